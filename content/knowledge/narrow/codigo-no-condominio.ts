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
];
