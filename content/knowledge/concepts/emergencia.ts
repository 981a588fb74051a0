import type { Concept } from "#domain/knowledge/concept.ts";

export const emergencia: Concept = {
  id: "emergencia",
  kind: "service",
  label: "Emergência 24 horas",
  phrase: "o atendimento de emergência",
  words: [
    "emergência",
    "emergencial",
    "atendimento emergencial",
    "24 horas",
    "24h",
    "24 hs",
    "urgente",
    "urgência",
    "plantão",
    "socorro",
    "de madrugada",
    "domingo e feriado",
    "fim de semana",
    "atendimento imediato",
    "domingo",
    "feriado",
  ],
  intent: "emergency",
  answers: {
    any: [
      "Em emergência com o portão, desligue o disjuntor, afaste crianças e animais e não force a folha. O contato funciona {shop.hours}: mande endereço, tipo de portão e um vídeo pelo WhatsApp para o técnico levar a peça provável.",
      "O plantão para portão automático funciona {shop.hours}. Folha torta, cabo solto ou cheiro de queimado são caso de urgência: ninguém passa por perto, o disjuntor fica desligado e o portão não deve ser destravado.",
      "Um portão travado aberto à noite é emergência de segurança. Com o disjuntor desligado, deslizante ou pivotante reto e nivelado pode ser fechado na mão; basculante aberto, folha torta ou cabo frouxo não se toca: chame, pois atendemos {shop.hours}.",
      "No atendimento urgente de portão, o técnico primeiro firma a folha e fecha a entrada e depois troca a peça que falhou; se ela só existir em loja, ele volta para concluir. O contato funciona {shop.hours}: mande endereço e foto.",
      "Urgente mesmo é folha caída, choque, faísca, portão aberto com a casa exposta ou alguém preso. Desligue o disjuntor e chame; o atendimento é {shop.hours}. Um controle sem resposta pode esperar horário marcado.",
    ],
    emergency: [
      "Na emergência, siga três passos: disjuntor desligado, pessoas longe, vídeo no WhatsApp. O técnico atende {shop.hours} e precisa saber se a folha está aberta, fechada ou torta e se há carro ou alguém preso.",
      "Para emergência com portão, chame a qualquer hora: o atendimento é {shop.hours}. Enquanto espera, mantenha o disjuntor desligado, isole a área e não destrave basculante com cabo solto, porque a folha pode cair.",
      "O socorro para portão funciona {shop.hours}. Diga na primeira mensagem o endereço, o tipo de portão e o que aconteceu; mande vídeo feito de longe e não acione o controle de novo.",
    ],
    price: [
      "O valor do atendimento de emergência soma a ida do técnico, que muda com o dia e a hora, a peça e a mão de obra, e é dito antes de ele sair. Para comparar, a visita só de ajuste em residência custa a partir de {price.preventive}, sem peças.",
      "No atendimento de emergência, o ajuste em residência começa em {price.preventive}, sem peças, e a troca do motor fica de {price.homeSwap}. A ida à noite ou no domingo pode ter outro valor, dito antes de você confirmar.",
    ],
    "how-to": [
      "Em emergência com portão de correr ou de abrir, reto e nivelado, desligue o disjuntor, destrave com a chave, mova devagar e tranque. O basculante fica travado até o técnico chegar.",
      "Numa emergência sem folha torta nem cheiro de queimado, veja se há obstáculo, religue o disjuntor uma única vez e não insista no controle. Se ele cair de novo, deixe tudo desligado e chame o técnico.",
    ],
  },
  line: [
    "O atendimento de emergência funciona {shop.hours}.",
    "Na urgência, desligue o disjuntor, afaste as pessoas e não force a folha.",
    "Folha torta, cabo solto e choque são emergência; controle sem resposta pode ser agendado.",
    "De madrugada, o primeiro objetivo é deixar o imóvel fechado e seguro.",
    "Um vídeo feito de longe ajuda o plantão a sair com a peça provável.",
  ],
  sections: [
    {
      about: "signs",
      headings: [
        "É emergência ou pode esperar?",
        "Casos imediatos e casos que podem esperar",
        "O que é urgente num portão e o que se agenda",
        "Quando chamar o plantão e quando marcar hora",
        "Urgência de verdade e defeito que espera",
      ],
      slots: [
        [
          "Folha caída, torta ou pendurada por um lado é a situação mais perigosa, e a área deve ser isolada.",
          "Em primeiro lugar vem a folha fora do lugar: torta, caída ou presa só pelo motor.",
          "Um risco imediato existe quando a folha perdeu apoio, há fio exposto ou o portão dá choque.",
          "O mais urgente é a folha sem apoio, como a do basculante de cabo rompido, mesmo quando parece firme.",
          "Choque, faísca e cheiro de queimado encabeçam a lista, junto com folha torta ou caída.",
        ],
        [
          "Portão travado aberto, com a casa exposta, também não espera o dia seguinte.",
          "Casa aberta à noite, carro preso e alguém sem conseguir sair entram na mesma urgência.",
          "Uma garagem exposta durante a noite pede atendimento, ainda que o defeito seja pequeno.",
          "Um portão que abre sozinho deve ser mantido fechado e com o disjuntor desligado até o reparo.",
          "Quem ficou preso dentro ou fora de casa deve dizer isso logo na primeira mensagem.",
        ],
        [
          "Controle que falhou sozinho, ruído novo e lentidão podem ser marcados para o dia seguinte.",
          "Já um controle mudo, com os demais funcionando, é serviço de horário marcado.",
          "Um barulho sem perda de movimento pede agenda próxima, mas não plantão de madrugada.",
          "Lentidão e rangido são avisos: marque logo, antes que virem chamado noturno.",
          "Um defeito que não expõe ninguém e não deixa a casa aberta pode esperar a manhã.",
        ],
      ],
      bullets: [
        "Folha caída, torta ou pendurada",
        "Choque, faísca ou cheiro de queimado",
        "Portão travado aberto à noite",
        "Carro ou pessoa sem conseguir sair",
        "Cabo de aço rompido ou frouxo",
        "Portão abrindo e fechando sozinho",
      ],
    },
    {
      about: "check",
      headings: [
        "O que fazer até o técnico chegar",
        "Primeiros passos na emergência",
        "Enquanto espera: passos seguros",
        "O que fazer enquanto o técnico não chega",
        "Portão travado: faça nesta ordem",
      ],
      slots: [
        [
          "Os passos valem para folha inteira e alinhada; com folha torta, faça só o primeiro e o último.",
          "Se a folha estiver inclinada ou com cabo solto, desligue o disjuntor, isole a área e não tente mais nada.",
          "Só avance além do disjuntor se o portão estiver inteiro, no lugar e sem cabo frouxo.",
          "Antes de tocar no portão, olhe: folha torta, cabo pendurado ou fio exposto encerram as tentativas.",
          "A ordem importa, e ela começa pela energia cortada e por gente longe da folha.",
        ],
        [
          "Ninguém deve ficar sob um basculante erguido, nem por um instante, enquanto o portão não for escorado.",
          "Não passe sob a folha levantada e não deixe que outra pessoa passe.",
          "Crianças e animais ficam dentro de casa até o portão ser liberado.",
          "Puxar com o carro ou usar alavanca entorta a folha e pode derrubá-la.",
          "O controle deve ficar guardado, porque um toque distraído aciona o motor durante a verificação.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do portão e, se houver nobreak, desligue-o também.",
        "Afaste pessoas, animais e veículos do vão e olhe se a folha está inteira e alinhada.",
        "Só em portão de correr ou de abrir, reto e nivelado, destrave e mova devagar. Basculante fica travado.",
        "Feche e tranque por dentro com ferrolho ou cadeado, já que a folha destravada abre com a mão.",
        "Mande vídeo, endereço e foto da etiqueta do motor, sem abrir a tampa.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como é o atendimento 24 horas",
        "O que o técnico faz na urgência",
        "Etapas da visita de emergência",
        "Da chegada ao portão fechado",
      ],
      slots: [
        [
          "O técnico desliga o circuito, apoia a folha e fecha a entrada; só depois procura a peça que falhou.",
          "Antes de qualquer teste no motor, a folha é apoiada e, se saiu do lugar, recolocada.",
          "Em chamado noturno {em}, o serviço começa por firmar a folha e conferir se não há fio exposto.",
          "O técnico firma a folha e, se houver carro preso, libera a saída com segurança antes de começar o conserto.",
          "A primeira coisa é tirar o risco: disjuntor desligado, folha apoiada e ninguém no vão.",
        ],
        [
          "Com o portão seguro, o técnico mede tensão, capacitor e placa e testa cabos, roldanas e fim de curso.",
          "Capacitor, fusível, fim de curso, fotocélula e controle costumam ser resolvidos na mesma visita.",
          "Um motor que ronca muitas vezes volta com um capacitor novo, e um portão que não fecha, com a fotocélula limpa e alinhada.",
          "Disjuntor que cai é testado com o motor desconectado, para achar se o curto é dele, da placa ou da fiação.",
        ],
        [
          "Se a peça só existir em loja, o portão fica fechado e travado até a volta, com dia marcado.",
          "Quando não dá para concluir à noite, a folha fica segura, e o técnico volta com a peça.",
          "O serviço termina com o portão consertado ou, no mínimo, fechado e sem risco.",
          "Placa de modelo antigo e solda ficam para o dia seguinte, com a entrada já fechada.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Portão travado aberto: como proteger a casa",
        "O portão não fecha e está anoitecendo",
        "Entrada aberta até o técnico chegar",
      ],
      slots: [
        [
          "Com o disjuntor desligado, um portão de correr reto no trilho pode ser destravado e fechado na mão; basculante aberto com defeito não se baixa, porque pode despencar.",
          "Portão de abrir com as dobradiças firmes, ou de correr reto no trilho, pode ser fechado na mão com a energia cortada; o basculante aberto espera o técnico.",
          "O basculante aberto com defeito fica como está, porque a folha pode despencar; o de correr e o de abrir, se estiverem retos, fecham na mão com o disjuntor desligado.",
          "Olhe a folha primeiro: torta, caída ou com cabo solto, ninguém toca nela; reta, em portão de correr ou de abrir, pode ser destravada e fechada sem energia.",
        ],
        [
          "Feche as portas da casa, deixe a luz da frente acesa e avise que o portão está aberto já na primeira mensagem.",
          "Depois de fechar na mão, tranque por dentro, porque a folha destravada abre com um empurrão.",
          "Tire da garagem o que tem valor e deixe um adulto por perto, longe do vão, até o atendimento.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Carro preso na garagem",
        "Preciso sair e o portão não abre",
        "Carro preso: o que pode e o que não pode",
      ],
      slots: [
        [
          "Com a energia desligada, portão de correr ou de abrir com a folha reta é liberado pela chave e aberto na mão; o basculante com defeito espera o técnico.",
          "O carro sai pela abertura manual quando o portão é de correr ou de abrir e está reto, com o disjuntor desligado; basculante com defeito não se destrava.",
          "Atrás de basculante com cabo solto ou folha pesada, o carro espera, porque destravar pode derrubar a folha; portão de correr ou de abrir, se reto, abre na mão sem energia.",
        ],
        [
          "Diga na primeira mensagem que há carro preso, e não empurre o portão com ele: a pancada entorta o braço e a coluna.",
          "Se faltou só a energia, o portão em bom estado abre pela chave de destravamento e volta ao automático depois.",
          "Sem a chave de destravamento, mande a foto do motor: o modelo diz qual chave serve.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "O que nunca fazer na pressa",
        "Erros que pioram a emergência",
        "Não insista, não solte nada, não improvise",
        "Erros comuns na emergência com portão",
        "Cuidados que evitam acidente",
      ],
      slots: [
        [
          "Não aperte o controle repetidas vezes, porque motor travado esquenta e pode queimar.",
          "Insistir no botão com a folha presa aquece o motor e pode entortar o braço.",
          "Cada novo toque com o portão travado força motor, engrenagem e fixação.",
          "Guarde o controle: acionar um portão preso só aumenta o estrago.",
          "Um motor que tenta e não move a folha deve ser desligado, e não testado outra vez.",
        ],
        [
          "Cabo, mola e contrapeso guardam carga mesmo com o portão parado e só o técnico mexe neles.",
          "Soltar cabo ou mola sem escorar a folha pode derrubar o portão de uma vez.",
          "O contrapeso do basculante sustenta a folha inteira; mexer nele sem preparo causa acidente grave.",
          "Nunca segure com o corpo uma folha que perdeu o equilíbrio.",
          "Destravar basculante com cabo rompido é perigoso, porque o motor pode ser a única coisa que segura a folha.",
        ],
        [
          "Não abra a tampa do motor nem toque em fio molhado, por maior que seja a pressa.",
          "Não mexa em tampa aberta, fio exposto ou placa molhada: desligue o disjuntor e fique longe.",
          "Religar várias vezes um disjuntor que desarma aquece a fiação e pode iniciar um incêndio.",
          "Anular a fotocélula para fechar só esta noite deixa o portão sem proteção contra quem passa.",
          "Não encoste de novo numa folha que deu choque: há fuga de corrente, e o disjuntor precisa ficar desligado.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que entra no valor do chamado",
        "Do que depende o preço da urgência",
        "O que forma o valor do atendimento de emergência",
      ],
      slots: [
        [
          "O chamado tem duas partes: a ida do técnico, que muda com o dia e a hora, e o conserto, com peça e mão de obra.",
          "O valor soma ida, peça e mão de obra; à noite, no domingo e em feriado, a ida pode custar mais que em dia útil.",
          "O valor acompanha o defeito: recolocar a folha no trilho, trocar um capacitor e trocar uma placa são serviços de preço diferente.",
          "Três coisas formam o valor: a hora da ida, a peça que falhou e o modelo do motor.",
        ],
        [
          "Para comparar, a visita só de ajuste em residência custa a partir de {price.preventive}, sem peças, e a troca do motor fica de {price.homeSwap}.",
          "Se o motor não tiver reparo, a troca em residência fica de {price.homeSwap}, com motor e mão de obra.",
          "Com a foto da etiqueta e do portão, a estimativa sai na própria conversa.",
          "Você pode fazer na primeira visita só o que fecha a entrada e deixar o restante para o horário comum.",
        ],
        [
          "O pagamento é por Pix ou no cartão, em até {shop.instalments} vezes.",
          "O cartão é aceito também na urgência, em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vocês atendem portão de madrugada, domingo e feriado?",
      answers: [
        "O contato funciona {shop.hours}, e a ida de madrugada ou no feriado é combinada na conversa, com o valor dito antes. Mande endereço, vídeo e foto da etiqueta do motor pelo WhatsApp e diga se o portão está aberto ou fechado.",
        "Respondemos {shop.hours}; a resposta diz se há técnico para ir e quanto custa a ida. Se a peça só existir em loja, o técnico deixa o portão fechado e seguro e conclui depois.",
      ],
    },
    {
      question: "O conserto feito na emergência tem garantia?",
      answers: [
        "Tem: pela lei, são 90 dias para reclamar do serviço e da peça trocada. Se a emergência terminar em motor novo, são {warranty.motor} de garantia no que vendemos e {warranty.installation} na instalação.",
        "Sim, e a hora do atendimento não muda isso: a lei dá 90 dias para reclamar do reparo e da peça. Um motor novo vendido por nós tem {warranty.motor}, e a instalação, {warranty.installation}.",
      ],
    },
    {
      question: "O cabo do basculante arrebentou. Posso destravar?",
      answers: [
        "Não. Com cabo rompido, o motor pode ser a única coisa segurando a folha. Desligue o disjuntor, afaste todos e espere o técnico escorar o portão.",
        "Não destrave nem passe por baixo. Desligue o disjuntor, isole a área e chame; a folha só é movida depois de escorada.",
      ],
    },
    {
      question: "Quanto tempo o técnico demora para chegar na urgência?",
      answers: [
        "O prazo depende do bairro, da hora e dos chamados na frente, e é informado na conversa, antes de você confirmar. Risco a pessoas e casa aberta passam na frente.",
        "Você recebe a previsão logo que manda o endereço e o vídeo. Chuva forte, trânsito e madrugada alongam a ida, e caso com risco a alguém é atendido primeiro.",
      ],
    },
    {
      question: "Senti choque ao tocar no portão. É urgente?",
      answers: [
        "É. O choque indica fuga de corrente: desligue o disjuntor do portão, não encoste mais na folha e afaste crianças e animais até a medição.",
        "Sim, desligue o disjuntor na hora e avise a casa. Fio descascado, umidade ou falta de aterramento são as causas mais comuns, e só medição confirma.",
      ],
    },
  ],
  photo: "um vídeo feito de longe, o endereço com referência e uma foto da etiqueta do motor",
  related: [
    "travado-com-carro",
    "cabo-arrebentado",
    "tecnico",
    "conserto",
    "falta-de-energia",
    "chave-de-destravamento",
  ],
  topic: "assistencia-tecnica-24-horas",
};
