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
        `O motor ${make} que não fecha até o final quase sempre está com o fim de curso fora do ponto: é ele que diz à placa onde a folha para. Antes, desligue o disjuntor e veja se há pedra ou sujeira no fim do caminho. Se o portão continuar parando antes, a regulagem em casa parte de {price.preventive}, sem peças.`,
        `Quando o motor ${make} não fecha tudo e deixa uma fresta, há duas causas comuns: sujeira no fim do caminho ou o fim de curso, a peça que marca a parada, fora do lugar. A sujeira você limpa, com o disjuntor desligado. O fim de curso é regulado pelo técnico, a partir de {price.preventive} em casa, sem peças.`,
        `No portão com motor ${make} que não fecha completamente, o lugar em que a folha para mostra a causa. Se ela para sempre no mesmo ponto, o fim de curso saiu do lugar ou o percurso foi mal gravado. Se cada vez para num ponto, a folha está pesada ou presa. A regulagem em casa parte de {price.preventive}, sem peças.`,
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que a parada mostra", "O que observar antes de chamar"],
        slots: [
          [
            "Se a folha está reta e anda sem estalo, acione uma vez, de longe e com a passagem livre, e repare onde e como ela para. O jeito de parar quase sempre mostra a causa, sem abrir o motor.",
            "Com a folha reta e o vão livre, um ciclo observado de longe vale mais que várias tentativas. Veja se o portão para de leve ou com um tranco. Basculante torto ou com cabo frouxo não deve ser acionado.",
            "Filme de longe o fim do movimento, num único comando e só se a folha anda reta. Parada suave indica regulagem, e parada forçada indica que algo prende a folha.",
          ],
        ],
        bullets: [
          "Para de leve, sempre no mesmo ponto: fim de curso deslocado ou percurso mal gravado.",
          "Para com esforço ou tranco: sujeira no caminho ou folha raspando.",
          "Para cada vez num ponto: folha pesada, peça gasta no motor ou força baixa.",
          "Encosta e volta a abrir: a central sente esforço no fim, ou a fotocélula está suja ou desalinhada.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acerta o ponto de parada", "A regulagem do fechamento"],
        slots: [
          [
            "O técnico vê primeiro se a folha chega livre até o batente; o basculante é escorado antes disso. Depois ele move o ímã ou a peça do fim de curso que marca a parada. Em motor que desacelera antes do fim, o percurso é gravado de novo na central.",
            "A primeira conferência é da folha, que precisa ir livre até o batente. Em seguida o técnico acerta o fim de curso, por ímã ou por peça mecânica, conforme o motor. Os modelos que freiam sozinhos pedem que o percurso seja gravado outra vez.",
            "Com a folha segura, o técnico a solta do motor e confere se ela anda leve até o fim. Só então ele muda a posição do sensor que marca a parada. Se o motor freia sozinho antes de chegar, o percurso é gravado de novo.",
          ],
          [
            "A força do motor não deve ser aumentada para fechar a fresta, porque isso só esconde a folha pesada e deixa o portão perigoso. Ela fica no mínimo que move a folha, e a fotocélula é testada no fim.",
            "Aumentar a força parece resolver, mas põe em risco quem passa. O certo é tirar o que prende a folha e manter a força no mínimo, com a fotocélula funcionando.",
            "Fechar na força gasta a engrenagem e pode machucar alguém. A folha precisa andar livre, e o motor só a leva até o ponto.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Ajuste ou peça: o que muda no preço", "Quando só regular não basta"],
        slots: [
          [
            "Regular o ponto, limpar e lubrificar fazem parte da visita de ajuste. Sensor queimado, roldana gasta ou cremalheira quebrada são peças, e o valor delas é informado antes da troca.",
            "Na maioria das vezes basta o ajuste, sem peça nenhuma. Se o ímã sumiu, o sensor falhou ou a roda acabou, o valor da peça é informado antes.",
            "O acerto do percurso é serviço de visita; peça só entra se algo estiver partido ou gasto. Nesse caso você recebe o valor antes e decide.",
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
          "Só para reapertar um ímã solto no lugar marcado, com o disjuntor desligado. Mudar o ponto pede testar a parada, e isso é do técnico.",
        ],
      },
      {
        question: "Começou depois de faltar luz. Tem relação?",
        answers: [
          "Em muitas centrais, sim: a folha parou no meio e o motor perdeu a conta do percurso. O primeiro ciclo depois da luz costuma ser lento, até o fim. Se não acertar, o percurso é gravado de novo.",
          "Pode ter. Muitas centrais voltam devagar depois da queda de luz e procuram o fim do percurso. Se não o acham, o técnico grava de novo.",
        ],
      },
      {
        question: "Como fecho a casa até a visita?",
        answers: [
          "O portão de correr ou de abrir, reto e em piso plano, pode ser fechado na mão, com o disjuntor desligado e o motor destravado. O basculante não se destrava: tranque a porta da casa e espere o técnico.",
          "Portão de correr reto, no trilho, pode ser fechado à mão, com o disjuntor desligado e o motor destravado. O basculante fica como está até a visita.",
        ],
      },
      {
        question: "Fotocélula suja faz o portão parar antes?",
        answers: [
          "Em geral ela faz o portão voltar a abrir, e não parar com fresta. Limpe as lentes com um pano seco, com o disjuntor desligado, antes de pensar em regulagem.",
          "O comum é ela fazer a folha voltar, e não deixar uma fresta. Passe um pano seco nas duas lentes e teste de novo, de longe.",
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
        "O TX Car, controle ligado ao farol alto, vale a pena no portão do prédio se o receptor aceita o código dele e o síndico autoriza a gravação: não tem pilha nem sai do carro. Onde o condomínio já usa tag, não compensa; pergunte o padrão do receptor antes de comprar.",
        "Sim, o TX Car funciona no portão do condomínio quando usa o mesmo código do receptor e o síndico autoriza gravar mais um na sua unidade. Vale pela falta de pilha e por abrir com o lampejo do farol; se o prédio já lê tag, fique com ela.",
        "Instalar TX Car para abrir a garagem do prédio depende de duas respostas: o código do receptor e a autorização do síndico. Com ambas, o farol alto faz as vezes do controle, sem pilha para trocar; sem elas, use o controle comum ou a tag.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["TX Car, controle ou tag no prédio", "Quando o farol ganha e quando perde"],
        slots: [
          [
            "O TX Car é um transmissor no cofre do motor, que envia o código quando você pisca o farol. A escolha depende do que o portão do prédio já lê.",
            "Trata-se de um emissor escondido no carro, acionado pelo lampejo do farol. Compare com o que a garagem já aceita.",
            "Ligado ao farol alto, o TX Car manda o código do portão sem nada na mão. Veja onde ele ganha dos outros.",
          ],
        ],
        bullets: [
          "TX Car: fica no carro ou na moto, sem pilha",
          "Controle comum: mais barato e vai com você a pé",
          "Tag: identifica o veículo, mas pede leitor no portão",
          "Receptor de código rolante: só aceita transmissor da mesma linha",
        ],
      },
      {
        about: "check",
        headings: ["O que perguntar ao síndico", "Antes de comprar o TX Car"],
        slots: [
          [
            "O morador não tem acesso ao receptor: quem grava é a portaria ou a empresa do portão. Pergunte tudo antes da compra, porque o aparelho errado não se adapta.",
            "Só a empresa do portão ou o zelador autorizado mexe no receptor. Estas perguntas evitam comprar um código que não serve.",
            "A gravação passa pela administração, e não pelo morador. Confirme antes, já que código errado não tem conserto.",
          ],
        ],
        steps: [
          "Pergunte marca, frequência e tipo de código do receptor.",
          "Veja se o regimento limita os controles por unidade.",
          "Peça autorização escrita para gravar mais um código.",
          "Combine a gravação com o carro na entrada.",
          "Ao vender o carro, peça que apaguem o código.",
        ],
      },
      {
        about: "cost",
        headings: ["O que se paga para usar o TX Car", "Aparelho, instalação e gravação"],
        slots: [
          [
            "São três partes: o transmissor, a ligação no farol por um auto elétrico e a gravação no receptor. O aparelho custa mais que um controle comum e, em troca, dispensa pilha; tudo fica por conta do morador.",
            "O morador paga o aparelho, o auto elétrico e, às vezes, a gravação. Sai acima do controle comum, e a economia está na pilha e no controle que não se perde.",
            "Some transmissor, auto elétrico e cadastro na central. Por ser mais caro que o controle de mão, compensa a quem abre o portão todo dia.",
          ],
          [
            "A ligação no farol leva em geral até {trade.smallRepair} e deve ter fusível próprio. A gravação no receptor toma poucos minutos.",
            "No carro, o serviço costuma caber em {trade.smallRepair}, com fusível só para ele. Na central, gravar é coisa de minutos.",
            "Conte até {trade.smallRepair} no auto elétrico, que instala um fusível, e alguns minutos para cadastrar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O síndico pode proibir o TX Car?",
        answers: [
          "Em geral pode recusar, se a convenção ou o regimento define o tipo de controle ou o limite por unidade.",
          "Pode, quando há regra de acesso no prédio. Pergunte por escrito e guarde a resposta.",
        ],
      },
      {
        question: "O portão pode abrir quando pisco o farol na rua?",
        answers: [
          "Pode, dentro do alcance, de até {trade.reach} em campo aberto. Prefira modelo que só transmite no segundo lampejo.",
          "Sim, perto do prédio. O modelo de dois lampejos evita abrir por engano.",
        ],
      },
      {
        question: "Serve em qualquer carro ou moto?",
        answers: [
          "Na maioria, porque usa o sinal do farol alto em 12 V. Farol de LED comandado por módulo pede atenção do auto elétrico.",
          "Em quase todos os de 12 V. Carros com farol eletrônico precisam de avaliação antes.",
        ],
      },
      {
        question: "Quem rouba o carro abre o portão?",
        answers: [
          "Abre, como abriria com o controle no console. Avise a portaria na hora, para apagar o código.",
          "Sim, até o código ser apagado. Por isso anote o número no cadastro da unidade.",
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
        "Para fazer a manutenção do portão em casa a cada 6 meses, desligue o disjuntor, limpe trilho, cremalheira e lentes, lubrifique pouco o que gira e olhe parafusos e soldas; depois teste a fotocélula com uma caixa. Cabo, mola, placa e força ficam para o técnico, {visits.home}, a partir de {price.preventive}, sem peças.",
        "De seis em seis meses, o dono limpa, lubrifica pouco e observa o portão, com o disjuntor desligado, e testa a fotocélula no fim, em menos de uma hora. Abrir o motor, regular força e mexer em cabo ou mola cabe à revisão do técnico, desde {price.preventive} em residência, sem peças.",
        "O checklist semestral do portão automático tem quatro partes: disjuntor desligado, limpeza, lubrificação leve e inspeção com os olhos. Religado, prove a fotocélula com uma caixa; o que exige abrir o motor fica para a visita do técnico, em casa a partir de {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer a cada 6 meses, em ordem", "A lista de seis meses do morador"],
        slots: [
          [
            "Faça com o portão fechado, o disjuntor e o nobreak desligados e ninguém por perto da folha. Leva menos de uma hora.",
            "Feche o portão, corte disjuntor e nobreak e afaste crianças. Reserve de 40 minutos a uma hora.",
            "Antes de começar: folha fechada, disjuntor desligado e área vazia. O trabalho todo não passa de uma hora.",
          ],
        ],
        steps: [
          "Varra o trilho e o caminho da folha.",
          "Limpe as lentes da fotocélula e a tampa do motor com pano seco, sem jato.",
          "Lubrifique conforme o portão, só com um fio de produto.",
          "Olhe parafusos do suporte, soldas e ferrugem; anote, sem desmontar.",
          "Religue, afaste-se e assista a um ciclo inteiro, ouvindo.",
          "Enquanto fecha, corte o feixe da fotocélula com uma caixa: o portão tem de parar ou voltar.",
        ],
      },
      {
        about: "care",
        headings: ["O que lubrificar em cada portão", "Lubrificação por tipo de portão"],
        slots: [
          [
            "Limpe o resto antigo antes e use pouco produto, porque o excesso junta areia e vira lixa.",
            "Pouco lubrificante sobre peça limpa é a regra: sobra segura poeira.",
            "Produto novo por cima de sujeira gasta a peça, então limpe primeiro e ponha só um fio.",
          ],
        ],
        bullets: [
          "De correr: a cremalheira leva a graxa que o manual pede; roldana blindada e trilho ficam secos.",
          "De abrir: óleo fino nas dobradiças; o braço fechado não se abre.",
          "Basculante: você limpa e olha de longe; cabos, pivôs e contrapeso são do técnico.",
          "Fechadura e ferrolho: grafite ou óleo fino.",
        ],
      },
      {
        about: "visit",
        headings: ["O que fica para o técnico", "A parte que não é do morador"],
        slots: [
          [
            "Cabo, mola, contrapeso, placa, capacitor e força têm risco e ficam para a visita, {visits.home}. Se algo estala, entorta ou cheira a queimado antes disso, desligue e não espere.",
            "O técnico cuida, {visits.home}, do que está sob tensão ou carga: cabos, molas, placa, capacitor e força. Cabo desfiado ou pancada no fim não aguardam a data.",
            "Tudo o que exige abrir o motor ou mexer em cabo e contrapeso é da visita técnica, {visits.home}. Estalo, folha torta ou cheiro de queimado pedem portão parado no mesmo dia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar graxa no trilho?",
        answers: [
          "Não: ali a graxa prende areia e gasta a roldana. O trilho se varre e fica seco.",
          "Melhor não, porque vira lixa com a areia. Trilho limpo e seco é o certo.",
        ],
      },
      {
        question: "Óleo desengripante serve para lubrificar o portão?",
        answers: [
          "Para soltar ferrugem e limpar, sim; como lubrificante dura pouco. Complete com óleo fino.",
          "Serve de limpeza, mas evapora em semanas. Depois dele passe óleo fino ou o produto do manual.",
        ],
      },
      {
        question: "Preciso destravar o portão para testar?",
        answers: [
          "Só o de correr ou de abrir, reto e em piso plano, com o disjuntor desligado. O basculante não se destrava em casa.",
          "No deslizante e no pivotante planos e leves, pode. Em basculante, nunca: esse teste é do técnico.",
        ],
      },
      {
        question: "E se a fotocélula não parar o portão no teste?",
        answers: [
          "Desligue o disjuntor e não use mais o fechamento automático até o conserto. Limpe as lentes e teste outra vez, só com a caixa.",
          "Limpe e alinhe as lentes e repita com a caixa. Falhou de novo, o portão fica desligado até o técnico ver o sensor.",
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
      "guia manutenção portão",
      "guia de manutenção portão automático",
      "guia manutenção portão eletrônico",
      "dicas manutenção portão eletrônico",
      "dicas manutenção portão automático",
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
        "Para fazer a manutenção do portão eletrônico em casa, desligue o disjuntor, varra o trilho, limpe as lentes da fotocélula com pano seco e procure parafuso frouxo ou cabo desfiado, sem tocar, uma vez por mês. Motor, placa, cabo e contrapeso são do técnico, em visita anual a partir de {price.preventive}, sem peças.",
        "A manutenção do portão eletrônico feita em casa leva quinze minutos por mês: disjuntor desligado, trilho varrido, fotocélula limpa com pano seco e um olhar nos cabos e parafusos. O que tem tampa, tensão ou peso fica para a revisão anual do técnico, desde {price.preventive}, fora peças.",
        "Dicas de manutenção de portão eletrônico para o mês: com o disjuntor desligado, limpe trilho e lentes, lubrifique só as dobradiças ao alcance e olhe cabos e suportes. Não abra o motor nem mexa em mola e contrapeso; essa parte é da visita técnica, que em casa começa em {price.preventive}, sem peças.",
        "O guia de manutenção do portão automático tem duas partes: a sua, todo mês, com o disjuntor desligado, é varrer o trilho, limpar a fotocélula e olhar cabos e parafusos sem tocar; a do técnico, uma vez por ano, é lubrificar, medir, regular força e paradas e testar tudo. Em casa, a visita parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Manutenção em casa, passo a passo", "O que fazer, na ordem certa"],
        slots: [
          [
            "Escolha uma hora em que ninguém vá usar o portão e deixe a folha fechada. Bastam vassoura, pano seco e uns quinze minutos.",
            "Faça com o portão fechado e avise a casa para ninguém acionar o controle. Vassoura e pano resolvem tudo.",
            "Com a folha fechada e a família avisada, separe vassoura e pano seco. Em quinze minutos você termina.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e, se houver, o nobreak.",
          "Varra o trilho e limpe as lentes da fotocélula com pano seco.",
          "Olhe, sem tocar, cabos, soldas, parafusos do suporte e ferrugem.",
          "No de abrir, um fio de óleo fino nas dobradiças; no de correr, limpe a cremalheira.",
          "Religue, fique fora do caminho e assista a um ciclo inteiro, ouvindo.",
          "Com a folha fechando, corte o feixe da fotocélula com um cabo de vassoura: ela para ou volta.",
        ],
      },
      {
        about: "care",
        headings: ["O que não passar no portão", "Erros comuns na limpeza"],
        slots: [
          [
            "Graxa no trilho do chão prende areia e gasta a roldana, por isso ali só entra vassoura. Desengripante e óleo queimado lavam a graxa boa e não servem de lubrificante.",
            "Deixe o trilho limpo e seco, porque graxa com areia vira lixa. Também não use óleo queimado nem desengripante, que tiram o lubrificante certo.",
            "Nada de graxa no trilho: ela junta areia e come a roldana. O desengripante solta ferrugem, mas seca logo e leva a graxa embora.",
          ],
          [
            "Mangueira e jato de água no motor molham a placa e a queimam. Por fora, passe só pano úmido bem torcido, com o disjuntor desligado.",
            "Não lave o motor, pois a água entra pela tampa e chega à central. Pano quase seco, com a energia cortada, limpa bem.",
            "A água de mangueira é inimiga da placa. Limpe a carcaça com pano torcido e o disjuntor desligado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que deixar para o técnico", "Onde termina a parte do morador"],
        slots: [
          [
            "Cabo de aço, mola e contrapeso seguram a folha e ferem quem mexe, e o basculante não se destrava para testar. Placa, capacitor e regulagem de força pedem a tampa aberta, onde há tensão da rede.",
            "Tudo o que segura peso é do técnico: cabo, mola e contrapeso. O mesmo vale para o que está sob a tampa do motor, como placa, capacitor e força, por causa da tensão.",
            "Peso e eletricidade marcam o limite. Cabo, mola e contrapeso podem soltar a folha; placa e capacitor guardam tensão; e nada disso é serviço de casa.",
          ],
          [
            "A revisão em casa se faz {visits.home}, parte de {price.preventive} e costuma ficar de {price.preventiveRange}, sem peças. Inclui regular força e parada, apertar, limpar e lubrificar.",
            "Marque o técnico {visits.home}: a visita residencial vai em geral de {price.preventiveRange}, fora peças, com regulagem, reaperto e lubrificação.",
            "Uma revisão {visits.home} cobre o resto, com força, parada, aperto e graxa. O valor comum é de {price.preventiveRange} em casa, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quanto em quanto tempo fazer essa limpeza?",
        answers: [
          "Trilho e fotocélula, todo mês; dobradiça e cremalheira, a cada {rack.months}. Em rua de terra, o trilho pede vassoura toda semana.",
          "Uma vez por mês basta na maioria das casas, e a lubrificação se faz a cada {rack.months}. Árvore por cima ou terra na frente encurtam o prazo.",
        ],
      },
      {
        question: "Posso regular a força do motor?",
        answers: [
          "Não. Força alta tira a proteção de quem passa, e a regulagem se faz com a tampa aberta, onde há tensão.",
          "Deixe para o técnico: o ajuste errado faz a folha não parar diante de uma pessoa.",
        ],
      },
      {
        question: "Que lubrificante usar no portão?",
        answers: [
          "Óleo fino ou grafite nas dobradiças e pouca graxa própria no que o técnico indicar. Cremalheira e engrenagem recebem só uma camada leve.",
          "Nas dobradiças, óleo fino; na cremalheira, pouca graxa branca ou o produto do manual. O trilho do chão fica seco.",
        ],
      },
      {
        question: "Quando parar e chamar o técnico?",
        answers: [
          "Com cabo desfiado, folha torta, cheiro de queimado, choque ou fotocélula que não para o portão. Desligue o disjuntor e não use.",
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
        "Sim, o técnico de portão aceita Pix no conserto, e o desconto à vista, quando há, vem escrito no orçamento ao lado do total no cartão, em até {shop.instalments} vezes. A regulagem com limpeza parte de {price.preventive} em casa, sem peças; conserto com peça se orça antes.",
        "Você pode pagar o reparo do portão por Pix: peça os dois totais, à vista e no cartão em até {shop.instalments} vezes, e o desconto, se existir, aparece ali. Para base, a regulagem começa em {price.preventive} em casa, fora peças, e trocar o motor inteiro fica de {price.homeSwap}.",
        "O conserto do portão com pagamento no Pix pode ficar mais barato à vista, mas não há porcentagem fixa: o desconto é combinado antes, por escrito. Aceita-se também cartão em até {shop.instalments} vezes; arrumar o portão só com regulagem custa a partir de {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Quanto fica o conserto no Pix", "O que entra no valor do conserto"],
        slots: [
          [
            "O orçamento separa visita, peça e mão de obra, e mostra sobre o que incide o desconto. Estas são as referências.",
            "Peça e mão de obra vêm em linhas separadas, com o total à vista no fim. Compare com estes valores.",
            "Com as linhas separadas, você vê de onde sai o desconto. Para se situar, veja as faixas.",
          ],
        ],
        bullets: [
          "Regulagem e limpeza em casa: a partir de {price.preventive}, sem peças",
          "Conserto com peça: visita mais o valor da peça, informado antes",
          "Troca do motor em casa: de {price.homeSwap}, com mão de obra",
          "Motor de prédio ou galpão: de {price.heavySwap}",
        ],
      },
      {
        about: "check",
        headings: ["Antes de fazer o Pix", "Pix com segurança"],
        slots: [
          [
            "Confira se o nome de quem recebe é o da proposta e deixe escrito quando se paga. Em conserto pequeno, o comum é no fim, com o portão testado.",
            "O favorecido tem de ser o mesmo que assina o orçamento. O momento mais tranquilo para pagar um reparo pequeno é depois do teste.",
            "Leia o nome do recebedor na tela antes de confirmar. Combine por escrito a hora do pagamento, que em reparo simples costuma ser após o portão funcionar.",
          ],
          [
            "Guarde comprovante e nota, que provam a data da garantia: reparos têm os 90 dias da lei e a instalação de motor, {warranty.installation}.",
            "O comprovante não substitui a nota, então peça as duas coisas. É delas que se contam os 90 dias da lei no reparo e {warranty.installation} na instalação.",
            "Com nota e comprovante você prova o serviço: no conserto vale a garantia da lei, e na instalação, {warranty.installation}.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Pix ou cartão no conserto", "Quando o Pix compensa"],
        slots: [
          [
            "No reparo pequeno, o Pix é o mais simples e pode ter desconto. Na troca do motor, parcelar pesa menos no mês, e vale comparar os dois totais da proposta.",
            "Para uma regulagem, pague à vista no Pix; para um motor novo, veja se o desconto compensa abrir mão das parcelas. A diferença entre os dois totais decide.",
            "Valor baixo combina com Pix, e valor alto, com cartão parcelado. O que decide é quanto muda de um total para o outro na proposta.",
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
        question: "Posso pagar parte no Pix e parte no cartão?",
        answers: [
          "Pode ser combinado: entrada no Pix e o resto em parcelas. Peça que isso fique escrito na proposta.",
          "Sim, se acertado antes. O mais comum é a peça à vista e a mão de obra no cartão.",
        ],
      },
      {
        question: "Preciso fazer o Pix antes da visita?",
        answers: [
          "O momento é combinado no orçamento; desconfie de quem exige o total adiantado sem proposta escrita.",
          "Combine antes. Sem proposta por escrito, não transfira.",
        ],
      },
      {
        question: "Quanto tempo leva o conserto?",
        answers: [
          "Reparo pequeno leva até {trade.smallRepair}. Troca de motor em casa ocupa {time.tilting} no basculante e {time.sliding} no de correr.",
          "Até {trade.smallRepair} no que é ajuste ou peça simples; algumas horas se o motor for trocado.",
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
        "Este é o tutorial, passo a passo, para automatizar portão manual de correr: folha leve, batentes e guias, circuito com terra, base, motor, cremalheira com {rack.clearance} de folga, fim de curso, fotocélula, força e controles. Leva {time.sliding}, e motor com mão de obra em casa fica de {price.homeSwap}.",
        "Neste tutorial para automatizar portão de correr manual, as etapas vão da folha, que deve andar com uma mão, ao teste da fotocélula, passando por base, motor e cremalheira. A montagem leva {time.sliding}; com o motor seu, só a mão de obra parte de {price.installation}.",
        "No tutorial para automatizar portão de correr, a ordem é folha, energia, base, motor, cremalheira, fim de curso, fotocélula e controles, e a ligação elétrica é do técnico. O portão deslizante manual fica automático em {time.sliding}; motor e serviço em casa vão de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Os passos da automação, em ordem", "Do portão manual ao automático"],
        slots: [
          [
            "Os dois primeiros passos você já pode conferir; da elétrica em diante é serviço de técnico. O disjuntor fica desligado até a regulagem.",
            "Confira por conta própria a folha e os batentes. O restante mexe com rede e engrenagem, por isso fica com o técnico, com a energia cortada.",
            "Folha e guias dependem só dos seus olhos e da sua mão. A partir do circuito, é profissional quem faz, com o disjuntor desligado.",
          ],
        ],
        steps: [
          "Folha: corra na mão; deve andar leve, reta e ficar parada em qualquer ponto.",
          "Batentes e guias: parada firme nas duas pontas e guia alta, para a folha não tombar.",
          "Energia: circuito próprio, disjuntor e terra, com duto até a base.",
          "Base e motor: concreto curado ou chapa soldada, motor alinhado à folha.",
          "Cremalheira: ao longo de toda a folha, com {rack.clearance} de folga.",
          "Fim de curso, fotocélula, força e controles, com teste final de longe.",
        ],
      },
      {
        about: "choose",
        headings: ["Que motor pedir pelo peso", "Como escolher o motor de correr"],
        slots: [
          [
            "Some um terço ao peso estimado da folha e procure esse número na ficha do motor. Uma folha de 300 kg pede motor para pelo menos 400 kg.",
            "A ficha deve suportar ao menos um terço a mais que a folha: para 300 kg, escolha motor de 400 kg ou mais. O peso sai da área e da chapa.",
            "Para uma folha de 300 kg, fique com motor de 400 kg para cima, que é um terço de folga. Menos que isso trabalha forçado.",
          ],
          [
            "Chapa fechada, rua de vento e muitas aberturas por dia pedem a versão acima. Trilho em desnível não se resolve com motor maior, e sim nivelando.",
            "Folha cega, vento forte ou uso de várias famílias justificam subir uma versão. Já a inclinação do trilho é para o pedreiro corrigir antes.",
            "Suba uma versão se a folha é fechada, se venta ou se o uso é de prédio. Desnível se corrige no piso, nunca na potência.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da automação", "O que entra e o que fica fora"],
        slots: [
          [
            "Motor, central, controles, cremalheira e montagem formam o valor, de {price.homeSwap} em casa. Base de concreto, ponto de energia e roldanas vêm em linhas separadas.",
            "Em residência, motor com a mão de obra fica de {price.homeSwap}. Fora disso pesam a base, o cabo desde o quadro e o acerto de trilho e roldanas.",
            "O conjunto com serviço custa em casa de {price.homeSwap}. O que soma é a base, a energia até ela e a troca de roldanas.",
          ],
          [
            "Com o motor comprado por você, a mão de obra parte de {price.installation}. Quanto menos obra de piso e elétrica, mais perto do começo da faixa, e o cartão divide em até {shop.instalments} vezes.",
            "Se o motor já é seu, paga-se o serviço, a partir de {price.installation}. Ter base e energia prontas segura o total, que pode ir em até {shop.instalments} parcelas.",
            "Para motor seu, instalar custa desde {price.installation}. Energia e base prontas evitam acréscimos, e há parcelamento em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso automatizar o portão de correr sozinho?",
        answers: [
          "Em parte: limpar o trilho, retirar o trinco e preparar a base. Ligação na rede, força e fotocélula são do técnico, porque envolvem choque e esmagamento.",
          "Só a preparação, como base, trilho e retirada da tranca. A parte elétrica e a regulagem de força ficam com profissional.",
        ],
      },
      {
        question: "Preciso trocar o portão para pôr motor?",
        answers: [
          "Quase nunca, se a folha é firme e anda leve. Roldana gasta e trilho torto se acertam antes do motor.",
          "Não na maioria dos casos. Com quadro rígido, basta trocar roldana e alinhar o trilho.",
        ],
      },
      {
        question: "O concreto da base precisa secar antes?",
        answers: [
          "Sim, cerca de uma semana de cura antes de fixar o motor. Por isso a base é feita antes da visita, ou se usa chapa soldada.",
          "Precisa, em torno de sete dias. Quem não pode esperar usa base de chapa fixada na estrutura.",
        ],
      },
      {
        question: "Qual a garantia?",
        answers: [
          "{warranty.motor} no motor e {warranty.installation} na instalação, por escrito. Num motor comprado fora, a do aparelho é de quem vendeu.",
          "O motor tem {warranty.motor} do fabricante e o serviço, {warranty.installation}. Se o motor foi comprado por você, o defeito dele se trata com o vendedor.",
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
        "A solda trincada e a dobradiça quebrada ou gasta são consertadas juntas: o técnico escora a folha, retira a dobradiça, abre a trinca até o metal bom e solda tudo no prumo. Até lá, não use o portão e desligue o disjuntor. A solda é orçada pela foto, à parte da regulagem do motor, que em casa parte de {price.preventive}, sem peças.",
        "Para soldar a dobradiça do portão que quebrou, o técnico escora a folha e desconecta a placa do motor, porque a corrente da solda a queima. Até a visita, deixe o disjuntor desligado e o portão parado. A solda e a peça são orçadas pela foto, e a regulagem final, em casa, parte de {price.preventive}, sem peças.",
        "A dobradiça quebrada ou com a solda aberta pode deixar a folha cair e força o motor: não use o portão e mantenha o disjuntor desligado. O técnico escora a folha e troca ou solda a dobradiça com reforço. O preço vem pela foto; a regulagem final, em residência, parte de {price.preventive}, sem peças.",
      ],
      price: [
        "O preço da solda da dobradiça do portão depende do que cedeu: refazer a solda com a dobradiça boa é o mais barato, trocar a dobradiça e soldar custa mais, e reforçar a coluna é o mais caro. Folha pesada, que precisa de escora, também encarece. Mande fotos da dobradiça e da coluna, de perto e de longe, e não use o portão até o conserto.",
        "Quanto custa soldar a dobradiça do portão muda com o peso da folha e com o estado da coluna. Solda nova na dobradiça que ficou boa é o serviço menor; peça nova e chapa de reforço somam. Com fotos do ponto e do portão inteiro, o valor é informado antes da visita; até lá, disjuntor desligado e portão parado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quando basta a solda e quando trocar a dobradiça", "Como reconhecer o defeito sem tocar na folha"],
        slots: [
          [
            "Olhe de fora, sem levantar a folha nem ficar do lado para onde ela pode cair. O aspecto da solda e da dobradiça já indica o reparo.",
            "A inspeção é só com os olhos, porque a folha solta pode tombar. O aspecto do ponto mostra o que precisa ser feito.",
            "Não levante nem escore a folha sozinho. De longe, dá para reconhecer o caso pela lista.",
          ],
        ],
        bullets: [
          "Trinca na solda, com dobradiça firme: refaz-se a solda com reforço.",
          "Pino com folga ou torto: a dobradiça é trocada por outra da mesma carga.",
          "Ponta da folha raspando no chão: a dobradiça ou a coluna cedeu.",
          "Suporte do motor solto: é soldado com chapa de reforço.",
          "Ferro esfarelando: o trecho podre é cortado antes da solda.",
        ],
      },
      {
        about: "visit",
        headings: ["Como a solda e a troca são feitas", "As etapas do reparo, na ordem"],
        slots: [
          [
            "A ordem protege a folha, que pode cair, e a placa, que a corrente da solda queima.",
            "O serviço é feito no local, e cada passo evita um acidente ou uma placa queimada.",
            "O técnico cuida primeiro da segurança da folha e da central e só depois solda. Os passos são estes.",
          ],
        ],
        steps: [
          "Desligar o disjuntor e soltar os fios da central.",
          "Escorar a folha e soltar o braço do motor.",
          "Abrir a trinca ou cortar a dobradiça velha e limpar o metal.",
          "Pôr a folha no prumo e soldar, com reforço.",
          "Passar fundo contra ferrugem.",
          "Religar, regular a força e a parada e testar.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a dobradiça quebra", "O que abre a solda"],
        slots: [
          [
            "A causa comum é o esforço repetido: motor com força alta, batida no fim do curso, falta de batente ou folha pesada demais para a dobradiça. Se isso não for corrigido no mesmo serviço, a solda nova também abre.",
            "A dobradiça quebra por trancos, que vêm do motor com força demais, da falta de batente ou da folha que ganhou chapa e peso. Por isso a regulagem é feita junto, senão o ponto volta a trincar.",
            "O que mais abre a solda é a pancada no fim do curso, a folha acima da carga da dobradiça e a ferrugem. O técnico acerta a força, a parada e o batente, para o reparo durar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da solda e da dobradiça", "Quando o reparo fica mais caro"],
        slots: [
          [
            "Refazer um cordão de solda custa menos que trocar a dobradiça. O reforço de chapa, a folha alta ou pesada e a segunda pessoa para escorar sobem o valor. Quando o quadro ou a chapa está podre, o serviço é de serralheiro, e isso dizemos antes.",
            "Só ressoldar é o mais barato; a dobradiça nova e a chapa de reforço somam material. Uma folha grande exige mais gente e mais escora. Se o ferro está podre, o caso passa ao serralheiro, o que avisamos antes da visita.",
            "O valor cresce com a dobradiça nova, o reforço e o trabalho de segurar a folha; o reparo mais barato é o de uma trinca pequena em metal firme. O quadro ou a chapa podre fica com a serralheria.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão com a solda trincada?",
        answers: [
          "Não, porque a trinca abre de vez com o tranco do motor, e a folha pode cair sobre alguém ou sobre o carro.",
          "Não: desligue o disjuntor e deixe a folha parada até o reparo, porque uma solda aberta pela metade não aguenta o arranque do motor.",
        ],
      },
      {
        question: "Soldar com o motor instalado queima a placa?",
        answers: [
          "Pode queimar, se a central continuar ligada aos fios. Por isso ela é desconectada, além de o disjuntor ser desligado.",
          "Pode. Antes da solda, além do disjuntor, o técnico solta os fios da placa, que assim fica fora do caminho da corrente.",
        ],
      },
      {
        question: "A roldana pode ser trocada na mesma visita?",
        answers: [
          "Pode, se o portão é de correr e a roldana está gasta. Avise antes, com o diâmetro e o tipo de trilho, para o técnico levar a peça.",
          "Sim, a roldana, a solda e o alinhamento são vistos juntos. Avise com a foto da roldana e do trilho, para o técnico levar a peça certa.",
        ],
      },
      {
        question: "Portão de alumínio também se solda no local?",
        answers: [
          "Nem sempre, porque o alumínio exige outra máquina e outro processo e, muitas vezes, a peça vai para a oficina.",
          "Depende do ponto. A solda de alumínio é diferente da de ferro, e nem todo reparo pode ser feito no local.",
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
        "O motor deslizante mais silencioso para quarto ou suíte em cima da garagem é o de inversor, ou de 24 V, que parte e para devagar, com cremalheira de nylon, roldanas boas e batente de borracha. A troca em casa fica de {price.homeSwap}, com mão de obra, e o de inversor está na parte de cima da faixa.",
        "Para o portão de correr não acordar quem dorme na suíte ou quarto de cima, escolha motor com inversor e parada suave, com roldanas de rolamento e batente de borracha. Antes de trocar o motor, por {price.homeSwap} em casa, peça a regulagem, a partir de {price.preventive} sem peças: ela já tira a pancada.",
        "Sob o dormitório ou a suíte, o motor de portão de correr que faz menos barulho é o de inversor ou de 24 V, que acelera e freia aos poucos. Sem roldanas e trilho bons nenhum fica quieto; a regulagem em casa parte de {price.preventive}, fora peças, e a troca do motor vai de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que o quarto ouve do portão de correr", "De onde vem o barulho que sobe"],
        slots: [
          [
            "Motor e trilho ficam no piso, e o som chega ao quarto pela coluna e pela parede. O pior momento é a batida no fim.",
            "A vibração entra pelo chão, sobe pela coluna e vira ruído no teto da garagem. O pico é a pancada de parada.",
            "O quarto ouve o que a estrutura conduz: vibração do trilho e, sobretudo, o golpe no fim do curso.",
          ],
        ],
        bullets: [
          "Pancada no fim: parada tarde ou batente de ferro",
          "Ronco o curso inteiro: roldana gasta ou trilho com degrau",
          "Estalo ritmado: emenda da cremalheira ou roda achatada",
          "Zumbido na parede: motor frouxo na base ou tampa solta",
        ],
      },
      {
        about: "choose",
        headings: ["O que pedir no orçamento", "A lista do portão de correr quieto"],
        slots: [
          [
            "Peça estes itens por escrito, porque o motor sozinho não cala o portão.",
            "Cada item tira um ruído diferente, e todos se conferem na entrega.",
            "O conjunto importa mais que a marca do motor. Confira item por item.",
          ],
        ],
        bullets: [
          "Motor com inversor ou 24 V, com desaceleração nas duas pontas",
          "Cremalheira de nylon com alma de aço, na folga de {rack.clearance}",
          "Roldanas novas com rolamento, do perfil do trilho",
          "Trilho nivelado, com emendas lixadas",
          "Batente de borracha e calço sob o motor, se o manual permite",
        ],
      },
      {
        about: "visit",
        headings: ["Como se silencia o portão de correr", "A ordem do serviço, do mais barato ao motor"],
        slots: [
          [
            "Começa-se pela regulagem da parada e pelo batente, que tiram a batida. Depois vêm roldanas, emendas do trilho e folga da cremalheira, e só por último o motor com inversor.",
            "Primeiro se acertam fim de curso e borracha; em seguida, rodas e trilho. Motor novo entra quando o ronco é dele, e não da folha.",
            "O passo inicial é regular a parada e pôr borracha. Roldana e trilho vêm a seguir, e o motor só se troca se ele próprio zumbe.",
          ],
          [
            "Trocar o motor de correr leva de {time.sliding}. O teste final é feito com alguém no quarto e o portão em movimento.",
            "A montagem de motor deslizante toma {time.sliding}, e o resultado se confere ouvindo lá de cima.",
            "Conte de {time.sliding} se o motor for trocado, com uma pessoa no quarto para comparar o antes e o depois.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Cremalheira de nylon aguenta portão pesado?",
        answers: [
          "Com alma de aço, aguenta a maioria dos portões de casa. A ficha dela traz o peso máximo, e acima disso vai a de aço.",
          "Sim no portão comum, desde que reforçada por dentro. Folha muito pesada pede barra de aço, que bate mais.",
        ],
      },
      {
        question: "Qual é melhor, 24 V ou inversor?",
        answers: [
          "Os dois partem e param macio. O de 24 V aceita bateria com facilidade, e o de inversor costuma ter mais força para folha pesada.",
          "Para folha leve e falta de luz, 24 V; para folha mais pesada, inversor. No ruído são parecidos.",
        ],
      },
      {
        question: "Colocar espuma na tampa do motor ajuda?",
        answers: [
          "Não: abafa o calor e pouco muda, porque o som sobe pela estrutura. Calço de borracha na base funciona melhor.",
          "Pouco, e ainda esquenta o motor. O que corta a vibração é borracha entre o motor e a base.",
        ],
      },
      {
        question: "Quanto tempo o silêncio dura?",
        answers: [
          "Enquanto trilho e roldanas estiverem limpos. Varra o trilho toda semana e revise {visits.home}.",
          "Anos, com trilho varrido e revisão {visits.home}. O ronco volta quando a roda gasta.",
        ],
      },
    ],
    photo: "um vídeo com som do portão andando, a etiqueta do motor e as medidas da folha",
  },
];
