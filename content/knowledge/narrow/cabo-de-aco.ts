import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const caboDeAco: NarrowConcept[] = [
  {
    id: "trocar-cabo-preco",
    broader: "cabo-de-aco",
    label: "Troca do cabo de aço: preço",
    phrase: "o preço da troca do cabo de aço",
    asks: [
      "polia basculante preço",
      "polia portão preço",
      "polia cabo preço",
      "trocar cabo preço",
      "troca cabo aço preço",
      "cabo aço quanto custa",
      "cabo aço valor",
      "cabo portão preço",
      "trocar cabo aço quanto",
      "cabo contrapeso preço",
      "troca cabo basculante preço",
      "trocar cabo basculante preço",
      "cabo basculante quanto custa",
      "trocar cabo portão preço",
      "troca cabo valor",
      "cabo aço preço",
      "cabo basculante preço",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço da troca do cabo de aço do portão basculante depende da altura e do peso da folha, e é orçado de graça por foto. Ele inclui os dois cabos e a mão de obra, que é a parte maior, porque a folha precisa ser escorada. Até a troca, não use nem destrave o portão.",
        "O preço para trocar os cabos de aço do basculante depende da altura da folha, do peso e do estado das roldanas. O par de cabos é a parte barata, e escorar a folha é a cara. O orçamento é grátis, por fotos tiradas de longe.",
        "O valor da troca do cabo de aço do portão basculante soma o par de cabos, a escora da folha e o equilíbrio do contrapeso. O orçamento por foto é grátis e vem antes da visita. Mande as fotos e a medida da folha, e não use o portão até lá.",
        "Trocar o cabo de aço do basculante é orçado por portão, de graça e por foto, e sempre com os dois lados. Folha alta ou pesada e roldana gasta encarecem. Folha pequena e roldanas boas barateiam. O portão fica desligado e travado até o serviço.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que muda o valor da troca", "Por que o valor muda de um portão para outro"],
        slots: [
          [
            "O material é barato: dois cabos e as presilhas que os prendem. O que mais custa é o tempo de escorar a folha, descarregar o contrapeso e acertar os dois lados.",
            "O aço custa pouco diante do trabalho, porque tudo precisa estar apoiado antes de soltar a primeira presilha. Por isso o valor muda com o tamanho da folha e com o estado das peças.",
            "Ao comparar orçamentos, veja se trazem o par de cabos, as presilhas novas, a escora da folha e o contrapeso regulado. Sem a regulagem no fim, o cabo novo se gasta torto.",
          ],
        ],
        bullets: [
          "Folha alta, que usa mais cabo",
          "Folha pesada, que pede cabo mais grosso",
          "Caixa de contrapeso fechada ou enferrujada",
          "Roldana gasta, que é trocada junto, se você aceitar",
        ],
      },
      {
        about: "visit",
        headings: ["Como é feita a troca do cabo", "O que o técnico faz na troca do cabo"],
        slots: [
          [
            "Antes de soltar o cabo velho, o técnico escora a folha e alivia o contrapeso, que de outro modo despencaria. Depois monta um cabo novo em cada lado, com a mesma grossura e o mesmo comprimento, para o portão subir reto.",
            "O trabalho começa pela escora, porque o cabo velho ainda sustenta peso. Depois o técnico monta dois cabos iguais na grossura e na medida, e assim a folha sobe nivelada.",
            "Primeiro a folha é presa e o contrapeso é apoiado, para o cabo ficar sem carga. Em seguida o técnico troca os dois cabos por um par idêntico, já que qualquer diferença deixa um lado mais baixo.",
          ],
          [
            "No fim, o técnico acerta o equilíbrio e regula de novo a força e as paradas do motor. O portão volta ao uso depois de alguns ciclos de teste.",
            "Com a folha equilibrada, o motor é religado e regulado na força e nas paradas, e o portão é testado várias vezes.",
            "O serviço termina com o contrapeso certo, a força do motor conferida e alguns ciclos de teste.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de cabo de aço no fim", "Quando trocar o cabo de aço"],
        slots: [
          [
            "Um só destes sinais já pede a troca dos dois cabos. Se o cabo arrebenta com o portão andando, a queda estraga braço, folha e motor, e o conserto fica bem mais caro.",
            "Basta um destes sinais para parar o uso. Trocar o cabo antes da ruptura sai mais barato que consertar a folha e o braço depois da queda.",
            "Olhe de longe, sem tocar. Qualquer um destes sinais condena os dois cabos, porque o aço não avisa mais uma vez antes de partir.",
          ],
        ],
        bullets: [
          "Fio rompido ou levantado",
          "Ferrugem ou cabo afinado",
          "Cabo frouxo ou fora da roldana",
          "Um lado da folha mais baixo",
          "Estalo seco na subida",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só o cabo que desfiou?",
        answers: [
          "Não é indicado. O outro tem o mesmo tempo de uso e costuma ser o próximo a partir, e cabos diferentes entortam a folha.",
          "O certo é trocar o par. A diferença de preço é pequena perto de pagar a escora duas vezes.",
          "É melhor trocar os dois. Eles se gastaram por igual, e um cabo novo ao lado de um velho faz a folha subir torta.",
        ],
      },
      {
        question: "Posso comprar o cabo e chamar alguém para trocar?",
        answers: [
          "Melhor não comprar antes. A grossura do cabo sai do peso da folha e da roldana, e terminal errado pode soltar. É mais seguro o técnico levar o material.",
          "Pode, mas bitola e terminal errados são risco de queda. Deixe que o técnico leve o cabo certo para o peso da folha.",
          "Deixe a compra para depois da medida. A grossura e o terminal dependem do peso e da roldana, e um cabo inadequado pode romper.",
        ],
      },
      {
        question: "Quanto tempo leva a troca do cabo?",
        answers: [
          "Em geral, uma visita, quando as roldanas e as caixas estão em ordem. Roldana travada ou caixa enferrujada acrescenta trabalho, e você é avisado antes.",
          "Costuma ser resolvida no mesmo dia. O que alonga o serviço é roldana presa ou contrapeso fora do ponto.",
          "Geralmente não passa de uma visita. Caixa de contrapeso enferrujada e roldana emperrada são o que mais aumenta o tempo.",
        ],
      },
      {
        question: "Dá para usar o portão até a troca?",
        answers: [
          "Não. Um cabo desfiado pode arrebentar na próxima subida. Desligue o disjuntor, não destrave o portão e não passe por baixo.",
          "Pare de usar, porque o motor não foi feito para segurar a folha se o cabo partir. Deixe o disjuntor desligado e todos longe.",
          "Não use, nem pelo motor nem na mão. Deixe o disjuntor desligado, a folha travada e a área livre.",
        ],
      },
    ],
    photo: "fotos do cabo e do portão inteiro, tiradas de longe, sem acionar, com a largura e a altura da folha",
  },
  {
    id: "trocar-cabo-basculante",
    broader: "cabo-de-aco",
    label: "Troca do cabo de aço do basculante",
    phrase: "a troca do cabo de aço do basculante",
    asks: [
      "trocar cabo e roldana basculante",
      "cabo e roldana basculante",
      "trocar cabo aço e roldana",
      "cabo basculante frouxo aberto",
      "cabo frouxo basculante aberto",
      "normal cabo basculante frouxo",
      "cabo frouxo normal",
      "troca cabo aço",
      "trocar cabo aço",
      "troca cabo basculante",
      "trocar cabo basculante",
      "trocar cabo portão",
      "troca cabo portão",
      "trocar cabo contrapeso",
      "cabo aço enferrujado",
      "cabo aço gasto",
      "cabo aço frouxo",
      "cabo basculante frouxo",
    ],
    intent: "repair",
    answers: {
      any: [
        "O cabo de aço do portão basculante é trocado em par, pelo técnico, com a folha escorada e o contrapeso apoiado, ao primeiro fio rompido ou quando fica frouxo. Até a troca, desligue o disjuntor, não mova a folha e não passe embaixo, porque ela pode cair.",
        "Trocamos o cabo de aço do portão basculante sempre nos dois lados, com a folha escorada e o contrapeso apoiado. A roldana gasta é trocada junto, porque corta o cabo novo. Não há preço de tabela: o orçamento é grátis, por fotos tiradas de longe. Até lá, desligue o disjuntor, não destrave e não passe embaixo.",
        "A troca de cabo do basculante arrebentado é feita sempre nos dois lados, mesmo que só um tenha se rompido, com a folha em escoras e o contrapeso apoiado. O cabo que sobrou trabalhou o mesmo tempo e pode ceder. Enquanto espera, desligue o disjuntor, não acione e não passe embaixo.",
        "Trocar o cabo e acertar o contrapeso do portão basculante é serviço de técnico, que escora a folha e apoia o peso antes de soltar qualquer peça. Os dois cabos são trocados juntos, ao primeiro sinal de fio partido ou ferrugem. Desligue o disjuntor sem mover o portão e afaste todos.",
        "A troca dos cabos de aço do basculante inclui os dois lados e só deve ser feita por técnico, com escoras na folha e apoio no contrapeso. Cabo com ferrugem, fio partido ou folga precisa do serviço. Até lá, desligue o disjuntor, não use o portão e mantenha distância.",
        "Não é normal o cabo do basculante ficar frouxo com ele aberto: o cabo deve seguir esticado em todo o percurso, e a folga indica que ele alongou, saiu da roldana ou que o contrapeso encostou no fundo. Desligue o disjuntor, não passe embaixo e chame o técnico, que escora a folha e troca o par.",
        "O cabo de aço do portão enferrujado deve ser trocado, sempre o par, porque a ferrugem come os fios por dentro e ele parte sem avisar. Não passe óleo nem graxa para adiar. Desligue o disjuntor, não use o portão e não passe embaixo até o técnico trocar, com a folha escorada.",
        "Trocamos o cabo de aço frouxo do portão basculante com a folha escorada, sempre os dois cabos. A folga mostra que ele alongou, saiu da roldana ou que o contrapeso encostou no fundo, e a folha pode cair. Até a visita, desligue o disjuntor, não destrave e não passe embaixo.",
      ],
      "how-to": [
        "Não troque em casa o cabo de aço do basculante, porque ele segura o peso da folha e do contrapeso e pode chicotear. O que você pode fazer agora é não acionar, desligar o disjuntor, não passar embaixo e fotografar os dois cabos de longe; o técnico faz a troca com a folha escorada.",
        "Trocar o cabo do basculante é trabalho de técnico, porque sem escora e contrapeso apoiado a folha cai quando a presilha se solta. Até a visita, pare de usar o portão, desligue o disjuntor e mantenha carros e pessoas longe.",
        "Quem troca o cabo de aço do basculante é o técnico, porque ao soltar a presilha a folha despenca e o cabo pode chicotear. Cabe a você desligar o disjuntor, deixar o portão como está, isolar a passagem e tirar fotos a distância.",
        "A troca do cabo do basculante exige escora, apoio do contrapeso e a mão de um técnico, já que o cabo sustenta todo o conjunto. Antes da visita, pare de acionar, desligue o disjuntor e impeça a passagem de gente e carro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer até a troca do cabo", "Passos seguros enquanto o técnico não chega"],
        slots: [
          [
            "Mesmo que só um lado tenha rompido, o outro já trabalhou com a carga inteira e pode ceder. Nenhum destes passos exige contato com cabo, presilha ou caixa lateral.",
            "Um cabo tenso que escapa corta, e a folha sem ele cai. Por isso faça tudo de longe, sem tocar em presilha, cabo ou caixa do contrapeso.",
            "Se um dos cabos rompeu, o outro está segurando o peso dos dois e pode ceder a qualquer momento. Siga a ordem a distância.",
            "Um cabo rompido deixa a carga toda no outro, que também está gasto. Faça o que segue de longe, com as caixas fechadas e as presilhas intocadas.",
            "Considere o portão solto, mesmo que ele pareça firme, porque o segundo cabo pode ceder. O que você pode fazer não exige chegar perto das laterais.",
          ],
        ],
        steps: [
          "Deixe a folha como está, aberta ou fechada, e desligue o disjuntor do motor.",
          "Afaste pessoas e animais e não passe pelo vão, nem a pé nem de carro.",
          "Não destrave o motor, não solte presilhas e não abra as caixas laterais.",
          "De longe, fotografe os dois cabos, as roldanas e o portão inteiro.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de cabo de aço no fim", "Quando é preciso trocar o cabo de aço"],
        slots: [
          [
            "Um só destes sinais, visto de longe, já pede a troca do par. O cabo do basculante deve ficar esticado em toda a subida, e o pedaço que passa na roldana é o que se gasta primeiro.",
            "Olhe sem tocar, porque qualquer item da lista já exige os dois cabos novos. Em bom estado, eles trabalham sempre tensos, e o trecho sobre a roldana é o primeiro a ceder.",
            "Basta um item para parar o uso. O cabo bom não afrouxa em nenhum ponto do percurso, e o desgaste começa quase sempre no trecho que dobra na roldana.",
            "Olhe os cabos à distância, porque um só destes sinais já exige a troca do par. O trecho que dobra sobre a roldana se gasta antes do resto, e o cabo bom fica tenso do começo ao fim.",
            "Não espere o segundo sinal da lista para trocar os dois. Observe sem encostar: a parte que contorna a roldana se gasta mais, e em todo o caminho o cabo deve ficar reto.",
          ],
        ],
        bullets: [
          "Fio rompido, levantado como espinho.",
          "Ferrugem que solta pó ou trecho mais fino.",
          "Cabo frouxo, mesmo com a folha aberta.",
          "Um lado da folha mais baixo que o outro.",
          "Cabo fora do canal da roldana.",
          "Estalo seco na subida.",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca do cabo de aço", "O serviço, do escoramento ao teste"],
        slots: [
          [
            "Nada é solto antes de a folha e o contrapeso estarem presos. Depois o técnico tira os dois cabos velhos e põe os novos, de mesma grossura e comprimento, com presilhas novas, até a folha ficar nivelada.",
            "O primeiro trabalho é aliviar a carga, com a folha calçada e o peso apoiado. Só então o par novo é cortado na mesma medida, preso com presilhas novas e ajustado para o portão subir sem entortar.",
            "Com escoras na folha e apoio no contrapeso, o técnico retira o par velho e monta o novo, igual na bitola e na medida dos dois lados. As presilhas também são novas, e a folha é nivelada.",
            "Antes de mexer em presilha, o técnico segura a folha com escoras e dá apoio ao contrapeso. O par antigo é retirado, e o novo tem a mesma bitola e o mesmo comprimento dos dois lados, para a folha não entortar.",
            "O técnico apoia o contrapeso, calça a folha e só então solta os cabos. Os dois novos são iguais entre si, com presilhas sem uso, e deixam o portão no nível.",
          ],
          [
            "As roldanas são examinadas, porque um canal gasto ou uma roda presa corta o cabo novo em pouco tempo. No fim, a folha deve ficar equilibrada, e só depois o motor é religado e regulado.",
            "A roldana travada ou gasta é trocada junto, com o seu aceite, para não estragar o par. O motor só volta a ser ligado depois que o equilíbrio está certo e as paradas foram ajustadas.",
            "O exame inclui as roldanas: se o canal está gasto, elas também são trocadas, com preço combinado. A entrega vem após o teste de equilíbrio, a regulagem do motor e alguns ciclos.",
            "Um cabo novo em roldana ruim dura poucos meses, e por isso as roldanas são verificadas e, se você aprovar, trocadas. Com o equilíbrio conferido, o motor é religado e tem as paradas acertadas.",
            "Cada roldana é girada e olhada no canal, já que a emperrada ou funda estraga o par recém-posto. Por último o técnico confere se a folha está em equilíbrio, religa o motor e acompanha algumas aberturas.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço da troca", "O que compõe o preço da troca do cabo"],
        slots: [
          [
            "O valor reúne o par de cabos, as presilhas e a mão de obra de escorar, montar e equilibrar, que é a maior parte. Folha alta, roldanas gastas e caixa de contrapeso fechada ou enferrujada aumentam o serviço.",
            "O preço é por portão, com cabos, terminais e o trabalho de escora e equilíbrio, que custa mais que o material. Encarecem a folha alta, a roldana que precisa ser trocada e o acesso difícil ao contrapeso.",
            "O valor soma dois cabos, presilhas e principalmente a mão de obra. A folha mais alta, a caixa lateral soldada ou enferrujada e a troca de roldana acrescentam tempo e peça, sempre informados antes.",
            "A maior parte do preço é o serviço de escorar, montar e nivelar, e a menor são os dois cabos com presilhas. O portão alto, o contrapeso em caixa soldada e a roldana gasta aumentam o trabalho, o que é informado antes.",
            "O par de cabos custa menos que a mão de obra para montá-lo em segurança, e os dois vêm num valor por portão. Ele sobe com a altura, com roldanas a trocar e com caixa lateral enferrujada ou difícil de abrir.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "É normal o cabo do basculante ficar frouxo com ele aberto?",
        answers: [
          "Não. Mesmo com a folha no alto, o cabo deve seguir esticado, porque sustenta o contrapeso. Frouxo, ele alongou, escapou da roldana ou o peso encostou no fundo da caixa.",
          "Não é normal, porque o cabo trabalha tenso do começo ao fim. A folga indica cabo alongado, fora da roldana ou contrapeso apoiado, e o portão deve parar até a conferência.",
          "Não, a folga não é normal com o portão em cima nem embaixo. O cabo esticou, saiu da roldana ou o contrapeso bateu no fundo, e o uso deve parar até o técnico examinar.",
        ],
      },
      {
        question: "O carro está dentro e o cabo arrebentou. O que faço?",
        answers: [
          "Deixe o carro onde está, não o tire por baixo da folha nem tente erguê-la. O contato funciona {shop.hours}, e o técnico escora o portão antes de liberar a passagem.",
          "Não passe com o carro, porque a folha sem cabo pode cair. Chame o técnico, {shop.hours}: o primeiro passo dele é escorar a folha e liberar a saída.",
          "Espere com o carro dentro, sem levantar a folha nem sair por baixo dela. O contato funciona {shop.hours}, e o técnico começa pelas escoras que liberam a saída.",
        ],
      },
      {
        question: "Quanto tempo leva a troca dos cabos?",
        answers: [
          "Cabe numa visita quando roldanas e caixas estão em ordem. Caixa enferrujada, roldana presa ou contrapeso fora do ponto alongam o trabalho, e você é avisado antes.",
          "Em geral, uma visita basta para o par, com o equilíbrio e o teste. O que atrasa é a roldana travada ou a caixa de contrapeso difícil de abrir.",
          "Uma visita costuma bastar para o par e o teste. Contrapeso a corrigir, roldana presa ou caixa oxidada levam mais horas, e o técnico avisa ao constatar.",
        ],
      },
      {
        question: "Qual bitola de cabo de aço usar no portão?",
        answers: [
          "Em geral se usa de 1/8 a 3/16 de polegada, conforme o peso da folha e o canal da roldana. O técnico define pela folha, e não só pelo cabo velho.",
          "As bitolas comuns vão de 1/8 a 3/16 de polegada. Fino demais, o cabo trabalha no limite; grosso demais, não dobra bem na roldana e se gasta.",
          "Depende do peso da folha e do canal da roldana; o mais comum fica entre 1/8 e 3/16 de polegada. O técnico confere se o cabo velho era o certo antes de repetir a medida.",
        ],
      },
    ],
    photo:
      "fotos dos dois cabos, das roldanas e do portão inteiro, tiradas de longe e sem mover a folha, com a largura e a altura",
  },
  {
    id: "cabo-bitola",
    broader: "cabo-de-aco",
    label: "Bitola do cabo de aço do portão",
    phrase: "a bitola do cabo de aço do portão",
    asks: [
      "cabo aço 3/16",
      "cabo aço 1/8",
      "cabo aço 1/4",
      "cabo aço 3/16 ou 1/4",
      "cabo aço 1/8 ou 3/16",
      "cabo 3/16",
      "cabo 1/8",
      "bitola cabo",
      "cabo aço bitola",
      "cabo aço mm",
      "qual cabo aço",
      "cabo aço medida",
      "cabo aço espessura",
      "cabo aço grossura",
      "metros cabo aço",
      "cabo aço qual usar",
    ],
    intent: "buying",
    answers: {
      any: [
        "A espessura do cabo de aço do portão basculante, a bitola, costuma ir de 1/8 a 3/16 de polegada, cerca de 3 a 5 mm, conforme o peso da folha e o canal da roldana. Folha leve usa perto de 1/8, e a pesada, 3/16, igual nos dois lados. A troca é do técnico, porque o cabo segura o peso do portão.",
        "Entre cabo de aço 3/16 e 1/4 para portão basculante, use o 3/16, de quase 5 mm, que atende a maioria das folhas de casa. O 1/4, de uns 6 mm, só entra em folha muito pesada e com roldana de canal para ele. O certo é repor a medida que o portão já usa, nos dois lados.",
        "Entre cabo de aço 1/8 e 3/16 para o basculante, o 1/8, de uns 3 mm, serve em folha leve, de alumínio ou gradil, e o 3/16, de quase 5 mm, em folha de chapa ou madeira. O cabo precisa caber no canal da roldana e ser igual dos dois lados. Quem troca é o técnico.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Bitola, peso da folha e roldana", "Como se escolhe a bitola"],
        bullets: [
          "1/8 de polegada, uns 3 mm: folha leve, de alumínio ou gradil pequeno",
          "3/16, quase 5 mm: folha de chapa ou madeira, a mais comum em casa",
          "1/4, uns 6 mm: folha muito larga ou pesada, com roldana própria",
        ],
        slots: [
          [
            "O cabo suporta muito mais que o peso do portão, porque dobra na roldana e leva tranco a cada abertura. Por isso a bitola sobe com o peso da folha, do alumínio e do gradil à chapa e à madeira.",
            "Quanto mais pesada a folha, mais grosso o cabo. A sobra precisa ser grande, já que cada abertura o dobra na roldana e o puxa de novo.",
            "O material da folha dá a primeira pista: alumínio e gradil pesam pouco, chapa e madeira pesam muito. O cabo trabalha com bastante sobra, porque se dobra e sofre tranco em todo movimento.",
          ],
          [
            "A roldana dá o limite. Cabo grosso demais fica na borda do canal, e fino demais se enterra nele; nos dois casos os fios se partem cedo. Prefira o galvanizado flexível, de muitos fios, com presilhas do mesmo número.",
            "O cabo e o canal da roldana têm de combinar, senão ele trabalha na beirada ou afunda, e os fios quebram. O tipo usual é o galvanizado, feito de muitos fios finos, com presilhas da mesma medida.",
            "Se o cabo não assenta no canal da roldana, os fios se partem cedo, por sobra ou por falta de espessura. Peça o galvanizado e flexível, com presilhas da mesma bitola.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que medir sem mexer no cabo", "Medidas para pedir o cabo certo"],
        slots: [
          [
            "Estas medidas se tiram com o portão fechado e sem encostar no cabo, que está sob tensão. Se ele já desfiou ou a folha entortou, não chegue perto: fotografe de longe e não deixe ninguém passar embaixo.",
            "Nada aqui pede soltar o cabo ou abrir a caixa do contrapeso. Cabo desfiado ou folha torta encerra a conferência: afaste todos, não use o portão e mande a foto tirada de longe.",
            "Meça apenas a folha, com o portão fechado, e olhe o cabo a distância. Havendo fio rompido ou um lado mais baixo, pare, isole o vão e chame o técnico.",
          ],
        ],
        steps: [
          "Feche o portão e desligue o disjuntor.",
          "Meça a largura e a altura da folha.",
          "Anote o material: chapa, gradil, alumínio ou madeira.",
          "Fotografe o cabo e a roldana dos dois lados, de longe.",
          "Anote também a medida escrita na roldana, se der para ler.",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço da troca", "Cabo, par e mão de obra: a conta"],
        slots: [
          [
            "O cabo em si pesa pouco na conta. O que muda o valor é a mão de obra de aliviar o contrapeso com segurança, a troca do par e, quando o canal gastou, as roldanas. Cabo e serviço são orçados juntos, por foto.",
            "Metros de cabo são a parte menor do orçamento. Pesam mais o trabalho de descarregar o contrapeso, o par que se troca inteiro e a roldana de canal gasto, se for o caso; as fotos permitem fechar tudo num valor só.",
            "Quase todo o custo está no serviço, que exige aliviar o contrapeso antes de soltar a peça. Somam-se os dois cabos, as presilhas e, às vezes, roldanas novas, num orçamento único feito pelas fotos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar um cabo mais grosso por segurança?",
        answers: [
          "Só se a roldana tiver canal para ele. Grosso demais, o cabo dobra mal, trabalha na borda e rompe antes do certo.",
          "Não sem trocar também a roldana. A segurança vem da bitola prevista e da troca em par, e o excesso atrapalha a dobra.",
          "Cabo acima da medida não assenta no canal e se desgasta depressa. Para aumentar a bitola, mudam-se as roldanas junto.",
        ],
      },
      {
        question: "Quantos metros de cabo de aço são precisos?",
        answers: [
          "Depende da altura da folha e do caminho até o contrapeso. O técnico mede e corta no local, com sobra para as presilhas dos dois lados.",
          "A metragem sai da altura do portão mais o percurso pelas roldanas, vezes dois. Corta-se na hora, deixando ponta para a fixação.",
          "Conte o percurso do cabo até o contrapeso em cada lado, mais a sobra das presilhas. A altura da folha dá uma boa ideia, e o corte é no local.",
        ],
      },
      {
        question: "Cabo de aço encapado é melhor?",
        answers: [
          "Para roldana, em geral não: a capa descasca e esconde o fio rompido. O galvanizado sem capa deixa ver o desgaste.",
          "Não costuma ser. A capa plástica se solta na roldana e impede enxergar os fios quebrados por baixo.",
          "No portão se prefere o galvanizado nu, em que qualquer fio levantado aparece. Com capa, o defeito fica escondido até o fim.",
        ],
      },
      {
        question: "Dá para emendar o cabo do portão?",
        answers: [
          "Não. O cabo que sustenta a folha se troca inteiro e em par, porque a emenda não passa na roldana e pode abrir.",
          "Emenda não serve nesse cabo: ela engata no canal e solta sob o peso. A troca é dos dois lados, com cabo novo.",
          "Nunca se emenda cabo que segura peso. Rompeu ou desfiou, saem os dois, já que trabalharam o mesmo tempo.",
        ],
      },
    ],
    photo: "fotos do cabo e da roldana tiradas de longe, com a largura, a altura e o material da folha",
  },
  {
    id: "cabo-de-aco-quantos-quilos",
    broader: "cabo-de-aco",
    label: "Quantos quilos o cabo de aço aguenta",
    phrase: "a carga que o cabo de aço do portão aguenta",
    asks: [
      "cabo aço 5mm aguenta quanto",
      "cabo aço 5mm aguenta",
      "cabo aço 4mm aguenta",
      "cabo aço 3mm aguenta",
      "cabo aço 6mm aguenta",
      "cabo aço aguenta quanto",
      "cabo aço suporta quanto",
      "cabo aço suporta quantos kg",
      "cabo basculante aguenta quanto",
      ...combine(
        ["cabo aço"],
        [
          "quantos quilos aguenta",
          "quantos kg aguenta",
          "aguenta quantos quilos",
          "aguenta quantos kg",
          "aguenta quanto peso",
          "carga",
          "capacidade carga",
          "3/16 aguenta",
          "1/8 aguenta",
          "1/4 aguenta",
          "5mm aguenta quantos quilos",
          "4mm aguenta quantos quilos",
          "3mm aguenta quantos quilos",
        ],
      ),
      "cabo aço 3/16 quantos quilos",
      "cabo aço 1/8 quantos quilos",
      "cabo aço portão quantos quilos",
      "carga cabo aço 3/16",
      "resistência cabo aço portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O cabo de aço de 3/16, quase 5 mm, rompe em geral perto de 1.400 kg, e se usa com no máximo um quinto disso, cerca de 280 kg. No portão basculante a folha se divide em dois cabos, um de cada lado. A carga exata vem do fabricante, e quem troca é o técnico.",
        "O cabo de aço de 1/8, uns 3 mm, rompe em geral perto de 600 kg e trabalha com no máximo um quinto, cerca de 120 kg por lado. Serve em folha leve. A carga exata está na ficha do fabricante, e a troca é do técnico, com a folha escorada.",
        "Quantos quilos o cabo de aço do portão aguenta depende da bitola: em trabalho, perto de 120 kg no de 1/8, de 280 kg no de 3/16 e de 480 kg no de 1/4, já com a folga de cinco vezes. São números usuais; a ficha do fabricante confirma, e quem troca é o técnico.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Carga de ruptura e carga de trabalho", "Por que se usa só um quinto"],
        slots: [
          [
            "A carga de ruptura é o peso que parte o cabo novo. A de trabalho é bem menor, porque ele dobra na roldana e leva tranco a cada abertura. Em peso suspenso, usa-se em geral um quinto.",
            "O número grande da ficha é o da ruptura, com o cabo novo e parado. No portão ele dobra e sofre tranco milhares de vezes, e por isso trabalha com um quinto daquilo.",
          ],
        ],
        bullets: [
          "1/8, uns 3 mm: ruptura perto de 600 kg, trabalho perto de 120 kg",
          "3/16, quase 5 mm: ruptura perto de 1.400 kg, trabalho perto de 280 kg",
          "1/4, uns 6 mm: ruptura perto de 2.400 kg, trabalho perto de 480 kg",
          "Fio partido, ferrugem ou amassado: a carga cai, e o cabo é trocado",
        ],
      },
      {
        about: "choose",
        headings: ["O peso que o seu cabo segura", "Da folha ao cabo: a conta"],
        slots: [
          [
            "No basculante com contrapeso, cada cabo segura perto da metade da folha, porque há um de cada lado. Uma folha de 160 kg puxa uns 80 kg em cada cabo, e o tranco da partida soma mais.",
            "Divida o peso da folha por dois, um cabo por lado. Numa folha de 160 kg são cerca de 80 kg em cada um, mais o tranco, e por isso a sobra precisa ser grande.",
          ],
          [
            "Cabo mais forte que o previsto não é mais seguro se a roldana é pequena: ele dobra mal e se parte por dentro. Repõe-se a bitola que o portão usa.",
            "A roldana também conta. Cabo grosso em roldana pequena se quebra por dentro, e por isso se mantém a medida original.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Quando o cabo já não aguenta", "Sinais para parar de usar"],
        slots: [
          [
            "Fio arrepiado, ferrugem, trecho achatado ou um lado mais baixo são sinais de que o cabo perdeu carga. Desligue o disjuntor, não passe embaixo e fotografe de longe. Os dois cabos são trocados juntos, com a folha escorada.",
            "Se há um fio espetado ou a folha desceu de um lado, pare de usar, corte a energia e mantenha todos longe. A troca é do par, feita com a folha escorada, e nunca com emenda.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O cabo pode partir mesmo com folga de carga?",
        answers: [
          "Pode, por desgaste na roldana ou ferrugem. Por isso ele é olhado na revisão, {visits.home}.",
          "Sim, quando os fios se gastam na roldana. A revisão {visits.home} mostra isso antes.",
        ],
      },
      {
        question: "Cabo de nylon ou corda serve no lugar?",
        answers: [
          "Não. Ele estica, derrete com o atrito e não segura o tranco. Só cabo de aço galvanizado.",
          "Nunca: corda cede e parte sem aviso. O portão usa cabo de aço, aos pares.",
        ],
      },
      {
        question: "Quanto custa trocar os cabos?",
        answers: [
          "Depende da bitola, das roldanas e do tipo de portão. O orçamento é grátis, pelas fotos tiradas de longe.",
          "O valor soma cabos, presilhas e serviço, e sai grátis por foto. Roldana gasta entra na mesma conta.",
        ],
      },
    ],
    photo: "fotos do portão dos dois lados, de longe, com a largura, a altura e o material da folha",
  },
  {
    id: "cabo-revestido-ou-galvanizado",
    broader: "cabo-de-aco",
    label: "Cabo de aço revestido ou galvanizado",
    phrase: "a escolha entre cabo revestido e galvanizado",
    asks: [
      ...combine(
        ["cabo aço"],
        [
          "revestido ou galvanizado",
          "encapado ou galvanizado",
          "plastificado ou galvanizado",
          "encapado ou comum",
          "plastificado ou comum",
          "revestido ou comum",
          "revestido portão",
          "encapado portão",
          "plastificado portão",
          "revestido basculante",
          "encapado basculante",
        ],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre cabo de aço revestido e galvanizado para o basculante, use o galvanizado sem capa: a capa plástica se solta na roldana e esconde o fio partido, que é o aviso de troca. O zinco do galvanizado já protege da ferrugem. A troca é do técnico, aos pares, com a folha escorada.",
        "O galvanizado é melhor que o cabo encapado ou plastificado no portão basculante, porque deixa ver o desgaste e cabe no canal da roldana. A capa engrossa o cabo e descasca. Os dois lados são trocados juntos, pelo técnico, com orçamento grátis por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Revestido e galvanizado, ponto por ponto", "O que muda com a capa"],
        slots: [
          [
            "A capa parece proteger, e na roldana faz o contrário. Compare o que acontece em uso.",
            "Os dois têm aço por dentro; a diferença está no que a roldana faz com cada um.",
          ],
        ],
        bullets: [
          "Desgaste: à vista no galvanizado; escondido no revestido",
          "Roldana: o galvanizado assenta no canal; a capa sobe na borda e descasca",
          "Água: a capa rachada segura umidade e enferruja o aço por dentro",
          "Medida: o número do revestido inclui a capa, e o aço é mais fino",
          "Perto do mar: prefira inox, e não capa",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que o cabo acabou", "Quando trocar, com ou sem capa"],
        slots: [
          [
            "No galvanizado, procure fio arrepiado, ferrugem e trecho achatado. No revestido, capa rachada ou inchada já é motivo de troca. Olhe de longe, com o disjuntor desligado e ninguém embaixo da folha.",
            "Fio espetado, ponto amassado ou capa aberta encerram o uso. Desligue o disjuntor, não passe embaixo e fotografe de longe.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca do par", "Troca de revestido por galvanizado"],
        slots: [
          [
            "O técnico escora a folha, alivia o contrapeso e põe dois cabos iguais, na bitola do canal da roldana, com presilhas novas. Roldana gasta sai junto, porque cortaria o cabo novo.",
            "Com a folha escorada, saem os dois cabos e entram dois galvanizados da bitola certa. As presilhas são novas, e a roldana de canal gasto é trocada na mesma visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só o cabo de um lado?",
        answers: [
          "Não. Os dois trabalharam o mesmo tempo, e cabos diferentes entortam a folha.",
          "Não convém: o lado velho cede antes e a folha desce torta. Troca-se o par.",
        ],
      },
      {
        question: "Posso passar graxa no cabo?",
        answers: [
          "Não passe graxa grossa, que junta areia e esconde fio partido. Nem encoste no cabo, que está sob carga.",
          "Evite. A graxa prende poeira e vira lixa, e o cabo não deve ser tocado com a folha no lugar.",
        ],
      },
    ],
    photo: "fotos de longe dos dois lados do portão, com a altura da folha",
  },
  {
    id: "quando-trocar-o-cabo",
    broader: "cabo-de-aco",
    label: "Sinais de cabo gasto e hora da troca",
    phrase: "a hora de trocar o cabo de aço",
    asks: [
      "quando trocar cabo",
      "quando trocar cabo aço",
      "quando trocar cabo aço portão",
      "quando trocar cabo basculante",
      "sinais cabo",
      "sinais cabo aço",
      "sintomas cabo aço",
      "cabo vai arrebentar",
      "cabo aço vai arrebentar",
      "saber cabo aço ruim",
      "saber trocar cabo",
      "quanto dura cabo aço",
      "duração cabo aço",
      "vida útil cabo aço",
      "validade cabo aço",
      "quanto em quanto tempo cabo",
      "cabo arrebenta sempre",
    ],
    intent: "question",
    answers: {
      any: [
        "Troque os cabos de aço do basculante ao primeiro fio levantado como espinho: um só já é sinal de trocar. Ferrugem que solta pó, trecho amassado, cabo frouxo ou folha torta também mostram que ele vai arrebentar; pare de usar, desligue o disjuntor e chame o técnico, sem destravar.",
        "Sim, um fio levantado no cabo de aço é sinal de trocar o par, como também ferrugem, amassado e cabo frouxo de um lado. Não há prazo fixo, o que vale é o estado: com qualquer desses sinais, corte a energia e não acione, porque o cabo gasto pode arrebentar na próxima subida.",
        "Reconheça o cabo de aço desgastado por estes sinais: fio espetado, ferrugem, trecho mais fino ou amassado e folha que sobe inclinada, e com um deles o cabo do portão está no fim. Trocam-se sempre os dois lados; até lá, disjuntor desligado, ninguém embaixo e nada de destravar.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de que o cabo vai arrebentar", "Como reconhecer cabo de aço desgastado"],
        slots: [
          [
            "O cabo se parte fio a fio, em geral onde dobra na roldana. Olhe do chão, com o portão fechado, e nunca passe a mão.",
            "Cada cabo tem dezenas de fios, que rompem um por vez perto da roldana. A conferência é só com os olhos e a folha fechada.",
            "O desgaste começa na dobra, sobre a roldana, um fio por vez. Observe de longe, sem tocar.",
          ],
        ],
        bullets: [
          "Fio rompido ou levantado: trocar já",
          "Ferrugem que solta pó: trocar",
          "Trecho amassado ou mais fino: trocar",
          "Cabo frouxo de um lado ou folha torta: parar de usar",
          "Estalo na subida: parar e fotografar de longe",
        ],
      },
      {
        about: "safety",
        headings: ["Viu um desses sinais? Pare agora", "O que fazer com o cabo gasto"],
        slots: [
          [
            "Deixe o portão como está, desligue o disjuntor e guarde os controles. Não acione nem para fechar, porque o cabo pode ceder com a folha no alto.",
            "Desligado o disjuntor, avise quem tem controle e não mova a folha. Um último fechamento é justamente quando ele arrebenta.",
            "A folha fica na posição em que parou, com a energia cortada e os controles guardados, pois fechar também força o cabo.",
          ],
          [
            "Destravar pode soltar a folha inteira de uma vez. Pessoas, animais e carros ficam fora da área até a visita.",
            "Ninguém passa embaixo nem solta o motor, que talvez seja o que segura o peso.",
            "Com o motor solto, a folha cai. Isole a garagem e espere o técnico.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca do cabo de aço", "O serviço de troca, com a folha escorada"],
        slots: [
          [
            "A folha é escorada e o contrapeso, apoiado, antes que o primeiro terminal seja solto. Entram os dois cabos, da mesma bitola e comprimento, e as roldanas que estiverem presas.",
            "Escora na folha e apoio no contrapeso vêm antes de qualquer parafuso. Depois o par é trocado, igualado, e a roldana gasta sai junto.",
            "Primeiro se calça o portão e se alivia o peso. Só então os cabos são substituídos em par, com roldana nova onde o canal gastou.",
          ],
          [
            "No fim, a folha desce nivelada e para em qualquer altura, e a força do motor é regulada. A visita com ajuste em casa parte de {price.preventive}, e o par de cabos é somado.",
            "Equilíbrio e força são acertados por último. Conte a partir de {price.preventive} pela visita em residência, fora os cabos.",
            "O teste é a folha ficar parada a meia altura, com o técnico. Em casa, a visita começa em {price.preventive}, e peças são à parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão com um fio do cabo rompido?",
        answers: [
          "Não. Os outros fios passam a levar o peso e se partem em seguida. Deixe fechado, com o disjuntor desligado.",
          "Pare de acionar: o cabo pode romper na subida seguinte, com a folha sobre o carro.",
        ],
      },
      {
        question: "Troca-se um cabo ou os dois?",
        answers: [
          "Os dois, porque têm a mesma idade. Cabo novo ao lado de velho deixa a folha torta.",
          "Sempre o par, da mesma bitola. Comprimentos diferentes entortam a folha.",
        ],
      },
      {
        question: "Graxa conserva o cabo?",
        answers: [
          "Não resolve cabo gasto e junta poeira. O que conserva é roldana livre e revisão {visits.home} em casa.",
          "Cabo comum trabalha limpo e seco. Roldana que gira bem é o que mais o poupa.",
        ],
      },
      {
        question: "Quantos anos dura um cabo de aço?",
        answers: [
          "Não há prazo: com roldana livre e abrigo da chuva, dura anos; com roldana presa, pode acabar em meses. Por isso se olha todo mês, de longe.",
          "Varia com uso, ferrugem e roldana. A revisão {visits.home} examina os trechos escondidos.",
        ],
      },
    ],
    photo: "fotos de longe dos dois lados do portão, com altura e largura da folha",
  },
  {
    id: "quando-trocar-cabo",
    broader: "cabo-de-aco",
    label: "Quando trocar o cabo de aço",
    phrase: "a hora de trocar o cabo de aço",
    asks: [
      "quanto tempo trocar cabo",
      "quando trocar cabo",
      "tempo trocar cabo aço",
      "cabo aço dura",
      "trocar cabo aço quando",
      "cabo desfiando",
      "cabo desfiado",
      "cabo fio partido",
      "cabo gasto",
      "cabo enferrujado",
      "validade cabo aço",
      "prazo cabo",
      "intervalo cabo aço",
    ],
    intent: "question",
    answers: {
      any: [
        "Os cabos do basculante não têm prazo certo em anos: troca-se pelo estado, ao primeiro fio partido, ferrugem, dobra ou trecho achatado. A conferência é na revisão, {visits.home} em casa e {visits.business} em prédio, e trocam-se sempre os dois, mesmo que só um esteja gasto.",
        "Quando trocar cabo de aço do portão é pergunta de estado, não de data, porque chuva, roldana presa e número de aberturas mudam a conta. Mande ver na revisão, {visits.home} em residência; cabo desfiando pede parada imediata, disjuntor desligado e nada de destravar.",
        "Não há prazo para a troca do cabo do basculante, nem todo ano nem a cada dois: um fio rompido ou ferrugem já bastam para substituir o par. A troca preventiva se decide na revisão, {visits.home} em casa, quando a roldana gastou ou o portão fica na maresia.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que olhar, de longe", "Sinais de que o cabo precisa ser trocado"],
        slots: [
          [
            "Olhe com o portão fechado, o disjuntor desligado e sem tocar. Foto com zoom substitui chegar perto.",
            "A conferência é com os olhos, do chão e com a folha fechada. Use o zoom do celular.",
            "Portão fechado, sem energia e a distância: o zoom mostra o que importa.",
          ],
        ],
        bullets: [
          "Fio partido ou espetado",
          "Ferrugem que solta pó",
          "Dobra, amassado ou trecho mais fino",
          "Folha subindo torta: um cabo esticou",
          "Estalo na subida",
        ],
      },
      {
        about: "causes",
        headings: ["O que encurta ou alonga a vida do cabo", "Por que não há prazo em anos"],
        slots: [
          [
            "O cabo gasta onde dobra, sobre a roldana, e roldana presa o lixa em vez de girar. Maresia, chuva direta e dezenas de aberturas por dia podem acabar em meses com o que numa casa duraria anos.",
            "Roldana travada é a maior inimiga, porque arrasta o cabo no canal. Sal, água e uso coletivo também reduzem anos a meses.",
            "No ponto em que dobra, o cabo sofre mais, sobretudo se a roldana não gira. Praia e garagem de prédio encurtam muito esse tempo.",
          ],
          [
            "Revestir a folha com chapa ou madeira muda a carga e pede outro cálculo de cabo e contrapeso. Depois de reforma, a conferência é na hora.",
            "Folha mais pesada exige cabo e contrapeso revistos, sem esperar a revisão.",
            "Peso novo na folha põe o cabo no limite, e ele é visto logo após a reforma.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se troca o cabo", "A troca, com a folha escorada"],
        slots: [
          [
            "A folha é escorada antes de o cabo ser solto, porque ele segura o peso inteiro. O par entra novo, na mesma bitola e comprimento, com roldanas trocadas se gastas, e o equilíbrio é conferido no fim.",
            "Primeiro a escora, depois o par de cabos iguais e as roldanas de canal ruim. Contrapeso e parada são acertados antes de liberar.",
            "Com escora e energia cortada, os dois cabos saem juntos e a roldana gasta também. O portão só volta ao uso equilibrado.",
          ],
          [
            "A visita com regulagem em casa parte de {price.preventive}, sem peças, e o par de cabos soma conforme altura e bitola.",
            "Em residência, o ajuste começa em {price.preventive}, e os cabos são cobrados pela altura do portão.",
            "Conte a partir de {price.preventive} pela visita em casa, mais o par, que depende de altura e bitola.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só um cabo?",
        answers: [
          "Não convém: novo e velho esticam diferente, e a folha sobe torta.",
          "Trocam-se os dois. A economia seria pequena perto do risco.",
        ],
      },
      {
        question: "Passar graxa no cabo aumenta a vida?",
        answers: [
          "Não em casa: graxa prende areia e esconde fio partido. O cuidado é do técnico, com produto próprio.",
          "Não. Mantenha limpo e peça a conferência na revisão.",
        ],
      },
      {
        question: "Cabo de inox dura mais?",
        answers: [
          "Resiste mais à ferrugem, o que ajuda na praia, mas se gasta igual na dobra. A bitola e a roldana contam mais.",
          "Perto do mar, sim. Longe dele, a diferença é pequena.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "Em geral uma visita, com os cabos em mãos. Roldana presa ou contrapeso a refazer alonga.",
          "Cabe numa visita de poucas horas, com escora e teste de equilíbrio.",
        ],
      },
    ],
    photo: "fotos com zoom dos dois cabos e das roldanas, sem tocar",
  },
  {
    id: "cabo-saiu-da-roldana",
    broader: "cabo-de-aco",
    label: "Cabo de aço saiu da roldana",
    phrase: "o cabo que saiu da roldana do basculante",
    intent: "emergency",
    asks: [
      "cabo enrolou",
      "cabo aço enrolou",
      "cabo aço basculante enrolou",
      "cabo basculante enrolou",
      "cabo soltou roldana",
      "cabo aço soltou roldana",
      "cabo saiu roldana",
      "cabo aço saiu roldana",
      "cabo escapou roldana",
      "cabo pulou roldana",
      "cabo saiu polia",
      "cabo fora roldana",
      "cabo saiu lugar",
      "cabo enrolou roldana",
      "cabo enrolando",
      "cabo enrola torto",
      "cabo enrolado errado",
      "cabo desencarrilhou",
      "cabo aço escapou",
      "cabo aço saiu",
      "cabo escapou polia",
      "cabo escapou polia basculante",
      "cabo saiu polia basculante",
      "cabo escapou roldana basculante",
      "cabo saiu roldana basculante",
    ],
    answers: {
      any: [
        "O cabo de aço que soltou da roldana não deve ser recolocado em casa, porque a folha e o contrapeso ficaram presos só pelo outro lado e podem cair. Desligue o disjuntor, não destrave o motor e deixe todos longe. O técnico escora a folha, põe o cabo no canal e corrige a causa; o contato é {shop.hours}.",
        "O cabo do portão que enrola torto está saindo do canal da roldana e pode escapar de vez e soltar a folha. Desligue o disjuntor, não acione nem destrave o portão e não fique embaixo. O técnico, que atende {shop.hours}, acerta a roldana e o cabo com a folha escorada.",
        "Pare de usar o portão: se o cabo enrolou errado ou soltou da roldana, o basculante está preso por um lado só. Desligue o disjuntor, não destrave o motor e isole a passagem. Quem recoloca o cabo é o técnico, com escora na folha e o contrapeso apoiado; o atendimento é {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora, sem tocar no cabo", "O que olhar de longe, com segurança"],
        slots: [
          [
            "Um cabo esticado que escapa pode cortar quem está perto. Nenhum destes passos pede contato com cabo, presilha, roldana ou caixa lateral.",
            "A carga pode voltar ao cabo de uma vez, com a mão no meio. Por isso faça tudo a distância, sem encostar nas peças.",
            "Não tente pôr o cabo de volta nem levantar a folha. Tudo o que você faz é de longe e com a energia cortada.",
          ],
        ],
        steps: [
          "Sem mover a folha, aberta ou fechada, desligue o disjuntor do motor.",
          "Afaste pessoas, animais e carros, e não passe pelo vão.",
          "Não destrave o motor nem abra a caixa do contrapeso.",
          "De longe, fotografe os dois cabos, as roldanas e a folha.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o cabo escapa da roldana", "Por que o cabo enrola torto ou solta"],
        slots: [
          [
            "Roldana quebrada, com o canal gasto ou o eixo torto deixa o cabo pular na subida. O cabo frouxo de um lado forma barriga e sai quando a folha bate no fim.",
            "O canal da roldana se gasta com os anos e deixa de guiar o cabo, e o eixo torto o empurra para fora. A folha que desce rápido e bate afrouxa o cabo por um instante, e ele escapa.",
            "Duas causas se repetem: a roldana gasta ou torta, que não segura o cabo no canal, e o cabo frouxo, que salta quando a folha bate ou desce depressa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "O conserto, com a folha escorada"],
        slots: [
          [
            "A folha é escorada e o contrapeso, apoiado, antes de soltar qualquer peça. O cabo amassado ou com fio partido não volta: troca-se o par, na mesma bitola. A roldana de canal gasto é trocada junto, com a sua aprovação.",
            "Primeiro a folha é escorada. Depois o técnico examina o trecho que escapou: o cabo amassado perde resistência, e o par é trocado. A roldana torta ou gasta também é substituída, se você aprovar.",
            "Com a folha presa e o peso apoiado, o técnico decide se o cabo volta ou se os dois são trocados, o que ocorre quando há fio partido ou dobra. A roldana que causou a saída é trocada, com preço informado antes.",
          ],
          [
            "Em seguida iguala os dois lados, acerta o equilíbrio e regula força e parada do motor, para a folha descer sem bater.",
            "No fim, os cabos ficam com o mesmo comprimento, a folha, equilibrada, e o motor, regulado para encostar de leve.",
            "Por último, o técnico nivela os cabos, acerta o contrapeso e ajusta a parada do motor, sem batida no fim.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do conserto", "De que depende o preço"],
        slots: [
          [
            "A maior parte é a mão de obra de escorar e equilibrar. Somam-se as roldanas e o par de cabos, se precisarem de troca, e o valor sobe com a altura e o peso da folha.",
            "Paga-se sobretudo pelo trabalho seguro com escora, e menos pelas peças. Roldana e cabos entram se estiverem gastos, e folha alta ou pesada encarece.",
            "Escorar e equilibrar pesam mais que o material. Se cabos e roldanas estão bons, você paga só o serviço; se não, somam-se as peças, conforme o tamanho da folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso puxar o cabo de volta com a mão?",
        answers: [
          "Não. Ele está sob a força do contrapeso e pode correr de repente, com a mão no meio.",
          "Não tente, porque a carga volta de uma vez e o cabo corta. Ele só é recolocado com a folha escorada e o contrapeso apoiado.",
        ],
      },
      {
        question: "O carro ficou dentro com o cabo fora da roldana. O que faço?",
        answers: [
          "Deixe o carro. A folha só se move depois de escorada, e o técnico libera a passagem primeiro.",
          "Não passe nem levante a folha. Avise ao chamar que há carro preso, porque isso muda a ordem do serviço.",
        ],
      },
      {
        question: "É só recolocar ou preciso trocar o cabo?",
        answers: [
          "Se o cabo está inteiro, sem amassado nem fio partido, ele volta para o canal. Se está marcado ou desfiado, troca-se o par.",
          "Depende do trecho que escapou. Se está liso, o cabo volta; se amassou, os dois são trocados. A roldana é a peça que mais se troca.",
        ],
      },
      {
        question: "Como evitar que o cabo saia de novo?",
        answers: [
          "Com roldana em bom estado, cabos de comprimento igual e folha que não bate, conferidos na revisão {visits.home}.",
          "Troque a roldana gasta, mantenha os dois cabos esticados por igual e corrija a batida no fim. A revisão é {visits.home}.",
        ],
      },
    ],
    photo: "fotos de longe dos dois cabos, das roldanas e da folha",
  },
  {
    id: "cabo-desfiando",
    broader: "cabo-de-aco",
    label: "Cabo de aço desfiando: posso usar?",
    phrase: "o cabo de aço que está desfiando",
    intent: "question",
    asks: [
      "perigoso cabo frouxo",
      "posso usar cabo frouxo",
      "pode usar cabo frouxo",
      "perigoso usar cabo frouxo",
      "basculante cabo frouxo perigoso",
      "perigoso cabo desfiado",
      "cabo desfiando posso",
      "cabo desfiado posso",
      "cabo desfiando usar",
      "cabo desfiado usar",
      "cabo desfiado usar amanhã",
      "cabo desfiado amanhã",
      "cabo aço desfiando usar",
      "cabo desfiando perigo",
      "cabo desfiado perigo",
      "cabo desfiado perigoso",
      "cabo enferrujado posso",
      "cabo enferrujado usar",
      "cabo aço fio solto",
      "fio cabo aço quebrado",
      "cabo aço desfiando",
      "cabo desfiando quanto tempo",
      "cabo desfiado aguenta",
      "cabo desfiando",
      "cabo desfiado",
      "cabo aço desfiado",
      "cabo portão desfiando",
      "cabo portão desfiado",
    ],
    answers: {
      any: [
        "Sim, há perigo no portão basculante com cabo desfiado, e ele não deve ser usado: o cabo parte sem aviso e a folha cai. Desligue o disjuntor com a folha como está, não destrave e não deixe ninguém passar embaixo. O técnico troca os dois cabos juntos, com a folha escorada.",
        "Não use o portão com o cabo desfiado, nem até amanhã, porque ele pode romper na próxima subida e a folha cai. Deixe a folha como está, desligue o disjuntor, não destrave e não passe embaixo. O técnico troca os dois cabos com a folha escorada, e o contato funciona {shop.hours}.",
        "O cabo de aço do portão desfiando deve ser trocado antes do próximo uso, porque cada fio rompido passa carga para os outros, até o cabo partir e a folha cair. Desligue o disjuntor, não destrave e mantenha todos longe. O técnico troca o par com a folha escorada, e o contato funciona {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer até a troca do cabo", "Passos seguros com o cabo desfiado"],
        slots: [
          [
            "Não emende o cabo com arame nem grampo e não corte o fio solto, porque nada disso segura o peso. Se o portão ficou aberto, deixe-o aberto até a escora, já que fechar na mão é o momento de maior risco.",
            "Emenda e grampo não aguentam a folha, e mexer no fio solto piora o dano. Um portão aberto deve continuar aberto, com a passagem isolada, porque baixar a folha pode derrubá-la.",
            "Amarrar, grampear ou cortar a ponta do cabo não resolve e é perigoso. Se a folha está no alto, deixe-a lá e isole o vão, sem tentar fechar.",
          ],
        ],
        steps: [
          "Não acione mais o portão e desligue o disjuntor do motor.",
          "Afaste pessoas, animais e carros e não passe pelo vão.",
          "Não destrave, não toque no cabo e não abra a caixa do contrapeso.",
          "Fotografe de longe os dois cabos e a folha.",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de cabo de aço no fim", "Quando é preciso trocar o cabo de aço"],
        slots: [
          [
            "Um só destes sinais, visto de longe, já pede a troca do par. O trecho que dobra na roldana é o primeiro a ceder, muitas vezes por baixo da graxa.",
            "Qualquer item da lista exige a troca dos dois cabos. Olhe a distância, sobretudo o pedaço sobre a roldana, onde o desgaste começa.",
            "Basta um destes sinais para parar o uso. A graxa velha esconde a ferrugem, e o ponto que dobra na roldana é o que se parte.",
          ],
        ],
        bullets: [
          "Fio rompido ou levantado como espinho.",
          "Ferrugem que solta pó ou trecho mais fino.",
          "Cabo frouxo ou fora do canal da roldana.",
          "Um lado da folha mais baixo que o outro.",
          "Estalo seco na subida.",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca do cabo", "O que o técnico faz na troca"],
        slots: [
          [
            "O técnico escora a folha e alivia o contrapeso antes de soltar o primeiro terminal. Depois monta dois cabos iguais, com presilhas novas, e troca a roldana que desfiou o cabo, se você aprovar.",
            "Primeiro ele calça o portão e alivia a carga. Depois monta o par novo, na mesma bitola e comprimento, e confere as roldanas, porque um canal gasto desfia o cabo novo.",
            "Com a folha presa e o contrapeso apoiado, os dois cabos velhos são trocados por novos, de mesma medida. A roldana presa ou de canal gasto também é substituída, se você aprovar.",
          ],
          [
            "No fim, os dois lados ficam iguais, a folha equilibrada e o motor regulado em força e parada.",
            "Por último, o técnico nivela a folha, acerta o contrapeso e regula o motor.",
            "O serviço termina com o mesmo comprimento nos dois lados, o equilíbrio da folha e uma nova regulagem do motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço da troca", "O que encarece a troca do par de cabos"],
        slots: [
          [
            "O par de cabos é a parte barata; o preço vem da mão de obra com escora e equilíbrio, que cresce com a altura e o peso da folha. Roldanas e caixa enferrujada somam, com valor informado antes.",
            "Escorar, montar e equilibrar é a maior parte do preço, e o material, a menor. A folha alta ou pesada, a roldana gasta e o acesso difícil ao contrapeso aumentam o valor.",
            "A mão de obra define o valor, mais que os cabos, porque a folha precisa ser escorada e equilibrada. O peso e a altura dela e o estado das roldanas fazem a diferença entre um portão e outro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Só um cabo de aço desfiou. Troco um só?",
        answers: [
          "Não é indicado, porque o outro tem o mesmo uso, e cabos diferentes entortam a folha.",
          "O certo é trocar o par. O segundo costuma ser o próximo a ceder, e a mão de obra com escora seria paga de novo.",
        ],
      },
      {
        question: "Quanto tempo leva a troca do cabo de aço?",
        answers: [
          "Em geral, uma visita, quando as roldanas e as caixas estão em ordem. Roldana travada ou caixa enferrujada aumenta o tempo.",
          "Costuma caber numa visita. Saber antes a altura e a largura da folha ajuda o técnico a levar o cabo certo.",
        ],
      },
      {
        question: "Por que o cabo desfiou?",
        answers: [
          "Quase sempre por roldana travada ou de canal gasto, que arrasta o cabo, ou por ferrugem. Por isso a roldana é examinada junto.",
          "O cabo se gasta onde dobra. A roldana presa, a ferrugem e a folha que ficou mais pesada depois de uma reforma aceleram o desgaste.",
        ],
      },
      {
        question: "Posso passar graxa no cabo?",
        answers: [
          "No cabo desfiado não adianta, porque ele já perdeu fios e vai romper. A graxa grossa ainda esconde a ferrugem.",
          "Não. O cabo com fio rompido precisa ser trocado; a lubrificação do novo é leve e feita na revisão.",
        ],
      },
    ],
    photo: "fotos de longe dos dois cabos, com a altura e a largura da folha",
  },
  {
    id: "cabo-de-aco-e-roldana",
    isAskedByName: true,
    broader: "cabo-de-aco",
    label: "Cabo de aço e roldana do basculante",
    phrase: "o cabo de aço e a roldana do basculante",
    asks: ["cabo aço e roldana", "cabos aço e roldanas", "cabo aço e roldana basculante", "cabo aço e roldana preço"],
    intent: "question",
    answers: {
      any: [
        "Cabo de aço e roldana do basculante se trocam juntos, dos dois lados e com a folha escorada, porque a roldana de canal comido corta o cabo novo. A visita com ajustes fica, em geral, de {price.preventiveRange}, sem as peças; até lá, não acione, não destrave nem passe embaixo.",
        "Trocar cabo de aço e roldana do portão basculante é um serviço só: cabo desfiado marca a roldana, e roldana gasta come o cabo. Não use nem destrave o portão, com ninguém embaixo; a visita com ajustes costuma ficar de {price.preventiveRange}, fora o par de cabos e as roldanas.",
        "Se a roldana comeu o cabo ou o cabo desfiou, troca-se o conjunto do basculante, em par, com a folha escorada pelo técnico. Desligue o disjuntor e isole o vão; a visita de ajuste fica em torno de {price.preventiveRange}, e as peças somam conforme bitola e peso.",
      ],
      price: [
        "O preço de trocar cabo de aço e roldana do basculante soma o par de cabos, as roldanas e o serviço com a folha escorada. A visita com ajustes fica, em geral, de {price.preventiveRange}, sem peças, e folha pesada ou cabo grosso elevam o total.",
        "O preço da troca de cabos e roldanas depende da bitola do cabo, do tipo de roldana e do peso da folha. O ajuste na visita costuma ficar de {price.preventiveRange}; fazer os dois juntos sai por menos que duas visitas.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que os dois vão juntos", "Roldana e cabo: um gasta o outro"],
        slots: [
          [
            "Com o rolamento preso, a roldana não gira e o cabo escorrega sobre ela, até o canal virar uma lâmina. Do outro lado, cabo enferrujado ou com fio levantado come o canal da roldana nova.",
            "Roldana travada faz o cabo raspar, e o canal afia. Um cabo velho, de fio arrepiado, estraga a roldana que acabou de entrar.",
            "Quando a roda prende, o cabo desliza e corta o canal; quando o cabo enferruja, é ele que lima a roda. Trocar só um perde a peça nova.",
          ],
          [
            "Peso acrescentado à folha, como chapa ou madeira, acelera os dois desgastes. Por isso o contrapeso é conferido na mesma visita.",
            "Revestimento posto depois sobrecarrega cabo e roldana. O técnico aproveita e confere o contrapeso.",
            "A folha que ganhou peso gasta tudo mais cedo, e o equilíbrio é refeito junto com a troca.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de cabo de aço no fim", "Quando parar de usar"],
        slots: [
          [
            "Qualquer um destes sinais pede disjuntor desligado e ninguém embaixo, olhando só de longe.",
            "Observe à distância. Um sinal basta para desligar o disjuntor e isolar o vão.",
            "De longe já se vê. Achando um destes, não acione de novo e afaste todos.",
          ],
        ],
        bullets: [
          "Fio solto, levantado como espinho.",
          "Ferrugem que solta pó ou trecho mais fino.",
          "Folha torta, com um lado mais alto.",
          "Estalo na subida ou cabo fora do canal.",
        ],
      },
      {
        about: "visit",
        headings: ["A troca, na ordem", "Como o técnico faz"],
        slots: [
          [
            "A energia fica desligada, e ninguém passa pelo vão até o fim. Tudo é feito pelo técnico, com a folha presa.",
            "Com o disjuntor desligado e o vão isolado, o técnico trabalha nesta sequência.",
            "O técnico segue estas etapas, sem energia e com a passagem fechada.",
          ],
        ],
        steps: [
          "Escorar a folha e descarregar o contrapeso.",
          "Soltar os dois cabos e tirar as roldanas gastas.",
          "Montar roldanas do mesmo canal e cabos de mesma bitola e comprimento.",
          "Equilibrar: a folha deve ficar parada a meia altura.",
          "Regular força e fim de curso e testar vários ciclos.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só o lado que arrebentou?",
        answers: [
          "Não convém: o outro trabalhou o mesmo tempo, e cabos diferentes deixam a folha torta.",
          "Melhor o par. O cabo que sobrou está igualmente cansado, e a diferença entorta a folha.",
        ],
      },
      {
        question: "Dá para trocar a roldana em casa?",
        answers: [
          "No basculante, não: o cabo segura o peso da folha e do contrapeso. É serviço com escora.",
          "Não, porque ao soltar a roldana a carga fica livre. Só com a folha escorada pelo técnico.",
        ],
      },
      {
        question: "O motor precisa ser trocado junto?",
        answers: [
          "Em geral não. Com a folha equilibrada, ele volta a trabalhar leve, e só a força é regulada.",
          "Quase nunca: aliviada a folha, o motor volta ao normal. Refaz-se a regulagem de força e parada.",
        ],
      },
      {
        question: "Quanto tempo dura o cabo novo?",
        answers: [
          "Alguns anos, com roldana livre e folha no peso certo. A revisão {visits.home} vê os trechos escondidos, onde ele rompe.",
          "Anos, se nada raspa nele. Na visita, {visits.home}, o técnico confere os pontos que não aparecem.",
        ],
      },
    ],
    photo:
      "fotos dos dois cabos e das roldanas, tiradas de longe e sem ficar embaixo, com a largura e a altura do portão",
  },
  {
    id: "presilha-do-cabo",
    isAskedByName: true,
    broader: "cabo-de-aco",
    label: "Presilha ou clipe do cabo de aço",
    phrase: "a presilha do cabo de aço",
    asks: [
      "presilha cabo aço",
      "presilha cabo",
      "clipe cabo aço",
      "clips cabo aço",
      "grampo cabo aço",
      "esticador cabo aço",
      "terminal cabo aço",
    ],
    intent: "question",
    answers: {
      any: [
        "A presilha do cabo de aço do portão (grampo, clipe ou clips) é da bitola do cabo, em geral de 1/8 a 3/16 de polegada, e usada no mínimo aos pares em cada ponta. Se soltou, escorrega ou enferrujou, não acione nem passe embaixo: a troca é do técnico, com a folha escorada.",
        "Trocamos presilha, grampo, terminal e esticador do cabo de aço de portão basculante {em}, com a folha escorada, em visita que fica em geral de {price.preventiveRange}, sem peças. Clipe que corre ou enferruja solta o cabo de uma vez; até lá, não acione nem fique embaixo.",
        "Se o grampo do cabo do portão soltou ou a presilha está escorregando, pare de usar agora: ela segura o peso da folha. O técnico troca clipes, terminal e esticador em par, dos dois lados, com a folha escorada, em geral de {price.preventiveRange} pela visita, fora peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de presilha soltando", "Quando parar de usar"],
        slots: [
          [
            "Olhe de longe, com o disjuntor desligado e sem ficar sob a folha.",
            "Qualquer um destes sinais encerra o uso até a troca.",
            "O exame é só com os olhos, a distância e com a energia cortada.",
          ],
        ],
        bullets: [
          "Ponta do cabo, depois da presilha, cada vez mais curta",
          "Um lado da folha mais baixo que o outro",
          "Ferrugem ou porca faltando no clipe",
          "Fios abertos ou amassados junto da presilha",
        ],
      },
      {
        about: "choose",
        headings: ["Que medida de presilha usar no cabo", "O grampo certo e o aperto certo"],
        slots: [
          [
            "O clipe tem a mesma medida do cabo, em geral de 1/8 a 3/16 de polegada no basculante, que são de 3 a 5 mm. São dois ou mais por ponta, com a base sobre o lado que leva a carga e o arco sobre a ponta morta.",
            "A medida segue a bitola do cabo: 1/8 de polegada são uns 3 mm, e 3/16, uns 5 mm. Cada ponta leva ao menos dois clipes, com o arco apertando a ponta que sobra, e não o lado da carga.",
            "Cabo de 3 mm pede grampo de 1/8, e de 5 mm, o de 3/16. Ponha no mínimo dois por ponta e deixe a base do clipe do lado que puxa, senão o cabo se amassa.",
          ],
          [
            "A sapatilha, o anel que protege a curva, evita que o cabo se corte. O aperto é conferido de novo depois de alguns ciclos, porque o cabo novo assenta.",
            "Na curva vai uma sapatilha, o anel metálico que impede o corte dos fios. Como o cabo novo cede um pouco, o aperto se repete após alguns ciclos.",
            "Protege-se a volta do cabo com sapatilha, um anel de metal. Depois de algumas aberturas, as porcas são reapertadas, pois o cabo acomoda.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a presilha é trocada", "O serviço e o que muda o preço"],
        slots: [
          [
            "A folha é escorada e o contrapeso, descarregado, antes de soltar qualquer ponta. Cabo marcado ou desfiado é trocado junto, e sempre dos dois lados, para a folha não puxar torto.",
            "Antes de mexer, escora-se a folha e alivia-se o contrapeso. Havendo marca ou fio aberto no cabo, ele também sai, em par.",
            "O técnico apoia a folha e tira a carga do contrapeso, e só então solta a ponta. Os dois lados se fazem juntos, com cabo novo se o antigo está marcado.",
          ],
          [
            "Só presilhas é o caso mais barato, depois vêm terminal e esticador e, no alto, o par de cabos. No fim se confere o equilíbrio, e o serviço simples leva até {trade.smallRepair}.",
            "Em custo, o clipe vem primeiro, o esticador em seguida e o par de cabos por último. A conferência do equilíbrio encerra, e são até {trade.smallRepair} quando só há presilhas.",
            "O valor cresce da presilha ao esticador e dele aos cabos. Com o equilíbrio testado, a troca só de clipes não passa de {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso só reapertar a presilha?",
        answers: [
          "Em casa, não: a ponta segura o peso da folha, e soltar um pouco já derruba. Reaperto em cabo marcado também não dura.",
          "Não mexa, porque qualquer folga na porca pode soltar a folha inteira. O técnico escora antes e troca o que estiver marcado.",
        ],
      },
      {
        question: "Uma presilha por ponta basta?",
        answers: [
          "Não: usam-se ao menos duas, no sentido certo, para o cabo não correr. Uma só é o motivo mais comum de cabo que escorrega.",
          "Uma é pouco. Duas por ponta, com o arco na ponta morta, são o mínimo; em folha pesada, três.",
        ],
      },
      {
        question: "O cabo precisa ser trocado junto?",
        answers: [
          "Se está desfiado, amassado ou enferrujado junto da presilha, sim, e em par. Cabo bom continua, com a ponta refeita.",
          "Depende do trecho sob o clipe: com fios partidos, troca-se o par. Inteiro, basta refazer a ponta.",
        ],
      },
      {
        question: "Clipe de alumínio prensado é melhor?",
        answers: [
          "O terminal prensado com a ferramenta certa segura muito bem e não afrouxa, mas não se ajusta depois. O clipe parafusado permite regular o comprimento.",
          "Para durar sem ajuste, sim, se for prensado com ferramenta própria. Onde se precisa esticar o cabo, usa-se clipe ou esticador.",
        ],
      },
    ],
    photo: "fotos das pontas do cabo e das roldanas, tiradas de longe e sem ficar embaixo",
  },
];
