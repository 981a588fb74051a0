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
        "Sim, o motor SEG é bom para portão leve de casa, desde que o modelo aguente o peso da folha e haja peça dele perto de você. Vale a pena manter o que já está instalado; para comprar, confirme placa e controle antes, e compare com a troca por outra marca, de {price.homeSwap} em casa.",
        "O motor SEG presta e é confiável em residência, com folha equilibrada; o ponto fraco é achar peça, que varia de região para região. Quem já tem um SEG costuma ganhar consertando, em visita desde {price.preventive} em casa e sem peças; quem vai comprar deve conferir a reposição.",
        "Vale a pena o motor SEG em portão residencial leve, se a placa e o controle dele se acham na sua região. A marca SEG é boa nesse uso e não é a escolha para portão pesado ou de prédio; trocar por PPA ou Garen em casa fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["SEG ou outra marca", "Quando o motor SEG compensa"],
        slots: [
          [
            "A resposta depende de você já ter o motor ou ainda ir comprar.",
            "Compare o seu caso com a lista antes de decidir.",
            "O que pesa é a reposição e o tipo de portão, nesta ordem.",
          ],
        ],
        bullets: [
          "Já tem SEG e o redutor está firme: conserte",
          "Vai comprar para casa, com peça na região: o SEG serve",
          "Ninguém perto vende placa e controle dele: outra marca",
          "Portão pesado, de prédio ou comércio: motor de uso intenso",
          "Preço quase igual: prefira PPA, Garen ou Rossi, com peças mais espalhadas",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de comprar SEG", "Peça, placa e etiqueta"],
        slots: [
          [
            "Peça ao vendedor o preço da placa e da engrenagem daquele modelo, além do motor. Se ele não tem nem sabe onde há, a primeira queima pode virar motor novo.",
            "Antes de pagar, pergunte quanto custam a placa e a engrenagem de reposição. A falta de resposta é um aviso de que o conserto vai depender de encomenda.",
            "O teste é simples: peça preço da engrenagem e da central do mesmo modelo. Quem vende o motor sem vender a peça deixa você sem conserto.",
          ],
          [
            "Confira também na etiqueta a tensão e a capacidade, com folga de um terço sobre o peso da folha. O receptor define o controle, e um avulso resolve quando o original falta.",
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
            "Ficar com o SEG custa a visita, em geral de {price.preventiveRange} em casa, mais a peça, orçada pela etiqueta. Capacitor e fim de curso ficam na parte barata, placa e engrenagem na cara.",
            "Manter o motor sai pela visita, que em residência costuma ir de {price.preventiveRange}, somada à peça. Entre as peças, capacitor e sensor pesam pouco; central e engrenagem, mais.",
            "O conserto soma a ida, de {price.preventiveRange} na maioria das casas, e a peça do modelo. A ordem de custo vai do capacitor à placa e à engrenagem.",
          ],
          [
            "Trocar por outra marca fica de {price.homeSwap}, com motor e mão de obra. No basculante de até {width.quarterHp}, o kit Padrão instalado sai por {price.padrao}, bom termo de comparação.",
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
          "PPA, se você quer peça fácil e mais versões. SEG, se o modelo serve, o preço é melhor e a reposição está confirmada na região.",
          "Para o mesmo portão, a PPA dá menos trabalho na hora do conserto. O SEG vale mais quando já está instalado e em bom estado.",
        ],
      },
      {
        question: "Vocês vendem motor SEG?",
        answers: [
          "Não. Vendemos {shop.brands}, e pela foto do portão dizemos qual delas serve no lugar.",
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
        "Damos assistência técnica a motor SEG fora da garantia, conforme o modelo, e sem ser a autorizada: a regulagem em casa parte de {price.preventive}, sem peças. Capacitor e fim de curso quase sempre têm solução, enquanto placa e engrenagem dependem de haver a peça; a foto da etiqueta diz se o seu é atendido.",
        "O conserto de motor SEG depende do modelo, que a foto da etiqueta mostra; com peça disponível, fazemos no próprio portão, como assistência independente da fábrica. Capacitor e fim de curso costumam ter reposição, placa e engrenagem nem sempre, e o ajuste residencial começa em {price.preventive}, fora peças.",
        "Motor SEG ainda na garantia deve ir a quem vendeu; fora dela, prestamos assistência técnica independente aos modelos que têm peça. Em casa, a visita com regulagem sai a partir de {price.preventive}, sem peças, e a etiqueta fotografada responde se o seu pode ser atendido.",
      ],
      price: [
        "O conserto de motor SEG em casa parte de {price.preventive} quando basta regular, sem peças. Capacitor e fim de curso pesam pouco na conta; placa e engrenagem pesam mais e dependem de haver reposição para o modelo da etiqueta.",
        "Consertar um motor SEG começa em {price.preventive} na residência, só com ajuste, e cresce com a peça: as comuns são baratas, placa e engrenagem são as caras. Sem peça para o modelo, a troca por outra marca fica de {price.homeSwap}, com mão de obra.",
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
          ],
          [
            "Se a botoeira move o portão e o controle não, o defeito está no receptor, que costuma ter conserto ou substituto. A peça ruim é mostrada, e a troca espera o seu aceite do valor.",
            "Quando a parede comanda e o controle não, a falha é de rádio, e um receptor novo costuma bastar. Você vê o que quebrou e aprova o preço antes da troca.",
            "Portão que obedece à botoeira e ignora o controle aponta o receptor, peça que se repõe com facilidade. Nada é trocado sem mostrar o defeito e combinar o preço.",
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
        ],
      },
      {
        question: "Preciso levar o motor SEG até a oficina?",
        answers: [
          "Não, porque o exame precisa da folha junto: muitas vezes o defeito é dela. Só placa ou enrolamento costuma ir à bancada, com aviso antes.",
          "Em geral não, já que o motor se examina no portão. Apenas o reparo fino de placa ou de bobina pede bancada.",
        ],
      },
      {
        question: "O motor SEG tem peça de reposição?",
        answers: [
          "Capacitor, fim de curso e receptor têm substituto comum. Placa e engrenagem próprias dependem do modelo, e por isso a etiqueta é a primeira coisa a fotografar.",
          "Tem, nas peças comuns a várias marcas, como capacitor e receptor. Para engrenagem e placa da marca, o modelo da etiqueta decide se ainda se acha.",
        ],
      },
      {
        question: "Posso falar sobre o SEG no domingo e à noite?",
        answers: [
          "Pode, pelo WhatsApp, {shop.hours}. Se o portão ficou aberto ou há carro preso, diga isso logo no começo.",
          "Sim, o contato funciona {shop.hours}, e o dia da visita se combina na mesma conversa.",
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
        "A placa SEG se identifica pelo código impresso nela e pela etiqueta do motor. Com a foto da etiqueta e do controle, dizemos se atendemos esse modelo; reparo, original ou compatível se decide pela versão da central.",
        "A placa SEG se repara ou se troca, mas só depois de medir: capacitor em curto, fim de curso e falta de energia dão o mesmo sinal de placa queimada. Se for mesmo a central, a troca inclui gravar o percurso e os controles.",
        "Para trocar a placa do motor SEG, três dados decidem: modelo do motor, tipo de fim de curso e código dos controles. Mande as fotos desses itens e confirme se o serviço cobre essa marca antes de comprar a central.",
      ],
      price: [
        "Na placa SEG, a conta soma a central, a mão de obra da troca e, só se preciso, controles novos. A foto da etiqueta mostra a versão e permite dizer se atendemos esse modelo, sem custo pela resposta.",
        "O preço da placa SEG depende da versão da central, de ser original ou compatível e de os controles atuais servirem. Mande a foto da etiqueta do motor e do controle: dizemos antes se o modelo é atendido.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: [
          "A placa certa para o seu SEG",
          "Central SEG: versões e compatibilidade",
          "Antes de comprar a placa SEG",
        ],
        slots: [
          [
            "A placa SEG tem código próprio, impresso nela, e pode já ter sido trocada por outra marca.",
            "Quando a placa SEG não é encontrada, uma universal que aceite o motor e o fim de curso mantém o conjunto.",
            "Nem toda placa com o nome SEG serve em todo motor SEG: versão e recursos mudam.",
          ],
          [
            "A foto da etiqueta reduz as opções; o código da placa, que fica por dentro, o técnico lê com o circuito desligado.",
            "Por fora, a etiqueta do motor e o controle já reduzem as opções; o código da placa confirma na visita.",
            "Não abra o motor para procurar o código: os bornes trabalham com a tensão da rede, 127 V ou 220 V.",
          ],
          [
            "A universal é saída para central fora de linha, conferidos o fim de curso e a potência do motor SEG.",
            "Compatível de boa qualidade funciona bem; o que não se aceita é placa de potência menor que a do motor.",
            "Entre original e compatível, pesam o preço, os controles que você já tem e os recursos do motor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A troca da placa, passo a passo", "Placa SEG nova: o que é feito", "O que se testa na central SEG"],
        slots: [
          [
            "O motor é testado à parte, porque placa nova em motor com defeito dura pouco.",
            "Antes da placa, o técnico mede energia, capacitor e enrolamento, para a nova não queimar pelo mesmo motivo.",
            "A medição vem primeiro: um motor travado ou um capacitor em curto podem queimar também a placa nova.",
          ],
          [
            "A entrega inclui controles gravados, paradas reguladas e vários ciclos de teste.",
            "Depois vêm a ligação, a gravação do percurso e dos controles, a força e o teste da fotocélula.",
            "Com a central no lugar, o percurso é aprendido, os controles são gravados e a força fica no mínimo necessário.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço da central SEG", "O custo de trocar a placa SEG", "Placa nova ou motor novo: a conta"],
        slots: [
          [
            "O preço muda com a versão da central e com os controles, e por isso pedimos a foto da etiqueta.",
            "Mudam o valor o inversor, a placa original ou compatível, o tipo de fim de curso e a necessidade de controles novos.",
            "Pagam-se a placa e a troca, em linhas separadas, e os controles só entram se os atuais não servirem.",
          ],
          [
            "O motor de muitos anos com placa queimada pede as duas contas: central nova ou troca do motor, de {price.homeSwap} em casa.",
            "Se o motor também estiver gasto, compare com a troca completa, de {price.homeSwap} em casas.",
            "Com redutor em fim de vida, a conta da placa deve ser posta ao lado da troca do motor, de {price.homeSwap} em residência.",
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
          "Funcionam se a placa aceitar a mesma frequência e o mesmo código; depois são gravados de novo. A foto do controle confirma antes.",
        ],
      },
      {
        question: "Quanto tempo leva a troca da placa SEG?",
        answers: [
          "Em geral, a troca leva uma visita, quando a versão já foi identificada por foto. A gravação e o teste fazem parte.",
          "A troca costuma caber em uma visita. Atrasa quando a fiação está danificada ou a placa precisa ser encomendada.",
        ],
      },
      {
        question: "Placa SEG molhada tem conserto?",
        answers: [
          "Depende da oxidação. A placa é seca, limpa e medida pelo técnico; trilha corroída pede troca.",
          "Às vezes. Desligue o disjuntor, não religue para testar e chame logo: quanto menos tempo molhada, maior a chance.",
        ],
      },
      {
        question: "Por que a placa SEG queima de novo?",
        answers: [
          "A placa queima de novo porque a causa ficou: capacitor em curto, motor travado, água entrando ou rede sem proteção contra surto. A correção vem no orçamento, junto com a placa.",
          "A causa costuma ser surto, umidade ou motor forçando. Vedação, aterramento e protetor de surto são orçados junto com a placa.",
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
      "controle serve portão seg",
      "controle compatível motor seg",
      "qual controle portão seg",
      "controle portão seg comprar",
    ],
    intent: "buying",
    answers: {
      any: [
        "O controle SEG que serve é o que tem a mesma frequência e o mesmo tipo de código da central instalada, e ele só abre depois de gravado nela. Confirme por foto, frente e verso, se atendemos esse modelo.",
        "O controle SEG novo não vem pronto: precisa combinar com o receptor e ser cadastrado na central. Compare frequência e código com o que funciona hoje e mande a foto dos dois lados: dizemos se a gravação é atendida.",
        "Para comprar controle SEG, olhe o receptor antes da marca: frequência e código precisam ser iguais. Se a placa já foi trocada, um controle SEG pode não abrir; a foto do que funciona hoje resolve a dúvida.",
      ],
      repair: [
        "Controle SEG que não funciona: troque a pilha pelo mesmo modelo, teste perto do portão e experimente outro controle. Se a botoeira abre e nenhum controle abre, o defeito é no receptor; se só um falha, é ele.",
        "Se o controle SEG parou, a ordem é pilha, outro controle e botoeira. Uma luz fraca é pilha; luz boa e portão parado é cadastro ou receptor. Não segure o botão da central: em muitas ele apaga tudo.",
      ],
      "how-to": [
        "Gravar controle SEG se faz na central do portão, por botão ou menu, e a sequência muda com a placa e a versão. Como o acesso fica junto da tensão da rede, deixe com o técnico e reúna todos os controles no dia.",
        "Para programar controle SEG, o técnico abre a central com cuidado, põe a placa em modo de gravação e cadastra cada botão. Em muitas placas, segurar o botão apaga a memória inteira, e por isso não tente no escuro.",
      ],
      price: [
        "O preço do controle SEG soma dois itens: o controle, por unidade, e a gravação na central. Original e compatível têm valores diferentes nas lojas; pela foto do atual, frente e verso, dizemos se atendemos a gravação desse modelo.",
        "Controle SEG se compra por unidade, e a gravação é outro valor. Original ou compatível, tipo de código e quantidade mudam a conta; a foto do atual ajuda a achar o modelo e a saber se o serviço cobre essa marca.",
      ],
      buying: [
        "Compre controle SEG, original ou compatível, da mesma frequência da central, em geral 433 MHz, e do mesmo código; se a placa já foi trocada, vale o padrão dela. A foto do atual, frente e verso, confirma o modelo.",
        "Controle para portão SEG se escolhe pela central: placa de fábrica pede controle da linha SEG ou compatível; outra placa pede o padrão dela. Compare com o que funciona, frente e verso, antes de comprar em loja de automação.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Que controle abre o seu portão SEG",
          "Comprar controle SEG sem errar",
          "Controle SEG: o que conferir",
        ],
        slots: [
          [
            "Controle SEG e placa precisam falar o mesmo código; um receptor avulso resolve quando o original falta.",
            "Antes de comprar, descubra que receptor está no portão hoje: é ele que aceita ou recusa o controle SEG.",
            "O nome SEG no motor não garante que o receptor ainda seja da marca.",
          ],
          [
            "O receptor é que escolhe o controle, e em muitos portões ele já não é o original.",
            "A foto do controle atual, frente e verso, vale mais que o nome da marca do motor.",
            "Compare frequência, botões e tipo de código com o controle que ainda funciona.",
          ],
          [
            "Original e compatível abrem igual quando o código é o mesmo, e a diferença fica no preço e no acabamento.",
            "Compatível serve bem se falar o mesmo código; o controle de código rolante não se copia, cadastra-se.",
            "O código fixo pode ser copiado; o código rolante precisa ser gravado na central, o que é mais seguro.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Controle SEG falhando: o que testar",
          "Pilha, outro controle e botoeira",
          "Controle SEG mudo: a ordem do teste",
        ],
        slots: [
          [
            "Faça com o portão à vista e a passagem livre.",
            "Em poucos minutos você separa pilha, controle e receptor, sem abrir o motor.",
            "O teste vai do mais simples ao mais revelador e não pede ferramenta.",
          ],
          [
            "Se nem a botoeira responde, o caso é de energia ou de central, e não de controle.",
            "Um controle que só abre de perto pede pilha nova; se persistir, a antena e o receptor são conferidos na visita.",
            "Quando nenhum controle abre e a botoeira abre, o receptor precisa de medição.",
          ],
        ],
        steps: [
          "Troque a pilha pelo mesmo modelo, na posição certa.",
          "Teste a poucos passos do portão.",
          "Teste outro controle já gravado.",
          "Acione uma vez pela botoeira, se houver.",
          "Fotografe o controle, frente e verso.",
        ],
      },
      {
        about: "visit",
        headings: ["Cadastro de controle SEG", "A gravação do controle novo", "Programar o controle SEG: quem faz"],
        slots: [
          [
            "O cadastro é feito na placa do motor, onde há tensão da rede, e por isso fica com o técnico.",
            "A gravação se faz por botão ou menu da central, e a sequência muda conforme a placa e a versão.",
            "Cada central tem a sua sequência de gravação, descrita no manual dela, e não no do controle.",
          ],
          [
            "Junte todos os controles no dia: se a memória for limpa, cada um é gravado de novo.",
            "Um toque errado pode apagar todos os controles, então reúna os da casa antes da visita.",
            "Na mesma visita se gravam os novos e se apaga o perdido; em placas que não apagam um só, todos são regravados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle SEG perdido: o que fazer?",
        answers: [
          "Trate como chave perdida: apague da memória e grave apenas os que ficaram em casa.",
          "Peça a exclusão no mesmo dia. Se a placa não apaga um só, a memória é limpa e os que estão com você são gravados de novo.",
        ],
      },
      {
        question: "Dá para copiar o controle SEG?",
        answers: [
          "O de código fixo, sim; o de código rolante não se copia, precisa ser cadastrado na central.",
          "Só o de código fixo. O de código rolante não se copia: é cadastrado na central, caminho que serve também na dúvida.",
        ],
      },
      {
        question: "Posso comprar o controle SEG pela internet e só gravar com vocês?",
        answers: [
          "Pode, se o código e a frequência forem os da sua central. Mande a foto do anúncio e a do controle atual antes de comprar.",
          "Depende da central: pela foto, dizemos se o modelo é atendido antes de você comprar.",
        ],
      },
      {
        question: "Qual pilha usa o controle SEG?",
        answers: [
          "É a do código impresso na que está nele; as mais comuns em controle de portão são a A23, de 12 V, e a CR2032, de 3 V. Troque por igual.",
          "A pilha varia com o modelo. Abra só a tampa da pilha, leia o código, como A23 ou CR2032, e confira a posição.",
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
      "motor seg não funciona",
      "portão seg não funciona",
      "seg defeito",
      "motor seg parou",
      "motor seg não liga",
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
        "Falta de energia, de comando ou de força explica o motor [marca] que não abre. Aperte a botoeira uma vez e escute: abriu, o defeito é do controle; mudo, é energia ou placa; roncando, é capacitor ou folha presa, e o disjuntor fica desligado. A visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
        "Quase sempre tem conserto o motor [marca] que parou: comece pelo disjuntor, pela pilha do controle e pela botoeira. Mudo, é energia, comando ou placa; roncando, capacitor ou folha presa, e aí não insista. A visita com ajuste, em casa, parte de {price.preventive}, sem peças; com a foto da etiqueta, o orçamento é grátis.",
        "Falta de energia é o mais comum no motor [marca] que não liga: veja no quadro o disjuntor, o DR e o nobreak e religue uma única vez. Se nem a botoeira tira som dele, a falha é de fusível, placa ou fio, que o técnico mede; a visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
        "Por eliminação se acha o defeito do motor [marca]: energia, comando, folha, capacitor e placa, nessa ordem. Deixe a tampa fechada e não force a folha; com um vídeo e a foto da etiqueta, dizemos a peça provável e o valor, sem custo.",
        "Nem sempre se troca o motor [marca] quebrado, travado ou queimado: capacitor, engrenagem, rolamento e folha presa dão o mesmo sinal e custam menos que a troca, de {price.homeSwap} em casa. Desligue o disjuntor, não force a folha e mande um vídeo com a foto da etiqueta.",
      ],
      price: [
        "O conserto de motor SEG que parou custa conforme a peça: ajuste e limpeza, em casa, a partir de {price.preventive}, sem peças; capacitor e fim de curso estão entre as mais baratas, placa e redutor entre as mais caras. Com um vídeo e a foto da etiqueta, o orçamento é grátis.",
        "O preço para consertar motor SEG sai pela peça que falhou, dita antes da troca: a visita com regulagem, em casa, parte de {price.preventive}, sem peças, e o motor inteiro novo, para comparar, fica de {price.homeSwap}, com mão de obra. Mande vídeo e etiqueta.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Que peça falhou no seu SEG", "Sintomas do motor SEG com defeito", "Pelo som se acha o defeito"],
        slots: [
          [
            "Um motor mudo com a luz da casa acesa pede teste da botoeira: ela separa controle e central.",
            "Sem nenhum som, confira disjuntor, botoeira e pilha antes de pensar na placa.",
            "O silêncio total aponta para energia, fusível, receptor ou placa, e não para motor queimado.",
          ],
          [
            "O zumbido com a folha imóvel leva a capacitor e a atrito na folha, medidos pelo técnico.",
            "O ronco sem movimento é capacitor, folha presa ou redutor travado, e insistir queima o enrolamento.",
            "Se ele ronca parado, desligue: poucos minutos assim bastam para queimar um motor bom.",
          ],
          [
            "Quando o motor roda e a folha não anda, veja se a chave ficou destravada; o resto é do técnico.",
            "Motor que gira com o portão parado indica destravamento aberto, engrenagem gasta ou porca do fuso espanada.",
            "Giro em falso é falha de transmissão: engrenagem, porca do fuso ou chave de destravamento aberta.",
          ],
          [
            "Num SEG, testar a botoeira separa o rádio do motor e evita trocar a peça errada.",
            "Uma parada fora do ponto leva ao fim de curso; volta sem motivo leva à fotocélula ou a folha pesada.",
            "Disjuntor que cai ao acionar indica curto ou motor travado: não religue mais de uma vez.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Verifique o SEG por fora", "SEG parado: o que você pode testar", "Conferência rápida e segura"],
        slots: [
          [
            "Se a folha está torta, caída ou com cabo frouxo, pule o teste e deixe o disjuntor desligado.",
            "Tudo se faz por fora, com crianças e animais longe e sem ficar sob a folha.",
            "Nenhum passo pede ferramenta, tampa aberta ou mão na folha.",
          ],
        ],
        steps: [
          "Veja se o disjuntor do portão está ligado; se cair de novo, não insista.",
          "Troque a pilha e teste outro controle.",
          "Acione uma única vez pela botoeira e escute.",
          "Limpe as lentes da fotocélula e veja se há obstáculo.",
          "Desligue o disjuntor e fotografe a etiqueta do motor.",
        ],
      },
      {
        about: "cost",
        headings: ["O valor do conserto", "Consertar ou trocar o motor SEG", "O que pesa no orçamento"],
        slots: [
          [
            "Peça e serviço vêm separados no orçamento, que é grátis por foto e confirmado depois da medição.",
            "Capacitor, fim de curso, ímã e regulagem pesam pouco; placa, engrenagem e redutor pesam mais.",
            "O conserto é cobrado pela peça e pela mão de obra, com o valor dito antes de trocar.",
          ],
          [
            "Motor no fim da vida útil, de {trade.life}, com mais de um defeito costuma pedir a troca.",
            "Com o redutor firme, conserta-se; com várias peças gastas, compare com a troca, de {price.homeSwap} em casa.",
            "A troca do motor custa de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado.",
          ],
        ],
      },
    ],
    keep: ["causes"],
    questions: [
      {
        question: "O motor SEG ronca e não anda. O que faço?",
        answers: [
          "Pare de acionar: roncando parado, o motor queima. Mande a foto da etiqueta para adiantar o capacitor certo.",
          "Desligue o disjuntor e não tente de novo. Em geral é capacitor ou folha presa; o técnico mede e troca só o que falhou.",
        ],
      },
      {
        question: "Por que o SEG abre, mas não fecha?",
        answers: [
          "Uma fotocélula suja ou desalinhada é a primeira causa; depois vêm fim de curso e relé da placa. Limpe as lentes e teste uma vez.",
          "Quase sempre a fotocélula acusa obstáculo. Se as lentes estão limpas e o vão, livre, o técnico confere fim de curso e placa.",
        ],
      },
      {
        question: "O motor SEG parou depois da chuva. É a placa?",
        answers: [
          "Muitas vezes, sim, por tampa mal vedada. Com a energia desligada, a chance de salvar a placa é maior.",
          "Pode ser água na placa. Desligue o disjuntor, não religue para testar e chame o técnico.",
        ],
      },
      {
        question: "Posso destravar o portão enquanto o técnico não chega?",
        answers: [
          "Só portão de correr ou de abrir, reto e em piso nivelado, com o disjuntor desligado. O basculante fica travado.",
          "No de correr ou de abrir, sem folha torta, sim, com o disjuntor desligado. Um basculante com defeito não se destrava.",
        ],
      },
    ],
    photo:
      "uma foto da etiqueta do motor SEG e, se ele ainda anda sem risco, um vídeo com som; se ronca parado, só a foto",
  },
];
