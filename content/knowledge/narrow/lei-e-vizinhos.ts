import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const leiEVizinhos: NarrowConcept[] = [
  {
    id: "barulho-e-lei",
    broader: "barulho",
    label: "Lei do silêncio e o barulho do portão",
    phrase: "a lei do silêncio e o barulho do portão",
    asks: [
      "lei silêncio",
      "lei silêncio portão",
      "lei silêncio barulho portão",
      "lei barulho portão",
      "barulho portão lei",
      "barulho portão prédio lei",
      "barulho portão madrugada lei",
      "vizinho reclama barulho portão lei",
      "vizinho barulho portão lei",
      "psiu portão",
      "psiu barulho portão",
      "horário silêncio portão",
      "horário permitido portão barulho",
      "barulho portão decibéis",
      "decibéis portão",
      "multa barulho portão",
      "vizinho reclama barulho portão multa",
      "portão barulho perturbação sossego",
      "perturbação sossego portão",
      "processar vizinho barulho portão",
      "portão condomínio barulho madrugada direito",
      "barulho portão 5 manhã lei",
      "barulho portão justiça",
    ],
    intent: "question",
    answers: {
      any: [
        "A lei não proíbe abrir o portão de madrugada ou às 5 da manhã, mas o barulho não pode tirar o sossego do vizinho (Código Civil, artigo 1.277; entre condôminos, artigo 1.336, IV). À noite vale o limite de ruído da prefeitura, em São Paulo das 22h às 7h (Lei 16.402/2016; confirme). Quem cuida do portão deve reduzir o ruído, e isso quase sempre é regulagem.",
        "Pela lei do silêncio, o que conta é o nível de ruído e a hora: à noite, em geral das 22h às 7h, o limite é menor, e cada cidade tem o seu. O portão pode funcionar de madrugada, mas quem o usa tem de evitar pancada e rangido que incomodem (Código Civil, artigos 1.277 e 1.336, IV).",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vale no prédio e entre vizinhos", "Quem pode exigir o quê"],
        slots: [
          [
            "Morador do prédio recorre ao síndico, à convenção e ao artigo 1.336; vizinho de fora, ao artigo 1.277, que protege o sossego de quem mora ao lado.",
            "Dentro do prédio, valem convenção e regimento; para a casa ao lado, o Código Civil.",
          ],
          [
            "A medição do ruído segue norma técnica, e quem fiscaliza é a prefeitura; nem toda cidade vistoria barulho de residência.",
            "Se for preciso provar, o ruído é medido por norma; a prefeitura diz se vistoria o seu caso.",
          ],
          [
            "Antes de multa ou processo, um vídeo com som e a hora, mandado por escrito, costuma resolver.",
            "Registro com data e hora pesa mais que bate-boca.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como calar o portão", "O que costuma fazer barulho de madrugada"],
        slots: [
          [
            "A pancada no fim é o pior ruído e se corrige com fim de curso, desaceleração e borracha no batente.",
            "Comece pela batida final: regulagem e batente de borracha tiram a pior parte.",
          ],
          [
            "O rangido pede limpeza, roldana ou dobradiça nova e o lubrificante certo; o zumbido na parede pede calço no suporte.",
            "A roldana gasta e suporte solto levam o som para dentro dos quartos.",
          ],
          [
            "Motor com inversor parte e para devagar, e é a saída quando tudo já foi regulado.",
            "Se a regulagem não bastar, o motor com desaceleração faz menos ruído.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Acordo entre vizinhos", "O que propor antes de brigar"],
        slots: [
          [
            "Mostre o orçamento da regulagem e combine uma data: custa menos que a discussão.",
            "Uma data para a regulagem encerra a maior parte das queixas.",
          ],
          [
            "No prédio, silenciar o portão comum é despesa do condomínio.",
            "Portão comum, conta comum: o síndico contrata a regulagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ser multado pelo barulho do portão?",
        answers: [
          "Pode, se a cidade fiscaliza e o ruído passa do limite medido, ou pela convenção do prédio. Regular o portão antes evita as duas.",
        ],
      },
      {
        question: "O vizinho pode exigir que eu não use o portão à noite?",
        answers: ["Não. Pode exigir que o ruído caia a um nível aceitável."],
      },
    ],
    photo: "um vídeo com som do portão abrindo e fechando, gravado de longe",
  },
  {
    id: "portao-na-calcada-lei",
    broader: "normas",
    label: "Portão sobre a calçada: lei e multa",
    phrase: "a lei do portão sobre a calçada",
    asks: [
      "vizinho reclamou portão calçada",
      "portão pega calçada",
      "vizinho reclama portão calçada",
      "portão invade calçada multa",
      "portão invadindo calçada multa",
      "abre invadindo calçada multa",
      "portão abre calçada dá multa",
      "portão calçada multa",
      "intimação prefeitura portão",
      "intimação portão calçada",
      "intimação prefeitura portão calçada",
      "notificação prefeitura portão",
      "lei portão",
      "lei portão eletrônico",
      "lei portão automático",
      "portão abre rua",
      "portão abrir fora",
      "abrir rua pode",
      "portão invade calçada",
      "prefeitura portão",
      "lei municipal portão",
      "calçada multa",
      "multa portão calçada",
      "multa prefeitura portão",
      "multa prefeitura calçada",
      "portão calçada prefeitura multa",
      "basculante calçada multa",
      "basculante calçada lei",
      "basculante avançar calçada multa",
      "basculante avançar calçada prefeitura",
      "basculante calçada prefeitura",
      "basculante calçada pode",
      "pode basculante avançar calçada",
      "portão avança calçada lei",
      "portão avançar calçada pode",
      "portão sobre calçada proibido",
      "portão invade calçada lei",
      "pivotante calçada lei",
      "pivotante abrir calçada",
      "portão abrir para fora lei",
      "portão abrir calçada pode",
      "portão abrir rua pode",
      "portão abrir para rua lei",
      "lei 16809",
      "lei 16.809",
      "decreto 58275",
      "decreto 58.275",
      "lei portão automático calçada",
      "denunciar portão calçada",
      "portão vizinho invade calçada",
      "proibido portão abrir calçada",
      "recuo portão calçada lei",
      "lei calçada",
      "portão calçada lei",
      "portão abrindo calçada",
      "portão divisa abrir rua",
      "portão pode abrir fora",
      "pode portão abrir para fora",
      "portão abrir para fora pode",
      "valor multa portão passeio",
      "valor multa portão calçada",
      "intimação portão abre calçada",
      "quanto multa portão calçada",
    ],
    intent: "question",
    answers: {
      price: [
        "A multa por portão que avança sobre a calçada, na cidade de São Paulo, é de duzentos e cinquenta reais, depois da intimação de 30 dias, e se repete a cada 30 dias (Lei 16.809/2018 e Decreto 58.275/2018). Confirme na subprefeitura o valor de hoje; fora da capital, pergunte à prefeitura.",
        "Em São Paulo, a multa do portão que invade a calçada é de duzentos e cinquenta reais, repetida a cada 30 dias, se a intimação de 30 dias não for atendida (Lei 16.809/2018). Sensor que pare a folha, aviso de luz e som ou mudança do portão são as saídas; confirme na subprefeitura o que vale hoje.",
      ],
      any: [
        "Na cidade de São Paulo, o portão automático não pode avançar sobre a calçada ao abrir (Lei 16.809/2018 e Decreto 58.275/2018): vem intimação com 30 dias para corrigir e, depois, multa de duzentos e cinquenta reais, repetida a cada 30 dias. Recuar a folha, abrir para dentro ou passar a portão de correr resolve; fora da capital, pergunte à prefeitura.",
        "Dá multa: na cidade de São Paulo, portão automático que abre para a rua e invade a calçada leva intimação de 30 dias e depois multa de duzentos e cinquenta reais, repetida a cada 30 dias (Lei 16.809/2018 e Decreto 58.275/2018). Sensor que pare a folha, aviso de luz e som ou mudança do portão são as saídas; confirme na subprefeitura o que vale hoje.",

        "Em São Paulo, não pode: portão ou cancela automática, basculante ou pivotante, não pode sair do alinhamento do imóvel ao abrir ou fechar (Lei 16.809/2018 e Decreto 58.275/2018). A prefeitura intima com 30 dias para corrigir; depois, multa de duzentos e cinquenta reais, repetida a cada 30 dias. Confirme o texto em vigor na subprefeitura; em outra cidade, vale a lei municipal.",
        "Sim, na cidade de São Paulo é proibido e dá multa: portão automático, basculante ou de abrir, que abre para a calçada recebe intimação de 30 dias e, depois, multa de duzentos e cinquenta reais, repetida a cada 30 dias, pela Lei 16.809/2018. Confirme na subprefeitura o valor de hoje e o que vale para portão antigo; em outra cidade, pergunte à prefeitura.",
        "Não pode na cidade de São Paulo: a Lei 16.809/2018 proíbe que portão automático basculante ou de abrir avance sobre a calçada, com intimação de 30 dias e multa de duzentos e cinquenta reais, repetida a cada 30 dias. O Decreto 58.275/2018 aceitou, para portão já existente, sensor que pare a folha ou aviso de luz e som; confirme na subprefeitura o que vale hoje. Fora da capital, pergunte à prefeitura.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como adequar o portão", "Saídas para não avançar no passeio"],
        slots: [
          [
            "O de correr não sai do plano do muro; o de abrir passa a girar para dentro; o basculante é recuado ou trocado por articulado.",
            "Três caminhos: recuar a folha, abrir para dentro ou passar a portão de correr.",
          ],
          [
            "Em portão que já existia e não pode ser mudado, o sensor que para a folha diante de pessoa ou carro é o caminho de menos obra; o aviso de luz e som entra junto.",
            "O sensor do lado da rua vê a pessoa e para a folha; o aviso de luz e som começa antes do movimento.",
            "Em portão antigo, comece por sensor e aviso de luz e som, com visita a partir de {price.preventive} em casa, sem peças; mudar o tipo de portão é a obra maior.",
            "Sensor e aviso de luz e som são a adaptação mais barata: a visita em casa parte de {price.preventive}, sem peças, e os aparelhos são orçados por foto.",
          ],
          [
            "Fotocélula do lado da rua e sinaleiro valem em qualquer cidade, porque protegem quem passa.",
            "Sensor e sinaleiro são o mínimo, com ou sem multa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer ao receber a intimação", "Intimação da prefeitura: o que fazer"],
        slots: [
          [
            "O prazo corre da data do papel: fotografe, responda e guarde o protocolo.",
            "A intimação traz o prazo, que corre da data do papel.",
          ],
        ],
        steps: [
          "Leia qual artigo e qual prazo constam na intimação.",
          "Meça quanto a folha avança além do muro.",
          "Peça por foto a solução e o valor: sensor, recuo ou outro tipo de portão.",
          "Faça o serviço e guarde nota e fotos.",
          "Protocole a resposta na subprefeitura.",
        ],
      },
      {
        about: "safety",
        headings: ["Enquanto a folha ainda avança", "Cuidado com quem passa"],
        slots: [
          [
            "Uma folha parada aberta sobre o passeio é obstáculo: feche logo ou sinalize.",
            "Não deixe a folha estacionada sobre a calçada.",
          ],
          [
            "A força fica no menor valor que move a folha, e a reversão é testada com uma caixa, de longe.",
            "Peça ao técnico a força no mínimo e a reversão testada com um objeto macio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Casa antiga precisa mudar o portão?",
        answers: [
          "Depende do portão: para os que já existiam, o Decreto 58.275/2018 admitiu sensor ou aviso de luz e som no lugar da troca. Confirme na subprefeitura se isso ainda vale antes de gastar com obra.",
        ],
      },
      {
        question: "Quem leva a multa do portão na calçada, dono ou inquilino?",
        answers: [
          "O decreto fala em proprietário ou possuidor. Em casa alugada, a adequação costuma ser acertada com o dono.",
        ],
      },
      {
        question: "E o trilho na calçada?",
        answers: ["Trilho e ferragem também não podem ocupar o passeio em São Paulo."],
      },
    ],
    photo: "uma foto da fachada com a calçada inteira, outra por dentro, e a largura, a altura e o recuo até a rua",
  },
  {
    id: "portao-na-calcada-pode",
    broader: "normas",
    label: "Pode colocar portão na calçada?",
    phrase: "o portão na calçada",
    asks: [
      "pode colocar portão calçada",
      "posso colocar portão calçada",
      "colocar portão na calçada",
      "pode portão na calçada",
      "portão na calçada pode",
      "pode instalar portão calçada",
      "instalar portão na calçada",
      "pode fazer portão na calçada",
      "fazer portão na calçada",
      "portão em cima calçada",
      "portão pode ficar calçada",
      "avançar portão calçada pode",
      "trilho portão calçada pode",
      "pode trilho na calçada",
    ],
    intent: "question",
    answers: {
      any: [
        "Não: o portão, o trilho e o motor ficam dentro do terreno, porque a calçada é de quem passa, e a folha não deve avançar sobre ela ao abrir. Cada prefeitura tem a sua regra: na cidade de São Paulo, a Lei 16.809/2018 proíbe e multa; em outra cidade, pergunte à prefeitura.",
        "Na calçada não se põe portão nem trilho, que ocupam o passeio público. O portão fica no alinhamento do terreno e deve abrir para dentro ou correr atrás do muro. A regra e a multa são de cada prefeitura; na cidade de São Paulo, vale a Lei 16.809/2018.",
        "Não pode: {em}, como em qualquer cidade, o passeio é público, e a folha, o trilho e o motor ficam do muro para dentro. A regra exata é da prefeitura local; na cidade de São Paulo, a Lei 16.809/2018 multa o portão automático que avança ao abrir.",
        "Não: quem põe portão na calçada {em} pode ser intimado pela prefeitura a tirar, porque o passeio é público. O certo é a folha que abre para dentro ou corre atrás do muro. Confirme a regra na prefeitura e mande fotos, que dizemos que portão cabe no seu espaço.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que portão cabe sem usar a calçada", "Como abrir sem sair para o passeio"],
        slots: [
          [
            "O espaço de dentro decide; fotos da entrada, por dentro e por fora, mostram qual serve.",
            "Com a largura, a altura e o espaço atrás do muro, dizemos qual destes cabe.",
          ],
        ],
        bullets: [
          "De correr: pede parede livre ao lado, do tamanho da folha",
          "De abrir para dentro: pede garagem com vão do tamanho da folha",
          "Basculante recuado: a folha abre sem passar do muro",
          "Articulado ou de enrolar: para entrada sem espaço na frente nem ao lado",
        ],
      },
      {
        about: "check",
        headings: ["Como confirmar a regra na prefeitura", "O que perguntar antes da obra"],
        slots: [
          [
            "A regra de calçada costuma estar no código de obras ou de posturas do município.",
            "O setor que cuida de obras ou de calçadas da prefeitura responde e, se preciso, dá a resposta por escrito.",
          ],
        ],
        steps: [
          "Meça a largura da calçada e quanto a folha avançaria ao abrir.",
          "Pergunte à prefeitura se há recuo mínimo e se o portão pode abrir para fora.",
          "Pergunte também por trilho, rampa e guia rebaixada.",
          "Guarde a resposta antes de encomendar o portão.",
          "Mande fotos e medidas para escolher o tipo e o motor.",
        ],
      },
      {
        about: "safety",
        headings: ["Se o portão já avança na calçada", "Portão antigo que sai para o passeio"],
        slots: [
          [
            "Enquanto não muda, ponha fotocélula do lado da rua e sinaleiro com luz e som antes do movimento.",
            "Sensor do lado de fora, aviso de luz e som e força no mínimo protegem quem passa até a mudança.",
          ],
          [
            "Não deixe a folha parada aberta sobre a calçada, nem por pouco tempo.",
            "Folha aberta no passeio é obstáculo para cadeirante, idoso e carrinho: feche logo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa mudar o portão para não sair na calçada?",
        answers: [
          "A mudança da folha é serralheria e sai por foto; a troca do motor, em casa, fica de {price.homeSwap}, com mão de obra.",
          "Depende de inverter a folha, recuar ou passar a de correr. As fotos bastam para o orçamento, grátis.",
        ],
      },
      {
        question: "E se há recuo entre o muro e a calçada?",
        answers: [
          "Se a folha aberta fica inteira dentro do terreno, não há problema: usa-se motor para abertura externa.",
          "Com recuo do tamanho da folha, pode abrir para fora, porque ela não chega ao passeio.",
        ],
      },
      {
        question: "Quem fiscaliza o portão na calçada?",
        answers: [
          "A prefeitura, muitas vezes por reclamação de vizinho. Quem responde é o dono ou quem usa o imóvel.",
          "O município. A intimação vai para o imóvel e dá um prazo para corrigir.",
        ],
      },
    ],
    photo: "uma foto da fachada com a calçada inteira, outra por dentro, e a largura, a altura e o recuo até a rua",
  },
  {
    id: "inquilino-paga-conserto",
    broader: "casa",
    label: "Inquilino ou proprietário paga o conserto",
    phrase: "quem paga o conserto na casa alugada",
    asks: [
      "inquilino quebrou motor quem paga",
      "inquilino quebrou portão quem paga",
      "inquilino quebrou portão",
      "inquilino estragou portão",
      "inquilino estragou motor",
      "inquilino queimou motor quem paga",
      "quem paga troca motor inquilino",
      "quem paga motor inquilino imobiliária",
      "troca motor portão inquilino imobiliária",
      "quem paga troca motor portão inquilino imobiliária",
      "quem paga motor queimado inquilino",
      "troca motor inquilino proprietário quem paga",
      "inquilino ou imobiliária quem paga portão",
      "casa alugada portão quebrado",
      "casa alugada portão veio quebrado",
      "imobiliária portão minha conta",
      "imobiliária disse portão conta",
      "imobiliária portão paga",
      "imobiliária conserto portão",
      "aluguei portão quebrado",
      "quem paga motor portão casa alugada queimou",
      "inquilino motor queimou quem paga",
      "locatário obrigado consertar portão",
      "inquilino obrigado consertar portão",
      "inquilino paga conserto",
      "inquilino paga conserto portão",
      "inquilino proprietário paga",
      "inquilino proprietário conserto portão",
      "inquilino ou proprietário",
      "inquilino ou proprietário portão",
      "inquilino conserto motor",
      "inquilino motor portão queimou",
      "quem paga conserto casa alugada",
      "quem paga conserto portão casa alugada",
      "quem paga motor portão casa alugada",
      "casa alugada portão quebrou",
      "casa alugada motor queimou",
      "aluguel portão quebrou quem paga",
      "imóvel alugado portão quem paga",
      "locador conserto portão",
      "locatário conserto portão",
      "imobiliária não conserta portão",
      "dono não quer consertar portão",
      "proprietário não quer consertar portão",
      "lei inquilinato portão",
      "desconto aluguel conserto portão",
      "dono imóvel consertar portão",
      "dono imóvel tem que consertar",
      "proprietário consertar portão",
      "proprietário tem que consertar",
      "locador consertar portão",
      "quem paga portão quebrado casa alugada",
      "quem paga portão casa alugada",
    ],
    intent: "question",
    answers: {
      any: [
        "Se o inquilino quebrou o motor ou o portão por batida, mau uso ou descuido, quem paga é ele (Lei do Inquilinato, artigo 23); se parou por desgaste ou defeito antigo, paga o proprietário (artigo 22). O técnico escreve a causa no orçamento; em casa, a troca do motor fica de {price.homeSwap}, com mão de obra.",
        "Paga o proprietário quando o defeito é antigo, de desgaste ou já veio com a casa, porque o imóvel tem de ser entregue em condição de uso (Lei do Inquilinato, artigo 22); mau uso é do inquilino. Avise a imobiliária por escrito, com foto e data, e confira a vistoria de entrada.",
        "Quem paga depende da causa: desgaste, idade e defeito antigo são do proprietário; batida, mau uso e controle perdido, do inquilino (Lei do Inquilinato, artigos 22 e 23). Se a imobiliária disse que é por sua conta, peça a causa por escrito: o laudo do técnico decide.",
        "Paga o proprietário se o motor parou por desgaste, idade ou defeito anterior ao aluguel; paga o inquilino se foi batida, mau uso ou falta de cuidado (Lei do Inquilinato, artigos 22 e 23). Avise o dono ou a imobiliária por escrito antes de consertar e peça ao técnico a causa na nota.",
        "Desgaste ou defeito antigo é do proprietário; dano por mau uso é do inquilino, pela Lei 8.245/91, artigos 22 e 23. Raio e queda de energia, sem culpa de ninguém, costumam ficar com o dono ou com o seguro do imóvel; o contrato pode detalhar.",
        "O inquilino não precisa pagar conserto de desgaste ou de defeito antigo, que é obrigação do locador (Lei 8.245/91, artigo 22); precisa pagar o que quebrou por batida, mau uso ou descuido (artigo 23). Avise por escrito antes de mandar consertar.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quem paga em cada caso", "Quem paga cada defeito"],
        slots: [
          [
            "Capacitor, placa velha, engrenagem gasta e redutor são desgaste: conta do dono. Controle perdido, pilha e batida de carro são do inquilino.",
            "Peça que envelheceu é do proprietário; controle perdido, pilha e batida, de quem mora.",
          ],
          [
            "Lubrificação e revisão do dia a dia costumam caber ao inquilino, que usa o portão.",
            "Limpeza e regulagem de rotina ficam com quem usa.",
          ],
          [
            "Em prédio, a manutenção do portão comum vem na cota ordinária, do inquilino; um portão novo é extraordinária, do dono.",
            "No apartamento, o conserto do portão comum entra na cota ordinária, paga em regra pelo inquilino; a obra nova é extraordinária, do proprietário.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como pedir o conserto", "Do defeito ao reembolso, passo a passo"],
        slots: [
          [
            "O defeito não avisado pode virar discussão de culpa: escreva no mesmo dia.",
            "Avisar logo, por escrito, protege o inquilino.",
          ],
        ],
        steps: [
          "Filme o defeito e fotografe a etiqueta do motor.",
          "Avise o dono ou a imobiliária por escrito.",
          "Peça orçamento por item, com a causa provável.",
          "Espere a autorização; em urgência, como portão aberto, guarde a prova do aviso.",
          "Com a nota, peça o reembolso ou o desconto combinado.",
        ],
      },
      {
        about: "choose",
        headings: ["Se o dono não responde", "Dono ou imobiliária que não conserta"],
        slots: [
          [
            "Conserto necessário e urgente, sem resposta, pode ser feito e cobrado, mas combine por escrito antes de descontar do aluguel.",
            "Não desconte do aluguel sem acordo escrito: parece atraso.",
          ],
          [
            "Sem acordo, o caminho é o juizado ou um advogado: o Procon não cuida de aluguel entre particulares.",
            "A discussão de aluguel entre particulares vai ao juizado, não ao Procon.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dono e inquilino discordam da causa. Quem paga a visita?",
        answers: [
          "Em geral quem chama paga, e acerta depois com quem a causa apontar; combine isso por escrito antes e peça a causa na nota.",
          "Combinem dividir a visita e reembolsar conforme o que o técnico escrever; sem acordo, paga quem chamou e guarda a nota.",
        ],
      },
      {
        question: "E se o motor já veio ruim na vistoria?",
        answers: ["Se consta no laudo de entrada, é do dono. Sem laudo, fotos com data ajudam."],
      },
      {
        question: "Posso pôr um motor novo por minha conta?",
        answers: ["Com autorização escrita, dizendo se ele fica ou sai com você."],
      },
    ],
    photo: "um vídeo do defeito e a foto da etiqueta do motor",
  },
  {
    id: "levar-motor-do-aluguel",
    broader: "casa",
    label: "Levar o motor ao sair do imóvel",
    phrase: "o motor instalado pelo inquilino",
    asks: [
      "casa alugada posso levar quando mudar",
      "casa alugada levar motor mudar",
      "portão eletrônico casa alugada levar quando mudar",
      "levar motor sair imóvel",
      "levar motor instalei",
      "posso levar motor",
      "levar motor aluguel",
      "levar motor casa alugada",
      "tirar motor quando sair",
      "tirar motor casa alugada",
      "inquilino levar motor",
      "inquilino retirar motor",
      "motor instalei casa alugada",
      "instalei motor casa alugada sair",
      "levar motor mudança",
      "mudar levar motor portão",
      "levar motor portão casa nova",
      "levar motor outra casa",
      "transferir motor outra casa",
      "transferir motor portão",
      "levar motor portão mudança",
      "motor fica casa vendida",
      "motor portão casa vendida",
    ],
    intent: "question",
    answers: {
      any: [
        "Pode levar o motor na mudança se ele é seu e isso está combinado por escrito: com o dono, em casa alugada, ou com o comprador, em casa vendida. Sem acordo, o que está instalado costuma ficar. Reinstalar na casa nova parte de {price.installation} de mão de obra, se o modelo servir lá.",
        "Depende de quem você é: o inquilino pode levar o motor que pagou se o dono concordar ou se a retirada não estraga o imóvel; quem vende a casa só leva se o contrato disser, porque o instalado entra na venda. Confira antes se ele serve no portão novo.",
        "Pode, com acordo por escrito e o portão devolvido funcionando. Em casa alugada, vale o contrato e a Lei do Inquilinato (artigos 35 e 36); em casa vendida, o motor fica, salvo cláusula. A mão de obra de reinstalar parte de {price.installation}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Vale a pena levar?", "Levar, vender ao dono ou deixar"],
        slots: [
          [
            "Só vale se o portão da casa nova abre do mesmo jeito e pesa parecido: motor de basculante não serve em portão de correr.",
            "Motor basculante e motor de correr não se trocam entre si; outro tipo de portão, outro motor.",
          ],
          [
            "Some retirada, reparo dos furos e nova instalação, e compare com o kit novo, a partir de {price.lowest} instalado no basculante.",
            "Muitas vezes sai melhor vender o motor instalado ao dono ou ao comprador e pôr outro, a partir de {price.lowest} no basculante.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Inquilino, vendedor e comprador", "Quem pode levar"],
        slots: [["O papel de cada um decide.", "A regra muda com o seu lugar no contrato."]],
        bullets: [
          "Inquilino que pagou com autorização: pode combinar indenização ou retirada",
          "Inquilino que pagou sem acordo: em geral não é indenizado, e leva só o que sai sem estragar o imóvel",
          "Quem vende a casa: ponha no contrato que o motor não entra na venda",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a retirada do motor", "Retirar e reinstalar com segurança"],
        slots: [
          [
            "A retirada é feita com o disjuntor desligado e a folha travada; no basculante, sem motor, a folha pode cair, e o serviço é de técnico.",
            "Um basculante sem motor precisa de trava na folha: a retirada é serviço de técnico.",
          ],
          [
            "Antes de sair, apague a memória dos controles e fotografe como o portão ficou.",
            "Fotos do antes e do depois e a memória apagada evitam desconto na caução e controle na mão de estranho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A garantia do motor vai junto na mudança?",
        answers: [
          "A do motor, sim: segue a nota, no prazo dela. A da instalação vale só no lugar onde foi feita.",
          "Vai a do motor, se a retirada não o abriu nem danificou; a do serviço fica na casa antiga.",
        ],
      },
      {
        question: "Preciso avisar a imobiliária antes de tirar o motor?",
        answers: [
          "Sim, por escrito e antes da vistoria de saída, com a data da retirada e como o portão vai ficar.",
          "Precisa: avise por escrito e guarde a resposta, porque a vistoria compara o portão com a entrada.",
        ],
      },
    ],
    photo: "fotos do motor instalado, da etiqueta e do portão da casa nova",
  },
  {
    id: "portao-do-vizinho",
    broader: "normas",
    label: "Problemas com o portão do vizinho",
    phrase: "o portão do vizinho",
    asks: [
      "portão vizinho",
      "portão vizinho bate muro",
      "portão vizinho bate parede",
      "portão vizinho trepida parede",
      "portão vizinho meu muro",
      "portão vizinho divisa",
      "portão vizinho encostado muro",
      "motor vizinho meu muro",
      "vizinho prendeu portão meu muro",
      "vizinho instalou motor muro",
      "portão vizinho danifica muro",
      "portão vizinho trinca muro",
      "portão encostado divisa muro",
      "trilho vizinho meu terreno",

      "portão barulhento casa ao lado",
      "portão vizinho madrugada acorda",
      "portão vizinho bate racha parede",
    ],
    intent: "question",
    answers: {
      any: [
        "O vizinho deve corrigir o portão que bate no seu muro, o faz trepidar ou faz barulho demais: o Código Civil (artigo 1.277) protege quem sofre com o uso ao lado. Mostre o vídeo e peça regulagem, batente próprio e fixação só na coluna dele; trinca no muro, com prova, é paga por quem a causou.",
        "O vizinho pode ter portão na divisa, mas não pode apoiar motor, trilho ou batente no seu muro sem acordo, deixar a folha bater nele nem tirar o seu sossego com barulho. O acerto quase sempre é de regulagem e de um batente fixado do lado dele; peça por escrito.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como resolver com o vizinho", "Do vídeo ao acordo com o vizinho"],
        slots: [
          [
            "Registre o que acontece antes de discutir.",
            "Um vídeo com hora mostra a pancada e evita conversa de memória.",
          ],
        ],
        steps: [
          "Filme um ciclo com som e fotografe a trinca com uma régua.",
          "Converse e mostre o ponto em que a folha encosta.",
          "Peça a regulagem e um batente preso à coluna do vizinho.",
          "Sem acordo, mande o pedido por escrito.",
          "Depois, juizado, com fotos e orçamento do reparo.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão bate no muro", "O defeito por trás da batida"],
        slots: [
          [
            "Fim de curso fora do ponto, desaceleração desligada ou batente solto levam a folha além do lugar.",
            "A folha passa do ponto quando o fim de curso atua tarde ou o batente cedeu.",
          ],
          [
            "No de correr, falta de batente no fim do trilho é perigosa: a folha pode sair e tombar.",
            "O portão de correr sem batente pode sair do trilho; pede correção imediata.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que instalar do lado certo", "Batente, borracha e coluna própria"],
        slots: [
          [
            "Batente de borracha e coluna própria tiram a vibração do muro alheio.",
            "A folha deve parar no batente dela, com folga do muro.",
          ],
          [
            "Um motor preso em muro fino vibra e racha: precisa de coluna ou base no piso.",
            "O motor se prende em coluna ou base, nunca em muro de divisa sem estrutura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso mandar consertar o portão do vizinho?",
        answers: ["Só com autorização dele, porque o portão é dele. O orçamento por vídeo ajuda a conversa."],
      },
      {
        question: "O muro da divisa é dos dois vizinhos?",
        answers: ["Muro de divisa costuma ser de ambos, e por isso nenhum prende motor nele sem acordo."],
      },
    ],
    photo: "um vídeo com som do portão e fotos do muro no ponto da batida",
  },
  {
    id: "carro-na-frente-do-portao",
    broader: "normas",
    label: "Carro estacionado na frente do portão",
    phrase: "o carro parado na frente do portão",
    asks: [
      "carro estacionado frente garagem",
      "carro estacionado minha garagem",
      "estacionou frente garagem",
      "estacionaram frente garagem",
      "carro bloqueando garagem",
      "vizinho estaciona frente garagem",
      "vizinho estaciona frente portão",
      "carro estacionado frente portão",
      "carro frente portão",
      "carro parado frente portão",
      "carro parado frente garagem",
      "estacionar frente portão",
      "estacionar frente garagem",
      "estacionam frente garagem",
      "carro frente garagem multa",
      "carro frente garagem guincho",
      "posso estacionar frente minha garagem",
      "placa proibido estacionar garagem",
      "proibido estacionar portão",
      "vaga frente portão",

      "guincho carro garagem",
      "guinchar carro garagem",
      "estacionaram porta garagem",
    ],
    intent: "question",
    answers: {
      any: [
        "Estacionar na guia rebaixada de garagem é infração média, com multa e remoção do carro (Código de Trânsito, artigo 181, IX): chame o órgão de trânsito da cidade, em São Paulo pelo 156. Não acione o portão contra o carro nem o empurre; com a guia sem rebaixo, a proibição fica difícil de aplicar.",
        "O carro na frente do portão pode ser multado e guinchado se a guia é rebaixada (CTB, artigo 181, IX). O rebaixo precisa de autorização da prefeitura, que define a largura; a placa de 'proibido estacionar' por conta própria ajuda no aviso, mas o que vale é o rebaixo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer na hora", "Carro bloqueando a garagem"],
        slots: [
          [
            "Não force a saída: dano no carro ou no portão vira problema seu.",
            "A pressa faz a folha bater no carro, e aí o prejuízo é dos dois.",
          ],
        ],
        steps: [
          "Procure o dono e fotografe o carro, a placa e a guia.",
          "Ligue para o órgão de trânsito da cidade.",
          "Deixe o portão fechado até o carro sair.",
          "Se há emergência médica, diga isso na ligação.",
        ],
      },
      {
        about: "what",
        headings: ["O que vale como proibição", "Rebaixo, placa e pintura"],
        slots: [
          [
            "O que a fiscalização olha é a guia rebaixada em uso, com garagem que funciona.",
            "Uma garagem desativada com guia rebaixada perde força na fiscalização.",
          ],
          [
            "Placa e faixa amarela feitas pelo morador avisam, mas não criam proibição.",
            "Quem sinaliza a via é o órgão de trânsito.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Portão que ajuda quem tem a entrada disputada", "Sinalização e sensor na entrada"],
        slots: [
          [
            "Sinaleiro com luz e som e fotocélula do lado da rua evitam fechar sobre carro parado no vão.",
            "Fotocélula e sinaleiro avisam e seguram a folha.",
          ],
          [
            "Se o avanço da folha atinge o carro parado rente ao muro, o portão precisa ser recuado ou mudar de tipo.",
            "Uma folha que avança sobre a calçada encosta no carro parado: prefira a de correr.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso estacionar na frente da minha própria garagem?",
        answers: ["A regra do rebaixo vale para todos, inclusive o morador; na prática depende da fiscalização local."],
      },
      {
        question: "Pintar a guia de amarelo impede carro na frente do portão?",
        answers: ["Não cria proibição por si. Quem pinta e sinaliza a via é o órgão de trânsito."],
      },
    ],
    photo: "uma foto da frente da garagem, com a guia e o portão",
  },
  {
    id: "seguro-cobre-portao",
    broader: "normas",
    label: "Seguro e o portão",
    phrase: "a cobertura do seguro para o portão",
    asks: [
      "raio queimou placa seguro residencial cobre",
      "raio queimou placa seguro cobre",
      "raio queimou seguro cobre",
      "raio queimou motor seguro cobre",
      "seguro condomínio cobre motor queimado",
      "seguro cobre motor queimado",
      "seguro residencial cobre motor queimado",
      "seguro cobre placa queimada",
      "seguro cobre portão",
      "seguro residencial cobre portão",
      "seguro residencial portão",
      "seguro residencial motor portão",
      "seguro casa cobre portão",
      "seguro cobre motor portão",
      "seguro condomínio cobre portão",
      "seguro condomínio cobre motor",
      "seguro condomínio motor queimado",
      "seguro condomínio portão",
      "seguro carro cobre portão",
      "seguro paga portão",
      "seguro cobre batida portão",
      "seguro danos elétricos portão",
      "acionar seguro portão",
      "seguro cobre arrombamento portão",
      "seguro portão arrombado",
      "seguro cobre conserto portão",
      "assistência residencial portão",
      "seguro auto cobre portão",
      "bateram portão seguro residencial",
      "seguro não cobre portão",
      "motor queimou queda energia seguro",
      "queimou motor seguro",
      "seguro cobre motor roubado",
      "seguro motor roubado",
      "seguro cobre motor furtado",
      "seguro furto motor portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O seguro cobre o portão se a apólice tem a cobertura do caso: com danos elétricos, motor e placa queimados por raio, surto ou curto costumam ser pagos, menos a franquia. Desgaste ou folha pesada fica fora. Avise a seguradora antes de trocar e guarde a peça queimada.",
        "Depende da apólice: o seguro cobre motor roubado se ela tem roubo ou furto com arrombamento, e motor queimado se tem danos elétricos, sempre menos a franquia. Registre a ocorrência, fotografe e avise a seguradora antes de comprar outro. A troca em casa fica de {price.homeSwap}.",
        "O seguro, da casa ou do condomínio, cobre o portão conforme a apólice: procure danos elétricos, roubo e impacto de veículos; desgaste e defeito comum ficam de fora. O seguro do carro de quem bateu pode pagar o portão, como dano a terceiro. Peça à seguradora o que ela exige no laudo antes do conserto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como acionar o seguro", "Da quebra à indenização"],
        slots: [
          [
            "Consertar antes do aviso é o erro que mais faz perder a cobertura.",
            "Avise primeiro, conserte depois, salvo risco a pessoas.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e fotografe o dano.",
          "Abra o aviso na seguradora e anote o número.",
          "Peça ao técnico orçamento por item, com a causa escrita.",
          "Guarde as peças até a vistoria.",
          "Compare o valor com a franquia antes de seguir.",
        ],
      },
      {
        about: "what",
        headings: ["O que cada cobertura paga", "Danos elétricos, roubo e impacto"],
        slots: [
          [
            "Danos elétricos: raio, surto e curto. Roubo: folha forçada ou motor levado. Impacto: carro que bate no portão.",
            "Raio, surto e curto entram em danos elétricos; motor levado, em roubo; carro que bateu, em impacto de veículos.",
          ],
          [
            "Assistência 24 horas da apólice às vezes inclui chaveiro ou eletricista, mas raramente a peça do motor.",
            "A assistência do seguro pode mandar alguém fechar o portão; peça e motor são outra conta.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando vale acionar o seguro", "Franquia contra orçamento"],
        slots: [
          [
            "Se o conserto custa perto da franquia, acionar não compensa.",
            "Compare o orçamento com a franquia e com o efeito na renovação.",
          ],
          [
            "Motor em casa, trocado, fica de {price.homeSwap}; com esse número a conta da franquia fica fácil.",
            "A referência da troca em casa é de {price.homeSwap}, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A distribuidora paga motor queimado por oscilação?",
        answers: [
          "Pode pagar: o pedido de ressarcimento é feito a ela, com data e hora da falha. Guarde a peça.",
          "Pode, se a falha foi da rede. Peça o ressarcimento à distribuidora, com data, hora e a peça guardada.",
        ],
      },
      {
        question: "A seguradora aceita o relatório do técnico do portão?",
        answers: [
          "Em geral aceita: pede orçamento por item, com a causa da queima e a etiqueta. Algumas mandam o próprio perito.",
          "Costuma aceitar relatório e orçamento assinados, com fotos; confirme no aviso se ela quer vistoriar antes.",
        ],
      },
      {
        question: "O seguro exige nota da instalação?",
        answers: [
          "Costuma pedir prova do bem e do preço. Nota e foto da etiqueta ajudam.",
          "Muitas vezes pede alguma prova de que o motor era seu; nota, recibo ou fotos antigas servem.",
        ],
      },
    ],
    photo: "fotos do dano e da etiqueta do motor",
  },
  {
    id: "valoriza-imovel",
    broader: "casa",
    label: "Portão automático valoriza o imóvel?",
    phrase: "se o portão automático valoriza o imóvel",
    asks: [
      "portão automático valoriza",
      "portão valoriza imóvel",
      "portão automático valoriza casa",
      "portão eletrônico valoriza imóvel",
      "portão valoriza casa",
      "motor portão valoriza",
      "valorizar casa portão",
      "portão automático vender casa",
      "portão automático ajuda vender casa",
      "portão desvaloriza casa",
      "portão automático aluguel casa",
    ],
    intent: "question",
    answers: {
      any: [
        "Valoriza mais na hora de vender ou alugar do que no preço: garagem que abre por controle pesa na visita, e um portão quebrado ou enferrujado pesa contra. Pelo custo, a partir de {price.lowest} no kit basculante instalado, costuma ser uma melhoria barata; não há percentual certo de ganho.",
        "Ajuda a vender, mas ninguém garante quanto soma ao preço: portão automático é item esperado em muitas ruas. O que mais valoriza é a fachada reta e pintada, com portão leve e silencioso.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que fazer antes de vender", "Melhorias que aparecem na visita"],
        slots: [
          [
            "Regulagem, pintura e controle funcionando rendem mais que motor caro.",
            "Um portão que abre suave causa boa impressão; motor de luxo, ninguém vê.",
          ],
          [
            "Motor e controles ficam no imóvel, salvo combinação no contrato.",
            "Diga no anúncio que o portão é automático e que o motor fica.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa", "Do conserto à automação"],
        slots: [
          ["Se a folha está boa, automatizar é mais barato que trocar o portão.", "Aproveitar a folha reduz o gasto."],
          [
            "Revisão em casa parte de {price.preventive}, sem peças.",
            "Antes das visitas, uma revisão a partir de {price.preventive}, sem peças, tira rangido e folga.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Na entrega das chaves", "Para quem compra ou aluga"],
        slots: [
          [
            "Na troca de morador, apague a memória e grave só os controles entregues.",
            "Quem recebe a casa deve apagar os controles antigos.",
          ],
          [
            "Entregue manual, chave de destravamento e nota da garantia.",
            "Manual, nota e chave de destravamento vão junto com a casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vale automatizar o portão de casa de aluguel?",
        answers: ["Vale se a rua pede garagem segura e o aluguel compensa. Combine no contrato quem cuida do motor."],
      },
      {
        question: "Trocar o portão inteiro compensa antes de vender?",
        answers: ["Só se a folha está podre ou torta. Pintura e regulagem bastam na maioria."],
      },
    ],
    photo: "fotos da fachada e do portão por dentro",
  },
  {
    id: "garantia-fabrica-ou-instalador",
    broader: "garantia",
    label: "Garantia da fábrica ou do instalador",
    phrase: "a garantia da fábrica e a do instalador",
    asks: [
      "garantia motor comprado internet",
      "garantia motor internet",
      "garantia motor mercado livre",
      "garantia motor comprado internet quem atende",
      "motor internet garantia quem",
      "garantia fábrica instalador",
      "garantia fábrica ou instalador",
      "garantia instalador ou fábrica",
      "garantia fabricante instalador",
      "garantia fabricante ou loja",
      "garantia fábrica ou loja",
      "garantia fábrica loja",
      "garantia loja ou fabricante",
      "garantia 1 ano fábrica",
      "garantia motor fábrica",
      "quem dá garantia motor",
      "quem dá garantia instalador",
      "garantia é de quem",
      "garantia vendedor ou fabricante",
      "garantia motor 90 dias",
      "garantia legal motor",
      "garantia cdc motor portão",
      "instalador não quer dar garantia",
      "loja não quer dar garantia",
      "loja mandou procurar fabricante",
      "loja manda procurar fábrica",
      "instalador trocar motor defeito fábrica",
      "comprei um instalei outro garantia",
      "garantia motor instalado terceiros",
      "garantia instalado terceiros",
      "garantia motor instalado outro",
      "garantia motor instalado outra empresa",
      "garantia instalado outro técnico",
    ],
    intent: "question",
    answers: {
      any: [
        "As duas valem, e a da loja é a mais rápida de acionar: quem vendeu e o fabricante respondem juntos pelo motor, e quem instalou, pela montagem. Na garantia da nossa loja são {warranty.motor} no motor e {warranty.installation} na instalação, ao mesmo tempo; só a do fabricante não cobre suporte, fio e regulagem.",
        "Defeito do motor é garantia de quem vendeu e do fabricante, também na compra pela internet: acione a loja com a nota, ou a assistência da marca. Quem instalou responde só pela montagem; nos serviços nossos, {warranty.installation}. Guarde nota, etiqueta e vídeo do defeito.",

        "O motor instalado por terceiros continua com a garantia de produto, de quem vendeu e do fabricante: 90 dias pela lei, mais o termo, que em alguns casos exige instalador credenciado. O defeito de montagem é de quem instalou. No que nós vendemos e instalamos, são {warranty.motor} no motor e {warranty.installation} no serviço.",
        "São duas garantias: a do motor, de {warranty.motor} no que vendemos, é do produto, dada com o fabricante e acionada por quem vendeu; a do serviço, de {warranty.installation}, é do instalador. Correm ao mesmo tempo, não se somam. Por lei, há ainda 90 dias para reclamar de defeito (CDC, artigo 26), e loja e fábrica respondem juntas pelo produto.",
        "O defeito do motor é garantia do produto, e se aciona por quem vendeu ou pela fábrica; o defeito da montagem é garantia do instalador. Aqui são {warranty.motor} no motor e {warranty.installation} na instalação, contadas em paralelo; um motor comprado em outra loja segue o termo que veio com ele.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que é defeito de fábrica e o que é de instalação", "Produto ou serviço: como separar"],
        slots: [
          [
            "Motor, redutor ou central que falham em uso normal são do produto; suporte frouxo, fio mal emendado e fim de curso errado são do serviço.",
            "Peça que falha sozinha é do fabricante; fixação, ligação e regulagem são de quem instalou.",
          ],
          [
            "Raio, água, batida e uso acima do previsto ficam fora das duas.",
            "Surto, água e colisão não são defeito de nenhum dos dois.",
          ],
          [
            "Não abra o motor: lacre rompido pode tirar a garantia.",
            "Deixe o motor fechado até a avaliação, porque lacre rompido pesa contra você.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como acionar sem ser jogado de um para outro", "A quem pedir a garantia primeiro"],
        slots: [
          [
            "Comece por quem emitiu a nota: pelo CDC, quem vende não pode só mandar procurar a fábrica.",
            "A nota diz a quem pedir primeiro.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e filme o defeito, se for seguro.",
          "Separe nota, termo e foto da etiqueta.",
          "Escreva a quem vendeu e a quem instalou, no mesmo dia.",
          "Peça protocolo e prazo; o CDC dá 30 dias para sanar defeito do produto.",
          "Sem solução, Procon ou juizado.",
        ],
      },
      {
        about: "choose",
        headings: ["Antes de comprar, peça por escrito", "O que a nota deve trazer"],
        slots: [
          [
            "Prazo do motor, prazo do serviço, peças de desgaste e quem paga a visita.",
            "Quatro linhas evitam briga: prazo do motor, do serviço, o que fica fora e a visita.",
          ],
          [
            "Comprar e instalar com a mesma empresa deixa um só responsável.",
            "Um só fornecedor evita o empurra entre loja e instalador.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A garantia de 12 meses soma com os 90 dias?",
        answers: [
          "Em geral a legal vem somada à contratual quando o termo não diz que a inclui. Leia o termo e, na dúvida, consulte o Procon.",
        ],
      },
      {
        question: "Outro técnico mexeu. Perdi a garantia?",
        answers: ["Pode perder, se o termo exigir assistência indicada. A do serviço é só de quem o fez."],
      },
    ],
    photo: "a nota, a etiqueta do motor e um relato do defeito",
  },
  {
    id: "sem-contrato",
    broader: "manutencao",
    label: "Manutenção sem contrato",
    phrase: "a manutenção avulsa, sem contrato",
    asks: [
      "sem contrato",
      "sem contrato manutenção",
      "sem contrato portão",
      "manutenção sem contrato",
      "manutenção prédio sem contrato",
      "manutenção condomínio sem contrato",
      "prédio pequeno sem contrato",
      "manutenção prédio pequeno sem contrato",
      "conserto sem contrato",
      "atende sem contrato",
      "manutenção avulsa",
      "manutenção avulsa portão",
      "manutenção avulsa prédio",
      "manutenção avulsa condomínio",
      "visita avulsa",
      "visita avulsa prédio",
      "chamado avulso",
      "chamado avulso portão",
      "conserto avulso",
      "conserto avulso condomínio",
      "revisão avulsa",
      "sem mensalidade",
      "sem mensalidade manutenção",
      "prédio pequeno manutenção",
      "manutenção prédio pequeno",
      "sem fidelidade manutenção",
      "manutenção portão sem contrato mensal",
      "precisa assinar contrato manutenção",
      "precisa contrato manutenção portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Não é preciso contrato: revisão ou conserto avulso é pago por visita, com o valor dito antes pelo WhatsApp. Em prédio pequeno, a visita avulsa, {visits.business}, costuma sair por menos que a mensalidade; o preço é por portão, conforme o peso e o estado, e o orçamento é grátis.",
        "Sem contrato, cada chamado é um serviço: você manda vídeo e etiqueta, recebe o valor, aprova e marca. O prédio de poucas vagas raramente precisa de mensalidade; basta a revisão avulsa {visits.business} e o conserto quando houver defeito.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Avulso ou contrato no prédio pequeno", "Quando o avulso basta"],
        slots: [
          [
            "Com poucas vagas e um portão leve, some os chamados do ano: se não chegam a doze mensalidades, fique no avulso.",
            "A conta é anual: chamados do ano contra doze mensalidades.",
          ],
          [
            "O contrato passa a valer a pena com dois portões, muito movimento ou síndico que precisa de relatório mensal.",
            "Mais de um portão ou muito fluxo muda a conta a favor do contrato.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a visita avulsa", "Preço por visita"],
        slots: [
          [
            "A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças; conserto depende da peça e é orçado antes.",
            "Como referência, a revisão de portão maior vai de {price.preventiveRange}, sem peças.",
          ],
          [
            "Nada é trocado sem aprovação do síndico ou de quem ele indicar.",
            "Quem aprova é o síndico, antes da troca.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como chamar sem contrato", "O que mandar no primeiro contato"],
        slots: [
          [
            "Deixe combinado quem autoriza gasto e quem abre o quadro de energia.",
            "Diga na mensagem quem aprova o valor e quem recebe o técnico.",
          ],
          [
            "Um vídeo curto, a foto da etiqueta, o número de vagas e o endereço bastam para o primeiro valor.",
            "Vídeo do defeito, etiqueta do motor, vagas e endereço adiantam o orçamento.",
          ],
        ],
        bullets: [
          "Vídeo curto do defeito",
          "Foto da etiqueta do motor",
          "Número de vagas e tipo do portão",
          "Endereço e melhor horário",
          "Quem aprova o orçamento",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Sem contrato, demora mais para atender?",
        answers: [
          "O horário depende da agenda do dia e é dito na conversa. Contrato pode prever prioridade, se estiver escrito.",
        ],
      },
      {
        question: "Vocês emitem relatório da visita avulsa ao portão?",
        answers: ["Peça na marcação: o que foi feito e as pendências podem vir por escrito."],
      },
    ],
    photo: "um vídeo do portão, a foto da etiqueta do motor e o número de vagas",
  },
  {
    id: "modelo-de-contrato",
    broader: "contrato",
    label: "Modelo de contrato de manutenção",
    phrase: "o modelo de contrato de manutenção",
    asks: [
      "modelo contrato",
      "modelo contrato manutenção",
      "modelo contrato manutenção portão",
      "modelo contrato manutenção portão prazo atendimento",
      "modelo contrato prazo atendimento peças",
      "minuta contrato",
      "minuta contrato manutenção portão",
      "exemplo contrato manutenção",
      "contrato pronto manutenção",
      "contrato manutenção cláusulas",
      "cláusulas contrato manutenção",
      "cláusulas contrato portão",
      "contrato prazo atendimento",
      "contrato prazo atendimento peças",
      "contrato word manutenção portão",
      "contrato pdf manutenção portão",
      "como fazer contrato manutenção portão",
      "o que colocar contrato manutenção portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O modelo de contrato de manutenção de portão tem oito cláusulas: objeto, visitas, prazo de atendimento em horas, peças inclusas e excluídas, preço e reajuste, garantia, responsabilidades e rescisão. O texto abaixo pode ser copiado e preenchido; peça que a administradora ou um advogado o leia antes de assinar.",
        "Um modelo curto de contrato traz o que é feito, em quanto tempo se atende a urgência, que peças entram e como se sai dele. Copie as cláusulas abaixo, preencha os colchetes e deixe a administradora conferir.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Modelo para copiar e preencher", "Texto do contrato, cláusula por cláusula"],
        slots: [["Troque os colchetes pelos dados do seu prédio.", "Preencha os colchetes e apague o que não usar."]],
        steps: [
          "Objeto: manutenção preventiva e corretiva de [número] portões automáticos no endereço [endereço], com motores [marca e modelo].",
          "Visitas: [número] revisões por ano, em horário comercial, com limpeza, reaperto, regulagem, lubrificação, teste de fotocélula e relatório assinado.",
          "Prazo de atendimento: chamado comum em até [24] horas; urgência, como portão travado aberto, em até [4] horas, todos os dias da semana.",
          "Peças inclusas: [fusível, capacitor, roldana, pilha da portaria]. Excluídas: motor, placa, cabos e danos por batida, raio, água ou vandalismo, sempre com orçamento aprovado antes.",
          "Preço: [valor] reais por mês, vencimento no dia [dia], reajuste anual por [índice].",
          "Garantia: serviço, [meses]; peças, o prazo do fabricante, nunca menos que os 90 dias da lei.",
          "Responsabilidades: a contratada repara o dano que causar; o condomínio libera o acesso e desliga o circuito quando pedido.",
          "Rescisão: qualquer das partes, com aviso de [30] dias, sem multa depois de [meses] meses.",
        ],
      },
      {
        about: "choose",
        headings: ["Prazo e peças: o que negociar", "As duas cláusulas que mais pesam"],
        slots: [
          [
            "Um prazo em horas só vale com a consequência escrita: desconto ou visita sem custo se não for cumprido.",
            "Escreva o que acontece se o prazo de atendimento estourar.",
          ],
          [
            "Peça inclusa encarece a mensalidade; liste só as de desgaste rápido e deixe motor e placa de fora.",
            "Com muitas peças inclusas, o preço sobe; escolha as que mais quebram no seu portão.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como chegar ao valor", "Preço da mensalidade"],
        slots: [
          [
            "O valor é por portão e por visita, com proposta grátis por fotos.",
            "Visitas do ano vezes o preço por portão, dividido por doze, dá a base da mensalidade.",
          ],
          [
            "Nosso prazo de atendimento e o que incluímos são escritos na proposta, antes de assinar.",
            "Peça a nossa proposta com prazo e peças por escrito e compare com este modelo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O contrato precisa de firma reconhecida?",
        answers: [
          "Não é exigência para valer entre as partes. Duas vias assinadas, ou assinatura eletrônica, bastam em geral.",
        ],
      },
      {
        question: "Quem assina o contrato de manutenção pelo condomínio?",
        answers: ["Quem assina é o síndico, nos limites da convenção. Valor ou prazo longo pode exigir assembleia."],
      },
    ],
    photo: "fotos de cada portão e das etiquetas dos motores, com o número de vagas",
  },
  {
    id: "serralheiro-e-motor",
    broader: "conserto",
    label: "Serralheiro e motor de portão",
    phrase: "o serviço de serralheiro e de motor",
    asks: [
      "serralheiro portão social",
      "fazem serralheria além motor",
      "serviço serralheria além motor",
      "serralheiro portão basculante",
      "serralheiro portão correr",
      "serralheiro portão deslizante",
      "serralheiro portão alumínio",
      "serralheiro portão ferro",
      "serralheiro portão pivotante",
      "serralheiro portão garagem",
      "serralheiro conserto portão",
      "serralheiro consertar portão",
      "serralheria conserta portão automático",
      "serralheria portão automático",
      "serralheria portão eletrônico",
      "serralheiro motor",
      "serralheiro motor portão",
      "serralheria motor",
      "serralheria motor portão",
      "serralheiro portão automático",
      "serralheiro portão eletrônico",
      "serralheiro automação portão",
      "serralheiro instala motor",
      "serralheiro ou técnico motor",
      "serralheiro e automatizador",
      "serralheiro portão motor perto",
    ],
    intent: "repair",
    answers: {
      any: [
        "No portão de correr, trocamos roldana, cremalheira e batente, acertamos o trilho, soldamos suporte e consertamos o motor. Folha nova, quadro refeito e trilho chumbado de novo são de serralheiro. Só o ajuste, em casa, parte de {price.preventive}, sem peças; pela foto dizemos, de graça, qual é o seu caso.",
        "Trocamos dobradiça e suporte, alinhamos a folha e consertamos o motor do portão. Folha nova, quadro refeito e coluna são de serralheiro. Só o ajuste, em casa, parte de {price.preventive}, sem peças; a foto diz, de graça, qual é o seu caso.",
        "No portão social de pedestre, alinhamos a folha, trocamos dobradiça e mola e pomos fechadura elétrica, a partir de {price.preventive} o ajuste em casa, sem peças; folha nova, quadro refeito e chapa são de serralheiro. Mande a foto da folha e do batente: dizemos, de graça, qual é o seu caso e o valor.",
        "Do serviço de serralheiro, consertamos o que faz o portão andar: roldana, dobradiça, cabo e suporte se trocam, a folha é alinhada e a solda pequena é feita junto com o motor. Portão novo, quadro refeito e chapa não fazemos. Só o ajuste, em casa, parte de {price.preventive}, sem peças, e a foto diz antes qual é o seu caso.",
        "Portão que raspa, pesa ou saiu do prumo nós consertamos: roldana, dobradiça, cabo, suporte, alinhamento e motor. Chapa, quadro refeito e portão novo são de serralheiro. Só o ajuste, em casa, custa a partir de {price.preventive}, sem peças; pela foto dizemos antes o que é nosso.",
        "No portão basculante, trocamos cabo, mola, rolamento e braço, acertamos o contrapeso e consertamos o motor. Folha nova, quadro refeito e chapa são de serralheiro. Só o ajuste, em casa, parte de {price.preventive}, sem peças; a foto diz, de graça, qual é o seu caso.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que defeito é nosso e qual é do serralheiro", "Serralheiro ou técnico de motor?"],
        slots: [
          [
            "Chame a nós se o portão parou, ronca, faz barulho, raspa no chão, saiu do trilho ou não fecha direito.",
            "Portão que não anda, pesa na mão, range, raspa ou fecha torto é caso nosso, com ou sem motor novo.",
          ],
          [
            "Chame o serralheiro se a chapa apodreceu, o quadro entortou ou o vão mudou de tamanho.",
            "Ferrugem que furou a chapa, quadro torcido e coluna trincada pedem serralheiro antes de nós.",
          ],
          [
            "Primeiro se acerta a folha, depois se instala o motor: na ordem contrária ele força e queima.",
            "Um motor novo em folha torta dura pouco, por isso a folha vem sempre antes.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que se olha no local", "Como é a visita"],
        slots: [
          [
            "Com a energia desligada, o técnico move a folha, olha roldanas, dobradiças e cabos e vê se ela está no prumo; o basculante só ele destrava.",
            "O técnico desliga o disjuntor e testa o apoio, o prumo e as folgas da folha antes de mexer no motor.",
          ],
          [
            "Uma solda perto do motor é feita com a central desligada e a fiação solta, para não queimar a placa.",
            "Se for preciso soldar, a placa do motor é desligada antes, porque a solda pode queimá-la.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa", "Quanto custa o serviço"],
        slots: [
          [
            "Se o portão ainda não tem motor, o kit basculante instalado parte de {price.lowest}; a troca de motor de correr ou de abrir, em casa, fica de {price.homeSwap}, com mão de obra.",
            "Se o caso é o motor, a troca em casa fica de {price.homeSwap}, com mão de obra, e o kit basculante parte de {price.lowest} instalado.",
          ],
          [
            "O ajuste de portão maior fica, em geral, de {price.preventiveRange}, sem peças; roldana, dobradiça e solda de suporte somam, pela foto.",
            "A regulagem de folha grande vai de {price.preventiveRange}, sem peças; peça e solda são orçadas por foto, em linha própria.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês soldam?",
        answers: [
          "Solda de suporte, batente, dobradiça e braço do motor, quando a foto mostra que o reparo cabe a nós, com a folha escorada e a central desconectada. Quadro e chapa são de serralheiro.",
        ],
      },
      {
        question: "Meu portão é manual. Vocês atendem?",
        answers: [
          "Atendemos troca de roldana, dobradiça e cabo e alinhamento da folha, e podemos pôr o motor depois. A foto diz se o reparo cabe a nós.",
          "Sim, no que faz a folha andar: roldana, dobradiça, cabo, batente e prumo. Chapa e quadro são de serralheiro.",
        ],
      },
      {
        question: "Vocês fabricam portão?",
        answers: [
          "Não: portão novo é do serralheiro. Nós pomos o motor, a fotocélula e a regulagem no portão pronto, e dizemos antes o que a folha precisa ter.",
        ],
      },
      {
        question: "Portão torto pode receber motor?",
        answers: ["Só depois de acertado. Uma folha torta desgasta o motor e pode sair do lugar."],
      },
    ],
    photo: "fotos do portão inteiro por dentro, aberto e fechado, do ponto com defeito e da etiqueta do motor",
  },
  {
    id: "mudar-a-calcada-para-o-portao",
    broader: "normas",
    label: "Mudar a calçada por causa do portão",
    phrase: "a mudança da calçada por causa do portão",
    asks: [
      ...combine(
        [
          ...[
            "mudar calçada",
            "mexer calçada",
            "alterar calçada",
            "modificar calçada",
            "abaixar calçada",
            "cortar calçada",
          ],
          ...["quebrar calçada", "nivelar calçada", "rampa calçada", "degrau calçada", "levantar calçada"],
        ],
        ["portão", "portão abrir", "portão abrir fora", "portão fora prefeitura", "garagem portão"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Na cidade de São Paulo, não pode mudar a calçada por conta própria nem pôr o portão automático a abrir para fora, sobre ela (Lei 16.809/2018). O desnível se resolve dentro do lote, e o que muda é o portão: abre para dentro, é recuado ou passa a outro tipo. Confirme na prefeitura ou na subprefeitura antes da obra.",
        "Abaixar, quebrar ou nivelar a calçada para o portão não raspar só com a prefeitura: rampa, degrau e inclinação têm de ficar dentro do lote, e o passeio segue o nível da rua. O que se muda é o portão: folha encurtada embaixo, abertura para dentro ou outro tipo; a foto diz o que cabe no seu.",
        "Rampa ou degrau na calçada por causa do portão não pode: o acerto do nível é feito do portão para dentro, e guia rebaixada só com licença da prefeitura. Se a folha bate no piso, ela pode ser encurtada, recuada ou trocada por outro tipo; mande fotos da fachada e dizemos o que serve.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que mudar no lugar da calçada", "Quatro saídas dentro do lote"],
        slots: [
          [
            "Portão de correr é a saída mais usada: a folha anda rente ao muro e pede só espaço ao lado do vão.",
            "O de correr não passa do alinhamento e não depende do nível da calçada, mas pede parede livre ao lado.",
          ],
          [
            "O de abrir passa a girar para dentro, se a garagem tem fundo para a folha e o piso não sobe no caminho.",
            "Para abrir para dentro, meça o fundo livre com o carro na vaga; em piso que sobe, a folha é cortada embaixo ou ganha dobradiça que ergue.",
          ],
          [
            "O basculante é recuado até a folha subir sem passar do muro, ou trocado pelo articulado, que avança menos.",
            "Basculante que avança é recuado pelo serralheiro; onde não há fundo, o articulado ocupa menos.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de qualquer obra", "O que medir e perguntar"],
        slots: [
          [
            "A resposta que vale é a da subprefeitura do endereço, por escrito.",
            "Fora da capital, cada cidade tem a sua regra de calçada.",
          ],
        ],
        steps: [
          "Meça o desnível entre a calçada e a garagem.",
          "Meça o fundo livre por dentro e a parede ao lado do vão.",
          "Pergunte na subprefeitura o que se pode fazer no passeio e na guia.",
          "Mande as fotos e as medidas: dizemos que abertura e que motor cabem.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E rebaixar a guia para o carro entrar?",
        answers: [
          "Só com licença da prefeitura, que fixa a largura. O rebaixo é na guia; o passeio continua livre e sem degrau.",
        ],
      },
      {
        question: "Vocês fazem a mudança do portão?",
        answers: [
          "O motor, a regulagem e a ferragem do movimento, sim, com a troca do motor de {price.homeSwap} em casa; a folha nova ou recuada é do serralheiro. A foto separa as duas partes.",
        ],
      },
      {
        question: "O portão já abre para fora há anos. E agora?",
        answers: [
          "Para portão que já existia, o Decreto 58.275/2018 admitiu sensor que pare a folha ou aviso de luz e som. Confirme na subprefeitura se isso ainda vale.",
        ],
      },
    ],
    photo: "uma foto da fachada com a calçada inteira, outra por dentro, e o desnível e o fundo livre em centímetros",
  },
  {
    id: "guia-rebaixada",
    broader: "normas",
    label: "Guia rebaixada e portão de garagem",
    phrase: "a guia rebaixada da garagem",
    asks: [
      "guia rebaixada",
      "guia rebaixada garagem",
      "guia rebaixada portão",
      "guia rebaixada portão garagem",
      "rebaixar guia",
      "rebaixar guia garagem",
      "rebaixamento guia",
      "rebaixamento guia garagem",
      "rebaixamento calçada garagem",
      "rebaixar calçada portão",
      "rebaixar calçada garagem",
      "licença guia rebaixada",
      "autorização rebaixar guia",
      "largura guia rebaixada",
      "tamanho guia rebaixada",
    ],
    intent: "question",
    answers: {
      any: [
        "A guia rebaixada diante do portão precisa de licença da prefeitura, que fixa a largura e o número de acessos por lote; só ela proíbe estacionar ali (CTB, artigo 181, IX). Rampa e degrau não podem avançar sobre a calçada, e o portão também não.",
        "Para rebaixar a guia da garagem, peça antes a autorização da prefeitura: ela fixa a largura, o número de acessos por lote e como fica a calçada. Com o rebaixo regular, estacionar na frente do portão é infração (CTB, artigo 181, IX).",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Guia rebaixada: quem autoriza", "Rebaixo, largura e prefeitura"],
        slots: [
          [
            "Quem autoriza o rebaixo é a prefeitura, que fixa largura e número de acessos por lote; uma obra sem licença pode ser desfeita.",
            "Antes de quebrar a guia, peça a licença: cada cidade tem a sua medida.",
          ],
          [
            "Rampa e rebaixo não podem criar degrau na calçada nem barrar a água da sarjeta.",
            "A calçada continua de quem anda: sem degrau nem rampa sobre o passeio.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Portão e rebaixo na mesma largura", "Medidas que precisam combinar"],
        slots: [
          [
            "O vão do portão e o rebaixo devem casar: rebaixo menor que o vão obriga a subir na guia.",
            "Meça o vão antes de pedir a licença, para o rebaixo sair do tamanho certo.",
          ],
          [
            "A folha não avança sobre a calçada na capital paulista; escolha de correr, ou de abrir para dentro.",
            "Um portão que abre para dentro ou corre ao lado do muro mantém o passeio livre.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes da obra da guia", "O que levar à prefeitura"],
        slots: [
          [
            "Cada cidade tem o seu formulário; o atendimento municipal diz quais papéis pede.",
            "Consulte o atendimento da prefeitura antes de contratar a obra.",
          ],
        ],
        bullets: [
          "Endereço e número do imóvel",
          "Largura do vão da garagem",
          "Foto da calçada, com poste e árvore",
          "Desenho ou croqui, se pedido",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso rebaixar a guia inteira na frente do portão?",
        answers: ["Em geral não: há limite de largura e de acessos por lote. A prefeitura diz o do seu endereço."],
      },
      {
        question: "Vocês fazem o rebaixo da guia da calçada?",
        answers: ["O nosso serviço é o portão e o motor. A obra de calçada é de quem a prefeitura autoriza."],
      },
    ],
    photo: "uma foto da frente da garagem, com a guia e o portão",
  },
  {
    id: "autorizacao-da-prefeitura",
    broader: "normas",
    label: "Autorização da prefeitura para portão automático",
    phrase: "a autorização da prefeitura para o portão",
    asks: [
      "autorização prefeitura portão",
      "precisa autorização prefeitura portão",
      "precisa autorização prefeitura motor",
      "licença prefeitura portão",
      "precisa licença prefeitura portão",
      "alvará portão",
      "precisa alvará portão",
      "alvará motor portão",
      "alvará instalar portão",
      "avisar prefeitura portão",
      "pedir prefeitura trocar portão",
      "precisa prefeitura trocar portão",
      "precisa prefeitura instalar portão",
      "instalar motor avisar prefeitura",
      "licença colocar portão automático",
      "preciso licença colocar portão",
      "autorização trocar portão frente",
    ],
    intent: "question",
    answers: {
      any: [
        "Pôr motor no portão que já existe, em geral, não precisa de alvará nem de autorização da prefeitura, porque não há obra nova. Portão novo, mudança de fachada, muro, vão ou guia rebaixada podem precisar de licença: confirme na subprefeitura ou na sua prefeitura.",
        "Em geral não precisa de licença nem de alvará para trocar ou instalar só o motor. Precisa consultar a prefeitura quem muda o portão de lugar, o vão ou a calçada; em São Paulo, a folha não pode avançar sobre o passeio ao abrir (Lei 16.809/2018).",
        "Não precisa de alvará, na maioria dos casos: motor em portão pronto é equipamento, e não obra. A autorização da prefeitura entra com obra em muro ou calçada, rebaixo de guia e imóvel tombado; em condomínio, quem autoriza antes é a assembleia ou o síndico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quando a prefeitura precisa ser consultada", "O que pede licença e o que não pede"],
        slots: [
          [
            "Cada cidade tem o seu código de obras: o atendimento municipal diz o que vale no seu endereço.",
            "A regra é municipal, e por isso a confirmação é sempre na prefeitura da sua cidade.",
          ],
        ],
        bullets: [
          "Motor ou central no portão que já existe: em geral, sem licença",
          "Portão novo em vão novo ou em outro lugar do muro: consulte antes",
          "Guia rebaixada e rampa na calçada: licença da prefeitura",
          "Imóvel tombado ou fachada protegida: autorização do órgão de patrimônio",
        ],
      },
      {
        about: "choose",
        headings: ["O que o portão não pode fazer na rua", "Folha, calçada e lei da cidade"],
        slots: [
          [
            "Com ou sem licença, a folha não deve avançar sobre a calçada: na capital paulista, a Lei 16.809/2018 proíbe, com intimação e multa.",
            "A calçada fica livre: na cidade de São Paulo, portão automático que sai do alinhamento ao abrir recebe intimação e depois multa (Lei 16.809/2018).",
          ],
          [
            "O portão de correr e o de abrir para dentro não criam o problema; no basculante, mede-se antes até onde a folha chega.",
            "Se a folha sai para a rua, o acerto é recuar, abrir para dentro ou passar a portão de correr.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Em condomínio, quem autoriza o portão automático?",
        answers: [
          "A assembleia, como manda a convenção; o conserto urgente o síndico resolve e presta contas.",
          "Quem decide é a assembleia, pela convenção, e o síndico cuida do reparo urgente.",
        ],
      },
      {
        question: "Trocar a folha do portão por outra igual pede alvará?",
        answers: [
          "Em geral não, se o vão e o lugar são os mesmos. Se a fachada muda, pergunte antes à prefeitura.",
          "No mesmo vão e do mesmo tipo, em geral não; mudando a fachada, consulte a prefeitura.",
        ],
      },
      {
        question: "Vocês cuidam da licença na prefeitura?",
        answers: [
          "O nosso serviço é o motor e a instalação; o pedido à prefeitura é do dono do imóvel.",
          "A licença é pedida pelo proprietário; nós vendemos e instalamos o motor.",
        ],
      },
    ],
    photo: "uma foto da frente do imóvel, com o portão, o muro e a calçada",
  },
];
