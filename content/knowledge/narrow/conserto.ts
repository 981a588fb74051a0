import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const conserto: NarrowConcept[] = [
  {
    id: "conserto-na-empresa",
    broader: "conserto",
    label: "Conserto de portão de loja, galpão e escola",
    phrase: "o conserto do portão da empresa",
    asks: [
      "creche conserto hoje",
      "escola conserto hoje",
      "creche conserto portão hoje",
      "escola conserto portão hoje",
      "colégio conserto portão hoje",
      "conserto portão creche",
      ...combine(
        ["conserto", "consertar", "conserta", "arrumar", "reparo"],
        [
          "portão loja",
          "portão comércio",
          "portão comercial",
          "portão galpão",
          "portão fábrica",
          "portão escola",
          "portão igreja",
        ],
      ),
      ...combine(
        ["conserto", "consertar", "conserta", "arrumar", "reparo"],
        [
          ...["portão hospital", "portão clínica", "portão oficina", "portão oficina mecânica", "portão posto"],
          ...["portão padaria", "portão farmácia", "portão restaurante", "portão mercado", "portão supermercado"],
          ...["portão academia", "portão hotel", "portão transportadora", "portão empresa"],
        ],
        ["urgente", "hoje", ""],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Em padaria, farmácia, mercado ou restaurante, o serviço é feito fora da hora de movimento, e só se troca a peça que falhou, com orçamento grátis por vídeo. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças; se for o motor, a troca em portão pesado, de {price.heavySwap}.",
        "Em hospital, clínica ou hotel, a entrada de emergência vem primeiro, e só se troca a peça que falhou, com orçamento grátis por vídeo. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças; se for o motor, a troca em portão pesado, de {price.heavySwap}.",
        "Em oficina, posto, academia, transportadora ou empresa, o horário é combinado para não parar o serviço, e só se troca a peça que falhou, com orçamento grátis por vídeo. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças; se for o motor, a troca, de {price.heavySwap}.",
        "Fazemos conserto de portão de hospital, clínica ou hotel no local, com a entrada de emergência primeiro: mande vídeo e etiqueta, {shop.hours}, e o valor da ida é dito antes. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças; se for o motor, a troca em portão pesado, de {price.heavySwap}.",
        "Fazemos conserto de portão de oficina, posto, academia, transportadora ou empresa no local, em horário que não pare o serviço: só se troca a peça que falhou, com orçamento grátis por vídeo. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças; se for o motor, a troca, de {price.heavySwap}.",
        "Fazemos conserto de portão de padaria, farmácia, mercado ou restaurante fora da hora de movimento: só se troca a peça que falhou, com orçamento grátis por vídeo, {shop.hours}. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças; se for o motor, a troca em portão pesado, de {price.heavySwap}.",
        "Fazemos conserto de portão no seu endereço, também de loja, comércio e outro ponto comercial, em horário combinado para não parar a venda: o técnico acha a causa, troca só a peça que falhou e testa. Peça e mão de obra vêm separadas no orçamento, que é grátis, por foto ou vídeo.",
        "O horário é combinado para não parar a venda: em loja, comércio ou outro ponto comercial, o técnico acha a causa, troca só a peça que falhou, regula e testa. Peça e mão de obra vêm separadas no orçamento, que é grátis, por foto ou vídeo.",
        "Fazemos conserto de portão de galpão e de fábrica no local: a folha vem primeiro, com roldana, trilho e cremalheira, e depois motor e placa, para trocar só o que falhou. O orçamento é grátis; se o motor tiver de ser trocado, em portão pesado a troca fica de {price.heavySwap}.",
        "A folha vem primeiro, em galpão ou fábrica: roldana, trilho e cremalheira são conferidos antes do motor e da placa, e só se troca o que falhou. O orçamento é grátis, por foto ou vídeo; se o motor tiver de ser trocado, em portão pesado a troca fica de {price.heavySwap}.",
        "Fazemos conserto de portão de escola, de creche e de igreja no local, fora da hora de entrada e de saída: só se troca a peça que falhou, com a força e a fotocélula testadas no fim. O orçamento é grátis, por vídeo; a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
        "Em escola, creche ou igreja, o serviço é marcado fora da entrada e da saída, e só se troca a peça que falhou, com a força e a fotocélula testadas no fim. O orçamento é grátis, por vídeo; a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
      ],
      price: [
        "O conserto do portão de loja, galpão ou escola custa a peça que falhou mais a mão de obra, em linhas separadas, com orçamento grátis por foto ou vídeo. Para comparar, a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças, e o motor de portão pesado trocado, de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é o conserto sem parar o movimento", "O serviço no horário da empresa"],
        slots: [
          [
            "Diga a hora de abrir e de fechar: a visita é combinada para o momento de menos movimento.",
            "O horário é acertado antes, conforme a entrada de clientes, funcionários ou carga.",
          ],
          [
            "A folha é testada na mão, a energia, o capacitor e a placa são medidos, e só sai a peça que o teste reprovou.",
            "Primeiro vêm a folha e a energia, depois sensores, capacitor e placa; troca-se só o que falhou.",
          ],
          [
            "No fim, o portão faz vários ciclos, e a fotocélula e a força são testadas.",
            "O teste final é feito com quem abre e fecha o portão todos os dias.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para o orçamento", "A primeira mensagem"],
        slots: [["Com estes dados, a estimativa vem antes da visita.", "Assim o técnico já sai com a peça provável."]],
        bullets: [
          "Vídeo curto do defeito, feito de longe.",
          "Foto da etiqueta do motor e do portão inteiro.",
          "Quantas vezes o portão abre por dia.",
          "Horário de funcionamento e quem autoriza o serviço.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O conserto pode ser feito fora do expediente?",
        answers: [
          "Pode ser combinado: diga o horário que serve, e respondemos se há técnico livre e quanto custa a ida.",
          "Conforme a agenda, sim. O valor da ida nesse horário é dito antes.",
        ],
      },
      {
        question: "A empresa recebe nota do conserto?",
        answers: [
          "Sim. Mande o CNPJ junto com o pedido, para o orçamento e a nota.",
          "Recebe: basta informar o CNPJ ao pedir o orçamento.",
        ],
      },
      {
        question: "Precisa trocar o motor inteiro?",
        answers: [
          "Na maioria das vezes não: troca-se a peça que falhou. Motor pequeno para o movimento é que pede outro.",
          "Raramente. Só quando o motor está gasto ou não serve ao número de aberturas por dia.",
        ],
      },
    ],
  },
  {
    id: "conserto-do-motor-preco",
    broader: "conserto",
    label: "Quanto custa consertar o motor do portão",
    phrase: "o preço do conserto do motor",
    asks: [
      "conserto motor preço",
      "consertar motor preço",
      "arrumar motor preço",
      "reparo motor preço",
      "conserto motor portão preço",
      "consertar motor portão preço",
      "orçamento conserto motor",
    ],
    intent: "price",
    answers: {
      any: [
        "O conserto do motor de portão depende da peça: só o ajuste custa a partir de {price.preventive} em residência, sem peças, e o limite para comparar é a troca do motor inteiro, de {price.homeSwap}. O técnico vai até o seu endereço, e a foto da etiqueta com um vídeo do defeito dá o valor antes, sem custo.",
        "Para consertar o motor do portão, conte a partir de {price.preventive} em residência quando basta ajustar, sem peças; capacitor é das peças mais baratas, placa e engrenagem das mais caras. Trocar o motor inteiro fica de {price.homeSwap}: perto disso, o conserto deixa de compensar.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço do conserto do motor", "Peça, mão de obra e o limite"],
        slots: [
          [
            "O valor soma a peça que falhou e a mão de obra, em linhas separadas.",
            "Paga-se a peça trocada e o serviço, cada um com o seu valor dito antes.",
          ],
          [
            "Capacitor e fim de curso pesam pouco; engrenagem, placa e rotor pesam mais.",
            "Uma peça elétrica pequena muda pouco a conta; placa, redutor e enrolamento mudam muito.",
          ],
          [
            "Se o conserto passa da metade da troca do motor inteiro, que em casa fica de {price.homeSwap}, compare os dois.",
            "Motor antigo com mais de um defeito costuma pedir a troca, que em residência fica de {price.homeSwap}.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se acha o defeito do motor", "O que é medido antes de trocar peça"],
        slots: [
          [
            "A folha é movida na mão, e a tensão, o capacitor e a corrente são medidos antes de qualquer troca.",
            "O técnico separa defeito da folha de defeito do motor e mede capacitor, placa e corrente.",
          ],
          [
            "A peça com defeito é mostrada a você, e só sai com a sua aprovação.",
            "Nada é trocado antes de você aprovar o valor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vale a pena consertar o motor ou trocar?",
        answers: [
          "Conserto de uma peça comum vale; acima da metade de um motor trocado, de {price.homeSwap} em casa, a troca compensa mais.",
          "Se o defeito é um só e há peça, conserte. Com o motor gasto e a peça cara, compare com a troca, de {price.homeSwap} em residência.",
        ],
      },
      {
        question: "O orçamento do conserto do motor é pago?",
        answers: [
          "Por foto e vídeo é grátis. Se for preciso medir no local, o valor da ida é combinado antes.",
          "Não: com a foto da etiqueta e um vídeo do defeito, a estimativa vem sem custo.",
        ],
      },
      {
        question: "Dá para parcelar o conserto do motor?",
        answers: [
          "Sim, no cartão, em até {shop.instalments} vezes.",
          "Dá: o cartão divide em até {shop.instalments} vezes.",
        ],
      },
    ],
  },
  {
    id: "conserto-hoje",
    broader: "conserto",
    label: "Conserto hoje, domingo ou 24 horas",
    phrase: "o conserto do portão hoje",
    asks: [
      "técnico 1 janeiro",
      "conserto noturno",
      "técnico noturno",
      "atendimento noturno portão",
      "plantão noturno portão",
      "conserto imediato",
      "técnico imediato",
      "atendimento imediato portão",
      "conserto já",
      "conserto rápido hoje",
      "preciso técnico amanhã",
      "conserto segunda feira",
      "conserto terça",
      "conserto terça feira",
      "conserto quarta",
      "conserto quarta feira",
      "conserto quinta",
      "conserto quinta feira",
      "técnico segunda feira",
      "técnico terça",
      "técnico quarta feira",
      "técnico quinta",
      "conserto horário almoço",
      "conserto almoço",
      "técnico horário almoço",
      "conserto tarde",
      "conserto manhã",
      "técnico manhã",
      "técnico tarde",
      "conserto 30 minutos",
      "conserto minutos",
      "técnico minutos",
      "técnico 30 minutos",
      "conserto 1 hora",
      "conserto depois trabalho",
      "conserto depois expediente",
      "preciso técnico agora",
      "preciso técnico portão agora",
      "conserto até horas",
      "técnico até horas",
      "conserto em 1 hora",
      "conserto em 2 horas",
      "técnico em 1 hora",
      "técnico em 2 horas",
      "chegar em 1 hora técnico",
      "técnico noite",
      "técnico portão noite",
      "técnico sexta",
      "conserto sexta",
      "técnico sexta noite",
      "conserto segunda",
      "técnico madrugada",
      "conserto madrugada",
      "portão aberto domingo conserto",
      "atende domingo portão",
      "atende sábado portão",
      "atende feriado portão",
      "atende noite portão",
      "atende madrugada portão",
      "atendem domingo",
      "atendem sábado",
      "atendem feriado",
      "conserto fora horário",
      "conserto fora hora",
      "conserto natal",
      "conserto ano novo",
      "conserto carnaval",
      "conserto amanhã",
      "conserto motor 24h",
      "conserto motor portão 24h",
      "conserto motor 24 horas",
      "emergência portão 24 horas preço",
      "técnico 24 horas preço",

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
      "manutenção urgente",
      "manutenção urgente portão",
      "manutenção urgente prédio",
      "manutenção urgente condomínio",
      "manutenção portão agora",
    ],
    intent: "emergency",
    answers: {
      any: [
        "O horário do conserto você escolhe, conforme a agenda do bairro: de manhã, no almoço, à tarde ou depois do expediente. Peça o dia e a hora pelo WhatsApp, {shop.hours}, com vídeo e foto da etiqueta; em casa, só a regulagem parte de {price.preventive}, sem peças.",
        "O técnico vai agora, se há equipe livre perto de você: chame pelo WhatsApp, {shop.hours}, e a resposta diz a que horas ele chega e quanto custa a ida, antes de sair. Em casa, só a regulagem parte de {price.preventive}, sem peças; até lá, disjuntor desligado.",
        "Em 30 minutos ou em até 1, 2 ou 3 horas, só se houver equipe livre perto de você: não prometemos prazo fixo, e a resposta pelo WhatsApp, {shop.hours}, diz a hora da chegada e o valor da ida, antes da saída. Em casa, só a regulagem parte de {price.preventive}, sem peças.",
        "Atendemos de segunda, terça, quarta, quinta ou sexta-feira, também no plantão noturno, à noite, e no fim de semana{shop.always}: chame o técnico de portão pelo WhatsApp, {shop.hours}, e a resposta diz o horário e o valor da ida antes de ele sair. Em casa, só a regulagem parte de {price.preventive}, sem peças; a peça é orçada por foto.",
        "O conserto fica para amanhã, ou antes, conforme a agenda do seu bairro: peça o horário pelo WhatsApp, {shop.hours}, com vídeo e foto da etiqueta, e o técnico já leva a peça provável. Em casa, só a regulagem parte de {price.preventive}, sem peças.",
        "Vamos hoje, conforme a equipe livre na região: chame pelo WhatsApp, {shop.hours}, e a resposta diz a hora possível e o valor, antes de o técnico sair. Diga o bairro, se o portão ficou aberto e se há carro preso; em casa, só a regulagem parte de {price.preventive}, sem peças.",

        "Sim, há conserto de portão todos os dias, também à noite e aos sábados, domingos e feriados: atendemos {shop.hours}, e o horário e o valor da ida são ditos pelo WhatsApp antes de o técnico sair. Mande o bairro, a foto da etiqueta e um vídeo curto, e ele já leva a peça provável.",
        "Para conserto de portão hoje, chame pelo WhatsApp, que funciona {shop.hours}. Diga o bairro, se o portão ficou aberto e se há carro preso; o horário da visita e o valor são combinados na hora.",
        "Para conserto de portão 24 horas, chame pelo WhatsApp, que funciona {shop.hours}: dizemos se há técnico livre, a que horas ele chega e quanto custa a ida. Em casa, só a regulagem parte de {price.preventive}, sem peças; até lá, desligue o disjuntor e não force a folha.",
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
            "Baixe o disjuntor do portão e guarde os controles, para ninguém acionar sem querer.",
            "Com o disjuntor do portão desligado, afaste crianças e animais e deixe o vão livre.",
          ],
          [
            "Portão de correr ou de abrir, reto e nivelado, pode ser destravado e fechado na mão; o basculante fica travado.",
            "Só se destrava portão de correr ou de abrir sem folha torta; um basculante com defeito não se mexe.",
            "Basculante aberto, torto ou com cabo solto fica como está, com a área isolada.",
            "Folha torta, fora do trilho ou pendurada não se empurra nem se escora: ninguém passa por baixo nem ao lado.",
            "O portão de correr, com a folha reta e em trilho nivelado, pode ser destravado e fechado na mão; torto ou fora do trilho, não se mexe.",
            "O portão de abrir, com a folha reta e as dobradiças firmes, pode ser destravado e fechado na mão, e depois travado de novo.",
          ],
          [
            "Se a casa ficou aberta, deixe alguém por perto e a luz acesa até a visita.",
            "Com o portão aberto à noite, feche o portão social e a porta da casa e fique atento até o técnico chegar.",
            "Choque, fumaça ou folha inclinada pedem distância: ninguém passa por baixo nem ao lado.",
            "Se o portão não fecha, tranque as portas da casa e avise isso na primeira mensagem.",
            "Não force a folha com o carro nem com alavanca: a pancada entorta o braço e encarece o conserto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "O que o técnico resolve na primeira ida",
          "O que o técnico faz na ida de hoje",
          "Conserto na hora ou em duas etapas",
        ],
        slots: [
          [
            "Capacitor, fusível, fim de curso, fotocélula e controle costumam ser trocados ou regulados na mesma visita.",
            "Motor que ronca costuma voltar a andar com um capacitor novo; portão que volta sozinho, com a fotocélula limpa e alinhada.",
            "Portão de correr fora do trilho é recolocado com apoio, e roldanas e trilho são conferidos antes de religar.",
            "Com cabo rompido, a folha do basculante é escorada primeiro, e só depois os cabos são trocados.",
            "Portão que não fecha, que ronca parado ou que saiu do trilho costuma se resolver na mesma ida, com regulagem, capacitor ou folha recolocada.",
            "Capacitor, relé, fim de curso, fotocélula e controle costumam se resolver na hora; o disjuntor que cai é testado até achar o curto.",
            "Portão sem reação é testado do disjuntor à placa, e fusível ou conector com defeito é trocado na hora.",
          ],
          [
            "Se a peça do seu modelo precisar de encomenda, o portão fica fechado e travado, e a volta é marcada.",
            "Placa de modelo antigo e solda na folha podem ficar para o dia seguinte, com a entrada já fechada e segura.",
            "Quando falta a peça exata, o técnico deixa a folha firme, o disjuntor desligado e o dia da volta combinado.",
            "Se não der para concluir na hora, a entrada fica fechada, e o restante é marcado para o dia seguinte.",
            "Motor queimado pede motor novo, que é escolhido pela foto e instalado em outro horário, com o portão fechado até lá.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que dizer na primeira mensagem", "O que mandar para vir hoje", "Peça o conserto com estes dados"],
        slots: [
          [
            "Mande o endereço, o tipo de portão e diga se ele ficou aberto ou com carro preso: esses casos entram na frente.",
            "Comece pelo endereço e pelo que aconteceu, e junte a foto da etiqueta do motor, para o técnico levar a peça do seu modelo.",
            "Diga se faltou luz, choveu forte ou houve batida antes da falha, porque isso já aponta a peça.",
            "Escreva se o motor ronca, faz clique ou não dá sinal, e mande a foto da etiqueta dele.",
            "Diga há quanto tempo parou e o que já foi tentado, para o técnico não repetir o teste.",
          ],
          [
            "Se o portão ainda anda sem risco, um vídeo com som ajuda; com folha torta ou fumaça, mande só fotos de longe.",
            "Em prédio ou empresa, diga quem autoriza o serviço e como o técnico entra a essa hora.",
            "Não acione de novo só para filmar: com folha torta ou fumaça, a foto basta.",
            "Diga até que horas alguém pode receber o técnico e onde fica o quadro de luz.",
            "Se há pessoa presa ou ferida, ligue antes para os Bombeiros, 193, ou o SAMU, 192.",
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
        headings: [
          "O que entra no valor do chamado",
          "Do que depende o preço do conserto hoje",
          "O que forma o valor à noite e no fim de semana",
        ],
        slots: [
          [
            "O chamado tem duas partes: a ida do técnico, que muda com o dia e a hora, e o conserto, com peça e mão de obra.",
            "À noite, no domingo e em feriado a ida pode custar mais que em dia útil; a peça tem o mesmo preço.",
            "O que muda o valor é a hora da ida, a peça que falhou e o modelo do motor.",
            "Você recebe dois valores antes de confirmar: o da ida a essa hora e a estimativa do conserto.",
            "Trocar um capacitor é dos consertos mais baratos; placa, cabo e folha fora do trilho custam mais.",
          ],
          [
            "Para comparar, a visita só de ajuste em residência custa a partir de {price.preventive}, sem peças, e a troca do motor fica de {price.homeSwap}.",
            "Se o motor não tiver reparo, a troca em residência fica de {price.homeSwap}, com motor e mão de obra.",
            "Você pode fazer hoje só o que fecha a entrada e deixar o restante para o horário comum.",
            "Em dia útil, a visita só de ajuste em residência custa a partir de {price.preventive}, sem peças; fora dele, soma-se a ida.",
            "Sem reparo possível, o motor novo instalado no lugar do antigo fica de {price.homeSwap} em residência.",
          ],
          [
            "O pagamento é por Pix ou no cartão, em até {shop.instalments} vezes.",
            "O cartão é aceito também na urgência, em até {shop.instalments} vezes.",
            "Pix e cartão são aceitos a qualquer hora, e o cartão divide em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Em quanto tempo o técnico chega?",
        answers: [
          "Depende do bairro e da agenda da hora: mande o endereço, e a resposta já traz o horário possível, antes de você confirmar.",
          "A hora da saída é confirmada assim que você manda o endereço; depois disso, conta só o trajeto. Portão aberto e carro preso têm prioridade.",
        ],
      },
      {
        question: "O conserto custa mais no domingo e no feriado?",
        answers: [
          "A ida pode custar mais que em dia útil, e o valor é dito antes de o técnico sair; a peça tem o mesmo preço.",
          "A peça, não; a ida do técnico pode custar mais que em dia útil, e você sabe quanto antes de confirmar.",
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
          "Diga isso na primeira linha da mensagem, com a hora em que precisa sair. Atrás de basculante com defeito, não tente soltar a folha: deixe o carro onde está até o técnico chegar.",
          "Avise logo e não force. Só o de correr ou de abrir, sem folha torta, se abre na mão: disjuntor desligado e a chave de destravamento do motor.",
        ],
      },
    ],
    photo: "fotos do portão tiradas de longe, a da etiqueta do motor e o endereço",
  },
  {
    id: "portao-quebra-sempre",
    broader: "conserto",
    label: "Portão que vive quebrando",
    phrase: "o portão que quebra toda hora",
    asks: [
      "portão dá defeito toda hora",
      "portão automático defeito toda hora",
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
        "Para consertar o basculante, o técnico confere cabos e contrapeso, que seguram a folha, e depois fuso, capacitor e placa, que a movem. Não destrave nem force: mande um vídeo com som e receba a estimativa grátis.",
        "Os defeitos mais comuns do basculante são cabo gasto, roldana travada, contrapeso fora do ponto, capacitor fraco e fim de curso deslocado. O técnico testa um a um, com a folha apoiada, e mostra a peça antes de trocar.",
        "O basculante que ronca, sobe torto ou para no meio é consertado no local, com a folha apoiada e o disjuntor desligado. Não passe embaixo nem destrave: mande fotos dos dois lados e da etiqueta do motor, e o valor vem antes.",
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
            "Motor que ronca e não sobe tem o capacitor fraco ou a folha desequilibrada: o técnico mede a peça e acerta o contrapeso.",
            "Quando o motor só ronca, o técnico mede o capacitor e confere se a folha fica parada a meia altura, sinal de que está equilibrada.",
            "Se o motor não faz som nenhum, ele mede a tensão do disjuntor à placa e troca o fusível ou a placa.",
            "Basculante que sobe e para no meio tem capacitor fraco, folha pesada ou fim de curso com defeito.",
            "Motor quente depois de duas ou três aberturas está levantando peso que o contrapeso deveria segurar.",
          ],
          [
            "Motor que gira com a folha parada tem a porca do fuso gasta ou o pino do braço solto.",
            "Se o motor gira em falso, a porca do fuso ou o pino do braço quebrou e é trocado no local.",
            "Portão que para antes de fechar tem o fim de curso fora do ponto, que é regulado sem trocar peça.",
            "Basculante que fecha e volta a abrir tem fotocélula suja ou desalinhada, ou força baixa demais.",
            "Ruído de raspagem na subida vem de fuso sem graxa, braço torto ou folha encostando na coluna.",
          ],
          [
            "Folha que sobe torta ou desce depressa tem problema de cabo, roldana ou contrapeso, e o uso deve parar na hora.",
            "Cabo desfiado é trocado aos pares, com a folha apoiada, e o contrapeso é acertado em seguida.",
            "Portão que despenca ou entorta tem cabo gasto ou contrapeso errado: isole a área e não acione.",
            "Pancada ao tocar o chão é fim de curso atrasado ou contrapeso leve, e os dois se regulam.",
            "Roldana travada gasta o cabo em pouco tempo; por isso as duas peças são vistas juntas.",
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
    keep: ["visit", "cost"],
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
          "Tem a garantia da lei: são 90 dias para reclamar do serviço e da peça trocada. Motor novo que vendemos tem {warranty.motor}.",
          "Sim: 90 dias para o serviço e a peça, como manda a lei, e {warranty.motor} se o motor do basculante for trocado por um novo.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto do basculante?",
        answers: [
          "Regular o fim de curso ou trocar o capacitor costuma levar menos de {trade.smallRepair}; trocar cabos e acertar o contrapeso leva mais.",
          "Em geral, menos de {trade.smallRepair} para ajuste e peça pequena. Trocar o motor inteiro leva de {time.tilting}.",
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
        "Para consertar o portão de correr, o técnico testa a folha solta do motor: se corre leve, o defeito está no motor ou na placa; se pesa, no trilho ou na roldana. Mande um vídeo com som para a estimativa grátis.",
        "Os defeitos mais comuns do portão de correr são roldana gasta, trilho sujo ou amassado, cremalheira solta, ímã fora do lugar e capacitor fraco. O técnico confere a folha e o trilho antes do motor e mostra a peça antes de trocar.",
        "O portão de correr que ronca, trava ou bate no fim é consertado no local, com o disjuntor desligado. Se a folha saiu do trilho, não encoste nela: mande fotos de longe e da etiqueta do motor, e o valor vem antes.",
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
            "Folha que trava sempre no mesmo ponto tem trilho amassado, sujeira ou roldana gasta, e o motor não tem culpa.",
            "Se a folha prende num trecho, o técnico procura pedra, emenda com degrau no trilho ou roldana travada.",
            "Barulho de ferro ao andar vem de roldana com o rolamento gasto, que é trocada aos pares.",
            "Folha que balança na ponta tem a guia de cima solta ou gasta, que é trocada ou reapertada.",
            "Portão que ficou pesado depois de uma batida tem a folha ou a guia fora do prumo.",
          ],
          [
            "Motor que gira com a folha parada tem a engrenagem ou a cremalheira gasta, ou ficou destravado.",
            "Estalo de dente pulando é folga errada entre a engrenagem e a cremalheira, que é alinhada de novo.",
            "Portão que anda um pouco e para tem a cremalheira apertada demais num trecho, o trilho sujo ou a força baixa.",
            "Portão sem reação tem o disjuntor caído, o fusível aberto ou a placa queimada, o que a medição separa.",
            "Motor que ronca e não anda costuma ter o capacitor fraco, que é medido e trocado por um de mesmo valor.",
          ],
          [
            "Portão que bate no fim ou passa do ponto tem o ímã de fim de curso deslocado.",
            "Pancada no batente costuma ser ímã fora do lugar ou força alta, e os dois se acertam sem trocar peça.",
            "Se a folha saiu do trilho, não encoste nela: pode tombar, e o técnico a recoloca com apoio.",
            "Portão que fecha e volta tem a fotocélula suja, tapada por mato ou fora de alinhamento.",
            "Portão que não para no fim perdeu o ímã de um dos lados, que é recolocado e preso.",
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
    keep: ["visit", "cost"],
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
          "Tem: pela lei, você pode reclamar do serviço e da peça por 90 dias; o motor novo que vendemos tem {warranty.motor}.",
          "Sim, de 90 dias no serviço e na peça, pela lei. Se entrar motor novo, são {warranty.motor} nele.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto do portão de correr?",
        answers: [
          "Acertar ímã, força ou capacitor costuma levar menos de {trade.smallRepair}; trocar roldanas ou recolocar a folha no trilho leva mais.",
          "Em geral, menos de {trade.smallRepair} para ajuste e peça pequena. Trocar o motor inteiro leva de {time.sliding}.",
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
      "reparo motor portão abre dentro",
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
        "No portão pivotante (de abrir), o técnico vê primeiro se a folha gira leve: se gira, o defeito está no braço, no capacitor ou na central; se pesa ou raspa, no pivô, no rolamento ou na dobradiça. Ajuste em casa parte de {price.preventive}, sem peças; mande um vídeo com som para a estimativa grátis.",
        "Os defeitos mais comuns do portão de abrir são dobradiça arriada, braço com folga, batente solto, trava presa e capacitor fraco. O técnico confere a folha antes do motor e mostra a peça antes de trocar.",
        "O portão de abrir que raspa, não encosta ou move só uma folha é consertado no local, com o disjuntor desligado. Mande um vídeo com som e a foto da etiqueta do motor, e o valor vem antes da visita.",
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
            "Folha que raspa no chão ou arria tem dobradiça gasta ou solda aberta, que é consertada antes do motor.",
            "Raspar no chão é sinal de dobradiça caída, que força o braço até ele quebrar.",
            "Folha pesada na mão tem pivô, rolamento ou dobradiça gastos, pino torto ou coluna fora do prumo.",
            "Se nenhuma das folhas reage, o disjuntor caiu, o fusível abriu ou a central queimou.",
            "Motor que ronca com a folha livre tem o capacitor fraco, que é medido e trocado por um de mesmo valor.",
          ],
          [
            "Se uma folha para e a outra funciona, o defeito está no motor, no cabo ou na saída da central daquele lado.",
            "Folhas que se prendem uma na outra pedem ajuste do retardo na central, sem troca de peça.",
            "Folha que abre e volta tem a fotocélula tapada ou a força baixa daquele lado.",
            "Braço que gira sem mover a folha tem a porca do fuso ou a engrenagem gasta.",
            "Braço que faz barulho ou balança tem pino, bucha ou suporte com folga, que é trocado ou reapertado.",
          ],
          [
            "Portão que não fica fechado tem o batente solto ou a trava com defeito.",
            "Folha que abre com o vento perdeu o batente, a trava ou a firmeza do braço.",
            "Trava elétrica que não solta segura o motor, que ronca até aquecer; ela é limpa, regulada ou trocada.",
            "Fresta entre as folhas é batente de chão deslocado, que se reposiciona e se prende.",
            "Bater no fim é batente fora do lugar ou curso mal regulado, que se acerta na visita.",
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
    keep: ["visit", "cost"],
    questions: [
      {
        question: "O conserto do portão de abrir tem garantia?",
        answers: [
          "Sim, a da lei: 90 dias para o serviço e para a peça trocada; motor novo que vendemos tem {warranty.motor}.",
          "Tem 90 dias, pela lei, para o serviço e a peça. Motor novo no portão de abrir tem {warranty.motor}.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto do portão de abrir?",
        answers: [
          "Regular batente e força ou trocar o capacitor costuma levar menos de {trade.smallRepair}, na mesma visita; pivô, dobradiça e braço levam mais.",
          "Em geral, menos de {trade.smallRepair} para ajuste e peça pequena. Solda de dobradiça pode pedir outro dia.",
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
      "quanto demora consertar portão",
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
        "No condomínio ou prédio, o conserto do portão demora poucas horas, em uma visita, na maioria dos casos, depois que o síndico aprova; a troca do motor leva de {time.sliding} no de correr. O que atrasa é a aprovação e a peça encomendada: mande já a foto da etiqueta e o vídeo, {shop.hours}.",
        "O conserto de portão demora poucas horas, em uma visita só, na maioria dos casos: regulagem, capacitor, fim de curso, roldana e controle saem na hora, se a peça foi identificada pela foto. Troca do motor leva de {time.tilting} no basculante e de {time.sliding} no de correr; peça encomendada e solda pedem outro dia.",
      ],
      repair: [
        "No condomínio ou prédio, o conserto do portão demora poucas horas, em uma visita, na maioria dos casos, depois que o síndico aprova; a troca do motor leva de {time.sliding} no de correr. O que atrasa é a aprovação e a peça encomendada: mande já a foto da etiqueta e o vídeo, {shop.hours}.",
        "O conserto de portão demora poucas horas, em uma visita só, na maioria dos casos: regulagem, capacitor, fim de curso, roldana e controle saem na hora, se a peça foi identificada pela foto. Troca do motor leva de {time.tilting} no basculante e de {time.sliding} no de correr; peça encomendada e solda pedem outro dia.",
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
