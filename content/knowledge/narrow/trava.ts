import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const trava: NarrowConcept[] = [
  {
    id: "trava-nao-solta",
    broader: "trava",
    label: "Trava elétrica não solta",
    phrase: "a trava elétrica que não solta",
    intent: "repair",
    asks: [
      "pivotante trava não solta",
      "pivotante trava não abre",
      "pivotante trava não destrava",
      "trava pivotante vidro não solta",
      "vidro trava não solta",
      "trava não libera",
      "trava elétrica não libera",
      "basculante trava não solta",
      "basculante trava não abre",
      "correr trava não solta",
      "trava deslizante quebrada",
      "trava correr quebrada",
      "trava deslizante quebrou",
      "trava correr quebrou",
      "trava pivotante quebrou",
      "trava portão deslizante quebrada",
      "como destravar trava elétrica",
      "destravar trava elétrica",
      "destravar trava elétrica portão",
      "abrir trava elétrica manualmente",
      "soltar trava elétrica manualmente",
      "como abrir trava elétrica",
      "trava barulho não abre",
      "trava elétrica barulho não abre",
      "trava estala não abre",
      "trava elétrica estala não abre",
      "trava zumbe não abre",
      "trava quebrou",
      "trava quebrada",
      "trava elétrica quebrou",
      "trava elétrica quebrada",
      "trava basculante quebrou",
      "trava portão quebrou",
      "solenoide trava",
      "solenoide trava queimou",
      "solenoide trava queimado",
      "bobina trava queimou",
      "bobina trava queimada",
      "bobina trava",
      "trava eletromagnética não destrava",
      "trava eletromagnética não solta",
      "trava eletromagnética não abre",
      "trava eletromagnética não funciona",
      "trava eletromagnética emperrada",
      "trava magnética não destrava",
      "trava magnética não solta",
      "trava magnética não abre",
      "trava elétrica não abre",
      "trava elétrica não destrava",
      "trava elétrica não funciona",
      "trava elétrica não solta",
      "trava elétrica não recolhe",
      "pino trava não",
      "trava elétrica presa",
      "trava elétrica emperrada",
      "eletrotrava não",
      "trava não solta",
      "trava portão não solta",
      "trava emperrada",
      "trava portão emperrada",
      "trava não destrava",
      "trava não abre",
      "trava não sobe",
      "trava não sobe não abre",
      "trava não levanta",
      "trava não recebe energia",
      "trava elétrica não recebe energia",
      "trava fraca",
      "trava elétrica fraca",
      "trava sem energia",
    ],
    answers: {
      any: [
        "Para destravar a trava elétrica do portão à mão, desligue o disjuntor e use a chave da própria trava, que recolhe o pino por dentro. Se o modelo não tem chave ou a folha aperta o pino, não bata nem force: espere o técnico. O alinhamento em casa parte de {price.preventive}, sem peças.",
        "A trava elétrica que faz barulho e não abre está recebendo energia, mas o pino não sai, quase sempre porque a folha o aperta no furo ou porque a mola e o pino emperraram. Pare de acionar, desligue o disjuntor e use a chave da trava, se houver. O alinhamento em casa parte de {price.preventive}, sem peças.",
        "A trava elétrica do portão que não solta está, em geral, com o pino apertado pela folha ou com a bobina queimada, que é o ímã elétrico que puxa o pino. Pare de acionar, desligue o disjuntor e use a chave da própria trava, se houver. O ajuste em casa parte de {price.preventive}, sem peças, e a trava nova é orçada por foto.",
        "A trava elétrica que não abre está, em geral, com o pino apertado pela folha ou com a bobina queimada, e cada comando faz o motor forçar contra o pino. Pare de acionar, desligue o disjuntor e use a chave da própria trava, se houver. O ajuste em casa parte de {price.preventive}, sem peças, e a trava nova é orçada por foto.",
        "Se a trava não sobe e o portão não abre, o pino está preso pela folha ou a trava não recebe energia da placa. Desligue o disjuntor e solte o pino pela chave da própria trava, sem bater nem forçar. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Trava elétrica travada com o portão que não abre quase sempre tem o pino apertado, porque a folha parou fora do ponto; se não é isso, a bobina que puxa o pino queimou. Não insista e desligue o disjuntor. O ajuste em casa sai a partir de {price.preventive}, sem peças.",
        "Trocar a trava elétrica que não abre só vale depois de medir: muitas vezes a folha cedeu e aperta o pino, e basta alinhar, a partir de {price.preventive} em casa, sem peças. Se chega energia e o pino não anda, a trava é trocada, com o valor passado por foto.",
        "A trava elétrica ou eletromagnética do portão que não destrava tem o pino apertado pela folha, a bobina queimada ou falta de energia na saída da placa. Pare de acionar, desligue o disjuntor e use a chave da própria trava. O alinhamento em casa parte de {price.preventive}, sem peças, e a trava nova é orçada por foto.",
        "A solenoide da trava, a bobina que puxa o pino, queimou quando chega energia nela e o pino não se move. Desligue o disjuntor e solte o portão pela chave da trava. O técnico mede antes, porque fio partido e módulo dão o mesmo sinal; a visita em casa parte de {price.preventive}, sem peças, e a trava é orçada por foto.",
        "A trava elétrica do portão que quebrou, no pino, na mola ou na bobina, em geral é trocada inteira, por outra de mesma tensão. Se ela prende a folha, desligue o disjuntor e use a chave da própria trava, sem bater no pino. A visita com ajuste em casa parte de {price.preventive}, sem peças, e a trava é orçada por foto.",
        "Quando a trava do portão pivotante não solta, quase sempre o pino está apertado pela folha, que cedeu um pouco, e a trava não tem força para puxá-lo. Desligue o disjuntor, use a chave da própria trava e não force a folha nem o vidro. O alinhamento em casa parte de {price.preventive}, sem peças, e a trava nova é orçada por foto.",
        "A trava do portão quebrada, no pino, na mola ou na bobina, em geral é trocada inteira, por outra de mesma tensão. Se ela prende a folha, desligue o disjuntor e use a chave da própria trava, sem bater no pino. A visita com ajuste em casa parte de {price.preventive}, sem peças, e a trava é orçada por foto.",
        "Trava elétrica que não funciona tem, em geral, um de três defeitos: pino apertado pela folha, bobina queimada ou falta de energia na saída da placa. Se ela estala, chega energia e o pino está preso; se fica muda, o defeito é de fio, módulo ou bobina. Desligue o disjuntor e use a chave da trava; o ajuste em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Trava presa: o que fazer agora", "O que fazer com a trava que não solta"],
        slots: [
          [
            "Cada tentativa esquenta o motor e entorta o pino. Mantenha todos longe da folha, que pode se soltar de repente, e não use martelo nem alavanca.",
            "Pare de acionar, porque o motor força contra o aço e os dois se estragam. Não bata na trava: a folha pode se soltar de uma vez, com gente por perto.",
            "Insistir esquenta o motor e empena o pino. Guarde o controle, afaste as pessoas e não use ferramenta para forçar.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Veja se o pino está atravessado no furo ou torto.",
          "Se a trava é de piso, tire pedra ou barro do furo, sem forçar.",
          "Use a chave da trava, se o modelo tiver.",
          "Se não soltar, ou se a folha for basculante, espere o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a trava não solta", "Pino apertado, bobina ou comando"],
        slots: [
          [
            "O mais comum é o pino apertado: a folha parou além do ponto, ou a coluna cedeu, e a bobina, o ímã elétrico que puxa o pino, não vence o aperto. Se ela estala a cada comando, está boa; se fica muda, queimou ou está sem energia.",
            "A folha que arriou ou que para além do ponto aperta o pino no furo, e a bobina, que o puxa com eletricidade, não tem força para tirá-lo. Um estalo no comando mostra que ela funciona; o silêncio sugere bobina queimada ou falta de energia.",
            "Se a folha encosta forte demais no batente, o pino fica espremido e não sai, mesmo com a bobina funcionando. A bobina é o ímã elétrico que o puxa: quando nem o estalo se ouve, ela queimou ou a energia não chega.",
          ],
          [
            "Quando a energia não chega, o defeito está no fio, no módulo da trava ou na placa. Pino seco, mola fraca e ferrugem deixam a trava lenta, e o motor começa a empurrar antes de ela recolher.",
            "Quando a energia não chega à trava, o técnico procura um fio molhado ou rompido e testa o módulo e a placa. Já a ferrugem ou a mola cansada deixa o pino lento, e o motor arranca cedo demais.",
            "A energia pode parar no fio, no módulo ou na placa. Outra causa é o pino lento, por ferrugem ou mola gasta: o motor começa a empurrar antes de ele sair do furo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve a trava", "O conserto da trava"],
        slots: [
          [
            "Primeiro o técnico alinha a folha, para o pino entrar e sair livre. Depois mede a tensão na trava: se há energia e o pino não se move, troca-se a trava; se não há, o defeito está no fio, no módulo ou na placa.",
            "Antes de trocar peça, ele acerta a folha e o ponto de parada. A medição diz o resto: se chega tensão e o pino não anda, a trava está ruim; se não chega, procura-se no fio, no módulo e na placa.",
            "O alinhamento da folha vem primeiro, porque sozinho resolve muitos casos. Em seguida o técnico mede a energia na trava, o que separa uma bobina queimada de um fio, módulo ou placa com defeito.",
          ],
          [
            "No fim, ele regula o tempo entre soltar o pino e mover a folha, e testa a chave com a energia desligada.",
            "Por último, ajusta quanto a placa espera antes de ligar o motor e testa a abertura pela chave.",
            "O serviço termina com a regulagem do intervalo entre o pino e o motor e com um teste da chave, sem energia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso desligar a trava e usar o portão sem ela?",
        answers: [
          "Pode, se o técnico a desligar com o pino recolhido. O portão continua pelo motor, com menos resistência a arrombamento até a troca.",
          "O técnico pode isolar a trava por um tempo, com o pino recolhido, e o portão segue pelo motor. Não corte fios por conta própria.",
          "Sim, por um tempo, desde que o técnico deixe o pino recolhido e a ligação isolada. Nesse período o portão resiste menos a arrombamento.",
        ],
      },
      {
        question: "A trava elétrica do portão esquenta. É normal?",
        answers: [
          "Não, se ela só recebe energia na abertura. Trava quente indica comando contínuo: desligue o disjuntor, porque a bobina pode queimar.",
          "Não é. O calor mostra que a placa ou o módulo mantém a bobina ligada, e isso precisa ser corrigido logo.",
        ],
      },
      {
        question: "Tem carro preso pela trava elétrica. O que faço?",
        answers: [
          "Com o disjuntor desligado, use a chave da trava e depois a do motor, se o portão é de correr ou de abrir e está reto. Sem as chaves, ou no basculante, chame: atendemos {shop.hours}.",
          "Não puxe a folha com o carro. Solte pela chave da trava, se houver; no basculante ou sem chave, espere o técnico, que atende {shop.hours}.",
          "Desligue o disjuntor e tente a chave da trava. Se ela não existe ou o portão é basculante, não force: o técnico atende {shop.hours}.",
        ],
      },
      {
        question: "Falta de luz pode prender a trava?",
        answers: [
          "Pode: sem energia a mola mantém o pino no furo. Só a chave da trava o recolhe à mão, por isso compre sempre modelo com chave.",
          "Sim, porque a bobina não puxa o pino sem luz. Destrava-se à mão, pela chave, ou com nobreak no motor.",
        ],
      },
    ],
    photo: "fotos da trava e do furo, tiradas com o disjuntor desligado",
  },
  {
    id: "trava-vale-a-pena",
    broader: "trava",
    label: "Trava elétrica: quando pôr",
    phrase: "a escolha de pôr trava elétrica",
    intent: "question",
    asks: [
      "trava eletromagnética correr vale pena",
      "trava eletromagnética deslizante vale pena",
      "trava elétrica correr vale pena",
      "trava elétrica deslizante vale pena",
      "trava eletromagnética vale pena",
      "vale pena trava portão correr",
      "trava elétrica precisa",
      "trava elétrica vale pena",
      "trava elétrica necessária",
      "trava elétrica ou",
      "motor com trava sem",
      "precisa trava elétrica",
      "trava elétrica serve",
      "trava elétrica obrigatória",
      "trava elétrica compensa",
      "motor trava elétrica sem",
    ],
    answers: {
      any: [
        "Trava eletromagnética em portão de correr vale a pena quando a folha dá para a rua, é leve ou tem motor que deixa empurrar. Use a de pino, que segura a ponta no batente e continua fechada sem luz. Com motor que não gira para trás e folha pesada, ela é só reforço. A trava instalada é orçada por foto.",
        "Vale a pena pôr trava elétrica no portão, basculante ou de correr, quando a folha é larga, dá direto para a rua ou cede a um empurrão. Se o motor é irreversível e segura firme, ela é um reforço; se a folha se move na mão com tudo travado, é necessária. Trava e instalação são orçadas juntas, por foto.",
        "A trava elétrica compensa em portão grande, exposto à rua ou que balança fechado, seja basculante, seja deslizante. Torna-se indispensável no motor reversível, que não segura a folha parada, e é só um ponto a mais de segurança no irreversível. O valor da peça já instalada sai pela foto do portão.",
        "Nem todo portão precisa de trava elétrica: folha pequena, com motor irreversível e sem folga, já fica presa pelo próprio motor. No basculante largo, no portão de frente para a rua e no motor que deixa a folha ceder, vale a pena, e o preço da trava com a mão de obra se passa por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Portões que pedem trava elétrica", "Quando a trava faz diferença"],
        slots: [
          [
            "O motor irreversível tem um redutor que não gira ao contrário, e por isso a folha fica presa mesmo sem energia. Já o reversível deixa o portão andar na mão, e quem tranca é a trava ou uma fechadura.",
            "Tudo começa no tipo de motor: o reversível permite mover a folha à mão e depende de trava para ficar fechado. No irreversível, o redutor não volta para trás e prende o portão até na falta de luz.",
            "Há motores que seguram o portão sozinhos, os irreversíveis, cujo redutor só gira pelo lado do motor. Nos reversíveis a folha cede ao empurrão, e algo precisa trancá-la: uma trava ou uma fechadura.",
          ],
          [
            "No basculante, a trava prende a lateral da folha à coluna; no de correr, a ponta ao batente. Ela dificulta a alavanca e faz barulho quando forçada, mas chapa fraca continua cedendo, e nenhum portão fica impossível de arrombar.",
            "O pino de aço vai na ponta do portão de correr e na lateral do basculante, onde a alavanca rende mais. Quem tenta forçar gasta mais tempo e faz ruído, embora uma folha de chapa fina ceda antes do pino.",
            "A posição muda com o portão: junto à coluna no basculante, no batente no deslizante. O ganho é tempo e ruído para quem força a folha; em coluna frouxa ou chapa fraca, a trava sozinha resolve pouco.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço da trava", "Do que depende o valor"],
        slots: [
          [
            "Um portão alinhado, com placa que já tem saída de trava, fica na conta mais baixa: peça, cabo e mão de obra. Tudo o que estiver abaixo acrescenta ao orçamento.",
            "A conta menor é a do portão em ordem e da central pronta para a trava, em que se paga peça, fio e serviço. Os itens da lista aumentam o valor.",
            "Paga-se a trava, o cabo e a instalação; se a folha fecha certo e a placa tem a saída, não há mais nada. O que encarece está na lista.",
          ],
        ],
        bullets: [
          "Placa sem saída de trava: pede um módulo de acionamento",
          "Folha caída ou torta: precisa de acerto antes",
          "Coluna ou chapa fraca: pede reforço ou solda",
          "Portão de duas folhas: pode pedir uma segunda trava",
        ],
      },
      {
        about: "care",
        headings: ["Os cuidados que a trava exige", "O que muda na rotina com a trava"],
        slots: [
          [
            "O pino só entra livre se a folha fecha sempre no mesmo ponto. Quando ela cede, o furo sai do lugar, o pino prende e o motor passa a puxar contra ele; nessa hora, pare de acionar e chame o técnico.",
            "Com o tempo a folha pode baixar e desalinhar o furo. O sinal é o motor forçando contra o pino, que não recolhe: pare de usar o controle, porque insistir estraga o redutor, e peça o ajuste.",
            "Trava boa depende de folha firme, que pare no mesmo lugar a cada fechamento. Se o pino agarrar e o motor roncar sem sair, não insista: o redutor sofre, e o que falta é alinhamento, feito pelo técnico.",
          ],
          [
            "Na falta de luz, o pino continua fechado, e por isso convém escolher modelo com chave de destravamento. Na manutenção, a trava é limpa, lubrificada e testada junto com o resto.",
            "Prefira trava com chave para recolher o pino sem energia, pois no apagão ela permanece trancada. Limpeza, lubrificação e teste cabem na revisão do portão.",
            "Sem energia a trava segue trancada; um modelo com chave evita ficar preso. Ela também ganha um lugar na revisão, com limpeza, lubrificante e teste do recuo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor do basculante sozinho não segura o portão?",
        answers: [
          "Em geral segura, porque o fuso do basculante não anda quando se puxa a folha. Se ela se move alguns centímetros, há folga no braço, no fuso ou na fixação, que se corrige antes de pensar em trava.",
          "Quase sempre, sim: o fuso trava a folha quando o motor para. Um portão que balança fechado tem folga de braço ou suporte, e o reparo vem antes da trava.",
          "Segura na maioria dos casos, pois o fuso só gira pelo motor. Folha que cede à mão acusa desgaste ou suporte frouxo, e a trava não corrige isso.",
        ],
      },
      {
        question: "A trava elétrica gasta muita energia?",
        answers: [
          "Não. A maioria consome só nos segundos em que recolhe o pino, a cada abertura, e fica sem gasto com o portão parado.",
          "O consumo é pequeno, porque o comum são modelos que puxam corrente apenas enquanto o pino recua. Fechada, a trava não gasta.",
          "Gasta pouco: trabalha alguns segundos por abertura e, na maior parte dos modelos, nada consome em repouso.",
        ],
      },
      {
        question: "Dá para pôr trava elétrica em motor antigo?",
        answers: [
          "Dá, se a placa estiver boa e a folha alinhada. Quando a central não tem saída própria, um módulo de acionamento solta o pino antes de o motor partir.",
          "Sim. A central antiga sem saída de trava recebe um módulo, que recolhe o pino um instante antes do movimento; a folha precisa estar alinhada.",
          "É possível na maior parte dos motores: com saída na placa, liga-se direto; sem ela, entra um módulo. Folha torta se acerta primeiro.",
        ],
      },
      {
        question: "O cadeado faz o papel da trava elétrica?",
        answers: [
          "Só numa ausência longa e com o disjuntor desligado. Esquecido no dia a dia, ele faz o motor puxar contra o cadeado e quebrar o redutor ou a fixação.",
          "No uso diário, não: se alguém aciona o controle com o cadeado posto, o motor força e quebra peças. Em viagem, com o disjuntor desligado, ele serve.",
          "Para viajar, com a energia do motor cortada, o cadeado ajuda. Todo dia ele é um risco, porque basta um toque no controle para o motor forçar contra ele.",
        ],
      },
    ],
    photo: "fotos do portão fechado, do encontro da folha com a coluna e da etiqueta do motor",
  },
  {
    id: "instalar-trava",
    broader: "trava",
    label: "Instalação de trava elétrica",
    phrase: "a instalação da trava elétrica",
    intent: "installation",
    asks: [
      "já tem motor instalar trava depois",
      "portão já tem motor instalar trava",
      "instalar trava elétrica",
      "instalar trava elétrica [marca]",
      "instalar trava elétrica motor [marca]",
      "como instalar trava elétrica motor",
      "instalação trava elétrica",
      "trava alumínio",
      "trava portão alumínio",
      "colocar trava elétrica",
      "instalar trava",
      "instalar trava portão",
      "instalar trava portão eletrônico",
      "instalar trava portão automático",
      "colocar trava portão",
      "instalação trava portão",
      "trava elétrica deslizante",
      "trava elétrica pivotante",
      "trava elétrica correr",
      "como instalar trava",
      "trava elétrica duas folhas",
      "pôr trava elétrica",
    ],
    answers: {
      any: [
        "A trava elétrica do portão automático é um pino de aço ligado à central, que prende a folha à coluna e se recolhe sozinho antes de cada abertura. Para instalar, a folha precisa fechar sempre no mesmo ponto; a visita com ajuste em casa parte de {price.preventive}, sem peças, e a trava é orçada por foto.",
        "Instalar trava elétrica no portão automático é prender na coluna um pino de aço comandado pela placa, que solta a folha um instante antes de o motor andar. Antes se acerta a folga do portão, em visita residencial a partir de {price.preventive}, sem peças; a peça sai pela foto da coluna e da etiqueta do motor.",
        "Com a trava elétrica, um pino de aço segura a folha do portão mesmo que alguém force o motor, e a central o recolhe na hora de abrir. A instalação pede coluna firme e folha alinhada, ajuste que em casa começa em {price.preventive}, fora peças; a trava tem orçamento por foto.",
      ],
      installation: [
        "A trava elétrica é instalada no portão automático que você já tem: um pino de aço preso à coluna segura a folha, e a central o recolhe antes de cada abertura. A folha precisa fechar sempre no mesmo ponto. Pelas fotos do portão fechado, da coluna e da etiqueta do motor, o orçamento é grátis.",
        "Na instalação da trava elétrica, o técnico acerta a folga da folha, fixa na coluna o pino de aço e o liga à placa do motor, que o recolhe antes de abrir. Se a placa não tem saída para trava, um módulo faz a ligação.",
        "Instalamos a trava do portão pivotante de duas folhas na que fecha por último, no piso ou no encontro, porque ela prende a outra; folha larga ou que cede pode levar duas. A central recolhe o pino antes de abrir. O ajuste das folhas em casa parte de {price.preventive}, sem peças, e a trava é orçada por foto.",
        "A trava para portão de alumínio é a elétrica de pino, presa na coluna por parafuso, com chapa de reforço onde o pino entra na folha, porque o perfil fino rasga e não se solda nele. O suporte pega o quadro, e não a régua do lambri. Fotos da coluna, da folha por dentro e da etiqueta do motor dão o valor instalado.",
        "Pode colocar trava elétrica no portão automático, e ela se soma ao motor que já existe: um pino de aço prende a folha à coluna, e a central o recolhe antes de abrir. A folha precisa fechar sempre no mesmo ponto. Cadeado e ferrolho manual não combinam, porque o motor forçaria contra eles. O orçamento é grátis, por foto.",
      ],
      price: [
        "O preço da trava elétrica instalada soma a trava, a fixação por parafuso ou solda e o módulo, se a placa não tiver saída própria. A visita com ajuste da folha em casa parte de {price.preventive}, sem peças; folha larga pode pedir duas travas.",
        "Na instalação da trava elétrica pagam-se a peça, por unidade, a ligação à placa e o ajuste do portão, que em casa começa em {price.preventive}, fora peças. Fotos do portão fechado, da coluna e da etiqueta do motor dão o orçamento.",
      ],
      "how-to": [
        "Para instalar trava elétrica, alinhe a folha, marque o furo com o portão fechado, fixe a trava na coluna com o pino livre e ligue-a à saída de trava ou a um módulo. Solda e ligação na placa ficam com o técnico, com o disjuntor desligado.",
        "A trava elétrica se instala nesta ordem: folha que encosta sempre no mesmo ponto, suporte na coluna, furo reforçado, cabo em eletroduto e ligação à placa. O técnico faz a parte elétrica e regula o tempo entre soltar o pino e andar.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como a trava elétrica prende o portão", "O que a trava acrescenta ao motor"],
        slots: [
          [
            "Uma bobina puxa o pino quando a placa vai mover a folha, e uma mola o devolve quando o portão fecha. O motor parado já segura pelo redutor, mas uma alavanca vence o redutor com mais facilidade que um pino de aço na coluna.",
            "O pino sai por comando elétrico, puxado por uma bobina, e volta por mola no fechamento. Sem ele, quem resiste à alavanca é só o redutor do motor; com ele, a folha fica presa também na coluna.",
            "Quando a central manda abrir, uma bobina recolhe o pino, e ao fechar a mola o empurra para o furo. Assim a folha não depende apenas das engrenagens do motor, que cedem antes do aço se alguém forçar.",
          ],
          [
            "Em folha larga, a trava ainda alivia o motor em dia de vento, porque a rajada deixa de forçar a engrenagem.",
            "Portão grande ganha outra vantagem: a ventania bate contra o pino, e não contra o redutor.",
            "Além da segurança, ela poupa as engrenagens quando o vento empurra uma folha larga.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a trava elétrica é instalada", "Fixação, ligação e teste da trava"],
        slots: [
          [
            "Primeiro a folga da folha e o fim de curso são corrigidos, para o pino achar sempre o furo. O corpo vai na coluna, por parafuso ou solda, e o furo ganha chapa de reforço, ainda mais em alumínio ou chapa fina.",
            "Antes da trava, o portão é regulado até fechar todas as vezes no mesmo lugar. Depois a peça é parafusada ou soldada em coluna firme, e o furo recebe reforço para o pino não rasgar a chapa.",
            "A folha que para cada vez num ponto é acertada primeiro, senão o pino erra o furo. Então se fixa o corpo na coluna, com parafuso ou solda, e se reforça o furo quando o metal é fino.",
          ],
          [
            "A ligação usa a saída de trava da placa ou um módulo, que faz esse papel. O teste final repete ciclos e simula a falta de luz, com a chave da trava.",
            "Na central, entra pela saída própria ou por um módulo, se ela faltar. Por fim o portão abre e fecha várias vezes, e a chave é experimentada com a energia cortada.",
            "Se a placa não tem saída para trava, um módulo resolve. O serviço termina com ciclos seguidos e com a abertura pela chave, como num apagão.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Onde fica a trava em cada portão", "Posição e número de travas"],
        slots: [
          [
            "A posição muda com o tipo de portão, e a largura da folha decide se basta uma. Escolha modelo com chave de destravamento por dentro, para não ficar preso sem luz.",
            "Cada portão tem seu ponto de trava, e folha larga costuma pedir mais de uma. Prefira sempre a que abre também por chave, porque na falta de energia é ela que solta o pino.",
            "O lugar da trava depende de como a folha anda. Seja qual for, o modelo deve ter chave manual, que recolhe o pino quando a luz acaba.",
          ],
        ],
        bullets: [
          "De correr: na ponta da folha, junto ao batente",
          "Basculante: na lateral, perto da borda de baixo",
          "De abrir: no piso ou no encontro das folhas",
          "Folha larga, que verga no meio: duas travas",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Minha placa aceita trava?",
        answers: [
          "Quase todas aceitam: muitas têm saída própria, e nas outras um módulo resolve. A tensão da trava precisa ser a da saída que a comanda.",
          "Na maioria dos casos sim, direto ou com módulo. A etiqueta do motor indica a central e mostra qual das duas ligações será usada.",
        ],
      },
      {
        question: "A trava elétrica atrasa a abertura do portão?",
        answers: [
          "Atrasa menos de um segundo: o pino solta e o motor parte em seguida. Esse tempo é regulado no fim da instalação.",
          "Quase nada, porque a central só espera o pino sair. O intervalo é curto e ajustado para o motor não forçar a trava.",
        ],
      },
      {
        question: "Precisa de solda para instalar a trava elétrica?",
        answers: [
          "Depende da coluna: em ferro a solda é comum, e em alvenaria ou alumínio usam-se parafuso e chapa. A foto da coluna define o modo.",
          "Nem sempre. Coluna de ferro aceita solda, feita com a placa desligada; as de alvenaria e alumínio recebem parafuso passante e chapa.",
        ],
      },
      {
        question: "Como abro a trava elétrica quando faltar luz?",
        answers: [
          "Desligue o disjuntor, recolha o pino com a chave da trava, por dentro, e depois destrave o motor, menos no basculante, que pode cair. Um nobreak mantém os dois funcionando.",
          "Pela chave da própria trava, com o disjuntor desligado, e em seguida pelo destravamento do motor. Modelo sem essa chave prende o portão no apagão.",
        ],
      },
    ],
    photo: "fotos do portão fechado, da coluna e da etiqueta do motor",
  },
  {
    id: "trava-do-basculante",
    broader: "trava",
    label: "Trava para portão basculante",
    phrase: "a trava do portão basculante",
    asks: [
      "trava manual basculante",
      "trava manual portão basculante",
      "trinco manual basculante",
      "como instalar trava elétrica basculante",
      "como colocar trava basculante",
      "trava elétrica portão basculante",
      "trava elétrica basculante",
      "trava portão levantar qual usar",
      "basculante levantado por fora trava",
      "basculante levantado por fora que trava comprar",
      "trava basculante",
      "trava portão basculante",
      "instalar trava elétrica basculante",
      "colocar trava elétrica basculante",
      "instalação trava elétrica basculante",
      "instalar trava basculante",
      "colocar trava basculante",
      "trava elétrica basculante preço",
      "trava basculante preço",
      "instalar trava basculante preço",
      "quanto custa trava basculante",
      "quanto custa instalar trava basculante",
      "quanto custa trava elétrica basculante",
      "preço trava elétrica basculante",
      "trava para basculante",
      "basculante trava",
      "trancar basculante",
      "tranca basculante",
      "travar basculante",
      "reforço basculante trava",
      "trava lateral basculante",
    ],
    intent: "buying",
    answers: {
      any: [
        "A trava elétrica do portão basculante é um pino, preso à coluna, que segura a folha fechada contra quem força por baixo e se recolhe antes de o portão abrir. A visita com ajuste em casa parte de {price.preventive}, sem peças, e a trava, uma ou duas conforme a largura, é orçada por foto.",
        "No portão basculante usa-se uma trava elétrica lateral, comandada pela placa, que solta a folha antes de o motor andar e tranca quando ela fecha. A folha precisa estar alinhada, ajuste que em casa parte de {price.preventive}, sem peças, e a trava é orçada pela foto da lateral e da coluna.",
        "Para colocar trava no portão basculante, o técnico fixa o pino elétrico na lateral, reforça a folha com uma chapa e liga tudo à central, para o portão não ser forçado por baixo. O ajuste da folha na mesma visita, em residência, parte de {price.preventive}, sem peças, e a trava tem orçamento por foto.",
        "A trava manual do portão basculante é um ferrolho lateral que entra na coluna, e serve para trancar em viagem ou na falta de luz. Em portão com motor, ela só se usa com o disjuntor desligado, porque um toque no controle faz o motor forçar contra o ferro. Para o dia a dia, a trava elétrica recolhe sozinha.",
      ],
      price: [
        "O preço da trava elétrica do basculante soma a peça, uma ou duas conforme a largura da folha, a fixação e um módulo, se a placa não tem saída de trava. A visita com ajuste em casa parte de {price.preventive}, sem peças, e a foto da lateral e da coluna completa o orçamento.",
        "Instalar trava no basculante custa a trava lateral, a mão de obra de fixar e alinhar e, às vezes, um módulo para ligá-la à placa. Em casa, a visita com ajuste parte de {price.preventive}, sem peças; folha larga leva duas travas, e a solda de reforço é somada.",
      ],
      installation: [
        "Instalamos no basculante a trava elétrica lateral, presa à coluna, com o pino entrando em uma chapa que reforça a folha, para ninguém forçar o portão por baixo. A visita com ajuste em casa parte de {price.preventive}, sem peças; a trava e o módulo, se a placa precisar dele, são orçados por foto.",
        "A trava elétrica do portão basculante é fixada na coluna, ligada à placa ou a um módulo, e recolhe o pino antes de o motor andar. A visita com ajuste da folha em casa parte de {price.preventive}, sem peças. A folha larga leva duas travas, e o valor é dado por foto.",
      ],
      "how-to": [
        "Para instalar trava elétrica no portão basculante, fecha-se e alinha-se a folha, prende-se a trava na lateral da coluna, solda-se na folha a chapa em que o pino entra e liga-se o fio à saída de trava da placa ou a um módulo. Depois se ajusta o tempo, para o pino recolher antes de o motor andar. Tudo com o disjuntor desligado; a solda e a ligação são do técnico.",
        "A instalação da trava no basculante segue esta ordem: folha regulada, trava presa à coluna, chapa de reforço na folha, ligação à placa e teste do tempo. O pino precisa entrar sem encostar na borda do furo. É serviço de técnico, com o disjuntor desligado, e o valor sai pela foto da lateral e da coluna.",
      ],
      question: [
        "O basculante leva uma ou duas travas elétricas, conforme a largura: folha estreita e firme fica bem com uma, e folha larga, que cede na ponta livre, pede uma de cada lado. Com duas, a saída da placa ou o módulo precisa aguentar as duas juntas. A foto da folha fechada, por dentro, mostra quantas cabem.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que trava usar no basculante", "Trava elétrica, ferrolho ou as duas"],
        slots: [
          [
            "O ponto fraco do basculante é a borda de baixo, que uma alavanca levanta se o motor cede. O pino fica na lateral, perto do piso, e entra em uma chapa de reforço; a folha larga, que verga no meio, leva um de cada lado.",
            "Sem trava, quem usa uma alavanca na fresta de baixo só precisa vencer o redutor do motor. Por isso a trava é posta na lateral, perto do chão, e a folha larga ou de perfil fino recebe duas.",
            "Quem força um basculante começa pela fresta do piso, onde só o motor resiste. O pino lateral, perto da borda de baixo, protege esse ponto, e em folha larga usa-se um em cada coluna.",
          ],
          [
            "No dia a dia use a trava elétrica, em modelo com chave por dentro, para a falta de luz. O ferrolho manual fica para viagens, com o disjuntor desligado, porque acionar o motor com ele fechado quebra o braço.",
            "A trava elétrica é a melhor para o uso diário, porque tranca sozinha e abre também por chave. O ferrolho de mão serve só de reserva, já que acionar o motor com ele fechado entorta o braço.",
            "Para o uso diário escolha a elétrica com chave de emergência. O ferrolho, se esquecido fechado, faz o motor quebrar o braço, e por isso só deve ser usado com a energia desligada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se instala a trava no basculante", "Da regulagem da folha ao teste da trava"],
        slots: [
          [
            "A folha precisa fechar sempre no mesmo ponto, senão o pino erra o furo, e por isso a folga é corrigida primeiro. A trava é fixada na coluna com o portão fechado, e a folha ganha a chapa de reforço.",
            "Primeiro o técnico regula o fechamento, para a folha parar igual todas as vezes. Com o portão fechado, ele marca o furo, prende a trava à coluna e reforça a folha com uma chapa.",
            "O serviço começa por tirar a folga da folha, já que o pino só entra se o ponto de parada não muda. Depois vêm a trava na coluna e a chapa que protege o perfil da folha.",
          ],
          [
            "A placa solta o pino um instante antes de o motor andar, pela saída de trava ou por um módulo. O teste repete vários ciclos e simula a falta de energia.",
            "A central comanda o pino pela saída própria ou por um módulo, sempre antes da partida do motor. No fim o técnico faz vários ciclos e uma abertura pela chave, sem luz.",
            "Na parte elétrica, a saída de trava ou um módulo faz o pino sair antes do motor. O serviço termina com ciclos seguidos e com o teste da chave.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como abro a trava do basculante na falta de luz?",
        answers: [
          "Com a chave da própria trava, por dentro e com o disjuntor desligado. O motor só é destravado depois, e apenas com a folha equilibrada e os cabos inteiros.",
          "Com a chave de emergência da trava, do lado de dentro. Para erguer a folha ainda é preciso soltar o motor, o que só se faz em basculante equilibrado.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação da trava?",
        answers: [
          "Em geral cabe em uma visita, com alinhamento e teste. Um reforço soldado na folha pode levar mais tempo.",
          "Uma visita costuma bastar. Se a folha estiver fora do ponto, ela é regulada antes, e isso soma tempo.",
        ],
      },
      {
        question: "A trava pode prender o portão fechado?",
        answers: [
          "Pode, se a folha desalinhou ou se queimou a bobina, que puxa o pino. Desligue o disjuntor, use a chave e não force o motor contra o pino.",
          "Sim, quando o pino fica apertado ou sem energia. Por isso o modelo precisa de chave de emergência.",
        ],
      },
      {
        question: "O motor do basculante já não segura a folha?",
        answers: [
          "Segura em parte, enquanto está novo. Com a engrenagem gasta ou a embreagem frouxa a folha sobe na mão, e a trava não depende disso.",
          "Segura pelo redutor, mas cede a uma alavanca. A trava é um segundo ponto de apoio, preso à coluna.",
        ],
      },
    ],
    photo: "fotos do portão fechado, da lateral e da etiqueta do motor",
  },
  {
    id: "trava-no-basculante-vale-a-pena",
    broader: "trava",
    label: "Trava no basculante: vale a pena?",
    phrase: "a trava no portão basculante",
    asks: [
      "vale pena trava eletromagnética basculante",
      "trava eletromagnética basculante compensa",
      "trava magnética basculante vale pena",
      "trava elétrica basculante vale pena",
      "trava elétrica basculante compensa",
      "trava basculante vale pena",
      "trava basculante compensa",
      "precisa trava elétrica basculante",
      "basculante precisa trava",
      "basculante precisa trava elétrica",
      "basculante sem trava seguro",
      "vale pena pôr trava basculante",
      "vale pena colocar trava basculante",
      "trava basculante necessária",
    ],
    intent: "question",
    answers: {
      any: [
        "Vale a pena pôr trava eletromagnética no portão basculante quando ele dá para a rua, é largo ou fica com folga embaixo. A que serve é a de pino, que continua trancada sem luz e abre pela chave; a de ímã, de porta de escritório, não segura a folha. A trava instalada é orçada grátis, por foto.",
        "Trava elétrica no portão basculante vale a pena em folha larga, de frente para a rua ou que cede quando alguém força por baixo. Em folha estreita, com motor firme e sem folga, ela é só um reforço. A peça com a instalação é orçada de graça, pela foto do portão fechado.",
        "Nem todo portão basculante precisa de trava. Compensa quando a borda de baixo levanta com a mão, quando já houve tentativa de arrombamento ou quando a folha é larga e verga. O motor que não volta para trás já segura parte da força. O valor da trava instalada sai por foto, sem custo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se o seu basculante precisa", "Sinais de que a trava faz falta"],
        slots: [
          [
            "Olhe o portão fechado, de dentro, sem tocar nele. Fresta grande embaixo, folha que balança ou bate com o vento e marca de alavanca na borda são sinais de que a trava faz falta. A folga exata quem mede é o técnico, com a folha escorada.",
            "Basta olhar, sem empurrar a folha. Se ela balança com o vento, se sobra fresta embaixo ou se há marca de alavanca na borda, a trava compensa. Portão que fica firme e rente ao piso já está preso pelo motor. O técnico mede a folga na visita.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Trava de pino, de ímã ou ferrolho", "Que trava usar no basculante"],
        slots: [
          [
            "A trava de pino usa uma bobina, um ímã elétrico, que recolhe o pino de aço antes de o motor andar. A de ímã solta quando falta luz e pede encaixe perfeito, que o basculante não tem. O ferrolho manual é barato, mas precisa ser aberto antes de cada uso, ou o motor força contra ele.",
            "Para o basculante, escolha a trava de pino: o ímã elétrico puxa o pino na abertura, e a mola o devolve no fechamento. Trava só de ímã perde força com a folga da folha e solta no apagão. Ferrolho serve para viagem, com o disjuntor desligado.",
          ],
          [
            "A folha de até uns 2,5 metros leva uma trava, na lateral, perto do piso. Folha mais larga, que verga quando alguém força um canto, leva duas.",
            "Em folha estreita basta uma trava, presa à coluna perto do chão. Em folha larga vão duas, uma de cada lado, porque um canto solto ainda levanta.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço da trava no basculante", "Do que depende o valor instalado"],
        slots: [
          [
            "O preço soma a trava, a fixação na coluna e a ligação com a placa. Segunda trava, módulo para placa sem saída de trava e solda em coluna fraca aumentam o valor. A folha precisa fechar sempre no mesmo ponto, e esse acerto pode entrar no mesmo serviço.",
            "Pagam-se a trava, a mão de obra de fixar e alinhar e, em placa sem saída própria, um módulo de comando. Coluna que pede solda e folha que pede duas travas custam mais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor do basculante já não tranca o portão?",
        answers: [
          "Em parte. O motor de fuso não volta para trás com facilidade, mas o braço, o suporte e a folga da folha deixam a borda de baixo ceder.",
          "Ele segura a folha, mas não foi feito como fechadura. A trava tira a força do motor e do braço quando alguém força o portão.",
        ],
      },
      {
        question: "E se faltar luz com a trava fechada?",
        answers: [
          "Use a chave da trava, que recolhe o pino por dentro. Depois disso, deixe o basculante para o técnico, porque a folha não deve ser destravada em casa.",
          "O pino fica no furo e só sai pela chave. Abrir o basculante na mão continua sendo serviço de técnico.",
        ],
      },
      {
        question: "A trava atrapalha o motor?",
        answers: [
          "Não, se o tempo estiver certo: o pino recolhe e o motor parte em seguida. Trava desregulada faz o motor forçar e precisa de ajuste.",
          "Só quando está desalinhada. Bem regulada, ela acrescenta menos de um segundo à abertura.",
        ],
      },
      {
        question: "A trava evita arrombamento?",
        answers: [
          "Ela dificulta e faz o ladrão perder tempo e fazer barulho. Nenhuma trava torna o portão impossível de abrir à força.",
          "Evita a alavanca rápida por baixo, que é o jeito mais comum. Chapa fraca ou coluna frouxa continuam cedendo.",
        ],
      },
    ],
    photo: "fotos do portão fechado, da coluna perto do piso e da etiqueta do motor",
  },
  {
    id: "trava-com-barulho",
    broader: "trava",
    label: "Trava elétrica fazendo barulho",
    phrase: "a trava elétrica que faz barulho",
    asks: [
      "zumbido trava elétrica",
      "zumbido trava elétrica portão parado",
      "trava portão fica zunindo",
      "trava portão zunindo",
      "trava barulho",
      "trava faz barulho",
      "trava elétrica barulho",
      "trava estala",
      "trava zumbindo",
      "trava zumbe",
      "trava estalando",
      "trava bate",
      "trava elétrica zumbindo",
      "barulho trava",
    ],
    intent: "repair",
    answers: {
      any: [
        "Trava elétrica fazendo barulho nem sempre é defeito: um estalo seco ao abrir e outro ao fechar é normal. Zumbido com o portão parado ou batida repetida não é, e mostra pino preso, folha desalinhada ou bobina sempre energizada; se ela esquentar, desligue o disjuntor. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Se a trava elétrica fica zumbindo, a bobina recebe energia sem parar ou o pino não recolhe, e ela queima se continuar assim. Já o estalo único a cada abertura é normal na trava do portão. Para alinhar e medir o comando, a visita residencial começa em {price.preventive}, fora peças.",
        "Um estalo por movimento é normal na trava elétrica; estalando várias vezes, zumbindo parada ou batendo forte, ela tem pino torto, folha caída ou bobina ligada sem parar. O conserto costuma ser alinhar e regular, a partir de {price.preventive} em casa, sem peças, e desligue o disjuntor se esquentar.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que cada barulho da trava quer dizer", "De onde vem o barulho"],
        slots: [
          [
            "Compare o som da sua trava com estes, porque cada um leva a uma peça. Só o primeiro é funcionamento normal.",
            "O tipo de som já aponta o defeito na maioria dos casos. O primeiro da lista não pede conserto.",
            "Ouça de perto, sem tocar, e veja qual se parece com o seu. O estalo único é o único que pode ficar.",
          ],
        ],
        bullets: [
          "Estalo seco ao abrir e ao fechar: a bobina puxando o pino, normal",
          "Zumbido durante o movimento: pino seco, torto ou preso",
          "Zumbido com o portão parado: relé ou módulo que não desliga a bobina",
          "Batida repetida: mau contato no fio ou na placa",
          "Pancada no fechamento: folha desalinhada empurrando o pino",
        ],
      },
      {
        about: "care",
        headings: ["Como evitar o barulho da trava", "Limpeza e alinhamento da trava"],
        slots: [
          [
            "Com o disjuntor desligado, limpe o pino com pano seco e use uma gota de óleo fino. Graxa não serve, porque junta poeira e prende o pino em poucos meses.",
            "O pino pede pano seco e óleo fino em pouca quantidade, sempre sem energia. A graxa cola areia e faz a trava zumbir mais cedo.",
            "Desligue a energia, tire a poeira do pino e pingue óleo fino. Não passe graxa, que com a sujeira vira uma pasta e trava o movimento.",
          ],
          [
            "A tampa e a borracha da trava impedem água na bobina, por isso devem estar inteiras e voltadas para baixo. Dobradiça ou roldana gasta desalinha a folha, e a revisão {visits.home} mostra isso antes do barulho.",
            "Água na bobina se evita com a borracha no lugar e a tampa fechada. O alinhamento da folha é visto na revisão {visits.home} em residência, junto com roldanas e dobradiças.",
            "Mantenha a vedação inteira, porque umidade queima a bobina. Uma vez que a folha cede, o pino entra torto, e por isso vale conferir roldana e dobradiça na revisão {visits.home}.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na trava com barulho", "Como é o conserto"],
        slots: [
          [
            "O técnico alinha folha e trava, para o pino entrar no centro do furo, e mede por quanto tempo a bobina recebe energia. Na maioria das travas ela fica ligada só alguns segundos, para destrancar.",
            "Primeiro o pino é centrado no furo, com a folha no lugar. Depois se mede o comando, que deve durar poucos segundos e desligar sozinho.",
            "A folha e o suporte são alinhados até o pino correr sem raspar. Com instrumento, confere-se se a energia da bobina some após alguns segundos.",
          ],
          [
            "Se ela não desliga, o defeito é do relé, do módulo ou da programação da placa. Bobina queimada pede trava nova, e alinhar, sem trocar peça, cabe em {trade.smallRepair}.",
            "Energia que não some vem do módulo ou da central, corrigidos antes de pôr trava nova. Só o alinhamento leva até {trade.smallRepair}.",
            "Quando a alimentação continua, troca-se o relé ou o módulo, porque a bobina nova queimaria igual. Um simples alinhamento fica pronto em {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Trava elétrica quente é normal?",
        answers: [
          "Morna depois de usar, sim. Quente o tempo todo, não: a bobina está ligada sem parar e vai queimar, então desligue o disjuntor e peça a medição.",
          "Um calor leve logo após abrir faz parte. Se queima a mão com o portão parado, corte a energia, porque a bobina não está desligando.",
        ],
      },
      {
        question: "Posso usar o portão com a trava fazendo barulho?",
        answers: [
          "Com o estalo normal, sim. Se zumbe ou bate, use pouco até o conserto, porque o motor pode empurrar a folha ainda trancada.",
          "Se for só o clique, sem problema. Zumbido ou pancada pedem conserto logo: pino que não sai a tempo força o motor e entorta o suporte.",
        ],
      },
      {
        question: "Trocar a trava acaba com o barulho?",
        answers: [
          "Só se a bobina ou o pino estiver ruim. Com folha torta ou placa que não desliga, a nova faz o mesmo ruído.",
          "Nem sempre, porque a causa costuma ser alinhamento ou comando. Corrigido isso, a trava antiga muitas vezes fica silenciosa.",
        ],
      },
      {
        question: "O portão precisa mesmo de trava elétrica?",
        answers: [
          "Em portão de abrir com motor, ajuda muito, porque segura a folha contra o vento e o empurrão. No de correr, o próprio motor já trava, e ela é reforço.",
          "No pivotante, sim, já que o braço sozinho cede ao empurrão na ponta. No deslizante, a engrenagem segura, e a trava é opcional.",
        ],
      },
    ],
    photo: "um vídeo com som da trava abrindo e fechando",
  },
  {
    id: "motor-segura-sem-trava",
    broader: "trava",
    label: "Com motor, precisa de trava?",
    phrase: "a trava em portão que já tem motor",
    intent: "question",
    asks: [
      "motor sozinho segura portão fechado",
      "motor irreversível dispensa trava",
      "só motor já tranca portão",
      "só motor tranca portão abrir forçando",
      "empurrar portão automático não tem trava",
      "preciso trava motor",
      "precisa trava motor",
      "trava se tenho motor",
      "motor precisa trava",
      "motor irreversível",
      "irreversível segura",
      "motor irreversível segura",
      "motor segura sem trava",
      "motor tranca portão",
      "motor já trava",
      "portão automático precisa trava",
      "precisa cadeado portão automático",
      "precisa de tranca motor",
      "com motor precisa tranca",
    ],
    answers: {
      any: [
        "O motor irreversível segura o portão fechado sem trava em folha estreita e firme, porque o redutor não gira para trás. Com motor ainda é preciso trava elétrica em folha larga, de duas folhas ou voltada para a rua, já que a ponta longe do motor abre fresta e pode ser forçada.",
        "Depende da folha: só o motor já tranca o portão estreito e rígido, mas em folha comprida, de abrir ou com vento a trava elétrica é necessária. Sem ela, quem força a ponta consegue abrir fresta de alguns centímetros, mesmo com motor irreversível.",
        "Motor irreversível dispensa trava elétrica em portão pequeno e firme, e não dispensa em portão largo ou de duas folhas, que balança na ponta. O teste é empurrar a folha fechada: cedeu mais de um dedo, cerca de 2 cm, falta trava.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que quer dizer motor irreversível", "Por que a folha não volta na mão"],
        slots: [
          [
            "O redutor tem uma rosca sem-fim, que gira do motor para a folha, e não ao contrário. Por isso empurrar o portão não move o motor, enquanto ele estiver engatado.",
            "Dentro do motor, a rosca sem-fim só transmite num sentido. A força da folha não chega ao eixo, desde que ele não tenha sido destravado.",
            "Irreversível é o redutor que não anda para trás: a folha não empurra o motor, salvo quando a chave o solta.",
          ],
          [
            "Destravado pela chave, qualquer motor deixa a folha solta. E engrenagem gasta ou cremalheira baixa faz a folha escapar mesmo travada.",
            "Com a chave girada não há mais retenção. Dente gasto ou cremalheira fora da folga também deixa a folha ceder.",
            "Quem tem a chave solta a folha. Dentes comidos ou barra afastada reduzem o que o motor segura.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando o motor basta e quando não", "Folha, vento e rua: onde a trava é precisa"],
        slots: [
          [
            "A trava prende a ponta, que é o ponto fraco, e tira do motor o esforço do vento. Compare com o seu portão.",
            "Na ponta, longe do motor, está a fraqueza, e é ali que a trava segura. Veja em que caso o seu se encaixa.",
            "O motor segura num ponto só, e a trava, no outro extremo. Estes são os casos.",
          ],
        ],
        bullets: [
          "De correr estreito, com batente que encaixa: em geral basta o motor",
          "De correr largo ou de frente para a rua: trava",
          "De abrir com uma folha comprida: trava",
          "Duas folhas: trava na emenda, quase sempre",
          "Basculante equilibrado: o fuso costuma segurar",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação da trava", "O que o técnico faz na trava"],
        slots: [
          [
            "A folha é alinhada antes, para o pino entrar livre, e o furo recebe chapa de reforço. Na placa usa-se a saída de trava ou um módulo, com tempo entre soltar e andar, e o serviço costuma caber em uma visita.",
            "Alinhar vem primeiro, pois trava em folha torta prende. Depois vêm o corpo na coluna, o reforço no furo e a ligação à central, com atraso regulado, numa visita em geral.",
            "Com a folha no lugar, fixa-se a trava em base firme e reforça-se o furo do pino. A central solta a trava antes de mover, e tudo se faz normalmente em uma ida.",
          ],
          [
            "A trava custa menos que um motor, e o que soma é o módulo, quando a placa não tem saída, e a solda na coluna.",
            "No preço contam a trava, o módulo se faltar saída na placa e a serralheria da coluna.",
            "O valor junta trava, ligação e, às vezes, módulo e solda; fica bem abaixo de trocar o motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Cadeado serve de trava?",
        answers: [
          "Não com o motor ligado: alguém aciona, e o braço ou a cremalheira quebra. Só em viagem, com o disjuntor desligado.",
          "Serve para viajar, com a energia cortada. No dia a dia, o motor puxaria contra o cadeado.",
        ],
      },
      {
        question: "A trava abre sem luz?",
        answers: [
          "Depende do modelo. Escolha um com destravamento manual por dentro, por chave ou alavanca.",
          "Prefira trava com abertura manual interna, senão a falta de luz prende o portão.",
        ],
      },
      {
        question: "Conseguem abrir o portão levantando a folha?",
        answers: [
          "No de correr sem batente superior, pode acontecer. Um batente antissalto, acima da folha, impede que ela saia do trilho.",
          "Sim, se há folga em cima. A peça antissalto na guia resolve.",
        ],
      },
      {
        question: "Trava elétrica gasta muita energia?",
        answers: [
          "Não. A maioria só consome no instante de soltar, uns segundos por abertura.",
          "Quase nada, porque recebe tensão apenas ao destravar.",
        ],
      },
    ],
    photo: "uma foto da folha fechada, com a ponta e a coluna",
  },
  {
    id: "motor-com-trava-eletrica",
    broader: "trava",
    label: "Motor com trava elétrica",
    phrase: "o motor com trava elétrica",
    asks: [
      "motor [marca] trava elétrica",
      "motor [marca] trava eletromagnética",
      "motor [marca] com trava elétrica",
      "motor trava elétrica correr",
      "motor trava elétrica portão correr",
      "motor trava elétrica deslizante",
      "motor fotocélula e trava elétrica",
      "kit motor trava controles",
      "motor trava controles",
      "kit motor trava 2 controles",
      "kit motor trava 3 controles",
      "motor trava elétrica",
      "motor portão trava elétrica",
      "motor trava eletromagnética",
      "motor portão trava eletromagnética",
      "motor trava magnética",
      "motor trava inclusa",
      "kit motor trava",
      "kit motor trava elétrica",
      "motor 2 controles trava",
      "motor trava segurança",
      "motor basculante trava eletromagnética",
      "motor basculante trava elétrica",
      "motor deslizante trava elétrica",
      "motor trava automática",
      "motor fotocélula trava",
    ],
    intent: "buying",
    answers: {
      any: [
        "Motor de portão com trava elétrica é o motor comum com um pino de aço, ou uma trava eletromagnética, que segura a folha fechada e solta antes de abrir. Na troca em casa, motor e mão de obra ficam de {price.homeSwap}; a trava é orçada à parte e instalada na mesma visita.",
        "O motor com trava, elétrica ou eletromagnética, é vendido em dois itens, porque a trava não vem no motor: ela é ligada à central e orçada à parte. No basculante de até {width.quarterHp}, o kit parte de {price.lowest} instalado. Em portão de correr ou de abrir, a troca em casa fica de {price.homeSwap}.",
        "O motor com trava elétrica e fotocélula reúne três itens no mesmo serviço: o motor, que na troca em casa fica de {price.homeSwap} com mão de obra, a trava, que segura a folha fechada, e o sensor da passagem. A trava e a fotocélula são orçadas à parte, e quem já tem motor paga só os acessórios com a instalação.",
      ],
      price: [
        "O preço do motor com trava elétrica soma os dois itens: na troca em casa, motor e mão de obra ficam de {price.homeSwap}, e a trava é orçada à parte, conforme a folha e a coluna. Quem já tem o motor paga só a trava com a instalação.",
        "O preço do motor com trava, elétrica ou eletromagnética, é o do motor mais o da trava. No basculante de até {width.quarterHp}, o kit instalado custa {models.pricesOr}. Em portão de correr ou de abrir, a troca em casa fica de {price.homeSwap}, e a trava é orçada pela foto da coluna.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando a trava compensa", "O motor sozinho segura a folha?"],
        slots: [
          [
            "O redutor do motor, a caixa de engrenagens, já segura a folha parada, mas uma alavanca força essas engrenagens com mais facilidade que um pino de aço preso à coluna. A trava compensa em folha grande, de frente para a rua ou exposta ao vento.",
            "Mesmo sem trava o portão não abre com a mão, porque as engrenagens do motor seguram. O pino de aço acrescenta resistência à alavanca e ao vento, e faz diferença em folha larga ou muito exposta.",
            "As engrenagens do motor seguram a folha até certo ponto. Quem mora de frente para uma rua vazia, ou tem folha grande que o vento empurra, ganha segurança com um pino preso à coluna.",
          ],
          [
            "Uma trava basta em folha estreita, e a folha larga ou de duas partes precisa de duas. Prefira o modelo com chave, para abrir na falta de luz.",
            "A folha larga, que verga nas pontas, fica melhor com duas travas; na estreita, uma resolve. A chave manual é necessária para quando faltar luz.",
            "Conte uma trava na folha estreita e duas na larga ou dupla. Exija o modelo com chave de destravamento, porque sem luz o pino não recolhe.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que o portão e a placa precisam ter", "O que conferir antes de pôr a trava"],
        slots: [
          [
            "A folha precisa fechar sempre no mesmo ponto, para o pino achar o furo, e a coluna deve ser firme. A placa com saída de trava é ligada direto; quando ela não tem essa saída, usa-se um módulo.",
            "O pino só encontra o furo se o portão para igual todas as vezes, e só segura se a coluna é sólida. Na parte elétrica, a central precisa ter saída para trava ou receber um módulo.",
            "O portão que fecha torto é regulado antes, senão a trava não encaixa, e a coluna fraca recebe reforço. A ligação usa a saída própria da central ou um módulo avulso.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A instalação do motor com a trava", "O que é feito no mesmo dia"],
        slots: [
          [
            "O motor é instalado primeiro, com percurso e força regulados, e depois a trava é marcada com o portão fechado. A central passa a soltar o pino um instante antes de mover a folha.",
            "O motor é montado e regulado antes, porque é o ponto de parada dele que define o furo da trava. A placa fica ajustada para recolher o pino e só então dar a partida.",
            "A trava é instalada por último, com a folha já parando no lugar certo. O intervalo entre soltar o pino e mover a folha é regulado na central.",
          ],
          [
            "No basculante o kit leva de {time.tilting}, e no de correr a montagem leva de {time.sliding}; a trava com solda soma tempo. Os controles saem gravados, e a chave é testada sem energia.",
            "Conte de {time.tilting} no basculante ou {time.sliding} no de correr, mais o tempo da trava. Antes da entrega, os controles são gravados e o técnico simula a falta de luz.",
            "O serviço leva de {time.tilting} no basculante e {time.sliding} no de correr, além do tempo da trava. No fim, o técnico grava os controles e testa a abertura pela chave, com a energia cortada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A trava abre na falta de luz?",
        answers: [
          "Sim, com a chave de emergência; depois o motor é destravado, com o disjuntor desligado. O modelo sem chave deixa o portão preso.",
          "Só com a chave da própria trava, porque sem energia o pino fica no furo. Por isso escolha sempre o modelo que a tem.",
        ],
      },
      {
        question: "A trava atrapalha o motor?",
        answers: [
          "Não, se o pino está alinhado, porque ele sai antes de a folha andar. Torto, ele prende a folha, e o motor força e se gasta.",
          "Alinhada, ela não atrapalha, e o atraso é de menos de um segundo. O problema aparece quando a folha cede e aperta o pino.",
        ],
      },
      {
        question: "Dá para pôr trava no motor que já tenho?",
        answers: [
          "Quase sempre, ligada direto na central ou com um módulo. A trava e a instalação são orçadas juntas.",
          "Dá, na maioria dos motores, e não é preciso trocar a placa. A peça e a mão de obra vêm num valor só, informado antes da visita.",
        ],
      },
      {
        question: "Quantos controles vêm com o motor?",
        answers: [
          "O usual são 2, e os demais são vendidos por unidade e gravados no mesmo dia.",
          "Em geral vêm 2 no kit; peça quantos quiser ao orçar, que os extras são somados e já saem testados.",
        ],
      },
    ],
    photo: "fotos da folha fechada junto à coluna e da etiqueta do motor",
    isAskedByName: true,
  },
  {
    id: "trava-solta-e-portao-nao-abre",
    broader: "trava",
    label: "Trava solta e o portão não abre",
    phrase: "o portão que não abre com a trava solta",
    asks: [
      "trava abre motor não anda",
      "trava abre mas motor não anda",
      ...combine(
        [
          "trava solta",
          "trava destrava",
          "trava recolhe",
          "trava sobe",
          "trava funciona",
          "trava elétrica solta",
          "trava elétrica destrava",
          "trava elétrica funciona",
          "trava elétrica recolhe",
        ],
        ["portão não abre", "motor não", "portão não anda", "portão não sai lugar"],
      ),
      "trava abre motor não liga",
      "barulho trava motor não liga",
      "trava estala portão não abre",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se a trava elétrica solta mas o portão não abre, ela está boa e a central recebeu a ordem: o defeito está no motor ou na folha. Silêncio depois do clac é relé ou fio do motor, ronco é capacitor ou folha presa; desligue o disjuntor e peça a medição, a partir de {price.preventive} em casa, sem peças.",
        "Quando a trava destrava e o portão fica parado, procure o defeito depois dela. Motor mudo aponta relé, fim de curso ou cabo; motor que ronca e não gira aponta capacitor ou algo prendendo a folha. Tente uma vez só, desligue e chame: a visita em residência parte de {price.preventive}, fora peças.",
        "Trava que abre com o motor que não anda mostra energia e comando em ordem. Falta força na folha, por relé queimado, capacitor fraco, ferrolho fechado ou tempo de trava curto; corte no disjuntor em vez de insistir, e conte a partir de {price.preventive} pela visita que mede, em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que falta, se a trava soltou", "Depois da trava: o som mostra a causa"],
        slots: [
          [
            "A trava e o motor usam saídas diferentes da placa, por isso uma pode funcionar sem a outra. O som logo depois do clac separa os casos.",
            "Cada um tem a sua saída na central: a da trava respondeu, a do motor pode ter queimado. Escute o que vem em seguida.",
            "Na placa, trava e motor são ligados em saídas separadas. Preste atenção ao que se ouve depois que o pino recua.",
          ],
        ],
        bullets: [
          "Silêncio: relé do motor, fio partido ou fim de curso deslocado",
          "Ronco sem movimento: capacitor fraco ou folha presa",
          "Motor gira e a folha não: motor destravado ou engrenagem gasta",
          "Pino volta antes de a folha sair: tempo da trava curto, é só regular",
        ],
      },
      {
        about: "check",
        headings: ["Confira em uma tentativa", "Teste rápido, por fora"],
        slots: [
          [
            "Acione uma vez só, de longe, para não aquecer o motor. O resto se confere com a energia desligada.",
            "Uma tentativa basta, com a passagem livre. Depois dela, o disjuntor fica desligado até a visita.",
            "Não repita o comando: a primeira vez já dá o som que interessa. Em seguida, desligue.",
          ],
        ],
        steps: [
          "Acione uma vez pela botoeira.",
          "Repare se a trava fica solta ou volta logo.",
          "Ouça o motor: mudo, ronco ou giro.",
          "Desligue o disjuntor e procure ferrolho, cadeado ou pedra no caminho.",
          "Grave um vídeo com som, se repetir.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha o defeito", "Da saída da placa à folha"],
        slots: [
          [
            "O técnico mede a saída do motor na placa com a ordem dada, testa o capacitor e move a folha na mão para ver se prende. Se o pino cai cedo, o tempo de trava é aumentado, e um ajuste assim leva em geral até {trade.smallRepair}.",
            "Mede-se a tensão que chega ao motor no comando, depois o capacitor e, por fim, o esforço da folha. Quando só falta acertar o tempo da trava, tudo cabe em {trade.smallRepair}.",
            "A medição começa na placa, passa pelo capacitor e termina na folha, que deve correr leve. Regular o tempo entre soltar e andar toma, em regra, no máximo {trade.smallRepair}.",
          ],
          [
            "Em ordem de custo ficam regulagem, capacitor, reparo do relé e placa nova. O motor só é condenado quando a medição mostra bobina queimada.",
            "Do menor ao maior gasto vêm o ajuste, o capacitor, o relé em bancada e a central. Bobina queimada, mostrada no medidor, é a última hipótese.",
            "Regular custa menos, trocar capacitor vem depois, e relé ou placa ficam no alto. Motor novo, só com bobina comprovadamente queimada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso tirar a trava para testar?",
        answers: [
          "Não por conta própria: há tensão nela, e o portão fica sem tranca. O técnico a isola na central e testa o motor sozinho.",
          "Melhor deixar com o técnico. Ele desliga a saída na placa, sem desmontar, e o portão não perde a segurança.",
        ],
      },
      {
        question: "O motor queimou?",
        answers: [
          "Nem sempre. Relé, capacitor, fim de curso e fio partido dão o mesmo silêncio e são bem mais comuns.",
          "Só a medição diz. A maioria dos casos termina em peça pequena, e não em motor novo.",
        ],
      },
      {
        question: "A trava pode puxar a energia do motor?",
        answers: [
          "Pode, se a bobina dela estiver em curto: a fonte da placa cai e nada mais anda. Mede-se com ela desligada.",
          "Trava em curto derruba a tensão da central. Se o portão anda com ela isolada, a bobina é trocada.",
        ],
      },
      {
        question: "Como abro o portão enquanto isso?",
        answers: [
          "Com o disjuntor desligado, a folha de correr ou de abrir, reta, pode ser destravada e movida na mão. Basculante com defeito não se destrava, espera o técnico.",
          "Portão de correr ou pivotante inteiro se move à mão depois de desligar e destravar. O basculante fica como está.",
        ],
      },
    ],
    photo: "um vídeo com som da tentativa e fotos da trava e da etiqueta do motor",
  },
];
