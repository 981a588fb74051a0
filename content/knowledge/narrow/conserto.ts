import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const conserto: NarrowConcept[] = [
  {
    id: "conserto-hoje",
    broader: "conserto",
    label: "Conserto hoje, domingo ou 24 horas",
    phrase: "o conserto do portão hoje",
    asks: [
      "conserto sábado",
      "conserto fim semana",
      "técnico sábado",
      "técnico feriado",
      "conserto hoje",
      "conserto domingo",
      "conserto agora",
      "conserto 24 horas",
      "conserto urgente",
      "conserto feriado",
      "conserto noite",
      "portão 24 horas",
      "técnico hoje",
      "técnico domingo",
      "técnico 24 horas",
      "assistência 24 horas",
      "plantão feriado",
      "plantão portão",
      "plantão portão feriado",
      "plantão domingo",
      "plantão noite",
      "atendimento feriado portão",
      "quem atende agora",
      "quem atende domingo",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Conserto de portão aos sábados, domingos e feriados é combinado pelo WhatsApp, que funciona {shop.hours}. Diga o bairro, mande a foto da etiqueta e um vídeo curto, e o técnico já sai com a peça provável.",
        "Para conserto de portão hoje, à noite ou no domingo, chame pelo WhatsApp, que funciona {shop.hours}. Diga o bairro, se o portão ficou aberto e se há carro preso; o horário da visita e o valor são combinados na hora.",
        "Atendemos conserto de portão {shop.hours}: pelo WhatsApp você recebe na hora o horário possível da visita e o valor, antes de o técnico sair. Até lá, desligue o disjuntor, afaste crianças e animais e mande endereço e fotos.",
        "Precisa consertar o portão agora? Desligue o disjuntor e não force a folha. Mande a mensagem com o bairro e a foto da etiqueta: atendemos {shop.hours}, e o primeiro cuidado é deixar a entrada segura.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: [
          "Enquanto o técnico não chega",
          "O que fazer com o portão agora",
          "Portão parado hoje: primeiros cuidados",
        ],
        slots: [
          [
            "Desligue o disjuntor do portão e não insista no controle.",
            "A primeira medida é cortar a energia do motor, para ninguém acionar por engano.",
            "Pare de acionar: cada tentativa pode queimar o motor ou entortar mais a folha.",
          ],
          [
            "Portão de correr ou de abrir, reto e nivelado, pode ser destravado e fechado na mão; o basculante fica travado.",
            "Só se destrava portão de correr ou de abrir sem folha torta; um basculante com defeito não se mexe.",
            "Basculante aberto, torto ou com cabo solto fica como está, com a área isolada.",
            "O portão de correr, com a folha reta e em trilho nivelado, pode ser destravado e fechado na mão; torto ou fora do trilho, não se mexe.",
            "O portão de abrir, com a folha reta e as dobradiças firmes, pode ser destravado e fechado na mão, e depois travado de novo.",
          ],
          [
            "Se a casa ficou aberta, deixe alguém por perto e a luz acesa até a visita.",
            "Com o portão aberto à noite, feche o portão social e a porta da casa e fique atento até o técnico chegar.",
            "Choque, fumaça ou folha inclinada pedem distância: ninguém passa por baixo nem ao lado.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "A mensagem que adianta o conserto",
          "O que mandar para vir hoje",
          "Peça o conserto com estes dados",
        ],
        slots: [
          [
            "Com a etiqueta do motor em foto, o técnico já leva a peça provável.",
            "Uma mensagem completa aumenta a chance de resolver na mesma visita.",
            "Com os dados completos, o técnico separa a peça certa antes de sair.",
          ],
          [
            "Se o portão ainda anda sem risco, um vídeo com som ajuda; com folha torta ou fumaça, só fotos de longe.",
            "Fotos tiradas de longe bastam quando há perigo; não acione para filmar.",
            "Diga também se faltou luz, choveu forte ou houve batida antes da falha.",
          ],
        ],
        bullets: [
          "Bairro e ponto de referência",
          "Tipo de portão e se ficou aberto",
          "Carro preso ou não",
          "Foto da etiqueta do motor",
          "Quem autoriza o serviço",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o conserto hoje", "Valor à noite e no fim de semana", "Preço combinado antes"],
        slots: [
          [
            "O valor depende da peça e do horário e é dito antes de você confirmar a visita.",
            "Noite, domingo e feriado podem ter valor diferente, informado na conversa.",
            "Visita, mão de obra e peça são combinadas antes, e nada é trocado sem aprovação.",
          ],
          [
            "Às vezes se faz primeiro o que deixa a entrada segura, e a peça fica para o dia seguinte.",
            "Quando a peça não está à mão, o portão é deixado fechado e seguro, e a volta é marcada.",
            "Se o motor não tem reparo, a troca em casa custa de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Em quanto tempo o técnico chega?",
        answers: [
          "O horário depende do bairro e da agenda e é informado quando você manda o endereço.",
          "Não prometemos tempo antes de saber o endereço; na resposta já vem o horário possível.",
        ],
      },
      {
        question: "Vocês consertam portão no domingo e no feriado?",
        answers: [
          "Sim, o atendimento funciona {shop.hours}. O horário e o valor são combinados na mensagem.",
          "Sim. Mande o bairro e o defeito, e a resposta traz o horário possível.",
        ],
      },
      {
        question: "O conserto fica pronto no mesmo dia?",
        answers: [
          "Muitas vezes, quando a peça é comum e foi identificada pela foto. Se não, a entrada fica segura e a volta é marcada.",
          "Depende da peça. Capacitor, fim de curso e ajuste costumam resolver na hora; uma placa específica pode ser encomendada.",
        ],
      },
      {
        question: "E se meu carro está preso atrás do portão?",
        answers: [
          "Diga isso na primeira linha da mensagem, com a hora em que precisa sair. Atrás de basculante com defeito, não tente soltar a folha: a saída é outra condução até o técnico chegar.",
          "Avise logo e não force. Só o de correr ou de abrir, sem folha torta, se abre na mão com o disjuntor desligado.",
        ],
      },
    ],
    photo: "fotos do portão tiradas de longe, a etiqueta do motor e o bairro",
  },
  {
    id: "portao-quebra-sempre",
    broader: "conserto",
    label: "Portão que vive quebrando",
    phrase: "o portão que quebra toda hora",
    asks: [
      "portão quebra toda hora",
      "portão quebra sempre",
      "portão quebrando sempre",
      "portão quebrando toda",
      "portão quebra toda semana",
      "portão vive quebrando",
      "portão quebra muito",
      "portão quebrou de novo",
      "portão quebra todo mês",
      "portão dá problema sempre",
      "portão sempre defeito",
      "motor quebra sempre",
      "defeito volta portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Um portão que vive quebrando tem causa que ninguém corrigiu: folha pesada ou desalinhada, motor abaixo do uso ou energia ruim. Peça um exame completo, da folha à tensão, antes de trocar outra peça; mande o histórico e um vídeo.",
        "Se o portão quebra toda semana, pare de trocar peça e ache o que força: o técnico move a folha na mão, mede a tensão e compara as aberturas por dia com a ficha do motor. O valor é dito antes do serviço.",
        "Quando o defeito volta sempre, a peça não é a causa. Folha que pesa, motor de casa em uso coletivo e oscilação de energia são as três mais comuns. Anote datas e peças trocadas e mande a foto da etiqueta.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão quebra sempre", "Causas de defeito repetido", "O que força o portão todo dia"],
        slots: [
          [
            "Uma folha pesada gasta engrenagem, capacitor e motor, um depois do outro.",
            "Roldana, trilho, dobradiça ou contrapeso gasto força tudo o que se troca depois.",
            "Um portão que não anda leve na mão quebra peça nova tão depressa quanto a velha.",
          ],
          [
            "Motor residencial em prédio ou empresa esquenta e desarma, porque não foi feito para esse ritmo.",
            "Muitas aberturas por hora acima da ficha queimam capacitor e placa.",
            "Se desarma sempre no mesmo horário, o uso passou do limite do motor.",
          ],
          [
            "Tensão que oscila, emenda ruim e falta de terra queimam placa repetidas vezes.",
            "Uma placa que queima mais de uma vez pede medir a rede e instalar protetor.",
            "Água na caixa e fiação emendada fazem o defeito aparecer a cada chuva.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que anotar antes da visita", "Histórico que encurta o diagnóstico", "Dados do defeito que volta"],
        slots: [
          [
            "Um histórico simples mostra o padrão que a visita isolada não mostra.",
            "Com datas e peças, o técnico chega à causa mais cedo.",
            "Anote o que você sabe, mesmo sem certeza.",
          ],
        ],
        steps: [
          "Liste as peças trocadas e as datas.",
          "Diga a que hora e com que tempo ele para.",
          "Conte as aberturas na hora de mais movimento.",
          "Grave um vídeo com o som, do início ao fim.",
          "Fotografe a etiqueta do motor e mande tudo junto.",
        ],
      },
    ],
    keep: ["replace"],
    questions: [
      {
        question: "Trocar o motor resolve o portão que vive quebrando?",
        answers: [
          "Só se a causa for o motor. Com folha pesada ou rede ruim, o novo quebra igual.",
          "Resolve quando ele está abaixo do uso ou gasto. Antes se acerta a folha.",
        ],
      },
      {
        question: "O conserto anterior tem garantia?",
        answers: [
          "Peça ao responsável pelo serviço; guarde a nota e o que foi trocado. Os nossos têm {warranty.installation} na instalação.",
          "Veja o prazo na nota de quem fez. Nossa instalação tem {warranty.installation}.",
        ],
      },
      {
        question: "A revisão evita que o portão viva quebrando?",
        answers: [
          "Evita boa parte: em casa, {visits.home}; em prédio e empresa, {visits.business}, no mínimo.",
          "Sim, desde que a causa já tenha sido corrigida. A revisão em casa parte de {price.preventive}, sem peças.",
        ],
      },
      {
        question: "Em condomínio, o que o síndico faz com o portão que vive quebrando?",
        answers: [
          "Reúne o histórico, tira o portão de uso se houver risco e pede diagnóstico por escrito.",
          "Pede um laudo simples da causa e compara conserto e motor de uso intenso.",
        ],
      },
    ],
    photo: "um vídeo do portão com som, a foto da etiqueta e a lista das peças já trocadas",
  },
  {
    id: "conserto-basculante",
    broader: "conserto",
    label: "Conserto de portão basculante",
    phrase: "o conserto do portão basculante",
    asks: [
      "basculante enguiçado",
      "basculante enguiçou",
      "basculante pifou",
      "basculante deu problema",
      "basculante deu ruim",
      "basculante deu pau",
      "conserto basculante",
      "consertar basculante",
      "arrumar basculante",
      "assistência basculante",
      "técnico basculante",
    ],
    intent: "repair",
    answers: {
      any: [
        "Consertamos portão basculante no seu endereço: cabos, roldanas, contrapeso, fuso, capacitor, placa e fim de curso. Desligue o disjuntor, não fique sob a folha e mande vídeo e foto da etiqueta; a estimativa é grátis.",
        "Fazemos conserto de basculante das marcas comuns, como PPA, Garen, Peccinin e Rossi. O técnico confere primeiro o equilíbrio da folha e depois o motor, e o valor, com peça e mão de obra separadas, é dito antes.",
        "No conserto do portão basculante, o técnico separa o que carrega a folha, cabo e contrapeso, do que a move, fuso, capacitor e placa. Não destrave nem force: mande um vídeo com som e receba a estimativa grátis.",
      ],
      price: [
        "O preço do conserto do basculante depende da peça: capacitor ou fim de curso custa menos que cabo, fuso ou placa. Ajuste sem peças parte de {price.preventive} em casa; a estimativa por vídeo e etiqueta é grátis.",
        "Conserto de portão basculante é cobrado por peça e mão de obra, com valor dito antes. A visita de regulagem em casa parte de {price.preventive}, sem peças; trocar o motor, com instalação, parte de {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Defeitos comuns no basculante",
          "O que costuma quebrar no basculante",
          "Sinais e causas no basculante",
        ],
        slots: [
          [
            "Ronca e não sobe: capacitor fraco ou folha desequilibrada.",
            "Motor que ronca parado costuma ter capacitor fraco ou contrapeso fora do ponto.",
            "Quando só ronca, mede-se o capacitor e vê-se o equilíbrio da folha.",
          ],
          [
            "Gira e a folha não anda: porca do fuso gasta ou braço solto.",
            "Se o motor gira em falso, a porca do fuso ou o pino do braço se foi.",
            "O ruído de motor com folha parada aponta fuso, porca ou braço.",
          ],
          [
            "Sobe torto ou desce depressa: cabo, roldana ou contrapeso, com risco de queda.",
            "Uma folha torta ou pesada é cabo ou contrapeso, e o uso para na hora.",
            "Um portão que despenca ou entorta tem cabo gasto: isole e não acione.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até o técnico chegar", "Cuidados com o basculante parado", "Antes da visita"],
        slots: [
          [
            "Faça só o que não exige tocar em cabo, mola ou tampa do motor.",
            "São passos seguros, e o resto fica com o técnico.",
            "Se algo estiver torto ou solto, pare no segundo passo.",
          ],
        ],
        steps: [
          "Afaste pessoas e animais, e ninguém passa sob a folha.",
          "Desligue o disjuntor do portão.",
          "Não destrave, não solte cabo e não empurre a folha.",
          "Fotografe de longe os dois lados e a etiqueta do motor.",
          "Mande o endereço e diga se a folha ficou aberta ou fechada.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O conserto é feito na mesma visita?",
        answers: [
          "Na maioria dos casos, sim, quando vídeo e etiqueta mostram antes a peça provável.",
          "Costuma ser. Peça de modelo antigo ou serralheria pode pedir outra visita.",
        ],
      },
      {
        question: "O conserto do portão basculante tem garantia?",
        answers: [
          "Sim: a instalação tem {warranty.installation} de garantia; o motor novo, {warranty.motor}.",
          "Sim: {warranty.installation} no serviço de instalação e {warranty.motor} em motor novo no basculante.",
        ],
      },
      {
        question: "Vocês consertam basculante à noite e no domingo?",
        answers: [
          "O contato funciona {shop.hours}; horário e valor da visita são combinados na conversa.",
          "Sim, {shop.hours}, pelo WhatsApp, com o horário combinado antes.",
        ],
      },
      {
        question: "Quando compensa trocar o motor do basculante?",
        answers: [
          "Compensa trocar quando o redutor tem folga, o enrolamento queimou ou não há peça para o modelo.",
          "Compensa trocar quando o conserto se aproxima do preço de um novo ou o motor passou da vida esperada, de {trade.life}.",
        ],
      },
    ],
    photo: "fotos do portão basculante dos dois lados, tiradas de longe, e da etiqueta do motor",
  },
  {
    id: "conserto-correr",
    broader: "conserto",
    label: "Conserto de portão de correr",
    phrase: "o conserto do portão de correr",
    asks: [
      "correr enguiçado",
      "correr enguiçou",
      "correr pifou",
      "correr deu problema",
      "correr deu ruim",
      "correr deu pau",
      "conserto correr",
      "conserto deslizante",
      "consertar correr",
      "consertar deslizante",
      "arrumar correr",
      "arrumar deslizante",
      "assistência deslizante",
      "técnico deslizante",
    ],
    intent: "repair",
    answers: {
      any: [
        "Consertamos portão de correr no seu endereço: trilho, roldanas, cremalheira, engrenagem, capacitor, placa e fim de curso. Desligue o disjuntor se o motor ronca sem andar e mande vídeo e foto da etiqueta; a estimativa é grátis.",
        "Fazemos conserto de portão deslizante das marcas comuns, como PPA, Garen, Peccinin e Rossi. O técnico confere trilho e roldanas antes do motor, e o valor, com peça e mão de obra separadas, é dito antes.",
        "No conserto do portão de correr, o primeiro teste é a folha solta do motor: se corre leve, o defeito está no motor ou na placa; se pesa, em trilho ou roldana. Mande um vídeo com som para a estimativa grátis.",
      ],
      price: [
        "O preço do conserto do portão de correr depende da peça: ímã de fim de curso ou capacitor custa menos que engrenagem, roldana ou placa. Ajuste sem peças parte de {price.preventive} em casa; a estimativa por vídeo é grátis.",
        "Conserto de deslizante é cobrado por peça e mão de obra, com valor dito antes. A visita de regulagem em casa parte de {price.preventive}, sem peças; se o motor não compensa, a troca fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Defeitos comuns no portão de correr",
          "O que costuma quebrar no portão de correr",
          "Sinais e causas no portão de correr",
        ],
        slots: [
          [
            "Trava sempre no mesmo ponto: trilho amassado, sujeira ou roldana gasta.",
            "A parada no mesmo lugar é do trilho ou da roda, e não do motor.",
            "Se prende num trecho, procura-se pedra, emenda com degrau ou roldana travada.",
          ],
          [
            "O motor gira e a folha fica: engrenagem ou cremalheira gasta, ou motor destravado.",
            "Girar sem andar é dente comido, cremalheira baixa ou destravamento aberto.",
            "O estalo de dente pulando aponta folga errada na cremalheira.",
          ],
          [
            "Bate no fim ou não para: ímã de fim de curso deslocado.",
            "A pancada no batente costuma ser ímã fora do lugar ou força alta.",
            "Uma folha que sai do trilho é caso de parar tudo e isolar, porque pode tombar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até o técnico chegar", "Cuidados com o portão de correr parado", "Antes da visita"],
        slots: [
          [
            "Faça só o que não pede abrir a tampa do motor nem soltar a cremalheira.",
            "Siga a ordem; soltar peça e mexer em fio ficam com o técnico.",
            "Se a folha balança ou saiu do trilho, pare no segundo passo.",
          ],
        ],
        steps: [
          "Afaste pessoas e animais da folha e do trilho.",
          "Desligue o disjuntor do portão.",
          "Retire pedra ou folha do trilho, se o portão está reto e parado.",
          "Se a folha saiu do trilho ou balança, não encoste nela.",
          "Grave um vídeo com som e fotografe a etiqueta do motor.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O conserto é feito na mesma visita?",
        answers: [
          "Sim, na maior parte das vezes: trilho, ímã, capacitor e engrenagem costumam ser resolvidos na primeira ida.",
          "Em geral, sim. Base de concreto ou trilho inteiro novo pede um segundo dia.",
        ],
      },
      {
        question: "O conserto do portão de correr tem garantia?",
        answers: [
          "Tem: {warranty.installation} na instalação e {warranty.motor} quando o motor é novo.",
          "Sim: {warranty.installation} no serviço de instalação e {warranty.motor} em motor novo no portão de correr.",
        ],
      },
      {
        question: "Vocês consertam portão de correr à noite e no domingo?",
        answers: [
          "Sim: chame {shop.hours}, e o horário da ida é acertado na conversa.",
          "O WhatsApp funciona {shop.hours}, e o valor é dito antes de sair.",
        ],
      },
      {
        question: "Quando compensa trocar o motor do portão de correr?",
        answers: [
          "Compensa trocar quando há redutor trincado, enrolamento queimado ou falta de peça para o deslizante.",
          "Compensa trocar quando o reparo chega perto da troca, de {price.homeSwap} em casa.",
        ],
      },
    ],
    photo: "um vídeo do portão de correr com som e fotos do trilho, da cremalheira e da etiqueta do motor",
  },
  {
    id: "conserto-pivotante",
    broader: "conserto",
    label: "Conserto de portão de abrir",
    phrase: "o conserto do portão de abrir",
    asks: [
      "pivotante enguiçado",
      "pivotante enguiçou",
      "pivotante pifou",
      "pivotante deu problema",
      "pivotante deu ruim",
      "pivotante deu pau",
      "conserto pivotante",
      "consertar pivotante",
      "arrumar pivotante",
      "assistência pivotante",
      "técnico pivotante",
      "conserto duas folhas",
      "conserto portão abrir folhas",
    ],
    intent: "repair",
    answers: {
      any: [
        "Consertamos portão de abrir no seu endereço: dobradiça, braço, fuso, batente, capacitor, central e retardo entre folhas. Desligue o disjuntor, não force a folha e mande vídeo e foto da etiqueta; a estimativa é grátis.",
        "Fazemos conserto de portão pivotante de uma ou duas folhas, das marcas comuns. O técnico confere dobradiça e batente antes do motor, e o valor, com peça e mão de obra separadas, é dito antes.",
        "No conserto do portão pivotante, vê-se primeiro se a folha gira leve, sem raspar: se gira, o defeito está no braço, no capacitor ou na central; se pesa, na dobradiça. Mande um vídeo com som para a estimativa grátis.",
      ],
      price: [
        "O preço do conserto do portão de abrir depende da peça e do número de folhas: capacitor custa menos que braço ou central. Ajuste sem peças parte de {price.preventive} em casa; a estimativa por vídeo e etiqueta é grátis.",
        "Conserto de pivotante é cobrado por peça e mão de obra, com valor dito antes. A visita de regulagem em casa parte de {price.preventive}, sem peças; se o motor não compensa, a troca fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Defeitos comuns no portão de abrir",
          "O que costuma quebrar no portão de abrir",
          "Sinais e causas no portão de abrir",
        ],
        slots: [
          [
            "Uma folha que raspa ou arria tem dobradiça gasta ou solda aberta.",
            "Raspar no chão é dobradiça caída, que força o braço até quebrar.",
            "Se a folha baixou, a dobradiça vem antes do motor.",
          ],
          [
            "Uma folha parada e a outra boa apontam capacitor, cabo ou saída da central.",
            "Quando só um lado anda, o defeito está no motor ou no cabo do outro.",
            "Folhas que se prendem pedem ajuste do retardo na central.",
          ],
          [
            "Portão que não segura fechado tem batente solto ou trava com defeito.",
            "Folha que abre com o vento perdeu batente, trava ou força no braço.",
            "Bater no fim é batente fora do lugar ou curso mal regulado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até o técnico chegar", "Cuidados com o portão de abrir parado", "Antes da visita"],
        slots: [
          [
            "Faça só o que não pede soltar o braço nem abrir a central.",
            "A ordem abaixo é segura; dobradiça e braço ficam com o técnico.",
            "Se a folha está pendurada numa dobradiça só, pare no segundo passo.",
          ],
        ],
        steps: [
          "Afaste pessoas e animais do giro da folha.",
          "Desligue o disjuntor do portão.",
          "Veja de longe se a dobradiça ou o braço soltou.",
          "Com vento, não deixe a folha solta: peça ajuda para mantê-la encostada, se ela está firme na dobradiça.",
          "Grave um vídeo com som e fotografe a etiqueta do motor.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O conserto é feito na mesma visita?",
        answers: [
          "Costuma ser, se o vídeo e a etiqueta já mostram a peça provável.",
          "Quase sempre. Coluna a reforçar ou dobradiça sob medida pode pedir outra ida.",
        ],
      },
      {
        question: "O conserto do portão de abrir tem garantia?",
        answers: [
          "Sim: são {warranty.installation} na instalação e, em motor novo, {warranty.motor}.",
          "Sim: {warranty.installation} no serviço de instalação e {warranty.motor} em motor novo no portão de abrir.",
        ],
      },
      {
        question: "Vocês consertam portão de abrir à noite e no domingo?",
        answers: [
          "Sim, o contato fica aberto {shop.hours}; a visita é marcada na conversa.",
          "Chame pelo WhatsApp, {shop.hours}, e combine horário e valor.",
        ],
      },
      {
        question: "Quando compensa trocar o motor do portão de abrir?",
        answers: [
          "Compensa trocar quando o braço tem folga no redutor, o motor queimou ou a marca já não tem peça.",
          "Compensa comparar com o conjunto novo quando são duas folhas antigas e um lado queimou.",
        ],
      },
    ],
    photo: "um vídeo do portão de abrir com som e fotos das dobradiças, do braço e da etiqueta do motor",
  },
  {
    id: "quanto-tempo-demora-o-conserto",
    broader: "conserto",
    label: "Quanto tempo demora o conserto",
    phrase: "quanto tempo demora o conserto do portão",
    intent: "question",
    asks: [
      "quanto tempo demora conserto",
      "quanto tempo leva conserto",
      "quanto demora conserto",
      "quanto demora consertar",
      "quanto tempo demora consertar",
      "quanto tempo leva consertar",
      "tempo conserto portão",
      "conserto demora",
      "demora conserto portão",
      "prazo conserto",
      "conserto fica pronto quando",
      "conserto mesmo dia",
      "quanto tempo arrumar portão",
      "quanto demora arrumar",
    ],
    answers: {
      any: [
        "A maioria dos consertos de portão termina em uma visita de poucas horas: regulagem, capacitor, fim de curso, roldana e controle saem na hora, se a peça foi identificada pela foto. Troca do motor leva de {time.tilting} no basculante e de {time.sliding} no de correr; peça encomendada e solda pedem outro dia.",
      ],
      repair: [
        "A maioria dos consertos de portão termina em uma visita de poucas horas: regulagem, capacitor, fim de curso, roldana e controle saem na hora, se a peça foi identificada pela foto. Troca do motor leva de {time.tilting} no basculante e de {time.sliding} no de correr; peça encomendada e solda pedem outro dia.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["Tempo por tipo de conserto", "O que sai na hora e o que demora"],
        slots: [
          ["Ajuste de fim de curso, força e fotocélula é o mais rápido, e cabe na visita de revisão."],
          ["Placa e engrenagem dependem de ter a peça do modelo; a foto da etiqueta antes evita a segunda ida."],
          ["Cabo, solda e folha torta podem pedir serralheria, com dia combinado."],
          ["Em portão pesado, a troca do motor leva de {time.heavy}."],
        ],
      },
      {
        about: "check",
        headings: ["Como encurtar a espera pelo conserto", "O que mandar antes da visita"],
        slots: [["Com estas informações, o técnico já pode sair com a peça provável."]],
        steps: [
          "Foto da etiqueta do motor e do portão inteiro.",
          "Vídeo com som, feito de longe, se o portão ainda anda sem risco.",
          "O que aconteceu antes: chuva, falta de luz, batida, barulho.",
          "Bairro e horário em que há alguém em casa.",
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "O portão fica parado até a peça chegar?",
        answers: [
          "Portão de correr ou de abrir, reto e nivelado, pode ser usado na mão com o disjuntor desligado. O basculante com cabo ou contrapeso ruim fica fechado.",
        ],
      },
      {
        question: "Em quanto tempo o técnico vem?",
        answers: ["O horário é dito na conversa, conforme o bairro e o dia. O WhatsApp responde {shop.hours}."],
      },
    ],
  },
];
