import type { Concept } from "#domain/knowledge/concept.ts";

export const controle: Concept = {
  id: "controle",
  kind: "part",
  label: "Controle remoto",
  phrase: "o controle do portão",
  words: [
    "controle",
    "controle remoto",
    "controle de portão",
    "controle de garagem",
    "controle universal",
    "controle de portão eletrônico",
    "controlinho",
    "chaveiro do portão",
    "cópia de controle",
    "copiar controle",
    "duplicar controle",
    "controle original",
  ],
  intent: "buying",
  answers: {
    any: [
      "O controle do portão precisa ter a mesma frequência e o mesmo tipo de código do receptor; aparência igual não basta. Com a foto da frente e do verso do seu, dizemos qual serve e como cadastrar.",
      "Para ter outro controle de portão, há dois caminhos: cadastrar um novo na central ou copiar o antigo, quando o código é fixo. Código rolante não se copia e pede gravação no receptor.",
      "Controle de portão novo só funciona depois de gravado na memória da central. O alcance de referência é de {reach} em campo aberto, e muro, laje e chapa de aço encurtam essa distância.",
    ],
    price: [
      "O preço do controle do portão depende da marca, da frequência e de ser código fixo ou rolante. Mande a foto do seu, frente e verso, diga quantos quer e receba o valor com ou sem cadastro.",
      "Quanto custa um controle varia com o padrão usado pela central e com a necessidade de visita para gravá-lo. O orçamento é grátis: basta a foto do controle atual e da etiqueta do motor.",
    ],
    repair: [
      "Controle de portão que falha costuma ter pilha fraca, contato oxidado ou botão gasto. Troque a pilha pelo mesmo modelo e teste; se os outros controles da casa também pararam, o defeito está na central ou na energia.",
      "Antes de consertar o controle, teste outro da casa. Se só um falha, veja pilha, contatos e cadastro; carcaça quebrada e placa oxidada raramente compensam reparo, e um controle novo resolve.",
    ],
    "how-to": [
      "Para cadastrar um controle, coloca-se o receptor em modo de aprendizado e aperta-se o botão desejado até a confirmação. Se o botão de gravação fica dentro do motor, deixe com o técnico: ali há partes energizadas.",
      "O controle de código fixo aceita cópia em duplicador; o de código rolante precisa ser gravado no receptor. Com receptor externo acessível, siga o manual; com a gravação dentro do motor, chame um técnico.",
    ],
    comparison: [
      "Entre controle original, compatível e universal, o que decide é o código. O original garante o casamento com a central; o compatível usa o mesmo padrão; o universal copia código fixo, mas em geral não serve para o rolante.",
      "Controle de código fixo é simples e fácil de copiar, inclusive por quem não deveria. O de código rolante muda a mensagem a cada aperto e protege melhor, mas só funciona com receptor do mesmo padrão.",
    ],
  },
  line: [
    "Controle novo precisa combinar em frequência e código com o receptor e ser gravado na memória.",
    "Controle perdido ou roubado deve ser apagado da memória, como se troca a chave de casa.",
    "Antes de trocar o controle, teste outro da casa e a pilha.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como o controle conversa com o portão",
        "Frequência e código: o que precisa combinar",
        "Por que dois controles iguais não se entendem",
      ],
      slots: [
        [
          "O controle envia por rádio um código, e o receptor só obedece se ele estiver cadastrado.",
          "A cada aperto sai um sinal de rádio com um código, que a central compara com a própria memória.",
          "Apertar o botão transmite uma mensagem curta, aceita apenas pelo receptor em que foi gravada.",
        ],
        [
          "Quase todos os modelos atuais operam em 433 MHz, mas a frequência sozinha não garante compatibilidade.",
          "Além da frequência, a forma do código precisa ser a mesma, e ela muda de um fabricante para outro.",
          "Dois aparelhos de 433 MHz podem usar códigos diferentes e nunca abrir o mesmo portão.",
        ],
        [
          "O código pode ser fixo, sempre igual, ou rolante, que muda a cada acionamento.",
          "No código fixo a mensagem se repete; no rolante ela nunca é a mesma duas vezes seguidas.",
          "Fixo aceita cópia fácil; rolante exige cadastro e protege melhor contra clonagem.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual controle comprar", "Original, compatível ou universal", "Como escolher o controle certo"],
      slots: [
        [
          "Comece pelo que já existe: marca, modelo e frequência costumam estar no verso ou na placa do controle.",
          "A etiqueta do controle atual e a do motor dizem quase tudo o que a compra precisa.",
          "O ponto de partida é identificar o receptor em uso, e a foto do controle antigo ajuda nisso.",
        ],
        [
          "Universal copia código fixo e ajuda em casa simples, mas em geral não reproduz código rolante.",
          "O compatível de boa procedência atende bem, desde que use o mesmo padrão da central.",
          "Controle original evita dúvida de padrão, principalmente em sistemas de código rolante.",
        ],
        [
          "Peça um aparelho por motorista e deixe um de reserva já cadastrado, guardado sem pilha.",
          "Compre a quantidade certa de uma vez, porque cadastrar todos juntos poupa outra visita.",
          "Modelos com mais botões comandam também o portão social ou outra garagem, se houver receptor para isso.",
        ],
      ],
      bullets: [
        "Marca e modelo do controle atual",
        "Frequência escrita na etiqueta",
        "Código fixo ou rolante",
        "Número de botões de que você precisa",
        "Espaço livre na memória do receptor",
      ],
    },
    {
      about: "check",
      headings: ["Controle não abre: teste em ordem", "O que verificar no controle", "Pilha, contato ou cadastro?"],
      slots: [
        [
          "Uma pergunta divide o problema ao meio: os outros controles da casa funcionam?",
          "O teste com um segundo controle mostra se o defeito é do aparelho ou do portão.",
          "Comece comparando com outro controle da casa, de preferência com pilha nova.",
        ],
        [
          "Luz fraca no controle costuma ser pilha; luz normal sem efeito sugere cadastro perdido.",
          "Se a luzinha acende firme e o portão ignora, o código pode ter saído da memória.",
          "Botão que só responde apertado com força está gasto ou tem pilha no fim.",
        ],
        [
          "Faça o teste à vista do portão, sem ninguém na área de movimento.",
          "Fique onde enxerga a folha inteira, com crianças e animais afastados da passagem.",
          "Acione sempre olhando o portão, uma vez de cada, sem apertar repetidamente.",
        ],
      ],
      steps: [
        "Teste outro controle da casa, a poucos metros do portão.",
        "Troque a pilha pelo mesmo modelo, impresso nela, e confira a polaridade.",
        "Limpe os contatos com pano seco ou borracha escolar.",
        "Experimente o segundo botão, se ele estiver cadastrado.",
        "Se a luz acende e nada muda, peça o recadastro.",
      ],
    },
    {
      about: "safety",
      headings: [
        "Controle perdido ou roubado",
        "Perdeu o controle? Trate como chave",
        "O que fazer quando o controle some",
      ],
      slots: [
        [
          "Comprar outro não basta: o código do controle perdido precisa sair da memória da central.",
          "Enquanto o código continuar gravado, quem achou o controle ainda abre o seu portão.",
          "Controle roubado junto com documento ou carro pede exclusão no mesmo dia.",
        ],
        [
          "Centrais simples só apagam tudo, então reúna os controles da família antes do serviço.",
          "Em muitos receptores a limpeza é geral, e os aparelhos ausentes deixam de funcionar até novo cadastro.",
          "Quando não dá para excluir um só, apaga-se a memória e regravam-se os que ficaram.",
        ],
        [
          "Em prédio, avise logo a administração para bloquear a unidade no cadastro.",
          "Morador de condomínio deve comunicar a portaria, que retira o controle da lista.",
          "A troca para código rolante é uma boa medida a avaliar na mesma ocasião.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Quanto custa um controle", "Do que depende o preço do controle", "Controle com ou sem cadastro"],
      slots: [
        [
          "O preço acompanha a marca e o tipo de código, e muda se o cadastro exigir visita.",
          "Três coisas formam o valor: o modelo, a quantidade e a gravação na central.",
          "Pesam na conta o padrão do receptor, o número de controles e quem fará o cadastro.",
        ],
        [
          "Para orçar {em}, mande a foto da frente e do verso do controle que você usa.",
          "A foto do controle aberto, sem a pilha, mostra o padrão e evita compra errada.",
          "Com imagens do controle e da etiqueta do motor, o orçamento sai grátis pelo WhatsApp.",
        ],
        [
          "Em revisão preventiva, a partir de {price.preventive} sem peças, dá para combinar o cadastro na mesma ida.",
          "Juntar o cadastro com uma manutenção já marcada evita deslocamento só para isso.",
          "Se houver outro serviço a fazer no portão, peça o cadastro na mesma visita.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Controle universal serve no meu portão?",
      answers: [
        "Serve se a sua central usar código fixo na frequência que ele copia. Com código rolante, em geral não: o controle precisa ser do padrão do receptor e cadastrado nele.",
        "Depende do código. O universal copia código fixo; para o rolante, procure o original ou compatível da mesma linha.",
      ],
    },
    {
      question: "Qual é o alcance de um controle de portão?",
      answers: [
        "A referência é de {reach} em campo aberto. Parede, laje, portão de chapa e a carroceria do carro reduzem a distância, assim como pilha fraca e antena danificada.",
        "Até {reach} sem obstáculos. Em garagem com concreto e ferro o alcance real é menor, e queda repentina indica pilha, antena ou interferência.",
      ],
    },
    {
      question: "Posso usar um controle só para dois portões?",
      answers: [
        "Pode, se ele tiver botões suficientes e os dois receptores aceitarem o mesmo código. Cada botão é gravado em um portão.",
        "Sim, desde que o padrão seja compatível nos dois. Grava-se um botão em cada receptor; se os padrões diferem, um receptor avulso iguala os portões.",
      ],
    },
    {
      question: "Controle molhado tem conserto?",
      answers: [
        "Às vezes. Retire a pilha logo, abra a carcaça e deixe secar à sombra antes de testar. Se a placa oxidou, a troca do controle é mais prática.",
        "Tem, se secar antes de oxidar: sem pilha, aberto e longe do sol forte. Contato esverdeado e botão falhando depois disso pedem controle novo.",
      ],
    },
    {
      question: "Como apago o controle de quem saiu da casa?",
      answers: [
        "Pela memória do receptor. Alguns modelos excluem um controle por vez; os simples só apagam todos, e os que ficam são gravados outra vez.",
        "Apagando o código na central. Se ela não excluir individualmente, junte os controles em uso, faça a limpeza geral e recadastre apenas esses.",
      ],
    },
  ],
  photo: "uma foto do controle, frente e verso, e outra da etiqueta do motor",
  related: ["pilha", "programacao", "receptor", "controle-nao-funciona", "clonado", "so-de-perto"],
  topic: "controles-remotos-para-portao",
};
