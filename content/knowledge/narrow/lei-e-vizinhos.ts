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
        "A lei não proíbe abrir o portão às 5 ou às 6 da manhã, mas o barulho não pode tirar o sossego do vizinho: vale o artigo 1.277 do Código Civil e, entre condôminos, o 1.336, IV. À noite, em São Paulo das 22h às 7h, o limite de ruído da prefeitura é menor. Regular o portão costuma encerrar a queixa.",
        "Tem lei, sim: a lei do silêncio limita o ruído à noite, em geral das 22h às 7h, e o Código Civil protege o sossego do vizinho (artigo 1.277; entre condôminos, 1.336, IV). O portão do prédio pode funcionar de manhã cedo. O barulho dele tem de ser reduzido, quase sempre com regulagem.",
        "Pela lei do silêncio, o vizinho que reclama do barulho do portão às 5 ou 6 da manhã pode exigir menos ruído, não que ele pare. O limite noturno vale em geral das 22h às 7h, e os artigos 1.277 e 1.336, IV, do Código Civil garantem o sossego. O caminho é regular.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vale no prédio e entre vizinhos", "Quem pode exigir o quê"],
        slots: [
          [
            "Quem mora no prédio recorre ao síndico, com a convenção e o artigo 1.336. O vizinho de fora se apoia no 1.277, e a prefeitura fiscaliza o ruído pelo limite da cidade; em São Paulo, a Lei 16.402/2016, que convém conferir.",
            "Entre moradores valem a convenção e o artigo 1.336, e quem age é o síndico. Para a casa ao lado vale o 1.277. O limite em decibéis é municipal, na capital pela Lei 16.402/2016, e pode mudar, por isso confirme.",
            "O morador incomodado procura o síndico, com base na convenção e no 1.336; o vizinho da rua usa o 1.277. Cada prefeitura tem o seu limite, que na capital paulista está na Lei 16.402/2016; consulte o texto atual.",
          ],
          [
            "A medição segue norma técnica, e nem toda cidade vistoria barulho de residência. Vídeo com som, data e hora, enviado por escrito, costuma bastar antes de multa ou processo.",
            "Para provar, o ruído é medido conforme norma, e a prefeitura informa se atende aquele caso. Um registro com hora e som, mandado por mensagem ao responsável, resolve a maioria das vezes.",
            "Antes de multa, guarde gravações com horário e avise por escrito. Se não adiantar, há medição técnica do ruído, que alguns municípios fazem e outros não.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão faz barulho de madrugada", "Pancada, rangido ou zumbido"],
        slots: [
          [
            "A pancada no fim é o pior ruído, e vem do fim de curso fora do ponto, o sensor que avisa que o portão chegou, ou de batente sem borracha. Rangido é dobradiça ou roldana gasta. Zumbido no quarto é suporte preso à parede do vizinho.",
            "O estrondo ao fechar nasce do sensor de parada desregulado ou da falta de borracha no batente. Roda ou dobradiça gasta range, e o suporte do motor fixo na parede comum leva a vibração para dentro.",
            "Quase sempre incomoda mais a batida final, por sensor de parada fora do lugar ou batente duro. Depois vêm o rangido de peça seca e a vibração do motor, que passa pela parede até os quartos.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como deixar o portão silencioso", "O que a regulagem resolve"],
        slots: [
          [
            "O técnico acerta a parada e a desaceleração, põe borracha no batente, limpa, aperta e lubrifica. Em casa a visita parte de {price.preventive}, sem peças; roldana, dobradiça ou calço são orçados à parte.",
            "Regular a chegada, calçar o batente com borracha, reapertar e lubrificar resolve a maior parte. O serviço em residência sai a partir de {price.preventive}, fora peças como roldana e dobradiça.",
            "A visita ajusta velocidade e ponto de parada, aperta o que vibra e lubrifica o que range. Em casa custa a partir de {price.preventive}. Calço, borracha e peça gasta não estão incluídos.",
          ],
          [
            "Se ainda incomodar, o motor com inversor parte e para devagar, e o suporte ganha calço que corta a vibração. No prédio essa despesa é do condomínio, porque o portão é de todos.",
            "Restando ruído, usa-se calço antivibração no suporte ou um motor com inversor, que acelera e freia aos poucos. Portão comum se paga pelo condomínio.",
            "Quando a regulagem não basta, restam o calço entre motor e parede e o motor com inversor, de partida e parada suaves. O custo, em prédio, entra na conta comum.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ser multado pelo barulho do portão?",
        answers: [
          "Pode, pela convenção do prédio ou pela prefeitura, se ela fiscaliza e o ruído medido passa do limite. Um comprovante de regulagem recente ajuda na defesa.",
          "Sim, em dois casos: multa da convenção e autuação municipal após medição. Mostrar que o portão foi regulado costuma encerrar a cobrança.",
        ],
      },
      {
        question: "O vizinho pode proibir o uso à noite?",
        answers: [
          "Não. Ele pode exigir que o ruído caia a um nível aceitável, mas entrar e sair da garagem é uso normal do imóvel, a qualquer hora.",
          "Proibir não; pedir menos ruído, sim. O acesso à própria garagem é direito do morador, inclusive de madrugada.",
        ],
      },
      {
        question: "Como o síndico deve responder à reclamação?",
        answers: [
          "Registre por escrito, peça uma visita com vídeo do ruído e informe a data do serviço. Depois guarde o relatório, que prova a providência.",
          "Confirme o recebimento, marque a regulagem e avise quando será. O relatório do técnico, arquivado, mostra que o condomínio agiu.",
        ],
      },
      {
        question: "Fechar mais devagar resolve?",
        answers: [
          "Ajuda na batida, se a central tem desaceleração no fim do curso. Não tira rangido nem vibração, que vêm de peça gasta e do suporte.",
          "Resolve a pancada, onde a placa permite frear no final. Para rangido e zumbido é preciso cuidar de roldana, dobradiça e fixação.",
        ],
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
      "portão calçada",
      "portão abrindo calçada permitido",
      "portão abrir calçada permitido",
      "portão calçada permitido",
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
      "alarme sonoro portão calçada",
      "portão vizinho abre rua",
      "portão vizinho abre calçada",
      "portão vizinho invade rua",
      "basculante passar muro",
      "portão passar muro calçada",
      "portão basculante pode passar muro",
      "portão passa do muro",
      "denunciar portão abrindo calçada",
      "como denunciar portão calçada",
      "portão abre rua guarulhos",
      "portão abrir rua osasco",
      "portão abrir rua santo andré",
      "portão calçada lei outra cidade",
      "lei alarme sonoro portão",
      "sinal sonoro portão calçada",
      "sinalização sonora portão calçada",
      "lei portão alarme sonoro calçada",
    ],
    intent: "question",
    answers: {
      price: [
        "A multa por portão que avança sobre a calçada, na cidade de São Paulo, é de duzentos e cinquenta reais, depois da intimação de 30 dias, e se repete a cada 30 dias (Lei 16.809/2018 e Decreto 58.275/2018). Confirme na subprefeitura o valor de hoje; fora da capital, pergunte à prefeitura.",
        "Em São Paulo, o portão que invade a calçada leva multa de duzentos e cinquenta reais, repetida a cada 30 dias, se a intimação de 30 dias não for atendida (Lei 16.809/2018). Sensor que pare a folha, aviso de luz e som ou mudança do portão são as saídas. Veja na subprefeitura o que vale hoje.",
        "Na capital paulista, a multa do portão sobre a calçada foi fixada em duzentos e cinquenta reais e volta de 30 em 30 dias quando nada é feito no prazo da intimação, que também é de 30 dias (Decreto 58.275/2018 e Lei 16.809/2018). A subprefeitura informa o valor em vigor, e outra cidade tem regra própria.",
        "Pela Lei 16.809/2018, são duzentos e cinquenta reais de multa em São Paulo para quem mantém o portão avançando na calçada, com nova cobrança a cada 30 dias. Antes vem a intimação, com 30 dias para instalar sensor ou sinal sonoro e luminoso, ou mudar a folha; pergunte à subprefeitura se o valor mudou.",
      ],
      any: [
        "Portão abrindo para a calçada não é permitido na cidade de São Paulo: a folha, basculante ou de abrir, não pode ocupar o passeio nem por alguns segundos (Lei 16.809/2018). Quem recebe a intimação tem 30 dias para corrigir e, depois disso, paga multa. Em outra cidade, consulte o código de obras na prefeitura.",
        "O portão automático não pode abrir para a rua avançando sobre a calçada na cidade de São Paulo, e o dono pode levar multa. Ela é de duzentos e cinquenta reais e se repete a cada 30 dias, se ele não corrigir no prazo da intimação, que é de 30 dias. Vale para o basculante e para o de abrir (Lei 16.809/2018 e Decreto 58.275/2018).",
        "O portão automático não pode abrir para a calçada na cidade de São Paulo: a Lei 16.809/2018 proíbe que a folha, basculante ou de abrir, ocupe o passeio. A prefeitura dá 30 dias para corrigir e depois cobra multa de duzentos e cinquenta reais, que volta a cada 30 dias. Em outra cidade, pergunte à prefeitura.",
        "Para denunciar portão abrindo na calçada em São Paulo, use o 156, por telefone, site ou aplicativo da prefeitura, ou vá à subprefeitura, com o endereço e uma foto da folha aberta. A Lei 16.809/2018 proíbe que ela ocupe o passeio; o dono é intimado e tem 30 dias para corrigir antes da multa.",
        "O portão basculante não pode passar do muro e ocupar a calçada na cidade de São Paulo, nem só enquanto abre: a Lei 16.809/2018 proíbe que a folha avance sobre o passeio. O dono tem 30 dias depois da intimação para recuar ou adaptar a folha. Em outra cidade, a regra é da prefeitura.",
        "O portão não pode abrir para fora, para a rua, ocupando a calçada {em}. Na capital, a Lei 16.809/2018 dá 30 dias para corrigir, contados da intimação. Depois desse prazo, a multa é de duzentos e cinquenta reais e se repete a cada 30 dias. As cidades vizinhas têm cada uma o seu código de obras, que em geral também não permite: confirme na prefeitura.",
        "O portão do vizinho que abre para a rua e ocupa a calçada não é permitido na cidade de São Paulo (Lei 16.809/2018). Converse primeiro e, se nada mudar, comunique pelo 156 ou na subprefeitura, com endereço e foto: o dono é intimado e tem 30 dias para corrigir.",
        "O alarme sonoro com luz é uma das saídas da lei para o portão automático que avança sobre a calçada em São Paulo: o Decreto 58.275/2018 aceitou sensor que para a folha ou sinal sonoro e luminoso nos portões já existentes. Confirme na subprefeitura se isso ainda vale. Sem correção, há multa depois de 30 dias.",
        "A lei de São Paulo não permite que o portão automático invada a calçada ao abrir (Lei 16.809/2018 e Decreto 58.275/2018). A intimação dá 30 dias de prazo, e a multa de duzentos e cinquenta reais se repete a cada 30 dias até a correção. Confirme na subprefeitura o valor de hoje.",
        "Não: pela lei municipal de São Paulo (Lei 16.809/2018), o portão automático não pode abrir para fora ocupando a calçada, seja basculante ou de abrir. O dono é intimado e tem 30 dias para corrigir. Se não corrige, paga duzentos e cinquenta reais a cada 30 dias. Fora da capital vale a regra da sua cidade.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como adequar o portão que avança na calçada", "O que fazer para o portão não invadir a calçada"],
        slots: [
          [
            "No portão de abrir, a folha pode girar para dentro. No basculante, ela é recuada para dentro do terreno ou trocada pelo articulado, que dobra ao subir e avança bem menos. A solução que resolve por inteiro é o portão de correr, que anda junto ao muro.",
            "O basculante que invade a calçada pode ser recuado ou trocado por um articulado, que se dobra ao subir, e o de abrir passa a girar para dentro. Onde há espaço lateral, o de correr elimina o problema, porque anda rente ao muro.",
            "O portão de abrir passa a girar para dentro, e o basculante é recuado ou trocado pelo articulado, que dobra e sai menos para a rua. Onde há espaço ao lado, o de correr resolve de vez, porque anda junto ao muro.",
          ],
          [
            "Para o portão que já existia, o Decreto 58.275/2018 aceitou uma adaptação mais barata, com sensor que para a folha ou aviso de luz e som; confirme antes na subprefeitura se ela ainda vale. Esses aparelhos e a mão de obra são orçados pela foto da fachada.",
            "Em portão antigo, o Decreto 58.275/2018 admitiu a adaptação com sensor do lado da rua ou sinal de luz e som, sem mudar a folha. Confirme na subprefeitura se isso continua valendo. O preço da adaptação depende dos aparelhos escolhidos e do comprimento do fio até o motor, e é passado por foto da fachada.",
            "Sem obra, pergunte na subprefeitura se ainda vale a adaptação do Decreto 58.275/2018 para portões existentes, com sensor que detém a folha ou aviso sonoro e luminoso. O orçamento sai por foto, com os aparelhos e a instalação.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer ao receber a intimação", "Intimação da prefeitura: o que fazer"],
        slots: [
          [
            "O prazo conta da data escrita na intimação, por isso vale agir logo. Guarde tudo o que prove a correção.",
            "Leia primeiro a data da intimação, porque é dela que o prazo corre. Com nota e fotos do serviço, a resposta na subprefeitura fica simples.",
            "Não espere o fim do prazo, que começou na data do documento. Junte desde já papéis e fotos que mostrem o que foi corrigido.",
          ],
        ],
        steps: [
          "Leia o artigo citado e o prazo.",
          "Meça quanto a folha avança além do muro quando abre.",
          "Mande a foto da fachada a um técnico e peça a solução e o valor.",
          "Faça o serviço e guarde nota e fotos.",
          "Protocole a resposta na subprefeitura.",
        ],
      },
      {
        about: "safety",
        headings: ["Cuidado com o pedestre até adequar o portão", "Enquanto a folha ainda avança na calçada"],
        slots: [
          [
            "Não deixe a folha aberta sobre a calçada e acione só quando estiver vendo o passeio livre. Uma fotocélula do lado da rua e o sinaleiro protegem o pedestre em qualquer cidade.",
            "Até a adequação, abra olhando a rua e feche logo em seguida. Sinaleiro e fotocélula voltada para fora valem a pena mesmo onde a lei não exige, porque evitam acertar alguém.",
            "Quem passa na calçada não espera que o portão se mova. Acione o controle só quando puder ver a rua e não deixe a folha aberta; o sensor externo e a luz de aviso reduzem o risco.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Casa antiga precisa mudar o portão?",
        answers: [
          "Precisa deixar de avançar ou ser adaptado, porque a lei não isenta a casa antiga. A intimação dada ao imóvel diz o que corrigir e até quando.",
          "A idade da casa não dispensa a correção. O que muda é o caminho: adaptar costuma custar menos que refazer a folha.",
          "Talvez não precise trocá-lo, mas alguma correção é exigida. Leve a foto da fachada à subprefeitura antes de contratar obra.",
        ],
      },
      {
        question: "Quem leva a multa do portão na calçada, dono ou inquilino?",
        answers: [
          "O decreto fala em proprietário ou possuidor, o que inclui quem ocupa. Em casa alugada, a adequação costuma ser acertada com o dono, porque é melhoria do imóvel.",
          "Pode ser um ou outro, já que a norma cita proprietário e possuidor. Inquilino que recebe a intimação deve avisar o dono logo, por escrito.",
          "A norma alcança tanto o proprietário quanto o possuidor, ou seja, quem ocupa o imóvel. Se você aluga, comunique o dono por escrito, pois a mudança fica na casa.",
        ],
      },
      {
        question: "O vizinho reclamou do portão. O que respondo?",
        answers: [
          "Meça quanto a folha sai do muro. Se ela invade a calçada, a reclamação procede na capital, e corrigir antes da intimação evita prazo e multa.",
          "Veja primeiro se a folha passa do alinhamento do muro. Se passa, combine uma data para adequar e redobre o cuidado ao abrir.",
          "Comece medindo o avanço além do muro. Na capital, se a folha sai para o passeio, ele tem razão, e não é preciso esperar a intimação para corrigir.",
        ],
      },
      {
        question: "E o trilho na calçada?",
        answers: [
          "Trilho e ferragem também não podem ocupar o passeio em São Paulo: ficam dentro do terreno, rentes ao muro.",
          "Não deve ficar no passeio. O trilho do portão de correr vai dentro do alinhamento, sem ressalto para o pedestre tropeçar.",
          "O lugar do trilho é dentro do lote, encostado ao muro. Em São Paulo, ferragem sobre o passeio também é irregular e ainda faz o pedestre tropeçar.",
        ],
      },
    ],
    photo: "uma foto da fachada com a calçada inteira, outra por dentro, e a largura, a altura e o recuo até a rua",
  },
  {
    id: "lei-do-silencio-e-portao",
    broader: "normas",
    label: "Lei do silêncio e portão barulhento",
    phrase: "a lei do silêncio e o portão barulhento",
    asks: [
      "lei silêncio portão",
      "lei silêncio portão garagem",
      "lei silêncio portão barulhento",
      "lei silêncio portão prédio",
      "lei silêncio portão vizinho",
      "lei silêncio barulho portão",
      "lei barulho portão",
      "horário silêncio portão",
      "psiu portão",
      "denunciar portão barulhento",
      "reclamar portão barulhento",
      "portão barulhento vizinho lei",
      "portão barulhento pode multar",
      "portão barulhento multa",
      "decibéis portão",
      "quantos decibéis portão",
      "portão barulhento perturbação sossego",
      "portão vizinho barulhento que fazer",
      "portão vizinho barulhento lei",
      "multar morador barulho portão",
      "multa barulho portão",
      "multar barulho portão",
      "síndico multar barulho portão",
      "multa portão barulhento condomínio",
    ],
    intent: "question",
    answers: {
      price: [
        "A multa por portão barulhento não tem um valor só: no prédio, vale a da convenção ou do regimento; na cidade, a da lei municipal, que na capital é cobrada pela fiscalização de ruído. Pergunte no 156 o valor e se ela alcança moradia. Consertar o portão costuma sair bem mais barato que discutir a multa.",
        "Quanto se paga de multa pelo barulho do portão depende de quem aplica: o condomínio, pelo regimento, ou a prefeitura, pela lei de ruído da cidade. O caminho mais barato é tirar o barulho, com regulagem e lubrificação orçadas por vídeo, sem custo.",
      ],
      any: [
        "A lei do silêncio vale para o portão de garagem barulhento, mas não proíbe abri-lo à noite: o que ela limita é o ruído. Na capital, a Lei 16.402/2016 fixa o máximo por zona, em geral de 40 a 50 decibéis entre 22 h e 7 h. O dono deve consertar o portão, e o vizinho pode cobrar isso.",
        "Não existe uma lei do silêncio única no país. Para o portão barulhento valem a lei da cidade, que em São Paulo limita os decibéis por zona e por horário (Lei 16.402/2016), o artigo 1.277 do Código Civil, que protege o sossego do vizinho, e, no prédio, a convenção. Ninguém perde o direito de entrar em casa à noite.",
        "O síndico só pode multar por barulho do portão quem usa mal o portão, como quem buzina ou bate a folha à noite, e se o regimento prevê a multa. Barulho de portão gasto ou desregulado não é culpa do morador: é despesa do condomínio, que deve mandar consertar.",
        "Portão de garagem barulhento pode ferir a lei do silêncio quando incomoda os vizinhos de forma repetida, sobretudo das 22 h às 7 h. O morador continua podendo entrar e sair. A obrigação dele, ou do condomínio, é acabar com a batida e o rangido, o que quase sempre se faz com regulagem e lubrificação.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que diz a lei sobre o barulho do portão", "As regras que valem para o portão"],
        slots: [
          [
            "Várias regras tratam do assunto. A da cidade dá o limite em decibéis, e as outras protegem o sossego sem falar em número.",
            "O vizinho incomodado tem mais de um apoio na lei, e o mais usado depende de ser casa ou prédio.",
          ],
        ],
        bullets: [
          "Lei da cidade: na capital, a Lei 16.402/2016 dá o limite de ruído por zona e horário",
          "Código Civil, artigo 1.277: o vizinho pode exigir o fim do que prejudica o sossego",
          "Código Civil, artigo 1.336: no prédio, o condômino não pode perturbar os demais",
          "Lei das Contravenções Penais, artigo 42: perturbar o sossego alheio",
          "Convenção e regimento: o horário de silêncio do prédio, em geral das 22 h às 7 h",
        ],
      },
      {
        about: "choose",
        headings: ["O que fazer se o portão do vizinho incomoda", "Da conversa à reclamação formal"],
        slots: [
          [
            "Comece por conversar, porque o dono muitas vezes não ouve o próprio portão de dentro de casa. Se nada muda, siga esta ordem.",
            "Conversa e vídeo resolvem a maior parte dos casos. Quando não resolvem, os passos são estes.",
          ],
        ],
        steps: [
          "Grave o barulho do seu quarto, com data e hora, por alguns dias.",
          "Mostre ao vizinho ou mande ao síndico por escrito, pedindo a regulagem do portão.",
          "Em prédio, peça a aplicação do regimento; em casa, faça uma notificação por escrito.",
          "Sem resposta, procure o 156 da prefeitura para saber se há fiscalização no seu caso.",
          "Por último, o juizado especial ou um advogado, com os vídeos e as mensagens.",
        ],
      },
      {
        about: "care",
        headings: ["Como deixar o portão dentro do limite", "De onde vem o barulho, e como ele some"],
        slots: [
          [
            "A batida no fim vem de parada mal regulada, e o rangido, de roldana, trilho ou dobradiça sem lubrificação. O técnico regula a chegada da folha, lubrifica e reaperta os suportes; em casa essa visita parte de {price.preventive}, sem peças.",
            "Três coisas fazem quase todo o barulho: a folha que bate no batente, a roldana gasta e o suporte solto que treme na parede. Regulagem, lubrificação e aperto acabam com elas, numa visita que em casa parte de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso abrir o portão depois das 22 h?",
        answers: [
          "Pode. A lei não fecha a garagem de ninguém. Ela pede que o ruído fique dentro do limite.",
          "Pode, a qualquer hora. O que o vizinho pode exigir é que o portão não bata nem ranja.",
        ],
      },
      {
        question: "O PSIU atende reclamação de portão barulhento?",
        answers: [
          "O PSIU, da prefeitura de São Paulo, nasceu para comércio, bares e templos, e a moradia costuma ficar fora. Pergunte no 156 como está a regra hoje.",
          "Para loja e estacionamento, pode atender. Para casa e prédio, confirme no 156, porque a fiscalização de residência tem regra própria.",
        ],
      },
      {
        question: "O bipe da sinaleira também conta como barulho?",
        answers: [
          "Conta. O aviso sonoro serve ao pedestre, mas pode ter o volume reduzido à noite, se a regra da cidade e do prédio permitir.",
          "Sim. Antes de desligá-lo, veja com o síndico se ele é exigido na sua calçada. Muitas vezes basta baixar o volume.",
        ],
      },
      {
        question: "Quem paga o conserto do portão barulhento no prédio?",
        answers: [
          "O condomínio, porque o portão é área comum. O morador incomodado não paga sozinho.",
          "A despesa é de todos e sai da taxa ou do caixa, como qualquer conserto da área comum.",
        ],
      },
    ],
    photo: "um vídeo com som do portão abrindo e fechando, e a foto da etiqueta do motor",
  },
  {
    id: "recuo-do-portao",
    broader: "normas",
    label: "Recuo do portão de garagem: é obrigatório?",
    phrase: "o recuo do portão de garagem",
    asks: [
      "recuo obrigatório portão",
      "recuo portão obrigatório",
      "recuo obrigatório portão garagem",
      "recuo portão garagem",
      "recuo mínimo portão garagem",
      "recuo mínimo portão",
      "qual recuo portão garagem",
      "quanto recuo portão garagem",
      "recuo frontal portão",
      "portão alinhamento muro",
      "portão no alinhamento da calçada",
      "portão pode ficar na divisa calçada",
      "precisa recuo portão garagem",
      "recuo entrada garagem portão",
    ],
    intent: "question",
    answers: {
      price: [
        "O preço de recuar o portão de garagem é de serralheria e obra, orçado no local por quem faz a folha: muda com o piso, as colunas e o trilho. A parte do motor, que é a nossa, é orçada por foto, sem custo. Em geral o recuo não é obrigatório, desde que a folha não avance na calçada.",
      ],
      any: [
        "Em geral não há recuo obrigatório só para o portão de garagem: ele pode ficar no alinhamento, que é a linha entre o terreno e a calçada, desde que a folha não avance sobre o passeio ao abrir. O recuo de frente que a prefeitura exige é da construção; confirme na sua cidade e no loteamento.",
        "O portão de garagem pode ficar no limite da calçada na maioria dos casos, porque o recuo de frente vale para a casa, e não para muro e portão. O que é proibido em São Paulo é a folha ocupar a calçada (Lei 16.809/2018). Loteamento fechado e outras cidades podem ter regra própria.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando vale recuar o portão", "O que se ganha com o portão recuado"],
        slots: [
          [
            "Mesmo sem obrigação, recuar ajuda. Com cerca de 5 metros entre o portão e a calçada, o carro espera fora da rua e sem fechar o passeio.",
            "O recuo não costuma ser exigido, mas resolve problemas do dia a dia. Veja quando ele compensa.",
          ],
        ],
        bullets: [
          "Rua movimentada: o carro espera fora da pista, com uns 5 metros de recuo",
          "Basculante que avança: recuar a folha a tira da calçada",
          "Portão de abrir: o recuo permite girar sem tocar no passeio",
          "Portão de correr: no alinhamento já não avança, e o recuo é opcional",
        ],
      },
      {
        about: "check",
        headings: ["Onde confirmar a regra", "Antes de fazer ou mudar o portão"],
        slots: [
          [
            "A regra muda com a cidade, a rua e o loteamento. Confirme antes de pagar o serralheiro.",
            "Cada município tem a sua lei de obras. Leva pouco tempo perguntar, e evita refazer o portão.",
          ],
        ],
        steps: [
          "Leia a convenção ou o contrato do loteamento, se houver.",
          "Pergunte na prefeitura ou na subprefeitura qual é o alinhamento do lote.",
          "Em esquina, pergunte também do canto chanfrado, que costuma ter regra própria.",
          "Confira se a guia rebaixada fica em frente ao portão.",
          "Meça quanto a folha avança ao abrir.",
        ],
      },
      {
        about: "safety",
        headings: ["O que não pode acontecer na calçada", "Folha, trilho e carro fora do passeio"],
        slots: [
          [
            "Com ou sem recuo, a folha, o trilho e o carro parado não podem ocupar a calçada. Fotocélula do lado da rua e luz de aviso protegem quem passa a pé.",
            "No alinhamento, o portão fica a um passo do pedestre. Por isso a folha abre para dentro ou corre junto ao muro, e o aviso de luz ajuda quem passa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão no alinhamento dá multa?",
        answers: [
          "Não por estar no alinhamento. A multa vem quando a folha abre sobre a calçada.",
          "O lugar dele, em geral, é permitido. O que se multa em São Paulo é a folha que invade o passeio.",
        ],
      },
      {
        question: "Quantos metros de recuo para parar um carro?",
        answers: [
          "Cerca de 5 metros para carro de passeio e 6 para caminhonete, sem que a traseira fique na calçada.",
          "Conte o comprimento do carro mais meio metro: perto de 5 metros na maioria.",
        ],
      },
      {
        question: "Condomínio de casas pode exigir recuo?",
        answers: [
          "Pode, se está na convenção ou nas regras do loteamento. Elas valem além da lei da cidade.",
          "Sim. Leia as normas de obra do condomínio antes de encomendar o portão.",
        ],
      },
    ],
    photo: "uma foto da fachada com a calçada inteira, outra por dentro, e a distância do portão até a guia",
  },
  {
    id: "portao-na-calcada-pode",
    broader: "normas",
    label: "Pode colocar portão na calçada?",
    phrase: "o portão na calçada",
    asks: [
      "alvará portão calçada",
      "alvará colocar portão calçada",
      "precisa alvará portão calçada",
      "licença portão calçada",
      "autorização portão calçada",
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
        "Não pode: portão na calçada, trilho ou motor ocupam o passeio público, e tudo deve ficar dentro do terreno, sem a folha avançar ao abrir. Cada prefeitura tem a sua regra; na cidade de São Paulo, a Lei 16.809/2018 proíbe e multa o portão automático que avança.",
        "Colocar portão ou trilho do portão na calçada não é permitido, porque o passeio é de quem anda. A folha abre para dentro ou corre atrás do muro. A multa é da prefeitura de cada cidade, e em São Paulo vale a Lei 16.809/2018.",
        "Não: nem a folha nem o trilho do portão podem ficar na calçada, que é pública em qualquer cidade. Confirme a regra na prefeitura local e escolha portão que se mova do muro para dentro; na capital paulista, quem descumpre é multado pela Lei 16.809/2018.",
        "Não há alvará que libere portão na calçada: a folha, o trilho e o motor têm de ficar dentro do terreno, também ao abrir. Para colocar o portão no alinhamento do muro, no mesmo vão, em geral não se pede licença. Vão novo ou guia rebaixada se consultam na prefeitura ou na subprefeitura. Na capital vale a Lei 16.809/2018.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que portão cabe sem usar a calçada", "Como abrir sem sair para o passeio"],
        slots: [
          [
            "O espaço de dentro decide o tipo, e três medidas mostram qual cabe: largura, altura e parede livre ao lado.",
            "Meça largura, altura e a parede ao lado do vão: com isso se vê qual destes serve.",
            "A escolha sai das medidas de dentro do muro, ou seja, vão, altura e lateral livre.",
          ],
        ],
        bullets: [
          "De correr: pede parede livre ao lado, do tamanho da folha.",
          "De abrir para dentro: pede garagem com espaço para o giro.",
          "Basculante recuado: a folha sobe sem passar do muro.",
          "De enrolar ou guilhotina: para entrada sem espaço na frente nem ao lado.",
        ],
      },
      {
        about: "check",
        headings: ["Como confirmar a regra na prefeitura", "O que perguntar antes da obra"],
        slots: [
          [
            "A regra de calçada costuma estar no código de obras ou de posturas do município. O setor de obras responde, e vale pedir por escrito.",
            "Procure o setor de obras ou de calçadas da prefeitura, que aplica o código de obras. Guarde a resposta escrita.",
            "Quem responde é o setor de obras do município, com base no código de posturas. Peça a resposta em documento ou e-mail.",
          ],
        ],
        steps: [
          "Meça a largura da calçada e quanto a folha avançaria ao abrir.",
          "Pergunte se o portão pode abrir para fora e com que recuo.",
          "Pergunte também por trilho, rampa e guia rebaixada.",
          "Guarde a resposta antes de encomendar o portão.",
        ],
      },
      {
        about: "safety",
        headings: ["Portão antigo que sai para o passeio", "Se o portão já avança na calçada"],
        slots: [
          [
            "Enquanto não muda, ponha fotocélula do lado da rua e sinaleiro com luz e som antes do movimento. Não deixe a folha aberta sobre a calçada, porque ela barra cadeirante, idoso e carrinho.",
            "Até a mudança, sensor de passagem do lado de fora, luz e som de aviso e força no mínimo protegem quem passa. Feche logo a folha, que aberta vira obstáculo.",
            "Proteja quem anda ali com fotocélula externa e sinaleiro que avisa antes. A folha não fica aberta no passeio nem por poucos minutos.",
          ],
          [
            "O que resolve de vez é recuar a folha, inverter a abertura ou passar para portão de correr. Serralheria e motor são orçados pelas medidas, e a troca só do motor em casa fica de {price.homeSwap}, com mão de obra.",
            "A solução definitiva passa por inverter o giro, recuar ou adotar portão de correr, serviço de serralheiro. O motor trocado em residência custa {price.homeSwap}, com o trabalho.",
            "De vez, só mudando a folha: girar para dentro, recuar ou correr. Isso é do serralheiro; do motor cuidamos nós, por {price.homeSwap} na troca em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se há recuo entre o muro e a calçada?",
        answers: [
          "Se a folha aberta fica inteira dentro do terreno, não há problema, e usa-se motor para abertura externa.",
          "Com recuo igual ou maior que a folha, ela pode abrir para fora sem chegar ao passeio.",
        ],
      },
      {
        question: "Quem fiscaliza o portão na calçada?",
        answers: [
          "A prefeitura, muitas vezes por reclamação de vizinho. A intimação vai para o imóvel e dá um prazo para corrigir.",
          "O município. Quem responde é o dono ou quem usa o imóvel, com prazo fixado na intimação.",
        ],
      },
      {
        question: "A rampa da garagem pode avançar na calçada?",
        answers: [
          "Em geral não: a rampa fica dentro do lote, e só a guia é rebaixada, com licença. A medida permitida é da prefeitura.",
          "A regra comum é guia rebaixada na rua e rampa do muro para dentro. Confirme a largura autorizada com o município.",
        ],
      },
      {
        question: "O motor do lado de fora do muro pode?",
        answers: [
          "Na calçada, não. Motor, base e trilho ficam do muro para dentro, onde também estão protegidos de furto e batida.",
          "Não no passeio público. Instala-se por dentro, o que ainda protege o motor da chuva e de vandalismo.",
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
      "contrato aluguel portão manutenção",
      "contrato de aluguel portão eletrônico manutenção responsabilidade",
      "contrato aluguel portão responsabilidade",

      "aluguei casa portão não funciona",
      "aluguei casa portão não abre",
      "aluguei casa motor não funciona",
      "casa alugada portão não funciona",
      "casa alugada motor não funciona",
      "imobiliária tem que consertar",

      "desconto aluguel portão quebrado",
      "quem paga conserto portão casa aluguel",
      "casa aluguel quem paga conserto portão",
      "portão automático casa aluguel quem paga",
      "portão casa aluguel quem paga conserto",
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
      price: [
        "Por causa do portão quebrado, não desconte do aluguel por conta própria, porque o valor a menos conta como atraso. Peça o conserto por escrito ao dono ou à imobiliária, com vídeo, e proponha o desconto ou o reembolso com o orçamento. Desgaste e defeito antigo são do proprietário. Mau uso é do inquilino.",
      ],
      any: [
        "Quem paga o conserto do motor do portão em casa alugada é o proprietário, quando ele parou por desgaste, idade ou defeito que já veio com a casa. O inquilino paga quando houve batida, mau uso ou descuido (Lei do Inquilinato, arts. 22 e 23). Avise o dono por escrito antes de consertar.",
        "Quem paga o conserto do portão depende da causa. Desgaste ou defeito antigo do motor é do proprietário, e dano por mau uso ou batida é do inquilino, pela Lei do Inquilinato, arts. 22 e 23. Peça ao técnico a causa na nota e avise o dono ou a imobiliária com vídeo.",
        "O inquilino não paga o motor do portão que acabou por desgaste nem o que veio quebrado, porque isso cabe ao proprietário. Ele paga o que ele ou a visita dele quebrou (Lei 8.245/91, arts. 22 e 23). A causa escrita pelo técnico decide, e o pedido ao dono vem antes do conserto.",
        "Quem paga quando o portão da casa alugada quebrou ou não funciona depende da causa. Desgaste e defeito antigo são do proprietário. Batida e mau uso são do inquilino (Lei do Inquilinato, artigos 22 e 23). O técnico escreve a causa no orçamento, e a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
        "O proprietário paga o conserto do portão quando o motor queimou por idade, desgaste ou surto da rede. O inquilino paga quando houve batida, água jogada no motor ou outro mau uso (Lei do Inquilinato, artigos 22 e 23). Antes de consertar, avise o dono por escrito e peça ao técnico a causa na nota.",
        "Se a imobiliária disse que o portão é por sua conta, peça a causa por escrito. Desgaste e defeito antigo são do proprietário, e só mau uso ou batida é do inquilino (Lei do Inquilinato, arts. 22 e 23). Avise com vídeo e data antes de mandar consertar.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quem paga em cada caso", "Dono ou inquilino: exemplos de defeito"],
        slots: [
          [
            "A divisão segue a causa do defeito, e não a peça. Estes são os casos mais comuns, e o contrato pode detalhar os pequenos consertos.",
            "O que conta é por que quebrou. Veja onde o seu caso entra e confira se o contrato diz algo sobre manutenção.",
            "Primeiro se descobre a causa, depois quem paga. A lista traz o que costuma acontecer, e o contrato vale para os detalhes.",
          ],
        ],
        bullets: [
          "Capacitor, placa velha, engrenagem gasta: desgaste, do proprietário",
          "Defeito anotado na vistoria de entrada: proprietário",
          "Batida, folha forçada, placa molhada por lavagem: inquilino",
          "Controle perdido e pilha: inquilino",
          "Raio ou queda de energia, sem culpa: em regra o dono ou o seguro do imóvel",
        ],
      },
      {
        about: "check",
        headings: ["Como pedir o conserto", "Do defeito ao reembolso, passo a passo"],
        slots: [
          [
            "Escreva no mesmo dia, porque defeito não avisado pode virar discussão de culpa. Mensagem com vídeo e data serve de prova.",
            "Avisar logo e por escrito protege os dois lados: mostra quando começou e que ninguém escondeu. Guarde a conversa.",
            "Quanto antes o aviso, menos dúvida sobre a causa. Faça por mensagem, com vídeo, para ficar registrado.",
          ],
        ],
        steps: [
          "Filme o defeito e fotografe a etiqueta do motor.",
          "Avise o dono ou a imobiliária por escrito.",
          "Peça orçamento por item, com a causa provável.",
          "Espere a autorização. Em urgência, guarde a prova do aviso.",
          "Com a nota, peça o reembolso ou o desconto combinado.",
        ],
      },
      {
        about: "choose",
        headings: ["Se o dono ou a imobiliária não responde", "Quando o proprietário não quer consertar"],
        slots: [
          [
            "Mande novo pedido com prazo e os orçamentos. Conserto necessário e urgente, sem resposta, pode ser feito e cobrado depois, mas não desconte do aluguel sem acordo escrito, porque parece atraso.",
            "Insista por escrito, dando um prazo e anexando o orçamento. Se for urgente, o serviço pode ser pago e o valor cobrado com a nota; descontar sozinho do aluguel vira dívida.",
            "Repita o aviso com data limite e preço. Sem retorno e com urgência, conserte guardando tudo para cobrar, e só abata do aluguel se ele concordar por escrito.",
          ],
          [
            "Sem acordo, o caminho é o juizado especial ou um advogado. Aluguel entre particulares não é assunto do Procon. Contrato, vistoria de entrada e a causa escrita pelo técnico são as provas.",
            "Não havendo acerto, procure o juizado, que aceita causas pequenas, ou um advogado, porque o Procon não trata de aluguel. Leve vistoria, contrato, mensagens e o laudo.",
            "A discussão vai ao juizado especial, e não ao Procon, que cuida de consumo. Decidem o contrato, a vistoria, as mensagens e o que o técnico registrou.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dono e inquilino discordam da causa. Quem paga a visita?",
        answers: [
          "Em geral quem chama paga e acerta depois com quem a causa apontar. Combinem isso por escrito antes e peçam a causa na nota.",
          "Podem dividir a visita e reembolsar conforme o que o técnico escrever. Sem acordo, paga quem chamou, que guarda a nota para cobrar.",
          "Quem pede a visita costuma adiantar o valor. A nota com a causa do defeito serve para cobrar do outro depois.",
        ],
      },
      {
        question: "E se o portão já veio ruim na vistoria?",
        answers: [
          "Se está no laudo de entrada, é do dono. Sem anotação, fotos com data dos primeiros dias e mensagens ajudam a provar.",
          "O que consta da vistoria fica com o proprietário. Quando não consta, avise assim que entrar, com vídeo, antes de usar muito.",
          "É do proprietário, se você consegue mostrar que o defeito já existia. O laudo de entrada é a melhor prova.",
        ],
      },
      {
        question: "Posso pôr um motor novo por minha conta?",
        answers: [
          "Com autorização escrita, dizendo se ele fica no imóvel ou sai com você e quem responde por ele. Sem isso, você pode não ser reembolsado.",
          "Pode, combinado por escrito. Deixe claro se é melhoria que fica, com ou sem desconto, ou se será retirado no fim.",
          "Sim, se o dono concordar por escrito. Combine o reembolso antes de comprar, porque depois da instalação fica mais difícil.",
        ],
      },
      {
        question: "Quanto custa consertar ou trocar o motor?",
        answers: [
          "A visita com regulagem em casa parte de {price.preventive}, sem peças. Se o motor não tem conserto, a troca com mão de obra fica de {price.homeSwap}.",
          "O ajuste em residência começa em {price.preventive}, fora peças, e o motor novo instalado vai de {price.homeSwap}. O orçamento por item serve para mostrar ao dono.",
          "Em casa, regular custa a partir de {price.preventive}, sem peças, e trocar o motor, de {price.homeSwap}. O orçamento por foto é grátis e pode ir direto para a imobiliária.",
        ],
      },
    ],
    photo: "um vídeo do defeito e a foto da etiqueta do motor",
  },
  {
    id: "prazo-do-dono-para-consertar",
    broader: "casa",
    label: "Prazo do dono para arrumar o portão da casa alugada",
    phrase: "o prazo para o dono arrumar o portão da casa alugada",
    asks: [
      ...combine(
        ["casa aluguel portão", "casa alugada portão", "imóvel alugado portão", "aluguel portão quebrado"],
        ["prazo arrumar", "prazo consertar", "prazo conserto", "prazo reparo", "prazo legal", "quantos dias"],
      ),
      ...combine(
        ["dono", "proprietário", "locador", "imobiliária"],
        [
          "prazo consertar portão",
          "prazo arrumar portão",
          "prazo conserto portão",
          "quanto tempo tem consertar portão",
          "quanto tempo arrumar portão",
          "quantos dias consertar portão",
          "quantos dias arrumar portão",
          "demora consertar portão prazo",
        ],
      ),
      "lei inquilinato prazo conserto",
      "lei inquilinato prazo reparo portão",
      "lei inquilinato 10 dias reparo portão",
      "prazo legal conserto portão imóvel alugado",
    ],
    intent: "question",
    answers: {
      any: [
        "A lei não fixa um prazo em dias para o dono arrumar o portão eletrônico quebrado da casa de aluguel: ele deve manter o imóvel em condição de uso (Lei do Inquilinato, art. 22). O costume é pedir por escrito, com data limite. Se o reparo passar de dez dias, há direito a abatimento no aluguel (art. 26).",
        "Não há prazo de dias na Lei do Inquilinato para o proprietário começar o conserto do portão. Quem marca a data é você, no aviso por escrito. Depois de começado, o reparo que dura mais de dez dias dá direito a abatimento do aluguel, e o que passa de trinta permite encerrar o contrato (art. 26).",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que a lei diz sobre o prazo", "Os prazos da Lei do Inquilinato"],
        slots: [
          [
            "A lei fala do reparo urgente que cabe ao dono e do tempo que ele toma. O abatimento é proporcional aos dias que passarem do décimo, e ninguém desconta por conta própria: o valor se combina por escrito.",
            "Os números da lei contam o tempo do reparo, e não o da espera pelo dono. O desconto vale só pelos dias além do décimo e precisa de acordo escrito, porque aluguel pago a menos vira dívida.",
          ],
        ],
        bullets: [
          "Art. 22: o dono entrega e mantém o imóvel em condição de uso",
          "Art. 23: o inquilino avisa logo o defeito que cabe ao dono consertar",
          "Art. 26: o inquilino deixa entrar quem vem fazer o reparo urgente",
          "Art. 26: mais de dez dias de reparo, abatimento proporcional; mais de trinta, pode sair sem cumprir o resto do contrato",
        ],
      },
      {
        about: "check",
        headings: ["Como marcar um prazo por escrito", "O pedido ao dono, passo a passo"],
        slots: [
          [
            "Como a lei não dá a data, é o seu aviso que a cria. Um prazo de poucos dias é razoável quando a casa fica aberta para a rua ou o carro está preso.",
            "O prazo que vale é o do aviso, desde que seja razoável. Portão que não fecha ou carro preso justifica poucos dias. Um controle fraco pode esperar mais.",
          ],
        ],
        steps: [
          "Filme o defeito de longe e fotografe a etiqueta do motor.",
          "Peça ao técnico a causa provável e o valor, por mensagem.",
          "Mande tudo ao dono ou à imobiliária, com a data limite.",
          "Guarde a resposta e, sem ela, repita o aviso.",
          "Sem acordo, procure um advogado ou o juizado especial.",
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo leva o conserto em si", "O tempo do conserto do motor"],
        slots: [
          [
            "O serviço é curto: regulagem e peça comum tomam até {trade.smallRepair}, e a troca do motor em casa cabe no mesmo dia. O que demora é a autorização do dono, ou a peça de modelo fora de linha.",
            "Um reparo pequeno leva até {trade.smallRepair}, e trocar o motor da casa é serviço de um dia. Por isso o orçamento escrito costuma destravar o caso: o dono vê a causa e o valor e só precisa responder.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga o conserto do portão alugado?",
        answers: [
          "O dono paga o desgaste e o defeito antigo. O inquilino paga a batida, o mau uso e o controle perdido.",
          "Peça gasta pelo tempo é do proprietário. O que o morador ou a visita quebrou é do inquilino.",
        ],
      },
      {
        question: "Posso consertar e descontar do aluguel?",
        answers: [
          "Só com a concordância escrita do dono. Sem ela, o desconto conta como aluguel não pago.",
          "Pode, se ele aceitar por escrito antes. Peça a nota no nome de quem vai pagar.",
        ],
      },
      {
        question: "O portão não fecha e a casa está aberta. Espero o prazo?",
        answers: [
          "Não. É urgência: avise o dono na hora e peça o técnico, guardando a prova do aviso e a nota para o reembolso.",
          "Casa aberta para a rua não espera. Avise por mensagem, chame o conserto e guarde tudo para cobrar depois.",
        ],
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
        "Você pode levar o motor do portão que instalou na mudança se isso foi combinado por escrito, com o dono do imóvel alugado ou com quem comprou a casa. Sem acordo, o que está instalado costuma ficar. Reinstalar na casa nova custa a partir de {price.installation} de mão de obra, se o motor servir lá.",
        "Em casa alugada, o inquilino pode tirar e levar embora o motor do portão eletrônico que instalou ou comprou, ao sair do aluguel, se o dono concordou por escrito ou se a retirada não estraga o imóvel. O portão deve ficar funcionando na mão, como manda a vistoria. A nova instalação começa em {price.installation} de mão de obra.",
        "Na casa vendida, o motor do portão em geral fica com o comprador, porque está preso ao imóvel, e quem vendeu a casa só pode levar se o contrato disser isso. Combine por escrito antes de desmontar. Em outro endereço, se o modelo servir, a instalação parte de {price.installation}, só de mão de obra.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Inquilino, vendedor e comprador", "Quem pode levar o motor"],
        slots: [
          [
            "A regra muda com o seu lugar no contrato, e o que está escrito vale mais que a regra geral. Se não há nada por escrito, combine antes de desmontar. Em geral, vale o seguinte:",
            "A resposta depende de quem você é e do que foi assinado. No aluguel, valem o contrato e a Lei do Inquilinato (artigos 35 e 36). Na falta de cláusula, acerte antes com o dono ou o comprador. Os casos mais comuns:",
            "Veja primeiro o contrato, que pode mudar a resposta. Se não há nada combinado, escreva ao dono ou ao comprador antes de tirar. O costume é este:",
          ],
        ],
        bullets: [
          "Inquilino que pagou com autorização: combina com o dono a indenização ou a retirada",
          "Inquilino que pagou sem acordo: em geral não é indenizado e leva só o que sai sem estragar",
          "Motor que já estava na casa: pertence ao imóvel e fica",
          "Quem vende a casa: precisa pôr no contrato que o motor não entra na venda",
        ],
      },
      {
        about: "choose",
        headings: ["Vale a pena levar?", "Levar, vender ao dono ou deixar"],
        slots: [
          [
            "Só vale a pena se o portão da casa nova abre do mesmo jeito e tem peso parecido, porque um motor de basculante não serve em portão de correr. Some a retirada, o reparo dos furos e a nova instalação.",
            "Motor basculante e motor de correr não se trocam entre si, então confira o portão do outro endereço. A conta inclui a retirada, os furos e a montagem lá.",
            "Antes de tirar, veja se o tipo e o peso do portão novo combinam com o motor. Depois some o valor de desmontar, fechar os furos e instalar.",
          ],
          [
            "Muitas vezes sai melhor vender o motor instalado ao dono ou a quem comprou a casa. Um kit basculante novo, de até {width.quarterHp}, parte de {price.lowest} instalado, já com garantia.",
            "Deixar o motor e cobrar do dono ou do comprador costuma ser mais simples. Para comparar, o kit basculante até {width.quarterHp} começa em {price.lowest}, montado e com garantia nova.",
            "Quem fica com a casa pode preferir pagar pelo motor no lugar. Um novo, em basculante de até {width.quarterHp}, custa a partir de {price.lowest} instalado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a retirada do motor", "Retirar e reinstalar com segurança"],
        slots: [
          [
            "A retirada é serviço de técnico, com o disjuntor desligado e a folha travada, porque o basculante sem o motor pode cair. Antes de sair, apague a memória dos controles e fotografe como o portão ficou.",
            "Quem tira é o técnico, sem energia e com a folha presa, porque no basculante o motor ajuda a segurá-la. Limpe a memória dos controles e guarde fotos de antes e depois.",
            "Com o circuito desligado e a folha travada, o técnico desmonta e deixa o portão utilizável na mão. As fotos evitam desconto na caução, e a memória apagada evita que um controle antigo continue abrindo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A garantia do motor vai junto?",
        answers: [
          "A do motor, sim, porque segue a nota, no prazo dela. A da instalação vale só no lugar onde foi feita.",
          "O prazo do aparelho continua, com a nota. O serviço antigo não cobre a montagem nova, que tem a sua própria garantia.",
        ],
      },
      {
        question: "Preciso avisar a imobiliária antes de tirar?",
        answers: [
          "Sim, por escrito e antes da vistoria de saída, com a data da retirada e como o portão vai ficar.",
          "Avise por mensagem com antecedência e descreva o estado final. Isso evita cobrança na vistoria.",
        ],
      },
      {
        question: "Tenho de devolver o portão como era?",
        answers: [
          "Em regra, sim, funcionando na mão, com trinco e furos fechados, salvo acordo. A vistoria de entrada é a medida.",
          "O imóvel deve voltar ao estado da vistoria de entrada. Furos tapados e tranca no lugar costumam bastar.",
        ],
      },
      {
        question: "Quanto custa instalar no endereço novo?",
        answers: [
          "A mão de obra parte de {price.installation}, se o motor serve; suportes, cremalheira e ponto de energia que faltem são somados.",
          "A partir de {price.installation}, mais o que o portão novo exigir, como base ou energia. Compare com um motor novo antes.",
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
        "O vizinho não pode fixar motor ou portão no seu muro sem acordo, e deve corrigir o portão que bate, trepida ou faz barulho demais (Código Civil, artigo 1.277). Trinca na parede, com prova, é paga por quem a causou. Mostre o vídeo e peça regulagem e batente do lado dele.",
        "Se o portão do vizinho bate, faz barulho ou trepida o seu muro, você pode exigir o conserto: o artigo 1.277 do Código Civil protege o sossego e a segurança de quem mora ao lado. Rachou a parede? Paga quem causou, e motor fixado no muro de divisa só com acordo.",
        "Motor fixado no muro do vizinho, sem autorização, não pode, e portão que bate ou racha a parede alheia precisa ser corrigido por quem o instalou. O Código Civil (artigo 1.277) dá esse direito; comece com um vídeo do barulho e um pedido de regulagem por escrito.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como resolver com o vizinho", "Do vídeo ao acordo"],
        slots: [
          [
            "Registre antes de discutir, porque um vídeo com hora mostra a pancada sem conversa de memória. A maioria dos casos acaba em regulagem.",
            "Prova primeiro, conversa depois. Quase sempre a solução é um ajuste simples do lado dele.",
            "Um vídeo curto e datado vale mais que reclamação. O conserto costuma ser barato para o vizinho.",
          ],
        ],
        steps: [
          "Filme um ciclo com som e fotografe a trinca com uma régua ao lado.",
          "Converse e mostre onde a folha encosta.",
          "Peça regulagem e batente preso à coluna dele.",
          "Sem acordo, mande o pedido por escrito, com prazo.",
          "Depois, juizado especial, com fotos e orçamento do reparo.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão bate e faz barulho", "O defeito por trás da batida"],
        slots: [
          [
            "Fim de curso fora do ponto ou batente solto fazem a folha passar do lugar e bater no muro. Regular isso leva em geral até {trade.smallRepair}, com visita a partir de {price.preventive} em casa, sem peças, paga pelo dono do portão.",
            "A folha ultrapassa o ponto quando o sensor de parada atua tarde ou o batente cedeu. O ajuste, que cabe em {trade.smallRepair}, custa ao dono desde {price.preventive} em residência, fora peças.",
            "Parada desregulada e batente frouxo são as causas comuns da pancada. O dono do portão resolve com regulagem, a partir de {price.preventive} em casa, sem peças, em até {trade.smallRepair}.",
          ],
          [
            "No de correr, falta de batente no fim do trilho é perigosa, porque a folha pode sair e tombar. Motor preso em muro fino vibra e racha a parede.",
            "Portão de correr sem batente pode tombar para o seu lado. E muro sem coluna, com motor preso, trinca pela vibração.",
            "Sem batente no fim do trilho, a folha cai. Com motor fixado em muro fraco, a vibração abre trincas.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que instalar do lado certo", "Batente, borracha e coluna própria"],
        slots: [
          [
            "Batente de borracha e coluna própria tiram a vibração do muro alheio. O motor se prende em coluna ou base no piso, e a folha para com folga de alguns centímetros da divisa.",
            "Coluna e base do próprio vizinho recebem motor e batente, este com borracha. A folha fica a alguns centímetros do muro quando para.",
            "Motor em base no chão, batente de borracha e folga de poucos centímetros até a divisa acabam com batida e tremor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso mandar consertar o portão do vizinho?",
        answers: [
          "Só com autorização dele, porque o portão é dele. Oferecer o orçamento costuma ajudar a conversa.",
          "Não por conta própria. Com o acordo por escrito, sim.",
        ],
      },
      {
        question: "O muro da divisa é dos dois vizinhos?",
        answers: [
          "Muro de divisa costuma ser comum aos dois (Código Civil, artigo 1.297), e por isso nenhum prende motor nele sem acordo.",
          "Presume-se dos dois, salvo prova em contrário. Cada um usa sem prejudicar o outro.",
        ],
      },
      {
        question: "A que horas o portão pode fazer barulho?",
        answers: [
          "Barulho excessivo incomoda em qualquer hora, e à noite a tolerância é menor. A regra de horário e decibéis é do município.",
          "Depende da lei municipal. Pancada de madrugada é a queixa que mais se acolhe.",
        ],
      },
      {
        question: "Como provo que a trinca veio do portão?",
        answers: [
          "Fotos antigas, vídeo da batida e laudo de engenheiro ligam a trinca ao ponto em que a folha toca.",
          "Vídeo do impacto no lugar exato e avaliação de um engenheiro. Marque a data na trinca para ver se cresce.",
        ],
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
        "Se o vizinho estaciona na frente do portão automático e a guia é rebaixada, isso é infração média, com multa e remoção do carro (Código de Trânsito, art. 181, IX). Fale com o dono, fotografe e chame o órgão de trânsito, em São Paulo pelo 156; não acione o portão contra o carro.",
        "O carro do vizinho parado na frente do portão pode ser multado e guinchado quando há guia rebaixada para a garagem (CTB, art. 181, inciso IX, infração média). Peça que ele tire, guarde fotos e ligue para o órgão de trânsito da cidade, o 156 em São Paulo, sem mexer o portão.",
        "Estacionar diante de garagem com guia rebaixada é proibido pelo art. 181, IX, do Código de Trânsito: infração média, multa e guincho, mesmo que o carro seja do vizinho. Chame o órgão de trânsito (156 em São Paulo) e deixe o portão automático parado até a saída do carro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer na hora", "Carro bloqueando a garagem: os passos"],
        slots: [
          [
            "Não force a saída nem empurre o carro, porque o dano nele ou no portão passa a ser discussão sua. Registrar e chamar o órgão de trânsito resolve sem prejuízo.",
            "Por mais pressa que haja, não acione o portão contra o veículo nem o mova: quem causa o estrago responde por ele. O caminho é registrar e chamar a fiscalização.",
            "A pressa faz a folha bater no carro, e aí o prejuízo muda de dono. Mantenha o portão parado, junte as provas e deixe a remoção com a autoridade.",
          ],
        ],
        steps: [
          "Procure o dono e peça que tire o carro.",
          "Fotografe o veículo, a placa e a guia rebaixada.",
          "Ligue para o órgão de trânsito da cidade e anote o protocolo.",
          "Deixe o portão fechado até o carro sair.",
          "Se há emergência médica, diga isso na ligação.",
        ],
      },
      {
        about: "what",
        headings: ["O que vale como proibição", "Guia rebaixada, placa e pintura"],
        slots: [
          [
            "O que a fiscalização olha é a guia rebaixada com garagem em uso. Sem o rebaixo, ou com a garagem desativada, a multa fica difícil de aplicar. O rebaixo depende de autorização da prefeitura, que define a largura.",
            "A proibição nasce do rebaixo da guia em frente a uma garagem que funciona, feito com licença municipal e na largura permitida. Guia alta ou garagem fechada há anos enfraquece a reclamação.",
            "Conta a guia e rebaixada para entrada de veículos, com a garagem ativa. Se o meio-fio não foi rebaixado, peça a autorização à prefeitura, que diz a largura, porque sem ele o agente dificilmente multa.",
          ],
          [
            "Placa de 'proibido estacionar' e faixa amarela feitas pelo morador avisam, mas não criam regra. Quem sinaliza a via é o órgão de trânsito.",
            "Pintar a guia ou pendurar placa por conta própria serve de lembrete ao vizinho, sem força de lei. Sinalização de rua é tarefa do órgão de trânsito.",
            "A sinalização oficial é só a do órgão de trânsito. Sua placa no portão ajuda como aviso, e a faixa amarela caseira não vale como proibição.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que o portão pode ter para ajudar", "Sensor e sinaleiro na entrada disputada"],
        slots: [
          [
            "Uma fotocélula do lado da rua impede o portão de fechar sobre um carro parado no vão, e o sinaleiro com luz e som avisa que ele vai abrir. Já a folha que avança sobre a calçada pode bater em carro rente ao muro. Nesse caso, o portão de correr resolve.",
            "Com fotocélula na face da rua, a folha não fecha sobre quem parou no meio, e o sinaleiro mostra que ali entra e sai carro. Portão que abre para fora encosta no veículo encostado ao muro, e a troca pelo de correr acaba com isso.",
            "O sinaleiro, com luz e som, lembra o vizinho de que a garagem é usada, e a fotocélula externa segura o fechamento. Se a sua folha invade a calçada ao abrir, pense no modelo de correr, que não avança.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso estacionar na frente da minha própria garagem?",
        answers: [
          "Pela lei, a regra da guia rebaixada não abre exceção ao morador. Na prática, a multa depende de reclamação ou da fiscalização local.",
          "O texto do Código não distingue o dono da garagem. Quem para ali também pode ser multado, embora seja menos comum.",
          "A proibição vale para todos, inclusive você. A fiscalização costuma agir quando alguém reclama.",
        ],
      },
      {
        question: "E se o carro não bloqueia tudo, só um pedaço da guia?",
        answers: [
          "O carro sobre qualquer parte do rebaixo já atrapalha a entrada e pode ser autuado. Fotografe mostrando a guia e a roda.",
          "Basta ocupar parte da guia rebaixada para caber reclamação. A foto deve mostrar onde o rebaixo começa e onde está o pneu.",
          "Meio rebaixo ocupado também conta. Registre de um ângulo em que apareçam a guia e o veículo.",
        ],
      },
      {
        question: "Pintar a guia de amarelo resolve?",
        answers: [
          "Não cria proibição por si. Só a sinalização do órgão de trânsito vale, e pintar a via sem licença pode até render notificação.",
          "Como aviso, ajuda; como regra, não. Peça a pintura ao órgão de trânsito, que avalia o local.",
          "A tinta posta pelo morador não tem valor legal. O pedido de sinalização se faz à prefeitura ou ao órgão de trânsito.",
        ],
      },
      {
        question: "O portão bateu no carro parado. Quem paga?",
        answers: [
          "Depende do caso: o carro estava irregular, mas quem aciona o portão deve olhar antes. Guarde fotos e vídeo, e veja se a fotocélula estava funcionando.",
          "Pode haver culpa dos dois lados, a do carro mal parado e a de quem acionou sem olhar. Registre tudo antes de mover o veículo.",
          "A resposta varia, porque o portão exige atenção de quem comanda. Fotos, câmera e o estado da fotocélula contam na conversa ou no juizado.",
        ],
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
      "seguro cobre granizo portão",
      "granizo portão seguro cobre",
      "chuva granizo portão seguro cobre",
      "granizo portão seguro",
      "seguro cobre vendaval portão",
      "vento derrubou portão seguro cobre",
      "temporal portão seguro cobre",
      "chuva portão seguro cobre",
      "seguro contra terceiros portão",
      "seguro terceiros portão bateu pedestre",
      "seguro contra terceiros portão bateu pedestre",

      "seguro cobre carro amassado portão",
      "seguro cobre portão amassado carro",
      "seguro cobre portão batido carro",
      "seguro cobre batida portão",

      "seguro cobre acidente portão",
      "seguro acidente portão",
      "seguro condomínio acidente portão",
      "seguro paga acidente portão",
      "seguro cobre carro portão",
      "seguro condomínio cobre dano elétrico portão",
      "seguro cobre dano elétrico portão",
      "seguro condomínio danos elétricos portão",
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
      "seguro paga portão",
      "seguro cobre batida portão",
      "seguro danos elétricos portão",
      "acionar seguro portão",
      "seguro cobre arrombamento portão",
      "seguro portão arrombado",
      "seguro cobre conserto portão",
      "assistência residencial portão",
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
        "O seguro do condomínio cobre dano elétrico no portão só se a apólice tem a cobertura de danos elétricos, que em geral é opcional e tem franquia própria. Ela costuma pagar motor e placa queimados por raio, curto ou oscilação da rede. Desgaste não entra. Avise a seguradora antes de trocar as peças e guarde as queimadas. A troca do motor em prédio fica de {price.heavySwap}, com mão de obra.",
        "O seguro residencial cobre o motor de portão queimado quando a apólice tem danos elétricos e a causa foi raio, curto ou oscilação da rede. A franquia é descontada, e o desgaste fica de fora. Avise a seguradora antes de trocar. Para comparar com a franquia, a troca do motor em casa fica de {price.homeSwap}, com mão de obra.",
        "O seguro cobre o motor de portão roubado se a apólice tiver a cobertura de roubo ou furto qualificado e houver sinal de arrombamento. Faça o boletim de ocorrência, fotografe o local e avise a seguradora antes de repor. A franquia é descontada. Para comparar, a troca do motor em casa custa de {price.homeSwap}, com mão de obra.",
        "O seguro do condomínio cobre o portão quebrado se a causa estiver na apólice, como raio e surto em danos elétricos, batida em impacto de veículos e arrombamento em roubo. Desgaste e defeito comum não entram, e a franquia fica por conta do prédio. Para comparar, trocar o motor de um portão pesado custa de {price.heavySwap}, com mão de obra.",
        "O seguro cobre o portão amassado por carro quando a apólice da casa tem impacto de veículos, com desconto da franquia. Antes, tente o seguro do carro de quem bateu, que paga danos a terceiros sem franquia para você. Anote a placa, fotografe o dano e avise a seguradora antes de consertar.",
        "O seguro do condomínio paga o portão batido quando a apólice tem a cobertura de impacto de veículos, e o prédio arca com a franquia. Se a placa de quem bateu é conhecida, peça primeiro ao seguro desse carro. Fotografe, avise a seguradora e só depois conserte. O orçamento por item sai pela foto do portão.",
        "O seguro contra terceiros, a responsabilidade civil da apólice, cobre o acidente em que o portão bateu num pedestre ou num carro de fora. Sem essa cobertura, a conta fica com o dono ou com o condomínio. A seguradora costuma pedir prova de manutenção. Avise no prazo, com fotos e boletim de ocorrência.",
        "O seguro cobre o portão de garagem estragado por chuva de granizo, temporal ou vento quando a apólice da casa ou do condomínio tem a cobertura de vendaval e granizo, que em geral é opcional e tem franquia. Desgaste e ferrugem não entram. Fotografe o dano e as pedras de gelo e avise a seguradora antes de consertar.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cada cobertura paga", "Danos elétricos, roubo e impacto"],
        slots: [
          [
            "Queima por raio ou curto entra em danos elétricos. Chapa amassada por granizo ou folha derrubada pelo vento entra em vendaval e granizo. Folha forçada ou motor levado por ladrão entra em roubo ou furto qualificado. Batida de carro entra em impacto de veículos, e o seguro de quem bateu também pode pagar.",
            "A apólice lista as coberturas contratadas, e cada uma paga uma causa. Raio e curto entram em danos elétricos, motor levado entra em roubo, e batida de carro, em impacto de veículos. Se alguém de fora bateu, o seguro do carro dele pode responder.",
            "Motor ou placa queimados pela rede são danos elétricos, motor furtado é roubo e carro contra o portão é impacto de veículos. Nesse último caso, quem bateu pode acionar o seguro do próprio carro.",
          ],
          [
            "O seguro não paga peça gasta, folha pesada nem falta de manutenção. A assistência 24 horas da apólice às vezes manda alguém fechar o portão, mas raramente paga o motor.",
            "O desgaste não é um sinistro, e por isso engrenagem e roldana velhas não entram. Já o serviço de assistência do seguro pode ajudar a fechar o portão, sem incluir as peças.",
            "A apólice não paga o desgaste nem o defeito por falta de cuidado. O serviço de assistência costuma só socorrer, e deixa a peça e o motor por sua conta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como acionar o seguro", "Da quebra à indenização"],
        slots: [
          [
            "Avise primeiro e conserte depois, a não ser que haja risco a pessoas, porque trocar antes da vistoria é o que mais faz perder a cobertura.",
            "O erro mais caro é consertar antes de avisar. Se não há perigo, espere a seguradora dizer o que quer ver.",
            "A ordem importa, porque peça jogada fora e conserto feito antes derrubam o pedido. Resolva de imediato apenas o que oferece risco.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e fotografe o dano.",
          "Abra o aviso na seguradora e anote o número.",
          "Peça ao técnico um orçamento por item, com a causa escrita.",
          "Guarde as peças retiradas até a vistoria.",
          "Compare o valor com a franquia antes de seguir.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando vale acionar o seguro", "Franquia contra orçamento"],
        slots: [
          [
            "Se o conserto custa perto da franquia, acionar o seguro não compensa, e o uso ainda pode pesar na renovação. Placa e motor inteiro têm mais chance de passar da franquia. Capacitor e regulagem quase nunca passam.",
            "Compare o orçamento com a franquia, que é a parte que fica com você. Um reparo pequeno raramente vale o pedido, mas motor ou placa queimados por raio muitas vezes valem.",
            "O seguro só paga o que passa da franquia. Por isso ele não vale a pena num defeito barato e costuma valer quando se perde o motor ou quando vários aparelhos queimam juntos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A distribuidora paga motor queimado por oscilação?",
        answers: [
          "Pode pagar, se você pedir o ressarcimento a ela com a data e a hora da falha. Guarde a peça queimada.",
          "Sim, se a falha foi da rede dela. Peça o ressarcimento antes de consertar, com data, hora e a peça guardada.",
        ],
      },
      {
        question: "A seguradora aceita o relatório do técnico do portão?",
        answers: [
          "Em geral aceita, com orçamento por item, a causa da queima e a etiqueta do motor. Algumas mandam o próprio perito.",
          "Costuma aceitar relatório e orçamento assinados, com fotos. Confirme no aviso se ela quer vistoriar antes.",
        ],
      },
      {
        question: "O seguro exige nota da instalação?",
        answers: [
          "Costuma pedir uma prova do bem e do preço, e a nota e a foto da etiqueta ajudam.",
          "Muitas vezes pede alguma prova de que o motor era seu, e para isso servem nota, recibo ou fotos antigas.",
        ],
      },
      {
        question: "O portão ficou aberto. Posso fechar antes da vistoria?",
        answers: [
          "Pode e deve, porque a segurança da casa vem antes. Fotografe tudo, feche ou trave o portão e guarde o que for retirado.",
          "Sim, desde que registre o dano em fotos antes. Fechar a entrada não é consertar, e a seguradora costuma aceitar.",
        ],
      },
    ],
    photo: "fotos do dano e da etiqueta do motor",
  },
  {
    id: "seguro-do-carro-e-portao",
    broader: "normas",
    label: "Seguro do carro e o portão",
    phrase: "o seguro do carro na batida com o portão",
    asks: [
      "seguro carro cobre portão",
      "seguro auto cobre portão",
      "seguro carro cobre portão eletrônico",
      "seguro carro cobre batida portão",
      "seguro carro paga portão",
      "seguro auto paga portão",
      "bati carro portão seguro",
      "bati carro meu portão seguro cobre",
      "seguro carro portão garagem",
      "seguro carro cobre portão fechou em cima",
      "seguro cobre carro portão caiu",
      "seguro terceiros portão vizinho",
      "bati portão vizinho seguro carro",
      "bati portão condomínio seguro carro",
    ],
    intent: "question",
    answers: {
      any: [
        "O seguro do carro costuma cobrir o portão de outra pessoa em que você bateu, se a apólice tem danos materiais a terceiros. O seu próprio portão quase nunca entra nessa cobertura. Já o conserto do carro sai pela cobertura de colisão, com a franquia. Confira a apólice e avise a seguradora antes de consertar.",
        "Se você bateu o carro no portão do vizinho ou do condomínio, o seguro do carro paga o portão quando há cobertura de danos materiais a terceiros. Fotografe a folha, o motor e o carro e peça um orçamento do portão por itens. O carro, se precisar, sai pela colisão, com a franquia.",
        "Quando o portão bateu ou caiu em cima do carro, o seguro do carro cobre o conserto pela colisão, com a franquia, e depois pode cobrar de quem cuida do portão. Se o dono do portão assume, o seu seguro nem precisa ser usado. Guarde fotos e imagens do mesmo dia.",
        "Bateu o carro no seu próprio portão? O seguro do carro em geral paga o conserto do carro, pela colisão, mas não o portão, que é seu. Para a folha e o motor, veja se o seguro residencial tem impacto de veículos. Desligue o disjuntor e não acione a folha torta.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Qual seguro paga cada prejuízo", "Seguro do carro ou da casa"],
        slots: [
          [
            "O que vale é o que está escrito na apólice, e cada seguradora tem as suas regras. Em linhas gerais, o costume é este.",
            "Cada apólice tem as suas condições, e a resposta final é da seguradora. O mais comum é o seguinte.",
          ],
        ],
        bullets: [
          "Portão de outra pessoa: danos materiais a terceiros, no seguro do carro",
          "Seu próprio portão: impacto de veículos, no seguro da casa",
          "Seu carro: colisão, com a franquia",
          "Portão do prédio que falhou: seguro do condomínio ou quem responde por ele",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer antes de chamar o seguro", "Passos depois da batida no portão"],
        slots: [
          [
            "Primeiro a segurança: folha torta pode cair ou se mover sozinha. Depois, as provas, que precisam ser feitas antes do conserto.",
            "Cuide antes da folha, que pode tombar, e só então das provas. Nada é consertado antes das fotos.",
          ],
        ],
        steps: [
          "Afaste as pessoas e desligue o disjuntor do portão.",
          "Fotografe o carro, a folha, o motor e o trilho, de longe e de perto.",
          "Anote a hora, as testemunhas e quem acionou.",
          "Avise a seguradora e pergunte se ela quer vistoria antes do conserto.",
          "Peça o orçamento do portão com motor, folha e mão de obra separados.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando vale acionar o seguro", "Franquia e valor do conserto"],
        slots: [
          [
            "Compare o orçamento com a franquia. Trilho, roldana e regulagem muitas vezes custam menos que ela. Folha refeita com motor novo costuma passar. Fazemos o orçamento do motor e do ajuste por foto, de graça, com os itens separados que a seguradora pede.",
            "Se o conserto fica abaixo da franquia, pagar direto é mais simples e não mexe no bônus. Acima dela, o seguro compensa. O nosso orçamento por foto é grátis e separa peça, motor e mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso consertar o portão antes da vistoria?",
        answers: [
          "Só com autorização da seguradora, por escrito. Se o portão precisa ser escorado por segurança, fotografe antes e guarde as peças.",
          "Espere a resposta da seguradora. O que for urgente para ninguém se machucar se faz com fotos de antes e de depois.",
        ],
      },
      {
        question: "Não tenho seguro e bati no portão do vizinho. E agora?",
        answers: [
          "Quem bateu paga o conserto. Combinem por escrito, com um orçamento por itens, e guardem o recibo.",
          "O prejuízo é de quem bateu. Peçam um orçamento detalhado e façam o acordo por mensagem ou recibo.",
        ],
      },
      {
        question: "Vocês fazem relatório para o seguro?",
        answers: [
          "Descrevemos por escrito o estado do motor e da folha e o que precisa ser trocado. Laudo para processo é de profissional habilitado.",
          "Entregamos o orçamento com a descrição do dano no motor e na folha. Se a seguradora exigir laudo, é preciso um profissional habilitado.",
        ],
      },
    ],
    photo: "fotos da folha, do motor e do trilho, de longe, sem mexer no portão",
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
        "Sim, portão automático valoriza o imóvel mais na hora de vender ou alugar do que no preço: garagem que abre por controle pesa na visita, e portão quebrado pesa contra. Não há percentual certo de ganho; o motor no basculante de até {width.quarterHp} parte de {price.lowest} instalado.",
        "Pôr motor no portão antes de vender ajuda a casa a sair mais rápido, mas ninguém garante quanto valoriza. Como o kit basculante instalado custa a partir de {price.lowest}, até {width.quarterHp}, é das melhorias mais baratas; fachada pintada e portão silencioso contam junto.",
        "O portão eletrônico ajuda a alugar ou vender, porque em muitas ruas já é esperado, e a falta dele afasta. Quanto valoriza a casa não tem número certo. A automação do basculante, desde {price.lowest} instalada até {width.quarterHp}, costuma compensar se a folha está boa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que fazer antes de vender", "Melhorias que aparecem na visita"],
        slots: [
          [
            "O comprador vê o conjunto em poucos segundos, e o portão é a primeira coisa. Estas melhorias aparecem mais que um motor caro.",
            "Na visita contam fachada e som do portão. Invista nesta ordem, do que mais aparece ao que menos aparece.",
            "O que rende na venda é o que se vê e se ouve, mais que a potência do motor.",
          ],
        ],
        bullets: [
          "Pintura e ferrugem tratada: a fachada muda.",
          "Regulagem e lubrificação: o portão abre sem rangido.",
          "Motor simples e dois controles funcionando.",
          "Fotocélula: segurança que se mostra a quem tem criança.",
          "Motor de luxo: ninguém vê; deixe para quem vai morar.",
        ],
      },
      {
        about: "cost",
        headings: ["Do conserto à automação", "Quanto custa"],
        slots: [
          [
            "A revisão em casa parte de {price.preventive}, sem peças, e tira rangido e folga antes das visitas. Automatizar custa {models.pricesOr} no basculante de até {width.quarterHp}, já instalado, e trocar um motor velho, {price.homeSwap}.",
            "Regular sai desde {price.preventive} em residência, fora peças. Motor novo no basculante até {width.quarterHp} fica em {models.pricesOr}, com instalação; troca em outro tipo, {price.homeSwap}.",
            "Por {price.preventive} em diante, sem peças, o portão fica silencioso. Kit de basculante, {models.pricesOr} colocado, até {width.quarterHp}; troca de motor nos demais, {price.homeSwap}.",
          ],
          [
            "Aproveitar a folha é o que mantém a conta baixa. Trocar o portão inteiro só compensa quando ele está podre ou torto.",
            "Folha boa se mantém: pintura e motor bastam. Portão novo antes da venda raramente volta no preço.",
            "Se a folha está firme, automatize; se está podre, troque, porque ela derruba a visita.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Na entrega das chaves", "Para quem compra ou aluga"],
        slots: [
          [
            "Quem recebe a casa deve apagar a memória e gravar só os controles entregues. Assim nenhum controle antigo abre o portão.",
            "Na troca de morador, controles velhos precisam sair da central. O acerto leva minutos.",
            "O novo morador zera os controles antigos e fica só com os seus.",
          ],
        ],
        steps: [
          "Entregue controles, chave de destravamento e manual.",
          "Passe a nota, se ainda há garantia.",
          "Apague a memória da central, com o técnico.",
          "Grave e teste só os controles entregues.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor fica na casa vendida?",
        answers: [
          "Fica, salvo combinação no contrato, porque faz parte do portão. Diga isso no anúncio.",
          "Sim, em regra. Quem quer levar precisa escrever no contrato.",
        ],
      },
      {
        question: "Vale automatizar o portão de casa de aluguel?",
        answers: [
          "Vale se a rua pede garagem segura e as casas vizinhas têm. Combine no contrato quem paga a manutenção, {visits.home}.",
          "Em geral sim, pelo aluguel mais rápido. Escreva quem cuida da revisão {visits.home}.",
        ],
      },
      {
        question: "Trocar o portão inteiro compensa antes de vender?",
        answers: [
          "Só se a folha está podre ou torta. Pintura e regulagem bastam na maioria.",
          "Raramente. Um portão reto e pintado causa a mesma impressão por muito menos.",
        ],
      },
      {
        question: "Quanto tempo leva automatizar antes das visitas?",
        answers: [
          "A instalação leva {time.tilting} no basculante e {time.sliding} no de correr. Pintura vem antes, com um ou dois dias para secar.",
          "No mesmo dia: {time.tilting} em basculante, {time.sliding} em deslizante. Pinte antes e espere secar.",
        ],
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
        "Quem responde pela garantia do motor, pelo defeito de fábrica, são a loja e o fabricante, que dão juntos essa garantia, e acionar a loja costuma ser mais rápido. O instalador responde pela montagem que fez. Comprando e instalando conosco, você tem {warranty.motor} no motor e {warranty.installation} na instalação, com um só responsável.",
        "A garantia de um motor de portão instalado por terceiros continua valendo com o fabricante e com a loja que vendeu, se o termo não exigir instalador credenciado. Já o serviço malfeito é de quem instalou. No que nós fazemos, o motor tem {warranty.motor} e a instalação, {warranty.installation}.",
        "Sim, motor comprado na internet tem garantia: quem atende é a loja que emitiu a nota ou a assistência da marca, e nem sempre alguém vai até a sua casa. A montagem é garantida por quem instalou. No que nós vendemos e instalamos, são {warranty.motor} para o motor e {warranty.installation} para a instalação.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como separar defeito de fábrica e de instalação", "Se o defeito é do produto ou do serviço"],
        slots: [
          [
            "Motor, engrenagem ou placa que falha em uso normal é defeito do produto. Suporte frouxo, fio mal emendado, cremalheira sem folga e fim de curso errado são defeitos do serviço.",
            "A peça que falha sozinha é da fábrica, enquanto a fixação, a ligação e a regulagem são de quem montou. A cremalheira sem folga, por exemplo, é erro de instalação.",
            "O que veio com defeito no aparelho é do fabricante. O que ficou mal preso, mal ligado ou mal regulado é do instalador.",
          ],
          [
            "Raio, água, batida e uso acima do previsto ficam fora das duas garantias. Não abra o motor antes da avaliação, porque um lacre rompido pode tirar a cobertura.",
            "Surto, enchente e colisão não entram em nenhuma das garantias e são conserto pago. Deixe a tampa fechada até a avaliação, já que o motor aberto pode perder a cobertura.",
            "Nenhuma das duas cobre pico de energia, alagamento ou pancada. O motor precisa chegar fechado à avaliação, para não dar motivo de recusa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A quem pedir a garantia primeiro", "Como pedir a garantia sem perder tempo"],
        slots: [
          [
            "Comece por quem emitiu a nota, porque quem vende não pode só mandar procurar a fábrica. Se a loja e o instalador são diferentes, escreva aos dois no mesmo dia e peça a causa por escrito.",
            "Procure primeiro a loja da nota, que não pode se livrar indicando o fabricante. Com instalador à parte, avise os dois juntos, porque a causa escrita decide de quem é a garantia.",
            "Procure o vendedor, que responde junto com a fábrica. Quando outro instalou, mande a mesma mensagem aos dois e peça a causa registrada.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e filme o defeito, se for seguro.",
          "Separe nota, termo e foto da etiqueta.",
          "Escreva a quem vendeu e a quem instalou, no mesmo dia.",
          "Peça protocolo e prazo, porque a lei dá 30 dias para sanar o defeito do produto.",
          "Sem solução, procure o Procon ou o juizado.",
        ],
      },
      {
        about: "choose",
        headings: ["Antes de comprar, peça por escrito", "O que a nota deve trazer"],
        slots: [
          [
            "Confira na nota quatro informações que evitam briga: o prazo do motor, o prazo do serviço, o que fica de fora e quem paga a visita. Comprar e instalar com a mesma empresa deixa um só responsável.",
            "Peça na nota o prazo de cada parte, as exceções e quem paga o deslocamento e a retirada. Com um só fornecedor para motor e instalação, você não precisa descobrir a quem reclamar.",
            "A nota deve dizer quanto dura cada garantia, o que não entra e de quem é o custo da visita. Quando a loja e o instalador são os mesmos, não há discussão sobre a causa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O prazo da fábrica soma com os 90 dias da lei?",
        answers: [
          "A garantia do termo se soma à da lei, a menos que ele diga que já a inclui. Leia o certificado e, na dúvida, pergunte ao Procon.",
          "Em regra, a garantia do fabricante vem além da legal, salvo se o termo já contar os 90 dias. Vale conferir a redação.",
        ],
      },
      {
        question: "Outro técnico mexeu. Perdi a garantia?",
        answers: [
          "Pode perder, se o termo exige assistência indicada. A garantia do serviço é dada só por quem o fez.",
          "É possível, porque muitos certificados excluem motor aberto por terceiros. Pergunte antes de deixar alguém mexer.",
        ],
      },
      {
        question: "Comprei na internet. Quem vem na minha casa?",
        answers: [
          "Em geral ninguém, porque a loja recebe o motor de volta ou indica a assistência da marca, e a retirada nem sempre está incluída. Veja isso no termo.",
          "A loja online troca ou repara o produto, mas costuma não pagar retirada e montagem. A assistência da marca é o outro caminho.",
        ],
      },
      {
        question: "Vocês atendem motor comprado em outro lugar?",
        answers: [
          "Sim, como serviço independente, depois da garantia ou com o seu acordo. Dentro do prazo, acione antes a loja para não perder a cobertura.",
          "Atendemos, e a visita em casa parte de {price.preventive}, sem peças. Se ainda há garantia, o vendedor deve ser chamado primeiro.",
        ],
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
        "Fazemos manutenção de portão de prédio pequeno sem contrato: cada visita avulsa é paga à parte, com o valor informado antes pelo WhatsApp. Em geral fica de {price.preventiveRange} por portão, sem peças, e com poucas vagas isso costuma sair por menos que a mensalidade.",
        "Sem contrato, a manutenção avulsa do portão do prédio é cobrada por visita, em geral de {price.preventiveRange}, peças à parte. O síndico manda vídeo e etiqueta, recebe o valor, aprova e marca. Prédio de poucas vagas raramente precisa de mensalidade.",
        "Não precisa assinar nada: atendemos o prédio pequeno sem contrato, com revisão ou conserto em visita avulsa. A revisão fica em geral de {price.preventiveRange} por portão, fora as peças, e qualquer conserto só é feito depois que o síndico aprova o preço.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Avulso ou contrato no prédio pequeno", "Quando o avulso basta ao prédio"],
        slots: [
          [
            "A conta é anual: some as visitas e os consertos do último ano e compare com doze mensalidades. Com um portão leve e poucas vagas, o avulso costuma ganhar, com revisão {visits.business}.",
            "Pegue os chamados do ano passado e compare com o que custariam doze meses de contrato. Prédio de poucas vagas e um só portão fica em geral melhor no avulso, com uma revisão {visits.business}.",
            "Compare doze mensalidades com a soma das visitas de um ano. Havendo um portão e pouco movimento, vence quase sempre a visita avulsa, feita {visits.business}.",
          ],
          [
            "O contrato passa a valer com dois portões, muito movimento ou síndico que precisa de relatório todo mês. Ele também pode fixar prazo de urgência, o que a visita avulsa não garante.",
            "Com mais de um portão, fluxo o dia inteiro ou exigência de relatório mensal, a mensalidade compensa. Outra vantagem é ter por escrito um prazo para urgência.",
            "Já dois portões, entra e sai constante ou prestação de contas mensal pedem contrato, que ainda pode prever em quanto tempo a urgência é atendida.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que a visita avulsa inclui", "O que se faz na visita"],
        slots: [
          [
            "O técnico limpa, lubrifica e regula, mede corrente, tensão e capacitor, confere folha e ferragens e testa fotocélula e reversão, a parada diante de obstáculo. O que precisa de peça vem com o preço, para aprovar.",
            "Na visita entram limpeza, lubrificação e regulagem, a medição de tensão, corrente e capacitor, e o teste da fotocélula e da reversão, que faz a folha voltar diante de obstáculo. Peças são orçadas à parte, antes da troca.",
            "Limpar, lubrificar, regular e medir: motor, capacitor e rede são verificados, assim como a fotocélula e a reversão, a volta da folha ao tocar em algo. Qualquer peça depende de aprovação do valor.",
          ],
          [
            "Portão leve e em ordem fica perto do piso da faixa; folha grande e muitos pontos a acertar, perto do teto. Pela lei, o serviço feito tem 90 dias de garantia.",
            "O valor sobe com o tamanho da folha e com o que há para acertar, e cai no portão leve e cuidado. O serviço tem 90 dias, pela lei.",
            "Tamanho e estado do portão definem em que ponto da faixa ele cai: leve e cuidado embaixo, grande e desregulado em cima. A garantia do serviço, pela lei, é de 90 dias.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como chamar sem contrato", "O que mandar no primeiro contato"],
        slots: [
          [
            "Combine antes quem aprova gasto e quem recebe o técnico, para a visita não parar no meio. Mande isto na primeira mensagem.",
            "Uma mensagem completa já traz o primeiro valor. Diga também quem autoriza a despesa e quem abre o quadro de energia.",
            "Com estes dados o valor vem antes da visita. Deixe definido no prédio quem aprova e quem acompanha o serviço.",
          ],
        ],
        bullets: [
          "Vídeo curto do portão ou do defeito",
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
          "O horário depende da agenda do dia e é informado na conversa, pois atendemos {shop.hours}. O contrato pode prever prioridade, se isso estiver escrito.",
          "Depende da agenda no momento do pedido. Atendemos {shop.hours}, e a prioridade por escrito é coisa de contrato.",
        ],
      },
      {
        question: "Vocês emitem relatório da visita avulsa?",
        answers: [
          "Peça na marcação: o que foi feito, o que foi medido e as pendências podem vir por escrito, para o síndico guardar.",
          "Sim, se for pedido ao marcar. O documento traz o serviço, as medidas e o que ficou pendente no portão.",
        ],
      },
      {
        question: "Dá para começar no avulso e passar ao contrato?",
        answers: [
          "Dá, e ajuda: depois de algumas visitas se sabe quantas o portão pede por ano, e a mensalidade é calculada com base nisso.",
          "Sim. As primeiras visitas mostram o estado e o movimento do portão, o que torna o valor do contrato mais justo.",
        ],
      },
      {
        question: "E se quebrar logo depois da visita avulsa?",
        answers: [
          "O serviço e a peça trocada têm 90 dias, pela lei. Defeito novo, em outra parte, é um conserto à parte, com valor informado antes.",
          "Se o problema for no que foi feito, valem os 90 dias da lei. Falha em outra peça é orçada separadamente.",
        ],
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
      "modelo proposta manutenção portão",
      "proposta manutenção portão modelo",
      "modelo proposta manutenção condomínio",
      "modelo proposta manutenção portão condomínio",
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
        "Sim, há um modelo de contrato de manutenção de portão pronto abaixo, para copiar no Word e preencher, com oito cláusulas: objeto, visitas, prazo de atendimento, peças inclusas, preço, garantia, responsabilidades e rescisão. A administradora ou um advogado deve ler antes da assinatura.",
        "O modelo de contrato de manutenção de portão desta página tem as cláusulas que mais faltam: prazo de atendimento em horas, peças inclusas e excluídas e rescisão. Copie, preencha os colchetes e peça que a administradora confira. O usual em prédio são visitas {visits.business}, no mínimo.",
        "Esta minuta de contrato de manutenção de portão eletrônico pode ser copiada e preenchida: oito cláusulas, do objeto à rescisão, com prazo de atendimento e peças inclusas por escrito. É um exemplo geral, por isso passe pela administradora ou por um advogado antes de assinar.",
        "A proposta de manutenção de portão para condomínio pode seguir o modelo abaixo: o que é feito em cada visita, quantas visitas por ano, prazo na urgência, peças incluídas, preço, garantia e validade. Serve de proposta antes de assinar e de contrato depois. Copie no Word, preencha por portão e junte a vistoria.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Modelo para copiar e preencher", "Texto do contrato, cláusula por cláusula"],
        slots: [
          [
            "Troque os colchetes pelos dados do seu prédio e apague o que não usar. Os números entre colchetes são sugestões comuns.",
            "Preencha os colchetes com os seus dados; os números que aparecem são exemplos usuais. Retire a cláusula que não se aplica.",
            "Copie as oito cláusulas e complete cada colchete. Os prazos sugeridos são os mais comuns e podem mudar.",
          ],
        ],
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
            "O prazo em horas só vale com a consequência escrita: desconto na mensalidade ou visita sem custo, se não for cumprido. Defina também o que é urgência, como portão travado aberto ou carro preso.",
            "Escreva o que acontece se o prazo de atendimento estourar, como um desconto no mês. E diga o que conta como urgência, por exemplo portão aberto que não fecha.",
            "Sem consequência, o prazo vira promessa: ponha desconto ou visita gratuita. A palavra urgência precisa de definição, como carro preso ou portão aberto.",
          ],
          [
            "Peça inclusa encarece a mensalidade, então liste só as de desgaste rápido e deixe motor e placa de fora. Danos por raio, batida e vandalismo quase sempre ficam excluídos.",
            "Quanto mais peças dentro, maior o valor mensal. Inclua capacitor, roldana e fusível, e exclua motor, placa e danos de terceiros.",
            "Peças de desgaste entram, e as caras ficam fora, ou o preço sobe muito. Raio, água e batida costumam ser exclusões.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como chegar ao valor da mensalidade", "Preço por portão e por visita"],
        slots: [
          [
            "Multiplique o preço da visita por portão pelo número de visitas do ano e divida por doze: essa é a base. Em portão grande, a visita de revisão fica em geral de {price.preventiveRange}, sem peças.",
            "A base é visitas do ano vezes preço por portão, dividido por doze. A revisão de portão grande vai em geral de {price.preventiveRange}, fora peças.",
            "Some as visitas do ano, de {price.preventiveRange} por portão grande na maioria dos casos, sem peças, e divida por doze. Atendimento de urgência acrescenta.",
          ],
          [
            "Prazo curto, plantão e peças inclusas aumentam; portão leve e pouco uso reduzem. Compare propostas sempre com as mesmas cláusulas.",
            "O valor sobe com plantão, prazo curto e peças dentro, e cai com pouco uso. Duas propostas só se comparam com o mesmo texto.",
            "Plantão e peças inclusas puxam o preço para cima. Mande este mesmo modelo a todas as empresas e compare.",
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
          "Em regra, não. Assinatura eletrônica ou duas vias no papel resolvem. A administradora diz se o prédio pede mais.",
        ],
      },
      {
        question: "Quem assina pelo condomínio?",
        answers: [
          "O síndico, nos limites da convenção. Valor alto ou prazo longo pode exigir assembleia.",
          "Quem assina é o síndico. Confira na convenção se o valor anual precisa de aprovação.",
        ],
      },
      {
        question: "Qual o prazo ideal do contrato?",
        answers: [
          "Doze meses com renovação é o comum, e aviso de 30 dias para sair. Evite multa depois dos primeiros meses.",
          "Um ano, renovável, com rescisão por aviso de 30 dias. Prazo maior só com desconto claro.",
        ],
      },
      {
        question: "Vocês fazem contrato de manutenção?",
        answers: [
          "Fazemos, por portão, com prazo e peças escritos na proposta. Para orçar, bastam o número de portões, os modelos e as aberturas por dia.",
          "Sim, para condomínio e empresa. A proposta traz visitas, prazo e o que está incluído, e pode ser comparada com este modelo.",
        ],
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
      "vidraceiro portão",
      "vidraceiro arruma portão",
      "vidraceiro serralheiro portão",
      "vidraceiro ou serralheiro",
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
      "serralheiro conserta portão",
      "serralheiro conserta portão eletrônico",
      "serralheiro conserta portão automático",
      "serralheiro arruma portão eletrônico",
      "serralheiro conserta motor portão",
      "serralheiro ou outro profissional",
      "serralheiro ou técnico portão",
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
        "Fazemos no portão automático o serviço de serralheiro que o motor exige: alinhamos a folha torta, trocamos roldana, dobradiça e cabo e soldamos o suporte. Também consertamos e instalamos o motor. O ajuste em casa parte de {price.preventive}, sem peças. Portão novo, quadro e chapa ficam com a serralheria.",
        "O serviço de serralheiro e o de motor vêm na mesma visita: alinhamos a folha que raspa ou saiu do prumo, trocamos roldana, dobradiça e cabo, soldamos suporte e cuidamos do motor. O ajuste em casa custa a partir de {price.preventive}, sem peças. Chapa, quadro e portão novo pedem serralheiro.",
        "No conserto do portão basculante, o serviço de serralheiro que fazemos é o do movimento: trocamos cabo, mola, rolamento e braço, acertamos o contrapeso, soldamos suporte e consertamos o motor. Folha nova, quadro refeito e chapa são de serralheria. Só o ajuste, em casa, parte de {price.preventive}, sem peças, e pela foto dizemos qual é o seu caso.",
        "No portão de correr, fazemos a parte de serralheiro que põe a folha para andar: trocamos roldana, cremalheira e batente, acertamos o trilho, soldamos suporte e consertamos o motor. Folha nova e quadro refeito são de serralheria. O orçamento é grátis por foto; só o ajuste, em casa, parte de {price.preventive}, sem peças.",
        "O conserto de portão que costuma ser pedido a serralheiro nós fazemos em boa parte: alinhamos a folha, trocamos roldana, dobradiça, cabo e batente, soldamos suporte e cuidamos do motor. Chapa podre, quadro torcido e portão novo são de serralheria. Mande fotos e dizemos, de graça, de quem é o serviço e quanto custa.",
        "No portão social de pedestre, alinhamos a folha, trocamos dobradiça e mola e instalamos fechadura elétrica. O ajuste em casa parte de {price.preventive}, sem peças. Folha nova, quadro refeito e chapa são de serralheria, e a foto da folha e do batente diz qual é o seu caso.",
        "No portão de alumínio, alinhamos a folha, trocamos roldana, dobradiça e suporte e cuidamos da automação. Solda de alumínio, quadro e chapa são de serralheria, porque pedem máquina própria. Só o ajuste, em residência, custa a partir de {price.preventive}, sem peças.",
        "Quem procura serralheiro e técnico de motor para o mesmo portão pode resolver conosco a parte que o faz andar: folha torta alinhada, suporte soldado, roldana e cabo trocados, motor consertado ou instalado. A regulagem residencial custa {price.preventive} ou mais, com peças à parte. Fabricar folha ou quadro cabe à serralheria.",
        "O serralheiro conserta a folha do portão, e quem conserta o portão eletrônico é outro profissional, o técnico de automação. O motor, a placa, o controle e a regulagem são com o técnico; chapa, quadro e solda grande são com o serralheiro. Nós somos técnicos e também alinhamos a folha e trocamos roldana, cabo e dobradiça. O orçamento é grátis, por foto.",
        "Vidraceiro troca o vidro, e serralheiro arruma a folha de ferro ou de alumínio. O portão que não anda é com o técnico de motor, que somos nós. Se a folha está torta e o motor também falha, chame primeiro quem conserta a folha. Cuidamos de roldana, cabo, suporte e motor, com orçamento grátis por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que defeito é nosso e qual é do serralheiro", "Serralheiro ou técnico de motor"],
        slots: [
          [
            "Portão que parou, ronca, range, raspa no chão, saiu do trilho ou fecha torto é caso nosso. Chame o serralheiro se a chapa apodreceu, o quadro torceu, a coluna trincou ou o vão mudou de tamanho.",
            "Quando a folha pesa na mão, raspa, range ou não fecha direito, resolvemos nós, com ou sem motor. Ferrugem que furou a chapa, quadro torcido e coluna rachada pedem serralheiro antes.",
            "Atendemos os defeitos de movimento, como barulho, folha raspando, folha fora do trilho, fechamento torto e motor parado. A estrutura, como quadro empenado, chapa podre ou coluna trincada, é obra de serralheria.",
            "Se o problema está em como o portão anda, porque raspa, sai do trilho ou fecha torto, o serviço é nosso. Se está em como ele foi feito, com coluna trincada, chapa furada ou quadro torcido, é do serralheiro.",
            "Olhe a estrutura para decidir. Se a coluna, o quadro e a chapa estão inteiros, chame o técnico: barulho, folha pesada e motor mudo são serviço nosso. Se há ferrugem profunda, quadro torcido ou vão que mudou de tamanho, chame o serralheiro.",
          ],
          [
            "A folha é acertada primeiro, e só depois o motor é instalado ou trocado. Em folha torta, um motor novo força e queima cedo.",
            "Quando os dois precisam de serviço, a folha vem antes do motor, porque ele se gasta empurrando um portão empenado.",
            "O alinhamento é feito antes da instalação, pois motor bom em portão torto dura pouco.",
            "Se há motor a instalar, começamos pela folha. Qualquer motor se desgasta depressa quando precisa vencer um portão desalinhado.",
            "Alinhar e só depois automatizar evita gastar duas vezes: a folha que raspa sobrecarrega o motor até queimar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a visita", "O que o técnico confere no portão"],
        slots: [
          [
            "Com a energia desligada, o técnico move a folha, confere roldanas, dobradiças e cabos e vê se ela está no prumo e no esquadro. Se for preciso soldar perto do motor, a placa é desligada dos fios antes, porque a corrente da solda a queima.",
            "O técnico corta a energia e testa apoio, prumo e folgas da folha antes de tocar no motor. Se for preciso soldar, os fios da placa são soltos primeiro, para ela não queimar.",
            "Primeiro o técnico confere a folha solta do motor, da roldana ou dobradiça até o esquadro e o batente. A solda, quando entra, é feita com a central fora dos fios, já que a corrente pode destruí-la.",
            "Com o disjuntor desligado, o técnico examina os cabos, as dobradiças e as roldanas e mede se a folha está no prumo. Se for preciso soldar, ele solta antes os fios da central, porque a corrente da solda queima a placa.",
            "Sem energia no motor, o técnico vê como a folha se apoia e onde raspa. Antes de soldar, ele retira as ligações da placa, que queimaria com a corrente.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o serviço", "Peça, solda e motor no orçamento"],
        slots: [
          [
            "O ajuste de portão maior fica, em geral, de {price.preventiveRange}, sem peças, e roldana, dobradiça e solda de suporte aparecem separadas no orçamento. Trocar o motor em casa custa de {price.homeSwap}, com mão de obra. No basculante sem motor, o kit instalado parte de {price.lowest}.",
            "Regular uma folha grande custa, em geral, de {price.preventiveRange}, fora as peças, e solda de suporte, dobradiça e roldana somam à parte. Se o caso é motor, a troca residencial fica de {price.homeSwap}, e o kit novo de basculante começa em {price.lowest} instalado.",
            "Pela foto separamos o que é ajuste, peça e solda. A regulagem de portão maior costuma ficar de {price.preventiveRange}, sem peças, a troca do motor em casa, de {price.homeSwap}, e o primeiro motor de um basculante, a partir de {price.lowest} instalado.",
            "O orçamento separa ajuste, solda com peças e motor. Ajustar portão grande costuma custar {price.preventiveRange}, sem as peças, e o motor, se preciso, {price.homeSwap} na troca residencial ou desde {price.lowest} no kit de basculante montado.",
            "O valor depende de onde está o defeito. Se é na folha, o orçamento soma o ajuste, as peças e a solda, e sai de graça por foto. Se é no motor, a troca em residência custa de {price.homeSwap}, com mão de obra. O basculante que ainda é manual recebe motor novo, já instalado, a partir de {price.lowest}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês soldam?",
        answers: [
          "Soldamos suporte, batente, dobradiça e braço do motor, com a folha escorada e a placa desconectada. Quadro, chapa e folha inteira são de serralheiro.",
          "Sim, os pontos que seguram o movimento: dobradiça, batente, suporte e braço. Reparo grande de chapa ou quadro fica com a serralheria, e isso dizemos pela foto.",
          "Fazemos solda pequena, em braço, suporte, dobradiça e batente, sempre com escora e placa fora do circuito. Trabalho de chapa ou quadro é da serralheria.",
          "Sim, quando é ponto de apoio ou de fixação do motor. Refazer quadro ou folha fica com o serralheiro, e uma imagem mostra em qual caso você está.",
        ],
      },
      {
        question: "Meu portão é manual. Vocês atendem?",
        answers: [
          "Atendemos: trocamos roldana, dobradiça e cabo, alinhamos a folha e, se você quiser, pomos o motor depois.",
          "Sim, no que faz a folha andar, como roldana, cabo, dobradiça e prumo. Acertada a folha, ela já fica pronta para receber motor.",
          "Sim. O técnico revê os cabos, as roldanas e as dobradiças do mesmo jeito, e o motor pode ser instalado em outro momento.",
          "Também. Cuidamos do que pesa, raspa ou range no portão manual e, quando você decidir automatizar, a folha estará em ordem.",
        ],
      },
      {
        question: "Vocês fabricam portão?",
        answers: [
          "Não: portão novo é do serralheiro. Nós pomos o motor, a fotocélula e a regulagem no portão pronto e dizemos antes o que a folha precisa ter.",
          "Portão não fabricamos. Antes de encomendar um, mande as medidas: dizemos que trilho, reforço e espaço o motor vai pedir.",
          "Não fabricamos. A folha vem da serralheria, e instalamos motor e fotocélula; convém perguntar antes sobre espaço, reforço e trilho.",
          "Isso fica com o serralheiro. O que fazemos é dizer, pelas medidas, de que reforço e de que espaço a automação precisa, e depois instalá-la.",
        ],
      },
      {
        question: "Portão torto pode receber motor?",
        answers: [
          "Só depois de alinhado. A folha torta força o motor, gasta a engrenagem e pode sair do lugar.",
          "Pode, com o alinhamento feito antes. Enquanto a folha raspa ou pesa na mão, o motor novo só esconde o problema por pouco tempo.",
          "Sim, mas depois do alinhamento, senão o esforço desgasta engrenagem e suporte em pouco tempo.",
          "Deve ser endireitado primeiro. Um motor forte até empurra a folha torta, só que se estraga cedo e pode tirá-la do trilho.",
        ],
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
        "Na cidade de São Paulo, você não pode mudar a calçada por conta própria nem pôr o portão automático a abrir pra fora, sobre ela (Lei 16.809/2018). O desnível se resolve dentro do lote: o portão abre para dentro, é recuado ou passa a outro tipo. Confirme na prefeitura ou na subprefeitura antes da obra.",
        "Abaixar a calçada pro portão não raspar só com autorização da prefeitura, porque o passeio segue o nível da rua, e rampa e degrau ficam dentro do lote. O que se muda é o portão: folha encurtada embaixo, abertura para dentro ou outro tipo; a foto diz o que cabe no seu.",
        "Fazer rampa na calçada para o portão não pode: o acerto do nível é feito do portão para dentro, e guia rebaixada só com licença da prefeitura. Se a folha raspa no piso, ela pode ser encurtada, recuada ou trocada por outro tipo; confirme na subprefeitura antes de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que mudar no lugar da calçada", "Saídas dentro do lote"],
        slots: [
          [
            "O portão de correr é a saída mais usada: anda rente ao muro e não depende do nível da calçada, mas pede parede livre ao lado. O de abrir passa a girar para dentro, se a garagem tem fundo e o piso não sobe no caminho.",
            "Com parede livre, passe a portão de correr, que não sai do alinhamento. Sem ela, vire o de abrir para dentro, medindo o fundo com o carro na vaga; piso que sobe pede folha cortada embaixo ou dobradiça que ergue.",
            "Duas mudanças resolvem a maioria: portão de correr, para quem tem parede do lado, ou abrir para dentro, para quem tem fundo livre. Onde o piso sobe, a folha é encurtada ou ganha dobradiça de elevação.",
          ],
          [
            "O basculante é recuado até a folha subir sem passar do muro, ou trocado pelo articulado, que se dobra e avança menos. O motor é escolhido depois, para o novo tipo.",
            "Já o basculante que avança é recuado pelo serralheiro ou dá lugar ao articulado, de avanço menor; só então se define o motor.",
            "No basculante, recua-se a folha ou usa-se o articulado, que ocupa menos na frente, com o motor decidido por último.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de qualquer obra", "O que medir e perguntar"],
        slots: [
          [
            "A resposta que vale é a da subprefeitura do endereço, por escrito. Fora da capital, cada cidade tem a sua regra de calçada.",
            "Quem autoriza é a prefeitura, e por isso a pergunta vem antes do pedreiro. Na capital, procure a subprefeitura.",
            "Cada município tem regra própria de passeio e de guia. Pergunte antes de quebrar, e guarde a resposta por escrito.",
          ],
        ],
        steps: [
          "Meça o desnível entre a calçada e a garagem.",
          "Meça o fundo livre por dentro e a parede ao lado do vão.",
          "Pergunte o que se pode fazer no passeio e na guia.",
          "Mande fotos e medidas, para saber que abertura e que motor cabem.",
        ],
      },
      {
        about: "cost",
        headings: ["O que custa menos", "Da folha encurtada ao portão novo"],
        slots: [
          [
            "Encurtar a folha ou pôr dobradiça que ergue é o mais barato, feito por serralheiro. Mudar o tipo de portão soma folha, trilho e motor: em casa, trocar o motor fica de {price.homeSwap}, com mão de obra, e a folha é orçada à parte.",
            "O menor gasto é cortar a folha embaixo; o maior, trocar de tipo, com folha e trilho novos. Do motor cuidamos nós, por {price.homeSwap} na troca em casa, e da folha, o serralheiro.",
            "Cortar embaixo ou mudar a dobradiça custa pouco perto de um portão novo. Se o tipo mudar, conte a serralheria e o motor, cuja troca em residência vai de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E rebaixar a guia para o carro entrar?",
        answers: [
          "Só com licença da prefeitura, que fixa a largura. O rebaixo é na guia. O passeio continua livre e sem degrau.",
          "Pode, com licença. O rebaixo fica restrito à guia, na medida que a prefeitura der, sem rampa no meio da calçada.",
        ],
      },
      {
        question: "Vocês fazem a mudança do portão?",
        answers: [
          "O motor, a regulagem e a ferragem do movimento, sim; a folha nova ou recuada é do serralheiro. A foto separa as duas partes.",
          "Cuidamos do que move o portão: motor, roldana, dobradiça e regulagem. Cortar, recuar ou refazer a folha é serralheria.",
        ],
      },
      {
        question: "O portão já abre para fora há anos. E agora?",
        answers: [
          "Para portão que já existia, o Decreto 58.275/2018 admitiu sensor que pare a folha ou aviso de luz e som. Confirme na subprefeitura se isso ainda vale.",
          "Na capital, o decreto de 2018 aceitou adaptar portão existente com sensor ou aviso. Pergunte na subprefeitura o que vale hoje, antes de gastar.",
        ],
      },
      {
        question: "Dá multa mexer na calçada sem licença?",
        answers: [
          "Pode dar, além da ordem de refazer o passeio. O valor e o prazo são da prefeitura da sua cidade.",
          "Pode: obra irregular no passeio é autuada, e você ainda paga para desfazer. Consulte antes.",
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
      "rampa calçada garagem",
      "rampa calçada",
      "rampa calçada portão",
      "rampa garagem calçada pode",
      "degrau calçada garagem",
      "rampa passeio garagem",
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
        "Sim, precisa de licença para rebaixar a guia do portão: quem autoriza é a prefeitura, que fixa a largura e o número de acessos por lote. Com a guia rebaixada regular, estacionar na frente da garagem é infração (CTB, artigo 181, IX); rampa e portão não avançam na calçada.",
        "Para regularizar o rebaixo da calçada da garagem, peça autorização na prefeitura antes de quebrar o meio-fio. Ela diz a largura permitida da guia rebaixada e os papéis. Obra sem licença pode ser desfeita, e só o rebaixo regular garante a vaga livre (CTB, artigo 181, IX).",
        "Fez um portão novo e precisa rebaixar o meio-fio? Peça autorização à prefeitura, no portal ou na subprefeitura, com o endereço e a largura do vão. A guia da garagem tem limite de largura e de acessos por lote, e não pode haver degrau nem rampa sobre o passeio.",
        "Rampa na calçada para entrar na garagem não pode: o passeio fica plano para o pedestre, e a subida se faz dentro do lote ou no rebaixo autorizado do meio-fio. Degrau e cunha na sarjeta também costumam ser proibidos. Antes da obra, pergunte à prefeitura da sua cidade, que fixa a largura e as medidas.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que levar à prefeitura", "Como pedir a licença do rebaixo"],
        slots: [
          [
            "Cada cidade tem o seu formulário, e o atendimento municipal, o telefone 156 em São Paulo, diz quais papéis pede. Em geral são estes passos.",
            "Consulte o atendimento da prefeitura, que na capital paulista é o 156, antes de contratar a obra.",
            "O pedido se faz no portal ou na subprefeitura; em São Paulo, o 156 orienta.",
          ],
        ],
        steps: [
          "Meça o vão da garagem.",
          "Fotografe a calçada, com poste, árvore e bueiro.",
          "Faça um croqui com as medidas, se pedido.",
          "Protocole o pedido e espere a licença.",
          "Só então contrate a obra e guarde o documento.",
        ],
      },
      {
        about: "choose",
        headings: ["Portão e rebaixo na mesma largura", "Medidas que precisam combinar"],
        slots: [
          [
            "O vão do portão e o rebaixo devem casar: rebaixo menor obriga a subir na guia, e maior pode ser negado. Meça o vão antes de pedir.",
            "Peça o rebaixo na largura do vão, porque a licença fixa a medida. Menor que ele, a roda sobe na guia.",
            "O rebaixo acompanha o vão do portão. Defina a largura da folha antes do pedido.",
          ],
          [
            "A folha não pode avançar sobre a calçada: prefira de correr, basculante sem avanço ou de abrir para dentro. O desnível se resolve dentro do lote.",
            "Escolha portão que não invada o passeio, como de correr ou de abrir para dentro, e faça a rampa no seu terreno.",
            "Nada de folha ou rampa sobre o passeio. De correr e de abrir para dentro são as saídas, com a rampa dentro do lote.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que o rebaixo pode e não pode", "Regras da guia rebaixada"],
        slots: [
          [
            "As medidas mudam por cidade, e as proibições se repetem.",
            "Confira estes pontos antes da obra.",
            "Estas regras valem em quase todo município.",
          ],
        ],
        bullets: [
          "Largura e número de acessos por lote fixados pela prefeitura",
          "Sem degrau nem rampa sobre a calçada",
          "Sem barrar a água da sarjeta",
          "Árvore, poste e bueiro pedem autorização própria",
          "Guia rebaixada sem licença não garante a vaga livre",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso rebaixar a guia inteira na frente do portão?",
        answers: [
          "Em geral não: há limite de largura e de acessos por lote. A prefeitura diz o do seu endereço.",
          "Só até a largura licenciada. Frente toda rebaixada costuma ser negada.",
        ],
      },
      {
        question: "Vocês fazem o rebaixo da guia?",
        answers: [
          "Não: o nosso serviço é o portão e o motor. A obra de calçada é de quem a prefeitura autoriza.",
          "A calçada é de pedreiro autorizado. Nós cuidamos do motor e do movimento do portão.",
        ],
      },
      {
        question: "Estacionaram na minha guia. O que faço?",
        answers: [
          "Com o rebaixo regular, chame o órgão de trânsito da cidade: é infração do artigo 181, IX, do CTB, com remoção. Não mexa no carro.",
          "Acione o trânsito, pelo 156 ou telefone da cidade. A regra é o artigo 181, IX, do CTB.",
        ],
      },
      {
        question: "Quanto custa o portão depois do rebaixo?",
        answers: [
          "O motor de basculante até {width.quarterHp}, instalado, parte de {price.lowest}; de correr, a troca em casa fica de {price.homeSwap}. A folha é do serralheiro.",
          "Instalado, o kit basculante de até {width.quarterHp} começa em {price.lowest}. A folha se orça na serralheria.",
        ],
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
        "Pôr motor no portão de casa que já existe, em geral, não precisa de autorização nem de alvará da prefeitura, porque não há obra nova. Já o portão em outro lugar, a mudança de fachada ou de muro e a guia rebaixada podem precisar de licença. Confirme na subprefeitura, na capital, ou na prefeitura da sua cidade.",
        "Para trocar o portão de casa por outro no mesmo vão, em geral, não é preciso autorização nem alvará da prefeitura. A consulta é necessária quando mudam o vão, a fachada, o muro ou a calçada. Em São Paulo, além disso, a folha não pode avançar sobre o passeio ao abrir, pela Lei 16.809/2018.",
        "Não, em geral não é preciso avisar a prefeitura para pôr motor no portão, porque instalar ou trocar o motor não é obra. Só precisa consultar quem muda o vão, a calçada ou o rebaixo da guia. Na cidade de São Paulo, a folha também não pode avançar sobre a calçada ao abrir (Lei 16.809/2018).",
        "O portão eletrônico não precisa, na maioria dos casos, de licença da prefeitura, porque o motor em portão pronto é equipamento, e não obra. A autorização entra com obra em muro ou calçada, guia rebaixada e imóvel tombado. Em condomínio, quem autoriza antes é a assembleia.",
        "O portão com motor, em geral, não precisa de alvará da prefeitura. O sinalizador sonoro, o aviso de saída de veículos, costuma ser exigido só de garagem coletiva ou comercial, conforme a lei da cidade. Se houver obra, vão novo ou guia rebaixada, confirme na subprefeitura ou na sua prefeitura.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que precisa de licença e o que não precisa", "Quando consultar a prefeitura"],
        slots: [
          [
            "Cada cidade tem o seu código de obras, e por isso a confirmação é sempre na prefeitura do endereço. Em linhas gerais, a divisão é a seguinte:",
            "A regra é municipal, e o que vale na capital pode mudar na cidade vizinha. Confirme no atendimento da prefeitura e use como guia:",
            "Quem decide é o código de obras de cada município, e o atendimento da prefeitura responde sobre o seu endereço. Na maior parte das cidades funciona assim:",
          ],
        ],
        bullets: [
          "Motor ou central no portão que já existe: em geral, sem licença",
          "Folha igual no mesmo vão: em geral, sem licença",
          "Portão em vão novo ou em outro ponto do muro: consulte antes",
          "Guia rebaixada e rampa na calçada: licença da prefeitura",
          "Imóvel tombado: autorização do órgão de patrimônio",
        ],
      },
      {
        about: "choose",
        headings: ["O que o portão não pode fazer na rua", "Folha, calçada e lei da cidade"],
        slots: [
          [
            "Com ou sem licença, na cidade de São Paulo a folha automática não pode sair do alinhamento do imóvel ao abrir, e a Lei 16.809/2018 prevê intimação e depois multa. O portão de correr e o de abrir para dentro não criam o problema.",
            "Na capital paulista, a calçada tem de ficar livre, e o portão automático que avança sobre ela recebe intimação e multa, pela Lei 16.809/2018. Um portão de correr, ou um de abrir para dentro, já atende à regra.",
            "Não precisar de alvará não libera a calçada. Em São Paulo, a Lei 16.809/2018 pune o portão automático cuja folha passa do muro ao abrir; os de correr e os que giram para dentro não passam.",
          ],
          [
            "No basculante, meça antes até onde a folha chega. Se ela sai para a rua, dá para recuar o portão ou trocar por um articulado, que se dobra.",
            "No basculante, é preciso medir antes da compra quanto a folha avança ao subir. Se ela passa do muro, a saída é recuar o portão ou usar o modelo articulado.",
            "Antes de automatizar um basculante, veja se a folha passa do muro ao subir. Se passar, ela precisa ser recuada ou substituída por uma articulada.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Sinalizador sonoro e de luz", "Aviso de saída de veículos"],
        slots: [
          [
            "O sinaleiro, a luz e o som que avisam a saída de carro, é exigido em muitas garagens coletivas e comerciais, o que depende da lei da cidade. Em casa, ter um sinaleiro costuma ser opcional, mas ele protege quem passa na calçada.",
            "Garagem de prédio e de comércio costuma ter de avisar a saída com luz e som, segundo a regra municipal. Numa residência, o aviso em geral não é cobrado, embora ajude o pedestre.",
            "O aviso de luz e som na saída é obrigatório, em muitas cidades, para prédios e comércios; pergunte na sua prefeitura. Em casa ele costuma ser opcional e vale onde a calçada tem movimento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Em condomínio, quem autoriza o portão automático?",
        answers: [
          "A assembleia autoriza, conforme a convenção, e o conserto urgente o síndico resolve e presta contas.",
          "Quem decide é a assembleia, pela convenção, e o síndico cuida do reparo urgente.",
        ],
      },
      {
        question: "Trocar a folha do portão por outra igual pede alvará?",
        answers: [
          "Em geral não, se o vão e o lugar são os mesmos. Se a fachada muda, pergunte antes à prefeitura.",
          "No mesmo vão e do mesmo tipo, em geral não pede. Mudar a aparência da frente já pode exigir consulta, sobretudo em área protegida.",
        ],
      },
      {
        question: "Vocês cuidam da licença na prefeitura?",
        answers: [
          "Não, porque o pedido à prefeitura cabe ao dono do imóvel. O nosso serviço é o motor, com o orçamento, a instalação e os sensores.",
          "A licença é pedida pelo proprietário, com arquiteto ou engenheiro quando há obra. Nós fazemos o orçamento, instalamos o motor e regulamos os sensores.",
        ],
      },
      {
        question: "Casa alugada precisa de mais alguma autorização?",
        answers: [
          "Precisa da autorização do dono, por escrito, porque o motor fica preso ao imóvel. A prefeitura entra só se houver obra.",
          "Sim, a do proprietário. Combine por escrito se o motor fica na casa ou sai com você no fim do contrato.",
        ],
      },
    ],
    photo: "uma foto da frente do imóvel, com o portão, o muro e a calçada",
  },
];
