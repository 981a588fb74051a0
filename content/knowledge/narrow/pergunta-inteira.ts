import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Defects and doubts of which titles name two halves, each of which wants its answer. */
export const perguntaInteira: NarrowConcept[] = [
  {
    id: "programar-controle-novo",
    broader: "programacao",
    label: "Programar controle novo na central",
    phrase: "o cadastro de um controle novo na central",
    asks: [
      "passo a passo programar controle",
      "passo a passo para programar controle",
      "passo passo programar controle portão",
      "passo passo programar controle",
      "colocar controle a mais portão",
      "comprei controle novo abrir portão",
      "toques botão central gravar controle",
      "controle reserva passo cadastrar",
      ...combine(["programar", "gravar", "cadastrar", "codificar", "configurar"], ["controle novo", "novo controle"]),
      ...combine(
        ["programar", "gravar", "cadastrar", "codificar", "configurar", "sincronizar"],
        ["controle central", "controle placa", "controle motor"],
      ),
      "como programar controle novo central",
      "adicionar controle central",
      "gravar controle sem manual",
      "programar controle sem manual",
      "cadastrar controle sem manual",
      "gravar controle motor [marca] sem manual",
      "adicionar controle novo",
      "incluir controle novo",
      "programar segundo controle",
      "programar controle novo ter antigo",
      "programar controle novo perdi antigo",
      "gravar mais um controle",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para programar um controle novo na central do portão, dê um toque curto no botão de gravação, espere o LED acender e aperte a tecla do controle até a luz da central piscar. Não segure o botão de gravação, porque em muitos modelos isso apaga todos os controles. Se esse botão fica dentro do motor, perto dos fios da rede, deixe para o técnico.",
        "Gravar controle novo no portão é dar um toque no botão da central, esperar o LED acender e apertar a tecla do controle até a luz confirmar. Um toque longo costuma limpar a memória. Faça isso só em receptor de caixa separada, porque sob a tampa do motor há tensão da rede.",
        "Você cadastra o controle novo com um toque no botão de gravar da central e, com o LED aceso, a tecla do controle apertada até a luz piscar. Não precisa do controle antigo nem do manual. Só não segure o botão, que apaga os outros, nem abra a tampa do motor, que é serviço de técnico.",
        "Para programar controle novo sem ter o antigo, use o botão de gravação da central, que é quem guarda o cadastro. Dê um toque curto, veja o LED acender e aperte a tecla do controle até a luz piscar. O controle precisa ter a mesma frequência e o mesmo código da central, e botão dentro do motor fica com o técnico.",
        "O passo a passo para programar o controle é curto: pilha nova, um toque no botão de gravar da central, LED aceso, tecla do controle apertada até a luz piscar e teste à vista do portão. Não segure o botão, que em muitos modelos apaga todos. Se ele fica sob a tampa do motor, quem grava é o técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo para gravar o controle novo"],
        slots: [
          [
            "O passo a passo vale para o receptor externo, numa caixa separada e de acesso livre. Quando o botão está na placa, sob a tampa do motor, não abra, porque ali há tensão da rede.",
            "Siga estes passos só no receptor de caixa própria, fora do motor. Se a central fica dentro da carcaça, ao lado dos fios da rede, o cadastro é do técnico.",
            "Faça você mesmo apenas quando o receptor tem caixa avulsa. Tampa de motor permanece fechada, porque por baixo dela passam os 127 ou 220 V da casa.",
          ],
        ],
        steps: [
          "Compare o novo com o controle antigo ou com a etiqueta da central. A frequência, quase sempre 433 MHz, e o tipo de código devem ser os mesmos.",
          "Ponha pilha boa no novo e deixe os outros por perto.",
          "Dê um toque curto no botão de gravação (LEARN, GRAVA, CODE ou TX), até o LED acender.",
          "Aperte a tecla que vai abrir o portão; algumas centrais pedem um segundo aperto.",
          "Espere o LED piscar ou apagar e teste com a passagem livre.",
          "Confira se os controles antigos continuam abrindo.",
        ],
      },
      {
        about: "what",
        headings: ["Botão de gravação e botão de percurso: não confunda", "Que botão da central grava o controle"],
        slots: [
          [
            "O botão que guarda controles costuma trazer escrito LEARN, GRAVA, CODE, TX ou CONTROLE. O outro, escrito CURSO ou APREND., grava até onde o portão anda, e apertá-lo por engano desregula as paradas.",
            "Em geral há dois botões. Um cadastra controles (LEARN, GRAVA, CODE, TX) e o outro, de percurso (CURSO, APREND.), muda o ponto em que a folha para. Não aperte o segundo sem saber.",
            "Procure um nome como GRAVA, LEARN, CODE ou TX, que indica cadastro de controle. CURSO e APREND. são do percurso da folha, e um toque ali pode tirar o portão do ponto.",
          ],
          [
            "O botão PROG pode ser um ou outro, conforme a marca. Na dúvida, procure o manual pelo nome da central na página do fabricante.",
            "Quando está escrito PROG, só o modelo esclarece qual dos dois é. O fabricante costuma publicar o manual pelo nome da placa.",
            "A inscrição PROG muda de função entre as marcas. Procure o manual pelo nome escrito na caixa do receptor.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o controle novo não grava", "Se a luz não confirma a gravação"],
        slots: [
          [
            "A causa mais comum é frequência ou código diferente do da central, porque um controle parecido por fora pode ser incompatível. Depois vêm a pilha fraca e a memória cheia de controles antigos.",
            "Quando o LED não pisca, quase sempre o controle é de outro padrão, e apertar de outro jeito não resolve. Se o padrão confere, troque a pilha; persistindo, a memória da central pode estar lotada.",
            "Controle de outro código ou de outra frequência não grava, por mais parecido que seja. Se o padrão é o mesmo, verifique a pilha e a memória, que quando está cheia pede apagar os controles sem uso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle novo apaga os antigos?",
        answers: [
          "Não. Cada controle ocupa um lugar na memória, e o novo apenas se soma aos outros, que continuam abrindo o portão.",
          "Não, os antigos continuam valendo, porque gravar apenas acrescenta mais um. Ainda assim, teste todos logo depois.",
        ],
      },
      {
        question: "Dá para gravar o controle novo sem abrir o motor?",
        answers: [
          "Dá, se o receptor é externo ou se a central aceita gravar por um controle já cadastrado. O de código fixo também pode ser copiado de outro.",
          "Sim, em três casos: quando o receptor fica em caixa separada, quando a central aprende a partir do controle antigo e quando o código é fixo e um copiador o repete.",
        ],
      },
      {
        question: "Dá para programar o controle novo sem ter o antigo?",
        answers: [
          "Dá, porque o cadastro fica na central, e o antigo só serve para comparar. Sem ele, a etiqueta do motor ou do receptor diz qual frequência e código comprar.",
          "Sim, o antigo não participa da gravação. Escolha o modelo pelo nome da placa ou do receptor e, se o antigo foi perdido, peça para apagá-lo da memória.",
        ],
      },
      {
        question: "Quanto custa mandar gravar um controle novo?",
        answers: [
          "A visita com regulagem em casa parte de {price.preventive}, sem peças, e vários controles se gravam na mesma ida. O aparelho novo é à parte.",
          "Em residência, a ida com ajuste do portão começa em {price.preventive}, fora peças, e o controle é cobrado por unidade. Junte todos no mesmo dia.",
        ],
      },
    ],
    photo: "uma foto do controle antigo, frente e verso, outra do novo e a etiqueta do motor",
  },
  {
    id: "interfone-botoeira-ou-central",
    broader: "interfone",
    label: "Interfone não abre a garagem: botoeira ou central",
    phrase: "o interfone que não abre o portão da garagem",
    asks: [
      "interfone não abre mas botão abre",
      "interfone não abre portão mas botão abre",
      "interfone não abre botoeira abre",
      "não responde interfone botoeira placa",
      ...combine(
        ["interfone não abre", "interfone não aciona", "porteiro eletrônico não abre"],
        ["botoeira", "central", "placa", "motor", "garagem", "portão garagem", "portão carro"],
      ),
      "interfone defeito botoeira",
      "interfone botoeira central",
      "tecla interfone garagem não funciona",
      "botão interfone garagem não funciona",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o interfone não abre o portão da garagem, teste a botoeira e o controle: se eles abrem, a central do motor está boa, e o defeito é na tecla, no fio ou no relé do interfone. Se a botoeira também falha, é o fio ou a entrada da placa. A visita em casa parte de {price.preventive}, sem peças.",
        "Interfone que não abre o portão, mas o botão abre, tem falha na tecla, no fio ou no relé, a peça que leva a ordem à central. O motor e a placa estão bons, porque obedecem ao botão. O técnico mede o caminho e troca só o que falhou, em visita desde {price.preventive} em casa, sem peças.",
        "Se o interfone abre o portão social mas não abre a garagem, ele está bom, e a falha fica no relé ou no fio que vai até a central do motor, ou na tecla da garagem. Teste o controle: se abre, a placa funciona. A visita em casa começa em {price.preventive}, sem peças.",
        "Para separar defeito na botoeira, no interfone ou na central do motor, teste os três comandos. Se só o interfone falha, é a tecla, o fio ou o relé dele; se a botoeira também falha e o controle abre, é a entrada da placa. A visita que confirma custa a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Botoeira, controle, interfone: teste nesta ordem", "Testes que separam a causa"],
        slots: [
          [
            "São testes de fora, sem ferramenta: a caixa do motor e a fonte do interfone ficam fechadas. Faça com a passagem livre e o portão à vista.",
            "Teste um comando por vez, vendo o portão e com o vão livre. Nem a caixa do motor nem a fonte do interfone precisam ser abertas.",
            "Acione cada comando e escute, com o portão diante dos olhos e ninguém passando. Não é preciso abrir nada.",
          ],
        ],
        steps: [
          "Acione pelo controle remoto: se abre, motor e central funcionam.",
          "Acione pela botoeira da parede: se abre, o comando por fio também chega à placa.",
          "Aperte a tecla do interfone e escute se há estalo de relé perto da central.",
          "Se a casa tem outro monofone, o aparelho de parede, teste por ele.",
          "Sem resposta de nenhum, veja se o disjuntor do portão está ligado.",
        ],
      },
      {
        about: "causes",
        headings: ["O que falha em cada um", "Defeito da botoeira, do interfone ou da central"],
        slots: [
          [
            "O interfone manda abrir por um relé, um contato que imita a botoeira, e cada parte desse caminho tem um defeito próprio.",
            "Do interfone à central, a ordem passa por tecla, relé (o contato que repassa o comando) e fio. Cada um falha de um jeito.",
            "A ordem passa pela tecla, pelo fio, pelo relé, que é o contato entre interfone e placa, e pela central. O resultado dos testes mostra qual deles falhou.",
          ],
        ],
        bullets: [
          "Só o interfone falha, sem estalo: tecla, fonte ou fio",
          "Só o interfone falha, com estalo: contato do relé ou fio até a placa",
          "Botoeira e interfone falham, controle abre: borne ou entrada da placa",
          "Abre o social e não a garagem: fio ou relé da garagem",
          "Portão que fica aberto: botoeira presa",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico confirma e conserta", "O que se mede na visita"],
        slots: [
          [
            "O técnico dá o comando direto na entrada da placa. Se o portão anda, a central está boa, e ele procura o defeito no fio, na botoeira e no interfone. É um teste dentro da caixa, que só ele deve fazer.",
            "O teste principal é feito nos bornes da central, pelo técnico. Se o portão obedece ali, o defeito está no fio, na botoeira ou no interfone.",
            "Com a caixa aberta, o técnico dá um comando direto no borne da placa. Se a central responde, o problema está no fio ou nos botões.",
          ],
          [
            "Fio e emenda são refeitos na hora, e tecla, botoeira e relé se trocam na mesma visita, com o valor informado antes. Entrada de placa queimada é o item mais caro, como reparo ou troca.",
            "Refazer o fio custa pouco, e tecla, relé e botoeira somam a peça. A placa é o item mais caro, orçado antes, e quase tudo se resolve em uma visita.",
            "Do menor ao maior custo vêm emenda, botoeira ou relé e reparo da placa. Nenhuma peça é trocada sem a sua aprovação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se o controle abre, a central do motor está boa?",
        answers: [
          "Em geral sim, porque motor, alimentação e placa trabalham. Falta testar a entrada dos comandos por fio, o que o técnico faz no borne.",
          "Quase sempre. Só a entrada da botoeira pode ter queimado sozinha, e isso se mede.",
        ],
      },
      {
        question: "Posso trocar a botoeira sozinho?",
        answers: [
          "Não convém: os fios dela terminam dentro da caixa do motor, onde há tensão da rede. É troca rápida para o técnico.",
          "Melhor deixar com o técnico, porque a outra ponta do fio fica junto da parte energizada.",
        ],
      },
      {
        question: "Por que o interfone abre o social e não abre a garagem?",
        answers: [
          "São dois circuitos: o social aciona a fechadura, e a garagem aciona a central por um relé. Se só o segundo falha, o defeito está nesse relé, no fio ou na tecla dele.",
          "Cada portão tem o seu fio. Com o social abrindo, o interfone está bom, e a falha fica no comando da garagem.",
        ],
      },
      {
        question: "Como abro o portão até o conserto?",
        answers: [
          "Pelo controle, se ele funciona. Se nada abre, portão de correr ou de abrir, reto, se destrava com a chave e o disjuntor desligado.",
          "Use o controle. Sem ele, só portão de correr ou de abrir em bom estado se solta com a chave, com a energia cortada.",
        ],
      },
    ],
    photo: "fotos do interfone, da botoeira e da etiqueta do motor, e diga quais comandos ainda abrem",
  },
  {
    id: "precisa-de-fotocelula",
    broader: "fotocelula",
    label: "Portão precisa de fotocélula",
    phrase: "a necessidade da fotocélula",
    asks: [
      "precisa fotocélula",
      "portão precisa fotocélula",
      "precisa fotocélula segurança",
      "precisa ter fotocélula",
      "precisa colocar fotocélula",
      "necessário fotocélula",
      "fotocélula necessária",
      "fotocélula é necessária",
      "preciso fotocélula",
      "preciso mesmo fotocélula",
      "fotocélula precisa mesmo",
      "fotocélula portão precisa mesmo",
      "fotocélula é necessária mesmo",
      "sensor portão precisa mesmo",
      "sensor segurança é necessário",
      "motor funciona sem fotocélula",
      "portão funciona sem fotocélula",
      "precisa sensor portão",
      "precisa fotocélula entenda",
      "fechamento automático tenho instalar fotocélula",
      "todo portão tem que ter sensor",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o portão automático precisa ter fotocélula: o motor anda sem ela, mas só esse sensor para a folha antes de tocar em pessoa, animal ou carro. Com fechamento automático ela é indispensável, porque a força regulada só age depois do toque. O par instalado é orçado por foto.",
        "Precisa, sim: no basculante e em qualquer portão automático a fotocélula é a proteção que age antes do contato. Sem ela a folha fecha mesmo com alguém no vão, e só recua depois de encostar. No fechamento automático é indispensável, e o preço do par já instalado sai pela foto das colunas.",
        "Sim, a fotocélula é necessária para a segurança, embora o motor do portão funcione sem ela. O sensor age antes do contato, e o recuo por força, só depois. É indispensável com fechamento automático, criança ou calçada, e material e mão de obra vêm em um orçamento só, antes da visita.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde o portão precisa ter fotocélula", "Quando o portão não pode ficar sem fotocélula"],
        slots: [
          [
            "Com fechamento automático, a folha fecha sozinha quando acaba a pausa, sem ninguém olhando. O mesmo cuidado vale para prédio, escola, comércio e casa com criança, idoso ou animal.",
            "O portão que fecha por tempo vem sobre o que houver no caminho, e por isso o sensor é indispensável. Ele também não deve faltar onde circulam crianças, bichos, entregadores ou pedestres da calçada.",
            "Com o fechamento automático e sem sensor, a folha fecha sem saber se há alguém no vão. O cuidado é o mesmo onde passam crianças, animais, visitas ou gente da rua, que não conhecem o tempo do portão.",
          ],
          [
            "A exigência pode vir do município, da convenção do condomínio ou do manual do motor. Pela segurança, trate a fotocélula como obrigatória.",
            "O município, o condomínio e o manual do fabricante podem exigir a fotocélula. Na prática, instale sempre, porque o risco não depende da regra.",
            "A exigência muda com a cidade, o prédio e o fabricante. Como o perigo é igual em todo lugar, instale o sensor em qualquer portão motorizado.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Sem fotocélula, o que protege?", "Fotocélula, força e borda sensível"],
        slots: [
          [
            "Sem ela, a única proteção é o recuo da placa, que só acontece depois de a folha encostar. Com força alta ou folha pesada, nem isso funciona bem.",
            "Fica só o recuo por esforço, que depende do toque e de força bem regulada. Um portão pesado ou desregulado perde essa proteção.",
            "A única proteção que fica é a placa perceber que a folha encostou e voltar, o que já é um impacto. Com a força alta demais, nem isso ela percebe.",
          ],
          [
            "Onde há mais movimento, usam-se também a borda sensível, uma tira na ponta da folha que a faz recuar ao toque, e um segundo par de sensores. Para criança pequena e animal ele fica mais baixo; para caminhão, mais alto.",
            "Com muitos pedestres, instala-se ainda a borda sensível, que inverte a folha quando tocada, e dois pares de fotocélulas. O segundo vai embaixo, por causa de bicho e criança, ou no alto, para caminhão.",
            "Prédio e comércio usam também a borda sensível, a tira na ponta da folha que recua ao toque, e um par a mais de sensores. O par baixo protege criança e animal, e o alto protege a carroceria do caminhão.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se instala e o que entra no valor", "Onde a fotocélula fica"],
        slots: [
          [
            "Um módulo vai em cada coluna, frente a frente, em geral de 40 a 60 cm do piso, com cabo até a placa; onde o fio não passa, há modelo com espelho. O valor soma par, cabo e mão de obra, e feito junto com o motor poupa uma segunda visita.",
            "Emissor e receptor ficam um em cada lado, de 40 a 60 cm do chão, ligados à central por cabo, ou em versão com espelho. Você paga o par, a fiação e o serviço, e instalar junto com o motor evita outro deslocamento.",
            "São dois módulos, um de frente para o outro, de 40 a 60 cm do piso, com fio até o motor ou espelho no lado sem fio. O preço reúne par, cabo e serviço e fica menor quando feito com a instalação do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso deixar a fotocélula para depois?",
        answers: [
          "Só com o fechamento automático desligado e fechando sempre à vista do portão. Mesmo assim, é melhor instalar junto com o motor.",
          "Pode por pouco tempo, sem pausa automática e com alguém olhando. No mesmo serviço do motor sai mais barato.",
        ],
      },
      {
        question: "Motor antigo aceita fotocélula?",
        answers: [
          "Sim, quase todos, porque a entrada na placa é comum há muitos anos. Se a placa é muito antiga, troca-se a central.",
          "Quase sempre. Sem entrada própria, o técnico indica uma central compatível, com o valor informado antes.",
        ],
      },
      {
        question: "Portão basculante precisa mesmo?",
        answers: [
          "Precisa: a folha desce sobre quem está embaixo, e o peso dela é grande. Os sensores ficam nas colunas, na altura do para-choque.",
          "Sim, e com mais razão, porque a folha vem de cima. O par nas laterais segura a descida enquanto houver algo no vão.",
        ],
      },
      {
        question: "O antiesmagamento dispensa a fotocélula?",
        answers: [
          "Não. Ele faz a folha recuar depois de tocar; a fotocélula evita o toque. As duas trabalham juntas.",
          "Não dispensa: um age depois do contato, o outro antes. Um portão seguro usa os dois.",
        ],
      },
    ],
    photo: "fotos do vão pelos dois lados e da etiqueta do motor",
  },
  {
    id: "kit-basculante-de-marca",
    broader: "kit",
    label: "Kit de motor basculante por marca",
    phrase: "o kit basculante da marca",
    asks: [
      "motor basculante [marca] 1/4",
      "motor basculante [marca] 1/4 hp",
      "motor portão basculante [marca] 1/4 hp",
      "kit basculante [marca] 1/4 hp",
      "kit basculante [marca] 1/4 hp instalado",
      "kit basculante [marca]",
      "kit motor basculante [marca]",
      "kit basculante [marca] preço",
      "kit motor basculante [marca] preço",
      "kit basculante [marca] instalado",
      "kit basculante [marca] instalado preço",
      "kit basculante [marca] instalação preço",
      "kit motor basculante [marca] instalação preço",
      "kit basculante completo [marca]",
    ],
    intent: "price",
    answers: {
      any: [
        "O kit de motor basculante [marca] de 1/4 HP, com instalação, fica de {price.homeSwap} na troca em casa, com motor, central, controles e mão de obra, para folha de até {width.quarterHp}. De preço fechado, os nossos kits instalados custam {models.pricesNamed}; o modelo [marca] é cotado por foto.",
        "Quanto custa o kit basculante [marca] instalado: na troca em casa, de {price.homeSwap}, com mão de obra, e o 1/4 HP basta até {width.quarterHp} de largura. Para comparar, os kits de tabela, já montados, saem por {models.pricesNamed}.",
        "Com instalação, o motor basculante [marca] de 1/4 HP sai de {price.homeSwap} na troca residencial, e o valor do modelo exato vem pela foto. Ao lado dele, ponha os kits de preço fechado, para folha de até {width.quarterHp}: {models.pricesNamed}, instalados.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["[marca] ou kit de tabela: o que comparar", "Como comparar dois kits basculantes"],
        slots: [
          [
            "Compare a mesma coisa: potência, segundos para abrir, controles incluídos, mão de obra e garantia. Nos kits de tabela, o que muda é a velocidade: {opening.padrao} no {model.padrao}, {opening.speedy} no {model.speedy} e {opening.jetflex} no {model.jetflex}.",
            "Potência, tempo de abertura, número de controles e montagem precisam ser iguais nas duas propostas. Os kits de preço fechado abrem em {opening.padrao}, {opening.speedy} ou {opening.jetflex}.",
            "Só dá para comparar kits com os mesmos itens, da potência à garantia. De referência, {model.padrao}, {model.speedy} e {model.jetflex} abrem em {opening.padrao}, {opening.speedy} e {opening.jetflex}.",
          ],
          [
            "Se a casa já tem controles [marca], pergunte se a central nova lê o código deles. Folha mais larga que {width.quarterHp} ou de prédio pede motor maior, em qualquer marca.",
            "Controles [marca] em uso podem continuar, conforme o código da central. Acima de {width.quarterHp}, ou em portão coletivo, o 1/4 HP não serve.",
            "Quem tem controles [marca] ganha se a central aceitar o mesmo código. E folha que passa de {width.quarterHp} pede mais potência, seja qual for o nome.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que vem no kit basculante", "Kit instalado, item por item"],
        slots: [
          [
            "Entram o motor com fuso, a rosca que puxa a folha, o braço, a central, os controles, a entrega e a montagem. À parte ficam fotocélula, ponto de energia, solda e acerto do contrapeso.",
            "O kit instalado traz acionador com fuso, que é a rosca da subida, braço, placa, controles e mão de obra. Fotocélula, energia e reparo da folha aparecem em linhas separadas.",
            "Motor com fuso (a barra roscada que move o portão), braço, central, controles e montagem estão no valor. Sensor do vão, tomada e contrapeso são orçados antes, se faltarem.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir no seu portão", "Antes de comprar o kit"],
        slots: [
          [
            "A folha precisa estar equilibrada, e quem testa é o técnico, com ela escorada: se despenca ou sobe sozinha, o contrapeso vem antes do motor. O resto você confere por fora.",
            "O equilíbrio é visto pelo técnico antes da montagem, porque motor nenhum compensa contrapeso errado. Os outros pontos se olham do chão.",
            "Folha fora de equilíbrio acaba com qualquer motor, e essa conferência, com escora, é do técnico. O que está abaixo você mesmo verifica.",
          ],
        ],
        bullets: [
          "Largura e altura da folha",
          "Coluna lateral firme, com espaço para o motor",
          "Cabos de aço sem fio partido, vistos de longe",
          "Ponto de energia perto",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Já comprei o kit [marca]. Quanto é só a instalação?",
        answers: [
          "A mão de obra para motor comprado à parte parte de {price.installation}, com montagem, regulagem e teste.",
          "Começa em {price.installation}, depois de conferir se o modelo serve à folha. Some isso ao kit antes de comparar.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação do kit basculante?",
        answers: [
          "Leva {time.tilting}, com a folha equilibrada e o ponto de energia pronto.",
          "São {time.tilting}; acerto de contrapeso ou de energia soma tempo.",
        ],
      },
      {
        question: "O kit basculante tem garantia?",
        answers: [
          "Tem {warranty.motor} no motor que vendemos e {warranty.installation} na instalação.",
          "Sim, {warranty.motor} para o motor comprado conosco e {warranty.installation} para a mão de obra.",
        ],
      },
      {
        question: "Vocês são autorizados [marca]?",
        answers: [
          "Não: somos loja independente, sem vínculo com o fabricante, e trabalhamos com várias marcas.",
          "Somos independentes. Vendemos, instalamos e consertamos, e por isso podemos comparar com outros kits.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, com a coluna e o braço, e a largura e a altura da folha",
  },
  {
    id: "tecnico-no-mesmo-dia",
    broader: "visita-tecnica",
    label: "Técnico no mesmo dia",
    phrase: "o atendimento no mesmo dia",
    asks: [
      "técnico mesmo dia",
      "técnico atendimento mesmo dia",
      "atendimento mesmo dia",
      "conserto mesmo dia",
      "consertar mesmo dia",
      "assistência mesmo dia",
      "assistência técnica mesmo dia",
      "manutenção mesmo dia",
      "visita mesmo dia",
      "técnico vem mesmo dia",
      "vem mesmo dia",
      "vocês vêm mesmo dia",
      "atende mesmo dia",
      "atendem chamado hoje portão aberto",
    ],
    intent: "repair",
    answers: {
      any: [
        "Sim, fazemos conserto de portão eletrônico no mesmo dia quando há técnico livre no bairro, e a hora é confirmada na conversa. Mande o endereço, um vídeo do defeito e a foto da etiqueta do motor. A visita com regulagem em casa parte de {price.preventive}, sem peças. Portão aberto, carro preso e folha caída passam na frente.",
        "O conserto de portão eletrônico no mesmo dia depende de haver técnico livre perto de você, e quanto mais cedo o pedido, maior a chance. Diga pelo WhatsApp o bairro e o que o portão faz, com a foto da etiqueta, e respondemos com a hora. Em residência, a visita de ajuste custa a partir de {price.preventive}, sem peças.",
        "Atendimento no mesmo dia é possível se a agenda do bairro permite, e a resposta sai na própria conversa, {shop.hours}. Mande vídeo e etiqueta cedo e avise se o portão está aberto ou se há carro preso, porque esses casos passam na frente. A visita de regulagem em casa parte de {price.preventive}, sem peças.",
        "O técnico de portão pode ir hoje se houver horário livre para o seu endereço; se não houver, você recebe a primeira vaga. Peça cedo e mande um vídeo do defeito e a etiqueta do motor, para a peça provável ir junto. Só regular custa, em residência, {price.preventive} ou mais, fora peças.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["Quando dá para ir no mesmo dia", "O que passa na frente"],
        slots: [
          [
            "Portão aberto para a rua, carro preso e folha com risco de cair são encaixados antes. Os outros pedidos seguem a ordem de chegada, e o da manhã tem mais chance; no fim da tarde, a primeira vaga pode ser a da manhã seguinte.",
            "Casa aberta, carro sem sair e folha torta vêm primeiro, e os outros entram pela ordem de chegada. Pedido feito cedo costuma caber no próprio dia, e o do fim da tarde pode ficar para a manhã.",
            "A prioridade é de quem está com o portão aberto, o carro preso ou a folha por cair. Depois, quanto mais cedo você chama, mais fácil o encaixe; tarde da noite, a vaga mais comum é a do outro dia.",
          ],
          [
            "Diga até que horas há alguém no endereço, porque isso ajuda a encaixar a visita.",
            "Avise em que horário pode receber, para o técnico ajustar o caminho.",
            "Informe o período em que alguém abre a porta, e o encaixe fica mais fácil.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que fica pronto na primeira visita", "O que o técnico resolve no mesmo dia"],
        slots: [
          [
            "Regulagem, capacitor, fim de curso, fotocélula, roldana e controle costumam ficar prontos na mesma visita, em até {trade.smallRepair} quando o reparo é pequeno. Placa e motor dependem do modelo, e por isso a foto da etiqueta vai antes.",
            "Ajustes e peças comuns, como capacitor, roldana, fotocélula e fim de curso, são resolvidos na hora, muitas vezes em até {trade.smallRepair}. O que é próprio do modelo, como a placa, precisa da etiqueta para ir com o técnico.",
            "Regular, trocar capacitor, sensor ou roldana e gravar controle são reparos pequenos, de até {trade.smallRepair}. Para placa ou motor, a foto da etiqueta antes da visita evita uma segunda ida.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o conserto", "Valor da visita e do conserto"],
        slots: [
          [
            "Peça e mão de obra são orçadas antes, em linhas separadas. Quando o motor não tem conserto, a troca em casa fica de {price.homeSwap}, com mão de obra. À noite, no domingo e em feriado, a ida tem valor próprio, informado antes de você confirmar.",
            "O conserto soma o serviço e a peça, com os dois valores informados antes. Se o motor precisa ser trocado, o serviço em residência custa de {price.homeSwap}. Fora do horário comercial, a ida pode custar mais, e você sabe antes de aceitar.",
            "Você aprova o preço da peça e o da mão de obra antes do conserto. O motor novo, já instalado, custa de {price.homeSwap} em casa. Noite, domingo e feriado podem ter outro valor de ida, informado na conversa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A visita no mesmo dia custa mais?",
        answers: [
          "De dia, em geral não. À noite, no domingo e em feriado, o valor da ida é informado antes de você confirmar.",
          "No horário comercial, o preço costuma ser o mesmo. Fora dele, você conhece o valor da ida antes de aceitar.",
        ],
      },
      {
        question: "O que faço com o portão até o técnico chegar?",
        answers: [
          "Se o motor ronca, cheira a queimado ou a folha está torta, desligue o disjuntor e afaste as pessoas. Portão de correr ou de abrir, inteiro e no trilho, pode ser fechado na mão; o basculante com defeito espera.",
          "Desligue o disjuntor e não insista no controle. Só o portão de correr ou de abrir, em bom estado, pode ser destravado para fechar na mão.",
        ],
      },
      {
        question: "E se não houver técnico livre hoje?",
        answers: [
          "Você recebe a primeira vaga e a orientação de como deixar a casa fechada até lá.",
          "Dizemos qual é o próximo horário e o que fazer para travar o portão com segurança enquanto isso.",
        ],
      },
      {
        question: "Vocês atendem a minha marca?",
        answers: [
          "As mais comuns, como {shop.brands}, sim, como assistência independente. Para outra, a etiqueta mostra se há peça.",
          "Atendemos {shop.brands}, sem vínculo com as fábricas. Se a sua não está na lista, mande a foto do motor.",
        ],
      },
    ],
    photo: "o endereço, um vídeo do defeito e a foto da etiqueta do motor",
  },
  {
    id: "quantas-fotocelulas",
    broader: "fotocelula",
    label: "Quantas fotocélulas o portão precisa",
    phrase: "o número de fotocélulas",
    asks: [
      "quantas fotocélulas",
      "quantas fotocélulas precisa",
      "quantas fotocélulas portão",
      "quantas fotocélulas precisa portão correr",
      "quantas fotocélulas precisa basculante",
      "quantos pares fotocélula",
      "quantos sensores portão precisa",
      "uma ou duas fotocélulas",
      "dois pares fotocélula",
      "segundo par fotocélula",
    ],
    intent: "question",
    answers: {
      any: [
        "Em qualquer portão, um par de fotocélulas é o mínimo que se precisa, de 40 a 60 cm do piso, porque cada par é um feixe só. Com criança, animal, caminhão ou folha rápida são dois pares, em alturas diferentes, já que um feixe não vê tudo.",
        "Em portão de duas folhas, o certo são dois pares de fotocélulas: um na linha do vão, de 40 a 60 cm do piso, e outro onde as folhas giram, porque um par é um feixe só. Uma casa pode começar com um par, e criança, animal ou veículo alto pede mais um.",
        "O portão de correr precisa de um par de fotocélulas, no mínimo, de 40 a 60 cm do piso, e de dois onde passa criança, animal ou caminhão. Cada par tem emissor e receptor, e o motivo do segundo é cobrir outra altura, porque o feixe é um só.",
      ],
      price: [
        "O preço de dois pares de fotocélula no portão é menor que o dobro de um, porque a ida, a abertura do caminho e parte do cabo são as mesmas. Com eletroduto pronto o segundo par soma pouco mais que a peça; sem ele, passar o fio é o que mais pesa. O valor dos dois, instalados, sai pela foto das colunas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Um par ou dois, caso a caso", "Quando um par não basta"],
        slots: [
          [
            "O número depende de quem passa e da velocidade da folha; a largura do vão só limita o alcance do modelo. O feixe cruza a passagem inteira, mas numa altura única.",
            "Conte quem passa pelo vão, e não os metros dele, porque um par cobre toda a largura, em uma linha só.",
            "A largura importa para o alcance, e não para a quantidade. O que decide é o que pode passar por baixo ou por cima do feixe.",
          ],
        ],
        bullets: [
          "Casa sem criança nem animal, folha comum: um par",
          "Criança pequena ou animal: mais um par, perto do piso",
          "Duas folhas ou pivotante: um par na linha do vão e outro onde a folha gira",
          "Prédio, portão rápido ou veículo alto: dois pares, em alturas diferentes",
        ],
      },
      {
        about: "visit",
        headings: ["Como o segundo par é ligado", "Dois pares na mesma placa"],
        slots: [
          [
            "Os dois pares vão à mesma entrada de segurança da placa, de modo que qualquer feixe cortado pare a folha. O técnico alterna emissor e receptor de lado, para um não confundir o outro.",
            "Na central, os contatos se somam na entrada da fotocélula: basta um ver alguém para o portão voltar. Emissor de um par fica ao lado do receptor do outro, o que evita interferência.",
            "Ligam-se em série, na mesma entrada, e cada um sozinho já segura a folha. Invertem-se os lados entre os pares para a luz de um não chegar ao outro.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor do segundo par", "Quanto soma mais um par"],
        slots: [
          [
            "Pagam-se o par, o cabo e a mão de obra, orçados juntos pela foto das colunas, e feito com a revisão poupa outra ida. Sem caminho para o cabo, usa-se modelo com espelho ou a pilha.",
            "O custo é da peça mais a fiação até a coluna, menor quando há tubo pronto, com o serviço no mesmo orçamento. Juntar à manutenção evita uma segunda visita. Onde o fio não passa, há sensor com espelho ou com pilha.",
            "Soma-se um par, o fio e o serviço, num valor que sai por foto. Aproveitar o dia da revisão para instalar sai melhor. Para vão sem duto, existem o de espelho e o de pilha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um par interfere no outro?",
        answers: [
          "Pode, se ficam muito perto e do mesmo lado. Alternar emissor e receptor em cada par resolve.",
          "Só quando estão próximos e virados igual. O técnico inverte um deles e testa.",
        ],
      },
      {
        question: "Qualquer placa aceita dois pares?",
        answers: [
          "Quase todas: os contatos vão à mesma entrada. Confere-se só se a saída de energia aguenta alimentar os quatro módulos.",
          "Em geral, sim. O que se verifica é a corrente da saída de baixa tensão, que precisa dar conta do conjunto.",
        ],
      },
      {
        question: "Um par mais baixo dispensa o de 40 a 60 cm?",
        answers: [
          "Não: o baixo vê criança e animal, mas pode não ver o carro, que tem vão livre embaixo.",
          "Os dois fazem falta. Rente ao chão, o feixe passa sob o carro e não o percebe.",
        ],
      },
      {
        question: "Em que altura fica cada um?",
        answers: [
          "O principal, de 40 a 60 cm do piso. O de criança e animal fica mais perto do chão, e o de caminhão, de 1 m a 1,5 m.",
          "Entre 40 e 60 cm o comum, abaixo disso o par para bicho e criança e acima de 1 m o de veículo alto.",
        ],
      },
    ],
    photo: "fotos do vão pelos dois lados e da etiqueta do motor, e diga quem passa por ali",
  },
  {
    id: "copiar-codigo-rolante",
    broader: "controle",
    label: "Copiar controle de código rolante",
    phrase: "a cópia de controle de código rolante",
    asks: [
      "rolling code dá copiar",
      "rolling code dá pra copiar",
      "rolling code copiar",
      "rolling code clonar",
      "controle rolling code dá copiar",
      "controle portão rolling code dá copiar",
      "controle rolante dá copiar",
      "código rolante dá clonar",
      "código rolante tem como copiar",
      "controle rolling code tem como clonar",
      ...combine(["copiar", "cópia", "clonar", "duplicar"], ["código rolante", "controle rolante", "rolling code"]),
      "cópia controle código rolante possível",
      "código rolante dá copiar",
      "código rolante pode ser clonado",
      "controle anticlonagem copiar",
    ],
    intent: "question",
    answers: {
      any: [
        "Não há como copiar controle rolling code de um para o outro, porque o código muda a cada toque; o que se faz é gravar um controle novo no portão. Compre um do mesmo padrão e grave pelo botão do receptor, se ele fica fora do motor. Se fica sob a tampa, o técnico grava, e o valor sai pela foto do controle.",
        "Não é possível clonar controle rolling code no copiador de chaveiro, porque o código muda a cada aperto e a central recusa o repetido. Para ter mais um controle, compre um compatível e grave na memória do portão. O valor do controle com a gravação sai de graça pela foto do seu.",
        "Controle de código rolante, o rolling code, não se copia: quando o clone é usado, o código que ele leu já perdeu a validade. O que funciona é gravar no receptor do portão um controle novo da mesma linha. Mande a foto do atual, e dizemos qual serve e quanto custa.",
        "Não dá para copiar um controle rolling code com clonador comum, pois cada toque gera um código novo e o receptor descarta o antigo. O caminho é comprar um segundo controle do mesmo padrão e gravá-lo na central. Pela foto do seu controle dizemos o preço já com a gravação.",
        "A cópia de controle de código rolante não funciona no portão, mesmo quando a máquina do chaveiro consegue ler o sinal. O código lido vale uma vez só. Para ter mais um controle, ele precisa ser gravado na central, e o orçamento é grátis por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se o seu controle é rolante", "Rolante ou fixo: onde olhar"],
        slots: [
          [
            "O modelo impresso no verso do controle costuma responder, e a embalagem ajuda. Confira antes de pagar por uma cópia que não vai abrir o portão.",
            "Olhe primeiro o verso do controle e a caixa em que ele veio. Assim você não gasta com uma cópia inútil.",
            "Dá para descobrir em casa, pelo modelo escrito atrás e pelo manual. Compare antes de procurar um chaveiro.",
          ],
        ],
        bullets: [
          "Rolling code, código rolante ou anticlonagem no manual ou na embalagem: é rolante.",
          "Chavinhas ou jumpers na placa do controle: é fixo.",
          "O copiador leu, mas o portão não abriu: quase sempre é rolante.",
        ],
      },
      {
        about: "what",
        headings: ["Como gravar um controle novo", "O caminho para ter mais um controle"],
        slots: [
          [
            "Na gravação, o receptor entra em modo de aprender e guarda a identidade do controle novo. Se o receptor fica fora do motor, você mesmo pode fazer isso pelo botão dele. Se o botão fica na placa, dentro do motor, o serviço é do técnico.",
            "Gravar é apresentar o controle ao portão, que passa a reconhecê-lo. Em receptor separado do motor, o botão de gravação está à mão e o manual ensina. Quando ele fica na placa, sob a tampa, só o técnico deve mexer.",
            "O portão aprende cada controle uma vez e o guarda na memória. Você pode gravar se há um receptor fora do motor, com botão próprio. Quando a gravação é na central, a tampa só deve ser aberta pelo técnico.",
          ],
          [
            "Cada controle gravado tem identidade própria. Se um for perdido, apaga-se só ele ou a memória toda, conforme a central, e os demais são gravados de novo.",
            "Como os controles são independentes, a perda de um não obriga a trocar os outros. Algumas centrais apagam só o perdido; outras limpam tudo e pedem a gravação dos que ficaram.",
            "Um controle perdido deixa de abrir assim que sai da memória. Conforme a central, isso se faz só para ele ou apagando tudo e gravando de novo os que ficaram.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor do controle novo", "Do que depende o preço"],
        slots: [
          [
            "O controle rolante costuma custar mais que o fixo, e o original mais que o compatível. Na gravação conta a ida do técnico, por isso vale juntar todos os controles da casa no mesmo dia.",
            "Pesam na conta a marca e o padrão: o de código fixo é o mais barato, e o rolante original, o mais caro. Se o técnico precisa ir, grave vários de uma vez e aproveite a visita.",
            "Compatível sai em geral por menos que original, e rolante por mais que fixo. Reúna os controles que faltam, porque o técnico grava todos na mesma ida.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar o sistema por código fixo para copiar?",
        answers: [
          "Pode, com outro receptor e todos os controles trocados, mas o portão perde a proteção contra clonagem. Em geral compensa mais comprar um controle rolante e gravar.",
          "É possível instalar um receptor de código fixo, mas então qualquer copiador clona o seu sinal. Um controle a mais do padrão atual custa menos que mudar tudo.",
          "Dá, porém a troca inclui receptor e controles da casa inteira e deixa o código fácil de copiar. Manter o rolante é mais seguro e costuma sair mais barato.",
        ],
      },
      {
        question: "No condomínio, como consigo outro controle?",
        answers: [
          "Peça ao síndico ou à administradora, que autoriza e manda gravar no cadastro da sua unidade. Sem essa autorização, ninguém de fora deve mexer na memória do prédio.",
          "A administração é quem libera: o controle novo entra na lista em nome do seu apartamento. Levar a um chaveiro não resolve, porque a central recusa o clone.",
          "Procure a portaria ou o síndico para saber o modelo aceito e o valor. A gravação é feita no receptor do prédio, com registro da unidade.",
        ],
      },
      {
        question: "Preciso levar o controle antigo para gravar o novo?",
        answers: [
          "Nem sempre. A maioria das centrais grava pelo botão delas, mas o antigo ajuda a identificar marca e frequência, e alguns sistemas pedem um controle já cadastrado.",
          "Ele serve para descobrir o padrão e, em certos modelos, para liberar a gravação. Se você perdeu o único, a etiqueta do motor e o receptor indicam o que comprar.",
          "Ajuda, sobretudo para acertar a frequência e o código. Sem nenhum controle, o técnico identifica o receptor no local e grava o novo por ele.",
        ],
      },
      {
        question: "Controle universal funciona com código rolante?",
        answers: [
          "Só se for compatível com o sistema da sua marca, o que vem escrito na embalagem. O universal simples apenas clona código fixo e não abre portão rolante.",
          "Alguns funcionam, desde que o fabricante liste o seu sistema, e ainda assim precisam ser gravados na central. O clonador comum não serve.",
          "Depende da lista de marcas do fabricante. Os que apenas repetem o sinal são recusados; os compatíveis com o sistema são gravados na central.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "controle-rolante-preco",
    broader: "controle",
    label: "Controle rolling code: preço",
    phrase: "o preço do controle de código rolante",
    asks: [
      "controle rolling code preço",
      "controle rolling code quanto custa",
      "rolling code preço",
      "rolling code quanto custa",
      "controle código rolante preço",
      "controle código rolante quanto custa",
      "código rolante preço",
      "controle rolante preço",
      "controle anticlonagem preço",
      "controle anticlonagem quanto custa",
      "comprar controle rolling code",
      "comprar controle código rolante",
      "onde comprar controle rolling code",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do controle rolling code depende da linha da central, de ser original ou compatível e da gravação, e costuma ser maior que o do controle de código fixo. O valor do controle já gravado é informado de graça, pela foto do seu, frente e verso, e da etiqueta do motor.",
        "O preço de um controle rolling code, o de código que muda a cada toque, varia com a marca da central e com a quantidade, porque a gravação é feita de uma vez só. Mande a foto do controle atual, frente e verso, e o valor com a gravação sai sem custo.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que muda o preço do controle rolante", "Do que depende o valor"],
        slots: [
          [
            "O controle rolante só abre se for da linha da sua central e se for gravado nela. Estes pontos mudam o total:",
            "Dois controles parecidos podem ter preços diferentes. O que pesa é isto:",
          ],
        ],
        bullets: [
          "Original da marca ou compatível com a mesma linha",
          "Quantos controles entram na mesma gravação",
          "Gravação pelo botão do receptor ou na placa, dentro do motor",
          "Memória cheia, que pede apagar e gravar tudo de novo",
        ],
      },
      {
        about: "choose",
        headings: ["Qual controle comprar", "Como não comprar o errado"],
        slots: [
          [
            "Compre pelo modelo impresso no verso do controle que já funciona. Frequência igual não basta: no código rolante, a linha tem de ser a mesma da central ou do receptor. O controle universal simples só copia código fixo.",
            "O verso do controle antigo traz o modelo, e é por ele que se compra. Na dúvida, a etiqueta do motor e a do receptor dizem a linha. Cópia de chaveiro não serve, porque o código muda a cada toque.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A gravação do controle novo", "Quem grava o controle"],
        slots: [
          [
            "Em receptor separado do motor, com botão próprio, o manual ensina a gravar. Quando o botão fica na placa, sob a tampa, quem grava é o técnico, porque ali há tensão da rede.",
            "A gravação apresenta o controle à central. Se o botão está do lado de fora, você mesmo faz pelo manual; se está dentro do motor, o serviço é do técnico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para comprar só um e copiar em casa?",
        answers: [
          "Não. O código rolante não se copia de um controle para outro; cada um é gravado na central.",
          "Copiar não funciona. Cada controle novo precisa ser gravado no receptor do portão.",
        ],
      },
      {
        question: "Vale a pena juntar vários controles?",
        answers: [
          "Vale, porque a ida do técnico é uma só. Conte um controle para cada motorista e um de reserva.",
          "Sim: a ida do técnico é a mesma para um ou para cinco controles.",
        ],
      },
      {
        question: "Comprei pela internet. Vocês gravam?",
        answers: [
          "Gravamos, se a linha for a da sua central. Mande a foto dele antes, para você não pagar a ida à toa.",
          "Sim, depois de conferir pela foto se ele serve na sua central.",
        ],
      },
      {
        question: "O compatível é seguro como o original?",
        answers: [
          "É, quando usa o mesmo código rolante da linha. O acabamento e a duração do botão é que variam.",
          "O código é o mesmo, e a proteção também. A diferença costuma estar na capa e no botão.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "qualquer-controle-serve",
    broader: "controle",
    label: "Qualquer controle serve no meu portão?",
    phrase: "o controle que serve no portão",
    asks: [
      "usar qualquer controle",
      "qualquer controle serve",
      "qualquer controle serve portão",
      "qualquer controle funciona portão",
      "posso usar qualquer controle",
      "posso comprar qualquer controle",
      "qualquer controle remoto portão",
      "qualquer controle grava portão",
      "controle qualquer marca serve",
      "controle de qualquer marca serve",
      "todo controle serve",
      "todo controle portão serve",
      "controle portão é tudo igual",
      "controle portão tudo igual",
    ],
    intent: "question",
    answers: {
      any: [
        "Não, nem qualquer controle serve no seu portão: ele precisa ter a mesma frequência e o mesmo tipo de código do receptor, e depois ser gravado. Se o código é fixo, vários controles compatíveis funcionam; se é rolante, o que muda a cada toque, só o da linha da central. A foto do seu mostra qual comprar.",
        "Os controles de portão não são todos iguais. Muda a frequência, em geral 433 MHz, e muda o código: o fixo aceita compatível e cópia, e o rolante exige controle da mesma linha. Antes de comprar, mande a foto do seu, frente e verso, e dizemos de graça qual serve.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber qual controle serve", "O que olhar antes de comprar"],
        slots: [
          [
            "Bastam três informações, que estão no controle antigo, no manual ou na etiqueta do motor.",
            "O controle que já abre o portão dá quase todas as respostas. Olhe nesta ordem.",
          ],
        ],
        steps: [
          "Leia o modelo e a frequência no verso do controle que funciona.",
          "Abra a tampa da pilha: chavinhas ou jumpers na placa indicam código fixo.",
          "Procure as palavras rolling code ou anticlonagem no manual: indicam código rolante.",
          "Sem controle antigo, fotografe a etiqueta do motor e o receptor por fora.",
          "Compre pelo modelo e grave antes de guardar a caixa.",
        ],
      },
      {
        about: "choose",
        headings: ["Original, compatível, universal ou cópia", "Os tipos de controle novo"],
        slots: [
          [
            "O original é da marca da central e sempre serve na linha dele. O compatível é de outra marca, com o mesmo código. O universal e a cópia de chaveiro só funcionam com código fixo, porque repetem um sinal que não muda.",
            "Para código fixo há muitas opções, da cópia ao universal. Para código rolante, escolha o original ou o compatível declarado para aquela linha.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Comprou e não funcionou", "Por que o controle novo não abre"],
        slots: [
          [
            "O motivo mais comum é falta de gravação: nenhum controle novo abre antes de ser apresentado ao receptor. Depois vêm frequência diferente, código de outro tipo e memória cheia. Se o botão de gravar fica dentro do motor, chame o técnico.",
            "Controle novo não sai abrindo: ele precisa ser gravado. Se já foi gravado e não abre, confira a frequência, o tipo de código e se a memória da central está cheia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle de outra marca de portão serve?",
        answers: [
          "Serve, se a frequência e o código forem os mesmos. A marca escrita na capa conta menos que o código.",
          "Às vezes. No código fixo é comum servir; no rolante, quase nunca.",
        ],
      },
      {
        question: "O controle do vizinho pode abrir o meu portão?",
        answers: [
          "Só se estiver gravado na sua central, ou se os dois usarem código fixo igual. Nesse caso, mude o código ou passe para o rolante.",
          "Não deveria. Se abre, o código é fixo e repetido, e convém trocar.",
        ],
      },
      {
        question: "Quantos controles cabem na central?",
        answers: [
          "Depende do modelo: o manual diz o limite. Em casa costuma sobrar espaço.",
          "Varia com a central. Quando enche, o técnico apaga os perdidos e grava de novo.",
        ],
      },
      {
        question: "Quanto custa o controle certo?",
        answers: [
          "O valor, já com a gravação, é informado de graça pela foto do controle e da etiqueta do motor.",
          "Depende do código e da linha. A foto do controle basta para o preço.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "tag-para-moto",
    broader: "tag-veicular",
    label: "Tag para moto",
    phrase: "a tag para moto",
    asks: [
      "tag não lê moto",
      "leitor não lê moto",
      "leitor tag não lê moto",
      "tag moto",
      "tag para moto",
      "tag veicular moto",
      "tag moto condomínio",
      "tag moto onde colar",
      "moto tag portão",
      "leitor tag moto",
      "tag moto garagem",
      "motociclista garagem tag",
    ],
    intent: "question",
    answers: {
      any: [
        "A tag da moto se cola no farol ou em carenagem de plástico, virada para a antena, e nunca em metal, que bloqueia a leitura. Quem não quer colar usa a de chaveiro. Ela precisa ser do mesmo padrão do leitor do condomínio, por isso confirme com a administração ou mande a foto do leitor antes de comprar.",
        "Sim, há tag para moto, colada no farol ou na carenagem de plástico, ou em formato de chaveiro. O que decide é o leitor: o padrão tem de ser o mesmo, e a antena precisa alcançar a altura da moto. A foto do leitor mostra qual serve.",
        "A tag veicular para moto existe e não é a do carro: vai no farol, na carenagem ou em um chaveiro, porque metal bloqueia a leitura. Compre do padrão do leitor instalado e teste a posição; com a foto dele, dizemos qual é.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Farol, carenagem ou chaveiro", "Onde pôr a tag na moto"],
        slots: [
          [
            "O melhor lugar é plástico ou vidro voltado para a antena, como a lente do farol ou a carenagem. Tanque e guidão de metal bloqueiam o sinal. A de chaveiro serve a quem tem duas motos, mas se empresta fácil, e o prédio precisa aceitar.",
            "Procure plástico virado para a frente: farol e carenagem leem bem, metal não. Chaveiro é prático para mais de uma moto, com o risco de ser perdido ou emprestado, e por isso alguns prédios não liberam.",
            "Farol e carenagem plástica deixam a etiqueta de frente para o leitor, longe do metal que corta a leitura. Já o chaveiro acompanha a pessoa, e não a moto, o que a administração pode não permitir.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como testar a tag da moto", "Antes de colar a etiqueta"],
        slots: [
          [
            "A etiqueta colada se rompe ao sair, por isso teste com fita antes. Faça isso com o portão livre e outra pessoa olhando.",
            "Prenda com fita e experimente alguns pontos, pois depois de colada ela não se reaproveita. Escolha uma hora sem movimento na rampa.",
            "Só cole quando achar o ponto, já que a adesiva não se descola inteira. O teste pede garagem vazia e calma.",
          ],
        ],
        steps: [
          "Confirme o padrão do leitor com a administração.",
          "Cadastre a tag com a placa da moto.",
          "Prenda com fita no farol e aproxime devagar.",
          "Se não ler, tente a carenagem, longe do metal.",
          "Cole só depois de três leituras seguidas.",
        ],
      },
      {
        about: "safety",
        headings: ["Cuidado com a folha ao passar de moto", "Moto e fotocélula"],
        slots: [
          [
            "Moto é estreita e rápida, e a fotocélula precisa estar em altura que a veja, ou a folha fecha sobre ela. Espere abrir por completo e não passe colado em outro veículo, porque o tempo foi contado para um.",
            "Aguarde a abertura inteira e passe sozinho: quem entra atrás de um carro pega o portão fechando. A fotocélula, o sensor do vão, deve estar na altura da moto para segurar a folha.",
            "Passar na sombra do carro da frente é o que mais causa acidente, porque o fechamento já começou. Peça que a fotocélula fique na altura das rodas e do motor da moto, e espere o vão livre.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que se paga na tag da moto", "Custo da tag e do cadastro"],
        slots: [
          [
            "Paga-se a etiqueta e o cadastro, feito pela administração; a de chaveiro em geral custa mais que a adesiva. Se a antena só vê a altura dos carros, ajustar o ângulo dela é serviço à parte, orçado por foto.",
            "A conta tem a tag e o cadastro na portaria, com a adesiva mais barata que o chaveiro. Mudar o ângulo da antena, quando ela mira alto, é um serviço separado, com valor pela foto.",
            "Etiqueta adesiva sai por menos que a de chaveiro, e o cadastro fica com o condomínio. Só há outro gasto se a antena precisar baixar a mira, e isso se orça com uma foto dela.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A tag do carro pode ser usada na moto?",
        answers: [
          "Não: a adesiva se rompe ao ser descolada, e cada veículo tem o seu cadastro. Peça outra, registrada com a placa da moto.",
          "Não convém, porque ela estraga ao sair do vidro e está no nome do carro. A moto precisa da sua.",
        ],
      },
      {
        question: "A tag da moto não lê. O que faço?",
        answers: [
          "Passe devagar e no centro da pista; se não ler, mude o ponto, longe do metal. Persistindo, a antena pode estar mirada só para os carros.",
          "Experimente outro lugar da carenagem e menos velocidade. Se nenhuma moto lê, peça o ajuste do ângulo da antena.",
        ],
      },
      {
        question: "A tag de pedágio abre o portão?",
        answers: [
          "Em geral não, porque o sistema do prédio tem cadastro e padrão próprios. Alguns leitores aceitam, e a ficha do modelo diz.",
          "Quase nunca: padrão e cadastro são diferentes. Só vale onde o leitor foi preparado para isso.",
        ],
      },
      {
        question: "Melhor tag ou controle na moto?",
        answers: [
          "A tag dispensa tirar a luva e parar. O controle funciona em qualquer altura de antena e serve de reserva quando a leitura falha.",
          "Com leitor que alcança a moto, a tag é mais prática. Onde ele mira alto, fique com o controle.",
        ],
      },
    ],
    photo: "uma foto do leitor ou da antena da entrada e outra da moto de frente",
  },
  {
    id: "predio-sem-luz",
    broader: "falta-de-energia",
    label: "Portão do prédio na falta de luz",
    phrase: "o portão do prédio na falta de luz",
    asks: [
      ...combine(
        ["condomínio sem luz", "prédio sem luz", "condomínio falta luz", "prédio falta luz", "prédio acabou luz"],
        ["portão", "carros", "carros saem", "como abrir", "garagem", "moradores", "portão garagem"],
      ),
      "condomínio falta energia portão",
      "prédio falta energia portão",
      "condomínio apagão portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para o portão do prédio funcionar em um apagão, instale um nobreak próprio para o motor ou ligue o portão ao gerador do condomínio. Sem nenhum dos dois, a portaria ou o zelador desliga o disjuntor, destrava o motor com a chave e move na mão a folha de correr ou de abrir. O basculante pesado ou com cabo ruim não deve ser destravado.",
        "O portão do condomínio continua funcionando sem luz com nobreak ou gerador; sem eles, só abre na mão. Quem abre é a portaria ou o zelador treinado: disjuntor desligado, chave de destravamento e alguém vigiando a passagem. Isso vale para folha de correr ou de abrir; basculante com defeito espera o técnico.",
        "Na falta de energia, o prédio mantém o portão funcionando por nobreak, por gerador ou, na última hipótese, com abertura manual feita pela portaria. Desligue o disjuntor, solte o motor com a chave e mova devagar a folha de correr ou de abrir, reta e leve. Depois dos carros, feche, trave e confira. Basculante pesado não se solta.",
        "Em um apagão em São Paulo ou em qualquer falta de luz, o portão do prédio funciona se tiver nobreak de automatizador ou ligação no gerador. Quem não tem depende da equipe treinada, que abre na mão a folha de correr ou de abrir com o disjuntor desligado. Basculante com cabo ou contrapeso ruim fica parado até a luz voltar.",
      ],
      question: [
        "Sim, no prédio sem luz os carros podem sair, desde que a portaria ou o zelador treinado abra o portão. Com o disjuntor desligado, a folha de correr ou de abrir é solta pela chave e movida na mão, com alguém vigiando a passagem. Basculante pesado ou com cabo ruim espera o técnico. Com nobreak ou gerador, nada disso é preciso.",
        "Dá para abrir o portão do prédio sem luz, e quem faz isso é a portaria ou o zelador, nunca um morador sozinho. Desliga-se o disjuntor, solta-se o motor com a chave e move-se a folha de correr ou de abrir, que é travada de novo no fim. O basculante com cabo ou contrapeso ruim não se solta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo para a portaria", "O que a equipe do prédio faz"],
        slots: [
          [
            "Uma pessoa abre e outra vigia a passagem, e nenhum morador mexe no motor. Deixe esta ordem escrita na guarita, junto da chave.",
            "São necessárias duas pessoas, uma na folha e outra olhando o vão. A lista fica na guarita com a chave, para ninguém improvisar no escuro.",
            "Quem abre não é quem vigia, porque o vão precisa de alguém só para ele. Cole os passos na guarita, ao lado da chave de destravamento.",
          ],
        ],
        steps: [
          "Confira se faltou luz na rua toda ou só caiu o disjuntor do portão.",
          "Se há nobreak ou gerador, tente pelo botão da portaria.",
          "Desligue o disjuntor do portão, para ele não partir quando a luz voltar.",
          "Folha de correr ou de abrir, reta e no trilho: solte com a chave e abra devagar.",
          "Libere os carros um a um, feche e trave.",
          "Com a luz de volta, confira a trava, religue e faça um ciclo olhando.",
        ],
      },
      {
        about: "safety",
        headings: ["Quando não soltar o portão", "Basculante, folha torta e portão aberto"],
        slots: [
          [
            "Basculante com cabo frouxo, mola quebrada ou contrapeso com defeito não deve ser destravado nem erguido, porque a folha pode cair. Folha torta ou fora do trilho também espera o técnico, com o vão isolado.",
            "Não destrave basculante com cabo, mola ou contrapeso em mau estado, porque o peso inteiro pode descer. Portão de correr fora do trilho, ou torto, pode tombar e fica parado até o técnico chegar.",
            "Cabo, mola ou contrapeso com defeito no basculante proíbem o destravamento, porque a folha pode cair. O mesmo vale para folha torta ou fora do trilho, que fica isolada e como está.",
          ],
          [
            "Portão solto não está trancado, já que qualquer pessoa o empurra. Se precisar ficar aberto, alguém permanece na entrada até a luz voltar.",
            "Destravada, a folha abre com um empurrão da rua. Por isso ela é travada a cada saída, ou alguém fica vigiando a entrada.",
            "Enquanto o motor estiver solto, a garagem fica sem tranca. Feche e trave entre um carro e outro, ou deixe um responsável no local.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Nobreak ou gerador: qual compensa no prédio", "Como deixar o portão preparado para o apagão"],
        slots: [
          [
            "Se o prédio tem gerador, ligar o portão a ele é a solução mais barata, porque custa só o cabo e o serviço. Sem gerador, o nobreak de automatizador atende o pico de carros. O preço depende da potência do motor e de quantas aberturas as baterias precisam dar, e é orçado de graça por foto.",
            "O mais barato é aproveitar o gerador que existe, levando um circuito até o portão. Onde não há, usa-se nobreak próprio para motor, com o valor definido pelo motor, pelas vagas e pelas baterias e orçado de graça.",
            "Prédio com gerador gasta menos, porque só falta puxar o circuito do portão. A outra solução é o nobreak de automatizador: quanto mais forte o motor e mais carros no pico, maiores as baterias e o preço, orçado por foto da etiqueta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O prédio não tem porteiro. Quem abre?",
        answers: [
          "Combine antes: síndico, zelador ou dois moradores treinados, com a chave em lugar conhecido. Prédio sem porteiro é o que mais precisa do nobreak.",
          "Quem a assembleia indicar e treinar. Sem portaria, o nobreak evita que alguém sem prática mexa no motor.",
          "Pessoas definidas em assembleia e treinadas na revisão. A chave fica em local combinado, e o nobreak reduz a necessidade dela.",
        ],
      },
      {
        question: "O morador pode soltar o portão sozinho?",
        answers: [
          "Não é indicado. Sem alguém no vão e sem desligar o disjuntor, o motor pode partir na volta da luz, e o portão fica destrancado.",
          "Melhor não, porque a luz pode voltar com a folha solta, ou o portão pode ficar sem trava. Deixe com quem foi treinado.",
          "Só quem o condomínio autorizou. Sozinho, o morador não vigia a passagem nem garante que a folha seja travada depois.",
        ],
      },
      {
        question: "De quanto em quanto tempo se testa a chave?",
        answers: [
          "Em cada revisão do prédio, feita {visits.business}. O teste inclui a chave, o nobreak e o treino de quem fica na guarita.",
          "A cada revisão, {visits.business}, com a equipe presente, para a chave não emperrar no dia da falta de luz.",
          "Na manutenção, {visits.business}, o destravamento é testado e o nobreak é medido, com o zelador acompanhando.",
        ],
      },
      {
        question: "A luz voltou e o portão não responde. O que houve?",
        answers: [
          "Muitas vezes o motor ficou solto ou o disjuntor, desligado. Trave, religue e faça um teste; se continuar mudo, o pico da volta pode ter atingido a placa.",
          "Confira a trava e o disjuntor do portão, nessa ordem. Sem resposta depois disso, chame o técnico para medir a central.",
          "Veja se o motor foi travado e se o disjuntor está ligado. Se o portão continuar parado, a suspeita é a central, por surto na volta da energia.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do ponto de destravamento, e o número de vagas",
  },
];
