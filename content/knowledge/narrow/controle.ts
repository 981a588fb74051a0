import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const controle: NarrowConcept[] = [
  {
    id: "controle-molhado",
    broader: "controle",
    label: "Controle que molhou",
    phrase: "o controle que molhou",
    intent: "how-to",
    asks: [
      "controle molhou",
      "controle molhado",
      "controle caiu água",
      "controle piscina",
      "controle lavou",
      "controle máquina lavar",
      "controle tomou chuva",
      "controle pegou chuva",
      "chuva no controle",
      "controle chuva parou",
      "controle caiu privada",
      "controle mergulhou",
      "molhei controle",
      "controle molhar",
      "controle tomou banho",
      "controle molhou tem conserto",
      "controle molhado conserto",
      "controle molhou conserto",
      "conserto controle molhou",
      "controle molhou o que fazer",
      "controle molhado recuperar",
      "controle caiu água conserto",
      "controle lavou roupa",
      "controle caiu piscina",
      "controle caiu balde",
      "controle caiu vaso",
    ],
    answers: {
      any: [
        "Sim, muitas vezes o controle molhado tem conserto: tire a pilha já, sem apertar nada, abra e seque à sombra por 24 a 48 horas e teste com pilha nova. Se a água corroeu as trilhas da placa, ele não volta, e um novo é cadastrado.",
        "Pode ter conserto se a pilha sai logo: abra o controle que molhou, enxugue e deixe secar aberto, à sombra, por 24 a 48 horas antes de testar. Água com sabão, cloro ou sal pede álcool isopropílico antes; com trilha corroída, só um controle novo, orçado por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que fazer com o controle molhado, passo a passo",
          "Como secar o controle que molhou",
          "Primeiros cuidados com o controle molhado",
        ],
        slots: [
          [
            "A pressa serve só para tirar a pilha; a secagem se faz sem pressa nenhuma.",
            "Enquanto a pilha está no lugar, a água conduz e corrói os contatos.",
            "O controle trabalha com tensão muito baixa, e você pode abri-lo sem risco de choque.",
          ],
          [
            "Forno, secador quente e sol forte entortam a capa e ressecam a borracha dos botões.",
            "Ar seco e paciência resolvem mais do que calor, que deforma o plástico e a borracha.",
          ],
        ],
        steps: [
          "Tire a pilha sem apertar nenhum botão.",
          "Abra a capa e separe a placa e a borracha dos botões.",
          "Enxugue com papel ou pano que não solte fiapo.",
          "Se a água era suja, salgada ou com sabão, passe álcool isopropílico com escova macia.",
          "Deixe tudo aberto à sombra, em lugar ventilado, por 24 a 48 horas.",
          "Ponha pilha nova, feche e teste à vista do portão.",
        ],
      },
      {
        about: "replace",
        headings: [
          "Secou e não voltou: quando trocar",
          "Controle molhado que não funciona mais",
          "Depois de seco: pilha, contato ou controle novo",
        ],
        slots: [
          [
            "Luz firme e portão parado, depois de seco, sugerem botão ruim ou placa que já não transmite direito.",
            "Sem luz alguma com pilha nova, o contato oxidou ou a placa entrou em curto.",
            "Se acende e falha, o defeito pode estar na borracha do botão, que guarda umidade por mais tempo.",
          ],
          [
            "Mancha verde ou branca na placa é corrosão, que continua avançando mesmo com o controle funcionando.",
            "Contato esverdeado ainda se limpa; trilha apagada na placa condena o aparelho.",
            "Água do mar e de piscina costumam deixar resíduo que volta a atacar a placa dias depois.",
          ],
          [
            "O controle novo precisa ser do mesmo padrão e cadastrado; os outros da casa continuam valendo.",
            "Ao trocar, repita frequência e tipo de código, e peça para apagar o cadastro do que estragou.",
            "Mande a foto da placa do controle, sem a pilha, para saber se há igual ou compatível.",
          ],
        ],
      },
      {
        about: "care",
        headings: [
          "Para o controle não molhar de novo",
          "Como proteger o controle da água",
          "Chuva, bolso e bolsa: onde o controle molha",
        ],
        slots: [
          [
            "O controle comum não é vedado, e a água entra pela borracha dos botões e pela emenda da capa.",
            "Quase nenhum chaveiro de portão resiste à água, nem à da chuva no bolso.",
            "A emenda da capa deixa passar respingo, e basta isso para oxidar o contato da pilha.",
          ],
          [
            "Quem anda de moto ou a pé pode levá-lo em capinha de silicone ou saquinho fechado.",
            "Tire o controle do bolso antes de pôr a roupa para lavar e longe da beira da piscina.",
            "Capa de silicone do modelo e um lugar fixo na entrada de casa evitam a maioria dos banhos.",
          ],
          [
            "Um reserva já cadastrado e guardado sem pilha resolve o dia em que o outro molhar.",
            "Deixe um segundo controle gravado na central, seco e sem pilha, para emergências.",
            "Ter outro controle pronto custa menos aborrecimento que uma visita às pressas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso secar o controle com secador de cabelo ou arroz?",
        answers: [
          "Não vale a pena. Calor deforma a capa e os botões, e arroz solta pó sem secar por dentro. Ar livre, à sombra e sem pilha, funciona melhor.",
          "Melhor deixar ao ar. O secador só ajudaria no vento frio e de longe, e o arroz não alcança a placa.",
        ],
      },
      {
        question: "A água apaga o cadastro do controle?",
        answers: [
          "Não. O código fica no chip do controle e na memória da central. Se ele secou e voltou a transmitir, abre sem programar de novo.",
          "Não apaga. Ou a placa sobrevive e tudo volta como antes, ou ela se estraga e entra um controle novo.",
        ],
      },
      {
        question: "O controle molhou faz dias e agora parou. Tem conserto?",
        answers: [
          "Às vezes. Quem seca no mesmo dia salva a maioria; depois de dias molhado com a pilha, a corrosão costuma vencer. Limpe com álcool isopropílico e teste pilha nova; se não voltar, troque.",
        ],
      },
      {
        question: "Enquanto seca, como abro o portão?",
        answers: [
          "Abra com outro controle da casa, pela botoeira ou pelo celular, se houver módulo. O controle molhado não interfere nos demais.",
          "Use um controle reserva ou o botão interno. Sem nenhum deles, a chave de destravamento serve em portão de correr ou de abrir sem defeito, com o disjuntor desligado; no basculante, chame o técnico.",
        ],
      },
    ],
    photo: "uma foto do controle aberto, sem a pilha, dos dois lados da placa, e outra da etiqueta do motor",
  },
  {
    id: "controle-perdido",
    broader: "controle",
    label: "Perdi o controle",
    phrase: "o controle perdido",
    intent: "how-to",
    asks: [
      "controle caiu rua não achei",
      "não achei mais controle",
      "controle caiu rua apagar",
      "perdi controle ainda tenho outro",
      "perdi controle tenho outro cadastrar",
      "perdi um controle cadastro novo",
      "roubaram controle portão fazer",
      "perdi controle",
      "controle perdido",
      "controle sumiu",
      "perdi controle portão",
      "perdeu controle",
      "controle extraviado",
      "segunda via controle",
      "fiquei sem controle",
      "perdi único controle",
      "perder controle",
      "perdi todos controles",
      "perderam controle",
      "controle sumido",
      "sem nenhum controle",
    ],
    answers: {
      question: [
        "Sim, quem achar o controle perdido abre o seu portão até o código ser apagado da central. Reúna os que sobraram e peça a limpeza e o cadastro de um novo na mesma visita; até lá, desligue o disjuntor do motor à noite.",
        "Perdido, o controle precisa ser apagado da central, porque quem o encontrar abre o portão. Motor e placa ficam: grava-se um novo do mesmo padrão e regravam-se os que sobraram; a foto da etiqueta do motor dá o modelo e o valor.",
      ],
      any: [
        "Perdeu o controle do portão? Faça duas coisas: apague o código dele na central e cadastre outro. Sem nenhum controle na mão não há o que copiar, então o novo é gravado direto no receptor, com a foto da etiqueta do motor.",
        "O controle de portão perdido continua abrindo até ser apagado da memória. Reúna os que sobraram, peça a limpeza e o cadastro de um novo na mesma visita; se havia endereço junto, desligue o disjuntor do motor à noite até lá.",
        "Mande apagar o controle perdido da central e gravar outro na mesma visita: enquanto o código dele estiver na memória, quem o achou pode abrir. Até lá, tranque a casa por dentro e, à noite, desligue o disjuntor do motor; motor e placa não precisam ser trocados.",
      ],
      price: [
        "Repor um controle perdido custa o aparelho, a limpeza da memória e a gravação dos que ficaram, na mesma visita. O valor depende do modelo e da quantidade; mande a foto da etiqueta do motor e receba o orçamento grátis.",
        "Quando o controle se perde, paga-se o novo e o serviço de apagar o antigo e regravar os demais; motor e placa continuam. A foto da etiqueta do motor define o modelo e o valor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Perdi o controle: o que fazer agora",
          "Controle perdido, na ordem certa",
          "Da perda ao controle novo",
        ],
        slots: [
          [
            "A urgência depende de uma pergunta: quem achar o controle sabe onde você mora?",
            "Controle perdido na rua, sem endereço, preocupa menos que um levado junto com documento ou carro.",
            "Antes de encomendar outro, procure no carro e nas bolsas, e avise quem mais usa o portão.",
          ],
        ],
        steps: [
          "Conte quantos controles existem e com quem está cada um.",
          "Se ele sumiu com documento ou carro, desligue o disjuntor do motor à noite e confira se a folha fica travada.",
          "Fotografe um controle que ainda funcione, frente e verso, e a etiqueta do motor.",
          "Peça o cadastro do novo e a exclusão do perdido na mesma visita.",
          "Teste todos depois, à vista do portão.",
        ],
      },
      {
        about: "replace",
        headings: [
          "Como conseguir outro controle",
          "Controle novo sem ter o antigo",
          "O que é preciso para fazer um novo",
        ],
        slots: [
          [
            "Havendo um controle que funciona, ele mostra o padrão e o novo é escolhido por ele.",
            "Com outro controle da casa em mãos, a compra é simples: mesma frequência e mesmo código.",
            "Um aparelho que ainda abre serve de modelo, e o de código fixo pode até ser copiado.",
          ],
          [
            "Se era o único, a etiqueta do motor e a central dizem que controle serve.",
            "Sem nenhum na mão, o técnico identifica o receptor no local e leva o padrão certo.",
            "Perdido o último, a cópia fica descartada e o caminho é gravar no receptor.",
          ],
          [
            "Em condomínio, a segunda via sai pela administração, que cancela a anterior.",
            "O morador de prédio pede o controle à portaria ou ao síndico, que tem a lista dos cadastros.",
            "No prédio {em}, avise a administração no mesmo dia, para o controle sumido ser bloqueado.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Preciso trocar todos os controles se perdi um?",
        answers: [
          "Em geral, não: apaga-se o perdido ou, nos receptores simples, apaga-se tudo e regravam-se os seus. Só se eles são cópias do perdido, com o mesmo código fixo, é preciso mudar de código ou passar ao rolante.",
          "Trocar, não; talvez regravar, se a central só limpa a lista inteira. A exceção são cópias do mesmo código fixo: regravadas, deixam o perdido abrir de novo, e aí se muda o código.",
        ],
      },
      {
        question: "Como abro o portão até o novo chegar?",
        answers: [
          "Abra pela botoeira, pelo interfone ou pelo celular, se houver. Em último caso, use a chave de destravamento, com o disjuntor desligado e a folha reta.",
          "Use o botão interno ou outro controle da casa. A chave do motor serve em folha equilibrada, com a energia cortada.",
        ],
      },
      {
        question: "Achei o controle depois de apagar. Posso usar de novo?",
        answers: [
          "Pode. Basta cadastrá-lo outra vez no receptor, como se fosse novo.",
          "Sim, com novo cadastro. O aparelho não se estraga por ter saído da memória.",
        ],
      },
      {
        question: "Quem achou meu controle consegue abrir o portão?",
        answers: [
          "Consegue, se souber qual é o portão e o código ainda estiver gravado. Apagado da memória, não abre mais, salvo se os seus controles forem cópias dele em código fixo.",
          "Consegue só perto do portão certo e enquanto o código valer. Apagar resolve, a não ser que os outros da casa sejam cópias do mesmo código fixo: nesse caso, muda-se o código.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e, se houver, de outro controle que ainda funcione, frente e verso",
  },
  {
    id: "copiar-controle",
    broader: "controle",
    label: "Copiar controle",
    phrase: "a cópia do controle",
    intent: "how-to",
    asks: [
      "controle clonado ou novo qual",
      "controle clonado novo compensa",
      "clonar ou comprar controle",
      "controle cópia qual comprar",
      "qual controle comprar copiar",
      "qual copiador comprar controle",
      "copiar um controle portão para outro",
      "copiar controle para outro controle",
      "fazer outro controle igual",
      "fazer outro igual duplico controle",
      "passar código controle velho para novo",
      "passar código um controle para outro",
      "precisa controle original fazer cópia",
      "controle original perto fazer cópia",
      "copiar controle",
      "cópia controle",
      "duplicar controle",
      "fazer cópia controle",
      "tirar cópia controle",
      "clonar controle",
      "clonar controle [marca]",
      "clonar controle reserva",
      "clonar controle duplicador",
      "clonar controle casa",
      "clonar controle preço",
      "controle copiado preço",
      "preço controle portão copiado",
      "quanto custa controle copiado",
      "controle clonado preço",
      "quanto custa copiar controle",
      "quanto custa clonar controle",
      "valor cópia controle",
      "preço cópia controle",
      "clonar controle passo",
      "clonar controle botão duplicador",
      "como clonar controle",
      "como clonar controle portão",
      "controle duplicador",
      "controle copiador",
      "botão duplicador",
      "duplicador controle como",
      "copiar chave controle",
      "copiar chaveiro portão",
      "duplicata controle",
      "chaveiro faz controle",
      "fazer controle portão",
    ],
    answers: {
      buying: [
        "Para copiar, compre um controle copiador (duplicador) de código fixo, na mesma frequência do seu, em geral 433 MHz, escrita no verso. Se o seu é de código rolante, cópia não abre: compre um da mesma linha da central e grave nela. A foto do seu, frente e verso, diz qual é.",
        "A cópia que serve é um controle copiador da mesma frequência do original, e só se ele for de código fixo; o de código rolante não se copia, e o novo tem de ser da linha da central, gravado nela. Na dúvida, mande a foto do seu, frente e verso, antes de comprar.",
      ],
      any: [
        "Controle novo, cadastrado na central, compensa mais: tem código próprio, pode ser apagado e serve em código rolante. O clonado só vale a pena em código fixo, para uma reserva barata da família, porque repete o código do original e não se apaga sozinho. A foto do seu, frente e verso, diz qual é o caso e o valor.",
        "Dá para copiar o controle do portão se ele for de código fixo: põe-se o original ao lado do duplicador e grava-se o código em segundos. O de código rolante não aceita cópia e precisa ser cadastrado no receptor.",
        "Copiar controle de portão funciona com código fixo, comum em sistemas mais antigos. No código rolante, o aparelho copiado não abre nada, e o caminho é gravar um novo na central; confira o tipo antes de pagar.",
        "A cópia do controle de portão é rápida quando o código é fixo, mas repete o código do original e não pode ser apagada sozinha. Cadastrar um controle novo dá a cada pessoa um código próprio.",
      ],
      price: [
        "O preço da cópia do controle depende do aparelho e do tipo de código, e é dito pela foto do seu, frente e verso, antes de você pagar. O de código fixo se copia e sai por menos; o de código rolante não se copia, e paga-se um controle novo, gravado na central.",
        "Na cópia de controle de código fixo você paga o aparelho já copiado; se o código for rolante, paga um controle novo e, quando é preciso ir ao local, a gravação. Mande a foto dos dois lados e diga quantos quer: o valor vem antes, sem custo.",
      ],
      "how-to": [
        "Para clonar controle de portão com botão duplicador: apague a memória da tecla do controle novo, em geral com dois botões juntos até a luz piscar; encoste o original, segure a tecla dele e a do novo até a luz confirmar, e teste no portão. Só dá certo com código fixo na mesma frequência; o rolante se grava na central.",
        "Para copiar controle de código fixo, ponha o copiador encostado no original, entre no modo de cópia do manual, aperte a tecla do original até a luz confirmar e teste no portão. Se ele for de código rolante, a cópia não abre: grave um novo na central.",
        "Para copiar, deixe os dois controles lado a lado, ponha o copiador em aprendizado, aperte a tecla do original até a luz confirmar e teste à vista do portão. Só funciona em código fixo: sem confirmação, o código é rolante ou a frequência é outra.",
      ],
      question: [
        "Controle novo, cadastrado na central, compensa mais: tem código próprio, pode ser apagado e serve em código rolante. O clonado só vale a pena em código fixo, para uma reserva barata da família, porque repete o código do original e não se apaga sozinho. A foto do seu, frente e verso, diz qual é o caso e o valor.",
        "Sim, se o controle for de código fixo: a cópia se faz em segundos, em chaveiro ou com um copiador. Não, se for de código rolante, que muda a cada aperto e precisa ser cadastrado no receptor.",
        "Vale a pena copiar o controle de código fixo: sai na hora e custa menos que o original. Não compensa no de código rolante, que não aceita cópia, nem em prédio, onde cada controle precisa de código próprio para ser apagado.",
        "Depende do código: fixo aceita cópia, rolante não. A foto do controle por dentro, sem a pilha, costuma mostrar qual é o seu antes de você pagar pela cópia.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Copiar ou cadastrar um novo", "Cópia ou cadastro: qual escolher", "Quando a cópia compensa"],
        slots: [
          [
            "Escolha a cópia para um reserva da própria casa, em sistema de código fixo.",
            "A cópia resolve bem o controle extra da família, quando o código é fixo e o aparelho fica sempre na mesma casa.",
            "Para ter mais um igual, sem mexer na central, a cópia de código fixo é o caminho curto.",
          ],
          [
            "Escolha o cadastro para diarista, inquilino ou funcionário, porque dá para apagar depois.",
            "Quem vai sair um dia deve receber controle cadastrado, que se exclui sem afetar os outros quando o receptor permite.",
            "Se o sistema é de código rolante, só existe o cadastro, feito no receptor.",
          ],
          [
            "Apagar um original de código fixo apaga também todas as cópias dele, pois o código é o mesmo.",
            "Todas as cópias dividem um código só: apagada uma na central, nenhuma delas abre mais.",
            "Numa central que recebeu cópias, não se sabe quantas existem, e isso pesa na segurança.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Meu controle pode ser copiado?",
          "Como saber se o controle aceita cópia",
          "Antes de levar para copiar",
        ],
        slots: [
          [
            "O teste é identificar o código, e quase sempre isso se vê no próprio controle.",
            "Vale olhar o modelo antes de sair de casa, para não pagar por uma cópia que não abre.",
            "Poucos minutos com o controle aberto, sem a pilha, mostram o tipo de código.",
          ],
        ],
        steps: [
          "Leia marca, modelo e frequência no verso.",
          "Abra a capa: chavinhas ou jumpers são sinal comum de código fixo; sem eles, também pode ser fixo, e quem diz é o modelo.",
          "Procure no manual ou na embalagem as palavras rolante, rolling code ou anticlonagem.",
          "Na dúvida, fotografe a placa sem a pilha e mande antes de comprar.",
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Qualquer chaveiro copia controle de portão?",
        answers: [
          "Os que têm o duplicador copiam os de código fixo mais comuns. O código rolante ninguém copia assim; ele precisa ser gravado no seu receptor.",
          "Muitos copiam código fixo em 433 MHz. Confirme antes o tipo do seu, porque no rolante a cópia não funciona.",
        ],
      },
      {
        question: "Posso copiar o controle do condomínio?",
        answers: [
          "Peça à administração. Muitos prédios usam código rolante e cadastro por unidade, e a cópia por fora pode ser barrada ou ferir a regra interna.",
          "O certo é solicitar outro pelo condomínio, que grava no seu nome e pode cancelar em caso de perda.",
        ],
      },
      {
        question: "A cópia do controle tem o mesmo alcance do original?",
        answers: [
          "Deve ter, com pilha boa e na frequência certa. Cópia que abre só de perto costuma estar um pouco fora da frequência do receptor.",
          "Normalmente sim. Se abrir apenas encostado no portão, troque a pilha da cópia e refaça o procedimento.",
        ],
      },
      {
        question: "O controle original para de funcionar depois da cópia?",
        answers: [
          "Não. A cópia só lê o código; o controle antigo continua igual.",
          "Continua funcionando. Se parou, confira se a pilha foi recolocada do lado certo.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e dele aberto, sem a pilha",
  },
  {
    id: "clonar-e-seguro",
    broader: "controle",
    label: "Clonar controle é seguro?",
    phrase: "o risco de clonar o controle",
    intent: "question",
    asks: [
      "clonar controle seguro",
      "clonar controle segurança",
      "clonar controle perigoso",
      "clonar controle risco",
      "copiar controle seguro",
      "copiar controle perigoso",
      "cópia controle seguro",
      "controle clonado seguro",
    ],
    answers: {
      any: [
        "Clonar o controle é pouco seguro: a cópia tem o mesmo código do original, não pode ser apagada sozinha, e ninguém sabe quantas existem. Mais seguro é cadastrar um controle novo, de código rolante, direto no receptor.",
        "Não é o caminho mais seguro. Só controle de código fixo aceita clone, e é justamente ele que um estranho também consegue copiar; o de código rolante muda a cada aperto e precisa ser cadastrado na central.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Onde está o risco do clone", "Por que a cópia enfraquece o portão"],
        slots: [
          [
            "Quem fez a cópia pode ter guardado o código, e o portão não distingue o clone do original.",
            "O duplicador grava o código em segundos, e outra cópia pode ser feita dali sem você saber.",
          ],
          [
            "Se um deles se perde, apagar o código da central para todos os que o dividem.",
            "Excluir um clone exclui também o original: os dois são o mesmo registro na central.",
          ],
          [
            "Em prédio o risco cresce, porque o código copiado circula e não há como saber de que apartamento saiu.",
            "Para empregado, inquilino ou prestador, a cópia é a pior escolha: depois que ele sai, o código continua valendo.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que fazer em vez de clonar", "Como dar acesso com mais segurança"],
        slots: [
          [
            "Peça controle da mesma linha do receptor e cadastre um por pessoa, com o nome anotado.",
            "Cada pessoa com o seu registro permite apagar só o de quem saiu.",
          ],
          [
            "Se a central só aceita código fixo, troque o receptor por um de código rolante e recadastre todos.",
            "Um receptor de código rolante, ligado à central que você já tem, costuma resolver sem trocar o motor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se o seu é de código fixo", "Confira o tipo do seu controle"],
        slots: [
          [
            "Chavinhas ou jumpers dentro da capa costumam indicar código fixo; as palavras rolante ou anticlonagem no manual, o contrário.",
            "Abra a capa com a pilha fora: chavinhas pequenas em fila são sinal comum de código fixo.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Chaveiro que clona o controle guarda o código?",
        answers: [
          "Pode guardar: o duplicador lê o código inteiro. Por isso, copie só para reserva da própria casa e com quem você conhece.",
          "O aparelho dele tem como. Se isso preocupa, cadastre um controle novo na central em vez de copiar.",
        ],
      },
      {
        question: "Acho que clonaram meu controle. O que faço?",
        answers: [
          "Apague a memória da central e recadastre só os controles que estão na sua mão; se o sistema é de código fixo, aproveite para trocar o receptor.",
          "Apague a memória da central e troque o código. Regravar o mesmo controle de código fixo mantém o clone abrindo; o receptor de código rolante, com controles novos, encerra o caso.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e dele aberto, sem a pilha",
  },
  {
    id: "clonar-e-crime",
    broader: "controle",
    label: "Clonar controle é crime?",
    phrase: "o que a lei diz de clonar controle",
    intent: "question",
    asks: [
      ...combine(
        [
          ...["clonar controle", "copiar controle", "cópia controle", "duplicar controle", "clonagem controle"],
          ...["controle clonado", "controle copiado", "clonar controle vizinho", "copiar controle vizinho"],
        ],
        ["crime", "ilegal", "cadeia", "lei", "permitido", "dá processo", "contra lei", "dá problema lei"],
      ),
      ...combine(["clonar controle", "copiar controle", "duplicar controle"], ["legal", "proibido", "pode dar prisão"]),
      "chaveiro pode copiar controle lei",
      "clonaram meu controle crime",
      "clonaram meu controle boletim ocorrência",
      "clonar controle sem autorização",
      "copiar controle sem autorização",
    ],
    answers: {
      any: [
        "Clonar o controle do seu próprio portão não é crime: é como copiar a chave de casa. Copiar o de outra pessoa sem permissão é outra história, e entrar com essa cópia pode ser violação de domicílio ou furto. Em condomínio, a cópia por fora ainda pode dar multa, se o regimento a proíbe.",
        "Não é crime copiar o controle que é seu ou que o dono deixou copiar. O problema começa sem autorização: quem usa o clone para entrar em casa alheia ou furtar responde por isso, e no prédio vale também a regra do regimento.",
        "Depende de quem é o controle: do seu, pode fazer cópia; do vizinho, do prédio ou do patrão, só com autorização. Entrar com um controle clonado sem permissão pode ser crime, como invasão de domicílio, e a cópia proibida pelo condomínio pode render multa.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quando a cópia é permitida e quando não é", "O que muda de um caso para outro"],
        slots: [
          [
            "Em casa própria, o dono decide quantos controles existem e quem os faz.",
            "Na sua casa, a cópia para a família depende só de você.",
          ],
          [
            "Quem aluga devolve todas as cópias com as chaves, ou avisa o dono para apagar a memória.",
            "No imóvel alugado, avise o dono da cópia e entregue todas quando sair.",
          ],
          [
            "No condomínio, peça o controle extra à administração: a cópia feita fora não entra no cadastro da unidade.",
            "Em prédio, o caminho é o cadastro pela administração, e o que vale é a convenção, o regimento ou a ata.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Se clonaram o seu controle", "Suspeita de cópia sem permissão: o que fazer"],
        slots: [["Aja no portão e no papel, nesta ordem.", "O primeiro passo é fechar a porta para o código copiado."]],
        steps: [
          "Guarde imagens da câmera e anote dias e horas em que o portão abriu sem explicação.",
          "Peça a um técnico para apagar a memória da central e gravar controles novos.",
          "Se o sistema é de código fixo, troque o receptor por um de código rolante: regravar o mesmo controle mantém o clone abrindo.",
          "Houve entrada ou furto? Registre o boletim de ocorrência; em prédio, avise também o síndico por escrito.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O chaveiro pode copiar qualquer controle?",
        answers: [
          "Ele copia o de código fixo que você leva, e convém que seja seu. Peça que não guarde o código no aparelho.",
          "Só os de código fixo, e o cliente responde por ter direito ao controle. O de código rolante se grava na central.",
        ],
      },
      {
        question: "O condomínio pode me multar por clonar o controle?",
        answers: [
          "Pode, se a proibição e a multa estão na convenção ou no regimento. Sem regra escrita, a assembleia decide.",
          "Só com regra escrita que preveja a multa. Leia o regimento antes de fazer a cópia.",
        ],
      },
      {
        question: "Como ter outro controle sem clonar?",
        answers: [
          "Grave um controle novo na central: ele tem código próprio e pode ser apagado sozinho em muitos receptores.",
          "Com um aparelho novo da mesma linha, cadastrado no receptor. A foto do seu, frente e verso, diz qual serve e quanto custa.",
        ],
      },
      {
        question: "A polícia descobre quem clonou?",
        answers: [
          "Pelo portão é difícil, porque a central comum não guarda quem abriu. Câmera e lista de quem teve o controle ajudam mais.",
          "O clone de código fixo é igual ao original para a central. Quem ajuda a investigação são as imagens e os horários.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e dele aberto, sem a pilha",
  },
  {
    id: "controle-universal",
    broader: "controle",
    label: "Controle universal",
    phrase: "o controle universal",
    intent: "question",
    asks: [
      "controle universal não copia",
      "comprei controle universal não copia meu",
      "controle universal",
      "controle 433 universal",
      "controle 433 mhz universal",
      "controle universal 433 mhz",
      "controle universal portão",
      "controle universal serve",
      "controle genérico portão",
      "controle copiador",
      "controle multimarca",
      "controle multifrequência",
      "controle universal serve portão",
      "universal controle programar",
    ],
    answers: {
      any: [
        "O controle universal serve no portão de código fixo, na frequência que ele copia, em geral 433 MHz. Em receptor de código rolante, quase nunca funciona: ali se usa controle da mesma linha, gravado na central.",
        "O controle universal copia o código de um que já funciona ou é cadastrado na central que aceita o padrão dele. Escolha universal para código fixo e um reserva barato; escolha o da linha para código rolante.",
        "Antes de comprar controle universal, descubra o código do seu: fixo aceita, rolante em geral recusa. A embalagem lista frequências e marcas atendidas, e a foto do controle atual, sem a pilha, tira a dúvida.",
      ],
      question: [
        "Não em qualquer portão: o controle universal serve no de código fixo, na frequência que ele copia, em geral 433 MHz. Em receptor de código rolante quase nunca funciona; ali se usa controle da mesma linha, gravado na central.",
        "Serve, quando o seu controle é de código fixo e da frequência que o universal copia. Com código rolante, em geral não: compre o original ou um compatível da linha e grave na central.",
      ],
      price: [
        "O preço do controle universal depende das frequências que ele copia e do número de botões, e a cópia você mesmo faz pelo manual. Antes, confirme por foto que o seu é de código fixo; no rolante ele não serve.",
        "O controle universal é cobrado por unidade, sem visita quando a cópia é de controle para controle. Mande a foto do atual, frente e verso, para saber se ele serve e quanto custa o que a sua central aceita.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Quando o universal vale a pena",
          "Universal, compatível ou original",
          "Controle universal: quando sim e quando não",
        ],
        slots: [
          [
            "Para portão antigo de código fixo, o universal costuma ser a saída mais em conta.",
            "O universal se justifica quando o modelo original saiu de linha e o código é fixo.",
            "Casa simples, com código fixo em 433 MHz, é o lugar certo do universal.",
          ],
          [
            "Em central de código rolante, prefira o original ou um compatível declarado para aquela linha.",
            "Se a central troca o código a cada aperto, só um controle da linha conversa com ela.",
            "O receptor rolante ignora a cópia, por mais parecido que seja o aparelho.",
          ],
          [
            "Alguns universais são multifrequência e copiam 315 e 433 MHz, mas continuam presos ao código fixo.",
            "Multifrequência aumenta as chances de servir, sem resolver o problema do código rolante.",
            "Olhe a lista de padrões da embalagem e não só a palavra universal.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Como gravar um controle universal",
          "Copiando para o universal",
          "Universal: passo a passo da cópia",
        ],
        slots: [
          [
            "A sequência exata vem na folha do aparelho, e a ideia é a mesma em quase todos.",
            "Faça a cópia longe do portão, para não acioná-lo a cada tentativa.",
            "Tenha pilha boa nos dois aparelhos, porque sinal fraco grava o código errado.",
          ],
        ],
        steps: [
          "Siga a folha do universal para limpar a memória de fábrica dele.",
          "Encoste os dois controles, frente a frente.",
          "Segure o botão do universal e o do original até a luz confirmar.",
          "Repita para cada botão que for usar.",
          "Teste à vista do portão, com a passagem livre.",
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Universal serve em portão PPA, Garen ou Rossi?",
        answers: [
          "Serve quando a central dessas marcas usa código fixo compatível. As de código rolante pedem controle da linha, gravado no receptor.",
          "Depende da central, e não da marca na tampa. A foto do controle que funciona mostra se a cópia é possível.",
        ],
      },
      {
        question: "Universal é menos seguro?",
        answers: [
          "É tão seguro quanto o código que repete. Se ele pôde copiar o seu, outra pessoa também pode; o código rolante evita isso.",
          "Ele não piora nem melhora: o ponto fraco é o código fixo. Para mais segurança, troca-se o receptor.",
        ],
      },
      {
        question: "Por que o controle universal gravou e não abre?",
        answers: [
          "O universal não abre porque copiou código rolante ou outra frequência, ou está com pilha fraca. Regrave com pilha nova; sem efeito, o sistema não aceita cópia.",
          "A luz confirma a leitura, não a compatibilidade. Em código rolante a cópia é lida e recusada pelo portão.",
        ],
      },
      {
        question: "Um universal abre mais de um portão?",
        answers: [
          "Abre, um em cada botão, se todos forem de código fixo que ele reproduza.",
          "Sim, gravando um portão por tecla. Cada código precisa ser copiado do controle correspondente.",
        ],
      },
    ],
    photo: "uma foto do controle atual, frente e verso, e outra dele aberto, sem a pilha",
  },
  {
    id: "qual-controle-serve",
    broader: "controle",
    label: "Qual controle serve no meu portão",
    phrase: "o controle que serve no seu portão",
    intent: "buying",
    asks: [
      "qual controle certo portão",

      "que modelo controle comprar",
      "qual modelo controle devo comprar",
      "descobrir controle portão foto",
      "controle certo marca motor ou receptor",
      "qual controle serve",
      "qual controle comprar",
      "controle compatível motor",
      "como saber controle portão",
      "identificar controle",
      "saber qual controle",
      "qual modelo controle",
      "qual controle meu portão",
      "controle serve portão",
    ],
    answers: {
      any: [
        "Serve no seu portão o controle que tem a mesma frequência e o mesmo código do receptor instalado, não o da marca do motor. O jeito mais seguro de acertar é a foto do controle que já funciona, frente, verso e placa.",
        "Para saber qual controle serve, leia no verso do atual a marca, o modelo e a frequência, em geral 433 MHz, e se o código é fixo ou rolante. Sem controle na mão, a etiqueta da central ou do receptor responde.",
        "O controle certo repete duas coisas do receptor: frequência e tipo de código. A marca escrita no motor ajuda, mas engana quando alguém trocou a placa; mande as fotos e dizemos o modelo, sem custo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como descobrir o controle certo",
          "Como identificar o controle por fotos",
          "O que olhar para não comprar errado",
        ],
        slots: [
          [
            "Tudo o que interessa está no controle que funciona ou na etiqueta do receptor.",
            "A identificação é feita sem abrir o motor e sem ferramenta especial.",
            "Separe um controle que abra bem o portão: é ele o modelo da compra.",
          ],
        ],
        steps: [
          "Fotografe o controle, frente e verso, com as letras legíveis.",
          "Tire a pilha, abra a capa e fotografe os dois lados da placa.",
          "Anote a frequência, se estiver escrita: 433 MHz é a mais comum, 299 e 315 MHz existem em sistemas antigos.",
          "Veja se há receptor avulso na parede e fotografe a etiqueta dele.",
          "Fotografe a etiqueta do motor, com a tampa fechada.",
        ],
      },
      {
        about: "choose",
        headings: ["Marca do motor não é marca do controle", "Frequência e código decidem", "O que precisa coincidir"],
        slots: [
          [
            "Um portão com motor de uma marca pode ter placa ou receptor de outra, e é este que manda.",
            "Depois de uma troca de central, o controle passa a ser o do receptor novo.",
            "A tampa diz o fabricante do motor; quem escuta o controle é o receptor.",
          ],
          [
            "O código rolante pede controle da mesma linha; o código fixo aceita compatível e universal.",
            "No rolante, até aparelhos da mesma marca podem ser de gerações que não conversam.",
            "Com código fixo há mais escolha; com rolante, a linha certa é obrigatória.",
          ],
          [
            "Número de botões e formato ficam por sua conta, porque não mudam a compatibilidade.",
            "Resolvido o padrão, escolha pelo tamanho, pelo clipe e pela quantidade de teclas.",
            "Tecla a mais serve para o portão social ou outra garagem, se houver receptor para isso.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Controle de 433 MHz serve em qualquer portão de 433 MHz?",
        answers: [
          "Não. Além da frequência, o formato do código precisa ser o mesmo. Dois controles de 433 MHz podem nunca abrir o mesmo portão.",
          "Só se o código também coincidir. A frequência é a primeira condição, e o receptor ainda confere a linguagem.",
        ],
      },
      {
        question: "Não tenho nenhum controle do portão. Como descubro o modelo?",
        answers: [
          "A etiqueta do motor, da central ou do receptor avulso diz qual é. Se nada estiver legível, o técnico identifica no local e grava o controle certo.",
          "Mande a foto da etiqueta externa do motor. Em último caso, instala-se um receptor avulso com controles novos.",
        ],
      },
      {
        question: "Posso devolver o controle se comprar errado?",
        answers: [
          "Um controle comprado fora segue a regra da loja onde foi comprado. Por isso a foto antes da compra evita o gasto.",
          "Depende de quem vendeu. O melhor é confirmar o padrão pela foto antes de fechar.",
        ],
      },
      {
        question: "Controle usado de outro portão serve?",
        answers: [
          "Serve, se for do mesmo padrão e for cadastrado no seu receptor. No código fixo com chavinhas, ajusta-se a combinação.",
          "Pode servir. Confira frequência e código; depois ele é gravado na sua central como um novo.",
        ],
      },
    ],
    photo: "fotos do controle que funciona, frente, verso e placa sem a pilha, e da etiqueta do motor",
  },
  {
    id: "original-ou-paralelo",
    broader: "controle",
    label: "Controle original ou paralelo",
    phrase: "a escolha entre controle original e paralelo",
    intent: "comparison",
    asks: [
      "controle original ou paralelo",
      "controle genérico presta",
      "controle genérico bom",
      "controle paralelo estraga",
      "controle paralelo estraga central",
      "controle original ou compatível",
      "controle original paralelo",
      "controle cópia original",
      "controle copiado original",
      "controle cópia ou original",
      "controle original similar",
      "controle original compatível",
      "controle original genérico",
      "controle paralelo",
      "controle original clonado",
      "controle original vale pena",
      "diferença controle original",
      "controle genérico",
      "original ou genérico controle",
      "controle genérico funciona",
      "controle genérico serve",
      "controle universal ou original",
      "controle original ou universal",
    ],
    answers: {
      any: [
        "Sim, o controle genérico funciona no portão quando usa a mesma frequência, em geral 433 MHz, e o mesmo código da central, e depois de cadastrado. Em código rolante, só serve o que a embalagem declara para a sua linha.",
        "Escolha o controle original quando a central for de código rolante ou quando não souber o padrão; o genérico (paralelo) compatível serve bem em código fixo ou quando a embalagem cita a linha da sua central. Nos dois casos, só abre depois de cadastrado.",
        "Original ou genérico, o que decide é o código do receptor: no rolante, prefira o original ou um paralelo que cite o modelo da central; no fixo, o genérico de boa procedência, na mesma frequência (em geral 433 MHz), faz o mesmo trabalho.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Original, compatível ou copiado", "O que muda entre original e paralelo", "Como decidir sem errar"],
        slots: [
          [
            "O original garante o padrão da central e costuma ter reposição de capa e botão.",
            "Com o original não há dúvida de código nem de frequência.",
            "Em sistema rolante, o original evita a tentativa e o erro.",
          ],
          [
            "O compatível é outro fabricante com o mesmo código, e precisa declarar o modelo que atende.",
            "Paralelo bom traz na embalagem a lista de centrais e linhas aceitas.",
            "No paralelo, olhe a procedência, a frequência e o acabamento do botão.",
          ],
          [
            "Um controle clonado repete o código de um existente, só em código fixo, e não pode ser excluído sozinho.",
            "A cópia é um caso à parte: funciona no fixo e some junto com o original quando este é apagado.",
            "Clonar serve ao reserva de família; para terceiros, prefira um controle com código próprio.",
          ],
        ],
      },
      {
        about: "signs",
        headings: [
          "Sinais de um controle ruim",
          "Quando o paralelo dá problema",
          "Controle barato que falha: o que observar",
        ],
        slots: [
          [
            "O alcance bem menor que o do original, com pilha nova nos dois, pode indicar frequência fora do ponto.",
            "Se o genérico abre só encostado e o original abre da rua, a diferença está no aparelho.",
          ],
          [
            "Botão que afunda, luz fraca e pilha que acaba depressa também pesam na conta.",
            "Capa frouxa e mola de pilha mole dão mau contato em pouco tempo.",
            "Uma falha depois de uma queda leve revela solda fraca na placa.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Como saber se o meu controle é de código rolante?",
        answers: [
          "Em geral a embalagem ou o manual fala em código rolante, ou rolling code. Chavinhas pequenas dentro do controle indicam código fixo. Na dúvida, a foto do controle aberto mostra.",
        ],
      },
      {
        question: "Controle paralelo estraga a central?",
        answers: [
          "Não. Ele só envia um código por rádio. O risco é não funcionar ou ter alcance curto, sem dano à placa.",
          "Não há esse risco. Se for incompatível, a central apenas ignora o sinal.",
        ],
      },
      {
        question: "Posso misturar original e paralelo no mesmo portão?",
        answers: [
          "Pode, se todos usarem o padrão do receptor. Cada um ocupa o seu lugar na memória.",
          "Sim. A central aceita qualquer um que fale o mesmo código e esteja gravado.",
        ],
      },
      {
        question: "O original ainda existe para motor antigo?",
        answers: [
          "Nem sempre. Se saiu de linha, usa-se um compatível ou instala-se receptor avulso com controles novos.",
          "Às vezes não. A foto do controle mostra se há original, similar ou se compensa trocar o receptor.",
        ],
      },
      {
        question: "Qual controle é mais difícil de clonar?",
        answers: [
          "É o que usa código rolante, seja original ou compatível. A marca sozinha não protege; o tipo de código, sim.",
          "Isso depende do código. Um original de código fixo é tão copiável quanto um paralelo.",
        ],
      },
    ],
  },
  {
    id: "um-controle-dois-portoes",
    broader: "controle",
    label: "Um controle para dois portões",
    phrase: "um controle para dois portões",
    intent: "how-to",
    asks: [
      "portão entrada saída mesmo controle",
      "entrada saída mesmo controle",
      "portão entrada outro saída mesmo controle",
      "um controle dois portões dá certo",
      "mesmo controle casa praia",
      "mesmo controle duas casas",
      "mesmo controle casa e praia",
      "mesmo controle outra casa",
      "controle duas casas",
      "usar mesmo controle casa",
      "controle abre dois portões juntos",
      "controle duas teclas abre dois juntos",
      "controle abre os dois ao mesmo tempo",
      "tecla abre dois portões",
      "controle dois portões",
      "controle 2 portões",
      "mesmo controle dois",
      "um controle abrir dois",
      "controle portão social garagem",
      "controle casa trabalho",
      "juntar controles",
      "unificar controle",
      "controle vários portões",
      "segundo botão controle",
      "segundo botão controle social",
      "botão controle portão social",
      "outro botão controle social",
      "dois botões controle portão",
      "botão abra outro portão",
      "botão abrir outro portão",
      "botão 2 outro portão",
      "segundo botão outro portão",
    ],
    answers: {
      any: [
        "Sim, um controle abre dois portões, com uma tecla para cada: grava-se uma tecla em cada central, e as duas precisam aceitar o código dele. Se a mesma tecla foi gravada nas duas, os portões abrem juntos; aí se apaga e se regrava uma por portão.",
        "Um controle só abre dois portões se tiver botões livres e os dois receptores aceitarem o código dele: grava-se um botão em cada. Se os padrões não combinam, um receptor avulso em um dos portões iguala o sistema.",
        "Para usar o mesmo controle em dois portões, cadastra-se uma tecla em cada receptor. Funciona direto entre centrais do mesmo padrão; em marcas ou códigos diferentes, instala-se um receptor igual na segunda entrada.",
        "Dá para usar um controle em dois portões, com uma tecla para cada um e receptores compatíveis. Em código fixo, um universal também reúne os dois; em código rolante, o controle é cadastrado nas duas centrais, e padrões diferentes pedem um receptor avulso.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como juntar os portões em um controle",
          "Um botão para cada portão",
          "Do teste de padrão ao cadastro",
        ],
        slots: [
          [
            "Comece vendo se os dois controles atuais são da mesma linha.",
            "A comparação das etiquetas diz se basta gravar ou se falta um receptor.",
            "O cadastro é feito em um portão de cada vez, com o outro fora de alcance ou à vista.",
          ],
        ],
        steps: [
          "Fotografe os dois controles, frente e verso.",
          "Compare frequência e tipo de código.",
          "Escolha qual tecla abrirá cada portão.",
          "Peça a gravação em cada receptor, sem segurar o botão de aprendizado.",
          "Teste uma tecla por vez, vendo o portão que se move.",
        ],
      },
      {
        about: "choose",
        headings: [
          "Quando os padrões são diferentes",
          "Receptor avulso, universal ou dois controles",
          "Saídas para marcas diferentes",
        ],
        slots: [
          [
            "O receptor avulso ligado à entrada de botoeira faz o segundo portão entender o controle do primeiro.",
            "Um receptor igual nos dois portões é a solução mais limpa para código rolante.",
            "Acrescenta-se um receptor em um dos portões, e os controles antigos dele podem continuar.",
          ],
          [
            "Em código fixo, um universal copia um portão em cada tecla e dispensa obra.",
            "Se os dois forem de código fixo, a cópia em um aparelho de quatro botões resolve.",
            "O universal reúne garagem de casa e de outro imóvel, contanto que nenhum seja rolante.",
          ],
          [
            "No prédio ou no trabalho, peça autorização, porque o cadastro é da administração.",
            "O portão coletivo só recebe controle cadastrado por quem administra.",
            "Com o condomínio de um lado e a casa do outro, às vezes o mais simples é manter dois aparelhos.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "O mesmo botão pode abrir os dois portões ao mesmo tempo?",
        answers: [
          "Pode, se gravado nos dois receptores, mas não é indicado: um portão se move sem você ver. Use uma tecla para cada.",
          "É possível e arriscado. Prefira teclas separadas, para acionar só o portão que está à vista.",
        ],
      },
      {
        question: "Preciso de controle de quantos botões?",
        answers: [
          "É preciso um botão por portão, com folga. Modelos de dois a quatro botões são comuns.",
          "Dois bastam para dois portões; três ou quatro deixam espaço para o social ou outra garagem.",
        ],
      },
      {
        question: "Dá para abrir o portão social com o controle da garagem?",
        answers: [
          "Dá, com um receptor que acione a fechadura elétrica em outra tecla. Ele manda um pulso à fechadura, por relé.",
          "Sim. Um receptor avulso liga a outra tecla à fechadura do pedestre.",
        ],
      },
      {
        question: "Se eu perder esse controle, perco os dois portões?",
        answers: [
          "Os dois códigos precisam ser apagados, um em cada central. Por isso mantenha um reserva guardado.",
          "Sim, quem achar teria os dois. Avise e apague em ambos os receptores no mesmo dia.",
        ],
      },
    ],
    photo: "fotos dos dois controles, frente e verso, e da etiqueta de cada motor",
  },
  {
    id: "controle-no-farol",
    broader: "controle",
    label: "Abrir o portão pelo farol",
    phrase: "o acionamento pelo farol",
    intent: "question",
    asks: [
      "abrir garagem lampejo farol",
      "abrir garagem farol",
      "abrir portão piscando farol",
      "piscar farol abrir portão",
      "abrir portão farol",
      "controle farol",
      "farol alto portão",
      "controle instalado carro",
      "controle moto farol",
      "acionador farol",
      "farol abrir portão",
      "botão farol",
      "botão farol carro",
      "transmissor farol",
      "controle farol alto",
      "lampejo farol portão",
      "abrir portão luz carro",
    ],
    answers: {
      any: [
        "Dá para abrir o portão pelo farol alto: um transmissor ligado à lâmpada ou ao fio do farol envia o código quando você dá o lampejo. Ele precisa ser do padrão do seu receptor e ser cadastrado como outro controle.",
        "O acionador de farol é um controle escondido no carro ou na moto, alimentado pela bateria do veículo: lampejou, o portão abre. Serve em casa e prédio, desde que o código seja aceito e o cadastro, autorizado.",
        "Abrir o portão pelo farol vale a pena para quem perde controle ou anda de moto, porque não usa pilha. Cuidado com lampejo sem querer perto de casa: prefira modelo que exija dois toques.",
      ],
      question: [
        "Sim, dá para abrir o portão pelo farol alto: um transmissor ligado ao fio do farol envia o código quando você dá o lampejo. Ele precisa ser do padrão do seu receptor e ser cadastrado como outro controle.",
        "Funciona, se o acionador de farol tiver a frequência e o código do seu receptor. É alimentado pela bateria do carro, sem pilha, e entra na memória da central como mais um controle.",
      ],
      installation: [
        "Para abrir pelo farol, um acionador do padrão do seu receptor é ligado ao farol alto por eletricista automotivo ou oficina de moto, e nós o gravamos na central do portão. Mande a foto do controle atual, frente e verso: dizemos qual acionador serve e o valor da gravação.",
        "O acionador de farol se instala em duas partes: a ligação no carro ou na moto, feita por eletricista automotivo, e a gravação no portão, que é conosco. Prefira o modelo de dois lampejos, para o portão não abrir sem querer; a foto do controle atual mostra o padrão e o preço.",
      ],
      price: [
        "O controle de farol custa o transmissor, a instalação no carro ou na moto e o cadastro na central. O valor depende do padrão do receptor; mande a foto do controle que você usa, frente e verso.",
        "No acionador de farol paga-se a peça, a ligação elétrica no veículo, feita em autoelétrica ou oficina, e a gravação no portão. A foto do controle atual mostra o padrão e o valor da nossa parte.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Vale a pena abrir pelo farol?",
          "Farol ou controle no chaveiro",
          "Para quem o acionador de farol serve",
        ],
        slots: [
          [
            "Motociclista é quem mais ganha, porque aciona sem tirar a mão do guidão.",
            "Serve a quem troca de bolsa, perde chaveiro ou dirige com as duas mãos ocupadas.",
            "Sem pilha para acabar, o aparelho acompanha o veículo por muito tempo.",
          ],
          [
            "O ponto fraco é o lampejo involuntário, que abre o portão quando você só sinalizou a alguém.",
            "Farol alto dado na rua de casa pode abrir a garagem, por isso há modelos com dois lampejos.",
            "Escolha um que peça toque duplo, para o lampejo comum não mover a folha.",
          ],
          [
            "Ao vender ou deixar o carro na oficina, o código vai junto e precisa ser apagado.",
            "Um carro emprestado leva a chave da casa com ele, então pense em quem dirige.",
            "Se o veículo for roubado, a exclusão do código é o primeiro pedido a fazer.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como é instalado e cadastrado", "Do veículo ao receptor", "Instalação do acionador de farol"],
        slots: [
          [
            "A parte do carro é de eletricista automotivo; a do portão é o cadastro no receptor.",
            "No veículo, liga-se o aparelho ao circuito do farol alto, com emenda protegida.",
            "Cadastra-se o transmissor no portão do mesmo modo que um controle comum.",
          ],
        ],
        steps: [
          "Confirme pela foto do controle atual qual padrão o receptor aceita.",
          "Compre o acionador desse padrão, de preferência com lampejo duplo.",
          "Peça a ligação a um eletricista automotivo.",
          "Cadastre no receptor com o carro perto e o portão à vista.",
          "Teste o alcance da posição em que costuma chegar.",
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "O controle no farol funciona com LED ou xenônio?",
        answers: [
          "Em muitos carros, sim, mas o circuito muda com o modelo. O eletricista automotivo diz onde ligar sem gerar erro no painel.",
          "Depende do veículo. Alguns faróis de LED são comandados por módulo e pedem outro ponto de ligação.",
        ],
      },
      {
        question: "O botão de fábrica do carro abre portão no Brasil?",
        answers: [
          "Alguns carros trazem botão que aprende controles, e só funciona se ele aceitar a frequência e o código do seu. Em código rolante, em geral não.",
          "Às vezes, com código fixo compatível. Siga o manual do carro e teste; se não aprender, use um controle comum.",
        ],
      },
      {
        question: "Posso usar o controle no farol na garagem do prédio?",
        answers: [
          "Pode, se a administração autorizar e cadastrar o aparelho. Sem cadastro, ele não abre.",
          "Só com o cadastro feito pelo condomínio, como em qualquer outro controle.",
        ],
      },
      {
        question: "O controle no farol alcança mais que o chaveiro?",
        answers: [
          "Costuma ser parecido e depende de onde o aparelho ficou no carro. Escondido entre chapas, perde distância.",
          "Nem sempre. Longe de metal ele alcança bem; atrás da bateria ou da chapa, alcança menos.",
        ],
      },
    ],
    photo: "uma foto do controle que você usa hoje, frente e verso",
  },
  {
    id: "controle-de-condominio",
    broader: "controle",
    label: "Controle de condomínio",
    phrase: "o controle do condomínio",
    intent: "buying",
    asks: [
      "comprar próprio controle zelador cadastrar",
      "comprar meu próprio controle prédio",
      "morador novo controle prédio",
      "morador novo controle onde cadastra",
      "morador novo precisa controle prédio onde cadastra",
      "onde cadastra controle prédio",
      "controle garagem prédio",
      "controle apartamento",
      "cadastrar controle condomínio",
      "comprar controle prédio",
      "novo morador controle",
      "controle portão condomínio",
      "controle garagem condomínio",
      "controle remoto condomínio",
      "controle portão prédio",
      "comprar controle condomínio",
      "segunda via controle condomínio",
      "controle prédio novo",
    ],
    answers: {
      any: [
        "O morador novo cadastra o controle na administração do prédio: síndico, zelador ou portaria dizem o modelo aceito e gravam na lista da unidade. Não se cadastra por conta própria, porque a central fica trancada e o controle precisa poder ser bloqueado.",
        "O controle do condomínio só funciona depois de cadastrado pela administração: peça à portaria ou ao síndico o modelo aceito e o cadastro na sua unidade. Copiar por fora nem sempre abre e impede o bloqueio em caso de perda.",
        "Para ter outro controle da garagem do prédio, fale primeiro com a administração. Ela informa a marca e o tipo de código, autoriza a compra e grava o aparelho na lista da sua unidade.",
        "Para ter controle no prédio, o morador pede à administração, que grava um na lista da unidade: como o código costuma ser rolante, ele não se copia como o de casa. O síndico que precisa de muitos recebe o orçamento pela foto do receptor e pela quantidade.",
      ],
      price: [
        "O controle do condomínio é cobrado por unidade, e quem grava é a administração ou a empresa do portão. Para o síndico, o valor sai pela foto do receptor e pela quantidade; para o morador, pergunte o modelo aceito.",
        "No prédio, o preço do controle depende da linha do receptor e de quantos são gravados na mesma visita. Mande a foto de um controle que funciona, frente e verso, e o total desejado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como o morador consegue outro controle",
          "Pedido de controle no prédio, na ordem certa",
          "Do pedido ao cadastro da unidade",
        ],
        slots: [
          [
            "O caminho começa na administração, mesmo quando você compra o aparelho por conta própria.",
            "Sem autorização do condomínio, o técnico não grava controle em portão coletivo.",
            "Guarde o recibo e o número do cadastro, que ajudam a cancelar depois.",
          ],
        ],
        steps: [
          "Pergunte à administração a marca, o modelo e o tipo de código aceitos.",
          "Fotografe o controle atual, frente e verso.",
          "Compre o modelo indicado ou peça pelo condomínio.",
          "Agende o cadastro na portaria ou com o técnico autorizado.",
          "Confira se o aparelho ficou registrado no nome da sua unidade.",
        ],
      },
      {
        about: "choose",
        headings: [
          "Para o síndico: cadastro sem dor de cabeça",
          "Controles do prédio em ordem",
          "Receptor, lista e quantidade",
        ],
        slots: [
          [
            "Um receptor com exclusão individual evita recadastrar o prédio inteiro quando um morador perde o dele.",
            "Memória com sobra e lista por unidade poupam o zelador a cada mudança.",
            "O cadastro numerado por apartamento permite bloquear um controle em poucos minutos.",
          ],
          [
            "O código rolante é o indicado em garagem coletiva, porque ninguém sabe por onde andam as cópias do fixo.",
            "Em prédio com código fixo, a troca do receptor pode ser feita por etapas, com data para o antigo sair.",
            "Ao mudar de código, avise os moradores com antecedência e desative o receptor velho no fim.",
          ],
          [
            "Cadastrar em mutirão, em um dia só, poupa várias idas do técnico.",
            "Juntar os pedidos dos moradores {em} reduz as idas do técnico.",
            "Peça o orçamento com o total de controles e de vagas, e a foto do receptor.",
          ],
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "O inquilino tem direito a controle?",
        answers: [
          "O acesso acompanha a unidade, e a regra sai da convenção ou do regimento. Quem entrega costuma ser o proprietário ou a administração.",
          "Em geral sim, pela unidade alugada. Combine com o proprietário quem paga o aparelho e avise a administração.",
        ],
      },
      {
        question: "Quantos controles cada apartamento pode ter?",
        answers: [
          "O número depende da regra do condomínio e da memória do receptor. Muitos limitam pelo número de vagas.",
          "Pode ter o que a administração definir. Se a memória estiver cheia, um receptor maior resolve.",
        ],
      },
      {
        question: "Por que o prédio não grava o controle comprado na internet?",
        answers: [
          "O prédio não grava porque o código não é o do receptor ou a memória está cheia. Leve a foto do controle que funciona antes de comprar outro.",
          "Provavelmente é de outra linha. Uma frequência igual não basta quando o código é rolante.",
        ],
      },
      {
        question: "Mudei de prédio: o controle antigo serve no novo?",
        answers: [
          "Só se os dois usarem o mesmo padrão, e depois de cadastrado. O prédio anterior deve apagar o seu código.",
          "Pode servir, se a linha for a mesma. Mostre a foto à administração do prédio novo.",
        ],
      },
    ],
    photo: "fotos do controle do prédio, frente e verso, e, para o síndico, do receptor",
  },
  {
    id: "controle-caiu",
    broader: "controle",
    label: "Controle que caiu ou quebrou",
    phrase: "o controle que caiu no chão",
    intent: "repair",
    asks: [
      "capa controle quebrou",
      "capinha controle quebrou",
      "capa controle trincou",
      "deixei controle cair não funciona",
      "controle caiu não funciona mais",
      "controle caiu não funciona",
      "controle caiu chão",
      "controle caiu parou",
      "controle caiu quebrou capinha",
      "controle caiu quebrou capa",
      "controle quebrou",
      "carcaça controle",
      "capa controle quebrada",
      "controle quebrado conserto",
      "pisei controle",
      "carro passou controle",
      "trocar capa controle",
      "tampinha controle",
      "tampa controle",
      "perdi tampa controle",
      "perdi tampinha controle",
    ],
    answers: {
      any: [
        "Um controle que caiu e parou costuma estar com a pilha fora do lugar, a mola aberta ou uma solda trincada. Abra, recoloque a pilha e teste; capa e botão quebrados se trocam, mas uma placa partida pede controle novo.",
        "Se o controle quebrou na queda, veja primeiro se a luz acende. Com luz e sem abrir, a solda do cristal ou da antena pode ter trincado; sem luz, a pilha ou a mola saiu do lugar.",
        "Controle que quebrou na queda quase sempre volta se só a capa ou o botão sofreu: a capa tem reposição em muitos modelos, e o código fica na placa. Se a placa trincou, um controle novo, cadastrado na central, sai mais confiável.",
      ],
      price: [
        "Consertar controle que caiu só compensa se for botão ou solda simples; em geral sai melhor um controle novo, cadastrado na central. O preço depende do modelo: mande a foto, frente e verso, e da etiqueta do motor, sem custo.",
        "O preço de um controle quebrado é o de outro compatível, mais a gravação se você precisar da visita. A foto do controle e da etiqueta do motor dá o modelo que serve e o valor; o orçamento é grátis.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Controle caiu: o que conferir", "Abra e confira em poucos minutos", "Teste depois da queda"],
        slots: [
          [
            "A maioria das quedas só desloca a pilha, e isso se resolve na hora.",
            "O controle trabalha com tensão muito baixa, e abrir a capa não oferece risco.",
            "Trabalhe sobre a mesa, para não perder mola nem borracha dos botões.",
          ],
        ],
        steps: [
          "Abra a capa e veja se a pilha está firme e do lado certo.",
          "Aproxime com cuidado a mola ou a lâmina que ficou aberta.",
          "Encaixe de novo a borracha dos botões sobre os contatos.",
          "Procure trinca na placa e peça solta dentro da capa.",
          "Feche e teste a poucos passos do portão, com a passagem livre.",
        ],
      },
      {
        about: "replace",
        headings: ["Trocar a capa ou o controle", "Quando o reparo compensa", "Capa nova, solda ou controle novo"],
        slots: [
          [
            "Capa, clipe e borracha gastos se trocam sem mexer no cadastro.",
            "Se só o plástico partiu, a placa passa para uma capa igual e tudo continua gravado.",
            "Borracha rasgada e capa rachada são reparos simples, quando o modelo ainda é vendido.",
          ],
          [
            "Uma solda trincada pode ser refeita, mas o conserto raramente compensa em aparelho comum.",
            "Cristal ou ressonador solto tira o controle da frequência, e ele passa a abrir só de perto.",
            "Uma placa partida ao meio não tem reparo que dure.",
          ],
          [
            "Trocado o aparelho, peça para apagar o cadastro do quebrado.",
            "O novo entra por cadastro, com o mesmo padrão do receptor.",
            "Guarde o quebrado até o novo funcionar, porque a placa dele mostra o padrão.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Consigo trocar só a capa do controle?",
        answers: [
          "Em muitos modelos, sim: a capa é vendida separada e a placa passa para ela. O código continua o mesmo.",
          "Sim, se ainda houver capa daquele modelo. Leve a placa para comparar furos e botões.",
        ],
      },
      {
        question: "O controle caiu e só abre de perto. O que houve?",
        answers: [
          "A frequência pode ter saído do ponto ou a antena da placa trincou. Troque a pilha; se continuar, o controle novo resolve.",
          "Há provável dano no ressonador ou na solda. Compare com outro controle da casa para confirmar.",
        ],
      },
      {
        question: "O botão afundou e não volta. Isso faz mal ao portão?",
        answers: [
          "Faz: transmitindo sem parar, ele pode abrir o portão sozinho ou bloquear os outros controles. Tire a pilha até consertar.",
          "Sim. Remova a pilha na hora, porque o botão preso manda comando contínuo.",
        ],
      },
      {
        question: "Preciso reprogramar o controle depois de trocar a capa?",
        answers: [
          "Não. O código está na placa. Só um aparelho diferente precisa de cadastro.",
          "Não precisa. Trocar capa, borracha ou pilha não mexe no código.",
        ],
      },
    ],
    photo: "fotos do controle aberto, dos dois lados da placa, sem a pilha",
  },
  {
    id: "frequencia-do-controle",
    broader: "controle",
    label: "Frequência do controle",
    phrase: "a frequência do controle",
    intent: "question",
    asks: [
      "como saber controle 433 299 mhz",
      "saber meu controle 433 ou 299 mhz",
      "saber controle 433 ou 292 mhz",
      "saber controle 433 ou 315 mhz",
      "controle 315 serve",
      "controle 315 mhz serve portão",
      "controle 299 mhz",
      "433 ou 299",
      "saber controle 433 ou 299",
      "saber controle 433 ou 292",
      "controle 433 mhz",
      "controle 292 mhz",
      "433 ou 292",
      "frequência controle",
      "qual frequência controle",
      "descobrir frequência controle",
      "controle mhz",
      "controle 315 mhz",
      "433 292 mhz",
      "controle 433 qualquer",
      "controle 433 serve",
      "modelo controle 433",
    ],
    answers: {
      any: [
        "A frequência do controle está na etiqueta do verso ou, sem a pilha, na plaquinha de dentro: 433 (433,92) é a de hoje; 299 e 292, as de sistemas antigos. Sem número, a foto dos dois lados mostra; o de 433 não fala com receptor de 299.",
        "O controle só abre se tiver a frequência do receptor: um de 315 MHz não conversa com 433 nem com 292. Leia o número no verso do controle que já funciona ou no receptor, e confira também se o código é fixo ou rolante.",
        "Para descobrir a frequência do controle, leia o verso ou, sem a pilha, a plaquinha de dentro: 433,92 MHz é a mais comum; 292 e 315 aparecem em antigos. Sem número, mande a foto dos dois lados, ou compare com um igual que tenha; só a frequência não basta, o código também precisa ser o mesmo.",
        "Entre controle de 433 e de 299 MHz não há melhor: serve o da frequência do seu receptor, e um não abre o portão do outro. 433 (433,92) é a de hoje, com código fixo ou rolante; 299 e 292 são de sistemas antigos. Para sair da antiga, trocam-se receptor e controles juntos; a foto do seu, frente e verso, diz qual comprar.",
        "Um controle de 433 MHz (433,92) só serve se, além da frequência, falar o mesmo código da central, fixo ou rolante: procure na embalagem a marca ou a linha da sua central, como PPA, Garen ou Rossi. Depois é preciso cadastrar.",
        "A frequência do controle tem de ser a do receptor: a maioria dos portões atuais usa 433 MHz (433,92), e instalações antigas podem usar 292 MHz ou 315 MHz. O número vem no verso ou na placa do controle; 433 não conversa com 292.",
        "O controle de 433 MHz é o padrão de hoje; 292 MHz aparece em sistemas mais antigos. Escolha a frequência escrita no controle que já funciona e confira também o código, fixo ou rolante, porque só a frequência igual não basta.",
        "Para saber se o seu controle é 433 ou 292 MHz, leia a etiqueta do verso ou a placa interna, sem a pilha. Compre o mesmo número e o mesmo tipo de código; na dúvida, a foto dos dois lados mostra qual serve.",
      ],
      price: [
        "O preço do controle não depende só da frequência, e sim do modelo e do tipo de código: há vários de 433 MHz que não servem um no lugar do outro. Mande a foto do seu, frente e verso, e receba o orçamento grátis.",
        "O controle de 433 MHz é cobrado por unidade, mais a gravação quando exige visita; os de 292 MHz têm menos opções. A foto do atual define o modelo e o valor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como descobrir a frequência do controle",
          "Onde está escrita a frequência",
          "Como ler a frequência sem abrir o motor",
        ],
        slots: [
          [
            "Na maioria dos controles o número vem impresso, seguido de MHz.",
            "Bastam o controle e boa luz para ler a marcação.",
            "Faça a leitura com a pilha fora do controle.",
          ],
        ],
        steps: [
          "Olhe o verso do controle e procure um número seguido de MHz.",
          "Se não houver, abra a capa, tire a pilha e leia a placa.",
          "Procure também a marca e o modelo, que indicam o tipo de código.",
          "Sem marcação, leia a etiqueta do receptor externo ou o manual do motor.",
          "Fotografe frente, verso e placa, para conferir o padrão.",
        ],
      },
      {
        about: "choose",
        headings: [
          "Frequência igual não basta",
          "Por que um controle de 433 MHz pode não servir",
          "Frequência e código: os dois precisam combinar",
        ],
        slots: [
          [
            "Dois controles de 433 MHz só se entendem com o mesmo receptor se o tipo de código também for igual.",
            "A frequência é o canal; o código é a senha, e o receptor exige os dois.",
            "Muita compra errada vem de olhar só o 433 e esquecer o código.",
          ],
          [
            "O código rolante costuma ser próprio de cada linha, mesmo na mesma frequência.",
            "Em código fixo, um compatível ou universal de 433 MHz em geral funciona.",
            "Sistemas de chavinhas são de código fixo e aceitam mais opções de controle.",
          ],
          [
            "Quem tem sistema de 292 MHz pode manter os controles ou instalar um receptor de 433 MHz e trocar todos.",
            "Se faltam controles da frequência antiga, um receptor avulso de 433 MHz renova o sistema sem trocar o motor.",
            "Passar de 292 para 433 MHz pede receptor e controles novos, com a mesma placa de motor.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Controle de 433 MHz abre portão de 292 MHz?",
        answers: [
          "Não. O receptor de 292 MHz não escuta 433 MHz. É preciso controle da mesma frequência ou um receptor de 433 instalado no portão.",
          "Não abre, mesmo copiado. As frequências são diferentes, e a cópia só repete o código na frequência do copiador.",
        ],
      },
      {
        question: "O que quer dizer 433,92 MHz no controle?",
        answers: [
          "É a frequência exata da faixa que se chama de 433. Controle marcado 433 e controle marcado 433,92 são do mesmo canal.",
          "É o valor completo do 433 MHz usado em controle de portão. Na prática, os dois nomes dizem a mesma coisa.",
        ],
      },
      {
        question: "Meu controle não tem nada escrito. Como descubro?",
        answers: [
          "Mande fotos da placa, dos dois lados e sem a pilha, e da etiqueta do motor. O desenho da placa costuma mostrar o padrão.",
          "O técnico mede a frequência com instrumento, ou identifica pelo receptor instalado.",
        ],
      },
      {
        question: "Frequência diferente muda o alcance do controle?",
        answers: [
          "Pouco. Pilha, antena e obstáculos contam mais. A referência é de {trade.reach} em campo aberto.",
          "Na prática, o que manda é a antena certa para a frequência e a pilha boa; trocar só a frequência não resolve alcance curto.",
        ],
      },
    ],
    photo: "fotos do controle, frente, verso e placa sem a pilha",
  },
  {
    id: "melhor-controle",
    broader: "controle",
    label: "Melhor controle de portão",
    phrase: "o melhor controle de portão",
    intent: "comparison",
    asks: [
      "qual melhor controle",
      "controle mais seguro durável",
      "controle portão mais seguro",
      "trocar todos controles casa qual melhor",
      "melhor controle portão",
      "melhor controle garagem",
      "controle não clonado",
      "controle não clonar",
      "melhor controle clonado",
      "controle difícil clonar",
      "melhor marca controle portão",
      "melhor controle remoto portão",
      "qual melhor controle remoto",
      "controle portão bom",
    ],
    answers: {
      any: [
        "O melhor controle de portão é o que a sua central aceita: em código rolante, o original ou um compatível da mesma linha; em código fixo, um bom compatível resolve. Para prédio e rua exposta, prefira rolante, que não se copia.",
        "Escolha original quando a central for de código rolante ou recente; compatível quando o código for fixo e você quiser reserva; universal só para copiar código fixo. Marca famosa em padrão errado não abre o portão.",
        "Não há um controle melhor para todos: primeiro vêm frequência e código iguais aos do receptor, depois botão firme, capa vedada e pilha fácil de achar. A foto do atual, frente e verso, mostra as opções que servem.",
      ],
      buying: [
        "O melhor controle de portão é o de código rolante da linha da sua central: muda a cada toque e não é clonado. Se o seu é de código fixo, um receptor avulso rolante, com controles novos, resolve; a foto do atual mostra o tipo e o valor.",
        "O melhor controle de portão é o que a sua central aceita: em código rolante, o original ou um compatível da mesma linha; em código fixo, um bom compatível resolve. A foto do atual mostra qual é o caso.",
        "Escolha pelo código: rolante pede original ou compatível da linha; fixo aceita compatível e universal. Entre os que servem, prefira botão firme, capa fechada e pilha comum, como A23 ou CR2032.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Como escolher o melhor controle",
          "Original, compatível ou universal",
          "Qual controle comprar em cada caso",
        ],
        slots: [
          [
            "Com código rolante, o original ou um compatível que cite a sua linha é a escolha segura.",
            "A central de código rolante recusa universal, por isso o da linha vem primeiro.",
            "Em receptor de código rolante, compre da mesma linha e grave na central.",
          ],
          [
            "Com código fixo, um compatível de boa procedência faz o mesmo trabalho e serve de reserva.",
            "Em sistemas de código fixo, o compatível atende bem, e o universal também copia.",
            "O código fixo dá mais opções, com a desvantagem de ser mais fácil de copiar.",
          ],
          [
            "Um botão que volta firme e capa sem fresta duram mais no bolso e no carro.",
            "Controle com pilha comum, A23 ou CR2032, poupa procura depois.",
            "Dois botões bastam para um portão; três ou quatro, para garagem, social e segunda casa.",
          ],
        ],
      },
      {
        about: "signs",
        headings: [
          "O que diferencia um bom controle",
          "Como avaliar o controle antes de comprar",
          "Qualidade do controle: o que olhar",
        ],
        slots: [
          [
            "O alcance depende mais da antena do receptor e da pilha do que da marca do controle.",
            "Promessa de alcance muito maior que {trade.reach} em campo aberto não vale para garagem com laje e chapa.",
            "Dois controles do mesmo padrão costumam ter alcance parecido no mesmo portão.",
          ],
          [
            "Etiqueta com marca, modelo e frequência ajuda a repor depois.",
            "Controle sem marca nem frequência impressa é difícil de repor.",
            "Prefira o que traz padrão e frequência escritos na embalagem.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Controle original dura mais que o compatível?",
        answers: [
          "Depende da construção e do uso, não só da marca. O que mais estraga controle é queda, água e pilha vazada.",
          "Nem sempre. Botão firme, capa fechada e pilha em dia contam mais que o nome.",
        ],
      },
      {
        question: "Qual controle tem mais alcance?",
        answers: [
          "Os do mesmo padrão alcançam parecido; a referência é de {trade.reach} em campo aberto. Antena esticada e pilha nova fazem mais diferença.",
          "Antes de trocar por alcance, troque a pilha e confira a antena do receptor. Em chapa fechada, um receptor externo resolve melhor.",
        ],
      },
      {
        question: "Posso misturar marcas no mesmo portão?",
        answers: [
          "Pode, se todas tiverem a frequência e o código da central. Cada controle é gravado separadamente.",
          "Sim, em código fixo é comum. Em código rolante, só os da linha aceita pelo receptor.",
        ],
      },
      {
        question: "Vale trocar todos os controles por código rolante?",
        answers: [
          "Vale em prédio, depois de perda ou roubo e em sistema antigo de chavinhas. Entram receptor e um controle por pessoa.",
          "Sim, quando há controles sem dono conhecido. O motor continua o mesmo.",
        ],
      },
    ],
    photo: "fotos do controle atual, frente e verso, e da etiqueta do motor",
  },
  {
    id: "controle-para-moto",
    broader: "controle",
    label: "Controle para moto",
    phrase: "o controle de portão para moto",
    intent: "buying",
    asks: [
      "abridor portão moto",
      "abrir portão com moto",
      "controle moto",
      "controle portão moto",
      "controle motoqueiro",
      "abrir portão moto",
      "controle guidão",
    ],
    answers: {
      any: [
        "Para moto, há dois jeitos de abrir o portão sem tirar a luva: controle de botão grande preso ao guidão, com capa contra chuva, ou acionador ligado ao farol, que usa a bateria da moto. Os dois precisam ser do padrão do receptor.",
        "O melhor controle de portão para moto é o que resiste a água e vibração: acionador de farol, sem pilha, ou controle vedado no guidão. Confira frequência e código do seu e grave o novo na central.",
        "Na moto, o mais prático é o acionador de farol, que abre com o lampejo e não usa pilha; prefira o de dois toques, para não abrir sem querer. O controle comum no bolso também serve, mas molha e é difícil de achar com luva.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Guidão, farol ou bolso", "Qual controle usar na moto", "Opções de controle para motociclista"],
        slots: [
          [
            "O acionador de farol fica escondido na moto e não gasta pilha, porque usa a bateria dela.",
            "Ligado ao farol alto, o transmissor envia o código quando você dá o lampejo.",
            "Com o transmissor no farol, não há botão exposto à chuva.",
          ],
          [
            "O controle no guidão é mais simples, mas precisa de capa vedada e suporte firme.",
            "Preso ao guidão, prefira controle de borracha, com botão grande.",
            "No guidão, retire o controle ao estacionar na rua, porque ele abre a sua casa.",
          ],
          [
            "Em prédio, peça autorização antes, pois o cadastro é da administração.",
            "O morador de condomínio precisa do modelo aceito pelo receptor do prédio.",
            "Se a entrada usa tag, pergunte por etiqueta própria para moto.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Como pôr o controle na moto",
          "Da compra ao cadastro do controle da moto",
          "Passos para usar o controle na moto",
        ],
        slots: [
          [
            "A parte elétrica da moto fica com a oficina; a gravação, com o receptor.",
            "Compre depois de conferir o padrão do controle atual.",
            "Teste sempre com a moto parada e o portão à vista.",
          ],
        ],
        steps: [
          "Leia no controle atual a frequência e o modelo.",
          "Escolha controle de guidão ou acionador de farol do mesmo padrão.",
          "Faça a ligação do acionador em oficina, com fusível.",
          "Grave o novo controle no receptor do portão.",
          "Teste parado, na distância de costume, com a passagem livre.",
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "O lampejo pode abrir o portão sem querer?",
        answers: [
          "Pode, no modelo de um toque. Prefira o que exige dois lampejos seguidos e evite usar farol alto perto de casa.",
          "Sim, se estiver ao alcance do receptor. O de dois toques reduz muito o risco.",
        ],
      },
      {
        question: "Controle na moto molha?",
        answers: [
          "Molha, se não for vedado. O acionador fica dentro da carenagem; o de guidão precisa de capa de borracha.",
          "O de bolso e o de guidão comuns, sim. Se molhar, tire a pilha e deixe secar antes de usar.",
        ],
      },
      {
        question: "A fotocélula percebe a moto?",
        answers: [
          "Percebe quando ela corta o feixe, mas a moto é estreita: espere o portão abrir todo e passe com ele parado.",
          "Em geral, sim. Mesmo assim não siga atrás de outro carro com o portão se fechando.",
        ],
      },
      {
        question: "Roubaram a moto com o controle. O que faço?",
        answers: [
          "Desligue o disjuntor do motor à noite e peça para apagar o código na central o quanto antes.",
          "Peça a limpeza da memória e regrave só os controles que ficaram com você.",
        ],
      },
    ],
    photo: "fotos do controle que você usa hoje, frente e verso",
  },
  {
    id: "controle-embutido-no-carro",
    broader: "controle",
    label: "Botão do carro que abre o portão",
    phrase: "o botão do carro que abre o portão",
    intent: "question",
    asks: [
      "botão fábrica carro não reconhece controle",
      "botão fábrica veículo não reconhece controle",
      "gravar controle do carro",
      "controle carro gravar motor",
      "gravar controle carro motor antigo",
      "controle do carro no motor",
      "homelink",
      "homelink portão",
      "controle carro embutido",
      "botão carro portão",
      "controle painel carro",
      "botão painel portão",
      "botão painel carro portão",
      "controle retrovisor",
      "retrovisor abrir portão",
      "botão retrovisor portão",
      "abrir portão multimídia",
      "controle quebra sol",
    ],
    answers: {
      any: [
        "Dá para abrir o portão por um botão do carro, no retrovisor ou no painel, se ele transmite na frequência e no código do seu receptor. Se não combina, instala-se um receptor compatível na entrada de botoeira.",
        "Sim, o botão de fábrica do carro, como o HomeLink, abre o portão quando aprende o seu controle ou quando o portão tem receptor compatível. Um carro sem esse botão recebe um acionador ligado ao farol ou um controle embutido no painel.",
        "O controle no painel ou no retrovisor funciona de dois jeitos: o botão de fábrica, que aprende o código, ou um controle comum do mesmo padrão, embutido pelo eletricista do carro e gravado na central do portão.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Botão de fábrica, painel ou farol",
          "Modos de abrir o portão pelo carro",
          "Qual solução serve no seu carro",
        ],
        slots: [
          [
            "O botão de fábrica segue o manual do carro: segura-se o botão com o controle ao lado, até a luz confirmar.",
            "Carros com HomeLink aprendem o controle por um roteiro do manual do veículo.",
            "No retrovisor com botões, o aprendizado se faz com o controle que já abre o portão.",
          ],
          [
            "O código rolante pede um passo a mais na central do portão, feito pelo técnico.",
            "Com código rolante, a central também precisa gravar o carro como novo controle.",
            "No código fixo, o botão do carro costuma copiar direto o sinal.",
          ],
          [
            "O acionador de farol entra na central como mais um controle e usa a bateria do carro.",
            "Quem não tem botão de fábrica usa acionador de farol, sem pilha.",
            "Um controle comum preso ao quebra-sol é a saída mais simples e barata.",
          ],
        ],
      },
      {
        about: "safety",
        headings: [
          "Cuidados com o botão no carro",
          "Segurança do controle embutido",
          "Se o carro for vendido ou roubado",
        ],
        slots: [
          [
            "Antes de vender o carro, apague o botão dele e o cadastro na central.",
            "Um carro levado por ladrão leva junto o acesso: peça a exclusão na central no mesmo dia.",
            "Na revisão ou no manobrista, lembre que o carro abre a sua casa.",
          ],
          [
            "Deixe um controle comum em casa, para o dia em que o carro ficar na oficina.",
            "Um segundo controle evita ficar do lado de fora sem o carro.",
            "A pé ou com outro carro, você ainda precisa de um controle.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "O HomeLink do carro abre portão no Brasil?",
        answers: [
          "Funciona se a versão do carro cobre a frequência do seu receptor, em geral 433 MHz. Se não cobre, um receptor compatível resolve.",
          "Depende da versão: confira no manual se ela trabalha em 433 MHz.",
        ],
      },
      {
        question: "O botão no carro faz perder a garantia do veículo?",
        answers: [
          "O botão de fábrica não muda nada. Um acionador ligado à fiação deve ser posto por eletricista automotivo; consulte a concessionária.",
          "Sem ligação na fiação, não. Com acionador de farol, consulte a concessionária.",
        ],
      },
      {
        question: "O botão do carro serve em garagem de prédio?",
        answers: [
          "Serve, se a administração autorizar e gravar o acionador na sua unidade.",
          "Sim, com autorização e cadastro feitos pelo condomínio.",
        ],
      },
    ],
    photo: "fotos do controle atual, frente e verso, e do botão do carro",
  },
  {
    id: "controle-de-outra-marca",
    broader: "controle",
    label: "Controle de outra marca",
    phrase: "o controle de outra marca",
    intent: "question",
    asks: [
      "gravar controle outro fabricante na central",

      "gravar controle outro fabricante",
      "controle outro fabricante central",
      "controle outra marca programar minha placa",
      "ganhei controle outra marca",

      "controle outra marca",
      "controle marca diferente",
      "controle qualquer marca",
      "controle serve outro motor",
      "controle outro portão serve",
      "controle ppa garen",
      "controle ppa rossi",
      "controle ppa peccinin",
      "controle ppa nice",
      "controle ppa seg",
      "controle ppa linear",
      "controle ppa intelbras",
      "controle ppa agl",
      "controle ppa ipec",
      "controle garen rossi",
      "controle garen peccinin",
      "controle garen nice",
      "controle garen seg",
      "controle garen linear",
      "controle garen intelbras",
      "controle garen agl",
      "controle garen ipec",
      "controle rossi peccinin",
      "controle rossi nice",
      "controle rossi seg",
      "controle rossi linear",
      "controle rossi intelbras",
      "controle rossi agl",
      "controle rossi ipec",
      "controle peccinin nice",
      "controle peccinin seg",
      "controle peccinin linear",
      "controle peccinin intelbras",
      "controle peccinin agl",
      "controle peccinin ipec",
      "controle nice seg",
      "controle nice linear",
      "controle nice intelbras",
      "controle nice agl",
      "controle nice ipec",
      "controle seg linear",
      "controle seg intelbras",
      "controle seg agl",
      "controle seg ipec",
      "controle linear intelbras",
      "controle linear agl",
      "controle linear ipec",
      "controle intelbras agl",
      "controle intelbras ipec",
      "controle agl ipec",
    ],
    answers: {
      any: [
        "Pode funcionar: o controle de outra marca serve se tiver a mesma frequência e o mesmo tipo de código do receptor instalado. Em código rolante, quase nunca, porque cada fabricante usa o seu padrão; a foto do controle e da central confirma antes da compra.",
        "Não precisa ser da mesma marca quando os dois são de código fixo, na mesma frequência, em geral 433 MHz, e com a mesma codificação. Em código rolante, quase nunca dá; aí se compra o da linha da central ou se põe um receptor avulso.",
        "Em código fixo, muitas vezes funciona; em rolante, em geral não. Quem decide é o receptor instalado, e não a marca do motor: frequência e codificação têm de ser as mesmas. A foto do controle e da etiqueta da central confirma antes da compra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como saber se o controle de outra marca serve",
          "O que comparar nos dois controles",
          "Confira antes de comprar",
        ],
        slots: [
          [
            "A comparação é feita com o controle que já abre o portão.",
            "Leve em conta o receptor que está lá hoje, porque a placa pode não ser mais a original.",
            "Não vá só pela aparência: capas iguais escondem códigos diferentes.",
          ],
        ],
        steps: [
          "Leia a frequência na etiqueta dos dois, em geral 433,92 MHz.",
          "Veja se o código é fixo ou rolante.",
          "Confira se a placa do motor ainda é a de fábrica.",
          "Mande as fotos, frente e verso, antes de comprar.",
        ],
      },
      {
        about: "choose",
        headings: [
          "Se o controle da outra marca não serve",
          "Como usar o controle que você já tem",
          "Receptor avulso ou controle da marca",
        ],
        slots: [
          [
            "Comprar o controle da linha da central é o caminho mais curto para um ou dois aparelhos.",
            "Para poucos controles, sai melhor comprar o compatível com a central.",
            "Se falta só um controle, compre um do padrão da placa, que é o mais simples.",
          ],
          [
            "Para aproveitar muitos controles de outra marca, instala-se um receptor dela na entrada de botoeira.",
            "Um receptor avulso do outro padrão faz os dois tipos funcionarem no mesmo portão.",
            "Com receptor externo, o motor de uma marca passa a obedecer ao controle de outra.",
          ],
          [
            "O controle universal só copia código fixo e não resolve o rolante.",
            "O universal serve quando os dois sistemas são de código fixo.",
            "Em código rolante, cópia não abre; só cadastro na central.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Dois controles de 433 MHz sempre se entendem?",
        answers: [
          "Não. Frequência igual é só o começo: dois códigos fixos podem ter número de bits diferente, e então a central não os lê.",
          "Não, frequência igual com código diferente não grava.",
        ],
      },
      {
        question: "Posso ter controles de duas marcas no mesmo portão?",
        answers: [
          "Pode, se a central aceita os dois ou se há um receptor avulso do segundo padrão.",
          "Sim, com receptor externo ligado à botoeira, os dois funcionam.",
        ],
      },
      {
        question: "A placa trocada muda o controle?",
        answers: [
          "Muda. Vale o padrão da placa nova, e não o da marca do motor.",
          "Sim: depois da troca, o controle precisa ser da central instalada.",
        ],
      },
    ],
    photo: "fotos dos dois controles, frente e verso, e da etiqueta da central",
  },
  {
    id: "trocar-controle",
    broader: "controle",
    label: "Troca do controle",
    phrase: "a troca do controle do portão",
    intent: "buying",
    asks: [
      "controle quebrou tecla troca novo",
      "troca controle",
      "trocar controle",
      "trocar controle [marca]",
      "trocar controle antigo",
      "trocar controle [marca] antigo",
      "trocar controle antigo novo",
      "trocar controle [marca] antigo novo",
      "troca controle remoto",
      "trocar controle remoto",
      "trocar controle portão",
      "substituir controle",
      "renovar controle",
      "trocar controle motor basculante",
      "trocar controle motor correr",
      "quanto custa controle novo",
      "comprar controle novo",
      "controle novo preço",
      "controle novo valor",
      "quero controle novo",
      "preciso controle novo",
      "trocar controle motor preço",
      "trocar controle motor valor",
      "trocar controle motor custa",
      "quanto custa trocar controle motor",
      "trocar controle motor portão basculante",
    ],
    answers: {
      any: [
        "Para trocar o controle do portão, escolhe-se outro da mesma frequência e do mesmo código e grava-se na central. Antes, ponha pilha nova: luz fraca e falha de perto costumam ser só a pilha.",
        "Troca-se o controle por outro da mesma frequência e do mesmo código, gravado na central; o custo é o do aparelho e, se for preciso ir ao local, o da gravação. Mande a foto do atual, frente e verso, e da etiqueta do motor: o orçamento é grátis.",
        "Trocar o controle vale quando a placa dele trincou, oxidou ou o botão não responde com pilha nova. O motor fica como está; o novo é cadastrado, e o velho, apagado se foi perdido.",
      ],
      price: [
        "Um controle de portão novo custa o aparelho compatível com a sua central e, se for preciso ir ao local, a gravação. O modelo decide o preço: mande a foto do atual, frente e verso, e da etiqueta do motor, e o orçamento é grátis.",
        "O preço do controle novo depende da marca, da frequência e do tipo de código; a gravação você mesmo faz em muitas centrais ou é cobrada na visita. Com a foto do seu controle e do motor, respondemos com o valor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como trocar o controle do portão",
          "Passos da troca do controle",
          "Da escolha à gravação do controle novo",
        ],
        slots: [
          [
            "A escolha é sua; a gravação na placa fica com o técnico.",
            "O controle novo só abre depois de cadastrado.",
            "Sem gravação na central, nenhum controle novo funciona.",
          ],
        ],
        steps: [
          "Teste o atual com pilha nova.",
          "Fotografe o controle, frente e verso, e a etiqueta do motor.",
          "Confirme frequência e código do modelo novo.",
          "Grave o novo na central, com os outros à mão.",
          "Teste da rua e apague o antigo, se ele foi perdido.",
        ],
      },
      {
        about: "choose",
        headings: [
          "Quando trocar um e quando trocar todos",
          "Um controle ou todos",
          "Trocar só o controle ou o receptor também",
        ],
        slots: [
          [
            "Um só com defeito se troca sozinho, sem mexer nos outros.",
            "Se apenas um falha, os demais continuam como estão.",
            "Controle gasto se repõe um a um, no mesmo padrão.",
          ],
          [
            "Troque todos quando há cópia desconhecida ou código fixo e você quer passar ao rolante.",
            "Passar a código rolante pede receptor e controles novos para a casa inteira.",
            "Depois de roubo ou de cópia, o receptor e todos os controles mudam juntos.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "O controle novo vem pronto para usar?",
        answers: [
          "Não. Ele precisa ser gravado no receptor do seu portão.",
          "Não, o cadastro na central é que o faz abrir.",
        ],
      },
      {
        question: "Posso trocar o controle por um modelo menor?",
        answers: ["Pode, se for da mesma frequência e do mesmo código.", "Sim, o tamanho não importa; o padrão, sim."],
      },
      {
        question: "Perco os outros controles na troca?",
        answers: [
          "Não, se a gravação é feita direito. Em várias placas, segurar o botão apaga todos, por isso tenha-os à mão.",
          "Em geral não. Deixe todos reunidos no dia, por segurança.",
        ],
      },
    ],
    photo: "fotos do controle atual, frente e verso, e da etiqueta do motor",
  },
  {
    id: "trocar-controles-do-condominio",
    broader: "controle",
    label: "Troca dos controles do condomínio",
    phrase: "a troca dos controles do condomínio",
    intent: "question",
    asks: [
      "trocar controles garagem coletiva",
      "controles garagem coletiva",
      "trocar 50 controles",
      "trocar 60 controles",
      "trocar 80 controles",
      "trocar 100 controles",
      "trocar 120 controles",
      "trocar 150 controles",
      "trocar 200 controles",
      "trocar todos controles condomínio preço",
      "comprar 100 controles condomínio preço",
      "60 controles condomínio",
      "80 controles condomínio",
      "100 controles condomínio",
      "120 controles condomínio",
      "150 controles condomínio",
      "200 controles condomínio",
      "comprar controles condomínio",
      "gravar controles condomínio",
      "trocar controles apartamentos",
      "trocar controles moradores",
      "trocar controles 60 apartamentos precisa trocar motor",

      "trocar controles apartamentos precisa trocar motor também",

      "trocar controles apartamentos precisa trocar motor",
      "trocar controles prédio trocar motor também",
      "trocar controles condomínio",
      "trocar controles prédio",
      "todos controles condomínio",
      "recadastramento controles",
      "recadastrar controles",
      "recadastro controles",
      "trocar todos controles",
      "controles moradores trocar",
      "atualizar controles condomínio",
    ],
    answers: {
      any: [
        "Trocamos todos os controles do prédio {em} sem trocar o motor: um receptor novo, de código rolante, é posto ao lado do antigo, e cada controle é gravado no nome da unidade. O preço por controle cai com a quantidade e sai pela foto do receptor e pelo número de controles, sem custo.",
        "A troca dos controles de todo o condomínio é feita com um receptor novo, de código rolante, e o motor não muda. Cada controle é gravado no nome da unidade, e o sistema antigo fica ligado até a data avisada, para ninguém ficar de fora. Diga quantos são e mande a foto do receptor: o valor vem sem custo.",
        "Trocamos os controles do prédio inteiro: pomos um receptor de código rolante ao lado do antigo, entregamos um aparelho por vaga, com assinatura, e desligamos o antigo na data avisada; o motor não muda. O preço vai pelo número de controles: com a quantidade e a foto do receptor, o valor vem sem custo.",
        "Trocar os controles do condomínio compensa quando há cópias sem dono conhecido, controles perdidos ou memória cheia. O custo é o receptor, um aparelho por vaga e a gravação, e o motor fica; a lista por unidade permite depois apagar um só. Diga quantos são e mande a foto do receptor: o valor vem sem custo.",
        "Não precisa trocar o motor para trocar os controles do prédio: o receptor novo se liga à entrada de comando da central que já existe, e mudam só ele e os aparelhos. A troca é feita por unidade, com data marcada, e o valor sai pelo número de controles e pela foto do receptor.",
      ],
      price: [
        "Trocar os controles do condomínio custa a soma de receptor, um aparelho por vaga e gravação, e o motor fica; o preço de cada controle cai com a quantidade. Para 50 controles pede-se memória de 65 lugares; para 80, 100; para 100, 125; para 120, 150; para 200, 250; para 300, 375. Diga quantos são e mande a foto do receptor: o valor por unidade vem sem custo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como organizar a troca dos controles",
          "Etapas do recadastramento no condomínio",
          "Passo a passo para o síndico",
        ],
        slots: [
          [
            "Feita nesta ordem, a troca não deixa nenhum morador do lado de fora.",
            "Com data marcada e lista de unidades, a garagem não para durante a troca.",
            "A ordem abaixo serve a prédio pequeno e grande.",
          ],
        ],
        steps: [
          "Levante unidades, vagas e quantos controles cada uma usa.",
          "Escolha o padrão e um receptor com memória de sobra.",
          "Aprove o valor por controle e quem paga o extra.",
          "Instale o receptor novo sem tirar o antigo.",
          "Entregue e grave por unidade, com assinatura, em um ou dois plantões: são poucos minutos por controle.",
          "Desligue o antigo na data avisada.",
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço da troca", "Do que depende o valor por controle"],
        slots: [
          [
            "São três itens: o receptor, um controle por vaga e a gravação por unidade; a quantidade baixa o preço de cada aparelho.",
            "O valor soma receptor, aparelhos e mão de obra, e o número de controles é o que mais pesa.",
          ],
          [
            "A memória leva folga de um quarto: 120 controles pedem 150 lugares; com dois botões gravados em cada um, o dobro.",
            "Peça receptor com um quarto de memória a mais, para mudanças e perdas: 80 controles pedem 100 lugares.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Controle novo, tag ou facial", "Qual padrão adotar no condomínio", "O que escolher na troca"],
        slots: [
          [
            "O código rolante impede a cópia simples e deve ser o mínimo em garagem coletiva.",
            "Em prédio, controle de código fixo é fácil de copiar; prefira o rolante.",
            "Um receptor com cadastro individual permite apagar um morador sem chamar os outros.",
          ],
          [
            "A tag no para-brisa dispensa pilha e não sai do carro, com custo de leitor.",
            "Com muitos carros, a tag veicular concorre com o controle novo.",
            "Se a verba permite, compare com tag veicular antes de comprar dezenas de controles.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga o controle novo?",
        answers: [
          "É decisão da assembleia: em geral um por vaga entra no rateio e o extra é do morador.",
          "O condomínio decide; costuma pagar o primeiro de cada vaga.",
        ],
      },
      {
        question: "Quanto tempo leva a troca dos controles do condomínio?",
        answers: [
          "A instalação do receptor é rápida; o que toma tempo é entregar e gravar por unidade. Um prazo de transição com os dois sistemas resolve.",
          "O prazo depende do número de unidades. Os dois sistemas convivem até todos receberem.",
        ],
      },
      {
        question: "Precisa trocar o motor junto com os controles?",
        answers: [
          "Não. O receptor novo se liga à entrada de botoeira do motor atual.",
          "Não, só o receptor e os controles mudam.",
        ],
      },
    ],
    photo: "fotos do receptor atual e de um controle aberto, sem a pilha, com o número de unidades e de controles",
  },
  {
    id: "copiar-controle-de-condominio",
    broader: "controle",
    label: "Copiar controle do condomínio",
    phrase: "a cópia do controle do condomínio",
    intent: "question",
    asks: [
      "administradora cobra caro controle",
      "administradora controle duplicar por fora",
      "copiar controle condomínio",
      "copiar controle prédio",
      "cópia controle condomínio",
      "autoriza cópia controle condomínio",
      "quem autoriza cópia controle",
      "quem autoriza controle condomínio",
      "pode copiar controle condomínio",
      "cópia controle prédio",
      "duplicar controle condomínio",
      "duplicar controle prédio",
      "clonar controle condomínio",
      "clonar controle prédio",
      "fazer cópia controle condomínio",
      "fazer cópia controle prédio",
      "fazer cópia controle portão condomínio",
      "fazer cópia controle portão prédio",
      "tirar cópia controle condomínio",
      "tirar cópia controle prédio",
      "onde fazer cópia controle condomínio",
      "onde fazer cópia controle prédio",
      "onde copiar controle condomínio",
      "onde copiar controle prédio",
      "chaveiro copia controle condomínio",
      "chaveiro copia controle prédio",
      "chaveiro faz controle condomínio",
      "duplicata controle condomínio",
      "fazer outro controle condomínio",
      "fazer outro controle prédio",
      "controle extra condomínio copiar",
    ],
    answers: {
      any: [
        "Fornecemos e gravamos controle de condomínio {em}, com a autorização do síndico ou da administração: o de código fixo se copia, e o rolante é gravado na central. Mande a foto do controle, frente e verso, e diga quantos são: dizemos qual serve e o valor, sem custo.",
        "Para cópia de controle remoto de condomínio {em}, mande a foto dos dois lados e a autorização da administração: levamos o modelo que serve e gravamos na central do prédio. Código rolante não se copia, se cadastra, e assim pode ser cancelado se sumir.",
        "Peça o controle do condomínio à administração em vez de copiar: ela grava um novo no nome da sua unidade e pode cancelar se ele se perder. A cópia só funciona em código fixo e com autorização; em código rolante, o aparelho copiado não abre.",
        "O controle de condomínio em geral não se copia: peça ao síndico ou à administradora um controle cadastrado. Cópia de código fixo abre, mas foge do controle do prédio e, se for perdida, não pode ser cancelada sozinha.",
        "Antes de copiar o controle do condomínio, fale com a administração: o de código fixo aceita cópia, o de código rolante, não, e precisa de cadastro na central, feito por quem o condomínio autoriza. Cadastrado, ele fica na lista da sua unidade.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como conseguir outro controle no condomínio",
          "O caminho certo no prédio",
          "Passos para ter um segundo controle",
        ],
        slots: [
          [
            "O pedido é simples e evita comprar controle que não serve.",
            "Com a autorização, a gravação é rápida.",
            "Siga esta ordem para não perder dinheiro.",
          ],
        ],
        steps: [
          "Pergunte à administração a marca e o tipo de código.",
          "Peça a autorização para mais um controle na sua unidade.",
          "Compre o modelo indicado.",
          "Combine a gravação na central, conosco ou com o técnico que o condomínio indicar.",
        ],
      },
      {
        about: "safety",
        headings: [
          "Por que a cópia sem cadastro é um risco",
          "Cópia, perda e cancelamento",
          "O risco do controle copiado",
        ],
        slots: [
          [
            "A cópia de código fixo é igual ao original, e apagar uma apaga as duas.",
            "Com cópias soltas, ninguém sabe quantos controles abrem a garagem.",
            "Um controle copiado não aparece na lista do condomínio.",
          ],
          [
            "No cadastro individual, o controle perdido é excluído sem mexer nos outros.",
            "Gravado por unidade, cada aparelho pode ser cancelado.",
            "A lista por morador permite bloquear um só.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Código fixo ou rolante: como saber", "O que a foto do controle mostra"],
        slots: [
          [
            "Chavinhas por dentro ou modelo antigo indicam código fixo; os controles mais novos de prédio costumam ser rolantes.",
            "O nome da linha, no verso, diz se o código é fixo ou rolante; na dúvida, a foto dos dois lados responde.",
          ],
          [
            "Gravar cada controle leva poucos minutos na central; o síndico que quer dezenas reúne os moradores em um horário e recebe a lista por unidade.",
            "Para muitos controles de uma vez, mande a quantidade: todos são gravados e testados na mesma ida, até o limite da memória.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Quanto custa um controle a mais?",
        answers: [
          "Custa o aparelho e a gravação; o valor depende do modelo que o prédio usa. A foto do atual basta para o orçamento.",
          "O preço é do aparelho mais o cadastro, conforme o padrão do condomínio.",
        ],
      },
      {
        question: "Chaveiro copia controle de código rolante?",
        answers: [
          "Não de modo que funcione: o receptor recusa código repetido.",
          "Não. Rolante só com cadastro na central.",
        ],
      },
      {
        question: "Sou inquilino, posso pedir um controle do condomínio?",
        answers: [
          "Pode, em geral com autorização do proprietário ou da imobiliária, conforme a regra do prédio.",
          "Sim, seguindo a regra do condomínio para inquilinos.",
        ],
      },
    ],
    photo: "fotos do controle do condomínio, frente e verso",
  },
  {
    id: "abrir-sem-controle",
    broader: "controle",
    label: "Abrir o portão sem controle",
    phrase: "como abrir o portão sem o controle",
    intent: "how-to",
    asks: [
      "esqueci controle portão",
      "esqueci o controle em casa",
      "outras formas abrir portão sem controle",
      "abrir portão sem controle",
      "abrir sem controle",
      "como abrir sem controle",
      "abrir portão eletrônico sem controle",
      "abrir por fora sem controle",
      "portão sem controle como abrir",
      "entrar sem controle",
      "esqueci controle",
      "esqueci controle casa",
      "esqueci controle entrar",
      "controle ficou dentro casa",
      "controle ficou em casa",
      "sem controle entrar casa",
      "trancado fora sem controle",
      "esqueci controle abrir",
      "abrir portão fora sem controle",
      "sair sem controle portão",
    ],
    answers: {
      any: [
        "Sem o controle, entre pelo portão social ou peça a quem está dentro que aperte a botoeira; aplicativo, senha no interfone e destravamento externo também abrem, se já instalados. Não force a folha; sem ninguém em casa, chame o técnico, com prova de que mora ali.",
        "Sem controle, o portão abre por dentro pela botoeira, pelo interfone ou pela chave de destravamento, com o disjuntor desligado e só em folha reta de correr ou de abrir. Por fora, só com celular já cadastrado, senha, destravamento externo ou alguém de dentro; não force a folha.",
        "Dá para abrir sem o controle com o que já existir: aplicativo, senha no interfone, destravamento externo com chave, o portão social ou alguém na botoeira de dentro. Sem nada disso, não force a folha: chame o técnico, com prova de que mora ali; atendemos {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que tentar, em ordem", "Sem controle: por dentro e por fora"],
        slots: [["Forçar a folha ou passar ferramenta pela fresta pode soltar o portão; no basculante, ele cai."]],
        steps: [
          "Por dentro, aperte a botoeira ou o botão do interfone.",
          "Por fora, entre pelo portão social ou use o aplicativo, se houver módulo.",
          "Com destravamento externo, use a chave com o disjuntor desligado por quem está dentro.",
          "Folha de correr ou de abrir, reta e em piso plano, se move na mão depois de destravada; o basculante espera o técnico.",
        ],
      },
      {
        about: "choose",
        headings: ["Para não ficar sem controle outra vez", "Outras formas de abrir"],
        slots: [
          ["Um controle reserva já cadastrado é a saída mais barata."],
          ["Módulo Wi-Fi, senha ou leitor de tag abrem sem o controle, cadastrados na mesma central ou no receptor."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Perdi o controle. Preciso trocar a placa?",
        answers: [
          "Não. Apaga-se o código do perdido e grava-se um controle novo; os outros continuam valendo, se a central apaga um por um.",
        ],
      },
      {
        question: "O celular abre o portão sem módulo?",
        answers: ["Não. É preciso um módulo ligado à central; aplicativo sozinho não fala com o portão."],
      },
    ],
    photo: "uma foto da etiqueta do motor, se estiver ao alcance, e outra de um controle que já funcionou",
  },
  {
    id: "capa-do-controle",
    isAskedByName: true,
    broader: "controle",
    label: "Capa ou capinha do controle",
    phrase: "a capa do controle",
    asks: [
      "capinha controle",
      "capinha controle portão",
      "capa controle",
      "capa controle portão",
      "comprar capa controle",
      "carcaça controle portão",
      "carcaça nova controle",
      "capa silicone controle",
      "suporte controle capinha",
      "botão borracha controle",
    ],
    intent: "question",
    answers: {
      any: [
        "Quem procura capa ou capinha de controle de portão {em} pede por foto: frente e verso do controle dizem se há a capa e o valor, ou se sai melhor um controle novo, já gravado. A capa se troca sem perder o cadastro, que fica na plaquinha; suporte de carro é de loja de acessórios.",
        "Há capa ou capinha avulsa para muitos modelos de controle de portão: a plaquinha passa para ela com a pilha e continua gravada. Mande a foto do seu, frente e verso, e dizemos se há a capa ou se sai melhor um controle novo, orçado por foto, sem custo.",
        "A capa do controle se troca sem mexer no cadastro, que fica na plaquinha e na central; precisa ser do mesmo modelo, com a tecla no mesmo lugar. A foto do controle, frente e verso, diz se há a peça e o valor, ou o de um controle novo já gravado.",
      ],
      price: [
        "O preço da capa do controle depende do modelo e é menor que o de um controle novo; a foto, frente e verso, diz se há e o valor, sem custo. Se a placa ou o botão de dentro falhou, compensa o controle novo, já gravado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Para a capa servir", "O que comparar antes de comprar a capa"],
        slots: [["Ponha a plaquinha sobre a nova, antes de fechar:"]],
        bullets: [
          "Posição e número de teclas",
          "Furos e pinos que seguram a placa",
          "Lugar e tipo da pilha",
          "Parafuso ou encaixe",
        ],
      },
      {
        about: "choose",
        headings: ["Capa nova ou controle novo", "Quando só a capa não resolve"],
        slots: [
          ["Capa trincada, argola quebrada ou borracha furada: basta a capa."],
          ["Botão que afunda, solda trincada ou placa molhada pede controle novo, gravado na central."],
          ["Para prender no carro, use o quebra-sol ou um suporte com velcro, fora do sol e da vista de quem passa."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Trocar a capa apaga a programação?",
        answers: ["Não: o código está na plaquinha, e o cadastro, na central."],
      },
      {
        question: "A capinha de silicone atrapalha o alcance?",
        answers: ["A de silicone, não. Capa ou chaveiro de metal em volta do controle, sim."],
      },
      {
        question: "Não acho capa para o meu controle. E agora?",
        answers: [
          "Um controle compatível, gravado na central, faz o mesmo. A foto do seu e da etiqueta do motor diz qual.",
        ],
      },
      {
        question: "Posso deixar o controle no suporte dentro do carro?",
        answers: ["Em garagem fechada, pode; na rua, leve com você, porque quem o pega abre o seu portão."],
      },
    ],
    photo: "fotos do controle, frente, verso e aberto, se der",
  },
  {
    id: "diferenca-292-e-433",
    broader: "controle",
    label: "Diferença entre 292, 299, 315 e 433 MHz",
    phrase: "a diferença entre controle de 292 e de 433 MHz",
    intent: "comparison",
    asks: [
      "433 315 mesma coisa",
      "433 292 mesma coisa",
      "433 299 mesma coisa",
      ...combine(
        ["diferença"],
        [
          "433 292",
          "433 299",
          "433 315",
          "292 299",
          "292 315",
          "299 315",
          "433 292 mhz",
          "controle 433 292",
          "controle 433 299",
          "controle 433 315",
          "controle 433 292 mhz",
          "receptor 433 292",
          "frequência controle",
          "frequência controles portão",
        ],
      ),
      ...combine(
        ["melhor", "mais alcance", "alcance", "mais seguro", "mais comum"],
        [
          "433 292",
          "433 299",
          "433 315",
          "controle 433 292",
          "controle 433 ou 292",
          "controle 433 ou 299",
          "frequência 292 433",
        ],
      ),
      ...combine(
        ["controle"],
        ["433 abre 292", "292 abre 433", "433 abre portão 292", "433 abre 299", "433 299 mhz", "433 e 292"],
      ),
      "entre 433 299 mhz",
      "controle 292 ainda existe",
      "controle 292 ainda vende",
      "controle 292 mhz ainda existe",
      "controle 299 ainda existe",
      "trocar 292 433",
      "mudar 292 433",
      "passar 292 433",
      "trocar controle 292 433",
    ],
    answers: {
      any: [
        "A diferença entre o controle de 292 ou 299 e o de 433 MHz é o canal de rádio: um não abre o portão do outro. O de 433 (433,92) é o padrão de hoje, mais fácil de achar; o de 292 ou 299 é de sistema antigo. O alcance é parecido; compre o mesmo número ou troque o receptor.",
        "A diferença entre 433 e 299 MHz, ou 292 e 315, é só a frequência de rádio do controle, e cada receptor ouve apenas a sua. O 433 é o dos portões atuais; 292, 299 e 315 são de sistemas antigos ou importados, com menos controles à venda. Nenhuma tem mais alcance que a outra de modo que se note.",
        "O melhor entre 433 e 292 MHz, em portão novo, é o 433 com código rolante: é o padrão atual e tem mais controles à venda. Em sistema que já é de 292, continue com ele, comprando igual, ou troque receptor e controles juntos; a foto do controle, frente e verso, dá o valor.",
        "Controle de 433 MHz não abre portão de 292, nem o de 292 abre o de 433: cada receptor só ouve a própria frequência. Ou se compra o controle igual, ou se põe receptor avulso de 433 com controles novos, sem mexer no motor.",
        "O controle de 292 MHz ainda existe, mas com menos modelos à venda que o de 433, o padrão de hoje. Mande a foto do seu, frente e verso, e dizemos se há igual; se não houver, um receptor avulso de 433 com controles novos resolve sem trocar o motor.",
        "Para passar ou mudar o portão de 292 para 433 MHz, basta trocar o receptor e os controles juntos; motor e placa ficam, e o receptor avulso de 433 entra na botoeira da central. A visita com a gravação, em casa, parte de {price.preventive}, sem peças; receptor e controles são orçados por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["292 e 433 MHz lado a lado", "O que muda de uma frequência para a outra"],
        slots: [
          [
            "O número diz em que canal de rádio o controle fala, e o receptor só escuta o seu.",
            "Frequência é o canal; o código, fixo ou rolante, é a senha, e o receptor exige os dois.",
          ],
        ],
        bullets: [
          "433 MHz (433,92): padrão dos portões atuais, com código fixo ou rolante e mais controles à venda",
          "292 e 299 MHz: sistemas antigos, em geral de código fixo, com menos opções",
          "315 MHz: aparece em aparelhos importados",
          "Alcance: parecido; antena, pilha e ferro no caminho contam mais que o número",
        ],
      },
      {
        about: "replace",
        headings: ["Manter o 292 ou passar para 433", "Quando vale trocar a frequência"],
        slots: [
          [
            "Para um controle a mais, compra-se o da mesma frequência e do mesmo código.",
            "Se o receptor está bom e só falta um controle, o igual sai mais em conta.",
          ],
          [
            "Se faltam controles à venda ou o receptor falhou, o avulso de 433 renova o conjunto, e todos os controles mudam juntos.",
            "Receptor queimado ou controles difíceis de achar são a hora de passar para 433 com código rolante.",
          ],
          [
            "A visita de instalação e gravação, em casa, parte de {price.preventive}; receptor e controles são orçados à parte, pela foto.",
            "Receptor e controles têm o valor dito pela foto; a visita que liga e grava, em casa, parte de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei a frequência do meu controle?",
        answers: [
          "Leia o número seguido de MHz no verso ou, sem a pilha, na placa de dentro. Sem nada escrito, a foto ou um medidor mostra.",
        ],
      },
      {
        question: "Dá para usar 292 e 433 no mesmo portão?",
        answers: [
          "Dá, com dois receptores na entrada de botoeira, cada um com os seus controles, enquanto os antigos não são trocados.",
        ],
      },
      {
        question: "Dois controles de 433 MHz servem no mesmo portão?",
        answers: [
          "Só se o código também for o da central. Em código fixo há compatíveis; o rolante pede o da própria linha.",
        ],
      },
      {
        question: "Controle copiador passa de 292 para 433?",
        answers: [
          "Não. A cópia repete o código, mas fala na frequência do copiador; o receptor de 292 continua sem ouvir.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "controle-de-chaveiro",
    broader: "controle",
    label: "Controle pequeno, de chaveiro",
    phrase: "o controle de chaveiro do portão",
    asks: [
      "controle chaveiro pequeno",
      "controle pequeno chaveiro",
      "controle tipo chaveiro",
      "controle pequeno",
      "controle portão pequeno",
      "controle menor chaveiro",
      "controle pequenininho",
      "mini controle",
      "mini controle portão",
      "controlinho chaveiro",
      "controle formato chaveiro",
      "controle pôr chaveiro",
      "controle compacto portão",
      ...combine(["controle chaveiro", "controle pequeno", "mini controle"], ["[marca]", "motor [marca]"]),
    ],
    intent: "buying",
    answers: {
      any: [
        "Sim, há controle pequeno, de prender no chaveiro, e ele abre o portão como o comum se for da mesma frequência e do mesmo código da sua central. Mande a foto do controle que abre hoje, frente e verso: dizemos qual modelo de chaveiro serve e o valor.",
        "O controle de chaveiro serve no seu portão quando repete os MHz e o tipo de código do atual; o tamanho não muda o alcance, que depende da pilha e da antena. Pela foto do seu, dos dois lados, indicamos o pequeno certo e passamos o preço.",
        "Dá para trocar o controle grande por um de chaveiro: ele é gravado na central como qualquer outro. Confira antes no verso do atual a marca, a frequência e o modelo; com essas fotos dizemos qual comprar e quanto custa.",
      ],
      price: [
        "O preço do controle de chaveiro depende da marca, do número de botões e do tipo de código, e sai pela foto do seu, frente e verso, sem custo. Se a central é de código rolante, ele precisa ser da mesma linha; em código fixo, um compatível custa menos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que conferir antes de comprar o pequeno", "Como escolher o controle de chaveiro"],
        slots: [
          [
            "Código rolante, que muda a cada aperto, pede controle da mesma linha da central; o fixo aceita compatível.",
            "Se a embalagem do atual fala em rolling code ou anticlonagem, só serve o da própria linha.",
          ],
          [
            "Prefira botão recuado ou com tampinha: no bolso, a tecla saliente aperta sozinha e abre o portão.",
            "Escolha um de tecla firme, porque no molho de chaves ele é apertado sem querer.",
          ],
          [
            "Veja que pilha ele usa: os menores costumam levar moeda CR2032 ou CR2016, e outros, a 27A ou a A23.",
            "Modelos pequenos quase sempre usam pilha de moeda; o código dela está na própria pilha.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidados com o controle no chaveiro", "Para o controle pequeno durar"],
        slots: [
          [
            "Não deixe o molho com o controle pendurado no portão nem à vista no carro.",
            "Não escreva o endereço no chaveiro: quem acha entra.",
          ],
          [
            "Queda e chave batendo trincam a caixa; uma capa simples protege.",
            "O atrito com as chaves gasta a tecla, e uma argola só para ele ajuda.",
          ],
          [
            "Perdeu? Peça para apagar o código na central no mesmo dia.",
            "Se o chaveiro sumir, o código dele deve sair da memória da central.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "O controle pequeno alcança menos?",
        answers: [
          "Não por ser pequeno. Alcance curto é pilha fraca, antena do receptor ou interferência.",
          "Em geral alcança o mesmo, com pilha boa; a moeda só dura menos se ele fica apertado no bolso.",
        ],
      },
      {
        question: "O novo já vem gravado?",
        answers: [
          "Não: ele é cadastrado na central ou no receptor antes de abrir.",
          "Vem sem código do seu portão; grava-se no receptor, por você ou pelo técnico.",
        ],
      },
      {
        question: "Um chaveiro de rua consegue copiar?",
        answers: [
          "Só se o código for fixo. O de código rolante precisa ser cadastrado na central.",
          "Copia os de código fixo; no rolante, a cópia acende a luz e não abre.",
        ],
      },
    ],
    photo: "fotos do controle que abre hoje, frente e verso, e da etiqueta do motor",
  },
  {
    id: "lote-de-controles",
    broader: "controle",
    label: "Lote de controles para condomínio",
    phrase: "o lote de controles para o condomínio",
    asks: [
      "lote controles",
      "lote controle portão",
      "lote controles condomínio",
      "lote controles prédio",
      ...combine(
        ["lote 20 controles", "lote 30 controles", "lote 50 controles", "lote 100 controles"],
        ["condomínio", "prédio"],
      ),
      ...combine(
        ["lote"],
        ["20", "30", "40", "50", "60", "80", "100", "120", "150", "200"].map((count) => `${count} controles`),
      ),
      "controles atacado",
      ...combine(
        ["comprar 20 controles", "comprar 30 controles", "comprar 40 controles", "comprar 50 controles"],
        ["prédio", "condomínio"],
      ),
      "controle portão atacado",
      "controles quantidade condomínio",
      "controles portão quantidade",
      "comprar controles quantidade",
    ],
    intent: "buying",
    answers: {
      any: [
        "Fornecemos lote de controles para condomínio {em}: o preço por unidade cai com a quantidade, e a gravação no prédio entra se for pedida. Mande a foto de um controle que abre hoje, frente e verso, a da etiqueta do receptor e quantos são; o orçamento é grátis, no CNPJ do condomínio.",
        "Vendemos controles em lote, com o preço por quantidade dito sem custo, pela foto do controle atual e do receptor: por elas vemos se basta repetir o modelo ou se a memória está cheia. Cada aparelho pode sair gravado e anotado por unidade, com lista para o síndico.",
        "Temos controles em quantidade para condomínio; antes da compra, confirmamos se cabem na memória do receptor, porque 50 novos, mais os atuais, podem passar do limite. Diga a quantidade e mande as fotos do controle e do receptor: o valor por unidade vem com e sem a gravação.",
      ],
      price: [
        "O preço do lote de controles depende da quantidade, da marca, do tipo de código e da gravação, e o valor por unidade cai quando são muitos. Diga quantos são e mande a foto do controle atual, frente e verso, e a do receptor: o orçamento é grátis.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar para orçar o lote", "Antes de fechar a quantidade"],
        slots: [
          [
            "Com estes dados, o orçamento sai sem visita.",
            "O zelador consegue reunir tudo isto em uma ida à garagem.",
            "Reúna isto antes de pedir o valor, para não comprar o modelo errado.",
          ],
        ],
        bullets: [
          "Foto de um controle que abre hoje, frente e verso",
          "Foto da etiqueta do receptor ou da central, pela administração ou pelo zelador",
          "Quantos controles e quantos botões em cada um",
          "Quantas posições da memória já estão em uso",
          "Se há controles perdidos a apagar",
          "Quantos portões cada controle vai abrir",
          "Prazo da entrega e quem recebe no prédio",
          "Se a gravação será feita no prédio, com a lista das unidades",
        ],
      },
      {
        about: "choose",
        headings: ["Repetir o modelo ou mudar o receptor", "Quando vale trocar o receptor junto"],
        slots: [
          [
            "Se o receptor é de código rolante e tem memória livre, basta comprar controles da mesma linha.",
            "Com memória sobrando e código rolante, o lote entra no receptor que já existe.",
            "O caminho mais barato é repetir o modelo, quando o receptor atual é seguro e tem lugar.",
          ],
          [
            "Se o código é fixo ou a memória está cheia, um receptor novo ao lado do antigo resolve, e o motor fica.",
            "Receptor lotado ou de código fixo, que se copia na rua, é a hora de trocar o receptor, sem mexer no motor.",
            "Quando os controles se copiam em qualquer chaveiro, um receptor de código rolante sai melhor que outro lote igual.",
          ],
          [
            "Deixe um quarto de memória livre para perdas e mudanças: 50 controles pedem uns 65 lugares.",
            "Guarde alguns controles de reserva com a administração, já anotados na lista.",
            "Peça uns poucos a mais: mudança e perda acontecem todo mês em prédio grande.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles vêm gravados?",
        answers: [
          "Podem ser gravados no prédio, um a um, com o nome da unidade. Sem isso, vêm prontos para a gravação.",
          "De fábrica, não. A gravação é feita no receptor de vocês, em um ou dois plantões.",
          "A gravação é opcional e feita no local, porque depende do receptor do condomínio.",
        ],
      },
      {
        question: "Dá para comprar misturado, com 2 e 4 botões?",
        answers: [
          "Dá, se todos forem da mesma linha e código. Cada botão gravado pode ocupar um lugar da memória.",
          "Pode, desde que falem com o mesmo receptor; diga quantos de cada na mensagem.",
        ],
      },
      {
        question: "Sai nota no CNPJ do condomínio?",
        answers: ["Sim, a nota é pedida na mesma conversa do orçamento.", "Sim: diga o CNPJ ao aceitar o valor."],
      },
      {
        question: "Quanto tempo leva a gravação de 50 controles?",
        answers: [
          "São poucos minutos por aparelho; o que demora é reunir os moradores, e por isso se marca um plantão.",
          "Cada um leva poucos minutos. Em um ou dois turnos combinados, a lista fica pronta.",
        ],
      },
      {
        question: "Quem autoriza a gravação?",
        answers: [
          "O síndico ou a administradora, com a lista de unidades e de quem recebeu cada controle.",
          "Quem responde pelo condomínio, por escrito, para nenhum controle entrar sem dono conhecido.",
          "A administração do condomínio: a gravação só é feita com a lista dela.",
        ],
      },
    ],
    photo: "fotos do controle atual, frente e verso, e da etiqueta do receptor, com a quantidade",
  },
];
