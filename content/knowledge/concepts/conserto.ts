import type { Concept } from "#domain/knowledge/concept.ts";

export const conserto: Concept = {
  id: "conserto",
  kind: "service",
  label: "Conserto",
  phrase: "o conserto do portão",
  words: [
    "conserto",
    "concerto de portão",
    "consertar",
    "reparo",
    "reparar",
    "assistência técnica",
    "arrumar",
    "arrumar portão",
    "portão quebrado",
    "portão com defeito",
    "portão estragado",
    "assistência de portão",
  ],
  intent: "repair",
  answers: {
    any: [
      "O conserto de portão automático começa por separar mecânica, elétrica e comando: a folha é movida na mão, a energia é medida e só então se troca a peça com defeito. Capacitor, fim de curso, engrenagem e placa têm reposição avulsa.",
      "Para o conserto do portão, mande um vídeo curto do defeito e a foto da etiqueta do motor. Na maioria das vezes o problema está em uma peça, e o motor inteiro não precisa ser trocado.",
      "Consertar o portão quase sempre sai mais em conta que trocar o motor, desde que a causa seja achada. O técnico testa a folha, mede o circuito, mostra a peça defeituosa e passa o valor antes de executar.",
      "Assistência técnica de portão atende motor que não liga, folha que para no meio, controle sem resposta e barulho novo. Com o disjuntor desligado e sem forçar a folha, você evita que um reparo pequeno vire troca.",
      "Reparo de portão tem uma regra: primeiro a causa, depois a peça. Motor quente pode ser folha desequilibrada, placa queimada pode ser surto da rede, e trocar sem medir deixa o defeito voltar.",
    ],
    price: [
      "O preço do conserto depende da peça, do tipo de portão e do acesso ao motor. Pelo vídeo do defeito e pela foto da etiqueta passamos uma estimativa grátis, e o valor é confirmado antes de executar.",
      "Conserto de portão não tem valor único: trocar um capacitor custa bem menos que refazer cabo ou placa. Se a conta pedir motor novo em casa, a troca fica de {price.homeSwap}. O orçamento é grátis.",
      "Quanto custa o conserto depende de qual peça falhou, e isso o teste mostra. Mande vídeo com som e foto da etiqueta; o valor vem separado em peça e mão de obra, com cartão em até {instalments} vezes.",
    ],
    "how-to": [
      "No conserto do portão, a parte segura para o morador é conferir energia, obstáculo, fotocélula e controle, sempre sem abrir o motor. Cabo, mola, contrapeso, capacitor e fiação ficam com o técnico, porque podem ferir mesmo com o portão parado.",
      "Antes de pedir o conserto, veja o disjuntor, limpe a fotocélula, tire pedras do trilho e teste outro controle. Se nada disso resolver, desligue o circuito e grave um vídeo do defeito para o técnico.",
    ],
    emergency: [
      "Conserto urgente de portão começa pela segurança: desligue o disjuntor, afaste crianças e animais e não force a folha. O atendimento funciona {hours}; mande vídeo e endereço pelo WhatsApp para o técnico levar a peça provável.",
      "Se o conserto não pode esperar, informe se a folha está aberta, torta ou com carro preso. Não destrave basculante com cabo solto. Atendemos {hours}, e o primeiro passo é deixar o imóvel fechado e seguro.",
    ],
  },
  line: [
    "O conserto começa pelo teste da folha na mão, que separa problema de portão de problema de motor.",
    "Na maior parte dos casos o conserto troca uma peça e mantém o motor.",
    "Um vídeo curto do defeito ajuda o técnico a levar a peça provável do conserto.",
    "Bom reparo procura a causa, porque a peça nova sofre do mesmo jeito se a folha seguir pesada.",
    "O valor do conserto é informado antes de executar, com peça e mão de obra separadas.",
  ],
  sections: [
    {
      about: "causes",
      headings: [
        "O que costuma quebrar no portão",
        "De onde vêm os defeitos mais comuns",
        "Mecânica, elétrica ou comando: onde está a falha",
        "Por que o portão automático para",
        "As três origens de defeito no portão",
      ],
      slots: [
        [
          "Os defeitos se dividem em três grupos: mecânica da folha, parte elétrica e comando.",
          "Quase toda pane vem de um destes lugares: a folha, a alimentação do motor ou os controles.",
          "Folha, energia e comando são as três frentes que o técnico separa logo no início.",
          "Um portão parado {em} tem as mesmas origens de sempre: peça gasta, falta de energia correta ou comando que não chega.",
          "O caminho do defeito passa por roldanas e cabos, pela ligação elétrica ou pela placa com seus sensores.",
        ],
        [
          "Na mecânica estão cabo desfiado, roldana travada, trilho sujo, dobradiça com folga e engrenagem gasta.",
          "Roldana, cabo, engrenagem e dobradiça se desgastam com o uso e deixam a folha pesada para o motor.",
          "Peças móveis gastas fazem barulho antes de quebrar, e a folha passa a raspar, prender ou descer torta.",
          "Desgaste de roldana e falta de equilíbrio obrigam o motor a fazer força que não é dele.",
          "Quando a folha pesa, o motor esquenta e leva a culpa de um problema que é do portão.",
        ],
        [
          "Já capacitor, fim de curso, placa e receptor respondem pelos casos em que o motor ronca, para antes ou ignora o controle.",
          "Do lado elétrico, capacitor fraco, fim de curso deslocado e placa com umidade lideram a lista de suspeitos.",
          "Placa, receptor e sensores falham por surto, água ou mau contato, e cada um deixa um sinal diferente.",
          "Ronco sem giro aponta para o capacitor; parada fora do lugar, para o fim de curso; silêncio total, para a energia ou a placa.",
          "Raio, oscilação da rede e formiga na caixa da placa explicam muitos defeitos que surgem de repente.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O que conferir antes de chamar",
        "Verificações seguras em poucos minutos",
        "Pode ser simples: veja antes do conserto",
        "Teste você mesmo, sem abrir o motor",
        "Cinco conferências que não oferecem risco",
      ],
      slots: [
        [
          "Parte dos chamados se resolve com uma conferência de fora, sem ferramenta.",
          "Vale gastar alguns minutos nestas conferências, porque o defeito às vezes está fora do motor.",
          "Energia, obstáculo e controle são as causas simples, e todas podem ser vistas sem risco.",
          "Antes de marcar a visita {em}, confira o que não depende de abrir tampa nem tocar em fio.",
          "Nem todo portão parado está quebrado: disjuntor desarmado e fotocélula suja imitam defeito sério.",
        ],
        [
          "Se a folha estiver torta, caída ou com cabo solto, pule os testes, desligue o disjuntor e isole a área.",
          "Folha inclinada ou cabo frouxo encerra a conferência: não toque, não destrave e mantenha todos longe.",
          "Diante de cheiro de queimado, faísca ou choque, desligue o disjuntor e deixe o resto com o técnico.",
          "Havendo sinal de cabo rompido ou folha desequilibrada, não mova o portão e afaste crianças e animais.",
          "Pare ao menor sinal de choque, fumaça ou folha fora do lugar, porque daí em diante o serviço é técnico.",
        ],
      ],
      steps: [
        "Veja se há energia na casa e se o disjuntor do portão está ligado. Se desarmou, religue uma única vez.",
        "Tire pedras e folhas do caminho e limpe as lentes da fotocélula com pano seco.",
        "Teste outro controle e, se houver, a botoeira.",
        "Acione uma vez, de longe, e observe: sem som, com ronco ou com movimento parcial.",
        "Grave um vídeo curto com som e fotografe a etiqueta do motor sem abrir a tampa.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o técnico conserta",
        "O conserto na prática",
        "Diagnóstico, valor e execução",
        "O que acontece na visita de conserto",
        "Medir antes de trocar",
      ],
      slots: [
        [
          "O técnico assiste a um ciclo, desliga o circuito e move a folha na mão para separar motor de portão.",
          "A visita começa por observar o defeito e testar a folha destravada, com a energia cortada.",
          "Primeiro se ouve o relato, depois se vê o portão trabalhar e só então a tampa é aberta, sem energia.",
          "Com o disjuntor desligado e a folha segura, o teste manual mostra se o peso está no portão ou no motor.",
          "O diagnóstico segue ordem fixa: observar, cortar a energia, testar a mecânica e medir a elétrica.",
        ],
        [
          "Tensão, capacitor, fim de curso e placa são medidos com instrumento, para não trocar peça boa.",
          "As medições dizem qual peça falhou e por quê, o que evita a troca por tentativa.",
          "Instrumento na mão, o técnico confere alimentação, partida, sensores e saída da placa.",
          "Cada suspeita é confirmada por medição, da tensão na partida ao valor do capacitor.",
          "Peça só entra na lista depois de testada, e a causa do desgaste é procurada junto.",
        ],
        [
          "Você vê a peça defeituosa, recebe o valor e decide antes de o serviço começar.",
          "O valor é informado antes da execução, com peça e mão de obra em linhas separadas.",
          "Depois de explicar o defeito e combinar o preço, o conserto é feito e testado em ciclos seguidos.",
          "Com a sua aprovação, a peça é trocada e o portão abre e fecha várias vezes até ficar regular.",
          "O serviço termina com teste de curso, força e controles, feito na sua presença.",
        ],
      ],
      bullets: [
        "Teste da folha com o motor destravado",
        "Medição de tensão e do capacitor",
        "Conferência de fim de curso e fotocélula",
        "Peça defeituosa mostrada a você",
        "Valor combinado antes de executar",
        "Ciclos de teste na sua presença",
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa o conserto",
        "Do que depende o preço do reparo",
        "Orçamento de conserto por vídeo e foto",
        "O valor do conserto, peça por peça",
        "Como saber o preço antes da visita",
      ],
      slots: [
        [
          "O preço do conserto depende da peça, do modelo do motor e do acesso ao portão.",
          "Três coisas formam o valor: qual peça falhou, em que motor e quanto trabalho dá chegar a ela.",
          "Capacitor e fim de curso custam pouco; placa, redutor e cabo pesam mais na conta.",
          "Não existe preço único de conserto, porque um sensor deslocado e um redutor quebrado são serviços diferentes.",
          "A conta muda com a peça e com a marca, já que placa e engrenagem não são iguais entre fabricantes.",
        ],
        [
          "Um vídeo do defeito e a foto da etiqueta já permitem uma estimativa grátis pelo WhatsApp.",
          "Se o portão fica {em}, mande vídeo com som, foto da etiqueta e o endereço, e receba a estimativa.",
          "O orçamento é grátis, e as imagens enviadas antes ajudam o técnico a chegar com a peça certa.",
          "Com imagem da etiqueta e som do defeito, a resposta vem mais precisa e a visita rende.",
          "Pelo WhatsApp, foto e vídeo bastam para separar os casos simples dos que pedem diagnóstico no local.",
        ],
        [
          "O pagamento pode ser feito no cartão, em até {instalments} vezes, depois de aprovado o valor.",
          "Peça e mão de obra vêm separadas, e o cartão aceita até {instalments} parcelas.",
          "Se o conserto ficar alto, o valor pode ser dividido em até {instalments} vezes no cartão.",
          "Quando aparece mais de um defeito, você escolhe o que fazer já e pode parcelar em até {instalments} vezes.",
          "Nada é executado sem a sua aprovação, e o cartão parcela em até {instalments} vezes.",
        ],
      ],
    },
    {
      about: "replace",
      headings: [
        "Consertar ou trocar o motor?",
        "Quando o conserto deixa de compensar",
        "Até onde vale reparar",
        "Peça nova ou motor novo",
        "A conta entre reparo e troca",
      ],
      slots: [
        [
          "Motor com poucos anos e defeito em peça avulsa merece conserto.",
          "Se o defeito está em capacitor, sensor, engrenagem ou placa de motor recente, consertar é o caminho natural.",
          "Vale reparar quando o motor serve bem ao portão e a peça tem reposição.",
          "Peça disponível e motor de tamanho certo apontam para o reparo, qualquer que seja a marca.",
          "Enquanto houver peça e o restante do conjunto estiver bom, o conserto tende a compensar.",
        ],
        [
          "Enrolamento queimado, redutor trincado ou modelo sem peça pesam a favor da troca, que em casa fica de {price.homeSwap}.",
          "A troca entra na conversa com redutor quebrado, carcaça corroída ou falta de peça, e custa de {price.homeSwap} em residência.",
          "Quando o reparo se aproxima do preço de um conjunto novo, compare com a troca residencial, que fica de {price.homeSwap}.",
          "Motor antigo com enrolamento queimado costuma pedir substituição, em valores de {price.homeSwap} numa casa.",
          "Defeitos repetidos em motor velho podem somar mais que a troca residencial, hoje na faixa de {price.homeSwap}.",
        ],
        [
          "A idade ajuda na decisão, porque um motor bem cuidado dura de {life}.",
          "Como referência, a vida útil esperada de um motor é de {life} com manutenção em dia.",
          "Perto do fim dos {life} de vida esperada, o dinheiro do reparo pode ir embora no defeito seguinte.",
          "Conte também a idade do equipamento: a vida útil esperada vai de {life}.",
          "Se o motor já passou da faixa de {life}, peça os dois valores e compare com calma.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Vocês consertam motor de qualquer marca?",
      answers: [
        "Atendemos as marcas mais comuns, como PPA, Garen, Peccinin, Rossi, Nice, Jetflex, GGPort, Omegaport, AGL e Speedy. Para outras, mande a foto da etiqueta e confirmamos se há peça.",
        "Trabalhamos com as marcas conhecidas do mercado, entre elas PPA, Garen, Peccinin e Rossi. A foto da etiqueta diz na hora se o modelo tem peça de reposição.",
      ],
    },
    {
      question: "O portão pode ser usado na mão até o conserto?",
      answers: [
        "Pode, se a folha estiver inteira e equilibrada: desligue o disjuntor, destrave e mova devagar. Com cabo solto, folha torta ou peso fora do normal, não mexa e espere o técnico.",
        "Sim, com o disjuntor desligado e a folha em bom estado. No basculante com cabo ou contrapeso suspeito, não destrave, porque a folha pode cair.",
      ],
    },
    {
      question: "O conserto é feito no local ou o motor é levado?",
      answers: [
        "A maioria dos reparos é feita no local: capacitor, fim de curso, engrenagem, cabo e placa. Enrolamento queimado ou redutor quebrado podem exigir bancada ou motor novo.",
        "Quase sempre no local, com teste em seguida. Só defeito interno do motor ou da placa pede bancada, e o portão fica em uso manual quando for seguro.",
      ],
    },
    {
      question: "Preciso comprar a peça antes da visita?",
      answers: [
        "Não. Mande a foto da etiqueta do motor e o vídeo do defeito; o técnico leva a peça provável e confirma por medição antes de trocar.",
        "Não compre antes do diagnóstico, porque o sintoma engana. A foto da etiqueta basta para separar a peça compatível com o seu motor.",
      ],
    },
    {
      question: "Por que o mesmo defeito volta depois do conserto?",
      answers: [
        "Porque a causa ficou: folha desequilibrada, tensão baixa, umidade na placa ou uso acima do que o motor suporta. Peça que o teste mecânico e a medição entrem no conserto.",
        "Geralmente a peça foi trocada e a origem não. Folha pesada queima capacitor novo, e água na caixa estraga placa nova.",
      ],
    },
  ],
  photo: "um vídeo curto do defeito, com som, e uma foto da etiqueta do motor",
  related: ["tecnico", "emergencia", "troca", "manutencao", "pecas", "nao-abre"],
  topic: "tecnico-de-portao-automatico",
};
