import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** The same fault for somebody else: a doorman on his shift, a family about to travel, a separated couple, a school. */
export const quemEstaNoPortao: NarrowConcept[] = [
  {
    id: "porteiro-com-portao-aberto",
    broader: "predio",
    label: "Porteiro: portão do prédio parado aberto",
    phrase: "o portão do prédio parado aberto",
    asks: [
      ...combine(
        ["porteiro", "portaria", "zelador", "vigia", "troca turno", "turno"],
        [
          "portão parou aberto",
          "portão travou aberto",
          "portão travado aberto",
          "portão ficou aberto",
          "portão quebrou aberto",
          "portão quebra aberto",
          "portão emperrou aberto",
          "portão não fecha",
          "portão prédio travou aberto",
          "portão condomínio ficou aberto",
          "portão garagem não fecha",
        ],
      ),
      "porteiro deve fazer portão aberto",
      "porteiro deve fazer portão prédio travou aberto",
      "procedimento porteiro portão aberto",
      "procedimento porteiro portão quebra aberto",
      "portão condomínio ficou aberto troca turno portaria",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Porteiro com o portão parado aberto deve deixar alguém vigiando a entrada, desligar o disjuntor do motor e avisar o síndico, que autoriza o técnico, {shop.hours}. Na troca de turno, tudo fica escrito no livro. Se é de correr ou de abrir, com a folha reta, quem foi ensinado fecha na mão; basculante só se isola.",
        "Se o portão da garagem não fecha, o porteiro olha a fotocélula, tenta uma vez e, se não resolver, desliga o disjuntor do motor e avisa o síndico, que chama o técnico, {shop.hours}. Uma pessoa fica na entrada o tempo todo. Folha de correr ou de abrir, reta, se fecha na mão; sob o basculante ninguém passa.",
        "O procedimento do porteiro quando o portão quebra aberto tem quatro passos: vigiar a entrada, desligar o disjuntor do motor, avisar o síndico ou o zelador e chamar o técnico, {shop.hours}. Só folha de correr ou de abrir, reta e em piso plano, se fecha na mão, por quem sabe destravar.",
        "Quando o portão do prédio travou aberto, o porteiro não deixa a entrada sozinha: uma pessoa vigia, o disjuntor do motor é desligado e o síndico ou o zelador chama o técnico, {shop.hours}. De correr ou de abrir, com a folha reta, pode ser fechado na mão; basculante erguido se isola.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que o porteiro faz, nesta ordem", "Passos da portaria com o portão aberto"],
        slots: [
          [
            "Se a folha está no alto, torta ou fora do trilho, o porteiro só desliga o disjuntor, isola a passagem e espera o técnico. Ninguém passa embaixo nem empurra.",
            "Com basculante erguido, folha inclinada ou fora do lugar, desligue a energia, isole a área e não mexa. Soltar ou empurrar pode derrubar o portão.",
            "Se a folha está torta, no alto ou saiu do trilho, o trabalho da portaria é cortar a energia e afastar as pessoas, porque ela pode cair.",
          ],
        ],
        steps: [
          "Deixe uma pessoa na entrada, a pé, fora da linha da folha.",
          "Veja se há carro, objeto ou sujeira na frente da fotocélula e tente fechar uma única vez.",
          "Se não fechou, desligue o disjuntor do motor, no quadro do prédio, e o nobreak, se houver.",
          "Se é de correr ou de abrir e está reto, quem foi ensinado destrava, leva a folha devagar e trava de novo.",
          "Avise o zelador ou o síndico e mande ao técnico o endereço e as fotos.",
        ],
      },
      {
        about: "what",
        headings: ["O que anotar e passar ao próximo turno", "Como passar o turno com o portão parado"],
        slots: [
          [
            "Escreva no livro a hora da parada, quem acionou por último, o barulho ou a luz que apareceu e quem foi avisado. Isso adianta o diagnóstico e resguarda a portaria.",
            "No livro ficam a hora, o último acionamento, o que se ouviu e a quem se avisou. O técnico usa esses dados, e a equipe fica coberta.",
            "Anote a hora, quem acionou, o som ou a luz percebidos e as pessoas avisadas. Com isso o técnico começa mais perto da causa.",
          ],
          [
            "Quem assume precisa saber que o disjuntor está desligado de propósito. Um bilhete no quadro de luz evita que alguém religue com a folha solta.",
            "Deixe um aviso no quadro: não religar até o técnico chegar. O colega que entra deve ouvir isso de você também.",
            "Conte a quem chega que a energia do motor foi cortada por segurança e prenda um bilhete no quadro, para ninguém religar.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Moradores e carros até o conserto", "Como controlar a entrada enquanto isso"],
        slots: [
          [
            "Morador a pé usa só a entrada social, e cada carro é identificado antes de passar. À noite, acenda as luzes da rampa e mantenha a pessoa na entrada.",
            "Quem está a pé entra pela portaria, e os carros param para identificação. De noite, luz acesa e alguém no posto o tempo todo.",
            "A passagem de pedestres fica na entrada social. Carros entram um por um, depois de identificados, com a garagem iluminada à noite.",
          ],
          [
            "Avise no grupo do prédio que ninguém deve acionar o controle nem empurrar a folha. Se alguém religar a energia, um toque move o portão.",
            "Os moradores recebem o aviso de não usar o controle nem tentar fechar no braço, já que o portão pode andar ou cair.",
            "Peça a todos, por mensagem, que guardem o controle e não forcem a folha até o conserto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O porteiro pode destravar o portão do prédio?",
        answers: [
          "Pode, se foi ensinado, se a administração autoriza e se a folha é de correr ou de abrir, reta e nivelada. Basculante, não.",
          "Só folha de correr ou de abrir, reta, com o disjuntor desligado e autorização de quem administra. No basculante, nunca.",
        ],
      },
      {
        question: "Quem autoriza o conserto urgente?",
        answers: [
          "Em geral o síndico ou a administradora. O valor da ida é dito por mensagem antes de o técnico sair, o que facilita a autorização.",
          "O síndico, ou quem ele deixou indicado para noite e feriado. O preço da ida vem antes, por escrito.",
        ],
      },
      {
        question: "Quanto custa o conserto do portão do prédio?",
        answers: [
          "Depende do que falhou, e o valor é informado antes. Se for o motor inteiro, em prédio a troca fica de {price.heavySwap}, com a mão de obra.",
          "Sensor, fim de curso e capacitor pesam pouco; placa e cabo, mais. A troca do motor em portão pesado fica de {price.heavySwap}.",
        ],
      },
      {
        question: "Por que o portão parou aberto?",
        answers: [
          "O mais comum é a fotocélula suja, torta ou tapada; depois vêm fim de curso, placa e motor quente por excesso de aberturas.",
          "Na hora de mais movimento, o motor pode ter desarmado por calor. Fora dela, as causas frequentes são fotocélula, fim de curso ou placa.",
        ],
      },
    ],
    photo: "o endereço do prédio, uma foto de longe do portão aberto e outra da etiqueta do motor",
  },
  {
    id: "portao-aberto-antes-da-viagem",
    broader: "nao-fecha",
    label: "Portão que não fecha e viagem marcada",
    phrase: "o portão que não fecha antes da viagem",
    asks: [
      ...combine(
        ["viajar", "viajo", "viagem"],
        [
          "não fecha",
          "portão não fecha",
          "não fecha hoje",
          "travou aberto",
          "travado aberto",
          "parou aberto",
          "ficou aberto",
          "quebrou aberto",
          "amanhã travou aberto",
          "quebrou",
          "portão quebrou",
          "emperrou aberto",
        ],
      ),
      "urgente não fecha viajar hoje",
      "portão não fecha viajo hoje",
      "portão não fecha viajo hoje noite",
      "portão não fecha viajar amanhã",
      "quebrou aberto dia viagem",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Se o portão não fecha e você vai viajar hoje, chame já pelo WhatsApp, {shop.hours}, com o endereço e a hora da saída. Enquanto espera, o portão de correr ou de abrir, com a folha reta, pode ser fechado na mão e preso com corrente e cadeado. Basculante aberto não se mexe.",
        "Se você vai viajar amanhã e o portão travou aberto, ainda dá tempo de o técnico ir antes: mande o endereço e a hora da saída, {shop.hours}. Até lá, folha de correr ou de abrir, reta, se fecha na mão com o disjuntor desligado. No basculante erguido, só desligue o disjuntor, afaste todos e espere.",
        "Quem precisa viajar e o portão não fecha deve pedir o técnico antes da saída, {shop.hours}, e não deixar a folha só encostada. Se ela é de correr ou de abrir e está reta, feche na mão, com o disjuntor desligado, e passe corrente com cadeado. O basculante espera o técnico.",
        "Portão que quebrou aberto no dia da viagem pode ser fechado na mão se é de correr ou de abrir e a folha está reta: disjuntor desligado, motor destravado com a chave, corrente e cadeado. Se é basculante, ninguém mexe. Chame pelo WhatsApp, {shop.hours}, e diga a hora da saída.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Fechar o portão antes de sair", "O que dá para fazer agora"],
        slots: [
          [
            "Estes passos valem para folha de correr ou de abrir, inteira e em piso nivelado. Se o portão é basculante, está torto ou saiu do trilho, só desligue o disjuntor, afaste todos e chame.",
            "Estes passos servem ao portão de correr ou de abrir que esteja reto. Se ele é basculante ou entortou, corte a energia, não chegue perto e chame.",
            "Faça apenas com folha de correr ou de abrir em bom estado. Com basculante erguido ou portão torto, você só desliga o disjuntor e mantém distância.",
          ],
        ],
        steps: [
          "Tire o que estiver na passagem, limpe as lentes da fotocélula e tente fechar uma única vez.",
          "Se não fechou, desligue o disjuntor do portão e o nobreak, se houver.",
          "Destrave com a chave e leve a folha devagar até o batente.",
          "Trave o motor de novo, passe corrente com cadeado por dentro e empurre de leve para ver se não cede.",
          "Saia pelo portão social e deixe o disjuntor desligado.",
        ],
      },
      {
        about: "what",
        headings: ["Quem recebe o técnico se você já saiu", "Se o conserto ficar para depois da saída"],
        slots: [
          [
            "Deixe alguém de confiança com a chave do portão social e do quadro de luz, e aprove o valor pelo WhatsApp. Você recebe o vídeo do portão fechando antes de pagar, por Pix se quiser.",
            "Um parente ou vizinho abre a casa, e o orçamento é aprovado por você a distância. Depois do conserto vem o vídeo do teste, e o pagamento pode ser por Pix.",
            "Alguém com a chave do social pode receber o técnico, enquanto você aprova tudo por mensagem. O vídeo do portão funcionando chega antes do pagamento, que pode ser Pix.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Casa vazia com o portão no cadeado", "Como deixar a casa fechada sem o motor"],
        slots: [
          [
            "Com o disjuntor desligado, nenhum controle abre, e a corrente segura a folha. Avise um vizinho e não deixe controle nem chave dentro do carro que ficar.",
            "Sem energia no motor, um controle esquecido no carro não abre a casa. A corrente fica por dentro, e um vizinho avisado olha o portão.",
            "Com o motor desligado, ninguém abre pelo controle, e o cadeado prende o portão. Recolha os controles e peça a um vizinho que olhe a casa.",
          ],
          [
            "Na volta, tire a corrente antes de religar, porque o motor que puxa contra o cadeado quebra. Um aviso colado no quadro de luz evita o esquecimento.",
            "Cole um bilhete no quadro de luz para tirar o cadeado antes de ligar o motor, que forçado contra a corrente se danifica.",
            "Quando voltar, solte a corrente primeiro, porque o motor que puxa contra o cadeado perde engrenagem. Um recado no quadro de luz ajuda.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se eu precisar sair antes do técnico?",
        answers: [
          "Saia só com a folha presa ou com alguém na casa. Quem ficar recebe o técnico, e você aprova o valor pelo WhatsApp.",
          "Deixe alguém para receber e a folha com corrente. Basculante aberto pede uma pessoa na casa até o técnico chegar.",
        ],
      },
      {
        question: "Dá para o técnico vir ainda hoje?",
        answers: [
          "Depende do bairro e da equipe livre. Respondemos {shop.hours}, com a hora possível e o valor da ida.",
          "Conforme a equipe na região: atendemos {shop.hours}, e você sabe a hora e o valor antes de o técnico sair.",
        ],
      },
      {
        question: "Quanto custa o conserto de urgência?",
        answers: [
          "A visita com regulagem em casa parte de {price.preventive}, sem peças, e à noite ou em feriado a ida pode custar mais. O valor é informado antes.",
          "Parte de {price.preventive} em casa, sem peças; o horário e a peça mudam a conta, que você aprova antes.",
        ],
      },
      {
        question: "O portão parou no meio. Posso puxar?",
        answers: [
          "Só folha de correr ou de abrir, reta, depois de desligar o disjuntor e destravar com a chave. Presa ou torta, não force.",
          "Nunca com o motor travado, porque a força quebra a engrenagem. Se o portão é de correr ou de abrir e a folha está reta, desligue a energia, destrave com a chave e puxe devagar.",
        ],
      },
    ],
    photo: "o endereço, a hora em que você sai, uma foto de longe do portão e outra da etiqueta do motor",
  },
  {
    id: "ex-companheiro-com-controle",
    broader: "clonado",
    label: "Ex-companheiro que ficou com o controle",
    phrase: "o controle que ficou com o ex-companheiro",
    asks: [
      ...combine(
        ["ex marido", "ex mulher", "ex esposa", "ex namorado", "ex namorada", "ex companheiro"],
        [
          "controle",
          "controle portão",
          "ficou controle",
          "tem controle",
          "levou controle",
          "ficou controle apagar",
          "controle apagar placa",
          "abre portão",
          "apagar controle",
        ],
      ),
      "ex levou controle",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para impedir que o ex entre, apaga-se o controle dele na memória da central, sem precisar tê-lo em mãos: limpa-se a placa e gravam-se de novo só os seus. É serviço de uma visita, em menos de {trade.smallRepair}. Em placa de código fixo, peça também receptor de código rolante.",
        "Para apagar da placa o controle do ex-marido ou da ex-mulher, o técnico limpa a memória da central e regrava só os que ficam com você, o que impede a entrada dele. Leva menos de {trade.smallRepair}, e se o outro for cópia do seu, só trocar o código resolve.",
        "Depois da separação, bloquear o controle do portão leva uma visita de menos de {trade.smallRepair}: apaga-se a memória da central e cadastram-se apenas os seus. Enquanto isso, com o portão fechado, o disjuntor dele desligado impede qualquer controle de abrir.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como apagar o controle da placa", "Da memória apagada aos controles novos"],
        slots: [
          [
            "Na maioria das placas, apagar um controle é apagar todos. Junte antes os que continuam valendo, porque cada um será gravado de novo.",
            "Separe todos os controles da casa antes da visita: em placa simples a memória é limpa inteira, e eles voltam um a um.",
            "Reúna os controles que ficam. A central comum não apaga um só, e por isso os seus são regravados na mesma hora.",
          ],
        ],
        steps: [
          "Anote de quem é cada controle que fica.",
          "O técnico apaga a memória da central, como o manual do modelo indica.",
          "Cada controle seu é gravado e testado, com a passagem livre.",
          "Um controle fora da lista é testado: ele não pode mais abrir.",
          "Tire o acesso também do aplicativo, do teclado e do interfone.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando só apagar não basta", "Código fixo: por que a cópia volta a abrir"],
        slots: [
          [
            "No código fixo, a cópia e o original são iguais para a placa. Se o controle do ex foi copiado do seu, gravar o seu devolve a abertura a ele.",
            "Cópia de código fixo repete o original, e a central não distingue um do outro. Regravado o seu, o copiado volta a funcionar.",
            "Se o outro controle é clone do seu, com código fixo, limpar a memória não adianta: os dois têm o mesmo código, e gravar um autoriza ambos.",
          ],
          [
            "A saída é um receptor de código rolante, que muda a cada aperto, ligado à mesma central e com controles novos. O motor fica, e o custo é bem menor que o de trocar a placa e o motor.",
            "Instala-se então um receptor rolante, de código que muda a cada uso, sem mexer no motor. Entram controles novos, e a despesa fica longe da de um motor.",
            "Resolve o receptor de código rolante, cujo sinal se altera a cada aperto. Aproveitam-se motor e central, e compram-se só receptor e controles.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Como impeço que ele entre até lá", "Como impeço a entrada enquanto espero"],
        slots: [
          [
            "Com o portão fechado, desligue o disjuntor dele: sem energia, nenhum controle abre. Troque também a chave de destravamento, se uma ficou fora, e o segredo do portão social.",
            "Desligar o disjuntor com o portão fechado tira o efeito de todo controle. Lembre da chave de destravar e da fechadura social, que também podem ter cópia.",
            "O disjuntor do portão desligado, folha fechada, basta até a visita. Cópias da chave de destravamento e do portão social pedem troca de segredo.",
          ],
          [
            "Havendo ameaça, ligue 190, e tendo medida protetiva, informe isso ao pedir o serviço. Trocar o código ajuda na proteção, mas não a substitui.",
            "Se há medo ou ameaça, chame a polícia pelo 190. O bloqueio do controle é só uma parte, e a medida protetiva deve ser citada no pedido.",
            "Diante de ameaça, o número é 190. Diga ao marcar que existe medida protetiva, porque apagar o código não dispensa a polícia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para apagar os controles sem o técnico?",
        answers: [
          "Em algumas placas, sim, pelo manual. Mas o botão costuma ficar dentro da tampa, perto de partes com energia, e por isso é melhor deixar com o técnico.",
          "Só nos modelos com menu ou botão externo. Nos demais, a tecla fica junto de tensão, e a tampa é para o técnico.",
        ],
      },
      {
        question: "Moro em prédio: a quem peço para apagar?",
        answers: [
          "Ao síndico ou à administradora, por escrito. Com cadastro por controle, sai só aquele, sem mexer nos vizinhos.",
          "À administração, com pedido datado. Sistemas com lista excluem apenas o seu antigo registro.",
        ],
      },
      {
        question: "Como impeço que ele entre até lá, e quanto tempo leva?",
        answers: [
          "Com o disjuntor do portão fechado desligado, nenhum controle abre. Apagar e regravar três ou quatro controles leva menos de {trade.smallRepair}. Trocar o receptor cabe na mesma visita.",
          "Deixe o disjuntor do portão desligado até a visita. O serviço leva, em geral, menos de {trade.smallRepair}, com os controles à mão. O receptor rolante pode ser instalado no mesmo dia.",
        ],
      },
      {
        question: "Como sei se o meu é de código fixo ou rolante?",
        answers: [
          "Pelo modelo impresso atrás do controle. Os que se copiam em chaveiro costumam ser de código fixo.",
          "A etiqueta do controle informa. Se um chaveiro já conseguiu copiar o seu, ele provavelmente é de código fixo.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e dos controles que ficam com você",
  },
  {
    id: "portao-fechando-sobre-aluno",
    broader: "escola",
    label: "Portão da escola: não fechar sobre criança",
    phrase: "o portão da escola que não pode fechar sobre criança",
    asks: [
      "colégio entrada saída portão parado",
      "escola entrada saída portão parado",
      ...combine(
        ["escola", "colégio", "creche", "escolinha", "berçário"],
        [
          "portão criança",
          "portão feche criança",
          "evitar portão feche criança",
          "evitar feche cima criança",
          "portão fechar criança",
          "portão prensar criança",
          "portão machucar criança",
          "portão machucar aluno",
          "portão fechar aluno",
          "evitar acidente portão",
          "portão acidente criança",
          "sensor criança portão",
        ],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para evitar que o portão da escola feche em cima de criança, deixe-o parado na entrada e na saída e ponha os alunos por outro acesso. Só um funcionário que vê o vão inteiro comanda, sem fechamento automático, com fotocélula em duas alturas, borda sensível e força mínima.",
        "O portão da escola não fecha sobre criança quando fica imóvel enquanto há aluno por perto e só um funcionário, com a passagem à vista, o aciona. Somam-se entrada separada para pedestres, dois pares de fotocélula, um alto e um baixo, borda sensível e fechamento automático desligado.",
        "Na escola, evita-se que o portão feche em cima de criança com duas medidas juntas: regra e sensor. O funcionário que enxerga todo o vão comanda, e nunca com alunos passando; fotocélulas em duas alturas, borda sensível, força baixa e o fechamento automático desligado completam a proteção.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["A regra da entrada e da saída", "Quem comanda e quando o portão anda"],
        slots: [
          [
            "Com aluno por perto, a folha não se move. Os carros entram antes ou depois desse horário, e as regras abaixo valem para todos os turnos.",
            "O portão dos carros abre antes de as crianças chegarem ou espera que todas passem. Estas regras mantêm isso no dia a dia.",
            "Nenhum sensor substitui a rotina: enquanto houver crianças no caminho, o portão fica parado. Combine os pontos a seguir com toda a equipe.",
          ],
        ],
        bullets: [
          "Acesso de aluno separado, por portão social com fechadura da portaria",
          "Um funcionário por turno no comando, com o vão inteiro à vista",
          "Nenhum controle com pais, alunos ou van escolar",
          "Botoeira fora do alcance das crianças e botão de parada junto de quem opera",
          "Grade de vão estreito e cremalheira coberta",
        ],
      },
      {
        about: "choose",
        headings: ["Os sensores de que o portão da escola precisa", "Fotocélula alta, fotocélula baixa e borda"],
        slots: [
          [
            "A fotocélula é um feixe invisível que para o portão quando alguém o cruza. Um par a uns 50 cm vê o carro e o aluno em pé, e outro, de 15 a 25 cm do piso, vê a criança abaixada.",
            "Dois pares de fotocélula, o feixe que interrompe o fechamento, cobrem alturas diferentes. O de uns 50 cm pega carro e criança em pé, enquanto o de 15 a 25 cm do chão pega quem se agachou.",
            "Um só feixe de fotocélula deixa passar quem está agachado. Por isso se usa um par a cerca de 50 cm e um segundo entre 15 e 25 cm do piso.",
          ],
          [
            "Quem está fora da linha dos feixes depende da borda sensível, a faixa na ponta da folha que manda recuar ao toque. Sensor com falha tira o portão de uso até o reparo.",
            "A borda sensível, faixa de borracha na ponta do portão, faz a folha recuar se encostar em alguém fora dos feixes. Se qualquer sensor falhar, o portão não se usa.",
            "Na ponta da folha vai a borda sensível, que inverte o movimento no toque e cobre o que os feixes não veem. Com um desses sensores em defeito, use outra entrada.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O teste da semana, com registro", "Como testar sem aluno por perto"],
        slots: [
          [
            "Teste uma vez por semana, fora do horário de aula, e anote data, resultado e quem testou. Ninguém usa o corpo no teste, só uma caixa de papelão.",
            "Com a escola vazia, um funcionário faz o teste semanal e assina o registro. O obstáculo é sempre uma caixa, nunca uma pessoa.",
            "Escolha um dia fixo da semana, sem alunos no prédio, e guarde a folha assinada. Use papelão como obstáculo e fique longe da folha.",
          ],
        ],
        steps: [
          "Com o portão aberto, ponha uma caixa na linha dos feixes e mande fechar: a folha não deve encostar nela.",
          "Ponha a caixa no caminho da folha, fora dos feixes: no toque, ela deve recuar.",
          "Aperte o botão de parada no meio do movimento: a folha para na hora.",
          "Se um teste falhou, desligue o disjuntor, use outra entrada e chame o técnico.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quem é a responsabilidade pelo portão da escola?",
        answers: [
          "Em geral da direção ou da mantenedora, que responde pela segurança de quem está na escola. O registro dos testes e da manutenção mostra que houve cuidado.",
          "Em regra é da escola, por meio de quem a dirige. Relatório de manutenção e teste semanal anotado servem de prova do cuidado.",
        ],
      },
      {
        question: "Posso deixar o fechamento automático só fora do horário de aula?",
        answers: [
          "Melhor não, porque há criança em contraturno, festa e reunião. Na escola, fecha quem está vendo a passagem livre, a qualquer hora.",
          "Não convém: sempre aparece aluno fora do horário previsto. O comando fica com o funcionário que olha o vão, e não com o temporizador.",
        ],
      },
      {
        question: "Só regular a força do motor não basta?",
        answers: [
          "Não. A força baixa só age depois do toque, e uma criança pequena oferece pouca resistência. A fotocélula age antes, ao ver o caminho ocupado.",
          "Não basta, porque o motor só percebe quando já encostou, e o corpo de uma criança cede fácil. É a fotocélula que evita o contato.",
        ],
      },
      {
        question: "Quanto custa proteger o portão da escola?",
        answers: [
          "Depende de quantos sensores faltam, do vão e do caminho dos fios. A borda sensível costuma custar mais que um par de fotocélulas. Tudo é orçado por foto das colunas e da central.",
          "O valor acompanha a largura do vão, a fiação e os sensores que faltam. Entre eles, a fotocélula tende a sair por menos que a borda sensível, e peça e serviço vêm juntos no orçamento.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, das duas colunas e da etiqueta do motor",
  },
];
