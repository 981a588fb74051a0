import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const broken = ["arrebentou", "arrebentado", "rompeu", "rompido", "partiu", "partido", "quebrou", "quebrado"];
const burst = ["estourou", "estourado", "soltou", "solto", "arrebentar", "escapou"];

/** What must not be used or released, because nothing but the motor holds the leaf. */
export const folhaSemEquilibrio: NarrowConcept[] = [
  {
    id: "cabo-rompido-pode-usar",
    broader: "cabo-arrebentado",
    label: "Pode usar com um cabo rompido?",
    phrase: "o uso do portão com um cabo rompido",
    asks: [
      "cabo aço arrebentou",
      "cabo aço arrebentado",
      "basculante funciona só um cabo aço",
      "cabo que sobrou aguenta peso basculante",
      "continuar abrindo portão lado sem cabo",
      "portão um lado sem cabo",
      "cabo arrebentado como abrir",
      ...combine(
        ["cabo"],
        [...broken, ...burst],
        ["pode usar", "posso usar", "usar", "usando", "posso abrir", "pode abrir", "abrir assim", "funciona", "posso"],
      ),
      ...combine(["cabo"], [...broken, ...burst], ["um lado", "lado só", "só um", "apenas um", "um dos cabos"]),
      ...combine(["basculante cabo"], [...broken, ...burst], ["um lado só usar", "um lado usar", "continuar usando"]),
      "um cabo só usar",
      "um cabo só segura",
      "sem um cabo usar",
      "faltando um cabo usar",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Sim, é perigoso usar o portão com um cabo de aço arrebentado: o outro segura a folha sozinho e pode romper, e ela cai. Não use o portão, nem no motor nem na mão. Desligue o disjuntor, não destrave, afaste as pessoas e chame o técnico, {shop.hours}. Se alguém se feriu, ligue antes 192 ou 193.",
        "Não use: com um cabo de aço arrebentado, o do outro lado segura o peso todo e pode partir, e a folha do basculante cai. Desligue o disjuntor, não destrave o motor e não deixe ninguém passar embaixo. O técnico troca os dois cabos, e o atendimento é {shop.hours}.",
        "Não use o portão com o cabo arrebentado, nem no motor nem na mão, porque o cabo de aço que sobrou trabalha com carga em dobro e pode romper sem aviso. Desligue o disjuntor, não destrave e mantenha todos longe. Os dois cabos são trocados juntos, com atendimento {shop.hours}.",
        "Não, não use nem tente abrir o basculante com um cabo de aço rompido, porque só o outro cabo e o motor estão segurando a folha. Deixe como está, desligue o disjuntor, não destrave e não passe embaixo. O técnico escora a folha e troca os dois cabos, com contato {shop.hours}.",
        "Não use o basculante que arrebentou um cabo de aço, ainda que ele abra. O peso passou todo para o cabo do outro lado, que pode romper e deixar a folha cair. Desligue o disjuntor, não destrave, afaste as pessoas e chame o técnico, {shop.hours}, para trocar os dois cabos.",
        "Com um cabo do portão basculante rompido, não use mais o portão, porque um só cabo de aço não foi feito para o peso da folha e pode falhar a qualquer momento. Desligue o disjuntor e não destrave nem fique embaixo. O par de cabos é substituído com a folha escorada, e atendemos {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora, com um cabo rompido", "Cabo arrebentado: passos imediatos"],
        slots: [
          [
            "A folha que parou no lugar parece firme, mas está presa só por um cabo e pelo motor. Faça o que segue sem chegar perto dela.",
            "Mesmo imóvel, o portão não está seguro: o que o sustenta é um cabo sobrecarregado e o freio do motor. Mantenha distância e siga a ordem.",
            "Não confie na folha parada, porque ela perdeu metade do que a segurava. Faça estes passos de longe, sem tocar em nada do portão.",
            "O portão está pendurado num cabo só, com ajuda do motor, e pode descer de repente. Siga esta lista à distância, sem encostar na folha nem nas colunas.",
            "A folha perdeu um dos dois apoios e pode descer, por mais quieta que esteja. Faça cada passo longe do vão.",
          ],
        ],
        steps: [
          "Não aperte mais o controle e desligue o disjuntor do portão.",
          "Afaste pessoas, animais e carros da folha e das duas colunas.",
          "Não destrave, não amarre, não calce e não levante a folha.",
          "Se o carro ficou dentro, deixe-o lá até o técnico escorar a folha.",
          "Fotografe de longe e chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que um lado só não basta", "O que acontece com o cabo que sobrou"],
        slots: [
          [
            "Cada cabo liga a folha ao contrapeso do seu lado. Sem um deles, a folha fica torta e força a coluna, o braço e o motor. O cabo que ficou tem a mesma idade e o mesmo desgaste do que rompeu.",
            "O basculante é sustentado por dois cabos, um por coluna, cada um com o seu contrapeso. Quando um parte, o outro, que é tão velho quanto ele, carrega tudo. A folha entorta e força o braço e o motor.",
            "Os dois cabos dividem a carga e envelhecem juntos. Quando o primeiro rompe, o segundo, já gasto, passa a levar o dobro do peso. A folha desequilibrada ainda torce a coluna, o braço e o motor.",
            "Há um cabo e um contrapeso em cada coluna, e a folha precisa dos dois para subir reta. Faltando um, ela entorta, força o motor e o braço e deixa todo o peso num cabo igualmente gasto.",
            "Dois cabos dividiam o peso da folha, e agora um só, com os mesmos anos de uso, carrega tudo. A folha ainda sobe inclinada, e essa torção chega à coluna, ao braço e ao motor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico troca o par de cabos", "A troca dos dois cabos"],
        slots: [
          [
            "Primeiro o técnico escora a folha e apoia o contrapeso, e só então solta o que restou do cabo. Entram dois cabos de mesma bitola, com presilhas novas. Roldana gasta, que cortaria o cabo novo, é trocada com o seu aceite.",
            "O serviço começa pelas escoras, com a folha presa e o contrapeso apoiado. Depois são montados dois cabos novos, iguais na grossura e no comprimento, com presilhas novas e as roldanas conferidas.",
            "Nada é solto antes de a folha estar escorada e o contrapeso apoiado. Em seguida o técnico monta dois cabos iguais, põe presilhas novas e verifica as roldanas, que podem ter causado o rompimento.",
            "O primeiro passo é escorar a folha e apoiar o contrapeso, para que não se movam. Depois sai o cabo velho e entra o par novo, de grossura e comprimento iguais, preso por presilhas novas. Roldana com sulco, que cortaria o aço, é trocada se você aprovar.",
            "O técnico prende a folha com escoras, sustenta o contrapeso e só então retira os cabos. Os dois novos têm a mesma bitola e presilhas sem uso. As roldanas são examinadas, porque uma gasta rompe o cabo em pouco tempo.",
          ],
          [
            "Por fim, o equilíbrio da folha é acertado, e o motor volta a funcionar com as paradas e a força reguladas.",
            "O ajuste do contrapeso fecha o trabalho, seguido da regulagem do motor e de alguns ciclos de teste.",
            "Com a folha nivelada e equilibrada, ele religa o motor, ajusta a força e repete a abertura algumas vezes.",
            "Resta equilibrar a folha pelo contrapeso e regular o motor, em força e ponto de parada, com aberturas de prova.",
            "Só depois de a folha ficar nivelada o motor é religado, com a regulagem refeita e alguns ciclos completos.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que define o valor da troca do cabo"],
        slots: [
          [
            "O cabo é peça barata, e o que mais custa é o trabalho de escorar, aliviar o peso e equilibrar com segurança. Folha alta ou pesada encarece. Roldana, braço torto ou motor forçado são orçados em separado.",
            "A maior parte do preço é o trabalho de escora e equilíbrio, e a menor é o par de cabos com as presilhas. Folha alta ou pesada encarece. Dano em roldana, braço ou motor é orçado à parte.",
            "Você paga pelo par de cabos, pelas presilhas e, acima de tudo, pelo serviço de escorar e equilibrar com segurança. O peso e a altura da folha mudam o valor. Se algo entortou ou a roldana gastou, o reparo é combinado antes, à parte.",
            "O que mais pesa no valor é escorar a folha, aliviar a carga e equilibrar de novo; o par de cabos custa menos que isso. Folha grande ou pesada sai mais cara. Braço, roldana ou motor danificado é orçado à parte.",
            "O material é pouco, dois cabos e as presilhas, e o serviço é que custa, ainda mais em folha pesada ou alta. Se a quebra atingiu roldana, braço ou motor, o valor desse reparo é informado antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A folha ficou aberta com o cabo rompido. Como fecho a casa?",
        answers: [
          "Não baixe a folha. Tranque as portas internas, deixe alguém de olho e avise ao chamar que o portão está aberto. O técnico escora e fecha com segurança.",
          "Deixe o portão aberto e feche a casa por dentro, nas outras portas. Diga isso ao chamar, porque muda a urgência; quem desce a folha é o técnico, com escora.",
          "Feche as portas internas e mantenha alguém atento, sem tentar descer a folha. Conte ao atendimento que ela ficou aberta, para o técnico vir preparado para escorar e fechar.",
        ],
      },
      {
        question: "Posso trocar só o cabo que arrebentou?",
        answers: [
          "Não. Os dois cabos trabalham juntos, e um novo ao lado de um velho deixa a folha torta e rompe de novo.",
          "Não compensa: o que sobrou tem a mesma idade e carregou o peso sozinho. Trocar os dois deixa a folha nivelada e evita outra visita.",
          "Troque os dois. Um cabo velho ao lado de um novo estica de outro jeito, desnivela a folha e tende a ser o próximo a partir.",
        ],
      },
      {
        question: "O motor não segura a folha com o cabo rompido?",
        answers: [
          "Por um tempo, talvez. Ele não foi feito para carregar a folha, e o fuso ou o braço pode ceder sem aviso.",
          "Não conte com isso. O motor só conduz o movimento; com o peso em cima, o braço, o fuso ou a fixação pode quebrar.",
          "O motor move a folha equilibrada, não a sustenta. Com o peso sobre ele, fuso, braço ou suporte podem quebrar, e por isso o disjuntor fica desligado.",
        ],
      },
      {
        question: "Quanto tempo leva a troca do par de cabos?",
        answers: [
          "Em geral, uma visita, quando as roldanas e a folha estão inteiras. Caixa de contrapeso enferrujada ou braço torto alonga o serviço.",
          "Costuma caber numa visita só. Se a folha entortou ou a roldana travou, o técnico avisa quanto tempo a mais será preciso.",
          "Se só os cabos sofreram, o técnico costuma terminar na mesma visita. Ferrugem na caixa do contrapeso, roldana presa ou folha torta pedem mais horas.",
        ],
      },
    ],
    photo: "uma foto do portão de longe, mostrando a folha e o lado em que o cabo rompeu",
  },
  {
    id: "desce-ao-destravar",
    broader: "cabo-arrebentado",
    label: "Basculante desce ao destravar",
    phrase: "o basculante que desce ao ser destravado",
    asks: [
      "basculante desce falta energia",
      "basculante desce falta luz",
      "basculante desce acaba luz",
      "basculante desce sem luz",
      "desce sozinho falta energia",
      "desce sozinho falta luz",
      "girar chave basculante vem para baixo",
      ...combine(
        ["desce", "descendo", "desceu", "despenca", "despencou", "cai", "caiu", "caindo", "fecha sozinho", "baixa"],
        ["destrava", "destravar", "destravado", "destravei", "destravo", "destravamento"],
      ),
      ...combine(["desce sozinho", "descendo sozinho"], ["destrava", "destravar", "solta motor", "sem motor"]),
      ...combine(
        ["solto", "soltar", "soltei", "solta"],
        ["trava motor fecha", "trava motor desce", "motor desce sozinho"],
      ),
      "basculante não fica aberto destravado",
      "basculante não para aberto destravado",
      "basculante pesado destravado",
      "basculante pesado quando destrava",
      "não segura aberto destravado",
      "desce sozinho desliga energia",
      "desce sozinho sem energia",
      "desce quando desliga",
    ],
    intent: "question",
    answers: {
      any: [
        "Não é normal o portão basculante descer sozinho quando destrava ou quando desliga a energia: a folha está sem equilíbrio, por contrapeso leve, mola fraca ou cabo rompido, e só o motor a segurava. Não destrave de novo nem passe embaixo; o técnico escora e refaz o equilíbrio, {shop.hours}.",
        "Portão basculante que cai quando destrava está desequilibrado: o contrapeso ou a mola já não compensa a folha, ou um cabo rompeu, e o peso todo ficava no motor. Não destrave com a folha no alto, desligue o disjuntor e afaste todos até o rebalanceamento, com contato {shop.hours}.",
        "Se o portão desce sozinho ao destravar ou na falta de energia, o contrapeso não segura mais a folha, que está sem equilíbrio e pode despencar. Não destrave outra vez, não passe embaixo e deixe o disjuntor desligado; quem acerta é o técnico, com escora, {shop.hours}.",
        "Se o portão basculante desce quando falta energia ou acaba a luz, a folha está sem equilíbrio: só o motor a segurava, porque o contrapeso, a mola ou o cabo já não a sustenta. Desligue o disjuntor, não destrave e não passe embaixo. O técnico escora a folha e refaz o equilíbrio, {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer até o técnico chegar", "Cuidados com a folha sem equilíbrio"],
        slots: [
          [
            "Uma folha de dezenas de quilos não se segura com a mão nem com escora improvisada. Travada no motor, ela está presa só por ele.",
            "Ninguém contém a descida no braço, e calço de madeira não aguenta. O motor travado é a única coisa que a prende, e não por muito tempo.",
            "Não conte com a força de ninguém nem com apoio improvisado. Enquanto estiver travada, a folha depende só do motor.",
          ],
        ],
        steps: [
          "Afaste pessoas, animais e carros da folha.",
          "Com a folha fechada, deixe fechada e desligue o disjuntor.",
          "Com a folha aberta e o motor travado, não destrave nem acione.",
          "Tranque as portas internas se o portão ficou aberto.",
          "Fotografe de longe cabos, molas e colunas e chame.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a folha desce ao destravar", "O que desequilibra o basculante"],
        slots: [
          [
            "Folha equilibrada se move leve e não corre sozinha com o motor solto. Quando desce, o contrapeso ou a mola já não compensa o peso, muitas vezes por chapa, madeira ou vidro acrescentado depois.",
            "O certo é a folha andar leve, sem puxar para baixo. Revestimento, porta social ou chapa nova aumentam o peso, e o contrapeso antigo fica pequeno; a mola também cansa com os anos.",
            "Com o contrapeso certo, ela não dispara quando o motor é solto. O desequilíbrio vem do peso que a folha ganhou em reforma ou da mola que perdeu força.",
          ],
          [
            "Cabo rompido ou fora da roldana e contrapeso que perdeu blocos dão o mesmo resultado, de repente.",
            "Se foi de uma hora para outra, pense em cabo partido, cabo fora da roldana ou bloco que se soltou.",
            "Quando aparece de um dia para o outro, a suspeita é de cabo rompido ou de contrapeso que caiu em parte.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o equilíbrio é refeito", "O conserto: peso, mola ou cabo"],
        slots: [
          [
            "O técnico escora a folha, examina cabos, roldanas e molas e acerta o contrapeso para o peso atual, igual dos dois lados. Cabo e mola gastos são trocados em par.",
            "Com a folha presa em escora, ele compara os dois lados, refaz o contrapeso e troca aos pares o cabo ou a mola que cedeu.",
            "Primeiro vem a escora; depois, cabos, molas e roldanas, um lado e o outro. O contrapeso é corrigido por igual, e o que gastou sai em par.",
          ],
          [
            "Depois confere fuso, braço e engrenagem do motor, que gastam mais quando carregam a folha, e regula a força.",
            "Por fim, vê se o motor sofreu, no fuso e na engrenagem, e deixa a força no mínimo.",
            "O motor é visto por último, porque carregou o que não devia: fuso, braço, engrenagem e força.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do acerto", "Do que depende o valor"],
        slots: [
          [
            "Só acertar o contrapeso custa menos; trocar cabos, molas ou roldanas soma peça e tempo de escora. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
            "A regulagem residencial começa em {price.preventive}, fora peças. Cabos e molas em par, roldana e solda aumentam a conta, mais pelo serviço com escora que pelo material.",
            "O ajuste simples sai a partir de {price.preventive} em casa, sem contar peças. Peso novo, cabos e molas encarecem, porque a folha fica escorada o tempo todo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se pelo motor funciona, posso deixar assim?",
        answers: [
          "Não. O motor carrega um peso que não é dele, gasta antes da hora e, se ceder, a folha cai.",
          "Não é seguro: funciona até a rosca ou o braço ceder. Peça o equilíbrio antes de continuar usando.",
        ],
      },
      {
        question: "E se faltar luz antes do conserto do basculante?",
        answers: [
          "Deixe a folha fechada e saia a pé. Destravar uma folha sem equilíbrio pode derrubá-la.",
          "Use o portão social e deixe a garagem fechada. Não destrave para abrir na mão, nem com ajuda, porque a folha pode cair.",
        ],
      },
      {
        question: "Regular a força do motor resolve?",
        answers: [
          "Não. A força maior só esconde o desequilíbrio e tira a proteção contra esmagamento; o que resolve é refazer o contrapeso.",
          "Não resolve e piora: o motor forçado gasta mais, e a folha deixa de recuar diante de alguém.",
        ],
      },
      {
        question: "Quanto tempo leva o acerto?",
        answers: [
          "O contrapeso simples cabe em {trade.smallRepair}; com cabos ou molas a trocar, reserve a visita inteira.",
          "Depende da causa: regular é rápido, trocar o par de cabos com escora leva bem mais.",
        ],
      },
    ],
    photo: "fotos de longe da folha, dos cabos, das molas e dos contrapesos dos dois lados",
  },
];
