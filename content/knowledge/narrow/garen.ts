import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const garen: NarrowConcept[] = [
  {
    id: "garen-e-bom",
    broader: "garen",
    label: "Garen é bom?",
    phrase: "saber se o motor Garen é bom",
    asks: [
      "garen bom",
      "garen boa",
      "garen vale pena",
      "garen presta",
      "garen confiável",
      "opinião garen",
      "garen boa marca",
      "garen compensa",
      "comprar garen dura problema",
      "garen dura dá problema",
    ],
    intent: "comparison",
    answers: {
      any: [
        "O motor Garen vale a pena para portão de casa ou pequeno comércio, leve e equilibrado: peças e controles são fáceis de achar e o conserto costuma ser simples. Não compensa se a folha for pesada demais para o modelo ou se o portão abrir o dia todo.",
        "Garen é boa marca para uso residencial, com versões basculante, deslizante e pivotante. Escolha outra quando precisar de motor rápido com inversor já definido, como o JetFlex, da PPA, ou quando a casa já tiver central de outro padrão.",
        "Sim, o motor Garen é bom para portão de casa e pequeno comércio, com peça e controle fáceis de achar; escolha outra marca se quer motor rápido com inversor ou se o portão abre o dia todo. O que decide não é o nome: potência para o peso, ciclos para o uso e folha bem regulada fazem um motor durar de {trade.life}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Garen: pontos a favor e contra", "Quando o Garen compensa", "Garen ou outra marca: como decidir"],
        slots: [
          [
            "A favor estão a reposição comum no comércio e a simplicidade do conjunto, que o técnico conhece bem.",
            "O ponto forte é achar peça: capacitor, engrenagem, bucha, ímã e controle da marca existem em muitas lojas.",
            "Conta a favor a linha completa para casa, com motor, central, receptor e controle do mesmo fabricante.",
          ],
          [
            "Contra pesa usar modelo de casa em garagem coletiva, onde ele esquenta e gasta cedo.",
            "O cuidado é a potência: folha larga ou de madeira pede modelo maior, e no limite nenhum motor dura.",
            "Fica contra a compra só pelo preço, porque a versão mais barata pode não servir ao peso da sua folha.",
          ],
          [
            "No basculante de casa, Garen, PPA e Rossi de mesma potência dão resultado parecido; compare preço instalado e garantia.",
            "Escolha Garen quando já tem controles da marca; escolha outra quando quer velocidade ou recurso que o modelo não traz.",
            "Em portão de correr, compare a capacidade em quilos e os ciclos da ficha, e não o nome na tampa.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que olhar antes de comprar Garen",
          "Antes da compra: o que conferir",
          "Garen no seu portão: confira primeiro",
        ],
        slots: [
          [
            "Veja a folha antes do motor, porque portão que pesa ou raspa estraga qualquer marca.",
            "A compra começa pela folha: leve na mão, reta e sem solda trincada.",
            "Antes do nome, olhe o portão, que é quem decide a potência e a vida do motor.",
          ],
          [
            "Leia na ficha a potência, os ciclos por hora, a velocidade e a tensão do modelo.",
            "Compare potência, velocidade e uso indicado do modelo com o que o portão exige.",
            "Potência, regime de uso e tensão da rede precisam combinar com a sua garagem.",
          ],
        ],
        bullets: [
          "Largura, altura e material da folha",
          "Aberturas por dia",
          "Tensão do ponto de energia",
          "Controles que a casa já usa",
          "Fotocélula no orçamento",
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "Garen ou PPA: qual é melhor?",
        answers: [
          "Em motor comum de mesma potência, as duas se equivalem: fique com a marca dos controles que a casa já usa ou com a que sair mais barata já instalada. Para basculante rápido, vendemos o JetFlex, da PPA, por {price.jetflex} instalado.",
          "Depende do que você já tem: controles e central da marca atual pesam na conta. Sem isso, decida por potência, garantia e preço instalado.",
        ],
      },
      {
        question: "Motor Garen dura quanto tempo?",
        answers: [
          "A referência é de {trade.life} em casa, com folha equilibrada e revisão {visits.home}.",
          "Um motor Garen dura de {trade.life}, como os de mesmo porte. Folha pesada e umidade na placa encurtam esse prazo.",
        ],
      },
      {
        question: "JetFlex é da Garen?",
        answers: [
          "Não, JetFlex é a tecnologia rápida da PPA. A Garen tem modelos próprios, e a velocidade de cada um está na ficha.",
          "Não. O nome JetFlex pertence à PPA; em motor Garen, procure a velocidade na ficha do modelo.",
        ],
      },
      {
        question: "Quanto custa um Garen instalado?",
        answers: [
          "O valor vem por foto, conforme o portão. Como referência, trocar o motor de uma casa custa de {price.homeSwap}, com mão de obra.",
          "O preço depende do tipo e do peso da folha. A troca residencial fica de {price.homeSwap}; mande fotos e largura para o preço fechado.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro e por fora, com a largura da folha e o número de aberturas por dia",
  },
  {
    id: "garen-assistencia",
    broader: "garen",
    label: "Assistência técnica Garen",
    phrase: "a assistência técnica Garen",
    asks: [
      "assistência técnica garen",
      "autorizada garen",
      "assistência garen",
      "técnico garen",
      "assistência técnica garem",
      "autorizada garem",
      "assistência garem",
      "técnico garem",
      "manutenção garen",
      "conserto motor garen",
      "consertar motor garen",
      "conserto portão garen",
      "reparo motor garen",
    ],
    intent: "repair",
    answers: {
      any: [
        "Somos assistência independente de motor Garen, e não a autorizada: consertamos, instalamos e repomos peças da marca, com o ajuste em casa a partir de {price.preventive}. O motor ainda na garantia de fábrica se resolve com quem vendeu; fora dela, o orçamento por foto é grátis.",
        "Assistência técnica Garen independente, feita na sua garagem: motor, placa, controle e folha na mesma visita. Não representamos a fábrica; o valor é dito antes de trocar peça, e o WhatsApp atende {shop.hours}.",
        "Nossa assistência em motores Garen é independente da fábrica. O técnico mede energia, capacitor, fim de curso e placa, mostra o que falhou e só troca com a sua aprovação. Orçamento grátis por foto e vídeo.",
      ],
      price: [
        "O conserto de motor Garen é cobrado pela peça e pela mão de obra, com o valor dito antes: capacitor, fim de curso e regulagem pesam pouco; placa, engrenagem e redutor, mais. A estimativa por foto e vídeo é grátis.",
        "O preço do conserto de um motor Garen depende da peça que falhou. Mande a foto da etiqueta e um vídeo do defeito; se a troca compensar mais, em casa ela fica de {price.homeSwap}, com motor e mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Autorizada ou independente: o que muda",
          "Garen na garantia: a quem recorrer",
          "Quem conserta Garen fora da garantia",
        ],
        slots: [
          [
            "A autorizada é o caminho de quem tem garantia do fabricante em vigor, porque abrir o motor antes pode encerrá-la.",
            "Se a nota ainda cobre o motor, fale primeiro com o vendedor: a garantia de fábrica se aciona por ele ou pela rede da marca.",
            "O motor Garen comprado há pouco tempo deve ir à garantia do fabricante antes de qualquer conserto por terceiros.",
          ],
          [
            "Passada a garantia, o serviço independente atende na garagem, sem levar o motor embora, e também cuida da folha.",
            "Para motor Garen sem garantia, o conserto independente resolve no endereço, com a folha conferida na mesma visita.",
            "Quando a garantia acabou, escolha pelo serviço: medição antes da troca, valor por escrito e peça mostrada.",
          ],
          [
            "No conserto valem os 90 dias da lei; no motor comprado conosco, {warranty.motor}, e na instalação, {warranty.installation}.",
            "A garantia do nosso serviço é separada da do fabricante: no conserto, os 90 dias da lei; na instalação, {warranty.installation}; no motor que vendemos, {warranty.motor}.",
            "Nossa garantia é de 90 dias no conserto, pela lei, de {warranty.installation} na instalação e de {warranty.motor} no motor vendido por nós.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [
          "Valores da assistência Garen",
          "Conserto Garen: do que depende o preço",
          "O que se paga na assistência Garen",
        ],
        slots: [
          [
            "Capacitor, fim de curso e regulagem pesam pouco; placa, engrenagem e redutor pesam mais.",
            "Não há preço único: a foto da etiqueta e o vídeo do defeito permitem a estimativa, que é grátis.",
            "Paga-se a peça trocada e o serviço, com os dois valores informados antes de começar.",
          ],
          [
            "Em portão de casa, a visita preventiva parte de {price.preventive}, e as peças são à parte.",
            "Se o caso for de ajuste, a revisão residencial sai a partir de {price.preventive}, fora peças.",
            "A revisão preventiva em casa custa a partir de {price.preventive}, sem peças.",
          ],
          [
            "Para comparar, trocar o motor custa de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
            "Com o redutor do Garen gasto, compare com um motor novo: em casa, de {price.homeSwap}, já com a mão de obra.",
            "Quando o conserto não compensa, a troca do motor de uma casa fica de {price.homeSwap}, e a de portão pesado, de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: ["signs", "causes"],
    questions: [
      {
        question: "A assistência Garen atende no domingo e à noite?",
        answers: [
          "Sim, o contato funciona {shop.hours}. Diga o bairro e o defeito, e o horário possível é informado na hora.",
          "O WhatsApp funciona {shop.hours}. O horário da visita e o valor são combinados na conversa, antes de o técnico sair.",
        ],
      },
      {
        question: "Preciso levar o motor Garen até a oficina?",
        answers: [
          "Não. O diagnóstico e a maior parte dos consertos são feitos no local, com a folha junto.",
          "Em geral, não. Só reparo de bancada em placa ou enrolamento pode sair do endereço, e você é avisado antes.",
        ],
      },
      {
        question: "Vocês usam peça original Garen?",
        answers: [
          "Quando existe e compensa, original. Em motor antigo, a compatível de mesma especificação mantém o portão em uso.",
          "Original ou compatível, conforme o modelo e a sua escolha. A diferença de preço é dita antes da troca.",
        ],
      },
      {
        question: "Motor Garen antigo ainda tem conserto?",
        answers: [
          "Na maioria das vezes, sim, se o redutor está firme. Para placa fora de linha, há universal compatível com motores comuns.",
          "Tem, quando há peça e a mecânica está boa. Se várias peças falharam juntas, mostramos a conta da troca.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor Garen, o bairro e, se o portão ainda anda sem risco, um vídeo do defeito",
  },
  {
    id: "garen-placa",
    broader: "garen",
    label: "Placa Garen",
    phrase: "a placa do motor Garen",
    asks: [
      "troquei placa garen",
      "troquei placa garen gravar controles",
      "placa garen",
      "central garen",
      "placa garem",
      "central garem",
      "trocar placa garen",
      "placa garen queimada",
      "placa garen preço",
      "placa garen compatível",
    ],
    intent: "repair",
    answers: {
      any: [
        "A placa Garen se repara ou se troca, mas só depois de medir: capacitor em curto, fim de curso e falta de energia dão o mesmo sinal de placa queimada. Se for mesmo a central, a troca inclui gravar o percurso e os controles.",
        "Para trocar a placa do motor Garen, três dados decidem: modelo do motor, tipo de fim de curso e código dos controles. Mande as fotos e receba o preço da central e da mão de obra, separados e sem custo.",
        "A central Garen nova precisa combinar com o motor e com os controles da casa. Confirmamos por foto a versão compatível, trocamos com a energia desligada e testamos tudo na sua frente.",
      ],
      price: [
        "Na placa Garen, pagam-se a central, a mão de obra da troca e, só se preciso, controles novos. A foto da etiqueta dá o orçamento, e o código da placa confirma na visita, que parte de {price.preventive} em casa, sem peças. Como teto, a troca do motor inteiro em casa fica de {price.homeSwap}; perto disso, a placa não compensa.",
        "O preço da placa Garen depende da versão e de ser original ou compatível, e sai pela foto da etiqueta, sem custo. De régua: a visita que confirma o defeito parte de {price.preventive} em casa, sem peças, e o motor inteiro trocado fica de {price.homeSwap}; perto disso, a placa não compensa.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: [
          "Identificar a central Garen certa",
          "Original ou compatível no motor Garen",
          "Que placa Garen comprar",
        ],
        slots: [
          [
            "A Garen vende central e receptor separados, e muitos portões da marca já trocaram de placa.",
            "Em motor Garen de velocidade controlada, a central é a da própria linha; nos comuns, a universal pode servir.",
            "A central certa para um Garen sai de três dados: motor, fim de curso e controle.",
          ],
          [
            "A foto da etiqueta reduz as opções; o código da placa, que fica por dentro, o técnico lê com o circuito desligado.",
            "Por fora, a etiqueta do motor e o controle já reduzem as opções; o código da placa confirma na visita.",
            "Não abra o motor para procurar o código: os bornes trabalham com a tensão da rede, 127 V ou 220 V.",
          ],
          [
            "A universal é saída para central fora de linha, conferidos o fim de curso e a potência do motor Garen.",
            "Compatível de boa qualidade funciona bem; o que não se aceita é placa de potência menor que a do motor.",
            "Entre original e compatível, pesam o preço, os controles que você já tem e os recursos do motor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Trocar a placa Garen: etapas", "O técnico e a placa Garen", "Da medição à placa nova"],
        slots: [
          [
            "A medição vem primeiro: um motor travado ou um capacitor em curto podem queimar também a placa nova.",
            "O motor é testado à parte, porque placa nova em motor com defeito dura pouco.",
            "Antes da placa, o técnico mede energia, capacitor e enrolamento, para a nova não queimar pelo mesmo motivo.",
          ],
          [
            "Com a central no lugar, o percurso é aprendido, os controles são gravados e a força fica no mínimo necessário.",
            "A entrega inclui controles gravados, paradas reguladas e vários ciclos de teste.",
            "Depois vêm a ligação, a gravação do percurso e dos controles, a força e o teste da fotocélula.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [
          "Valor da placa e da mão de obra",
          "Placa Garen: preço e comparação",
          "Do que depende o preço da placa Garen",
        ],
        slots: [
          [
            "Pagam-se a placa e a troca, em linhas separadas, e os controles só entram se os atuais não servirem.",
            "O preço muda com a versão da central e com os controles, e por isso pedimos a foto da etiqueta.",
            "Mudam o valor o inversor, a placa original ou compatível, o tipo de fim de curso e a necessidade de controles novos.",
          ],
          [
            "Com redutor em fim de vida, a conta da placa deve ser posta ao lado da troca do motor, de {price.homeSwap} em residência.",
            "O motor de muitos anos com placa queimada pede as duas contas: central nova ou troca do motor, de {price.homeSwap} em casa.",
            "Se o motor também estiver gasto, compare com a troca completa, de {price.homeSwap} em casas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva a troca da placa Garen?",
        answers: [
          "A troca costuma caber em uma visita. Atrasa quando a fiação está danificada ou a placa precisa ser encomendada.",
          "Em geral, a troca leva uma visita, quando a versão já foi identificada por foto. A gravação e o teste fazem parte.",
        ],
      },
      {
        question: "Placa Garen molhada tem conserto?",
        answers: [
          "Às vezes. Desligue o disjuntor, não religue para testar e chame logo: quanto menos tempo molhada, maior a chance.",
          "Depende da oxidação. A placa é seca, limpa e medida pelo técnico; trilha corroída pede troca.",
        ],
      },
      {
        question: "Por que a placa Garen queima de novo?",
        answers: [
          "A causa costuma ser surto, umidade ou motor forçando. Vedação, aterramento e protetor de surto são orçados junto com a placa.",
          "A placa queima de novo porque a causa ficou: capacitor em curto, motor travado, água entrando ou rede sem proteção contra surto. A correção vem no orçamento, junto com a placa.",
        ],
      },
      {
        question: "Posso trocar a placa Garen sozinho?",
        answers: [
          "Não recomendamos. Há tensão da rede, capacitor com carga e ajuste de força que protege as pessoas.",
          "Melhor não: ligação trocada queima a placa na hora, e força mal regulada machuca.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor Garen e outra do controle, frente e verso, sem abrir a tampa",
  },
  {
    id: "garen-controle",
    broader: "controle",
    label: "Controle Garen",
    phrase: "o controle Garen",
    asks: [
      "controle garen",
      "controle remoto garen",
      "controle garem",
      "controle remoto garem",
      "controle garen original",
      "controle garen preço",
      "comprar controle garen",
      "controle garen compatível",
      "chaveiro garen",
      "qual controle garen",
      "qual controle comprar garen",
      "qual controle serve garen",
      "controle serve portão garen",
      "controle compatível motor garen",
      "qual controle portão garen",
      "controle portão garen comprar",
      "controle garen vem programado",
    ],
    intent: "buying",
    answers: {
      any: [
        "O controle Garen novo não vem pronto: precisa combinar com o receptor e ser cadastrado. Pela foto do controle e da etiqueta do motor, confirmamos original ou compatível, com o preço e a gravação.",
        "Para comprar controle Garen, olhe o receptor antes da marca: frequência e código precisam ser iguais. Se a placa já foi trocada, um controle Garen pode não abrir; a foto do que funciona hoje resolve a dúvida.",
        "O controle Garen novo serve se tiver a frequência e o código da sua central: a foto dos dois lados do atual mostra o modelo, e a gravação se faz na central, pelo técnico. Se o antigo ainda acende, troque a pilha antes.",
      ],
      repair: [
        "Controle Garen que não funciona: troque a pilha pelo mesmo modelo, teste perto do portão e experimente outro controle. Se a botoeira abre e nenhum controle abre, o defeito é no receptor; se só um falha, é ele.",
        "Se o controle Garen parou, a ordem é pilha, outro controle e botoeira. Uma luz fraca é pilha; luz boa e portão parado é cadastro ou receptor. Não segure o botão da central: em muitas ele apaga tudo.",
      ],
      "how-to": [
        "Gravar controle Garen se faz na central do portão, por botão ou menu, e a sequência muda com a placa e a versão. Como o acesso fica junto da tensão da rede, deixe com o técnico e reúna todos os controles no dia.",
        "Para programar controle Garen, o técnico abre a central com cuidado, põe a placa em modo de gravação e cadastra cada botão. Em muitas placas, segurar o botão apaga a memória inteira, e por isso não tente no escuro.",
      ],
      price: [
        "O preço do controle Garen soma dois itens: o controle, por unidade, e a gravação na central, em visita que, em casa, parte de {price.preventive}, sem peças. Original e compatível têm valores diferentes; mande a foto do atual, frente e verso, e a quantidade, e o orçamento vem sem custo.",
        "O controle Garen é cobrado por unidade, e a gravação, à parte, em visita que, em casa, parte de {price.preventive}, sem peças. Original ou compatível, tipo de código e quantidade mudam a conta; a foto do atual ajuda a achar o modelo, e vários gravados juntos pedem uma só visita.",
      ],
      buying: [
        "Compre controle Garen, original ou compatível, da mesma frequência da central, em geral 433 MHz, e do mesmo código; se a placa já foi trocada, vale o padrão dela. A foto do atual, frente e verso, confirma o modelo.",
        "Controle para portão Garen se escolhe pela central: placa de fábrica pede controle da linha Garen ou compatível; outra placa pede o padrão dela. Mande a foto do que funciona, frente e verso, e receba modelo e preço.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "O controle certo para o seu Garen",
          "Original ou compatível Garen?",
          "Antes de comprar o controle Garen",
        ],
        slots: [
          [
            "Um receptor avulso Garen aparece até em portão com motor de outra marca, e é ele que define qual controle serve.",
            "Antes de comprar, descubra que receptor está no portão hoje: é ele que aceita ou recusa o controle Garen.",
            "O nome Garen no motor não garante que o receptor ainda seja da marca.",
          ],
          [
            "Compare frequência, botões e tipo de código com o controle que ainda funciona.",
            "O receptor é que escolhe o controle, e em muitos portões ele já não é o original.",
            "A foto do controle atual, frente e verso, vale mais que o nome da marca do motor.",
          ],
          [
            "O código fixo pode ser copiado; o código rolante precisa ser gravado na central, o que é mais seguro.",
            "Original e compatível abrem igual quando o código é o mesmo, e a diferença fica no preço e no acabamento.",
            "Compatível serve bem se falar o mesmo código; o controle de código rolante não se copia, cadastra-se.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Controle Garen falhando: o que testar",
          "Pilha, outro controle e botoeira",
          "Controle Garen mudo: a ordem do teste",
        ],
        slots: [
          [
            "O teste vai do mais simples ao mais revelador e não pede ferramenta.",
            "Faça com o portão à vista e a passagem livre.",
            "Em poucos minutos você separa pilha, controle e receptor, sem abrir o motor.",
          ],
          [
            "Quando nenhum controle abre e a botoeira abre, o receptor precisa de medição.",
            "Se nem a botoeira responde, o caso é de energia ou de central, e não de controle.",
            "Um controle que só abre de perto pede pilha nova; se persistir, a antena e o receptor são conferidos na visita.",
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
        headings: ["Cadastro de controle Garen", "A gravação do controle novo", "Programar o controle Garen: quem faz"],
        slots: [
          [
            "Cada central tem a sua sequência de gravação, descrita no manual dela, e não no do controle.",
            "O cadastro é feito na placa do motor, onde há tensão da rede, e por isso fica com o técnico.",
            "A gravação se faz por botão ou menu da central, e a sequência muda conforme a placa e a versão.",
          ],
          [
            "Na mesma visita se gravam os novos e se apaga o perdido; em placas que não apagam um só, todos são regravados.",
            "Junte todos os controles no dia: se a memória for limpa, cada um é gravado de novo.",
            "Um toque errado pode apagar todos os controles, então reúna os da casa antes da visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para copiar o controle Garen?",
        answers: [
          "Só o de código fixo. O de código rolante não se copia: é cadastrado na central, caminho que serve também na dúvida.",
          "O de código fixo, sim; o de código rolante não se copia, precisa ser cadastrado na central.",
        ],
      },
      {
        question: "Posso comprar o controle Garen pela internet e só gravar com vocês?",
        answers: [
          "Pode, se o código e a frequência forem os da sua central. Mande a foto do anúncio e a do controle atual antes de comprar.",
          "Sim. Confirmamos pela foto se ele serve e dizemos o valor da gravação antes da visita.",
        ],
      },
      {
        question: "Qual pilha usa o controle Garen?",
        answers: [
          "É a do código impresso na que está nele; as mais comuns em controle de portão são a A23, de 12 V, e a CR2032, de 3 V. Troque por igual.",
          "A pilha varia com o modelo. Abra só a tampa da pilha, leia o código, como A23 ou CR2032, e confira a posição.",
        ],
      },
      {
        question: "Um controle Garen pode abrir dois portões?",
        answers: [
          "Pode, se tiver mais de um botão e os dois receptores aceitarem o mesmo código: grava-se um botão em cada central.",
          "Sim, quando os receptores são compatíveis. Cada botão é cadastrado em um portão.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e outra da etiqueta do motor Garen",
  },
  {
    id: "garen-defeito",
    broader: "nao-abre",
    label: "Motor Garen com defeito",
    phrase: "o motor parado ou com defeito",
    asks: [
      "motor garen não funciona",
      "portão garen não funciona",
      "garen defeito",
      "motor garen parou",
      "motor garen não liga",
      "motor garen problema",
      "portão garen não abre",
      "defeitos comuns motor garen",
      "defeitos mais comuns garen",
      "motor garen parado",
      "garen não funciona",
      "garen não liga",
      "motor garen pifou",
      "garen pifou",
      "garen quebrado",
      "garen quebrou",
      "motor garen quebrado",
      "motor garen não responde",
      "motor garen morreu",
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
        "O conserto de motor Garen que parou custa conforme a peça: ajuste e limpeza, em casa, a partir de {price.preventive}, sem peças; capacitor e fim de curso estão entre as mais baratas, placa e redutor entre as mais caras. Com um vídeo e a foto da etiqueta, o orçamento é grátis.",
        "O preço para consertar motor Garen sai pela peça que falhou, dita antes da troca: a visita com regulagem, em casa, parte de {price.preventive}, sem peças, e o motor inteiro novo, para comparar, fica de {price.homeSwap}, com mão de obra. Mande vídeo e etiqueta.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "Motor Garen parado: leia o sintoma",
          "O que o som do Garen revela",
          "Sinais e suspeitos no motor Garen",
        ],
        slots: [
          [
            "O silêncio total aponta para energia, fusível, receptor ou placa, e não para motor queimado.",
            "Um motor mudo com a luz da casa acesa pede teste da botoeira: ela separa controle e central.",
            "Sem nenhum som, confira disjuntor, botoeira e pilha antes de pensar na placa.",
          ],
          [
            "Se ele ronca parado, desligue: poucos minutos assim bastam para queimar um motor bom.",
            "O zumbido com a folha imóvel leva a capacitor e a atrito na folha, medidos pelo técnico.",
            "O ronco sem movimento é capacitor, folha presa ou redutor travado, e insistir queima o enrolamento.",
          ],
          [
            "Giro em falso é falha de transmissão: engrenagem, porca do fuso ou chave de destravamento aberta.",
            "Quando o motor roda e a folha não anda, veja se a chave ficou destravada; o resto é do técnico.",
            "Motor que gira com o portão parado indica destravamento aberto, engrenagem gasta ou porca do fuso espanada.",
          ],
          [
            "No basculante Garen, fuso seco e bucha gasta dão rangido; no KDZ, que é de correr, conferem-se ímãs e cremalheira.",
            "Uma parada fora do ponto leva ao fim de curso; volta sem motivo leva à fotocélula ou a folha pesada.",
            "Disjuntor que cai ao acionar indica curto ou motor travado: não religue mais de uma vez.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Verifique o Garen por fora", "Garen parado: o que você pode testar", "Conferência rápida e segura"],
        slots: [
          [
            "Nenhum passo pede ferramenta, tampa aberta ou mão na folha.",
            "Se a folha está torta, caída ou com cabo frouxo, pule o teste e deixe o disjuntor desligado.",
            "Tudo se faz por fora, com crianças e animais longe e sem ficar sob a folha.",
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
        headings: ["O valor do conserto", "Consertar ou trocar o motor Garen", "O que pesa no orçamento"],
        slots: [
          [
            "O conserto é cobrado pela peça e pela mão de obra, com o valor dito antes de trocar.",
            "Peça e serviço vêm separados no orçamento, que é grátis por foto e confirmado depois da medição.",
            "Capacitor, fim de curso, ímã e regulagem pesam pouco; placa, engrenagem e redutor pesam mais.",
          ],
          [
            "A troca do motor custa de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado.",
            "Motor no fim da vida útil, de {trade.life}, com mais de um defeito costuma pedir a troca.",
            "Com o redutor firme, conserta-se; com várias peças gastas, compare com a troca, de {price.homeSwap} em casa.",
          ],
        ],
      },
    ],
    keep: ["causes"],
    questions: [
      {
        question: "Por que o Garen abre, mas não fecha?",
        answers: [
          "Quase sempre a fotocélula acusa obstáculo. Se as lentes estão limpas e o vão, livre, o técnico confere fim de curso e placa.",
          "Uma fotocélula suja ou desalinhada é a primeira causa; depois vêm fim de curso e relé da placa. Limpe as lentes e teste uma vez.",
        ],
      },
      {
        question: "O motor Garen parou depois da chuva. É a placa?",
        answers: [
          "Pode ser água na placa. Desligue o disjuntor, não religue para testar e chame o técnico.",
          "Muitas vezes, sim, por tampa mal vedada. Com a energia desligada, a chance de salvar a placa é maior.",
        ],
      },
      {
        question: "Posso destravar o portão enquanto o técnico não chega?",
        answers: [
          "No de correr ou de abrir, sem folha torta, sim, com o disjuntor desligado. Um basculante com defeito não se destrava.",
          "Só portão de correr ou de abrir, reto e em piso nivelado, com o disjuntor desligado. O basculante fica travado.",
        ],
      },
      {
        question: "Motor Garen queimado tem conserto?",
        answers: [
          "Um enrolamento queimado pode ser refeito, mas em motor pequeno a troca costuma compensar. O técnico mede antes, porque capacitor ruim parece motor queimado.",
          "Depende do redutor e do preço. Com a mecânica boa, avalia-se o reparo; senão, a troca em casa custa de {price.homeSwap}.",
        ],
      },
    ],
    photo:
      "uma foto da etiqueta do motor Garen e, se ele ainda anda sem risco, um vídeo com som; se ronca parado, só a foto",
  },
  {
    id: "garen-ou-peccinin",
    broader: "garen",
    label: "Garen ou Peccinin",
    phrase: "a escolha entre Garen e Peccinin",
    intent: "comparison",
    asks: [
      "garen ou peccinin",
      "peccinin ou garen",
      "diferença garen peccinin",
      "garen peccinin melhor",
      "comparação garen peccinin",
      "peccinin antigo trocar garen",
      "dois orçamentos garen peccinin",
      "garen peccinin qual escolho",
    ],
    answers: {
      any: [
        "Garen ou Peccinin: escolha Garen para motor novo de casa ou pequeno comércio, se quer peça e controle comuns nas lojas; escolha Peccinin quando já tem motor ou central dela em bom estado e a peça do modelo existe.",
        "Para começar do zero, a Garen costuma dar menos trabalho na reposição; para manter o que já está no portão, o Peccinin com redutor firme vale a peça. No mesmo porte, o resultado é parecido.",
        "Entre Garen e Peccinin, fique com Garen para motor novo de casa, pela peça e pelo controle comuns nas lojas; fique com Peccinin se já tem motor, central ou controles dela com o redutor firme. Nas duas, a capacidade tem de passar do peso da folha, e a troca em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Quando escolher Garen, quando escolher Peccinin",
          "Garen e Peccinin por tipo de portão",
          "O que decide entre as duas",
        ],
        slots: [
          [
            "No de correr, compare um KDZ, da Garen, com um Gatter, da Peccinin, pelos quilos da ficha.",
            "Em folha de correr, capacidade e ciclos decidem mais que a marca.",
            "De correr: KDZ e Gatter de mesma capacidade fazem o mesmo trabalho.",
          ],
          [
            "No basculante de casa, as duas atendem; compare potência e preço instalado.",
            "Um basculante equilibrado de até {width.quarterHp} fica bem com 1/4 HP de qualquer das duas.",
            "No basculante, a largura da folha decide a potência nas duas: 1/4 HP até {width.quarterHp}, mais acima disso.",
          ],
          [
            "Controles e central já instalados podem decidir: ficar na marca evita trocar tudo.",
            "Peccinin antigo com folga no redutor pede comparação com motor novo.",
            "O uso coletivo pede versão de ciclos altos, seja qual for a marca.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço e peças: Garen e Peccinin", "Quanto custam as duas", "Reposição das duas marcas"],
        slots: [
          [
            "A troca fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra.",
            "No mesmo porte, paga-se parecido: de {price.homeSwap} na troca residencial.",
            "O orçamento por foto, grátis, pode trazer as duas lado a lado.",
          ],
          [
            "Peças Garen são comuns nas lojas; nas Peccinin, o modelo exato decide, porque a engrenagem muda.",
            "Ao trocar uma pela outra, confira suporte, controles e, no de correr, o passo da cremalheira.",
            "A central universal é saída nas duas, em motor comum, quando a placa original falta.",
          ],
        ],
      },
      {
        about: "replace",
        headings: [
          "Trocar Peccinin por Garen: o que se aproveita",
          "De Peccinin para Garen, ou o contrário",
          "Mudar de Peccinin para Garen",
        ],
        slots: [
          [
            "Na troca entre Peccinin e Garen, ficam o circuito elétrico, o eletroduto e a fotocélula que estiverem bons.",
            "Trocar Peccinin por Garen não refaz tudo: energia, eletroduto e fotocélula em ordem continuam.",
            "Fiação com terra e disjuntor próprio serve às duas, e reduz o valor da troca.",
          ],
          [
            "Suporte, central e controles mudam, porque Peccinin e Garen não usam as mesmas peças.",
            "Conte com suporte novo e controles gravados outra vez ao sair de Peccinin para Garen.",
            "Os controles só continuam se a central nova ler o mesmo código, o que a foto mostra antes.",
          ],
          [
            "No portão de correr, a cremalheira fica se o passo dos dentes for o mesmo e ela estiver reta.",
            "Em portão de correr, a altura da base e o passo da cremalheira são medidos antes de aproveitar.",
            "O basculante recebe acionador e braço novos, porque trabalham em conjunto com o motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle Garen abre motor Peccinin?",
        answers: [
          "Só se a central aceitar o mesmo código. Um receptor avulso resolve quando há muitos controles.",
          "Em geral, não. A foto dos dois controles confirma.",
        ],
      },
      {
        question: "Qual pesa menos no bolso, Peccinin ou Garen?",
        answers: [
          "O preço depende do modelo e do portão: entre versões de mesma capacidade, peça as duas propostas com os mesmos itens e compare o total instalado.",
          "Não há uma sempre mais barata. Motor, controles, suporte e instalação somados é que dizem, e o orçamento por foto é grátis.",
        ],
      },
      {
        question: "Qual tem mais peça, Garen ou Peccinin?",
        answers: [
          "A Garen é mais comum nas lojas. Na Peccinin, a foto da etiqueta diz se a peça do seu modelo existe.",
          "Em motor atual, a Garen leva vantagem; em Peccinin antigo, às vezes se usa peça compatível.",
        ],
      },
      {
        question: "Vocês trabalham com Garen e Peccinin?",
        answers: [
          "Sim, vendemos, instalamos e consertamos Garen e Peccinin, de forma independente.",
          "Trabalhamos com as duas, sem vínculo com os fabricantes.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura e o material da folha e, se houver, os controles atuais",
  },
  {
    id: "garen-ronca",
    broader: "nao-abre",
    label: "Motor Garen faz barulho e não abre",
    phrase: "o motor que ronca e não abre",
    intent: "repair",
    asks: [
      "garen roncando parado",
      "motor garen roncando parado",
      "motor garen ronca parado",
      "garen barulho não abre",
      "motor garen barulho não abre",
      "garen ronca",
      "garen roncando",
      "motor garen ronca não abre",
      "garen zumbindo",
      "garen fazendo barulho não abre",
      "garen zumbe",
      "motor garen força não abre",
      "motor garen gira não abre",
      "garen não abre capacitor",
      "garen zumbe parado",
      "garen só ronca",
    ],
    answers: {
      any: [
        "Capacitor fraco é a primeira causa do motor [marca] que ronca e não abre; depois vêm folha presa e redutor travado. Pare de acionar e desligue o disjuntor, porque roncando parado ele queima; a visita com medição, em casa, parte de {price.preventive}, sem peças.",
        "Energia e comando chegam ao motor [marca] que faz barulho e não abre: no ronco parado, suspeite de capacitor ou folha presa; no giro solto, de engrenagem ou chave destravada. Desligue o disjuntor e não insista; a visita com medição, em casa, parte de {price.preventive}, sem peças.",
        "Engrenagem gasta ou chave destravada explica o motor [marca] que gira e não abre; se ele zumbe parado, é capacitor ou folha presa. Desligue o disjuntor, não force o portão e mande um vídeo com som; a visita com medição, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "O que o barulho do Garen indica",
          "Por que o motor Garen ronca e não abre",
          "Ronco, giro ou estalo no Garen",
        ],
        slots: [
          [
            "O ronco grave sem movimento é motor sem força de partida, quase sempre por capacitor.",
            "O zumbido parado aponta para capacitor fraco ou folha presa.",
            "Um capacitor fraco deixa o motor zumbir sem partir.",
          ],
          [
            "Giro livre com a folha parada é engrenagem gasta, cremalheira solta ou motor destravado.",
            "Se o motor gira e nada anda, veja se alguém deixou a chave de destravamento solta.",
            "O barulho de giro sem movimento indica peça gasta entre o motor e a folha.",
          ],
          [
            "A trava elétrica que não recolhe segura a folha e faz o motor roncar.",
            "Folha torta, trilho sujo ou obstáculo também seguram o motor.",
            "Se o motor ronca mesmo destravado, a suspeita vai para o redutor ou o capacitor; se destravada a folha não anda, para o trilho ou as roldanas.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer com o Garen que ronca", "Primeiros cuidados com o motor roncando", "Antes do técnico"],
        slots: [
          [
            "Não acione de novo para mostrar o defeito.",
            "Nada disso exige tocar no motor.",
            "O descanso evita queimar o enrolamento.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Olhe de longe se há pedra, galho ou trava segurando a folha.",
          "Não destrave nem empurre se a folha é basculante, está torta ou fora do trilho.",
          "Fotografe a etiqueta do motor e o portão inteiro.",
          "Conte pelo WhatsApp se ele ronca parado ou gira sem mover.",
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso trocar o capacitor do Garen sozinho?",
        answers: [
          "Não. Ele guarda carga e fica junto da rede; a troca é do técnico.",
          "Não convém: capacitor carregado dá choque mesmo desligado.",
        ],
      },
      {
        question: "Roncar pode queimar o motor?",
        answers: [
          "Pode, em pouco tempo, se insistir. Desligue o disjuntor.",
          "Sim, o enrolamento aquece rápido com o rotor parado.",
        ],
      },
      {
        question: "O conserto do motor Garen que ronca é caro?",
        answers: [
          "O capacitor é das peças mais baratas; engrenagem e redutor pesam mais. O valor vem por foto.",
          "Depende da peça; o orçamento é grátis pela foto da etiqueta.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do portão inteiro",
  },
  {
    id: "garen-abre-e-nao-fecha",
    broader: "nao-fecha",
    label: "Motor Garen abre e não fecha",
    phrase: "o motor que abre e não fecha",
    intent: "repair",
    asks: [
      "garen abre não fecha",
      "garen invert não fecha",
      "motor garen abre não fecha",
      "motor garen não fecha",
      "garen não está fechando",
      "garen não fecha controle",
      "portão garen não fecha controle",
      "garen não volta fechar",
      "garen abre fica aberto",
    ],
    answers: {
      any: [
        "Fotocélula suja, torta ou com algo na frente é o que mais deixa o motor [marca] sem fechar: limpe as duas lentes com pano seco e livre o feixe. Se ele ainda abre e não fecha, o técnico confere fim de curso, botoeira presa e placa; a visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
        "Quase sempre é um sensor, e não o motor [marca], que não deixa o portão fechar: veja primeiro a fotocélula, de lente limpa e caminho livre, e depois se a botoeira ficou presa. Fim de curso e placa ficam para a visita, que, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que conferir no Garen que não fecha",
          "Fotocélula e botoeira, na ordem",
          "Testes seguros antes da visita",
        ],
        slots: [
          [
            "Faça com a passagem livre e sem abrir a tampa.",
            "Fique fora do caminho da folha durante os testes.",
            "Um teste por vez mostra a causa.",
          ],
        ],
        steps: [
          "Tire folhas, teia e objetos da frente da fotocélula.",
          "Limpe as duas lentes com pano seco.",
          "Veja se o botão da parede está solto, e não afundado.",
          "Acione uma vez e observe de longe.",
          "Se voltar ou não se mover, mande um vídeo curto e a etiqueta.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o Garen abre e não fecha", "Causas além da fotocélula", "O que o técnico mede no Garen"],
        slots: [
          [
            "Fotocélula desalinhada por batida ou vento corta o fechamento por segurança.",
            "Sol direto ou umidade na lente engana a fotocélula em certos horários.",
            "O fio da fotocélula partido deixa a central como se houvesse alguém no vão.",
          ],
          [
            "Fim de curso fora do ponto faz a placa entender que o portão já fechou.",
            "Ímã ou chave de fim de curso deslocados impedem a ordem de fechar.",
            "Curso desregulado aparece depois de batida ou de falta de luz.",
          ],
          [
            "Não isole a fotocélula para o portão fechar: é ela que evita o acidente.",
            "Fechar sem fotocélula põe em risco criança, animal e carro.",
            "Enquanto não conserta, feche à vista e com a passagem vigiada.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Por que o motor Garen fecha só se eu segurar o botão?",
        answers: [
          "Em várias centrais é o modo de fechar com a fotocélula em falha. Limpe e alinhe as lentes.",
          "A central percebe falha na fotocélula e só fecha com alguém comandando.",
        ],
      },
      {
        question: "O controle pode fazer o motor Garen não fechar?",
        answers: [
          "Dificilmente, se ele abre. A mesma tecla manda abrir e fechar.",
          "Quase nunca, porque o comando chega quando abre.",
        ],
      },
      {
        question: "Como deixo a casa fechada até o conserto do motor Garen?",
        answers: [
          "Peça o atendimento, que é {shop.hours}; o portão de correr reto pode ser fechado à mão, com o disjuntor desligado.",
          "Chame pelo WhatsApp, {shop.hours}. O basculante não se destrava sem técnico.",
        ],
      },
    ],
    photo: "um vídeo curto do portão, de longe, e a foto da etiqueta do motor",
  },
  {
    id: "garen-speed-com-cremalheira",
    broader: "garen",
    label: "Garen Speed com cremalheira",
    phrase: "o kit Garen Speed com cremalheira",
    intent: "buying",
    asks: [
      "garen speed deslizante instalado",
      "garen speed deslizante 1/4",
      "motor garen speed deslizante 1/4",
      "motor garen speed deslizante 1/4 instalado",
      "garen speed deslizante 1/3",
      "motor garen speed deslizante 1/3 instalado",
      "garen speed deslizante preço",
      "garen speed deslizante 1/4 preço",
      "motor garen speed deslizante preço",
      "garen speed correr preço",
      "motor garen speed correr 1/4 instalado",
      "motor garen speed deslizante instalado",
      "garen speed cremalheira",
      "garen speed kit",
      "kit garen speed",
      "garen speed kit cremalheira",
      "kit garen cremalheira",
      "garen kit cremalheira",
      "garen kdz cremalheira kit",
      "kit garen deslizante cremalheira",
      "garen speed deslizante",
      "garen speed correr",
    ],
    answers: {
      any: [
        "Instalamos o motor Garen Speed deslizante: na troca em casa, com motor e mão de obra, fica de {price.homeSwap}, e a versão é confirmada pela etiqueta e pela foto do portão. Speed é a versão rápida, que pede folha leve, trilho reto e fotocélula. Cremalheira, por metro de folha, e base entram só se faltarem.",
        "Garen Speed com cremalheira é kit de portão de correr: motor da versão mais rápida, central, controles e a barra dentada, que tem o comprimento da folha. Na troca em casa, com mão de obra, fica de {price.homeSwap}; confira quantos metros de cremalheira vêm e o peso que a etiqueta permite.",
        "Instalamos o Garen Speed deslizante de 1/4 HP: na troca em casa, com motor e mão de obra, fica de {price.homeSwap}. O 1/4 HP de correr costuma trazer 400 kg na etiqueta, bom para folha de uns 300 kg; Speed é a versão rápida, que pede trilho reto, batente firme e fotocélula. Cremalheira e base novas, se faltarem, somam por foto.",
        "Instalamos o Garen Speed deslizante de 1/3 HP: na troca em casa, com motor e mão de obra, fica de {price.homeSwap}. O 1/3 HP de correr costuma trazer 600 kg na etiqueta, bom para folha de uns 450 kg; Speed é a versão rápida, que pede trilho reto, batente firme e fotocélula.",
      ],
      price: [
        "O preço do Garen Speed deslizante fica, na troca em casa, de {price.homeSwap}, com motor e mão de obra; o valor da versão sai pela foto do portão e da etiqueta, sem custo. Speed é a versão rápida, que pede folha leve, trilho reto e fotocélula; cremalheira, por metro de folha, e base entram só se faltarem.",
        "O Garen Speed deslizante de 1/4 HP fica, na troca em casa, de {price.homeSwap}, com motor e mão de obra. O 1/4 HP de correr costuma trazer 400 kg na etiqueta, bom para folha de uns 300 kg; cremalheira, por metro, e base entram só se faltarem, e a foto fecha o valor.",
        "O Garen Speed deslizante de 1/3 HP fica, na troca em casa, de {price.homeSwap}, com motor e mão de obra. O 1/3 HP de correr costuma trazer 600 kg na etiqueta, bom para folha de uns 450 kg; cremalheira, por metro, e base entram só se faltarem, e a foto fecha o valor.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vem no kit e o que falta", "Motor, central, controles e cremalheira: confira a lista"],
        slots: [
          [
            "Cada anúncio monta o kit de um jeito: a lista por escrito evita surpresa.",
            "O nome do kit não diz o que vem; a lista do anúncio, sim.",
          ],
        ],
        bullets: [
          "Motor e central Garen na tensão da sua rede, e quantos controles",
          "Cremalheira: metros incluídos e material, nylon ou aço",
          "Fotocélula: costuma ser à parte",
          "Base, fiação e instalação: pergunte se estão no preço",
        ],
      },
      {
        about: "choose",
        headings: ["Serve no seu portão?", "Peso, comprimento e uso antes da velocidade"],
        slots: [
          [
            "Compare o peso da folha com o limite da etiqueta e deixe um terço de margem.",
            "A velocidade só ajuda em folha leve na mão, com trilho reto e limpo.",
          ],
          [
            "Um portão de 3 metros de folha usa 3 metros de barra; se vierem menos, some os gomos que faltam.",
            "Meça a folha, e não o vão: a cremalheira tem o comprimento da folha.",
          ],
          [
            "Em motor rápido, a fotocélula e a desaceleração no fim deixam de ser detalhe.",
            "Uma folha rápida pede batente firme e fotocélula.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Instalação, prazo e garantia", "Quanto tempo leva e o que entra"],
        slots: [
          [
            "Com trilho e base prontos, a instalação leva de {time.sliding}; concreto novo precisa curar antes.",
            "A troca leva de {time.sliding}, com a folha correndo leve na mão e o ponto de energia no lugar.",
          ],
          [
            "No fim, a desaceleração, a força e as paradas são reguladas, porque folha rápida chega com mais força ao batente.",
            "A regulagem da parada e da força é o principal num motor rápido, e é testada com obstáculo.",
          ],
          [
            "O motor que vendemos tem {warranty.motor} de garantia, e a instalação, {warranty.installation}; no cartão, em até {shop.instalments} vezes.",
            "A garantia é de {warranty.motor} no motor comprado conosco e de {warranty.installation} no serviço; o cartão divide em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Speed serve em basculante?",
        answers: ["Há versões Speed para os dois tipos. Se o kit traz cremalheira, é de correr."],
      },
      {
        question: "Vocês instalam o kit que eu comprar?",
        answers: [
          "A mão de obra de motor comprado fora parte de {price.installation}; o que falta no kit e o estado da folha são confirmados por foto antes.",
        ],
      },
      {
        question: "Posso pôr a cremalheira que já tenho?",
        answers: ["Se o passo do dente é o mesmo e ela está sem dente gasto, fica. A foto da barra mostra."],
      },
    ],
    photo: "uma foto do anúncio ou da etiqueta e do portão inteiro, com a largura da folha",
  },
  {
    id: "garen-kdz-fit",
    broader: "garen-kdz",
    label: "Garen KDZ Fit",
    phrase: "o Garen KDZ Fit",
    asks: [
      "kdz fit",
      "garen kdz fit",
      "motor garen kdz fit",
      "kdz fit preço",
      "kdz fit valor",
      "kdz fit quanto custa",
      "kdz fit comprar",
      "comprar kdz fit",
      "kdz fit vale pena",
      "kdz fit bom",
      "kdz fit presta",
      "kdz fit serve",
      "kdz fit aguenta",
      "kdz fit instalado",
      "kdz fit instalação",
      "garen fit preço",
      "garen fit vale pena",
      "garen fit bom",
    ],
    intent: "buying",
    answers: {
      any: [
        "O Garen KDZ Fit é motor de portão de correr, uma das versões da linha KDZ: serve se o peso da folha fica com folga dentro do limite da ficha dele. Em casa, a troca com motor e mão de obra fica de {price.homeSwap}; o valor do Fit sai pela foto do portão, sem custo.",
      ],
      price: [
        "O Garen KDZ Fit, motor de portão de correr, instalado em casa no lugar do antigo, entra na faixa de {price.homeSwap}, com motor e mão de obra. O valor fechado do Fit depende dos metros de cremalheira, da base e do ponto de energia, e sai por foto, sem custo.",
      ],
      question: [
        "O Garen KDZ Fit vale a pena em portão de correr de casa, com folha leve e peso dentro do limite da ficha, com um terço de folga. Para folha pesada ou uso coletivo, procure versão maior ou de uso intenso; a troca em casa fica de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra no preço do KDZ Fit", "KDZ Fit instalado: a conta"],
        slots: [
          ["Entram na conta o motor, os metros de cremalheira, a base, o ponto de energia e a mão de obra."],
          ["Base, cremalheira e fiação em bom estado são aproveitadas na troca e reduzem o total."],
          [
            "A garantia é de {warranty.motor} no motor que vendemos e de {warranty.installation} na instalação, e o cartão divide em até {shop.instalments} vezes.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Para que portão o KDZ Fit serve", "KDZ Fit ou outra versão"],
        slots: [
          ["Ele move a folha de correr pela cremalheira; em basculante ou em portão de abrir, não serve."],
          [
            "Compare o limite em quilos da ficha com o peso da folha e deixe um terço de margem; grade, chapa fechada e madeira pesam muito diferente no mesmo comprimento.",
          ],
          ["Com aberturas seguidas o dia todo, olhe os ciclos por hora: motor de casa esquenta e desarma."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O KDZ Fit aproveita a cremalheira do motor antigo?",
        answers: [
          "Aproveita, se o passo dos dentes é o mesmo e ela está reta. A folga final é de {rack.clearance}, conferida em todo o curso.",
        ],
      },
      {
        question: "Os controles que tenho servem no KDZ Fit?",
        answers: [
          "Servem se a central aceita o mesmo código e a mesma frequência. Mande a foto do controle, frente e verso.",
        ],
      },
      {
        question: "Quanto tempo leva instalar o KDZ Fit?",
        answers: [
          "De {time.sliding}, com base e trilho em ordem. No fim, os controles são gravados e a parada é testada com você.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha, e a da etiqueta do motor atual",
  },
  {
    id: "garen-speed",
    broader: "garen",
    label: "Garen Speed",
    phrase: "o motor Garen Speed",
    asks: [
      "garen speed basculante",
      "motor garen speed basculante",
      "garen speed basculante preço",
      "garen speed instalado",
      "motor garen speed instalado",
      "garen speed",
      "motor garen speed",
      "garen speed preço",
    ],
    intent: "buying",
    answers: {
      any: [
        "O Garen Speed basculante é a versão rápida do motor Garen para portão que sobe: na troca em casa, com mão de obra, a faixa é de {price.homeSwap}, e o valor do modelo sai pela foto, sem custo. A folha tem de estar equilibrada; de preço fechado, o nosso kit rápido é o Speedy, {price.speedy} com a instalação, que abre em {opening.speedy}.",
        "O Garen Speed é a versão rápida do motor Garen, e instalado na troca em casa, com mão de obra, fica de {price.homeSwap}, conforme o peso da folha. O valor do Speed sai pela foto do portão, sem custo; confira se a versão é de correr ou basculante.",
        "Garen Speed é nome de motor rápido da Garen, que se escolhe pelo tipo de portão e pelo peso da folha, com um terço de margem na ficha. O valor com instalação sai pela foto, sem custo; como medida, a troca de motor em casa fica de {price.homeSwap}.",
      ],
      price: [
        "O preço do Garen Speed depende da versão, de correr ou basculante, e do peso da folha, e sai pela foto, sem custo. Como medida, a troca de motor em casa, com mão de obra, fica de {price.homeSwap}; no de correr somam-se a cremalheira e a base, se faltarem.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O Speed serve no seu portão?", "Tipo, peso e uso antes da velocidade"],
        slots: [
          [
            "Há versões para mais de um tipo de portão: se o conjunto traz cremalheira, é de correr.",
            "Veja primeiro o tipo: com cremalheira, é para portão de correr.",
          ],
          [
            "Compare o peso da folha com o limite da etiqueta e deixe um terço de margem.",
            "O limite em quilos da etiqueta deve passar um terço do peso da folha.",
          ],
          [
            "Motor rápido pede folha leve na mão, batente firme e fotocélula.",
            "A velocidade só ajuda em folha alinhada, e a fotocélula passa a ser indispensável.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor do Speed", "A conta com instalação"],
        slots: [
          [
            "Somam-se o motor, a mão de obra e os controles; base, cremalheira e ponto de energia, só se faltarem.",
            "Na troca, base e fiação em bom estado ficam, e a conta cai.",
          ],
          [
            "Motor comprado à parte paga só a instalação, a partir de {price.installation}.",
            "Quem já tem o Speed na caixa paga a mão de obra, a partir de {price.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O Garen Speed é o mesmo que o kit Speedy?",
        answers: [
          "Não se confundem: o Speedy é o nosso kit basculante de 1/4 HP, que abre em {opening.speedy} e custa {price.speedy} instalado. O Garen Speed tem etiqueta e ficha próprias.",
        ],
      },
      {
        question: "Speed serve em basculante?",
        answers: ["Há versões Speed para os dois tipos. Se o kit traz cremalheira, é de correr."],
      },
      {
        question: "Vocês são autorizados da Garen?",
        answers: ["Não: vendemos, instalamos e consertamos de forma independente."],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura da folha, e a etiqueta do motor, se já houver",
  },
  {
    id: "speedy-e-garen",
    broader: "speedy",
    label: "Speedy e Garen",
    phrase: "o Speedy e o Garen Speed",
    asks: ["speedy garen", "motor speedy garen", "garen speedy preço", "kit speedy garen"],
    intent: "buying",
    answers: {
      any: [
        "O Speedy é o nosso kit de 1/4 HP para basculante de até {width.quarterHp}: abre em {opening.speedy} e custa {price.speedy} instalado. Se você procura o Garen Speed, que é outro motor, mande a foto do portão: o valor dele sai por foto, sem custo.",
        "Speedy e Garen Speed são nomes parecidos de motores diferentes: o Speedy é o nosso kit basculante, de {price.speedy} instalado, que abre em {opening.speedy}; o Speed da Garen tem ficha própria e é orçado por foto. Diga como o portão abre, e indicamos qual serve.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Speedy ou Garen Speed: como saber", "Dois nomes parecidos"],
        slots: [
          [
            "O kit Speedy é só de basculante, de 1/4 HP, para folha equilibrada de até {width.quarterHp}.",
            "Speedy, na nossa lista, é kit basculante de 1/4 HP, com entrega e instalação no preço.",
          ],
          [
            "No motor que já está no portão, a etiqueta diz marca e modelo: é ela que decide peça e controle.",
            "Se o motor já existe, a foto da etiqueta mostra de quem ele é e que peça serve.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual serve no seu portão", "Antes de escolher"],
        slots: [
          [
            "Portão que sobe, de até {width.quarterHp} e equilibrado: o Speedy atende.",
            "Para basculante de casa dentro da medida, o Speedy resolve por {price.speedy} instalado.",
          ],
          [
            "Portão de correr ou folha maior pede outro motor, orçado pelo peso e pelas medidas.",
            "No de correr, o motor se escolhe pelo peso da folha, e o valor sai por foto.",
          ],
        ],
      },
    ],
    keep: ["choose", "cost"],
    questions: [
      {
        question: "O Speedy serve em portão de correr?",
        answers: ["Não: é kit de basculante. Para o de correr, mande foto e medidas, e indicamos o motor."],
      },
      {
        question: "Controle Garen funciona no Speedy?",
        answers: ["Só se o receptor aceitar o mesmo código. A foto do controle, frente e verso, responde."],
      },
      {
        question: "O que vem no kit Speedy?",
        answers: ["{kit.includes}, para folha equilibrada de até {width.quarterHp}."],
      },
    ],
    photo: "uma foto do portão por dentro, com a largura da folha, e a etiqueta do motor, se já houver",
  },
  {
    id: "garen-kit-com-controles",
    broader: "garen",
    label: "Kit Garen com controles",
    phrase: "o kit Garen com controles",
    asks: [
      "kit garen speed 2 controles",
      "kit garen speed dois controles",
      "kit garen speed 3 controles",
      "kit motor garen speed 2 controles",
      "kit motor garen speed 3 controles",
      "motor garen speed 2 controles",
      "kit garen 2 controles",
      "kit garen dois controles",
      "kit garen 3 controles",
      "kit garen 4 controles",
      "kit motor garen 2 controles",
      "kit motor garen 3 controles",
      "kit motor garen 4 controles",
      "motor garen 2 controles",
      "motor garen 3 controles",
      "kit garen controles",
      "kit motor garen controles",
      "kit garen vem quantos controles",
    ],
    intent: "buying",
    answers: {
      any: [
        "Vendemos e instalamos kit de motor Garen com 2 controles, o número mais comum na caixa: na troca em casa, com mão de obra, fica de {price.homeSwap}. Diga se o portão é de correr, basculante ou de abrir e mande foto com a largura: respondemos qual versão serve, se está disponível e o valor, sem custo.",
        "O kit Garen costuma trazer motor, central e 2 controles, e nós vendemos com a instalação: trocar o motor em casa fica de {price.homeSwap}, já com a mão de obra. Controle a mais é somado por unidade e gravado no mesmo dia; a foto do portão confirma o modelo e o valor.",
        "Em casa, o kit Garen com 2 controles, instalado no lugar do motor antigo, fica na faixa de {price.homeSwap}. A versão, comum ou Speed, a mais rápida da linha, se escolhe pelo tipo e pelo peso do portão: mande a foto e a largura, e o orçamento é grátis.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que conferir no kit Garen", "O que vem na caixa do kit Garen"],
        slots: [
          [
            "O nome do kit não diz tudo: peça por escrito o modelo, os controles e o que fica de fora.",
            "Cada anúncio monta o kit de um jeito, e a lista por escrito evita surpresa no dia.",
          ],
        ],
        bullets: [
          "Modelo exato da etiqueta e potência, na tensão da sua rede",
          "Central com receptor e quantos controles já gravados",
          "No portão de correr: metros de cremalheira, a barra dentada",
          "Fotocélula: costuma ser vendida à parte",
          "Instalação: veja se está no preço",
        ],
      },
      {
        about: "choose",
        headings: ["Speed ou comum no seu portão", "Quando vale pagar pela versão Speed"],
        slots: [
          [
            "A versão Speed abre mais rápido, o que ajuda em rua movimentada ou em entrada à noite.",
            "Speed é para quem quer esperar menos na rua; na força, vale o número da etiqueta, como em qualquer motor.",
          ],
          [
            "Ela pede folha leve na mão, batente firme e fotocélula; portão que raspa ou pesa é acertado antes.",
            "Em folha pesada ou torta, a velocidade só aumenta a pancada: primeiro se acerta o portão.",
          ],
          [
            "O limite em quilos da etiqueta deve passar um terço do peso da folha.",
            "Escolha um motor cuja etiqueta aguente o peso da folha com um terço de folga.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor do kit instalado", "Quanto fica com a instalação"],
        slots: [
          [
            "Base e fiação em bom estado ficam; cremalheira, base nova e ponto de energia só somam se faltarem.",
            "Na troca, o que está bom é aproveitado, e o orçamento diz item por item o que falta.",
          ],
          [
            "Se você já comprou o kit, a mão de obra parte de {price.installation}.",
            "Para kit comprado em outra loja, a instalação avulsa sai a partir de {price.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pedir mais de 2 controles no kit Garen?",
        answers: [
          "Pode: cada um a mais é somado por unidade e gravado na instalação. Conte um por motorista e um de reserva.",
          "Sim. Diga quantos quer ao orçar, e eles já saem gravados e testados.",
        ],
      },
      {
        question: "O Garen Speed é o mesmo que o kit Speedy?",
        answers: [
          "Não. O Speedy é o nosso kit basculante de 1/4 HP, que abre em {opening.speedy} e custa {price.speedy} instalado; o Garen Speed é um motor da Garen.",
          "São produtos diferentes: Speed é versão da Garen, e Speedy é o kit basculante que vendemos por {price.speedy}, com a instalação.",
        ],
      },
      {
        question: "Meu controle Garen antigo serve no kit novo?",
        answers: [
          "Muitas vezes, se o código e a frequência forem os mesmos. Mande a foto do controle por dentro, na parte da pilha.",
          "Depende do modelo: o teste é gravá-lo na central nova, no dia da instalação.",
        ],
      },
      {
        question: "O kit tem garantia?",
        answers: [
          "Comprado conosco, o motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
          "São {warranty.motor} no motor que vendemos e {warranty.installation} no serviço, contados da nota.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura da folha e quantos controles você quer",
  },
];
