import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const roldana: NarrowConcept[] = [
  {
    id: "trocar-roldana-preco",
    broader: "roldana",
    label: "Troca de roldana: preço",
    phrase: "o preço da troca de roldana",
    asks: [
      "trocar roldana preço",
      "roldana preço",
      "roldana dupla preço",
      "roldana dupla portão preço",
      "roldana quanto custa",
      "trocar roldana quanto sai",
      "trocar roldana correr quanto sai",
      "roldana quanto sai",
      "rodinha quanto sai",
      "trocar rodinha quanto",
      "roldana quanto fica",
      "trocar roldana quanto fica",
      "trocar roldana correr preço",
      "trocar roldana deslizante preço",
      "roldana valor",
      "troca roldana valor",
      "rodinha portão preço",
      "trocar rodinha portão preço",
      "trocar roldana custa",
      "trocar roldana valor",
      "trocar roldana portão quanto custa",
      "trocar roldana basculante preço",
      "trocar roldana motor preço",
      "trocar roldana motor valor",
      "trocar roldana motor custa",
      "quanto custa trocar roldana motor",
    ],
    intent: "price",
    answers: {
      any: [
        "Trocar a roldana do portão custa o par de rodas mais a mão de obra de erguer a folha, num orçamento grátis por foto. O que mais muda o valor é o peso da folha e se a roda é parafusada ou soldada. São sempre trocadas as duas.",
        "O preço para trocar a rodinha do portão depende do tamanho e do canal da roda, do peso da folha e de ela ser parafusada ou soldada. O valor soma as duas rodas e a mão de obra. Mande a foto da rodinha e do trilho e receba o total, sem custo.",
        "O preço da roldana de portão com instalação soma o par de rodas e a mão de obra de erguer a folha. A de nylon parafusada é a mais barata. Depois vêm a de aço com rolamento e a soldada, que precisa ser cortada. O total é informado de graça, pela foto da roda e do trilho.",
        "A troca de roldana de portão deslizante custa o par de rodas mais a mão de obra de escorar a folha, orçados de graça por foto. Nylon serve a folha leve, e aço com rolamento, a pesada. Troque quando a roda arrasta, estala ou tem o canal gasto.",
        "O preço da roldana de portão deslizante depende do tipo: nylon em folha leve, aço com rolamento em folha pesada, canal em V, U ou reto. Instalada, ela soma o par de rodas e a mão de obra de erguer a folha. A foto da roda e do trilho dá o valor, sem custo.",
        "O valor da troca de roldana de portão de correr soma o par de rodas e o serviço de levantar a folha. Portão pesado, roda soldada e trilho com degrau encarecem. O orçamento é grátis, pela foto da roda e do trilho.",
        "O preço para trocar as roldanas do portão de correr depende da medida da roda e do peso da folha. Você paga o par de rodas e a mão de obra com a folha escorada. Roda soldada e trilho com defeito encarecem. Fotos da roda e do trilho dão o total, de graça.",
        "O preço da troca de roldana instalada inclui o par de rodas e o trabalho de levantar a folha. Diâmetro, canal e carga definem o valor das rodas. Solda ou trilho torto são orçados à parte, antes do serviço, e o orçamento por foto é grátis.",
        "Em portão pesado, trocar a roldana custa mais que no leve, porque a roda é maior e a folha é erguida por dois técnicos ou com apoio. O total soma o par de rodas e a mão de obra. Ele vem de graça, pela foto da roda, do trilho e da folha inteira.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual roldana serve no seu portão", "Medida e material da roda"],
        slots: [
          [
            "O canal da roda tem de ser o do trilho, e a carga das duas, somada, deve passar do peso da folha com sobra. Em portão de casa, as mais comuns têm de 2 a 4 polegadas de diâmetro. A de nylon faz menos barulho, e a de aço com rolamento vedado aguenta mais peso e água.",
            "A escolha é feita pelo perfil do trilho, pelo diâmetro da roda antiga, em geral de 2 a 4 polegadas, e pelo peso da folha. O nylon é mais silencioso; o aço com rolamento vedado aguenta chapa fechada e resiste melhor à água.",
            "Três dados bastam: o desenho do trilho, o diâmetro da roda e o peso da folha, com folga na carga. Em casa, o diâmetro costuma ficar entre 2 e 4 polegadas. O nylon tem a vantagem do silêncio, e o aço, a da resistência.",
            "Roda e trilho precisam ter o mesmo desenho, e as duas rodas juntas devem suportar mais que o peso do portão. As de casa têm em geral de 2 a 4 polegadas de diâmetro. Para grade, o nylon é mais silencioso; chapa e madeira pedem aço com rolamento.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Quando trocar a roldana", "Sinais de roldana gasta"],
        slots: [
          [
            "Troque quando a roda arrasta, estala a cada volta, tem folga no eixo ou o canal ficou fundo e a folha desceu. Se o portão volta a andar leve depois de varrer o trilho, era só sujeira.",
            "A hora da troca chega quando o portão pesa na mão com o trilho limpo, ronca ou bate no ritmo da roda. Canal fundo, que abaixa a folha, e pó de metal no trilho confirmam o desgaste.",
            "Os sinais são ronco ou estalo a cada giro, folha pesada e portão que desceu e raspa no piso. Varra o trilho antes de decidir, porque areia causa o mesmo peso.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda no preço da roldana", "Quanto cobram para trocar a roldana e por quê"],
        slots: [
          [
            "A peça muda de preço com o diâmetro, o canal e a carga que aguenta; com rolamento vedado, custa mais e dura mais. Folha pesada pede roda maior, e são sempre duas.",
            "Diâmetro, canal e peso suportado definem o valor de cada roda. A de rolamento vedado é mais cara e resiste melhor à água, e o portão leva sempre um par.",
            "Quanto maior a roda e a carga, mais cara ela é. O rolamento blindado soma um pouco e compensa no trilho exposto à chuva.",
            "O par varia de preço porque diâmetro, canal e capacidade mudam de um portão para outro. Em chapa pesada entram rodas maiores; o rolamento fechado encarece a roda, mas ela se gasta mais devagar.",
          ],
          [
            "Na mão de obra, a fixação é o que mais conta: roda parafusada sai rápido, e a soldada precisa de corte, solda e pintura. Trilho amassado ou com degrau é corrigido junto, em linha separada, porque estraga a roda nova.",
            "Roda parafusada dá menos serviço que a soldada, que precisa ser cortada. Se o trilho tem dente ou emenda alta, o conserto entra no orçamento, já que a peça nova se gastaria nele.",
            "O trabalho é menor com parafuso e maior com solda, que exige cortar e refazer. Trilho torto é um item separado e não convém deixar, pois gasta a roldana nova.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a roldana é trocada", "As etapas da troca"],
        slots: [
          [
            "Com a energia cortada, a folha é solta do motor, erguida só o necessário e escorada dos dois lados, porque fora do trilho ela tomba. O técnico troca o par e limpa e confere o trilho.",
            "O técnico desliga, solta o motor e escora a folha antes de tirar cada roda, já que ela pode cair de lado. As duas entram iguais, e o trilho é conferido de ponta a ponta.",
            "Primeiro vêm o disjuntor desligado e as escoras dos dois lados; depois sai uma roda por vez. O par novo tem a mesma medida, e o trilho é limpo e conferido.",
          ],
          [
            "Como a folha muda de altura, a cremalheira volta à folga de {rack.clearance} e a parada é regulada. No fim, o portão precisa andar leve na mão antes de ser ligado ao motor.",
            "A roda nova levanta a folha, então a cremalheira é reajustada na folga de {rack.clearance} e o ponto de parada, conferido. O último teste é empurrar com uma mão, sem sentir peso.",
            "Depois o técnico acerta a cremalheira na folga de {rack.clearance}, porque a altura mudou, e o fim de curso. O serviço acaba com a folha andando leve de uma ponta à outra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar todas as roldanas?",
        answers: [
          "O recomendado é o par, porque as duas rodaram o mesmo tanto e roda nova com velha inclina a folha. A mão de obra de erguer é quase a mesma.",
          "Sim, na maioria dos casos. Trocar uma só deixa o portão torto e gasta a cremalheira, e a folha já vai estar escorada.",
          "Troque as duas de uma vez, porque a altura desigual entorta a folha e força a cremalheira. O serviço de escorar já estará pago.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "Em geral cabe em uma visita, se a roda é parafusada e o trilho está bom. Solda ou trilho a refazer pode pedir outra ida.",
          "Uma visita costuma bastar em portão de casa. Roda soldada, folha muito pesada ou trilho torto aumentam o prazo, combinado antes.",
          "Normalmente uma visita, com roda parafusada e trilho bom. Se houver solda ou trilho a corrigir, o técnico avisa o prazo.",
        ],
      },
      {
        question: "Posso trocar a roldana sozinho?",
        answers: [
          "Não é seguro: a folha de correr tomba de lado quando sai do trilho. A troca pede escora e duas pessoas que saibam fazer.",
          "Melhor não. Macaco e alavanca derrubam a folha; em casa, fique na limpeza do trilho com o disjuntor desligado.",
          "Deixe com o técnico, pelo risco de a folha virar ao ser erguida. Seu cuidado é varrer o trilho, sempre sem energia no motor.",
        ],
      },
      {
        question: "Como meço a roldana para o orçamento?",
        answers: [
          "Com o disjuntor desligado, ponha uma régua ao lado da roda, sem tocar, e fotografe de frente e de lado. O diâmetro e o canal saem da imagem.",
          "Fotografe a roda com uma trena perto e o trilho de topo. Isso mostra medida e perfil, sem precisar levantar nada.",
          "Duas fotos resolvem: a roda, de lado, com trena próxima, e o trilho visto da ponta. Desligue o disjuntor e não levante nem toque na folha.",
        ],
      },
    ],
    photo: "fotos da roldana e do trilho, de perto, com o disjuntor desligado, e a largura e o material da folha",
  },
  {
    id: "roldana-travando",
    broader: "roldana",
    label: "Roldana travando",
    phrase: "a roldana travada do portão de correr",
    asks: [
      "rolamento roldana estourou",
      "rolamento roldana quebrou",
      "rolamento roda estourou",
      "rolamento portão estourou",
      "rolamento portão quebrou",
      "rolamento estourado roldana",
      "suporte roldana quebrou",
      "suporte roldana quebrado",
      "suporte roldana",
      "suporte roda portão quebrou",
      "caixa roldana quebrou",
      "roldana quebrou meio",
      "roldana partiu",
      "roldana rachada",
      "roldana rachou",
      "roldana enferrujada",
      "roldana enferrujou",
      "roldana com ferrugem",
      "rodinha enferrujada",
      "eixo roldana quebrado",
      "eixo roldana quebrou",
      "eixo roldana gasto",
      "eixo rodinha quebrou",
      "roldana trava meio caminho",
      "roldana trava meio caminho portão pesado",
      "roldana emperrada portão correr",
      "roldana travando",
      "roldana travada",
      "roldana presa",
      "roldana não gira",
      "rodinha travada",
      "rodinha portão travando",
      "roldana arrastando",
      "roldana quebrada",
      "roldana quebrou",
      "rodinha quebrou",
      "rodinha quebrada",
      "roldana gasta",
      "roldana ruim",
      "roldana estourou",
      "roldana soltou",
      "roda portão quebrou",
      "conserto roldana",
      "conserto correr roldana",
      "conserto deslizante roldana",
      "conserto basculante roldana",
      "rodinha saiu",
      "roldana saiu lugar",
      "roda saiu",
      "rodinha soltou",
    ],
    intent: "repair",
    answers: {
      any: [
        "O conserto da roldana do portão quase sempre é a troca do par, do mesmo canal e com carga acima de metade do peso da folha em cada roda. Roda rachada ou partida não se solda. Se o portão está torto ou fora do trilho, desligue o disjuntor e não mova. O valor sai de graça, por fotos da roda e do trilho.",
        "A roldana travada ou quebrada deixa o portão de correr pesado, risca o trilho e pode fazer a folha sair do lugar. Desligue o disjuntor, pare de usar e não levante a folha. Limpar só resolve quando há areia; se a roda quebrou, troca-se o par, em visita a partir de {price.preventive} em casa, sem peças.",
        "O portão fora do trilho ou com a roldana quebrada não deve ser forçado nem recolocado pelo morador, porque a folha pode tombar de lado. Corte a energia e afaste todos. O técnico escora, troca o par de rodas e acerta a cremalheira, em visita residencial a partir de {price.preventive}, sem peças.",
        "A roda do portão que quebrou é trocada em par, com a folha escorada, porque a roldana que arrasta estraga o trilho e o motor. Até lá, desligue o disjuntor e deixe o portão parado. Em casa, a visita começa em {price.preventive}, sem as peças.",
        "O eixo da roldana quebrado deixa a folha apoiada de um lado só, e ela pode sair do trilho e tombar. Desligue o disjuntor, não use o portão e não o levante. O técnico escora a folha e troca o par de roldanas já com eixo, em visita residencial a partir de {price.preventive}, sem peças.",
        "A roldana que enferrujou arrasta, ronca e acaba travando, e o óleo só disfarça por alguns dias, porque o rolamento já está gasto. O certo é trocar o par por rodas de rolamento blindado, que dificultam a entrada de água. O valor da troca sai de graça, por fotos da roda e do trilho.",
        "O rolamento da roldana que estourou deixa o portão de correr pesado, e a roda passa a arrastar no trilho. Desligue o disjuntor e não force. Em geral se troca o par de roldanas inteiro, com a folha escorada, porque só o rolamento novo numa roda gasta dura pouco; a visita em casa parte de {price.preventive}, sem peças.",
        "Roldana travando no trilho tem areia no canal, rolamento gasto ou roda de canal errado para o trilho. Desligue o disjuntor, varra o trilho e veja de longe se a roda gira ou arrasta. Se arrasta, troca-se o par, com a folha escorada, em visita a partir de {price.preventive} em casa, sem peças.",
        "O suporte da roldana quebrado ou solto deixa a roda torta, e a folha pode sair do trilho e tombar. Desligue o disjuntor, não mova o portão e afaste todos dos dois lados. O técnico escora a folha, solda ou troca o suporte e põe rodas alinhadas; o valor sai por fotos tiradas de longe.",
      ],
      price: [
        "O conserto da roldana travada ou quebrada custa o par novo mais a mão de obra de erguer a folha com segurança e acertar a cremalheira. Se for só sujeira, basta o ajuste, em visita a partir de {price.preventive} em casa, sem peças.",
        "O preço para trocar a roldana soma o par, escolhido pelo perfil do trilho e pelo peso da folha, e o serviço de levantar o portão. A visita residencial começa em {price.preventive}, sem peças, e uma foto da roda e do trilho permite calcular o total.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar na roldana travada", "Sujeira ou roda quebrada?"],
        slots: [
          [
            "Muitas vezes a roda está presa apenas por pedra, barro ou cimento no trilho, que você pode tirar com o portão parado. Se a folha está torta ou fora do trilho, não faça nenhum passo e mantenha distância.",
            "Comece pelo trilho, que é a causa mais simples e não exige levantar nada. Quando a folha está inclinada ou saiu do trilho, não chegue perto, porque ela pode tombar.",
            "Antes de pensar em peça, limpe o caminho da roda com a energia cortada. Ninguém deve tocar em portão torto ou fora do lugar, pois ele pode cair de lado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Varra o trilho e retire pedra, barro e cimento seco.",
          "Com uma lanterna, veja se a roda tem rachadura, folga ou pedaço faltando.",
          "Se o portão está reto e o piso é plano, destrave o motor e empurre a folha devagar.",
          "Se ela prender, inclinar ou arrastar, pare, trave o motor e fotografe.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a roldana trava", "O que prende ou quebra a roda"],
        slots: [
          [
            "A água e a areia entram no rolamento, lavam a graxa e travam as esferas, ainda mais quando a garagem é lavada com jato. O aviso é um ronco ou estalo no ritmo da roda e um risco brilhante no trilho.",
            "Sem boa vedação, o rolamento enferruja por dentro e deixa de girar, e o jato de água apressa isso. Antes de travar, a roda ronca, estala a cada volta e deixa marca no trilho.",
            "O que mais trava a roldana é a mistura de água e areia dentro do rolamento. Barulho que se repete a cada volta e trilho riscado mostram que a roda já arrasta em vez de girar.",
          ],
          [
            "Se o portão prende sempre no mesmo ponto, o defeito costuma ser do trilho, amassado ou com a emenda alta, que gasta o canal da roda. Óleo por fora não recupera o rolamento e ainda junta areia.",
            "Quando a folha trava num lugar só, o trilho torto é o suspeito, embora acabe gastando também a roda. O óleo alivia por alguns dias e piora depois, porque segura a sujeira.",
            "O trecho em que a folha sempre agarra pode ter um amassado ou um degrau na emenda do trilho, que danifica a roldana. Lubrificar por fora apenas disfarça um rolamento gasto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico troca as roldanas", "Da escora ao portão leve: a troca"],
        slots: [
          [
            "O técnico escora a folha dos dois lados e a ergue o mínimo para trocar as rodas em par, com o diâmetro e o canal certos para o trilho. A roda parafusada sai inteira; a soldada precisa ser cortada e soldada de novo.",
            "Com a folha apoiada contra queda lateral, o técnico tira uma roda por vez e monta o par igual. O modelo parafusado é rápido, e o soldado exige corte e solda.",
            "A folha é escorada antes de tudo, e depois o par é trocado por outro de mesmo perfil e com carga de sobra. O serviço é maior em roda soldada que em roda parafusada.",
          ],
          [
            "Como a altura da folha muda, a cremalheira, a régua dentada, volta à folga de {rack.clearance} e a parada é regulada. O trilho amassado é corrigido junto, porque danificaria a roda nova.",
            "Depois a régua dentada é ajustada à folga de {rack.clearance}, o fim de curso é conferido e o trilho com defeito é endireitado, para a peça durar.",
            "No fim, o técnico acerta o ponto de parada e a folga da cremalheira, que fica em {rack.clearance}. Trilho torto é corrigido no mesmo serviço, senão a roda se gasta de novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso continuar usando com a roldana travando?",
        answers: [
          "Não, porque o motor força, esquenta e gasta a engrenagem, e a folha pode sair do trilho.",
          "É melhor parar. A roda que arrasta corta o trilho, e um conserto de roldanas passa a incluir o trilho e o motor.",
        ],
      },
      {
        question: "O portão saiu do trilho. Posso recolocar?",
        answers: [
          "Não tente, porque a folha pesa centenas de quilos e pode tombar de lado. Desligue o disjuntor, afaste todos e espere o técnico.",
          "Não. Recolocar exige escora dos dois lados; até lá, mantenha pessoas e carros longe e a energia cortada.",
        ],
      },
      {
        question: "Dá para trocar só o rolamento?",
        answers: [
          "Às vezes, quando ele é encaixado e o canal da roda está bom. Se o canal já afundou, troca-se a roda inteira.",
          "Depende da roda, porque só vale trocar o rolamento quando o canal está inteiro. Com o sulco fundo, o par completo compensa mais.",
        ],
      },
      {
        question: "A roldana do basculante também trava?",
        answers: [
          "Trava, e é mais perigoso, porque ela guia o cabo de aço e pode cortar os fios dele. Não mexa nem destrave o motor; o conserto é feito com a folha escorada.",
          "Sim. Como ela sustenta o cabo, a roldana presa traz risco de queda da folha, por isso pare de usar o portão.",
        ],
      },
    ],
    photo: "fotos da roldana e do trilho, de perto, com o disjuntor desligado, e da folha inteira",
  },
  {
    id: "qual-roldana",
    broader: "roldana",
    label: "Qual roldana usar",
    phrase: "a roldana certa para o portão",
    asks: [
      "qual roldana usar",
      "qual roldana usar portão correr",
      "qual roldana usar deslizante",
      "que roldana usar portão",
      "roldana certa portão",
      "roldana ferro",
      "roldana portão ferro",
      "roldana certa meu portão",
      "escolher roldana peso folha",
      "como escolher roldana peso",
      "quantos quilos roldana precisa suportar",
      "roldana 3 4",
      "roldana diâmetro",
      "qual roldana",
      "roldana usar",
      "roldana ideal",
      "roldana portão pesado",
      "roldana kg",
      "roldana tamanho",
      "medida roldana",
      "tipos roldana",
      "roldana reforçada",
      "melhor roldana",
      "roldana aguenta",
    ],
    intent: "buying",
    answers: {
      any: [
        "A roldana certa para portão de correr tem o mesmo canal do trilho, em V, U ou redondo, e carga por roda acima da metade do peso, mais um terço: um portão de 300 kg pede 200 kg por roda, um de 500 kg, uns 335 kg, e um de 1.000 kg, uns 670 kg. O diâmetro deve caber no encaixe.",
        "Para saber qual roldana usar pelo peso da folha, divida por dois, porque são duas, e some um terço: 300 kg pedem 200 kg em cada, 500 kg pedem perto de 335 kg. O canal é o do trilho, em V ou em U, e o diâmetro, o da antiga.",
        "Que medida de roldana comprar: a do canal do trilho, do diâmetro da atual e com carga de 200 kg por roda em folha de 300 kg, ou de uns 335 kg em folha de 500 kg. A conta é metade do peso mais um terço de folga.",
        "Cada roldana deve suportar metade do peso da folha mais um terço de folga, porque são duas: num portão de 400 kg, uns 270 kg por roda. Use aço com rolamento blindado, no mesmo canal do trilho, em V ou em U, e no diâmetro que cabe na caixa. A foto da roda antiga e do trilho confirma a medida e dá o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher a roldana", "Canal, carga e diâmetro"],
        slots: [
          [
            "Três dados definem a compra. O canal é o que mais erra, porque roda errada sobe na beirada do trilho e sai.",
            "Compare canal, carga e diâmetro com a roldana que está no portão. Canal diferente do trilho faz a folha descarrilar.",
            "Sem estes três pontos, a roldana certa no peso ainda pode não servir.",
          ],
        ],
        bullets: [
          "Canal em V para cantoneira; U ou redondo para trilho redondo ou tubo",
          "Carga: metade do peso da folha mais um terço, em cada roda",
          "Diâmetro: igual ao da antiga, para a folha não mudar de altura",
          "Rolamento blindado, duplo em folha pesada",
          "Fixação: aparafusada se troca sem solda",
        ],
      },
      {
        about: "what",
        headings: ["Aço, nylon e tipo de rolamento", "Materiais de roldana"],
        slots: [
          [
            "O aço aguenta mais peso e faz mais ruído; o nylon é silencioso e serve a folha leve, de até uns 200 kg. Em folha pesada, aço usinado com rolamento duplo.",
            "Até cerca de 200 kg de folha, o nylon anda quieto. Acima disso, o aço usinado, com rolamento duplo, é o que dura.",
            "Nylon combina com folha leve, por volta de 200 kg, e barulho baixo; aço, com folha pesada. Rolamento duplo divide a carga.",
          ],
          [
            "Rolamento blindado resiste a água e poeira, e diâmetro maior passa melhor por emenda e sujeira. Se couber no encaixe, é a melhor escolha.",
            "Prefira rolamento blindado, que a areia não invade. Roda maior vence melhor a emenda do trilho, se há espaço.",
            "O blindado não precisa de graxa e dura mais na areia. Roda de diâmetro maior supera a sujeira com menos esforço.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico troca as roldanas", "A troca da roldana, etapa por etapa"],
        slots: [
          [
            "Com a energia cortada, a folha é escorada contra queda lateral e só então erguida o bastante para a roda sair. Roda parafusada sai inteira; a soldada é cortada e refeita.",
            "A escora vem primeiro, dos dois lados, porque a folha tomba para o lado. A fixação decide o trabalho, parafuso ou solda.",
            "Escorada a folha, alivia-se o peso das rodas e elas saem em par. Solda exige cortar e refazer.",
          ],
          [
            "Entra um par igual, no perfil do trilho, e a cremalheira volta a {rack.clearance} da engrenagem. Fim de curso e força são conferidos, porque a altura pode mudar.",
            "As duas novas têm o mesmo diâmetro, e a folga da barra dentada volta a {rack.clearance}. O ponto de parada é regulado de novo.",
            "Trocam-se em par e acerta-se a folga da cremalheira em {rack.clearance}. A parada é conferida depois.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço da roldana e da troca", "O que soma no valor"],
        slots: [
          [
            "Nylon custa menos que aço, e o par com a troca é orçado junto. A mão de obra cresce com o peso da folha e com a solda, e o trilho torto soma à parte.",
            "A peça de nylon é mais barata que a de aço; erguer e escorar a folha é o que pesa. Trilho amassado entra em linha separada.",
            "Par de roldanas e mão de obra formam um valor só. Folha pesada e roda soldada custam mais, e trilho torto soma.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Roldana em V ou em U?",
        answers: [
          "A que copia o trilho: V para cantoneira, U ou redondo para trilho redondo. Trocada, a roda sobe na beirada e sai.",
          "O trilho manda: cantoneira, V; vergalhão ou tubo, U. A errada descarrila.",
        ],
      },
      {
        question: "Quantas roldanas um portão de correr usa?",
        answers: [
          "Na maioria, duas por folha. Uma folha muito longa pode ter mais, desde que o trilho esteja bem nivelado.",
          "Duas. Em folha comprida, quatro só funcionam com trilho no nível.",
        ],
      },
      {
        question: "Posso trocar a roldana sozinho?",
        answers: [
          "Não convém: é preciso erguer a folha, que pode tombar. O serviço pede macaco, escora e guia firme.",
          "Melhor não. Sem escora, a folha vira e prende a pessoa.",
        ],
      },
      {
        question: "Preciso trocar o trilho junto?",
        answers: [
          "Só se ele estiver amassado ou gasto. Um trilho ruim come a roda nova em pouco tempo.",
          "Apenas quando o desgaste é visível. Trilho torto estraga roldana nova.",
        ],
      },
    ],
    photo: "fotos da roldana, do trilho visto de topo e do portão inteiro, com a largura, a altura e o material",
  },
  {
    id: "quando-trocar-a-roldana",
    broader: "roldana",
    label: "Quando e como trocar as roldanas",
    phrase: "a troca das roldanas",
    asks: [
      "trocar roldana sem tirar portão",
      "trocar roldana sem tirar folha",
      "trocar roldana sem remover portão",
      "trocar rodinha sem tirar portão",
      "trocar roldana lubrificar",
      "trocar roldanas ou lubrificar",
      "trocar roldana e trilho portão correr",
      "quem troca roldana portão",
      "quando trocar roldana",
      "quando trocar roldanas portão",
      "sinais roldana",
      "sintomas roldana",
      "saber roldana ruim",
      "trocar roldana",
      "troca roldana",
      "trocar roldana portão",
      "como trocar roldana",
      "como trocar roldana portão",
      "trocar roldana correr",
      "trocar rodinha",
      "como trocar rodinha",
      "trocar rodinha portão",
      "roda gasta",
      "correr roda gasta",
      "roldana gasta",
      "rodinha gasta",
      "roldana gasta fazer",
      "roldana gasta o que fazer",
      "roda gasta fazer",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fazemos a troca de roldanas do portão de correr aos pares, com a folha escorada, quando a roda arrasta, estala a cada volta ou está com o canal gasto. Roda que gira livre e só chia precisa apenas de lubrificação. O par e a mão de obra são orçados pela foto; só a revisão, em casa, custa a partir de {price.preventive}, sem peças.",
        "Trocamos as roldanas do portão deslizante aos pares, com a folha escorada, quando a roda tem canal fundo, folga no eixo ou estalo, ou a folha pesa na mão. Quando ela só chia e ainda gira livre, lubrificar resolve. A visita em residência começa em {price.preventive}, sem peças.",
        "Fazemos a troca do par de roldanas do portão de correr com a folha escorada, porque roda com folga, estalo ou canal fundo não se recupera com óleo. Lubrificar serve só para a roda inteira que range. Em casa, a visita custa a partir de {price.preventive}, sem as peças.",
        "No portão deslizante, a hora da troca da roldana chega com folga no eixo, canal fundo, batida a cada volta ou folha que pesa. O técnico escora a folha e troca o par; se a roda gira livre e só chia, basta lubrificar. Em casa, a visita com ajuste custa a partir de {price.preventive}, peças à parte.",
        "Se o portão de correr pesa, estala ou arrasta, a roldana está gasta e as duas devem ser trocadas, com a folha apoiada pelo técnico. Quando a roda gira sem folga e só faz ruído, basta lubrificar. Uma revisão residencial custa a partir de {price.preventive}, sem incluir peças.",
        "A roldana sai sem tirar o portão do lugar: a folha é erguida só alguns milímetros e escorada dos dois lados, e a roda sai por baixo ou com a caixa parafusada. A soldada precisa ser cortada. É serviço de técnico, porque a folha tomba se perder o apoio; a foto da roda dá o valor.",
      ],
      "how-to": [
        "A roldana gasta do portão deslizante se troca aos pares: o técnico desliga o disjuntor, escora a folha dos dois lados, solta o motor, ergue a folha o mínimo e monta rodas do mesmo perfil. No fim ele refaz a folga da cremalheira, de {rack.clearance}. Não faça sozinho, porque fora da guia a folha tomba. A visita em casa parte de {price.preventive}, sem peças.",
        "Para trocar a roldana gasta, a folha é escorada, o motor é solto e o par novo entra com o mesmo diâmetro, canal e carga. Depois a cremalheira volta à folga de {rack.clearance}. É trabalho de técnico, pois a folha erguida com macaco cai de lado; em residência a visita começa em {price.preventive}, fora as peças.",
        "Para trocar a roldana gasta do portão de correr, o técnico desliga o disjuntor, escora a folha dos dois lados, solta o motor, ergue a folha o mínimo e monta um par igual ao antigo. A cremalheira volta à folga de {rack.clearance}. Não faça sozinho, já que a folha pode tombar. A visita residencial custa a partir de {price.preventive}, sem peças.",
        "Quem troca a roldana gasta precisa de escora e ajudante, pois a folha do deslizante cai ao sair da guia; por isso o serviço é do técnico. Ele monta duas rodas de canal, carga e diâmetro iguais e devolve à cremalheira a folga de {rack.clearance}. Em casa, a visita custa a partir de {price.preventive}, sem as peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Trocar a roldana ou só lubrificar", "A hora de trocar as roldanas"],
        slots: [
          [
            "Varra o trilho e repare de novo. Se o portão volta a andar leve, era areia; se continua pesado, roncando ou estalando no ritmo da roda, o rolamento acabou. Risco brilhante e pó de metal no trilho mostram que a roda arrasta em vez de girar.",
            "Limpe o trilho antes de condenar a roda, porque areia causa o mesmo peso. Se o barulho continua, com estalo a cada volta, o defeito é do rolamento. Pó de metal e trilho riscado indicam roda travada.",
            "O teste é simples: tire a sujeira do trilho e escute. Ronco ou estalo que se repete a cada giro é rolamento quebrado, e uma faixa polida no trilho mostra onde a roda desliza travada.",
            "Comece por limpar o trilho, porque a areia parece defeito de roldana. Se a folha segue pesada, com ronco ou batida ritmada, o rolamento quebrou; a marca brilhante no trilho denuncia a roda que não gira mais.",
          ],
          [
            "O canal gasto abaixa a folha, que passa a raspar no piso e a apertar a cremalheira contra o motor. Assim, a roda velha estraga peças mais caras. Rolamento blindado é fechado, não aceita óleo e só se resolve com troca.",
            "Quando o canal da roda afunda, o portão desce, raspa embaixo e força o motor pela cremalheira, e o conserto fica mais caro. Em rolamento blindado o óleo não entra, e a saída é a peça nova.",
            "Roda com o canal fundo muda a altura da folha, e a cremalheira passa a pesar sobre a engrenagem do motor. Por isso não convém adiar. Em rolamento blindado, que é fechado, não há o que lubrificar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como é a troca, passo a passo", "Da folha escorada ao teste"],
        slots: [
          [
            "Esta é a ordem que o técnico segue no portão de correr. A sua parte é deixar o trilho varrido e o carro longe; não erga a folha com macaco, porque fora da guia ela tomba.",
            "Veja o que o técnico faz, na ordem. Você só precisa tirar o carro e varrer o trilho; levantar a folha sem escora pode fazê-la cair de lado.",
            "O trabalho segue esta sequência e precisa de escora e ajudante. Não erga o portão por conta própria, porque ele cai para o lado ao sair da guia; deixe apenas o espaço livre e limpo.",
          ],
        ],
        steps: [
          "O técnico desliga o disjuntor, escora a folha dos dois lados e solta o motor.",
          "Ergue um lado, só o bastante para a roda sair do trilho.",
          "Compara a roda velha com a nova em diâmetro, canal (em V ou U), eixo e carga.",
          "Monta as duas rodas e confere se a folha ficou nivelada e leve.",
          "Por último, acerta a cremalheira, o fim de curso e a força, e testa alguns ciclos.",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço da troca", "Quanto custa trocar as roldanas"],
        slots: [
          [
            "A conta soma a visita, o par de rodas e a mão de obra de escorar a folha. Diâmetro, tipo de canal e carga definem a peça, e roda soldada dá mais serviço que a parafusada, porque precisa ser cortada e refeita.",
            "Pagam-se a visita com regulagem, as duas rodas e o trabalho de erguer a folha com segurança. O preço da peça muda com tamanho, canal e carga; roldana soldada custa mais mão de obra que a parafusada.",
            "Entram a visita, o par de rodas e o serviço com a folha escorada. A medida, o canal e a carga definem o valor da peça; o que mais demora é tirar roda soldada.",
            "O custo vem do par de roldanas, escolhido por diâmetro, canal e carga, e do trabalho de apoiar e erguer o portão. Suporte parafusado é rápido; o soldado precisa de corte e solda nova.",
          ],
          [
            "Trilho amassado ou com degrau é corrigido no mesmo serviço, em linha separada, porque estraga a roda nova em pouco tempo. Com foto da roda, do trilho e da folha inteira, o valor é fechado antes.",
            "Se o trilho está torto ou com dente, o conserto dele é orçado à parte e feito junto, ou as rodas novas duram pouco. A foto das rodas, do trilho e do portão fecha o total.",
            "O conserto do trilho danificado é um item separado e não convém deixar para depois, já que um degrau gasta a roda recém-posta. Fotos da folha, da roda e do trilho bastam para dizer o total.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só uma roldana?",
        answers: [
          "Não compensa: a outra tem a mesma idade, e a diferença de altura entorta a folha e força a guia de cima e a cremalheira.",
          "Melhor trocar o par. Roda nova de um lado e gasta do outro inclina o portão, que passa a bater na guia e a pesar no motor.",
          "O certo é trocar as duas. Com alturas diferentes, a folha inclina, roça na guia superior e carrega a cremalheira de um lado.",
        ],
      },
      {
        question: "Quanto tempo duram as roldanas do portão?",
        answers: [
          "Não há prazo fixo: depende do peso da folha, do trilho e da limpeza. Areia e água acabam com o rolamento cedo; trilho reto e varrido toda semana faz a roda durar mais.",
          "A duração muda com peso, trilho e sujeira. Trilho limpo e sem degrau poupa as rodas, enquanto água e areia estragam o rolamento antes da hora.",
          "Varia com a carga, o estado do trilho e o cuidado. Em trilho alinhado e limpo duram bem mais do que em piso com areia e poça.",
        ],
      },
      {
        question: "Passar graxa no trilho ajuda a roldana?",
        answers: [
          "Não. A graxa segura areia, e a mistura gasta o canal da roda. O trilho fica seco e limpo; só o eixo de roda aberta recebe poucas gotas de óleo.",
          "Atrapalha, porque graxa com areia desgasta o canal. Deixe o trilho varrido e seco, e o óleo, pouco, só no eixo da roda que não é blindada.",
          "Pelo contrário: o trilho engraxado junta areia e desgasta a roda. Vassoura e pano bastam, com um pouco de óleo apenas no eixo que não é vedado.",
        ],
      },
      {
        question: "Roldana de portão basculante também se troca?",
        answers: [
          "Sim, mas é outra peça: ela guia o cabo de aço no alto e, travada, corta os fios. A troca é do técnico, em geral junto com o cabo, e ninguém mexe nela em casa.",
          "Troca-se, e logo, porque a polia presa serra o cabo que segura a folha. Cabo e polia costumam sair juntos; o morador só olha de longe e fotografa.",
          "Sim. No basculante a roldana fica em cima e conduz o cabo de aço; com defeito, os dois costumam ser trocados juntos, sempre por profissional.",
        ],
      },
    ],
    photo: "uma foto da roda, outra do trilho e outra do portão inteiro, com o disjuntor desligado",
  },
  {
    id: "usar-com-roldana-quebrada",
    broader: "roldana",
    label: "Usar o portão com a roldana quebrada",
    phrase: "o portão com a roldana quebrada",
    asks: [
      ...combine(
        [
          "roldana quebrada",
          "roldana quebrou",
          "rodinha quebrada",
          "rodinha quebrou",
          "roda quebrada",
          "roldana travada",
        ],
        [
          "posso usar",
          "posso usar portão",
          "pode usar portão",
          "usar portão",
          "portão perigo",
          "portão perigoso",
          "portão cai",
          "portão pode cair",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Não, você não deve usar o portão com a roldana quebrada: no de correr, a folha baixa, sai do trilho e pode tombar; no basculante, o cabo escapa e ela desce de uma vez. Desligue o disjuntor, deixe a folha onde está e mantenha todos longe até o técnico escorar e trocar as rodas.",
        "Com a roldana quebrada, o portão não se usa nem na mão, porque a folha perde o apoio e pode cair. Desligue o disjuntor do motor e saia por outra porta. A troca é feita aos pares, com a folha escorada, e o orçamento é grátis, por foto tirada de longe.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O risco de continuar usando", "Por que parar na hora"],
        slots: [
          [
            "A folha de um portão de correr pesa centenas de quilos e fica em pé só pelas duas roldanas e pela guia de cima. Sem uma delas, o peso vai para um canto, o trilho se corta e a guia pode soltar. O motor, que continua empurrando, quebra a engrenagem.",
            "Duas roldanas e a guia de cima mantêm a folha de correr em pé. Quando uma quebra, a folha inclina, morde o trilho e força a guia. Se o motor insiste, a engrenagem e a cremalheira vão junto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer agora", "Passos até a troca da roldana"],
        slots: [
          [
            "Nada precisa ser tocado para o técnico saber o que levar. Fotografe de longe e sem entrar na linha da folha.",
            "Faça só o que está na lista e não tente erguer a folha com macaco ou alavanca.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Afaste pessoas, animais e carros dos dois lados.",
          "Se a folha está aberta, deixe aberta e isole a passagem.",
          "Fotografe a roda, o trilho e o portão inteiro, de longe.",
          "Use outra saída e chame o técnico.",
        ],
      },
      {
        about: "visit",
        headings: ["Como a roldana é trocada", "A troca do par de roldanas"],
        slots: [
          [
            "O técnico escora a folha dos dois lados, ergue poucos milímetros e monta um par de rodas do mesmo canal e carga. Depois confere o trilho, a guia e a distância da cremalheira, e testa a folha na mão antes de ligar o motor.",
            "Com a folha escorada, as duas roldanas são trocadas por outras de mesma medida. O trilho marcado é corrigido, a guia é reapertada e o motor só é ligado depois de a folha correr leve.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso tirar o carro. Posso abrir uma vez só?",
        answers: [
          "Não abra. Uma passada basta para a folha sair do trilho em cima do carro; espere o técnico, que abre com ela escorada.",
          "Não convém, porque a folha pode tombar nessa única abertura. O técnico escora e libera a passagem.",
        ],
      },
      {
        question: "Só uma roldana quebrou. Preciso trocar as duas?",
        answers: [
          "Sim. A roda velha é mais baixa e gasta, e a folha fica torta com uma nova de um lado só.",
          "O certo é o par, para a folha ficar no nível e as duas gastarem por igual.",
        ],
      },
      {
        question: "A roldana só faz barulho. Também preciso parar?",
        answers: [
          "Se ela gira e a folha está reta, dá para usar pouco até a visita. Com tremor, folha baixa ou tranco, pare.",
          "Com ruído fraco e folha no nível, use o mínimo. Se a folha baixou ou treme, desligue o disjuntor.",
        ],
      },
    ],
    photo: "fotos de longe da roda, do trilho e do portão inteiro",
  },
  {
    id: "roldana-gastou-cedo",
    broader: "roldana",
    label: "Roldana que gasta depressa",
    phrase: "a roldana que gastou depressa",
    asks: [
      "roldana gastou meses",
      "roldana gastou seis meses",
      "roldana gastou rápido",
      "roldana gasta rápido",
      "roldana dura pouco",
      "por que roldana gastou",
      "roldana nova gastou",
      "roldana não dura",
    ],
    intent: "question",
    answers: {
      any: [
        "Roldana nova que gastou rápido é pequena para o peso, tem canal diferente do trilho ou roda em trilho torto e sujo de areia. Em seis meses a culpa quase nunca é da peça: acerte o trilho e troque o par por roda de carga certa, com rolamento, em visita a partir de {price.preventive} em casa, sem peças.",
        "A roldana do portão gasta tão depressa por excesso de peso, perfil que não casa com o trilho ou areia e emenda alta no caminho. Troque as duas por rodas da capacidade certa e corrija o trilho junto, senão as novas também acabam; a visita com ajuste em casa começa em {price.preventive}, fora peças.",
        "Se você trocou as roldanas há poucos meses e já gastaram, veja três coisas: carga menor que a folha, canal de formato diferente do trilho, e trilho torto, com areia ou graxa. Sem acertar isso, a próxima dura o mesmo; o ajuste em residência parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que come a roldana antes da hora", "Peso, perfil e trilho"],
        slots: [
          [
            "O canal da roda precisa ter o formato do trilho: V em cantoneira, U em trilho redondo. Trocados, só a borda encosta, afina e corta em poucos meses.",
            "Roda em V pede trilho de cantoneira, e roda em U pede trilho redondo. Misturar os dois põe o peso todo numa beirada, que se gasta logo.",
            "Confira o encaixe: perfil em U é para ferro redondo, perfil em V para cantoneira. Errado, o contato vira uma linha fina e a roda se desfaz.",
          ],
          [
            "Graxa no trilho prende areia e vira lixa, por isso ele trabalha limpo e seco. Folha sem nível ou emenda alta joga quase toda a carga numa roda só, que gasta primeiro.",
            "Areia com graxa lixa a roda em cada abertura, de modo que o trilho se limpa a seco. Desnível e emenda saltada fazem uma das rodas levar quase tudo.",
            "O trilho não leva graxa, porque ela segura areia e desgasta o metal. Quando só uma roda acaba, procure desnível ou emenda no caminho.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["A roldana que dura mais", "O que pedir na próxima troca"],
        slots: [
          [
            "São duas rodas, e cada uma leva perto de metade da folha: numa de 300 kg, peça acima de 150 kg por roda, com folga. O diâmetro, como 80 mm, importa menos que a carga e o rolamento.",
            "Divida o peso por dois e some uma folga: folha de 300 kg pede roldana que aguente mais de 150 kg. Roda de 80 mm pode ser fraca ou forte, conforme o rolamento.",
            "Escolha pela carga, e não só pelos 80 mm. Um portão de 300 kg põe uns 150 kg em cada roda, e convém sobrar capacidade.",
          ],
          [
            "Folha de chapa pede aço com rolamento vedado, que a poeira não alcança. Nylon fica para folha leve e para quem quer menos ruído.",
            "Em portão pesado, aço e rolamento vedado contra poeira. O nylon serve à folha leve, com menos barulho.",
            "Rolamento vedado e roda de aço compensam em chapa; nylon, em alumínio ou grade leve.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca que resolve", "O que o técnico acerta com a roldana"],
        slots: [
          [
            "A folha é calçada, o par sai junto e o trilho é limpo, nivelado e desempenado. No fim se acerta a folga da cremalheira, de {rack.clearance}, porque a folha volta à altura original.",
            "Com a folha apoiada, trocam-se as duas rodas e corrigem-se trilho e emendas. Como o portão sobe um pouco, a cremalheira é regulada para {rack.clearance} de folga.",
            "Trocar o par, nivelar o trilho e lixar a emenda vem na mesma visita. A altura da folha muda, e a engrenagem recebe de novo {rack.clearance} de folga.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A roldana gastou dentro da garantia. O que faço?",
        answers: [
          "Chame quem instalou, com foto da roda e do trilho, e guarde a peça. Por lei, defeito de serviço ou de peça durável pode ser reclamado em 90 dias.",
          "Avise quem fez a troca e não jogue a roda fora. Valem os 90 dias da lei e o prazo que ele tiver dado.",
        ],
      },
      {
        question: "Posso rodar com a roldana gasta até trocar?",
        answers: [
          "Pouco tempo, e só se a folha anda reta. Se raspa, balança ou baixou, pare, porque ela pode sair do trilho e cair.",
          "Melhor não: a folha desce, aperta a cremalheira e pode descarrilar. Desligue se ela já balança.",
        ],
      },
      {
        question: "Troco uma roldana ou as duas?",
        answers: [
          "As duas. Roda nova ao lado de uma gasta deixa a folha inclinada, e a nova carrega mais peso.",
          "O par, sempre. Diferença de altura entre elas torce a folha e desgasta a nova depressa.",
        ],
      },
      {
        question: "Quanto tempo uma boa roldana dura?",
        answers: [
          "Anos, em trilho limpo e carga certa. Varrer o trilho toda semana e revisar {visits.home} é o que mais prolonga.",
          "Com carga adequada e trilho sem areia, dura anos. Limpeza semanal e revisão {visits.home} fazem a diferença.",
        ],
      },
    ],
    photo: "uma foto da roda gasta, outra do trilho e a largura e o material da folha",
  },
  {
    id: "roldana-nylon-ou-aco",
    broader: "roldana",
    label: "Roldana de nylon ou de aço",
    phrase: "a roldana de nylon ou de aço",
    asks: [
      "roldana inox",
      "roldana inox vale pena",
      "roldana aço inox",
      "roldana galvanizada",
      "roldana ferro ou inox",
      "roda plástico ou ferro",
      "roda plástico ferro portão correr",
      "roldana nylon aço",
      "roldana nylon ou aço",
      "roldana aço ou nylon",
      "roldana nylon",
      "roldana aço",
      "roldana ferro ou nylon",
      "melhor roldana",
      "roldana silenciosa",
      "roldana nylon boa",
      "roldana com rolamento",
      "roldana rolamento",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Roldana de nylon ou de aço: a de aço com rolamento dura mais sob peso, e a de nylon faz menos barulho e é boa em portão leve de casa. Acima de uns 200 kg, ou em garagem coletiva, escolha aço. Se o seu portão é leve e você quer silêncio, escolha nylon.",
        "Em portão de alumínio, a roldana de nylon costuma servir bem, porque a folha é leve: uma de 3 por 2,2 m pesa perto de 40 kg. Ela faz menos barulho e não enferruja. Escolha a de rolamento blindado, com o canal do trilho e carga por roda acima da metade do peso. Vendemos e trocamos, com valor por foto.",
        "Qual dura mais depende do peso: em folha leve, a roldana de nylon dura bem, é silenciosa e não enferruja. Em portão pesado, a partir de uns 200 kg, o nylon achata, e a de aço com rolamento dura mais. Nos dois casos, o canal precisa ser o do trilho.",
        "Roldana com rolamento blindado tem tampa dos dois lados, que segura a graxa e barra água e areia, e por isso dura mais que a de rolamento aberto ou de bucha. É a indicada para portão com motor; em folha acima de 200 kg, use o duplo. Vendemos e trocamos o par, com valor por foto.",
        "A roda de ferro, de aço, aguenta mais peso e mais uso, e a de plástico, de nylon, faz menos barulho e não enferruja. Até cerca de 200 kg a de nylon é boa escolha; acima disso, ou com uso o dia todo, dura mais a de aço com rolamento duplo.",
      ],
      question: [
        "Roldana inox vale a pena em portão perto do mar ou em piso que alaga, porque a roda e o eixo não enferrujam. Em lugar seco, a de aço zincado com rolamento blindado dura bem e custa menos. Confira se o rolamento também é vedado, senão a roda de inox trava do mesmo jeito.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Nylon ou aço, caso a caso", "O que comparar entre as duas"],
        slots: [
          [
            "Antes do material vêm o canal e a carga. O canal, sulco da roda, segue o trilho, e a carga de cada roda passa da metade do peso da folha.",
            "Canal e carga vêm primeiro: o sulco precisa casar com o trilho, e cada roda aguenta mais que metade da folha.",
            "Acerte o sulco da roda, chamado canal, e a carga, metade da folha com folga. Depois escolha o material.",
          ],
        ],
        bullets: [
          "Nylon: folha leve, quarto perto, lugar úmido",
          "Aço: folha de chapa, mais de 200 kg, prédio e comércio",
          "Canal em V com trilho em V; canal em U com trilho redondo",
          "Rolamento blindado: roda leve e não pede graxa",
        ],
      },
      {
        about: "signs",
        headings: ["O que gasta cada roldana", "Sinais de roda no fim"],
        slots: [
          [
            "O nylon achata se a folha pesa demais ou fica muito tempo parada no mesmo ponto, e então o portão dá solavancos. O aço enferruja com água parada no trilho e passa a roncar.",
            "Roda de nylon com um lado chato faz a folha pular a cada volta. A de aço ronca e solta ferrugem quando a água fica no trilho.",
            "Solavanco ritmado é nylon achatado; ronco com pó avermelhado é aço oxidado.",
          ],
          [
            "Em nylon ou em aço, graxa no trilho com areia é o que mais desgasta. O trilho trabalha limpo e seco.",
            "Areia presa em graxa lixa qualquer uma. Varra o trilho e não ponha produto nele.",
            "Seja qual for a roldana, trilho engraxado vira lixa. Limpo e seco é o certo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se troca a roldana, com segurança", "A troca das rodas, na ordem"],
        slots: [
          [
            "A folha é erguida e escorada, e tomba se perder a guia, por isso a troca é de técnico. As duas rodas saem juntas, o trilho é alinhado e a cremalheira volta a {rack.clearance} de folga, porque a altura muda.",
            "Portão fora do trilho cai, e macaco de carro não serve. Com escora própria trocam-se as duas, nivela-se o trilho e acerta-se a cremalheira em {rack.clearance}.",
            "O técnico desliga a energia, escora a folha e troca as duas rodas. A altura da folha muda, e a barra dentada é regulada em {rack.clearance}.",
          ],
          [
            "No preço, a de nylon simples custa menos, e a de aço com rolamento duplo, mais. Roda soldada e trilho torto é que encarecem a mão de obra.",
            "A nylon comum é a mais barata e a de aço com rolamento duplo, a mais cara. Solda e trilho amassado somam no serviço.",
            "Em ordem de custo: nylon, aço simples, aço com rolamento duplo. O trabalho sobe quando há solda ou trilho a corrigir.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr roldana de nylon no lugar da de aço?",
        answers: [
          "Pode, se a carga dela cobrir metade da folha com folga e o canal for o mesmo.",
          "Em portão leve, sim. Em folha pesada, achata em poucos meses.",
        ],
      },
      {
        question: "Roldana precisa de graxa?",
        answers: [
          "A de rolamento blindado, não. A de bucha leva gotas de óleo no eixo, com o disjuntor desligado.",
          "Só no eixo, se for de bucha. No trilho, nunca.",
        ],
      },
      {
        question: "Diâmetro maior melhora?",
        answers: [
          "Sim, roda maior passa melhor por emenda e sujeira. Ela precisa caber na caixa da folha, em geral de 3 ou 4 polegadas.",
          "Ajuda a rolar leve, se houver espaço. Mudar de diâmetro altera a altura do portão.",
        ],
      },
      {
        question: "Quanto tempo dura uma roldana?",
        answers: [
          "Anos, com carga certa e trilho limpo. Revise {visits.home} em casa e troque as duas quando uma ronca.",
          "Com trilho varrido, vários anos. A revisão {visits.home} mostra a hora da troca.",
        ],
      },
    ],
    photo: "fotos da roldana e do trilho, de perto, com a largura e o material da folha",
  },
  {
    id: "roldana-3-ou-4-polegadas",
    broader: "roldana",
    label: "Roldana de 3 ou 4 polegadas",
    phrase: "o tamanho da roldana",
    intent: "buying",
    asks: [
      "roldana mm",
      "roldana 50 mm",
      "roldana 60 mm",
      "roldana 70 mm",
      "roldana 80 mm",
      "roldana 60mm",
      "roldana 80mm",
      "roldana 50mm",
      "roldana 60mm canal u",
      "roldana 80mm canal v",
      "roldana 60mm canal v",
      "roldana 50mm canal u",
      "roldana 3 ou 4",
      "roldana 3 4 polegadas",
      "roldana polegadas",
      "roldana 3 polegadas",
      "roldana 4 polegadas",
      "tamanho roldana",
      "medida roldana",
      "roldana 2 ou 3",
      "qual tamanho roldana",
      "roldana maior",
      "diâmetro roldana",
      "roldana 3 ou 4 polegadas",
      "roldana 2 ou 3 polegadas",
      "roldana qual polegada",
    ],
    answers: {
      any: [
        "Vendemos roldana de portão deslizante de 3 polegadas com canal V, só a peça ou já trocada no portão. Ela tem perto de 76 mm de diâmetro e anda em trilho de cantoneira, o que tem a ponta para cima. Compre o par, com carga por roda maior que a metade do peso da folha. O preço sai de graça, pela foto da roda e do trilho.",
        "A roldana de portão de 3 polegadas tem perto de 76 mm de diâmetro e é a comum em portão de correr leve; a de 4 tem perto de 102 mm e vai nos pesados ou largos. Compre o tamanho e o canal da que está na folha. Vendemos e trocamos o par, com valor informado de graça por foto.",
        "Qual tamanho de roldana comprar? Repita o diâmetro da atual: a de 3 polegadas, perto de 76 mm, atende portão de correr leve, de casa, e a de 4, perto de 102 mm, roda melhor sob folha larga ou pesada. O canal segue o trilho, em V ou em U, e cada roda precisa suportar mais de metade do peso.",
        "Compre a roldana do tamanho da antiga, medida no diâmetro: perto de 76 mm é de 3 polegadas, para folha leve, e perto de 102 mm é de 4, para folha pesada. Confira ainda o canal, V ou U como o trilho, e a carga, acima de metade do peso do portão. Vendemos só a peça ou já trocada.",
        "A roldana medida em milímetros, como 50, 60 ou 80 mm, se compra pelo diâmetro de fora, igual ao da antiga; 3 polegadas são perto de 76 mm, e 4, de 102. O canal segue o trilho: U no redondo, V na cantoneira. A carga de cada roda precisa passar da metade do peso da folha, e vendemos o par pela foto com régua.",
        "Para portão de 800 kg, a roldana com caixa de 4 polegadas precisa ter rolamento duplo e aguentar perto de 530 kg por roda: metade do peso, mais um terço. Confira a carga gravada, porque muita roda de 4 polegadas é para menos. Vendemos e trocamos o par, com o valor dado de graça por foto.",
        "A roldana de 4 polegadas, perto de 102 mm, com canal U e rolamento duplo serve a portão pesado em trilho redondo. O canal V é para cantoneira. Escolha rolamento blindado e carga por roda acima da metade do peso da folha. Vendemos só a peça ou já trocada, com valor informado de graça por foto.",
        "A roldana de portão de 2 polegadas tem perto de 51 mm de diâmetro e serve só a portão leve, como o social de correr ou a folha pequena de grade. O canal segue o trilho, em V ou em U, e a carga de cada roda passa da metade do peso. Vendemos o par, avulso ou trocado, com valor por foto.",
      ],
      price: [
        "A roldana de 3 ou de 4 polegadas, com canal U ou V, não tem preço único: o valor muda com a carga, o rolamento e o jeito de fixar. A peça avulsa ou a troca do par são orçadas de graça, pela foto da roda e do trilho.",
        "O preço da roldana muda com o diâmetro, o canal, a carga e a fixação, e a de 4 polegadas costuma custar mais que a de 3. Trocam-se as duas rodas. A foto delas e do trilho dá o valor da peça e do serviço, sem custo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como medir a roldana antes de comprar", "Diâmetro, canal e encaixe"],
        slots: [
          [
            "Meça o diâmetro, de uma borda à outra, passando pelo centro da roda. Anote também a largura. O canal acompanha o trilho: V para cantoneira e U para trilho redondo. Uma roda de canal errado até entra, mas escapa do trilho.",
            "Com a régua passando pelo centro da roda, tire o diâmetro, e depois a largura. O trilho de cantoneira pede canal em V, e o redondo pede canal em U. A combinação errada deixa a folha escapar.",
            "A medida que vale é o diâmetro de fora, com a régua cruzando o centro da roda. Para o canal, olhe o trilho: o redondo pede U, e a cantoneira pede V. Misturar os dois solta o portão.",
          ],
          [
            "Veja ainda se a roda fica numa caixa parafusada ou se é soldada na folha, porque a peça muda. Na caixa, confira também a espessura da roda e o furo do eixo.",
            "O jeito de prender também conta. Há roda com caixa, presa por parafusos, e roda soldada, que precisa ser cortada. Na de caixa, anote a distância entre os furos.",
            "A roldana soldada dá mais trabalho para trocar que a de caixa parafusada, e as peças são diferentes. Fotografe a fixação junto da roda.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar nas rodas em casa", "Inspeção segura da roldana"],
        slots: [
          [
            "Em portão de correr, confira do chão, sem levantar a folha. Não use macaco nem alavanca, porque fora do trilho o portão tomba de lado.",
            "Tudo se vê com a folha apoiada onde está. Quem levanta o portão com macaco ou alavanca pode derrubá-lo de lado.",
            "Deixe a folha no trilho e olhe de baixo. Um portão de correr levantado em casa pode cair de lado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor e afaste crianças e animais.",
          "Varra o trilho e tire pedras, areia e cimento seco.",
          "Com uma lanterna, veja se a roda tem rachadura, folga ou canal fundo.",
          "Encoste a régua na roda, de borda a borda, e fotografe.",
          "Se a folha está inclinada ou fora do trilho, pare e chame o técnico.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico troca as roldanas", "A troca da roldana na visita"],
        slots: [
          [
            "Com a energia cortada, o técnico escora a folha dos dois lados e confere a guia de cima. Só então levanta o portão o mínimo para a roda sair. As duas são trocadas juntas, porque uma nova ao lado de uma gasta deixa a folha inclinada.",
            "O técnico desliga o disjuntor, escora o portão contra a queda de lado e só então tira o peso das rodas. Ele troca o par, já que uma roda gasta ao lado da nova inclina a folha.",
            "Primeiro o técnico escora a folha dos dois lados, com a energia desligada. Depois alivia as rodas e troca as duas, para a folha não ficar inclinada.",
          ],
          [
            "A roda nova muda a altura da folha. Por isso a cremalheira, a barra dentada do portão, volta a ficar a {rack.clearance} da engrenagem. O serviço acaba quando a folha corre com uma mão e para no ponto certo.",
            "Depois o técnico acerta a cremalheira, a barra dentada que o motor puxa, porque a altura mudou: a folga é de {rack.clearance}. No teste final, o portão anda leve e para onde deve.",
            "Como a folha sobe com a roda nova, a barra dentada, ou cremalheira, é regulada outra vez, com {rack.clearance} de folga. Por último o técnico confere a parada e o esforço da folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar a de 3 pela de 4 polegadas?",
        answers: [
          "Só se houver espaço na caixa e o canal for o mesmo. O portão sobe pouco mais de um centímetro, e a cremalheira e a guia precisam ser reguladas de novo.",
          "Dá, quando a roda maior cabe na caixa, mas raramente compensa. A folha fica mais alta, e a guia de cima e a cremalheira precisam de novo ajuste.",
        ],
      },
      {
        question: "Como sei que a roldana está gasta?",
        answers: [
          "O portão pesa, ronca ou bate a cada volta da roda, e o trilho fica com um risco brilhante. O canal fundo também abaixa a folha.",
          "A roda gasta arrasta, tem folga no eixo ou faz barulho no ritmo da volta. Se o som some depois de varrer o trilho, era sujeira.",
        ],
      },
      {
        question: "Como sei o peso do meu portão para escolher a carga?",
        answers: [
          "O serralheiro que fez o portão pode informar. Sem isso, mande as medidas e o material, que calculamos. Na dúvida, escolha a roda de carga maior.",
          "Multiplique a largura pela altura: em chapa de aço de 1 mm são perto de 8 kg por metro quadrado, mais cerca de um terço pelo quadro. Grade pesa menos. Na dúvida, prefira a roda com carga de sobra.",
        ],
      },
      {
        question: "De que material deve ser a roldana?",
        answers: [
          "Em trilho de ferro, a roda de aço com rolamento é a mais usada e suporta mais peso. A de náilon é silenciosa e serve a folha leve, mas se desgasta antes com areia e peso.",
          "A de aço com rolamento suporta mais carga e é a comum em trilho de ferro. O náilon faz menos barulho, mas serve a portão leve e trilho limpo.",
        ],
      },
    ],
    photo: "fotos da roda ao lado de uma régua e do trilho, com a largura da folha",
  },
  {
    id: "roldana-com-caixa",
    broader: "roldana",
    label: "Roldana com caixa, simples ou dupla",
    phrase: "a roldana com caixa",
    asks: [
      "roldana com caixa",
      "roldana caixa",
      "roldana dupla caixa",
      "roldana dupla com caixa",
      "roldana simples com caixa",
      "roldana dupla portão",
      "roldana dupla",
      "roldana embutir",
      "roldana de embutir portão",
      "caixa roldana portão",
      "roda com caixa portão correr",
      "roda dupla portão correr",
      "roldana simples ou dupla",
    ],
    intent: "buying",
    answers: {
      any: [
        "A roldana dupla com caixa tem duas rodas montadas numa caixa de aço, que se embute na base do portão de correr. Ela divide o peso em quatro rodas e serve a folha pesada ou comprida; em folha leve, a simples basta. Vendemos e trocamos pelo canal do trilho, diâmetro e carga, com valor pela foto.",
        "Roldana com caixa é a roda que já vem montada em chapa dobrada, pronta para soldar ou parafusar embaixo da folha. A dupla leva duas rodas em linha e aguenta mais peso que a simples. O que precisa combinar é o canal com o trilho, o diâmetro e a largura da caixa; a foto da atual dá o modelo e o preço.",
        "Para portão de correr pesado, escolha roldana dupla com caixa de aço e rolamento; para folha de casa até uns 200 kg, a simples com caixa atende. Compre as duas iguais, com o mesmo canal do trilho e a medida da caixa antiga. Fornecemos a peça ou a troca, orçadas pela foto.",
      ],
      price: [
        "O preço da roldana com caixa muda com o diâmetro, o rolamento, a espessura da chapa e o número de rodas, e a dupla custa mais que a simples. O portão usa duas caixas, uma em cada ponta. A foto da roda e do trilho dá o valor da peça e o da troca, sem custo.",
        "Roldana dupla com caixa custa mais que a simples, porque leva duas rodas com rolamento e chapa mais grossa. Somam-se duas caixas por portão e, se você quiser, a troca com a folha escorada. Com a foto e a medida da caixa antiga, o orçamento é grátis.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Simples ou dupla", "Quando a roldana dupla compensa"],
        slots: [
          [
            "A dupla não corre mais leve que a simples; ela reparte a carga e passa melhor pela emenda do trilho, porque uma roda está sempre apoiada. Em trilho torto ou com curva, a simples se acomoda melhor.",
            "O ganho da dupla é repartir o peso e atravessar emendas com uma das rodas sempre apoiada. Num trilho empenado, a simples copia melhor o caminho.",
          ],
        ],
        bullets: [
          "Folha de casa, até uns 200 kg: simples com caixa e rolamento",
          "Folha larga, de chapa ou acima disso: dupla com caixa",
          "Uso intenso, como prédio e galpão: dupla com rolamento blindado",
          "Trilho com empeno: endireite antes, ou a dupla trabalha numa roda só",
        ],
      },
      {
        about: "check",
        headings: ["O que medir antes de comprar", "As medidas da roda e da caixa"],
        slots: [
          [
            "Meça com a folha no lugar, sem levantá-la. Se a caixa não aparece, fotografe as duas pontas por baixo com a régua ao lado.",
            "Todas as medidas se tiram com o portão apoiado no trilho. O que estiver escondido, mostre em foto com uma régua.",
          ],
        ],
        bullets: [
          "Canal: em V para trilho de cantoneira, em U para trilho redondo",
          "Diâmetro da roda, em geral de 3 ou 4 polegadas",
          "Largura, altura e comprimento da caixa, e a distância entre os furos",
          "Se ela é soldada ou parafusada na folha",
          "Peso aproximado do portão, para escolher a carga",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da caixa", "Troca com a folha escorada"],
        slots: [
          [
            "O técnico solta o motor, escora a folha dos dois lados e a ergue o mínimo para a caixa sair. A parafusada sai inteira; a soldada é cortada, e a nova, soldada na mesma altura, para a cremalheira não mudar de folga.",
            "Com o motor solto e a folha escorada, ela sobe poucos milímetros e a caixa sai, desparafusada ou cortada. A nova fica na mesma altura, o que preserva a folga da cremalheira.",
          ],
          [
            "Não troque sozinho com macaco: fora da guia de cima, a folha tomba. As duas pontas são trocadas juntas, senão o portão anda inclinado.",
            "Levantar a folha com macaco é o que a faz tombar. Trocam-se as duas pontas na mesma visita, para ela ficar no nível.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr roldana dupla no lugar da simples?",
        answers: [
          "Pode, se houver comprimento na base da folha para a caixa maior e a altura final for a mesma.",
          "Sim, quando a caixa dupla cabe na base e mantém a altura. Se a folha subir, guia e cremalheira são refeitas.",
        ],
      },
      {
        question: "Dá para trocar só a roda e manter a caixa?",
        answers: [
          "Dá, se a caixa está reta e a roda sai pelo eixo. Caixa torta ou furo oval pede o conjunto.",
          "Quando o eixo é removível e a caixa não entortou, sim. Com furo gasto, a roda nova trabalha torta.",
        ],
      },
      {
        question: "Quantas caixas o portão leva?",
        answers: [
          "Duas, uma perto de cada ponta. Folha muito comprida leva dupla nas pontas em vez de uma terceira no meio.",
          "Em geral duas, nas pontas. Uma terceira no meio raramente apoia, por isso se prefere a dupla.",
        ],
      },
    ],
    photo: "fotos da roda e da caixa por baixo da folha, do trilho e da folha inteira",
  },
  {
    id: "roldana-rolamento-ou-bucha",
    broader: "roldana",
    label: "Roldana com rolamento ou com bucha",
    phrase: "a escolha entre roldana com rolamento e com bucha",
    intent: "comparison",
    asks: [
      "roda com bucha ou rolamento",
      "roda bucha ou rolamento blindado",
      "portão pesado roda bucha rolamento blindado",
      "roldana rolamento ou bucha",
      "roldana bucha ou rolamento",
      "roldana rolamento bucha",
      "roldana com bucha",
      "roldana com rolamento portão pesado",
      "roldana com rolamento",
      "roldana um ou dois rolamentos",
      "roldana rolamento duplo",
      "roldana dois rolamentos",
    ],
    answers: {
      any: [
        "Entre roldana com rolamento ou bucha, para portão automático escolha rolamento: roda leve, dura mais e poupa o motor. Em folha pesada, acima de uns 200 kg, vale o rolamento duplo e blindado; bucha só serve em folha leve e manual, porque cria folga e pede óleo.",
        "Para pôr motor no portão, a roldana deve ser com rolamento, pois a de bucha gasta, cria folga e pesa no motor. A diferença aparece em meses de uso; rolamento duplo compensa em folha pesada ou garagem de prédio.",
        "Roldana com bucha é boa só em portão manual e leve; com motor, use rolamento blindado, e duplo se a folha passa de 200 kg. Cada roda deve aguentar mais da metade da folha, e as duas se trocam juntas.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Bucha, rolamento simples e duplo", "Qual para cada portão"],
        slots: [
          [
            "A bucha é um anel que desliza no pino; o rolamento roda sobre esferas e faz menos força. Escolha pela carga gravada na roda.",
            "No pino, a bucha arrasta e o rolamento gira sobre esferas. A carga impressa na roda completa a escolha.",
            "Bucha desliza, rolamento gira. Procure na roda a carga, que deve passar da metade da folha.",
          ],
        ],
        bullets: [
          "Bucha: portão manual e leve.",
          "Rolamento simples: folha de casa, até uns 200 kg.",
          "Rolamento duplo blindado: folha pesada ou garagem coletiva.",
          "Piso molhado: blindado com vedação de borracha.",
          "Canal: em U para trilho redondo, em V para cantoneira.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de roldana gasta", "O portão ficou pesado: pode ser a roldana"],
        slots: [
          [
            "Estalo ou ronco a cada volta é rolamento quebrado; chiado e folga são bucha gasta. Risco brilhante no trilho mostra roda que não gira mais.",
            "Barulho no ritmo da roda aponta rolamento sem esferas, e roda bamba, bucha comida. O trilho riscado confirma.",
            "O ruído que acompanha o giro é do rolamento, e o balanço da roda, da bucha. Limalha no trilho fecha o diagnóstico.",
          ],
          [
            "Com o canal gasto, a folha desce, inclina e aperta a cremalheira contra o motor. Nesse ponto, desligue o disjuntor e não levante a folha, que tomba.",
            "A folha baixa de um lado e força a engrenagem. Pare de usar o motor, e nada de macaco ou alavanca em casa.",
            "Folha inclinada já perdeu altura, e o motor sofre. Corte a energia e não a erga, porque pode virar.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Trocar bucha por rolamento", "Como é a troca das roldanas"],
        slots: [
          [
            "Sim, dá para passar de bucha a rolamento, com roda de mesmo diâmetro e canal, sempre o par. A folha é escorada, e a cremalheira volta a {rack.clearance} da engrenagem.",
            "A troca aceita rolamento no lugar da bucha se diâmetro e canal forem iguais. Saem as duas, com escora, e refaz-se a folga de {rack.clearance} na cremalheira.",
            "Troca-se o par de bucha por um de rolamento, idêntico em medida e canal, com a folha escorada. Depois acerta-se a cremalheira, {rack.clearance}.",
          ],
          [
            "No preço, a roda com rolamento custa mais que a de bucha, e o duplo, mais que o simples; a mão de obra é a mesma. Roda soldada encarece pelo corte.",
            "Rolamento custa um pouco mais na peça, e o trabalho não muda. Parafuso sai por menos que solda.",
            "A diferença está na peça, não no serviço, que depende do peso da folha e de a roda ser soldada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Rolamento precisa de óleo?",
        answers: [
          "O blindado não, porque é lubrificado de fábrica. Se faz barulho, já acabou.",
          "Não. Óleo por fora só junta areia; ruído é sinal de troca.",
        ],
      },
      {
        question: "Quanto dura uma roldana com rolamento?",
        answers: [
          "Anos, em trilho limpo. Com areia e água, poucos meses; a revisão {visits.home} mostra a folga.",
          "Depende do trilho: limpo, anos; sujo, meses. Confira {visits.home}.",
        ],
      },
      {
        question: "Posso trocar só uma?",
        answers: [
          "Não: roda nova de um lado e gasta do outro deixa a folha torta e a cremalheira fora da folga.",
          "Sempre as duas, do mesmo diâmetro, ou a folha inclina.",
        ],
      },
      {
        question: "Dá para trocar sem tirar o portão?",
        answers: [
          "Em geral sim: a folha é escorada e erguida poucos centímetros pelo técnico. Em casa não se faz, porque ela tomba.",
          "Sim, com escora dos dois lados, serviço de técnico.",
        ],
      },
    ],
    photo: "fotos da roda e do trilho",
  },
  {
    id: "roldana-e-trilho",
    isAskedByName: true,
    broader: "roldana",
    label: "Troca de roldana e trilho",
    phrase: "a troca da roldana e do trilho",
    asks: [
      "troca roldana e trilho",
      "troca trilho e roldana",
      "trocar roldana e trilho",
      "trocar trilho e roldana",
      "trocar roldanas e trilho",
      "preço roldana e trilho",
      "troca trilho e roldana preço",
      "trocar trilho e roldana preço",
    ],
    intent: "repair",
    answers: {
      any: [
        "Roldana e trilho do portão se trocam na mesma visita, com a folha escorada: primeiro se alinha ou troca o trecho ruim do trilho, depois entra o par de roldanas do mesmo perfil. O preço soma o par, os metros de trilho e a mão de obra, maior quando há solda.",
        "Trocar trilho e roldanas juntos compensa quando a roda comeu o canal ou o trilho está amassado, porque um gasta o outro. Quanto custa depende dos metros de trilho, do tipo de roda e do peso da folha; o ajuste em casa, sem peças, começa em {price.preventive}.",
        "A troca de rodinha e trilho do portão de correr é um serviço só, em par e com a folha presa. Trecho de trilho sai por menos que o trilho inteiro, roda parafusada por menos que soldada, e peças e trabalho vêm no mesmo orçamento.",
      ],
      price: [
        "A troca do trilho com as roldanas custa o par de rodas, os metros de trilho e a mão de obra com a folha escorada. O mais barato é trocar um trecho e rodas parafusadas; o mais caro, trilho inteiro com solda e base a refazer.",
        "O preço para trocar roldana e trilho depende de quatro coisas: metros de trilho, tipo de roda, peso da folha e solda. Regular e alinhar, sem peças, parte de {price.preventive} em casa; o restante se soma, num orçamento só.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que um gasta o outro", "Roldana ou trilho: quem estragou primeiro"],
        slots: [
          [
            "Trilho amassado ou com degrau martela a roda a cada passagem, e roda travada arrasta e come o trilho. Trocar só um perde a peça nova em meses.",
            "Uma roda presa lima o trilho; um trilho com degrau bate na roda. Peça nova ao lado de velha gasta depressa.",
            "Quando a roldana trava, o trilho some aos poucos, e trilho torto quebra rolamento. Por isso se trocam juntos.",
          ],
          [
            "A roda nova tem de ter o canal do trilho, em V ou em U. Perfis diferentes apoiam na borda e descarrilam a folha.",
            "Confira o perfil: V com cantoneira, U com trilho redondo. Misturados, a folha sai do lugar.",
            "O canal, U ou V, segue o trilho escolhido, ou a folha descarrila.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca, na ordem", "O serviço na folha e no chão"],
        slots: [
          [
            "O portão fica sem energia e fora de uso até o fim, em geral por algumas horas. Erguer a folha é trabalho do técnico.",
            "São algumas horas com o portão parado e desligado. Nenhuma etapa deve ser feita em casa, pois a folha tomba.",
            "Com o disjuntor desligado e a folha presa, o técnico segue estas etapas em poucas horas.",
          ],
        ],
        steps: [
          "Escorar a folha e soltar o motor da cremalheira.",
          "Alinhar, fixar ou trocar o trecho de trilho, no nível.",
          "Montar as duas roldanas, do perfil do trilho e para o peso da folha.",
          "Baixar a folha e refazer a folga da cremalheira, de {rack.clearance}.",
          "Regular fim de curso e força e testar vários ciclos.",
        ],
      },
      {
        about: "safety",
        headings: ["Enquanto espera a troca", "Até a visita"],
        slots: [
          [
            "Com roda quebrada ou trilho solto, desligue o disjuntor e não empurre, porque a folha pode sair do trilho e tombar. Deixe o portão como está e ninguém ao lado dele.",
            "Folha com roda quebrada não se move, nem na mão. Corte a energia e isole os dois lados até a visita.",
            "Não tente fechar à força: sem roda ou com trilho solto, ela cai para o lado. Disjuntor desligado e passagem isolada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa trocar o trilho inteiro?",
        answers: [
          "Nem sempre: amassado em um ponto, troca-se o trecho; gasto ou enferrujado de ponta a ponta, troca-se inteiro.",
          "Só se o desgaste é geral. Um amassado isolado se resolve com um pedaço novo e emenda nivelada.",
        ],
      },
      {
        question: "Troco uma roldana ou as duas?",
        answers: [
          "As duas, do mesmo perfil: roda nova de um lado e gasta do outro deixa a folha fora de nível.",
          "Sempre o par. Diferença de altura inclina a folha e gasta a nova.",
        ],
      },
      {
        question: "Esse serviço é de vocês ou do serralheiro?",
        answers: [
          "Roldana, alinhamento e trecho de trilho são nossos. Solda grande na folha ou base quebrada pedem serralheiro ou pedreiro.",
          "Fazemos rodas, trilho e regulagem. Estrutura da folha e concreto novo ficam com serralheiro e pedreiro.",
        ],
      },
      {
        question: "Quanto tempo dura o par novo?",
        answers: [
          "Anos, com trilho varrido e carga certa: cada roda deve aguentar mais da metade do peso da folha. Areia e falta de nível encurtam.",
          "Vários anos, se o trilho é limpo e a roda suporta mais que metade da folha. A garantia da lei, de 90 dias, cobre a montagem.",
        ],
      },
    ],
    photo: "fotos da roldana, do trilho de perto e da folha inteira, com a largura",
  },
];
