import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Who may put a hand to the gate of a building, and what may be charged for coming. */
export const zeladorEVisita: NarrowConcept[] = [
  {
    id: "zelador-mexer-no-motor",
    broader: "condominio",
    label: "Zelador pode mexer no motor?",
    phrase: "o que o zelador pode fazer no portão",
    asks: [
      "zelador programar controle",
      "zelador pode programar controle",
      "zelador gravar controle",
      "zelador cadastrar controle",
      "porteiro programar controle",
      "porteiro cadastrar controle",
      "porteiro gravar controle",
      "zelador abriu motor",
      "zelador abriu motor queimou",
      "zelador estragou portão",
      "zelador quebrou portão",
      "zelador lubrificar portão",
      "zelador limpar portão",
      "zelador engraxar portão",
      "zelador soltar portão",
      "zelador pode soltar portão",
      "zelador abrir portão mão",
      "porteiro soltar portão",
      "porteiro abrir portão mão",
      "zelador pode fazer portão garagem",
      "sou zelador posso fazer portão",
      ...combine(
        ["zelador", "porteiro", "funcionário condomínio", "faxineiro", "síndico"],
        [
          "mexer motor",
          "pode mexer motor",
          "pode mexer portão",
          "abrir motor",
          "consertar portão",
          "pode consertar portão",
          "regular portão",
          "trocar peça portão",
          "abrir central",
          "destravar portão",
          "pode destravar portão",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O zelador não pode lubrificar o portão por conta própria: graxa no trilho e na cremalheira junta areia e gasta as rodas, e cabos e dobradiças ficam perto de partes com tensão ou peso. Ele varre o trilho e passa pano seco; o lubrificante certo, em cada ponto, é do técnico, na revisão.",
        "O zelador não pode abrir o motor do portão nem trocar peça, porque ali há tensão da rede: isso é do técnico. Pode desligar o disjuntor, limpar trilho e fotocélula e, treinado, destravar portão de correr ou de abrir; programar controle, só se a central permite por fora e o síndico autoriza.",
        "Zelador e porteiro podem destravar o portão da garagem se for de correr ou de abrir, reto, com o disjuntor desligado e depois de treinados. Basculante não, porque a folha cai. Abrir o motor, mexer na placa ou gravar controle dentro dela não: é serviço de técnico.",
        "Por fora e desligado, o zelador pode limpar, testar e, se treinado, soltar a folha de correr ou de abrir. Não pode mexer dentro do motor, na fiação nem em cabo ou contrapeso, e só programa controle quando a central aceita por aplicativo ou controle mestre, com ordem do síndico.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que é do zelador e o que é do técnico", "A divisão do trabalho no portão"],
        slots: [
          [
            "A regra é simples: o zelador cuida do que está por fora e sem energia, e o técnico, do que tem tensão ou segura peso. Deixe esta lista na portaria.",
            "Limpeza e conferência por fora ficam com o prédio. Eletricidade, cabo e mola ficam com o técnico. A lista abaixo pode ir para o mural da portaria.",
            "O limite está na tampa do motor e nas peças sob carga, que só o técnico toca. Fixe a divisão na portaria, para ninguém improvisar.",
          ],
        ],
        bullets: [
          "Zelador: disjuntor, limpeza do trilho e das lentes, teste da fotocélula com um objeto",
          "Zelador treinado: destravar portão de correr ou de abrir",
          "Síndico autoriza: cadastro de controle por fora, com lista por unidade",
          "Técnico: tampa do motor, central, força, fim de curso e gravação na placa",
          "Técnico, sempre: basculante, cabo de aço, mola e contrapeso",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não abrir a tampa do motor", "O risco para quem mexe"],
        slots: [
          [
            "Sob a tampa há tensão da rede e um capacitor que guarda carga mesmo com o disjuntor desligado. A NR-10 pede trabalhador qualificado e autorizado em eletricidade, e o acidente de quem não é recai sobre o condomínio.",
            "Desligar não basta, porque o capacitor, peça que dá a partida, continua carregado. Pela NR-10, serviço elétrico é de quem tem qualificação, e sem ela o condomínio responde pelo acidente.",
            "A carga do capacitor permanece depois do disjuntor, e os fios trazem a rede. Por isso a NR-10 reserva o serviço a quem é qualificado, sob pena de o condomínio responder.",
          ],
          [
            "Abrir o motor no prazo também pode tirar a garantia, que é de quem vendeu ou instalou.",
            "Há ainda a garantia, que o motor costuma perder quando é aberto por quem não o instalou.",
            "Além disso, mexer no motor durante o prazo de garantia pode deixar o condomínio sem cobertura.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Roteiro da portaria quando o portão para", "Quando o portão para: em ordem"],
        slots: [
          [
            "Cole este roteiro ao lado do quadro e siga na ordem. Se houver cheiro de queimado, folha torta ou cabo solto, pare no primeiro passo e chame.",
            "A ordem protege quem atende, e por isso não se pula etapa. Folha torta, cabo solto ou cheiro de queimado encerra o roteiro: é só isolar e chamar.",
            "Serve para o porteiro de plantão, passo a passo. Diante de cabo solto, folha inclinada ou fumaça, apenas afaste as pessoas e chame o técnico.",
          ],
        ],
        steps: [
          "Afaste pessoas e carros da folha.",
          "Veja se há algo no vão ou na frente da fotocélula.",
          "Desligue o disjuntor, espere um minuto e religue uma vez; se desarmar, deixe desligado.",
          "Não voltou: desligue, filme a folha e chame o técnico.",
          "Só destrave se for de correr ou de abrir, reto, e com treino.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês treinam o zelador para destravar o portão?",
        answers: [
          "Sim, na instalação ou na revisão: o técnico mostra o destravamento, o que limpar e quando não tocar.",
          "O técnico ensina com o portão do próprio prédio, durante a visita, e mostra também os casos em que não se destrava.",
        ],
      },
      {
        question: "O zelador mexeu e o portão piorou. E a garantia?",
        answers: [
          "Pode ser perdida, se ele abriu o motor ou trocou peça no prazo. Avise quem instalou antes de mexer de novo.",
          "Depende do que foi feito: limpeza não tira garantia, e tampa aberta ou fio trocado, em geral, sim.",
        ],
      },
      {
        question: "O zelador pode cadastrar controle de morador?",
        answers: [
          "Só quando a central aceita por aplicativo, programador ou controle mestre, e com autorização do síndico. Na placa, sob a tampa, é do técnico.",
          "Pode, se for por fora e com lista de unidade. Central que só grava no botão interno precisa do técnico.",
        ],
      },
      {
        question: "De quanto em quanto tempo o técnico deve vir?",
        answers: [
          "Em prédio, {visits.business}, no mínimo. Entre as visitas, o zelador limpa trilho e lentes e anota ruído novo.",
          "A revisão se faz {visits.business}, e a limpeza do trilho e da fotocélula fica com o zelador no dia a dia.",
        ],
      },
    ],
    photo: "fotos do portão, da etiqueta do motor e do quadro pela frente",
  },
  {
    id: "cobrar-visita-sem-consertar",
    broader: "visita-tecnica",
    label: "Cobrar a visita sem consertar",
    phrase: "a cobrança da visita sem conserto",
    asks: [
      "quem paga visita técnica",
      "quem paga visita técnica não consertar",
      "quem paga visita não consertou",
      "paga visita não consertar",
      "visita cobrada não consertar",
      "técnico cobrou visita não consertou",
      "taxa visita sem aviso direito técnico",
      ...combine(
        ["cobrar visita", "cobra visita", "pagar visita", "taxa visita", "cobrou visita", "cobraram visita"],
        [
          "não consertar",
          "se não consertar",
          "não consertou",
          "não arrumou",
          "não resolveu",
          "sem consertar",
          "não aprovar orçamento",
          "não fechar serviço",
          "recusar orçamento",
          "empresa pode",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "A empresa pode cobrar a visita sem consertar o portão se o valor foi dito e aceito antes: ela paga a ida e o diagnóstico, haja conserto ou não. Sem aviso, não é devida (CDC, artigo 40, orçamento prévio). Aqui a visita só é marcada depois que você aceita o valor.",
        "Se você pagou a visita e o técnico não consertou o portão, a cobrança vale quando o preço foi combinado antes, porque cobre a ida e o diagnóstico. Cobrada de surpresa, não vale (CDC, artigo 40). Peça o valor por escrito e pergunte se ele é descontado do conserto.",
        "Pode cobrar a visita, mesmo sem conserto, só quem avisou antes: taxa combinada é devida ainda que você recuse o orçamento. O que não foi dito não se paga, pelo artigo 40 do CDC, que pede orçamento prévio. Guarde a conversa em que o valor aparece.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quando a cobrança é indevida", "O que não se paga"],
        slots: [
          [
            "Não se paga valor que não foi avisado, peça trocada sem autorização nem volta para refazer serviço na garantia, que no conserto é de 90 dias pela lei. Já a ida combinada vale mesmo que o defeito não seja achado.",
            "São indevidas a taxa de surpresa, a peça posta sem o seu aceite e a nova visita por serviço malfeito dentro dos 90 dias da lei. Se a ida foi combinada, ela é devida mesmo sem solução.",
            "Ficam fora da conta o que ninguém avisou, a peça não autorizada e o retorno por defeito no mesmo serviço, nos 90 dias que a lei garante. A ida acertada antes continua valendo, haja conserto ou não.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que combinar antes da visita", "Quatro perguntas antes de marcar"],
        slots: [
          [
            "Pergunte por escrito, antes de alguém sair, e guarde a conversa, que é a prova. Quem responde às quatro sem rodeio dificilmente dá surpresa.",
            "A mensagem escrita serve de comprovante se houver discussão. Faça estas perguntas e só marque com as respostas.",
            "Com as respostas no WhatsApp, ninguém discute depois. São perguntas rápidas, feitas antes da ida.",
          ],
        ],
        steps: [
          "Quanto custa a visita, e o que ela inclui?",
          "É descontada se eu fizer o conserto?",
          "Pago se vocês não conseguirem consertar?",
          "Quanto custa voltar se o mesmo defeito aparecer?",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a nossa visita", "Preço da visita com regulagem"],
        slots: [
          [
            "Em casa, a visita com regulagem parte de {price.preventive}, sem peças, e peça só entra com o seu aceite. Para apenas ver um defeito, o valor da ida é informado antes de marcar, conforme o bairro e o horário.",
            "A visita residencial, já com ajuste e limpeza, começa em {price.preventive}, fora as peças, que você aprova ou não. Se é só para olhar, o preço da ida depende do bairro e da hora e é informado antes.",
            "Com regulagem feita, a partir de {price.preventive} em residência, sem contar peças. Para diagnóstico apenas, a ida tem valor próprio, combinado na conversa, pelo endereço e pelo horário.",
          ],
          [
            "O orçamento por foto ou vídeo é grátis e muitas vezes dispensa a ida.",
            "Por imagem, o orçamento não custa nada, e pode evitar a visita.",
            "Antes disso, a foto e o vídeo dão uma estimativa sem custo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Já me cobraram sem avisar. O que faço?",
        answers: [
          "Peça a devolução por escrito, com a conversa em que não havia valor. Sem acordo, Procon ou consumidor.gov.br.",
          "Reclame por escrito, com prazo curto e a conversa guardada. Sem resposta, procure o Procon da sua cidade ou o juizado especial.",
        ],
      },
      {
        question: "A visita é descontada do conserto?",
        answers: [
          "Cada empresa decide, e por isso a pergunta vem antes. O importante é estar escrito.",
          "Depende do combinado. Peça que o orçamento mostre a visita e o desconto em linhas separadas.",
        ],
      },
      {
        question: "O técnico trocou a peça e o portão continua ruim. Pago?",
        answers: [
          "O serviço que não resolveu tem de ser refeito: no conserto, a garantia é de 90 dias pela lei. Chame por escrito e mostre o defeito.",
          "Você pode exigir que refaçam, dentro dos 90 dias da lei. Guarde a nota e a peça velha.",
        ],
      },
      {
        question: "Posso recusar o orçamento depois da visita?",
        answers: [
          "Pode. Você paga só a ida combinada e fica com o diagnóstico, sem obrigação de fazer o conserto ali.",
          "Sim, o conserto depende da sua aprovação. A ida aceita antes é o único valor devido.",
        ],
      },
    ],
    photo: "um vídeo curto do defeito e a foto da etiqueta do motor",
  },
  {
    id: "quantos-controles-vem",
    broader: "kit",
    label: "Quantos controles vêm com o motor",
    phrase: "os controles que vêm com o motor",
    asks: [
      "motor vem dois controles",
      "motor vem 2 controles",
      "motor vem um dois três controles",
      "motor novo vem dois controles",
      "comprei motor só veio um controle",
      ...combine(
        [
          "quantos controles vêm",
          "quantos controles vem",
          "quantos controles acompanham",
          "quantos controles inclui",
          "vem com quantos controles",
          "vem quantos controles",
        ],
        ["motor", "kit", "motor portão", "portão eletrônico", "kit motor"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Com o motor de portão vêm, em geral, dois controles: é o usual na caixa do residencial, embora haja kits com um ou três. A caixa ou o anúncio traz o número; aqui, o orçamento diz quantos estão incluídos, e os controles a mais saem gravados na mesma visita.",
        "Normalmente são dois controles por motor de portão residencial, mas alguns kits trazem um e outros, três. Confira na caixa ou no anúncio antes de pagar. No nosso orçamento o número vem escrito, e os extras são gravados junto com a instalação.",
        "O mais comum é o motor de portão vir com dois controles, e existem caixas com um ou com três. Quem compra deve ler o número na embalagem ou no anúncio. Conosco ele aparece no orçamento, e controle extra é cadastrado no dia da instalação.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quantos controles pedir a mais", "Um por motorista e uma reserva"],
        slots: [
          [
            "A conta que costuma fechar é um controle por motorista, um para quem entra a pé e um guardado em casa. Pedir todos de uma vez evita outra visita só para gravar.",
            "Conte um para cada pessoa que dirige, outro para quem chega a pé e um de reserva na gaveta. Gravando todos no dia da instalação, ninguém precisa voltar para isso.",
            "Some os motoristas da casa, acrescente um para o pedestre e mais um de reserva. Se todos forem cadastrados na mesma hora, você não paga nova ida do técnico.",
          ],
          [
            "O extra precisa ter o código e a frequência da central, senão não grava. Por isso compre do mesmo padrão, e não só pela aparência do controle.",
            "Controle parecido por fora pode ter outro código ou outra frequência, e a central o recusa. Vale comprar pelo padrão escrito na etiqueta.",
            "Só serve o controle da mesma frequência e do mesmo código da central. A aparência engana, e a etiqueta da placa ou do motor tira a dúvida.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que mais vem com o motor", "O que está na caixa e o que é à parte"],
        slots: [
          [
            "Além dos controles, a caixa costuma trazer o motor, a central e as ferragens de fixação. Fotocélula, nobreak e, no portão de correr, a cremalheira, que é a barra dentada, muitas vezes são vendidos à parte.",
            "Motor, central e ferragens acompanham os controles na maioria das caixas. Já nobreak, fotocélula e a cremalheira do portão de correr, a barra de dentes, nem sempre estão incluídos.",
            "Na embalagem usual estão motor, placa de comando, ferragens e controles. Ficam de fora, com frequência, a fotocélula, o nobreak e a barra dentada do deslizante, chamada cremalheira.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Confira ao receber o motor", "O que testar antes de o técnico sair"],
        slots: [
          [
            "A entrega é a hora de contar e testar, porque falta de controle depois vira discussão. Faça estas provas com o portão à vista.",
            "Conte os controles e teste cada um com o instalador ainda presente. Mantenha o portão à vista enquanto aciona.",
            "Antes de dar o serviço por terminado, teste tudo olhando para o portão. Um controle que falta se resolve mais fácil nessa hora.",
          ],
        ],
        steps: [
          "Compare os controles recebidos com o número da nota.",
          "Acione cada um de longe, com o vão livre.",
          "Peça que mostrem como se apaga um controle perdido.",
          "Guarde o manual e a reserva fora do carro.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa um controle a mais?",
        answers: [
          "O preço depende do código e do modelo da central, e sai pela foto do controle ou da etiqueta. Pedido junto com o motor, ele já é gravado na instalação.",
          "Varia com o padrão da central: os de código fixo costumam ser mais simples que os de código rolante. Uma foto da etiqueta basta para orçar, e a gravação é feita na instalação.",
        ],
      },
      {
        question: "Meus controles antigos servem no motor novo?",
        answers: [
          "Servem se a central nova usa o mesmo código e a mesma frequência. Código rolante de outra marca, em geral, não é aceito; a foto da frente e do verso tira a dúvida.",
          "Às vezes: frequência e código precisam ser os da nova central. Os de código rolante, que muda a cada toque, raramente passam de uma marca para outra.",
        ],
      },
      {
        question: "Quantos controles posso gravar no total?",
        answers: [
          "Na central de casa, de algumas dezenas a mais de cem, conforme o modelo. O manual traz o número exato, bem acima do que uma família usa.",
          "Muito mais do que uma casa precisa: dezenas, no mínimo, e em certos modelos mais de cem. O limite exato está no manual da central.",
        ],
      },
      {
        question: "Comprei o motor e só veio um controle. E agora?",
        answers: [
          "Veja primeiro o que a nota e o anúncio prometem. Se eram dois, cobre do vendedor; se era um só, compre outro do mesmo código e mande gravar.",
          "Compare com o anúncio: prometidos dois, o vendedor deve o que falta. Quando a caixa era mesmo de um, basta comprar outro compatível e cadastrar.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e diga quantas pessoas usam",
  },
  {
    id: "vistoria-do-zelador",
    broader: "condominio",
    label: "Vistoria do portão pelo zelador",
    phrase: "a vistoria do portão pelo zelador",
    asks: [
      ...combine(
        ["zelador", "porteiro", "portaria", "faxineiro"],
        [
          "checklist",
          "check list",
          "vistoria",
          "vistoria portão",
          "vistoria garagem",
          "checklist vistoria",
          "checklist portão",
          "inspeção",
          "inspeção portão",
          "rotina portão",
          "ronda portão",
          "verificar portão",
          "conferir portão",
          "o que olhar portão",
          "lista portão",
          "dicas portão",
          "dicas cuidar portão",
          "cuidar portão garagem",
          "cuidados portão",
          "cuidados portão garagem",
          "tarefas portão",
          "o que faz portão",
          "o que fazer portão garagem",
          "orientações portão",
          "guia portão",
        ],
      ),
      "vistoria diária portão",
      "vistoria semanal portão",
      "vistoria mensal portão",
      "checklist diário portão",
      "checklist semanal portão",
      "checklist mensal portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Na vistoria do portão, o zelador olha, escuta e anota, sem abrir nada: folha reta, cabos sem fio solto, trilho limpo, lente da fotocélula limpa, sinaleira acesa e parada sem pancada. Uma vez por semana basta. O que está diferente vai para o livro e para o técnico, e folha torta ou cabo desfiado para o portão na hora.",
        "O porteiro deve verificar no portão cinco coisas, sempre olhando de fora: se a folha corre reta, se há cabo com fio solto, se o trilho está limpo, se a fotocélula detém a folha e se ela para sem pancada. O que estiver diferente ele anota e avisa ao síndico, sem abrir a caixa do motor.",
        "O checklist do zelador para o portão da garagem tem seis itens: barulho, trilho, cabos ou roldanas, fotocélula, sinaleira e batida no fim. Tudo é visto de fora, com a folha parada e depois num ciclo completo, uma vez por semana. Regular, lubrificar e abrir a caixa ficam com o técnico.",
        "Dicas para o zelador cuidar do portão da garagem: varrer o trilho, limpar a lente da fotocélula com pano seco, olhar cabos e roldanas de longe e ouvir um ciclo inteiro, uma vez por semana. O que mudou ele anota e conta ao síndico. Com cabo desfiado ou folha torta, desliga o disjuntor e isola a passagem.",
        "O checklist diário do portão para o zelador tem quatro itens: nada no trilho, fotocélula limpa, nenhum barulho novo e folha que para sem pancada. São dois minutos, olhando de fora, no primeiro ciclo do dia. Uma vez por semana ele faz a lista completa, com cabos, roldanas e soldas. Regular e lubrificar ficam com o técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A lista completa do zelador", "Os itens da vistoria, um por um"],
        slots: [
          [
            "A lista serve para portão basculante, de correr e de abrir, e leva menos de dez minutos. Imprima, date e assine a cada vez.",
            "São menos de dez minutos por portão, sem ferramenta. Cada folha preenchida é datada e guardada com os relatórios do técnico.",
          ],
        ],
        bullets: [
          "Com a folha parada: prumo, solda trincada, parafuso caído, ferrugem nova",
          "Cabos, molas, roldanas e dobradiças, só com os olhos: fio solto, eixo torto, graxa escorrida",
          "Trilho e fotocélula: sem pedra, areia ou água parada, e as lentes limpas com pano seco",
          "Num ciclo completo: barulho novo, tranco, lentidão, batida no fim",
          "Sinaleira, sirene, botoeira e interfone: acendem, tocam e comandam",
        ],
      },
      {
        about: "safety",
        headings: ["Quando parar o portão", "O que não pode esperar a visita"],
        slots: [
          [
            "Cabo desfiado, folha torta, cheiro de queimado, choque ao tocar ou folha que não recua diante da fotocélula são motivo para desligar o disjuntor, isolar a passagem e chamar. O basculante nesse estado ninguém destrava nem empurra, porque pode cair.",
            "O zelador desliga o disjuntor e isola a garagem se vir cabo rompendo, folha fora do prumo ou fumaça, ou se a fotocélula não detiver o portão. Não se tenta terminar o dia assim, e o basculante não se destrava.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que fica para o técnico", "A revisão que completa a vistoria"],
        slots: [
          [
            "A vistoria do zelador não substitui a revisão, feita {visits.business} em prédio: medir corrente e capacitor, apertar conexões, regular força e fim de curso e acertar cabos pede instrumento e energia cortada. O valor fica em geral de {price.preventiveRange} por portão grande, sem peças, e as anotações do zelador encurtam a visita.",
            "Medição elétrica, regulagem de força, lubrificação e cabos são do técnico, que revisa o portão do prédio {visits.business}, em geral por {price.preventiveRange} por portão grande, fora as peças. Com o livro do zelador em mãos, ele começa pelo que mudou.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O zelador pode lubrificar o portão?",
        answers: [
          "Melhor não. Graxa no trilho ou na cremalheira junta areia e gasta as rodas; a limpeza com vassoura e pano seco é dele, e o óleo certo em cada ponto é do técnico.",
          "Não é o caso. O que ele faz bem é varrer o trilho e limpar as lentes; produto errado no lugar errado encurta a vida das peças.",
        ],
      },
      {
        question: "Por que registrar a vistoria do portão?",
        answers: [
          "Porque o registro datado mostra que o prédio cuida do portão e ajuda a achar quando um defeito começou. Serve ao síndico em assembleia e a quem for consertar.",
          "O livro assinado prova o cuidado do condomínio e diz ao técnico desde quando o barulho ou a lentidão aparece.",
        ],
      },
      {
        question: "Como testar a fotocélula sem risco?",
        answers: [
          "De fora do caminho, feche o portão e passe um cabo de vassoura diante da lente. A folha tem de parar ou voltar; ninguém testa com o corpo.",
          "Com um cabo de vassoura entre as lentes enquanto a folha fecha, e a pessoa ao lado, nunca na frente. Se a folha seguir, desligue o disjuntor.",
        ],
      },
    ],
    photo: "fotos do portão inteiro, do motor e do que chamou a atenção na vistoria",
  },
  {
    id: "treinar-o-zelador",
    broader: "condominio",
    label: "Treinamento do zelador e da portaria",
    phrase: "o treinamento do zelador no portão",
    asks: [
      "zelador aprender abrir portão",
      "porteiro aprender abrir portão",
      "zelador novo aprender abrir portão",
      "zelador novo aprender abrir portão manual",
      "zelador aprender destravar",
      "zelador novo portão manual",
      "funcionário novo aprender abrir portão",
      "mostrar zelador abrir portão",
      "porteiro não sabe abrir",
      "porteiro não sabe abrir portão",
      "zelador não sabe abrir portão",
      "porteiro não sabe destravar",
      "zelador não sabe destravar",
      "porteiro não sabe abrir portão falta luz",
      "porteiro não sabe abrir portão sem luz",
      "ninguém sabe destravar portão prédio",
      "ninguém sabe abrir portão prédio",
      ...combine(
        ["treinamento", "treinar", "ensinar", "instruir", "curso"],
        ["zelador", "porteiro", "portaria", "funcionários condomínio", "zelador portão", "porteiro portão"],
      ),
      "técnico ensina zelador",
      "vocês treinam zelador",
      "vocês treinam porteiro",
    ],
    intent: "question",
    answers: {
      any: [
        "O treinamento do zelador para destravar o portão é feito pelo técnico, no próprio prédio, durante a instalação ou a revisão: disjuntor, chave e destravamento do de correr ou de abrir. O basculante ninguém da portaria solta; a revisão em prédio fica, em geral, de {price.preventiveRange}, sem peças.",
        "Se o porteiro não sabe abrir o portão na falta de luz, peça o treino na próxima visita, em que o técnico mostra a todos os turnos como desligar, destravar o de correr ou de abrir e travar de novo. A revisão de portão de condomínio custa, em geral, de {price.preventiveRange}, sem peças.",
        "Zelador novo aprende a abrir o portão manual em poucos minutos, com o técnico ao lado: desligar o disjuntor, destravar o de correr ou de abrir e reconhecer quando não tocar, como no basculante. O treino cabe na visita de revisão, em geral de {price.preventiveRange}, sem peças.",
        "Porteiro sem treinamento usa mal o portão sem querer: fecha sem olhar a passagem, aperta o botão várias vezes ou destrava com o motor ligado. O técnico ensina a equipe no próprio prédio, na instalação ou na revisão, e as regras ficam escritas na guarita. O basculante ninguém da portaria destrava.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o zelador aprende", "O conteúdo do treinamento"],
        slots: [
          [
            "O treino é prático, no portão do prédio, e cada um da escala faz uma vez com o técnico ao lado. Assim a chave serve a quem está de plantão, também à noite.",
            "Cada funcionário destrava e trava uma vez, com acompanhamento, no portão que vai usar. Incluir todos os turnos evita a falta de luz sem ninguém preparado.",
            "Aprende-se fazendo, um por vez, no próprio portão. Quem trabalha de madrugada entra na lista, porque é quando a luz costuma faltar sem ajuda por perto.",
          ],
        ],
        bullets: [
          "Desligar e religar o disjuntor do motor",
          "Destravar e travar de novo o portão de correr ou de abrir",
          "Limpar a lente da fotocélula e o trilho",
          "Reconhecer cabo frouxo, folha torta e cheiro de queimado",
          "Avisar os moradores e isolar a passagem",
        ],
      },
      {
        about: "check",
        headings: ["Como abrir na falta de luz, na ordem", "Roteiro da portaria no apagão"],
        slots: [
          [
            "Este roteiro vale para portão de correr ou de abrir, reto e em piso plano, e fica colado junto do quadro. Um cuida, e os outros mantêm os carros longe.",
            "Use só em folha de correr ou de abrir que esteja direita e no nível. Deixe a folha com os passos ao lado do disjuntor, com a chave em lugar conhecido.",
            "Serve ao deslizante e ao de abrir em ordem, nunca ao basculante. Uma cópia fica no quadro, e a chave, em ponto combinado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Afaste pessoas e carros da folha.",
          "Gire a chave e solte a alavanca do motor.",
          "Empurre devagar pela borda, sem deixar a folha correr.",
          "Ao fim, trave de novo, e só depois religue o disjuntor.",
        ],
      },
      {
        about: "safety",
        headings: ["O que fica só com o técnico", "Onde a portaria não mexe"],
        slots: [
          [
            "Tampa do motor, central, cabo, mola e contrapeso são do técnico, mesmo com o disjuntor desligado, porque ali há carga elétrica e peso. Basculante parado no meio fica onde está, com a passagem fechada.",
            "Quem não é qualificado não abre o motor nem a central, e ninguém da portaria toca em cabo, mola ou contrapeso. Folha basculante fora de equilíbrio não se segura nem se solta.",
            "Motor aberto, placa e tudo o que sustenta peso ficam fora do treino. Diante de um basculante parado no caminho, isola-se a área e espera-se.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O treinamento da portaria é cobrado à parte?",
        answers: [
          "Não, quando é feito na visita de instalação ou de revisão. Uma ida só para treinar tem o valor informado antes de marcar.",
          "Entra na própria visita. Chamado apenas para o treino é combinado à parte, com valor informado antes.",
        ],
      },
      {
        question: "Quem da portaria deve ser treinado?",
        answers: [
          "Todos os turnos, e também o zelador e um morador responsável, para sempre haver alguém.",
          "Cada pessoa da escala, inclusive folguista. Dois moradores treinados cobrem as ausências.",
        ],
      },
      {
        question: "Fica alguma instrução por escrito?",
        answers: [
          "Peça que o técnico deixe o passo a passo do modelo junto do quadro, com a chave em lugar conhecido.",
          "Sim, o roteiro do modelo pode ficar colado no quadro. Ele diz também quando não destravar.",
        ],
      },
      {
        question: "E se o nosso portão for basculante?",
        answers: [
          "A portaria aprende a desligar, isolar e chamar, mas não a soltar. Um nobreak mantém algumas aberturas na falta de luz.",
          "Nesse caso ninguém destrava: desliga-se o disjuntor e fecha-se a passagem. Para o apagão, o caminho é o nobreak.",
        ],
      },
    ],
    photo: "fotos do portão, da etiqueta do motor e do quadro pela frente",
  },
  {
    id: "sindico-novo-e-o-portao",
    broader: "condominio",
    label: "Síndico novo: por onde começar no portão",
    phrase: "o portão que o síndico novo recebeu",
    asks: [
      ...combine(
        ["síndico novo", "novo síndico", "assumi síndico", "virei síndico", "síndica nova"],
        ["manutenção portão", "portão sem manutenção", "portão velho", "portão quebrado", "portão por onde começar"],
      ),
      "portão condomínio nunca teve manutenção",
      "portão prédio nunca teve manutenção",
      "portão prédio sem manutenção anos",
      "portão condomínio sem manutenção anos",
      "condomínio sem manutenção portão o que fazer",
      "prédio sem manutenção portão o que fazer",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Síndico novo com portão sem manutenção deve começar por uma revisão com relatório, que separa o que é risco, desgaste e o que pode esperar. Em portão de prédio ela fica em geral de {price.preventiveRange}, sem peças; depois programe visitas {visits.business}, no mínimo.",
        "Quem acabou de virar síndico deve começar pelo portão da garagem assim: reúna documentos e chaves e marque a vistoria com relatório e fotos, em geral de {price.preventiveRange} por portão, fora peças. Cabo, sensor e fiação são o urgente.",
        "Os primeiros passos do síndico recém-eleito com o portão são três: juntar contratos e garantias, testar a segurança e pedir revisão com relatório, quase sempre de {price.preventiveRange}, sem peças. Portão abandonado há anos entra depois em visitas {visits.business}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Os primeiros passos na primeira semana", "O que levantar antes de gastar"],
        slots: [
          [
            "Antes de gastar, junte o que já existe. Em uma semana você tem o retrato do portão. Ninguém da equipe abre o motor.",
            "Em ordem, isto mostra a situação sem custo. Tampa e cabos ficam para o técnico.",
            "Comece pelos papéis e pelas chaves. A parte de dentro do motor é da revisão.",
          ],
        ],
        steps: [
          "Peça à administradora contratos, notas e garantias do portão.",
          "Fotografe as etiquetas dos motores e o quadro, pela frente.",
          "Ache a chave de destravamento e veja quem sabe usá-la.",
          "Teste a fotocélula com um cabo de vassoura, de lado: a folha tem de voltar.",
          "Marque a revisão com relatório e leve o resultado ao conselho.",
        ],
      },
      {
        about: "choose",
        headings: ["O que é urgente e o que pode esperar", "Prioridades do relatório"],
        slots: [
          [
            "O relatório deve vir nessa divisão, com foto de cada item.",
            "Peça à empresa que classifique assim.",
            "Três grupos bastam para decidir.",
          ],
        ],
        bullets: [
          "Para já: cabo com fio partido, folha torta, choque, fotocélula morta",
          "No mês: roldana, capacitor, força alta, batente solto",
          "No ano: motor antigo, pintura, sinaleiro, cadastro de controles",
          "Sempre: lista de controles e tags por unidade",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto reservar no primeiro ano", "Revisão, peças e motor"],
        slots: [
          [
            "Reserve as revisões, {visits.business} por portão, e uma verba de peças, começando pelas do grupo urgente. Contrato vale quando passam de duas visitas ou o portão já parou no ano.",
            "Ponha no orçamento {visits.business} de revisão por portão e uma reserva para peças. Muito uso ou paradas repetidas justificam contrato.",
            "Conte as revisões, {visits.business}, mais peças. Se o portão para com frequência, o contrato sai melhor que chamados.",
          ],
          [
            "Se o motor não tem conserto, a troca em portão pesado fica de {price.heavySwap}, com mão de obra, e leva {time.heavy}. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
            "Motor sem peça leva à troca, de {price.heavySwap} em portão pesado, feita em {time.heavy}, com {warranty.motor} de garantia no motor e {warranty.installation} no serviço.",
            "A troca de motor pesado vai de {price.heavySwap}, instalada em {time.heavy}. São {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O síndico responde por acidente com o portão?",
        answers: [
          "Conservar as partes comuns é dever do síndico (Código Civil, artigo 1.348). Revisão com data, relatório e nota é a prova do cuidado.",
          "Pode responder, se houve omissão. O relatório datado é a melhor defesa.",
        ],
      },
      {
        question: "Preciso fazer contrato logo?",
        answers: [
          "Não: comece pela revisão avulsa. Com muitas vagas ou portão que já parou no ano, o contrato costuma compensar.",
          "Espere o relatório. Ele mostra quantas visitas o portão pede.",
        ],
      },
      {
        question: "A empresa antiga não deixou documento. E agora?",
        answers: [
          "As etiquetas do motor e da central bastam para saber modelo e peças. O relatório da revisão passa a ser o primeiro documento.",
          "Sem papel, parta da etiqueta e da revisão. Anote também quem tem controle.",
        ],
      },
      {
        question: "Devo trocar todos os controles na posse?",
        answers: [
          "Não precisa: apague da memória os de quem saiu e refaça a lista por unidade. Em central que só limpa tudo, regrave os dos moradores num dia marcado.",
          "Basta limpar o cadastro e regravar os atuais. Isso corta os perdidos e os de ex-moradores.",
        ],
      },
    ],
    photo: "fotos do portão, da etiqueta do motor e da central",
  },
  {
    id: "contrato-pelo-numero-de-unidades",
    broader: "contrato",
    label: "Contrato de manutenção pelo tamanho do condomínio",
    phrase: "o contrato de manutenção do portão do condomínio",
    asks: [
      ...combine(
        [
          "contrato",
          "contrato mensal",
          "contrato manutenção",
          "plano manutenção",
          "mensalidade",
          "contrato mensal portão",
        ],
        [
          ...[
            "condomínio apartamentos",
            "prédio apartamentos",
            "condomínio unidades",
            "prédio unidades",
            "condomínio vagas",
          ],
          ...["prédio vagas", "apartamentos", "unidades", "condomínio casas", "dois portões condomínio"],
        ],
      ),
      ...combine(
        ["contrato vale pena", "contrato mensal vale pena", "contrato manutenção vale pena", "contrato compensa"],
        ["apartamentos", "unidades", "vagas", "condomínio apartamentos", "prédio apartamentos", "portão apartamentos"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O contrato mensal de manutenção do portão vale a pena no condomínio ou prédio com mais de uns 20 apartamentos, unidades, casas ou vagas. Com menos, como 8, 12 ou 16, basta revisão avulsa {visits.business}. O custo se conta por visita, em geral de {price.preventiveRange} por portão, sem peças, e o intervalo depende dos carros na hora de pico.",
        "Para prédio pequeno, de até 20 apartamentos, casas ou vagas, a revisão avulsa do portão, {visits.business}, costuma bastar. Acima disso, como 24, 40, 60, 80 ou 100 unidades, o contrato de manutenção mensal compensa. Quanto custa: cada visita fica em geral de {price.preventiveRange} por portão, fora peças, e esse é o teto do mês.",
        "Num condomínio, o plano de manutenção mensal do portão segue as unidades e o movimento: passou de umas 20 casas, vagas ou apartamentos, contrato com visita mensal ou trimestral; menos que isso, visita avulsa {visits.business}. Cada ida custa em regra de {price.preventiveRange} por portão, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quantas visitas pelo tamanho do condomínio", "Do movimento ao intervalo das visitas"],
        slots: [
          [
            "O desgaste vem das aberturas, e não do número de moradores: dois portões dividem o trabalho. Conte as aberturas da hora mais cheia antes de fechar o intervalo.",
            "Quem gasta o motor são as aberturas, de modo que um prédio com entrada e saída separadas cansa menos cada portão. Meça o movimento da hora de pico.",
            "Unidades servem de pista, mas aberturas decidem. Num condomínio com dois portões, cada um trabalha metade.",
          ],
        ],
        bullets: [
          "Poucas vagas e portão novo: visita avulsa, {visits.business}",
          "Dezenas de vagas num portão só: a cada dois ou três meses",
          "Portão que abre o dia todo ou já parou no ano: todo mês",
        ],
      },
      {
        about: "cost",
        headings: ["Como se chega à mensalidade", "A conta do contrato"],
        slots: [
          [
            "Multiplique as visitas do ano pelo valor da revisão e divida por doze. Com quatro visitas, a mensalidade fica perto de um terço de uma revisão por portão; com doze, chega a uma inteira.",
            "A mensalidade é a soma das visitas do ano dividida por doze meses. Quatro visitas dão um terço de revisão por mês, seis dão metade, doze dão uma.",
            "Para estimar, some as revisões do ano e reparta em doze. Visita trimestral equivale a um terço de revisão ao mês, e mensal, a uma completa.",
          ],
          [
            "Peças incluídas e urgência fora de hora fazem subir, e devem vir listadas. Portão pesado, portinhola e cancela entram como itens próprios.",
            "O que encarece são peças na mensalidade e chamado de madrugada, que a proposta lista. Cada portão, social ou cancela tem a sua linha.",
            "Se o contrato inclui peças ou atendimento noturno, o valor cresce. Peça a lista por portão, com social e cancela à parte.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que se faz em cada visita", "A visita de manutenção no condomínio"],
        slots: [
          [
            "O técnico limpa, reaperta e lubrifica, regula força e parada e testa fotocélula e reversão. O relatório diz o que foi feito e o que está perto de falhar, para o síndico decidir antes da quebra.",
            "Limpeza, aperto, lubrificação, regulagem e teste dos sensores formam a visita. O síndico recebe por escrito o que foi feito e as peças que estão no fim.",
            "Cada visita limpa, ajusta e testa a segurança do portão. Ao terminar, o relatório aponta a peça que convém trocar antes que pare a garagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O contrato cobre o portão social também?",
        answers: [
          "Se ele estiver listado. Fechadura, mola e interfone entram como itens próprios na proposta.",
          "Só o que a proposta relaciona. Peça que o social e o interfone apareçam em linha separada.",
        ],
      },
      {
        question: "O preço do contrato é por apartamento ou por portão?",
        answers: [
          "Por portão. O número de apartamentos só muda as aberturas e, com elas, o intervalo das visitas.",
          "Conta-se cada portão. Mais unidades significam mais aberturas, e por isso visitas mais próximas.",
        ],
      },
      {
        question: "Quem aprova o contrato no condomínio?",
        answers: [
          "Em geral o síndico, se cabe no orçamento aprovado. A convenção diz quando é preciso levar à assembleia.",
          "Cabendo na previsão do ano, o síndico assina. Fora dela, ou se a convenção mandar, vota-se.",
        ],
      },
      {
        question: "O que acontece se o portão parar entre as visitas?",
        answers: [
          "Chama-se fora da data, {shop.hours}. Confira na proposta se o chamado está incluído ou quanto custa cada um.",
          "O atendimento responde {shop.hours}. O contrato precisa dizer se essa ida extra é cobrada.",
        ],
      },
    ],
    photo: "fotos de cada portão, das etiquetas dos motores e o número de vagas",
  },
  {
    id: "contas-do-conserto",
    broader: "condominio",
    label: "Contas do conserto do portão",
    phrase: "as contas do conserto do portão",
    asks: [
      ...combine(
        ["prestação contas", "prestar contas", "síndico prestação contas"],
        ["conserto portão", "portão", "motor portão", "troca motor"],
      ),
      ...combine(
        ["síndico não mostra", "síndico não quer dar", "síndico não apresenta", "síndico esconde"],
        ["nota", "nota portão", "orçamento portão", "nota serviço", "nota conserto"],
      ),
      "síndico superfaturou portão",
      "superfaturamento portão condomínio",
      "síndico sem nota conserto portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o morador pode exigir a nota e os comprovantes do conserto do portão: o síndico deve prestar contas na assembleia anual e quando exigido (Código Civil, artigo 1.348, VIII). Para conferir o valor, a troca do motor em prédio fica de {price.heavySwap}, com mão de obra.",
        "Se o síndico não mostra ou não quer dar a nota do serviço no portão, peça por escrito orçamento, nota e comprovante, porque prestar contas é dever dele (Código Civil, artigo 1.348, VIII). Como medida, motor de condomínio trocado com o trabalho custa {price.heavySwap}.",
        "A prestação de contas do conserto do portão inclui orçamento, nota e comprovante de pagamento, e cabe ao síndico pelo artigo 1.348, VIII, do Código Civil. Desconfia do valor? Compare: trocar o motor de um prédio, com mão de obra, fica de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir na nota", "Os papéis do conserto"],
        slots: [
          [
            "Com estes papéis, qualquer morador entende o gasto. A falta de um deles não prova fraude, mas pede explicação.",
            "São estes os documentos que comprovam a despesa. Um que falte deve ser explicado, sem que isso signifique desvio.",
            "Peça a pasta com os itens abaixo e veja se contam a mesma história, em valor, data e peça.",
          ],
        ],
        bullets: [
          "Orçamento com peça e mão de obra em linhas separadas.",
          "Nota no CNPJ do condomínio, com marca e modelo da peça.",
          "Comprovante do pagamento.",
          "Relatório ou foto da peça trocada.",
          "Outras propostas, se a convenção exige.",
        ],
      },
      {
        about: "visit",
        headings: ["O caminho do morador", "Se o síndico não mostra"],
        slots: [
          [
            "Escreva ao síndico e à administradora, com data e prazo de resposta. Sem retorno, leve ao conselho fiscal, se existe, e depois à assembleia.",
            "O primeiro passo é o pedido escrito e datado a síndico e administradora. O segundo é o conselho fiscal, e o terceiro, a assembleia.",
            "Comece por mensagem escrita, que prova a data. Persistindo o silêncio, procure o conselho fiscal e peça o assunto em assembleia.",
          ],
          [
            "Um quarto dos condôminos pode convocar assembleia por conta própria. Nela, peça que as contas do portão sejam votadas em item separado.",
            "Se preciso, um quarto dos moradores proprietários convoca a reunião. O gasto do portão deve entrar como ponto próprio da pauta.",
            "A assembleia pode ser chamada por um quarto dos condôminos, com o conserto do portão em item à parte para votação.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Se o valor é razoável", "Preços para comparar"],
        slots: [
          [
            "Para comparar, a revisão de portão de garagem coletiva fica, em geral, de {price.preventiveRange}, sem peças, e a troca do motor, de {price.heavySwap}, com mão de obra. Urgência noturna e solda aumentam a conta, e devem estar escritas.",
            "Revisar um portão grande custa em geral {price.preventiveRange}, peças à parte; motor novo com o trabalho, {price.heavySwap}. Acima disso, a nota deve dizer por quê: solda, hora noturna ou peça cara.",
            "Duas referências ajudam: {price.preventiveRange} para a revisão sem peças de portão grande e {price.heavySwap} para trocar o motor, trabalho incluído. Solda e atendimento noturno justificam diferença, se anotados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O síndico precisa de três orçamentos?",
        answers: [
          "A lei não fixa número; quem fixa é a convenção ou a assembleia. Três propostas por itens são o costume e facilitam a conferência.",
          "Só se a convenção exigir. Mesmo sem regra, comparar três evita dúvida depois.",
        ],
      },
      {
        question: "O conserto urgente precisa de assembleia?",
        answers: [
          "Reparo urgente e necessário o síndico pode fazer na hora. Se o gasto for alto, ele avisa a assembleia logo em seguida.",
          "Não, quando o portão parado põe o prédio em risco. Despesa elevada deve ser comunicada em assembleia sem demora.",
        ],
      },
      {
        question: "Vocês mandam nota no CNPJ do condomínio?",
        answers: [
          "Sim: informe o CNPJ no pedido, e a nota traz o serviço, a peça e a garantia.",
          "Mandamos, com serviço e peça descritos. Basta passar o CNPJ ao aprovar.",
        ],
      },
      {
        question: "Como peço outro orçamento para comparar?",
        answers: [
          "Com a foto do orçamento recebido e da etiqueta do motor, fazemos o nosso, item por item, para a mesma peça e serviço.",
          "Mande o orçamento que já tem e a etiqueta do motor. A comparação só é justa com o mesmo serviço e peça.",
        ],
      },
    ],
    photo: "a foto do orçamento, da nota e da etiqueta do motor",
  },
];
