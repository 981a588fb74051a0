import type { Concept } from "#domain/knowledge/concept.ts";

export const instalacao: Concept = {
  id: "instalacao",
  kind: "service",
  label: "Instalação",
  phrase: "a instalação do motor",
  words: [
    "instalação",
    "instalar",
    "instalador",
    "instalação de motor",
    "instalação de portão automático",
    "instalação de portão eletrônico",
    "colocação de motor",
    "colocar motor no portão",
    "montagem de motor",
    "instalado",
  ],
  intent: "installation",
  answers: {
    any: [
      "A instalação do motor de portão começa pela folha: o técnico confere equilíbrio e estrutura, fixa o motor, liga em circuito próprio, programa os controles e testa. No basculante, o trabalho leva de {time.tilting}; no deslizante, de {time.sliding}.",
      "Instalar um motor de portão inclui fixação, ligação elétrica, regulagem de curso e força, programação dos controles e teste com você presente. O kit basculante de 1/4 HP sai por {price.padrao}, já com entrega e instalação.",
      "Para a instalação do motor, o portão precisa correr leve na mão e ter energia por perto. Mande fotos e a largura pelo WhatsApp: com elas indicamos o modelo, o valor fechado e o que for preciso corrigir antes.",
      "Na instalação, o tipo de portão decide o motor: acionador na coluna para o basculante, cremalheira e base no chão para o deslizante, braço em cada folha para o pivotante. O serviço termina com controles programados e segurança testada.",
      "Uma instalação de motor bem-feita dura porque a mecânica vem primeiro: folha alinhada, contrapeso ou trilho em ordem e só então o equipamento. O motor tem {warranty.motor} de garantia e a instalação, {warranty.installation}.",
    ],
    price: [
      "A instalação está incluída nos kits basculantes de 1/4 HP: {price.padrao} no Padrão, {price.speedy} no Speedy e {price.jetflex} no JetFlex. Para motor comprado em outro lugar, a instalação avulsa sai a partir de {price.installation}.",
      "Quem já tem o motor paga a instalação avulsa, a partir de {price.installation}. Comprando o kit basculante conosco, entrega e mão de obra entram no preço, que começa em {price.padrao} e pode ser dividido em até {instalments} vezes no cartão.",
      "O preço da instalação depende do tipo de portão, do ponto de energia e do estado da folha. Kits basculantes instalados começam em {price.padrao}; deslizantes e pivotantes recebem orçamento grátis por foto e medida.",
    ],
    "how-to": [
      "A instalação do motor segue uma ordem: conferir a folha, fixar, ligar com o disjuntor desligado, regular fim de curso e força, programar e testar. Cabo, mola, contrapeso e ligação elétrica ficam com o técnico, pelo risco de acidente.",
      "Você pode preparar a instalação do motor: medir o vão, liberar a coluna ou a lateral e deixar o ponto de energia pronto por um eletricista. Fixação, equilíbrio da folha e ligação na central são trabalho do técnico.",
    ],
    question: [
      "A instalação de motor leva de {time.tilting} no portão basculante, de {time.sliding} no deslizante e de {time.heavy} nos pesados, sem contar serralheria ou elétrica nova. Quase todo portão em bom estado aceita motor, e as fotos já mostram o que falta.",
      "Quase sempre a instalação do motor dispensa quebra-quebra: a fiação corre em eletroduto e as fixações vão na coluna ou no piso. O que pode atrasar é folha torta, falta de energia perto do portão ou base fraca.",
    ],
  },
  line: [
    "A instalação só começa depois que a folha anda leve na mão.",
    "Na instalação, regulagem e teste tomam tanto cuidado quanto a fixação do motor.",
    "O kit basculante já inclui a instalação; para motor comprado à parte, o serviço sai a partir de {price.installation}.",
    "Instalar no basculante leva de {time.tilting}; no deslizante, de {time.sliding}.",
    "Uma instalação correta tem circuito próprio, aterramento e força regulada no mínimo necessário.",
  ],
  sections: [
    {
      about: "visit",
      headings: [
        "Como é a instalação, etapa por etapa",
        "O que o técnico faz no dia da instalação",
        "Da conferência da folha ao teste final",
        "As etapas de uma instalação de motor",
        "O serviço de instalação por dentro",
      ],
      slots: [
        [
          "O trabalho começa com o portão na mão: se a folha pesa, raspa ou não para no lugar, a correção vem antes do motor.",
          "Antes de furar qualquer coisa, o técnico move a folha, ouve o percurso e confere solda, roldanas e fixações.",
          "A inspeção vem antes da furadeira, porque motor novo em portão torto só repete o defeito mais depressa.",
          "Quem instala olha primeiro a mecânica do portão: alinhamento, folgas e equilíbrio decidem se o motor vai trabalhar folgado.",
          "Uma conferência da folha abre o serviço e evita descobrir, com o motor já fixado, que o portão estava pesado.",
        ],
        [
          "Depois vêm a fixação em ponto firme, a passagem dos cabos em eletroduto e a ligação com o disjuntor desligado.",
          "Em seguida o motor é preso em coluna, base ou travessa que aguente o esforço, e a ligação é feita sem energia no circuito.",
          "Com a estrutura aprovada, entram suportes, motor e fiação protegida, sempre com o circuito desligado e o aterramento conferido.",
          "O motor recebe fixação alinhada ao movimento da folha, e os cabos correm protegidos até o ponto de energia.",
          "A fixação respeita o alinhamento do fabricante, e a parte elétrica só recebe energia depois de revisada.",
        ],
        [
          "Por fim, o técnico regula o curso e a força, cadastra os controles e repete o ciclo várias vezes com você por perto.",
          "A regulagem fecha o serviço: pontos de parada, força mínima, controles gravados e um teste completo na sua presença.",
          "Quando tudo está preso e ligado, faltam os ajustes de parada e de esforço, a gravação dos controles e a prova de funcionamento.",
          "O acabamento do serviço é a regulagem, seguida de aberturas repetidas, teste de obstáculo e explicação do destravamento manual.",
          "Só depois de ciclos seguidos sem tranco, com os controles funcionando e o destravamento explicado, a instalação é dada por pronta.",
        ],
      ],
      bullets: [
        "Conferência da folha e das fixações",
        "Motor preso em ponto firme e alinhado",
        "Ligação em circuito com disjuntor próprio",
        "Fim de curso e força regulados",
        "Controles programados e testados",
        "Destravamento manual explicado a você",
      ],
    },
    {
      about: "check",
      headings: [
        "Como preparar o local para a instalação",
        "O que deixar pronto antes do dia marcado",
        "Prepare a garagem para receber o motor",
        "Antes da instalação: o que depende de você",
        "Medidas, energia e espaço: a preparação",
      ],
      slots: [
        [
          "Com alguns minutos de preparo, o dia da instalação rende mais e o orçamento chega sem surpresa.",
          "Boa parte do que atrasa uma instalação pode ser vista antes, com trena e câmera do celular.",
          "As fotos certas permitem que o técnico saia com o motor, as ferragens e o material elétrico adequados.",
          "Quem prepara o local evita a segunda visita por falta de tomada, de espaço ou de medida.",
          "Para instalar {em} sem idas e vindas, o ideal é mandar medidas e fotos antes de marcar o dia.",
        ],
        [
          "Nada nesta lista pede ferramenta especial, e nenhum item envolve mexer em fio, cabo ou contrapeso.",
          "São tarefas de fora, seguras, que não exigem abrir motor nem encostar em peça sob tensão.",
          "Tudo pode ser feito sem desmontar coisa alguma; o que for elétrico ou de estrutura fica com o técnico.",
          "O preparo se limita a medir, olhar e abrir espaço, sem tocar na parte elétrica nem nas peças de equilíbrio.",
          "Basta observar e liberar passagem; ajustes de cabo, mola ou fiação não entram na sua parte.",
        ],
      ],
      steps: [
        "Meça a largura e a altura da folha com trena, com o portão fechado.",
        "Fotografe o portão por dentro e por fora, com as colunas aparecendo.",
        "Veja onde fica o ponto de energia mais próximo e se há espaço no quadro para um disjuntor.",
        "Libere a coluna, a lateral ou o trilho onde o motor vai trabalhar.",
        "Conte quantos controles a casa precisa e diga no orçamento.",
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa instalar",
        "Preço da instalação e o que está incluído",
        "Kit instalado ou instalação avulsa",
        "O que entra na conta da instalação",
        "Valores para kit e para motor próprio",
      ],
      slots: [
        [
          "Nos kits basculantes de 1/4 HP, a instalação já está no preço: {price.padrao}, {price.speedy} ou {price.jetflex}, conforme a velocidade.",
          "Quem compra o kit basculante não paga mão de obra à parte; os três modelos custam {price.padrao}, {price.speedy} e {price.jetflex}.",
          "O kit basculante Padrão sai por {price.padrao} com entrega e instalação; o Speedy, por {price.speedy}; e o JetFlex, por {price.jetflex}.",
          "Motor, entrega e mão de obra formam um preço só no kit basculante, que começa em {price.padrao}.",
          "Para basculante {em}, o kit instalado vai de {price.padrao} a {price.jetflex}, dependendo do tempo de abertura escolhido.",
        ],
        [
          "Para motor comprado em outro lugar, a instalação avulsa sai a partir de {price.installation}.",
          "Se você já tem o equipamento na caixa, o serviço avulso de instalação é cobrado a partir de {price.installation}.",
          "Motor adquirido à parte também é instalado, com mão de obra a partir de {price.installation}.",
          "A instalação avulsa, sem o motor, custa a partir de {price.installation} e depende do tipo de portão.",
          "Quem traz o próprio motor contrata só a mão de obra, a partir de {price.installation}.",
        ],
        [
          "Ponto de energia novo, reforço de estrutura e reparo da folha são orçados separadamente, antes de começar.",
          "Serralheria, troca de cabo ou roldana e puxada de fiação entram como itens próprios, informados com antecedência.",
          "O que altera o total é o estado do portão e a distância da energia, dois pontos que as fotos já revelam.",
          "Correções na folha e material elétrico dependem de cada casa e aparecem em linhas separadas no orçamento grátis.",
          "Deslizantes, pivotantes e portões pesados recebem valor fechado depois das fotos e medidas, sem custo pelo orçamento.",
        ],
      ],
    },
    {
      about: "time",
      headings: [
        "Quanto tempo leva a instalação",
        "Horas de trabalho por tipo de portão",
        "Instala no mesmo dia?",
        "O tempo de serviço em cada portão",
        "Prazo da instalação, do basculante ao pesado",
      ],
      slots: [
        [
          "O basculante pede {time.tilting} de trabalho, e o deslizante, {time.sliding}, por causa da base e da cremalheira.",
          "Conte {time.tilting} para um portão basculante comum e {time.sliding} para um de correr.",
          "Em basculante residencial são {time.tilting}; no de correr, com o alinhamento da cremalheira, são {time.sliding}.",
          "A montagem no basculante toma de {time.tilting}, enquanto a do deslizante leva de {time.sliding}.",
          "Portões residenciais {em} seguem a mesma referência: {time.tilting} no basculante e {time.sliding} no deslizante.",
        ],
        [
          "Portões pesados de empresa ou condomínio exigem de {time.heavy}, com conferência de estrutura e segurança.",
          "Para conjuntos pesados, reserve de {time.heavy} e combine uma rota alternativa para os veículos.",
          "Equipamento de uso intenso, com folha grande, leva de {time.heavy} entre fixação, ligação e testes.",
          "Nos pesados, o serviço ocupa de {time.heavy}, e a passagem de carros precisa ser combinada antes.",
          "Folhas largas ou de chapa grossa pedem mais tempo: de {time.heavy} de trabalho.",
        ],
        [
          "Solda, troca de cabo ou ponto elétrico novo somam tempo, e o técnico avisa antes de começar.",
          "Quando há serralheria ou elétrica a fazer, o prazo cresce e é combinado junto com o orçamento.",
          "Base de concreto precisa curar, então um deslizante sem piso firme pode pedir dois momentos de trabalho.",
          "O que estica o prazo quase nunca é o motor, e sim reparo de folha, base ou fiação.",
          "Portão em ordem e energia pronta no lugar fazem o serviço caber no tempo previsto.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Segurança que a instalação precisa entregar",
        "O que não pode faltar no portão instalado",
        "Instalação segura: força, fotocélula e energia",
        "Proteções a pedir junto com o motor",
        "Um portão que para diante de obstáculo",
      ],
      slots: [
        [
          "A força fica regulada no mínimo necessário, para que a folha pare ou recue diante de um obstáculo.",
          "Regular a força para baixo é parte do serviço: o portão deve ceder quando encontra resistência.",
          "Um motor bem regulado move a folha sem sobra perigosa de força e reage ao encontrar algo no caminho.",
          "O teste de obstáculo é feito com objeto macio, nunca com o corpo, até a reação ficar confiável.",
          "Força em excesso esconde defeito e machuca, por isso o ajuste termina com teste de obstáculo.",
        ],
        [
          "Fotocélula é acessório à parte, indispensável para quem quer fechamento automático com crianças ou animais em casa.",
          "Com fechamento automático, a fotocélula deixa de ser opcional, porque impede a folha de fechar sobre carro ou pessoa.",
          "Para usar o fechamento automático, peça a fotocélula no mesmo orçamento; sem ela, prefira fechar pelo controle.",
          "Casa com criança ou cachorro deve incluir fotocélula, que detecta a passagem e faz o portão reabrir.",
          "A fotocélula protege quem atravessa o vão e pode ser instalada no mesmo dia do motor.",
        ],
        [
          "No fim, cada morador deve saber onde fica a chave de destravamento e como usá-la com o disjuntor desligado.",
          "O destravamento manual é ensinado na entrega, porque será lembrado justamente numa falta de energia.",
          "Peça para destravar e travar você mesmo na presença do técnico, com o disjuntor desligado e a folha fechada.",
          "Guardar a chave de destravamento dentro de casa, em lugar conhecido, completa a entrega do serviço.",
          "Antes de se despedir do técnico, pratique o destravamento com o circuito desligado e guarde bem a chave.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A instalação está incluída no preço do motor?",
      answers: [
        "Sim, nos kits basculantes de 1/4 HP: {price.padrao}, {price.speedy} e {price.jetflex}, com entrega e instalação. Para motor comprado em outro lugar, a instalação avulsa sai a partir de {price.installation}.",
        "Está incluída quando você compra o kit basculante conosco. Se o motor já é seu, cobramos apenas a instalação avulsa, a partir de {price.installation}.",
      ],
    },
    {
      question: "Precisa quebrar parede ou piso para instalar?",
      answers: [
        "Em geral, não. A fiação corre em eletroduto aparente e o motor é preso à coluna ou ao piso. No deslizante, piso fraco pode exigir uma pequena base de concreto.",
        "Quase nunca. Quem prefere fio embutido deve deixar o conduíte pronto; fora isso, a exceção é a base de concreto do deslizante sobre piso fraco.",
      ],
    },
    {
      question: "Vocês instalam motor comprado na internet?",
      answers: [
        "Sim, só a mão de obra, a partir de {price.installation}, se o modelo servir ao portão. Mande a foto da etiqueta e da folha antes de marcar, para confirmar tensão, tipo e potência.",
        "Instalamos, depois de conferir por foto se o tipo e a potência combinam com o portão. A garantia do serviço é de {warranty.installation}; a do motor fica com quem vendeu.",
      ],
    },
    {
      question: "Que ponto de energia o motor precisa?",
      answers: [
        "Um circuito próprio em 220 V, com disjuntor e aterramento, perto do lugar do motor. Extensão e emenda na lâmpada da garagem causam queda de tensão e defeito na central.",
        "O ideal é um circuito só para o portão, em 220 V, com disjuntor e fio terra. Se não houver, o ponto entra no orçamento como item separado.",
      ],
    },
    {
      question: "Posso instalar o motor sozinho?",
      answers: [
        "Não recomendamos. Cabo, mola e contrapeso guardam carga que pode ferir, e a ligação em 220 V exige profissional qualificado. Meça, fotografe e deixe a montagem com o técnico.",
        "O risco não compensa: a folha desequilibrada pode cair e a parte elétrica dá choque. Sua parte segura é medir, preparar o local e conferir o teste final.",
      ],
    },
  ],
  photo: "uma foto do portão por dentro e por fora, a largura do vão e onde fica o ponto de energia",
  related: ["preco", "automatizar-manual", "instalacao-eletrica", "kit", "fotocelula", "orcamento-por-foto"],
  topic: "instalacao-de-motor-basculante",
};
