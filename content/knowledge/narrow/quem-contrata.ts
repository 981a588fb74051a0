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
        "Motor de portão de condomínio tem orçamento de {price.heavySwap} na troca, já com a mão de obra; peso, velocidade e fluxo decidem onde fica nessa faixa. Mande fotos da folha e da etiqueta, as medidas e as vagas, e a cotação volta por escrito.",
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
          "Em geral não: fotos e medidas bastam. Quando é preciso medir no local, o custo da ida, se houver, é dito antes.",
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
        "O orçamento do portão do condomínio é feito por foto e vai por escrito ao síndico, profissional ou morador, ou à administradora, com motor, mão de obra, controles e garantia em linhas separadas. A troca do motor em prédio fica de {price.heavySwap}, com mão de obra, e a revisão, de {price.preventiveRange}, sem peças.",
        "Somos fornecedor de síndico profissional e de administradora, com um orçamento de portão para cada condomínio, por escrito, a partir de fotos, da largura da folha e do número de vagas. Em portão pesado, motor e mão de obra custam de {price.heavySwap}; a revisão avulsa sai de {price.preventiveRange}, sem peças.",
        "Para a administradora ou o síndico profissional que procura fornecedor, uma empresa de portão, basta mandar endereço, fotos e número de vagas: o orçamento volta por escrito, por itens, no CNPJ do condomínio. Como referência, trocar o motor em prédio fica de {price.heavySwap}, instalado, e revisar, de {price.preventiveRange}, sem peças.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como funciona o pedido da administradora", "Do pedido ao relatório"],
        slots: [
          [
            "Na primeira mensagem, diga o condomínio, quem recebe o técnico e o que o portão tem, com vídeo do defeito, se houver. O valor vai por escrito a quem aprova, e nada é trocado antes do aceite.",
            "Informe o prédio, quem dá acesso ao motor e ao quadro de luz e qual é o problema, de preferência filmado. O serviço só começa depois que a pessoa indicada aceita o valor escrito.",
            "O pedido precisa de endereço, responsável no local e descrição do defeito; o vídeo encurta o caminho. A proposta segue a quem decide, e a troca de peça espera a aprovação.",
          ],
          [
            "No fim, o relatório traz a causa, as peças trocadas e fotos, para a pasta do condomínio. Com ele, ninguém paga duas vezes pela mesma causa.",
            "Depois do serviço fica um relatório com causa, peças e fotos, útil para a prestação de contas e para o próximo chamado.",
            "O serviço se encerra com relatório fotográfico, que mostra causa e peças e serve de histórico do portão.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que vem no orçamento do portão", "Itens da proposta para o síndico"],
        slots: [
          [
            "Cada proposta separa o que é peça e o que é serviço, para o síndico comparar e levar à assembleia. Os mesmos itens devem aparecer na proposta de cada fornecedor.",
            "O síndico recebe os itens um a um, o que permite comparar com outras empresas e prestar contas. Peça a todas a mesma lista.",
            "Linha por linha, a proposta mostra onde vai o dinheiro. Assim a assembleia compara empresas pelos mesmos pontos.",
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
        headings: ["Revisão, nota e pagamento", "O que combinar antes"],
        slots: [
          [
            "Portão com muitas aberturas pede revisão {visits.business}, no mínimo, e o contrato mensal põe a data no calendário. Nota no CNPJ do condomínio, forma de pagamento e prazo são confirmados na proposta.",
            "Em prédio movimentado a revisão se faz {visits.business}, e por isso o contrato mensal costuma valer mais que o avulso. Diga logo se precisa de boleto, prazo e nota em nome do condomínio.",
            "O contrato mensal garante a revisão {visits.business} que o uso coletivo pede, e o avulso serve a portão de pouco movimento. Condição de pagamento e nota no CNPJ ficam escritas na proposta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para cuidar de vários condomínios em um contrato?",
        answers: [
          "Dá, com uma linha por portão, porque peso e uso mudam o valor e o número de visitas.",
          "Sim, cada portão com seu valor e seu calendário. Reunir os prédios facilita as datas e as notas.",
        ],
      },
      {
        question: "Quem precisa estar no prédio na visita?",
        answers: [
          "Alguém com acesso ao quadro de energia e ao motor: zelador, porteiro ou síndico.",
          "Basta uma pessoa com as chaves do quadro e da casa de máquinas do portão, como o zelador ou o porteiro.",
        ],
      },
      {
        question: "O portão fica parado durante o serviço?",
        answers: [
          "Fica, {time.heavy} em conjunto pesado, e por isso o dia é avisado aos moradores antes.",
          "Sim: a troca em portão pesado leva {time.heavy}. Avise os moradores e deixe outra entrada ou alguém na garagem.",
        ],
      },
      {
        question: "Atendem chamado de urgência em condomínio?",
        answers: [
          "O contato funciona {shop.hours}. Diga se o portão travou aberto ou com carros presos, porque isso define a pressa.",
          "Sim, pelo WhatsApp, {shop.hours}, com horário e valor combinados antes da ida. Portão aberto ou torto, informe logo.",
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
          "A administradora chama pelo WhatsApp, {shop.hours}; o valor e o horário da ida são ditos antes.",
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
        "Fornecemos e instalamos motor de portão para construtoras e incorporadoras, por unidade ou na garagem coletiva de um empreendimento novo; a folha é da serralheria. Casa com basculante de até {width.quarterHp} usa kit instalado a partir de {price.lowest}, e motor de portão pesado fica de {price.heavySwap}.",
        "Sim, orçamos motor de portão para várias unidades da mesma construtora, um modelo por tipo de portão, com entrega por etapa. O kit basculante de até {width.quarterHp} parte de {price.lowest} instalado, e na garagem coletiva o conjunto pesado vai de {price.heavySwap}; mande planta e cronograma.",
        "Para incorporadora ou construtora, o motor de portão se define antes do reboco, com tipo de abertura, peso da folha e pontos elétricos. Nas casas, basculante de até {width.quarterHp} sai a partir de {price.lowest} instalado; em garagem de prédio, o conjunto pesado custa de {price.heavySwap}.",
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
      ...combine(
        ["transportadora", "transportadoras", "garagem de ônibus", "frota", "viação"],
        ["motor portão", "portão automático", "automação portão", "portão", "portão eletrônico", "portão caminhão"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor para portão de transportadora ou de frota é o de uso intenso, escolhido pelo peso da folha e pelas aberturas na hora da saída: com 30 caminhões saindo em uma hora, a ficha deve trazer mais de 40 ciclos. Em portão pesado, motor e mão de obra ficam de {price.heavySwap}.",
        "Para portão que recebe carreta, caminhão ou ônibus o dia todo, compre motor de uso intenso ou contínuo, de preferência em portão de correr, que não limita a altura. A troca em portão pesado custa {price.heavySwap}, com o trabalho, e inclui ver trilho e sensores.",
        "Portão de transportadora que não para de abrir pede motor pesado com ciclos por hora acima do pico da frota e um terço de folga no peso da folha. Motor e mão de obra ficam de {price.heavySwap}, com fotocélula em duas alturas ou laço no piso.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que muda onde passa caminhão", "Vão, trilho e sensores"],
        slots: [
          [
            "O portão de frota se dimensiona pelo maior veículo e pela hora mais cheia. Quatro pontos decidem.",
            "Antes do motor, olhe o veículo, o piso e o pico de saída. Os pontos são estes.",
            "A escolha passa por vão, base, ciclos e sensores, nesta ordem.",
          ],
        ],
        bullets: [
          "Vão: medido na manobra da carreta e pela altura do ônibus ou baú.",
          "Trilho: sobre base de concreto contínua, porque roda dupla afunda trilho solto.",
          "Ciclos: conte as saídas na hora cheia e some um terço.",
          "Sensores: dois pares de fotocélula, em alturas diferentes, ou laço no piso, porque um só não vê o vão entre cavalo e baú.",
        ],
      },
      {
        about: "visit",
        headings: ["Instalar sem parar a expedição", "Quando é feito"],
        slots: [
          [
            "Um conjunto pesado leva {time.heavy}, e o serviço se marca fora da expedição. Base, cabo e trilho são preparados antes, com o portão em uso.",
            "Prepara-se base e cabo com a operação andando, e a montagem, de {time.heavy}, fica para a hora de menos saída.",
            "São {time.heavy} de montagem em portão pesado, no período de menor movimento. O que pede obra é adiantado sem fechar a passagem.",
          ],
          [
            "No mesmo dia a portaria aprende o destravamento do portão de correr, para a frota não ficar presa sem energia. Nobreak próprio para motor evita até essa parada.",
            "Antes de sair, o técnico mostra à portaria como soltar a folha de correr na falta de luz. Onde ela é comum, um nobreak de motor compensa.",
            "Quem fica na portaria recebe a instrução de soltar o portão de correr sem energia. Um nobreak dedicado mantém a saída mesmo no apagão.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Manter o portão abrindo o dia todo", "Revisão e uso pesado"],
        slots: [
          [
            "Com frota diária, a revisão é no mínimo {visits.business}, com roldanas, trilho e cremalheira vistos a cada visita. Roda de caminhão joga pedra e óleo no trilho, e varrer toda semana evita metade das paradas.",
            "Programe a manutenção {visits.business}, ou mais curta se o portão passa de 100 ciclos por dia. Entre uma e outra, alguém varre o trilho toda semana.",
            "O mínimo é revisar {visits.business}; uso diário de caminhões pede intervalo menor. Trilho varrido semanalmente poupa roldana, cremalheira e motor.",
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
          "Sim: antena alta, uma tag por caminhão e bloqueio individual quando um sai da frota.",
        ],
      },
      {
        question: "Portão de correr, basculante ou cancela?",
        answers: [
          "De correr é o mais usado, porque não limita altura e aguenta folha larga. A cancela controla o fluxo de dia, mas não fecha o pátio à noite.",
          "Para carreta, o de correr, sem limite de altura. Cancela entra como complemento no horário de movimento, com o portão aberto.",
        ],
      },
      {
        question: "E se um caminhão bater no portão?",
        answers: [
          "Desligue o disjuntor, isole os dois lados e não ligue o motor antes de a folha ser conferida. Folha fora do trilho pode tombar.",
          "Corte a energia e mantenha todos longe: folha batida tomba. O motor só volta depois da conferência.",
        ],
      },
      {
        question: "Que garantia tem o motor pesado?",
        answers: [
          "São {warranty.motor} de fábrica e {warranty.installation} na instalação. Batida, raio e água costumam ficar de fora.",
          "O motor traz {warranty.motor}, e a instalação, {warranty.installation}, sem cobrir colisão nem surto elétrico.",
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
        "Portão automático para academia precisa de motor de uso intenso, fotocélula e pausa de fechamento, porque o estacionamento enche nas trocas de aula; motor e mão de obra ficam de {price.heavySwap} em folha pesada. Aluno a pé não deve entrar pelo portão de carros: use porta com catraca ou digital.",
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
            "Meça a hora mais cheia, e não o dia: acima de umas 20 aberturas por hora, motor comum desarma por calor. Procure na ficha os ciclos por hora do de uso intenso.",
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
          "Dá para ligar, e não é indicado. O portão abriria com gente a pé no vão; use tag ou botão da recepção.",
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
        "Para portão automático de órgão público, mande o edital ou o termo de referência com fotos e medidas: dizemos se podemos atender, com nota fiscal e valor por item. Em portão pesado de prefeitura, delegacia, quartel ou cemitério, motor e mão de obra ficam de {price.heavySwap}, conforme o peso da folha e as aberturas por dia.",
        "Em licitação, dispensa ou compra direta de portão automático, a proposta sai por item, com nota fiscal, a partir do termo de referência e das fotos. A resposta diz antes se conseguimos atender; no portão pesado, comum em quartel, delegacia e prefeitura, motor e mão de obra custam de {price.heavySwap}.",
        "Prefeitura, delegacia, quartel, fórum ou cemitério recebe proposta separada por motor, instalação e manutenção do portão, com nota fiscal. Envie o termo de referência da licitação, as medidas e as fotos, e dizemos se é possível atender; portão pesado fica de {price.heavySwap}, motor e mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que o termo de referência precisa dizer", "Itens do pedido"],
        slots: [
          [
            "Item vago traz propostas que não se comparam, e um motor menor que o uso vence pelo preço e queima. Com estes dados, todos orçam a mesma coisa.",
            "Quanto mais claro o item, mais comparáveis as propostas e menor o risco de um motor fraco para o uso.",
            "Sem peso e uso no papel, cada concorrente orça um motor diferente. Ponha estes dados para as propostas se equivalerem.",
          ],
        ],
        bullets: [
          "Tipo de portão, largura, altura e peso aproximado",
          "Aberturas por hora no horário cheio",
          "Tensão disponível e distância do quadro",
          "Fotocélula, nobreak e número de controles",
          "Garantia, prazo de entrega e manutenção",
        ],
      },
      {
        about: "visit",
        headings: ["Vistoria antes da proposta", "Ver o local primeiro"],
        slots: [
          [
            "A vistoria mostra folha torta, coluna fraca e falta de ponto de energia, que mudam o preço. Peça que o acerto da folha venha em item separado do motor.",
            "É no local que aparecem empeno, coluna sem firmeza e ponto elétrico faltando, e ali o valor muda. Serralheria e motor devem ser itens diferentes.",
            "Folha, coluna e energia são vistas antes, porque delas depende o custo. O reparo da folha fica num item e o motor, em outro.",
          ],
          [
            "O motor é escolhido pelo peso e pelas aberturas por hora, já que viatura e troca de turno concentram o uso. A montagem em portão pesado leva {time.heavy}, com outra entrada aberta.",
            "Pesam na escolha do motor a folha e o horário de pico, comum em troca de plantão. Instalar em portão pesado demora {time.heavy}, e convém manter outra passagem livre.",
            "Horário de pico e peso da folha definem a linha do motor. Com base e energia prontas, a instalação pesada leva {time.heavy}, feita com um acesso alternativo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor", "Motor, instalação e manutenção por item"],
        slots: [
          [
            "No portão pesado, motor e mão de obra somam de {price.heavySwap}. Nobreak, sensores, base e serralheria são linhas à parte, e a manutenção pode ser avulsa ou mensal, {visits.business} no mínimo.",
            "São de {price.heavySwap} por motor e mão de obra em portão pesado, sem contar serralheria, sensores e nobreak. Depois da instalação, a revisão é feita {visits.business}, pelo menos, por visita ou por contrato.",
            "A troca em portão pesado custa de {price.heavySwap}, mão de obra incluída, e cada acessório tem sua linha. A manutenção, em contrato ou avulsa, é feita no mínimo {visits.business}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O orçamento tem validade?",
        answers: [
          "Tem, escrita na proposta. Se o processo demorar, peça a renovação antes de vencer, porque motor e peça mudam de preço.",
          "Sim, e o prazo vem na proposta. Processo longo pede atualização do valor antes do vencimento.",
        ],
      },
      {
        question: "Emitem nota fiscal para empenho?",
        answers: [
          "Sim, com nota. Diga no pedido como a nota e o pagamento precisam ser, e a condição é confirmada na resposta.",
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
          "Serve, quando separa motor, instalação, acessórios e manutenção. Mande o modelo de proposta exigido, se houver.",
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
          "São {warranty.motor} no motor que vendemos e {warranty.installation} na instalação; consertos têm os 90 dias da lei.",
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
      ...combine(
        ["concessionária veículos", "concessionária carros", "revenda carros", "revenda veículos", "locadora veículos"],
        ["portão", "automação portão", "portão automático", "motor portão"],
      ),
      "portão loja carros",
    ],
    intent: "buying",
    answers: {
      any: [
        "Em concessionária e loja de carros, o portão protege o pátio: de correr, largo, com motor pelo peso da folha e fotocélula em duas alturas para não tocar em carro de venda. Em portão pesado, motor e mão de obra ficam de {price.heavySwap}.",
        "O portão de loja de veículos fica aberto no expediente e precisa fechar firme à noite: motor com folga, trava e, na falta de energia, nobreak ou destrave com chave. Mande largura, fotos e aberturas por dia para o valor.",
        "Para concessionária, separe a entrada de clientes da do pátio e da oficina: cada portão tem motor pelo seu uso. Motor comum, na troca, fica de {price.homeSwap}; o de uso intenso, de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Carro de venda junto ao portão", "Proteção do pátio"],
        slots: [
          [
            "Dois pares de fotocélulas veem o para-choque baixo e a caçamba alta.",
            "Um sensor só não vê carro baixo e utilitário: ponha dois, em alturas diferentes.",
          ],
          [
            "Marque no piso a faixa da folha, onde nenhum carro fica parado.",
            "A faixa por onde a folha corre fica pintada e livre.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Fechado à noite, aberto de dia", "Motor e trava"],
        slots: [
          [
            "Para ficar aberto de dia, use a função da central ou desligue o fechamento automático, em vez de calçar a folha.",
            "No expediente, o portão fica aberto pela central, nunca escorado.",
          ],
          [
            "Trava elétrica ou batente reforçado dificulta forçar a folha à noite.",
            "À noite, a trava elétrica soma ao motor contra quem força a folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para instalar sem fechar a loja?",
        answers: ["Dá, fora do expediente: o conjunto pesado leva de {time.heavy}."],
      },
      {
        question: "Quem fica com os controles?",
        answers: ["Um por responsável, cadastrado por nome; o de quem sai é apagado da memória."],
      },
      {
        question: "E se faltar energia com carro para entregar?",
        answers: ["O nobreak faz algumas aberturas, e a chave de destravamento libera o portão de correr na mão."],
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
        "Em república ou pensão, muita gente abre o portão e quem mora muda: escolha motor com folga de uso e acesso que se apaga, como senha, tag ou celular por pessoa, em vez de controle que passa de mão em mão. O kit basculante instalado parte de {price.lowest}.",
        "Para república de estudantes, o portão de carros usa motor comum se abre pouco, a partir de {price.lowest} no kit basculante instalado; o que mais importa é o social, com fechadura elétrica e senha por morador, trocada quando alguém sai.",
        "O motor do portão da pensão se escolhe pelas aberturas por dia, e o acesso, pela rotatividade: cadastro por pessoa na central ou no teclado. A instalação em casa alugada pede o acordo do proprietário por escrito.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quem entra e quem sai", "Acesso por morador"],
        slots: [
          [
            "Cada controle ou senha tem nome: na mudança, apaga-se só o daquela pessoa.",
            "Cadastre por morador, para apagar um sem regravar todos.",
          ],
          [
            "Controle não devolvido continua abrindo até sair da memória da central.",
            "Quem leva o controle embora continua entrando, até que ele seja apagado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de instalar", "Combinado com o dono"],
        slots: [
          [
            "Combinem por escrito quem paga o motor, a manutenção e o controle perdido.",
            "Deixem escrito quem paga o motor, os controles e o conserto.",
          ],
          [
            "Uma botoeira interna evita a fila atrás do controle na hora de sair.",
            "Com botoeira do lado de dentro, ninguém fica preso sem controle.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos controles cabem na central?",
        answers: ["Depende do modelo; a foto da placa ou o manual responde antes da compra."],
      },
      {
        question: "Dá para abrir pelo celular de todos?",
        answers: ["Dá, com módulo Wi-Fi cujo aplicativo aceite vários usuários e permita retirar cada um."],
      },
      {
        question: "E quando falta energia?",
        answers: ["Deixe a chave de destravamento em lugar conhecido e a fechadura do social com chave comum."],
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
        "Para que a pessoa autista ou com Alzheimer não saia sozinha, deixe comandos e controles fora do alcance, ligue o fechamento automático só com fotocélula testada e mande instalar no social fechadura com senha ou digital e aviso sonoro. Os adultos da casa precisam poder abrir numa emergência.",
        "O portão automático ajuda a evitar fuga se fecha logo depois do carro, com fotocélula em duas alturas, e se nenhuma botoeira fica à mão. O aviso no celular, por sensor de portão aberto, diz na hora que alguém abriu.",
        "Somam-se três barreiras: botoeira alta ou com chave, fechadura eletrônica no social e alerta de portão aberto no celular. O fechamento automático só entra com sensores baixos e força no mínimo, porque a pessoa pode correr para o vão.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Sem criar outro risco", "O que não pode faltar"],
        slots: [
          [
            "Quem corre para a folha em movimento precisa de sensor baixo e força no mínimo, com recuo testado.",
            "O risco maior é passar com a folha andando: dois pares de sensores e reversão testada.",
          ],
          [
            "Em incêndio, um adulto tem de abrir sem energia: chave e destrave ficam em lugar que ele conheça.",
            "Trancar não pode impedir a saída de emergência: deixe chave e destrave com os adultos da casa.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que instalar", "Aviso e barreira"],
        slots: [
          [
            "Sensor de portão aberto com alerta no celular, ou bip na central, avisa no primeiro segundo.",
            "Um alerta de portão aberto, no celular ou em bip, vale mais que outra tranca.",
          ],
          [
            "No social, a fechadura digital tranca sozinha, e a mola fecha atrás de quem passa.",
            "Mola e fechadura que tranca sozinha impedem o portão social encostado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fechamento automático é seguro nesse caso?",
        answers: ["Só com fotocélula baixa e alta, força no mínimo e teste de recuo feito por técnico."],
      },
      {
        question: "Dá para bloquear os controles à noite?",
        answers: ["Em algumas centrais e módulos, sim; a foto da placa diz se a sua tem essa função."],
      },
      {
        question: "Escondo o controle ou tiro da memória?",
        answers: ["Guarde fora do alcance os que ficam e apague da memória os que não se usam."],
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
        "O contrato de manutenção de portão para escola, hospital, igreja ou templo muda com o uso: revisão fora do horário do público, sensores testados em cada visita e relatório. Escola e hospital pedem visitas mais próximas, e igreja, {visits.business}; cada visita custa, no máximo, a avulsa, em geral de {price.preventiveRange} por portão, sem peças.",
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
        "Para a empresa abrir o portão por aplicativo, escolha um módulo que cadastre cada funcionário, limite horário e guarde o registro de quem abriu; o simples, de casa, aceita poucos usuários. Ele se liga à entrada de botoeira da placa, sem trocar o motor.",
        "Portão por aplicativo com vários funcionários pede cadastro por pessoa, que se apaga na saída do emprego, e um segundo meio de abrir, como tag ou botoeira da portaria, para quando a internet cai. O motor continua o mesmo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que o módulo precisa ter", "Antes de comprar"],
        slots: [["Compare estes pontos antes do preço.", "O aplicativo decide mais que o aparelho."]],
        bullets: [
          "Número de usuários que aceita",
          "Horário permitido por pessoa",
          "Histórico de aberturas",
          "Retirada do acesso à distância",
          "Sinal de Wi-Fi ou chip no ponto do motor",
        ],
      },
      {
        about: "safety",
        headings: ["Abrir sem ver o portão", "Cuidados de uso"],
        slots: [
          [
            "Acionar de longe só com fotocélula testada e câmera: quem aperta precisa ver o vão.",
            "Sem ver o vão, não se aciona: câmera e fotocélula vêm junto.",
          ],
          [
            "Um sensor de posição mostra no celular se o portão fechou.",
            "O aviso de portão aberto pede sensor de posição, à parte do módulo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se o funcionário trocar de celular?",
        answers: ["O cadastro é da conta, não do aparelho, na maioria dos aplicativos; confira antes."],
      },
      {
        question: "Funciona sem internet?",
        answers: [
          "Depende do módulo: alguns abrem por Bluetooth ou pela rede local. Mantenha controle ou tag de reserva.",
        ],
      },
      {
        question: "Os controles continuam servindo?",
        answers: ["Continuam: o módulo só dá mais um comando à placa."],
      },
    ],
    photo: "fotos do portão, da placa do motor e do roteador mais próximo",
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
        "Para quem não enxerga, o portão automático precisa avisar por som: bip enquanto a folha anda, controle de teclas em relevo, comando por voz ou celular e fotocélula em duas alturas. O fechamento automático fica longo ou desligado.",
        "O portão seguro para pessoa com deficiência visual soma aviso sonoro, botoeira sempre no mesmo lugar, em relevo, e sensores que param a folha. Regule a força no mínimo e deixe a pausa longa, para atravessar sem pressa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que instalar", "Som, relevo e voz"],
        slots: [
          ["Cada item é ligado à central que já existe, se ela tem a saída.", "A foto da placa diz o que ela aceita."],
        ],
        bullets: [
          "Sinaleiro com bip de volume ajustável",
          "Controle com duas teclas grandes e diferentes ao toque",
          "Módulo de celular com assistente de voz",
          "Aviso de portão fechado, por sensor de posição",
        ],
      },
      {
        about: "safety",
        headings: ["Proteção na passagem", "Antes de usar sozinho"],
        slots: [
          [
            "Dois pares de fotocélulas e o recuo no toque são testados com a pessoa presente.",
            "O técnico testa sensores e recuo, e mostra onde fica o destrave manual.",
          ],
          [
            "A entrada a pé pelo portão social, com fechadura e mola, é mais segura que a da garagem.",
            "Sempre que der, entre a pé pelo social, e não pelo vão dos carros.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O bip incomoda os vizinhos?",
        answers: ["O volume se regula, e alguns modelos permitem desligar à noite."],
      },
      {
        question: "Dá para saber se o portão fechou?",
        answers: ["Dá, com sensor de posição e aviso falado ou sonoro no celular."],
      },
      {
        question: "Bengala e cão-guia passam com segurança?",
        answers: ["Com um par de sensores baixo e outro alto, sim; e só se atravessa com a folha parada."],
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
        "O portão para obra só leva motor quando tem quadro firme, trilho limpo e energia estável; de tapume solto, fica melhor na mão até o definitivo. Na entrada de caminhão de uma construção, um motor de uso intenso custa, na troca, de {price.heavySwap} com mão de obra.",
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
