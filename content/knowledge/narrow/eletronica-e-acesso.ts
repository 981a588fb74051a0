import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What is asked of buttons, relays, remote controls and locks where a word beside them changes the answer. */
export const eletronicaEAcesso: NarrowConcept[] = [
  {
    id: "botoeira-nao-abre-o-pedestre",
    broader: "fechadura",
    label: "Botoeira da portaria não abre o portão de pedestre",
    phrase: "a botoeira que não abre o portão de pedestre",
    asks: [
      ...combine(
        ["botoeira", "botoeira portaria", "botão", "botão portaria", "portaria", "porteiro"],
        [
          "não abre portão pedestre",
          "não abre portão pedestre só garagem",
          "não abre portão social",
          "não abre portão social só garagem",
          "não libera portão pedestre",
          "não libera portão social",
        ],
      ),
      ...combine(
        ["botoeira", "botão", "botão portaria", "botoeira portaria"],
        [
          "abre garagem não abre pedestre",
          "abre garagem não abre social",
          "pedestre não funciona",
          "social não funciona",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Se a botoeira da portaria abre o portão da garagem e não abre o de pedestre, a energia geral está boa. O defeito está no botão próprio do pedestre, no fio dele, na fonte ou na fechadura elétrica. Aperte o botão e escute a fechadura: zumbido aponta para o trinco preso, e silêncio, para o fio ou a fonte.",
        "O portão de pedestre tem comando separado do portão da garagem: um botão, um par de fios, uma fonte e a fechadura elétrica. Quando só o pedestre não abre pela botoeira, um desses quatro falhou. Teste abrir pela chave e pelo interfone, porque isso mostra qual deles foi.",
        "Quando o botão da portaria não abre o portão de pedestre, mas o da garagem abre, o motor não tem defeito. Procure na fechadura elétrica do pedestre: trinco apertado pela folha, fonte desligada ou fio partido. Mande fotos da fechadura e da botoeira, e o valor do conserto sai antes da visita.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar no portão de pedestre", "Cinco testes na portaria"],
        slots: [
          [
            "Peça ajuda a uma pessoa: uma aperta o botão na portaria e a outra fica ao lado da fechadura. A caixa da botoeira e a da fonte ficam fechadas, porque a fonte recebe a tensão da rede.",
            "Os testes pedem duas pessoas, uma no botão e outra no portão. Ninguém abre a fonte nem a botoeira, já que a fonte está ligada à rede elétrica.",
            "Com alguém no botão e você diante da fechadura, a causa aparece em poucos minutos. Deixe fechadas a caixa do botão e a da fonte, onde chega a tensão da rede.",
          ],
        ],
        steps: [
          "Escute a fechadura quando o botão é apertado: há zumbido, estalo ou silêncio.",
          "Aperte de novo enquanto a outra pessoa empurra e puxa a folha de leve.",
          "Abra pela chave. Se a chave também prende, o trinco está apertado pela folha.",
          "Abra pelo interfone de um apartamento. Se ele abre, o defeito é do botão da portaria.",
          "Veja se a luz da fonte da fechadura está acesa e se o disjuntor dela não caiu.",
        ],
      },
      {
        about: "causes",
        headings: ["O que cada resultado indica", "Do som da fechadura à causa"],
        slots: [
          [
            "O som da fechadura separa o defeito mecânico do elétrico. No eletroímã não há zumbido: ele segura a folha por um ímã e a solta quando o botão corta a energia.",
            "Compare o que você ouviu com a lista. O eletroímã funciona ao contrário da fechadura de trinco, porque solta a folha quando o botão corta a corrente.",
            "Cada resultado leva a uma peça. Se o portão usa eletroímã, lembre que o botão corta a energia do ímã em vez de mandar energia.",
          ],
        ],
        bullets: [
          "A fechadura zumbe e não solta: a folha caiu e aperta o trinco, ou a fonte está fraca",
          "A fechadura fica muda e o interfone também não abre: a fonte parou, o fio partiu ou a bobina queimou",
          "A fechadura só fica muda com o botão da portaria: o contato do botão ou o fio dele falhou",
          "O eletroímã não solta: o botão não corta a energia, por contato ruim ou fio em curto",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico conserta", "O conserto, do botão à fechadura"],
        slots: [
          [
            "O técnico mede a tensão na fechadura na hora do comando. Se a tensão chega, ele alinha a folha ou troca a fechadura. Se não chega, ele segue o fio até a fonte e o botão e troca só a parte que falhou.",
            "A medição começa na fechadura, com o botão apertado. Tensão presente leva ao trinco e à folha; tensão ausente leva ao cabo, à fonte e ao contato do botão. Só a peça ruim é trocada.",
            "Primeiro a folha é alinhada, porque o trinco apertado é a causa mais simples. Depois o técnico mede fonte, fio e botão na ordem. A fechadura nova só entra na conta quando a bobina queimou.",
          ],
          [
            "Alinhar a folha e refazer um contato são os serviços mais baratos. Fonte e fechadura novas custam mais, e o valor é informado antes da troca.",
            "O preço depende da peça: contato e alinhamento custam pouco, fonte custa mais, e a fechadura nova é o maior valor. Você aprova o total antes.",
            "Você recebe o valor antes de qualquer troca. O ajuste da folha e o botão são os itens mais baratos, e a fechadura com fonte é o mais caro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como o pedestre entra até o conserto?",
        answers: [
          "Pela chave da fechadura, ou pelo interfone de um apartamento, se ele ainda abre. Não deixe o portão calçado e aberto: a entrada fica sem controle.",
          "O porteiro abre com a chave, do lado de dentro. Entrar pela garagem é o último recurso, e só com o portão parado e aberto por inteiro.",
        ],
      },
      {
        question: "O mesmo botão pode abrir os dois portões?",
        answers: [
          "Não convém. O certo é um botão para cada portão, com etiqueta, porque a garagem aberta sem necessidade é um risco. Muitas botoeiras de portaria já têm duas teclas.",
          "Pode ser ligado assim, mas não é recomendado: cada visita a pé abriria também a garagem. Use uma botoeira de duas teclas.",
        ],
      },
      {
        question: "Falta de energia explica esse defeito?",
        answers: [
          "A falta geral, não, porque a garagem está abrindo. Mas a fonte da fechadura pode ter disjuntor ou tomada própria, que se desligou sozinha.",
          "Só se faltou energia na fonte da fechadura, que às vezes tem tomada separada. O resto do prédio continua normal.",
        ],
      },
    ],
    photo: "fotos da fechadura com o portão fechado, da botoeira e da caixa da fonte, todas sem abrir",
  },
  {
    id: "rele-12v-10a",
    broader: "placa",
    label: "Relé 12 V 10 A da placa: código e ligação",
    phrase: "o relé de 12 V e 10 A da placa",
    asks: [
      ...combine(
        ["relé 12v", "relé 12v 10a", "relé 24v", "relé 10a", "relé 5 pinos"],
        [
          "placa portão",
          "placa central portão",
          "central portão",
          "portão",
          "portão código",
          "código",
          "esquema",
          "portão esquema",
          "qual usar",
          "portão qual usar",
          "placa",
        ],
      ),
      "esquema placa central portão relé",
      "esquema placa portão relé",
      "qual relé usar placa portão",
      "qual relé placa portão",
      "relé placa portão código",
      "código relé placa portão",
      "relé placa portão equivalente",
      "relé equivalente placa portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Na placa do portão, o relé de 12 V 10 A traz o código impresso na tampa: 12VDC é a tensão da bobina e 10A 250VAC é o que o contato aguenta. O substituto repete esses dois números, o tipo de contato e a posição dos pinos. O esquema da placa só existe no manual do modelo.",
        "O código do relé da central do portão se lê em partes: 12VDC indica bobina de 12 volts, e 10A 250VAC indica contato de até 10 ampères. Serve outro fabricante com os mesmos números e a mesma pinagem. Para o esquema, procure o manual pelo código impresso na própria placa.",
        "Para trocar o relé 12 V 10 A da placa central do portão, use um igual em quatro pontos: tensão da bobina, corrente do contato, número de pinos e desenho da base. Esses dados estão na tampa do relé. Não há um esquema único, porque cada placa tem o seu, no manual do fabricante.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como ler o código do relé", "O que está escrito no relé"],
        slots: [
          [
            "O texto da tampa diz quase tudo. As primeiras letras são a linha do fabricante e mudam de marca para marca; os números de tensão e corrente é que decidem.",
            "Leia o relé da esquerda para a direita. O nome da linha é de cada fabricante, e por isso relés de nomes diferentes podem servir um no lugar do outro.",
            "Os números importam mais que o nome. Dois relés de marcas diferentes se substituem quando tensão, corrente, contato e pinos são iguais.",
          ],
        ],
        bullets: [
          "12VDC ou 012: a bobina trabalha com 12 volts de corrente contínua; há placas com relé de 24 V ou de 5 V",
          "10A 250VAC: o contato liga até 10 ampères em rede de até 250 volts",
          "1C, SPDT ou 5 pinos: contato reversível, com comum, NA e NF",
          "1A, SPST ou 4 pinos: contato simples, com comum e NA",
        ],
      },
      {
        about: "check",
        headings: ["Bobina, comum, NA e NF: a ligação", "Para que serve cada pino"],
        slots: [
          [
            "O relé de 5 pinos tem dois pinos de bobina e três de contato. O comum fica ligado ao NF em repouso e passa para o NA quando a bobina recebe 12 V. Na placa do portão costuma haver um relé para abrir e outro para fechar, e alguns modelos têm mais um para a luz de garagem.",
            "Dos cinco pinos, dois alimentam a bobina e três formam a chave: comum, NA (normalmente aberto) e NF (normalmente fechado). Com a bobina em 12 V, o comum sai do NF e encosta no NA. Em geral um relé comanda a abertura e outro o fechamento.",
            "Dois pinos são da bobina, e a ordem deles em geral não importa. Os outros três são comum, NF e NA. Sem energia o comum toca o NF; com 12 V na bobina ele muda para o NA. A placa usa, em geral, um relé em cada sentido do motor.",
          ],
          [
            "O desenho dos pinos está na ficha técnica do relé, que se acha na internet pelo código da tampa. O caminho de cada trilha só aparece no esquema da placa, e muitos fabricantes não o publicam.",
            "A ficha do relé mostra a posição dos pinos e se encontra pelo código. Já o esquema da placa inteira raramente é público: o manual costuma trazer só a ligação dos bornes.",
            "Procure a ficha pelo código do relé para ver a pinagem. O manual da placa mostra os bornes de fora, e o circuito interno quase nunca é divulgado.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Quando só trocar o relé não resolve", "Antes de soldar um relé novo"],
        slots: [
          [
            "A troca é de bancada, com a placa fora do motor e solda. O técnico mede antes o capacitor e o motor, porque motor que força queima o contato do relé novo. Trilha carbonizada em volta pede outra placa.",
            "Tirar a placa e soldar é serviço de técnico: sob a tampa há tensão da rede e um capacitor que guarda carga. Folha pesada e capacitor fraco também precisam ser vistos, senão o relé novo dura pouco.",
            "O relé é soldado, e a placa sai do motor para a troca. Não abra a tampa: o capacitor guarda carga mesmo com o disjuntor desligado. Se a trilha queimou junto, o reparo não compensa e troca-se a placa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar um relé de 15 A no lugar do de 10 A?",
        answers: [
          "Em geral pode, se a bobina e os pinos são iguais, porque o contato aguenta mais. O contrário não serve: um relé de corrente menor gruda ou queima logo.",
          "Sim, desde que a tensão da bobina e a pinagem sejam as mesmas. Para menos não: o contato menor não suporta a partida do motor.",
        ],
      },
      {
        question: "E se eu puser um relé de 24 V na placa de 12 V?",
        answers: [
          "Ele não arma, porque a bobina de 24 V não recebe força suficiente com 12 V. A tensão da bobina precisa ser exatamente a da placa.",
          "Não funciona: com 12 V a bobina de 24 V não puxa o contato. E uma bobina de 12 V em 24 V queima.",
        ],
      },
      {
        question: "Quanto custa trocar o relé da placa?",
        answers: [
          "O relé é peça barata, e paga-se sobretudo a mão de obra de retirar, soldar e testar a placa. O orçamento é grátis, pela foto da etiqueta do motor.",
          "A peça pesa pouco no total. O valor é quase todo do serviço de bancada, e você o recebe antes, pela foto da etiqueta do motor.",
        ],
      },
    ],
    photo: "a etiqueta do motor, com a tampa fechada, e, se a placa já estiver fora, o código dela e o do relé",
  },
  {
    id: "so-de-perto-duas-leituras",
    broader: "so-de-perto",
    label: "Controle não funciona, só de perto",
    phrase: "o controle que falha conforme a distância",
    asks: [
      ...combine(
        [
          "controle não funciona",
          "controle portão não funciona",
          "controle não abre",
          "controle portão não abre",
          "controle não pega",
        ],
        ["só perto", "só de perto", "só muito perto", "só bem perto", "somente perto", "apenas perto"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o controle do portão não funciona de longe, só de perto, comece pela pilha e depois veja a antena e as lâmpadas de LED da garagem. Se acontece o contrário, e ele falha só de perto, o sinal chega forte demais ou a carcaça do motor faz sombra: recue três metros e teste.",
        "O controle do portão que só funciona de perto quase sempre tem pilha fraca, ou o receptor tem antena solta ou interferência de LED. Quando a falha é só de perto e de longe ele abre, afaste-se três metros do motor e aperte de novo. Nos dois casos, teste outro controle do mesmo lugar.",
        "Controle que não funciona a distância, só de perto, pede pilha nova; se não melhorar, o problema é a antena do motor ou uma luz de LED por perto. Já o controle que abre da rua e falha só de perto tem sinal forte demais junto ao receptor. A posição da antena resolve esse caso.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Se o controle só abre de perto", "Quando ele perdeu o alcance"],
        slots: [
          [
            "A pilha fraca é a causa mais fácil de testar, mesmo quando a luz do controle ainda acende. Depois vem a antena, o fio fino que sai do receptor: ela perde o sinal quando está cortada, enrolada ou encostada em metal. A terceira causa é o ruído de lâmpada de LED, câmera ou carregador perto do motor.",
            "Troque a pilha primeiro, porque a luz acende com menos energia do que o sinal precisa. Se todos os controles só abrem de perto, a falha é do lado do motor: antena solta ou partida, ou um aparelho por perto que faz ruído, como lâmpada de LED e câmera.",
            "Pilha no fim encurta o alcance antes de parar de vez. Com pilha nova e o mesmo defeito, olhe o que mudou na garagem: lâmpada de LED, câmera ou forro novo perto do motor. O fio da antena também pode ter soltado.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Se o controle falha só de perto", "Quando ele abre da rua e não da garagem"],
        slots: [
          [
            "Encostado ao motor, o sinal pode chegar forte demais e o receptor não o entende. A carcaça do motor e a chapa do portão também fazem sombra logo abaixo da antena. Aperte a três metros de distância: se abrir, o controle está bom, e mudar a posição da antena resolve.",
            "O receptor não lê bem um sinal muito forte, e isso acontece com o controle quase encostado nele. Chapa e carcaça criam ainda um ponto sem sinal ao lado do motor. Recue alguns passos e tente outra vez. O acerto é na antena, e não no controle.",
            "Junto ao motor há um ponto em que a antena quase não recebe, por causa da carcaça de metal. O sinal forte demais também confunde alguns receptores. Acione a alguns passos; se funcionar, basta mudar o fio da antena de lugar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Descubra qual é o seu caso", "Teste em cinco passos"],
        slots: [
          [
            "Mude uma coisa por vez e fique onde você vê o portão inteiro. Ninguém deve estar no caminho da folha.",
            "Faça o teste com a passagem livre e o portão à vista. Repita cada passo com o mesmo controle.",
            "Os passos levam poucos minutos e não pedem abrir o motor. Mantenha a passagem livre.",
          ],
        ],
        steps: [
          "Ponha pilha nova, com a mesma inscrição da antiga, como A23 ou CR2032.",
          "Aperte o controle a um, três e dez metros do motor e anote onde abriu.",
          "Repita com outro controle da casa, nos mesmos lugares.",
          "Apague as lâmpadas de LED e desligue a câmera da garagem, e teste de novo.",
          "Se os dois controles falham no mesmo lugar, o ajuste é na antena ou no receptor.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "O ajuste e o preço"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico refaz a antena e a afasta do metal. Se a chapa ou a laje barra o sinal, ele instala um receptor em ponto mais alto. O ajuste em casa parte de {price.preventive}, sem peças.",
            "O fio da antena é emendado ou trocado e posto longe de ferro e de cabos de energia. Onde isso não basta, um receptor avulso é instalado no alto. Só o ajuste, em residência, custa a partir de {price.preventive}; peças são à parte.",
            "O técnico mede o controle, corrige a antena e testa da rua e de dentro. Receptor avulso só é preciso quando a estrutura bloqueia o sinal. A visita de ajuste em casa começa em {price.preventive}, sem as peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De que distância o controle deve abrir?",
        answers: [
          "Em área livre, até {trade.reach}. Na garagem, com paredes, chapa e vidro do carro, abrir a uns dez metros já é normal.",
          "A referência é de {trade.reach} sem obstáculos. Dentro do carro e com portão de chapa, a distância cai bastante.",
        ],
      },
      {
        question: "Preciso comprar outro controle?",
        answers: [
          "Só se o seu falha e o outro da casa abre do mesmo lugar, já com pilha nova. Quando os dois falham, controle novo não resolve.",
          "Compare com outro controle antes. Se os dois têm o mesmo alcance, o dinheiro deve ir para a antena.",
        ],
      },
      {
        question: "Por que piora dentro do carro?",
        answers: [
          "A película e o vidro térmico do para-brisa barram parte do sinal. Aponte o controle pela janela aberta e compare.",
          "Vidro com película metalizada enfraquece o sinal. Se pela janela aberta funciona, o controle está bom.",
        ],
      },
    ],
    photo: "fotos do controle, do motor fechado e das lâmpadas da garagem",
  },
  {
    id: "nao-abre-com-o-controle-antes-do-tecnico",
    broader: "controle-nao-funciona",
    label: "Não abre com o controle: o que verificar",
    phrase: "o portão que não abre com o controle",
    asks: [
      ...combine(
        [
          "portão não abre com controle",
          "não abre com controle",
          "portão não abre controle",
          "portão eletrônico não abre controle",
        ],
        [
          "antes chamar técnico",
          "verificar antes chamar técnico",
          "o que verificar antes chamar técnico",
          "o que verificar",
          "o que conferir",
          "o que olhar",
          "o que testar",
          "verificar antes",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o portão eletrônico não abre com o controle, aperte primeiro a botoeira, o botão da parede. Se o portão abre pelo botão, verifique o controle: pilha, luz, distância e cadastro. Se não abre nem pelo botão, verifique o disjuntor, o ferrolho e a trava do motor antes de chamar o técnico.",
        "O que verificar primeiro no portão que não abre com o controle é o botão da parede. Se o botão abre, o problema é do controle ou do receptor. Se o botão também não abre, falta energia, a folha está presa ou o motor parou. Só depois desse teste vale chamar o técnico.",
        "Antes de chamar o técnico porque o portão não abre com o controle, teste o botão da parede e outro controle. Só um controle falhou: é pilha ou cadastro. Todos os controles falharam e o botão abre: é o receptor. Nada abre: é disjuntor, trava ou motor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Se o botão da parede abre o portão", "O portão abre pelo botão: verifique o controle"],
        slots: [
          [
            "O motor e a energia estão bons, e a falha está no controle ou no receptor, a peça que recebe o sinal. Teste nesta ordem.",
            "Quando o botão funciona, o motor está em ordem. Procure a causa no controle, nesta sequência.",
            "O botão abriu, então o defeito está no caminho do sinal. Siga a ordem abaixo, com a passagem livre.",
          ],
        ],
        steps: [
          "Olhe a luz do controle: apagada ou fraca é sinal de pilha no fim.",
          "Ponha pilha nova, com a mesma inscrição da antiga, e o lado positivo no lugar.",
          "Aperte a dois passos do motor. Se só abre de perto, a pilha ou a antena está fraca.",
          "Teste outro controle da casa. Se ele abre, o seu precisa ser gravado de novo ou trocado.",
          "Se nenhum controle abre, apague as lâmpadas de LED perto do motor e repita.",
          "Veja se o portão tem função de bloquear controles, a trava de férias, e se ela está ligada.",
        ],
      },
      {
        about: "causes",
        headings: ["Se o portão não abre nem pelo botão", "Nada abre: energia, trava ou motor"],
        slots: [
          [
            "Nesse caso o controle não é o culpado. Estes pontos se conferem por fora, com a tampa do motor fechada.",
            "O controle está fora de suspeita quando o botão também não abre. Confira por fora, sem abrir o motor.",
            "Deixe o controle de lado e olhe a energia e a folha. Tudo se faz com a tampa do motor fechada.",
          ],
        ],
        bullets: [
          "Motor mudo: veja o disjuntor do portão e religue uma vez só",
          "Motor ronca e a folha não sai: procure ferrolho, cadeado ou pedra; se não houver nada, pode ser o capacitor",
          "Motor gira e a folha não anda: a chave de destravamento ficou aberta ou a engrenagem gastou",
          "Disjuntor que cai de novo: não insista e chame o técnico",
        ],
      },
      {
        about: "safety",
        headings: ["Quando não testar nada", "Pare e chame o técnico"],
        slots: [
          [
            "Com cheiro de queimado, choque, cabo solto ou folha torta, desligue o disjuntor e afaste as pessoas. Não solte o portão à mão com defeito, porque a folha pode cair.",
            "Fumaça, choque, cabo de aço frouxo ou folha fora do lugar encerram os testes. Corte a energia no disjuntor e não destrave o portão: a folha sem apoio pode descer de uma vez.",
            "Não teste o portão que dá choque, solta cheiro de queimado ou está torto. Desligue o disjuntor, mantenha todos longe da folha e não tente soltá-la.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que contar ao técnico", "Para resolver em uma visita"],
        slots: [
          [
            "Diga se o botão da parede abre, quantos controles falham e que som o motor faz. Com um vídeo e a foto da etiqueta, o valor sai antes da visita. Se for só ajuste, ele parte de {price.preventive} em casa, sem peças.",
            "Três informações adiantam o conserto: o resultado no botão, quantos controles falham e o som do motor. O valor é dado antes, por foto. Quando basta ajustar, a visita em residência custa a partir de {price.preventive}, fora peças.",
            "Conte o que o portão faz pelo botão e por cada controle, e grave um vídeo com som. Você recebe o valor antes da ida. Só o ajuste, em casa, começa em {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como gravo o controle de novo?",
        answers: [
          "Em receptor de caixa própria, fora do motor, dê um toque curto no botão de gravar e aperte a tecla do controle até a luz piscar. Se o botão fica sob a tampa do motor, quem grava é o técnico.",
          "Um toque curto no botão do receptor, a tecla do controle até a luz piscar, e pronto. Isso vale para receptor fora do motor; dentro dele há tensão da rede, e o serviço é do técnico.",
        ],
      },
      {
        question: "A fotocélula suja impede o portão de abrir?",
        answers: [
          "Em geral não: ela impede de fechar. Se o portão abre e não fecha, aí sim limpe as duas lentes com pano seco.",
          "Quase nunca, porque a fotocélula age no fechamento. Ela entra na conta quando o portão abre e fica aberto.",
        ],
      },
      {
        question: "Se for só a pilha, a visita é cobrada?",
        answers: [
          "A visita feita é cobrada, com o valor informado antes. Por isso mande um vídeo: pilha e cadastro simples se resolvem por mensagem, sem custo.",
          "A orientação por mensagem é grátis e costuma bastar para a pilha. A ida do técnico tem valor combinado antes de sair.",
        ],
      },
    ],
    photo: "um vídeo curto do que acontece com o controle e com o botão, e a foto da etiqueta do motor",
  },
  {
    id: "controle-perto-de-mim",
    broader: "controle",
    label: "Controle de portão perto de mim",
    phrase: "o controle de portão perto de você",
    asks: [
      ...combine(
        ["controle", "controle remoto", "controle garagem"],
        ["portão perto", "portão perto mim", "perto mim", "portão próximo", "portão próximo mim", "portão na região"],
      ),
      ...combine(
        ["loja", "onde vende", "onde tem", "onde comprar", "onde acho", "vende"],
        [
          "controle portão perto",
          "controle portão perto mim",
          "controle portão próximo",
          "controle portão região",
          "controle portão na região",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Levamos o controle de portão até você {em}, já com a gravação na central, ou entregamos só o controle no seu endereço. Não é preciso ir a uma loja. Mande pelo WhatsApp a foto do controle atual, frente e verso: ela mostra qual serve, e o preço sai de graça, antes da visita.",
        "Para comprar controle de portão perto de você {em}, mande a foto do seu, frente e verso. O técnico vai ao seu endereço com o controle que serve, grava na central e testa da rua. O preço é informado antes e depende do modelo e do código. Perto de casa, chaveiro e loja de automação também vendem.",
        "O controle de portão chega ao seu endereço {em} por entrega ou com o técnico, que já grava na central. Você escolhe pela foto do controle atual, e o preço vem antes, sem custo. Quem prefere ir a uma loja acha controle em chaveiro e em loja de automação, conferindo a frequência e o código.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como o controle chega até você", "Entrega ou gravação no seu endereço"],
        slots: [
          [
            "Há dois jeitos. Na entrega, o controle vai ao seu endereço, na capital ou na região, e você mesmo grava, se o receptor fica fora do motor. Na visita, o técnico leva o controle, grava na central, testa da rua e apaga o perdido, se houver.",
            "Você pode receber só o controle em casa ou pedir com a gravação. Só a entrega serve para quem tem receptor de caixa própria, fora do motor. Quando o botão de gravar fica dentro do motor, o técnico grava e testa no mesmo dia da entrega.",
            "O controle vai sozinho ou com o técnico. Sozinho, ele serve a quem grava em receptor de parede, seguindo o manual. Com o técnico, sai gravado e testado, e um controle perdido pode ser apagado na mesma visita.",
          ],
          [
            "O preço depende do modelo, do código e da quantidade, e você o recebe antes, pela foto. Quando há visita, o valor dela vem junto, sem surpresa.",
            "O valor muda com o modelo e com o código, fixo ou rolante. A resposta à foto traz o preço do controle e, se for o caso, o da gravação.",
            "Não há um preço só, porque o controle de código rolante custa mais que o de código fixo. A foto dá o valor, com ou sem a visita.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber qual controle serve", "O que olhar no controle atual"],
        slots: [
          [
            "O que decide é o sinal, e não a aparência nem a marca do motor. Antes de comprar em qualquer lugar, faça isto.",
            "Dois controles iguais por fora podem usar códigos diferentes. Confira o seu em três passos.",
            "A marca do motor engana, porque o receptor pode ter sido trocado. Olhe o controle que já abre o portão.",
          ],
        ],
        steps: [
          "Leia no verso a marca, o modelo e a frequência, em geral 433 MHz.",
          "Tire a pilha e olhe por dentro: chavinhas indicam código fixo.",
          "Fotografe a frente, o verso e a etiqueta do motor, com a tampa fechada.",
        ],
      },
      {
        about: "choose",
        headings: ["Chaveiro, loja de automação ou internet", "Outros lugares onde se compra"],
        slots: [
          [
            "O chaveiro com máquina copia só controle de código fixo. A loja de automação vende o da sua linha, se você levar o controle atual. Pela internet custa menos, mas ninguém confere antes se ele serve. Em qualquer um deles, combine a troca e guarde a nota.",
            "Perto de casa, o chaveiro resolve o código fixo, com uma cópia. Loja de automação tem também os de código rolante. Na internet, leia a lista de centrais compatíveis do anúncio e veja se aceitam devolução.",
            "Um chaveiro atende bem quem tem código fixo. O código rolante se compra em loja de automação ou conosco, porque o controle precisa ser gravado na central. Na compra pela internet, a conferência fica por sua conta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Em quanto tempo recebo o controle?",
        answers: [
          "O prazo depende do bairro e do modelo, e vem na resposta junto com o preço. Se o modelo está disponível, muitas vezes dá para combinar o mesmo dia.",
          "Você recebe o prazo com o valor. Modelo comum costuma sair mais rápido que o de linha antiga.",
        ],
      },
      {
        question: "Perdi o único controle. Ainda dá para comprar outro?",
        answers: [
          "Dá. A foto da etiqueta do motor mostra o que a central aceita, e o técnico grava o novo e apaga o perdido.",
          "Sim. O modelo se descobre pela etiqueta do motor, e o controle perdido é apagado da memória na mesma visita.",
        ],
      },
      {
        question: "Moro em prédio. Posso comprar o controle por conta própria?",
        answers: [
          "Pergunte antes ao síndico. O controle do prédio é cadastrado por unidade, e só a administração autoriza a gravação.",
          "Só com autorização da administração, que grava o controle em nome da sua unidade.",
        ],
      },
      {
        question: "Dá para pagar no cartão?",
        answers: [
          "Dá, em até {shop.instalments} vezes, só o controle ou o controle com a gravação.",
          "Sim, o cartão divide em até {shop.instalments} vezes, e também aceitamos Pix.",
        ],
      },
    ],
    photo: "fotos do controle atual, frente e verso, e da etiqueta do motor",
  },
  {
    id: "configurar-controle-ppa",
    broader: "programacao",
    label: "Configurar controle PPA",
    phrase: "a configuração do controle PPA",
    asks: [
      ...combine(
        ["configurar", "codificar"],
        [
          "controle ppa",
          "controle novo ppa",
          "controle remoto ppa",
          "controle portão ppa",
          "controle motor ppa",
          "controle portão eletrônico ppa",
          "controle remoto portão ppa",
          "ppa controle",
          "motor ppa controle",
          "controle ppa [modelo]",
        ],
      ),
      "configurar botões controle ppa",
      "configurar segundo botão controle ppa",
      "como configurar controle ppa",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Configurar o controle PPA é escolher qual botão abre qual portão e gravar esse botão na central. Com a central em gravação, segure só a tecla escolhida até o LED da placa piscar e confirme. Em receptor de caixa própria você mesmo faz. Na placa sob a tampa do motor, por causa da tensão da rede, quem faz é o técnico.",
        "Para configurar o controle de portão PPA, decida o que cada botão vai abrir, ponha a central em modo de gravação e aperte a tecla escolhida até a luz piscar. Cada botão é gravado à parte. Se o botão de gravar fica dentro do motor, peça ao técnico. O orçamento por foto é grátis.",
        "O controle PPA se configura na central do portão, e não no próprio controle: a placa entra em gravação, a tecla escolhida fica apertada até o LED piscar, e um toque confirma. Confira antes se a frequência é a mesma, em geral 433 MHz. Sob a tampa do motor, o serviço é do técnico.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que cada botão do controle PPA pode fazer", "Um botão para cada portão"],
        slots: [
          [
            "Os botões do controle são independentes. O primeiro costuma ficar com a garagem, e os outros podem abrir um segundo portão, o portão social com fechadura elétrica ou a luz da garagem, quando a central tem essa saída. Cada botão só funciona no receptor em que foi gravado.",
            "Cada tecla manda um código diferente. Por isso um controle de três botões pode abrir a garagem da frente, a dos fundos e o portão social. Basta gravar cada tecla no receptor do portão dela.",
            "Comece por decidir a função de cada tecla e anote. Uma tecla grava na central da garagem, outra em um segundo motor ou em um receptor ligado à fechadura do social. Tecla que não foi gravada não faz nada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como configurar, na ordem", "Passo a passo da configuração"],
        slots: [
          [
            "A ordem é a mesma nas centrais PPA, e o modo de entrar em gravação está no manual de cada uma. No receptor de caixa própria os passos são seus; na placa do motor, são do técnico.",
            "O botão ou o jumper, pecinha que une dois pinos, muda com o modelo da central. Faça você mesmo apenas se o receptor fica fora do motor.",
            "Siga o manual da sua central para entrar em gravação. Se o receptor está sob a tampa do motor, deixe estes passos com o técnico.",
          ],
        ],
        steps: [
          "Ponha pilha nova e compare o verso dos dois controles: mesma frequência e mesmo modelo.",
          "Pare o portão fechado e deixe a passagem livre.",
          "Coloque a central ou o receptor em modo de gravação.",
          "Segure só a tecla escolhida até o LED piscar e confirme, como diz o manual.",
          "Saia da gravação e teste a tecla de perto e da rua.",
          "Repita para a próxima tecla, no receptor do outro portão.",
        ],
      },
      {
        about: "what",
        headings: ["O que não se configura no controle", "Ajustes que ficam na placa"],
        slots: [
          [
            "O controle só manda a ordem. O fechamento automático, o tempo aberto, a força e a velocidade são ajustados na placa do motor, pelo técnico. Se o portão fecha cedo demais ou anda forte, não adianta regravar o controle.",
            "Tempo de pausa, força, velocidade e curso da folha ficam na placa, e não no controle. Esses ajustes são do técnico, com o portão testado no fim. O controle apenas manda abrir, parar ou fechar.",
            "Se você quer mudar o tempo em que o portão fica aberto, ou a força, o ajuste é na central do motor. O controle não guarda esses dados. O técnico faz a mudança e testa o percurso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa a visita para configurar?",
        answers: [
          "O valor depende de quantos controles e de quantos portões são, e é dado por foto, sem custo, antes da visita.",
          "É orçado de graça, pela foto do controle e da etiqueta do motor. Fazer todos os controles no mesmo dia sai mais barato.",
        ],
      },
      {
        question: "O segundo botão não abre o outro portão. Por quê?",
        answers: [
          "Porque ele ainda não foi gravado no receptor desse portão, ou porque o receptor é de outra frequência ou de outro código. Nesse caso, um receptor avulso resolve.",
          "Ou falta gravar essa tecla no outro receptor, ou ele usa um código diferente. Compare o verso dos controles dos dois portões.",
        ],
      },
      {
        question: "Um controle de outra marca pode ser configurado na central PPA?",
        answers: [
          "Pode, se for compatível: mesma frequência e mesmo tipo de código da central. A foto dos dois controles mostra se serve.",
          "Em central de código fixo, um compatível de 433 MHz costuma servir. Na de código rolante, em geral só o da linha.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "kit-receptor-com-controles",
    broader: "receptor",
    label: "Kit receptor com controles: o que vem",
    phrase: "o kit de receptor com controles",
    asks: [
      ...combine(
        ["kit receptor"],
        [
          "controles vem",
          "2 controles",
          "2 controles vem",
          "dois controles",
          "controles portão",
          "controles o que inclui",
          "controles inclui",
          "portão",
          "portão preço",
          "controles preço",
          "2 controles preço",
        ],
      ),
      "kit placa receptora controles",
      "kit receptora 2 controles",
      "receptor 2 controles vem",
    ],
    intent: "buying",
    answers: {
      any: [
        "O kit receptor com 2 controles traz a caixinha do receptor, dois controles já do mesmo código e, em geral, o manual e a antena de fio. A fonte de alimentação nem sempre vem. Ele não inclui motor nem placa: é ligado na entrada do botão de parede do motor que você já tem. O preço com a instalação sai por foto.",
        "No kit de receptor e controles vêm o receptor, os dois controles da mesma frequência, quase sempre 433 MHz, e o manual. Confira se a fonte de 12 ou 24 V está incluída. O kit serve para um motor que já existe, de qualquer marca com entrada de botoeira. O orçamento já instalado é grátis, pela foto da etiqueta.",
        "O kit receptor é um conjunto de receptor avulso e controles que já conversam entre si. Costuma vir com um receptor, dois controles, antena e manual; motor e placa não fazem parte. A ligação usa a entrada do botão de parede. Com a foto do motor, dizemos se serve e quanto custa instalado.",
      ],
      price: [
        "O preço do kit receptor com controles depende do número de canais, da memória, do código, fixo ou rolante, e de quantos controles vêm. A instalação é somada: ligar à placa, alimentar e gravar cada controle. O orçamento do kit já instalado é grátis, pela foto da etiqueta do motor.",
        "O kit de receptor com dois controles mais barato é o de um canal e código fixo. O de código rolante e o de dois canais custam mais. A mão de obra da ligação vem no mesmo orçamento, que sai de graça pela foto da etiqueta do motor.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vem na caixa e o que falta", "O conteúdo do kit"],
        slots: [
          [
            "O conteúdo muda com o fabricante, então leia a embalagem. Em geral o kit traz isto:",
            "Cada fabricante monta o kit de um jeito. O mais comum é isto:",
            "Antes de pagar, compare o anúncio com a lista. O usual é isto:",
          ],
        ],
        bullets: [
          "Receptor: a caixinha que recebe o sinal e fecha o contato do botão",
          "Dois controles do mesmo código, às vezes com pilha",
          "Antena de fio, presa ao receptor",
          "Manual com os passos de gravação",
          "Não costuma vir: fonte de alimentação, cabo até o motor e instalação",
        ],
      },
      {
        about: "choose",
        headings: ["Para que serve o kit", "Quando o kit resolve"],
        slots: [
          [
            "O kit resolve quando o motor funciona pelo botão da parede e nenhum controle abre. Serve também para quem perdeu os controles, quer mudar de código fixo para rolante ou não acha mais o controle da placa antiga. Ele não conserta motor parado.",
            "Compre o kit se a placa aciona o motor e só a recepção dos controles falhou. É boa saída também quando o controle antigo saiu de linha ou alguém ficou com uma cópia. Se o portão não anda nem pelo botão, o defeito é outro.",
            "O kit substitui a recepção da placa sem trocar a placa. Vale para receptor queimado, controle fora de linha e troca de código por segurança. Motor que não obedece ao botão da parede pede outro conserto.",
          ],
          [
            "Se a sua rotina pede mais de dois controles, compre os extras da mesma linha e grave todos no mesmo dia.",
            "Controle a mais é vendido por unidade, e precisa ser da mesma linha do receptor.",
            "Os controles extras são comprados à parte. Confira quantos a memória do receptor aceita.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o kit é ligado", "A instalação, na ordem"],
        slots: [
          [
            "A parte dentro do motor é do técnico, por causa da tensão da rede. O resto é simples.",
            "Quem abre o motor é o técnico, porque há rede e capacitor sob a tampa. A ordem é esta.",
            "O técnico faz a ligação na placa com a energia cortada, nesta sequência.",
          ],
        ],
        steps: [
          "Desligar o disjuntor do portão.",
          "Fixar o receptor no alto, longe de chapa e de lâmpada de LED.",
          "Ligar a alimentação na tensão da etiqueta, 12 ou 24 V.",
          "Levar dois fios da saída do receptor à entrada de botoeira da placa.",
          "Religar, gravar os dois controles e testar da rua.",
          "Desligar o receptor antigo, se os controles velhos não devem mais abrir.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meus controles antigos funcionam no kit novo?",
        answers: [
          "Só se tiverem a mesma frequência e o mesmo código do receptor novo. Se a recepção antiga ainda funciona, os dois podem ficar ligados ao mesmo tempo.",
          "Em geral não, a menos que frequência e código sejam iguais. O receptor antigo pode continuar ligado enquanto se troca os controles.",
        ],
      },
      {
        question: "O kit serve no meu motor?",
        answers: [
          "Serve em quase todos, de qualquer marca, desde que a placa tenha entrada para botão de parede. A foto da etiqueta confirma.",
          "A marca não importa. O que precisa existir é a entrada de botoeira e uma alimentação de 12 ou 24 V.",
        ],
      },
      {
        question: "Os dois controles já vêm gravados?",
        answers: [
          "Em alguns kits, sim. Na maioria você grava com um toque curto no botão do receptor e depois na tecla do controle.",
          "Depende do fabricante. Quando não vêm, a gravação leva um minuto por controle, no botão do próprio receptor.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e do controle atual, frente e verso",
  },
  {
    id: "camera-que-avisa-no-celular",
    broader: "camera",
    label: "Câmera que avisa no celular",
    phrase: "a câmera que avisa no celular",
    asks: [
      ...combine(
        ["câmera"],
        [
          "avisa celular",
          "portão avisa celular",
          "avisa no celular",
          "portão notificação celular",
          "notificação celular",
          "alerta celular",
          "portão alerta celular",
          "avisa alguém portão",
          "avisa quando alguém portão",
          "avisa celular portão aberto",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "A câmera que avisa no celular quando alguém chega ao portão é uma câmera Wi-Fi de uso externo com detecção de pessoa. Ela manda a notificação e a imagem pelo aplicativo. Para o aviso funcionar, o Wi-Fi precisa chegar forte ao portão. Para saber se o portão ficou aberto, some um sensor na folha.",
        "Para receber aviso no celular de quem está no portão, escolha câmera externa com Wi-Fi, detecção de pessoa e visão noturna. O aplicativo toca e mostra a imagem. Modelo que só detecta movimento avisa também com carro, galho e cachorro. Aviso de portão aberto é outro aparelho: um sensor na folha.",
        "Uma câmera no portão com aviso no celular precisa de três coisas: internet no local, detecção de pessoa e proteção contra chuva. Ela notifica pelo aplicativo e grava a imagem. Se você quer abrir o portão na mesma hora, liga-se um módulo Wi-Fi ao motor, com valor dado por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que olhar antes de comprar", "Qual câmera avisa direito"],
        slots: [
          [
            "A diferença entre um aviso útil e dezenas de avisos à toa está em poucos itens da ficha.",
            "Leia a ficha da câmera e procure estes pontos.",
            "Estes itens decidem se o aviso chega na hora e se vale a pena olhar.",
          ],
        ],
        bullets: [
          "Detecção de pessoa: ignora galho, chuva e cachorro",
          "Zona de aviso: você marca só a entrada, e não a rua inteira",
          "Uso externo: corpo vedado contra chuva e sol",
          "Visão noturna e boa imagem contra a luz do farol",
          "Gravação em cartão, para não depender só da nuvem paga",
        ],
      },
      {
        about: "check",
        headings: ["Como fazer o aviso chegar", "Ajuste o aplicativo em poucos minutos"],
        slots: [
          [
            "A configuração é sua, pelo celular. O ponto fraco costuma ser o sinal de Wi-Fi junto ao portão.",
            "Você configura tudo no aplicativo. Antes de furar a parede, teste o sinal no lugar da câmera.",
            "A maior parte das falhas de aviso é sinal fraco. Teste o Wi-Fi no ponto antes de fixar.",
          ],
        ],
        steps: [
          "No lugar da câmera, abra um vídeo no celular pelo Wi-Fi e veja se carrega.",
          "Fixe a câmera no alto, fora do sol direto e do caminho da folha.",
          "No aplicativo, ative o aviso de pessoa e marque a área da entrada.",
          "Libere as notificações do aplicativo no celular.",
          "Ande diante do portão, de dia e à noite, e veja em quanto tempo o aviso chega.",
        ],
      },
      {
        about: "what",
        headings: ["Aviso de portão aberto é outro aparelho", "Para saber se o portão ficou aberto"],
        slots: [
          [
            "A câmera mostra, mas não mede a posição da folha. Quem avisa que o portão ficou aberto é um sensor magnético, ligado ao alarme ou ao módulo Wi-Fi do motor. Com os dois, você recebe o aviso e confere a imagem antes de fechar.",
            "Para o celular dizer que o portão ficou aberto, instala-se um sensor na folha, que fala com o módulo do motor. A câmera completa, mostrando se há alguém no caminho. Fechar de longe só com fotocélula funcionando.",
            "O sensor magnético na folha informa aberto ou fechado, e o módulo Wi-Fi manda o aviso. A câmera serve para ver a passagem. Sem fotocélula em ordem, não feche o portão à distância.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A câmera avisa se faltar internet?",
        answers: [
          "Não: sem internet o aviso não sai da casa. Com cartão de memória, a câmera continua gravando e você vê depois.",
          "O aviso depende da internet. A gravação no cartão continua, se houver energia.",
        ],
      },
      {
        question: "Vocês instalam a câmera?",
        answers: [
          "Diga o que quer no pedido do portão, com fotos do lugar, e respondemos o que atendemos. A ligação com o motor e a abertura pelo celular são serviço nosso.",
          "Mande a foto do lugar e dizemos o que fazemos no seu caso. O módulo que abre o portão pelo celular e o sensor da folha são instalados por nós.",
        ],
      },
      {
        question: "A câmera pode atrapalhar o controle do portão?",
        answers: [
          "A fonte da câmera, quando fica perto do receptor, pode fazer ruído e encurtar o alcance. Deixe a fonte e o cabo longe do motor.",
          "Pode, pela fonte de energia, e não pela imagem. Se o controle piorar, desligue a fonte e teste; afastar alguns metros resolve.",
        ],
      },
    ],
    photo: "fotos da entrada vista da rua, do lugar da câmera e da etiqueta do motor",
  },
  {
    id: "biometria-vale-a-pena",
    broader: "controle-de-acesso",
    label: "Biometria no portão vale a pena?",
    phrase: "a biometria no portão",
    asks: [
      ...combine(
        ["biometria", "leitor biométrico", "digital", "leitor digital", "impressão digital"],
        [
          "portão vale pena",
          "vale pena",
          "vale pena portão",
          "portão social vale pena",
          "portão casa vale pena",
          "portão compensa",
          "portão é bom",
          "portão funciona bem",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "A biometria no portão vale a pena para o portão de pedestre, onde as mesmas pessoas entram todo dia e ninguém quer levar chave. Ela não se perde nem se empresta. Para entrar com o carro não compensa, porque é preciso parar e descer. Escolha leitor de uso externo que também aceite senha.",
        "Vale a pena pôr biometria no portão social de uma casa ou prédio com moradores fixos: a digital não se esquece e cada pessoa é apagada à parte. Em portão de garagem, controle ou tag é mais prático. O leitor precisa ser próprio para chuva e ter senha de reserva.",
        "A biometria compensa no portão quando muita gente da casa entra a pé e perde chave. Ela custa mais que o teclado de senha e pode falhar com dedo molhado ou gasto, por isso o melhor leitor aceita digital e senha. O motor e a fechadura elétrica atuais são aproveitados.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando compensa e quando não", "Biometria: a favor e contra"],
        slots: [
          [
            "Pense em quem entra e por onde. A biometria é ótima para uns casos e atrapalha em outros.",
            "A resposta muda com a entrada e com as pessoas da casa.",
            "Compare o seu caso com a lista antes de comprar.",
          ],
        ],
        bullets: [
          "Compensa: moradores fixos que entram a pé todo dia",
          "Compensa: escritório ou prédio, para bloquear quem sai sem trocar chave",
          "Não compensa: entrada de carro, em que é preciso descer",
          "Atenção: idoso e quem trabalha com as mãos podem ter a digital recusada",
          "Atenção: leitor de uso interno estraga com chuva e sol",
        ],
      },
      {
        about: "visit",
        headings: ["Como o leitor é ligado ao portão", "O que a instalação precisa"],
        slots: [
          [
            "O leitor fica coberto, a cerca de 1,2 metro do chão, fora do caminho da folha. Ele fecha um contato, que solta a fechadura elétrica do social ou aciona o motor pela entrada de botoeira. O relé fica do lado de dentro, para ninguém abrir mexendo nos fios da rua.",
            "O técnico escolhe um ponto com sombra, passa o cabo até dentro e liga o leitor à fechadura elétrica ou à placa do motor. A parte que abre, o relé, fica protegida dentro de casa. No fim, você aprende a cadastrar e a apagar digitais.",
            "A ligação é a mesma de um botão: na fechadura do social ou na entrada de botoeira do motor. O leitor precisa de fonte e, de preferência, de bateria para a queda de luz. O relé vai do lado de dentro, por segurança.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço", "Do que depende o valor"],
        slots: [
          [
            "O teclado de senha é o mais barato, o leitor com digital custa mais, e o que tem aplicativo é o mais caro. Cabo longo, fonte com bateria e fechadura elétrica nova também somam. O orçamento é grátis, por foto do lugar.",
            "Somam-se o leitor, a fonte, o cabo e, se ainda não houver, a fechadura elétrica. Senha custa menos que digital, e digital com aplicativo é o modelo mais caro. Mande a foto do lugar para receber o total sem custo.",
            "O preço junta o aparelho e a instalação. Quem já tem fechadura elétrica e conduíte gasta bem menos. A foto do ponto e da fechadura basta para o orçamento, que é grátis.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se a digital não for reconhecida?",
        answers: [
          "Use a senha do próprio leitor ou a chave. Cadastre dois ou três dedos de cada pessoa, de mãos diferentes.",
          "Seque o dedo e tente outro já cadastrado. Por isso convém ter senha e chave de reserva.",
        ],
      },
      {
        question: "Biometria funciona na falta de luz?",
        answers: [
          "Só com bateria na fonte. Sem ela, entre pela chave do portão social.",
          "Com fonte de bateria, funciona por algumas horas. A chave continua sendo a reserva.",
        ],
      },
      {
        question: "Quantas digitais cabem no leitor?",
        answers: [
          "Os modelos simples guardam dezenas, o que sobra para uma casa. Prédio e empresa pedem modelo com mais memória e registro de entradas.",
          "Para uma casa sobra espaço, porque mesmo os simples aceitam dezenas. Confira na ficha se for para prédio.",
        ],
      },
    ],
    photo: "uma foto do lugar do leitor, da fechadura do portão social e da etiqueta do motor",
  },
  {
    id: "social-bate-forte",
    broader: "social",
    label: "Portão social bate forte ao fechar",
    phrase: "o portão social que bate forte",
    asks: [
      ...combine(
        ["portão social", "portão pedestre", "portãozinho", "porta social"],
        [
          "bate forte",
          "bate muito forte",
          "bate forte fechar",
          "batendo forte",
          "bate ao fechar",
          "bate com força",
          "fecha batendo",
          "bate com vento",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão social que bate forte ao fechar está com a mola sem freio: ou a mola aérea está desregulada ou sem óleo, ou o portão tem só mola simples, que não freia. Regule o parafuso da batida final. Se a mola vaza óleo, ela precisa ser trocada. A visita de ajuste em casa parte de {price.preventive}, sem peças.",
        "Portão de pedestre que fecha batendo pede regulagem da mola aérea, o braço com óleo que freia a folha. Gire o parafuso de velocidade um quarto de volta e teste. Se não há mola aérea, instalar uma resolve. Se ela escorre óleo, não há reparo, e a troca é orçada por foto.",
        "Quando o portão social bate com força, a causa costuma ser mola aérea com pouco óleo, parafuso de freio aberto ou vento em folha de chapa. A regulagem resolve o segundo caso. A visita que alinha a folha e regula a mola, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como regular a mola aérea", "O ajuste, passo a passo"],
        slots: [
          [
            "A mola aérea tem dois parafusos: um regula o percurso e o outro, os últimos centímetros. Gire pouco de cada vez e nunca tire o parafuso do corpo, porque o óleo sai.",
            "Use uma chave pequena e gire um quarto de volta por vez. O parafuso não pode sair do corpo da mola, que está cheio de óleo.",
            "O ajuste é feito em frações de volta, com a folha solta e sem vento. Não desrosqueie o parafuso até o fim, para não vazar o óleo.",
          ],
        ],
        steps: [
          "Abra e feche a folha com a mão: ela deve girar sem raspar nem prender.",
          "Procure óleo escorrendo na haste ou no corpo. Se houver, a mola precisa ser trocada.",
          "Aperte um pouco o parafuso do percurso, para a folha fechar mais devagar.",
          "Aperte um pouco o da batida final, para ela frear antes do trinco.",
          "Solte a folha de várias posições e veja se ela fecha, tranca e não bate.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão bate", "Mola, folha ou vento"],
        slots: [
          [
            "A mola simples, sem óleo, puxa a folha mas não freia, e por isso bate sempre. A mola aérea perde o freio quando o óleo vaza ou o parafuso se abre com a trepidação. Folha caída na dobradiça e folha de chapa que pega vento também fecham com pancada.",
            "Três causas são comuns: mola sem freio, mola aérea sem óleo e vento em folha fechada. A dobradiça gasta faz a folha cair sozinha no fim e bater. Cada causa pede um conserto diferente, e por isso a folha é vista antes da mola.",
            "O freio da batida é o óleo da mola aérea. Sem óleo, com parafuso aberto ou com mola comum, a folha chega com toda a força. O vento piora em folha de chapa, e a dobradiça gasta também.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que a batida estraga e como se conserta", "O conserto"],
        slots: [
          [
            "A pancada afrouxa dobradiça, solda e fechadura elétrica, e o trinco deixa de encontrar o furo. O técnico alinha a folha, regula ou troca a mola e testa a fechadura no fim. A mola é escolhida pelo peso e pela largura da folha.",
            "De tanto bater, a fechadura elétrica desalinha e a dobradiça cede. Na visita, a folha é alinhada, a mola recebe regulagem ou é trocada por uma do tamanho certo, e a tranca é testada várias vezes.",
            "Quem deixa o portão batendo acaba trocando fechadura e dobradiça. O técnico acerta a folha primeiro e depois a mola, para ela fechar devagar e ainda trancar. Se faltar mola aérea, ela é orçada por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se eu frear demais, o portão tranca?",
        answers: [
          "Pode não trancar. A folha precisa de um resto de força para empurrar o trinco, por isso se ajusta aos poucos até ela fechar devagar e travar.",
          "Com freio demais a folha para antes do trinco. O ponto certo é o que fecha sem bater e ainda tranca.",
        ],
      },
      {
        question: "Posso pôr óleo na mola aérea que vazou?",
        answers: [
          "Não, ela é lacrada. A mola que perdeu óleo é trocada inteira.",
          "Não adianta, porque o corpo é fechado de fábrica. A saída é outra mola do mesmo tamanho.",
        ],
      },
      {
        question: "Uma borracha no batente resolve?",
        answers: [
          "Ela diminui o barulho, mas não a pancada. Use com a mola regulada, e cuide para não afastar a folha do trinco.",
          "Ajuda no ruído. A força da batida só cai com a regulagem ou a troca da mola.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro, da mola e das dobradiças, e um vídeo dele fechando",
  },
  {
    id: "cerca-desliga-quando-o-portao-abre",
    broader: "cerca-eletrica",
    label: "Cerca elétrica desliga quando o portão abre",
    phrase: "a cerca que desliga quando o portão abre",
    asks: [
      ...combine(
        ["cerca elétrica", "cerca"],
        [
          "desliga quando abre portão",
          "desliga abrir portão",
          "desliga portão abre",
          "desarma abrir portão",
          "desarma quando abre portão",
          "para quando abre portão",
          "apaga quando abre portão",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "A cerca elétrica que desliga quando o portão abre pode ter sido ligada assim de propósito, por um contato que corta o trecho sobre a folha. Se isso começou agora, a folha puxa o fio ou encosta nele, e a central perde o retorno e desarma. Não toque na folha: desligue a central da cerca e o disjuntor do motor.",
        "Quando a cerca elétrica desarma ao abrir o portão, quase sempre o fio sobre a folha se afasta, encosta no metal ou tem emenda partida na parte móvel. Alguns sistemas desligam de propósito o trecho do portão. Na dúvida, desligue a cerca e peça a conferência da empresa que a instalou.",
        "Cerca que desliga com o portão abrindo tem duas explicações: um contato instalado para isso, ou um defeito no cabo que acompanha a folha. No segundo caso, ela também costuma disparar a sirene. O fio é da empresa da cerca; a folha, o motor e o percurso são serviço nosso.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De propósito ou defeito", "Por que a cerca desliga"],
        slots: [
          [
            "Repare no que acontece quando o portão fecha de novo. O comportamento mostra se é um recurso ou uma falha.",
            "O que a cerca faz depois que o portão fecha diz muito.",
            "Compare o que você vê com a lista.",
          ],
        ],
        bullets: [
          "Volta sozinha ao fechar, sem sirene: em geral é um contato instalado para isso",
          "Dispara a sirene ao abrir: o fio perdeu o retorno ou encostou na folha",
          "Estala ou solta faísca: o fio passa perto demais do metal ou o isolador está sujo",
          "Falha só com vento ou chuva: emenda móvel oxidada ou haste torta",
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer agora", "Antes de chegar perto do portão"],
        slots: [
          [
            "Até saber a causa, trate a folha como se desse choque. Faça nesta ordem, de longe.",
            "Ninguém toca no portão enquanto a causa não for conhecida.",
            "O choque da cerca derruba uma pessoa. Siga estes passos antes de qualquer teste.",
          ],
        ],
        steps: [
          "Afaste crianças e animais do portão.",
          "Desligue a cerca na central dela, que tem bateria própria.",
          "Desligue o disjuntor do motor, sem pisar em água.",
          "De longe, veja se há fio caído, frouxo ou encostado na folha, e fotografe.",
          "Chame a empresa da cerca para o fio e o técnico do portão para a folha.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se resolve", "O que cada profissional faz"],
        slots: [
          [
            "A empresa da cerca refaz a parte móvel com cabo de alta isolação ou passa o fio para as colunas, fora do movimento. O técnico do portão confere o percurso, o prumo da folha e o aterramento do motor. A visita de ajuste do portão em casa parte de {price.preventive}, sem peças.",
            "O arranjo mais seguro é o fio fixo entre as colunas, acima da folha, sem nada que se mova. Quem muda o fio é a empresa da cerca. Nós alinhamos a folha e conferimos o motor, em visita a partir de {price.preventive} em casa, sem peças.",
            "O conserto junta dois serviços. O fio, o isolador e a central são da empresa da cerca. A folha que chega perto demais, o motor e o aterramento são do técnico do portão, com ajuste em casa a partir de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pode deixar a cerca desligada só no trecho do portão?",
        answers: [
          "Pode, e é comum: o resto do muro continua ligado. Quem faz a divisão é a empresa da cerca.",
          "Sim, a central pode continuar protegendo o muro. A separação do trecho é feita pela empresa que instalou.",
        ],
      },
      {
        question: "Isso pode queimar a placa do portão?",
        answers: [
          "Pode, se o fio da cerca encosta na folha ou nos cabos do motor. Se o portão parou depois disso, peça a medição da placa.",
          "Pode, porque o pulso é de alta tensão. Mantenha o disjuntor do motor desligado até a conferência.",
        ],
      },
    ],
    photo: "fotos tiradas de longe do portão fechado e aberto, mostrando o fio e as colunas",
  },
];
