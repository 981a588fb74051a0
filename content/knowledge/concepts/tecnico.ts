import type { Concept } from "#domain/knowledge/concept.ts";

export const tecnico: Concept = {
  id: "tecnico",
  kind: "service",
  label: "Técnico de portão",
  phrase: "o técnico de portão",
  words: [
    "técnico",
    "técnico de portão",
    "técnico de portão perto de mim",
    "perto de mim",
    "quem conserta portão",
    "quem arruma portão",
    "quem instala portão",
    "profissional de portão",
    "empresa de portão automático",
    "especialista em portão",
    "chamar técnico",
    "portão eletrônico telefone",
  ],
  intent: "repair",
  answers: {
    any: [
      "O técnico de portão cuida de três coisas na mesma visita: a mecânica da folha, a parte elétrica e a programação da central. Mande pelo WhatsApp o bairro, um vídeo do defeito e a foto da etiqueta do motor.",
      "Para chamar um técnico de portão, descreva o defeito e envie vídeo com som. O atendimento na Grande São Paulo funciona {hours}, e o valor é combinado antes de qualquer troca de peça.",
      "Um bom técnico de portão testa a folha na mão e mede o circuito antes de falar em motor novo. Depois mostra a peça com defeito, informa o preço e só executa com a sua aprovação.",
      "Procurando técnico de portão perto de você: atendemos basculante, deslizante e pivotante, de motores PPA, Garen, Peccinin, Rossi e outras marcas. Foto da etiqueta e endereço bastam para começar o atendimento.",
      "Quem conserta portão automático precisa entender de roldana, de fio e de placa. O técnico separa o defeito por teste, com o disjuntor desligado, e explica se é caso de ajuste, de peça ou de troca.",
    ],
    price: [
      "O valor do técnico de portão depende do serviço: a preventiva em casa sai a partir de {price.preventive}, sem peças, e o conserto varia com a peça. O orçamento é grátis, e o preço é combinado antes de executar.",
      "Quanto o técnico cobra depende do defeito e do motor. Para instalação avulsa, o serviço sai a partir de {price.installation}; para conserto, mande vídeo e foto da etiqueta e receba uma estimativa grátis.",
    ],
    emergency: [
      "O técnico de portão atende {hours}. Se a folha está torta, caída ou com cabo solto, desligue o disjuntor, afaste todos e não destrave. Mande vídeo, endereço e diga se o portão ficou aberto ou fechado.",
      "Precisa de técnico com urgência? O atendimento funciona {hours}. Desligue o disjuntor, não force a folha e envie pelo WhatsApp o endereço, o tipo de portão e um vídeo do que aconteceu.",
    ],
    question: [
      "Chame um técnico de portão quando o disjuntor cai de novo, a folha pesa, há cheiro de queimado, cabo desfiado ou placa molhada. Pilha fraca, fotocélula suja e obstáculo no trilho você mesmo resolve.",
      "O técnico é necessário sempre que o defeito envolve fio, tampa do motor, cabo, mola ou contrapeso. Troca de pilha, limpeza da fotocélula e conferência do disjuntor podem ser feitas por você.",
    ],
  },
  line: [
    "O técnico mede antes de trocar e mostra a peça com defeito.",
    "Um técnico de portão trabalha com mecânica, elétrica e eletrônica na mesma visita.",
    "Com vídeo e foto da etiqueta, o técnico já sai com a peça provável.",
    "Na Grande São Paulo, o técnico de portão atende {hours}.",
    "Tudo o que envolve cabo, mola, contrapeso ou fio fica com o técnico.",
  ],
  sections: [
    {
      about: "visit",
      headings: [
        "Como o técnico trabalha",
        "A ordem de um bom diagnóstico",
        "O que esperar da visita do técnico",
        "Do relato ao teste final",
        "Escutar, medir, explicar, consertar",
      ],
      slots: [
        [
          "O técnico pergunta quando começou, se choveu ou faltou luz, e assiste a um ciclo antes de tocar em algo.",
          "Uma boa visita começa com perguntas e com o portão funcionando, ou tentando funcionar, diante do técnico.",
          "Primeiro vêm o relato e a observação, porque o som e o ponto de parada já apontam o caminho.",
          "Saber se houve chuva, raio, batida ou queda de energia {em} encurta o diagnóstico.",
          "Antes da ferramenta vem a escuta: há quanto tempo falha, em que horário e com qual barulho.",
        ],
        [
          "Com o disjuntor desligado, a folha é movida na mão, o que separa problema de portão de problema de motor.",
          "A energia é cortada, a folha é testada solta e a parte elétrica é medida com instrumento.",
          "O teste mecânico vem antes da placa: folha pesada explica motor quente, engrenagem gasta e capacitor fraco.",
          "Medir tensão, capacitor e fim de curso evita trocar por palpite uma peça que estava boa.",
          "Depois de conferir a ausência de tensão, o técnico abre a tampa, mede e compara com o que o manual pede.",
        ],
        [
          "Você vê a peça, ouve o motivo e recebe o valor antes de autorizar.",
          "O preço é informado antes do serviço, com peça e mão de obra separadas.",
          "Explicar o defeito e combinar o valor vem antes de qualquer troca.",
          "Nenhuma peça é trocada sem que você saiba o que falhou e quanto custa.",
          "A decisão fica com você, depois de ver o defeito e conhecer o preço.",
        ],
        [
          "O trabalho acaba com ciclos repetidos, controles testados e fotocélula conferida na sua frente.",
          "Três aberturas seguidas sem falha, com teste de obstáculo, encerram bem uma visita.",
          "No fim, peça para ver o destravamento manual e cada controle funcionando.",
          "O teste final com você presente faz parte do serviço e confirma que o defeito não voltou.",
          "Antes de ir embora, o técnico repete o ciclo e confere se a tampa ficou bem fechada.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Como escolher um técnico de portão",
        "Perguntas para fazer antes de contratar",
        "O que um bom técnico explica sem rodeio",
        "Sinais de trabalho bem-feito",
        "Escolha pelo método, não pela pressa",
      ],
      slots: [
        [
          "Pergunte se o valor sai antes do serviço, se a peça tem nota e qual é a garantia.",
          "Garantia por escrito, peça identificada e preço combinado antes são o mínimo a pedir.",
          "Três respostas bastam para decidir: quanto custa, qual peça será usada e que garantia ela tem.",
          "Quem procura técnico {em} deve perguntar sobre garantia, procedência da peça e marca atendida.",
          "Um orçamento claro separa peça de mão de obra e diz o que fica de fora.",
        ],
        [
          "Proposta de motor novo sem teste da folha na mão merece uma explicação.",
          "Se ninguém moveu a folha nem mediu o circuito, ainda é cedo para falar em trocar o motor.",
          "O diagnóstico deve apontar a causa, e não somente o nome da peça.",
          "Peça que o técnico mostre o defeito, porque peça gasta ou queimada se vê e se mede.",
          "Vale observar a ordem do trabalho: energia cortada, folha testada, medição feita e só então a troca.",
        ],
        [
          "Anular fotocélula ou apertar a embreagem até o fim resolve por um dia e cria risco para quem passa.",
          "Fotocélula desligada e força no máximo não são conserto, são perigo para criança, animal e carro.",
          "Força regulada no mínimo e fotocélula ativa são marcas de serviço seguro.",
          "Segurança não se desliga para o portão fechar: se a fotocélula falha, ela é consertada ou trocada.",
          "Cabo e contrapeso só são mexidos com a folha escorada, e esse cuidado deve ser visível na visita.",
        ],
      ],
      bullets: [
        "O valor sai antes do serviço?",
        "Peça e mão de obra vêm separadas?",
        "A peça é original ou compatível?",
        "Qual é a garantia da peça e do serviço?",
        "A marca do meu motor é atendida?",
        "O teste final é feito comigo presente?",
      ],
    },
    {
      about: "check",
      headings: [
        "O que separar antes de o técnico chegar",
        "Prepare a visita em poucos minutos",
        "Informações que adiantam o serviço",
        "Ajude o técnico a chegar com a peça certa",
        "Antes de chamar: vídeo, etiqueta e endereço",
      ],
      slots: [
        [
          "Com boas informações, o técnico chega com a peça provável e evita a segunda ida.",
          "Alguns dados mandados antes valem mais que meia hora de conversa no portão.",
          "O vídeo do defeito é a informação mais útil, porque mostra o som e o ponto em que o portão para.",
          "Quem mora {em} pode adiantar o atendimento com imagens e com a localização exata.",
          "Foto da etiqueta e vídeo curto já permitem separar capacitor, fim de curso, placa ou controle.",
        ],
        [
          "Faça tudo de fora, sem abrir o motor e sem ficar no caminho da folha.",
          "Não é preciso ferramenta, e nenhum destes passos pede tocar em fio ou cabo.",
          "Se a folha estiver torta ou com cabo frouxo, não acione de novo para filmar: fotografe de longe.",
          "Mantenha crianças e animais afastados enquanto filma, e fique fora do vão do portão.",
          "Diante de cheiro de queimado ou choque, desligue o disjuntor e mande só as fotos.",
        ],
      ],
      steps: [
        "Anote o tipo de portão e há quanto tempo o defeito aparece.",
        "Grave um ciclo ou uma tentativa, com som, a uma distância segura.",
        "Fotografe a etiqueta do motor e o portão inteiro, sem abrir a tampa.",
        "Mande o endereço com ponto de referência e diga se o portão está aberto ou fechado.",
        "Deixe livres o quadro de energia, o motor e todos os controles da casa.",
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa chamar o técnico",
        "O preço da visita e do serviço",
        "Valores combinados antes de executar",
        "O que define quanto você paga",
        "Orçamento antes, serviço depois",
      ],
      slots: [
        [
          "O orçamento é grátis: vídeo e fotos pelo WhatsApp já permitem uma estimativa.",
          "Uma estimativa sai sem custo pelo WhatsApp, com vídeo do defeito e foto da etiqueta.",
          "Você recebe o orçamento sem pagar por ele e sem compromisso de fechar.",
          "Para saber o preço {em}, mande as imagens pelo WhatsApp; o orçamento não é cobrado.",
          "Pedir orçamento não custa nada, e as fotos reduzem a chance de o valor mudar no local.",
        ],
        [
          "A visita preventiva em casa sai a partir de {price.preventive}, e a instalação avulsa, a partir de {price.installation}.",
          "Há serviços com preço de partida: preventiva residencial a partir de {price.preventive} e instalação avulsa a partir de {price.installation}.",
          "Como referência, revisar o portão de casa custa a partir de {price.preventive}, sem peças.",
          "Preventiva residencial a partir de {price.preventive}, sem peças, e troca de motor em casa de {price.homeSwap} são as referências mais pedidas.",
          "Instalar um motor comprado à parte sai a partir de {price.installation}; revisar o portão, a partir de {price.preventive}.",
        ],
        [
          "No conserto, o valor depende da peça e do modelo, e o cartão aceita até {instalments} vezes.",
          "Conserto varia com a peça; o pagamento pode ser parcelado em até {instalments} vezes no cartão.",
          "Para reparos, o preço acompanha a peça com defeito e pode ser dividido em até {instalments} vezes.",
          "Peça, acesso ao motor e tipo de portão definem o restante, com cartão em até {instalments} vezes.",
          "O valor do reparo é fechado depois do teste, com parcelamento em até {instalments} vezes no cartão.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Quando chamar o técnico",
        "Isto você resolve, isto é do técnico",
        "Sinais de que o caso pede profissional",
        "Hora de parar de tentar e chamar",
        "O limite entre a pilha e a placa",
      ],
      slots: [
        [
          "Pilha fraca, obstáculo no trilho e fotocélula suja você resolve sem ajuda.",
          "Trocar pilha, limpar lente e religar o disjuntor uma única vez estão ao seu alcance.",
          "Algumas falhas são caseiras: controle sem pilha, lente empoeirada, pedra no caminho.",
          "O simples vem primeiro, e inclui testar outro controle e conferir o disjuntor.",
          "Antes de marcar visita {em}, teste outro controle e veja se há algo diante da fotocélula.",
        ],
        [
          "Disjuntor que cai de novo, ronco sem movimento e folha pesada são casos de técnico.",
          "Chame quando o motor ronca parado, o disjuntor desarma outra vez ou a folha pesa na mão.",
          "Cabo desfiado, folha torta, placa molhada e choque exigem profissional, com o disjuntor desligado.",
          "Barulho metálico, cheiro de queimado ou portão que abre sozinho passam do que se resolve em casa.",
          "O que envolve tampa do motor, fio, cabo, mola ou contrapeso deixa de ser tarefa do morador.",
        ],
        [
          "Insistir no controle com o portão travado esquenta o motor e encarece o reparo.",
          "Cada nova tentativa com o motor parado aquece o enrolamento e pode queimá-lo.",
          "Forçar a folha ou puxar com o carro entorta o braço e transforma ajuste em serralheria.",
          "Pare de acionar assim que perceber o defeito, porque motor energizado e parado queima.",
          "Deixar o disjuntor desligado até a visita protege o motor e quem passa pelo portão.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Tem técnico de portão perto de mim?",
      answers: [
        "Atendemos São Paulo e cidades da Grande São Paulo. Mande o bairro e o defeito pelo WhatsApp para combinar a visita.",
        "Sim, se você está na capital ou na região metropolitana. Envie a localização e um vídeo do portão, e confirmamos o atendimento no seu endereço.",
      ],
    },
    {
      question: "O técnico atende à noite e no domingo?",
      answers: [
        "Atende: o serviço funciona {hours}. Fora do horário comercial, o primeiro objetivo é deixar o portão fechado e seguro.",
        "Sim, {hours}. Se a peça só existir em loja, o técnico deixa o imóvel fechado e volta para concluir.",
      ],
    },
    {
      question: "O orçamento do técnico é cobrado?",
      answers: [
        "Não, o orçamento é grátis e sem compromisso. Com vídeo e foto da etiqueta, boa parte dos casos já recebe estimativa pelo WhatsApp.",
        "O orçamento não tem custo. Você recebe o valor com peça e mão de obra separadas e decide se quer fazer.",
      ],
    },
    {
      question: "Que marcas o técnico conserta?",
      answers: [
        "PPA, Garen, Peccinin, Rossi, Nice, Jetflex, GGPort, Omegaport, AGL e Speedy. Para outra marca, mande a foto da etiqueta e verificamos a reposição de peças.",
        "As marcas mais encontradas, entre elas PPA, Garen, Peccinin, Rossi e Nice. A etiqueta do motor, fotografada sem abrir a tampa, confirma o modelo.",
      ],
    },
    {
      question: "Eletricista ou serralheiro resolve portão automático?",
      answers: [
        "Em parte: o eletricista faz o circuito, e o serralheiro, a estrutura. Motor, placa, regulagem e equilíbrio da folha pedem técnico de portão, que junta as duas coisas.",
        "Cada um resolve a sua metade. Quando o defeito mistura folha pesada, placa e sensor, o técnico de portão é quem enxerga o conjunto.",
      ],
    },
  ],
  photo: "um vídeo do defeito com som, uma foto da etiqueta do motor e o bairro",
  related: ["conserto", "emergencia", "visita-tecnica", "orcamento-por-foto", "manutencao", "pecas"],
  topic: "tecnico-de-portao-automatico",
};
