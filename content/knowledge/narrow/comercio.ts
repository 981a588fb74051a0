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
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de oficina, restaurante, padaria, farmácia ou outro comércio quebrado hoje: desligue o disjuntor, deixe alguém na passagem e chame, {shop.hours}, com vídeo e endereço; vamos hoje se há técnico livre, com o valor da ida dito antes. A revisão de portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
        "Portão da empresa ou da loja parado agora: chame, {shop.hours}, com vídeo e endereço, e a resposta diz o horário do técnico e o valor da ida. Enquanto isso, confira o disjuntor, limpe a fotocélula e aperte a botoeira uma vez; se não abre nem fecha, desligue e deixe alguém na passagem.",
        "Portão de estacionamento, escola, igreja, hospital, posto ou outro lugar com público parado: afaste as pessoas, confira o disjuntor e aperte a botoeira uma vez. Mudo, é energia, comando ou placa; roncando, capacitor ou folha presa. Desligue, deixe alguém na passagem e chame, {shop.hours}; o valor é dito antes.",
        "Portão da loja que não sobe está sem energia ou comando, se fica mudo, ou com capacitor fraco, cabo, mola ou lâmina presa, se ronca: teste a botoeira uma vez e não force. Desligue o disjuntor, ninguém embaixo, e chame, {shop.hours}; a visita se combina para não parar a venda.",
        "Portão da empresa que não abre nem fecha está sem energia ou comando, se fica mudo, ou com capacitor fraco ou folha presa, se ronca: confira o disjuntor e aperte a botoeira uma vez. Depois desligue, isole a passagem e chame, {shop.hours}.",
        "Portão da empresa parado: veja se há energia no quadro, limpe a fotocélula e teste pela botoeira. Se só o controle falha, o resto está bom. Um motor que ronca sem andar fica desligado até o técnico, que atende {shop.hours}.",
        "Se o portão da loja não fecha, limpe e alinhe a fotocélula e tire o que estiver no caminho; se não abre, confira o disjuntor e aperte a botoeira uma vez. Sem resposta, desligue, deixe alguém na entrada e chame, {shop.hours}: a visita se combina para não parar a venda.",
        "Até o técnico chegar, desligue o disjuntor e não force a folha do portão da loja ou da empresa travado; a visita se combina no horário que não pare a venda. Mande vídeo, endereço e o horário de funcionamento, {shop.hours}, e o valor é dito antes.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que conferir no portão da empresa",
          "Teste do portão da empresa em ordem",
          "Verificações antes do técnico",
        ],
        slots: [
          [
            "Faça de longe da folha, com clientes e funcionários afastados.",
            "Uma pessoa só cuida do teste, e as outras ficam longe.",
            "Nada disso pede abrir a tampa do motor.",
          ],
        ],
        steps: [
          "Veja no quadro se o disjuntor do portão e o DR estão ligados.",
          "Limpe as lentes da fotocélula com pano seco.",
          "Aperte a botoeira uma vez e escute o motor.",
          "Olhe de longe se a folha saiu do trilho ou está torta.",
          "Desligue o disjuntor e mande vídeo e foto da etiqueta.",
        ],
      },
      {
        about: "safety",
        headings: [
          "Enquanto o portão está parado",
          "Entrada e saída até o conserto",
          "Como a empresa trabalha até o técnico chegar",
        ],
        slots: [
          [
            "Use outra entrada e deixe alguém orientando quem chega.",
            "Desvie clientes e entregas para outra porta e sinalize a passagem.",
            "Isole a área com cone e um funcionário até o serviço.",
          ],
          [
            "Portão de correr ou de abrir, reto e no trilho, pode ser movido na mão com o motor destravado e sem energia.",
            "Só portão reto e nivelado se abre na mão, com o disjuntor desligado.",
            "Uso manual só em folha de correr ou de abrir que ande leve e sem degrau.",
          ],
          [
            "Basculante ou porta de enrolar parada no alto não se destrava.",
            "Folha erguida, torta ou com cabo solto fica como está.",
            "Ninguém passa sob folha erguida, nem para tirar veículo.",
          ],
        ],
      },
      {
        about: "causes",
        headings: [
          "Por que o portão da empresa para",
          "Causas comuns em portão de comércio",
          "O que costuma estar errado",
        ],
        slots: [
          [
            "Um portão mudo costuma ser disjuntor, fusível ou placa; confira se outras máquinas no mesmo quadro também pararam.",
            "Sem som nenhum, o defeito está na energia, no comando ou na placa.",
            "Se nada estala ao apertar a botoeira, falta energia ou a placa não recebe o comando.",
          ],
          [
            "Motor quente que para no meio do dia desarmou pela proteção térmica, e volta depois de esfriar.",
            "A parada na hora de mais movimento aponta motor residencial em fluxo de empresa.",
            "Se volta sozinho depois de meia hora, o motor esquentou além do regime.",
          ],
          [
            "Caminhão ou empilhadeira que encosta entorta guia, trilho ou fotocélula.",
            "Uma batida leve de veículo já desalinha a fotocélula e impede o fechamento.",
            "O ronco sem movimento é capacitor fraco ou folha presa por pancada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês atendem empresas fora do expediente?",
        answers: [
          "O contato funciona {shop.hours}, e o serviço pode ser marcado para antes ou depois do expediente.",
          "Sim: o horário é combinado na conversa, {shop.hours}.",
        ],
      },
      {
        question: "Quanto custa o conserto do portão da empresa?",
        answers: [
          "O preço depende da peça; a estimativa por vídeo e etiqueta é grátis e separa peça e mão de obra.",
          "Peça e mão de obra vêm separadas no orçamento, dito antes do serviço.",
        ],
      },
      {
        question: "Há carro ou mercadoria presa pelo portão. O que faço?",
        answers: [
          "Diga isso na mensagem. Até lá, não force a folha nem destrave portão torto.",
          "Avise na primeira mensagem: liberar a saída com segurança vem antes do conserto.",
        ],
      },
      {
        question: "Por que o portão da empresa para tanto?",
        answers: [
          "O motor de casa em fluxo de empresa esquenta e desarma. O técnico diz se o modelo serve ao ritmo.",
          "A causa costuma ser motor abaixo do uso ou folha gasta; revisão {visits.business} evita a maioria.",
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
