import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What shops, warehouses and car parks ask of barriers, rolling doors and gates for lorries. */
export const empresaLojaEGalpao: NarrowConcept[] = [
  {
    id: "cancela-haste-quebrada",
    broader: "cancela",
    label: "Haste da cancela quebrada",
    phrase: "a haste da cancela",
    asks: [
      ...combine(
        ["cancela"],
        ["haste", "braço", "barra", "vara"],
        ["quebrou", "quebrada", "quebrado", "torta", "entortou", "trocar", "troca", "amassou"],
      ),
      "haste cancela",
      "haste para cancela",
      "braço cancela",
      "quebraram haste cancela",
      "carro quebrou cancela",
      "bateram cancela",
      "cancela batida",
      "bateu cancela",
      "haste reposição cancela",
    ],
    intent: "repair",
    answers: {
      any: [
        "A haste da cancela que quebrou é trocada pelo técnico por outra de mesmo comprimento e peso, com a mola conferida. Até lá, desligue o disjuntor, isole a passagem com cones e não acione, porque sem o peso da haste a mola joga o braço para cima. Pela etiqueta dizemos se atendemos o modelo e o valor.",
        "A haste da cancela quebrada ou torta se troca por uma igual em comprimento e peso, porque a mola é regulada para ela. Enquanto espera, deixe a cancela desligada, ponha cones na pista e não emende a barra. Com a foto da etiqueta, dizemos se atendemos o modelo e quanto custa.",
        "Cancela com a haste torta ou partida deve ficar desligada, com cones na pista, pois a mola pode soltar o braço de repente. A barra nova precisa ter o mesmo comprimento, e a mola é acertada junto. A foto da etiqueta mostra se atendemos o modelo, quando e por quanto.",
      ],
      price: [
        "O preço da troca da haste da cancela depende do comprimento, do perfil e da marca, mais a mão de obra para trocar e acertar a mola. Mande a foto da etiqueta do gabinete e o comprimento da barra. Até a troca, deixe a cancela desligada e ponha cones na passagem.",
        "Trocar a haste da cancela custa a barra, conforme o comprimento e o encaixe, e o serviço de regular a mola. Com a etiqueta do gabinete e a medida, dizemos se atendemos o modelo e o valor. Se o eixo empenou na batida, a troca dele é somada ao orçamento.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora", "Primeiros passos com a haste quebrada"],
        slots: [
          [
            "Antes de pensar na peça, cuide de quem passa: sem o peso da haste, a mola pode soltar o braço de repente. Ninguém abre o gabinete.",
            "Cuide primeiro da passagem, porque a mola está desequilibrada e o braço pode saltar. O gabinete fica fechado.",
            "A mola continua esticada e agora não tem o peso da barra para equilibrar, por isso todos devem ficar longe do braço. Não abra a caixa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e ponha cones ou corrente na passagem.",
          "Afaste todos do braço.",
          "Recolha os pedaços e meça o comprimento total da haste.",
          "Fotografe a etiqueta, o encaixe e, se houve batida, a placa do carro.",
          "Não emende a barra.",
        ],
      },
      {
        about: "replace",
        headings: ["Que haste serve", "Comprimento, perfil e mola"],
        slots: [
          [
            "A haste nova precisa do mesmo comprimento, do mesmo perfil e do encaixe do fabricante. Se o comprimento muda, a mola é regulada outra vez, porque barra leve sobe com força demais e barra pesada despenca.",
            "Comprimento, perfil e encaixe têm de ser os da cancela, e por isso a etiqueta importa. Uma barra maior ou menor desequilibra a mola, que passa a jogar o braço para cima ou a deixá-lo cair.",
            "O encaixe, o perfil e a medida seguem a marca da cancela. Uma barra de outro peso exige nova regulagem da mola, feita por técnico, senão ela bate na subida ou na descida.",
          ],
          [
            "Depois da batida, conferem-se também o eixo, o redutor e o fim de curso, porque um golpe forte pode empenar o eixo do gabinete.",
            "Na mesma visita o técnico vê se o eixo entortou e se as paradas saíram do lugar, o que é comum quando um carro bateu.",
            "Uma pancada costuma mexer no eixo e no ponto de parada, que são vistos junto com a troca.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para não quebrar de novo", "Evitar a próxima batida"],
        slots: [
          [
            "Com o sensor em ordem, seja laço no piso ou fotocélula, a barra não desce sobre o carro. Faixa refletiva, luz na haste e aviso de um carro por vez evitam quem tenta passar junto.",
            "A causa comum é o carro que passa colado no da frente. Sinalize, ponha redutor de velocidade e mantenha laço e fotocélula testados.",
            "Laço e fotocélula em ordem, haste bem visível e placa de um veículo por vez evitam a maior parte das batidas. Um redutor na pista ajuda.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga a haste da cancela quebrada por um carro?",
        answers: [
          "Paga quem bateu, se a imagem mostra. Se a cancela desceu sobre o carro por falha do sensor, o estabelecimento pode responder.",
          "Depende do que a câmera mostra: o motorista que forçou a passagem paga, e a falha do sensor pode ser cobrada do estabelecimento.",
        ],
      },
      {
        question: "Posso usar cano de PVC no lugar da haste?",
        answers: [
          "Não: o peso é outro, e a mola joga o braço com força. Deixe a passagem com cones até a troca.",
          "Não serve. Mais leve que a haste, ele faz a mola lançar o braço, que pode ferir alguém.",
        ],
      },
      {
        question: "A cancela pode funcionar sem a haste por uns dias?",
        answers: [
          "Não acione, porque sem o peso da haste a mola e o redutor fazem força demais e o braço pode ferir alguém.",
          "Não. Mantenha desligada e controle a entrada com cones e uma pessoa na guarita.",
        ],
      },
      {
        question: "Quanto tempo leva a troca da haste?",
        answers: [
          "Com a barra certa em mãos, é serviço de uma visita, com a mola acertada e vários ciclos de teste. A espera, quando há, é pela haste do modelo.",
          "A troca em si é rápida. O que pode demorar é a barra de marca pouco comum ou o eixo empenado pela batida.",
        ],
      },
    ],
    photo: "a etiqueta do gabinete, o encaixe da haste e os pedaços, com o comprimento",
  },
  {
    id: "estacionamento-cancela-ou-portao",
    broader: "estacionamento",
    label: "Cancela ou portão no estacionamento",
    phrase: "a escolha entre cancela e portão no estacionamento",
    asks: [
      "cancela substitui portão estacionamento",
      "cobra por hora ticket cancela portão",
      "só portão no lugar da cancela estacionamento",
      "cancela ou portão controlar vagas",
      ...combine(
        ["estacionamento", "estacionamento rotativo", "rotativo", "mensalista"],
        ["cancela ou portão", "portão ou cancela"],
      ),
      ...combine(
        ["igreja", "mercado", "empresa", "clínica", "escola", "hospital", "faculdade"],
        ["cancela ou portão", "portão ou cancela", "estacionamento cancela ou portão"],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Estacionamento rotativo ou de mercado pede cancela durante o dia, porque ela abre em poucos segundos, aguenta uso contínuo e trabalha com ticket ou tag. O portão serve para fechar o pátio à noite, e por isso muitos usam os dois. Só com mensalistas e poucas vagas um portão de uso intenso basta.",
        "Em escola, igreja ou clínica, o portão costuma ser mais importante que a cancela, porque quem está a pé passa ao lado da haste, e criança não pode sair para a rua. Use portão com fotocélula e entrada de pedestres separada; a cancela, junto dele, só organiza os carros na hora cheia.",
        "Cancela ou portão no estacionamento rotativo: a cancela controla quem entra de dia, com ticket ou tag, e o portão tranca o pátio à noite. Em mercado e comércio de muito movimento, use a cancela. Com poucas vagas de mensalistas, o portão de uso intenso faz os dois papéis.",
        "No estacionamento de mercado ou rotativo, a escolha do dia é a cancela, rápida e feita para abrir centenas de vezes, com cobrança por ticket ou tag. Como ela não impede ninguém de entrar a pé, o portão continua necessário à noite. Sem rotatividade, ele sozinho pode bastar.",
        "Quem abre um estacionamento rotativo precisa de cancela para o dia, com ticket ou tag e abertura em segundos, e de portão para trancar à noite, já que a haste não barra pedestre. Se há só mensalistas em poucas vagas, o portão de uso intenso dispensa a cancela.",
        "Na entrada de um estacionamento comercial, use cancela durante o dia e portão para fechar à noite: a cancela abre em poucos segundos e controla cada carro, e o portão protege o pátio. Com poucas vagas, só de mensalistas, um portão de uso intenso basta e dispensa a cancela.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Escolha pelo movimento", "Quando usar cancela, portão ou os dois"],
        slots: [
          [
            "Duas coisas decidem: quantos carros passam na hora mais cheia e se há alguém vigiando a entrada. Cada tipo de uso pede uma solução.",
            "Conte os carros do pior horário e veja se existe vigia ou guarita, porque a resposta sai desses dois dados.",
            "O fluxo da hora de pico e a vigilância da entrada apontam o equipamento, conforme o uso do pátio.",
            "Antes de comparar equipamentos, levante o número de carros do pico e diga se a entrada tem vigia. Para cada combinação há uma indicação.",
            "A decisão parte do movimento na pior hora e da presença, ou não, de guarita. Veja abaixo o que combina com o seu pátio.",
          ],
        ],
        bullets: [
          "Rotativo ou mercado, com ticket: cancela na entrada e na saída, portão só à noite",
          "Mensalistas com tag: cancela, ou portão rápido se as vagas são poucas",
          "Pátio sem vigia: portão fechado, com controle ou tag",
          "Culto ou evento, com todos chegando juntos: portão aberto e alguém orientando",
        ],
      },
      {
        about: "what",
        headings: ["O que muda na prática", "Tempo, segurança e manutenção"],
        slots: [
          [
            "A haste da cancela é leve e sobe em poucos segundos, por isso a fila anda. O portão demora mais e, em troca, fecha o vão de lado a lado.",
            "A cancela ganha em velocidade, porque só move uma haste leve. O portão ganha em segurança, porque fecha toda a passagem.",
            "A cancela anda mais rápido com a fila, porque só levanta uma haste leve. O portão é mais lento, mas fecha o vão inteiro.",
            "Mover uma haste leva poucos segundos, e mover um portão leva mais, diferença que aparece na fila. Em troca, só o portão ocupa toda a abertura, e a cancela deixa passar quem vem a pé.",
            "São vantagens opostas. A cancela libera depressa um carro de cada vez, mas deixa espaço para pedestre; o portão é mais lento, e em compensação bloqueia a entrada de lado a lado.",
          ],
          [
            "A manutenção também difere: na cancela quebram a haste e o sensor de piso, quase sempre por batida, e no portão se gastam roldana, cremalheira e placa. Com carros o dia todo, a revisão é feita {visits.business}.",
            "Batida de carro é o que mais estraga a cancela, na haste e no laço do piso; o portão sofre de peso e uso, em roldana e cremalheira. Ambos pedem revisão {visits.business}.",
            "Na cancela, as peças que mais se trocam são a haste e o sensor de piso, por causa de batidas. No portão se gastam roldanas, cremalheira e placa. A revisão {visits.business} encontra o desgaste cedo.",
            "No dia a dia, a cancela perde haste e sensor de piso nas colisões, enquanto o portão consome cremalheira, roldanas e placa pelo esforço. Fluxo contínuo justifica revisão {visits.business} nos dois.",
            "O portão se gasta pelo peso e pelo uso, na roldana, na placa e na cremalheira; a cancela quebra por batida na haste ou no laço do piso. Em entrada movimentada, a revisão é feita {visits.business}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no orçamento", "Do que depende o preço de cada um"],
        slots: [
          [
            "A cancela é orçada por foto, conforme a largura da passagem, a base de concreto, o laço, que é o fio no piso que percebe o carro, e o sistema de ticket ou tag, em geral a maior parte da conta. Se o portão já existe e só falta trocar o motor, em folha pesada a troca fica de {price.heavySwap}, com mão de obra.",
            "Na cancela somam haste, base, laço no piso e o controle de acesso, em geral a maior parte da conta. Se o portão já existe e só precisa de motor, a troca em folha pesada vai de {price.heavySwap}, com o serviço.",
            "Largura do vão, base de concreto, laço indutivo (o sensor de piso) e ticket ou tag formam o preço da cancela, com o acesso pesando mais. Para o portão grande, motor novo e mão de obra custam de {price.heavySwap} na troca.",
            "Em geral, ticket ou tag custa mais que a própria haste, e a eles se juntam a base de concreto, a largura a cobrir e o laço, sensor enterrado que percebe o carro. Motor de portão pesado, trocado com o serviço, fica de {price.heavySwap}.",
            "Peça o orçamento da cancela em quatro partes, com acesso por tag ou ticket, que é a maior, haste conforme a largura, base e laço de piso. Do lado do portão pesado, a troca de motor fica de {price.heavySwap}, mão de obra incluída.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para usar cancela e portão com a mesma tag?",
        answers: [
          "Dá: o leitor aciona a cancela de dia e o portão à noite, ou os dois em sequência, conforme a ligação.",
          "Sim, um leitor pode comandar os dois equipamentos. Combina-se na instalação qual abre em cada horário.",
          "A mesma tag serve para ambos, porque o leitor só dá o comando. A central define se abre um ou os dois.",
          "É possível, já que o leitor apenas libera a abertura. Programa-se a cancela para o dia, o portão para a noite ou um depois do outro.",
        ],
      },
      {
        question: "A cancela segura ladrão?",
        answers: [
          "Não: passa-se a pé por baixo, e um carro quebra a haste. Ela organiza o fluxo, e quem fecha o pátio é o portão.",
          "A haste não foi feita para isso e cede a um empurrão de carro. Para segurança à noite, use o portão.",
          "Segura carro distraído, e só. Pedestre contorna, e a proteção do pátio depende de portão ou de vigia.",
          "Não foi projetada para isso: a haste quebra com um carro e não detém quem anda. Deixe a defesa noturna com o portão fechado.",
        ],
      },
      {
        question: "Quantos carros por hora a cancela aguenta?",
        answers: [
          "A ficha do modelo traz os ciclos e o tempo de subida; há linhas de uso contínuo para rotativo. Escolha acima da sua hora mais cheia.",
          "Depende do modelo, e o número está na ficha. Para mercado e rotativo, procure as de uso contínuo, com folga sobre o pico.",
          "Varia com o motor: existem cancelas para uso eventual e para uso contínuo. Compare os ciclos da ficha com o seu pior horário.",
          "Procure na ficha o tempo de abertura e os ciclos, e compare com o pico. Rotativo e mercado precisam da linha contínua, com margem.",
        ],
      },
      {
        question: "Falta luz: a cancela e o portão ficam abertos?",
        answers: [
          "A cancela pode ser solta e erguida pela chave, e o portão de correr, destravado e movido na mão. Um nobreak mantém os dois por algum tempo.",
          "Sem energia, ambos param onde estão. A haste se levanta com a chave de destravamento, o de correr se move à mão, e o nobreak evita a fila.",
          "Param, a não ser que haja nobreak. Deixe a chave de destravar com quem fica na entrada, e treine o uso no portão de correr e na haste.",
          "Os dois param onde estiverem, se não houver nobreak. A chave de destravamento permite levantar a haste e mover na mão o portão de correr, por isso deve ficar com a equipe.",
        ],
      },
    ],
    photo: "fotos da entrada e da saída, com a largura da passagem e o número de vagas",
  },
  {
    id: "enrolar-nao-desce",
    broader: "enrolar",
    label: "Porta de enrolar que não desce",
    phrase: "a porta de enrolar que não desce",
    asks: [
      "botoeira desce porta controle não",
      "botoeira desce porta loja controle não",
      ...combine(
        ["enrolar", "porta aço", "porta loja"],
        ["não desce", "não fecha", "não baixa", "não abaixa", "não quer descer"],
      ),
      "enrolar sobe não desce",
      "enrolar não desce controle",
      "enrolar não desce motor",
      "porta aço não desce controle",
      "enrolar parou aberta",
      "porta aço travada aberta",
      "enrolar automática travou aberta",
      "enrolar travou aberta",
      "porta aço travou aberta",
      "porta aço automática travou aberta",
    ],
    intent: "repair",
    answers: {
      any: [
        "Porta de enrolar que sobe e não desce costuma ter o sensor acusando obstáculo, o fim de curso fora do ponto ou uma lâmina presa na guia. Tire o que estiver no vão, limpe o sensor e teste a botoeira: se ela desce e o controle não, o defeito é do controle.",
        "Se a porta de aço da loja não fecha nem desce, limpe o sensor, deixe o vão livre e teste pela botoeira. Se ela desce pela botoeira e não pelo controle, o defeito é do controle. Se não desce de jeito nenhum, é fim de curso, freio ou lâmina presa. Pela foto das guias dizemos se atendemos o modelo e quanto custa.",
        "A porta de enrolar que não fecha até embaixo ou não desce com o motor tem, quase sempre, sensor sujo, fim de curso desregulado ou guia amassada. Limpe o sensor e experimente a botoeira, sem ninguém sob a cortina; se continuar, mande fotos das guias: dizemos se atendemos o modelo e quanto custa.",
      ],
      emergency: [
        "Porta de enrolar que não desce no fim do expediente: com o disjuntor desligado e a cortina reta, baixe pela corrente manual, devagar e sem ninguém embaixo. Torta ou com estalo, não mexa e mande a foto, {shop.hours}: dizemos se atendemos o modelo, a hora e o valor da ida.",
        "Se a porta de enrolar não desce e a loja precisa fechar, desligue o disjuntor e use a corrente manual, por dentro, só com a cortina reta. Cortina torta não se força: com a foto, {shop.hours}, dizemos se atendemos o modelo, quando e por quanto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir por dentro da loja", "Teste em cinco passos"],
        slots: [
          [
            "Faça por dentro, com a calçada livre e ninguém sob a cortina, e pare no passo que resolver. Uma pessoa testa, e outra cuida da passagem.",
            "O teste é rápido e não pede ferramenta. Fique de lado, com alguém vigiando para ninguém passar embaixo, e interrompa se a porta descer.",
            "Comece pelo mais simples, sempre fora da linha da cortina. Peça ajuda para manter a passagem livre enquanto testa.",
          ],
        ],
        steps: [
          "Tire caixas e tapetes do vão e limpe o sensor de passagem.",
          "Aperte a botoeira interna: se desce, troque a pilha do controle.",
          "Veja de longe se a cortina está reta nas guias.",
          "Desligue o disjuntor, espere um minuto e ligue de novo.",
          "Sem resposta, desligue e baixe pela corrente manual, se ela estiver reta.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que sobe e não desce", "As causas mais comuns"],
        slots: [
          [
            "O sensor sujo ou torto faz a central pensar que há alguém no vão, e ela só deixa subir. O fim de curso, que marca o ponto de parada, também engana: fora do lugar, o motor acha que a porta já chegou embaixo.",
            "Com o sensor acusando obstáculo, a central recusa a descida por segurança. Outra causa é o fim de curso, o ajuste das paradas: desregulado, ele diz ao motor que a porta já está fechada, ou a detém antes do chão.",
            "A central segura a descida quando o sensor está sujo ou desalinhado. E o motor nem tenta, ou para antes do piso, se o fim de curso, a regulagem de onde parar, saiu do ponto.",
          ],
          [
            "Se o motor faz força e a cortina não vem, a guia amassada ou a lâmina dobrada a segura, ou o freio não soltou. Puxar à força tira a lâmina da guia e encarece o conserto.",
            "Já a cortina presa, com o motor tentando, aponta para lâmina torta, guia batida por carro ou carrinho, ou freio preso. Nesse caso não se puxa nem se insiste.",
            "Motor que trabalha sem a porta descer indica freio preso ou guia batida que prende a lâmina. Insistir só dobra mais a cortina.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Se a loja precisa fechar agora", "Enquanto a porta não desce"],
        slots: [
          [
            "Fechar pela corrente manual protege a noite. Depois, ponha o trinco ou o cadeado, porque sem o motor a porta pode ser levantada. Não suba em escada sob a cortina nem a puxe pela lâmina.",
            "Baixada na corrente, a porta precisa da trava ou do cadeado para ninguém a erguer por fora. Nunca puxe a cortina com as mãos nem trabalhe debaixo dela.",
            "A corrente manual serve para fechar hoje, com a trava posta em seguida, já que só o motor segurava a porta. Mãos na lâmina e escada sob a cortina ficam proibidas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A porta de enrolar desce um pouco e volta. Por quê?",
        answers: [
          "O sensor ou a borda acusa obstáculo, ou a cortina encontra atrito na guia. Limpe o sensor e olhe as guias, de longe.",
          "Porque a central entende que bateu em algo. Sensor sujo é o mais comum. Guia amassada, que freia a cortina, vem depois.",
        ],
      },
      {
        question: "Posso descer a porta de enrolar na mão?",
        answers: [
          "Pela corrente manual, sim, com o disjuntor desligado e a cortina reta. Puxando a lâmina, não.",
          "Só pela corrente do motor, devagar, por dentro e sem energia. Se ela estiver torta ou prender, pare.",
        ],
      },
      {
        question: "Quanto custa consertar porta de enrolar que não desce?",
        answers: [
          "Depende da causa: limpar sensor e regular o fim de curso é só mão de obra; lâmina, trecho de guia e freio somam a peça. O valor vem antes, pela foto.",
          "Regulagem e sensor são o mais barato, e guia, lâmina e freio custam mais. A foto das guias e do rolo diz se atendemos e quanto fica.",
        ],
      },
      {
        question: "Posso anular o sensor para a porta fechar?",
        answers: [
          "Não. É ele que impede a cortina de descer sobre alguém. Para fechar hoje, use a corrente manual e peça o conserto.",
          "De jeito nenhum: sem o sensor, a porta desce sobre quem estiver no vão. Limpe a lente e, se não resolver, feche pela corrente.",
        ],
      },
    ],
    photo: "fotos das guias, do rolo e da botoeira, e um vídeo curto da tentativa",
  },
  {
    id: "caminhao-bateu-no-portao",
    broader: "galpao",
    label: "Caminhão ou empilhadeira bateu no portão",
    phrase: "o portão atingido por caminhão",
    asks: [
      "empilhadeira pegou portão galpão",
      "empilhadeira bateu portão galpão conserto",
      "caminhão derrubou portão",
      "caminhão bateu no portão",
      ...combine(
        ["caminhão", "empilhadeira", "carreta"],
        [
          "derrubou portão",
          "bateu portão",
          "amassou portão",
          "tirou portão trilho",
          "entortou portão",
          "arrancou portão",
          "derrubou trilho",
        ],
      ),
      "bateram portão empresa",
      "portão empresa batida",
      "portão galpão batida",
      "caminhão bateu motor portão",
      "caminhão portão trilho",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Se o caminhão bateu no portão da empresa ou o derrubou do trilho, desligue o disjuntor e isole os dois lados. Não levante a folha, porque ela pode tombar. O técnico escora, recoloca e confere roldanas, trilho e motor. O trilho que quebra sob as rodas é refeito com base mais forte.",
        "Se a empilhadeira ou o caminhão bateu no portão, desligue o disjuntor, afaste as pessoas dos dois lados e não empurre a folha de volta. O técnico escora o portão e confere guia, roldanas, trilho e motor. O valor do conserto sai por foto, e em portão pesado a troca do motor fica de {price.heavySwap}.",
        "Caminhão no portão da empresa pede três coisas já: disjuntor desligado, área isolada e ninguém tentando pôr a folha de volta. O serviço a escora, alinha e testa roldanas e motor antes de religar; já o trilho que cede sob o caminhão ganha apoio novo no concreto.",
      ],
      price: [
        "O valor depende do que a batida do caminhão levou: recolocar e alinhar o portão é o começo; roldana, guia, trilho e solda somam. Se o motor se perdeu, a troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
        "Depois da batida do caminhão, a conta vai do realinhamento, que é o menor serviço, à troca de trilho e roldanas. O motor perdido é o item maior: em portão pesado, de {price.heavySwap} com a mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer logo depois da batida", "A primeira meia hora"],
        slots: [
          [
            "Uma folha pesada fora do trilho pode cair sem aviso, e por isso o isolamento vem antes de qualquer conserto. Mantenha todos a uma distância maior que a altura do portão.",
            "Antes de pensar no reparo, tire as pessoas de perto: solta da guia, a folha tomba de uma vez. A faixa livre deve ser maior que a altura dela, dos dois lados.",
            "O perigo agora é a queda, que ocorre sem sinal quando a guia de cima cedeu. Feche a área dos dois lados, com folga maior que a altura da folha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Isole os dois lados com cones ou fita.",
          "Não levante, não puxe e não destrave a folha, nem com empilhadeira.",
          "Fotografe de longe a folha, o trilho, o caminhão e a placa dele.",
          "Se o vão ficou aberto, ponha vigia ou um veículo atravessado, longe da folha.",
        ],
      },
      {
        about: "visit",
        headings: ["O conserto, da escora ao motor", "O que o técnico confere no portão"],
        slots: [
          [
            "Com a folha escorada, o técnico a devolve ao trilho e olha roldanas, guia superior, batentes e esquadro. Um canto torto se endireita e solda; coluna ou travessa partida é serviço de serralheria.",
            "Primeiro vem a escora, depois o retorno ao trilho e a conferência de guia, batente e roldanas. Torção pequena se corrige com solda, enquanto travessa quebrada vai para o serralheiro.",
            "A folha é escorada e recolocada, e só então se examinam as roldanas, a guia de cima e o esquadro do quadro. O que entortou pouco volta ao lugar; o que partiu é refeito na serralheria.",
          ],
          [
            "Trilho que quebra com o peso dos caminhões costuma estar sem concreto firme embaixo, e soldar o mesmo ponto não resolve. Refeita a base, a cremalheira é realinhada, e o motor só liga com a folha correndo leve.",
            "Quando o trilho vem partindo sob as rodas, falta apoio no piso: o trecho é trocado sobre base nova. Por último se alinha a cremalheira, a barra dentada que o motor puxa, e se religa.",
            "Um trilho que cede à passagem dos veículos precisa de concreto por baixo, além da solda. Terminado isso, acerta-se a cremalheira, pois dente fora de linha quebra a engrenagem, e o motor volta a funcionar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quem paga e quanto custa", "Seguro, transportadora e orçamento"],
        slots: [
          [
            "Quem bateu responde pelo dano, e a transportadora costuma ter seguro contra terceiros. Para cobrar, guarde as imagens, a placa do veículo e um orçamento item por item, feito antes do conserto.",
            "A conta é de quem causou a batida, em geral pelo seguro da transportadora contra terceiros. Junte fotos, placa do caminhão e orçamento detalhado antes de mandar arrumar.",
            "O dono do caminhão deve o prejuízo, que a seguradora da transportadora muitas vezes cobre. Ela vai pedir imagens, a placa e o valor de cada item, por isso não conserte antes de ter tudo.",
          ],
          [
            "Em ordem de custo, o realinhamento é o menor, roldanas e guia vêm depois, e trilho com base nova pesa mais. O motor perdido, em portão pesado, fica de {price.heavySwap}, com mão de obra.",
            "Realinhar é o mais barato; em seguida vêm peças de apoio, e no alto da lista, trilho e solda. Se o motor não se salvou, conte de {price.heavySwap} na troca de porte pesado, instalação incluída.",
            "O preço sobe do simples alinhamento para roldanas, depois para trilho e concreto. Motor condenado soma de {price.heavySwap}, valor da troca em portão pesado com o serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar a empilhadeira para pôr o portão no trilho?",
        answers: [
          "Não. A folha escorrega do garfo e tomba para o lado de quem ajuda. Deixe-a como está, com a área fechada, até a escora ficar pronta.",
          "Não use: sem escora, o portão gira no garfo e cai. Espere o serviço, que prende a folha dos dois lados antes de levantá-la.",
        ],
      },
      {
        question: "Como evitar nova batida de caminhão no portão?",
        answers: [
          "Instale fotocélula ou laço no piso, que mantêm a folha aberta com o caminhão no vão, e balizas antes da coluna. Um semáforo avisa o motorista quando pode entrar.",
          "Laço indutivo, um sensor enterrado que percebe o veículo, segura o portão aberto durante a passagem. Balizas de concreto e semáforo completam a proteção da coluna.",
        ],
      },
      {
        question: "O motor também estraga na batida?",
        answers: [
          "Nem sempre. Muitas vezes quebra só a engrenagem ou a cremalheira sai de linha, e a placa continua boa. Por isso ele é testado depois que a folha volta a correr leve.",
          "Pode escapar: o impacto costuma ir para engrenagem, base e cremalheira. Depois do alinhamento, mede-se o motor, e só se troca o que de fato quebrou.",
        ],
      },
      {
        question: "Dá para usar o portão torto até o conserto?",
        answers: [
          "Não. Torto, ele sai da guia e cai, ou força o motor até quebrar a engrenagem. Use outra entrada e deixe o disjuntor desligado até alguém escorar a folha.",
          "Melhor não: cada abertura tira a folha um pouco mais da guia. Mantenha a energia cortada e a passagem fechada, mesmo que ele ainda pareça andar.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho, das roldanas e do motor, de longe",
  },
  {
    id: "porta-rapida-de-doca",
    broader: "galpao",
    label: "Porta rápida de doca",
    phrase: "a porta rápida do galpão",
    asks: [
      "portão rápido lona",
      "portão rápido lona galpão",
      "portão rápido lona galpão preço",
      "portão lona",
      "portão lona galpão",
      "portão lona preço",
      "porta lona galpão",
      "porta rápida lona preço",
      "portão rápido pvc",
      "porta rápida pvc",
      "cortina rápida galpão",
      "portão rápido industrial",
      "portão rápido galpão",
      "portão rápido galpão preço",
      "porta automática lona",
      "portão de lona automático",
      "porta rápida",
      "porta rápida galpão",
      "porta rápida doca",
      "porta rápida automática",
      "porta rápida lona",
      "porta rápida industrial",
      "doca porta automática",
      "porta doca galpão",
      "porta seccionada doca",
      "porta seccional galpão",
      "portão rápido doca",
      "portão doca rápido",
    ],
    intent: "buying",
    answers: {
      any: [
        "A porta rápida para doca de galpão é a cortina de lona ou PVC que sobe em segundos, para onde a empilhadeira passa o dia todo; ela separa ambientes, mas não tranca. Contra a rua usa-se porta de enrolar de aço ou portão deslizante, cujo motor, na troca, fica de {price.heavySwap}, com mão de obra.",
        "Portão rápido para doca, de lona ou PVC, é feito sob medida pelo fabricante e serve à passagem constante, não ao fechamento da noite, que fica com porta de enrolar ou portão pesado. Atendemos motor de portão de galpão, de {price.heavySwap} na troca. Fotos do vão mostram se o seu caso é conosco.",
        "Na doca do galpão, a porta rápida automática abre e fecha em segundos e poupa a espera da empilhadeira, enquanto a segurança vem da porta de enrolar de aço. A de lona é do fabricante, por medida. Motor de portão pesado fica, na troca, de {price.heavySwap}, com o serviço.",
      ],
      price: [
        "O portão ou porta rápida de lona para galpão é feito sob medida e não tem preço de tabela: contam largura, altura, vento, passagens por hora e sensores. Para comparar, um motor de portão pesado, trocado com a mão de obra, fica de {price.heavySwap}, e a porta de enrolar é outra conta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual fechamento para cada vão", "Porta rápida, enrolar ou portão"],
        slots: [
          [
            "Escolha pelo que o vão separa, porque cada um pede uma coisa. Muitas docas usam duas: a rápida durante o turno e a de aço à noite.",
            "O que decide é o que fica dos dois lados do vão. É comum somar a porta rápida, de dia, à porta de aço, de noite.",
            "Cada passagem tem o seu fechamento, e na doca é normal haver dois: lona no turno, aço fora dele.",
          ],
        ],
        bullets: [
          "Entre setores, com empilhadeira: porta rápida de lona",
          "Doca para a rua, à noite: porta de enrolar de aço",
          "Pátio e caminhões: portão deslizante pesado",
          "Câmara fria: porta própria, com isolamento",
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço da porta de lona", "Do que depende o valor"],
        slots: [
          [
            "A área do vão vem primeiro, depois a lona, com ou sem visor, e se ela fica exposta ao vento. Sensor de movimento, laço no piso e fotocélula são itens próprios, e são eles que evitam a batida da empilhadeira.",
            "O preço cresce com a largura, a altura, o vento e as passagens por hora. Acionamento e sensores entram em linhas separadas.",
            "Largura e altura definem a base, e lona externa, que segura vento, custa mais que a interna. Sensores e laço somam, e protegem da empilhadeira.",
          ],
          [
            "No conserto de porta que já existe, a etiqueta do motor diz se há peça e se o serviço é nosso ou do fabricante.",
            "Para consertar a atual, tudo depende da marca do motor, escrita na etiqueta.",
            "Porta com defeito se avalia pela marca do acionamento: algumas só o fabricante atende.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Sensores em porta que sobe depressa", "Segurança com empilhadeira e gente"],
        slots: [
          [
            "Porta que desce rápido precisa de fotocélula e de borda de segurança, a barra embaixo que para ao encostar, testadas toda semana. Pedestre passa por porta própria, nunca pela da empilhadeira.",
            "Fotocélula no vão e borda sensível na base, que interrompe a descida, não são opcionais. Separe a passagem a pé da de máquinas e teste os sensores semanalmente.",
            "A velocidade exige dois sensores, no vão e na barra de baixo, conferidos a cada semana. Quem anda a pé usa outra entrada.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que medir antes de pedir preço", "Dados para o orçamento"],
        slots: [
          [
            "Meça largura e altura livres, o espaço acima para o rolo e conte as passagens por hora. Anote se há três fases no quadro e quem aciona: sensor, botão ou laço.",
            "Largura, altura, espaço em cima e passagens por hora bastam para começar. Diga também que energia há no quadro e como a porta será acionada.",
            "São quatro medidas: vão, altura, espaço do rolo e passagens por hora. Some a energia disponível, com ou sem três fases, e o modo de acionar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Porta rápida tranca o galpão?",
        answers: [
          "Não: lona não segura invasão. À noite se fecha com porta de aço ou portão.",
          "Não serve de segurança. O fechamento noturno é com porta de enrolar ou portão pesado.",
        ],
      },
      {
        question: "O portão de correr pode abrir rápido como a de lona?",
        answers: [
          "Não, porque a folha pesa muito mais. Inversor ajuda, mas o tempo cresce com o peso e a largura.",
          "Chega a ficar mais rápido com inversor, porém longe da lona, que é leve.",
        ],
      },
      {
        question: "Funciona na falta de luz?",
        answers: [
          "Os modelos costumam ter abertura manual ou contrapeso. Confira no manual antes de comprar.",
          "Em geral há um modo manual, descrito no manual do fabricante. Nobreak mantém alguns ciclos.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "No mínimo {visits.business}, com sensores, guias e lona conferidos, e mais vezes em vários turnos.",
          "Pelo menos {visits.business}. Onde passa empilhadeira o dia todo, encurte o intervalo.",
        ],
      },
    ],
    photo: "fotos do vão por dentro e por fora, com largura, altura e espaço acima",
  },
  {
    id: "galpao-cancela-ou-portao",
    broader: "galpao",
    label: "Cancela ou portão na entrada do galpão",
    phrase: "a escolha entre cancela e portão no galpão",
    asks: [
      "vale cancela e portão galpão muitas entradas",
      ...combine(
        [
          "cancela ou portão",
          "portão ou cancela",
          "cancela ou deslizante",
          "cancela ou portão deslizante",
          "portão deslizante ou cancela",
          "cancela ou portão correr",
        ],
        [
          "galpão",
          "entrada galpão",
          "transportadora",
          "indústria",
          "fábrica",
          "centro distribuição",
          "depósito",
          "caminhão",
          "caminhões",
          "logística",
          "pátio caminhões",
        ],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Na entrada de galpão, o portão deslizante vem primeiro, porque fecha o vão à noite e protege a carga; a cancela só organiza os caminhões, com alguém na guarita. Quem tem fila na rua usa os dois. O motor do portão pesado, na troca, fica de {price.heavySwap}, e a cancela é cotada por foto.",
        "Entre cancela ou portão deslizante para galpão, fique com o deslizante se o lugar passa a noite sem vigia, pois a cancela não barra quem entra a pé. Ela se soma quando há fila de caminhões e guarita. A troca do motor pesado custa de {price.heavySwap}; a cancela se orça por foto.",
        "Para a entrada do galpão, escolha portão deslizante, que tranca o terreno à noite, e acrescente a cancela apenas com muito caminhão e gente na portaria. Sozinha, a barra não impede a entrada de ninguém. Trocar o motor de portão pesado sai de {price.heavySwap}, e a cancela depende da largura, vista por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Galpão: quando é cancela, quando é portão", "A escolha pelo movimento e pela vigilância"],
        slots: [
          [
            "Duas perguntas decidem: quem vigia a entrada fora do expediente e quantos caminhões chegam na hora mais cheia. Com as respostas, veja em que caso você está.",
            "Veja se há alguém na entrada também de madrugada e quantos veículos chegam juntos no pico. A lista mostra a solução para cada resposta.",
            "A escolha sai de dois números: horas sem vigilância e caminhões no horário de pico. Encontre abaixo a situação do seu galpão.",
          ],
        ],
        bullets: [
          "Sem vigia à noite: portão deslizante, com ou sem cancela",
          "Poucos caminhões por hora: só o portão deslizante",
          "Fila na rua e guarita: portão aberto de dia e cancela na triagem",
          "Dentro de condomínio de galpões já fechado: a cancela pode bastar",
        ],
      },
      {
        about: "what",
        headings: ["O que o caminhão exige da entrada", "Largura, manobra e sensores para caminhão"],
        slots: [
          [
            "A carreta entra em curva e pede folga dos dois lados do vão. O deslizante precisa ainda de parede livre ao lado, do tamanho da folha, e a cancela de barra longa sobe mais devagar que a de carro.",
            "Conte a curva da carreta ao medir o vão, com sobra de cada lado. Para o portão de correr, some uma lateral livre igual à folha; para a cancela, saiba que barra comprida é mais lenta.",
            "Quem recebe carreta precisa de vão com folga para a manobra. O portão pede lateral desimpedida do comprimento da folha, enquanto a cancela larga usa barra maior e mais vagarosa.",
          ],
          [
            "O feixe baixo da fotocélula passa por baixo da carroceria, e por isso se põe um segundo par mais alto no portão. Na cancela, o laço no piso, um fio enterrado que sente o metal, evita baixar a barra sobre o veículo.",
            "No portão, use fotocélulas em duas alturas, pois o sensor baixo não vê o vão sob a carroceria. A cancela trabalha com laço indutivo, o fio no piso que percebe o veículo e segura a barra em pé.",
            "Sensor de carro não basta: o portão leva um par de fotocélulas embaixo e outro no alto, para enxergar a carroceria. A cancela pede o laço, fio embutido no chão que detecta o caminhão parado sob a barra.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa cada um", "O que pesa no valor"],
        slots: [
          [
            "O motor do portão pesado, na troca, fica de {price.heavySwap}, com a mão de obra. Folha, trilho e base novos são serralheria e obra, orçados à parte pela largura do vão.",
            "Em portão de galpão, a troca do motor custa de {price.heavySwap}, já com o trabalho. Se ainda falta a folha, o trilho ou a base, esse valor vem da serralheria e acompanha a largura.",
            "Para trocar o motor de um deslizante pesado, conte de {price.heavySwap}, instalação incluída. A folha com trilho e base entra em outro orçamento, de serralheiro, conforme o vão.",
          ],
          [
            "A cancela soma aparelho, base de concreto, laço e controle de acesso. A haste quebrada por batida é a despesa que se repete, e convém ter uma de reserva.",
            "No caso da cancela, pesam o equipamento, o concreto da base, o laço e o acesso. Reserve também uma haste, porque caminhão bate nela de vez em quando.",
            "Já o custo da cancela junta o aparelho, a base, o laço e o modo de liberar a entrada. Depois, o gasto mais comum é haste nova por pancada, e vale guardar uma sobressalente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Só a cancela basta para o galpão?",
        answers: [
          "Não, se o lugar fica vazio em algum horário: passa-se a pé por baixo, e a haste quebra fácil. Ela basta apenas onde outro portão já fecha o terreno.",
          "Só quando há portaria dia e noite ou um condomínio fechado em volta. Fora disso, qualquer pessoa passa ao lado da barra, que também cede a uma batida.",
        ],
      },
      {
        question: "Qual dos dois é mais rápido para o caminhão?",
        answers: [
          "A cancela, cuja haste sobe em poucos segundos. O deslizante de vão largo demora mais, e um motor com inversor, que aumenta a velocidade, encurta a espera.",
          "A barra da cancela abre antes, mesmo sendo longa. No portão de correr, o tempo cresce com a largura, embora o motor com inversor, de giro mais rápido, reduza a fila.",
        ],
      },
      {
        question: "O mesmo controle abre o portão e a cancela?",
        answers: [
          "Abre, com um botão para cada um, se as duas centrais leem o mesmo código. Para frota, etiqueta de leitura no para-brisa costuma ser mais prática que controle.",
          "Sim, quando as centrais aceitam o mesmo tipo de código: grava-se um botão para o portão e outro para a barra. Muitos galpões preferem etiqueta no para-brisa.",
        ],
      },
      {
        question: "E na falta de luz?",
        answers: [
          "A cancela sobe pelo destrave manual, e o deslizante anda na mão depois de solto pela chave, com o disjuntor desligado, se está reto e no trilho. Entrada que não pode parar leva nobreak.",
          "Com o disjuntor desligado, a barra é erguida pelo destrave, e a folha de correr, em bom estado, se move após usar a chave. Para não parar a expedição, preveja nobreak ou gerador.",
        ],
      },
    ],
    photo: "fotos da entrada vista da rua e de dentro, a largura do vão e os caminhões por hora",
  },
];
