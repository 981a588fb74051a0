import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const visitaTecnica: NarrowConcept[] = [
  {
    id: "visita-preco",
    broader: "visita-tecnica",
    label: "Preço da visita técnica",
    phrase: "o preço da visita técnica",
    asks: [
      "visita técnica preço",
      "visita técnica valor",
      "quanto custa visita",
      "taxa visita",
      "visita grátis",
      "visita técnica grátis",
      "cobra visita",
      "técnico cobra visita",
      "técnico cobra para ir",
      "valor visita técnica",
      "visita cobrada",
      "visita técnica cobrada",
      "visita paga",
      "cobram visita",
      "visita técnica custa",
      "visita é paga",
      "visita orçamento cobrado",
      "taxa deslocamento",
      "cobra para ir",
      "quanto cobra visita",
      "quanto cobra técnico visita",
      "técnico cobra visita portão",
      "quanto técnico cobra para ir",
      "quanto custa técnico visita",
      "preço visita",
      "preço visita técnico",
      "valor visita técnico",
      "valor visita",
      "quanto é visita",
      "quanto sai visita",
      "visita cobra quanto",
      "quanto cobra para vir",
      "quanto cobra para olhar",
      "quanto cobra técnico olhar",
      "quanto custa chamar técnico",
      "chamar técnico preço",
      "chamar técnico valor",
      "cobra só para ver",
      "técnico cobra orçamento",
      "preço avaliar portão",
      "preço avaliar defeito",
      "preço avaliar defeito portão",
      "cobrado avaliar defeito portão",
      "cobra avaliar portão",
      "preço avaliação portão",
      "preço diagnóstico portão",
      "cobra diagnóstico",
    ],
    intent: "price",
    answers: {
      any: [
        "A visita técnica em casa custa a partir de {price.preventive}, sem peças, quando inclui a revisão: o técnico ajusta, lubrifica e testa o portão. Só para ver um defeito, o valor da ida é dito antes de marcar, conforme o endereço e o horário; por foto e vídeo, o orçamento é grátis.",
        "Para um técnico ver o portão em casa, conte a partir de {price.preventive} pela visita com ajuste, lubrificação e teste, sem peças. Se ele vai só olhar um defeito, o valor é combinado antes, pelo bairro e pelo horário, e muitas vezes a foto e o vídeo bastam, grátis.",
      ],
      question: [
        "A visita técnica pode ser cobrada, e o valor é dito antes de o técnico sair, conforme o bairro, o horário e o serviço. O orçamento por foto e vídeo é grátis; a visita com revisão em casa parte de {price.preventive}, sem peças.",
        "O orçamento por fotos e vídeo é grátis; já a ida do técnico pode ser paga, com o valor combinado antes, pelo bairro e pelo horário. Com ajuste, lubrificação e teste, a visita em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "A visita técnica em casa custa a partir de {price.preventive}, sem peças, quando inclui a revisão: o técnico ajusta, lubrifica e testa o portão. Só para ver um defeito, o valor da ida é passado antes de marcar, conforme o endereço e o horário; por foto e vídeo, o orçamento é grátis.",
        "Conte com uma visita técnica a partir de {price.preventive} em casa, sem peças: é o preço da ida com ajuste, lubrificação e teste do portão. Para o técnico só olhar um defeito, o valor é combinado antes, pelo bairro e pelo horário, e muitas vezes a foto e o vídeo bastam, com orçamento grátis.",
        "A visita técnica para ver o portão parte de {price.preventive} em casa, sem peças, com a revisão feita na hora. Se o técnico vem só olhar um defeito, o valor da ida é dito antes de marcar, conforme o bairro e o horário; o orçamento por foto e vídeo é grátis.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que está no valor da visita", "Visita, conserto e peça: o que se paga"],
        slots: [
          [
            "São três contas: a ida com a medição, a mão de obra do conserto e a peça, cada uma em sua linha. Na visita de revisão residencial, o comum é ficar de {price.preventiveRange}, sem peças, conforme o que há para ajustar.",
            "O orçamento separa a ida do técnico, o serviço e as peças. Uma revisão em casa com muito a acertar fica em geral de {price.preventiveRange}, e qualquer peça é cobrada à parte, com o seu aceite.",
            "Você paga a ida e o diagnóstico, depois a mão de obra e, se precisar, a peça. Em residência, a faixa mais comum da visita com revisão é de {price.preventiveRange}, sem contar peças.",
          ],
          [
            "O bairro e o horário mudam o valor: à noite, no domingo e no feriado, a ida pode custar mais. Em prédio e empresa, a conta é por portão, pelo peso e pelas aberturas por dia.",
            "A distância e a hora pesam, porque noite, domingo e feriado podem ter outro preço. Para condomínio ou galpão, o valor segue o número de portões, o tamanho e o uso.",
            "Longe, à noite ou em feriado, o valor pode subir. Já nos prédios e nas empresas, contam quantos portões são, o peso deles e quanto abrem por dia.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na visita", "A visita técnica, da chegada ao orçamento"],
        slots: [
          [
            "O técnico ouve o que aconteceu, vê o portão tentar abrir uma vez e começa pelo simples, controle e disjuntor. Com a energia cortada, testa o peso da folha; depois mede capacitor, fim de curso e fotocélula.",
            "Na chegada, ele pergunta se choveu, faltou luz ou houve batida e observa um ciclo de longe. Em seguida separa portão e motor, com o disjuntor desligado, e mede a parte elétrica peça por peça.",
            "A visita começa com o seu relato e uma tentativa de abertura observada a distância. Depois vem o teste da folha sem energia, que mostra se o peso é do portão, e a medição de sensores, capacitor e placa.",
          ],
          [
            "Você vê a peça com defeito e recebe o preço dela e o da mão de obra antes de decidir. Nada é trocado sem a sua aprovação.",
            "O defeito é mostrado, com o valor da peça e o do serviço, e você decide na hora ou depois. O conserto só começa com o seu sim.",
            "Achada a causa, o técnico mostra a peça, diz os dois valores, material e serviço, e espera a sua resposta antes de trocar.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando a foto basta e não é preciso visita", "Foto primeiro, visita depois"],
        slots: [
          [
            "Motor novo, controle e peça comum são orçados por foto e medida, sem ida ao local. Pilha, cadastro e motor destravado também se esclarecem por mensagem, e o vídeo com som aponta a peça provável.",
            "Para comprar motor, controle ou peça, imagens e medidas resolvem na maioria dos casos. Um vídeo com som ainda separa o que é pilha ou chave aberta do que precisa de conserto.",
            "Compra de motor e de peça não pede visita: a etiqueta e as medidas bastam. Defeitos simples, como pilha fraca ou motor destravado, aparecem numa conversa com vídeo.",
          ],
          [
            "Defeito que vai e volta, disjuntor que cai, choque e folha torta pedem medição no local.",
            "Já choque, disjuntor desarmando, folha torta e falha intermitente só se resolvem com o técnico presente.",
            "O que dá choque, derruba o disjuntor, entorta a folha ou falha de vez em quando precisa ser medido de perto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A visita é descontada se eu fizer o serviço?",
        answers: [
          "Não é regra: cada caso é combinado. A mensagem com o valor da ida já diz, antes de você marcar, se ele entra no preço do conserto.",
          "Pode ser, conforme o serviço, e isso vem escrito junto com o valor da ida. Sem esse aviso, conte a visita como conta separada.",
        ],
      },
      {
        question: "Dá para o técnico vir hoje?",
        answers: [
          "O contato funciona {shop.hours}, e a vaga do dia depende da agenda e do bairro. O horário possível e o valor são informados antes de você confirmar.",
          "Muitas vezes dá, conforme o endereço e a agenda. O atendimento é {shop.hours}, e você recebe a previsão e o preço antes de marcar.",
        ],
      },
      {
        question: "Quanto tempo dura a visita técnica?",
        answers: [
          "Achar o defeito e regular costuma levar menos de {trade.smallRepair}. Trocar o motor é outro serviço: de {time.tilting} no basculante e de {time.sliding} no de correr.",
          "Em geral menos de {trade.smallRepair} para medir e ajustar. Se entrar peça, o técnico diz antes quanto tempo a mais é preciso.",
        ],
      },
      {
        question: "Pago mesmo se não tiver conserto?",
        answers: [
          "Você paga só o que aprovou antes, como a ida, quando é cobrada. Se o motor não tiver reparo, recebe o preço da troca para decidir.",
          "Só o que foi combinado antes de o técnico sair. Sem conserto possível, ele passa o valor de um motor novo, sem obrigação.",
        ],
      },
    ],
    photo: "um vídeo do defeito, a foto da etiqueta do motor e o bairro",
  },
  {
    id: "vistoria-e-laudo",
    broader: "visita-tecnica",
    label: "Vistoria e laudo do portão",
    phrase: "a vistoria do portão",
    asks: [
      "vistoria portão compra imóvel",
      "vistoria portão antes compra imóvel",
      "vistoria portão comprar imóvel",
      "inspeção portão compra imóvel",
      "parecer técnico portão",
      "parecer técnico",
      "parecer técnico portão caiu",
      "laudo portão caiu",
      "laudo portão acidente",
      "laudo vistoria portão locação",
      "laudo portão locação",
      "laudo vender imóvel",
      "laudo portão vender",
      "laudo portão vender imóvel",
      "vistoria portão comprar casa",
      "vistoria portão vender casa",
      "laudo técnico portão vender imóvel",
      "laudo portão",
      "laudo motor",
      "vistoria portão",
      "vistoria condomínio",
      "vistoria portão condomínio",
      "laudo condomínio",
      "laudo técnico portão",
      "relatório portão",
      "vistoria segurança portão",
      "inspeção portão",
      "laudo seguro portão",
      "como saber portão seguro",
      "portão está seguro",
      "laudo queimado",
      "orçamento síndico laudo",
      "orçamento laudo portão",
      "laudo síndico",
      "laudo técnico portão condomínio",
      "laudo portão condomínio preço",
      "laudo portão condomínio obrigatório",
      "laudo portão obrigatório",
      ...["art", "responsável técnico", "engenheiro"].flatMap((signed) => [
        `laudo ${signed}`,
        `laudo técnico ${signed}`,
        `laudo portão ${signed}`,
        `laudo portão condomínio ${signed}`,
        `laudo portão prédio ${signed}`,
        `laudo condomínio ${signed}`,
      ]),
      "laudo técnico portão condomínio preço",
    ],
    intent: "question",
    answers: {
      any: [
        "Laudo elétrico do portão, com ART, é de eletricista ou engenheiro habilitado, contratado à parte; nós medimos tensão, terra, DR e a ligação do motor na vistoria e entregamos o relatório com fotos. Como medida, a revisão de portão grande fica de {price.preventiveRange}, sem peças.",
        "Para um parecer técnico sobre o portão que caiu ou causou acidente, deixe-o desligado e peça a vistoria antes de consertar: entregamos relatório com fotos, medições e a causa provável. Laudo para a Justiça ou com ART é de perito ou profissional habilitado, à parte; o valor da vistoria é dito antes de marcar.",
        "O laudo de portão automático que entregamos é um relatório de vistoria: folha, cabos, motor, força, reversão e sensores, com fotos, data e o que arrumar por ordem de risco. A revisão de portão grande, que serve de medida, fica de {price.preventiveRange}, sem peças; laudo com ART é de profissional habilitado, à parte.",
        "Para a imobiliária, ou para vender, comprar ou alugar um imóvel, o laudo do portão não é exigido por lei que conheçamos, mas ajuda a combinar o preço. Fazemos a vistoria, com o estado da folha, do motor, dos cabos e dos sensores em fotos e o que precisa de conserto, e o valor é dito antes de marcar.",
        "Fazemos a vistoria do portão automático {em} e entregamos o laudo em forma de relatório técnico, que mostra em fotos o que está bom, o que oferece risco e o que pode esperar. O preço é dito antes, e a revisão de portão grande, de {price.preventiveRange} sem peças, dá uma ideia; ART é contratada à parte.",
        "Laudo de portão com ART {em} é assinado por engenheiro com registro no CREA, que o condomínio contrata à parte; o que fazemos é a vistoria com relatório, fotos, medições e orçamento, que costuma servir de base a ele. Pergunte à administradora ou ao seguro qual dos dois aceita.",
        "Laudo periódico só do portão de condomínio não é obrigatório por lei que conheçamos; quem costuma exigir é o seguro, a administradora, a assembleia ou a Justiça, depois de acidente. Fazemos a vistoria com relatório e fotos, e o valor é dito antes de marcar; se pedirem assinatura de engenheiro, ela é contratada à parte.",
        "Para o síndico, o seguro ou a distribuidora, o laudo técnico do portão sai de uma vistoria com o que foi medido, o que está em risco e o que se recomenda, em fotos e com data. O valor da visita é dito antes, junto com o orçamento dos consertos; laudo com ART é pedido a profissional habilitado, à parte.",
        "Na inspeção do portão automático antes da compra do imóvel, o técnico confere folha, cabos, soldas, guias, motor, força, fotocélula e aterramento e dá uma lista do que arrumar por ordem de risco. A vistoria tem o valor dito antes de marcar, e o relatório, com fotos, ajuda a negociar o preço.",
      ],
      price: [
        "O valor da vistoria do portão é dito antes de marcar, conforme o número de portões; como medida, a visita de revisão de portão grande costuma ficar de {price.preventiveRange}, sem peças. O síndico recebe o laudo em relatório, com fotos, e o orçamento item por item; ART é pedida à parte, a profissional habilitado.",
        "O preço do laudo técnico do portão de condomínio depende de quantos portões são e do documento pedido, e é combinado antes da visita. Para comparar, a revisão de portão grande fica de {price.preventiveRange}, sem peças; se for exigida ART, soma-se o trabalho do engenheiro ou técnico que assina.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que a vistoria confere", "A vistoria do portão, ponto por ponto"],
        slots: [
          [
            "O técnico examina cinco grupos, com o portão parado e em movimento, em qualquer marca. Em prédio, o trabalho é feito em horário de pouco uso, porque parte dele pede o disjuntor desligado.",
            "São cinco conjuntos, vistos primeiro com a folha parada e depois andando. No condomínio, escolhe-se um horário calmo, já que em alguns momentos a energia do portão é cortada.",
            "A conferência passa por cinco partes do portão, em repouso e em funcionamento. Para não prender moradores, em prédio ela é marcada fora do movimento de entrada e saída.",
          ],
        ],
        steps: [
          "Folha: equilíbrio, soldas, ferrugem, dobradiças ou roldanas.",
          "Sustentação: cabos, molas, guias e batentes.",
          "Motor: fixação, corrente, capacitor e fim de curso.",
          "Segurança: força, reversão, fotocélula e sinaleiro.",
          "Elétrica: disjuntor, fio terra, DR e emendas.",
        ],
      },
      {
        about: "what",
        headings: ["O que vem no relatório", "Relatório de vistoria e laudo com ART"],
        slots: [
          [
            "Cada item aparece com a situação, a foto e o que fazer, e o risco imediato fica separado do que pode esperar. As medições são anotadas com data, e o texto diz também o que não pôde ser visto.",
            "O relatório lista os pontos com foto, estado e providência, do mais arriscado ao que pode aguardar. Traz a data, os valores medidos e a indicação do que ficou fora do alcance.",
            "Item por item, você recebe a condição, a imagem e a recomendação, em ordem de risco. Medidas e data ficam registradas para comparar depois, assim como as partes que não deram para examinar.",
          ],
          [
            "Já a ART, documento de responsabilidade do engenheiro registrado no CREA, e o TRT, do técnico industrial no CFT, são contratados à parte. Pergunte antes a quem vai receber qual deles aceita.",
            "Documento com responsável técnico é outro: ART quando assina engenheiro, no CREA, ou TRT quando assina técnico industrial, no CFT. Quem pede o laudo diz qual vale, e a contratação é separada.",
            "Se for exigida assinatura, há dois caminhos: a ART, de engenheiro com registro no CREA, e o TRT, de técnico no CFT. Nenhum dos dois vem no relatório, e o destinatário informa o que aceita.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o valor da vistoria", "O que muda o preço da vistoria"],
        slots: [
          [
            "Contam o número de portões, o tamanho deles e o documento pedido. O conserto do que for encontrado é orçado em separado, item por item, e ninguém é obrigado a fazê-lo conosco.",
            "O preço varia com quantos portões serão vistos, o porte de cada um e o tipo de relatório. Os reparos apontados vêm em orçamento próprio, que você aprova ou não.",
            "A quantidade de portões, o porte e o que o relatório precisa trazer definem o valor. Consertos não fazem parte dele: cada um recebe o seu preço, para decidir depois.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa a vistoria do portão?",
        answers: [
          "O valor é dito antes de marcar, conforme o número de portões e o documento; como medida, a revisão parte de {price.preventive} em casa e fica em geral de {price.preventiveRange} em portão grande, sem peças.",
          "Depende de quantos portões são e do relatório pedido. Para comparar, a visita de revisão em casa começa em {price.preventive}, e em portão grande o comum é de {price.preventiveRange}, fora peças.",
        ],
      },
      {
        question: "Quando o relatório basta e quando é preciso laudo assinado?",
        answers: [
          "Para decidir o conserto, mostrar na assembleia ou registrar o estado, o relatório basta. Seguro, Justiça e obra costumam pedir laudo assinado por profissional com registro.",
          "O relatório serve à manutenção, à locação e à assembleia. Processo, indenização e reforma na estrutura geralmente exigem a assinatura de engenheiro ou técnico registrado.",
        ],
      },
      {
        question: "O portão para de funcionar durante a vistoria?",
        answers: [
          "Só por alguns minutos, com o disjuntor desligado para ver fiação e fixação. Em prédio, avise a portaria do turno combinado.",
          "Por pouco tempo: parte do exame é com ele andando, parte sem energia. O horário é combinado para atrapalhar menos.",
        ],
      },
      {
        question: "De quanto em quanto tempo fazer a vistoria do portão?",
        answers: [
          "Junto com a revisão: {visits.home} em casa e {visits.business} em uso coletivo. Depois de batida, queda ou acidente, faça logo, com o portão desligado.",
          "Acompanhe a manutenção, {visits.home} na residência e {visits.business} no prédio. Um acidente ou uma batida de carro pede exame fora de época.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, do motor, do quadro de luz e dos pontos de dúvida",
  },
  {
    id: "laudo-para-assembleia",
    broader: "visita-tecnica",
    label: "Laudo do portão para a assembleia",
    phrase: "o laudo do portão para a assembleia",
    asks: [
      "síndico precisa laudo portão",
      ...combine(
        [
          "laudo",
          "laudo técnico",
          "laudo portão",
          "laudo técnico portão",
          "laudo portão garagem",
          "relatório portão",
          "relatório técnico portão",
          "parecer técnico portão",
          "vistoria portão",
        ],
        [
          "assembleia",
          "apresentar assembleia",
          "reunião condomínio",
          "apresentar condôminos",
          "apresentar moradores",
          "mostrar assembleia",
          "levar assembleia",
        ],
      ),
      "assembleia portão o que levar",
      "assembleia trocar portão documentos",
    ],
    intent: "question",
    answers: {
      any: [
        "O laudo técnico do portão para a assembleia precisa de um resumo que qualquer morador entenda: o que está em risco, por ordem de urgência, com foto e orçamento de cada item. Fazemos a vistoria com relatório, com o valor dito antes; laudo com ART é de profissional habilitado, à parte. A troca do motor em prédio fica de {price.heavySwap}.",
        "O síndico que precisa de laudo do portão da garagem para a assembleia deve levar três partes: resumo do risco, fotos e orçamento por item. Vistoriamos e entregamos relatório e proposta, com a visita combinada antes e o motor novo, se for o caso, de {price.heavySwap}; ART, quando exigida, assina engenheiro ou técnico, à parte.",
        "Para apresentar o laudo do portão na assembleia, peça a vistoria antes do edital: o relatório vai anexo, com fotos, o que é urgente, o que pode esperar e quanto custa. A visita tem valor dito antes, a troca do motor em portão pesado fica de {price.heavySwap}, e a ART, se exigida, é contratada à parte.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o laudo leva para a assembleia", "As partes do relatório"],
        slots: [
          [
            "O morador decide pela primeira página, e o detalhe técnico vem depois. Resumo na frente, prova no meio e preço no fim.",
            "Quem vota lê o começo, por isso o risco vem logo e os números, no final. Cada parte responde a uma dúvida de quem vota.",
            "Uma página de resumo convence mais que dez de medições. Com tudo em ordem, a votação fica simples.",
          ],
        ],
        bullets: [
          "Resumo de meia página: o que falha, quem pode se ferir e o que acontece se nada for feito",
          "Itens em três grupos: parar de usar já, consertar logo, pode esperar",
          "Foto de cada item, com data e o lugar no portão",
          "Orçamento por item, com prazo e garantia",
          "Nome de quem vistoriou e, se houver, a responsabilidade técnica",
        ],
      },
      {
        about: "check",
        headings: ["Antes de marcar a assembleia", "Como o síndico prepara o assunto"],
        slots: [
          [
            "Peça que as outras empresas orcem a mesma lista do relatório, porque só assim os valores se comparam. Combine também quem explica na reunião, o síndico com o resumo ou o técnico, se isso consta da proposta.",
            "Com o relatório em mãos, três propostas sobre os mesmos itens ficam comparáveis. Decida antes quem apresenta e recolha as dúvidas por escrito, para o técnico responder.",
            "A lista de itens serve de base para todos os orçamentos, e a comparação fica justa. Defina quem fala na assembleia e mande as perguntas técnicas com antecedência.",
          ],
          [
            "Risco imediato não espera a data: desligue o portão, isole a passagem e leve a despesa depois, conforme a convenção.",
            "Se o relatório aponta perigo, o portão para já; a convenção diz quanto o síndico pode gastar antes da votação.",
            "Perigo de queda pede portão desligado na hora e passagem isolada, com a despesa apresentada depois, como a convenção permite.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a vistoria do portão", "O que o técnico examina"],
        slots: [
          [
            "O técnico confere folha, cabos ou roldanas, motor, força, reversão, fotocélula e parte elétrica, com o portão parado e andando, em horário de pouco movimento. Fotografa e anota as medições, com data.",
            "São vistos a folha e a sustentação, o motor e os sensores, a força, a reversão e a elétrica, em hora calma, porque parte exige o disjuntor desligado. Cada ponto recebe foto e nota.",
            "A vistoria percorre estrutura, sustentação, motor, segurança e elétrica, primeiro parado, depois em movimento, fora do pico de entrada e saída. Tudo é fotografado e datado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa o laudo do portão do condomínio?",
        answers: [
          "O valor é dito antes de marcar, conforme o número de portões e o documento pedido. Com ART, soma-se o trabalho do profissional habilitado.",
          "Depende de quantos portões são e do que o relatório precisa trazer. Como medida, a revisão em portão grande fica em geral de {price.preventiveRange}, sem peças.",
        ],
      },
      {
        question: "O laudo para a assembleia precisa de ART?",
        answers: [
          "Em geral, não, para mostrar o estado do portão. Pode ser pedida em obra, em processo ou pela administradora; confirme antes.",
          "Na maioria dos casos, o relatório basta. Obra na estrutura, seguro e Justiça costumam exigir assinatura de profissional com registro.",
        ],
      },
      {
        question: "A empresa que faz o laudo pode fazer o conserto?",
        answers: [
          "Pode, se a assembleia aceitar. Onde há desconfiança, peça o relatório a uma empresa e o orçamento a outras.",
          "Sim, se os condôminos aceitarem. Para evitar dúvida, use o mesmo relatório como base de três propostas, de empresas diferentes.",
        ],
      },
      {
        question: "Quanto tempo antes pedir a vistoria?",
        answers: [
          "Antes do edital, para que o relatório e os orçamentos sigam anexos à convocação e os moradores cheguem à reunião sabendo do risco.",
          "Com algumas semanas de folga: a vistoria, os orçamentos e o prazo do edital somam tempo.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, do motor e dos pontos de dúvida, com a data da assembleia",
  },
];
