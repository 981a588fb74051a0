import type { Concept } from "#domain/knowledge/concept.ts";

export const orcamentoPorFoto: Concept = {
  id: "orcamento-por-foto",
  kind: "service",
  label: "Orçamento por foto",
  phrase: "o orçamento por foto",
  words: [
    "orçamento",
    "orçamento por foto",
    "orçamento pelo WhatsApp",
    "orçamento grátis",
    "orçamento online",
    "orçamento sem compromisso",
    "pedir orçamento",
    "cotação",
    "fazer orçamento",
    "simulação de preço",
  ],
  intent: "price",
  answers: {
    any: [
      "O orçamento de portão automático é grátis e feito por foto, pelo WhatsApp, com o portão por dentro e por fora, a largura da folha e a etiqueta do motor, se houver. Com isso indicamos o modelo ou a peça e passamos o valor. O kit basculante instalado, por exemplo, começa em {price.lowest}.",
      "Fazemos orçamento por foto, sem custo, e duas imagens do portão com a largura da folha costumam bastar para dizer o motor, o preço e o que está incluído. Só casos difíceis precisam de visita. Como referência, a troca de motor em casa fica de {price.homeSwap}, com mão de obra.",
      "O orçamento de motor de portão ou de conserto é grátis: mande pelo WhatsApp as fotos do portão, a largura e a etiqueta, e a resposta traz motor e mão de obra separados. O kit basculante instalado parte de {price.lowest}, e a regulagem em casa, de {price.preventive}, sem peças.",
      "O orçamento é grátis por foto e dispensa visita na maioria dos casos, porque bastam as imagens do portão, a largura da folha e a etiqueta do motor. Você recebe o modelo, o valor e o que está incluído. Em residência, a troca do motor vai de {price.homeSwap}, com mão de obra.",
    ],
    price: [
      "O orçamento de motor de portão é grátis, por foto. No basculante de até {width.quarterHp}, o kit instalado sai por {models.pricesOr}, e a troca de motor nos outros portões de casa fica de {price.homeSwap}, com mão de obra. Para o valor do seu, bastam fotos de dentro e de fora e a largura da folha.",
      "O orçamento de portão eletrônico por foto não custa nada, e bastam imagens por dentro e por fora e a largura da folha, inclusive para conserto. Como referência, o kit basculante instalado começa em {price.lowest}, e a troca do motor em residência fica de {price.homeSwap}, com mão de obra.",
      "O orçamento para instalar, trocar ou consertar portão eletrônico é grátis pelo WhatsApp, com foto e largura da folha. Como referência, o kit basculante instalado parte de {price.lowest}, a troca de motor em casa vai de {price.homeSwap}, com mão de obra, e só a regulagem custa a partir de {price.preventive}, sem peças.",
    ],
    repair: [
      "O orçamento de conserto do portão é grátis: grave de longe, com som, a tentativa de abrir, fotografe a etiqueta do motor e mande pelo WhatsApp. Em residência, a visita de regulagem custa a partir de {price.preventive}, sem peças. O preço da peça, quando falta trocar alguma, muda com o modelo.",
      "Passamos o orçamento de conserto do portão por foto e vídeo, grátis, com peça e mão de obra separadas. Filme o defeito de longe, fotografe a etiqueta do motor e diga quando começou. A visita de ajuste em casa começa em {price.preventive}, sem peças.",
      "Para o orçamento de um conserto, bastam o vídeo do defeito, com som, e a foto da etiqueta do motor, e a resposta é grátis. Em residência, quando só falta regular, o valor parte de {price.preventive}, fora peças. Nos outros casos, ele depende da peça que falhou.",
    ],
    "how-to": [
      "Pedir orçamento por foto leva poucos minutos: fotografe o portão fechado por fora, depois por dentro com as colunas, meça a largura e registre a etiqueta do motor, sem abrir a tampa. Mande pelo WhatsApp com o bairro, e o valor vem grátis.",
      "Para um bom orçamento de portão, a ordem é foto de fora, foto de dentro, detalhe da coluna ou do trilho, largura do vão e etiqueta do motor. Se a folha estiver torta, fotografe de longe e não mexa nela; a resposta é grátis.",
      "Sim, a foto é o que permite o orçamento sem visita: mande uma de fora, uma de dentro, a largura da folha e a etiqueta do motor. Você faz tudo sem ferramenta e sem abrir a tampa, e a resposta pelo WhatsApp não custa nada.",
    ],
  },
  line: [
    "O orçamento por foto é grátis: portão por dentro e por fora, mais a largura.",
    "Com fotos e medida, o orçamento chega com modelo indicado e valor.",
    "O orçamento separa motor, mão de obra, acessórios e acerto da folha.",
  ],
  sections: [
    {
      about: "check",
      headings: ["Fotos e medidas que o orçamento pede", "O que mandar para o orçamento"],
      slots: [
        [
          "Mostre a coluna, o trilho ou as dobradiças e a tomada, porque são eles que mudam o preço. Fotografe com o portão parado, sem abrir a tampa do motor e sem ficar sob a folha.",
          "Quatro ou cinco imagens e a largura costumam bastar, desde que apareçam o ponto de energia e o lugar do motor. Nenhuma exige desmontar peça, tocar em fio ou passar embaixo do portão.",
          "Coluna, trilho, dobradiça e tomada precisam aparecer, porque mudam o valor. Faça as fotos com a folha fechada e as crianças longe, sem tirar a tampa do motor.",
          "Além do portão inteiro, inclua de perto a coluna, o trilho e a tomada mais próxima, que mudam o preço. Faça as imagens do chão, com o portão parado e o motor fechado.",
        ],
      ],
      steps: [
        "Fotografe o portão fechado, de fora, inteiro na imagem.",
        "Repita de dentro, com as duas colunas aparecendo.",
        "Registre de perto a coluna, o trilho ou as dobradiças.",
        "Meça com trena a largura e a altura da folha.",
        "Fotografe a etiqueta do motor atual, se houver, sem abrir a tampa.",
        "Mande com o bairro e diga se quer motor novo, conserto ou revisão.",
      ],
    },
    {
      about: "cost",
      headings: ["O que forma o preço do orçamento", "O que entra na conta do orçamento"],
      slots: [
        [
          "Na instalação, o total soma motor com central, mão de obra, ligação elétrica, acessórios e, se preciso, o acerto da folha. No conserto, soma a peça, que muda com o modelo, e o serviço.",
          "Motor, mão de obra, elétrica e acessórios formam o valor de uma instalação, mais o que a folha pedir. O de um conserto é mais curto: peça e mão de obra.",
          "Peso, largura e aberturas por dia definem o motor, e o estado da folha e a distância da tomada definem o resto. Em conserto, o que decide é a peça com defeito.",
          "O valor soma o motor e a mão de obra e aumenta com fotocélula, trava ou nobreak, se você os pedir. No conserto, ele se resume à peça e ao serviço.",
        ],
        [
          "Coluna fraca, trilho torto, cabo gasto e folha empenada aparecem na foto e vêm como itens próprios. O pagamento é por Pix ou no cartão, em até {shop.instalments} vezes.",
          "Solda aberta, roldana presa, coluna oca e tomada longe são o que mais encarece, e costumam aparecer na foto. Cada acerto tem linha separada, e o cartão aceita até {shop.instalments} parcelas.",
          "Acertos de serralheria e ponto de energia distante somam à parte, e você vê quanto. Paga-se por Pix ou em até {shop.instalments} vezes no cartão.",
          "Folha torta e falta de tomada perto do motor aumentam o valor, e cada acerto vem em linha separada. Dá para dividir em até {shop.instalments} vezes no cartão ou pagar por Pix.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Como ler e comparar orçamentos de portão", "O que conferir no orçamento"],
      slots: [
        [
          "Dois orçamentos só podem ser comparados quando incluem os mesmos itens. Veja se os dois trazem fotocélula, fiação e o acerto da folha, que mudam bastante o valor.",
          "Compare linha por linha, e não só o total, porque uma proposta pode não incluir a parte elétrica, o sensor de segurança ou a correção do portão.",
          "Antes de escolher pelo preço, veja se as duas propostas falam da mesma coisa. Parte elétrica, fotocélula e ajuste da folha são os itens que mais variam entre elas.",
          "O total engana quando falta algum item. A ligação elétrica, a fotocélula e o conserto da folha são os que mais mudam o valor e os que mais ficam de fora.",
        ],
      ],
      bullets: [
        "Marca, modelo e potência do motor",
        "Quantidade de controles",
        "Fotocélula incluída ou à parte",
        "Ligação elétrica e retirada do motor antigo",
        "Correções na folha",
        "Garantia do motor e do serviço",
      ],
    },
    {
      about: "visit",
      headings: ["Quando a foto basta e quando é preciso visita", "Foto ou visita: como o orçamento é fechado"],
      slots: [
        [
          "Basculante residencial, troca de motor e controle costumam ser orçados só por imagem, com a folha em bom estado e tomada perto. Portão pesado, folha torta e entrada de prédio pedem medição no local.",
          "A foto basta na maioria das casas, quando a folha está reta e a largura é conhecida. Condomínio, galpão, rampa e portão desequilibrado precisam de visita antes do preço final.",
          "Kit novo e troca comum têm o preço fechado à distância, com portão reto e energia próxima. Quando há solda, empeno ou muitos usuários, o valor é dado depois da visita.",
          "Em folha reta, de largura conhecida, as imagens resolvem. A visita é necessária em portão pesado, serralheria a fazer ou garagem coletiva.",
        ],
        [
          "Na visita, o técnico move a folha na mão, confere coluna e trilho e mede a energia. Se aparecer algo que a foto escondia, você recebe o novo valor e decide.",
          "No local são vistos o peso da folha, a firmeza da coluna e a tensão no ponto do motor. Com isso o valor final é fechado antes de começar o serviço.",
          "Quem vai ao local testa a folha, a coluna e o disjuntor. Defeito escondido muda o orçamento só depois de explicado e aceito por você.",
          "A medição confere folha, pilar, trilho e tensão. Qualquer acréscimo aparece antes do serviço, e você continua ou não.",
        ],
      ],
    },
    {
      about: "time",
      headings: ["Do orçamento aprovado ao serviço pronto", "Orçamento aprovado: como segue o serviço"],
      slots: [
        [
          "Aprovado o valor, o dia e o turno são marcados na mesma conversa, e o técnico leva o motor ou a peça. O preço fica por escrito.",
          "Com o seu aceite, a data é combinada na mesma conversa, onde o valor fica registrado. O técnico já leva o motor ou a peça.",
          "O preço combinado fica escrito na conversa, e ali mesmo você escolhe o dia. A visita já leva o que foi orçado.",
          "Depois que você aprova, resta escolher dia e turno. O técnico chega com o material do orçamento, e o preço combinado fica por escrito.",
        ],
        [
          "A instalação leva de {time.tilting} no basculante, de {time.sliding} no de correr e de {time.heavy} em portão pesado. Deixe livres o quadro de luz e a frente do portão, com um adulto em casa para o teste final.",
          "Conte de {time.tilting} para basculante, de {time.sliding} para deslizante e de {time.heavy} para o pesado. Alguém precisa estar em casa para mostrar o disjuntor e ver o teste.",
          "O tempo de montagem vai de {time.tilting} no basculante e de {time.sliding} no de correr; os pesados tomam de {time.heavy}. Libere a garagem e acompanhe a entrega.",
          "São de {time.tilting} no basculante, de {time.sliding} no deslizante e de {time.heavy} no pesado. Tire o carro antes e deixe um adulto em casa para receber e testar.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O orçamento é cobrado se eu não fechar o serviço?",
      answers: [
        "Não, o orçamento por foto é sem compromisso. Se for preciso ir ao local, o valor da ida, quando há, é informado antes de marcar.",
        "Por foto e vídeo não custa nada, feche você ou não. Só a ida ao local pode ter custo, e você sabe disso antes.",
        "Não se cobra pelo preço dado à distância. Quando a visita é necessária e tem custo, ele é combinado primeiro.",
      ],
    },
    {
      question: "E se a etiqueta do motor estiver apagada?",
      answers: [
        "Mande fotos do motor inteiro, de vários lados, e do controle: o formato da carcaça costuma bastar para reconhecer a linha. Não abra a tampa.",
        "Fotografe o motor por fora, o controle e a nota, se ainda a tiver. Na dúvida, o modelo é conferido no local.",
        "Sem etiqueta, valem a carcaça e a marca do controle. Duas ou três fotos externas costumam identificar o motor.",
      ],
    },
    {
      question: "O preço do orçamento pode mudar no dia do serviço?",
      answers: [
        "Só se aparecer algo que as fotos não mostravam, como solda trincada ou fiação inadequada. O técnico avisa antes e você decide.",
        "Pode, se a folha ou a elétrica tiver defeito escondido. Qualquer acréscimo é informado antes de executar.",
        "Em regra não muda. A exceção é defeito que a imagem não alcança, e nesse caso o novo valor depende do seu aceite.",
      ],
    },
    {
      question: "Como meço o portão para o orçamento?",
      answers: [
        "Com o portão fechado, meça a largura de uma ponta à outra da folha e a altura do chão ao topo. Poucos centímetros não mudam o motor.",
        "Use trena, com o portão fechado: largura total e altura. No de correr, diga também quanto espaço há ao lado do vão.",
        "Meça a folha, e não o vão, com ela fechada. Largura e altura em metros bastam; em duas folhas, meça cada uma.",
      ],
    },
    {
      question: "O orçamento de conserto é fechado por vídeo?",
      answers: [
        "O vídeo dá uma estimativa. O valor final vem do teste no local, que mostra qual peça falhou e por quê.",
        "Nos defeitos simples, como controle ou roldana, muitas vezes sim. Nos outros, a medição confirma a estimativa.",
        "Depende do defeito: o que se vê e se ouve pode ser fechado à distância, e o que está dentro da placa precisa de medição.",
      ],
    },
  ],
  photo: "fotos do portão por dentro e por fora, a largura da folha e a etiqueta do motor, se houver",
  related: ["preco", "medidas", "visita-tecnica", "kit", "parcelamento"],
  topic: "orcamento-de-motor-para-portao",
};
