import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const acessoEMemoria: NarrowConcept[] = [
  {
    id: "clausura",
    broader: "controle-de-acesso",
    label: "Clausura com dois portões (eclusa)",
    phrase: "a clausura com dois portões",
    asks: [
      "portão não abrir com outro aberto",
      "dois portões um não abrir outro aberto",
      "clausura vale pena",
      "eclusa vale pena",
      "clausura",
      "eclusa",
      "intertravamento",
      "clausura condomínio",
      "clausura garagem",
      "clausura portão",
      "clausura dois portões",
      "eclusa dois portões",
      "eclusa condomínio",
      "eclusa garagem",
      "eclusa portão",
      "intertravamento portões",
      "intertravamento dois portões",
      "intertravamento clausura",
      "intertravamento eclusa",
      "clausura como funciona",
      "clausura intertravamento",
      "gaiola garagem condomínio",
      "gaiola dois portões",
      "dois portões um só abre outro fechado",
      "segundo portão só abre primeiro fecha",
      "portões intertravados",
      "portão duplo intertravado",
      "portão intertravado",
      "clausura veículos",
      "clausura carros",
      "clausura pedestres",
      "clausura veículos pedestres",
      "clausura veículos pedestres condomínio",
      "clausura carros pedestres",
      "eclusa veículos pedestres",
      "clausura entregador",
      "clausura preço",
      "clausura prédio",
      "entregador clausura",
    ],
    intent: "question",
    answers: {
      any: [
        "A clausura (eclusa) é a entrada com dois portões intertravados: o segundo só abre quando um sensor confirma que o primeiro fechou, na garagem ou na passagem de pedestres. O intertravamento é um módulo na central, com botão de emergência na portaria; motor de condomínio fica, na troca, de {price.heavySwap} por portão, com mão de obra.",
        "Na clausura de condomínio, dois portões nunca abrem juntos: o intertravamento, um módulo ligado às centrais, bloqueia o segundo até o sensor avisar que o primeiro está fechado. Vale para veículos e pedestres, com emergência que libera os dois; cada motor de uso coletivo custa, na troca, de {price.heavySwap}, serviço incluído.",
        "Clausura, ou eclusa, funciona assim: o carro ou o pedestre passa pelo primeiro portão, ele fecha, o sensor confirma e só então o segundo libera. Quem impede os dois de abrir juntos é o intertravamento, com chave de emergência na portaria; o motor de cada portão, em condomínio, sai na troca de {price.heavySwap}, com mão de obra.",
      ],
      price: [
        "O preço da clausura com dois portões soma o motor de cada um, que em condomínio fica de {price.heavySwap} na troca, com mão de obra, os sensores de portão fechado e o módulo de intertravamento. Se faltar a segunda folha, ela é do serralheiro; as fotos da entrada trazem o resto do valor.",
        "A clausura (eclusa) é orçada por itens, a partir de fotos: dois motores de uso coletivo, de {price.heavySwap} cada na troca com serviço, sensores, módulo de intertravamento e a ligação entre as centrais. A folha do segundo portão, quando não existe, é feita por serralheiro.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o intertravamento precisa ter", "As peças da clausura"],
        slots: [
          [
            "Cada folha leva um sensor magnético que só fecha o contato com o portão encostado. O módulo lê os dois sensores e corta o comando do portão que não pode abrir, venha ele de tag, controle ou portaria.",
            "São dois sensores magnéticos, um por portão, que avisam se a folha está mesmo fechada. Todo comando passa antes pelo módulo de intertravamento, que recusa o que deixaria os dois abertos.",
            "O módulo de intertravamento decide com base em um sensor magnético em cada portão. Sem a confirmação de folha encostada, nenhum controle, tag ou botão abre o outro.",
          ],
          [
            "Fotocélulas nos dois vãos e um laço no piso, o fio que sente o carro, evitam que uma folha feche sobre quem está no meio. Na entrada a pé, o par é de fechaduras que não abrem juntas.",
            "Entre os portões, um laço sob o piso ou fotocélulas mostram que ainda há carro, e a folha não desce sobre ele. Para pedestres, duas fechaduras fazem o papel dos motores.",
            "Para a folha não fechar sobre o carro parado no meio, vão fotocélulas em cada vão e um laço de detecção no chão. A versão de pedestres usa duas portas com fechaduras ligadas entre si.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Espaço e velocidade da clausura", "Quanto espaço deixar entre os portões"],
        slots: [
          [
            "Entre os portões deve caber o maior carro do prédio com folga, em geral uns 6 metros, e mais se entra utilitário. Como cada entrada espera dois movimentos, motor lento faz fila na rua, e os dois precisam ser rápidos e de uso intenso.",
            "Conte uns 6 metros livres para carro de passeio, medidos pelo maior veículo da garagem. Dois portões em série dobram a espera, por isso os motores são de uso intenso e abrem rápido.",
            "O comprimento do maior carro, mais uma sobra na frente e atrás, dá perto de 6 metros. Quem entra espera duas aberturas, e sem motores rápidos a fila chega à calçada.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Emergência, falta de luz e teste", "Para ninguém ficar preso na clausura"],
        slots: [
          [
            "O projeto inclui nobreak nos dois motores, destrave manual e o botão de emergência, guardado na portaria, que desliga o intertravamento. Com ele se socorre quem ficou preso e se libera a saída em incêndio.",
            "Nobreak, chave de destrave e botão de emergência na portaria fazem parte da clausura, e não são acessórios. O botão anula o intertravamento quando há incêndio ou alguém retido no meio.",
            "Para emergência, a portaria tem um botão que libera os dois portões, além de nobreak e destrave por chave na falta de luz. Treine os porteiros para usá-los.",
          ],
          [
            "Teste todo mês: com um portão aberto, comande o outro, que não pode se mover. Se ele anda, chame o técnico antes de voltar a confiar no sistema.",
            "A prova mensal é simples: abra um dos portões e peça o outro, que deve ficar parado. Movimento ali indica sensor ou módulo com defeito.",
            "Uma vez por mês, acione o segundo com o primeiro aberto. Nada deve acontecer, e qualquer movimento pede revisão do sensor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para fazer clausura com os portões que já tenho?",
        answers: [
          "Em geral, sim, se há espaço entre eles e as duas centrais aceitam o bloqueio do comando ou um módulo externo. Motores lentos costumam ser trocados na mesma obra.",
          "Dá, quando cabem o carro e a folga entre um e outro e as centrais recebem o módulo. As fotos das etiquetas dos motores respondem a segunda parte.",
        ],
      },
      {
        question: "E se alguém segurar o primeiro portão aberto?",
        answers: [
          "O segundo não abre enquanto o sensor não confirma o fechamento. Passado um tempo, o sistema pode avisar a portaria com um alarme, que é opcional.",
          "Nada se move do outro lado, porque falta a confirmação do sensor. Um aviso sonoro na portaria pode ser acrescentado para esses casos.",
        ],
      },
      {
        question: "O bombeiro consegue passar pela clausura?",
        answers: [
          "Consegue, pelo botão de emergência e pelo destrave manual, que a portaria precisa saber usar. Mostre o projeto a quem cuida do AVCB, o laudo dos bombeiros.",
          "Sim, desde que a portaria acione a emergência, que solta os dois portões. O responsável pelo AVCB do prédio deve conhecer o projeto.",
        ],
      },
      {
        question: "Como fica a entrega na clausura de pedestres?",
        answers: [
          "O entregador entra pela primeira porta e para no espaço entre as duas, sem passar da segunda. O morador recebe ali, com a primeira já fechada.",
          "A entrega se faz no meio: a primeira porta fecha atrás do entregador, e o morador retira o pacote sem liberar o prédio.",
        ],
      },
    ],
    photo: "fotos das duas entradas, das etiquetas dos motores e a distância entre os portões",
  },
  {
    id: "portaria-remota",
    broader: "controle-de-acesso",
    label: "Portão para portaria remota",
    phrase: "o portão da portaria remota",
    asks: [
      "portaria remota falta energia",
      "portaria remota falta luz",
      "portaria remota sem luz",
      "portaria remota nobreak",
      "motor portaria remota preço",
      "motor portão portaria remota preço",
      "portão portaria remota preço",
      "portaria remota ou porteiro",
      "portaria virtual ou porteiro",
      "porteiro ou portaria remota",
      "portaria remota ou porteiro condomínio pequeno",
      "portaria remota vale pena",
      "portaria remota trocar motor",
      "portaria remota precisa trocar motor",
      "portaria remota precisa",
      "portaria virtual precisa",
      "portaria virtual trocar motor",
      "portaria remota",
      "portaria virtual",
      "portaria remota portão",
      "portaria virtual portão",
      "portaria remota tag",
      "portaria remota facial",
      "portaria remota tag facial",
      "portaria remota leitor facial",
      "portaria remota leitor facial tag veicular",
      "portaria remota integrada portão",
      "portaria virtual tag",
      "portaria virtual facial",
      "portaria remota exige portão",
      "portaria virtual exige portão",
      "portaria remota motor",
      "portaria autônoma",
      "portaria remota condomínio",
      "portaria virtual condomínio",
      "portaria remota garagem",
      "portaria à distância",
      "portaria remota prédio pequeno",
      "portaria remota preço",
    ],
    intent: "question",
    answers: {
      any: [
        "Na falta de energia, o portão da portaria remota só abre com nobreak no motor e na internet; sem ele, abre-se na mão, com a chave, se é de correr ou de abrir, por alguém treinado no prédio. Instalamos o nobreak e os sensores; o valor sai por foto do motor e da central.",
        "Em condomínio pequeno, a portaria remota costuma compensar mais que o porteiro, porque a mensalidade é menor que a escala de 24 horas; com muita entrega, idosos ou internet que cai, fique com o porteiro. Para ela, o portão precisa de motor de uso intenso, sensor de folha aberta e nobreak.",
        "A portaria remota vale a pena em prédio de poucas unidades e bom portão, porque custa menos que porteiro dia e noite; não compensa onde há muita entrega, idosos ou internet que cai. O portão precisa de motor de uso intenso, sensor de folha aberta, fotocélula e nobreak, que instalamos; o valor sai por foto.",
        "Não precisa trocar o motor do portão para a portaria remota se ele for de uso intenso e a central tiver entrada livre de botoeira. Troca-se quando o motor é residencial, lento ou vive parado; o que quase sempre falta é sensor de portão aberto, fotocélula e nobreak.",
        "Na portaria remota, a tag abre a garagem, o leitor facial abre o social e o operador abre à distância; os três chegam ao portão do mesmo jeito, por um contato seco na entrada de botoeira da central. O motor continua o mesmo se for de uso intenso; faltam, em geral, sensor de portão aberto, nobreak e internet de reserva.",
        "Portaria remota ou virtual precisa de portão com motor de uso intenso, sensor que avise folha aberta, fotocélula, nobreak e entrada livre na central para tag, facial e comando do operador. Sem o sensor de posição, quem está na central à distância não sabe se o portão fechou.",
      ],
      price: [
        "Motor de portão para portaria remota fica de {price.heavySwap}, com mão de obra, porque é de uso intenso; sensor de portão aberto, fotocélula e nobreak são orçados à parte, por foto. A mensalidade da portaria é da empresa que a presta; se o motor que há aguenta, só se acrescentam os sensores.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Tag na garagem, facial no social", "Como tag e facial comandam o portão"],
        slots: [
          [
            "A tag UHF vai colada no para-brisa, e a antena, na entrada, lê a etiqueta a alguns metros, em geral de 3 a 10, com o ajuste feito para não pegar o carro que só passa na rua.",
            "Na garagem, uma antena UHF lê a etiqueta do para-brisa a alguns metros; a potência é regulada para não ler quem passa na rua.",
          ],
          [
            "O facial fica no portão de pedestres, na altura do rosto e abrigado do sol, e aciona a fechadura; cartão ou senha serve a quem não quer cadastrar o rosto, dado sensível pela LGPD.",
            "O leitor facial solta a fechadura do social; ofereça também cartão ou senha, porque o rosto é dado sensível pela LGPD.",
          ],
          [
            "O operador abre por um módulo de rede ligado à mesma entrada da central, depois de falar com o visitante pelo interfone.",
            "O comando do operador chega por um módulo de rede e dá à central o mesmo toque de uma botoeira.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de contratar", "Portão pronto para portaria remota"],
        slots: [
          [
            "O portão é conferido antes do sistema: folha que agarra ou motor que desarma vira chamado à distância toda noite.",
            "Acerte o portão primeiro, porque defeito mecânico nenhum operador resolve de longe.",
          ],
        ],
        bullets: [
          "Sensor magnético de portão aberto em cada folha",
          "Nobreak para motores, leitores e roteador",
          "Segunda internet, de outra operadora",
          "Fotocélula e fechamento automático testados",
          "Destrave manual com morador ou zelador treinado",
        ],
      },
      {
        about: "choose",
        headings: ["O que cada empresa fornece na portaria remota", "Empresa de portaria e técnico do portão"],
        slots: [
          [
            "A empresa de portaria fornece leitores, cadastro e operador; do portão, da central e do ponto de ligação cuida o técnico de portão.",
            "Separe no contrato: leitores e operação são da portaria remota; motor, central e sensores da folha, da manutenção do portão.",
          ],
          [
            "Se fornecemos algum leitor ou só fazemos a ligação ao motor é dito pelo WhatsApp, com a foto da central e do equipamento escolhido.",
            "Mande o modelo do leitor e a foto da etiqueta do motor: respondemos, antes da visita, o que entra no nosso serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Cai a internet, o portão abre?",
        answers: [
          "Tag e facial que guardam o cadastro no próprio leitor continuam abrindo; o operador, não. Por isso a segunda internet e o destrave manual.",
        ],
      },
      {
        question: "Portaria remota exige clausura?",
        answers: [
          "Não é obrigatório, mas ajuda: com dois portões intertravados, ninguém entra de carona atrás do carro.",
        ],
      },
      {
        question: "Preciso trocar o motor para ter portaria remota?",
        answers: [
          "Só se for residencial, lento ou sem entrada livre na central. O motor de uso intenso em bom estado fica.",
        ],
      },
    ],
    photo: "fotos da entrada, da etiqueta do motor e do leitor ou sistema escolhido",
  },
  {
    id: "perdi-apagar-outros",
    broader: "controle",
    label: "Apagar um controle sem apagar os outros",
    phrase: "o apagamento do controle perdido",
    asks: [
      "apagar todos tirar um controle",
      "remover único controle memória",
      "remover um controle memória placa",
      "apagar controle só placa",
      "apagar um controle placa",
      "apagar um controle só",
      "apagar um controle só placa",
      "roubaram controle cadastrar todos",
      "cadastrar todos novo controle",
      "recadastrar todos controles",
      "roubado controle cadastrar todos novo",
      "perdi controle cadastrar todos",
      "perdi controle apagar outros",
      "perdi controle apagar memória",
      "perdi controle preciso apagar",
      "perdi controle apagar todos",
      "perdi controle apagar",
      "perdi controle carro apagar",
      "perdi controle moto apagar",
      "perdi controle moto apagar placa",
      "perdi controle moto apagar central",
      "perdi controle carro apagar central",
      "perdi controle apagar central",
      "perdi controle como apagar central",
      "perdi controle como apagar placa",
      "apagar controle perdido central",
      "controle perdido apagar outros",
      "controle perdido apagar todos",
      "controle roubado apagar outros",
      "apagar só um controle",
      "apagar apenas um controle",
      "apagar um controle outros",
      "apagar controle sem apagar outros",
      "excluir só um controle",
      "apagar outros controles",
      "apagar todos controles perdi um",
      "perdi controle outros param",
      "tirar só controle perdido",
      "roubaram controle apagar outros",
      "perdi controle regravar",
      "sumiu controle apagar outros",
    ],
    intent: "question",
    answers: {
      any: [
        "Na maioria das placas é preciso apagar todos, porque não dá para tirar só o controle perdido: limpa-se a memória inteira e regravam-se na mesma hora os que ficaram com você. Só central ou receptor com cadastro individual apaga um sem mexer nos outros.",
        "Na placa comum, apagar o controle perdido apaga todos, e os que sobraram são gravados de novo em poucos minutos, com todos eles à mão. Se a central numera cada controle, apaga-se só a posição do perdido e os outros continuam.",
      ],
      "how-to": [
        "Para apagar da memória o controle perdido, limpa-se a memória inteira na maioria das placas, segurando o botão de gravar até o LED mudar, e regravam-se na hora os controles que ficaram. Em receptor externo você mesmo faz; sob a tampa do motor, junto da rede, é do técnico.",
        "O controle perdido sai da memória quando se apagam todos e se regravam os que ficaram: botão de gravar segurado por vários segundos, LED confirmando, depois um controle de cada vez. Se o botão está dentro do motor, quem faz é o técnico; só central com cadastro numerado apaga um sozinho.",
      ],
      price: [
        "Apagar o controle perdido e regravar os outros é um serviço de programação, sem peça; o valor depende de quantos controles há e sai antes da visita. Um controle novo é cobrado à parte, pelo modelo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como apagar o controle perdido, na ordem", "Perdeu um controle: apagar e regravar"],
        slots: [
          [
            "Reúna todos os controles antes: o que faltar na hora da limpeza para de abrir até ser gravado.",
            "O que não estiver presente na limpeza deixa de funcionar.",
          ],
        ],
        steps: [
          "Em prédio, avise os moradores com antecedência.",
          "Veja no manual da central se ela apaga um só ou todos; o botão pode estar no receptor externo ou sob a tampa do motor.",
          "No receptor externo, com o portão parado e fechado, a sequência comum é segurar o botão de gravar por vários segundos, até o LED apagar ou piscar diferente; sob a tampa do motor, há rede, e quem apaga é o técnico.",
          "Regrave um por um e teste cada botão com o vão livre.",
          "Anote o dono de cada controle, para a próxima vez.",
        ],
      },
      {
        about: "safety",
        headings: ["Enquanto o perdido não é apagado", "Até a memória ser limpa"],
        slots: [
          [
            "Quem achou o controle abre o portão enquanto o código existir: se havia endereço junto, desligue o disjuntor do motor à noite e feche a trava.",
            "Um controle perdido junto de documento é urgente; sem endereço, o risco é menor, mas o código continua valendo.",
          ],
          [
            "Trocar a pilha dos outros ou comprar um novo não cancela o perdido; só a limpeza na central faz isso.",
            "Comprar outro controle não bloqueia o que sumiu.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando vale o cadastro individual", "Receptor que apaga um só"],
        slots: [
          [
            "Em prédio, o receptor com cadastro numerado evita chamar todo mundo a cada perda.",
            "Com muitos usuários, o cadastro individual se paga na primeira mudança de morador.",
          ],
          [
            "Em casa, com poucos controles, apagar tudo e regravar resolve sem comprar nada; a visita com regulagem, se for preciso técnico, parte de {price.preventive}, sem peças.",
            "Casa com três ou quatro controles raramente precisa de receptor novo; a visita com regulagem, em que o técnico apaga e regrava, parte de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle clonado do perdido também some?",
        answers: [
          "Some na limpeza, mas volta se você regravar um controle de mesmo código: cópia de código fixo abre tudo que o original abre. Se os da casa são cópias uns dos outros, troque o código ou os controles.",
        ],
      },
      {
        question: "Preciso do controle perdido para apagá-lo?",
        answers: ["Não na limpeza geral. No cadastro individual, é preciso saber a posição em que ele foi gravado."],
      },
      {
        question: "Apagar a memória muda o percurso do portão?",
        answers: [
          "Em geral não: percurso e controles ficam em memórias separadas. Confira no manual do modelo antes de fazer a limpeza.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e de um dos controles que ficaram",
  },
  {
    id: "quantos-controles-cabem",
    broader: "receptor",
    label: "Quantos controles cabem na memória",
    phrase: "a capacidade da memória de controles",
    asks: [
      "quantos controles posso gravar",
      "quantos controles posso gravar portão",
      "quantos controles gravar [marca]",
      "quantos controles motor [marca]",
      "quantos controles posso gravar [marca]",
      "quantos controles [marca]",
      "quantos controles central [marca]",
      "quantos controles cabem",
      "quantos controles cabem memória",
      "quantos controles cabem central",
      "quantos controles memória",
      "quantos controles placa",
      "quantos controles grava",
      "quantos controles programar",
      "quantos controles programar central",
      "quantos controles pode cadastrar",
      "quantos controles posso cadastrar",
      "quantos controles central aceita",
      "quantos controles aceita",
      "quantos controles posso ter",
      "quantos controles suporta",
      "capacidade memória controles",
      "capacidade controles central",
      "limite controles central",
      "máximo controles central",
      "número máximo controles",
      "quantas pessoas controle portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Na memória da central de casa cabem, em geral, de algumas dezenas a mais de cem controles; em receptor de condomínio, algumas centenas, e há modelos de mil ou mais. O número exato está no manual, e em muitas placas cada botão gravado ocupa um lugar: controle de três botões, três lugares.",
        "Dá para programar ou cadastrar, na placa de portão residencial, de algumas dezenas a mais de cem controles, e centenas no receptor de prédio. Conte por botão, porque em muitas centrais cada botão gravado ocupa uma posição; o manual do modelo traz o número certo.",
        "Você pode gravar no motor de casa, em geral, de algumas dezenas a pouco mais de cem controles; receptor para condomínio guarda centenas ou mais. Como cada botão gravado costuma ocupar um lugar, com dois botões por controle cabe a metade, e o manual da placa confirma.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como se conta a memória", "Posições, botões e controles"],
        slots: [
          [
            "O manual fala em posições, e não em controles: uma memória de 100 guarda 100 controles de um botão ou 50 em que se gravam dois. Grave só o botão que cada pessoa usa, e sobra lugar.",
            "Uma posição é um botão gravado, na maioria das placas. Assim, 100 posições dão 100 controles de um botão ou 50 com dois, e gravar apenas o botão usado economiza.",
            "Cada botão cadastrado toma uma posição, e é ela que o manual conta. Com 100, cabem 50 controles de dois botões ou o dobro, se só um for gravado em cada.",
          ],
          [
            "A cópia de código fixo repete o sinal do original e não ocupa outro lugar. O controle de código rolante, que muda a cada aperto, precisa da posição dele.",
            "Controle clonado em código fixo usa a mesma posição do primeiro, porque manda o mesmo sinal. No rolante, cada aparelho é único e pede cadastro próprio.",
            "Em código fixo, dois controles iguais contam como um só. Já no rolante, em que o sinal muda sempre, cada controle ocupa o seu espaço.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Sinais de memória cheia", "Quando a central recusa outro controle"],
        slots: [
          [
            "Controle do mesmo padrão, com pilha nova, que não grava é o sinal mais comum de lista cheia. Em muitas centrais só existe a limpeza geral: apaga-se tudo e regravam-se os que estão em uso.",
            "Se um controle compatível, de pilha boa, não entra, a memória provavelmente encheu. Limpar e recadastrar só quem usa devolve os lugares de quem já saiu, porque poucas placas apagam um só.",
            "A placa cheia simplesmente não aceita mais um, mesmo compatível e com pilha nova. O remédio usual é apagar todos e gravar de novo os que ainda são usados.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Casa, prédio pequeno e condomínio", "Memória para cada uso"],
        slots: [
          [
            "Em casa a memória quase nunca enche. Em prédio, conte dois controles por vaga e some folga para trocas; se não basta, um receptor avulso maior é ligado à entrada do botão de parede, sem trocar placa nem motor.",
            "Residência não tem esse problema. No condomínio, multiplique as vagas por dois e deixe sobra; faltando lugar, um receptor de mais posições resolve, ligado à mesma placa.",
            "Para casa, qualquer central serve. Prédio precisa de duas posições por vaga e alguma reserva, e quando a placa não dá conta acrescenta-se um receptor maior, com o motor no lugar.",
          ],
          [
            "Receptor com cadastro individual ainda permite apagar um controle perdido sem regravar os outros.",
            "Vale escolher o que apaga um controle só, para uma perda não obrigar todos a regravar.",
            "O modelo com lista por controle é o melhor para prédio, porque o perdido sai sozinho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para aumentar a memória da placa?",
        answers: [
          "Em algumas, sim: o chip de memória é trocável. Na maioria, usa-se um receptor avulso maior.",
          "Raramente na própria placa; o caminho comum é um receptor avulso de mais posições.",
        ],
      },
      {
        question: "Dois receptores funcionam no mesmo portão?",
        answers: [
          "Sim, ligados à mesma entrada. Anote em qual dos dois cada controle foi gravado.",
          "Funcionam juntos, cada um com a sua lista. Só é preciso saber onde cada controle está, para apagar depois.",
        ],
      },
      {
        question: "A tag ocupa lugar na mesma memória?",
        answers: [
          "Não: a tag fica no leitor dela, que tem memória própria.",
          "Não ocupa. O leitor de tag guarda a sua lista e só manda o comando de abrir à central.",
        ],
      },
      {
        question: "Como descubro a capacidade da minha central?",
        answers: [
          "Pelo modelo impresso na etiqueta do motor ou na tampa, que leva ao manual. Não é preciso abrir o motor.",
          "A etiqueta traz o modelo, e o manual dele traz o número de posições. A foto dela basta para consultarmos.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do receptor",
  },
  {
    id: "alexa-ou-farol",
    broader: "modulo-wifi",
    label: "Abrir pela Alexa ou pelo farol",
    phrase: "a abertura pela Alexa ou pelo farol",
    asks: [
      "alexa farol",
      "alexa farol carro",
      "alexa botão farol",
      "alexa ou farol",
      "alexa botão carro",
      "google farol",
      "alexa transmissor farol",
      "alexa controle carro",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, pelos dois: pelo farol, com um transmissor ligado ao farol alto do carro e gravado na central como mais um controle; pela Alexa, com um módulo Wi-Fi compatível na placa do motor. O farol funciona sem internet e é o mais prático para quem chega; a voz serve dentro de casa.",
        "Dá para usar os dois: o lampejo do farol alto aciona um transmissor escondido no carro, e a Alexa aciona um módulo Wi-Fi ligado à entrada de botoeira. Nenhum deles troca o motor; o transmissor precisa ser do padrão do receptor, e a Alexa pede código de voz.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Farol: como o transmissor trabalha", "O transmissor no farol"],
        slots: [
          [
            "O transmissor recebe energia do fio do farol alto e envia o código ao portão quando você dá o lampejo, sem pilha.",
            "Lampejou, o transmissor é alimentado e manda o código para o receptor do portão.",
          ],
          [
            "A ligação no carro é serviço de autoelétrico; a gravação na central leva poucos minutos, com o vão livre.",
            "No carro, quem liga é o autoelétrico; no portão, grava-se como outro controle.",
          ],
          [
            "Prefira modelo que peça dois lampejos, para o portão não abrir quando você só pisca o farol para alguém.",
            "Um lampejo perto de casa pode abrir sem querer: dois toques evitam isso.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Alexa: módulo, rede e voz", "O que a Alexa exige"],
        slots: [
          [
            "O módulo Wi-Fi precisa citar Alexa ou Google na embalagem e usar rede de 2,4 GHz que chegue ao motor.",
            "Confira duas coisas no módulo: compatibilidade com Alexa ou Google e sinal de 2,4 GHz no ponto do motor.",
          ],
          [
            "Ative o código de voz, ou qualquer pessoa abre o portão falando perto da caixa de som.",
            "Sem código de voz, visita e criança abrem falando.",
          ],
          ["Sem internet a voz para; farol, controle e botoeira continuam.", "Caiu a internet, cai só a voz."],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança nos dois casos", "Antes de abrir sem ver o portão"],
        slots: [
          [
            "Só acione com o portão à vista: nem o farol nem a voz enxergam quem está no vão; a fotocélula, sim.",
            "A fotocélula funcionando é condição para abrir por voz ou por farol.",
          ],
          [
            "Venda do carro pede apagar o transmissor da central, como um controle perdido.",
            "Ao vender o carro, retire o transmissor ou apague o código dele.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O botão original do carro (HomeLink) abre portão?",
        answers: [
          "Só se o receptor usar um padrão que o carro aprende. Muitos portões no Brasil usam outra codificação, e aí o transmissor no farol resolve.",
        ],
      },
      {
        question: "Quanto custa abrir o portão pela Alexa ou pelo farol?",
        answers: [
          "No farol paga-se o transmissor, a ligação no carro e a gravação; na Alexa, o módulo e a instalação na placa. O valor da nossa parte sai pela foto da etiqueta do motor e do controle atual.",
        ],
      },
      {
        question: "Abrir pelo farol ou pela Alexa serve para moto?",
        answers: ["O transmissor no farol, sim, desde que seja vedado. A Alexa não ajuda na rua."],
      },
    ],
    photo: "uma foto da etiqueta do motor e do controle que você usa, frente e verso",
  },
  {
    id: "controles-por-apartamento",
    broader: "receptor",
    label: "Memória da central pelo número de apartamentos",
    phrase: "a memória de controles para o prédio",
    asks: [
      "memória apartamentos",
      "apartamentos quantos controles memória",
      "apartamento dois controles memória",
      "prédio apartamentos controles memória",
      "memória central número unidades",
      ...combine(
        [
          "quantos controles cabem",
          "quantos controles cabem memória",
          "quantos controles cabem central",
          "memória central",
          "memória receptor",
          "capacidade memória",
          "central controles",
          "receptor controles",
        ],
        [
          "prédio apartamentos",
          "apartamentos",
          "condomínio apartamentos",
          "condomínio casas",
          "prédio unidades",
          "vagas prédio",
          "prédio",
        ],
      ),
      "receptor prédio apartamentos",
      "quantos controles receptor condomínio casas",
      "central prédio quantos apartamentos",
    ],
    intent: "question",
    answers: {
      any: [
        "Conte dois controles por unidade e um quarto de folga: 60 apartamentos são 120 controles, 150 com a folga; 40 pedem 100, e 100 pedem 250. Em muitas centrais cada botão gravado ocupa um lugar, e com dois botões o número dobra: a placa residencial não basta, e usa-se receptor de condomínio.",
        "Para um prédio, a memória se calcula: apartamentos vezes dois, mais um quarto. Com 60, são 150 lugares, ou 300 se cada controle grava dois botões; a central de casa guarda, em geral, de algumas dezenas a pouco mais de cem. Por isso se põe receptor de condomínio, de centenas de posições.",
        "A central residencial costuma parar entre algumas dezenas e pouco mais de cem controles, e um prédio de 60 apartamentos precisa de uns 150, contando dois por unidade e folga. A saída é um receptor de condomínio, de 500 posições ou mais, ligado à mesma central, sem trocar o motor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["A conta para o seu prédio", "Quantos lugares pedir no receptor"],
        slots: [
          [
            "Se há vagas a mais, conte por vaga, e não por apartamento.",
            "Some também zelador, portaria e prestadores fixos.",
          ],
        ],
        bullets: [
          "20 apartamentos: 40 controles, 50 lugares com folga, ou 100 com dois botões",
          "40 apartamentos: 80 controles, 100 lugares, ou 200 com dois botões",
          "60 apartamentos: 120 controles, 150 lugares, ou 300 com dois botões",
          "100 apartamentos: 200 controles, 250 lugares, ou 500 com dois botões",
        ],
      },
      {
        about: "what",
        headings: ["Receptor de condomínio: o que muda", "Além do número de lugares"],
        slots: [
          [
            "Prefira o que apaga um controle só: quando alguém se muda ou perde o seu, os outros não são regravados.",
            "O receptor com cadastro por número apaga um morador sem mexer nos outros.",
          ],
          [
            "Com dois portões, grava-se um botão para cada um, e muitas vezes em receptores separados: conte os lugares de cada portão.",
            "Se entrada e saída têm centrais próprias, cada memória guarda só os botões do seu portão.",
          ],
          [
            "Controle copiado em código fixo não ocupa lugar, mas também não pode ser apagado sozinho: em prédio, use código variável.",
            "Cópia de código fixo escapa do cadastro; em prédio, grave cada controle com código próprio.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa aumentar a memória", "O que se troca e o que fica"],
        slots: [
          [
            "Em geral só entra o receptor, ligado à entrada de botoeira; motor e central ficam. O preço sai pela foto da central e pelo número de unidades.",
            "Motor e placa continuam: soma-se o receptor e o recadastro dos controles, orçados pela foto da central.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles atuais servem no receptor novo?",
        answers: [
          "Servem, se o receptor lê a mesma frequência e o mesmo código. Código variável de outra marca, em geral, não.",
        ],
      },
      {
        question: "Dá para usar dois receptores no mesmo portão?",
        answers: ["Dá: os dois acionam a mesma entrada. Anote em qual cada morador foi gravado."],
      },
      {
        question: "A tag no carro resolve a falta de memória?",
        answers: ["Resolve: o leitor tem memória própria, com cadastro por morador. O controle fica como reserva."],
      },
      {
        question: "Como sei que a memória encheu?",
        answers: ["Um controle compatível, com pilha nova, não grava, embora os antigos funcionem."],
      },
    ],
    photo: "uma foto da central ou do receptor e da etiqueta do motor, com o número de apartamentos",
  },
  {
    id: "portaria-remota-nao-abre",
    broader: "controle-de-acesso",
    label: "Portão que a portaria remota não abre",
    phrase: "o portão que a portaria remota não abre",
    asks: [
      ...combine(
        ["portaria remota", "portaria virtual", "central portaria remota", "operador portaria remota"],
        [
          ...["não abre", "não abre portão", "portão não abre", "não consegue abrir", "não libera portão"],
          ...["não fecha", "portão não fecha", "parou", "não funciona", "caiu", "sem internet", "portão travou"],
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Se a portaria remota não abre o portão, teste o controle de um morador: abriu, o motor está bom e a falha é da internet, do módulo ou do fio até a central, que se cobra da empresa da portaria. Não abriu nem com ele, é o portão: chame o técnico, {shop.hours}.",
        "Portão que não responde à portaria remota tem duas causas: a ligação dela, se o controle ainda abre, ou o próprio portão, se nada abre. No primeiro caso, chame a empresa da portaria; no segundo, desligue o disjuntor e nos chame, {shop.hours}, com o valor da visita dito antes.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["De quem é a falha", "Portaria ou portão: o teste"],
        slots: [["Um teste de um minuto separa os dois.", "Faça na ordem, com a passagem livre."]],
        steps: [
          "Aperte o controle ou a tag de um morador.",
          "Aperte a botoeira da parede, uma vez.",
          "Abriu por um deles: avise a empresa da portaria remota, com a hora da falha.",
          "Não abriu por nenhum: veja o disjuntor e chame o técnico do portão.",
        ],
      },
      {
        about: "causes",
        headings: ["O que costuma falhar na ligação", "Internet, módulo e contato seco"],
        slots: [
          [
            "O comando da portaria chega por um contato seco na entrada de botoeira da central: fio solto ou módulo sem energia bastam para ela não abrir.",
            "Sem internet nem nobreak, o operador perde o comando, e o portão continua a obedecer aos controles.",
          ],
          [
            "Se o portão abre e não fecha, o suspeito é a fotocélula ou um contato que ficou preso.",
            "Contato colado mantém a ordem de abrir e impede o fechamento.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa resolver", "O preço do lado do portão"],
        slots: [
          [
            "A revisão de portão de prédio fica, em geral, de {price.preventiveRange}, sem peças.",
            "Do lado do portão, a visita de revisão fica, em geral, de {price.preventiveRange}, sem peças; a ligação da portaria é da empresa dela.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Caiu a internet. Como entro?",
        answers: ["Pelo controle ou pela tag, que não dependem dela. Combine com a portaria um telefone de reserva."],
      },
      {
        question: "Vocês consertam o sistema da portaria remota?",
        answers: [
          "Câmera, módulo e leitor são da empresa da portaria; nós cuidamos do motor, da central, dos sensores e da fechadura. A foto diz o que é de quem.",
        ],
      },
      {
        question: "O portão fica aberto e a portaria não percebe. O que falta?",
        answers: [
          "Um sensor de posição na folha, que avisa a central à distância. Instalamos e ligamos ao módulo deles.",
        ],
      },
    ],
    photo: "fotos da central, da etiqueta do motor e do módulo da portaria",
  },
];
