import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What shops, warehouses and car parks ask of barriers, rolling doors and gates for lorries. */
export const empresaLojaEGalpao: NarrowConcept[] = [
  {
    id: "cancela-haste-quebrada",
    broader: "cancela",
    label: "Haste da cancela quebrada",
    phrase: "a haste da cancela",
    asks: [
      ...combine(
        ["cancela"],
        ["haste", "braço", "barra", "vara"],
        ["quebrou", "quebrada", "quebrado", "torta", "entortou", "trocar", "troca", "amassou"],
      ),
      "haste cancela",
      "haste para cancela",
      "braço cancela",
      "quebraram haste cancela",
      "carro quebrou cancela",
      "bateram cancela",
      "cancela batida",
      "bateu cancela",
      "haste reposição cancela",
    ],
    intent: "repair",
    answers: {
      any: [
        "Com a haste da cancela quebrada, desligue o disjuntor, isole a passagem com cones e não acione: sem o peso da haste, a mola joga o braço para cima. Troca-se a haste por outra do mesmo comprimento e peso, e a mola é conferida junto.",
        "Haste quebrada se troca por uma igual em comprimento e peso, porque a mola da cancela é regulada para ela. Até lá, deixe a cancela desligada, com cones na passagem, e não corte nem emende a barra: mais leve ou mais pesada, ela bate.",
      ],
      price: [
        "O preço da haste depende do comprimento, do perfil e da marca da cancela, mais a mão de obra para trocar e acertar a mola. Mande a foto da etiqueta do gabinete e o comprimento da barra: o orçamento é grátis.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora", "Primeiros passos com a haste quebrada"],
        slots: [["Cuide primeiro da passagem, depois da peça.", "Antes da peça vem a segurança de quem passa."]],
        steps: [
          "Desligue o disjuntor da cancela e ponha cones ou corrente na passagem.",
          "Afaste todos do braço: sem a haste, a mola pode soltá-lo de repente.",
          "Recolha os pedaços e meça o comprimento total da haste.",
          "Fotografe a etiqueta, o encaixe e a placa do carro, se houve batida.",
          "Não abra o gabinete e não emende a barra.",
        ],
      },
      {
        about: "replace",
        headings: ["Que haste serve", "Comprimento, perfil e mola"],
        slots: [
          [
            "A haste nova precisa do mesmo comprimento, do mesmo perfil e do encaixe do fabricante.",
            "Comprimento, perfil e encaixe têm de ser os da cancela; por isso a etiqueta importa.",
          ],
          [
            "Mudou o comprimento, muda a regulagem da mola, feita pelo técnico com a cancela desligada.",
            "Haste maior ou menor pede outra regulagem de mola, serviço de técnico.",
          ],
          [
            "Depois da batida, confere-se também o eixo, o redutor e o fim de curso.",
            "Batida forte pode empenar o eixo do gabinete: isso se vê na mesma visita.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para não quebrar de novo", "Evitar a próxima batida"],
        slots: [
          [
            "Laço ou fotocélula funcionando impede que a barra desça sobre o carro.",
            "Sensor limpo e testado evita a maior parte das batidas.",
          ],
          [
            "Faixa refletiva, luz na haste e placa de um carro por vez evitam quem tenta passar junto.",
            "Quem passa colado no carro da frente quebra a haste: sinalize e ponha redutor de velocidade.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga a haste da cancela quebrada por um carro?",
        answers: [
          "Quem bateu, se a imagem mostra; se a cancela desceu sobre o carro por falha do sensor, o estabelecimento pode responder.",
        ],
      },
      {
        question: "Posso usar cano de PVC no lugar da haste?",
        answers: ["Não: o peso é outro, e a mola joga o braço com força. Deixe a passagem com cones até a troca."],
      },
      {
        question: "A cancela pode funcionar sem a haste por uns dias?",
        answers: ["Não acione: sem o peso da haste, mola e redutor sofrem e o braço pode ferir alguém."],
      },
    ],
    photo: "a etiqueta do gabinete, o encaixe da haste e os pedaços, com o comprimento",
  },
  {
    id: "estacionamento-cancela-ou-portao",
    broader: "estacionamento",
    label: "Cancela ou portão no estacionamento",
    phrase: "a escolha entre cancela e portão no estacionamento",
    asks: [
      "cancela substitui portão estacionamento",
      "cobra por hora ticket cancela portão",
      "só portão no lugar da cancela estacionamento",
      "cancela ou portão controlar vagas",
      ...combine(
        ["estacionamento", "estacionamento rotativo", "rotativo", "mensalista"],
        ["cancela ou portão", "portão ou cancela"],
      ),
      ...combine(
        ["igreja", "mercado", "empresa", "clínica", "escola", "hospital", "faculdade"],
        ["cancela ou portão", "portão ou cancela", "estacionamento cancela ou portão"],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Estacionamento rotativo pede cancela: ela abre em poucos segundos, aguenta o dia inteiro e trabalha com ticket ou tag. O portão fica para fechar o pátio à noite. Só com mensalistas e poucas vagas, um portão de uso intenso faz os dois papéis.",
        "No estacionamento, escolha o portão se o uso é de poucas horas ou só de mensalistas, como em igreja, onde ele fica aberto e travado no culto; escolha a cancela se há movimento o dia todo ou cobrança. Sozinha, ela não fecha o pátio à noite, e muitos usam os dois.",
        "No estacionamento, a cancela controla a entrada de dia e o portão fecha à noite; no rotativo usam-se os dois. Se há poucas vagas e ninguém na guarita, fique com o portão: a cancela não impede que se passe a pé.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Escolha pelo movimento", "Quando usar cada um"],
        slots: [
          [
            "Conte os carros da hora mais cheia e veja se há alguém na entrada.",
            "O fluxo da pior hora e a vigilância decidem.",
          ],
        ],
        bullets: [
          "Rotativo com ticket: cancela na entrada e na saída, portão só à noite",
          "Mensalistas com tag: cancela, ou portão rápido se forem poucas vagas",
          "Pátio sem vigia: portão fechado, com controle ou tag",
          "Evento ou culto, tudo numa hora: portão aberto com alguém orientando",
        ],
      },
      {
        about: "what",
        headings: ["O que muda na prática", "Tempo, segurança e manutenção"],
        slots: [
          [
            "A haste sobe em segundos e pesa pouco; o portão é mais lento, mas fecha de verdade.",
            "Cancela ganha em velocidade; portão ganha em segurança.",
          ],
          [
            "Na cancela, quebram haste e sensor; no portão, desgastam roldana, cremalheira e placa.",
            "A cancela sofre com batidas, o portão com peso e uso.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no orçamento", "Do que depende o preço"],
        slots: [
          [
            "Na cancela contam a barra, o laço e a base de concreto; no portão pesado, motor e mão de obra ficam, na troca, de {price.heavySwap}.",
            "A cancela é orçada pela largura da passagem e pelo acesso; a troca do motor em portão pesado fica de {price.heavySwap}.",
          ],
          [
            "Largura da passagem, fotos e número de vagas bastam para o orçamento grátis.",
            "Mande fotos, largura e vagas, e o orçamento sai sem custo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para usar cancela e portão com a mesma tag?",
        answers: ["Dá: o leitor aciona um ou outro, ou os dois em sequência, conforme a ligação."],
      },
      {
        question: "A cancela segura ladrão?",
        answers: ["Não: passa-se a pé por baixo. Ela organiza carros; quem fecha o pátio é o portão."],
      },
      {
        question: "Quantos carros por hora a cancela aguenta?",
        answers: [
          "A ficha do modelo diz os ciclos; há linhas de uso contínuo para rotativo. Escolha acima da sua hora mais cheia.",
        ],
      },
    ],
    photo: "fotos da entrada e da saída, com a largura da passagem e o número de vagas",
  },
  {
    id: "enrolar-nao-desce",
    broader: "enrolar",
    label: "Porta de enrolar que não desce",
    phrase: "a porta de enrolar que não desce",
    asks: [
      "botoeira desce porta controle não",
      "botoeira desce porta loja controle não",
      ...combine(
        ["enrolar", "porta aço", "porta loja"],
        ["não desce", "não fecha", "não baixa", "não abaixa", "não quer descer"],
      ),
      "enrolar sobe não desce",
      "enrolar não desce controle",
      "enrolar não desce motor",
      "porta aço não desce controle",
      "enrolar parou aberta",
      "porta aço travada aberta",
    ],
    intent: "repair",
    answers: {
      any: [
        "Porta de enrolar que sobe e não desce costuma ter o sensor acusando obstáculo, o fim de curso fora do ponto ou uma lâmina presa na guia. Tire o que estiver no vão, limpe o sensor e teste a botoeira: se ela desce e o controle não, o defeito é do controle.",
        "Se a porta de aço da loja não desce, teste com o vão livre: sensor limpo e botoeira no lugar do controle. Desce só na botoeira, é o controle; não desce em nada, é fim de curso, freio ou lâmina presa, e pela foto das guias dizemos se atendemos e o valor.",
        "A porta de enrolar que não fecha até embaixo ou não desce com o motor tem, quase sempre, sensor sujo, fim de curso desregulado ou guia amassada. Limpe o sensor e experimente a botoeira, sem ninguém sob a cortina; se continuar, mande fotos das guias: dizemos se atendemos o modelo e quanto custa.",
      ],
      emergency: [
        "Porta de enrolar que não desce no fim do expediente: com o disjuntor desligado e a cortina reta, baixe pela corrente manual, devagar e sem ninguém embaixo. Torta ou com estalo, não mexa e mande a foto, {shop.hours}: dizemos se atendemos o modelo, a hora e o valor da ida.",
        "Se a porta de enrolar não desce e a loja precisa fechar, desligue o disjuntor e use a corrente manual, por dentro, só com a cortina reta. Cortina torta não se força: com a foto, {shop.hours}, dizemos se atendemos o modelo, quando e por quanto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir por dentro da loja", "Teste em cinco passos"],
        slots: [
          [
            "Faça por dentro, com a calçada livre e ninguém sob a cortina, e pare no passo que resolver. Uma pessoa testa, e outra cuida da passagem.",
            "O teste é rápido e não pede ferramenta. Fique de lado, com alguém vigiando para ninguém passar embaixo, e interrompa se a porta descer.",
            "Comece pelo mais simples, sempre fora da linha da cortina. Peça ajuda para manter a passagem livre enquanto testa.",
          ],
        ],
        steps: [
          "Tire caixas e tapetes do vão e limpe o sensor de passagem.",
          "Aperte a botoeira interna: se desce, troque a pilha do controle.",
          "Veja de longe se a cortina está reta nas guias.",
          "Desligue o disjuntor, espere um minuto e ligue de novo.",
          "Sem resposta, desligue e baixe pela corrente manual, se ela estiver reta.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que sobe e não desce", "As causas mais comuns"],
        slots: [
          [
            "O sensor sujo ou torto faz a central pensar que há alguém no vão, e ela só deixa subir. O fim de curso, que marca o ponto de parada, também engana: fora do lugar, o motor acha que a porta já chegou embaixo.",
            "Com o sensor acusando obstáculo, a central recusa a descida por segurança. Outra causa é o fim de curso, o ajuste das paradas: desregulado, ele diz ao motor que a porta já está fechada, ou a detém antes do chão.",
            "A central segura a descida quando o sensor está sujo ou desalinhado. E o motor nem tenta, ou para antes do piso, se o fim de curso, a regulagem de onde parar, saiu do ponto.",
          ],
          [
            "Se o motor faz força e a cortina não vem, a guia amassada ou a lâmina dobrada a segura, ou o freio não soltou. Puxar à força tira a lâmina da guia e encarece o conserto.",
            "Já a cortina presa, com o motor tentando, aponta para lâmina torta, guia batida por carro ou carrinho, ou freio preso. Nesse caso não se puxa nem se insiste.",
            "Motor que trabalha sem a porta descer indica freio preso ou guia batida que prende a lâmina. Insistir só dobra mais a cortina.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Se a loja precisa fechar agora", "Enquanto a porta não desce"],
        slots: [
          [
            "Fechar pela corrente manual protege a noite; depois, ponha o trinco ou o cadeado, porque sem o motor a porta pode ser levantada. Não suba em escada sob a cortina nem a puxe pela lâmina.",
            "Baixada na corrente, a porta precisa da trava ou do cadeado para ninguém a erguer por fora. Nunca puxe a cortina com as mãos nem trabalhe debaixo dela.",
            "A corrente manual serve para fechar hoje, com a trava posta em seguida, já que só o motor segurava a porta. Mãos na lâmina e escada sob a cortina ficam proibidas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A porta de enrolar desce um pouco e volta. Por quê?",
        answers: [
          "O sensor ou a borda acusa obstáculo, ou a cortina encontra atrito na guia. Limpe o sensor e olhe as guias, de longe.",
          "Porque a central entende que bateu em algo. Sensor sujo é o mais comum; guia amassada, que freia a cortina, vem depois.",
        ],
      },
      {
        question: "Posso descer a porta de enrolar na mão?",
        answers: [
          "Pela corrente manual, sim, com o disjuntor desligado e a cortina reta. Puxando a lâmina, não.",
          "Só pela corrente do motor, devagar, por dentro e sem energia. Se ela estiver torta ou prender, pare.",
        ],
      },
      {
        question: "Quanto custa consertar porta de enrolar que não desce?",
        answers: [
          "Depende da causa: limpar sensor e regular o fim de curso é só mão de obra; lâmina, trecho de guia e freio somam a peça. O valor vem antes, pela foto.",
          "Regulagem e sensor são o mais barato, e guia, lâmina e freio custam mais. A foto das guias e do rolo diz se atendemos e quanto fica.",
        ],
      },
      {
        question: "Posso anular o sensor para a porta fechar?",
        answers: [
          "Não. É ele que impede a cortina de descer sobre alguém; para fechar hoje, use a corrente manual e peça o conserto.",
          "De jeito nenhum: sem o sensor, a porta desce sobre quem estiver no vão. Limpe a lente e, se não resolver, feche pela corrente.",
        ],
      },
    ],
    photo: "fotos das guias, do rolo e da botoeira, e um vídeo curto da tentativa",
  },
  {
    id: "caminhao-bateu-no-portao",
    broader: "galpao",
    label: "Caminhão ou empilhadeira bateu no portão",
    phrase: "o portão atingido por caminhão",
    asks: [
      "empilhadeira pegou portão galpão",
      "empilhadeira bateu portão galpão conserto",
      "caminhão derrubou portão",
      "caminhão bateu no portão",
      ...combine(
        ["caminhão", "empilhadeira", "carreta"],
        [
          "derrubou portão",
          "bateu portão",
          "amassou portão",
          "tirou portão trilho",
          "entortou portão",
          "arrancou portão",
          "derrubou trilho",
        ],
      ),
      "bateram portão empresa",
      "portão empresa batida",
      "portão galpão batida",
      "caminhão bateu motor portão",
      "caminhão portão trilho",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Depois da batida do caminhão, não use nem levante o portão no braço: desligue o disjuntor, isole os dois lados numa faixa maior que a altura da folha e deixe-a como está. O técnico escora, recoloca e confere roldanas, guia, trilho e motor; fotografe tudo para o seguro.",
        "Depois da batida, desligue o disjuntor, afaste as pessoas e não tente empurrar a folha de volta com o caminhão ou a empilhadeira: ela pode tombar. Fotografe tudo para o seguro e chame o serviço, que escora, alinha e só então testa o motor.",
      ],
      price: [
        "O valor depende do que a batida levou: recolocar e alinhar é o começo; roldana, guia, trecho de trilho, solda e cremalheira somam. Se o motor se foi, a troca em portão pesado fica de {price.heavySwap}, com mão de obra. Fotos dão o orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Primeira meia hora", "O que fazer logo depois da batida"],
        slots: [
          [
            "Folha pesada fora do trilho cai sem aviso: primeiro o isolamento.",
            "Antes de pensar no conserto, tire as pessoas do alcance da folha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Isole os dois lados numa distância maior que a altura da folha.",
          "Não levante, não puxe e não destrave a folha.",
          "Fotografe a folha, o trilho, o motor, o caminhão e a placa.",
          "Se o vão ficou aberto, ponha vigia ou bloqueie com um veículo, longe da folha.",
        ],
      },
      {
        about: "visit",
        headings: ["O que se confere no portão", "Do alinhamento ao motor"],
        slots: [
          [
            "Com a folha escorada, conferem-se roldanas, guia superior, batentes e o esquadro do quadro.",
            "Primeiro a folha volta ao esquadro; depois se olham roldanas, guia e batente.",
          ],
          [
            "Cremalheira desalinhada quebra engrenagem: ela é refeita antes de ligar o motor.",
            "O motor só é ligado depois de a folha correr leve na mão.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quem paga e quanto custa", "Seguro, transportadora e orçamento"],
        slots: [
          [
            "Quem bateu responde pelo dano; transportadora costuma ter seguro contra terceiros. Guarde fotos, placa e o orçamento item por item.",
            "Para cobrar da transportadora ou do seguro, junte imagem, placa e orçamento detalhado.",
          ],
          [
            "Motor perdido na batida: a troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
            "Se o motor não se salva, conte de {price.heavySwap} na troca, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar a empilhadeira para pôr o portão no trilho?",
        answers: ["Não: a folha escorrega do garfo e tomba. Espere a escora e o serviço."],
      },
      {
        question: "Como evitar nova batida de caminhão no portão?",
        answers: [
          "Fotocélula ou laço que segura a folha aberta com o caminhão no vão, batente firme, semáforo e balizas antes da coluna.",
        ],
      },
      {
        question: "Dá para desentortar a folha ou precisa de portão novo?",
        answers: [
          "Quadro torto em poucos pontos se endireita e solda; com coluna ou travessa partida, a serralheria refaz. A foto mostra.",
        ],
      },
    ],
    photo: "fotos da folha, do trilho, das roldanas e do motor, de longe",
  },
  {
    id: "porta-rapida-de-doca",
    broader: "galpao",
    label: "Porta rápida de doca",
    phrase: "a porta rápida do galpão",
    asks: [
      "portão rápido lona",
      "portão rápido lona galpão",
      "portão rápido lona galpão preço",
      "portão lona",
      "portão lona galpão",
      "portão lona preço",
      "porta lona galpão",
      "porta rápida lona preço",
      "portão rápido pvc",
      "porta rápida pvc",
      "cortina rápida galpão",
      "portão rápido industrial",
      "portão rápido galpão",
      "portão rápido galpão preço",
      "porta automática lona",
      "portão de lona automático",
      "porta rápida",
      "porta rápida galpão",
      "porta rápida doca",
      "porta rápida automática",
      "porta rápida lona",
      "porta rápida industrial",
      "doca porta automática",
      "porta doca galpão",
      "porta seccionada doca",
      "porta seccional galpão",
      "portão rápido doca",
      "portão doca rápido",
    ],
    intent: "buying",
    answers: {
      any: [
        "Porta rápida é a cortina de lona ou PVC que sobe em poucos segundos entre áreas e docas; ela separa ambientes, mas não tranca o galpão. Para fechar contra a rua usa-se portão deslizante ou porta de enrolar. Mande fotos do vão: dizemos se atendemos o seu caso.",
        "Na doca, a porta rápida serve onde a empilhadeira passa o dia todo, com sensor de movimento ou laço; o fechamento seguro da noite fica com porta de enrolar de aço ou portão pesado. Com fotos, largura e altura do vão, dizemos o que atendemos.",
      ],
      price: [
        "O portão ou porta rápida de lona para galpão é feito sob medida e não tem preço de tabela; para comparar, um motor de portão pesado, trocado, fica de {price.heavySwap}. Contam largura, altura, uso interno ou externo, passagens por hora e sensores: mande fotos e medidas, e dizemos se atendemos ou se é caso do fabricante.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual fechamento para cada vão", "Porta rápida, enrolar ou portão"],
        slots: [["Cada vão do galpão pede uma coisa.", "Escolha pelo que o vão separa."]],
        steps: [
          "Entre setores, com empilhadeira: porta rápida de lona.",
          "Doca para a rua, fechada à noite: porta de enrolar de aço.",
          "Pátio e entrada de caminhões: portão deslizante pesado.",
          "Câmara fria: porta própria, com isolamento.",
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço da porta de lona", "Do que depende o valor"],
        slots: [
          [
            "Largura e altura vêm primeiro; depois a lona, com ou sem visor, e se ela fica dentro do galpão ou exposta ao vento.",
            "O preço cresce com a área do vão, o vento que a lona recebe e as passagens por hora.",
          ],
          [
            "Sensor de movimento, laço, borda e fotocélula são itens próprios da proposta.",
            "Acionamento e sensores entram em linhas separadas, e são eles que evitam batida de empilhadeira.",
          ],
          [
            "Conserto de porta que já existe depende da marca: a foto da etiqueta diz se atendemos.",
            "Para consertar a que você já tem, mande a etiqueta do motor e a foto do defeito: dizemos se atendemos a marca.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que medir antes de pedir preço", "Dados para o orçamento"],
        slots: [
          [
            "Largura e altura livres, espaço acima da verga e passagens por hora.",
            "Meça o vão, o espaço para o rolo em cima e conte as passagens por hora.",
          ],
          [
            "Anote também se há três fases no quadro e quem aciona: sensor, botão ou laço.",
            "Diga a energia que há no quadro e como a porta será acionada.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Sensores em porta que sobe depressa", "Segurança com empilhadeira e gente"],
        slots: [
          [
            "Porta que desce depressa precisa de fotocélula e borda na base, testadas toda semana.",
            "Fotocélula e borda de segurança não são opcionais em porta veloz.",
          ],
          [
            "Separe a passagem de pedestres da de empilhadeiras.",
            "Pedestre passa por porta própria, nunca pela da empilhadeira.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Porta rápida tranca o galpão?",
        answers: ["Não: lona não segura invasão. À noite fecha-se com porta de aço ou portão."],
      },
      {
        question: "O portão de correr do galpão pode abrir rápido como a porta de lona?",
        answers: ["Não: a folha pesa muito mais. Inversor ajuda, mas o tempo cresce com o peso e a largura."],
      },
      {
        question: "A porta rápida funciona na falta de luz?",
        answers: ["Os modelos costumam ter abertura manual ou contrapeso; confira no manual antes de comprar."],
      },
    ],
    photo: "fotos do vão por dentro e por fora, com largura, altura e espaço acima",
  },
  {
    id: "galpao-cancela-ou-portao",
    broader: "galpao",
    label: "Cancela ou portão na entrada do galpão",
    phrase: "a escolha entre cancela e portão no galpão",
    asks: [
      "vale cancela e portão galpão muitas entradas",
      ...combine(
        [
          "cancela ou portão",
          "portão ou cancela",
          "cancela ou deslizante",
          "cancela ou portão deslizante",
          "portão deslizante ou cancela",
          "cancela ou portão correr",
        ],
        [
          "galpão",
          "entrada galpão",
          "transportadora",
          "indústria",
          "fábrica",
          "centro distribuição",
          "depósito",
          "caminhão",
          "caminhões",
          "logística",
          "pátio caminhões",
        ],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Na entrada de galpão, escolha o portão deslizante: ele fecha o vão à noite e protege a carga; a cancela só organiza caminhões de dia, com alguém na guarita. Com muitas entradas por hora, use os dois; a troca do motor de portão pesado fica de {price.heavySwap}, e a cancela é cotada por foto.",
        "Portão deslizante, se o galpão fica sem vigia em algum horário; cancela, só se há portaria dia e noite ou outro portão que feche o terreno. A cancela não impede ninguém de entrar a pé; no portão, o motor pesado trocado fica de {price.heavySwap}, com a mão de obra.",
        "Para galpão com poucos caminhões por hora, o portão deslizante sozinho basta e dá segurança à noite. Com fila na rua, some a cancela: de dia o portão fica aberto e a barra controla; o motor do portão pesado, na troca, fica de {price.heavySwap}, e a cancela é orçada pela largura da passagem.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Galpão: quando é cancela, quando é portão", "A escolha pelo movimento e pela vigilância"],
        slots: [
          [
            "Duas perguntas decidem: há alguém na entrada o tempo todo, e quantos caminhões chegam na hora cheia.",
            "Veja quem vigia a entrada à noite e quantos veículos chegam juntos.",
          ],
        ],
        bullets: [
          "Sem vigia à noite: portão deslizante, com ou sem cancela",
          "Poucos caminhões por hora: só o portão deslizante",
          "Fila na rua e guarita: portão aberto de dia e cancela na triagem",
          "Dentro de condomínio de galpões já fechado: a cancela pode bastar",
        ],
      },
      {
        about: "what",
        headings: ["Largura, manobra e altura para caminhão", "O que o caminhão exige da entrada"],
        slots: [
          [
            "Carreta entra em curva: o vão pede folga dos dois lados, e o portão precisa de espaço lateral do tamanho da folha para correr.",
            "O deslizante pede parede livre ao lado, do tamanho do vão; sem ela, duas folhas ou outro tipo de portão.",
          ],
          [
            "A cancela não limita a altura a céu aberto, mas a barra longa, de passagem de caminhão, é mais lenta e pede motor próprio.",
            "Vão de caminhão pede barra mais longa, que sobe mais devagar que a de carro.",
          ],
          [
            "Ponha um segundo par de fotocélulas mais alto, porque o feixe baixo passa sob a carroceria; na cancela, some o laço no piso.",
            "O sensor tem de ver cavalo e carreta: fotocélula em duas alturas no portão e laço no piso na cancela.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa cada um", "O que pesa no valor"],
        slots: [
          [
            "No portão pesado, o motor trocado fica de {price.heavySwap}, com a mão de obra; folha, trilho e base novos são orçados à parte.",
            "O motor do portão de galpão fica, na troca, de {price.heavySwap}; o portão em si é serralheria, com orçamento próprio.",
          ],
          [
            "A cancela soma aparelho, base de concreto, laço e controle de acesso, pela largura da passagem; a haste quebrada por batida é a despesa que se repete.",
            "Na cancela, conte a base, o laço e uma haste de reserva, porque caminhão bate nela.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Só a cancela basta para o galpão?",
        answers: ["Não, se o lugar fica vazio em algum horário: passa-se a pé por baixo, e a haste quebra fácil."],
      },
      {
        question: "Qual dos dois é mais rápido para o caminhão?",
        answers: [
          "A cancela: a haste sobe em poucos segundos. O deslizante de vão largo demora mais, e o motor com inversor encurta a espera.",
        ],
      },
      {
        question: "O mesmo controle abre o portão e a cancela?",
        answers: ["Abre, com um botão para cada um, se as duas centrais leem o mesmo código."],
      },
      {
        question: "E na falta de luz?",
        answers: [
          "A cancela é erguida pelo destrave manual e o portão, pela chave, com o disjuntor desligado; entrada que não pode parar leva nobreak.",
        ],
      },
    ],
    photo: "fotos da entrada vista da rua e de dentro, a largura do vão e os caminhões por hora",
  },
];
