import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const nice: NarrowConcept[] = [
  {
    id: "nice-e-bom",
    broader: "nice",
    label: "Nice é bom?",
    phrase: "saber se o motor Nice é bom",
    asks: [
      "nice vale a pena",
      "motor nice vale a pena",
      "compensa pagar mais motor nice",
      "compensa motor nice importado",
      "vantagens desvantagens motor nice",
      "vantagens desvantagens nice",
      "tem motor nice recomenda",
      "nice bom",
      "nice boa marca",
      "motor nice vale pena",
      "nice presta",
      "nice confiável",
      "opinião motor nice",
      "portão nice vale pena",
    ],
    intent: "comparison",
    answers: {
      any: [
        "O motor Nice é bom para portão e vale a pena quando falta luz com frequência ou você quer integrar a casa, porque tem linhas de baixa tensão com bateria. Antes, confirme que o modelo é vendido no Brasil e tem placa de reposição; no portão comum, uma marca nacional é mais fácil de consertar.",
        "Nice vale a pena em portão de quem quer bateria de reserva, parada suave e integração com a casa, e o modelo precisa ter peça no Brasil. Para uso simples, o motor nacional faz o mesmo serviço, custa menos em geral e se conserta mais depressa.",
        "Sim, o motor Nice é bom: a marca italiana tem linhas de baixa tensão que aceitam bateria e controlam bem a velocidade. Vale a pena se o modelo é vendido aqui, com reposição; sem isso, PPA, Garen ou Rossi dão menos espera no conserto do portão.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Nice: pontos a favor e contra", "Nice ou marca nacional"],
        slots: [
          [
            "A favor estão a bateria, que mantém o portão funcionando na falta de luz, e o conjunto de motor, sensores e controles do mesmo fabricante. As linhas de baixa tensão também desaceleram bem antes de encostar.",
            "O ponto forte é a baixa tensão: a velocidade se regula melhor, a folha para suave e a bateria, se instalada, abre sem energia. Conta ainda a integração entre motor, controle e sensores da marca.",
            "Pesa a favor o comando fino da velocidade nos modelos de baixa tensão e a reserva por bateria na queda de energia. Quem já tem automação da Nice ganha em juntar tudo num sistema.",
          ],
          [
            "Contra fica a reposição, que varia com o modelo e pode levar à espera por placa ou controle. PPA, Garen, Rossi e Peccinin têm peças em mais lojas e costumam custar menos na compra.",
            "Do outro lado está a peça: conforme o modelo, placa e controle vêm por encomenda. As nacionais PPA, Garen, Rossi e Peccinin saem em geral por menos e têm reposição espalhada.",
            "O lado fraco é o conserto, se a placa daquele modelo não for comum por aqui. Nisso as marcas de maior presença, como PPA, Garen, Rossi e Peccinin, levam vantagem, e também no preço.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de comprar Nice", "Perguntas antes de fechar"],
        slots: [
          [
            "Quase todo arrependimento vem de peça que não se acha ou de motor trazido de fora. Antes de pagar, peça estas respostas por escrito.",
            "A marca é boa, e o risco está no modelo errado para o país. Faça estas perguntas a quem vende.",
            "Motor comprado no exterior pode ter tensão e rádio diferentes dos daqui. Por isso confira estes pontos com o vendedor.",
          ],
        ],
        steps: [
          "O modelo é vendido no Brasil, com garantia local?",
          "Quem tem a placa e o controle para reposição?",
          "A tensão combina com a da casa, e a frequência do controle é usada aqui?",
          "A bateria vem no conjunto ou é comprada à parte?",
          "O peso da folha e os ciclos por hora cabem na ficha, com um terço de folga?",
        ],
      },
      {
        about: "what",
        headings: ["A marca Nice e suas linhas", "Nice: origem e presença no Brasil"],
        slots: [
          [
            "A Nice nasceu na Itália e fabrica automação para portões, cancelas, portas de garagem e persianas. No Brasil, a Peccinin faz parte do mesmo grupo, com motores e peças próprios.",
            "Italiana, a Nice produz motores de portão, cancelas e controles, e está presente em muitos países. Aqui integrou ao grupo a brasileira Peccinin, cujas peças não são as mesmas.",
            "O grupo Nice, da Itália, faz motores para portão, persiana e cancela. Dele participa a Peccinin, fabricante brasileira que mantém modelos e peças próprios.",
          ],
          [
            "Parte dos motores é ligada direto na rede, e parte trabalha em 24 V, a chamada baixa tensão. É a segunda que aceita bateria, por isso o nome na etiqueta diz mais que a marca.",
            "Existem modelos de rede comum e modelos de 24 V, e só estes recebem bateria. A etiqueta separa uns dos outros, e é por ela que se escolhe peça e controle.",
            "Nem todo Nice funciona sem luz: os de rede comum dependem dela, e os de 24 V aceitam bateria. Veja na etiqueta qual é antes de comprar peça ou controle.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Nice é melhor que PPA?",
        answers: [
          "Não em tudo: a Nice se destaca na baixa tensão com bateria; a PPA, na reposição fácil e nas muitas versões, inclusive com inversor. Falta de luz frequente favorece a primeira; conserto rápido, a segunda.",
          "Depende do que você valoriza. Quem sofre com queda de energia ganha com a bateria da Nice. Quem quer peça na mesma semana e preço menor fica com a PPA.",
        ],
      },
      {
        question: "Motor Nice funciona sem luz?",
        answers: [
          "Só os modelos com bateria instalada e em bom estado, que precisa ser trocada depois de alguns anos. Os demais dependem de nobreak ou da chave de destravamento.",
          "Funciona quando o modelo aceita bateria e ela está carregada. Sem esse recurso, abre-se com nobreak ou pela chave, com o disjuntor desligado e a folha em ordem.",
        ],
      },
      {
        question: "Quanto custa um motor Nice instalado?",
        answers: [
          "O preço muda com o modelo, a tensão e a bateria, e vem por foto. Para comparar, a troca de motor em casa, nas marcas comuns, fica de {price.homeSwap}, e um Nice com bateria costuma passar disso.",
          "Depende da linha e da bateria. Se você já comprou o motor, a mão de obra parte de {price.installation}. Com o motor incluído, o valor sai por foto do portão e do modelo.",
        ],
      },
      {
        question: "Nice e Peccinin são a mesma marca?",
        answers: [
          "São do mesmo grupo, mas os motores são diferentes. Placa, engrenagem e controle se compram pelo modelo da etiqueta, não pelo nome do grupo.",
          "Não exatamente: a Peccinin é brasileira e passou a integrar o grupo italiano. Peça de uma não serve na outra só por isso.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro e por fora, a largura da folha e o modelo que você está avaliando",
  },
  {
    id: "nice-assistencia",
    broader: "nice",
    label: "Assistência técnica Nice",
    phrase: "a assistência técnica Nice",
    asks: [
      "assistência autorizada nice",
      "autorizada nice robus",
      "assistência autorizada nice robus",
      "assistência técnica nice robus",
      "quem atende portão nice",
      "quem atende motor nice",
      "assistência técnica nice",
      "autorizada nice",
      "assistência nice",
      "técnico nice",
      "rede autorizada nice",
      "oficina nice",
      "manutenção nice",
      "conserto motor nice",
      "consertar motor nice",
      "conserto portão nice",
      "reparo motor nice",
    ],
    intent: "repair",
    answers: {
      any: [
        "Somos assistência técnica independente para motor de portão Nice e Nice Peccinin, sem vínculo com a fábrica e sem ser a autorizada. Consertamos no local, com ajuste em casa a partir de {price.preventive}, sem peças. Se o motor ainda tem garantia de fábrica, procure antes quem vendeu.",
        "Para motor Nice ou Nice Peccinin damos assistência independente, e não autorizada, com conserto feito na sua garagem. A visita de ajuste em residência parte de {price.preventive}, fora as peças; motor na garantia do fabricante se resolve primeiro com o vendedor.",
        "A assistência técnica que prestamos a portões com motor Nice é independente, sem ligação com a marca ou com a Nice Peccinin. O conserto é no endereço e o ajuste em casa começa em {price.preventive}, sem contar peças. Com garantia de fábrica em dia, fale antes com a loja que vendeu.",
        "A nossa assistência técnica para motor Nice, e também Nice Peccinin, é independente: não somos autorizada nem representamos a fábrica. O técnico repara em domicílio, e só regular, em residência, custa {price.preventive} ou mais, peças à parte; motor coberto pela garantia deve voltar a quem o vendeu.",
        "Portão com motor Nice, inclusive Nice Peccinin, fora da garantia recebe aqui assistência técnica independente, em domicílio e sem relação com a autorizada. Uma visita residencial de regulagem sai desde {price.preventive}, sem as peças; dentro do prazo da fábrica, o primeiro contato é com o vendedor.",
        "Para o motor Nice Robus, damos assistência técnica independente: não somos a autorizada da marca, e o conserto é feito na sua garagem. O Robus é um motor de portão de correr de 24 V, e o técnico mede fonte, bateria e central antes de trocar qualquer peça. Na garantia de fábrica, procure a rede autorizada, com a nota.",
      ],
      price: [
        "O conserto de motor Nice custa conforme a peça: a visita de ajuste em casa parte de {price.preventive}, sem peças, e capacitor ou fim de curso somam pouco, enquanto placa e redutor somam mais. O valor é informado antes, pela foto da etiqueta.",
        "O preço da assistência Nice sai da peça que falhou, mais a visita, que em residência começa em {price.preventive}. Se a troca do motor compensar mais, ela fica de {price.homeSwap} em casa, com a mão de obra.",
        "Para a assistência de um motor Nice, o preço parte da visita residencial de ajuste, {price.preventive} ou mais com peças à parte. Redutor e placa pesam, fim de curso e capacitor nem tanto, e a etiqueta fotografada permite dizer o valor antes.",
        "O preço para consertar motor Nice depende do que se mede: só regular sai em casa desde {price.preventive}, sem as peças, e cada peça é somada com aviso. Perto de {price.homeSwap}, que é a troca residencial com serviço, vale comparar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Autorizada ou independente: o que muda", "Na garantia ou fora dela"],
        slots: [
          [
            "Com a garantia de fábrica em vigor, o caminho é a loja que vendeu ou a rede do fabricante, com a nota na mão, porque abrir o motor antes pode encerrá-la.",
            "Se a nota ainda cobre o motor, acione o vendedor ou a rede da marca. Outro técnico mexendo por dentro pode pôr fim à cobertura.",
            "Motor novo, na garantia do fabricante, deve ir primeiro a quem vendeu ou à autorizada, já que uma abertura por terceiros costuma cancelar o direito.",
            "Enquanto a nota estiver no prazo, deixe o motor fechado e procure a rede da marca ou o vendedor, pois mexer por dentro costuma derrubar a cobertura.",
            "A primeira pergunta é se a fábrica ainda responde pelo motor. Respondendo, só a autorizada ou a loja da compra devem abri-lo, com a nota fiscal.",
          ],
          [
            "Fora dela, o serviço independente conserta na garagem, com peça original ou compatível, e cuida também da folha. No conserto valem 90 dias, pela lei; no motor comprado conosco, {warranty.motor}, e na instalação, {warranty.installation}.",
            "Passado esse prazo, a independente resolve no endereço e olha trilho, roldana e dobradiça na mesma visita. A garantia dela é de 90 dias no conserto, pela lei, {warranty.installation} na instalação e {warranty.motor} no motor que vende.",
            "Terminada a cobertura, quem é independente atende no local, usa reposição original ou equivalente e acerta a folha junto. Conserto tem 90 dias, pela lei; instalação, {warranty.installation}; motor vendido por nós, {warranty.motor}.",
            "Sem cobertura, um independente repara no local, com peça da marca ou equivalente, e revisa também o portão. Os prazos são {warranty.motor} para motor novo vendido por nós, {warranty.installation} para a montagem e os 90 dias legais para reparos.",
            "Vencido o prazo, você escolhe quem conserta, e o independente trata motor e folha de uma vez. Reparo leva garantia legal de 90 dias; instalação nossa, {warranty.installation}; motor que fornecemos, {warranty.motor}.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Defeitos comuns no motor Nice", "Por que um motor Nice para ou volta"],
        slots: [
          [
            "A central aprende o esforço normal da folha. Quando o portão fica pesado ou raspa, ela lê obstáculo e volta, e o conserto é na folha, não no motor.",
            "Se a folha endurece com o tempo, o esforço passa do que a placa gravou, e o portão para ou inverte. Nesse caso se acerta o portão, e a eletrônica fica.",
            "O motor compara a força de hoje com a que gravou, por isso uma folha que pesa ou arrasta parece um obstáculo. O conserto é aliviar a folha e gravar o percurso de novo.",
            "A placa guarda quanta força o portão pedia no ajuste. Passando disso, por roldana ruim ou dobradiça seca, ela para ou inverte, e o reparo se faz na folha, com nova gravação.",
            "Muita volta inesperada é proteção: com a folha dura, o motor sente um esforço maior que o gravado e supõe um obstáculo. Aliviar o portão cura o sintoma, sem trocar eletrônica.",
          ],
        ],
        bullets: [
          "Abre e não fecha: fotocélula suja, torta ou com fio partido",
          "Para no meio ou volta: roldana, dobradiça ou batente fora do lugar",
          "Ronca e não sai: capacitor fraco, nos motores de 127 ou 220 V",
          "Sem luz não abre: bateria velha, nos modelos que a têm",
          "Não dá sinal nenhum: fusível, fonte ou placa",
        ],
      },
      {
        about: "cost",
        headings: ["O que se paga na assistência", "Do que depende o preço do conserto"],
        slots: [
          [
            "O conserto soma mão de obra e peça, em linhas separadas, com o valor informado antes. Regulagem, capacitor e fim de curso pesam pouco; placa, engrenagem e redutor, a caixa de engrenagens, pesam mais.",
            "Peça e serviço vêm em linhas próprias e são aprovados antes. O mais leve é regular ou trocar capacitor; o mais caro, recuperar a placa ou o redutor, que é o conjunto de engrenagens.",
            "Cobram-se a mão de obra e a peça, cada uma com o seu valor, informado antes. Acertar o fim de curso custa pouco perto de trocar placa, engrenagem ou redutor.",
            "Você recebe dois números, o do serviço e o da peça, antes de autorizar. Do menor para o maior vêm regulagem, capacitor ou fim de curso, engrenagem, placa e redutor, onde ficam as engrenagens.",
            "A conta depende da peça, e a mão de obra aparece ao lado dela. Capacitor, sensor de parada e ajuste custam pouco; redutor, que é a caixa de engrenagens, e placa respondem pelos valores altos.",
          ],
          [
            "Para comparar, um motor novo em casa fica de {price.homeSwap}, com a mão de obra, e em portão pesado, de {price.heavySwap}. Com mais de uma peça grande perdida, a troca costuma valer mais.",
            "Quando várias peças caras falharam, compare com a troca: {price.homeSwap} em residência e {price.heavySwap} em folha pesada, motor e serviço juntos.",
            "Se placa e redutor se foram juntos, vale pôr na balança o motor novo, de {price.homeSwap} em casa ou {price.heavySwap} em portão pesado, já montado.",
            "A troca serve de régua: em casa, {price.homeSwap} com serviço; em portão pesado, {price.heavySwap}. Se o reparo de duas peças grandes chega perto disso, o motor novo vale mais.",
            "Antes de pagar por placa e redutor juntos, olhe quanto fica outro motor já montado: {price.heavySwap} para folha pesada e {price.homeSwap} para residência.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Nice e Peccinin são a mesma marca?",
        answers: [
          "A Peccinin foi comprada pelo grupo Nice, e há motores com os dois nomes. Para achar peça vale o modelo da etiqueta, porque as linhas não são iguais.",
          "São do mesmo grupo, e por isso se lê Nice Peccinin em alguns motores. As peças mudam de linha para linha, e a etiqueta é que diz qual serve.",
          "O grupo Nice comprou a Peccinin, e por isso os dois nomes convivem nas etiquetas. As linhas usam peças próprias, de modo que o modelo decide.",
          "Hoje fazem parte do mesmo grupo. Não conclua daí que a peça serve nas duas: compare o modelo impresso na etiqueta.",
        ],
      },
      {
        question: "Motor antigo da marca ainda tem conserto?",
        answers: [
          "Na maioria das vezes, sim, se o redutor está firme. Quando a placa saiu de linha, uma central universal compatível costuma resolver em motor comum.",
          "Tem, desde que a mecânica esteja boa. Placa que não se fabrica mais pode ser trocada por universal, com controles novos se o rádio mudar.",
          "Costuma ter, se as engrenagens não têm folga. Uma central universal ocupa o lugar da que saiu de linha, em motores comuns.",
          "Sim, na maior parte dos casos em que o redutor está inteiro. Às vezes a placa universal obriga a trocar também os controles.",
        ],
      },
      {
        question: "O controle Nice pode ser de qualquer modelo?",
        answers: [
          "Não. O controle precisa falar o mesmo código e a mesma frequência do receptor, e a marca tem mais de um padrão. Uma foto do controle mostra qual é.",
          "Precisa ser do padrão do receptor, porque existem controles Nice que não conversam entre si. Frente e verso do seu, em foto, bastam para achar o certo.",
          "Não serve qualquer um, pois a marca usou códigos diferentes ao longo do tempo. Fotografe o seu dos dois lados e compra-se o compatível com o receptor.",
          "Só o que usa frequência e código iguais aos do receptor. Dois controles Nice podem ser incompatíveis, e a foto evita a compra errada.",
        ],
      },
      {
        question: "A assistência atende no domingo e à noite?",
        answers: [
          "Sim, o contato funciona {shop.hours}. O horário da visita e o valor são combinados antes de o técnico sair.",
          "O WhatsApp responde {shop.hours}. Diga o bairro e o defeito, e a ida fora do horário comercial tem o preço informado na hora.",
          "Você pode escrever {shop.hours}, e a ida se combina na conversa, com o valor já dito.",
          "Atendemos mensagens {shop.hours}. Informe defeito e bairro, e saberá o preço da visita fora de hora antes de confirmar.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor Nice e, se o portão ainda anda sem risco, um vídeo do defeito",
  },
  {
    id: "nice-placa",
    broader: "nice",
    label: "Placa Nice",
    phrase: "a placa do motor Nice",
    asks: [
      "central nice preço",
      "central comando nice preço",
      "central comando nice",
      "central comando nice valor",
      "central nice valor",
      "placa nice preço instalação",
      "colocar placa outra marca lugar central nice",
      "placa outra marca lugar central nice",
      "preço central comando nice",
      "preço central nice",
      "placa nice",
      "central nice",
      "trocar placa nice",
      "placa nice queimada",
      "placa motor nice",
      "placa nice robus",
      "placa motor nice robus",
      "placa nice robus preço",
      "central nice robus",
      "central nice robus preço",
      "placa nice preço",
    ],
    intent: "repair",
    answers: {
      any: [
        "A placa Nice queimada tem conserto quando o dano é localizado, como relé ou fusível. Com trilha queimada ou oxidação, troca-se a central. Vendemos e trocamos a placa do motor Nice, original ou compatível, pelo modelo da etiqueta; o reparo é o mais barato e a original, a mais cara.",
        "Se a placa do seu motor Nice queimou, compre outra pelo código da central e pela etiqueta: em motor comum, uma compatível serve; em baixa tensão ou inversor, só a própria. Antes se mede o motor, e às vezes o conserto da placa resolve por menos.",
        "Central Nice de portão com defeito tem três saídas, da mais barata à mais cara: conserto em bancada, central compatível e placa original. O técnico mede energia, capacitor e fim de curso antes, porque dão o mesmo sinal de placa queimada.",
      ],
      price: [
        "A placa ou central Nice não tem um preço só, porque muda com o motor. No Robus e nos outros de 24 V, só serve a da própria linha, que custa mais. No Nice ligado direto na rede, há compatível, que custa menos. O valor sai de graça pela foto da etiqueta. O motor inteiro, trocado em casa, fica de {price.homeSwap}.",
        "O preço da placa Nice sai pela foto da etiqueta, sem custo, e soma a peça e a troca com a programação. Em motor de 24 V, como o Robus, a central é própria e mais cara. Se o conserto em bancada resolve, custa menos. Compare com o motor trocado em casa, de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["É mesmo a placa Nice?", "Sinais de central queimada"],
        slots: [
          [
            "Capacitor em curto, fim de curso e falta de energia imitam placa ruim. Compare os sinais antes de condenar.",
            "O mesmo silêncio pode ser fusível, fio ou central. Veja o que o portão faz.",
            "Três causas baratas dão o sintoma de placa queimada. Observe com a tampa fechada.",
          ],
        ],
        bullets: [
          "Nada responde, nem a botoeira: energia, fusível ou fonte",
          "Só abre ou só fecha: relé, fim de curso ou fotocélula",
          "Anda sem comando ou não para: relé colado; desligue já",
          "Luz que pisca em série: código de falha, veja no manual",
          "Parou depois de chuva ou raio: água ou surto na placa",
        ],
      },
      {
        about: "replace",
        headings: ["Que placa Nice comprar", "Original ou compatível no motor Nice"],
        slots: [
          [
            "A central certa sai de três dados: motor, fim de curso e controle. O código vem impresso na placa e é lido pelo técnico, sem energia; as de baixa tensão têm fonte e às vezes bateria.",
            "Motor, tipo de fim de curso e controle definem a placa. Em baixa tensão, de 24 V, a central é própria, e o código impresso confirma a versão.",
            "Pela etiqueta se chega à linha, e pelo código da placa, à versão. Motor de 24 V não aceita universal; o comum aceita, se potência e fim de curso combinarem.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Da medição à placa nova", "Etapas da troca da placa Nice"],
        slots: [
          [
            "A medição vem primeiro: motor travado ou capacitor em curto queimam também a nova. Depois se gravam percurso e controles, a força fica no mínimo e a fotocélula é testada com um objeto.",
            "O motor é testado à parte, porque placa nova em motor com defeito dura pouco. Em seguida vêm ligação sem energia, percurso, controles e teste do feixe.",
            "Mede-se energia, capacitor e enrolamento antes de ligar a central. O fim é percurso gravado, controles cadastrados e reversão provada.",
          ],
          [
            "Com a placa em mãos, a troca leva perto de {trade.smallRepair}; controles novos só entram se o código mudar.",
            "São cerca de {trade.smallRepair} de serviço, com um receptor avulso como saída para manter os controles.",
            "Conte em torno de {trade.smallRepair}. Se o código for outro, compram-se controles ou mantém-se o receptor antigo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar a placa Nice sozinho?",
        answers: [
          "Não recomendamos. Há tensão da rede, capacitor com carga e ajuste de força que protege as pessoas.",
          "Melhor não: ligação trocada queima a placa na hora, e força mal regulada machuca.",
        ],
      },
      {
        question: "Os controles antigos funcionam na placa nova?",
        answers: [
          "Só quando o código é o mesmo. Se não for, trocam-se os controles ou se usa um receptor avulso.",
          "Funcionam se frequência e código forem iguais; depois são gravados de novo.",
        ],
      },
      {
        question: "Placa Nice molhada tem conserto?",
        answers: [
          "Depende da oxidação. É seca, limpa e medida pelo técnico; trilha corroída pede troca.",
          "Às vezes. Desligue o disjuntor e não religue: quanto menos tempo molhada, maior a chance.",
        ],
      },
      {
        question: "O conserto tem garantia?",
        answers: [
          "Tem os 90 dias da lei, no serviço e na peça. Raio e água ficam fora, por isso o DPS no quadro.",
          "Vale a garantia da lei. Surto novo não entra, e um protetor no quadro reduz o risco.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor Nice e outra do controle, frente e verso, sem abrir a tampa",
  },
  {
    id: "nice-controle",
    broader: "controle",
    label: "Controle Nice",
    phrase: "o controle Nice",
    asks: [
      "controle nice original ou compatível",
      "quanto custa controlinho nice",
      "controle nice",
      "controle remoto nice",
      "controle nice original",
      "controle nice preço",
      "comprar controle nice",
      "controle nice compatível",
      "chaveiro nice",
      "qual controle nice",
      "qual controle comprar nice",
      "qual controle serve nice",
      "qual controle compatível nice",
      "qual controle compatível motor nice",
      "controle serve portão nice",
      "controle compatível motor nice",
      "qual controle portão nice",
      "controle portão nice comprar",
    ],
    intent: "buying",
    answers: {
      any: [
        "O controle remoto Nice que serve no seu portão tem a frequência e o código do receptor instalado, e só abre depois de gravado nele. Muitos são de código rolante, que não se copia. Mande foto do atual, frente e verso, e dizemos se há original ou compatível e quanto custa.",
        "Um controle Nice novo, original ou compatível, precisa combinar com a central em frequência e código e ser gravado nela. Como o código rolante é comum na marca, a cópia em geral não funciona; fotografe os dois lados do que abre hoje para receber modelo e preço.",
        "Para o portão, o controle Nice certo é o que segue o receptor em frequência e código, e o técnico o grava na central. A foto da frente e do verso do atual mostra o modelo, o preço e se um compatível resolve, já que os de código rolante não se copiam.",
      ],
      repair: [
        "Controle Nice que não funciona pede pilha nova, teste de perto e outro controle para comparar. Se a botoeira abre e nenhum deles abre, o defeito é no receptor. Se só um falha, regrava-se ou troca-se esse. A foto dos dois lados mostra o modelo.",
        "Quando o controle Nice para, troque a pilha e veja se outro da casa abre. Todos mudos com a botoeira funcionando indicam o receptor; um só mudo, o próprio controle. Mande frente e verso em foto para saber se vale regravar ou comprar outro.",
      ],
      "how-to": [
        "Gravar controle Nice se faz na central do portão, por botão ou menu, numa sequência que muda com a placa e a versão. Como o acesso fica junto da tensão da rede e um toque longo apaga todos em muitas placas, deixe com o técnico e reúna os controles no dia.",
        "Para programar controle Nice, o técnico põe a central em modo de cadastro e grava cada tecla, conforme o manual da placa. Não convém tentar: há tensão ao lado do botão, e segurá-lo demais limpa a memória em muitas versões.",
      ],
      price: [
        "O preço do controle Nice soma cada aparelho e a gravação na central, num valor só que a foto permite dar antes da visita. O compatível costuma custar menos que o original, e vários gravados juntos pedem uma só ida.",
        "O preço do controle Nice depende do modelo, do código e da quantidade. O original custa mais que o compatível. Aparelho e gravação são orçados juntos, e uma visita serve para todos. Mande foto do atual, frente e verso.",
      ],
      buying: [
        "Compre o controle remoto Nice da mesma frequência e do mesmo código da central: o original serve se a placa ainda é da marca, e um compatível, se repetir os dois. Ele só abre depois de gravado; com a foto do atual, frente e verso, dizemos o modelo e o preço.",
        "O controle para portão Nice se escolhe pelo receptor que está lá: sendo da marca, original ou compatível de igual frequência e código; sendo outro, vale o padrão dele. Mande foto dos dois lados do seu e receba o modelo, o valor e a gravação.",
        "Antes de comprar um controle remoto Nice, confirme que o receptor do portão ainda é da marca, porque frequência e código precisam ser os dele. Depois vem a gravação na central; fotografe frente e verso do que abre hoje para saber qual é e quanto custa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Original ou compatível Nice?", "O controle certo para o seu Nice"],
        slots: [
          [
            "Muitos controles Nice usam código rolante, que muda a cada toque: ele não se copia, e o novo é cadastrado na central. O original custa mais e é feito para ela; o compatível só serve se seguir a mesma frequência e o mesmo código.",
            "É comum o Nice ser de código rolante, renovado a cada uso, o que impede a cópia e pede gravação. Entre original e compatível, o segundo sai por menos, desde que repita frequência e código.",
            "Por usar com frequência código rolante, que se altera sempre, o Nice se grava em vez de copiar. Compatível mais barato existe, e funciona se declarar a mesma frequência e o mesmo código.",
          ],
          [
            "O nome no motor não garante que o receptor ainda seja da marca. Confira o que está instalado e conte os botões, se a casa tem dois portões.",
            "Veja que receptor o portão usa hoje, pois ele pode ter sido trocado. Casa com dois portões precisa de uma tecla livre para cada.",
            "Receptor trocado muda a compra, mesmo em motor Nice. E, com dois portões, escolha um controle que tenha botão de sobra.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de comprar, teste o que você já tem", "O controle velho ainda tem jeito?"],
        slots: [
          [
            "O teste separa pilha, controle e receptor em poucos minutos, sem abrir o motor. Faça à vista do portão, com a passagem livre.",
            "Sem ferramenta, você descobre se precisa mesmo de outro. Fique diante do portão, com o caminho desimpedido.",
            "Vale conferir o antigo antes da compra, tudo por fora. Mantenha o portão à vista e ninguém no vão.",
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
        headings: ["Como o controle Nice é gravado", "Gravar o controle Nice na central"],
        slots: [
          [
            "Cada central tem a sua sequência, descrita no manual dela. Como o botão fica dentro do motor, junto da rede elétrica, e pode apagar todos se for segurado, a gravação é do técnico.",
            "A sequência muda com a placa, e o botão fica ao lado de partes com tensão. Um toque longo demais limpa a memória em muitas versões, por isso o técnico é quem grava.",
            "Quem grava é o técnico, pelo manual daquela central: há tensão da rede no lugar, e um erro pode apagar os outros controles.",
          ],
          [
            "Na mesma visita entram os novos e sai o perdido. Reúna os da casa, porque em placas que não apagam um só todos são regravados.",
            "Deixe os controles juntos: o sumido é excluído e os demais, se a memória for limpa, são gravados outra vez.",
            "Aproveite para apagar o que se perdeu. Algumas placas limpam tudo, e os que ficaram precisam estar à mão para nova gravação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um controle Nice pode abrir dois portões?",
        answers: [
          "Pode, se tiver mais de um botão e os dois receptores aceitarem o mesmo código: grava-se uma tecla em cada central.",
          "Sim, quando os receptores são compatíveis entre si. Cada botão fica com um portão.",
        ],
      },
      {
        question: "De que distância o controle Nice abre o portão?",
        answers: [
          "Com pilha boa e a antena do receptor esticada, da rua em frente, de dentro do carro. Se só abre encostado, pilha, antena ou receptor pede conferência.",
          "Em geral, de alguns metros antes da entrada. Parede grossa, metal perto do receptor e pilha fraca encurtam o alcance.",
        ],
      },
      {
        question: "Posso comprar o controle Nice pela internet e só gravar com vocês?",
        answers: [
          "Pode, se o código e a frequência forem os da sua central. Mande a foto do anúncio e a do controle atual antes de comprar.",
          "Sim. Vemos pela foto se ele serve e combinamos o valor da gravação antes da visita.",
        ],
      },
      {
        question: "Perdi o controle Nice. O que faço?",
        answers: [
          "Peça a exclusão dele na central e a gravação de outro. Até lá, quem o encontrar consegue abrir o portão.",
          "Trate como chave perdida: apague da memória no mesmo dia e grave os que ficaram, se a placa limpar todos.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e outra da etiqueta do motor Nice",
  },
  {
    id: "nice-residencial",
    broader: "nice",
    label: "Motor Nice residencial",
    phrase: "o motor Nice residencial",
    asks: [
      "nice residencial",
      "motor nice residencial",
      "nice portão residencial",
      "motor nice casa",
      "nice para casa",
      "nice residência",
      "motor nice portão casa",
      "nice garagem casa",
    ],
    intent: "buying",
    answers: {
      any: [
        "O preço do motor Nice residencial, trocado em casa com mão de obra, tem referência de {price.homeSwap}, e a versão com bateria fica no alto da faixa. Ele compensa para quem quer parada suave e portão que abre sem luz; para uso comum, o nacional sai mais em conta.",
        "Motor Nice para portão residencial custa, na troca com mão de obra, de {price.homeSwap}, conforme o tipo de portão, o peso da folha e a bateria. Instalamos e consertamos, depois de confirmar se o modelo tem peça no Brasil.",
        "Instalar um motor Nice residencial no lugar do atual fica de {price.homeSwap}, motor e trabalho juntos, com a bateria puxando o valor para cima. A marca se destaca pela abertura suave em baixa tensão, e a reposição do modelo deve ser confirmada antes.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual Nice serve em uma casa", "Motor Nice no portão de casa"],
        slots: [
          [
            "Primeiro conta o tipo de portão, porque de correr, de abrir e basculante usam motores diferentes. Depois o peso da folha, com um terço de folga, define a versão.",
            "O tipo de portão escolhe a família do motor, e o peso da folha, mais um terço, escolhe a versão dentro dela.",
            "Comece pelo tipo, já que cada portão usa um acionamento. Em seguida some um terço ao peso da folha para achar a capacidade.",
          ],
          [
            "Os de baixa tensão abrem e param com suavidade e, com bateria, funcionam quando falta luz. Casa abre poucas vezes por dia, então não pague por versão de uso intenso.",
            "Baixa tensão significa partida macia e possibilidade de bateria para o apagão. Uma família não precisa do modelo intensivo, feito para prédio.",
            "Quem sofre com falta de energia aproveita a linha de baixa tensão com bateria. O modelo de uso intenso só se justifica em garagem coletiva.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço", "Do que depende o valor do Nice em casa"],
        slots: [
          [
            "A faixa da troca inclui motor e mão de obra; estes itens entram à parte quando não vêm no conjunto.",
            "Motor e trabalho já estão na faixa. O que a casa quiser a mais se soma, como segue.",
            "Além do motor colocado, o total pode incluir os itens abaixo.",
          ],
        ],
        bullets: [
          "Bateria e carregador, para abrir sem luz.",
          "Fotocélula, o sensor que impede fechar sobre alguém.",
          "Controles além dos que acompanham o kit.",
          "Motor comprado por você: só a instalação, a partir de {price.installation}.",
        ],
      },
      {
        about: "visit",
        headings: ["Como instalamos e consertamos Nice", "O serviço no seu Nice"],
        slots: [
          [
            "Na instalação, a folha é alinhada antes, porque a central Nice aprende o curso e o esforço e para se ele muda. A fotocélula e a força são testadas no fim.",
            "A central aprende o percurso e a força da folha, que por isso precisa estar leve e com batente firme. O teste de sensores encerra a montagem.",
            "Antes de montar, alinha-se a folha: esta central grava o esforço e interrompe o movimento quando ele aumenta. Termina-se com o teste da fotocélula.",
          ],
          [
            "No conserto, folha, fotocélulas e bateria são conferidas antes da placa, pois são o que mais falha. Trabalhamos como assistência independente da fábrica.",
            "O reparo começa pelo comum: folha pesada, lente suja e bateria velha. Só depois se mede a placa, em serviço independente do fabricante.",
            "Conserta-se por ordem: peso da folha, sensores, bateria e, por último, placa. O atendimento é independente, sem vínculo com a marca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor Nice tem peça fácil no Brasil?",
        answers: [
          "Nas linhas vendidas aqui, em geral sim. Modelo importado por conta própria pode ficar sem reposição.",
          "Depende do modelo: o de linha nacional tem peça, e o trazido de fora costuma não ter.",
        ],
      },
      {
        question: "O motor Nice abre sem energia?",
        answers: [
          "Abre, se for de baixa tensão com bateria em bom estado. Sem ela, usa-se a chave de destravamento, com o disjuntor desligado. No basculante com qualquer defeito, chame o técnico.",
          "Os modelos com bateria, sim. Nos demais, destrava-se o de correr ou o de abrir, e o basculante fica para o técnico.",
        ],
      },
      {
        question: "Que garantia tem o motor comprado com vocês?",
        answers: [
          "São {warranty.motor} no motor e {warranty.installation} na instalação. Raio, água e batida costumam ficar de fora.",
          "Damos {warranty.installation} na mão de obra, e o motor traz {warranty.motor} de fábrica, sem cobrir raio, água ou pancada.",
        ],
      },
      {
        question: "Meu controle antigo serve no motor Nice?",
        answers: [
          "Raramente: a central usa o padrão dela, e o antigo só funciona com um receptor à parte. Os novos são gravados na instalação.",
          "Em geral não, sem um receptor avulso ligado à central. Controles Nice novos saem gravados no mesmo dia.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, outra de onde fica o motor, e a largura, a altura e o material da folha",
  },
  {
    id: "nice-defeito",
    broader: "nao-abre",
    label: "Motor Nice com defeito",
    phrase: "o motor parado ou com defeito",
    asks: [
      "motor nice não abre",
      "motor nice defeito",
      "portão nice defeito",
      "defeitos comuns nice",
      "defeitos comuns portão automático nice",
      "motor nice parou tem conserto",
      "motor nice parou funcionar tem conserto",
      "motor nice não funciona",
      "portão nice não funciona",
      "motor nice parou",
      "motor nice não liga",
      "motor nice não abre",
      "motor nice defeito comum",
      "motor nice problema",
      "portão nice não abre",
      "motor nice parado",
      "nice não funciona",
      "nice não liga",
      "motor nice pifou",
      "nice pifou",
      "nice quebrado",
      "nice quebrou",
      "motor nice quebrado",
      "motor nice não responde",
      "motor nice morreu",
    ],
    intent: "repair",
    answers: {
      any: [
        "Quando o motor [marca] não abre o portão, veja o disjuntor e acione uma vez pela botoeira. Mudo: falta energia, ou a fonte ou a placa falhou. Roncando, num modelo de 127 ou 220 V: capacitor ou folha presa, e o disjuntor deve ser desligado. Os de 24 V não têm capacitor. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Os defeitos mais comuns do motor [marca] são falta de energia, placa, capacitor, fim de curso e fotocélula, e a maioria tem conserto. Mudo, olhe disjuntor e pilha; roncando, desligue e não insista, porque é capacitor ou folha presa. A visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
        "Motor [marca] com defeito quase sempre tem conserto. Mudo, ele aponta energia, comando ou placa, roncando aponta capacitor ou folha presa, e parando fora do ponto, fim de curso. Se ronca parado, desligue o disjuntor. Uma visita de ajuste em residência começa em {price.preventive}, fora as peças.",
        "No motor [marca] parado ou com defeito, o som indica a peça: silêncio aponta energia ou placa, ronco aponta capacitor ou folha travada, parada no lugar errado aponta fim de curso. Não force a folha nem repita o comando. O ajuste em casa custa a partir de {price.preventive}, sem contar peças.",
      ],
      price: [
        "O conserto de motor Nice com defeito custa conforme a peça: ajuste e limpeza, em casa, a partir de {price.preventive}, sem peças; capacitor e fim de curso estão entre as mais baratas, placa e redutor entre as mais caras. O valor da peça é informado antes da troca.",
        "O preço para consertar motor Nice sai pela peça que falhou: a visita com regulagem, em casa, parte de {price.preventive}, sem peças, e o motor inteiro novo, para comparar, fica de {price.homeSwap}, com mão de obra. Capacitor e fim de curso pesam pouco; placa e redutor, mais.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Defeitos comuns no motor [marca]", "O que o som do motor [marca] revela"],
        slots: [
          [
            "Acione uma vez, de longe, e compare com a lista. Alguns motores trabalham em 24 V, corrente contínua, e esses não têm capacitor.",
            "Um único comando basta para ouvir e comparar com os casos abaixo. Nos modelos de 24 V, em corrente contínua, o capacitor não existe.",
            "Dê um toque só no controle, afastado da folha, e procure o sinal. Quem tem motor de 24 V, de corrente contínua, pode descartar o capacitor.",
          ],
        ],
        bullets: [
          "Silêncio total: energia, fusível, receptor ou placa",
          "Ronco sem sair do lugar: capacitor, folha presa ou redutor travado",
          "Gira e a folha não anda: chave aberta, engrenagem ou fuso gasto",
          "Abre e não fecha: fotocélula suja ou fora de linha",
          "Para fora do ponto: fim de curso ou percurso gravado",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir sem abrir o motor", "Teste seguro antes de chamar"],
        slots: [
          [
            "Tudo se faz por fora, sem tampa aberta e com crianças e animais longe. Se a folha está torta, caída ou com cabo frouxo, pule os testes e deixe o disjuntor desligado.",
            "Nenhum passo pede ferramenta ou mão na folha. Cabo frouxo ou portão inclinado dispensa o teste: desligue o disjuntor e ninguém fica por perto.",
            "Mantenha a tampa fechada e o vão livre enquanto confere. Havendo folha fora do lugar ou cabo solto, não teste nada e corte a energia do motor.",
          ],
        ],
        steps: [
          "Veja se o disjuntor está ligado; se cair de novo, não insista.",
          "Troque a pilha e teste outro controle.",
          "Acione uma única vez pela botoeira e escute.",
          "Limpe as lentes da fotocélula e libere o vão.",
          "Desligue o disjuntor e fotografe a etiqueta do motor.",
        ],
      },
      {
        about: "cost",
        headings: ["Conserto ou troca do motor [marca]", "Do reparo barato ao mais caro"],
        slots: [
          [
            "Regulagem, fim de curso e capacitor são os consertos mais baratos; placa, engrenagem e redutor, a caixa que reduz a rotação, custam mais. O técnico mede a energia desde o disjuntor e só então diz a peça e o valor.",
            "A ordem de custo começa no ajuste, passa por capacitor e fim de curso e termina em engrenagem, placa e redutor, que é a caixa de engrenagens. Antes de qualquer troca, mede-se a energia até o motor e combina-se o preço.",
            "Do menor ao maior gasto: ajuste, capacitor ou fim de curso, depois placa e, por último, o redutor com as engrenagens. A peça só é indicada depois da medição da energia, com o valor informado na hora.",
          ],
          [
            "A troca do motor em casa, com mão de obra, vai de {price.homeSwap}, e em portão pesado de {price.heavySwap}. Ela entra na conta quando o motor já passou de {trade.life} ou tem mais de um defeito grande.",
            "Se há dois defeitos caros ou o motor está no fim da vida, de {trade.life}, compare com um novo: de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado, instalado.",
            "Compare com um motor novo, de {price.homeSwap} em casa ou {price.heavySwap} no portão pesado, quando as falhas se somam ou ele já trabalhou {trade.life}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor Nice queimado tem conserto?",
        answers: [
          "Um enrolamento queimado pode ser refeito, mas em motor pequeno a troca costuma compensar. O técnico mede antes, porque capacitor ruim parece motor queimado.",
          "Depende do que queimou: placa e capacitor se trocam; enrolamento se refaz, quando o motor vale a pena. Só a medição separa um caso do outro.",
        ],
      },
      {
        question: "Meu Nice se perde no meio do percurso. É a placa?",
        answers: [
          "Nem sempre. Centrais que aprendem o percurso param ou voltam quando a folha fica pesada, o que parece defeito de placa. Trilho limpo e novo aprendizado costumam resolver, feitos na visita.",
          "Muitas vezes é a folha: com atrito ou peso a mais, a central entende que há obstáculo. Acerta-se o portão e grava-se de novo o percurso.",
        ],
      },
      {
        question: "O motor Nice parou depois da chuva. E agora?",
        answers: [
          "Desligue o disjuntor e não religue para testar: água na placa ainda pode ser limpa se não houver curto. A tampa mal vedada é a causa comum.",
          "Corte a energia e espere o técnico. Placa úmida ligada à rede queima de vez, enquanto desligada tem mais chance de ser recuperada.",
        ],
      },
      {
        question: "Vocês são assistência autorizada Nice?",
        answers: [
          "Não: o atendimento é independente, com peça original ou compatível. Motor dentro da garantia de fábrica deve ir primeiro a quem vendeu.",
          "O serviço é independente da marca. Se o seu motor ainda está na garantia, procure antes o vendedor; fora dela, consertamos com peça original ou compatível.",
        ],
      },
    ],
    photo:
      "uma foto da etiqueta do motor Nice e, se ele ainda anda sem risco, um vídeo com som; se ronca parado, só a foto",
  },
  {
    id: "nice-robus-parado",
    broader: "nao-abre",
    label: "Motor Nice Robus parado ou com defeito",
    phrase: "o motor parado ou com defeito",
    asks: [
      ...combine(
        ["robus", "nice robus", "motor robus", "motor nice robus"],
        ["parou", "parado", "não funciona", "não abre", "não fecha", "não liga", "não anda", "ronca", "defeito"],
      ),
      ...combine(
        ["robus", "nice robus"],
        ["travado", "travou", "queimou", "quebrado", "problema", "esquenta", "esquentando", "volta", "para meio"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor Nice Robus que não abre costuma ter falta de energia, fotocélula bloqueada ou folha presa, e em geral tem conserto. Veja o disjuntor, limpe as lentes e tente uma vez. Ele é um motor de correr de 24 V, sem capacitor. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Nice Robus 400 ou 600 que não fecha, ou que fecha um pouco e volta, quase sempre tem a fotocélula bloqueada ou a folha pesada. Limpe as lentes e, com o disjuntor desligado, varra o trilho. Se continua, a visita com ajuste custa a partir de {price.preventive} em residência, sem peças.",
        "Nice Robus piscando sem abrir está avisando um defeito: o número de piscadas é o código, que indica em geral fotocélula, esforço ou percurso perdido. Filme a luz e confira a passagem e o disjuntor. O técnico lê o código e corrige a causa, em visita desde {price.preventive} em casa, peças à parte.",
        "Se o Nice Robus está parado e sem luz nem som, o defeito é de alimentação, da fonte ou da central. Confira o disjuntor e o DR, a proteção contra choque, e religue uma vez. Esse motor de 24 V não usa capacitor, e o conserto com regulagem em casa começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Robus: do sintoma à causa", "O que faz o Robus parar"],
        slots: [
          [
            "O Robus mede o percurso pelo encoder, o sensor que conta as voltas, e para quando algo não confere. Compare o que acontece com estas causas.",
            "A central do Robus controla o esforço e o percurso pelo encoder, que conta as voltas do motor. O jeito de parar mostra onde procurar.",
            "O modo como o portão para indica a causa, porque a placa usa o encoder, o contador de voltas, para se proteger.",
          ],
        ],
        bullets: [
          "Sem luz nem som, com energia na casa: disjuntor, fusível, fonte ou central",
          "Não fecha, mas abre: fotocélula suja, torta ou bloqueada",
          "Anda um pouco e volta: trilho, roldana ou cremalheira apertada",
          "Perdeu o percurso depois de falta de luz: precisa reconhecer os batentes de novo",
          "Lento e quente: folha pesada ou aberturas demais",
        ],
      },
      {
        about: "check",
        headings: ["O que testar por fora no Robus", "Antes de chamar o técnico"],
        slots: [
          [
            "Tudo se faz com a tampa fechada, pelo quadro, pela botoeira e pelo trilho. Pare no primeiro passo que resolver.",
            "Nenhum teste abre o motor, porque a fonte liga na rede. Siga a ordem e observe de longe.",
            "Os testes são por fora e levam cinco minutos. Mantenha o vão livre e não repita o comando muitas vezes.",
          ],
        ],
        steps: [
          "Veja o disjuntor do portão e o DR; se cair de novo, não insista.",
          "Limpe as lentes da fotocélula com pano seco.",
          "Com o disjuntor desligado, varra o trilho.",
          "Religue e acione uma vez pela botoeira.",
          "Filme a luz de aviso e conte as piscadas.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz no Robus", "Conserto: alimentação, folha e percurso"],
        slots: [
          [
            "O técnico mede a fonte e a saída da central, lê o código das piscadas e testa a fotocélula. Depois destrava a folha e procura atrito, já que o Robus reduz ou para quando sente peso.",
            "Primeiro o técnico mede rede, fonte e central e lê o aviso luminoso. Em seguida move a folha sem o motor, porque roldana ruim ou cremalheira sem folga fazem o Robus parar.",
            "As piscadas de aviso e a medição da fonte separam parte elétrica de mecânica. A folha é então testada na mão, e se acertam trilho, roldana e a folga da cremalheira.",
          ],
          [
            "No fim, a central reconhece os batentes e grava de novo o percurso. Placa universal não serve, porque o motor de 24 V com encoder precisa da central da linha.",
            "Por último, os batentes são reconhecidos de novo e a força volta ao normal. Se for preciso trocar a central, serve só a da própria linha, porque a universal não lê o encoder.",
            "O serviço termina com o percurso gravado de novo, de batente a batente. Se a placa queimou, é trocada por outra da linha Nice, pois as universais não servem no motor de 24 V com encoder.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa consertar o Nice Robus", "Preço, do ajuste ao motor novo"],
        slots: [
          [
            "O valor depende da causa: ajuste e limpeza são o mais barato, depois vêm fotocélula e fonte, e por último central ou redutor. A visita com regulagem em casa costuma ficar de {price.preventiveRange}, sem peças.",
            "A regulagem custa menos, fotocélula e fonte ficam no meio, e central ou redutor são o mais caro. Em residência, a visita de ajuste vai em geral de {price.preventiveRange}, fora peças.",
            "Do mais barato ao mais caro vêm ajuste, sensor, fonte, central e redutor. O ajuste em casa, sem peças, fica quase sempre de {price.preventiveRange}.",
          ],
          [
            "Se o reparo não compensa, a troca em casa sai de {price.homeSwap}, com motor e mão de obra. O cartão divide em até {shop.instalments} vezes.",
            "Quando a central queima em um motor já gasto, compare com um novo instalado, de {price.homeSwap} em casa. São até {shop.instalments} parcelas no cartão.",
            "Se o motor está muito gasto, compare com a troca, de {price.homeSwap} em residência, com mão de obra incluída. No cartão, são até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O Robus funciona na falta de luz?",
        answers: [
          "Só com a bateria da linha instalada e carregada, que é um opcional. Sem ela, desligue o disjuntor, destrave com a chave e mova a folha na mão, se estiver reta no trilho.",
          "Com a bateria própria, sim, por algumas aberturas. Sem bateria, abre-se na mão, destravando com a chave e a energia desligada.",
        ],
      },
      {
        question: "Qual capacitor vai no Robus?",
        answers: [
          "Nenhum, porque o Robus trabalha em corrente contínua de 24 V e parte sem capacitor. Se ele não parte, o defeito está na fonte, na central ou na folha.",
          "Ele não usa capacitor, que é peça de motor ligado direto na rede. Em 24 V, a partida é feita pela central.",
        ],
      },
      {
        question: "Robus 400 ou 600: muda o conserto?",
        answers: [
          "Os testes são os mesmos, porque muda a capacidade: o número indica o peso da folha, até 400 ou até 600 kg. Algumas peças diferem, por isso mande a etiqueta.",
          "Não muda a forma de consertar. O número é o limite de peso, 400 ou 600 kg, e serve para ver se a folha está dentro dele.",
        ],
      },
      {
        question: "O Robus perdeu o percurso depois que destravei. E agora?",
        answers: [
          "Trave de novo e acione uma vez, porque muitos fazem um ciclo lento até achar o percurso. Se não achar, o técnico manda a central reconhecer os batentes.",
          "Trave, religue e deixe abrir devagar até o fim. Se ele não achar os batentes sozinho, o técnico faz o reconhecimento na central em minutos.",
        ],
      },
    ],
    photo: "um vídeo curto do defeito, com som, e a foto da etiqueta do motor",
  },
  {
    id: "capacitor-em-motor-24v",
    broader: "capacitor",
    label: "Capacitor em motor de 24 V",
    phrase: "o capacitor em motor de 24 V",
    asks: [
      "capacitor robus",
      "capacitor nice robus",
      "capacitor motor robus",
      "capacitor motor nice robus",
      "capacitor motor 24v",
      "capacitor motor 24 v",
      "capacitor 24v portão",
      "capacitor motor 24 volts",
      "capacitor motor corrente contínua",
    ],
    intent: "question",
    answers: {
      any: [
        "Motor Nice Robus não tem capacitor de partida para trocar: é motor de portão de 24 V, em corrente contínua, e parte pela própria central. Se ronca e não parte, mede-se fonte, central e folha. A visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
        "O motor de portão 24 V, como o Robus da Nice, não usa capacitor de partida, porque recebe corrente contínua da central. Quando ronca ou perde força, a suspeita é fonte, central, escovas ou folha presa, medidas em visita a partir de {price.preventive} em residência, fora peças.",
        "Capacitor do Nice Robus não existe: em motor de 24 volts a partida é da central, e não de capacitor. Ronco sem partir pede medição da fonte, da placa e da folha, na visita de ajuste que em casa custa a partir de {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Por que o motor de 24 V dispensa capacitor", "Motor comum e motor de 24 V"],
        slots: [
          [
            "O capacitor ajuda a partir o motor ligado direto na rede de 127 ou 220 V; o de 24 V recebe corrente contínua da central e parte sem ajuda. Por isso o mesmo ronco leva à fonte, à placa ou à folha.",
            "Só o motor monofásico da rede precisa de capacitor para arrancar. O de corrente contínua parte pela central, e o ronco nele vem da fonte, da placa ou da folha presa.",
            "No motor da rede, o capacitor dá o arranque; em 24 V, contínuo, o arranque é da central. Sem ele, a suspeita do ronco passa a fonte, placa e peso.",
          ],
          [
            "Falta de força em 24 V é, em geral, fonte fraca, bateria velha, escova gasta ou folha pesada. Algumas centrais têm capacitores pequenos na fonte, peça da placa, que não se troca como a de partida.",
            "Fonte ou bateria fraca, escova gasta e folha pesada tiram força. Os capacitores pequenos da fonte fazem parte da placa e não são de partida.",
            "Escova, fonte, bateria e peso da folha são os pontos. Na placa há capacitores da fonte, sem relação com a partida.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar em vez do capacitor", "Antes de comprar peça"],
        slots: [
          [
            "Tudo por fora, com a tampa fechada, porque a fonte recebe tensão da rede. Em poucos minutos se descarta o simples.",
            "A tampa não se abre: dentro há a rede que alimenta a fonte. Os passos são externos.",
            "Como dentro há a tensão da rede, a verificação é externa. Comece pelo quadro.",
          ],
        ],
        steps: [
          "Confira disjuntor, DR e, se houver, a bateria da linha.",
          "Limpe trilho e fotocélula.",
          "Acione uma vez e filme, com som.",
          "Fotografe a etiqueta do motor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como é o conserto do motor de 24 V", "Fonte, placa e folha"],
        slots: [
          [
            "O técnico move a folha na mão e mede a fonte, a saída da central e o motor, com a energia sob controle. Bateria cansada e folha dura são os ajustes mais comuns.",
            "Com o motor solto, a folha mostra se pesa; depois se medem fonte, central e motor. Bateria e trilho são os suspeitos comuns.",
            "Primeiro a folha, depois a medição da fonte e da central. Muita vez é bateria fraca ou trilho duro.",
          ],
          [
            "Regular em casa custa a partir de {price.preventive}, sem peças, e leva até {trade.smallRepair}. Bateria é das peças mais simples; a placa da linha, a mais cara.",
            "A visita de ajuste em residência começa em {price.preventive}, fora peças, em até {trade.smallRepair}. Bateria sai menos que fonte, e fonte menos que placa.",
            "Ajuste em casa, a partir de {price.preventive}, sem contar peças, leva até {trade.smallRepair}. Em ordem de preço vêm bateria, fonte e placa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr um capacitor para dar mais força?",
        answers: [
          "Não. Em corrente contínua ele não ajuda o motor e pode danificar a central. Falta de força se resolve na fonte, na bateria ou na folha.",
          "Não adianta e pode queimar a placa. O motor de 24 V ganha força com fonte boa e folha leve.",
        ],
      },
      {
        question: "Como sei se o meu motor é de 24 V?",
        answers: [
          "A etiqueta diz: alimentação da rede e motor de 24 V, em corrente contínua. Muitos têm bateria para funcionar na falta de luz.",
          "Leia a etiqueta: ela mostra 24 V DC. A presença de bateria também costuma indicar.",
        ],
      },
      {
        question: "O Robus funciona sem energia?",
        answers: [
          "Os modelos com bateria abrem algumas vezes na falta de luz. Sem bateria, usa-se o destravamento manual, com a folha reta e o disjuntor desligado.",
          "Só com a bateria opcional. Do contrário, a folha de correr se destrava, desligando antes o disjuntor.",
        ],
      },
      {
        question: "Vocês consertam motor Nice?",
        answers: [
          "Atendemos motores Nice de forma independente, com peças da linha quando há reposição. A garantia do conserto é a da lei, de 90 dias.",
          "Sim, sem vínculo com a fábrica. O serviço tem os 90 dias da lei.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo curto do defeito, com som",
  },
];
