import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const troca: NarrowConcept[] = [
  {
    id: "troca-preco",
    broader: "troca",
    label: "Quanto custa trocar o motor",
    phrase: "quanto custa a troca do motor",
    asks: [
      "troca motor preço",
      "trocar motor custa",
      "quanto custa trocar motor",
      "troca motor valor",
      "preço troca motor",
      "orçamento troca motor",

      "motor queimou quanto gastar troca",
      "troca máquina portão quanto",
      "troca máquina fica quanto",
    ],
    intent: "price",
    answers: {
      any: [
        "A troca do motor do portão custa de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com motor e mão de obra. No basculante de até {width.quarterHp}, há kit instalado a partir de {price.lowest}.",
        "A troca de motor em residência fica de {price.homeSwap}; em prédio, galpão ou folha pesada, de {price.heavySwap}. A foto da etiqueta e do portão dá o valor fechado num orçamento grátis; o pagamento vai em até {shop.instalments} vezes no cartão.",
        "Trocar o motor custa de {price.homeSwap} na maioria das casas, pelo tipo de portão: kits basculantes instalados saem por {models.pricesOr}; portão de correr e de abrir são orçados por foto, dentro dessa faixa.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que está no preço da troca", "Motor, mão de obra e acertos", "O que faz o valor subir ou descer"],
        slots: [
          [
            "Estão no preço o motor, a central, os controles do kit, a montagem, a regulagem e o teste.",
            "O valor cobre retirar o antigo, montar o novo, regular, gravar controles e testar.",
            "Motor e serviço vêm juntos; acerto da folha e elétrica nova aparecem em separado.",
          ],
          [
            "O valor sobe com peso da folha, velocidade, uso intenso, base nova, cremalheira e serralheria.",
            "Folha desequilibrada, ponto de energia distante e coluna fraca acrescentam serviço.",
            "Motor rápido e portão largo levam ao alto da faixa.",
          ],
          [
            "A conta baixa quando fiação, fotocélula, cremalheira e suportes podem ficar.",
            "A fiação, a fotocélula e o suporte que estão bons ficam, e isso baixa o valor.",
            "Mesmo tipo de motor no mesmo lugar costuma sair mais em conta que mudar de sistema.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Antes de pagar a troca", "Precisa mesmo trocar?", "Conserto ou motor novo"],
        slots: [
          [
            "Capacitor, placa, fim de curso e engrenagem se trocam sem mudar o motor.",
            "Motor que ronca muitas vezes só precisa de capacitor, e a medição mostra isso antes da troca.",
            "O conserto compensa quando o redutor está firme e o defeito é de uma peça só.",
          ],
          [
            "A troca compensa com enrolamento queimado, redutor quebrado ou falta de peça.",
            "Perto do fim da vida útil, de {trade.life}, some os consertos e compare.",
            "Um motor pequeno para a folha queima de novo: nesse caso, troca-se por um maior.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "A mão de obra da troca do motor está incluída?",
        answers: [
          "Sim, nas faixas de troca e nos kits instalados. Para motor comprado à parte, a instalação parte de {price.installation}.",
          "Está. Só quem traz o próprio motor paga a instalação em separado, a partir de {price.installation}.",
        ],
      },
      {
        question: "O motor velho entra no negócio?",
        answers: [
          "Não muda o preço: o motor antigo é retirado e fica com você, se quiser guardar.",
          "O valor da troca não depende dele. Diga se quer ficar com o motor antigo ou se prefere que seja levado.",
        ],
      },
      {
        question: "Dá para parcelar a troca do motor?",
        answers: ["Sim, em até {shop.instalments} vezes no cartão.", "O cartão aceita até {shop.instalments} vezes."],
      },
      {
        question: "A troca tem garantia?",
        answers: [
          "São {warranty.motor} no motor e {warranty.installation} na instalação.",
          "Tem: {warranty.motor} para o motor vendido por nós e {warranty.installation} para o serviço.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor atual, outra do portão inteiro e a largura da folha",
  },
  {
    id: "troca-tempo",
    broader: "troca",
    label: "Quanto tempo leva a troca",
    phrase: "quanto tempo leva a troca do motor",
    asks: [
      "quanto tempo leva trocar motor",
      "tempo trocar motor",
      "troca motor tempo",
      "trocar motor demora",
      "quanto tempo trocar motor",
      "troca motor horas",
      "troca motor mesmo dia",
      "demora trocar motor",
      "quantas horas trocar motor",
      "quantas horas demora trocar motor portão",
      "duração troca motor",
      "duração serviço troca motor",
      "quantas horas sem portão troca motor",
      "quanto tempo troca",
    ],
    intent: "question",
    answers: {
      any: [
        "A troca do motor leva de {time.tilting} no portão basculante, de {time.sliding} no de correr e de {time.heavy} em portão pesado, com a folha e a elétrica em ordem. Em casa, custa de {price.homeSwap}, e o que somar tempo é avisado antes.",
        "Trocar o motor de uma casa cabe em uma visita: de {time.tilting} no basculante e de {time.sliding} no deslizante. O portão fica parado só durante o serviço, que em residência custa de {price.homeSwap}.",
        "Para trocar o motor, conte de {time.tilting} se o portão sobe, de {time.sliding} se corre e de {time.heavy} se é pesado. Folha torta, coluna fraca ou falta de energia atrasam; em casa, a troca fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "time",
        headings: ["Tempo por tipo de portão", "As horas da troca", "A troca do motor, do desligar ao testar"],
        slots: [
          [
            "No basculante, de {time.tilting}; no de correr, de {time.sliding}; em prédio e galpão, de {time.heavy}.",
            "O basculante é o mais rápido, de {time.tilting}; o deslizante leva de {time.sliding}, por causa da base e da cremalheira.",
            "Um portão pesado pede de {time.heavy}, com mais de uma pessoa e área isolada.",
          ],
          [
            "Boa parte do tempo é regulagem e teste, e não só montagem.",
            "Retirar o antigo é rápido; acertar suporte, parada e força é o que toma cuidado.",
            "A regulagem final e a gravação dos controles fazem parte dessas horas.",
          ],
          [
            "Serralheria, concreto e elétrica nova podem pedir outro dia, combinado no orçamento.",
            "A base de concreto precisa secar antes de receber o motor, e o prazo é avisado.",
            "Uma folha que precisa de solda é acertada antes, às vezes em visita separada.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como não atrasar a troca", "O que deixar pronto para a troca", "Prepare o dia da troca"],
        slots: [
          [
            "Com tudo à mão, o serviço anda sem interrupção.",
            "Poucas providências evitam a segunda visita.",
            "A preparação é simples e não pede ferramenta.",
          ],
          [
            "Tire o carro antes de o serviço começar, porque o portão fica parado.",
            "Um adulto precisa estar presente para o teste e a explicação do destravamento.",
            "Crianças e animais ficam longe do vão até o teste final.",
          ],
        ],
        steps: [
          "Mande antes a foto da etiqueta e do portão.",
          "Tire o carro da garagem.",
          "Libere a coluna, o trilho e o quadro de luz.",
          "Reúna todos os controles.",
          "Avise quem mora na casa do horário.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Fico sem portão durante a troca?",
        answers: [
          "Por algumas horas, sim. Ele pode ficar fechado e, no de correr ou de abrir, ser movido na mão pelo técnico.",
          "Só durante o serviço. No fim, o portão já sai funcionando e testado.",
        ],
      },
      {
        question: "A troca pode ser feita à noite?",
        answers: [
          "Pode, combinando horário e valor antes; o contato funciona {shop.hours}.",
          "Sim, em horário combinado. Em prédio e comércio, é comum marcar fora do pico.",
        ],
      },
      {
        question: "Quando posso usar o portão depois?",
        answers: [
          "Logo depois do teste, se não houve concreto ou solda a curar.",
          "No mesmo dia, na troca comum. Uma base nova pede o tempo de secagem informado.",
        ],
      },
      {
        question: "Trocar só a placa é mais rápido?",
        answers: [
          "Em geral, sim, porque não há montagem mecânica; o tempo maior é de gravar percurso e controles.",
          "Costuma ser, e cabe em uma visita quando a versão foi identificada por foto.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor atual, outra do portão inteiro e a largura da folha",
  },
  {
    id: "troca-outra-marca",
    broader: "troca",
    label: "Trocar por motor de outra marca",
    phrase: "a troca por motor de outra marca",
    asks: [
      "trocar motor outra marca",
      "motor marca diferente",
      "mudar marca motor",
      "trocar marca motor",
      "substituir motor outra marca",
      "motor outra marca serve",
      "adaptar motor lugar",
      "motor garen lugar ppa",
      "motor ppa lugar rossi",
      "motor garen lugar rossi",
      "motor ppa lugar peccinin",
      "motor garen lugar peccinin",
      "colocar motor lugar outro",
      "motor outra marca mesma base",
      "aproveita motor outra marca",
      "passar motor outra marca",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, dá para trocar o motor por um de outra marca, desde que o tipo e a capacidade sirvam ao portão. Circuito e fotocélula costumam ficar; suporte e controles em geral mudam, e a troca em casa fica de {price.homeSwap}.",
        "Pode, e é comum: ao trocar de marca de motor mudam a fixação, a central e o código dos controles. O técnico diz antes o que se aproveita, e a troca em casa fica de {price.homeSwap}.",
        "O motor de outra marca serve, se fizer o mesmo movimento e aguentar o peso da folha. Um receptor avulso pode manter os controles antigos quando são muitos; em residência, a troca custa de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "O que se aproveita e o que muda",
          "Ao mudar de marca: peça por peça",
          "Suporte, cremalheira e controles",
        ],
        slots: [
          [
            "Ficam, em geral, o circuito elétrico, o disjuntor, o eletroduto e a fotocélula compatível.",
            "A elétrica em ordem e a fotocélula boa costumam continuar.",
            "A fiação própria com terra serve a qualquer marca e não precisa ser refeita.",
          ],
          [
            "No de correr, a cremalheira fica se o passo dos dentes combinar com a engrenagem nova; a base pode mudar.",
            "Furação da base e altura da engrenagem mudam de marca para marca.",
            "No basculante, suporte e braço costumam ser novos, porque o acionador tem outra medida.",
          ],
          [
            "Os controles mudam, salvo se a central nova aceitar o mesmo código ou se houver receptor avulso.",
            "Em casa com poucos controles, troca-se tudo; em prédio, o receptor avulso poupa dezenas deles.",
            "Interfone, botoeira e tag continuam, ligados à entrada de comando da central nova.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de mudar de marca", "O que informar para trocar", "Dados que evitam compra errada"],
        slots: [
          [
            "Com estes dados se sabe o que fica e o que muda, antes de comprar.",
            "A conferência é por fora, sem abrir o motor.",
            "Fotos boas evitam descobrir na hora que a base não serve.",
          ],
          [
            "Diga por que quer mudar: lentidão, barulho, falta de peça ou de força.",
            "Conte quantos controles existem e quem os usa.",
            "Informe se há nobreak, interfone ou trava elétrica ligados.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor atual.",
          "Fotografe a base ou o suporte e a cremalheira, sem tocar.",
          "Meça a largura e a altura da folha.",
          "Conte os controles em uso.",
          "Anote as aberturas por dia.",
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Preciso trocar a cremalheira?",
        answers: [
          "Só se o passo dos dentes for outro ou se ela estiver gasta. O técnico compara com a engrenagem nova.",
          "Muitas vezes, não. Cremalheira reta e em bom estado pode ficar.",
        ],
      },
      {
        question: "Os controles antigos vão funcionar com o motor de outra marca?",
        answers: [
          "Só com o mesmo código ou com receptor avulso ligado à central nova.",
          "Em geral, não. A foto do controle diz se há como aproveitar.",
        ],
      },
      {
        question: "Posso trocar só a placa por outra marca?",
        answers: [
          "Em motor comum, às vezes, se potência e fim de curso combinarem; em motor com inversor, não.",
          "Pode ser possível, e custa menos que o motor inteiro. O técnico confere antes.",
        ],
      },
      {
        question: "Qual marca de motor escolher na troca?",
        answers: [
          "Escolha a que tiver modelo para o seu portão, peça na região e garantia: PPA, Garen, Rossi e Peccinin são as mais comuns.",
          "Decida por capacidade, velocidade e reposição. Entre modelos de mesmo porte, o resultado é parecido.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor atual, outra da base ou do suporte e outra do portão inteiro",
  },
  {
    id: "trocar-ou-consertar",
    broader: "troca",
    label: "Trocar ou consertar o motor",
    phrase: "a escolha entre trocar e consertar o motor",
    intent: "comparison",
    asks: [
      "vale pena arrumar motor portão velho",
      "compensa arrumar motor portão velho",
      "vale pena consertar motor portão velho",
      "compensa consertar motor portão velho",
      "trocar motor antigo compensa",
      "trocar motor antigo novo compensa",
      "trocar motor antigo vale pena",
      "trocar ou consertar",
      "consertar ou trocar",
      "conserto ou troca",
      "troca ou conserto",
      "vale consertar motor",
      "vale pena consertar motor",
      "tem conserto comprar outro motor",
      "tem conserto ou comprar motor",
      "consertar ou comprar motor novo",
      "conserto ou motor novo",
      "vale pena consertar motor antigo",
      "vale pena consertar portão motor velho",
      "vale pena arrumar motor",
      "compensa arrumar motor",
      "compensa consertar motor",
      "motor velho consertar trocar",
      "motor antigo vale consertar",
      "quando trocar motor portão",
      "orçamento conserto vale motor",
      "motor parou orçamento vale",
      "conserto ficou compensa comprar outro",
      "conserto ficou caro comprar outro",
      "consertar ou trocar motor",
      "trocar ou consertar motor",
      "consertar ou trocar motor anos",
      "consertar ou comprar motor",

      "decidir conserto substituição motor",
      "conserto ou substituição motor",
      "placa capacitor compensa arrumar trocar",
      "quando compensa consertar máquina",
    ],
    answers: {
      any: [
        "Compensa trocar o motor antigo por um novo quando ele passou dos {trade.life}, as engrenagens têm folga, a peça sumiu ou o conserto passa da metade do novo; com uma peça só com defeito, consertar sai menos. A troca em casa fica de {price.homeSwap}, com mão de obra, e o basculante tem kit instalado a partir de {price.lowest}.",
        "Conserte o motor se falhou uma peça só, como capacitor, placa ou fim de curso, e as engrenagens estão firmes; troque se ele queimou por dentro, a engrenagem quebrou ou a peça não existe mais. Em casa, a troca fica de {price.homeSwap}, com mão de obra.",
        "Consertar compensa em motor que ainda não chegou aos {trade.life} de vida útil e tem peça à venda; trocar compensa quando dois ou três defeitos se somam ou o conserto passa da metade do motor novo. A troca, em residência, custa de {price.homeSwap}, com a mão de obra.",
        "Conserte o motor quando falhou uma peça só e o conserto custa menos da metade do novo; compre outro quando ele já passou dos {trade.life} de uso, as engrenagens têm folga ou a peça não existe mais. Em casa, a troca fica de {price.homeSwap}, e passamos os dois valores pela foto da etiqueta e por um vídeo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Quando consertar e quando trocar",
          "Conserto ou motor novo: como decidir",
          "O que pesa entre consertar e trocar",
        ],
        slots: [
          [
            "Conserta-se defeito de capacitor, fim de curso, controle ou placa quando as engrenagens de dentro estão boas.",
            "Peça avulsa à venda e motor do tamanho certo para a folha apontam para o conserto.",
            "Motor que parou de repente pode ter só capacitor ou fim de curso ruim, e isso se troca na visita.",
          ],
          [
            "Troca-se o motor queimado por dentro, de engrenagem interna quebrada, de carcaça corroída ou de modelo sem peça.",
            "Folga no eixo, barulho de moagem e calor em poucas aberturas mostram que a máquina chegou ao fim.",
            "O motor de casa em garagem coletiva também pede troca, porque o regime não serve.",
          ],
          [
            "A idade conta: a vida esperada é de {trade.life}, e perto do fim os defeitos voltam.",
            "Some os consertos do último ano antes de pagar mais um.",
            "Se o reparo passa da metade de um motor novo, a troca costuma ser a conta melhor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O preço do conserto e o da troca", "Conserto e troca: o que pesa", "Quanto custa cada caminho"],
        slots: [
          [
            "O conserto custa a peça e a mão de obra, com o valor dito antes; a troca em casa fica de {price.homeSwap}.",
            "A troca residencial vai de {price.homeSwap}, com motor e mão de obra; o conserto depende da peça.",
            "Em portão pesado, a troca fica de {price.heavySwap}, e o conserto merece ser comparado com mais atenção.",
          ],
          [
            "No basculante de até {width.quarterHp}, o kit novo instalado parte de {price.lowest}.",
            "Na troca, fiação, fotocélula e, no portão de correr, a cremalheira boa são aproveitadas.",
          ],
          [
            "No conserto, a visita com ajuste em casa parte de {price.preventive}, sem peças; capacitor e fim de curso são peças baratas, placa e engrenagem custam mais.",
            "Para o conserto, some à visita, a partir de {price.preventive} em casa, a peça que falhou: capacitor é das mais baratas, placa é das mais caras.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que observar antes de decidir", "Sinais para contar ao técnico", "Como avaliar o motor por fora"],
        slots: [
          [
            "A avaliação se faz por fora, com a tampa fechada e ninguém no caminho da folha.",
            "Poucas observações ajudam o técnico a dizer qual caminho compensa.",
            "Se o motor ronca sem andar, desligue o disjuntor e não teste outra vez.",
          ],
        ],
        steps: [
          "Veja na etiqueta o modelo e, na nota, a idade do motor.",
          "Escute, em um único acionamento, se há moagem ou só zumbido.",
          "Note se a carcaça esquenta em poucas aberturas.",
          "Anote o que já foi trocado no último ano.",
          "Desligue o disjuntor e fotografe a etiqueta e o portão inteiro.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor queimado tem conserto?",
        answers: [
          "Às vezes: rebobinar compensa em motor grande ou raro. Em motor comum de casa, a troca costuma sair melhor.",
          "Tem, por rebobinagem, mas some o prazo e o risco. O orçamento mostra as duas contas.",
        ],
      },
      {
        question: "Vale pôr placa nova em motor velho?",
        answers: [
          "Vale se as engrenagens não têm folga e a folha anda leve. Senão, o dinheiro rende mais em motor novo.",
        ],
      },
      {
        question: "Posso trocar por motor de outra marca?",
        answers: [
          "Pode. Suporte e controles mudam; fiação e fotocélula boas ficam.",
          "Sim, se o tipo e a capacidade servirem ao portão.",
        ],
      },
      {
        question: "Quem decide entre consertar e trocar, eu ou o técnico?",
        answers: [
          "Quem decide é você, com os dois valores na mão. O técnico mostra a peça e explica a causa.",
          "A decisão é sua: nada é trocado sem aprovação.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do portão inteiro e, se ele ainda anda sem risco, um vídeo com som",
  },
  {
    id: "troca-motor-basculante",
    broader: "troca",
    label: "Troca do motor do portão basculante",
    phrase: "a troca do motor do basculante",
    asks: [
      "troca motor basculante",
      "trocar motor basculante",
      "substituir motor basculante",
      "trocar motor basculante preço",
      "troca motor basculante valor",
      "troca motor basculante quanto custa",
      "trocar acionador basculante",
      "motor basculante velho trocar",
      "motor novo basculante instalação",
      "troca máquina basculante",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fazemos a troca do motor do portão basculante com o novo já instalado: {models.pricesNamed}, para folha de até {width.quarterHp}. Uma folha maior é orçada por foto, grátis.",
        "A troca do motor do basculante de até {width.quarterHp} custa {models.pricesOr}, conforme a velocidade, com entrega e mão de obra. O serviço leva de {time.tilting}, e o contrapeso é conferido antes.",
        "Na troca do motor basculante, o kit de 1/4 HP parte de {price.lowest} instalado, e o serviço leva {time.tilting}: o técnico retira o antigo, equilibra a folha, instala o novo e grava os controles. Acima de {width.quarterHp}, o valor sai por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Qual motor pôr no lugar do antigo",
          "Padrão, Speedy ou JetFlex na troca",
          "Escolha do motor novo para o basculante",
        ],
        slots: [
          [
            "A diferença entre os três é o tempo: {opening.padrao} no Padrão, {opening.speedy} no Speedy e {opening.jetflex} no JetFlex.",
            "O Padrão abre em {opening.padrao}, o Speedy em {opening.speedy} e o JetFlex em {opening.jetflex}.",
            "O Padrão leva {opening.padrao} para abrir, e o mais rápido, o JetFlex, {opening.jetflex}.",
          ],
          [
            "Folha acima de {width.quarterHp}, de madeira maciça ou chapa grossa pede mais que 1/4 HP.",
            "Se a folha passa de {width.quarterHp}, o motor é de 1/3 ou 1/2 HP, orçado por foto.",
            "Um portão largo ou pesado leva outra potência ou dois acionadores.",
          ],
          [
            "Rua movimentada justifica o mais rápido; uma garagem com recuo fica bem com o Padrão.",
            "Quem espera na rua ganha com a abertura rápida; quem tem recuo pode economizar.",
            "Sem pressa, o Padrão faz o mesmo serviço por menos.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca no basculante", "Da retirada do antigo ao teste", "O dia da troca do motor"],
        slots: [
          [
            "Antes de soltar o motor velho, a folha é escorada, porque ele também a segura.",
            "A folha é escorada e o disjuntor, desligado, antes de retirar o acionador.",
            "O técnico prende a folha e só então solta braço e acionador antigos.",
          ],
          [
            "Contrapeso, cabos e roldanas são conferidos, porque folha pesada queima também o motor novo.",
            "Uma folha que não para a meia altura é equilibrada antes do motor novo.",
            "Cabo gasto ou contrapeso errado é mostrado e orçado antes de seguir.",
          ],
          [
            "Fim de curso, força e controles são acertados, e você pratica o destravamento.",
            "No fim, o técnico regula a parada e a força, grava os controles e testa o portão com você.",
            "A entrega inclui teste com obstáculo macio e a explicação da abertura manual.",
          ],
        ],
      },
    ],
    keep: ["replace"],
    questions: [
      {
        question: "Os controles antigos servem no motor novo do basculante?",
        answers: [
          "Servem se a central nova aceitar o mesmo código. Mande a foto do controle, frente e verso, e dizemos antes.",
          "Muitas vezes, sim. Os kits vêm com controles próprios.",
        ],
      },
      {
        question: "Precisa trocar o braço e o suporte?",
        answers: [
          "Só se não encaixam no motor novo ou estão gastos.",
          "Em geral o kit traz o conjunto; o suporte é refeito se a furação muda.",
        ],
      },
      {
        question: "Qual a garantia do motor novo do basculante?",
        answers: [
          "O kit sai com {warranty.motor} no motor e {warranty.installation} na instalação.",
          "A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação.",
        ],
      },
      {
        question: "Dá para só consertar o meu motor basculante?",
        answers: [
          "Dá quando é capacitor, fim de curso, fuso ou placa, com o redutor bom. A foto da etiqueta ajuda a comparar.",
          "Se o motor é recente e o redutor não tem folga, o conserto pode compensar.",
        ],
      },
    ],
    photo: "fotos do portão basculante por dentro e da etiqueta do motor, com a largura da folha",
  },
  {
    id: "inquilino-trocar-motor",
    broader: "troca",
    label: "Inquilino e troca do motor",
    phrase: "a troca do motor pelo inquilino",
    asks: [
      "inquilino trocar",
      "inquilino pode trocar",
      "inquilino motor",
      "inquilino instalar motor",
      "alugado motor",
      "casa alugada motor",
      "imóvel alugado motor",
      "inquilino automatizar",
      "aluguel trocar motor",
      "motor casa alugada",
      "inquilino levar motor",
      "trocar motor casa alugada",
      "trocar motor imóvel alugado",
    ],
    intent: "question",
    answers: {
      any: [
        "Em casa alugada, o inquilino pode trocar ou instalar o motor com o aceite escrito do proprietário; sem autorização, não convém. Combine antes quem paga, quem fica com o motor na saída e se o portão volta ao que era; sem papel, a melhoria pode não ser reembolsada.",
        "Em casa alugada, o inquilino pode trocar o motor com a autorização por escrito do dono ou da imobiliária, pedida antes. Defeito por desgaste costuma ser pago pelo proprietário; melhoria que o inquilino quer costuma ser dele, salvo acordo.",
        "Sim, quem mora em casa alugada pode trocar o motor, com o aceite do dono do imóvel. Guarde nota, fotos de antes e depois e o termo do acordo; na saída, motor instalado por você pode ser retirado se isso estiver escrito e a parede ficar em ordem.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que combinar por escrito", "Papel antes do motor", "O acordo em poucas linhas"],
        slots: [
          [
            "O e-mail da imobiliária já serve de registro.",
            "Faça antes do serviço, e não depois.",
            "Anexe o orçamento.",
          ],
        ],
        steps: [
          "Quem paga a peça e a mão de obra.",
          "Quem fica com o motor e os controles na saída.",
          "Se a fiação nova permanece.",
          "Quem responde pela manutenção.",
          "Fotos do portão antes e depois.",
        ],
      },
      {
        about: "choose",
        headings: ["Motor para quem mora de aluguel", "Solução que vai embora junto", "Escolha com a mudança em vista"],
        slots: [
          [
            "O motor de fixação por parafuso sai com menos dano que o chumbado.",
            "Um basculante com kit comum é fácil de retirar.",
            "Pergunte ao técnico o que fica na parede se o motor sair.",
          ],
          [
            "O controle é barato e acompanha; apague a memória ao entregar o imóvel.",
            "Na saída, os controles são apagados para o próximo morador.",
            "Fotocélula e fio costumam ficar no imóvel.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [
          "Quanto custa e quem costuma pagar",
          "Preço da troca em imóvel alugado",
          "O valor para levar ao proprietário",
        ],
        slots: [
          [
            "A troca do motor em casa fica de {price.homeSwap}, e o orçamento por escrito serve para mandar à imobiliária.",
            "Com a foto da etiqueta, o orçamento por escrito sai grátis e vai junto com o pedido ao dono.",
            "O orçamento grátis, com peça e mão de obra separadas, facilita o acordo.",
          ],
          [
            "Quando o motor velho parou por desgaste, o laudo com a causa ajuda o proprietário a aceitar a despesa.",
            "Se o defeito já existia na entrada, mostre a vistoria inicial do imóvel.",
            "Batida ou uso errado costuma ficar com quem mora.",
          ],
          [
            "Conserto pequeno, como capacitor ou fim de curso, pode sair mais barato que discutir a troca.",
            "Antes da troca, peça a avaliação do conserto, que pode resolver por menos.",
            "Às vezes basta regular: a visita preventiva em casa parte de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga se o motor queimar em casa alugada?",
        answers: [
          "Por desgaste, em regra, paga o proprietário; por mau uso, o inquilino. O laudo do técnico com a causa ajuda.",
          "Quem paga depende da causa e do contrato. Peça a causa por escrito antes de autorizar.",
        ],
      },
      {
        question: "Posso descontar do aluguel a troca do motor?",
        answers: [
          "Só com acordo por escrito. Descontar por conta própria dá problema.",
          "Se o proprietário concordar por escrito, sim.",
        ],
      },
    ],
    photo: "fotos do portão, da etiqueta do motor e da fixação",
  },
  {
    id: "retirar-motor",
    broader: "troca",
    label: "Retirar o motor ou levá-lo na mudança",
    phrase: "a retirada do motor",
    asks: [
      "desinstalar motor portão preço",
      "quanto custa desinstalar motor portão",
      "desinstalar motor",
      "retirar motor",
      "tirar motor portão",
      "remover motor",
      "levar motor mudança",
      "motor mudança",
      "reinstalar motor",
      "transferir motor",

      "usar motor outro portão",
      "motor serve outro portão",
      "aproveitar motor outro portão",
    ],
    intent: "question",
    answers: {
      price: [
        "Tirar ou desinstalar o motor do portão é serviço de técnico, orçado por foto: conta o tipo de portão, a solda do suporte e deixar a folha segura e presa. Para reinstalar em outra casa, some a instalação avulsa, a partir de {price.installation}, se o motor servir no portão novo.",
      ],
      any: [
        "Tirar e reinstalar o motor, na mudança ou depois de uma obra, é serviço de técnico: na volta, folha e coluna precisam estar prontas e alinhadas, e refazem-se suporte, fim de curso e força. A instalação avulsa parte de {price.installation}; fotos do portão dão o valor.",
        "Para tirar o motor do portão, o técnico desliga o circuito, prende a folha, isola os fios e só então solta o acionador, porque no basculante ele ajuda a segurar. Não tire sozinho: a folha solta cai ou corre. Depois, o portão fica no manual, com trava ou ferrolho.",
        "Retirar o motor do portão é serviço de técnico: o circuito é desligado, os fios são isolados e a folha fica presa antes de o acionador sair, porque no basculante ele ajuda a segurar. Para levar na mudança, confira antes se serve no portão novo.",
        "O motor pode ser retirado e levado se for seu, e serve em outro portão do mesmo tipo, se a capacidade e a tensão combinarem; basculante não vira deslizante. O técnico prende a folha antes de soltá-lo; leve também a central, os controles, os suportes e, no de correr, a cremalheira.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Cuidados ao tirar o motor", "O que não pode ficar para trás", "Retirada segura"],
        slots: [
          [
            "No basculante, a folha é presa antes, e o portão sem motor precisa de tranca.",
            "O portão de correr sem motor corre livre: confira batentes e ferrolho.",
            "Fio cortado e solto com energia é perigo de choque; o circuito é desligado no quadro.",
          ],
          [
            "Os controles são apagados se o motor muda de dono.",
            "Tire a pilha dos controles que não vão junto.",
            "Guarde os parafusos e o suporte com o motor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Serve no portão novo?", "O que comparar antes de levar", "Mudança de casa com o motor"],
        slots: [
          [
            "A foto do portão novo responde antes da mudança.",
            "Compare os dados da etiqueta com o portão de destino.",
            "Nem sempre compensa levar.",
          ],
        ],
        steps: [
          "Tipo de abertura igual: sobe, corre ou gira.",
          "Peso e largura dentro da capacidade da etiqueta.",
          "Tensão do local, 127 V ou 220 V.",
          "Idade do motor e peça disponível.",
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Compensa levar um motor antigo?",
        answers: [
          "Pouco, se ele está perto do fim da vida, de {trade.life}. Some retirada e instalação e compare com um novo.",
          "Só se for recente e servir no portão novo. No basculante, o kit novo instalado parte de {price.lowest}.",
        ],
      },
      {
        question: "Posso tirar o motor do portão eu mesmo?",
        answers: [
          "Não recomendamos: há rede elétrica e, no basculante, folha pesada que depende dele.",
          "Melhor não. O risco é de choque e de queda da folha.",
        ],
      },
    ],
    photo: "fotos do motor, da etiqueta e do portão em que ele vai ser posto",
  },
  {
    id: "descartar-motor",
    broader: "troca",
    label: "Descarte do motor velho",
    phrase: "o descarte do motor velho",
    asks: [
      "descartar motor",
      "descarte motor",
      "jogar fora motor",
      "motor velho descarte",
      "motor velho onde jogar",
      "reciclar motor",
      "sucata motor",
      "descartar motor velho",
      "descartar controle",
      "descartar bateria portão",
      "onde jogar motor",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O motor de portão velho não vai no lixo comum: é metal e eletrônica, aceitos em ecoponto, ferro-velho regular ou coleta de eletrônicos. Antes, apague os controles e separe a bateria, se houver. Na troca, combine com o técnico quem leva o antigo.",
        "Para descartar o motor velho, separe três partes: carcaça de metal para reciclagem, placa e controles para coleta de eletrônicos, pilhas e bateria para coletor próprio. Guarde antes o que ainda serve, como a cremalheira e o suporte.",
        "O motor velho não pode ir no lixo comum, mas é seu: fica como reserva de peças, é vendido como sucata ou vai a um ecoponto. Diga ao técnico na hora do orçamento se quer que ele leve, para o valor incluir a retirada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que separar antes de descartar o motor", "Placa, bateria e óleo", "Antes de descartar"],
        slots: [
          [
            "Faça isso com o motor fora da parede e sem energia.",
            "O capacitor guarda carga: não toque nos terminais.",
            "Peça ao técnico que entregue o motor já desligado.",
          ],
        ],
        steps: [
          "Apague os cadastros ou guarde a placa, para ninguém reaproveitar os códigos.",
          "Separe pilhas e bateria para o coletor.",
          "Não derrame o óleo do redutor no ralo nem na terra.",
          "Leve o metal e a placa a um ecoponto.",
        ],
      },
      {
        about: "what",
        headings: ["O que ainda tem uso", "Peças que valem guardar", "Antes de jogar o motor fora"],
        slots: [
          [
            "Controles de mesmo código podem servir no motor novo.",
            "Suporte, cremalheira e batentes costumam ficar no portão.",
            "Um motor do mesmo modelo é reserva de engrenagem e capacitor.",
          ],
          [
            "Um motor queimado não deve ser religado em outro portão.",
            "Uma placa que molhou não serve de reserva.",
            "Se o motor só saiu por ser lento, pode interessar a alguém com portão leve.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês levam o motor velho?",
        answers: [
          "Combinamos no orçamento. O destino é decisão sua, porque o motor é seu.",
          "Pode ser combinado. Diga ao pedir o orçamento.",
        ],
      },
      {
        question: "O motor velho abate no preço?",
        answers: [
          "Em geral, não: o valor é de sucata. Se estiver bom, vender por conta própria rende mais.",
          "Não costuma abater. Um motor em bom estado pode ser vendido por você.",
        ],
      },
    ],
    photo: "uma foto do motor e da etiqueta",
  },
  {
    id: "mao-de-obra-motor-ja-comprado",
    broader: "troca",
    label: "Mão de obra para instalar motor já comprado",
    phrase: "a mão de obra para instalar o motor já comprado",
    intent: "price",
    asks: [
      "mão obra instalar motor já comprei",
      "mão obra motor já comprei",
      "valor mão obra instalar motor já comprei",
      "mão obra instalar motor já comprado",
      "mão obra motor já comprado",
      "mão obra instalar motor já tenho",
      "mão obra motor já tenho",
      "mão obra instalar motor que comprei",
      "mão obra motor comprei internet",
      "só mão obra já comprei motor",
      "quanto cobra instalar motor já comprei",
      "quanto cobram instalar motor já tenho",
      "comprei motor preciso quem instale valor",
    ],
    answers: {
      any: [
        "A mão de obra para instalar o motor que você já comprou parte de {price.installation}, com montagem, ligação, regulagem e controles gravados. É o valor com base e ponto de energia prontos; o tipo do portão e o que faltar mudam o total, que vem por foto, sem custo.",
        "Para instalar motor já comprado, a mão de obra sai a partir de {price.installation}, e antes conferimos por foto se ele serve no seu portão. Troca no mesmo lugar é o caso mais simples; primeira instalação soma base, suporte e ponto de energia.",
        "Só a mão de obra, com o motor comprado por você, custa a partir de {price.installation}. Mande a foto da etiqueta e do portão: com o tipo, a base e a energia à vista, o valor vem fechado antes da visita.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Troca ou primeira instalação", "O que muda a mão de obra"],
        slots: [
          [
            "O que pesa é o que já existe no portão, mais que o motor da caixa.",
            "Com o mesmo motor, o serviço muda conforme o portão.",
          ],
        ],
        bullets: [
          "Troca por motor do mesmo tipo: base, fio e fixação se aproveitam",
          "Primeira instalação no de correr: base, cremalheira por metro e ímãs de parada",
          "Primeira instalação no basculante: suporte soldado, braço e equilíbrio da folha",
          "Pivotante: um braço por folha, reforço na coluna e batente no piso",
          "Ponto de energia que falta: cabo, disjuntor próprio e aterramento",
        ],
      },
      {
        about: "visit",
        headings: ["O que está na mão de obra", "O que fazemos e o que fica com a loja"],
        slots: [
          [
            "Estão incluídos montagem, ligação, regulagem de força e parada, controles gravados e teste com você.",
            "O valor inclui montar, ligar, regular percurso e força, gravar os controles e provar a reversão.",
          ],
          [
            "A instalação tem {warranty.installation} de garantia; a do motor fica com quem o vendeu.",
            "Pela instalação respondemos por {warranty.installation}; pelo motor, a loja em que você comprou.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se o motor que comprei não servir no portão?",
        answers: [
          "Dizemos antes, pela foto da etiqueta e da folha, para você trocar na loja com a caixa fechada.",
          "Você fica sabendo antes da visita: não abra a embalagem até a conferência por foto.",
        ],
      },
      {
        question: "O que preciso ter além do motor?",
        answers: [
          "Depende do tipo: no de correr, cremalheira e ímãs; no basculante, suporte e braço; em todos, ponto de energia com disjuntor.",
          "Veja se a caixa traz controles, cremalheira ou braço e fim de curso; o que faltar entra no orçamento.",
        ],
      },
      {
        question: "Instalam motor usado?",
        answers: [
          "Sim, depois de testado; a garantia dele é de quem vendeu.",
          "Instalamos, se passar no teste. Mande a foto da etiqueta antes.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor comprado, do portão inteiro por dentro e do lugar onde ele vai",
  },
  {
    id: "mao-de-obra-da-troca",
    broader: "troca",
    label: "Mão de obra para trocar o motor",
    phrase: "a mão de obra da troca do motor",
    intent: "price",
    asks: [
      "mão obra portão",
      "mão obra portões",
      "mão obra trocar motor",
      "mão obra troca motor",
      "mão obra troca",
      "valor mão obra motor",
      "preço mão obra motor",
      "quanto cobra trocar motor",
      "quanto cobram trocar motor",
      "só mão obra motor",
      "só mão obra colocar motor",
      "valor mão obra colocar motor",
      "mão de obra para trocar motor",
      "quanto custa mão obra motor",
      "cobra mão obra trocar",
      "mão obra instalar motor",
      "valor mão obra instalar motor",
      "mão obra instalação motor",
      "valor mão obra instalação",
      "preço mão obra instalação",
      "quanto mão obra instalar motor",
      "mão obra instalação portão",
      "mão obra instalar portão eletrônico",
      "mão obra substituição máquina portão",
      "trocar motor quanto custa só serviço",
      "trocar motor só serviço técnico",
      "tirar motor velho pôr outro",
    ],
    answers: {
      any: [
        "Só a mão de obra para instalar ou trocar o motor, com ele comprado por você, sai a partir de {price.installation}: tirar o antigo, montar, ligar, regular força e parada e gravar os controles. Base nova, solda, cremalheira e fiação somam, e o orçamento por foto é grátis.",
        "A mão de obra para trocar ou instalar um motor de portão já comprado parte de {price.installation}, com montagem, ligação, regulagem e teste. O valor sobe se a base, o suporte ou a fiação não servirem; antes, conferimos por foto se o motor serve no portão.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que faz a mão de obra subir", "Base, elétrica e folha"],
        slots: [
          [
            "Mesmo tipo de motor no mesmo lugar é o serviço mais simples; o que falta em volta dele é que faz o valor subir.",
            "Trocar por modelo igual, com base e fio prontos, é o que custa menos; base nova, fio novo e reforço da folha entram à parte.",
          ],
        ],
        bullets: [
          "Base nova ou suporte soldado",
          "Cremalheira ou fuso de outra medida",
          "Fiação sem terra ou disjuntor próprio",
          "Folha torta, roldana ou cabo a trocar",
          "Motor pesado ou em lugar alto",
        ],
      },
      {
        about: "visit",
        headings: ["O que está na mão de obra", "O que a mão de obra da troca inclui"],
        slots: [
          [
            "Estão incluídos a retirada do antigo, a montagem, a regulagem de força e parada, os controles gravados e o teste.",
            "O valor inclui tirar o antigo, montar e ligar o novo, regular percurso e força, gravar os controles e provar a reversão.",
          ],
          [
            "A instalação tem {warranty.installation} de garantia; a do motor comprado por você fica com a loja.",
            "Pela instalação respondemos por {warranty.installation}; pelo motor, quem o vendeu.",
          ],
        ],
      },
    ],
    keep: ["time"],
    questions: [
      {
        question: "Levo o motor usado. Instalam?",
        answers: [
          "O motor usado é testado antes, e a garantia dele é de quem vendeu. Mande a foto da etiqueta para confirmarmos.",
        ],
      },
      {
        question: "E se o motor também for de vocês?",
        answers: [
          "Aí a mão de obra já está no preço: no basculante, o kit instalado custa a partir de {price.lowest}; nos outros, o orçamento por foto traz motor e serviço juntos.",
        ],
      },
      {
        question: "O motor antigo fica com quem?",
        answers: ["É seu. Combine na visita se ele fica ou vai para descarte."],
      },
    ],
    photo: "fotos do motor atual, da etiqueta e do portão inteiro",
  },
];
