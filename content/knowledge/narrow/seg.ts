import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const seg: NarrowConcept[] = [
  {
    id: "seg-e-bom",
    broader: "seg",
    label: "SEG é bom?",
    phrase: "saber se o motor SEG é bom",
    asks: [
      "motor seg bom",
      "seg boa marca",
      "motor seg vale pena",
      "seg presta",
      "seg confiável",
      "opinião motor seg",
      "marca seg boa",
      "qualidade motores seg comparação marcas",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Sim, o motor de portão SEG é bom em casa, com folha leve, se o modelo aguenta o peso do portão. A marca tem motor de correr e de basculante, e o ponto fraco é achar placa e engrenagem em algumas regiões. Se você já tem um SEG, o conserto costuma compensar.",
        "O motor SEG presta e é confiável em residência, com folha leve e equilibrada. O ponto fraco é a peça de reposição, que varia de uma região para outra. Quem já tem um SEG costuma gastar menos consertando. Quem vai comprar deve perguntar antes pela placa e pela engrenagem.",
        "Vale a pena o motor SEG em portão residencial leve, se a placa e o controle dele se acham na sua região. A marca SEG é boa nesse uso e não é a escolha para portão pesado ou de prédio. Trocar por PPA ou Garen em casa fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["SEG ou outra marca", "Quando o motor SEG compensa"],
        slots: [
          [
            "A SEG tem motor de correr, com cremalheira, e motor de basculante, com fuso, que é uma rosca comprida. A decisão muda se você já tem o motor ou ainda vai comprar.",
            "Há motor SEG para portão de correr, que usa cremalheira, e para basculante, que usa fuso, a rosca que levanta a folha. Compare o seu caso com a lista.",
            "O SEG de correr move a folha por cremalheira, e o de basculante, por fuso, uma rosca comprida. Nos dois, a peça de reposição pesa mais na decisão que o nome.",
          ],
        ],
        bullets: [
          "Você já tem um SEG e as engrenagens estão firmes: conserte",
          "Vai comprar para casa e há peça na região: o SEG serve",
          "Ninguém perto vende a placa e o controle: escolha outra marca",
          "O portão é pesado, de prédio ou comércio: escolha um motor de uso intenso",
          "O preço é quase igual: prefira PPA, Garen ou Rossi, que têm peça em mais lojas",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de comprar SEG", "Peça, placa e etiqueta"],
        slots: [
          [
            "Peça ao vendedor o preço da placa e da engrenagem daquele modelo, além do motor. Se o vendedor não sabe onde achar essas peças, o primeiro defeito pode obrigar a trocar o motor.",
            "Antes de pagar, pergunte quanto custam a placa e a engrenagem de reposição. A falta de resposta é um aviso de que o conserto vai depender de encomenda.",
            "O teste é simples: peça preço da engrenagem e da central do mesmo modelo. Quem vende o motor sem vender a peça deixa você sem conserto.",
          ],
          [
            "Confira também na etiqueta a tensão e a capacidade, com folga de um terço sobre o peso da folha. Se o controle original estiver em falta, um receptor avulso, com controles próprios, resolve.",
            "Na etiqueta, olhe tensão e peso máximo, que deve passar o da folha em cerca de um terço. Quanto ao controle, um receptor avulso cobre a falta do original.",
            "Veja ainda se a tensão é a da sua rede e se a capacidade sobra um terço acima da folha. Controle em falta não é problema grave, porque se põe receptor avulso.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço: consertar o SEG ou trocar", "A conta entre ficar e trocar"],
        slots: [
          [
            "No conserto do SEG, você paga o serviço e a peça. Só o ajuste em casa, sem peças, fica de {price.preventiveRange}. Capacitor e fim de curso são peças baratas; placa e engrenagem custam mais.",
            "Manter o motor SEG custa o serviço mais a peça, orçada pela foto da etiqueta. Um ajuste em casa, sem peças, fica de {price.preventiveRange}. O capacitor e o sensor pesam pouco na conta, e a placa e a engrenagem pesam mais.",
            "O conserto soma o serviço e a peça do modelo. Quando basta regular, sem trocar nada, o valor em casa fica de {price.preventiveRange}. O capacitor é a peça mais barata, e a placa e a engrenagem são as mais caras.",
          ],
          [
            "Trocar por outra marca fica de {price.homeSwap}, com motor e mão de obra. No basculante de até {width.quarterHp}, compare com o kit Padrão, que custa {price.padrao} instalado.",
            "A troca completa em casa vai de {price.homeSwap}, seja qual for o portão. Para basculante de até {width.quarterHp}, compare com o kit Padrão, {price.padrao} já instalado.",
            "Motor novo de outra marca, montado em casa, custa de {price.homeSwap}. Se o seu é basculante de até {width.quarterHp}, o Padrão instalado por {price.padrao} serve de referência.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "SEG ou PPA: qual escolher?",
        answers: [
          "Escolha PPA se você quer peça fácil e mais versões. Escolha SEG se o modelo serve, o preço é menor e há peça na sua região.",
          "Para o mesmo portão, a PPA dá menos trabalho na hora do conserto. O SEG vale mais quando já está instalado e em bom estado.",
        ],
      },
      {
        question: "Vocês vendem motor SEG?",
        answers: [
          "Não. Vendemos {shop.brands}, e pela foto do portão dizemos qual dessas marcas serve no lugar.",
          "A SEG não está entre as marcas que vendemos, que são {shop.brands}. A foto do portão mostra qual substitui a sua.",
        ],
      },
      {
        question: "Vocês consertam motor SEG?",
        answers: [
          "Na maior parte dos casos: capacitor, fim de curso, regulagem e controle são parecidos em todas as marcas. Placa e engrenagem dependem de haver a peça, vista pela etiqueta.",
          "Sim, quando a peça existe. Regulagem, sensor e capacitor resolvemos em qualquer modelo; placa e engrenagem, só confirmando pela etiqueta.",
        ],
      },
      {
        question: "Quanto tempo dura um motor SEG?",
        answers: [
          "Com folha leve e revisão {visits.home}, a referência é a dos residenciais, de {trade.life}. Folha pesada encurta isso em qualquer marca.",
          "De {trade.life}, como os de mesmo porte, se o peso estiver dentro do limite e a manutenção for {visits.home}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura da folha e a etiqueta do SEG, se já houver um instalado",
  },
  {
    id: "seg-assistencia",
    broader: "seg",
    label: "Assistência técnica SEG",
    phrase: "a assistência técnica SEG",
    asks: [
      "assistência técnica seg",
      "autorizada seg",
      "assistência seg",
      "técnico motor seg",
      "manutenção motor seg",
      "conserto motor seg",
      "consertar motor seg",
      "conserto portão seg",
      "reparo motor seg",
      "assistência autorizada seg",
      "telefone assistência técnica seg",
      "técnico credenciado fábrica seg",
      "quem atende motor seg garantia",
    ],
    intent: "repair",
    answers: {
      any: [
        "Damos assistência técnica a motor SEG fora da garantia, conforme o modelo, e sem ser a autorizada: a regulagem em casa parte de {price.preventive}, sem peças. Capacitor e fim de curso quase sempre têm solução, enquanto placa e engrenagem dependem de haver a peça. A foto da etiqueta diz se o seu é atendido.",
        "O conserto de motor SEG depende do modelo, que a foto da etiqueta mostra. Com peça disponível, fazemos no próprio portão, como assistência independente da fábrica. Capacitor e fim de curso costumam ter reposição, placa e engrenagem nem sempre, e o ajuste residencial começa em {price.preventive}, fora peças.",
        "Motor SEG ainda na garantia deve ir a quem vendeu; fora dela, prestamos assistência técnica independente aos modelos que têm peça. Em casa, a visita com regulagem sai a partir de {price.preventive}, sem peças, e a etiqueta fotografada responde se o seu pode ser atendido.",
        "A assistência técnica para motor SEG que oferecemos é independente, não autorizada, e vale para motores fora da garantia cujo modelo tem peça. Sensor de parada e capacitor se acham fácil, engrenagem e placa nem sempre. A visita residencial com ajuste custa {price.preventive} ou mais, peças à parte, e a etiqueta confirma o modelo.",
        "Motor SEG com defeito pode ter conserto no próprio endereço, por assistência independente, se já saiu da garantia e ainda se encontra a peça dele. Fotografe a etiqueta para saber: capacitor é simples, placa é mais difícil, e só regular em casa sai desde {price.preventive}, sem contar peças.",
      ],
      price: [
        "O conserto de motor SEG em casa parte de {price.preventive} quando basta regular, sem peças. Capacitor e fim de curso pesam pouco na conta; placa e engrenagem pesam mais e dependem de haver reposição para o modelo da etiqueta.",
        "Consertar um motor SEG começa em {price.preventive} na residência, só com ajuste, e cresce com a peça: as comuns são baratas, placa e engrenagem são as caras. Sem peça para o modelo, a troca por outra marca fica de {price.homeSwap}, com mão de obra.",
        "Ao consertar um SEG, a conta residencial começa em {price.preventive}, com regulagem e sem peças. Se falhou placa ou engrenagem, o valor sobe e a peça precisa existir; com sensor de parada ou capacitor, sobe pouco.",
        "O preço para consertar um SEG depende do que quebrou e de haver peça: o ajuste em casa sai desde {price.preventive}, sem as peças. Placa é o item caro, capacitor o barato, e outro motor no lugar custa {price.homeSwap} já montado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Motor SEG parado: testes que você pode fazer", "Confira o SEG antes de chamar"],
        slots: [
          [
            "Disjuntor, pilha do controle e fotocélula explicam muitas paradas, e os três se conferem sem ferramenta. Não retire a tampa do motor: há tensão da rede e um capacitor que guarda carga mesmo depois de desligado.",
            "Boa parte dos casos se resolve no disjuntor, na pilha ou na fotocélula suja, que se testam em minutos. A tampa fica no lugar, porque ali dentro o risco de choque continua até com a energia cortada.",
            "Comece pelo simples: disjuntor armado, pilha boa no controle e sensor da passagem limpo. Deixe a carcaça fechada, já que o capacitor segura carga e os fios levam a tensão da casa.",
            "Antes de pensar em placa, descarte o que é simples: lente suja, pilha fraca e disjuntor caído. Tudo se verifica por fora, e o motor permanece fechado, pois seu capacitor continua carregado depois que a luz é cortada.",
            "Cinco minutos bastam para conferir energia, pilha e fotocélula, as causas mais simples de um SEG parado. Não abra a carcaça para isso: fios com tensão e capacitor carregado dão choque.",
          ],
        ],
        steps: [
          "Veja se o disjuntor do portão está armado; se cair de novo, não religue.",
          "Teste com outro controle já cadastrado.",
          "Acione pela botoeira da parede, se houver.",
          "Limpe a fotocélula e tire o que estiver na frente.",
          "Fotografe a etiqueta do SEG, com a tampa fechada.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha o defeito do SEG", "Conserto do SEG: a ordem do exame"],
        slots: [
          [
            "O técnico mede primeiro a rede com o motor ligado, porque tensão baixa imita defeito de placa. Depois sente o peso da folha, solta do motor, e só então testa capacitor, fim de curso e central.",
            "A alimentação vem antes de tudo, já que pouca tensão faz uma central boa parecer queimada. Com a folha desacoplada, ele confere se o portão anda leve e passa ao capacitor, aos sensores de parada e à placa.",
            "O exame vai do simples ao caro: energia no ponto, folha livre na mão, capacitor, fim de curso, placa e redutor. Essa ordem evita condenar a central quando o problema era a tensão ou o portão pesado.",
            "Rede fraca se disfarça de defeito eletrônico, e por isso a tensão é medida com o motor em carga. Em seguida, com a folha desacoplada, vê-se o peso dela, e ficam para depois fim de curso, central e capacitor.",
            "Três perguntas ordenam o exame: chega tensão suficiente, a folha corre leve, a parte elétrica responde? Só na terceira entram capacitor, placa e sensores de parada, o que evita trocar peça boa.",
          ],
          [
            "Se a botoeira move o portão e o controle não, o defeito está no receptor, que costuma ter conserto ou substituto. A peça ruim é mostrada, e a troca espera o seu aceite do valor.",
            "Quando a parede comanda e o controle não, a falha é de rádio, e um receptor novo costuma bastar. Você vê o que quebrou e aprova o preço antes da troca.",
            "Portão que obedece à botoeira e ignora o controle aponta o receptor, peça que se repõe com facilidade. Nada é trocado sem mostrar o defeito e combinar o preço.",
            "Controle mudo com botoeira funcionando significa receptor com defeito, item que quase sempre se conserta ou substitui. O preço é combinado diante da peça, antes de qualquer troca.",
            "Um teste separa rádio e motor: se a botoeira abre, falta só o receptor ouvir o controle, e há reposição para isso. O serviço segue depois de você ver o defeito e concordar com o valor.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["SEG na garantia ou fora dela", "Autorizada ou independente no motor SEG"],
        slots: [
          [
            "Com a garantia do fabricante em vigor, procure quem vendeu, com a nota, porque abrir o motor antes pode encerrá-la. Depois do prazo, um técnico independente serve, desde que ache a peça do seu modelo; no conserto valem os 90 dias da lei.",
            "Nota dentro do prazo leva o motor à loja ou à rede da marca, e ninguém deve abri-lo, sob pena de perder a cobertura. Vencida a garantia, vale o conserto independente, com 90 dias garantidos por lei, se existir peça.",
            "Enquanto a fábrica responde, não deixe terceiros mexerem no motor; acione o vendedor. Passado o prazo, o independente resolve os modelos com reposição, e o serviço tem a garantia legal de 90 dias.",
            "Confira a nota: se o prazo da fábrica não acabou, leve o caso ao vendedor com o motor lacrado. Se acabou, o serviço independente conserta quando a peça ainda existe e responde por 90 dias, conforme a lei.",
            "A data da compra decide. Motor coberto pela fábrica não se abre fora da rede dela, para a cobertura não cair; motor sem cobertura pode ser reparado por independente, com os 90 dias legais, se houver reposição.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quando trocar o SEG sai melhor", "Conserto ou troca do motor SEG"],
        slots: [
          [
            "Capacitor e fim de curso do SEG são peças comuns a outras marcas e pesam pouco. Placa própria e engrenagem são as caras, e quando faltam vale trocar o motor por um das marcas que vendemos, de {price.homeSwap} em casa, com mão de obra.",
            "As peças que servem a várias marcas, como capacitor e sensor de fim de curso, custam pouco. Se o defeito está na placa própria ou na engrenagem, compare com um motor novo de outra marca, que em residência fica de {price.homeSwap} já instalado.",
            "Peça comum deixa o conserto barato; placa exclusiva e engrenagem encarecem e podem não existir mais. Nesse caso, a troca por motor de outra marca, de {price.homeSwap} na casa, devolve um portão com peça fácil de achar.",
            "O conserto compensa quando falhou peça comum, como sensor ou capacitor, que custa pouco. Placa exclusiva ou engrenagem difícil de achar faz pensar em motor de outra marca, instalado em casa por {price.homeSwap}.",
            "Há dois cenários: peça partilhada com outras marcas, que sai em conta, e peça só da SEG, cara ou esgotada. No segundo, outro motor na residência, por {price.homeSwap} com serviço, costuma ser a escolha mais segura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês são assistência autorizada SEG?",
        answers: [
          "Não: somos independentes e não vendemos a marca. A garantia de fábrica fica com o vendedor; fora dela, o conserto depende de haver peça para o modelo.",
          "Não somos, nem representamos a fábrica. Consertamos os modelos para os quais ainda há peça, original ou compatível.",
          "Somos uma loja independente e não revendemos SEG. Quem tem garantia vigente fala com o vendedor; os demais, conosco, se existir peça.",
          "Não temos ligação com a fabricante. O que fazemos é reparar, fora da garantia, motores com reposição à venda.",
        ],
      },
      {
        question: "Preciso levar o motor SEG até a oficina?",
        answers: [
          "Não, porque o exame precisa da folha junto: muitas vezes o defeito é dela. Só placa ou enrolamento costuma ir à bancada, com aviso antes.",
          "Em geral não, já que o motor se examina no portão. Apenas o reparo fino de placa ou de bobina pede bancada.",
          "Normalmente fica onde está, porque folha e motor são testados juntos. Bobina ou placa podem seguir para a bancada, e você é avisado.",
          "Quase nunca é preciso. O diagnóstico acontece no portão, e apenas um reparo interno de eletrônica ou enrolamento sai dali.",
        ],
      },
      {
        question: "O motor SEG tem peça de reposição?",
        answers: [
          "Capacitor, fim de curso e receptor têm substituto comum. Placa e engrenagem próprias dependem do modelo, e por isso a etiqueta é a primeira coisa a fotografar.",
          "Tem, nas peças comuns a várias marcas, como capacitor e receptor. Para engrenagem e placa da marca, o modelo da etiqueta decide se ainda se acha.",
          "Para o que é comum no mercado, sim: receptor, capacitor, sensor de parada. O que é exclusivo, como engrenagem, só a etiqueta responde.",
          "Varia. Itens genéricos continuam à venda, ao passo que a placa da marca e as engrenagens mudam conforme o modelo.",
        ],
      },
      {
        question: "Posso falar sobre o SEG no domingo e à noite?",
        answers: [
          "Pode, pelo WhatsApp, {shop.hours}. Se o portão ficou aberto ou há carro preso, diga isso logo no começo.",
          "Sim, o contato funciona {shop.hours}, e o dia da visita se combina na mesma conversa.",
          "O WhatsApp recebe mensagens {shop.hours}. Conte primeiro se há risco, como portão aberto, e combine a visita ali mesmo.",
          "Sim, escreva quando precisar, {shop.hours}. Carro preso ou entrada aberta devem vir na primeira frase.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor SEG, o bairro e, se o portão ainda anda sem risco, um vídeo do defeito",
  },
  {
    id: "seg-placa",
    broader: "seg",
    label: "Placa SEG",
    phrase: "a placa do motor SEG",
    asks: [
      "central seg preço",
      "central comando seg preço",
      "central comando seg",
      "central comando seg valor",
      "central seg valor",
      "placa seg preço instalação",
      "placa motor seg queimada",
      "placa eletrônica motor seg",
      "queimou central portão seg qual placa",
      "placa seg",
      "central seg",
      "trocar placa seg",
      "placa seg queimada",
      "placa seg preço",
      "placa seg compatível",
      "identificar placa comando seg",
      "queimou central portão seg qual placa comprar",
    ],
    intent: "repair",
    answers: {
      any: [
        "A placa SEG se identifica pelo código impresso nela e pela etiqueta do motor, e serve original ou central compatível que aceite o motor e o fim de curso. O conserto vale quando queimou um ponto só; antes se mede, porque capacitor e fim de curso imitam placa queimada.",
        "Placa eletrônica do motor SEG queimada tem conserto ou troca, e a medição decide: relé e fusível se reparam, trilha carbonizada pede outra. A central compatível com o SEG precisa aceitar a potência e o fim de curso, e os controles são gravados de novo.",
        "Para trocar a placa de comando da SEG, três dados decidem: modelo do motor, tipo de fim de curso e código dos controles. A troca custa em geral mais que capacitor e menos que motor, de {price.homeSwap} em casa; original ou compatível muda o valor.",
      ],
      price: [
        "O preço da placa SEG depende da versão, de ser original ou compatível e de os controles servirem. O conserto, quando queimou um ponto só, é o menor valor. A central nova vem depois, e o teto é a troca do motor, de {price.homeSwap} em casa.",
        "Na placa SEG, paga-se a central, a mão de obra e, se preciso, controles novos. Compatível custa menos que a original, e o motor inteiro, na troca, fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: ["A placa certa para o seu SEG", "Central SEG: versões e compatibilidade"],
        slots: [
          [
            "A placa SEG tem código próprio, impresso nela, e pode já ter sido trocada por outra marca. Veja o que a compatível precisa ter.",
            "Código na placa e etiqueta do motor são os dados. A compatível deve bater nestes pontos.",
            "Antes de comprar, confira estes itens, lidos na etiqueta e no código.",
          ],
        ],
        bullets: [
          "Potência igual ou maior que a do motor",
          "Tensão, 127 ou 220 V, igual à do motor",
          "Fim de curso do mesmo tipo, ímã, chave ou encoder",
          "Entrada de fotocélula e de botoeira",
          "Código, fixo ou rolante, que aceite os controles",
        ],
      },
      {
        about: "visit",
        headings: ["Como se testa e troca a placa", "Placa SEG nova: o que é feito"],
        slots: [
          [
            "O técnico mede energia, capacitor e enrolamento antes, para a nova não queimar pelo mesmo motivo. Depois vêm ligação, percurso, força e controles.",
            "Antes da placa, motor e capacitor são testados. Em seguida, gravação do percurso e dos controles.",
            "O motor é testado primeiro, para a placa nova não queimar pela mesma causa. Depois se gravam percurso, força e controles.",
          ],
          [
            "A entrega inclui fotocélula testada e vários ciclos, em geral em até {trade.smallRepair} quando a versão já foi identificada. O serviço tem os 90 dias da lei.",
            "Com versão certa, leva até {trade.smallRepair}, com testes. A garantia é a da lei, 90 dias.",
            "Em até {trade.smallRepair} sai a troca, com ciclos. Os 90 dias da lei valem.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Placa nova ou motor novo: a conta", "O custo de trocar a placa SEG"],
        slots: [
          [
            "Motor de muitos anos com placa queimada pede as duas contas: central nova ou troca do motor, de {price.homeSwap} em casa com mão de obra. Acima de {trade.life}, a troca costuma ganhar.",
            "Passou de {trade.life}? Compare a placa com a troca de {price.homeSwap}. Abaixo disso, a placa vale.",
            "Se o motor também está gasto, a troca de {price.homeSwap} pode sair melhor que a placa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles antigos funcionam na placa SEG nova?",
        answers: [
          "Só quando o código é o mesmo. Se não for, trocam-se os controles ou se usa um receptor avulso.",
          "Funcionam se o código da placa nova for o mesmo deles. Quando não é, um receptor avulso mantém os controles em uso.",
        ],
      },
      {
        question: "Quanto tempo leva a troca da placa SEG?",
        answers: [
          "Em geral uma visita, de até {trade.smallRepair}, quando a versão já foi identificada. A gravação e o teste fazem parte.",
          "Com a placa à mão e a versão certa, até {trade.smallRepair}, já com gravação e teste.",
        ],
      },
      {
        question: "Placa SEG molhada tem conserto?",
        answers: [
          "Depende da oxidação. A placa é seca, limpa e medida pelo técnico; trilha corroída pede troca.",
          "Às vezes, se foi seca e limpa logo. Trilha corroída não tem volta, e a placa é trocada.",
        ],
      },
      {
        question: "Por que a placa SEG queima de novo?",
        answers: [
          "Porque a causa ficou: capacitor em curto, motor travado, água ou rede sem proteção contra surto. Um protetor e a correção evitam.",
          "Porque o que a queimou continua ali, como motor travado, água ou surto da rede. Meça e corrija antes da terceira.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor SEG e outra do controle, frente e verso, sem abrir a tampa",
  },
  {
    id: "seg-controle",
    broader: "controle",
    label: "Controle SEG",
    phrase: "o controle SEG",
    asks: [
      "controle seg",
      "controle remoto seg",
      "controle seg original",
      "controle seg preço",
      "comprar controle seg",
      "controle seg compatível",
      "chaveiro seg",
      "qual controle seg",
      "qual controle comprar seg",
      "qual controle serve seg",
      "qual controle compatível seg",
      "qual controle compatível motor seg",
      "controle serve portão seg",
      "controle compatível motor seg",
      "qual controle portão seg",
      "controle portão seg comprar",
    ],
    intent: "buying",
    answers: {
      any: [
        "O controle que serve no motor SEG é o de mesma frequência, em geral 433 MHz, e mesmo tipo de código da central instalada, e ele só abre depois de gravado nela. Se a placa já foi trocada, vale o padrão da nova, e não o nome SEG. A foto do atual, frente e verso, confirma.",
        "Para o portão SEG, compre controle remoto compatível com o receptor: igual na frequência (433 MHz na maioria) e no código, fixo ou rolante. Perdeu todos? O modelo impresso na central indica qual, e na gravação se apaga o perdido.",
        "Controlinho do portão SEG se escolhe pela central, e não pela marca do motor, porque muitas já foram trocadas. Frequência e código iguais, original ou compatível abre do mesmo jeito, depois de cadastrado na placa.",
      ],
      repair: [
        "Controle SEG que não funciona: troque a pilha pelo mesmo código, teste perto do portão e experimente outro controle. Se a botoeira abre e nenhum controle abre, o defeito é do receptor. Se só um falha, é dele, por botão ou cadastro.",
        "Se o controle SEG parou, siga pilha, outro controle e botoeira. Luz fraca é pilha; luz boa e portão parado é cadastro ou receptor, e não segure o botão da central, que em muitas apaga tudo.",
      ],
      "how-to": [
        "Gravar controle SEG se faz na central do portão, por botão ou menu, conforme o manual da placa e a versão. Como o acesso fica junto da tensão da rede, deixe com o técnico, reúna todos os controles e não segure o botão, que em muitas placas apaga a memória.",
        "Para programar controle no portão SEG, a placa entra em gravação, aperta-se a tecla do controle e espera-se o LED confirmar, uma tecla por vez. A sequência exata está no manual da central, e quem abre a tampa é o técnico.",
      ],
      price: [
        "O preço do controle SEG tem duas partes, o aparelho, por unidade, e a gravação na central. Compatível custa menos que original, e código rolante, mais que fixo; gravar vários na mesma visita muda pouco o valor do serviço.",
        "No controle SEG paga-se o aparelho e o cadastro. O compatível é o mais barato, o rolante da linha o mais caro, e juntar todos numa ida evita pagar outro deslocamento.",
      ],
      buying: [
        "Compre controle SEG, original ou compatível, da mesma frequência da central, em geral 433 MHz, e do mesmo código. Se a placa já foi trocada, vale o padrão dela. Compare frente e verso com o que ainda funciona antes de pagar.",
        "Controle para portão SEG se compra olhando o receptor: placa de fábrica pede a linha SEG ou compatível, e placa trocada, o padrão dela. Frequência e código iguais são o que importa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que controle abre o seu portão SEG", "Comprar controle SEG sem errar"],
        slots: [
          [
            "O receptor escolhe o controle. Confira estes pontos no que funciona hoje, frente e verso.",
            "Quem aceita ou recusa é o receptor da central. Compare antes de comprar.",
            "Não compre só pelo nome. O que decide está no verso do atual.",
          ],
        ],
        bullets: [
          "Frequência: a mesma, como 433,92 MHz",
          "Código fixo: aceita cópia; rolante: só cadastro",
          "Botões: um livre para cada portão",
          "Pilha: A23 de 12 V ou moeda de 3 V, conforme o modelo",
          "Placa trocada: vale o padrão dela",
        ],
      },
      {
        about: "check",
        headings: ["Controle SEG falhando: o que testar", "Pilha, outro controle e botoeira"],
        slots: [
          [
            "Faça com o portão à vista e a passagem livre. Em poucos minutos se separa pilha, controle e receptor.",
            "O teste vai do simples ao revelador, sem ferramenta e sem abrir o motor.",
            "Nada disso pede tirar a tampa. Teste um por vez, longe da folha.",
          ],
        ],
        steps: [
          "Troque a pilha por outra do mesmo tipo, na posição certa.",
          "Teste a poucos passos do portão.",
          "Teste outro controle já gravado.",
          "Acione uma vez pela botoeira, se houver.",
          "Fotografe o controle, frente e verso.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se grava o controle SEG", "A gravação e o controle perdido"],
        slots: [
          [
            "O cadastro é feito na placa, onde há tensão, e leva poucos minutos por controle. Na mesma visita se apaga o perdido; em central que não apaga um só, a memória é limpa e todos são regravados.",
            "Gravar toma minutos e fica com o técnico, pela rede sob a tampa. O perdido sai da memória, sozinho ou com todos, conforme a placa, e os que ficaram são cadastrados.",
            "Junte todos no dia, porque apagar um pode exigir limpar a lista inteira. Cada gravação leva alguns minutos.",
          ],
          [
            "Se o original não existe mais, um receptor avulso na botoeira aceita controles novos sem trocar a central. Instala-se em geral em até {trade.smallRepair}.",
            "Na falta do controle da linha, um receptor à parte resolve, mantendo motor e placa, em até {trade.smallRepair}.",
            "Receptor avulso é a saída quando não há mais controle do padrão: liga na botoeira e toma até {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle SEG perdido: o que fazer?",
        answers: [
          "Trate como chave perdida: apague da memória no mesmo dia e grave os que ficaram.",
          "Peça a exclusão logo. Se a placa não apaga um só, limpa-se tudo e regravam-se os seus.",
        ],
      },
      {
        question: "Dá para copiar o controle SEG?",
        answers: [
          "O de código fixo, sim, com menos segurança. O rolante não se copia, é cadastrado na central.",
          "Só o fixo. Cadastrar um novo é mais seguro nos dois casos.",
        ],
      },
      {
        question: "Vocês atendem motor SEG?",
        answers: [
          "SEG não está na nossa lista de marcas, por isso o modelo é confirmado por foto antes da visita. Receptor e controle de padrão comum costumam ter solução.",
          "Confirmamos pelo modelo, antes de marcar. A parte de receptor e controle quase sempre se resolve.",
        ],
      },
      {
        question: "O controle SEG alcança até onde?",
        answers: [
          "Até {trade.reach} em campo aberto, e menos com chapa, laje ou antena torta.",
          "A referência é {trade.reach} sem obstáculos. Queda brusca de alcance é pilha ou antena.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e outra da etiqueta do motor SEG",
  },
  {
    id: "seg-defeito",
    broader: "nao-abre",
    label: "Motor SEG com defeito",
    phrase: "o motor parado ou com defeito",
    asks: [
      "motor seg não abre",
      "motor seg não funciona",
      "portão seg não funciona",
      "seg defeito",
      "motor seg parou",
      "motor seg não liga",
      "motor seg não abre",
      "motor seg defeito",
      "motor seg defeito comum",
      "motor seg problema",
      "portão seg não abre",
      "seg parou do nada",
      "portão seg parou verifico antes chamar",
      "automatizador seg quebrou arrumar",
      "motor seg parado",
      "seg não funciona",
      "seg não liga",
      "motor seg pifou",
      "seg pifou",
      "seg quebrado",
      "seg quebrou",
      "motor seg quebrado",
      "motor seg não responde",
      "motor seg morreu",
    ],
    intent: "repair",
    answers: {
      any: [
        "Quando o motor [marca] não abre o portão, acione uma vez pela botoeira e escute. Abriu: o defeito é do controle. Mudo: energia ou placa. Roncando: capacitor ou folha presa, e o disjuntor deve ser desligado. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Os defeitos mais comuns do motor [marca] são capacitor fraco, que o deixa roncando, fim de curso fora do ponto e placa com umidade. Capacitor e fim de curso têm peça comum a outras marcas; placa e engrenagem dependem do modelo. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Motor [marca] com defeito, que parou de funcionar, quase sempre tem conserto. Olhe o disjuntor, a pilha do controle e a botoeira: mudo, é energia, comando ou placa; roncando, capacitor ou folha presa, com o disjuntor desligado. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o motor [marca] não responde nem faz barulho, falta energia ou comando: religue o disjuntor uma única vez, troque a pilha e teste a botoeira. Continuou mudo, é fusível, placa ou fio, que o técnico mede; o ajuste em residência começa em {price.preventive}, fora peças.",
        "A máquina [marca] que pifou costuma ter conserto sem trocar o motor: capacitor, fim de curso, engrenagem ou placa. Acione a botoeira uma vez e escute; roncou parado, desligue o disjuntor. A regulagem em casa sai desde {price.preventive}, sem peças.",
      ],
      price: [
        "O conserto de motor SEG com problema custa conforme a peça: capacitor e fim de curso são das mais baratas, placa e redutor das mais caras. A visita com ajuste em casa parte de {price.preventive}, sem peças, e o motor novo, com mão de obra, fica de {price.homeSwap}.",
        "Consertar motor SEG vai do ajuste em residência, desde {price.preventive} sem peças, à troca por outro motor, {price.homeSwap} com o trabalho. No meio, capacitor pesa pouco e placa, mais.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["SEG parado: o que você pode testar", "Conferência rápida e segura"],
        slots: [
          [
            "São cinco minutos, por fora, com a tampa fechada e ninguém no vão. Folha torta, caída ou com cabo frouxo dispensa o teste: deixe o disjuntor desligado.",
            "Teste por fora, sem ferramenta, com a passagem livre. Se a folha está inclinada ou o cabo solto, não teste.",
            "Nada de abrir a tampa. Com a folha no lugar e o vão vazio, siga a ordem; torta, deixe sem energia.",
          ],
        ],
        steps: [
          "Veja se o disjuntor e o DR estão ligados; religue uma vez só.",
          "Troque a pilha e teste outro controle.",
          "Acione a botoeira uma vez e escute.",
          "Limpe as lentes da fotocélula e tire obstáculos.",
          "Fotografe a etiqueta do motor, com o disjuntor desligado.",
        ],
      },
      {
        about: "signs",
        headings: ["Que peça falhou no seu SEG", "Sintomas do motor SEG com defeito"],
        slots: [
          [
            "O resultado do teste aponta o grupo de peças, e a medição confirma.",
            "Cada sintoma reduz a busca a duas ou três peças.",
            "O que aconteceu na botoeira leva a uma destas linhas.",
          ],
        ],
        bullets: [
          "Abre pela botoeira e não pelo controle: pilha, cadastro ou receptor.",
          "Mudo: fusível, placa, fio ou energia.",
          "Ronca parado: capacitor, folha presa ou redutor.",
          "Abre e não fecha: fotocélula suja, fim de curso ou relé.",
          "Gira e a folha não anda: chave destravada ou engrenagem.",
          "Parou depois da chuva: água na placa; não religue.",
        ],
      },
      {
        about: "cost",
        headings: ["Consertar ou trocar o motor SEG", "O que pesa no orçamento"],
        slots: [
          [
            "Um defeito só, com redutor firme, se conserta. Motor com {trade.life} e várias peças gastas, ou sem reposição da engrenagem, pede comparação com a troca, de {price.homeSwap} em casa.",
            "Redutor bom e uma peça ruim: conserto. Passados {trade.life}, ou sem engrenagem à venda, a troca por {price.homeSwap} rende mais.",
            "Compensa consertar enquanto o redutor está firme. Acima de {trade.life}, com dois ou três defeitos, compare com {price.homeSwap}, o motor trocado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Ainda existe peça para motor SEG?",
        answers: [
          "Capacitor, rolamento e fim de curso têm padrão comum. Placa pode ser compatível, e engrenagem depende do modelo da etiqueta.",
          "Muitas peças servem de padrão geral. A engrenagem é a que pode faltar em modelo antigo.",
        ],
      },
      {
        question: "Posso destravar o portão enquanto o técnico não chega?",
        answers: [
          "No de correr ou de abrir, com folha reta e piso plano, sim, com o disjuntor desligado. O basculante fica travado.",
          "Só deslizante e pivotante retos, sem energia. Basculante com defeito não se destrava.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "Ajuste, capacitor ou fim de curso, até {trade.smallRepair}. Placa em bancada e engrenagem dependem da peça.",
          "Os mais comuns ficam em até {trade.smallRepair}; os demais têm prazo informado antes.",
        ],
      },
      {
        question: "O conserto tem garantia?",
        answers: [
          "Tem a da lei, de 90 dias, sobre peça e serviço. Motor novo traz {warranty.motor}.",
          "Sim, a garantia da lei no reparo, e {warranty.motor} se o motor for trocado.",
        ],
      },
    ],
    photo:
      "uma foto da etiqueta do motor SEG e, se ele ainda anda sem risco, um vídeo com som; se ronca parado, só a foto",
  },
  {
    id: "seg-deslizante",
    broader: "seg",
    label: "Motor SEG para portão de correr",
    phrase: "o motor SEG para portão de correr",
    asks: [
      "motor seg deslizante",
      "motor seg portão deslizante",
      "motor seg portão deslizante residencial",
      "motor seg deslizante residencial",
      "motor seg correr",
      "motor seg portão correr",
      "motor seg portão correr casa",
      "seg deslizante",
      "seg portão correr",
      "automatizador seg deslizante",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor SEG para portão deslizante residencial precisa de capacidade um terço acima do peso da folha, como 400 kg na etiqueta para uma folha de 300 kg. Não vendemos SEG: instalamos o que você comprar, se o modelo for atendido, ou um equivalente de outra marca, que na troca em casa fica de {price.homeSwap}, com motor e mão de obra.",
        "Para portão de correr de casa, o motor SEG serve se os quilos da etiqueta passam do peso da folha em um terço e se há placa e controle do modelo para repor. Conosco, o equivalente de outra marca custa de {price.homeSwap} na troca em residência, com o serviço; o SEG que você comprou é instalado depois de conferido por foto.",
        "Motor SEG de correr em casa se escolhe pelo peso da folha, com um terço de folga, e pela peça que se acha depois. Como a SEG não está entre as marcas que vendemos, oferecemos um deslizante equivalente, de {price.homeSwap} na troca residencial, já com a mão de obra, ou a instalação do SEG comprado por você.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual SEG serve no portão de correr", "O que conferir antes de comprar o deslizante SEG"],
        slots: [
          [
            "O deslizante tem uma engrenagem que puxa a cremalheira, a barra de dentes presa à folha. Confira estes dados antes de pagar:",
            "No portão de correr, o motor fica no piso e empurra a folha pela cremalheira, que é uma barra dentada. Quatro dados decidem a compra:",
            "O motor de correr trabalha com engrenagem e cremalheira, a régua de dentes parafusada na folha. Antes de comprar, veja:",
          ],
        ],
        bullets: [
          "Capacidade em quilos, um terço acima do peso da folha",
          "Tensão do motor igual à do ponto, 127 ou 220 V",
          "Dentes da engrenagem iguais aos da cremalheira que já existe",
          "Loja perto de você que venda placa e controle do modelo",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço no portão de correr", "Do mais barato ao mais caro"],
        slots: [
          [
            "O caso mais barato é trocar só o motor e aproveitar base e cremalheira boas. Se a folha ainda é manual, somam-se a base no piso, a cremalheira por metro e o ponto de energia.",
            "Quem já tem base, cremalheira e energia paga o motor e o serviço. No portão que nunca teve motor, essas três coisas entram no orçamento e deixam a conta mais alta.",
            "Aproveitar a cremalheira e a base reduz o valor. A primeira automação custa mais, porque elas e o ponto de energia são feitos na hora.",
          ],
          [
            "Para instalar um SEG que você comprou, a mão de obra parte de {price.installation}, sem motor. Já o motor que vendemos vem com {warranty.motor} de garantia.",
            "Só a mão de obra, para o SEG comprado à parte, começa em {price.installation}. O motor das nossas marcas tem {warranty.motor} de garantia.",
            "A instalação do SEG de outra loja custa a partir de {price.installation}, só o serviço. No motor comprado conosco, a garantia é de {warranty.motor}.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se instala o motor no portão de correr", "A instalação, da folha ao teste"],
        slots: [
          [
            "O técnico move a folha na mão e acerta roldana e trilho, se ela prende. Depois fixa o motor, alinha a cremalheira, grava os controles e testa a fotocélula, em {time.sliding} de trabalho.",
            "Primeiro se confere se a folha corre leve; em seguida vêm motor, cremalheira, percurso, controles e teste da fotocélula. Com o portão em ordem, são {time.sliding}.",
            "A folha precisa correr sem prender antes de receber o motor. Feito isso, são {time.sliding} para fixar, alinhar a cremalheira, gravar e testar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A cremalheira que tenho serve no motor SEG?",
        answers: [
          "Serve se os dentes estão inteiros e combinam com a engrenagem do motor novo. Uma foto da barra ao lado de uma régua ajuda a conferir.",
          "Em muitos motores de casa, sim. Se o espaço entre os dentes for outro, a barra é trocada junto.",
        ],
      },
      {
        question: "Motor SEG deslizante tem peça de reposição?",
        answers: [
          "Capacitor, fim de curso e controle costumam ter equivalentes. Placa e engrenagem dependem do modelo, por isso pergunte na loja antes de comprar.",
          "As peças comuns se acham. A engrenagem e a placa próprias do modelo podem demorar, e a compra só compensa se há quem as venda.",
        ],
      },
      {
        question: "Já tenho um SEG parado. Preciso trocar?",
        answers: [
          "Nem sempre: disjuntor, controle, fotocélula e capacitor explicam boa parte das paradas. A foto da etiqueta mostra se o modelo é atendido.",
          "Só se a placa ou o redutor falhou e não há peça. Antes, o técnico mede energia, capacitor e o peso da folha.",
        ],
      },
    ],
    photo:
      "uma foto do portão inteiro, por dentro, com a largura e o material da folha, e da etiqueta do SEG, se houver",
  },
  {
    id: "seg-basculante",
    broader: "seg",
    label: "Motor SEG para portão basculante",
    phrase: "o motor SEG para portão basculante",
    asks: [
      "motor seg basculante",
      "motor seg portão basculante",
      "motor seg portão basculante residencial",
      "motor seg basculante residencial",
      "seg basculante",
      "automatizador seg basculante",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor SEG para portão basculante de casa serve se a folha está equilibrada e a potência combina com a largura: até {width.quarterHp}, 1/4 HP costuma bastar. Não vendemos SEG; o nosso kit equivalente custa a partir de {price.lowest}, já instalado. O SEG que você comprou é montado depois de conferido por foto.",
        "Para portão basculante, o motor SEG de 1/4 HP atende folha equilibrada de até {width.quarterHp}, se há placa e controle do modelo para repor. A SEG não está entre as marcas que vendemos: o kit equivalente, com instalação, parte de {price.lowest}.",
        "Motor SEG basculante se escolhe pela largura da folha, porque o contrapeso carrega o peso dela; até {width.quarterHp}, usa-se 1/4 HP. Como não vendemos essa marca, oferecemos o kit equivalente instalado, desde {price.lowest}, ou a montagem do SEG comprado por você.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que conferir antes de comprar o SEG basculante", "Qual SEG serve no basculante"],
        slots: [
          [
            "No basculante, o motor gira um fuso, uma rosca comprida que puxa o braço da folha. Veja antes de pagar:",
            "O motor de basculante trabalha com um fuso, que é uma barra rosqueada, e um braço preso à folha. Confira:",
            "A peça que move o basculante é o fuso, uma rosca longa na coluna. Antes da compra, olhe estes pontos:",
          ],
        ],
        bullets: [
          "Folha que para a meia altura sem cair nem subir, conferida pelo técnico",
          "Comprimento do fuso para a altura do portão",
          "Tensão do motor igual à do ponto de energia",
          "Placa e controle do modelo à venda perto de você",
        ],
      },
      {
        about: "cost",
        headings: ["SEG comprado à parte ou kit instalado", "A conta do basculante"],
        slots: [
          [
            "Os nossos kits saem instalados por {models.pricesOr}, conforme o tempo de abertura. No SEG comprado em loja, some a mão de obra, a partir de {price.installation}, que não inclui motor.",
            "O kit instalado custa {models.pricesOr}, e a diferença está na rapidez. Para montar o SEG que você trouxe, a mão de obra parte de {price.installation}, sem o motor.",
            "Com instalação incluída, o kit sai por {models.pricesOr}. O SEG de outra loja paga só a montagem, desde {price.installation}, além do preço do motor.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Cuidado com o basculante sem equilíbrio", "Antes do motor, o contrapeso"],
        slots: [
          [
            "Folha que cai ou sobe sozinha força qualquer motor e pode machucar. O técnico acerta cabos e contrapeso antes de instalar; não destrave nem segure a folha.",
            "Motor novo não corrige contrapeso errado. Se a folha desce sozinha, desligue o disjuntor, mantenha as pessoas longe e espere o técnico.",
            "O equilíbrio vem antes da marca, porque é o contrapeso que sustenta a folha. Não solte o motor de um basculante que desce sozinho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle SEG funciona em motor de outra marca?",
        answers: [
          "Só se a central nova aceitar o mesmo código. Na troca de marca, controles novos ou um receptor avulso resolvem.",
          "Em geral, não. Um receptor avulso do padrão SEG permite continuar com os controles que você tem.",
        ],
      },
      {
        question: "Dá para trocar só o motor SEG e manter o portão?",
        answers: [
          "Sim, se a folha e os cabos estão bons. O suporte e o fuso costumam mudar com o motor.",
          "Dá. Ficam a folha, o contrapeso e a energia. O motor entra com suporte e fuso próprios.",
        ],
      },
      {
        question: "Quanto tempo leva a troca no basculante?",
        answers: [
          "De {time.tilting}, com a folha equilibrada e a energia no lugar.",
          "São {time.tilting} de serviço, já com regulagem e controles gravados.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, por dentro, com a largura da folha, e da etiqueta do SEG, se houver",
  },
];
