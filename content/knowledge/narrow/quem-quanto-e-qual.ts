import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Questions of money and of whom to call, each narrowed by one circumstance that decides the answer. */
export const quemQuantoEQual: NarrowConcept[] = [
  {
    id: "cobraram-caro-no-conserto",
    broader: "conserto",
    label: "O valor cobrado no conserto",
    phrase: "o valor cobrado pelo conserto do portão",
    asks: [
      "me enganaram conserto portão",
      "fui enganado técnico portão",
      "paguei reais arrumar portão enganado",
      "paguei arrumar portão fui enganado",
      "orçamento conserto deu quase motor novo",
      ...combine(
        ["cobraram", "cobrou", "querem cobrar", "quer cobrar", "pediram", "pediu", "orçaram", "orçou"],
        [
          "conserto normal",
          "conserto caro",
          "conserto justo",
          "conserto certo",
          "conserto abusivo",
          "arrumar normal",
          "arrumar caro",
          "arrumar justo",
          "portão é normal",
          "portão é caro",
          "portão está caro",
          "portão é justo",
          "portão preço justo",
          "portão caro demais",
          "conserto muito caro",
        ],
      ),
      "conserto portão muito caro",
      "conserto portão caro demais",
      "conserto portão preço abusivo",
      "paguei caro conserto portão",
      "paguei caro conserto",
      "fui enganado conserto portão",
      "técnico cobrou caro",
      "como saber orçamento conserto justo",
      "orçamento conserto portão muito caro",
    ],
    intent: "question",
    answers: {
      any: [
        "O valor cobrado no conserto é caro se passa do motor novo, que em casa sai trocado por {price.homeSwap}; a visita só de regulagem parte de {price.preventive}, sem peças. Acima disso é normal apenas em portão pesado ou de condomínio, de {price.heavySwap} a troca, ou com serralheria junto.",
        "O que cobraram para arrumar o portão está caro ou é normal conforme o serviço: regulagem em casa parte de {price.preventive}, sem peças, motor inteiro trocado fica de {price.homeSwap}, e em portão pesado ou de prédio, de {price.heavySwap}. Conserto que passa do motor novo está caro.",
        "Não é normal um conserto custar mais que um motor novo instalado, que em casa fica de {price.homeSwap}; a regulagem, sem peças, começa em {price.preventive}. Pode ser justo em portão industrial ou de condomínio, em que a troca vai de {price.heavySwap}, ou com solda e cabo no mesmo serviço.",
        "Se você acha que foi enganado no conserto do portão, compare o que pagou com o que foi feito: peça a lista das peças, a nota e as trocadas. Regulagem em casa parte de {price.preventive}, sem peças, e o motor inteiro trocado fica de {price.homeSwap}. Cobrança por serviço que não houve se reclama por escrito e, sem resposta, no Procon.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que pedir antes de pagar", "Perguntas que esclarecem o preço"],
        slots: [
          [
            "Quem cobra certo responde a isto sem problema, e com tudo por escrito dois orçamentos podem ser comparados.",
            "Sem a lista de peças não há como comparar. Peça estes itens por escrito, antes de autorizar.",
            "Antes de pagar, peça o detalhamento: é ele que mostra se o valor é da peça, do serviço ou de excesso.",
          ],
        ],
        steps: [
          "Peça a causa do defeito e cada peça, com marca e preço.",
          "Peça a mão de obra em linha separada.",
          "Pergunte a garantia da peça e do serviço.",
          "Peça a peça velha de volta ou uma foto dela.",
          "Mande o orçamento e a etiqueta do motor a outra empresa.",
        ],
      },
      {
        about: "causes",
        headings: ["Quando um valor alto se explica", "O que encarece de verdade"],
        slots: [
          [
            "Folha pesada, motor industrial, duas folhas, serralheria e portão fora do trilho levam mais tempo e mais gente. Chamado de madrugada ou domingo tem a ida mais cara, que deve ter sido combinada antes.",
            "Solda, cabo de aço dos dois lados, folha caída do trilho e portão de prédio somam serviço ao do motor. A ida fora de hora também pesa, mas precisa ser informada antes da visita.",
            "O que encarece é peso e trabalho: portão industrial, folha dupla, solda, cabos, altura. Soma-se a ida noturna ou de feriado, desde que avisada antes.",
          ],
          [
            "Trocar placa, capacitor e rebobinar o motor raramente compensa num aparelho comum: o conjunto novo traz tudo. Some as linhas e compare.",
            "Se a lista tem placa, capacitor e rebobinagem, faça a soma; quase sempre o motor novo, com garantia, sai por menos.",
            "Desconfie de muitas peças no mesmo motor comum, como placa mais rebobinagem: o novo vem completo e com {warranty.motor} de garantia.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como comparar com o nosso preço", "A conta que fazemos"],
        slots: [
          [
            "O nosso orçamento separa peça e mão de obra, diz a causa e só vale depois do seu sim. Placa, capacitor, roldana e cabo são orçados por foto, e o pagamento vai em até {shop.instalments} vezes no cartão.",
            "Mostramos a causa, a peça e o serviço em linhas próprias, e nada começa sem a sua aprovação. A peça sai pela foto da etiqueta, e o cartão divide em até {shop.instalments} vezes.",
            "Causa, peça e mão de obra vêm uma a uma, e você aprova antes. Com a etiqueta do motor, o preço da peça é informado por foto; aceitamos Pix e cartão, em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Já paguei caro pelo conserto. O que posso fazer?",
        answers: [
          "Peça a nota e o detalhamento por escrito. O Código de Defesa do Consumidor, no artigo 40, exige orçamento prévio; o que você não autorizou pode ser contestado com a empresa, no Procon ou no juizado.",
          "Exija por escrito o que foi feito. Pelo artigo 40 do Código de Defesa do Consumidor, o orçamento vem antes do serviço, e o que não foi aprovado pode ser levado ao Procon ou ao juizado.",
        ],
      },
      {
        question: "Posso exigir a peça velha?",
        answers: [
          "Pode pedir, e convém combinar antes do serviço: ela mostra se houve troca. Peça em garantia às vezes volta para o fabricante.",
          "Peça antes de começar. Se a peça não puder ficar, por ir à garantia, uma foto dela ao lado da nova resolve.",
        ],
      },
      {
        question: "O técnico pode cobrar sem orçamento?",
        answers: [
          "Em geral não: o valor tem de ser aprovado antes. Causa e preço vêm primeiro, e o serviço, só depois do seu sim.",
          "Não deve. A lei pede orçamento prévio, com peça e mão de obra; você só paga o que autorizou.",
        ],
      },
      {
        question: "Vale pedir um segundo orçamento?",
        answers: [
          "Vale, e por foto não custa nada: mande a etiqueta do motor, o defeito e o que já cobraram.",
          "Vale sempre que o valor se aproxima do motor novo. Com a etiqueta e o orçamento recebido, a comparação sai na conversa.",
        ],
      },
    ],
    photo: "foto do orçamento que recebeu e da etiqueta do motor, com o defeito em uma frase",
  },
  {
    id: "visita-no-domingo-preco",
    broader: "visita-tecnica",
    label: "Visita no domingo e no feriado",
    phrase: "a visita técnica no domingo",
    asks: [
      "técnico cobra feriado",
      "técnico portão cobra feriado",
      "técnico cobra domingo",
      "técnico portão cobra domingo",
      "cobra quanto feriado portão",
      "cobra quanto domingo portão",
      ...combine(
        ["visita", "visita técnica", "técnico", "chamado", "conserto", "atendimento", "manutenção"],
        [
          "domingo preço",
          "feriado preço",
          "sábado preço",
          "fim semana preço",
          "domingo mais caro",
          "domingo cobra mais",
        ],
      ),
      "quanto custa técnico domingo",
      "preço visita técnica portão domingo",
      "visita técnica portão domingo",
      "quanto cobra domingo portão",
      "domingo é mais caro portão",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço da visita técnica no domingo ou no feriado é o do dia comum mais a ida daquele dia, informada antes de o técnico sair. A referência é a visita com regulagem, a partir de {price.preventive} em casa, sem peças; a mão de obra do conserto e a peça custam o mesmo em qualquer dia.",
        "No domingo e no feriado, o técnico de portão cobra o serviço de sempre e a ida, que pode ter acréscimo, combinado antes. Em dia comum, a visita com ajuste em residência começa em {price.preventive}, fora peças; o valor do domingo sai na conversa, {shop.hours}, junto com o horário.",
        "Há visita no domingo e no feriado, com a ida em geral mais cara que em dia útil, quando a regulagem em casa parte de {price.preventive}, sem peças. O total é informado antes de você confirmar, e portão fechado e firme pode esperar a segunda-feira e sair por menos.",
        "A visita técnica no sábado custa o preço do dia útil mais a ida do sábado, que pode ter acréscimo e é informada antes de o técnico sair. A referência é a visita com regulagem, a partir de {price.preventive} em casa, sem peças. A mão de obra do conserto e a peça custam o mesmo em qualquer dia.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["De que é feito o valor do domingo", "O que muda no domingo"],
        slots: [
          [
            "São três partes: a ida, a mão de obra e a peça, e só a primeira muda com o dia, a hora e o bairro. O sábado costuma ficar entre o dia útil e o domingo, e tudo é informado antes da visita.",
            "Muda o deslocamento de plantão; conserto e peça têm o preço de sempre. Quanto mais longe e mais tarde, maior a ida, e o sábado tende a custar menos que o domingo.",
            "O dia pesa apenas na ida, conforme o bairro e o horário. Serviço e peça não mudam, e o feriado segue a mesma regra do domingo.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Chamar no domingo ou esperar a segunda", "Quando a visita de domingo compensa"],
        slots: [
          [
            "Compensa com carro preso, portão aberto para a rua, folha pendurada ou cheiro de queimado. Se ele está fechado e firme, desligue o disjuntor, use a porta de pedestres e marque para a segunda.",
            "Chame já se a casa ficou aberta, se alguém não consegue sair ou se a folha pode cair. Portão fechado que só não abre pode esperar o dia útil, com o disjuntor desligado.",
            "Urgência é casa aberta, carro sem sair, folha torta ou cheiro forte. Fora disso, com tudo fechado, a visita de segunda sai mais em conta.",
          ],
          [
            "No domingo, às vezes só dá para deixar o portão seguro e fechado, porque a peça do modelo depende de loja aberta.",
            "Peça fora do comum espera o comércio abrir: no domingo o portão é fechado com segurança, e a troca vem depois.",
            "Se falta a peça, o domingo serve para travar a casa com segurança, e o resto fica para a semana.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar antes de decidir", "Mensagem que evita uma ida à toa"],
        slots: [
          [
            "Pela foto ou pelo vídeo, o orçamento é grátis também no domingo, e muitas vezes mostra se vale a ida. Pilha, destravamento e sensor sujo às vezes se resolvem por mensagem.",
            "Mande imagem e endereço, sem custo, antes de fechar a visita. Um vídeo com som separa o que é simples do que precisa de técnico.",
            "A resposta por foto não custa nada em dia nenhum. Com ela se sabe se é caso de ir já ou de orientar por mensagem.",
          ],
        ],
        steps: [
          "Diga se o portão está aberto, fechado ou torto.",
          "Filme o defeito de longe, com som; com cabo solto ou folha torta, só foto.",
          "Fotografe a etiqueta do motor.",
          "Informe o bairro e até que horas há alguém.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O técnico vai mesmo no domingo?",
        answers: [
          "Vai, se houver técnico livre na sua região. O contato funciona {shop.hours}, e a resposta diz a hora possível.",
          "Sim, conforme a agenda do bairro. A prioridade é de casa aberta, carro preso e folha por cair.",
        ],
      },
      {
        question: "Feriado e sábado custam o mesmo que domingo?",
        answers: [
          "Não necessariamente. O acréscimo depende do dia, da hora e do bairro, e é informado antes.",
          "O sábado costuma custar menos; feriado se parece com domingo. O valor é informado antes da visita.",
        ],
      },
      {
        question: "Pago a ida se faltar a peça?",
        answers: [
          "O que se paga nesse caso é combinado antes de sair, junto com a volta. A foto da etiqueta ajuda a levar a peça certa.",
          "Isso fica acertado antes. Mandando etiqueta e vídeo, é menor a chance de faltar peça.",
        ],
      },
      {
        question: "Posso marcar no domingo para atender na segunda cedo?",
        answers: [
          "Pode. Mande as fotos no domingo, e a visita de segunda já sai marcada, no valor de dia comum.",
          "Sim, e costuma ser o mais econômico quando o portão está fechado e firme, porque a ida sai no valor do dia comum.",
        ],
      },
    ],
    photo: "um vídeo do defeito, o endereço e se o portão ficou aberto ou fechado",
    isAskedByName: true,
  },
  {
    id: "celular-para-idoso",
    broader: "modulo-wifi",
    label: "Portão pelo celular para pessoa idosa",
    phrase: "o portão pelo celular para uma pessoa idosa",
    asks: [
      "idoso abrir portão pelo telefone",
      ...combine(
        ["idoso", "idosa", "minha mãe", "meu pai", "avó", "avô", "sogra", "pais idosos"],
        [
          "portão celular",
          "abrir celular",
          "abrir portão celular",
          "portão aplicativo",
          "perde controle",
          "esquece controle",
          "perde controle portão",
          "abrir de longe",
          "sem controle",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, sua mãe idosa pode abrir o portão pelo celular com um módulo Wi-Fi, ou GSM, que abre por chamada, ligado à central sem trocar o motor; você também abre de longe por ela. Para quem perde o controle, o teclado de senha é a outra saída; módulo e instalação são orçados juntos por foto.",
        "Dá para abrir o portão pelo celular para uma mãe idosa: um módulo Wi-Fi ou GSM é ligado à central que existe, e o motor fica. Se o aparelho complica e o controle vive perdido, uma senha no teclado resolve; quanto fica depende do módulo e do sinal no portão, e a foto da placa traz o valor.",
        "O portão pelo celular serve à pessoa idosa com um módulo na central atual, Wi-Fi para aplicativo ou GSM para uma simples ligação, e a família abre por ela à distância. Quem perde o controle pode preferir senha no teclado; o preço reúne módulo e serviço, sem motor novo.",
      ],
      price: [
        "Abrir o portão pelo celular para a mãe idosa custa o módulo mais a instalação, orçados juntos pela foto da etiqueta do motor: o Wi-Fi simples é o mais barato, o GSM pede chip e vem depois. O motor fica, e você pode abrir de longe por ela, que não depende mais do controle.",
        "Quanto fica depende do módulo: Wi-Fi custa menos, GSM mais, por causa do chip, e teclado de senha varia com o modelo. Nenhum troca o motor; para a pessoa idosa que perde o controle, a foto da placa permite passar os valores do celular e da senha.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Celular, senha ou tag", "O que serve para quem perde o controle"],
        slots: [
          [
            "O melhor comando é o que a pessoa já usa sem ajuda. Quem telefona bem se dá com o GSM, quem usa aplicativo, com o Wi-Fi, e quem esquece o aparelho, com a senha.",
            "Escolha pelo costume dela: ligação, aplicativo ou apenas números no teclado. O que exige aprender algo novo acaba na gaveta.",
            "Prefira o que ela não precisa aprender. Ligar para um número, tocar num botão do aplicativo ou digitar uma senha são esforços bem diferentes.",
          ],
        ],
        bullets: [
          "Módulo Wi-Fi: aplicativo, e a família abre de longe; pede sinal no portão",
          "Módulo GSM: abre por chamada de número gravado, sem internet na casa",
          "Teclado de senha: nada para carregar, e a senha pode ser trocada",
          "Tag ou controle de chaveiro: fica na bolsa ou com a chave",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação", "O que o técnico faz em casa"],
        slots: [
          [
            "O técnico confere o sinal de Wi-Fi ou de celular junto do motor, liga o módulo à entrada de botoeira da central e cadastra o seu celular e o dela. O controle comum continua funcionando.",
            "Primeiro se mede o sinal ao lado do motor, porque ali ele costuma ser fraco. O módulo entra na placa como se fosse um botão, e os celulares da família são cadastrados; nada muda nos controles.",
            "Sem bom sinal no portão nada funciona, e por isso a visita começa por ele. Em seguida o módulo é ligado na entrada do botão de parede, com os celulares dela e dos filhos gravados.",
          ],
          [
            "A fotocélula é testada no mesmo dia, porque quem abre de longe não vê a passagem. Os controles perdidos são apagados da central, para ninguém abrir com eles.",
            "Como o comando pode vir de outro lugar, a fotocélula precisa estar em ordem. Aproveita-se para apagar da memória os controles que sumiram.",
            "Abrir à distância exige sensor de passagem funcionando, o que se confere ali. E controle perdido sai da memória, já que ainda abriria o portão.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço", "O que muda o valor de cada opção"],
        slots: [
          [
            "Entre as opções, tag e controle custam menos, o módulo Wi-Fi vem depois, e o GSM soma o chip e às vezes uma mensalidade da operadora. Sinal fraco pode pedir repetidor, e o teclado exige cabo até o lado de fora. Aparelho e mão de obra vêm num orçamento só.",
            "O controle e a tag ficam na ponta barata, seguidos pelo Wi-Fi; no GSM entram o chip e a recarga. Se o sinal não chega ao portão, soma-se um repetidor, e no teclado, o cabo. O valor de peça e instalação é dado junto.",
            "Chip e recarga encarecem o GSM, cabo externo encarece o teclado e repetidor, o Wi-Fi de sinal ruim. Sem nada disso, o Wi-Fi é dos mais em conta depois de tag e controle, e o orçamento inclui a mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso abrir o portão para ela de outro lugar?",
        answers: [
          "Sim, pelo aplicativo do Wi-Fi, com internet nos dois lados. Abra com ela na linha ou com câmera, para saber que a passagem está livre.",
          "Pode, de qualquer lugar com internet, no caso do Wi-Fi, ou por chamada, no GSM. Confirme antes por telefone ou câmera que ninguém está no vão.",
          "Dá: com o módulo, o comando sai do seu celular. O cuidado é ver ou perguntar se o caminho está livre.",
        ],
      },
      {
        question: "E se ela não usa celular com internet?",
        answers: [
          "O módulo GSM abre com uma ligação de qualquer celular gravado, mesmo dos simples. O teclado de senha dispensa o aparelho.",
          "Um celular comum basta no GSM: ela liga para o número e o portão abre. Sem celular nenhum, fica a senha.",
          "Para ela, o GSM funciona por chamada, sem internet. Outra saída é digitar a senha no teclado.",
        ],
      },
      {
        question: "O controle perdido continua abrindo o portão?",
        answers: [
          "Continua, até ser apagado da central. Em placa simples apagam-se todos e regravam-se os que ficaram.",
          "Sim, quem achar pode usar. Por isso ele é apagado da memória; em muitas placas isso pede regravar os outros.",
          "Abre enquanto estiver na memória. Centrais melhores apagam um só, e as simples, todos de uma vez.",
        ],
      },
      {
        question: "E quando falta luz ou internet?",
        answers: [
          "Sem internet, o controle e o GSM continuam abrindo. Sem luz, só com nobreak ou bateria; deixe a chave da porta de pedestres à mão.",
          "A internet faz falta só ao Wi-Fi; controle e senha seguem. Para a falta de luz, tenha nobreak ou a chave do portão social.",
          "Controle comum e teclado não dependem de internet. Já sem energia o motor para, e ela precisa da chave da porta ou de um nobreak.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, da central fechada e da entrada",
  },
  {
    id: "laudo-para-o-seguro",
    broader: "normas",
    label: "Laudo do portão para o seguro",
    phrase: "o laudo do portão para o seguro",
    asks: [
      "laudo portão para seguro",
      "laudo dizendo raio queimou placa",
      "laudo raio queimou",
      ...combine(
        ["laudo", "relatório", "parecer", "laudo técnico"],
        [
          "portão seguro",
          "seguro condomínio",
          "portão seguro condomínio",
          "portão garagem seguro",
          "seguradora",
          "portão seguradora",
          "motor seguro",
          "motor queimado seguro",
          "raio seguro",
          "placa queimada seguro",
          "acionar seguro",
        ],
      ),
      "empresa laudo portão seguro",
      "quem faz laudo portão seguro",
    ],
    intent: "question",
    answers: {
      price: [
        "O laudo do portão para o seguro custa a vistoria com relatório, e o valor é informado antes de marcar, pela foto do portão e da peça. Se a seguradora exigir ART, o laudo é de profissional habilitado, contratado à parte; não conserte antes da liberação.",
        "O preço da vistoria com relatório para o seguro depende do número de portões e do documento pedido, e é informado antes da visita. Laudo com ART é de profissional habilitado, em conta separada; guarde a peça queimada até a seguradora liberar.",
      ],
      any: [
        "Fazemos vistoria do portão, de casa ou condomínio, com relatório para o seguro: fotos, medições, causa provável e orçamento item por item. Laudo assinado com ART é de profissional habilitado, à parte; o valor da vistoria é informado antes de marcar, pela foto do portão.",
        "Para o laudo do portão para o seguro, entregamos relatório da vistoria, com o que queimou ou quebrou, por quê e quanto custa repor. Se a seguradora pedir ART, quem assina é profissional habilitado, à parte; não conserte antes e guarde a peça.",
        "Para motor queimado por raio ou queda de energia, fazemos a vistoria e o relatório para o seguro ou a distribuidora, com placa, motor e receptor medidos, causa provável e orçamento. Laudo com ART, se exigido, é de profissional habilitado; o valor é informado antes de marcar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que a seguradora costuma pedir", "Documentos para o pedido"],
        slots: [
          [
            "A apólice diz o que falta, e o corretor confirma a lista antes da visita. Em geral são estes documentos, reunidos antes de qualquer conserto.",
            "Confirme com o corretor o que a sua seguradora exige. Quase sempre é isto, e nada deve ser consertado antes.",
            "Cada seguradora tem a sua lista, mas estes itens aparecem em quase todas. O conserto espera a liberação.",
          ],
        ],
        steps: [
          "Data e hora do ocorrido e o que aconteceu.",
          "Fotos do portão, do motor, da placa e da etiqueta.",
          "Relatório técnico com a causa e o que foi medido.",
          "Orçamento com peças e mão de obra separadas.",
          "A peça danificada, guardada até a liberação.",
        ],
      },
      {
        about: "what",
        headings: ["O que vem no nosso relatório", "Relatório da vistoria do portão"],
        slots: [
          [
            "O relatório traz o estado da folha, do motor, da placa e dos sensores, com as medidas de tensão e de isolamento, fotos e a causa mais provável. No fim vem o orçamento da reposição, peça por peça.",
            "Ele diz o que foi encontrado em cada parte, o que foi medido e qual a causa provável, com fotos, e termina com o orçamento em linhas separadas.",
            "Cada parte do portão é descrita, com fotos e medições, e a causa mais provável é apontada. A reposição vem orçada item por item, como a seguradora costuma pedir.",
          ],
          [
            "Quando não há sinal de raio ou de pico na placa, o relatório diz isso também: a causa não é inventada.",
            "Se o defeito é desgaste, o papel não o transforma em dano elétrico; escreve-se o que se viu.",
            "O que se mediu é o que se escreve, inclusive quando a causa foi desgaste, e não raio.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o valor", "Vistoria e reposição"],
        slots: [
          [
            "O valor da vistoria muda com o número de portões e com o documento pedido. Para a conta da franquia, repor um motor de portão de prédio fica de {price.heavySwap}, e o de uma casa, de {price.homeSwap}, com mão de obra.",
            "Contam quantos portões serão vistos e que documento a seguradora quer. Como base da reposição, o motor trocado em casa custa de {price.homeSwap} e, em portão pesado, de {price.heavySwap}.",
            "A vistoria é cobrada pelo número de portões e pelo tipo de relatório. Para comparar com a franquia, a troca do motor vai de {price.homeSwap} em residência e de {price.heavySwap} em portão de prédio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso consertar o portão antes da vistoria da seguradora?",
        answers: [
          "Em geral não convém, sem autorização dela. Se há risco, isole, fotografe tudo, guarde as peças e avise por escrito antes.",
          "Melhor não. Conserto antes da vistoria pode derrubar o pedido; só o que é risco se resolve já, com fotos.",
        ],
      },
      {
        question: "O relatório vale como laudo com ART?",
        answers: [
          "Não. O relatório técnico basta para muitas seguradoras; quando pedem ART, quem assina é engenheiro ou técnico habilitado, com registro no conselho.",
          "São documentos diferentes. O relatório descreve e mede, e a ART traz um responsável técnico registrado; pergunte à seguradora qual aceita.",
        ],
      },
      {
        question: "O seguro do condomínio paga o motor queimado?",
        answers: [
          "Paga, se a apólice tem cobertura de danos elétricos e a causa foi essa, menos a franquia. Desgaste e falta de manutenção costumam ficar fora.",
          "Depende da cobertura: danos elétricos cobre raio e curto. Motor gasto pelo uso não entra.",
        ],
      },
      {
        question: "Em quanto tempo sai o relatório?",
        answers: [
          "O prazo é combinado na visita. Diga na mensagem a data limite que a seguradora deu.",
          "Combina-se ao marcar, conforme o que precisa ser medido. Avise logo se a seguradora fixou um prazo.",
        ],
      },
    ],
    photo: "fotos do portão, do motor e da etiqueta, com a data do ocorrido e o que a seguradora pediu",
  },
  {
    id: "conserto-de-correr-industrial",
    broader: "industria",
    label: "Conserto de portão industrial de correr",
    phrase: "o conserto de portão industrial de correr",
    asks: [
      ...combine(
        ["conserto", "manutenção", "arrumar", "assistência", "técnico", "reparo"],
        [
          "portão industrial deslizante",
          "portão industrial correr",
          "portão deslizante industrial",
          "portão deslizante galpão",
          "portão correr galpão",
          "portão deslizante fábrica",
          "portão correr fábrica",
          "portão deslizante empresa",
          "portão industrial nota fiscal",
          "portão industrial deslizante nota fiscal",
          "portão galpão nota fiscal",
          "portão empresa nota fiscal",
        ],
      ),
      "portão industrial quebrado",
      "portão industrial travado",
      "portão deslizante industrial travado",
    ],
    intent: "repair",
    answers: {
      any: [
        "Consertamos portão industrial deslizante no local, com nota fiscal no CNPJ da empresa, peça e mão de obra em linhas separadas. O conserto começa por roldana, trilho e cremalheira e depois vai ao motor e ao fim de curso; se o motor precisar de troca, fica de {price.heavySwap}.",
        "O conserto de portão industrial de correr, ou deslizante, sai com nota fiscal no CNPJ informado, e o valor vem dividido em peça e serviço. Examina-se a roldana e o trilho antes do motor; a troca dele, em portão pesado, custa de {price.heavySwap} com mão de obra.",
        "Portão industrial deslizante tem conserto no local e nota fiscal no CNPJ: mande os dados com as fotos do trilho, da cremalheira e da etiqueta. Roldana e trilho vêm primeiro, motor e inversor depois, e um motor pesado trocado fica de {price.heavySwap}.",
      ],
      price: [
        "O conserto de portão industrial deslizante é orçado por foto, com peça e mão de obra separadas e nota no CNPJ. Regular e alinhar custa menos que roldana e cremalheira, e a troca do motor pesado, de {price.heavySwap}, é o teto mais comum.",
        "O preço do conserto industrial depende da peça: ajuste sai por menos, roldana e cremalheira ficam no meio, e o motor pesado trocado vai de {price.heavySwap}, com mão de obra. A nota sai no CNPJ, por item.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que mais para um deslizante pesado", "Defeitos do portão industrial de correr"],
        slots: [
          [
            "Em folha pesada, a mecânica vem antes da elétrica: a maioria das paradas começa no chão. Veja com qual destes sinais o seu se parece.",
            "Antes da placa, olhe o piso e as rodas, onde nasce a maior parte dos defeitos. Os sinais ajudam a reconhecer cada um.",
            "O peso da folha castiga roda e trilho primeiro, e a eletrônica sofre por consequência. Compare com a lista.",
          ],
        ],
        bullets: [
          "Roldana travada: a folha pesa e o motor desarma",
          "Trilho afundado por caminhão: tranco na emenda",
          "Cremalheira solta ou gasta: pula e estala",
          "Fim de curso perdido: bate no batente",
          "Inversor, contatora ou placa: motor mudo ou código no visor",
        ],
      },
      {
        about: "safety",
        headings: ["Portão parado: primeiros cuidados", "Até o técnico chegar"],
        slots: [
          [
            "Desligue e bloqueie o disjuntor, isole a faixa da folha e ponha alguém orientando os caminhões. Folha fora do trilho ou inclinada não se empurra com empilhadeira nem se puxa com caminhão, porque pode tombar.",
            "Corte a energia com bloqueio, cerque o curso da folha e desvie o tráfego. Empilhadeira e caminhão não servem para mover folha inclinada ou fora do trilho: o tombamento é o risco.",
            "Com o disjuntor bloqueado e a área cercada, um funcionário orienta a passagem. Se a folha saiu do trilho ou pende, ninguém a puxa nem empurra com máquina, já que as guias podem não segurar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A visita e a nota fiscal", "Como fica para a empresa"],
        slots: [
          [
            "O horário é combinado com a expedição, no turno de menos movimento. Informe antes a regra de entrada, como integração e equipamento de proteção, para o técnico não ficar na portaria.",
            "Marca-se a ida no turno mais calmo da doca. Se há integração, documento ou equipamento exigido na entrada, avise no pedido.",
            "A visita segue o turno de menor fluxo que a empresa indicar. Exigências de acesso, como integração e proteção, precisam ser informadas antes.",
          ],
          [
            "O técnico mede a folha solta do motor, com ela segura, depois tensão, corrente e inversor. O orçamento traz peça com marca e modelo, mão de obra e garantia, e a nota sai no CNPJ informado; boleto ou pedido de compra se combina antes.",
            "Primeiro vem a mecânica, com a folha desacoplada e apoiada, e em seguida a elétrica. Peça, modelo, serviço e garantia ficam por escrito, com nota no CNPJ; se precisa de pedido de compra ou boleto, diga no início.",
            "Examina-se a folha separada do motor, em segurança, e após isso rede, corrente e inversor. A proposta discrimina itens e garantia, a nota vai para o CNPJ da empresa, e boleto ou ordem de compra é acertado antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Que dados mandar para a nota fiscal?",
        answers: [
          "CNPJ, razão social, endereço e e-mail do financeiro, já no pedido. Se a empresa exige número do pedido de compra na nota, envie junto.",
          "Mande CNPJ, razão social e o e-mail que recebe a nota. O número do pedido de compra, quando exigido, vai na mesma mensagem.",
        ],
      },
      {
        question: "Compensa consertar ou trocar o motor industrial?",
        answers: [
          "Compensa consertar se o redutor está firme e a peça existe. Redutor gasto, motor fraco para a folha ou conserto perto da metade de um novo pedem troca.",
          "Com redutor bom e peça à venda, conserte. Quando o motor está abaixo do peso ou do fluxo, o reparo volta logo, e a troca compensa.",
        ],
      },
      {
        question: "Dá para manter a passagem durante o conserto?",
        answers: [
          "Depende do defeito: motor parado com folha boa pode ser movido na mão, se reto e no trilho. Roldana ou trilho exige o portão fechado ou aberto, sem uso.",
          "Se o problema é só do motor e a folha corre reta, abre-se na mão. Serviço em trilho e roda pede interrupção, por isso se escolhe o turno.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "Na empresa, {visits.business}, porque o número de aberturas gasta roda e cremalheira depressa. A revisão pega trilho afundado antes da parada.",
          "A revisão em uso industrial é {visits.business}. Caminhão sobre o trilho e muitos ciclos justificam não esticar esse prazo.",
        ],
      },
    ],
    photo: "fotos do trilho, da cremalheira, das roldanas e da etiqueta do motor, com a largura da folha",
  },
  {
    id: "roda-quebrou-quem-chamar",
    broader: "roldana",
    label: "Roldana quebrada: quem chamar",
    phrase: "quem chamar para a roldana quebrada",
    asks: [
      "quem troca roldana portão correr",
      "quem arruma roda quebrada portão",
      "quem arruma roldana",
      ...combine(
        ["roldana", "rodinha", "roda", "rodízio"],
        [
          "serralheiro",
          "serralheiro ou técnico",
          "quebrou serralheiro",
          "quebrou serralheiro ou técnico",
          "quem chamar",
          "chamo quem",
          "quebrou quem chamar",
          "quebrou quem troca",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "A roldana quebrou: serralheiro ou técnico? Chame o técnico do motor do portão, que troca a rodinha, acerta o trilho e a cremalheira e regula a força na mesma visita. O serralheiro só é preciso se há solda, em caixa da roda solta, folha torta ou trilho afundado.",
        "Para a rodinha do portão de correr que quebrou, chame o técnico do motor; o serralheiro entra se a caixa da roda descolou ou o trilho pede solda. Depois da roldana nova é preciso acertar cremalheira e força, e isso é serviço de técnico.",
        "Quem troca roldana de portão com motor é o técnico, porque a roda nova muda a altura da folha e obriga a regular cremalheira e força. Serralheiro é para solda: caixa da roldana arrancada, quadro torto, trilho afundado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como decidir pela roda quebrada", "O que cada um resolve"],
        slots: [
          [
            "Olhe de longe, com o disjuntor desligado, a roda e o lugar em que ela se prende. Se a folha inclinou, não chegue perto.",
            "Veja a ponta da folha, sem energia e sem tocar, e compare com a lista. Folha inclinada pede distância.",
            "Com o disjuntor desligado, observe a roda e a chapa em volta dela. Não se aproxime de folha torta ou fora do trilho.",
          ],
        ],
        bullets: [
          "Roda gasta ou eixo quebrado, com a caixa firme: técnico",
          "Cremalheira pulando ou motor roncando depois da quebra: técnico",
          "Caixa da roda descolada ou chapa rasgada: solda, depois técnico",
          "Trilho afundado ou torto: serralheria, e o motor regulado no fim",
        ],
      },
      {
        about: "safety",
        headings: ["Como deixar a casa fechada até a visita", "Até trocar a roda"],
        slots: [
          [
            "Desligue o disjuntor e não use o motor, que arrasta a folha e quebra a cremalheira. Se ela está reta e no trilho, feche na mão, com ajuda e devagar, e passe corrente e cadeado.",
            "Sem energia no motor, para ele não arrastar a folha quebrada, feche na mão o portão que está reto no trilho, em duas pessoas. Corrente e cadeado seguram até a visita.",
            "Corte a energia: o motor, puxando sem roda, acaba com a cremalheira. Folha assentada no trilho se fecha devagar, a quatro mãos, e fica presa por corrente.",
          ],
          [
            "Se a folha inclinou ou saiu do trilho, ninguém encosta, porque ela pesa e tomba. O mesmo vale para basculante ou guilhotina com roldana partida: isole a área e avise na mensagem.",
            "Folha torta ou fora do trilho não se levanta com macaco nem alavanca, pois pode cair. Basculante e guilhotina com roldana quebrada também não se movem; afaste as pessoas e chame.",
            "Nunca tente endireitar folha inclinada, que tomba sem aviso. Roldana partida em basculante ou guilhotina é o mesmo perigo, e a área fica isolada até o técnico.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como se forma o preço", "Quanto custa trocar a roldana"],
        slots: [
          [
            "O valor soma as roldanas, trocadas aos pares, e a mão de obra, e depende do diâmetro, do perfil do trilho e do peso da folha. Solda e trecho de trilho vêm em linha separada.",
            "Contam o par de roldanas, pela medida e pelo canal que casa com o trilho, e o serviço, maior em folha pesada. Se houver solda ou trilho a refazer, somam à parte.",
            "Par de rodas e serviço formam a conta, que varia com medida, formato do trilho e peso do portão. Trilho novo e solda são orçados separadamente.",
          ],
          [
            "Trocar só as rodas é a conta menor; com solda ela sobe, e com trilho novo mais ainda. Foto da roda, com a trena, e do trilho bastam para orçar.",
            "Do menor para o maior vão rodas, rodas com solda e rodas com trilho. O orçamento sai pela foto da roda medida e do trilho.",
            "Sem solda nem trilho, o reparo fica no valor mais baixo. A foto do trilho e da roda, com a medida, mostra em que caso você está.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só a roda quebrada?",
        answers: [
          "Em geral não compensa: a outra tem a mesma idade, e rodas de altura diferente deixam a folha torta. Troque o par.",
          "Melhor trocar as duas. A velha, mais baixa, inclina a folha e quebra logo depois.",
        ],
      },
      {
        question: "Vocês fazem a solda também?",
        answers: [
          "Depende do caso: a solda pequena na caixa da roda pode ir no mesmo serviço, e quadro torto pede serralheiro antes. A foto mostra qual é o seu.",
          "Em reparo pequeno, costuma dar para resolver junto. Trilho inteiro ou folha empenada é obra de serralheria, combinada antes.",
        ],
      },
      {
        question: "A roda quebrada estraga o motor?",
        answers: [
          "Estraga, se o uso continua: a folha arrasta, a engrenagem gasta e o motor esquenta. Desligue o disjuntor até o conserto.",
          "Sim. Sem a roda, o motor puxa o peso todo, come a engrenagem e pode queimar.",
        ],
      },
      {
        question: "Quanto tempo leva a troca da roldana?",
        answers: [
          "Sem solda, é serviço de uma visita, mais demorado em folha pesada, que precisa ser escorada. Com solda ou trilho, combina-se o prazo antes.",
          "Em geral sai na mesma visita. Folha pesada, solda e trilho aumentam o tempo, avisado no orçamento.",
        ],
      },
    ],
    photo: "fotos da roda, da ponta da folha, do trilho e da etiqueta do motor",
  },
  {
    id: "condominio-paga-o-carro",
    broader: "esmagamento",
    label: "Portão do condomínio no meu carro",
    phrase: "o carro atingido pelo portão do condomínio",
    asks: [
      "carro arranhado portão",
      "carro arranhado portão shopping",
      "carro riscado portão shopping",
      "portão shopping bateu carro",

      "cobrar condomínio estrago portão veículo",
      "entrei colado outro carro portão condomínio",
      "condomínio paga dano no carro",
      ...combine(
        [
          "portão condomínio amassou carro",
          "portão condomínio bateu carro",
          "portão condomínio fechou carro",
          "portão prédio bateu carro",
          "portão prédio amassou carro",
          "portão prédio fechou carro",
          "portão condomínio riscou carro",
          "portão condomínio carro",
          "portão prédio carro",
          "portão condomínio bateu carro morador",
          "portão prédio bateu carro morador",
          "portão condomínio amassou carro morador",
          "portão prédio fechou carro morador",
        ],
        [
          "síndico pagar",
          "síndico tem pagar",
          "síndico paga",
          "condomínio tem pagar",
          "quem paga",
          "indenização",
          "direito",
        ],
      ),
      ...combine(
        ["portão bateu carro morador", "portão fechou carro morador", "portão amassou carro morador"],
        ["quem paga condomínio", "condomínio paga", "condomínio tem pagar", "prédio paga"],
      ),
      "portão amassou carro síndico",
      "portão bateu carro síndico",
      "portão condomínio amassou carro",
    ],
    intent: "question",
    answers: {
      any: [
        "O condomínio, o shopping ou o estacionamento paga o carro arranhado quando o portão bateu por defeito, fotocélula parada ou falta de manutenção. Se o motorista entrou colado em outro carro, o prejuízo pode ficar com ele. Fotografe no mesmo dia, peça as imagens da câmera e faça o pedido por escrito.",
        "Se o portão do prédio bateu no seu carro e o amassou, quem paga em geral é o condomínio, quando a causa foi defeito, sensor parado ou falta de manutenção. Se você entrou colado em outro carro, o prejuízo pode ficar com você; se alguém acionou na hora errada, com essa pessoa. O síndico não paga do próprio bolso, e as provas do mesmo dia mostram qual foi o caso.",
        "O condomínio costuma pagar o carro que o portão do prédio amassou se a fotocélula falhou, a força estava alta ou a manutenção atrasou. Não paga quando o motorista passou fora da vez. Fotografe o carro e o portão, anote a hora e faça o pedido por escrito ao síndico.",
        "Paga o carro amassado, em geral, quem deu causa: o condomínio, por defeito ou falta de sensor; o morador, por entrar no embalo de outro; a portaria, por fechar na hora errada. O pedido ao síndico vai por escrito, com fotos, horário e dois orçamentos do conserto.",
        "Em geral o prédio paga, com o seguro dele ou com o caixa, quando o portão falhou e amassou o carro. A conta muda se houve erro de quem dirigia ou de quem acionou o controle. As imagens da câmera decidem, e é preciso pedi-las antes que sejam apagadas.",
        "Quando o portão do condomínio bate no carro de uma visita, o prédio costuma pagar se houve defeito, sensor parado ou falta de manutenção, como pagaria a um morador. Se a visita entrou colada em outro carro, ou se o morador que a recebia acionou na hora errada, paga quem cometeu o erro. Guarde fotos, a hora e as imagens.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer no mesmo dia", "Como cobrar do condomínio"],
        slots: [
          [
            "As provas se perdem depressa: a câmera costuma apagar a gravação em poucos dias, e o portão pode ser regulado antes de alguém olhar. Registre tudo já, antes de mandar consertar o carro.",
            "Sem registro, vira a sua palavra contra a do prédio. As imagens ficam guardadas por poucos dias, e o ajuste do portão muda o cenário, então documente hoje.",
            "Quem reúne as provas no dia negocia melhor, porque a câmera grava por cima e o portão é ajustado. Faça o registro antes de qualquer reparo no carro.",
          ],
        ],
        steps: [
          "Fotografe o carro, a folha e as fotocélulas antes de mover, se não houver risco.",
          "Anote a hora, quem acionou e quem viu.",
          "Avise o síndico e a administradora por escrito e peça as imagens.",
          "Peça que o portão seja vistoriado antes de qualquer ajuste.",
          "Faça dois orçamentos do carro e comunique o seu seguro.",
        ],
      },
      {
        about: "causes",
        headings: ["O que pesa contra o condomínio e contra o motorista", "Falha do portão ou de quem passou"],
        slots: [
          [
            "Pesam contra o condomínio a fotocélula ausente, suja ou anulada, a força alta demais e a falta de registro de manutenção. A fotocélula é o par de sensores que deve segurar o fechamento quando há carro no vão.",
            "O condomínio fica em desvantagem se a fotocélula, o sensor que enxerga o carro na passagem, faltava ou não funcionava. Força desregulada e manutenção sem papel que a comprove vão na mesma direção.",
            "O sensor de passagem que não funciona, o portão que bate forte e a falta de ficha de manutenção apontam para o prédio. Esse sensor, a fotocélula, existe justamente para impedir que a folha feche com um carro no vão.",
          ],
          [
            "Contra o motorista pesam entrar colado no carro da frente, parar sob a folha ou acionar de novo no meio do caminho. Quando os dois falham, é comum dividir o prejuízo.",
            "O motorista enfraquece o pedido quando passa no embalo de outro carro, para na linha do portão ou repete o comando. Havendo culpa dos dois lados, a conta pode ser repartida.",
            "Do outro lado contam a entrada sem esperar o portão abrir, a parada no vão e o segundo toque no controle. Se cada um errou um pouco, costuma-se negociar a divisão do gasto.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Se o condomínio negar o pagamento", "Caminhos quando não há acordo"],
        slots: [
          [
            "Peça a negativa por escrito e pergunte se o seguro do condomínio cobre danos a veículos, porque muitos têm essa cobertura, com franquia. Leia também a convenção, que pode tratar de danos na garagem.",
            "Peça a recusa por escrito e veja o que a convenção diz sobre a garagem. Pergunte também pela apólice do prédio, porque a cobertura de danos a veículos é comum e pode pagar o conserto.",
            "A recusa deve vir escrita, com o motivo. Confira a convenção e a apólice do condomínio, que muitas vezes cobre veículo de terceiros acima de uma franquia.",
          ],
          [
            "O passo seguinte é levar o caso à assembleia. Sem acordo, resta o juizado especial, para causas menores, ou a Justiça comum, e um advogado diz o que cabe no seu caso.",
            "O passo seguinte é a assembleia e, não havendo saída ali, o juizado especial para valores menores. Um advogado avalia se compensa ir adiante.",
            "Se nada disso resolver, a assembleia pode rever a decisão; por último vêm o juizado ou a Justiça comum, com a orientação de um advogado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meu seguro paga e cobra do condomínio?",
        answers: [
          "Pode, se a sua apólice cobre colisão: você paga a franquia, e a seguradora cobra depois de quem causou. Avise dentro do prazo da apólice e guarde as provas.",
          "Sim, quando há cobertura de colisão. O carro é consertado com a franquia, e o seguro busca o ressarcimento do condomínio.",
          "Em geral, sim. Conte à seguradora que foi o portão do prédio e entregue as imagens, que ela vai precisar para cobrar.",
        ],
      },
      {
        question: "Quem faz a vistoria do portão depois da batida?",
        answers: [
          "O síndico chama uma empresa de portão para testar sensor, força e pausa, com relatório e fotos. Para processo, o laudo é de perito ou profissional habilitado.",
          "Uma empresa de portão contratada pelo condomínio, que entrega relatório de fotocélula, força e pausa. Na Justiça vale o laudo de perito habilitado.",
          "O condomínio contrata um técnico, e o relatório dele costuma bastar para o acordo. Só o processo pede perito.",
        ],
      },
      {
        question: "Foi visita ou entregador que acionou. Muda?",
        answers: [
          "Muda, porque quem acionou com o carro na passagem pode responder pelo dano. O registro da portaria mostra quem foi.",
          "Pode mudar a conta: a responsabilidade recai sobre quem comandou o portão com alguém passando. Peça o registro de entrada junto com o vídeo.",
          "Pode mudar. Se o visitante apertou o botão fora de hora, o condomínio tende a negar e a cobrança vai a ele ou ao morador que o recebeu.",
        ],
      },
      {
        question: "O portão do prédio é obrigado a ter fotocélula?",
        answers: [
          "Não há lei nacional única que exija, mas o município, a convenção ou o manual do motor podem exigir. Quando há dano, a falta dela pesa contra o condomínio.",
          "Depende do município, da convenção e do manual do motor, já que nenhuma lei nacional trata disso sozinha. Sem o sensor, fica difícil o prédio alegar que cuidava do portão.",
          "Em muitos lugares, não por lei, mas o manual do motor costuma pedir. Um portão de garagem coletiva sem esse sensor é difícil de defender depois de uma batida.",
        ],
      },
    ],
    photo: "fotos do portão e das fotocélulas",
  },
  {
    id: "seguro-do-condominio-cobre-carro",
    broader: "esmagamento",
    label: "Seguro do condomínio e o carro atingido",
    phrase: "o seguro do condomínio no dano ao carro",
    asks: [
      "seguro condomínio cobre carro",
      "seguro prédio paga carro atingido portão",
      "seguro obrigatório condomínio cobre veículo",
      ...combine(
        ["seguro condomínio cobre", "seguro prédio cobre", "seguro condomínio paga", "seguro do condomínio"],
        [
          "carro portão",
          "carro amassado portão",
          "carro batido portão",
          "portão bateu carro",
          "portão amassou carro",
          "portão fechou carro",
          "dano carro portão",
          "carro riscado portão",
          "portão caiu carro",
        ],
      ),
      "seguro condomínio portão carro",
      "seguro portão amassou carro",
    ],
    intent: "question",
    answers: {
      any: [
        "O seguro do condomínio cobre o carro amassado pelo portão automático quando a apólice tem responsabilidade civil, descontada a franquia; e o condomínio responde pelo dano se o portão falhou, com ou sem seguro. Fotografe, avise o síndico por escrito e só conserte depois da vistoria.",
        "O condomínio é, em geral, responsável pelo dano no carro se o portão falhou por sensor, força ou falta de manutenção; o seguro dele só paga com cobertura de responsabilidade civil, e com franquia. Guarde provas, avise por escrito e peça a apólice antes de consertar.",
        "Depende da apólice e da causa: havendo responsabilidade civil contratada, o seguro do condomínio paga o carro atingido pelo portão, menos a franquia; sem ela, responde o condomínio, se a falha foi do portão. Faça fotos, escreva ao síndico no mesmo dia e espere a vistoria.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que procurar na apólice", "As coberturas que pagam o carro"],
        slots: [
          [
            "A apólice fica com o síndico ou a administradora, e o morador pode pedir cópia. Peça também as condições gerais, porque o resumo não mostra as exclusões.",
            "Quem tem o documento é a administradora ou o síndico. Solicite a apólice com as condições, já que as exclusões não aparecem na folha de resumo.",
            "Peça ao síndico a apólice completa. O resumo omite o que fica de fora, e são as condições que respondem.",
          ],
        ],
        bullets: [
          "Responsabilidade civil do condomínio: danos a terceiros, conferindo se o morador conta como terceiro",
          "Guarda de veículos: danos na garagem, às vezes só com manobrista",
          "Portões automáticos: alguns contratos citam, outros excluem",
          "Franquia e limite: abaixo da franquia, o seguro não paga",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer, na ordem", "Como pedir o pagamento"],
        slots: [
          [
            "Avise logo, pois a demora pode prejudicar o pedido, e deixe carro e portão como ficaram até a seguradora ver.",
            "O prazo do aviso está na apólice, e quanto antes, melhor. Carro e portão não se consertam antes da vistoria.",
            "Não espere para comunicar e não mande reparar nada: a seguradora pode querer examinar o carro e o portão.",
          ],
        ],
        steps: [
          "Fotografe o carro, a folha e as fotocélulas, e anote hora e testemunhas.",
          "Peça por escrito ao síndico as imagens da câmera e a abertura do sinistro.",
          "Peça a vistoria do portão antes de qualquer regulagem, com relatório.",
          "Faça dois orçamentos do carro e espere a seguradora.",
          "Receba a resposta por escrito, com o motivo, se for negativa.",
        ],
      },
      {
        about: "choose",
        headings: ["Quem paga se o seguro não cobrir", "Quando a resposta do seguro é não"],
        slots: [
          [
            "A negativa do seguro não encerra o assunto: se o sensor, a força ou a manutenção falhou, o pedido segue contra o condomínio. Se o motorista entrou colado no carro da frente ou avançou com o portão fechando, a conta pode ser dele.",
            "Sem cobertura, o condomínio ainda pode ter de pagar quando o defeito foi do portão ou da manutenção. Já quem passou de carona atrás de outro, ou avançou na folha em movimento, pode ficar com o prejuízo.",
            "Mesmo sem seguro, provada a falha de sensor, de força ou de manutenção, quem responde costuma ser o condomínio. O erro de quem avançou com a folha descendo ou entrou atrás de outro carro muda essa conta.",
          ],
          [
            "O relatório do portão pesa nessa prova, porque mostra se a fotocélula e a reversão funcionavam. Sem acordo, há o juizado especial para causas menores, e um advogado diz se o caso cabe.",
            "Para provar, ajuda um relatório que diga se o sensor e a reversão estavam em ordem. Se não houver acordo, procure um advogado ou o juizado especial, que recebe causas de menor valor.",
            "Vale ter por escrito o estado da fotocélula e da reversão no dia. Causas menores, quando o acordo não sai, cabem no juizado especial, com orientação de um advogado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O seguro obrigatório do condomínio cobre o carro?",
        answers: [
          "Em geral, não: ele protege o prédio contra incêndio e destruição. O dano ao carro depende de uma cobertura contratada além dele, como responsabilidade civil.",
          "Normalmente não. O obrigatório trata da edificação, e o carro só entra por responsabilidade civil ou guarda de veículos, contratadas à parte.",
        ],
      },
      {
        question: "Quem paga a franquia do seguro do condomínio?",
        answers: [
          "Em geral, o condomínio, quando a falha foi do portão dele. Deixe isso escrito antes do conserto do carro.",
          "Costuma ser o caixa do condomínio, se o portão causou o dano. Combine por escrito com o síndico antes de autorizar a oficina.",
        ],
      },
      {
        question: "Uso o meu seguro ou o do condomínio?",
        answers: [
          "Avise os dois. Pelo seu, o conserto pode sair antes, com a sua franquia, e a seguradora depois cobra de quem causou.",
          "Comunique ambos e compare prazo e franquia. O seguro do carro costuma ser mais rápido, e o valor pode ser cobrado depois do responsável.",
        ],
      },
      {
        question: "Quem faz o relatório do portão para a seguradora?",
        answers: [
          "A empresa de portão que o síndico chamar: ela testa sensor, força e fechamento e anexa fotos. Em processo, o laudo é de perito.",
          "Uma empresa de portões, chamada pelo síndico, examina sensor, força e fechamento e registra com fotos. Na Justiça, quem assina é o perito nomeado.",
        ],
      },
    ],
    photo: "fotos do portão, das fotocélulas e da etiqueta do motor para a vistoria com relatório",
  },
];
