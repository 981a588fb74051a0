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
      "A emergência com portão tem atendimento 24 horas: respondemos {shop.hours}, e o técnico firma a folha, fecha a entrada e troca a peça que falhou. Até ele chegar, desligue o disjuntor, afaste as pessoas e não destrave basculante. Quando basta o ajuste, em casa, a visita parte de {price.preventive}, sem peças.",
      "O plantão para conserto urgente de portão automático funciona {shop.hours}. Desligue o disjuntor, isole a área e mande fotos e o endereço, para o técnico conhecer o risco e informar antes o valor da ida. A visita só de ajuste, em residência, começa em {price.preventive}, sem peças.",
      "Um portão que quebrou ou travou à noite tem socorro 24 horas, e o primeiro passo é desligar o disjuntor e não forçar a folha. O de correr ou de abrir, se estiver reto, pode ser fechado na mão; o basculante espera o técnico. O ajuste em casa custa a partir de {price.preventive}, sem peças.",
    ],
    emergency: [
      "O atendimento de emergência para portão funciona {shop.hours}. Desligue o disjuntor, mantenha as pessoas longe e mande fotos que mostrem se a folha está aberta, fechada ou torta. Avise se há alguém ou um carro preso, e o valor da ida é informado antes de o técnico sair.",
      "O socorro urgente para portão travado ou quebrado funciona {shop.hours}. Enquanto espera, desligue o disjuntor, isole a área e não destrave basculante; o portão de correr ou de abrir, reto e no lugar, pode ser fechado na mão. O ajuste em casa parte de {price.preventive}, sem peças.",
      "Para o conserto urgente do portão, o técnico de plantão atende {shop.hours}. Mantenha o disjuntor desligado, não acione o controle de novo e mande o endereço, o tipo de portão e fotos tiradas de longe. A ida noturna tem o valor informado antes de você confirmar.",
    ],
    price: [
      "O preço do atendimento de emergência do portão soma a ida do técnico, que muda com o dia e a hora, a peça e a mão de obra, e é informado antes de ele sair. Como comparação, a visita só de ajuste em casa custa a partir de {price.preventive}, sem peças.",
      "O preço da emergência 24 horas depende da hora da ida e da peça que falhou. O ajuste em residência começa em {price.preventive}, sem peças, e a troca do motor, com mão de obra, fica de {price.homeSwap}. À noite ou no domingo, a ida pode ter outro valor, informado antes.",
      "O valor do socorro urgente do portão muda com a hora, o bairro e a peça, e você o conhece antes da ida. Quando basta ajustar, em casa, a visita parte de {price.preventive}, sem peças. Um motor que não tem reparo é trocado por {price.homeSwap}, com mão de obra.",
    ],
    "how-to": [
      "Em uma emergência com portão de correr ou de abrir, reto e no lugar, desligue o disjuntor, destrave com a chave, mova devagar e tranque por dentro. O basculante fica travado até o técnico chegar, porque pode cair. O plantão atende {shop.hours}.",
      "Numa emergência sem folha torta nem cheiro de queimado, veja se há um obstáculo no caminho e religue o disjuntor uma única vez. Se ele cair de novo, deixe desligado e chame o plantão, que atende {shop.hours}. Não destrave o basculante em nenhum caso.",
      "Com o portão travado e pressa para sair, desligue o disjuntor e afaste as pessoas. Use a chave de destravamento só em folha de correr ou de abrir que esteja reta e nivelada. No basculante não solte nada e chame o técnico 24 horas pelo WhatsApp.",
    ],
  },
  line: [
    "O atendimento de emergência funciona {shop.hours}.",
    "Na urgência, desligue o disjuntor, afaste as pessoas e não force a folha.",
    "Folha torta, cabo solto e choque são emergência; controle sem resposta pode ser agendado.",
    "De madrugada, o primeiro objetivo é deixar o imóvel fechado e seguro.",
    "Um vídeo feito de longe ajuda o técnico de plantão a sair com a peça provável.",
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
          "É emergência quando alguém pode se ferir ou a casa fica aberta, como na folha caída, torta ou sem apoio. Controle que não responde, ruído novo e lentidão podem ser marcados para o dia seguinte.",
          "Risco a pessoas e imóvel exposto são urgência e não esperam. Um controle que falhou ou um rangido pode ficar para a manhã, mas uma folha fora do lugar precisa do técnico na hora.",
          "A pergunta que separa os casos é se alguém pode se machucar ou entrar. Quando a resposta é sim, chame o plantão; se há só barulho, lentidão ou controle com defeito, marque um horário.",
          "Pode esperar o defeito que não expõe ninguém, como ruído, lentidão ou controle sem resposta. Já o portão que ameaça cair, dá choque ou deixa a casa aberta pede atendimento imediato.",
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
          "Os passos valem para folha inteira e alinhada. Se ela estiver torta ou com cabo solto, desligue o disjuntor, isole a área e chame o técnico, sem deixar ninguém embaixo de um basculante erguido.",
          "Antes de tocar no portão, olhe de longe: folha inclinada, cabo pendurado ou fio exposto encerram as tentativas. Nesses casos, desligue o disjuntor, afaste todos e peça o atendimento.",
          "A ordem começa pela energia cortada e pelas pessoas longe da folha. Se algo estiver torto ou frouxo, pare no disjuntor e mande o vídeo, porque mexer pode derrubar o portão.",
          "Só passe do disjuntor se o portão estiver inteiro e no lugar. Puxar com o carro ou usar alavanca entorta a folha e pode derrubá-la sobre quem está perto.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do portão e, se houver nobreak, desligue-o também.",
        "Afaste pessoas, animais e veículos e olhe se a folha está alinhada.",
        "Só em portão de correr ou de abrir, reto e no lugar, destrave e mova devagar. Basculante fica travado.",
        "Feche e tranque por dentro, porque a folha destravada abre com a mão.",
        "Mande fotos de longe, o endereço e a foto da etiqueta do motor, sem abrir a tampa.",
      ],
    },
    {
      about: "visit",
      headings: ["Como é o atendimento 24 horas", "O que o técnico faz na urgência", "Da chegada ao portão fechado"],
      slots: [
        [
          "O técnico desliga o circuito, apoia a folha e fecha a entrada, e só depois procura a peça que falhou. Se há um carro preso, a saída é liberada antes do conserto.",
          "Primeiro o risco é eliminado: energia cortada, folha firme e ninguém no vão. Em seguida a entrada é fechada ou o carro é liberado, e então começa a medição do defeito.",
          "A visita de emergência começa por firmar a folha e verificar se há fio exposto. Com o portão seguro e o carro solto, vêm os testes de tensão, capacitor, placa e cabos.",
          "O atendimento segue uma ordem: apoiar a folha, liberar quem está preso, fechar a entrada e medir o defeito. O conserto começa quando já não há risco no vão.",
        ],
        [
          "Capacitor, fusível, fim de curso e fotocélula costumam ser trocados na mesma visita. Placa de modelo antigo e solda podem ficar para o dia seguinte, com a entrada já fechada.",
          "Peças comuns são trocadas na hora, e um motor que ronca muitas vezes volta a funcionar com um capacitor. Se faltar a peça, o portão fica travado e seguro até a segunda visita.",
          "O serviço termina com o portão consertado ou, no mínimo, fechado e sem risco. Quando a peça só existe em loja, a segunda ida sai com dia marcado.",
          "Defeitos pequenos se resolvem na própria noite, como fusível, capacitor, sensor ou ponto de parada. O que depende de loja aberta fica para depois, com a folha segura.",
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
          "Com o disjuntor desligado, o portão de correr reto no trilho, ou o de abrir com dobradiças firmes, pode ser fechado na mão e trancado por dentro. O basculante aberto com defeito fica como está, porque pode despencar.",
          "Olhe a folha antes de qualquer coisa: se está torta ou com cabo solto, ninguém toca. Quando está reta, em portão de correr ou de abrir, ela se fecha na mão sem energia, e o basculante espera o técnico.",
          "A folha que corre ou gira, inteira e nivelada, pode ser fechada na mão depois de cortar a energia. A folha do basculante não deve ser baixada, porque o cabo ou a mola pode ter cedido.",
          "Para proteger a casa, feche na mão só portão de correr ou de abrir que esteja reto, com o disjuntor desligado, e passe um cadeado. Um basculante não se solta nem se puxa, porque a folha pode cair.",
        ],
        [
          "Se não der para fechar, tranque as portas da casa, deixe a luz da frente acesa e diga na primeira mensagem que a entrada está aberta. A casa exposta tem prioridade no atendimento.",
          "Enquanto a entrada estiver aberta, deixe um adulto por perto, longe do vão, e tire da garagem o que tem valor. No chamado, informe que o imóvel está exposto.",
          "Portas internas trancadas e luz acesa protegem a casa até o socorro chegar. Avise que o portão ficou aberto, porque esse dado dá prioridade ao pedido.",
          "Mantenha alguém atento, a distância da folha, e tranque as portas de dentro. Conte no pedido que a casa está aberta, para o atendimento vir antes dos outros.",
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
          "O carro preso atrás de portão de correr ou de abrir, reto, sai pela abertura manual, com o disjuntor desligado e a chave do motor. Atrás de um basculante com defeito, o carro espera o técnico.",
          "Com a energia cortada, a folha de correr ou de abrir, se estiver reta, é destravada com a chave e aberta devagar. No basculante não se solta nada, porque a folha pode cair sobre o carro.",
          "Dá para sair na mão quando o portão corre ou gira, está alinhado e sem energia. Se ele é basculante e tem cabo solto ou folha pesada, destravar pode derrubar tudo.",
          "Só o portão de correr ou de abrir, com a folha reta, se abre manualmente, e sempre com o disjuntor desligado. O basculante parado não deve ser destravado, mesmo com pressa.",
        ],
        [
          "Diga na primeira mensagem que há um carro preso e não empurre o portão com ele, porque a pancada entorta o braço e a coluna. Se você não acha a chave, a foto do motor mostra qual serve.",
          "Não use o carro para forçar a folha, que só aumenta o estrago. Na mensagem, conte que ele está preso e mande a foto do motor, para o técnico dizer qual é a chave.",
          "Empurrar com o para-choque arranca a cremalheira ou o braço do portão. Melhor é avisar do carro preso, o que dá prioridade ao chamado, e fotografar o motor para identificar a chave.",
          "A chave de destravamento varia com o modelo, e uma foto do motor mostra qual procurar. Forçar o portão com o veículo entorta a folha e encarece o conserto.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["O que nunca fazer na pressa", "Erros que pioram a emergência", "Cuidados que evitam acidente"],
      slots: [
        [
          "Não aperte o controle várias vezes nem religue o disjuntor que desarma, porque o motor travado aquece e pode queimar. Anular a fotocélula para fechar só naquela noite deixa o portão sem proteção.",
          "Insistir no botão com a folha presa esquenta o motor e entorta o braço. Se o disjuntor cair duas vezes, deixe-o desligado, e não anule a fotocélula para fechar.",
          "Cada toque no controle com o portão travado força o motor e a engrenagem. Religar um disjuntor que cai aquece a fiação e pode causar incêndio, e sem a fotocélula a folha fecha sobre quem passa.",
          "Guarde o controle, deixe desligado o disjuntor que desarmou e não faça ligação direta na fotocélula. Esses três atalhos transformam um defeito pequeno em acidente.",
        ],
        [
          "Cabo, mola e contrapeso guardam carga mesmo com o portão parado, e só o técnico mexe neles. Não abra a tampa do motor nem segure com o corpo uma folha que perdeu o equilíbrio.",
          "Soltar cabo ou mola sem escora derruba o portão de uma vez. Não toque também na tampa do motor, em fio molhado ou em uma folha que deu choque.",
          "O contrapeso sustenta a folha inteira, e mexer nele sem preparo causa acidente grave. Com o motor aberto ou a placa molhada, desligue o disjuntor e mantenha distância.",
          "No basculante, o motor pode ser a única coisa que segura a folha, e por isso não se destrava. Quem levou choque no portão não deve tocar nele de novo, mesmo com o disjuntor desligado.",
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
          "Três fatores formam o valor: a hora da ida, a peça que falhou e o modelo do motor. Um chamado em dia útil costuma sair mais barato que outro de madrugada ou em feriado.",
          "Ida, peça e mão de obra compõem o preço da urgência. Só a ida varia com o horário, e o valor dela é informado antes de você confirmar.",
          "A conta soma o deslocamento, mais caro em horário noturno, e o conserto. Recolocar a folha no trilho custa menos que trocar um capacitor, e trocar a placa é dos reparos mais caros.",
        ],
        [
          "Para comparar, a visita só de ajuste em casa custa a partir de {price.preventive}, sem peças, e a troca do motor fica de {price.homeSwap}. O cartão divide em até {shop.instalments} vezes, também na urgência.",
          "Em horário comum, o ajuste em residência parte de {price.preventive}, sem peças, e o motor novo com o serviço fica de {price.homeSwap}. O pagamento é por Pix ou no cartão, em até {shop.instalments} vezes.",
          "Um motor sem reparo leva à troca, de {price.homeSwap} em casa, com mão de obra, e o ajuste sem peças começa em {price.preventive}. Dá para pagar em até {shop.instalments} vezes no cartão.",
          "Na primeira visita, você pode fazer só o que fecha a entrada. O ajuste residencial começa em {price.preventive}, sem peças, e a troca do motor, quando é o caso, custa de {price.homeSwap}.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vocês atendem portão de madrugada, domingo e feriado?",
      answers: [
        "Sim, o contato funciona {shop.hours}, e a ida de madrugada, domingo ou feriado é combinada na conversa, com o valor informado antes.",
        "Atendemos {shop.hours}, inclusive domingo e feriado, e a resposta diz se há técnico para ir e quanto custa a ida. Se a peça só existir em loja, ele deixa a entrada segura e volta.",
        "Sim, também de madrugada, no domingo e em feriado. O valor da ida muda com a hora e é informado antes de você confirmar.",
      ],
    },
    {
      question: "O conserto feito na emergência tem garantia?",
      answers: [
        "Sim, os 90 dias da lei, para o serviço e a peça trocada. Se a emergência terminar em motor novo, são {warranty.motor} no motor e {warranty.installation} na instalação.",
        "Tem, porque a hora do atendimento não muda a garantia da lei, que cobre o reparo e a peça. O motor novo vendido por nós tem {warranty.motor}.",
        "O conserto de emergência tem a garantia da lei, como qualquer outro. Um motor novo sai com garantia de {warranty.motor}, e a instalação dele, de {warranty.installation}.",
      ],
    },
    {
      question: "O cabo do basculante arrebentou. Posso destravar?",
      answers: [
        "Não. Com o cabo do basculante arrebentado, o motor pode ser a única coisa segurando a folha. Desligue o disjuntor, afaste todos e espere o técnico escorar.",
        "Não destrave o basculante nem passe por baixo. Desligue o disjuntor e isole a área, porque a folha só pode ser movida depois de escorada.",
        "De jeito nenhum: sem o cabo, a folha do basculante cai se o motor for solto. Desligue o disjuntor e chame o plantão.",
      ],
    },
    {
      question: "Quanto tempo o técnico demora para chegar na urgência?",
      answers: [
        "Depende do bairro, da hora e dos chamados na frente, e a previsão é dada na conversa, antes de você confirmar. Risco a pessoas e casa aberta têm prioridade.",
        "Você recebe a previsão logo que manda o endereço e o vídeo. Chuva forte e trânsito alongam a ida, e o caso com risco é atendido primeiro.",
        "Não há tempo fixo, porque bairro, trânsito e hora mudam a ida, e o prazo é informado antes. A urgência com gente em risco vem primeiro.",
      ],
    },
    {
      question: "Senti choque ao tocar no portão. É urgente?",
      answers: [
        "É urgente. O choque indica fuga de corrente: desligue o disjuntor do portão, não encoste mais na folha e afaste crianças e animais até a medição.",
        "Sim, choque no portão é urgente. Desligue o disjuntor na hora e avise a casa, porque fio descascado, umidade ou falta de aterramento podem manter a folha energizada.",
        "Sim. Mantenha o disjuntor desligado até o técnico medir, porque o choque mostra que há energia passando para a folha.",
      ],
    },
  ],
  photo: "fotos do portão feitas de longe, o endereço com referência e uma foto da etiqueta do motor",
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
