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
      "saber controle ou motor",
      "problema é controle ou motor",
      "defeito controle ou motor",
      "saber se é controle ou motor",
      "não abre controle verificar antes chamar técnico",
      "não abre controle antes chamar técnico",
      "não abre controle o que verificar",
      "não abre controle verificar",
      "não abre controle o que fazer antes",
      "não abre controle o que testar",
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
      ...combine(
        ["comprar controle", "comprar controle remoto", "comprar controle portão"],
        ["loja perto", "loja mais perto", "loja próxima", "perto", "perto mim", "perto casa"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Levamos o controle de portão até você {em}, já com a gravação na central, ou entregamos só o controle no seu endereço. Não é preciso ir a uma loja. Mande pelo WhatsApp a foto do controle atual, frente e verso: ela mostra qual serve, e o preço sai de graça, antes da visita.",
        "Para comprar controle de portão perto de você {em}, mande a foto do seu, frente e verso. O técnico vai ao seu endereço com o controle que serve, grava na central e testa da rua. O preço é informado antes e depende do modelo e do código. Perto de casa, chaveiro e loja de automação também vendem.",
        "Para comprar controle de portão perto de casa, você pode ir a um chaveiro ou a uma loja de automação, ou receber o controle no seu endereço, por entrega ou com o técnico, que já grava na central. Mande pelo WhatsApp a foto do atual, frente e verso: dizemos qual serve e o preço, de graça.",
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
      ...combine(
        ["receptor 433", "receptor 433 universal", "receptor universal", "receptor portão", "receptor avulso"],
        ["dois controles kit", "2 controles kit", "com dois controles", "com 2 controles", "dois controles kit preço"],
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
  {
    id: "resetar-controle",
    broader: "programacao",
    label: "Resetar o controle do portão",
    phrase: "o reset do controle do portão",
    asks: [
      ...combine(
        ["resetar", "reset", "zerar", "reiniciar", "formatar"],
        [
          "controle portão",
          "controle remoto portão",
          "controle remoto",
          "controle",
          "controle portão eletrônico",
          "controle duplicador",
          "controle garagem",
        ],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Resetar o controle do portão pode ser duas coisas. No controle duplicador, segure os dois botões indicados no folheto até a luz piscar rápido: a cópia se apaga, e ele pode ser gravado de novo. No controle comum não há reset: o que se apaga é o cadastro dele, na central do portão.",
        "Para resetar um controle copiador, aperte as duas teclas do manual por alguns segundos, até a luz mudar de ritmo. O controle original não tem memória para zerar: se ele parou, troque a pilha e grave de novo na central. Apagar a lista da central tira todos os controles da casa.",
        "O reset do controle de portão só existe no duplicador, que guarda a cópia de outro controle. Nele, duas teclas apertadas juntas limpam a memória. Nos demais, o que se reseta é a central do portão, e depois cada controle precisa ser gravado de novo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como resetar, passo a passo", "O reset do controle duplicador"],
        slots: [
          [
            "Estes passos são do controle duplicador, feito para copiar outro. As teclas mudam com o modelo, e o folheto diz quais são.",
            "Veja no folheto quais são as duas teclas do seu modelo. A ordem costuma ser esta.",
            "O reset limpa a cópia guardada no controle. Tenha o original por perto, para copiar de novo.",
          ],
        ],
        steps: [
          "Troque a pilha, porque pilha fraca interrompe o reset no meio.",
          "Segure as duas teclas indicadas até a luz piscar três ou quatro vezes.",
          "Solte uma tecla e aperte a outra algumas vezes, se o folheto pedir.",
          "Espere a luz piscar rápido: a memória está limpa.",
          "Encoste o original, segure a tecla dele e a do novo e espere a confirmação.",
          "Teste diante do portão, com a passagem livre.",
        ],
      },
      {
        about: "what",
        headings: ["Quando o problema não é do controle", "O controle parou: reset não resolve"],
        slots: [
          [
            "Controle que parou de repente quase nunca precisa de reset. Troque a pilha e teste outro controle da casa. Se o outro abre, o seu perdeu o cadastro ou quebrou. Se nenhum abre, o defeito é do receptor do portão.",
            "Antes de resetar, ponha pilha nova e veja se a luz acende firme. Luz firme e portão parado indicam cadastro perdido, e o controle é gravado de novo na central. Quando todos param, o receptor falhou.",
            "O cadastro fica na central, e não no controle. Por isso um controle bom que saiu da lista só precisa ser gravado de novo. Se todos saíram ao mesmo tempo, alguém apagou a memória ou o receptor falhou.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Resetar a central apaga todos", "Cuidado com o botão da central"],
        slots: [
          [
            "Segurar o botão de gravar por cerca de 10 segundos apaga todos os controles em muitas centrais. Faça isso só se quer mesmo limpar a lista, com todos os controles à mão, e só em receptor de caixa própria. Sob a tampa do motor, quem faz é o técnico.",
            "Na central, o toque longo no botão de gravar costuma limpar a lista inteira. Reúna antes os controles da família. Se o botão fica dentro do motor, não abra a tampa: ali há tensão da rede.",
            "O reset da central tira o acesso de todo mundo até cada controle ser gravado de novo. Ele é útil depois de uma perda. Em placa dentro do motor, o serviço é do técnico, orçado de graça por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Apertei as duas teclas sem querer. Perdi a cópia?",
        answers: [
          "Se a luz piscou rápido, sim. Copie de novo do original, que continua valendo.",
          "No duplicador, isso apaga a cópia. O original e a central não mudam, e basta copiar outra vez.",
        ],
      },
      {
        question: "Comprei um controle usado. Preciso resetar?",
        answers: [
          "Se for duplicador, reset e copie o seu. Se for comum, ele só precisa ser gravado na sua central, e abre apenas se o código combinar.",
          "Só o duplicador se reseta. O comum é gravado na central e continua guardando o código dele.",
        ],
      },
      {
        question: "Posso resetar tirando a pilha?",
        answers: [
          "Não. Sem pilha o controle não perde o código, nem depois de semanas.",
          "Tirar a pilha não apaga nada. A memória do controle não depende dela.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "fechadura-eletrica-passo-a-passo",
    broader: "fechadura",
    label: "Como instalar fechadura elétrica",
    phrase: "a instalação da fechadura elétrica passo a passo",
    asks: [
      ...combine(
        [
          "como instalar",
          "passo passo instalar",
          "instalar passo passo",
          "como colocar",
          "como montar",
          "esquema instalar",
        ],
        [
          "fechadura elétrica",
          "fechadura elétrica portão",
          "fechadura elétrica portão social",
          "fechadura elétrica portão pedestre",
          "fechadura eletrônica portão",
        ],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para instalar a fechadura elétrica no portão social, alinhe a folha, marque a altura, fixe o corpo na folha e o encaixe no batente, passe um cabo de dois fios até o interfone ou a fonte e regule a mola. Ligue só com o disjuntor desligado. Teste pelo botão, pela chave e com a folha solta.",
        "A fechadura elétrica se instala em seis passos: acertar a folha, fixar o corpo, centrar o trinco, passar o cabo, ligar os dois fios na saída de fechadura do interfone ou em uma fonte com botão, e regular a mola. A fonte vai à rede, e essa ligação é feita com o disjuntor desligado.",
        "Instalar fechadura elétrica no portão de pedestre começa pela folha, que precisa fechar reta e sem esforço. Depois vêm a fixação, o cabo de dois fios, a ligação em 12 V e a mola. Se a folha está caída ou falta solda, o técnico faz tudo em uma visita, com o preço dado por foto.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Passo a passo da instalação", "A ordem certa"],
        slots: [
          [
            "Confira antes a tensão escrita na fechadura, quase sempre 12 V, e se ela é de abrir para dentro ou para fora. A fonte só é ligada no fim.",
            "Separe furadeira, chave, cabo flexível de dois fios e a fonte, se o interfone não tem saída para fechadura. A rede fica desligada até o último passo.",
            "Veja na embalagem o lado e a tensão da fechadura. Deixe a ligação à rede para o fim, com o disjuntor desligado.",
          ],
        ],
        steps: [
          "Alinhe a folha: ela deve encostar no batente sem levantar nem empurrar.",
          "Marque a altura, em geral perto de 1 metro do piso, e fixe o corpo na folha.",
          "Feche devagar, marque onde o trinco toca e fixe o encaixe no batente.",
          "Passe o cabo com folga na dobradiça, dentro de mangueira flexível.",
          "Ligue os dois fios na saída de fechadura do interfone, ou na fonte com um botão de toque.",
          "Regule a mola, religue o disjuntor e teste pelo botão, pela chave e com a folha solta.",
        ],
      },
      {
        about: "causes",
        headings: ["Erros que queimam ou travam a fechadura", "O que dá errado"],
        slots: [
          [
            "Quase todo problema de fechadura nova vem de um destes erros.",
            "Evite estes erros, que são os mais comuns.",
            "Confira a lista antes de culpar a peça.",
          ],
        ],
        bullets: [
          "Folha caída: o trinco fica apertado, zumbe e não solta",
          "Botão que fica ligado, como interruptor de luz: a bobina queima em minutos",
          "Fonte fraca ou fio fino e longo: falta força para soltar o trinco",
          "Cabo esticado na dobradiça: ele parte depois de alguns meses",
          "Fechadura de uso interno na chuva: oxida e trava",
        ],
      },
      {
        about: "cost",
        headings: ["Quando chamar o técnico e quanto custa", "O que pesa no preço"],
        slots: [
          [
            "Chame o técnico quando a folha precisa de solda ou de acerto de dobradiça, quando não há fonte nem cabo ou quando o perfil é fino. O preço soma fechadura, cabo, fonte e mão de obra. O orçamento é grátis, por foto da folha e do batente.",
            "O serviço do técnico compensa se o portão está torto, se o batente precisa de chapa ou se falta passar cabo. Quem já tem interfone e fio paga menos. A foto do portão por dentro dá o valor, sem custo.",
            "Com portão reto, interfone e cabo prontos, a instalação é curta. Solda, chapa, fonte e cabo novo aumentam o preço. Mande fotos da folha, do batente e do interfone para receber o total antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que cabo usar na fechadura elétrica?",
        answers: [
          "Cabo flexível de dois fios, em geral de 0,75 a 1 mm², porque a bobina puxa bastante corrente. Em distância grande, use fio mais grosso.",
          "Dois fios flexíveis de 0,75 mm² ou mais. Fio de telefone é fino demais e deixa a fechadura sem força.",
        ],
      },
      {
        question: "Precisa de fonte se já tenho interfone?",
        answers: [
          "Na maioria dos casos não, porque o interfone tem saída para fechadura. Confira se a tensão é a mesma, em geral 12 V.",
          "Só se o seu interfone não tem essa saída ou não tem força para a fechadura escolhida.",
        ],
      },
      {
        question: "O controle da garagem pode abrir a fechadura?",
        answers: [
          "Pode, com um receptor próprio ligado à fechadura e um botão livre no controle, da mesma frequência e código.",
          "Sim. Liga-se um receptor avulso à fechadura e grava-se nele um botão do controle.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro, do batente, das dobradiças e do interfone",
  },
  {
    id: "fotocelula-ativa-ou-refletiva",
    broader: "fotocelula",
    label: "Fotocélula ativa ou refletiva",
    phrase: "a escolha entre fotocélula ativa e refletiva",
    asks: [
      ...combine(
        ["fotocélula", "sensor portão", "sensor"],
        [
          "ativa ou refletiva",
          "ativa refletiva",
          "refletiva ou ativa",
          "refletiva vale pena",
          "refletiva é boa",
          "refletiva ou comum",
          "espelho ou par",
          "com espelho ou par",
          "com espelho é boa",
        ],
      ),
      "fotocélula espelhada dois módulos",
      "fotocélula espelhada ou dois módulos qual escolher",
      "fotocélula espelho dois módulos",
      "fotocélula um módulo ou dois",
      "fotocélula espelhada",
      "fotocélula refletiva",
      "fotocélula com espelho",
      "fotocélula de espelho",
    ],
    intent: "comparison",
    answers: {
      any: [
        "A fotocélula ativa, de dois módulos, é melhor quando dá para levar fio às duas colunas: falha menos com sol e sujeira e alcança mais longe. A refletiva tem fio de um lado só e um espelho no outro, e é a escolha quando não há como passar cabo. O preço das duas, instaladas, sai por foto.",
        "Na escolha entre fotocélula ativa e refletiva, o que decide é o cabo. Com caminho para o fio, prefira a ativa, com emissor de um lado e receptor do outro. Sem caminho, a refletiva resolve com um espelho na coluna sem fio, desde que ele fique limpo e alinhado.",
        "A fotocélula refletiva usa um módulo só e um espelho, e a ativa usa dois módulos, um em cada coluna. A ativa é mais estável em vão largo e lugar aberto. A refletiva evita quebrar piso e custa menos de instalar. As duas protegem igual quando estão bem alinhadas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Ativa e refletiva, lado a lado", "A diferença na prática"],
        slots: [
          [
            "As duas cortam o fechamento quando alguém passa pelo feixe. O que muda é como a luz vai e volta.",
            "O trabalho é o mesmo: parar a folha quando o feixe é cortado. Compare o que cada uma pede.",
            "Olhe para o cabo, para a largura do vão e para o sol da tarde.",
          ],
        ],
        bullets: [
          "Ativa: emissor em uma coluna e receptor na outra, com fio nos dois lados",
          "Ativa: alcance maior, em geral de 10 metros ou mais, conforme a ficha",
          "Refletiva: fio de um lado e espelho do outro, sem obra no piso",
          "Refletiva: alcance menor, em geral de 5 a 10 metros, conforme a ficha",
          "Refletiva: espelho sujo, molhado ou torto faz o portão não fechar",
        ],
      },
      {
        about: "visit",
        headings: ["Como cada uma é instalada", "A instalação"],
        slots: [
          [
            "Na ativa, o cabo atravessa o vão por um tubo no piso ou por cima, e os módulos ficam de frente, de 40 a 60 cm do chão. Na refletiva, só a coluna do motor leva cabo, e o espelho é alinhado até a luz firmar. O teste é o mesmo: cortar o feixe com um cabo de vassoura durante o fechamento.",
            "O par ativo pede fio até a outra coluna, e a refletiva, apenas um espelho fixo e firme. As duas ficam entre 40 e 60 cm do piso e são ligadas na entrada de fotocélula da placa, com o disjuntor desligado. No fim, o portão tem de parar e voltar com o feixe cortado.",
            "A refletiva fica pronta mais rápido, porque não há cabo para o outro lado. A ativa leva mais tempo quando falta o tubo. Nos dois casos o técnico alinha, liga na placa e testa várias vezes com um objeto no feixe.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço", "Qual sai mais barata"],
        slots: [
          [
            "Com tubo pronto entre as colunas, a ativa costuma sair pelo mesmo preço ou menos. Sem tubo, a refletiva é mais barata, porque dispensa obra. Em vão largo ou com sol de frente, a economia não compensa. O orçamento das duas é grátis, por foto das colunas.",
            "O aparelho custa valores parecidos, e o que muda a conta é o cabo. Onde seria preciso cortar o piso, a refletiva sai bem mais em conta. Mande a largura do vão e fotos das duas colunas para receber o preço.",
            "Passar o fio é a parte cara da ativa. A refletiva economiza nisso, mas precisa de espelho limpo e de vão dentro do alcance. Com fotos das colunas, você recebe o valor das duas, sem custo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A refletiva falha com chuva ou sol?",
        answers: [
          "Pode falhar mais que a ativa, porque a luz vai e volta. Gota no espelho e sol direto na lente atrapalham, e uma aba ou outra posição costuma resolver.",
          "Falha mais em lugar aberto. Espelho limpo, protegido da chuva e fora do sol da tarde diminui o problema.",
        ],
      },
      {
        question: "Posso trocar a ativa pela refletiva usando a mesma ligação?",
        answers: [
          "Em geral sim, se a tensão for a mesma e a placa usar o mesmo contato. O fio do outro lado deixa de ser usado.",
          "Quase sempre. O técnico confere a tensão e o contato, e no lugar do segundo módulo vai o espelho.",
        ],
      },
      {
        question: "E a fotocélula sem fio, a bateria?",
        answers: [
          "Ela também evita o cabo, mas a bateria precisa ser trocada, e quando acaba o portão não fecha. Se o espelho couber, a refletiva dá menos trabalho.",
          "É a terceira opção, para quando não cabe nem cabo nem espelho. Conte com troca de bateria, em geral uma vez por ano.",
        ],
      },
    ],
    photo: "fotos das duas colunas e da etiqueta do motor, com a largura do vão",
  },
  {
    id: "interfone-para-dois-portoes",
    broader: "interfone",
    label: "Interfone para dois portões",
    phrase: "o interfone para dois portões",
    asks: [
      ...combine(
        ["interfone", "vídeo porteiro", "porteiro eletrônico", "interfone vídeo"],
        [
          "2 portões",
          "dois portões",
          "para 2 portões",
          "abre 2 portões",
          "abre dois portões",
          "que abre dois portões",
          "dois portões preço",
          "2 portões preço",
          "duas fechaduras",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "O interfone para 2 portões é o que tem duas saídas de abertura: uma solta a fechadura elétrica do portão de pedestre, e a outra aciona o segundo portão, que pode ser outra fechadura ou o motor da garagem. Se o seu tem uma saída só, um módulo de relé resolve. O preço sai por fotos dos dois portões.",
        "Para abrir dois portões com um interfone, escolha um modelo com duas teclas de abertura. Cada tecla comanda um portão: a fechadura do social, em 12 V, e o motor da garagem, por um contato sem tensão. O orçamento é grátis e muda com os metros de cabo até cada portão.",
        "Um interfone abre dois portões quando tem duas saídas, ou quando se soma um relé à saída que já existe. Os portões podem ser dois sociais ou um social e uma garagem. Mande fotos dos portões e do aparelho, e dizemos se o seu serve e quanto custa ligar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que interfone serve para dois portões", "O que procurar no aparelho"],
        slots: [
          [
            "Leia a ficha do aparelho antes de comprar. O que conta é o número de saídas e o tipo de cada uma.",
            "A tela e a marca contam menos que as saídas. Confira estes pontos.",
            "Separe o que cada portão precisa e compare com o aparelho.",
          ],
        ],
        bullets: [
          "Duas saídas de abertura, com teclas separadas",
          "Saída de 12 V para a fechadura do portão social",
          "Contato seco, sem tensão, para o motor da garagem",
          "Distância máxima do cabo até o portão mais longe",
          "Duas câmeras, se há duas entradas com campainha",
        ],
      },
      {
        about: "visit",
        headings: ["Como a ligação é feita", "Do aparelho a cada portão"],
        slots: [
          [
            "O técnico passa um par de fios do aparelho até cada portão. Na fechadura, o par leva 12 V por um instante. No motor, o par fecha um contato na entrada de botoeira da placa, como um botão de parede. No fim, cada tecla é testada com o portão à vista.",
            "Cada portão recebe o seu par de fios. A fechadura elétrica usa a saída de 12 V do interfone, e o motor usa um contato sem tensão, para não queimar a placa. As duas teclas são identificadas e testadas no fim.",
            "São dois circuitos: um solta a fechadura, o outro dá um toque na placa do motor. Quando o aparelho tem uma saída só, um módulo de relé cria a segunda. O serviço é feito com o disjuntor desligado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço", "Do que depende o valor"],
        slots: [
          [
            "O preço soma o aparelho, o cabo até cada portão, a fechadura, se faltar, e a mão de obra. Interfone só de voz custa menos que o de vídeo. Se o seu aparelho já tem duas saídas, paga-se apenas o cabo e a ligação.",
            "Contam o modelo, a distância até os dois portões e o que já existe de fio e fechadura. Aproveitar o aparelho atual com um relé é o caminho mais barato. O orçamento por foto separa cada item.",
            "Quem já tem interfone gasta menos: muitas vezes basta o relé e o cabo até o segundo portão. Aparelho de vídeo e cabo longo são o que mais aumenta o total.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "As duas teclas podem abrir os portões ao mesmo tempo?",
        answers: [
          "Podem, mas não convém. Com teclas separadas, a visita a pé não abre a garagem à toa.",
          "É possível, porém menos seguro. Deixe uma tecla para cada portão.",
        ],
      },
      {
        question: "Preciso de duas unidades na rua?",
        answers: [
          "Só se as pessoas chegam por dois portões diferentes. Com uma entrada só, uma unidade chama e o aparelho de dentro abre os dois.",
          "Não, a menos que os portões fiquem em ruas ou lados diferentes.",
        ],
      },
      {
        question: "Funciona com qualquer motor?",
        answers: [
          "Funciona em quase todos, porque a placa recebe o interfone como um botão de parede. A foto da etiqueta confirma.",
          "Sim, se a placa tem entrada de botoeira, o que quase todas têm.",
        ],
      },
    ],
    photo: "fotos dos dois portões, do interfone atual e da etiqueta do motor",
  },
  {
    id: "interfone-em-predio-antigo",
    broader: "interfone",
    label: "Interfone em prédio antigo",
    phrase: "a instalação de interfone em prédio antigo",
    asks: [
      ...combine(
        ["interfone", "porteiro eletrônico"],
        [
          "prédio antigo",
          "prédio velho",
          "instalar prédio antigo",
          "instalação prédio antigo",
          "trocar prédio antigo",
          "condomínio antigo",
        ],
      ),
      "modernizar interfone prédio",
      "trocar interfone coletivo antigo",
    ],
    intent: "installation",
    answers: {
      any: [
        "Para instalar interfone em prédio antigo, o primeiro passo é testar os fios que já existem. Se estão bons, trocam-se a placa da rua, a central, a fonte e os aparelhos. Se estão oxidados, passa-se cabo novo pela prumada ou usa-se um sistema sem fio por apartamento. O preço sai pelo número de unidades e por fotos.",
        "Em prédio antigo, o interfone novo aproveita o cabo velho quando ele tem vias suficientes e não está oxidado. Sem cabo bom, há interfone por aplicativo, em que o morador atende pelo celular e não se passa fio até o apartamento. Mande fotos da placa da rua e o número de unidades para o orçamento.",
        "A instalação de interfone em prédio antigo depende da fiação. O técnico mede os fios de cada coluna e diz se servem, se é preciso passar cabo novo ou se vale um sistema por aplicativo, sem fio nos apartamentos. O orçamento vai por escrito ao síndico, item por item.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Três caminhos para prédio antigo", "Fio velho, fio novo ou aplicativo"],
        slots: [
          [
            "A escolha sai do teste dos fios e do que a assembleia quer gastar.",
            "Compare as três saídas antes de votar.",
            "Cada caminho tem um custo e uma obra diferente.",
          ],
        ],
        bullets: [
          "Aproveitar os fios: o mais barato, se a medição mostra que estão bons",
          "Passar cabo novo: mais caro, pela obra na prumada, e dura mais",
          "Interfone por aplicativo: sem fio até o apartamento, depende de internet na entrada",
          "Aparelho de uso misto: quem não quer celular recebe um monofone",
        ],
      },
      {
        about: "visit",
        headings: ["Como o serviço é feito", "As etapas no prédio"],
        slots: [
          [
            "O prédio não fica sem porta: o sistema velho continua ligado até o novo estar testado na maior parte das unidades.",
            "A troca é feita por colunas, para poucos apartamentos ficarem sem interfone ao mesmo tempo.",
            "As visitas aos apartamentos são marcadas com o síndico, e cada morador testa a chamada na hora.",
          ],
        ],
        steps: [
          "Medir os fios de cada coluna e anotar quais servem.",
          "Escolher o sistema com o síndico e aprovar o orçamento em assembleia, se a convenção pedir.",
          "Instalar a central, a fonte e a placa da rua.",
          "Trocar os aparelhos, coluna por coluna, com horário marcado.",
          "Ligar a fechadura do portão de pedestre e, se quiserem, a garagem.",
          "Testar chamada, voz e abertura em cada apartamento.",
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço", "O que pesa na conta do condomínio"],
        slots: [
          [
            "Pesam o número de apartamentos, o estado dos fios e o tipo de aparelho. Voz custa menos que vídeo. Passar cabo novo é o item mais caro. O orçamento é grátis, com fotos da placa da rua, da central e o total de unidades.",
            "O que mais encarece é refazer a fiação. Depois vêm a central e os aparelhos, um por unidade. Mande fotos da placa, da central e de um aparelho, e a proposta chega item por item, sem custo.",
            "Com fios bons, o prédio paga central, placa da rua e aparelhos. Com fios ruins, soma o cabo e a mão de obra da prumada. O sistema por aplicativo economiza fio, mas pode ter mensalidade, que deve vir escrita na proposta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Cada morador pode trocar só o seu aparelho?",
        answers: [
          "Pode, se for um aparelho compatível com a central antiga e o síndico autorizar. Modelo de outra linha pode ficar mudo ou atrapalhar os vizinhos.",
          "Só por um da mesma linha da central. Para mudar de sistema, a troca precisa ser do prédio inteiro.",
        ],
      },
      {
        question: "Quem paga o interfone novo?",
        answers: [
          "A central, a placa da rua e a fiação são despesa do condomínio. O aparelho de dentro segue a convenção.",
          "Em geral o condomínio paga a parte comum, e a convenção diz quem paga o aparelho de cada unidade.",
        ],
      },
      {
        question: "Interfone por aplicativo serve para morador idoso?",
        answers: [
          "Serve se houver também um aparelho fixo em casa. Escolha um sistema que permita os dois.",
          "Pode ser difícil para quem não usa celular. Prefira sistema que aceite monofone nas unidades que pedirem.",
        ],
      },
    ],
    photo: "fotos da placa da rua, da central fechada e de um aparelho, com o número de apartamentos",
  },
  {
    id: "controle-do-predio-quem-paga",
    broader: "controle",
    label: "Controle do prédio: quem paga",
    phrase: "quem paga o controle do prédio",
    asks: [
      ...combine(
        [
          "controle portão condomínio",
          "controle condomínio",
          "controle portão prédio",
          "controle prédio",
          "controle garagem prédio",
          "controle garagem condomínio",
        ],
        [
          "quem paga",
          "preço quem paga",
          "novo quem paga",
          "morador paga",
          "síndico paga",
          "condomínio paga",
          "perdido quem paga",
        ],
      ),
      "inquilino paga controle condomínio",
      "inquilino paga controle portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O controle do portão do condomínio é pago, em geral, pelo morador da unidade, e o primeiro de cada vaga costuma ser entregue pelo condomínio. Quem decide é a convenção ou a assembleia. Já o receptor e a central do portão são do condomínio, que paga a troca e o conserto.",
        "Quem paga o controle do prédio é quem o pediu: controle extra, perdido ou quebrado fica por conta do morador. Quando o condomínio troca o sistema inteiro, a assembleia define se a despesa é de todos. O preço depende do modelo aceito no receptor do prédio.",
        "No condomínio, o morador paga o controle a mais ou o que perdeu, e o condomínio paga o receptor, a central e o motor. Na troca geral de controles, quem decide é a assembleia. O preço por controle sai de graça para o síndico, pela foto do receptor e pela quantidade.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quem paga em cada caso", "Morador, proprietário ou condomínio"],
        slots: [
          [
            "A convenção e as atas valem mais que o costume. Na falta de regra escrita, o mais comum é isto.",
            "Leia a convenção antes de discutir. O que se costuma fazer é o seguinte.",
            "Cada prédio pode decidir diferente, em assembleia. Estes são os casos mais comuns.",
          ],
        ],
        bullets: [
          "Primeiro controle da vaga: em geral, o condomínio entrega",
          "Controle extra ou perdido: o morador paga o aparelho e a gravação",
          "Troca geral de controles por segurança: decisão da assembleia, com rateio",
          "Receptor, central e motor: sempre o condomínio",
          "Imóvel alugado: o contrato diz; sem cláusula, quem perdeu repõe",
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço do controle", "O valor por unidade"],
        slots: [
          [
            "O preço muda com o modelo e o código. O rolante, que não se copia, custa mais e é o indicado em prédio. A gravação sai mais barata por controle quando o síndico junta os pedidos em uma visita só.",
            "Contam o tipo de código, a marca aceita pelo receptor e a quantidade. O síndico que reúne os pedidos divide o custo da visita entre os moradores. O orçamento por foto é grátis.",
            "Controle de código rolante custa mais que o de código fixo. Em prédio ele compensa, porque cada controle pode ser bloqueado. Juntar várias gravações no mesmo dia diminui o valor de cada uma.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como pedir o seu sem pagar duas vezes", "Antes de comprar por conta própria"],
        slots: [
          [
            "Controle comprado sem autorização pode não gravar. Siga a ordem.",
            "Fale com a administração antes de comprar, porque só ela libera a gravação.",
            "Um pedido por escrito evita discussão depois.",
          ],
        ],
        steps: [
          "Pergunte à administração o modelo aceito e quem faz a gravação.",
          "Peça por escrito, com o número da unidade e da vaga.",
          "Se perdeu o antigo, peça o bloqueio no mesmo dia.",
          "Guarde o recibo do controle e da gravação.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O condomínio pode cobrar mais caro que a loja?",
        answers: [
          "Pode cobrar o controle com a gravação e o cadastro. O morador pode pedir a nota ou a ata que fixou o valor.",
          "O valor costuma incluir a gravação. Peça ao síndico o comprovante, que ele deve mostrar.",
        ],
      },
      {
        question: "O controle perdido precisa ser bloqueado?",
        answers: [
          "Precisa, porque quem o achou entra na garagem. Avise a portaria no mesmo dia, por escrito.",
          "Sim, e logo. Em sistema com cadastro por unidade, o bloqueio não atrapalha os outros moradores.",
        ],
      },
      {
        question: "O controle estragou sozinho. Quem paga?",
        answers: [
          "Troque a pilha antes. Se quebrou de verdade, em geral o morador compra outro, a não ser que esteja na garantia.",
          "O morador, na maioria dos prédios. Com pilha nova muitos voltam a funcionar.",
        ],
      },
    ],
    photo: "a foto de um controle que funciona, frente e verso, e do receptor do prédio",
  },
  {
    id: "duplicador-qual-comprar",
    broader: "controle",
    label: "Duplicador de controle: qual comprar",
    phrase: "o duplicador de controle de portão",
    asks: [
      ...combine(
        ["duplicador", "clonador", "copiador", "controle duplicador", "controle clonador", "controle copiador"],
        [
          "controle portão qual comprar",
          "controle remoto portão qual comprar",
          "qual comprar",
          "qual melhor",
          "controle portão qual melhor",
          "portão qual comprar",
          "portão preço",
          "controle portão preço",
          "comprar",
          "controle portão comprar",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "O clonador ou duplicador de controle de portão certo é o que trabalha na mesma frequência do seu, quase sempre 433,92 MHz, e que copia o código do seu modelo. Ele só serve para código fixo. Antes de comprar, olhe dentro do controle: chavinhas indicam código fixo. Se for rolante, compre um controle da mesma linha.",
        "Para escolher um duplicador de controle de portão, compare a frequência no verso do original com a da embalagem e veja a lista de modelos que ele copia. Duplicador de 433 MHz não copia controle de 292 ou 315 MHz. Com código rolante, nenhum duplicador funciona, e o controle novo é gravado na central.",
        "Qual duplicador comprar depende do seu controle: mesma frequência e código fixo. O modelo de 433 MHz atende a maioria dos portões de casa. Mande a foto do seu, frente e verso, e dizemos de graça se ele aceita cópia, qual duplicador serve e quanto custa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes de comprar", "Veja se o seu controle aceita cópia"],
        slots: [
          [
            "Faça isto com o controle na mão. Leva dois minutos e evita comprar um duplicador que não vai abrir.",
            "A conferência é no controle que funciona, sem mexer no motor.",
            "Quatro passos dizem se vale a pena comprar o duplicador.",
          ],
        ],
        steps: [
          "Leia no verso a frequência em MHz e o modelo.",
          "Tire a pilha e abra a capa: chavinhas ou pontos de solda indicam código fixo.",
          "Procure as palavras rolante, rolling code ou anticlonagem: com elas, não se copia.",
          "Compare a frequência e a lista de modelos com a embalagem do duplicador.",
        ],
      },
      {
        about: "choose",
        headings: ["Tipos de duplicador", "Qual modelo escolher"],
        slots: [
          [
            "Os duplicadores parecem iguais por fora. A diferença está no que cada um consegue copiar.",
            "Escolha pelo que ele copia, e não pela aparência.",
            "Há três tipos à venda.",
          ],
        ],
        bullets: [
          "De uma frequência só, em geral 433 MHz: o mais barato, serve se o seu for igual",
          "Multifrequência: copia mais de uma faixa, útil para quem não sabe a do original",
          "Compatível com uma marca: copia a linha citada na caixa e às vezes grava na central",
          "Número de teclas: uma para cada portão que ele vai abrir",
        ],
      },
      {
        about: "what",
        headings: ["Duplicador ou controle gravado na central", "Quando não comprar um duplicador"],
        slots: [
          [
            "A cópia tem o mesmo código do original. Se ela se perder, não dá para apagar só a cópia. Para funcionário, inquilino ou prédio, prefira um controle gravado na central, que muitas placas apagam sozinho.",
            "Para mais um controle em casa, o duplicador resolve e custa pouco. Para quem vai devolver o controle um dia, grave um com código próprio na central, porque a cópia não se apaga à parte.",
            "O duplicador repete o código que já existe, e por isso serve à família. Em condomínio ele costuma ser proibido. O controle de código próprio, gravado na central, é mais seguro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O duplicador copiou, mas o portão não abre. Por quê?",
        answers: [
          "Quase sempre o código é rolante, ou a frequência é um pouco diferente. Troque a pilha do original, refaça a cópia e, se não abrir, o controle precisa ser gravado na central.",
          "O mais comum é código rolante. Menos vezes é pilha fraca no original, que deixa a cópia incompleta.",
        ],
      },
      {
        question: "Quantas vezes posso copiar com o mesmo duplicador?",
        answers: [
          "Quantas quiser: apagando a memória, ele recebe outro código. Copie sempre do original, e não de outra cópia.",
          "Sem limite prático. Para copiar outro controle, limpe antes a memória com as duas teclas do manual.",
        ],
      },
      {
        question: "Existe duplicador para código rolante?",
        answers: [
          "Não para uso comum. O controle rolante novo precisa ser da mesma linha e gravado na central do portão.",
          "Não. O código muda a cada toque, e a central recusa o repetido. O caminho é gravar um controle novo.",
        ],
      },
    ],
    photo: "fotos do controle, frente, verso e aberto, sem a pilha",
  },
  {
    id: "alexa-pede-senha",
    broader: "modulo-wifi",
    label: "Alexa pede senha para abrir o portão",
    phrase: "a senha que a Alexa pede para abrir o portão",
    asks: [
      ...combine(
        ["alexa", "google", "google home", "assistente"],
        [
          "abre portão pede senha",
          "pede senha portão",
          "pede senha abrir portão",
          "pede código portão",
          "pede pin portão",
          "senha abrir portão",
          "sem senha abrir portão",
          "tirar senha portão",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "A Alexa pede senha para abrir o portão por segurança, porque o módulo foi cadastrado como portão ou fechadura. Você diz o número que criou no aplicativo, e ela abre. Para trocar a senha, entre no aplicativo da Alexa, abra o portão em dispositivos e mude o código de voz. Não é recomendado desligar essa proteção.",
        "É normal a assistente pedir senha ao abrir o portão: sem ela, qualquer pessoa perto da janela abriria falando. A senha é a que você definiu na configuração. Se esqueceu, crie outra no aplicativo. Fechar e consultar se está aberto costumam funcionar sem senha.",
        "A senha falada protege a casa, e a Alexa ou o Google a pedem sempre que o comando é abrir. Dá para mudar o número no aplicativo. Quem quer abrir sem falar a senha usa o aplicativo do módulo, o controle ou um atalho no celular, em vez da voz.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como criar, trocar ou recuperar a senha", "A senha de voz no aplicativo"],
        slots: [
          [
            "Os nomes dos menus mudam com a versão do aplicativo. A ordem é parecida em todos.",
            "A configuração é feita no celular, com a conta dona do dispositivo.",
            "Faça no aplicativo da assistente, e não no do módulo.",
          ],
        ],
        steps: [
          "Abra o aplicativo da Alexa ou o Google Home, na conta que cadastrou o portão.",
          "Entre em dispositivos e toque no portão.",
          "Abra as configurações e procure abrir por voz, código de voz ou PIN.",
          "Crie um número de quatro dígitos que não seja endereço nem aniversário.",
          "Teste com o portão à vista e a passagem livre.",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não tirar a senha", "O risco de abrir só com a voz"],
        slots: [
          [
            "A caixa de som ouve quem fala na calçada, na televisão e do lado de fora da janela. Sem senha, uma frase abre a garagem. Deixe a caixa longe da frente da casa e mantenha o código, mesmo que demore dois segundos a mais.",
            "Sem o código, uma visita ou alguém na rua abre o portão falando alto. O aparelho não confere de quem é a voz em todos os modelos. Mantenha a senha e afaste a caixa de som da janela.",
            "O portão é uma porta da casa, e por isso as assistentes tratam o comando de abrir com senha. Tirar a proteção ligando o módulo como se fosse uma lâmpada funciona, mas deixa a garagem aberta a qualquer voz.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como abrir mais rápido sem a voz", "Alternativas à senha falada"],
        slots: [
          [
            "Para a chegada de carro, o controle ou a tag continua sendo o mais prático. No celular, um atalho na tela abre o aplicativo do módulo com um toque. A voz fica melhor para fechar ou para perguntar se o portão está aberto.",
            "O atalho do módulo na tela do celular abre com um toque e usa a proteção do próprio telefone. No carro, use o controle. Deixe a voz para conferir se o portão fechou.",
            "Quem acha a senha demorada usa o atalho do aplicativo, que pede só o desbloqueio do celular. O controle remoto continua valendo. Para fechar pela voz, é preciso sensor na folha e fotocélula.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A Alexa diz que a senha está errada. O que faço?",
        answers: [
          "Fale os números um a um, devagar. Depois de várias tentativas ela bloqueia o comando; crie outra senha no aplicativo.",
          "Crie um código novo no aplicativo e fale cada dígito separado. O bloqueio por erro termina depois de alguns minutos.",
        ],
      },
      {
        question: "Outra pessoa da casa pode usar a mesma senha?",
        answers: [
          "Pode, porque o código é do portão. Para saber quem abriu, dê a cada pessoa um usuário no aplicativo do módulo.",
          "Sim. Se alguém sair da casa, troque o código no mesmo dia.",
        ],
      },
      {
        question: "Meu módulo não oferece senha. É seguro?",
        answers: [
          "Para abrir por voz, não. Use a voz só para fechar e consultar, e abra pelo aplicativo ou pelo controle.",
          "Sem senha, deixe o comando de abrir por voz desligado. O aplicativo do módulo continua abrindo.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e a tela do aplicativo do módulo",
  },
  {
    id: "tag-chaveiro-nao-le",
    broader: "controle-de-acesso",
    label: "Tag chaveiro não lê",
    phrase: "a tag chaveiro que não abre o portão social",
    asks: [
      ...combine(
        [
          "tag chaveiro",
          "chaveiro tag",
          "tag portão social",
          "tag social",
          "tag pedestre",
          "chaveirinho",
          "cartão proximidade",
          "tag portão pedestre",
        ],
        ["não lê", "não abre", "não funciona", "parou", "parou funcionar", "não reconhece", "não pega"],
      ),
      "tag chaveiro portão social não lê",
      "tag chaveiro portão não abre",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se a tag chaveiro não abre o portão social, teste a tag de outra pessoa no mesmo leitor. Se a outra abre, a sua está quebrada ou saiu do cadastro. Se nenhuma abre, veja se a luz do leitor está acesa: o defeito é do leitor, da fonte ou da fechadura elétrica.",
        "A tag do portão de pedestre que não lê tem três causas comuns: chip trincado pela queda, cadastro apagado ou leitor molhado. O bip do leitor diz muito. Com bip e sem abrir, o problema é a fechadura. Sem bip, é a tag ou o leitor. Compare com a tag de um vizinho.",
        "Tag chaveiro que parou de abrir o portão social deve ser testada encostada no leitor por dois segundos, sem a carteira e sem outro cartão. Se continuar, peça à administração para conferir o cadastro. Quando ninguém consegue abrir, o técnico mede o leitor, a fonte e a fechadura.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar antes de chamar", "Cinco testes com a tag"],
        slots: [
          [
            "Faça os testes diante do leitor, sem abrir a caixa dele, que pode ter a tensão da rede na fonte.",
            "São testes rápidos, por fora. A fonte do leitor fica fechada.",
            "Com a tag de um vizinho na mão, você descobre a causa em um minuto.",
          ],
        ],
        steps: [
          "Veja se a luz do leitor está acesa.",
          "Encoste a tag por dois segundos, longe do celular e de outros cartões.",
          "Escute: há bip? A fechadura estala?",
          "Teste outra tag cadastrada no mesmo leitor.",
          "Abra pelo interfone ou pelo botão de dentro, para ver se a fechadura funciona.",
        ],
      },
      {
        about: "causes",
        headings: ["O que cada resultado indica", "Tag, leitor ou fechadura"],
        slots: [
          [
            "O bip e a luz separam o defeito da tag do defeito do portão.",
            "Compare o que aconteceu com a lista.",
            "Cada sinal leva a uma peça.",
          ],
        ],
        bullets: [
          "Só a sua não lê: chip partido ou cadastro apagado; peça outra à administração",
          "O leitor apita e o portão não abre: fechadura presa na folha, fio ou fonte",
          "O leitor apita diferente e nega: tag fora do cadastro ou do horário",
          "O leitor está apagado: fonte, fusível ou falta de energia naquele ponto",
          "Falha depois da chuva: água no leitor ou na emenda do cabo",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "O conserto e o preço"],
        slots: [
          [
            "O técnico mede a fonte, o leitor e a saída para a fechadura e troca só o que falhou. Cadastrar uma tag nova é serviço de quem tem o programa do prédio. Tag e cadastro são o mais barato, e o leitor novo é o mais caro, com o valor informado antes.",
            "Primeiro se descobre se o sinal chega à fechadura. Depois se mede o leitor e a fonte. A tag nova é barata; o leitor e a fechadura são orçados por foto, antes da visita.",
            "A visita separa leitor, cabo, fonte e fechadura com medição. Em prédio, a administração autoriza o serviço e refaz o cadastro. O orçamento é grátis, pela foto do leitor e da fechadura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A tag chaveiro tem bateria?",
        answers: [
          "Não. O leitor é que dá energia ao chip quando ela encosta. Por isso ela não descarrega, mas pode quebrar com queda.",
          "Não tem. Se parou, o chip trincou ou o cadastro foi apagado.",
        ],
      },
      {
        question: "O chaveiro da esquina copia essa tag?",
        answers: [
          "A tag simples, de 125 kHz, muitas lojas copiam. A protegida, não. Em prédio, peça a segunda via à administração, que pode bloquear a antiga.",
          "Depende do tipo. Mesmo quando a cópia é possível, o condomínio costuma proibir, porque ela não pode ser bloqueada à parte.",
        ],
      },
      {
        question: "Como entro enquanto a tag não funciona?",
        answers: [
          "Pelo interfone, pela senha do leitor, se houver, ou pela chave. Não deixe o portão calçado e aberto.",
          "Chame a portaria pelo interfone ou use a chave do portão social.",
        ],
      },
    ],
    photo: "fotos do leitor, da tag e da fechadura do portão social",
  },
  {
    id: "camera-sem-internet",
    broader: "camera",
    label: "Câmera no portão sem internet",
    phrase: "a câmera do portão sem internet",
    asks: [
      ...combine(
        ["câmera", "câmera wifi", "câmera wi fi", "câmera garagem", "câmera portão"],
        [
          "sem internet",
          "portão sem internet",
          "garagem sem internet",
          "portão garagem sem internet",
          "funciona sem internet",
          "sem wifi",
          "portão sem wifi",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "A câmera Wi-Fi do portão funciona sem internet só em parte: ela grava no cartão de memória, mas não manda aviso nem imagem ao celular de longe. Com o roteador ligado, mesmo sem internet, muitas mostram a imagem dentro de casa. Para ver de fora sem Wi-Fi, use câmera com chip 4G.",
        "Sem internet, a câmera da garagem grava e não avisa. Escolha modelo com cartão de memória ou um gravador ligado por cabo, que guarda as imagens no local. Se você precisa ver de longe e não há Wi-Fi no portão, a saída é câmera 4G, com chip e plano de dados.",
        "Dá para ter câmera no portão sem internet: com gravador e cabo, a imagem fica guardada em casa e aparece em uma tela. A câmera Wi-Fi comum, sem rede, só grava no cartão. A câmera 4G usa chip de celular e mostra a imagem de qualquer lugar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Três opções para portão sem internet", "Qual câmera escolher"],
        slots: [
          [
            "A escolha depende de você querer ver de longe ou só ter a gravação.",
            "Pense primeiro em onde você quer ver a imagem.",
            "Compare o que cada uma faz sem a internet da casa.",
          ],
        ],
        bullets: [
          "Câmera com cartão: grava no local e você copia depois; é a mais barata",
          "Câmera com cabo e gravador: grava dias seguidos e mostra em uma tela de casa",
          "Câmera 4G com chip: avisa e mostra de longe, com plano de dados por mês",
          "Câmera Wi-Fi com repetidor: serve se a internet existe, mas não chega ao portão",
        ],
      },
      {
        about: "check",
        headings: ["Antes de desistir do Wi-Fi", "Teste o sinal no portão"],
        slots: [
          [
            "Muitas vezes a internet existe e só o sinal não chega. O teste é feito com o celular.",
            "Veja se falta internet ou se falta sinal no ponto da câmera.",
            "Um repetidor custa menos que um plano de dados por mês. Teste antes.",
          ],
        ],
        steps: [
          "Fique no lugar da câmera com o celular na rede de 2,4 GHz da casa.",
          "Abra um vídeo: se carrega, o sinal basta.",
          "Se trava, teste um repetidor no meio do caminho.",
          "Se não há rede nenhuma, veja se o celular pega 4G bem nesse ponto.",
        ],
      },
      {
        about: "what",
        headings: ["O que muda para abrir o portão pelo celular", "Abrir de longe sem internet"],
        slots: [
          [
            "Sem internet, o módulo Wi-Fi também não abre o portão de longe. Há módulo GSM, com chip, que abre por ligação, e Bluetooth, que abre de perto. O controle e o botão de parede continuam funcionando.",
            "A abertura pelo celular segue a mesma regra: Wi-Fi precisa de internet, GSM usa chip e Bluetooth funciona a poucos metros. Não feche de longe sem ver a passagem e sem fotocélula.",
            "Quem quer ver e abrir sem internet combina câmera 4G com módulo GSM. Os dois usam chip. De perto, o Bluetooth basta, e o controle nunca depende de rede.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo a câmera grava no cartão?",
        answers: [
          "De alguns dias a poucas semanas, conforme o tamanho do cartão e a qualidade. Quando enche, ela apaga o mais antigo.",
          "Com gravação só de movimento, dura bem mais. A ficha da câmera diz o tamanho máximo do cartão.",
        ],
      },
      {
        question: "E se faltar energia?",
        answers: [
          "A câmera para, a menos que tenha bateria ou esteja ligada a um nobreak. O que já foi gravado fica no cartão.",
          "Sem energia, ela desliga. Um nobreak pequeno mantém a câmera e o roteador por algumas horas.",
        ],
      },
      {
        question: "A fonte da câmera atrapalha o controle?",
        answers: [
          "Pode atrapalhar, se ficar perto do receptor. Deixe fonte e cabo longe do motor.",
          "Às vezes. Se o alcance do controle cair, afaste a fonte alguns metros do motor.",
        ],
      },
    ],
    photo: "fotos do lugar da câmera e do portão, e diga se há internet e energia no ponto",
  },
  {
    id: "interfone-voz-de-um-lado",
    broader: "interfone",
    label: "Interfone: só um lado escuta",
    phrase: "o interfone em que só um lado escuta",
    asks: [
      ...combine(
        ["interfone", "porteiro eletrônico", "vídeo porteiro"],
        [
          "fala mas não ouve",
          "fala não ouve",
          "fala e não ouve",
          "ouve mas não fala",
          "ouve não fala",
          "escuta mas não fala",
          "escuta não fala",
          "fala não escuta",
          "fala mas não escuta",
          "só escuta de um lado",
          "só fala de um lado",
          "visita não me ouve",
          "não ouço a visita",
          "rua não escuta",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "O interfone que fala mas não ouve tem defeito em um lado só: o alto-falante de quem não ouve, o microfone do outro aparelho ou o fio de voz entre os dois. Veja primeiro o volume e o gancho do fone. Se dentro você não ouve a rua, o mais comum é microfone sujo ou molhado na unidade externa.",
        "Quando só um lado do interfone escuta, a fonte e a maior parte do cabo estão boas. Falhou o microfone, o alto-falante ou um dos fios de voz. Descubra quem não ouve quem, porque isso mostra o aparelho com defeito. O conserto é orçado de graça, por fotos dos dois aparelhos.",
        "Interfone em que a visita ouve e você não, ou o contrário, costuma ter cápsula gasta no fone, furo do microfone entupido ou emenda oxidada no fio de voz. Limpe por fora os furos da unidade da rua e regule o volume. Se não voltar, o técnico mede e troca só a parte que falhou.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Descubra qual lado falhou", "O teste com duas pessoas"],
        slots: [
          [
            "Uma pessoa fica na rua e a outra dentro de casa. Não abra os aparelhos nem a fonte, que recebe a tensão da rede.",
            "O teste leva dois minutos e é todo por fora. A fonte fica fechada, porque está ligada à tomada.",
            "Com alguém na rua, cada passo elimina uma peça. Deixe a fonte e os aparelhos fechados.",
          ],
        ],
        steps: [
          "Aumente o volume dos dois aparelhos, se houver regulagem.",
          "Fale da rua e veja se dentro se ouve; depois fale de dentro.",
          "Mexa de leve no fio espiral do fone: se a voz vai e volta, o fio partiu.",
          "Limpe por fora os furos do microfone e do alto-falante da rua, com pincel seco.",
          "Teste por outro aparelho interno, se a casa tem mais de um.",
        ],
      },
      {
        about: "causes",
        headings: ["O que cada caso indica", "De quem é o defeito"],
        slots: [
          [
            "O lado que não ouve nem sempre é o lado com defeito. Compare com a lista.",
            "A voz tem dois caminhos, um de ida e um de volta. Cada caso aponta para um deles.",
            "Veja qual é o seu caso.",
          ],
        ],
        bullets: [
          "Dentro não se ouve a rua: microfone da unidade externa, entupido ou molhado",
          "A rua não ouve a casa: microfone do fone ou alto-falante da unidade externa",
          "Os dois ouvem baixo: fonte fraca ou volume no mínimo",
          "A voz falha quando se mexe no fone: fio espiral partido",
          "Falha só com chuva: água na unidade da rua ou na emenda",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico conserta", "O conserto e o preço"],
        slots: [
          [
            "O técnico mede os fios de voz e troca a cápsula, o fio espiral ou a unidade que falhou. Cápsula e emenda são os consertos mais baratos, e a unidade da rua é a peça mais cara. O orçamento é grátis, por fotos dos dois aparelhos.",
            "A medição separa cabo e aparelho. Emenda refeita e fone novo custam pouco; aparelho sem peça à venda é trocado. Você recebe o valor antes, pelas fotos da rua e de dentro.",
            "Depois de achar o lado com defeito, o técnico troca a peça ou refaz a emenda e veda a unidade da rua. O valor depende da peça e é informado antes da visita, pelas fotos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão ainda abre pelo interfone. Isso ajuda no diagnóstico?",
        answers: [
          "Ajuda: se a fechadura solta, a fonte está boa, e o defeito fica na voz.",
          "Sim. A abertura usa outro par de fios, então a falha está no microfone, no alto-falante ou no fio de voz.",
        ],
      },
      {
        question: "Posso trocar só o fone?",
        answers: [
          "Em muitos modelos, sim, por um da mesma linha. Mande a foto da etiqueta do aparelho.",
          "Pode, se houver fone igual à venda. De outra marca, em geral não funciona.",
        ],
      },
      {
        question: "Dá para só aumentar o volume da rua?",
        answers: [
          "Em alguns modelos há um parafuso de volume na unidade externa, que o técnico regula. Se o som já foi bom e caiu, o defeito é outro.",
          "Dá, quando o aparelho tem regulagem. Volume alto demais causa apito, que é a microfonia.",
        ],
      },
    ],
    photo: "fotos dos dois aparelhos do interfone e da etiqueta da fonte, sem abrir nada",
  },
  {
    id: "controle-do-alarme-abre-o-portao",
    broader: "alarme",
    label: "Controle do alarme abre o portão",
    phrase: "o controle do alarme que abre o portão",
    asks: [
      "controle alarme abre portão",
      "controle do alarme abre o portão",
      "controle alarme abrir portão",
      "controle alarme casa abre portão",
      "abrir portão com controle do alarme",
      "abrir portão controle alarme",
      "usar controle alarme portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O controle do alarme abre o portão se a central do motor aceitar a frequência e o código dele, em geral 433 MHz e código rolante da própria marca. Nesse caso, grava-se um botão livre na central do portão. Se não aceitar, liga-se um receptor da marca do alarme à entrada de botoeira do motor.",
        "Dá para abrir o portão com o controle do alarme, usando um botão para cada função. O caminho mais comum é um receptor compatível com o controle, ligado à placa do motor como um botão de parede. A foto dos dois controles, frente e verso, mostra se dá para gravar direto e quanto custa.",
        "Para o controle do alarme abrir o portão, ele precisa ter um botão livre e falar o mesmo código do receptor do motor. Como as marcas quase sempre usam códigos diferentes, em geral se instala um receptor avulso. O alarme continua armando e desarmando pelos outros botões.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se dá para gravar direto", "Compare os dois controles"],
        slots: [
          [
            "Os dados estão no verso e no manual. Não é preciso abrir o motor nem a central do alarme.",
            "Bastam os dois controles e o manual do alarme.",
            "Compare os dois aparelhos antes de comprar qualquer coisa.",
          ],
        ],
        steps: [
          "Leia a frequência dos dois controles: precisa ser igual.",
          "Veja o tipo de código: fixo com fixo, rolante só da mesma linha.",
          "Conte os botões do controle do alarme e veja qual está livre.",
          "Fotografe os dois, frente e verso, e a etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como a ligação é feita", "Com receptor ou gravando na central"],
        slots: [
          [
            "Quando o código combina, o técnico grava o botão na central do portão. Quando não combina, ele liga um receptor da linha do alarme à entrada de botoeira da placa, com o disjuntor desligado. A central do alarme não é mexida.",
            "O receptor avulso fica perto do motor e dá o toque de um botão de parede. Os controles antigos do portão continuam abrindo. O valor soma o receptor e a ligação, orçados de graça por foto.",
            "A gravação direta é a mais barata. O receptor custa mais e serve para todos os controles da casa. O preço vem antes, pelas fotos dos controles e da etiqueta do motor.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Cuidados com um controle só", "Antes de juntar alarme e portão"],
        slots: [
          [
            "Quem perde esse controle perde a casa inteira: ele desarma o alarme e abre a garagem. Peça o cancelamento nas duas centrais no mesmo dia. Marque os botões, para não abrir o portão ao desarmar o alarme.",
            "Um controle que faz as duas coisas é prático e mais arriscado. Guarde-o longe dos documentos com o endereço e apague-o das duas centrais se sumir.",
            "Evite botões vizinhos para abrir e desarmar, porque o toque errado deixa a garagem aberta. Se o controle sumir, apague-o do alarme e do portão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O contrário funciona: o controle do portão arma o alarme?",
        answers: [
          "Funciona em alguns sistemas, com um receptor ligado à central do alarme. Quem libera essa entrada é a empresa do alarme.",
          "Pode funcionar, por um receptor na central do alarme. Combine com a empresa que cuida dele.",
        ],
      },
      {
        question: "O portão abre sozinho quando desarmo o alarme. Por quê?",
        answers: [
          "Porque o mesmo botão foi gravado nas duas centrais. O técnico apaga um deles e grava outro botão.",
          "O botão está gravado no portão também. Regrave cada função em uma tecla diferente.",
        ],
      },
    ],
    photo: "fotos dos dois controles, frente e verso, e da etiqueta do motor",
  },
  {
    id: "placa-de-portao-24v",
    broader: "placa",
    label: "Placa de portão 24 V",
    phrase: "a placa de portão de 24 V",
    asks: [
      ...combine(
        ["placa", "central", "placa central"],
        ["portão 24v", "24v portão", "24v", "24 volts portão", "24 volts", "motor 24v", "portão 24 volts", "24v preço"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "A placa de portão de 24 V comanda motor de corrente contínua, que funciona com fonte ou bateria, e não serve em motor comum de 127 ou 220 V. Ela precisa ser da linha do motor. Se a sua placa só tem uma saída de 24 V, essa saída é para acessórios, como fotocélula. A foto da etiqueta mostra qual é o caso e o preço.",
        "Central de portão 24 V é a do motor de corrente contínua, com transformador e, muitas vezes, bateria. Ela não se troca por uma placa comum, porque o motor comum trabalha direto na rede. Mande a foto da etiqueta do motor, e dizemos qual placa serve e quanto custa instalada.",
        "Antes de comprar uma placa de portão 24 V, leia a etiqueta do motor. Se ela diz 24 V e corrente contínua, serve só a central da mesma linha. Se diz 127 ou 220 V, a placa é outra, e os 24 V são apenas a saída para os acessórios. O orçamento por foto é grátis.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Motor de 24 V ou saída de 24 V", "O que significam os 24 V"],
        slots: [
          [
            "Há duas coisas com o mesmo número. Veja qual é a sua antes de comprar.",
            "O número 24 V aparece em dois lugares, e confundir os dois faz comprar a placa errada.",
            "Leia a etiqueta do motor e o manual da placa.",
          ],
        ],
        bullets: [
          "Motor de 24 V: na etiqueta está escrito 24 V e corrente contínua (DC ou VCC)",
          "Motor comum: na etiqueta está 127 V, 220 V ou bivolt, com capacitor",
          "Saída de 24 V da placa: alimenta fotocélula, receptor ou trava, e não o motor",
          "Bateria: o motor de 24 V costuma abrir algumas vezes na falta de luz",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de comprar", "Os dados que a placa precisa repetir"],
        slots: [
          [
            "A tampa do motor fica fechada: a fonte da placa de 24 V também é ligada à rede.",
            "Confira por fora, porque mesmo o motor de 24 V tem um transformador na rede.",
            "Faça a lista sem abrir o motor, que tem tensão da rede na entrada.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta inteira do motor, com tensão e modelo.",
          "Veja no manual se o motor usa encoder, o sensor que conta as voltas.",
          "Anote a frequência e o código dos controles.",
          "Diga se há bateria de apoio e quais acessórios estão ligados.",
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço", "Consertar, trocar a placa ou o motor"],
        slots: [
          [
            "A placa de 24 V costuma custar mais que a comum, porque só serve na própria linha. Vale pedir antes o conserto em bancada. Se o motor também está no fim, compare com a troca do conjunto, de {price.homeSwap} em casa, com mão de obra.",
            "Por ser específica, ela tem menos opções de preço. O conserto de uma fonte ou de um relé sai por menos. Quando a linha saiu de fabricação, a troca do motor em casa, de {price.homeSwap} com mão de obra, pode compensar.",
            "O preço depende da linha do motor e de a placa ainda ser fabricada. O orçamento é grátis, pela foto da etiqueta. Para comparar, o motor trocado em residência fica de {price.homeSwap}, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar uma placa de 24 V em motor de 220 V?",
        answers: [
          "Não. O motor comum precisa da tensão da rede, e a placa de 24 V não a entrega.",
          "Não funciona, e a ligação errada queima a placa. Cada motor usa a placa da tensão dele.",
        ],
      },
      {
        question: "Motor de 24 V é melhor?",
        answers: [
          "Ele anda suave, funciona com bateria e aceita bem parada lenta. Em troca, placa e peças são específicas e costumam custar mais.",
          "É bom para quem tem falta de luz frequente, pela bateria. A desvantagem é depender da placa da própria marca.",
        ],
      },
      {
        question: "A fotocélula de 24 V serve em qualquer placa?",
        answers: [
          "Só em placa com saída de 24 V. Muitas fotocélulas aceitam de 12 a 24 V, e a etiqueta delas diz.",
          "Serve se a saída da placa for de 24 V. Confira na etiqueta da fotocélula se ela aceita outra tensão.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor, com a tampa fechada, e de um controle, frente e verso",
  },
  {
    id: "interfone-toca-sozinho",
    broader: "interfone",
    label: "Interfone toca sozinho",
    phrase: "o interfone que toca sozinho",
    asks: [
      ...combine(
        ["interfone", "porteiro eletrônico", "vídeo porteiro", "campainha interfone"],
        [
          "toca sozinho",
          "tocando sozinho",
          "toca direto",
          "toca sem parar",
          "não para de tocar",
          "disparado",
          "toca de madrugada",
          "toca à toa",
          "toca na chuva",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "O interfone que toca sozinho tem, quase sempre, água ou tecla presa na unidade da rua, que fecha o contato da chamada. Fio descascado ou emenda oxidada faz o mesmo. Desligue o disjuntor ou tire a fonte da tomada até secar. Se voltar a tocar com o tempo seco, o técnico precisa ver a tecla e o cabo.",
        "Interfone tocando sem ninguém chamar indica contato fechado na calçada: botão que não volta, água da chuva, formiga ou fio encostado. Aperte e solte a tecla algumas vezes e seque por fora. Enquanto ele não é consertado, desligue a fonte para não queimar a campainha. O orçamento por foto é grátis.",
        "Quando o interfone toca direto, repare no tempo: se começa com a chuva, entrou água na unidade da rua; se toca a qualquer hora, a tecla está presa ou o cabo está em curto. Desligue a fonte e use a chave do portão. O conserto é orçado de graça, por fotos dos dois aparelhos.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora", "Teste sem abrir o aparelho"],
        slots: [
          [
            "Os passos são por fora. A fonte recebe a tensão da rede e não deve ser aberta.",
            "Nada precisa ser desmontado. Deixe a fonte fechada.",
            "Siga a ordem e anote quando ele volta a tocar.",
          ],
        ],
        steps: [
          "Veja na rua se a tecla está afundada e aperte algumas vezes para soltar.",
          "Seque a unidade externa por fora, com pano.",
          "Desligue o disjuntor ou tire a fonte da tomada por uma hora e religue.",
          "Se o seu aparelho tem mais de um monofone, veja se todos tocam.",
          "Se tocar de novo sem ninguém na rua, desligue e peça o conserto.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que ele toca sem ninguém", "As causas, da mais comum à mais rara"],
        slots: [
          [
            "A chamada é só um contato que se fecha. Tudo o que junta os dois fios faz o interfone tocar.",
            "O aparelho de dentro toca quando recebe um pulso, e estes defeitos imitam o dedo na tecla.",
            "Compare o seu caso com a lista.",
          ],
        ],
        bullets: [
          "Água na unidade da rua: toca durante a chuva ou depois dela",
          "Tecla presa ou com a borracha gasta: toca sem parar",
          "Emenda oxidada ou fio descascado: toca quando venta ou quando o portão bate",
          "Fonte ruim: toca um bip curto e o som falha",
          "Em prédio: outro apartamento ligado no mesmo par de fios",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico conserta", "O conserto e o preço"],
        slots: [
          [
            "O técnico seca e veda a unidade da rua, troca a tecla e refaz a emenda. Se a placa do aparelho oxidou, troca-se a unidade externa. Tecla e emenda são os reparos mais baratos, e a unidade nova é o mais caro, com o valor informado antes.",
            "A medição mostra se o curto está na tecla, no cabo ou na fonte. Só a parte com defeito é trocada, e a caixa da rua recebe vedação. O orçamento é grátis, por fotos dos aparelhos.",
            "Primeiro se isola o cabo, para saber se o defeito é do fio ou do aparelho. Depois a tecla é trocada ou a emenda é refeita e vedada. O preço vem antes da visita, pela foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso deixar o interfone desligado?",
        answers: [
          "Pode, até o conserto. A fechadura elétrica ligada nele deixa de abrir pelo botão, então fique com a chave.",
          "Pode. Lembre que, com a fonte desligada, o portão social só abre pela chave.",
        ],
      },
      {
        question: "Ele pode abrir o portão sozinho também?",
        answers: [
          "Pode, se a tecla de abrir também estiver em curto. Se o portão destranca sem comando, desligue a fonte e tranque pela chave.",
          "Se o curto for na tecla de abertura, sim. Nesse caso, desligue a fonte e use a chave.",
        ],
      },
      {
        question: "Como evitar que entre água de novo?",
        answers: [
          "Vede a caixa por cima e pelos lados, deixe livre a saída de água embaixo e instale uma pequena cobertura.",
          "Uma cobertura e a vedação em volta da caixa resolvem. O cabo deve entrar por baixo ou por trás.",
        ],
      },
    ],
    photo: "fotos dos dois aparelhos do interfone e da etiqueta da fonte",
  },
  {
    id: "tag-nao-cadastra",
    broader: "tag-veicular",
    label: "Tag não cadastra",
    phrase: "a tag que não cadastra",
    asks: [
      ...combine(
        ["tag", "tag nova", "tag veicular", "tag portão", "tag condomínio", "cartão acesso"],
        [
          "não cadastra",
          "não grava",
          "não consigo cadastrar",
          "não aceita cadastro",
          "sistema não reconhece",
          "cadastro não entra",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "A tag que não cadastra quase sempre é de outro padrão: o leitor do prédio não lê aquele tipo de etiqueta ou aquela frequência. As outras causas são memória cheia, número já cadastrado e senha sem permissão. Teste uma tag que já funciona no mesmo leitor. Se ele a lê, o problema é a tag nova.",
        "Quando a tag nova não grava, compare o modelo com o de uma que abre: tag UHF de para-brisa, cartão de 125 kHz e chaveiro de 13,56 MHz não se misturam. Veja também se a memória está cheia e se o número foi digitado certo. Se nenhuma tag é lida, o defeito é do leitor.",
        "O cadastro da tag não entra por quatro motivos: padrão errado, memória cheia, número repetido ou leitor sem sinal. A administração resolve os três primeiros no programa. O último é do técnico, que mede o leitor, o cabo e a fonte, com orçamento grátis por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir, na ordem", "Do modelo da tag à memória"],
        slots: [
          [
            "Faça com quem tem a senha do sistema, que em prédio é a administração.",
            "O teste precisa de uma tag que já abre e da senha de administrador.",
            "Com uma tag boa ao lado, a causa aparece em poucos minutos.",
          ],
        ],
        steps: [
          "Compare o modelo e a frequência impressos nas duas tags.",
          "Passe uma tag antiga no mesmo leitor e veja se ele reage.",
          "Procure no programa se o número novo já está cadastrado em outra unidade.",
          "Veja quantos cadastros existem e qual é o limite do sistema.",
          "Apague quem se mudou e tente gravar de novo.",
        ],
      },
      {
        about: "causes",
        headings: ["O que cada sinal indica", "Por que o cadastro não entra"],
        slots: [
          [
            "A reação do leitor mostra de quem é o problema.",
            "Repare no bip e na luz do leitor.",
            "Compare o que acontece com a lista.",
          ],
        ],
        bullets: [
          "O leitor não reage à tag nova e reage à antiga: padrão diferente",
          "O leitor reage, mas o programa recusa: número repetido ou memória cheia",
          "O programa aceita e a tag não abre: horário, unidade ou grupo errado",
          "O leitor não reage a nenhuma: fonte, cabo ou antena",
        ],
      },
      {
        about: "visit",
        headings: ["Quando chamar o técnico", "O que o técnico faz"],
        slots: [
          [
            "Chame se o leitor não lê nenhuma tag ou se a central perdeu a comunicação. O técnico mede fonte, cabo e antena e atualiza o que for preciso. Tag do padrão certo é o mais barato, e o leitor novo é o mais caro, informado antes.",
            "O técnico entra quando o problema é do leitor, do cabo ou da central. A troca de tag e o cadastro são da administração. O orçamento é grátis, pela foto do leitor e da tag.",
            "Se a memória acabou, dá para apagar quem saiu ou instalar uma central maior. O técnico diz qual compensa, e o valor vem antes, por foto do leitor e da central.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Comprei a tag pela internet. Pode servir?",
        answers: [
          "Só se for do mesmo padrão do leitor. Compare o modelo com a tag do prédio antes de colar no vidro.",
          "Pode, quando frequência e formato são os mesmos. A administração costuma vender a que já é aceita.",
        ],
      },
      {
        question: "A tag usada de outro carro pode ser cadastrada?",
        answers: [
          "O adesivo que foi arrancado em geral não lê mais. Cartão e chaveiro usados servem, depois de apagados do dono antigo.",
          "O adesivo não, porque a antena rasga. Cartão e chaveiro podem ser usados de novo.",
        ],
      },
    ],
    photo: "fotos da tag nova, de uma tag que funciona e do leitor",
  },
  {
    id: "pilha-da-fotocelula-sem-fio",
    broader: "fotocelula",
    label: "Quanto dura a bateria da fotocélula sem fio",
    phrase: "a bateria da fotocélula sem fio",
    asks: [
      ...combine(
        ["fotocélula", "fotocélula sem fio", "sensor sem fio portão", "sensor portão", "fotocélula portão"],
        [
          "bateria dura",
          "bateria dura quanto",
          "quanto dura bateria",
          "quanto tempo dura bateria",
          "pilha dura",
          "quanto dura pilha",
          "quanto tempo dura pilha",
          "bateria acabou",
          "pilha acabou",
          "trocar bateria",
          "trocar pilha",
          "qual bateria",
          "qual pilha",
          "bateria fraca",
          "pilha fraca",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "A bateria da fotocélula sem fio dura, em geral, de um a dois anos, e o número exato está na ficha do modelo. Portão que abre muitas vezes por dia gasta a pilha antes. Quando ela enfraquece, o portão abre e não fecha. Só o lado sem fio leva pilha; o outro módulo é alimentado pela placa.",
        "Conte com um a dois anos de bateria na fotocélula sem fio, conforme o modelo e o movimento do portão. O sinal de pilha fraca é o portão que abre e deixa de fechar, ou o LED do módulo que apita ou pisca. Troque por uma do mesmo tipo e teste cortando o feixe.",
        "Na fotocélula sem fio, a pilha costuma durar um ano ou mais, e em portão muito usado dura menos. O código da pilha está na própria ou no manual do sensor. Sem carga, a central entende que há algo no vão e não fecha o portão.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como saber que a pilha está no fim", "Sinais de bateria fraca na fotocélula"],
        slots: [
          [
            "A falta de carga parece defeito do portão. Veja se o seu caso está aqui antes de chamar.",
            "A pilha fraca deixa sinais antes de acabar.",
            "Estes sinais costumam aparecer alguns dias antes do fim da carga.",
          ],
        ],
        bullets: [
          "O portão abre normalmente e não fecha pelo controle",
          "A falha aparece de manhã, no frio, e some à tarde",
          "O LED do módulo pisca diferente ou apita, conforme o modelo",
          "O portão fecha só com o botão mantido apertado",
        ],
      },
      {
        about: "replace",
        headings: ["Como trocar a pilha da fotocélula", "A troca da bateria, passo a passo"],
        slots: [
          [
            "O módulo a pilha trabalha em baixa tensão, e a troca pode ser feita por você, com o portão desligado.",
            "Essa troca não exige técnico, porque o lado sem fio não tem tensão da rede. Desligue o portão antes.",
            "Você mesmo pode trocar, com o portão parado e o disjuntor desligado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor, para a folha não se mover.",
          "Abra a tampa do módulo sem fio e anote o tipo da pilha.",
          "Ponha pilhas novas do mesmo tipo, na posição certa, e todas de uma vez.",
          "Feche bem a tampa, para não entrar água, sem tirar o módulo do alinhamento.",
          "Religue, mande fechar e corte o feixe com um cabo de vassoura, de lado: a folha tem de voltar.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando trocar por uma com fio", "Pilha que acaba rápido demais"],
        slots: [
          [
            "Se a pilha acaba em poucos meses, o módulo pode estar desalinhado ou com umidade, ou o portão abre demais para esse tipo. Em prédio e comércio, a fotocélula com fio evita a troca. Onde não passa cabo dos dois lados, a de espelho usa fio em um lado só.",
            "Pilha que dura poucos meses indica movimento alto, água no módulo ou feixe mal alinhado. Para portão de muito uso, prefira a fotocélula com fio. O modelo com espelho precisa de cabo só de um lado.",
            "Trocar a pilha várias vezes por ano é sinal de alinhamento ruim, umidade ou uso intenso. Nesse caso, a fotocélula com fio compensa, e a de espelho resolve quando o cabo só chega a uma coluna.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar pilha recarregável?",
        answers: [
          "Só se o manual permitir, porque a tensão dela é menor e o alcance cai. Prefira a alcalina ou a de lítio indicada.",
          "Em geral não convém: a recarregável tem tensão mais baixa. Use o tipo escrito no módulo.",
        ],
      },
      {
        question: "Trocar a pilha apaga o pareamento?",
        answers: [
          "Na maioria dos modelos, não. Se o portão continuar sem fechar, refaça o pareamento pelo manual.",
          "Em geral o módulo guarda o cadastro. Quando perde, o manual mostra como parear de novo.",
        ],
      },
      {
        question: "Como fecho o portão até trocar a pilha?",
        answers: [
          "Em muitas centrais, segure o botão até fechar, vendo o vão o tempo todo. Não anule o sensor.",
          "Mantenha o botão apertado, se a sua central aceita, com a passagem livre à vista.",
        ],
      },
      {
        question: "Quanto custa trocar por fotocélula com fio?",
        answers: [
          "O total soma o par, o cabo e a mão de obra, e sai de graça pela foto das duas colunas.",
          "Depende do caminho do cabo entre as colunas. O orçamento é grátis, por foto.",
        ],
      },
    ],
    photo: "uma foto de cada módulo da fotocélula e a etiqueta do motor",
  },
  {
    id: "fotocelula-depois-da-placa-nova",
    broader: "fotocelula",
    label: "Fotocélula depois de trocar a placa",
    phrase: "a fotocélula depois da troca da placa",
    asks: [
      ...combine(
        ["fotocélula", "sensor", "sensor portão", "não reconhece fotocélula", "fotocélula não funciona", "não fecha"],
        ["depois trocar placa", "depois troca placa", "trocou placa", "troquei placa", "placa nova", "central nova"],
      ),
      "portão não reconhece fotocélula depois trocar placa",
      "fotocélula antiga serve placa nova",
      "fotocélula antiga placa nova",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que não reconhece a fotocélula depois de trocar a placa tem quase sempre um de três motivos: o jumper de fábrica ficou na entrada FOTO, o sensor foi ligado em NA em vez de NF, ou a função não foi ativada na placa nova. Chame primeiro quem trocou a placa, porque a lei garante o serviço por 90 dias.",
        "Se a fotocélula parou com a placa nova, a causa mais comum é de ligação ou de programação, e não do sensor. Confere-se o jumper, o contato NF, a tensão de 12 ou 24 V e a função no menu. O serviço recente é refeito por quem o fez, porque a lei garante 90 dias.",
        "A placa nova só obedece à fotocélula antiga se a tensão combina, o jumper da entrada FOTO foi retirado e a função está ligada. Chame primeiro quem trocou a placa, que deve refazer a ligação na garantia. Até lá, desligue o fechamento automático e só feche olhando o vão.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber qual é o erro", "O teste que você pode fazer"],
        slots: [
          [
            "O teste é feito de lado, com a tampa do motor fechada. O que o portão faz mostra onde está o erro.",
            "Basta um cabo de vassoura e atenção às luzes do sensor. Não abra a tampa do motor.",
            "Faça o teste com a passagem vazia e sem mexer na placa.",
          ],
        ],
        steps: [
          "Veja se os LEDs dos dois módulos acendem: apagados, falta energia ou a tensão está errada.",
          "Limpe as lentes e confirme que estão de frente uma para a outra.",
          "Mande fechar e corte o feixe, de lado, com um cabo de vassoura.",
          "Se o portão fecha mesmo assim, o jumper ficou ou a função está desligada.",
          "Se não fecha nunca, o contato está trocado, o par está torto ou o receptor está sem energia.",
        ],
      },
      {
        about: "causes",
        headings: ["O que muda de uma placa para outra", "Por que o sensor bom para de funcionar"],
        slots: [
          [
            "Cada placa tem a sua saída de acessórios, de 12 ou 24 V, e um sensor feito para uma pode não trabalhar na outra. Algumas pedem contato NF, normalmente fechado, e outras deixam escolher no menu. A placa nova também vem com um jumper, uma pequena ponte que finge passagem livre.",
            "Mudam a tensão da saída, o tipo de contato e a programação. O jumper, ponte de fábrica na entrada do sensor, precisa sair quando a fotocélula é ligada. Em certas placas, ainda é preciso ativar a função.",
            "A nova central pode alimentar os sensores com outra tensão ou pedir outro contato. Ela chega com um jumper, a ponte que simula o vão livre, e ele anula o sensor se for esquecido.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acerta", "O acerto na visita"],
        slots: [
          [
            "O técnico mede a tensão nos dois módulos, confere o contato no receptor e retira o jumper. Depois ativa a função e corta o feixe várias vezes com o portão fechando. Fora da garantia do outro serviço, essa visita em casa parte de {price.preventive}, sem peças.",
            "A tensão é medida no emissor e no receptor, e a ligação é comparada com o manual da placa. O serviço termina com o feixe cortado em vários pontos. Sem peças, a visita residencial custa a partir de {price.preventive}.",
            "Com o manual da placa, o técnico refaz a ligação, liga a função e testa o recuo da folha. Se o par antigo não aceita a nova tensão, um par novo é orçado. Só o ajuste, em casa, parte de {price.preventive}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso comprar fotocélula nova com a placa?",
        answers: [
          "Em geral não. A antiga continua se a tensão da saída da placa for a mesma, de 12 ou 24 V.",
          "Só se a tensão ou o contato não combinarem. A etiqueta do sensor e o manual da placa dizem.",
        ],
      },
      {
        question: "Posso usar o portão sem a fotocélula por uns dias?",
        answers: [
          "Só com o fechamento automático desligado e fechando com o vão à vista. A folha não vê ninguém sozinha.",
          "Use apenas olhando o vão e sem fechamento automático, até o sensor voltar.",
        ],
      },
      {
        question: "E se quem trocou a placa não quer voltar?",
        answers: [
          "Mostre a nota e lembre a garantia da lei, de 90 dias. Sem acordo, o Procon recebe a reclamação.",
          "A garantia legal é de 90 dias. Registre o pedido por escrito e, se preciso, procure o Procon.",
        ],
      },
      {
        question: "O portão só fecha com o botão apertado. É isso?",
        answers: [
          "Pode ser: muitas placas fecham assim quando o sensor não responde. Acertada a fotocélula, o toque simples volta.",
          "Sim, é o modo de segurança de várias centrais. Ele some quando o sensor é reconhecido.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e dos dois módulos da fotocélula, com as luzes visíveis",
  },
  {
    id: "botao-tx-da-placa",
    broader: "placa",
    label: "O que é TX na placa",
    phrase: "o botão TX da placa",
    asks: [
      ...combine(
        ["tx", "botão tx", "led tx", "tecla tx", "botão prog", "botão learn"],
        ["placa", "placa portão", "placa motor", "central", "central portão", "receptor", "para que serve"],
      ),
      "o que é tx placa portão",
      "o que significa tx placa",
    ],
    intent: "question",
    answers: {
      any: [
        "TX, na placa do portão, é o botão ou a luz da gravação de controles: TX vem de transmissor, o nome técnico do controle remoto. Um toque curto abre a gravação, e segurar por muitos segundos apaga a memória em muitos modelos. O botão fica sob a tampa, perto da tensão da rede, e por isso quem usa é o técnico.",
        "O botão TX da central grava os controles do portão, que os manuais chamam de transmissores. Em outras marcas ele se chama PROG, LEARN ou GRAVAR. Toque curto cadastra, e toque longo costuma apagar todos. Só mexa nele em receptor de caixa separada; dentro do motor, o serviço é do técnico.",
        "TX quer dizer transmissor, o controle remoto, e na placa indica o botão de cadastro e a luz que pisca quando um sinal chega. Se a luz TX acende ao apertar o controle, o sinal foi recebido. Na caixa do motor há tensão da rede, e a gravação fica com o técnico.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o botão TX faz", "Toque curto, toque longo e luz TX"],
        slots: [
          [
            "O efeito depende do tempo que se segura o botão. O manual do modelo confirma os segundos.",
            "Cada placa tem os seus tempos, mas a lógica costuma ser esta.",
            "Os usos mais comuns estão aqui, e o manual da placa manda.",
          ],
        ],
        bullets: [
          "Toque curto: abre a gravação, e a luz acende ou pisca",
          "Segurar por uns 10 segundos: apaga todos os controles em muitos modelos",
          "Luz piscando com o controle apertado: o sinal chegou",
          "Luz apagada com o controle apertado: pilha, frequência ou código errado",
          "Luz acesa o tempo todo: interferência ou um controle com a tecla presa",
        ],
      },
      {
        about: "check",
        headings: ["Como gravar um controle pelo TX", "Gravação pelo TX, passo a passo"],
        slots: [
          [
            "Use estes passos só no receptor de caixa própria, fora do motor. Sob a tampa, deixe com o técnico.",
            "A ordem vale para o receptor separado, que não tem tensão da rede exposta.",
            "Faça você mesmo apenas no receptor externo. Na placa do motor, chame o técnico.",
          ],
        ],
        steps: [
          "Ponha pilha nova no controle e fique perto do receptor.",
          "Dê um toque curto no TX e solte.",
          "Aperte a tecla do controle por um ou dois segundos, até a luz piscar.",
          "Espere a luz apagar e teste o controle novo e os antigos.",
        ],
      },
      {
        about: "care",
        headings: ["O que não fazer com o botão TX", "Cuidado para não apagar tudo"],
        slots: [
          [
            "Não segure o TX para ver o que acontece, porque a memória pode ser apagada e a família toda fica sem controle. Se isso aconteceu, junte todos os controles: cada um é gravado de novo em poucos segundos.",
            "Evite testar o botão por curiosidade. O toque longo limpa o cadastro, e todos os controles precisam ser regravados. O percurso e a força do portão, em geral, não mudam.",
            "Um toque longo por engano apaga os controles em muitas placas. O portão continua abrindo pela botoeira, o botão da parede, e o técnico regrava os controles na visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Apertei o TX e os controles pararam. E agora?",
        answers: [
          "A memória deve ter sido apagada. Grave de novo cada controle, ou chame o técnico se a placa fica no motor.",
          "O toque foi longo e limpou o cadastro. Reúna os controles para regravar todos de uma vez.",
        ],
      },
      {
        question: "TX e RX são a mesma coisa?",
        answers: [
          "Não. TX é o transmissor, o controle, e RX é o receptor, a parte da placa que recebe o sinal.",
          "TX transmite e RX recebe. No portão, o controle é o TX e o receptor é o RX.",
        ],
      },
      {
        question: "Minha placa não tem TX. Onde gravo?",
        answers: [
          "Procure PROG, LEARN, GRAVAR, CODE ou a opção de controle no visor. O manual diz qual é.",
          "O nome muda com a marca: LEARN, PROG ou GRAVAR são os mais comuns.",
        ],
      },
      {
        question: "Quanto custa gravar um controle?",
        answers: [
          "O valor é dado de graça, pela foto do controle e da etiqueta do motor. Gravar vários no mesmo dia sai melhor.",
          "Depende da quantidade e de haver visita. O orçamento é grátis, por foto.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e outra da etiqueta do motor",
  },
  {
    id: "leitor-digital-na-chuva",
    broader: "controle-de-acesso",
    label: "Leitor de digital na chuva",
    phrase: "o leitor de digital na chuva",
    asks: [
      ...combine(
        ["leitor digital", "leitor biométrico", "biometria", "fechadura digital", "teclado senha", "leitor tag"],
        ["chuva", "funciona chuva", "pega chuva", "portão chuva", "garagem chuva", "pode molhar", "área externa"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Leitor de digital, teclado e leitor de tag funcionam na chuva se forem de uso externo, com grau de proteção IP65 ou maior na ficha. O modelo de uso interno oxida em poucos meses. Com o dedo molhado a digital pode não ser lida, por isso escolha um leitor que também aceite senha ou tag.",
        "Sim, o leitor funciona na chuva quando a embalagem traz IP65 ou IP66, que quer dizer vedado contra jatos de água. Mesmo assim, instale-o sob uma aba ou cobertura. A biometria falha mais com dedo molhado, e a senha ou a tag serve de reserva.",
        "Na garagem aberta, o leitor de digital ou de senha precisa ser próprio para área externa, com IP65 ou mais. Sem essa vedação, a água entra pela borda e o aparelho para. Dedo molhado atrapalha a leitura, e por isso convém ter tag ou senha junto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que ler na ficha antes de comprar", "Como escolher o leitor para área externa"],
        slots: [
          [
            "Quatro dados da ficha decidem se o leitor dura do lado de fora.",
            "Confira estes pontos na embalagem ou no site do fabricante.",
            "Antes de comparar preço, veja estes dados.",
          ],
        ],
        bullets: [
          "Proteção: IP65 ou maior para chuva direta",
          "Formas de abrir: digital com senha ou tag de reserva",
          "Corpo: metal ou plástico com proteção contra sol",
          "Saída: contato seco, para ligar no motor ou na fechadura",
          "Capacidade: quantas pessoas guarda e se apaga uma por vez",
        ],
      },
      {
        about: "visit",
        headings: ["Como instalar para não entrar água", "A instalação do lado de fora"],
        slots: [
          [
            "O leitor é fixado em parede firme, na altura do peito, com o cabo entrando por baixo para a água escorrer. A emenda fica do lado de dentro. A saída comanda a fechadura ou a entrada de botoeira do motor, e o módulo que libera a porta fica em lugar protegido.",
            "A caixa recebe vedação na borda, e o cabo faz uma curva para baixo antes de entrar. Emendas e relé ficam dentro de casa, para ninguém abrir por fora. Depois cada pessoa é cadastrada e testada.",
            "O cabo entra por baixo, a borda é vedada e as emendas ficam longe da chuva. O relé que abre é montado do lado de dentro, por segurança. No fim, as digitais e as senhas são cadastradas com você.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que fazer quando falha na chuva", "Se o leitor para de ler"],
        slots: [
          [
            "Seque o dedo e a lente com pano macio e tente de novo. Se só volta a ler depois de secar por horas, entrou água: desligue a fonte e peça a troca da vedação. Não use secador nem abra o leitor ligado.",
            "Passe um pano seco na lente e no dedo. Se o aparelho trava sempre que chove, a vedação falhou, e ele precisa ser desligado da fonte até a visita.",
            "A primeira tentativa é secar a lente e o dedo. Falha repetida com chuva indica água dentro, e então a fonte fica desligada até o técnico avaliar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vale o leitor na entrada de carros?",
        answers: [
          "Em geral não, porque é preciso parar e sair do carro. Para a garagem, controle ou tag é mais prático.",
          "Para carro, a tag no para-brisa ou o controle serve melhor. A digital é para quem entra a pé.",
        ],
      },
      {
        question: "Sol forte também atrapalha?",
        answers: [
          "Atrapalha leitor óptico e resseca plástico. Uma aba resolve sol e chuva ao mesmo tempo.",
          "Sim, o sol direto na lente dificulta a leitura. Instale à sombra ou com proteção.",
        ],
      },
      {
        question: "E se faltar luz?",
        answers: [
          "O leitor para, a não ser que a fonte tenha bateria. Guarde uma chave comum para essa hora.",
          "Só continua com bateria ou nobreak. Mantenha a chave como reserva.",
        ],
      },
      {
        question: "Quanto custa instalar?",
        answers: [
          "O total soma o leitor, o cabo e a ligação na fechadura ou no motor. O orçamento é grátis, pela foto do lugar.",
          "Depende do leitor e da distância do cabo. Com fotos da entrada, o valor vem de graça.",
        ],
      },
    ],
    photo: "fotos do lugar do leitor e da fechadura ou da etiqueta do motor",
  },
  {
    id: "kit-placa-com-controles",
    broader: "placa",
    label: "Kit placa com controles: o que vem",
    phrase: "o kit de placa com controles",
    asks: [
      ...combine(
        ["kit placa", "kit central", "placa com", "central com"],
        [
          "controle motor portão",
          "controle portão",
          "controle portão o que vem",
          "controle motor portão o que vem",
          "controles portão",
          "dois controles",
          "2 controles",
          "controles preço",
          "controle preço",
          "controle o que vem",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "O kit de placa e controle para motor de portão traz a central nova, dois controles do mesmo código e o manual. Capacitor, caixa, transformador e antena podem vir ou não, conforme o modelo. O motor e a fotocélula não fazem parte. Mande a foto da etiqueta do motor, e o kit instalado é orçado de graça.",
        "No kit placa com controles vêm, em geral, a central, o receptor embutido nela e dois controles de 433 MHz. Ele serve em motor comum, de capacitor, se a tensão, a potência e o fim de curso combinarem. Motor com inversor pede a placa própria. O orçamento do kit já instalado é grátis, por foto.",
        "Kit de central e controles é a troca da parte eletrônica com o motor mantido: placa nova, dois controles e manual. Confira na embalagem se há caixa, antena e transformador. Pela foto da etiqueta do motor dizemos se o kit serve e quanto custa com a instalação.",
      ],
      price: [
        "O preço do kit de placa e controles depende da placa, compatível ou original, do código, fixo ou rolante, e da mão de obra. O compatível para motor comum é o mais barato, e a placa de motor com inversor é a mais cara. O orçamento já instalado é grátis, pela foto da etiqueta do motor.",
        "O kit de placa com controles não tem valor único, porque cada motor pede uma central. A conta soma a placa, os controles e a instalação com o percurso gravado. Em motor comum, a compatível custa menos. Mande a foto da etiqueta do motor, e o total é informado de graça.",
        "Quanto custa o kit de central e controles depende do motor: a placa para motor comum, de capacitor, é mais barata, e a de inversor só existe na linha própria. Controles a mais são cobrados por unidade. Com a foto da etiqueta, o valor instalado vem antes da visita, sem custo.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vem no kit e o que falta", "O conteúdo do kit de placa e controles"],
        slots: [
          [
            "O conteúdo muda com o fabricante, por isso leia a embalagem antes de pagar.",
            "Cada marca monta o kit de um jeito. O mais comum é isto.",
            "Compare o anúncio com a lista abaixo.",
          ],
        ],
        bullets: [
          "Vem: placa central com o receptor dos controles",
          "Vem: dois controles, que ainda precisam ser gravados",
          "Vem: manual com o desenho das ligações",
          "Pode vir: caixa, transformador, antena e capacitor",
          "Não vem: motor, fotocélula, botão de parede e instalação",
        ],
      },
      {
        about: "check",
        headings: ["Como saber se o kit serve no seu motor", "O que conferir antes de comprar"],
        slots: [
          [
            "Todos os dados estão na etiqueta do motor e no manual. Não abra a tampa, porque ali há tensão da rede.",
            "Anote estes dados com a tampa do motor fechada e compare com a embalagem.",
            "A aparência da placa engana. Compare os dados da etiqueta.",
          ],
        ],
        steps: [
          "Leia na etiqueta a tensão do motor, 127 V, 220 V ou bivolt, e a potência.",
          "Veja no manual se o motor tem inversor ou encoder; se tem, só serve a placa própria.",
          "Confira o tipo de fim de curso: ímã ou chave.",
          "Liste o que está ligado: fotocélula, trava, sinaleiro e interfone.",
          "Conte os controles da casa, porque os antigos podem não servir.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o kit é instalado", "A troca da placa na visita"],
        slots: [
          [
            "O técnico mede o motor antes, porque um motor em curto queima a placa nova. Depois liga os fios pelo manual, grava o percurso e os controles, regula a força e testa a fotocélula. O serviço leva, em geral, de uma a duas horas.",
            "Com o disjuntor desligado, a placa antiga sai e cada fio é identificado. A nova é ligada, o percurso é gravado e os controles são cadastrados. Conte de uma a duas horas, com os testes.",
            "Primeiro vem a medição do motor e da rede. Em seguida a placa nova recebe os fios, o percurso e os controles. A fotocélula é testada no fim, e tudo costuma levar de uma a duas horas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles antigos funcionam na placa nova?",
        answers: [
          "Funcionam se a frequência e o código forem iguais. Do contrário, compre mais controles da linha nova.",
          "Depende do código. Em código rolante, que muda a cada toque, quase sempre é preciso trocar.",
        ],
      },
      {
        question: "Só os controles pararam. Preciso do kit com placa?",
        answers: [
          "Em geral não. Se a botoeira abre, um receptor avulso com controles novos resolve por menos.",
          "Se o botão da parede funciona, a placa está boa. Um kit de receptor e controles basta.",
        ],
      },
      {
        question: "Posso instalar o kit sozinho?",
        answers: [
          "Não é recomendado: há tensão da rede e capacitor carregado, e um fio trocado queima a placa.",
          "Deixe com o técnico, porque a ligação fica junto da rede elétrica e o percurso precisa ser gravado.",
        ],
      },
      {
        question: "O kit tem garantia?",
        answers: [
          "A placa tem o prazo do fabricante, na nota, e o serviço, os 90 dias da lei.",
          "Sim: a do fabricante para a peça e os 90 dias da lei para a instalação.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e de um controle, frente e verso",
  },
  {
    id: "kit-fotocelula-o-que-vem",
    broader: "fotocelula",
    label: "Kit fotocélula: o que vem",
    phrase: "o kit de fotocélula",
    asks: [
      ...combine(
        ["kit fotocélula", "kit sensor", "kit sensor fotocélula", "par fotocélula"],
        [
          "o que vem",
          "vem",
          "portão",
          "portão o que vem",
          "portão o que vem preço",
          "portão vem preço",
          "portão preço",
          "preço",
          "portão comprar",
          "instalado preço",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "O kit de fotocélula para portão traz dois módulos, o emissor e o receptor, os suportes ou parafusos e o manual. Cabo, eletroduto e mão de obra são à parte. A fotocélula é alimentada pela placa do motor, em 12 ou 24 V. O kit instalado é orçado de graça, pela foto das duas colunas e da etiqueta do motor.",
        "No kit de fotocélula vêm o par de sensores, os parafusos e o manual com o esquema de ligação. O modelo com espelho traz um sensor e um refletor. O cabo até a placa não vem. Mande a foto do vão e da etiqueta do motor, e o preço com a instalação sai sem custo.",
        "Kit fotocélula é o par de sensores que impede a folha de fechar sobre alguém: um módulo emite o feixe e o outro recebe. A caixa traz os dois e as fixações, sem o cabo. O valor instalado depende do caminho do fio e é informado por foto.",
      ],
      price: [
        "O preço do kit de fotocélula, com o par de sensores, as fixações e o manual, muda com o modelo, e a instalação soma o cabo e a mão de obra. Não há valor único, porque o caminho do fio até a outra coluna é o que mais pesa. O orçamento é grátis, pela foto do vão e da etiqueta do motor.",
        "O kit de fotocélula traz os dois sensores e os parafusos, e o cabo é comprado à parte. No preço instalado entram o par, o fio e a mão de obra. Com conduíte pronto sai mais barato. Mande fotos das duas colunas para receber o total, sem custo.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vem na caixa e o que falta", "O conteúdo do kit de fotocélula"],
        slots: [
          [
            "Leia a embalagem, porque o conteúdo muda com o modelo. O mais comum é isto.",
            "Antes de comprar, compare com esta lista.",
            "A maioria dos kits traz os mesmos itens.",
          ],
        ],
        bullets: [
          "Emissor: o módulo que envia o feixe de luz invisível",
          "Receptor: o módulo que avisa a placa quando o feixe é cortado",
          "Parafusos, buchas e, em alguns modelos, suportes que giram",
          "Manual com a tensão e o esquema de ligação",
          "Não vem: cabo, eletroduto, fonte e instalação",
        ],
      },
      {
        about: "choose",
        headings: ["Qual kit serve no seu portão", "O que conferir antes de comprar o kit"],
        slots: [
          [
            "O alcance precisa ser maior que a largura do vão, e a tensão tem de ser a da placa, 12 ou 24 V. Onde não há como levar fio às duas colunas, escolha o modelo com espelho. Do lado de fora, o módulo deve ser vedado contra chuva.",
            "Compare a tensão da saída da placa, 12 ou 24 V, com a da caixa. Veja também se o alcance passa da largura do portão. Sem tubo até a outra coluna, o kit com espelho usa fio de um lado só.",
            "Três dados decidem: tensão da placa, largura do vão e caminho do cabo. O par comum pede fio nos dois lados, e o de espelho, em um. Em área aberta, prefira módulo com vedação.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o kit é instalado", "A instalação e o teste"],
        slots: [
          [
            "Os módulos são presos frente a frente, de 40 a 60 cm do piso, com o cabo em tubo separado do de energia. O técnico liga na entrada FOTO da placa, retira a ponte de fábrica e corta o feixe com um objeto até a folha voltar todas as vezes. Com tubo pronto, leva até {trade.smallRepair}.",
            "O técnico fixa o par em coluna firme, de 40 a 60 cm do chão, e leva o cabo até a placa. A ponte que vem na entrada do sensor é retirada. No fim, a folha fecha e tem de recuar a cada corte do feixe. São até {trade.smallRepair} quando o tubo existe.",
            "Cada coluna recebe um módulo, de 40 a 60 cm do piso e bem alinhado com o outro. A ligação na placa é feita sem energia. O serviço termina com o teste do feixe e cabe em {trade.smallRepair} se o tubo está pronto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fotocélula já vem com o motor?",
        answers: [
          "Em geral não. Ela é um item à parte, que pode ser instalado na mesma visita.",
          "Na maioria dos kits de motor, não vem. Peça junto, para o cabo ser passado de uma vez.",
        ],
      },
      {
        question: "O kit de outra marca funciona no meu motor?",
        answers: [
          "Quase sempre, se a tensão combina e a placa tem entrada de fotocélula.",
          "Funciona na maioria das placas, porque a ligação é simples. Confira só a tensão.",
        ],
      },
      {
        question: "Quantos metros de cabo eu compro?",
        answers: [
          "Meça da placa até cada coluna, pelo caminho do tubo, e some uma folga. Usa-se cabo de 4 vias de 0,5 mm².",
          "Some o caminho até as duas colunas, com sobra. O cabo comum é o de 4 vias, de 0,5 mm².",
        ],
      },
      {
        question: "Um kit basta para portão alto ou com criança?",
        answers: [
          "Um par cobre uma altura só. Com criança ou animal, some outro par, de 15 a 25 cm do piso.",
          "Para criança e animal pequeno, convém um segundo par mais baixo, de 15 a 25 cm do chão.",
        ],
      },
    ],
    photo: "fotos das duas colunas, com a largura do vão, e da etiqueta do motor",
  },
  {
    id: "controle-no-sol",
    broader: "controle",
    label: "Controle que pega sol estraga?",
    phrase: "o controle que pega sol",
    asks: [
      ...combine(
        ["controle", "controle portão", "controle carro", "deixar controle"],
        [
          "sol estraga",
          "pega sol",
          "no sol",
          "pega sol estraga",
          "carro sol estraga",
          "carro pega sol",
          "calor estraga",
        ],
      ),
      "sol estraga controle portão",
      "calor do carro estraga controle",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o sol dentro do carro estraga o controle do portão aos poucos: o calor descarrega a pilha mais cedo, pode fazê-la vazar e resseca o plástico e a borracha do botão. Guarde o controle no porta-luvas ou no console, à sombra. Se ele falhar, troque primeiro a pilha por outra igual.",
        "Controle de portão que pega sol dura menos, porque o painel do carro passa muito da temperatura de uso da pilha. A pilha enfraquece ou vaza, e a capa fica quebradiça. Deixe-o fora do painel e, na rua, leve com você, porque quem abre o carro também leva a chave do portão.",
        "O calor do carro fechado não costuma apagar a gravação do controle, mas gasta a pilha e deforma a capa e o botão. Por isso, não o deixe no painel nem preso ao vidro. Controle que parou depois do sol volta, muitas vezes, com uma pilha nova do mesmo tipo.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que o sol faz com o controle", "Sinais de controle castigado pelo calor"],
        slots: [
          [
            "O dano aparece aos poucos. Veja se o seu tem um destes sinais.",
            "Estes são os sinais mais comuns de calor demais.",
            "Compare o seu controle com a lista.",
          ],
        ],
        bullets: [
          "Luz fraca ou alcance menor: pilha gasta pelo calor",
          "Mancha ou crosta no contato: pilha que vazou",
          "Botão duro, rachado ou grudando: borracha ressecada",
          "Capa empenada ou aberta: plástico deformado",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer se parou depois do sol", "Como testar o controle"],
        slots: [
          [
            "Deixe o controle esfriar antes de abrir. O teste leva poucos minutos.",
            "Espere esfriar e faça estes testes, com o portão à vista.",
            "São testes simples, sem mexer no motor.",
          ],
        ],
        steps: [
          "Deixe o controle à sombra até esfriar.",
          "Abra a capa, tire a pilha e limpe os contatos com pano seco.",
          "Ponha pilha nova do mesmo código, na posição certa.",
          "Teste a poucos passos do portão e compare com outro controle.",
          "Se a placa tem crosta ou trinca, compre outro e peça a gravação.",
        ],
      },
      {
        about: "care",
        headings: ["Onde deixar o controle no carro", "Como guardar sem estragar"],
        slots: [
          [
            "O console fechado e o porta-luvas são os lugares mais frescos. No quebra-sol, a capa fica do lado da sombra. Fora da garagem, leve o controle no bolso ou no chaveiro, por segurança.",
            "Prefira o porta-luvas ou o compartimento entre os bancos. Evite painel e vidro, onde o sol bate direto. Na rua, não deixe o controle no carro, porque ele abre a sua casa.",
            "Guarde longe do vidro, de preferência no console com tampa. Quem estaciona na rua deve levar o controle consigo. O de chaveiro facilita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O calor apaga a gravação do controle?",
        answers: [
          "Não costuma apagar, porque o cadastro fica na memória da central.",
          "Em geral não. O cadastro está no receptor do portão, e o código do controle não se perde com calor.",
        ],
      },
      {
        question: "A pilha vazou. Ainda tem jeito?",
        answers: [
          "Tem, se a crosta ficou só nos contatos: limpe com pano seco e troque a pilha. Placa corroída pede controle novo.",
          "Às vezes. Contato limpo e pilha nova resolvem quando a placa não foi atingida.",
        ],
      },
      {
        question: "Dá para trocar só a capa?",
        answers: [
          "Em muitos modelos, sim, porque a capa é vendida à parte. A placa passa para a nova, e o cadastro continua.",
          "Dá, se houver capa do mesmo modelo. A gravação não muda.",
        ],
      },
      {
        question: "Quanto dura a pilha do controle?",
        answers: [
          "De 1 a 2 anos, em geral. Com calor no carro, menos.",
          "Um a dois anos no uso comum, e menos para quem deixa o controle ao sol.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e dele aberto, sem a pilha",
  },
  {
    id: "programador-de-placa",
    broader: "placa",
    label: "Programador de placa",
    phrase: "o programador de placa",
    asks: [
      ...combine(
        ["programador", "programadora", "prog"],
        [
          "placa",
          "placa [marca]",
          "placa [marca] serve",
          "placa serve",
          "central",
          "central [marca]",
          "motor [marca]",
          "placa para que serve",
          "placa [marca] para que serve",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O programador de placa é um aparelho de mão, ligado por cabo à central do portão, que serve para ver e mudar os ajustes: tempo de pausa, força, freada, modo de abertura e cadastro de controles. Só funciona em placa que tem o encaixe dele. Quem usa é o técnico, porque a tampa do motor fica aberta.",
        "Programador de placa [marca] serve para ajustar a central por menus, em vez de botões e chavinhas: grava percurso e controles, muda força e pausa e, em alguns modelos, mostra os erros. Ele precisa ser da linha da placa. Para um portão só, não vale a pena comprar: o técnico leva o dele.",
        "Com o programador, o técnico lê e altera as funções da central, como força, rampa, pausa e lista de controles, e pode copiar o ajuste para outra placa igual. O aparelho é próprio de cada fabricante. Em casa, a visita com regulagem parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que dá para fazer com o programador", "Os ajustes feitos pelo programador"],
        slots: [
          [
            "As funções mudam com a placa. As mais comuns são estas.",
            "Cada central mostra um menu diferente, mas quase todas têm isto.",
            "O manual da placa traz a lista completa. Em geral há estes itens.",
          ],
        ],
        bullets: [
          "Gravar o percurso e a parada suave",
          "Mudar a força de abrir e de fechar",
          "Ligar, desligar e medir a pausa do fechamento automático",
          "Cadastrar e apagar controles, às vezes um por um",
          "Escolher se o toque abre, para ou fecha",
          "Voltar ao ajuste de fábrica, o que apaga o que foi gravado",
        ],
      },
      {
        about: "choose",
        headings: ["Vale a pena comprar um programador?", "Quem precisa do aparelho"],
        slots: [
          [
            "Para quem tem um portão em casa, não vale: o ajuste é feito poucas vezes, e muitas placas usam botões ou aplicativo. Ele compensa para técnico e para quem cuida de muitos portões da mesma linha.",
            "O aparelho é ferramenta de instalador. Numa casa, o ajuste se faz na instalação e na revisão, e várias placas novas usam o celular. Compre só se você cuida de muitas centrais iguais.",
            "Em residência, o uso é raro, e o programador fica parado. Veja antes se a sua placa aceita aplicativo ou botões. Para manutenção de muitos portões, ele economiza tempo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se a placa aceita", "O que conferir antes"],
        slots: [
          [
            "O manual da placa diz se há entrada para programador e qual é o modelo. A etiqueta do motor leva ao manual no site do fabricante. Não abra a tampa para procurar o encaixe, porque há tensão da rede.",
            "Procure o modelo da etiqueta no site da marca e leia o item de programação. Ali está escrito se o ajuste é por botão, por aplicativo ou por programador. A tampa fica fechada.",
            "Pela etiqueta do motor se acha o manual, que mostra a forma de programar. O programador de uma linha em geral não conversa com a placa de outra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O programador de uma marca serve em outra?",
        answers: [
          "Em geral não, porque o encaixe e o menu são de cada fabricante.",
          "Não. Cada marca tem o seu, e às vezes cada linha da marca.",
        ],
      },
      {
        question: "Sem o programador, como se ajusta a placa?",
        answers: [
          "Por botões, chavinhas e parafusos giratórios na própria placa, na sequência do manual.",
          "Com os botões e as chaves da placa ou, nas mais novas, pelo aplicativo.",
        ],
      },
      {
        question: "O programador tira defeito da placa?",
        answers: [
          "Não. Ele muda ajustes e, em alguns modelos, mostra o erro. Placa queimada continua queimada.",
          "Só ajuda a achar. Componente queimado é reparado ou trocado.",
        ],
      },
      {
        question: "O celular faz o mesmo que o programador?",
        answers: [
          "Em placas com Bluetooth ou Wi-Fi próprio, sim. Nas outras, o celular só abre o portão por um módulo.",
          "Depende da placa. As que têm aplicativo da marca deixam ajustar; as demais, não.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor",
  },
];
