import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What residents must be told before their remote controls change, and who among them may have one. */
export const codigoNoCondominio: NarrowConcept[] = [
  {
    id: "avisar-antes-de-trocar-codigo",
    broader: "condominio",
    label: "Avisar antes de trocar o código do portão",
    phrase: "o aviso antes de trocar o código do portão",
    asks: [
      ...combine(
        ["avisar", "comunicar", "aviso", "comunicado", "precisa avisar"],
        [
          "morador trocar código portão",
          "moradores trocar código",
          "trocar código portão",
          "trocar controles prédio",
          "morador antes trocar código",
          "troca código portão moradores",
          "recadastrar controles",
          "apagar controles",
        ],
      ),
      "aviso trocar codificação portão",
      "modelo aviso trocar codificação",
      "modelo aviso trocar código portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o síndico deve avisar o morador antes de trocar o código do portão, salvo em urgência. A lei não fixa prazo, mas a convenção costuma pedir comunicado, e o usual é uma semana, com data, hora e local de gravação; em clonagem ou furto, troca-se na hora e se informa em seguida.",
        "O síndico precisa avisar os moradores antes da troca do código do portão, a não ser em urgência, como controle furtado ou clonado. Não há prazo em lei: uns sete dias, com dia, horário e lugar do recadastro, são o costume e evitam que alguém fique na rua.",
        "Antes de trocar o código do portão, o aviso ao morador é o certo, por bom senso e pela convenção do prédio, embora nenhuma lei marque prazo. Uma semana com data e posto de gravação costuma bastar. Numa urgência, como furto de controle, a troca vem primeiro e o comunicado logo depois.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Roteiro da troca sem deixar ninguém de fora", "Do aviso ao último controle"],
        slots: [
          [
            "Apagar a memória da central, a placa que reconhece os controles, desliga todos de uma vez. Por isso a ordem importa: quem não regravou ainda precisa de um jeito de entrar.",
            "Quando a memória da placa é apagada, nenhum controle antigo abre mais. Seguir esta sequência evita fila na portaria e morador parado na calçada.",
            "A troca derruba todos os controles ao mesmo tempo, já que a memória do receptor é zerada. Com lista e horários marcados, o recadastro anda sem confusão.",
          ],
        ],
        steps: [
          "Faça a lista de controles por unidade e confira com as vagas.",
          "Avise com data, hora, local e quem pode retirar.",
          "Marque dois horários, um deles à noite ou no sábado.",
          "No dia, o técnico apaga a memória e grava por unidade, com assinatura.",
          "Por uma semana, a portaria libera quem faltou, depois de conferir o cadastro.",
        ],
      },
      {
        about: "what",
        headings: ["O que escrever no comunicado", "O aviso, item por item"],
        slots: [
          [
            "O aviso diz o motivo em uma linha, o dia em que os controles antigos param e onde regravar. Inclua também quantos controles cada unidade pode cadastrar e como entra quem estiver viajando.",
            "Escreva por que o código muda, a partir de quando o controle velho deixa de abrir e em que lugar se faz a gravação. O limite por unidade e a saída para quem viaja completam o texto.",
            "Um bom comunicado cabe em meia página: motivo, data do corte, local e horários da gravação. Some a ele o número de controles por apartamento e a orientação para morador ausente.",
          ],
          [
            "Mande por mais de um caminho, como elevador, aplicativo e e-mail, e guarde a cópia. Em caso de urgência, o mesmo texto sai no dia, já com a explicação do furto ou da clonagem.",
            "Use o mural, o aplicativo do prédio e o e-mail, e arquive o que foi enviado. Se houve urgência, o comunicado circula no mesmo dia e conta o que aconteceu.",
            "Publique no elevador e também por mensagem, guardando o comprovante. Na urgência, informe ainda no dia que os controles foram apagados e por qual razão.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quem paga os controles", "Rateio ou morador"],
        slots: [
          [
            "A troca decidida pelo condomínio costuma entrar no rateio, ao menos para o primeiro controle de cada unidade. O controle perdido ou extra em geral fica por conta do morador, conforme a convenção.",
            "Quando o prédio decide mudar o código, a despesa comum cobre em geral um controle por unidade. Quem quer mais um, ou perdeu o seu, costuma pagar do bolso, se a convenção não disser outra coisa.",
            "O usual é o caixa do prédio pagar a mudança e o primeiro controle da unidade. Perdas e controles adicionais ficam com o morador, de acordo com a convenção.",
          ],
          [
            "Regravar os controles que já existem custa menos que comprar novos. O número de unidades e o tipo de receptor decidem o valor da gravação em lote.",
            "Na gravação em lote, o preço acompanha a quantidade de unidades e o modelo do receptor. Aproveitar os controles atuais sai mais em conta que trocá-los.",
            "O valor depende de quantas unidades há e de qual receptor está instalado. Se os controles atuais servem, paga-se pela regravação, que pesa menos que um lote novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O síndico pode trocar o código por causa de um morador inadimplente?",
        answers: [
          "Não convém: impedir o acesso à garagem por dívida costuma ser contestado na Justiça. A cobrança segue pelos meios legais, e o controle do morador continua cadastrado.",
          "Esse não é o caminho, porque bloquear a entrada de quem deve costuma acabar em processo. Cobre a dívida pela via legal e mantenha o acesso.",
        ],
      },
      {
        question: "Precisa de assembleia para trocar o código?",
        answers: [
          "Para regravar, em geral não, pois é ato de segurança e manutenção. Comprar um sistema novo para todos, com custo alto, costuma ir a voto; confira a convenção.",
          "A regravação normalmente dispensa assembleia. Já a troca do sistema inteiro, pelo custo, quase sempre precisa ser votada, conforme a convenção do prédio.",
        ],
      },
      {
        question: "Quanto tempo leva para regravar os controles do prédio?",
        answers: [
          "Com a lista pronta, a gravação em si leva poucos minutos por controle, e um prédio médio se resolve em um dia. Os que faltaram são gravados em um segundo horário.",
          "Cada controle pede poucos minutos, de modo que um dia costuma bastar num prédio médio com lista organizada. Reserve outro horário para os ausentes.",
        ],
      },
      {
        question: "Dá para apagar só um controle, sem trocar o de todos?",
        answers: [
          "Dá, se o receptor guarda os controles por posição ou por nome e alguém anotou a lista. Sem esse registro, muitas placas só permitem apagar tudo e regravar.",
          "Em receptor que identifica cada controle, sim: exclui-se o perdido e os outros seguem funcionando. Onde não há lista ou a placa é simples, resta apagar a memória inteira.",
        ],
      },
    ],
    photo: "uma foto da central ou do receptor e o número de unidades",
  },
  {
    id: "menor-com-controle",
    broader: "condominio",
    label: "Menor de idade com controle do portão",
    phrase: "o controle do portão na mão de menor de idade",
    asks: [
      ...combine(
        ["menor idade", "adolescente", "criança", "filho", "filho menor"],
        [
          "ter controle portão condomínio",
          "controle portão condomínio",
          "pode ter controle portão",
          "pode usar controle portão",
          "ter controle condomínio",
          "controle prédio",
        ],
      ),
      "síndico proibir controle menor",
      "criança abrindo portão controle quem responde",
      "criança portão controle responde",
    ],
    intent: "question",
    answers: {
      any: [
        "Menor de idade pode ter controle do portão do condomínio se a convenção ou o regimento não proíbe: o controle é cadastrado na unidade, e os pais respondem pelo uso. Para criança não convém; o adolescente que entra a pé fica melhor com senha, tag ou chave do portão social.",
        "A criança ou o adolescente pode usar o controle do portão do prédio quando o regimento permite ou nada diz, porque ele pertence à unidade e o responsável responde por dano. Criança, porém, não enxerga o vão inteiro: para ela, o melhor é interfone e alguém que abra.",
        "Em geral pode: nenhuma lei proíbe menor de ter controle, e quem manda é a convenção ou o regimento do condomínio. Os pais respondem pelo que ele fizer. Para criança a garagem não é lugar de acionar, e quem entra a pé usa a tag ou a chave do portão social.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que dar no lugar do controle da garagem", "Acesso por idade"],
        slots: [
          [
            "Quem não dirige não precisa do portão de carros, e a pé há meios mais seguros, que ficam registrados no nome de cada um.",
            "O portão de veículos é para quem dirige. A pé, o social resolve, com cadastro individual que se apaga quando preciso.",
            "Para entrar a pé não é preciso mover uma folha pesada. O portão social, com cadastro por pessoa, é mais seguro e mais fácil de cancelar.",
          ],
        ],
        bullets: [
          "Criança: interfone e alguém que abra",
          "Adolescente a pé: senha, tag ou chave do portão social",
          "Bicicleta ou patinete: tag cadastrada no nome dele",
          "Visitas dele: liberação pela portaria",
        ],
      },
      {
        about: "safety",
        headings: ["Regras para quem usa o controle", "Antes de apertar o botão"],
        slots: [
          [
            "Três combinados bastam: só acionar vendo a folha e a passagem inteiras, nunca passar com ela andando e não emprestar. O portão pesa, e o risco maior é acionar sem ver.",
            "Ver o vão todo antes do toque, esperar a folha parar e não emprestar o aparelho são as regras. Quem aciona de longe, sem olhar, pode prensar alguém.",
            "Combine que ele só aperta vendo o portão, espera parar e não empresta. Folha de garagem é pesada, e acionar às cegas machuca.",
          ],
          [
            "Perdeu, avisa na hora: o controle sai do cadastro no mesmo dia, e por isso ele precisa estar no nome da unidade.",
            "Controle perdido se apaga no dia, o que só funciona se o cadastro diz de quem é.",
            "Em caso de perda, aviso imediato, para o código ser apagado do cadastro da unidade.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que o regimento pode dizer", "Regra do condomínio para menores"],
        slots: [
          [
            "O condomínio pode limitar a idade ou a quantidade de controles por unidade, em regra aprovada em assembleia. Sem regra, a família usa o controle da unidade como quiser, e responde por ele.",
            "Regimento aprovado em assembleia pode fixar idade e número de controles. Na falta dele, o uso é da família, que paga o dano que causar.",
            "Limites de idade e de quantidade valem se estiverem no regimento ou em ata. Onde nada está escrito, decide a unidade, por sua conta e risco.",
          ],
          [
            "Fotocélula e força regulada continuam necessárias, porque protegem quem erra o momento de apertar.",
            "Seja quem for que aciona, o sensor do vão e a força mínima protegem de um toque errado.",
            "O portão também ajuda: com fotocélula testada e pouca força, um erro não vira acidente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga se o menor danificar o portão?",
        answers: [
          "A unidade, em regra, porque os pais respondem pelo filho menor. O condomínio cobra com imagem e orçamento.",
          "Os responsáveis. Com prova do dano, a cobrança vai para o apartamento.",
        ],
      },
      {
        question: "O condomínio pode proibir controle para menor?",
        answers: [
          "Pode, por regra do regimento aprovada em assembleia. Decisão avulsa do síndico, sem regra, pode ser discutida.",
          "Sim, se a assembleia aprovar e constar do regimento. Sem isso, vale o controle da unidade.",
        ],
      },
      {
        question: "Meu filho brinca com o controle. O portão se estraga?",
        answers: [
          "O controle só gasta pilha, mas o portão abre e fecha sem ninguém olhando, o que é perigoso. Guarde fora do alcance.",
          "Estraga pouco e arrisca muito: cada toque move a folha. Deixe o aparelho longe e use trava de tecla, se o modelo tiver.",
        ],
      },
      {
        question: "Tag é mais segura que controle?",
        answers: [
          "Para quem entra a pé ou de bicicleta, sim: identifica a pessoa, não aciona de longe e se apaga sozinha do cadastro.",
          "Costuma ser, porque só funciona perto do leitor e fica no nome de quem usa.",
        ],
      },
    ],
    photo: "uma foto do controle e da entrada social",
  },
  {
    id: "anticlonagem-no-condominio",
    broader: "clonado",
    label: "Controle anticlonagem para condomínio",
    phrase: "o controle anticlonagem do condomínio",
    asks: [
      "condomínio controles clonados",
      "prédio controles clonados",
      "controles clonados condomínio fazer",
      ...combine(
        ["anticlonagem", "anti clonagem", "controle anticlonagem", "controle anti clonagem", "receptor anticlonagem"],
        ["condomínio", "prédio", "síndico", "moradores", "apartamentos", "unidades", "garagem prédio"],
        ["", "preço"],
      ),
      ...combine(
        ["código rolante", "rolling code", "controle código rolante", "controle rolling code"],
        ["condomínio", "prédio", "síndico", "moradores", "apartamentos"],
        ["", "preço"],
      ),
      "sistema anticlonagem prédio",
      "sistema anticlonagem condomínio",
      "sistema anticlonagem moradores",
      "condomínio controle não clona",
      "prédio controle não clona",
      "condomínio controle prova clonagem",
      "trocar controles anticlonagem condomínio",
      "trocar controles anticlonagem prédio",
      "trocar controles condomínio código rolante",
      "trocar controles prédio código rolante",
      "evitar clonagem prédio",
      "evitar clonagem condomínio",
      "clonagem controle remoto prédio evitar",
      "clonagem controle condomínio evitar",
      "clonagem controle prédio",
      "clonagem controle edifício",
      "evitar clonagem edifício",
    ],
    intent: "buying",
    answers: {
      any: [
        "O controle anticlonagem para condomínio é o de código rolante (rolling code), que muda o sinal a cada aperto e não pode ser copiado em chaveiro. O receptor é trocado por um com memória para todos os moradores, e cada vaga recebe um controle. O motor continua, e o valor depende da quantidade de unidades e vagas.",
        "O sistema anticlonagem do prédio, com receptor de código rolante, ou rolling code, permite ao síndico apagar só o controle perdido, porque cada um é cadastrado por unidade. Vendemos, instalamos e gravamos os controles, e o motor continua o mesmo. O preço depende do número de unidades e vagas.",
        "Para passar o condomínio a controle anticlonagem, o técnico instala um receptor de código rolante ao lado do antigo, e os controles novos são entregues por unidade. Na data marcada, o antigo é desligado e as cópias param de abrir. O motor continua, e o valor soma receptor, controles e gravação.",
      ],
      price: [
        "O preço do controle anticlonagem para condomínio soma o receptor de código rolante, um controle por vaga e a gravação. O motor continua o mesmo. O total depende da quantidade: 40 unidades com dois controles são 80 aparelhos. Com o número de vagas e a foto do receptor, calculamos o valor por unidade.",
        "Em condomínio, o controle anticlonagem custa conforme a quantidade: um receptor de código rolante por entrada e um controle por vaga, mais a gravação. Como o motor não muda, os controles são a maior parte do valor, e o número de unidades é o primeiro dado do orçamento.",
      ],
      "how-to": [
        "No condomínio com controles clonados, apague a memória inteira e regrave só os controles apresentados por unidade, com assinatura, porque o clone repete um código conhecido e não aparece na lista. Como o código fixo volta a ser copiado, a solução que dura é um receptor de código rolante; o motor continua.",
        "Se há controles clonados no prédio, limpe a memória da central e regrave apenas os que cada unidade apresentar. A solução que dura é o receptor de código rolante, que não aceita a cópia de chaveiro. O motor continua, e o valor depende do número de controles.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como trocar sem deixar morador na rua", "Passo a passo para o síndico"],
        slots: [
          [
            "Os dois receptores funcionam juntos até o último morador receber o controle novo, e por isso ninguém fica sem abrir. A troca segue esta ordem.",
            "O receptor antigo continua ligado durante a entrega dos controles e só sai no fim, o que dá tempo a todos. Siga estes passos.",
            "Com data marcada e lista por unidade, o receptor velho e o novo funcionam juntos por alguns dias. A troca segue estes passos.",
          ],
        ],
        steps: [
          "Levante unidades, vagas e quantos controles cada uma usa.",
          "Aprove o valor por controle e quem paga o extra.",
          "Instale o receptor rolante sem tirar o antigo.",
          "Entregue e grave por unidade, com assinatura e número.",
          "Desligue o receptor antigo na data avisada.",
          "Teste um controle velho, que não pode mais abrir.",
        ],
      },
      {
        about: "choose",
        headings: ["O que o receptor do prédio precisa ter", "Memória, cadastro e tag"],
        slots: [
          [
            "Na memória, conte dois controles por unidade e um quarto de folga: 100 lugares para 40 apartamentos, 150 para 60, 200 para 80. Exija também cadastro individual, que apaga o controle de quem se mudou sem regravar os outros.",
            "Dois controles por apartamento mais um quarto de sobra dão o tamanho da memória, como 150 lugares em prédio de 60 unidades ou 200 em um de 80. O receptor deve ainda apagar um controle só; sem isso, cada perda obriga a regravar todos.",
            "Prefira um receptor com lista por controle, em que o perdido é retirado sozinho. O tamanho da memória é de dois lugares por unidade e um quarto a mais: 40 apartamentos precisam de 100, e 60, de 150.",
          ],
          [
            "Com muitos carros, compare com a tag no para-brisa, que dispensa pilha e é difícil de emprestar. O custo maior é o leitor em cada entrada.",
            "Compare também com a tag veicular, que fica colada no vidro, não usa pilha e também é cadastrada, mas exige um leitor em cada entrada.",
            "Um prédio de muito movimento pode escolher a tag, presa ao para-brisa e sem pilha, ao custo de um leitor por portão.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que ele protege e o que não protege", "Limites do código rolante"],
        slots: [
          [
            "O código rolante impede a cópia de chaveiro, mas não o uso do controle esquecido no carro furtado, que abre até ser apagado. Por isso o morador deve avisar a perda no mesmo dia, e o receptor antigo não pode ficar ligado.",
            "A cópia simples deixa de funcionar, mas o controle perdido, emprestado ou furtado continua valendo até sair da lista. O sistema novo também não protege se o receptor velho segue ligado, porque os clones abrem por ele.",
            "O que deixa de funcionar é o clone de chaveiro. O controle furtado precisa ser apagado no mesmo dia, e a proteção só começa quando o receptor antigo é desligado de fato.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Código rolante é impossível de clonar?",
        answers: [
          "Não há garantia absoluta, mas a cópia de chaveiro não funciona nele, e é a forma mais comum de clonar.",
          "Ninguém pode afirmar que seja impossível, mas ele muda de código a cada aperto, o que inutiliza a cópia comum.",
        ],
      },
      {
        question: "Precisa trocar o motor do portão?",
        answers: [
          "Não. O receptor novo é ligado à entrada de comando da central que já existe, e o motor continua igual.",
          "Não, o motor fica. O receptor é trocado ou acrescentado à mesma central, e as regulagens e os sensores não mudam.",
        ],
      },
      {
        question: "Quem paga o controle novo de cada morador?",
        answers: [
          "A assembleia decide: em geral o primeiro controle de cada vaga entra no rateio, e o extra é pago pelo morador.",
          "Depende do que a assembleia aprovar. É comum o condomínio pagar um por vaga e o morador pagar os demais.",
        ],
      },
      {
        question: "Os controles atuais podem ser aproveitados?",
        answers: [
          "Só se já forem de código rolante e da linha do receptor novo. A foto do controle aberto, sem a pilha, mostra.",
          "Os de código fixo, não, porque são eles que se copiam. O controle rolante da mesma linha do receptor pode ser regravado.",
        ],
      },
    ],
    photo: "fotos do receptor atual e do controle aberto, sem a pilha, com o número de unidades e de vagas",
  },
];
