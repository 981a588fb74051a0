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
      "Corrente de portão batendo ou pulando quase sempre está frouxa, gasta ou com o pinhão comido. A correção vai do ajuste de tensão à troca de corrente e pinhão, sem precisar de outro motor.",
      "Um motor com corrente dura bem se ela estiver na tensão certa e lubrificada. Elo duro, ferrugem ou folga demais gastam o pinhão, causam tranco e podem fazê-la saltar no meio do percurso.",
      "Se a corrente do portão caiu ou arrebentou, desligue o disjuntor e não mova a folha, que ficou sem condução. O técnico prende o portão, troca corrente e pinhão no mesmo passo e acerta a tensão.",
    ],
    price: [
      "O preço da corrente varia com o passo, o comprimento e o estado do pinhão, que muitas vezes é trocado junto; a visita em casa parte de {price.preventive}, sem peças. Um vídeo do portão andando e a foto da etiqueta dão o total, sem custo.",
      "Ajustar a tensão da corrente cabe numa revisão, a partir de {price.preventive} em casa, sem peças. Corrente e pinhão novos têm o valor definido pelo modelo do motor, que a foto da etiqueta mostra.",
    ],
    repair: [
      "Uma corrente frouxa se ajusta; com elo gasto ou enferrujado, se troca. O técnico prende a folha antes de soltar a transmissão, confere o pinhão e regula o curso, porque a troca muda o ponto de parada.",
      "Consertar a corrente é mais do que refazer a emenda: o elo que abriu mostra desgaste no conjunto. Examinam-se pinhão, esticador e peso da folha, e a peça nova tem o mesmo passo da antiga.",
    ],
    emergency: [
      "Uma corrente arrebentada deixa a folha sem condução: desligue o disjuntor, não passe embaixo e não tente mover o portão. Se for basculante ou porta de enrolar, isole a área até o técnico prender a folha.",
      "Se a corrente arrebentou, pare de acionar e desligue o disjuntor. Mantenha pessoas e animais longe da folha, principalmente se ela parou erguida, e chame o técnico, que atende {shop.hours}.",
    ],
    "how-to": [
      "Corrente de portão se estica pelo parafuso do esticador até sobrar cerca de um dedo de folga no meio do vão, com o disjuntor desligado e a folha presa. Como a folha pode se mover, deixe o ajuste com o técnico.",
      "Para cuidar da corrente, desligue o disjuntor com o portão fechado, limpe com pano e aplique lubrificante próprio em pouca quantidade. Esticar, emendar ou recolocar no pinhão é do técnico, com a folha presa.",
    ],
    question: [
      "Uma corrente frouxa se ajusta; arrebentada ou enferrujada se troca, junto com o pinhão se os dentes estiverem finos. Não emende com arame nem elo improvisado: ela abre de novo com a folha no alto.",
      "O motor de corrente ainda vale manter se há peça e a corrente trabalha na tensão certa. Em basculante de casa, quando corrente e pinhão acabam juntos, compare o reparo com um motor de fuso novo.",
    ],
    buying: [
      "Para comprar a corrente do portão, confirme passo, número de elos e pinhão pela etiqueta do motor. Uma corrente nova em pinhão gasto pula; por isso os dois costumam ser trocados juntos. A foto dos dois dá o valor.",
      "A corrente certa tem o passo da antiga e comprimento que deixe o esticador no meio do curso. Mande a foto da etiqueta, da corrente e do pinhão, e passamos peça e troca em itens separados.",
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
          "Um pinhão no motor puxa a corrente de rolos, e ela move a folha ou o eixo da porta.",
          "A transmissão é parecida com a de uma bicicleta: pinhão, corrente e uma segunda roda dentada ou um ponto fixo.",
          "O motor gira uma roda dentada, e os elos transmitem esse giro ao eixo ou à própria folha.",
        ],
        [
          "Aparece em basculantes mais antigos, em portas de enrolar e em deslizantes de carga.",
          "A porta de enrolar comercial costuma usar corrente entre o motor lateral e o eixo do rolo.",
          "Um basculante {em} com acionador de geração passada pode trabalhar com corrente no lugar do fuso.",
        ],
        [
          "Sua vantagem é aguentar esforço e permitir reparo por trecho; em troca, pede ajuste periódico.",
          "Resiste bem a peso e a muitos ciclos, desde que a tensão seja conferida de tempos em tempos.",
          "Por ser feita de elos, estica com o uso, e esse alongamento precisa ser compensado no esticador.",
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
          "Uma batida metálica no início do movimento mostra corrente frouxa, que chicoteia antes de puxar.",
          "Se o portão demora um instante para responder e depois sai com tranco, há folga nos elos.",
          "O barulho de chicote na partida e na parada vem da falta de tensão.",
        ],
        [
          "Um rangido contínuo indica elo seco ou enferrujado, que já não dobra com facilidade.",
          "Elos duros fazem a corrente passar aos pulos pelo pinhão e vibrar inteira.",
          "Ferrugem visível e elo que não dobra são motivo de troca, não de ajuste.",
        ],
        [
          "Estalo forte, com a folha parando por um momento, indica que um dente do pinhão foi pulado.",
          "Quando os dentes do pinhão ficam pontudos, a corrente sobe neles e escapa.",
          "O ponto de parada que muda de um dia para o outro denuncia dente pulado.",
        ],
      ],
      bullets: [
        "Batida na partida",
        "Corrente caída ou encostando no perfil",
        "Elo duro ou enferrujado",
        "Dentes do pinhão pontudos",
        "Portão para em lugar diferente",
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
          "A corrente puxa um dedo para dentro do pinhão em um instante, então a inspeção é só visual.",
          "Nada de encostar a mão nos elos: com um comando do controle, o pinhão prende o que estiver perto.",
          "Olhe de longe com o motor ligado e só se aproxime depois de desligar o disjuntor.",
        ],
        [
          "Não corte, emende nem estique a corrente, porque em muitos portões é ela que segura a folha.",
          "Soltar a emenda com a folha erguida pode derrubar o portão, e esse trabalho é do técnico.",
          "O esticador fica para quem sabe a tensão certa: apertado demais, ele estraga eixo e rolamento.",
        ],
        [
          "Um vídeo com som, feito de lado e fora do caminho da folha, adianta o diagnóstico.",
          "Grave um ciclo completo, de dentro da garagem e longe da folha, com o som ligado.",
          "Filmar a partida e a parada costuma bastar para ver se a corrente chicoteia.",
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
          "O técnico corta a energia, prende ou escora a folha e só então alivia a corrente.",
          "Com a folha segura e o circuito desligado, mede-se o alongamento e examina-se cada elo.",
          "Antes da corrente, é visto o peso da folha, porque portão desequilibrado estica qualquer transmissão.",
        ],
        [
          "Se os dentes estão afinados, corrente e pinhão são trocados juntos, com o mesmo passo.",
          "Peça nova sobre pinhão gasto dura pouco, e por isso o par é avaliado de uma vez.",
          "Conforme o estado, basta ajustar o esticador e lubrificar, ou entram corrente e pinhão novos.",
        ],
        [
          "Depois da troca, o fim de curso é regulado e o portão faz vários ciclos de teste.",
          "O ponto de parada muda com a corrente nova, então o curso é refeito na placa.",
          "Terminado o ajuste, a folha deve partir sem batida e parar sempre no mesmo lugar.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com a corrente", "Lubrificação e tensão da corrente", "Como fazer a corrente durar"],
      slots: [
        [
          "Lubrificante próprio para corrente, em pouca quantidade, mantém os elos livres e segura a ferrugem.",
          "Uma camada fina de lubrificante nos elos basta; excesso respinga e junta poeira.",
          "A graxa grossa fica por fora e não entra no elo, por isso o produto precisa ser fluido e próprio.",
        ],
        [
          "Em lugar com poeira de obra ou rua de terra, a limpeza deve ser mais frequente.",
          "A poeira de obra {em} gruda no lubrificante, e limpar antes de repor evita que vire lixa.",
          "Pano seco antes do produto novo tira a pasta escura que gasta elo e pinhão.",
        ],
        [
          "A tensão é conferida na revisão, que em casa acontece {visits.home} e no comércio, {visits.business}.",
          "Casas fazem a revisão {visits.home}; portas de comércio, {visits.business}, com ajuste do esticador.",
          "Na manutenção preventiva o técnico mede a folga da corrente, lubrifica e reaperta os suportes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A corrente do portão precisa ficar bem esticada?",
      answers: [
        "Não totalmente. Ela deve ter uma pequena folga, a indicada pelo fabricante: esticada demais, força eixo e rolamento; frouxa, bate e pula dente.",
        "Precisa de tensão certa, com leve folga no meio. A corrente dura como corda estraga o rolamento, e uma corrente solta come o pinhão.",
      ],
    },
    {
      question: "Posso emendar a corrente que arrebentou?",
      answers: [
        "Não faça isso em casa. O elo que abriu mostra desgaste geral, e a folha pode cair durante a emenda. O técnico prende o portão e avalia a troca.",
        "Emenda só com a folha presa e corrente em bom estado, por quem conhece o serviço. Se há ferrugem ou elos esticados, a troca é mais segura.",
      ],
    },
    {
      question: "Que óleo passar na corrente do motor?",
      answers: [
        "Use lubrificante próprio para corrente, em camada fina, com o disjuntor desligado. O óleo queimado suja e não protege; desengripante evapora e deixa o elo seco.",
        "O indicado é produto para correntes, que penetra nos elos. Use pouco e tire o excesso com pano, sempre com o motor sem energia.",
      ],
    },
    {
      question: "Vale trocar motor de corrente por motor de fuso?",
      answers: [
        "Depende do estado da máquina e da folha. Se há peças e o motor está bom, trocar corrente e pinhão resolve; com o motor no fim, a mudança pode ser avaliada.",
        "Só quando o conjunto antigo está no fim ou sem peças. A troca do motor em casa custa de {price.homeSwap}, contra o reparo da corrente.",
      ],
    },
    {
      question: "Por que a corrente vive saindo do pinhão?",
      answers: [
        "A corrente sai do pinhão porque está frouxa, gasta ou desalinhada. Recolocar sem corrigir a causa faz saltar de novo, às vezes com a folha no alto.",
        "A causa mais comum é desalinhamento ou dente pontudo. O técnico confere tensão, alinhamento e pinhão antes de montar outra vez.",
      ],
    },
  ],
  photo: "fotos da corrente parada, da emenda, do pinhão e da etiqueta do motor",
  related: ["engrenagem", "lubrificacao", "barulho", "basculante", "enrolar", "motor"],
  topic: "motor-de-portao-fazendo-barulho",
};
