import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const abreSozinho: NarrowConcept[] = [
  {
    id: "abre-com-vento-ou-empurrao",
    broader: "abre-sozinho",
    label: "Abre com vento ou empurrão",
    phrase: "o portão que o motor não segura fechado",
    asks: [
      "portão abre vento forte",
      "portão abre sozinho vento",
      "vento forte abre portão",
      "portão abrindo vento",
      "forçar portão mão cede",
      "faltou luz destravou",
      "luz destravou",
      "correr faltou luz destravou",
      "abre vento",
      "abre empurrão",
      "abre empurrando",
      "não segura fechado",
      "não segura portão",
      "motor não segura",
      "abre forçando",
      "abre fácil fora",
      "abre mão fechado",
      "vento abre portão",
      "não trava fechado",
      "portão não trava",
      "não trava portão",
      "não fica trancado",
      "consigo abrir mão",
      "abre mão mesmo motor",
      "abre mão com motor",
      "abre na mão mesmo fechado",
      "abre fácil mão",
      "qualquer um abre mão",
      "dá abrir mão empurrando",
      "destrava sozinho",
      "portão destrava sozinho",
      "motor destrava sozinho",
      "freio não segura",
      "freio motor não segura",
      "motor não segura portão",
      "abre sozinho motor desligado",
      "abre sozinho mesmo desligado",
      "não segura aberto",
    ],
    answers: {
      any: [
        "O portão que abre com o vento forte não está preso pelo motor: a chave de destravamento ficou aberta, ou a engrenagem ou a embreagem gastou. Confira a chave e, até o conserto, passe um ferrolho por dentro, com o disjuntor desligado. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "O portão que abre empurrando com a mão está com o motor destravado ou com a engrenagem ou a embreagem gasta, que não seguram mais a folha. Veja primeiro se a chave de destravamento ficou aberta. Até o conserto, passe um ferrolho por dentro, com o disjuntor desligado; o acerto em casa parte de {price.preventive}, sem peças.",
        "Portão que não trava quando fecha, e que qualquer um empurra e abre, está com o motor destravado ou com a engrenagem ou a embreagem gasta. Veja primeiro se a chave de destravamento ficou aberta, que é a causa mais comum. Até o conserto, passe um ferrolho por dentro com o disjuntor desligado; o acerto em casa parte de {price.preventive}, sem peças.",
        "Se o portão abre na mão ou com o vento, mesmo com motor, a causa mais comum é a chave de destravamento esquecida aberta. Depois vêm a engrenagem gasta e a embreagem frouxa. Tranque por dentro com ferrolho e disjuntor desligado; a visita em residência sai a partir de {price.preventive}, fora as peças.",
        "Quando o portão automático destrava sozinho ou o motor não o segura fechado, a falha está no engate da chave, na engrenagem ou na embreagem. Em bom estado, elas prendem a folha até sem energia. Confira a chave e tranque por dentro com o disjuntor desligado; em casa, a regulagem começa em {price.preventive}, sem contar peças.",
        "Portão que não trava embaixo, no fim do curso, costuma parar antes do batente por fim de curso fora do ponto, ou está com o motor destravado. Veja a posição da chave do motor e não force a folha basculante. O ponto de parada se acerta em visita a partir de {price.preventive} em residência, sem peças.",
        "Portão de correr que não trava está com a chave do motor aberta, com a engrenagem gasta ou com a cremalheira longe do motor. Confira a chave e, até o conserto, passe um ferrolho por dentro com o disjuntor desligado. A visita de ajuste em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir no portão agora", "Teste seguro da trava do motor"],
        slots: [
          [
            "O teste é um empurrão leve, com o portão fechado, e só em folha de correr ou de abrir. No basculante não se faz: se ele se mexe na mão, o equilíbrio se perdeu e a folha pode cair.",
            "Empurre de leve, com a palma da mão, só portão de correr ou de abrir. No basculante esse teste não se faz, porque folha solta ali significa contrapeso ou cabo com problema.",
            "Só portão de correr ou de abrir aceita o teste, com um toque leve da mão. O basculante que cede está desequilibrado, e ninguém deve ficar perto.",
          ],
        ],
        steps: [
          "Com o portão fechado, desligue o disjuntor.",
          "Veja se a chave ou alavanca do motor está na posição travada.",
          "No de correr ou de abrir, empurre de leve e veja se cede; basculante não se empurra.",
          "Passe ferrolho ou cadeado por dentro até o conserto.",
          "Deixe o disjuntor desligado, para o motor não puxar contra a tranca.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o motor não segura a folha", "Trava aberta, embreagem ou engrenagem"],
        slots: [
          [
            "Quem segura o portão parado é o redutor, a caixa de engrenagens do motor, que não gira ao contrário. Se o motor foi destravado numa falta de luz e ficou assim, a folha fica livre.",
            "O que freia a folha é a própria caixa de engrenagens, que a prende mesmo sem energia. A chave deixada aberta depois de um uso manual tira essa retenção, e muitas vezes ninguém percebe.",
            "Com o motor parado, a engrenagem segura a folha, porque só gira quando o motor manda. Se a chave fica na posição solta, a folha corre livre.",
          ],
          [
            "Se a chave está travada e a folha cede, a embreagem patina ou os dentes se gastaram. Folha larga de abrir recebe muito vento e pede trava elétrica; alguns modelos de motor dependem dela desde o projeto.",
            "Se tudo está travado e a folha continua mole, o provável é dente gasto ou embreagem frouxa. No portão de abrir comprido, o vento faz alavanca, e alguns motores só o seguram com trava elétrica.",
            "Motor travado que mesmo assim cede tem desgaste na engrenagem ou na embreagem. No portão de abrir com folha grande, o vento pode vencer o braço, e nesse caso se instala trava elétrica, que certos motores exigem.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que resolve o portão que cede", "Reparo, regulagem ou trava elétrica"],
        slots: [
          [
            "Primeiro se troca a peça gasta, porque trava elétrica não corrige engrenagem sem dente. Depois o técnico regula a embreagem e o ponto de parada e, no portão de correr, deixa a cremalheira a {rack.clearance} da engrenagem.",
            "O técnico troca a engrenagem gasta, acerta a embreagem e regula o fim de curso para a folha chegar ao batente. No portão deslizante, a cremalheira volta à folga de {rack.clearance}.",
            "A peça com desgaste é trocada antes de se pensar em acessório. O técnico regula embreagem e parada e, no portão de correr, deixa {rack.clearance} entre engrenagem e cremalheira.",
          ],
          [
            "A trava elétrica prende a folha no batente e solta quando o motor parte. Ela pede saída na central e batente firme, que são conferidos antes.",
            "Se o vento vence a folha, instala-se a trava elétrica, que a segura fechada e abre junto com o motor. Para isso, a placa precisa ter saída própria e o batente precisa estar firme.",
            "Em folha grande, o técnico põe uma trava elétrica no batente, liberada a cada abertura. Antes ele vê se a central tem a saída e se o batente aguenta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Consigo abrir meu portão com a mão só sem energia. É normal?",
        answers: [
          "Não. Na maioria dos motores, a engrenagem segura a folha mesmo sem luz. Se ela cede, há chave aberta ou peça gasta.",
          "Em geral não. Só os modelos que dependem de trava elétrica, ou os destravados, deixam a folha solta.",
        ],
      },
      {
        question: "Apertar a embreagem resolve?",
        answers: [
          "Esconde o defeito e cria risco, porque apertada demais ela não cede diante de uma pessoa ou carro. Quem regula é o técnico, com teste.",
          "Não faça isso. A embreagem apertada demais empurra com força em vez de parar, e o desgaste da engrenagem continua.",
        ],
      },
      {
        question: "Posso usar cadeado junto com o motor?",
        answers: [
          "Só com o disjuntor desligado e a família avisada. Se alguém acionar o motor contra o cadeado, entorta braço, suporte e folha.",
          "Pode, até o conserto, com o disjuntor desligado. Com o motor ligado, ele força contra a tranca e quebra peças.",
        ],
      },
      {
        question: "E se ele abre sozinho com barulho de motor?",
        answers: [
          "Aí é outro caso: alguma ordem está chegando à central, por botoeira, controle ou receptor. Folha que cede abre em silêncio.",
          "Se o motor liga, houve um comando, e se testam botoeira, controle e placa. Se abriu em silêncio, o portão está solto.",
        ],
      },
    ],
    photo: "uma foto do motor com a chave de destravamento e outra do batente onde o portão fecha",
  },
  {
    id: "abre-sozinho-em-noite-de-chuva",
    broader: "abre-sozinho",
    label: "Abre sozinho de madrugada quando chove",
    phrase: "o portão que abre sozinho em noite de chuva",
    asks: [
      "choveu madrugada portão aberto",
      "temporal noite portão abrindo sozinho",
      "chovendo noite portão abriu",
      "abre sozinho madrugada chove",
      "abre sozinho madrugada chuva",
      "abre sozinho noite chove",
      "abre sozinho noite chuva",
      "abre sozinho noite chuvosa",
      "abriu sozinho madrugada chuva",
      "abriu sozinho noite chuva",
      "abre madrugada chove",
      "abre madrugada chuva",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que abre sozinho de madrugada quando chove quase sempre tem água na botoeira, no interfone, numa emenda de fio ou na placa, e a umidade vale por um toque no botão. Nas noites de chuva, deixe o disjuntor desligado e o ferrolho passado; o conserto é secar e vedar o ponto, e a visita em casa custa desde {price.preventive}, sem peças.",
        "Quando o portão abre sozinho à noite porque está chovendo, a água fecha o contato da botoeira, do interfone, da emenda ou da própria placa, e a central entende uma ordem de abrir. Para dormir tranquilo, desligue o disjuntor e tranque por dentro até vedar o ponto molhado, serviço que começa em {price.preventive} na residência, fora as peças.",
        "O portão que só abre nas madrugadas de chuva sofre com umidade, e raramente com controle clonado: botoeira, interfone, emenda ou placa molhada dá a ordem no lugar de alguém. Até o técnico secar e vedar esse ponto, em visita a partir de {price.preventive} em casa e sem contar peças, corte o disjuntor nas noites de temporal e use o ferrolho.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer nesta noite de chuva", "Enquanto chove: segurança primeiro"],
        slots: [
          [
            "Nesta noite, cuide só de trancar a casa, porque a causa se procura de dia e no seco. Se vir alguém perto do portão, não saia e ligue 190.",
            "Com chuva e no escuro, o que importa é deixar o portão fechado e trancado. Se houver gente estranha na calçada, fique dentro e chame a polícia pelo 190.",
            "Deixe a procura do defeito para a luz do dia e apenas garanta o portão fechado agora. Havendo alguém suspeito por perto, não vá até lá: ligue 190.",
          ],
        ],
        steps: [
          "De dentro, com a luz acesa, confira se o portão fechou por inteiro.",
          "Desligue o disjuntor com o chão e as mãos secos, sem abrir a tampa do motor.",
          "Passe o ferrolho ou o cadeado por dentro.",
          "De dia, olhe por fora a botoeira e o interfone: água, ferrugem ou tecla presa.",
          "Anote as noites em que abriu e se chovia em todas elas.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a chuva abre o portão", "Como a água vira ordem de abrir"],
        slots: [
          [
            "A botoeira e o interfone abrem o portão juntando dois fios, e a água faz a mesma ponte que o dedo faz. Por isso o defeito aparece de madrugada, quando a umidade sobe, e some depois de algumas horas de sol.",
            "Todo comando de abrir por fio é um contato que fecha, e uma gota entre os dois terminais basta para isso. O sereno piora o quadro de madrugada e o sol o esconde durante o dia.",
            "Para a central, dois fios molhados que se encostam são iguais a um botão apertado. Como a umidade é maior de madrugada, o portão abre nessa hora e se comporta bem assim que tudo seca.",
          ],
          [
            "Se ele abre também em noites secas, a suspeita muda para controle perdido, botão preso na gaveta ou código repetido na vizinhança. Conte isso ao técnico, porque o exame começa pelo receptor.",
            "Aberturas no tempo seco contam outra história: um controle perdido, uma tecla presa ou o código de um vizinho. Nesse caso, o receptor é conferido antes da fiação.",
            "Já um portão que abre sem chuva nenhuma pede olhar o receptor, um controle extraviado ou um código igual ao de outra casa. Avise se isso aconteceu, para a visita começar por aí.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o ponto molhado é achado e vedado", "Secar, limpar e vedar: o serviço"],
        slots: [
          [
            "O técnico isola um a um os fios da botoeira, do interfone e do receptor até a ordem sumir, e assim acha o culpado. A botoeira enferrujada dá lugar a uma de uso externo, e a emenda é refeita em caixa fechada, acima do piso.",
            "Cada fio de comando é solto na central, um por vez, e aquele que faz a abertura parar está com água. A emenda sobe do chão para uma caixa vedada, e o botão oxidado é trocado por modelo próprio para fora.",
            "Soltando os fios de comando em sequência, chega-se ao que está molhado. Depois vêm a emenda nova, em caixa alta e fechada, e a troca da botoeira quando o contato já enferrujou.",
          ],
          [
            "Se a água chegou à placa, ela é seca e limpa, e a entrada do eletroduto recebe vedação, pois a chuva costuma descer por ali. Um ponto só se resolve em até {trade.smallRepair}; placa corroída pede orçamento por foto.",
            "A central úmida passa por secagem e limpeza, e a tampa e o eletroduto são fechados para a água não voltar. Conte até {trade.smallRepair} quando o defeito está num ponto só; corrosão na placa muda o prazo.",
            "Na placa molhada, tira-se a oxidação e fecha-se o caminho da água, em geral o tubo dos fios ou a borracha da tampa. É serviço de até {trade.smallRepair} quando nada queimou.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Secou e o portão parou de abrir. Posso esquecer?",
        answers: [
          "Não, porque o contato já oxidou e a próxima chuva traz o defeito de volta. Marque a vedação com tempo seco, que é quando o serviço rende mais e o portão fica testado.",
          "Não convém. A água deixou oxidação e conhece o caminho, e o portão pode amanhecer aberto na próxima noite molhada. Aproveite os dias secos para vedar.",
        ],
      },
      {
        question: "Com o disjuntor desligado, alguém abre o portão pela rua?",
        answers: [
          "Na maioria dos motores, não, porque a engrenagem segura a folha mesmo sem energia. Empurre de leve por dentro para confirmar e passe o ferrolho, que garante a noite.",
          "Em geral a folha continua presa pela redução do motor. Se ela ceder a um empurrão leve, tranque por dentro com cadeado até o conserto.",
        ],
      },
      {
        question: "Trocar o controle por um de código rolante resolve?",
        answers: [
          "Não, se a causa é água. O código rolante protege contra cópia do controle, e aqui a ordem de abrir vem de um fio molhado, sem controle nenhum.",
          "Para umidade, não adianta. O rolante muda só a conversa entre controle e receptor, enquanto a chuva age na botoeira, na emenda ou na placa.",
        ],
      },
      {
        question: "O portão amanheceu aberto. Como durmo tranquilo até o conserto?",
        answers: [
          "Desligue o disjuntor antes de deitar, com chuva ou sem, e passe o ferrolho: sem energia, fio molhado nenhum abre o portão. De manhã, religue e veja a folha andar de longe.",
          "Enquanto o ponto molhado não é vedado, o motor sem energia à noite é a garantia, junto com o ferrolho por dentro. Quem precisa sair cedo religa o disjuntor pela manhã.",
        ],
      },
    ],
    photo: "fotos da botoeira, do interfone e do motor por fora, e diga as noites em que o portão abriu",
  },
  {
    id: "abre-sozinho-com-chuva",
    broader: "abre-sozinho",
    label: "Abre sozinho com chuva",
    phrase: "o portão que abre sozinho na chuva",
    asks: [
      "choveu abre sozinho",
      "enlouqueceu chuva",
      "portão enlouqueceu chuva",
      "doido chuva",
      "ficou doido chuva",
      "louco chuva",
      "ficou louco chuva",
      "maluco chuva",
      "ficou maluco depois chuva",
      "chovendo forte portão abriu",
      "chovendo portão abriu vezes",
      "chuva faz portão abrir",
      "abre sozinho chuva",
      "abre sozinho chove",
      "abre sozinho molhado",
      "abriu sozinho chuva",
      "fica doido chuva",
      "aciona sozinho chuva",
      "dispara chuva",
    ],
    answers: {
      any: [
        "Portão que abre sozinho quando chove tem água na botoeira, no interfone, nas emendas ou na placa: a umidade fecha o contato e a central entende como um toque no botão. Desligue o disjuntor por um caminho seco; refazer e vedar em casa parte de {price.preventive}, sem peças.",
        "Se choveu e o portão abre e fecha sozinho, a causa quase sempre é água em contato, na botoeira externa, no interfone ou numa emenda de fio. Corte a energia, não abra o motor molhado e peça a vedação; a visita em residência sai a partir de {price.preventive}, fora as peças.",
        "O portão que abre sozinho depois da chuva forte costuma ter botoeira, eletroduto ou central com água, que imita um dedo no botão. Com o disjuntor desligado, deixe fechado até secar; achar o ponto e vedar em casa começa em {price.preventive}, sem contar peças.",
        "Portão que enlouqueceu depois da chuva tem água onde não devia: na botoeira, numa emenda de fio, na fotocélula ou na caixa do motor. A umidade fecha o contato e dá ordens que ninguém deu. Desligue o disjuntor por um caminho seco e deixe secar; achar e vedar a entrada, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer enquanto chove", "Passos seguros com o portão disparando"],
        slots: [
          [
            "Um portão que anda sem comando pode atingir alguém, e o piso molhado aumenta o risco de choque. Nada de secar contato com o motor ligado ou abrir a tampa.",
            "A folha se move sem aviso e a água conduz eletricidade, por isso a energia sai primeiro. Não abra a tampa nem mexa na botoeira molhada.",
            "Corte a energia antes de qualquer coisa, já que há folha disparando e água perto de fio. Secar contatos fica para depois, e não por você.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e o nobreak por um caminho seco, de preferência com o portão fechado.",
          "Confira empurrando de leve se o motor segura a folha e passe o ferrolho; basculante não se testa.",
          "Não toque no portão se sentir formigamento.",
          "Passada a chuva, olhe por fora botoeira e interfone: água, ferrugem, tecla presa.",
          "Anote quanto tempo o defeito durou.",
        ],
      },
      {
        about: "causes",
        headings: ["Onde a água fecha o contato", "Botoeira, interfone, emenda ou placa"],
        slots: [
          [
            "Botoeira e interfone da rua recebem chuva de frente ou molham por trás, pela parede, e são os primeiros. Emenda com fita em caixa no piso fica submersa e manda comando enquanto houver água.",
            "O comum é a botoeira externa, com borracha rachada, ou o painel do interfone, que se molha pelo muro. A seguir vem a emenda dentro do eletroduto, que enche como cano.",
            "Comece pelo que fica na rua, botoeira e interfone, por onde a água entra pela frente ou pelo muro. Emenda mal isolada no piso é a segunda causa.",
          ],
          [
            "Se o defeito dura até o dia seguinte, a água já está na central, onde deixa oxidação e relé colado. Controle clonado quase nunca é a explicação quando só ocorre com chuva.",
            "Continuar por horas depois de secar indica umidade na placa, que oxida e gruda relé. Quando só acontece na chuva, esqueça a clonagem.",
            "Defeito que passa da chuva aponta a placa molhada, com oxidação. Ligado ao tempo assim, dificilmente é controle de outra pessoa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha e veda a entrada de água", "O conserto do portão que dispara na chuva"],
        slots: [
          [
            "O técnico isola botoeira, interfone e receptor, um por vez, até achar o que dispara. A emenda é refeita com isolação própria, e a botoeira rachada, trocada.",
            "Entrada por entrada, descobre-se qual manda abrir. Botão velho se troca, e a emenda ganha conector e isolação que aguentam água.",
            "Por eliminação se acha o ponto molhado, que é refeito: emenda nova, botoeira vedada ou outro painel.",
          ],
          [
            "A caixa da placa é limpa, seca e vedada; relé colado se repara, e placa corroída demais se troca. Sem vedar, o defeito volta na próxima chuva.",
            "Na central, limpeza, secagem e vedação vêm juntas, e relé grudado vai a reparo. Secar sem vedar só adia.",
            "Limpa-se a placa, repara-se o relé e fecha-se a entrada de água da caixa, porque secar sozinho não basta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Secou e parou. Posso religar?",
        answers: [
          "Pode testar uma vez, com a passagem livre e à sua vista, mas a entrada de água continua lá. Na próxima chuva volta.",
          "Só para usar de dia e vigiando. Sem refazer a vedação, o defeito retorna e a oxidação avança.",
        ],
      },
      {
        question: "Posso desligar só a botoeira para usar o controle?",
        answers: [
          "O técnico pode isolar a botoeira na central, com a energia cortada, e assim confirmar a causa. Não mexa nos fios com o motor ligado.",
          "É um bom teste, mas feito pelo técnico, porque os bornes ficam junto de partes energizadas.",
        ],
      },
      {
        question: "Pode ser raio ou trovão?",
        answers: [
          "É raro. O surto costuma deixar a placa muda, e não abrir a folha; comando falso na chuva é umidade em contato.",
          "Quase nunca. Raio queima a placa; quem faz abrir é água na botoeira ou na emenda.",
        ],
      },
      {
        question: "Quanto custa resolver?",
        answers: [
          "A visita em casa parte de {price.preventive}, sem peças. Emenda e botoeira somam pouco; recuperar placa oxidada pesa mais.",
          "Depende de onde a água entrou: vedar e refazer emenda é barato perto de recuperar a placa. A ida começa em {price.preventive} em residência.",
        ],
      },
    ],
    photo: "uma foto da botoeira, outra do interfone e outra do motor fechado, contando quando o portão abriu",
  },
  {
    id: "abre-e-fecha-sem-parar",
    broader: "abre-sozinho",
    label: "Portão abre e fecha sem parar",
    phrase: "o portão que abre e fecha sem parar",
    asks: [
      "tentando abrir sem parar",
      "tenta abrir sem parar",
      "fica tentando abrir",
      "fica tentando abrir sem parar",
      "fica tentando fechar sem parar",
      "descendo subindo sozinho",
      "desce sobe sozinho",
      "subindo descendo sozinho",
      "sobe desce sozinho",
      "basculante sobe desce sozinho",
      "basculante descendo subindo sozinho",
      "portão indo vindo sem parar",
      "portão indo e vindo",
      "não desliga sobe desce",
      "não desliga abrir fechar",
      "basculante não desliga sobe desce",
      "correr não desliga abrir fechar",
      "abre fecha sem",
      "abre fecha toda hora",
      "abre fecha tempo todo",
      "abre fecha sozinho tempo todo",
      "abre fecha sozinho várias vezes",
      "fica abrindo fechando várias vezes",
      "abrindo fechando tempo",
      "abre fecha sozinho tempo",
      "abrindo fechando sozinho",
      "abre fecha sozinho",
      "fica abrindo fechando",
      "abre fecha direto",
      "abre fecha doido",
      "abrindo fechando sem",
      "abre fecha sozinho sem",
      "faltou luz abrindo fechando",
      "luz voltou abrindo fechando",
      "depois luz abrindo fechando",
      "depois faltou luz abrindo fechando",
      "vai volta sem parar",
      "vai e volta toda hora",
      "fica indo voltando",
    ],
    answers: {
      any: [
        "O portão que fica abrindo e fechando sozinho recebe uma ordem repetida, de controle com tecla presa, botoeira em curto ou placa úmida, ou reabre porque a folha esbarra em algo. Desligue o disjuntor para ele parar e mantenha todos longe. A visita para achar a causa e ajustar, em casa, parte de {price.preventive}, sem peças.",
        "O portão da garagem abre e fecha sozinho porque algum comando ficou preso (controle, botoeira ou interfone), porque a placa tomou umidade ou porque a folha esbarra e reabre. Desligue o disjuntor, que é o jeito seguro de parar o ciclo. O ajuste em residência sai a partir de {price.preventive}, fora as peças.",
        "O portão que fica indo e voltando, ou que vai e volta sem parar, obedece a um comando preso ou repete a reabertura de segurança com o fechamento automático ligado. Corte a energia no disjuntor antes de procurar tecla presa, botoeira molhada ou sensor sujo. A visita de ajuste em casa começa em {price.preventive}, sem contar peças.",
        "O portão basculante que está subindo e descendo sozinho recebe um comando preso, do controle, da botoeira ou do interfone, ou tem a placa com umidade. Desligue o disjuntor com a folha fechada, se puder esperar esse momento sem passar embaixo. O ajuste em residência parte de {price.preventive}, sem peças.",
      ],
      price: [
        "A partir de {price.preventive} em casa, sem peças, o técnico descobre por que o portão abre e fecha sozinho e faz o ajuste. Botoeira e controle novos somam pouco a esse valor; o reparo da placa custa mais e é orçado antes de começar.",
        "Consertar o portão que abre e fecha sem parar custa a partir de {price.preventive} em casa, quando basta regular sensores e comandos, sem peças. Se for preciso trocar botoeira ou controle, o acréscimo é pequeno; recuperar ou trocar a placa pesa mais no orçamento.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como parar o portão e achar a causa", "Passos para o portão que abre e fecha"],
        slots: [
          [
            "Não segure a folha nem passe enquanto ela se move. Com o disjuntor desligado, a maioria dos motores mantém o portão travado onde parou, e dá para procurar a causa com calma.",
            "Ninguém deve passar nem tentar conter a folha em movimento. Sem energia, o motor costuma travar o portão no lugar, e você pode conferir os comandos sem pressa.",
            "Fique longe da folha até cortar a energia. Depois de parado, o portão em geral fica preso pelo próprio motor, o que dá tempo de olhar um comando de cada vez.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e o nobreak, se houver.",
          "Recolha os controles da casa e tire as pilhas.",
          "Olhe por fora se a botoeira e o interfone têm tecla presa, água ou ferrugem.",
          "Limpe as lentes da fotocélula com pano seco.",
          "Com todos longe, religue o disjuntor e observe por um minuto.",
          "Se o portão disparar de novo, desligue tudo e deixe assim até a visita.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão abre e fecha sozinho", "Comando preso, reversão ou placa"],
        slots: [
          [
            "O comando preso é a causa mais comum: um controle apertado na bolsa, a botoeira emperrada ou molhada, o fio do interfone descascado que encosta e solta. Água, formigas ou um relé colado na placa também criam ordens que ninguém deu.",
            "Quase sempre alguém aciona o portão sem saber, com a tecla de um controle esquecido na bolsa, ou há umidade na botoeira e curto no fio do interfone. Com menos frequência a ordem nasce na placa, por água, inseto ou relé colado (a peça que liga o motor).",
            "A tecla presa, no controle ou na botoeira, e o fio com a capa ferida são as primeiras suspeitas. Em seguida vem a placa, porque umidade, formigas e um relé grudado ligam o motor sem que ninguém aperte nada.",
          ],
          [
            "A outra causa é a reabertura de segurança. Com o fechamento automático ligado, a folha que raspa, bate fora do ponto ou encontra a fotocélula suja reabre, espera a pausa e tenta fechar outra vez.",
            "Existe ainda o vaivém por segurança: a folha encontra atrito, uma batida ou um sensor sujo e volta a abrir, e o fechamento automático a manda fechar de novo.",
            "Também pode ser a proteção agindo. Ao raspar, bater ou ter a fotocélula encoberta, o portão reabre, e o fechamento automático repete a tentativa até a causa ser corrigida.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha o comando falso", "O conserto do portão disparado"],
        slots: [
          [
            "O técnico desliga as entradas da central uma de cada vez, até achar a que dispara o portão: botoeira, interfone, receptor ou a própria placa. Dessa forma só se troca a peça que falhou.",
            "O exame é por eliminação: cada comando é desligado da central até o disparo parar. Assim se sabe se o defeito está no fio, no receptor ou na placa, e nada que está bom é trocado.",
            "Botoeira, interfone e receptor são soltos da central um por um, para ver qual deles mandava abrir. Se nenhum for a causa, a placa vai para limpeza ou reparo.",
          ],
          [
            "Depois a memória é apagada, e só os controles que estão com a família são gravados de novo. Se a folha reabria por atrito, o técnico acerta o fim de curso, que marca a parada, a força e a fotocélula.",
            "Feito isso, cadastram-se apenas os controles que a família tem em mãos, o que elimina um perdido. Quando o caso é reabertura por segurança, o acerto é no ponto de parada, na força e no sensor.",
            "Na sequência, a lista de controles é limpa e recebe só os que estão em casa. Já o vaivém por atrito se resolve com a regulagem da força, dos pontos de parada e da fotocélula.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Tirei as pilhas e o portão continua abrindo. O que é?",
        answers: [
          "Os controles da casa ficam descartados como causa. Restam botoeira, interfone, receptor, placa ou um controle que não está com você; deixe o disjuntor desligado até o exame.",
          "A ordem vem então de um fio, da placa ou de um controle perdido. Mantenha o disjuntor desligado, porque a botoeira e o interfone são os próximos que o técnico testa.",
        ],
      },
      {
        question: "Se eu desligar, a casa fica aberta?",
        answers: [
          "Se o portão parou fechado, o motor costuma segurar a folha. Se parou aberto, só o de correr ou o de abrir, com a folha reta e em piso plano, pode ser destravado e fechado na mão.",
          "Fechado, o portão em geral fica preso pelo motor. Aberto, uma folha de correr ou de abrir, reta e nivelada, pode ser fechada na mão; no basculante não mexa.",
        ],
      },
      {
        question: "Acontece mais quando chove. Por quê?",
        answers: [
          "A água entra na botoeira, na emenda dos fios ou na caixa da placa e fecha o contato como se alguém apertasse o botão. Secar não basta, porque volta na próxima chuva se o ponto não for vedado.",
          "Uma emenda ou botoeira molhada conduz corrente e vale por um botão apertado. O conserto inclui refazer a emenda e vedar a caixa.",
        ],
      },
      {
        question: "Pode ser alguém abrindo com outro controle?",
        answers: [
          "Pode, se a central usa código fixo, que se copia com facilidade, ou se um controle perdido ainda está gravado. Apagar a memória e regravar só os seus tira essa dúvida.",
          "É possível quando há um controle perdido ou a central é de código fixo, fácil de copiar. Com a memória limpa e só os da casa cadastrados, o controle estranho deixa de funcionar.",
        ],
      },
    ],
    photo: "fotos da botoeira e da etiqueta do motor e, se já tiver, um vídeo do portão disparando",
  },
  {
    id: "abre-sozinho-de-madrugada",
    broader: "abre-sozinho",
    label: "Portão abre sozinho de madrugada",
    phrase: "o portão que abre sozinho de madrugada",
    asks: [
      "acordei portão estava aberto",
      "acordei portão aberto",
      "portão abre enquanto família dorme",
      "portão amanheceu aberto",
      "portão abriu manhã sem ninguém mexer",
      "aberto madrugada sozinho",
      "fica aberto madrugada sozinho",
      "amanhece aberto sozinho",
      "abre fecha sozinho noite",
      "abre e fecha sozinho de noite",
      "abre fecha sozinho madrugada",
      "abre sozinho madrugada",
      "abre sozinho noite",
      "abriu sozinho noite",
      "abriu sozinho madrugada",
      "abre madrugada",
      "abrindo sozinho noite",
      "abriu noite sozinho",
      "abriu sozinho noite viagem",
    ],
    answers: {
      any: [
        "O portão abre sozinho de madrugada porque o sereno molha a botoeira ou a placa, porque alguém perto tem um código igual ao seu ou porque há um controle perdido ou clonado. Durma com o portão fechado e o disjuntor desligado e anote a hora das aberturas. A visita para achar a causa parte de {price.preventive} em casa, sem peças.",
        "Portão que abre sozinho à noite tem duas causas principais: umidade do sereno na botoeira e nos fios, que dá um comando falso, ou um controle de fora, perdido, clonado ou de código repetido. Até o conserto, desligue o disjuntor ao deitar. O exame em residência custa a partir de {price.preventive}, sem as peças.",
        "Se o portão automático abre sozinho de madrugada, o mais provável é água do sereno fechando o contato da botoeira ou da placa. A outra possibilidade é alguém com um controle que abre o seu portão. À noite, feche e desligue o disjuntor; de dia, o técnico acha a causa, em visita a partir de {price.preventive} em casa, sem peças.",
        "De madrugada, o portão abre sozinho por umidade na botoeira, em emenda ou na placa, ou por um controle com o mesmo código do seu. Feche o portão, desligue o disjuntor ao dormir e repare se a hora se repete, porque isso indica controle de fora. A visita em casa parte de {price.preventive}, sem peças.",
        "Se o portão do prédio abre sozinho de madrugada, o síndico deve comparar a hora da abertura com a câmera e com a lista de controles: controle clonado ou perdido e umidade na botoeira são as causas comuns. Apague os códigos sem dono e mande testar botoeira e placa. A visita em prédio fica em geral de {price.preventiveRange}, sem peças.",
      ],
      price: [
        "Consertar o portão que abre sozinho à noite custa conforme a origem: a visita em casa parte de {price.preventive}, sem peças. Botoeira e controle somam pouco, receptor e placa somam mais; refazer o cadastro dos controles é só mão de obra.",
        "O preço depende de a ordem vir de umidade, de código repetido ou da placa. A visita residencial começa em {price.preventive}, fora as peças; apagar e regravar controles é programação, e placa ou receptor entram pelo valor da peça.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer nesta noite", "Como proteger a casa e achar a causa"],
        slots: [
          [
            "Antes de procurar o defeito, deixe o portão fechado e travado, com o disjuntor desligado. Se vir alguém perto, não saia para testar; ligue 190.",
            "Comece pela segurança, com o portão fechado e o disjuntor desligado enquanto a família dorme. Se houver gente estranha na calçada, fique dentro e ligue 190.",
            "Feche o portão e corte a energia antes de procurar a causa. Não vá à rua de madrugada conferir; se desconfiar de alguém lá fora, ligue 190.",
          ],
        ],
        steps: [
          "Veja de dentro, com a luz acesa, se o portão fechou por inteiro.",
          "Desligue o disjuntor, e o nobreak se houver, e passe o ferrolho.",
          "Anote dia, hora, se chovia ou havia sereno e se a luz faltou e voltou.",
          "De dia, conte os controles e olhe a botoeira: água, ferrugem, tecla presa.",
          "Numa noite com alguém acordado, deixe ligado e tire a pilha de todos os controles: se abrir, a ordem não é deles.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão abre de madrugada", "Sereno, código repetido ou controle perdido"],
        slots: [
          [
            "O sereno molha a botoeira, o interfone e as emendas, e a água fecha o contato como um dedo no botão. É a causa mais provável quando o portão não abre em noite seca.",
            "De noite a umidade entra na botoeira externa e nas emendas e age como um botão apertado. Se só acontece em noite úmida, comece por aí.",
            "A água do sereno na botoeira, em um fio descascado ou na placa conduz eletricidade e manda abrir. A pista é o portão abrir com umidade e parar no tempo seco.",
          ],
          [
            "Se a hora se repete, pense em um vizinho que chega com o código igual ao seu, o que acontece em central de código fixo. Controle clonado, emprestado ou de ex-morador também abre, até ser apagado da memória.",
            "Hora sempre parecida sugere um controle alheio com o mesmo código, comum nas centrais de código fixo, que também são fáceis de clonar. Quem ficou com um controle antigo abre do mesmo modo, enquanto a memória não for limpa.",
            "Horário repetido indica alguém de fora, com código igual ou clonado, já que o sinal fixo não muda nunca. Quem guardou um controle da casa continua abrindo até que a memória seja refeita.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha e corrige a causa", "O conserto do portão que abre à noite"],
        slots: [
          [
            "O técnico desliga uma entrada da central por vez (botoeira, interfone e receptor) até achar a que dispara o portão. Onde entrou água, refaz a emenda e veda a caixa; placa oxidada ou com relé colado vai para reparo.",
            "Cada comando é desligado da central, um por um, até sobrar o que abre o portão. Se há umidade, a emenda e a vedação são refeitas; se é a placa, ela é limpa, reparada ou trocada.",
            "A procura é por eliminação, soltando a botoeira, o interfone e o receptor em ordem. Fio molhado é refeito e a caixa ganha vedação; placa com relé colado vai para reparo.",
          ],
          [
            "Se a suspeita é um controle de fora, a memória é apagada e só os seus são gravados. Em central de código fixo, um receptor de código rolante, que muda o sinal a cada toque, acaba com a cópia e a coincidência sem trocar o motor.",
            "Para tirar um controle estranho, limpa-se a memória e cadastram-se os da família. Em código fixo vale passar ao rolante, que não repete o sinal, com receptor e controles novos no mesmo motor.",
            "Apagar tudo e gravar só os controles da casa elimina os de fora. Com receptor de código rolante, que muda a cada toque, a cópia deixa de funcionar, e o motor continua o mesmo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pode ser tentativa de invasão?",
        answers: [
          "Pode, sobretudo com código fixo ou controle perdido. Apague a memória, regrave só os seus e, se viu alguém, avise a polícia pelo 190.",
          "É uma possibilidade, e não se descarta sem refazer a memória da central. Até lá, disjuntor desligado à noite e 190 se houver movimento estranho.",
        ],
      },
      {
        question: "Com o disjuntor desligado, alguém abre pela rua?",
        answers: [
          "Na maioria dos motores, não, porque o redutor segura a folha. Confirme empurrando de leve e reforce com ferrolho ou cadeado por dentro.",
          "Em geral a folha continua presa pelo próprio motor. Se ela ceder ao empurrão, tranque por dentro até o conserto.",
        ],
      },
      {
        question: "O portão abre só um pouquinho. É a mesma coisa?",
        answers: [
          "Nem sempre. Uma fresta pode ser vento ou motor mal travado, sem comando nenhum; com o motor acionando, é comando curto, por umidade. O som ajuda a saber.",
          "Se abre uma fresta sem ruído, a trava do motor está com folga. Se o motor arranca e para, houve ordem, e botoeira ou placa é a suspeita.",
        ],
      },
      {
        question: "Código rolante resolve de vez?",
        answers: [
          "Resolve coincidência e cópia simples, porque o sinal muda a cada toque. Se a causa é água na botoeira, o portão continua abrindo até a vedação ser refeita.",
          "Resolve o que vem de controle de fora. Umidade em fio e botoeira é outro conserto, e os dois podem estar juntos.",
        ],
      },
    ],
    photo: "uma foto da botoeira, outra de um controle e a lista dos horários em que o portão abriu",
  },
  {
    id: "portao-fecha-sozinho",
    broader: "abre-sozinho",
    label: "Portão que fecha sozinho",
    phrase: "o portão que fecha sozinho",
    asks: [
      "fecha sozinho sem apertar controle",
      "fechando sozinho sem apertar controle",
      "fecha sozinho sem controle",
      "fecha sozinho sem ninguém apertar",
      "basculante fechando sozinho sem apertar controle",
      "portão fecha sem comando",
      "fecha sozinho",
      "fechando sozinho",
      "fechou sozinho",
      "portão fecha sozinho",
      "fecha do nada",
      "fechou do nada",
      "fechou sozinho trancou fora",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que fecha sozinho costuma estar com o fechamento automático ligado: a central espera uma pausa e fecha sem comando, e isso se desliga num ajuste. Se ele fecha sem hora certa, a causa é a botoeira ou um controle apertado. Basculante que desce por peso, sem o motor, é emergência: ninguém embaixo.",
        "Se o portão fecha sozinho sempre depois do mesmo tempo, é o fechamento automático, que se desliga ou se ajusta na central. Se fecha em horas soltas, o motivo é fio em curto ou controle preso. No basculante, descer sem o som do motor é falta de equilíbrio: desligue o disjuntor e afaste todos.",
        "O portão que está fechando sozinho, sem ninguém apertar o controle, ou tem o fechamento automático ligado ou recebe um comando falso. Se a pausa é sempre igual, é a função, e tirá-la é um ajuste na central. Se fecha a qualquer hora, o defeito é de botoeira úmida ou controle preso, e o disjuntor deve ficar desligado.",
      ],
      "how-to": [
        "Para desligar o fechamento automático do portão, use o botão, a chave ou o menu de pausa que o manual da central indica; sob a tampa, o ajuste é do técnico. Para ligá-lo, grava-se a pausa em segundos, e só com a fotocélula testada.",
        "O fechamento automático do portão se liga ou se desliga na central, pelo menu, pela chave ou por aplicativo, conforme o modelo. Se o comando fica sob a tampa, deixe com o técnico; e sem fotocélula funcionando, mantenha desligado.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Função ligada ou defeito?", "Quando o portão fecha: o que indica"],
        slots: [
          [
            "Cronometre duas vezes, de longe, o tempo entre abrir e fechar. O resultado separa a função do defeito.",
            "Meça o intervalo em duas aberturas, sem ficar no vão, e compare com a lista.",
            "O relógio do celular resolve: duas medidas do tempo até fechar mostram o que está acontecendo.",
          ],
        ],
        bullets: [
          "Sempre o mesmo intervalo: pausa do fechamento automático.",
          "Horas variadas: botoeira úmida, botão preso ou controle apertado na bolsa.",
          "Basculante que desce sem o motor: cabo, mola ou contrapeso; não passe embaixo.",
          "De correr em rampa que anda sozinho: folha destravada.",
        ],
      },
      {
        about: "check",
        headings: ["Como descobrir por que fecha sozinho", "Passos seguros até a visita"],
        slots: [
          [
            "Observe de lado, com a passagem livre de carro, criança e animal. Se o basculante desce por peso, não teste nada.",
            "Fique fora do vão e mantenha todos longe. Em basculante que desce por conta própria, pule os testes.",
            "Ninguém fica na passagem durante o teste. Descida por peso, no basculante, dispensa teste e pede disjuntor desligado.",
          ],
        ],
        steps: [
          "Anote se o intervalo é sempre o mesmo.",
          "Tire a pilha dos controles por um dia.",
          "Veja se a botoeira está molhada ou presa.",
          "Limpe as lentes da fotocélula.",
          "Se fechar sem padrão, desligue o disjuntor e chame.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Como o comando falso é achado"],
        slots: [
          [
            "Se for a pausa, ela é desligada ou aumentada em minutos. Se não for, o técnico isola uma entrada por vez, botoeira, interfone e receptor, até o comando falso sumir.",
            "A pausa se muda na hora. Já o comando falso se acha por eliminação: botoeira, interfone e receptor são soltos um a um até o portão parar de fechar.",
            "Desligar ou alongar a pausa é rápido. Quando há comando falso, cada entrada da placa é separada, e a que cessa o defeito é a culpada.",
          ],
          [
            "A correção pode ser um fio novo, uma botoeira seca ou a memória limpa com os seus controles regravados. A visita com ajuste parte de {price.preventive} em casa, sem peças.",
            "Troca-se o fio ou a botoeira, ou apaga-se a memória e gravam-se só os controles conferidos. O ajuste em residência começa em {price.preventive}, peças à parte.",
            "Conforme o achado, refaz-se a fiação, seca-se a botoeira ou regravam-se os controles. Em casa, a regulagem sai desde {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fiquei trancado para fora porque o portão fechou sozinho. E agora?",
        answers: [
          "Use outro controle, a botoeira por alguém de dentro ou a chave do portão social. Depois peça pausa maior, de 60 segundos ou mais, ou o automático desligado.",
          "Alguém de dentro abre pela botoeira, ou você entra pelo social. Em seguida, aumente a pausa para um minuto ou mais, ou desligue a função.",
        ],
      },
      {
        question: "É perigoso deixar ligado o fechamento automático?",
        answers: [
          "Com fotocélula testada e força no mínimo, não. Sem sensor, não deve ser usado.",
          "Só sem sensor. O automático exige feixe funcionando e reversão em ordem.",
        ],
      },
      {
        question: "O portão fechou no meu carro. O que faço?",
        answers: [
          "Veja se alguém se feriu, desligue o disjuntor, fotografe e não use até o sensor ser examinado.",
          "Pare de usar e registre em foto. A fotocélula é a primeira suspeita, seguida da força alta.",
        ],
      },
      {
        question: "Qual pausa usar no fechamento automático?",
        answers: [
          "Em casa, de 20 a 60 segundos costuma bastar para o carro sair e a pessoa descer. Com rampa ou manobra longa, ponha mais.",
          "Algo entre 20 e 60 segundos atende à maioria. Entrada difícil pede pausa maior, porque fechar cedo assusta e atrapalha.",
        ],
      },
    ],
    photo: "um vídeo, de longe, do fechamento e uma foto da etiqueta do motor",
  },
  {
    id: "abre-e-fecha-em-seguida",
    broader: "abre-sozinho",
    label: "Abre e fecha logo em seguida",
    phrase: "o portão que abre e fecha logo em seguida",
    asks: [
      "fecha sozinho assim que abre",
      "fecha assim que abre",
      "fecha sozinho assim abre",
      "abre fecha mesma hora",
      "abre fecha na hora",
      "abre fecha instante",
      "abre volta fechar mesma hora",
      "abre nem espera fecha",
      "abre não espera carro passar fecha",
      "abre não espera carro passar já volta",
      "abre fecha seguida",
      "abre fecha logo",
      "abre fecha sozinho logo",
      "abre já fecha",
      "abre e logo fecha",
      "fecha logo depois abrir",
      "fecha sozinho depois abrir",
      "abre fecha direto",
      "abre fecha imediatamente",
      "fecha muito rápido depois abrir",
      "fecha antes carro passar",
      "fecha antes passar",
      "aperto uma vez abre fecha",
      "aperto abre já fecha",
      "um toque abre fecha",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão que abre e já fecha, antes do carro passar, está com a pausa do fechamento automático curta demais ou recebeu uma segunda ordem, de controle ou botoeira com defeito. Não passe correndo, porque sem fotocélula a folha fecha em cima. A regulagem em casa parte de {price.preventive}, sem peças.",
        "Se o portão abre e fecha na mesma hora, a pausa do fechamento automático está curta ou chega um comando repetido, de tecla gasta ou botoeira úmida. Teste outro controle, a pé e longe do vão. O acerto do tempo e o teste da fotocélula custam a partir de {price.preventive} em residência, fora as peças.",
        "O portão fecha sozinho assim que abre porque a pausa da central está curta ou porque um controle ou uma botoeira com defeito manda duas ordens. Não atravesse correndo, já que a folha pode fechar em cima. O técnico acerta o tempo e testa a fotocélula, o sensor da passagem, a partir de {price.preventive} em casa, sem contar peças.",
        "Quando o portão fecha muito rápido depois que abre, ou você aperta uma vez e ele abre e fecha, o fechamento automático tem pouca espera ou o comando chegou em dobro, por controle ou botoeira. Não passe correndo, porque a folha pode fechar em cima. O técnico aumenta o tempo a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como descobrir por que o portão já fecha", "Teste com controle e botoeira"],
        slots: [
          [
            "Teste a pé, com a passagem livre e sem ninguém no vão. Se o tempo aberto é sempre igual, o problema está na pausa; se varia, há um comando a mais.",
            "Fique longe da folha e conte os segundos em que o portão fica aberto. Uma contagem igual toda vez aponta a pausa programada; uma contagem diferente aponta uma ordem a mais.",
            "Sem carro nem gente no vão, marque quanto tempo o portão espera aberto. Se o tempo se repete, a programação está curta; se muda, o comando chega em dobro.",
          ],
        ],
        steps: [
          "Acione pela botoeira, o botão da parede, e conte os segundos até fechar.",
          "Repita o teste com outro controle.",
          "Tire a pilha do controle suspeito e teste de novo.",
          "Passe pano seco nas lentes da fotocélula.",
          "Se o portão fecha mesmo com algo no feixe da fotocélula, pare de usar e desligue o disjuntor.",
        ],
      },
      {
        about: "causes",
        headings: ["Pausa curta ou segunda ordem", "De onde vem a ordem de fechar"],
        slots: [
          [
            "A pausa é o tempo que o portão espera aberto antes de fechar sozinho, e ela pode ter voltado ao valor de fábrica depois de queda de luz ou troca de placa. Há também a função de fechar após a passagem, que age poucos segundos depois que algo cruza o feixe da fotocélula.",
            "Uma queda de luz, uma placa nova ou alguém que mexeu na central pode ter deixado em poucos segundos a pausa, que é a espera com o portão aberto. Existe ainda a função de fechar depois da passagem, que age logo que algo cruza a fotocélula.",
            "O tempo de espera com o portão aberto, chamado de pausa, encurta por placa trocada, falta de luz ou mudança na central. Há também placas que mandam fechar assim que algo passa pela fotocélula, se essa função está ligada.",
          ],
          [
            "A segunda ordem vem de botão gasto, que repete o sinal, de botoeira úmida ou de interfone em curto. A central entende o primeiro comando como abrir e o seguinte como fechar.",
            "Botoeira com água, interfone com fio em curto ou tecla gasta mandam dois comandos seguidos, o de abrir e o de fechar.",
            "Um controle velho que repete o sinal, a botoeira molhada e os fios de interfone encostados mandam o comando em dobro, e o portão obedece aos dois.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico acerta", "Pausa, comando e fotocélula"],
        slots: [
          [
            "O técnico grava uma pausa que dê tempo à sua manobra, em casa de 15 a 30 segundos, e desliga botoeira, interfone e receptor, um a um, para achar a ordem repetida.",
            "A pausa é gravada outra vez, em geral com 15 a 30 segundos em residência, e cada comando é testado em separado até aparecer o que repete a ordem.",
            "Depois de medir a sua manobra, o técnico grava de 15 a 30 segundos de espera e solta os comandos um a um, para achar o defeituoso.",
          ],
          [
            "Sem fotocélula, o fechamento automático fica desligado até ela ser instalada, porque nada impede a folha de fechar sobre o carro. Com ela, o teste é cortar o feixe com um objeto durante o fechamento.",
            "Se não há fotocélula, a função é desligada, já que o portão não percebe quem está no vão. Havendo, o feixe é testado com um objeto enquanto o portão fecha.",
            "O fechamento automático só deve ficar ligado com a fotocélula testada. Enquanto falta o sensor, o portão passa a fechar por comando.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso desligar o fechamento automático?",
        answers: [
          "Pode. O técnico zera a pausa na central, e o portão passa a fechar só por comando, que é o certo enquanto não há fotocélula.",
          "Sim, por uma tecla ou pelo aplicativo, quando o manual prevê, ou pelo técnico, na placa.",
        ],
      },
      {
        question: "Quanto tempo de pausa o portão deve ter?",
        answers: [
          "O bastante para o carro mais lento da casa sair com calma, em geral de 15 a 30 segundos. Rampa e garagem comprida precisam de mais.",
          "Cronometre a manobra mais demorada e some uns 5 segundos. Em casa, a pausa costuma ficar entre 15 e 30 segundos.",
        ],
      },
      {
        question: "Começou depois da chuva. Por quê?",
        answers: [
          "A umidade na botoeira ou no interfone fecha o contato e manda a ordem. Se o defeito some quando seca, a emenda ou o botão precisa de troca e vedação.",
          "A água na botoeira age como um dedo no botão. Deixe o disjuntor desligado até secar e peça a vedação.",
        ],
      },
      {
        question: "O portão fechou e bateu no carro. O que confiro?",
        answers: [
          "Confira se a fotocélula está limpa, alinhada e na altura do para-choque. Sem ela, a pausa sozinha não protege, e o automático não deve ser usado.",
          "Veja se há fotocélula e se a folha para quando um cabo de vassoura corta o feixe. Se não para, desligue e conserte antes de usar.",
        ],
      },
    ],
    photo: "um vídeo de lado de uma abertura completa, com a etiqueta do motor",
  },
  {
    id: "abre-sozinho-com-interferencia",
    broader: "abre-sozinho",
    label: "Abre sozinho com avião, rádio ou caminhão",
    phrase: "o portão que abre quando passa avião ou caminhão",
    intent: "repair",
    asks: [
      "interferência abrindo portão",
      "lâmpada led abrindo portão",
      "abre sozinho acende luz",
      "abrindo sozinho acende luz",
      "basculante abre sozinho acende luz",
      "abre sozinho trovão",
      "correr abre sozinho trovão",
      "abre sozinho relâmpago",
      "abre sozinho avião",
      "abre sozinho caminhão",
      "abre avião",
      "abre sozinho passa",
      "abre sozinho rádio",
      "abre sozinho rádio amador",
      "abre sozinho interferência",
      "abre sozinho polícia",
      "abre sozinho moto passa",
      "abre sozinho passa caminhão",
      "abre sozinho ônibus",
      "abre quando passa avião",
      "abre chuveiro",
      "abre quando ligo",
      "abre liga chuveiro",
      "abre sozinho liga bomba",
      "abre liga bomba",
      "abre sozinho liga motor",
      "abre liga luz",
      "abre toca interfone",
      "abre quando toca",
      "abre passa caminhão",
    ],
    answers: {
      any: [
        "O portão que abre sozinho quando toca o interfone recebe o comando pelo fio errado: o botão do interfone foi ligado na entrada do motor, os fios se tocam na caixa ou o aparelho está em curto. O técnico solta esse fio da central para confirmar e refaz a ligação, a partir de {price.preventive} em casa, sem peças.",
        "O portão abre sozinho quando liga a bomba d'água, o chuveiro ou outro motor porque o pico elétrico entra pelo fio da botoeira, que corre junto do fio de força, ou porque falta aterramento. Separar os fios, aterrar e pôr um filtro resolve. A visita em casa parte de {price.preventive}, sem peças.",
        "A interferência faz o portão abrir sozinho, como ao acender a luz, quando o ruído elétrico entra pelo fio da botoeira ou pelo receptor. Costuma vir de um reator ou LED ruim por perto ou da falta de aterramento. Deixe a lâmpada desligada por um dia; se parar, é ela. A visita em casa começa em {price.preventive}, sem peças.",
        "Trovão ou relâmpago faz o portão abrir sozinho porque o surto chega pelo fio da botoeira, do interfone ou da rede, e a central o confunde com um comando. Desligue o disjuntor durante a tempestade. Protetor de surto, aterramento e fios refeitos evitam a repetição, com visita a partir de {price.preventive} em casa, fora as peças.",
        "Avião, caminhão e rádio não abrem um portão de código rolante, que muda a cada toque. Se o seu abre quando eles passam, a causa é fio solto que treme, botoeira com mau contato ou receptor antigo, de código fixo. Desligue o disjuntor ao sair; o conserto em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como separar fio solto de sinal", "O teste sem ferramenta"],
        slots: [
          [
            "O teste leva minutos, não exige abrir a central e deve ser feito com alguém olhando o vão. Anote a hora e o que ligou ou passou, porque a coincidência mostra a causa.",
            "Dá para separar as causas por fora, de dia e com a passagem vazia. Anotar o que acontecia no momento da abertura ajuda mais que qualquer palpite.",
            "Sem tirar nenhuma tampa, e com alguém por perto, observe o que se repete. A hora e o acontecimento anotados encurtam o trabalho do técnico.",
          ],
        ],
        steps: [
          "Tire a pilha de todos os controles por um dia; se o portão ainda abrir, não é tecla presa.",
          "Veja se a botoeira balança, tem água ou está com a tecla afundada.",
          "Ligue e desligue o aparelho suspeito e observe de longe se o portão reage.",
          "Se a suspeita é uma lâmpada, deixe-a apagada por um dia.",
          "Anote a hora, o tempo e o que passava na rua, e desligue o disjuntor ao sair.",
        ],
      },
      {
        about: "causes",
        headings: ["Como o ruído vira ordem de abrir", "Fio, terra ou receptor"],
        slots: [
          [
            "A central abre quando dois fios se tocam por um instante, e um pulso elétrico ou um tremor consegue imitar isso. O fio longo, sem blindagem e ao lado do cabo de força é o que mais recebe esse ruído.",
            "Para a placa, um pulso no fio da botoeira é igual a um dedo no botão. Um cabo comprido ao lado da fiação de força capta esses pulsos, e um fio frouxo os cria quando vibra.",
            "O comando de abrir é um contato de fração de segundo, fácil de imitar com um pico de energia ou um mau contato. O risco aumenta quando o fio é longo e passa perto do cabo de força.",
          ],
          [
            "No rádio, o receptor antigo, de código fixo, aceita sinais parecidos com o do controle, e o de código rolante não. A falta de aterramento deixa qualquer dos dois mais sensível.",
            "Já um sinal de rádio de fora só engana o receptor de código fixo, porque no rolante o código nunca se repete. Sem aterramento na instalação, qualquer pico chega à placa.",
            "Pelo rádio, o risco está no código fixo, que outro transmissor pode repetir; o rolante recusa sinais repetidos. Uma instalação sem aterramento agrava os dois casos.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "O conserto da interferência"],
        slots: [
          [
            "O técnico solta as entradas da central uma de cada vez, da botoeira ao interfone e ao receptor, até o disparo parar. Sabendo qual é a culpada, refaz a emenda, afasta o fio do cabo de força ou troca o botão.",
            "Cada entrada da central é desligada e o teste se repete, até aparecer a que manda abrir. O fio com defeito é então refeito, afastado do cabo de força ou substituído.",
            "Por eliminação se descobre a entrada que dispara o portão. Depois vem o conserto, que pode ser uma emenda nova, o fio em outro eletroduto ou a troca da botoeira ou do interfone.",
          ],
          [
            "O aterramento e o protetor de surto completam o serviço. Se o receptor é de código fixo, um de código rolante pode ser posto no mesmo motor, com controles novos.",
            "Por fim são conferidos o aterramento e a proteção contra surto. O receptor de código fixo pode dar lugar a um rolante, sem trocar o motor.",
            "O serviço termina com o aterramento medido e o protetor de surto instalado. Quando o receptor é de código fixo, vale pôr um rolante, com o motor mantido.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Código rolante evita que abra com rádio?",
        answers: [
          "Ele resolve o sinal de fora, porque o código muda a cada toque. Se a causa é fio solto ou botoeira, o defeito continua.",
          "Sim, contra sinais parecidos e contra cópia do controle. Ele não corrige, porém, um pulso que entra pelo fio.",
        ],
      },
      {
        question: "O vizinho tem controle igual. Pode ser ele?",
        answers: [
          "Pode, se os dois usam código fixo. Compare os horários: se o portão abre quando ele chega, o código se repete.",
          "É possível quando os dois usam código fixo. Um receptor de código rolante separa as duas casas.",
        ],
      },
      {
        question: "Filtro de linha resolve?",
        answers: [
          "O filtro de tomada comum ajuda pouco. O que funciona é protetor de surto no quadro, aterramento e fio de comando longe do fio de força.",
          "Só em parte, porque, sem aterramento e com os fios juntos, o pico continua entrando pelo fio de comando.",
        ],
      },
      {
        question: "É perigoso deixar assim?",
        answers: [
          "É, porque o portão abre sem ninguém mandar e deixa a casa exposta. Feche e desligue o disjuntor ao sair e ao dormir, até o conserto.",
          "Sim, porque a folha parte sem aviso e pode atingir alguém. Mantenha o disjuntor desligado quando não estiver por perto.",
        ],
      },
    ],
    photo: "a foto do controle, da botoeira e da etiqueta do motor",
  },
  {
    id: "abre-sozinho-depois-de-fechar",
    broader: "abre-sozinho",
    label: "Abre sozinho depois de fechar",
    phrase: "o portão que abre sozinho depois de fechar",
    asks: [
      "fecha e segundos depois abre",
      "fecha e segundos depois abre novo",
      "fecha e segundos depois abre novo sozinho",
      "fecha e depois abre novo sozinho",
      "fecha e depois abre sozinho",
      "abre sozinho depois de fechar",
      "abre sozinho depois fechado",
      "abre depois de fechar",
      "abre sozinho assim que fecha",
      "termina fechar abre sozinho",
      "fecha passa tempo abre sozinho",
      "fecha minutos depois abre",
      "abre sozinho minutos depois de fechar",
      "abre sozinho minutos depois fechado",
      "abre tempo depois de fechar",
      "fechado abre sozinho depois",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão que abre sozinho depois de fechar tem duas causas, conforme o tempo: se abre logo que encosta, a central toma a batida por obstáculo; se abre minutos depois, veio uma ordem de botoeira úmida, tecla presa ou controle de mesmo código. Deixe fechado e desligado; o acerto em casa parte de {price.preventive}, sem peças.",
        "Se o portão termina de fechar e abre sozinho na mesma hora, é a reversão de segurança, que se resolve na parada ou na força. Quando ele fecha e abre uns minutos depois, algo manda abrir, como botoeira, interfone ou controle. Feche, desligue o disjuntor e peça o teste, a partir de {price.preventive} em residência, fora as peças.",
        "O portão que fecha e uns segundos depois abre de novo sozinho costuma bater no fim, e a central toma a batida por obstáculo. Se demora mais a abrir, é um comando falso de fio, botoeira ou controle. Com a folha fechada, desligue o disjuntor; a visita em casa começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar de onde vem a abertura", "O teste do tempo e do som"],
        slots: [
          [
            "Faça o teste com alguém olhando o vão, para a casa não ficar aberta. Repare em quanto o portão demora a abrir e se o motor trabalhou.",
            "Teste de dia, com gente por perto, contando os segundos e ouvindo o motor. O tempo e o som separam as causas.",
            "Fique por perto e repare no tempo até abrir e no som do motor. Não deixe a entrada sem ninguém durante o teste.",
          ],
        ],
        steps: [
          "Feche o portão e conte quanto tempo ele leva para abrir.",
          "Escute se o motor ligou ou se a folha abriu em silêncio.",
          "Tire a pilha dos controles por uma hora e repita o teste.",
          "Olhe se a botoeira e o interfone têm tecla presa, água ou ferrugem.",
          "Depois do teste, feche e desligue o disjuntor até a visita.",
        ],
      },
      {
        about: "causes",
        headings: ["Na hora ou minutos depois: as causas", "Batida, comando falso ou folha solta"],
        slots: [
          [
            "Abrir logo ao encostar é reversão: o fim de curso, o sensor da chegada, avisa tarde, o batente ficou apertado ou a força está baixa, e a central recua como se houvesse alguém no caminho.",
            "Quando o portão reabre no instante da batida, a placa tomou o batente por um obstáculo. O fim de curso, que é o sensor da parada, está atrasado, o batente saiu do lugar ou a força é insuficiente.",
            "A reabertura imediata vem da batida no fim, porque o sensor de fim de curso manda parar tarde ou a folha aperta o batente, e a proteção manda voltar.",
          ],
          [
            "Se abre minutos depois, com som de motor, houve uma ordem: botoeira ou interfone com umidade, tecla apertada na bolsa, módulo de celular ou código igual ao do vizinho. Se abre em silêncio, o motor ficou destravado ou a trava está gasta.",
            "Quando passa um tempo e o motor liga, alguma coisa mandou abrir: contato úmido, controle na bolsa, aplicativo ou código repetido. Sem ruído nenhum, a folha está solta do motor.",
            "A abertura tardia com barulho de motor vem de um comando, seja fio molhado, tecla presa, aplicativo ou controle de mesmo código. Já a abertura silenciosa é de portão mal travado, que cede ao vento ou ao próprio peso.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico corrige", "Regulagem ou comando: o conserto"],
        slots: [
          [
            "Se o caso é reversão, o técnico acerta o ponto de parada, o batente e a força e fecha o portão várias vezes em teste. É uma regulagem, em geral sem peça.",
            "No caso da batida, o ponto de parada é recuado, o batente é conferido e a força, ajustada, com vários fechamentos de prova. Quase nunca há peça a trocar.",
            "Para a reabertura imediata, regulam-se a parada, o batente e a força, e o portão é fechado repetidas vezes até encostar sem voltar.",
          ],
          [
            "Se há um comando falso, as entradas da central são desligadas uma a uma, até achar a botoeira, o interfone ou o receptor com defeito. Depois a memória é refeita só com os seus controles.",
            "No comando falso, cada entrada da placa é isolada até o disparo sumir, e o fio ou botão com defeito é refeito. Os controles são apagados e gravados de novo.",
            "Quando existe uma ordem, o exame é por eliminação, entrada por entrada. Corrigida a origem, a memória é limpa e recebe só os controles da casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pode ser o vizinho?",
        answers: [
          "Pode, se a central usa código fixo e o portão abre nos horários de chegada e saída dele. O código rolante, que muda a cada toque, resolve.",
          "Se os horários se repetem, é provável. Apague a memória e, se o código é fixo, passe a um receptor rolante.",
        ],
      },
      {
        question: "Desligar o fechamento automático resolve?",
        answers: [
          "Não, porque essa função manda fechar, e não abrir. Sem ela, o portão só ficaria aberto depois de reabrir.",
          "Não ajuda, já que a ordem de abrir vem de outro lugar ou da batida no fim.",
        ],
      },
      {
        question: "É seguro dormir assim?",
        answers: [
          "Não. Feche, espere parar e desligue o disjuntor e o nobreak; na maioria dos portões o motor travado segura a folha. Se houver ferrolho, tranque por dentro.",
          "Só com a energia do portão cortada e a folha fechada e trancada por dentro.",
        ],
      },
      {
        question: "Acontece só com chuva. O que muda?",
        answers: [
          "A água na botoeira, na emenda ou na caixa fecha o contato e equivale a um botão apertado. A emenda é refeita e a caixa, vedada.",
          "A umidade nos fios e na placa cria a ordem. Quando seca, o defeito some, e volta na próxima chuva se o ponto não for vedado.",
        ],
      },
    ],
    photo: "um vídeo do fechamento até a reabertura e a foto da botoeira e da etiqueta do motor",
  },
];
