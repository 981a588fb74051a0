import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const contrapeso: NarrowConcept[] = [
  {
    id: "contrapeso-calcular",
    broader: "contrapeso",
    label: "Cálculo do contrapeso",
    phrase: "o cálculo do contrapeso do basculante",
    asks: [
      "contrapeso calcular",
      "calcular contrapeso",
      "cálculo contrapeso",
      "quanto contrapeso",
      "quantos quilos contrapeso",
      "peso contrapeso",
      "como calcular contrapeso",
      "contrapeso quantos kilos",
      "contrapeso kilos",
      "contrapeso quilos",
      "contrapeso kg",
      "contrapeso quanto pesa",
      "fórmula contrapeso",
      "fórmula contrapeso basculante",
      "conferir conta contrapeso",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para calcular o contrapeso do portão basculante, ache o peso da folha e divida por dois: uma folha de 120 kg pede perto de 60 kg de cada lado. O peso da folha é a área vezes o peso do material por metro quadrado, mais o quadro. O acerto final é do técnico, com a folha escorada.",
        "Cada contrapeso do basculante pesa perto da metade da folha: um portão de 200 kg leva cerca de 100 kg por lado, e um de 120 kg, 60 kg. Para achar o peso da folha, multiplique a área pelo peso do material (chapa de aço de 1 mm tem 7,85 kg por metro quadrado) e some o quadro. O ponto exato o técnico acha no local.",
        "O cálculo do contrapeso é peso da folha dividido por dois, porque há um de cada lado. Num portão basculante de 120 kg, isso dá uns 60 kg por caixa. A posição do cabo e do braço muda um pouco a conta, e por isso o técnico corrige com a folha escorada, em casa a partir de {price.preventive}, sem peças.",
        "O contrapeso de um portão de madeira de 2,80 por 2,20 m fica perto de 75 kg de cada lado. A conta: são 6,2 m², e a madeira densa de 2 cm pesa uns 20 kg por m², o que dá 124 kg; com o quadro de ferro, perto de 150 kg. Metade vai em cada caixa, e o técnico acerta o ponto no local.",
        "Calcule primeiro quanto pesa a folha do portão basculante, com chapa, quadro e revestimento, e ponha metade em cada contrapeso. Um portão de 100 kg usa perto de 50 kg por lado. O número serve de partida: quem acrescenta ou tira peso é o técnico, com a folha apoiada.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Do peso da folha ao peso de cada lado", "A conta, com um exemplo"],
        slots: [
          [
            "Exemplo: uma folha de 2,4 por 2,2 m tem 5,3 m², o que em chapa de aço de 1 mm dá 41 kg. O quadro, com 14 m de tubo de 50 por 30 mm e parede de 1,5 mm, pesa perto de 26 kg. São 67 kg no total, ou 33 kg de cada lado.",
            "Veja uma folha de 2,4 por 2,2 m, com 5,3 m² de chapa de 1 mm: são 41 kg de chapa. Some o quadro, contando os metros de tubo: 14 m a 1,9 kg por metro dão 26 kg. A metade de 67 kg, ou seja, 33 kg, vai em cada caixa.",
            "Num portão de 2,4 por 2,2 m, a chapa de 1 mm pesa 41 kg. O quadro se calcula pelos metros de tubo, contorno e travessas: 14 m de tubo de 1,9 kg por metro são 26 kg. O total de 67 kg, dividido por dois, dá 33 kg por contrapeso.",
          ],
        ],
        bullets: [
          "Aço: 7,85 kg por m² a cada milímetro de chapa",
          "Alumínio: cerca de um terço do aço",
          "Madeira densa: perto de 10 kg por m² a cada centímetro",
          "Vidro: 2,5 kg por m² a cada milímetro",
          "Quadro: tubo de aço de 50 por 30 mm e 1,5 mm, perto de 1,9 kg por metro",
        ],
      },
      {
        about: "check",
        headings: ["Dados para o técnico calcular", "O que medir na folha"],
        slots: [
          [
            "Nada disso pede abrir caixa, soltar cabo ou destravar o motor. Faça com o portão fechado.",
            "As medidas se tiram por fora, com o portão fechado e parado. A caixa do contrapeso fica como está.",
            "Com o portão fechado e trena na mão, você junta o que falta para a conta, sem tocar em cabo.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e meça largura e altura da folha.",
          "Anote o material e a espessura da chapa ou da madeira.",
          "Some o que foi acrescentado: chapa, ripa, vidro, portinhola.",
          "Lembre se ela desce depressa, sobe sozinha ou entorta.",
          "Fotografe por dentro, dos dois lados.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acerta o contrapeso", "O ajuste final do peso"],
        slots: [
          [
            "Com a energia cortada e a folha escorada, o técnico abre as caixas e olha primeiro cabos e roldanas. Depois põe ou tira peso aos poucos, igual dos dois lados, até a folha andar leve para subir e para descer.",
            "A folha é escorada antes de abrir qualquer caixa, e cabo desfiado é trocado em par. O peso entra ou sai em pequenas barras, sempre o mesmo dos dois lados, até o portão ficar leve nos dois sentidos.",
            "O técnico escora a folha, examina cabos e roldanas e só então mexe no peso, um pouco por vez e por igual. O ponto certo é a folha que sobe e desce com o mesmo esforço.",
          ],
          [
            "No fim são regulados o motor, a força e as paradas. Um caso simples leva até {trade.smallRepair}.",
            "Com o equilíbrio certo, a força e a parada do motor são reguladas de novo, em geral em até {trade.smallRepair} de serviço.",
            "Por último se regulam a força e o ponto de parada do motor, o que costuma caber em {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr peso na caixa do contrapeso eu mesmo?",
        answers: [
          "Não. O peso está suspenso por cabo, e abrir a caixa pode derrubar a folha e o contrapeso.",
          "Não é seguro: a folha sem escora desce quando o peso muda. É o técnico que a apoia antes.",
          "Não faça isso. A caixa só se abre com a folha escorada e a energia desligada.",
        ],
      },
      {
        question: "Coloquei chapa no portão. Quanto aumenta o contrapeso?",
        answers: [
          "O mesmo que a chapa pesa, repartido: 1 mm de aço em 5 m² soma perto de 39 kg, uns 20 por lado.",
          "Metade do peso da chapa de cada lado. Em 5 m² de aço de 1 mm são quase 40 kg no total.",
          "Some a área vezes 7,85 kg por milímetro de aço e divida por dois. Confira também se o motor ainda serve.",
        ],
      },
      {
        question: "Contrapeso a mais ajuda o motor?",
        answers: [
          "Não. Com peso a mais a folha sobe sozinha e bate no alto, e o motor força para fechar.",
          "Não ajuda: o esforço só muda de lado, da subida para a descida.",
          "Não. O motor trabalha menos quando a folha está equilibrada, nem leve nem pesada.",
        ],
      },
      {
        question: "De que é feito o contrapeso?",
        answers: [
          "De barras de ferro, concreto ou chumbo na caixa lateral, presas ao cabo. O chumbo cabe onde falta espaço.",
          "O mais comum é barra de ferro ou concreto. Em caixa estreita usa-se chumbo, que pesa mais no mesmo volume.",
          "De ferro, concreto ou chumbo, em blocos dentro da caixa. O ferro é o mais fácil de ajustar.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e dos dois lados, com largura, altura e material da folha",
  },
  {
    id: "basculante-sem-contrapeso",
    broader: "contrapeso",
    label: "Basculante sem contrapeso",
    phrase: "o basculante sem contrapeso",
    asks: [
      "basculante motor precisa contrapeso",
      "precisa contrapeso motor",
      "precisa de contrapeso com motor",
      "motor dispensa contrapeso",
      "motor substitui contrapeso",
      "contrapeso com motor",
      "basculante sem contrapeso",
      "sem contrapeso",
      "portão sem contrapeso",
      "motor sem contrapeso",
      "tirar contrapeso",
      "basculante sem peso",
      "precisa contrapeso",
      "contrapeso obrigatório",
      "motor portão levantar não tem peso",
      "basculante não tem contrapeso motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o portão basculante com motor precisa de contrapeso, ou de mola que faça esse papel: é ele que carrega o peso da folha, e o motor só a conduz. Sem equilíbrio o motor queima cedo e a folha pode despencar. Acertar o contrapeso é serviço do técnico, com a folha escorada.",
        "Não: portão basculante sem contrapeso, nem mola que faça o papel dele, não pode receber motor nem funcionar só com ele. O motor conduz a folha, mas não a sustenta; sem equilíbrio, ela pode cair, então não acione, não destrave e chame o técnico.",
        "Não coloque motor em basculante sem contrapeso: a folha inteira pesa na máquina e despenca se uma peça falhar. Só pode funcionar assim o portão de levantar que usa mola no lugar. Repor peso e cabos vem antes de qualquer motor.",
        "Não tire o contrapeso do portão basculante: ele segura o peso da folha, e sem ele o portão despenca. Para trocar, reformar ou mudar para mola, o técnico escora a folha, apoia o peso e só então solta os cabos. Desligue o disjuntor e não abra a caixa lateral; o serviço é orçado de graça, por foto.",
        "Se o seu portão basculante não tem contrapeso nem mola, não pode pôr motor ainda: primeiro o técnico repõe o equilíbrio, com a folha escorada. Motor mais forte não resolve, porque ergue a folha e não a segura.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Por que o motor não substitui o contrapeso", "O que sustenta a folha do basculante"],
        slots: [
          [
            "O contrapeso desce enquanto a folha sobe e carrega quase todo o peso dela. Um motor de 1/4 HP foi feito para conduzir folha equilibrada, e não para levantar 80 ou 100 quilos.",
            "Folha e contrapeso se equilibram pelo cabo, e sobra pouco para o motor. Tirando o peso, os 80 ou 100 quilos passam inteiros para o fuso.",
            "Com o peso equilibrado, o motor só guia o movimento. Sem ele, tem de erguer e segurar 80 ou 100 quilos, coisa para a qual não foi projetado.",
          ],
          [
            "Sem equilíbrio, o motor esquenta, o fuso se gasta e a força precisa ficar perigosa. Onde não cabe peso, a mola calculada faz o mesmo papel.",
            "O fuso come a porca, a carcaça esquenta e a reversão deixa de funcionar. Em coluna estreita, usa-se mola em vez de peso.",
            "O resultado é fuso gasto, motor quente e portão que não recua diante de alguém. A mola é a alternativa, calculada para a folha.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que fazer se não há contrapeso", "Contrapeso, mola ou outro portão"],
        slots: [
          [
            "A solução depende das colunas e do peso da folha. Nenhuma é serviço de morador.",
            "Veja qual se aplica, sem mexer no portão. Todas pedem folha escorada.",
            "Há saída em quase todos os casos, sempre com técnico. Encontre a sua.",
          ],
        ],
        bullets: [
          "Caixas laterais vazias: repor peso e cabos, o mais barato",
          "Coluna estreita: mola calculada para a folha",
          "Folha sem caixa nem mola: adaptar colunas, com serralheria",
          "Folha pesada e coluna fraca: outro tipo de portão, de correr ou de abrir",
        ],
      },
      {
        about: "safety",
        headings: ["Enquanto está sem equilíbrio", "Cuidado com a folha sem sustentação"],
        slots: [
          [
            "Deixe o portão sem uso, com o disjuntor desligado, e ninguém embaixo. O motor, se já existe, não se destrava: pode ser o único apoio da folha.",
            "Não acione, não erga na mão e mantenha o vão vazio. Destravar o motor derruba a folha que só ele segura.",
            "Isole a passagem e corte a energia. A folha não se move nem se solta até o técnico escorar.",
          ],
          [
            "Na regulagem, a folha é escorada e o peso posto aos poucos, dos dois lados, até ela se manter parada sem motor. Só então se instala o motor, com força mínima.",
            "O técnico escora, iguala os dois lados e acrescenta peso até o equilíbrio. O motor entra depois, com a menor força que move a folha.",
            "Com escora, o peso é ajustado por igual até a folha ficar imóvel. O motor vem no fim e trabalha leve.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um motor de 1/2 HP dispensa o contrapeso?",
        answers: [
          "Não. Mesmo que erga a folha, ele não a segura se uma peça falhar.",
          "Não dispensa: potência não substitui equilíbrio. A queda acontece do mesmo jeito.",
        ],
      },
      {
        question: "O contrapeso caiu. Posso usar assim?",
        answers: [
          "Não use, não destrave e não passe embaixo. A folha está sem sustentação.",
          "Não. Desligue o disjuntor, isole o vão e chame o técnico, {shop.hours}.",
        ],
      },
      {
        question: "Portão de alumínio leve precisa de contrapeso?",
        answers: [
          "Precisa, em menor quantidade. Uma folha leve também cai se estiver sem equilíbrio.",
          "Sim, proporcional ao peso. Poucos quilos já bastam para ferir.",
        ],
      },
      {
        question: "Quanto custa pôr contrapeso e motor?",
        answers: [
          "O contrapeso depende de haver caixa e cabos, e é orçado pelas fotos. O kit de motor, em folha até {width.quarterHp}, parte de {price.lowest} instalado.",
          "São dois valores: equilíbrio, conforme colunas e peso, e motor, desde {price.lowest} instalado em até {width.quarterHp}.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e das duas laterais, tiradas de longe, com a largura e a altura",
  },
  {
    id: "contrapeso-leve-ou-pesado",
    broader: "contrapeso",
    label: "Contrapeso leve ou pesado demais",
    phrase: "o contrapeso leve ou pesado demais",
    asks: [
      "contrapeso leve",
      "contrapeso muito leve",
      "contrapeso pesado",
      "contrapeso pesado demais",
      "contrapeso desregulado",
      "contrapeso errado",
      "contrapeso certo",
      "saber contrapeso",
      "contrapeso fora",
      "sobe rápido basculante",
      "basculante sobe rápido",
      "basculante sobe sozinho",
      "basculante dispara",
      "contrapeso pouco",
      "falta contrapeso",
      "sobra contrapeso",
      "basculante desregulado",
      "basculante desregulado conserto",
      "basculante desregulado preço",
      "basculante desregulado preço conserto",
      "regular contrapeso",
      "contrapeso leve demais",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão basculante que sobe sozinho, com o motor ou quando destrava, tem contrapeso pesado demais; o que cai e pesa na subida tem contrapeso leve. Nos dois casos está desbalanceado e perigoso: desligue o disjuntor e não destrave; o acerto fica, em geral, de {price.preventiveRange}, sem peças.",
        "O portão está desbalanceado se o motor faz força num sentido e a folha dispara no outro: subir sozinho é contrapeso pesado, descer depressa é leve. Não use nem destrave; com a folha escorada, o técnico acerta o peso, em visita que vai, em geral, de {price.preventiveRange}, fora as peças.",
        "Se o basculante sobe sozinho quando destrava, sobra contrapeso; se despenca, falta. Afaste todos, desligue o disjuntor e não mexa na caixa, que guarda peso suspenso: o balanceamento, feito com a folha apoiada, custa em geral de {price.preventiveRange}, sem peças.",
        "O portão basculante desregulado, que bate no fim, sobe torto ou faz o motor gemer, precisa quase sempre de acerto no contrapeso, o bloco que equilibra a folha. Desligue o disjuntor e não destrave. O acerto, com paradas e força reguladas no fim, fica em geral de {price.preventiveRange}, sem peças.",
        "Portão basculante pesado para subir, que desce depressa, está com falta de contrapeso: a folha ganhou peso ou o bloco perdeu. Desligue o disjuntor e não destrave, porque ela pode cair. Com a folha escorada, o técnico completa o peso dos dois lados, serviço que fica, em geral, de {price.preventiveRange}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Leve ou pesado: como o portão mostra", "Sinais de contrapeso fora do ponto"],
        slots: [
          [
            "Com contrapeso leve, o motor geme para subir, esquenta, e a folha desce depressa e bate no chão. Com contrapeso pesado, ela sobe depressa, bate em cima, custa a fechar ou fica com uma fresta embaixo.",
            "Subida lenta e descida rápida mostram falta de peso. Sobra aparece ao contrário: a folha dispara para cima, não assenta no piso e força o motor para fechar.",
            "Se o portão sobe arrastado e desce solto, o motor carrega o peso que o contrapeso deveria carregar. Já o portão que não encosta no chão, ou quer levantar, tem peso demais.",
          ],
          [
            "Folha que sobe torta tem peso ou cabo diferente de um lado e de outro, e gasta mais o cabo do lado carregado.",
            "Um canto mais alto que o outro aponta cabo esticado ou peso desigual, e pede parada imediata.",
            "Se ela entorta na subida, um lado pesa mais ou um cabo cedeu.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão sobe ou cai sozinho", "O que tira o contrapeso do ponto"],
        slots: [
          [
            "O portão sobe sozinho porque o contrapeso pesa mais que a folha, como depois de se tirar uma chapa ou trocar o revestimento. Cai quando a folha ganhou peso, com madeira, tinta ou água, ou quando o bloco perdeu areia ou concreto.",
            "A causa é peso: folha que ficou mais leve que o contrapeso sobe por conta própria, e folha que engordou com chapa, madeira ou água despenca. Bloco que esfarela e cabo que estica também mudam a conta, aos poucos.",
            "A causa, quase sempre, é a folha que mudou de peso: aliviada, ela sobe sozinha, e revestida ou molhada, cai. O contrapeso também muda, quando a areia vaza, o concreto esfarela ou o cabo cede.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer até o acerto", "Cuidados com a folha desbalanceada"],
        slots: [
          [
            "Não destrave para testar: a folha pode subir ou cair de uma vez. Se ela está fechada, deixe fechada, sem energia; se está aberta, isole a área e não passe embaixo.",
            "Soltar a folha do motor é o que mais fere, porque nada a segura. Mantenha-a como está, com o disjuntor desligado e as pessoas longe.",
            "Deixe o disjuntor desligado e o motor travado, que é o que segura a folha. Aberta, ninguém passa embaixo; fechada, continua fechada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acerta o contrapeso", "O acerto, com a folha escorada"],
        slots: [
          [
            "A folha é escorada, e cabos e roldanas são conferidos, porque peso certo em cabo ruim não adianta. Depois o peso entra ou sai em quantidades pequenas e iguais dos dois lados, até ela ficar parada onde é deixada.",
            "Primeiro se apoia a folha e se trocam cabos com fio partido. Só então se põe ou se tira peso, aos poucos e igual de cada lado, até a subida e a descida exigirem a mesma força.",
            "Com a folha presa e a energia cortada, vêm cabos, roldanas e, por último, o peso, sempre por igual nos dois lados, até o equilíbrio.",
          ],
          [
            "No fim, a força do motor é diminuída e as paradas são refeitas, e o portão volta a recuar se encontrar alguém.",
            "O motor é regulado por último, já com a folha leve: menos força e paradas no lugar.",
            "Equilibrada a folha, a força da central baixa e a proteção contra esmagamento volta a agir.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que sobe sozinho só quando destrava?",
        answers: [
          "Porque o motor travado segurava a diferença de peso. Destravada, a folha mostra o desequilíbrio de uma vez, e por isso não se destrava um portão assim.",
          "O motor funciona como freio enquanto está engatado. Solta dele, a folha obedece só ao contrapeso, que está pesado demais.",
        ],
      },
      {
        question: "Posso usar o portão enquanto espero?",
        answers: [
          "Não. O motor segura uma folha desequilibrada até o dia em que um cabo ou a engrenagem cede.",
          "Melhor não: cada ciclo força cabo, fuso e motor. Deixe fechado e com o disjuntor desligado.",
        ],
      },
      {
        question: "Um motor mais forte resolve o contrapeso errado?",
        answers: [
          "Não resolve. O motor maior esconde o desequilíbrio e leva o esforço para o cabo.",
          "Não. Equilibrada, a folha volta a andar com o motor que já está lá.",
        ],
      },
      {
        question: "Quanto tempo leva o acerto?",
        answers: [
          "Com cabos bons, cabe numa visita: escorar, ajustar o peso dos dois lados e regular o motor. Trocar cabos aumenta o tempo.",
          "Em geral uma visita basta. Folha que ganhou muito peso pode pedir bloco ou caixa maior, em segunda ida.",
        ],
      },
    ],
    photo: "fotos de longe da folha fechada, dos dois cabos e da caixa do contrapeso",
  },
  {
    id: "por-mais-peso-no-contrapeso",
    broader: "contrapeso",
    label: "Pôr mais peso no contrapeso",
    phrase: "pôr mais peso no contrapeso",
    asks: [
      "mais peso contrapeso",
      "colocar peso contrapeso",
      "pôr peso contrapeso",
      "aumentar contrapeso",
      "tirar peso contrapeso",
      "mexer contrapeso",
      "regular contrapeso sozinho",
      "posso contrapeso",
      "como regular contrapeso",
      "ajustar contrapeso",
      "aumentar contrapeso basculante",
      "ferro a mais contrapeso",
      "colocar ferro contrapeso",
      "eu mesmo adicionar quilos contrapeso",
      "adicionar quilos contrapeso",
      "portão ficou pesado pôr mais peso contrapeso",
    ],
    intent: "question",
    answers: {
      any: [
        "Não coloque nem tire peso do contrapeso por conta própria: ele segura a folha inteira, e um erro derruba o portão ou o próprio contrapeso. Só o técnico põe mais peso, com a folha escorada e igual nos dois lados; o acerto em casa parte de {price.preventive}, sem peças.",
        "Aumentar contrapeso do basculante não é tarefa de morador, nem com o disjuntor desligado, porque a carga está no cabo, e não na energia. O técnico escora a folha e acerta o peso por igual, na visita que em residência começa em {price.preventive}, fora peças.",
        "Não pode acrescentar nem tirar um pouco de peso do contrapeso sem escora: quem mexe fica embaixo de dezenas de quilos presos por um cabo. Se a folha mudou, peça o equilíbrio, que o técnico faz a partir de {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Por que o contrapeso é perigoso", "O risco de mexer no contrapeso"],
        slots: [
          [
            "O contrapeso pesa quase o mesmo que a folha, e os dois estão pendurados no mesmo cabo: solto um lado, o outro cai. Desligar o disjuntor não descarrega cabo nem mola.",
            "Cabo, folha e contrapeso formam um equilíbrio, e mexer num deles solta o outro. Cortar a energia para o motor, mas não tira o peso do cabo.",
            "O mesmo cabo sustenta os dois, e por isso soltar um derruba o outro. A energia desligada não muda nada nisso.",
          ],
          [
            "Folha com chapa nova, vidro ou madeira pesa mais, e o portão desce depressa ou não sobe. Pare de usar e ninguém passa embaixo até o equilíbrio.",
            "Mudou o peso da folha, o equilíbrio se foi. Com descida rápida, não use o portão.",
            "Cada quilo a mais na folha exige quilo igual no contrapeso. Enquanto não for igualado, o portão fica parado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que você pode fazer", "Ajuda que não põe ninguém em risco"],
        slots: [
          [
            "Olhe de longe e anote, sem tocar. O que ajuda o técnico é informação, e não tentativa.",
            "Sua parte é observar e isolar a área. Nada de abrir a caixa nem puxar cabo.",
            "Ajude com informação: o que mudou na folha e o que o portão faz.",
          ],
        ],
        steps: [
          "Pare de usar e desligue o disjuntor.",
          "Afaste crianças e animais da linha da folha.",
          "Fotografe de longe cabos, roldanas e contrapeso.",
          "Anote se houve pintura, chapa nova, madeira ou vidro na folha.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico regula o contrapeso", "Regulagem na ordem segura"],
        slots: [
          [
            "A folha é escorada e a energia cortada antes de abrir qualquer caixa, e cabos e roldanas são vistos primeiro. Cabo desfiado sai em par nessa hora.",
            "Escora, energia desligada e área isolada vêm antes da primeira ferramenta. Cabo ruim se troca em par.",
            "Primeiro se escora e se isola, depois se olha cabo e roldana. O peso vem por último.",
          ],
          [
            "O peso é posto ou tirado aos poucos, por igual, até a folha parar a meia altura, e força e fim de curso do motor são refeitos. Basta até {trade.smallRepair} quando não há peça a trocar.",
            "Iguala-se o peso dos lados até a folha ficar parada sozinha, e o motor é regulado. Sem troca de peça, até {trade.smallRepair}.",
            "O equilíbrio se acha por teste, com escora. O motor é regulado no fim, em até {trade.smallRepair} se nada precisa ser trocado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço do contrapeso", "O que muda o preço do acerto"],
        slots: [
          [
            "O ajuste em casa parte de {price.preventive}, sem peças; cabo, roldana e o peso acrescentado entram à parte. Caixa de difícil acesso e folha grande aumentam a mão de obra.",
            "Acerto simples em residência começa em {price.preventive}, fora peças. O que soma é cabo, roldana e acesso ruim à caixa.",
            "A base é de {price.preventive} em casa, sem contar peças. Cabos em par e acesso difícil aumentam.",
          ],
          [
            "Folha reformada pode pedir outro cabo, porque o peso mudou. O cartão divide em até {shop.instalments} vezes.",
            "Chapa nova muda o cabo e, às vezes, a roldana. Em até {shop.instalments} parcelas no cartão.",
            "Depois de reforma, o cabo pode precisar de outra bitola. Parcela-se em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto peso vai no contrapeso?",
        answers: [
          "O bastante para a folha parar onde é deixada, e isso se acha na prova, com a folha escorada. Não há número que sirva para dois portões.",
          "Próximo do peso da folha, achado por teste. O técnico ajusta aos poucos.",
        ],
      },
      {
        question: "Areia no lugar de ferro serve no contrapeso?",
        answers: [
          "A areia vaza e encharca, e o peso muda com a chuva. Prefira barra de ferro ou concreto preso na caixa.",
          "Não é bom: a areia vaza aos poucos e fica mais pesada quando molha, e a folha perde o equilíbrio.",
        ],
      },
      {
        question: "Troquei a chapa do portão. Preciso mexer no contrapeso?",
        answers: [
          "Precisa, se o peso da folha mudou. Peça o equilíbrio antes de voltar a usar o motor.",
          "Sim. Cada milímetro de chapa de aço soma 7,85 kg por metro quadrado.",
        ],
      },
      {
        question: "O motor compensa o contrapeso fraco?",
        answers: [
          "Não: ele força, esquenta e queima, e a folha continua perigosa se o cabo romper. O equilíbrio vem antes do motor.",
          "De jeito nenhum. Forçado pela folha pesada, ele esquenta e queima, e o portão continua sujeito a cair.",
        ],
      },
    ],
    photo: "fotos de longe da folha, do contrapeso e dos cabos dos dois lados",
  },
  {
    id: "contrapeso-batendo",
    broader: "contrapeso",
    label: "Contrapeso batendo ou raspando",
    phrase: "o contrapeso que bate na parede",
    intent: "repair",
    asks: [
      "contrapeso batendo",
      "contrapeso bate",
      "contrapeso raspando",
      "contrapeso raspa",
      "contrapeso barulho",
      "contrapeso balançando",
      "contrapeso batendo parede",
      "contrapeso batendo coluna",
      "contrapeso solto",
      "contrapeso encostando",
      "contrapeso batendo chão",
      "peso basculante bate quando sobe",
    ],
    answers: {
      any: [
        "O contrapeso batendo na parede ou raspando na caixa está com a guia solta ou com um cabo mais comprido que o outro. Pare de usar, desligue o disjuntor e não abra a caixa lateral, porque o bloco pesa quase tanto quanto a folha. O técnico escora o portão, firma a guia e iguala os cabos.",
        "A caixa de contrapeso faz barulho quando o bloco balança e bate na coluna, por guia solta, cabo torcido ou cabo comprido demais. Desligue o disjuntor, deixe o portão parado e a caixa fechada, porque há peso suspenso dentro dela. Com a folha escorada, o técnico alinha o bloco e acerta os cabos.",
        "O contrapeso do portão basculante bate ou raspa na coluna por causa de guia amassada ou solta, ou de cabo que cedeu de um lado. Não use nem abra a caixa, onde há peso suspenso, e desligue o disjuntor. O conserto é escorar a folha, refazer a guia e deixar os dois cabos iguais.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que faz o contrapeso bater", "Guia, cabo e fim de percurso"],
        slots: [
          [
            "O contrapeso é o bloco que desce quando o basculante sobe, e a guia o mantém no prumo. Quando ela solta ou amassa, o bloco oscila e bate a cada parada.",
            "Dentro da caixa corre um bloco que equilibra a folha, preso a uma guia. Guia solta ou torta deixa esse peso balançar e tocar a parede.",
            "Um bloco pesado sobe e desce na caixa para equilibrar o portão. Se a guia que o conduz cede, ele oscila e raspa nas laterais da coluna.",
          ],
          [
            "O momento do som ajuda a achar a causa. Batida embaixo indica cabo esticado, que deixa o bloco chegar ao chão antes da hora; raspar o tempo todo indica guia torta; estalo na partida, cabo torcido ou roldana gasta.",
            "Repare quando ele bate. A pancada no fim mostra cabo que esticou e fez o bloco encostar no piso, o atrito em todo o curso é da guia, e o estalo no começo vem da roldana ou de cabo torcido.",
            "Se o som vem no fim do percurso, o cabo alongou e o bloco toca o chão. Se raspa do começo ao fim, a guia entortou; se é só na partida, há cabo torcido ou roldana gasta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que observar sem tocar no contrapeso", "Observe de longe antes de chamar"],
        slots: [
          [
            "Olhe de dentro e de lado, fora do alcance da folha, e não acione de novo. Não destrave o motor, porque num basculante desequilibrado isso solta a carga toda.",
            "Observe de longe, com o portão parado. Não abra a caixa nem destrave o motor, porque a folha e o bloco podem descer juntos.",
            "Fique fora do alcance da folha e das caixas laterais. Não destrave nem abra tampa, já que o peso suspenso cai de repente.",
          ],
        ],
        steps: [
          "Afaste pessoas, animais e carros da área do portão.",
          "Lembre se a batida vem no começo, no meio ou no fim do percurso.",
          "Olhe de longe se os dois cabos estão esticados e a folha, reta.",
          "Se o portão está fechado, desligue o disjuntor; se parou aberto, desligue e isole a passagem.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acerta o contrapeso", "O conserto, na ordem segura"],
        slots: [
          [
            "Com a energia cortada e a folha escorada, o técnico examina primeiro cabos e roldanas e troca em par o cabo desfiado. Depois põe a guia no prumo, iguala os dois lados e ajusta o peso até a folha parar a meia altura.",
            "O técnico escora tudo, desliga e só então abre a caixa. Se há fio solto, troca os cabos em par; em seguida endireita a guia e acerta o peso por igual, até a folha ficar parada em qualquer altura.",
            "A folha é calçada e a energia desligada antes de qualquer ferramenta. Em seguida são vistos roldanas, cabos (trocados sempre em par), guia e equilíbrio dos dois lados, testado com a folha solta pelo próprio técnico.",
          ],
          [
            "A força e o ponto de parada do motor são regulados no fim, porque o esforço mudou. A visita com regulagem em casa parte de {price.preventive}, sem peças; cabo, roldana e solda da guia são cobrados à parte.",
            "Por último, o motor recebe nova regulagem de força e parada. O ajuste em residência sai a partir de {price.preventive}, e as peças e a solda somam.",
            "Como a carga muda, o motor é regulado de novo no fim. A visita em casa custa a partir de {price.preventive}, fora cabos, roldanas e eventual solda.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr borracha para calar o contrapeso?",
        answers: [
          "Não. A borracha abafa o som que avisa do defeito e pode travar o bloco na caixa. O barulho some quando a guia e o cabo são corrigidos.",
          "Não é boa ideia, porque o bloco continua oscilando e pode prender. Com a guia corrigida, o ruído acaba sozinho.",
        ],
      },
      {
        question: "Contrapeso batendo é urgente?",
        answers: [
          "Sim, quando bate forte, a folha sobe torta ou há cabo desfiado. Deixe o portão parado até a visita; o contato atende {shop.hours}.",
          "É, se a pancada é forte ou um cabo mostra fios soltos. Nesse caso, não use mais e chame o técnico, {shop.hours}.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "Regular a guia e os cabos costuma caber em uma visita. Trocar cabos em par ou soldar a guia leva mais, e o tempo é informado no orçamento.",
          "Um ajuste simples leva em geral até {trade.smallRepair}. Se houver solda ou troca de cabo, o prazo é informado antes.",
        ],
      },
      {
        question: "O cabo bom pode ficar se só um desfiou?",
        answers: [
          "Não convém, porque os dois trabalharam o mesmo tempo e o velho estica diferente do novo. Com a troca em par, a folha sobe reta e o bloco não bate.",
          "O outro deve ser trocado junto, já que cabo velho e cabo novo ficam com comprimentos diferentes e a folha entorta.",
        ],
      },
    ],
    photo: "fotos dos cabos e das colunas, tiradas de longe, e, se já tiver, um vídeo com som",
  },
  {
    id: "contrapeso-concreto-ou-ferro",
    isAskedByName: true,
    broader: "contrapeso",
    label: "Contrapeso de concreto ou de ferro",
    phrase: "a escolha entre contrapeso de concreto e de ferro",
    asks: [
      "contrapeso concreto ferro",
      "contrapeso ferro ou concreto",
      "contrapeso chumbo ou ferro",
      "contrapeso concreto ou ferro",
      "contrapeso cimento",
      "contrapeso concreto",
      "material contrapeso",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Contrapeso de ferro é melhor quando a caixa é estreita: pesa cerca de três vezes mais que o concreto no mesmo espaço e se ajusta aos poucos. O de concreto sai mais barato e serve em caixa larga e seca, mas esfarela com água; nos dois casos, o acerto é do técnico.",
        "Entre concreto ou ferro no contrapeso do basculante, escolha pelo espaço da caixa: estreita pede ferro, umas três vezes mais pesado no mesmo volume; larga e abrigada aceita concreto, que custa menos. Concreto esfarelando se troca, pelo técnico e com a folha escorada.",
        "O peso de ferro ocupa um terço do lugar do de cimento e permite tirar ou pôr barras até a folha equilibrar. O contrapeso de concreto é mais em conta, mas só onde a caixa é larga e não molha; a troca de um pelo outro cabe ao técnico.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Ferro ou concreto, caso a caso", "O que decide o material"],
        slots: [
          [
            "O que importa é caber o peso certo, igual dos dois lados. O material só muda o tamanho e a durabilidade.",
            "Qualquer um equilibra a folha se o peso for o mesmo em cada lado. A diferença está no volume e na resistência à água.",
            "O equilíbrio vem do peso total, repartido por igual; material define espaço e vida útil.",
          ],
        ],
        bullets: [
          "Caixa estreita: ferro, em barras que entram aos poucos.",
          "Caixa larga e seca: concreto moldado, com alça de aço que não enferruje.",
          "Caixa que recebe água: ferro pintado, porque o concreto esfarela.",
          "Folha que ganhou revestimento: barras de ferro somadas ao peso existente.",
          "Areia solta: evite, pois vaza e muda o equilíbrio.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o peso é acertado", "O ajuste, com a folha escorada"],
        slots: [
          [
            "O técnico escora a folha, confere cabos e roldanas e só então abre a caixa. O peso muda por igual nos dois lados até a folha ficar parada a meia altura, e depois a força do motor é regulada.",
            "Com a folha escorada e presa, examinam-se os cabos antes de tocar no contrapeso. Barras entram ou saem aos pares, até ela parar onde for deixada, e por fim se ajusta o motor.",
            "Antes de tudo a folha é escorada, e cabos e roldanas passam por revisão. Acrescenta-se ou retira-se o mesmo tanto de cada lado até o equilíbrio, com regulagem do motor no fim.",
          ],
          [
            "Não abra a caixa lateral: ali há carga suspensa por cabo. Um lado mais leve entorta a folha, e um cabo que escapa a derruba.",
            "A caixa do contrapeso fica fechada para quem não é do ramo, porque guarda carga pendurada. Peso desigual entorta, e cabo solto faz a folha cair.",
            "Mexer ali é perigoso, já que dezenas de quilos pendem de um cabo. Basta um lado desigual para a folha entortar, ou um cabo solto para ela despencar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto muda no preço", "Material, peso e serviço"],
        slots: [
          [
            "Por quilo, o concreto custa menos que o ferro, mas a mão de obra de escorar e equilibrar é a mesma. Contam também os quilos da folha e o estado dos cabos, e material e trabalho são orçados juntos.",
            "O ferro encarece o material, não o serviço, pois escorar e equilibrar dá igual trabalho. Folha pesada e cabo gasto aumentam a conta, que reúne peça e mão de obra.",
            "No material, concreto é mais barato; no serviço, os dois empatam. Peso da folha e cabos a trocar fazem a diferença no orçamento completo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto de contrapeso o portão leva?",
        answers: [
          "O que equilibra a folha: somados, os dois lados chegam perto do peso dela. O valor exato sai no local, com a folha parando sozinha a meia altura.",
          "Os dois lados juntos ficam próximos do peso da folha. O técnico acerta no local, até ela não subir nem descer sozinha.",
        ],
      },
      {
        question: "Concreto esfarelando é perigoso?",
        answers: [
          "É, porque o lado que perde peso desequilibra a folha e a alça pode se soltar. Pare de usar, desligue o disjuntor e não passe embaixo.",
          "Sim: some peso de um lado, a folha entorta, e a alça do bloco pode escapar. O portão fica fechado e sem energia até a troca.",
        ],
      },
      {
        question: "Dá para trocar concreto por ferro?",
        answers: [
          "Dá, mantendo o mesmo peso de cada lado e o cabo na bitola certa. Como o ferro é menor, sobra curso na caixa.",
          "Sim, desde que o peso por lado continue igual e o cabo esteja bom. O ferro ocupa menos altura, o que até ajuda no curso.",
        ],
      },
      {
        question: "Contrapeso ou mola?",
        answers: [
          "O contrapeso equilibra por igual em todo o curso e quase não perde regulagem. A mola ocupa menos espaço, mas cansa e pede reajuste.",
          "Contrapeso mantém o equilíbrio por anos, em troca das caixas laterais. Mola é compacta e perde força com o uso.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, com as caixas laterais fechadas, e as medidas do vão",
  },
  {
    id: "acertar-contrapeso",
    broader: "contrapeso",
    label: "Acerto do contrapeso",
    phrase: "o acerto do contrapeso",
    asks: [
      "acertar contrapeso",
      "acerto contrapeso",
      "regular contrapeso",
      "regulagem contrapeso",
      "contrapeso regulagem",
      "como regular contrapeso",
      "como acertar contrapeso",
      "ajustar contrapeso",
      "ajuste contrapeso",
      "equilibrar basculante",
      "equilibrar portão",
      "balancear portão",
      "balancear basculante",
      "balanceamento basculante",
      "pôr peso contrapeso",
      "colocar peso contrapeso",
      "aumentar contrapeso",
      "mexer contrapeso",
    ],
    intent: "repair",
    answers: {
      any: [
        "Acertamos o contrapeso de portão basculante {em}: com a folha escorada, o técnico põe ou tira peso por igual dos dois lados até ela ficar parada a meia altura. A visita com ajustes fica, em geral, de {price.preventiveRange}, sem peças; até lá, não destrave o motor nem abra a caixa.",
        "O balanceamento do portão basculante, pesado ou leve demais, é serviço de técnico: ele escora a folha, confere cabos e roldanas e iguala o contrapeso dos dois lados. Custa, em geral, de {price.preventiveRange}, sem peças; se a folha despenca ou sobe sozinha, desligue o disjuntor e não use.",
        "Para acertar o contrapeso, o técnico apoia a folha, troca o cabo que estiver gasto e põe ou tira peso igual em cada lado, até o portão não subir nem descer sozinho. A visita com ajustes vai, em geral, de {price.preventiveRange}, fora as peças; em casa não se mexe, porque a caixa guarda peso suspenso.",
        "Balanceamento de portão basculante se faz com escora na folha: o técnico revê roldanas e cabos e muda o contrapeso igualmente nos dois lados, até ela parar sozinha no meio do curso. Um serviço desses, com ajustes, costuma custar de {price.preventiveRange}, peças à parte; não abra a caixa nem solte o motor enquanto espera.",
        "Portão basculante pesado, ou que sobe sem comando, precisa de acerto do contrapeso, feito só por técnico e com a folha apoiada. Ele iguala os pesos laterais e troca cabo gasto, numa visita que em geral fica de {price.preventiveRange}, sem as peças; se há queda brusca, corte a energia e afaste todos.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Peso a mais ou a menos: como se nota", "Sinais de contrapeso fora do ponto"],
        slots: [
          [
            "Com peso a menos, o portão fica pesado: fecha depressa, bate no piso, e o motor geme para subir. Com peso a mais, a folha não encosta no chão ou volta um palmo.",
            "Se falta contrapeso, o motor sofre na subida e a folha desce com pancada. Quando sobra, ela flutua perto do piso, custa a fechar ou sobe sozinha.",
            "Folha que desce rápido e motor gemendo na subida mostram contrapeso leve demais. Já a que não fecha de todo, ou torna a subir, tem peso de sobra.",
            "O desequilíbrio aparece no movimento. Contrapeso de menos deixa a descida rápida, com batida, e a subida sofrida para o motor; contrapeso de mais impede a folha de assentar no piso.",
            "Repare na chegada ao chão: pancada forte é sinal de pouco contrapeso, que também faz o motor gemer na subida. A folha que para antes do piso, ou sobe de novo, está com excesso.",
          ],
          [
            "Um lado mais alto que o outro indica diferença entre as caixas ou cabo que cedeu. Nesse caso, ou se a folha despenca, pare de usar e mantenha todos longe.",
            "Quando ela sobe torta, um cabo esticou ou os pesos ficaram desiguais. Folha torta ou que cai depressa não se usa mais até a visita.",
            "A subida torta vem de cabo cedido ou de peso diferente em cada lado, e é motivo para desligar o disjuntor e afastar as pessoas.",
            "Se os dois lados não sobem juntos, há cabo esticado ou bloco de peso diferente. Junto com folha que despenca, é caso de desligar e não passar por baixo.",
            "Se uma ponta sobe antes da outra, há cabo frouxo ou pesos desiguais. Nesse caso, ou se a folha desce de repente, desligue o disjuntor e não deixe ninguém passar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é feito o acerto", "O acerto, na ordem segura"],
        slots: [
          [
            "Nada é aberto antes de a folha estar escorada e a energia cortada, porque cada caixa guarda um bloco pendurado por cabo. O técnico segue esta ordem:",
            "O peso só é mexido no fim, com a folha apoiada e o disjuntor desligado, já que o bloco fica suspenso por um cabo. É assim que o técnico trabalha:",
            "A segurança vem primeiro: folha calçada, energia cortada, e só depois a caixa aberta, onde o bloco pende do cabo. A ordem do serviço é esta:",
            "Como o bloco fica no ar, pendurado, a caixa lateral só se abre com a folha calçada e sem energia. O trabalho do técnico, do começo ao fim, é este:",
            "Escora e disjuntor vêm antes da chave de fenda, porque soltar um bloco suspenso derruba a folha. Estes são os passos do técnico:",
          ],
        ],
        steps: [
          "Cortar a energia e escorar a folha.",
          "Conferir cabos, presilhas e roldanas, e trocar o par gasto.",
          "Soltar a folha do motor, ainda apoiada, e testar a meia altura.",
          "Pôr ou tirar peso por igual, dos dois lados, até ela ficar parada.",
          "Religar o motor, regular parada e força e repetir os ciclos.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o contrapeso saiu do ponto", "O que desequilibra o basculante"],
        slots: [
          [
            "A causa, quase sempre, é a folha que mudou: ganhou chapa, ripa, lambri, portinhola ou muitas demãos de tinta, e o peso antigo já não a equilibra. Areia que vaza do bloco, concreto que esfarela e cabo que estica fazem o mesmo, aos poucos.",
            "A causa mais comum é peso acrescentado à folha, como chapa, lambri ou madeira. Sem obra nenhuma, o equilíbrio também se perde devagar, porque o cabo estica e o bloco de concreto ou de areia perde material.",
            "A causa costuma ser peso novo na folha: fechá-la com chapa ou madeira, ou pintar muitas vezes, desfaz o equilíbrio. O desgaste faz o mesmo aos poucos, quando o cabo estica ou o bloco perde concreto ou areia.",
            "O equilíbrio se perde, em geral, quando o portão engorda: madeira, chapa, portinhola ou camadas de tinta somam quilos que o bloco não tinha previsto. Há ainda o desgaste lento, com cabo que cede, concreto que se desfaz e areia que escapa.",
            "Procure a causa no que mudou. Revestimento novo ou pintura repetida aumentam a folha, enquanto bloco esfarelado, areia perdida e cabo alongado reduzem ou deslocam o contrapeso.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do acerto", "Peças que podem somar"],
        slots: [
          [
            "O acerto em si é mão de obra, dentro da visita. Cabos e roldanas gastos são cobrados à parte, com valor informado antes, e acrescentar muito peso, depois de uma reforma da folha, pode pedir caixa ou bloco novo.",
            "Se cabos e roldanas estão bons, paga-se só o serviço. Quando o par de cabos precisa ser trocado, ou a folha reformada pede bloco maior, a peça entra em linha separada, combinada antes.",
            "Regular o peso não exige peça. O que soma é cabo desfiado, trocado sempre em par, roldana presa e, em folha que recebeu chapa, o bloco novo, com o preço informado antes do serviço.",
            "Mexer no peso custa apenas mão de obra. Somam-se, se for o caso, roldana presa e par de cabos, informados antes, e um bloco ou caixa maior para a folha que ganhou revestimento.",
            "O preço muda com o que se encontra: nada além do serviço quando as peças estão boas, mais o jogo de cabos ou a roldana quando não estão. Folha que aumentou muito pede bloco adicional, orçado à parte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr peso na caixa eu mesmo?",
        answers: [
          "Não: o contrapeso fica preso por cabo, e abrir a caixa com a folha solta pode derrubar os dois. Peso desigual ainda entorta o portão.",
          "Não é seguro. O bloco pende de um cabo sob carga, e um erro de poucos quilos num lado só já entorta a folha.",
          "Não faça isso: sem escora, a folha e o bloco podem cair juntos. Além do risco, lados diferentes empenam o portão.",
          "Deixe com o técnico, porque a caixa segura um peso suspenso. Acrescentar de um lado só ainda faz a folha subir torta.",
        ],
      },
      {
        question: "Quanto pesa cada contrapeso?",
        answers: [
          "Perto da metade da folha, corrigido pelo ponto em que o cabo puxa. O número certo sai no teste, com a folha escorada.",
          "Em geral, metade do peso da folha em cada lado. O ponto de puxada do cabo muda a conta, e por isso o acerto é feito testando.",
          "Costuma ser metade da folha para cada lado, com correção conforme a posição do cabo. Só o teste, feito com escora, dá o valor exato.",
          "Como ponto de partida, divide-se o peso da folha por dois. Depois o técnico corrige no teste, pois o lugar de puxada altera o resultado.",
        ],
      },
      {
        question: "Posso usar o portão até a visita?",
        answers: [
          "Se ele desce ou sobe sozinho, não: disjuntor desligado e ninguém embaixo. Se só geme um pouco ao subir, use o mínimo.",
          "Com folha torta, cabo frouxo ou pancada, não use; deixe sem energia e afaste as pessoas. Um esforço leve permite poucas aberturas até a visita.",
          "Só se o único sinal é um leve esforço do motor, e com poucas aberturas. Batida, cabo solto ou movimento sozinho pedem energia cortada e distância.",
          "Depende do sintoma: gemido leve permite uso mínimo; folha inclinada, solta ou que despenca deve ficar parada, sem ninguém por perto.",
        ],
      },
      {
        question: "Motor mais forte resolve sem acertar o contrapeso?",
        answers: [
          "Não. O motor não foi feito para carregar a folha: ele gasta antes, e ela cai se uma peça quebrar.",
          "Não resolve, porque potência não substitui equilíbrio. O motor novo esquenta, gasta a rosca do fuso, e o risco de queda continua.",
          "Não: ele apenas esconde o problema por um tempo. O fuso se gasta, o motor aquece e o peso continua sem apoio se algo romper.",
          "Trocar o motor não equilibra a folha. Sem contrapeso certo, o mais potente também se desgasta, e a queda segue possível.",
        ],
      },
    ],
    photo:
      "fotos do portão inteiro por dentro e das caixas laterais fechadas, tiradas de longe, com a largura e a altura",
  },
];
