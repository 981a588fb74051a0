import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What somebody who wants in may do to a remote control whose code changes. */
export const invasorECodigo: NarrowConcept[] = [
  {
    id: "ladrao-e-codigo-rolante",
    broader: "clonado",
    label: "Ladrão e o código rolante",
    phrase: "o que um ladrão consegue contra o código rolante",
    asks: [
      ...combine(
        ["ladrão consegue clonar controle", "ladrão pode clonar controle"],
        ["código rolante", "portão código rolante", "rolling code", "portão rolling code", "rolante"],
      ),
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
        "Não com o copiador comum: no controle de código rolante o sinal muda a cada aperto, e o ladrão que grava um sinal fica com um código já gasto. Bloquear e capturar o código seguinte é possível, mas raro. O risco diário é o controle furtado, que deve sair da memória no mesmo dia.",
        "Não como se clona um código fixo: no rolante, cada aperto gera outro código, e a central recusa o sinal repetido. Existe o ataque que bloqueia o sinal e guarda um código novo, pouco comum. Mais provável é o ladrão usar um controle roubado, por isso apague logo o que sumiu.",
        "Dificilmente o ladrão consegue clonar o controle do portão com código rolante, porque o sinal copiado já não vale e não abre. O caminho por bloqueio e captura existe, só que é raro. O que acontece é furto do próprio controle: mande apagá-lo da central no dia em que faltar.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Como o ladrão tenta entrar com código rolante", "O que é comum e o que é raro"],
        slots: [
          [
            "Diante de um código rolante, o ladrão costuma procurar um caminho mais simples que o rádio. A lista separa o que acontece no dia a dia do que pede equipamento e paciência.",
            "O código em si quase nunca é o alvo, porque há jeitos mais fáceis de entrar. Veja o que é frequente e o que exige aparelho e tempo.",
            "Quem quer entrar ataca em geral o controle, o descuido ou a folha, e não o código. Abaixo, os meios corriqueiros e o que só aparece de vez em quando.",
          ],
        ],
        bullets: [
          "Comum: controle furtado no carro, no manobrista ou no lava-rápido, ainda gravado na central",
          "Comum: bloqueador de sinal por perto, que deixa o portão aberto sem você perceber",
          "Comum em portão reformado: receptor antigo ligado, de código fixo, que se clona",
          "Raro: bloquear e gravar o sinal ao mesmo tempo, para usar um código ainda não gasto",
        ],
      },
      {
        about: "check",
        headings: ["Feche as brechas que sobram", "O que fazer na sua casa"],
        slots: [
          [
            "Estas medidas fecham quase todas as brechas e não pedem motor novo. Comece pelos controles que você já não sabe onde estão.",
            "Nenhum destes cuidados exige trocar o motor, e juntos tapam os pontos fracos mais usados. O primeiro alvo são os controles sumidos.",
            "Com o mesmo motor dá para cortar os riscos mais frequentes. Pense antes nos controles perdidos ou emprestados, que ainda abrem.",
          ],
        ],
        steps: [
          "Espere a folha encostar antes de sair; se não fechou, aperte de novo e olhe em volta.",
          "Controle perdido ou roubado: mande apagar só ele, se a central permite, ou limpar a memória e regravar os que ficaram.",
          "Confirme que o receptor antigo, de código fixo, foi desligado.",
          "Não deixe o controle no quebra-sol nem junto de papéis com o endereço.",
          "Com a casa vazia, trave a folha fechada ou desligue o disjuntor.",
        ],
      },
      {
        about: "signs",
        headings: ["Como confirmar o código do controle", "Fixo ou rolante: como saber"],
        slots: [
          [
            "Chavinhas ou jumpers dentro do controle indicam código fixo, e as palavras rolling code, rolante ou anticlonagem no manual indicam rolante. Se um chaveiro fez em segundos uma cópia que abriu, o seu é fixo.",
            "Procure no manual os termos anticlonagem, rolante ou rolling code. Controle com chavinhas internas, ou que já foi copiado no chaveiro e a cópia funcionou, trabalha com código fixo.",
            "O código é fixo quando o controle tem jumpers por dentro ou quando o copiador do chaveiro deu conta dele. É rolante se a embalagem ou o manual fala em rolling code ou anticlonagem.",
          ],
          [
            "Algumas centrais aceitam os dois códigos ao mesmo tempo. Nelas, basta um controle fixo gravado para existir de novo algo a clonar, e por isso o técnico confere a memória inteira.",
            "Cuidado com a central que lê fixo e rolante: um só controle antigo na memória devolve ao ladrão o que copiar. Vale pedir a revisão de todos os gravados.",
            "Se a central recebe os dois tipos, um único controle fixo derruba a proteção dos demais. A conferência dos controles gravados mostra se sobrou algum.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Aparelhos como o Flipper Zero abrem portão de código rolante?",
        answers: [
          "Em geral não: eles repetem o sinal gravado, e no rolante esse código já foi gasto. O risco real desses aparelhos está nos controles de código fixo, que abrem com uma simples repetição.",
          "Repetindo o sinal, não, porque a central rolante recusa um código que já ouviu. Com código fixo a história muda: ali a gravação abre, e esse é o portão que precisa de proteção.",
        ],
      },
      {
        question: "Roubaram meu controle. O que faço primeiro?",
        answers: [
          "Mande apagar o controle da memória da central no mesmo dia. Até lá, com o portão fechado, desligue o disjuntor e trave a folha por dentro, ainda mais se levaram o endereço junto.",
          "Feche o portão, desligue o disjuntor dele e trave a folha até o controle ser apagado. Se havia documento com o endereço, não deixe a limpeza da memória para o dia seguinte.",
        ],
      },
      {
        question: "Quanto custa passar o portão para código rolante?",
        answers: [
          "O valor soma o receptor, um controle por pessoa e a gravação. Motor e placa costumam ficar. Quanto mais moradores, mais pesa a parte dos controles, e tudo é orçado junto por foto.",
          "Depende de quantos controles a casa usa e de a placa aceitar um receptor rolante. Em geral o motor permanece, e o orçamento reúne receptor, controles e gravação, a partir das fotos.",
        ],
      },
      {
        question: "Posso usar controle de código fixo e rolante no mesmo portão?",
        answers: [
          "Algumas centrais permitem, mas a segurança cai para a do controle mais fraco. Se a ideia é evitar clone, todos os controles da casa precisam ser rolantes e os fixos, apagados.",
          "Pode funcionar, conforme a central, só que o controle fixo continua copiável e abre o mesmo portão. Para valer a proteção, apague os antigos e fique apenas com os rolantes.",
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
        "Sim, o código rolante é seguro contra a cópia comum: o código muda a cada aperto, e o sinal gravado por um ladrão já não abre o portão. Não protege de controle furtado nem de quem entra de carona. Mande apagar o controle perdido no mesmo dia e espere o portão fechar.",
        "Pode ficar tranquilo quanto à clonagem: o rolling code recusa sinal repetido, e por isso o controle não se copia como o de código fixo; é o mais seguro dos comuns. O risco que resta é controle roubado, receptor antigo ainda ligado e bloqueio de sinal na hora de fechar.",
        "Dá para confiar no código rolante, que protege a garagem da clonagem simples por nunca repetir o código. Seguro contra tudo ele não é: controle furtado abre até ser apagado da central, e um receptor antigo, de código fixo, continua copiável.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Como o ladrão tenta entrar mesmo assim", "O que é comum e o que é raro"],
        slots: [
          [
            "Com código rolante, o ladrão quase sempre procura outro caminho que não o rádio. Estes são os casos conhecidos, do mais ao menos frequente.",
            "O ataque costuma mirar a distração, e não o código. Veja o que acontece de fato.",
            "Copiar o rolante é raro. O comum é aproveitar um descuido. A lista separa um do outro.",
          ],
        ],
        bullets: [
          "Comum: controle furtado no carro ou no lava-rápido, ainda gravado na central",
          "Comum: bloqueador de sinal por perto, que deixa o portão aberto sem você perceber",
          "Comum em portão reformado: receptor antigo ainda ligado, com código fixo",
          "Raro: bloquear e gravar o sinal ao mesmo tempo, para usar um código ainda não gasto",
        ],
      },
      {
        about: "check",
        headings: ["Feche as brechas que sobram", "O que fazer na sua casa"],
        slots: [
          [
            "São medidas baratas, que não exigem motor novo. A primeira vale todo dia.",
            "Nenhuma delas pede trocar o motor, e quase todas são de graça. Comece pelo hábito de esperar a folha.",
            "Isto protege mais que um controle novo e custa pouco. Duas dependem só de você.",
          ],
        ],
        steps: [
          "Espere a folha encostar antes de sair; se não fechou, aperte de novo e olhe em volta.",
          "Perdeu um controle: mande apagar só ele ou limpar a memória e regravar os que ficaram.",
          "Confirme que o receptor antigo, de código fixo, foi desligado.",
          "Não deixe o controle à vista nem junto de papéis com o endereço.",
        ],
      },
      {
        about: "signs",
        headings: ["O meu controle é mesmo rolante?", "Como confirmar o código do controle"],
        slots: [
          [
            "Chavinhas ou jumpers dentro do controle indicam código fixo; as palavras rolling code ou anticlonagem na embalagem, rolante. Se um chaveiro o copiou em segundos e a cópia abriu, é fixo.",
            "Procure rolante ou rolling code no manual. Chavinhas internas são de código fixo. A cópia de chaveiro que abre o portão também prova que ele não é rolante.",
            "Controle com chavinhas é fixo, e o que traz anticlonagem escrito costuma ser rolante. O teste prático é a cópia em chaveiro, que no rolante não abre.",
          ],
          [
            "Há centrais que aceitam os dois códigos ao mesmo tempo. Nelas, um único controle fixo gravado derruba a proteção dos outros.",
            "Atenção à central que lê fixo e rolante: basta um fixo na memória para haver o que clonar.",
            "Em placa que aceita ambos, um controle antigo de código fixo vira a porta de entrada. Apague-o.",
          ],
        ],
      },
    ],
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
          "Soma um receptor, um controle por pessoa e a gravação; motor e placa ficam. Quanto mais controles, maior a conta.",
          "O motor não muda: paga-se receptor, controles e o serviço de ligar. O número de pessoas é o que mais pesa.",
        ],
      },
      {
        question: "Apertar muitas vezes longe do portão faz o controle parar?",
        answers: [
          "Pode perder a sequência, se forem muitos toques fora do alcance. Gravar de novo na central resolve.",
          "Às vezes, sim: a central aceita só alguns códigos à frente. Basta regravar o controle.",
        ],
      },
      {
        question: "O chaveiro consegue copiar o meu rolante?",
        answers: [
          "Não a cópia simples, de aproximar e gravar. O controle extra precisa ser cadastrado na central do portão.",
          "Copiar por rádio, não. O caminho é comprar um da mesma linha e gravá-lo na central.",
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
        "Sim, se o controle for de código fixo: o aparelhinho grava o sinal e o repete, e o portão abre. Em código rolante a repetição é recusada, porque o código já foi usado. Trocar o receptor por um rolante fecha essa porta, e o motor fica. Peça, controles e serviço vêm num valor só.",
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
