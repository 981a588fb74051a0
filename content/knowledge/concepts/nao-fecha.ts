import type { Concept } from "#domain/knowledge/concept.ts";

export const naoFecha: Concept = {
  id: "nao-fecha",
  kind: "symptom",
  label: "Portão não fecha",
  phrase: "o portão que não fecha",
  words: [
    "não fecha de jeito nenhum",
    "não fecha nem a pau",
    "não fecha de forma alguma",
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
      "Quando o portão abre e não fecha, a causa mais comum é a fotocélula, o par de sensores que vigia a passagem: com a lente suja, torta ou encoberta, ela barra o fechamento. Limpe as duas lentes e tente uma vez. Se a folha anda e para antes do fim, ou se o motor ronca, o defeito está no fim de curso ou no trilho, e aí é caso de visita.",
      "Um portão que abre mas não fecha quase sempre está obedecendo à fotocélula, o sensor das laterais do vão que avisa a placa quando há alguém no caminho. Passe um pano seco nas duas lentes, libere a passagem e repita o comando. Se ele continuar aberto, as próximas suspeitas são a botoeira presa e o fim de curso fora do lugar.",
      "Portão que não quer fechar costuma ter a fotocélula suja ou desalinhada, e a placa recusa a ordem por segurança. Comece pela limpeza das lentes com pano seco e faça um teste. Se a folha anda um pouco e para, o problema é do fim de curso, o sensor que marca o fim do percurso, ou de algo que segura a folha.",
      "Se o portão abre mas não fecha, olhe primeiro a fotocélula, porque poeira, um esbarrão ou uma folha seca na frente da lente já bastam para travar o fechamento. Com as lentes limpas e alinhadas, teste de novo. Sem resultado, o técnico mede o sensor, a botoeira e o fim de curso.",
    ],
    price: [
      "O conserto de um portão que não fecha custa, em casa, a partir de {price.preventive}, quando basta limpar, alinhar a fotocélula e regular o fim de curso. Se houver peça com defeito, como o par de sensores, a placa ou uma roldana, ela entra à parte, com o valor passado pelo vídeo.",
      "Fazer o portão voltar a fechar parte de {price.preventive} em residência, na visita com regulagem e sem peças, que resolve fotocélula torta e fim de curso deslocado. Sensor, placa ou roldana somam o próprio valor, e um vídeo da tentativa basta para o orçamento.",
      "Para consertar portão que não fecha, a visita de ajuste em casa começa em {price.preventive}, fora as peças. Alinhar a fotocélula e acertar o fim de curso é o mais barato, enquanto placa queimada e serralheria na folha encarecem; o vídeo de um ciclo mostra em qual caso você está.",
    ],
    "how-to": [
      "Se o portão não fecha, limpe as duas lentes da fotocélula com pano seco, tire o que estiver na passagem e tente uma vez, olhando de longe. Se ele continuar aberto, desligue o disjuntor e feche na mão, desde que seja de correr ou de abrir e esteja reto e nivelado. Basculante parado no alto ninguém mexe; chame o técnico.",
      "O que fazer com o portão que não fecha depende da fotocélula, o sensor que vigia a passagem. Limpe as duas lentes com pano seco, veja se uma está de frente para a outra e acione uma vez. Se não funcionar, corte a energia e feche na mão só a folha de correr ou de abrir; o basculante fica para o técnico.",
      "Comece pela fotocélula, que é a causa mais comum do portão que não fecha. Limpe as lentes, alinhe uma com a outra, libere a passagem e faça um único teste. Se nada mudar, desligue o disjuntor, feche na mão a folha de correr ou de abrir que esteja reta e peça a visita.",
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
      headings: ["Por que o portão abre mas não fecha: as 7 causas", "As 7 causas de portão que abre e não fecha"],
      slots: [
        [
          "As causas estão na ordem em que mais aparecem. As duas primeiras você mesmo resolve; da terceira em diante, em geral é preciso medir ou regular.",
          "A lista vai do motivo mais comum ao mais raro. Sujeira e objeto no caminho o morador tira sozinho, e o resto costuma pedir o técnico.",
          "São sete os motivos habituais, começando pelo mais frequente. Os dois do começo se resolvem com pano e vassoura, e os outros pedem medição ou regulagem.",
        ],
      ],
      steps: [
        "Lente da fotocélula suja de poeira, teia ou água, que corta o feixe.",
        "Objeto na passagem, como vaso, galho ou o para-choque do carro.",
        "Fotocélula desalinhada ou com sol direto, de modo que um sensor não enxerga o outro.",
        "Fio rompido ou emenda oxidada, que deixa a placa sem o sinal do sensor.",
        "Botão da parede preso, mandando abrir o tempo todo.",
        "Fim de curso fora do lugar, quando a folha anda e para quieta antes do batente.",
        "Trilho, roldana ou capacitor com defeito, quando o motor ronca, para ou volta.",
      ],
    },
    {
      about: "check",
      headings: ["O que conferir quando o portão não fecha", "Portão não fecha: teste sem ferramenta"],
      slots: [
        [
          "Faça os testes por fora, sem abrir a tampa do motor, e pare no primeiro que resolver. Nunca emende os fios da fotocélula, porque o portão passa a fechar sobre criança, animal ou carro.",
          "Nenhum passo pede ferramenta. Se a fotocélula for a culpada, limpe ou espere o conserto: ligar um fio no lugar dela deixa a passagem sem proteção.",
          "Em poucos minutos, e sem tocar em fio, dá para separar sujeira de defeito. Só não vale anular o sensor para passar a noite, já que ele impede a folha de fechar em cima de alguém.",
          "Siga a ordem, com todos longe da folha, e anote onde ela para. Anular a fotocélula até faz o portão fechar, mas nada o detém se houver uma pessoa no caminho.",
        ],
      ],
      steps: [
        "Limpe as duas lentes, deixe uma de frente para a outra e tire o que corta a linha entre elas.",
        "Aperte e solte o botão da parede, para ver se ele volta.",
        "Desligue o disjuntor e procure pedra, galho ou areia no trilho e no batente.",
        "Religue e tente uma única vez, de longe, filmando a folha. Se não fechar, desligue de novo.",
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico faz no portão que não fecha", "Como o técnico acerta o fechamento"],
      slots: [
        [
          "O técnico mede na central se a fotocélula está barrando a ordem, alinha o par e segue os fios até achar emenda ruim ou trecho partido. Se o sensor estiver bom, testa botoeira, controle e saída da placa, para trocar só o que falhou.",
          "Primeiro o técnico confere o alinhamento, a alimentação e os fios da fotocélula até a placa. Se o sensor está bom, ele testa a botoeira e os comandos que chegam à central, e assim nenhuma peça é trocada por palpite.",
          "Com o multímetro, o técnico vê se o sensor libera ou bloqueia o fechamento, refaz o alinhamento e corrige o fio com defeito. Quando a fotocélula está em ordem, ele testa botoeira e receptor até achar quem impede o fechamento.",
          "A visita começa na fotocélula, que é alinhada, limpa e medida da lente até a central. Se o bloqueio não vem dela, o técnico confere o botão da parede, o receptor e a placa, um de cada vez.",
        ],
        [
          "O fim de curso é regulado até a folha encostar no batente sem pancada, e a folha é movida na mão para achar atrito. Roldana, dobradiça ou cabo são corrigidos antes de mexer na força, que existe para proteger quem passa.",
          "O ponto de parada também é regulado, para não sobrar fresta nem haver batida. Com o motor destravado, a folha mostra se prende em algum trecho, e esse atrito é corrigido em vez de se aumentar a força.",
          "Em seguida vêm a regulagem da parada e o teste da folha, que precisa correr leve do começo ao fim. Aumentar a força em portão que prende só desgasta o redutor e torna o movimento perigoso.",
          "Na sequência, o fim de curso vai para o lugar certo e a folha é testada sem o motor. Um ponto duro no trilho ou na dobradiça precisa ser corrigido, senão o portão volta a parar em poucos dias.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Preço para o portão voltar a fechar", "Quanto custa o ajuste do fechamento"],
      slots: [
        [
          "Quando limpar, alinhar e regular resolve, o serviço é o mais barato: em casa parte de {price.preventive}, sem peças, e a faixa mais comum vai de {price.preventiveRange}. Portão grande ou com vários pontos a corrigir custa mais.",
          "O ajuste do fechamento, em residência, custa a partir de {price.preventive} e costuma ficar entre {price.preventiveRange}, sempre sem peças. Folha grande e mais de um ponto a corrigir aumentam a mão de obra.",
          "Alinhar o sensor e regular a parada é serviço de ajuste, com preço inicial de {price.preventive} em casa e, no mais das vezes, de {price.preventiveRange}, fora peças. O tamanho do portão também pesa no valor.",
        ],
        [
          "Se a medição mostrar defeito, somam-se a fotocélula, a placa ou as roldanas, da mais barata à mais cara. O total pode ser dividido em até {shop.instalments} vezes no cartão.",
          "A peça só é trocada quando está mesmo ruim. Um par de fotocélulas custa menos que uma placa, e a serralheria na folha costuma ser o item mais caro. O cartão aceita até {shop.instalments} parcelas.",
          "Entre as peças, o sensor é a mais barata, a placa custa mais, e a folha empenada pede serralheiro. No cartão, o conserto sai em até {shop.instalments} vezes.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["O portão não fecha e já é noite: como proteger a casa", "Como deixar a casa segura até o conserto"],
      slots: [
        [
          "O portão de correr ou de abrir, fechado na mão, precisa ser travado de novo no motor, ou qualquer pessoa o empurra da rua. Se a trava não pegar, use ferrolho ou cadeado por dentro e deixe o disjuntor desligado, porque o motor que puxa contra a tranca quebra peças.",
          "Depois de levar a folha de correr ou de abrir até o fim, trave o motor e confirme, com um empurrão leve, que ela não cede. Um cadeado interno ajuda, desde que o disjuntor continue desligado e a casa toda saiba que não deve acionar o controle.",
          "A folha de correr ou de abrir que foi fechada na mão só protege a casa se estiver travada no motor ou presa por ferrolho. Com a tranca passada, mantenha a energia do portão desligada, porque o motor acionado contra ela entorta braço e suporte.",
          "Trave o motor assim que fechar na mão um portão de correr ou de abrir, e teste de leve se ficou firme. Na dúvida, reforce com cadeado por dentro e não religue o disjuntor até a visita.",
        ],
        [
          "O basculante parado no alto ninguém destrava, segura ou usa para passar, porque o cabo ou a mola podem ter falhado. Afaste crianças e animais e espere o técnico.",
          "No basculante que parou aberto, não solte o motor nem puxe a folha, pois ele pode ser a única coisa que sustenta o peso. Isole a passagem, sem ninguém debaixo, até o técnico chegar.",
          "Um basculante aberto ou inclinado não deve ser tocado. A folha pode cair se houver cabo, mola ou contrapeso com defeito, por isso mantenha a área vazia e aguarde a visita.",
          "Se o portão é basculante, deixe-o onde está e interdite o vão, inclusive para o carro. O peso pode descer de uma vez quando um cabo ou o contrapeso falhou.",
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
        "O fim de curso, que marca a parada, mas só se a folha está leve. Se ela prende no último trecho por sujeira ou roldana ruim, mover o sensor não adianta.",
        "O técnico ajusta o fim de curso ou grava o percurso de novo. Antes, confere se a folha chega livre ao batente, sem areia nem empeno no caminho.",
      ],
    },
    {
      question: "Por que o portão não fecha com chuva?",
      answers: [
        "A água escorre na lente ou entra na caixa da fotocélula e nas emendas dos fios. Se ele volta a fechar quando seca, é a vedação que precisa de reparo.",
        "Costuma ser umidade no sensor, na emenda ou na caixa da placa, que muda o sinal até secar. O técnico refaz a vedação e as conexões, e troca o sensor que oxidou.",
        "A chuva molha a lente ou uma emenda malfeita, e a central entende que há alguém na passagem. Anote que isso só acontece com tempo molhado, porque a pista leva à vedação e aos fios.",
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
