import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const peccinin: NarrowConcept[] = [
  {
    id: "peccinin-e-bom",
    broader: "peccinin",
    label: "Peccinin é bom?",
    phrase: "saber se o motor Peccinin é bom",
    asks: [
      "peccinin bom",
      "peccinin boa",
      "peccinin vale pena",
      "peccinin presta",
      "peccinin confiável",
      "opinião peccinin",
      "pecinin bom",
      "peccinin compensa",
      "peccinin dura bastante problema",
      "peccinin dura dá problema",
    ],
    intent: "comparison",
    answers: {
      any: [
        "O motor Peccinin é bom: a marca é brasileira, hoje do grupo italiano Nice, e há muitos em uso há anos. Vale a pena comprar quando o modelo tem peça à venda e serve ao peso da folha; para quem já tem um antigo, vale consertar enquanto o redutor estiver firme. A troca em casa fica de {price.homeSwap}.",
        "Sim, Peccinin é bom em portão de casa e em uso maior, com a versão certa para o peso da folha. Antes de comprar, confirme peça e controle; antes de descartar um antigo, peça o exame do redutor, porque o motor novo, trocado em casa, custa de {price.homeSwap}.",
        "Peccinin é um motor bom, de marca brasileira do grupo Nice, com modelos para basculante, correr e abrir. Escolha outra só se a placa e a engrenagem do modelo forem difíceis de achar; instalado no lugar do antigo, em residência, um motor fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Pontos a favor e contra o Peccinin", "Vale comprar Peccinin hoje"],
        slots: [
          [
            "A favor conta ser um motor que se conserta: com o redutor sem folga, capacitor e placa novos devolvem o uso, e há muitos antigos trabalhando. Contra pesa a reposição de modelos fora de linha, porque a engrenagem de um não serve em outro.",
            "O ponto forte é a linha completa e o conserto possível, já que as peças de desgaste se acham. O cuidado é a versão: placa e engrenagem mudam de modelo para modelo, e algumas saíram de linha.",
            "A favor: há muitos motores antigos da marca em uso e as peças de desgaste continuam à venda. Contra: num modelo fora de linha, a engrenagem e a central próprias são difíceis de achar.",
          ],
          [
            "Em portão que abre o dia todo, decida pelos ciclos por hora da ficha, e não pelo nome. Para casa, o que conta é o peso da folha com um terço de folga.",
            "Mais que a marca, valem os números: quilos com um terço de folga para casa e ciclos por hora para prédio ou comércio.",
            "Compare a ficha antes do nome. Em casa, a capacidade em quilos deve passar do peso da folha em um terço. Em uso intenso, o que decide são os ciclos por hora, as aberturas que o motor aguenta.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Consertar ou trocar o Peccinin antigo", "Tenho um Peccinin antigo: fico com ele"],
        slots: [
          [
            "Fique com ele se o redutor, a caixa de engrenagens, está sem folga e o defeito é de capacitor, fim de curso ou placa. Com folga e várias peças ruins, o motor novo, com {warranty.motor} de garantia, costuma ser melhor conta.",
            "Quem decide é o exame do redutor, a caixa de engrenagens. Se ele está firme, uma peça elétrica nova devolve o uso normal. Se está gasto, compare com um motor novo, que traz {warranty.motor} de garantia.",
            "Enquanto a caixa de engrenagens, o redutor, está firme, conserta-se. Se ela tem folga ou não há placa para o modelo, a troca dá {warranty.motor} de garantia e encerra os reparos.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["A marca e os seus motores", "Peccinin para três tipos de portão"],
        slots: [
          [
            "A Peccinin tem a linha Gatter, para portão de correr, e motores para basculante e para portão de abrir, em versões de casa e de uso maior. Como hoje é do grupo Nice, os dois nomes podem aparecer na embalagem, mas a peça segue o modelo da etiqueta.",
            "Em portão de correr, o Peccinin mais visto é o Gatter; há também modelos para basculante e pivotante. O nome Nice pode vir junto, pois as marcas são do mesmo grupo, sem que as peças sejam iguais.",
            "São motores para basculante, correr, como o Gatter, e abrir, do uso residencial ao mais intenso. A ligação com o grupo Nice não torna as placas intercambiáveis: quem decide é a etiqueta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Peccinin é da Nice?",
        answers: [
          "Sim, a Peccinin passou a integrar o grupo italiano Nice. As peças, porém, continuam sendo escolhidas pelo modelo do motor.",
          "É do mesmo grupo. As placas e os controles, porém, são diferentes, e a peça se escolhe pelo modelo da etiqueta.",
        ],
      },
      {
        question: "Peccinin ou PPA: qual é melhor?",
        answers: [
          "Em motores de mesmo porte, o resultado é parecido. A PPA tem reposição mais espalhada; a Peccinin, motores antigos que ainda se consertam.",
          "Decida pela peça: se o modelo Peccinin tem reposição perto de você, é boa compra; se não, a PPA dá menos trabalho.",
        ],
      },
      {
        question: "Ainda acho peça de Peccinin?",
        answers: [
          "Na maioria dos casos, sim, original, compatível ou com central universal. A foto da etiqueta confirma antes da visita.",
          "Para itens de desgaste, sim. A placa de modelo antigo às vezes é substituída por universal compatível.",
        ],
      },
      {
        question: "Quanto dura um motor Peccinin?",
        answers: [
          "A referência é de {trade.life} em casa; há motores que passam disso com o redutor firme e peças trocadas.",
          "Dura de {trade.life}, com folha leve e revisão {visits.home}. O que encurta é peso e umidade.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura da folha e, se já houver motor, a etiqueta dele",
  },
  {
    id: "peccinin-assistencia",
    broader: "peccinin",
    label: "Assistência técnica Peccinin",
    phrase: "a assistência técnica Peccinin",
    asks: [
      "assistência técnica peccinin",
      "autorizada peccinin",
      "assistência peccinin",
      "técnico peccinin",
      "assistência técnica pecinin",
      "autorizada pecinin",
      "assistência pecinin",
      "técnico pecinin",
      "manutenção peccinin",
      "conserto motor peccinin",
      "consertar motor peccinin",
      "conserto portão peccinin",
      "reparo motor peccinin",
      "quem dá manutenção peccinin",
      "telefone assistência peccinin",
    ],
    intent: "repair",
    answers: {
      any: [
        "Damos assistência técnica em motor Peccinin no local, como serviço independente, que não é a autorizada da marca. O técnico mede energia, capacitor, fim de curso e placa, mostra o que falhou e só troca com a sua aprovação. Em casa, a regulagem parte de {price.preventive}, sem peças.",
        "Somos assistência técnica independente para Peccinin, sem vínculo com a fábrica, e consertamos o motor no seu endereço. Mande a foto da etiqueta e um vídeo do defeito, e passamos o orçamento sem custo. Uma visita só de ajuste, em residência, custa a partir de {price.preventive}, fora as peças.",
        "A autorizada Peccinin é indicada pelo fabricante e atende o motor na garantia de fábrica; nós somos assistência independente e consertamos fora dela, na sua garagem. O técnico testa folha, energia e placa e espera o seu aval. Se for só regulagem em casa, o valor começa em {price.preventive}, sem peças.",
      ],
      price: [
        "O conserto de motor Peccinin é cobrado pela peça e pela mão de obra: capacitor, fim de curso e regulagem pesam pouco, placa, engrenagem e redutor pesam mais. O ajuste em casa parte de {price.preventive}, sem peças, e a troca do motor, se compensar, fica de {price.homeSwap}.",
        "O preço da assistência Peccinin depende da peça que falhou e é informado antes do serviço. Só regular e limpar, em residência, custa a partir de {price.preventive}, fora as peças; um motor novo no lugar do antigo vai de {price.homeSwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Defeitos comuns do motor Peccinin", "Do sintoma à causa em um Peccinin"],
        slots: [
          [
            "Motor que ronca e não anda costuma ter o capacitor fraco, a peça que dá o arranque, ou a folha presa. Se ele gira e o portão fica parado, a engrenagem gastou ou a trava manual ficou solta.",
            "O ronco sem movimento aponta para capacitor gasto, que é quem faz o motor partir, ou para portão travado. Giro em falso, com a folha parada, vem de engrenagem sem dentes ou de destravamento aberto.",
            "Quando o Peccinin zumbe sem sair do lugar, o capacitor de arranque é medido primeiro, e a folha, testada na mão. Já o motor que roda livre tem engrenagem gasta ou ficou destravado.",
            "Motor que zumbe e não gira tem dois suspeitos, o capacitor vencido, que já não dá a partida, e a folha travada. Motor que gira com o portão parado está com a engrenagem gasta ou destravado.",
            "O som ajuda no diagnóstico. Se o motor ronca parado, o técnico mede o capacitor de partida e testa a folha. Se gira solto, a engrenagem gastou ou a trava manual está aberta.",
          ],
          [
            "Abrir e não fechar indica fotocélula suja ou fim de curso, o sensor que marca as paradas. Portão que responde só com o controle encostado pede pilha nova ou exame do receptor.",
            "Se abre e não fecha, limpe a fotocélula; depois dela vem o fim de curso, que diz onde o portão termina. Controle que só funciona de perto tem pilha fraca ou receptor com defeito.",
            "Quando o portão abre e não fecha, a causa costuma ser a fotocélula suja ou o fim de curso, que avisa o fim do trajeto. Controle que só funciona de perto tem pilha fraca ou receptor com defeito.",
            "Se só o fechamento falha, limpe a fotocélula e depois pense no fim de curso, o sensor que marca as paradas. Controle que exige chegar perto do portão é caso de pilha ou de receptor.",
            "Portão que não fecha costuma ter a fotocélula suja ou o sensor de parada fora do ponto. Se a queixa é o alcance do controle, troque a pilha antes de suspeitar do receptor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como atendemos motor Peccinin", "O conserto de um Peccinin no local"],
        slots: [
          [
            "O motor é medido no endereço do portão, junto com a folha, sem ir para a oficina. Em modelo fora de linha, o técnico compara a peça velha com a nova ou confere se uma central universal serve, antes de montar.",
            "O técnico testa a folha solta do motor e mede a energia e a placa, tudo na garagem. Se o modelo saiu de linha, ele compara a engrenagem dente a dente ou usa uma central universal compatível.",
            "No local, o técnico separa primeiro o defeito do portão e o defeito do motor. Em Peccinin antigo, confere as medidas da engrenagem e do eixo e vê se cabe placa universal, para não errar a peça.",
            "O diagnóstico acontece na garagem, com o portão em uso. Modelos antigos da Peccinin exigem conferir dente, furo e eixo da peça, ou ver se uma placa universal aceita os sensores que já existem.",
            "Nada vai para a oficina sem necessidade: folha, rede e central são examinadas onde o motor trabalha. Quando falta peça do modelo, procura-se a de medida igual ou uma central universal.",
          ],
          [
            "A peça defeituosa é mostrada, você aceita o valor e só então começa a troca. No fim, curso e força são regulados, e os controles, testados um a um.",
            "Nada é trocado antes de você ver a peça e o preço. O serviço termina com a regulagem das paradas e da força e com o teste de cada controle.",
            "Com o seu aval, a peça é substituída e o portão roda vários ciclos. Paradas, força e todos os controles são conferidos na sua frente.",
            "O serviço só começa com o preço aceito e a peça gasta à vista. Antes de sair, o técnico acerta força e paradas e experimenta todos os controles.",
            "Você confere a peça, autoriza e acompanha a troca. Depois vêm a regulagem do percurso, a da força e a prova de cada controle da casa.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Autorizada ou assistência independente", "Quando procurar a autorizada Peccinin"],
        slots: [
          [
            "Com o motor na garantia de fábrica, procure quem vendeu ou a rede do fabricante, com a nota, porque abrir antes pode encerrar a cobertura. Passada a garantia, a assistência independente conserta no local e cuida também da folha, das roldanas e da serralheria simples.",
            "Motor comprado há pouco vai primeiro à garantia do fabricante: leve a nota e não deixe ninguém abrir. Sem garantia em vigor, o serviço independente resolve na garagem e olha o conjunto, da placa às roldanas do portão.",
            "A autorizada é o caminho de quem ainda tem garantia de fábrica, que se perde se outro abrir o motor. Depois desse prazo, o técnico independente atende no endereço e acerta, na mesma ida, motor e portão.",
            "Se a nota ainda está no prazo, procure a loja ou a rede da marca, porque motor aberto por outros sai da garantia. Fora do prazo, chame quem atende no local e conserta portão e motor de uma vez.",
            "A cobertura de fábrica vem primeiro: com ela valendo, deixe o motor fechado e acione o vendedor. Acabado o prazo, a assistência independente cuida do Peccinin e do que pesa nele, como roldanas e solda.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço do conserto de motor Peccinin", "Quanto custa a assistência"],
        slots: [
          [
            "Paga-se a peça e o serviço, com os dois valores separados. Capacitor e regulagem estão entre os reparos baratos, placa e redutor entre os caros. Quando o conserto não compensa, a troca fica de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
            "O orçamento separa peça e mão de obra. Os menores são de ajuste e capacitor, os maiores, de redutor e placa, e podem ser comparados com um motor novo instalado: de {price.homeSwap} em residência, de {price.heavySwap} em portão pesado.",
            "Regular ou trocar o capacitor custa pouco perto de placa e redutor. Se a soma se aproxima da troca, que vai de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, mostramos as duas contas para você escolher.",
            "O orçamento tem peça e serviço em linhas separadas, e o valor cresce do capacitor ao redutor. Se não compensa consertar, o motor novo é instalado por {price.homeSwap} em casa ou {price.heavySwap} em portão pesado.",
            "Ajuste e capacitor são os reparos mais baratos; central e engrenagem interna, os mais caros. Para comparar, o motor novo com montagem vai de {price.homeSwap} na residência e de {price.heavySwap} em prédio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês são assistência autorizada Peccinin?",
        answers: [
          "Não. Somos assistência independente: consertamos, instalamos e repomos peças Peccinin sem vínculo com o fabricante, e a garantia que damos é a nossa.",
          "Não somos. O serviço é independente, com os 90 dias da lei no conserto; a garantia de fábrica de um motor novo se aciona na rede da marca.",
          "Não, trabalhamos por conta própria, sem ligação com a Peccinin. O conserto tem a nossa garantia; a do motor novo é acionada com a nota, na rede da marca.",
        ],
      },
      {
        question: "Vocês usam peça original Peccinin?",
        answers: [
          "Quando existe e compensa, original. Em motor antigo, a compatível de mesma especificação mantém o portão em uso e costuma custar menos.",
          "Original ou compatível, conforme o modelo e a sua escolha. A diferença de preço é informada antes da troca, e a etiqueta do motor define o que serve.",
          "As duas, conforme o modelo. Você vê o preço da original e o da compatível e escolhe antes de qualquer troca.",
        ],
      },
      {
        question: "Motor Peccinin antigo ainda tem conserto?",
        answers: [
          "Na maioria das vezes, sim, se o redutor está firme. Para placa fora de linha, há universal compatível com motores comuns, que pede gravar de novo os controles.",
          "Tem, quando há peça e a mecânica está boa. Se engrenagem, placa e capacitor falharam juntos, o motor novo pode sair melhor que o conserto.",
          "Costuma ter, desde que o conjunto de engrenagens esteja inteiro. Falta de placa se resolve com central universal e nova gravação dos controles.",
        ],
      },
      {
        question: "O conserto do Peccinin tem garantia?",
        answers: [
          "Tem: 90 dias no conserto e na peça, pela lei, e {warranty.installation} na instalação. Motor vendido por nós leva {warranty.motor} de fábrica.",
          "Sim. A lei dá 90 dias para reclamar do reparo; motor novo comprado conosco tem {warranty.motor}, e a instalação dele, {warranty.installation}.",
          "O reparo tem 90 dias pela lei e a montagem de um motor, {warranty.installation}. Comprado conosco, o motor vem com {warranty.motor} de fábrica.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor Peccinin, o bairro e, se o portão ainda anda sem risco, um vídeo do defeito",
  },
  {
    id: "peccinin-placa",
    broader: "peccinin",
    label: "Placa Peccinin",
    phrase: "a placa do motor Peccinin",
    asks: [
      "central peccinin preço",
      "central comando peccinin preço",
      "central comando peccinin",
      "central comando peccinin valor",
      "central peccinin valor",
      "placa peccinin preço instalação",
      "placa peccinin",
      "central peccinin",
      "placa pecinin",
      "central pecinin",
      "trocar placa peccinin",
      "placa peccinin queimada",
      "placa peccinin preço",
      "placa peccinin compatível",
      "placa peccinin queimou trocam",
    ],
    intent: "repair",
    answers: {
      any: [
        "A placa Peccinin tem conserto quando o dano é localizado, como relé ou fusível. Com trilha queimada ou muita oxidação, troca-se por original ou compatível. O valor sai pela foto da etiqueta e do controle, e a visita que confirma o defeito parte de {price.preventive} em casa, sem peças.",
        "A placa do motor Peccinin é trocada numa visita, depois de medir se o defeito é mesmo dela, porque capacitor, fusível e fio solto imitam placa queimada. Pela foto da etiqueta passamos o preço da original ou da compatível; em residência, a visita começa em {price.preventive}, fora as peças.",
        "Vendemos, trocamos e, quando dá, consertamos a placa Peccinin, que precisa combinar com o motor e com os controles da casa. A foto da etiqueta e do controle define a versão e o preço. A visita que confirma o defeito, em residência, custa a partir de {price.preventive}, sem peças.",
      ],
      price: [
        "O preço da placa Peccinin depende da versão da central, de ser original ou compatível e de os controles atuais servirem, e sai pela foto da etiqueta e do controle. A visita que confirma o defeito parte de {price.preventive} em casa, sem peças; perto do motor inteiro trocado, de {price.homeSwap}, a placa não compensa.",
        "Na placa Peccinin pagam-se a central, orçada pela foto da etiqueta, a troca e, só se preciso, controles novos. Em residência, a visita começa em {price.preventive}, fora as peças; como teto, compare com a troca do motor inteiro, de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: ["Qual placa Peccinin serve no seu motor", "Original, compatível ou universal"],
        slots: [
          [
            "Cada motor Peccinin pede a central da sua potência e do seu fim de curso, o sensor que marca as paradas, e nomes parecidos não bastam. Em modelo fora de linha, a universal compatível costuma resolver, com os controles gravados de novo.",
            "A placa é escolhida pela potência e pelo tipo de fim de curso, que informa onde o portão termina; motor parecido pode usar outra. Se a original saiu de linha, uma compatível ou universal serve em motores comuns.",
            "Potência, tensão e fim de curso, o marcador das paradas, definem que central serve em cada Peccinin. A original é a primeira opção, e a universal, a saída quando ela não existe mais.",
          ],
          [
            "Não abra o motor para procurar o código, porque os bornes trabalham com a tensão da rede. A foto da etiqueta reduz as opções, e o técnico lê o resto com a energia desligada.",
            "O código da placa fica por dentro, junto da tensão de 127 ou 220 V, e quem o lê é o técnico. Para o orçamento basta a etiqueta de fora, fotografada.",
            "Mande a foto da etiqueta e do controle, sem tirar a tampa: há tensão da rede lá dentro. O código impresso na central é conferido na visita, sem energia.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["É a placa mesmo?", "Defeitos que imitam placa queimada"],
        slots: [
          [
            "Nem sempre é a placa. Motor que ronca e não anda costuma ser o capacitor, a peça do arranque, e portão mudo pode ser fusível ou fio solto; cheiro de queimado, mancha escura ou água na caixa apontam para a central.",
            "Muitas vezes não é: capacitor fraco faz o motor roncar parado, e um fusível aberto deixa tudo mudo, como placa morta. A suspeita cai na central quando há cheiro, marca de queimado ou umidade na caixa.",
            "Pode não ser. Ronco sem movimento é quase sempre capacitor, e silêncio total, fusível ou fio. Central queimada costuma deixar cheiro ou mancha, ou esquecer os controles e o percurso.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca da placa Peccinin", "O serviço na placa Peccinin"],
        slots: [
          [
            "Primeiro o técnico mede energia, capacitor e enrolamento, porque motor travado ou capacitor em curto queimam também a placa nova. Se o dano é só relé ou fusível, ela pode ir para reparo em bancada.",
            "Antes da central, testa-se o motor à parte: placa nova em motor com defeito dura pouco. Quando só um relé ou fusível queimou, o reparo em bancada é uma opção.",
            "A medição do motor e do capacitor vem na frente, para a nova não queimar pelo mesmo motivo. Relé e fusível têm conserto na bancada; trilha queimada, não.",
          ],
          [
            "Com a central no lugar, o percurso é aprendido, os controles são gravados e a força fica no mínimo necessário. O serviço acaba com o teste da fotocélula e vários ciclos.",
            "Ligada a placa, gravam-se percurso e controles e regula-se a força. Antes de sair, o técnico testa a fotocélula e roda o portão várias vezes.",
            "Depois da ligação, o técnico programa percurso e controles, acerta paradas e força e confere a fotocélula em alguns ciclos completos.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor da placa", "Placa ou motor novo: a conta"],
        slots: [
          [
            "Mudam o valor o inversor, que pede placa mais cara, a escolha entre original e compatível e a necessidade de controles novos. Se o redutor também está gasto, põe-se ao lado a conta do motor trocado.",
            "Central de motor com inversor custa mais, compatível costuma custar menos que original, e controles só entram se os atuais não servirem. Com redutor em fim de vida, o motor novo pode sair melhor.",
            "Pesam na conta o tipo de motor, comum ou com inversor, a origem da placa e os controles. Motor de muitos anos pede as duas contas: a central nova e a troca completa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que a placa Peccinin queima de novo?",
        answers: [
          "Porque a causa ficou: capacitor em curto, motor travado, água entrando ou rede sem proteção contra surto. A correção é orçada junto com a placa.",
          "Em geral por surto, umidade ou motor forçando. Vedação, aterramento e protetor de surto evitam perder a segunda.",
        ],
      },
      {
        question: "Posso trocar a placa Peccinin sozinho?",
        answers: [
          "Não recomendamos. Há tensão da rede, capacitor com carga e um ajuste de força que protege as pessoas.",
          "Melhor não: ligação trocada queima a placa na hora, e força mal regulada machuca.",
        ],
      },
      {
        question: "Os controles antigos funcionam na placa Peccinin nova?",
        answers: [
          "Funcionam se a placa aceitar a mesma frequência e o mesmo código; depois são gravados de novo. A foto do controle confirma antes.",
          "Só quando o código é o mesmo. Se não for, trocam-se os controles ou se usa um receptor avulso.",
        ],
      },
      {
        question: "Quanto tempo leva a troca da placa Peccinin?",
        answers: [
          "Costuma caber em uma visita, com gravação e testes, quando a versão já foi identificada por foto. Placa de encomenda pede uma segunda ida.",
          "Em geral, uma visita. Atrasa quando a fiação está danificada ou a central precisa ser encomendada.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor Peccinin e outra do controle, frente e verso, sem abrir a tampa",
  },
  {
    id: "peccinin-controle",
    broader: "controle",
    label: "Controle Peccinin",
    phrase: "o controle Peccinin",
    asks: [
      "controle peccinin",
      "controle remoto peccinin",
      "controle pecinin",
      "controle remoto pecinin",
      "controle peccinin original",
      "controle peccinin preço",
      "comprar controle peccinin",
      "controle peccinin compatível",
      "chaveiro peccinin",
      "qual controle peccinin",
      "qual controle comprar peccinin",
      "qual controle serve peccinin",
      "qual controle compatível peccinin",
      "qual controle compatível motor peccinin",
      "controle serve portão peccinin",
      "controle compatível motor peccinin",
      "qual controle portão peccinin",
      "controle portão peccinin comprar",
      "controle genérico central peccinin",
      "perdi controlinho peccinin",
    ],
    intent: "buying",
    answers: {
      any: [
        "O controle Peccinin que serve no seu portão, seja o Tok ou outro modelo, é o que tem a frequência e o tipo de código da central instalada, e ele só abre depois de gravado nela. Mande a foto do atual, frente e verso: dizemos qual comprar e quanto custa, e o técnico grava.",
        "Para acertar no controle de portão Peccinin, Tok ou outro, olhe a central: frequência e código precisam ser os dela, e o aparelho novo ainda tem de ser gravado ali. Com fotos dos dois lados do seu, indicamos o compatível, o valor e a gravação.",
        "Um controle Peccinin novo, do Tok aos demais, abre o portão se combinar com a central em frequência e em código e se for cadastrado nela. Fotografe frente e verso do que você usa hoje; por ali se acha o modelo certo, o preço e como será a gravação.",
      ],
      repair: [
        "Controle Peccinin que não funciona pede, nesta ordem, pilha nova, teste de perto e teste com outro controle. Se a botoeira abre e nenhum controle abre, o defeito está no receptor. Se só um falha, é ele que precisa de conserto, regravação ou troca. A foto dos dois lados mostra o modelo.",
        "Quando o controle Peccinin para, comece pela pilha e compare com outro da casa. Todos mudos com a botoeira funcionando apontam para o receptor da central; um só mudo aponta para o aparelho, que pode ser regravado ou trocado. Mande frente e verso em foto.",
      ],
      "how-to": [
        "Programar controle Peccinin se faz na central do portão, por botão ou menu, e a sequência muda com a placa e a versão. Como esse botão fica perto da tensão da rede e, segurado demais, apaga a memória em muitas placas, deixe a gravação com o técnico e reúna todos os controles no dia.",
        "Para gravar controle Peccinin, o técnico põe a central em modo de cadastro e registra cada tecla, na sequência própria daquela placa. Não tente sem o manual: o botão fica junto da rede elétrica, e em muitos modelos um aperto longo limpa todos os controles.",
      ],
      price: [
        "O controle Peccinin não tem preço único, porque o valor muda com o modelo, o código e a escolha entre original e compatível, em geral mais barato. Vendemos por unidade, com entrega ou já gravado no seu portão. Mande a foto da frente e do verso, e o orçamento com a gravação sai de graça.",
        "O preço do controle Peccinin varia com o tipo de código, a quantidade e a escolha entre original e compatível, que costuma sair por menos. Você pode comprar conosco ou em loja de automação, conferindo o modelo. Se o técnico gravar, uma visita serve para todos. Mande a foto do atual para saber o valor.",
      ],
      buying: [
        "O controle Peccinin que você deve comprar, Tok ou outro, é o que combina com a central: original se a placa ainda é da marca, ou compatível com a mesma frequência, em geral 433 MHz, e o mesmo código. Ele só abre depois de gravado, e por foto orçamos aparelho e gravação juntos.",
        "Escolha o controle de portão Peccinin pela placa que está no motor hoje: a de fábrica aceita o da linha, como o Tok, ou um compatível de igual frequência e código; outra placa pede o padrão dela. A gravação na central é do técnico, e o preço dela vem com o do controle antes da visita.",
        "Antes de comprar o controle Peccinin, veja se a central ainda é da marca, pois é ela que aceita ou recusa o Tok e os demais modelos. Frequência, quase sempre 433 MHz, e código têm de bater; depois o técnico grava, serviço que entra no valor dado pela foto do atual.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual controle Peccinin comprar", "Controle Peccinin: original ou compatível"],
        slots: [
          [
            "O nome Peccinin no motor não garante que o receptor ainda seja da marca, porque muita central já foi trocada. O controle original custa mais e vai sem dúvida na placa de fábrica; o compatível abre igual quando frequência e código são os mesmos.",
            "Veja primeiro que receptor está no portão: em motor antigo ele pode ser de outra marca, e é dele que o controle depende. Na placa original, o da linha é a escolha certa e mais cara; um compatível de mesma frequência e código funciona do mesmo modo.",
            "Motor Peccinin com anos de uso às vezes já tem placa de outro fabricante, e então vale o padrão dela. Se a placa é a de fábrica, compre o original, que custa mais, ou um compatível que repita frequência e tipo de código.",
          ],
          [
            "Conte também os botões, pois uma casa com dois portões usa um para cada. E repare no código: o fixo pode ser copiado, enquanto o rolante, que muda a cada toque, precisa ser cadastrado na central.",
            "Outro ponto é o código. Fixo aceita cópia; rolante troca de senha a cada uso e só entra por cadastro. Se há dois portões, escolha um modelo com botão livre para o segundo.",
            "Quem tem dois portões deve procurar um aparelho com tecla de sobra. Quanto ao código, o rolante muda sozinho e exige gravação na central, ao passo que o fixo também se copia.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de comprar, veja se é só a pilha", "O controle antigo ainda serve?"],
        slots: [
          [
            "Poucos minutos separam pilha, controle e receptor, sem abrir o motor. Faça com o portão à vista e a passagem livre.",
            "O teste vai do mais simples ao mais revelador e não pede ferramenta. Fique onde possa ver o portão, com o vão desimpedido.",
            "Antes de pagar por outro, confirme que o problema é dele. Basta testar à vista do portão, sem ninguém passando.",
          ],
        ],
        steps: [
          "Troque a pilha pelo mesmo modelo, na posição certa.",
          "Teste a poucos passos do portão.",
          "Teste outro controle já gravado: se ele abre, o defeito está no seu.",
          "Acione uma vez pela botoeira: se ela abre e nenhum controle abre, o receptor precisa de medição.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o controle Peccinin é gravado", "A gravação do controle novo"],
        slots: [
          [
            "A gravação é feita na placa do motor, por botão ou menu, numa sequência que muda com a versão. Há tensão da rede ali, e em muitas placas um toque longo apaga todos os controles, por isso o serviço fica com o técnico.",
            "Cada central tem a sua sequência de cadastro, descrita no manual dela e não no do controle. O botão fica perto da rede elétrica e pode limpar a memória inteira se for segurado demais, razão para deixar com quem conhece.",
            "Quem manda na gravação é a central: o modo de cadastro muda de placa para placa. Como o acesso passa por partes energizadas e um aperto errado pode apagar tudo, quem grava é o técnico, que desliga o disjuntor antes de abrir a tampa.",
          ],
          [
            "Reúna todos os controles da casa no dia, porque os novos são gravados e o perdido apagado na mesma ida. Se a placa não apaga um só, os outros são regravados ali mesmo.",
            "Deixe juntos os aparelhos da família: na mesma visita entram os novos e sai o que se perdeu. Em centrais que só limpam a memória toda, cada um é cadastrado de novo.",
            "Tenha à mão os controles de todos. O técnico inclui os recém-comprados, exclui o sumido e, quando a central apaga todos de uma vez, recadastra os restantes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual pilha usa o controle Peccinin?",
        answers: [
          "É a do código impresso na que está nele; as mais comuns em controle de portão são a A23, de 12 V, e a CR2032, de 3 V. Troque por igual.",
          "Varia com o modelo. Abra só a tampa da pilha, leia o código, como A23 ou CR2032, e ponha a nova no mesmo sentido da antiga.",
        ],
      },
      {
        question: "Um controle Peccinin pode abrir dois portões?",
        answers: [
          "Pode, se tiver mais de um botão e os dois receptores aceitarem o mesmo código: grava-se um botão em cada central.",
          "Sim, quando os receptores são compatíveis entre si. Cada tecla é cadastrada em um portão, e o controle antigo continua valendo.",
        ],
      },
      {
        question: "De que distância o controle Peccinin abre o portão?",
        answers: [
          "Com pilha boa e a antena do receptor esticada, abre da rua em frente, de dentro do carro. Se só funciona encostado, a pilha, a antena ou o receptor pede conferência.",
          "Em geral, de alguns metros antes da entrada. Parede grossa, metal em volta do receptor e pilha fraca encurtam o alcance, e a antena mal posicionada também.",
        ],
      },
      {
        question: "Dá para copiar o controle Peccinin?",
        answers: [
          "O de código fixo, sim, com um duplicador da mesma frequência. O de código rolante não se copia e precisa ser cadastrado na central.",
          "Só se o código for fixo. Na dúvida, cadastre um novo na central, caminho que funciona nos dois casos e permite apagar o controle se ele se perder.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e outra da etiqueta do motor Peccinin",
  },
  {
    id: "peccinin-defeito",
    broader: "nao-abre",
    label: "Motor Peccinin com defeito",
    phrase: "o motor parado ou com defeito",
    asks: [
      "motor peccinin não abre",
      "motor peccinin parou testar",
      "peccinin parou testar",
      "motor peccinin não funciona",
      "portão peccinin não funciona",
      "peccinin defeito",
      "motor peccinin parou",
      "motor peccinin não liga",
      "motor peccinin problema",
      "portão peccinin não abre",
      "defeitos comuns motor peccinin",
      "peccinin parou controle placa motor",
      "motor peccinin parado",
      "peccinin não funciona",
      "peccinin não liga",
      "motor peccinin pifou",
      "peccinin pifou",
      "peccinin quebrado",
      "peccinin quebrou",
      "motor peccinin quebrado",
      "motor peccinin não responde",
      "motor peccinin morreu",
      "motor peccinin não abre",
      "motor portão peccinin não abre",
    ],
    intent: "repair",
    answers: {
      any: [
        "Quando o motor [marca] não abre o portão, aperte uma vez o botão da parede e escute. Se o motor ronca, o capacitor está fraco ou a folha está presa, e o disjuntor deve ser desligado. Se fica mudo, falta energia ou a placa falhou. Se gira sem mover a folha, a engrenagem gastou. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "O motor [marca] que não liga e não faz som está, quase sempre, sem energia. Confira o disjuntor, o DR e o nobreak, religue uma única vez e aperte o botão da parede. Se o motor continuar mudo, o defeito está no fusível, no fio ou na placa. A medição em casa, com ajuste, parte de {price.preventive}, sem peças.",
        "O motor [marca] com defeito está sem energia, sem comando ou sem força. Aperte uma vez o botão da parede. Se o portão abre, o problema está no controle. Se o motor fica mudo, falta energia ou a placa falhou. Se ele ronca parado, desligue o disjuntor. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o portão [marca] não abre nem fecha, confira o disjuntor, a pilha do controle e o botão da parede, nessa ordem. O motor mudo está sem energia ou com defeito na placa. O motor que ronca tem capacitor fraco ou folha presa. Quase sempre há conserto, em visita a partir de {price.preventive} em residência, fora as peças.",
        "O motor [marca] que não funciona quase sempre tem conserto, e um teste mostra por onde começar: aperte uma vez o botão da parede. Se o portão abre, o defeito é do controle. Se o motor fica mudo, falta energia ou a placa falhou. Se ele ronca, desligue o disjuntor. O ajuste em casa começa em {price.preventive}, sem peças.",
      ],
      price: [
        "O conserto do motor [marca] com defeito custa conforme a peça: ajuste em casa a partir de {price.preventive}, sem peças; capacitor e fim de curso estão entre as mais baratas, placa e redutor entre as mais caras. O motor inteiro novo fica de {price.homeSwap}, com mão de obra.",
        "Para consertar motor [marca] que parou, a visita com regulagem em residência começa em {price.preventive}, fora peças, e a peça é informada antes da troca. Se não compensar, trocar o motor vai de {price.homeSwap}, instalado.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Do sintoma à peça no motor [marca]", "Mudo, roncando ou girando em falso"],
        slots: [
          [
            "O som depois do comando separa quase todos os defeitos. Uma tentativa basta, porque roncar parado queima o motor.",
            "Acione uma vez e escute de longe, fora do caminho da folha. Não repita se o motor roncar, porque o fio do motor, o enrolamento, esquenta e queima.",
            "Faça uma única tentativa, de longe, e compare o que ouviu com a lista. Insistir com o motor roncando pode queimá-lo.",
          ],
        ],
        bullets: [
          "O motor fica mudo: falta energia, o fusível abriu ou a placa falhou",
          "O motor ronca e não anda: o capacitor está fraco ou a folha prendeu",
          "O motor gira e a folha não anda: a engrenagem ou a porca do fuso gastou, ou ele está destravado",
          "O portão abre e não fecha: a fotocélula está suja ou o fim de curso, que marca a parada, falhou",
          "O disjuntor cai: há curto-circuito, e ele não deve ser religado",
        ],
      },
      {
        about: "check",
        headings: ["O que testar no motor [marca] parado", "Conferência rápida e segura, por fora"],
        slots: [
          [
            "Nenhum passo exige abrir a tampa do motor nem pôr a mão na folha. Se a folha está torta ou com o cabo frouxo, pule os testes e deixe o disjuntor desligado.",
            "Todos os testes são feitos por fora, com a passagem livre. Se a folha caiu ou está torta, não teste nada: desligue o disjuntor e chame o técnico.",
            "Faça os testes com crianças e animais longe do portão. Com o cabo frouxo ou a folha inclinada, o certo é só desligar o disjuntor e esperar.",
          ],
        ],
        steps: [
          "Veja se o disjuntor do portão está ligado; religue uma vez só.",
          "Troque a pilha e teste outro controle.",
          "Acione uma vez pela botoeira e escute.",
          "Limpe as lentes da fotocélula e tire obstáculos.",
          "Desligue o disjuntor e fotografe a etiqueta.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o defeito é encontrado e consertado", "Consertar ou trocar o motor [marca]"],
        slots: [
          [
            "O técnico testa primeiro a folha, porque um portão pesado faz o motor parecer fraco. Depois mede a tensão, o capacitor, o fim de curso e a placa. Um reparo pequeno leva em geral até {trade.smallRepair}.",
            "O técnico vê primeiro se a folha anda leve. Em seguida confere a energia, o capacitor, os sensores e a placa, e mostra a peça que falhou. O caso simples se resolve em até {trade.smallRepair}.",
            "O técnico chega à peça nesta ordem: folha, energia, capacitor, sensores e placa. Ele só troca o que a medição reprovou, com o seu aceite. Um conserto pequeno leva até {trade.smallRepair}.",
          ],
          [
            "Se o redutor, a caixa de engrenagens, está firme, vale consertar. Num motor perto dos {trade.life} com mais de um defeito, compare com a troca, de {price.homeSwap} em casa.",
            "Com o redutor sem folga, o conserto vale a pena; com duas peças ruins e {trade.life} de uso, compare com a troca, que em casa fica de {price.homeSwap}.",
            "Com a parte mecânica boa, o conserto compensa. Se o motor tem perto de {trade.life} e a placa e o redutor falharam juntos, compare com a troca por um novo, de {price.homeSwap} em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso destravar o portão enquanto o técnico não chega?",
        answers: [
          "O portão de correr ou de abrir, reto e em piso plano, pode ser destravado com o disjuntor desligado. O basculante com defeito não se destrava em casa.",
          "Pode, se o portão é de correr ou de abrir, está reto e o disjuntor foi desligado. O basculante fica travado até o técnico chegar.",
        ],
      },
      {
        question: "Motor [marca] queimado tem conserto?",
        answers: [
          "O enrolamento pode ser refeito, mas em motor pequeno a troca costuma compensar. O técnico mede antes, porque um capacitor ruim parece motor queimado.",
          "Tem, mas depende do tamanho do motor. No motor de casa, trocar costuma sair melhor que rebobinar, isto é, refazer o fio de dentro.",
        ],
      },
      {
        question: "Acha-se peça para motor [marca] antigo?",
        answers: [
          "Capacitor, controle e sensores, sim. Engrenagem e placa dependem do modelo da etiqueta, e motor comum aceita central compatível.",
          "A peça elétrica, quase sempre; engrenagem e eixo dependem do modelo.",
        ],
      },
      {
        question: "O conserto tem garantia?",
        answers: [
          "Tem os 90 dias da lei no serviço e na peça. Motor novo comprado conosco tem {warranty.motor}.",
          "Sim, a garantia da lei. Na troca do motor são {warranty.motor}.",
        ],
      },
    ],
    photo:
      "uma foto da etiqueta do motor Peccinin e, se ele ainda anda sem risco, um vídeo com som; se ronca parado, só a foto",
  },
  {
    id: "peccinin-ronca",
    broader: "nao-abre",
    label: "Motor Peccinin faz barulho e não abre",
    phrase: "o motor que ronca e não abre",
    intent: "repair",
    asks: [
      "peccinin roncando parado",
      "motor peccinin roncando parado",
      "motor peccinin ronca parado",
      "capacitor peccinin ronca",
      "peccinin barulho não abre",
      "motor peccinin barulho não abre",
      "peccinin ronca",
      "peccinin roncando",
      "motor peccinin ronca não abre",
      "peccinin zumbindo",
      "peccinin fazendo barulho não abre",
      "peccinin zumbe",
      "motor peccinin força não abre",
      "motor peccinin gira não abre",
      "peccinin zumbe parado",
      "peccinin só ronca",
      "peccinin barulho treme não abre",
      "peccinin zumbe fica parado",
    ],
    answers: {
      any: [
        "Se o motor [marca] ronca e não abre, a primeira causa é o capacitor fraco, a peça que dá a partida. Depois vêm a folha presa e o redutor travado. Pare de acionar e desligue o disjuntor, porque roncando parado ele queima. A visita com medição e ajuste em casa parte de {price.preventive}, sem peças.",
        "O motor [marca] que faz barulho e não anda mostra a causa pelo som. Se zumbe parado, o capacitor está fraco ou a folha está presa. Se gira com a folha imóvel, é engrenagem ou chave destravada. Desligue o disjuntor. A visita com ajuste em residência começa em {price.preventive}, fora peças.",
        "No motor [marca] que ronca e não abre, a peça a trocar é quase sempre o capacitor, das peças mais baratas, depois de medido. Não acione de novo nem force a folha. Com o disjuntor desligado, a visita de ajuste em casa sai desde {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que o barulho do Peccinin indica", "Ronco, giro ou estalo no Peccinin"],
        slots: [
          [
            "Lembre-se do som que ele fez, sem acionar outra vez. O som aponta a peça.",
            "O som que você já ouviu basta para saber por onde começar. Não repita o teste.",
            "Cada barulho leva a uma causa, e repetir o teste pode queimar o motor.",
          ],
        ],
        bullets: [
          "Ronco grave e folha parada: capacitor fraco, o mais comum.",
          "Ronco com trava fechada: trava elétrica que não recolheu ou ferrolho esquecido.",
          "Ronco e folha dura: trilho sujo, roldana presa ou folha torta.",
          "Giro livre e folha parada: engrenagem gasta ou chave destravada.",
          "Estalo e disjuntor que cai: redutor travado ou curto.",
        ],
      },
      {
        about: "check",
        headings: ["Primeiros cuidados com o motor roncando", "Antes do técnico"],
        slots: [
          [
            "Poucos minutos de ronco parado queimam um motor bom. Por isso não o ligue de novo para mostrar o defeito.",
            "Não repita o teste: cada tentativa aquece o enrolamento.",
            "Com o disjuntor desligado, o motor não queima. Siga só estes passos.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Olhe de longe se há pedra, galho, ferrolho ou trava segurando a folha.",
          "Não destrave nem empurre se a folha é basculante, está torta ou fora do trilho.",
          "Fotografe a etiqueta do motor e o portão inteiro.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa consertar o Peccinin que ronca", "Do capacitor ao motor novo"],
        slots: [
          [
            "Do mais barato ao mais caro: destravar ou aliviar a folha, trocar capacitor, engrenagem e redutor. O capacitor se troca em até {trade.smallRepair}.",
            "A ordem é folha, capacitor, engrenagem, redutor. Trocar o capacitor leva cerca de {trade.smallRepair}.",
            "Aliviar a folha custa menos, o capacitor vem depois, em torno de {trade.smallRepair} de serviço, e redutor fica no topo.",
          ],
          [
            "Com enrolamento queimado ou redutor quebrado, a troca fica de {price.homeSwap} em casa, com mão de obra e {warranty.motor} de garantia no motor. O cartão divide em até {shop.instalments} vezes.",
            "Motor novo só se o enrolamento queimou ou o redutor quebrou: {price.homeSwap} na residência, com {warranty.motor} de garantia.",
            "Perdido o enrolamento, outro motor trocado custa {price.homeSwap} em casa, em até {shop.instalments} parcelas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar o capacitor do Peccinin sozinho?",
        answers: [
          "Não. Ele guarda carga mesmo desligado e fica junto da rede. A troca é do técnico.",
          "Não convém: capacitor carregado dá choque com o disjuntor desligado.",
        ],
      },
      {
        question: "Roncar pode queimar o motor?",
        answers: [
          "Pode, em poucos minutos, se insistir. Desligue o disjuntor.",
          "Sim, o enrolamento aquece rápido com o rotor parado.",
        ],
      },
      {
        question: "Como uso o portão até o conserto?",
        answers: [
          "O de correr e o de abrir, retos e no plano, se destravam com o disjuntor desligado. O basculante fica fechado e travado.",
          "Na mão, sem energia, só deslizante e pivotante retos. Basculante não se solta.",
        ],
      },
      {
        question: "Ainda tem peça para motor Peccinin?",
        answers: [
          "Nas linhas comuns, sim, original ou compatível. Capacitor é padrão; engrenagem e placa dependem da etiqueta.",
          "Em geral sim. O modelo da etiqueta define engrenagem e placa, e capacitor serve de qualquer marca, com o mesmo valor.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do portão inteiro",
  },
  {
    id: "peccinin-abre-e-nao-fecha",
    broader: "nao-fecha",
    label: "Motor Peccinin abre e não fecha",
    phrase: "o motor que abre e não fecha",
    intent: "repair",
    asks: [
      "peccinin abre não fecha",
      "motor peccinin abre não fecha",
      "motor peccinin não fecha",
      "peccinin não está fechando",
      "peccinin não volta fechar",
      "fotocélula peccinin não deixa fechar",
      "peccinin abre fica aberto",
      "peccinin abre controle não volta fechar",
      "peccinin abre controle não volta fechar placa",
      "peccinin abre não volta fechar",
    ],
    answers: {
      any: [
        "Motor [marca] que abre e não fecha tem, quase sempre, a fotocélula suja, torta ou com algo na frente: limpe as duas lentes com pano seco e livre o feixe. Se o portão ainda fica aberto, é botoeira presa, fim de curso ou placa, e a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Quando o motor [marca] abre normal mas não fecha o portão, o que limpar é a fotocélula, o par de sensores da passagem, que segura o fechamento por segurança. Lentes limpas e nada? Fim de curso ou botoeira, com regulagem desde {price.preventive} na residência, fora peças.",
        "O motor [marca] que não deixa o portão fechar está obedecendo a um sensor: passe pano seco na fotocélula, veja se está alinhada e repita o comando. Sem resultado, o técnico mede fim de curso, botoeira e placa, em visita que começa em {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que limpar e conferir", "Testes seguros antes da visita"],
        slots: [
          [
            "Faça com a passagem livre e sem abrir a tampa. Nunca anule a fotocélula para fechar hoje: o portão passaria a fechar sobre alguém.",
            "Fique fora do caminho da folha e deixe o sensor ligado, porque ele é a proteção de quem passa.",
            "Os testes são por fora. O sensor não se isola, nem por uma noite.",
          ],
        ],
        steps: [
          "Tire folhas, teia e objetos da frente da fotocélula.",
          "Limpe as duas lentes com pano seco.",
          "Veja se algum módulo girou e se a luz dele acende.",
          "Confira se o botão da parede voltou, em vez de ficar afundado.",
          "Acione uma vez e observe de longe onde para.",
        ],
      },
      {
        about: "causes",
        headings: ["Causas além da fotocélula", "Por que ele abre e não fecha"],
        slots: [
          [
            "Com o sensor limpo e alinhado, a lista continua assim.",
            "O modo como ele se recusa ajuda a separar.",
            "Se não for a fotocélula, veja estas.",
          ],
        ],
        bullets: [
          "Nem tenta fechar: botoeira presa ou fim de curso marcando fechado",
          "Só falha com sol: luz direta na lente; troca-se o lado do par",
          "Fecha segurando o botão: central em modo de emergência, por falha do sensor",
          "Anda e volta: atrito na folha ou força baixa",
          "Falha depois de chuva: fio ou lente com água",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz e quanto custa", "Do sensor ao ponto de parada"],
        slots: [
          [
            "O técnico mede se o sensor libera a ordem, alinha o par e segue o fio até a emenda ruim. Depois confere botoeira, fim de curso, o aviso da parada, e a saída da placa.",
            "Mede-se primeiro a fotocélula e o cabo dela; depois botoeira e fim de curso, que marca a parada; por último, a placa.",
            "A medição vai do sensor ao fio, dele à botoeira e ao fim de curso, sensor das pontas, e só então à placa.",
          ],
          [
            "Alinhar e regular leva até {trade.smallRepair} e em casa fica em geral de {price.preventiveRange}, sem peças. Par de fotocélulas custa menos que placa, e o reparo tem os 90 dias da lei.",
            "O ajuste em residência costuma ir de {price.preventiveRange}, fora peças, em até {trade.smallRepair}. Entre as peças, o par de sensores é barato e a placa, cara.",
            "São até {trade.smallRepair} para alinhar e regular, quase sempre de {price.preventiveRange} em casa, sem peças. Sensor novo pesa pouco; placa, mais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que o motor [marca] fecha só se eu seguro o botão?",
        answers: [
          "É o modo de emergência de várias centrais: sem confirmação da fotocélula, só fecha com alguém comandando. Limpe e alinhe as lentes.",
          "A central percebe falha no sensor. Corrigido ele, volta ao normal.",
        ],
      },
      {
        question: "O controle pode ser a causa?",
        answers: [
          "Dificilmente, se ele abre: a mesma tecla manda abrir e fechar.",
          "Quase nunca, porque o comando chega quando abre.",
        ],
      },
      {
        question: "Como deixo a casa fechada até o conserto?",
        answers: [
          "De correr ou de abrir, reto: disjuntor desligado, destrave, feche na mão, trave e passe cadeado. Basculante com cabo ou contrapeso suspeito não se destrava.",
          "Feche na mão o de correr ou de abrir, com a energia cortada, e trave de novo. No basculante, chame: {shop.hours}.",
        ],
      },
      {
        question: "Posso desligar a fotocélula por hoje?",
        answers: [
          "Não. Sem ela o portão fecha sobre criança, animal ou carro. Prefira fechar na mão.",
          "De forma nenhuma: é ela que evita o acidente.",
        ],
      },
    ],
    photo: "um vídeo curto do portão, de longe, e a foto da etiqueta do motor",
  },
  {
    id: "peccinin-light-super-max",
    broader: "peccinin",
    label: "Peccinin Light, Super e Max",
    phrase: "as linhas Light, Super e Max da Peccinin",
    asks: [
      "peccinin light",
      "peccinin super",
      "peccinin max",
      "motor peccinin light",
      "motor peccinin super",
      "motor peccinin max",
      "peccinin light ou super",
      "diferença peccinin light",
      "diferença peccinin super",
      "diferença peccinin max",
      "peccinin light deslizante",
      "peccinin super deslizante",
      "peccinin max deslizante",
      "peccinin deslizante light",
      "peccinin light serve",
      "peccinin light quantos quilos",
    ],
    intent: "buying",
    answers: {
      any: [
        "Peccinin Light, Super e Max são linhas de motor deslizante: a Light é para portão de correr de casa, a Super fica no meio e a Max é de uso contínuo, para condomínio e indústria. Escolha pela etiqueta, com um terço de folga; em casa, a troca fica de {price.homeSwap}.",
        "A diferença entre Peccinin Light, Super e Max está no peso e nas aberturas: Light em folha leve de uma família, Super em folha maior, Max para condomínio. A troca custa de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra.",
        "Peccinin Light ou Super? Para portão de correr de casa, com folha leve e poucas aberturas, a Light basta; folha comprida ou muitos carros pedem a Super, e prédio, a Max. O limite em quilos está na etiqueta, e a troca residencial fica de {price.homeSwap}.",
      ],
      price: [
        "O motor deslizante Peccinin custa, na troca em casa, de {price.homeSwap}, com a Light na parte baixa e a Super acima; a Max, de uso contínuo, entra na faixa de {price.heavySwap}, com mão de obra.",
        "Peccinin Light e Super ficam de {price.homeSwap} na troca residencial; a Max, para condomínio, de {price.heavySwap}, já instalada. Cremalheira e base boas são aproveitadas e baixam o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Light, Super ou Max: como escolher", "Qual linha deslizante para cada uso"],
        slots: [
          [
            "O nome dá a ideia, e a etiqueta da versão decide. Encontre o seu uso.",
            "Conte pessoas, quilos e aberturas. A linha sai dessa conta.",
            "Cada linha tem um uso típico. Confirme os quilos na ficha da versão.",
          ],
        ],
        bullets: [
          "Light: casa de uma família, folha leve, poucas aberturas",
          "Super: folha mais longa ou pesada, pequeno comércio",
          "Max: condomínio e indústria, muitas aberturas por hora",
          "Flash no nome: versão mais rápida, que exige batente e fotocélula em ordem",
        ],
      },
      {
        about: "check",
        headings: ["Peso, comprimento e aberturas", "O que conferir antes de comprar"],
        slots: [
          [
            "Compare seu portão com a etiqueta, e não com o nome. Três números bastam.",
            "A conta evita motor fraco e também gasto à toa. Faça com o portão parado.",
            "Peso, ciclos e metros definem a versão. Anote os três.",
          ],
        ],
        steps: [
          "Estime o peso: área vezes 7,85 por milímetro de chapa de aço, mais o quadro.",
          "Some um terço e procure essa capacidade na etiqueta: 300 kg pedem 400.",
          "Conte as aberturas da hora mais cheia e compare com os ciclos por hora.",
          "Meça a folha: a cremalheira tem o mesmo comprimento.",
        ],
      },
      {
        about: "time",
        headings: ["Instalação, garantia e o que se aproveita", "Quanto tempo leva a troca"],
        slots: [
          [
            "A troca leva {time.sliding} em casa e {time.heavy} em portão pesado, com a cremalheira a {rack.clearance} da engrenagem. São {warranty.motor} de garantia no motor e {warranty.installation} na instalação.",
            "São {time.sliding} no residencial e {time.heavy} no pesado. A cremalheira reta fica, a {rack.clearance} da engrenagem, e o motor tem {warranty.motor} de garantia.",
            "Conte {time.sliding} em residência ou {time.heavy} em prédio. Base e cremalheira boas continuam, e a garantia é de {warranty.motor} no motor e {warranty.installation} no serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Peccinin Light serve em condomínio?",
        answers: [
          "Não é o uso dela. Em entrada coletiva, compare os ciclos por hora da ficha e prefira a linha de uso contínuo.",
          "Em geral não: ela esquenta no pico. Para prédio, a Max.",
        ],
      },
      {
        question: "Light, Super e Max servem em basculante?",
        answers: [
          "Não. Os deslizantes usam cremalheira; o basculante tem motor próprio, de fuso.",
          "Nenhum deles. Em basculante de até {width.quarterHp}, há kit instalado a partir de {price.lowest}.",
        ],
      },
      {
        question: "Acho peça dessas linhas?",
        answers: [
          "Em geral, sim, pelo modelo da etiqueta. Confirme placa e engrenagem antes de comprar usado.",
          "Sim, para a maioria das versões; a engrenagem muda com o modelo.",
        ],
      },
      {
        question: "A Super é mais rápida que a Light?",
        answers: [
          "Não por ser Super: a velocidade é da versão. As de nome Flash são as mais rápidas.",
          "Depende da versão. Compare os metros por minuto na ficha.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha",
  },
];
