import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const garantia: NarrowConcept[] = [
  {
    id: "garantia-cobre-e-nao-cobre",
    broader: "garantia",
    label: "O que a garantia do motor cobre e não cobre",
    phrase: "o que a garantia do motor não cobre",
    asks: [
      "garantia motor não cobre",
      "garantia motor novo não cobre",
      "garantia motor portão não cobre",
      "garantia motor portão novo cobre",
      "qual garantia motor novo não cobre",
      "o que garantia motor cobre",
      "garantia cobre não cobre motor",
      "garantia motor fica fora",
    ],
    intent: "question",
    answers: {
      any: [
        "A garantia do motor de portão cobre defeito de fabricação por {warranty.motor} e, quando nós instalamos, o serviço por {warranty.installation}. Ela não cobre raio e surto, água na central, batida, pilha e desgaste natural, nem motor aberto por outra pessoa. Se o seu parou, desligue o disjuntor e mande um vídeo antes de mexer.",
        "No motor de portão novo, a garantia cobre {warranty.motor} para defeito de fábrica e {warranty.installation} para a instalação feita por nós. Ficam de fora o desgaste do uso e os acidentes: raio, enchente, batida, peça gasta, pilha e conserto de terceiros. A causa é conferida pelo técnico no local.",
        "O que a garantia do motor do portão cobre é o defeito que já veio da fábrica, por {warranty.motor}, e a falha da nossa instalação, por {warranty.installation}. O que ela não cobre são danos de raio, água e batida e o desgaste de roldana, cabo e pilha. Motor aberto por outra pessoa também perde a cobertura.",
        "A garantia de motor de portão vale {warranty.motor} contra defeito de fabricação, mais {warranty.installation} para a montagem que fizemos. Placa que falha sozinha é coberta; placa queimada por raio ou molhada, não. Para acionar, mande a nota, a foto da etiqueta e um vídeo do defeito.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que a garantia cobre no motor e na instalação"],
        slots: [
          [
            "No motor, a garantia inclui a placa, o enrolamento, a engrenagem e os controles do kit que falham sem causa externa. Na instalação, inclui suporte que solta, fio mal preso e regulagem perdida, que refazemos sem custo no prazo.",
            "O fabricante responde por placa, engrenagem, enrolamento e controle do kit com defeito próprio. Nós respondemos pela fixação, pela ligação e pela regulagem, que corrigimos de graça enquanto o prazo corre.",
            "Se a placa, o enrolamento, a engrenagem ou o controle novo falha por si, a garantia é a do motor. Suporte frouxo, fio solto e ajuste perdido são da instalação e voltam ao lugar sem cobrança, dentro do prazo.",
          ],
          [
            "Em motor comprado em outro lugar e instalado por nós, a garantia do aparelho é com quem vendeu, e a do serviço fica conosco.",
            "Quando o motor veio de outra loja, ela responde pelo aparelho; nós respondemos pelo serviço de instalação.",
            "O motor que você comprou à parte tem a garantia de quem o vendeu. A nossa cobre a instalação.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que fica fora da garantia, e por quê"],
        slots: [
          [
            "O uso acima do que a ficha do motor permite também tira a cobertura, como motor de casa em portão de prédio. Roldana, cabo e pilha gastam com o uso, e por isso são manutenção, e não defeito.",
            "A garantia paga o que nasceu errado, e não o que aconteceu depois. Motor de casa instalado em prédio, por exemplo, abre mais vezes do que foi feito para abrir, e a queima por esse excesso fica por conta do dono.",
            "Motor que abre mais vezes por hora do que a ficha permite aquece e queima, e isso conta como mau uso. Peça que se gasta, como roldana e cabo, é trocada na manutenção, fora da garantia.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como pedir a garantia, passo a passo", "Como acionar a garantia"],
        slots: [
          [
            "O pedido começa por mensagem, sem levar o motor a lugar nenhum. Deixe a tampa fechada até a avaliação, para não haver dúvida sobre a causa.",
            "Basta uma mensagem, e o motor fica onde está. Não abra a tampa antes da avaliação, porque isso confunde a origem do defeito.",
            "Não desmonte nada, porque a tampa fechada deixa clara a causa da falha. O pedido é aberto pelo WhatsApp.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e não insista no controle.",
          "Separe a nota, a foto da etiqueta e um vídeo do defeito.",
          "Diga se houve raio, chuva forte ou batida antes da falha.",
          "O técnico avalia a causa no local.",
          "O que não for coberto recebe orçamento antes de qualquer serviço.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Além desse prazo, o que a lei garante?",
        answers: [
          "O Código de Defesa do Consumidor dá 90 dias para reclamar de produto durável e de serviço. No defeito oculto, esse prazo começa quando ele aparece.",
          "Pela lei são 90 dias, tanto para o produto durável quanto para o serviço. Se o defeito estava escondido, conta-se do dia em que surgiu.",
          "A garantia legal é de 90 dias em serviço e em produto durável. Para defeito que não se via, o prazo corre a partir da descoberta.",
        ],
      },
      {
        question: "Perdi a nota. Ainda tenho garantia do motor?",
        answers: [
          "Talvez, com outra prova da data, como o comprovante de pagamento ou a conversa do pedido. A etiqueta do motor ajuda a identificar o aparelho.",
          "Pode ter: o recibo do cartão ou do Pix e o registro do pedido servem para mostrar quando foi a compra. Junte a foto da etiqueta.",
          "Procure o comprovante de pagamento ou as mensagens da compra, que provam a data. Com a etiqueta do motor, dá para localizar a venda.",
        ],
      },
      {
        question: "Como evito o dano que a garantia não paga?",
        answers: [
          "Com protetor de surto e aterramento contra raio, tampa e cabos vedados contra chuva e revisão {visits.home}. Respeite também o número de aberturas por hora que a ficha permite.",
          "Aterramento e protetor de surto no quadro reduzem o dano de raio, e vedação boa segura a água. A revisão {visits.home} encontra o desgaste antes que a peça quebre.",
          "Proteja o circuito com protetor de surto e terra, mantenha a tampa vedada e faça revisão {visits.home}.",
        ],
      },
      {
        question: "A visita em garantia é cobrada?",
        answers: [
          "Quando a falha é coberta, o reparo não é cobrado. Se a causa foi raio, água ou batida, você recebe o orçamento antes e decide.",
          "O conserto coberto não custa nada. Se a causa está fora da garantia, o valor é informado antes de qualquer serviço, e nada é feito sem o seu aceite.",
          "Defeito coberto é resolvido sem cobrança. O que foi causado por acidente ou desgaste é orçado, e você aprova antes do trabalho.",
        ],
      },
    ],
    photo: "a nota, uma foto da etiqueta do motor e um vídeo do defeito",
  },
  {
    id: "pecas-de-desgaste-fora-da-garantia",
    broader: "garantia",
    label: "Peças de desgaste fora da garantia",
    phrase: "as peças de desgaste fora da garantia",
    asks: [
      ...combine(
        ["peças desgaste", "peça desgaste", "desgaste natural", "desgaste"],
        ["garantia", "fora garantia", "garantia motor", "garantia não cobre", "garantia motor portão"],
      ),
      ...combine(["peças", "quais peças"], ["fora garantia", "sem garantia"]),
      "itens desgaste garantia motor",
      "o que é desgaste natural motor portão",
    ],
    intent: "question",
    answers: {
      any: [
        "As peças de desgaste que costumam ficar fora da garantia do motor são roldana, cabo de aço, mola, bateria, pilha do controle, lubrificante, borracha de batente e a engrenagem gasta pelo uso. Elas se consomem ao trabalhar. Se uma delas quebra nova, sem uso que explique, é defeito e pode ser coberta.",
        "Ficam fora da garantia, como desgaste natural, as peças que o uso consome: pilha, bateria do nobreak, roldana, cabo, mola, correia, rolamento e engrenagem gasta. A placa, o enrolamento e a peça que nasce com defeito são cobertos. A diferença entre gasto e defeito é vista pelo técnico.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Lista do que se gasta", "Peça por peça: desgaste ou defeito"],
        slots: [
          [
            "A mesma peça pode estar dentro ou fora, conforme o que aconteceu com ela. Veja como cada uma costuma ser tratada e confira o termo do seu motor, que manda.",
            "O que conta é a causa, e não o nome da peça. O termo de garantia do fabricante traz a lista dele; esta é a divisão mais comum.",
          ],
        ],
        bullets: [
          "Pilha do controle e bateria do nobreak: consumo, fora",
          "Roldana, cabo, mola e dobradiça: são do portão, e não do motor, fora",
          "Engrenagem: dente gasto pelo uso, fora; trincada nova, com folga certa, pode ser defeito",
          "Capacitor: falha cedo, com rede normal, é defeito; anos depois, desgaste",
          "Placa: falha por si, coberta; queimada por raio ou água, fora",
        ],
      },
      {
        about: "check",
        headings: ["Como saber se foi desgaste ou defeito", "O que o técnico olha na peça"],
        slots: [
          [
            "O técnico olha a peça e o que está em volta. Dente comido por igual é uso; dente quebrado num ponto só, com motor novo, pode ser defeito. Folha pesada, cremalheira sem folga e falta de revisão indicam que o portão gastou a peça.",
            "A marca na peça conta a história: desgaste é uniforme, e defeito é localizado. O portão também fala, porque trilho torto, contrapeso errado e base solta gastam em meses o que duraria anos.",
          ],
          [
            "Peça o parecer por escrito e guarde a peça trocada. É com isso que se discute com a fábrica ou com a loja.",
            "Fique com a peça retirada e com o laudo na nota. Sem os dois, é difícil mostrar que era defeito.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como fazer a peça de desgaste durar", "Manutenção que evita a discussão"],
        slots: [
          [
            "Uma revisão {visits.home} troca a peça gasta antes que ela quebre outra, coberta ou não. Em casa a visita parte de {price.preventive}, sem peças, e a nota prova que o motor foi cuidado, o que ajuda num pedido de garantia.",
            "Revise o portão {visits.home} e guarde a nota: ela mostra que a peça não falhou por abandono. A visita em residência começa em {price.preventive}, fora peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A roldana gastou em poucos meses. Tem garantia?",
        answers: [
          "Se foi vendida e instalada agora, reclame dentro dos 90 dias que a lei dá. Se o trilho a comeu, a causa é o trilho, e a peça nova vai gastar igual.",
          "Peça nova que falha cedo pode ser reclamada em 90 dias, pela lei. Antes se confere o trilho, que é a causa mais comum.",
        ],
      },
      {
        question: "Desgaste por falta de manutenção tira a garantia do motor?",
        answers: [
          "Tira a cobertura da peça que falhou por isso, como a engrenagem forçada por folha pesada. O resto do motor continua coberto.",
          "Pode tirar, quando a falha veio daí. Uma placa com defeito próprio continua na garantia.",
        ],
      },
      {
        question: "O serviço de trocar a peça gasta tem garantia?",
        answers: [
          "Tem: a lei dá 90 dias para o serviço e para a peça colocada.",
          "Sim, os 90 dias da lei valem para a mão de obra e para a peça nova.",
        ],
      },
    ],
    photo: "a nota, uma foto da etiqueta do motor e outra da peça gasta",
  },
  {
    id: "garantia-do-conserto",
    broader: "garantia",
    label: "Garantia do conserto do portão",
    phrase: "a garantia do conserto do portão",
    asks: [
      "conserto garantia 24 horas",
      "conserto 24 horas com garantia",
      "conserto garantia 1 ano",
      "conserto com garantia 1 ano",
      "conserto portão garantia 1 ano",
      "conserto garantia um ano",
      "conserto garantia 6 meses",
      "conserto garantia 12 meses",
      "conserto garantia 90 dias",
      "conserto garantia 3 meses",
      "manutenção garantia 1 ano",
      "conserto portão com garantia",
      "garantia placa trocada",
      "garantia peça trocada",
      "garantia placa nova",
      "garantia conserto",
      "garantia serviço",
      "garantia manutenção",
      "garantia reparo",
      "conserto portão garantia",
      "garantia mão obra",
      "técnico consertou quebrou de novo",
      "conserto quebrou de novo garantia",
      "quanto tempo garantia conserto",
      ...["quantos dias", "quantos meses", "quanto tempo tem"].flatMap((asked) => [
        `${asked} garantia conserto`,
        `${asked} garantia serviço`,
        `${asked} garantia manutenção`,
      ]),
      "quanto tempo garantia serviço",
      "quanto tempo garantia manutenção",
    ],
    intent: "question",
    answers: {
      any: [
        "O conserto de portão tem garantia de 90 dias, no mínimo, pela lei, e ela cobre o serviço e a peça trocada, descritos na nota. Se a mesma falha voltar pela mesma causa, o técnico retorna sem cobrar. Outra peça ou outra causa é novo serviço, e a regulagem em casa parte de {price.preventive}, sem peças.",
        "São 90 dias de garantia no conserto do portão, o prazo da lei para serviço, e um prazo maior só vale se estiver na nota. Ela cobre a peça trocada e a mão de obra daquele reparo. Em residência, a visita com regulagem começa em {price.preventive}, fora peças.",
        "Garantia de 1 ano no conserto só existe se estiver escrita na nota, porque a lei dá 90 dias para o serviço e a peça posta. Nós trabalhamos com o prazo da lei no conserto e não prometemos mais. Um motor novo nosso tem {warranty.motor}, e a instalação, {warranty.installation}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que a garantia do conserto cobre", "O que entra e o que não entra"],
        slots: [
          [
            "A garantia cobre o que foi feito: a peça trocada, a montagem e a regulagem daquele reparo. Se o mesmo defeito volta pela mesma causa, nem o retorno nem a visita são cobrados.",
            "Estão cobertos a peça nova, o trabalho de montar e o ajuste feito. Se a mesma falha voltar, pelo mesmo motivo, o técnico refaz sem custo.",
            "O prazo vale para o serviço prestado, com a peça e a regulagem incluídas. Se o mesmo defeito volta, o retorno não é cobrado.",
          ],
          [
            "Outra peça que falhou depois, raio, surto, água, batida e conserto de terceiros são um novo orçamento. A troca de motor tem prazo próprio: {warranty.motor} no aparelho e {warranty.installation} na instalação.",
            "Ficam de fora peça que ninguém trocou, queima pela rede, umidade, pancada e conserto de outra pessoa. Quando entra um motor novo, contam {warranty.motor} para ele e {warranty.installation} para a montagem.",
            "Defeito em outra parte, pico de energia, água, colisão ou conserto feito por outra pessoa não são cobertos. Já o motor trocado tem {warranty.motor}, e o serviço de instalá-lo, {warranty.installation}.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como acionar a garantia do conserto", "Portão falhou de novo: o que fazer"],
        slots: [
          [
            "Quem consertou precisa ver o defeito antes que outra pessoa mexa, porque depois não dá para saber a causa. Quanto antes o aviso, mais simples o retorno.",
            "Chame primeiro quem fez o serviço e deixe o portão como está. Se outra pessoa abrir o motor, fica difícil mostrar a causa.",
            "Avise logo e não deixe ninguém abrir, já que a garantia depende de ver o defeito como apareceu.",
          ],
        ],
        steps: [
          "Pare de usar e desligue o disjuntor.",
          "Separe a nota ou a conversa do orçamento.",
          "Anote quando voltou a falhar e o que mudou, como chuva ou queda de luz.",
          "Fotografe a etiqueta e o ponto consertado, sem abrir a tampa.",
          "Mande tudo e combine o retorno.",
        ],
      },
      {
        about: "care",
        headings: ["O que deixar escrito antes do conserto", "Para a garantia valer sem briga"],
        slots: [
          [
            "A nota deve dizer o defeito, a causa, a peça posta e o prazo. 'Conserto de portão', sozinho, não prova se a falha que voltou é a mesma.",
            "Peça uma descrição completa, com o que falhou, por quê, o que foi trocado e por quanto tempo vale. Sem isso, é difícil provar se o defeito que voltou é o mesmo.",
            "Uma boa nota traz causa, peça, serviço e prazo. Com ela se sabe se o caso é retorno sem custo ou um conserto novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Regulagem tem garantia?",
        answers: [
          "Tem, se desregulou sem causa nova. Batida, peso acrescentado à folha ou ajuste feito por outra pessoa ficam fora.",
          "Sim, como serviço. Se alguém bateu ou a folha ganhou peso, é outra regulagem.",
        ],
      },
      {
        question: "Peça que eu comprei tem garantia no conserto?",
        answers: [
          "A mão de obra, sim. O defeito da peça é tratado com quem a vendeu, por isso guarde a nota dela.",
          "Só o serviço é de quem instalou. Defeito da peça se reclama na loja onde foi comprada.",
        ],
      },
      {
        question: "O prazo recomeça depois do retorno?",
        answers: [
          "Depende do que for combinado; peça que o retorno e a nova data fiquem por escrito. Se outra peça foi trocada, ela tem prazo próprio.",
          "Isso deve ser anotado na nota. Uma peça nova tem o próprio prazo, e o mesmo conserto refeito segue o que foi combinado.",
        ],
      },
      {
        question: "Existe conserto com garantia de 1 ano?",
        answers: [
          "Só se estiver escrito, porque a lei dá 90 dias. Nós trabalhamos com o prazo legal no conserto e não prometemos mais.",
          "Pode existir por contrato de quem oferece; leia o que cobre. Aqui, no conserto, são os 90 dias da lei.",
        ],
      },
    ],
    photo: "a nota ou a conversa do orçamento, a foto da etiqueta do motor e do ponto consertado",
  },
  {
    id: "parou-depois-da-garantia",
    broader: "garantia",
    label: "Motor parou depois da garantia",
    phrase: "o motor que parou depois da garantia",
    asks: [
      "motor pifou logo depois garantia",
      "garantia venceu mês passado motor parou",
      "garantia venceu motor parou",
      "fora da garantia quanto gastar conserto",
      "parou depois garantia",
      "quebrou depois garantia",
      "acabou garantia",
      "fora garantia",
      "garantia acabou motor",
      "venceu garantia",
      "queimou depois garantia",
      "garantia vencida",
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor que parou depois da garantia quase sempre tem conserto: capacitor, fim de curso, engrenagem e placa se trocam em separado. Com poucos anos de uso compensa consertar, a partir de {price.preventive} na visita de ajuste em casa, sem peças; a troca, de {price.homeSwap}, só entra com duas peças caras ruins.",
        "Se a garantia venceu e o motor quebrou, compare o conserto com a troca, de {price.homeSwap} em casa: até metade dos {trade.life} de vida, consertar costuma valer mais. Defeito de fábrica escondido ainda pode ser reclamado ao fabricante em 90 dias depois de aparecer.",
        "Fora da garantia, o motor que parou se conserta na maioria dos casos, e trocar raramente compensa com um ou dois anos de uso. A visita com regulagem em residência começa em {price.preventive}, fora peças, e o motor novo, para comparar, fica de {price.homeSwap} instalado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Consertar ou trocar depois da garantia", "O que compensa depois da garantia"],
        slots: [
          [
            "A idade e a peça decidem. O motor dura de {trade.life}, e o conserto vale mais no começo dessa conta.",
            "Veja quantos anos ele tem, diante dos {trade.life} de vida, e qual peça falhou.",
            "Peça e idade respondem, sabendo que a vida esperada é de {trade.life}.",
          ],
        ],
        bullets: [
          "Até cinco anos e uma peça: conserte",
          "Capacitor, fim de curso, ímã: conserte em qualquer idade",
          "Placa ou engrenagem em motor bom: conserte, comparando",
          "Placa e redutor juntos: troque",
          "Perto do fim da vida: troque, com {warranty.motor} de garantia no novo",
        ],
      },
      {
        about: "causes",
        headings: ["Por que parou logo depois da garantia", "O que costuma falhar primeiro"],
        slots: [
          [
            "Folha pesada ou desequilibrada gasta em um ano o que duraria muitos: capacitor e engrenagem vão primeiro. Surto e umidade queimam placa em qualquer idade e ficam fora da cobertura.",
            "O desgaste cedo aponta para peso na folha, que cansa engrenagem e capacitor. Já a placa morre de raio e água, com ou sem garantia.",
            "Capacitor e engrenagem acabam antes em portão pesado. Placa queimada costuma ser surto, que nem a garantia pagaria.",
          ],
          [
            "Por isso folha e energia são conferidas antes da peça, senão a nova dura o mesmo. Protetor de surto e aterramento evitam a próxima placa.",
            "Sem corrigir a causa, repete-se o conserto. Aterramento e protetor saem mais baratos que outra central.",
            "Peça nova em folha pesada ou rede sem terra tem o mesmo fim. Corrija os dois.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer agora", "Passos com o motor parado"],
        slots: [
          [
            "Antes de gastar, confira o que é simples e guarde os papéis, que ainda servem.",
            "A nota e o termo continuam úteis. Comece pelo que não custa.",
            "Siga a ordem, com a tampa fechada.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e religue uma vez só.",
          "Teste outro controle e a botoeira.",
          "Fotografe a etiqueta e grave um vídeo com som, se for seguro.",
          "Separe nota e termo de garantia.",
          "Se parecer defeito de fábrica, escreva ao fabricante com data.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O fabricante ainda pode ajudar depois da garantia?",
        answers: [
          "Pode, em defeito de fabricação que só apareceu agora: o Código de Defesa do Consumidor dá 90 dias a partir da descoberta. Reclame por escrito, com a nota.",
          "Às vezes. Vício oculto se reclama em 90 dias depois de aparecer, com nota e laudo.",
        ],
      },
      {
        question: "Vocês consertam motor fora da garantia?",
        answers: [
          "Sim, das marcas que atendemos, como serviço independente, com valor informado antes.",
          "Consertamos, qualquer que seja a loja onde foi comprado.",
        ],
      },
      {
        question: "O conserto volta a ter garantia?",
        answers: [
          "Tem os 90 dias da lei no serviço e na peça trocada. O restante do motor continua sem.",
          "Sim, a garantia da lei, só do que foi feito.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "Peça pequena, em geral até {trade.smallRepair}. Placa toma uma a duas horas, e motor novo, de {time.tilting} no basculante e de {time.sliding} no de correr.",
          "Até {trade.smallRepair} no caso simples; troca do motor, {time.tilting} em basculante ou {time.sliding} no deslizante.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor, a nota com a data e o portão inteiro",
  },
  {
    id: "garantia-sem-nota",
    broader: "garantia",
    label: "Garantia sem nota fiscal",
    phrase: "a garantia sem a nota fiscal",
    asks: [
      "perdi nota fiscal motor garantia",
      "perdi nota motor garantia",
      "sem nota fiscal motor garantia",
      "motor sem nota garantia",
      "precisa nota fiscal garantia",
      "precisa nota garantia",
      "garantia nota",
      "garantia sem nota",
      "perdi nota garantia",
      "perdi nota motor",
      "perdi nota fiscal",
      "garantia perdi",
      "segunda via nota motor",
      "nota fiscal garantia",
      "perdi comprovante motor",
      "perdi comprovante",
      "sem comprovante garantia",
      "perdi comprovante queimou",
      "perdi nota queimou",
    ],
    intent: "question",
    answers: {
      any: [
        "Quem perdeu a nota do motor do portão não perde a garantia de imediato, mas precisa provar onde e quando comprou. A loja emite a segunda via pelo CPF, e o comprovante do cartão ou do Pix e a conversa do pedido também ajudam. No motor que vendemos, o prazo é de {warranty.motor}.",
        "A garantia do motor do portão precisa, em geral, da nota fiscal, porque ela prova a data e o lugar da compra. Sem ela, peça a segunda via a quem vendeu, pelo CPF, ou junte comprovante de pagamento; comprado conosco, o prazo é de {warranty.motor} no motor.",
        "Perdeu o comprovante e o motor queimou? Peça à loja a segunda via da nota pelo CPF e pela data aproximada; fatura do cartão, Pix e mensagens também mostram a compra. Sem prova nenhuma, o conserto é pago, com visita em casa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como recuperar a nota do motor", "Onde achar a segunda via"],
        slots: [
          [
            "A nota eletrônica fica registrada no CPF, e quem vendeu consegue emitir de novo. Comece pelo e-mail e pelo celular; em São Paulo, veja também a conta na Nota Fiscal Paulista.",
            "O papel some, mas o registro continua com a loja. Procure no e-mail da compra e, em São Paulo, na Nota Fiscal Paulista.",
            "Nota eletrônica se reemite pelo CPF. Antes de pedir, olhe e-mail, WhatsApp e a Nota Fiscal Paulista, onde muitas compras aparecem.",
          ],
        ],
        steps: [
          "Procure no e-mail e no WhatsApp o nome da loja e a data.",
          "Peça a segunda via a quem vendeu, com CPF ou CNPJ.",
          "Separe a fatura do cartão ou o comprovante do Pix.",
          "Fotografe a etiqueta do motor, com modelo e série, sem abrir a tampa.",
          "Não deixe ninguém abrir o motor antes da resposta.",
        ],
      },
      {
        about: "time",
        headings: ["Que prazo ainda pode valer", "Prazos para conferir"],
        slots: [
          [
            "No motor comprado conosco são {warranty.motor}, e na instalação feita por nós, {warranty.installation}. Em motor de outra loja, valem os 90 dias da lei e o prazo do termo do fabricante, contados da compra.",
            "A nossa garantia é de {warranty.motor} no motor e de {warranty.installation} no serviço. Comprado em outro lugar, contam os 90 dias legais mais o que o certificado diz.",
            "Veja quem vendeu: aqui, {warranty.motor} no motor e {warranty.installation} na instalação; em outra loja, o termo dela e os 90 dias da lei, a partir da compra.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O que não entra, mesmo com a nota", "Fora da garantia: casos comuns"],
        slots: [
          [
            "Raio, surto da rede, água, batida e motor aberto por terceiros costumam ficar de fora. Pilha, roldana e cabo se gastam, e o termo diz se entram.",
            "Queima por pico de energia, enchente e pancada quase nunca são cobertas, e motor mexido também não. Peça de desgaste segue o que está no certificado.",
            "Ficam fora o dano de raio, umidade ou colisão e o motor que alguém abriu. Desgaste de cabo, pilha e roldana depende do termo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Perdi a nota: perco a garantia se só tenho a etiqueta?",
        answers: [
          "Não necessariamente: ela mostra modelo e série, e às vezes a fabricação, mas não o dia da compra. Some o comprovante de pagamento ou a segunda via.",
          "A etiqueta ajuda, sem bastar. O número de série indica quando foi fabricado, e a compra se prova de outro jeito.",
        ],
      },
      {
        question: "Perdi a nota e a garantia já acabou. E agora?",
        answers: [
          "O conserto é pago e começa pelo diagnóstico: em casa, a visita parte de {price.preventive}, sem peças. Se o motor não tem jeito, a troca fica de {price.homeSwap}.",
          "Vale consertar: a visita residencial começa em {price.preventive}, fora peças, e a troca completa, para comparar, vai de {price.homeSwap}.",
        ],
      },
      {
        question: "Comprei a casa com o motor instalado. Tenho garantia?",
        answers: [
          "Peça a nota ao antigo dono, porque a garantia segue o motor. Sem ela, procure a etiqueta do instalador dentro da garagem.",
          "Se o prazo não acabou, sim, com a nota de quem comprou. O nome do instalador costuma estar na caixa do motor.",
        ],
      },
      {
        question: "Recibo sem nota vale?",
        answers: [
          "Vale como prova da compra, com data, produto e nome de quem vendeu. A nota é melhor, e a loja é obrigada a emitir.",
          "Serve para começar, se tiver data e descrição. Peça a nota em atraso, que dá mais segurança.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e o comprovante que você encontrou",
  },
  {
    id: "garantia-do-motor",
    broader: "garantia",
    label: "Tempo de garantia do motor",
    phrase: "o tempo de garantia do motor",
    asks: [
      "garantia motor cobre placa",
      "garantia motor cobre placa queimada",
      "motor garantia 1 ano",
      "garantia 1 ano motor portão",
      "garantia um ano motor portão",
      "motor portão garantia 1 ano",
      "motor garantia um ano",
      "motor garantia 12 meses",
      "motor garantia fábrica 1 ano",
      "motor quantos meses garantia",
      "garantia 12 meses motor",
      "garantia 1 ano motor",
      "motor tem meses garantia",
      "garantia instalação motor",
      "garantia instalação portão",
      "garantia instalação motor portão",

      "garantia motor quanto tempo dura",
      "garantia motor [marca]",
      "garantia [marca] quanto tempo dura",
      "garantia quanto tempo dura cobre",
      "garantia motor dura cobre",
      "garantia [marca] dura não cobre",
      "garantia motor",
      "qual garantia motor",
      "qual garantia motor portão",
      "qual prazo garantia motor portão",
      "garantia tempo",
      "garantia quanto tempo",
      "tempo garantia motor",
      "quantos meses garantia",
      "quantos anos garantia",
      "garantia fábrica motor",
      "prazo garantia motor",
      "quanto tempo garantia motor",
      "garantia motor comprado loja",
      "garantia loja física",
      "garantia comprado loja física",
      "garantia motor comprado",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor de portão que vendemos tem {warranty.motor} de garantia, e a instalação, {warranty.installation}, escritas na nota e contadas da mesma data. Em motor comprado em outra loja, valem os 90 dias da lei mais o prazo do termo do fabricante, e quem atende é o vendedor ou a fábrica.",
        "A garantia do motor de portão que vendemos dura {warranty.motor}, e a da instalação, {warranty.installation}, contadas da data da nota. Se o motor veio de loja física ou da internet, você tem os 90 dias da lei e mais o prazo que estiver no certificado da fábrica.",
        "Quantos anos de garantia tem o motor [marca] depende de onde ele foi comprado: no que vendemos são {warranty.motor}, por escrito, e {warranty.installation} na instalação. No de outra loja valem os 90 dias da lei e mais o prazo do certificado da fábrica, que vem no manual e pode mudar de um modelo para outro.",
        "A garantia do motor de portão cobre a placa queimada quando o defeito já veio nela e o uso foi o certo; não cobre a que queimou por raio, pico de energia, água ou motor em curto. No motor que vendemos, a placa tem os mesmos {warranty.motor}. O técnico examina a placa e escreve a causa.",
        "Um motor de portão com garantia, vendido e instalado por nós, tem {warranty.motor} no aparelho e {warranty.installation} no serviço, escritos na nota. Os dois prazos contam da mesma data, e para usá-los bastam a nota e a foto da etiqueta do motor.",
      ],
      installation: [
        "A garantia da instalação feita por nós é de {warranty.installation}, e a do motor de portão que vendemos, de {warranty.motor}; as duas correm ao mesmo tempo, contadas da nota. Suporte frouxo, fio mal ligado e regulagem errada são da instalação; falha de fábrica é do motor.",
        "Na instalação, a garantia é de {warranty.installation} e cobre fixação, ligação e regulagem; no motor vendido por nós, de {warranty.motor}, e cobre defeito de fábrica. As duas contam da data da nota e ficam por escrito.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quanto tempo de garantia e o que ela cobre", "O que a garantia do motor cobre e por quanto tempo"],
        slots: [
          [
            "A garantia cobre o defeito de fabricação: motor, caixa de engrenagens e placa que falham em uso normal. A garantia do serviço cobre a fixação, a ligação e a regulagem feitas na instalação.",
            "O prazo cobre o defeito que já vem no equipamento, do motor à placa, quando o uso foi o certo. A instalação responde por suporte, fiação e ajuste que ficaram mal feitos.",
            "Uma falha de fábrica no motor, na engrenagem ou na placa é reparada sem custo dentro do prazo. A montagem, a ligação e a regulagem têm garantia própria.",
          ],
          [
            "Raio, pico de energia, água, batida e motor aberto por terceiros costumam ficar de fora. Pilha, capacitor, roldana e cabo são peças de desgaste: o termo diz quais entram, e os 90 dias da lei valem para defeito nelas.",
            "Em geral ficam de fora surto da rede, enchente, pancada e motor com o lacre rompido. Peça que se gasta, como pilha e roldana, segue o termo, além dos 90 dias da lei para defeito.",
            "O dano que vem de fora, como raio, água e batida, é conserto pago, e o motor aberto por outra pessoa pode perder a cobertura. Para as peças que se gastam, vale o termo, com o mínimo de 90 dias da lei contra defeito.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Motor parou no prazo: como usar a garantia", "Como usar a garantia"],
        slots: [
          [
            "Não abra a tampa nem peça a outra pessoa que abra antes da avaliação de quem vendeu.",
            "Deixe o motor fechado como está, porque quem vendeu precisa vê-lo assim para avaliar o defeito.",
            "Quem responde pela garantia avalia o aparelho fechado, então não mexa nele nem chame terceiros para abrir.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Separe a nota e confira a data.",
          "Fotografe a etiqueta do motor.",
          "Mande tudo a quem vendeu, com um relato curto do defeito.",
          "Guarde o protocolo ou a conversa.",
        ],
      },
      {
        about: "care",
        headings: ["Como não perder a garantia", "Cuidados que preservam a cobertura"],
        slots: [
          [
            "Circuito próprio com disjuntor, aterramento e protetor de surto evitam a queima da placa, o dano que mais fica fora da garantia. A revisão, {visits.home} em casa, acha folga e parafuso solto ainda dentro do prazo.",
            "Placa queimada por pico de energia é o que a garantia menos cobre, e fio terra com protetor de surto é o que mais evita. A revisão, {visits.home}, deixa a folha leve e fica registrada.",
            "Tenha disjuntor só do portão, fio terra e protetor contra surto, porque queima pela rede em geral não entra. Revisar {visits.home} pega o desgaste antes de ele virar quebra fora do prazo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A garantia conta da compra ou da instalação?",
        answers: [
          "Em geral conta da data da nota. Por isso não convém deixar o motor meses na caixa antes de instalar.",
          "Conta da nota, salvo se o termo disser outra coisa. Um motor guardado na caixa perde prazo de garantia sem ter trabalhado.",
        ],
      },
      {
        question: "Instalar com outro técnico tira a garantia?",
        answers: [
          "Depende do termo do fabricante: alguns pedem instalador habilitado. A nossa garantia de serviço vale só para a instalação que fazemos.",
          "Leia o certificado, porque algumas marcas exigem instalador registrado. O serviço de terceiros não entra na garantia da nossa instalação.",
        ],
      },
      {
        question: "O controle remoto também tem garantia?",
        answers: [
          "Tem, contra defeito de fabricação, como parte do kit. Queda, água e pilha vazada ficam de fora.",
          "Sim, quando o defeito é de fábrica. Pilha gasta e controle molhado ou quebrado não entram.",
        ],
      },
      {
        question: "Onde vejo o prazo da garantia de fábrica?",
        answers: [
          "No certificado, que costuma ficar nas últimas páginas do manual, e no site da marca, pelo modelo da etiqueta. Ele diz o prazo, de quando conta e quem atende.",
          "No termo que vem com o manual. Se ele se perdeu, procure o modelo no site do fabricante ou ligue para a assistência com o número da etiqueta.",
        ],
      },
      {
        question: "Motor PPA ou Peccinin tem outro prazo?",
        answers: [
          "O termo de cada marca diz o prazo de fábrica, e o que vale é o que está na sua nota. No motor que vendemos, seja PPA, Peccinin ou outro, são {warranty.motor}.",
          "Cada fabricante tem o seu certificado. Comprado conosco, o prazo é de {warranty.motor}, com Peccinin, PPA ou outra marca; de outra loja, leia o termo.",
        ],
      },
    ],
    photo: "a nota, a etiqueta do motor e um relato do defeito",
  },
  {
    id: "garantia-do-imovel-comprado",
    broader: "garantia",
    label: "Comprei casa e o portão quebrou",
    phrase: "a garantia do portão em imóvel comprado",
    intent: "question",
    asks: [
      "comprei casa portão quebrou",
      "comprei casa portão quebrou garantia",
      "comprei casa portão defeito",
      "comprei apartamento portão quebrou",
      "comprei imóvel portão quebrou",
      "construtora garantia portão",
      "construtora entregou portão defeito",
      "construtora entregou prédio portão defeito",
      "construtora portão defeito",
      "prédio novo portão defeito construtora",
      "prédio entregue portão defeito",
      "garantia construtora portão",
      "construtora garantia portão eletrônico",
      "construtora garantia portão tempo",
      "construtora conserta portão",
      "casa nova portão quebrou construtora",
      "prédio novo portão garantia construtora",
    ],
    answers: {
      any: [
        "Se você comprou a casa e o portão quebrou, a garantia depende de quem vendeu: a construtora responde pelo prazo do manual do proprietário, e o vendedor de casa usada, só por defeito que já existia e que você não podia ver. Desgaste de motor antigo fica com o comprador. Avise por escrito, com vídeo, antes de consertar.",
        "Se a construtora entregou o prédio com o portão com defeito, o conserto é dela, dentro do prazo de garantia do manual do síndico. Notifique por escrito, com vídeo e data, e peça prazo de resposta. Não mande outra empresa abrir o motor antes disso, salvo risco. Com a negativa por escrito, um relatório técnico ajuda a cobrar.",
        "A garantia da construtora para o portão eletrônico dura o tempo escrito no manual do proprietário ou do síndico, e a lei dá 90 dias para reclamar a partir de quando um defeito escondido aparece. A manutenção pedida no manual precisa estar em dia. Reclame por escrito assim que o defeito aparecer e não deixe outro técnico abrir antes da resposta.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Quem responde em cada compra", "Imóvel novo e imóvel usado"],
        slots: [
          [
            "O tempo desde a entrega e a causa do defeito decidem. Leia o contrato e o manual antes, porque eles podem detalhar o portão.",
            "Contam a data da entrega das chaves e o motivo da quebra. O contrato e o manual podem dizer mais que a regra geral.",
          ],
        ],
        bullets: [
          "Imóvel novo: construtora, pelo prazo do manual",
          "Motor novo: também o fabricante, pelo certificado",
          "Imóvel usado, defeito escondido: o vendedor, se você provar que já existia",
          "Imóvel usado, desgaste ou peça velha: o comprador",
          "Portão do prédio: o síndico reclama em nome do condomínio",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer quando o portão quebra", "Antes de mandar consertar"],
        slots: [
          [
            "Consertar por conta própria antes do aviso costuma encerrar a conversa. Guarde a prova e dê um prazo para a resposta.",
            "Primeiro a prova e o aviso, depois o conserto. Só o perigo, como folha que pode cair, não espera.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e filme o defeito.",
          "Fotografe a etiqueta do motor, com a data, se houver.",
          "Procure o prazo no manual, no contrato e na nota.",
          "Avise por escrito a construtora ou o vendedor e guarde o protocolo.",
          "Peça a um técnico a causa escrita e o orçamento por item.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o orçamento ajuda", "A causa por escrito"],
        slots: [
          [
            "Pelas fotos e pelo vídeo, dizemos de graça a causa provável e quanto custa o conserto, em linhas separadas. Com isso você mostra à construtora ou ao vendedor se é defeito de montagem, peça no fim ou mau uso. Em desacordo, um advogado ou o Procon orienta.",
            "O orçamento por foto é gratuito e traz a peça, a mão de obra e a causa provável. Ele serve de base para cobrar quem responde. Se não houver acordo, procure o Procon, no caso da construtora, ou um advogado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso chamar qualquer técnico na garantia da construtora?",
        answers: [
          "Antes, peça a visita dela por escrito. Motor aberto por outro pode fazer perder a garantia; risco a pessoas é exceção, com fotos.",
          "Espere a resposta da construtora, a não ser que a folha ameace cair. Nesse caso, fotografe e faça só o que tira o perigo.",
        ],
      },
      {
        question: "O vendedor da casa usada escondeu o defeito. E agora?",
        answers: [
          "Reúna fotos do anúncio, da vistoria e o parecer do técnico e reclame logo, porque o prazo da lei é curto. Um advogado diz o que cabe.",
          "Junte provas de que o portão já falhava antes da compra e procure um advogado sem demora, pois há prazo para reclamar.",
        ],
      },
      {
        question: "Preciso trocar os controles da casa comprada?",
        answers: [
          "Sim: apague a memória e grave os seus, porque o antigo dono pode ter ficado com algum.",
          "É o mais seguro. O técnico limpa a memória e grava só os controles da família.",
        ],
      },
    ],
    photo: "um vídeo do defeito e a foto da etiqueta do motor",
  },
];
