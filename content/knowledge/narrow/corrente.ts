import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const corrente: NarrowConcept[] = [
  {
    id: "corrente-caiu",
    broader: "corrente",
    label: "Corrente do motor caiu ou arrebentou",
    phrase: "a corrente do motor que caiu ou arrebentou",
    asks: [
      "porta enrolar corrente arrebentou",
      "porta enrolar corrente caiu",
      "porta enrolar corrente quebrou",
      "corrente caiu",
      "corrente caindo",
      "corrente saiu",
      "corrente saindo",
      "corrente soltou",
      "corrente solta",
      "corrente escapou",
      "corrente arrebentou",
      "corrente arrebentada",
      "corrente quebrou",
      "corrente quebrada",
      "corrente frouxa",
      "corrente batendo",
      "corrente pulando",
      "corrente arrebentada motor",
      "corrente arrebentada [marca]",
      "corrente arrebentada motor [marca]",
      "corrente [marca] arrebentou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Corrente do portão que soltou, caiu ou arrebentou deixa a folha sem condução: desligue o disjuntor, não mova nem destrave o portão e não fique embaixo. Com a folha presa, o técnico troca ou ajusta corrente e engrenagem; em casa, só o ajuste parte de {price.preventive}, sem peças.",
        "A corrente do basculante frouxa, ou pulando dente, gastou ou perdeu a tensão e pode escapar: desligue o disjuntor e não ajuste com o motor ligado. O técnico prende a folha, acerta o esticador e vê se elo ou pinhão gastou; o ajuste residencial começa em {price.preventive}, fora as peças.",
        "Se a corrente do motor do portão soltou ou arrebentou, a causa costuma ser folga, elo gasto ou dente comido do pinhão, a engrenagem que a puxa. Não tente recolocar, porque ela prende os dedos; o ajuste em casa, com a folha presa, custa a partir de {price.preventive}, sem peças.",
      ],
      "how-to": [
        "Com a corrente caída ou partida, desligue o disjuntor e deixe a folha como está: quem recoloca ou troca é o técnico, com a folha presa. Frouxa, ela é esticada pelo parafuso do esticador; em casa, o ajuste parte de {price.preventive}, sem peças.",
        "Para lidar com a corrente frouxa ou caída, desligue o disjuntor, não mexa na folha e mande fotos. Recolocar exige prender a folha e alinhar pinhão e esticador, trabalho de técnico, a partir de {price.preventive} em residência, fora as peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com a corrente solta", "Passos seguros até o técnico chegar"],
        slots: [
          [
            "Dedo entre corrente e engrenagem se machuca mesmo em movimento lento, e a folha pode descer ou correr. Deixe a corrente onde caiu e cuide da área.",
            "Sem a tensão da corrente, a folha fica solta e pode se mover sozinha. Não ponha a mão na engrenagem nem tente encaixar nada.",
            "A corrente solta já não segura o portão, e encaixá-la com a mão é o que fere. Afaste todos e siga estes passos.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Não mova a folha nem destrave o motor.",
          "Se for basculante ou porta de enrolar, isole a área de baixo.",
          "Fotografe de longe a corrente, a engrenagem e a etiqueta.",
          "Não emende com arame nem com elo improvisado.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a corrente cai ou arrebenta", "Folga, pinhão gasto e desalinhamento"],
        slots: [
          [
            "Com o uso os elos se alongam, o esticador não dá mais conta e a corrente pula. Pinhão, a engrenagem que a puxa, com dentes finos ou em gancho solta até corrente nova.",
            "Elo gasto alonga a corrente, que passa da regulagem e salta. O outro culpado é o pinhão de dentes comidos, a roda dentada do motor, que não segura nem uma corrente nova.",
            "A corrente cresce com o desgaste dos elos e fica frouxa além do que o esticador corrige. Se os dentes do pinhão, a roda que a move, afinaram, ela escapa de qualquer jeito.",
          ],
          [
            "Motor fora de alinhamento e folha pesada completam a lista, porque puxam a corrente de lado e dão tranco no elo de emenda.",
            "Suporte torto faz a corrente sair sempre do mesmo lado, e folha desequilibrada abre o elo com o tranco.",
            "Quando ela sai sempre pelo mesmo lado, o motor está desalinhado; quando parte, a folha costuma estar pesada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da corrente", "O ajuste feito pelo técnico"],
        slots: [
          [
            "A folha é presa antes de soltar qualquer coisa. A corrente nova tem o mesmo passo, a distância entre os elos, e o comprimento certo para o esticador ficar no meio do curso; o pinhão vai junto se os dentes afinaram.",
            "Com a folha calçada, saem corrente e pinhão gastos e entram outros do mesmo passo, a medida dos elos. O esticador fica com sobra para os próximos ajustes.",
            "Primeiro se segura o portão; depois se troca a corrente por outra de igual passo, que é a medida do elo, com emenda própria. Pinhão de dente fino sai na mesma hora.",
          ],
          [
            "Alinhados motor e pinhão, regulam-se força e ponto de parada, que muda com a corrente nova, e tudo é lubrificado e testado.",
            "No fim acertam-se alinhamento, paradas e força, com lubrificante próprio nos elos e vários ciclos.",
            "Depois vêm o alinhamento, a lubrificação e a nova regulagem de onde o portão para.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como fazer a corrente durar", "Lubrificação e tensão da corrente"],
        slots: [
          [
            "Use lubrificante próprio para corrente, em camada fina, com o disjuntor desligado: graxa grossa fica por fora e junta areia. A tensão é conferida na revisão, {visits.home} em casa e {visits.business} no comércio.",
            "Pouco lubrificante fluido, sobre a corrente limpa e sem energia, mantém os elos livres; excesso e graxa viram lixa com a poeira. A folga se mede na revisão, {visits.home} em residência e {visits.business} em comércio.",
            "Limpe com pano seco e aplique spray próprio, pouco, com a energia cortada. Na revisão, {visits.home} em casa ou {visits.business} em loja e prédio, o técnico mede a folga e reaperta os suportes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso emendar a corrente do motor?",
        answers: [
          "Só o técnico, com emenda do mesmo passo, e se o resto estiver bom. Uma emenda improvisada abre em carga.",
          "Em casa, não. Corrente que abriu uma vez mostra desgaste no conjunto, e o elo ao lado é o próximo.",
        ],
      },
      {
        question: "Quanto custa trocar a corrente do motor?",
        answers: [
          "Depende do passo, do comprimento e do pinhão, que costuma ir junto. A peça é orçada por foto, somada à mão de obra.",
          "Pagam-se corrente e serviço; o pinhão entra se estiver gasto. A foto da etiqueta e da corrente dá o valor antes.",
        ],
      },
      {
        question: "Vale passar para motor de fuso?",
        answers: [
          "Vale comparar quando corrente e pinhão acabaram em motor antigo. O kit basculante novo, para folha de até {width.quarterHp}, parte de {price.lowest} instalado.",
          "Em basculante de casa, sim, se o motor já é velho: o kit novo começa em {price.lowest}. Motor bom com corrente nova segue bem.",
        ],
      },
      {
        question: "A corrente manual da porta de enrolar arrebentou. É o mesmo?",
        answers: [
          "Não: se partiu só a corrente de mão, o motor segue funcionando, e ela é trocada na visita. Até lá, não haverá abertura manual na falta de luz.",
          "É outra peça. A porta continua abrindo pelo motor, mas fique sem forçar e troque logo, porque é ela que abre sem luz.",
        ],
      },
    ],
    photo: "fotos da corrente, do pinhão e da etiqueta do motor, tiradas sem mover a folha",
  },
  {
    id: "trocar-corrente-do-motor",
    broader: "corrente",
    label: "Troca da corrente do motor",
    phrase: "a troca da corrente do motor",
    asks: [
      "trocar corrente",
      "troca corrente",
      "trocar corrente motor",
      "trocar corrente portão",
      "trocar corrente motor portão",
      "trocar corrente motor antigo",
      "corrente motor antigo",
      "corrente motor portão antigo",
      "corrente velha trocar",
      "corrente gasta trocar",
      "corrente enferrujada trocar",
      "corrente nova motor portão",
      "substituir corrente motor",
    ],
    intent: "repair",
    answers: {
      any: [
        "A corrente do motor de portão antigo se troca, sem trocar o motor, se ainda há corrente da mesma medida e a engrenagem que a puxa está boa. O serviço é feito com a folha presa; a visita com ajuste em casa parte de {price.preventive}, sem peças, e a corrente sai pela foto.",
        "Trocar a corrente vale a pena em motor que ainda tem força: a peça é achada pela medida, mesmo em modelo antigo. Se a engrenagem e o motor também estão no fim, compare com um novo, de {price.homeSwap} na troca em casa, com mão de obra.",
        "Na troca da corrente, o técnico prende a folha, põe outra da mesma medida, muda a engrenagem de dentes finos e acerta a folga e a parada. A foto da etiqueta, da corrente e da engrenagem diz se há a peça e quanto fica, antes da visita.",
      ],
      price: [
        "Trocar a corrente do motor custa a peça, que vai por medida e comprimento, mais a mão de obra, a partir da visita de {price.preventive} em casa, sem peças. Com a engrenagem gasta, ela é orçada junto; a foto das duas e da etiqueta dá o valor, sem custo.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Ajustar, trocar a corrente ou trocar o motor", "O que o desgaste mostra"],
        slots: [
          [
            "Corrente só frouxa se estica pelo parafuso próprio; com elo duro, torto ou enferrujado, troca-se.",
            "Se ela já foi esticada até o fim e continua batendo, acabou: é hora da nova.",
          ],
          [
            "Dente da engrenagem em forma de gancho come a corrente nova, e por isso as duas vão juntas.",
            "Engrenagem de dentes finos ou pontudos é trocada no mesmo serviço.",
          ],
          [
            "Motor antigo que ronca, esquenta ou tem folga no eixo não paga a corrente: o dinheiro rende mais no novo.",
            "Com o motor fraco ou sem peça, a corrente nova só adia; peça os dois orçamentos.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca", "O serviço, em ordem"],
        slots: [
          [
            "A folha é presa antes de a corrente sair, porque em muitos portões é ela que segura o peso.",
            "Primeiro se escora ou se trava a folha; depois se solta a corrente.",
          ],
          [
            "A corrente nova tem a mesma medida entre os elos e o mesmo comprimento, com emenda própria.",
            "Medida e número de elos são os da antiga, para o esticador ficar no meio do curso.",
          ],
          [
            "No fim, a corrente é lubrificada, e o ponto de parada, que muda com ela, é acertado.",
            "Folga, parada e força são reguladas, e o portão é testado várias vezes.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Ainda se acha corrente para motor antigo?",
        answers: [
          "Quase sempre, porque ela vai por medida, e não por marca. O que costuma faltar em modelo antigo é engrenagem e placa.",
          "Em geral, sim: com a medida entre os elos e o comprimento, há corrente compatível.",
        ],
      },
      {
        question: "Posso trocar a corrente sozinho?",
        answers: [
          "Não é seguro: sem ela a folha pode descer, e um dedo entre a corrente e a engrenagem se machuca mesmo devagar.",
          "Não. A folha precisa ser presa antes, e a parada é regulada depois; é serviço de técnico.",
        ],
      },
      {
        question: "Vale mudar para motor de fuso?",
        answers: [
          "No basculante de casa, sim, quando o motor já é velho: o kit novo instalado parte de {price.lowest}, até {width.quarterHp}.",
          "Se corrente, engrenagem e motor acabaram juntos, sim. Com o motor bom, troque só a corrente.",
        ],
      },
    ],
    photo: "fotos da corrente, da engrenagem e da etiqueta do motor, tiradas sem mover a folha",
  },
  {
    id: "motor-de-corrente",
    broader: "corrente",
    label: "Motor de corrente",
    phrase: "o motor de corrente",
    asks: [
      "motor corrente garagem",
      "motor corrente portão garagem",
      "motor corrente casa",
      "motor corrente residencial",
      "motor corrente vale pena",
      "motor corrente presta",
      "motor corrente bom",
      "motor corrente comprar",
      "comprar motor corrente",
      "motor tipo corrente portão",
      "motor acionamento corrente",
      "motor movido corrente",
      "ainda existe motor corrente",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Para motor de corrente em portão de garagem {em}, consertamos o que você já tem, com corrente e engrenagem na medida; se ele está no fim, trocamos por um de fuso, no basculante, ou de cremalheira, no de correr. A visita de ajuste em casa parte de {price.preventive}, sem peças, e a troca fica de {price.homeSwap}.",
        "Motor de corrente em portão de garagem vale manter enquanto tem força e peça; para comprar hoje, prefira o de fuso no basculante e o de cremalheira no de correr, que fazem menos barulho e não afrouxam. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Hoje o motor de corrente é pouco usado em garagem de casa: o de fuso, no basculante, e o de cremalheira, no de correr, pedem menos ajuste. Se o seu funciona, regular e lubrificar custa menos que trocar, a partir de {price.preventive} na visita em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Corrente, fuso ou cremalheira na garagem", "Manter a corrente ou mudar"],
        slots: [
          [
            "A corrente aguenta folha um pouco torta e se conserta fácil; em troca, faz barulho, estica e pede óleo.",
            "O ponto forte da corrente é o conserto barato; o fraco é o ajuste, que volta de tempos em tempos.",
          ],
          [
            "No basculante de até {width.quarterHp}, o kit novo de fuso, instalado, parte de {price.lowest}.",
            "Quem muda para o fuso, no basculante de até {width.quarterHp}, paga a partir de {price.lowest}, com a instalação.",
          ],
          [
            "No de correr, mudar para cremalheira pede motor novo e a barra de dentes em toda a folha.",
            "Em portão de correr, a troca leva motor, cremalheira e, às vezes, base nova; a foto dá o valor.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para a corrente durar", "O cuidado que o motor de corrente pede"],
        slots: [
          [
            "A corrente tem de ter uma pequena folga no meio: esticada demais, força o eixo; frouxa, bate e pula.",
            "Corrente que bate na partida está frouxa; peça o ajuste antes que ela pule da engrenagem.",
          ],
          [
            "Com o disjuntor desligado e o portão fechado, passe pano e pouco lubrificante próprio para corrente.",
            "Óleo próprio, em pouca quantidade, e nada de graxa grossa, que junta areia.",
          ],
          [
            "Esticar, emendar e recolocar é do técnico, com a folha presa; a revisão em casa é {visits.home}.",
            "Marque a revisão {visits.home}: folga, dentes da engrenagem e parada são conferidos juntos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de corrente faz mais barulho?",
        answers: [
          "Faz, mesmo bem ajustado. Se o barulho aumentou de repente, é folga ou engrenagem gasta.",
          "Sim, mais que o de fuso e o de cremalheira. Ajuste e óleo próprio baixam bastante.",
        ],
      },
      {
        question: "Ainda há peça para motor de corrente?",
        answers: [
          "Corrente, em geral, sim, pela medida; engrenagem e placa dependem do modelo. A foto da etiqueta responde.",
          "Depende da marca e da idade. Mande a foto da etiqueta, e dizemos o que ainda se acha.",
        ],
      },
      {
        question: "A corrente arrebentou. O que faço?",
        answers: [
          "Desligue o disjuntor, afaste todos e não destrave o basculante: a folha pode estar presa só pelo motor.",
          "Pare de usar, desligue o disjuntor e mande uma foto de longe. Não tente emendar.",
        ],
      },
    ],
    photo: "fotos do motor, da corrente parada e do portão inteiro, com a largura da folha",
  },
];
