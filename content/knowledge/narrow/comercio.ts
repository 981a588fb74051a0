import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const comercio: NarrowConcept[] = [
  {
    id: "comercio-loja",
    broader: "comercio",
    label: "Portão de loja",
    phrase: "o portão de loja",
    asks: [
      "portão loja comércio rua",
      "portão loja comércio",
      "portão comércio loja",
      "portão ponto comercial",
      "loja rua portão",
      "automatizar porta loja",
      "portão frente loja",
      "motor loja material construção",
      "portão loja material construção",

      "loja abrir frente controle",
      "lojinha correr enrolar basculante",
    ],
    intent: "buying",
    answers: {
      any: [
        "Em loja, o portão automático depende da porta: a de correr ou basculante leva motor comum, a partir de {price.lowest} no basculante instalado, se só abre no começo e no fim do dia; a de enrolar usa motor próprio, e pela foto do rolo dizemos se atendemos o modelo. O valor sai por foto e medidas, sem custo.",
        "Em loja, um motor comum basta na porta que só abre de manhã e fecha à noite; a de enrolar usa motor próprio, e pela foto dizemos se atendemos o modelo. Destravamento que a equipe saiba usar e botoeira fora do alcance do cliente resolvem o essencial; o valor sai por foto e medidas.",
        "O portão de loja que abre poucas vezes por dia aceita motor comum, a partir de {price.lowest} no basculante instalado; entrada de clientes ou de entrega o dia todo pede uso intenso, de {price.heavySwap} na troca. A porta de enrolar usa outro motor, e a foto do rolo diz se atendemos; o serviço pode ser fora do expediente.",
      ],
      price: [
        "Automatizar a porta da loja custa conforme o tipo: na de enrolar, o motor é orçado pela largura, pela altura e pela foto do rolo; basculante de até {width.quarterHp} sai a partir de {price.lowest} instalado; de correr pesado ou de muito uso, de {price.heavySwap} na troca, com mão de obra. O orçamento é grátis.",
        "O preço para automatizar porta de loja depende de ser de enrolar, de correr ou basculante: kit basculante instalado a partir de {price.lowest}, portão pesado de {price.heavySwap} na troca, com mão de obra, e porta de enrolar pelo peso da cortina, que a foto do rolo e as medidas mostram.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que motor usar na loja", "Porta de enrolar, de correr ou basculante", "Motor pelo tipo de porta"],
        slots: [
          [
            "A porta de enrolar leva motor de eixo, com freio e trava, escolhido pelo peso e pela altura.",
            "Na porta de aço de enrolar entra outro equipamento, preso ao eixo; o motor de portão é para folha de correr, de abrir ou basculante.",
            "Folha de correr ou basculante usa o motor do seu tipo, escolhido por peso e medida.",
          ],
          [
            "Basculante de até {width.quarterHp} e pouco uso pode levar 1/4 HP, a partir de {price.lowest} instalado.",
            "A entrada de veículos o dia todo pede motor de uso intenso, de {price.heavySwap} na troca.",
            "Conte as aberturas: duas por dia é uma coisa, cinquenta é outra.",
          ],
          [
            "Na falta de luz, é preciso abrir e fechar à mão ou ter nobreak.",
            "Combine quem guarda a chave de destravamento e quem tem controle.",
            "Controle por funcionário, apagado quando ele sai, evita surpresa.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança do cliente e da equipe", "Abrir e fechar sem risco", "Cuidados na porta da loja"],
        slots: [
          [
            "Ninguém passa sob a porta em movimento, e quem aciona precisa vê-la inteira.",
            "O comando fica onde o funcionário enxerga a porta, longe de criança e cliente.",
            "Fotocélula ou borda sensível protege quem entra distraído.",
          ],
          [
            "Porta presa no alto ou torta fica como está, com a área isolada, até o técnico chegar.",
            "Não force porta de enrolar travada: a lâmina pode soltar da guia.",
            "Se não fechar à noite, chame: o WhatsApp funciona {shop.hours}.",
          ],
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Motor de portão serve em porta de enrolar?",
        answers: [
          "Não. A porta de enrolar usa motor próprio, no eixo, com trava.",
          "Não serve. Mande a foto do rolo, a largura e a altura: dizemos se atendemos o modelo da sua porta.",
        ],
      },
      {
        question: "Dá para instalar o motor com a loja aberta?",
        answers: [
          "Em parte. A preparação pode ser feita no expediente, e a montagem, antes de abrir ou depois de fechar.",
          "Melhor fora do horário. Combinamos noite ou fim de semana.",
        ],
      },
      {
        question: "E se faltar luz na hora de fechar o portão da loja?",
        answers: [
          "Use o destravamento como o técnico ensinou, com o disjuntor desligado, ou tenha nobreak. Porta com defeito não se força.",
          "A equipe treinada fecha na mão. Teste isso de dia, antes de precisar.",
        ],
      },
      {
        question: "Quanto custa automatizar a porta da loja?",
        answers: [
          "Basculante pequeno parte de {price.lowest} instalado; entrada de carros o dia todo fica de {price.heavySwap} na troca do motor. As outras portas têm valor por foto.",
          "A porta de enrolar é orçada pelo peso da cortina, e a de correr, pelo peso da folha e pelas aberturas por dia; com foto e medidas, o valor vem sem custo.",
        ],
      },
    ],
    photo: "fotos da porta por dentro e por fora, com largura, altura e quantas vezes abre por dia",
  },
  {
    id: "empresa-portao-parado",
    broader: "comercio",
    label: "Portão da empresa não abre",
    phrase: "o portão da empresa que parou",
    asks: [
      ...combine(
        [
          "hospital",
          "clínica",
          "estacionamento",
          "posto",
          "igreja",
          "hotel",
          "oficina",
          "restaurante",
          "padaria",
          "transportadora",
          "supermercado",
          "farmácia",
          "mercado",
        ],
        ["portão"],
        [
          "parou urgente",
          "parado urgente",
          "travou urgente",
          "quebrou urgente",
          "não abre urgente",
          "quebrou hoje",
          "parou hoje",
          "travou hoje",
          "não fecha urgente",
        ],
      ),
      ...combine(
        [
          "estacionamento",
          "farmácia",
          "mercado",
          "supermercado",
          "posto",
          "hospital",
          "clínica",
          "igreja",
          "shopping",
          "hotel",
          "oficina",
          "restaurante",

          "padaria",
          "transportadora",
        ],
        ["portão"],
        [
          "parado",
          "parou",
          "travado",
          "travou",
          "quebrado",
          "quebrou",
          "não funciona",
          "não sobe",
          "não abre",
          "não fecha",
        ],
      ),
      "portão loja não sobe",
      "portão loja não desce",
      "portão comércio não sobe",
      "portão empresa parado",
      "portão empresa quebrado",
      "portão loja quebrado",
      "portão comércio parado",
      "portão comércio quebrado",
      "portão firma parado",
      "portão loja parado não sobe",
      "portão empresa parou",
      "portão empresa travou",
      "portão empresa travado",
      "portão loja travou",
      "portão loja travado",
      "portão loja emperrado",
      "portão loja emperrou",
      "portão loja parou",
      "portão loja parado",
      "portão loja não funciona",
      "portão comércio travado",
      "portão comércio travou",
      "portão comércio não fecha",
      "portão loja quebrou",
      "portão empresa quebrou",
      "portão empresa não abre",
      "portão empresa não fecha",
      "portão loja não abre",
      "portão loja não fecha",
      "portão comércio não abre",
      "portão firma não abre",
      "portão oficina não abre",
      "portão empresa não abre fecha",
      "portão loja não abre fecha",
      "portão firma parou",
      "conserto urgente portão empresa",
      "portão firma emperrou",
      "portão empresa para funcionar verificar",
      "oficina mecânica portão quebrou hoje",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de loja ou empresa parado: confira o disjuntor, limpe a fotocélula e aperte a botoeira uma vez; se não abre nem fecha, desligue e deixe alguém na passagem. Chame pelo WhatsApp, {shop.hours}, com vídeo e endereço, e a resposta traz o horário do técnico e o valor da ida; a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
        "Se o portão da loja, da oficina, da igreja ou do estacionamento travou hoje, desligue o disjuntor depois de um único teste na botoeira e não force a folha. O contato funciona {shop.hours}: com vídeo e endereço, dizemos quando o técnico chega e quanto custa a ida, e a revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
        "Com o portão do comércio quebrado, afaste as pessoas, veja o disjuntor e teste a botoeira uma vez: mudo é energia ou placa, roncando é capacitor ou folha presa. Depois desligue e chame, {shop.hours}, com vídeo e endereço; horário e valor da ida vêm na resposta, e a revisão fica, em geral, de {price.preventiveRange}, sem peças.",
        "Portão de loja que não sobe: aperte a botoeira uma vez e, sem resposta, desligue o disjuntor, com ninguém embaixo. Mudo, falta energia ou comando; roncando, é capacitor fraco, mola ou lâmina presa, e forçar piora. Chame pelo WhatsApp, {shop.hours}, com vídeo e endereço: hora e valor da ida vêm na resposta.",
        "Se o portão da loja não fecha ou ficou travado, limpe a fotocélula, tire o que estiver no caminho e aperte a botoeira uma vez; sem resposta, desligue o disjuntor e deixe alguém na entrada. Chame pelo WhatsApp, {shop.hours}, com vídeo e endereço, para saber a hora do técnico e o valor da ida.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir no portão da empresa", "Verificações antes do técnico"],
        slots: [
          [
            "Uma pessoa só faz o teste, de longe da folha, com clientes e funcionários afastados. Nada disso pede abrir a tampa do motor.",
            "Escolha um funcionário para testar e mantenha os demais longe. A tampa do motor fica fechada o tempo todo.",
            "Faça com a passagem vazia e apenas uma pessoa no comando. São testes por fora, sem abrir o motor.",
          ],
        ],
        steps: [
          "Veja no quadro se o disjuntor do portão e o DR estão ligados.",
          "Limpe as lentes da fotocélula com pano seco.",
          "Olhe de longe se a folha saiu do trilho ou está torta: se estiver, pare.",
          "Aperte a botoeira uma vez e escute o motor.",
          "Desligue o disjuntor e mande vídeo e foto da etiqueta.",
        ],
      },
      {
        about: "safety",
        headings: ["Entrada e saída até o conserto", "Como trabalhar até o técnico chegar"],
        slots: [
          [
            "Desvie clientes e entregas para outra porta e sinalize a passagem com cone e um funcionário. Portão de correr ou de abrir, reto e no trilho, pode ser movido na mão, com o motor destravado e a energia desligada.",
            "Use outra entrada e deixe alguém orientando quem chega. Se a folha é de correr ou de abrir, anda leve e está reta, solte o motor com a chave, sem energia, e mova devagar.",
            "Isole a área e mande o público por outro lado. À mão, só folha de correr ou de abrir que esteja reta e nivelada, com o disjuntor desligado e o motor solto pela chave.",
          ],
          [
            "Basculante ou porta de enrolar parada no alto fica como está, e ninguém passa embaixo. O mesmo vale para folha torta ou com cabo solto.",
            "Não destrave basculante nem porta de enrolar erguida, e não deixe tirar veículo por baixo. Folha torta também espera o técnico.",
            "Folha erguida não se solta nem se atravessa, seja basculante, seja porta de enrolar. Torta ou com cabo solto, mantenha distância.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão da empresa para", "Causas comuns em portão de comércio"],
        slots: [
          [
            "Motor quente que para na hora de mais movimento desarmou pela proteção térmica, sinal de motor residencial em fluxo de empresa. Se volta depois de meia hora, a causa está aí.",
            "Parar no pico e voltar depois de esfriar é a proteção térmica do motor, comum quando um modelo de casa faz o trabalho de uma empresa.",
            "Quando o portão para no horário de maior uso e funciona de novo meia hora depois, o motor superaqueceu: em geral é pequeno para tantas aberturas.",
          ],
          [
            "Silêncio total aponta disjuntor, fusível ou placa, e ronco sem movimento, capacitor fraco ou folha presa. Caminhão ou empilhadeira que encosta ainda desalinha fotocélula e guia, mesmo numa batida leve.",
            "Sem som, procure na energia e na placa; com ronco, no capacitor, que dá a partida, ou na folha travada. Uma batida leve de veículo já tira a fotocélula ou a guia do lugar.",
            "Veja o quadro e a placa se ele está mudo, e o capacitor ou a folha se ronca. Encostão de caminhão também entorta guia e sensor e impede o fechamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês atendem empresas fora do expediente?",
        answers: [
          "O contato funciona {shop.hours}, e o serviço pode ser marcado para antes ou depois do expediente, para não parar a venda.",
          "Sim: combina-se o horário na conversa, {shop.hours}. A ida fora de hora tem valor próprio, dito antes.",
        ],
      },
      {
        question: "Quanto custa o conserto do portão da empresa?",
        answers: [
          "Depende da peça: regulagem e sensor custam menos, placa e serralheria custam mais. Se o motor não tiver reparo, a troca em portão pesado fica de {price.heavySwap}.",
          "Peça e mão de obra vêm separadas, ditas antes do serviço. Ajuste é o mais barato; trocar um motor de portão pesado custa de {price.heavySwap}.",
        ],
      },
      {
        question: "Há carro ou mercadoria presa pelo portão. O que faço?",
        answers: [
          "Diga isso na primeira mensagem, porque liberar a saída com segurança vem antes do conserto. Até lá, não force a folha nem destrave portão torto.",
          "Avise logo, com foto da folha. O técnico libera a passagem primeiro e conserta depois; ninguém deve forçar nem passar por baixo.",
        ],
      },
      {
        question: "Por que o portão da empresa para tanto?",
        answers: [
          "O motor de casa em fluxo de empresa esquenta e desarma, ou a folha gasta pesa demais. O técnico diz se o modelo aguenta o ritmo.",
          "Costuma ser motor abaixo do uso ou falta de manutenção. Revisão {visits.business} evita boa parte das paradas.",
        ],
      },
    ],
    photo: "um vídeo do portão com o som do motor, a foto da etiqueta e o endereço da empresa",
  },
  {
    id: "comercio-qual-portao",
    broader: "comercio",
    label: "Qual portão escolher para o comércio",
    phrase: "a escolha do portão para o comércio",
    asks: [
      ...combine(
        ["comércio", "comercial", "loja", "empresa", "restaurante", "oficina"],
        ["portão qual escolher", "qual melhor portão", "qual tipo portão", "melhor tipo portão"],
      ),
      "melhor portão comércio",
      "melhor portão comercial",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para comércio, escolha o portão pelo uso: frente de loja que abre de manhã e fecha à noite, de enrolar; entrada de carga ou de clientes, de correr com motor de uso intenso, de {price.heavySwap} na troca; vaga pequena, basculante, com kit instalado a partir de {price.lowest}.",
        "O portão automático para comércio a escolher depende do vão e do movimento: de correr onde há parede livre e carros o dia todo, basculante em vaga de até {width.quarterHp}, a partir de {price.lowest} instalado, e de enrolar na vitrine, em que a foto do rolo diz se atendemos o modelo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual portão para cada entrada", "Frente, carga e estacionamento"],
        slots: [
          [
            "Na frente da loja, a de enrolar some no rolo e não ocupa a calçada.",
            "Vitrine pede porta de enrolar: abre o vão inteiro e só precisa de altura para o rolo.",
          ],
          [
            "Na entrada de carga, o de correr dá a largura toda e aguenta folha pesada.",
            "Caminhão e entrega pedem de correr: o vão fica livre e a folha não avança na rua.",
          ],
          [
            "Em vaga estreita, sem parede livre ao lado, o basculante resolve com motor de 1/4 HP.",
            "O de abrir só entra onde sobra recuo para a folha girar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mede o motor", "Números que decidem o motor"],
        slots: [
          [
            "Conte as aberturas na hora mais cheia: motor de casa esquenta e para com carros o dia todo.",
            "Poucas aberturas por dia aceitam motor comum; fluxo constante pede uso intenso.",
          ],
          [
            "Peso e largura da folha definem a capacidade, com um terço de folga.",
            "A ficha do motor deve cobrir o peso da folha e as aberturas por hora.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Dá para instalar fora do expediente?",
        answers: [
          "Dá: base e fiação são preparadas com o portão em uso, e a montagem é feita à noite ou no fim de semana.",
        ],
      },
      {
        question: "Porta de enrolar de loja pode ser automatizada?",
        answers: [
          "Quase sempre, se o eixo recebe o motor. Mande largura, altura e foto do rolo: dizemos se atendemos o modelo.",
        ],
      },
      {
        question: "De quanto em quanto tempo se revisa o portão do comércio?",
        answers: ["O indicado é {visits.business}, e mais vezes onde o portão abre o dia todo."],
      },
    ],
    photo: "uma foto da fachada inteira, com a largura do vão e quantas vezes o portão abre por dia",
  },
];
