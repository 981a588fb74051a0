import type { Concept } from "#domain/knowledge/concept.ts";

export const caiuDoTrilho: Concept = {
  id: "caiu-do-trilho",
  kind: "symptom",
  label: "Caiu do trilho",
  phrase: "o portão que caiu do trilho",
  words: [
    "caiu do trilho",
    "saiu do trilho",
    "saindo do trilho",
    "escapou do trilho",
    "pulou do trilho",
    "fora do trilho",
    "descarrilou",
    "descarrilhou",
    "descarrilado",
    "descarrilhado",
    "descarrilando",
    "saiu da canaleta",
    "saiu da guia",
    "roldana saiu",
    "saiu da roldana",
    "escapou da roldana",
    "saiu da roda",
    "portão caiu",
    "portão caindo",
    "portão vai cair",
    "portão caído",
    "portão tombou",
    "portão tombado",
    "derrubou o portão",
    "portão derrubado",
    "vento derrubou",
    "o portão sai do trilho",
    "portão caiu e quebrou",
    "descarrilou com carro dentro",
    "saiu do trilho com carro dentro",
    "fora do trilho com carro dentro",
    "caiu do trilho com carro dentro",
    "portão saiu do lugar",
    "portão desencaixou",
    "saiu fora do lugar",
  ],
  gates: ["deslizante"],
  intent: "emergency",
  answers: {
    any: [
      "Portão que caiu do trilho saiu por roldana quebrada, batente ausente, trilho torto ou pedra no caminho. Desligue o disjuntor, afaste todos e não tente levantar: a folha solta pode tombar para qualquer lado e pesa mais do que parece.",
      "Roldana gasta, trilho empenado e falta de batente são as causas de um portão que sai do trilho. Com a folha fora do lugar, isole a passagem e não acione o motor, que pode arrastá-la e derrubá-la.",
      "Se o portão saiu do trilho, a folha está apoiada só em parte e pode cair. Corte a energia no disjuntor, mantenha crianças e carros longe e chame o técnico, que recoloca com escora e corrige a causa.",
    ],
    emergency: [
      "Desligue o disjuntor, isole a área e não segure a folha: portão fora do trilho é emergência e pode tombar ao menor empurrão. Chame pelo WhatsApp, {shop.hours}, com foto e endereço, e espere sem tentar recolocar.",
      "Mantenha pessoas e animais a uma distância maior que a altura da folha, desligue o disjuntor e não toque no portão que saiu do trilho. O contato funciona {shop.hours}; a foto mostra o que o técnico leva para recolocar.",
    ],
    price: [
      "O preço para recolocar um portão que caiu do trilho depende do peso da folha e do que quebrou: roldana, guia, batente, trilho ou cremalheira. Fotos da base e da parte de cima permitem orçar sem custo.",
      "Recolocar o portão no trilho é uma parte do serviço; a outra é trocar o que fez a folha sair. O valor depende de peso, roldanas e solda, e o orçamento por foto no WhatsApp é grátis.",
    ],
    "how-to": [
      "Recolocar um portão que caiu do trilho não é serviço para o morador: a folha pesa muito e tomba sem aviso. O que você pode fazer é cortar a energia, isolar a área e fotografar de longe.",
      "Com o portão fora do trilho, não tente levantar com macaco, alavanca ou ajuda de vizinhos. Desligue o disjuntor, mantenha distância e fotografe roldanas e guia, para o técnico chegar com as peças certas.",
    ],
  },
  line: [
    "Portão fora do trilho não se segura na mão: desliga-se o disjuntor e isola-se a área.",
    "Batente nas duas pontas impede que a folha passe do fim e saia do trilho.",
    "Roldana gasta costuma avisar com barulho antes de o portão sair do trilho.",
  ],
  sections: [
    {
      about: "safety",
      headings: [
        "O que fazer agora, com o portão fora do trilho",
        "Portão caído: primeiros cuidados",
        "Portão fora do trilho: isole e desligue",
      ],
      slots: [
        [
          "Uma folha fora do trilho pode tombar para dentro ou para a calçada, e ninguém consegue segurá-la no braço.",
          "Uma folha de ferro pesa mais do que alguém consegue conter e perde o apoio sem dar aviso.",
          "O perigo maior é a queda: a folha parece firme, apoiada de um lado, e vira com um toque.",
        ],
        [
          "Acionar o motor arrasta a folha torta e pode arrancá-la da guia superior.",
          "Nunca use o controle para tentar trazer o portão de volta; o motor empurra sem saber que a folha saiu.",
          "Um motor ligado nessa hora dobra a cremalheira e derruba a folha, por isso a energia sai primeiro.",
        ],
        [
          "Se a folha pende para a rua {em}, sinalize a calçada e avise quem passa, sem chegar perto.",
          "Um portão inclinado sobre a calçada exige aviso a quem passa e distância maior que a altura da folha.",
          "Deixe o carro onde está se a folha está encostada nele ou pode cair sobre ele.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do portão.",
        "Afaste crianças e animais a uma distância maior que a altura da folha; carro perto dela fica onde está.",
        "Não empurre, não escore e não destrave o motor.",
        "Fotografe de longe a base, a guia de cima e a folha inteira.",
        "Mande as fotos e o endereço pelo WhatsApp e espere fora do alcance da folha.",
      ],
    },
    {
      about: "causes",
      headings: ["Por que o portão saiu do trilho", "Roldana, batente e trilho", "O que fez o portão cair"],
      slots: [
        [
          "Roldana com rolamento quebrado ou canal gasto perde o encaixe e sobe na borda do trilho.",
          "A roldana gasta deixa de abraçar o trilho, e um solavanco basta para a folha escapar.",
          "Boa parte das quedas começa na roldana, que quebra por dentro e continua rodando até soltar.",
        ],
        [
          "Sem batente na ponta, a folha passa do limite quando o fim de curso falha.",
          "Falta de batente mecânico é perigosa: se o fim de curso não atua, nada segura a folha.",
          "Fim de curso com defeito, somado a batente fraco, leva a folha além do trilho.",
        ],
        [
          "Trilho amassado por carro, emenda com degrau e pedra presa também fazem a roldana saltar.",
          "Piso que cedeu, trilho solto do concreto ou pedra no canal levantam a roldana na passagem.",
          "A batida de carro empena a folha ou a guia, e o portão sai do trilho no mesmo dia ou semanas depois.",
        ],
      ],
      bullets: [
        "Roldana quebrada ou gasta",
        "Batente ausente ou fraco",
        "Trilho amassado, solto ou com degrau",
        "Guia superior frouxa",
        "Batida de carro",
        "Fim de curso que não desligou o motor",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como a folha volta ao trilho",
        "O trabalho do técnico na recolocação",
        "Etapas para recolocar o portão",
      ],
      slots: [
        [
          "A folha é presa e escorada antes de ser erguida, com apoio e mais de uma pessoa quando o peso pede.",
          "Primeiro se garante que a folha não tombe; só depois ela é levantada e alinhada sobre o trilho.",
          "O técnico escora a folha dos dois lados, solta o motor e só então a ergue, em etapas curtas.",
        ],
        [
          "Roldanas são trocadas aos pares, e a guia de cima é reapertada para a folha ficar no prumo.",
          "Com a folha no lugar, roldanas, guias e batentes são conferidos e trocados se preciso.",
          "Um trilho torto é endireitado ou refeito, porque recolocar sobre trilho ruim dura pouco.",
        ],
        [
          "Cremalheira e engrenagem são realinhadas com folga de {rack.clearance}, e o percurso é gravado outra vez.",
          "Por fim, o fim de curso é regulado e o batente é testado na mão, com o motor ainda desligado.",
          "Antes da entrega {em}, o portão faz vários ciclos devagar, com a parada conferida nas duas pontas.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa recolocar o portão no trilho",
        "Preço: recolocação e peças",
        "O que entra no orçamento da recolocação",
      ],
      slots: [
        [
          "O peso e o comprimento da folha definem a mão de obra, porque mudam o número de pessoas e os apoios.",
          "Um portão leve e curto pede um serviço menor; uma folha longa de ferro exige mais gente e equipamento.",
          "Somam-se a recolocação e as peças, como roldanas, guia, batente ou trecho de trilho.",
        ],
        [
          "Se a queda entortou folha ou trilho, a serralheria entra no orçamento em item separado.",
          "Solda, desempeno e trilho novo são orçados à parte, depois de vistos de perto.",
          "Cremalheira dobrada ou suporte arrancado acrescenta peça e tempo de serviço.",
        ],
        [
          "Fotos da base, da guia e da folha inteira permitem uma estimativa grátis antes da visita.",
          "Mande as imagens e as medidas pelo WhatsApp; o orçamento não tem custo.",
          "Para quem está {em}, a foto já diz se o técnico deve ir com ajudante e quais roldanas levar.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Como evitar que o portão saia do trilho de novo",
        "Trilho, roldana e batente em dia",
        "Prevenção de quedas no portão de correr",
      ],
      slots: [
        [
          "Um batente firme nas duas pontas é indispensável em qualquer portão de correr bem montado.",
          "Confira se há batente no fim de cada lado, porque ele segura a folha quando tudo mais falha.",
          "O portão deslizante sem batente deve parar de ser usado até receber um em cada ponta.",
        ],
        [
          "Varra o trilho toda semana e olhe se há pedra ou trecho amassado.",
          "Um trilho limpo e reto dura anos; pedra e batida de carro são o que mais o estraga.",
          "Uma vassoura no trilho e atenção ao amassado evitam a maior parte dos saltos.",
        ],
        [
          "Um estalo novo na roldana é aviso, e a troca nessa hora custa muito menos que uma queda.",
          "A revisão {visits.home} confere roldanas, guia, batentes e fim de curso de uma vez.",
          "Com manutenção {visits.home} em casa e {visits.business} em empresa, a roldana gasta aparece a tempo.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Posso recolocar o portão no trilho sozinho?",
      answers: [
        "Não. A folha solta pesa muito e tomba sem aviso, mesmo parecendo apoiada. Desligue o disjuntor, isole a área e deixe a recolocação para quem tem escora e equipe.",
        "Não tente. Um portão fora do trilho vira com um empurrão e pode esmagar alguém. A recolocação é feita com apoio e, muitas vezes, duas pessoas.",
      ],
    },
    {
      question: "O portão caiu em cima do carro. O que faço?",
      answers: [
        "Afaste-se, desligue o disjuntor e não mova o carro, que pode estar segurando a folha. Se alguém se feriu, ligue 192 ou 193 antes de tudo.",
        "Não tire o carro nem levante a folha. Corte a energia, isole a área e fotografe. Havendo ferido, chame o SAMU, 192, ou os bombeiros, 193.",
      ],
    },
    {
      question: "Preciso trocar o motor depois da queda?",
      answers: [
        "Na maioria das vezes, não. A queda costuma estragar roldanas, guia e cremalheira. O motor é testado depois que a folha volta ao lugar e anda leve na mão.",
        "Em geral não. Troca-se o que quebrou na base e realinha-se a cremalheira; o motor só entra se o redutor ou o suporte sofreu.",
      ],
    },
    {
      question: "Por que o portão sai sempre do mesmo lado?",
      answers: [
        "O portão sai sempre do mesmo lado porque há defeito naquela ponta: batente ausente, trilho com desnível, roldana gasta ou fim de curso que não desliga o motor. Recolocar sem corrigir só adia a próxima saída.",
        "A causa é desnível do trilho, roldana ruim ou falta de batente naquele lado. O técnico corrige a ponta antes de devolver o portão ao uso.",
      ],
    },
    {
      question: "Como deixar a casa fechada até o conserto do portão?",
      answers: [
        "Não use a folha solta como fechamento: mantenha o portão isolado, feche as portas internas e deixe uma luz acesa na entrada até o técnico chegar.",
        "Com a folha fora do trilho, o portão não fecha com segurança. Tranque as portas da casa, isole a garagem e chame; atendemos {shop.hours}.",
      ],
    },
  ],
  photo: "fotos, tiradas de longe, da base, da guia de cima e da folha inteira",
  related: ["roldana", "trilho", "batente", "deslizante", "emergencia", "torto"],
  topic: "serralheria-e-ajuste-de-portao",
};
