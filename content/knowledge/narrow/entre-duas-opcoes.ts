import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const shops = ["comércio", "loja", "empresa", "padaria", "oficina", "mercado", "galpão"];

/** Titles that want a verdict: the safer, the dearer, one kind of gate or the other, a longer warranty or ours. */
export const entreDuasOpcoes: NarrowConcept[] = [
  {
    id: "tag-ou-controle-mais-seguro",
    broader: "tag-veicular",
    label: "Tag ou controle: qual é mais seguro",
    phrase: "a segurança da tag e do controle",
    asks: [
      ...combine(
        ["tag controle", "tag ou controle", "tag ou controle remoto", "tag veicular ou controle", "controle ou tag"],
        [
          ...[
            "mais seguro",
            "qual mais seguro",
            "mais segura",
            "segurança",
            "condomínio mais seguro",
            "prédio mais seguro",
          ],
          ...["condomínio qual mais seguro", "portão condomínio qual mais seguro", "qual clona", "mais difícil clonar"],
        ],
      ),
      "tag mais segura controle",
      "tag é mais segura que controle",
    ],
    intent: "comparison",
    answers: {
      any: [
        "A tag costuma ser mais segura que o controle no portão do condomínio: tem número próprio, fica no carro e sai do cadastro na hora. O controle só chega perto com código rolante e cadastro individual; nenhum dos dois barra o carona, que entra colado no carro da frente.",
        "Entre tag e controle remoto, mais segura na garagem do prédio é a tag com proteção contra cópia, porque se bloqueia uma sem mexer nas outras. Controle de código fixo se clona fácil, o de código rolante é difícil; contra o carona, só eclusa, câmera ou porteiro.",
        "Sim, fica mais seguro trocar controles por tag: a tag ganha no bloqueio individual e no registro de cada entrada, e um modelo protegido é mais difícil de clonar. Controle com código rolante reduz a diferença, e quem entra de carona atrás do carro passa nos dois.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Tag e controle, risco por risco", "Onde cada um falha"],
        slots: [
          [
            "Compare pelo que costuma acontecer na garagem, e não pelo aparelho.",
            "Cada risco pede uma resposta diferente, e nenhum dos dois cobre todos.",
            "São quatro situações, e em cada uma um dos dois leva vantagem.",
          ],
        ],
        bullets: [
          "Cópia: código fixo e tag simples se copiam; código rolante e tag protegida resistem",
          "Perda: o controle some da bolsa; a tag vai com o carro",
          "Empréstimo: o controle passa de mão em mão; a tag, só com o carro",
          "Carona: os dois abrem para o carro de trás; eclusa, câmera ou porteiro seguram",
        ],
      },
      {
        about: "check",
        headings: ["Regras que valem mais que o aparelho", "O que o síndico deve combinar"],
        slots: [
          [
            "A segurança está na lista de quem entra, conferida sempre. Sem isso, a melhor tag vira chave de todo mundo.",
            "Sem cadastro em dia, tag e controle se igualam por baixo. Estas regras valem para os dois.",
            "O aparelho protege só o que a lista controla. O síndico combina quatro coisas.",
          ],
        ],
        steps: [
          "Uma tag ou um controle por vaga, com nome e placa na lista.",
          "Bloqueio no mesmo dia em caso de roubo, perda ou mudança.",
          "Conferência da lista duas vezes por ano, apagando o que sobrou.",
          "Portão que fecha logo depois do carro, com fotocélula testada.",
        ],
      },
      {
        about: "cost",
        headings: ["O custo de cada um", "Quanto pesa trocar controle por tag"],
        slots: [
          [
            "Na tag, o caro é o leitor com antena, um por entrada, e cada carro soma pouco. No controle paga-se um aparelho por morador, e passar para código rolante pode pedir receptor novo.",
            "Leitor e antena são o grosso do gasto com tag, e as etiquetas custam pouco cada uma. Já o controle custa por pessoa, e o rolante às vezes exige outro receptor.",
            "Com tag, gasta-se no leitor de cada entrada e quase nada por carro; com controle, é o inverso. Em prédio grande, a tag se paga melhor.",
          ],
          [
            "O motor continua o mesmo nos dois casos, porque leitor e receptor só mandam a ordem de abrir. Moto e visitante podem seguir com controle ou interfone.",
            "Não se troca o motor por isso, pois o leitor apenas comanda a central. Visitantes entram por interfone, e motos, por tag própria ou controle.",
            "A central e o motor ficam, já que muda apenas quem dá a ordem. Para moto há tag própria, e visitante segue pelo interfone.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Tag de carro pode ser clonada?",
        answers: [
          "Pode, se for de modelo simples, que só transmite um número. Pergunte ao fornecedor se ela tem proteção contra cópia antes de comprar o leitor.",
          "A simples, sim; a protegida, com senha gravada no chip, dificulta muito. Leitor e tag precisam ser dessa linha.",
        ],
      },
      {
        question: "Roubaram um carro do prédio com a tag. O que fazer?",
        answers: [
          "Bloqueie a tag e os controles daquela vaga na mesma hora e avise a portaria da placa. No cadastro individual, isso leva um minuto.",
          "Bloqueio imediato no cadastro, aviso à portaria e nova tag para o morador. Os outros não mudam nada.",
        ],
      },
      {
        question: "Dá para usar tag e controle juntos?",
        answers: [
          "Dá: o leitor comanda a mesma central, e os controles cadastrados seguem valendo. Só lembre que cada controle mantido é mais uma chave na lista.",
          "Sim, e é comum na transição. Marque uma data para apagar os controles de quem já recebeu a tag.",
        ],
      },
      {
        question: "A tag da garagem funciona de que distância?",
        answers: [
          "Em geral de poucos metros, regulados na antena, para abrir só para o carro parado na entrada. O controle vai muito além, até {trade.reach}, o que é cômodo e também um risco.",
          "De poucos metros, ajustáveis no leitor. Isso é vantagem sobre o controle, que alcança até {trade.reach} e abre antes de o carro chegar.",
        ],
      },
    ],
    photo: "fotos da entrada, do motor e do controle atual, com o número de carros",
  },
  {
    id: "controle-original-ou-generico-preco",
    broader: "controle",
    label: "Preço do controle original e do genérico",
    phrase: "o preço do controle original e do genérico",
    asks: [
      ...combine(
        ["preço", "quanto custa", "valor", "diferença preço", "mais barato"],
        [
          ...["controle original genérico", "controle original ou genérico", "controle [marca] original genérico"],
          ...["controle [marca] original ou genérico", "controle original paralelo", "controle original compatível"],
          ...["controle portão original genérico", "controle [marca] original paralelo", "controle original similar"],
          ...["controle [marca] original compatível", "controle remoto original genérico"],
        ],
      ),
    ],
    intent: "price",
    answers: {
      any: [
        "O controle original, de PPA, Garen ou Rossi, custa mais que o genérico: em código fixo, o paralelo compatível resolve e é mais barato; em código rolante, compre o original. O valor dos dois depende do modelo, e a foto do seu, frente e verso, traz o preço de cada um.",
        "A diferença de preço entre controle original e genérico depende da linha: o similar sai sempre mais barato e basta em código fixo da mesma frequência, mas em código rolante o original evita comprar duas vezes. Orçamos os dois lado a lado, pela foto do controle.",
        "Quanto custa o controle muda com a marca, mas a ordem é fixa: o genérico, ou compatível, é o mais barato e o original da PPA, Garen ou Rossi, o mais caro. O paralelo só é economia se repete código e frequência da central; mande a foto e passamos os dois valores.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o controle genérico basta", "Qual dos dois comprar"],
        slots: [
          [
            "O tipo de código decide antes do preço, porque controle barato que não grava é dinheiro perdido. Veja em qual caso está o seu.",
            "Antes de comparar valores, descubra o código da sua central. Cada situação leva a uma compra diferente.",
            "Quem define a compra é a central, e não a etiqueta de preço. Encontre o seu caso.",
          ],
        ],
        bullets: [
          "Código fixo, com chavinhas ou de copiar: o genérico da mesma frequência serve",
          "Código rolante: o original, ou um que cite na embalagem a linha da sua central",
          "Placa já trocada: vale a marca da placa de hoje, e não a do motor",
          "Vários controles: às vezes um receptor novo com os controles dele sai mais em conta",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do controle", "O que entra na conta"],
        slots: [
          [
            "Mudam o valor o tipo de código, o número de botões e a quantidade: o de código fixo e dois botões é o mais barato, o rolante original, o mais caro. Levando vários, a ida para gravar é uma só.",
            "Controle de código fixo com poucas teclas custa menos, e o rolante da marca fica no topo. Quem compra para a família toda grava todos na mesma visita.",
            "Código rolante, mais teclas e marca original puxam o preço para cima; fixo e genérico, para baixo. Comprar vários de uma vez dilui a gravação.",
          ],
          [
            "A gravação feita por você, em receptor externo, não custa nada. Se o botão fica sob a tampa do motor, o técnico grava, e esse serviço vem no mesmo orçamento do controle.",
            "Em receptor de caixa separada você mesmo grava, de graça. Quando é preciso abrir o motor, a gravação é do técnico e entra junto com os controles no orçamento.",
            "Sem abrir o motor, gravar é grátis e feito em casa. Com a placa sob a tampa, soma-se o serviço do técnico, orçado junto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como conferir um controle genérico", "O genérico que vale a compra"],
        slots: [
          [
            "Confira a frequência, em geral 433 MHz, a homologação da Anatel, o tipo de pilha e o alcance. Capa frouxa e botão mole são o barato que se compra duas vezes.",
            "Veja no verso frequência igual, selo da Anatel e pilha comum. O genérico ruim se nota na capa que abre, na tecla mole e no alcance curto.",
            "O bom compatível traz a mesma frequência, quase sempre 433 MHz, selo da Anatel e pilha fácil de achar. Desconfie de capa solta e tecla sem clique.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei se o meu controle é de código fixo ou rolante?",
        answers: [
          "Chavinhas dentro do controle indicam código fixo; embalagem ou manual com rolling code, rolante. A cópia de chaveiro que funciona também prova o fixo.",
          "Olhe o manual: código rolante vem escrito. Chavinhas ou jumpers internos são de código fixo.",
        ],
      },
      {
        question: "Controle genérico estraga a central?",
        answers: [
          "Não: se não for compatível, a central só ignora o sinal.",
          "Não há esse risco; o que se perde é o valor do controle.",
        ],
      },
      {
        question: "O original dura mais que o genérico?",
        answers: [
          "Em geral a capa e a tecla do original duram mais, mas um bom genérico atende anos. Queda e umidade estragam os dois.",
          "Costuma durar, pela tecla e pelo plástico melhores. A pilha dura o mesmo nos dois.",
        ],
      },
      {
        question: "O controle tem garantia?",
        answers: [
          "Controle novo tem a garantia da lei, de 90 dias, além da do fabricante quando houver. Guarde a nota.",
          "Tem os 90 dias da lei e, no original, o prazo da fábrica. A nota é que comprova a data.",
        ],
      },
    ],
    photo: "fotos do controle que funciona, frente e verso, e da etiqueta do motor",
  },
  {
    id: "enrolar-ou-deslizante-no-comercio",
    broader: "comercio",
    label: "Porta de enrolar ou portão deslizante no comércio",
    phrase: "a escolha entre porta de enrolar e portão deslizante",
    asks: [
      ...combine(
        [
          ...["porta enrolar ou portão deslizante", "porta enrolar automática ou portão deslizante"],
          ...["porta enrolar ou portão correr", "porta aço ou portão correr", "portão correr ou porta enrolar"],
          ...["portão deslizante ou porta enrolar", "porta enrolar ou deslizante", "enrolar ou correr"],
        ],
        shops,
      ),
      "porta enrolar automática ou portão deslizante",
      "porta enrolar ou portão correr",
    ],
    intent: "comparison",
    answers: {
      any: [
        "No comércio, a porta de enrolar automática serve à fachada e à vitrine, sem parede ao lado, e o portão deslizante serve à entrada de veículos e ao uso intenso. A troca do motor deslizante fica de {price.homeSwap} em folha leve e de {price.heavySwap} na pesada; o da porta de enrolar se orça por foto.",
        "Porta de enrolar automática ou portão deslizante: fique com a primeira para fechar vitrine poucas vezes por dia e com o segundo para veículos, se há parede lateral. O motor deslizante trocado custa de {price.homeSwap}, folha leve, ou de {price.heavySwap}, folha pesada, e o de enrolar é orçado por foto.",
        "Para entrada de veículos escolha o portão deslizante, que pede lateral livre e aguenta muitas aberturas; para a vitrine na calçada, a porta de enrolar, que some acima do vão. Trocar o motor do deslizante sai de {price.homeSwap}, ou de {price.heavySwap} se pesado; o outro vem por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Uso por dia e espaço no comércio", "Compare pelo seu uso"],
        slots: [
          [
            "O espaço decide primeiro: a porta de enrolar pede altura acima do vão, e o deslizante, parede livre um pouco maior que a folha e piso para o trilho. Se cabem os dois, compare o uso.",
            "Veja antes se o lugar aceita: enrolar precisa de altura para o rolo, e o portão de correr, de lateral maior que a folha e de trilho no piso. Cabendo ambos, o movimento desempata.",
            "Meça a altura sobre o vão, onde fica o rolo, e a parede ao lado, por onde correria a folha. Quando os dois tipos são possíveis, decide o uso de cada dia.",
          ],
        ],
        bullets: [
          "Enrolar comum: poucas vezes por dia",
          "Deslizante: muitas aberturas, com motor para isso",
          "Vão largo: o deslizante passa de 6 m numa folha; a de enrolar pede lâmina e eixo reforçados",
          "Vitrine: a de enrolar cobre tudo ou, com lâmina vazada, deixa ver",
        ],
      },
      {
        about: "safety",
        headings: ["Segurança de quem passa", "O que cada um exige para fechar sem risco"],
        slots: [
          [
            "A porta de enrolar desce sobre a passagem, e só deve fechar com sensor na base ou com alguém olhando. O comando fica à vista dela, e ninguém passa com a cortina em movimento.",
            "Na de enrolar, a cortina baixa por cima de quem passa, o que pede sensor na última lâmina ou uma pessoa observando. Instale o botão onde se veja a porta e espere que ela pare.",
            "Como a cortina de enrolar desce de cima, use sensor embaixo ou feche sempre olhando, de um ponto com visão do vão. Passar sob ela enquanto se move é proibido.",
          ],
          [
            "O deslizante pede fotocélula, batentes firmes nas pontas e guia superior, para a folha não tombar. A fotocélula para o fechamento quando alguém cruza o vão.",
            "Para o portão de correr, a fotocélula interrompe o fechamento se há gente ou carro no vão. Batente em cada ponta e guia em cima impedem que a folha saia e caia.",
            "Já no portão de correr, a folha precisa de guia em cima e batente nos dois extremos, contra a queda. O sensor do vão, a fotocélula, evita o esmagamento.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Se a luz cai ou algo quebra", "Falta de energia e conserto"],
        slots: [
          [
            "Sem luz, a porta de enrolar sobe pela corrente manual ou com nobreak, se tem um deles. O deslizante reto e no trilho se solta com a chave, disjuntor desligado, e anda na mão.",
            "Na falta de energia, o portão de correr em bom estado anda na mão, depois do disjuntor desligado e da chave. A de enrolar depende da corrente de emergência ou de um nobreak.",
            "Quando falta luz, a cortina de enrolar precisa de nobreak ou da corrente manual. O portão de correr, inteiro e no trilho, é solto pela chave com o disjuntor desligado e empurrado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual dos dois é mais barato?",
        answers: [
          "Depende do vão: em abertura estreita de loja, em geral a de enrolar custa menos, e em entrada larga de veículos, o deslizante. Compare o conjunto, com folha ou cortina e motor.",
          "Na loja de vão pequeno, a porta de enrolar costuma ganhar. Em vão largo, lâmina e eixo reforçados a encarecem, e o portão de correr passa a valer mais a pena.",
        ],
      },
      {
        question: "Qual é mais difícil de arrombar?",
        answers: [
          "A de enrolar com trava na última lâmina resiste bem, e o deslizante precisa de batente e guia que não deixem levantar a folha. Sem trava, nenhum dos dois segura muito.",
          "Os dois dependem da trava: lâmina presa embaixo na porta de enrolar, encaixe no batente e guia firme no portão de correr. O motor sozinho não é fechadura.",
        ],
      },
      {
        question: "Vocês fornecem a porta ou o portão?",
        answers: [
          "Fornecemos o motor, os sensores e a instalação. A porta de enrolar é do fabricante dela, e a folha deslizante, do serralheiro, com orçamento próprio.",
          "A automação é nossa: motor, central, sensores e montagem. Já a cortina de enrolar ou a folha vem de quem a fabrica, em outro orçamento.",
        ],
      },
      {
        question: "E se a porta de enrolar for a única entrada?",
        answers: [
          "Preveja uma abertura de emergência por fora, porque sem luz ou com o motor parado ninguém entra na loja. Ela deve ser combinada já na compra da porta.",
          "Peça, na compra, um modo de abrir por fora. Com o motor parado ou sem energia, a corrente manual fica do lado de dentro e não ajuda quem chega.",
        ],
      },
    ],
    photo: "fotos da fachada por fora e por dentro, com a largura e a altura do vão e quantas vezes abre por dia",
  },
  {
    id: "evitar-formiga-na-placa",
    broader: "placa",
    label: "Como evitar formiga na placa",
    phrase: "como evitar formiga na placa do portão",
    asks: [
      ...combine(
        [
          "formiga placa",
          "formiga placa portão",
          "formiga motor portão",
          "formiga central",
          "formigas portão",
          "inseto placa",
        ],
        [
          ...["evitar", "como evitar", "prevenir", "como impedir", "espantar", "proteger", "acabar", "não entrar"],
          ...["vedar", "como proteger", "como acabar"],
        ],
      ),
      "evitar formiga motor portão",
      "proteger placa portão formiga",
      "formigueiro motor portão evitar",
    ],
    intent: "how-to",
    answers: {
      any: [
        "A formiga entra na placa do portão porque ali é seco, quente e protegido, e chega pelo tubo dos fios ou pela tampa mal fechada. Para evitar, vede essas entradas, ponha isca longe do motor e afaste vasos. A vedação por dentro é do técnico, em visita a partir de {price.preventive} em casa, sem peças.",
        "A formiga chega à placa do portão pelo eletroduto, o tubo dos fios, e pela tampa mal fechada, à procura de um lugar quente e seco. Vedar os dois caminhos é o que evita. Ponha isca na trilha, longe do motor; o técnico fecha a caixa por dentro em visita a partir de {price.preventive} em residência, sem peças.",
        "Para evitar formiga na placa do portão, é preciso vedar o tubo da fiação e a tampa do motor e tirar mato e vasos de perto. Elas procuram o calor e o abrigo da caixa. A isca fica só do lado de fora; por dentro, quem limpa e veda é o técnico, em visita a partir de {price.preventive} em casa, sem peças.",
        "Formigas fazem ninho na placa do portão porque a caixa do motor é quente e não toma chuva. Elas entram pela boca do tubo dos fios e pelas frestas da tampa, e fechar as duas resolve. O técnico limpa e veda por dentro em visita que começa em {price.preventive} em residência, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que você faz por fora, sem abrir o motor", "Prevenção sem abrir o motor"],
        slots: [
          [
            "Faça esta parte com a tampa fechada e sem mexer em fio. O objetivo é tirar o caminho e o abrigo das formigas.",
            "Sem abrir nada nem tocar na fiação, dá para cortar a trilha e tirar o que serve de abrigo a elas.",
            "Fique do lado de fora do motor, com a tampa no lugar. Estes cuidados afastam o formigueiro antes que ele chegue à caixa.",
          ],
        ],
        steps: [
          "Siga a trilha das formigas até ver por onde entram.",
          "Afaste vaso, mato e folha seca do motor.",
          "Ponha isca na trilha, longe do motor e fora do alcance de crianças e animais.",
          "Veja se a tampa fecha por igual e se falta parafuso.",
          "Olhe de novo depois de chuva forte, quando elas procuram lugar seco.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico veda por dentro", "A vedação por dentro"],
        slots: [
          [
            "Com a energia cortada, o técnico limpa a placa, fecha o eletroduto com massa de vedação e põe prensa-cabo, a peça que aperta o fio na entrada. A borracha da tampa é trocada se estiver ressecada.",
            "O técnico desliga a energia, tira a sujeira da placa e veda com massa o tubo dos fios. Onde falta, ele põe um prensa-cabo, que aperta a borracha em volta do fio, e troca a vedação da tampa, se precisar.",
            "Depois de cortar a energia e limpar a placa, o técnico enche de massa a boca do tubo e aperta a entrada dos fios com prensa-cabo. A borracha ressecada da tampa também é trocada.",
          ],
          [
            "O furo de dreno da carcaça fica livre, porque sem ele a água não sai e a placa oxida. Uma tela fina segura o inseto sem reter a água.",
            "Nem tudo se fecha: o dreno, o furinho por onde a água escorre, recebe só uma tela. Tapado, ele deixaria umidade na placa.",
            "Já o furo de dreno não se tampa, pois a água presa oxidaria os contatos. Ele recebe uma tela, que barra a formiga e deixa a água escorrer.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que já há formigas na placa", "Como saber se elas já entraram"],
        slots: [
          [
            "O portão que abre sozinho, anda só num sentido ou estala sem sair do lugar pode ter formiga nos relés da placa. Desligue o disjuntor e deixe assim até a limpeza, para não haver curto.",
            "Terra fina na tampa, estalo sem movimento e abertura sem comando são pistas de formigueiro na caixa. Corte a energia no disjuntor e espere a limpeza, porque ligada a placa pode queimar.",
            "A formiga no relé faz o portão falhar: ele estala e não anda, vai só para um lado ou abre sem ninguém mandar. Nesse caso, o disjuntor fica desligado até o técnico limpar, para evitar curto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar inseticida no motor do portão?",
        answers: [
          "Dentro da caixa, não, nem com tudo desligado: o líquido fica na placa e pode dar curto quando a energia volta. Do lado de fora, prefira isca.",
          "Na placa, nunca, porque o resíduo conduz e estraga os contatos. Se precisar tratar a trilha, faça isso longe do motor.",
          "Não dentro dele. O produto molha os contatos, atrai sujeira e pode queimar a placa quando ela é ligada.",
        ],
      },
      {
        question: "Naftalina, talco ou canela espantam formiga da placa?",
        answers: [
          "Não os ponha na caixa, porque o pó junta umidade e a naftalina pode atacar plástico e contato. Fechar a entrada dos fios resolve melhor.",
          "Dentro do motor esses produtos sujam, seguram umidade e podem danificar a placa. O efeito passa, e a fresta continua aberta.",
          "Por pouco tempo, e com risco para a placa. O pó conduz umidade, e a formiga volta pela mesma fresta.",
        ],
      },
      {
        question: "De quanto em quanto tempo conferir a vedação?",
        answers: [
          "Por dentro, na revisão, {visits.home} em casa. Por fora, olhe a cada dois ou três meses se há jardim ao lado do motor.",
          "Quem tem canteiro perto deve olhar por fora a cada dois ou três meses. A parte interna é vista na manutenção, {visits.home} em residência.",
          "A cada dois ou três meses, dê uma olhada por fora, sobretudo no verão. Por dentro, basta a revisão, {visits.home}.",
        ],
      },
      {
        question: "Placa com formiga tem conserto?",
        answers: [
          "Muitas têm: limpeza, secagem e troca do relé travado bastam quando não houve curto. Se há trilha queimada ou oxidada, pode ser preciso placa nova, que custa mais que o reparo.",
          "Se só o relé travou, limpar e trocar o componente costuma resolver. Depois de um curto ou com trilhas corroídas, a saída pode ser outra placa, mais cara que o conserto.",
          "Na maioria das vezes, sim, se o disjuntor foi desligado a tempo. Limpa-se a placa e troca-se o relé; depois de um curto, pode ser preciso uma nova.",
        ],
      },
    ],
    photo: "uma foto do motor fechado, da entrada dos cabos e da trilha das formigas",
  },
  {
    id: "garantia-de-dois-anos-ou-mais",
    broader: "garantia",
    label: "Garantia de 2 anos ou mais",
    phrase: "a garantia de 2 anos ou mais",
    asks: [
      "garantia vitalícia",
      "motor garantia vitalícia",
      "garantia 3 anos motor",
      "garantia 5 anos motor",
      "garantia 10 anos motor",
      "garantia 36 meses motor",
      ...combine(
        ["garantia 2 anos", "garantia dois anos", "garantia 24 meses", "2 anos garantia"],
        [
          ...["portão", "motor", "instalação", "motor portão", "portão automático", "portão eletrônico instalação"],
          ...["instalação portão", "conserto", "portão eletrônico", "instalação motor"],
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Não damos garantia de 2 anos: a nossa é de {warranty.motor} no motor e {warranty.installation} na instalação, por escrito na nota. Algumas marcas prometem um prazo maior em certos modelos, mas em geral ele vale só para parte do motor. Antes de escolher pelo prazo, veja se ele cobre a placa, a mão de obra e a visita.",
        "Prazo vitalício em motor de portão não é comum, porque placa, capacitor e engrenagem se desgastam com o uso. Aqui o motor tem {warranty.motor} de garantia e a instalação, {warranty.installation}, por escrito. Se uma oferta promete mais anos, leia no termo quais peças entram e quem paga a visita.",
        "Damos {warranty.motor} de garantia no motor e {warranty.installation} no serviço de instalação do portão, escritos na nota. Um prazo de 2 anos ou mais, oferecido por uma marca ou loja, é vantagem se incluir a placa, a mão de obra e a ida do técnico; se cobre só a mecânica, protege menos do que parece.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar em oferta de prazo longo", "Leia isto antes de comparar anos"],
        slots: [
          [
            "Alguns fabricantes dão prazo maior a parte do motor, o que é bom quando o termo diz claramente o que entra. Um prazo longo com muitas exceções protege menos que um curto e completo. Confira:",
            "O número de anos sozinho não decide, porque o que conta é quais peças o termo deixa de fora. Há marcas que cobrem a mecânica por mais tempo que a placa, a parte que mais queima. Leia no termo:",
            "Um prazo maior ajuda de verdade quando inclui o que mais queima, que é a placa, e o serviço de trocar. Por isso, compare o termo inteiro, e não só os anos. Verifique:",
          ],
        ],
        bullets: [
          "Se o prazo vale para o motor inteiro ou só para a parte mecânica",
          "Se a placa e os controles têm o mesmo prazo",
          "Quem paga a visita, a retirada do motor e a mão de obra",
          "Se uma revisão paga é obrigatória para manter o direito",
          "Se o prazo está escrito na nota ou no termo, e não só no anúncio",
        ],
      },
      {
        about: "what",
        headings: ["O que a nossa garantia cobre", "Motor e serviço: o que está coberto"],
        slots: [
          [
            "A garantia do motor cobre defeito de fabricação, e a da instalação cobre a fixação, a ligação e a regulagem que fizemos. As duas contam da data da nota e já incluem os 90 dias da lei.",
            "Defeito de fábrica entra na garantia do motor; suporte, fiação e ajuste entram na garantia da instalação. Os dois prazos começam na data da nota, com os 90 dias da lei incluídos.",
            "No aparelho, cobrimos falha de fabricação, e no serviço, a montagem e a regulagem. Ambos os prazos correm a partir da nota e já contêm os 90 dias da lei.",
          ],
          [
            "Raio, pico de energia, água, batida e conserto feito por terceiros costumam ficar de fora em quase toda loja. Um protetor de surto evita justamente a queima que nenhuma garantia costuma pagar.",
            "Queima por pico de energia, alagamento, colisão e mexida de terceiros raramente entram em alguma garantia. Por isso o protetor de surto na alimentação do motor vale mais que um ano a mais no papel.",
            "O que vem de fora do motor, como raio, água, pancada ou reparo de outra pessoa, em geral é conserto pago. Contra a queima pela rede elétrica, quem protege é o dispositivo de surto, não o prazo.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como o motor passa dos 2 anos sem defeito", "O que vale mais que o prazo"],
        slots: [
          [
            "Um motor residencial dura de {trade.life} quando a folha anda leve, o modelo tem força de sobra para o peso e a instalação tem aterramento. A revisão, {visits.home}, encontra a folga antes que ela quebre uma peça.",
            "Com a folha leve, o motor dimensionado com folga e o circuito aterrado, o conjunto dura de {trade.life}. Fazer a revisão {visits.home} permite trocar a peça gasta antes que ela estrague as outras.",
            "Folha equilibrada, potência certa e fio terra com protetor de surto fazem o motor durar de {trade.life}. Na revisão, feita {visits.home}, o desgaste é visto no começo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem garantia estendida?",
        answers: [
          "Não vendemos prazo a mais. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação, e o que prolonga a vida do conjunto é a revisão {visits.home}.",
          "Não. O prazo é o que está na nota, de {warranty.motor} no motor e {warranty.installation} no serviço, sem pacote pago à parte.",
        ],
      },
      {
        question: "A garantia conta da compra ou da instalação?",
        answers: [
          "Conta da data da nota. Por isso, compre o motor perto do dia da instalação, para o prazo não correr com ele na caixa.",
          "Da nota. Guarde uma foto dela e da etiqueta do motor no celular, para provar a data e o número de série.",
        ],
      },
      {
        question: "A garantia de fábrica soma com a da instalação?",
        answers: [
          "Não. Uma cobre o aparelho e a outra cobre o serviço, e as duas correm ao mesmo tempo.",
          "Não se somam, porque são coberturas diferentes: a do motor e a da montagem correm juntas desde a data da nota.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, a largura e onde fica o ponto de energia",
  },
  {
    id: "correr-ou-pivotante",
    broader: "deslizante",
    label: "Portão de correr ou de abrir",
    phrase: "a escolha entre portão de correr e de abrir",
    asks: [
      "correr pivotante",
      "motor deslizante ou pivotante",
      "motor pivotante ou deslizante",
      "motor correr ou pivotante",
      "correr pivotante qual melhor",
      "deslizante pivotante qual melhor",
      "diferença portão deslizante pivotante",
      "diferença portão correr pivotante",
      "trilho chão pivotante",
      "trilho ou pivotante",
      "trilho ou portão pivotante",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Entre o portão pivotante e o deslizante, escolha o deslizante (de correr) se há parede livre ao lado, do tamanho da folha e mais uns 40 cm. Escolha o pivotante, que abre girando, se falta parede e sobra área plana para o giro. A troca do motor em casa fica de {price.homeSwap}; o pivotante de duas folhas leva dois motores.",
        "O portão deslizante é melhor para vão largo, folha pesada e muito uso, desde que haja muro livre ao lado, com 40 cm a mais que a folha. O pivotante é melhor onde não há esse muro e o piso interno é plano. Trocar o motor em casa custa de {price.homeSwap}, e duas folhas de abrir usam dois motores.",
        "Quem tem parede lateral livre, com a medida da folha e mais uns 40 cm, fica melhor com o portão de correr, que não ocupa a garagem. Quem não tem fica com o pivotante, ou de abrir, que exige piso plano para girar. Em casa, a troca do motor vai de {price.homeSwap}, e o pivotante usa um por folha.",
        "Portão de correr ou pivotante é uma escolha que depende do espaço. O de correr precisa de muro ao lado, do tamanho da folha mais 40 cm, e não tira lugar do carro; o pivotante dispensa o muro, mas ocupa a garagem ao abrir. Trocar o motor em casa custa de {price.homeSwap}, um por folha no pivotante.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que medir e comparar antes de escolher", "O que cada um exige do lugar"],
        slots: [
          [
            "Meça a parede ao lado do vão e o fundo livre da garagem, com o carro dentro, antes de comparar preços. Depois veja o que cada tipo exige.",
            "Antes de pensar no motor, meça a parede lateral livre e a distância até o carro estacionado. O resto da escolha está nestes pontos.",
            "Comece pelo muro ao lado e pela distância livre até o carro, dentro da garagem. Se os dois tipos couberem, estas diferenças decidem.",
          ],
        ],
        bullets: [
          "Piso: o de correr precisa de trilho nivelado; o pivotante, de piso plano por dentro",
          "Peso: o de correr se apoia no chão; o pivotante fica todo nas dobradiças e na coluna",
          "Vento: a folha que gira sofre mais que a que corre",
          "Pedestre: o de correr pode abrir só uma parte; o pivotante duplo, só uma folha",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa motorizar cada um", "Motor, base e suporte no preço"],
        slots: [
          [
            "Com uma folha, os dois custam parecido, porque cada um usa um motor. O pivotante de duas folhas leva dois motores, e o par é orçado por foto.",
            "Com uma folha só há pouca diferença no preço do motor. Para duas folhas de abrir são dois motores, e o total vem por foto.",
            "O preço se aproxima quando a folha é uma só. No pivotante de duas folhas, você paga dois motores, orçados juntos por foto.",
          ],
          [
            "Na primeira automação, o de correr soma base e cremalheira, a régua dentada, cobrada por metro. O de abrir soma o suporte na coluna, que precisa ser firme. Nos dois entra o ponto de energia.",
            "Um portão que nunca teve motor precisa também de base e cremalheira (a régua de dentes) no deslizante, ou de coluna reforçada e suporte no pivotante, além da fiação.",
            "Se nunca houve motor, acrescente a fiação e o que cada tipo exige: régua dentada com base no de correr e suporte em coluna firme no de abrir.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["A manutenção de cada um", "O que se gasta em cada portão"],
        slots: [
          [
            "No de correr gastam-se roldanas, trilho e cremalheira, e o cuidado principal é manter o trilho limpo. No de abrir gastam-se dobradiças e braço, e a coluna precisa continuar firme.",
            "O deslizante precisa do trilho varrido e troca roldana e cremalheira com os anos. O pivotante gasta dobradiça e braço e depende de uma coluna que não ceda.",
            "O trilho limpo é a regra do de correr, que desgasta roldana e cremalheira. O de abrir gasta dobradiça e braço e dá problema quando a coluna cede.",
          ],
          [
            "A revisão dos dois é {visits.home} em casa, a partir de {price.preventive}, sem peças.",
            "Em residência a manutenção se faz {visits.home}, com preço a partir de {price.preventive}, sem as peças.",
            "Os dois precisam de revisão {visits.home}, que em casa começa em {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Tenho declive na entrada. Qual serve?",
        answers: [
          "Se o piso sobe para dentro, o pivotante raspa, e o de correr só serve com o trilho nivelado. Sem isso, o basculante costuma resolver.",
          "O de abrir não gira onde o piso sobe. O deslizante funciona com trilho em nível, e o basculante é a saída quando nem isso dá.",
          "O de correr, se o trilho puder ficar no nível. O pivotante só serve quando o piso desce ou é plano no giro.",
        ],
      },
      {
        question: "Qual deles é mais seguro contra arrombamento?",
        answers: [
          "Os dois dependem do motor travado e da folha firme. No de correr importam o batente e a guia; no pivotante, uma trava elétrica ajuda nas folhas largas.",
          "Bem montados, se equivalem. O pivotante largo costuma levar trava elétrica, e o de correr precisa de batente que impeça levantar a folha.",
          "Não há grande diferença. O que decide é a trava elétrica no pivotante e a guia com batente no deslizante.",
        ],
      },
      {
        question: "O pivotante pode abrir para a calçada?",
        answers: [
          "Evite, porque a folha não deve avançar sobre quem passa, e a prefeitura pode exigir a mudança. O normal é abrir para dentro.",
          "Não, porque atinge quem está na calçada, e as regras municipais costumam proibir. Planeje o giro para dentro.",
          "O usual é abrir para dentro. Para a calçada, a folha põe em risco quem passa e pode contrariar a regra do município.",
        ],
      },
      {
        question: "Dá para transformar o pivotante em deslizante?",
        answers: [
          "Dá, se existe parede ao lado para a folha correr. A serralheria põe trilho, roldanas e guia, e o motor passa a ser o de correr.",
          "Com muro lateral livre, sim. É serviço de serralheria, com roldana, trilho e guia, e outro motor, porque o de braço não serve.",
          "Sim, desde que caiba a folha ao lado do vão. A obra inclui trilho, guia e roldanas, e o motor de braço é substituído.",
        ],
      },
    ],
    photo: "uma foto da fachada e outra de dentro, com a largura do vão, a parede ao lado e o fundo livre",
  },
  {
    id: "basculante-ou-enrolar",
    broader: "basculante",
    label: "Basculante ou porta de enrolar",
    phrase: "a escolha entre portão basculante e porta de enrolar",
    asks: [
      "basculante enrolar",
      "enrolar basculante",
      "basculante enrolar garagem",
      "basculante enrolar casa",
      "enrolar basculante loja",
      "basculante porta aço",
      "basculante ou porta rolo",
      "porta enrolar basculante",
      "porta enrolar ou portão basculante",
      "basculante ou porta enrolar",
      "portão basculante ou porta enrolar",
      "portão enrolar basculante loja",
      "portão enrolar basculante comércio",
      "basculante enrolar garagem residencial",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Entre portão basculante ou de enrolar, em garagem residencial o basculante é melhor: custa menos, aguenta mais aberturas e o motor instalado parte de {price.lowest} até {width.quarterHp}. Para loja com vitrine na calçada, que abre uma ou duas vezes por dia, a porta de enrolar ganha, porque some no rolo.",
        "Entre porta de enrolar e portão basculante, a diferença está no uso. O basculante é melhor na garagem, que abre muitas vezes, e tem kit instalado desde {price.lowest}, até {width.quarterHp}. A porta de aço de enrolar é melhor na loja, que abre uma ou duas vezes por dia, e precisa de altura para o rolo.",
        "Na garagem de casa, o basculante vence a porta de enrolar em preço, peças e número de aberturas, com motor instalado a partir de {price.lowest} até {width.quarterHp}. Na loja, a de enrolar é melhor quando a fachada fica na calçada e a folha não pode avançar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Basculante e porta de enrolar lado a lado", "O que cada um pede"],
        slots: [
          [
            "Espaço e número de aberturas decidem, por isso meça a altura acima do vão e conte os movimentos de um dia.",
            "Veja quanto sobra acima do vão e quantas vezes o portão abre. Com esses dois números, a escolha é quase automática.",
            "A trena e a rotina respondem: altura livre em cima do vão e aberturas por dia.",
          ],
        ],
        bullets: [
          "Espaço: a de enrolar quer altura para o rolo, e o basculante, laterais para o contrapeso e um pouco de avanço",
          "Uso: o basculante aguenta mais aberturas por dia; a de enrolar comum, poucas",
          "Barulho: a cortina de aço faz mais",
          "Falta de luz: a de enrolar tem corrente manual; o basculante, destravamento, com cabo e contrapeso inteiros",
          "Motor: um não serve no outro",
        ],
      },
      {
        about: "cost",
        headings: ["O preço de cada um", "O que entra no orçamento"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, o motor instalado sai por {models.pricesOr}, conforme a velocidade, e a folha é do serralheiro.",
            "O kit do basculante, para até {width.quarterHp}, custa {models.pricesOr} já montado, com central e controles incluídos. A folha fica com a serralheria, à parte.",
            "Para o basculante até {width.quarterHp} de largura, conte {models.pricesOr} com motor, central, controles e montagem. O serralheiro cobra a folha em separado.",
          ],
          [
            "Na de enrolar, cortina, rolo e motor costumam vir do mesmo fornecedor, por metro quadrado, e o motor é escolhido pelo peso da cortina. Por isso o conjunto inicial fica mais caro.",
            "A porta de enrolar é vendida por metro quadrado, já com o rolo, e o motor segue o peso das lâminas. No começo, a conta dela é a maior.",
            "Na porta de enrolar, a cortina de aço e o rolo são cobrados por metro quadrado, e o motor se escolhe pelo peso deles. O custo inicial costuma ser maior que o do basculante.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Manutenção e segurança de cada um", "O que dura mais e o que cuidar"],
        slots: [
          [
            "No basculante, cabos, roldanas e contrapeso pedem revisão {visits.home} em casa; na de enrolar, guias e lâminas pedem limpeza e o freio, teste. Nas duas, ninguém fica embaixo durante o movimento.",
            "O basculante precisa de revisão {visits.home} em residência, por causa de cabo e contrapeso. A porta de enrolar pede guia limpa, mola conferida e freio bom, e embaixo de qualquer uma não se para.",
            "Cabo e contrapeso do basculante são vistos {visits.home} em casa, e guias, mola e freio da de enrolar, {visits.business} em comércio. A passagem fica livre enquanto elas andam.",
          ],
          [
            "Contra arrombamento, vale a montagem: guia funda e trava no chão, na de enrolar; folha rígida e trava elétrica, no basculante. Lâmina fina e guia rasa são o ponto fraco da cortina.",
            "A cortina resiste com guia funda e trava de solo; o basculante, com quadro firme e trava elétrica. Fina e com guia rasa, a lâmina cede ao pé de cabra.",
            "Segurança vem da fixação, e não do tipo: guia profunda e trava numa, quadro rígido e trava elétrica no outro. Lâmina leve é o elo mais fraco.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Porta de enrolar serve em garagem de casa?",
        answers: [
          "Serve, se há altura para o rolo acima do vão, em geral uns 40 cm. Escolha lâmina que ventile e motor com corrente manual para a falta de luz.",
          "Pode, com cerca de 40 cm livres em cima e uso moderado. Prefira cortina com ventilação e acionamento manual.",
        ],
      },
      {
        question: "Posso trocar a de enrolar por basculante?",
        answers: [
          "Pode, com obra de serralheria: guias, contrapeso e folha nova. O motor antigo não se aproveita, porque fica na ponta do rolo.",
          "Dá, desde que haja lugar nas laterais para o contrapeso. A folha e o motor são novos, já que os da cortina não servem.",
        ],
      },
      {
        question: "Qual abre mais rápido?",
        answers: [
          "O basculante abre em {opening.padrao} no kit Padrão e em {opening.speedy} no Speedy. A porta de enrolar comum costuma ser mais lenta.",
          "Em geral o basculante: {opening.padrao} no Padrão, {opening.speedy} no Speedy. A cortina de aço sobe devagar na maioria dos motores.",
        ],
      },
      {
        question: "Qual dura mais?",
        answers: [
          "O motor dura de {trade.life} com o uso certo. O basculante aguenta mais ciclos por dia; a cortina comum dura muito quando abre só duas vezes.",
          "Com uso adequado, motores duram {trade.life}. Muitas aberturas gastam a cortina antes, e poucas a conservam por anos.",
        ],
      },
    ],
    photo: "uma foto da fachada, outra de dentro, acima do vão, e a largura e a altura",
  },
  {
    id: "camarao-ou-outro-portao",
    broader: "articulado",
    label: "Portão camarão ou outro",
    phrase: "a escolha entre portão camarão e outro tipo",
    asks: [
      "articulado ou deslizante",
      "articulado ou correr",
      "articulado ou deslizante garagem pequena",
      "articulado ou correr garagem pequena",
      "camarão ou correr garagem pequena",
      ...combine(["camarão"], ["correr", "deslizante", "basculante", "pivotante", "abrir", "vale pena", "qual melhor"]),
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Entre portão camarão e portão basculante, o basculante é melhor para a maioria das garagens: abre no próprio vão, tem menos dobradiças e o kit até {width.quarterHp} custa a partir de {price.lowest} instalado. O camarão, que dobra para o lado, compensa quando o teto é baixo ou a folha não pode avançar sobre a calçada.",
        "Entre portão camarão, o articulado que dobra em folhas, e o de correr, escolha o de correr se há parede livre ao lado do tamanho da folha, porque tem menos dobradiça e menos manutenção. O camarão compensa na garagem pequena em que falta essa parede; o basculante é a terceira saída, se o teto tem altura.",
        "Em garagem apertada, o deslizante ganha do camarão (sanfonado) sempre que existe parede lateral do tamanho da folha, pois dá menos defeito. Sem essa parede, o articulado dobra e cabe ao lado do vão, mas exige dobradiças em dia; compare também com o basculante, que não ocupa a lateral.",
        "O portão articulado só compensa mais que o de correr quando falta parede ao lado e fundo para girar, porque dobra num espaço curto. Havendo escolha, deslizante ou basculante dão menos trabalho: o camarão tem mais dobradiças, e uma que ceda já faz a dobra travar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde o camarão ganha e onde perde", "Camarão e os outros, ponto por ponto"],
        slots: [
          [
            "O espaço é o motivo do camarão, e a manutenção é o preço dele. Compare com a trena na mão.",
            "Quem escolhe camarão ganha espaço e aceita mais revisão. Meça a garagem antes de decidir.",
            "Pese espaço contra manutenção: o camarão vence no primeiro e perde no segundo.",
          ],
        ],
        bullets: [
          "Camarão: dobra ao lado do vão e usa parte do fundo",
          "De correr: precisa de parede livre do tamanho da folha",
          "Basculante: abre no próprio vão e avança um pouco para fora",
          "De abrir: varre o fundo da garagem",
        ],
      },
      {
        about: "check",
        headings: ["O que o camarão precisa ter para o motor", "Antes do motor no camarão"],
        slots: [
          [
            "As dobradiças não podem ter folga, e as folhas devem ficar alinhadas: se uma cai, a dobra trava no meio e o motor força. Esse acerto vem antes de qualquer motor.",
            "Com folga nas dobras o camarão prende a meio caminho, e nenhum motor corrige isso. Primeiro se trocam dobradiças e se alinham as folhas.",
            "Alinhamento e dobradiça firme são condição. Folha caída trava na dobra, e o motor, empurrando, quebra o braço ou o suporte.",
          ],
          [
            "O motor empurra a folha presa à coluna e a outra acompanha pela guia de cima. Por isso a medida de cada folha e a guia em bom estado definem o modelo.",
            "Um braço move a primeira folha, e a segunda segue pelo trilho superior. O tamanho de cada uma e o estado dessa guia dizem qual motor serve.",
            "Na maioria dos casos o braço leva a folha da coluna e a guia superior conduz a outra. Modelo e força saem da medida das duas.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Diferença de preço entre os portões", "O que muda no custo do motor e da folha"],
        slots: [
          [
            "A folha do camarão costuma ser a mais cara, pelas dobradiças e guias, e o motor é orçado por foto. No de correr, o motor trocado em casa fica de {price.homeSwap}, com mão de obra.",
            "Em serralheria, o articulado sai mais caro que o de correr, porque leva mais ferragem. Trocar motor de deslizante em residência vai de {price.homeSwap}, e o do camarão se define pelas medidas.",
            "Mais dobradiças e guias encarecem o camarão. Para comparar motores, o do de correr fica de {price.homeSwap} na troca em casa, instalado, e o do articulado depende da folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Camarão automático dá muito defeito?",
        answers: [
          "Dá mais que o de correr quando as dobradiças ficam sem cuidado. Com revisão {visits.home} e guia limpa, funciona bem.",
          "Se a revisão falha, sim, porque há mais peças móveis. Uma visita {visits.home} em casa costuma bastar.",
        ],
      },
      {
        question: "Posso trocar o camarão por outro portão?",
        answers: [
          "Pode, com serralheria. Havendo parede lateral, o de correr; sem ela, o basculante, cujo kit de motor instalado parte de {price.lowest} até {width.quarterHp}.",
          "Sim, trocando folha e trilho. Basculante de até {width.quarterHp} usa kit instalado a partir de {price.lowest}, e a foto da fachada mostra o que cabe.",
        ],
      },
      {
        question: "Qual dos dois é mais rápido?",
        answers: [
          "O de correr costuma ser mais rápido que o camarão, que precisa dobrar sem solavanco. Com inversor, os dois ganham velocidade e parada suave.",
          "Em geral o deslizante. No articulado a velocidade é limitada pelas dobras.",
        ],
      },
      {
        question: "O camarão ocupa quanto da garagem?",
        answers: [
          "Aberto, dobra para um lado e toma mais ou menos a metade da largura de uma folha no fundo. Meça com o carro na vaga.",
          "Cerca da largura de uma das folhas, dobradas juntas, ao lado do vão. O de abrir ocuparia a folha inteira.",
        ],
      },
    ],
    photo: "fotos do portão ou do vão, aberto e fechado, com as medidas",
  },
  {
    id: "uma-ou-duas-folhas",
    broader: "duas-folhas",
    label: "Uma ou duas folhas",
    phrase: "a escolha entre portão de uma e de duas folhas",
    asks: [
      "1 folha 2 folhas",
      "1 ou 2 folhas",
      "duas folhas ou uma folha",
      "duas folhas ou uma",
      "uma folha ou duas folhas",
      "uma ou duas folhas",
      "duas folhas uma folha qual melhor",
      "uma folha duas folhas qual melhor",
      "uma folha duas folhas diferença",
      "folha única duas folhas",
      "folha inteira duas folhas",
      "simples duas folhas qual",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Portão de abrir com uma ou duas folhas? Uma, em vão de até uns 3 metros com fundo para girar, porque leva um motor só e sai mais barato: de {price.homeSwap} na troca em casa. Duas, em vão largo ou garagem curta, com dois motores, perto de {price.homeSwapTwice}.",
        "Entre portão de duas folhas ou uma folha, o melhor é uma só quando o vão tem até uns 3 metros e há fundo igual para o giro: leva um motor e menos regulagem. Com fundo curto ou vão maior, duas folhas são melhores. Na troca, um motor fica de {price.homeSwap}, e dois, perto de {price.homeSwapTwice}, com mão de obra.",
        "A diferença entre portão pivotante de 1 folha e de 2 folhas é espaço e preço: uma usa um motor, de {price.homeSwap} na troca em casa, e duas usam dois, perto de {price.homeSwapTwice}. Duas giram em metade do fundo e pesam menos em cada coluna.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Uma ou duas: o que decide", "Vão, fundo e coluna"],
        slots: [
          [
            "Três medidas resolvem: largura do vão, fundo livre para o giro e firmeza das colunas. Compare.",
            "Com trena, meça vão e fundo, e olhe as colunas. A resposta sai daí.",
            "Vão, fundo e coluna decidem, nesta ordem, e os três se medem com trena em poucos minutos.",
          ],
        ],
        bullets: [
          "Vão de 3 metros: 3 metros de fundo com uma folha, 1,5 metro com duas",
          "Até uns 3 metros e com fundo livre: uma folha",
          "Vão largo ou garagem curta: duas folhas",
          "Coluna fraca: duas, porque o peso se divide",
          "Muro livre ao lado: compare com o de correr, um motor só",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda no preço", "Um motor ou dois"],
        slots: [
          [
            "Duas folhas pedem dois motores, central dupla e cabo de um lado ao outro, e por isso custam perto do dobro no motor. A folha em si, do serralheiro, muda pouco, porque a área é a mesma.",
            "O segundo motor, a central e a travessia do cabo encarecem; a chapa da folha é quase igual. No motor, conte perto do dobro.",
            "No serralheiro a diferença é pequena, na automação é perto do dobro: segundo motor, central dupla e cabo.",
          ],
          [
            "Trava elétrica em folha longa e batente no meio, nas duas, somam à parte. O cartão divide em até {shop.instalments} vezes.",
            "Folha longa leva trava, e duas folhas levam batente central. Parcela-se em até {shop.instalments} vezes.",
            "Some trava na folha comprida e batente no meio das duas, em até {shop.instalments} vezes no cartão.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que dura mais em cada uma", "Dobradiça, vento e sincronismo"],
        slots: [
          [
            "Em folha única e larga, a ponta cai com os anos, porque todo o peso puxa a mesma dobradiça. Dividida, a coluna sofre menos e o vento empurra menos cada lado.",
            "A folha larga cansa a dobradiça e arria na ponta; em duas, o peso e o vento se repartem.",
            "Dobradiça de folha única trabalha mais e cede antes. Com duas, cada coluna segura metade.",
          ],
          [
            "Nas duas, a central atrasa uma folha em alguns segundos, para a emenda do meio não bater. A revisão {visits.home} confere dobradiças e esse tempo.",
            "O retardo de poucos segundos entre as folhas evita o choque no meio. Dobradiças e tempo são vistos na revisão {visits.home}.",
            "Uma sai antes da outra, por segundos, e isso se regula na central. A revisão {visits.home} cobre o resto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr motor em uma folha só?",
        answers: [
          "Pode, se o carro passa por ela e a outra fica no ferrolho. É o jeito mais barato de automatizar duas folhas.",
          "Sim, com a outra travada no chão. O vão de uma precisa bastar ao carro.",
        ],
      },
      {
        question: "As duas folhas podem ter larguras diferentes?",
        answers: [
          "Podem. A central acerta o tempo de cada uma, e a que tem a aba do meio abre primeiro e fecha por último.",
          "Sim, e cada uma com o seu tempo. A da aba fecha por último.",
        ],
      },
      {
        question: "Uma folha de 3 metros pede motor mais forte?",
        answers: [
          "Pede um que aceite esse comprimento na ficha, com folga para o vento se é de chapa fechada. O limite é por metros e por quilos, e vale o menor.",
          "Confira metros e quilos na ficha. Chapa fechada pega vento e pede mais folga.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Uma folha cabe em meio dia, com coluna e energia prontas; duas ocupam um dia, por causa do cabo entre as colunas.",
          "Meio dia para uma, um dia para duas. Passar o cabo é o que demora.",
        ],
      },
    ],
    photo: "uma foto do portão ou do vão por dentro, com a largura e o fundo livre",
  },
  {
    id: "portinhola-ou-social",
    broader: "social",
    label: "Portinhola ou portão social",
    phrase: "a escolha entre portinhola na folha e portão social separado",
    asks: [
      "portinhola social",
      "portinhola separado",
      "portinhola social separado",
      "portinhola ou portão social",
      "porta embutida social separado",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Entre portinhola e portão social separado, faça o social se a fachada tem uns 80 cm livres: quem passa a pé não depende da folha grande, e o motor trabalha com ela inteira. A portinhola na folha só compensa em fachada estreita, e aí é obrigatório um contato que impeça o motor de andar com ela aberta.",
        "O portão social à parte é melhor que a portinhola embutida, porque a folha do portão automático fica leve e firme e a entrada a pé sai do caminho dela. Sem os 80 cm de muro, a portinhola resolve, com sensor de porta aberta ligado à central.",
        "Portinhola no portão automático é perigosa se não tiver o contato que bloqueia o motor com ela aberta, e ainda pesa de um lado da folha. Por isso, havendo perto de 80 cm na fachada, prefira o portão de pedestre separado, com fechadura elétrica e interfone.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Portinhola e social lado a lado", "O que cada um muda na folha e na passagem"],
        slots: [
          [
            "Compare pensando no motor, porque é nele que as duas mais diferem.",
            "Com o portão manual, as duas servem. Com motor, a diferença cresce.",
            "Espaço favorece uma, segurança favorece a outra.",
          ],
        ],
        bullets: [
          "Segurança: a portinhola pede contato de bloqueio; o social fica fora da folha",
          "Folha: o recorte tira rigidez e desequilibra o basculante",
          "Passagem: a portinhola tem soleira para tropeçar; o social, não",
          "Espaço: a portinhola cabe onde o social não cabe",
          "Fio: fechadura na folha pede cabo que dobra e gasta",
        ],
      },
      {
        about: "safety",
        headings: ["O sensor da portinhola", "Porta aberta, motor parado"],
        slots: [
          [
            "Um contato magnético na portinhola corta o comando: enquanto ela está aberta, o portão não anda. Sem ele, a folha arranca a porta ou pega quem passa.",
            "O sensor de porta aberta se liga à central e bloqueia o motor. É o item que não se dispensa, pelo risco de a folha andar com alguém na soleira.",
            "Com a portinhola aberta, a central não pode obedecer ao controle, e quem garante isso é o contato magnético.",
          ],
          [
            "A porta ainda precisa de mola, para fechar sozinha, e de trinco que não solte com a vibração. Em basculante, se abrir no alto, ela bate em quem está embaixo.",
            "Mola e trinco firme completam, porque a vibração da folha solta lingueta fraca. No basculante, uma porta que abre no ar é perigosa.",
            "Trinco que não vibra e mola de fechamento são obrigatórios, sobretudo em basculante, onde a porta pode abrir no alto.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço", "Quanto muda entre portinhola e social"],
        slots: [
          [
            "Na portinhola pagam-se recorte, reforço do quadro, fechadura e sensor, e no basculante um novo contrapeso. No social, folha pequena, batente e fechadura; com muro a abrir, a obra é a maior parte.",
            "O recorte na folha, com reforço e sensor, costuma custar menos que abrir muro. Já com a passagem pronta, o social sai parecido e dura mais.",
            "Sem obra de muro, os dois se equivalem. Portinhola soma reforço e contrapeso; social soma alvenaria, se faltar a abertura.",
          ],
          [
            "Recorte e folha são do serralheiro. Ligar o sensor e regular o motor para o peso novo é conosco, em visita a partir de {price.preventive} em casa, sem peças.",
            "Serralheria faz a porta. O ajuste do motor e do equilíbrio, em residência, começa em {price.preventive}, fora peças.",
            "Do serralheiro é a folha, nossos são sensor e regulagem, com visita desde {price.preventive} em casa, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A portinhola pesa no motor?",
        answers: [
          "Pesa um pouco e de um lado só. No basculante, o contrapeso é refeito; no de correr, confere-se a roldana daquele lado.",
          "Sim, e desequilibra. Até {width.quarterHp}, com contrapeso certo, 1/4 HP costuma seguir.",
        ],
      },
      {
        question: "Dá para pôr fechadura elétrica na portinhola?",
        answers: [
          "Dá, com cabo flexível que acompanhe a folha, mas ele gasta. No social fixo é mais simples.",
          "Sim, embora o fio dobre a cada abertura. Fechadura digital de pilha evita o cabo.",
        ],
      },
      {
        question: "Que largura precisa o portão social?",
        answers: [
          "De 80 a 90 cm de passagem é confortável, e 80 cm é o mínimo para cadeira de rodas.",
          "O usual são 80 a 90 cm livres, sem soleira alta.",
        ],
      },
      {
        question: "Posso fechar a portinhola antiga?",
        answers: [
          "Pode: solda-se a porta no quadro, com a placa do motor desconectada, e reequilibra-se a folha.",
          "Sim, com solda e novo equilíbrio. A folha até ganha rigidez.",
        ],
      },
    ],
    photo: "uma foto da fachada inteira e outra do portão por dentro, com as medidas",
  },
  {
    id: "eletronico-ou-manual",
    broader: "portao-automatico",
    label: "Portão eletrônico ou manual",
    phrase: "a escolha entre portão eletrônico e manual",
    asks: [
      "eletrônico ou manual",
      "automático ou manual",
      "manual ou automático",
      "eletrônico manual qual melhor",
      "eletrônico manual vale pena",
      "eletrônico manual compensa",
      "automático manual qual melhor",
      "automático manual vale pena",
      "automático manual compensa",
      "diferença automático manual",
      "diferença eletrônico manual",
      "vantagem eletrônico manual",
      "vantagem automático manual",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Portão eletrônico ou manual: o eletrônico é melhor para quem usa o carro todo dia, porque ninguém desce na rua; o manual basta se ele abre poucas vezes por semana e anda leve. Automatizar o basculante de até {width.quarterHp} custa {models.pricesOr}, instalado, e o portão se aproveita.",
        "Vale a pena trocar portão manual por eletrônico se você entra e sai todo dia, sobretudo à noite. Com motor, gasta-se pouca luz e uma revisão {visits.home}; sem motor, nada. O kit basculante até {width.quarterHp} parte de {price.lowest}, já instalado.",
        "Entre portão manual ou automático, o automático ganha em segurança e conforto, e o manual, em custo. Quem abre a garagem poucas vezes pode ficar sem motor; para os demais, {price.lowest} em diante no basculante instalado, até {width.quarterHp}, compensa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Eletrônico e manual na prática", "Vantagens de cada um"],
        slots: [
          [
            "O que mais pesa é a rua: parar, descer e abrir à noite é o risco que o motor tira. Compare o resto na lista.",
            "Quem chega à noite ou na chuva sente a diferença no primeiro dia. Os demais pontos são estes.",
            "A decisão costuma ser pela segurança ao chegar, mas há outros pontos.",
          ],
        ],
        bullets: [
          "Segurança: eletrônico, porque não se desce do carro.",
          "Custo: manual, sem compra, luz nem revisão de motor.",
          "Falta de luz: manual não muda; o eletrônico pede nobreak ou chave.",
          "Acessibilidade: eletrônico, para idoso e quem não pode empurrar.",
          "Tranca: o motor parado segura a folha; o manual depende de cadeado.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa cada um no ano", "Compra, luz e manutenção"],
        slots: [
          [
            "Depois de instalado, o eletrônico custa uma revisão {visits.home}, a partir de {price.preventive} em casa, sem peças, e pouca luz, porque o motor liga segundos por vez. O motor dura de {trade.life}.",
            "A despesa anual do automático é a revisão, desde {price.preventive} em residência, fora peças, e alguns reais de energia. Conte {trade.life} de vida.",
            "Por ano, o motor pede uma visita a partir de {price.preventive} em casa, sem peças, e quase nada de luz, por {trade.life}.",
          ],
          [
            "Na compra, o basculante de até {width.quarterHp} sai por {models.pricesOr}, instalado. Nos portões de correr e de abrir, o primeiro motor leva base ou suportes, e a troca futura fica de {price.homeSwap}.",
            "O kit basculante até {width.quarterHp}, já colocado, custa {models.pricesOr}. De correr e de abrir somam base ou suportes na primeira vez; depois, a troca custa {price.homeSwap}.",
            "São {models.pricesOr} no basculante até {width.quarterHp}, com instalação. Os outros tipos pedem base, cremalheira ou suportes no começo, e {price.homeSwap} numa troca.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O seu portão manual aceita motor?", "O que olhar antes de automatizar"],
        slots: [
          [
            "Folha reta, que anda leve e não raspa, com coluna firme, aceita motor. Ferrugem funda e folha torta se consertam antes, e no basculante o equilíbrio é conferido pelo técnico.",
            "Se a folha corre leve e a coluna é firme, sim. Torta ou podre, passa antes pelo serralheiro; no basculante, o técnico vê cabos e contrapeso.",
            "Aceita, na maioria: basta estar reto, leve e com apoio firme. Basculante precisa de contrapeso certo, que só o técnico mexe.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Sem luz, o portão eletrônico abre?",
        answers: [
          "O de correr e o de abrir se destravam pela chave, com o disjuntor desligado. O basculante, só com cabos inteiros e folha equilibrada; nobreak evita a manobra.",
          "Abre pela chave, no deslizante e no pivotante retos. No basculante, melhor ter nobreak.",
        ],
      },
      {
        question: "Quanto tempo leva para automatizar?",
        answers: [
          "No basculante, {time.tilting}; no de correr, {time.sliding}, com a folha em ordem.",
          "São {time.tilting} em basculante e {time.sliding} em deslizante, se a energia chega ao local.",
        ],
      },
      {
        question: "Preciso trocar o portão?",
        answers: [
          "Quase nunca. Troca-se só a folha podre na base ou torta sem conserto.",
          "Não, na maioria das vezes. O motor se instala no portão que já existe.",
        ],
      },
      {
        question: "Posso usar o eletrônico como manual quando quiser?",
        answers: [
          "No de correr e no de abrir, sim, destravando com o disjuntor desligado. O basculante não se usa destravado.",
          "Pode nos que correm ou abrem de lado, sem energia. No basculante, não, pelo risco de queda.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material",
  },
  {
    id: "eletronico-e-automatico",
    broader: "portao-automatico",
    label: "Portão eletrônico e automático",
    phrase: "a diferença entre portão eletrônico e automático",
    asks: [
      "diferença eletrônico automático",
      "portão eletrônico ou automático",
      "eletrônico automático mesma coisa",
      "diferença automático eletrônico portão",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "A diferença entre portão eletrônico e automático é só de nome no dia a dia: os dois têm motor, central e controle remoto. Quem separa chama de automático o que também fecha sozinho, com fotocélula; o kit basculante de até {width.quarterHp}, instalado, parte de {price.lowest}.",
        "Portão elétrico, eletrônico e automático são o mesmo aparelho, um portão motorizado; muda a regulagem, que pode incluir fechar sozinho por tempo. Chamar de um jeito ou de outro não muda o preço: no basculante de até {width.quarterHp}, o instalado custa {models.pricesOr}.",
        "Não há diferença de aparelho entre portão automático e eletrônico: uns usam o nome do motor, outros, o da central. O automático, no rigor, fecha sozinho depois de um tempo, função que quase toda placa tem e pede fotocélula; instalado, o basculante começa em {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cada nome quer dizer", "Elétrico, eletrônico, automático e motorizado"],
        slots: [
          [
            "Os nomes falam de partes diferentes do mesmo conjunto.",
            "Cada palavra lembra uma parte do portão.",
            "Na prática todos são usados como iguais.",
          ],
        ],
        bullets: [
          "Elétrico: lembra o motor, ligado na rede",
          "Eletrônico: lembra a central e o controle remoto",
          "Automático: lembra o movimento sem a mão, ou o fechar sozinho",
          "Motorizado: qualquer portão com motor",
          "Inteligente: o que abre também pelo celular",
        ],
      },
      {
        about: "choose",
        headings: ["O que importa mais que o nome", "O que pedir no orçamento"],
        slots: [
          [
            "Diga como o portão abre, a largura, o material e quantas vezes abre por dia, porque é isso que define o motor. Peça o fechamento automático pelo nome da função, se o quer.",
            "Tipo de folha, medida e uso por dia escolhem o motor e o preço. Se quer que feche sozinho, escreva no pedido fechamento automático com fotocélula.",
            "O pedido certo traz movimento, medidas e aberturas por dia, e diz se deve fechar sozinho. O nome não muda nada disso.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa, seja qual for o nome", "Preço do portão motorizado"],
        slots: [
          [
            "No basculante de até {width.quarterHp}, os kits instalados custam {models.pricesOr}, conforme a velocidade. Nos de correr e de abrir, a troca em casa fica de {price.homeSwap}.",
            "Instalado em basculante de até {width.quarterHp}: {models.pricesOr}. De correr ou de abrir, trocar em residência vai de {price.homeSwap}.",
            "Os valores do basculante de até {width.quarterHp}, já montado, são {models.pricesOr}; nos outros portões, de {price.homeSwap} na troca em casa.",
          ],
          [
            "Ligar o fechamento automático num portão que já tem motor é visita a partir de {price.preventive} em casa, sem peças; a fotocélula, se falta, soma. Leva até {trade.smallRepair}.",
            "Para o que já existe fechar sozinho, a regulagem em residência custa desde {price.preventive}, fora o sensor, e toma até {trade.smallRepair}.",
            "Ativar essa função em portão pronto começa em {price.preventive} em casa, sem a fotocélula, em até {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meu portão é eletrônico. Posso fazê-lo fechar sozinho?",
        answers: [
          "Pode, se a central tem a função e há fotocélula instalada. Quase toda placa atual tem.",
          "Sim, com fotocélula. Em placa antiga sem a função, troca-se só a central.",
        ],
      },
      {
        question: "Portão que a portaria abre por botão é eletrônico?",
        answers: [
          "É: a botoeira comanda a mesma central que o controle.",
          "Sim. Botão, controle, tag e celular mandam a mesma ordem.",
        ],
      },
      {
        question: "E o portão que abre com o carro chegando?",
        answers: [
          "É o mesmo portão com leitor de tag ou laço no piso, que dá a ordem sem botão. O motor não muda.",
          "Continua sendo o mesmo. Só o comando é outro, por tag ou sensor.",
        ],
      },
      {
        question: "Portão manual pode virar automático?",
        answers: [
          "Pode, se a folha anda leve e reta. Só a mão de obra, com motor já comprado, parte de {price.installation}.",
          "Sim, com a folha em ordem e ponto de energia. O kit basculante já vem completo.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material",
  },
  {
    id: "melhor-portao-para-condominio",
    broader: "condominio",
    label: "Melhor portão para condomínio",
    phrase: "o melhor portão para condomínio",
    asks: [
      "qual melhor portão condomínio",
      "qual melhor portão prédio",
      "qual melhor portão garagem prédio",
      "qual melhor portão automático condomínio",
    ],
    intent: "buying",
    answers: {
      any: [
        "O melhor portão para condomínio {em} é o de correr, onde há parede livre ao lado: apoia no chão, aguenta muitas aberturas e se conserta fácil. Basculante fica para prédio sem lateral; nos dois, o motor de uso intenso custa de {price.heavySwap} na troca, com mão de obra.",
        "De correr ou basculante para condomínio: o de correr é o melhor tipo de portão para prédio com muitos carros, se há muro livre; o basculante, se falta lateral, com contrapeso em dia. O motor de uso intenso fica de {price.heavySwap}, instalado no lugar do antigo.",
        "Para a garagem do prédio, o portão mais indicado é o de correr com motor de uso intenso e inversor, que aguenta mais o uso de um condomínio. Sem parede ao lado, basculante com dois acionadores se for largo; a troca do motor {em} fica de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual portão em cada entrada", "Tipo de portão pelo espaço do prédio"],
        slots: [
          [
            "Comece pelo espaço ao lado do vão e só depois olhe o preço. Cada situação aponta um tipo.",
            "O espaço e o movimento decidem antes do gosto. Encontre a entrada parecida com a sua.",
            "Meça a parede ao lado e a rampa. Com elas, a escolha quase se faz sozinha.",
          ],
        ],
        bullets: [
          "Parede livre ao lado: de correr",
          "Sem lateral e com colunas firmes: basculante",
          "Rampa logo depois do portão: basculante, ou de correr com trilho nivelado",
          "De abrir: só em entrada pequena, porque ocupa piso e demora",
          "Risco de carona: dois portões intertravados, a clausura, se há uns 6 metros",
        ],
      },
      {
        about: "what",
        headings: ["O que o motor do prédio precisa ter", "Ciclos, quilos e velocidade"],
        slots: [
          [
            "Conte as aberturas da hora mais cheia e exija um terço a mais em ciclos por hora na ficha: 30 carros pedem mais de 40 ciclos. O limite em quilos também passa do peso da folha em um terço.",
            "Trinta passagens no pico pedem motor de mais de 40 ciclos por hora. Em quilos, deixe um terço de folga sobre a folha.",
            "A ficha manda: ciclos por hora um terço acima do pico, mais de 40 para 30 carros, e quilos com a mesma sobra.",
          ],
          [
            "Inversor abre rápido e para sem tranco, o que reduz carona e barulho. Peça fácil na região vale mais que a marca.",
            "Com inversor, o portão fica menos tempo aberto e bate menos. Confira se placa e engrenagem se acham por perto.",
            "Velocidade com parada suave vem do inversor. E a reposição na região pesa mais que o nome.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que não pode faltar no prédio", "Segurança em uso coletivo"],
        slots: [
          [
            "Dois pares de fotocélulas em alturas diferentes, força regulada, sinaleiro na saída e porta social separada valem para qualquer tipo. A revisão é {visits.business}, para trocar roldana e cabo antes da pane.",
            "Em qualquer portão, ponha sensores em duas alturas, passagem de pedestre à parte e luz de aviso. Revisar {visits.business} evita parada na hora de pico.",
            "Exija fotocélula dupla, sinaleiro e social independente. Com revisão {visits.business}, cabo e roda são trocados antes de quebrar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem o portão do condomínio?",
        answers: [
          "A folha é do serralheiro. Vendemos, instalamos e consertamos motor, central, controles e sensores.",
          "Não fabricamos a folha; o motor e a automação são conosco. Conferimos o projeto antes da solda.",
        ],
      },
      {
        question: "Quanto dura um motor de prédio?",
        answers: [
          "Depende dos ciclos: dentro do limite e com revisão {visits.business}, dura anos; acima dele, quebra todo mês.",
          "O que trabalha com um terço de folga e revisão {visits.business} dura bem mais. Motor de casa ali dura pouco.",
        ],
      },
      {
        question: "Portão rápido dispensa porteiro?",
        answers: [
          "Não sozinho. Ele encurta o tempo aberto; quem entra de carona se barra com clausura, câmera ou portaria.",
          "Não. A velocidade ajuda, mas o controle de quem entra continua com portaria ou clausura.",
        ],
      },
      {
        question: "Quanto tempo a entrada fica parada na troca?",
        answers: [
          "A troca do motor pesado leva {time.heavy}, fora do pico, com a passagem isolada.",
          "Conte {time.heavy}, em turno combinado com o síndico.",
        ],
      },
    ],
    photo: "fotos da entrada por fora e por dentro, com a largura, e o número de vagas",
  },
  {
    id: "garantia-de-dois-anos-e-parcela",
    isAskedByName: true,
    broader: "garantia",
    label: "Garantia de 2 anos e pagamento em parcelas",
    phrase: "a garantia de 2 anos com pagamento em parcelas",
    asks: combine(
      ["garantia 2 anos", "2 anos garantia", "garantia dois anos", "garantia 24 meses"],
      [
        "parcelado",
        "parcela",
        "parcelar",
        "10x",
        "12x",
        "10 vezes",
        "12 vezes",
        "cartão",
        "motor parcelado",
        "motor parcelado 10x",
        "motor parcelado 12x",
      ],
    ),
    intent: "question",
    answers: {
      any: [
        "Não temos garantia de 2 anos no motor: são {warranty.motor} no motor e {warranty.installation} na instalação, por escrito. Parcelar, sim, em 10x ou em até {shop.instalments} vezes no cartão: o kit basculante de até {width.quarterHp}, instalado, custa {models.pricesOr}.",
        "A garantia que damos é de {warranty.motor} no motor e {warranty.installation} no serviço, e não de 2 anos, mas o motor pode ser parcelado em 10x ou em até {shop.instalments} vezes. No basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}.",
        "Motor parcelado em 10x, sim, mas não damos garantia de 2 anos: o prazo é de {warranty.motor} no motor e {warranty.installation} na instalação. No cartão, divide-se em até {shop.instalments} vezes, e o kit basculante instalado, até {width.quarterHp}, custa {models.pricesOr}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Compare as garantias antes das parcelas", "O que olhar em oferta de 2 anos"],
        slots: [
          [
            "O prazo grande do anúncio pode valer só para uma parte do motor, e o que conta é o termo. Veja estes pontos.",
            "Antes de escolher pelo número de anos, leia o termo. A mão de obra costuma ter outro prazo.",
            "Dois anos no título e seis meses no termo é comum. Compare aqui.",
          ],
        ],
        bullets: [
          "Se a placa e os controles têm o mesmo prazo do motor",
          "Quem paga a visita e a mão de obra depois do primeiro ano",
          "Se exige revisão paga para não perder o direito",
          "Se o prazo está na nota ou só no anúncio",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor parcelado", "O que você parcela"],
        slots: [
          [
            "O valor do kit basculante já traz motor, central, controles, entrega e instalação, e a parcela é do conjunto: {models.pricesNamed}. Em 10x, divide-se o total por dez, mais o juro do cartão, se houver.",
            "Motor, central, controles e montagem vão na mesma conta: {models.pricesNamed}, para até {width.quarterHp}. A parcela é o total dividido, mais o juro, quando há.",
            "Na mesma conta entram motor, central, controles e instalação. Nos kits basculantes, são {models.pricesNamed}.",
          ],
          [
            "Em portão de correr e de abrir, a troca do motor em casa fica de {price.homeSwap}, com mão de obra. Peça no orçamento à vista e parcelado, os dois totais.",
            "Deslizante e pivotante, na troca, custam de {price.homeSwap} com o serviço. Compare à vista e parcelado.",
            "Para os demais portões, conte de {price.homeSwap} na troca. O orçamento traz as duas somas.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como o motor passa dos 2 anos sem defeito", "O que vale mais que o prazo"],
        slots: [
          [
            "Um motor de casa dura de {trade.life} quando a folha anda leve e a elétrica tem terra e protetor contra surto. A revisão {visits.home} acha a peça com folga antes de ela quebrar.",
            "Folha leve e ligação com terra contam mais que o prazo: o motor costuma durar de {trade.life}. Revisão {visits.home} pega capacitor fraco antes.",
            "Com folha equilibrada e protetor de surto, são {trade.life} de uso. Uma revisão {visits.home} evita a quebra.",
          ],
          [
            "Guarde nota e etiqueta, porque a garantia conta da data. Raio, água, batida e motor aberto por terceiros costumam ficar de fora.",
            "Nota com data é a prova; raio, água e batida não são cobertos. Não deixe terceiros abrirem o motor.",
            "A nota prova o prazo, e surto, água e batida ficam fora. Motor aberto por outra pessoa perde a cobertura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O parcelamento tem juros?",
        answers: [
          "Depende do número de parcelas e da bandeira; o orçamento diz antes o valor de cada uma. Compare os dois totais.",
          "Pode ter, conforme a bandeira. Os dois totais vêm por escrito.",
        ],
      },
      {
        question: "A garantia muda se eu parcelar?",
        answers: [
          "Não. O prazo conta da nota, à vista ou parcelado.",
          "Continua igual: o prazo é contado da nota, e a forma de pagamento não muda o que está coberto.",
        ],
      },
      {
        question: "Posso comprar garantia estendida?",
        answers: [
          "A garantia estendida, quando existe, é do vendedor ou seguradora, com contrato próprio. Leia o que exclui antes de pagar.",
          "Só se o vendedor oferecer. O termo diz o que fica de fora.",
        ],
      },
      {
        question: "E depois dos {warranty.motor}?",
        answers: [
          "O conserto continua, pago, com os 90 dias da lei no serviço. Peça comum e barata, como capacitor, é o que mais se troca.",
          "O reparo é pago, com 90 dias da lei. Capacitor e fim de curso são baratos.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha",
  },
];
