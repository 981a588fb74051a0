import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const condominio: NarrowConcept[] = [
  {
    id: "sindico-obrigacoes",
    broader: "condominio",
    label: "Síndico e o portão: obrigações",
    phrase: "as obrigações do síndico com o portão",
    asks: [
      "síndico obrigado revisar portão",
      "quanto tempo síndico obrigado revisar",
      "quais obrigações síndico portão",
      "síndico obrigação",
      "síndico manutenção obrigatória",
      "manutenção portão obrigatória lei",
      "manutenção portão condomínio obrigatória",
      "manutenção obrigatória lei síndico",
      "obrigação condomínio portão",
      "responsabilidade condomínio portão",
      "síndico deve portão",
      "responsável portão condomínio",
      "síndico responde portão",
      "síndico responsável",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o síndico é obrigado a conservar o portão, porque ele é parte comum do prédio (Código Civil, artigo 1.348). A lei não fixa o intervalo, e o usual é revisar {visits.business}, no mínimo. Na prática, o síndico deve mandar revisar, guardar os relatórios e parar o portão quando houver risco.",
        "A responsabilidade pela manutenção do portão é do síndico, profissional ou morador, porque o artigo 1.348 do Código Civil lhe dá o dever de conservar a área comum. Quem paga é o condomínio. O síndico profissional responde também pelo que o contrato dele prevê. O usual é revisar {visits.business} e guardar os relatórios.",
        "As obrigações do síndico com o portão são conservar, registrar e prevenir acidentes, porque a lei lhe entrega o cuidado das partes comuns (artigo 1.348 do Código Civil). Não conhecemos prazo legal de manutenção. O usual é revisar {visits.business}, e a falta de cuidado pode pesar num acidente.",
        "Na manutenção do portão, o síndico deve exigir visita com data marcada, relatório escrito do que foi testado, preço de cada peça antes da troca e garantia. O usual é revisar {visits.business}, no mínimo. Quem acaba de virar síndico pode começar pedindo os últimos relatórios, porque a lei (artigo 1.348) lhe dá o dever de conservar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Lista do síndico para o portão", "O que manter em dia"],
        slots: [
          [
            "Guarde esta lista numa pasta, com data e nome de quem fez. Ela mostra que o portão é cuidado e ajuda num acidente ou no seguro.",
            "O registro vale tanto quanto o serviço, se houver acidente. Relatórios, notas e manual ficam juntos, numa pasta só.",
            "Papel com data prova o cuidado diante do seguro e da justiça. Reúna notas, relatórios e manual no mesmo lugar.",
          ],
        ],
        steps: [
          "Marque as revisões do ano, {visits.business} no mínimo.",
          "Peça relatório escrito de cada visita, com o que foi testado.",
          "Treine mais de uma pessoa por turno no destravamento.",
          "Mantenha a lista de controles e tags por unidade.",
          "Defina quem autoriza gasto na urgência.",
        ],
      },
      {
        about: "safety",
        headings: ["Quando parar o portão", "Risco: o que o síndico faz na hora"],
        slots: [
          [
            "Pare o portão se houver cabo desfiado, folha torta, choque ou fotocélula sem funcionar. Desligue o disjuntor, isole a área e use outra entrada. A equipe do prédio observa e avisa, mas não abre o motor nem mexe em cabo e contrapeso.",
            "Com cabo, folha, choque ou sensor em falha, desligue o disjuntor e isole a área. Zelador e porteiro não abrem motor nem tocam em mola ou contrapeso.",
            "Diante de folha torta, cabo com fio solto, choque ou sensor morto, o uso para até o reparo. A equipe do prédio só isola e avisa; o resto é do técnico.",
          ],
          [
            "A proteção completa tem fotocélula em duas alturas, força regulada, sinaleiro na saída e passagem de pedestre à parte. Sem ela, um acidente encontra o condomínio sem defesa.",
            "Dois pares de fotocélula, força baixa, sinaleiro e portão próprio para pedestre formam o conjunto mínimo. É o que se pergunta depois de um acidente.",
            "Pedestre com entrada própria, sinaleiro, força no mínimo e fotocélula dupla: é isso que protege as pessoas e o síndico.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que o condomínio gasta com o portão", "Revisão, troca e o que levar à assembleia"],
        slots: [
          [
            "A troca de motor em portão pesado vai de {price.heavySwap}, com mão de obra, e sobe com o peso da folha e as aberturas do pico. O contrato de manutenção tem valor por portão, fechado depois da vistoria.",
            "Trocar o motor de um portão pesado custa de {price.heavySwap}, conforme o peso e o movimento. Já a manutenção se contrata por portão, com preço definido na vistoria.",
            "Para motor novo em portão de prédio, conte de {price.heavySwap}, instalado. A revisão periódica é cobrada por portão, segundo o peso e o uso.",
          ],
          [
            "Leve à assembleia proposta com motor, folha, elétrica e acesso em linhas separadas, prazo de {time.heavy} de serviço e garantia de {warranty.motor} no motor. Assim as empresas se comparam item por item.",
            "A proposta votável separa motor, folha, elétrica e acesso e traz prazo, de {time.heavy}, e garantia, de {warranty.motor} no motor e {warranty.installation} na instalação.",
            "Peça a todas as empresas os mesmos itens, com garantia e prazo. A nossa indica {time.heavy} de trabalho, {warranty.motor} no motor e {warranty.installation} na instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Síndico responde por acidente no portão?",
        answers: [
          "Pode responder, se ficar provada omissão: defeito conhecido e não consertado, sensor desligado, revisão esquecida. Registro em dia é a melhor defesa. O caso concreto é com advogado.",
          "O condomínio costuma ser o primeiro chamado, e o síndico responde se foi negligente. Relatórios datados mostram que houve cuidado.",
        ],
      },
      {
        question: "Quem paga o carro que o portão bateu?",
        answers: [
          "Depende da causa: defeito e falta de manutenção apontam o condomínio; erro de quem entrou colado, o motorista. Fotos e laudo do técnico decidem com o seguro.",
          "Não há resposta única. O laudo da causa, as câmeras e o seguro do condomínio resolvem a maior parte.",
        ],
      },
      {
        question: "Precisa de assembleia para trocar o motor?",
        answers: [
          "Conserto urgente e necessário o síndico faz e presta contas. Obra de valor alto ou melhoria vai à assembleia, conforme a convenção.",
          "Depende da convenção, do valor e da urgência. O orçamento por itens ajuda nos dois caminhos.",
        ],
      },
      {
        question: "O porteiro pode destravar o portão?",
        answers: [
          "Pode, se treinado e com o disjuntor desligado, só em portão de correr ou de abrir, reto e no trilho. Basculante com defeito fica travado até o técnico.",
          "Sim, com treino, e nunca em basculante com cabo ou contrapeso em falha. Deixe o passo a passo escrito na portaria.",
        ],
      },
    ],
    photo: "fotos dos portões e das etiquetas dos motores e o último relatório, se houver",
  },
  {
    id: "condominio-troca-motor",
    broader: "condominio",
    label: "Trocar o motor do portão do condomínio",
    phrase: "a troca do motor no condomínio",
    asks: [
      "motor portão pesado condomínio preço",
      "motor pesado condomínio preço",
      "motor portão pesado prédio preço",
      "motor mais barato condomínio",
      "motor barato condomínio",
      "motor barato prédio",
      "motor mais barato prédio",
      "motor portão barato condomínio",
      "motor portão mais barato condomínio",
      "síndico quer trocar motor",
      "síndico quer trocar motor portão",
      "síndico trocar motor preço",
      "síndico troca motor valor",
      "orçamento motor novo portão prédio",
      "motor prédio queimou valor novo",
      "condomínio trocar motor",
      "troca motor condomínio",
      "prédio trocar motor",
      "troca motor prédio",
      "motor prédio preço",
      "motor prédio quanto custa",
      "motor condomínio preço",
      "motor condomínio quanto custa",
      "trocar motor prédio valor",
      "troca motor condomínio preço",
      "trocar motor prédio preço",
      "troca motor condomínio orçamento",
      "trocar motor condomínio quanto custa",
      "motor garagem prédio valor",
      "motor correr condomínio preço",
      "motor correr condomínio quanto custa",
      "motor correr prédio preço",
      "motor correr prédio quanto custa",
      "motor deslizante condomínio preço",
      "motor deslizante condomínio quanto custa",
      "motor deslizante prédio preço",
      "motor basculante prédio preço",
      "motor basculante condomínio preço",
      "instalação motor condomínio preço",
      "instalação motor prédio preço",
      "portão automático condomínio preço",
      "portão automático condomínio quanto custa",
      "motor prédio muito movimento preço",
      "motor portão prédio muito movimento preço",
    ],
    intent: "price",
    answers: {
      any: [
        "Trocar o motor do portão de prédio ou condomínio custa de {price.heavySwap}, com motor de uso intenso e mão de obra. O valor muda com o peso da folha e com as aberturas na hora de pico. O síndico recebe o orçamento por itens, feito com fotos do portão, da etiqueta do motor e o número de vagas.",
        "O motor de portão mais barato que serve para condomínio é o de uso intenso, no tamanho certo da folha, na parte de baixo da faixa de {price.heavySwap}, já instalado. O residencial custa menos na compra, mas esquenta e para na hora de pico do prédio.",
        "O preço do motor para portão de prédio de uso intenso, de correr ou de abrir, vai de {price.heavySwap}, com a mão de obra da troca. O peso da folha e o número de vagas definem o modelo. Aproveitar cremalheira, fotocélula e controles em bom estado reduz o gasto do condomínio.",
        "O síndico que quer trocar o motor do portão deve primeiro confirmar se o atual não tem conserto e contar as aberturas na hora de pico. A troca por um motor de uso intenso fica de {price.heavySwap}, com mão de obra. O orçamento por itens sai por fotos e serve para a assembleia.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que deve vir no orçamento do prédio", "Como comparar três orçamentos"],
        slots: [
          [
            "Peça que cada proposta traga o modelo do motor, a capacidade em quilos, os ciclos por hora e a mão de obra. Sem o modelo escrito, dois preços não se comparam. Veja também se a cremalheira, a fotocélula e a gravação dos controles estão incluídas.",
            "Peça a todos as mesmas informações: modelo, capacidade em quilos, ciclos por hora e o que acompanha. Cremalheira, fotocélula e controles mudam muito o total, por isso devem aparecer como incluídos ou não.",
            "Compare só propostas com os mesmos itens, do modelo do motor aos ciclos por hora. Pergunte se a cremalheira, que é a barra dentada, a fotocélula e os controles entram no valor.",
          ],
          [
            "A garantia também conta. Conosco são {warranty.motor} no motor e {warranty.installation} na instalação. Pergunte ainda se é fácil achar peça do modelo. O pagamento no cartão vai em até {shop.instalments} vezes.",
            "Além do preço, contam a oferta de peças e a garantia, que no nosso caso é de {warranty.motor} no motor e {warranty.installation} no serviço. O pagamento vai em até {shop.instalments} vezes no cartão.",
            "A garantia também conta: no que vendemos, são {warranty.motor} para o motor e {warranty.installation} para a instalação. O pagamento pode ser em até {shop.instalments} vezes no cartão.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual motor o condomínio precisa", "Ciclos por hora e peso da folha"],
        slots: [
          [
            "Conte os carros da hora mais cheia e procure um motor com ciclos por hora acima desse número. O motor de casa esquenta e para no meio da manhã. A capacidade deve passar em um terço o peso da folha.",
            "O número mais importante é o de aberturas na hora de pico, porque um motor de casa desliga por calor com esse uso. Depois vem o peso, com um terço de sobra na capacidade, contando chapa e tinta.",
            "Olhe dois números na ficha do motor. Os ciclos por hora precisam passar das aberturas da hora mais cheia. A capacidade em quilos deve ficar um terço acima do peso da folha. O motor de casa esquenta e para com o movimento da manhã.",
          ],
          [
            "O inversor é a placa que acelera e freia o motor aos poucos. Com ele o portão abre mais rápido e sem tranco, o que poupa a folha e a cremalheira.",
            "Com muito movimento compensa o inversor, a placa que controla a partida e a parada. A fila anda mais rápido, e a folha não bate no fim.",
            "Uma garagem movimentada ganha com o inversor, que acelera e freia o motor aos poucos. A abertura fica mais curta, e a parada suave gasta menos a folha.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo a garagem fica parada", "O dia da troca no prédio"],
        slots: [
          [
            "A troca leva de {time.heavy} e é feita fora do horário de pico, com aviso aos moradores na véspera. A portaria libera a passagem dos carros em horários combinados.",
            "Reserve {time.heavy} num horário de pouco movimento e avise os moradores antes. Enquanto o motor sai, alguém da portaria organiza entrada e saída.",
            "O serviço leva de {time.heavy} e é marcado longe da hora de saída. Os moradores são avisados na véspera, e a portaria orienta quem precisa passar.",
          ],
          [
            "No fim, o técnico grava os controles e testa se a folha recua diante de um obstáculo. O zelador aprende a destravar o portão de correr ou de abrir.",
            "Na entrega, os controles já estão cadastrados, o recuo da folha foi testado e a portaria recebeu a orientação de uso.",
            "Depois os controles são gravados, a fotocélula é testada e o zelador aprende a destravar o portão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa de assembleia para trocar o motor?",
        answers: [
          "Se o motor quebrou, a troca é reparo necessário, e o síndico costuma resolver e prestar contas. Trocar por um melhor, ou gastar muito, vai à assembleia, conforme a convenção.",
          "Para repor o que quebrou, em geral não. Trocar um motor que funciona por outro melhor é obra útil e depende de voto.",
        ],
      },
      {
        question: "Os controles dos moradores continuam servindo?",
        answers: [
          "Continuam servindo se a central nova aceita o mesmo código, e a foto de um controle mostra isso. Se o código for outro, um receptor à parte mantém os controles atuais.",
          "Muitas vezes sim. Quando o código é outro, um receptor à parte, ligado à central, evita trocar dezenas de controles.",
        ],
      },
      {
        question: "Vale consertar o motor do condomínio em vez de trocar?",
        answers: [
          "Sim, quando o defeito é do capacitor, do fim de curso ou da placa e as engrenagens estão boas. Um motor que desliga por calor todo dia deve ser trocado.",
          "Vale consertar quando só uma peça se gastou e o redutor está firme. Se o redutor acabou ou não há peça à venda, a troca sai melhor.",
        ],
      },
      {
        question: "Depois da troca do motor, quantas revisões por ano?",
        answers: [
          "A recomendação é fazer revisão {visits.business}, no mínimo, porque o portão coletivo se gasta a cada abertura.",
          "Faça revisão {visits.business}, com roldana, cremalheira, fim de curso e fotocélula conferidos.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com o número de vagas e as aberturas na hora de pico",
  },
  {
    id: "condominio-quebra-sempre",
    broader: "condominio",
    label: "Portão do condomínio quebra sempre",
    phrase: "o portão de condomínio que quebra sempre",
    asks: [
      "edifício consertado várias vezes",
      "condomínio quebra toda hora",
      "condomínio toda hora",
      "prédio quebra toda hora",
      "prédio vive quebrando",
      "prédio quebra sempre",
      "condomínio quebra",
      "condomínio quebra sempre",
      "prédio quebra",
      "portão prédio quebra",
      "condomínio problema portão",
      "condomínio vive quebrando",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão do condomínio que quebra sempre, toda semana ou todo mês, quase sempre tem motor pequeno para o número de carros, folha pesada ou batida nunca corrigida. A causa se acha medindo folha, motor e uso; a revisão fica, em geral, de {price.preventiveRange}, sem peças.",
        "Se o portão do prédio quebrou de novo, a causa ficou: motor residencial em garagem coletiva, roldana e trilho gastos ou batente solto. Trocar a mesma peça não resolve. O diagnóstico na revisão custa, em geral, de {price.preventiveRange}, fora peças.",
        "Portão de edifício já consertado várias vezes dá defeito porque o motor trabalha acima dos ciclos da ficha, a folha está dura ou falta revisão {visits.business}. Peça a causa por escrito, em visita de {price.preventiveRange} em geral, antes de pagar outra peça.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o defeito do portão volta", "Motor, folha ou uso"],
        slots: [
          [
            "Motor residencial em garagem coletiva esquenta, desarma e gasta capacitor e engrenagem. Conte as aberturas na hora de pico: se passam do limite por hora da ficha, o motor é pequeno.",
            "O motor de casa não foi feito para a fila da manhã. Compare as aberturas da hora mais cheia com os ciclos por hora do modelo, e a diferença explica a pane.",
            "Garagem de prédio exige motor de uso intenso, e o residencial desarma e come engrenagem. Basta contar as passagens do pico e olhar a ficha.",
          ],
          [
            "Se o motor aguenta, a culpa é da folha ou do uso: roldana oval, trilho com degrau, batente solto, batida antiga. Pausa curta no fechamento e gente que entra colada fazem o portão inverter dezenas de vezes.",
            "Com o motor certo, olhe trilho, rodas, cabos e batente, que gastam a peça nova. O fechamento automático rápido demais e o carro que passa colado dobram os ciclos.",
            "Folha torta, roda gasta e batente frouxo sobrecarregam qualquer máquina. Some o hábito de entrar colado, que faz a folha voltar no meio a cada manhã.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O roteiro para o síndico", "O que pedir ao técnico"],
        slots: [
          [
            "Peça a causa por escrito, com fotos, e não só a lista de peças. O registro de cada visita mostra a peça que se repete, e a revisão é {visits.business}, mais que isso em fluxo alto.",
            "Exija um laudo simples: o que quebrou, por quê e o que evita. Com as visitas anotadas, {visits.business} no mínimo, a repetição aparece.",
            "O técnico deve dizer o motivo, com imagem, e deixar registro datado. Em prédio, a revisão {visits.business} pega o desgaste antes da parada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["A conta do ano: consertar ou trocar", "Conserto, reforma ou motor novo"],
        slots: [
          [
            "Some o que foi gasto em doze meses: acima da metade de um motor novo, de {price.heavySwap} na troca em portão pesado, o assunto merece assembleia. Antes, reforme a folha, porque motor novo em folha torta repete a história.",
            "Junte os recibos do ano e compare com a troca, de {price.heavySwap}. Passou da metade, leve à assembleia, com roldanas e trilho em ordem primeiro.",
            "Três chamados pelo mesmo motivo pedem decisão. A troca em folha pesada custa de {price.heavySwap}, e trilho, rodas e guias são acertados antes dela.",
          ],
          [
            "Na compra, exija ciclos por hora um terço acima do pico, parada suave e peça fácil na região. Dois pares de fotocélulas reduzem as batidas.",
            "O novo motor deve superar o pico em um terço, parar suave e ter reposição. Sensores em duas alturas evitam nova batida.",
            "Peça folga de um terço em ciclos e quilos, reposição por perto e fotocélula em duas alturas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Troco o motor ou reformo a folha?",
        answers: [
          "Reforme a folha primeiro. Um motor novo em folha ruim quebra igual; uma folha leve pode salvar o motor atual.",
          "Depende do diagnóstico, mas a folha vem antes. Com o uso acima da ficha, trocam-se os dois.",
        ],
      },
      {
        question: "Quem paga quando um morador bate no portão?",
        answers: [
          "Paga quem bateu, se ficar provado; a câmera e o laudo contam. O conserto urgente o síndico faz e cobra depois.",
          "Em regra, o causador. Sem prova, entra na despesa comum.",
        ],
      },
      {
        question: "Vale ter contrato de manutenção?",
        answers: [
          "Em garagem com muito movimento, sim: visita marcada, prazo de atendimento e registro. Veja se peças entram ou não.",
          "Vale quando há pane frequente. O contrato deve dizer número de visitas, prazo e o que está fora.",
        ],
      },
      {
        question: "Quanto tempo a troca deixa o prédio sem portão?",
        answers: [
          "A troca leva {time.heavy}, fora do pico, com a passagem isolada e moradores avisados.",
          "Conte {time.heavy}, em turno combinado com o síndico.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho ou dos cabos, da etiqueta do motor e o número de carros",
  },
];
