import type { KnowledgeSection, NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** How somebody gets in where the code changes. */
const waysIn: KnowledgeSection = {
  about: "safety",
  headings: ["Como o ladrão tenta entrar com código rolante", "O que é comum e o que é raro"],
  slots: [
    [
      "Com código rolante, quase sempre se ataca outra coisa que não o código.",
      "O caminho do ladrão costuma ser o mais simples, e não o rádio.",
    ],
  ],
  bullets: [
    "Comum: controle furtado no carro, no manobrista ou no lava-rápido, ainda gravado na central",
    "Comum: bloqueador de sinal ligado perto, que deixa o portão aberto sem você perceber",
    "Raro: bloquear e gravar o sinal ao mesmo tempo, para usar um código ainda não gasto",
    "Comum em portão reformado: receptor antigo ainda ligado, com código fixo que continua clonável",
  ],
};

/** What whoever lives there does about it. */
const gaps: KnowledgeSection = {
  about: "check",
  headings: ["Feche as brechas que sobram", "O que fazer na sua casa"],
  slots: [["São medidas baratas e valem mais que trocar de controle.", "Nenhuma destas medidas exige motor novo."]],
  steps: [
    "Espere a folha encostar antes de sair; se não fechou, aperte de novo e olhe em volta.",
    "Perdeu ou roubaram um controle: mande apagar só ele, se a central permite, ou limpe a memória e regrave os que estão em casa.",
    "Confirme que o receptor antigo, de código fixo, foi desligado quando o rolante entrou.",
    "Não deixe o controle no quebra-sol nem junto de papéis com o endereço da casa.",
    "À noite, trave a folha ou desligue o disjuntor se a casa fica vazia.",
  ],
};

/** Whether the code changes at all. */
const kindOfCode: KnowledgeSection = {
  about: "signs",
  headings: ["O meu é mesmo rolante?", "Como confirmar o código do controle"],
  slots: [
    [
      "Chavinhas ou jumpers dentro do controle são sinal de código fixo; as palavras rolling code, rolante ou anticlonagem no manual, de rolante.",
      "Se um chaveiro copiou o seu controle em segundos e a cópia abriu, ele é de código fixo.",
    ],
    [
      "Há centrais que aceitam os dois códigos ao mesmo tempo: nelas, um controle fixo gravado derruba a proteção dos outros.",
      "Numa central que aceita fixo e rolante, basta um controle fixo na memória para haver o que clonar.",
    ],
  ],
};

/** What somebody who wants in may do to a remote control whose code changes. */
export const invasorECodigo: NarrowConcept[] = [
  {
    id: "ladrao-e-codigo-rolante",
    broader: "clonado",
    label: "Ladrão e o código rolante",
    phrase: "o que um ladrão consegue contra o código rolante",
    asks: [
      ...combine(
        ["ladrão", "bandido", "assaltante", "criminoso", "invasor", "hacker", "alguém", "estranho"],
        [
          "clonar código rolante",
          "copiar código rolante",
          "clonar rolling code",
          "clonar rolante",
          "copiar rolante",
          "código rolante",
          "rolling code",
          "controle rolante",
        ],
      ),
      ...combine(
        ["código rolante", "rolling code"],
        ["dá para clonar", "pode ser clonado", "tem como clonar", "clonado", "interceptar", "hackear", "hackeado"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Não com o copiador comum: no código rolante o sinal muda a cada aperto, e repetir um sinal gravado não abre o portão. Existe ataque que bloqueia e captura o código seguinte, mas é raro; o risco do dia a dia é o controle furtado que continua gravado.",
        "Dificilmente: o ladrão que grava o sinal de um controle rolante fica com um código já usado, que a central recusa. O que abre de verdade é controle roubado, memória com controles antigos ou a folha forçada; apague o controle perdido no mesmo dia.",
        "Não como se clona um código fixo: no rolante, o sinal copiado já foi gasto e a central o recusa. Bloquear o sinal para capturar o código seguinte é possível, mas raro; o que acontece é furtarem o controle, e por isso se apaga o que sumiu.",
      ],
    },
    sections: [waysIn, gaps, kindOfCode],
    keep: [],
    questions: [
      {
        question: "Aparelhos como o Flipper Zero abrem portão de código rolante?",
        answers: [
          "Não só repetindo o sinal: o código gravado já foi gasto. O risco real desses aparelhos é com controle de código fixo.",
          "Em geral, não. Eles repetem código fixo com facilidade; o rolante recusa o sinal repetido.",
        ],
      },
      {
        question: "Roubaram meu controle. O que faço primeiro?",
        answers: [
          "Desligue o disjuntor do portão ou trave a folha até apagar o controle da memória; se levaram o endereço junto, faça isso no mesmo dia.",
          "Apague o controle da central no mesmo dia. Até lá, deixe o disjuntor desligado à noite e a folha travada por dentro.",
        ],
      },
      {
        question: "Quanto custa passar o portão para código rolante?",
        answers: [
          "Soma o receptor, um controle por pessoa e a gravação; o motor e a placa ficam. Com a foto do controle e da etiqueta, o orçamento é grátis.",
          "O preço sai por foto: receptor rolante, controles e a visita. Não é preciso trocar o motor.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor ou do receptor",
  },
  {
    id: "codigo-rolante-e-seguro",
    broader: "clonado",
    label: "Código rolante é seguro?",
    phrase: "a segurança do código rolante",
    asks: [
      "confiar código rolante",
      "confiar código rolante portão",
      "dá para confiar código rolante portão",
      ...combine(
        ["código rolante", "rolling code", "controle anticlonagem", "controle rolante"],
        [
          "seguro",
          "é seguro",
          "seguro mesmo",
          "seguro ladrão",
          "seguro mesmo ladrão",
          "vulnerável",
          "confiável",
          "protege",
          "protege ladrão",
          "vale a pena",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, é seguro contra a cópia comum: o código muda a cada aperto, e o sinal gravado por um ladrão já não abre. Não protege de controle furtado nem de quem entra de carona; apague o controle perdido no mesmo dia e veja o portão fechar.",
        "É o mais seguro dos controles comuns: o código rolante torna inútil o sinal copiado. O que sobra de risco é controle roubado, receptor antigo ainda ligado e bloqueio de sinal na hora de fechar, e para cada um há o que fazer.",
      ],
    },
    sections: [waysIn, gaps, kindOfCode],
    keep: [],
    questions: [
      {
        question: "Código rolante é mais seguro que código fixo?",
        answers: [
          "Sim, muito: o fixo se copia em segundos com aparelho barato; o rolante recusa o sinal repetido.",
          "É. O fixo envia sempre o mesmo código, e quem o grava uma vez abre para sempre.",
        ],
      },
      {
        question: "Quanto custa passar o portão para código rolante?",
        answers: [
          "Soma o receptor, um controle por pessoa e a gravação; o motor e a placa ficam. Com a foto do controle e da etiqueta, o orçamento é grátis.",
          "O preço sai por foto: receptor rolante, controles e a visita. Não é preciso trocar o motor.",
        ],
      },
      {
        question: "Depois de muitos apertos longe do portão, o controle rolante para?",
        answers: [
          "Pode perder a sequência, se for apertado muitas vezes fora do alcance. Regravar na central resolve.",
          "Às vezes, sim: a central aceita só alguns códigos à frente. Basta gravar o controle de novo.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor ou do receptor",
  },
  {
    id: "aparelho-que-copia-sinal",
    broader: "clonado",
    label: "Flipper e outros copiadores abrem o portão?",
    phrase: "o aparelho que copia o sinal do portão",
    asks: [
      "aparelhinho grava sinal abrir portão",
      "aparelhinho grava sinal rádio abrir portão",
      "abrir portão clonador frequência",
      "clonador de frequência portão",
      ...combine(
        ["flipper", "flipper zero", "hackrf", "copiador de sinal", "aparelho copia sinal"],
        ["portão", "abre portão", "clona portão", "controle portão", "garagem", "abre garagem", "funciona portão"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Depende do código: o Flipper Zero, ou outro aparelho que grava sinal de rádio, abre portão de garagem de código fixo, porque repete o que gravou; de código rolante, não só repetindo. Se o seu é fixo, um receptor rolante resolve sem trocar o motor, orçado por foto já com a instalação.",
        "Sim, se o controle for de código fixo: o aparelhinho grava o sinal e o repete, e o portão abre. Em código rolante a repetição é recusada, porque o código já foi usado. Trocar o receptor por um rolante fecha essa porta, e o motor fica; peça, controles e serviço vêm num valor só.",
        "Um copiador como o Flipper Zero consegue abrir portão de garagem se o controle é de código fixo, que manda sempre o mesmo sinal; no rolante, em geral, não. Veja qual é o seu e, se for fixo, passe a receptor rolante: aparelho e mão de obra são orçados juntos, pela foto do controle.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como confirmar o código do controle", "O meu é mesmo rolante"],
        slots: [
          [
            "Chavinhas ou jumpers, pontes de solda, dentro do controle são sinal de código fixo; rolling code ou anticlonagem no manual, de rolante. Se um chaveiro copiou o seu em segundos e a cópia abriu, ele é fixo.",
            "Abra o controle sem a pilha: com chavinhas ou pontes de solda, o código é fixo. O rolante vem indicado no manual, e a cópia de chaveiro não abre com ele.",
            "O de código fixo tem chavinhas por dentro e aceita cópia comum. Já o rolante, ou anticlonagem, não tem, e o copiador do chaveiro falha.",
          ],
          [
            "Há centrais que aceitam os dois códigos: nelas, um controle fixo gravado derruba a proteção dos outros.",
            "Se a placa lê fixo e rolante, basta um controle fixo na memória para haver o que clonar.",
            "Cuidado com a central que aceita os dois tipos, porque um só controle fixo já abre a brecha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Feche as brechas que sobram", "O que fazer na sua casa"],
        slots: [
          [
            "São medidas baratas, que valem com qualquer código e não exigem motor novo.",
            "Nenhum código protege contra portão aberto ou controle esquecido. Estas medidas completam a troca.",
            "O aparelho copia no momento em que você aperta; o resto depende de hábito, e é simples.",
          ],
        ],
        steps: [
          "Espere a folha encostar antes de sair e olhe em volta.",
          "Perdeu um controle: mande apagá-lo da memória.",
          "Confirme que o receptor antigo, fixo, foi desligado.",
          "Não deixe o controle no quebra-sol com papéis do endereço.",
          "Casa vazia à noite: com o portão fechado, desligue o disjuntor.",
        ],
      },
      {
        about: "replace",
        headings: ["Passar de código fixo a rolante", "O que muda na troca"],
        slots: [
          [
            "Troca-se o receptor, ou liga-se um avulso à placa, e entra um controle rolante por pessoa, gravado na visita; motor e placa ficam. O receptor fixo precisa ser desligado, senão a cópia antiga continua abrindo.",
            "O técnico liga um receptor rolante onde entra o botão de parede, grava os controles novos e desativa o antigo, por onde a cópia entraria. Nada mais muda no portão.",
            "Entram receptor e controles rolantes, com o motor e a placa mantidos. O passo que não pode faltar é desligar a recepção velha, porque enquanto ela escuta o clone abre.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De que distância copiam o sinal do meu controle?",
        answers: [
          "De algumas dezenas de metros, no momento em que você aperta. Por isso o código fixo é fraco em rua movimentada.",
          "Basta estar por perto quando você aperta o botão. Parado no bolso, o controle não transmite nada.",
        ],
      },
      {
        question: "Como sei se alguém copiou o meu controle?",
        answers: [
          "Não dá para ver no controle. Portão que abre sem ninguém da casa apertar, com imagem de câmera, é o sinal; troque o código.",
          "O sinal é o portão abrir sem vocês. Em código fixo, na dúvida, troque o receptor e regrave todos.",
        ],
      },
      {
        question: "Código rolante é impossível de copiar?",
        answers: [
          "Garantia absoluta não existe, mas gravar e repetir o sinal não funciona nele, que é o que esses aparelhos fazem.",
          "Impossível, ninguém pode afirmar. Ele barra a cópia simples, a mais comum, porque cada código vale uma vez.",
        ],
      },
      {
        question: "Quanto custa trocar o receptor por um rolante?",
        answers: [
          "Soma o receptor, um controle por pessoa e a visita, e sai pela foto do controle e da etiqueta do motor.",
          "Pagam-se receptor, controles novos e gravação, orçados por foto. A placa e o motor ficam, e a quantidade de controles é o que mais pesa.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor ou do receptor",
  },
];
