import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Titles that name a case closely beside a common question, and are not answered by it: the wheelchair, the flat above, the pavement. */
export const casoExato: NarrowConcept[] = [
  {
    id: "botoeira-e-tempo-para-cadeirante",
    broader: "acessibilidade",
    label: "Botoeira e tempo do portão para cadeirante",
    phrase: "a botoeira e o tempo do portão para cadeirante",
    asks: [
      ...combine(
        ["cadeirante", "cadeira rodas", "pcd", "mobilidade reduzida"],
        [
          "botoeira",
          "botoeira altura",
          "altura botoeira",
          "botoeira tempo",
          "botoeira tempo abertura",
          "portão botoeira tempo abertura",
          "tempo abertura",
          "portão tempo abertura",
          "tempo portão aberto",
          "quanto tempo aberto",
          "quanto tempo ficar aberto",
          "quanto tempo fica aberto",
          "quanto tempo portão deve ficar aberto",
          "tempo fechar",
          "portão fecha rápido",
          "pausa portão",
          "portão pausa",
          "tempo atravessar portão",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "No portão para cadeirante, a botoeira fica à altura de 80 cm a 1 metro do piso, fora do caminho da folha, a largura livre é de 80 cm ou mais, e o tempo aberto, o dobro da travessia. Fechamento automático só com fotocélula na altura da cadeira; o ajuste em casa parte de {price.preventive}, sem peças.",
        "Para quem usa cadeira de rodas, a altura da botoeira vai de 80 cm a 1 metro, a largura da passagem é de ao menos 80 cm, e a pausa dá o dobro do tempo de travessia. A fotocélula precisa ver a cadeira; acertar botão e tempo em residência começa em {price.preventive}, sem peças.",
        "O portão eletrônico para cadeirante pede botoeira entre 80 cm e 1 metro de altura, largura livre mínima de 80 cm e tempo de abertura com folga, medido com a pessoa e dobrado. Com fotocélula baixa e força mínima, a regulagem em casa sai a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde pôr a botoeira", "Botoeira ao alcance da cadeira"],
        slots: [
          [
            "Marque a altura com a pessoa sentada na cadeira dela, com a mão relaxada. O ponto certo é aquele em que ela aperta sem se esticar nem inclinar o corpo.",
            "A medida se tira com quem vai usar, na própria cadeira, sem esticar o braço. Entre 80 cm e 1 metro, escolhe-se o mais confortável.",
            "Quem decide é o alcance real da pessoa sentada. Peça que ela aponte o lugar onde a mão chega sem esforço.",
          ],
        ],
        bullets: [
          "Botão grande e de toque leve, com piso plano para a cadeira chegar de lado",
          "Fora do percurso da folha, sobretudo no portão de abrir",
          "Com vista do portão inteiro, para acionar só com a passagem livre",
          "Sem fio onde não há duto, com a pilha trocada na revisão",
        ],
      },
      {
        about: "time",
        headings: ["Quanto tempo o portão deve ficar aberto", "Como acertar a pausa"],
        slots: [
          [
            "A conta se faz com a travessia real, e não com a do carro: quem leva 20 segundos precisa de 40. Cronometrar é com você; gravar pausa, força e fotocélula é com o técnico.",
            "O dobro do tempo medido é a regra, como 40 segundos para uma travessia de 20. Você mede, e o técnico grava na central, junto da rede.",
            "Meça a passagem da cadeira e dobre; 20 segundos viram 40. A gravação na placa fica com o técnico, porque ali há tensão.",
          ],
        ],
        steps: [
          "Cronometre a travessia, do botão até sair do caminho da folha.",
          "Dobre o tempo e peça a gravação da pausa.",
          "Peça uma fotocélula na altura da roda e outra na do tronco.",
          "Confira a força no mínimo e o recuo, com uma caixa de papelão.",
          "No fim, a pessoa atravessa no ritmo dela, com alguém pronto para parar a folha.",
        ],
      },
      {
        about: "safety",
        headings: ["Largura, norma e por onde passar", "Garagem ou portão social"],
        slots: [
          [
            "O portão social largo e motorizado é mais seguro que o vão da garagem, porque a folha é leve e não há carro manobrando. A largura livre deve ter ao menos 80 cm, sem degrau.",
            "Se puder escolher, passe a cadeira pelo social, com 80 cm livres ou mais e piso plano. Longe dos carros e com folha leve, o risco cai.",
            "Passagem de pedestre com 80 cm ou mais e sem degrau é a melhor. No vão da garagem há carro em manobra e folha pesada.",
          ],
          [
            "Em prédio e comércio, altura de comandos e largura de passagem seguem a NBR 9050, com o responsável pelo projeto.",
            "Uso coletivo segue a NBR 9050 para vão e comandos, o que um responsável técnico confirma.",
            "Prédio, clínica e loja conferem alturas e largura na NBR 9050, a norma de acessibilidade.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor rápido ajuda o cadeirante?",
        answers: [
          "Só na abertura. O que protege é a pausa longa, a fotocélula e o fechamento lento.",
          "Pouco: abrir depressa encurta a espera, mas quem atravessa devagar precisa de tempo aberto.",
        ],
      },
      {
        question: "Dá para ter duas pausas, uma para o carro e outra para a cadeira?",
        answers: [
          "Em geral não na mesma central. Fica a pausa maior, ou o fechamento só por comando.",
          "Poucas centrais fazem isso; na maioria, regula-se a pausa pela pessoa mais lenta.",
        ],
      },
      {
        question: "E se faltar luz com o cadeirante sozinho?",
        answers: [
          "O nobreak de portão mantém alguns ciclos. Sem ele, o portão é destravado e movido na mão; o basculante, só fechado e sem defeito, a dois.",
          "Tenha nobreak e um portão social com chave ao alcance. Sem eles, alguém precisa destravar o motor.",
        ],
      },
      {
        question: "Botoeira sem fio é confiável?",
        answers: [
          "É, com a pilha trocada na revisão e um segundo meio de abrir, como controle ou celular.",
          "Funciona bem onde não há duto. O cuidado é a pilha, por isso se mantém outro comando.",
        ],
      },
    ],
    photo: "fotos da entrada e do piso, a altura em que a mão alcança e um vídeo do portão abrindo e fechando",
  },
  {
    id: "cremalheira-ou-corrente",
    broader: "cremalheira",
    label: "Cremalheira ou corrente",
    phrase: "a escolha entre cremalheira e corrente",
    asks: [
      "cremalheira ou corrente",
      "corrente ou cremalheira",
      "cremalheira ou corrente motor",
      "motor cremalheira corrente vantagens",
      "motor cremalheira corrente melhor",
      "cremalheira corrente diferença",
      "cremalheira corrente qual melhor",
      "cremalheira corrente vantagens",
      "cremalheira corrente comparação",
      "corrente cremalheira dura mais",
      "corrente cremalheira faz menos barulho",
      "vantagem corrente cremalheira",
      "trocar corrente por cremalheira",
      "trocar motor corrente por cremalheira",
      "substituir corrente cremalheira",
      "mudar corrente para cremalheira",
      "passar corrente para cremalheira",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre motor de cremalheira ou de corrente, prefira a cremalheira no portão de correr: é mais silenciosa, para no ponto e quase não pede ajuste. A vantagem da corrente é perdoar trilho irregular e se consertar elo a elo; passar para cremalheira, com motor novo, fica de {price.homeSwap} em casa.",
        "A cremalheira ganha da corrente em barulho, precisão e duração, e a corrente ganha em tolerar folha torta e custar pouco para remendar. Trocar corrente por cremalheira quase sempre pede motor novo, {price.homeSwap} em residência, com mão de obra.",
        "No deslizante, a tração por cremalheira dura mais e faz menos barulho que a por corrente, que estica, suja e precisa ser tensionada. Corrente boa pode ficar; se o motor antigo já falha, a mudança completa em casa custa {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Vantagens e limites de cada uma", "Cremalheira e corrente, ponto por ponto"],
        slots: [
          [
            "Cremalheira e corrente levam a força do motor à folha. A diferença aparece no barulho, no ajuste e na peça que se gasta.",
            "Cremalheira é uma régua de dentes presa na folha, e corrente é a de elos, esticada de ponta a ponta. Compare nestes pontos.",
            "Tanto a régua dentada quanto a corrente puxam a folha, mas envelhecem de modos distintos.",
          ],
        ],
        bullets: [
          "Barulho: a cremalheira de náilon é a mais quieta; a corrente estala ao entrar no pinhão.",
          "Ajuste: a cremalheira guarda a folga de {rack.clearance}; a corrente alonga e precisa ser esticada.",
          "Trilho irregular: a corrente tolera; a cremalheira pula dente.",
          "Parada: firme na cremalheira; na corrente frouxa, a folha balança.",
          "Conserto: na corrente, um trecho; na cremalheira, a barra do ponto gasto.",
        ],
      },
      {
        about: "replace",
        headings: ["Passar da corrente para a cremalheira", "Dá para trocar a corrente pela barra?"],
        slots: [
          [
            "Dá, e na maioria dos casos o motor muda junto, porque o eixo e a engrenagem de saída são outros. A troca, com mão de obra, fica de {price.homeSwap} em casa.",
            "Sim, contando com motor novo, já que o de corrente raramente aceita o pinhão da cremalheira. Em residência, são {price.homeSwap}, trabalho incluído.",
            "Pode-se trocar, mas o motor antigo costuma não servir, pois a engrenagem é diferente. O conjunto em casa custa {price.homeSwap}.",
          ],
          [
            "Antes se acertam trilho e roldanas, porque o desnível que a corrente escondia faz a barra pular dente. Base, altura do motor e fim de curso são refeitos.",
            "A folha precisa andar nivelada: o que a corrente perdoava vira dente pulado na barra. O serviço inclui nova base e novos pontos de parada.",
            "Trilho e roldanas são corrigidos primeiro, pois a cremalheira exige folha reta. Em seguida vêm base na altura certa e regulagem das paradas.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Se você ficar com a corrente", "Cuidados com a corrente"],
        slots: [
          [
            "Corrente limpa, com óleo fino e na tensão certa trabalha por anos. Se faz barriga, bate na guia ou pula no pinhão, esticou: o técnico estica ou troca o trecho, com o disjuntor desligado.",
            "Limpeza, óleo e tensão mantêm a corrente em uso. Barriga no meio do vão, pancada na guia e salto no pinhão mostram alongamento, que se corrige com o motor sem energia.",
            "Mantida limpa, lubrificada e esticada, ela continua boa. Os sinais de desgaste são a barriga e o salto no dente, e o ajuste é do técnico, disjuntor desligado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vale manter o motor de corrente que funciona?",
        answers: [
          "Vale, enquanto pinhão e corrente estão bons: ajuste e corrente nova custam menos que a conversão.",
          "Sim. A mudança só compensa quando o motor também pede peça cara ou faz barulho demais.",
        ],
      },
      {
        question: "Cremalheira de aço ou de náilon no lugar da corrente?",
        answers: [
          "Náilon com alma de aço na maioria das casas, por ser quieta. Aço em folha pesada e uso intenso.",
          "Em casa, náilon. Em galpão e folha muito pesada, aço, com a engrenagem do mesmo passo.",
        ],
      },
      {
        question: "Quantos metros de cremalheira vão no portão?",
        answers: [
          "O comprimento da folha, mais uma sobra para o motor. Uma folha de 3 metros leva em torno de 3,5 metros, em barras emendadas.",
          "Conte o tamanho da folha e cerca de meio metro. As barras se emendam com os dentes alinhados.",
        ],
      },
      {
        question: "Quanto tempo leva a conversão?",
        answers: [
          "A montagem leva {time.sliding}, com trilho e base prontos. Base de concreto nova precisa curar antes.",
          "Como instalar um motor de correr: {time.sliding}. Acerto de trilho e cura da base contam à parte.",
        ],
      },
    ],
    photo: "fotos da corrente, do motor com a etiqueta e do portão inteiro, com a largura e o material da folha",
  },
  {
    id: "barulho-no-andar-de-cima",
    broader: "barulho",
    label: "Portão da garagem incomoda o andar de cima",
    phrase: "o barulho do portão no andar de cima",
    asks: [
      ...combine(
        ["portão barulhento", "portão barulho", "barulho portão", "portão garagem barulhento", "barulho garagem"],
        [
          "primeiro andar",
          "vizinha primeiro andar",
          "vizinho primeiro andar",
          "incomoda primeiro andar",
          "vizinha cima",
          "vizinho cima",
          "apartamento cima",
          "andar cima",
          "segundo andar",
          "apartamento primeiro andar",
          "morador primeiro andar",
        ],
      ),
      ...combine(["portão treme", "portão vibra", "portão garagem acorda"], ["primeiro andar", "apartamento cima"]),
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão de garagem barulhento que incomoda a vizinha do primeiro andar tem solução: o ruído sobe pela laje, vindo da pancada no fim do curso e da vibração do motor. Parada suave, batente de borracha e calço no suporte resolvem a maior parte; a regulagem em casa parte de {price.preventive}, sem peças.",
        "Se o portão da garagem faz barulho no apartamento de cima, tire primeiro a pancada, com parada suave e batente de borracha, e depois isole da laje o suporte do motor. Regular em casa custa desde {price.preventive}, sem peças, e essas duas medidas costumam bastar.",
        "Para reduzir a vibração do motor que passa para o andar de cima, separe metal e laje com calço de borracha e acabe com a batida nas pontas. O portão barulhento quase sempre tem roldana gasta ou parada fora do ponto; o ajuste em residência começa em {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Que ruído sobe pela laje", "O que o andar de cima ouve"],
        slots: [
          [
            "Combine um teste: um aciona e outro escuta em cima, dizendo o momento do ruído. O instante aponta a peça.",
            "Peça à pessoa de cima que diga em que ponto do movimento incomoda. É isso que identifica a causa.",
            "O horário não ajuda, mas o momento do curso, sim: com alguém ouvindo em cima, acione uma vez.",
          ],
        ],
        bullets: [
          "Pancada no começo ou no fim: parada fora do ponto ou batente duro",
          "Tremor no curso inteiro: motor preso direto na laje ou na viga",
          "Estalo ritmado: roldana achatada, emenda do trilho ou dente da cremalheira",
          "Rangido: pivô, dobradiça ou cabo sem lubrificação",
          "Estalo seco ao fechar: trava elétrica",
        ],
      },
      {
        about: "visit",
        headings: ["O conserto, do mais barato ao mais caro", "Em que ordem silenciar o portão"],
        slots: [
          [
            "Cada etapa se testa com alguém em cima antes de pagar a próxima. Pare naquela em que o barulho deixou de incomodar.",
            "A ordem vai do ajuste à peça, e muitas vezes as duas primeiras etapas bastam. Teste depois de cada uma.",
            "Comece pelo que não tem peça e só avance se ainda incomoda. Quem mora em cima diz quando chega.",
          ],
        ],
        steps: [
          "Regular os pontos de parada e a desaceleração na central.",
          "Pôr batente de borracha nas duas pontas.",
          "Limpar, lubrificar o que gira e reapertar suportes e chapas.",
          "Trocar roldanas, rolamentos ou pivôs gastos.",
          "Refazer a fixação do motor com calço de borracha, na coluna ou no piso.",
          "Só então pensar em motor com inversor, que parte e para devagar.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa silenciar", "O que muda o preço"],
        slots: [
          [
            "Em casa, a visita que regula, aperta e lubrifica fica em geral de {price.preventiveRange}, sem peças; batente e calço de borracha somam pouco. Trocar as roldanas custa mais, e a solução mais cara é um motor com inversor, que parte e para devagar. Em prédio, o valor depende do portão e sai de graça por foto.",
            "A regulagem com reaperto em residência costuma ir de {price.preventiveRange}, fora peças, e a borracha é barata. Depois vêm as roldanas e, por último, trocar o motor.",
            "Ajuste, aperto e graxa em casa saem quase sempre de {price.preventiveRange}, mais a borracha, que custa pouco. Roldana e motor novo são os itens caros.",
          ],
          [
            "Em portão de prédio, a troca por um motor com partida suave vai de {price.heavySwap}, e por isso fica por último. Em casa, essa troca é de {price.homeSwap}.",
            "Trocar por motor de partida e parada suaves custa de {price.homeSwap} em casa e de {price.heavySwap} em prédio. Só vale depois de tentar as etapas anteriores.",
            "Chegando ao motor com inversor, conte de {price.homeSwap} numa casa ou de {price.heavySwap} num condomínio, com mão de obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A vizinha pode exigir o conserto?",
        answers: [
          "Pode: o artigo 1.277 do Código Civil protege quem sofre com ruído do imóvel ao lado, e o regimento do prédio também vale. Um acordo com prazo evita a disputa.",
          "Pode pedir, com base no artigo 1.277 do Código Civil e nas regras do prédio. Mostrar a regulagem feita costuma encerrar o assunto.",
        ],
      },
      {
        question: "Dá para limitar o horário do portão?",
        answers: [
          "Dificilmente em garagem de moradia, porque todos precisam entrar. O que se faz é fechar mais devagar à noite, se a central permite.",
          "Em geral, não: quem mora precisa sair e chegar. Resolve-se o ruído, e não o uso.",
        ],
      },
      {
        question: "Quem paga, o dono do portão ou o condomínio?",
        answers: [
          "Portão comum do prédio é despesa do condomínio; portão de uso de um só, de quem o usa.",
          "O condomínio, quando o portão é de todos; em sobrado ou vaga fechada, o dono.",
        ],
      },
      {
        question: "Trocar o motor por um mais novo acaba com o barulho?",
        answers: [
          "Só em parte: se a roldana bate e o suporte está na laje, o motor novo treme igual. Com a folha leve e o calço, o inversor completa o silêncio.",
          "Não sozinho. O ruído costuma vir da pancada e da fixação, que continuam; por isso o motor é a última etapa.",
        ],
      },
    ],
    photo: "um vídeo com som de um ciclo inteiro, da garagem, e fotos do suporte do motor e do batente",
  },
  {
    id: "articulado-na-calcada",
    broader: "articulado",
    label: "Articulado que avança na calçada",
    phrase: "o articulado que avança na calçada",
    asks: [
      ...combine(
        ["articulado", "basculante articulado", "portão articulado"],
        [
          "calçada",
          "avança calçada",
          "avançando calçada",
          "avançar calçada",
          "invade calçada",
          "invadindo calçada",
          "sai calçada",
          "passa calçada",
          "projeta calçada",
          "calçada multa",
          "calçada lei",
          "calçada pode",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Portão basculante articulado avançando na calçada não pode: na cidade de São Paulo, a Lei 16.809/2018 proíbe que o portão automático invada o passeio. Se passou a avançar, ajusta-se dobra, guia e parada, a partir de {price.preventive} em casa, sem peças; se sempre saiu para a rua, a serralheria recua a folha.",
        "É proibido, na capital, o portão articulado ou camarão que abre por cima da calçada, pela Lei 16.809/2018, e a multa vem para o dono do imóvel. A regulagem, desde {price.preventive} em casa, sem peças, resolve folga de dobra e de guia; folha montada para fora precisa ser recuada.",
        "O articulado que avança na calçada se corrige na dobra, na guia e no ponto de parada, em visita a partir de {price.preventive} em casa, sem peças, ou recuando a folha, se ela sempre passou para fora. Em São Paulo, a Lei 16.809/2018 proíbe invadir o passeio, e quem recebeu multa deve guardar o orçamento.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o articulado sai para a calçada", "Regulagem ou projeto: como saber"],
        slots: [
          [
            "A pergunta que separa os casos: ele sempre avançou ou passou a avançar? O remédio e o custo mudam.",
            "Veja se o avanço é antigo ou novo, porque o novo se regula e o antigo vem da montagem.",
            "Avanço recente é desgaste ou ajuste; avanço de sempre é projeto. Encontre o seu caso.",
          ],
        ],
        bullets: [
          "Passou a avançar: dobradiça do meio com folga, guia torta ou roldana gasta",
          "Avança só no meio do curso: a folha dobra tarde, por guia suja ou desalinhada",
          "Avança parado, todo aberto: ponto de parada fora do lugar",
          "Sempre avançou: eixo ou guia montado muito à frente; é serviço de serralheria",
        ],
      },
      {
        about: "check",
        headings: ["Meça o avanço sem risco", "Foto e medida para o orçamento"],
        slots: [
          [
            "Ninguém fica sob a folha nem entre as partes que dobram. A medida se tira do chão, com o portão fechado.",
            "Faça de fora e de lado, com a calçada livre. A folha não se segura nem se destrava para medir.",
            "Meça depois de filmar, com o portão fechado e ninguém perto da dobra. Cabos e contrapeso não se tocam.",
          ],
        ],
        steps: [
          "Com a calçada livre e alguém avisando quem passa, filme de lado um ciclo inteiro.",
          "Marque no chão, de longe, até onde a folha chega no ponto em que mais sai.",
          "Com o portão fechado, meça dessa marca até o alinhamento do muro.",
        ],
      },
      {
        about: "safety",
        headings: ["O que vale em São Paulo", "Lei, aviso e multa"],
        slots: [
          [
            "Para portão que já existia, o Decreto 58.275/2018 aceitou sensor que pare a folha ou aviso de luz e som. Confirme na subprefeitura o que vale hoje e guarde o protocolo da adequação.",
            "O Decreto 58.275/2018 deu, a portão já existente, a saída do sensor ou do aviso sonoro e luminoso. A regra pode ter mudado, e a subprefeitura informa o prazo da intimação.",
            "Portões antigos puderam manter-se com sensor ou com luz e som, pelo Decreto 58.275/2018. Antes de gastar, pergunte na subprefeitura o que se exige agora.",
          ],
          [
            "Até o acerto, abra só com a calçada à vista e o sinaleiro ligado. Fora da capital, a regra é a do município.",
            "Enquanto não se corrige, acione vendo quem passa, com luz de aviso. Outras cidades têm lei própria.",
            "Nesse meio-tempo, ninguém aciona sem olhar o passeio, e um sinaleiro avisa o pedestre. Cada município tem sua norma.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O articulado avança menos que o basculante comum?",
        answers: [
          "Sim, porque a folha dobra em vez de girar inteira. Mesmo assim pode sair alguns centímetros, conforme o eixo e a guia.",
          "Avança menos, e há montagens que ficam todas para dentro; depende de onde estão eixo e guia.",
        ],
      },
      {
        question: "Trocar o motor faz o portão deixar de avançar?",
        answers: [
          "Não. Quem decide o caminho da folha são eixo, guia e dobradiças; o motor só a move.",
          "Não resolve: o avanço é da mecânica da folha. O motor apenas para antes, com menos abertura.",
        ],
      },
      {
        question: "Quem leva a multa pelo avanço na calçada?",
        answers: [
          "Em geral o dono do imóvel. O inquilino deve avisá-lo assim que a intimação chega.",
          "Costuma ser o proprietário. Recebida a intimação, guarde o protocolo do pedido de adequação.",
        ],
      },
      {
        question: "Quanto custa recuar a folha?",
        answers: [
          "É serralheria: mudar eixo e guias custa bem mais que regular, e o valor depende do tamanho da folha e da solda.",
          "Mais que a regulagem, porque se refazem eixo, guia e às vezes o contrapeso. O serralheiro orça pela folha.",
        ],
      },
    ],
    photo: "um vídeo de lado do portão abrindo e a medida do quanto a folha passa do muro",
  },
  {
    id: "receptor-avulso-quando-usar",
    broader: "receptor",
    label: "Receptor avulso: quando usar",
    phrase: "o uso do receptor avulso",
    asks: [
      ...combine(
        ["receptor avulso", "receptor externo", "receptor separado", "receptor controle avulso"],
        [
          "quando usar",
          "quando uso",
          "quando preciso",
          "quando compensa",
          "quando colocar",
          "quando instalar",
          "quando vale pena",
          "para que serve",
          "serve para quê",
          "em que caso",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Use receptor avulso no portão quando a botoeira abre e o problema é só o controle: receptor da placa queimado, memória cheia, alcance curto ou controle de outro código. Se a botoeira também falha, o defeito é da placa ou do motor, e ele não resolve; aparelho e ligação são orçados juntos, pela foto do controle.",
        "O receptor de controle avulso se usa em quatro casos, sempre com a botoeira funcionando: recepção da placa queimada, memória sem lugar, sinal fraco ou código novo, como o rolante. Com a botoeira falhando, o caminho é a central. O valor, com a instalação, sai pela foto do controle.",
        "Quando usar receptor avulso: o botão da parede abre, mas os controles não, ou só de perto, ou a memória encheu, ou você quer outro código. Ele aciona a entrada de botoeira sem trocar a placa; se nem a botoeira abre, não adianta. Mande a foto do controle para o preço instalado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Receptor avulso ou placa nova: o teste da botoeira", "Quando sim e quando não"],
        slots: [
          [
            "Aperte a botoeira, o botão da parede, algumas vezes com a passagem livre. Se ela abre e fecha sempre, a placa está boa e o avulso cabe; se falha, o defeito é outro.",
            "A botoeira decide: portão que obedece sempre ao botão da parede tem placa boa e aceita o avulso. Faça o teste algumas vezes, com o vão livre; o resultado diz se o avulso cabe.",
            "Com o vão livre, acione o botão da parede várias vezes. Obedecendo sempre, sobra o rádio como suspeito; falhando, o receptor não é a solução.",
          ],
        ],
        bullets: [
          "Botoeira abre, nenhum controle abre: o avulso resolve",
          "Controle só abre de perto: avulso em ponto alto, fora da chapa",
          "Memória cheia: o avulso soma lugares; em prédio, com cadastro individual",
          "Controles antigos e novos: os dois receptores trabalham juntos",
          "Botoeira também falha: placa, energia ou motor",
        ],
      },
      {
        about: "visit",
        headings: ["Como o receptor avulso é ligado", "Alimentação, contato e gravação"],
        slots: [
          [
            "Dois fios alimentam o aparelho, na tensão da etiqueta dele, e outros dois vão à entrada de botoeira da placa. Por ser sob a tampa do motor, a ligação é do técnico, com o disjuntor desligado.",
            "O técnico desliga o disjuntor, alimenta o receptor na tensão certa e leva o contato dele à entrada do botão de parede. São quatro fios ao todo, ligados debaixo da tampa.",
            "A ligação usa quatro fios: dois de alimentação, conforme a etiqueta, e dois na entrada da botoeira. Como se abre a tampa do motor, quem faz é o técnico, sem energia.",
          ],
          [
            "A caixa fica alta, abrigada e longe de chapa de aço e fonte de LED, que roubam alcance. Depois se gravam os controles e, se o código mudou, desliga-se o receptor antigo.",
            "Escolhe-se um ponto alto e seco, sem metal nem fonte de LED por perto. Gravados os controles, o receptor da placa é desligado quando o código novo deve valer sozinho.",
            "Longe de chapa e de lâmpada de LED, num lugar alto e coberto, o aparelho escuta melhor. A gravação vem no fim, e o receptor velho sai de serviço se o código trocou.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço do receptor avulso", "Receptor avulso, placa ou antena: a ordem de custo"],
        slots: [
          [
            "Pela ordem de custo vêm a pilha e a antena, depois o receptor avulso e por último a central nova. No avulso, pesam a quantidade de controles, o tipo de código e se há controles a trocar junto.",
            "O mais barato é pilha nova e antena bem posta; o avulso fica no meio e a placa é a mais cara. O valor dele muda com a memória, o código e o número de controles a substituir.",
            "Comece pelo que custa pouco, pilha e antena. O receptor avulso sai menos que uma central, e seu preço depende da capacidade de cadastro, do código e dos controles que precisarem mudar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Para que serve o receptor avulso?",
        answers: [
          "Ele ouve o controle no lugar do receptor da placa, ou junto com ele, e manda abrir como a botoeira faria. Assim o portão ganha rádio novo sem trocar a central.",
          "Serve de ouvido para a placa: recebe o sinal do controle e fecha um contato na entrada de botoeira. O motor e a central continuam os mesmos.",
        ],
      },
      {
        question: "Meus controles servem no receptor avulso?",
        answers: [
          "Servem se a frequência e o código forem os mesmos. Mudando para código rolante, que se altera a cada toque, os controles são trocados.",
          "Controles de mesma frequência e código fixo em geral servem. Quem passa para o rolante, mais difícil de copiar, troca também os controles.",
        ],
      },
      {
        question: "O receptor avulso serve em motor de qualquer marca?",
        answers: [
          "Em quase todo motor, sim, porque ele só dá um contato, como o botão da parede. Basta a placa ter entrada de botoeira e haver alimentação na tensão dele.",
          "Quase sempre: o aparelho imita o botão da parede e não depende da marca. Confere-se apenas a entrada de botoeira e a tensão disponível.",
        ],
      },
      {
        question: "A memória encheu: apago ou ponho receptor avulso?",
        answers: [
          "Antes, veja se há controles perdidos gravados; apagar tudo e regravar os que estão em uso libera lugar sem custo de peça. Se ainda falta espaço, o avulso soma cadastros.",
          "Em casa, apagar e regravar só os controles em uso costuma bastar. Em prédio, com muita gente, o avulso de cadastro individual evita repetir o trabalho a cada perda.",
        ],
      },
    ],
    photo: "a foto do controle dos dois lados e da etiqueta do motor, e diga se a botoeira abre o portão",
  },
  {
    id: "portao-para-calcada-estreita",
    broader: "articulado",
    label: "Portão para calçada estreita",
    phrase: "o portão para calçada estreita",
    asks: [
      "basculante ou correr calçada",
      "basculante ou deslizante calçada",
      "basculante ou correr calçada estreita",
      "basculante ou deslizante calçada estreita",
      "correr ou basculante calçada estreita",
      "articulado calçada estreita",
      "basculante articulado calçada estreita",
      "portão articulado calçada estreita",
      "qual portão calçada estreita",
      "portão calçada estreita",
      "basculante calçada estreita",
      "melhor portão calçada estreita",
      "portão automático calçada estreita",
      "portão garagem calçada estreita",
      "calçada pequena qual portão",
      "articulado calçada pequena",
      "portão não avança calçada qual",
      "portão não avança calçada",
      "portão que não avança na calçada",
      "qual portão não avança calçada",
      "portão não invade calçada qual",
      "portão abre sem avançar calçada",
      "portão sem sair calçada",
    ],
    intent: "question",
    answers: {
      any: [
        "O melhor portão para garagem com calçada estreita é o de correr, porque anda rente ao muro e não avança sobre quem passa. Sem parede livre ao lado, a folha articulada, que dobra ao subir, ou recuada para dentro avança menos. Na capital, a Lei 16.809/2018 proíbe o portão automático de avançar na calçada.",
        "Para calçada estreita, o melhor portão é o de correr, que não avança nada, se houver parede livre ao lado; sem lateral, o basculante articulado serve, porque dobra ao meio e sai bem menos. Na capital, a Lei 16.809/2018 proíbe o portão automático de avançar sobre a calçada.",
        "Sim, o portão basculante articulado serve para calçada estreita: a folha dobra ao subir e, montada com a guia recuada, pode abrir toda para dentro. Com parede livre do tamanho da folha, o de correr é ainda melhor; o motor, na troca em casa, fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Articulado, de correr ou de enrolar", "O que cabe em calçada estreita"],
        slots: [
          [
            "Compare pelo espaço que cada um tira da frente. Quanto menos avança, mais espaço pede em outro lado.",
            "Cada tipo ganha a frente e cobra espaço em outro ponto. Veja o que sobra no seu terreno.",
            "O que não avança na rua precisa de lugar ao lado ou em cima. Esta é a troca.",
          ],
        ],
        bullets: [
          "De correr: avanço zero, mas pede parede livre do tamanho da folha",
          "Articulado: dobra ao subir e avança pouco, ou nada com guia recuada",
          "De enrolar: avanço zero, com altura para o rolo acima do vão",
          "Basculante inteiriço: avança mais, por isso só com a folha recuada",
        ],
      },
      {
        about: "check",
        headings: ["O que medir antes de encomendar", "Medidas para mandar"],
        slots: [
          [
            "São medidas de trena, com o portão atual fechado e ninguém embaixo da folha. Meça de fora, sem mexer em cabo, mola nem contrapeso.",
            "Com uma trena e o portão fechado, bastam cinco minutos. Cabo, mola e contrapeso não se tocam.",
            "A medição é simples e por fora, com a folha parada e fechada. Não chegue perto dos cabos.",
          ],
        ],
        steps: [
          "Largura da calçada em frente ao portão.",
          "Largura e altura do vão, e quanto sobra acima dele.",
          "Distância do para-choque do carro até o portão fechado.",
          "Parede livre de cada lado, por dentro.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto fica o motor", "O valor da parte automática"],
        slots: [
          [
            "São dois orçamentos: a folha, com o serralheiro, e o motor, conosco. Trocar um motor em casa fica de {price.homeSwap}, com mão de obra, e só instalar um que você comprou parte de {price.installation}.",
            "A folha é do serralheiro e o motor, nosso. Em residência a troca do motor vai de {price.homeSwap}, com o serviço, e a instalação avulsa começa em {price.installation}.",
            "Separe as contas: serralheria para a folha e nós para o motor, de {price.homeSwap} na troca em casa. A mão de obra de um motor seu parte de {price.installation}.",
          ],
          [
            "Ponto de energia, reforço na folha e fotocélula, quando faltam, entram em linhas separadas. Na rua movimentada, some o sinaleiro com luz e som.",
            "O que faltar, tomada, reforço ou sensor, aparece item por item. Calçada de muito pedestre pede também o aviso luminoso.",
            "Energia, sensor e reforço que não existem vêm à parte. Onde passa muita gente, o sinaleiro completa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto o articulado sai para a calçada?",
        answers: [
          "De alguns centímetros a nada, conforme a altura da folha e o recuo da guia. O desenho do serralheiro mostra a medida exata antes da compra.",
          "Depende da guia: recuada, pode não sair. No alinhamento, avança alguns centímetros no meio da subida.",
        ],
      },
      {
        question: "Meu basculante já avança na calçada. Preciso trocar?",
        answers: [
          "Talvez não: dá para recuar a folha no terreno ou torná-la articulada, serviço de serralheiro. A escolha depende do espaço até o carro.",
          "Nem sempre. Recuar as guias ou dobrar a folha costuma custar menos que portão novo, quando há espaço por dentro.",
        ],
      },
      {
        question: "Que segurança usar em calçada movimentada?",
        answers: [
          "Sinaleiro com luz e som, fotocélula na passagem e força regulada no mínimo. Só acione vendo a calçada inteira.",
          "Aviso luminoso e sonoro, par de fotocélulas e força baixa. O portão é acionado com visão da calçada.",
        ],
      },
      {
        question: "O motor do articulado é diferente?",
        answers: [
          "Usa motor de basculante, ajustado ao curso da folha dobrada. Até {width.quarterHp} e folha equilibrada, 1/4 HP costuma bastar.",
          "É o mesmo tipo, com braço e curso regulados para a dobra. Em largura até {width.quarterHp}, 1/4 HP resolve a maioria.",
        ],
      },
    ],
    photo: "uma foto da fachada de frente e outra de lado, com a largura da calçada e do vão",
  },
];
