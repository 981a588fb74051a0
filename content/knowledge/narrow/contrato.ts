import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const contrato: NarrowConcept[] = [
  {
    id: "contrato-inclui",
    broader: "contrato",
    label: "O que o contrato mensal inclui",
    phrase: "o que o contrato mensal inclui",
    asks: [
      "contrato inclui",
      "contrato mensal inclui",
      "manutenção mensal inclui",
      "contrato manutenção condomínio",
      "contrato manutenção prédio",
      "contrato mensal manutenção",
      "contrato mensal manutenção prédio",
      "contrato manutenção portão",
      "contrato portão condomínio",
      "modelo contrato manutenção",
      "contrato manutenção predial",
      "contrato mensal condomínio",
    ],
    intent: "question",
    answers: {
      any: [
        "O contrato mensal de manutenção de portão inclui visitas programadas, limpeza, reaperto, regulagem, lubrificação, teste de segurança e relatório. Peças e danos por batida, raio ou vandalismo costumam ficar fora, salvo se estiverem listados.",
        "No contrato de manutenção de condomínio, entram as revisões, {visits.business} no mínimo, o roteiro de cada visita, a forma de chamar na urgência e quem autoriza gasto. O valor é por portão, depois de vistoria.",
        "Um contrato mensal cobre a mão de obra das visitas combinadas e o atendimento na forma escrita. Leia três pontos: peças incluídas ou não, o que conta como urgência e o que fica de fora.",
      ],
      price: [
        "O valor do contrato de manutenção é calculado por portão e por visita, depois de ver fluxo, tipo de folha e estado dos equipamentos. Peças incluídas ou à parte mudam a mensalidade; a proposta por fotos é grátis.",
        "Contrato de manutenção de portão não tem mensalidade única: contam o número de portões, as visitas por ano, {visits.business} no mínimo, e as peças cobertas. Mande fotos e etiquetas dos motores para a proposta.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: [
          "O que entra e o que fica de fora",
          "Coberto e não coberto no contrato",
          "O que o contrato mensal cobre",
        ],
        slots: [
          [
            "Entram visitas, inspeção, reaperto, regulagem, lubrificação, medição elétrica e teste de fotocélula.",
            "A mão de obra da manutenção preventiva é a base; o número de visitas e o roteiro vêm escritos.",
            "Cada visita inclui folha, motor, placa, sensores e relatório.",
          ],
          [
            "Ficam fora, em geral, batida de carro, raio, vandalismo, furto e serralheria pesada.",
            "Colisão, descarga elétrica e obra na estrutura são orçadas à parte.",
            "O que não está escrito como incluído deve ser tratado como à parte.",
          ],
          [
            "Peças podem entrar ou não: com peças, o valor é maior e a lista coberta precisa ser clara.",
            "Motor novo combina com contrato sem peças; motor antigo pode pedir cobertura maior.",
            "Sem peças, paga-se menos por mês e cada troca é aprovada na hora.",
          ],
        ],
        bullets: [
          "Número de visitas por ano",
          "Roteiro do que é feito",
          "Peças incluídas, uma a uma",
          "Como chamar na urgência",
          "Limite de gasto sem aprovação",
          "Prazo, reajuste e saída",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa por mês", "O que define a mensalidade", "Preço do contrato"],
        slots: [
          [
            "A mensalidade depende do número de portões, do fluxo, das visitas e de as peças entrarem ou não.",
            "O valor é por portão e por visita, fechado depois de ver o estado de cada um.",
            "Não há tabela única: um portão leve e um de fluxo intenso custam diferente.",
          ],
          [
            "Compare propostas com o mesmo número de visitas e a mesma lista de peças.",
            "Ponha lado a lado visitas, urgência e peças, e só então o preço.",
            "A conta certa é a do ano, com as chamadas fora da data incluídas.",
          ],
        ],
      },
    ],
    keep: ["visit", "time"],
    questions: [
      {
        question: "O contrato mensal tem visita todo mês?",
        answers: [
          "Não necessariamente. Mensal pode ser só o pagamento; o número de visitas está escrito, com {visits.business} como mínimo.",
          "Depende do que foi combinado. Confira a frequência das visitas, que é o que importa.",
        ],
      },
      {
        question: "Chamado de urgência é cobrado?",
        answers: [
          "Depende da cláusula: alguns contratos incluem, outros cobram a visita. Peça isso por escrito.",
          "O contrato deve dizer. Sem cláusula, o valor é combinado em cada chamada.",
        ],
      },
      {
        question: "Posso cancelar antes do fim?",
        answers: [
          "Sim, na forma do contrato: veja o aviso prévio e se há multa.",
          "O prazo de saída deve constar no texto; leia antes de assinar.",
        ],
      },
      {
        question: "Casa precisa de contrato?",
        answers: [
          "Em geral, não: a revisão {visits.home}, a partir de {price.preventive} sem peças, atende.",
          "Não precisa. Contrato faz sentido em uso coletivo ou com vários portões.",
        ],
      },
    ],
    photo: "fotos de cada portão e das etiquetas dos motores, com o número de vagas ou de usuários",
  },
];
