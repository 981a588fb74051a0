import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const faltaDeEnergia: NarrowConcept[] = [
  {
    id: "abrir-por-dentro-sem-energia",
    broader: "falta-de-energia",
    label: "Abrir por dentro sem energia",
    phrase: "a abertura por dentro sem energia",
    intent: "how-to",
    asks: [
      ...combine(
        ["portão travado", "portão travou", "portão preso", "portão emperrado"],
        ["sem luz", "sem energia", "falta luz", "falta energia", "acabou luz", "acabou energia", "queda energia"],
      ),
      "abrir acaba energia",
      "abrir acabou energia",
      "abrir falta energia",
      "abrir acaba luz",
      "abrir acabou luz",
      "abrir por dentro energia",
      "abrir dentro sem luz",
      "sair garagem sem luz",
      "sair sem energia portão",
      "preso garagem sem luz",
      "carro preso falta luz",
      "abrir portão manual sem luz",
      "como abrir sem luz",
      "abrir portão sem energia",
      "abrir portão sem luz",
      "portão sem luz abrir",
      "destravar sem energia",
      "abrir portão falta luz",
      "abrir portão falta energia",
      "abrir portão acabou luz",
      "abrir manualmente sem luz",
      "abrir portão queda energia",
      "abrir sem energia dentro",
      "abrir portão apagão",
      "acabou luz carro preso",
      "carro preso garagem luz",
      "portão sem energia abrir",
      "abrir portão eletrônico falta luz",
      "preso garagem energia",
      "destravar sem luz",
      "destravar falta luz",
      "destravar portão falta luz",
      "como destravar portão falta luz",
      "como destravar portão falta energia",
      "destravar portão sem luz",
      "destravar portão sem energia",
      ...combine(["destravar portão quando", "abrir portão quando"], ["falta luz", "falta energia"]),
      "motor queimou como abrir",
      "correr motor queimou como abrir",
    ],
    answers: {
      any: [
        "Portão travado sem luz, se é de correr ou de abrir, abre por dentro: desligue o disjuntor, solte o motor com a chave de destravamento e mova a folha devagar. Basculante não se solta em casa, porque pode cair; nele, sem a chave ou com a folha presa, o técnico vai até você, {shop.hours}.",
        "Portão travado sem luz {em}: desligue o disjuntor e, se a folha é de correr ou de abrir, solte o motor por dentro com a chave de destravamento e mova-a devagar. No basculante, sem a chave ou com a folha presa, não force: o técnico vai até você, {shop.hours}.",
        "Para abrir o portão sem energia {em}, desligue o disjuntor, gire por dentro a chave de destravamento do motor e mova devagar a folha de correr ou de abrir. Basculante não se solta sem técnico, porque pode cair; atendemos {shop.hours}.",
        "Para abrir por dentro sem energia um portão de correr ou de abrir, desligue o disjuntor e o nobreak, use a chave de destravamento do motor e mova a folha devagar. O basculante fica para o técnico: solto do motor, só os cabos o seguram, e ele pode cair.",
        "Para destravar o portão sem energia, desligue o disjuntor, gire até o fim a chave que veio com o motor e conduza a folha com calma. Isso vale para o de correr e o de abrir, retos e leves; basculante, rampa e folha torta são caso de técnico.",
        "Para abrir ou destravar o portão quando falta luz, desligue o disjuntor, ponha a chave na trava do motor, gire até o fim e mova a folha devagar. A trava fica na frente do motor no de correr e no braço no de abrir. No basculante, não solte: use outra saída ou chame o técnico.",
        "Sem luz, o portão de correr ou de abrir se abre por dentro com a chave de destravamento do motor; antes, desligue o disjuntor, para ele não partir quando a energia voltar. Depois de sair, feche e trave, porque portão destravado não está trancado. O basculante espera a luz ou o técnico.",
        "Portão basculante sem luz não se destrava por conta própria, porque só os cabos e o contrapeso o seguram. Desligue o disjuntor, saia pelo portão social e chame o técnico, {shop.hours}.",
        "Para abrir o portão eletrônico sem energia, se ele é de correr ou de abrir, desligue o disjuntor e o nobreak, solte o motor com a chave de destravamento e mova a folha devagar. O basculante não se solta em casa, porque pode cair: espere a luz ou chame o técnico, {shop.hours}.",
      ],
      question: [
        "Sim, dá para abrir por dentro sem luz o portão de correr ou de abrir: desligue o disjuntor e o nobreak, use a chave de destravamento e mova a folha devagar. No basculante, não: ele pode cair ao ser solto, e o técnico é quem abre.",
        "Dá, pela chave do motor, com o disjuntor desligado para ele não partir quando a luz voltar. Basculante, folha torta, em rampa ou que pesa na mão não se destrava: chame o técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Sair com o carro sem energia, passo a passo",
          "Destravamento por dentro",
          "Como abrir e fechar à mão",
        ],
        slots: [
          [
            "Faça com lanterna e, se possível, com outra pessoa vigiando a passagem.",
            "Faça com calma e com uma lanterna à mão.",
            "A luz pode voltar a qualquer momento, e por isso o disjuntor vem primeiro.",
          ],
        ],
        steps: [
          "Se houver nobreak, tente antes pelo controle; se não abrir, desligue o disjuntor e o nobreak.",
          "Afaste crianças, animais e o carro da folha.",
          "Olhe a folha: no de correr, reta e no trilho nivelado; no de abrir, firme nas dobradiças. Basculante, folha torta ou dúvida: pare aqui e chame o técnico.",
          "Ache onde entra a chave ou alavanca: no de correr, na frente do motor; no de abrir, no braço. Gire até o fim, no sentido marcado.",
          "Se há trava elétrica ou ferrolho, solte-os com a chave deles e mova a folha devagar.",
          "Depois de passar, feche a folha e trave o motor por dentro; saia por outra porta ou deixe alguém em casa para travar.",
          "Mantenha o disjuntor desligado até a luz estabilizar.",
        ],
      },
      {
        about: "safety",
        headings: [
          "Quando não destravar o portão",
          "Portão que não se abre à mão",
          "Os casos em que se espera o técnico",
        ],
        slots: [
          [
            "Basculante com cabo desfiado, mola quebrada ou folha torta pode cair ao ser solto.",
            "Basculante solto do motor fica preso só pelos cabos e pelo contrapeso: quem o abre sem luz é o técnico.",
            "Se o portão já vinha pesado, barulhento ou torto, a chave fica guardada.",
          ],
          [
            "O portão de correr em rampa anda sozinho depois de solto.",
            "Uma folha fora do trilho pode tombar sobre quem a empurra.",
            "Em piso inclinado ou com vento forte, não destrave: a folha anda sozinha.",
          ],
          [
            "Carro, alavanca e empurrão não abrem: quebram a engrenagem e entortam a folha.",
            "Forçar com o motor engatado estraga o redutor e não libera a passagem.",
            "Sem a chave ou com ela girando em falso, não insista com alicate.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "E se eu não achar a chave do motor?",
        answers: [
          "Não force. Saia pelo portão social e peça a chave pelo modelo da etiqueta; com carro preso, chame o técnico, que atende {shop.hours}.",
          "Procure junto do manual, com as chaves da casa ou no próprio motor. Sem ela, não force: mande a foto do motor e espere o técnico.",
        ],
      },
      {
        question: "Posso deixar o portão destravado até a luz voltar?",
        answers: [
          "Só fechado e trancado por dentro com ferrolho ou cadeado. Retire-o antes de religar o motor.",
          "Não convém: qualquer um abre. Trave o motor de novo assim que passar.",
        ],
      },
      {
        question: "Quando a luz volta, o que faço com o portão?",
        answers: [
          "Feche o portão, trave o motor, retire o ferrolho ou cadeado, se pôs algum, espere a energia estabilizar e religue o disjuntor. O primeiro ciclo pode ser lento.",
          "Com o motor travado e a passagem livre, religue e faça um ciclo completo olhando.",
        ],
      },
      {
        question: "Estou na rua, sem luz. Como entro?",
        answers: [
          "Pelo portão social ou por outra porta; por fora, o portão só destrava se o motor tem chave externa, ligada à fachada. Sem uma coisa nem outra, peça a quem está dentro ou espere a luz; não force a folha.",
          "Entre por outra porta e destrave o portão por dentro. Se a garagem é a única entrada, vale instalar destravamento externo com chave ou nobreak; forçar a folha quebra o motor.",
        ],
      },
      {
        question: "Idoso ou criança pode abrir à mão?",
        answers: [
          "Criança, não. Idoso, só com folha leve e alguém ao lado; para eles o nobreak é a melhor saída.",
          "Deixe com um adulto que já treinou. Em casa de idoso, pense em nobreak.",
        ],
      },
    ],
    photo: "uma foto da etiqueta e do ponto de destravamento do motor, com a tampa fechada",
  },
  {
    id: "abrir-por-fora-sem-energia",
    broader: "falta-de-energia",
    label: "Do lado de fora, sem energia e sem chave",
    phrase: "a entrada por fora sem energia",
    intent: "emergency",
    asks: [
      "abrir basculante fora sem luz",
      "abrir basculante fora sem energia",
      "abrir basculante lado fora sem luz",
      "abrir basculante lado fora sem energia",
      "abrir basculante por fora falta luz",
      "estou na rua acabou luz portão",
      "estou rua acabou luz portão não abre",
      "destravar basculante por fora",
      "destravar portão por fora sem luz",
      "destravar por fora sem luz",
      "destravar basculante fora sem luz",
      "abrir por fora energia",
      "abrir fora sem chave",
      "fora casa sem luz",
      "abrir portão fora sem energia",
      "trancado fora sem luz",
      "entrar sem luz portão",
      "abrir por fora portão",
      "ficar fora casa luz",
      "destravar fora portão",
      "abrir portão por fora",
      "preso fora portão não abre",
      "fiquei preso fora portão",
      "trancado fora portão não abre",
      "abrir por fora luz",
      "abrir manual por fora",
      "abrir manual por fora luz",
      "abrir portão manual fora luz",
      "abrir por fora falta luz",
      "abrir fora sem luz",
      "lado fora sem luz",
      "abrir portão sem luz fora",
    ],
    answers: {
      any: [
        "Do lado de fora, sem energia e sem chave, não há como abrir com segurança um portão automático sem destravamento externo. Entre pelo social, peça a quem está dentro que destrave ou chame o técnico, com prova de que mora ali; atendemos {shop.hours}.",
        "Um portão sem luz só abre por fora se tiver destravamento externo com chave. Sem isso, não force a folha nem passe ferramenta pela fresta: o basculante pode cair. Use a porta social ou chame o atendimento, {shop.hours}.",
        "Quem ficou na rua sem luz deve tentar, nesta ordem: portão social, alguém de dentro, chave do destravamento externo e técnico. Para não repetir, instale destravamento externo ou nobreak.",
      ],
      question: [
        "Só se o portão tiver destravamento externo com chave. Sem ele, não há como abrir por fora com segurança: use o portão social, peça a quem está dentro ou chame o técnico, com prova de que mora ali; atendemos {shop.hours}.",
        "Em geral não: o destravamento fica do lado de dentro, e passar ferramenta pela fresta pode soltar a folha. Abre por fora quem instalou destravamento externo ou tem nobreak e controle.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Ficou do lado de fora: o que fazer", "O que tentar, em ordem", "Como entrar sem luz e sem chave"],
        slots: [
          [
            "Primeiro veja se a luz caiu só na sua casa, porque pode ser o disjuntor geral do padrão.",
            "À noite, espere em lugar seguro, dentro do carro em local movimentado ou com um vizinho.",
            "Forçar o portão custa mais que a espera: entorta folha, quebra redutor e machuca.",
          ],
        ],
        steps: [
          "Veja se a rua inteira está sem luz e ligue para a distribuidora.",
          "Tente o portão social ou outra entrada com chave.",
          "Ligue para quem está dentro destravar pelo motor.",
          "Procure a fechadura do destravamento externo, se o portão tiver.",
          "Se nada servir, chame o técnico e tenha um comprovante de endereço.",
        ],
      },
      {
        about: "choose",
        headings: [
          "Para não ficar na rua de novo",
          "Destravamento externo, nobreak ou porta social",
          "Como preparar a casa",
        ],
        slots: [
          [
            "Um destravamento externo com chave é indicado onde a garagem é a única entrada.",
            "Um cabo ligado ao motor, com fechadura do lado de fora, solta a folha pela rua.",
            "A chave do destravamento externo se guarda como a da porta da frente.",
          ],
          [
            "O nobreak mantém o controle funcionando e evita sair do carro.",
            "Com nobreak, a queda de luz quase não se nota em algumas aberturas.",
            "Um motor com bateria na central é a opção para quem vai trocar o conjunto.",
          ],
          [
            "A porta social com fechadura de trinco abre pela chave, com ou sem luz.",
            "Deixe uma chave do social com alguém de confiança.",
            "Quem tem só portão automático precisa de um segundo caminho de entrada.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "O técnico consegue abrir sem estragar?",
        answers: [
          "Na maioria dos casos, sim, depois de prender a folha e confirmar que você mora ali. Depende do motor e do acesso.",
          "Quase sempre. Ele avalia a folha antes e escolhe o ponto seguro de destravar.",
        ],
      },
      {
        question: "Chaveiro abre portão automático?",
        answers: [
          "Chaveiro abre a porta social. O portão é preso pelo motor e pelo redutor, e a folha precisa ser escorada por quem conhece.",
          "Para a fechadura do pedestre, sim. Para a folha com motor, chame técnico de portão.",
        ],
      },
      {
        question: "Dá para instalar destravamento externo no meu portão?",
        answers: [
          "Em muitos basculantes e deslizantes, sim. O orçamento é grátis por foto do motor e do lado de fora.",
          "Quase sempre dá, com cabo e fechadura própria. Depende do modelo.",
        ],
      },
      {
        question: "A chave por fora não facilita a entrada de ladrão?",
        answers: [
          "Facilita se a chave ficar à mão de estranhos ou a fechadura for fraca. Com cilindro bom e posição discreta, o risco é pequeno.",
          "É um ponto a proteger. Quem não quer essa abertura pode preferir nobreak.",
        ],
      },
    ],
    photo: "uma foto do portão por fora, da etiqueta do motor e do lado de dentro, se houver alguém",
  },
  {
    id: "luz-voltou-e-nao-funciona",
    broader: "falta-de-energia",
    label: "A luz voltou e o portão não funciona",
    phrase: "o portão que parou depois da queda de luz",
    intent: "repair",
    asks: [
      "faltou luz só abre mão",
      "acabou luz só abre mão",
      "depois luz só abre mão",
      "luz voltou só abre mão",
      "luz voltou só manual",
      "falta luz só funciona mão",
      "voltou luz portão não",
      "voltou energia portão",
      "depois falta luz portão",
      "queda energia portão parou",
      "faltou luz parou",
      "após queda energia",
      "depois apagão portão",
      "acabou luz não funciona mais",
      "portão parou depois luz",
      "queda luz portão desconfigurou",
      "não funciona depois acabou luz",
      "não funciona depois luz",
      "não funciona acabou luz",
      "não funciona faltou luz",
      "não funciona falta luz",
      "não funciona queda energia",
      "não funciona faltou energia",
      "não liga depois luz",
      "não funciona depois energia",
      "parou acabou luz",
      "parou faltou energia",
      "sinal nenhum faltou luz",
      "não dá sinal faltou luz",
      "não dá sinal depois luz",
      "sem sinal depois luz",
      "não dá sinal queda energia",
      "não dá sinal energia",
      "morto depois luz",
      "motor mudo depois luz",
      "não liga faltou luz",
      "não liga falta luz",
      "não liga queda energia",
      "não liga depois falta energia",
      "não dá sinal nenhum depois faltou luz",
      "não faz nada depois luz",
      "não acende depois luz",
      "sem funcionar queda energia",
      "sem funcionar depois luz",
      "sem funcionar faltou luz",
    ],
    answers: {
      any: [
        "Portão que só abre na mão depois que faltou luz ficou destravado ou sem energia: com o disjuntor desligado e a folha parada, volte a chave do motor até ela encaixar, religue e teste uma vez. Se continua mudo, confira o disjuntor e o DR, a chave do quadro que protege contra choque; ligados os dois, é caso de técnico.",
        "O portão que parou depois que acabou a luz está, quase sempre, sem energia no motor: confira no quadro o disjuntor e o DR, a chave que protege contra choque, e religue uma vez só. Se o motor gira e a folha não anda, alguém o deixou destravado; se segue mudo, a placa pode ter queimado.",
        "Um motor que não dá sinal nenhum depois que faltou luz está, quase sempre, sem energia: confira primeiro o disjuntor do portão, o DR e a tomada ou o nobreak e religue uma vez só. Tudo ligado e ele segue mudo, o fusível ou a placa queimou, e o técnico mede qual dos dois.",
        "Portão que não funciona depois da queda de luz: olhe primeiro o disjuntor e o DR e religue uma vez. Se o motor gira e a folha não anda, ficou destravado; se não dá sinal nenhum, a energia voltou forte demais e queimou o fusível ou a placa, que o técnico mede no local.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Luz voltou: confira em ordem", "Disjuntor, tomada e trava", "O que testar antes de chamar"],
        slots: [
          [
            "Nenhuma destas conferências pede abrir o motor.",
            "A tampa do motor fica fechada o tempo todo.",
            "Faça nesta ordem e pare se o disjuntor cair de novo.",
          ],
        ],
        steps: [
          "Veja se a luz voltou na casa toda: com metade acesa, falta uma das fases da rua, e o motor de 220 V fica mudo.",
          "Confira no quadro o disjuntor do portão e o DR e religue uma vez só; se cair de novo, deixe desligado.",
          "Veja se a tomada e o nobreak, quando há, estão ligados.",
          "Aperte o botão da parede e escute: estalo ou luz mostra que há energia na placa.",
          "Gira e a folha não anda: com o disjuntor desligado e o portão fechado, confira se o motor ficou destravado.",
          "Sem reação nenhuma, desligue o disjuntor e fotografe a etiqueta.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão para depois da queda", "O que cada sinal indica"],
        slots: [
          [
            "Motor mudo, com luz no resto da casa, aponta para disjuntor desarmado, tomada solta, fusível ou placa queimada.",
            "Silêncio total no portão, com a casa acesa, é falta de energia no motor ou defeito na entrada da placa.",
          ],
          [
            "Quando a luz volta, a tensão pode vir alta por um instante, e a placa é a peça que mais sofre.",
            "O instante da volta é o pior: a energia chega com um pico, que queima fusível e placa.",
          ],
          [
            "Se o botão da parede abre e os controles não, o defeito está na parte que recebe o sinal do controle.",
            "Botão da parede funcionando e controles mudos apontam para o receptor, a peça que ouve o controle.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa pôr para funcionar", "Do ajuste à troca da placa"],
        slots: [
          [
            "A visita com regulagem, em casa, parte de {price.preventive}, sem peças; a peça queimada é orçada à parte, antes da troca.",
            "Se nada queimou, é só regular e testar: a partir de {price.preventive} em casa, sem peças.",
          ],
          [
            "A foto da etiqueta diz se há placa para o modelo, e o valor vem na resposta.",
            "Placa e fusível têm o preço dito pela foto da etiqueta do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa se o portão queimou na volta da luz?",
        answers: [
          "Depende da peça: fusível custa pouco, e a placa é orçada pela foto da etiqueta. A troca do motor em casa, se for o caso, fica de {price.homeSwap}, com mão de obra.",
        ],
      },
      {
        question: "Por que o portão ficou lento depois da queda de luz?",
        answers: [
          "Em certos modelos é o reconhecimento do percurso, só no primeiro ciclo. Se continuar lento, peça avaliação.",
          "Pode ser o ciclo de aprendizado. Deixe completar uma vez, com a área livre.",
        ],
      },
      {
        question: "A queda de luz apaga os controles?",
        answers: [
          "Não deveria. Se todos sumiram, o receptor foi danificado ou a memória falhou.",
          "Normalmente não. Cadastro perdido depois da queda indica defeito.",
        ],
      },
      {
        question: "Como evitar que o portão queime na próxima queda de luz?",
        answers: [
          "Peça ao eletricista um protetor de surto no quadro, que desvia o pico, com aterramento e disjuntor só do portão. Faltou luz? Desligue o disjuntor e religue minutos depois de ela voltar.",
          "Com protetor de surto no quadro e aterramento bem feitos. O nobreak sozinho não basta.",
        ],
      },
      {
        question: "A distribuidora paga a placa queimada?",
        answers: [
          "É possível pedir ressarcimento de dano elétrico à distribuidora, com orçamento e laudo. Guarde a peça e anote data e hora.",
          "Pode haver direito a ressarcimento. Faça o pedido à distribuidora antes de descartar a peça.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do disjuntor",
  },
  {
    id: "abre-quando-a-luz-volta",
    broader: "falta-de-energia",
    label: "Portão que abre quando a luz volta",
    phrase: "o portão que abre sozinho quando a luz volta",
    intent: "repair",
    asks: [
      "luz piscou portão abriu",
      "abre sozinho volta energia",
      "abre sozinho volta luz",
      "portão abre volta luz",
      "portão abre volta energia",
      "luz volta portão abre",
      "abriu sozinho luz voltou",
      "luz piscou abriu sozinho",
      "piscada luz portão abriu",
      "energia piscou abriu sozinho",
      "energia oscilou portão abriu",
      "luz oscilou portão abriu sozinho",
      "abriu sozinho voltou energia",
      "queda energia portão abriu",
      "falta luz portão abriu sozinho",
      "falta energia portão abre sozinho",
    ],
    answers: {
      any: [
        "Portão que abre sozinho quando a luz pisca ou volta recebeu um comando ao religar: botoeira úmida ou em curto, módulo Wi-Fi ou interfone que dá pulso ao ligar ou, por último, a placa. Feche olhando o vão; se repetir, desligue o disjuntor nas quedas e peça o teste dos acessórios.",
        "Um portão que abre sozinho quando a luz volta não é normal: a placa está recebendo um comando na partida, por botoeira ou fio em curto, ou tem defeito na entrada. Até o reparo, desligue o disjuntor em cada queda e religue olhando o portão.",
        "Se o portão abre na volta da energia, suspeite de botoeira presa, módulo Wi-Fi ou interfone que dá pulso ao ligar e, por último, da placa. Desligar um acessório por vez, com o técnico, mostra qual é.",
        "Um portão que abre sozinho na volta da luz costuma estar recebendo um pulso de acessório: módulo Wi-Fi, interfone ou botoeira úmida. Um primeiro movimento lento pode ser normal em algumas centrais; abrir inteiro e ficar aberto, não.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que faz o portão abrir na volta da luz", "Acessório, botoeira ou placa", "De onde vem o comando"],
        slots: [
          [
            "Módulo de celular, teclado ou interfone mal configurado pode fechar o contato por um instante ao religar.",
            "O relé de acessório que liga junto com a luz é entendido como um toque no botão.",
            "Um módulo Wi-Fi programado para voltar ligado aciona o portão a cada queda.",
          ],
          [
            "Botoeira úmida ou cabo descascado manda comando assim que a placa recebe energia.",
            "O fio de comando em curto só aparece quando a central reinicia.",
            "Um botão afundado mantém a entrada fechada, e a placa obedece ao ligar.",
          ],
          [
            "Placa com entrada danificada por surto também parte sozinha.",
            "Se nada está ligado à entrada e o portão ainda abre, a central precisa de medição.",
            "Pico na volta da luz pode danificar a placa; o protetor de surto reduz esse risco.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que fazer até o reparo",
          "Como proteger a casa nas quedas de luz",
          "Conferência sem abrir o motor",
        ],
        slots: [
          [
            "O cuidado vale sobretudo de madrugada e quando não há ninguém em casa.",
            "Anote se acontece em toda queda ou só em algumas.",
            "Não desmonte a botoeira nem o motor.",
          ],
        ],
        steps: [
          "Faltou luz: desligue o disjuntor do portão e confira se a folha está fechada e travada.",
          "Veja se a botoeira está afundada, molhada ou com fio exposto.",
          "Espere a energia estabilizar e religue olhando o portão, com a passagem livre.",
          "Se ele abrir, feche pelo controle e desligue de novo o disjuntor ao sair.",
          "Liste os acessórios ligados ao motor: módulo, interfone, teclado, tag.",
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Por que o portão abre quando a luz volta?",
        answers: [
          "Porque a central recebe um comando ao religar: botoeira úmida ou em curto, módulo Wi-Fi ou interfone que dá pulso, ou defeito na entrada da placa. Até o reparo, desligue o disjuntor em cada queda e religue olhando o portão.",
        ],
      },
      {
        question: "Viajo muito. Como deixo o portão?",
        answers: [
          "Deixe o portão fechado, travado e com o disjuntor desligado. Com nobreak, desligue-o também.",
          "Desligue o disjuntor do motor e confira se a folha não cede ao empurrar de leve.",
        ],
      },
      {
        question: "Portão que abre quando a luz volta é defeito do controle?",
        answers: [
          "Raramente, porque coincide com a volta da luz. Controle com botão preso abriria em outras horas também.",
          "Em geral não. O momento aponta para acessório, botoeira ou placa.",
        ],
      },
      {
        question: "O módulo Wi-Fi pode ser o culpado?",
        answers: [
          "Pode. Muitos têm ajuste para voltar desligados depois da queda; confira no aplicativo.",
          "Sim, se estiver configurado para ligar ao receber energia. Deixe em modo de pulso e desligado ao religar.",
        ],
      },
      {
        question: "Trocar a placa resolve o portão que abre na volta da luz?",
        answers: [
          "Só se a falha for dela. Antes se isolam botoeira, interfone e módulo.",
          "Só depois de descartar os acessórios. Com a placa trocada à toa, o portão continua abrindo.",
        ],
      },
    ],
    photo: "fotos da botoeira, dos acessórios ligados ao portão e da etiqueta do motor",
  },
  {
    id: "nao-abre-depois-da-luz",
    broader: "falta-de-energia",
    label: "Não abre depois que acabou a luz",
    phrase: "o portão que não abre depois da falta de luz",
    intent: "repair",
    asks: [
      "portão não abre pós queda energia",
      "não abre sem energia",
      "não abre sem luz",
      "não abre sem energia elétrica",
      "não abre queda energia",
      "não abre acabou luz",
      "não abre depois luz",
      "não abre acabou energia",
      "não abre faltou luz",
      "não abre faltou energia",
      "não abre falta luz",
      "não abre falta energia",
      "não abre depois energia",
      "não abre queda luz",
      "portão não abre apagão",
      "luz rua apagou não abre",
      "apagou luz não abre",
      "luz apagou não abre",
    ],
    answers: {
      any: [
        "Se a luz ainda não voltou, o portão só abre pela chave do motor, com o disjuntor desligado e a folha reta; no basculante, só com os cabos inteiros. Se já voltou e ele não abre, veja o disjuntor, o DR e se o motor ficou destravado; depois disso, a suspeita é fusível ou placa.",
        "Portão que não abre depois que acabou a luz: com a energia de volta, confira o disjuntor uma vez e se alguém destravou o motor. Se a luz não voltou, ele se destrava pela chave, com o disjuntor desligado e a folha reta; no basculante, só com os cabos inteiros, e se pesar, chame o técnico.",
        "Sem energia, o portão não abre pelo controle nem pela botoeira, só pela chave de destravamento: desligue o disjuntor e destrave só folha reta e leve; no basculante, com os cabos inteiros. Para ele abrir sempre na falta de luz, é preciso um nobreak.",
        "Depois da falta de luz, o portão não abre por três motivos comuns: disjuntor ou DR desarmado, motor ainda destravado ou placa atingida pelo pico da volta. Teste a botoeira uma vez e, se nada ocorrer, deixe desligado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "A luz voltou e o portão não abre",
          "O que conferir depois que a energia volta",
          "Testes seguros com a luz de volta",
        ],
        slots: [
          [
            "Faça na ordem e pare se algo cheirar a queimado.",
            "Nenhum passo exige abrir o motor.",
            "Um religamento basta; insistir piora o dano.",
          ],
        ],
        steps: [
          "Veja no quadro se o disjuntor do portão ou o DR caiu e religue uma única vez.",
          "Confira se a chave de destravamento ficou solta e trave de novo.",
          "Acione pela botoeira, com a passagem livre.",
          "Se abre na botoeira e não no controle, o receptor ou a memória foi afetado.",
          "Se nada acontece ou o disjuntor cai de novo, deixe desligado e mande fotos.",
        ],
      },
      {
        about: "safety",
        headings: ["Se a luz ainda não voltou", "Como sair sem energia", "Abrir sem luz, com segurança"],
        slots: [
          [
            "Desligue o disjuntor antes de usar a chave, para o motor não partir quando a energia voltar.",
            "A chave do motor solta a folha, sempre com o disjuntor desligado.",
            "Antes da chave vem o disjuntor, porque a luz pode voltar a qualquer momento.",
          ],
          [
            "No basculante, só destrave se ele sobe leve no uso normal e os cabos estão inteiros; na dúvida, não destrave.",
            "Basculante pesado, torto ou com cabo gasto não se destrava, porque a folha pode descer.",
            "Portão em rampa ou fora do trilho também fica como está até o técnico chegar.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "A falta de luz pode queimar a placa?",
        answers: [
          "O pico da volta pode. Protetor de surto e aterramento reduzem o risco.",
          "Pode, na volta da energia. Por isso convém desligar o disjuntor durante a falta.",
        ],
      },
      {
        question: "O portão perde a programação sem luz?",
        answers: [
          "Os controles não. Alguns motores refazem o percurso no primeiro ciclo, mais devagar.",
          "Em geral não; o percurso pode ser reaprendido na primeira abertura.",
        ],
      },
      {
        question: "Como evitar ficar preso de novo na falta de luz?",
        answers: [
          "Tenha um nobreak próprio para portão ou um motor de 24 V com bateria, e a chave do motor em lugar certo.",
          "Tenha nobreak, bateria ou ao menos a chave à mão e testada.",
        ],
      },
    ],
    photo: "fotos do quadro de disjuntores e da etiqueta do motor",
  },
  {
    id: "trancar-sem-energia",
    broader: "falta-de-energia",
    label: "Trancar o portão sem luz",
    phrase: "como trancar o portão sem luz",
    asks: [
      "sem energia portão solto travo",
      "sem energia solto como travar",
      "sem luz solto como travar",
      "travar portão falta energia",
      "travar portão falta luz",
      "como travo portão sem energia",
      "como travo portão sem luz",
      "como travo portão falta luz",
      "acabou luz garagem trancada",
      "sem luz garagem trancada",
      "acabou luz deixar portão trancado",
      "como tranco portão sem energia",
      "como tranco portão sem luz",
      "tranco portão sem energia",
      "tranco portão sem luz",
      "travar sem luz",
      "trancar sem luz",
      "fechar sem luz",
      "fechar portão sem luz",
      "trancar portão sem energia",
      "travar portão sem energia",
      "fechar portão sem energia",
      "como fechar sem luz",
      "como travar sem luz",
      "portão aberto sem luz",
      "acabou luz aberto",
      "fechar na mão sem luz",
      "fechar manualmente luz",
      "fechar manualmente falta luz",
      "como fechar manualmente falta luz",
      "fechar portão manual falta energia",
      "destrancado falta luz",
      "destravado falta luz seguro",
      "manual falta luz destrancado seguro",
      "fica destrancado sem luz",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para trancar o portão sem luz, feche a folha na mão com o motor destravado e o disjuntor desligado, e volte a chave à posição travada: é o motor travado que segura a folha. Isso vale para o de correr e o de abrir, retos e nivelados; um basculante aberto fica para o técnico.",
        "Sem energia, o portão só fica trancado depois que a chave de destravamento volta ao lugar. Feche devagar, trave o motor, empurre de leve para conferir e, se houver, passe o ferrolho; tire-o antes de a luz voltar.",
        "Portão de correr ou de abrir se fecha na mão: disjuntor desligado, chave girada, folha até o batente e chave de volta. Destravado não é trancado: qualquer pessoa o abre da rua.",
      ],
      question: [
        "Não é seguro deixar destravado: sem luz e com a chave aberta, qualquer pessoa empurra o portão da rua. Depois de passar, feche, volte a chave à posição travada e confira empurrando de leve; travado, o motor segura a folha mesmo sem energia.",
        "Só destravado ele fica destrancado: com o motor travado, o portão continua preso mesmo sem luz. Se você abriu na mão, feche, gire a chave de volta e, se houver, passe o ferrolho, que sai antes de a energia voltar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Passo a passo para fechar e trancar",
          "Do disjuntor à chave de volta",
          "Fechar na mão, com segurança",
        ],
        slots: [
          [
            "Só para folha reta, no trilho e que anda leve.",
            "Se a folha pesa, pare e chame.",
            "Tenha uma lanterna e mantenha as crianças longe.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, para o motor não andar se a luz voltar.",
          "Gire a chave ou a alavanca até o fim.",
          "Leve a folha devagar até o batente.",
          "Volte a chave à posição travada.",
          "Confira se a folha não abre e passe o ferrolho.",
        ],
      },
      {
        about: "safety",
        headings: ["No basculante, não", "Folha no alto não se destrava", "O que não fazer no escuro"],
        slots: [
          [
            "A folha do basculante pode despencar se o contrapeso ou o cabo falhar.",
            "Um basculante parado no alto fica isolado, com ninguém embaixo.",
            "Se ele estava fechado quando a luz acabou, o motor já o mantém travado.",
          ],
          [
            "Quem saiu de carro precisa de outra entrada para travar por dentro.",
            "Sem portão social, é melhor esperar a luz do lado de dentro.",
            "O nobreak resolve o caso de quem não tem outra entrada.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para não passar por isso de novo", "Nobreak, trava e treino", "Antes da próxima queda de luz"],
        slots: [
          [
            "Um nobreak próprio para motor fecha o portão algumas vezes sem luz.",
            "Quem não tem portão social deve pensar em nobreak ou em destravamento externo com segredo.",
            "Bateria na central, nos motores que aceitam, fecha o portão sozinha.",
          ],
          [
            "Deixe a chave de destravamento em lugar fixo e mostre a todos da casa como usar.",
            "Treine uma vez por ano, de dia, com o disjuntor desligado.",
            "Uma etiqueta no motor com o lado de travar ajuda quem nunca fez.",
          ],
          [
            "Uma folha pesada na mão é defeito: peça a revisão antes da próxima falta de luz.",
            "Se foi difícil mover, roldana, trilho ou dobradiça precisam de acerto.",
            "A trava elétrica com chave mantém a folha presa mesmo com o motor solto.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Quando a luz voltar, o que faço com o portão trancado?",
        answers: [
          "Abra o ferrolho, confira a chave travada, ligue o disjuntor e acione uma vez, olhando.",
          "Tire o ferrolho primeiro. Depois ligue o disjuntor e deixe a central fazer um ciclo completo.",
        ],
      },
      {
        question: "O motor sem luz segura a folha?",
        answers: [
          "A maioria segura, porque o redutor não gira ao contrário. Se o seu cede, use ferrolho ou trava.",
          "Em geral, sim, com a chave na posição travada.",
        ],
      },
    ],
    photo: "uma foto do motor, com a chave de destravamento, e do portão inteiro",
  },
  {
    id: "gerador-no-portao",
    broader: "falta-de-energia",
    label: "Gerador no portão automático",
    phrase: "o gerador ligado ao portão",
    intent: "question",
    asks: [
      "gerador portão",
      "gerador condomínio portão não funciona",
      "gerador liga falta luz portão não funciona",
      "gerador prédio portão",
      "gerador prédio liga portão",
      "gerador condomínio portão",
      "gerador liga portão automaticamente",
      "gerador motor portão",
      "gerador aciona portão",
      "gerador liga portão",
      "gerador funciona portão",
      "ligar portão gerador",
      "portão no gerador",
      "gerador toca portão",
      "gerador abre portão",
      "inversor solar toca portão",
      "inversor veicular portão",
    ],
    answers: {
      any: [
        "Gerador alimenta o portão se entrega a tensão certa e a potência da partida; no prédio, o circuito do portão precisa estar no quadro de emergência, e então volta em segundos. Peça ao eletricista para conferir o quadro; para o intervalo, usa-se nobreak.",

        "Sim, gerador aciona o portão, se entrega a tensão certa e potência para a partida, que puxa várias vezes a do motor em marcha. A ligação é por chave de transferência, feita por eletricista: nunca com o gerador na tomada, que energiza a rua e mata. Para o portão só, nobreak próprio é mais simples.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Gerador, nobreak ou bateria", "O que compensa para o portão"],
        slots: [
          [
            "O gerador compensa quando serve à casa ou ao prédio inteiro.",
            "Um prédio com gerador só precisa do portão no circuito de emergência.",
          ],
          [
            "Nobreak para portão ou motor com bateria abre sem esperar partida.",
            "Para algumas aberturas no apagão, o nobreak próprio custa menos.",
          ],
          [
            "A tensão instável de gerador pequeno queima placa; o protetor de surto ajuda.",
            "Um gerador barato oscila: proteja a central.",
          ],
        ],
      },
    ],
    keep: ["safety", "check"],
    questions: [
      {
        question: "Que potência de gerador o portão precisa?",
        answers: [
          "A potência se calcula a partir da etiqueta do motor, com folga para a partida. O eletricista faz a conta junto com o resto ligado.",
        ],
      },
      {
        question: "Inversor de carro ou solar serve no portão?",
        answers: ["Só de onda senoidal e com potência de pico para a partida. Onda modificada aquece o motor."],
      },
    ],
    photo: "a foto da etiqueta do motor e do gerador",
  },
  {
    id: "luz-voltou-e-nao-fecha",
    broader: "falta-de-energia",
    label: "Abre mas não fecha depois da falta de luz",
    phrase: "o portão que não fecha desde a falta de luz",
    asks: [
      ...combine(
        [
          "acabou luz",
          "faltou luz",
          "falta luz",
          "voltou luz",
          "queda energia",
          "faltou energia",
          "voltou energia",
          "apagão",
          "depois luz",
          "pico energia",
        ],
        ["não fecha", "abre não fecha"],
      ),
      "pivotante depois luz não fecha",
      "correr depois luz não fecha",
      "basculante depois luz não fecha",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que abre mas não fecha depois que acabou a luz costuma ter perdido o percurso ou ficado sem a fotocélula: veja se o led dela acende, limpe as lentes e deixe um ciclo inteiro correr, que em muitas centrais sai lento e regrava. Se não fechar, o técnico mede sensor e placa, a partir de {price.preventive} em casa, sem peças.",
        "Se o portão não fecha desde a falta de luz, olhe a fotocélula: apagada, o pico da volta queimou a fonte ou o par, e a central trava o fechamento por segurança; acesa, falta gravar o percurso. Não faça ponte no sensor: feche na mão, se for de correr ou de abrir, com o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que a falta de luz faz com o fechamento", "Fotocélula, percurso ou placa"],
        slots: [
          [
            "Sem a fotocélula respondendo, a central abre e recusa fechar.",
            "O fechamento depende do sensor; a abertura, não: por isso só um lado parou.",
          ],
          [
            "Centrais que guardam o percurso na memória podem precisar de um ciclo lento depois da queda.",
            "O primeiro ciclo lento e inteiro serve para a central achar os dois fins de curso.",
          ],
          [
            "O pico da volta queima relé, fonte da fotocélula ou uma saída da placa.",
            "Se o surto atingiu a placa, o relé de fechar pode não armar mais.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Na ordem, sem abrir nada", "O que conferir depois da luz"],
        slots: [["Teste uma vez cada coisa, com o vão livre.", "Ninguém no vão durante os testes."]],
        steps: [
          "Veja disjuntor, DR e nobreak.",
          "Olhe o led da fotocélula e limpe as lentes.",
          "Acione pela botoeira e deixe o ciclo correr até o fim.",
          "Se não fecha, mande vídeo com som e a etiqueta.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "A casa pode ficar aberta até a visita?",
        answers: [
          "Não precisa: o de correr e o de abrir, retos e nivelados, fecham na mão com o disjuntor desligado; no basculante, espere o técnico.",
          "Feche na mão o de correr ou de abrir, com a energia desligada. Basculante no alto não se destrava.",
        ],
      },
      {
        question: "Precisa de placa nova?",
        answers: [
          "Só se a medição mostrar relé ou saída queimada. Percurso e sensor vêm antes.",
          "Nem sempre: muitas vezes é regravar ou trocar a fotocélula.",
        ],
      },
      {
        question: "Como evitar na próxima queda?",
        answers: [
          "Protetor de surto na alimentação do motor e aterramento; nobreak segura a memória.",
          "DPS no quadro e nobreak ajudam os dois: surto e percurso.",
        ],
      },
    ],
    photo: "um vídeo da tentativa de fechar e fotos da fotocélula e da etiqueta do motor",
  },
  {
    id: "ficou-aberto-depois-da-luz",
    broader: "falta-de-energia",
    label: "Portão ficou aberto depois que a luz voltou",
    phrase: "o portão que ficou aberto depois da falta de luz",
    intent: "repair",
    asks: [
      "ficou aberto voltou luz",
      "ficou aberto depois voltou luz",
      "ficou aberto depois luz",
      "ficou aberto depois queda energia",
      "ficou aberto depois falta luz",
      "ficou aberto acabou luz",
      "ficou aberto faltou luz",
      "portão aberto luz voltou",
      "portão aberto depois queda energia",
      "travou aberto depois luz",
      "parou aberto faltou luz",
    ],
    answers: {
      any: [
        "Portão que ficou aberto depois que a luz voltou quase sempre só espera um comando: veja se o disjuntor está ligado e aperte o botão da parede uma vez, com a passagem livre. Se o motor gira e a folha não anda, ficou destravado; se nada reage, a placa pode ter queimado.",
        "Depois da falta de luz, o portão fica onde parou e não fecha sozinho: religue o disjuntor, tire carro e objetos da frente do sensor e dê um toque no controle, olhando a folha. Se ele não reagir, deixe desligado e chame; atendemos {shop.hours}.",
        "Se o portão está aberto desde que a luz voltou, confira nesta ordem: disjuntor ligado, sensor da passagem livre e motor travado de novo, caso alguém o tenha soltado. Tudo certo e ele não fecha? O pico da volta pode ter atingido a placa, que se mede na visita.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como fechar agora, em ordem", "Testes seguros com o portão aberto"],
        slots: [
          [
            "Fique olhando a folha inteira e mantenha crianças e animais longe.",
            "Antes de qualquer toque, ninguém na passagem nem embaixo da folha.",
          ],
        ],
        steps: [
          "Veja se a luz voltou na casa toda e se o disjuntor do portão está ligado; religue uma vez só.",
          "Limpe as lentes do sensor da passagem e tire o que estiver na frente.",
          "Dê um toque no botão da parede e, depois, no controle.",
          "O motor gira e a folha não anda: desligue o disjuntor. Em portão de correr ou de abrir, volte a chave até travar e teste de novo.",
          "Nada reage: desligue o disjuntor e mande a foto da etiqueta.",
        ],
      },
      {
        about: "safety",
        headings: ["Se ele não fechar de jeito nenhum", "Como guardar a casa até o conserto"],
        slots: [
          [
            "De correr ou de abrir, reto e leve: com o disjuntor desligado e o motor destravado, feche na mão devagar e tranque por dentro.",
            "Folha de correr ou de abrir que anda leve pode ser fechada na mão, com o disjuntor desligado; ponha um cadeado por dentro.",
          ],
          [
            "O basculante aberto não se puxa nem se destrava: pode cair. Isole a área e chame o técnico.",
            "Basculante no alto fica como está, com ninguém embaixo, até o técnico chegar.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que ele ficou aberto", "O que a queda de luz fez"],
        slots: [
          [
            "Sem energia, o motor para onde está, e na volta a central espera uma ordem.",
            "A luz caiu no meio do uso, e a central não guarda a ordem de fechar.",
          ],
          [
            "Com fechamento automático, o sensor sujo ou sem energia também segura a folha aberta.",
            "Se ele costumava fechar sozinho, olhe o sensor: cego ou desligado, ele impede o fechamento.",
          ],
          [
            "Silêncio total com luz na casa aponta para fusível ou placa atingidos pelo pico da volta.",
            "Quando nem o botão da parede responde, a suspeita é a fonte da placa.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "O portão pode fechar sozinho de repente?",
        answers: [
          "Pode, se tiver fechamento automático e o sensor voltar. Por isso ninguém fica na passagem.",
          "Em algumas centrais, sim. Desligue o disjuntor antes de chegar perto da folha.",
        ],
      },
      {
        question: "Quanto custa se a placa queimou?",
        answers: [
          "A placa é orçada pela foto da etiqueta; se não compensar, trocar o motor em casa fica de {price.homeSwap}.",
          "Depende do modelo, e o valor vem pela foto. A troca do motor, em casa, é de {price.homeSwap}.",
        ],
      },
      {
        question: "Como evitar que fique aberto na próxima queda?",
        answers: [
          "Um nobreak de portão dá algumas aberturas sem luz e deixa você fechar.",
          "Com bateria ou nobreak, ele termina o movimento e ainda abre e fecha algumas vezes.",
        ],
      },
    ],
    photo: "uma foto do portão como ficou, da etiqueta do motor e do disjuntor",
  },
  {
    id: "abrir-basculante-sem-energia",
    broader: "falta-de-energia",
    label: "Abrir portão basculante sem energia",
    phrase: "a abertura do basculante sem energia",
    intent: "how-to",
    asks: [
      "basculante motor queimou como abrir",
      "abrir basculante sem energia",
      "abrir basculante sem luz",
      "abrir basculante falta luz",
      "abrir basculante falta energia",
      "abrir basculante acabou luz",
      "abrir basculante acabou energia",
      "abrir basculante manualmente",
      "abrir basculante manualmente sem luz",
      "abrir basculante por dentro sem luz",
      "abrir basculante por dentro sem energia",
      "abrir basculante queda energia",
      "basculante sem luz como abrir",
      "basculante sem energia como abrir",
      "como abrir portão basculante sem luz",
      "como abrir portão basculante sem energia",
      "como abrir portão basculante manualmente",
      "destravar basculante sem luz",
      "destravar basculante sem energia",
      "destravar basculante falta luz",
      "destravar basculante falta energia",
    ],
    answers: {
      any: [
        "Sem energia, o basculante é caso de técnico: solto do motor, só os cabos e o contrapeso seguram a folha, e, se um deles falhar, ela cai. Se há nobreak, tente pelo controle; se não, desligue o disjuntor, use o portão social ou espere a luz, e com carro preso chame, {shop.hours}.",
        "O portão basculante sem luz não deve ser solto por conta própria, porque a folha pode descer de uma vez. Tente o controle, se houver nobreak; senão, saia pelo portão social, deixe o disjuntor desligado e chame o técnico, {shop.hours}, que abre com a folha escorada.",
        "Abrir o basculante na mão é serviço de técnico: ele escora a folha, confere cabos e contrapeso e só então solta o motor. Até lá, mantenha o disjuntor desligado e ninguém embaixo; se a luz demorar e o carro estiver preso, atendemos {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora, sem soltar a folha", "Sem luz e com o basculante fechado"],
        slots: [
          [
            "Nada disto pede chave de destravamento nem tampa aberta.",
            "São passos de fora, sem mexer em cabo, mola nem contrapeso.",
          ],
        ],
        steps: [
          "Veja se a falta é da rua ou só do portão: olhe a luz da casa e o disjuntor.",
          "Se há nobreak, acione uma vez pelo controle, com a passagem livre.",
          "Sem resposta, desligue o disjuntor, para o motor não partir quando a luz voltar.",
          "Entre e saia pelo portão social ou por outra porta.",
          "Carro preso ou urgência: mande foto do portão por dentro e chame o técnico.",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não soltar o basculante", "O risco de abrir na mão"],
        slots: [
          [
            "Com o motor engatado, é ele quem trava a folha; solto, ela fica só nos cabos e no contrapeso.",
            "O motor também serve de freio: tirado ele, cabo gasto ou contrapeso leve deixam a folha cair.",
          ],
          [
            "Cabo desfiado e mola fraca não se percebem do chão, e a folha pode pesar mais de cem quilos.",
            "De baixo não se vê o desgaste do cabo, e a folha de chapa pesa muito.",
          ],
          [
            "Forçar com o motor engatado quebra a porca do fuso e não abre.",
            "Puxar ou empurrar com o carro entorta os braços e estraga o motor.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Para não depender da luz", "O que instalar antes da próxima queda"],
        slots: [
          [
            "Um nobreak próprio para motor de portão dá algumas aberturas sem energia.",
            "Com nobreak de portão, o controle continua funcionando por algumas aberturas.",
          ],
          [
            "Quem só tem a garagem como entrada precisa de um segundo caminho: portão social ou destravamento externo com chave, instalado pelo técnico.",
            "Ter uma porta social com chave resolve a entrada a pé, que é o mais urgente.",
          ],
          [
            "Na revisão, peça para conferir cabos e contrapeso: é deles que depende abrir sem motor.",
            "A visita de revisão, em casa, parte de {price.preventive}, sem peças, e confere cabos e equilíbrio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quando a luz volta, o basculante funciona sozinho?",
        answers: [
          "Na maioria, sim: religue o disjuntor e dê um toque, olhando a folha. O primeiro ciclo pode ser lento.",
          "Funciona depois de um comando. Se não reagir, veja o disjuntor e mande a foto da etiqueta.",
        ],
      },
      {
        question: "Ficou aberto quando a luz acabou. E agora?",
        answers: [
          "Não puxe nem solte: isole a passagem, deixe o disjuntor desligado e espere a luz ou o técnico.",
          "Deixe como está, com ninguém embaixo, e chame; o técnico fecha com a folha segura.",
        ],
      },
      {
        question: "Quanto custa pôr nobreak no basculante?",
        answers: [
          "Depende da potência do motor e de quantas aberturas você quer; a foto da etiqueta dá o valor, sem custo.",
          "O valor sai pela foto da etiqueta do motor e do lugar do nobreak.",
        ],
      },
    ],
    photo: "uma foto do basculante por dentro, fechado, e da etiqueta do motor",
  },
];
