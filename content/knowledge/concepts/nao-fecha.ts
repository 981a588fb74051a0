import type { Concept } from "#domain/knowledge/concept.ts";

export const naoFecha: Concept = {
  id: "nao-fecha",
  kind: "symptom",
  label: "Portão não fecha",
  phrase: "o portão que não fecha",
  words: [
    "não fecha",
    "não fecham",
    "não quer fechar",
    "não está fechando",
    "parou de fechar",
    "abre e não fecha",
    "abre mas não fecha",
    "abre só não fecha",
    "só abre não fecha",
    "não desce",
    "não baixa",
    "não fecha até o fim",
    "não fecha completamente",
    "não fecha direito",
    "não fecha totalmente",
    "fica aberto",
    "travado aberto",
    "não encosta",
  ],
  intent: "repair",
  answers: {
    any: [
      "Um portão que abre e não fecha quase sempre obedece à fotocélula, o par de sensores que vigia a passagem: com a lente suja, torta ou encoberta, ela segura o fechamento. Limpe as duas lentes e tente uma vez; se a folha para antes do fim ou ronca, procure fim de curso fora do lugar ou folha presa.",
      "Quando o portão não fecha, a primeira suspeita é a fotocélula, o sensor das laterais do vão, que avisa a placa de que há alguém no caminho. Passe pano seco nas lentes, libere a passagem e repita o comando; se ele para longe do batente, o defeito está no fim de curso, e se ronca, algo prende a folha.",
      "Portão que não quer fechar costuma ter a fotocélula suja ou fora de mira, e a placa recusa a ordem por segurança. Comece limpando as lentes com pano seco e teste uma vez: parada antes da hora indica fim de curso, o sensor do fim do percurso, e motor roncando indica folha travada.",
      "Se o portão abre mas não fecha, olhe primeiro a fotocélula, o sensor que impede a folha de andar com alguém no vão: poeira, esbarrão ou folha seca na frente já bastam. Lentes limpas e nada mudou? Então o fim de curso pode ter saído do ponto, ou um trecho pesado segura o portão.",
    ],
    price: [
      "O conserto de um portão que não fecha custa, em casa, a partir de {price.preventive}, quando basta limpar, alinhar a fotocélula e regular o fim de curso. Se houver peça com defeito, como o par de sensores, a placa ou uma roldana, ela entra à parte, com o valor passado pelo vídeo.",
      "Fazer o portão voltar a fechar parte de {price.preventive} em residência, na visita com regulagem e sem peças, que resolve fotocélula torta e fim de curso deslocado. Sensor, placa ou roldana somam o próprio valor, e um vídeo da tentativa basta para o orçamento.",
      "Para consertar portão que não fecha, a visita de ajuste em casa começa em {price.preventive}, fora as peças. Alinhar a fotocélula e acertar o fim de curso é o mais barato, enquanto placa queimada e serralheria na folha encarecem; o vídeo de um ciclo mostra em qual caso você está.",
    ],
    "how-to": [
      "Para fazer fechar um portão que não fecha, limpe as lentes da fotocélula com pano seco, tire o que estiver na passagem e tente uma vez, olhando de longe. Se não fechar, o defeito pode ser o fim de curso ou a folha presa: desligue o disjuntor e feche na mão só portão de correr ou de abrir, reto e nivelado.",
      "O portão que não fecha pode voltar ao normal com um pano seco nas duas lentes da fotocélula e a passagem livre. Sem resultado, suspeite de fim de curso ou de folha travada, corte a energia e destrave apenas a folha de correr ou de abrir que esteja reta; basculante aberto fica para o técnico.",
      "Comece pela fotocélula, o sensor nas laterais do vão: lente limpa, uma de frente para a outra, e nada entre elas costumam resolver o portão que não fecha. Caso contrário, pode ser fim de curso fora do ponto; com o disjuntor desligado, só a folha de correr ou de abrir, reta, se fecha na mão.",
    ],
    emergency: [
      "Portão que não fecha e casa aberta: desligue o disjuntor e, se a folha for de correr ou de abrir, reta e nivelada, destrave o motor, feche na mão e trave de novo. Basculante, folha torta ou cabo solto não se mexem; chame o técnico, {shop.hours}, porque fotocélula e fim de curso se acertam na visita.",
      "Com o portão travado aberto, limpe as lentes da fotocélula e tente uma única vez, de longe. Se ele não fecha, desligue o disjuntor e feche na mão apenas o de correr ou de abrir, reto e nivelado; no basculante ninguém toca, e o atendimento funciona {shop.hours}.",
      "Se o portão não fecha e você precisa sair ou dormir, corte a energia no disjuntor e leve a folha na mão até o fim, só se for de correr ou de abrir, reta e nivelada. Um basculante parado no alto espera o técnico, com a passagem isolada; chame pelo WhatsApp, {shop.hours}.",
    ],
  },
  line: [
    "Portão que abre e não fecha pede uma olhada na fotocélula antes de qualquer peça.",
    "Se a folha para antes do fim, as causas mais comuns são o fim de curso e um ponto pesado no trilho.",
    "Fotocélula que impede o fechamento deve ser limpa e alinhada, nunca anulada.",
  ],
  sections: [
    {
      about: "causes",
      headings: [
        "Por que o portão abre mas não fecha",
        "Portão abre e não fecha: fotocélula, fim de curso ou folha presa",
        "O que faz o portão abrir e não fechar",
      ],
      slots: [
        [
          "Se a folha nem começa a fechar, a fotocélula está interrompida por sujeira, suporte torto, fio rompido ou sol baixo na lente. A placa abre normalmente e recusa o fechamento, pois entende que alguém está no vão. Botoeira presa, mandando abrir o tempo todo, dá o mesmo sintoma.",
          "A fotocélula com o feixe cortado deixa o portão abrir e barra a volta, e basta poeira, um esbarrão no suporte, fio partido ou sol direto no receptor. Uma tecla da botoeira que ficou afundada também manda abrir sem parar e anula a ordem de fechar.",
          "Portão que obedece para abrir e ignora o fechar costuma ter a fotocélula suja, desalinhada, cega pelo sol ou com fio solto: para a central, há gente na passagem. Com menos frequência, a culpa é de uma botoeira travada na posição de abrir.",
          "Quando nada acontece ao mandar fechar, o sensor de passagem está avisando que o caminho não está livre, com razão ou por defeito. Lente empoeirada, par torto, fio quebrado e luz do sol enganam a fotocélula, e a botoeira emperrada produz efeito igual.",
        ],
        [
          "Parada antes do batente, em silêncio e sempre no mesmo lugar, aponta para o fim de curso, que desligou o motor cedo demais. Ronco ou recuo contam outra história: roldana gasta, areia no trilho, folha torta ou capacitor fraco deixam o motor sem força para terminar.",
          "Já a folha que anda e para quieta, longe do fim, tem o fim de curso fora de posição ou o percurso gravado errado. Se o motor ronca ou o portão volta, ele encontrou resistência: trilho sujo, roldana ruim, empeno ou um capacitor que perdeu força.",
          "O fim de curso, ímã ou chave que marca o ponto de parada, pode ter escorregado, e então a folha estaciona antes da hora. Com ronco ou reversão no caminho, a suspeita muda para atrito na folha e nas roldanas ou para o capacitor, que dá a partida ao motor.",
          "Quem vê o portão parar a um palmo do batente deve pensar no fim de curso, o sensor que diz à placa onde o percurso acaba. Motor que geme e desiste tem outro problema, seja um ponto pesado no trilho, uma roldana travada ou o capacitor cansado.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O que conferir quando o portão não fecha",
        "Portão não fecha: teste sem ferramenta",
        "Verificação segura do fechamento",
      ],
      slots: [
        [
          "Faça os testes por fora, com o motor fechado, e pare no primeiro que resolver. Nunca anule a fotocélula com um pedaço de fio, porque o portão passa a fechar sobre criança, animal ou carro.",
          "Nenhum passo pede ferramenta nem abre a tampa do motor. Se a fotocélula for a culpada, limpe ou espere o conserto: fazer ponte nela deixa a passagem sem proteção para quem está no vão.",
          "Em poucos minutos, e sem tocar em fio, dá para separar sujeira de defeito. Só não vale desligar o sensor para ganhar a noite, já que ele impede a folha de fechar em cima de alguém.",
          "Siga a ordem, com todos longe da folha, e anote onde ela para. Emendar os fios da fotocélula até faz o portão fechar, mas sem nada que o detenha se houver uma pessoa no caminho.",
        ],
      ],
      steps: [
        "Tire da passagem vasos, lixeira e folhas, e veja se o carro não cortou a linha da fotocélula.",
        "Limpe as duas lentes com pano seco e confira se uma está de frente para a outra.",
        "Veja se o botão da parede volta, em vez de ficar afundado.",
        "Desligue o disjuntor e procure pedra, galho ou areia no trilho e no batente.",
        "Religue e tente uma única vez, de longe. Se não fechar, desligue e filme o que aconteceu.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz no portão que não fecha",
        "Como o técnico acerta o fechamento",
        "Na visita: sensor, ponto de parada e folha",
      ],
      slots: [
        [
          "O técnico mede na central se a fotocélula está barrando a ordem, alinha o par e segue os fios até achar emenda ruim ou trecho partido. Se o sensor estiver bom, testa botoeira, controle e saída da placa, para trocar só o que falhou.",
          "Primeiro vem a medição da fotocélula: alinhamento, alimentação e fios até a placa. Descartado o sensor, o técnico confere a botoeira e os comandos que entram na central, e assim nenhuma peça é trocada por palpite.",
          "Com o multímetro, o técnico vê se o sensor libera ou bloqueia o fechamento, refaz o alinhamento e corrige o fio com defeito. Quando a fotocélula está em ordem, ele isola botoeira e receptor até achar quem impede a placa de fechar.",
          "A visita começa no sensor de passagem, que é alinhado, limpo e medido da lente até a central. Se dali não vier o bloqueio, entram na conferência o botão da parede, o receptor e a própria placa, um de cada vez.",
        ],
        [
          "Depois o técnico regula o fim de curso até a folha encostar no batente sem pancada e move o portão na mão, procurando atrito. Roldana, dobradiça ou cabo pesado são corrigidos antes de mexer na força, que existe para proteger quem passa.",
          "O ponto de parada também é acertado, para não sobrar fresta nem haver batida. Com o motor destravado, a folha mostra se prende em algum trecho, e esse atrito é resolvido em vez de compensado com mais força.",
          "Em seguida vêm a regulagem da parada e o teste da folha, que precisa correr leve do começo ao fim. Aumentar a força em portão que prende só castiga o redutor e torna o movimento perigoso, por isso a mecânica é acertada primeiro.",
          "Na sequência, o fim de curso vai para o lugar certo e a folha é testada sem o motor. Um ponto duro no trilho ou na dobradiça precisa sumir antes da entrega, senão o portão volta a parar em poucos dias.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Preço para o portão voltar a fechar",
        "Quanto custa o ajuste do fechamento",
        "Portão não fecha: do que depende o preço",
      ],
      slots: [
        [
          "Quando limpar, alinhar e regular resolve, o serviço é o mais barato: em casa parte de {price.preventive}, sem peças, e a faixa mais comum vai de {price.preventiveRange}. Portão grande ou com vários pontos a acertar fica na parte de cima.",
          "O valor do portão que não fecha começa pelo ajuste, que em residência custa a partir de {price.preventive} e costuma ficar entre {price.preventiveRange}, sempre sem peças. Folha grande e mais de um acerto aumentam a mão de obra.",
          "Alinhar o sensor e acertar a parada é serviço de ajuste, com preço inicial de {price.preventive} em casa e, no mais das vezes, de {price.preventiveRange}, fora material. O tamanho do portão e o número de pontos a corrigir pesam na conta.",
          "Boa parte dos portões que não fecham precisa só de regulagem, a partir de {price.preventive} em residência, ou na faixa usual de {price.preventiveRange}, peças à parte. Quanto mais coisas a corrigir, maior o tempo e o valor.",
        ],
        [
          "Se a medição mostrar defeito, somam-se a fotocélula, a placa ou as roldanas, da mais simples à mais cara. O total pode ser dividido em até {shop.instalments} vezes no cartão.",
          "Peça só entra na conta quando está mesmo ruim: um par de fotocélulas pesa menos que uma placa, e a serralheria na folha costuma ser o item mais caro. O cartão aceita até {shop.instalments} parcelas.",
          "O que encarece é a peça: sensor novo pesa pouco, placa pesa mais, e folha empenada pede serralheiro. No cartão, o conserto sai em até {shop.instalments} vezes.",
          "Entre as peças, trocar o sensor é o mais leve para o bolso, a central vem depois e o desempeno da folha fica por último. O pagamento pode ir ao cartão em até {shop.instalments} parcelas.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "O portão não fecha e já é noite: como proteger a casa",
        "Portão que não fecha: tranca, disjuntor e distância",
        "Segurança da casa enquanto o portão não fecha",
      ],
      slots: [
        [
          "Portão de correr ou de abrir, fechado na mão, precisa ser travado de novo no motor, ou qualquer pessoa o empurra da rua. Se a trava não pegar, use ferrolho ou cadeado por dentro e deixe o disjuntor desligado, porque o motor que puxa contra a tranca quebra peças.",
          "Depois de levar a folha de correr ou de abrir até o fim, trave o motor e confirme, com um empurrão leve, que ela não cede. Um cadeado interno ajuda, desde que o disjuntor continue desarmado e a casa toda avisada para não acionar o controle.",
          "A folha de correr ou de abrir que foi fechada sem o motor só protege a casa se estiver travada nele ou presa por ferrolho. Com tranca passada, mantenha a energia do portão desligada: acionado contra ela, o motor entorta braço e suporte.",
          "Trave o motor assim que fechar na mão um portão de correr ou de abrir, e teste de leve se ficou firme. Na dúvida, reforce com cadeado por dentro e não religue o disjuntor até a visita, para ninguém forçar o portão contra a trava.",
        ],
        [
          "Basculante parado no alto é outro caso: ninguém destrava, segura ou passa embaixo, porque o cabo ou a mola podem ter falhado. Afaste crianças e animais e espere o técnico.",
          "No basculante que parou aberto, não solte o motor nem puxe a folha, pois ele pode ser a única coisa que sustenta o peso. Isole a passagem, sem ninguém debaixo, até o técnico chegar.",
          "Já um basculante aberto ou inclinado não deve ser tocado. A folha pode cair se houver cabo, mola ou contrapeso com defeito, por isso mantenha a área vazia e aguarde a visita.",
          "Se o portão é basculante, deixe-o onde está e interdite o vão, inclusive para o carro. O peso pode descer de uma vez quando um cabo ou o contrapeso falhou, e só o técnico deve liberar.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O portão só fecha se eu segurar o botão. Por quê?",
      answers: [
        "Várias centrais passam a exigir o botão apertado quando a fotocélula falha ou foi ligada errado. Use assim só com o portão à vista e ninguém no caminho, até o sensor ser medido.",
        "Costuma ser um modo de segurança: sem resposta do sensor, a placa só fecha com alguém comandando e olhando. Limpe e alinhe as lentes; se continuar, o par ou o fio precisa de conserto.",
        "A placa não está recebendo a confirmação da fotocélula e, por isso, só anda enquanto alguém comanda e vê o vão. O técnico mede o sensor e os fios para devolver o comando normal.",
      ],
    },
    {
      question: "Por que o portão não fecha em certo horário do dia?",
      answers: [
        "O sol baixo entra direto na lente do receptor e cega a fotocélula. Trocar o emissor de lado com o receptor, ou pôr um protetor na lente, costuma resolver.",
        "É o sol da manhã ou do fim da tarde batendo no receptor, que deixa de enxergar o feixe. O técnico inverte as duas peças, muda o ângulo ou instala uma pequena aba.",
        "Nesse horário, a luz do sol atinge a lente e confunde o sensor, como se houvesse algo na frente. A correção é virar ou inverter o par, e às vezes basta uma proteção contra a luz.",
      ],
    },
    {
      question: "Falta um palmo para o portão fechar. O que regular?",
      answers: [
        "Regula-se o fim de curso ou o percurso gravado na central, depois de ver se não há areia, piso alto ou roldana gasta segurando a folha no final.",
        "O ponto de parada do fechamento, mas só com a folha leve: se ela prende no último trecho por sujeira ou roldana ruim, mover o sensor não adianta.",
        "Quem acerta isso é o fim de curso, ou uma nova gravação do percurso. Antes, o técnico confere se a folha chega livre ao batente, sem areia nem empeno no caminho.",
      ],
    },
    {
      question: "Por que o portão não fecha com chuva?",
      answers: [
        "A água escorre na lente ou entra na caixa da fotocélula e nas emendas dos fios. Se ele volta a fechar quando seca, é a vedação que precisa de reparo.",
        "Costuma ser umidade no sensor, na emenda ou na caixa da placa, que muda o sinal até secar. O técnico refaz a vedação e as conexões, e troca o sensor que oxidou.",
        "Chuva molha a lente e encontra emenda malfeita, e a central passa a ler passagem ocupada. Anote que isso só acontece molhado: a pista leva direto à vedação e aos fios.",
      ],
    },
    {
      question: "Com que frequência devo limpar a fotocélula?",
      answers: [
        "Uma vez por mês, com pano seco e macio, e também depois de ventania ou obra por perto. Aproveite para ver se os suportes estão firmes e de frente um para o outro.",
        "Limpe as lentes todo mês e sempre que houver poeira de obra ou teia. Produto abrasivo risca o plástico e enfraquece o feixe, por isso basta o pano seco.",
        "A limpeza mensal costuma bastar. Use pano macio, sem produto que risque a lente, e repare se algum suporte saiu do lugar com uma batida.",
      ],
    },
  ],
  photo: "um vídeo do portão tentando fechar e uma foto das fotocélulas, se houver",
  related: ["fotocelula", "fim-de-curso", "volta", "para-no-meio", "trilho", "chave-de-destravamento"],
  topic: "portao-nao-fecha-completamente",
};
