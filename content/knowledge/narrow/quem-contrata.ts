import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Firms and bodies that hire for a gate they do not use themselves, or for many people who do. */
export const quemContrata: NarrowConcept[] = [
  {
    id: "orcamento-do-motor-no-condominio",
    broader: "condominio",
    label: "Orçamento de motor para condomínio",
    phrase: "o orçamento do motor de condomínio",
    asks: [
      "orçamento motor portão condomínio",
      "orçamento motor portão prédio",
      ...combine(
        ["orçamento", "orçar", "cotação", "proposta"],
        ["motor condomínio", "motor prédio", "motor novo condomínio", "motor novo prédio", "troca motor condomínio"],
      ),
      ...combine(["cotação", "proposta"], ["motor portão condomínio", "motor portão prédio"]),
      "orçamento troca motor prédio",
      "orçamento instalação motor condomínio",
      "orçamento automatizar portão condomínio",
    ],
    intent: "price",
    answers: {
      any: [
        "O orçamento do motor de portão para condomínio {em} sai por foto, sem custo: mande o portão inteiro, largura, altura, material e quantos carros usam a entrada. Como referência, a troca em portão pesado ou de prédio fica de {price.heavySwap}, com mão de obra.",
        "Na cotação de motor para condomínio, a troca fica de {price.heavySwap}, com mão de obra, conforme o peso da folha e as aberturas na hora de pico. Fotos do portão e da etiqueta, medidas e número de vagas bastam para o orçamento fechado, grátis.",
        "Motor de portão de condomínio tem orçamento de {price.heavySwap} na troca, já com a mão de obra. Peso, velocidade e fluxo decidem onde fica nessa faixa. Mande fotos da folha e da etiqueta, as medidas e as vagas, e a cotação volta por escrito.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Dados que fecham o orçamento", "O que define o motor e o valor"],
        slots: [
          [
            "Cada item muda o motor indicado, e sem eles a proposta é só um palpite. Com a lista completa, o preço costuma sair sem visita.",
            "Com estes dados, o modelo e o valor saem sem ida ao prédio na maioria dos casos. O zelador pode levantar tudo em minutos.",
            "A cotação precisa destes números, que o zelador mede com uma trena. Faltando algum, o motor pode vir fraco ou caro demais.",
          ],
        ],
        steps: [
          "Tipo de abertura: de correr, basculante ou de abrir, com uma folha ou duas.",
          "Largura, altura e material da folha, porque deles sai o peso.",
          "Carros que passam na hora mais cheia.",
          "Tensão no quadro, 127 V ou 220 V, e a etiqueta do motor atual.",
          "Quantos controles há e de que marca.",
        ],
      },
      {
        about: "cost",
        headings: ["Como ler o orçamento do motor", "O que vem escrito na proposta"],
        slots: [
          [
            "Modelo, mão de obra, sensores e controles vêm em linhas separadas, com o limite em quilos e em aberturas por hora. Base, cremalheira e fiação boas são aproveitadas e baixam o valor.",
            "A proposta traz o modelo com sua capacidade, o serviço e cada acessório à parte, para o síndico comparar. O que serve do conjunto antigo, como base e cremalheira, fica.",
            "Peça linhas próprias para motor, mão de obra, fotocélula e controles. Reduz a conta manter a base, a fiação e a cremalheira que ainda estão em ordem.",
          ],
          [
            "Encarecem folha mais pesada, inversor para abrir rápido e segundo par de fotocélulas. A garantia vai escrita: {warranty.motor} no motor e {warranty.installation} na instalação.",
            "Sobem o preço o peso, a velocidade com inversor e os sensores extras. São {warranty.motor} de garantia no motor e {warranty.installation} no serviço.",
            "Quilos, inversor e sensor a mais levam ao topo da faixa. Motor com {warranty.motor} e instalação com {warranty.installation} de garantia, por escrito.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["O dia da troca no condomínio", "Do aceite ao portão funcionando"],
        slots: [
          [
            "Aprovado o valor, a troca leva {time.heavy} e é marcada fora da hora de pico. Enquanto a entrada está isolada, os carros usam o outro acesso ou esperam, com a portaria avisada.",
            "O serviço ocupa {time.heavy}, em turno combinado com o síndico, e os moradores são avisados antes. Se há segundo acesso, ele recebe os carros nesse período.",
            "Conte {time.heavy} de trabalho, com a passagem isolada e o aviso no elevador. No fim, sensores e controles são testados com quem responde pelo prédio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa de visita para orçar?",
        answers: [
          "Em geral não: fotos e medidas bastam. Quando é preciso medir no local, o custo da ida, se houver, é informado antes.",
          "Só se as fotos não mostrarem o peso ou o estado da folha, e aí o valor da ida, se houver, é combinado antes.",
        ],
      },
      {
        question: "Motor de casa serve no condomínio e sai mais barato?",
        answers: [
          "Sai mais barato na compra e esquenta no pico. Com poucas vagas pode servir, se a ficha aguenta a hora mais cheia.",
          "Em entrada de muitos carros, não: ele para por calor. Em prédio pequeno, a ficha do modelo decide.",
        ],
      },
      {
        question: "Os controles dos moradores continuam servindo?",
        answers: [
          "Servem, se a central nova aceita o código deles. Caso contrário, mantém-se o receptor antigo ligado a ela.",
          "Muitas vezes, sim, conservando o receptor atual. O verso de um controle mostra antes da compra.",
        ],
      },
      {
        question: "Dá para consertar o motor em vez de trocar?",
        answers: [
          "Dá, se o redutor está firme e há peça. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
          "Quase sempre se compara: a revisão em prédio fica de {price.preventiveRange}, sem peças, e cada peça é orçada pela etiqueta.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor, com a largura, a altura, o material e o número de vagas",
  },
  {
    id: "administradora-de-condominios",
    broader: "condominio",
    label: "Portões para administradoras de condomínios",
    phrase: "o portão dos condomínios da administradora",
    asks: [
      "orçamento assembleia portão",
      "orçamento escrito assembleia portão",
      "orçamento por escrito assembleia",
      "administradora cadastro fornecedor portão",
      "orçamento escrito condomínio portão",
      "orçamento foto portão condomínio",
      "orçamento foto portão prédio",
      "orçamento por foto condomínio",
      "orçamento foto condomínio",
      "síndico profissional portão",
      "síndico profissional fornecedor portão",
      "síndico profissional empresa portão",
      "síndico fornecedor portão",
      "síndico procura empresa portão",
      "síndico precisa orçamento portão",
      "síndico orçamento portão",
      "síndico orçamento motor portão",
      "síndico pede orçamento portão",
      "orçamento portão síndico",
      "orçamento portão para síndico",
      "orçamento para condomínio portão",
      "orçamento portão condomínio",
      "orçamento portão prédio",
      ...combine(
        ["administradora condomínios", "administradoras condomínios", "administradora", "administradora prédio"],
        [
          ...["portão", "automação portões", "motor portão", "portão automático", "portões automáticos"],
          ...["conserto portão", "fornecedor portão", "instalação portão", "empresa portão"],
        ],
      ),
      "administradora orçamento portão",
      "administradora precisa orçamento portão",
      "gestão predial portão",
      "carteira de condomínios portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "O orçamento do portão do condomínio é feito por foto e enviado por escrito ao síndico ou à administradora, com motor, mão de obra, controles e garantia em linhas separadas. A troca do motor em prédio fica de {price.heavySwap}, com mão de obra. A revisão custa de {price.preventiveRange}, sem peças.",
        "Somos fornecedor de portão para síndico profissional e administradora, com um orçamento por escrito para cada condomínio, feito a partir de fotos, da largura da folha e do número de vagas. Em portão pesado, motor e mão de obra custam de {price.heavySwap}. A revisão avulsa fica de {price.preventiveRange}, sem peças.",
        "A administradora ou o síndico profissional que procura fornecedor de portão recebe de nós um orçamento por escrito, item a item, no CNPJ do condomínio. Bastam o endereço, as fotos e o número de vagas. Trocar o motor em prédio custa de {price.heavySwap}, instalado, e revisar, de {price.preventiveRange}, sem peças.",
        "A administradora ou o síndico profissional recebe um orçamento de portão por prédio, feito com fotos e detalhado no CNPJ do condomínio. O motor de portão pesado, com instalação, custa de {price.heavySwap}. A revisão sem contrato fica de {price.preventiveRange}, com peças à parte.",
        "A cotação do portão de um ou de vários condomínios é feita com as fotos, a medida da folha e o número de vagas de cada um, e a proposta vai por escrito à administradora ou ao síndico. A troca do motor, com o serviço, custa de {price.heavySwap}, e a revisão, de {price.preventiveRange}, fora peças.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como a administradora faz o pedido", "Do pedido do síndico ao relatório"],
        slots: [
          [
            "Na primeira mensagem, diga qual é o condomínio, quem recebe o técnico e o que o portão tem. O valor vai por escrito a quem aprova, e nada é trocado antes do aceite.",
            "Informe o prédio, quem dá acesso ao motor e ao quadro de luz e qual é o problema. O serviço só começa depois que a pessoa indicada aceita o valor por escrito.",
            "O pedido precisa do endereço, do responsável no local e da descrição do defeito, de preferência com um vídeo. A proposta vai a quem decide, e a troca de peça espera a aprovação.",
            "Um bom pedido traz o nome do prédio, o que acontece com o portão e quem abre o quadro de energia. A administradora ou o síndico recebe a proposta por escrito, e o trabalho aguarda essa autorização.",
            "Comece pelo endereço e pelo contato de quem estará no local e descreva o defeito. O orçamento chega a quem tem poder de aprovar, e até lá nenhuma peça é trocada.",
          ],
          [
            "No fim, o condomínio recebe um relatório com a causa, as peças trocadas e fotos, o que evita pagar duas vezes pelo mesmo defeito.",
            "Depois do serviço, você fica com um relatório de causa, peças e fotos, útil para a prestação de contas e para o próximo chamado.",
            "O serviço termina com um relatório fotográfico, que mostra a causa e as peças e serve de histórico do portão.",
            "Terminado o trabalho, o condomínio recebe um registro com fotos do que falhou e do que foi posto no lugar. Ele serve para a prestação de contas e evita repetir a mesma compra.",
            "O relatório final explica por que o portão parou, o que foi trocado e como ficou, com imagens. Na próxima falha, esse histórico orienta quem atende.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que vem no orçamento do portão", "Itens da proposta para o condomínio"],
        slots: [
          [
            "Cada proposta separa o que é peça e o que é serviço, para o síndico comparar e levar à assembleia. Vale exigir os mesmos itens de cada fornecedor.",
            "O síndico recebe os itens um a um, o que permite comparar empresas e prestar contas. Peça a todas a mesma lista.",
            "A proposta mostra o valor de cada item. Assim a assembleia compara as empresas pelos mesmos pontos.",
            "O trabalho e o material aparecem separados na proposta, o que facilita a votação dos condôminos. Peça aos concorrentes o mesmo detalhamento.",
            "Como o preço fechado é difícil de comparar, cada parte tem a sua linha. O síndico põe as propostas lado a lado e vê o que falta em alguma.",
          ],
        ],
        bullets: [
          "Motor: marca, modelo, capacidade e ciclos por hora",
          "Mão de obra e peças em valores separados",
          "Controles e cadastro dos moradores",
          "Garantia: {warranty.motor} no motor e {warranty.installation} na instalação",
          "Prazo e tempo de portão parado",
        ],
      },
      {
        about: "cost",
        headings: ["Revisão, nota fiscal e pagamento", "O que combinar antes de aprovar"],
        slots: [
          [
            "Um portão com muitas aberturas precisa de revisão {visits.business}, no mínimo, e o contrato mensal já marca as datas. A nota no CNPJ do condomínio, a forma de pagamento e o prazo são confirmados na proposta.",
            "Em prédio movimentado, a revisão é feita {visits.business}, e por isso o contrato mensal costuma valer mais que a visita avulsa. Diga logo se precisa de boleto, prazo e nota em nome do condomínio.",
            "O contrato mensal garante a revisão {visits.business} de que o uso coletivo precisa, e a visita avulsa serve a portão de pouco movimento. A condição de pagamento e a nota no CNPJ ficam escritas na proposta.",
            "Quanto mais o portão abre, mais cedo ele precisa de ajuste, e em prédio isso significa ao menos {visits.business}. Um contrato mensal fixa essas visitas, e a proposta registra a nota para o condomínio, o vencimento e o meio de pagamento.",
            "Em uso coletivo, a revisão deve ser feita pelo menos {visits.business}, o que o contrato mensal já deixa agendado. Antes de aprovar, confira na proposta o CNPJ da nota, o prazo e a forma de pagamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para cuidar de vários condomínios em um contrato?",
        answers: [
          "Dá, com uma linha para cada portão, porque o peso e o uso mudam o valor e o número de visitas.",
          "Sim, cada portão fica com seu valor e seu calendário, e reunir os prédios facilita as datas e as notas.",
          "Pode ser um contrato só, com anexo por endereço, pois cada portão tem fluxo e peso diferentes e recebe o seu preço.",
        ],
      },
      {
        question: "Quem precisa estar no prédio na visita?",
        answers: [
          "Alguém com acesso ao quadro de energia e ao motor, como o zelador, o porteiro ou o síndico.",
          "Basta uma pessoa com as chaves do quadro e da casa de máquinas do portão, como o zelador ou o porteiro.",
          "Um responsável que abra o quadro elétrico e a área do motor, em geral o porteiro ou o zelador.",
        ],
      },
      {
        question: "O portão fica parado durante o serviço?",
        answers: [
          "Fica, por {time.heavy} em conjunto pesado, e por isso os moradores são avisados antes.",
          "Sim, a troca em portão pesado leva de {time.heavy}. Avise os moradores e deixe outra entrada ou alguém na garagem.",
          "Sim, enquanto o motor é trocado, o que dura de {time.heavy} em folha pesada. Combine com os moradores a data e uma saída alternativa.",
        ],
      },
      {
        question: "Atendem chamado de urgência em condomínio?",
        answers: [
          "O contato funciona {shop.hours}. Diga se o portão travou aberto ou com carros presos, porque isso define a prioridade.",
          "Sim, pelo WhatsApp, {shop.hours}, com horário e valor combinados antes da ida. Informe logo se o portão está aberto ou torto.",
          "Atendemos mensagens {shop.hours} e combinamos preço e horário antes de sair. Diga logo se há folha torta, carros presos ou garagem aberta.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com o endereço, a largura da folha e o número de vagas",
  },
  {
    id: "manutencao-para-administradora",
    broader: "manutencao",
    label: "Manutenção de portão para administradora de condomínios",
    phrase: "a manutenção dos portões da administradora",
    asks: [
      "administradora preventiva portões",
      "administradora quanto custa preventiva",
      "administradora preventiva portões prédios quanto custa",
      ...combine(
        ["administradora", "administradora condomínios"],
        ["preventiva", "revisão", "plano manutenção", "contrato manutenção"],
      ),
      ...combine(
        ["administradora condomínios", "administradoras condomínios", "administradora", "administradora prédio"],
        [
          "manutenção",
          "manutenção portão",
          "manutenção preventiva",
          "manutenção preventiva portão",
          "preventiva portão",
        ],
      ),
      "contrato manutenção portão administradora",
      "contrato manutenção administradora condomínios",
      "revisão portões administradora",
    ],
    intent: "question",
    answers: {
      any: [
        "A manutenção preventiva de portão para administradora de condomínios é proposta por portão, em geral de {price.preventiveRange} por visita em portão grande, sem peças, com um calendário só, relatório e nota por condomínio. O mínimo são visitas {visits.business}, e mensais onde entram muitos carros.",
        "Para administradora de condomínios, a manutenção de portão reúne vários prédios num calendário por região, com relatório e nota no CNPJ de cada um. O valor costuma ir de {price.preventiveRange} por visita e por portão grande, fora peças, com visitas {visits.business}, no mínimo.",
        "A administradora manda a lista dos condomínios, e a manutenção preventiva de cada portão entra numa proposta única, com linha, relatório e nota separados. Em portão grande a visita fica, na maioria dos casos, de {price.preventiveRange}, sem peças, {visits.business} ou mais.",
      ],
      price: [
        "A manutenção de portão para administradora fica, em geral, de {price.preventiveRange} por visita e por portão grande, sem peças. Mudam o valor o peso da folha, as aberturas por dia e o número de portões, e a lista dos condomínios com fotos das etiquetas permite a proposta em linhas separadas.",
        "O preço para administradora é por portão: um grande costuma custar de {price.preventiveRange} a visita, fora peças, e vários na mesma região dividem o deslocamento. Com a lista dos prédios, cada condomínio recebe a sua linha.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Vários condomínios, um calendário", "Como funciona com a administradora"],
        slots: [
          [
            "A lista traz endereço, número de portões e de vagas e o contato de quem recebe o técnico. As visitas são agrupadas por região e marcadas fora do pico de cada prédio.",
            "Com endereço, portões, vagas e contato de cada condomínio, monta-se a agenda por região. O horário evita a saída e a chegada dos moradores.",
            "A partir da relação dos prédios, com vagas, portões e quem recebe, as datas se organizam por bairro, sempre fora da hora de movimento.",
          ],
          [
            "Cada visita gera relatório com fotos para a administradora e o síndico, e nota no CNPJ do condomínio. Peça só é trocada com aprovação escrita de quem a administradora indicar.",
            "Relatório e nota saem por condomínio, o que facilita a prestação de contas. Nada além do combinado é trocado sem aceite por escrito.",
            "O que foi feito vai num relatório com fotos, por prédio, com a nota no CNPJ dele. Troca de peça depende de autorização escrita.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que é revisado em cada portão", "A revisão, item por item"],
        slots: [
          [
            "O roteiro é o mesmo em todos os prédios, o que permite comparar um portão com outro e prever gastos.",
            "Cada portão tem a sua folha de revisão, com itens iguais, e assim a administradora vê qual está pior.",
            "Os itens se repetem de prédio em prédio, e a comparação mostra onde o dinheiro precisa ir primeiro.",
          ],
        ],
        bullets: [
          "Cabos, roldanas, dobradiças, trilho e batentes",
          "Contrapeso, no basculante",
          "Corrente do motor, capacitor e contatos",
          "Força, paradas e fotocélula",
          "Destravamento, nobreak e sinaleiro",
        ],
      },
      {
        about: "cost",
        headings: ["Como comparar as propostas", "Avulsa ou em contrato"],
        slots: [
          [
            "Contrato fixa datas, itens e prazo de resposta; visita avulsa serve a portão de pouco uso. Ao comparar, veja se peça, urgência à noite e número de visitas estão dentro ou fora, porque mudam o preço mais que a mensalidade.",
            "Portão movimentado ganha com contrato, que traz datas e prazo de atendimento; o de pouco uso vai bem com avulsa. Pergunte em toda proposta o que há sobre peças e urgência.",
            "Nem todo prédio precisa de contrato: ele vale pela data certa e pela resposta rápida. O que decide a comparação é o que está escrito sobre peças, noites e quantidade de visitas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um contrato pode cobrir vários condomínios?",
        answers: [
          "Pode, com uma linha por portão, porque peso e uso mudam o valor e o número de visitas.",
          "Sim, desde que cada prédio tenha a sua linha e a sua nota. Assim um não paga pelo outro.",
        ],
      },
      {
        question: "O relatório vai para quem?",
        answers: [
          "Para a administradora e o síndico: o que foi feito, o que trocar e o que acompanhar, com data e fotos.",
          "Aos dois, administradora e síndico. Traz serviços, pendências e imagens, com a data da visita.",
        ],
      },
      {
        question: "A cancela e o portão social entram?",
        answers: [
          "Podem entrar, em linha própria: mande a foto de cada um para saber se o modelo é atendido.",
          "Sim, como itens separados. A foto de cada equipamento define se entra e por quanto.",
        ],
      },
      {
        question: "E se o portão parar entre as visitas?",
        answers: [
          "A administradora chama pelo WhatsApp, {shop.hours}; o valor e o horário da ida são informados antes.",
          "O chamado é atendido {shop.hours}, com preço e previsão informados antes de o técnico sair.",
        ],
      },
    ],
    photo: "a lista dos condomínios, com fotos dos portões e das etiquetas dos motores e o número de vagas",
  },
  {
    id: "imobiliaria-e-imovel-alugado",
    broader: "conserto",
    label: "Conserto de portão para imobiliárias",
    phrase: "o portão dos imóveis da imobiliária",
    asks: [
      "conserto portão imobiliária",
      "orçamento locador aprovar",
      "reparo portão casa alugada imobiliária",
      "orçamento conserto proprietário autorizar",
      "trabalho locação consertam",
      ...combine(
        ["imobiliária", "imobiliárias", "corretor de imóveis"],
        [
          ...["atendimento portão", "atendimento conserto portão", "técnico portão", "manutenção portão"],
          ...["manutenção portão automático", "portão automático", "empresa portão", "conserto imóvel alugado"],
          ...["atendimento conserto portão imóvel alugado", "parceria portão", "prestador portão", "orçamento portão"],
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Atendemos imobiliárias com conserto de portão em imóvel alugado: o orçamento vem por escrito, com fotos e a causa do defeito, para proprietário ou inquilino aprovar. Só regulagem, em casa, parte de {price.preventive}, sem peças, e a troca do motor fica de {price.homeSwap}, com mão de obra.",
        "A imobiliária que precisa de técnico de portão manda endereço, contato do morador e um vídeo; voltamos com a causa, fotos e o valor por escrito. No imóvel alugado, regular custa em residência a partir de {price.preventive}, sem peças, e trocar o motor, de {price.homeSwap} com o serviço.",
        "Para imobiliária, o conserto de portão de imóvel alugado vem com relatório da causa, desgaste ou mau uso, que decide quem paga. O ajuste em casa começa em {price.preventive}, fora peças, o motor trocado vai de {price.homeSwap} com mão de obra, e o serviço só começa após o aceite.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como o chamado anda", "O que mandar no chamado"],
        slots: [
          [
            "Mande endereço, nome e telefone de quem está no imóvel, fotos do portão e da etiqueta do motor. O técnico combina a hora com o morador e já sai com a peça provável.",
            "Com endereço, contato do morador e etiqueta do motor, a visita é marcada direto com quem abre a porta. A foto adianta a peça e evita uma segunda ida.",
            "O chamado leva dados do imóvel, contato de quem está lá e fotos. A hora é acertada com o morador, e a peça mais provável segue na mesma visita.",
          ],
          [
            "Nada é trocado antes do aceite por escrito de quem paga. Depois do serviço, a imobiliária recebe fotos, causa e o que foi feito, e um reparo pequeno leva até {trade.smallRepair}.",
            "O serviço só começa com a aprovação escrita do proprietário ou do inquilino. No fim vai um relatório curto, com fotos, e ajustes simples cabem em {trade.smallRepair}.",
            "Quem paga aprova por escrito, e só então a peça é trocada. A imobiliária guarda o relatório com fotos; um acerto simples fica pronto em {trade.smallRepair}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quem costuma pagar", "Causa e conta"],
        slots: [
          [
            "Pela lei do inquilinato, desgaste e defeito anterior costumam ser do proprietário, e dano de quem usa, do inquilino. O contrato pode detalhar, e a causa escrita evita a discussão.",
            "O proprietário em geral paga o que o tempo gastou; o inquilino, batida e mau uso. Isso segue a lei do inquilinato e o contrato, e o relatório mostra de qual caso se trata.",
            "Peça gasta pelo uso normal cabe quase sempre ao dono, e estrago por descuido, ao morador, conforme lei e contrato. O laudo fotografado define a quem mandar a conta.",
          ],
          [
            "O preço vai da regulagem, a mais barata, a roldanas e cabos, depois placa e, no topo, o motor. O cartão parcela em até {shop.instalments} vezes.",
            "Na ordem, regular, trocar peça de rodagem, trocar placa e trocar motor. Tudo pode ser dividido em até {shop.instalments} vezes no cartão.",
            "Regulagem fica embaixo, motor em cima, e roldana, cabo e placa no meio. Parcela-se em até {shop.instalments} vezes.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Entre um inquilino e outro", "Vistoria do portão na troca de morador"],
        slots: [
          [
            "A melhor hora de revisar é com o imóvel vazio: o técnico ajusta a folha, apaga os controles antigos da memória e grava os novos. Assim ninguém fica com acesso do inquilino que saiu.",
            "Na devolução das chaves, uma visita junta revisão, limpeza da memória e cadastro dos controles. Controle não devolvido deixa de abrir.",
            "Com a casa desocupada, revisa-se o portão e se apaga a memória dos controles, para o ex-morador não ter entrada. Os novos são gravados na mesma ida.",
          ],
          [
            "A revisão {visits.home} em residência reduz chamados de emergência no contrato. Na vistoria, anote quantos controles foram entregues e se o portão abre e fecha sem esforço.",
            "Incluir no contrato a revisão {visits.home} evita parte das emergências. Número de controles e estado do portão entram no termo de vistoria.",
            "Registre na vistoria os controles entregues e o portão funcionando. Uma revisão {visits.home} mantém isso assim durante o aluguel.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Atendem imóvel vazio?",
        answers: [
          "Sim, com alguém da imobiliária para abrir e com a energia ligada no dia, porque sem ela não dá para testar o motor.",
          "Atendemos, desde que haja luz na hora do teste e quem abra. Sem energia, só a parte mecânica pode ser vista.",
        ],
      },
      {
        question: "A nota sai em nome de quem?",
        answers: [
          "De quem paga. Informe CPF ou CNPJ ao aprovar o orçamento, seja proprietário, inquilino ou imobiliária.",
          "No nome do pagador, pessoa ou empresa. Basta mandar o documento junto com o aceite.",
        ],
      },
      {
        question: "O portão alugado parou de madrugada. Atendem?",
        answers: [
          "Sim, o atendimento é {shop.hours}. O morador pode chamar direto, e a imobiliária recebe a causa e o valor para aprovar depois.",
          "Atendemos {shop.hours}. Em emergência, quem está no imóvel chama, e o que pode esperar é aprovado em horário comercial.",
        ],
      },
      {
        question: "O conserto tem garantia?",
        answers: [
          "O serviço tem os 90 dias da lei. Um motor novo leva {warranty.motor} do fabricante, e a instalação, {warranty.installation}.",
          "Tem a garantia da lei, de 90 dias. No motor trocado, são {warranty.motor} de fábrica e {warranty.installation} de instalação.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor e um vídeo do defeito, com o contato de quem abre o imóvel",
  },
  {
    id: "construtora-e-incorporadora",
    broader: "loja",
    label: "Motor de portão para construtoras e incorporadoras",
    phrase: "o portão automático da obra da construtora",
    asks: [
      "motores portão prédio construção",
      "motor portão prédio construção obra",
      ...combine(
        ["construtora", "construtoras", "incorporadora", "incorporadoras", "empreiteira"],
        [
          ...["motor portão", "portão automático", "automação portão", "portões automáticos", "portão obra"],
          ...["instalação portão", "fornecimento motor portão", "portão empreendimento"],
        ],
      ),
      "construtoras incorporadoras portão",
      "motor portão empreendimento",
      "portão automático loteamento",
      "portões casas condomínio novo construtora",
    ],
    intent: "buying",
    answers: {
      any: [
        "Fornecemos e instalamos motor de portão para construtoras e incorporadoras, por unidade ou na garagem coletiva de um empreendimento novo. A folha é da serralheria. Casa com basculante de até {width.quarterHp} usa kit instalado a partir de {price.lowest}, e motor de portão pesado fica de {price.heavySwap}.",
        "Sim, orçamos motor de portão para várias unidades da mesma construtora, um modelo por tipo de portão, com entrega por etapa. O kit basculante de até {width.quarterHp} parte de {price.lowest} instalado, e na garagem coletiva o conjunto pesado vai de {price.heavySwap}; mande planta e cronograma.",
        "Para incorporadora ou construtora, o motor de portão se define antes do reboco, com tipo de abertura, peso da folha e pontos elétricos. Nas casas, basculante de até {width.quarterHp} sai a partir de {price.lowest} instalado. Em garagem de prédio, o conjunto pesado custa de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que definir no projeto", "Antes de fechar a obra"],
        slots: [
          [
            "Prever tubo e reforço na obra evita quebrar acabamento depois. Na garagem coletiva, o motor é escolhido pelo peso da folha e pelas aberturas na hora cheia, e não só pelo número de unidades.",
            "O que se prevê antes do reboco não se quebra depois. O motor do prédio depende das aberturas na hora de pico e do peso, mais que da quantidade de apartamentos.",
            "Passagem e reforço custam pouco na fase de obra. Em portão coletivo, calcule pelas aberturas na hora de maior fluxo e pelo peso da folha.",
          ],
        ],
        bullets: [
          "Dois tubos até o motor: um de força, outro de comando",
          "Circuito próprio de 220 V para cada motor",
          "Passagem sob o vão para a fotocélula",
          "Reforço na folha no ponto do motor e batentes firmes",
        ],
      },
      {
        about: "visit",
        headings: ["Entrega por etapa da obra", "Quando entra a instalação do motor"],
        slots: [
          [
            "A instalação vem depois da folha pintada e com energia definitiva. Cada basculante leva de {time.tilting}, o de correr de {time.sliding}, e o conjunto pesado de {time.heavy}, o que ajuda a montar o cronograma.",
            "O motor vai por último, com a folha pronta e leve na mão. Para o cronograma, conte {time.tilting} por basculante, {time.sliding} por portão de correr e {time.heavy} no pesado.",
            "Pintura seca e energia no ponto marcam a hora de instalar. Reserve {time.tilting} por unidade com basculante, {time.sliding} com portão de correr ou {time.heavy} na garagem do prédio.",
          ],
          [
            "Na entrega, cada unidade recebe controles gravados, manual e chave de destravamento, guardados na pasta do comprador.",
            "Controles, manual e chave de destravamento acompanham cada unidade, já testados.",
            "Ao fim, o comprador encontra na pasta os controles gravados, o manual e a chave que destrava o motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço em várias unidades", "Como sai a proposta da obra"],
        slots: [
          [
            "O valor muda com tipo de portão, peso e quantidade entregue de cada vez. Um modelo só por tipo de casa simplifica peça e manutenção, e a proposta separa motor, mão de obra e acessórios.",
            "Contam o tipo, o peso da folha e quantas unidades ficam prontas juntas. Padronizar o modelo baixa o custo de reposição, e cada item vem em linha própria.",
            "Quantidade por etapa, peso e tipo de folha formam o preço. Repetir o modelo em todas as casas facilita a manutenção, com proposta item por item.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para deixar só a espera, sem o motor?",
        answers: [
          "Dá. Tubos, ponto de energia e reforço da folha prontos deixam o motor para o comprador, sem quebrar nada.",
          "Sim: com passagem, circuito e chapa de reforço, a automatização fica opcional e rápida.",
        ],
      },
      {
        question: "A garantia conta de quando?",
        answers: [
          "São {warranty.motor} no motor e {warranty.installation} na instalação. A data de início fica escrita na proposta, o que importa em obra com entrega adiada.",
          "O motor tem {warranty.motor}, e o serviço, {warranty.installation}, contados da data que a proposta fixar.",
        ],
      },
      {
        question: "Vocês fornecem a folha do portão?",
        answers: [
          "Não, ela é da serralheria da obra. Informamos antes o que precisa ter para receber o motor.",
          "A folha fica com o serralheiro. Passamos a ele os pontos de reforço e as folgas.",
        ],
      },
      {
        question: "Quantos motores comportam uma garagem de prédio?",
        answers: [
          "Um por folha, e o ideal é entrada e saída separadas quando há muitas vagas. As aberturas da hora cheia decidem o modelo.",
          "Em geral um por portão. Com muitas vagas, dois portões dividem o fluxo e o desgaste.",
        ],
      },
    ],
    photo: "a planta ou o desenho do portão, com vão, material da folha e o cronograma da obra",
  },
  {
    id: "transportadora-motor",
    broader: "galpao",
    label: "Motor para portão de transportadora",
    phrase: "o portão da transportadora",
    asks: [
      "transportadora portão não para abrir qual motor",
      "portão recebe carreta dia todo",
      "transportadora portão qual motor",
      "transportadora não para abrir motor",
      "motor transportadora",
      "motor empresa transporte",
      "motor logística",
      "galpão logístico",
      "motor galpão logístico",
      "centro distribuição motor",
      "portão centro distribuição",
      "motor empresa logística",
      ...combine(
        ["transportadora", "transportadoras", "garagem de ônibus", "frota", "viação"],
        ["motor portão", "portão automático", "automação portão", "portão", "portão eletrônico", "portão caminhão"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Para galpão logístico ou centro de distribuição, o motor certo é o de uso intenso em portão de correr, que não limita a altura do caminhão, com ciclos por hora acima das entradas e saídas do pico. Motor e mão de obra em portão pesado ficam de {price.heavySwap}.",
        "O motor para portão de transportadora é o de uso intenso, escolhido pelo peso da folha e pelas aberturas na hora de saída: com 30 caminhões saindo em uma hora, a ficha deve trazer mais de 40 ciclos por hora. Em portão pesado, motor e mão de obra ficam de {price.heavySwap}, com orçamento grátis por foto.",
        "Para portão que recebe carreta, caminhão ou ônibus o dia todo, compre motor de uso intenso ou contínuo, de preferência em portão de correr, que não limita a altura. A troca em portão pesado custa de {price.heavySwap}, com mão de obra. Base, trilho e sensores são vistos na mesma visita.",
        "Portão de transportadora com entrada de caminhões pede motor pesado, com ciclos por hora acima do pico da frota e um terço de folga sobre o peso da folha. Motor e mão de obra ficam de {price.heavySwap}. Use fotocélula em duas alturas ou laço no piso, que veem o caminhão inteiro.",
        "Em transportadora, escolha o motor do portão por dois números: o peso da folha, com um terço de folga, e as saídas na hora mais cheia. Uma folha de 600 kg pede motor de 800 kg de uso intenso. Instalado na troca, ele custa de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que muda onde passa caminhão"],
        slots: [
          [
            "O portão de frota é escolhido pelo maior veículo e pela hora mais cheia. Além do motor, confira estes quatro pontos.",
            "Antes do motor, veja o tamanho dos veículos, o piso e o pico de saída.",
            "A escolha depende do vão, da base, do número de aberturas e dos sensores.",
          ],
        ],
        bullets: [
          "Vão: a largura que a carreta precisa na manobra e a altura do baú ou do ônibus",
          "Trilho: base de concreto contínua, porque a roda dupla afunda trilho solto",
          "Ciclos: as saídas da hora cheia, com um terço a mais",
          "Sensores: dois pares de fotocélula, em alturas diferentes, porque um só não vê o vão sob o baú",
        ],
      },
      {
        about: "visit",
        headings: ["Como instalar sem parar a expedição"],
        slots: [
          [
            "A montagem de um conjunto pesado leva {time.heavy} e é marcada fora da expedição. A base, o cabo e o trilho são preparados antes, com o portão em uso.",
            "A base e o cabo são preparados com a operação andando. A montagem, de {time.heavy}, fica para a hora de menos saída.",
            "São {time.heavy} de montagem em portão pesado, no período de menor movimento. O que pede obra é adiantado sem fechar a passagem.",
          ],
          [
            "No mesmo dia, o técnico mostra à portaria como destravar o portão de correr quando falta luz. Onde a luz cai muito, um nobreak próprio para motor mantém a saída sem ninguém destravar.",
            "Onde falta luz com frequência, vale instalar um nobreak próprio para motor, que mantém a saída. O técnico também mostra à portaria como soltar a folha de correr.",
            "Quando falta luz, um nobreak próprio para motor mantém a frota saindo. Sem ele, a portaria usa a chave do portão de correr, com o disjuntor desligado.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Manutenção com caminhão todo dia"],
        slots: [
          [
            "Com frota diária, a revisão deve ser feita no mínimo {visits.business}, com roldanas, trilho e cremalheira vistos a cada visita. Roda de caminhão joga pedra e óleo no trilho, e varrer toda semana evita boa parte das paradas.",
            "Programe a revisão {visits.business}, ou em prazo menor se o portão passa de 100 aberturas por dia. Entre uma e outra, alguém varre o trilho toda semana.",
            "O mínimo é revisar {visits.business}. Uso diário de caminhões pede intervalo menor. Trilho varrido toda semana poupa roldana, cremalheira e motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Tag nos caminhões funciona?",
        answers: [
          "Funciona, com antena na altura da cabine e cadastro por veículo, ligada à central. O alcance depende do modelo, em geral de 3 a 10 metros.",
          "Sim, com antena alta, uma tag por caminhão e bloqueio individual quando um sai da frota.",
          "Funciona bem, porque o motorista não precisa de controle. A antena é posta do lado da cabine.",
        ],
      },
      {
        question: "Portão de correr, basculante ou cancela?",
        answers: [
          "De correr é o mais usado, porque não limita altura e aguenta folha larga. A cancela controla o fluxo de dia, mas não fecha o pátio à noite.",
          "Para carreta, o de correr, sem limite de altura. A cancela serve de complemento no horário de movimento, com o portão aberto.",
          "O de correr. O basculante limita a altura, e a cancela sozinha não protege o pátio fora do expediente.",
        ],
      },
      {
        question: "E se um caminhão bater no portão?",
        answers: [
          "Desligue o disjuntor, isole os dois lados e não ligue o motor antes de a folha ser conferida. Folha fora do trilho pode tombar.",
          "Desligue a energia e mantenha todos longe, porque folha batida tomba. O motor só volta depois da conferência.",
          "Ninguém se aproxima nem aciona. Com o disjuntor desligado, mande fotos tiradas de longe e peça atendimento urgente.",
        ],
      },
      {
        question: "Que garantia tem o motor pesado?",
        answers: [
          "São {warranty.motor} de fábrica e {warranty.installation} na instalação. Batida, raio e água costumam ficar de fora.",
          "O motor tem {warranty.motor}, e a instalação, {warranty.installation}, sem cobrir colisão nem surto elétrico.",
          "{warranty.motor} no motor e {warranty.installation} no serviço. Uso acima dos ciclos da ficha não é coberto.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, do trilho e da etiqueta do motor, com largura e aberturas por hora",
  },
  {
    id: "academia-portao",
    broader: "comercio",
    label: "Portão automático para academia",
    phrase: "o portão da academia",
    asks: [
      "academia 24 horas portão",
      "academia 24 horas portão controle acesso",
      "academia portão controle acesso",
      ...combine(
        ["academia", "academias", "estúdio pilates", "quadra esportiva", "crossfit"],
        ["portão", "automação portão", "portão automático", "motor portão", "portão eletrônico", "portão garagem"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Portão automático para academia precisa de motor de uso intenso, fotocélula e pausa de fechamento, porque o estacionamento enche nas trocas de aula. Motor e mão de obra ficam de {price.heavySwap} em folha pesada. Aluno a pé não deve entrar pelo portão de carros: use porta com catraca ou digital.",
        "Na academia, o portão do estacionamento se escolhe pela hora cheia: até poucas aberturas, o motor comum, de {price.homeSwap} na troca, dá conta; com muitos alunos, só o de uso intenso, de {price.heavySwap}. O controle de acesso de quem treina fica na porta, e não na garagem.",
        "Que portão serve na academia com estacionamento lotado? Um de correr ou basculante com motor de uso intenso e fotocélula, de {price.heavySwap} instalado quando a folha é pesada. Em academia 24 horas, o acesso do aluno é por catraca ou leitor na porta, e o carro entra por tag.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quantas aberturas o motor aguenta", "Motor comum ou de uso intenso na academia"],
        slots: [
          [
            "Conte os carros entre uma aula e outra: se passam de 20 aberturas por hora, o motor residencial esquenta e para no pico. O de uso intenso mostra na ficha os ciclos por hora, que devem superar essa conta.",
            "O número que decide são as aberturas na troca de turma. Perto de 20 por hora o motor de casa já sofre, e é preciso um modelo feito para mais que isso, segundo o fabricante.",
            "Meça a hora mais cheia, e não o dia: acima de umas 15 aberturas por hora, motor comum desarma por calor. Procure na ficha os ciclos por hora do de uso intenso.",
          ],
          [
            "No pico, a central pode segurar o portão aberto por botão da recepção, o que poupa motor e fila. Inversor, a placa que varia a velocidade, encurta a espera na rua.",
            "Uma tecla na recepção mantém o portão aberto nas trocas de aula e evita dezenas de ciclos. Motor rápido com inversor reduz a fila na calçada.",
            "Para a troca de turma, a recepção segura aberto por botoeira, com alguém vendo. Fora dela, um motor com inversor abre depressa e para suave.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Entrada de alunos e de carros", "Controle de acesso na academia 24 horas"],
        slots: [
          [
            "Separar as duas passagens resolve acesso e segurança de uma vez.",
            "Cada entrada tem o seu comando, e um não depende do outro.",
            "O carro passa por um lado e a pessoa por outro, assim.",
          ],
        ],
        bullets: [
          "Porta de alunos: catraca, digital ou facial, ligada ao cadastro",
          "Portão de carros: tag ou botão da recepção",
          "Saída a pé: porta que abre por dentro sem energia",
          "Madrugada sem recepção: interfone com câmera no portão",
        ],
      },
      {
        about: "safety",
        headings: ["Aula infantil e gente na calçada", "Cuidados com quem passa a pé"],
        slots: [
          [
            "Com turma infantil, instala-se um par de sensores baixo, de 20 a 30 cm do piso, além do comum. Na entrada e na saída das crianças, o fechamento automático fica desligado, com um adulto no comando.",
            "Onde há criança, some uma fotocélula a 20 ou 30 cm do chão e deixe a força no mínimo. Nos horários delas, alguém comanda o portão, sem fechamento automático.",
            "Aula de criança pede sensor baixo, entre 20 e 30 cm, e um adulto no botão durante a troca de turma. O fechar sozinho fica desligado nesse período.",
          ],
          [
            "Sinaleiro com luz e som avisa o pedestre antes de a folha andar. A manutenção de uso comercial se faz {visits.business}, porque o desgaste é bem maior que em casa.",
            "Um aviso de luz e bip protege quem passa na calçada. Em comércio, a revisão é {visits.business}, já que o portão abre muito mais.",
            "Na calçada, luz e bip avisam antes do movimento. Reserve revisão {visits.business}, a conta certa para uso comercial.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A catraca pode abrir o portão de carros?",
        answers: [
          "Tecnicamente pode, por um contato na central, mas não convém: aluno e carro devem ter passagens separadas. Para o carro, tag cadastrada é mais segura.",
          "Dá para ligar, e não é indicado. O portão abriria com gente a pé no vão. Use tag ou botão da recepção.",
        ],
      },
      {
        question: "Dá para deixar o portão aberto no pico?",
        answers: [
          "Dá: quando o estacionamento lota nos horários de aula, a central segura o portão aberto por um botão. Alguém da recepção deve ver o vão.",
          "Sim: muitas centrais aceitam um botão que segura aberto. Se a garagem lota no horário de aula, isso evita fila e poupa o motor.",
        ],
      },
      {
        question: "A instalação fecha a academia?",
        answers: [
          "Não: marca-se fora do pico, inclusive à noite. O conjunto leva de {time.sliding} no de correr comum e de {time.heavy} no pesado.",
          "Dá para fazer em horário vazio. Um de correr comum toma de {time.sliding}, e o pesado, de {time.heavy}.",
        ],
      },
      {
        question: "A academia recebe nota e parcela?",
        answers: [
          "Sim: a academia de ginástica recebe nota fiscal no CNPJ e parcela em até {shop.instalments} vezes no cartão. O orçamento vem por itens.",
          "Emitimos nota para academia de ginástica, e o cartão divide em até {shop.instalments} vezes. Motor, sensores e acesso aparecem em linhas separadas.",
        ],
      },
    ],
    photo: "fotos do portão e da entrada dos alunos, com a largura do vão e o número de carros na hora cheia",
  },
  {
    id: "orgao-publico",
    broader: "comercio",
    label: "Portão automático para órgão público",
    phrase: "o portão do órgão público",
    asks: [
      "portão quartel",
      "portão delegacia",
      "portão cemitério",
      "portão cemitério automático",
      "portão prefeitura",
      "portão prefeitura motor licitação",
      "portão fórum",
      "portão bombeiros",
      "portão câmara municipal",
      "motor portão cemitério",
      "licitação portão",
      "orçamento licitação portão",
      ...combine(
        ["órgão público", "órgãos públicos", "repartição pública", "licitação", "pregão", "delegacia", "quartel"],
        [
          ...["automação portões", "motor portão", "portão automático", "instalação portão", "manutenção portões"],
          ...["portão eletrônico", "motor portão nota fiscal", "automação portões prefeituras"],
        ],
      ),
      "prefeitura automação portões",
      "prefeitura licitação portão",
      "prefeitura licitação automação portões",
      "prefeitura manutenção portões",
      "edital portão automático",
      "dispensa licitação portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "Atendemos portão automático de órgão público, como quartel, delegacia, cemitério e prefeitura, com nota fiscal e valor por item. Mande o edital ou o termo de referência com fotos e medidas, e dizemos se podemos cumprir. Em portão pesado, motor e mão de obra ficam de {price.heavySwap}, conforme o peso da folha e as aberturas por dia.",
        "Em licitação de portões, dispensa ou compra direta, fazemos a proposta por item, com nota fiscal, a partir do termo de referência e das fotos. Dizemos antes se conseguimos atender o que o edital pede. No portão pesado, motor e mão de obra ficam de {price.heavySwap}.",
        "O portão automático para quartel, delegacia, fórum, cemitério ou prefeitura precisa em geral de motor de uso intenso, porque a folha é pesada e abre muitas vezes. Motor e mão de obra ficam de {price.heavySwap}. Envie o termo de referência, as medidas e as fotos, e a proposta sai por item, com nota fiscal.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que o termo de referência precisa dizer", "Os itens do pedido"],
        slots: [
          [
            "Um item vago recebe propostas que não se comparam, e o motor mais barato pode ser fraco para o uso. Com estes dados, todos orçam a mesma coisa.",
            "Quanto mais claro o item, mais fácil comparar as propostas e menor o risco de receber um motor fraco para o uso.",
            "Sem o peso e o uso no papel, cada concorrente orça um motor diferente. Estes dados tornam as propostas comparáveis.",
          ],
        ],
        bullets: [
          "Tipo de portão, largura, altura e peso aproximado",
          "Aberturas por hora no horário de mais movimento",
          "Tensão disponível e distância do quadro",
          "Fotocélula, nobreak e número de controles",
          "Garantia, prazo de entrega e manutenção",
        ],
      },
      {
        about: "visit",
        headings: ["Por que fazer a vistoria antes da proposta", "Vistoria antes da proposta"],
        slots: [
          [
            "A vistoria mostra folha torta, coluna fraca e falta de ponto de energia, que mudam o preço. Peça que o acerto da folha venha em item separado do motor.",
            "No local aparecem a folha torta, a coluna sem firmeza e o ponto elétrico que falta, e isso muda o valor. Serralheria e motor devem ser itens diferentes.",
            "Folha, coluna e energia são vistas antes, porque delas depende o custo. O reparo da folha fica em um item e o motor, em outro.",
          ],
          [
            "O motor é escolhido pelo peso da folha e pelas aberturas por hora, já que a troca de turno concentra o uso. A montagem em portão pesado leva {time.heavy}, com outra entrada aberta.",
            "Na escolha do motor pesam a folha e o horário de mais uso, comum em troca de plantão. Instalar em portão pesado leva {time.heavy}, e convém manter outra passagem livre.",
            "Horário de pico e peso da folha definem a linha do motor. Com base e energia prontas, a instalação pesada leva {time.heavy}, feita com um acesso alternativo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor", "Motor, instalação e manutenção por item"],
        slots: [
          [
            "Nobreak, sensores, base e serralheria aparecem em linhas à parte do motor e da mão de obra. A manutenção pode ser avulsa ou mensal, {visits.business} no mínimo.",
            "O preço do motor com a mão de obra não inclui serralheria, sensores nem nobreak, que são itens separados. Depois da instalação, a revisão é feita {visits.business}, pelo menos, por visita ou por contrato.",
            "Cada acessório tem a sua linha: sensores, nobreak, base e reparo da folha. A manutenção, em contrato ou avulsa, é feita no mínimo {visits.business}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O orçamento tem validade?",
        answers: [
          "Tem, e ela vem escrita na proposta. Se o processo demorar, peça a renovação antes de vencer, porque motor e peça mudam de preço.",
          "Sim, e o prazo vem na proposta. Se o processo for longo, peça a atualização do valor antes do vencimento.",
        ],
      },
      {
        question: "Emitem nota fiscal para empenho?",
        answers: [
          "Sim. Diga no pedido como a nota e o pagamento precisam ser, e confirmamos a condição na resposta.",
          "A nota é emitida conforme o empenho; informe os dados e o prazo de pagamento no pedido para confirmarmos antes.",
        ],
      },
      {
        question: "Fazem manutenção depois?",
        answers: [
          "Fazemos, avulsa ou por contrato, com valor por portão. O relatório de cada visita serve à prestação de contas.",
          "Sim: por visita ou por contrato mensal, com relatório. A frequência depende das aberturas por dia.",
        ],
      },
      {
        question: "O orçamento serve para pesquisa de preço?",
        answers: [
          "Serve, porque separa motor, instalação, acessórios e manutenção. Mande o modelo de proposta exigido, se houver.",
          "Sim, vem item por item, como a pesquisa costuma pedir. Se existir formulário próprio, envie junto com as fotos.",
        ],
      },
    ],
    photo: "o termo de referência, com fotos, medidas e o endereço de cada portão",
  },
  {
    id: "escola-manutencao-nas-ferias",
    broader: "escola",
    label: "Manutenção do portão da escola nas férias",
    phrase: "a manutenção do portão da escola",
    asks: [
      "revisar portão colégio recesso",
      "colégio enquanto não há alunos",
      ...combine(
        ["manutenção", "revisão", "conserto", "troca motor"],
        ["portão escola férias", "escola durante férias", "portão escola recesso", "portão colégio férias"],
      ),
      "manutenção portão escola",
      "manutenção portão automático escola",
      "manutenção portões escolas",
      "manutenção portão creche",
      "revisão portão escola",
      "manutenção portão colégio",
      "manutenção portões escolares",
    ],
    intent: "repair",
    answers: {
      any: [
        "Sim, as férias são a melhor época para a manutenção do portão da escola ou creche: sem aluno na passagem, dá para parar a folha, trocar peças e testar sensores. Em janeiro ou julho, a revisão fica, em geral, de {price.preventiveRange} por portão, sem peças.",
        "Vale aproveitar as férias ou o recesso para consertar e revisar o portão do colégio, com a passagem isolada e as peças trocadas com calma. A manutenção preventiva custa, em geral, de {price.preventiveRange} por portão, fora peças, e é feita {visits.business}.",
        "A manutenção do portão de escola começa pela segurança dos alunos: fotocélulas, força e recuo da folha são testados, e depois vêm limpeza, lubrificação e peças gastas. É feita {visits.business}, de preferência em janeiro e julho, com a passagem vazia, e fica em geral de {price.preventiveRange} por portão, sem peças.",
        "A manutenção do portão de escola durante as férias testa fotocélulas, reversão e força antes de as aulas voltarem, e troca o que gastou. É {visits.business}, de preferência em janeiro e julho, por {price.preventiveRange} em geral, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que a revisão da escola confere", "Da folha aos sensores"],
        slots: [
          [
            "O teste que importa é o do obstáculo: com um objeto no caminho, a folha precisa parar e voltar com pouca força. Sem isso, o portão fica fora do automático.",
            "Um portão de escola tem de recuar ao menor toque, o que se prova com um objeto, nunca com alguém. Se não recua, deixa de fechar sozinho até o acerto.",
            "A prova principal usa um objeto macio no vão: a folha deve parar ou voltar. Reprovado, o fechamento automático é desligado.",
          ],
        ],
        bullets: [
          "Fotocélulas nas duas alturas e borda sensível",
          "Força mínima e reversão em obstáculo",
          "Cabos, soldas, roldanas e batentes",
          "Botão de parada e destrave manual",
          "Controles de quem já saiu, apagados da memória",
        ],
      },
      {
        about: "visit",
        headings: ["Como marcar a manutenção nas férias", "Calendário da escola e do conserto"],
        slots: [
          [
            "Chame antes do fim do bimestre, com fotos e vídeo, porque peça de modelo antigo pode demorar. Assim ela está na mão quando o recesso começa.",
            "O ideal é mandar fotos algumas semanas antes das férias, para a peça chegar a tempo. Janeiro e julho são disputados, e modelo antigo leva mais para achar.",
            "Peça o orçamento com o bimestre ainda correndo. Com vídeo e etiqueta, a peça é separada antes, e o serviço se faz logo no início do recesso.",
          ],
          [
            "Se o sensor falha em época de aula, não espere: até o reparo, só um adulto à vista do vão comanda o portão.",
            "Defeito de fotocélula ou de reversão não aguarda férias. Enquanto isso, um adulto fica no comando, vendo a passagem.",
            "Falha de segurança se conserta na hora, mesmo com aulas. Até lá, nada de fechamento automático, e um adulto opera olhando o vão.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custam as trocas na escola", "O que soma ao preço da revisão"],
        slots: [
          [
            "A revisão inclui limpeza, lubrificação, regulagem e testes. Roldana e cabo são trocas menores, o par de fotocélulas fica no meio, e o motor de portão pesado sai de {price.heavySwap}, com mão de obra.",
            "Limpar, lubrificar, regular e testar fazem parte da visita. Somam-se peças, da roldana, mais barata, à fotocélula e ao motor, que em folha pesada custa de {price.heavySwap} na troca.",
            "Na visita entram ajuste, graxa e testes de segurança. As peças são extra: roda e cabo pesam pouco, sensor pesa mais, e trocar um motor pesado vai de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para fazer à noite ou no sábado?",
        answers: [
          "Dá, com hora marcada e alguém da escola para abrir. O atendimento é {shop.hours}.",
          "Sim: atendemos {shop.hours}, e o turno sem alunos é combinado com a secretaria.",
        ],
      },
      {
        question: "A escola recebe um relatório?",
        answers: [
          "Peça no agendamento: lista do que foi testado, trocado e recomendado, com data e fotos.",
          "Sim, se pedido antes. O registro com data serve à direção, ao seguro e à próxima revisão.",
        ],
      },
      {
        question: "Quanto tempo o portão fica parado?",
        answers: [
          "A revisão termina no dia; a troca do motor leva {time.sliding} no de correr comum e {time.heavy} no pesado.",
          "Algumas horas na revisão. Motor novo ocupa {time.sliding} em deslizante comum ou {time.heavy} em folha pesada.",
        ],
      },
      {
        question: "Qual é a garantia do serviço?",
        answers: [
          "Motor novo tem {warranty.motor} e instalação, {warranty.installation}. Nos reparos vale a garantia da lei.",
          "São {warranty.motor} no motor que vendemos e {warranty.installation} na instalação. Consertos têm os 90 dias da lei.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor e um vídeo dele abrindo e fechando",
  },
  {
    id: "concessionaria-de-veiculos",
    broader: "comercio",
    label: "Portão automático para concessionária e loja de carros",
    phrase: "o portão da loja de veículos",
    asks: [
      "portão concessionária",
      "portão concessionária veículos",
      "portão pátio veículos",
      "revenda seminovos",
      "revendedora veículos",
      "carros venda concessionária",
      "encoste carros venda",
      "motor concessionária",
      "motor portão concessionária",
      "portão concessionária carros",
      "motor loja carros",
      ...combine(
        ["concessionária veículos", "concessionária carros", "revenda carros", "revenda veículos", "locadora veículos"],
        ["portão", "automação portão", "portão automático", "motor portão"],
      ),
      "portão loja carros",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para concessionária e loja de carros, o portão automático que protege o pátio é o de correr, largo, com motor de uso intenso, trava e fotocélula em duas alturas para não tocar em carro de venda. Em portão pesado, motor e mão de obra ficam de {price.heavySwap}.",
        "O motor para portão de pátio de veículos deve fechar firme à noite e ficar aberto no expediente: folha de correr, trava elétrica e nobreak ou destrave por chave. A troca custa de {price.heavySwap} em folha pesada e de {price.homeSwap} em portão leve, com mão de obra.",
        "Em revenda de seminovos ou loja de automóveis, feche o pátio com portão de correr automático e separe a entrada de clientes da oficina. Cada motor segue o seu uso: de {price.heavySwap} no portão de concessionária pesado, já instalado, com dois pares de fotocélulas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Aberto de dia, fechado à noite", "Que portão e que motor para o pátio"],
        slots: [
          [
            "O de correr ocupa só a lateral e não avança sobre os carros expostos. Motor com um terço de folga no peso e ciclos por hora acima do movimento do sábado, que é o pico.",
            "Prefira folha de correr, que não gira sobre o pátio. Para o motor, conte as aberturas do dia mais cheio e deixe um terço de sobra em quilos e ciclos.",
            "Portão que corre de lado deixa a frente livre para exposição. O motor é escolhido pelo peso, com folga de um terço, e pelo movimento do melhor dia.",
          ],
          [
            "No expediente, mantenha aberto pela função da central, e nunca calce a folha. À noite, trava elétrica ou batente reforçado dificulta forçar.",
            "Para ficar aberto de dia, usa-se a central ou desliga-se o fechamento automático. A trava elétrica entra no fechamento noturno.",
            "A central tem função de permanecer aberto, melhor que escorar a folha. Depois do horário, a trava soma força ao motor.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Carro de venda junto ao portão", "Proteção do pátio"],
        slots: [
          [
            "Dois pares de fotocélulas, um perto de 50 cm e outro mais alto, veem o para-choque baixo e a caçamba. Marque no piso a faixa da folha, onde nenhum carro fica parado.",
            "Um sensor só não vê carro baixo e utilitário: ponha dois, em alturas diferentes. A faixa por onde a folha corre fica pintada e livre.",
            "Com sensor a 50 cm e outro acima, a folha para diante de sedã e de caminhonete. Pinte no chão a área de movimento.",
          ],
          [
            "Controle se cadastra por pessoa, e o de quem sai é apagado no mesmo dia. Nobreak dá algumas aberturas na falta de luz.",
            "Cada responsável tem seu controle, retirado da memória no desligamento. Para entrega sem energia, nobreak ou chave no portão de correr.",
            "Apague o controle de quem deixa a loja. Sem luz, abre-se pelo nobreak ou pelo destrave da folha de correr.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço no pátio", "Peso, velocidade e acessórios"],
        slots: [
          [
            "Levam à parte alta a folha acima de 5 metros, o inversor para abrir rápido e a cremalheira de aço nova. Trava, nobreak e segundo par de sensores vêm em linhas próprias, e a instalação leva {time.heavy}.",
            "Vão largo, velocidade e base nova encarecem; aproveitar cremalheira e fiação baixa o total. A montagem toma {time.heavy}, fora do expediente.",
            "Mais de 5 metros de folha, inversor e primeira instalação sobem o valor. São {time.heavy} de serviço, que pode ser à noite.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para instalar sem fechar a loja?",
        answers: [
          "Dá, fora do expediente: o conjunto pesado leva {time.heavy}, e base e cabos são feitos antes.",
          "Sim, à noite ou no domingo, em {time.heavy} de trabalho.",
        ],
      },
      {
        question: "E se faltar energia com carro para entregar?",
        answers: [
          "O nobreak faz algumas dezenas de aberturas, e a chave de destravamento libera a folha de correr na mão.",
          "Use o nobreak ou destrave a folha de correr, reta, com o disjuntor desligado.",
        ],
      },
      {
        question: "Portão automático segura ladrão?",
        answers: [
          "Atrasa, com trava e batente reforçado. Some câmera, alarme e sensor de portão aberto.",
          "Sozinho, dificulta. Trava elétrica e alarme na folha fazem a diferença.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "{visits.business}, e antes se a folha raspar ou o motor esquentar.",
          "Em comércio, {visits.business}, com teste de sensor e trava.",
        ],
      },
    ],
    photo: "fotos do portão e do pátio, com largura, tipo de abertura e etiqueta do motor",
  },
  {
    id: "republica-e-pensao",
    broader: "casa",
    label: "Portão automático para república e pensão",
    phrase: "o portão da república ou pensão",
    asks: [
      ...combine(
        ["república", "república estudantes", "pensão", "pensionato", "moradia estudantil"],
        ["portão", "motor portão", "portão automático", "portão eletrônico", "automatizar portão"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Motor de portão para república de estudantes ou pensão precisa de acesso que se apaga por pessoa, como senha, tag ou celular, porque quem mora muda. O kit basculante de até {width.quarterHp} parte de {price.lowest} instalado; uso muito alto pede motor de uso intenso, de {price.heavySwap}.",
        "No portão automático para república, o que mais importa é controlar quem entra: fechadura elétrica no social com senha por morador e controle cadastrado na garagem. O motor é escolhido pelas aberturas, a partir de {price.lowest} no kit basculante de até {width.quarterHp}.",
        "Pensão e república com muita gente pedem acesso individual, que se exclui quando alguém sai, e motor para muitas aberturas. O kit basculante instalado parte de {price.lowest}, até {width.quarterHp}, e a instalação em casa alugada pede o acordo escrito do dono.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quem entra e quem sai", "Acesso por morador"],
        slots: [
          [
            "Cada controle ou senha tem nome, e na mudança apaga-se só o daquela pessoa. Controle não devolvido continua abrindo até sair da memória.",
            "Cadastre por morador, para apagar um sem regravar todos. O que não volta deve sair da memória no mesmo dia.",
            "Acesso nominal facilita a saída de quem muda. Controle levado embora abre até ser excluído.",
          ],
        ],
        bullets: [
          "Senha por pessoa: barata e se apaga, mas pode vazar",
          "Tag ou cartão: some, mas se exclui",
          "Celular: o acesso se retira no aplicativo, mas exige internet",
          "Controle: precisa ser devolvido e excluído",
          "Câmera no social: mostra quem entrou",
        ],
      },
      {
        about: "check",
        headings: ["Antes de instalar", "Combinado com o dono"],
        slots: [
          [
            "Combinem por escrito quem paga motor, controles e conserto, e peçam autorização do proprietário. Botoeira interna evita a fila atrás do controle.",
            "Deixem escrito quem paga o quê, com o aval do dono. Um botão interno libera quem sai sem controle.",
            "O acordo com o dono do imóvel vem antes, por escrito, com quem paga motor, controles e conserto. Um botão por dentro ajuda na saída.",
          ],
          [
            "Motor com ciclos por hora maiores que a hora de saída aguenta. Cinco pessoas com carro abrem mais de dez vezes por dia.",
            "Conte as aberturas: cinco carros são mais de dez por dia. A ficha do motor precisa passar disso.",
            "Some as entradas e saídas de todos os moradores: cinco carros já passam de dez por dia. A ficha do motor tem de cobrir esse total.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa e como dividir", "O que entra na conta"],
        slots: [
          [
            "O motor basculante até {width.quarterHp} parte de {price.lowest} instalado, o de correr, na troca, vai de {price.homeSwap}, e o pesado, de {price.heavySwap}. Cada controle soma, e o cartão divide em até {shop.instalments} vezes.",
            "Kit basculante a partir de {price.lowest}, correr de {price.homeSwap} na troca e pesado de {price.heavySwap}. Some os controles por pessoa, em até {shop.instalments} vezes.",
            "Basculante até {width.quarterHp} de {price.lowest}, deslizante de {price.homeSwap}, pesado de {price.heavySwap}. Controle é por unidade, e o total se divide em até {shop.instalments} vezes.",
          ],
          [
            "Revisão {visits.business} é o indicado em uso coletivo, rateada pelos moradores. A garantia do motor é de {warranty.motor}.",
            "Com muita gente usando, faça a revisão {visits.business}, dividida entre os moradores. O motor novo leva {warranty.motor} de garantia.",
            "Manutenção {visits.business}, dividida entre todos, evita o portão parado. Motor com {warranty.motor} de garantia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos controles cabem na central?",
        answers: [
          "Depende do modelo; muitas guardam dezenas. Confira antes da compra, porque o novo pode não caber.",
          "Em geral dezenas, o que serve a uma república comum. A ficha da placa confirma, e um receptor maior resolve quando falta lugar.",
        ],
      },
      {
        question: "Dá para abrir pelo celular de todos?",
        answers: [
          "Dá, com módulo Wi-Fi cujo aplicativo aceite vários usuários e permita retirar cada um.",
          "Sim, com um acesso por morador. Quem se muda é retirado do aplicativo.",
        ],
      },
      {
        question: "E quando falta energia?",
        answers: [
          "Deixe a chave de destravamento em lugar conhecido e a fechadura do social com chave comum. O basculante só com cabo e contrapeso em ordem.",
          "Chave à mão e social com chave. Um nobreak evita o problema.",
        ],
      },
      {
        question: "Quem responde se um morador danifica o portão?",
        answers: [
          "O contrato e o combinado dizem, e a causa escrita evita briga. Foto do antes na entrada de cada um ajuda.",
          "O que está no contrato. Registre o estado na chegada.",
        ],
      },
    ],
    photo: "fotos do portão de carros e do social, com a largura e o número de moradores",
  },
  {
    id: "nao-sair-sozinho",
    broader: "criancas",
    label: "Para que ninguém saia sozinho pelo portão",
    phrase: "o portão de quem não pode sair sozinho",
    asks: [
      "impedir saída sozinho portão",
      ...combine(
        ["autista", "autistas", "alzheimer", "demência"],
        ["portão", "portão automático", "portão fugir", "portão automático fugir", "portão sair", "portão seguro"],
      ),
      "idoso fugir portão",
      "idoso não sair portão",
      "criança fugir portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Para que a pessoa autista ou com Alzheimer não saia sozinha pelo portão, some três barreiras: botões e controles fora do alcance, fechadura com senha e mola no social e alerta de portão aberto no celular. Os adultos da casa precisam poder abrir numa emergência, e o fechamento automático só entra com fotocélula testada.",
        "Deixe o portão seguro com comando alto ou com chave, fechadura que tranca sozinha no social e um sensor que avisa no celular em segundos quando ele abre. Isso vale para criança autista, idoso com Alzheimer ou outra demência. A saída de emergência dos adultos não pode ser bloqueada.",
        "Evitar que a criança autista ou o idoso com demência saia pelo portão pede barreira e aviso: controles guardados, trava com senha no social e sensor de porta aberta ligado ao celular. No portão de carros, fechar logo depois da passagem ajuda, desde que haja fotocélula alta e baixa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que instalar: barreira e aviso", "Portão de carros e portão social"],
        slots: [
          [
            "Uma barreira só falha, por esquecimento ou por insistência. Duas ou três juntas, com um aviso, dão tempo de alcançar a pessoa.",
            "Barreira segura por instantes, aviso chama quem cuida. O conjunto é que funciona.",
            "Nenhum item sozinho basta. Combine segurar e avisar.",
          ],
        ],
        bullets: [
          "Botoeira no alto ou com chave, e controles guardados",
          "Social: fechadura com senha ou digital e mola que fecha",
          "Sensor de portão aberto, com alerta no celular",
          "Portão de carros: fechar logo depois do carro, com fotocélula",
          "Campainha de passagem no corredor ou na porta",
        ],
      },
      {
        about: "safety",
        headings: ["Sem criar outro risco", "O que não pode faltar na segurança"],
        slots: [
          [
            "Quem corre para a folha em movimento precisa de dois pares de fotocélula, um baixo, e força no mínimo, com recuo testado pelo técnico. Sem isso, o fechamento automático fica desligado.",
            "Passar com a folha andando é o maior perigo. Sensores em duas alturas, força mínima e reversão testada vêm antes do automático.",
            "A pessoa pode correr para o vão: sensor baixo e alto, pouca força e recuo provado são condição para fechar sozinho.",
          ],
          [
            "Em incêndio, um adulto tem de abrir sem energia. Chave e destravamento do portão de correr ou de abrir ficam em lugar que ele conheça; basculante com defeito não se destrava.",
            "Trancar não pode prender a família: chave do social e destravamento ensinados aos adultos, este só em folha de correr ou de abrir.",
            "Os adultos precisam saber sair sem luz, pela chave do social ou pelo destravamento da folha de correr ou pivotante.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz na casa", "Ajustes no portão que já existe"],
        slots: [
          [
            "Muda-se a botoeira de lugar, apagam-se controles sobrando e instala-se o sensor de porta aberta, ligado ao alarme ou ao módulo Wi-Fi. Regular força e pausa e testar os sensores cabe na visita, a partir de {price.preventive} em casa, sem peças.",
            "O técnico reposiciona o botão, limpa a memória dos controles e põe o sensor que avisa. O ajuste de força, pausa e fotocélula, em residência, começa em {price.preventive}, fora peças.",
            "Botão mais alto, controles perdidos apagados e sensor de aviso ligado: o motor atual fica. A visita com regulagem e teste parte de {price.preventive} em casa, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para bloquear os controles à noite?",
        answers: [
          "Em algumas centrais e módulos Wi-Fi, sim, por horário. A alternativa simples é desligar o disjuntor com o portão fechado.",
          "Em parte dos modelos. Desligar o disjuntor à noite, com a folha travada, faz o mesmo.",
        ],
      },
      {
        question: "Que trava usar no social?",
        answers: [
          "Fechadura com senha que tranca ao fechar, com mola na folha, e chave por dentro só com os adultos. Ímã simples não serve, porque solta sem luz.",
          "A de senha ou digital, externa, com tranca automática e mola.",
        ],
      },
      {
        question: "O aviso no celular é imediato?",
        answers: [
          "Chega em poucos segundos com Wi-Fi firme no portão. Uma sirene curta dentro de casa não depende da internet.",
          "Com boa internet, quase na hora. Tenha também um aviso sonoro local.",
        ],
      },
      {
        question: "Rastreador ajuda?",
        answers: [
          "Ajuda quando as barreiras falham: pulseira ou palmilha com localização mostra onde a pessoa está. Ele completa, não substitui o portão.",
          "Sim, como segunda proteção, na roupa ou no pulso.",
        ],
      },
    ],
    photo: "fotos do portão de carros e do social por dentro, com os botões à vista, e da etiqueta do motor",
  },
  {
    id: "contrato-por-tipo-de-lugar",
    broader: "contrato",
    label: "Contrato de manutenção para escola, hospital e igreja",
    phrase: "o contrato de manutenção do portão",
    asks: [
      "contrato portão escola",
      "igreja contrato portão",
      ...combine(
        ["contrato manutenção portão", "plano manutenção", "contrato manutenção", "manutenção mensal portão"],
        [
          "escola",
          "creche",
          "hospital",
          "clínica",
          "igreja",
          "templo",
          "academia",
          "posto",
          "supermercado",
          "restaurante",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "O contrato de manutenção de portão para escola, hospital, igreja ou templo muda com o uso: revisão fora do horário do público, sensores testados em cada visita e relatório. Escola e hospital pedem visitas mais próximas, e igreja, {visits.business}. Cada visita custa, no máximo, a avulsa, em geral de {price.preventiveRange} por portão, sem peças.",
        "Para escolas, o plano de manutenção do portão põe a visita fora das turmas e começa pelas fotocélulas. Hospitais dão prioridade à ambulância, e para igrejas e templos basta {visits.business}, com teste antes do culto. O valor é por portão, até o da revisão avulsa, em geral de {price.preventiveRange}, sem peças.",
        "Hospital, escola e igreja contratam a manutenção por portão, com intervalo conforme as aberturas: mensal na entrada de ambulância ou de alunos, {visits.business} no templo. Em cada ida há limpeza, regulagem, teste de segurança e relatório, por no máximo uma revisão avulsa, em geral de {price.preventiveRange}, sem peças.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que é feito em cada visita", "A visita conforme o lugar"],
        slots: [
          [
            "Em toda visita se limpa, reaperta, lubrifica, regula a força e testam os sensores, com relatório guardado no local. A diferença está no cuidado de cada lugar.",
            "Limpeza, aperto, lubrificação, regulagem e teste são comuns a todos, registrados num relatório. Além disso, cada lugar tem o seu ponto crítico.",
            "O serviço básico é o mesmo: limpar, lubrificar, apertar, regular, testar e relatar. O que muda é onde se olha com mais atenção.",
          ],
        ],
        bullets: [
          "Escola: fotocélulas em duas alturas, força e reversão",
          "Hospital: entrada da ambulância, nobreak e abertura manual",
          "Igreja e templo: teste na véspera e sensores limpos depois de dias parados",
          "Comércio: ciclos do motor e desgaste no horário de pico",
        ],
      },
      {
        about: "cost",
        headings: ["O que define a mensalidade", "Do que depende o valor"],
        slots: [
          [
            "Contam o número de portões, as aberturas por dia, o peso da folha e o intervalo das visitas. Peça e urgência podem entrar ou ficar à parte, e a proposta traz os dois valores.",
            "Quanto mais o portão abre e pesa, mais visitas ele pede, e a parcela acompanha. Com ou sem peças e urgência, a proposta mostra cada valor.",
            "Uso, peso e intervalo formam o preço por portão. Incluir peças ou chamados sobe a mensalidade, e isso vem separado na proposta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que escrever no contrato", "Antes de assinar"],
        slots: [
          [
            "Com isto no papel, não há surpresa na primeira urgência, nem discussão sobre o horário do serviço.",
            "Leia estas linhas antes do preço, sobretudo o horário em que se pode mexer no portão.",
            "O contrato precisa respeitar a rotina do lugar. Confira se ele diz o seguinte.",
          ],
        ],
        steps: [
          "Portões atendidos e visitas por ano.",
          "Horário permitido para o serviço, com outra entrada aberta.",
          "Prazo e forma de chamar na urgência.",
          "Peças incluídas ou à parte.",
          "Aviso para cancelar.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para contratar só duas visitas por ano?",
        answers: [
          "Dá, em portão de pouco uso, como o de igreja. Com muitas aberturas por dia, as visitas ficam mais próximas.",
          "Sim, onde o portão abre pouco. Escola e hospital, pelo risco, pedem intervalo menor.",
        ],
      },
      {
        question: "O contrato cobre portão instalado por outra empresa?",
        answers: [
          "Cobre, depois de uma vistoria que diz o que precisa ser acertado primeiro.",
          "Sim. A primeira visita mostra o estado do portão e o que deve ser corrigido antes.",
        ],
      },
      {
        question: "Quem pode aprovar gasto na urgência?",
        answers: [
          "Quem o contrato indicar, até um valor combinado. Assim o portão não espera a direção ou a diretoria.",
          "Ponha um nome e um limite no contrato. Acima dele, a direção aprova.",
        ],
      },
      {
        question: "O serviço pode ser feito nas férias ou fora do culto?",
        answers: [
          "Pode, e é o melhor: a escola nas férias ou fora das turmas, o templo durante a semana. O calendário vem no contrato.",
          "Sim, as datas seguem a rotina do lugar. Só a urgência foge do calendário.",
        ],
      },
    ],
    photo: "fotos de cada portão e da etiqueta do motor, com as aberturas por dia",
  },
  {
    id: "aplicativo-na-empresa",
    broader: "modulo-wifi",
    label: "Portão da empresa por aplicativo",
    phrase: "o portão da empresa pelo aplicativo",
    asks: [
      "portão firma celular",
      "módulo empresa registro quem abriu",
      ...combine(
        ["aplicativo", "celular"],
        ["portão empresa", "portão funcionários", "portão empresa funcionários", "portão escritório", "portão loja"],
      ),
      "portão aplicativo vários usuários",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, 20 funcionários podem abrir o portão da empresa por aplicativo, com um módulo que cadastre cada pessoa, limite o horário e guarde o registro de quem abriu. Ele se liga à entrada de botoeira da central, em cerca de {trade.smallRepair}, sem trocar o motor.",
        "Para o portão da firma pelo celular, escolha módulo de uso comercial, com cadastro de funcionários e registro de quem abriu; o simples, de casa, aceita poucos usuários. O motor continua, e tag ou botoeira na portaria cobre a falta de internet.",
        "App de portão com vários funcionários pede conta por pessoa, apagada na saída do emprego, horário permitido e histórico. O módulo para empresa se instala no motor que já existe, em torno de {trade.smallRepair}, se há Wi-Fi ou chip no ponto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que o módulo precisa ter", "Antes de comprar"],
        slots: [
          [
            "O aplicativo decide mais que o aparelho. Compare estes pontos antes do preço.",
            "Dois módulos iguais por fora podem ter aplicativos muito diferentes. Veja se o seu tem tudo isto.",
            "Teste o aplicativo antes de comprar e confira a lista.",
          ],
        ],
        bullets: [
          "Usuários: aceita o número de funcionários, com sobra.",
          "Horário: limita dia e hora por pessoa.",
          "Registro: mostra quem abriu e quando.",
          "Exclusão: retira o acesso à distância, na hora.",
          "Rede: Wi-Fi ou chip com sinal junto ao motor.",
        ],
      },
      {
        about: "safety",
        headings: ["Abrir sem ver o portão", "Cuidados de uso"],
        slots: [
          [
            "Quem aciona de longe precisa ver o vão: câmera e fotocélula testada vêm junto. Sem elas, limite o aplicativo a quem está na frente do portão.",
            "Sem câmera e fotocélula, ninguém deve acionar à distância. A folha não espera quem passa.",
            "Acionamento remoto só com imagem do vão e sensor de passagem funcionando.",
          ],
          [
            "Um sensor de posição mostra se o portão fechou e avisa se ficou aberto. Combine quem recebe o aviso à noite.",
            "O módulo sozinho não sabe se a folha fechou; quem informa é o sensor de posição, à parte.",
            "Some um sensor de portão aberto, com alerta para o responsável do turno.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa e o que perguntar", "Aparelho, instalação e mensalidade"],
        slots: [
          [
            "O custo tem três partes: módulo, ligação e, em alguns, mensalidade por usuário. Pergunte a mensalidade para 20 pessoas antes, porque ela pode passar do preço do aparelho em um ano.",
            "Paga-se aparelho, instalação e às vezes assinatura. Multiplique a mensalidade pelos funcionários e por 12 meses antes de decidir.",
            "Some módulo, trabalho e eventual assinatura por usuário. Em um ano, a assinatura pode custar mais que o módulo.",
          ],
          [
            "Comparado a dar um controle a cada um, o aplicativo evita comprar 20 aparelhos e perseguir os perdidos. Tag e leitor ficam no meio do caminho.",
            "Vinte controles custam mais que um módulo, e não deixam registro. A tag é a alternativa para quem não quer usar o celular.",
            "O módulo poupa os 20 controles e registra cada abertura. Quem prefere sem celular fica com a tag.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se o funcionário trocar de celular ou sair da empresa?",
        answers: [
          "Na maioria, o cadastro é da conta: troca-se o aparelho e nada muda. Na saída, o gestor apaga a conta no mesmo dia.",
          "Aparelho novo entra com a mesma conta. Desligado o funcionário, exclui-se o usuário de qualquer lugar.",
        ],
      },
      {
        question: "Funciona sem internet?",
        answers: [
          "Depende do módulo: alguns abrem por Bluetooth ou pela rede local. Mantenha controle ou tag de reserva na portaria.",
          "Alguns, de perto. Por isso a empresa precisa de um segundo meio, como botoeira ou tag.",
        ],
      },
      {
        question: "Os controles continuam servindo?",
        answers: [
          "Continuam: o módulo só dá mais um comando à central.",
          "Sim, os dois funcionam juntos. Se quiser, os controles perdidos são apagados no mesmo dia.",
        ],
      },
      {
        question: "Posso obrigar o funcionário a usar o próprio celular?",
        answers: [
          "É melhor oferecer alternativa, como tag ou senha, e consultar o RH. O cadastro guarda dados pessoais, e a LGPD pede cuidado com eles.",
          "Dê outra opção a quem não quiser. Registro de acesso é dado pessoal, protegido pela LGPD.",
        ],
      },
    ],
    photo: "fotos do portão, do motor fechado e do roteador mais próximo",
  },
  {
    id: "portao-para-deficiente-visual",
    broader: "acessibilidade",
    label: "Portão automático para pessoa com deficiência visual",
    phrase: "o portão de quem não enxerga",
    asks: combine(
      ["deficiente visual", "deficiência visual", "cego", "baixa visão"],
      ["portão", "portão automático", "portão acessível", "motor portão"],
    ),
    intent: "question",
    answers: {
      any: [
        "Portão automático para deficiente visual precisa avisar por som: sinaleiro com bip enquanto a folha anda, controle com teclas em relevo, voz ou celular e fotocélula em duas alturas. A pausa fica longa ou o fechamento automático, desligado; a regulagem em casa parte de {price.preventive}, sem peças.",
        "Para quem não enxerga, o portão seguro junta aviso sonoro, controle de teclas diferentes ao toque e sensores que param a folha. A pessoa cega entra de preferência pelo portão social. Ajustar força e pausa na residência custa desde {price.preventive}, fora peças.",
        "Seu marido é cego e tem medo do portão automático? Um sinaleiro com som avisa que está andando, dois pares de fotocélula o seguram e o controle com teclas em relevo dá certeza do comando. Regular força e tempo em casa começa em {price.preventive}, sem os aparelhos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que instalar: som, relevo e voz", "Aviso sonoro e comandos sem visão"],
        slots: [
          [
            "Cada item se liga à central que já existe, se ela tem a saída.",
            "Comece pelo aviso sonoro, que é o mais simples.",
            "Do mais simples ao mais completo, são estes.",
          ],
        ],
        bullets: [
          "Sinaleiro com bip de volume ajustável, durante todo o movimento",
          "Controle com duas teclas grandes e diferentes ao toque",
          "Botoeira sempre no mesmo lugar, com marca em relevo",
          "Celular com assistente de voz, por módulo Wi-Fi",
          "Aviso de portão fechado, por sensor de posição",
        ],
      },
      {
        about: "safety",
        headings: ["Proteção na passagem", "Antes de usar sozinho"],
        slots: [
          [
            "Dois pares de fotocélulas, um de 15 a 25 cm e outro de 40 a 60 cm, veem bengala, cão-guia e pessoa. A força fica no mínimo e o recuo é testado com caixa de papelão.",
            "Um par baixo, de 15 a 25 cm, e outro de 40 a 60 cm cobrem bengala e cão-guia. O teste de recuo se faz com papelão, nunca com o corpo.",
            "Sensores em duas alturas, 15 a 25 cm e 40 a 60 cm, e força mínima. O recuo se prova em objeto macio.",
          ],
          [
            "Sempre que der, a entrada a pé é pelo portão social, com fechadura e mola. Só se atravessa o vão de carros com a folha parada e o bip em silêncio.",
            "Entrar pelo social é mais seguro que pelo vão dos carros. A regra é simples: com som, espera-se; em silêncio, passa-se.",
            "Prefira o portão de pedestre. No de carros, passa-se só quando o bip para.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço", "Do bip ao aviso falado"],
        slots: [
          [
            "O sinaleiro sonoro e o controle em relevo são os itens baratos, depois vêm o par de fotocélulas e o módulo de celular com sensor. Instalados numa visita só, dividem o deslocamento.",
            "Em custo, bip e controle vêm primeiro, fotocélula depois, e módulo com voz por último. Juntar tudo numa ida reduz a conta.",
            "O aviso sonoro custa pouco; sensores e módulo com voz, mais. Peça tudo na mesma visita.",
          ],
          [
            "Ligar o bip e regular o tempo leva até {trade.smallRepair}. O morador testa junto e aprende onde fica o destravamento manual.",
            "Bip e regulagem cabem em {trade.smallRepair}, com a pessoa presente para testar e conhecer a trava manual.",
            "São até {trade.smallRepair} para bip e pausa. Quem vai usar participa do teste e toca cada comando.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O bip incomoda os vizinhos?",
        answers: [
          "O volume se regula, e alguns modelos permitem reduzir à noite. Perto da folha basta um som moderado.",
          "Pode ser baixo: a pessoa está a poucos metros. Há modelo com ajuste por horário.",
        ],
      },
      {
        question: "Dá para saber se o portão fechou?",
        answers: [
          "Dá, com sensor de posição e aviso falado ou sonoro no celular. Um bip duplo no fim também serve.",
          "Sim, por aplicativo com voz ou por um toque diferente ao encostar.",
        ],
      },
      {
        question: "Bengala e cão-guia passam com segurança?",
        answers: [
          "Com um par de sensores baixo e outro alto, sim; e só se atravessa com a folha parada.",
          "Sim, com o par baixo instalado. O comum, sozinho, não vê o cão.",
        ],
      },
      {
        question: "O fechamento automático deve ficar ligado?",
        answers: [
          "Melhor desligado, ou com pausa longa, de 60 segundos ou mais. Quem comanda fecha depois de passar.",
          "Se ligado, com tempo longo e dois pares de sensores. O mais seguro é comandar o fechamento.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, da placa do motor e da entrada a pé",
  },
  {
    id: "portao-de-obra",
    broader: "industria",
    label: "Portão de obra",
    phrase: "o portão da obra",
    asks: [
      "portão obra",
      "portões obra",
      "portão automático obra",
      "motor portão obra",
      "canteiro obras",
      "portão canteiro",
      "portão provisório",
      "portão tapume",
      "motor portão tapume",
    ],
    intent: "buying",
    answers: {
      any: [
        "Dá para automatizar portão de obra se a folha é rígida e corre nivelada: fazemos o motor, e a folha de chapa ou tapume é da serralheria. Para entrada de caminhão em construção ou canteiro de obras, o motor é de uso intenso, de {price.heavySwap} na troca, com mão de obra.",
        "O portão para obra só leva motor quando tem quadro firme, trilho limpo e energia estável. De tapume solto, fica melhor na mão até o definitivo. Na entrada de caminhão de uma construção, um motor de uso intenso custa, na troca, de {price.heavySwap} com mão de obra.",
        "Para construtora, o portão automático de obra, com entrada de caminhão em construção, pede folha pesada bem apoiada e motor de uso intenso, de {price.heavySwap} na troca, com mão de obra. Já portão provisório de tapume, que torce ao empurrar, não deve receber motor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quando o portão da obra aceita motor", "O que olhar na folha provisória"],
        slots: [
          [
            "Quatro pontos dizem se vale automatizar agora, e todos se veem em cinco minutos. Se um falhar, o motor sofre e para.",
            "Antes de pôr motor em portão provisório, confira estes pontos. Qualquer um em falta encurta a vida do motor.",
            "Olhe quatro coisas na folha e na energia. Sem elas, é melhor esperar o portão definitivo.",
          ],
        ],
        bullets: [
          "Folha com quadro rígido, que não torce ao ser empurrada",
          "Trilho reto e limpo de areia e massa, ou dobradiças sem folga",
          "Ponto de energia próprio, fora da extensão das máquinas",
          "Quem abre: porteiro, vigia ou controle de poucas pessoas",
        ],
      },
      {
        about: "choose",
        headings: ["Agora ou no portão definitivo", "O motor que passa para o definitivo"],
        slots: [
          [
            "O motor pode passar para o portão definitivo se ele for do mesmo tipo e do mesmo peso. Dimensionado só para o tapume, ele fica fraco depois.",
            "Escolha já pelo portão que ficará, do mesmo tipo e peso, e o motor se aproveita no fim da obra. O pensado para o tapume não serve.",
            "Para o motor servir nos dois, a folha final deve ter tipo e peso iguais. Caso contrário, a compra é perdida quando o tapume sai.",
          ],
          [
            "Antes do piso, deixe prontos um tubo de força, um de comando e a passagem da fotocélula, com base nivelada. Isso evita quebrar cimento novo.",
            "Passe os dois tubos, energia e comando, e a travessia do sensor antes de concretar. A base do motor também fica nivelada desde já.",
            "O piso só fecha depois do eletroduto de energia, do de comando e do caminho da fotocélula. Uma base plana no lugar do motor completa.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Manutenção no canteiro", "Pó, areia e segurança na obra"],
        slots: [
          [
            "Pó de cimento e areia gastam trilho e cremalheira, a barra dentada que move a folha, por isso a limpeza é diária e a revisão, mais frequente que a de {visits.business}. Massa no trilho é o que mais para o motor.",
            "Varra o trilho todo dia, porque massa seca trava a roldana e come os dentes da cremalheira. Em canteiro, a revisão vem antes do prazo comum, que é {visits.business}.",
            "Areia e massa no trilho param o portão da obra mais que qualquer defeito. Limpeza diária e revisão em intervalo menor que o usual, {visits.business}, evitam isso.",
          ],
          [
            "Onde passam caminhão e pedestre, a fotocélula é obrigatória, e a segurança do trabalho da obra define o resto. A energia vem de circuito com DR, fora da extensão das máquinas.",
            "O vão usado por gente e veículo precisa de sensor, e quem define as demais proteções é a segurança do trabalho. Circuito próprio com DR alimenta o motor.",
            "A passagem mista pede fotocélula e a avaliação da segurança do trabalho. O motor não divide extensão com betoneira, e o circuito leva DR.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem o portão da obra?",
        answers: [
          "A folha é da serralheria. Nós vendemos, instalamos e consertamos o motor, os controles e os sensores.",
          "Não fabricamos a folha, que fica com o serralheiro. Motor, sensor e controle são conosco.",
        ],
      },
      {
        question: "Dá para pôr controle só para alguns na obra?",
        answers: [
          "Dá. Cada controle é gravado na central, e o perdido é apagado da memória. Em geral bastam um para a portaria e poucos para a engenharia.",
          "Sim, cadastra-se um a um, e quem sai da obra tem o seu excluído. O porteiro fica com um e os demais vão para poucos responsáveis.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Em portão pesado, {time.heavy}, com base e energia prontas. Fazer base nova acrescenta o tempo de cura do concreto.",
          "Leva {time.heavy} quando o ponto de energia e a base existem. Concreto novo precisa curar antes de receber o motor.",
        ],
      },
      {
        question: "Funciona com gerador?",
        answers: [
          "Funciona se o gerador entrega a tensão estável do motor, com folga para a partida. Oscilação queima placa, então use protetor e circuito próprio.",
          "Sim, com gerador de tensão estável e potência acima da partida do motor. Sem isso, a central sofre com cada variação.",
        ],
      },
    ],
    photo: "uma foto do portão da obra, inteiro, com a largura do vão e o ponto de energia",
  },
];
