import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const invasao: NarrowConcept[] = [
  {
    id: "portao-arrombado",
    broader: "invasao",
    label: "Portão arrombado",
    phrase: "o portão arrombado",
    intent: "emergency",
    asks: [
      "ladrão forçou portão agora não funciona",
      "ladrão forçou agora não funciona",
      "ladrão forçou portão não funciona",
      "forçaram portão agora não funciona",
      "forçaram portão não funciona",
      "tentaram roubar portão não funciona",
      "portão forçado ladrão torto",
      "portão forçado ladrão não fecha",
      "portão arrombado",
      "arrombaram portão",
      "portão invadido",
      "portão forçado",
      "tentaram arrombar portão",
      "ladrão forçou portão",
      "invadiram portão",
      "portão arrombaram",
      "tentativa arrombamento portão",
      "forçaram portão",
      "forçaram portão pé cabra",
      "portão pé cabra",
      "abriram portão pé cabra",
      "arrombaram pé cabra",
      "portão arrombado conserto",
      "conserto arrombado",
      "arrombado consertar",
      "portão arrombado trava",
      "arrombamento conserto",
      "tentaram forçar portão",
      "tentaram forçar portão não trava",
      "forçaram portão não trava",
    ],
    answers: {
      any: [
        "Portão arrombado ou forçado deve ficar desligado e sem ninguém por perto, porque cabo, braço ou solda podem ter cedido. Ligue para a polícia, 190, desligue o disjuntor e não mexa na folha. O técnico, que atende {shop.hours}, firma e alinha o portão, refaz a trava e apaga os controles que sumiram.",
        "Portão forçado com pé de cabra fica desligado até a vistoria, mesmo que ainda ande, porque a folha torta sai do lugar ou cai. Ligue para a polícia, 190, desligue o disjuntor e fotografe de longe. O técnico, que atende {shop.hours}, alinha a folha e reforça coluna, batente e trava.",
        "Se tentaram arrombar o portão e agora ele não abre ou o motor não segura, desligue o disjuntor, avise a polícia, 190, e não tente endireitar nem acionar a folha. Atendemos {shop.hours}: o técnico firma o portão, repara braço, cabos e fixação, testa o motor e reforça a trava.",
      ],
      repair: [
        "Consertamos portão arrombado ou forçado {em}: o técnico alinha a folha, refaz braço, cabos e fixação, testa motor e trava e apaga os controles que sumiram. Até lá, deixe o disjuntor desligado e não mexa na folha torta, que pode cair. O valor é dado por fotos tiradas de longe.",
        "Sim, portão forçado ou arrombado tem conserto na maioria dos casos {em}, sem motor novo, porque o dano costuma ficar na folha, no braço ou na fixação. Mantenha o disjuntor desligado e todos longe da folha. Por fotos tiradas de longe, dizemos quanto custa.",
        "O conserto de portão arrombado firma a folha, troca o que entortou, refaz a trava e apaga da memória os controles levados. Até a visita, não acione o motor nem fique embaixo da folha, porque cabo ou solda podem ter cedido. O preço é passado por fotos tiradas de longe.",
      ],
      price: [
        "O preço do conserto depois de um arrombamento depende do que cedeu: solda e alinhamento custam menos, e braço, trava, placa ou folha nova custam mais. Com fotos tiradas de longe, por dentro e por fora, o valor vem separado por item, o que também serve para o seguro.",
        "Consertar um portão arrombado soma a serralheria, as peças do motor que quebraram e a mão de obra. Desempenar e soldar custa menos, e refazer a folha custa mais. Fotos tiradas de longe permitem o orçamento por item, com nota para o seguro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora com o portão arrombado", "Portão arrombado: primeiros passos"],
        slots: [
          [
            "A folha forçada pode cair ou sair do trilho sem aviso, por isso a segurança das pessoas vem antes do conserto. Se houver suspeita de alguém estranho no imóvel, não entre.",
            "Antes de pensar no motor, cuide de quem está em casa, porque uma folha torta se solta de repente. Se desconfiar de gente dentro, fique fora.",
            "Proteja primeiro as pessoas, já que o portão forçado pode tombar ou cair sem avisar. Não entre enquanto houver suspeita de invasor.",
          ],
        ],
        steps: [
          "Se há suspeita de gente dentro, afaste-se e ligue para a polícia, 190.",
          "Desligue o disjuntor do portão e o nobreak, se houver.",
          "Mantenha todos longe da folha torta, sem empurrar nem erguer.",
          "Fotografe os danos de longe, para a ocorrência e o seguro.",
          "Se o vão ficou aberto, bloqueie a passagem sem tocar na folha, em cabo ou contrapeso.",
          "Peça o técnico e a exclusão dos controles que sumiram.",
        ],
      },
      {
        about: "visit",
        headings: ["Como é o conserto depois do arrombamento", "Da folha ao motor: a ordem do reparo"],
        slots: [
          [
            "O técnico escora a folha antes de soltar qualquer peça e então confere trilho ou cabos, braço, coluna e batente. O que empenou pouco é alinhado e soldado, e a folha muito torta vai para o serralheiro.",
            "A folha é escorada primeiro, e só depois se examinam braço, trilho, cabos e o batente onde a trava prende. Empeno leve se corrige com alinhamento e solda; folha perdida é refeita por serralheiro.",
            "Com a folha firme, são examinados coluna, batente, braço e trilho ou cabos. Alinhar e soldar resolve o empeno pequeno, e no grande um serralheiro faz folha nova.",
          ],
          [
            "Depois o motor é testado solto e com a folha. A memória é apagada e os controles da casa são gravados de novo, para que um controle levado não abra mais.",
            "Motor e redutor passam por teste, primeiro livres e em seguida movendo o portão. Por fim a memória é apagada, e só os controles da casa voltam a ser gravados.",
            "Em seguida o motor é testado sem carga e com carga. Os controles são apagados e gravados de novo, o que inutiliza qualquer um que tenha sido levado.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como reforçar um portão fácil de arrombar", "O que reforça o portão"],
        slots: [
          [
            "O pé de cabra precisa de uma fresta, por isso o reforço começa por folha justa, coluna e batente firmes. A trava elétrica, um pino de aço que prende a folha à coluna, é o reforço mecânico mais direto.",
            "Sem fresta não há onde apoiar a alavanca, e por isso batente justo, coluna reforçada e folha firme vêm primeiro. Depois vem a trava elétrica, um pino de aço na coluna que resiste onde o motor sozinho cede.",
            "Comece fechando as frestas e firmando coluna e batente, para a alavanca não ter apoio. Some a trava elétrica, um pino de aço que segura a folha fechada independentemente do motor.",
          ],
          [
            "O código rolante, que muda a cada toque, evita a cópia do controle. Luz, câmera e sensor avisam, mas não seguram a folha.",
            "Contra controle copiado, use código rolante, que se altera a cada uso. Câmera e iluminação inibem e registram, sem impedir a força.",
            "Câmera, luz e alarme inibem, porém não travam. O receptor de código rolante, por sua vez, impede que um sinal gravado na rua abra o portão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O seguro cobre o portão arrombado?",
        answers: [
          "Depende da apólice: muitas residenciais cobrem danos por arrombamento. Registre o boletim de ocorrência, fotografe e peça o orçamento por escrito antes de consertar.",
          "Muitas apólices cobrem, com franquia. Avise a seguradora antes do serviço e junte boletim, fotos e orçamento por item.",
        ],
      },
      {
        question: "Posso usar o portão até o conserto?",
        answers: [
          "Não, mesmo que ele ande, porque folha, cabo ou braço podem ceder no meio do caminho. Deixe desligado, use outra entrada e não destrave folha torta.",
          "Só depois da vistoria. Um portão que parece inteiro pode ter solda ou cabo no limite, e o motor acaba de romper.",
        ],
      },
      {
        question: "Preciso trocar o motor depois do arrombamento?",
        answers: [
          "Nem sempre, porque o dano costuma ficar na folha, no braço ou na fixação. Se o redutor quebrou, a troca em casa, com motor e mão de obra, fica de {price.homeSwap}.",
          "Na maioria das vezes ele é aproveitado. Só o redutor quebrado leva a um motor novo, que em residência sai de {price.homeSwap}, com a mão de obra.",
        ],
      },
      {
        question: "Os controles roubados ainda abrem o portão?",
        answers: [
          "Abrem até serem apagados da memória. O técnico apaga todos e regrava só os que ficaram. Se o código é fixo, vale passar para o rolante.",
          "Sim, enquanto estiverem gravados. Limpar a memória e cadastrar de novo os da casa resolve no mesmo dia.",
        ],
      },
    ],
    photo: "fotos tiradas de longe do portão por dentro e por fora e dos pontos forçados",
  },
  {
    id: "portao-antiarrombamento",
    broader: "invasao",
    label: "Portão antiarrombamento",
    phrase: "o portão reforçado contra arrombamento",
    asks: [
      "portão antiarrombamento",
      "portão anti arrombamento",
      "antiarrombamento",
      "anti arrombamento",
      "portão contra arrombamento",
      "trava contra arrombamento",
      "trava elétrica contra arrombamento",
      "trava portão contra arrombamento",
      "portão prova arrombamento",
      "portão difícil arrombar",
      "reforçar portão arrombamento",
      "reforçar portão invasão",
      "reforçar portão ladrão",
      "reforço portão arrombamento",
      "reforço portão ladrão",
      "reforço contra arrombamento",
      "proteger portão arrombamento",
      "proteção portão arrombamento",
      "portão antifurto",
      "portão anti furto",
    ],
    intent: "buying",
    answers: {
      any: [
        "Portão antiarrombamento tem folha firme e sem fresta, trava elétrica na coluna e receptor de código rolante, que impede copiar o controle. Instalamos a trava e o receptor e regulamos o fechamento, em visita a partir de {price.preventive} em casa, sem peças. Blindagem e folha nova são do serralheiro.",
        "Para reforçar o portão de correr depois que o ladrão arrombou, comece pela folha: batente, guia e trilho não podem ter folga, porque a alavanca entra pela fresta. Depois instale trava elétrica na coluna e apague os controles perdidos. A trava é orçada por foto. Só o ajuste da folha, em casa, parte de {price.preventive}, sem peças.",
        "Contra arrombamento, o portão precisa de folha sem folga, trava elétrica em coluna firme e receptor de código rolante, com os controles perdidos apagados. A visita com ajuste parte de {price.preventive} em casa, sem peças, e a trava e o receptor são orçados à parte. Chapa e blindagem ficam com o serralheiro.",
        "Reforçar o portão automático contra arrombamento começa pela folha, que deve encostar sem folga. Depois vêm a trava elétrica presa à coluna e o receptor de código rolante, que impede copiar o controle. Trava e receptor são orçados por foto. Só a regulagem, em casa, parte de {price.preventive}, sem peças.",
        "Para o portão não ser forçado com alavanca, é preciso tirar as folgas, instalar trava elétrica e apagar os controles que se perderam. Cuidamos da trava, do receptor e da regulagem, com visita residencial a partir de {price.preventive}, sem peças. O reforço de chapa é serviço de serralheria.",
      ],
      price: [
        "O preço de reforçar o portão contra arrombamento é o do que falta: trava elétrica, receptor de código rolante e ajuste da folha, cada item orçado à parte. A visita com regulagem em casa parte de {price.preventive}, sem peças. Folha blindada ou nova é orçada pelo serralheiro.",
        "A trava elétrica contra arrombamento é orçada pela coluna e pelo tipo de portão, e o valor soma a peça e a ligação na central. O ajuste da folha em residência começa em {price.preventive}, sem peças. A blindagem é orçada pelo serralheiro.",
        "O preço para proteger o portão contra arrombamento depende do que ele já tem. O acerto da folha começa em {price.preventive} em residência, peças à parte, e a trava elétrica e o receptor de código rolante são orçados por foto. Chapa blindada é cotada com o serralheiro.",
        "Proteger o portão contra arrombamento custa só o que falta nele: a trava elétrica e o receptor têm valor dado pela foto da coluna e do motor, e a regulagem residencial parte de {price.preventive}, fora peças. A serralheria cobra à parte a folha reforçada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que segura o portão contra a alavanca", "Reforços que fazem diferença"],
        slots: [
          [
            "A ordem importa: primeiro a folha, depois a trava, por fim o controle, porque a trava em folha frouxa cede junto com ela.",
            "Cada reforço só vale com o anterior em ordem, a começar pela folha, que precisa encostar por inteiro.",
            "Comece pelo que está frouxo, porque é por ali que a alavanca entra. Só depois a trava faz efeito.",
            "Siga a sequência da lista, porque a resistência do conjunto é a do ponto mais fraco. Uma boa trava em uma folha que balança não segura nada.",
            "O dinheiro rende mais quando vai primeiro para a firmeza da folha. Trava e controle vêm depois, e os avisos, por último.",
          ],
        ],
        bullets: [
          "Folha que encosta por inteiro, sem folga em roldana, dobradiça ou braço",
          "Trava elétrica em coluna firme, com destravamento manual por dentro",
          "Receptor de código rolante, com os controles sem dono apagados",
          "Batente e guia que não deixem a folha sair do lugar",
          "Luz e sensor de portão aberto, que avisam mas não seguram",
        ],
      },
      {
        about: "causes",
        headings: ["Pontos fracos do portão automático", "O que facilita uma invasão"],
        slots: [
          [
            "Fresta no fechamento e folga na folha dão apoio à alavanca, e a coluna fraca cede junto. O motor segura a folha por um ponto só e não resiste sozinho. O controle também é um caminho, se o código é fixo ou se um controle perdido nunca foi apagado.",
            "Um portão que não encosta até o fim deixa espaço para forçar, e dobradiça, roldana ou coluna frouxa cede com pouco. O motor prende a folha em um só lugar, o que não basta.",
            "A alavanca entra pela fresta e se aproveita de folha ou coluna frouxa. Como o motor segura a folha por um único ponto, a outra ponta abre se não houver trava.",
            "Quem força um portão procura vão entre folha e batente e peças gastas, como roldana, dobradiça ou coluna rachada. O motor segura em um ponto apenas, por isso a ponta oposta cede sem outro apoio.",
            "O ataque costuma ser pela ponta distante do motor, onde falta apoio. Uma fresta no encosto ou uma coluna sem firmeza bastam para a alavanca, já que o motor prende a folha por um só lado.",
          ],
          [
            "Um controle perdido, ou de código fixo copiado, abre o portão sem deixar marca. A hora de entrar e sair, com a folha aberta, é a mais exposta.",
            "O código fixo aceita cópia, e o controle perdido continua gravado até ser apagado. A chegada e a saída, com o portão aberto, são o momento de maior risco.",
            "Também enfraquecem a entrada o controle sem dono ainda na memória, o código fixo que se copia e a garagem escura na chegada, com a folha aberta.",
            "Há ainda a entrada sem força, por sinal copiado ou por controle perdido que continua cadastrado. Na chegada e na saída, a folha aberta deixa a passagem livre.",
            "O controle também é um caminho, quando o código é fixo ou quando um aparelho perdido nunca foi apagado. Na chegada e na saída, com a folha aberta, luz e atenção ajudam.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Reforço que não prende quem mora", "Saída na falta de luz"],
        slots: [
          [
            "Trava e ferrolho precisam abrir por dentro na falta de luz, senão o reforço prende a família em um incêndio. Use ferrolho e cadeado só com o disjuntor desligado, porque o motor força contra eles e entorta o braço.",
            "Escolha trava com destravamento manual por dentro e guarde a chave onde todos saibam. Nunca acione o motor com ferrolho ou cadeado passado, porque a engrenagem ou o braço quebra.",
            "A saída de emergência vem antes: toda trava precisa abrir por dentro, sem energia. Com ferrolho ou cadeado, o disjuntor fica desligado, para ninguém ligar o motor contra ele.",
            "Todo reforço precisa ter saída, e com a energia desligada ou em um incêndio a família deve conseguir soltar a trava do lado de dentro. Se houver cadeado ou ferrolho, deixe o disjuntor desligado, pois o motor empurra contra ele e quebra o próprio braço.",
            "Pense em quem está dentro antes de reforçar mais. A trava escolhida deve soltar à mão, sem luz, e a casa inteira precisa saber como. Já o ferrolho manual exige o disjuntor desligado, para o motor não quebrar a engrenagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor segura o portão contra arrombamento?",
        answers: [
          "Só em parte: o redutor trava a folha, mas a alavanca vence folha fraca ou com folga. A trava elétrica na coluna aumenta a resistência.",
          "Ajuda, mas prende em um ponto só. O que resiste é folha firme com trava na outra ponta.",
          "Ele dificulta, porém não foi feito para isso. O redutor resiste em um ponto, e sem trava do outro lado a alavanca abre caminho.",
        ],
      },
      {
        question: "Vocês fazem portão blindado?",
        answers: [
          "Não: blindagem e folha nova são de serralheria. Instalamos o motor certo para o peso dela e a trava elétrica.",
          "Não, a folha blindada é do serralheiro. Como ela pesa mais, o motor é escolhido de novo.",
          "Não: quem blinda e fabrica folha é o serralheiro. Nossa parte vem depois, com motor para o novo peso e trava elétrica.",
        ],
      },
      {
        question: "Posso pôr trava elétrica no motor que já tenho?",
        answers: [
          "Na maioria, sim, pela saída de trava da central ou por um módulo. A trava solta antes de a folha andar.",
          "Quase sempre. Se a central não tem saída própria para a trava, um módulo faz a ligação e a solta antes de o portão andar.",
          "Costuma dar. Muitas centrais já comandam a trava, e nas outras um módulo faz isso, liberando-a um instante antes do movimento.",
        ],
      },
      {
        question: "Uma trava basta em portão largo?",
        answers: [
          "Em folha grande, duas travas resistem melhor, porque seguram as duas pontas contra a alavanca.",
          "Nem sempre. Folha comprida cede na ponta que ficou sem trava, e uma segunda, no outro extremo, corrige isso.",
          "Depende do comprimento. Quanto maior a folha, mais a ponta livre cede, e por isso se instala outra trava no lado oposto.",
        ],
      },
    ],
    photo: "fotos do portão fechado, por dentro e por fora, da coluna e da etiqueta do motor",
  },
  {
    id: "ladrao-abre-portao",
    broader: "invasao",
    label: "Como o portão é aberto por ladrões",
    phrase: "a abertura do portão por ladrões",
    intent: "question",
    asks: [
      "clonam controle abrir portão",
      "clonam controle abrir portão garagem",
      "ladrão abriu portão mão",
      "ladrão abriu mão como evitar",
      "ladrão empurrou portão",
      "ladrão levantou portão",
      "chave mestra portão",
      "portão abre chave mestra",
      "portão abre ímã verdade",
      "abre com ímã chave mestra",
      "ladrão abre portão",
      "bandido abre portão",
      "ladrão abrir portão eletrônico",
      "ladrão controle portão",
      "fácil abrir portão eletrônico",
      "chupa cabra portão",
      "segurança portão",
      "portão seguro",
      "segurança portão eletrônico",
    ],
    answers: {
      any: [
        "O ladrão abre portão eletrônico com controle perdido ainda gravado, cópia de código fixo, alavanca em folha com folga, ou empurrando na mão quando o motor ficou destravado. Para evitar, apague a memória, passe a código rolante e ponha trava elétrica; a visita com regulagem parte de {price.preventive} em casa, sem peças.",
        "Se o ladrão entrou pelo portão eletrônico empurrando ou abrindo na mão, veja se o motor estava destravado, a folha com fresta ou o controle copiado. Fecham esses caminhos a trava elétrica na coluna, o código rolante e a folha sem folga, com ajuste a partir de {price.preventive} em residência, fora peças.",
        "Portão aberto na mão ou empurrado por ladrão tinha folga, motor destravado ou engrenagem gasta; sem marca, pense em controle perdido ou código fixo clonado. Corrija a folha, ponha trava elétrica e código rolante e limpe a memória; a regulagem em casa começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Como o portão costuma ser aberto", "Por onde o portão é vencido"],
        slots: [
          [
            "Sem força, abre quem tem um controle ainda gravado ou copia um código fixo, que repete sempre o mesmo sinal. Com força, a alavanca entra pela fresta, e o motor destravado ou de engrenagem gasta deixa a folha correr na mão.",
            "Há dois jeitos: pelo rádio, com controle perdido ou cópia de código fixo, e pela força, na folha com fresta. Motor destravado ou com dentes gastos não segura nada, e basta empurrar.",
            "O controle de ex-morador e o código fixo copiado abrem sem deixar marca. Já a folha com folga aceita alavanca, e a que ficou destravada ou com engrenagem gasta se move no empurrão.",
          ],
          [
            "Entrar atrás do carro, com o portão ainda aberto, dispensa qualquer ferramenta.",
            "O mais simples é passar junto com o carro, enquanto a folha termina de fechar.",
            "E há quem só espere o carro entrar para passar antes de fechar.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Medidas na ordem de efeito", "Como reforçar o portão eletrônico"],
        slots: [
          [
            "A primeira não pede peça nenhuma, e cada uma vale mais com a anterior feita. Folha nova e chapa são de serralheiro.",
            "Comece pelo que não custa e suba na lista. O reforço de chapa fica com o serralheiro.",
            "Siga a ordem, porque trava em folha frouxa e código novo com controle perdido gravado pouco adiantam.",
          ],
        ],
        bullets: [
          "Limpar a memória e regravar só os controles presentes",
          "Corrigir fresta e folga, para a folha encostar por inteiro",
          "Trocar o receptor por um de código rolante",
          "Pôr trava elétrica na coluna, com saída manual por dentro",
          "Luz na chegada, câmera e aviso de portão aberto",
        ],
      },
      {
        about: "safety",
        headings: ["Como chegar e sair com segurança", "Cuidados na entrada e na saída"],
        slots: [
          [
            "Olhe a calçada antes de abrir e, vendo alguém à espreita, dê a volta e ligue 190. Espere a folha fechar por completo antes de descer do carro ou de sair da rua.",
            "Antes do controle, confira a rua; com gente parada no portão, não pare. Entre, feche e só então desça, com a folha encostada.",
            "Chegando, uma olhada na calçada evita surpresa, e diante de suspeita o certo é seguir e chamar 190. Não arranque nem desça com o portão aberto.",
          ],
          [
            "Se for abordado, não reaja nem feche o portão sobre ninguém: a vida vem primeiro.",
            "Diante de ameaça, entregue o que pedirem e chame a polícia depois. A folha nunca é arma.",
            "Em abordagem, não reaja. Usar a folha contra alguém põe todos em risco.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Sem luz o portão fica destrancado?",
        answers: [
          "Não, na maioria: o redutor segura a folha sem energia. Motor destravado, sim, fica aberto.",
          "Em geral, continua travado, porque o redutor não deixa a folha voltar. Nos motores reversíveis, quem segura é a trava elétrica.",
        ],
      },
      {
        question: "O código rolante do controle é impossível de copiar?",
        answers: [
          "Nada é impossível, mas ele recusa sinal repetido e elimina a cópia simples. O controle perdido continua valendo até ser apagado.",
          "É muito mais difícil, porque o código muda a cada toque. Mesmo assim, apague da memória todo controle que sumir.",
        ],
      },
      {
        question: "Portão rápido é mais seguro?",
        answers: [
          "Ajuda, porque fica menos tempo aberto. Precisa de fotocélula e força reguladas, e não substitui trava.",
          "Reduz o tempo parado na chegada, e isso ajuda. Folha firme, código rolante e trava elétrica continuam necessários com qualquer velocidade.",
        ],
      },
      {
        question: "Podem destravar o motor por fora?",
        answers: [
          "Só se houver fresta que alcance a chave ou destravamento externo desprotegido. Uma chapa sobre ele e o vão fechado resolvem.",
          "Com fresta larga, é possível alcançar a chave por fora. Feche o vão e proteja o destravamento com uma chapa.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, do fechamento e do controle",
  },
  {
    id: "bloqueador-de-sinal",
    broader: "invasao",
    label: "Bloqueador de sinal no portão",
    phrase: "o bloqueador de sinal do controle",
    asks: [
      "bloqueador sinal",
      "jammer",
      "jammer controle",
      "jammer portão",
      "bloqueador controle",
      "chapolin",
      "chapolim",
      "bloquear sinal controle",
      "sinal bloqueado",
      "ladrão bloqueia sinal",
      "impedir fechar controle",
      "bloqueio sinal portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Bloqueador de sinal, o jammer ou chupa-cabra, impede o controle de fechar o portão: você aperta, vai embora e a garagem fica aberta. A defesa é esperar a folha fechar por completo, uns 10 a 20 segundos, e usar fechamento automático com fotocélula.",
        "Sim, um jammer impede o controle de fechar a garagem, porque abafa o rádio; ele não abre o portão nem copia o código. Proteja-se vendo a folha encostar antes de sair e deixando o fechamento automático, que parte da central, com fotocélula testada.",
        "Se você apertou, foi embora e o portão eletrônico ficou aberto, pode ter sido bloqueador de sinal, embora pilha fraca e LED sejam mais comuns. Espere fechar, use fechamento automático com fotocélula e um aviso de portão aberto no celular.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Jammer ou defeito comum", "Quando suspeitar"],
        slots: [
          [
            "A maioria das falhas é pilha ou interferência. Compare antes de concluir.",
            "Antes de pensar em crime, veja a causa comum.",
            "O jeito de falhar separa defeito de bloqueio.",
          ],
        ],
        bullets: [
          "Falha sempre e em qualquer lugar: pilha ou controle.",
          "Falha com todos os controles, o dia todo: antena, LED ou câmera nova.",
          "Falha só na rua, com gente parada por perto, e volta logo: pode ser bloqueio.",
          "Portão que abriu sozinho: não é jammer; veja botoeira e controle clonado.",
        ],
      },
      {
        about: "care",
        headings: ["Como se proteger do bloqueador de sinal", "Hábitos e ajustes contra o bloqueio"],
        slots: [
          [
            "Não confie no clique: olhe pelo retrovisor até a folha encostar. São de 10 a 20 segundos que anulam o golpe.",
            "Espere a folha fechar antes de dobrar a esquina, o que leva de 10 a 20 segundos. É a proteção mais barata.",
            "Ver o portão encostado, em 10 a 20 segundos, vale mais que qualquer aparelho.",
          ],
          [
            "O fechamento automático não depende do rádio, só da central, e exige fotocélula testada e força no mínimo. Um sensor de portão aberto avisa no celular.",
            "Com fechamento automático, a ordem vem da central, e o bloqueio não adianta. Ele pede fotocélula em ordem, e o sensor de posição completa.",
            "A central fecha sozinha depois da pausa, mesmo com o rádio abafado, desde que a fotocélula esteja testada. Some um aviso de portão aberto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Se o controle não responde na rua", "O que fazer na hora"],
        slots: [
          [
            "Em lugar suspeito, não desça do carro. Siga estes passos de dentro dele.",
            "Fique no carro e mantenha a calma. A ordem é esta.",
            "A prioridade é você, não o portão.",
          ],
        ],
        steps: [
          "Dê uma volta no quarteirão e tente de outro ponto.",
          "Peça a quem está em casa que use a botoeira ou o celular.",
          "Havendo ameaça, siga adiante e ligue 190.",
          "Depois, em segurança, teste pilha e outro controle.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Código rolante protege contra jammer?",
        answers: [
          "Não. Ele impede a cópia, e o jammer apenas bloqueia. São proteções diferentes.",
          "Não contra o bloqueio. Serve contra clonagem, que é outro golpe.",
        ],
      },
      {
        question: "Tag veicular evita o problema?",
        answers: [
          "Ajuda, porque usa outra frequência e lê de perto, mas não fecha o portão sozinha. O hábito de ver fechar continua.",
          "Reduz, sem eliminar. Combine com fechamento automático.",
        ],
      },
      {
        question: "Quanto custa ligar o fechamento automático?",
        answers: [
          "Na central que já tem a função, é uma regulagem: a visita em casa parte de {price.preventive}, sem peças. Sem fotocélula, ela precisa ser instalada antes.",
          "Só o ajuste, desde {price.preventive} em residência, fora peças. Fotocélula, se falta, entra à parte.",
        ],
      },
      {
        question: "O portão Wi-Fi sofre com jammer?",
        answers: [
          "Pode, se o bloqueio alcança a faixa do Wi-Fi, o que é menos comum. O fechamento automático continua funcionando.",
          "Usa outra faixa, mais difícil de abafar junto. Mesmo assim, confira no aplicativo se fechou.",
        ],
      },
    ],
    photo: "uma foto do motor fechado, da etiqueta e da entrada vista da rua",
  },
  {
    id: "levantar-basculante",
    broader: "invasao",
    label: "Ladrão levanta o portão basculante",
    phrase: "o basculante levantado à força",
    asks: [
      "basculante não trava embaixo",
      "ladrão levanta basculante",
      "levanta portão basculante",
      "levantar basculante força",
      "forçar basculante",
      "levantaram basculante",
      "levantar portão fora",
      "ladrão levanta portão",
      "basculante levanta mão",
      "levanta basculante",
      "basculante abre força",
      "basculante fácil abrir",
      "basculante segurança ladrão",
      "portão levanta mão",
      "trava portão não levantado",
      "trava portão levantado",
      "trava não levantar portão",
      "trava portão não levantar",
      "evitar levantar portão",
      "portão não ser levantado",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o portão automático basculante pode ser arrombado levantando a folha, se só o motor a segura. Para reforçar, instale uma trava elétrica, um pino que prende a folha à coluna e só solta com o comando do motor. Corrija também a fresta embaixo, onde entra a alavanca. A trava com instalação é orçada grátis por foto.",
        "Para evitar que um ladrão levante o portão basculante, a solução é a trava elétrica: um pino prende a folha à coluna e só solta com o comando do motor. O motor gasto e a fresta embaixo também precisam ser corrigidos. A trava com a instalação é orçada grátis por foto.",
        "Se o ladrão levantou o portão basculante, a folha não estava presa: o motor estava gasto ou destravado, ou havia fresta para a alavanca. A trava para o portão não ser levantado é a elétrica, um pino na coluna que só recolhe com o motor. O valor, já instalada, é informado pela foto.",
        "A trava para o portão não ser levantado é a elétrica, presa na coluna e ligada à placa do motor. O basculante equilibrado sobe com pouca força, e o ladrão se aproveita da fresta ou do motor gasto. Por isso corrigimos os três pontos, com orçamento grátis por foto.",
        "O portão basculante que não trava embaixo fica preso só pelo motor, e por isso pode ser levantado por fora. Veja se ele desce até o piso: se sobra vão, o fim de curso está curto, e a regulagem resolve. Para firmar, põe-se uma trava elétrica, o pino que prende a folha à coluna, com orçamento grátis por foto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o basculante sobe à força", "O que deixa o portão ser levantado"],
        slots: [
          [
            "O contrapeso deixa a folha leve, e basta uma alavanca na fresta de baixo para erguê-la. Quem segura o portão fechado é o motor, e ele cede quando a engrenagem está gasta, a embreagem, frouxa, ou o destravamento ficou aberto.",
            "Uma folha bem equilibrada sobe com pouca força, também para quem quer entrar. O que a mantém embaixo é o motor, que perde essa resistência com a engrenagem gasta, a embreagem solta ou o destravamento esquecido aberto.",
            "O equilíbrio que ajuda o motor também ajuda o ladrão, se existe uma fresta no piso para a alavanca. Engrenagem gasta, embreagem mal regulada ou destravamento aberto deixam a folha quase livre.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Trava, motor e fresta: os reforços", "O que impede o portão de ser levantado"],
        slots: [
          [
            "A trava elétrica vem primeiro, porque segura a folha mesmo que o motor falhe. Portão largo pede uma de cada lado. Depois se corrige o motor que cede, com a troca da engrenagem ou a regulagem da embreagem.",
            "O reforço que mais conta é a trava na coluna, dos dois lados se a folha for larga. Em seguida vem o motor, com a engrenagem trocada ou a embreagem regulada.",
            "Comece pelo pino elétrico na coluna, um por lado em portão largo, e passe então ao motor, com a peça gasta trocada e a embreagem no ponto.",
          ],
          [
            "Por último, uma cantoneira ou borracha na base fecha a fresta, e o destravamento externo ganha tampa com chave. Só o ajuste do motor, em casa, custa a partir de {price.preventive}, sem peças.",
            "Completam a proteção a cantoneira por dentro, que tira o lugar da alavanca, e a tampa com chave no destravamento de fora. Quando basta regular, a visita em casa começa em {price.preventive}, sem contar peças.",
            "Feche ainda a fresta com borracha ou chapa e ponha uma tampa com chave no destravamento externo. Só a regulagem, em residência, custa a partir de {price.preventive}, fora as peças.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir à noite", "Conferência rápida por dentro"],
        slots: [
          [
            "Leva um minuto e se faz por dentro, só olhando. Não force nem levante a folha para testar, e não fique embaixo dela.",
            "Basta olhar, do lado de dentro e sem tocar no portão. Testar puxando a folha gasta o motor e põe você sob o peso.",
            "A verificação é visual, feita de dentro da garagem e longe da folha. Não tente erguê-la para saber se está presa.",
          ],
        ],
        steps: [
          "Veja se a folha encostou no piso dos dois lados.",
          "Confira se a chave de destravamento está na posição travada.",
          "Veja se a tampa do destravamento externo está fechada.",
          "Com trava elétrica, ouça o pino armar ao fechar.",
        ],
      },
      {
        about: "visit",
        headings: ["Como a trava é instalada", "A instalação da trava na visita"],
        slots: [
          [
            "O técnico acerta antes a folha, os cabos e o contrapeso, porque trava em folha frouxa entorta. Depois prende a trava na coluna e a liga à placa, que recolhe o pino um instante antes de o portão subir.",
            "O equilíbrio e o batente são conferidos primeiro, já que um pino desalinhado trava o próprio motor. Feito isso, a trava é presa na coluna e ligada à placa, que a solta logo antes da abertura.",
            "Com a folha alinhada e os cabos em ordem, o pino é fixado na coluna e ligado à placa do motor. Ela o solta pouco antes de abrir, e você continua usando o mesmo controle.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A trava serve no motor que já tenho?",
        answers: [
          "Na maioria, sim: pela saída de trava da placa ou por um módulo ligado a ela. O modelo na etiqueta mostra se a saída existe.",
          "Em geral serve. A placa sem saída própria recebe um módulo, que aciona o pino antes do motor. A etiqueta diz qual é o caso.",
          "Quase sempre. Muitas placas têm uma saída para trava, e nas outras se usa um módulo. Mande a foto da etiqueta para confirmar.",
        ],
      },
      {
        question: "Sem luz, a trava elétrica continua fechada?",
        answers: [
          "Continua: o pino só recolhe com energia ou pela chave. Por isso a abertura de emergência, por dentro, é testada na entrega, para ninguém ficar preso.",
          "Sim, ela prende mesmo sem energia. Guarde à mão, do lado de dentro, a chave que a solta na falta de luz.",
          "Sim, o portão permanece preso. Para abrir sem luz, usa-se a chave da trava, que deve ficar dentro de casa, em lugar conhecido.",
        ],
      },
      {
        question: "Cadeado à noite impede que levantem o basculante?",
        answers: [
          "Impede enquanto está posto, mas o disjuntor precisa estar desligado: se o motor puxar com o cadeado, entorta o braço. A trava elétrica não depende da sua lembrança.",
          "Ajuda, só que um toque no controle com ele fechado quebra o motor. Use com o disjuntor desligado, ou prefira a trava elétrica.",
          "Sim, mas com risco: alguém aciona o portão com o cadeado e o motor se quebra. Se usar, desligue o disjuntor toda noite.",
        ],
      },
      {
        question: "Forçaram o portão. Posso usar o motor?",
        answers: [
          "Não antes da verificação: folha torta, cabo fora da polia ou braço entortado podem fazer o basculante cair. Desligue o disjuntor, deixe a folha onde está e ninguém embaixo dela.",
          "Deixe desligado até o técnico ver. Cabo solto ou folha torta são risco de queda, portanto não destrave nem empurre, e mantenha todos afastados.",
          "Não. Desligue o disjuntor e não mexa na folha, porque um cabo ou um braço danificado pode soltá-la. Fotografe de longe e chame o técnico.",
        ],
      },
    ],
    photo: "fotos do portão fechado, da fresta embaixo e do motor",
  },
  {
    id: "roubaram-o-motor",
    broader: "invasao",
    label: "Roubaram o motor do portão",
    phrase: "o motor furtado",
    asks: [
      "roubaram motor portão",
      "furtaram motor portão",
      "motor roubado",
      "roubaram motor",
      "furtaram motor",
      "motor furtado",
      "levaram motor portão",
      "levaram motor",
      "roubaram motor garagem",
      "roubaram máquina portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se roubaram ou levaram o motor do seu portão, desligue o disjuntor, não toque nos fios cortados, tranque a folha de correr ou de abrir por dentro e registre a ocorrência. A troca em casa fica de {price.homeSwap}, com motor e mão de obra; base e cremalheira que ficaram se aproveitam.",
        "Se levaram ou roubaram o motor do seu portão, desligue já o disjuntor, porque os fios soltos podem ter energia, passe corrente ou ferrolho por dentro e faça o boletim de ocorrência. Um motor novo na sua casa custa de {price.homeSwap}, já colocado, com aproveitamento do suporte e da cremalheira.",
        "Quando levaram o motor do seu portão, o motor roubado pede três passos: disjuntor desligado antes de chegar perto dos fios, folha trancada por dentro e ocorrência registrada. Repor o motor de uma casa sai de {price.homeSwap}, com o serviço; no basculante, ninguém passa embaixo até o técnico escorar a folha.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer na hora", "Antes de mexer no portão"],
        slots: [
          [
            "Trate os fios como energizados e resolva primeiro a segurança, depois a casa aberta. No basculante, o motor ajudava a conter a folha: não a mova na mão, porque ela pode cair ou disparar.",
            "Primeiro a energia, depois a tranca, por fim a ocorrência. Basculante sem motor não se movimenta, já que a folha pode descer ou subir de repente.",
            "Até a energia ser cortada, ninguém encosta nos fios nem na folha. Em portão basculante a distância continua depois disso, porque sem o motor a folha pode cair.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão no quadro.",
          "Afaste todos dos fios cortados e, no basculante, da folha.",
          "No de correr ou de abrir, feche na mão e tranque por dentro com corrente ou ferrolho.",
          "Fotografe tudo antes de arrumar e registre a ocorrência.",
          "Apague os controles antigos quando a central nova for posta.",
        ],
      },
      {
        about: "cost",
        headings: ["O que se aproveita na troca", "Motor novo no lugar do furtado"],
        slots: [
          [
            "Suporte, base, cremalheira e fotocélula inteiros continuam servindo, e muitas vezes só faltam motor e central. Fio cortado, engrenagem que não combina e base arrancada somam no orçamento.",
            "O que o ladrão deixou em bom estado fica: base, cremalheira, fotocélula e suporte. A conta sobe se a fiação foi arrancada, se a base quebrou ou se a cremalheira não casa com o novo.",
            "Em geral repõem-se motor e central, com o resto conferido e mantido. Encarecem a fiação arrancada, a base danificada e a cremalheira de dente diferente.",
          ],
          [
            "Os controles são gravados de novo na central. Se eram de código fixo, que se copia, vale passar para o rolante, porque a central levada guarda os códigos antigos.",
            "Na central nova, cada controle é cadastrado outra vez. Como a antiga saiu com os códigos na memória, prefira os de código rolante, que não se copiam.",
            "Quem levou a central levou também os códigos da casa. Por isso os controles são regravados, de preferência com código rolante, que muda a cada toque.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como proteger o motor novo", "Para não levarem o próximo"],
        slots: [
          [
            "Monte o motor por dentro do muro, com porca de segurança e uma caixa ou grade de aço com chave, que ainda permita destravar na falta de luz. Luz com sensor e câmera voltada para ele dificultam o furto.",
            "O lugar conta mais que o cadeado: motor do lado de dentro, longe do alcance da rua, em grade de aço com porta. Porca antifurto, câmera e luz com sensor completam, sem impedir o destravamento.",
            "Uma grade ou caixa de aço com porta e chave, porcas que não saem com chave comum e o motor fora da vista da rua reduzem o risco. Deixe acesso à alavanca de destravar, e ponha luz com sensor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O seguro da casa paga o motor furtado?",
        answers: [
          "Depende da apólice: muitas cobrem furto com arrombamento. Guarde o boletim, as fotos e a nota do motor novo.",
          "Leia a cobertura de furto qualificado. A seguradora costuma pedir ocorrência, fotos do local e nota ou orçamento da reposição.",
        ],
      },
      {
        question: "Posso usar o portão na mão até a troca?",
        answers: [
          "O de correr e o de abrir, sim, com o disjuntor desligado e trancados à noite. O basculante, não: a folha pode cair.",
          "Se for de correr ou de abrir e andar leve, pode, sempre trancado por dentro. Basculante fica parado até ser escorado.",
        ],
      },
      {
        question: "Em quanto tempo o motor novo é instalado?",
        answers: [
          "O serviço leva de {time.tilting} no basculante e de {time.sliding} no de correr. O contato é {shop.hours}, e a data sai com a foto do que ficou.",
          "Com base e cremalheira boas, de {time.sliding} no deslizante; no basculante, {time.tilting}. Chame a qualquer hora, {shop.hours}.",
        ],
      },
      {
        question: "Preciso do mesmo modelo que foi levado?",
        answers: [
          "Não. Serve outro de capacidade igual ou maior, se a engrenagem casar com a cremalheira e o suporte aceitar.",
          "Outro modelo serve, desde que aguente o peso da folha. Mesma marca só facilita aproveitar suporte e controles.",
        ],
      },
    ],
    photo: "fotos, de longe, do suporte, dos fios e da folha inteira, com a largura",
  },
  {
    id: "furto-do-motor",
    broader: "invasao",
    label: "Evitar furto do motor do portão",
    phrase: "o furto do motor de portão",
    asks: [
      "furto motor portão evitar",
      "evitar furto motor",
      "evitar roubo motor portão",
      "proteger motor furto",
      "motor não ser furtado",
      "proteger motor roubo",
      "grade proteção motor",
      "evitar roubo motor",
      "proteger motor ladrão",
      "grade motor",
      "caixa proteção motor roubo",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para evitar o furto do motor do portão, prenda-o por dentro do muro, com parafuso de segurança, em caixa ou grade de proteção de aço chumbada, com luz e câmera. Se já levaram, registre o boletim e desligue o disjuntor. A troca em casa fica de {price.homeSwap}, com mão de obra.",
        "Roubaram o motor do portão? Corte o disjuntor, porque os fios ficam vivos, faça o boletim de ocorrência e tranque a folha por dentro. Repor em casa custa de {price.homeSwap}, instalado, e desta vez com porca de segurança e grade de aço, para ninguém levar a máquina.",
        "Como evitar que roubem o motor do portão: posição interna, porca de segurança, grade de proteção com porta e chave, luz com sensor. Levaram de madrugada? Boletim, disjuntor desligado e folha trancada; o motor novo em residência vai de {price.homeSwap}, com a instalação.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Levaram o motor: o que fazer hoje", "Passos depois do furto"],
        slots: [
          [
            "Os fios cortados podem estar com tensão, então a energia vem primeiro. Basculante sem motor não se move, porque só cabos e contrapeso o seguram.",
            "Comece pelo disjuntor, pois as pontas ficam energizadas. Não mexa em basculante sem motor.",
            "Antes de tocar em qualquer fio, desligue o quadro. A folha de correr ou de abrir se tranca; o basculante fica como está.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e não toque nos fios.",
          "Fotografe o suporte, os fios e o arrombamento.",
          "Registre o boletim de ocorrência e separe a nota do motor.",
          "Tranque a folha de correr ou de abrir com corrente, por dentro.",
          "Avise se algum controle também sumiu.",
        ],
      },
      {
        about: "choose",
        headings: ["Como prender o motor para ninguém levar", "O que dificulta o furto"],
        slots: [
          [
            "O que segura é a fixação, e o resto afasta.",
            "Some duas ou três destas medidas.",
            "Da mais barata à mais cara, ajudam estas.",
          ],
        ],
        bullets: [
          "Porca e parafuso de segurança no suporte",
          "Motor por dentro do muro, fora da vista da rua",
          "Grade ou caixa de aço chumbada, ventilada, com porta e chave",
          "Luz com sensor e câmera sobre o motor",
          "Obra ou terreno vazio: instale só quando houver gente",
        ],
      },
      {
        about: "visit",
        headings: ["Reinstalar com segurança", "O que se refaz depois do furto"],
        slots: [
          [
            "O técnico isola os fios, vê se o suporte e a cremalheira se aproveitam e refaz a fiação em eletroduto, sem emenda de fita. A caixa de aço precisa deixar espaço para destravar e consertar.",
            "Confere-se suporte, cremalheira e disjuntor, e o cabo cortado é trocado em eletroduto. A grade tem porta, para o destravamento continuar fácil.",
            "Suporte e cremalheira bons ficam, e a fiação é refeita sem emenda. Proteção soldada sem porta impede a manutenção.",
          ],
          [
            "Os controles são gravados na central nova, e a força e a parada, reguladas, em {time.sliding} no portão de correr. A garantia é de {warranty.motor} no motor e {warranty.installation} na instalação.",
            "Com motor novo, gravam-se controles e percurso. No de correr são {time.sliding}. Valem {warranty.motor} de garantia no motor e {warranty.installation} no serviço.",
            "No de correr, a montagem toma {time.sliding}, com controles regravados. O motor tem {warranty.motor} de garantia, e a instalação, {warranty.installation}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O seguro paga motor furtado?",
        answers: [
          "Depende da apólice: muitas exigem sinal de arrombamento e excluem o que fica ao ar livre. Tenha boletim e nota.",
          "Só se cobrir bens externos. Leia a cobertura antes de precisar.",
        ],
      },
      {
        question: "Posso deixar o portão sem motor até trocar?",
        answers: [
          "De correr ou de abrir, sim, trancado por dentro. Basculante sem motor precisa de trava firme e conferência do contrapeso antes de qualquer uso.",
          "Trancado por dentro, se não for basculante. No basculante, chame antes de mover.",
        ],
      },
      {
        question: "Quem levou o motor consegue abrir meu portão?",
        answers: [
          "O motor levado tem os seus códigos na memória, mas a central nova começa vazia. Cadastre nela só os controles que ficaram com você.",
          "Não pelo motor. Se um controle também sumiu, não o grave na central nova.",
        ],
      },
      {
        question: "A grade esquenta o motor?",
        answers: [
          "Não, se é ventilada. Caixa fechada de chapa abafa e junta umidade; deixe frestas e espaço em volta.",
          "Só a caixa sem ventilação. Prefira grade ou chapa perfurada.",
        ],
      },
    ],
    photo: "fotos do local do motor, do suporte e da fiação, com o disjuntor desligado",
  },
  {
    id: "portao-em-viagem",
    broader: "invasao",
    label: "Portão em viagem",
    phrase: "o portão durante a viagem",
    asks: [
      "bloquear controle férias",
      "bloquear controle viagem",
      "bloquear controle portão viajar",
      "trancar portão férias",
      "trancar portão eletrônico férias",
      "travar portão férias",
      "desligar viajar",
      "portão viajar",
      "portão viagem",
      "viagem portão",
      "desligar portão viagem",
      "férias portão",
      "casa vazia portão",
      "desligar motor viajar",
      "trancar portão viajar",
      "viajar desligar",
      "ausência longa portão",
      "deixar portão desligado",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Sim, pode e deve desligar o motor do portão quando viaja, por um fim de semana ou por um mês: feche, confira se o motor está travado e desligue o disjuntor dele. Sem energia nenhum controle abre e o raio não chega à placa; se a folha cede ao empurrão, passe o ferrolho por dentro.",
        "Antes de viajar, deixe o portão eletrônico fechado, travado e sem energia: desligue só o disjuntor dele e use o ferrolho interno. Assim nenhum controle abre nas férias e a placa fica a salvo de raio. Leve outra chave de entrada, porque na volta o controle não funciona.",
        "Para deixar o portão trancado quando for viajar, encoste a folha, confira a trava do motor, desligue o disjuntor do portão e feche o ferrolho. Um mês desligado não estraga o motor nem apaga os controles; só garanta a entrada por outro portão na volta.",
        "Para bloquear o controle do portão nas férias, desligue o disjuntor dele: sem energia, nenhum controle abre, nem o que está com outra pessoa. Antes disso, feche a folha e confira a trava do motor. Os controles continuam gravados e voltam a funcionar quando você religa.",
        "Para trancar o portão eletrônico nas férias, feche a folha, confira a trava do motor, desligue o disjuntor do portão e passe o ferrolho ou um cadeado por dentro. Saia por outro portão e leve a chave dele. Na volta, tire o cadeado antes de religar, para o motor não forçar a folha presa.",
        "Para desligar o motor na viagem, use o disjuntor do portão, e não a chave geral, que apagaria também geladeira, câmera e alarme. Feche o portão, confira se a folha está presa e só então desligue. Se há apenas a chave geral, um eletricista pode pôr um disjuntor próprio para o motor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com o portão antes de viajar", "Conferência na saída"],
        slots: [
          [
            "Faça com as malas já fora e o carro na rua, e saia pelo portão social. A conferência leva cinco minutos.",
            "Deixe esta parte para o fim, com o carro do lado de fora e a saída pelo social. Em cinco minutos está pronta.",
            "Com o carro fora da garagem, reserve cinco minutos para isto. A última pessoa sai pelo portão social.",
          ],
        ],
        steps: [
          "Feche o portão e veja se encostou por inteiro.",
          "Confira se o motor está na posição travada, e não no manual.",
          "Desligue o disjuntor do portão, e só ele.",
          "Passe o ferrolho ou o cadeado por dentro, se houver.",
          "Empurre de leve para confirmar e saia pelo social.",
          "Não deixe controle à vista no carro que fica na rua.",
        ],
      },
      {
        about: "choose",
        headings: ["Reforços para a casa vazia", "Trava, aviso e câmera"],
        slots: [
          [
            "A trava elétrica segura a folha sem depender da engrenagem, e o ferrolho, usado com o motor desligado, dificulta a alavanca. Para folha que cede no empurrão, esse é o primeiro reforço.",
            "Se a folha cede ao empurrar, comece por uma trava elétrica ou um ferrolho interno. A primeira prende sozinha; o segundo se usa só com o motor sem energia.",
            "Ferrolho por dentro, com o motor desligado, ou trava elétrica na folha são os reforços de mais efeito. Eles seguram mesmo que alguém force a engrenagem.",
          ],
          [
            "Quem prefere deixar a energia ligada ganha com sensor de portão aberto, que avisa no celular, e com DPS, o protetor contra raio no quadro. Câmera e alarme ficam em outro circuito.",
            "Com o portão energizado, ponha um sensor que avise no celular e um protetor de surto, o DPS, no quadro. Alarme e câmera devem ter disjuntor separado.",
            "Para não cortar a energia, instale DPS contra raio e um sensor que mande aviso se a folha abrir. Mantenha a câmera e o alarme em circuito próprio.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como religar o portão na volta", "O portão depois de dias parado"],
        slots: [
          [
            "Abra o ferrolho antes de ligar o disjuntor, porque o motor força contra ele e entorta o braço. Depois acione uma vez e observe de longe, pois a central pode fazer a primeira volta devagar para se localizar.",
            "A ordem é tirar o ferrolho e só então ligar a energia, para o motor não puxar contra a tranca. Na primeira abertura, fique longe: muitas placas andam lentas até reencontrar o fim.",
            "Ferrolho esquecido entorta a folha na primeira abertura, por isso ele sai antes de tudo. Ligado o disjuntor, acione e espere: a placa costuma fazer um ciclo lento para se achar.",
          ],
          [
            "Cheiro, ruído novo ou formiga na tampa pedem parada e uma conferência. A visita com limpeza e lubrificação em casa parte de {price.preventive}, sem peças.",
            "Se aparecer estalo, cheiro ou inseto na caixa, desligue de novo. A revisão em casa custa desde {price.preventive}, peças à parte, e inclui limpeza.",
            "Barulho diferente depois de semanas parado merece revisão, que começa em {price.preventive} na residência, fora peças. Formiga dentro da caixa também.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Desligar o portão na viagem apaga os controles?",
        answers: [
          "Não. Os cadastros ficam gravados mesmo sem energia, por meses. O percurso também volta, às vezes depois de um ciclo lento.",
          "Não apaga: a memória da central não depende da luz. Ao religar, os controles abrem como antes.",
        ],
      },
      {
        question: "O alarme e a câmera desligam junto com o portão?",
        answers: [
          "Só se usarem o mesmo disjuntor, o que se confere antes da viagem. Se for o caso, peça a separação dos circuitos e, desta vez, deixe ligado com ferrolho e trava.",
          "Não deveriam, porque o certo é circuito próprio para cada um. Teste desligando o disjuntor do portão e vendo o que apaga.",
        ],
      },
      {
        question: "E se alguém precisar entrar enquanto viajo?",
        answers: [
          "Deixe com a pessoa a chave do portão social, que não depende do motor. Se ela precisar da garagem, mostre antes o disjuntor e o ferrolho.",
          "A chave do social resolve. Para tirar carro, ela precisa abrir o ferrolho e ligar o disjuntor, nessa ordem.",
        ],
      },
      {
        question: "Com o disjuntor desligado, dá para forçar o portão?",
        answers: [
          "Na maioria dos motores a engrenagem segura a folha mesmo sem energia. Alguns reversíveis cedem, e aí o ferrolho por dentro é obrigatório.",
          "Em geral não cede, porque o redutor trava. Faça o teste de empurrar antes de sair e, se a folha andar, use ferrolho ou corrente.",
        ],
      },
    ],
    photo: "uma foto do quadro de luz com os disjuntores e outra do motor",
  },
  {
    id: "roubaram-o-fio-do-portao",
    broader: "invasao",
    label: "Roubaram o fio do portão",
    phrase: "o fio do portão furtado",
    asks: [
      ...combine(
        ["roubaram", "furtaram", "levaram", "roubo", "furto", "ladrão cortou", "ladrão levou"],
        [
          "fio portão",
          "fio motor",
          "fios portão",
          "cabo portão",
          "cabo motor",
          "fiação portão",
          "fiação motor",
          "fio interfone",
          "fio motor portão",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Se roubaram o fio do motor do portão, desligue o disjuntor antes de chegar perto, porque a ponta que ficou pode ter energia. O motor quase sempre está inteiro: passa-se cabo novo, em tubo fechado, e o portão volta a funcionar. O valor sai pela foto do caminho do fio; registre a ocorrência.",
        "Fio do portão furtado se repõe com cabo novo na bitola certa, dentro de eletroduto ou enterrado, e o motor e a placa são medidos antes de religar. Até lá, deixe o disjuntor desligado e não toque nas pontas. O orçamento é grátis por foto.",
        "Quando levam a fiação do portão, três coisas vêm primeiro: disjuntor desligado, folha de correr ou de abrir trancada por dentro e boletim de ocorrência. Depois o técnico passa o cabo novo e confere se a placa não queimou no corte. O valor é informado por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora", "Primeiros passos depois do furto do fio"],
        slots: [
          [
            "Não puxe nem emende as pontas: quem corta fio deixa cobre à mostra, e a folha de metal pode ficar energizada.",
            "Fique longe das pontas cortadas e da folha até a energia estar desligada no quadro.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão por um caminho seco.",
          "Fotografe de longe o trecho que falta e diga a marca do motor.",
          "Feche a casa: folha de correr ou de abrir, reta, pode ser destravada, fechada na mão e trancada; o basculante fica como está.",
          "Faça o boletim de ocorrência, que o seguro costuma pedir.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o fio é reposto", "Do cabo novo ao teste do portão"],
        slots: [
          [
            "O cabo novo vai do quadro ao motor, com fio terra, e os da fotocélula e da botoeira são refeitos se também foram levados. Antes de religar, o técnico mede o isolamento e a placa, porque o corte com a energia ligada pode queimá-la.",
            "O técnico passa o cabo na bitola do circuito, com terra, refaz as ligações do sensor e do botão e mede a placa antes de ligar. Corte feito com energia às vezes queima o fusível ou a fonte.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como dificultar um novo furto", "Fio escondido e caixa trancada"],
        slots: [
          [
            "Cabo aparente do lado da rua é o que levam. Passe o fio por dentro do muro ou enterrado em eletroduto, feche as caixas com parafuso e deixe a botoeira e a central do lado de dentro.",
            "O melhor é não deixar fio à vista: eletroduto embutido ou enterrado, caixas parafusadas e passagem por dentro do terreno. Luz com sensor e câmera ajudam a afastar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O seguro residencial paga o fio furtado?",
        answers: [
          "Depende da apólice: muitas cobrem furto com sinal de arrombamento, e outras deixam de fora o que fica ao ar livre. Pergunte antes de consertar e guarde o boletim.",
          "Algumas apólices cobrem, com franquia. Avise a seguradora, com fotos e ocorrência, antes do conserto.",
        ],
      },
      {
        question: "Posso emendar o pedaço que falta?",
        answers: [
          "Emenda exposta ao tempo oxida e pode dar choque. O certo é trocar o trecho inteiro, sem emenda, ou emendar em caixa vedada.",
          "Não com fita. O técnico troca o cabo de ponta a ponta ou usa conector vedado dentro de uma caixa.",
        ],
      },
      {
        question: "O motor queima quando cortam o fio?",
        answers: [
          "Raramente. O mais comum é abrir um fusível da placa, que se troca. O motor costuma estar bom.",
          "Em geral não. A placa é que pode sofrer com o curto do corte, e por isso é medida antes de religar.",
        ],
      },
    ],
  },
];
