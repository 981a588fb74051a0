import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";
import { knownModels } from "./modelos-conhecidos.ts";

/** What can be told of a make or a model of which nothing is known but its name: what its label says, and who sees to it. */
export const marcasComoFazerModelos: NarrowConcept[] = [
  ...knownModels,
  {
    id: "modelo-da-marca",
    broader: "modelos",
    label: "Modelo da marca",
    phrase: "o modelo do motor",
    asks: [
      "[modelo] [marca]",
      "motor [modelo] [marca]",
      "motor intelbras dr [marca]",
      "motor deslizante intelbras dr [marca]",
      ...combine(["[modelo] [marca]"], ["preço", "comprar", "condomínio", "prédio", "casa", "comércio"]),
      ...combine(["[modelo] [marca]"], ["basculante", "deslizante", "correr", "pivotante", "ficha", "capacidade"]),
    ],
    intent: "buying",
    answers: {
      any: [
        "O [marca] serve no seu portão se a etiqueta for do seu tipo de portão e a capacidade passar do peso da folha em um terço. Instalado no lugar do antigo, com mão de obra, um motor de casa fica de {price.homeSwap}, e em portão pesado, de {price.heavySwap}.",
        "Para escolher o [marca], leia a etiqueta da versão: tipo de portão, peso máximo, ciclos por hora e tensão, porque um mesmo nome tem mais de uma potência. A troca em casa, com o trabalho, custa {price.homeSwap}; só instalar um já comprado, desde {price.installation}.",
        "Instalamos e consertamos o [marca], e a versão da etiqueta decide se ele serve: o tipo de portão tem de ser o seu e a capacidade, um terço maior que a folha. Trocado em residência, motor e mão de obra, sai por {price.homeSwap}.",
      ],
      price: [
        "O preço do [marca] instalado, na troca em casa e com mão de obra, fica de {price.homeSwap}, e em portão pesado ou de prédio, de {price.heavySwap}. A versão, a tensão e o que já existe no portão definem o ponto da faixa.",
        "Quanto custa o [marca] instalado: {price.homeSwap} na troca residencial e {price.heavySwap} no portão pesado, trabalho incluído. Base, cremalheira e energia somam só quando faltam; motor já comprado paga a partir de {price.installation}.",
      ],
      repair: [
        "O [marca] com defeito se examina como qualquer motor: energia, controle, fotocélula, folha, capacitor e placa, nessa ordem. A visita com ajuste em casa parte de {price.preventive}, sem peças, e o modelo da etiqueta diz que peça serve.",
        "Em um [marca] parado, primeiro se mede e depois se troca, porque pilha, sensor e capacitor imitam placa queimada. O ajuste em residência começa em {price.preventive}, fora peças; motor novo com trabalho, {price.homeSwap}.",
      ],
      comparison: [
        "O [marca] é boa escolha quando a capacidade da etiqueta passa do peso da folha em um terço, os ciclos cabem no uso da casa e há placa, engrenagem e controle à venda. Faltando um desses três, escolha outro.",
        "Vale a pena o [marca] se ele fecha três contas: peso da folha com um terço de margem, aberturas por hora e peça fácil por perto. O nome do modelo, sozinho, não decide.",
      ],
      question: [
        "O [marca] serve no seu portão se a versão for do mesmo tipo, de correr, de abrir ou basculante, e a capacidade passar do peso da folha em um terço. Uma folha de 3 metros em grade pesa perto de 70 a 110 kg; em chapa, de 90 a 150 kg.",
        "Para saber se o [marca] serve, compare a etiqueta com o portão: tipo de abertura, peso máximo e ciclos por hora. A folha deve pesar no máximo três quartos da capacidade, e a tensão precisa ser a do seu ponto.",
      ],
      "how-to": [
        "No [marca], o procedimento certo está no manual da versão, achado pelo nome da etiqueta. Cabe ao morador trocar a pilha, limpar a fotocélula e, em portão de correr ou de abrir, reto, destravar com o disjuntor desligado; no basculante, não.",
        "Cada versão do [marca] tem o seu manual, e o nome completo está na etiqueta. O que se faz sem técnico é pilha, limpeza das lentes e destravamento de folha de correr ou de abrir, sem energia; basculante não se solta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O [marca] serve no seu portão?", "Três contas antes de escolher o [marca]"],
        slots: [
          [
            "O modelo certo fecha três contas, todas com dados que você consegue tirar em casa.",
            "Três números decidem, e nenhum deles é a marca.",
            "Faça estas contas antes de olhar o preço.",
          ],
        ],
        bullets: [
          "Peso: capacidade um terço acima da folha; chapa e madeira pesam bem mais que grade.",
          "Uso: casa abre umas 20 vezes por dia; prédio pede de 30 a 60 ciclos por hora.",
          "Peça: placa, engrenagem e controle do modelo à venda na região.",
        ],
      },
      {
        about: "check",
        headings: ["O que ler na etiqueta do [marca]", "Etiqueta do [marca]: o que ela diz"],
        slots: [
          [
            "Leia o nome inteiro, com letras e números, porque versões parecidas nem sempre usam as mesmas peças. A tensão, 127 ou 220 V, tem de ser a do seu ponto de energia.",
            "Anote modelo e versão completos e confira os volts, 127 ou 220, com a sua rede. Um mesmo nome pode ter mais de uma potência.",
            "Modelo completo, tensão e potência são o que importa na etiqueta. Letras a mais no nome podem mudar placa e engrenagem.",
          ],
          [
            "Peso máximo e ciclos por hora, se não couberem na etiqueta, estão no manual do fabricante para aquela versão.",
            "O que falta nela, como quilos e aberturas por hora, vem na ficha técnica da versão.",
            "Capacidade em quilos e ciclos ficam na ficha, quando a etiqueta não os traz.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do [marca]", "O que entra no valor"],
        slots: [
          [
            "O valor junta motor da versão certa, mão de obra e controles. Base, cremalheira ou suporte, ponto de energia e fotocélula entram só se faltarem.",
            "Motor, instalação e controles formam a conta. O que já existe, como cremalheira, fotocélula e energia, reduz o total.",
            "Somam-se motor, trabalho e controles; base, suporte, cremalheira e energia só quando não há.",
          ],
          [
            "O motor tem {warranty.motor} de garantia e a instalação, {warranty.installation}. O cartão divide em até {shop.instalments} vezes.",
            "São {warranty.motor} de garantia no motor e {warranty.installation} no serviço, em até {shop.instalments} parcelas.",
            "Parcela-se em até {shop.instalments} vezes, com {warranty.motor} de garantia de fábrica e {warranty.installation} na montagem.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Se o [marca] já está no seu portão", "Conserto e troca do [marca]"],
        slots: [
          [
            "Capacitor, rolamento e controle se acham pela medida ou pelo código; placa e engrenagem, pelo modelo exato. Saindo de linha, uma central compatível pode manter o motor comum.",
            "Peça de desgaste costuma existir por anos; placa e engrenagem dependem do nome da etiqueta. Em modelo antigo, central compatível muitas vezes resolve.",
            "Rolamento e capacitor têm medida padrão, e placa e engrenagem pedem o modelo certo. Fora de linha, tenta-se central compatível antes de trocar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O [marca] ainda tem peça?",
        answers: [
          "Depende da versão da etiqueta. Linhas comuns costumam ter original ou compatível por anos depois de saírem de fábrica.",
          "Nas versões mais vendidas, em geral sim. Nas raras, capacitor e rolamento se acham, e a placa pode ser compatível.",
        ],
      },
      {
        question: "Que controle funciona no [marca]?",
        answers: [
          "O que tiver a frequência e o código da central dele, lidos no verso do atual. Com receptor avulso, outro padrão também serve.",
          "O da mesma frequência e código. Se a central foi trocada, vale o controle dela.",
        ],
      },
      {
        question: "Vocês instalam o [marca] comprado em outro lugar?",
        answers: [
          "Instalamos, se o modelo serve na folha e está completo, a partir de {price.installation}.",
          "Sim, desde {price.installation}, com {warranty.installation} de garantia no serviço; a do motor é de quem vendeu.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "De {time.tilting} no basculante, {time.sliding} no de correr e {time.heavy} em portão pesado.",
          "No basculante, {time.tilting}; no deslizante, {time.sliding}; em folha pesada, {time.heavy}.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do portão inteiro, com a largura e o material da folha",
  },
  {
    id: "assistencia-da-marca",
    broader: "conserto",
    label: "Assistência técnica da marca",
    phrase: "a assistência técnica da marca",
    asks: [
      "[marca] deu defeito arruma",
      "[marca] deu defeito quem arruma",
      "[marca] deu defeito atendem",
      "[marca] deu defeito atendem marca",
      ...combine(
        ["assistência", "assistência técnica", "autorizada", "conserto", "consertar", "arrumar", "técnico"],
        ["[marca]"],
      ),
      ...combine(["assistência", "autorizada", "conserto", "técnico"], ["[marca] [modelo]"]),
      ...combine(
        ["assistência", "assistência técnica", "autorizada", "conserto", "arrumar", "consertar"],
        ["motor [marca] basculante", "motor [marca] deslizante", "motor [marca] correr"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Consertamos motor [marca] no seu endereço, como assistência técnica independente, quando há peça para o modelo. Ajuste, capacitor e fim de curso quase sempre têm solução. Para placa e engrenagem, mande a foto da etiqueta, que mostra se há peça. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "O conserto de motor [marca] é feito no local, por assistência independente da fábrica. A foto da etiqueta mostra se há peça para o modelo, e um vídeo do defeito mostra a causa provável. Quando basta regular, a visita em residência custa a partir de {price.preventive}, sem peças.",
        "Fazemos assistência técnica de motor [marca] no seu endereço, de forma independente da fábrica. O técnico testa folha, energia, comando e placa e troca só a peça que falhou, se ela existe para o modelo. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Damos assistência técnica em motor [marca] fora da garantia, no próprio portão e sem vínculo com a fábrica. A foto da etiqueta mostra se ainda há peça do modelo, e o vídeo, a causa provável. A visita de regulagem em residência custa a partir de {price.preventive}, fora as peças.",
        "Nossa assistência técnica conserta motor [marca] na sua garagem, fora da garantia de fábrica. Se o motor ainda está coberto, procure quem vendeu. A etiqueta mostra se há peça para o modelo, e a visita com regulagem em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "O preço do conserto de um motor [marca] depende da peça. Capacitor, fim de curso e regulagem custam pouco, e placa, engrenagem e redutor custam mais. Só o ajuste em casa parte de {price.preventive}, sem peças. Compare com a troca do motor, de {price.homeSwap}, com mão de obra.",
        "Consertar um motor [marca] custa a peça que falhou e a mão de obra, informadas antes. Só a regulagem residencial começa em {price.preventive}, fora as peças. Placa e redutor são os itens caros: nesse caso, compare com o motor novo instalado, de {price.homeSwap}.",
        "No conserto de motor [marca], regular e trocar capacitor ou fim de curso custam pouco; placa, engrenagem e redutor custam mais. A visita de ajuste residencial parte de {price.preventive}, sem peças, e a troca do motor fica de {price.homeSwap}.",
        "O conserto do motor [marca] custa conforme a peça que falhou: em casa, só a regulagem parte de {price.preventive}, sem peças. O valor é informado antes, e com redutor ou placa ruins convém comparar com a troca do motor, de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como é a assistência a um motor [marca]", "O que o técnico faz no conserto"],
        slots: [
          [
            "O técnico move a folha na mão, mede a energia, testa controle e sensores e só então olha o capacitor e a placa, para não trocar peça boa. A peça sai pelo modelo da etiqueta, original ou compatível, com o valor aceito antes.",
            "Primeiro vêm a folha e a energia, depois controle, sensores, capacitor e, por último, a placa. Achado o defeito, o orçamento separa peça e mão de obra e diz se a peça é original ou compatível.",
            "O técnico confere a folha, a energia, os comandos, o capacitor e a placa, do mais simples ao mais caro. Antes da troca você sabe se a peça existe, se é original ou compatível e quanto custa.",
            "Para não trocar peça boa, o técnico testa primeiro a folha, a rede, o controle e os sensores, e só depois mede o capacitor e a placa. A etiqueta indica a peça, que pode ser original ou compatível, e você aprova o preço antes.",
            "Com a folha testada, o técnico mede a tensão e os comandos e deixa o capacitor e a placa para o fim. O orçamento separa peça e mão de obra e diz se a peça é original ou compatível.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Testes de cinco minutos antes de chamar", "O que você pode testar antes"],
        slots: [
          [
            "São testes por fora, com a tampa do motor fechada e ninguém no caminho da folha.",
            "Estes testes dispensam ferramenta e se fazem com a tampa fechada e a passagem livre.",
            "Faça um de cada vez, sem abrir o motor e com o vão livre.",
            "Siga a ordem abaixo sem mexer em nada dentro do motor, e mantenha pessoas e carros fora do caminho.",
            "Não é preciso ferramenta: a tampa do motor fica fechada, e ninguém chega perto da folha.",
          ],
        ],
        steps: [
          "Veja se o disjuntor do portão está ligado.",
          "Troque a pilha e teste outro controle e a botoeira.",
          "Limpe as lentes da fotocélula.",
          "Olhe de longe: pedra, folha torta ou cabo solto pedem parar aí.",
          "Filme uma tentativa, com som, e fotografe a etiqueta. Se o motor roncar parado, desligue o disjuntor.",
        ],
      },
      {
        about: "choose",
        headings: ["Consertar ou trocar o motor", "Quando o conserto compensa"],
        slots: [
          [
            "Compensa consertar quando o redutor, a caixa de engrenagens, está firme, o defeito é de uma peça só e ela existe. Redutor gasto e placa ruim juntos, ou peça fora de linha, pedem a comparação com a troca, de {price.homeSwap} em casa.",
            "Com a caixa de engrenagens, o redutor, sem folga e a peça à venda, o conserto sai bem menos que um motor novo. Se a peça acabou ou os defeitos se repetem, a troca, de {price.homeSwap} em residência, costuma ser melhor.",
            "O conserto vale quando o defeito é um só, há peça e o redutor, a caixa de engrenagens, está em bom estado. Vários defeitos ao mesmo tempo, ou modelo sem peça, levam à troca, que em casa fica de {price.homeSwap}.",
            "Uma peça só com defeito, à venda e com o redutor inteiro, pede conserto. Placa e redutor ruins ao mesmo tempo, ou modelo sem reposição, fazem valer a troca, que em casa fica de {price.homeSwap}, com mão de obra.",
            "Três pontos decidem: o estado do redutor, que é a caixa de engrenagens, a oferta da peça e o número de defeitos. Se dois deles vão mal, o motor novo instalado em casa, de {price.homeSwap}, costuma sair melhor que o reparo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês são assistência autorizada [marca]?",
        answers: [
          "Não, somos independentes. Se o motor está na garantia, procure o fabricante ou quem vendeu, com a nota.",
          "Não somos autorizada. O serviço é independente, e motor com garantia de fábrica deve ir à rede da marca, para não perdê-la.",
          "Não temos vínculo com a fábrica. Atendemos motor fora da garantia; o que ainda está coberto deve voltar ao vendedor, com a nota fiscal.",
          "Somos uma assistência independente, e não a autorizada. Se o seu motor está no prazo da fábrica, use essa cobertura primeiro.",
        ],
      },
      {
        question: "Motor [marca] antigo ainda tem conserto?",
        answers: [
          "Na maioria das vezes, sim: peças de desgaste se acham, e uma central compatível pode substituir a placa. A etiqueta confirma.",
          "Muitas vezes tem. Capacitor e fim de curso são comuns a vários modelos, e a placa pode dar lugar a uma universal.",
          "Costuma ter, porque as peças que mais se gastam seguem à venda e a placa aceita substituta universal. O modelo da etiqueta tira a dúvida.",
          "Em boa parte dos casos. O limite é a mecânica: com redutor firme, o restante se substitui por peça compatível.",
        ],
      },
      {
        question: "O motor precisa ir para a oficina?",
        answers: [
          "Em geral, não: o conserto é feito no local. Só a troca de peças internas do redutor pode pedir bancada.",
          "Quase nunca. Placa, capacitor, fim de curso e regulagem se resolvem na garagem; engrenagem interna é que pode ir à bancada.",
          "Não, a menos que o redutor precise ser aberto. O restante se mede e se troca com o motor no lugar.",
          "O normal é resolver na sua garagem, inclusive a placa. Vai para a bancada apenas o motor com engrenagem interna danificada.",
        ],
      },
      {
        question: "O conserto tem garantia?",
        answers: [
          "Tem a da lei: 90 dias para o serviço e para a peça trocada. Motor novo vendido por nós leva {warranty.motor}.",
          "Sim, 90 dias no serviço e na peça, pela lei. Se entrar motor novo, são {warranty.motor} de fábrica.",
          "A lei garante 90 dias tanto para a mão de obra quanto para o que foi trocado. No motor novo, a garantia é de {warranty.motor}.",
          "Há 90 dias de garantia legal sobre o conserto, peças incluídas. Comprando motor conosco, o prazo da fábrica é de {warranty.motor}.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo curto do defeito",
  },
  {
    id: "manual-da-marca",
    broader: "modelos",
    label: "Manual da marca",
    phrase: "o manual do motor",
    asks: [
      "manual placa [marca]",
      "manual placa [marca] programar percurso",
      "manual certo motor [marca]",
      ...combine(
        ["manual instalação"],
        ["dz home", "dz rio", "dz nano", "kdz", "gatter", "bv home", "penta"],
        ["", "pdf", "ppa", "garen", "rossi"],
      ),
      ...combine(["manual", "manual instruções", "manual programação", "manual técnico", "pdf"], ["[marca]"]),
      ...combine(["manual"], ["central [marca]", "placa [marca]", "motor [marca]", "[marca] [modelo]"]),
      ...combine(["manual"], ["instalação [marca]", "central [marca] [modelo]", "motor [marca] [modelo]"]),
      ...combine(["manual [marca]"], ["basculante", "deslizante", "correr", "pivotante"]),
      "esquema ligação [marca]",
      ...combine(
        ["ligação", "esquema", "esquema ligação", "diagrama", "como ligar"],
        ["kx30", "rossi kx30", "central rossi kx30", "kxh30", "nkx", "rossi nkx", "central rossi nkx"],
      ),
      "esquema ligação central [marca]",
      "esquema ligação placa [marca]",
      "diagrama placa [marca]",
      "instrução placa [marca]",
      "instruções placa [marca]",
      "instrução motor [marca]",
      "instruções motor [marca]",
      "instrução da central [marca]",
      "motor [marca] instrução da placa",
      "bornes placa [marca]",
      "bornes central [marca]",
      "bornes da placa [marca] quais",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O manual do motor [marca] se baixa em PDF no site do fabricante, pelo modelo escrito na etiqueta da carcaça. Ele traz a montagem, os quilos e as medidas; a gravação de controles e a ligação dos fios estão no manual da placa, que é outro arquivo. Pela foto da etiqueta, dizemos qual é o seu.",
        "O manual [marca], com o esquema de ligação da placa, é publicado no site do fabricante e deve ser procurado pelo nome exato do modelo. São dois arquivos: o do motor, pelo nome da etiqueta, e o da central, pelo nome escrito na placa. Se os nomes se apagaram, identificamos o modelo por foto.",
        "O esquema de ligação da placa [marca] vem no manual da central, e não no outro. Ele mostra os bornes, que são os pontos onde entram os fios da rede, do motor, do fim de curso, da botoeira e da fotocélula. O PDF fica no site do fabricante, e pela foto da etiqueta dizemos qual arquivo é o seu.",
        "O manual da central [marca] está no site do fabricante, em PDF, e se acha pelo nome escrito na placa. Ele mostra o esquema de ligação, a gravação dos controles e do percurso. O manual do motor é outro arquivo e traz a montagem e o peso da folha. Se a placa foi trocada, vale o manual da marca dela.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar o manual [marca]", "Da etiqueta do motor ao PDF"],
        slots: [
          [
            "Antes de baixar, confirme se a placa é a original, porque uma central de reposição tem manual próprio, mesmo dentro de um motor de outra marca. Um desenho errado leva a ligar o fio no borne errado.",
            "A placa do seu motor pode ter sido trocada, e nesse caso vale o manual dela. Compare o nome e o desenho antes de confiar, porque um fio no borne errado queima a central.",
            "Depois de um conserto, é comum o motor de uma marca ficar com a placa de outra. O arquivo certo é o da placa, já que cada central tem a própria ordem de bornes.",
          ],
        ],
        steps: [
          "Leia na etiqueta da carcaça o modelo, a potência e a tensão.",
          "Para o manual da placa, peça o nome dela ao técnico, porque ela fica dentro do motor.",
          "Procure no site do fabricante pelo nome inteiro, com letras e números.",
          "Confira se o desenho do PDF é o do seu motor, por fora, com a tampa fechada.",
          "Se não achar, mande a foto da etiqueta e do motor inteiro.",
        ],
      },
      {
        about: "what",
        headings: ["O que o esquema de ligação mostra", "Os bornes da central, um por um"],
        slots: [
          [
            "As centrais agrupam os fios quase sempre nos mesmos conjuntos, com nomes e ordem diferentes em cada modelo.",
            "A posição muda de placa para placa, mas os grupos de bornes do esquema são, em geral, os mesmos.",
            "Qualquer esquema de ligação reúne os mesmos conjuntos de bornes, embora a numeração varie conforme o modelo.",
          ],
        ],
        bullets: [
          "Rede: fase, neutro ou segunda fase e terra",
          "Motor: comum e os dois sentidos, com o capacitor entre eles",
          "Fim de curso: aberto, fechado e comum",
          "Botoeira: contato sem tensão que aciona o ciclo",
          "Fotocélula: alimentação e contato que barra o fechamento",
        ],
      },
      {
        about: "visit",
        headings: ["Quando chamar o técnico em vez de ligar pelo manual", "O que o manual resolve e o que não resolve"],
        slots: [
          [
            "O manual ajuda a entender a pausa, o percurso e a gravação de controle. A ligação, porém, fica junto da tensão da rede e do capacitor, que guarda carga mesmo desligado, e deve ser feita pelo técnico.",
            "Você pode usar o manual para conhecer as funções e saber o que pedir. Não abra a tampa, porque ali passam os fios da rede e o capacitor conserva carga com o disjuntor desligado.",
            "O manual serve bem para saber o que a central faz. Mexer nos bornes não é serviço para o morador, por causa da tensão da rede e da carga que o capacitor mantém depois de desligado.",
          ],
          [
            "O ajuste de força, pausa ou percurso é feito na visita de manutenção, que em casa parte de {price.preventive}, sem peças. A troca de placa com nova ligação é orçada à parte.",
            "Se falta só regular pausa, força ou percurso, a manutenção em residência custa a partir de {price.preventive}, fora as peças. A placa nova, com a ligação, tem orçamento próprio.",
            "As regulagens da placa são feitas na visita de manutenção, desde {price.preventive} em casa, sem contar peças. Para ligar uma central nova, peça e serviço são orçados juntos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês mandam o manual [marca] em PDF?",
        answers: [
          "Os manuais são publicados pelo fabricante. Com a foto da etiqueta e da placa, dizemos o nome certo para você baixar e se a central é a original.",
          "O arquivo é do fabricante e fica no site dele. O que fazemos é identificar, pela foto, o modelo do motor e o da placa, para você não baixar o errado.",
        ],
      },
      {
        question: "O manual de outro modelo da mesma marca serve?",
        answers: [
          "Não para ligar nem para programar. Ele dá uma ideia geral, mas uma tecla errada pode apagar todos os controles, e um fio trocado queima a placa.",
          "Só serve para entender as funções, porque cada placa tem a sua ordem de bornes e de toques.",
        ],
      },
      {
        question: "Dá para gravar controle pelo manual?",
        answers: [
          "O manual mostra a sequência, mas o botão de gravar costuma ficar na placa, debaixo da tampa. Alguns modelos gravam por outro controle já cadastrado, sem abrir nada.",
          "Só se a sua central aceita gravar a partir de um controle que já funciona. Nas outras, o botão está dentro do motor, junto da rede, e fica para o técnico.",
        ],
      },
      {
        question: "A etiqueta apagou. Como saber o modelo?",
        answers: [
          "O formato da carcaça, a chave de destravamento e o desenho da placa costumam revelar a linha. Fotografe o motor de frente e de lado, com o portão ao fundo.",
          "Dá para chegar à linha pela carcaça e pela placa. Fotos do motor inteiro, do controle e do portão ajudam mais que um número solto.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e, se o técnico já abriu, uma da placa",
  },
  {
    id: "marca-e-boa",
    broader: "comparacao-de-marcas",
    label: "A marca é boa?",
    phrase: "a qualidade da marca",
    asks: [
      ...combine(["[marca]"], ["bom", "boa", "presta", "confiável", "ruim", "vale pena", "qualidade", "opinião"]),
      ...combine(["[marca] [modelo]"], ["bom", "boa", "presta", "confiável", "ruim", "vale pena"]),
      ...combine(["placa [marca]", "central [marca]", "controle [marca]"], ["presta", "confiável"]),
    ],
    intent: "question",
    answers: {
      any: [
        "O motor [marca] é bom quando três contas fecham: capacidade um terço acima do peso da folha, aberturas por hora dentro do seu uso e placa, engrenagem e controle dele à venda na sua região. Faltando peça perto, prefira marca mais comum. Trocar o motor em casa fica de {price.homeSwap}.",
        "Vale a pena o motor [marca] se ele aguenta a folha com folga, se há peça e técnico na região e se foi bem instalado: aí é bom e confiável como os de mesmo porte. Sem peça por perto, outra marca dá menos trabalho. A troca em residência vai de {price.homeSwap}.",
        "Se o motor [marca] presta para você depende da peça na região e do modelo certo para o peso, mais que do nome. Com um terço de folga na capacidade e reposição à venda, é boa compra. Sem isso, não, e trocar por outra marca em casa custa de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como julgar um motor antes de comprar", "O que faz um motor ser bom"],
        slots: [
          [
            "São quatro conferências, e valem para qualquer marca.",
            "Responda a estes pontos antes de pagar.",
            "O nome vem depois desta lista.",
          ],
        ],
        bullets: [
          "Peso: capacidade um terço acima do peso da folha",
          "Uso: aberturas por hora da ficha maiores que as suas",
          "Reposição: placa, engrenagem e controle à venda perto de você",
          "Tensão e tipo: a da sua rede e o do seu portão",
          "Garantia por escrito e quem atende por ela",
        ],
      },
      {
        about: "care",
        headings: ["Instalação e folha pesam mais que o nome", "O que faz um motor durar"],
        slots: [
          [
            "Folha leve na mão, trilho limpo e, no basculante, contrapeso certo poupam qualquer motor. Um simples em folha leve dura mais que um caro em folha que arrasta.",
            "O portão que anda leve é o que mais protege o motor. Marca nenhuma resiste a roldana presa ou contrapeso errado.",
            "Um motor comum numa folha equilibrada passa do caro numa folha pesada. Trilho, roldana e contrapeso vêm antes da marca.",
          ],
          [
            "Com parada no ponto, força no mínimo e revisão {visits.home}, a vida esperada é de {trade.life}. Um protetor de surto no quadro evita boa parte das placas queimadas.",
            "Fim de curso regulado, pouca força e manutenção {visits.home} levam a {trade.life}. Contra raio, ponha DPS no quadro.",
            "Espere de {trade.life} se a parada estiver certa e a revisão for {visits.home}. DPS protege a placa, que é a peça mais cara.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Ficar com o motor atual ou trocar", "Quanto custa cada caminho"],
        slots: [
          [
            "O ajuste em casa fica em geral de {price.preventiveRange}, sem peças, e reparar compensa enquanto houver peça e sair bem menos que a troca. No basculante de até {width.quarterHp}, compare com o kit instalado, desde {price.lowest}.",
            "Manter custa a visita, quase sempre de {price.preventiveRange} em residência, mais a peça. Para basculante de até {width.quarterHp}, o kit novo instalado começa em {price.lowest}.",
            "Conserto começa pela visita, de {price.preventiveRange} na maioria das casas, fora peças. A comparação, em basculante de até {width.quarterHp}, é o kit a partir de {price.lowest} instalado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês consertam motor [marca]?",
        answers: [
          "Consertamos quando há peça ou quando o defeito é regulagem, sensor ou capacitor, parecidos em todas as marcas. A etiqueta responde antes da visita, e somos independentes da fábrica.",
          "Em regulagem, capacitor e sensor, quase sempre. Placa e engrenagem dependem de existir a peça do modelo.",
        ],
      },
      {
        question: "Qual marca tem mais peça na Grande São Paulo?",
        answers: [
          "PPA, Garen, Peccinin e Rossi são as mais fáceis de achar. Mesmo nelas, linha antiga pode faltar.",
          "As brasileiras mais comuns: PPA, Garen, Rossi e Peccinin. Confira sempre o modelo, e não só o nome.",
        ],
      },
      {
        question: "Motor caro dura mais?",
        answers: [
          "Não por ser caro: dura mais o que tem capacidade de sobra, folha leve e manutenção em dia.",
          "Só se o preço compra capacidade ou uso intenso. Recurso extra não aumenta a vida.",
        ],
      },
      {
        question: "Quais marcas vocês vendem?",
        answers: [
          "Vendemos {shop.brands}, com {warranty.motor} de garantia no motor.",
          "São {shop.brands}. O motor vendido por nós tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura e o material, e a da etiqueta do motor, se já houver",
  },
  {
    id: "tensao-do-motor-da-marca",
    broader: "voltagem",
    label: "Tensão do motor da marca",
    phrase: "a tensão do motor",
    asks: [
      "[marca] funciona 110",
      ...combine(
        ["dz home", "dz rio", "kdz", "dz nano", "gatter", "bv home", "penta"],
        ["127 ou 220", "110 ou 220", "220 ou 110", "220 ou 127", "127 ou 220 v", "110 ou 220 v"],
        ["", "ppa", "garen", "rossi", "peccinin"],
      ),
      ...combine(
        ["motor [marca]", "motor portão [marca]"],
        [
          "110v",
          "127v",
          "220v",
          "110 volts",
          "220 volts",
          "deslizante 110",
          "deslizante 220",
          "basculante 110",
          "basculante 220",
        ],
      ),
      "[marca] funciona 110 V",
      "[marca] funciona 220",
      ...combine(
        ["[marca]", "motor [marca]"],
        ["bivolt", "é bivolt", "voltagem", "tensão", "110 ou 220", "127 ou 220", "220 ou 110", "110 220", "127 220"],
      ),
      ...combine(["saber"], ["110 ou 220", "127 ou 220", "motor 110 220", "voltagem motor", "motor bivolt"]),
      ...combine(["saber"], ["[marca] 110 ou 220", "[marca] 220 ou 110", "voltagem [marca]"]),
      "ligado 110 ou 220 como saber",
      "como saber ligado 110 ou 220",
      "saber motor ligado 110 ou 220",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor [marca] é vendido em versões de 127 V, o 110 V da rede, de 220 V e, em alguns modelos, bivolt: quem diz qual é o seu é a etiqueta da carcaça. Na compra, escolha 220 V se a casa tem duas fases, porque ele puxa menos corrente; com uma só, 127 V ou bivolt.",
        "Para saber se o motor [marca] é 110 V (127 V), 220 V ou bivolt, leia a etiqueta da carcaça: um número só é tensão fixa, e 127/220 V é bivolt. Depende da versão, e não da marca; ligado na tensão errada, ele queima ou fica fraco, e na compra o 220 V exige menos do cabo.",
        "A tensão do motor [marca] está na etiqueta: 127 V (o 110 da rede), 220 V ou 127/220 V, que é o bivolt. O mesmo modelo costuma sair em mais de uma versão; compre a do ponto que chega ao portão e, podendo escolher, fique com 220 V.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como descobrir a tensão do motor", "Onde ler 127 V ou 220 V"],
        slots: [
          [
            "Tudo se vê por fora, com a tampa fechada. Não meça tomada nem placa sem prática, porque ali há tensão.",
            "O que importa está escrito do lado de fora, e a tampa fica no lugar. Medir é do técnico ou do eletricista.",
            "Sem abrir o motor, dá para descobrir. Deixe instrumento e fio para quem é do ramo.",
          ],
        ],
        steps: [
          "Leia a etiqueta da carcaça: a tensão vem junto da potência, em V ou VAC.",
          "Se diz 127/220 V ou bivolt, veja se a mudança é automática ou por chave.",
          "No quadro, disjuntor duplo no circuito do portão costuma indicar 220 V; simples, 127 V.",
          "Etiqueta apagada: fotografe o motor inteiro e o quadro, para o técnico confirmar.",
        ],
      },
      {
        about: "causes",
        headings: ["O que acontece na tensão errada", "127 V em motor de 220 V, e o contrário"],
        slots: [
          [
            "Motor de 220 V ligado em 127 V ronca, anda fraco e esquenta, mas muitas vezes se salva. O contrário é pior: o de 127 V em 220 V queima motor e placa em pouco tempo.",
            "Com tensão de menos, ele zumbe, sai sem força e aquece. Com tensão de mais, placa, capacitor e enrolamento queimam, às vezes em segundos.",
            "O de 220 V em 127 V fica sem força e quente, e desligado a tempo volta ao normal. Já o de 127 V em 220 V recebe quase o dobro e queima.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que tensão escolher na compra", "Comprar 127 V, 220 V ou bivolt"],
        slots: [
          [
            "A certa é a do ponto que já existe. Com duas fases na casa ou quadro longe, 220 V perde menos no cabo; força e conta de luz são iguais nas duas, e o bivolt serve a quem ainda não definiu o ponto.",
            "Compre na tensão que chega ao portão. Tendo escolha, o 220 V leva menos corrente e sofre menos com fio longo, sem mudar força nem consumo; o bivolt resolve a dúvida.",
            "Siga o ponto de energia existente. Se ele vai ser feito e há duas fases, prefira 220 V, de corrente menor no fio; o gasto e a força não mudam, e bivolt só compensa na incerteza.",
          ],
          [
            "Os motores que instalamos ficam em 220 V, em circuito próprio, com terra.",
            "Nas nossas instalações, o motor é ligado em 220 V, com disjuntor exclusivo e aterramento.",
            "Instalamos em 220 V, com circuito só do portão e fio terra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para mudar a tensão do motor?",
        answers: [
          "Só nos que foram feitos para as duas, por chave ou ligação de fios, pelo técnico. Nos outros, a saída é levar a tensão certa até o ponto.",
          "Nos bivolt, sim, com o disjuntor desligado e por quem conhece a ligação. Motor de tensão única não muda.",
        ],
      },
      {
        question: "Transformador resolve?",
        answers: [
          "Só se tiver potência para a partida, que é várias vezes a normal. Levar a tensão certa do quadro costuma sair melhor.",
          "É saída de exceção: um pequeno esquenta e não parte o motor. O circuito certo dura mais.",
        ],
      },
      {
        question: "Motor de 220 V é mais forte?",
        answers: [
          "Não. Com a mesma potência, a força é a mesma; muda a corrente no cabo.",
          "Não é: a potência está nos HP ou watts da etiqueta, e não na tensão.",
        ],
      },
      {
        question: "Liguei na tensão errada. O que faço?",
        answers: [
          "Desligue o disjuntor e não religue para testar. Se foi 127 V num motor de 220, ele pode ter se salvado; o contrário costuma queimar placa e capacitor.",
          "Corte a energia e espere a medição. Conte quanto tempo ficou ligado e se houve cheiro ou estalo.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do quadro de luz, de longe",
  },
  {
    id: "velocidade-do-modelo",
    broader: "tempo-de-abertura",
    label: "Velocidade do modelo",
    phrase: "a velocidade do modelo",
    asks: [
      "motor [marca] quantos segundos abre",
      ...combine(["velocidade"], ["[marca]", "motor [marca]", "[marca] [modelo]"]),
      "metros minuto [marca]",
      "[marca] lento rápido modelo",
    ],
    intent: "question",
    answers: {
      any: [
        "A velocidade do motor [marca] está na ficha da versão, em metros por minuto no portão de correr ou em segundos no basculante e no de abrir, porque a linha tem motor comum e rápido. A 10 metros por minuto, um vão de 3 metros abre em 18 segundos; a 20, em 9.",
        "Em quantos segundos o [marca] abre depende da versão e do vão: procure na ficha os metros por minuto e divida. Três metros a 10 metros por minuto levam 18 segundos, e a 20, 9; em motor de abrir, a ficha traz direto os segundos.",
        "Quantos metros por minuto faz o [marca] se lê no manual da versão exata, pelo nome da etiqueta do motor. Com 10 metros por minuto, 3 metros de portão abrem em 18 segundos. Com 20, em 9, e a versão com inversor é a mais rápida.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como calcular o tempo de abertura", "Da ficha aos segundos"],
        slots: [
          [
            "Divida o caminho da folha, em metros, pela velocidade da ficha e multiplique por 60: são os segundos. Some dois ou três pela partida e pela desaceleração.",
            "Meça quanto a folha anda, divida pelos metros por minuto e multiplique por 60. O tempo real passa da conta em dois ou três segundos, porque o motor freia no fim.",
            "A conta é metros da folha sobre metros por minuto, vezes 60. Acrescente uns três segundos de partida e freada.",
          ],
          [
            "No basculante, um motor comum leva {opening.padrao} e um rápido com inversor, {opening.jetflex}. No de abrir, conta o ângulo, e a ficha já vem em segundos.",
            "Para comparar, no basculante o comum abre em {opening.padrao}, e o de inversor, em {opening.jetflex}. O pivotante se mede em segundos, pelo giro.",
            "Como referência no basculante, são {opening.padrao} no comum e {opening.jetflex} no veloz. Motor de abrir traz o tempo direto na ficha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Onde ver a velocidade do seu motor", "Etiqueta, ficha e cronômetro"],
        slots: [
          [
            "A etiqueta dá o modelo, e o modelo leva à ficha. O cronômetro mostra se o seu ainda cumpre o que ela diz.",
            "Três fontes bastam, sem abrir o motor. Compare a ficha com o tempo medido.",
            "Comece pela etiqueta e termine no cronômetro do celular. Diferença grande é defeito, não modelo.",
          ],
        ],
        steps: [
          "Leia na etiqueta o modelo completo.",
          "Procure no manual do fabricante os metros por minuto ou os segundos.",
          "Cronometre uma abertura, de longe.",
          "Compare: alguns segundos a mais são normais; muito mais é folha pesada ou capacitor.",
        ],
      },
      {
        about: "causes",
        headings: ["Se o motor ficou mais lento que antes", "Motor que perdeu velocidade"],
        slots: [
          [
            "Lentidão que apareceu com o tempo é roldana presa, trilho sujo, capacitor fraco ou tensão baixa. A visita que mede e ajusta parte de {price.preventive} em casa, sem peças.",
            "O que ficou lento tem causa: roda, trilho, capacitor ou fiação. Uma revisão, desde {price.preventive} em residência, fora peças, mostra qual.",
            "Perder velocidade não é do modelo, é de roda gasta, sujeira, capacitor cansado ou queda de tensão. O diagnóstico com ajuste custa a partir de {price.preventive} em casa, sem contar peças.",
          ],
          [
            "Repare se piora quando o chuveiro liga, sinal de fio fino. Limpar o trilho já devolve alguns segundos.",
            "Se arrasta mais à noite, com a casa em uso, é a tensão. Trilho limpo ajuda na hora.",
            "Varra o trilho e veja se muda; piorando com outro aparelho ligado, a culpa é do cabo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para acelerar o motor que já tenho?",
        answers: [
          "Motor comum tem velocidade única, dada pela engrenagem ou pelo fuso. Só os que têm inversor se ajustam, na central.",
          "Com inversor, sim, pela programação. No comum, a única saída é trocar o motor.",
        ],
      },
      {
        question: "Motor rápido é perigoso?",
        answers: [
          "Com fotocélula, força no mínimo e desaceleração, não. Sem isso, qualquer um é.",
          "Não, se para ao cortar o feixe e freia antes do batente. Folha torta é que não combina com pressa.",
        ],
      },
      {
        question: "Motor rápido dura menos?",
        answers: [
          "Não por ser rápido. Dura menos o que puxa folha pesada ou bate no fim.",
          "Em geral não: a partida suave poupa a engrenagem. Peso e pancada é que encurtam a vida.",
        ],
      },
      {
        question: "Quanto custa trocar por um mais rápido?",
        answers: [
          "A troca em casa fica de {price.homeSwap}, com mão de obra, e o rápido está na parte alta. No basculante de até {width.quarterHp}, o JetFlex sai por {price.jetflex} instalado.",
          "Conte de {price.homeSwap} em residência, com o inversor perto do topo; o kit JetFlex de basculante custa {price.jetflex}, instalado.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e a largura do portão",
  },
  {
    id: "rossi-kx30",
    broader: "rossi-nkx",
    label: "Central Rossi KX30",
    phrase: "a central Rossi KX30",
    asks: [
      "gravar controle central kx30",
      "gravar controle kx30",
      "kx30 queimou",
      "kxh30 queimou",
      "kxh30 queimou central compro",
      "conserto central rossi kx30",
      "central rossi kx30 conserto troca",
      "conserto kx30",
      "kx30",
      "kx30 preço",
      "kxh30 preço",
      "placa kx30 preço",
      "placa kxh30",
      "placa kxh30 preço",
      "kxh30",
      "rossi kx30",
      "rossi kxh30",
      "motor rossi kx30",
      "central kx30",
      "placa kx30",
      "placa rossi kx30",
      "placa rossi kxh30",
      "central rossi kxh30",
    ],
    intent: "repair",
    answers: {
      any: [
        "KX30, KXH30 e KXH30FS são nomes de placas, as centrais da Rossi, e não de motores, assim como NKX é de outra linha. Para comprar ou trocar, vale o código inteiro da placa, com as letras do fim. A foto da etiqueta do motor já mostra qual serve e o preço, com a gravação dos controles.",
        "A placa Rossi KXH30 é uma central, e se repõe pelo código completo, porque versões parecidas, como KX30, KXH30FS e NKX, mudam fim de curso, tensão e controles. A etiqueta do motor adianta modelo e preço; o código na placa quem lê é o técnico, com o disjuntor desligado.",
        "Para trocar uma placa Rossi KX30, KXH30 ou KXH30FS, é preciso o código inteiro, já que a letra final muda o fim de curso e o rádio, e a NKX é outra família. Comece pela foto da etiqueta do motor, com a tampa fechada: dela saem a placa que serve e o preço.",
      ],
      price: [
        "O preço de uma central Rossi KX30 depende do código completo e de ser original ou compatível; a mão de obra e a gravação dos controles vêm à parte. A foto da etiqueta do motor basta para dizer o valor.",
        "Uma placa Rossi KXH30 custa conforme a versão, pelas letras do fim, e conforme seja original ou compatível. Somam-se a troca e a gravação dos controles. Mande a etiqueta para o valor dos três.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como identificar a sua central Rossi", "Qual placa serve no seu motor"],
        slots: [
          [
            "O código fica impresso na placa, sob a tampa, e a leitura é do técnico, porque ali há tensão. Você adianta com o que está por fora.",
            "A inscrição da placa está dentro do motor, junto da rede elétrica, por isso quem a lê é o técnico. O resto da identificação se faz de fora.",
            "Só o técnico abre a tampa para ler o código, já que há partes energizadas. Do lado de fora, estes dados bastam para o orçamento:",
          ],
        ],
        bullets: [
          "Modelo, tensão e potência, na etiqueta da carcaça",
          "Tipo de portão: basculante, de correr ou de abrir",
          "Marca e modelo dos controles da casa",
          "O que o portão faz, num vídeo de longe",
        ],
      },
      {
        about: "causes",
        headings: ["Antes de condenar a placa", "O que imita defeito na central"],
        slots: [
          [
            "Pilha do controle, fotocélula suja, fim de curso, capacitor e fusível dão o mesmo sinal de placa ruim. Por isso se mede antes: muita central boa é trocada por causa de uma peça barata.",
            "Muito defeito que parece da placa vem de fusível, capacitor, sensor de fim de curso, fotocélula ou pilha. A medição separa e evita comprar central à toa.",
            "Fusível aberto, capacitor fraco, sensor ou fotocélula com problema e até pilha velha fazem o portão parar igual. Só se compra placa depois de medir.",
          ],
          [
            "O led da placa ajuda: aceso direto, ou piscando em grupos, aponta uma entrada presa, como botoeira ou sensor. E o relé ou o fusível queimado muitas vezes se troca em bancada, sem placa nova.",
            "Pelo led se vê se alguma entrada está travada, quando ele fica direto ou pisca em grupos. Havendo só relé ou fusível perdido, o reparo em bancada resolve.",
            "Led fixo ou em piscadas repetidas fala de sensor ou botoeira presa. Já um relé gasto ou fusível aberto costuma ter conserto na própria placa.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Original, compatível ou universal", "Como é a troca da central"],
        slots: [
          [
            "A original repete conector, fim de curso e rádio, e a troca é direta. Uma universal serve em motor comum, se tensão, potência e fim de curso forem os mesmos, e pode pedir controles novos.",
            "Com a original, tudo encaixa e os controles costumam valer. A universal é a saída quando ela não existe mais: precisa ter igual tensão, potência e fim de curso, e às vezes muda o controle.",
            "Repor pela mesma versão evita adaptação. Quando não se acha, uma central universal de mesma potência, tensão e tipo de fim de curso atende o motor comum, com nova gravação ou novos controles.",
          ],
          [
            "Depois da troca, gravam-se controles e percurso e testa-se a reversão. Motor e capacitor são medidos antes, porque um motor em curto queima a placa nova.",
            "Na montagem o técnico mede motor e capacitor, para não perder a central nova, e só então grava percurso e controles.",
            "O motor é medido primeiro, já que em curto ele levaria a placa recém-posta. Percurso, força e controles são programados em seguida.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "KX30 e NKX são a mesma placa?",
        answers: [
          "Não são a mesma: são nomes de centrais da mesma marca, com versões diferentes. Só o código completo diz se uma substitui a outra.",
          "São famílias diferentes da Rossi. Em certos motores uma entra no lugar da outra, mas isso se confirma pelo código e pelo fim de curso.",
        ],
      },
      {
        question: "Trocando a KX30, perco os controles?",
        answers: [
          "A memória fica na placa antiga, então todos são gravados de novo. Eles servem se a nova aceitar o mesmo código de rádio.",
          "É preciso regravar um por um. Se a central nova usa outro rádio, entram controles novos.",
        ],
      },
      {
        question: "Dá para gravar controle na KXH30 em casa?",
        answers: [
          "O botão de gravar fica na placa, perto de partes com tensão. Siga o manual só se houver receptor externo. Com a tampa aberta, deixe com o técnico.",
          "Em geral o botão está sob a tampa, ao lado da rede elétrica, e por isso é serviço do técnico. Com receptor avulso, o manual dele ensina.",
        ],
      },
      {
        question: "A placa queimou com raio. Troco só ela?",
        answers: [
          "Primeiro se medem motor, capacitor e fotocélulas, que o surto também atinge. Se só ela falhou, troca-se a placa e vale pôr protetor de surto e conferir o aterramento.",
          "Talvez, depois de medir o resto. O raio costuma levar também receptor e fotocélula, e sem aterramento a nova corre o mesmo risco.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com a tampa fechada, e um vídeo do que o portão faz",
  },
  toTilting("agl", "AGL"),
  toTilting("peccinin", "Peccinin"),
  toTilting("ggport", "GGPort"),
  toTilting("omegaport", "Omegaport"),
];

/** Of a make's motor for a tilting gate nothing is known but what a swap costs, and what the shop's own kits do. */
function toTilting(id: string, name: string): NarrowConcept {
  return {
    id: `${id}-basculante`,
    broader: id,
    label: `Motor ${name} basculante`,
    phrase: `o motor ${name} basculante`,
    asks: [
      `${id} basculante`,
      `motor ${id} basculante`,
      `motor ${id} basculante preço`,
      `motor ${id} portão basculante`,
      `${id} leve basculante`,
    ],
    intent: "buying",
    answers: {
      any: [
        `O motor ${name} basculante, na troca em casa com mão de obra, fica de {price.homeSwap}, conforme o modelo e a largura da folha. Vendemos e instalamos; para comparar, os nossos kits de 1/4 HP, para folha de até {width.quarterHp}, custam {models.pricesOr} instalados.`,
        `Para portão basculante, o motor ${name} se escolhe pela largura e pelo equilíbrio da folha, e na troca em casa fica de {price.homeSwap}, com mão de obra. O nosso kit de 1/4 HP, para até {width.quarterHp}, parte de {price.lowest} instalado.`,
        `Instalamos e trocamos motor ${name} em basculante por {price.homeSwap}, em casa, com a mão de obra. Se a folha tem até {width.quarterHp} e está equilibrada, compare com o nosso kit de 1/4 HP, a partir de {price.lowest} já montado.`,
      ],
      price: [
        `O motor ${name} basculante, na troca em casa com mão de obra, fica de {price.homeSwap}, conforme o modelo e a largura da folha. Para comparar, o nosso kit basculante de 1/4 HP, para até {width.quarterHp}, custa {price.lowest} instalado.`,
        `O preço do motor ${name} basculante instalado depende do modelo e da folha: a troca em casa vai de {price.homeSwap}, com mão de obra. Como medida, os nossos kits de 1/4 HP, para folha de até {width.quarterHp}, custam {models.pricesNamed}, instalados.`,
        `Quanto custa um ${name} no basculante: de {price.homeSwap} na troca em casa, com o serviço, pela versão e pela largura. Até {width.quarterHp} de folha, o kit de 1/4 HP que vendemos começa em {price.lowest}, montado.`,
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [`O ${name} serve no seu basculante?`, "Folha, largura e trava"],
        slots: [
          [
            "O contrapeso vem antes do motor, porque folha desequilibrada cansa qualquer marca. O técnico confere o equilíbrio, com a folha sob controle, e só depois se escolhe a potência.",
            "Folha que sobe precisa estar equilibrada, sem cair nem subir sozinha. Quem verifica isso é o técnico, antes de indicar o modelo.",
            "Sem equilíbrio, o motor novo carrega o portão em vez de conduzir. Por isso cabos e contrapeso são vistos primeiro, na visita.",
          ],
          [
            "Largura e material definem a potência: chapa fechada e madeira pedem mais que grade. Se há trava elétrica ligada à central, avise, porque ela solta antes de a folha andar e muda a placa.",
            "Meça a largura e diga de que é a folha, já que os dois decidem a força. Trava ou fechadura elétrica entra na conta, pois a central precisa soltá-la primeiro.",
            "Mande a largura, a altura e o material junto com a foto. E conte se existe trava elétrica, que pede uma central com essa saída.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor", `A conta do ${name} basculante`],
        slots: [
          [
            "Somam-se o motor da versão certa, a mão de obra e os controles. Cabo, roldana e solda aparecem só se a folha pedir; motor comprado à parte paga a instalação, a partir de {price.installation}.",
            "O valor junta motor, instalação e controles, e o reparo da folha vem em linha separada. Quem já tem o motor paga a mão de obra, a partir de {price.installation}.",
            "Entram o motor, os controles e o serviço, e à parte o que a folha precisar. Com o motor já comprado, conte só a montagem, de {price.installation} em diante.",
          ],
          [
            "O motor que vendemos tem {warranty.motor} de garantia, e a instalação, {warranty.installation}. O cartão divide em até {shop.instalments} vezes.",
            "São {warranty.motor} de garantia no motor comprado conosco e {warranty.installation} no serviço, com parcelamento em até {shop.instalments} vezes.",
            "Dá para pagar em até {shop.instalments} vezes, com {warranty.motor} de garantia no motor vendido por nós e {warranty.installation} na instalação.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca", `Da folha conferida ao ${name} testado`],
        slots: [
          [
            "A visita confere cabos e contrapeso, tira o motor antigo, monta o novo e regula curso e força. Leva de {time.tilting}, com a folha em ordem e o ponto de energia pronto.",
            "Primeiro a folha, depois o motor: equilíbrio, fixação, percurso e controles, nessa ordem. O serviço toma de {time.tilting} quando não há reparo a fazer.",
            "O técnico troca o motor, grava os controles e testa vários ciclos ao seu lado. Conte de {time.tilting}, fora o acerto de cabo ou contrapeso, se houver.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: `Vocês instalam motor ${name} comprado em outro lugar?`,
        answers: [
          "Instalamos, se o modelo servir na folha e estiver completo: a mão de obra parte de {price.installation}.",
          "Sim, a partir de {price.installation}, só o serviço, depois de conferir a etiqueta e a folha por foto.",
        ],
      },
      {
        question: `Posso trocar um ${name} basculante por outra marca?`,
        answers: [
          "Pode. Suporte e furação são conferidos, e os controles são gravados na central nova ou trocados.",
          "Pode, e é comum. Suporte e braço costumam mudar, enquanto a fiação e a fotocélula em geral ficam.",
        ],
      },
      {
        question: "Folha larga precisa de motor maior?",
        answers: [
          "Acima de {width.quarterHp}, em geral se usa mais que 1/4 HP, ou um acionador de cada lado, depois de equilibrar.",
          "Precisa. Até {width.quarterHp}, 1/4 HP costuma bastar; daí para cima, o técnico indica 1/3 ou 1/2 HP.",
        ],
      },
      {
        question: `Vocês são autorizados da ${name}?`,
        answers: [
          "Não: trabalhamos de forma independente. Motor na garantia de fábrica deve ir a quem vendeu.",
          "Somos independentes da marca, na venda e no conserto. A garantia de fábrica de um motor comprado fora é com a loja.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, com a largura da folha, e a etiqueta do motor atual, se houver",
  };
}
