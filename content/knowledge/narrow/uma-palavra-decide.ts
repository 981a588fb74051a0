import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What goes wrong under one condition, which decides the answer: after the cable was changed, near masts, with every power cut. */
export const umaPalavraDecide: NarrowConcept[] = [
  {
    id: "basculante-torto-depois-do-cabo",
    broader: "cabo-de-aco",
    label: "Basculante torto depois da troca do cabo",
    phrase: "o basculante que ficou torto depois da troca do cabo",
    asks: [
      "só um cabo trocado folha desalinhada",
      "um cabo trocado ficou desalinhada",
      ...combine(
        ["torto", "inclinado", "desalinhado", "desnivelado", "um lado", "pendendo", "empenado"],
        ["depois trocou cabo", "depois troquei cabo", "depois troca cabo", "depois trocar cabo", "cabo novo"],
      ),
      "trocou cabo subindo torto",
      "trocou cabo sobe torto",
      "trocou cabo ficou torto",
      "troquei cabo ficou torto",
      "trocaram cabo ficou torto",
      "depois cabo sobe torto",
    ],
    intent: "repair",
    answers: {
      any: [
        "Depois da troca do cabo de aço, o basculante sobe torto quando os dois cabos ficaram com comprimento ou tensão diferente, quando só um lado foi trocado ou quando um cabo saiu do canal da roldana. Pare de usar, desligue o disjuntor e chame quem trocou: é acerto do próprio serviço.",
        "Basculante que ficou torto depois que trocou o cabo está com um lado mais curto, mais frouxo ou fora da roldana; contrapesos desiguais fazem o mesmo. Não use nem destrave o portão: desligue o disjuntor e peça a quem fez o serviço que refaça o nível.",
        "Se o portão passou a subir torto depois da troca do cabo, o erro quase sempre é de medida: cabos de tamanho diferente, presilha que escorregou ou um lado só trocado. Deixe o disjuntor desligado e ninguém embaixo até o acerto, que cabe na garantia de quem trocou.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que fica errado na troca do cabo", "Por que um lado sobe antes do outro"],
        slots: [
          [
            "Com um cabo mais curto, aquele lado puxa primeiro, e a folha sobe inclinada para ele desde o começo.",
            "Se a folha já sai do chão inclinada, um dos cabos está mais curto que o outro.",
          ],
          [
            "Quando sobe reta e entorta no meio, o cabo escapou do canal da roldana ou a presilha escorregou.",
            "Reta no começo e torta no meio do caminho, a folha indica presilha que cedeu ou cabo fora da roldana.",
          ],
          [
            "Um cabo novo ao lado de um velho também desnivela, porque o velho já esticou; por isso a troca é em par.",
            "Cabo novo de um lado e velho do outro trabalham com comprimentos diferentes, e o certo é trocar o par.",
          ],
          [
            "O peso dos contrapesos entra na conferência: se um deles ficou apoiado ou mais leve, o lado dele fica para baixo.",
            "Contrapeso apoiado no fundo da caixa ou remontado com peso diferente deixa um lado sem ajuda.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até o acerto", "Antes de chamar quem trocou"],
        slots: [
          [
            "O cabo está sob carga: nada aqui pede que você toque nele.",
            "Tudo se olha de longe, do lado de fora da folha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e deixe a folha onde está.",
          "Não destrave o motor e não deixe ninguém passar embaixo.",
          "De longe, fotografe a folha de frente, os dois cabos e as duas roldanas.",
          "Mande as fotos a quem trocou, com o recibo ou a mensagem do serviço.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico nivela a folha", "O acerto, com a folha escorada"],
        slots: [
          [
            "O técnico escora a folha, solta a carga e iguala os dois cabos no comprimento e na tensão.",
            "Com a folha calçada e o contrapeso apoiado, os dois cabos são medidos e igualados.",
          ],
          [
            "Depois confere roldanas, presilhas e contrapesos e testa a folha na mão antes de religar o motor.",
            "Só com a folha nivelada e parada em qualquer altura o motor é religado e regulado.",
          ],
          [
            "Se quem trocou não voltar, a visita com regulagem em casa parte de {price.preventive}, sem peças; cabo novo é orçado por foto.",
            "Feito por outra empresa, o acerto entra na visita, a partir de {price.preventive} em casa, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o basculante torto até o técnico vir?",
        answers: [
          "Não: torta, a folha força os braços, pode sair da guia e sobrecarrega um cabo só; com o disjuntor desligado, ela fica como está.",
          "Não use: todo o peso vai para um lado, e o cabo novo pode soltar da presilha.",
        ],
      },
      {
        question: "Quem trocou o cabo tem de refazer de graça?",
        answers: [
          "Em geral sim: folha torta logo depois da troca é falha do serviço, e serviço tem garantia legal de 90 dias. Avise por escrito, com foto e data.",
          "Em geral sim, dentro da garantia do serviço, que por lei é de 90 dias no mínimo. Mande foto e data por mensagem.",
        ],
      },
      {
        question: "Pode ter trocado só um dos cabos?",
        answers: [
          "Pode, e é causa comum de folha torta. O outro já esticou com o uso: o par se troca junto, na mesma bitola e no mesmo comprimento.",
        ],
      },
      {
        question: "Posso apertar a presilha para nivelar?",
        answers: [
          "Não: a presilha segura o peso da folha e do contrapeso; se escapar, o cabo chicoteia e a folha cai.",
        ],
      },
    ],
    photo: "fotos, de longe, da folha de frente, dos dois cabos e das roldanas, com a data da troca",
  },
  {
    id: "controle-perto-de-antenas",
    broader: "so-de-perto",
    label: "Controle que falha perto de torres e antenas",
    phrase: "o controle que falha perto de torres e antenas",
    asks: [
      "moro lado antena portão não abre",
      "antena rádio próxima travar receptor",
      "controle falha perto antenas",
      "controle falhando antenas",
      "controle não funciona perto antenas",
      "perto antenas controle",
      "antenas tv controle",
      "antena rádio controle portão",
      "antena emissora controle",
      "antena celular controle",
      "antena celular atrapalha",
      "torre celular controle",
      "torre celular atrapalha",
      "torre rádio controle",
      "torre transmissão controle",
      "torre tv controle",
      "torre atrapalha controle",
      "perto torre controle",
      "aeroporto controle falha",
      "perto aeroporto controle",
    ],
    intent: "repair",
    answers: {
      any: [
        "Controle que falha perto de antenas de rádio e TV costuma ter o receptor do portão abafado pelo sinal delas: abre só de perto ou em certas horas. Confirme com pilha nova e dois controles; se os dois falham, resolve um receptor avulso melhor, com a antena bem posicionada.",
        "Perto de torre de transmissão ou de celular, o receptor do portão pode ouvir ruído demais e perder o sinal do controle. Troque a pilha e teste outro controle; se todos falham só ali, o técnico troca o receptor por um mais seletivo e muda a antena de lugar.",
        "As antenas da região podem atrapalhar o controle, mas pilha fraca e fio de antena cortado são mais comuns e vêm antes. Se com pilha nova todos os controles continuam falhando, o caminho é um receptor avulso de melhor filtro, longe do ruído.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["É a torre mesmo? Como tirar a dúvida", "Teste antes de culpar a antena"],
        slots: [
          [
            "A falha que vem da torre atinge todos os controles e costuma mudar com a hora; a da pilha atinge um só.",
            "Se um controle falha e o outro não, a causa é dele; se os dois falham juntos, está na recepção.",
          ],
        ],
        steps: [
          "Ponha pilha nova em um controle e teste ao lado de outro.",
          "Anote de quantos passos cada um abre, de manhã e à noite.",
          "Apague lâmpadas de LED e tire da tomada a fonte da câmera: o ruído pode ser da própria garagem.",
          "Pergunte ao vizinho de porta se o controle dele também falha.",
        ],
      },
      {
        about: "replace",
        headings: ["O que resolve perto de antenas fortes", "Receptor, antena ou outro jeito de abrir"],
        slots: [
          [
            "O receptor avulso de boa seletividade rejeita melhor o que não é do controle e pode ficar longe da central.",
            "Um receptor avulso, com filtro melhor que o da placa, é o primeiro passo e aproveita o motor.",
          ],
          [
            "A antena dele vai em um ponto com o muro ou a casa entre ela e a torre, afastada de fio de força e de metal.",
            "A posição conta: parede entre a antena e a torre tira ruído, e o controle continua chegando pela rua.",
          ],
          [
            "Mudar de frequência, de 433 para 292 MHz, por exemplo, pode ajudar, mas troca receptor e todos os controles juntos.",
            "Outra frequência às vezes escapa da interferência; nesse caso, receptor e controles são trocados de uma vez.",
          ],
          [
            "Onde nada disso basta, abre-se por teclado, tag ou módulo Wi-Fi, que não usam a faixa do controle.",
            "Teclado com fio, tag ou celular por Wi-Fi são a saída quando o rádio do controle não vence.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa recuperar o controle", "O valor do acerto"],
        slots: [
          [
            "A visita com teste e regulagem em casa parte de {price.preventive}, sem peças; receptor e controles novos são orçados por foto.",
            "Acertar a antena entra na visita, a partir de {price.preventive} em casa, sem peças; o receptor avulso tem o valor dito por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Antena de celular atrapalha controle de portão?",
        answers: [
          "Raramente: o celular usa outras faixas. Muito perto da torre, porém, um receptor simples pode ficar saturado e encurtar o alcance.",
        ],
      },
      {
        question: "Trocar a frequência do controle resolve?",
        answers: [
          "Às vezes: se a interferência está em 433 MHz, um receptor de outra frequência escapa dela; mas todos os controles mudam junto.",
        ],
      },
      {
        question: "Um controle mais forte resolve?",
        answers: [
          "Não costuma: a potência do controle é limitada por regra, e o problema está em quem escuta. Melhore o receptor e a antena dele.",
        ],
      },
    ],
    photo: "fotos do controle, do motor e da fachada, com o bairro e de que distância ele abre",
  },
  {
    id: "queda-de-luz-perde-percurso",
    broader: "falta-de-energia",
    label: "Portão que perde o percurso a cada queda de luz",
    phrase: "o portão que perde o percurso a cada queda de luz",
    asks: [
      "portão desprograma sem energia",
      "toda queda luz reprogramar portão",
      "toda queda luz tenho que reprogramar portão",
      "energia cai portão esquece curso",
      "energia cai esquece o curso",
      ...combine(
        ["cai luz", "falta luz", "cai energia", "falta energia", "queda luz", "queda energia", "acaba luz"],
        ["perde percurso", "perde programação", "perde memória", "desprograma", "perde curso", "perde regulagem"],
      ),
      ...combine(["toda hora", "toda vez", "sempre", "direto"], ["cai luz portão", "falta luz portão"]),
      "perde percurso luz",
      "esquece percurso luz",
      "não perder percurso",
    ],
    intent: "repair",
    answers: {
      any: [
        "Para o portão não perder o percurso quando cai a luz, há dois caminhos: nobreak próprio para motor de portão, que atravessa a queda, ou central que acha a posição sozinha, com fim de curso em ordem. Hoje, desligue o disjuntor um minuto, religue e faça um ciclo completo.",
        "O portão desconfigura na queda de luz porque a central perde a posição da folha, se a energia some com ela andando, ou porque o fim de curso falha e ela não se acha na volta. Nobreak de portão ou fim de curso em ordem resolvem; para hoje, um abrir e fechar inteiros costumam bastar.",
        "Portão que perde a programação em toda queda de luz tem central que só conta tempo, fim de curso falhando ou memória com defeito. Fim de curso em ordem ou nobreak resolve; a visita que mede e regrava parte de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o percurso se perde", "O que a central esquece quando a luz cai"],
        slots: [
          [
            "A central guarda o percurso na memória, mas, se a luz cai no meio do movimento, ela volta sem saber onde a folha está.",
            "O percurso gravado não costuma sumir; o que se perde é a posição, quando a luz cai com a folha andando.",
          ],
          [
            "Com ímã ou chave de fim de curso bem colocados, a folha anda devagar até o fim e se acha; sem eles, abre pela metade ou inverte.",
            "Fim de curso em ordem dá à central um ponto certo para recomeçar; ímã fora do lugar faz o contrário.",
          ],
          [
            "Se os controles também somem da memória, o defeito é da placa, e não da queda.",
            "Central que perde percurso e controles juntos tem a memória com problema e pede reparo.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Nobreak ou fim de curso: o que resolve", "O que instalar onde a luz cai muito"],
        slots: [
          [
            "O nobreak feito para motor de portão segura as quedas curtas e ainda abre algumas vezes com a rua sem luz; o de computador não serve para a partida do motor.",
            "Peça nobreak próprio para motor, com potência acima da etiqueta; o de computador desarma na partida.",
          ],
          [
            "Fim de curso revisado ou central com encoder custa menos e resolve a posição, mas o portão para enquanto falta luz.",
            "Se basta o portão se achar quando a luz volta, revise o fim de curso ou troque a central: é a saída mais barata.",
          ],
          [
            "O DPS no quadro protege a placa do pico da volta da luz, mas não guarda a posição da folha.",
            "DPS evita placa queimada, e não percurso perdido; em rua de muita queda, vale ter os dois cuidados.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Depois de cada queda de luz", "Para pôr o portão de volta hoje"],
        slots: [
          [
            "Faça isso com o vão livre e à vista, porque o primeiro movimento pode vir lento ou em sentido trocado.",
            "O primeiro ciclo depois da queda é de procura: fique olhando, longe da folha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor, espere um minuto e religue.",
          "Acione uma vez e deixe a folha ir até o fim, sem interromper.",
          "Acione de novo e deixe fechar por completo.",
          "Se ela bate, para antes ou inverte, desligue e peça a regravação do percurso.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo o nobreak segura o portão?",
        answers: [
          "Depende da bateria e do peso da folha: o comum é dar algumas aberturas e manter a central ligada por um bom tempo. A ficha do nobreak diz quantos ciclos.",
        ],
      },
      {
        question: "Estabilizador evita perder o percurso?",
        answers: ["Não, porque ele não tem bateria: quando a luz cai, o motor para junto."],
      },
      {
        question: "Preciso destravar o portão em toda queda?",
        answers: [
          "Só se for sair com a rua sem luz. De correr ou de abrir, destrava-se com a chave e o disjuntor desligado; o basculante fica para o técnico se a folha não estiver equilibrada.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do quadro de luz, e quantas vezes a luz cai por semana",
  },
  {
    id: "raio-placa-conserto-ou-troca",
    broader: "raio",
    label: "Placa queimada por raio: conserto ou troca",
    phrase: "o conserto ou a troca da placa queimada por raio",
    asks: [
      ...combine(
        ["raio placa", "raio queimou placa", "temporal placa", "tempestade placa"],
        [
          "conserto",
          "conserta",
          "tem conserto",
          "trocar",
          "só trocando",
          "trocar ou consertar",
          "arrumar",
          "recuperar",
          "tem jeito",
        ],
      ),
      "placa raio compensa",
      "placa raio vale pena",
    ],
    intent: "repair",
    answers: {
      any: [
        "Depende do que o raio queimou na placa do portão: fusível, varistor, relé ou fonte têm conserto em bancada; trilha carbonizada ou processador morto, só trocando. A visita para medir parte de {price.preventive} em casa, sem peças, e a placa é orçada por foto.",
        "Placa queimada por raio tem conserto na maior parte das vezes em que só a entrada foi atingida; quando o surto atravessou tudo, só trocando. O motor costuma escapar: mande a foto da etiqueta e da placa, sem religar o disjuntor.",
        "Tem conserto quando o raio pegou a entrada da placa, e troca-se quando queimou o processador ou as trilhas. Antes de decidir, compare: reparo que passa da metade do preço de uma central nova não compensa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando se conserta e quando se troca", "O que decide entre reparo e placa nova"],
        slots: [
          [
            "Placa original de motor com inversor vale a tentativa de reparo, porque a nova é própria do modelo e mais cara.",
            "Em motor com inversor, tente primeiro o reparo: a central nova só serve a daquele modelo.",
          ],
          [
            "Em motor comum, a central nova compatível muitas vezes sai perto do reparo e traz garantia inteira.",
            "Em motor comum de casa, compare com uma central nova: se a diferença é pequena, a nova compensa.",
          ],
          [
            "Se o surto também queimou o motor, a troca do conjunto em casa fica de {price.homeSwap}, com mão de obra.",
            "Motor atingido junto muda a conta: o conjunto novo, em casa, fica de {price.homeSwap}.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que se mede antes de comprar a placa", "A medição depois do raio"],
        slots: [
          [
            "O técnico mede a tomada, o fusível, o motor e o capacitor em separado, porque um deles em curto queima a placa nova.",
            "Antes da placa nova, motor e capacitor são medidos: um curto neles queima a peça na primeira partida.",
          ],
          [
            "Fotocélula, receptor e interfone também são testados: o surto entra por qualquer fio comprido.",
            "Receptor e fotocélula ligados à central entram no teste, já que o raio anda pelos fios.",
          ],
          [
            "No mesmo serviço se põe DPS com aterramento, ou a próxima tempestade repete o prejuízo.",
            "DPS no quadro e fio terra entram junto; sem eles, a placa nova fica exposta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A placa consertada dura?",
        answers: [
          "Dura, se o reparo trocou os componentes atingidos e há DPS no quadro. Peça a garantia do conserto por escrito.",
        ],
      },
      {
        question: "Preciso cadastrar os controles de novo?",
        answers: [
          "Na placa consertada, em geral não, se a memória escapou. Na placa nova, sim: controles e percurso são gravados outra vez.",
        ],
      },
      {
        question: "A distribuidora paga a placa queimada por raio?",
        answers: [
          "Pode pagar, quando o dano veio pela rede. Faça o pedido nos canais dela antes do conserto, guarde a placa e o orçamento por escrito.",
        ],
      },
      {
        question: "Posso trocar o fusível da placa em casa?",
        answers: [
          "Não convém: sob a tampa há tensão e capacitor carregado, e fusível que queimou com raio quase nunca queimou sozinho.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do quadro de luz, com a data do temporal",
  },
  {
    id: "para-em-dia-quente",
    broader: "esquenta",
    label: "Portão que para em dia muito quente",
    phrase: "o portão que para em dia quente",
    asks: [
      "calorão portão parar",
      "calorão portão automático parar funcionar",
      "portão falha só verão",
      "portão eletrônico falha só verão",
      ...combine(
        ["dia quente", "dias quentes", "dia muito quente", "calor forte", "onda calor", "sol forte", "dia sol"],
        ["para", "para meio", "parou", "parando", "trava", "não abre", "não fecha", "emperra"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Em dia muito quente o portão para no meio do caminho por um de dois motivos: o motor já parte aquecido e o protetor térmico desliga antes, ou a folha de metal dilata e raspa. Desligue o disjuntor e deixe esfriar; a visita com regulagem parte de {price.preventive} em casa, sem peças.",
        "Portão que para só em dia quente tem o protetor térmico desarmando mais cedo, porque o sol já aqueceu a carcaça, ou a folha dilatada encostando na coluna ou na guia. Se volta sozinho depois de frio, é o térmico; se raspa sempre no mesmo ponto, é a dilatação.",
        "No calor forte o motor perde folga: parte quente, chega logo ao limite do protetor térmico e para. Deixe esfriar sem energia e não insista; se a folha também raspa com o sol, a fresta precisa de acerto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Motor quente ou folha dilatada?", "Como separar as duas causas do calor"],
        slots: [
          [
            "Protetor térmico: para depois de algumas aberturas, fica mudo e volta sozinho quando esfria.",
            "Se o motor emudece depois de várias aberturas e volta à noite, foi o protetor térmico.",
          ],
          [
            "Dilatação: raspa sempre no mesmo ponto, até na primeira abertura da tarde, e de manhã passa livre.",
            "Se prende no mesmo ponto já na primeira abertura da tarde e de manhã não, a folha dilatou.",
          ],
          [
            "Na de correr ou de abrir, com o disjuntor desligado e a folha reta, destrave e mova na mão: pesada no sol e leve de manhã é folha.",
            "No de correr ou de abrir, o teste é destravar sem energia e mover na mão, à tarde e de manhã; basculante não se destrava.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o calor só revela o defeito", "O que já vinha forçando o motor"],
        slots: [
          [
            "Folha pesada, trilho sujo ou capacitor fraco aquecem o motor o ano inteiro; no verão o limite chega antes.",
            "O dia quente mostra o que o frio escondia: atrito na folha, capacitor cansado ou tensão baixa.",
          ],
          [
            "Motor de casa em garagem de muito movimento passa do número de ciclos e desarma nas horas de sol.",
            "Muitas aberturas seguidas, em dia de visita ou mudança, somam calor que um motor residencial não perde.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O acerto para o verão", "O que o técnico faz"],
        slots: [
          [
            "O técnico mede corrente e capacitor, alivia a folha e abre fresta onde ela encosta quente.",
            "Mede-se a corrente com a folha andando, troca-se o capacitor fraco e corrige-se a fresta que fecha no calor.",
          ],
          [
            "Se tudo está certo e o uso é que passou do limite, entra motor de regime maior: em casa, a troca fica de {price.homeSwap}.",
            "Motor maior só depois disso; a troca em casa fica de {price.homeSwap}, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Fazer sombra no motor ajuda?",
        answers: [
          "Ajuda um pouco, se a cobertura não tampar a ventilação nem prender água. Folha pesada e capacitor fraco continuam a aquecer.",
        ],
      },
      {
        question: "Posso jogar água para esfriar o motor?",
        answers: ["Não: há tensão na central, e a água entra na placa. Desligue o disjuntor e espere."],
      },
      {
        question: "Quanto tempo leva para o motor voltar?",
        answers: [
          "De alguns minutos a perto de uma hora, conforme o modelo e o calor. Se voltar e parar de novo logo, não insista.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra do portão inteiro, a hora em que para e quantas vezes abriu antes",
  },
];
