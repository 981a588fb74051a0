import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** The remote control and the small things around the gate, as the family that uses them asks. */
export const casaControle: NarrowConcept[] = [
  {
    id: "copiar-o-controle-do-vizinho",
    broader: "controle",
    label: "Copiar o controle do vizinho",
    phrase: "copiar o controle do vizinho",
    asks: [
      "clonar controle vizinho abre meu portão",
      "clonar controle vizinho",
      "usar controle do vizinho",
      ...combine(
        ["copiar", "clonar", "duplicar", "fazer cópia"],
        [
          "controle vizinho",
          "controle do vizinho",
          "controle de outra pessoa",
          "controle do outro morador",
          "controle emprestado",
        ],
      ),
      "posso copiar controle vizinho",
      "pegar emprestado controle vizinho copiar",
    ],
    intent: "question",
    answers: {
      any: [
        "Você só pode copiar o controle do vizinho se ele autoriza e os dois usam o mesmo portão, como o do prédio: a cópia abre o portão dele, e não o seu. Para o seu, grava-se um controle novo na central, porque o código fica nela; copiar para entrar em imóvel alheio pode dar em crime.",
        "Clonar o controle do vizinho não abre o seu portão, mesmo que o aparelho seja igual, pois cada central guarda os próprios códigos. Copiar o dele só vale com autorização e num portão comum aos dois; em casa, compre um controle compatível e grave na sua placa em poucos minutos.",
        "Usar o controle do vizinho ou copiar o dele só faz sentido em portão comum, e com quem autoriza, o síndico ou o dono. No seu portão não funciona, porque o código do aparelho precisa estar na sua central; sem consentimento, a cópia para invadir é caso de polícia.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que a cópia do controle abre", "Código fixo, código rolante e a sua central"],
        slots: [
          [
            "A cópia é um gêmeo do original: abre o que ele abre, e nada mais. Ter um aparelho igual na forma não quer dizer código igual, porque o código é gravado em cada um.",
            "Um controle copiado repete o código do outro e por isso abre os mesmos portões. O modelo parecido com o seu engana, já que por dentro o código é diferente.",
            "Copiar é repetir o código do original, então a cópia obedece ao portão dele. Dois controles idênticos por fora podem levar códigos distintos.",
          ],
          [
            "Com código fixo, um chaveiro copia em minutos; com código rolante, que muda a cada toque, a cópia não funciona e só se cadastra um novo na central. É por isso que o rolante protege mais.",
            "O código fixo se clona facilmente em chaveiro, e o rolante, renovado a cada aperto, não. Nesse último, o único caminho é gravar outro controle na placa.",
            "Chaveiro copia código fixo em poucos minutos. O rolante troca de código a cada uso e recusa a cópia, o que o torna a escolha mais segura.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O caminho certo para ter mais um controle", "Casa, vila ou prédio: quem grava"],
        slots: [
          [
            "Em casa, compra-se um controle da mesma linha e grava-se na central, por você, com o manual, ou pelo técnico. Em prédio ou vila, peça ao síndico, que cadastra e sabe quantos existem.",
            "Na sua casa, basta um controle compatível cadastrado na placa, em poucos minutos. Em portão de uso comum, quem grava é a administração, e cópia por fora costuma ser proibida.",
            "O dono da casa grava o controle novo na própria central, com o manual na mão ou com o técnico. Em condomínio, o síndico faz o cadastro e mantém a lista.",
          ],
          [
            "Em preço, o de código fixo fica abaixo do rolante, e o original, acima do compatível. Gravar vários na mesma visita divide o deslocamento, e a visita de ajuste em casa parte de {price.preventive}, sem peças.",
            "O controle fixo custa menos que o rolante, e o compatível menos que o original. Se precisar do técnico, a ida com ajuste em residência começa em {price.preventive}, fora peças.",
            "Do mais barato ao mais caro: fixo compatível, fixo original, rolante. Quem chama o técnico paga a visita, desde {price.preventive} em casa com ajuste e sem peças.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["E se alguém copiou o seu controle", "Como proteger o portão da cópia"],
        slots: [
          [
            "Apague a memória da central, grave de novo só os controles da casa e prefira código rolante. Não empreste o controle nem o deixe à vista no carro, que é onde ele costuma ser copiado.",
            "Se desconfia de cópia, limpe todos os cadastros e regrave só os seus, de preferência num receptor rolante. Controle no quebra-sol, na rua, é convite.",
            "A defesa é limpar a memória e cadastrar apenas os aparelhos da família. Trocar o receptor fixo por um rolante impede nova cópia, e guardar o controle com você completa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle do vizinho abre o meu portão. O que faço?",
        answers: [
          "Os dois usam o mesmo código fixo, por coincidência ou cadastro antigo. Apaga-se a memória e grava-se outro código, de preferência rolante.",
          "É código repetido. Limpe a memória da sua central e mude o código; com receptor rolante, isso não volta a acontecer.",
        ],
      },
      {
        question: "É crime copiar o controle de outra pessoa?",
        answers: [
          "Copiar com autorização, não. Fazer a cópia escondido para entrar em imóvel alheio pode configurar invasão de domicílio ou preparo de furto, e isso é com a polícia.",
          "Com consentimento, não há problema. Sem ele, usar a cópia para entrar é invasão de domicílio, além do que vier depois.",
        ],
      },
      {
        question: "Onde copiam controle de portão?",
        answers: [
          "Chaveiros copiam os de código fixo, na hora. O rolante precisa ser gravado na central, por você ou por um técnico.",
          "Em chaveiro, quando o código é fixo. Nós vendemos o controle compatível e gravamos na central, que serve aos dois tipos.",
        ],
      },
      {
        question: "Como sei se o meu código é fixo ou rolante?",
        answers: [
          "Olhe a marca e o modelo no verso: chavinhas dentro da capa indicam código fixo antigo. Sem elas, a foto dos dois lados costuma bastar para reconhecer.",
          "Controle com chavinhas internas é fixo. Nos outros, o modelo escrito no verso ou na placa diz, e a foto resolve a dúvida.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "abrir-a-caixa-do-controle",
    broader: "controle",
    label: "Abrir a caixinha do controle",
    phrase: "como abrir a caixa do controle",
    asks: [
      "abre controle encaixado",
      "como abre controle só encaixado",
      ...combine(
        ["abrir", "desmontar", "abre"],
        [
          "caixinha controle",
          "caixa controle",
          "capa controle",
          "capinha controle",
          "carcaça controle",
          "tampa controle",
          "tampinha controle",
        ],
      ),
      ...combine(
        ["como abrir controle", "como desmontar controle", "como abre controle"],
        ["remoto", "trocar pilha", "garagem", "por dentro", "parafuso"],
      ),
      "abrir controle trocar pilha",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para abrir a caixinha do controle [marca] do portão, procure no verso um parafuso pequeno, às vezes sob o adesivo; se não houver, há uma fenda na lateral onde se gira uma moeda de leve. Por dentro, veja o código e o lado da pilha antes de trocar: o cadastro não se perde.",
        "O controle [marca] do portão se abre por um parafuso no verso, com chave Phillips pequena, ou pela fenda lateral, com uma moeda girada devagar. Fotografe a pilha no lugar, ponha outra de mesmo código e feche; a programação continua gravada.",
        "A caixinha do controle [marca] tem parafuso no verso ou fenda na lateral: solte o primeiro com chave Phillips pequena, ou torça uma moeda na segunda. Antes de trocar a pilha, anote o código e o lado do polo positivo; abrir não apaga o cadastro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo para abrir o controle", "Abrir sem quebrar, na ordem"],
        slots: [
          [
            "Trabalhe sobre uma mesa, com um pano claro por baixo, porque a mola e a tecla de borracha somem fácil. Uma chave Phillips pequena e uma moeda bastam.",
            "Separe uma chave Phillips pequena, uma moeda e um pano claro. Sobre a mesa, as peças soltas, como a tecla de borracha e a mola, não se perdem.",
            "Moeda, chave Phillips pequena e um pano claro sobre a mesa são tudo o que você precisa. O pano segura a mola e a tecla, que costumam cair.",
          ],
        ],
        steps: [
          "Vire o controle e procure parafuso no verso, sob o adesivo ou na gaveta da pilha.",
          "Sem parafuso, ache a fenda lateral e gire nela uma moeda, de leve, em dois pontos.",
          "Levante a tampa e fotografe a pilha, o lado do + e a tecla.",
          "Troque a pilha por outra do mesmo tipo e limpe os contatos com pano seco.",
          "Encaixe a tecla, feche até o clique e teste perto do portão.",
        ],
      },
      {
        about: "care",
        headings: ["O que não fazer ao abrir", "Cuidados com a plaquinha"],
        slots: [
          [
            "Nada de faca, chave grande ou martelo: a ponta escapa, risca a plaquinha e corta o circuito. Se a caixa não cede, falta achar um parafuso ou uma trava.",
            "Lâmina e força estragam a placa, que fica logo abaixo da tampa. Quando não abre com a moeda, quase sempre há um parafuso escondido.",
            "Não force com faca nem bata na caixa, pois um risco no circuito inutiliza o controle. Resistência demais é sinal de parafuso que você não viu.",
          ],
          [
            "Por dentro, não gire a peça metálica de ajuste nem mude as chavinhas, que definem a frequência e o código. Mexidas, o portão deixa de reconhecer o controle.",
            "Chavinhas e parafuso de ajuste ficam como estão: são eles que dão ao controle o código e a frequência. Qualquer mudança faz o portão ignorá-lo.",
            "Evite tocar nas chavinhas e na peça de ajuste, porque o código e a frequência dependem delas. Alteradas, o controle para de abrir.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Se a caixa quebrou ao abrir", "Capa nova ou controle novo"],
        slots: [
          [
            "Se só a capa trincou, muitos modelos têm capa avulsa: a plaquinha passa para ela e segue gravada. Placa partida ou botão arrancado pede controle novo, cadastrado na central, que custa mais que a capa. A foto do controle, frente e verso, mostra qual serve.",
            "Capa trincada se troca sozinha em vários modelos, com a mesma plaquinha dentro e sem regravar nada. Já a placa quebrada ou o botão solto levam a outro controle, mais caro que a capa e que precisa ser gravado.",
            "A saída mais barata é a capa avulsa, que recebe a plaquinha com o cadastro. Quando a placa partiu ou perdeu o botão, resta um controle novo, gravado no portão; a foto dos dois lados identifica o modelo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Abrir o controle apaga a programação?",
        answers: [
          "Não. O código fica gravado no controle, e o cadastro, na central do portão. Pode tirar a pilha sem medo.",
          "Não apaga: nem a falta de pilha mexe no código. Ao pôr a nova, o portão volta a responder.",
          "A programação continua, porque não depende da pilha. Só mudar as chavinhas internas altera o código.",
        ],
      },
      {
        question: "Que pilha vou encontrar dentro do controle?",
        answers: [
          "Em geral A23 ou 27A, de 12 V, ou uma moeda CR2032 ou CR2016, de 3 V. Compre a do código impresso na antiga.",
          "As comuns são a A23 e a 27A, finas e de 12 V, e as moedas CR2032 e CR2016, de 3 V. Uma não substitui a outra.",
          "Depende do modelo: pilha fina de 12 V (A23 ou 27A) ou moeda de 3 V (CR2032 ou CR2016). O código vem gravado nela.",
        ],
      },
      {
        question: "Não tem parafuso nem fenda. Como abro?",
        answers: [
          "Alguns abrem deslizando a tampa ou puxando a argola. Não force: uma foto da frente, do verso e da lateral mostra onde é o encaixe.",
          "Tente deslizar a metade de baixo ou soltar a argola, que às vezes é a trava. Se não ceder, pare antes de quebrar.",
          "Há modelos com tampa que corre e outros presos pela argola. Experimente de leve, e a foto da lateral esclarece o resto.",
        ],
      },
      {
        question: "Pilha nova e não funciona. O que houve?",
        answers: [
          "Veja se o lado do + está certo e se os contatos encostam na pilha. Se a luz acende e o portão não abre, falta gravar ou a central tem defeito.",
          "Confira o lado da pilha e a limpeza dos contatos. Com luz firme e portão parado, o problema está no cadastro ou no receptor.",
          "Pilha invertida e contato sujo são o mais comum. Acendendo a luz sem abrir, teste outro controle para saber se é o receptor.",
        ],
      },
    ],
    photo: "fotos do controle, frente, verso e lateral",
  },
  {
    id: "espelho-da-fotocelula",
    broader: "fotocelula",
    label: "Espelho ou lente da fotocélula quebrou",
    phrase: "o espelho quebrado da fotocélula",
    asks: [
      "lente fotocélula quebrada",
      "lente fotocélula quebrada troca par",
      ...combine(
        ["espelhinho", "espelho", "lente", "olhinho", "olho", "refletor"],
        [
          "portão quebrou",
          "portão quebrado",
          "portão caiu",
          "sensor quebrou",
          "fotocélula quebrou",
          "fotocélula caiu",
          "trincou portão",
        ],
      ),
      "espelhinho portão",
      "espelhinho sensor",
      "olhinho portão",
      "olhinho vermelho portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "O espelhinho do sensor do portão que quebrou é o refletor da fotocélula, que impede a folha de fechar sobre alguém; sem ele, o portão abre e costuma não fechar. Troca-se só o espelho, se o outro lado tem o aparelho, ou o par, se a lente é do módulo; não amarre nem anule o sensor.",
        "Quebrado o espelho ou a lente da fotocélula, o portão em geral não fecha sozinho, e não se deve anular o sensor. O refletor avulso é a troca mais barata; com lente quebrada entra água no módulo, e então se repõe o lado ou o par, com alinhamento.",
        "Se quebrou o espelhinho que fica na coluna, o portão quase sempre abre e não fecha, porque a fotocélula perdeu o refletor. Não anule o sensor: no modelo com espelho, muda-se só essa peça; no de dois módulos com lente, o módulo ou o par, que custa mais.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Espelho, lente ou módulo: qual é o seu", "Como reconhecer o que quebrou"],
        slots: [
          [
            "Fotocélula com espelho tem o aparelho de um lado e um refletor sem fio, como olho de gato, do outro. Com fio dos dois lados, são emissor e receptor, e a lente faz parte do módulo.",
            "Veja se há fio nas duas colunas: se há, são dois módulos e não existe espelho avulso. Se um dos lados é só um refletor colado, sem fio, o seu é de espelho.",
            "Um lado com fio e o outro apenas com refletor é o modelo de espelho. Dois aparelhos com fio formam um par, e ali a lente vem junto com a caixa.",
          ],
          [
            "O refletor devolve a luz para o próprio sensor, e por isso espelho comum não serve. Lente trincada deixa entrar água, que oxida a placa em pouco tempo.",
            "Espelho de banheiro não funciona, porque desvia a luz em vez de devolvê-la. Já a trinca na lente parece pequena, mas a umidade queima o módulo.",
            "A peça tem prismas que mandam a luz de volta, coisa que um espelho liso não faz. Na lente, qualquer racha leva água para dentro do circuito.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como fechar até o conserto", "O que fazer enquanto isso"],
        slots: [
          [
            "Sem o sensor, o fechamento automático fica desligado, e o portão só fecha com alguém olhando o vão. Ponte ou fita no sensor é proibido, porque a folha passa a fechar às cegas.",
            "Até a troca, um adulto vigia o vão a cada fechamento, e o automático é desativado. Nada de fita ou fio no lugar do sensor.",
            "Enquanto falta o refletor, feche à vista e deixe o automático desligado. Não engane a fotocélula com fita nem ponte.",
          ],
        ],
        steps: [
          "Desligue o disjuntor antes de mexer perto do sensor.",
          "Tire os cacos e limpe o que sobrou com pano seco.",
          "O de correr ou de abrir que anda leve se fecha na mão, destravado; o basculante, não.",
          "Fotografe os dois lados e a etiqueta do sensor.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa trocar o espelho do sensor", "Só o refletor ou o par"],
        slots: [
          [
            "O refletor é a peça mais barata, o par de módulos custa mais, e fio partido soma. A troca com alinhamento é serviço de até {trade.smallRepair}, orçado junto com a peça.",
            "Em ordem de preço: refletor, um módulo, par completo. Trocar e alinhar leva até {trade.smallRepair}, e peça e mão de obra vêm no mesmo valor.",
            "Paga-se menos pelo espelho e mais pelo par, com cabo novo à parte se ele rompeu. O serviço toma até {trade.smallRepair}, com teste do feixe no fim.",
          ],
          [
            "Depois de alinhado, o feixe é cortado várias vezes com um objeto, e a folha tem de parar ou voltar em cada uma.",
            "O teste final interrompe a luz com um objeto, em pontos diferentes do fechamento, e o portão precisa reagir sempre.",
            "Por fim, passa-se um objeto no feixe durante a descida ou o curso, e a reversão deve vir todas as vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr um espelho comum no lugar?",
        answers: [
          "Não: o refletor devolve a luz na mesma direção, e o espelho comum não. O sensor ficaria cego.",
          "Não funciona, porque a luz vai para outro lado. Só o refletor próprio, de prismas, serve.",
        ],
      },
      {
        question: "Preciso trocar os dois lados do sensor?",
        answers: [
          "No de espelho, só o refletor. No de dois módulos, o par igual costuma ser mais seguro.",
          "Depende do tipo: refletor se troca sozinho; emissor e receptor, de preferência juntos e iguais.",
        ],
      },
      {
        question: "Serve refletor de outra marca?",
        answers: [
          "Muitas vezes, se o tamanho e o alcance forem parecidos. O alinhamento e o teste é que confirmam.",
          "Em boa parte dos modelos, sim. Um refletor menor reduz o alcance e falha em vão largo.",
        ],
      },
      {
        question: "Como evitar que quebre de novo?",
        answers: [
          "Uma proteção de metal em volta ou o sensor embutido na coluna segura bicicleta e bola. A altura usual fica entre 40 e 60 cm.",
          "Proteja com um suporte metálico e mantenha a faixa de 40 a 60 cm do piso, fora do caminho do para-choque.",
        ],
      },
    ],
    photo: "fotos dos dois lados do sensor e da etiqueta dele",
  },
  {
    id: "idoso-abre-na-mao",
    broader: "acessibilidade",
    label: "Idoso e o portão na mão",
    phrase: "o idoso que precisa abrir o portão na mão",
    asks: [
      "mãe não tem força abrir portão",
      "mãe sem força abrir portão",
      "quanto força precisa mover portão destravado",
      ...combine(
        ["idoso", "idosa", "minha mãe", "meu pai", "avó", "pessoa idosa", "mulher sozinha", "esposa", "minha mulher"],
        [
          "abrir na mão",
          "abrir manual",
          "abrir manualmente",
          "sem luz",
          "sem energia",
          "falta luz",
          "destravar",
          "consegue abrir",
          "empurrar portão",
          "pesado abrir mão",
          "pesado demais abrir",
          "pesado demais abrir mão",
          "não consegue abrir mão",
          "não consegue empurrar",
          "não consegue abrir portão pesado",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "A mãe idosa ou qualquer pessoa com pouca força abre o portão na mão, sem luz, se ele é de correr ou de abrir e anda leve: basta desligar o disjuntor, destravar com a chave e empurrar devagar. Se não anda, há um defeito a corrigir, a partir de {price.preventive} em casa, sem peças. Um nobreak evita o esforço.",
        "Um portão pesado, que a esposa ou um idoso não consegue abrir na mão, está desregulado, porque o de correr ou de abrir, em ordem e destravado, anda leve. A visita que alivia a folha em casa parte de {price.preventive}, sem peças. Para não depender da força, há nobreak ou motor com bateria.",
        "Quem não tem força, como uma mãe idosa, só deve abrir na mão um portão leve, de correr ou de abrir, com o disjuntor desligado e o motor destravado pela chave. Se ele não sai do lugar, pare, porque a folha precisa de ajuste, a partir de {price.preventive} em casa, sem peças. O basculante não se ergue na mão.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Abrir na mão, passo a passo", "Portão de correr ou de abrir, sem força"],
        slots: [
          [
            "Os passos valem para portão de correr ou de abrir, reto e em piso plano. Se a folha pesa ou não anda, pare; o basculante não deve ser movido assim.",
            "Use esta ordem só em portão de correr ou de abrir que esteja reto e no plano. O basculante fica de fora, e folha dura é motivo para parar.",
            "A sequência serve para portão de correr ou de abrir em ordem, em piso nivelado. Com basculante, ou com folha que não sai do lugar, o certo é chamar o técnico.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão no quadro de luz.",
          "Gire a chave na tampa do motor e puxe a alavanca até soltar.",
          "Ponha as mãos na borda da folha, longe dos vãos, e empurre devagar.",
          "Se a folha andar um palmo, continue no mesmo ritmo, sem deixá-la correr.",
          "Ao terminar, feche, trave o motor com a chave e religue o disjuntor.",
        ],
      },
      {
        about: "safety",
        headings: ["Se o portão não andar", "O que fazer quando está pesado"],
        slots: [
          [
            "Não insista nem chame outra pessoa para empurrar junto; saia pelo portão social e avise a família. Se o portão ficou aberto para a rua, feche a porta da casa e diga na mensagem que a pessoa está sozinha. O WhatsApp atende {shop.hours}.",
            "Uma folha que não anda não deve ser forçada, nem por duas pessoas. Use a saída de pedestres e, se o portão ficou aberto e a pessoa está sozinha em casa, conte isso já na primeira mensagem. Atendemos {shop.hours}.",
            "Pare no primeiro sinal de peso e saia a pé por outra porta. Portão aberto para a rua com alguém sozinho em casa é urgência, e o WhatsApp atende {shop.hours}.",
          ],
          [
            "O basculante que não sobe pelo motor deve ficar como está, porque pode ter cabo, mola ou contrapeso com defeito e cair.",
            "No basculante, ninguém deve puxar a folha nem passar por baixo, porque sem o motor ela pode despencar.",
            "Já o basculante não se ergue na mão, porque a falha pode ser justamente no cabo ou no contrapeso que segura a folha.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Para não precisar de força", "O que ajuda da próxima vez"],
        slots: [
          [
            "Um nobreak de portão, a bateria que entra quando a luz acaba, ou um motor com bateria mantém o mesmo botão funcionando. O número de aberturas depende da carga e do peso da folha.",
            "Com bateria, no nobreak ou no próprio motor, a pessoa aperta o controle como sempre, com ou sem energia. Quanto mais leve a folha, mais aberturas a carga rende.",
            "Um nobreak, que assume quando a luz acaba, dispensa abrir na mão, e há também motores com bateria própria. Quantas vezes ele abre depende da bateria e da folha.",
          ],
          [
            "Roldana nova, trilho limpo e folha no prumo deixam o portão leve. Guarde a chave com uma fita colorida em lugar combinado e treine o destravamento uma vez, com companhia.",
            "A manutenção das rodas, do trilho e das dobradiças é o que mais alivia o peso. Convém ensaiar o destravamento num dia comum e deixar a chave sempre no mesmo lugar.",
            "Um portão revisado anda leve, porque rodas e trilho em bom estado tiram o esforço. Combine onde fica a chave e faça um treino acompanhado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O destravamento exige força?",
        answers: [
          "Não, porque em motor conservado a chave gira com facilidade. Se está dura, a trava precisa de limpeza, feita na revisão.",
          "Pouca, quando o motor está em ordem. Chave ou alavanca presa é sinal de que falta manutenção.",
        ],
      },
      {
        question: "E se o portão travar com a pessoa idosa sozinha em casa?",
        answers: [
          "Ela deve sair a pé pelo portão social e ligar para alguém próximo, sem subir em escada nem abrir o motor.",
          "Deve deixar o portão como está e usar a saída de pedestres. Ajuda muito ter um telefone combinado e a chave à mão.",
        ],
      },
      {
        question: "Qual portão é mais leve para abrir na mão?",
        answers: [
          "O mais leve é o de correr, nivelado e com roldanas boas. No de abrir, a folha curta e bem presa também é leve.",
          "O deslizante em trilho limpo costuma ser o mais leve. O basculante é o menos indicado, porque depende do contrapeso.",
        ],
      },
      {
        question: "Dá para deixar o portão mais leve?",
        answers: [
          "Quase sempre, porque o peso vem de roldana, trilho, dobradiça ou falta de lubrificação. No basculante, o técnico acerta o contrapeso com a folha escorada.",
          "Dá, na maioria dos casos, com rodas novas e trilho limpo ou com as dobradiças lubrificadas. O contrapeso do basculante fica só com o técnico.",
        ],
      },
    ],
    photo: "fotos do portão inteiro por dentro e da etiqueta do motor",
  },
  {
    id: "idoso-nao-consegue-destravar",
    broader: "acessibilidade",
    label: "Idoso não consegue destravar o portão: alternativas",
    phrase: "o que fazer quando a pessoa idosa não consegue destravar o portão",
    asks: [
      ...combine(
        ["mãe", "pai", "avó", "idoso", "idosa", "pessoa idosa", "80 anos", "sogra", "vó", "tia"],
        [
          "não consegue destravar",
          "não consegue destravar portão",
          "sem força destravar portão",
          "não tem força destravar portão",
          "destravar portão alternativa",
          "não consegue destravar motor",
        ],
      ),
      "alternativa destravar portão falta luz idoso",
      "não consegue destravar alternativa",
    ],
    intent: "question",
    answers: {
      any: [
        "A melhor alternativa para a sua mãe de 80 anos não precisar destravar o portão é um nobreak: quando falta luz, o mesmo botão do controle continua abrindo. Também servem um motor com bateria própria e um portão de pedestre com chave ao alcance dela. O nobreak instalado é orçado grátis pela foto da etiqueta.",
        "Quando a mãe, o pai ou outra pessoa idosa não consegue destravar o portão, a alternativa é tirar dela essa tarefa: nobreak ou motor com bateria mantém o controle funcionando sem luz. Para sair a pé, o portão social com chave basta. A trava dura também se conserta, e a foto da etiqueta dá o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["As alternativas, da mais simples à mais completa", "O que pôr no lugar da chave"],
        slots: [
          [
            "Nenhuma destas saídas depende de força nas mãos. A escolha certa depende de quantas vezes falta luz e de haver outra saída da casa.",
            "As quatro saídas servem a quem tem pouca força. Escolha pela frequência das quedas de luz e pela saída que a casa já tem.",
          ],
        ],
        bullets: [
          "Portão de pedestre com chave, na altura da mão: a saída que nunca depende do motor",
          "Nobreak de portão: o controle continua abrindo por algumas dezenas de vezes",
          "Motor com bateria própria: dispensa o nobreak, na hora de trocar o motor",
          "Módulo de celular, junto com o nobreak: a filha abre de longe para quem está em casa",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a trava está dura", "Quando a chave não gira"],
        slots: [
          [
            "Num motor conservado, a chave do destravamento gira com os dedos. Se nem um adulto consegue, há poeira na trava, ferrugem no miolo da chave ou folha que empurra o motor contra ela. A limpeza e o acerto, em casa, partem de {price.preventive}, sem peças.",
            "Trava dura é defeito, e não regra. A causa costuma ser ferrugem no miolo, sujeira no engate ou portão parado com a folha forçando o motor. O técnico limpa e regula em visita que parte de {price.preventive} em residência, sem contar peças.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Até a solução chegar", "O que combinar com ela desde já"],
        slots: [
          [
            "Combine que, sem luz, ela não mexe no portão: sai pela porta de pedestre ou espera. No basculante isso é regra, porque a folha solta do motor pode cair. O portão de correr ou de abrir é destravado por outra pessoa, com o disjuntor desligado.",
            "Deixe claro que ela não deve forçar a chave nem subir em banco para alcançá-la. O basculante não é destravado por morador nenhum, já que a folha pode despencar. No de correr ou de abrir, um vizinho ou parente faz isso, com o disjuntor desligado antes.",
          ],
          [
            "Deixe um telefone combinado e a chave do portão social num lugar fixo. Se o carro precisa sair, o técnico vai até lá.",
            "Um telefone à mão e uma cópia da chave com quem mora perto resolvem a maior parte dos sustos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O nobreak exige que ela aperte alguma coisa?",
        answers: [
          "Não. Ele entra sozinho quando a luz cai, e o controle é usado como sempre.",
          "Nada. A troca da rede pela bateria é automática, e o botão continua o mesmo.",
        ],
      },
      {
        question: "Quantas vezes o portão abre com o nobreak?",
        answers: [
          "Em geral de 20 a 50 vezes com folha leve e bateria boa. Folha pesada e bateria velha reduzem esse número.",
          "Com folha leve, algo entre 20 e 50 aberturas. A bateria perde carga com os anos e precisa ser trocada.",
        ],
      },
      {
        question: "Dá para pôr um destravamento mais fácil, por fora?",
        answers: [
          "Em alguns modelos existe destravamento externo, por chave e cabo de aço. O técnico vê se o seu aceita, e a força para mover a folha continua a mesma.",
          "Depende do motor: certos modelos aceitam destrave por chave do lado de fora. Ainda assim será preciso empurrar a folha.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, do portão inteiro por dentro e da porta de pedestre, se houver",
  },
  {
    id: "pivotante-bate-com-vento",
    broader: "pivotante",
    label: "Portão de abrir que bate com o vento",
    phrase: "o portão de abrir que bate com o vento",
    asks: [
      "portão abrir batendo venta",
      "portão abrir fica batendo noite venta",
      ...combine(
        ["pivotante", "portão de abrir", "duas folhas", "folha"],
        [
          "bate vento",
          "batendo vento",
          "vento",
          "vento bate",
          "vento abre",
          "vento empurra",
          "vento fecha",
          "balança vento",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de duas folhas eletrônico que bate com o vento tem folga no braço ou na dobradiça, ou falta batente e trava: o motor sozinho segura a folha por um ponto só. Põe-se batente firme no chão e trava elétrica e tira-se a folga; a visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
        "No portão de abrir eletrônico, de uma ou duas folhas, o vento empurra a folha como uma vela e força o braço do motor. A solução é batente nas duas posições, trava elétrica e dobradiça sem folga; a regulagem residencial começa em {price.preventive}, fora as peças.",
        "Folha de abrir que balança ou bate com o vento pede batente no piso, trava elétrica na ponta e pinos sem folga, em uma ou duas folhas. O motor eletrônico não foi feito para segurar rajada; em casa, a visita para ajustar custa a partir de {price.preventive}, e as peças vêm por foto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De onde vem a batida", "Folga, batente ou trava"],
        slots: [
          [
            "Pino gasto do braço ou suporte solto deixa a folha ir e voltar alguns centímetros, e cada rajada vira pancada. Sem batente no chão, a pancada vai toda para o motor, que não foi feito para isso.",
            "Centímetros de folga no braço ou na dobradiça bastam para o vento jogar a folha de um lado a outro. Quem deve receber esse golpe é o batente; se ele falta, o motor apanha no lugar.",
            "A folga nasce no pino do braço, no suporte ou na dobradiça, e o vento a transforma em batida. O batente do piso existe para aguentar isso; sem ele, sofre o redutor do motor.",
          ],
          [
            "Em duas folhas, a que fecha por último precisa prender a outra, com fecho central ou trava. Sem isso, o vento abre pelo meio.",
            "Portão de duas folhas pede fecho no encontro delas, porque ali o vento empurra mais e separa as duas.",
            "O encontro das folhas é o ponto fraco do portão duplo: uma tem de travar a outra, senão a rajada abre o meio.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico instala e ajusta", "Como a folha fica firme"],
        slots: [
          [
            "Batentes fixados no piso, trava elétrica na ponta e troca dos pinos gastos resolvem a maioria dos casos, com a força do motor conferida. A trava abre sozinha, junto com o comando.",
            "O serviço comum é batente, pino novo e trava elétrica, que solta com o próprio controle, e depois a regulagem da força. Isso tira da engrenagem o peso do vento.",
            "Primeiro se elimina a folga, trocando pinos e firmando suportes; depois entram o batente e a trava elétrica, acionada pela central. A força do motor é regulada no fim.",
          ],
          [
            "Em lugar muito aberto, folha de chapa inteira pode ganhar vãos para o vento passar, ou receber motor mais robusto, escolhido pelo tamanho dela.",
            "Onde venta demais, a folha fechada age como vela: abrir vãos nela alivia, e um motor para folha maior aguenta melhor.",
            "Chapa inteira em lugar ventoso sofre mais; vazar parte da folha ou usar motor de porte maior são as saídas.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Em dia de vento forte", "Cuidados até o conserto"],
        slots: [
          [
            "Não fique no giro da folha nem tente segurá-la, porque a rajada a joga contra quem está perto. Feche, baixe o ferrolho de chão e desligue o disjuntor, para ninguém acionar o motor contra a tranca.",
            "Mantenha crianças, animais e carro fora do giro, já que a folha solta machuca. Com vento forte, deixe fechado, de ferrolho baixado e disjuntor desligado, pois o motor contra a tranca quebra o braço.",
            "Vento forte pede portão fechado e travado, com o disjuntor desligado para o controle não forçar a tranca. Ninguém segura a folha com o corpo: ela volta com força.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor mais forte segura a folha no vento?",
        answers: [
          "Não sozinho: sem batente e trava, ele só quebra mais caro. Primeiro se firma a folha.",
          "Sozinho, não. Força a mais sem batente aumenta o tranco no braço; a trava e o batente é que seguram.",
        ],
      },
      {
        question: "Posso usar ferrolho junto com o motor?",
        answers: [
          "Só com o disjuntor desligado, porque motor acionado contra ferrolho fechado quebra o braço. A trava elétrica abre junto com o motor.",
          "Para uso diário, prefira a trava elétrica, que solta com o comando. O ferrolho manual fica para noites de vento, com a energia cortada.",
        ],
      },
      {
        question: "O vento entortou o braço do motor. Tem conserto?",
        answers: [
          "Troca-se o braço ou o pino, se o motor não vazou nem travou. Fotos do braço bastam para o orçamento.",
          "Tem, quando só o braço ou o suporte entortou. Se o redutor travou ou perdeu óleo, compara-se com o motor novo, de {price.homeSwap} na troca em casa.",
        ],
      },
      {
        question: "O vento atrapalha a fotocélula e o fechamento?",
        answers: [
          "Pode: a folha que balança sai do ponto, e a central perde a parada certa. Com batente e trava firmes, o fechamento volta ao normal.",
          "Sim, quando o balanço tira a folha do fim de curso ou o suporte do sensor vibra. Firmar a folha resolve os dois.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, do braço e das dobradiças, e um vídeo do movimento",
  },
  {
    id: "fecha-com-pancada",
    broader: "bate-forte",
    label: "Portão que fecha com pancada",
    phrase: "o portão que fecha com pancada",
    asks: [
      "fechamento portão violento",
      "portão fecha violento",
      ...combine(
        ["fecha", "fechar", "fechando"],
        [
          "com força",
          "força estouro",
          "dá um estouro",
          "estouro",
          "pancada",
          "batendo forte",
          "barulhão",
          "dá pancada",
          "violência",
          "porrada",
        ],
      ),
      "bate forte quando fecha",
      "pancada no final fechamento",
      "estrondo ao fechar",
      "fecha com tudo",
      "portão fecha tudo força",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão automático que bate forte ao fechar está parando tarde: o fim de curso, que é o sensor da parada, saiu do ponto, a placa não desacelera ou o batente gastou. A regulagem em casa parte de {price.preventive}, sem peças. Se o basculante despenca com estouro, é mola ou cabo, e ele não deve ser usado.",
        "Portão batendo forte ao fechar quase sempre precisa de regulagem do fim de curso, o sensor que avisa a chegada, e da desaceleração na placa. Em residência, a visita começa em {price.preventive}, fora peças. Se a folha cai com estouro, pode ser cabo ou mola: desligue o disjuntor e afaste-se.",
        "Quando o portão fecha com pancada, a parada está fora do ponto, a desaceleração está desligada ou o batente perdeu a borracha. Acertar isso em casa custa a partir de {price.preventive}, sem peças. Basculante que despenca tem outro defeito, de cabo ou mola, e deve ficar parado.",
        "A pancada ao fechar vem do motor que desliga tarde, por fim de curso deslocado, ou da folha que chega rápido demais. O ajuste residencial sai a partir de {price.preventive}, sem peças. No basculante que cai de uma vez, a causa é mola, cabo ou contrapeso, e ninguém deve ficar embaixo.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como saber se é regulagem ou peça quebrada"],
        slots: [
          [
            "Pancada que se repete na chegada, sempre no mesmo ponto, se resolve com ajuste. Um estouro único, com a folha torta ou pesada depois dele, é cabo ou mola que rompeu: desligue o disjuntor e não deixe ninguém embaixo.",
            "Se bate em todo fechamento, ao chegar, é regulagem da parada. Um estouro só, que deixa a folha inclinada ou pesada, indica mola ou cabo rompido, e o portão fica sem energia e sem ninguém perto.",
            "A batida de todo dia na chegada é ajuste. Já o estalo forte e isolado, seguido de folha torta, vem de cabo ou mola rompida: corte a energia e isole a área.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão chega com força"],
        slots: [
          [
            "O ímã ou a haste do fim de curso que saiu do lugar faz o motor empurrar além do ponto. Sem a rampa, que é a desaceleração gravada na placa, a folha chega na velocidade cheia, e o batente sem borracha aumenta o barulho.",
            "Fim de curso deslocado atrasa o desligamento do motor. Somam-se a placa sem desaceleração, chamada rampa, e a borracha gasta do batente.",
            "Quando o ímã ou a haste da parada se move, o motor desliga tarde. Também contam a falta de rampa, que reduz a velocidade antes do fim, e o batente de metal com metal.",
          ],
          [
            "O peso também acelera a chegada: contrapeso leve no basculante, trilho inclinado no de correr, vento no de abrir. Nesses casos, a folha é acertada antes do motor.",
            "Alguns portões ganham velocidade sozinhos, por contrapeso fraco, trilho inclinado ou vento. Regular só o motor não basta.",
            "Folha desequilibrada bate mesmo com o motor regulado, como o basculante de contrapeso leve e o de correr em trilho com queda. O conserto então começa pela parte mecânica.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico tira a pancada"],
        slots: [
          [
            "O técnico confere o equilíbrio da folha, acerta o ponto de parada e depois regula a rampa e a força. Placa antiga sem rampa recebe parada exata e borracha no batente; para a folha chegar devagar, só com outra placa.",
            "A ordem é folha, fim de curso, desaceleração e força, com teste da reversão no fim. Se a placa não desacelera, restam a parada no ponto e um batente novo, ou a troca dela.",
            "Primeiro o técnico acerta o peso da folha, em seguida a parada e por último a rampa e a força mínima. Quando a placa não tem rampa, um batente de borracha e o ajuste fino já reduzem bastante a batida.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa regular a batida"],
        slots: [
          [
            "Na maior parte dos casos é só regulagem. Batente e fim de curso são peças baratas, e a placa que desacelera é o item mais caro. Portão grande costuma ficar de {price.preventiveRange} por visita, sem peças.",
            "O caso comum é ajuste, sem peça. Depois, em ordem de preço, vêm a borracha do batente, o fim de curso e a placa com rampa; num portão grande a visita fica, em geral, de {price.preventiveRange}, fora peças.",
            "Regular resolve a maioria sem peça nova. Batente e sensor de parada somam pouco, a placa com rampa soma mais, e a visita em portão grande costuma custar de {price.preventiveRange}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso continuar usando até a visita?",
        answers: [
          "Se é só a batida no fim e a folha anda reta, sim, o mínimo e sem ninguém perto. Se o motor continua forçando depois de bater, desligue o disjuntor.",
          "Pode, pouco e de longe, quando o portão anda reto e apenas bate na chegada. Motor empurrando o batente pede energia cortada.",
          "Poucas vezes e com a passagem livre, se nada mais mudou no portão. Folha torta, pesada ou que despenca não se usa.",
        ],
      },
      {
        question: "A pancada estraga o motor?",
        answers: [
          "Estraga com o tempo: trinca solda, solta o suporte e quebra dente de engrenagem. Regular cedo sai mais barato que trocar essas peças.",
          "Sim, aos poucos. Cada batida chega à engrenagem, à fixação e às soldas, e o conserto delas custa mais que o ajuste.",
          "Estraga. Os primeiros sinais são parafuso frouxo no suporte e estalo na engrenagem.",
        ],
      },
      {
        question: "Posso pôr só uma borracha no batente?",
        answers: [
          "Ajuda no som, mas a causa continua. Borracha grossa demais ainda faz a placa achar que há obstáculo e abrir de novo.",
          "Alivia o barulho e não acerta a parada. Se for muito grossa, a folha encosta antes da hora e volta.",
          "Pode, como alívio. O motor seguirá desligando tarde, e a borracha se gasta em pouco tempo.",
        ],
      },
      {
        question: "Dá para eu mesmo ajustar a rampa?",
        answers: [
          "Não convém, porque o ajuste fica na placa, sob a tampa, onde há tensão da rede. O técnico regula e testa a reversão no fim.",
          "É serviço do técnico, porque o comando está dentro do motor, perto de 220 V, e a força errada anula a proteção.",
          "Melhor não. A tampa guarda partes energizadas, e uma força mal ajustada pode machucar quem passa.",
        ],
      },
    ],
    photo: "um vídeo com som do portão fechando e fotos do batente e da etiqueta do motor",
  },
];
