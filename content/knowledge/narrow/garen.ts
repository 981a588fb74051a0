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
        "Sim, o motor Garen é bom e vale a pena em casa e no pequeno comércio: peças e controles são fáceis de achar, e o conserto é simples. Com folha leve, dura de {trade.life}. Dá problema quando o modelo é pequeno para o peso da folha ou para o número de aberturas. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "A Garen é uma boa marca de motor de portão residencial, brasileira, com modelos de correr, basculante e de abrir. Bem dimensionado, um Garen dura de {trade.life}. Não compensa em portão pesado demais para o modelo, e a troca em residência vai de {price.homeSwap}, com mão de obra.",
        "Motor Garen presta, sim: peças em muitas lojas, controle fácil e mecânica que todo técnico conhece. Vale comprar para portão leve de casa, com duração de {trade.life}; para abrir muito rápido ou o dia todo, escolha linha com inversor ou de uso intenso. Em casa, a troca custa de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Garen: pontos a favor e contra", "Quando o Garen compensa"],
        slots: [
          [
            "A marca ajuda na hora da peça; o modelo certo para a sua folha é que decide a duração.",
            "Veja quais destes pontos valem para o seu portão.",
            "A marca ajuda na hora de achar peça. O resto depende do seu portão.",
          ],
        ],
        bullets: [
          "A favor: capacitor, engrenagem, ímã e controle em muitas lojas",
          "A favor: conserto simples, com placa compatível em motor comum",
          "Contra: há muitas versões de nome parecido, e é fácil comprar a errada",
          "Contra: os modelos de maior velocidade, com inversor, custam mais",
          "Neutro: no basculante comum, empata com PPA e Rossi de mesma potência",
        ],
      },
      {
        about: "check",
        headings: ["O que olhar antes de comprar Garen", "Garen no seu portão: confira primeiro"],
        slots: [
          [
            "Comece pela folha: leve na mão, reta e sem solda trincada, porque portão que raspa estraga qualquer marca. Depois leia na ficha a capacidade, com um terço de folga, e os ciclos por hora.",
            "A folha vem antes do motor, e precisa andar sem esforço. Na ficha, procure quilos com um terço de sobra e ciclos por hora acima do seu uso.",
            "Antes do motor, veja se o portão anda leve e reto. A ficha do modelo deve mostrar capacidade um terço acima do peso e ciclos para o seu movimento.",
          ],
          [
            "Confira ainda a tensão do ponto e se a fotocélula está no orçamento. Controles Garen que a casa já tem costumam servir, com novo cadastro.",
            "Veja também se a tensão combina e se a fotocélula vem incluída. Se já usa controles da marca, em geral se aproveitam.",
            "Confira também a tensão do ponto e se a fotocélula está no orçamento. Os controles Garen que você já tem, na maioria dos casos, continuam servindo.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Motores Garen por tipo de portão", "A linha Garen em resumo"],
        slots: [
          [
            "No portão de correr, o mais visto é o KDZ, com versões como a Fit; no basculante, a marca usa fuso; no de abrir, atuador em cada folha. Há ainda fotocélulas, travas e receptores avulsos, que servem em motores de outras marcas.",
            "A linha tem o KDZ, de correr, com versões como a Fit, o basculante de fuso e o atuador para folha de abrir. Receptores, travas e sensores da marca convivem com outros motores.",
            "A Garen tem o KDZ para portão de correr, o motor de fuso para basculante e um atuador por folha para o de abrir. Receptor e fotocélula da marca funcionam também com motor de outra.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa ter um Garen", "Preço de compra e de conserto"],
        slots: [
          [
            "A troca em casa, com mão de obra, vai de {price.homeSwap}, e no basculante de até {width.quarterHp} compare com o kit Padrão instalado, {price.padrao}. No conserto, a visita só com ajuste parte de {price.preventive} em casa, sem peças; em portão grande, de condomínio ou empresa, fica em geral de {price.preventiveRange}.",
            "Trocar o motor em residência fica de {price.homeSwap}; para basculante de até {width.quarterHp}, a referência é o kit Padrão, {price.padrao} instalado. O conserto começa pela visita de ajuste: em casa, a partir de {price.preventive}, e em portão grande, de {price.preventiveRange}, fora peças.",
            "Como comparação, o kit Padrão de basculante de até {width.quarterHp} sai por {price.padrao} instalado, e a troca de outros tipos em casa, de {price.homeSwap}. Já o ajuste de um Garen existente, sem peças, custa em casa a partir de {price.preventive}, e em portão grande, de {price.preventiveRange}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Garen ou PPA: qual é melhor?",
        answers: [
          "Em motor comum de mesma potência, se equivalem: fique com a marca dos controles que a casa já usa. Para basculante muito rápido, o JetFlex, da PPA, abre em {opening.jetflex}.",
          "Depende do que você já tem. Controles e central da marca atual pesam na conta; sem isso, decida por capacidade, garantia e preço instalado.",
        ],
      },
      {
        question: "JetFlex é da Garen?",
        answers: [
          "Não, JetFlex é a tecnologia rápida da PPA. A Garen tem modelos próprios, e a velocidade de cada um está na ficha.",
          "Não. O nome pertence à PPA; em motor Garen, procure a velocidade na ficha do modelo.",
        ],
      },
      {
        question: "Garen tem peça de reposição fácil?",
        answers: [
          "Tem, original e compatível: capacitor, engrenagem, fim de curso e placa de motor comum. Placa de motor com inversor precisa ser da linha.",
          "Nos modelos comuns, sim, em muitas lojas de São Paulo. A etiqueta mostra a versão exata.",
        ],
      },
      {
        question: "Vocês são revenda Garen?",
        answers: [
          "Somos empresa independente: vendemos e consertamos Garen e outras marcas, sem exclusividade. A garantia é de {warranty.motor} no motor que vendemos.",
          "Trabalhamos com Garen entre outras, como independentes. O motor vendido por nós tem {warranty.motor}, e a instalação, {warranty.installation}.",
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
        "Fazemos assistência técnica em motor Garen no local do portão, como serviço independente, e não como autorizada da fábrica. A visita de regulagem em casa parte de {price.preventive}, sem peças, e o conserto com peça é orçado de graça pela foto da etiqueta. Se o motor ainda está na garantia do fabricante, procure antes quem vendeu.",
        "A assistência técnica Garen que prestamos é independente, com o conserto feito aí, junto do portão. Em residência, a regulagem custa a partir de {price.preventive}, fora peças, e a foto da etiqueta mostra qual peça serve. Motor na garantia de fábrica deve ir primeiro à loja onde foi comprado, com a nota.",
        "Para motor Garen fora da garantia, a nossa assistência técnica vai ao endereço, mede o defeito e troca só a peça que falhou. O ajuste em casa custa a partir de {price.preventive}, sem peças. Não somos a autorizada da marca: com a garantia da fábrica valendo, fale com a loja que vendeu.",
        "Motor Garen com defeito pode ser consertado na sua garagem pela nossa assistência técnica, que é independente da fábrica. Só regular custa, em residência, {price.preventive} ou mais, com as peças à parte. Se a garantia do fabricante ainda vale, leve o caso à loja onde comprou.",
        "A assistência técnica Garen pode ser a autorizada, enquanto a garantia da fábrica vale, ou um serviço independente como o nosso, depois dela. Vamos até o portão, e a visita de regulagem residencial custa a partir de {price.preventive}, sem peças. A foto da etiqueta mostra o modelo e permite o orçamento grátis.",
      ],
      price: [
        "O conserto de motor Garen custa a partir de {price.preventive} quando basta regular, em casa e sem peças. Com peça, capacitor e fim de curso somam pouco; placa, engrenagem e redutor somam mais. A foto da etiqueta e um vídeo do defeito permitem o orçamento grátis.",
        "Consertar um motor Garen em casa começa em {price.preventive}, valor do ajuste sem peças. Capacitor e fim de curso são as peças mais baratas; placa e redutor, as mais caras. Se a conta chegar perto de {price.homeSwap}, compare com a troca do motor.",
        "Para um Garen com defeito, a visita de regulagem em casa custa a partir de {price.preventive}, sem peças. Fim de curso e capacitor acrescentam pouco; engrenagem, redutor e placa encarecem o conserto. O valor exato sai da foto da etiqueta e de um vídeo.",
        "O valor do conserto Garen soma a visita de ajuste, em casa a partir de {price.preventive}, e a peça, se alguma falhou. Fim de curso e capacitor são as mais baratas. Se a placa ou o redutor falhou, veja também quanto custa trocar o motor, de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que mais falha no motor Garen", "Defeitos comuns em motor Garen"],
        slots: [
          [
            "Quando o motor Garen ronca e a folha não sai do lugar, os suspeitos são o capacitor, que dá o arranque, e o próprio portão travado. No basculante, rangido na subida indica fuso seco ou bucha gasta. No de correr, o motor que gira sem levar a folha tem a engrenagem gasta.",
            "Ronco sem movimento costuma vir de capacitor fraco, a peça que ajuda o motor a partir, ou de folha presa. Barulho na subida do basculante indica fuso sem graxa ou bucha com folga. No portão de correr, motor que gira em falso tem engrenagem desgastada.",
            "O som ajuda a achar a peça: motor que zumbe parado sugere capacitor fraco ou portão emperrado. Basculante que range ao subir pede exame do fuso e da bucha. Portão de correr parado com o motor girando costuma ter a engrenagem gasta.",
            "O defeito mais comum é o motor que zumbe com o portão parado, por capacitor fraco ou folha presa. Se o motor roda e o portão de correr não anda, a engrenagem está gasta. Se o basculante range na subida, o fuso está sem graxa ou a bucha dele se gastou.",
            "Cada tipo de portão mostra um desgaste próprio no Garen. No basculante, fuso seco e bucha com folga rangem; no de correr, a engrenagem gasta deixa o portão parado com o motor girando. Nos dois, o ronco vem de capacitor fraco ou de folha travada.",
          ],
          [
            "Se houver cheiro de queimado ou o disjuntor cair, desligue tudo e não insista. Falha que surge depois de chuva sugere umidade na placa; depois de raio, placa atingida por surto de tensão.",
            "Disjuntor que desarma e cheiro de queimado são motivo para desligar na hora e não repetir o comando. Se o defeito veio depois de chuva ou de raio, o suspeito é a placa, por umidade ou surto de tensão.",
            "Não repita o comando se o disjuntor desarmar ou sair cheiro forte: deixe o circuito desligado. Conte também se choveu ou relampejou antes, porque água e surto de tensão atingem primeiro a placa.",
            "Corte a energia se algo cheirar a queimado ou se o disjuntor cair, e espere o técnico. Conte como estava o tempo: em dia de chuva a placa sofre com umidade, e em dia de raio, com surto de tensão.",
            "Cheiro de fio quente e disjuntor que cai pedem energia desligada até a visita. Defeito que começou em temporal costuma ser da placa, atingida por infiltração ou por surto de raio.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é o conserto do Garen no local", "O que o técnico faz no motor Garen"],
        slots: [
          [
            "O exame começa pela folha, solta do motor com segurança, porque um portão pesado ou travado faz um motor bom parecer ruim. Depois o técnico mede a energia, o capacitor, o fim de curso e a placa, e só troca a peça que a medição reprovou.",
            "Primeiro o técnico confere se o portão anda leve, já que folha emperrada derruba qualquer motor. Em seguida mede a tensão, o capacitor, o fim de curso e a central, e nenhuma peça é trocada antes de ser testada.",
            "A folha é conferida antes do motor, porque precisa correr livre. Tensão, capacitor, fim de curso e placa vêm depois, cada um medido, para você pagar apenas a peça que falhou.",
            "Antes de abrir o motor, o técnico o separa da folha com segurança e sente o peso dela, que muitas vezes é a verdadeira causa. Seguem as medições de tensão, capacitor, placa e fim de curso, para trocar apenas a peça reprovada.",
            "O diagnóstico separa o portão do motor. Com a folha solta em segurança, um peso anormal aparece logo. Se ela está leve, a medição mostra se falhou a alimentação, o fim de curso, a central ou o capacitor.",
          ],
          [
            "Você vê a peça com defeito e aprova o valor antes da troca. No fim, curso, força e pausa de fechamento são regulados, e os controles da casa são testados um a um.",
            "A troca só acontece depois do seu aceite, com a peça ruim à vista. Para encerrar, o técnico acerta as paradas e a força e testa a fotocélula e todos os controles.",
            "Nada é trocado sem a sua aprovação do preço. Com a peça nova no lugar, o técnico ajusta o percurso, a força e o fechamento, e o portão abre e fecha várias vezes com você olhando.",
            "O preço é dito com a peça defeituosa na mão, e o serviço continua se você concordar. Depois são regulados a força, a pausa e o percurso, e cada controle da família passa por um teste.",
            "Com a sua aprovação do orçamento, entra a peça nova e vem o ajuste das paradas, da pausa e da força. A visita termina depois que a fotocélula e os controles respondem em várias aberturas.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Autorizada ou assistência independente", "Garantia do Garen: a quem recorrer"],
        slots: [
          [
            "A autorizada é o caminho enquanto a garantia do fabricante vale, porque abrir o motor antes pode encerrá-la. Depois disso, o conserto independente resolve, com os 90 dias da lei de garantia no serviço e na peça.",
            "Com a nota dentro do prazo, acione a loja ou a rede da marca e não deixe ninguém abrir o motor, para não perder a cobertura. Passado o prazo, você escolhe quem conserta, e o serviço tem os 90 dias da lei.",
            "Confira a data da compra antes de chamar alguém. Com a garantia de fábrica valendo, procure o vendedor ou a autorizada e não abra o motor. Com a garantia vencida, o conserto independente serve e tem os 90 dias da lei.",
            "Motor novo deve ir à garantia de fábrica antes de qualquer reparo, já que mexer nele pode cancelar esse direito. Vencida a garantia, a assistência independente cuida do conserto, com os 90 dias da lei.",
            "O que decide é o prazo da nota: dentro dele, só a rede da fábrica ou o vendedor devem abrir o Garen, sob risco de perda da garantia. Fora dele, você escolhe quem conserta, e a lei dá 90 dias ao serviço.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o valor do conserto Garen", "Conserto ou troca do motor Garen"],
        slots: [
          [
            "Capacitor, fim de curso e regulagem são a parte barata; placa, engrenagem e redutor são a cara. Quando várias peças caras falham juntas, vale comparar com a troca do motor de casa, de {price.homeSwap} com mão de obra.",
            "O que encarece é a peça: placa e redutor pesam muito mais que capacitor ou sensor de fim de curso. Motor com mais de um desses gasto pode não compensar, e a troca completa em residência fica de {price.homeSwap}.",
            "A conta é pequena em regulagem, capacitor e fim de curso, e cresce em placa e engrenagens. Se o redutor também está no fim, ponha ao lado o preço de trocar o motor em casa, de {price.homeSwap} já instalado.",
            "Do mais barato ao mais caro, a ordem costuma ser regulagem, fim de curso, capacitor, engrenagem, placa e redutor. Se duas das últimas falham no mesmo motor, o novo instalado em casa, de {price.homeSwap}, entra na comparação.",
            "Uma peça pequena raramente torna o conserto caro, enquanto redutor e placa mudam o orçamento. Por isso o motor com vários defeitos grandes é comparado ao novo, que em residência custa {price.homeSwap} com a montagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso levar o motor Garen até a oficina?",
        answers: [
          "Não, porque o defeito pode estar na folha, e ela não vai à oficina. Só reparo de bancada em placa ou enrolamento sai do endereço, e você é avisado antes.",
          "Em geral não: o exame precisa do portão junto do motor. Só sai do local a placa ou a bobina que precise de bancada, e avisamos antes, com um recibo da peça.",
          "Quase nunca, pois sem o portão não se vê se o peso está na folha. Bobinas e placas que exigem bancada são a exceção, e a retirada é combinada antes.",
          "Não precisa: os testes são feitos com o motor no lugar. Se a placa ou o enrolamento tiver de ir à bancada, o técnico avisa e leva só isso.",
        ],
      },
      {
        question: "Vocês usam peça original Garen?",
        answers: [
          "Usamos a original quando existe para o seu modelo e compensa. Em motor antigo, a compatível de mesma especificação mantém o portão em uso, e a diferença de preço é informada antes.",
          "A escolha é sua: original ou compatível de mesma especificação, com os dois preços informados. Para modelo fora de linha, muitas vezes só resta a compatível.",
          "Depende do modelo: havendo original à venda por preço razoável, ela é oferecida. Para os antigos, resta em geral uma compatível com a mesma especificação.",
          "Podemos usar, quando ainda se fabrica a sua. Ao lado dela vai o preço da compatível equivalente, e você decide qual entra.",
        ],
      },
      {
        question: "Motor Garen antigo ainda tem conserto?",
        answers: [
          "Na maioria das vezes tem, se o redutor, o conjunto de engrenagens, está firme. Para placa fora de linha costuma haver central universal compatível com motores comuns.",
          "Tem, enquanto a mecânica estiver boa, porque capacitor, fim de curso e placa compatível ainda se acham. Com engrenagens gastas, a troca do motor costuma sair melhor.",
          "Costuma ter. Peças de desgaste continuam à venda, e uma placa universal substitui a que saiu de linha; só engrenagens no fim fazem pensar em motor novo.",
          "Sim, se as engrenagens do redutor não têm folga. Central, capacitor e sensor de parada se substituem até em modelo fora de linha.",
        ],
      },
      {
        question: "A assistência Garen atende à noite e no domingo?",
        answers: [
          "Atende pelo WhatsApp {shop.hours}. Diga logo se o portão ficou aberto ou com carro preso, porque isso define a pressa da visita.",
          "Sim, o contato funciona {shop.hours}. O horário da ida e o valor ficam combinados na conversa, antes de o técnico sair.",
          "Você pode chamar no WhatsApp {shop.hours}, inclusive fim de semana e madrugada. Valor e hora da visita são acertados ali, e portão aberto ou carro preso passam na frente.",
          "As mensagens são respondidas {shop.hours}. Conte se há carro preso ou portão aberto, e combine quando o técnico vai e por quanto.",
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
      "central garen preço",
      "central comando garen preço",
      "central comando garen",
      "central comando garen valor",
      "central garen valor",
      "placa garen preço instalação",
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
        "A placa Garen, original ou compatível, é escolhida pelo modelo do motor, pelo tipo de fim de curso e pelo código dos controles, e a queimada às vezes pode ser reparada. Antes de trocar, o técnico mede, porque capacitor em curto e falta de energia dão o mesmo sinal; em casa, essa visita parte de {price.preventive}, sem peças.",
        "A placa compatível com o motor Garen é definida por três dados: o modelo do motor, o tipo de fim de curso e o código dos controles. Só compre depois da medição, porque um capacitor ruim também deixa o portão parado. A visita que confirma o defeito em casa parte de {price.preventive}, sem peças.",
        "Trocamos a placa central do motor Garen por original ou equivalente depois de confirmar que ela queimou, pois o capacitor e o fim de curso podem dar o mesmo defeito. A etiqueta do motor e o controle mostram qual serve, e a visita em casa parte de {price.preventive}, sem peças.",
      ],
      repair: [
        "A troca da placa do motor Garen começa pela medição, porque capacitor em curto e falta de energia dão o mesmo sinal. Confirmado o defeito, entra uma placa original ou compatível, escolhida pelo modelo do motor, pelo fim de curso e pelo código dos controles. A visita em casa parte de {price.preventive}, sem peças.",
        "No conserto da placa Garen, o técnico mede a energia, o capacitor e a própria placa. Se falhou um relé ou o fusível, ela pode ser reparada. Se queimou em vários pontos, entra outra, original ou compatível com o motor. A visita em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "O preço da central de comando Garen, a placa do motor, depende do modelo, e o orçamento é grátis pela foto da etiqueta. O mais barato é consertar um relé ou fusível. Depois vêm a placa compatível e a original, e a mais cara é a de motor com inversor. Se a placa com a troca chegar perto de {price.homeSwap}, compare com o motor novo instalado em residência.",
        "A placa central Garen trocada custa a peça, a mão de obra e, se necessário, controles novos, com orçamento grátis pela foto da etiqueta. A compatível, de motor comum, é a mais barata; a do motor com inversor, a mais cara. O motor inteiro trocado em casa fica de {price.homeSwap}, e perto disso a placa sozinha não compensa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual placa serve no motor Garen", "Placa Garen original ou compatível"],
        slots: [
          [
            "A etiqueta do motor e a foto do controle, frente e verso, já reduzem as opções. O código impresso na placa fica sob a tampa, e só o técnico o lê, com a energia desligada, porque ali chegam 127 ou 220 V.",
            "Por fora dá para separar quase tudo, porque a etiqueta informa o modelo e o controle mostra o tipo de código. O número impresso na central fica por dentro, junto da rede elétrica, e é lido pelo técnico; não abra a tampa para procurá-lo.",
            "Comece pela etiqueta e pelos dois lados do controle, que se fotografam sem ferramenta. A inscrição da placa está junto da rede elétrica, e quem a confere é o técnico, com o disjuntor desligado.",
          ],
          [
            "O motor Garen com inversor, que controla a velocidade, só aceita a central da própria linha. Nos motores comuns, uma universal com potência igual ou maior pode servir, e ela é a saída quando a original deixou de ser fabricada.",
            "O motor com inversor, que acelera e freia aos poucos, só aceita a placa da linha dele. O motor comum recebe bem uma compatível, desde que ela aguente a mesma potência e leia o fim de curso que existe.",
            "Se o seu motor tem inversor, o circuito que varia a velocidade, a placa é específica. No modelo comum cabe a universal, desde que a potência não fique abaixo da do motor e o fim de curso seja do mesmo tipo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da placa Garen", "O que o técnico faz antes e depois da placa nova"],
        slots: [
          [
            "Antes de pôr a placa nova, o técnico mede a energia, o capacitor e o enrolamento do motor, porque um motor travado ou um capacitor em curto queima a segunda placa como queimou a primeira.",
            "A medição vem antes da troca, com teste da rede, do capacitor e do próprio motor. Uma placa nova ligada a um motor em curto dura pouco, por isso a causa é corrigida primeiro.",
            "O motor, o capacitor e a alimentação são testados um a um. Se a causa da queima continuar, a central nova queima também, e por isso o conserto começa por ela.",
          ],
          [
            "Com a central no lugar, o técnico grava o percurso, cadastra os controles e deixa a força no mínimo necessário. A fotocélula e as paradas são testadas em vários ciclos.",
            "Depois da ligação, a placa aprende o caminho da folha e recebe os controles da casa. Faltam então regular a força, conferir a fotocélula e repetir a abertura e o fechamento algumas vezes.",
            "O serviço termina com o percurso gravado, os controles funcionando e a força ajustada. O portão roda alguns ciclos completos, com a fotocélula em teste.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor da troca", "Quando a placa não compensa"],
        slots: [
          [
            "O valor sobe com o inversor, com a placa original e com os controles novos, que só entram se os atuais não servirem. Num motor velho, com engrenagem gasta, some tudo e compare com a troca completa em casa, de {price.homeSwap} com mão de obra.",
            "A central de motor com inversor custa mais, e a original costuma passar da compatível. O controle que não funciona com a placa nova soma outra despesa. Se o redutor também está no fim, a troca do motor, de {price.homeSwap} em residência, pode sair melhor.",
            "O valor sobe com o inversor, a peça original e a troca de controles, e desce com a compatível que aproveita os que você tem. Para um motor de muitos anos, compare a conta da placa com a do motor novo instalado, de {price.homeSwap} em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva a troca da placa Garen?",
        answers: [
          "A troca costuma caber em uma visita quando a versão já foi identificada pela foto. Demora mais se a fiação está ruim ou se a placa precisa ser encomendada.",
          "Em geral uma visita basta, com gravação e teste. Demora mais apenas quando a peça vem por encomenda ou há fio danificado para refazer.",
        ],
      },
      {
        question: "Placa Garen molhada tem conserto?",
        answers: [
          "Às vezes, se for seca e limpa cedo, antes de a água corroer as trilhas. Desligue o disjuntor, não religue para testar e deixe a tampa fechada.",
          "Depende da oxidação: uma trilha inteira pode ser limpa, e uma corroída exige troca. Corte a energia na hora e não teste, porque ligar a placa molhada acaba de queimá-la.",
        ],
      },
      {
        question: "Por que a placa Garen queima de novo?",
        answers: [
          "Porque a causa continuou: capacitor em curto, motor travado, água entrando ou rede sem protetor contra surto. A correção precisa entrar no mesmo orçamento da placa.",
          "Quase sempre por surto da rede, umidade ou motor fazendo esforço demais. Vedar a caixa, aterrar e instalar um protetor de surto evita a repetição.",
        ],
      },
      {
        question: "Posso trocar a placa Garen sozinho?",
        answers: [
          "Não recomendamos: há tensão da rede e um capacitor que guarda carga. Além disso, ligação trocada queima a placa nova na hora, e força mal regulada machuca.",
          "Melhor não, porque o risco de choque continua mesmo com o disjuntor desligado, por causa do capacitor. Um fio invertido também inutiliza a peça nova.",
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
      "qual controle compatível garen",
      "qual controle compatível motor garen",
      "controle serve portão garen",
      "controle compatível motor garen",
      "qual controle portão garen",
      "controle portão garen comprar",
      "controle garen vem programado",
    ],
    intent: "buying",
    answers: {
      any: [
        "O controle de portão Garen que você precisa é o que combina com o receptor instalado, em frequência e código, e ele só abre depois de gravado. Pela foto do atual, frente e verso, dizemos se serve o original ou um compatível, quanto custa e como fica a gravação.",
        "Um controle Garen novo, original ou compatível, funciona se seguir a frequência e o código do receptor do portão e se for gravado nele. Mande foto dos dois lados do seu e da etiqueta do motor: por elas saem o modelo, o preço e a gravação.",
        "Para ter mais um controle Garen, veja o receptor antes da marca: frequência e código têm de ser iguais, e o aparelho é gravado na central. Fotografe frente e verso do que abre hoje, e indicamos o certo, com o valor dele e o da gravação.",
      ],
      repair: [
        "Controle Garen que não funciona pede pilha nova, teste a poucos passos do portão e outro controle para comparar. Se a botoeira abre e nenhum controle abre, o defeito é no receptor. Se só um falha, ele é regravado ou trocado. A foto dos dois lados mostra o modelo.",
        "Se o controle Garen parou, comece pela pilha e depois compare com outro da casa. Botoeira que abre com todos os controles mudos indica o receptor; um único mudo indica o próprio controle, que se regrava ou se troca. Mande frente e verso em foto.",
      ],
      "how-to": [
        "Programar controle Garen se faz na central do portão, por botão ou menu, e a sequência muda com a placa e a versão. Como o botão fica perto da tensão da rede e pode apagar todos se for segurado, deixe com o técnico e reúna os controles no dia.",
        "Para gravar controle Garen, o técnico põe a central em modo de cadastro e registra cada tecla pela sequência daquela placa. Evite tentar: há tensão ao lado, e em muitas versões um aperto longo limpa a memória inteira.",
      ],
      price: [
        "O preço do controle Garen muda com o modelo e o tipo de código, e por isso não há um valor só. O original custa mais que o compatível, e os dois são cobrados por unidade. Pela foto do seu, frente e verso, dizemos de graça quanto fica o controle e quanto fica a gravação.",
        "O controle Garen não tem um preço só, porque cada modelo e cada tipo de código tem o seu, e o original custa em geral mais que o compatível. Se for preciso gravar, o serviço é somado uma vez, para quantos controles forem. A foto dos dois lados traz o valor, de graça.",
      ],
      buying: [
        "Compre controle Garen, original ou compatível, da mesma frequência do receptor, em geral 433 MHz, e do mesmo código. Ele só abre depois de gravado na central, e, se a placa já foi trocada, vale o padrão dela. A foto do atual, frente e verso, confirma modelo e preço.",
        "O controle compatível com o motor Garen é o que tem a mesma frequência, em geral 433 MHz, e o mesmo código da central. Serve o original ou um paralelo que cite Garen na embalagem. Se a placa já foi trocada por outra marca, vale o padrão dela. Mande foto do que funciona, frente e verso, e dizemos o modelo e o valor.",
        "Antes de comprar controle Garen, confirme que receptor o portão tem hoje, porque é ele que aceita ou recusa o aparelho. Frequência, quase sempre 433 MHz, e código devem bater; depois o técnico grava. Fotografe frente e verso do seu, e dizemos qual é.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Original ou compatível Garen?", "O controle certo para o seu Garen"],
        slots: [
          [
            "O receptor é que escolhe o controle: há receptor Garen em portão de outra marca, e motor Garen com placa já trocada. Compare a frequência, os botões e o modelo com os do controle que ainda abre.",
            "Motor e receptor nem sempre são da mesma marca, porque placas são trocadas e receptores avulsos são acrescentados. Guie-se pelo controle que funciona, onde estão escritos o modelo e a frequência.",
            "Nem todo motor Garen continua com receptor Garen, e o contrário também acontece. Quem decide é o receptor em uso, e o controle que abre hoje mostra frequência, botões e modelo.",
          ],
          [
            "Com a placa original, o controle da marca custa mais e entra sem dúvida; o compatível abre igual se o código for o mesmo. O código fixo até se copia, enquanto o rolante, que muda a cada toque, é sempre gravado.",
            "O original sai mais caro e é feito para aquela central. Um compatível de mesmo código faz o mesmo trabalho, mas código rolante, renovado a cada uso, não aceita cópia e pede gravação.",
            "Escolha o original se quer o par exato da placa, ou o compatível para gastar menos, desde que o código coincida. Lembre que o rolante, com senha que sempre muda, só entra por gravação na central.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Controle Garen falhando: o que testar", "Antes de comprar outro controle Garen"],
        slots: [
          [
            "O teste vai do mais simples ao mais revelador e não pede ferramenta. Faça de onde veja o portão, com a passagem livre.",
            "Alguns minutos mostram se o defeito é da pilha, do controle ou do receptor. Basta ficar à vista do portão, sem ninguém no caminho.",
            "Nada precisa ser aberto para saber de quem é a falha. Teste diante do portão, com o vão desimpedido.",
          ],
        ],
        steps: [
          "Troque a pilha pelo mesmo modelo, na posição certa.",
          "Teste a poucos passos do portão.",
          "Teste outro controle já gravado: se ele abre, a falha é do seu.",
          "Acione uma vez pela botoeira: se abre só por ela, o receptor precisa de medição.",
        ],
      },
      {
        about: "visit",
        headings: ["A gravação do controle Garen", "Programar o controle Garen: quem faz"],
        slots: [
          [
            "Cada central tem a sua sequência de gravação, descrita no manual dela e não no do controle. Como o botão fica dentro do motor, junto da rede elétrica, o serviço é do técnico.",
            "A gravação segue o manual da placa e muda de uma versão para outra. Ela se faz com a tampa aberta, perto da tensão da rede, e por isso cabe ao técnico.",
            "Dentro do motor, ao lado de partes com tensão, fica o botão que grava os controles. O técnico usa a sequência própria daquela placa, que não vem escrita no controle.",
          ],
          [
            "Na mesma visita se gravam os novos e se apaga o perdido. Reúna os de todos, pois em placas que não apagam um só a memória é limpa e cada um é regravado.",
            "Deixe juntos os controles da casa: entram os novos, sai o perdido e, se a placa só limpa tudo, os outros são gravados outra vez.",
            "Aproveite a ida para cadastrar vários e excluir o que sumiu. Há centrais que apagam todos de uma vez; nesse caso os restantes precisam estar à mão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para copiar o controle Garen?",
        answers: [
          "O de código fixo, sim, com um duplicador da mesma frequência. O de código rolante não se copia e precisa ser gravado na central.",
          "Só quando o código é fixo. Na dúvida, a gravação na central serve nos dois casos e dá ao controle um código próprio.",
        ],
      },
      {
        question: "Posso comprar o controle Garen pela internet e só gravar com vocês?",
        answers: [
          "Pode, se o código e a frequência forem os da sua central. Mande a foto do anúncio e a do controle atual antes de comprar.",
          "Sim. Vemos pela foto se ele serve e combinamos o valor da gravação antes da visita.",
        ],
      },
      {
        question: "Qual pilha usa o controle Garen?",
        answers: [
          "É a do código impresso na que está nele; as mais comuns em controle de portão são a A23, de 12 V, e a CR2032, de 3 V. Troque por igual.",
          "Varia com o modelo. Abra só a tampa da pilha, leia o código, como A23 ou CR2032, e coloque a nova no mesmo sentido.",
        ],
      },
      {
        question: "Um controle Garen pode abrir dois portões?",
        answers: [
          "Pode, se tiver mais de um botão e os dois receptores aceitarem o mesmo código: grava-se uma tecla em cada central.",
          "Sim, quando os receptores são compatíveis entre si. Cada botão fica com um portão.",
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
      "motor garen não abre",
      "motor portão garen não abre",
      "motor garen morreu",
    ],
    intent: "repair",
    answers: {
      any: [
        "Quando o motor [marca] não abre o portão, acione uma vez pela botoeira e escute. Abriu: o defeito é do controle. Mudo: energia ou central. Roncando: capacitor ou folha presa, e o disjuntor deve ser desligado. Girando em falso: engrenagem do KDZ ou porca do fuso. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Motor [marca] que não funciona costuma estar sem energia, sem comando ou sem força. Acione uma vez pela botoeira e escute: abriu, o defeito é do controle; mudo, é energia ou placa. Se ronca, é capacitor ou folha presa, e se desliga o disjuntor. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Quando o motor [marca] não liga, confira disjuntor, DR e pilha do controle e tente uma vez pela botoeira. Silêncio aponta energia ou placa, e ronco aponta capacitor ou folha presa; na maioria das vezes há conserto, com visita a partir de {price.preventive} em residência, fora as peças.",
        "O motor [marca] que parou quase sempre tem conserto: a falha costuma ser de energia, controle, capacitor ou placa, e não do motor inteiro. Faça um único teste pela botoeira e, se roncar parado, corte o disjuntor; regular em casa sai a partir de {price.preventive}, sem contar peças.",
      ],
      price: [
        "O conserto de motor Garen que não funciona custa conforme a peça: o ajuste em casa parte de {price.preventive}, sem peças, e capacitor e fim de curso estão entre as mais baratas. Placa e redutor pesam mais; motor novo, para comparar, fica de {price.homeSwap}.",
        "O preço para consertar o motor Garen sai pela peça que falhou, informada antes da troca. A visita com regulagem em residência começa em {price.preventive}, fora as peças, e o motor inteiro novo fica de {price.homeSwap}, com a mão de obra.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Motor [marca] parado: leia o sintoma", "Sinais e suspeitos no motor [marca]"],
        slots: [
          [
            "O som de uma única tentativa já separa as causas. Ronco parado pede disjuntor desligado na hora, porque poucos minutos assim queimam um motor bom.",
            "Escute uma tentativa só, de longe: cada som leva a uma peça. Se ronca e não anda, desligue logo, que o enrolamento esquenta depressa.",
            "Acione uma vez e repare no barulho, que diz onde procurar. Roncando sem andar, corte a energia, já que insistir queima o motor.",
          ],
        ],
        bullets: [
          "Mudo: disjuntor, DR, fusível ou placa",
          "Ronca e não anda: capacitor, folha presa ou redutor",
          "Gira e a folha fica: motor destravado, engrenagem ou porca do fuso",
          "Abre e não fecha: fotocélula suja ou fim de curso",
          "Só o controle não funciona: pilha, cadastro ou receptor",
        ],
      },
      {
        about: "check",
        headings: ["Verifique o motor [marca] por fora", "O que você pode testar"],
        slots: [
          [
            "Nenhum passo pede ferramenta, tampa aberta ou mão na folha. Se ela está torta, caída ou com cabo frouxo, pule o teste e deixe o disjuntor desligado.",
            "Tudo se faz de fora, longe da folha e com a tampa fechada. Portão torto ou com cabo solto não se testa: desligue a energia e pare.",
            "São conferências por fora, sem ferramenta e sem ninguém sob a folha. Diante de cabo frouxo ou folha inclinada, só corte o disjuntor.",
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
        headings: ["Consertar ou trocar o motor [marca]", "O que pesa no conserto"],
        slots: [
          [
            "Peça e mão de obra vêm separadas, com o valor informado antes. Capacitor, fim de curso e regulagem pesam pouco; placa, engrenagem e redutor, a caixa de engrenagens, pesam mais.",
            "O valor é informado antes, com peça e serviço em linhas próprias. O mais leve é regular ou trocar capacitor e sensor; o mais caro, placa ou redutor, o conjunto de engrenagens.",
            "Você aprova antes, com peça de um lado e serviço do outro. Regulagem, sensor e capacitor custam pouco perto de placa, engrenagem ou redutor.",
          ],
          [
            "Com o redutor firme, vale consertar. Se várias peças falharam num motor perto do fim, que dura de {trade.life}, compare com a troca, de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
            "Conserta-se enquanto as engrenagens não têm folga. Motor com {trade.life} de uso e mais de um defeito pede comparação com o novo, de {price.homeSwap} em residência ou {price.heavySwap} em folha pesada.",
            "A troca, de {price.homeSwap} em casa e {price.heavySwap} em portão pesado, ganha quando há mais de uma peça grande perdida e o motor já viveu os seus {trade.life}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor parou depois da chuva. É a placa?",
        answers: [
          "Pode ser água na placa, por tampa mal vedada. Desligue o disjuntor e não religue para testar: sem energia, a chance de salvá-la é maior.",
          "Muitas vezes, sim. Com o disjuntor desligado, a placa pode ser seca e limpa; ligada molhada, entra em curto.",
        ],
      },
      {
        question: "Motor Garen queimado tem conserto?",
        answers: [
          "Enrolamento queimado pode ser refeito, mas em motor pequeno a troca costuma compensar. Mede-se antes, porque capacitor ruim parece motor queimado.",
          "Depende do redutor e da conta: com a mecânica boa avalia-se o reparo, senão a troca, que em casa custa de {price.homeSwap}.",
        ],
      },
      {
        question: "Posso destravar o portão até o técnico chegar?",
        answers: [
          "No de correr ou de abrir, reto e em piso plano, sim, com o disjuntor desligado. Basculante com defeito não se destrava, porque cai.",
          "Só folha de correr ou de abrir, alinhada e nivelada, com a energia cortada. O basculante fica travado.",
        ],
      },
      {
        question: "O disjuntor cai quando aciono. O que é?",
        answers: [
          "Curto no motor ou na fiação, ou motor travado puxando corrente demais. Religue só uma vez. Se cair de novo, deixe desligado até a medição.",
          "Pode ser enrolamento em curto, fio molhado ou folha presa. Não fique rearmando, porque cada tentativa piora o estrago.",
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
        "Entre Garen e Peccinin, a Garen é a melhor escolha para um motor novo de casa, porque peça e controle são mais comuns nas lojas. Fique com a Peccinin se a central e os controles dela já funcionam no seu portão. No mesmo porte o resultado é parecido, e a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Garen ou Peccinin é uma escolha que depende do que já existe no portão: para começar do zero, a Garen costuma ter peça e controle mais fáceis. Com central e controles Peccinin em bom estado, vale manter a marca. Em modelos de mesma capacidade o desempenho é parecido, e a troca em casa fica de {price.homeSwap}.",
        "Na escolha Garen x Peccinin, a Garen leva vantagem para quem compra novo, pela reposição fácil, e a Peccinin, para quem já tem central e controles dela funcionando. Compare a capacidade com o peso da folha; em casa, trocar o motor por um de qualquer das duas custa de {price.homeSwap}, instalado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando escolher Garen, quando escolher Peccinin", "Garen e Peccinin por tipo de portão"],
        slots: [
          [
            "No portão de correr, compare um KDZ, da Garen, com um Gatter, da Peccinin, pelos quilos da ficha: com a mesma capacidade, fazem o mesmo trabalho. No basculante equilibrado de até {width.quarterHp}, o 1/4 HP de qualquer das duas atende.",
            "KDZ, da Garen, e Gatter, da Peccinin, são linhas conhecidas para portão de correr, e a comparação se faz pela capacidade em quilos. O basculante de até {width.quarterHp} fica bem servido pelo 1/4 HP das duas marcas, se a folha está equilibrada.",
            "Para folha de correr, ponha lado a lado o KDZ (Garen) e o Gatter (Peccinin) de capacidade igual. Para basculante de até {width.quarterHp}, as duas têm motor de 1/4 HP que resolve quando os contrapesos estão certos.",
          ],
          [
            "Quando os modelos empatam, decidem os controles e a central já instalados, porque manter a marca evita trocar tudo. Em prédio, exija de qualquer uma a versão para muitos ciclos por hora.",
            "Com modelos equivalentes, conta o que você já tem, porque a central e os controles da mesma marca continuam servindo. A garagem coletiva precisa de um modelo para muitos ciclos por hora, seja qual for o nome.",
            "Se as fichas se equivalem, olhe os controles em uso, que em geral só continuam na mesma marca. Em prédio, escolha um modelo de uso intenso, das duas marcas.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço e peças: Garen e Peccinin", "Quanto custam as duas"],
        slots: [
          [
            "No mesmo porte paga-se parecido: de {price.homeSwap} na troca em casa e de {price.heavySwap} em portão pesado, com mão de obra. A diferença aparece depois, na peça: a da Garen é comum nas lojas, e a da Peccinin depende do modelo exato.",
            "A troca residencial fica de {price.homeSwap} nas duas marcas, e a de portão pesado, de {price.heavySwap}, já com instalação. Na reposição, a peça Garen é mais fácil de achar, e na Peccinin é preciso conferir o modelo, porque a engrenagem muda.",
            "Instalado em casa, qualquer dos dois fica de {price.homeSwap}; em portão pesado, de {price.heavySwap}. O que muda é a manutenção: a peça Garen é fácil de achar, e na Peccinin a engrenagem varia com o modelo.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Trocar Peccinin por Garen: o que se aproveita", "O que muda ao trocar de uma marca para a outra"],
        slots: [
          [
            "A energia, o eletroduto e a fotocélula em bom estado continuam. O suporte e a central mudam, porque as marcas não usam as mesmas peças, e os controles só ficam se a central nova ler o mesmo código.",
            "O circuito, o eletroduto e a fotocélula que estiverem bons são aproveitados na mudança de marca. Conte com suporte e central novos e com os controles gravados outra vez ou trocados.",
            "Quem muda de marca mantém a parte elétrica e a fotocélula em ordem. O suporte, a placa e, em geral, os controles são outros, já que cada fabricante usa o seu código.",
          ],
          [
            "No portão de correr, a cremalheira, a barra dentada, continua se o passo dos dentes for o mesmo e ela estiver reta.",
            "A cremalheira do portão de correr é aproveitada quando o passo, a distância entre os dentes, combina com a engrenagem nova.",
            "Em portão de correr, mede-se o passo da barra dentada: se for igual e ela estiver reta, continua.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle Garen abre motor Peccinin?",
        answers: [
          "Só se a central aceitar o mesmo código, o que não é comum. Um receptor avulso, ligado à entrada da botoeira, resolve quando há muitos controles.",
          "Em geral não, porque cada marca usa o seu código. Para aproveitar vários controles, instala-se um receptor avulso compatível com eles.",
        ],
      },
      {
        question: "Qual é mais barata, Peccinin ou Garen?",
        answers: [
          "Nenhuma é sempre mais barata, porque o preço depende do modelo e do portão. Peça as duas propostas com motor, controles, suporte e instalação, e compare o total.",
          "Entre versões de mesma capacidade a diferença costuma ser pequena. Some motor, controles e instalação de cada uma antes de decidir.",
        ],
      },
      {
        question: "Qual tem mais peça, Garen ou Peccinin?",
        answers: [
          "A Garen é mais comum nas lojas. Em Peccinin antigo, muitas vezes se usa peça compatível, definida pela etiqueta do motor.",
          "Em motor atual, a Garen leva vantagem. A Peccinin tem peça original e compatível, mas o modelo exato precisa ser confirmado.",
        ],
      },
      {
        question: "Vocês trabalham com Garen e Peccinin?",
        answers: [
          "Sim, vendemos, instalamos e consertamos as duas, de forma independente, sem vínculo com os fabricantes.",
          "Trabalhamos com ambas, na venda e no conserto, como loja independente.",
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
      "garen não abre capacitor",
      "garen zumbe parado",
      "garen só ronca",
    ],
    answers: {
      any: [
        "Motor [marca] que ronca e não abre tem, em primeiro lugar, o capacitor fraco, a peça que dá a partida. Depois vêm a folha presa e o redutor travado. Pare de acionar e desligue o disjuntor, porque zumbindo parado ele queima em minutos. A visita com medição em casa parte de {price.preventive}, sem peças.",
        "Se o motor [marca] faz barulho e não abre, o som diz a causa. Ronco ou zumbido parado indica capacitor fraco ou folha presa. Giro solto indica engrenagem gasta ou chave destravada. Desligue o disjuntor e não insista. A visita com medição em casa parte de {price.preventive}, fora peças.",
        "O motor [marca] só faz hummm e o portão não sai do lugar: quase sempre é o capacitor, peça barata que dá a partida. Roncando com a folha presa, ele queima, então corte a energia. A visita com teste começa em {price.preventive} em residência, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que o barulho do motor indica", "Ronco, giro ou estalo: a causa"],
        slots: [
          [
            "Ronco grave sem movimento é motor sem força de partida, quase sempre por capacitor, a peça que dá o impulso. Folha torta, trilho sujo e trava elétrica que não recolhe seguram do mesmo jeito.",
            "O zumbido parado aponta capacitor gasto ou portão preso, por pedra no trilho, trava fechada ou folha empenada. A diferença aparece na medição da peça.",
            "Sem o impulso do capacitor, o motor zumbe e não parte. O mesmo som vem quando algo prende a folha: trava, pedra, roda quebrada.",
          ],
          [
            "Giro livre com a folha parada é engrenagem gasta, cremalheira solta ou motor destravado na chave. Estalo ritmado confirma dente comido.",
            "Se o motor gira e o portão não anda, veja se a chave de destravamento ficou aberta. Se não é isso, a engrenagem ou a cremalheira está gasta.",
            "Quando se ouve o motor girar e a folha não anda, a chave está aberta ou há dente gasto entre o motor e a folha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Primeiros cuidados com o motor roncando", "O que fazer antes do técnico"],
        slots: [
          [
            "Não acione de novo para mostrar o defeito, porque cada tentativa aquece o enrolamento. Nada disto exige tocar no motor.",
            "O motor que ronca parado esquenta em segundos. Por isso, primeiro desligue o disjuntor. O resto você confere de longe.",
            "Sem energia, o motor não queima. Faça só estas conferências, sem abrir a tampa.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Olhe de longe se há pedra, galho ou trava segurando a folha.",
          "Veja se a chave de destravamento está na posição travada.",
          "Não destrave nem empurre se a folha é basculante, está torta ou fora do trilho.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o conserto do motor que ronca", "Do capacitor ao motor novo"],
        slots: [
          [
            "O capacitor é uma das peças mais baratas e é trocado em até {trade.smallRepair}. Soltar a folha ou trocar a roldana custa um pouco mais, e engrenagem e redutor são os mais caros. Se o motor queimou, a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "Do mais barato ao mais caro vêm o capacitor, trocado em até {trade.smallRepair}, a roldana, a engrenagem e o redutor. Se o enrolamento queimou, o motor novo com serviço fica de {price.homeSwap} em residência.",
            "Trocar o capacitor custa pouco e leva até {trade.smallRepair}. Engrenagem e redutor custam mais, porque exigem abrir o motor. Só o enrolamento queimado obriga à troca, de {price.homeSwap} em casa, já instalado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar o capacitor sozinho?",
        answers: [
          "Não. Ele guarda carga mesmo desligado e fica junto da rede. A troca é do técnico.",
          "Não convém: capacitor carregado dá choque com o disjuntor desligado.",
        ],
      },
      {
        question: "Roncar pode queimar o motor?",
        answers: [
          "Pode, em poucos minutos, se insistir. Desligue o disjuntor na primeira vez.",
          "Sim. Parado e com energia, o motor esquenta em poucos minutos e pode queimar.",
        ],
      },
      {
        question: "Como abro o portão até o conserto?",
        answers: [
          "O portão de correr ou de abrir, se está reto, é movido na mão com o disjuntor desligado e o motor destravado. O basculante com o motor queimado não se destrava: chame o técnico.",
          "Com a energia cortada, a folha reta que corre ou gira se move na mão. O basculante com qualquer suspeita fica fechado.",
        ],
      },
      {
        question: "Por que o capacitor volta a queimar?",
        answers: [
          "Folha pesada, tensão baixa ou valor errado gastam o novo. Quem troca mede a tensão na partida e confere os microfarads.",
          "Porque a causa ficou: roda presa, fio fino ou capacitor de valor diferente do da etiqueta.",
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
      "garen só abre",
      "motor garen só abre",
    ],
    answers: {
      any: [
        "O motor [marca] que abre e não fecha quase sempre está com a fotocélula suja, torta ou com algo na frente, e a placa entende que há alguém no vão. Limpe as duas lentes com um pano seco e tente de novo. Se continuar, a visita com regulagem parte de {price.preventive} em casa, sem peças.",
        "O motor [marca] abre e não fecha, na maioria das vezes, porque obedece a um sensor: a fotocélula suja ou desalinhada avisa que o caminho está ocupado. Passe um pano seco nas duas lentes e repita o comando. Se não fechar, chame o técnico. A visita de ajuste em residência parte de {price.preventive}, sem peças.",
        "O motor [marca] que só abre e não fecha deve ser conferido primeiro na fotocélula, o par de sensores nas laterais do vão: lente suja, torta ou encoberta impede o fechamento por segurança. A limpeza com pano seco resolve muitos casos. Nos outros, o técnico regula em visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes de chamar o técnico", "Testes que você pode fazer"],
        slots: [
          [
            "Estes testes são feitos por fora, com a passagem livre e sem abrir a tampa do motor. Pare no primeiro que resolver.",
            "Dá para testar quase tudo sem ferramenta e com a tampa fechada. Mantenha o vão livre e pare assim que o portão fechar.",
            "Nenhum destes passos exige abrir o motor. Faça um de cada vez, com todos longe da folha, até o portão fechar.",
          ],
        ],
        steps: [
          "Tire folhas, teia e objetos da frente da fotocélula.",
          "Limpe as duas lentes com pano seco.",
          "Veja se o botão da parede voltou, em vez de ficar afundado.",
          "Acione uma vez e observe de longe onde a folha para.",
          "Se ela não se move ou volta, grave um vídeo curto para o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["O que mais impede o portão de fechar", "Outras causas no motor [marca]"],
        slots: [
          [
            "Com a fotocélula limpa e alinhada, a causa mais provável é o fim de curso, o sensor que diz à placa onde o portão termina. Fora do lugar, ele faz a central acreditar que a folha já está fechada, e o comando de fechar é ignorado.",
            "Se as lentes estão em ordem, confere-se o fim de curso, o ímã ou a chave que marca onde a folha termina. Deslocado, ele informa portão fechado quando está aberto, e a placa não obedece.",
            "Quando a limpeza das lentes não muda nada, o defeito pode ser no fim de curso, que avisa a central sobre o ponto de parada. Um ímã fora da posição faz a placa entender que o portão já fechou.",
          ],
          [
            "Um fio partido da fotocélula ou uma botoeira em curto dá o mesmo sintoma e só aparece na medição. Nunca anule o sensor para o portão voltar a fechar, porque sem ele a folha não para diante de uma pessoa.",
            "O cabo rompido do sensor ou o botão da parede em curto também impede o fechamento, e isso o técnico mede. A fotocélula não deve ser isolada em hipótese alguma, já que protege criança, animal e carro.",
            "O defeito pode estar ainda no fio do sensor ou num botão travado, que a medição revela. Não anule a fotocélula para fechar, porque a folha iria sobre quem passa.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa fazer o portão voltar a fechar", "Do que depende o preço"],
        slots: [
          [
            "Quando limpar, alinhar e regular resolve, você paga só a visita. Se houver defeito, a peça é somada: a botoeira e a fotocélula custam menos, e a placa, mais. O pagamento pode ser dividido em até {shop.instalments} vezes no cartão.",
            "Quando basta o ajuste, você paga só a visita. Se houver peça a trocar, ela é somada. O botão e a fotocélula são as trocas mais baratas, e a placa é a mais cara. O cartão divide em até {shop.instalments} parcelas.",
            "Entre as peças, só a placa aumenta muito o total, porque o sensor e a botoeira custam bem menos. Se nada estiver queimado, o preço é o da visita com regulagem, que pode ser pago em até {shop.instalments} vezes no cartão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que o motor [marca] só fecha enquanto eu seguro o botão?",
        answers: [
          "É o modo de segurança de várias centrais: sem a confirmação da fotocélula, a placa só fecha com alguém comandando e vendo o vão. Limpe e alinhe as lentes. Se não voltar ao normal, o par ou o fio precisa de conserto.",
          "Porque a central não recebe o sinal da fotocélula e exige alguém olhando a passagem. Limpar e alinhar as lentes costuma resolver; senão, o defeito é no fio ou no sensor.",
        ],
      },
      {
        question: "O controle pode ser a causa de não fechar?",
        answers: [
          "Dificilmente, se ele abre. Em quase toda central a mesma tecla manda abrir e fechar, e um controle fraco falharia nas duas coisas.",
          "Quase nunca, porque a tecla que abre é a que fecha. Se a botoeira também não fecha, o controle está descartado.",
        ],
      },
      {
        question: "Como deixo a casa fechada até o conserto?",
        answers: [
          "O portão de correr ou de abrir, reto e nivelado, pode ser fechado à mão com o disjuntor desligado e travado de novo. O basculante não deve ser destravado; chame o técnico, porque o contato funciona {shop.hours}.",
          "Com a energia cortada, destrave, leve à mão a folha de correr ou de abrir em piso plano até o fim e trave de novo. No basculante espere o técnico; o contato funciona {shop.hours}.",
        ],
      },
      {
        question: "O [marca] abre, começa a fechar e volta. É o mesmo defeito?",
        answers: [
          "Nem sempre. Se volta no mesmo ponto, costuma ser trilho sujo ou folha presa, que a placa lê como obstáculo. Se volta em pontos variados, a fotocélula desalinhada é mais provável.",
          "Pode ser outro: retorno sempre no mesmo lugar indica esforço na folha, e retorno em lugares diferentes indica sensor que perde o alinhamento com a vibração.",
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
        "O kit Garen Speed com cremalheira é o conjunto rápido para portão de correr, com motor, central, controles e a barra dentada, vendida em metros. Instalado, na troca em casa, fica de {price.homeSwap}, com mão de obra. Confira quantos metros de barra vêm e o peso que a etiqueta permite.",
        "O kit Garen Speed deslizante com cremalheira, a barra dentada contada em metros, fica de {price.homeSwap} na troca em casa, com motor e mão de obra. Speed é a versão rápida, que exige folha leve, trilho reto e fotocélula, e a etiqueta confirma o peso máximo. Fazemos a instalação completa.",
        "O motor Garen Speed deslizante de 1/4 HP, instalado na troca em casa, fica de {price.homeSwap}, com mão de obra. O 1/4 HP de correr costuma trazer 400 kg na etiqueta, o que serve a uma folha de uns 300 kg. A cremalheira, contada em metros, e a base são somadas só se faltarem.",
        "O Garen Speed deslizante de 1/3 HP, instalado, fica de {price.homeSwap} na troca em casa, com motor e mão de obra. O 1/3 HP de correr costuma trazer 600 kg na etiqueta, o que serve a uma folha de uns 450 kg. A cremalheira, contada em metros, e a base são somadas só se faltarem.",
      ],
      price: [
        "O preço do kit Garen Speed deslizante fica, na troca em casa, de {price.homeSwap}, com motor e mão de obra. A potência muda o valor, e a cremalheira, contada em metros, e a base são somadas só se faltarem. A foto do portão e a da etiqueta fecham o orçamento.",
        "O Garen Speed deslizante de 1/4 HP fica, na troca em casa, de {price.homeSwap}, com motor e mão de obra. O 1/4 HP de correr costuma trazer 400 kg na etiqueta, o que serve a uma folha de uns 300 kg. A cremalheira, por metro, é somada se faltar.",
        "O Garen Speed deslizante de 1/3 HP custa, na troca em casa, de {price.homeSwap}, instalado. Esse motor costuma trazer 600 kg na etiqueta, o que serve a uma folha de uns 450 kg. Os metros de cremalheira e a base são cobrados à parte, se for preciso.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que vem no kit e o que falta", "O que conferir na lista do kit"],
        slots: [
          [
            "O conteúdo do kit muda de um anúncio para outro, e o nome não diz o que vem. Peça a lista por escrito antes de comparar preços.",
            "O nome Garen Speed identifica o motor; a central, os controles e os metros de cremalheira variam com o vendedor. Confira item por item.",
            "Kits com o mesmo nome podem trazer conteúdos diferentes. A lista escrita evita descobrir na montagem que falta a barra ou a central.",
          ],
        ],
        bullets: [
          "Motor e central: devem ser da tensão da sua rede.",
          "Controles: veja quantos vêm no kit.",
          "Cremalheira: confira os metros incluídos e o material, nylon ou aço.",
          "Fotocélula: costuma ser vendida à parte.",
          "Base, fiação e instalação: pergunte se estão no preço.",
        ],
      },
      {
        about: "choose",
        headings: ["O Garen Speed serve no seu portão?", "Que peso e que folha o Garen Speed aceita"],
        slots: [
          [
            "Compare o peso da folha com o limite da etiqueta e deixe um terço de margem: 1/4 HP com 400 kg serve a uma folha de uns 300, e 1/3 HP com 600 kg, a uma de uns 450. A velocidade só ajuda em folha que anda leve na mão.",
            "O limite da etiqueta deve passar em um terço o peso da folha: uns 300 kg para a de 400 e uns 450 para a de 600. Um motor rápido em folha pesada bate no fim e se gasta.",
            "Uma folha de uns 300 kg combina com etiqueta de 400, e uma de uns 450, com etiqueta de 600, sempre com um terço de sobra. O trilho reto e a folha leve são condição para a rapidez.",
          ],
          [
            "Meça a folha, e não o vão, porque a cremalheira acompanha a folha inteira. Em motor rápido, o batente firme e a fotocélula, o sensor da passagem, são indispensáveis.",
            "A barra tem o comprimento da folha, e se vierem metros a menos é preciso comprar o que falta. A rapidez exige ainda fotocélula, que vê quem passa, e batente firme.",
            "A cremalheira é comprada pelo comprimento da folha, de ponta a ponta. A velocidade exige ainda a fotocélula, o sensor do vão, e um batente que aguente.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Instalação, prazo e garantia", "Quanto tempo leva a instalação"],
        slots: [
          [
            "Com trilho e base prontos, a instalação leva de {time.sliding}; o concreto novo precisa curar antes. No fim, a parada suave, a força e o fim do percurso são regulados, porque a folha rápida chega com mais força ao batente.",
            "O trabalho leva de {time.sliding}, com a folha correndo leve e a energia no lugar. A regulagem da parada e da força é o principal num motor rápido e é testada com uma caixa no vão.",
            "O serviço leva de {time.sliding} quando a base e o trilho estão em ordem. Depois o técnico ajusta a freada, a força e as paradas, com teste diante de um objeto.",
          ],
          [
            "O motor que vendemos tem {warranty.motor} de garantia, e a instalação, {warranty.installation}; no cartão, o pagamento é em até {shop.instalments} vezes.",
            "A garantia é de {warranty.motor} no motor comprado conosco e de {warranty.installation} no serviço, com pagamento em até {shop.instalments} vezes no cartão.",
            "Garantimos {warranty.motor} no motor vendido e {warranty.installation} na montagem, e o cartão divide em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Speed serve em basculante?",
        answers: [
          "Depende da versão, porque há Speed para os dois tipos. Se o kit traz cremalheira, ele é de correr.",
          "Existe Speed basculante e Speed deslizante. O kit com cremalheira serve só para portão de correr.",
        ],
      },
      {
        question: "Vocês instalam o kit que eu comprar?",
        answers: [
          "Instalamos, com mão de obra a partir de {price.installation}, depois de ver por foto o kit e a folha.",
          "Sim, a partir de {price.installation}. O que falta no kit e o estado do trilho são conferidos antes.",
        ],
      },
      {
        question: "Posso pôr a cremalheira que já tenho?",
        answers: [
          "Pode, se a distância entre os dentes é a mesma da engrenagem e ela está reta e sem dente gasto.",
          "Pode, quando os dentes combinam com a engrenagem do Speed. Torta ou gasta, ela estraga o motor novo.",
        ],
      },
      {
        question: "Vocês são autorizados Garen?",
        answers: [
          "Não, somos loja independente, sem vínculo com a fábrica. A garantia do motor vendido é de {warranty.motor}.",
          "Não, somos independentes. Vendemos e instalamos, com {warranty.motor} de garantia no motor.",
        ],
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
        "O motor Garen KDZ Fit é a versão de casa da linha KDZ, para portão de correr de folha leve. A folha deve pesar um quarto menos que o limite da etiqueta. A troca em casa, com motor e mão de obra, fica de {price.homeSwap}, e a foto do portão mostra se o Fit atende.",
        "Para portão deslizante leve, de casa, o motor Garen KDZ Fit costuma bastar. Confira na etiqueta se o limite em quilos passa do peso da folha em um terço. Instalado no lugar do motor antigo, custa de {price.homeSwap}, com mão de obra.",
        "O Garen KDZ Fit move portão de correr pela cremalheira, a barra de dentes presa à folha. Ele serve quando a folha é leve e pesa menos que o limite da ficha, com sobra. Motor e mão de obra, na troca em casa, ficam de {price.homeSwap}.",
      ],
      price: [
        "O preço do motor Garen KDZ Fit, instalado em casa no lugar do antigo, fica de {price.homeSwap}, com motor e mão de obra. Se a base e a cremalheira estão boas, o valor fica no começo da faixa. O orçamento exato é grátis, pela foto do portão.",
        "Instalar o Garen KDZ Fit em portão de correr de casa, trocando o motor velho, custa de {price.homeSwap} com a mão de obra. Cremalheira, base e fiação em bom estado baixam a conta. Mande foto do portão com a largura para o valor exato.",
      ],
      question: [
        "O Garen KDZ Fit vale a pena em portão de correr de casa, com folha leve e peso bem abaixo do limite da ficha. Para folha pesada ou uso coletivo, procure versão maior ou de uso intenso. A troca em casa, com motor e mão de obra, fica de {price.homeSwap}.",
        "Vale, se o portão é de correr, a folha é leve e o uso é de casa: aí o Garen KDZ Fit trabalha com folga. Folha pesada ou garagem coletiva pede motor maior. A troca em casa custa de {price.homeSwap}, mão de obra incluída.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Para que portão o KDZ Fit serve", "KDZ Fit ou outra versão"],
        slots: [
          [
            "O KDZ Fit só trabalha em portão de correr, puxando a folha pela cremalheira, a régua dentada; em basculante ou de abrir, não serve. Compare o limite em quilos da ficha com o peso da folha e deixe um terço de margem.",
            "Ele é de portão de correr e engrena na cremalheira, a barra dentada da folha, por isso não vai em basculante nem em pivotante. O peso da folha deve ficar cerca de um quarto abaixo do limite da ficha.",
            "Em basculante e em portão de abrir o Fit não se aplica, pois move a folha por uma régua dentada, a cremalheira. Na folha de correr, deixe sobrar um terço da capacidade escrita na ficha.",
          ],
          [
            "Grade, chapa fechada e madeira pesam muito diferente no mesmo comprimento. Se o portão abre o dia todo, olhe também os ciclos por hora, porque motor de casa esquenta e desarma.",
            "O material conta tanto quanto a largura, já que madeira e chapa pesam bem mais que grade. Uso coletivo pede conferir os ciclos por hora, para o motor não superaquecer.",
            "Uma folha de grade pesa bem menos que a de chapa ou madeira da mesma largura. Com muitas aberturas seguidas, o número de ciclos por hora decide antes da força.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço do KDZ Fit", "KDZ Fit instalado: a conta"],
        slots: [
          [
            "O preço da troca inclui o motor, a central com os controles e a mão de obra. A cremalheira, a base e o ponto de energia só são somados quando faltam ou estão ruins.",
            "A conta soma o motor e a mão de obra. Quem já tem portão automático aproveita a cremalheira, a base e os fios e por isso paga menos que na primeira instalação.",
            "Você paga o motor, os controles e a mão de obra. Cremalheira, base e fiação do motor antigo são aproveitadas e só são cobradas se estiverem ruins.",
          ],
          [
            "O motor que vendemos tem garantia de {warranty.motor}, e a instalação, de {warranty.installation}. No cartão, o total vai em até {shop.instalments} vezes.",
            "São {warranty.motor} de garantia no motor fornecido por nós e {warranty.installation} no serviço, com pagamento em até {shop.instalments} vezes no cartão.",
            "Você pode dividir em até {shop.instalments} vezes no cartão, com {warranty.motor} de garantia para o motor comprado conosco e {warranty.installation} para a instalação.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação do KDZ Fit", "Da folha ao teste final"],
        slots: [
          [
            "Primeiro o técnico move a folha à mão, sem energia, e corrige o que pesa. Depois fixa o motor, acerta a cremalheira com {rack.clearance} de folga e regula as paradas, serviço de {time.sliding} com base e trilho em ordem.",
            "A folha é testada à mão antes de tudo, com a energia desligada. Em seguida vêm a fixação, a folga de {rack.clearance} na cremalheira e o ajuste das paradas, o que leva {time.sliding} se a base estiver boa.",
            "Com base e trilho prontos, são {time.sliding}: correr a folha à mão para achar atrito, fixar o motor, deixar {rack.clearance} entre os dentes e regular onde ele para.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O KDZ Fit aproveita a cremalheira do motor antigo?",
        answers: [
          "Aproveita, se o dente é o mesmo e as barras estão retas e sem desgaste. Dente arredondado pede cremalheira nova.",
          "Sim, quando o passo dos dentes combina com a engrenagem dele. Barra torta ou gasta é trocada, para não comer a engrenagem nova.",
        ],
      },
      {
        question: "Os controles que tenho servem no KDZ Fit?",
        answers: [
          "Servem se a central aceita o mesmo código e a mesma frequência. Muitas vezes os que já são da marca continuam.",
          "Depende do código da central. Se não combinar, um receptor avulso mantém os controles atuais, ou gravam-se novos.",
        ],
      },
      {
        question: "Vocês são autorizados Garen?",
        answers: [
          "Não: somos independentes. Vendemos, instalamos e consertamos motores da marca, com garantia do fabricante no motor novo e a nossa na instalação.",
          "Somos uma empresa independente, que instala e conserta Garen entre outras marcas. O motor novo vem com a garantia de fábrica.",
        ],
      },
      {
        question: "Se eu já comprei o KDZ Fit, vocês instalam?",
        answers: [
          "Instalamos: só a mão de obra parte de {price.installation}. Antes, uma foto da folha e da etiqueta confirma se ele atende ao peso.",
          "Sim, a partir de {price.installation} pela instalação, depois de conferir pela foto se o motor serve à sua folha.",
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
      "garen speed bom",
      "garen speed vale pena",
      "motor garen speed bom",
      "motor garen speed vale pena",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor Garen Speed é a versão rápida da marca, com modelo para portão basculante e modelo para portão de correr. Ele é bom para quem não quer esperar na rua e tem a folha leve e equilibrada. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "O motor Garen Speed é a versão rápida da Garen, com modelos para basculante e para portão de correr; trocado em casa, com mão de obra, fica na faixa de {price.homeSwap}. O valor exato sai pela foto do portão, porque depende do tipo e do peso da folha, que precisa correr leve.",
        "Garen Speed é nome de motor rápido, feito em versão de basculante e de correr, e a instalação muda com o portão. Na troca em casa, motor e mão de obra vão de {price.homeSwap}. Mande a foto da folha para fechar o modelo e o preço.",
        "Quem quer o Garen Speed escolhe antes a versão, basculante ou de correr, e confere o peso da folha na ficha. O preço com instalação, na troca em residência, fica de {price.homeSwap}, e a foto do portão traz o valor do modelo.",
      ],
      price: [
        "O preço do motor Garen Speed com instalação, na troca em casa, fica de {price.homeSwap}, conforme a versão, basculante ou de correr, e o peso da folha. Motor já comprado paga só a mão de obra, a partir de {price.installation}. O valor do seu caso sai por foto.",
        "Motor Garen Speed, preço e instalação: a troca em residência vai de {price.homeSwap}, com mão de obra, e a instalação avulsa de um motor que você comprou parte de {price.installation}. Versão e peso da folha definem o número, informado pela foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O Speed serve no seu portão?", "Tipo e peso antes da velocidade"],
        slots: [
          [
            "Confira primeiro o tipo. O Speed de basculante é preso na coluna e move a folha por fuso e braço. O de correr fica no piso e empurra a cremalheira, a barra de dentes presa à folha. Um não serve no lugar do outro.",
            "Sim, quando a versão combina com o portão. No de correr o conjunto vem com cremalheira, a barra de dentes; no basculante, com fuso e braço na coluna, e os dois não se trocam entre si.",
            "Depende da versão, que precisa ser a do seu portão: fuso e braço na coluna para basculante, engrenagem e cremalheira, a barra dentada, para o de correr.",
          ],
          [
            "Compare o peso da folha com o limite da etiqueta e deixe um terço de margem, pois motor no limite esquenta. A velocidade também pede folha equilibrada, batente firme e fotocélula, o sensor da passagem.",
            "O limite da ficha deve passar do peso da folha em um terço, para o motor não trabalhar quente. Folha leve na mão, batente firme e fotocélula na passagem são condição de qualquer motor rápido.",
            "Deixe sobra de um terço entre a folha e a capacidade escrita na etiqueta. Motor veloz exige ainda folha alinhada, batente que aguente e fotocélula, que impede o fechamento sobre alguém.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor do Speed", "A conta com instalação"],
        slots: [
          [
            "O valor soma motor, central, controles e mão de obra. Na troca, a base, a fiação e, no portão de correr, a cremalheira em bom estado ficam; no primeiro motor, elas acrescentam à conta.",
            "Entram a máquina, a central, os controles e o serviço. Quem já tem motor aproveita base, fios e cremalheira bons; em portão nunca automatizado, essas partes somam.",
            "Paga-se motor com central e controles, mais a instalação. A troca aproveita o que está bom, como base, fiação e cremalheira, e o portão sem motor precisa de tudo isso.",
          ],
          [
            "Para comparar, nosso kit Speedy, de basculante até {width.quarterHp}, custa {price.speedy} instalado e abre em {opening.speedy}. O nome parece, mas é outro produto, com preço fechado.",
            "Há também preço fechado em basculante até {width.quarterHp}: o kit Speedy, que não é o Garen Speed, sai por {price.speedy} com instalação e abre em {opening.speedy}.",
            "Uma alternativa de valor certo, em basculante de até {width.quarterHp}, é o Speedy: {price.speedy} instalado, abertura em {opening.speedy}. Apesar do nome parecido, não se trata do Speed da Garen.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação do motor", "Da folha ao teste final"],
        slots: [
          [
            "A folha é conferida primeiro, porque motor rápido em portão torto quebra peça cedo. Depois o técnico fixa o motor, liga em circuito próprio e regula paradas e força.",
            "Antes do motor se acerta a folha, já que velocidade em portão desalinhado só aumenta a pancada. Vêm então a fixação, a ligação em circuito próprio e o ajuste de parada e força.",
            "O serviço começa pela folha e seus apoios, pois a velocidade castiga o que está torto. Fixado e ligado em circuito próprio, o motor tem paradas e força reguladas.",
          ],
          [
            "O trabalho leva de {time.tilting} no basculante e de {time.sliding} no de correr. Os controles são gravados e a fotocélula testada antes da entrega.",
            "Conte de {time.tilting} para o basculante ou de {time.sliding} para o portão de correr, com controles gravados e fotocélula provada no fim.",
            "No basculante são de {time.tilting}; no de correr, de {time.sliding}. A entrega vem depois de gravar os controles e provar a fotocélula.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O Garen Speed é o mesmo que o kit Speedy?",
        answers: [
          "Não. O Speedy é o nosso kit de basculante com motor de 1/4 HP, que abre em {opening.speedy}. O Speed é da Garen, com etiqueta e ficha próprias.",
          "São produtos diferentes com nome parecido: o Speed é da Garen, e o Speedy é um kit de 1/4 HP para basculante até {width.quarterHp}, já com instalação.",
        ],
      },
      {
        question: "O meu Garen Speed ficou lento. Precisa trocar?",
        answers: [
          "Em geral não. Capacitor fraco, tensão baixa e folha pesada tiram a velocidade e têm conserto. A visita que mede e regula parte de {price.preventive} em casa, sem peças.",
          "Quase nunca de cara: mede-se capacitor e tensão e confere-se a folha. Essa visita de ajuste começa em {price.preventive} em residência, fora as peças.",
        ],
      },
      {
        question: "Vocês são autorizados da Garen?",
        answers: [
          "Não. Vendemos, instalamos e consertamos motores Garen de forma independente; a garantia de fábrica de motor comprado fora se pede a quem vendeu.",
          "O serviço é independente da fábrica. Trabalhamos com Garen na venda, na instalação e no conserto, e a garantia de peça comprada em outro lugar é com o vendedor.",
        ],
      },
      {
        question: "Qual é a garantia do motor instalado?",
        answers: [
          "O motor comprado conosco tem {warranty.motor}, de fábrica, e a instalação, {warranty.installation}. Guarde a nota e a foto da etiqueta.",
          "São {warranty.motor} no motor que vendemos, dados pelo fabricante, e {warranty.installation} no serviço de instalação.",
        ],
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
        "Não: Speedy e Garen Speed são motores diferentes de nomes parecidos. O Speedy é o nosso kit de 1/4 HP para basculante de até {width.quarterHp}, abre em {opening.speedy} e custa {price.speedy} instalado; o Speed é da Garen, com ficha própria.",
        "O kit Speedy não é da Garen: é o nosso kit basculante de 1/4 HP, para folha de até {width.quarterHp}, com abertura em {opening.speedy} e {price.speedy} de valor instalado. O Garen Speed tem outro projeto e outro preço, conforme a versão.",
        "Motor Speedy e Garen Speed não são o mesmo motor, apesar do nome. O Speedy sai por {price.speedy} instalado, em basculante de até {width.quarterHp}, e abre em {opening.speedy}; já a linha Speed da Garen se escolhe pela ficha e pela etiqueta.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Speedy ou Garen Speed: como saber", "Dois nomes parecidos"],
        slots: [
          [
            "No motor que já está no portão, a etiqueta diz marca e modelo, e ela decide peça e controle. O Speedy é só de basculante, com entrega e instalação no preço; a linha da Garen vem em vários tipos.",
            "A etiqueta responde de quem é o motor instalado. O Speedy, na nossa lista, é kit basculante de 1/4 HP; a Garen tem também deslizante e pivotante.",
            "Se o motor já existe, leia a etiqueta: nela estão marca e modelo. O Speedy cobre só basculante; a Garen, várias aplicações.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Qual serve no seu portão", "Quando o Speedy é a escolha certa"],
        slots: [
          [
            "O Speedy atende portão que sobe, de até {width.quarterHp} e equilibrado. Para portão de correr ou folha maior, o motor é outro, escolhido pelo peso.",
            "Basculante de casa dentro de {width.quarterHp} fica bem com o Speedy. Correr e folha mais larga pedem motor próprio.",
            "Para basculante até {width.quarterHp}, com contrapeso certo, o Speedy resolve. Deslizante e folhas maiores levam motor pelo peso.",
          ],
          [
            "Quem para na rua por instantes sente a diferença: o Padrão abre em {opening.padrao}, o Speedy em {opening.speedy} e o JetFlex em {opening.jetflex}. Portão torto ou pesado é ajustado antes de qualquer motor rápido.",
            "A escala de tempo é {opening.padrao} no Padrão, {opening.speedy} no Speedy e {opening.jetflex} no JetFlex. Nenhum deles corrige folha desequilibrada.",
            "Padrão em {opening.padrao}, Speedy em {opening.speedy} e JetFlex em {opening.jetflex}: escolha pela espera na rua. A folha precisa estar equilibrada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o Speedy e o que inclui", "Preço do kit Speedy"],
        slots: [
          [
            "O kit sai por {price.speedy}, com motor, central, controles, entrega e instalação, em até {shop.instalments} vezes no cartão. O Padrão fica em {price.padrao} e o JetFlex, em {price.jetflex}.",
            "Por {price.speedy}, o Speedy vem com motor, central, controles, entrega e montagem. Na mesma lista, Padrão por {price.padrao} e JetFlex por {price.jetflex}, em até {shop.instalments} parcelas.",
            "Motor, central e controles, entregues e montados, custam {price.speedy}. Compare com {price.padrao} do Padrão e {price.jetflex} do JetFlex, todos em até {shop.instalments} vezes.",
          ],
          [
            "Fotocélula, trava e nobreak são somados à parte, assim como contrapeso ou cabo a acertar. A instalação leva {time.tilting}, com {warranty.motor} de garantia no motor e {warranty.installation} no serviço.",
            "Acessório e ajuste da folha vêm em linhas separadas. São {time.tilting} de montagem, {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
            "À parte ficam sensor, trava, nobreak e reparo da folha. Em {time.tilting} fica pronto, com {warranty.motor} no motor e {warranty.installation} no serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O Speedy serve em portão de correr?",
        answers: [
          "Não. É kit de basculante, de até {width.quarterHp}. O de correr usa engrenagem e cremalheira, com motor escolhido pelo peso.",
          "Só em basculante. Portão de correr tem outro motor, pelos quilos da folha.",
        ],
      },
      {
        question: "Controle Garen funciona no Speedy?",
        answers: [
          "Só se o receptor aceitar o mesmo código e a mesma frequência. Em geral usa-se o controle do kit, que já vem gravado.",
          "Apenas com frequência e código iguais. O kit inclui os próprios controles, e o da Garen raramente serve.",
        ],
      },
      {
        question: "O que vem no kit Speedy?",
        answers: [
          "{kit.includes}, para folha equilibrada de até {width.quarterHp}. O preço de {price.speedy} já inclui entrega e instalação.",
          "O conjunto tem {kit.includes}, com montagem incluída no valor. A folha precisa estar equilibrada.",
        ],
      },
      {
        question: "Vocês trabalham com motor Garen?",
        answers: [
          "Trabalhamos com motores Garen e outras marcas, de forma independente. A troca em casa fica de {price.homeSwap}, com mão de obra.",
          "Sim, sem vínculo com a fábrica. Trocar um motor Garen em residência vai de {price.homeSwap}, com o serviço.",
        ],
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
      "kit motor basculante garen speed dois controles",
      "kit basculante garen dois controles",
      "kit basculante garen 2 controles",
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
        "O kit de motor Garen Speed com 2 controles fica de {price.homeSwap} na troca do motor em casa, com a mão de obra. O portão basculante e o de correr usam versões diferentes, e a certa depende do peso da folha. Mande uma foto e a largura do portão. Um terceiro controle é somado por unidade e já sai gravado.",
        "Vendemos e instalamos o kit Garen com 2 controles, na versão comum ou Speed: a troca em residência vai de {price.homeSwap}, com motor e mão de obra. Quem quer 3 controles paga o terceiro por unidade, e ele sai gravado no mesmo dia. A foto do portão mostra qual versão serve.",
        "O kit de motor Garen com dois controles, para basculante ou portão de correr, custa de {price.homeSwap} na troca em casa, já com a instalação. Cada controle além dos que vêm na caixa é somado. O Speed é a versão mais rápida, e a foto do portão com a largura diz se ele serve.",
        "O kit de motor basculante Garen Speed com dois controles fica de {price.homeSwap} na troca em casa, com a mão de obra. Os controles já saem gravados, e um terceiro é somado por unidade. A folha precisa estar equilibrada, e a foto do portão com a largura mostra se a versão Speed serve.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que conferir no kit Garen", "O que vem na caixa do kit Garen"],
        slots: [
          [
            "O nome do kit não diz tudo, porque cada anúncio monta o seu. Peça por escrito o modelo, o número de controles e o que fica de fora.",
            "Dois anúncios com o mesmo nome podem trazer peças diferentes. Uma lista escrita do conteúdo evita surpresa no dia da instalação.",
            "Kit é um nome de anúncio, e o conteúdo varia de loja para loja. Peça a relação das peças por escrito antes de pagar.",
          ],
        ],
        bullets: [
          "Modelo exato e tensão, 127 ou 220 V",
          "Central com receptor e dois controles já gravados",
          "Tipo de portão: o motor de basculante não serve no de correr",
          "Fotocélula, o sensor do vão, que costuma ser vendida à parte",
          "Instalação incluída ou não no preço",
        ],
      },
      {
        about: "choose",
        headings: ["Speed ou comum no seu portão", "Quando vale pagar pela versão Speed"],
        slots: [
          [
            "A versão Speed abre em menos tempo, o que ajuda quem espera na rua à noite. Ela pede folha leve, batente firme e fotocélula, porque a velocidade aumenta a força de uma batida.",
            "O Speed compensa para quem quer ficar pouco tempo parado na calçada. Se a folha está pesada ou torta, o portão é acertado primeiro, porque a velocidade aumenta o impacto no fim.",
            "Quem entra por rua movimentada ganha com o Speed, que é mais rápido. Antes de instalá-lo, a folha precisa andar leve e ter batente e fotocélula.",
          ],
          [
            "Para a força, o que vale é o limite em quilos da etiqueta, que deve ser um terço maior que o peso da folha. Em rua calma, a versão comum basta e custa menos.",
            "Nas duas versões, escolha um modelo cuja capacidade, escrita na etiqueta, seja um terço maior que o peso do portão. Se não há pressa para entrar, a comum é mais barata.",
            "Compare o peso da folha com os quilos da etiqueta e deixe um terço de margem. Se ninguém espera na rua, a versão comum atende e custa menos.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor do kit instalado", "O que se aproveita na troca"],
        slots: [
          [
            "A fiação, a base e o suporte em bom estado ficam no portão, e só o que falta é somado. Ponto de energia distante e folha que precisa de acerto são o que mais aumenta o valor. Quem já comprou o kit em outra loja paga a instalação, a partir de {price.installation}.",
            "O que existe no portão e está bom é aproveitado, como a fiação e o ponto de energia. Se a folha estiver pesada ou torta, o acerto dela é orçado à parte. Para um kit comprado por conta própria, a instalação avulsa parte de {price.installation}.",
            "Suporte novo, acerto da folha e ponto de energia só entram na conta se faltarem. Uma foto do portão por dentro mostra o que pode ficar. Instalar um kit que você já tem custa a partir de {price.installation}, só a mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos controles pedir com o kit Garen?",
        answers: [
          "Peça um por motorista e um de reserva. Se forem pedidos junto com o kit, já saem gravados e testados no dia.",
          "Conte os motoristas da casa e some um de reserva. Diga o número ao orçar, para virem gravados.",
        ],
      },
      {
        question: "O Garen Speed é o mesmo que o kit Speedy?",
        answers: [
          "Não. O Speedy é o nosso kit basculante de 1/4 HP, que abre em {opening.speedy} e custa {price.speedy} instalado; o Garen Speed é um motor da Garen.",
          "São produtos diferentes: Speed é uma versão da Garen, e Speedy é um kit basculante nosso, de {price.speedy} com instalação.",
        ],
      },
      {
        question: "Meu controle Garen antigo serve no kit novo?",
        answers: [
          "Muitas vezes, se código e frequência forem os mesmos. A foto do controle por dentro, no lado da pilha, ajuda a saber antes.",
          "Depende do código dele. Mande uma foto do controle por dentro, do lado da pilha, e dizemos se a central nova o aceita.",
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
