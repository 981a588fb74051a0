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
        "Se a corrente do portão soltou, caiu ou arrebentou, desligue o disjuntor, não mova nem destrave a folha e não fique embaixo. O técnico prende a folha e recoloca ou troca a corrente e a engrenagem gasta. O orçamento é grátis por foto; a visita só de ajuste, em casa, parte de {price.preventive}, sem peças.",
        "A corrente do portão industrial que está solta ou caiu deixa a folha sem comando: desligue e bloqueie o disjuntor, afaste quem passa e não destrave. O técnico prende a folha, acerta o esticador ou troca a corrente e o pinhão, a engrenagem que puxa os elos. O valor vem por foto da corrente e da etiqueta do motor.",
        "A corrente do basculante frouxa, ou pulando dente, perdeu a tensão ou se gastou e pode escapar, por isso desligue o disjuntor e não use o portão. O técnico prende a folha, ajusta o esticador e vê se há elo ou engrenagem gasta; o ajuste em casa parte de {price.preventive}, sem peças.",
        "A corrente do motor do portão arrebenta ou escapa por folga, elo gasto ou engrenagem com os dentes comidos. Não tente recolocá-la, porque ela pode prender os dedos e a folha pode se mover. O ajuste em casa, feito com a folha presa, parte de {price.preventive}, sem peças; a corrente nova é orçada por foto.",
      ],
      "how-to": [
        "Com a corrente caída ou partida, desligue o disjuntor e deixe a folha como está: quem recoloca ou troca a corrente é o técnico, com a folha presa. A corrente apenas frouxa é esticada no esticador, também por ele; em casa, o ajuste parte de {price.preventive}, sem peças.",
        "Para resolver uma corrente frouxa ou caída, desligue o disjuntor, não mexa na folha e peça a visita. Recolocar exige prender a folha e alinhar a engrenagem e o esticador, e por isso é trabalho de técnico, a partir de {price.preventive} em residência, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com a corrente solta", "Passos seguros até o técnico chegar"],
        slots: [
          [
            "Um dedo entre a corrente e a engrenagem se machuca mesmo em movimento lento, e a folha pode descer ou correr. Deixe a corrente onde caiu e afaste as pessoas.",
            "Sem a corrente, a folha fica solta e pode se mover sozinha. Não ponha a mão na engrenagem nem tente encaixar nada.",
            "A corrente solta já não segura o portão, e tentar encaixá-la com a mão é o que fere. Afaste todos e siga estes passos.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Não mova a folha nem destrave o motor.",
          "Se for basculante ou porta de enrolar, isole a área de baixo.",
          "Fotografe a corrente e a engrenagem de longe, e a etiqueta só com o portão parado e desligado.",
          "Não emende a corrente com arame nem com elo improvisado.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a corrente cai ou arrebenta", "O que gasta ou desalinha a corrente"],
        slots: [
          [
            "Com o uso os elos se alongam, o esticador já não corrige a folga, e a corrente pula. O pinhão, a engrenagem que puxa a corrente, também gasta. Com dentes finos, ele solta até uma corrente nova.",
            "O desgaste alonga os elos, e a corrente frouxa salta. A outra causa é o pinhão, a roda dentada do motor: com os dentes gastos, ele não segura nem uma corrente nova.",
            "A corrente fica mais longa com o desgaste dos elos, e o esticador não alcança mais a folga. Se os dentes do pinhão, a roda que move a corrente, afinaram, ela escapa mesmo esticada.",
          ],
          [
            "O motor desalinhado e a folha pesada também são causas, porque puxam a corrente de lado e dão tranco no elo de emenda.",
            "Um suporte torto faz a corrente sair sempre do mesmo lado, e a folha desequilibrada abre o elo com o tranco.",
            "Quando ela sai sempre pelo mesmo lado, o motor está desalinhado; quando se parte, a folha costuma estar pesada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da corrente", "O ajuste feito pelo técnico"],
        slots: [
          [
            "O técnico prende a folha antes de soltar qualquer coisa. A corrente nova tem o mesmo passo, a distância entre os elos, e um comprimento que deixa o esticador no meio do curso; o pinhão é trocado junto se os dentes afinaram.",
            "Com a folha calçada, saem a corrente e o pinhão gastos e são postos outros do mesmo passo, que é a distância entre os elos. O esticador fica com sobra para os próximos ajustes.",
            "O técnico prende o portão e troca a corrente por outra de mesmo passo, que é a medida do elo, com emenda própria. O pinhão de dentes finos é trocado no mesmo serviço.",
          ],
          [
            "Com o motor e o pinhão alinhados, o técnico regula a força e o ponto de parada, que muda com a corrente nova, lubrifica e testa.",
            "No fim o técnico acerta o alinhamento, as paradas e a força, aplica lubrificante próprio nos elos e faz vários ciclos.",
            "Depois o técnico alinha o motor, lubrifica os elos e regula de novo onde o portão para.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como fazer a corrente durar", "Lubrificação e tensão da corrente"],
        slots: [
          [
            "Use lubrificante próprio para corrente, em camada fina e com o disjuntor desligado, porque a graxa grossa fica por fora e junta areia. A tensão é conferida na revisão, {visits.home} em casa e {visits.business} no comércio.",
            "Com o disjuntor desligado e a corrente limpa, um pouco de lubrificante fluido mantém os elos livres. Excesso e graxa juntam poeira e gastam os elos. A folga é medida na revisão, {visits.home} em residência e {visits.business} em comércio.",
            "Limpe com pano seco e aplique um pouco de spray próprio, com a energia cortada. Na revisão, {visits.home} em casa ou {visits.business} em loja e prédio, o técnico mede a folga e reaperta os suportes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso emendar a corrente do motor?",
        answers: [
          "Só o técnico deve emendar, com elo do mesmo passo e se o resto estiver bom. Uma emenda improvisada abre com o peso da folha.",
          "Em casa, não. A corrente que abriu uma vez mostra desgaste, e outro elo pode ser o próximo.",
        ],
      },
      {
        question: "Quanto custa trocar a corrente do motor?",
        answers: [
          "Depende do passo, do comprimento e do pinhão, que costuma ser trocado junto. A peça é orçada por foto e somada à mão de obra.",
          "Você paga a corrente e o serviço; o pinhão só é trocado se estiver gasto. A foto da etiqueta e da corrente dá o valor antes.",
        ],
      },
      {
        question: "Vale passar para motor de fuso?",
        answers: [
          "Vale comparar quando a corrente e o pinhão acabaram em um motor antigo. O kit basculante novo, para folha de até {width.quarterHp}, parte de {price.lowest} instalado.",
          "Em basculante de casa, sim, se o motor já é velho: o kit novo parte de {price.lowest} instalado. Um motor bom com corrente nova continua funcionando bem.",
        ],
      },
      {
        question: "A corrente manual da porta de enrolar arrebentou. É o mesmo?",
        answers: [
          "Não: se partiu só a corrente de mão, o motor continua funcionando, e ela é trocada na visita. Até lá, não haverá abertura manual na falta de luz.",
          "É outra peça. A porta continua abrindo pelo motor, mas troque a corrente logo, porque é ela que abre a porta sem luz.",
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
      "corrente enferrujada",
      "corrente portão enferrujada",
      "corrente motor enferrujada",
      "corrente seca",
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
        "A corrente do motor de portão antigo se troca sem trocar o motor, se ainda há corrente da mesma medida e a engrenagem está boa. O serviço é feito com a folha presa; a visita com ajuste em casa parte de {price.preventive}, sem peças, e a corrente é somada conforme medida e comprimento.",
        "Trocar a corrente vale a pena em motor antigo que ainda tem força, porque a peça vai por medida e quase sempre se acha. Com engrenagem e motor também no fim, compare com um novo, de {price.homeSwap} na troca em casa; só a regulagem, em residência, começa em {price.preventive}, fora peças.",
        "Para trocar a corrente de um motor de portão antigo, o técnico prende a folha, põe outra da mesma medida e acerta folga e parada. Engrenagem de dentes finos sai junto, e a visita em casa parte de {price.preventive}, sem peças, com a corrente orçada pelo comprimento.",
        "A corrente do portão enferrujada só por fora se limpa com pano e desengripante e depois leva lubrificante de corrente, com o disjuntor desligado. Com elo duro, torto ou de ferrugem funda, ela é trocada, porque pode partir e soltar a folha do basculante. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "Trocar a corrente do motor custa a peça, por medida e comprimento, mais a mão de obra; a visita com regulagem em casa parte de {price.preventive}, sem peças. Esticar é o menor gasto, corrente nova vem depois, e engrenagem com corrente é o maior.",
        "O preço da troca da corrente depende dos elos e da engrenagem: só ajustar a folga fica na visita, desde {price.preventive} em residência, fora peças. Corrente nova soma a peça, e com a engrenagem gasta as duas entram no orçamento.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Ajustar, trocar a corrente ou trocar o motor", "O que o desgaste da corrente mostra"],
        slots: [
          [
            "Corrente apenas frouxa se estica pelo parafuso próprio. Com elo duro, torto ou enferrujado, ou já esticada até o fim, ela acabou; e dente da engrenagem em forma de gancho come a nova, por isso as duas vão juntas.",
            "Folga se tira no esticador enquanto há curso. Elo preso, ferrugem ou esticador no fim pedem outra, com a engrenagem se os dentes estiverem finos ou em gancho.",
            "Se o parafuso ainda estica, basta regular. Acabou o curso, ou o elo endureceu, troca-se; e a engrenagem gasta acompanha, para não estragar a peça nova.",
          ],
          [
            "Motor antigo que ronca, esquenta ou tem folga no eixo não paga a corrente. Perto dos {trade.life}, o dinheiro rende mais no novo.",
            "Com o motor fraco, de {trade.life} de uso, a corrente só adia a troca. Peça os dois valores.",
            "Eixo com folga e motor quente são sinais de fim, sobretudo depois de {trade.life}. Nesse caso compare com outro.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da corrente", "O serviço, em ordem"],
        slots: [
          [
            "A folha é escorada antes de a corrente sair, porque em muitos portões é ela que segura o peso. A nova tem a mesma medida entre elos e o mesmo comprimento, com emenda própria.",
            "Primeiro se prende a folha, que pode estar apoiada na corrente. Depois entra a peça de mesmos elos e comprimento, fechada com emenda adequada.",
            "Escora na folha e energia cortada vêm antes de tudo. A corrente substituta repete medida e número de elos da antiga.",
          ],
          [
            "No fim ela é lubrificada, e folga, parada e força são reguladas. Com a peça em mãos, o serviço costuma caber em uma visita.",
            "Faltam lubrificar, tensionar e acertar o ponto de parada, que muda com a corrente nova. Em geral tudo se faz numa ida.",
            "Depois vêm lubrificação, tensão e regulagem da parada, com vários ciclos de teste na mesma visita.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como fazer a corrente durar", "Lubrificação e tensão da corrente"],
        slots: [
          [
            "Uma camada fina de lubrificante próprio mantém os elos livres, e o excesso junta poeira. A tensão é conferida na revisão, {visits.home} em casa e {visits.business} no comércio.",
            "Use pouco produto fluido, feito para corrente, já que graxa grossa não entra no elo. A folga se mede na revisão, {visits.home} em residência ou {visits.business} em comércio.",
            "Limpe antes de lubrificar, para a pasta escura não virar lixa. Na manutenção, {visits.home} nas casas e {visits.business} nas lojas, a tensão é acertada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Ainda se acha corrente para motor antigo?",
        answers: [
          "Quase sempre, porque ela vai por medida, e não por marca. O que falta em modelo antigo é engrenagem e placa.",
          "Em geral, sim. Com a distância entre elos e o comprimento, há corrente compatível.",
        ],
      },
      {
        question: "Posso trocar a corrente sozinho?",
        answers: [
          "Não é seguro: sem ela a folha pode descer, e um dedo entre corrente e engrenagem se machuca mesmo devagar.",
          "Não. A folha precisa de escora antes, e a parada é regulada depois.",
        ],
      },
      {
        question: "Vale mudar para motor de fuso?",
        answers: [
          "No basculante de casa, sim, quando o motor já é velho: o kit novo instalado parte de {price.lowest}, até {width.quarterHp}.",
          "Se corrente, engrenagem e motor acabaram juntos, vale. Com motor bom, troque só a corrente.",
        ],
      },
      {
        question: "Corrente frouxa é perigosa?",
        answers: [
          "É, porque pula dentes e deixa a folha dar trancos. Se ela escapar num basculante, a folha pode descer, e por isso se para de usar.",
          "Sim. Batendo ou pulando, desligue o disjuntor até a regulagem.",
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
        "O motor de corrente para portão de garagem vale a pena manter enquanto tem força e ainda há peça, porque consertar custa menos que trocar: a visita de ajuste em casa parte de {price.preventive}, sem peças. Para comprar hoje, prefira fuso no basculante ou cremalheira no de correr; a troca fica de {price.homeSwap}.",
        "O motor de corrente para portão de garagem já não vale a pena para quem vai comprar: o de fuso, no basculante, e o de cremalheira, no de correr, fazem menos barulho. Se o seu ainda trabalha bem, a regulagem em casa parte de {price.preventive}, sem peças. Trocar o motor custa de {price.homeSwap}, com mão de obra.",
        "Motor de corrente em portão de garagem se conserta e se regula {em}, a partir de {price.preventive} na visita em casa, sem contar peças. Só vale mantê-lo se há peça e força; no fim da vida, troca-se por fuso, no basculante, ou por cremalheira, no de correr, de {price.homeSwap} com o serviço.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Corrente, fuso ou cremalheira", "Manter a corrente ou mudar de motor"],
        slots: [
          [
            "O motor de corrente tem conserto barato e aceita uma folha um pouco torta. Em troca, faz mais barulho, e a corrente estica e pede óleo. Os motores de fuso e de cremalheira são mais silenciosos e precisam de menos ajuste, mas exigem folha alinhada.",
            "A vantagem da corrente é o conserto simples. A desvantagem é o ajuste, que volta de tempos em tempos. O fuso e a cremalheira fazem menos barulho e não esticam, desde que o portão ande reto.",
            "Quem mantém a corrente convive com barulho, óleo e aperto de tempos em tempos, mas gasta pouco quando a corrente quebra. Quem passa para fuso ou cremalheira tem menos manutenção e precisa acertar a folha antes.",
          ],
          [
            "No basculante de até {width.quarterHp}, o kit novo de fuso, instalado, parte de {price.lowest}. No de correr, a mudança leva motor, barra de cremalheira em toda a folha e, às vezes, base nova.",
            "Mudar para o fuso em basculante de até {width.quarterHp} custa a partir de {price.lowest}, já com instalação. Em portão deslizante entram máquina, cremalheira no comprimento da folha e talvez outra base.",
            "A troca por fuso, no basculante até {width.quarterHp}, começa em {price.lowest} com o kit montado. Já no que corre de lado somam-se motor, metros de cremalheira e a base, quando a antiga não serve.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para a corrente durar", "O cuidado que o motor de corrente pede"],
        slots: [
          [
            "A corrente trabalha com uma pequena folga no meio. Esticada demais, força o eixo. Frouxa, bate e pula da engrenagem. Esticar e emendar são serviço do técnico, com a folha presa.",
            "Batida na partida é sinal de corrente frouxa, que pode saltar da engrenagem; apertada em excesso, ela gasta o eixo. O ajuste é feito com a folha travada, por quem conhece.",
            "O ponto certo é uma leve folga no meio do vão, nem batendo nem tensa. Deixe o aperto e a emenda para o técnico, porque a folha tem de estar segura antes.",
          ],
          [
            "Com o disjuntor desligado e o portão fechado, passe um pano e pouco óleo próprio para corrente. Graxa grossa junta areia; a revisão em casa é {visits.home}.",
            "A limpeza é com pano seco, a energia cortada e a folha fechada, seguida de um fio de óleo próprio. Evite graxa pesada, que prende areia, e marque a revisão {visits.home}.",
            "Um pano e pouco lubrificante de corrente bastam, sempre com o portão parado e sem energia. A graxa comum segura poeira e come os dentes; a revisão residencial é {visits.home}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no conserto da corrente", "Quando o conserto deixa de valer"],
        slots: [
          [
            "Esticar e lubrificar é o conserto mais barato. A emenda, a corrente nova e a engrenagem custam mais, nessa ordem. Se a placa não tem reposição e o eixo também gastou, um motor novo compensa.",
            "Na ordem de custo estão o ajuste, a emenda, a corrente inteira e, por último, a engrenagem com eixo. Se a central já não existe no mercado e a parte mecânica está gasta, compare com a troca.",
            "O ajuste custa menos, a corrente nova fica no meio, e engrenagem com eixo pesa mais. Somados dois reparos grandes ou faltando placa, o motor atual deixa de compensar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de corrente faz mais barulho?",
        answers: [
          "Faz, mesmo bem ajustado, porque a corrente bate nos dentes. Se o ruído aumentou de repente, há folga ou engrenagem gasta.",
          "Sim, mais que o de fuso e o de cremalheira. Ajuste e óleo próprio reduzem bastante; barulho novo pede revisão.",
        ],
      },
      {
        question: "Ainda há peça para motor de corrente?",
        answers: [
          "A corrente, em geral, se acha pela medida do elo. A engrenagem e a placa dependem da marca e da idade do motor. Mande a foto da etiqueta para conferirmos.",
          "Depende do modelo: a corrente se acha pela medida, a central muitas vezes é substituída por compatível, e a engrenagem é a mais difícil.",
        ],
      },
      {
        question: "A corrente arrebentou. O que faço?",
        answers: [
          "Desligue o disjuntor, afaste todos e não destrave o basculante: a folha pode estar presa só pelo motor. Não tente emendar.",
          "Pare de usar, corte a energia no quadro e fotografe de longe. Em basculante, ninguém fica embaixo nem tenta erguer a folha.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "Em basculante, a instalação leva {time.tilting}; em deslizante, {time.sliding}. O motor tem {warranty.motor} de garantia e o serviço, {warranty.installation}.",
          "Conte {time.tilting} no basculante e {time.sliding} no de correr. São {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
        ],
      },
    ],
    photo: "fotos do motor, da corrente parada e do portão inteiro, com a largura da folha",
  },
];
