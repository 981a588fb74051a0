import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const charged = ["cobraram", "cobrou", "querem cobrar", "pediram", "pediu", "paguei"];
const isFair = ["caro", "normal", "certo", "justo", "muito"];

/** Whether what was charged is fair, and what somebody may ask of who runs or owns the place. */
export const valorEDireito: NarrowConcept[] = [
  {
    id: "cobraram-pela-peca",
    broader: "conserto",
    label: "O valor cobrado pela troca de uma peça",
    phrase: "o valor cobrado pela troca da peça",
    asks: [
      "cobraram 500 reais trocar peça portão",
      "cobraram reais trocar uma peça",
      "preço peça técnico passou parece alto",
      "cobraram caro pela peça",
      "cobraram reais trocar peça portão",
      "preço peça técnico passou alto",
      "quanto cobraram troca peça mão de obra",
      ...combine(
        charged,
        ["capacitor", "placa", "central", "roldana", "cabo aço", "engrenagem", "fotocélula", "trava", "receptor"],
        isFair,
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Para saber se o que cobraram para trocar a placa ou o capacitor está certo, separe peça e mão de obra: a visita com ajuste em casa parte de {price.preventive}, sem peças, e o motor novo trocado fica de {price.homeSwap}. Capacitor deve ficar perto da visita e placa, no meio. Chegando ao motor, é caro.",
        "Tá certo cobrar pelo capacitor um valor perto da visita, que com ajuste parte de {price.preventive} em casa, sem peças, e pela placa um valor maior, porque é das peças mais caras. Some peça e mão de obra: chegando ao motor novo trocado, de {price.homeSwap}, cobraram caro.",
        "Se cobraram caro ou não depende da peça e da mão de obra, que devem vir separadas. Capacitor é barato e fica pouco acima da visita, a partir de {price.preventive} em casa, sem peças. Placa custa mais, mas não deve encostar no motor trocado, de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["A ordem de preço das peças", "Barata, média ou cara"],
        slots: [
          [
            "A lista vai da peça mais barata à mais cara, em motor de casa. Serve para ver se o seu orçamento está no lugar certo entre a visita e o motor novo.",
            "Compare o que cobraram com a posição da peça nesta ordem, da mais em conta à mais cara, para motor residencial.",
            "Cada peça tem um peso diferente na conta. Esta é a ordem comum em motor de casa, do menor valor ao maior.",
          ],
        ],
        bullets: [
          "Capacitor, fusível e pilha de controle",
          "Fim de curso e controle remoto",
          "Roldanas e engrenagem",
          "Placa central",
          "Motor inteiro",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a mesma troca tem preços diferentes", "O que faz o preço variar"],
        slots: [
          [
            "A peça original de marca custa mais que a compatível, e a de modelo antigo é mais difícil de achar. Placa com inversor, a eletrônica que controla a velocidade, fica bem acima da comum.",
            "Original ou compatível, modelo novo ou fora de linha: isso muda o valor mais que o serviço. A placa com inversor, que comanda a velocidade, também é outra faixa.",
            "Origem e modelo pesam: compatível sai menos que original, e peça de motor antigo encarece. Central com inversor, feita para variar a velocidade, custa mais que a simples.",
          ],
          [
            "Noite, domingo, portão alto ou pesado somam ao serviço, e isso deve ter sido informado antes. Duas peças na mesma visita pagam uma ida só, e por isso o total não é a soma de dois serviços.",
            "Horário fora do comum e portão pesado encarecem a mão de obra, com aviso prévio. Em compensação, trocar duas peças juntas cobra só uma visita.",
            "A mão de obra sobe em horário especial e em portão grande, o que precisa ser avisado. Já duas trocas no mesmo dia devem dividir a ida.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir no orçamento", "Perguntas que mostram se é justo"],
        slots: [
          [
            "Sem estes dados, dois preços não se comparam. Peça por escrito, mesmo que o serviço já tenha sido feito.",
            "Peça tudo por escrito antes de autorizar, ou na nota, se já pagou. Sem isso não há como comparar.",
            "Um preço só se compara com outro igual em tudo. Tenha estas respostas no papel, antes ou depois do serviço.",
          ],
        ],
        steps: [
          "Marca e modelo da peça, e se é original ou compatível.",
          "Peça e mão de obra em linhas separadas.",
          "Visita incluída ou cobrada à parte.",
          "Garantia da peça e do serviço: pela lei, 90 dias.",
          "Por que ela queimou: sem a causa, a nova dura pouco.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Paguei caro na peça. Posso reclamar?",
        answers: [
          "Pode, se não houve orçamento aprovado ou se a peça não foi trocada. Peça a nota detalhada e, sem acordo, procure o Procon; preço alto que você aprovou é mais difícil de contestar.",
          "Sim, quando cobraram sem aprovação ou não fizeram a troca. Guarde a nota e procure o Procon; valor aprovado antes raramente se desfaz.",
        ],
      },
      {
        question: "Posso comprar a peça e pagar só a mão de obra?",
        answers: [
          "Em geral pode, mas a garantia da peça fica com quem vendeu. Confirme o modelo pela etiqueta antes, porque peça errada não se devolve instalada.",
          "Pode. Confira código e modelo na etiqueta, e lembre que o defeito da peça se reclama na loja.",
        ],
      },
      {
        question: "Quando vale mais trocar o motor que a peça?",
        answers: [
          "Quando o conserto passa da metade do motor novo, que trocado em casa fica de {price.homeSwap}, ou quando há mais de uma peça gasta.",
          "Se o reparo custa mais da metade da troca, de {price.homeSwap} em casa, ou o motor já passou de {trade.life}, o novo compensa.",
        ],
      },
      {
        question: "Posso pedir a peça velha de volta?",
        answers: [
          "Pode e convém: ela mostra que houve troca e qual era o modelo. Combine antes de começar o serviço.",
          "Sim. Peça antes do serviço, porque a peça retirada prova a troca e permite comparar o modelo.",
        ],
      },
    ],
    photo: "foto do orçamento que recebeu, da peça e da etiqueta do motor",
  },
  {
    id: "orcamento-alto-no-condominio",
    broader: "condominio",
    label: "O orçamento do condomínio é justo?",
    phrase: "o orçamento do portão do condomínio",
    asks: [
      "condomínio vai pagar portão valor normal",
      "condomínio pagar mil portão valor normal",
      ...combine(
        ["orçamento", "orçaram", "cobraram", "pediram", "proposta"],
        ["portão condomínio", "portão prédio", "motor condomínio", "motor prédio", "condomínio", "prédio"],
        ["normal", "caro", "justo", "certo", "abusivo", "muito alto"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Orçamento do portão do prédio é normal quando a troca do motor, com mão de obra, fica de {price.heavySwap}, porque a folha pesa e o uso é intenso. 4 mil está na faixa. Se é só conserto ou regulagem e chega a isso, está caro: peça motor, acessórios e serviço em linhas separadas.",
        "Um orçamento de 4 mil para o portão do condomínio é normal se inclui motor de uso intenso trocado, cuja faixa é de {price.heavySwap} com mão de obra. Para regulagem ou troca de peça, é caro. Peça tudo em linhas separadas e compare duas ou três propostas iguais.",
        "É normal o condomínio pagar de {price.heavySwap} na troca do motor, instalado, então 4 mil cabe na faixa do prédio. Caro é cobrar isso por conserto ou ajuste. Com motor, acessórios e serviço em linhas separadas, dá para comparar. Mande a foto da proposta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que a proposta precisa mostrar", "Lista para o síndico comparar"],
        slots: [
          [
            "Proposta sem itens não dá para julgar. Peça a mesma lista a todas as empresas, e a comparação fica fácil em assembleia.",
            "Só se comparam propostas com os mesmos itens. Mande a relação às empresas antes de pedir o preço.",
            "Um valor fechado, sem detalhe, esconde o que falta. Com a lista igual para todos, os moradores veem a diferença.",
          ],
        ],
        steps: [
          "Marca, modelo e ciclos por hora do motor.",
          "Central, controles ou tags, fotocélulas e sinaleiro: o que entra e o que fica.",
          "Serralheria, cremalheira e elétrica em linhas próprias.",
          "Prazo com o portão parado e quem vigia a entrada.",
          "Garantia do motor e do serviço.",
        ],
      },
      {
        about: "cost",
        headings: ["O que justifica um valor alto", "Por que o prédio paga mais que a casa"],
        slots: [
          [
            "O motor de prédio abre dezenas de vezes por hora na entrada e na saída, e essa linha custa mais que a residencial, de {price.homeSwap} na troca. Folha pesada e inversor, que controla a velocidade, levam ao alto da faixa.",
            "Em casa a troca fica de {price.homeSwap}; no prédio o motor é de outra linha, feita para dezenas de aberturas seguidas. Peso da folha e inversor, a placa que varia a velocidade, empurram o preço para cima.",
            "A diferença está no uso: a linha coletiva suporta dezenas de ciclos por hora, e a de casa, com troca de {price.homeSwap}, não. Inversor, que muda a velocidade, e folha pesada situam o valor no topo.",
          ],
          [
            "Trilho, cremalheira, tags e segunda folha somam à parte e podem ser feitos em etapas. Dois motores dobram quase toda a conta, por isso confira quantos a proposta inclui.",
            "Tags, cremalheira nova e reparo de trilho são custos separados, que o caixa pode dividir em etapas. Veja também se são um ou dois motores, porque isso quase dobra o total.",
            "Confira a quantidade de motores, que pesa mais que qualquer acessório. Trilho, tags e cremalheira entram em linhas próprias e podem esperar, se o caixa está curto.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando o orçamento está caro", "Sinais de valor fora do normal"],
        slots: [
          [
            "Antes de recusar, veja se a proposta trata do mesmo serviço que o prédio precisa.",
            "O preço sozinho não diz tudo; o que ele inclui, sim.",
            "Alguns sinais mostram que o valor não bate com o serviço.",
          ],
        ],
        bullets: [
          "Preço de motor novo para trocar capacitor, fim de curso ou engrenagem",
          "Valor único, sem peça e mão de obra separadas",
          "Placa ou motor condenado sem medição",
          "Motor residencial cobrado como de uso intenso",
          "Garantia sem prazo escrito",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos orçamentos o síndico deve pedir?",
        answers: [
          "A lei não fixa número; dois ou três com os mesmos itens é o costume, e a convenção pode exigir.",
          "O costume é comparar dois ou três. Veja na convenção se há um número e dê a todos a mesma lista de itens.",
        ],
      },
      {
        question: "Consertar sai mais barato que trocar no prédio?",
        answers: [
          "Sai, se só a placa, o capacitor ou a engrenagem falhou. Motor residencial em prédio volta a queimar, e ali a troca por um de uso intenso compensa.",
          "Quase sempre, quando é um defeito só. Se o motor é fraco para o movimento, o conserto se repete e acaba custando mais.",
        ],
      },
      {
        question: "Vocês fazem orçamento sem visita para o condomínio?",
        answers: [
          "Sim: fotos do portão e da etiqueta, a medida da folha e o número de vagas dão a proposta, e a visita confirma.",
          "Dá para fazer por fotos, com largura da folha e número de vagas. A medição no local só confirma os itens.",
        ],
      },
      {
        question: "Dá para parcelar a troca no condomínio?",
        answers: [
          "No cartão, em até {shop.instalments} vezes; para condomínio, a forma de pagamento é combinada na proposta, com nota.",
          "Sim, em até {shop.instalments} vezes no cartão, ou como for acertado com a administração na proposta.",
        ],
      },
    ],
    photo: "foto da proposta que recebeu, do portão e da etiqueta do motor, com o número de vagas",
  },
  {
    id: "porteiro-com-controle",
    broader: "condominio",
    label: "Porteiro ou zelador com controle",
    phrase: "o controle do portão com o porteiro",
    asks: [
      "zelador tem controle garagem",
      "zelador prédio controle garagem pode",
      "controle portão funcionários condomínio",
      "controle funcionários condomínio",
      ...combine(
        ["porteiro", "zelador", "faxineira", "diarista", "babá", "entregador", "funcionário"],
        [
          "pode ter controle",
          "pode controle portão",
          "pode abrir portão",
          "ficar controle",
          "controle portão morador",
          "dar controle",
          "deixar controle",
          "posso dar controle",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Zelador e porteiro podem ter controle do portão se o condomínio autoriza: usam o da portaria, cadastrado na função, e não o do morador. Quem trabalha num apartamento usa o da unidade, e o morador responde por ele. Ao sair do emprego, o código é apagado. O valor de mais um controle sai pela foto do atual.",
        "Pode, com regra escrita: o porteiro ou o zelador fica com o controle da portaria, e o do morador continua com o morador, que responde por ele. Controle entregue a empregado é cadastrado e, na saída, apagado da memória. Para pôr mais um, a foto do atual dá o preço com a gravação.",
        "O porteiro pode ter o controle do portão quando o regimento permite, de preferência um da portaria, registrado pela função. Controle de morador na mão de funcionário é responsabilidade do morador. Terminado o trabalho, o código tem de ser apagado; outro controle, já gravado, se orça pela foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como dar acesso sem perder o controle", "Controle, tag ou senha para funcionários"],
        slots: [
          [
            "Tag ou senha por pessoa mostra quem abriu e se cancela sem mexer nas outras. O controle comum não diz quem apertou, e numa central simples só se apaga apagando todos.",
            "Prefira um acesso por pessoa, em tag ou senha: fica o registro e o corte é na hora. Com controle comum não se sabe quem usou, e muitas placas só apagam a memória inteira.",
            "O acesso individual, por senha ou tag, registra o uso e se bloqueia sozinho. Já o controle passa de mão em mão, e há centrais em que excluir um obriga a regravar os demais.",
          ],
          [
            "Se for controle, que seja de código rolante, que muda a cada toque; o de código fixo pode ser copiado em loja.",
            "Controle de código fixo se copia com facilidade, e por isso funcionário usa o rolante, em que o código muda sempre.",
            "Código rolante, diferente a cada uso, é o mínimo para quem não mora no prédio, já que o fixo aceita cópia.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que anotar e combinar na portaria", "Regra simples para a portaria"],
        slots: [
          [
            "A regra vale para todos e fica escrita na portaria, com uma cópia na administradora. O essencial cabe numa folha.",
            "Uma folha na portaria resolve, desde que alguém a mantenha em dia. Ela tem poucos itens.",
            "Registro curto e atualizado protege o funcionário e o morador. Deixe a folha na portaria e outra com a administradora.",
          ],
        ],
        steps: [
          "Anote nome, função, número do controle e data da entrega.",
          "Defina o horário em que a pessoa pode usar.",
          "Proíba por escrito emprestar e copiar.",
          "Recolha o controle e apague o código no último dia.",
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço de mais um controle", "Controle avulso ou sistema por pessoa"],
        slots: [
          [
            "Acrescentar um controle é o mais barato, e muda com o código e o modelo. Leitor de tag ou de senha custa mais no começo, porque soma aparelho e ligação, mas cada pessoa nova sai por pouco e se bloqueia sem regravar.",
            "O controle a mais é o gasto menor, conforme o modelo e o código. O leitor de tag ou teclado tem custo inicial maior, com aparelho e instalação, e compensa onde funcionários mudam com frequência.",
            "Entre as opções, controle adicional custa menos e leitor com tag ou senha custa mais na partida. Com muita troca de pessoal, o leitor se paga, pois ninguém precisa regravar a memória.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem responde se o controle da diarista for usado por outro?",
        answers: [
          "Em geral o morador que o entregou. Por isso convém cadastrar o controle no nome dela e apagar o código quando deixar o trabalho.",
          "O morador, que autorizou o uso. Um controle próprio, registrado para ela, permite bloquear no mesmo dia.",
        ],
      },
      {
        question: "O porteiro pode abrir para entregador?",
        answers: [
          "Pode, se o regimento permite e o morador confirma. Pelo portão de pedestres é mais seguro que pela garagem, que fica aberta por mais tempo.",
          "Com a confirmação do morador e conforme a regra do prédio, sim. A entrega entra pelo social, e o portão de carros fica fechado.",
        ],
      },
      {
        question: "O que fazer quando o funcionário sai e não devolve o controle?",
        answers: [
          "Apague o código no mesmo dia. Se a central só apaga tudo, regravam-se os controles em uso, e vale aproveitar para passar ao cadastro individual.",
          "Exclua o controle da memória sem esperar a devolução. Em placa simples isso pede regravar todos, o que costuma levar o prédio a preferir tag.",
        ],
      },
      {
        question: "O porteiro pode abrir o portão sem controle?",
        answers: [
          "Pode, por uma botoeira na guarita ligada à central, a forma mais comum em prédio. Assim nenhum controle circula, e a abertura é feita com o vão à vista ou por câmera.",
          "Sim, com a botoeira da portaria, que dispensa controle. O importante é que dali se veja a passagem, direto ou na tela.",
        ],
      },
    ],
    photo: "foto do controle usado no prédio e da central fechada",
  },
  {
    id: "dono-nao-conserta",
    broader: "casa",
    label: "O dono não conserta o portão",
    phrase: "o dono que não conserta o portão",
    asks: [
      "imobiliária enrola arrumar portão",
      "imobiliária não conserta portão",
      "imobiliária não quer consertar portão casa alugada",
      "cobrar do dono conserto portão",
      ...combine(
        ["dono", "proprietário", "locador", "imobiliária", "dono imóvel", "dono casa", "senhorio"],
        [
          "não quer consertar portão",
          "não conserta portão",
          "não arruma portão",
          "não quer arrumar portão",
          "não quer pagar portão",
          "não quer pagar conserto portão",
          "não resolve portão",
          "demora consertar portão",
          "se recusa consertar portão",
        ],
      ),
      "imobiliária não consertar",
      "imobiliária não quer consertar",
      "imobiliária não quer consertar portão",
      "imobiliária não consertar casa alugada",
      "dono não conserta casa alugada",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Se o dono da casa ou a imobiliária não quer consertar o portão, avise por escrito, com vídeo, orçamento e prazo, porque desgaste e defeito antigo são obrigação dele (Lei 8.245/91, artigo 22). O conserto urgente pode ser feito e cobrado depois, com prova do aviso. Trocar o motor em casa custa de {price.homeSwap}.",
        "Quando a imobiliária demora ou o dono do imóvel não conserta o portão, mande um aviso escrito com prazo, a causa dada pelo técnico e o orçamento por item. O dono responde pelo desgaste (Lei do Inquilinato, artigo 22), e o morador, pelo mau uso. Não desconte do aluguel por conta própria; sem acordo, procure o juizado.",
        "Se o dono do imóvel não quer consertar o portão, peça por escrito, dê um prazo e mande a causa e o valor informados por um técnico, porque o desgaste é dele pela Lei do Inquilinato, artigo 22. O que for urgente pode ser pago e cobrado com nota. A visita de ajuste em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer, na ordem", "Do aviso ao reembolso"],
        slots: [
          [
            "Faça tudo por escrito, mesmo que já tenham falado por telefone, porque a mensagem com data prova o aviso. Guarde também a vistoria de entrada.",
            "Uma mensagem vale mais que uma ligação, porque mostra quando e do que você avisou. A vistoria de entrada completa a prova.",
            "Escreva sempre, ainda que tenham conversado. A data, o vídeo e a vistoria são o que conta se houver discussão.",
          ],
        ],
        steps: [
          "Filme o defeito e separe a vistoria de entrada.",
          "Peça ao técnico a causa e o valor por item.",
          "Mande tudo ao dono e à imobiliária, com prazo para resposta.",
          "Se o portão ficou aberto ou perigoso, avise que vai consertar e guarde a nota.",
          "Sem resposta, procure o juizado especial ou um advogado.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o conserto que você vai pedir", "O valor para negociar com o dono"],
        slots: [
          [
            "Mostre números: o ajuste em casa parte de {price.preventive}, sem peças, e o motor trocado, com mão de obra, fica de {price.homeSwap}. Muitas vezes o acordo é o dono pagar a peça e você, a visita, ou o valor ser descontado em parcelas.",
            "Com o preço definido, a conversa fica mais fácil: a regulagem residencial parte de {price.preventive}, fora as peças, e a troca do motor custa de {price.homeSwap}. Um acordo comum divide a visita e a peça ou abate aos poucos do aluguel.",
            "O valor em discussão vai de uma visita a partir de {price.preventive}, sem peças, a um motor novo de {price.homeSwap}, instalado. Dividir a conta ou abater do aluguel, com acordo escrito, costuma resolver.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Como usar o portão até resolver", "Enquanto o dono não decide"],
        slots: [
          [
            "O portão de correr ou de abrir, reto e leve, pode ser usado na mão, com o disjuntor desligado e a chave do motor, e trancado à noite. Não use nem destrave basculante com defeito, folha torta ou cabo frouxo.",
            "Com a energia desligada, o portão de correr e o de abrir podem ser movidos na mão, se andam leves, e ficam com corrente à noite. O basculante não deve ser solto, porque a folha pode cair.",
            "Um portão de correr ou de abrir, firme e no lugar, pode ser usado na mão sem energia. Se é um basculante com defeito, não mexa, isole a entrada e conte isso no aviso ao dono.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso consertar e descontar do aluguel?",
        answers: [
          "Só com acordo escrito, porque sem ele o desconto parece atraso. Pague o aluguel e cobre o conserto à parte.",
          "É melhor não, sem autorização, porque aluguel pago a menos vira dívida. Guarde a nota e os avisos e peça o reembolso.",
        ],
      },
      {
        question: "O portão já estava ruim quando entrei. Muda?",
        answers: [
          "Muda, porque o defeito que consta na vistoria ou em fotos com data é obrigação do dono.",
          "Sim, porque o imóvel devia ser entregue em condições de uso. A vistoria de entrada ou fotos dos primeiros dias provam isso.",
        ],
      },
      {
        question: "E se o defeito foi culpa minha?",
        answers: [
          "Batida, descuido ou mau uso são do inquilino, e o conserto é seu. A causa escrita pelo técnico separa um caso do outro.",
          "Nesse caso quem paga é você, pelo artigo 23. Peça a causa por escrito para pagar só o que provocou.",
        ],
      },
      {
        question: "Posso sair do imóvel por causa do portão?",
        answers: [
          "Depende do caso e do contrato. Defeito grave não resolvido pode pesar. Consulte um advogado antes de parar de pagar.",
          "É possível em situação grave, com provas. Fale com um advogado antes, para não pagar multa à toa.",
        ],
      },
    ],
    photo: "um vídeo do defeito e a foto da etiqueta do motor, para o orçamento por item",
  },
  {
    id: "serralheiro-ou-tecnico",
    broader: "serralheria",
    label: "Serralheiro ou técnico de portão",
    phrase: "a escolha entre serralheiro e técnico de portão",
    asks: [
      "serralheiro 24 horas",
      "serralheiro urgente",
      "serralheiro emergência portão",
      "serralheiro hoje",
      "serralheiro domingo",
      "serralheiro ou técnico",
      "serralheiro ou técnico portão",
      "técnico ou serralheiro",
      "chamo serralheiro ou técnico",
      "serralheiro ou técnico saiu trilho",
      "serralheiro ou técnico portão saiu trilho",
      "serralheiro ou técnico portão torto",
      "serralheiro ou técnico dobradiça",
      "serralheiro ou técnico basculante",
      "serralheiro ou técnico motor",
      "preciso serralheiro ou técnico",
    ],
    intent: "question",
    answers: {
      any: [
        "Portão torto ou que saiu do trilho, com motor, pede primeiro o técnico; o serralheiro entra quando há solda: folha empenada, dobradiça arrancada, trilho torto. Desligue o disjuntor e não levante a folha. A visita com ajuste em casa parte de {price.preventive}, sem peças, e a foto já mostra quem precisa ir.",
        "Chame o técnico para o que gira e liga, como roldana, cremalheira, motor e regulagem, e o serralheiro para o que se solda, como folha empenada, dobradiça e suporte. Portão fora do trilho fica desligado e parado; o técnico ajusta a partir de {price.preventive} em casa, sem peças.",
        "Entre serralheiro ou técnico para portão torto, comece pelo técnico, que separa regulagem de solda na visita, desde {price.preventive} em casa, sem peças. Solda aberta, quadro empenado ou trilho afundado são do serralheiro; se saiu do trilho, energia cortada e ninguém levanta a folha.",
        "Serralheiro 24 horas só é preciso se a solda abriu ou a folha entortou. Motor, cabo, roldana e portão fora do trilho são do técnico, que atende {shop.hours}. Até lá, disjuntor desligado, ninguém perto da folha e nada de amarrar com corda. Mande um vídeo, feito de longe, e dizemos qual dos dois resolve.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quem resolve cada defeito", "Pelo que se vê na folha"],
        slots: [
          [
            "Olhe de longe, com o disjuntor desligado, e compare. A divisão é simples e vale para a maioria dos casos.",
            "O que se vê na folha já diz quem chamar. Fique longe dela e com a energia cortada.",
            "De longe e sem energia no motor, repare no que quebrou. Cada defeito tem o seu profissional.",
          ],
        ],
        bullets: [
          "Saiu do trilho, com roda e trilho inteiros: técnico",
          "Roldana gasta, cremalheira pulando, motor que força: técnico",
          "Cabo, mola e contrapeso do basculante: técnico",
          "Dobradiça arrancada, solda trincada, folha empenada: serralheiro, e o técnico regula depois",
          "Trilho afundado ou torto: serralheiro, com o motor desligado",
        ],
      },
      {
        about: "visit",
        headings: ["Quando precisa dos dois", "Solda primeiro, motor depois"],
        slots: [
          [
            "A folha é endireitada e soldada antes, e a regulagem do motor vem por último, porque o peso e o percurso mudaram. Sem esse ajuste, a força antiga fica errada e perigosa.",
            "Solda primeiro, técnico depois: mudou a folha, mudam o equilíbrio, a parada e a força. Regular antes seria trabalho perdido.",
            "O serralheiro acerta a folha, e em seguida o técnico refaz equilíbrio, folga, parada e força, que já não são os mesmos.",
          ],
          [
            "Avise o serralheiro que há motor: a corrente da solda queima a placa se ela estiver ligada. O técnico a desconecta antes e religa no fim.",
            "A solda elétrica com a central conectada costuma queimá-la. Por isso o motor é desligado e desconectado antes, pelo técnico.",
            "Placa ligada e solda não combinam, porque a corrente volta pela folha e a queima. Peça para desconectar o motor antes.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Portão torto ou fora do trilho: não mexa", "Até alguém chegar"],
        slots: [
          [
            "Uma folha fora do trilho pode tombar, mesmo que pareça leve, e ninguém deve levantar ou escorar com o corpo. Disjuntor desligado, passagem isolada e carro longe até o técnico chegar.",
            "Não tente pôr a folha no lugar: fora do trilho, ela tomba. Corte a energia, afaste pessoas e carros e espere.",
            "Folha descarrilada cai de lado sem aviso. Deixe o disjuntor desligado, isole a área e não a empurre nem segure.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês fazem a parte de serralheria?",
        answers: [
          "Pequenos acertos podem ir no mesmo serviço. Folha empenada e solda grande ficam com o serralheiro. A foto mostra antes.",
          "Depende do tamanho: reforço simples, às vezes; reforma da folha, não. Pela foto já se sabe.",
        ],
      },
      {
        question: "O serralheiro pode regular o motor?",
        answers: [
          "Alguns sabem, mas força, parada e fotocélula pedem teste próprio. Sem isso, o portão pode machucar.",
          "Só se conhecer a central. A força mal regulada tira a proteção contra esmagamento.",
        ],
      },
      {
        question: "Quanto custa pôr o portão de volta no trilho?",
        answers: [
          "Com roda e trilho inteiros, é ajuste, dentro da visita desde {price.preventive} em casa, sem peças. Roldana, guia ou solda somam.",
          "Recolocar e regular parte de {price.preventive} em casa, sem peças. Peça quebrada ou trilho torto encarecem.",
        ],
      },
      {
        question: "Por que o portão entortou?",
        answers: [
          "Batida de carro, roda travada com o motor puxando ou dobradiça que cedeu são os motivos comuns. A causa se corrige junto.",
          "Em geral por pancada, roldana presa ou piso que afundou. Endireitar sem corrigir isso não dura.",
        ],
      },
    ],
    photo: "fotos de longe da folha inteira e da parte quebrada, e a marca do motor",
  },
  {
    id: "motor-por-carros-ao-dia",
    broader: "comercio",
    label: "Motor pelo número de carros por dia",
    phrase: "o motor pelo número de carros por dia",
    asks: [
      "condomínio carros dia motor",
      "condomínio carros por dia",
      "prédio carros por dia",
      "prédio carros dia motor",
      "condomínio veículos por dia",
      "estacionamento carros por dia",
      "estacionamento veículos por dia",
      "estacionamento carros dia motor",
      "oficina carros por dia",
      "escola carros por dia",
      "hospital carros por dia",
      "empresa carros por dia",
      "garagem com 20 carros motor",
      "garagem com 30 carros motor",
      "garagem com 40 carros motor",
      "garagem com 50 carros motor",
      ...combine(
        ["motor", "motor portão", "qual motor", "portão", "motor clínica", "motor empresa", "motor loja"],
        ["carros por dia", "carros dia", "veículos por dia", "clientes por dia", "entradas por dia"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Para até 50 carros por dia, espalhados, basta um motor de portão de médio fluxo, escolhido pelo peso da folha. Se quase todos chegam na mesma hora, é preciso um de uso intenso, que custa de {price.heavySwap} na troca em portão pesado. A ficha do motor traz os ciclos por hora para comparar.",
        "Um portão de 100 carros ou caminhões por dia precisa de motor de uso intenso, com inversor, de {price.heavySwap} na troca, com mão de obra. Como exemplo, 100 veículos dão 200 aberturas, entrando e saindo. Se 25 caem na hora mais cheia, a ficha deve trazer uns 33 ciclos por hora, que é um terço a mais.",
        "O motor do portão se escolhe pela hora mais cheia, e não só pelos carros por dia. Trinta carros espalhados usam um motor de médio fluxo, e trinta na mesma hora, um de uso intenso. A ficha deve ter um terço a mais de ciclos por hora. Em portão pesado, a troca custa de {price.heavySwap}.",
        "Para 50 carros por dia, ou 30 numa clínica, um motor de portão de médio fluxo atende se eles se espalham; na mesma hora, é caso de uso intenso. Conte os ciclos da hora mais cheia e some um terço; a troca em folha pesada fica de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A conta do seu movimento", "Como contar os ciclos por hora"],
        slots: [
          [
            "Um ciclo é abrir e fechar uma vez, e cada carro faz um ao entrar e outro ao sair. Conte num dia comum e num dia cheio, porque é o pico que queima o motor.",
            "Cada carro vale dois ciclos por visita, na entrada e na saída. O que interessa é a hora de maior movimento, e por isso se conta também num dia cheio.",
            "Entrar é um ciclo, sair é outro: 50 carros dão perto de 100 por dia. A ficha do motor, porém, fala em ciclos por hora, e é o pico que se compara.",
          ],
        ],
        steps: [
          "Anote quantos carros entram e saem na hora mais cheia.",
          "Some pedestres, se passam pelo mesmo portão.",
          "Acrescente um terço de folga.",
          "Compare com os ciclos por hora da ficha do motor.",
          "Confira se os quilos da ficha passam do peso da folha em um terço.",
        ],
      },
      {
        about: "choose",
        headings: ["Médio fluxo ou uso intenso", "Que motor serve ao seu pico"],
        slots: [
          [
            "Um exemplo: 50 carros em dez horas dão uns dez ciclos por hora, e um motor de médio fluxo basta. Se 30 desses carros saem entre sete e oito horas, são 30 ciclos. Com um terço a mais, a ficha do motor deve trazer 40.",
            "Faça a conta com os seus números: cem passagens em dez horas são dez por hora, o que o médio fluxo aguenta. Trinta saídas numa hora só, com a folga, exigem ficha de 40 ciclos por hora.",
            "Cinquenta entradas e cinquenta saídas ao longo de dez horas dão dez ciclos por hora, caso de médio fluxo. Já 30 numa hora pedem um motor de 40 ciclos por hora ou mais, contada a folga.",
          ],
          [
            "O residencial esquenta nesse ritmo e se desarma no pior momento. No uso intenso, o inversor ajuda, porque abre mais depressa e para sem tranco.",
            "Motor de casa desliga por calor quando não descansa entre as aberturas. Quem tem fila ganha com inversor, que encurta a abertura e poupa a engrenagem.",
            "Posto nesse movimento, o modelo de residência aquece e para. Para fila de carros, prefira inversor, que abre rápido e freia antes do batente.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para poupar o motor", "Menos ciclos com o mesmo movimento"],
        slots: [
          [
            "Uma pausa maior deixa passar vários carros por abertura, e a porta de pedestres separada tira da folha grande boa parte dos ciclos. No horário cheio, pode-se deixar aberto com alguém vigiando.",
            "Quem vem a pé deve ter porta própria, com fechadura elétrica, para não abrir a folha grande. Aumente também a pausa, de modo que dois ou três carros passem de uma vez.",
            "Junte carros numa abertura, com pausa mais longa, e mande os pedestres por outra porta. Na hora de pico, manter aberto com vigia economiza dezenas de partidas.",
          ],
          [
            "Em comércio e prédio, a revisão é {visits.business}, com sensores, força e desgaste conferidos. Trilho limpo e roldana boa reduzem o esforço de cada ciclo.",
            "Faça manutenção {visits.business} e mantenha o trilho varrido, pois cada arrasto se multiplica pelas aberturas. Sensores e força entram na revisão.",
            "A revisão {visits.business} acha roldana e capacitor gastos antes da parada. Folha leve é o que mais poupa o motor de muito uso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor residencial serve para comércio pequeno?",
        answers: [
          "Serve com poucas aberturas por hora e folha leve. Se ele esquenta e para no movimento, passou do limite, e o médio fluxo resolve.",
          "Pode servir, quando entram poucos carros e espaçados. Parar por calor e voltar depois é sinal de que o uso pede outro motor.",
        ],
      },
      {
        question: "Quanto custa o motor para esse movimento?",
        answers: [
          "Em médio fluxo e folha comum, a troca fica perto da de casa, de {price.homeSwap}. Uso intenso ou folha pesada vai de {price.heavySwap}, com mão de obra.",
          "Portão leve e pouco pico ficam na faixa de {price.homeSwap}. Com fila de carros ou folha pesada, conte de {price.heavySwap}, instalado.",
        ],
      },
      {
        question: "Quanto tempo o portão fica parado na troca?",
        answers: [
          "De {time.heavy} em portão pesado, de preferência fora do expediente. Em folha de correr comum, de {time.sliding}.",
          "A troca leva de {time.sliding} no deslizante comum e de {time.heavy} no pesado. Pode-se marcar para a hora de menos carros.",
        ],
      },
      {
        question: "Dois portões separados compensam?",
        answers: [
          "Compensam quando há fila dos dois lados: entrada e saída separadas dividem os ciclos, e um motor parado não fecha tudo. O custo é de dois conjuntos.",
          "Com muito movimento, sim, porque cada motor faz metade do trabalho. Em pátio pequeno, um motor de uso intenso sai mais barato.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com o movimento da hora mais cheia",
  },
  {
    id: "contrato-sem-fidelidade",
    broader: "contrato",
    label: "Contrato sem fidelidade",
    phrase: "o contrato de manutenção sem fidelidade",
    asks: [
      "contrato sem fidelidade condomínio",
      "empresa portão contrato sem fidelidade",
      "manutenção portão sem fidelidade",
      "empresa portão atende condomínio contrato sem fidelidade",
      "atende condomínio contrato sem fidelidade",
      "empresa condomínio contrato sem fidelidade",
      "contrato manutenção portão sem fidelidade",
      ...combine(
        [
          "contrato",
          "contrato manutenção",
          "manutenção condomínio",
          "empresa condomínio contrato",
          "contrato condomínio",
        ],
        ["sem fidelidade", "sem multa", "sem prazo", "fidelidade", "sem carência"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Contrato de manutenção de portão sem fidelidade é o que deixa o condomínio sair com aviso curto e sem multa, e isso precisa estar escrito na proposta. Diga no pedido que quer assim. Há ainda a visita avulsa, sem mensalidade, em geral de {price.preventiveRange} por portão, sem peças.",
        "Sem fidelidade, o contrato de portão traz aviso prévio em dias e nenhuma multa para sair: confira essas duas linhas na proposta. Atendemos condomínio também por revisão avulsa, que não prende ninguém e fica, em geral, de {price.preventiveRange} por portão, sem peças.",
        "Para ter empresa de portão que atende o condomínio sem fidelidade, peça por escrito o prazo de aviso, a multa igual a zero e se há renovação automática. Outra saída é a revisão avulsa, sem contrato, em geral de {price.preventiveRange} por portão, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que ler antes de assinar", "Cláusulas que importam"],
        slots: [
          [
            "São poucas linhas, e é nelas que a fidelidade se esconde, às vezes numa renovação automática. Procure cada uma.",
            "A palavra fidelidade nem sempre aparece: multa, prazo mínimo e renovação automática fazem o mesmo. Leia estes pontos.",
            "Um contrato pode prender sem dizer, pela renovação ou pelo prazo mínimo. Confira assim.",
          ],
        ],
        steps: [
          "Prazo do contrato e se renova sozinho.",
          "Aviso para sair, em dias, e multa, se houver.",
          "Visitas por ano e prazo de atendimento na urgência.",
          "Peças incluídas e quem autoriza as outras.",
          "Reajuste: data e índice.",
        ],
      },
      {
        about: "choose",
        headings: ["Contrato, avulso ou teste", "Como não ficar preso"],
        slots: [
          [
            "A revisão avulsa serve de teste: uma visita mostra o serviço e o relatório antes de assinar. Depois o síndico decide com base no que viu.",
            "Comece por uma visita avulsa e veja a pontualidade e o relatório. Assinar fica para depois, com mais segurança.",
            "Uma ida sem contrato já diz muito sobre a empresa. O relatório dela ajuda o síndico a escolher.",
          ],
          [
            "Contrato livre pode ter mensalidade um pouco maior ou menos itens, por isso compare a lista, e não só o preço. Veja se a urgência mantém o mesmo prazo.",
            "Sem prazo mínimo, algumas propostas cortam itens ou cobram mais. Ponha as listas lado a lado, inclusive o prazo da urgência.",
            "A liberdade às vezes custa em itens ou na mensalidade. Compare visitas, peças e prazo de urgência das duas formas.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que o contrato inclui mesmo sem fidelidade", "O serviço de cada visita"],
        slots: [
          [
            "Em cada visita o técnico limpa, reaperta, lubrifica, regula força e parada e testa a fotocélula, com relatório. A falta de fidelidade muda só a saída, e não o serviço.",
            "Limpeza, lubrificação, regulagem e teste dos sensores são os mesmos, com relatório ao síndico. O que muda é o direito de sair.",
            "O trabalho é igual ao de qualquer plano: limpar, lubrificar, regular, testar e relatar. Fidelidade é só uma regra de saída.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso sair do contrato atual para trocar de empresa?",
        answers: [
          "Pode, com o aviso que ele prevê. Leia se há multa e guarde o pedido por escrito.",
          "Sim, cumprindo o prazo de aviso. Antes, veja se já se renovou sozinho e qual é a multa.",
        ],
      },
      {
        question: "Sem contrato vocês atendem urgência?",
        answers: [
          "Sim, pelo WhatsApp, {shop.hours}; a hora possível e o valor são informados antes.",
          "Atendemos {shop.hours}, com ou sem contrato. O valor da ida é informado antes de o técnico sair.",
        ],
      },
      {
        question: "O que muda no preço sem fidelidade?",
        answers: [
          "Pode mudar pouco ou nada; o que pesa mais é o número de portões, as visitas e as peças. Peça as duas condições para comparar.",
          "Algumas propostas dão desconto a quem fica mais tempo. Compare o total do ano nas duas formas.",
        ],
      },
      {
        question: "O pagamento pode ser por visita?",
        answers: [
          "Pode: na avulsa, paga-se cada visita. No contrato, o valor do ano costuma ser dividido por mês.",
          "Sim, na revisão sem contrato. Com plano, a parcela é mensal mesmo que a visita não seja.",
        ],
      },
    ],
    photo: "fotos dos portões e das etiquetas, com o número de vagas",
  },
  {
    id: "portao-do-predio-fica-aberto",
    broader: "regulagem",
    label: "Portão do prédio fica aberto tempo demais",
    phrase: "o portão do prédio que fica aberto tempo demais",
    asks: [
      "portão edifício fica muito tempo aberto",
      "síndico quer portão feche mais cedo",
      "portão prédio fica aberto depois carro entra",
      "portão meu prédio fica aberto uma eternidade",
      ...combine(
        ["prédio", "condomínio"],
        [
          "fica aberto muito tempo",
          "aberto muito tempo",
          "fica muito tempo aberto",
          "demora fechar",
          "demora para fechar",
          "fica aberto tempo demais",
          "aberto muito tempo noite",
        ],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Se o portão do condomínio demora muito para fechar, resolve-se na pausa da central, o tempo que ele espera aberto: o técnico grava menos segundos, com a fotocélula testada. Lente suja e botão preso dão o mesmo efeito, então limpe as lentes antes de o síndico pedir a regulagem.",
        "O portão do prédio que fica aberto muito tempo de noite tem pausa longa na central, fotocélula suja ou carro parado no feixe. Limpe as lentes e peça ao técnico para encurtar a pausa ou ligar o fechamento logo após a passagem, que usa o mesmo sensor.",
        "Portão de condomínio que demora muito para fechar pede regulagem da pausa, os segundos em que ele fica aberto, ou o fechamento assim que o carro passa pela fotocélula. Antes, limpe o sensor e veja se há botão preso, porque os dois seguram o portão do prédio aberto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que ele demora a fechar", "É ajuste ou defeito?"],
        slots: [
          [
            "Tempo sempre igual é ajuste: a pausa foi gravada longa. Se ele piorou ou muda de uma vez para outra, procure lente suja, sensor desalinhado ou botoeira presa na portaria.",
            "Quando demora o mesmo tanto todo dia, a pausa é que está comprida. Demora que varia vem de fotocélula suja, torta ou de um botão afundado na guarita.",
            "Ajuste e defeito se separam pelo relógio: igual sempre é pausa longa, e diferente a cada vez é sensor com sujeira, fora de linha ou botão travado.",
          ],
          [
            "Há ainda o carro que espera em cima do feixe da fotocélula: enquanto ele está ali, a contagem recomeça e a entrada continua aberta. Avisar os moradores já ajuda.",
            "Outro motivo é quem para na linha do sensor para esperar alguém, porque cada segundo ali reinicia a pausa. Um aviso aos moradores reduz isso.",
            "Veículo parado sobre o feixe também segura a folha, já que a central volta a contar. Orientar os moradores a passar direto resolve essa parte.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que pode ser regulado", "Fechar cedo sem acertar ninguém"],
        slots: [
          [
            "A pausa pode cair para poucos segundos se a fotocélula está em ordem; com dois pares, em alturas diferentes, o sensor vê carro alto e pedestre. A ordem é testar primeiro e encurtar depois.",
            "Com sensor bom, poucos segundos bastam, e um segundo par em outra altura enxerga melhor gente e carro. Antes de reduzir o tempo, o técnico testa a fotocélula.",
            "Primeiro o teste da fotocélula, de preferência em dois pares de altura diferente, para ver pedestre e carro alto. Só então a pausa é gravada com menos segundos.",
          ],
          [
            "O fechamento após a passagem fecha assim que o carro sai do feixe, em centrais que têm essa função. À noite, um alarme de portão aberto na portaria e um carro por abertura reduzem a entrada de carona.",
            "Muitas centrais fecham logo que o sensor fica livre, o que corta quase toda a espera. Para a noite, some aviso sonoro na portaria e a regra de um carro de cada vez.",
            "Se a central permite, liga-se a função de fechar quando o veículo deixa o sensor. De madrugada ajudam o alarme de porta aberta e não deixar dois carros na mesma abertura.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a regulagem", "O que muda o preço do ajuste"],
        slots: [
          [
            "Encurtar a pausa é o serviço mais barato: ajuste de uma visita, em geral até {trade.smallRepair}, cobrado por portão. Sensor novo, segundo par de fotocélulas e alarme somam peça. Central sem a função de fechamento após a passagem, trocada, é o mais caro. O valor do condomínio vem por vídeo.",
            "Na ordem de custo vêm o ajuste da pausa, feito numa visita de até {trade.smallRepair}, depois fotocélula ou alarme e, por último, outra central. O preço é por portão e passado por vídeo ao síndico.",
            "Só regular os segundos sai menos, porque cabe em {trade.smallRepair} e não leva peça. Mais um par de sensores ou um alarme fica no meio, e a troca da central encarece. Cada portão é orçado por vídeo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para ter pausa menor só à noite?",
        answers: [
          "Dá em algumas centrais ou com um temporizador. Na maioria, o tempo é um só. A etiqueta da central mostra se a sua permite.",
          "Em parte das centrais, sim. Nas outras se acrescenta um temporizador ou se escolhe uma pausa que sirva ao dia todo.",
          "Depende da central: algumas têm horário, e as demais pedem temporizador externo.",
        ],
      },
      {
        question: "Pausa curta pode bater no carro?",
        answers: [
          "Pode, se o sensor falhar. Por isso a fotocélula é testada antes, e a força fica no mínimo que move a folha, para ela voltar se encostar.",
          "O risco existe com fotocélula ruim. Teste do sensor e força baixa vêm antes de reduzir o tempo.",
          "Não, com a fotocélula funcionando e a força bem regulada. Sem isso, o tempo não deve ser encurtado.",
        ],
      },
      {
        question: "Quem pode pedir o ajuste?",
        answers: [
          "O síndico ou a administradora. O zelador não deve mexer na placa, que tem tensão da rede e guarda a regulagem de segurança.",
          "A administração do prédio. Na central só o técnico mexe, porque há energia e ajustes de força ali.",
          "Síndico ou administradora autorizam. Morador e zelador podem limpar a lente, mas não abrir o motor.",
        ],
      },
      {
        question: "O portão é lento. Ajustar a pausa resolve?",
        answers: [
          "Só a espera parado. Se a folha anda devagar, a velocidade é do motor, e quem muda isso é um modelo rápido, com inversor, ou o conserto de uma folha pesada.",
          "A pausa não muda a velocidade. Folha lenta pede revisão de roldana e trilho, ou motor mais rápido.",
          "Não: pausa é o tempo aberto. Movimento lento vem do motor ou do atrito, e se trata à parte.",
        ],
      },
    ],
    photo: "um vídeo do portão abrindo e fechando, com a foto da etiqueta do motor",
  },
  {
    id: "pedestre-pelo-portao-da-garagem",
    broader: "condominio",
    label: "Entrar a pé pelo portão da garagem",
    phrase: "a entrada a pé pelo portão da garagem",
    asks: [
      "entrar a pé pela garagem",
      "sair caminhando portão carros prédio",
      "multa passar a pé portão veículos",
      "perigoso passar a pé portão carros",
      "passar a pé portão de carros",
      "passar a pé portão garagem",
      ...combine(
        ["morador", "síndico", "condomínio", "prédio", "pedestre"],
        [
          "entrar a pé portão garagem",
          "proibir entrar a pé",
          "a pé portão garagem",
          "pedestre portão garagem",
          "sair a pé portão garagem",
          "proibir pedestre garagem",
          "bicicleta portão garagem",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O morador só pode entrar a pé pelo portão da garagem se a convenção ou o regimento não proíbe, e o síndico pode proibir com regra aprovada, porque a fotocélula nem sempre vê a pessoa. Em troca, o condomínio precisa manter a entrada de pedestres funcionando.",
        "Sim, o condomínio pode proibir a entrada a pé pelo portão da garagem, com regra na convenção, no regimento ou em ata, e o síndico a aplica. O motivo é segurança: a folha fecha sobre quem a fotocélula não vê. A entrada de pedestres, porém, tem de funcionar.",
        "Entrar a pé pelo portão da garagem é arriscado, já que a fotocélula pode não enxergar o morador, e o síndico pode proibir quando a convenção, o regimento ou a assembleia autoriza. Sem regra escrita não há multa, e com ela o prédio deve oferecer outra passagem segura.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Por que passar a pé é arriscado", "O que o portão não vê"],
        slots: [
          [
            "O sensor fica na altura do para-choque e vê uma linha só, de modo que uma pessoa rente à folha passa fora dela. Quem entra atrás de um carro encontra o portão já fechando, e uma folha de prédio pesa muito e não para no mesmo instante.",
            "A fotocélula enxerga uma linha à altura do carro, e não o vão inteiro. Junto à folha, ninguém é visto. Soma-se a isso o peso, porque o portão do prédio ainda anda um pouco depois do comando de parar.",
            "Quem caminha colado à folha não corta o feixe, feito para a altura do para-choque. E folha pesada, mesmo com reversão, avança um pouco antes de voltar, o bastante para machucar quem vem atrás do carro.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que o síndico deve fazer", "Regra que funciona"],
        slots: [
          [
            "Proibir sem dar alternativa não resolve: a regra anda junto com a porta de pedestres em ordem. A ordem das medidas é esta.",
            "A proibição só pega quando o social abre bem e perto. Por isso o síndico cuida das duas coisas ao mesmo tempo.",
            "Primeiro a passagem alternativa, depois a regra. Assim o morador não tem motivo para usar a garagem.",
          ],
        ],
        steps: [
          "Ponha a porta de pedestres em ordem, com tag ou senha.",
          "Aprove a regra e escreva no regimento ou em ata.",
          "Fixe placa no portão da garagem e avise os moradores.",
          "Instale um segundo par de fotocélulas, para quem passar mesmo assim.",
          "Advirta antes de multar, como manda a convenção.",
        ],
      },
      {
        about: "cost",
        headings: ["Bicicleta, carrinho e o sensor a mais", "Exceções e o segundo par de fotocélulas"],
        slots: [
          [
            "Bicicleta e carrinho costumam ter exceção: passam um por vez, com o portão aberto e parado. O segundo par de fotocélulas, mais baixo, é a proteção mais barata, e peça com ligação são orçadas por foto. Porta de pedestres com tag custa mais.",
            "A regra costuma liberar bicicleta e carrinho com a folha parada e aberta, um de cada vez. Quanto ao custo, mais um par de fotocélulas sai menos que automatizar o social com tag, e os dois se orçam por foto com a instalação.",
            "Carrinho e bicicleta passam pela garagem em muitos prédios, desde que a folha esteja aberta e parada. Entre as obras, o sensor adicional é o gasto menor e o acesso por tag no social, o maior, ambos com valor por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ser multado por entrar a pé na garagem?",
        answers: [
          "Só se a convenção ou o regimento prevê, e em geral depois de advertência. Peça por escrito a regra em que a multa se apoia.",
          "Pode, quando há previsão escrita e aviso anterior. Sem regra aprovada, a multa pode ser contestada em assembleia.",
        ],
      },
      {
        question: "E se o portão de pedestres estiver quebrado?",
        answers: [
          "O condomínio tem de dar outra entrada segura até o conserto, com a portaria abrindo e vigiando. Nesse período não cabe cobrar a proibição.",
          "A portaria abre e acompanha a passagem, com o portão de carros parado, enquanto o social é consertado.",
        ],
      },
      {
        question: "A fotocélula não basta para proteger quem passa?",
        answers: [
          "Um par só, não: ele vê uma linha. Dois pares em alturas diferentes protegem mais, mas ainda deixam um espaço rente à folha.",
          "Ajuda, sem cobrir tudo. Com um segundo par o ponto cego diminui, e mesmo assim a porta de pedestres continua mais segura.",
        ],
      },
      {
        question: "Quem responde se um morador se machucar?",
        answers: [
          "Depende do caso: pesa contra o condomínio o sensor com defeito ou a falta de aviso, e contra o morador a regra desrespeitada. O registro de manutenção ajuda a provar.",
          "Apura-se o que falhou. Fotocélula anulada compromete o prédio; placa, regra escrita e revisão em dia mostram cuidado.",
        ],
      },
    ],
    photo: "fotos do portão da garagem e da entrada de pedestres",
  },
  {
    id: "trocar-controle-por-tag-no-predio",
    broader: "condominio",
    label: "Condomínio que troca controle por tag",
    phrase: "a troca dos controles por tag no condomínio",
    asks: [
      "condomínio vai mudar para tag",
      "quem paga tag nova condomínio",
      "quem paga tag condomínio",
      "substituição controles por tag prédio",
      "acabar controles usar tag cada um paga",
      "mudança controle para tag aprovação moradores",
      ...combine(
        ["condomínio", "síndico", "prédio"],
        [
          "trocar controle por tag",
          "trocar controle tag",
          "trocar controle tag cobrar",
          "obrigar tag",
          "obrigar usar tag",
          "pode exigir tag",
          "cobrar tag",
          "cobrar tag moradores",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O condomínio pode trocar controle por tag e cobrar de todos se a assembleia aprovar, porque é melhoria: o leitor entra no rateio, e costuma ir junto uma tag por vaga. Sem esse voto, o síndico não pode obrigar a usar nem cobrar. A tag extra é de quem pede.",
        "O síndico só pode obrigar a usar tag e cobrar depois que a assembleia do condomínio aprova a troca do controle. O leitor é pago no rateio por todos, em geral com uma tag por vaga, e as extras ficam por conta do morador.",
        "Trocar controle por tag e cobrar de todos depende de voto: aprovada em assembleia, a mudança vale para o condomínio inteiro, com leitor no rateio e uma tag por vaga. O síndico sozinho não obriga; tag a mais, cada um paga a sua.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que a assembleia decide", "Quem vota e quem paga a tag"],
        slots: [
          [
            "Pelo Código Civil, artigo 1.341, melhoria útil pede o voto da maioria dos condôminos, e a convenção pode dizer mais. Por isso o assunto deve estar na convocação, com preço e prazo.",
            "A tag costuma ser tratada como benfeitoria útil, que o artigo 1.341 do Código Civil põe na maioria dos condôminos. Convoque com o tema na pauta e veja o que diz a convenção.",
            "Como benfeitoria útil, a troca precisa da maioria dos condôminos, segundo o artigo 1.341 do Código Civil. A convocação deve trazer o assunto e os orçamentos.",
          ],
          [
            "Aprovada, vale para quem votou contra ou faltou, e o leitor é dividido como as outras despesas. A decisão deve dizer até quando o controle antigo abre.",
            "O que foi aprovado obriga a todos, presentes ou não, na divisão prevista na convenção. Deixe na ata o prazo em que os controles ainda funcionam.",
            "Depois do voto, ninguém fica de fora, e a conta segue a fração de cada um. A ata precisa marcar a data em que o controle deixa de abrir.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que levar à assembleia", "Como apresentar a troca"],
        slots: [
          [
            "Com números na mão, a discussão é curta e ninguém vota no escuro. A proposta deve responder a estes pontos.",
            "O voto anda depressa quando o custo e as regras estão escritos. Leve a proposta com os itens abaixo.",
            "Moradores aprovam o que entendem, por isso mostre preço e funcionamento juntos. Prepare a proposta nesta ordem.",
          ],
        ],
        steps: [
          "Custo do leitor, da antena e da instalação por entrada.",
          "Número de tags: uma por vaga e o preço da extra.",
          "Como ficam moto, visitante e carro reserva.",
          "Quem cadastra, quem apaga e quem guarda os dados.",
          "Até quando o controle atual continua valendo.",
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o valor", "O que o prédio paga"],
        slots: [
          [
            "O leitor com antena, um por entrada, é a parte cara. A etiqueta é a barata, e por isso o custo por carro cai no prédio grande. Cabo e cadastro completam a conta, orçada por fotos.",
            "Paga-se um leitor para cada entrada, com cabo e instalação, e uma etiqueta por carro. O leitor pesa mais, e quanto mais vagas, menor a parte de cada uma; as fotos dão o valor.",
            "A conta tem leitor e antena por portão, cabo até a central e uma tag por veículo. A etiqueta custa pouco perto do leitor, que se divide por todos. O orçamento sai por foto.",
          ],
          [
            "O motor e a central ficam, porque o leitor entra como mais um comando. Se o motor já pede troca, ela fica de {price.heavySwap} em portão pesado e convém votar tudo junto.",
            "Não se troca o motor: o leitor aciona a central como um botão. Só quando ele está no fim soma-se a troca, de {price.heavySwap} em folha pesada, com mão de obra.",
            "Motor e placa continuam, pois a tag é só outra forma de comandar. Havendo motor gasto, leve à mesma assembleia a troca, de {price.heavySwap} no portão pesado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso recusar a tag e ficar com o controle?",
        answers: [
          "Depende do que foi aprovado. Muitos prédios deixam os dois por um prazo; passado ele, vale a regra da assembleia, e o controle é apagado.",
          "Só enquanto a decisão permitir os dois. Encerrado o prazo da ata, o receptor é desligado e a entrada passa a ser pela tag ou pela portaria.",
        ],
      },
      {
        question: "Inquilino paga a tag?",
        answers: [
          "O leitor, como melhoria, costuma ser do proprietário. A tag extra, de quem usa. O contrato de locação pode dividir de outro modo.",
          "Em geral, o dono paga a parte do leitor, por ser melhoria, e o inquilino, as tags a mais que pedir. Confira o contrato.",
        ],
      },
      {
        question: "E quem tem moto?",
        answers: [
          "Há tag própria para moto, presa ao farol ou ao garfo, que o leitor precisa alcançar. Sem ela, mantém-se o controle para as motos.",
          "Usa-se etiqueta para moto ou deixa-se o controle só para elas. A antena é testada com uma moto antes de entregar.",
        ],
      },
      {
        question: "Perdi a tag ou troquei de carro. E agora?",
        answers: [
          "A tag antiga é apagada da lista, e uma nova é cadastrada no outro carro. A etiqueta colada não costuma sair inteira. O custo é do morador, conforme a regra do prédio.",
          "Avise a administração para bloquear a antiga e cadastrar outra. Em geral a etiqueta se rasga ao tirar, e a nova é paga por quem trocou de carro.",
        ],
      },
    ],
    photo: "fotos da entrada, do portão e da etiqueta do motor, com o número de vagas",
  },
  {
    id: "seguro-e-carro-atingido",
    broader: "esmagamento",
    label: "Seguro e carro atingido pelo portão",
    phrase: "o seguro do carro atingido pelo portão",
    asks: [
      "seguro cobre portão no carro",
      ...combine(
        [
          "portão caiu carro",
          "portão caiu cima carro",
          "portão bateu carro",
          "portão fechou carro",
          "portão amassou carro",
        ],
        ["seguro paga", "seguro cobre", "seguro", "aciono seguro", "acionar seguro", "franquia"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Se o portão bateu ou caiu em cima do carro, o seguro paga conforme a apólice: o do carro, com cobertura de colisão e descontada a franquia; o do condomínio ou da casa, se tem responsabilidade civil e o portão falhou. Fotografe tudo e avise as seguradoras antes do conserto.",
        "O seguro do carro costuma pagar quando o portão bateu nele, menos a franquia, e pode cobrar depois de quem cuida do portão. Já o seguro do imóvel só paga com responsabilidade civil na apólice; se a folha caiu sobre o carro, não mexa nela e registre tudo.",
        "Portão bateu no carro ou caiu em cima dele: o seguro do veículo paga se cobre colisão, com franquia, e o do prédio ou da casa, se inclui responsabilidade civil. Nenhum dos dois é automático, então guarde fotos, hora e causa antes de consertar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer antes de acionar o seguro", "Passos para o pedido"],
        slots: [
          [
            "Primeiro a segurança, depois o papel. Folha apoiada no carro não se levanta nem se empurra, porque pode terminar de cair.",
            "Comece afastando as pessoas, e só então registre. Não tente tirar a folha de cima do carro: ela pode ceder de uma vez.",
            "Ninguém embaixo nem ao lado da folha enquanto ela não for escorada. Com o local seguro, faça o registro.",
          ],
        ],
        steps: [
          "Afaste as pessoas e desligue o disjuntor do portão.",
          "Fotografe carro, folha, cabos e fotocélulas, de longe e de perto se for seguro.",
          "Avise a seguradora do carro e o dono do portão, por escrito.",
          "Peça ao técnico um relatório com a causa.",
          "Compare a franquia com o orçamento do conserto.",
        ],
      },
      {
        about: "choose",
        headings: ["Qual seguro acionar", "Carro, casa ou condomínio"],
        slots: [
          [
            "Se o estrago passa pouco da franquia, cobrar de quem causou pode valer mais que acionar o seguro do carro e perder bônus. Com dano grande, o seguro do carro é o caminho mais curto, e ele mesmo busca o responsável.",
            "Compare o conserto com a franquia e o bônus: pequeno estrago se cobra direto do dono do portão, e grande, do seguro do carro, que depois vai atrás de quem falhou.",
            "A franquia decide. Dano parecido com ela não compensa acionar o seu seguro, e sim pedir ao responsável. Dano alto vai para a seguradora, que cobra dele em seguida.",
          ],
          [
            "No seguro do imóvel, a cobertura que serve é a de responsabilidade civil, que paga o prejuízo causado a outra pessoa. A falta de manutenção pode levar à recusa, por isso o registro das revisões conta para os dois lados.",
            "Responsabilidade civil, a cobertura de danos a terceiros, precisa estar na apólice do prédio ou da casa. Sem prova de revisão do portão, a seguradora pode negar.",
            "Procure na apólice do imóvel a responsabilidade civil, que responde por danos a terceiros. Portão sem revisão nem sensor enfraquece o pedido do dono e ajuda o seu.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["A causa que decide quem paga", "Falha do portão ou descuido"],
        slots: [
          [
            "Se o portão falhou, por cabo rompido, fotocélula muda ou força alta demais, a responsabilidade tende a ser de quem cuida dele. Se alguém avançou com a folha fechando, ou acionou sem olhar, a culpa pode ser dessa pessoa ou dividida.",
            "Cabo que rompe, sensor que não funciona e força exagerada apontam para o responsável pelo portão. Motorista que entrou na carona ou quem apertou o controle sem ver a passagem pode responder em parte.",
            "O relatório separa defeito de descuido: cabo partido, fotocélula inoperante ou força mal regulada pesam contra o dono do portão, enquanto entrar com a folha em movimento pesa contra o motorista.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Era o meu próprio portão. O seguro do carro paga?",
        answers: [
          "Em geral sim, se há cobertura de colisão, com a franquia. O seguro da casa não costuma pagar o seu próprio carro, porque responsabilidade civil é para terceiros.",
          "Costuma pagar, pela colisão, descontada a franquia. Já o residencial cobre terceiros, e não o bem do dono.",
          "Com colisão na apólice, normalmente paga. A responsabilidade civil da casa serve para o carro dos outros.",
        ],
      },
      {
        question: "Posso consertar o portão antes da vistoria?",
        answers: [
          "Espere a liberação, se não há risco. Com risco, isole, fotografe tudo e guarde as peças trocadas para a seguradora.",
          "Só se ele oferece perigo, e com fotos antes e depois. As peças que saíram devem ficar guardadas.",
          "Melhor aguardar. Se for urgente escorar ou consertar, documente e não jogue fora cabo, mola ou placa.",
        ],
      },
      {
        question: "Vocês fazem o relatório da causa?",
        answers: [
          "Fazemos a vistoria com relatório e fotos. Laudo com ART, se a seguradora pedir, é de profissional habilitado.",
          "Sim, um relatório técnico com imagens do que falhou. Documento com ART depende de engenheiro ou técnico registrado.",
          "A visita pode incluir relatório e fotos da causa. Para laudo com ART, procure um profissional habilitado.",
        ],
      },
      {
        question: "Como evitar que bata de novo?",
        answers: [
          "Fotocélula limpa e alinhada, força no mínimo que move a folha e teste da volta no obstáculo. No basculante, cabos e contrapeso entram na revisão {visits.home}.",
          "O portão deve parar por fotocélula e voltar por esforço; os dois se testam na revisão, feita {visits.home} em casa e {visits.business} em prédio.",
          "Com sensor em ordem, força baixa e revisão {visits.home} em casa ou {visits.business} em condomínio. Cabo desfiado se troca antes de romper.",
        ],
      },
    ],
    photo: "fotos do carro, da folha e das fotocélulas, com a data e a hora",
  },
  {
    id: "social-fechadura-ou-motor",
    broader: "social",
    label: "Portão social: fechadura elétrica ou motor",
    phrase: "a escolha entre fechadura elétrica e motor no portão social",
    asks: [
      "melhor social fechadura motor",
      "portão social fechadura ou automatizador",

      ...combine(
        ["portão social", "portão pedestre", "portãozinho", "porta social"],
        [
          "fechadura elétrica ou motor",
          "motor ou fechadura",
          "fechadura ou motor",
          "fechadura ou motor qual melhor",
          "vale motor",
          "precisa motor",
        ],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Portão social com fechadura elétrica ou motor, qual melhor? Em casa, a fechadura elétrica com mola, porque custa menos, abre por interfone ou tag e a pessoa empurra. O motor só compensa para quem não consegue empurrar ou em entrada de muito movimento.",
        "Para portão de pedestres de casa, a fechadura elétrica é melhor que o motor: destranca pelo interfone, a mola fecha, e o preço é menor. O motor, com sensor, vale por acessibilidade ou folha pesada, e a troca em residência fica de {price.homeSwap}, com mão de obra.",
        "Entre fechadura e automatizador no portão social, fique com a fechadura elétrica na maioria das casas e com o motor se alguém não pode empurrar a folha. A fechadura custa menos, o motor abre e fecha sozinho e pede sensor e força baixa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando cada um compensa", "Pelo uso da entrada"],
        slots: [
          [
            "Pense em quem passa e quantas vezes. Quem usa decide mais que a folha.",
            "O uso define, e não o tamanho da folha. Veja o seu caso.",
            "Escolha pelo morador. Cada caso tem o mais indicado.",
          ],
        ],
        bullets: [
          "Casa com interfone: fechadura elétrica e mola aérea",
          "Prédio e comércio de muito movimento: eletroímã com bateria",
          "Quem não consegue empurrar: motor, com sensor e força baixa",
          "Saída de emergência: abertura sempre livre por dentro",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço", "Fechadura, mola, motor e sensor"],
        slots: [
          [
            "Em ordem crescente, mola aérea, fechadura elétrica, eletroímã com bateria e motor. Na fechadura somam peça, fonte e cabo; no motor, máquina, central e sensor.",
            "Do mais barato ao mais caro: mola, fechadura, eletroímã, motor. Cabo e fonte contam na fechadura, sensor e central no motor.",
            "Fechadura elétrica com mola custa menos, motor com sensor, mais. Com interfone já pronto, boa parte está feita.",
          ],
          [
            "Trocar um motor em casa fica de {price.homeSwap}, com mão de obra, em até {shop.instalments} vezes. Com folha alinhada e cabo pronto, a fechadura leva até {trade.smallRepair}.",
            "Um motor na troca custa de {price.homeSwap}, com o serviço, em até {shop.instalments} vezes. A fechadura com cabo pronto, até {trade.smallRepair}.",
            "Motor na troca, de {price.homeSwap}; fechadura com cabo, em torno de {trade.smallRepair} de serviço. Parcela-se em até {shop.instalments} vezes.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que o portão precisa", "Antes de escolher"],
        slots: [
          [
            "A folha tem de fechar alinhada, porque dobradiça caída atrapalha os dois, e a tensão da fechadura é em geral de 12 V. Coluna firme é condição do motor.",
            "Alinhe a folha primeiro; a fechadura pede 12 V na maioria, e o motor, coluna firme.",
            "Folha que raspa não fecha com mola nem com motor. Tensão de 12 V na fechadura e coluna maciça no motor.",
          ],
          [
            "O motor não tranca: quem tranca é a fechadura ou o ímã. A folha leve abre com 1/4 HP, com fotocélula e força mínima.",
            "Mesmo com motor, a trava é da fechadura. Em pedestre, 1/4 HP basta, com sensor.",
            "A tranca continua na fechadura. Motor de 1/4 HP e sensor resolvem folha comum.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fechadura elétrica abre na falta de luz?",
        answers: [
          "Abre com a chave. Pelo interfone, só com bateria ou nobreak.",
          "Sim, pela chave que vem com ela. O interfone só comanda a abertura se a fonte tiver bateria ou nobreak.",
        ],
      },
      {
        question: "Dá para pôr motor depois?",
        answers: [
          "Dá, se a folha e a coluna forem firmes. A fechadura pode continuar, comandada pela central.",
          "Sim. A fechadura fica e recebe o comando da placa.",
        ],
      },
      {
        question: "Qual é mais seguro contra arrombamento?",
        answers: [
          "A fechadura boa com a folha firme. Motor move a folha; quem tranca é a fechadura ou a trava.",
          "A trava, e não o motor. Folha firme e fechadura boa contam mais.",
        ],
      },
      {
        question: "E a mola aérea, serve com motor?",
        answers: [
          "Não precisa, porque o motor fecha. Ela é para a fechadura, e as duas juntas forçam a folha.",
          "Ela serve à fechadura, que precisa da folha batendo sozinha. Com motor, a mola trabalha contra ele e cansa o braço.",
        ],
      },
    ],
    photo: "fotos do portão social inteiro, da dobradiça e do batente",
  },
];
