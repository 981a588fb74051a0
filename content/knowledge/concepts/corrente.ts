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
      "A corrente do motor de portão que bate ou pula está frouxa, gasta ou com o pinhão, a roda dentada que a puxa, já comido. O reparo vai do ajuste da tensão à troca das duas peças, quase sempre sem outro motor. O ajuste em casa parte de {price.preventive}, sem peças.",
      "Barulho de corrente solta no portão automático se resolve esticando e lubrificando, ou com corrente e pinhão novos quando os dentes estão finos. A visita que ajusta a tensão custa a partir de {price.preventive} em residência, fora peças. Se a corrente arrebentou, desligue o disjuntor e não mova a folha.",
      "Os defeitos mais comuns na corrente do portão são folga, elo enferrujado e pinhão gasto, que causam batida e tranco na partida. Ajustar e lubrificar começa em {price.preventive} numa casa, sem peças. Quando um elo abre, a troca é feita com a folha presa, porque ela pode se mover.",
    ],
    price: [
      "O preço do ajuste da corrente do portão parte de {price.preventive} em casa, sem peças. Na troca, soma-se a corrente, calculada pelo passo, que é a distância entre os elos, e pelo comprimento. Quase sempre o pinhão entra junto, e por isso o orçamento é feito com a foto da etiqueta do motor.",
      "O preço da corrente do motor de portão depende do modelo: esticar e lubrificar sai a partir de {price.preventive} em residência, fora peças, e a troca com pinhão é orçada pela etiqueta. Se o motor também acabou, colocar um novo em casa fica de {price.homeSwap}, com mão de obra.",
      "Ajustar a corrente do portão custa a partir de {price.preventive} numa casa, sem contar peças, e é o serviço mais comum. Corrente e pinhão novos têm preço pelo passo e pelo comprimento. Compare com a troca do motor residencial, de {price.homeSwap} já instalado, se o conjunto todo estiver gasto.",
    ],
    repair: [
      "A corrente frouxa do motor de portão é ajustada, e a que tem elo gasto ou enferrujado é trocada junto com o pinhão, a roda dentada que a puxa. O ajuste em casa parte de {price.preventive}, sem peças. Antes de soltar a transmissão, o técnico prende a folha, porque ela pode se mover.",
      "O reparo da corrente do portão examina também o pinhão, o esticador e o peso da folha, que costumam ser a causa do desgaste. Esticar e lubrificar custa a partir de {price.preventive} em residência, fora peças. Se for preciso trocar, a corrente nova tem o mesmo passo da antiga.",
      "Portão com corrente batendo ou pulando quase sempre se resolve com o ajuste da tensão, a partir de {price.preventive} numa casa, sem contar peças. Se os dentes do pinhão estão finos, ele e a corrente são trocados na mesma visita, com a folha firme e o disjuntor desligado.",
    ],
    emergency: [
      "A corrente do portão que arrebentou deixa a folha solta do motor: desligue o disjuntor, não passe embaixo e não tente mover. Basculante e porta de enrolar podem cair, e por isso a área deve ficar isolada até a visita. O técnico atende {shop.hours}.",
      "Se a corrente do motor arrebentou, pare de acionar o portão, corte a energia e afaste todos, sobretudo se a folha parou erguida. Não destrave o motor nem tente emendar os elos. O técnico atende {shop.hours} e prende o portão antes de trocar a peça.",
    ],
    "how-to": [
      "A limpeza da corrente do portão pode ser feita em casa, com o disjuntor desligado e a folha fechada: passe um pano seco e pouco lubrificante próprio. Esticar até a folga certa, de cerca de um dedo, é serviço do técnico, com a folha presa, a partir de {price.preventive} em residência, sem peças.",
      "Para ajustar a corrente do motor, o técnico prende a folha e aperta o esticador até sobrar perto de um dedo de folga no meio do vão. Não faça isso sozinho, porque soltar a corrente move o portão. A você cabem a limpeza e a lubrificação, sempre sem energia.",
    ],
    question: [
      "Corrente solta no portão precisa de ajuste de tensão e lubrificação, a partir de {price.preventive} em casa, sem peças. Se houver elo enferrujado ou pinhão com dente fino, troca-se o par, porque uma corrente nova em pinhão gasto continua pulando.",
      "A corrente frouxa do portão se ajusta, e a arrebentada ou enferrujada se troca, junto com o pinhão. Não emende com arame, porque a emenda abre com a folha no alto. O ajuste residencial custa a partir de {price.preventive}, fora peças.",
    ],
    buying: [
      "Para comprar a corrente do portão, confirme pela etiqueta do motor o passo, que é a distância entre os elos, e o comprimento. Veja também o pinhão: corrente nova em dente gasto pula, e por isso os dois costumam ser trocados juntos. Peça e serviço são orçados por foto.",
      "A corrente certa do motor de portão tem o mesmo passo da antiga e um comprimento que deixe o esticador no meio do curso. Examine os dentes do pinhão antes de comprar, porque, se estiverem finos, a peça nova se gasta em pouco tempo.",
    ],
  },
  line: [
    "Corrente frouxa bate, pula dente e muda o ponto em que o portão para.",
    "Tensão e lubrificação decidem quanto dura a corrente do motor.",
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
          "O pinhão, a roda dentada do motor, puxa a corrente como numa bicicleta, e ela move a folha ou o eixo da porta. Esse sistema aparece em basculantes antigos, portas de enrolar e portões de correr pesados.",
          "O motor gira uma roda dentada, chamada pinhão, e os elos da corrente passam o movimento adiante. Os usos mais comuns são a porta de enrolar, o basculante de geração passada e o deslizante de carga.",
          "A força do motor chega ao portão por três peças: o pinhão, a corrente de rolos e uma segunda roda ou um ponto fixo na folha. Portas de enrolar comerciais costumam usar esse conjunto entre o motor e o eixo.",
          "A corrente de rolos liga o pinhão do motor à folha, ou ao rolo da porta de aço. Ela é encontrada em portões mais antigos, em portas de enrolar e onde o peso é grande.",
        ],
        [
          "A corrente aguenta peso e muitos ciclos e pode ser reparada por partes. Em troca, alonga-se com o uso, e o esticador precisa compensar essa folga de tempos em tempos.",
          "A grande vantagem desse sistema é a resistência ao esforço, desde que a tensão seja conferida. Os elos ganham folga com os anos e pedem ajuste.",
          "Força é o ponto alto da corrente, e o ajuste periódico é o preço dela. Cada elo cede um pouco com o tempo, e o conjunto inteiro fica frouxo.",
          "Por ser feita de elos, a corrente cresce aos poucos e começa a bater. O esticador existe para devolver a tensão certa sem trocar a peça.",
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
          "A batida metálica na partida mostra que a corrente está frouxa e chicoteia antes de puxar. Um estalo forte, com a folha parando um instante, indica que ela pulou um dente do pinhão.",
          "Se o portão demora a responder e sai com tranco, há folga nos elos. Quando a corrente pula durante o movimento, os dentes do pinhão já estão finos.",
          "O chicote na partida e na parada vem da falta de tensão. Se o portão para cada dia num lugar diferente, a corrente está saltando dentes.",
          "O barulho de corrente solta vem da folga, enquanto o salto vem do pinhão gasto. Elo enferrujado ou que não dobra já não se recupera com ajuste e precisa ser trocado.",
        ],
      ],
      bullets: [
        "Batida na partida: corrente frouxa, que precisa de tensão",
        "Corrente encostando no perfil: folga além do normal",
        "Elo duro ou enferrujado: corrente no fim da vida",
        "Dentes do pinhão pontudos: corrente e pinhão para trocar juntos",
        "Portão que para em lugar diferente: dente pulado",
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
          "A inspeção da corrente é só visual, porque ela puxa um dedo para o pinhão num instante. Não corte, não emende nem estique: em muitos portões é a corrente que segura a folha.",
          "Não encoste nos elos, já que um comando do controle basta para prender a mão no pinhão. Olhe de longe com o motor em uso e só se aproxime com o disjuntor desligado.",
          "Um vídeo feito de lado, fora do caminho da folha, mostra se a corrente chicoteia. A emenda e o esticador não devem ser soltos, porque o portão pode se mover sozinho.",
          "Com o motor ligado, observe de longe; de perto, só depois de cortar a energia. Soltar a emenda com a folha erguida derruba o portão.",
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
          "O técnico corta a energia, prende ou escora a folha e só então alivia a corrente. Se os dentes estão afinados, corrente e pinhão são trocados juntos, no mesmo passo.",
          "Folha segura e circuito desligado vêm antes de soltar qualquer elo. Como a peça nova se estraga em pinhão gasto, as duas são examinadas de uma vez.",
          "Primeiro o portão é firmado, e depois se mede quanto a corrente esticou. Conforme o desgaste, basta tensionar e lubrificar, ou entram corrente e pinhão novos.",
          "O peso da folha é visto logo no início, porque um portão desequilibrado estica qualquer corrente. Com ele preso, o técnico ajusta a tensão ou substitui o conjunto.",
        ],
        [
          "A parada do portão é regulada de novo, porque muda junto com a tensão da corrente. Só o ajuste leva até {trade.smallRepair}.",
          "O percurso é gravado outra vez na placa e testado em vários ciclos. Quando basta esticar e lubrificar, a visita dura até {trade.smallRepair}.",
          "No fim, a folha deve partir sem batida e chegar sempre ao mesmo ponto. Um ajuste simples toma até {trade.smallRepair}, com os testes.",
          "Ponto de parada, força do motor e fotocélula são conferidos antes da entrega. Sem troca de peça, o trabalho cabe em até {trade.smallRepair}.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com a corrente", "Lubrificação e tensão da corrente", "Como fazer a corrente durar"],
      slots: [
        [
          "Uma camada fina de lubrificante próprio para corrente, passada com o disjuntor desligado, mantém os elos livres. Antes, tire com um pano seco a pasta escura, que gasta elo e pinhão.",
          "O produto certo é fluido e feito para correntes, aplicado em pouca quantidade sobre os elos limpos. A graxa grossa fica por fora e não chega ao pino, que é onde há atrito.",
          "Limpe os elos com pano e aplique pouco lubrificante, sempre sem energia no motor. O excesso respinga na folha e junta poeira, que vira uma pasta abrasiva.",
          "A sujeira deve sair antes do lubrificante, para não ser levada para dentro dos elos. Onde há muita poeira, como em galpão e oficina, a limpeza precisa ser mais frequente.",
        ],
        [
          "A tensão da corrente é conferida na revisão, {visits.home} em casa e {visits.business} no comércio. Mantida no ponto, ela poupa também o pinhão e os rolamentos.",
          "Em residência, a revisão se faz {visits.home}, e em porta de comércio, {visits.business}, com ajuste do esticador e aperto dos suportes.",
          "O técnico mede a folga e reaperta os suportes na visita de manutenção, que se repete {visits.home} na casa e {visits.business} onde o uso é comercial.",
          "Esticador e suportes precisam de conferência {visits.home} em casa, ou {visits.business} onde o portão abre muito. É nessa visita que se percebe o pinhão gasto, antes que a corrente pule.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A corrente do portão precisa ficar bem esticada?",
      answers: [
        "Não: o certo é uma pequena folga, perto de um dedo. Apertada demais, a corrente força eixo e rolamento.",
        "Ela precisa de tensão com uma leve folga no meio. Dura como corda, estraga o rolamento; solta, gasta o pinhão.",
        "Não. O manual do motor indica a folga, e a corrente apertada demais quebra antes do tempo.",
      ],
    },
    {
      question: "Posso emendar a corrente que arrebentou?",
      answers: [
        "Não é seguro: os outros elos têm o mesmo desgaste, e a folha pode cair durante o serviço.",
        "A emenda só se faz com a folha presa e a corrente em bom estado, por um técnico. Com ferrugem ou elos esticados, a peça é trocada.",
        "Não. O elo improvisado abre de novo, às vezes com o portão no alto.",
      ],
    },
    {
      question: "Que óleo passar na corrente do motor?",
      answers: [
        "Lubrificante próprio para corrente, em camada fina, com o disjuntor desligado. Óleo queimado suja e não protege.",
        "O indicado é um produto para correntes, que penetra nos elos. O desengripante evapora e deixa o metal seco.",
        "Use spray para corrente, em pouca quantidade, e tire o excesso com pano. Graxa grossa não entra no elo.",
      ],
    },
    {
      question: "Vale trocar motor de corrente por motor de fuso?",
      answers: [
        "Vale quando o antigo está no fim ou sem peças. Em casa, a troca fica de {price.homeSwap}, com mão de obra.",
        "Só vale quando o conjunto acabou. Se há peça e o motor está bom, corrente e pinhão novos resolvem por menos.",
        "Depende do estado do motor: se está bom, conserta-se; se está gasto, um kit de fuso para basculante de até {width.quarterHp} começa em {price.lowest}, instalado.",
      ],
    },
    {
      question: "Por que a corrente vive saindo do pinhão?",
      answers: [
        "Porque está frouxa, gasta ou desalinhada. Recolocada sem corrigir a causa, ela salta de novo.",
        "A causa comum é desalinhamento ou dente pontudo, e o técnico confere a tensão e o pinhão antes de montar.",
        "Quase sempre por folga ou por dente gasto. Não recoloque com a mão, porque a folha pode se mover.",
      ],
    },
  ],
  photo: "fotos da corrente parada, da emenda, do pinhão e da etiqueta do motor",
  related: ["engrenagem", "lubrificacao", "barulho", "basculante", "enrolar", "motor"],
  topic: "motor-de-portao-fazendo-barulho",
};
