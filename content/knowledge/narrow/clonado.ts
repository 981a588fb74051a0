import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const clonado: NarrowConcept[] = [
  {
    id: "vizinho-abre-meu-portao",
    broader: "clonado",
    label: "Controle do vizinho abre meu portão",
    phrase: "o controle do vizinho que abre o seu portão",
    intent: "question",
    asks: [
      "dois portões rua mesmo código",
      "vizinho mesmo controle",
      "vizinho tem mesmo controle",
      "mesmo controle vizinho",
      "outro condomínio abre meu",
      "controle outro abre meu portão",
      "outro controle abre portão",
      "controle outro condomínio abre",
      "vizinho abre portão",
      "controle vizinho abre",
      "controle abre vizinho",
      "abre portão vizinho",
      "mesmo código vizinho",
      "controle abre dois portões vizinho",
      "vizinho abriu meu portão",
      "portão abre controle vizinho",
      "controle vizinho portão",
      "abre sozinho vizinho aperta",
      "abre sozinho controle vizinho",
      "abre sozinho vizinho abre",
    ],
    answers: {
      any: [
        "O controle do vizinho abre o seu portão porque os dois têm o mesmo código fixo ou porque o dele ficou gravado na sua central. Em controle de chavinhas, mudam-se as chavinhas dos controles e do receptor. Em central que grava controles, apaga-se a memória e grava-se de novo só os seus. O receptor de código rolante, que muda a cada toque, resolve de vez, e o orçamento é grátis por foto.",
        "Seu portão abre quando o vizinho aperta o controle dele porque o código fixo se repete, o que é comum em controles de chavinhas com a combinação de fábrica. Muda-se a combinação do seu ou instala-se um receptor de código rolante, que muda a cada toque. O orçamento, com peças e mão de obra, é grátis por foto.",
        "Quando um controle abre o portão do vizinho, ou o dele abre o seu, o mesmo código está nas duas centrais. Trocar só o controle não resolve. É preciso limpar a memória e gravar controles com código diferente, de preferência rolante. A foto do seu controle dá o preço com a gravação.",
        "O vizinho com o controle igual ao seu abre o seu portão quando o código também é o mesmo, o que é comum em modelos de chavinhas deixados com a combinação de fábrica. Basta um dos dois mudar o código para a coincidência acabar. Até lá, desligue o disjuntor à noite, com o portão fechado. O orçamento da troca é grátis, pela foto do controle.",
        "Se o seu controle abre o portão do vizinho, os dois portões têm o mesmo código, e o dele provavelmente abre o seu. Avise o vizinho e mude o código de um dos dois: nas chavinhas, se houver, ou apagando a memória e gravando controles de código rolante. O orçamento é grátis, pela foto do controle.",
      ],
      price: [
        "O preço para o vizinho não abrir mais o seu portão é só a mão de obra de apagar a memória e gravar outro código, se os seus controles aceitam outra combinação. Se o código é fixo e se repete, somam-se um receptor de código rolante e um controle por pessoa. O valor sai por foto, já com a instalação.",
        "Mudar o código para o vizinho não abrir mais custa só o serviço de apagar e regravar, quando os controles aceitam outra combinação. Com código fixo repetido, é preciso receptor rolante e controles novos. A conta de peças e serviço sai por foto, antes da visita.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o mesmo controle abre dois portões"],
        slots: [
          [
            "Controles de chavinhas têm poucas combinações, e muita gente deixa a de fábrica. Assim dois portões da mesma rua ficam com o mesmo código. Também acontece com controle emprestado, copiado ou de um morador antigo, que ficou na memória.",
            "O código fixo se repete com facilidade, porque são poucas combinações e a de fábrica raramente é mudada. A outra causa é um controle gravado nos dois portões, por teste, cópia ou mudança de casa.",
            "Em sistema antigo a coincidência é comum, porque há poucas combinações e quase ninguém muda a de fábrica. Um controle de antigo morador que ficou na memória, ou uma cópia feita entre vizinhos, dá o mesmo resultado.",
          ],
          [
            "No código rolante, que muda a cada aperto, isso praticamente não ocorre, porque o sinal do vizinho é recusado.",
            "O controle de código rolante gera um código novo a cada toque e tem identidade própria, por isso o do vizinho não é aceito.",
            "Com código rolante a confusão acaba, já que cada aparelho é único e o sinal de fora é ignorado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até mudar o código"],
        slots: [
          [
            "Enquanto o código for o mesmo, o portão pode abrir sem você saber. Combine o teste com o vizinho, à luz do dia e com as passagens livres.",
            "Vale confirmar antes de chamar, porque a solução depende do tipo de código. Faça o teste de dia, com os dois portões à vista.",
            "A casa fica exposta até a troca, então confirme logo. O teste leva um minuto, com o vizinho junto e ninguém no caminho dos portões.",
          ],
        ],
        steps: [
          "Peça ao vizinho que acione uma vez, vendo os dois portões.",
          "Veja se os controles têm chavinhas ou jumpers por dentro.",
          "À noite, com o portão fechado, desligue o disjuntor do motor.",
          "Peça a troca do código ou a limpeza e o recadastro.",
          "Teste de novo com o controle dele.",
        ],
      },
      {
        about: "choose",
        headings: ["Qual solução resolve de vez"],
        slots: [
          [
            "Mudar a combinação das chavinhas é mais barato e resolve por ora, mas o código fixo continua podendo ser copiado. O receptor e os controles de código rolante resolvem de vez, e o motor continua o mesmo.",
            "Uma nova combinação acaba com a coincidência, mas não impede a cópia. Para isso é preciso um receptor de código rolante, com controles da mesma linha. O motor e a placa continuam.",
            "Há duas soluções. Trocar a combinação é a mais barata. Passar a receptor e controles rolantes é a mais segura, porque eles não se repetem nem se copiam em chaveiro. Nenhuma exige motor novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem deve mudar o código, eu ou o vizinho?",
        answers: [
          "Basta um dos dois mudar. Quem tem o sistema mais antigo, de código fixo, é quem mais ganha com a troca.",
          "Qualquer um dos dois. Com o código de um lado trocado, a coincidência acaba.",
        ],
      },
      {
        question: "Basta mudar as chavinhas do controle?",
        answers: [
          "Em sistemas de chavinhas, sim, se todos os controles e o receptor ficarem com a mesma combinação nova. O ajuste no receptor é do técnico.",
          "Só no controle, não, porque o receptor precisa da mesma combinação. Feita a mudança em todos, o do vizinho para de abrir.",
        ],
      },
      {
        question: "Preciso trocar o motor?",
        answers: [
          "Não. Muda-se o código dos controles ou instala-se um receptor avulso de código rolante, ligado à placa atual.",
          "Não é preciso. O problema está no código, e não no motor. O receptor novo se liga à mesma placa.",
        ],
      },
      {
        question: "O portão dele abre quando aciono o meu. O que faço?",
        answers: [
          "Avise-o logo, porque a casa dele fica aberta sem ele saber, e acione só de perto até um dos dois mudar o código.",
          "Comunique na hora e evite apertar de longe. A correção é simples e basta ser feita em um dos portões.",
        ],
      },
    ],
    photo: "uma foto do seu controle aberto, sem a pilha, e da etiqueta do motor",
  },
  {
    id: "carro-roubado-com-controle",
    broader: "clonado",
    label: "Carro roubado com o controle",
    phrase: "o carro roubado com o controle dentro",
    intent: "emergency",
    asks: [
      "portão após roubo do carro",
      "fazer com portão roubo carro",
      "assaltado levaram controle",
      "assaltado controle",
      "assalto controle",
      "levaram controle",
      "levaram controle portão",
      "fui assaltado controle portão",
      "carro roubado controle",
      "roubaram carro controle",
      "roubaram controle",
      "controle roubado",
      "controle portão roubado fazer",
      "controle portão foi roubado fazer",
      "furtaram controle",
      "assalto levaram controle",
      "levaram chave controle",
      "levaram bolsa controle",
      "carro guinchado controle",
      "roubou controle",
      "carro roubaram controle",
      "furto carro controle",
      "apagar controle roubado carro",
      "apagar placa controle roubado",
      "apagar controle roubado",
      "controle roubado junto carro",
      "controle roubado dentro carro",
      "levaram carro controle",
      "carro furtado controle",
    ],
    answers: {
      price: [
        "Apagar o controle roubado custa o serviço de limpar a memória da central e gravar de novo os que ficaram. O valor depende da placa e da quantidade de controles, e é informado de graça, por foto, antes da visita. Até lá, desligue o disjuntor do motor. Controle novo, se você quiser repor, é cobrado por unidade.",
        "O preço para apagar da central um controle roubado é o da visita com a regravação dos outros controles, dado por foto da etiqueta do motor e sem cobrança pelo orçamento. Em código fixo, com cópias do mesmo controle, somam-se os controles novos. Desligue o disjuntor até o serviço ser feito.",
      ],
      any: [
        "Se roubaram o carro com o controle dentro, feche o portão, desligue o disjuntor do motor e peça para apagar a memória no mesmo dia, porque o controle roubado abre até sair da placa. O contato funciona {shop.hours}, e o valor de apagar e regravar é informado antes da visita.",
        "Para apagar da placa o controle roubado junto com o carro, limpa-se a memória inteira e gravam-se de novo, no mesmo dia, os que ficaram; em prédio, a administração bloqueia só o seu. Até lá, deixe o disjuntor do motor desligado. O contato funciona {shop.hours}, com o preço informado antes da visita.",
        "Se você foi assaltado e levaram o controle do portão, primeiro ligue 190 de um lugar seguro, feche o portão e desligue o disjuntor do motor: sem energia, o controle roubado não abre. Depois peça para apagar a memória e gravar de novo os controles que ficaram; o contato funciona {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer nas primeiras horas", "Como proteger a casa até apagar o código"],
        slots: [
          [
            "O risco é maior quando o endereço foi junto, em documento, conta ou aplicativo de mapa. Se alguém aparecer com o controle, não enfrente: entre em lugar seguro e ligue 190.",
            "Quem levou o carro pode ter o seu endereço, no documento ou no mapa do celular, e por isso apague o controle logo. Não enfrente ninguém; chame o 190 de um lugar seguro.",
            "Um documento ou aplicativo no carro mostra onde você mora, o que torna o controle perigoso. Se houver alguém no portão, fique em lugar seguro e ligue 190.",
          ],
        ],
        steps: [
          "Ligue 190 se o crime está em andamento e registre a ocorrência.",
          "Com o portão fechado, desligue o disjuntor do motor e o nobreak.",
          "Veja se a folha fica travada e, se não ficar, use um ferrolho por dentro.",
          "Reúna os controles que restaram.",
          "Peça para apagar a memória e gravar só esses.",
          "Troque as fechaduras, se levaram chaves.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico apaga o controle roubado", "Apagar tudo ou só o roubado"],
        slots: [
          [
            "Em caso de roubo, a memória inteira é apagada, porque pode haver cópia, e o técnico grava na sua frente só os controles presentes. No fim, ele testa se algum controle antigo ainda abre.",
            "A limpeza geral é mais segura do que procurar um código no meio da lista. Depois dela, só os controles que você tem na mão são cadastrados, e um teste confirma que os outros pararam.",
            "O técnico apaga os cadastros e grava os que ficaram, um a um, com você presente. Um controle não regravado serve de teste, porque o portão deve ignorá-lo.",
          ],
          [
            "Se o código é fixo, um receptor de código rolante, que muda a cada aperto, é instalado na mesma visita. Assim uma cópia feita do roubado também deixa de servir, e o motor continua o mesmo.",
            "A placa de código fixo precisa de mais um passo: um receptor rolante, em que o sinal não se repete, para anular qualquer cópia. O motor não é trocado.",
            "Com código fixo, regravar o mesmo sinal não basta, pois ele pode ter sido copiado. Por isso se passa a um receptor rolante, de sinal que muda a cada aperto, com controles novos e o mesmo motor.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como ter um controle difícil de copiar", "O que mudar em casa, prédio e empresa"],
        slots: [
          [
            "O código rolante só protege se o controle e o receptor forem da mesma linha. Em prédio e empresa, escolha cadastro individual, que exclui um usuário sem regravar os outros.",
            "Um controle rolante em placa de código fixo não muda nada, porque os dois precisam ser rolantes. Onde muita gente usa o portão, prefira a lista por pessoa, em que se apaga só o controle perdido.",
            "Para proteger de fato, o receptor e os controles têm de ser rolantes e da mesma linha. Condomínio e empresa ganham com o cadastro por unidade, que tira um controle da lista em pouco tempo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Desligar o disjuntor deixa o portão destrancado?",
        answers: [
          "Na maioria dos motores, não, porque o redutor segura a folha. Confira empurrando de leve; no basculante, apenas olhe.",
          "Em geral a folha continua presa pelo motor. Se ela se move com a mão, tranque por dentro com ferrolho.",
        ],
      },
      {
        question: "Recuperei o carro com o controle. Posso usar de novo?",
        answers: [
          "Se o código é rolante, pode, depois de regravado. Se é fixo, não regrave, porque ele pode ter sido copiado enquanto esteve fora.",
          "Sim, com novo cadastro, em código rolante. Com código fixo, aproveite para mudar o receptor.",
        ],
      },
      {
        question: "O seguro cobre o controle?",
        answers: [
          "Depende da apólice. Guarde o boletim de ocorrência e o recibo do serviço para consultar a seguradora.",
          "Pergunte à seguradora, porque em algumas apólices os acessórios soltos ficam de fora.",
        ],
      },
      {
        question: "Em condomínio, quem apaga o controle roubado?",
        answers: [
          "A administração ou a empresa que cuida do portão. Peça o bloqueio da sua unidade e a confirmação por escrito.",
          "O condomínio. Avise a portaria na hora, para o controle ser bloqueado.",
        ],
      },
    ],
    photo: "uma foto de um controle que ficou com você e da etiqueta do motor",
  },
  {
    id: "saber-se-o-codigo-e-rolante",
    broader: "clonado",
    label: "Como saber se o controle é de código fixo ou rolante",
    phrase: "o tipo de código do controle",
    intent: "how-to",
    asks: [
      "meu controle rolling code",
      "como saber código rolante",
      "saber controle código rolante",
      "saber controle código fixo",
      "saber controle rolante ou fixo",
      "saber controle fixo ou rolante",
      "sei controle código fixo ou rolling code",
      "sei controle código fixo ou rolante",
      "saber controle rolling code",
      "identificar controle fixo ou rolante",
      "identificar controle código rolante",
      "identificar controle código fixo",
      "descobrir controle código rolante",
      "descobrir controle fixo ou rolante",

      "ver se controle código rolante",
    ],
    answers: {
      any: [
        "Para saber se o controle é de código fixo ou rolante, abra a capa, tire a pilha e olhe a plaquinha: chavinhas ou jumpers, as pontes de solda, são de código fixo. Sem elas, procure o modelo no verso: rolling code ou anticlonagem no manual ou na embalagem quer dizer rolante.",
        "O controle é de código fixo se há chavinhas ou jumpers na plaquinha, que se vê tirando a pilha e a capa, ou se um copiador de chaveiro o clonou. É rolante, o rolling code, se a embalagem fala em anticlonagem ou se a cópia não abre o portão; a foto dos dois lados tira a dúvida.",
        "Código fixo e rolling code se distinguem abrindo o controle sem a pilha: com chavinhas ou pontes de solda, os jumpers, é fixo, e sempre manda o mesmo sinal. O rolante, ou anticlonagem, muda a cada aperto, não tem chavinhas e costuma vir indicado no manual; confirme pelo modelo do verso.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como identificar o código do controle", "Como conferir o controle em casa"],
        slots: [
          [
            "O controle trabalha com tensão muito baixa, e você pode abrir a capa sem risco de choque. Basta uma chave pequena, com a pilha retirada antes.",
            "Abrir o controle é seguro, porque ele funciona só com a pilha. Tire-a, solte a capa com uma chave pequena e siga a ordem.",
            "Uma chave de fenda pequena abre a capa, e sem a pilha não há risco nenhum. O que aparece na plaquinha já responde.",
          ],
        ],
        steps: [
          "Tire a pilha e abra a capa do controle.",
          "Procure chavinhas numeradas ou pontes de solda: se há, é código fixo.",
          "Sem elas, leia o modelo no verso e procure rolling code ou anticlonagem no manual: é rolante.",
          "Se já tem uma cópia de chaveiro que abre o portão, é fixo.",
        ],
      },
      {
        about: "what",
        headings: ["O que muda entre fixo e rolante", "Para que serve saber o código"],
        slots: [
          [
            "O controle de código fixo manda sempre o mesmo sinal: é fácil fazer outro, e também é fácil um estranho copiar o seu. O rolante manda um código novo a cada aperto, e a central só aceita o próximo da sequência.",
            "No fixo o sinal nunca muda, e por isso qualquer copiador o repete, para o bem e para o mal. No rolante, cada toque gera um código diferente, que a placa reconhece pela sequência e não aceita repetido.",
            "Sinal sempre igual é código fixo, que aceita cópia e controle universal, mas protege menos. Já o rolante troca de código a cada toque, e gravar o sinal para repetir depois não adianta.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que fazer depois de descobrir", "Fixo ou rolante: o próximo passo"],
        slots: [
          [
            "Com código rolante, um controle novo, da linha da central, é gravado na memória dela, e o perdido pode ser apagado. Quem tem código fixo e quer mais segurança troca o receptor e os controles, sem mexer no motor.",
            "Se for fixo, outro controle se faz por cópia, ou se passa a rolante com um receptor avulso e controles novos; o motor fica. Se for rolante, o controle novo é cadastrado na placa, que também permite apagar o que se perdeu.",
            "Descoberto o tipo, fica simples comprar: fixo aceita cópia na mesma frequência, e rolante pede controle da linha da central, gravado nela. Para sair do fixo, trocam-se receptor e controles e mantém-se o motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A frequência diz se o código é fixo ou rolante?",
        answers: [
          "Não. Em 433 MHz há controles dos dois tipos. O modelo e a plaquinha mostram qual é.",
          "Não diz: 433 MHz existe em fixo e em rolante. Olhe o modelo no verso e as chavinhas de dentro.",
        ],
      },
      {
        question: "Sem controle nenhum, como descubro o código do portão?",
        answers: [
          "Pela etiqueta da central ou do receptor: a foto dela mostra a linha e que controles aceita.",
          "A foto da etiqueta do motor e do receptor, com o disjuntor desligado, costuma bastar para saber o tipo.",
        ],
      },
      {
        question: "Um mesmo receptor aceita controle fixo e rolante?",
        answers: [
          "Alguns aceitam os dois, conforme o manual do receptor. Para ter a proteção do rolante, o fixo deve sair da memória.",
          "Depende do modelo: há receptores que leem os dois. Enquanto um fixo estiver gravado, porém, a cópia dele continua abrindo.",
        ],
      },
      {
        question: "Quanto custa passar de fixo para rolante?",
        answers: [
          "O valor soma o receptor, um controle por pessoa e a mão de obra, orçados juntos por foto antes da visita. O motor não muda.",
          "Pagam-se receptor, controles e instalação, num orçamento só, feito pela foto do controle atual. Quanto mais controles, maior a conta.",
        ],
      },
    ],
    photo: "fotos do controle, frente, verso e plaquinha, sem a pilha",
  },
  {
    id: "codigo-fixo-ou-rolante",
    broader: "clonado",
    label: "Código fixo ou rolante",
    phrase: "a escolha entre código fixo e rolante",
    intent: "comparison",
    asks: [
      "código fixo ou rolante",
      "código fixo ou rolling code",
      "diferença código fixo rolante",
      "diferença código fixo rolling code",
      "código fixo ou rolling code diferença",
      "código fixo ou rolante diferença",
      "diferença learning code rolling code",
      "learning code ou rolling code",
      "controle anticlonagem preço",
      "controle anticlonagem residencial",
      "controle anticlonagem residencial preço",
      "controle anticlonagem casa",
      "controle anticlonagem portão",
      "qual melhor controle código fixo ou rolante",
      "código fixo rolante",
      "código rolante fixo",
      "código rolante vale pena",
      "rolling code vale",
      "diferença código fixo",
      "mudar código rolante",
      "trocar código rolante",
      "trocar controle código rolante",
      "trocar controle código rolante vale",
      "controle antigo código rolante",
      "trocar controle antigo código rolante",
      "código fixo controle",
      "controle rolling code código fixo",
      "rolling code código fixo",
    ],
    answers: {
      any: [
        "A diferença é que o código fixo, ou learning code, envia sempre o mesmo sinal e pode ser copiado. O código rolante, ou rolling code, muda a cada toque, e a cópia não abre o portão. É o que se vende como controle anticlonagem. Para passar de um ao outro, trocam-se o receptor e os controles, e o motor continua.",
        "Prefira o código rolante (rolling code) em instalação nova, em prédio e depois de perda ou roubo, porque o sinal muda a cada aperto e a cópia não funciona. O código fixo ainda atende um portão interno e quem quer copiar controles com facilidade, já que envia sempre o mesmo sinal.",
        "O código rolante (rolling code) é mais seguro: o fixo envia sempre o mesmo sinal e pode ser copiado, enquanto o rolante muda a cada toque e recusa o sinal repetido. Trocar um pelo outro exige receptor e controles novos, sem mexer no motor.",
        "Trocar o receptor por um com código rolante vale a pena quando há controles sem dono conhecido ou um sistema antigo de chavinhas, porque o sinal passa a mudar a cada aperto. O custo é o receptor mais um controle por pessoa, e o motor e a placa continuam.",
      ],
      question: [
        "Sim, vale a pena passar ao código rolante em instalação nova, em prédio e depois de perda ou roubo, porque o sinal muda a cada aperto e não pode ser repetido. O custo é o do receptor e dos controles, e o motor continua o mesmo.",
        "Sim, o código rolante protege mais, porque recusa um sinal repetido, como o das cópias de chaveiro. Se o seu sistema é de chavinhas ou de código fixo, o receptor e os controles são trocados, sem mexer no motor.",
      ],
      price: [
        "Passar a um controle anticlonagem, o de código rolante, custa um aparelho por pessoa, a gravação e, se o atual for de código fixo, o receptor compatível. O motor continua. O orçamento é grátis e sai pela foto do controle e da etiqueta do motor.",
        "O preço para ter código rolante depende de quantos controles são e de precisar ou não de um receptor novo. Se a central já aceita código rolante, você paga só os controles e a gravação, que é o caso mais barato. A etiqueta do motor mostra qual é o seu.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Código fixo ou rolante: qual escolher",
          "Fixo ou rolante, em cada situação",
          "Quando compensa mudar de código",
        ],
        slots: [
          [
            "Escolha o código rolante se o portão dá para a rua, se muita gente usa ou se algum controle sumiu, porque a cópia simples deixa de funcionar.",
            "A entrada de casa, prédio ou empresa fica mais protegida com o código rolante, já que um sinal copiado não é aceito de novo.",
            "Quem acabou de se mudar e não sabe quantas cópias existem ganha segurança com o rolante, porque só abrem os controles cadastrados por ele.",
          ],
          [
            "O fixo serve se o portão é interno, o uso é de poucas pessoas e a memória foi limpa há pouco.",
            "O código fixo só se justifica em portão interno, que não dá para a rua.",
            "O fixo facilita a cópia para a família, e a mesma facilidade vale para quem copia sem permissão.",
          ],
          [
            "A mudança só protege depois que o receptor antigo é desligado: em casa, na mesma visita; em prédio, na data avisada aos moradores.",
            "Se o receptor de código fixo continuar ligado, os controles antigos e as cópias ainda abrem o portão, por isso ele precisa ser retirado.",
            "Os dois receptores podem funcionar juntos por um tempo, com data marcada para o de código fixo sair.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Como saber qual é o seu código",
          "Identifique o código do seu controle",
          "Sinais de código fixo e de código rolante",
        ],
        slots: [
          [
            "Na maioria das vezes o próprio controle mostra qual é o código, sem mexer no motor.",
            "Descubra o código antes de comprar um controle, porque um modelo incompatível não grava.",
            "A identificação é feita com o controle na mão, sem abrir o motor.",
          ],
        ],
        steps: [
          "Tire a pilha e abra o controle.",
          "Procure chavinhas ou jumpers de combinação, sinal comum de código fixo; sem eles, também pode ser fixo, e o modelo é que diz.",
          "Leia no manual ou na embalagem se aparece rolante, rolling code ou anticlonagem.",
          "Lembre se um duplicador de chaveiro já copiou esse controle: se a cópia abriu o portão, o código é fixo.",
          "Na dúvida, mande a foto do controle aberto, sem a pilha.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Código rolante é impossível de clonar?",
        answers: [
          "Não existe garantia absoluta, mas a cópia comum, de chaveiro, não funciona nele, o que já é um ganho grande sobre o fixo.",
          "Não é impossível, mas é muito mais difícil. Os ataques elaborados que existem são raros no dia a dia.",
        ],
      },
      {
        question: "Aproveito meus controles na troca para código rolante?",
        answers: [
          "Só se já forem da linha rolante do receptor novo. Os controles de código fixo deixam de servir.",
          "Em geral não. Conte um controle por pessoa ao pedir o orçamento.",
        ],
      },
      {
        question: "O controle rolante perde a sincronia?",
        answers: [
          "Pode perder, se for apertado muitas vezes longe do portão. Alguns toques seguidos perto dele ou um novo cadastro resolvem.",
          "Raramente. Se for apertado muitas vezes fora do alcance, pode precisar de um novo cadastro.",
        ],
      },
      {
        question: "Quanto custa mudar para código rolante?",
        answers: [
          "Você paga o receptor, os controles e a visita. Diga quantos controles são e mande fotos de um deles e da etiqueta do motor: o orçamento é grátis.",
          "O preço depende do receptor e do número de controles, que são cobrados por unidade, e o valor é informado antes do serviço.",
        ],
      },
    ],
  },
  {
    id: "como-saber-se-clonaram",
    broader: "clonado",
    label: "Como saber se o controle foi clonado",
    phrase: "a suspeita de controle clonado",
    intent: "how-to",
    asks: [
      "bloquear controle clonado",
      "como bloquear controle clonado",
      "cancelar controle clonado",
      "saber clonaram controle",
      "saber controle clonado",
      "clonaram controle",
      "clonaram meu controle",
      "controle clonado saber",
      "sinais controle clonado",
      "descobrir controle clonado",
      "suspeita controle clonado",
      "abre sozinho clonado",
      "como saber clonaram controle",
      "como saber controle clonado",
      "como saber clonaram controle portão",
      "como saber controle portão clonado",
      "trocar controle clonado",
      "controle clonado trocar código",
    ],
    answers: {
      any: [
        "Controle de portão clonado se resolve mudando o código do portão: regravar o mesmo código fixo não basta, porque a cópia continua igual. A saída é um receptor de código rolante com controles novos, ligado à central que já existe, sem trocar o motor. Até lá, desligue o disjuntor à noite; o orçamento é grátis, por foto.",
        "Para bloquear um controle clonado, apagar a memória e regravar o mesmo código fixo não basta, porque a cópia continua igual. É preciso mudar o código ou passar a receptor e controles de código rolante, que muda a cada toque. Até lá, desligue o disjuntor à noite, com o portão fechado; o orçamento é grátis, por foto.",
        "Não há teste que mostre a cópia: suspeita-se de controle clonado quando o portão abre sozinho, com todos os controles guardados e a botoeira boa. Desligue o disjuntor à noite e troque o código fixo por receptor e controles de código rolante. O motor fica, e a foto do controle dá o valor de tudo já instalado.",
        "Se clonaram o controle do seu portão, desligue o disjuntor ao dormir e passe a código rolante, porque regravar o mesmo código fixo deixa a cópia funcionando. Antes, descarte botoeira molhada e botão preso. O motor continua, e receptor, controles e serviço são orçados juntos, antes da visita.",
        "Para saber se o controle foi clonado, descarte botoeira molhada, botão preso na bolsa e vizinho com o mesmo código; se o portão segue abrindo sozinho, trate como cópia. A saída é receptor de código rolante, sem trocar o motor, com aparelho e mão de obra numa conta só, feita por foto.",
        "O controle pode ser clonado, em segundos, se é de código fixo, com chavinhas ou jumpers por dentro. O de código rolante não aceita essa cópia, porque muda a cada aperto. Se o seu é fixo, passe a receptor e controles rolantes: não se mexe no motor, e o orçamento, por foto, já traz instalação e gravação.",
        "Os sinais de controle clonado são três: o portão abre sozinho com todos os controles guardados, abre em hora em que ninguém chega e continua assim depois de trocada a pilha e conferida a botoeira. Nenhum é prova, mas trate como cópia: desligue o disjuntor à noite e passe a receptor e controles de código rolante.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Clonagem ou defeito na botoeira", "O que faz suspeitar de cópia"],
        slots: [
          [
            "Portão que abre com todos dormindo e os controles guardados, em horas variadas, merece suspeita, e a câmera mostra se havia alguém na rua. Se abre sempre que chove, procure antes umidade na botoeira ou na placa.",
            "Abertura fora de hora, com alguém na rua e os controles em casa, aponta para cópia; a câmera ajuda a ver. Já a que acontece com chuva é quase sempre botoeira ou placa molhada.",
            "A suspeita cresce quando ninguém apertou nada e há gente na rua na hora, o que a câmera confirma. Quando coincide com chuva, o mais provável é botão de parede ou placa com água.",
          ],
          [
            "O tipo de código decide o risco: o fixo, comum em portão antigo, é copiado por qualquer chaveiro; o rolante recusa sinal repetido.",
            "Olhe também que código você tem. Portão antigo costuma usar o fixo, que se copia fácil, e o rolante não aceita um sinal já usado.",
            "Veja se o seu código é fixo, frequente em motor antigo e simples de copiar, ou rolante, que nunca repete o sinal.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer na suspeita de clonagem", "Como proteger o portão hoje"],
        slots: [
          [
            "Proteja a casa primeiro e descubra a causa depois. Com o disjuntor e o nobreak desligados, nenhum controle, nem a cópia, abre pelo motor.",
            "Nenhum destes passos pede abrir a placa. O principal é cortar a energia do motor quando a casa dorme ou fica vazia.",
            "Sem energia no motor, a cópia não serve para nada, e por isso o disjuntor vem primeiro. O resto ajuda a achar a causa.",
          ],
        ],
        steps: [
          "Feche o portão e desligue o disjuntor ao dormir e ao sair.",
          "Reúna todos os controles e tire as pilhas por uma noite.",
          "Se ainda abrir com energia, peça o teste da botoeira e do interfone.",
          "Confirmada a suspeita, troque para receptor de código rolante.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz contra a clonagem", "Da memória apagada ao código rolante"],
        slots: [
          [
            "O técnico confere o tipo de código e isola botoeira e interfone. O clone não aparece na lista, porque repete um código conhecido; por isso a memória inteira é apagada, e os controles novos são gravados um a um.",
            "Primeiro se descarta defeito de botoeira e interfone e se vê se o código é fixo. Como a cópia usa o código de um controle seu, não há como achá-la na memória: apaga-se tudo e cadastram-se os novos na sua frente.",
            "Botoeira e interfone são isolados antes, para não trocar o que está bom. Depois zera-se a memória, já que a cópia se confunde com um controle cadastrado, e gravam-se só os que você aprovar.",
          ],
          [
            "Em central de código fixo, instala-se um receptor rolante, e a recepção antiga é desligada. No fim, um controle velho é testado para provar que não abre mais.",
            "Se a placa é de código fixo, entra um receptor rolante ao lado e o rádio antigo é desativado, senão a cópia segue abrindo. A prova final é apertar um controle velho.",
            "O receptor de código rolante é ligado à placa, e o antigo sai de uso, porque é por ele que a cópia entra. O teste com um controle velho encerra a visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Apagar a memória resolve quando o controle foi clonado?",
        answers: [
          "Em código fixo, não: ao regravar o mesmo controle, a cópia volta a abrir. Em rolante, sim.",
          "Só se os controles mudarem de código. No fixo, o caminho é trocar o receptor e os controles.",
        ],
      },
      {
        question: "O manobrista pode ter copiado o meu controle?",
        answers: [
          "Pode, se o código é fixo: a cópia leva segundos, com o controle na mão. Não o deixe no carro ao entregar a chave.",
          "Com código fixo, sim; com rolante, a cópia comum não abre. O mais seguro é levar o controle com você.",
        ],
      },
      {
        question: "Preciso trocar o motor se o controle foi clonado?",
        answers: [
          "Não. Trocam-se os controles e o receptor, que é ligado à entrada do botão de parede.",
          "Não, o motor fica. Muda só a parte que recebe o sinal, com controles novos.",
        ],
      },
      {
        question: "Devo registrar boletim de ocorrência?",
        answers: [
          "Se houve entrada ou furto, sim, e guarde as imagens da câmera. A troca do código pode ser feita no mesmo dia.",
          "Em caso de invasão, registre, porque o seguro costuma pedir. Só com suspeita, o que protege é trocar o código logo.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "proteger-de-clonagem",
    broader: "clonado",
    label: "Proteger o controle de clonagem",
    phrase: "a proteção contra clonagem",
    asks: [
      "controle portão à prova clonagem",
      "controle prova de clonagem",
      "ninguém clonar controle garagem",
      "fazer para ninguém clonar controle",
      "evitar clonem controle",
      "evitar clonem",
      "não clonem controle",
      "evitar clonem controle roubar",
      "evitar clonar controle",
      "evitar copiem controle",
      "não copiem controle",
      "evitar copiar controle ladrão",
      "impedir clonem",
      "ladrão copiar controle",
      "dificultar clonagem",
      "clonagem controle roubo",
      "clonar controle roubar",
      "anticlonagem",
      "evitar controle clonado",
      "evitar controle ser clonado",
      "clonagem proteger",
      "controle dá para clonar ladrão",
      "copiar controle lava rápido",
      "copiar controle portão lava rápido",
      "clonar controle lava rápido",
      "clonar controle estacionamento",
      "copiar controle manobrista",
      "clonar controle manobrista",
      "controle carro oficina copiar",
      "clonagem como proteger",
      "clonagem se proteger",
      "proteger clonagem",
      "evitar clonagem",
      "como evitar clonagem",
      "evitar clonar",
      "proteger controle",
      "controle não clonar",
      "impedir clonagem",
      "prevenir clonagem",
      "clonagem controle proteger",
      "anti clonagem controle",
      "clonagem evitar",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Se um ladrão clonou o controle do portão, desligue o disjuntor do motor à noite e ao sair e mude o código, porque apagar só a memória não basta em código fixo. A solução é um receptor de código rolante, que muda o sinal a cada aperto, com controles novos para a casa. O motor fica, e o valor vem de graça por foto.",
        "Para proteger o portão de clonagem, passe para código rolante, que muda a cada aperto e não aceita a cópia comum. Trocam-se o receptor e os controles, com orçamento grátis por foto, e o motor continua. Até lá, deixe o disjuntor desligado à noite e leve o controle com você no lava-rápido e no estacionamento.",
        "Controle de portão de código fixo pode ser clonado em menos de um minuto por quem o tem na mão. Quem já desconfia de cópia deve desligar o motor no disjuntor à noite e trocar o código. O caminho seguro é um receptor de código rolante com controles novos, orçado de graça por foto, sem trocar o motor.",
        "Contra a clonagem do controle do portão, o que resolve é trocar o código fixo por código rolante. Nele o sinal muda a cada toque, e a cópia deixa de abrir. São trocados o receptor e os controles, e não o motor; a foto do controle basta para o orçamento grátis.",
      ],
      price: [
        "Proteger o portão contra clonagem custa um receptor de código rolante, um controle por pessoa e a mão de obra; o motor continua o mesmo. O valor vem de graça por foto, e o que mais pesa é o número de controles da casa.",
        "O preço para acabar com a clonagem soma o receptor de código rolante, os controles novos e a instalação, sem trocar o motor. Quanto mais pessoas usam o portão, maior o valor, orçado de graça pela foto do controle e da etiqueta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como é feita a troca para código rolante", "Receptor novo, motor mantido"],
        slots: [
          [
            "O receptor de código rolante é ligado à central pelos mesmos pontos do botão de parede, e cada pessoa recebe um controle da mesma linha. O receptor antigo precisa ser desligado, senão a cópia continua abrindo por ele.",
            "Um receptor novo é ligado à entrada de botoeira da placa, com controles da mesma linha para todos. O receptor velho é desativado no mesmo dia, porque enquanto ele funciona o código copiado abre.",
            "O técnico liga à central um receptor de código rolante e entrega um controle a cada morador. O antigo é desligado na mesma visita, já que é ele que aceita a cópia.",
          ],
          [
            "Na memória nova entram apenas os controles que estão com você, cada um anotado com o nome do dono. A visita termina com um teste em que o controle velho não pode mais abrir.",
            "Gravam-se só os controles presentes, com uma lista de quem usa cada um, para apagar um deles se sumir. No fim se aperta o controle antigo, que deve ficar sem efeito.",
            "Somente os controles presentes são gravados, e uma lista com nomes facilita apagar um perdido. Por último se testa o controle velho, que não deve mais abrir o portão.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidados do dia a dia com o controle", "O que dificulta a cópia"],
        slots: [
          [
            "Leve o controle com você quando deixar o carro em lavagem, oficina ou estacionamento, e não o prenda no quebra-sol. Ao perder um, mande apagá-lo da memória no mesmo dia.",
            "Trate o controle como a chave de casa: não o deixe no carro com manobrista, mecânico ou lavador. Se um deles sumir, peça logo que o apaguem da central.",
            "Quem entrega o carro não precisa entregar o controle, nem deixá-lo à vista no para-brisa. Se um se perder, apague-o da memória sem demora.",
          ],
          [
            "Ao sair, espere o portão fechar por inteiro, porque há quem bloqueie o sinal em vez de copiar, e a folha fica aberta sem você notar. Uma trava elétrica segura a folha contra a força, mas não impede quem tem o código.",
            "Veja o portão fechar até o fim antes de ir embora, porque um bloqueador de sinal o deixa aberto. A trava elétrica ajuda contra arrombamento, mas abre junto com o controle copiado.",
            "Só vá embora com a folha fechada, já que outro golpe é bloquear o sinal de fechar. A trava elétrica protege contra alavanca, mas não contra código copiado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer se o controle foi clonado", "O que fazer até o código mudar"],
        slots: [
          [
            "Portão que amanhece aberto ou abre sem ninguém apertar pode ter controle clonado, código igual ao do vizinho ou defeito. Em caso de invasão, registre ocorrência e guarde as imagens; se vir alguém abrindo, fique dentro e ligue 190.",
            "Se o portão amanhece aberto, há três suspeitas: cópia do controle, código igual ao do vizinho e falha na placa. Se houve invasão, faça o boletim e salve as imagens, e nunca confronte quem está lá: ligue 190.",
            "A abertura sem motivo vem de cópia, de um controle igual por perto ou de defeito na central. Se houve furto, registre e guarde os vídeos; com alguém na porta, tranque a casa e ligue 190.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor à noite e ao sair.",
          "Confira, sem forçar, se a folha fica travada sem energia.",
          "Reúna os controles, anote quem tem cada um e veja se falta algum.",
          "Peça a troca do código, e não só a limpeza da memória.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei se o meu controle é de código fixo ou rolante?",
        answers: [
          "Fileira de chavinhas ou de pinos dentro do controle indica código fixo. Sem elas, o modelo escrito atrás responde, porque alguns fixos mais novos também não têm chavinha.",
          "Olhe o verso e, com a pilha fora, a parte de dentro: uma fileira de chavinhas é código fixo. Se não houver, o modelo impresso no verso responde.",
        ],
      },
      {
        question: "Controle de código rolante pode ser copiado?",
        answers: [
          "O copiador de chaveiro não funciona nele, porque o sinal muda a cada aperto. Nenhum sistema é perfeito, mas o risco cai muito em relação ao código fixo.",
          "A cópia simples falha: o código gravado já não vale na vez seguinte. É bem mais difícil de burlar, embora nada seja à prova de tudo.",
        ],
      },
      {
        question: "Apagar a memória basta contra a clonagem?",
        answers: [
          "Não, se o controle é de código fixo. Ao gravar de novo o seu, a cópia, que tem o mesmo código, volta a abrir. É preciso mudar o código ou passar ao rolante.",
          "Só afasta controles perdidos. A cópia carrega o mesmo código do original e volta a funcionar quando você grava o seu, por isso é preciso mudar o código.",
        ],
      },
      {
        question: "Preciso trocar o motor para me proteger de clonagem?",
        answers: [
          "Não, na grande maioria dos portões. O receptor novo é ligado à central atual pela entrada de botoeira, e ficam o motor e a placa.",
          "Não. A segurança está no receptor e nos controles, que se trocam sem mexer no motor, desde que a central tenha entrada de botoeira, como quase todas.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
];
