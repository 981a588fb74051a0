import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const fallen = ["caiu", "despencou", "desabou", "desceu vez"];

export const caboArrebentado: NarrowConcept[] = [
  {
    id: "caiu-mola-ou-contrapeso",
    broader: "cabo-arrebentado",
    label: "Basculante caiu: mola ou contrapeso?",
    phrase: "o basculante que caiu por mola ou contrapeso",
    asks: [
      ...combine(["basculante", "portão", "garagem", "portão basculante"], fallen, [
        "mola ou contrapeso",
        "contrapeso ou mola",
        "mola ou cabo",
        "cabo ou mola",
        "cabo ou contrapeso",
      ]),
      ...combine(["basculante"], fallen, ["mola contrapeso", "mola cabo", "cabo contrapeso", "é mola", "foi mola"]),
      ...combine(["mola contrapeso"], ["basculante caiu", "portão caiu"]),
      "mola quebrou basculante caiu",
      "contrapeso soltou basculante caiu",
      "contrapeso soltou basculante desabou",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Se o portão basculante caiu, cedeu a mola, o contrapeso ou o cabo de aço que segura um deles: bloco no chão ou cabo bambo aponta o contrapeso, mola aberta ou em dois pedaços aponta a mola. Desligue o disjuntor, afaste todos e não levante nem destrave; o técnico escora a folha, e atendemos {shop.hours}.",
        "Portão de garagem que caiu perdeu o apoio do cabo ou da mola, e de longe já se vê qual: cabo pendurado ou peso no chão é contrapeso, mola partida é a própria mola. Corte a energia e mantenha pessoas e carros fora, sem erguer a folha, até ela ser escorada; o atendimento é {shop.hours}.",
        "O basculante que caiu de uma vez quase sempre quebrou a mola ou rompeu o cabo do contrapeso; uma mola estourada fica aberta, e no contrapeso o cabo aparece frouxo ou desfiado. Com o disjuntor desligado, não mexa na folha nem no destravamento e chame: um técnico a escora, e o contato funciona {shop.hours}.",
      ],
      price: [
        "O conserto do portão basculante que caiu, por mola ou contrapeso, soma o par de molas ou de cabos e a mão de obra com a folha escorada, e essa escora é o que mais pesa. Só um par de cabos fica entre os reparos menores; braço torto ou folha amassada aumentam o valor.",
        "No portão de garagem que caiu, o preço depende de ter cedido cabo ou mola: o par de cabos é peça simples, as molas custam mais, e nos dois casos entra o trabalho de escorar e equilibrar. Folha torta ou motor forçado é orçado à parte, sempre por fotos de longe.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer com o basculante caído", "Primeiro, a segurança"],
        slots: [
          [
            "Mesmo no chão, a folha não está solta: pode haver mola esticada ou peso pendurado do outro lado, já sobrecarregado. Por isso o morador só corta a energia e isola a passagem.",
            "A folha caída ainda guarda tensão, porque o lado que não cedeu carrega tudo e pode escapar em seguida. O que cabe a você é desligar o motor e manter a área vazia.",
            "Um basculante no chão continua perigoso, já que o braço, o cabo ou a mola do lado inteiro seguem tensionados. Limite-se a cortar a energia e a não deixar ninguém chegar perto.",
          ],
        ],
        steps: [
          "Veja se alguém se feriu; se sim, ligue 192 ou 193 primeiro.",
          "Desligue o disjuntor sem passar sob a folha e guarde os controles.",
          "Afaste pessoas, animais e carros dos dois lados do portão.",
          "Não levante, não destrave e não calce a folha.",
          "Fotografe de longe e chame.",
        ],
      },
      {
        about: "signs",
        headings: ["Foi a mola ou o contrapeso?", "Mola, cabo ou peso: como reconhecer"],
        slots: [
          [
            "A mola quebra com estrondo e fica aberta, solta ou em dois pedaços ao lado da coluna. No contrapeso, o bloco cai dentro da caixa e o cabo de aço fica bambo, desfiado ou fora da roldana.",
            "Um estouro metálico e uma peça em espiral pendurada indicam a mola. Barulho de bloco caindo na coluna e cabo frouxo na lateral indicam o contrapeso, em geral por cabo rompido ou escapado do grampo.",
            "Reconhece-se a mola pela espiral partida, que costuma soltar com um estalo alto. O contrapeso se denuncia pelo cabo de aço caído e pelo peso no fundo da caixa lateral.",
          ],
          [
            "Quando mola e cabo parecem inteiros, a suspeita passa à roldana que saltou, ao braço ou à porca do fuso do motor. Não abra a caixa nem puxe o cabo para conferir.",
            "Se nada disso se vê, pode ter soltado a roldana, a solda do braço ou a porca que corre no fuso. Quem confere é o técnico, com a folha apoiada e a caixa aberta por ele.",
            "Sem sinal nos dois, restam roldana, braço e porca do fuso, a peça do motor presa à folha. Olhe só de longe, porque mexer na caixa do peso fere.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o basculante caído é recuperado", "O conserto, da escora ao motor"],
        slots: [
          [
            "O técnico escora a folha, alivia o lado que ficou tensionado e só então troca a peça. Cabos e molas são trocados em par, porque os dois lados trabalharam o mesmo tanto e o outro seria o próximo.",
            "Primeiro a folha é apoiada e a tensão restante é retirada, com a energia cortada. Depois entram dois cabos ou duas molas novas, já que a peça do lado oposto tem a mesma idade.",
            "Na chegada, o portão recebe escoras e perde a carga que sobrou. A troca é feita dos dois lados, pois mola ou cabo velho de um lado deixaria a folha subir torta e cairia logo depois.",
          ],
          [
            "Por fim a folha é equilibrada até parar onde é deixada, e o motor é religado e testado por último. Braço, suporte e porca do fuso são conferidos, porque sofrem na queda.",
            "O equilíbrio vem em seguida: o portão deve ficar parado a meia altura sem motor. Só então a automação volta, com revisão de braço, suporte e porca, que recebem o tranco.",
            "Com as peças novas, o peso é acertado até a folha não descer nem subir sozinha. O motor volta no fim, depois de vistos o braço e o suporte atingidos pela queda.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso levantar o portão com mais gente para tirar o carro?",
        answers: [
          "Não. Sem mola ou contrapeso a folha pesa inteira e pode cair sobre quem segura. O técnico libera a saída do carro com a folha escorada.",
          "Não, nem com várias pessoas, porque o que ainda está tensionado pode soltar durante a força. A passagem é aberta pelo técnico, depois de apoiar a folha.",
        ],
      },
      {
        question: "O motor estragou na queda?",
        answers: [
          "Nem sempre: braço, porca do fuso e suporte sofrem mais que ele. O motor é testado no fim, com a folha já equilibrada, e muitas vezes está bom.",
          "Só o teste responde, e ele vem depois do apoio refeito. O tranco atinge primeiro o braço e a porca do fuso, e o motor em si costuma escapar.",
        ],
      },
      {
        question: "Dá para trocar a mola por contrapeso no conserto?",
        answers: [
          "Às vezes, se a coluna tem espaço para a caixa e os blocos. É obra de serralheiro, orçada à parte; para o portão voltar logo, repõe-se o sistema que ele tem.",
          "Dá em coluna larga, com trabalho de serralheria além do conserto. Quem precisa do portão funcionando rápido troca mola por mola ou cabo por cabo.",
        ],
      },
      {
        question: "Por que o portão caiu sem aviso?",
        answers: [
          "Quase sempre houve aviso que passou despercebido: descida rápida, estalo, folha torta ou cabo desfiado. A revisão {visits.home} encontra a peça cansada antes da queda.",
          "Mola e cabo perdem força aos poucos, e a folha passa a descer depressa ou a subir arrastada. Uma revisão {visits.home}, em casa, mostra o desgaste a tempo.",
        ],
      },
    ],
    photo: "fotos da folha e das duas laterais, tiradas de longe e sem abrir a caixa",
  },
  {
    id: "contrapeso-caiu",
    broader: "cabo-arrebentado",
    label: "Contrapeso caiu",
    phrase: "o contrapeso que caiu",
    asks: [
      "contrapeso trincado",
      "contrapeso trincou",
      "contrapeso rachado",
      "contrapeso rachou",
      "contrapeso esfarelando",
      "contrapeso caindo",
      "contrapeso portão caindo",
      "contrapeso quase caindo",
      "contrapeso caiu",
      "contrapeso soltou",
      "contrapeso despencou",
      "contrapeso quebrou",
      "contrapeso solto",
      "caiu contrapeso",
      "peso caiu portão",
      "peso soltou portão",
      "contrapeso caiu quanto custa",
      "contrapeso caiu preço",
      "contrapeso soltou quanto custa",
      "contrapeso caiu conserto",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Contrapeso solto no portão basculante é emergência, porque a folha perdeu o equilíbrio e pode cair. Desligue o disjuntor, não acione, não destrave e mantenha pessoas e carros longe dos dois lados. Recolocar o peso é serviço do técnico, com a folha escorada e cabos novos; o contato funciona {shop.hours}.",
        "Se o contrapeso do portão soltou ou caiu, a folha do basculante está presa só por um cabo ou pelo motor. Afaste todos, desligue o disjuntor e não passe embaixo. O técnico escora a folha, troca os cabos e refaz o equilíbrio, com atendimento {shop.hours}.",
        "Com o contrapeso do basculante solto, não use o portão nem na mão: a folha pode descer sem aviso. Corte a energia no disjuntor, isole a entrada e não abra a caixa do peso. O conserto, com a folha apoiada e dois cabos novos, é do técnico, que atende {shop.hours}.",
        "O contrapeso que caiu ou despencou deixa a folha do portão apoiada no outro lado, que também pode ceder. Baixe o disjuntor, tire pessoas e carros de perto e não levante nada. O técnico, com contato {shop.hours}, escora a folha, põe cabos novos e equilibra.",
        "Portão basculante com contrapeso solto fica parado e isolado até o técnico chegar. Desligue o disjuntor e não destrave o motor, que pode ser o que segura a folha. Chame {shop.hours}: o técnico apoia a folha, troca o par de cabos e recoloca o peso.",
        "O contrapeso trincado ou esfarelando perde peso e pode soltar a alça, e então a folha despenca. Pare de usar o basculante, desligue o disjuntor, não destrave e não passe embaixo. O técnico escora a folha e troca o bloco dos dois lados por outro do mesmo peso; mande fotos de longe, {shop.hours}.",
      ],
      price: [
        "Recolocar o contrapeso que caiu é orçado grátis por foto, tirada de longe. A maior parte do valor é a mão de obra com a folha escorada; cabos e presilhas são baratos. Folha pesada, roldana gasta ou caixa a soldar encarecem. Até lá, disjuntor desligado e ninguém embaixo.",
        "O preço de recolocar o contrapeso depende do que o soltou, se cabo, alça ou caixa, e do peso da folha. O serviço com escora é o que mais pesa na conta, e o orçamento é grátis, por foto feita a distância. Enquanto espera, deixe o portão sem energia.",
        "Quanto custa o conserto do contrapeso solto, dizemos pela foto, de graça. Sai mais barato quando só o cabo cedeu e mais caro quando a caixa precisa de solda. A escora e o equilíbrio são a maior fatia. Mantenha a área livre e o disjuntor desligado.",
        "O valor do conserto do contrapeso caído soma escora, equilíbrio e peças, nessa ordem. Os cabos, trocados em par, custam pouco; solda na caixa e roldana nova acrescentam. Mande fotos de longe para o orçamento grátis e não deixe ninguém passar.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer quando o contrapeso cai", "Primeiros passos com o contrapeso solto"],
        slots: [
          [
            "Cada contrapeso costuma ter de 30 a 60 kg, e o outro lado, que ficou sobrecarregado, pode cair em seguida. Não segure a folha nem calce com madeira.",
            "O bloco pesa dezenas de quilos e esmaga pé ou mão. Quem sobrou segurando a folha trabalha com o dobro da carga, por isso mantenha distância e não escore por conta própria.",
            "O lado que ficou preso leva agora o peso dos dois, em geral de 60 a 120 kg. Nenhum calço improvisado segura isso; siga estes passos de longe.",
          ],
        ],
        steps: [
          "Pare de usar e desligue o disjuntor.",
          "Afaste pessoas, animais e carros da folha e das duas colunas.",
          "Deixe o portão como está: não destrave, não levante, não baixe.",
          "Não abra a caixa nem pegue o peso que ficou pendurado.",
          "Fotografe de longe e chame. Havendo ferido, ligue 192 ou 193 antes.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o contrapeso cai", "O que solta o contrapeso"],
        slots: [
          [
            "Quase sempre é o cabo de aço, por fios partidos, ferrugem escondida na caixa ou presilha mal apertada, que deixa o cabo escorregar. Alça enferrujada, bloco trincado e caixa podre soltam o peso mesmo com o cabo bom.",
            "O cabo de aço é a causa mais comum: desfia na roldana, enferruja dentro da caixa ou escorrega numa presilha frouxa. Menos vezes, quem cede é a alça do bloco ou a caixa corroída.",
            "Na maioria dos casos o cabo rompeu ou escapou da presilha. Quando ele está inteiro, procura-se a alça enferrujada, o bloco trincado ou o fundo da caixa podre.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o contrapeso é recolocado", "O conserto, com a folha apoiada"],
        slots: [
          [
            "O técnico escora a folha e apoia o peso que restou antes de tocar em qualquer peça. Trocam-se os dois cabos, com presilhas novas, e a alça, a caixa ou a roldana que cedeu, com o seu aceite.",
            "Antes de mexer, a folha é escorada e o outro contrapeso, apoiado. Entram dois cabos iguais, com presilhas novas; a peça que soltou o peso é consertada ou trocada, se você aprovar.",
            "Folha e peso são apoiados primeiro. Depois saem os dois cabos, mesmo que um pareça bom, e a alça, roldana ou caixa que falhou é refeita com a sua aprovação.",
          ],
          [
            "No fim, o equilíbrio é refeito, e motor, fuso e braço são examinados, porque carregaram um peso que não era deles.",
            "Por último, a folha é equilibrada, e o que foi forçado, que é motor, braço e fuso, passa por teste.",
            "O serviço termina com a folha leve nos dois sentidos e com motor, fuso e braço conferidos.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que define o valor do conserto", "De que depende o preço de recolocar o contrapeso"],
        slots: [
          [
            "A maior parte do valor é o trabalho com a folha escorada, e cabos e presilhas são a menor. Folha pesada, caixa a soldar e roldana gasta aumentam a conta, que é passada por foto.",
            "Paga-se sobretudo o serviço seguro de escorar e equilibrar. O peso da folha e o que cedeu, se cabo, alça ou caixa, mudam o valor, orçado por foto.",
            "Cabo que se partiu é o caso mais barato; caixa podre, que pede solda, o mais caro. Nos dois, escorar e equilibrar é a maior parte do preço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso abrir o portão na mão para tirar o carro?",
        answers: [
          "Não. Sem um contrapeso, a folha desce de uma vez sobre o carro e as pessoas. O técnico escora e libera a passagem primeiro.",
          "Não levante: seriam dezenas de quilos sem apoio. Avise na mensagem que há carro preso.",
          "Não, nem com várias pessoas. Espere a escora, que é a primeira coisa que o técnico põe.",
        ],
      },
      {
        question: "O motor aguenta sem contrapeso?",
        answers: [
          "Não foi feito para isso: com todo o peso da folha, ele força, queima ou cede. Deixe-o sem energia.",
          "Não. O motor do basculante só move uma folha equilibrada; sozinho, ele trava ou quebra a engrenagem.",
          "Por pouco tempo, e sem segurança nenhuma. Ligá-lo assim pode soltar a folha.",
        ],
      },
      {
        question: "O contrapeso caiu só de um lado. O outro está firme?",
        answers: [
          "Não confie. O cabo que ficou levou um tranco e carga dobrada; trate os dois lados como soltos.",
          "Pode ceder a qualquer momento, pois tem a mesma idade e agora o dobro do peso. Por isso os cabos são trocados em par.",
          "Só depois de examinado. Até lá, ninguém fica perto das colunas.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "Cabos e presilhas comuns costumam caber numa visita. Solda na caixa ou folha torta pede mais dias.",
          "Em geral uma visita, com o equilíbrio. Se a caixa apodreceu, o técnico informa o prazo da solda.",
          "Uma ida costuma bastar quando só o cabo cedeu. Peça sob medida exige outra.",
        ],
      },
    ],
    photo: "fotos de longe do portão e das colunas, sem abrir a caixa e sem entrar embaixo",
  },
  {
    id: "portao-despencou",
    broader: "cabo-arrebentado",
    label: "Portão despencou",
    phrase: "o portão que despencou",
    asks: [
      "desce sozinho bate",
      "desce sozinho bate forte",
      "portão desce sozinho bate forte",
      "desce sozinho batendo",
      "basculante desce sozinho bate",
      "cai sozinho bate",
      "portão despencou",
      "desceu uma vez",
      "caiu uma vez",
      "basculante caiu",
      "basculante despencou",
      "desce sozinho rápido",
      "despenca fechar",
      "caiu direto",
      "desceu sozinho",
      "desce de vez",
      "desce sozinho",
      "descendo sozinho",
      "basculante caiu carro dentro",
      "basculante despencou carro",
      "basculante caiu carro",
      "basculante desabou",
      "portão desabou",
      "basculante caiu sozinho",
    ],
    intent: "emergency",
    answers: {
      any: [
        "O portão basculante que caiu ou está descendo sozinho perdeu o que o segura: cabo, mola, contrapeso ou trava do motor. Se há ferido, ligue antes 192 ou 193. Afaste todos, desligue o disjuntor e não levante nem destrave a folha, porque ela precisa ser escorada pelo técnico; o contato é {shop.hours}.",
        "O portão que despencou ou que desce sozinho e bate forte está com cabo ou mola rompidos, contrapeso solto ou motor que já não segura a folha. Não acione nem destrave, corte a energia no disjuntor e mantenha todos longe. Chame o técnico, {shop.hours}; com alguém ferido, ligue antes 192 ou 193.",
        "O basculante cai de uma vez ou desce sozinho quando o cabo, a mola, o contrapeso ou a trava do motor cede, e uma segunda queda pode ser pior. Não tente levantar a folha nem passe embaixo. Desligue o disjuntor e espere o técnico escorar, {shop.hours}; para ferido, ligue 192 ou 193.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Portão caiu ou desce sozinho: o que fazer agora", "Segurança antes do conserto"],
        slots: [
          [
            "A folha no chão parece firme, mas os braços e os cabos ainda podem estar sob tensão. Depois de uma queda, não teste nada, nem com o controle, nem com a chave.",
            "Mesmo parado, o portão guarda força nos cabos e nos braços, que podem se soltar. Por isso não há teste a fazer com controle, chave ou empurrão.",
            "Depois da queda, um cabo ou braço ainda pode se soltar de repente. Olhe só de longe e deixe o controle e a chave de lado.",
          ],
        ],
        steps: [
          "Veja se alguém se feriu e, nesse caso, ligue primeiro 192 ou 193.",
          "Desligue o disjuntor e guarde os controles.",
          "Não levante, não destrave e não passe por baixo se a folha ficou suspensa.",
          "Se ela está sobre um carro, não mova o carro: ele pode ser o apoio.",
          "Isole os dois lados, fotografe de longe e chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a folha desceu de uma vez", "O que deixa o portão cair"],
        slots: [
          [
            "A folha só fica no alto enquanto cabo, mola ou contrapeso a equilibra. Quando um deles rompe, o peso inteiro desce de uma vez ou passa para o motor, até a porca do fuso, a corrente ou a engrenagem ceder.",
            "Cabo rompido e mola quebrada tiram a sustentação na hora. Com o contrapeso fraco a falha é mais lenta, porque o motor carrega a folha por um tempo, até a rosca do fuso ou a corrente não aguentar.",
            "Quem segura o basculante são os cabos com o contrapeso ou as molas, e o motor só conduz. Sem esse equilíbrio, o portão cai na hora ou sobrecarrega fuso, corrente e engrenagem até que quebrem.",
          ],
          [
            "Quase sempre houve aviso antes, como subida arrastada, descida rápida, estalo, fio de aço solto ou folha torta. O portão que já desce sozinho está perto de cair.",
            "Antes da queda costumam aparecer uma descida mais rápida que a subida, estalos e um lado mais baixo. Se o seu portão por enquanto só desce sozinho, esse já é o aviso.",
            "Os sinais aparecem antes: a folha desce depressa, estala, entorta ou sobe com esforço. Descer sozinha é o último deles.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico conserta o portão que caiu", "Como é o conserto depois da queda"],
        slots: [
          [
            "A folha é escorada e o contrapeso, apoiado, antes de qualquer peça ser solta. Depois o técnico troca o que rompeu; os cabos saem sempre em par, com as roldanas gastas, porque o outro lado sofreu a mesma carga.",
            "O apoio firme da folha e do contrapeso vem antes de mexer em cabo ou mola. Os dois cabos são trocados juntos, com a roldana de canal gasto, que danificaria o cabo novo.",
            "Nenhuma peça é solta enquanto a folha e o contrapeso não estão presos. A que rompeu é substituída, os dois cabos de uma vez se for o caso, e as roldanas são conferidas.",
          ],
          [
            "Por último, o equilíbrio é refeito, e o motor, o braço e o fuso são examinados e regulados antes de o portão voltar ao uso.",
            "Com a folha equilibrada de novo, o técnico testa braço, fuso e motor, regula a força e só então libera o automático.",
            "Antes de religar, a folha é equilibrada; depois são examinados motor, fuso e braço, e o portão passa por alguns ciclos de teste.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que define o valor do conserto", "O que pesa mais no preço"],
        slots: [
          [
            "A maior parte do valor é a mão de obra de escorar, trocar e equilibrar com segurança; cabo e presilhas custam menos. Folha entortada precisa de serralheiro, e braço ou motor forçado pela queda é orçado à parte.",
            "Escorar e equilibrar formam a maior parte do preço, acima dos cabos. Se a queda entortou a folha, quebrou o braço ou forçou o motor, cada item aparece separado, para você aprovar.",
            "O material é a parte menor do valor, e a maior é o trabalho de escorar, montar e equilibrar com cuidado. Danos da queda em folha, braço ou motor são somados separadamente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão que despencou voltou a funcionar. Posso usar?",
        answers: [
          "Não. O que cedeu uma vez pode ceder de novo. Deixe o portão fechado e sem energia até a conferência de cabos, molas e motor.",
          "Não use, porque a queda mostra que a folha perdeu a sustentação e o próximo ciclo pode ser com alguém embaixo.",
        ],
      },
      {
        question: "O portão caiu com o carro dentro. Como tiro?",
        answers: [
          "Só depois que o técnico escorar e erguer a folha, porque passar por baixo ou usar macaco pode derrubar o que restou. Diga ao chamar que há carro preso.",
          "Espere a escora. Levantar a folha no braço ou no macaco é arriscado, e o técnico começa justamente por liberar a passagem.",
        ],
      },
      {
        question: "O motor quebra quando o portão despenca?",
        answers: [
          "Nem sempre. Fuso, braço e suporte sofrem mais, e o motor é testado depois que a folha estiver equilibrada.",
          "Pode quebrar, mas a porca do fuso e o braço costumam ceder antes. O exame é feito depois de refeita a sustentação.",
        ],
      },
      {
        question: "Como evitar que o portão despenque de novo?",
        answers: [
          "Com revisão {visits.home} de cabos, molas, roldanas e equilíbrio e com a troca do par de cabos ao primeiro fio rompido.",
          "A manutenção {visits.home} mostra o cabo desfiado e o contrapeso fraco antes da queda. Se notar descida rápida ou estalo, pare de usar.",
        ],
      },
    ],
    photo: "fotos da folha e das laterais, tiradas de longe",
  },
  {
    id: "cabo-do-portao-arrebentou",
    broader: "cabo-arrebentado",
    label: "Cabo do portão arrebentou",
    phrase: "o cabo do portão que arrebentou",
    asks: [
      "corda aço arrebentou",
      "corda aço quebrou",
      "corda aço soltou",
      "corda portão arrebentou",
      "corda portão quebrou",
      "corda portão soltou",
      "fio aço arrebentou",
      "fio aço quebrou",
      "cabo basculante estourou",
      "cabo basculante arrebentou",
      "cabo basculante rompeu",
      "cabo basculante quebrou",
      "cabo basculante partiu",
      "cabo basculante soltou",
      "cabo estourou",
      "cabo estourado portão",
      "cabo portão estourou fazer",
      "cabo arrebentou fazer",
      "cabo rompeu fazer",
      "cabo quebrou fazer",
      "cabo partiu",
      "conserto basculante cabo",
      "conserto basculante cabo quebrado",
      "conserto basculante cabo arrebentado",
      "conserto cabo quebrado",
      "conserto cabo arrebentado",
      "portão soltou cabo",
      "soltou cabo",
      "cabo soltou",
      "cabo solto portão",
      "portão pendurado",
      "portão pendurado cabo",
      "soltou cabo pendurado",
      "cabo escapou portão",
      "pendurado só lado",
      "cordinha arrebentou",
      "cordinha quebrou",
      "cordinha portão arrebentou",
      "corda arrebentou",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Cabo de aço do portão basculante arrebentado é risco de queda da folha: desligue o disjuntor, afaste pessoas e animais e não passe embaixo, nem com o carro. Não acione o controle nem destrave o motor, que pode ser o que segura o portão. O técnico, com contato {shop.hours}, escora a folha e troca os dois cabos.",
        "Se o cabo de aço do basculante arrebentou, a folha está pendurada no motor e no outro cabo e pode cair. Corte a energia no disjuntor, mantenha todos longe e deixe o portão como está, sem destravar. O conserto troca os dois cabos com a folha escorada, e atendemos {shop.hours}.",
        "Com o cabo do portão basculante arrebentado, não use mais o controle, não destrave e não passe por baixo. Desligue o disjuntor e isole a entrada, porque a folha perdeu o equilíbrio do contrapeso. O técnico a escora e põe um par de cabos novos; chame {shop.hours}.",
        "O cabo de aço que arrebentou ou soltou do contrapeso deixa a folha do basculante presa por um lado só. Afaste todos, desligue o disjuntor e não tente levantar nem baixar o portão. O técnico, chamado {shop.hours}, apoia a folha e o contrapeso antes de trocar os cabos dos dois lados.",
        "Portão basculante com o cabo de aço arrebentado não pode mais ser usado, nem no motor nem na mão, porque a folha cai sem aviso. Baixe o disjuntor, feche a passagem e espere o técnico, que escora o portão e troca o par de cabos. O contato funciona {shop.hours}.",
      ],
      "how-to": [
        "O que fazer agora, com o cabo de aço do portão basculante arrebentado: desligue o disjuntor, tire pessoas e animais de perto e não passe sob a folha. Não destrave o motor, que pode ser o que a segura. Feche o acesso e chame o técnico, {shop.hours}, que escora o portão e troca os dois cabos.",
        "Se o cabo do portão arrebentou, corte a energia no disjuntor, isole a passagem e não toque mais no controle nem na chave. A folha pode cair mesmo parecendo firme. Mande uma foto de longe: o técnico atende {shop.hours} e só move o portão depois de escorado.",
        "Quando o cabo do basculante arrebenta, faça três coisas: disjuntor desligado, todos longe e o portão como está. Ninguém passa embaixo, nem de carro, e ninguém destrava o motor. Fale conosco, {shop.hours}; o técnico coloca escoras e troca o par de cabos.",
        "Cabo de aço arrebentado pede distância: não levante, não amarre e não destrave o portão basculante. Desligue o disjuntor no quadro, bloqueie a entrada e mande foto tirada de longe. Escorar a folha e trocar os dois cabos é serviço do técnico, chamado {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer com o cabo arrebentado", "Primeiros minutos depois que o cabo rompeu"],
        slots: [
          [
            "A folha pesa em geral mais de 80 kg, e o cabo que sobrou carrega tudo sozinho, com a mesma idade do que partiu. Estes passos se fazem a distância.",
            "O outro cabo está agora com a carga dobrada e pode romper em seguida. Siga a ordem sem chegar perto do portão.",
            "Quem segura a folha é um só cabo, junto com o motor, e nenhum dos dois foi feito para isso. Faça o que está ao seu alcance longe do portão.",
          ],
        ],
        steps: [
          "Não aperte mais o controle e desligue o disjuntor do portão.",
          "Afaste pessoas e animais da folha e das colunas, onde corre o contrapeso.",
          "Deixe o carro onde está se ele precisa passar sob a folha.",
          "Não destrave, não amarre e não levante a folha.",
          "Fotografe de longe e chame o técnico.",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca do cabo arrebentado", "O conserto do basculante sem cabo"],
        slots: [
          [
            "Primeiro a folha é escorada e o contrapeso, apoiado. Depois os dois cabos são trocados juntos, na espessura que o peso pede, com presilhas novas. A roldana com o canal gasto também sai, se você aprovar, porque ela corta o cabo novo.",
            "Nada é solto antes de a folha e o contrapeso estarem apoiados. Então saem os dois cabos, o partido e o que sobrou, e entra um par igual, com presilhas novas. As roldanas são examinadas, já que canal gasto estraga qualquer cabo.",
            "O técnico coloca escoras sob a folha, calça o contrapeso e só depois tira os cabos velhos. Os novos são inteiros, da mesma espessura dos dois lados e com presilhas sem uso. Roldana marcada é trocada na mesma hora, com o seu aceite.",
          ],
          [
            "No fim, a folha é equilibrada, e motor, braço e fuso são testados, porque seguraram um peso que não era deles.",
            "Com o equilíbrio refeito, confere-se o que foi forçado, que é motor, fuso e braço, e regulam-se as paradas.",
            "Antes de religar, o portão deve ficar leve e equilibrado. Braço, fuso e motor passam por teste, já que trabalharam com carga demais.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que define o valor da troca do cabo", "Preço da troca do cabo arrebentado"],
        slots: [
          [
            "O cabo é peça barata; o que pesa no valor é escorar, descarregar e equilibrar com segurança. Folha alta ou pesada encarece, e o que a ruptura estragou, como braço, roldana ou chapa, é orçado à parte.",
            "A mão de obra de escora e equilíbrio é a maior parte da conta, e os cabos com presilhas, a menor. O tamanho e o peso do portão mudam o valor, e uma peça que entortou junto é somada em separado.",
            "Na conta, o material pesa pouco perto do trabalho de escorar, montar e equilibrar a folha. O orçamento é grátis por foto, e os estragos da queda, se houver, aparecem em linha própria.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso abrir o portão na mão para tirar o carro?",
        answers: [
          "Não. O peso que o cabo segurava viria todo para quem está embaixo. O técnico escora a folha e libera a passagem primeiro.",
          "Não, mesmo com ajuda: sem cabo, a folha desce de uma vez sobre o carro e as pessoas. Avise na mensagem que há carro preso.",
          "Não abra. Conte que o carro está preso quando chamar, e a saída é a primeira coisa que o técnico libera.",
        ],
      },
      {
        question: "Por que o cabo estourou?",
        answers: [
          "Em geral por desgaste no ponto que dobra na roldana, onde os fios partem um a um. Ferrugem e roldana travada apressam. Fiapos de aço aparecendo são o aviso para trocar antes.",
          "Por ferrugem, roldana presa ou anos de uso. O cabo desfia antes de romper, e essa é a hora de trocar.",
          "Cabos se gastam onde dobram, fio a fio. Umidade e roldana que não gira encurtam a vida, e por isso ela é examinada na troca.",
        ],
      },
      {
        question: "Dá para emendar o cabo?",
        answers: [
          "Não. A emenda não passa na roldana e cede sob carga. Entram dois cabos inteiros, da mesma medida.",
          "Não: nó ou presilha no meio do cabo não suporta a folha, que cairia de novo.",
          "Emenda não serve, porque prende na roldana e se abre com o peso. O cabo precisa ser inteiro de ponta a ponta.",
        ],
      },
      {
        question: "Quanto tempo o conserto leva?",
        answers: [
          "Em geral cabe numa visita, se folha, roldanas e caixas do contrapeso estão em ordem. Folha torta ou caixa enferrujada alonga.",
          "Uma visita costuma bastar para o par de cabos e o equilíbrio. Se algo entortou, o técnico avisa quanto tempo a mais.",
          "Conte com uma única ida quando só o cabo se rompeu. Folha empenada ou caixa corroída aumenta o prazo, que é informado no local.",
        ],
      },
    ],
    photo: "uma foto do portão de longe, mostrando a folha e o lado em que o cabo rompeu",
  },
  {
    id: "trava-de-queda",
    broader: "cabo-arrebentado",
    label: "Trava de queda para basculante",
    phrase: "a trava de queda do basculante",
    asks: [
      "trava queda",
      "freio queda",
      "trava contra queda",
      "antiqueda",
      "anti queda",
      "freio queda portão",
      "trava segurança queda",
      "portão pode cair",
      "basculante pode cair",
      "evitar queda portão",
      "dispositivo antiqueda",
      "portão cair",
      "segurança queda basculante",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, existe trava para o basculante não cair: a trava de queda prende a folha na coluna quando o cabo ou a mola rompe. O portão pode cair se a mola quebrar, e ela reduz esse risco, mas não substitui o cabo bom; vale a pena em folha pesada e em estrutura firme.",
        "O portão basculante pode cair na cabeça de quem passa se cabo, mola ou contrapeso falhar, e a trava anti-queda existe para segurá-lo nesse instante. Cabe em parte dos portões, conforme a coluna; trocar o cabo ao primeiro fio partido continua sendo a proteção principal.",
        "A trava de queda do basculante é o dispositivo de segurança que segura a folha se a mola quebrar ou o cabo romper. Vale a pena instalar onde a coluna é firme, junto com cabos trocados em par e revisão {visits.home} em casa; ninguém fica sob a folha, com ou sem trava.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Sinais de que o portão pode cair", "Avisos que a folha dá"],
        slots: [
          [
            "A queda quase sempre avisa. Ao ver qualquer sinal, desligue o disjuntor, pare de usar e não passe embaixo.",
            "Qualquer um destes sinais já manda parar o portão, com o disjuntor desligado e a passagem vazia.",
            "Olhe de longe, com o portão fechado. Um sinal só já basta para cortar a energia e interditar.",
          ],
        ],
        bullets: [
          "Cabo de aço desfiado ou com fio partido",
          "Folha torta, que sobe mais de um lado",
          "Descida rápida ou pancada no fim",
          "Estalo de aço ou mola com espaço entre as espiras",
          "Solda trincada e ferrugem no ponto do cabo",
        ],
      },
      {
        about: "what",
        headings: ["Como a trava de queda funciona", "O que a trava faz e o que não faz"],
        slots: [
          [
            "A trava fica junto da coluna e, quando o cabo afrouxa ou rompe, um dente ou cunha morde a guia e para a folha em poucos centímetros. É mecânica, sem energia.",
            "Em uso normal, o cabo esticado mantém a trava recolhida; se ele se solta, uma cunha se prende na guia e detém a folha. Funciona sem eletricidade.",
            "O cabo tenso segura o dispositivo aberto, e a perda dessa tensão faz o dente travar na coluna. Não depende da rede nem do motor.",
          ],
          [
            "A trava não corrige cabo velho nem folha desequilibrada, e precisa de coluna e guia firmes. Depois de atuar uma vez, é revista e testada antes de o portão voltar ao uso.",
            "Não serve em estrutura fraca e não dispensa a troca do cabo. Se a trava agiu, o portão só volta depois da revisão.",
            "Cabo gasto e contrapeso errado continuam perigosos com ela. Após segurar uma queda, a trava é examinada com a folha escorada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Cabos, trava e teste"],
        slots: [
          [
            "Com a folha escorada, os dois cabos são vistos fio a fio e trocados em par, junto das roldanas e presilhas gastas. Só depois se fixa a trava em coluna firme.",
            "O técnico apoia a folha e examina cabos, presilhas e roldanas, que é onde o aço se parte. A trava entra em seguida, se a coluna aguenta.",
            "Primeiro a escora, depois o exame dos cabos, trocados sempre os dois. A instalação da trava vem por último, em ponto soldado ou chumbado firme.",
          ],
          [
            "O teste é feito pelo técnico com a folha apoiada, e o contrapeso é equilibrado antes de religar o motor. Onde a estrutura não permite trava, reforçam-se cabo e pivô.",
            "Com apoio, o técnico simula o afrouxamento e confere o travamento, e o equilíbrio é refeito. Sem coluna para ela, reforça-se o que sustenta a folha.",
            "Testa-se o travamento com a folha segura, e o motor volta após o contrapeso certo. Coluna fraca leva a reforço do pivô e do cabo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Toda marca de motor segura a folha se o cabo romper?",
        answers: [
          "Não conte com isso. O motor pode segurar por um tempo, mas não foi feito para carregar a folha, e a porca do fuso quebra.",
          "Nenhuma garante. Fuso e redutor não são peças de sustentação e cedem com o peso inteiro.",
        ],
      },
      {
        question: "De quanto em quanto tempo conferir a trava?",
        answers: [
          "Em casa, {visits.home}; em uso coletivo, {visits.business} ou mais. Depois de batida ou estalo, na hora, com o portão parado.",
          "A residência confere {visits.home}, e o prédio, {visits.business}. Qualquer estalo antecipa a revisão.",
        ],
      },
      {
        question: "Quanto custa a trava de queda?",
        answers: [
          "Ela é orçada com a fixação, conforme a coluna e o peso da folha, e costuma entrar junto com a troca dos cabos. Cabo é a parte menor; solda e escora pesam mais.",
          "O valor reúne peça, solda e o trabalho com escora. Fazer na mesma visita da troca dos cabos sai menos que em duas.",
        ],
      },
      {
        question: "Portão de correr também pode cair?",
        answers: [
          "Pode, se sair do trilho ou perder a guia de cima. A proteção nele é batente firme nas pontas e guia superior ajustada, e não a trava de queda.",
          "Sim, tombando de lado. No deslizante, o que evita é batente, guia superior e roldana boa.",
        ],
      },
    ],
    photo: "fotos com zoom dos cabos, roldanas e da folha inteira",
  },
];
