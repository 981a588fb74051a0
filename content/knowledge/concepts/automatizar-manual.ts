import type { Concept } from "#domain/knowledge/concept.ts";

export const automatizarManual: Concept = {
  id: "automatizar-manual",
  kind: "service",
  label: "Automatizar portão manual",
  phrase: "a automação do portão manual",
  words: [
    "automatizar",
    "automatizar portão",
    "automatizar portão manual",
    "automação",
    "automação de portão",
    "automatização",
    "automatizador",
    "transformar portão manual em automático",
    "portão manual para automático",
    "motorizar portão",
    "eletrificar portão",
  ],
  intent: "installation",
  answers: {
    any: [
      "Automatizar um portão manual é possível em quase todo portão que anda leve e alinhado. O basculante recebe acionador na coluna, o de correr recebe cremalheira e o de girar, um braço por folha. A folha é acertada antes do motor.",
      "A automação do portão manual aproveita a folha que você já tem. O kit basculante de 1/4 HP, para até {width.quarterHp} de largura, sai por {price.padrao} com entrega e instalação; outros tipos têm orçamento por foto.",
      "Para automatizar o portão, teste antes na mão: ele deve andar igual do começo ao fim, sem raspar. O que o braço compensa no uso manual o motor não compensa, por isso o ajuste da folha vem primeiro.",
      "Automatizar o portão leva de {time.tilting} no basculante e de {time.sliding} no deslizante, se não houver solda ou elétrica a fazer. Trinco, ferrolho e cadeado antigos saem de uso para o motor não puxar contra eles.",
      "Na automação, o portão manual ganha motor, central, controle e, de preferência, fotocélula. Com fotos por dentro e por fora e a largura do vão, dizemos se ele está pronto e quanto custa.",
    ],
    price: [
      "Automatizar um basculante de até {width.quarterHp} de largura custa {price.padrao}, {price.speedy} ou {price.jetflex}, conforme a velocidade, com entrega e instalação. Reparo da folha e ponto de energia são orçados à parte, antes de começar.",
      "O preço para automatizar depende do tipo de portão, da folha e do ponto de energia. No basculante, o kit instalado começa em {price.padrao}; deslizante e pivotante recebem valor fechado por foto e medida, sem custo.",
    ],
    "how-to": [
      "Para automatizar, primeiro teste a folha na mão, depois defina o motor pelo movimento, prepare energia em circuito próprio e retire trincos. Fixação, ligação elétrica e ajuste de cabo ou contrapeso ficam com o técnico.",
      "Automatizar um portão manual segue esta ordem: conferir a folha, escolher o motor pelo tipo de abertura, preparar o ponto de 220 V, instalar, regular a força e testar. A sua parte é medir, fotografar e liberar espaço.",
    ],
    question: [
      "Sim, dá para automatizar a maioria dos portões manuais. O que manda é a folha andar leve, sem torção, e haver coluna ou piso firme para o motor. Ferrugem furada, solda trincada e contrapeso errado são corrigidos antes.",
      "Quase sempre compensa automatizar o portão que existe, se a estrutura está boa. Folha empenada, rampa no trilho de correr e coluna solta são os casos em que a serralheria vem antes.",
    ],
  },
  line: [
    "Portão manual que anda leve na mão costuma aceitar motor sem troca da folha.",
    "Automatizar um basculante comum leva de {time.tilting} e aproveita a folha existente.",
    "Antes de automatizar, trinco e cadeado saem de uso, para o motor não puxar contra eles.",
    "O que o braço compensa no portão manual, o motor não compensa: a folha vem primeiro.",
    "O kit para automatizar basculante começa em {price.padrao}, com entrega e instalação.",
  ],
  sections: [
    {
      about: "check",
      headings: [
        "Seu portão está pronto para o motor?",
        "O teste de cinco minutos",
        "Teste o portão na mão antes de automatizar",
        "Como saber se dá para automatizar",
        "Folha leve, motor tranquilo: faça o teste",
      ],
      slots: [
        [
          "O motor repete o que a sua mão faz, mas sem o jeitinho do empurrão no fim.",
          "Um portão manual aceita defeitos que o braço corrige sem perceber, e o motor não faz isso.",
          "O teste é simples: o portão deve andar com o mesmo esforço do começo ao fim.",
          "Antes de pedir preço, mova a folha devagar e preste atenção ao peso e ao som.",
          "Folha que anda leve, reta e sem raspar está perto de receber o motor.",
        ],
        [
          "Se o basculante despenca ou sobe sozinho, pare de usar e não mexa na caixa do contrapeso.",
          "Folha que cai ou dispara tem equilíbrio errado, e só o técnico deve acertar cabo e contrapeso.",
          "Portão que não para no meio do caminho precisa de ajuste antes do motor, feito por quem sabe.",
          "Peso desigual, tranco ou queda no fim mostram que a folha precisa de correção.",
          "Cabo desfiado, solda trincada ou coluna solta interrompem o teste e pedem avaliação.",
        ],
      ],
      steps: [
        "Afaste crianças e animais e confirme que ninguém fica sob a folha.",
        "Abra e feche devagar: o esforço deve ser igual em todo o percurso.",
        "Repare se a folha quer cair ou subir sozinha. Se quiser, encerre o teste, afaste-se e chame o técnico.",
        "Ouça se há raspagem ou estalo sempre no mesmo ponto.",
        "Olhe soldas, ferrugem, colunas e roldanas e fotografe o que parecer gasto.",
      ],
    },
    {
      about: "choose",
      headings: [
        "Que motor cada portão pede",
        "Sobe, corre ou gira: o motor muda",
        "O movimento da folha escolhe o motor",
        "Escolha do motor para o portão manual",
        "Automação por tipo de portão",
      ],
      slots: [
        [
          "Portão que sobe usa motor basculante, com acionador na coluna e braço ligado à folha.",
          "No basculante, o acionador vai na coluna, e o contrapeso continua carregando a folha.",
          "Para a folha que sobe, o motor trabalha com fuso e braço, preso à coluna de um dos lados.",
          "Basculante de casa costuma receber acionador na coluna, do lado em que há espaço e energia.",
          "O basculante pede coluna firme e contrapeso equilibrado, porque o motor só conduz o movimento.",
        ],
        [
          "O de correr leva motor no chão e cremalheira na folha, com trilho reto e batente nas pontas.",
          "Portão de correr recebe base no piso e cremalheira alinhada, com folga de {rack.clearance}.",
          "No deslizante, trilho nivelado e roldanas boas valem tanto quanto a potência do motor.",
          "Para a folha que corre, o motor fica no piso e puxa a cremalheira por uma engrenagem.",
          "Deslizante exige trilho plano: em rampa, a folha destravada desce sozinha, e o piso precisa de correção.",
        ],
        [
          "O pivotante usa um braço em cada folha e depende de dobradiça sem folga e coluna maciça.",
          "Folha que gira como porta ganha braço próprio, e duas folhas pedem dois braços sincronizados.",
          "Portão de girar precisa de dobradiças firmes e, em folha longa, de trava elétrica.",
          "Quando a folha gira, o ponto de fixação do braço segue a tabela de medidas do fabricante.",
          "No pivotante, coluna que balança é reforçada antes, porque o braço faz força nela a cada abertura.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "O que muda no portão",
        "Adaptações mais comuns na automação",
        "Trinco, reforço e energia: o que é adaptado",
        "Como a folha manual recebe o motor",
        "O serviço de automação na prática",
      ],
      slots: [
        [
          "Trinco, ferrolho e cadeado saem ou ficam recuados, para o motor não puxar contra uma trava fechada.",
          "As trancas antigas deixam de ser usadas; se quiser reforço, a trava elétrica é comandada pela central.",
          "Ferrolho fechado com motor acionado entorta braço e folha, por isso a tranca manual é retirada.",
          "A fechadura de mão dá lugar à trava elétrica, que abre um instante antes de o motor puxar.",
          "Toda trava manual é eliminada ou bloqueada aberta, e a segurança passa a ser da central.",
        ],
        [
          "No ponto em que o motor empurra, uma travessa ou chapa de reforço evita que a folha amasse.",
          "Chapa fina e alumínio recebem reforço onde o braço se prende, para distribuir a força.",
          "A fixação vai na estrutura da folha, e não na chapa, que amassa com o esforço repetido.",
          "Madeira e alumínio pedem travessa ou chapa de apoio no ponto do braço.",
          "Reforçar o ponto de força é o que impede a folha de empenar com o tempo.",
        ],
        [
          "A energia vem de circuito próprio em 220 V, com disjuntor e aterramento, feito por profissional qualificado.",
          "O motor precisa de ponto exclusivo de 220 V com terra; extensão de tomada causa falha e aquecimento.",
          "Um circuito só para o portão, com disjuntor e fio terra, faz parte da preparação.",
          "Sem ponto de energia perto, a fiação é puxada em eletroduto e entra no orçamento.",
          "Disjuntor exclusivo, terra e cabo na bitola certa completam o que o motor precisa para trabalhar bem.",
        ],
        [
          "Para encerrar, controles são gravados, a força é regulada e o destravamento manual é ensinado.",
          "O serviço acaba com regulagem, teste de obstáculo e explicação de como abrir sem energia.",
          "Na entrega, você testa os controles e aprende a destravar com o disjuntor desligado.",
          "Depois da regulagem, o portão repete ciclos até parar no ponto certo nos dois sentidos.",
          "O último passo é testar força, parada e controles com você presente.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Quanto custa automatizar",
        "Preço da automação do portão",
        "O que entra na conta",
        "Kit instalado e correções da folha",
        "Valor para passar de manual a automático",
      ],
      slots: [
        [
          "No basculante de até {width.quarterHp}, o kit instalado custa {price.padrao}, {price.speedy} ou {price.jetflex}.",
          "Para basculante residencial, os kits com entrega e instalação saem por {price.padrao}, {price.speedy} e {price.jetflex}.",
          "Automatizar um basculante {em} começa em {price.padrao}, com o motor entregue e instalado.",
          "O kit Padrão instalado sai por {price.padrao}; os mais rápidos, Speedy e JetFlex, por {price.speedy} e {price.jetflex}.",
          "A partir de {price.padrao} você leva motor basculante, central, controles, entrega e instalação.",
        ],
        [
          "Se o motor já foi comprado, a instalação avulsa sai a partir de {price.installation}.",
          "Com motor próprio, paga-se a mão de obra, a partir de {price.installation}.",
          "Quem já tem o motor na caixa contrata a instalação avulsa, a partir de {price.installation}.",
          "Instalar motor adquirido em outro lugar custa a partir de {price.installation}, conforme o portão.",
          "A mão de obra avulsa, para motor que você comprou à parte, sai a partir de {price.installation}.",
        ],
        [
          "Solda, cabo, roldana e ponto de energia são itens separados, informados antes do serviço.",
          "O estado da folha é o que mais varia, e as fotos já mostram se haverá serralheria.",
          "Correções da folha e elétrica nova entram em linhas próprias, com orçamento grátis.",
          "Peça que o orçamento separe motor, acessórios e reparos, para saber o que cada parte custa.",
          "Portão em ordem e energia perto mantêm o valor do kit; o resto é orçado por foto.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Segurança no portão recém-automatizado",
        "Fotocélula, força e portinhola",
        "O que muda para quem passa pelo portão",
        "Cuidados com o portão que agora anda sozinho",
        "Proteções para incluir na automação",
      ],
      slots: [
        [
          "Portão que anda sozinho precisa enxergar quem passa, e a fotocélula faz esse papel.",
          "A fotocélula impede que a folha feche sobre carro, criança ou animal.",
          "Com motor, o portão se move sem que ninguém o veja, por isso a fotocélula merece entrar no pedido.",
          "Inclua fotocélula se pretende usar fechamento automático, porque sem ela o risco é grande.",
          "Crianças e cachorros não entendem que o portão passou a andar sozinho; a fotocélula protege a passagem.",
        ],
        [
          "Portinhola embutida na folha pede sensor que impeça o movimento enquanto ela estiver aberta.",
          "Se há porta de pedestre dentro do portão, um sensor bloqueia o motor quando ela não está fechada.",
          "Porta social na própria folha é ponto de atenção: aberta, ela bate na coluna ou no teto.",
          "Folha com portinhola recebe sensor, para o motor não sair com a porta aberta.",
          "Um contato na portinhola evita que o portão se mova com alguém atravessando.",
        ],
        [
          "A força fica no mínimo necessário e é testada com obstáculo macio, nunca com o corpo.",
          "Depois da instalação, a regulagem de força decide se o portão cede ao tocar em algo.",
          "O ajuste de força termina quando a folha para diante de um obstáculo leve.",
          "Uma folha bem equilibrada permite força baixa, que é a melhor proteção para quem passa pelo portão.",
          "Força baixa só funciona com folha leve, mais um motivo para acertar a mecânica antes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Qualquer portão manual pode ser automatizado?",
      answers: [
        "Quase todos, se a folha anda leve e a estrutura é firme. Folha empenada, solda trincada, contrapeso errado ou trilho em rampa são corrigidos antes do motor.",
        "A maioria pode. O impedimento costuma estar no estado do portão, e não no modelo: folha torta e coluna solta pedem serralheria primeiro.",
      ],
    },
    {
      question: "Quanto custa automatizar um portão basculante?",
      answers: [
        "A partir de {price.padrao} no kit de 1/4 HP, com entrega e instalação, para folha de até {width.quarterHp} de largura. Reparos da folha e ponto de energia são orçados à parte.",
        "O kit instalado sai por {price.padrao}, {price.speedy} ou {price.jetflex}, conforme a velocidade. Mande fotos e medidas para confirmar se a folha precisa de ajuste.",
      ],
    },
    {
      question: "Preciso trocar o portão para pôr motor?",
      answers: [
        "Geralmente não. A folha é aproveitada, com reforço no ponto do braço e retirada dos trincos. Troca só se justifica com ferrugem que fura a estrutura ou empeno sem conserto.",
        "Não, na maioria dos casos. O motor é adaptado ao portão existente, e a serralheria reforça ou alinha o que for preciso.",
      ],
    },
    {
      question: "Posso continuar usando cadeado depois de automatizar?",
      answers: [
        "Só com o disjuntor desligado, como em viagem. Com o motor ligado, alguém pode acionar o controle e forçar braço e folha contra o cadeado.",
        "No dia a dia, não. Use trava elétrica comandada pela central; cadeado fica para quando o disjuntor estiver desligado.",
      ],
    },
    {
      question: "E se faltar energia depois de automatizado?",
      answers: [
        "O portão continua abrindo na mão: desligue o disjuntor, destrave com a chave e mova devagar. Quem sofre com quedas frequentes pode prever um nobreak.",
        "Com o disjuntor desligado e a folha em ordem, a chave de destravamento libera o uso manual. Um nobreak mantém o motor funcionando por algum tempo.",
      ],
    },
  ],
  photo: "fotos do portão por dentro e por fora, da coluna ou do trilho, e a largura da folha",
  related: ["instalacao", "portao-manual", "kit", "serralheria", "instalacao-eletrica", "preco"],
  topic: "como-automatizar-portao-manual",
};
