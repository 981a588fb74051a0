import type { Concept } from "#domain/knowledge/concept.ts";

export const conserto: Concept = {
  id: "conserto",
  kind: "service",
  label: "Conserto",
  phrase: "o conserto do portão",
  words: [
    "conserto",
    "concerto de portão",
    "consertar",
    "reparo",
    "reparar",
    "assistência técnica",
    "arrumar",
    "arrumar portão",
    "portão quebrado",
    "portão com defeito",
    "portão estragado",
    "enguiçado",
    "enguiçada",
    "enguiçou",
    "pifou",
    "pifado",
    "deu pau",
    "deu ruim",
    "deu problema",
    "assistência de portão",
    "empresa de conserto de portão",
    "empresa que conserta portão",
  ],
  intent: "repair",
  answers: {
    any: [
      "Consertamos portão automático no local: o técnico move a folha na mão, mede a energia e troca só a peça que falhou. Mande um vídeo do defeito e a foto da etiqueta do motor e receba a estimativa grátis antes da visita.",
      "Para o conserto do portão, mande um vídeo curto do defeito e a foto da etiqueta do motor. Na maioria das vezes o problema está em uma peça, e o motor inteiro não precisa ser trocado.",
      "Fazemos conserto de portão basculante, de correr e de abrir, com o valor dito antes de trocar peça. Até a visita, desligue o disjuntor, não force a folha e não destrave basculante com defeito.",
      "O conserto do portão quase sempre sai mais em conta que um motor novo, se a causa for achada. O técnico testa a folha, mede o circuito, mostra a peça defeituosa e passa o valor antes de executar.",
      "Conserto de portão que não liga, para no meio, faz barulho ou não obedece ao controle começa por vídeo e foto da etiqueta. Com eles o técnico já sai com a peça provável; o orçamento é grátis.",
      "No conserto do portão, o técnico verifica energia, controle, fotocélula, folha, capacitor e placa, nessa ordem, e troca só o que falhou. Antes do serviço você recebe o valor, com peça e mão de obra separadas.",
      "Consertamos portão das marcas comuns, como PPA, Garen, Peccinin e Rossi, no seu endereço. Desligue o disjuntor se o motor ronca sem andar e mande a foto da etiqueta: a estimativa vem sem custo.",
    ],
    price: [
      "O conserto do portão custa a partir de {price.preventive} em residência quando basta regular e limpar, sem peças. Havendo peça a trocar, o preço dela se soma ao da mão de obra: pela foto da etiqueta e por um vídeo do defeito passamos o valor, sem custo.",
      "O preço do conserto depende da peça: só o ajuste, em residência, custa a partir de {price.preventive}, sem peças, e a troca do motor inteiro fica de {price.homeSwap}. Entre os dois estão os consertos com peça, do capacitor, que é barato, à placa, uma das mais caras.",
      "Um conserto sem peças, só com regulagem e limpeza, custa a partir de {price.preventive} em residência. Com peça, o valor muda pelo modelo do motor: capacitor e roldana são das mais baratas, placa e redutor das mais caras; o orçamento por vídeo e foto da etiqueta é grátis.",
      "O conserto é cobrado em duas partes, peça e mão de obra; o ajuste sem peças, em residência, custa a partir de {price.preventive}. Mande o vídeo do defeito e a foto da etiqueta do motor: você aprova o valor antes de o técnico começar e paga em até {shop.instalments} vezes no cartão.",
      "Para só regular e limpar, o conserto em residência custa a partir de {price.preventive}, sem peças; se o motor inteiro tiver de ser trocado, fica de {price.homeSwap}. O orçamento de cada peça é grátis, por vídeo e foto da etiqueta.",
    ],
    "how-to": [
      "No conserto do portão, a parte segura para o morador é conferir energia, obstáculo, fotocélula e controle, sempre sem abrir o motor. Cabo, mola, contrapeso, capacitor e fiação ficam com o técnico, porque podem ferir mesmo com o portão parado.",
      "Antes de pedir o conserto, veja o disjuntor, limpe a fotocélula, tire pedras do trilho e teste outro controle. Se nada disso resolver, desligue o circuito e grave um vídeo do defeito para o técnico.",
      "Consertar portão por conta própria termina onde começa o risco: você pode trocar pilha, limpar lente e varrer trilho. Tampa do motor, fio, cabo, mola e contrapeso exigem técnico, com a energia cortada.",
      "Para ajudar no conserto, observe um único acionamento de longe e anote o som, o ponto da parada e qual comando falhou. Depois desligue o disjuntor e envie o vídeo com a foto da etiqueta.",
      "Antes do conserto, faça quatro perguntas: há energia, outro controle funciona, a fotocélula está limpa, a passagem está livre? Se a resposta for sim para todas, o defeito é interno e fica para o técnico.",
    ],
    emergency: [
      "Conserto urgente de portão começa pela segurança: desligue o disjuntor, afaste crianças e animais e não force a folha. O contato funciona {shop.hours}; mande vídeo e endereço pelo WhatsApp para o técnico levar a peça provável.",
      "Se o conserto não pode esperar, informe se a folha está aberta, torta ou com carro preso. Não destrave basculante com cabo solto. Respondemos {shop.hours}, e o primeiro passo é deixar o imóvel fechado e seguro.",
      "Para conserto de emergência, corte a energia do portão, mantenha distância da folha e mande foto e localização. O contato funciona {shop.hours}, e o técnico primeiro deixa a entrada segura, depois trata da peça.",
      "Portão quebrado com a folha aberta ou pendurada pede conserto sem demora e sem improviso. Não amarre, não escore e não puxe com o carro; desligue o disjuntor e chame, pois atendemos {shop.hours}.",
      "No conserto urgente, diga logo três coisas: tipo de portão, posição da folha e se há carro preso. O contato funciona {shop.hours}; com pessoa presa ou ferida, ligue antes para os Bombeiros, 193, ou o SAMU, 192.",
    ],
  },
  line: [
    "O conserto começa pelo teste da folha na mão, que separa problema de portão de problema de motor.",
    "Na maior parte dos casos o conserto troca uma peça e mantém o motor.",
    "Um vídeo curto do defeito ajuda o técnico a levar a peça provável do conserto.",
    "Bom reparo procura a causa, porque a peça nova sofre do mesmo jeito se a folha seguir pesada.",
    "O valor do conserto é informado antes de executar, com peça e mão de obra separadas.",
  ],
  sections: [
    {
      about: "causes",
      headings: [
        "Defeitos que mais consertamos",
        "O que costuma quebrar no portão",
        "Do sintoma à peça: os casos mais comuns",
        "Sintomas comuns e a peça de cada um",
        "O que o técnico mais encontra",
      ],
      slots: [
        [
          "Motor que ronca e não sai do lugar costuma ter o capacitor fraco: a peça é medida e trocada por outra de mesmo valor.",
          "Se o motor gira e a folha fica parada, há engrenagem gasta, transmissão solta ou o motor ficou destravado.",
          "Portão que para no calor e volta a andar depois tem motor sobrecarregado: a folha é aliviada e o capacitor é medido.",
          "Quando o disjuntor cai ao acionar, o técnico procura fio em curto, motor queimado ou folha travada.",
          "Motor que não faz som nenhum está sem energia, com o fusível aberto ou com a placa queimada, e a medição da tensão diz qual dos três.",
          "Cheiro de queimado depois de várias tentativas aponta para o enrolamento do motor, que é medido antes de se falar em motor novo.",
          "Motor que arranca com estalos tem dente de engrenagem quebrado, e o conserto troca a engrenagem e mantém o resto.",
        ],
        [
          "Barulho de ferro raspando vem de roldana com o rolamento gasto ou de trilho amassado; troca-se a roda e acerta-se o trilho.",
          "Folha de basculante que sobe torta tem cabo gasto ou fora da roldana, serviço feito com a folha apoiada e sem energia.",
          "No portão de abrir, a folha que raspa no chão tem dobradiça arriada, que é trocada ou soldada antes de se mexer no motor.",
          "Pancada no fim do curso é fim de curso deslocado ou força alta demais, e os dois se acertam sem trocar peça.",
          "Estalo a cada abertura costuma ser pino, parafuso ou suporte com folga, que é reapertado ou substituído.",
          "Folha que prende sempre no mesmo ponto tem peça empenada, obstáculo ou rolamento travado naquele trecho.",
          "Portão que ficou pesado na mão é acertado antes do motor, porque uma folha dura quebra também a peça nova.",
        ],
        [
          "Se só um controle falha, é pilha ou botão; se todos falham, é o receptor ou a placa.",
          "Portão que fecha e volta a abrir tem fotocélula suja, desalinhada ou com o fio rompido, e o par é limpo, alinhado ou trocado.",
          "Portão que para antes do fim tem o fim de curso fora do lugar, e o ponto de parada é regulado de novo.",
          "Controle que só funciona de perto pede pilha nova e, se não bastar, antena ou receptor.",
          "Placa que falhou depois de raio ou de água é trocada por uma do mesmo modelo ou compatível, e os controles são gravados de novo.",
          "Portão que abre sozinho costuma ter botoeira em curto ou botão de controle preso, o que se confirma desligando um de cada vez.",
          "Quando o portão obedece à botoeira e ignora os controles, o defeito está no receptor ou na gravação, e o motor fica como está.",
        ],
      ],
    },
    {
      about: "causes",
      headings: [
        "Portão que não abre nem dá sinal",
        "O portão não reage: o que o técnico mede",
        "Sem som e sem movimento",
      ],
      slots: [
        [
          "Luz da central apagada quer dizer que não chega energia: o técnico mede do disjuntor até a placa e acha o fio solto, a tomada queimada ou o fusível aberto.",
          "Com a luz da central acesa e o motor mudo, o comando é dado direto na placa; se o portão andar, o defeito é do controle ou do receptor.",
          "Em portão que parou de um dia para o outro, a ordem é disjuntor, tensão no ponto do motor, fusível e, por último, placa.",
          "O disjuntor que cai de novo ao ser religado indica curto no motor, na placa ou na fiação, e deve ficar desligado até a visita.",
          "Depois de temporal, o mais comum é o fusível ou a entrada da placa queimados, com o motor intacto.",
        ],
        [
          "Fusível, conector oxidado e fio solto são resolvidos na mesma visita.",
          "A placa queimada sai e entra outra compatível, com os pontos de parada e os controles gravados de novo.",
          "Se a placa manda e o motor não responde, o capacitor e o enrolamento são medidos antes de se condenar o motor.",
          "Quando há formiga ou umidade na caixa, a vedação é refeita junto, para a placa nova não falhar igual.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["Motor que ronca e não anda", "O motor zumbe e a folha fica parada", "Ronco sem movimento"],
      slots: [
        [
          "O ronco diz que há energia e falta partida, ou que sobra peso: primeiro a folha é movida na mão, depois o capacitor é medido.",
          "Com o motor destravado, folha leve aponta para o capacitor; folha dura, para roldana, dobradiça ou falta de equilíbrio.",
          "Capacitor que perdeu valor é a causa mais comum do ronco, seguido de rolamento travado e de folha emperrada.",
          "O capacitor é medido primeiro: se o valor ficou abaixo do que está escrito nele, em microfarads, a peça é trocada.",
        ],
        [
          "A troca do capacitor é rápida, e a peça está entre as mais baratas do motor.",
          "Até a visita, não insista no botão: com o eixo travado, o enrolamento aquece depressa e pode queimar.",
          "Se o enrolamento já queimou, você recebe o preço do reparo e o do motor novo antes de decidir.",
          "Quando a culpa é da folha, ela é acertada antes, porque capacitor novo não vence portão travado.",
        ],
      ],
    },
    {
      about: "causes",
      headings: [
        "Portão que para no meio ou volta",
        "O portão começa a fechar e abre de novo",
        "Parada no meio do caminho",
      ],
      slots: [
        [
          "Portão que fecha um pouco e abre de novo quase sempre tem a fotocélula suja, desalinhada ou tapada por mato ou teia.",
          "Parada sempre no mesmo ponto é da folha: obstáculo, solda aberta ou peça empenada naquele trecho.",
          "Parada em pontos diferentes costuma ser força baixa na placa, capacitor fraco ou motor quente.",
          "Se o portão abre bem e só não fecha, a fotocélula é testada primeiro, com a lente limpa e o par alinhado.",
          "Portão que anda menos a cada dia perdeu o percurso gravado ou tem o fim de curso frouxo.",
        ],
        [
          "O técnico limpa e alinha o sensor, regula a força e repete o ciclo até a folha ir ao fim nos dois sentidos.",
          "A força não é aumentada para esconder folha pesada, porque o portão deixaria de parar ao encostar em alguém.",
          "Corrigida a causa, o percurso é gravado de novo e o portão precisa parar no mesmo lugar várias vezes seguidas.",
          "Fio de fotocélula rompido ou com emenda oxidada é refeito, e o sensor só é trocado se o par falhar no teste.",
        ],
      ],
    },
    {
      about: "causes",
      headings: [
        "Controle que não aciona o portão",
        "O controle parou: pilha, gravação ou receptor",
        "Portão que ignora o controle",
      ],
      slots: [
        [
          "O teste começa pela pilha e por um segundo controle: se o outro funciona, o problema é só daquele.",
          "Nenhum controle funcionando, com a botoeira boa, indica receptor queimado ou memória apagada.",
          "Se o portão também não obedece à botoeira, o controle não tem culpa, e o teste passa à placa.",
          "Controle que caiu ou molhou pode ser substituído por um da mesma frequência, gravado na central na hora.",
        ],
        [
          "Receptor com defeito se troca sem mexer no motor, e todos os controles da casa são gravados outra vez.",
          "Na gravação, o técnico pode apagar controles perdidos, para que ninguém de fora abra o portão.",
          "Alcance curto se resolve com pilha nova, antena esticada fora da caixa de metal ou receptor novo.",
          "Tenha todos os controles à mão na visita, porque cada um é testado e, se for preciso, regravado.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O que conferir antes de chamar",
        "Verificações seguras em poucos minutos",
        "Pode ser simples: veja antes do conserto",
        "Teste você mesmo, sem abrir o motor",
        "Cinco conferências que não oferecem risco",
      ],
      slots: [
        [
          "Disjuntor desarmado, pilha fraca e fotocélula suja param um portão que não está quebrado.",
          "Estas conferências são feitas de fora, sem ferramenta e com a tampa do motor fechada.",
          "Antes de marcar a visita {em}, confira o que não exige abrir tampa nem tocar em fio.",
          "Disjuntor, controle, lente da fotocélula e objetos no caminho da folha são vistos em poucos minutos.",
        ],
        [
          "Se a folha estiver torta, caída ou com cabo solto, pule os testes, desligue o disjuntor e isole a área.",
          "Diante de cheiro de queimado, faísca ou choque, desligue o disjuntor e deixe o resto com o técnico.",
          "Folha inclinada ou cabo frouxo encerra a conferência: não toque, não destrave e mantenha todos longe.",
          "Com fumaça, choque ou folha fora do lugar, não teste nada: energia desligada e distância.",
        ],
      ],
      steps: [
        "Veja se há energia na casa e se o disjuntor do portão está ligado. Se desarmou, religue uma única vez.",
        "Tire pedras e folhas do caminho e limpe as lentes da fotocélula com pano seco.",
        "Teste outro controle e, se houver, a botoeira.",
        "Acione uma vez, de longe, e observe: sem som, com ronco ou com movimento parcial.",
        "Grave um vídeo curto com som e fotografe a etiqueta do motor sem abrir a tampa.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o técnico conserta",
        "O conserto na prática",
        "O que acontece na visita de conserto",
        "Da chegada ao teste final",
      ],
      slots: [
        [
          "O técnico vê o portão funcionar uma vez, desliga o disjuntor e move a folha na mão, para saber se o peso está no portão ou no motor.",
          "Com o disjuntor desligado e a folha segura, o motor é destravado: se a folha anda leve, o defeito é elétrico; se prende, é mecânico.",
          "O técnico pergunta o que houve antes da falha, como chuva, queda de luz ou batida, e repete o defeito antes de abrir a tampa.",
          "A visita começa pelo defeito visto ao vivo e pelo teste da folha solta do motor, com a energia cortada.",
        ],
        [
          "Tensão, capacitor e saída da placa são medidos, e fim de curso e fotocélula são testados, para não trocar peça boa.",
          "Em seguida o multímetro diz se falta tensão, se o capacitor perdeu valor ou se a placa deixou de mandar.",
          "As medições vão da tomada à placa e da placa ao motor, até aparecer o ponto em que a energia ou o comando se perde.",
          "Na parte mecânica são conferidos roldanas, dobradiças ou cabos, parafusos e suportes; na elétrica, da tomada à placa.",
        ],
        [
          "Você vê a peça defeituosa, recebe o valor dela e o da mão de obra e decide antes de o serviço começar.",
          "Com a sua aprovação, a peça é trocada, e o portão abre e fecha várias vezes com cada controle.",
          "No fim são conferidos a parada nos dois sentidos, a força e a fotocélula, na sua presença.",
          "Se aparecer um segundo defeito, o técnico para, explica e só continua com o seu aval.",
        ],
      ],
      bullets: [
        "Teste da folha com o motor destravado",
        "Medição de tensão e do capacitor",
        "Conferência de fim de curso e fotocélula",
        "Peça defeituosa mostrada a você",
        "Valor combinado antes de executar",
        "Ciclos de teste na sua presença",
      ],
    },
    {
      about: "cost",
      headings: [
        "Do que depende o preço do conserto",
        "O que entra no valor do conserto",
        "Por que um conserto varia de preço",
        "O que forma o preço do reparo",
      ],
      slots: [
        [
          "O valor depende de qual peça falhou, da marca e do modelo do motor e de quanto trabalho dá chegar a ela.",
          "Regular fim de curso, força ou fotocélula é só mão de obra; capacitor e roldana somam uma peça barata; placa e redutor somam as mais caras.",
          "O mesmo defeito custa mais em motor rápido, com inversor, do que em motor comum, porque a placa é própria da linha.",
          "Portão pesado, folha alta e motor em lugar apertado tomam mais tempo de mão de obra que um portão leve e de fácil acesso.",
        ],
        [
          "A visita de regulagem e limpeza, em residência, costuma ficar de {price.preventiveRange}, sem peças.",
          "Para comparar: ajuste em residência a partir de {price.preventive}, sem peças, e motor novo instalado no lugar do antigo de {price.homeSwap}.",
          "Se o motor não tiver reparo, a troca em residência fica de {price.homeSwap}, com motor e mão de obra.",
          "O ajuste em residência começa em {price.preventive}, sem peças; com peça, soma-se o preço dela, dito antes.",
        ],
        [
          "O pagamento é por Pix ou no cartão, em até {shop.instalments} vezes, peça e mão de obra juntas.",
          "No cartão, o total da peça e do serviço pode ser dividido em até {shop.instalments} vezes.",
          "Quando aparece mais de um defeito, você escolhe o que fazer já, e o cartão divide o total em até {shop.instalments} vezes.",
          "O orçamento traz a peça e a mão de obra em linhas separadas, e o cartão parcela em até {shop.instalments} vezes.",
        ],
      ],
    },
    {
      about: "replace",
      headings: [
        "Consertar ou trocar o motor?",
        "Quando o conserto deixa de compensar",
        "Até onde vale consertar o motor",
        "Peça nova ou motor novo",
        "Reparo ou troca: o que decide",
      ],
      slots: [
        [
          "Motor com poucos anos e defeito em capacitor, sensor, engrenagem ou placa merece conserto.",
          "Vale reparar quando o motor tem força para o portão e a peça ainda se encontra.",
          "Uma falha isolada em motor que sempre trabalhou bem se resolve com a peça.",
          "Enquanto houver peça e o redutor estiver firme, sem folga no eixo, o conserto compensa.",
          "Placa, capacitor e fim de curso são trocados em motor de qualquer idade, desde que a parte mecânica esteja boa.",
        ],
        [
          "Enrolamento queimado, redutor trincado ou modelo sem peça pesam a favor da troca, que em residência fica de {price.homeSwap}.",
          "Quando o reparo passa da metade do preço de um motor novo, compare com a troca, que em residência fica de {price.homeSwap}.",
          "Defeitos repetidos em motor velho podem somar mais que a troca, de {price.homeSwap} em residência, com motor e mão de obra.",
          "Se redutor e enrolamento falharam juntos, a troca, de {price.homeSwap} em residência, costuma sair melhor que o reparo.",
          "Motor fraco para o peso da folha volta a quebrar depois de cada conserto; trocá-lo custa de {price.homeSwap} em residência.",
        ],
        [
          "A idade ajuda na decisão, porque um motor bem cuidado dura de {trade.life}.",
          "Como referência, um motor com manutenção em dia dura de {trade.life}.",
          "Se o motor já passou de {trade.life} de uso, damos os dois preços, o do reparo e o da troca.",
          "Veja a data na nota ou na etiqueta e compare com a duração esperada de um motor, de {trade.life}.",
        ],
      ],
    },
    {
      about: "time",
      headings: [
        "O que fica pronto na mesma visita",
        "Conserto em uma visita ou em duas",
        "Quanto demora cada tipo de reparo",
      ],
      slots: [
        [
          "Regular o fim de curso, alinhar a fotocélula, trocar o capacitor ou gravar controle costuma levar menos de {trade.smallRepair}.",
          "Os reparos mais curtos, como capacitor, sensor e regulagem, costumam terminar em menos de {trade.smallRepair}, com o teste.",
          "Numa visita {em}, capacitor, fotocélula, fim de curso e controle costumam ficar prontos em até uma hora.",
          "Placa compatível e engrenagem levam mais tempo que um ajuste, mas costumam sair na mesma visita quando a foto da etiqueta veio antes.",
        ],
        [
          "Placa de modelo antigo, engrenagem fora de linha e solda na folha podem exigir uma segunda ida, com a peça encomendada.",
          "Pedem outro dia a placa que vai à bancada, o redutor sem reposição imediata e a folha que precisa de serralheria.",
          "A troca do motor inteiro leva de {time.tilting} no basculante e de {time.sliding} no portão de correr.",
          "Se o motor tiver de ser trocado, conte com até {time.home.max} de serviço em residência.",
        ],
        [
          "Até a segunda visita, o técnico deixa a folha travada ou em uso manual, conforme o que for seguro.",
          "Antes de sair sem concluir, o técnico diz o que falta, quando volta e se o portão pode ser usado na mão.",
          "O portão à espera de peça fica com o disjuntor desligado e a folha firme, na posição combinada com você.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Como descrever o defeito por mensagem",
        "O vídeo que ajuda no conserto",
        "O que contar ao pedir o reparo",
      ],
      slots: [
        [
          "Comece pelo que o portão deixou de fazer: não abre, não fecha, para no meio, volta ou não reage.",
          "Diga qual movimento falhou e quando o portão funcionou bem pela última vez.",
          "Escreva o que você vê e ouve ao apertar o botão: silêncio, ronco, estalo ou movimento curto.",
          "Conte o que houve antes da falha: chuva forte, queda de luz, batida, pintura ou lavagem da garagem.",
        ],
        [
          "No vídeo, enquadre a folha inteira e o motor, com o celular parado e o som ligado, em um único acionamento.",
          "Filme de longe e de lado, sem falar por cima, para que se ouça o motor do começo ao fim.",
          "Basta uma tentativa filmada à distância; se a folha parecer solta ou torta, mande apenas fotos.",
        ],
        [
          "Junte a foto da etiqueta do motor, que traz marca e modelo e diz qual peça o técnico deve levar.",
          "Complete dizendo se há carro preso do lado de dentro e se o portão ficou aberto ou fechado.",
          "Informe ainda se o disjuntor caiu e se a botoeira também falha.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Peça original, compatível ou recuperada",
        "Que peça entra no conserto",
        "Peça nova ou reparada: como decidir",
      ],
      slots: [
        [
          "Capacitor, sensor e roldana são trocados por peça nova, com o mesmo valor e a mesma medida da antiga.",
          "Cabo, roldana e engrenagem entram sempre novos, porque peça de desgaste recuperada volta a falhar em pouco tempo.",
          "O que segura ou move a folha, como cabo, mola, dobradiça e engrenagem, não é aproveitado de outro portão.",
        ],
        [
          "A placa admite três caminhos: a do fabricante, uma central compatível ou o reparo da própria em bancada.",
          "A central compatível serve a muitos motores comuns, depois de conferidos a tensão, o capacitor e o tipo de fim de curso.",
          "Um motor com inversor só aceita a placa da própria linha; nos demais, uma compatível bem escolhida funciona.",
        ],
        [
          "O orçamento diz se a peça é original ou compatível, e a peça retirada fica com você, se quiser.",
          "Placa nova pode mudar o tipo de controle que serve, e isso é dito antes da troca.",
          "Guarde a nota com o modelo da peça que entrou: ela vale para a garantia e para o próximo reparo.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Depois do conserto: teste e garantia",
        "Garantia do conserto e primeiros dias",
        "O portão voltou a andar: o que observar",
      ],
      slots: [
        [
          "Antes de o técnico ir embora, abra e feche com cada controle da casa e veja se a folha para onde deve.",
          "Com o técnico ainda no local, teste a parada nos dois sentidos, a fotocélula e a chave de destravamento.",
          "Na entrega, o movimento que falhava é repetido várias vezes na sua frente.",
        ],
        [
          "O conserto tem a garantia da lei: são 90 dias para reclamar do serviço e da peça trocada.",
          "Pela lei, você tem 90 dias para reclamar do serviço e da peça, e motor novo que vendemos tem {warranty.motor}.",
          "Se o mesmo defeito voltar em até 90 dias, mande o vídeo e a nota: é a garantia da lei para o serviço e a peça.",
        ],
        [
          "Nos primeiros dias, o som e o tempo de abertura devem ficar iguais; ruído que reaparece pede ajuste.",
          "Se a folha começar a pesar ou a bater de novo, desligue o disjuntor e avise antes de continuar usando.",
          "Deixe a tampa do motor fechada: se outra pessoa mexer, fica difícil saber se a falha é da peça.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Enquanto o técnico não chega",
        "Portão com defeito: como esperar sem risco",
        "Segurança da casa até o reparo",
      ],
      slots: [
        [
          "Desligue o disjuntor do portão e avise todos em casa, para ninguém tentar o controle mais uma vez.",
          "Recolha os controles e deixe um aviso na botoeira, porque um toque distraído move a folha defeituosa.",
          "Com o disjuntor do portão desligado, ninguém aciona o motor por engano durante a espera.",
        ],
        [
          "Não amarre, não escore e não calce a folha: apoio improvisado escapa e a derruba sobre quem está perto.",
          "Tire o carro, as bicicletas e os brinquedos de perto e mantenha o vão vazio dos dois lados.",
          "Crianças e animais ficam fora da garagem, principalmente quando a folha basculante parou no alto ou inclinada.",
          "Ninguém passa por baixo de folha parada no alto, mesmo que ela pareça firme.",
        ],
        [
          "Se o portão ficou aberto, feche as portas internas, acenda a luz da frente e diga isso ao pedir o atendimento.",
          "Entrada que não fecha tem prioridade: avise na primeira linha da mensagem e use a porta social.",
          "Não force a folha com o carro para sair: a pancada entorta o braço e a coluna e encarece o conserto.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vocês consertam motor de qualquer marca?",
      answers: [
        "Atendemos as marcas mais comuns, como PPA, Garen, Peccinin, Rossi, Nice, Jetflex, GGPort, Omegaport, AGL e Speedy. Para outras, mande a foto da etiqueta e confirmamos se há peça.",
        "Trabalhamos com as marcas conhecidas do mercado, entre elas PPA, Garen, Peccinin e Rossi. A foto da etiqueta diz na hora se o modelo tem peça de reposição.",
        "As mais vistas em portão de casa e prédio, sim: Rossi, PPA, Nice, Garen, Peccinin e outras. Um motor menos comum depende de haver peça, o que a foto da etiqueta mostra.",
        "Não de todas, mas das marcas mais comuns, sim, de PPA e Garen a Nice e Speedy. Envie a foto da etiqueta para confirmar modelo e reposição.",
      ],
    },
    {
      question: "O portão pode ser usado na mão até o conserto?",
      answers: [
        "Pode, se for de correr ou de abrir, reto e nivelado: desligue o disjuntor, destrave e mova devagar. Basculante pesado, folha torta ou cabo solto ficam travados até o técnico chegar.",
        "Portão de correr ou de abrir, sim, com o disjuntor desligado e a folha reta. Um basculante com defeito não se destrava, porque a folha pode cair.",
        "Depende do portão. De correr ou de abrir, reto e nivelado, use a chave com o disjuntor desligado; basculante, ou defeito em cabo, mola ou trilho, fica travado.",
        "Só portão de correr ou de abrir, reto e em piso nivelado. Corte a energia, destrave e conduza devagar; o basculante com defeito fica travado até o técnico chegar.",
      ],
    },
    {
      question: "O conserto é feito no local ou o motor é levado?",
      answers: [
        "A maioria dos reparos é feita no local: capacitor, fim de curso, engrenagem, cabo e placa. Enrolamento queimado ou redutor quebrado podem exigir bancada ou motor novo.",
        "Quase sempre no local, com teste em seguida. Só defeito interno do motor ou da placa pede bancada, e o portão fica em uso manual quando for seguro.",
        "No local, na maior parte dos casos, porque as peças são trocadas com o motor fixado. Quando é preciso bancada, você é avisado antes e combina-se como deixar o portão fechado.",
        "Em regra, o conserto é feito no próprio portão. O motor só sai se houver defeito interno, como enrolamento ou redutor, e então a troca também é posta na conta.",
      ],
    },
    {
      question: "Preciso comprar a peça antes da visita do técnico?",
      answers: [
        "Não. Mande a foto da etiqueta do motor e o vídeo do defeito; o técnico leva a peça provável e confirma por medição antes de trocar.",
        "Não compre antes do diagnóstico, porque o sintoma engana. A foto da etiqueta basta para separar a peça compatível com o seu motor.",
        "Não precisa, e comprar antes pode sair caro se o defeito for outro. As imagens da etiqueta e do problema orientam o que levar.",
        "É melhor esperar o teste. Placas e capacitores parecidos têm valores diferentes, e a peça certa só se define com o modelo do motor e a medição.",
      ],
    },
    {
      question: "Por que o mesmo defeito volta depois do conserto?",
      answers: [
        "O defeito volta porque a causa ficou: folha pesada, tensão baixa, umidade na caixa da placa ou uso acima do que o motor aguenta. Por isso o técnico move a folha na mão e mede a tensão antes de trocar a peça.",
        "Geralmente a peça foi trocada e a origem não. Uma folha pesada queima o capacitor novo, e a água na caixa estraga a placa nova.",
        "Isso acontece quando só o efeito foi tratado. Sem corrigir folha pesada, infiltração ou rede instável, a peça nova passa pelo mesmo esforço e falha de novo.",
      ],
    },
    {
      question: "O que devo dizer ao pedir o conserto?",
      answers: [
        "Diga o tipo de portão, o que ele faz ou deixa de fazer e desde quando. Vídeo com som, foto da etiqueta do motor e endereço completam o pedido.",
        "Conte se houve chuva, raio, batida ou falta de luz, qual comando falha e se a folha está aberta ou fechada. Mande junto o vídeo e a foto da etiqueta.",
        "Diga o sintoma, o modelo do motor e se a folha ficou aberta ou fechada. Com isso o técnico separa a peça provável antes de sair.",
      ],
    },
    {
      question: "Dá para consertar a placa do motor ou precisa trocar?",
      answers: [
        "Depende do estrago. Relé, trilha ou conector às vezes têm reparo em bancada; placa queimada por raio ou corroída por água costuma ser substituída. O técnico mede antes de decidir.",
        "Às vezes tem conserto, quando o defeito é de um componente só. Se a placa oxidou ou queimou em vários pontos, a troca é mais confiável, e o motor permanece.",
        "As duas coisas são possíveis. Compare o reparo em bancada com o preço da placa nova compatível e confira a causa, porque surto ou umidade atingem também a próxima.",
        "Só o teste responde. Um defeito localizado pode ser reparado; dano por água ou descarga elétrica pede peça nova, escolhida pela etiqueta do motor e pelos sensores que ele usa.",
      ],
    },
    {
      question: "Posso continuar usando o portão com barulho até o conserto?",
      answers: [
        "Melhor não insistir. Ruído metálico, tranco ou estalo indica peça cedendo, e cada ciclo aumenta o estrago; desligue o disjuntor se a folha parecer torta ou pesada.",
        "Só se for um rangido leve e a folha andar firme, e por pouco tempo. Estalo, batida ou raspagem forte são motivo para parar e pedir a visita.",
        "Depende do som. Chiado de falta de lubrificação espera a visita; pancada, estalo de cabo ou ronco do motor não esperam, porque a folha pode ceder.",
        "Evite. Um portão barulhento costuma estar pesado para o motor, e o reparo pequeno pode chegar à engrenagem ou ao redutor. Grave o som, mande pelo WhatsApp e use o mínimo possível.",
      ],
    },
    {
      question: "Quanto tempo demora o conserto de um portão?",
      answers: [
        "Regulagem, capacitor, fim de curso ou fotocélula costumam levar menos de {trade.smallRepair}. Placa fora do comum, solda e cabo podem pedir um segundo dia, combinado com você.",
        "Muitos reparos terminam na primeira ida, em uma hora ou pouco mais, porque o técnico já leva a peça sugerida pelo vídeo. Peça específica, serralheria e defeito que vai e volta demoram mais.",
        "Uma troca simples, como a do capacitor, é feita na hora; o que exige encomenda ou bancada recebe data antes de você autorizar.",
      ],
    },
    {
      question: "Compensa consertar o portão ou é melhor trocar o motor?",
      answers: [
        "Consertar compensa quando o defeito é de uma peça e o redutor está firme. Se o motor já passou da vida útil, de {trade.life}, compare com a troca, de {price.homeSwap} em residência.",
        "Depende do que falhou: peça avulsa se conserta; enrolamento queimado, folga no eixo e placa fora de linha ao mesmo tempo pesam a favor da troca. Passamos os dois valores, o do reparo e o do motor novo.",
        "Em geral o reparo compensa enquanto só uma peça falhou. Quando as falhas se sucedem em partes diferentes do motor, a soma se aproxima da troca, de {price.homeSwap} em residência.",
      ],
    },
    {
      question: "O conserto do portão tem garantia?",
      answers: [
        "Tem a garantia da lei: são 90 dias para reclamar do serviço e da peça trocada. Guarde a nota e mande um vídeo se o defeito voltar.",
        "Sim, 90 dias para o serviço e para a peça, como manda a lei. Motor novo que vendemos tem {warranty.motor}.",
        "Sim. Se o mesmo defeito voltar em até 90 dias, o prazo da lei, chame pelo WhatsApp com a nota e o vídeo.",
      ],
    },
    {
      question: "O carro bateu no portão: dá para consertar?",
      answers: [
        "Muitas vezes dá: a folha é desempenada ou soldada, e braço, trilho e motor são conferidos. Até a visita, desligue o disjuntor e não acione nem destrave, porque a folha pode estar solta.",
        "Dá, se a estrutura não rasgou nem perdeu o esquadro de vez. Fotografe de longe, mantenha pessoas afastadas e espere o técnico dizer o que é solda, o que é peça e o que é motor.",
        "Só vendo o estrago. Uma batida leve costuma pedir alinhamento e regulagem; uma pancada que entorta coluna ou solta a dobradiça envolve serralheiro antes de qualquer ajuste no automatizador.",
      ],
    },
    {
      question: "Motor que pegou enchente ou muita chuva tem conserto?",
      answers: [
        "Pode ter, se ficar desligado até ser aberto e seco por um técnico. Religar com água dentro queima a placa e dá choque; baixe o disjuntor só se conseguir chegar a ele em local seco.",
        "Às vezes tem: a parte mecânica resiste melhor que a eletrônica. O técnico limpa, mede o isolamento do enrolamento e diz se basta trocar placa e rolamento ou se o motor inteiro ficou comprometido.",
        "Tem chance quando a água não chegou ao enrolamento. Não teste pelo controle nem seque com secador; mande foto de até onde a água subiu e aguarde a medição.",
      ],
    },
    {
      question: "O portão quebrou aberto: como fecho a garagem até o conserto?",
      answers: [
        "Se for de correr ou de abrir, com folha reta e piso plano, desligue o disjuntor, destrave com a chave e feche devagar. Basculante aberto com defeito não se baixa na mão: isole a área e chame.",
        "Depende da folha. A que anda no chão e está alinhada pode ser fechada manualmente, sem energia; a que está no alto, torta ou com cabo frouxo espera o técnico, e o contato funciona {shop.hours}.",
        "Não puxe com corda nem com o carro. Avise pelo WhatsApp que a entrada está aberta, retire objetos de valor da garagem e deixe o técnico baixar ou recolocar a folha com apoio.",
      ],
    },
    {
      question: "Fico sabendo do preço antes de autorizar o conserto?",
      answers: [
        "Fica. Depois do teste, o técnico mostra a peça, diz o valor dela e o da mão de obra, e o serviço só começa com o seu sim.",
        "Sim, em dois momentos: uma estimativa grátis pelo vídeo e pela foto da etiqueta, e o valor confirmado no local, que pode ser pago em até {shop.instalments} vezes no cartão.",
        "O preço vem antes da execução. Se durante o reparo surgir outro defeito, o trabalho para, você recebe a explicação e decide se inclui ou deixa para depois.",
      ],
    },
  ],
  photo: "um vídeo curto do defeito, com som, e uma foto da etiqueta do motor",
  related: ["tecnico", "emergencia", "troca", "manutencao", "pecas", "nao-abre"],
  topic: "tecnico-de-portao-automatico",
};
