import type { Concept } from "#domain/knowledge/concept.ts";

export const corrente: Concept = {
  id: "corrente",
  kind: "part",
  label: "Corrente",
  phrase: "a corrente do motor",
  words: [
    "corrente",
    "corrente do motor",
    "corrente de transmissão",
    "corrente de rolos",
    "corrente frouxa",
    "corrente arrebentada",
    "corrente solta",
    "emenda de corrente",
    "pinhão e corrente",
  ],
  gates: ["basculante", "deslizante", "enrolar", "guilhotina"],
  intent: "repair",
  answers: {
    any: [
      "Corrente do portão batendo ou pulando está frouxa, gasta ou com o pinhão comido, e o reparo vai do ajuste de tensão à troca dos dois. O ajuste em casa parte de {price.preventive}, sem peças, e não é preciso outro motor na maioria dos casos.",
      "Barulho de corrente solta no portão automático pede esticar e lubrificar, ou trocar corrente e pinhão se os dentes estão finos. A visita que ajusta a tensão custa a partir de {price.preventive} em residência, fora peças; se ela arrebentou, desligue o disjuntor e não mova a folha.",
      "Problemas com a corrente do motor do portão são folga, elo duro e pinhão gasto, que dão batida e tranco. Ajustar e lubrificar começa em {price.preventive} numa casa, sem peças, e a troca, quando o elo abriu, é feita com a folha presa.",
    ],
    price: [
      "O preço do ajuste da corrente do portão parte de {price.preventive} em casa, sem peças; a troca soma a corrente, pelo passo e comprimento, e quase sempre o pinhão. Só tensão é o mais barato, corrente vem depois, e corrente com pinhão, por último.",
      "Quanto custa a corrente do motor de portão depende do modelo: esticar e lubrificar, {price.preventive} para cima em residência, fora peças, e corrente com pinhão orçada pela etiqueta. Se o motor também acabou, trocá-lo fica de {price.homeSwap}, com mão de obra.",
      "Na corrente do portão, o ajuste custa desde {price.preventive} numa casa, sem contar peças. Corrente nova e pinhão têm preço pelo passo, e o limite é o motor novo, de {price.homeSwap}, instalado.",
    ],
    repair: [
      "Corrente do portão frouxa se ajusta, e com elo gasto ou enferrujado se troca, junto com o pinhão. O ajuste em casa parte de {price.preventive}, sem peças, e o técnico prende a folha antes de soltar a transmissão, porque ela pode se mover.",
      "O reparo da corrente do motor de portão examina pinhão, esticador e peso da folha, já que o elo aberto mostra desgaste no conjunto. Esticar e lubrificar custa desde {price.preventive} em residência, fora peças; a peça nova tem o mesmo passo.",
      "Portão com corrente batendo ou pulando quase sempre se resolve com ajuste, a partir de {price.preventive} numa casa, sem contar peças. Se os dentes do pinhão estão finos, corrente e pinhão são trocados em par, com a folha firme.",
    ],
    emergency: [
      "Corrente do portão arrebentada deixa a folha sem condução: desligue o disjuntor, não passe embaixo e não tente mover. Basculante ou porta de enrolar pode cair, então isole a área; o técnico atende {shop.hours}.",
      "Se a corrente do motor arrebentou, pare de acionar, corte a energia e afaste todos, sobretudo se a folha parou erguida. Não destrave nem emende; chame, {shop.hours}, e o técnico prende o portão antes de trocar.",
    ],
    "how-to": [
      "A corrente do portão se cuida com o disjuntor desligado e o portão fechado: pano seco e pouco lubrificante próprio. Esticar até sobrar cerca de um dedo de folga é do técnico, com a folha presa, desde {price.preventive} em casa, sem peças.",
      "Para ajuste da corrente do motor, o esticador é apertado até a folga indicada, perto de um dedo no meio do vão, com a folha firme. É serviço do técnico, porque soltar a corrente move o portão; a você cabem limpar e lubrificar.",
    ],
    question: [
      "O que precisa ser feito com corrente solta no portão é ajustar a tensão e lubrificar, a partir de {price.preventive} em casa, sem peças. Se houver elo enferrujado ou pinhão fino, troca-se o par, porque corrente nova em pinhão gasto pula.",
      "Corrente do portão frouxa se ajusta; arrebentada ou enferrujada se troca, junto com o pinhão. Não emende com arame, já que ela abre com a folha no alto; o ajuste residencial custa desde {price.preventive}, fora peças.",
    ],
    buying: [
      "Para comprar a corrente do portão, confirme passo, número de elos e pinhão pela etiqueta do motor. Corrente nova em pinhão gasto pula, e por isso os dois costumam ser trocados juntos, com peça e serviço orçados por foto.",
      "A corrente certa do motor de portão tem o passo da antiga e comprimento que deixe o esticador no meio do curso. Veja o pinhão antes de comprar, porque dente fino estraga a nova.",
    ],
  },
  line: [
    "Corrente frouxa bate, pula dente e muda o ponto em que o portão para.",
    "Em motor com corrente, tensão e lubrificação decidem quanto o conjunto dura.",
    "Quando a corrente se gasta, o pinhão costuma ir junto, e os dois são trocados em par.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Onde a corrente trabalha no portão",
        "Motor com corrente: como funciona",
        "Para que serve a corrente",
      ],
      slots: [
        [
          "Um pinhão no motor puxa a corrente de rolos, e ela move a folha ou o eixo da porta, como numa bicicleta. Aparece em basculante antigo, porta de enrolar e deslizante de carga.",
          "O motor gira uma roda dentada, o pinhão, e os elos passam esse giro adiante. Basculante de geração passada e porta de enrolar são os usos mais comuns.",
          "A transmissão é pinhão, corrente e uma segunda roda ou ponto fixo. Porta de enrolar comercial costuma ter uma entre o motor e o eixo.",
          "Corrente de rolos leva a força do motor até a folha ou o rolo. Está em portões mais antigos, em portas de enrolar e em carga pesada.",
        ],
        [
          "Aguenta peso e muitos ciclos e se repara por partes. Em troca, estica com o uso, e esse alongamento se compensa no esticador.",
          "Resiste bem a esforço, desde que a tensão seja conferida. Os elos se alongam com o tempo e pedem ajuste.",
          "A vantagem é a força; a desvantagem, o ajuste periódico. Elo por elo, ela cresce e afrouxa.",
          "Por ser feita de elos, alonga-se aos poucos. O esticador existe para devolver a tensão certa.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de corrente frouxa ou gasta",
        "Batida, rangido e tranco na corrente",
        "Sinais de que a corrente precisa de ajuste",
      ],
      slots: [
        [
          "Batida metálica na partida mostra corrente frouxa, que chicoteia antes de puxar. Estalo forte, com a folha parando um instante, é dente do pinhão pulado.",
          "Se o portão demora a responder e sai com tranco, há folga nos elos. Quando pula, o pinhão está com os dentes finos.",
          "Chicote na partida e na parada é falta de tensão. Ponto de parada que muda de um dia para o outro denuncia dente pulado.",
          "Som de corrente solta vem da folga, e salto vem do pinhão gasto. Ferrugem e elo que não dobra pedem troca, e não ajuste.",
        ],
      ],
      bullets: [
        "Batida na partida: corrente frouxa",
        "Corrente encostando no perfil: folga demais",
        "Elo duro ou enferrujado: troca",
        "Dentes do pinhão pontudos: troca do par",
        "Portão para em lugar diferente: dente pulado",
      ],
    },
    {
      about: "check",
      headings: [
        "O que conferir na corrente sem tocar nela",
        "Inspeção segura da corrente",
        "Antes de chamar: olhe a corrente",
      ],
      slots: [
        [
          "A corrente puxa um dedo para o pinhão num instante, então a inspeção é só visual. Não corte, emende nem estique, porque em muitos portões é ela que segura a folha.",
          "Nada de encostar nos elos: um comando do controle basta para o pinhão prender a mão. Olhe de longe e só se aproxime com o disjuntor desligado.",
          "Um vídeo de lado, fora do caminho da folha, mostra se ela chicoteia. Emenda e esticador ficam como estão.",
          "Veja de longe com o motor ligado, e de perto só sem energia. Soltar a emenda com a folha erguida derruba o portão.",
        ],
      ],
      steps: [
        "Filme um ciclo completo, de lado e fora do caminho da folha.",
        "Desligue o disjuntor com o portão fechado.",
        "Olhe se a corrente está caída, seca, enferrujada ou encostando em alguma chapa.",
        "Fotografe a emenda, o pinhão e a etiqueta do motor, sem pôr a mão nos elos.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Ajuste e troca da corrente",
        "O que o técnico faz na corrente",
        "Serviço na corrente: tensão, pinhão e curso",
      ],
      slots: [
        [
          "O técnico corta a energia, prende ou escora a folha e só então alivia a corrente. Com dentes afinados, corrente e pinhão são trocados juntos, no mesmo passo.",
          "Folha segura e circuito desligado vêm antes de soltar qualquer elo. Peça nova em pinhão gasto dura pouco, e o par é avaliado de uma vez.",
          "Primeiro se firma o portão, depois se mede o alongamento. Basta ajustar e lubrificar, ou entram corrente e pinhão novos.",
          "Portão desequilibrado estica qualquer corrente, por isso o peso da folha é visto antes. Em seguida se ajusta ou se troca o par.",
        ],
        [
          "Depois o fim de curso é regulado, porque a parada muda com a corrente nova. Só o ajuste leva até {trade.smallRepair}.",
          "O curso é refeito na placa e testado em vários ciclos. Esticar e lubrificar toma até {trade.smallRepair}.",
          "A folha deve partir sem batida e parar sempre no mesmo lugar. Um ajuste simples cabe em até {trade.smallRepair}.",
          "Ponto de parada, força e fotocélula são conferidos no fim. Sem troca, são até {trade.smallRepair}.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com a corrente", "Lubrificação e tensão da corrente", "Como fazer a corrente durar"],
      slots: [
        [
          "Lubrificante próprio para corrente, em camada fina e com o disjuntor desligado, mantém os elos livres. Pano seco antes tira a pasta escura, que gasta elo e pinhão.",
          "Pouco produto, fluido e próprio, sobre corrente limpa. Graxa grossa fica por fora e não entra no elo.",
          "Limpe com pano e aplique camada fina, sempre sem energia. Excesso respinga e junta poeira.",
          "Antes do lubrificante, tire a sujeira com pano. Em lugar de poeira, repita a limpeza mais vezes.",
        ],
        [
          "A tensão é conferida na revisão, {visits.home} em casa e {visits.business} em comércio. Tensão certa e lubrificação são o que mais faz a corrente durar.",
          "Casas revisam {visits.home}, portas de comércio, {visits.business}, com ajuste do esticador.",
          "Na revisão, {visits.home} em residência, o técnico mede a folga e reaperta suportes. Uso comercial pede {visits.business}.",
          "Esticador e suportes são vistos {visits.home} em casa, ou {visits.business} onde o uso é maior.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A corrente do portão precisa ficar bem esticada?",
      answers: [
        "A corrente do portão não deve ficar totalmente esticada: uma pequena folga, perto de um dedo, é o certo. Dura demais, força eixo e rolamento.",
        "Precisa de tensão certa, com leve folga no meio. Como corda, estraga o rolamento; solta, come o pinhão.",
        "Não. O manual indica a folga, e corrente apertada demais quebra antes.",
      ],
    },
    {
      question: "Posso emendar a corrente que arrebentou?",
      answers: [
        "Emendar em casa a corrente que arrebentou não é seguro: o elo mostra desgaste geral, e a folha pode cair durante a emenda.",
        "Só com a folha presa e corrente em bom estado, por quem conhece. Com ferrugem ou elos esticados, troca-se.",
        "Não. Elo improvisado abre de novo, às vezes com o portão no alto.",
      ],
    },
    {
      question: "Que óleo passar na corrente do motor?",
      answers: [
        "Na corrente do motor vai lubrificante próprio para corrente, em camada fina, com o disjuntor desligado. Óleo queimado suja e não protege.",
        "O indicado é produto para correntes, que penetra nos elos. Desengripante evapora e deixa o elo seco.",
        "Spray para corrente, pouco, e pano no excesso. Graxa grossa não entra no elo.",
      ],
    },
    {
      question: "Vale trocar motor de corrente por motor de fuso?",
      answers: [
        "Trocar motor de corrente por motor de fuso vale quando o antigo está no fim ou sem peças. Em casa, a troca fica de {price.homeSwap}, com mão de obra.",
        "Só quando o conjunto acabou. Se há peça e o motor está bom, corrente e pinhão novos resolvem.",
        "Depende do motor: bom, conserta-se; gasto, um kit de fuso para basculante de até {width.quarterHp} começa em {price.lowest}.",
      ],
    },
    {
      question: "Por que a corrente vive saindo do pinhão?",
      answers: [
        "A corrente vive saindo do pinhão porque está frouxa, gasta ou desalinhada. Recolocar sem corrigir a causa faz saltar de novo.",
        "A causa comum é desalinhamento ou dente pontudo. O técnico confere tensão e pinhão antes de montar.",
        "Folga ou dente gasto. Não recoloque com a mão: a folha pode se mover.",
      ],
    },
  ],
  photo: "fotos da corrente parada, da emenda, do pinhão e da etiqueta do motor",
  related: ["engrenagem", "lubrificacao", "barulho", "basculante", "enrolar", "motor"],
  topic: "motor-de-portao-fazendo-barulho",
};
