import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Stops short of the end, told of a make. */
function closesShort(id: string, make: string, starts: string[]): NarrowConcept {
  return {
    id,
    broader: "nao-fecha",
    label: make === "[marca]" ? "Motor de marca que não fecha todo" : `Motor ${make} que não fecha todo`,
    phrase: "o motor que não fecha o portão todo",
    asks: [
      ...combine(starts, [
        "não fecha todo",
        "não fecha tudo",
        "não fecha até fim",
        "não fecha até final",
        "não fecha completo",
        "não fecha completamente",
        "não fecha totalmente",
        "não fecha direito",
        "para antes fechar",
        "deixa fresta",
      ]),
    ],
    intent: "repair",
    answers: {
      any: [
        `O motor ${make} que não fecha todo quase sempre está com o fim de curso, ou o percurso gravado, fora do ponto, ou há algo no caminho junto ao batente. Limpe o trecho final com o disjuntor desligado; se continuar parando antes, a regulagem em casa parte de {price.preventive}, sem peças.`,
        `Motor ${make} que para antes de fechar todo pede duas conferências: sujeira ou pedra no fim do caminho e ímã ou came do fim de curso deslocado. A primeira é sua, com o disjuntor desligado; a segunda é regulagem do técnico, a partir de {price.preventive} em casa, sem peças.`,
        `Portão com motor ${make} que não fecha todo dá a pista no ponto em que para: sempre o mesmo, é fim de curso deslocado ou percurso mal gravado; cada vez outro, é folha pesada ou cremalheira com folga. Veja antes se há sujeira junto ao batente; a regulagem parte de {price.preventive} em casa, sem peças.`,
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Teste em um ciclo"],
        slots: [
          [
            "Acione de longe, com a passagem livre, e veja onde e como ele para.",
            "O jeito de parar diz a causa; observe um ciclo, fora do caminho da folha.",
          ],
        ],
        bullets: [
          "Para macio, sempre no mesmo ponto: fim de curso ou percurso gravado",
          "Para com esforço ou tranco: pedra no trilho, roldana ruim ou folha raspando",
          "Cada vez para num ponto: cremalheira pulando, embreagem frouxa ou força baixa",
          "Encosta e volta a abrir: a central sente esforço no batente, ou a fotocélula foi cortada",
        ],
      },
      {
        about: "visit",
        headings: ["Como o fim do curso é acertado", "A regulagem do ponto de parada"],
        slots: [
          [
            "O técnico limpa o final do trilho, confere batente e folha e só então move o ímã ou o came.",
            "Primeiro se confere a folha na mão; depois se acerta o ímã ou o came do fim de curso.",
          ],
          [
            "Em motor rápido, que desacelera antes do fim, a central aprende o percurso: depois do acerto ele é gravado de novo.",
            "Nos motores velozes, como as versões Speed, o percurso e a desaceleração são regravados depois do acerto, como manda o manual.",
          ],
          [
            "Força não se aumenta para fechar a fresta: ela fica no mínimo que move a folha.",
            "Aumentar a força só esconde a folha pesada e deixa o portão perigoso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso mexer no ímã do fim de curso?",
        answers: [
          "Melhor não: poucos milímetros mudam a parada e, passando do ponto, a folha bate. Marque onde está e mande a foto.",
          "Não sem experiência, porque o motor pode não desligar no batente. A foto já ajuda o técnico.",
        ],
      },
      {
        question: "Começou depois de faltar luz. Tem relação?",
        answers: [
          "Tem, em muitas centrais: a folha parou no meio e o percurso se perdeu. Deixe um ciclo completo, lento, até o fim; se não acertar, é preciso regravar.",
          "Sim, é comum: a central retoma devagar e procura o fim. Se não achar, o percurso é gravado de novo.",
        ],
      },
      {
        question: "Como fecho a casa até a visita?",
        answers: [
          "No de correr ou de abrir, em piso plano, com o disjuntor desligado e o motor destravado, feche na mão e tranque. Basculante, não: chame.",
          "De correr reto pode ser fechado à mão, com o disjuntor desligado; o basculante espera o técnico.",
        ],
      },
    ],
    photo: "um vídeo do ponto em que o portão para e a foto da etiqueta do motor",
  };
}

/** Orders, purchases and repairs whose one word changes the answer: three bids, the building, half a year, the Pix, the bedroom. */
export const casoExatoServico: NarrowConcept[] = [
  {
    id: "comparar-orcamentos-de-portao-novo",
    broader: "condominio",
    label: "Comparar orçamentos do portão novo do prédio",
    phrase: "a comparação dos orçamentos do portão novo",
    asks: [
      ...combine(
        ["portão novo condomínio", "portão novo prédio", "portão novo síndico", "assembleia aprovou portão"],
        [
          "comparar três orçamentos",
          "comparar orçamentos",
          "comparar orçamento",
          "três orçamentos",
          "3 orçamentos",
          "comparar propostas",
          "três propostas",
          "qual orçamento escolher",
          "qual proposta escolher",
        ],
      ),
      "assembleia aprovou comparar orçamentos",
      "assembleia aprovou comparar três orçamentos",
      "assembleia aprovou três orçamentos",
      "assembleia aprovou qual orçamento",
      "orçamentos diferentes portão novo condomínio",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para comparar três orçamentos do portão novo que a assembleia aprovou, mande às empresas a mesma lista e ponha as respostas lado a lado: chapa da folha, motor, sensores, obra, elétrica, prazo e garantia. Folha e motor vêm separados; a parte do motor em prédio, com mão de obra, fica de {price.heavySwap}.",
        "Com o portão novo aprovado em assembleia, compare os três orçamentos linha por linha, e não pelo total: material e chapa, motor, segurança, obra, elétrica e garantia. Peça o preço da folha à parte. Só o motor de prédio, com a mão de obra, custa de {price.heavySwap}.",
        "Os três orçamentos do portão novo só se comparam com o mesmo escopo por escrito, da espessura da chapa à garantia, passando por motor, sensores, obra e elétrica. Depois da assembleia, peça folha e motor em linhas próprias; o motor de prédio, com serviço, vai de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["As linhas que os três devem preencher", "A planilha da comparação"],
        slots: [
          [
            "Faça uma tabela com uma coluna por empresa e cobre cada linha vazia antes de decidir. O que falta na proposta costuma voltar como extra.",
            "Uma folha com três colunas mostra quem respondeu a tudo. Linha em branco vira cobrança depois, então peça a resposta por escrito.",
            "Ponha as propostas em três colunas e preencha os mesmos itens para todas. Onde houver vazio, pergunte antes, porque ali nasce o extra.",
          ],
        ],
        steps: [
          "Folha: medida, material, espessura da chapa, pintura ou galvanização, trilho e roldanas.",
          "Motor: marca, modelo, quilos, ciclos por hora e tensão.",
          "Segurança: pares de fotocélula, batentes, sinaleiro e destravamento.",
          "Obra e elétrica: retirada do velho, base, piso, circuito e aterramento.",
          "Controles ou tags: quantos entram e quem grava.",
          "Prazo, pagamento por etapa e garantia escrita de folha, motor e montagem.",
        ],
      },
      {
        about: "cost",
        headings: ["Por que os totais não batem", "O que faz um total ser menor"],
        slots: [
          [
            "Chapa mais fina, motor com menos ciclos por hora e elétrica por conta do prédio baixam o total sem chamar a atenção. Ciclos por hora são quantas vezes o motor abre e fecha sem esquentar demais.",
            "O total menor costuma esconder chapa fina, obra elétrica deixada para o prédio ou motor de poucos ciclos, ou seja, que aguenta menos aberturas por hora antes de esquentar.",
            "Quase toda a diferença vem de três linhas: espessura da chapa, elétrica fora do preço e motor com poucos ciclos, que são as aberturas completas por hora que ele suporta.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como decidir entre os três", "Do menor total à escolha"],
        slots: [
          [
            "Some à proposta mais barata o que falta nela, pelo preço das outras duas, e compare de novo. Se houver empate, pesam a folga do motor para o número de carros e o prazo de socorro.",
            "Complete as linhas vazias com o valor das concorrentes e só então olhe o total. Entre duas parecidas, fique com a que tem motor mais folgado e atendimento mais rápido.",
            "Antes de apontar a mais barata, acrescente a ela os itens que as outras incluem. Persistindo a igualdade, compare a capacidade do motor para as vagas e o tempo de socorro.",
          ],
          [
            "Confira CNPJ, nota fiscal e quem responde por dano a carro durante a obra, e guarde as três propostas com a ata. Valor acima do aprovado volta à votação.",
            "Peça CNPJ, nota e a responsabilidade por danos no período da obra. As propostas ficam arquivadas com a ata, e a assembleia decide de novo se o preço passar do aprovado.",
            "Verifique também CNPJ, nota fiscal e cobertura de danos a veículos. Arquive tudo junto da ata e leve à assembleia qualquer diferença acima do que foi votado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O mesmo fornecedor deve fazer a folha e o motor?",
        answers: [
          "Não precisa, mas alguém tem de responder pelo conjunto. Com dois, escreva quem acerta a folha se o motor forçar, e só instale o motor com ela andando leve.",
          "Pode ser um ou dois. Havendo dois, o contrato diz quem corrige a folha pesada, e o motor entra depois de um teste dela assinado.",
        ],
      },
      {
        question: "Quanto de sinal é razoável no portão novo?",
        answers: [
          "Não há percentual fixo. O que protege é ligar cada parcela a uma etapa pronta e deixar uma parte para depois do teste final com o síndico.",
          "Depende da proposta, porque a folha feita sob medida exige material antes. Prenda os pagamentos às etapas e guarde o saldo para depois do teste.",
        ],
      },
      {
        question: "Quantos dias a garagem fica parada?",
        answers: [
          "Só a instalação do motor pesado leva {time.heavy}; folha, base e piso somam dias conforme a obra. Peça às três que digam como os carros entram nesse tempo.",
          "A montagem do motor pesado toma {time.heavy}, e a serralheria e o piso vêm além disso. Cada empresa deve escrever o prazo e a saída para os carros.",
        ],
      },
      {
        question: "O motor atual pode ficar no portão novo?",
        answers: [
          "Pode, se for novo, tiver capacidade para o peso da folha e ciclos para o pico de carros. Motor perto de {trade.life} de uso não compensa num portão novo.",
          "Às vezes, quando a folha nova não pesa mais e o motor tem folga de ciclos. Se já está perto de {trade.life} de uso, troque junto.",
        ],
      },
    ],
    photo: "foto do portão atual, medidas do vão, número de vagas e, se quiser, as propostas que já recebeu",
  },
  closesShort("marca-nao-fecha-todo", "[marca]", ["motor [marca]", "portão [marca]", "[marca]"]),
  // "Motor … speed" names a kit of the shop as well, so that no make is read from it.
  closesShort("garen-speed-nao-fecha-todo", "Garen Speed", ["garen speed", "motor garen speed"]),
  {
    id: "tx-car-no-predio",
    broader: "controle",
    label: "TX Car no portão do prédio",
    phrase: "o TX Car no portão do prédio",
    asks: [
      ...combine(
        ["tx car", "txcar", "farol alto", "controle farol"],
        [
          "prédio",
          "condomínio",
          "portão prédio",
          "portão condomínio",
          "vale pena prédio",
          "vale pena portão prédio",
          "vale pena condomínio",
          "síndico",
          "apartamento",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "No prédio, o TX Car vale a pena se o receptor aceita o código dele e o síndico autoriza a gravação: ganha do controle comum por não ter pilha nem sair do carro. Onde já há leitor de tag, não vale. Antes de comprar, pergunte ao síndico o padrão do receptor.",
        "Vale a pena ter TX Car no portão do prédio quando você usa o controle todo dia e o síndico grava mais um código na sua unidade; perde para a tag, se o prédio já a tem. Quem compra e paga a ligação no farol é o morador.",
        "O TX Car só compensa no prédio com duas respostas antes da compra: o código do receptor e a autorização do síndico. Com as duas, o lampejo do farol abre sem pilha; sem elas, fique com o controle ou peça a tag.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["TX Car, controle ou tag no prédio", "Quando o farol ganha e quando perde"],
        slots: [["Cada um tem o seu lugar na garagem coletiva.", "A escolha depende do que o portão do prédio já lê."]],
        bullets: [
          "TX Car: fica no carro, sem pilha; bom para moto e para quem perde controle",
          "Controle comum: mais barato, serve em qualquer carro e vai com você a pé",
          "Tag: identifica o veículo e se cancela sozinha no cadastro; pede leitor no portão",
          "Código rolante: só serve o transmissor da mesma linha do receptor",
        ],
      },
      {
        about: "check",
        headings: ["O que perguntar ao síndico", "Antes de comprar o TX Car"],
        slots: [
          [
            "O morador não tem acesso ao receptor: a gravação é da portaria ou da empresa que cuida do portão.",
            "Quem grava é a empresa do portão ou o zelador autorizado, com o carro perto.",
          ],
        ],
        steps: [
          "Pergunte a marca, a frequência e o tipo de código do receptor.",
          "Veja se o regimento limita o número de controles por unidade.",
          "Peça autorização escrita para gravar mais um código.",
          "Combine a gravação com o carro na entrada, e anote o número no cadastro da unidade.",
          "Ao vender o carro, peça que o código seja apagado.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O TX Car funciona em condomínio?",
        answers: [
          "Funciona, se o código dele é o do receptor e a administração grava; sem cadastro, o portão não abre.",
          "Sim, com a autorização do síndico e um transmissor do mesmo padrão do receptor.",
        ],
      },
      {
        question: "O síndico pode proibir o TX Car?",
        answers: [
          "Em geral pode, se a convenção ou o regimento define o tipo de controle ou o limite por unidade.",
          "Pode recusar a gravação quando há regra de acesso no prédio, por segurança do cadastro.",
        ],
      },
      {
        question: "O portão pode abrir quando pisco o farol na rua?",
        answers: [
          "Pode, perto do prédio. Prefira o modelo que só transmite no segundo lampejo.",
          "Sim, dentro do alcance. Modelo de dois lampejos evita a abertura por engano.",
        ],
      },
      {
        question: "Quanto custa pôr o TX Car no prédio?",
        answers: [
          "São três partes: o transmissor, a ligação no farol por auto elétrico e a gravação, que pode ser cobrada. Pela foto do controle dizemos qual padrão serve.",
          "Paga-se o aparelho, o auto elétrico e a gravação no receptor; mande a foto do controle do prédio para saber o padrão.",
        ],
      },
    ],
    photo: "a foto dos dois lados do controle do prédio e, se tiver acesso, da etiqueta do receptor",
  },
  {
    id: "manutencao-semestral-em-casa",
    broader: "manutencao",
    label: "Manutenção do portão em casa a cada seis meses",
    phrase: "a manutenção de seis meses em casa",
    asks: [
      ...combine(
        ["manutenção", "manutenção portão", "revisão portão", "cuidados portão"],
        [
          "casa cada 6 meses",
          "casa cada seis meses",
          "casa semestral",
          "semestral em casa",
          "duas vezes ano em casa",
          "fazer sozinho cada 6 meses",
        ],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "A cada 6 meses, em casa, desligue o disjuntor, limpe trilho, cremalheira e lentes, passe pouco lubrificante no que gira e olhe parafusos e soldas; depois religue e teste a fotocélula com uma caixa. Cabo, mola, placa e força ficam para a visita anual, a partir de {price.preventive}, sem peças.",
        "De seis em seis meses o morador limpa, lubrifica pouco e observa: trilho varrido, lentes secas, óleo fino em dobradiças e roldanas, sempre com o disjuntor desligado. Abrir o motor, regular força e mexer em cabo ou mola é da revisão do técnico, a partir de {price.preventive} em casa, sem peças.",
        "A manutenção de 6 meses em casa leva menos de uma hora: disjuntor desligado, limpeza, lubrificação leve e inspeção com os olhos; no fim, um ciclo de teste. Uma vez por ano o técnico vê cabo, mola, placa e força, a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer a cada 6 meses, em ordem", "A lista de seis meses do morador"],
        slots: [
          [
            "Faça com o portão fechado e o disjuntor do motor desligado.",
            "Portão fechado, disjuntor e nobreak desligados, ninguém por perto da folha.",
          ],
        ],
        steps: [
          "Varra o trilho e o caminho da folha; tire pedra, folha seca e barro.",
          "Limpe as lentes da fotocélula e a tampa do motor com pano seco, sem jato de água.",
          "Lubrifique conforme o portão, só com um fio de produto.",
          "Olhe parafusos do suporte e da cremalheira, soldas e ferrugem; anote, sem desmontar.",
          "Troque a pilha do controle que abre só de perto.",
          "Religue, afaste-se e assista a um ciclo inteiro, ouvindo.",
          "Enquanto fecha, corte o feixe da fotocélula com uma caixa: o portão tem de parar ou voltar.",
        ],
      },
      {
        about: "care",
        headings: ["O que lubrificar em cada portão", "Lubrificação por tipo de portão"],
        slots: [
          [
            "Pouco produto: o excesso junta areia.",
            "Limpe o resto antigo antes; produto novo por cima de sujeira vira lixa.",
          ],
        ],
        bullets: [
          "De correr: cremalheira limpa, com a graxa que o manual pede; roldanas blindadas não se lubrificam, e o trilho fica seco",
          "De abrir: óleo fino nas dobradiças; o braço fechado não se abre",
          "Basculante: o morador limpa e olha de longe; cabos, pivôs e contrapeso são do técnico",
          "Fechadura e ferrolho: grafite ou óleo fino",
        ],
      },
      {
        about: "visit",
        headings: ["O que fica para o técnico", "A parte que não é do morador"],
        slots: [
          [
            "Cabo, mola, contrapeso, placa, capacitor e regulagem de força têm risco e ficam para a visita anual.",
            "Tudo o que exige abrir o motor ou soltar a folha fica com o técnico, uma vez por ano.",
          ],
          [
            "Teste de destravamento, só em portão de correr ou de abrir, em piso plano; no basculante, nunca.",
            "O destravamento se testa no de correr ou de abrir, plano e leve; o basculante não se destrava em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar graxa no trilho?",
        answers: [
          "Não. No trilho a graxa prende areia e gasta a roldana; ele fica limpo e seco.",
          "Não: trilho se varre. Graxa ali vira lixa.",
        ],
      },
      {
        question: "Óleo desengripante serve para lubrificar o portão?",
        answers: [
          "Para soltar ferrugem e limpar, sim; como lubrificante dura pouco. Use óleo fino ou o produto do manual.",
          "Serve para limpar, mas evapora. Depois dele passe um óleo fino.",
        ],
      },
      {
        question: "Que sinal não pode esperar os 6 meses?",
        answers: [
          "Estalo, folha torta, cabo desfiado, cheiro de queimado ou fotocélula que não para o portão: desligue e chame.",
          "Cabo desfiado, pancada no fim, ronco sem andar e choque: pare de usar no mesmo dia.",
        ],
      },
    ],
    photo: "um vídeo de um ciclo inteiro e fotos do que pareceu solto, torto ou enferrujado",
  },
  {
    id: "manutencao-feita-em-casa",
    broader: "manutencao",
    label: "Fazer a manutenção do portão em casa",
    phrase: "a manutenção que se faz em casa",
    asks: [
      "como fazer manutenção em casa",
      "como fazer manutenção casa",
      "fazer manutenção eu mesmo",
      "eu mesmo fazer manutenção portão",
      "fazer manutenção portão sozinho",
      "como fazer manutenção portão sozinho",
      "como fazer revisão portão casa",
      "manutenção caseira portão",
      "manutenção básica portão casa",
      "dicas manutenção portão casa",
      "que manutenção posso fazer portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Em casa, a manutenção do portão eletrônico se faz com o disjuntor desligado: varra o trilho, limpe as lentes da fotocélula com pano seco e olhe parafusos e cabos sem tocar. Religue e assista a um ciclo de longe. Cabo, mola, contrapeso e tampa do motor são do técnico.",
        "Para fazer a manutenção do portão em casa bastam vassoura, pano seco e atenção: uma vez por mês, com o disjuntor desligado, limpe trilho e fotocélula e procure parafuso frouxo ou cabo desfiado. Motor, placa e força ficam para a visita anual, a partir de {price.preventive}, sem peças.",
        "Você mesmo pode limpar, lubrificar pouco e observar; regular, abrir o motor e mexer em cabo ou mola, não. Desligue o disjuntor antes de começar e chame o técnico {visits.home}: a manutenção em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo da manutenção em casa", "O que fazer, na ordem certa"],
        slots: [
          [
            "Escolha uma hora em que ninguém vá usar o portão e deixe a folha fechada.",
            "Faça com o portão fechado e avise a casa para ninguém acionar o controle.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e, se houver, o nobreak.",
          "Varra o trilho e tire pedra, folha e barro do caminho.",
          "Passe pano seco nas lentes da fotocélula, dos dois lados.",
          "Olhe, sem tocar, cabos, soldas, parafusos do suporte e sinais de ferrugem.",
          "Ponha um fio de óleo fino nas dobradiças, se o portão é de abrir; no de correr, limpe a cremalheira.",
          "Religue, fique fora do caminho e assista a um ciclo inteiro, ouvindo.",
          "Com a folha fechando, corte o feixe da fotocélula com um cabo de vassoura: ela tem de parar ou voltar.",
        ],
      },
      {
        about: "care",
        headings: ["O que não passar no portão", "Erros comuns de quem cuida do portão"],
        slots: [
          [
            "Graxa no trilho do chão prende areia e gasta a roldana; ali só vassoura.",
            "O trilho fica limpo e seco, porque graxa com areia vira lixa.",
          ],
          [
            "Desengripante solta ferrugem, mas seca logo e leva embora a graxa boa.",
            "Óleo queimado e desengripante não servem de lubrificante.",
          ],
          [
            "Mangueira e jato de água no motor molham a placa; por fora, use só pano úmido.",
            "Não lave o motor: a água entra pela tampa e queima a central.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que deixar para o técnico", "Onde termina a parte do morador"],
        slots: [
          [
            "Cabo de aço, mola e contrapeso seguram a folha e ferem quem mexe; o basculante não se destrava para testar.",
            "Tudo o que segura peso, como cabo, mola e contrapeso, é perigoso e fica para o técnico.",
          ],
          [
            "Placa, capacitor e regulagem de força pedem a tampa aberta, onde há tensão da rede.",
            "Dentro do motor há tensão da rede, por isso placa, capacitor e força não são serviço de casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quanto em quanto tempo fazer essa limpeza?",
        answers: [
          "Trilho e fotocélula, todo mês; dobradiça e cremalheira, a cada {rack.months}.",
          "Uma vez por mês basta na maioria das casas; em rua de terra ou com árvore por cima, toda semana.",
        ],
      },
      {
        question: "Posso apertar a corrente ou regular a força do motor?",
        answers: [
          "Não. Força alta tira a proteção de quem passa, e a regulagem se faz com a tampa aberta, onde há tensão.",
          "Deixe para o técnico: o ajuste errado faz a folha bater ou não parar diante de uma pessoa.",
        ],
      },
      {
        question: "Quando parar e chamar o técnico?",
        answers: [
          "Com cabo desfiado, folha torta, cheiro de queimado, choque ou fotocélula que não para o portão: desligue o disjuntor e não use.",
          "Se algo range forte, balança ou a folha despenca, não teste de novo: desligue e mande um vídeo feito de longe.",
        ],
      },
    ],
    photo: "um vídeo de um ciclo inteiro, feito de longe, e fotos do que pareceu solto, torto ou enferrujado",
  },
  {
    id: "conserto-no-pix",
    broader: "conserto",
    label: "Conserto de portão pago no Pix",
    phrase: "o conserto pago no Pix",
    asks: [
      ...combine(
        ["conserto", "conserto portão", "consertar portão", "manutenção portão", "técnico portão"],
        [
          "pix",
          "pagamento pix",
          "pix desconto",
          "pagamento pix desconto",
          "aceita pix",
          "pago pix",
          "à vista desconto",
        ],
      ),
    ],
    intent: "price",
    answers: {
      any: [
        "Sim, o conserto pode ser pago por Pix; desconto à vista depende do serviço e vem escrito no orçamento, ao lado do total no cartão, em até {shop.instalments} vezes. A regulagem com limpeza parte de {price.preventive} em casa, sem peças; o conserto com peça é orçado por foto, sem custo.",
        "Aceitamos Pix no conserto do portão. Peça o total no Pix e no cartão, em até {shop.instalments} vezes: se houver desconto, ele aparece ali. Para base, a regulagem parte de {price.preventive} em casa, sem peças, e trocar o motor inteiro fica de {price.homeSwap}.",
        "O conserto do portão se paga por Pix, à vista, ou no cartão, em até {shop.instalments} vezes; o desconto no Pix é combinado antes, por escrito. Mande a etiqueta do motor e um vídeo do defeito: o valor vem sem custo, e a regulagem parte de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Quanto fica o conserto", "O que entra no valor do conserto"],
        slots: [
          [
            "O orçamento separa visita, peça e mão de obra, para você ver sobre o que incide o desconto.",
            "Peça e mão de obra vêm em linhas separadas, com o total à vista no fim.",
          ],
        ],
        bullets: [
          "Regulagem e limpeza em casa: a partir de {price.preventive}, sem peças",
          "Conserto com peça: preço pela foto da etiqueta e pelo vídeo do defeito",
          "Troca do motor em casa: de {price.homeSwap}, com mão de obra",
          "Motor de prédio ou galpão: de {price.heavySwap}",
        ],
      },
      {
        about: "check",
        headings: ["Antes de fazer o Pix", "Pix com segurança"],
        slots: [
          [
            "Confira se o nome de quem recebe é o da proposta.",
            "O favorecido tem de ser o mesmo que assina o orçamento.",
          ],
          [
            "Combine o momento: o mais tranquilo é pagar depois do teste, com o portão funcionando.",
            "Deixe escrito quando se paga; em conserto pequeno, o comum é no fim do serviço.",
          ],
          [
            "Guarde comprovante e nota, que provam a data da garantia.",
            "O comprovante não substitui a nota: peça as duas coisas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual o desconto no Pix?",
        answers: [
          "Não há porcentagem fixa: depende do serviço e da peça, e vem no orçamento.",
          "Varia com o serviço. Peça os dois totais, à vista e no cartão, e a diferença aparece.",
        ],
      },
      {
        question: "Posso dividir o conserto do portão?",
        answers: [
          "Pode, no cartão, em até {shop.instalments} vezes.",
          "Sim: o cartão divide em até {shop.instalments} vezes, peça e mão de obra juntas.",
        ],
      },
      {
        question: "Preciso fazer o Pix antes da visita?",
        answers: [
          "O momento é combinado no orçamento; desconfie de quem exige o total adiantado sem proposta escrita.",
          "Combine antes. Sem proposta por escrito, não transfira.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e um vídeo do defeito, e diga que quer o total no Pix",
  },
  {
    id: "interfone-abre-social-e-nao-garagem",
    broader: "interfone",
    label: "Interfone abre o social e não a garagem",
    phrase: "o interfone que abre o social e não a garagem",
    asks: [
      "interfone abre porta garagem não",
      "interfone abre porta portão garagem não",
      "interfone abre porta não garagem",
      "interfone abre pedestre não garagem",
      ...combine(
        ["interfone abre", "interfone só abre", "interfone aciona", "porteiro eletrônico abre"],
        [
          "social não garagem",
          "portão social não garagem",
          "portão social mas não garagem",
          "social e não garagem",
          "pedestre não garagem",
          "portãozinho não garagem",
          "portão pequeno não garagem",
          "portão pequeno não grande",
          "só social",
          "só portão social",
        ],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Interfone que abre o portão social mas não o da garagem: se nunca abriu, falta a segunda ligação, do interfone à entrada de botoeira do motor; se abria e parou, é fio, relé (o contato que leva a ordem) ou a central. Teste a botoeira da parede; a visita em casa parte de {price.preventive}, sem peças.",
        "O interfone toca, abre a porta e não abre a garagem porque são dois circuitos: a fechadura recebe tensão, e o motor quer um contato na entrada de botoeira, dado por tecla ou relé. Sem essa ligação, é instalação; se ela existia e falhou, é conserto, com visita em casa desde {price.preventive}, sem peças.",
        "Abrir o social e não a garagem é o normal do interfone de uma saída, pois a garagem pede outra tecla ou relé até a botoeira do motor. Se já funcionou, aperte a botoeira: abrindo, o defeito é no fio ou no relé; se não, na central. O técnico resolve em visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Nunca abriu ou parou de abrir", "Ache o lado do defeito"],
        slots: [
          [
            "Poucas respostas separam falta de ligação, fio e central, sem abrir nenhuma caixa.",
            "Não é preciso abrir nada: basta saber se já funcionou e apertar a botoeira, o botão da parede.",
            "Lembre se a garagem já abriu pelo interfone e teste o botão da parede. O resultado aponta o lado.",
          ],
        ],
        bullets: [
          "Nunca abriu: falta a ligação; veja se o aparelho tem segunda tecla ou saída auxiliar",
          "Parou, e a botoeira abre: fio partido, relé ou tecla do interfone",
          "Parou, e nem a botoeira abre: central, borne de comando ou energia do motor",
          "Parou depois de trocar o interfone: a segunda saída não foi religada",
        ],
      },
      {
        about: "visit",
        headings: ["Como se liga a garagem ao interfone", "Segunda tecla, relé e botoeira"],
        slots: [
          [
            "Em aparelho com duas saídas, a segunda, sem tensão, vai direto à entrada de botoeira da placa. No de uma saída só, ligar a garagem em paralelo queimaria a placa e abriria os dois portões juntos, por isso se usa outra tecla ou um botão separado.",
            "Havendo saída auxiliar, dois fios até a entrada de botoeira bastam. Sem ela, não se liga a garagem junto da fechadura, o que queimaria a placa e abriria tudo de uma vez: põe-se um botão à parte.",
            "Duas saídas resolvem com um par de fios até a botoeira do motor. Com uma só, a solução é um botão próprio, porque a fechadura manda tensão e estragaria a central.",
          ],
          [
            "No fim se prova que cada tecla move só o seu portão e que a fotocélula segura o fechamento.",
            "O teste final confere uma tecla por portão e o sensor de passagem funcionando.",
            "Antes de sair, o técnico mostra que a tecla do social não move a garagem, e o contrário.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço da ligação", "Fio, relé ou aparelho novo"],
        slots: [
          [
            "Conta a distância do cabo e se o aparelho já tem segunda saída. Religar um fio solto é o menor custo; relé e botão ficam no meio, e interfone novo de duas saídas, no maior.",
            "O mais barato é refazer o fio ou a ligação perdida. Depois vêm o relé e o botão separado, e por último a troca do interfone.",
            "Metros de cabo e tipo de aparelho formam o valor. Conserto de fio custa pouco, botão e relé um pouco mais, e aparelho de duas saídas é o mais caro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "É seguro abrir a garagem pelo interfone?",
        answers: [
          "Só vendo a entrada, por câmera ou vídeo porteiro, e com fotocélula funcionando.",
          "Sem imagem, não convém: o vão é grande, e quem está a pé entra junto com o carro.",
        ],
      },
      {
        question: "Meu interfone tem uma tecla só. Preciso trocar?",
        answers: [
          "Nem sempre: um botão separado ou um módulo de celular na botoeira do motor faz o mesmo.",
          "Em geral não; um botão ao lado do interfone, ligado ao motor, resolve com menos custo.",
        ],
      },
      {
        question: "A garagem abre pelo controle. A central está boa?",
        answers: [
          "Quase sempre: motor e placa funcionam. Só a entrada de botoeira pode ter falhado, e isso se mede.",
          "Em geral sim, e a falha fica entre o interfone e a placa. A botoeira da parede confirma.",
        ],
      },
      {
        question: "Posso ligar os fios eu mesmo?",
        answers: [
          "Não: a outra ponta fica dentro da caixa do motor, junto da rede. Um fio trocado manda tensão para a placa e a queima.",
          "Melhor deixar com o técnico, porque o erro comum, ligar a saída da fechadura na central, queima a placa.",
        ],
      },
    ],
    photo: "fotos do interfone por dentro da casa, da marca e do modelo dele e da etiqueta do motor",
  },
  {
    id: "automatizar-correr-passo-a-passo",
    broader: "automatizar-manual",
    label: "Automatizar portão de correr manual, passo a passo",
    phrase: "a automação do portão de correr, passo a passo",
    asks: [
      ...combine(
        ["automatizar", "motorizar", "transformar automático", "passar manual para automático"],
        [
          "manual correr passo passo",
          "correr passo passo",
          "deslizante passo passo",
          "portão correr passo passo",
          "manual deslizante passo passo",
          "portão correr etapas",
          "portão correr como fazer",
        ],
      ),
      "automatizar portão manual correr passo passo",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para automatizar um portão manual de correr, a ordem é: folha leve e nivelada, batentes e guias, circuito com terra, base, motor, cremalheira com {rack.clearance} de folga, fim de curso, fotocélula, força e controles. Leva {time.sliding}; o motor de casa, com a mão de obra, fica de {price.homeSwap}, mais base e elétrica, se faltarem.",
        "O portão de correr manual vira automático em nove passos, do trilho ao teste final, e os três primeiros são antes do motor: folha, batente e energia. A montagem leva {time.sliding}; só a mão de obra, com motor seu, parte de {price.installation}.",
        "Passo a passo, automatizar o portão de correr começa na folha, que deve andar com uma mão, e termina no teste da fotocélula; no meio vêm base, motor, cremalheira e fim de curso. Motor e mão de obra em casa ficam de {price.homeSwap}; a foto e o peso da folha fecham o valor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Os nove passos, em ordem", "Do portão manual ao automático"],
        slots: [
          [
            "Os passos 1 e 2 você já pode conferir; da elétrica em diante é serviço de técnico.",
            "O disjuntor fica desligado até o passo da regulagem, que é do técnico.",
          ],
        ],
        steps: [
          "Folha: corra na mão; tem de andar leve, reta e ficar parada em qualquer ponto.",
          "Batentes e guias: parada firme nas duas pontas e guia alta, para a folha não tombar nem sair do trilho.",
          "Energia: circuito próprio, disjuntor e aterramento, com eletroduto até a base.",
          "Base: concreto ou chapa nivelada, acima da água da chuva.",
          "Motor: fixado paralelo à folha, do lado para onde ela se recolhe.",
          "Cremalheira: presa à folha, com {rack.clearance} de folga até a engrenagem, igual em todo o curso.",
          "Fim de curso: ímãs ou cames que param a folha antes do batente.",
          "Fotocélula: um par no vão, na altura do para-choque ou mais baixa.",
          "Regulagem e teste: força mínima, pausa, controles gravados, trincos antigos retirados e destravamento ensinado.",
        ],
      },
      {
        about: "choose",
        headings: ["Que motor pedir pelo peso", "Como escolher o motor de correr"],
        slots: [
          [
            "Peça motor cuja ficha suporte ao menos um terço a mais que o peso da folha.",
            "Some um terço ao peso estimado da folha e procure esse número na ficha do motor.",
          ],
          [
            "Chapa fechada, vento e muitas aberturas por dia pedem a versão acima; rampa, só depois de ver no local.",
            "Com folha fechada, rua de vento ou uso de várias famílias, suba uma versão.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço", "O que entra e o que fica fora"],
        slots: [
          [
            "Entram motor, cremalheira, central, controles e montagem; base, ponto de energia e roldanas vêm em linhas separadas.",
            "Fora do motor, pesam na conta a base, o cabo desde o quadro e o acerto de trilho e roldanas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso automatizar o portão de correr sozinho?",
        answers: [
          "Em parte: limpar o trilho, retirar o trinco e preparar a base. Ligação na rede, força e fotocélula são do técnico.",
          "A preparação, sim; a elétrica e a regulagem, não, porque são feitas com tensão e folha pesada.",
        ],
      },
      {
        question: "Preciso trocar o portão para pôr motor?",
        answers: [
          "Quase nunca, se a folha é firme e anda leve. Roldana gasta e trilho torto se acertam antes.",
          "Não, na maioria das casas: a folha atual recebe só a cremalheira.",
        ],
      },
      {
        question: "O concreto da base precisa secar antes?",
        answers: [
          "Sim, alguns dias de cura; por isso a base é feita antes da visita do motor, ou se usa chapa soldada.",
          "Precisa. Base nova espera a cura; sobre piso firme, chapa com chumbador permite montar no mesmo dia.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, do trilho e do quadro de luz, com a largura, a altura e o material da folha",
  },
  {
    id: "solda-e-dobradica",
    broader: "solda",
    label: "Solda de portão e troca de dobradiça",
    phrase: "a solda e a troca de dobradiça do portão",
    asks: [
      ...combine(
        ["solda", "soldar", "soldador"],
        [
          "dobradiça",
          "portão dobradiça",
          "trocar dobradiça",
          "troca dobradiça",
          "dobradiça quebrada",
          "dobradiça portão",
          "dobradiça pivotante",
          "dobradiça portão abrir",
        ],
      ),
      "dobradiça soltou solda",
    ],
    intent: "repair",
    answers: {
      any: [
        "Solda trincada e dobradiça quebrada ou gasta se consertam juntas: a folha é escorada, a dobradiça sai, a trinca é aberta até o metal bom e tudo é ressoldado no prumo. Pare de usar e desligue o disjuntor; o valor sai pela foto, à parte da regulagem do motor, que em casa parte de {price.preventive}, sem peças.",
        "Para soldar a dobradiça do portão, o técnico deixa a folha escorada e a placa do motor fora dos fios, porque a corrente da solda a queima. Até lá, disjuntor desligado e portão parado; solda e peça são orçadas pela foto, e a regulagem depois, em casa, começa em {price.preventive}.",
        "Dobradiça quebrada ou com a solda aberta deixa a folha cair e força o motor: não use o portão e mantenha o disjuntor desligado. Com a folha escorada, a dobradiça é trocada ou ressoldada com reforço. O preço vem pela foto; a regulagem final, em residência, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Só solda ou dobradiça nova", "O que a foto precisa mostrar"],
        slots: [
          [
            "Olhe de fora, sem levantar a folha nem ficar do lado para onde ela pode cair. O que se vê já diz o reparo.",
            "A inspeção é com os olhos, porque a folha solta tomba. Pela aparência do ponto se sabe o que fazer.",
            "Ninguém levanta nem escora a folha sozinho. De longe, dá para reconhecer o caso pela lista.",
          ],
        ],
        bullets: [
          "Trinca na solda, dobradiça firme: refazer a solda e reforçar",
          "Pino com folga ou torto: dobradiça nova, da mesma carga",
          "Ponta da folha raspando no chão: dobradiça ou coluna cedeu",
          "Suporte do motor solto: solda com chapa de reforço",
          "Ferro esfarelando: corta-se o trecho podre antes",
        ],
      },
      {
        about: "visit",
        headings: ["Como a solda e a troca são feitas", "A ordem do reparo"],
        slots: [
          [
            "A ordem protege a folha, que pode cair, e a placa, que a corrente da solda queima.",
            "O serviço é feito no local, e cada passo evita um acidente ou uma placa queimada.",
            "Primeiro a segurança da folha e da central, depois o ferro. Na visita, faz-se assim.",
          ],
        ],
        steps: [
          "Desligar o disjuntor e soltar os fios da central.",
          "Escorar a folha e soltar o braço do motor.",
          "Abrir a trinca ou cortar a dobradiça velha e limpar o metal.",
          "Pôr a folha no prumo e soldar, com reforço.",
          "Passar fundo contra ferrugem.",
          "Religar, regular força e parada e testar.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a dobradiça quebra", "O que abre a solda"],
        slots: [
          [
            "A causa comum é esforço repetido: motor com força alta, batida no fim do curso, falta de batente ou folha pesada demais para a dobradiça. Se isso não for corrigido no mesmo serviço, a solda nova abre também.",
            "Dobradiça quebra por tranco: o motor forte demais, a falta de batente ou a folha que ganhou chapa e peso. Por isso a regulagem entra junto, senão o ponto volta a trincar.",
            "Pancada no fim, folha acima da carga da dobradiça e ferrugem são o que mais abre a solda. O técnico acerta força, parada e batente, para o reparo durar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço", "Solda, peça e regulagem na conta"],
        slots: [
          [
            "Refazer um cordão de solda custa menos que trocar a dobradiça, e o reforço de chapa, a folha alta ou pesada e a segunda pessoa para escorar sobem o valor. Quadro ou chapa podre é de serralheiro, e isso dizemos antes.",
            "Só ressoldar é o mais barato; dobradiça nova e chapa de reforço somam material. Folha grande pede mais gente e mais escora. Se o ferro está podre, o caso passa ao serralheiro, avisado pela foto.",
            "O valor cresce com a dobradiça nova, o reforço e o trabalho de segurar a folha; uma trinca pequena em metal firme é o menor. Reparo de quadro ou de chapa fica com a serralheria.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão com a solda trincada?",
        answers: [
          "Não. A trinca abre de vez com o tranco do motor, e a folha pode cair sobre alguém ou sobre o carro.",
          "Não: desligue o disjuntor e deixe a folha parada até o reparo. Meia solda não segura o arranque do motor.",
        ],
      },
      {
        question: "Soldar com o motor instalado queima a placa?",
        answers: [
          "Pode queimar, se a central continuar ligada aos fios. Por isso ela é desconectada, e não só desligada no disjuntor.",
          "Pode. Antes da solda, além do disjuntor, soltam-se os fios da placa, que assim fica fora do caminho da corrente.",
        ],
      },
      {
        question: "A roldana pode ser trocada na mesma visita?",
        answers: [
          "Pode, se o portão é de correr e a foto mostra a roldana gasta. Avise antes, com o diâmetro e o tipo de trilho, para a peça ir junto.",
          "Sim: roldana, solda e alinhamento são vistos juntos. Com a foto da roldana e do trilho, o técnico já leva o par certo.",
        ],
      },
      {
        question: "Portão de alumínio também se solda no local?",
        answers: [
          "Nem sempre: alumínio pede outra máquina e outro processo e, muitas vezes, vai para a oficina.",
          "Depende do ponto. A solda de alumínio é diferente da de ferro, e nem todo reparo se faz na rua.",
        ],
      },
    ],
    photo: "fotos de perto da trinca e da dobradiça e uma do portão inteiro, de longe",
  },
  {
    id: "gatter-ainda-tem-peca",
    broader: "peccinin-gatter",
    label: "Peças do Peccinin Gatter",
    phrase: "as peças do Peccinin Gatter",
    asks: [
      ...combine(
        ["gatter", "peccinin gatter", "motor gatter"],
        [
          "peças",
          "peça",
          "peças ainda existem",
          "ainda existe peça",
          "ainda tem peça",
          "tem peça",
          "acha peça",
          "peças reposição",
          "saiu linha",
          "fora linha",
          "engrenagem placa peça",
        ],
      ),
      ...combine(
        [
          "gatter 3000",
          "gatter 3030",
          "peccinin gatter 3000",
          "motor peccinin gatter 3000",
          "motor peccinin gatter 3030",
        ],
        ["peças", "peças reposição", "comprar peças", "tem peça"],
      ),
      "[marca] [modelo] peccinin gatter 3000 peças",
      "[marca] [modelo] peccinin gatter 3000 peças reposição",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor Peccinin Gatter ainda tem peças, em geral: capacitor, fim de curso, controles e central compatível se acham, e engrenagem e coroa dependem da versão da etiqueta. Vendemos avulsas ou com a troca; acima da metade do motor novo, de {price.homeSwap} trocado em casa, o conserto não compensa.",
        "Vendemos peças de reposição para o motor Peccinin Gatter, avulsas ou com a troca: placa, capacitor, engrenagem, fim de curso, rolamento e cremalheira. A foto da etiqueta e da peça gasta diz qual serve e o preço; se faltar redutor em Gatter antigo, a troca em casa fica de {price.homeSwap}.",
        "Peças do Gatter ainda existem na maioria dos casos: as elétricas são comuns a muitos motores de correr, e engrenagem e coroa só servem as da versão certa, escrita na etiqueta. O que pode faltar é carcaça e redutor completo, e aí o motor novo sai de {price.homeSwap}, trocado em casa.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Peça por peça do Gatter", "O que se acha para o Gatter"],
        slots: [
          [
            "O Gatter é motor de portão de correr, e há mais de uma versão com o mesmo nome. Por isso o nome sozinho não basta para pedir peça mecânica.",
            "Existem versões diferentes de Gatter, todas para portão de correr. A parte elétrica varia pouco; a mecânica é de cada versão.",
            "Todo Gatter é deslizante, mas as versões não são iguais por dentro, e a engrenagem de uma não entra na outra.",
          ],
        ],
        bullets: [
          "Capacitor: pelo valor em microfarads e pela tensão escritos nele",
          "Fim de curso e ímãs: do tipo que a placa lê",
          "Central: original ou compatível com a tensão e o fim de curso",
          "Engrenagem e coroa: por dentes, furo e versão da etiqueta",
          "Cremalheira: de passo igual ao da engrenagem de saída",
          "Carcaça e redutor completo: os primeiros a faltar",
        ],
      },
      {
        about: "check",
        headings: ["Como achar a peça certa", "O que mandar para o orçamento"],
        slots: [
          [
            "A etiqueta é o que fecha a versão, e a foto dela evita comprar peça que não encaixa. Não abra a tampa para procurar código, porque há tensão da rede por dentro.",
            "Sem a versão da etiqueta, peça mecânica é sorte. Fotografe por fora; a placa só o técnico abre, com a energia desligada.",
            "Versão certa, peça certa: a etiqueta traz as duas informações que importam. O que está sob a tampa fica para o técnico.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor.",
          "Fotografe o motor inteiro e a engrenagem de saída, por fora.",
          "Se a peça já está fora, ponha uma régua ao lado.",
          "Diga o que o motor faz: ronca, gira em falso ou não dá sinal.",
        ],
      },
      {
        about: "choose",
        headings: ["Consertar o Gatter ou trocar", "Até quando a peça compensa"],
        slots: [
          [
            "Com uma peça só ruim e o redutor, a caixa de engrenagens, sem folga, conserte o Gatter. Placa e engrenagem juntas, ou conta acima da metade do motor novo, pedem a troca.",
            "Compensa consertar enquanto a caixa de engrenagens está firme e falta uma peça. Se a soma passa da metade de um motor novo, trocar é melhor negócio.",
            "O redutor, onde ficam as engrenagens, decide: firme, vale a peça; com folga ou com a placa também queimada, vale o motor novo, com {warranty.motor} de garantia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês vendem só a peça do Gatter, sem a troca?",
        answers: [
          "Sim. O valor da peça vem separado do da mão de obra; placa e capacitor convém que o técnico ponha, porque ficam junto da rede elétrica.",
          "Vendemos avulsa. Para placa, capacitor e engrenagem interna, recomendamos a troca pelo técnico, por segurança e para não errar a montagem.",
        ],
      },
      {
        question: "A placa do Gatter pode ser de outra marca?",
        answers: [
          "Pode, se a central for compatível com a tensão do motor e com o fim de curso; os controles podem precisar de troca.",
          "Sim, em geral: central universal serve, com tensão, capacitor e fim de curso conferidos.",
        ],
      },
      {
        question: "A etiqueta do Gatter apagou. Como acho a peça?",
        answers: [
          "Por fotos da carcaça, da engrenagem de saída e da placa; a contagem de dentes fecha a versão.",
          "Mande fotos do motor inteiro e da peça ao lado de uma régua.",
        ],
      },
      {
        question: "Peça paralela serve no Gatter?",
        answers: [
          "Serve, se dentes, furo e material forem os mesmos. Em engrenagem, a medida errada come a coroa.",
          "Em geral sim para a parte elétrica; na engrenagem, só com medida igual.",
        ],
      },
    ],
    photo: "a foto da etiqueta do Gatter e da peça gasta, ao lado de uma régua se já estiver fora",
  },
  {
    id: "correr-embaixo-do-quarto",
    broader: "deslizante",
    label: "Motor de correr silencioso sob o quarto",
    phrase: "o motor de correr embaixo do quarto",
    asks: [
      ...combine(
        ["correr", "deslizante"],
        [
          "motor quarto cima garagem",
          "motor silencioso quarto cima garagem",
          "motor mais silencioso quarto cima garagem",
          "silencioso quarto cima",
          "quarto cima garagem",
          "embaixo quarto",
          "debaixo quarto",
          "motor silencioso embaixo quarto",
          "motor silencioso debaixo quarto",
          "motor embaixo quarto",
          "quarto acima",
          "barulho quarto cima",
          "motor quarto bebê",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Para portão de correr com quarto em cima da garagem, escolha motor deslizante com inversor, ou de 24 V, com parada suave, cremalheira de náilon e batente de borracha. O que sobe ao quarto é a pancada no fim e a vibração do trilho: sem roldanas boas, nenhum motor fica quieto. Em casa, a troca fica de {price.homeSwap}.",
        "O mais silencioso para deslizante sob o quarto é o motor com inversor, que parte e para devagar, com cremalheira de náilon e roldanas com rolamento. A troca do motor em casa fica de {price.homeSwap}, com mão de obra; o com inversor fica na parte de cima da faixa.",
        "Com o quarto em cima, o portão de correr pede três coisas: motor com inversor e parada suave, roldana e trilho sem defeito e batente de borracha nas pontas. Antes de comprar, peça a regulagem, a partir de {price.preventive} em casa, sem peças: ela já tira a pancada.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que o quarto ouve do portão de correr", "De onde vem o barulho que sobe"],
        slots: [
          [
            "Motor e trilho ficam no piso; o som chega ao quarto pela parede, pelo ar e pela pancada.",
            "No portão de correr a vibração entra pelo piso e pela coluna, e o pico é a batida.",
          ],
        ],
        bullets: [
          "Pancada no fim: ponto de parada tarde, sem desaceleração, ou batente de ferro",
          "Ronco o curso inteiro: roldana sem rolamento bom ou trilho com degrau",
          "Estalo ritmado: emenda da cremalheira ou roda achatada",
          "Zumbido na parede: motor frouxo na base ou tampa solta",
        ],
      },
      {
        about: "choose",
        headings: ["O que pedir no orçamento", "A lista do portão de correr quieto"],
        slots: [["Peça estes itens por escrito.", "São poucos itens, e todos se conferem na entrega."]],
        steps: [
          "Motor com inversor ou 24 V, com desaceleração nas duas pontas.",
          "Cremalheira de náilon com alma de aço, na folga de {rack.clearance}.",
          "Roldanas novas com rolamento, do perfil do trilho.",
          "Trilho nivelado, com as emendas esmerilhadas.",
          "Base firme, com calço de borracha sob o motor se o manual permite.",
          "Batente de borracha nas duas pontas.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para silenciar sem trocar o motor?",
        answers: [
          "Muitas vezes dá: regulagem do fim de curso, borracha e roldanas tiram o pior, a partir de {price.preventive} em casa, sem peças.",
          "Em boa parte, sim, se o ruído vem da folha. Filme com som: pelo vídeo se vê.",
        ],
      },
      {
        question: "O motor de 24 V é mais silencioso que o comum?",
        answers: [
          "Em geral sim, porque controla a velocidade e para macio; confira se a ficha suporta o peso da folha.",
          "Costuma ser, como o de inversor. O peso da folha e o uso dizem qual dos dois serve.",
        ],
      },
      {
        question: "Cremalheira de náilon aguenta portão pesado?",
        answers: [
          "Com alma de aço, a maioria dos portões de casa. Em folha muito pesada a de aço continua necessária.",
          "Aguenta o portão comum de casa; veja na ficha dela o peso máximo.",
        ],
      },
    ],
    photo: "um vídeo com som do portão andando, a etiqueta do motor e as medidas da folha",
  },
];
