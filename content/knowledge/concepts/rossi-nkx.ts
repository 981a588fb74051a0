import type { Concept } from "#domain/knowledge/concept.ts";

export const rossiNkx: Concept = {
  id: "rossi-nkx",
  kind: "model",
  label: "Rossi NKX",
  phrase: "o Rossi NKX",
  words: [
    "nkx",
    "rossi nkx",
    "motor nkx",
    "motor rossi nkx",
    "nkxh",
    "nkxh30",
    "nkxh 30",
    "nkx 30",
    "nkx30",
    "rossi nkxh",
  ],
  gates: ["basculante"],
  intent: "buying",
  answers: {
    any: [
      "Rossi NKX é uma linha da Rossi associada a portão basculante, com nomes como NKXH 30. Confirme a versão na etiqueta: ela define potência, tensão, placa e peças de reposição.",
      "O NKX, da brasileira Rossi, aciona folha basculante por um braço. Instalamos e consertamos; antes de tudo, a folha precisa estar equilibrada, porque o contrapeso sustenta e o motor só conduz.",
      "Quem tem um Rossi NKX deve guardar a foto da etiqueta com o nome completo. Letras e números depois de NKX separam as versões, e a peça de uma pode não servir na outra.",
    ],
    repair: [
      "Consertamos Rossi NKX como serviço independente do fabricante: capacitor, transmissão, fim de curso, placa e braço. O equilíbrio da folha é conferido antes, porque peso errado repete o defeito.",
      "NKX que ronca sem subir, para no meio ou bate na chegada tem diagnóstico no local. A assistência é independente e começa por cabos e contrapeso, depois mede a parte elétrica.",
    ],
    price: [
      "O preço de um NKX depende da versão e do portão. Para comparar basculantes instalados de 1/4 HP, nossos kits custam {price.padrao} no padrão e {price.speedy} no Speedy; o NKX é cotado por foto.",
      "Trocar um NKX em casa fica na faixa de {price.homeSwap}, conforme o motor escolhido. Conserto tem valor por peça, informado depois da medição ou da foto da etiqueta.",
    ],
    buying: [
      "Para comprar um Rossi NKX, informe largura, altura e material da folha basculante. Em 1/4 HP, a referência é folha de até {width.quarterHp}; mande fotos das colunas e do contrapeso para confirmar.",
      "Na compra do NKX, verifique a versão, a velocidade e se há peça e controle na região. Parcelamos em até {instalments} vezes, e o motor instalado por nós tem {warranty.motor} de garantia.",
    ],
    installation: [
      "A instalação de um NKX basculante leva de {time.tilting}: fixação na estrutura, braço na folha, circuito próprio, fim de curso, força e controles. Contrapeso e cabos são ajustados antes.",
      "Instalamos Rossi NKX que você comprou, com mão de obra a partir de {price.installation} e {warranty.installation} de garantia no serviço. A coluna precisa estar firme, porque recebe a reação de cada abertura.",
    ],
    comparison: [
      "NKX, da Rossi, e BV Home, da PPA, atendem portão basculante. Compare potência, velocidade, posição de montagem e reposição; para a folha, o contrapeso certo pesa mais que a marca.",
      "Frente aos nossos kits, compare tempo e preço: {opening.padrao} no padrão, {opening.speedy} no Speedy, {opening.jetflex} no JetFlex. O NKX deve ser avaliado pela versão escrita na etiqueta.",
    ],
  },
  line: [
    "Em Rossi NKX, as letras e números da etiqueta separam as versões e definem a peça.",
    "O NKX é da linha basculante da Rossi e depende de contrapeso bem ajustado.",
    "Se o NKX força na subida, confira o equilíbrio da folha antes de trocar peça.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Rossi NKX e o portão basculante", "O que é o motor NKX", "Como reconhecer um NKX"],
      slots: [
        [
          "NKX é o nome de uma linha da Rossi que se vê em portões basculantes.",
          "Na Rossi, conhecida pelos deslizantes, o NKX é um nome ligado aos basculantes.",
          "Nomes como NKXH 30 identificam versões da linha basculante da Rossi.",
        ],
        [
          "O motor move um braço ligado à folha, e cabos com contrapeso fazem o equilíbrio.",
          "O acionador conduz a folha para cima e para baixo; o peso fica com o contrapeso.",
          "Braço, fim de curso e central trabalham juntos para levar a folha até o ponto certo.",
        ],
        [
          "A etiqueta traz o nome completo, a tensão e a potência, e é a única referência segura.",
          "Duas versões de aparência igual podem usar placa e capacitor diferentes.",
          "Sem ler a etiqueta, ninguém deve comprar peça de NKX pela aparência.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "NKX com dificuldade para subir",
        "Sinais de problema no Rossi NKX",
        "O que o NKX mostra antes de parar",
      ],
      slots: [
        [
          "Subida lenta e descida rápida indicam contrapeso leve demais para a folha.",
          "Se a folha desce pesada, o motor está segurando o que o contrapeso devia segurar.",
          "Diferença grande entre abrir e fechar é sinal de folha desequilibrada.",
        ],
        [
          "Ronco sem movimento aponta para capacitor fraco ou folha presa em algum ponto.",
          "Motor que tenta e desiste pede medição do capacitor e exame dos cabos.",
          "Zumbido com a folha parada: desligue o disjuntor e não repita o comando.",
        ],
        [
          "Pancada na chegada é fim de curso, e parada no meio costuma ser esforço.",
          "Vibração no braço durante o curso indica pino gasto ou suporte frouxo.",
          "Estalo seco na partida leva a braço, pino e fixação na coluna.",
        ],
      ],
      bullets: [
        "Subida lenta e descida rápida",
        "Ronco com a folha parada",
        "Vibração ou estalo no braço",
        "Parada no meio da subida",
        "Pancada na chegada",
      ],
    },
    {
      about: "check",
      headings: [
        "O que observar no NKX com segurança",
        "NKX parado: antes da visita",
        "Fotos que o técnico pede do NKX",
      ],
      slots: [
        [
          "Observe de lado, fora da projeção da folha, e com crianças longe.",
          "Nada de ficar sob a folha, nem para olhar o motor.",
          "A verificação é de longe: cabos, contrapeso e braço não se tocam.",
        ],
        [
          "Cabo com fios soltos ou contrapeso torto encerra o uso até a visita.",
          "Folha torta pede disjuntor desligado e passagem isolada até o exame.",
          "Se algo parecer fora do lugar, não acione de novo.",
        ],
        [
          "Mande a foto da etiqueta, outra do conjunto e um vídeo com som.",
          "O vídeo de uma tentativa mostra se a falha é de força, de curso ou de comando.",
          "A foto do braço e do suporte ajuda a prever a peça.",
        ],
      ],
      steps: [
        "Verifique disjuntor e pilha do controle.",
        "Olhe os cabos dos dois lados, de longe.",
        "Acione uma vez e grave o som.",
        "Desligue o disjuntor.",
        "Fotografe a etiqueta do NKX com a tampa fechada.",
      ],
    },
    {
      about: "visit",
      headings: ["Técnico para Rossi NKX", "Conserto e regulagem do NKX", "Assistência independente em NKX"],
      slots: [
        [
          "Atendemos o NKX {em} como assistência independente, sem vínculo com a Rossi.",
          "O serviço no NKX é independente e põe a folha em ordem antes do motor.",
          "Independente do fabricante, o técnico trata folha, braço e motor em sequência.",
        ],
        [
          "Com a folha segura, o técnico confere equilíbrio, cabos, roldanas e pinos.",
          "Contrapeso, cabos e guias são ajustados, tarefa que só o técnico deve fazer.",
          "O equilíbrio é testado em várias alturas: a folha deve ficar onde é deixada.",
        ],
        [
          "Capacitor e placa são medidos, as paradas são acertadas e a fotocélula é testada.",
          "Fim de curso e força são regulados para a chegada suave e a inversão diante de obstáculo.",
          "No fim, controles e destravamento são testados na sua presença.",
        ],
      ],
    },
    {
      about: "replace",
      headings: ["Vale trocar o Rossi NKX?", "NKX com muito uso: o que fazer", "Conserto do NKX ou motor novo"],
      slots: [
        [
          "Se o redutor está firme, trocar capacitor, sensor ou placa compensa.",
          "Redutor com folga e placa fora de linha ao mesmo tempo pedem troca.",
          "Uma peça só se conserta; várias peças cansadas juntas justificam motor novo.",
        ],
        [
          "Em casa, a troca custa de {price.homeSwap}, e kits basculantes instalados partem de {price.padrao}.",
          "Há kits de 1/4 HP instalados por {price.padrao}, {price.speedy} e {price.jetflex}, conforme a velocidade.",
          "A troca residencial fica na faixa de {price.homeSwap}, com {warranty.motor} de garantia no motor.",
        ],
        [
          "Ao mudar de modelo, suporte e braço podem ser refeitos, e os controles são gravados de novo.",
          "Cabos e contrapeso bons permanecem; o ponto de energia também.",
          "A fiação em bom estado é aproveitada, o que reduz o valor.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "NKX é basculante ou deslizante?",
      answers: [
        "A linha NKX da Rossi é associada ao basculante. Confirme no nome completo da etiqueta e no modo como o seu portão abre.",
        "Basculante, nas versões como NKXH 30. Os deslizantes da Rossi levam outros nomes, como DZ.",
      ],
    },
    {
      question: "Onde leio a versão do meu NKX?",
      answers: [
        "Na etiqueta da carcaça, na lateral ou na base, com o motor fechado. Se estiver apagada, fotos do conjunto ajudam a identificar.",
        "No adesivo de identificação. Ele traz nome completo, tensão e potência, que é tudo o que se precisa para pedir peça.",
      ],
    },
    {
      question: "O NKX abre devagar. Dá para acelerar?",
      answers: [
        "Primeiro se acerta a folha, que costuma ser a causa. Se ela está leve, o tempo é o da versão, e abrir mais rápido pede outro motor.",
        "Adaptar fuso ou placa sobrecarrega o redutor. Para ganhar tempo, compare kits rápidos, como o JetFlex, que abre em {opening.jetflex}.",
      ],
    },
    {
      question: "Tem peça para Rossi NKX?",
      answers: [
        "Itens elétricos e de desgaste costumam existir, originais ou compatíveis. Peça interna depende da versão; mande a foto da etiqueta.",
        "Na maioria dos casos, sim. Quando falta placa, uma central universal pode servir, conferidos potência, tensão e fim de curso.",
      ],
    },
    {
      question: "Posso destravar o NKX e abrir na mão?",
      answers: [
        "Pode, com o disjuntor desligado e só se a folha estiver leve e equilibrada. Com cabo rompido ou folha torta, não destrave.",
        "Sim, com o disjuntor desligado e os cabos inteiros. Se a folha pesar nos primeiros centímetros, pare, baixe, trave de novo e espere o técnico.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do NKX, outra do braço e do contrapeso, feita de longe, e um vídeo com som",
  related: ["rossi", "basculante", "contrapeso", "braco", "ppa-bv-home", "fim-de-curso"],
  topic: "motores-rossi-e-nice",
};
