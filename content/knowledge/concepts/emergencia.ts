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
      "Emergência com portão tem atendimento 24 horas: respondemos {shop.hours}, e o técnico firma a folha, fecha a entrada e troca a peça que falhou. Desligue o disjuntor, afaste as pessoas, não destrave basculante e mande vídeo e endereço; só o ajuste em casa parte de {price.preventive}, sem peças.",
      "O plantão para conserto urgente de portão automático funciona {shop.hours}: desligue o disjuntor, isole a área e mande vídeo e endereço pelo WhatsApp. O valor da ida é dito antes de o técnico sair, e a visita só de ajuste residencial começa em {price.preventive}, fora peças.",
      "Portão que quebrou ou travou à noite tem socorro 24 horas, e o primeiro passo é cortar a energia e não forçar a folha. Portão de correr ou de abrir, reto, pode ser fechado na mão; basculante espera o técnico, e o ajuste em casa custa desde {price.preventive}, sem peças.",
    ],
    emergency: [
      "O atendimento de emergência para portão é 24 horas: chame {shop.hours}, com disjuntor desligado, pessoas longe e um vídeo no WhatsApp. O técnico de plantão precisa saber se a folha está aberta, fechada ou torta e se há alguém preso; o valor da ida é dito antes.",
      "Socorro urgente para portão travado ou quebrado funciona {shop.hours}. Enquanto espera, desligue o disjuntor, isole a área e não destrave basculante; portão de correr ou de abrir, reto e no trilho, pode ser fechado na mão, e só o ajuste em casa parte de {price.preventive}, sem peças.",
      "Para conserto de portão urgente, o técnico de plantão atende {shop.hours}: mande endereço, tipo de portão e vídeo feito de longe. Não acione o controle de novo, mantenha o disjuntor desligado e saiba que a ida noturna tem valor informado antes de você confirmar.",
    ],
    price: [
      "O preço do atendimento de emergência do portão soma a ida do técnico, que muda com o dia e a hora, a peça e a mão de obra, e é dito antes de ele sair. Para comparar, a visita só de ajuste em casa custa a partir de {price.preventive}, sem peças.",
      "Na emergência 24 horas, o conserto do portão custa a ida mais a peça e o serviço: o ajuste residencial começa em {price.preventive}, fora peças, e a troca do motor fica de {price.homeSwap}. À noite ou no domingo, a ida pode ter outro valor, informado antes.",
      "Quanto custa o socorro urgente do portão depende da hora, do bairro e da peça. Só ajustar, em residência, sai desde {price.preventive}, sem peças; motor que não tem reparo custa de {price.homeSwap}, com mão de obra, e tudo é dito antes da ida.",
    ],
    "how-to": [
      "Em emergência com portão de correr ou de abrir, reto e no trilho, desligue o disjuntor, destrave com a chave, mova devagar e tranque. Basculante fica travado até o técnico de plantão, que atende {shop.hours}.",
      "Numa emergência de portão sem folha torta nem cheiro de queimado, veja se há obstáculo e religue o disjuntor uma única vez. Se ele cair de novo, deixe desligado e chame o plantão, {shop.hours}; basculante não se destrava.",
      "Portão travado com urgência: disjuntor desligado, gente longe e, só em folha de correr ou de abrir reta, a chave de destravamento. No basculante não solte nada, e chame o técnico 24 horas pelo WhatsApp.",
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
        "O que é urgente num portão e o que se agenda",
        "Quando chamar o plantão e quando marcar hora",
      ],
      slots: [
        [
          "É emergência quando há risco a alguém ou a casa fica aberta: folha caída, torta ou sem apoio vem primeiro. Controle mudo, ruído novo e lentidão podem ser marcados para o dia seguinte.",
          "Risco a pessoas e imóvel exposto são emergência; incômodo se agenda. Um controle que falhou sozinho ou um rangido espera a manhã, e folha fora do lugar, não.",
          "A pergunta que separa os casos é se alguém pode se ferir ou entrar. Se sim, chame o plantão na hora; se é só barulho ou controle, marque horário.",
          "Pode esperar o que não expõe ninguém, como ruído, lentidão e um controle sem resposta. Não espera o que ameaça cair, dá choque ou deixa a casa aberta.",
        ],
      ],
      bullets: [
        "Folha caída, torta ou pendurada",
        "Cabo de aço rompido ou frouxo",
        "Choque, faísca ou cheiro de queimado",
        "Portão travado aberto à noite",
        "Carro ou pessoa sem conseguir sair",
      ],
    },
    {
      about: "check",
      headings: [
        "O que fazer até o técnico chegar",
        "Primeiros passos na emergência",
        "Portão travado: faça nesta ordem",
      ],
      slots: [
        [
          "Os passos valem para folha inteira e alinhada; com folha torta ou cabo solto, desligue o disjuntor, isole a área e vá direto ao último. Ninguém fica sob um basculante erguido.",
          "Antes de tocar no portão, olhe: folha inclinada, cabo pendurado ou fio exposto encerram as tentativas. Nesses casos, só corte a energia, afaste todos e chame.",
          "A ordem importa e começa pela energia cortada e por gente longe da folha. Se algo estiver torto ou frouxo, pare no primeiro passo e mande o vídeo.",
          "Só avance além do disjuntor se o portão estiver inteiro e no lugar. Puxar com o carro ou usar alavanca entorta a folha e pode derrubá-la.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do portão e, se houver nobreak, desligue-o também.",
        "Afaste pessoas, animais e veículos e olhe se a folha está alinhada.",
        "Só em portão de correr ou de abrir, reto e no trilho, destrave e mova devagar. Basculante fica travado.",
        "Feche e tranque por dentro, porque a folha destravada abre com a mão.",
        "Mande vídeo, endereço e foto da etiqueta do motor, sem abrir a tampa.",
      ],
    },
    {
      about: "visit",
      headings: ["Como é o atendimento 24 horas", "O que o técnico faz na urgência", "Da chegada ao portão fechado"],
      slots: [
        [
          "O técnico desliga o circuito, apoia a folha e fecha a entrada, e só depois procura a peça que falhou. Se há carro preso, a saída é liberada antes do conserto.",
          "Primeiro sai o risco: energia cortada, folha firme e ninguém no vão. Em seguida a entrada é fechada ou o carro é liberado, e então começa a medição.",
          "A visita de emergência começa firmando a folha e conferindo se não há fio exposto. Com o portão seguro, vêm os testes de tensão, capacitor, placa e cabos.",
          "O plantão age nesta ordem: apoiar a folha, liberar quem está preso, fechar a entrada e medir o defeito. O conserto só começa com o vão seguro.",
        ],
        [
          "Capacitor, fusível, fim de curso e fotocélula costumam ser resolvidos na mesma visita. Placa de modelo antigo e solda ficam para o dia seguinte, com a entrada já fechada.",
          "Peça comum é trocada na hora, e motor que ronca muitas vezes volta com um capacitor. Se a peça só existir em loja, o portão fica travado e seguro até a volta.",
          "O serviço termina com o portão consertado ou, no mínimo, fechado e sem risco. Falta de peça rara pede uma segunda ida, com dia marcado.",
          "Quase tudo o que é pequeno se conclui na noite: fusível, capacitor, sensor, ponto de parada. O que depende de loja aberta fica para depois, com a folha segura.",
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
          "Com o disjuntor desligado, portão de correr reto no trilho, ou de abrir com dobradiças firmes, pode ser fechado na mão e trancado por dentro. Basculante aberto com defeito fica como está, porque pode despencar.",
          "Olhe a folha antes: torta ou com cabo solto, ninguém toca. Reta, em portão de correr ou de abrir, ela se fecha na mão sem energia, e o basculante espera o técnico.",
          "Folha que corre ou gira, inteira e nivelada, fecha na mão com a energia cortada. A que sobe não se baixa, pois o cabo ou a mola pode ter cedido.",
          "Para proteger a casa, feche na mão só portão de correr ou de abrir, reto, com o disjuntor desligado, e passe um cadeado. O basculante não se solta nem se puxa.",
        ],
        [
          "Se não der para fechar, tranque as portas da casa, deixe a luz da frente acesa e avise na primeira mensagem que a entrada está aberta. Casa exposta passa na frente no atendimento.",
          "Enquanto a entrada estiver aberta, deixe um adulto por perto, longe do vão, e tire da garagem o que tem valor. Diga no chamado que o imóvel está exposto.",
          "Portas internas trancadas e luz acesa ajudam até o socorro. Informe que o portão ficou aberto, porque isso muda a prioridade.",
          "Avise logo que a casa está aberta, tranque por dentro e mantenha alguém atento. Ninguém deve se apoiar na folha enquanto espera.",
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
          "Carro preso atrás de portão de correr ou de abrir, reto, sai pela abertura manual, com o disjuntor desligado e a chave do motor. Atrás de basculante com defeito, o carro espera o técnico.",
          "Com a energia cortada, a folha de correr ou de abrir, se estiver reta, é destravada e aberta devagar. No basculante não se solta nada, porque a folha pode cair.",
          "O carro sai na mão quando o portão corre ou gira e está alinhado. Se ele sobe e tem cabo solto ou folha pesada, destravar pode derrubar tudo.",
          "Só portão de correr ou de abrir, sem folha torta, se abre manualmente com o disjuntor desligado. Basculante parado não se destrava, mesmo com pressa.",
        ],
        [
          "Diga na primeira mensagem que há carro preso e não empurre o portão com ele: a pancada entorta braço e coluna. Sem a chave, a foto do motor mostra qual serve.",
          "Não use o carro para forçar, pois o prejuízo dobra. Na mensagem, informe o carro preso e mande a foto do motor, que diz qual chave abre.",
          "Empurrar com o para-choque arranca a cremalheira ou o braço. O melhor é avisar do carro preso, porque isso dá prioridade ao chamado.",
          "A chave de destravamento varia com o modelo, e a foto do motor diz qual é. Forçar com o veículo só aumenta o conserto.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["O que nunca fazer na pressa", "Erros que pioram a emergência", "Cuidados que evitam acidente"],
      slots: [
        [
          "Não aperte o controle várias vezes nem religue o disjuntor que desarma, porque motor travado aquece e pode queimar. Anular a fotocélula para fechar só esta noite deixa o portão sem proteção.",
          "Insistir no botão com a folha presa esquenta o motor e entorta o braço. Disjuntor que cai duas vezes fica desligado, e sensor não se anula.",
          "Cada toque com o portão travado força motor e engrenagem, então guarde o controle. Religar disjuntor que cai aquece a fiação e pode causar incêndio.",
          "Guarde o controle, deixe o disjuntor que desarmou desligado e não faça ponte em sensor. São três atalhos que transformam defeito pequeno em acidente.",
        ],
        [
          "Cabo, mola e contrapeso guardam carga mesmo com o portão parado, e só o técnico mexe neles. Não abra a tampa do motor nem segure com o corpo uma folha que perdeu o equilíbrio.",
          "Soltar cabo ou mola sem escora derruba o portão de uma vez. Tampa aberta, fio molhado e folha que deu choque também ficam intocados.",
          "O contrapeso sustenta a folha inteira, e mexer nele sem preparo causa acidente grave. Com tampa aberta ou placa molhada, mantenha distância.",
          "No basculante, o motor pode ser a única coisa que segura a folha, por isso não se destrava. Folha que deu choque não se toca de novo, com o disjuntor desligado.",
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
          "O chamado tem duas partes: a ida, que muda com o dia e a hora, e o conserto, com peça e mão de obra. À noite, no domingo e em feriado, a ida pode custar mais que em dia útil.",
          "Três coisas formam o valor: a hora da ida, a peça que falhou e o modelo do motor. Dia útil costuma sair mais barato que madrugada ou feriado.",
          "Ida, peça e mão de obra compõem o preço da urgência. Só a ida varia com o horário, e o valor é dito antes de você confirmar.",
          "A conta soma o deslocamento, mais alto em horário noturno, e o conserto em si. Recolocar a folha no trilho custa menos que um capacitor, e este, menos que uma placa.",
        ],
        [
          "Para comparar, a visita só de ajuste em casa custa a partir de {price.preventive}, sem peças, e a troca do motor fica de {price.homeSwap}. O cartão divide em até {shop.instalments} vezes, também na urgência.",
          "Como medida, o ajuste residencial em horário comum parte de {price.preventive}, fora peças, e motor novo com o serviço, de {price.homeSwap}. Pix e cartão em até {shop.instalments} vezes são aceitos.",
          "Motor sem reparo leva à troca, de {price.homeSwap} em residência, com mão de obra; ajuste sem peças começa em {price.preventive}. Dá para pagar em até {shop.instalments} vezes.",
          "Você pode fazer na primeira visita só o que fecha a entrada. O ajuste em casa começa em {price.preventive}, sem peças, e a troca do motor, se for o caso, em {price.homeSwap}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vocês atendem portão de madrugada, domingo e feriado?",
      answers: [
        "Sim, o contato funciona {shop.hours}, e a ida de madrugada, domingo ou feriado é combinada na conversa, com o valor dito antes. Diga se o portão está aberto ou fechado.",
        "Atendemos portão {shop.hours}, inclusive domingo e feriado: a resposta diz se há técnico para ir e quanto custa a ida. Se a peça só existir em loja, ele deixa a entrada segura e volta.",
        "Sim: madrugada, domingo e feriado também. O valor da ida muda com a hora e é informado antes de você confirmar.",
      ],
    },
    {
      question: "O conserto feito na emergência tem garantia?",
      answers: [
        "Tem os 90 dias da lei, para o serviço e a peça trocada. Se a emergência terminar em motor novo, são {warranty.motor} no motor e {warranty.installation} na instalação.",
        "Sim, a hora do atendimento não muda isso: a garantia da lei vale para o reparo e a peça. Motor novo vendido por nós tem {warranty.motor}.",
        "O conserto de emergência tem a garantia da lei, como qualquer outro. Motor trocado sai com {warranty.motor} de fábrica e {warranty.installation} na instalação.",
      ],
    },
    {
      question: "O cabo do basculante arrebentou. Posso destravar?",
      answers: [
        "Não. Com o cabo do basculante arrebentado, o motor pode ser a única coisa segurando a folha. Desligue o disjuntor, afaste todos e espere o técnico escorar.",
        "Não destrave o basculante nem passe por baixo. Desligue o disjuntor e isole a área; a folha só é movida depois de escorada.",
        "De jeito nenhum: sem o cabo, a folha do basculante cai se o motor for solto. Corte a energia e chame o plantão.",
      ],
    },
    {
      question: "Quanto tempo o técnico demora para chegar na urgência?",
      answers: [
        "Depende do bairro, da hora e dos chamados na frente, e a previsão é dada na conversa, antes de você confirmar. Risco a pessoas e casa aberta passam na frente.",
        "Você recebe a previsão logo que manda o endereço e o vídeo. Chuva forte e trânsito alongam a ida, e caso com risco é atendido primeiro.",
        "Não há tempo fixo: bairro, trânsito e hora decidem, e o técnico informa o prazo antes de sair. Urgência com gente em risco vem primeiro.",
      ],
    },
    {
      question: "Senti choque ao tocar no portão. É urgente?",
      answers: [
        "É urgente. O choque indica fuga de corrente: desligue o disjuntor do portão, não encoste mais na folha e afaste crianças e animais até a medição.",
        "Sim, choque no portão é urgente: desligue o disjuntor na hora e avise a casa. Fio descascado, umidade ou falta de aterramento são as causas comuns.",
        "Sim. Choque ao tocar no portão pede disjuntor desligado até o técnico medir, porque há energia passando para a folha.",
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
