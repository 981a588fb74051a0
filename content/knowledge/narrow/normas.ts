import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const normas: NarrowConcept[] = [
  {
    id: "fotocelula-obrigatoria",
    broader: "normas",
    label: "Fotocélula é obrigatória?",
    phrase: "a obrigatoriedade da fotocélula",
    asks: [
      "norma obriga fotocélula portão",
      "qual norma obriga fotocélula",
      "fotocélula obrigatória",
      "obrigatório fotocélula",
      "obrigado ter fotocélula",
      "obrigatório sensor",
      "sensor obrigatório portão",
      "fotocélula obrigatório lei",
      "lei fotocélula",
      "norma fotocélula",
      "obrigatoriedade fotocélula",
      "pode sem fotocélula",
      "portão pode sem fotocélula",
    ],
    answers: {
      any: [
        "Por lei, não conhecemos obrigação geral de fotocélula ou sensor em todo portão automático. Em casa, quem costuma pedir é o manual do motor; em prédio e empresa, trate como obrigatória, porque convenção, município e seguro podem exigir. Sem ela, a folha fecha sobre quem está no caminho: instale.",
        "A fotocélula não é obrigatória por nenhuma lei geral que conhecemos, mas o manual do motor a pede com fechamento automático, e em prédio ou empresa a norma interna, o município e o seguro podem exigir. Num acidente, responde quem tem o portão: é melhor ter.",
        "Em casa, não conhecemos lei ou norma única que torne a fotocélula obrigatória; em prédio, trate como obrigatória, porque convenção, município ou manual do motor podem exigir. Sem ela, a folha pode fechar sobre pessoas e carros, e o fechamento automático não deve ser usado.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: [
          "Quem pode exigir a fotocélula",
          "Norma, manual, prefeitura e condomínio",
          "De onde vem a exigência",
        ],
        slots: [
          [
            "As normas técnicas tratam da proteção contra esmagamento, e a fotocélula é o meio mais usado para cumpri-la.",
            "O Código de Defesa do Consumidor toma a norma técnica como referência do serviço bem feito.",
            "Fabricantes pedem o sensor no manual, sobretudo com fechamento automático.",
          ],
          [
            "Prefeitura, regulamento do condomínio, escola e seguro podem exigir além disso.",
            "Prefeitura e seguradora também podem pedir o sensor.",
            "Consulte a prefeitura e a administradora quando o portão dá para a calçada ou serve ao público.",
          ],
          [
            "Na dúvida, instale: é acréscimo simples em quase todo motor com placa atual.",
            "O custo é pequeno perto do risco, e o orçamento por foto é grátis.",
            "Quase todo motor aceita o sensor; a foto da etiqueta confirma.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que acontece sem ela", "O risco de ficar sem sensor", "Portão sem fotocélula"],
        slots: [
          [
            "Sem feixe, o portão só recua depois de encostar, e nem sempre a força está regulada para isso.",
            "A folha fecha sem ver criança, animal ou moto.",
            "Quem está atrás do carro ou abaixado não é visto por quem aciona.",
          ],
          [
            "Se há acidente, a falta de proteção e de manutenção pesa contra quem responde pelo portão.",
            "Manutenção registrada e sensor funcionando protegem pessoas e quem administra.",
            "A responsabilidade é apurada caso a caso, e um sensor anulado é difícil de explicar.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Quantos pares, que altura e como testar",
          "Altura da fotocélula e teste",
          "O que conferir na fotocélula instalada",
        ],
        slots: [
          [
            "O par fica rente ao vão, na altura que o manual indica; em garagem de prédio, um segundo par mais alto evita que o feixe passe por baixo do veículo.",
            "Em prédio, dois pares em alturas diferentes enxergam carro baixo e caminhonete.",
            "A altura segue o manual do fabricante; com um par só, muito baixo, o feixe passa por baixo do veículo alto e não o percebe.",
          ],
          [
            "Teste todo mês, de fora do caminho da folha, cortando o feixe com um cabo de vassoura: o portão deve parar e reabrir.",
            "O zelador pode cortar o feixe com uma vara, de lado, e anotar se a folha reabriu.",
            "Com a passagem livre e alguém olhando de lado, corta-se o feixe com uma vara comprida e observa-se a reversão.",
          ],
          [
            "Data e resultado vão para o registro de manutenção do condomínio.",
            "Falhou uma vez, chama-se o técnico antes de continuar o uso.",
            "Guarde o registro dos testes: é ele que mostra o cuidado do prédio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meu portão é antigo e não tem. Preciso pôr?",
        answers: [
          "Recomendamos, sim, sobretudo com criança, animal ou rua movimentada. Na maioria dos motores, entra sem trocar o motor.",
          "É a decisão segura, com ou sem exigência no seu município, porque evita o toque da folha. O valor sai por foto.",
        ],
      },
      {
        question: "O condomínio pode obrigar?",
        answers: [
          "Pode, pela convenção ou regulamento, e costuma ser decisão de assembleia ou do síndico na área comum.",
          "Sim, na área comum, por decisão da assembleia ou do síndico. Registre o teste do sensor a cada visita.",
        ],
      },
      {
        question: "Quem testa se a fotocélula está funcionando?",
        answers: [
          "O morador testa com cabo de vassoura, uma vez por mês; e o técnico, na revisão {visits.home} em casas ou {visits.business} em prédios e empresas.",
          "Qualquer adulto pode testar, de longe, com um objeto. O resultado da revisão deve ficar registrado.",
        ],
      },
      {
        question: "A borda sensível vale no lugar da fotocélula?",
        answers: [
          "Ela é outra proteção, que age no toque. Em muito fluxo usam-se as duas; não conte só com uma.",
          "Não substitui a fotocélula. Some as duas onde passa muita gente.",
        ],
      },
    ],
    photo: "uma foto do portão e das duas colunas, com as fotocélulas, se houver",
  },
  {
    id: "norma-para-portao",
    broader: "normas",
    label: "Norma ABNT para portão automático",
    phrase: "a norma técnica do portão automático",
    asks: [
      "quais nbrs aplicam portão automático",
      "nbr aplicam instalação portão automático",
      "nbr 5410 nbr 9050 portão",
      "nbr 5410 nbr 9050 portão automático",
      "norma abnt",
      "norma técnica portão",
      "norma portão automático",
      "norma portão eletrônico",
      "nbr portão",
      "abnt portão",
      "qual norma portão",
      "norma condomínio portão",
      "norma técnica condomínio",
      "norma portão condomínio",
      "existe norma portão",
    ],
    answers: {
      any: [
        "Para o portão automático não há uma norma ABNT única: a elétrica segue a NBR 5410, a acessibilidade, a NBR 9050, e em prédio somam-se a NBR 16280, de reformas, e a NBR 5674, de manutenção. A norma não é lei, mas o Código de Defesa do Consumidor a toma como referência do serviço.",
        "A norma ABNT que mais pesa no portão automático é a NBR 5410, da instalação elétrica; a NBR 9050 cuida do acesso e, no condomínio, entram a NBR 16280, sobre reformas, e a NBR 5674, sobre manutenção. Quanto à lei, o Código de Defesa do Consumidor manda seguir essas normas na prestação do serviço.",
        "Um portão automático responde a várias normas da ABNT ao mesmo tempo: NBR 5410 na parte elétrica, NBR 9050 no acesso de pedestres e, em edifícios, NBR 16280 nas obras e NBR 5674 na manutenção. Nenhuma é lei sozinha, porém o Código de Defesa do Consumidor as usa como medida do serviço.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cada norma cobre no portão", "Elétrica, rádio, acesso e reforma"],
        slots: [
          [
            "O circuito do motor entra na NBR 5410 como qualquer outro da casa, e o controle remoto, por ser rádio, precisa de homologação da Anatel. Para o acionador, a referência técnica internacional é a IEC 60335-2-103, citada por fabricantes.",
            "Quem alimenta o motor é a instalação do imóvel, assunto da NBR 5410, enquanto o controle transmite rádio e depende da Anatel. Lá fora, o acionador de portão tem norma própria, a IEC 60335-2-103, usada aqui como referência.",
            "A fiação do motor obedece à NBR 5410, e o controle deve trazer o código de homologação da Anatel. Já o mecanismo que move a folha tem como referência a IEC 60335-2-103, internacional.",
          ],
        ],
        bullets: [
          "NBR 5410: instalação elétrica de baixa tensão",
          "NBR 5419: proteção contra raios",
          "NBR 9050: acessibilidade na entrada",
          "NBR 16280: reforma em prédios",
          "NBR 5674: manutenção e registro em prédios",
          "NR-10 e NR-35: segurança de quem trabalha com eletricidade e em altura",
        ],
      },
      {
        about: "safety",
        headings: ["O que se exige da parte elétrica e da folha", "Terra, DR e proteção contra esmagamento"],
        slots: [
          [
            "A NBR 5410 pede o fio terra até a carcaça, para que uma fuga não energize a folha, e inclui as garagens residenciais entre os locais com DR, o dispositivo que desliga na fuga de corrente. O disjuntor se escolhe pela grossura do fio.",
            "O motor precisa de condutor de proteção, o terra, porque portão de metal leva o choque até quem encosta. Garagens de moradia também pedem DR, que corta o circuito ao sentir fuga, e um disjuntor compatível com o cabo.",
            "Terra na carcaça e DR, que desarma quando a corrente escapa, são o que a NBR 5410 prevê em garagem de casa. O disjuntor acompanha a bitola do cabo e nunca é aumentado para deixar de cair.",
          ],
          [
            "Na parte mecânica vale o manual do fabricante: fotocélula, força no mínimo necessário e batente nas pontas do trilho. Sensor anulado ou força no máximo deixam a folha sem proteção contra esmagamento.",
            "Quanto à folha, o manual do motor é a regra, com fotocélula ativa, força baixa e batentes que a impedem de sair do trilho. Força toda aberta ou fotocélula desligada tiram a defesa contra esmagamento.",
            "Contra esmagamento, o fabricante manda no manual usar fotocélula, regular a força no menor valor que move o portão e pôr batente no fim do curso. Tirar qualquer um deles deixa o portão irregular.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que pedir a quem instala ou mantém o portão", "Documentos e testes a pedir"],
        slots: [
          [
            "Peça por escrito o que será feito na elétrica e nos sensores. Na entrega, a fotocélula e a reversão devem ser testadas na sua frente, com um objeto, e o destravamento manual, demonstrado.",
            "O orçamento precisa dizer o que muda no circuito e quais sensores entram. Ao receber o serviço, acompanhe o teste da fotocélula e do recuo com um objeto e veja como se destrava à mão.",
            "Exija no papel a descrição da elétrica e dos sensores. Quando ficar pronto, o técnico mostra o portão recuando diante de um objeto e ensina a destravar na falta de luz.",
          ],
          [
            "Guarde manual, nota e garantia. Em prédio, a obra passa antes pelo síndico, e o relatório de cada visita, com data e itens testados, compõe o registro da NBR 5674.",
            "Nota, manual e garantia ficam com o responsável pelo imóvel. No condomínio, o síndico autoriza a obra e arquiva os relatórios de visita, que a NBR 5674 orienta a manter.",
            "Manual, garantia e nota vão para uma pasta só. Edifícios acrescentam a autorização do síndico e um relatório datado por visita, como orienta a NBR 5674.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão antigo precisa ser adequado?",
        answers: [
          "Por segurança, sim: terra, DR, fotocélula e força regulada são o mínimo. A exigência formal depende do município, do uso do prédio e de haver reforma.",
          "Convém adequar primeiro o que protege pessoas, ou seja, fotocélula, força, terra e DR. Se a lei cobra ou não depende da cidade, do uso e de uma reforma em curso.",
        ],
      },
      {
        question: "Quem fiscaliza a norma do portão automático?",
        answers: [
          "Em casa, em geral ninguém fiscaliza de rotina. A prefeitura cuida da calçada, a administração responde pelo condomínio e, na empresa, entra a segurança do trabalho; o seguro também pode pedir prova.",
          "Depende do uso: prefeitura no passeio, síndico ou administradora no prédio, segurança do trabalho na empresa. Numa residência não há vistoria de rotina, mas a seguradora pode perguntar.",
        ],
      },
      {
        question: "O portão pode abrir sobre a calçada?",
        answers: [
          "Quem decide é a prefeitura, e a regra muda de cidade para cidade. Antes de escolher o tipo de portão, consulte o código de obras; abrir para dentro, subir ou correr evita o problema.",
          "Cada município tem a sua regra para o passeio, por isso a consulta vem antes da obra. Portão que corre, sobe por dentro ou abre para o lote não ocupa a calçada.",
        ],
      },
      {
        question: "Quais são os sinais de portão fora da norma?",
        answers: [
          "Extensão ou emenda no lugar de circuito próprio, motor sem fio terra, quadro sem DR e fotocélula ausente são os mais comuns. Formigamento ao tocar a folha pede disjuntor desligado e técnico.",
          "Os mais vistos são motor em extensão, falta de terra e de DR, e fotocélula retirada ou anulada. Se a folha dá formigamento, desligue o disjuntor e chame o técnico.",
        ],
      },
    ],
    photo: "fotos do quadro de luz fechado, do motor e das fotocélulas",
  },
  {
    id: "nr12-portao",
    broader: "normas",
    label: "NR-12 e NR-10 em portão automático",
    phrase: "a NR-12 aplicada a portão automático",
    asks: [
      "nr 12 portão",
      "nr12 portão",
      "nr 12 automático",
      "nr12",
      "nr 10 portão",
      "nr10 portão",
      "norma regulamentadora portão",
      "segurança trabalho portão",
    ],
    answers: {
      any: [
        "Em geral, sim: em local de trabalho, a NR-12, de máquinas e equipamentos, costuma ser aplicada ao portão automático, e quem define como é o responsável pela segurança do trabalho da empresa. Em casa ela não se aplica; no serviço elétrico do portão vale a NR-10.",
        "Costuma valer: em empresa, o portão automático é tratado como equipamento com partes móveis, sujeito à NR-12, com a NR-10 para a parte elétrica e a NR-35 para serviço acima de dois metros. O que exigir é definido pela segurança do trabalho, no local.",
        "Em regra, a NR-12 é aplicada ao portão automático da empresa e significa, na prática, proteção contra esmagamento: sensor, reversão, parada e pontos de risco cobertos, além de manual e manutenção registrada. A análise é do profissional de segurança; os sensores se instalam depois dela.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: [
          "O que cada NR cobre no portão",
          "NR-10, NR-12 e NR-35 na prática",
          "Normas do trabalho ligadas ao portão",
        ],
        slots: [
          [
            "A NR-10 cuida de quem trabalha com eletricidade: capacitação, circuito desligado e bloqueado.",
            "Intervir no motor ou no quadro é serviço elétrico, e segue a NR-10.",
            "O bloqueio da energia durante a manutenção é o ponto que mais conta na NR-10.",
          ],
          [
            "A NR-12 pede que partes móveis não machuquem: proteção, sensor, parada e informação.",
            "Em portão industrial, a zona entre folha e coluna e a aresta de fechamento são os pontos a proteger.",
            "Fotocélula, borda sensível e reversão são os meios usuais de reduzir o risco.",
          ],
          [
            "A NR-35 entra quando o serviço passa de dois metros de altura com risco de queda.",
            "Porta de enrolar e basculante altos costumam pedir os cuidados da NR-35.",
            "Acima de dois metros, há planejamento, treinamento e equipamento próprios.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "O que preparar no portão da empresa",
          "Sensores, registro e treinamento",
          "Itens que a segurança do trabalho costuma pedir",
        ],
        slots: [
          [
            "A lista muda com a avaliação do local; estes são os pontos usuais.",
            "Antes da avaliação, dá para adiantar estes pontos.",
          ],
        ],
        bullets: [
          "Capa na cremalheira e na engrenagem, e proteção onde a folha passa rente à coluna",
          "Fotocélula em duas alturas e, com pedestre no vão, borda sensível na ponta da folha",
          "Botão de parada ao alcance de quem opera, que vê o portão inteiro",
          "Força regulada, com reversão testada e anotada",
          "Manual, treinamento de quem opera e registro de cada manutenção",
        ],
      },
    ],
    keep: ["safety"],
    questions: [
      {
        question: "NR-12 vale para portão de condomínio?",
        answers: [
          "A norma é de ambiente de trabalho; onde há funcionários, a administração deve consultar a segurança do trabalho. Para moradores, a referência é a proteção contra esmagamento e a manutenção.",
          "Depende do caso e de haver empregados. A resposta certa vem de profissional de segurança do trabalho.",
        ],
      },
      {
        question: "Quem emite laudo de NR-12 do portão?",
        answers: [
          "Quem emite é um profissional habilitado em segurança do trabalho, depois de avaliar o portão no local. A instalação e a regulagem dos sensores são outro serviço.",
          "O laudo cabe a profissional habilitado. Quem instala ou mantém o portão cuida dos sensores, da força e da reversão.",
        ],
      },
      {
        question: "Que sensor o portão da empresa deve ter?",
        answers: [
          "A fotocélula é o básico; com pedestres, borda sensível e segundo par. A avaliação do local define o conjunto.",
          "A escolha depende do fluxo. Em doca e galpão, fotocélula alta e baixa, reversão regulada e sinaleiro são comuns.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, da cremalheira e das fotocélulas, para orçar sensores e proteção",
  },
  {
    id: "nota-fiscal-e-art",
    isAskedByName: true,
    broader: "normas",
    label: "Nota fiscal e ART do portão",
    phrase: "a nota fiscal e a ART do portão",
    asks: [
      ...combine(
        ["nota fiscal", "nota", "emite nota"],
        ["art", "rrt", "trt", "crea", "engenheiro responsável", "responsável técnico"],
        ["", "portão", "empresa portão", "motor portão", "condomínio", "instalação portão"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Motor e serviço de portão saem com nota fiscal; a ART, que é assinada por engenheiro registrado no CREA, se pede no orçamento: a resposta diz, antes de você fechar, se o responsável técnico entra na proposta ou é contratado à parte. Trocar um motor por outro igual costuma dispensar a ART.",
        "Com nota fiscal, sim, em motor, peça e mão de obra; com ART, quando o serviço a exige e isso é pedido no orçamento, porque quem a emite é engenheiro no CREA (ou técnico, pela TRT, no CFT). Em portão novo ou obra no prédio ela costuma ser exigida; em troca de motor, raramente.",
        "Empresa de portão automático {em} com nota fiscal e ART: motor e serviço saem com nota, e a ART, assinada por engenheiro do CREA, é pedida no orçamento, que diz se ela entra na proposta ou é contratada à parte. Trocar um motor por outro igual costuma dispensá-la.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando a ART é exigida", "Que serviço pede ART e qual pede só a nota"],
        slots: [
          [
            "Portão novo, estrutura, fachada ou circuito elétrico do prédio: em condomínio é reforma pela NBR 16280 e pede responsável técnico.",
            "Em condomínio, obra que mexe em estrutura, fachada ou quadro elétrico pede responsável técnico, pela NBR 16280.",
          ],
          [
            "Trocar motor, placa, roldana ou sensor é manutenção: nota e relatório costumam bastar, salvo exigência da administradora.",
            "Em casa e em troca de peça, a nota com a descrição do serviço costuma bastar.",
          ],
          [
            "ART é do engenheiro, no CREA; RRT, do arquiteto, no CAU; TRT, do técnico industrial, no CFT: pergunte qual delas aceitam.",
            "Quem assina muda o nome do papel: engenheiro, ART; arquiteto, RRT; técnico industrial, TRT.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como pedir os dois documentos", "O que mandar com o pedido"],
        slots: [
          [
            "Pedida depois de fechado o preço, a ART atrasa o serviço.",
            "Os documentos se combinam antes, junto do valor.",
          ],
        ],
        steps: [
          "Pergunte à administradora, ao contratante ou ao edital que documento exigem, e de quem.",
          "Mande a exigência com as fotos do portão e o CPF ou o CNPJ da nota.",
          "Confira na proposta quem contrata o responsável técnico e quanto isso soma.",
          "Na entrega, guarde nota, ART, manual e relatório dos testes; o número da ART se confere no site do CREA.",
        ],
      },
      {
        about: "what",
        headings: ["O que a nota traz", "Itens da nota fiscal"],
        slots: [
          [
            "A nota descreve o serviço, a peça com marca e modelo, a mão de obra e a data de que corre a garantia.",
            "Na nota vão a peça, com marca e modelo, a mão de obra, o endereço e a data.",
          ],
          ["A garantia é de {warranty.motor} no motor que vendemos e de {warranty.installation} na instalação."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A ART está incluída no preço?",
        answers: [
          "Só quando a proposta diz. Ela soma a taxa do conselho e os honorários de quem assina; por isso é pedida junto do orçamento.",
        ],
      },
      {
        question: "Trocar só o motor do portão precisa de ART?",
        answers: [
          "Em geral não, se é por outro equivalente e sem obra. Em condomínio, quem confirma é a administradora.",
        ],
      },
      {
        question: "A nota pode sair no CNPJ do condomínio?",
        answers: [
          "Pode: mande o CNPJ ao aprovar o orçamento, e diga se a administradora paga por boleto ou com prazo.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor, com a exigência de documentos e o CNPJ da nota",
  },
  {
    id: "art-portao",
    broader: "normas",
    label: "ART para portão automático",
    phrase: "a ART de portão automático",
    asks: [
      "empresa emite art portão",
      "vocês emitem art",
      "emite art portão",
      "emitem art",
      "fornece art portão",
      "quem emite art portão",
      "quem assina art portão",
      "empresa com art portão",
      "instalação com art",
      "motor portão com art",
      "engenheiro responsável portão",
      "engenheiro responsável portões",
      "automação portões engenheiro responsável",
      "art portão",
      "art portão automático",
      "art instalação portão",
      "precisa art",
      "responsável técnico portão",
      "art motor portão",
    ],
    answers: {
      any: [
        "Para instalação de portão automático em condomínio, em geral precisa de ART quando o portão é novo ou o serviço mexe na estrutura ou na elétrica do prédio, porque é reforma pela NBR 16280. Trocar um motor por outro igual costuma dispensar; diga a exigência no pedido de orçamento.",
        "Quem assina e emite a ART do portão é engenheiro registrado no CREA, e não a empresa de automação por si: diga a exigência no pedido, e a resposta informa se o engenheiro responsável entra na proposta ou é contratado à parte. Relatório, fotos e nota do serviço nós entregamos.",
        "Portão automático precisa de ART se a administração, a empresa ou a obra exige responsável técnico, em geral para portão novo ou estrutura; em casa, quase nunca. A empresa de automação não emite sozinha: quem assina é o engenheiro, e ele entra na proposta quando o documento é pedido.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o portão pede responsável técnico", "Casa, prédio e empresa: quem pede ART"],
        slots: [
          [
            "Em casa, troca de motor e regulagem são manutenção e raramente envolvem documento. Em prédio, a NBR 16280 pede plano de reforma e responsável quando a obra mexe em estrutura, fachada ou elétrica; empresa e obra pública costumam pôr a exigência no contrato.",
            "Na residência, orçamento e nota costumam bastar. Condomínio segue a NBR 16280, que trata como reforma o portão novo, a fundação, a fachada e a mudança no quadro de luz; em empresa, quem manda é o contrato.",
            "Trocar motor ou placa é manutenção, em casa e em geral também no prédio. Portão novo e pesado, com fundação, fachada alterada ou circuito novo, é reforma pela NBR 16280 e pede responsável técnico.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["ART, RRT e TRT", "Quem pode assinar"],
        slots: [
          [
            "ART é a anotação de responsabilidade técnica do engenheiro, no CREA, RRT é a do arquiteto, no CAU, e TRT, a do técnico industrial, no CFT. O profissional precisa de atribuição para aquele serviço, e o número se confere no conselho.",
            "As siglas mudam com a profissão: engenheiro assina ART, pelo CREA, arquiteto assina RRT, pelo CAU, e técnico industrial, TRT, pelo CFT. A administração confere o registro antes da obra.",
            "Cada conselho tem o seu documento: o CREA emite ART, o CAU, RRT, e o CFT, TRT. Serve o que a administração aceitar, de quem tem atribuição para o serviço.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que combinar antes do serviço", "Passos para não parar a obra"],
        slots: [
          [
            "A falta do documento é o que mais atrasa serviço em prédio. Combine por escrito quem providencia cada papel.",
            "Pedir o documento no fim para a obra. Resolva isso na primeira conversa, porque ele muda preço e prazo.",
            "O documento é um item a mais no orçamento e leva dias; por isso entra no começo.",
          ],
        ],
        steps: [
          "Peça à administração, por escrito, o documento exigido.",
          "Inclua essa exigência no pedido de orçamento.",
          "Confirme horário, isolamento e desligamento do circuito.",
          "Peça relatório dos testes na entrega.",
          "Arquive nota, manual e relatório.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Manutenção de portão de prédio precisa de ART?",
        answers: [
          "Em geral não para rotina; a administração pode exigir. O registro das visitas, que a NBR 5674 orienta, deve existir sempre.",
          "Depende da regra interna. Para troca de peça, o comum é relatório e nota.",
        ],
      },
      {
        question: "Quanto custa a ART?",
        answers: [
          "Soma a taxa do CREA e os honorários do engenheiro, que não têm preço nosso. Só entra na conta quando é exigida.",
          "Paga-se a taxa do conselho e o trabalho do profissional, em item separado do portão. O valor depende do serviço e de quem assina.",
        ],
      },
      {
        question: "O que é o laudo de portão?",
        answers: [
          "É o documento em que um profissional descreve o estado do portão, a causa de um defeito ou de um acidente. Seguro e condomínio costumam pedir.",
          "É a descrição técnica do que se encontrou, com fotos e medições. Para uso formal, peça a profissional habilitado.",
        ],
      },
      {
        question: "Portão de casa precisa de ART?",
        answers: [
          "Em geral, não: motor em portão pronto é equipamento. Com muro, coluna ou fundação nova, a prefeitura pode pedir responsável técnico.",
          "Quase nunca para o motor. Se a obra inclui muro, vão novo ou estrutura, consulte a prefeitura.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, outra da etiqueta do motor e a exigência da administração",
  },
  {
    id: "responsabilidade-do-sindico",
    broader: "normas",
    label: "Responsabilidade do síndico pelo portão",
    phrase: "a responsabilidade do síndico pelo portão",
    asks: [
      "síndico pode ser processado portão",
      "síndico processado causa portão",
      "portão prédio machucou síndico responde",
      "portão machucou alguém síndico responde",
      "quem paga acidente portão condomínio",
      "responsabilidade do síndico portão",
      "síndico responsável acidente",
      "síndico responsável portão",
      "síndico responde portão",
      "síndico responde acidente",
      "responsabilidade síndico",
      "responsabilidade acidente portão",
      "condomínio responsável acidente",
      "responsabilidade condomínio portão",
      "quem responde acidente portão",
      "acidente portão condomínio",
      "acidente portão prédio",
      "síndico acidente portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O síndico pode responder por acidente no portão quando deixou de conservar a área comum, dever que o Código Civil lhe dá (artigo 1.348). Contrato de manutenção, registro de testes da fotocélula e ordem de parada por escrito mostram que ele cuidou.",
        "Em acidente com o portão da garagem, em regra responde o condomínio, e o síndico só quando se descuidou da conservação, dever que o Código Civil lhe dá (artigo 1.348). Manutenção registrada, sensor testado e portão parado ao primeiro defeito são o que o protege.",
        "Sim, o síndico é responsável se sabia do defeito no portão da garagem e não agiu, porque a lei lhe manda conservar a área comum (Código Civil, artigo 1.348). Sem descuido, responde o condomínio ou quem causou o acidente. Consulte o advogado do prédio.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quem responde em cada caso", "Condomínio, síndico ou causador"],
        slots: [
          [
            "Defeito conhecido e não consertado pesa contra o síndico; quebra repentina, com manutenção em dia, costuma ficar com o condomínio.",
            "Pesa contra o síndico o aviso que ficou sem providência: reclamação no livro, sensor desligado, conserto adiado.",
          ],
          [
            "Quem forçou a passagem ou passou atrás de outro carro pode responder pelo próprio dano, se o portão estava em ordem.",
            "Se o acidente foi de quem entrou na cola de outro carro, a culpa pode ser dele; as imagens decidem.",
          ],
          [
            "Com pessoa ferida, o caso pode ter também lado criminal, quando houve descuido: procure um advogado logo.",
            "Havendo ferido, guarde tudo e procure um advogado, porque a discussão pode ir além do prejuízo material.",
          ],
        ],
      },
      {
        about: "care",
        headings: [
          "Como o síndico se protege",
          "Registros que mostram cuidado com o portão",
          "Rotina do portão para o síndico",
        ],
        slots: [
          [
            "A defesa está no papel: contrato, relatório de cada visita e teste de sensor com data.",
            "Guarde relatórios, fotos e notas; sem registro, a manutenção não se prova.",
            "Um livro de manutenção, com data e assinatura, vale mais que a memória do zelador.",
          ],
          [
            "Em prédio, a revisão costuma ser feita {visits.business}, com teste de fotocélula, força e reversão.",
            "Peça revisão {visits.business} e teste mensal simples da fotocélula pelo zelador.",
            "O intervalo usual em uso coletivo é de {visits.business}, menor em portão de muito movimento.",
          ],
          [
            "Um defeito avisado pede portão desligado e aviso aos moradores até o conserto.",
            "Com sensor falhando, interdite o fechamento automático no mesmo dia.",
            "Quem recebe a queixa registra hora e providência.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que fazer depois de um acidente",
          "Passos do síndico após o acidente no portão",
          "Acidente no portão do prédio: em ordem",
        ],
        slots: [
          [
            "A pessoa vem primeiro; a prova vem depois.",
            "Socorro e isolamento não esperam a administradora.",
            "Com a vítima atendida, preserve o local.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e chame 192 ou 193, se há ferido.",
          "Interdite o portão e guarde as imagens das câmeras.",
          "Fotografe folha, sensores e placa de aviso.",
          "Comunique a administradora e a seguradora.",
          "Peça relatório técnico antes de qualquer conserto.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O seguro do condomínio cobre acidente com o portão?",
        answers: [
          "Depende da apólice. Responsabilidade civil do condomínio e do síndico são coberturas que se contratam; confira antes de precisar.",
          "Pode cobrir, se houver a garantia de responsabilidade civil. Avise a seguradora logo.",
        ],
      },
      {
        question: "A empresa de manutenção também responde pelo acidente?",
        answers: [
          "Pode responder, se o acidente veio de serviço malfeito ou de defeito que ela devia ter apontado. O relatório de cada visita mostra o que foi testado.",
          "Sim, quando o serviço dela causou o acidente. Se ela avisou o defeito por escrito e o prédio não consertou, a situação se inverte.",
        ],
      },
      {
        question: "Uma placa de aviso no portão basta?",
        answers: [
          "Não. Ajuda a orientar, mas não substitui fotocélula, reversão e manutenção.",
          "Ela soma, sem substituir proteção que funcione.",
        ],
      },
    ],
    photo: "fotos do portão, dos sensores e da etiqueta do motor",
  },
  {
    id: "norma-para-sindico",
    broader: "normas",
    label: "Normas do portão para o síndico",
    phrase: "as normas do portão para o síndico",
    asks: [
      "síndico quais normas técnicas portão",
      "síndico quais normas técnicas seguir portão garagem",
      "norma obriga condomínio registrar manutenção",
      "que norma obriga condomínio registrar manutenção portão",
      "norma síndico",
      "normas síndico",
      "abnt síndico",
      "síndico norma abnt",
      "síndico precisa saber norma",
      "norma condomínio síndico",
      "norma abnt condomínio",
      "norma abnt prédio",
      "norma portão condomínio",
      "norma prédio portão",
      "síndico obrigações portão",
      "síndico portão norma",
      "nbr condomínio portão",
      "nbr 5674 portão",
      "nbr 16280 portão",
      "lei portão condomínio",
    ],
    intent: "question",
    answers: {
      any: [
        "Não conhecemos norma ABNT única e obrigatória só para o portão automático de condomínio: valem em conjunto a NBR 5674, da manutenção registrada, a NBR 16280, da reforma, a NBR 5410, da elétrica, e a NBR 9050, do pedestre. O registro das visitas, com fotocélula e força testadas, mostra cuidado.",
        "Para o portão automático de condomínio, a norma que mais pesa é a NBR 5674, da ABNT: plano de manutenção, visitas registradas e empresa capacitada. A NBR 16280 entra na reforma, a NBR 5410 na elétrica e a NBR 9050 na passagem de pedestres; somam-se o manual do motor e a regra do município.",
        "O portão automático de condomínio segue um conjunto de normas, e não uma só: NBR 5674 (manutenção), NBR 16280 (reforma com responsável), NBR 5410 (elétrica, com terra e DR) e NBR 9050 (pedestre). Ao síndico cabe guardar o registro, com o teste da fotocélula e da segurança.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cada norma pede do condomínio", "Norma por norma, em linguagem de síndico"],
        slots: [
          [
            "A NBR 5674 trata da manutenção: o portão entra no plano do prédio, com datas, executor e relatórios guardados. A NBR 16280 vale para reforma: trocar o motor por igual é manutenção, mas mudar portão, piso ou fachada pede plano e responsável técnico.",
            "Pela NBR 5674, o portão faz parte do programa de manutenção, e cada visita deixa registro. A NBR 16280 só entra quando o serviço mexe em estrutura, fachada ou instalação, caso em que é preciso responsável técnico; motor trocado por outro igual é manutenção comum.",
            "Manutenção é assunto da NBR 5674, que quer plano, datas e relatório de cada visita. Reforma é da NBR 16280: abrir piso, mudar vão ou alterar a instalação exige responsável técnico, e a simples troca de motor por outro igual, em geral, não.",
          ],
          [
            "A NBR 5410 cuida do circuito, com disjuntor próprio, terra e DR, a proteção contra choque. A NBR 9050 garante que o pedestre e a pessoa com deficiência passem por entrada acessível, separada da folha.",
            "Na parte elétrica, a NBR 5410 pede circuito com disjuntor, aterramento e DR, que desarma em caso de choque. Da passagem a pé trata a NBR 9050, com entrada acessível fora do curso do portão.",
            "Circuito próprio, fio terra e DR, o disjuntor contra choque, vêm da NBR 5410. Já a entrada de pedestres, acessível e longe da folha, segue a NBR 9050.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Pasta do portão: o que guardar", "Documentos e testes do síndico"],
        slots: [
          [
            "A pasta serve à vistoria, ao seguro e à assembleia, e é o que o síndico mostra se houver acidente. Guarde em papel e em arquivo.",
            "Peça à empresa que entregue tudo por escrito: é esse conjunto que a seguradora e a assembleia vão querer ver.",
            "Num acidente, o registro prova que o portão era cuidado. Por isso reúna os documentos e mantenha cópia digital.",
          ],
        ],
        steps: [
          "Contrato ou ordem de serviço, com nota fiscal.",
          "Relatório de cada visita, com data e o que foi testado.",
          "Teste da fotocélula e da reversão, anotado todo mês.",
          "ART, o registro do responsável técnico, quando houve reforma.",
          "Manual do motor e lista de controles por unidade.",
        ],
      },
      {
        about: "visit",
        headings: ["A vistoria que atende à norma", "O que testar na revisão do portão"],
        slots: [
          [
            "Na revisão, recomendada {visits.business}, o técnico confere folha, fixações, força, paradas, fotocélula, fiação e aterramento, e deixa o relatório para a pasta. A fotocélula e a reversão são testadas com objeto, nunca com o corpo.",
            "O prédio deve revisar o portão {visits.business}: são vistos trilho ou dobradiças, força do motor, fim de curso, sensores, terra e fiação. Cada item vai ao relatório, e o teste da reversão é feito com uma caixa, não com pessoas.",
            "Uma visita {visits.business} dá conta do registro que a norma pede. O técnico mede a força, testa fotocélula e reversão com um objeto, olha fixações e aterramento e entrega tudo por escrito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem responde se o portão machucar alguém?",
        answers: [
          "Em regra o condomínio, e o síndico quando houve descuido comprovado. Um advogado orienta o caso concreto.",
          "O condomínio responde pela área comum; a falta de manutenção registrada pesa contra o síndico.",
        ],
      },
      {
        question: "Fotocélula é obrigatória no prédio?",
        answers: [
          "Trate como obrigatória: não conhecemos lei federal única, mas manual do motor, município e seguro podem exigir. Sem ela, não use fechamento automático.",
          "Não conhecemos lei federal única; município, fabricante e seguro podem exigir. Na prática, portão de prédio com fechamento automático não funciona sem ela.",
        ],
      },
      {
        question: "Preciso de ART para trocar o motor?",
        answers: [
          "Para troca por motor igual, em geral, não. Se muda estrutura, fachada ou circuito, peça responsável técnico com ART.",
          "Depende do serviço: reforma pede responsável técnico e ART, e manutenção comum pede registro e nota.",
        ],
      },
      {
        question: "Quanto custa a revisão do portão do condomínio?",
        answers: [
          "A visita de ajuste em portão maior fica, em geral, de {price.preventiveRange}, sem peças. O relatório para o síndico pode ser pedido já no orçamento.",
          "Em geral, de {price.preventiveRange}, fora as peças, conforme o portão e o número de folhas. Diga que quer o relatório de cada teste.",
        ],
      },
    ],
    photo: "fotos do portão, do quadro de luz e da etiqueta do motor",
  },
  {
    id: "fotocelula-obrigatoria-em-casa",
    broader: "normas",
    label: "Fotocélula é obrigatória em casa?",
    phrase: "a fotocélula em portão residencial",
    asks: [
      ...combine(
        ["residencial", "residência", "casa", "sobrado"],
        [
          "fotocélula obrigatória",
          "fotocélula obrigatório",
          "obrigado fotocélula",
          "obrigatoriedade fotocélula",
          "lei fotocélula",
          "norma fotocélula",
          "norma obriga fotocélula",
          "sensor obrigatório",
          "obrigado ter sensor",
          "lei sensor portão",
          "portão pode sem fotocélula",
          "portão sem fotocélula",
          "posso sem fotocélula",
          "multa fotocélula",
        ],
      ),
      "posso instalar motor sem fotocélula",
      "pode instalar motor sem fotocélula",
      "instalar motor portão sem fotocélula pode",
      "motor sem fotocélula pode",
      "motor sem fotocélula funciona",
    ],
    intent: "question",
    answers: {
      any: [
        "Em portão residencial, a fotocélula não é obrigatória por nenhuma lei geral que conhecemos, mas o manual do motor costuma exigi-la com fechamento automático, e o dono da casa responde por acidente. Instale: par, cabo e mão de obra são orçados juntos, por foto das colunas.",
        "Não conhecemos lei geral que torne obrigatória a fotocélula em portão residencial; sem ela, porém, ele só deve fechar por comando, com o vão à vista. Com fechamento automático, criança ou animal, é indispensável; o preço dela já instalada sai por foto, antes da visita.",
        "Pode instalar motor sem fotocélula em casa, porque não conhecemos lei geral que a torne obrigatória no portão residencial. Mas ele só pode fechar por comando, com o vão à vista; com fechamento automático, o manual a pede. Sensores e serviço vêm num orçamento só, dado por foto.",
      ],
      installation: [
        "Pode instalar o motor sem fotocélula em casa: não conhecemos lei geral que a exija, e o portão anda. Mas ele só deve fechar por comando, com o vão à vista; com fechamento automático, o manual a pede e ela não pode faltar. O par é orçado por foto, com a instalação incluída.",
        "O motor pode ser instalado sem fotocélula em residência, desde que o portão feche só por comando, com alguém vendo. Recomendamos pôr o par junto, orçado por foto, porque com fechamento automático ele é indispensável, e instalar os dois na mesma ida poupa serviço.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Lei, manual e responsabilidade", "De onde pode vir a exigência em casa"],
        slots: [
          [
            "Quem costuma exigir é o manual do motor, quando o fechamento automático está ligado; ignorá-lo pesa na garantia e num acidente. Em loteamento fechado, leia também o regulamento interno.",
            "O manual do fabricante vale como regra de uso: se pede o sensor, sem ele a instalação fica incompleta. Casa em condomínio tem ainda o regulamento, e portão sobre a calçada, a lei da cidade.",
            "A exigência vem, em geral, do fabricante do motor, sempre que o portão fecha sozinho. Regulamento de loteamento e lei municipal podem pedir mais.",
          ],
          [
            "Sem lei que obrigue, a responsabilidade continua: o dono da casa responde pelo dano que o portão causa, e a falta de proteção conta contra ele.",
            "Num acidente, quem tem o portão responde, e não ter o sensor agrava. Por isso ele compensa mesmo sem obrigação.",
            "A ausência de lei não livra ninguém: se o portão machuca, o dono responde, e a fotocélula é a prova de cuidado.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando não dá para ficar sem", "Casos em que a fotocélula é indispensável"],
        slots: [
          [
            "Em casa, é o uso que decide. Um destes casos já pede o sensor, que para a folha antes de ela tocar em alguém.",
            "Mais que a lei, conta como o portão é usado. Havendo um destes, não deixe de instalar.",
            "Se alguém pode estar no caminho sem ser visto, o sensor é necessário. São os casos mais comuns.",
          ],
        ],
        bullets: [
          "Fechamento automático ligado",
          "Criança, idoso ou animal na garagem",
          "Portão que fecha sobre a calçada",
          "Acionamento de onde não se vê o vão, por celular ou interfone",
        ],
      },
      {
        about: "check",
        headings: ["Como testar a que já existe", "O teste da fotocélula em casa"],
        slots: [
          [
            "Uma vez por mês, de lado e longe da folha, corte o feixe com um cabo de vassoura durante o fechamento: o portão deve parar e reabrir. Se não voltar, use só com alguém olhando e chame o técnico.",
            "Com a passagem livre e você ao lado, passe um cabo de vassoura no feixe enquanto a folha fecha; ela deve voltar. Falhou uma vez, desligue o fechamento automático e peça a revisão.",
            "O teste mensal é simples: com o portão fechando, interrompa o feixe com um cabo comprido, sem entrar no vão. A folha tem de reabrir; do contrário, não use o automático até o conserto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa pôr fotocélula em portão residencial?",
        answers: [
          "O par, o cabo e a ligação são orçados juntos, pela foto das colunas e da etiqueta do motor, e o serviço termina com o teste do feixe.",
          "Somam-se o par de sensores, os metros de cabo e a mão de obra de ligar e testar. As colunas fotografadas dão o valor do conjunto antes da visita.",
        ],
      },
      {
        question: "A reversão por força substitui a fotocélula?",
        answers: [
          "Não. Ela só age depois que a folha encosta; a fotocélula para o portão antes do toque. As duas se somam.",
          "Não substitui, porque precisa do contato para agir. O sensor evita o toque, e a reversão limita o dano se ele falhar.",
        ],
      },
      {
        question: "Posso anular a fotocélula que deu defeito?",
        answers: [
          "Não. Sem ela, a folha fecha sobre quem estiver no vão. Até o conserto, feche só por comando, com alguém olhando, e o automático desligado.",
          "Não anule: limpe e alinhe as lentes, e, se não resolver, chame. Muitas placas deixam fechar segurando o botão, com você vendo o vão.",
        ],
      },
      {
        question: "E em prédio ou condomínio?",
        answers: [
          "Lá, trate como obrigatória: convenção, prefeitura e seguro podem exigir, e o síndico pode responder pelo acidente.",
          "Em prédio, não use fechamento automático sem ela. Regulamento, seguro e município costumam pedir, e o síndico responde.",
        ],
      },
    ],
    photo: "uma foto do portão e das duas colunas e a da etiqueta do motor",
  },
];
