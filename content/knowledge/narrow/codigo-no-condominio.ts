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
        "Deve avisar, salvo urgência: a lei não fixa prazo, mas trocar o código sem aviso deixa morador na rua, e a convenção costuma pedir comunicado. Uma semana, com data, hora e posto de gravação, é o usual; em clonagem ou furto, troca-se na hora e avisa-se em seguida.",
        "O condomínio deve avisar antes, por bom senso e pela convenção: comunicado com data e horário de recadastro, uns sete dias antes. Só se dispensa em urgência, como controle furtado ou clonado; aí o porteiro libera por cadastro até todos regravarem.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Roteiro da troca sem deixar ninguém de fora", "Do aviso ao último controle"],
        slots: [["Com lista por unidade, a troca leva um dia.", "A ordem evita fila na portaria."]],
        steps: [
          "Faça a lista de controles por unidade e confira com as vagas.",
          "Avise com data, hora, local e quem pode retirar.",
          "Marque dois horários, um deles à noite ou no sábado.",
          "No dia, apague a memória e grave por unidade, com assinatura.",
          "Por uma semana, deixe a portaria liberar quem faltou, com documento.",
        ],
      },
      {
        about: "cost",
        headings: ["Quem paga os controles", "Rateio ou morador"],
        slots: [
          [
            "Troca decidida pelo condomínio costuma entrar no rateio; controle perdido ou extra, em geral, é do morador, conforme a convenção.",
            "O primeiro controle de cada unidade costuma sair do caixa do prédio; o extra, do bolso do morador.",
          ],
          [
            "O orçamento da gravação em lote sai pela foto da central e pelo número de unidades.",
            "Com a foto da central e o número de vagas, a gravação em lote é orçada sem custo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O síndico pode trocar o código por causa de um morador inadimplente?",
        answers: [
          "Não convém: impedir o acesso à garagem por dívida costuma ser contestado na Justiça.",
          "Não é o caminho. A dívida se cobra pelos meios legais; o acesso fica.",
        ],
      },
      {
        question: "Precisa de assembleia para trocar o código?",
        answers: [
          "Em geral não: é segurança e manutenção. Comprar sistema novo para todos, sim, costuma ir a voto.",
          "Regravar, não; trocar o sistema inteiro, com custo alto, em geral sim.",
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
        "Pode, se a convenção ou o regimento não proíbe: o controle é da unidade, e os pais respondem pelo uso. Para criança, não convém; adolescente que entra a pé fica melhor com senha, tag ou chave do portão social.",
        "Em geral pode, porque o controle é cadastrado na unidade, em nome do responsável, que responde por dano. Veja o regimento; e ensine a nunca acionar sem ver a folha e a passagem inteiras.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que dar no lugar do controle da garagem", "Acesso por idade"],
        slots: [["Quem não dirige não precisa do portão de carros.", "A pé, há meios mais seguros."]],
        bullets: [
          "Criança: interfone e alguém que abra",
          "Adolescente a pé: senha, tag ou chave do portão social",
          "Bicicleta ou patinete: tag cadastrada no nome dele",
          "Visitas dele: liberação pela portaria",
        ],
      },
      {
        about: "safety",
        headings: ["Regras para quem usa", "Antes de apertar o botão"],
        slots: [
          [
            "Só acionar vendo o portão, nunca passar com a folha andando e não emprestar.",
            "Três combinados: ver a folha, esperar parar e não emprestar o controle.",
          ],
          [
            "Perdeu, avisa na hora: o controle é apagado do cadastro no mesmo dia.",
            "Controle perdido se apaga no dia; por isso o cadastro precisa do nome.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga se o menor danificar o portão?",
        answers: [
          "A unidade, em regra: os pais respondem pelo filho menor. O condomínio cobra com imagem e orçamento.",
          "Os responsáveis. Com prova do dano, a cobrança vai para a unidade.",
        ],
      },
      {
        question: "O condomínio pode proibir controle para menor?",
        answers: [
          "Pode regular no regimento, aprovado em assembleia. Confira o que o do seu prédio diz.",
          "Sim, por regra aprovada. Sem regra, o controle da unidade pode ser usado pela família.",
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
    ],
    intent: "buying",
    answers: {
      any: [
        "Vendemos e instalamos controle anticlonagem para condomínio, o de código rolante, que a cópia de chaveiro não abre: um receptor com memória para todos, como 150 lugares em prédio de 60 apartamentos ou 200 em um de 80 unidades, e um controle por vaga. O motor fica; o valor sai pela quantidade, sem custo.",
        "No condomínio, o controle anticlonagem é o de código rolante: muda a cada aperto, e a cópia de chaveiro não abre. Trocam-se o receptor e os controles, nunca o motor; a lista por unidade permite apagar só o perdido. Vendemos, instalamos e gravamos: diga quantas unidades e vagas há e mande a foto do receptor atual, e o valor vem sem custo.",
        "Para passar o prédio a um sistema anticlonagem, instala-se um receptor de código rolante ao lado do antigo, entregam-se os controles por unidade, com assinatura, e o antigo é desligado na data marcada. O motor fica. O orçamento, grátis, soma receptor, um controle por vaga e a gravação.",
      ],
      price: [
        "O preço do controle anticlonagem para condomínio soma o receptor de código rolante, um controle por vaga e a gravação por unidade; o motor fica. Como 40 unidades com dois controles são 80 aparelhos, quem manda no total é a quantidade: diga o número de vagas e mande a foto do receptor, e o valor por unidade vem sem custo.",
      ],
      "how-to": [
        "No condomínio com controles clonados, o clone repete um código conhecido e não aparece na lista: apaga-se a memória inteira e regravam-se só os controles apresentados por unidade, com assinatura. Como o código fixo volta a ser copiado, passe o prédio a receptor de código rolante; o motor fica, e o valor sai por foto e pelo número de controles.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como a troca é feita sem deixar morador na rua", "Passo a passo para o síndico"],
        slots: [
          [
            "Com data e lista, os dois receptores convivem até o último morador receber o seu.",
            "O antigo só sai no fim: até lá, os dois abrem.",
          ],
        ],
        steps: [
          "Levante unidades, vagas e quantos controles cada uma usa.",
          "Aprove o valor por controle e quem paga o extra.",
          "Instale o receptor rolante, com memória de sobra, sem tirar o antigo.",
          "Entregue e grave por unidade, com assinatura e número do controle.",
          "Desligue o receptor antigo na data avisada, e não antes.",
          "Teste um controle velho: ele não pode mais abrir.",
        ],
      },
      {
        about: "choose",
        headings: ["O que o receptor do prédio precisa ter", "Memória, lista e tag"],
        slots: [
          [
            "Memória: conte dois controles por unidade e um quarto de folga, 100 lugares para 40 apartamentos.",
            "Dois controles por unidade e um quarto de sobra dão a memória: 60 apartamentos pedem 150 lugares.",
          ],
          [
            "Cadastro individual: cada controle tem dono na lista, e o de quem se mudou é apagado sem regravar os outros.",
            "Prefira receptor que apague um controle só; sem isso, cada perda obriga a regravar todos.",
          ],
          [
            "Com muitos carros, compare com a tag no para-brisa, que não se empresta nem usa pilha.",
            "A tag veicular também resiste à cópia simples e dispensa controle; o custo é o leitor por entrada.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que ele protege e o que não protege", "Limites do código rolante"],
        slots: [
          [
            "Ele barra a cópia de chaveiro, mas não o controle esquecido no carro: perdeu, avisa-se e apaga-se no dia.",
            "A cópia simples deixa de funcionar; o controle emprestado ou furtado continua abrindo até ser apagado da lista.",
          ],
          [
            "Receptor antigo esquecido ligado mantém aberta a entrada dos clonados.",
            "A proteção começa no dia em que o receptor velho é desligado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Código rolante é impossível de clonar?",
        answers: [
          "Garantia absoluta não existe, mas a cópia de chaveiro não funciona nele, e é dela que vêm os clones.",
        ],
      },
      {
        question: "Precisa trocar o motor do portão?",
        answers: ["Não. O receptor novo se liga à entrada de comando da central que já existe."],
      },
      {
        question: "Quem paga o controle novo de cada morador?",
        answers: ["A assembleia decide: em geral o primeiro de cada vaga entra no rateio, e o extra é do morador."],
      },
      {
        question: "Os controles atuais podem ser aproveitados?",
        answers: [
          "Só se já forem de código rolante e da linha do receptor novo. A foto do controle aberto, sem a pilha, mostra.",
        ],
      },
    ],
    photo: "fotos do receptor atual e do controle aberto, sem a pilha, com o número de unidades e de vagas",
  },
];
