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
      "conserto portão pesado galpão",
      "conserto portão pesado fábrica",
      "conserto portão galpão caiu",
      "manutenção conserto portão galpão",
      "conserto portão industrial",
      "conserto portão pesado empresa",
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
        "Em loja, comércio ou outro ponto comercial, o conserto do portão é feito em horário combinado, para não parar a venda, e só se troca a peça que falhou. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças, e a troca do motor, se for o caso, de {price.heavySwap}.",
        "Em galpão, fábrica ou outro local industrial, o conserto do portão pesado começa pela folha, com roldana, trilho e cremalheira, e segue para motor e placa, trocando só o que falhou. Uma revisão de portão grande vai, em geral, de {price.preventiveRange}, sem peças; a troca do motor em portão pesado, de {price.heavySwap}.",
        "Em escola, creche ou igreja, o conserto do portão é marcado fora da entrada e da saída, e só se troca a peça que falhou, com força e fotocélula testadas no fim. Para portão grande, a revisão custa, em geral, de {price.preventiveRange}, fora as peças; a troca do motor em portão pesado, de {price.heavySwap}.",
        "Em hospital, clínica ou hotel, o conserto urgente do portão começa pela entrada de emergência: desligue o disjuntor, não force a folha e mande vídeo e etiqueta pelo WhatsApp, {shop.hours}. A hora possível e o valor da ida são ditos antes; se for o motor, a troca em portão pesado fica de {price.heavySwap}.",
        "Em oficina mecânica, posto, academia, transportadora ou outra empresa, o conserto do portão é feito em horário que não atrapalhe o movimento, trocando só a peça com defeito. Uma revisão de portão grande custa, em geral, de {price.preventiveRange}, sem peças, e motor novo em portão pesado, de {price.heavySwap}.",
        "Em padaria, farmácia, mercado ou restaurante, o portão é consertado fora da hora de movimento, e a peça ruim é mostrada antes da troca. Revisar um portão grande fica, em geral, de {price.preventiveRange}, fora as peças; se for o motor, a troca em portão pesado vai de {price.heavySwap}.",
      ],
      price: [
        "O conserto do portão de loja, galpão ou escola custa a peça que falhou mais a mão de obra, em linhas separadas. Para comparar, a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças, e o motor de portão pesado trocado, de {price.heavySwap}; a foto da etiqueta dá o valor do seu caso.",
        "O preço do conserto de portão comercial depende da peça e do peso da folha. Uma revisão de portão grande vai, em geral, de {price.preventiveRange}, sem peças, e a troca de motor em portão pesado, de {price.heavySwap}, com mão de obra; com vídeo e etiqueta, o seu valor vem antes da visita.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é o conserto sem parar o movimento", "O serviço no horário da empresa"],
        slots: [
          [
            "Diga a que horas a empresa abre e fecha: a visita é combinada para o momento de menos movimento, e alguém da casa controla a passagem. Durante o reparo, o disjuntor do motor fica desligado.",
            "O horário é acertado conforme a entrada de clientes, de funcionários ou de carga. Uma pessoa da empresa cuida da passagem enquanto o motor está sem energia.",
            "A visita fica para a hora mais calma, que você informa ao chamar. Enquanto o motor está desligado, um funcionário orienta quem entra e quem sai.",
          ],
          [
            "O técnico testa a folha na mão, mede energia, capacitor e placa e troca só o que falhou, com a sua aprovação. No fim, o portão faz vários ciclos com quem o usa todos os dias.",
            "Primeiro vêm a folha e a energia, depois sensores, capacitor, a peça do arranque, e placa. A troca só é feita com o valor aceito, e o teste final inclui quem abre e fecha o portão.",
            "Folha, energia, sensores e placa são conferidos nessa ordem, para não trocar peça boa. Aprovado o valor e feita a troca, o portão é testado várias vezes com a equipe da casa.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão de empresa falha mais", "O que mais se gasta no uso comercial"],
        slots: [
          [
            "Portão que abre o dia todo gasta roldana, trilho e engrenagem antes da placa, e a folha pesada faz o motor esquentar. Se as paradas se repetem, o motor pode ser pequeno para o número de aberturas.",
            "Com muitas aberturas por dia, a parte mecânica cansa primeiro: trilho, roldana e engrenagem. O motor que esquenta e para costuma estar empurrando peso demais ou ser pequeno para o uso.",
            "O uso intenso desgasta roldanas, engrenagem e trilho, e batida de veículo tira a folha do prumo. Motor comum em portão de muito movimento esquenta, para e quebra antes do tempo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar para o orçamento", "A primeira mensagem"],
        slots: [
          [
            "Com estes dados, a estimativa vem antes da visita, e o técnico já sai com a peça provável.",
            "Assim o valor é dito antes, e a peça do seu modelo pode ir junto na primeira ida.",
            "Estas informações bastam para estimar o preço e levar a peça certa.",
          ],
        ],
        bullets: [
          "Vídeo curto do defeito, feito de longe",
          "Foto da etiqueta do motor e do portão inteiro",
          "Quantas vezes o portão abre por dia",
          "Horário de funcionamento e quem autoriza o serviço",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O conserto pode ser feito fora do expediente?",
        answers: [
          "Pode ser combinado: diga o horário que serve, e respondemos se há técnico livre e quanto custa a ida, que pode ser maior à noite e no fim de semana.",
          "Conforme a agenda, sim. O valor da ida nesse horário é dito antes de você confirmar; a peça custa o mesmo.",
        ],
      },
      {
        question: "A empresa recebe nota do conserto?",
        answers: [
          "Sim. Mande o CNPJ junto com o pedido, para o orçamento e a nota saírem com os dados certos.",
          "Recebe: basta informar o CNPJ e o nome de quem autoriza ao pedir o orçamento.",
        ],
      },
      {
        question: "Precisa trocar o motor inteiro?",
        answers: [
          "Na maioria das vezes, não: troca-se a peça que falhou. Outro motor só é preciso quando o atual está gasto ou é pequeno para o movimento.",
          "Raramente. A troca se justifica quando o redutor ou o enrolamento acabou, ou quando o motor não aguenta o número de aberturas por dia.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar o portão da empresa?",
        answers: [
          "A recomendação é {visits.business}, e mais se o portão abre o dia inteiro. A revisão limpa trilho, confere roldanas e testa a fotocélula.",
          "Revise {visits.business}: em uso comercial, folga e sujeira aparecem cedo, e acertá-las evita que o portão pare no horário de movimento.",
        ],
      },
    ],
    photo: "um vídeo curto do defeito, com som, e uma foto da etiqueta do motor",
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
        "Quanto custa consertar motor de portão depende da peça: só o ajuste parte de {price.preventive} em residência, sem peças, e o limite para comparar é a troca do motor inteiro, de {price.homeSwap} com mão de obra. Capacitor fica entre os mais baratos, e placa e engrenagem, entre os mais caros.",
        "O valor do conserto de motor de portão começa em {price.preventive}, em casa e sem peças, quando basta ajustar, e sobe com a peça: fim de curso e capacitor pouco, engrenagem e placa mais. Perto da troca, de {price.homeSwap} com o serviço, o conserto deixa de compensar.",
        "Para arrumar motor de portão, conte a partir de {price.preventive} em residência, fora peças, no ajuste simples; capacitor soma pouco, placa e engrenagem somam mais. A troca completa, de {price.homeSwap} com mão de obra, é o teto, e um motor que pifou costuma ficar no meio dessa escala.",
      ],
      price: [
        "Consertar ou arrumar o motor do portão eletrônico custa a partir de {price.preventive} em casa, sem peças, no ajuste, e tem como teto a troca inteira, de {price.homeSwap} com mão de obra. Capacitor e fim de curso pesam pouco, engrenagem e placa pesam mais.",
        "Para arrumar motor de portão, cobra-se a partir de {price.preventive} na visita de ajuste residencial, fora peças; é o menor valor de conserto. Capacitor vem depois, placa e engrenagem são as peças caras, e passando da metade da troca, de {price.homeSwap}, compensa outro motor.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço do conserto", "Do mais barato ao mais caro"],
        slots: [
          [
            "A conta é peça mais mão de obra, em linhas separadas, na ordem abaixo. O cartão divide em até {shop.instalments} vezes.",
            "Some a peça que falhou e o serviço; esta é a ordem de valor. Parcela-se em até {shop.instalments} vezes.",
            "O preço depende do que falhou. Veja a ordem, paga em até {shop.instalments} vezes no cartão.",
          ],
        ],
        bullets: [
          "Ajuste, limpeza e regulagem: a partir de {price.preventive} em casa, sem peças",
          "Fim de curso e capacitor: pouco acima",
          "Engrenagem e rolamento: peça e desmontagem",
          "Placa: quase sempre a mais cara das peças",
          "Motor inteiro: de {price.homeSwap} na troca em casa, com mão de obra",
        ],
      },
      {
        about: "visit",
        headings: ["Como se acha o defeito do motor", "O que é medido antes de trocar peça"],
        slots: [
          [
            "O técnico move a folha na mão e mede tensão, capacitor e corrente, para separar defeito da folha de defeito do motor. Assim não se troca placa boa por causa de um trilho.",
            "Primeiro a folha é movida solta, depois se medem rede, capacitor e corrente. Isso mostra se o defeito é do motor ou do portão.",
            "Empurrar a folha e medir tensão, capacitor e corrente é a sequência. Ela evita trocar peça do motor quando o peso é da folha.",
          ],
          [
            "A peça com defeito é mostrada e só sai com a sua aprovação. Um conserto simples cabe em {trade.smallRepair}, e a placa costuma pedir nova gravação do percurso.",
            "Nada é trocado sem você aprovar o valor. O reparo simples leva até {trade.smallRepair}; trocar a placa inclui regravar percurso e controles.",
            "Você vê a peça e aprova antes. Ajuste e capacitor levam até {trade.smallRepair}, e a placa ainda pede gravação.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Consertar ou trocar", "Quando o conserto deixa de compensar"],
        slots: [
          [
            "A regra prática é a metade: se o conserto passa de metade da troca, de {price.homeSwap} em casa, o motor novo compensa. Motor com mais de {trade.life} pesa nessa decisão.",
            "Conserto acima da metade da troca, de {price.homeSwap} com o serviço, quase sempre perde. Some a idade: além de {trade.life}, outra peça falha logo.",
            "Compare com metade da troca residencial, de {price.homeSwap}. Abaixo, conserte; acima, ou com mais de {trade.life} de uso, troque.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O orçamento do conserto é pago?",
        answers: [
          "Por foto e vídeo é grátis. Se for preciso medir no local, o valor da ida é combinado antes de o técnico sair.",
          "Grátis por foto. A visita para medir tem valor combinado antes, a partir de {price.preventive} em casa, sem peças.",
        ],
      },
      {
        question: "O conserto tem garantia?",
        answers: [
          "Tem os 90 dias da lei, para o serviço e a peça. Num motor novo, são {warranty.motor} e {warranty.installation} na instalação.",
          "São os 90 dias da lei. Se trocar o motor, {warranty.motor} de fábrica e {warranty.installation} no serviço.",
        ],
      },
      {
        question: "Em quanto tempo fica pronto?",
        answers: [
          "Ajuste e capacitor, até {trade.smallRepair}. Engrenagem e placa dependem de ter a peça do modelo, que a etiqueta antecipa.",
          "Em geral em {trade.smallRepair}, quando a peça está à mão. As do modelo podem exigir pedido.",
        ],
      },
      {
        question: "Vale a pena consertar motor antigo?",
        answers: [
          "Vale com peça comum e mecânica boa. Com placa fora de linha ou redutor gasto, ou além de {trade.life} de uso, a troca é melhor.",
          "Até {trade.life} de uso e com uma peça só, sim. Peça fora de linha ou vários defeitos pedem outro motor.",
        ],
      },
    ],
    photo: "um vídeo curto do defeito, com som, e uma foto da etiqueta do motor",
  },
  {
    id: "conserto-hoje",
    broader: "conserto",
    label: "Conserto hoje, domingo ou 24 horas",
    phrase: "o conserto do portão hoje",
    asks: [
      ...combine(
        ["emergência portão", "atendimento portão", "socorro portão"],
        ["domingo", "sábado", "feriado", "noite", "madrugada", "fim semana"],
      ),
      ...combine(
        [
          "técnico portão",
          "conserto portão",
          "assistência portão",
          "manutenção portão",
          "quem conserta portão",
          "quem arruma portão",
        ],
        ["domingo", "domingos", "sábado", "feriado", "fim semana", "aberto domingo", "aberto sábado", "aberto feriado"],
      ),
      ...combine(
        [
          "técnico perto",
          "conserto perto",
          "conserta perto",
          "assistência perto",
          "técnico portão perto",
          "conserto portão perto",
          "assistência portão perto",
        ],
        ["domingo", "domingos", "sábado", "feriado", "fim semana", "aberto domingo", "aberto sábado", "aberto feriado"],
      ),
      "quem conserta domingo",
      "quem conserta sábado",
      "quem conserta feriado",
      "quem arruma domingo",
      "técnico fim semana",
      "empresa portão aberta domingo",
      "empresa portão aberta sábado",
      "empresa portão domingo",
      "empresa conserta portão domingo",
      "conserto antes 18h",
      "consertar portão antes 18h",
      "conserto até 18h",
      "conserto depois 18h",
      "técnico depois 18h",
      "conserto antes 12h",
      "conserto até 2 horas",
      "conserto até 1 hora",
      "conserto até 3 horas",
      "conserto 3 horas",
      "conserto 4 horas",
      "técnico até 2 horas",
      "técnico 1 janeiro",
      "conserto noturno",
      "técnico noturno",
      "atendimento noturno portão",
      "plantão noturno portão",
      "conserto imediato",
      "técnico imediato",
      "atendimento imediato portão",
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
        "Para conserto de portão 24 horas, chame pelo WhatsApp ou ligue: respondemos {shop.hours} se há técnico livre, a que horas ele chega e quanto custa a ida. Em casa, a visita só de regulagem parte de {price.preventive}, sem peças; até lá, desligue o disjuntor e não force a folha.",
        "O conserto de portão hoje depende de haver técnico livre no seu bairro: mande o endereço pelo WhatsApp, atendido {shop.hours}, e a resposta traz a hora possível e o valor da ida, antes de ele sair. Diga se o portão ficou aberto ou com carro preso, porque esses casos passam na frente.",
        "Em emergência com o portão aberto, à noite ou de madrugada, desligue o disjuntor, afaste todos e chame pelo WhatsApp ou por telefone, {shop.hours}. Se houver equipe livre, o técnico vai agora, e você sabe antes a hora da chegada e o valor da ida; a peça custa o mesmo que de dia.",
        "Atendemos aos domingos, sábados e feriados, conforme a equipe livre: diga o bairro pelo WhatsApp, {shop.hours}, e receba o horário do dia e o valor da ida antes de o técnico sair. A peça custa o mesmo que em dia útil, e só a ida pode ser mais cara.",
        "Sim, há conserto de portão todos os dias, também à noite e aos sábados, domingos e feriados: o WhatsApp responde {shop.hours} com o horário possível e o valor da ida. Mande o bairro, um vídeo curto e a foto da etiqueta do motor, para o técnico já levar a peça provável.",
        "O horário do conserto você escolhe, conforme a agenda do bairro: de manhã, no almoço, no sábado à tarde ou depois do expediente. Peça o dia e a hora pelo WhatsApp, {shop.hours}, com vídeo e foto da etiqueta; em casa, só a regulagem parte de {price.preventive}, sem peças.",
        "Em 30 minutos ou em até 1, 2 ou 3 horas, só se houver equipe livre perto de você, porque não prometemos prazo fixo. A resposta pelo WhatsApp, {shop.hours}, diz quando o técnico chega e quanto custa a ida, antes da saída; em casa, só a regulagem parte de {price.preventive}, sem peças.",
        "Atendemos de segunda, terça, quarta, quinta ou sexta-feira, no plantão noturno e no fim de semana{shop.always}: chame o técnico de portão pelo WhatsApp e receba o horário e o valor da ida. Visita só de regulagem em casa custa a partir de {price.preventive}, sem peças, e a peça é orçada por foto.",
        "O conserto fica para amanhã, ou antes, conforme a agenda do seu bairro: peça o horário pelo WhatsApp, {shop.hours}. Com o vídeo do defeito e a foto da etiqueta, o técnico já leva a peça provável; em casa, a regulagem sem peças parte de {price.preventive}.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: [
          "Enquanto o técnico não chega",
          "O que fazer com o portão agora",
          "Portão parado: primeiros cuidados",
        ],
        slots: [
          [
            "Desligue o disjuntor do portão e pare de insistir no controle, porque cada tentativa com a folha presa aquece o motor e pode entortar o braço ou a cremalheira. Afaste crianças e animais e deixe o vão livre.",
            "A primeira medida é baixar o disjuntor do motor, para ninguém acionar por engano. Guarde os controles e mantenha crianças e animais longe: um motor que força contra a folha presa queima ou entorta alguma peça.",
            "Corte a energia do portão no disjuntor e não tente de novo pelo controle. Insistir com a folha travada esquenta o motor e encarece o conserto; até a visita, ninguém fica no caminho da folha.",
            "Antes de tudo, tire a energia do motor pelo disjuntor e pare de apertar o botão. Motor que empurra uma folha presa superaquece e quebra peça boa; até alguém chegar, crianças e bichos ficam do lado de dentro.",
            "Comece pelo quadro de luz: com o disjuntor do portão desligado, ninguém o aciona sem querer. Não force mais o comando, que a folha travada castiga engrenagem e braço, e deixe a passagem livre de gente e de carro.",
          ],
          [
            "Portão de correr ou de abrir, reto e apoiado no lugar, pode ser destravado com a chave do motor e fechado na mão. Basculante com defeito fica como está, porque a folha pode cair. Se a casa ficou aberta, tranque as portas de dentro e deixe uma luz acesa.",
            "Só se destrava e se fecha na mão o portão de correr ou de abrir que não está torto nem fora do trilho. No basculante ninguém mexe, pois o peso dele pode descer de uma vez. Com a entrada aberta, tranque a casa por dentro e acenda a luz.",
            "Dá para fechar na mão o de correr e o de abrir, com a folha reta e a chave de destravamento do motor. Já um basculante com defeito não se solta nem se escora, e ninguém passa embaixo. Se a entrada não fechar, feche as portas da casa e mantenha a luz acesa.",
            "Se a folha corre de lado ou gira na dobradiça, está reta e no lugar, a chave do motor a solta para você fechar com as mãos. Portão que sobe não se solta quando tem defeito: mantenha distância e espere. Vão aberto à noite pede a porta de casa trancada e luz do lado de fora.",
            "A chave de destravamento serve no portão de correr e no de abrir que continuam alinhados. Deixe o basculante como parou, porque sem o motor a folha pode despencar. Enquanto a garagem estiver aberta, feche os acessos à casa e ilumine a entrada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico resolve na primeira ida", "Conserto na hora ou em duas etapas"],
        slots: [
          [
            "Capacitor (a peça que dá o arranque ao motor), fusível, fim de curso, fotocélula e controle costumam ser trocados ou regulados na mesma ida. Portão de correr fora do trilho é recolocado, e basculante com cabo partido é escorado antes da troca do cabo.",
            "Muita coisa se resolve na hora: o capacitor, que faz o motor partir, o fusível, a fotocélula, o controle e a regulagem do fim de curso. A folha de correr que saiu do trilho volta ao lugar, e o basculante de cabo rompido é apoiado para receber cabo novo.",
            "Na primeira ida costumam ficar prontos a regulagem, o controle, o fusível, a fotocélula e o capacitor, peça que ajuda o motor a arrancar. O técnico também recoloca a folha que saiu do trilho e apoia o basculante para trocar o cabo rompido.",
            "A maioria dos chamados termina na mesma visita: ajuste das paradas, sensor limpo e alinhado, pilha ou controle novo, fusível e capacitor, que é o empurrão elétrico da partida. Trilho e cabo também se acertam na hora, este com a folha apoiada.",
            "São serviços de uma ida só trocar capacitor, a peça que põe o motor para girar, ou fusível, alinhar sensor, acertar as paradas e gravar controle. Repor a folha no trilho e trocar cabo de basculante, com escora, também.",
          ],
          [
            "Placa de modelo antigo, motor novo e solda podem pedir uma segunda ida. Nesse caso, a entrada fica fechada e travada, e o dia da volta sai combinado.",
            "Se faltar a peça exata, como a placa de um motor antigo, ou se for preciso soldar ou trocar o motor, o técnico deixa o portão fechado e seguro e marca o retorno.",
            "O que depende de encomenda, de solda ou de motor novo fica para outro horário, já combinado com você. Até lá, o portão permanece fechado e travado.",
            "Só fica para depois o que exige encomenda ou oficina, caso de placa fora de linha, solda grande e troca do motor. O portão é deixado trancado, com a nova data acertada.",
            "Há reparos de duas etapas: central difícil de achar, serralheria e motor novo. Você não fica com a casa exposta, pois a folha é travada antes de o técnico sair.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que dizer na primeira mensagem", "O que mandar para vir hoje"],
        slots: [
          [
            "Com estes dados na primeira mensagem, a resposta já traz o horário possível e a peça provável. Não acione o portão de novo só para filmar: com folha torta, cheiro de queimado ou fumaça, bastam fotos de longe.",
            "Uma mensagem completa poupa perguntas e faz o técnico sair com a peça certa. Se a folha entortou ou o motor cheira a queimado, mande só fotos tiradas de longe, sem ligar de novo.",
            "Escreva tudo de uma vez, para a hora da visita ser dita logo. O vídeo ajuda quando o portão ainda anda sem risco; com fumaça, cheiro de queimado ou folha torta, a foto de longe basta.",
            "Quanto mais completa a primeira mensagem, mais cedo você sabe quando alguém chega e com que peça. Havendo fumaça, cheiro forte ou folha fora do lugar, não ligue o motor para gravar: uma foto a distância resolve.",
            "Junte estas informações e mande de uma vez, porque delas saem o horário e a peça que vai no carro. Filme apenas o portão que ainda se move direito; o que entortou ou cheirou a queimado é fotografado de longe.",
          ],
        ],
        bullets: [
          "Endereço ou bairro e ponto de referência",
          "Tipo de portão e se ficou aberto",
          "Carro preso ou não",
          "Foto da etiqueta do motor",
          "Em prédio ou empresa, quem autoriza o serviço",
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o valor do chamado", "À noite e no fim de semana: o que muda no preço"],
        slots: [
          [
            "O chamado tem duas partes: a ida do técnico, que pode custar mais à noite, no domingo e no feriado, e o conserto, com peça e mão de obra. Você recebe os dois valores antes de confirmar, e a peça tem o preço de sempre.",
            "Duas coisas somam o valor: a ida, que varia com o dia e a hora, e o conserto em si. Fora do horário comum só a ida pode subir, a peça não, e tudo é dito antes da sua confirmação.",
            "Antes de o técnico sair, você sabe quanto custa a ida naquele horário e a estimativa do conserto. A ida pode ser mais cara de noite e em dia de descanso; peça tem preço igual a qualquer hora.",
            "A conta junta deslocamento e reparo. De madrugada, no domingo e em feriado o deslocamento pode encarecer, mas o valor da peça é o mesmo; as duas partes são informadas antes de marcar.",
            "O que você paga é a vinda do técnico naquele horário mais o serviço com a peça. Dia e hora mexem apenas na vinda, e a confirmação só acontece depois que você conhece os valores.",
          ],
          [
            "Para comparar, um motor novo no lugar do antigo fica de {price.homeSwap} em residência, com mão de obra. O pagamento é por Pix ou no cartão, em até {shop.instalments} vezes.",
            "Se não houver reparo, trocar o motor de uma casa custa de {price.homeSwap}, já instalado. Aceitamos Pix e cartão, que divide em até {shop.instalments} vezes.",
            "Quando o motor não tem conserto, a troca residencial vai de {price.homeSwap}, motor e serviço juntos. Paga-se no Pix ou em até {shop.instalments} vezes no cartão.",
            "Motor sem recuperação é substituído, em casa, por {price.homeSwap}, com o trabalho incluído. Dá para pagar no Pix ou parcelar no cartão em {shop.instalments} vezes.",
            "Como referência de gasto maior, pôr outro motor numa residência fica de {price.homeSwap}, montagem inclusa, no Pix ou em {shop.instalments} parcelas no cartão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Em quanto tempo o técnico chega?",
        answers: [
          "O caminho até o bairro é a menor parte do tempo; o resto depende do chamado que a equipe está terminando. Com o endereço, você recebe a hora da chegada antes de confirmar, e portão aberto ou carro preso têm prioridade.",
          "Some ao trajeto o tempo de o técnico fechar o serviço em que está. Mande o bairro, e a resposta traz a hora possível; casa aberta e carro preso passam na frente.",
          "A previsão junta o deslocamento e a fila do momento, e é dita pelo endereço antes de você aceitar. Quem está com a entrada aberta ou o carro preso vem primeiro.",
        ],
      },
      {
        question: "O conserto fica pronto no mesmo dia?",
        answers: [
          "Muitas vezes, quando a peça é comum e foi identificada pela foto da etiqueta. Se for preciso encomendar, a entrada fica segura e a volta é marcada.",
          "Fica, na maior parte dos casos de regulagem, capacitor ou fim de curso. Já uma placa específica pode ser encomendada, e o portão é deixado fechado até ela chegar.",
          "Em geral, sim: ajuste, sensor, controle e capacitor se resolvem na visita. Peça sob encomenda obriga a voltar, e até lá a folha fica trancada.",
        ],
      },
      {
        question: "E se meu carro está preso atrás do portão?",
        answers: [
          "Avise logo na primeira linha, com a hora em que precisa sair. Atrás de basculante com defeito, não tente soltar a folha; o de correr ou de abrir, sem folha torta, pode ser destravado com o disjuntor desligado.",
          "Diga isso na mensagem e não force. Se o portão for de correr ou de abrir e a folha estiver reta, desligue o disjuntor, use a chave de destravamento e abra na mão; no basculante, deixe o carro onde está até o técnico chegar.",
          "Escreva isso no começo, junto com a hora da sua saída. Folha de correr ou de abrir, alinhada, se move à mão depois do disjuntor desligado e da chave usada; debaixo de basculante com problema ninguém entra.",
        ],
      },
      {
        question: "O conserto de urgência tem garantia?",
        answers: [
          "Tem a mesma dos outros: pela lei, são 90 dias para reclamar do serviço e da peça trocada, seja qual for a hora do atendimento.",
          "Sim. O horário não muda nada: a lei dá 90 dias para o serviço e a peça, e motor novo vendido por nós tem {warranty.motor} de fábrica.",
          "Sim, igual à de qualquer conserto: a lei assegura 90 dias para o trabalho e a peça, de dia ou de madrugada.",
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
        "Portão que vive quebrando tem causa que ninguém corrigiu: folha pesada ou desalinhada, motor abaixo do uso ou energia ruim. Peça um exame completo antes de trocar outra peça; a visita que mede e ajusta, em casa, parte de {price.preventive}, sem peças.",
        "Se o portão eletrônico quebra toda hora, pare de trocar peça e ache o que força. Folha que pesa, motor de casa em uso coletivo e tensão que oscila são as causas mais comuns de defeito repetido; o exame em residência começa em {price.preventive}, fora peças.",
        "Conserto que não dura mostra causa fora da peça: por que o portão quebra de novo quase sempre é folha pesada, motor pequeno ou rede ruim. Junte as datas e as peças trocadas; a visita que mede a folha e a tensão custa em casa a partir de {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão quebra sempre", "Causas de defeito repetido"],
        slots: [
          [
            "Cada causa deixa um padrão de peças quebradas, e o histórico mostra qual é. Compare com o seu.",
            "O tipo de peça que volta a quebrar aponta a origem. Veja as três.",
            "Repetição tem padrão, e ele indica a causa.",
          ],
        ],
        bullets: [
          "Engrenagem, capacitor e motor, um depois do outro: folha pesada",
          "Desarma no calor e no pico: motor abaixo do uso, com mais ciclos que a ficha",
          "Placa que queima mais de uma vez: rede, falta de terra, sem protetor",
          "Cabo e roldana: folha fora de equilíbrio",
          "Sensor e controle: umidade e fio ruim",
        ],
      },
      {
        about: "check",
        headings: ["O que anotar antes da visita", "Histórico que encurta o diagnóstico"],
        slots: [
          [
            "Um histórico simples mostra o padrão que a visita isolada não mostra. Em cinco linhas a causa aparece.",
            "Com datas e peças, o técnico chega à causa mais cedo. Anote o que souber.",
            "Junte o que já foi feito, mesmo de memória. As datas valem.",
          ],
        ],
        steps: [
          "Liste as peças trocadas e as datas.",
          "Diga a que hora e com que tempo ele para.",
          "Conte as aberturas na hora de mais movimento.",
          "Grave um vídeo com o som, do início ao fim.",
          "Fotografe a etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["O que se examina antes de trocar outra peça", "Folha, motor e energia"],
        slots: [
          [
            "O técnico move a folha na mão, compara o peso e as aberturas com a ficha do motor e mede a tensão com ele andando. A peça é trocada só depois de achada a causa.",
            "Folha, ficha do motor e tensão em carga são os três exames. Só então se troca peça.",
            "Mede-se a folha, a tensão e o uso. Corrigida a causa, a peça dura.",
          ],
          [
            "Sem corrigir, o próximo conserto repete. Um protetor de surto e o equilíbrio da folha custam menos que três placas.",
            "A correção sai mais barata que repetir o conserto. Equilíbrio e protetor de surto são os mais comuns.",
            "O equilíbrio da folha e um DPS evitam a maioria das repetições. Custam menos que peças seguidas.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Consertar ou trocar o motor?", "Quando o conserto deixa de compensar"],
        slots: [
          [
            "Motor com poucos anos e defeito isolado merece conserto. Redutor gasto, modelo sem peça ou mais de {trade.life} de uso pesam a favor da troca, de {price.homeSwap} em casa.",
            "Peça única em motor novo se conserta. Acima de {trade.life} ou sem reposição, compare com a troca, de {price.homeSwap}.",
            "Defeito isolado, conserto. Se já passou de {trade.life}, veja a troca de {price.homeSwap} em residência.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Trocar o motor resolve o portão que vive quebrando?",
        answers: [
          "Só se a causa for o motor. Com folha pesada ou rede ruim, o novo quebra igual.",
          "Nem sempre, porque o motor novo sofre com a mesma folha e a mesma energia. Corrija as duas antes de trocar.",
        ],
      },
      {
        question: "O conserto anterior tem garantia?",
        answers: [
          "Tem os 90 dias da lei, com quem fez. Guarde a nota e o que foi trocado, com a data.",
          "O serviço tem os 90 dias da lei, que se cobram de quem o fez, com a nota e a descrição da peça trocada.",
        ],
      },
      {
        question: "A revisão evita que o portão viva quebrando?",
        answers: [
          "Evita boa parte: em casa, {visits.home}; em prédio e empresa, {visits.business}, no mínimo.",
          "Sim, em boa parte, porque acha a peça gasta antes de ela forçar as outras. Em prédio, o mínimo é {visits.business}.",
        ],
      },
      {
        question: "Em condomínio, o que o síndico faz com o portão que vive quebrando?",
        answers: [
          "Reúne o histórico, tira o portão de uso se houver risco e pede diagnóstico por escrito. O relatório defende o condomínio depois.",
          "Junta as notas e pede um parecer escrito. Se há risco, interdita.",
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
        "Consertamos portão basculante no seu endereço: cabos, roldanas, contrapeso, fuso, capacitor, placa e fim de curso, o sensor que marca as paradas. Desligue o disjuntor, não fique sob a folha e mande vídeo e foto da etiqueta; a regulagem em casa parte de {price.preventive}, sem peças.",
        "No conserto do basculante, o técnico vê primeiro cabos e contrapeso, que seguram a folha, e depois motor, placa e sensores. Não destrave nem force até lá. Só o ajuste, em residência, custa a partir de {price.preventive}; havendo peça, o valor dela é dito antes, pelo vídeo e pela etiqueta.",
        "O portão basculante é consertado no local, com a folha apoiada: o defeito costuma estar em cabo, roldana, contrapeso, capacitor ou fim de curso. Mantenha o disjuntor desligado e ninguém embaixo; a visita de regulagem residencial começa em {price.preventive}, fora as peças.",
      ],
      price: [
        "O preço do conserto do basculante depende da peça: regulagem, capacitor e fim de curso custam menos que cabo, fuso ou placa. O ajuste em casa parte de {price.preventive}, sem peças, e um motor novo já instalado sai a partir de {price.lowest}.",
        "Conserto de portão basculante é cobrado por peça e mão de obra, com valor dito antes. A visita de regulagem residencial começa em {price.preventive}, fora as peças; se o motor não compensar, o kit novo instalado parte de {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Sinais e causas no basculante", "O que costuma quebrar no basculante"],
        slots: [
          [
            "Folha que sobe torta ou desce depressa tem problema de cabo, roldana ou contrapeso, o peso que equilibra a subida. É o caso mais sério, porque a folha pode cair: pare de usar na hora.",
            "O mais sério é a folha torta ou que despenca: cabo desfiado, roldana travada ou contrapeso errado deixam de segurá-la. Nesse caso não se aciona mais o portão até o conserto.",
            "Se o portão entorta na subida ou desce de uma vez, a suspeita é cabo gasto, roldana presa ou contrapeso fora do ponto. São as peças que sustentam a folha, por isso o uso para imediatamente.",
          ],
          [
            "Ronco sem subida é capacitor fraco ou folha pesada, e motor girando em falso tem a porca do fuso ou o pino do braço quebrado. Quem fecha e volta a abrir costuma ter a fotocélula suja, e quem para antes do ponto, o fim de curso deslocado.",
            "O motor que ronca pede capacitor ou acerto do contrapeso; o que gira sem mover a folha gastou a porca do fuso, a haste roscada. Portão que volta sozinho tem fotocélula suja, e o que para cedo, fim de curso fora do lugar.",
            "Entre os defeitos menores estão a fotocélula suja, que faz a folha voltar, e o fim de curso deslocado, que a detém antes da hora. Motor roncando indica capacitor ou excesso de peso; motor rodando livre, porca do fuso ou pino do braço.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até o técnico chegar", "Cuidados com o basculante parado"],
        slots: [
          [
            "Faça só o que não exige tocar em cabo, mola ou tampa do motor, porque a folha pesa e a mola guarda força.",
            "O portão fica suspenso por cabos e contrapeso, e mexer neles é perigoso. Estes passos são seguros para quem mora na casa.",
            "Mola e cabo esticados ferem quem os solta, e por isso essa parte fica com o técnico. A você cabem poucos cuidados.",
          ],
        ],
        steps: [
          "Afaste pessoas e animais, e ninguém passa sob a folha.",
          "Desligue o disjuntor do portão.",
          "Não destrave, não solte cabo e não empurre a folha.",
          "Fotografe de longe os dois lados e a etiqueta do motor.",
          "Diga se a folha ficou aberta ou fechada.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico conserta", "O conserto, na ordem em que é feito"],
        slots: [
          [
            "Com a energia cortada e a folha segura, o técnico testa o equilíbrio: se a folha pesa ou prende, o defeito está no portão; se anda leve, vêm motor, placa e sensores. Depois mede tensão e capacitor, para não trocar peça boa.",
            "O técnico apoia a folha, desliga o disjuntor e vê se ela está equilibrada, o que separa defeito de portão e defeito de motor. Em seguida mede a energia, o capacitor e a saída da placa até achar o ponto da falha.",
            "Primeiro vem o teste da folha apoiada e sem energia, que mostra se o peso está no portão ou se a falha é do motor. As medições de tensão, capacitor e placa vêm depois, e só sai a peça que reprovou.",
          ],
          [
            "Você vê a peça defeituosa e aceita o valor antes da troca. Cabos são trocados aos pares, com novo acerto do contrapeso, e no fim o portão abre e fecha várias vezes com cada controle.",
            "A peça velha é mostrada, e o serviço só começa com a sua aprovação. Se o cabo é trocado, o do outro lado vai junto, e o contrapeso é reajustado; vários ciclos de teste encerram a visita.",
            "Antes de começar, o valor é combinado com a peça à vista. Cabo novo entra sempre em par, seguido do acerto do contrapeso, e o trabalho termina com o portão testado por todos os controles.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço do conserto", "Peça e mão de obra no basculante"],
        slots: [
          [
            "Regular fim de curso, força ou fotocélula é só mão de obra, e a visita em casa costuma ficar de {price.preventiveRange}, sem peças. Entre as peças, capacitor e roldana acrescentam pouco, enquanto fuso, placa e redutor pesam mais no total. O pagamento é por Pix ou cartão, em até {shop.instalments} vezes.",
            "A visita de ajuste e limpeza fica em geral de {price.preventiveRange} numa casa, fora as peças. Roldana e capacitor são das mais baratas, e redutor, placa e fuso, das mais caras; o total pode ser pago por Pix ou dividido em até {shop.instalments} vezes no cartão.",
            "Quando só há regulagem, paga-se a visita, de {price.preventiveRange} em residência, com peças à parte. A peça que falhou pesa no resto: pouco se for capacitor ou roldana, bem mais se for placa, fuso ou redutor. O cartão divide em até {shop.instalments} vezes, e o Pix também é aceito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva o conserto do basculante?",
        answers: [
          "Regular o fim de curso ou trocar o capacitor costuma levar menos de {trade.smallRepair}. Cabos e contrapeso demoram mais, porque a folha é apoiada antes.",
          "Em geral, menos de {trade.smallRepair} para ajuste e peça pequena. Trocar cabos leva mais tempo, e um motor inteiro, de {time.tilting}.",
        ],
      },
      {
        question: "O conserto é feito na mesma visita?",
        answers: [
          "Na maioria dos casos, sim, quando o vídeo e a etiqueta mostram antes a peça provável. Modelo antigo ou folha que precisa de solda pode pedir outra ida.",
          "Costuma ser. A peça rara e a solda são exceções: o portão fica fechado e seguro, e a volta é combinada.",
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
        question: "Quando compensa trocar o motor do basculante?",
        answers: [
          "Quando o redutor tem folga, o enrolamento queimou ou não há mais peça para o modelo. O kit novo, em folha de até {width.quarterHp} de largura, parte de {price.lowest} instalado.",
          "Compensa se o conserto se aproxima de um kit novo instalado, a partir de {price.lowest} em folha de até {width.quarterHp}, ou se o motor passou da vida esperada, de {trade.life}.",
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
        "Consertamos portão de correr no seu endereço: trilho, roldanas, cremalheira, engrenagem, capacitor, placa e fim de curso. Desligue o disjuntor se o motor ronca sem andar e mande vídeo e foto da etiqueta; a regulagem em casa parte de {price.preventive}, sem peças.",
        "No conserto do portão deslizante, o técnico solta a folha do motor: se corre leve na mão, o defeito está no motor ou na placa; se pesa, no trilho ou na roldana. Só o ajuste, em residência, custa a partir de {price.preventive}, e a peça tem o valor dito antes.",
        "O portão de correr que ronca, trava ou bate no fim é consertado no local, e a folha e o trilho são vistos antes do motor. A visita de regulagem residencial começa em {price.preventive}, fora as peças; se a folha saiu do trilho, não encoste nela.",
      ],
      price: [
        "O preço do conserto do portão de correr depende da peça: regulagem, ímã de fim de curso e capacitor custam menos que engrenagem, roldana ou placa. O ajuste em casa parte de {price.preventive}, sem peças, e a troca do motor, se for o caso, fica de {price.homeSwap}.",
        "Conserto de portão deslizante é cobrado por peça e mão de obra, com valor dito antes. A visita de regulagem residencial começa em {price.preventive}, fora as peças; quando o motor não compensa, trocar custa de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Sinais e causas no portão de correr", "O que costuma quebrar no deslizante"],
        slots: [
          [
            "Folha que prende sempre no mesmo ponto tem trilho amassado, sujeira ou roldana gasta, e aí o motor não tem culpa. Barulho de ferro vem da roldana, e ponta que balança, da guia de cima solta.",
            "Se a folha trava num trecho, procura-se pedra, degrau na emenda do trilho ou roldana presa. Rangido metálico também é roldana com rolamento gasto, e balanço na ponta indica a guia superior frouxa.",
            "Portão pesado num lugar só aponta para trilho torto ou sujo e para roldana cansada, que ainda faz barulho de ferro. Já a folha que balança perdeu o aperto da guia de cima, e nada disso é do motor.",
          ],
          [
            "Motor girando com a folha parada indica engrenagem ou cremalheira gasta, a régua de dentes presa ao portão; ronco sem movimento é quase sempre capacitor. Se o portão bate ou não para no fim, o ímã do fim de curso saiu do lugar, e se volta sozinho, a fotocélula está suja.",
            "Quando o motor ronca e não anda, mede-se o capacitor, a peça do arranque; quando gira em falso, olham-se engrenagem e cremalheira, a barra dentada. Pancada no batente vem do ímã que marca a parada, e folha que fecha e volta, da fotocélula suja.",
            "Do lado do motor, o ronco parado pede capacitor, e o giro em falso mostra dentes gastos na engrenagem ou na cremalheira. O ímã deslocado faz a folha bater no fim, e a lente suja da fotocélula faz a folha voltar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até o técnico chegar", "Cuidados com o portão de correr parado"],
        slots: [
          [
            "Faça só o que não pede abrir a tampa do motor nem soltar a cremalheira. Uma folha fora do trilho pode tombar, por isso fique longe dela.",
            "A ordem abaixo é segura; soltar peça e mexer em fio ficam com o técnico. Se o portão saiu do trilho, ninguém o empurra, porque ele cai de lado.",
            "Bastam cuidados simples, sem ferramenta. O maior risco é a folha que escapou do trilho: ela tomba, e só se recoloca com apoio.",
          ],
        ],
        steps: [
          "Afaste pessoas e animais da folha e do trilho.",
          "Desligue o disjuntor do portão.",
          "Se a folha saiu do trilho ou balança, não encoste nela.",
          "Com o portão reto e parado, retire pedra ou folhas do trilho.",
          "Mande um vídeo com som e a foto da etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico conserta", "O conserto, na ordem em que é feito"],
        slots: [
          [
            "O técnico vê o defeito uma vez, desliga o disjuntor, destrava o motor e corre a folha na mão. Depois mede tensão, capacitor e saída da placa e testa fim de curso e fotocélula, para não trocar peça boa.",
            "Com a energia cortada, a folha é testada solta do motor, o que diz se o peso está no portão. Só então são medidos a placa, o capacitor e a tensão, e conferidos os sensores, até achar o que falhou.",
            "Primeiro a folha corre na mão, sem o motor e sem energia, para separar defeito de trilho e defeito elétrico. Em seguida vêm as medições de energia, capacitor e placa e o teste dos sensores.",
          ],
          [
            "A peça com defeito é mostrada, você aceita o valor, e a troca é feita. No fim, o portão abre e fecha com cada controle, e a parada e a força são conferidas.",
            "Você vê o que falhou e quanto custa antes de o serviço começar. Ele termina com a regulagem da força e das paradas e com ciclos de teste por todos os controles.",
            "Nada é trocado sem o seu aval, com a peça ruim à vista. Depois da troca, força e pontos de parada são regulados, e cada controle é testado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço do conserto", "Peça e mão de obra no portão de correr"],
        slots: [
          [
            "Regular fim de curso, força ou fotocélula é só mão de obra, e a visita em casa costuma ficar de {price.preventiveRange}, sem peças. Entre as peças, ímã e capacitor acrescentam pouco, enquanto engrenagem, jogo de roldanas e placa pesam mais no total. O pagamento é por Pix ou em até {shop.instalments} vezes no cartão.",
            "A visita de ajuste e limpeza fica em geral de {price.preventiveRange} numa casa, fora as peças. Capacitor e ímã são baratos, e placa, engrenagem e roldanas pesam mais no total, que pode ser pago no Pix ou dividido no cartão em até {shop.instalments} vezes.",
            "Quando basta regular, paga-se a visita, de {price.preventiveRange} em residência, com peças à parte. A peça que falhou faz o resto: pouco para ímã ou capacitor, mais para roldanas, engrenagem ou placa. Aceitamos Pix e cartão, em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva o conserto do portão de correr?",
        answers: [
          "Acertar ímã, força ou capacitor costuma levar menos de {trade.smallRepair}. Trocar roldanas ou recolocar a folha no trilho leva mais, porque ela precisa de apoio.",
          "Em geral, menos de {trade.smallRepair} para ajuste e peça pequena. Trocar o motor inteiro leva de {time.sliding}.",
        ],
      },
      {
        question: "O conserto é feito na mesma visita?",
        answers: [
          "Sim, na maior parte das vezes: ímã, capacitor, engrenagem e limpeza de trilho costumam ser resolvidos na primeira ida.",
          "Em geral, sim. Base de concreto nova ou trilho inteiro pede um segundo dia, e a entrada fica fechada até lá.",
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
        question: "Quando compensa trocar o motor do portão de correr?",
        answers: [
          "Quando há redutor trincado, enrolamento queimado ou falta de peça. A troca em casa fica de {price.homeSwap}, com mão de obra.",
          "Compensa se o reparo chega perto da troca, de {price.homeSwap} em casa, ou se o motor já passou dos {trade.life} que costuma durar.",
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
        "Consertamos portão de abrir no seu endereço: dobradiça, braço, batente, trava, capacitor e central, em uma ou duas folhas. Desligue o disjuntor, não force a folha e mande vídeo e foto da etiqueta; a regulagem em casa parte de {price.preventive}, sem peças.",
        "No conserto do portão pivotante, o técnico vê primeiro se a folha gira leve na mão: se gira, o defeito está no braço, no capacitor ou na placa; se pesa ou raspa, na dobradiça. Só o ajuste, em residência, custa a partir de {price.preventive}, e a peça tem o valor dito antes.",
        "Folha que raspa, não encosta ou fica parada enquanto a outra anda é consertada no local, no portão de abrir, com o disjuntor desligado. A visita de regulagem residencial começa em {price.preventive}, fora as peças; até lá, não force o braço.",
      ],
      price: [
        "O preço do conserto do portão de abrir depende da peça e do número de folhas: regulagem e capacitor custam menos que braço ou central. O ajuste em casa parte de {price.preventive}, sem peças, e a troca do motor fica de {price.homeSwap}, ou de {price.homeSwapTwice} quando são dois.",
        "Conserto de pivotante é cobrado por peça e mão de obra, com valor dito antes. A visita de regulagem residencial começa em {price.preventive}, fora as peças; se o motor não compensa, trocar custa de {price.homeSwap}, e dois motores, de {price.homeSwapTwice}.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Sinais e causas no portão de abrir", "O que costuma quebrar no portão de abrir"],
        slots: [
          [
            "Folha que raspa no chão ou pesa na mão tem dobradiça gasta, solda aberta ou coluna fora do prumo, e isso se conserta antes do motor, porque a folha caída quebra o braço. Se não fica fechada, o batente ou a trava soltou.",
            "Raspar no piso é sinal de dobradiça caída ou de solda que abriu; força o braço até quebrá-lo, e por isso vem primeiro. Já a folha que o vento abre perdeu o batente ou a trava.",
            "Quando a folha arria ou gira pesada, o defeito é de dobradiça, solda ou coluna, e precisa ser resolvido antes que o braço do motor se quebre. Portão que não se mantém fechado tem trava ou batente solto.",
          ],
          [
            "Uma folha parada e a outra andando indica motor, cabo ou saída da central daquele lado. Folhas que se prendem pedem ajuste do retardo, o tempo que separa uma da outra; ronco com a folha livre é capacitor, e folha que volta, fotocélula.",
            "Se só um lado funciona, o exame vai ao motor, ao fio e à central do outro. O retardo, que faz uma folha sair depois da outra, se regula quando elas se enroscam; o motor que ronca com a folha leve pede capacitor, e a folha que abre e volta, limpeza da fotocélula.",
            "O motor que ronca numa folha leve tem capacitor fraco, a peça do arranque; lado que não reage tem cabo, motor ou central com defeito. Folhas que se cruzam perderam o retardo, o intervalo entre elas, e fotocélula suja faz o portão voltar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até o técnico chegar", "Cuidados com o portão de abrir parado"],
        slots: [
          [
            "Faça só o que não pede soltar o braço nem abrir a central. Folha pendurada numa dobradiça só pode cair, então fique longe do giro dela.",
            "A ordem abaixo é segura; dobradiça e braço ficam com o técnico. Se uma dobradiça soltou, a folha pode tombar, e ninguém deve mexer.",
            "Bastam cuidados sem ferramenta. Não encoste na folha que perdeu uma dobradiça, porque o peso dela todo fica na outra.",
          ],
        ],
        steps: [
          "Afaste pessoas e animais do giro da folha.",
          "Desligue o disjuntor do portão.",
          "Veja de longe se a dobradiça ou o braço soltou.",
          "Se a folha está firme e venta, mantenha-a encostada.",
          "Mande um vídeo e a foto da etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico conserta", "O conserto, na ordem em que é feito"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico solta a folha do motor e a gira na mão, para saber se o peso está no portão. Depois mede tensão, capacitor e saída da central de cada lado, e testa batente, trava e fotocélula.",
            "O técnico corta a energia, solta o braço e move a folha, o que separa defeito de ferragem e defeito de motor. Vêm então as medições de cada lado, da tensão ao capacitor e à central, e o exame de trava, batente e sensores.",
            "Primeiro a folha é girada sem o motor, com a energia cortada, e dobradiças e batente são vistos. Em seguida a central, o capacitor e a tensão são medidos lado por lado, para trocar só o que falhou.",
          ],
          [
            "Você vê a peça com defeito e aceita o valor antes da troca. No fim, o retardo e a força são regulados, e as folhas abrem e fecham várias vezes.",
            "A troca só começa com a sua aprovação, peça à vista. O serviço acaba com o ajuste da força e do tempo entre as folhas e com vários ciclos de teste.",
            "Peça ruim e preço são mostrados antes. Trocada a peça, regulam-se a força e o intervalo entre as folhas, e o portão é testado com cada controle.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço do conserto", "Peça e mão de obra no portão de abrir"],
        slots: [
          [
            "Regular batente, força ou fotocélula é só mão de obra, e a visita em casa costuma ficar de {price.preventiveRange}, sem peças. Das peças, o capacitor acrescenta pouco, enquanto braço, central e solda de dobradiça pesam mais no total. Paga-se por Pix ou em até {shop.instalments} vezes no cartão.",
            "A visita de ajuste e limpeza fica em geral de {price.preventiveRange} numa casa, fora as peças. O capacitor é barato, enquanto solda, central e braço pesam mais, e o total vai no Pix ou no cartão, em até {shop.instalments} vezes.",
            "Quando basta regular, paga-se a visita, de {price.preventiveRange} em residência, com peças à parte. Pesa mais no total o braço, a central ou a solda da dobradiça, e menos o capacitor; aceitamos Pix e cartão em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva o conserto do portão de abrir?",
        answers: [
          "Regular batente e força ou trocar o capacitor costuma levar menos de {trade.smallRepair}, na mesma visita. Pivô, dobradiça e braço levam mais.",
          "Em geral, menos de {trade.smallRepair} para ajuste e peça pequena. Solda de dobradiça pode pedir outro dia.",
        ],
      },
      {
        question: "Se um lado queimou, preciso trocar os dois motores?",
        answers: [
          "Não, se o outro funciona bem e existe o mesmo modelo ou um compatível com a central. Motores muito diferentes abrem em tempos desiguais.",
          "Na maioria das vezes, não: troca-se só o lado que falhou. Se o modelo saiu de linha, o par novo pode valer, porque os dois precisam trabalhar juntos.",
        ],
      },
      {
        question: "O conserto do portão de abrir tem garantia?",
        answers: [
          "Sim, a da lei: 90 dias para o serviço e para a peça trocada; motor novo que vendemos tem {warranty.motor}.",
          "Tem 90 dias, pela lei, para o serviço e a peça. Motor novo no portão de abrir tem {warranty.motor}.",
        ],
      },
      {
        question: "Quando compensa trocar o motor do portão de abrir?",
        answers: [
          "Quando o braço tem folga no redutor, o motor queimou ou a marca já não tem peça. A troca fica de {price.homeSwap}, com mão de obra.",
          "Compensa comparar com o conjunto novo quando são duas folhas antigas e um lado queimou: dois motores ficam de {price.homeSwapTwice}, instalados.",
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
        "O conserto de portão demora em geral até {trade.smallRepair} quando é regulagem ou peça pequena, e fica pronto no mesmo dia, numa visita só. A troca do motor leva de {time.tilting} no basculante e de {time.sliding} no de correr; peça encomendada e solda pedem outro dia.",
        "Em poucas horas se arruma a maioria dos portões eletrônicos: até {trade.smallRepair} para ajuste, capacitor, sensor ou controle, e de {time.tilting} a {time.home.max} para trocar o motor. O que atrasa é peça fora de linha, serralheria e, no condomínio, a aprovação do síndico.",
        "O técnico leva até {trade.smallRepair} num conserto simples em casa, e mais em placa, cabo ou motor, este de {time.tilting} no basculante e de {time.sliding} no de correr. Fica pronto no mesmo dia se a peça foi identificada antes, por vídeo e pela etiqueta do motor.",
      ],
      repair: [
        "O conserto do portão fica pronto no mesmo dia na maioria dos casos: até {trade.smallRepair} para regulagem, capacitor, sensor ou roldana simples, e de {time.tilting} no basculante ou {time.sliding} no de correr para trocar o motor. Peça encomendada e solda pedem outro dia.",
        "Em casa ou no prédio, o conserto demora até {trade.smallRepair} no caso simples e algumas horas com placa, cabo ou motor. O que estica o prazo é peça do modelo, serralheria e a aprovação do síndico, no condomínio.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["Tempo por tipo de conserto", "O que sai na hora e o que demora"],
        slots: [
          [
            "O tempo depende da peça e de ela estar à mão. Estes são os comuns, com o portão acessível.",
            "Peça em mãos, o conserto é rápido. A lista dá a ordem de grandeza.",
            "O serviço em si raramente é longo; quem demora é a peça rara.",
          ],
        ],
        bullets: [
          "Regulagem, fotocélula, controle: até {trade.smallRepair}",
          "Capacitor, fim de curso: até {trade.smallRepair}",
          "Placa: uma a duas horas, com controles gravados",
          "Motor: {time.tilting} no basculante, {time.sliding} no de correr, {time.heavy} em pesado",
          "Cabo, solda, folha torta: dia combinado",
        ],
      },
      {
        about: "check",
        headings: ["Como encurtar a espera", "O que mandar antes da visita"],
        slots: [
          [
            "Com estas informações, o técnico já sai com a peça provável e evita a segunda ida.",
            "Quanto mais completa a mensagem, maior a chance de resolver numa visita.",
            "A peça certa vem junto quando o aviso é bom.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor e o portão inteiro.",
          "Grave um vídeo com som, de longe, se ele ainda anda sem risco.",
          "Conte o que houve antes: chuva, falta de luz, batida.",
          "Diga bairro e horário em que há alguém em casa.",
        ],
      },
      {
        about: "cost",
        headings: ["O que o tempo muda no preço", "Do ajuste ao motor: tempo e valor"],
        slots: [
          [
            "Serviço curto custa menos: o ajuste em casa parte de {price.preventive}, sem peças, e a troca do motor fica de {price.homeSwap}, com mão de obra. Entre os dois estão os consertos que trocam uma peça só.",
            "Menos horas, menor valor. Regular em residência começa em {price.preventive}, fora peças, e trocar o motor vai de {price.homeSwap}, instalado.",
            "Do ajuste, desde {price.preventive} em casa, sem peças, à troca do motor, de {price.homeSwap}, o preço acompanha a peça e o tempo.",
          ],
          [
            "Falha que vai e vem toma mais medição que peça visivelmente quebrada. Anotar quando ela acontece reduz essas horas.",
            "O defeito intermitente é o mais demorado de achar, e uma anotação do horário encurta a busca.",
            "Quando o defeito some na frente do técnico, o tempo sobe. Registre os momentos da falha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão fica parado até a peça chegar?",
        answers: [
          "Portão de correr ou de abrir, reto e nivelado, pode ser usado na mão com o disjuntor desligado. O basculante com cabo ou contrapeso ruim fica fechado.",
          "Folha de correr ou pivotante em ordem se move à mão, sem energia. Basculante com defeito, não.",
        ],
      },
      {
        question: "Em quanto tempo o técnico vem?",
        answers: [
          "O horário é dito na conversa, conforme bairro e agenda. Portão aberto ou carro preso tem prioridade, {shop.hours}.",
          "Depende da rota do dia. O WhatsApp responde {shop.hours}, e urgência passa na frente.",
        ],
      },
      {
        question: "Preciso ficar em casa o tempo todo?",
        answers: [
          "Alguém precisa abrir, mostrar o quadro de luz e ver o teste no fim.",
          "Um adulto no local basta, no começo e na entrega.",
        ],
      },
      {
        question: "O conserto tem garantia?",
        answers: [
          "Tem os 90 dias da lei no serviço e na peça. Motor novo comprado conosco tem {warranty.motor}.",
          "Sim, a garantia da lei. Motor trocado vem com {warranty.motor}.",
        ],
      },
    ],
    photo: "um vídeo curto do defeito, com som, e uma foto da etiqueta do motor",
  },
];
