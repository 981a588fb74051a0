import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Choices and duties that one thing about the place decides: a building, a factory, the weight of the leaf, the room above. */
export const escolhaPeloCaso: NarrowConcept[] = [
  {
    id: "art-no-condominio",
    broader: "normas",
    label: "ART para portão de condomínio",
    phrase: "a ART do portão do condomínio",
    asks: [
      "art instalação portão novo condomínio",
      "art portão novo condomínio",
      "quem assina art portão condomínio",
      "quem assina art portão novo condomínio",
      "quem emite art portão condomínio",
      "art portão condomínio preço",
      "art preço portão",
      "quanto custa art portão",
      "valor art portão",
      "quanto custa art portão condomínio",
      "nbr 16280 art portão condomínio",
      ...combine(
        ["art", "rrt", "trt", "responsável técnico", "engenheiro", "precisa laudo", "precisa laudo motor"],
        [
          "condomínio",
          "prédio",
          "portão condomínio",
          "portão prédio",
          "trocar portão condomínio",
          "trocar portão prédio",
          "troca portão condomínio",
          "motor condomínio",
          "motor prédio",
          "síndico",
        ],
      ),
      "precisa art trocar portão condomínio",
      "precisa art trocar portão automático condomínio",
      "precisa engenheiro trocar portão prédio",
    ],
    intent: "question",
    answers: {
      any: [
        "Para trocar o portão inteiro do prédio, em geral precisa de ART, porque a obra mexe em fachada, estrutura ou elétrica, e a NBR 16280 pede responsável técnico na reforma. Trocar peça ou motor por equivalente costuma dispensar. Quem confirma a exigência é a administradora, antes do orçamento.",
        "Para trocar só o motor do portão do prédio, em geral não precisa de ART, porque é manutenção. O documento do engenheiro, no CREA, entra quando há obra, folha nova ou elétrica alterada, pela NBR 16280. Confirme com a administradora; a troca do motor em portão de prédio fica de {price.heavySwap}.",
        "O portão eletrônico em condomínio precisa de ART quando a troca é reforma, como portão novo, obra no piso ou circuito novo, segundo a NBR 16280. Colocar ou trocar o motor no portão que já existe costuma dispensar. O síndico deve confirmar com a administradora.",
        "RRT é o documento do arquiteto, no CAU, e TRT, o do técnico industrial, no CFT: no condomínio valem como a ART do engenheiro, se o profissional tem atribuição. Em geral se pedem em obra ou folha nova, pela NBR 16280. Trocar só o motor costuma dispensar.",
        "Trocar o portão automático de condomínio por um novo, com coluna, folha ou instalação elétrica, em geral exige ART ou documento equivalente, pela NBR 16280. Motor, placa ou roldana é manutenção e costuma dispensar. A administradora diz o que o seu prédio exige.",
      ],
      price: [
        "A ART do portão do condomínio não tem preço nosso: é a taxa do CREA mais os honorários do engenheiro, contratado à parte ou somado à proposta, se a administradora exigir. O serviço em si, trocar o motor em portão de prédio, fica de {price.heavySwap}, com mão de obra, e costuma dispensá-la.",
        "O custo da ART em condomínio soma a taxa do CREA e o que o engenheiro cobra, e só entra se a administradora a pedir. Trocar o motor do portão do prédio, que em geral não precisa dela, custa de {price.heavySwap}, motor e serviço.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que pede ART e o que dispensa", "Portão novo, motor novo ou manutenção"],
        slots: [
          [
            "Reforma muda o prédio e pede responsável técnico; manutenção repõe o que já existe e, em geral, não pede. A divisão costuma ser esta, e a palavra final é da administradora.",
            "Reforma pede responsável técnico, e manutenção, em geral, não. Veja em qual linha está o serviço do seu prédio e confirme com a administradora.",
            "O que altera estrutura, fachada ou elétrica é reforma; trocar peça igual é manutenção. Na dúvida, vale o que a administradora exigir.",
          ],
        ],
        bullets: [
          "Portão novo, com colunas ou fachada: em geral pede",
          "Mudança de tipo, com obra no piso: em geral pede",
          "Circuito novo no quadro do prédio: costuma pedir",
          "Motor trocado por equivalente, no mesmo suporte: costuma dispensar",
          "Roldana, cabo, placa, regulagem: manutenção",
        ],
      },
      {
        about: "what",
        headings: ["ART, RRT e TRT", "Quem assina pelo serviço"],
        slots: [
          [
            "As três siglas dizem quem responde pelo serviço: ART é do engenheiro, no CREA, RRT, do arquiteto, no CAU, e TRT, do técnico industrial, no CFT. O síndico pode conferir o número no site do conselho antes de liberar a obra.",
            "ART vem do CREA e é assinada por engenheiro, RRT do CAU, por arquiteto, e TRT do CFT, por técnico industrial. Qualquer uma serve se o profissional tem atribuição, e o registro se confere no conselho.",
            "O documento muda com a profissão: engenheiro emite ART, arquiteto emite RRT, técnico industrial emite TRT. Antes da obra, confira o número no conselho e se a pessoa pode responder por aquele serviço.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que combinar antes da obra", "Passos para o síndico"],
        slots: [
          [
            "Fale da exigência já no pedido de orçamento, porque ela muda o preço e o prazo. Combinada antes, ela não atrasa a obra.",
            "Pergunte primeiro e peça o orçamento depois: o responsável técnico é um item a mais na proposta e leva alguns dias.",
            "Se o documento só é cobrado no fim, o serviço para. Por isso ele deve ser pedido já na primeira conversa.",
          ],
        ],
        steps: [
          "Pergunte à administradora que documento ela exige.",
          "Mande a exigência junto das fotos do portão.",
          "Combine quem contrata o responsável técnico.",
          "Guarde documento, nota, manual e relatório dos testes.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem pode assinar a ART do portão do condomínio?",
        answers: [
          "Só profissional habilitado e registrado: engenheiro no CREA, arquiteto no CAU (RRT) ou técnico industrial no CFT (TRT), com atribuição para o serviço.",
          "Engenheiro, ou arquiteto e técnico industrial com os documentos deles, RRT e TRT. O que importa é a atribuição para aquele serviço.",
        ],
      },
      {
        question: "Vocês fornecem a ART?",
        answers: [
          "Diga a exigência no pedido: a resposta informa se o responsável técnico entra na proposta ou é contratado à parte pelo condomínio.",
          "Depende do serviço. Mande a exigência da administradora, e o orçamento diz se o documento está incluído ou fica com o condomínio.",
        ],
      },
      {
        question: "Sem a ART, o síndico responde?",
        answers: [
          "Pode responder, se era uma reforma que a pedia e houve dano. O documento e o registro da manutenção protegem quem administra.",
          "Em caso de acidente, a falta do documento numa reforma pesa contra ele. Guardar ART, relatórios e notas reduz o risco.",
        ],
      },
      {
        question: "Morador pode exigir ART para trocar o motor?",
        answers: [
          "Pode pedir, mas quem decide é a administração, pela norma e pela convenção. Troca por motor equivalente é manutenção e costuma dispensar.",
          "A exigência cabe ao síndico ou à administradora. Em troca igual, o relatório do serviço e a nota em geral bastam.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor, com a exigência da administradora",
  },
  {
    id: "nr12-na-empresa",
    broader: "normas",
    label: "NR-12 no portão da empresa",
    phrase: "a NR-12 no portão da empresa",
    asks: [
      ...combine(
        ["nr12", "nr 12"],
        [
          "fábrica",
          "indústria",
          "empresa",
          "galpão",
          "industrial",
          "fiscalização",
          "exige",
          "exigência",
          "o que exige",
          "fiscal",
          "adequação",
          "adequar portão",
          "laudo",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "No portão automático de fábrica, a NR-12 exige, em resumo, análise de risco, proteção contra esmagamento, parada segura, bloqueio da energia na manutenção, sinalização, operador treinado e registro das manutenções. Quem define o que vale no seu portão é o profissional de segurança do trabalho; sensores e regulagem orçamos por foto.",
        "Sim, em regra o portão automático da empresa precisa seguir a NR-12, a norma de segurança em máquinas, porque fica em local de trabalho. Ela pede análise de risco, sensores contra esmagamento, parada ao alcance, treinamento e registro de cada manutenção. A segurança do trabalho diz o que se aplica; nós instalamos e regulamos os sensores, orçados por foto.",
        "A fiscalização da NR-12 exige no portão de fábrica apreciação de risco assinada, sensores contra esmagamento, comando de parada ao alcance, manual em português, treinamento e registro de cada manutenção. O profissional habilitado diz como aplicar; nós instalamos e regulamos os sensores, com orçamento por foto.",
        "O que a NR-12 pede ao portão automático da fábrica: análise de risco, proteções nos pontos de esmagamento, parada, energia bloqueada na manutenção, sinalização, equipe treinada e registro do que foi feito. A aplicação cabe à segurança do trabalho, e a parte de sensores e força é nossa, orçada por foto.",
      ],
      price: [
        "Adequar o portão à NR-12 custa a análise de risco, feita por profissional habilitado, mais os sensores e o ajuste, orçados por foto. Se o motor tiver de ser trocado, em portão pesado fica de {price.heavySwap}, com mão de obra.",
        "O custo da NR-12 no portão soma o laudo do profissional habilitado e os sensores instalados, com preço por foto. Trocar o motor só é preciso quando a central não aceita sensores, e em portão pesado vai de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que a fiscalização costuma pedir", "Lista para conferir antes do fiscal"],
        slots: [
          [
            "Use a lista para conversar com a segurança do trabalho, que decide quais itens se aplicam ao local.",
            "Nem todo item vale para todo portão; a análise do local é que define. A lista serve de ponto de partida.",
            "Quem diz quais itens cabem ao seu portão é a análise de risco. Leve esta relação à conversa com o responsável.",
          ],
        ],
        steps: [
          "Análise de risco do portão, assinada por profissional habilitado.",
          "Proteção contra esmagamento: fotocélulas, borda sensível e reversão, testadas.",
          "Comando com a folha à vista e parada de emergência, se a análise pedir.",
          "Bloqueio do disjuntor, com cadeado e aviso, em toda manutenção.",
          "Sinalização no local e manual em português.",
          "Registro das manutenções e treinamento de quem opera.",
        ],
      },
      {
        about: "visit",
        headings: ["O que a empresa de portão faz", "Sensores, força e registro"],
        slots: [
          [
            "A análise vem primeiro e mostra onde a folha pode prender alguém; depois se escolhem os sensores. Instalamos fotocélulas, borda sensível, a tira que faz a folha recuar ao tocar, e sinaleiro.",
            "Antes de comprar sensor, espere a análise, que aponta os locais de esmagamento. A partir dela montamos sinaleiro, fotocélulas e borda sensível, faixa na ponta da folha que manda parar no toque.",
            "Sensor comprado sem análise pode ficar no lugar errado. Com o risco apontado, colocamos a borda sensível, tira que detecta o contato, as fotocélulas e a luz de aviso.",
          ],
          [
            "A força é regulada no mínimo que move a folha, e a reversão é testada com um objeto, nunca com o corpo. Cada visita gera um relatório do que foi medido e ajustado, para a pasta da empresa.",
            "Depois regulamos a menor força possível e provamos a reversão com objeto. O relatório da visita registra testes e ajustes e vai para os documentos da empresa.",
            "O teste de recuo usa um objeto, com a força já no mínimo. Tudo o que se mediu sai num relatório, que a empresa guarda com os demais registros.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no custo", "Quanto pesa adequar o portão"],
        slots: [
          [
            "A sinalização e a regulagem são a parte mais barata. Depois vêm as fotocélulas, a borda sensível, a central com entrada para sensores e, por último, o motor. Peça e mão de obra aparecem separadas no orçamento, que é grátis, por foto.",
            "Regular e sinalizar custa pouco; em seguida estão fotocélulas e borda sensível, depois a central nova e, no topo, o motor. O orçamento separa a peça do serviço.",
            "A conta cresce da sinalização e do ajuste para os sensores, a central e o motor, nessa ordem. Cada item vem com peça e serviço em linhas próprias.",
          ],
          [
            "Se a central atual tem entrada para fotocélula e borda, ela fica. Quando não tem, compare a placa nova com a troca do motor, de {price.heavySwap} em portão pesado, com mão de obra.",
            "Central que já recebe sensores continua em uso. Na falta dessas entradas, há dois caminhos: outra placa ou o motor novo, que em portão pesado custa de {price.heavySwap}, instalado.",
            "Nada se troca se a placa aceita os sensores. Se não aceita, põe-se outra ou, em motor já cansado, faz-se a troca completa, de {price.heavySwap} no portão pesado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A NR-12 vale para portão de casa ou só de empresa?",
        answers: [
          "A norma é de local de trabalho, e por isso não é cobrada em casa. Mesmo assim, fotocélula e força mínima protegem a família do mesmo jeito.",
          "Só onde há empregados. Em casa ninguém fiscaliza, mas o risco de esmagamento é igual, e os mesmos sensores servem.",
        ],
      },
      {
        question: "Quem emite o laudo de NR-12 do portão?",
        answers: [
          "Um profissional legalmente habilitado, em geral engenheiro, com ART, o registro de responsabilidade. Quem mantém o portão fornece o relatório dos testes.",
          "O engenheiro ou outro habilitado, que assina com ART. Da empresa de portão vem o relatório de sensores, força e reversão.",
        ],
      },
      {
        question: "O portão sem fotocélula pode ser interditado?",
        answers: [
          "Pode, se o fiscal vir risco grave e iminente. Até instalar, desligue o fechamento automático e opere com a folha à vista.",
          "Há esse risco quando o fiscal entende que alguém pode ser esmagado. Enquanto o sensor não chega, só feche com um operador olhando.",
        ],
      },
      {
        question: "De quanto em quanto tempo testar os sensores?",
        answers: [
          "Em empresa, a revisão é {visits.business}, com teste curto do operador entre uma e outra, tudo anotado.",
          "Faça um teste rápido com objeto toda semana e a revisão {visits.business}. Sem anotação, o teste não conta na fiscalização.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, das fotocélulas, do comando e da etiqueta do motor",
  },
  {
    id: "folha-que-poupa-o-motor",
    broader: "vida-util",
    label: "Com qual portão o motor dura mais",
    phrase: "o portão com que o motor dura mais",
    asks: [
      "portão que poupa motor",
      "portão poupa motor",
      "portão leve aumenta duração motor",
      "folha leve motor dura mais",
      ...combine(
        ["alumínio", "ferro", "alumínio ferro", "alumínio ou ferro", "ferro ou alumínio", "material portão"],
        [
          "motor durar mais",
          "motor dura mais",
          "faz motor durar",
          "força menos motor",
          "poupa motor",
          "desgasta menos motor",
          "estraga menos motor",
          "queima menos motor",
          "melhor para motor",
        ],
      ),
      "qual portão faz motor durar mais",
      "qual portão força menos motor",
      "qual tipo portão motor dura mais",
      "portão leve motor dura mais",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre portão de ferro e de alumínio, o motor dura mais no de alumínio se ele é de correr ou de abrir, porque a folha pesa menos; no basculante, o contrapeso iguala os dois. Mais que o material contam roldana, trilho e equilíbrio: com folha leve na mão, conte de {trade.life}.",
        "Portão leve aumenta a duração do motor quando é de correr ou de abrir, e por isso o alumínio leva vantagem; no basculante equilibrado o contrapeso carrega a folha, e ferro dá no mesmo. Motor com um terço de folga e folha solta dura de {trade.life} nos dois.",
        "Ferro ou alumínio, o motor dura mais onde a folha anda leve: o alumínio ajuda no portão de correr e no de abrir, e não muda nada no basculante com contrapeso certo. Ferro só encurta a vida se a folha é dura ou o motor está no limite; o esperado é de {trade.life}.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o peso da folha gasta o motor", "O que o motor sente em cada portão"],
        slots: [
          [
            "O motor sofre mais na partida, e folha leve pede menos força ali. Quanto isso vale depende de como o portão abre.",
            "É na saída que o motor mais esquenta, e o peso da folha aumenta esse esforço. O tipo de portão diz quanto.",
            "Partir com folha pesada aquece o motor e gasta a engrenagem. O efeito muda conforme o portão corra, gire ou suba.",
          ],
        ],
        bullets: [
          "De correr: o peso aumenta o atrito das roldanas; alumínio poupa",
          "De abrir: pesam o comprimento e a dobradiça; alumínio alivia o braço",
          "Basculante: contrapeso ou mola carrega a folha; o material quase não conta",
          "Vento: chapa fechada força o motor, em ferro ou alumínio",
        ],
      },
      {
        about: "choose",
        headings: ["Ferro ou alumínio, pelo motor", "O que comparar antes de escolher"],
        slots: [
          [
            "Com capacidade um terço acima do peso da folha, o motor do portão de ferro dura o mesmo. Em entrada que leva batida, o ferro aguenta melhor, e folha empenada gasta motor mais que o peso.",
            "Escolhido com um terço de folga, o motor não sente a diferença entre os dois. O ferro resiste a pancada, o que conta, porque folha torta cansa o motor depressa.",
            "A folga de um terço sobre o peso deixa o material em segundo plano. Onde há risco de batida, ferro; folha empenada é o que mais encurta a vida do motor.",
          ],
          [
            "O alumínio não enferruja e pede menos pintura, mas balança com o vento se o quadro é fino, e isso também força o motor. A estrutura vale mais que o metal.",
            "Sem ferrugem e mais leve, o alumínio perde quando o quadro é fraco e a folha torce com vento. Firmeza conta tanto quanto peso.",
            "No litoral ou em lugar úmido o alumínio se conserva melhor. Quadro fino, porém, treme, e folha que treme castiga o motor.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidados que valem mais que o material", "O que mais faz o motor durar"],
        slots: [
          [
            "Roldana que gira solta, trilho limpo, dobradiça lubrificada e folha no prumo poupam qualquer motor. Em portão de correr ou de abrir, o sinal de que está bom é a folha andar com uma mão.",
            "Trilho limpo, roda boa, dobradiça com graxa e prumo certo contam mais que o metal. Folha de correr ou de abrir que se move com uma mão está leve.",
            "O que conserva o motor é a folha correr sem raspar: roda, trilho, dobradiça e prumo em dia. No de correr e no de abrir, uma mão deve bastar para mover.",
          ],
          [
            "A revisão {visits.home}, a partir de {price.preventive} em casa, sem peças, mantém isso e pega o capacitor fraco antes que ele force o motor.",
            "Revisar {visits.home}, por {price.preventive} em diante na residência, fora as peças, evita que a folha endureça sem ninguém notar.",
            "Uma revisão {visits.home} conserva a folha leve e custa, em casa, a partir de {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vale trocar o ferro por alumínio só pelo motor?",
        answers: [
          "Não: a folha nova custa mais que o motor, cuja troca em casa fica de {price.homeSwap}. Troque se o ferro já está podre ou torto.",
          "Não compensa. Aliviar a folha e regular custa muito menos que fazer outra.",
        ],
      },
      {
        question: "Troquei ferro por alumínio. O motor antigo serve?",
        answers: [
          "Serve, com a força regulada para a folha mais leve. No basculante, o contrapeso precisa ser refeito, ou a folha sobe sozinha.",
          "Em geral sim, depois de nova regulagem. Basculante exige acertar o contrapeso antes de usar.",
        ],
      },
      {
        question: "Como saber se a folha está pesada para o motor?",
        answers: [
          "Em portão de correr ou de abrir, reto e em piso plano, desligue o disjuntor, destrave e mova com uma mão. No basculante, o teste é do técnico.",
          "Se precisa do corpo para mover a folha de correr ou de abrir, está pesada. Basculante não se destrava para testar.",
        ],
      },
      {
        question: "E portão de madeira?",
        answers: [
          "Madeira cheia costuma pesar mais que grade de ferro e ainda absorve água. Use motor com boa folga e reveja o equilíbrio depois das chuvas.",
          "Pesa e varia com a umidade, por isso pede mais sobra de capacidade e revisão do contrapeso, se for basculante.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor, com largura e altura",
  },
  {
    id: "duas-folhas-pesadas",
    broader: "duas-folhas",
    label: "Motor para duas folhas pesadas",
    phrase: "o motor para duas folhas pesadas",
    asks: [
      "uso intenso folhas pesadas abrir",
      "motor uso intenso folhas pesadas",
      ...combine(
        ["duas folhas", "2 folhas", "folha dupla"],
        [
          "pesado",
          "pesada",
          "muito pesado",
          "pesado ferro",
          "muito pesado ferro",
          "pesado motor",
          "pesado qual motor",
          "ferro motor aguenta",
          "motor aguenta",
          "ferro maciço",
          "chapa grossa",
          "grande pesado",
        ],
      ),
      "portão abrir ferro pesado qual motor",
      "portão pivotante pesado ferro qual motor",
    ],
    intent: "buying",
    answers: {
      any: [
        "O motor que aguenta portão de duas folhas pesado, de ferro, é o de uso intenso, um por folha, com limite de quilos e de metros um terço acima do que cada folha pede. Dobradiça e coluna são conferidas antes; o par instalado entra na faixa de portão pesado, de {price.heavySwap}.",
        "Portão de duas folhas muito pesado, de ferro, pede um motor por folha, de uso intenso, escolhido pelo peso e pelo comprimento de cada uma, com um terço de sobra. Se a dobradiça cede, nenhum motor aguenta. Com mão de obra, a conta fica na faixa pesada, de {price.heavySwap}.",
        "Para duas folhas pesadas de ferro, o motor se escolhe por folha: a ficha precisa passar do peso e do comprimento de cada uma com um terço de folga, em versão de uso intenso. Dobradiça ruim se troca antes. O valor, com mão de obra, é o de portão pesado, {price.heavySwap}.",
      ],
      price: [
        "Motor para portão de duas folhas pesado fica na faixa de portão pesado, de {price.heavySwap} com mão de obra, porque são dois motores de uso intenso, um por folha, e uma central. Peso, comprimento e estado das dobradiças fecham o valor, por foto.",
        "Para duas folhas pesadas de ferro, conte de {price.heavySwap}, com mão de obra: um motor de uso intenso por folha e uma central que comanda os dois. O que muda o preço é peso, comprimento e reforço de dobradiça.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber o peso de cada folha", "Peso, comprimento e dobradiça"],
        slots: [
          [
            "O que vale é cada folha, e não o portão inteiro. Folha de ferro em chapa fechada pesa bem mais que a de grade do mesmo tamanho.",
            "Meça e anote folha por folha, porque cada motor cuida de uma. O material pesa tanto na conta quanto a medida.",
            "Cada motor move uma folha só, e é dela que se precisa do peso. Medida e material dão a estimativa.",
          ],
        ],
        steps: [
          "Meça a largura e a altura da folha e multiplique: são os metros quadrados.",
          "Diga se é grade, chapa de um lado ou dos dois, e a grossura, se souber.",
          "Sem motor ou com ele destravado e o disjuntor desligado, abra devagar: folha em ordem anda leve e para onde se solta.",
          "Olhe a ponta: se cai ou raspa, a dobradiça já cedeu.",
          "Fotografe as dobradiças, as colunas e a folha inteira.",
        ],
      },
      {
        about: "choose",
        headings: ["Que tipo de motor aguenta: pistão ou braço", "Pistão, braço e limites da ficha"],
        slots: [
          [
            "A ficha traz dois limites, peso e comprimento da folha, e o motor precisa passar nos dois. Folha comprida faz alavanca: quem aguenta os quilos pode não aguentar os metros.",
            "Compare quilos e metros, porque a folha longa age como alavanca e cansa o motor antes do peso. Só serve o modelo que passa nas duas contas.",
            "Peso é metade da resposta; a outra é o comprimento, já que a folha longa multiplica o esforço. O motor tem de superar ambos na ficha.",
          ],
          [
            "Pistão serve a coluna estreita e braço articulado, a coluna larga. Chapa fechada pega vento, e a trava elétrica com batente central poupa os dois motores.",
            "A coluna decide o formato: estreita, pistão; larga, braço articulado. Em folha fechada, o vento soma força, e convém trava elétrica no meio e batente firme.",
            "Coluna larga aceita braço articulado e a estreita, pistão. Contra o vento na chapa inteira, ponha batente central e trava elétrica.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Dobradiça e coluna primeiro", "O que reforçar antes do motor"],
        slots: [
          [
            "Dobradiça com rolamento, em coluna firme, segura a folha; o motor só empurra. Coluna de alvenaria sem ferro racha com o peso, e folha caída se levanta na serralheria, escorada, antes de instalar.",
            "Quem carrega o peso é a dobradiça, de preferência com rolamento, presa em coluna que não trema. Folha que raspa vai primeiro ao serralheiro, e coluna fraca é reforçada antes da compra.",
            "O motor empurra e a dobradiça sustenta, por isso ela e a coluna vêm primeiro. Reforço de coluna e folha levantada, com escora, são serviço de serralheiro antes do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A dobradiça do portão pesado aguenta o motor?",
        answers: [
          "Aguenta, se a folha não cai na ponta e gira sem ranger. Gasta ou com solda trincada, ela se troca antes, porque o motor só apressa a quebra.",
          "Sim, quando a folha gira leve e no nível. Ponta caída, rangido ou trinca na solda pedem dobradiça nova primeiro.",
        ],
      },
      {
        question: "Motor residencial serve em duas folhas pesadas?",
        answers: [
          "Não: ele fica no limite, esquenta e quebra a engrenagem. Compare os quilos e os metros por folha da ficha antes de comprar.",
          "Em folha pesada, não convém. O residencial trabalha no máximo, aquece e dura pouco; o de uso intenso tem a folga que falta.",
        ],
      },
      {
        question: "Dá para motorizar só uma das folhas?",
        answers: [
          "Dá, se o carro passa por uma só: a outra fica presa por trinco no chão. Escolha já uma central para dois motores, para acrescentar depois.",
          "Sim, quando o vão de uma folha basta. O trinco segura a segunda, e a central dupla deixa pronto o lugar do outro motor.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Em portão pesado, de {time.heavy}, com dobradiças e elétrica em ordem. O cabo do segundo motor atravessa o vão por um eletroduto sob o piso, que pode pedir obra antes.",
          "De {time.heavy}, se nada precisa de reforço. Falta de eletroduto sob o piso, para o cabo da outra folha, acrescenta uma etapa.",
        ],
      },
    ],
    photo: "fotos das duas folhas, das dobradiças e das colunas, com largura e altura de cada folha",
  },
  {
    id: "trocar-motores-do-predio",
    broader: "predio",
    label: "Trocar o motor de vários portões do prédio",
    phrase: "a troca dos motores de vários portões do prédio",
    isAskedByName: true,
    asks: combine(
      ["trocar motor", "troca motor", "trocar motores", "troca motores", "motores novos", "orçamento motor"],
      ["dois portões", "2 portões", "três portões", "3 portões", "quatro portões", "4 portões", "vários portões"],
      ["prédio", "condomínio"],
    ),
    intent: "price",
    answers: {
      any: [
        "Trocar o motor de vários portões do prédio custa a soma dos portões, com uma ida só. Em portão pesado ou de muito uso, cada troca fica de {price.heavySwap}, com motor e mão de obra. Em portão leve de pouco uso, fica de {price.homeSwap}. O orçamento é grátis, por fotos, com um valor para cada portão.",
        "O orçamento para trocar os motores do condomínio vem por portão, para a assembleia comparar. A troca em portão pesado custa de {price.heavySwap} cada um, já com a mão de obra, e no portão leve de {price.homeSwap}. Feitos em sequência, os portões dividem o deslocamento, e a foto de cada etiqueta dá o total.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Como a conta é feita", "O que muda o valor de cada portão"],
        slots: [
          [
            "Cada portão tem o seu peso e o seu número de aberturas, e por isso os valores podem ser diferentes. Estes itens aparecem em linhas separadas.",
            "Dois portões do mesmo prédio raramente custam igual. No orçamento, cada um traz estes itens.",
          ],
        ],
        bullets: [
          "Motor e central, escolhidos pelo peso da folha e pelos ciclos por hora",
          "Mão de obra da troca, de {time.heavy} em portão pesado",
          "Roldanas, cabos ou solda, se a folha precisar de acerto antes",
          "Controles ou tags novos, só se a central não aceitar os antigos",
          "Fotocélulas e sinaleiro, quando faltam",
        ],
      },
      {
        about: "choose",
        headings: ["Trocar todos de uma vez ou um por ano?", "Qual portão trocar primeiro"],
        slots: [
          [
            "Trocar todos juntos poupa deslocamento e deixa as centrais iguais, com a mesma peça de reserva para todas. Se o caixa não permite, comece pela entrada de mais movimento.",
            "Motores da mesma linha usam as mesmas peças e os mesmos controles, e isso favorece a troca conjunta. Quando o dinheiro não dá, troque primeiro o portão que mais abre.",
          ],
          [
            "Antes de aprovar, peça a medição de cada motor: às vezes um deles tem só a placa ou o capacitor com defeito, e o conserto custa menos que a troca.",
            "Peça também um diagnóstico por portão. O motor que falhou por uma peça só pode ser consertado, e a troca fica para os outros.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Como trocar sem fechar a garagem", "A ordem do serviço no prédio"],
        slots: [
          [
            "Os portões são trocados um de cada vez, com outra passagem aberta. Conte {time.heavy} por portão pesado, fora da hora de pico, e avise os moradores na véspera.",
            "O técnico só começa um portão depois de entregar o anterior funcionando. Cada troca leva {time.heavy} em portão pesado, em horário combinado com a portaria.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles dos moradores continuam?",
        answers: [
          "Continuam se a central nova lê a mesma frequência e o mesmo código. Mande a foto de um controle antes da assembleia.",
          "Depende do código da central nova. Quando não serve, um receptor externo pode aproveitar os controles atuais.",
        ],
      },
      {
        question: "O condomínio pode parcelar a troca?",
        answers: [
          "Pode, em até {shop.instalments} vezes no cartão. Outra forma de pagamento é combinada na proposta.",
          "Sim: o cartão divide o total em até {shop.instalments} vezes, e também há Pix.",
        ],
      },
      {
        question: "Que garantia têm os motores novos?",
        answers: [
          "São {warranty.motor} de fábrica em cada motor e {warranty.installation} na instalação, por portão, com nota no CNPJ.",
          "Cada motor tem {warranty.motor}, dados pela fábrica, e a instalação tem {warranty.installation}.",
        ],
      },
    ],
    photo: "fotos de cada portão e da etiqueta de cada motor, com o número de vagas e o horário de pico",
  },
  {
    id: "contrato-de-dois-portoes",
    broader: "contrato",
    label: "Contrato para dois portões ou mais",
    phrase: "o contrato de manutenção de dois portões",
    asks: [
      "quanto custa por mês contrato manutenção dois portões",
      "contrato entrada e saída",
      "contrato portão entrada saída social",
      "portão entrada saída social como fica contrato",
      ...combine(
        ["contrato manutenção", "contrato mensal", "manutenção mensal", "contrato"],
        [
          "2 portões preço",
          "dois portões preço",
          "3 portões preço",
          "três portões preço",
          "2 portões condomínio preço",
          "dois portões condomínio preço",
          "vários portões preço",
        ],
      ),
      ...combine(
        ["manutenção", "contrato", "revisão"],
        ["3 portões preço", "4 portões preço", "5 portões preço", "6 portões preço", "portões empresa preço"],
      ),
      "preço contrato manutenção mensal portão condomínio 2 portões",
      "manutenção dois portões condomínio preço",
      "manutenção 2 portões condomínio preço",
    ],
    intent: "price",
    answers: {
      any: [
        "O contrato de manutenção de dois portões tem preço por portão e divide o deslocamento, por isso fica abaixo de dois contratos separados. A base é a revisão avulsa, em geral de {price.preventiveRange} por portão, sem peças. O uso, o peso e o número de visitas no ano fecham a mensalidade.",
        "O contrato mensal de três portões do condomínio é calculado por portão, com uma ida só para todos. Parte-se da revisão avulsa, em geral de {price.preventiveRange} por portão, sem peças, vezes as visitas do ano, divididas em doze. A proposta é grátis, por fotos e etiquetas.",
        "A manutenção de quatro portões de empresa sai por portão, com o deslocamento repartido entre eles. A revisão avulsa fica, em geral, de {price.preventiveRange} por portão, sem peças, e vários no mesmo dia custam menos cada um. O valor final depende do uso, do peso e das visitas.",
        "O preço do contrato de manutenção mensal de dois portões de condomínio parte da revisão avulsa, em geral de {price.preventiveRange} por portão, sem peças, e cai porque a visita é uma só. Mande fotos e etiquetas de cada um, e a proposta vem por portão, com as visitas do ano.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Como se faz a conta de vários portões", "O que muda o valor mensal"],
        slots: [
          [
            "Some as visitas do ano nos portões e divida por doze: esse é o ponto de partida da mensalidade. Como o técnico vê todos no mesmo dia, o deslocamento é pago uma vez.",
            "A base são as visitas do ano em todos os portões, divididas em doze parcelas. Um deslocamento serve para o conjunto.",
            "O cálculo reúne as visitas anuais de cada portão, repartidas por doze. Vistos no mesmo dia, eles dividem a ida, e daí vem a economia.",
          ],
          [
            "Os portões não precisam do mesmo intervalo: a entrada de mais fluxo recebe mais visitas que a saída ou o serviço. Peças e urgências incluídas sobem a parcela; sem elas, cada troca é aprovada na hora.",
            "O mais usado pode ter visita mais vezes, e o de serviço, menos. Se as peças entram no plano, o mês custa mais; se ficam fora, são aprovadas quando faltarem.",
            "O portão de maior movimento recebe mais visitas, e os outros, menos. O plano sem peças custa menos por mês; com peças e urgência incluídas, custa mais.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que deve estar escrito no contrato", "Lista para comparar propostas"],
        slots: [
          [
            "Duas propostas só se comparam com a mesma lista, portão por portão.",
            "Sem a mesma lista, a proposta mais barata pode ter metade das visitas.",
            "Peça que todas as propostas digam as mesmas coisas sobre cada portão.",
          ],
        ],
        bullets: [
          "Número de visitas por ano em cada portão",
          "O que se faz na visita: limpeza, lubrificação, reaperto, força e fotocélula",
          "Relatório por portão",
          "Chamado de urgência: como pedir e quanto custa",
          "Peças incluídas, uma a uma, ou por aprovação",
          "Prazo, reajuste e aviso para sair",
        ],
      },
      {
        about: "visit",
        headings: ["Como a visita funciona em vários portões", "Revisão sem fechar a passagem"],
        slots: [
          [
            "Os portões são revistos um de cada vez, com outra passagem aberta, fora do horário cheio. Em cada um se limpa, lubrifica, reaperta, regula e testa a fotocélula, e o relatório diz o que está gastando.",
            "Enquanto um portão é revisto, o outro fica livre, e a hora é combinada com a portaria. A limpeza, a regulagem e o teste dos sensores são registrados por portão.",
            "Faz-se um por vez, mantendo sempre uma entrada aberta. Ao fim, o relatório separa o que foi feito em cada portão e as peças perto da troca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O pagamento mensal significa visita todo mês nos dois portões?",
        answers: [
          "Não necessariamente: mensal é a parcela. As visitas são combinadas pelo fluxo de cada portão e vêm escritas.",
          "Só se for combinado. Pode-se pagar por mês e ter visita trimestral, ou mensal apenas no mais usado.",
        ],
      },
      {
        question: "Dá para incluir a cancela ou o portão de pedestres?",
        answers: [
          "Dá. Cada um entra como item da proposta; mande foto de todos para o valor vir junto.",
          "Sim, como item separado, com as suas visitas. A ida continua sendo uma só.",
        ],
      },
      {
        question: "Preciso de visita para ter a proposta?",
        answers: [
          "Em geral não: fotos dos portões, das etiquetas e o número de vagas bastam para começar.",
          "As fotos e as etiquetas dão a proposta. O estado de cada portão é conferido na primeira ida.",
        ],
      },
      {
        question: "Motor antigo encarece o contrato?",
        answers: [
          "Com peças incluídas, sim. Sem peças, muda pouco, e muitas vezes acerta-se o portão antes de contratar.",
          "Encarece o plano com peças, porque quebra mais. Trocar antes o motor que já passou de {trade.life} baixa a mensalidade.",
        ],
      },
    ],
    photo: "fotos dos dois portões e das etiquetas, com o número de vagas",
  },
  {
    id: "quarto-em-cima-da-garagem",
    broader: "motor",
    label: "Motor silencioso sob o quarto",
    phrase: "o motor de portão sob o quarto",
    asks: [
      ...combine(
        ["motor", "motor não faz barulho", "motor sem barulho", "motor silencioso", "portão silencioso"],
        [
          "quarto cima garagem",
          "quarto em cima",
          "quarto acima garagem",
          "quarto sobre garagem",
          "embaixo quarto",
          "debaixo quarto",
          "garagem embaixo quarto",
          "quarto bebê",
          "acorda bebê",
          "acorda casa",
          "treme quarto",
          "vibra quarto",
          "quarto do lado",
        ],
      ),
      "motor não faz barulho quarto cima garagem",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para quarto em cima da garagem, o motor de portão mais silencioso é o que tem inversor, porque parte e para devagar, montado sobre borracha e sem apoio na laje. No basculante de até {width.quarterHp}, o {model.jetflex} instalado custa {price.jetflex}. Portão de correr e de abrir são orçados por foto.",
        "Com o quarto em cima da garagem, escolha motor de portão com inversor e parada suave e separe o suporte da parede com borracha, porque o barulho sobe pela laje. O {model.jetflex}, para basculante de até {width.quarterHp}, custa {price.jetflex} instalado. Nos outros portões, o valor é informado por foto.",
        "Motor de portão que não faz barulho nenhum não existe, mas o quarto em cima da garagem deixa de acordar com três medidas: motor com inversor, borracha no suporte e folha sem pancada no batente. Em basculante de até {width.quarterHp}, o {model.jetflex} sai por {price.jetflex} instalado. De correr e de abrir são orçados por foto.",
        "O motor silencioso para quem dorme em cima da garagem é o de inversor, com partida e parada lentas, preso na coluna ou no piso e nunca na laje do quarto. No basculante de até {width.quarterHp}, é o {model.jetflex}, por {price.jetflex} instalado. Nos demais portões, o orçamento é feito por foto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o quarto ouve tanto", "O som que sobe pela laje"],
        slots: [
          [
            "O que chega ao quarto é a vibração: trilho, suporte e batente presos à laje ou à parede levam o tremor para cima. Os momentos que acordam são a partida, a pancada no batente e o estalo da trava, mais que o motor andando.",
            "A laje funciona como uma caixa de som para tudo o que está parafusado nela. O que acorda é o tranco da partida, a batida no fim e o estalo da trava; no meio do curso, o ruído é menor.",
            "Tudo o que se prende à laje ou à parede transmite tremor ao andar de cima. A partida, a batida e a trava incomodam mais que o ruído contínuo do motor.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que pedir na instalação", "Para o barulho ficar na garagem"],
        slots: [
          [
            "São detalhes de montagem, que custam menos na hora de instalar do que depois. Peça que estejam escritos no orçamento.",
            "Peça estes pontos já no orçamento, porque mudar o motor de lugar mais tarde sai caro. Servem para qualquer marca.",
            "A montagem certa conta tanto quanto o motor. Inclua estes itens antes de fechar o serviço.",
          ],
        ],
        bullets: [
          "Motor com inversor, que parte e para devagar ao abrir e ao fechar",
          "Suporte na coluna ou no piso, com calço de borracha, e não na laje",
          "Batente de borracha no fim da abertura e do fechamento",
          "No basculante: cabos, pivôs e contrapeso revistos",
          "No de correr: roldanas boas, trilho sem degrau e cremalheira de nylon, se o peso permitir",
        ],
      },
      {
        about: "care",
        headings: ["Se você já tem o motor", "Diminuir o barulho sem trocar"],
        slots: [
          [
            "Antes de comprar, peça a revisão, porque folga, batente gasto e falta de lubrificação causam boa parte do ruído. Ela custa a partir de {price.preventive} em casa, sem peças. Se o estalo é da trava elétrica, trocar o motor não muda nada.",
            "Uma visita com ajuste, a partir de {price.preventive} em residência, fora peças, mostra quanto do barulho vem da folha. A trava que estala pode ser regulada ou trocada por outra mais silenciosa, sem mexer no motor.",
            "Boa parte do incômodo some com reaperto, lubrificação e batente novo, em visita a partir de {price.preventive} em casa, sem contar peças. O estalo da trava elétrica se resolve nela, e não no motor.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Quanto o barulho diminui na prática", "O que esperar do motor com inversor"],
        slots: [
          [
            "O motor com inversor tira o tranco da partida e a pancada do fim, que são os sons mais altos. Continua a ouvir-se um ruído leve do portão andando, que a folha bem lubrificada reduz.",
            "Com inversor, o portão começa e termina devagar, e somem o tranco e a batida. Resta o som baixo da folha andando, que depende de roldanas e pivôs em bom estado.",
            "A maior diferença está no começo e no fim do movimento, que ficam suaves. O ruído do meio do caminho vem da folha, e diminui com peças boas e lubrificação.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor de 24 V é mais silencioso para o quarto?",
        answers: [
          "Costuma ser, pela partida suave, mas a vibração da folha continua. O calço e o batente de borracha contam tanto quanto o motor.",
          "Em geral, sim, porque a velocidade é controlada. Preso na laje, porém, ele acorda do mesmo jeito.",
          "Normalmente faz menos ruído que o comum, por partir devagar. Sem borracha no suporte, a vibração chega ao quarto mesmo assim.",
        ],
      },
      {
        question: "Portão de correr incomoda menos que basculante?",
        answers: [
          "Em geral, sim, porque o trilho e o motor ficam no chão, longe da laje. Com roldana gasta, a vantagem some.",
          "Costuma incomodar menos. O basculante bate e vibra perto do teto; o de correr, no piso.",
          "Quase sempre, já que o motor dele fica no piso e não perto do teto. A condição é ter roldanas boas e trilho sem degrau.",
        ],
      },
      {
        question: "Espuma ou forro na garagem resolve?",
        answers: [
          "Pouco: o forro abafa o som no ar, e o que chega ao quarto é vibração. Trate primeiro o suporte e o batente.",
          "Ajuda quase nada, porque o tremor sobe pela estrutura, e não pelo ar. Borracha no suporte e no batente dá mais resultado.",
          "Não costuma resolver. A espuma segura o som do ar, mas a vibração passa pela parede e pela laje até o quarto.",
        ],
      },
      {
        question: "O motor mais caro é o mais silencioso?",
        answers: [
          "Nem sempre. O que conta é ter partida e parada suaves e estar bem montado, com calço de borracha e sem apoio na laje.",
          "Não por ser caro. Um simples, bem regulado e com calço, incomoda menos que um caro preso na laje.",
          "Não obrigatoriamente: parte do preço é força e velocidade. Para o quarto, vale mais o inversor e a montagem sobre borracha.",
        ],
      },
    ],
    photo: "um vídeo com som do portão abrindo, feito da garagem, e foto do suporte e da etiqueta",
  },
  {
    id: "botao-do-carro",
    broader: "controle",
    label: "Abrir o portão pelo botão do carro",
    phrase: "o botão do carro que abre o portão",
    asks: combine(
      [
        "painel carro",
        "botão carro",
        "carro novo",
        "multimídia",
        "android auto",
        "carplay",
        "homelink",
        "controle carro homelink",
        "retrovisor",
      ],
      [
        "portão",
        "abrir portão",
        "abre portão",
        "grava portão",
        "programar portão",
        "controle portão",
        "gravar controle portão",
      ],
    ),
    intent: "question",
    answers: {
      any: [
        "Dá para abrir o portão pelo botão do carro, como o HomeLink, se esse botão aprende a frequência e o código do seu controle. O manual do carro diz o que ele aceita. O código rolante de marca nacional muitas vezes não grava. Nesse caso, use o controle comum, a tag no para-brisa ou o celular, com módulo orçado pela foto da etiqueta do motor.",
        "O carro grava o portão quando traz um transmissor programável, como o HomeLink, que aceite a frequência e o código da central. Muitos carros vendidos aqui não trazem, e o manual confirma. Sem o transmissor, o portão abre pelo celular com um módulo Wi-Fi ou por tag no para-brisa. A foto da etiqueta do motor mostra o que serve.",
        "Pelo painel do carro, abrir o portão depende de um botão de garagem, o HomeLink ou parecido, que aprenda o código do seu controle, em geral de 433 MHz. Veja isso no manual do carro. Se o botão não aprende, use tag no para-brisa, módulo de celular ou o controle comum. Mande a foto da etiqueta do motor para saber o preço.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se o seu carro grava", "O que conferir no carro e no controle"],
        slots: [
          [
            "Leva cinco minutos, com o manual do carro na mão. Veja antes de comprar qualquer adaptador.",
            "A resposta está no manual e no verso do controle. Confira antes de gastar com acessório.",
            "Não compre nada antes de olhar o manual e o controle. São poucos passos.",
          ],
        ],
        steps: [
          "Procure no manual do carro 'abridor de garagem' ou botões no retrovisor ou no teto.",
          "Veja a frequência que o botão do carro aceita e compare com a do controle, em geral 433 MHz.",
          "Confira no controle se o código é fixo ou rolante.",
          "No HomeLink, segure o botão escolhido no carro e, ao mesmo tempo, a tecla do controle encostado nele, até a luz do painel mudar.",
          "Se o código é rolante, o técnico ainda põe a central em modo de gravação, e você aperta o botão do carro.",
          "Teste à vista do portão, com o vão livre.",
        ],
      },
      {
        about: "choose",
        headings: ["Se o carro não grava", "Outras formas de abrir sem procurar o controle"],
        slots: [
          [
            "A tag no para-brisa abre ao chegar, sem apertar nada, e pede um leitor na entrada. O módulo Wi-Fi abre pelo aplicativo no painel, com o carro parado e o portão à vista.",
            "Com leitor na entrada, a tag dispensa qualquer botão. O celular espelhado no painel também abre, por um módulo ligado à central, sempre vendo o portão.",
            "Leitor e tag abrem sozinhos na chegada. Já o módulo de celular usa o aplicativo, que só se aciona com o carro parado e o vão à vista.",
          ],
          [
            "O mais simples e barato continua a ser o controle no quebra-sol. Depois vêm o módulo de celular e, acima, o leitor com tag, que compensa mais em condomínio.",
            "Em custo, o controle comum ganha; o módulo fica no meio, e o leitor de tag é o mais caro, indicado para muitos carros.",
            "Do mais barato ao mais caro estão o controle, o módulo Wi-Fi e o leitor de tag, este último melhor para prédio.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O cuidado com o carro que abre a casa", "Venda, oficina e furto do carro"],
        slots: [
          [
            "O carro que abre o portão leva a chave da casa. Apague o botão antes de vender ou deixar na oficina, e limpe o código da central se ele for roubado.",
            "Botão gravado fica com quem está com o carro. Na venda, apague a memória dele; no furto, exclua o código na central no mesmo dia.",
            "Antes de passar o carro adiante, zere o botão de garagem pelo manual. Em roubo, quem se protege é a central, com o código apagado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso esconder o controle ligado ao farol do carro?",
        answers: [
          "Existe o acionador de farol alto, ligado por auto elétrico e gravado na central por nós. Prefira o de lampejo duplo, para não abrir sem querer.",
          "Dá, com um transmissor próprio para farol, instalado por eletricista automotivo. A gravação no portão é nossa parte.",
        ],
      },
      {
        question: "O controle no carro pode ser copiado?",
        answers: [
          "Pode, se for de código fixo. Prefira código rolante e não deixe o controle à vista.",
          "O de código fixo, sim, em segundos. Código rolante resiste à cópia simples.",
        ],
      },
      {
        question: "Preciso trocar a central para usar tag ou celular?",
        answers: [
          "Em geral não: leitor e módulo são ligados à entrada de botoeira da central que já existe.",
          "Quase nunca. Os dois funcionam como mais um botão de abrir.",
        ],
      },
      {
        question: "Por que o carro gravou e o portão não abre?",
        answers: [
          "O botão aprendeu o sinal, mas a central recusa: o código é rolante. Grave outro acesso, como tag ou módulo.",
          "Em código rolante, o sinal copiado não vale na segunda vez. O carro confirma, o portão não obedece.",
        ],
      },
    ],
    photo: "foto do controle aberto, da etiqueta do motor e o modelo do carro",
  },
  {
    id: "porta-corta-fogo",
    broader: "normas",
    label: "Porta corta-fogo não é portão de garagem",
    phrase: "a porta corta-fogo",
    asks: [...combine(["corta fogo"], ["portão", "porta", "portão automático", "porta automática", "laudo", "motor"])],
    intent: "question",
    answers: {
      any: [
        "Porta ou portão corta-fogo automático precisa, em geral, de laudo ou ART de profissional habilitado, porque é item do projeto de incêndio do AVCB, o auto de vistoria dos bombeiros. Não recebe motor nem conserto de portão comum: fale antes com o responsável pelo projeto. O portão de veículos ao lado nós atendemos.",
        "Sim, a porta corta-fogo automática costuma precisar de laudo assinado por profissional habilitado, conforme o projeto e o AVCB, o auto de vistoria do Corpo de Bombeiros. Motor e reparo de portão comum não servem nela. Nós cuidamos do portão de veículos, e não do corta-fogo.",
        "Portão corta-fogo automático é produto certificado, ligado ao projeto aprovado pelos bombeiros; laudo, manutenção e automação pedem profissional habilitado e seguem o AVCB, o auto de vistoria. Consulte o responsável antes de mexer. Da nossa parte, atendemos o portão da garagem.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Por que não é um portão comum", "O que muda no corta-fogo"],
        slots: [
          [
            "Folha, batente, ferragem e fechamento são ensaiados juntos contra o fogo, e trocar uma parte pode invalidar o conjunto. A porta precisa fechar sozinha no incêndio, e motor ou trava comum impedem isso.",
            "O conjunto inteiro passa por ensaio, da folha à mola de fechamento, por isso uma peça trocada pode tirar a certificação. Além disso, ele tem de se fechar sem ajuda, o que uma trava ou um motor de portão atrapalha.",
            "A certificação vale para o conjunto, com batente, folha, ferragens e fechamento. Mudar um item a põe em dúvida, e um motor comum ainda impede o fechamento automático em caso de fogo.",
          ],
          [
            "Quando a porta é automática, o acionamento é do fabricante ou previsto por ele e se liga à central de alarme. No alarme ou na falta de energia, ela se solta e fecha.",
            "A versão automática trabalha com o alarme de incêndio: disparou ou faltou luz, a porta se fecha sozinha. Esse mecanismo é o do fabricante ou o que ele admite.",
            "Só serve o acionamento que o fabricante prevê, comandado pelo alarme. Ele mantém a porta aberta no dia a dia e a deixa fechar no incêndio ou no apagão.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["A quem pedir o quê", "Antes de contratar"],
        slots: [
          [
            "Cada documento e cada serviço tem o seu responsável, e misturá-los atrasa a renovação do AVCB.",
            "Separe os assuntos antes de chamar alguém, porque nenhuma empresa cuida de todos.",
            "O caminho mais curto é procurar a pessoa certa para cada parte.",
          ],
        ],
        steps: [
          "Projeto, laudo e AVCB: engenheiro responsável pela prevenção de incêndio.",
          "Manutenção da porta: fabricante ou empresa credenciada por ele.",
          "Ligação ao alarme: quem mantém a central de incêndio.",
          "Portão de veículos e cancela: empresa de portão automático.",
        ],
      },
      {
        about: "cost",
        headings: ["De que depende o custo", "O que pesa no valor do laudo e da porta"],
        slots: [
          [
            "O preço do laudo é do profissional que assina e varia com o número de portas e com o tamanho do prédio. Manutenção da porta é orçada pelo fabricante ou por credenciada, e nada disso entra no preço do portão.",
            "Quem assina o laudo define o valor, conforme a quantidade de portas e o porte do prédio. Já o reparo da porta fica com o fabricante ou a credenciada, fora do orçamento do portão de veículos.",
            "Laudo e reparo têm preços próprios: o primeiro, do engenheiro, segundo o prédio e as portas; o segundo, da empresa credenciada. O portão da garagem é outra conta.",
          ],
          [
            "No portão de veículos de prédio, a troca do motor fica de {price.heavySwap}, com mão de obra. Se o projeto pede que ele abra no alarme, a central precisa de entrada para esse comando, o que a foto da etiqueta mostra.",
            "Para o portão da garagem do prédio, trocar o motor custa de {price.heavySwap}, instalado. Havendo exigência de abrir com o alarme, verifica-se pela etiqueta se a central recebe esse sinal.",
            "A troca do motor no portão de carros vai de {price.heavySwap} em prédio, com o serviço. Quando o projeto manda abri-lo no alarme, a central tem de aceitar o comando; pela etiqueta se sabe.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr trava elétrica na porta corta-fogo?",
        answers: [
          "Só se o projeto prevê e ela solta sem energia e com o alarme. Sem isso, não.",
          "Não por conta própria. A trava precisa estar no projeto, liberar na falta de luz e obedecer ao alarme de incêndio.",
        ],
      },
      {
        question: "O portão da garagem precisa ser corta-fogo?",
        answers: [
          "Em geral não; quem diz é o projeto de incêndio do prédio, aprovado pelos bombeiros.",
          "Na maioria dos prédios, não. A resposta certa está no projeto de prevenção, com o engenheiro responsável.",
        ],
      },
      {
        question: "Vocês fazem laudo de porta corta-fogo?",
        answers: [
          "Não: é de profissional habilitado em prevenção de incêndio. Fazemos a vistoria e o relatório do portão automático de veículos.",
          "Esse laudo não é nosso. O que emitimos é o relatório do portão de veículos, com sensores, força e manutenção.",
        ],
      },
      {
        question: "A porta corta-fogo não fecha sozinha. E agora?",
        answers: [
          "Avise o síndico e chame o fabricante ou uma credenciada, porque porta que não fecha perde a função. Não ponha calço, corrente nem mola comum.",
          "É falha grave de segurança: comunique a administração e peça a manutenção credenciada. Nada de calçar a porta ou trocar a mola por outra qualquer.",
        ],
      },
    ],
    photo: "foto do portão de veículos e da etiqueta do motor, se o pedido for sobre ele",
  },
];
