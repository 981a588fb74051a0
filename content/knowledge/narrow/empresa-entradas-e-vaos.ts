import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Entrances without a porter, streets to be closed, wide openings, and doors that nobody can lift. */
export const empresaEntradasEVaos: NarrowConcept[] = [
  {
    id: "condominio-sem-porteiro",
    broader: "condominio",
    label: "Portão para condomínio sem porteiro",
    phrase: "o portão do condomínio sem porteiro",
    asks: [
      "dispensar porteiro portão",
      "segurança entrada sem porteiro",
      ...combine(
        ["condomínio", "prédio"],
        [
          "sem porteiro",
          "sem portaria",
          "sem porteiro portão",
          "sem porteiro qual portão",
          "sem portaria portão",
          "sem zelador portão",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Em condomínio sem porteiro, o portão a colocar é de uso intenso, de correr ou basculante, com fechamento automático e fotocélula, tag ou controle por unidade, aviso de portão aberto e nobreak. A troca do motor em portão pesado fica de {price.heavySwap}, e o controle de acesso é orçado por unidade.",
        "Prédio sem porteiro controla o portão com equipamento: motor de uso intenso, fechamento automático que só age com a fotocélula livre, cadastro por apartamento e sensor de portão aberto. Instalado em portão pesado, o motor sai de {price.heavySwap}; leitor, tag e interfone são à parte.",
        "Sem porteiro, o portão automático do prédio precisa se cuidar sozinho, com fechamento automático, fotocélula, controle de código rolante ou tag por unidade e reserva de energia. O motor de uso intenso custa de {price.heavySwap} com a troca, e o pedestre ganha interfone e fechadura que tranca sozinha.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que não pode faltar sem porteiro", "Lista para prédio sem portaria"],
        slots: [
          [
            "Cada item substitui um pouco do que o porteiro faria: fechar, reconhecer, avisar e liberar. Cancela não serve aqui, porque qualquer um passa a pé.",
            "O equipamento faz o papel de quem olha, fecha e avisa. Por isso a folha inteira é melhor que a cancela, que deixa o pedestre entrar.",
            "Sem ninguém na guarita, o portão precisa fechar, identificar e dar o alarme sozinho. Cancela fica fora, já que não barra quem vem a pé.",
          ],
        ],
        bullets: [
          "Motor de uso intenso, com ciclos acima da hora de pico",
          "Fechamento automático curto, com fotocélula testada",
          "Tag ou controle de código rolante, cadastrado por unidade",
          "Sensor que avisa portão aberto no celular do síndico",
          "Nobreak e chave de destravamento com responsável definido",
        ],
      },
      {
        about: "what",
        headings: ["Entrada de pedestres e entregas", "Visita, entrega e lixo"],
        slots: [
          [
            "O portão social leva interfone coletivo, com vídeo ou no celular, fechadura e mola que fecha. Visita e entrega passam por ali, e o morador libera de casa.",
            "Para visitas, interfone com vídeo e fechadura que tranca sozinha, com mola aérea. Assim a entrega não precisa do portão de carros.",
            "Quem chega a pé fala no interfone, e o morador abre a fechadura; a mola devolve a folha. O portão de carros fica só para carros.",
          ],
          [
            "Evite senha única, que se espalha e não diz quem entrou; armário ou passa-volume resolve a encomenda.",
            "Entrega se deixa em armário ou passa-volume, porque senha geral vaza e ninguém sabe quem usou.",
            "Encomenda pede armário na entrada. Código comum a todos perde o sentido em poucas semanas.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa e o que manter", "Motor, acesso e manutenção"],
        slots: [
          [
            "Motor de uso intenso com mão de obra fica, na troca em portão pesado, de {price.heavySwap}. Leitor, tag, interfone e nobreak são itens à parte, e o acesso se calcula pelo número de unidades.",
            "A troca do motor custa de {price.heavySwap}, instalada, e o resto se soma: leitor e tags por unidade, interfone, nobreak.",
            "Conte de {price.heavySwap} para o motor com instalação em portão pesado. O controle de acesso depende de quantas unidades há, e o nobreak, do motor.",
          ],
          [
            "Sem zelador, a revisão {visits.business}, no mínimo, faz mais falta, porque ninguém nota o defeito antes de o portão parar.",
            "O contrato com visita {visits.business} substitui o olho de quem estaria ali todo dia.",
            "Como não há quem perceba um ruído novo, vale contratar visita {visits.business}, antes de o defeito aparecer.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vale a pena portaria remota em prédio pequeno?",
        answers: [
          "Depende da mensalidade dividida pelas unidades. Portão, sensor e nobreak em ordem são condição para qualquer portaria a distância.",
          "Faça a conta por apartamento. Antes dela, acerte o portão, porque quem opera de longe depende do sensor e da energia de reserva.",
        ],
      },
      {
        question: "Quem atende se o portão do prédio travar à noite?",
        answers: [
          "Deixe um morador responsável com a chave e o contato do conserto, que funciona {shop.hours}.",
          "Combine dois moradores treinados e um contato de conserto, {shop.hours}. Eles desligam o disjuntor e isolam a passagem.",
        ],
      },
      {
        question: "Clausura serve em prédio sem porteiro?",
        answers: [
          "Serve, com botão de saída por dentro e destrave de emergência, para ninguém ficar preso entre as portas.",
          "Sim, e reduz a entrada de carona. Precisa de saída livre por dentro, mesmo sem luz.",
        ],
      },
      {
        question: "O fechamento automático é perigoso sem porteiro?",
        answers: [
          "Não, com fotocélula testada e força no mínimo. Um segundo par protege carro alto e criança.",
          "O risco está na falta de sensor. Com dois pares de fotocélula e recuo testado, o portão fecha sozinho com segurança.",
        ],
      },
    ],
    photo: "fotos da entrada de carros e do social, com o número de apartamentos",
  },
  {
    id: "fechar-rua-ou-vila",
    broader: "normas",
    label: "Fechar rua ou vila com portão ou cancela",
    phrase: "o fechamento de rua com portão",
    asks: [
      "vila moradores pôr portão entrada",
      "cancela travessa loteamento",
      "instalar cancela travessa",
      ...combine(
        [
          "fechar rua",
          "rua sem saída",
          "fechar vila",
          "rua pública",
          "fechar travessa",
          "rua particular",
          "fechamento rua",
        ],
        [
          "portão",
          "cancela",
          "pode",
          "permitido",
          "portão pode",
          "cancela pode",
          "cancela permitido",
          "guarita",
          "portão automático",
        ],
      ),
      "colocar portão rua",
      "colocar cancela rua",
      "cancela rua residencial",
    ],
    intent: "question",
    answers: {
      any: [
        "Só com autorização da prefeitura: rua é bem público, mesmo sem saída, e portão ou cancela por conta própria pode ser retirado e multado. Muitas cidades, entre elas São Paulo, têm lei para vilas e ruas sem saída; peça a regra na subprefeitura antes de comprar.",
        "Pode em alguns casos, nunca sem autorização: a prefeitura costuma aceitar vila e rua sem saída, com acordo dos moradores e passagem livre para pedestre, coleta e emergência. Rua que liga a outras não se fecha. Confirme na subprefeitura; passagem particular depende da escritura.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passos antes de instalar", "Do acordo ao portão"],
        slots: [
          ["Comece pelo papel; o portão é a parte fácil.", "Portão comprado antes do papel é dinheiro em risco."],
        ],
        steps: [
          "Confira na prefeitura se a rua é pública, vila ou passagem particular.",
          "Reúna a assinatura dos donos, na proporção que a lei local pede.",
          "Pergunte as exigências: largura livre, altura, pedestre, coleta de lixo, bombeiros.",
          "Protocole o pedido com planta e espere a autorização.",
          "Só então contrate portão, motor e manutenção, com um responsável.",
        ],
      },
      {
        about: "choose",
        headings: ["Portão ou cancela na entrada", "O que instalar depois de autorizado"],
        slots: [
          [
            "Cancela controla carros e deixa o pedestre livre; portão fecha mais, e nem sempre é aceito.",
            "Onde a lei exige passagem de pedestre, a cancela costuma ser o caminho.",
          ],
          [
            "Motor de uso intenso, tag ou controle por casa, nobreak e destrave conhecido por todos.",
            "Preveja abertura de emergência para ambulância e bombeiros, sem depender de controle.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como dividir o custo", "Quem paga o portão da rua"],
        slots: [
          [
            "O custo se divide entre as casas por acordo escrito; quem não assinou pode não ser obrigado a pagar.",
            "Sem condomínio formal, vale o contrato entre os vizinhos ou a associação.",
          ],
          [
            "Em portão coletivo, a troca do motor fica de {price.heavySwap}, com mão de obra.",
            "Para a conta, motor e mão de obra em portão pesado ficam de {price.heavySwap}, na troca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A prefeitura pode mandar tirar o portão da rua?",
        answers: ["Pode, se foi posto sem autorização ou fora das condições dela."],
      },
      {
        question: "Posso impedir estranhos de entrar a pé na rua fechada?",
        answers: ["Em rua pública, em regra não: o pedestre mantém a passagem. Veja a lei da sua cidade."],
      },
      {
        question: "Quem faz a manutenção do portão da vila?",
        answers: ["A associação ou o grupo de moradores que assinou; ponha um responsável e um contrato."],
      },
    ],
    photo: "fotos da entrada da rua, com a largura e o número de casas",
  },
  {
    id: "portao-novo-no-condominio",
    broader: "condominio",
    label: "Portão novo com motor no condomínio",
    phrase: "o portão novo do condomínio",
    asks: [
      ...combine(
        ["condomínio", "prédio"],
        [
          "portão novo motor",
          "portão novo",
          "portão novo preço",
          "portão novo quanto custa",
          "quanto custa portão novo motor",
          "trocar portão inteiro",
          "portão completo motor",
        ],
      ),
    ],
    intent: "price",
    answers: {
      any: [
        "Portão novo de condomínio são duas contas: a folha, de serralheria, cobrada por metro quadrado e material, e a automação. O motor de uso intenso com mão de obra fica de {price.heavySwap}; a folha só se sabe com medidas e projeto. Por ser melhoria, costuma pedir assembleia.",
        "O custo soma folha, trilho ou contrapeso, motor, acesso e retirada do portão velho. Da nossa parte, motor e instalação em portão pesado ficam de {price.heavySwap}; a folha é orçada pela serralheria, com largura, altura e material. Peça as duas propostas separadas.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que entra na conta", "Itens do portão novo"],
        slots: [["Peça cada item em linha própria.", "Com os itens separados, as propostas se comparam."]],
        bullets: [
          "Folha: material, chapa, pintura e metro quadrado",
          "Base: trilho, roldanas e guia, ou contrapeso e cabos",
          "Motor de uso intenso, central e cremalheira",
          "Fotocélulas, sinaleiro, tag ou controles",
          "Retirada do portão antigo e vigia durante a obra",
        ],
      },
      {
        about: "choose",
        headings: ["Novo ou reforma", "Quando aproveitar a folha"],
        slots: [
          [
            "Folha reta, sem ferrugem na base e leve na mão aceita reforma e motor novo, por bem menos.",
            "Se o quadro está firme, troque roldanas e motor e deixe a folha.",
          ],
          [
            "Troque tudo se o quadro empenou, a base enferrujou ou o tipo de portão não serve mais ao fluxo.",
            "Quadro torto e base podre não compensam reforma.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Aprovação no condomínio", "Assembleia e fachada"],
        slots: [
          [
            "Portão novo é benfeitoria útil e pede a maioria dos condôminos (Código Civil, artigo 1.341, II); mudança de fachada pode pedir mais.",
            "Leve à assembleia três números: reforma, portão novo e custo de manter o atual.",
          ],
          [
            "Reforma com obra pode pedir ART ou RRT, pela NBR 16280: pergunte à administradora.",
            "A administradora diz se a obra pede ART ou RRT.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem a folha do portão?",
        answers: [
          "Fabricar portão é de serralheria; mande fotos e dizemos o que entra no nosso serviço: motor, instalação e ajustes.",
        ],
      },
      {
        question: "Quanto tempo o prédio fica sem portão na troca?",
        answers: [
          "A instalação do motor leva de {time.heavy}; a folha depende da serralheria. Programe vigia para o intervalo.",
        ],
      },
      {
        question: "Dá para aproveitar o motor no portão novo?",
        answers: ["Se é de uso intenso e aguenta o peso da folha nova, sim. A etiqueta diz."],
      },
    ],
    photo: "fotos do portão atual, com largura, altura e número de vagas",
  },
  {
    id: "vao-largo-qual-portao",
    broader: "medidas",
    label: "Que portão usar em vão largo",
    phrase: "o portão para vão largo",
    asks: [
      "tipo portão entrada metros",
      ...combine(
        [
          "vão 5 metros",
          "vão 6 metros",
          "vão 7 metros",
          "vão 8 metros",
          "vão 10 metros",
          "vão largo",
          "vão grande",
          "entrada larga",
        ],
        ["qual portão", "que portão", "melhor portão", "portão usar", "tipo portão"],
      ),
      "qual portão vão metros",
      "que portão vão metros",
      "qual tipo portão vão",
    ],
    intent: "question",
    answers: {
      any: [
        "Para vão largo, de 5 metros ou mais, use portão de correr, se há parede livre do tamanho da folha; com espaço dos dois lados, duas folhas de correr, cada uma com seu motor. Sem lateral, duas folhas de abrir para dentro. Basculante tão largo torce e pede dois acionadores.",
        "Com vão de 5, 6 metros ou mais, o de correr é o mais simples: uma folha, um motor, escolhido pelo peso. Falta parede? Duas folhas de correr ou de abrir dividem a largura. O basculante fica por último: o kit de 1/4 HP só vai até {width.quarterHp}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Escolha pelo espaço que há", "Qual portão cabe no seu vão"],
        slots: [["Meça o que sobra dos lados e atrás.", "O espaço livre decide antes do gosto."]],
        bullets: [
          "Parede livre igual ao vão, de um lado: uma folha de correr",
          "Metade do vão livre de cada lado: duas folhas de correr",
          "Só espaço para dentro: duas folhas de abrir",
          "Nada dos lados nem atrás: basculante largo ou de enrolar",
        ],
      },
      {
        about: "check",
        headings: ["Peso, vento e trilho", "O que cresce com a largura"],
        slots: [
          [
            "Folha longa pesa e pega vento: quadro reforçado, roldanas a mais e trilho nivelado.",
            "Em folha comprida, o quadro e o trilho contam mais que o motor.",
          ],
          [
            "O motor vai com capacidade um terço acima do peso, estimado pela chapa.",
            "Estime o peso pela área e pela chapa e dê um terço de folga ao motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa automatizar", "Preço em vão largo"],
        slots: [
          [
            "Portão pesado fica, na troca, de {price.heavySwap}, com motor e mão de obra; folha leve custa menos, por orçamento.",
            "Em folha pesada, conte de {price.heavySwap} com mão de obra; o orçamento por foto diz o seu caso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual portão é melhor para passar caminhão?",
        answers: ["O de correr: não limita a altura e aguenta folha larga."],
      },
      {
        question: "Duas folhas ou uma só no vão largo?",
        answers: ["Uma folha é mais barata e tem um motor só; duas resolvem quando falta parede."],
      },
      {
        question: "Autoportante serve em vão largo?",
        answers: ["Serve e dispensa trilho no vão, mas pede recolhimento maior que a folha comum e fundação própria."],
      },
    ],
    photo: "fotos do vão por dentro, com largura, altura e parede livre de cada lado",
  },
  {
    id: "cancela-manual-ou-automatica",
    broader: "cancela",
    label: "Cancela manual ou automática",
    phrase: "a escolha entre cancela manual e automática",
    asks: [
      "empresa cancela levantar mão motorizar",
      "cancela levantar mão motorizar",
      "cancela manual ou automática",
      "cancela manual automática diferença",
      "cancela manual",
      "cancela manual preço",
      "automatizar cancela manual",
      "cancela manual vale pena",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Cancela manual serve onde há vigia e poucos carros por hora: é barata e não depende de luz. A automática compensa com movimento o dia todo, tag ou controle e ninguém fixo na guarita; pede base, energia e sensor que não a deixe descer sobre o carro.",
        "Escolha manual para entrada de pouco uso, com alguém para levantar a barra; automática para fluxo, horário livre e acesso por tag. Transformar a manual em automática raramente compensa: troca-se o conjunto, porque o motor, a mola e a haste são um só.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando cada uma serve", "Decida pelo movimento"],
        slots: [["Conte os carros da hora mais cheia.", "Poucos carros e um vigia: manual; o resto, automática."]],
        bullets: [
          "Até uns dez carros por hora, com vigia: manual",
          "Entrada e saída o dia todo: automática de uso intenso",
          "Mensalistas sem vigia: automática com tag, e portão à noite",
          "Chácara ou obra: manual com cadeado",
        ],
      },
      {
        about: "safety",
        headings: ["Segurança de quem passa", "O que a automática exige"],
        slots: [
          [
            "A automática leva laço ou fotocélula e barra leve com espuma; a manual, contrapeso certo para não cair.",
            "Sensor na automática, contrapeso equilibrado na manual: é o que evita acidente.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço", "Custo de cada uma"],
        slots: [
          [
            "Na automática contam barra, regime, sensor, base e acesso; o orçamento por foto é grátis.",
            "O valor da automática sai da largura, do fluxo e do acesso, por fotos, sem custo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A cancela automática abre na mão sem luz?",
        answers: ["Sim, pelo destrave do gabinete, com a chave e o disjuntor desligado, como manda o manual."],
      },
      {
        question: "Dá para pôr motor na cancela manual?",
        answers: ["Raramente compensa: eixo e mola são outros. Mande foto que dizemos."],
      },
      {
        question: "Cancela manual precisa de autorização?",
        answers: ["Dentro do terreno, não; na rua, só com a prefeitura."],
      },
    ],
    photo: "fotos da entrada, com a largura da passagem",
  },
  {
    id: "cancela-trocar-motor",
    broader: "cancela",
    label: "Trocar o motor da cancela",
    phrase: "a troca do motor da cancela",
    asks: [
      "quanto custa trocar motor cancela",
      ...combine(
        ["cancela"],
        [
          "trocar motor",
          "troca motor",
          "motor queimou",
          "motor queimado",
          "motor novo",
          "motor",
          "motor preço",
          "placa queimada",
          "trocar placa",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "O motor da cancela se troca por outro do mesmo modelo, porque eixo, redutor e mola são casados com ele; se o modelo saiu de linha, não dá para colocar outro qualquer: troca-se o mecanismo inteiro. Antes, confirme que não é placa, capacitor ou fim de curso. A foto da etiqueta diz se há peça.",
        "Trocar o motor da cancela só vale depois de medir placa e capacitor, que falham mais. Confirmado, vai um igual em tensão, rotação e eixo, e a mola é regulada de novo pelo técnico, com a cancela desligada e a haste retirada.",
      ],
      price: [
        "O preço do motor da cancela depende da marca, do modelo e do regime, e sai pela foto da etiqueta do gabinete. Muitas vezes a falha é placa ou capacitor, que custam menos; o orçamento é grátis, e dizemos antes se atendemos o modelo.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Motor, placa ou mola", "Como saber o que queimou"],
        slots: [
          [
            "Cheiro de verniz e disjuntor que cai apontam o motor; silêncio com energia, a placa; ronco parado, capacitor ou mola.",
            "Motor queimado cheira e derruba o disjuntor; placa queimada deixa tudo mudo.",
          ],
          ["Não abra o gabinete para ver: a mola guarda força.", "O teste por dentro é do técnico, por causa da mola."],
        ],
      },
      {
        about: "replace",
        headings: ["O que se troca junto", "Motor novo na cancela antiga"],
        slots: [
          [
            "Correia, capacitor e batentes de borracha costumam ir na mesma visita.",
            "Aproveita-se para trocar correia, capacitor e borrachas.",
          ],
          [
            "Depois da troca, regulam-se mola, fim de curso e sensor.",
            "Mola, percurso e laço são regulados antes de liberar a passagem.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Trocar ou comprar outra cancela", "Quando não compensa"],
        slots: [
          [
            "Modelo fora de linha, gabinete podre ou regime abaixo do fluxo pedem cancela nova.",
            "Se a cancela já não dava conta do fluxo, motor igual só repete o problema.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de portão serve em cancela?",
        answers: ["Não: a rotação, o eixo e o curso são outros."],
      },
      {
        question: "Quanto tempo leva a troca do motor da cancela?",
        answers: ["Com a peça certa em mãos, costuma caber numa visita; sem ela, a foto da etiqueta adianta o pedido."],
      },
      {
        question: "Como deixo a passagem até o conserto da cancela?",
        answers: [
          "Disjuntor desligado, haste presa em pé pelo destrave ou retirada pelo técnico, e cones com alguém orientando.",
        ],
      },
    ],
    photo: "fotos da etiqueta do gabinete e da cancela inteira",
  },
  {
    id: "enrolar-arrombada",
    broader: "enrolar",
    label: "Porta de enrolar arrombada",
    phrase: "a porta de enrolar arrombada",
    asks: [
      ...combine(
        ["enrolar", "porta aço", "porta loja"],
        ["arrombada", "arrombaram", "arrombamento", "arrombou", "invadiram", "forçaram", "assalto", "roubo", "ladrão"],
      ),
    ],
    intent: "emergency",
    answers: {
      any: [
        "Porta de enrolar arrombada: não acione o motor, porque lâmina dobrada rasga a guia e pode cair. Desligue o disjuntor, chame a polícia e fotografe para o boletim e o seguro antes de mexer. O técnico destrava, troca lâminas e trava e diz se a cortina se aproveita.",
        "Depois do arrombamento, deixe a porta como está até a polícia ver: disjuntor desligado, área isolada, fotos das lâminas, da trava e do piso. Feche o vão com tapume ou vigia; lâminas, régua de baixo e trava costumam ter conserto, sem trocar a porta inteira.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Na ordem certa", "O que fazer agora"],
        slots: [["Prova primeiro, conserto depois.", "Com as fotos feitas, o seguro não discute."]],
        steps: [
          "Não entre se houver sinal de alguém dentro: chame a polícia, 190.",
          "Desligue o disjuntor da porta.",
          "Fotografe lâminas, guias, trava e piso, e registre o boletim.",
          "Avise a seguradora antes do conserto.",
          "Feche o vão com tapume ou vigia e mande as fotos para o orçamento.",
        ],
      },
      {
        about: "replace",
        headings: ["O que costuma ser trocado", "Conserto ou porta nova"],
        slots: [
          [
            "Poucas lâminas dobradas, a régua de baixo e a trava se trocam; eixo torto ou guia arrancada pesam mais.",
            "Lâmina e trava se trocam; com guia arrancada da parede, a conta se aproxima da porta nova.",
          ],
          [
            "Pela foto dizemos se atendemos o modelo e quanto fica.",
            "Mande fotos de dentro e de fora: dizemos se atendemos o modelo.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Como reforçar", "Dificultar a próxima vez"],
        slots: [
          [
            "Trava de solo ou lateral na última lâmina, que é por onde levantam, e alarme com sensor na porta.",
            "Reforce a base: trava de solo, régua mais grossa e sensor de alarme.",
          ],
          [
            "Lâmina fechada e mais grossa resiste melhor que a vazada; luz e câmera na fachada afastam.",
            "Chapa mais grossa, câmera e luz na frente ajudam mais que cadeado extra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor segura a porta de enrolar contra alavanca?",
        answers: ["Segura o peso, mas não a alavanca na base. A trava na última lâmina é que dificulta."],
      },
      {
        question: "O seguro da loja paga a porta arrombada?",
        answers: [
          "Se a apólice tem roubo ou arrombamento, costuma pagar, menos a franquia. Guarde boletim, fotos e orçamento.",
        ],
      },
      {
        question: "Posso endireitar as lâminas eu mesmo?",
        answers: ["Não com a porta montada: a cortina pode cair. Espere o técnico escorar o rolo."],
      },
    ],
    photo: "fotos da porta por dentro e por fora, da trava e das guias",
  },
  {
    id: "enrolar-pesada-na-mao",
    broader: "enrolar",
    label: "Porta de enrolar pesada para levantar",
    phrase: "a porta de enrolar pesada",
    asks: [
      "levantava porta loja agora não consigo",
      ...combine(
        ["enrolar", "porta aço"],
        [
          "pesada",
          "pesada levantar",
          "pesada mão",
          "dura levantar",
          "dura",
          "difícil levantar",
          "muito pesada",
          "ficou pesada",
          "pesada subir",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Porta de enrolar pesada para levantar na mão tem, quase sempre, a mola cansada ou quebrada, que é quem carrega o peso; depois vêm guia seca e lâmina torta. Passe silicone nas guias e, se continuar, pare de forçar: o técnico regula ou troca a mola, e o valor sai por foto.",
        "A porta de enrolar manual fica pesada quando a mola perde a força ou a guia suja e amassada segura a cortina. Limpe e ponha silicone na guia; a mola é só do técnico, porque dispara. Pelas medidas e pela foto do rolo dizemos se atendemos o modelo e quanto custa regular, trocar ou pôr motor.",
        "Se a porta de enrolar está pesada pra subir, a mola já não ajuda, ou a guia prende. Não suba no esforço, pois ela pode descer de uma vez: limpe a guia, passe silicone e, sem melhora, chame o técnico para regular ou trocar a mola; a foto do rolo dá o valor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Guia, lâmina ou mola", "O que olhar antes"],
        slots: [
          [
            "Veja onde pesa: pesada só num ponto é guia amassada ou lâmina torta; pesada no curso inteiro, ou descendo sozinha, é mola fraca. Olhe sem pôr a mão embaixo e sem parar a porta no meio.",
            "O lugar do peso conta a causa. Num ponto só, procure amassado na guia; do começo ao fim, ou se ela não para aberta, a mola perdeu força.",
            "Se prende sempre na mesma altura, o defeito é da guia ou da lâmina. Se pesa por igual e desce por conta própria, é da mola, e não se usa mais.",
          ],
        ],
        steps: [
          "Com a porta fechada, limpe as guias com pano e escova.",
          "Passe um pouco de silicone em spray nas guias.",
          "Levante devagar e repare onde pesa.",
          "Se ela desce sozinha, feche e não use.",
          "Fotografe o rolo e as guias, do chão.",
        ],
      },
      {
        about: "choose",
        headings: ["Trocar a mola ou pôr motor", "O que compensa"],
        slots: [
          [
            "Porta aberta uma vez por dia: mola nova resolve e custa menos. Aberta várias vezes, ou por quem não pode fazer força, ganha mais com motor, que assume o peso e fica na ponta do eixo.",
            "Para pouco uso, regular ou trocar a mola é o mais barato. Quem abre muitas vezes, ou sozinho, aproveita melhor um motor, que faz a força no lugar da mola.",
            "O uso decide: uma abertura por dia pede só mola em ordem; várias, ou uma pessoa que não aguenta o peso, pedem motor no eixo.",
          ],
          [
            "O motor entra se a cortina sobe reta e há espaço ao lado do rolo. Como medida, trocar motor de portão em uso pesado fica de {price.heavySwap}.",
            "Dá para automatizar quando a cortina corre reta e o eixo aguenta; para comparar, a troca de motor em uso pesado vai de {price.heavySwap}.",
            "Cortina reta, eixo firme e espaço na ponta permitem o motor. O valor sai pelas medidas; a troca em portão de uso pesado, como referência, custa de {price.heavySwap}.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Perigo da mola", "O que não tentar"],
        slots: [
          [
            "Não solte parafuso do eixo nem tente dar corda na mola: ela dispara com força e quebra o braço de quem está perto. Porta que não para em cima não se escora; feche-a e espere.",
            "A mola se regula com ferramenta e técnico, nunca no improviso, porque guarda muita força. E porta que desce sozinha fica fechada, sem escora nem macaco.",
            "Mexer no eixo ou na mola é o que mais fere em porta de aço. Também não segure a porta aberta com escora: se ela não para, deixe-a no chão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quanto em quanto tempo se regula a mola da porta de enrolar?",
        answers: [
          "Quando ela começa a pesar; em loja de uso diário, vale conferir todo ano, na revisão.",
          "Não há prazo fixo. O peso na mão é o aviso, e no comércio a revisão, {visits.business}, já a confere.",
        ],
      },
      {
        question: "Passar óleo deixa a porta de enrolar leve?",
        answers: [
          "Óleo e graxa, não: juntam areia. Silicone na guia ajuda se o peso é atrito; mola fraca não melhora com nada disso.",
          "Só silicone em spray, pouco, e só quando a causa é guia seca. Se for a mola, nenhum lubrificante resolve.",
        ],
      },
      {
        question: "Automatizar a porta de enrolar tira a mola?",
        answers: [
          "Depende do motor: em geral a mola é retirada ou ajustada na instalação, pelo técnico.",
          "Na maioria das vezes, sim, porque o motor assume o peso. Em alguns casos ela fica, regulada de novo.",
        ],
      },
      {
        question: "Quanto custa trocar a mola?",
        answers: [
          "Depende do peso da cortina, da largura e de quantas molas o eixo tem; só regular custa menos. O valor vem pelas medidas e pela foto do rolo.",
          "Soma-se a mola da medida do eixo e o serviço de travar e equilibrar. Com largura, altura e foto do rolo, você sabe antes.",
        ],
      },
    ],
    photo: "fotos da porta por dentro, do rolo e das guias, com largura e altura",
  },
  {
    id: "enrolar-precisa-de-motor",
    broader: "enrolar",
    label: "Porta de enrolar precisa de motor?",
    phrase: "o motor na porta de enrolar",
    asks: [
      "porta enrolar grande ter motor",
      "porta enrolar metros pode manual",
      "porta aço manual serve",
      "preciso mesmo pôr motor porta enrolar",
      ...combine(
        ["enrolar", "porta enrolar", "porta aço"],
        [
          "precisa motor",
          "precisa ser automática",
          "metros precisa motor",
          "vão precisa motor",
          "sem motor",
          "manual ou automática",
          "manual ou motor",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "A porta de enrolar automática compensa em vão de mais de uns 4 metros ou que abre várias vezes por dia; a manual basta até uns 3 metros, aberta uma vez por dia e com a mola em ordem. Na automática, peça motor com corrente manual para a falta de luz; a foto do rolo diz se atendemos e o valor.",
        "Porta de enrolar em vão de mais de uns 4 metros, ou perto de 12 m², precisa de motor na prática: a cortina de aço já pesa mais de 100 kg, e a mola manual fica dura e se desregula. Até 3 metros, aberta uma vez por dia, a manual ainda serve.",
        "Porta de enrolar em vão largo precisa de motor na prática: com 5 metros por 3, são 15 m² e algo como 120 a 230 kg de cortina, pesados para abrir na mão todo dia. Porta pequena, de até 3 metros, funciona manual com a mola em ordem.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Manual ou com motor", "Decida por área e uso"],
        slots: [["Largura vezes altura e quantas vezes abre: é o que decide.", "Calcule a área e conte as aberturas."]],
        bullets: [
          "Até 9 m², uma abertura por dia: manual serve",
          "De 9 a 12 m²: motor se quem abre não pode fazer força",
          "Acima de 12 m²: motor",
          "Várias aberturas por dia, qualquer tamanho: motor",
        ],
      },
      {
        about: "check",
        headings: ["A conta do peso", "Quantos quilos tem a cortina"],
        slots: [
          [
            "Área vezes 7 a 13 kg por m², conforme a lâmina, mais uns 50 cm de altura pelo que fica no rolo.",
            "Multiplique a área por 7 a 13 kg e acrescente um terço para escolher o motor.",
          ],
          [
            "Lâmina vazada pesa menos que a fechada; chapa grossa pesa mais.",
            "A chapa da lâmina é o que mais muda o número.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Com motor, o que vem junto", "Sensor, trava e corrente manual"],
        slots: [
          [
            "Peça sensor de passagem, trava e corrente manual para a falta de luz.",
            "Sensor na base e corrente manual fazem parte do pedido.",
          ],
          [
            "Mande largura, altura e foto do rolo: dizemos se atendemos o modelo, sem custo.",
            "Com as medidas e fotos dizemos se atendemos a sua porta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para pôr motor depois na porta manual?",
        answers: ["Em geral dá, se a cortina sobe reta e o eixo aguenta; a mola é retirada ou ajustada."],
      },
      {
        question: "Porta de enrolar com motor abre sem luz?",
        answers: [
          "Abre pela corrente manual, por dentro, com o disjuntor desligado; por fora, só com nobreak ou destrave externo.",
        ],
      },
      {
        question: "Quanto custa motorizar uma porta de enrolar larga?",
        answers: [
          "Depende do peso da cortina e do eixo. Não há valor único: as medidas e a foto do rolo dão a resposta.",
        ],
      },
    ],
    photo: "fotos da porta por dentro, do rolo e das guias, com largura e altura",
  },
  {
    id: "galpao-alugado-quem-paga",
    broader: "galpao",
    label: "Conserto do portão em galpão alugado",
    phrase: "o conserto do portão no imóvel comercial alugado",
    asks: [
      "galpão pague portão quebrado",
      "galpão portão quebrado locatário",
      "galpão portão quebrado quem paga",
      "conserto portão inquilino galpão",
      "conserto portão galpão alugado",
      ...combine(
        [
          "galpão alugado",
          "loja alugada",
          "imóvel comercial alugado",
          "ponto comercial alugado",
          "galpão aluguel",
          "sala comercial alugada",
        ],
        ["quem paga", "conserto portão", "portão", "motor portão", "porta enrolar", "quem paga conserto portão"],
      ),
      "inquilino comercial paga portão",
      "locação comercial portão quem paga",
    ],
    intent: "question",
    answers: {
      any: [
        "Em galpão alugado, quem paga o conserto do portão é o que o contrato diz; se ele cala, a Lei do Inquilinato põe no dono o defeito anterior à locação e a estrutura, e no inquilino o mau uso e a manutenção do dia a dia. Contrato comercial costuma passar tudo ao inquilino: leia antes.",
        "Primeiro o contrato: na locação comercial, ele muitas vezes deixa a manutenção do portão com o inquilino. Sem cláusula, vício antigo e portão no fim da vida são do proprietário; batida de caminhão e falta de revisão, de quem usa. Peça a causa por escrito ao técnico.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["De quem é cada gasto", "Dono ou inquilino do galpão"],
        slots: [["A causa e o contrato decidem juntos.", "Sem cláusula clara, olha-se a causa."]],
        bullets: [
          "Portão já ruim na entrega das chaves: proprietário",
          "Roldana, graxa, controle e revisão: inquilino",
          "Batida de caminhão ou empilhadeira: quem bateu",
          "Motor no fim da vida: conforme o contrato; na dúvida, negocie",
          "Motor mais forte para o seu fluxo: inquilino, com acordo escrito",
        ],
      },
      {
        about: "check",
        headings: ["Antes de autorizar", "Como evitar briga"],
        slots: [
          [
            "Compare com o laudo de vistoria da entrada e avise a imobiliária por escrito, com fotos.",
            "Vistoria de entrada, fotos e aviso por escrito valem mais que discussão.",
          ],
          [
            "Urgência que ameaça a carga se resolve já; guarde nota e a causa escrita para o reembolso.",
            "Se o galpão está aberto, conserte e cobre depois, com nota e laudo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto está em jogo", "Valor do conserto no galpão"],
        slots: [
          [
            "A troca do motor em portão pesado fica de {price.heavySwap}, com mão de obra; conserto sai por foto.",
            "Motor pesado trocado: de {price.heavySwap}, com mão de obra. O conserto depende da peça.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso descontar o conserto do aluguel do galpão?",
        answers: ["Só com acordo por escrito ou decisão judicial. Peça a autorização antes."],
      },
      {
        question: "O motor que eu instalei no galpão é meu na saída?",
        answers: ["Depende do contrato: benfeitoria pode ficar com o imóvel. Combine por escrito antes de instalar."],
      },
      {
        question: "Quem paga a porta de enrolar da loja alugada?",
        answers: [
          "Em loja alugada, paga quem o contrato disser; sem cláusula, defeito antigo é do dono do imóvel, e o que o uso diário gastou, do lojista.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor",
  },
  {
    id: "caminhao-preso-no-galpao",
    broader: "galpao",
    label: "Portão de galpão travado com caminhão dentro",
    phrase: "o portão do galpão travado com carga dentro",
    asks: [
      "galpão portão travou caminhão",
      "galpão portão travado caminhão dentro",
      "galpão portão travou caminhão dentro",
      ...combine(
        ["galpão", "empresa", "transportadora", "fábrica", "depósito"],
        [
          "caminhão preso",
          "caminhão preso dentro",
          "portão emperrado caminhão",
          "portão travado caminhão",
          "portão não abre caminhão",
          "carga presa portão",
        ],
      ),
    ],
    intent: "emergency",
    answers: {
      any: [
        "Com o caminhão preso no galpão, desligue o disjuntor e destrave o motor pela chave: folha de correr, reta e no trilho, abre na mão com duas pessoas do mesmo lado. Folha torta ou fora do trilho não se empurra, nem com empilhadeira. Chame, {shop.hours}.",
        "Portão de galpão emperrado com caminhão dentro: disjuntor desligado, trilho limpo, motor destravado e a folha empurrada devagar, se está reta. Não puxe com o caminhão nem com a empilhadeira, que tombam a folha. O atendimento é {shop.hours}, com o valor dito antes.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Abrir para o caminhão sair", "Passos seguros"],
        slots: [["Só com a folha reta e dentro do trilho.", "Se algo estiver torto, pare no primeiro passo."]],
        steps: [
          "Desligue o disjuntor do motor e afaste quem não vai ajudar.",
          "Olhe de longe: folha no prumo, roldanas no trilho, guia no lugar.",
          "Tire pedra, pallet ou fita do trilho.",
          "Destrave o motor com a chave e empurre devagar, duas pessoas do mesmo lado.",
          "Com o caminhão fora, feche na mão, prenda a folha e deixe desligado.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que emperrou", "Causas comuns em galpão"],
        slots: [
          [
            "Trilho com sujeira, roldana quebrada, motor desarmado por calor, fim de curso ou falta de fase.",
            "Sujeira no trilho, roldana partida e motor quente são as causas de todo dia; em trifásico, some falta de fase.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Valor da urgência", "Quanto custa o chamado"],
        slots: [
          [
            "O valor da ida é dito antes de o técnico sair; peça e mão de obra vêm separadas.",
            "Você aprova o valor da ida antes, e cada peça depois.",
          ],
          [
            "Se o motor não volta, a troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
            "Motor perdido: de {price.heavySwap} na troca, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Onde fica a chave que destrava o motor do galpão?",
        answers: ["Na carcaça do motor, em geral atrás de uma tampa com fechadura; deixe uma cópia com o encarregado."],
      },
      {
        question: "Posso cortar o cadeado e forçar o portão?",
        answers: ["Cadeado, sim; forçar a folha, não: fora do trilho, ela tomba."],
      },
      {
        question: "Como evitar que a carga fique presa de novo?",
        answers: ["Revisão {visits.business} no mínimo, trilho varrido todo dia e gente treinada para destravar."],
      },
    ],
    photo: "um vídeo do portão parado, o trilho e a etiqueta do motor",
  },
];
