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
        "O orçamento do motor de condomínio {em} é grátis e sai por foto: mande o portão inteiro, a largura, a altura, o material da folha e quantos carros usam a entrada. Como referência, a troca em portão pesado ou de prédio fica de {price.heavySwap}, com mão de obra.",
        "Motor de portão de condomínio custa, na troca, de {price.heavySwap} com mão de obra, conforme o peso da folha e as aberturas na hora de pico. Para fechar o valor, grátis, bastam fotos do portão e da etiqueta do motor, largura, altura e número de vagas.",
        "Para orçar o motor do condomínio, mande fotos da folha e da etiqueta do motor atual, as medidas, o material, o tipo de abertura e o número de vagas. O valor volta por escrito e sem custo; em portão de prédio, a troca fica de {price.heavySwap}, já com a mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que define o motor e o valor", "Dados que fecham o orçamento"],
        slots: [
          [
            "Cada item muda o motor indicado, e sem eles a proposta é só um palpite.",
            "Com estes dados, o modelo e o preço saem sem visita na maioria dos casos.",
          ],
        ],
        steps: [
          "Tipo de abertura: de correr, basculante ou de abrir, com uma folha ou duas.",
          "Largura, altura e material da folha, porque deles sai o peso.",
          "Vagas e carros que passam na hora mais cheia, que dizem quantas aberturas por hora o motor precisa aguentar.",
          "Tensão no quadro, 127 V ou 220 V, e a etiqueta do motor atual.",
          "Quantos controles há e de que marca, para saber se continuam servindo.",
        ],
      },
      {
        about: "cost",
        headings: ["O que vem escrito na proposta", "Como ler o orçamento do motor"],
        slots: [
          [
            "Modelo do motor, mão de obra, sensores e controles vêm em linhas separadas, para o síndico comparar.",
            "A proposta traz o modelo, o limite em quilos e em aberturas por hora, a mão de obra e cada acessório à parte.",
          ],
          [
            "Base, cremalheira ou suporte que estiverem bons são aproveitados e não entram na conta.",
            "O que ainda serve do conjunto antigo, como base e fiação, fica e baixa o valor.",
          ],
          [
            "O motor vendido por nós tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
            "A garantia vai escrita: {warranty.motor} no motor que vendemos e {warranty.installation} na instalação.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["O dia da troca no condomínio", "Do aceite ao portão funcionando"],
        slots: [
          [
            "Aprovado o valor, a troca leva de {time.heavy} e é marcada fora da hora de pico.",
            "O serviço ocupa de {time.heavy}; avise os moradores do dia e do turno.",
          ],
          [
            "Enquanto a entrada está isolada, os carros usam o outro acesso ou esperam, e a portaria controla a passagem a pé.",
            "No fim, o portão é testado com quem responde pelo prédio, sensor por sensor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa de visita para orçar?",
        answers: [
          "Em geral não: fotos e medidas bastam. Quando é preciso medir no local, o valor da ida, se houver, é dito antes.",
          "Só se as fotos não mostrarem o peso ou o estado da folha, e aí o custo da ida, se houver, é combinado antes.",
        ],
      },
      {
        question: "Motor de casa serve no condomínio e sai mais barato?",
        answers: [
          "Sai mais barato na compra e esquenta no pico. Com poucas vagas pode servir, se a ficha aguenta as aberturas da hora mais cheia.",
          "Em entrada de muitos carros, não: ele para por calor. Em prédio de poucas vagas, a ficha do modelo decide.",
        ],
      },
      {
        question: "Os controles dos moradores continuam servindo?",
        answers: [
          "Servem, se a central nova aceita o código deles. A foto de um controle, frente e verso, confirma antes da compra.",
          "Muitas vezes, mantendo o receptor antigo ligado à central nova. Mande a foto do controle e do receptor.",
        ],
      },
      {
        question: "Dá para consertar o motor em vez de trocar?",
        answers: [
          "Dá, se o redutor está firme e há peça. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
          "Quase sempre se compara: a revisão em prédio fica de {price.preventiveRange}, sem peças, e a peça é orçada pela etiqueta.",
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
        "Atendemos imobiliárias com conserto e troca de motor em imóvel alugado: mande o endereço, o contato de quem abre e um vídeo do defeito. O orçamento vem por escrito, com a causa, para o proprietário ou o inquilino aprovar antes do serviço.",
        "Para a imobiliária, o conserto do portão alugado começa pelo orçamento grátis, por foto e vídeo, e o relatório da visita diz a causa: desgaste ou mau uso. Só regulagem, em casa, parte de {price.preventive}, sem peças.",
        "A imobiliária pede, o técnico combina o horário com o morador e o relatório volta com a causa, o valor e fotos. A regulagem em casa parte de {price.preventive}, sem peças; a troca do motor fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que mandar no chamado", "Como o chamado anda"],
        slots: [
          [
            "Mande endereço, nome e telefone de quem está no imóvel, fotos do portão e da etiqueta do motor.",
            "Com o endereço, o contato do morador e a foto da etiqueta, o técnico já sai com a peça provável.",
          ],
          [
            "O valor é aprovado por quem paga, e nada é trocado antes disso.",
            "Diga quem aprova: o serviço só começa com o aceite por escrito.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quem costuma pagar", "Causa e conta"],
        slots: [
          [
            "Em geral, desgaste e defeito antigo são do proprietário, e batida ou mau uso, do inquilino; vale o contrato.",
            "Peça gasta pelo tempo costuma ser do dono; dano de quem usa, do inquilino, conforme o contrato.",
          ],
          [
            "O relatório com a causa e as fotos evita a discussão entre os dois.",
            "Com a causa escrita e fotografada, a conta vai a quem cabe.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Atendem imóvel vazio?",
        answers: ["Sim, com alguém da imobiliária para abrir e com a energia ligada no dia, para o teste."],
      },
      {
        question: "A nota sai em nome de quem?",
        answers: ["De quem paga: informe o CPF ou o CNPJ ao aprovar o orçamento."],
      },
      {
        question: "Dá para revisar o portão entre um inquilino e outro?",
        answers: [
          "Dá, e é a melhor hora: revisão, controles antigos apagados da memória e novos gravados na mesma visita.",
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
        "Para construtora e incorporadora, fornecemos o motor e a instalação por unidade ou para a garagem do prédio; a folha fica com a serralheria da obra. Mande a planta ou o vão, o material da folha e o cronograma, e o orçamento vem por tipo de portão.",
        "Motor de portão para obra nova se define antes do reboco: tipo de abertura, peso da folha, ponto de energia e tubos. Casas com basculante de até {width.quarterHp} usam kit instalado a partir de {price.lowest}; na garagem coletiva, conjunto pesado fica de {price.heavySwap}.",
        "Para construtora e incorporadora, orçamos o conjunto, também em várias casas iguais: um modelo por tipo de portão, entrega por etapa e instalação quando a folha e a energia estiverem prontas. A condição por quantidade é dita na proposta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que definir em projeto", "Antes de fechar a obra"],
        slots: [
          [
            "Dois tubos até o motor, um de força e um de comando, e a travessia do vão para a fotocélula.",
            "Deixe tubo de força e tubo de comando separados e a passagem da fotocélula sob o vão.",
          ],
          [
            "A folha precisa nascer com reforço no ponto do motor e batentes firmes.",
            "Peça ao serralheiro reforço onde o motor prende e batente nos dois fins.",
          ],
          [
            "O motor é escolhido pelo peso da folha e pelas aberturas na hora cheia, não pelo número de unidades apenas.",
            "Na garagem coletiva, o que decide são as aberturas na hora cheia e o peso da folha.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Entrega por etapa", "Quando entra a instalação"],
        slots: [
          [
            "A instalação entra depois da folha pintada e com energia definitiva no ponto.",
            "O motor vai por último, com a folha pronta e andando leve na mão.",
          ],
          [
            "Na entrega, cada unidade recebe os controles gravados e o manual.",
            "Controles, manual e chave de destravamento ficam na pasta de cada unidade.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para deixar só a espera, sem o motor?",
        answers: ["Dá: tubos, ponto de energia e reforço da folha prontos deixam o motor para o comprador."],
      },
      {
        question: "A garantia conta de quando?",
        answers: [
          "Do motor, são {warranty.motor}, e da instalação, {warranty.installation}; a data de início fica escrita na proposta.",
        ],
      },
      {
        question: "Vocês fornecem a folha do portão?",
        answers: ["A folha é da serralheria; nós dizemos antes o que ela precisa ter para receber o motor."],
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
        "Com 10, 20, 30, 50 ou mais caminhões ou veículos por dia, o portão do galpão ou da empresa com frota pede motor de uso intenso, pelo peso da folha e pela hora da saída, de {price.heavySwap} com mão de obra. O de correr não limita a altura; fotocélula em duas alturas vem junto.",
        "Portão de garagem de ônibus pede motor de uso intenso, vão medido pelo ônibus mais alto e fotocélula em duas alturas: a hora da saída da frota é que decide os ciclos por hora. Em portão pesado, motor e mão de obra ficam de {price.heavySwap}.",
        "Portão de transportadora abre o dia todo e recebe carreta: pede motor de uso intenso, escolhido pelo peso da folha e pelas aberturas na hora cheia, com fotocélula em duas alturas. Em portão pesado, motor e mão de obra ficam de {price.heavySwap}.",
        "Para transportadora, o motor do portão precisa aguentar a hora da saída da frota sem esquentar: peça o número de ciclos por hora na ficha. O de correr é o mais usado, porque não limita a altura; a troca fica de {price.heavySwap}, com mão de obra.",
        "Em pátio de transportadora, o portão de correr com motor pesado e trilho que aguenta roda de carreta é a escolha comum, de {price.heavySwap} com mão de obra. Mande largura, peso da folha e aberturas por hora para o valor fechado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que muda onde passa caminhão", "Vão, trilho e sensores"],
        slots: [
          [
            "Meça o vão pelo maior veículo, com folga para a curva da carreta.",
            "A carreta entra em curva: o vão se mede na manobra, não só na largura do baú.",
          ],
          [
            "O trilho vai sobre base de concreto contínua, porque roda de caminhão afunda trilho solto.",
            "Trilho embutido em base firme não amassa sob a roda dupla.",
          ],
          [
            "Uma fotocélula baixa não vê o vão entre cavalo e carreta: usam-se dois pares ou laço no piso.",
            "Entre o cavalo e o baú sobra um vão que um sensor só não vê; ponha dois pares em alturas diferentes.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Instalar sem parar a expedição", "Quando é feito"],
        slots: [
          [
            "Um conjunto pesado leva de {time.heavy}, e o serviço pode ser marcado fora da expedição.",
            "Marca-se a instalação para a hora de menos saída; o conjunto pesado leva de {time.heavy}.",
          ],
          [
            "A portaria aprende o destrave manual no mesmo dia, para a frota não ficar presa sem energia.",
            "Antes de sair, o técnico mostra à portaria como destravar o portão na falta de energia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Tag nos caminhões funciona?",
        answers: ["Funciona, com antena na altura da cabine e cadastro por veículo, ligada à entrada da central."],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: ["{visits.business}, no mínimo; com frota saindo todo dia, a cada dois ou três meses."],
      },
      {
        question: "E se um caminhão bater no portão?",
        answers: ["Desligue o disjuntor, isole os dois lados e não ligue o motor antes de a folha ser conferida."],
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
        "Em academia, o portão de carros enche antes e depois das aulas: peça motor de uso intenso, fotocélula e pausa para fechar. Aluno a pé entra pela porta com catraca ou digital, nunca pelo portão. Em portão pesado, motor e mão de obra ficam de {price.heavySwap}.",
        "O portão automático da academia se escolhe pela hora cheia, das aulas da manhã e da noite: conte as aberturas e mande com a foto. Motor comum, na troca, fica de {price.homeSwap}; o de uso intenso, de {price.heavySwap}, com mão de obra.",
        "Para academia, o estacionamento funciona melhor com portão aberto no horário de pico e fechamento automático no resto do dia, com fotocélula testada. O motor vai pelo peso da folha e pelas aberturas por hora; o orçamento é grátis, por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Carro de um lado, aluno do outro", "Entrada de alunos e de carros"],
        slots: [
          [
            "Catraca ou leitor na porta controla quem treina; o portão de carros usa tag, controle ou botoeira da recepção.",
            "O cadastro do aluno fica na catraca; no portão de carros bastam tag ou botão da recepção.",
          ],
          [
            "A saída a pé não pode depender do motor: deixe uma porta que abra por dentro sem energia.",
            "Uma porta de saída que abre na mão, por dentro, é o que vale na falta de energia.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Aula infantil e movimento na calçada", "Cuidados com quem passa a pé"],
        slots: [
          [
            "Com turma infantil, ponha um par de sensores baixo e desligue o fechamento automático na entrada e na saída.",
            "Onde há criança, sensor baixo, força no mínimo e um adulto no comando nos horários de troca de turma.",
          ],
          [
            "Um sinaleiro avisa quem passa na calçada enquanto a folha anda.",
            "Luz e bip na saída avisam o pedestre antes de a folha andar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A catraca pode abrir o portão?",
        answers: ["Pode dar o contato à central, mas o carro e o aluno devem ter passagens separadas."],
      },
      {
        question: "Dá para deixar o portão aberto no pico?",
        answers: ["Dá, com a função de manter aberto da central ou desligando o fechamento automático nesse horário."],
      },
      {
        question: "A instalação fecha a academia?",
        answers: ["Não: marca-se fora do pico, e o conjunto leva de {time.sliding} no de correr comum."],
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
        "As férias são a melhor hora para a manutenção do portão da escola: sem aluno na passagem, dá para parar o portão, trocar roldana, cabo ou motor e testar sensores com calma. A revisão fica, em geral, de {price.preventiveRange}, sem peças.",
        "Fazemos a manutenção do portão da escola nas férias, no recesso ou fora do horário das turmas, com a passagem isolada. A visita testa fotocélulas, reversão e força antes de tudo, e o que precisar de peça é orçado antes.",
        "Em escola, a revisão do portão é {visits.business}, no mínimo, e cai bem em janeiro e julho: folha, cabos, sensores, força e destrave manual. O valor fica, em geral, de {price.preventiveRange}, sem peças, por portão.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que a revisão da escola confere", "Da folha aos sensores"],
        slots: [
          [
            "O teste que importa é o do obstáculo: a folha precisa parar e voltar com pouca força.",
            "Sem recuo no toque, o portão fica fora do automático até o acerto.",
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
        headings: ["Como marcar sem atrapalhar as aulas", "Calendário da manutenção"],
        slots: [
          [
            "Chame antes do fim do bimestre: peça de modelo antigo pode demorar, e nas férias o serviço já entra pronto.",
            "Mande fotos e vídeo algumas semanas antes, para a peça estar na mão quando o recesso começar.",
          ],
          [
            "Se o sensor falha em época de aula, o portão passa a abrir só com um adulto no comando, até o conserto.",
            "Sensor com defeito não espera férias: até o reparo, só um adulto à vista do vão comanda o portão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa a manutenção do portão da escola?",
        answers: [
          "A revisão fica, em geral, de {price.preventiveRange} por portão, sem peças; o que precisar de peça é orçado antes.",
        ],
      },
      {
        question: "Dá para fazer à noite ou no sábado?",
        answers: ["Dá, com hora marcada e alguém da escola para abrir."],
      },
      {
        question: "A escola recebe um relatório?",
        answers: ["Peça no agendamento: lista do que foi testado, trocado e recomendado, com data e fotos."],
      },
      {
        question: "Quanto tempo o portão fica parado?",
        answers: ["A revisão termina no dia; a troca do motor leva de {time.sliding} no de correr comum."],
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
        "Em portão de obra, o que fazemos é o motor: a folha, provisória, de chapa ou tapume, fica com a serralheria, e pela foto dizemos se ela aguenta automação. Para folha pesada e entrada de caminhão, o motor é de uso intenso, de {price.heavySwap} na troca, com mão de obra.",
        "O portão para obra só leva motor se a folha é firme e corre nivelada, com energia estável no ponto; de chapa solta ou tapume, fica melhor na mão até o definitivo. Mande a foto: dizemos se dá, e o motor de uso intenso fica, na troca, de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quando o portão da obra aceita motor", "O que olhar na folha provisória"],
        slots: [
          ["Quatro pontos dizem se vale automatizar agora.", "Antes de pôr motor em portão provisório, confira."],
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
            "Se o portão definitivo é do mesmo tipo e do mesmo peso, o motor pode passar para ele no fim da obra.",
            "Motor escolhido já pelo portão definitivo se aproveita depois; o dimensionado para o tapume, não.",
          ],
          [
            "Pó de cimento e areia gastam trilho e cremalheira: a revisão é mais frequente que em casa.",
            "Na obra, massa e areia no trilho são o que mais para o motor.",
          ],
          [
            "Deixe os tubos do motor e da fotocélula prontos antes do piso, para não quebrar depois.",
            "Aproveite a obra para passar o eletroduto de força e o de comando até o lugar do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem o portão da obra?",
        answers: [
          "A folha é da serralheria; nós vendemos, instalamos e consertamos o motor, os controles e os sensores.",
        ],
      },
      {
        question: "Dá para pôr controle só para alguns na obra?",
        answers: ["Dá: cada controle é gravado na central, e o que se perde é apagado da memória."],
      },
      {
        question: "O que deixar pronto para o portão definitivo?",
        answers: ["Tubo de força, tubo de comando, passagem da fotocélula e base nivelada no lugar do motor."],
      },
    ],
    photo: "uma foto do portão da obra, inteiro, com a largura do vão e o ponto de energia",
  },
];
