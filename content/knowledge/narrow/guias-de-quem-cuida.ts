import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const building = ["condomínio", "prédio"];

/** Guides for who hires, runs a building or answers for those who pass. */
export const guiasDeQuemCuida: NarrowConcept[] = [
  {
    id: "antes-de-contratar-instalador",
    broader: "tecnico",
    label: "O que perguntar antes de contratar",
    phrase: "o que perguntar antes de contratar o instalador",
    asks: [
      ...combine(
        ["instalador", "técnico", "empresa", "profissional", "assistência", "serralheiro"],
        [
          "perguntas antes contratar portão",
          "perguntas contratar portão",
          "o que perguntar portão",
          "perguntas fazer portão",
          "perguntas antes contratar",
          "antes contratar portão",
          "cuidados contratar portão",
          "dicas contratar portão",
          "como contratar portão",
          "como escolher portão automático",
          "como escolher portão eletrônico",
          "escolher portão automático",
          "escolher portão eletrônico",
          "escolher bom portão",
          "dicas escolher portão",
          "saber bom portão",
          "saber bom",
          "checklist contratar",
        ],
      ),
      ...combine(
        ["melhor empresa", "melhores empresas", "qual melhor empresa", "quais melhores empresas"],
        ["portão", "portão automático", "portão eletrônico", "motor portão", "conserto portão", "instalação portão"],
      ),
      "perguntas antes contratar instalação portão",
      "antes contratar instalação portão",
      "o que perguntar orçamento portão",
      "cuidados contratar instalação portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Antes de contratar o instalador ou o técnico de portão, pergunte seis coisas: se tem CNPJ e dá nota, o que o preço inclui, qual é o modelo do motor, quanto dura a garantia, quem volta se der defeito e quanto custa a visita. Peça as respostas por escrito. Aqui o orçamento por foto é grátis, e a instalação tem {warranty.installation} de garantia.",
        "Para escolher uma empresa de portão automático, compare o que ela escreve, e não só o preço: modelo do motor, itens incluídos, prazo, garantia e nota fiscal. Desconfie de quem dá o valor sem ver foto ou medida. Conosco, o orçamento por foto é grátis, a instalação tem {warranty.installation} de garantia e o motor vendido, {warranty.motor}.",
        "A melhor empresa de portão automático para o seu caso é a que pede foto e medidas, põe o valor e a garantia por escrito e volta se o defeito voltar. Compare três propostas com os mesmos itens. Nós atendemos {shop.area}, com orçamento grátis por foto e {warranty.installation} de garantia na instalação.",
        "Dá para saber se o técnico de portão é bom pelo que ele faz antes de trocar peça: pede vídeo e foto da etiqueta, move a folha na mão, mede e mostra a causa. O valor vem antes do serviço, e a garantia, por escrito. Quem condena o motor por telefone, sem medir, não serve.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["As perguntas, uma a uma", "O que perguntar na primeira conversa"],
        slots: [
          [
            "Mande a mesma lista a todos, por mensagem. A resposta escrita vale como prova do que foi combinado.",
            "Cinco minutos de conversa bastam, e as respostas ficam guardadas no WhatsApp.",
          ],
        ],
        steps: [
          "Tem CNPJ e dá nota do serviço e da peça?",
          "Que marca e modelo de motor, e por que esse para o meu portão?",
          "O que está incluído: suporte, cremalheira, fio, fotocélula, controles, regulagem?",
          "A folha precisa de acerto antes, e quem faz?",
          "Quanto tempo leva, e o portão fica parado?",
          "Qual é a garantia do motor e a da instalação?",
          "A visita é cobrada se eu não aprovar?",
        ],
      },
      {
        about: "signs",
        headings: ["Respostas que são mau sinal", "Quando procurar outro"],
        slots: [
          [
            "Preço fechado sem foto, pagamento inteiro adiantado e conta em nome de outra pessoa são motivos para desistir. Motor condenado sem medição merece uma segunda opinião.",
            "Desconfie de quem não dá nota, pede tudo antes ou troca a placa sem mostrar o teste. Valor muito abaixo dos outros costuma crescer no dia.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que conferir antes de pagar", "No fim do serviço"],
        slots: [
          [
            "O portão deve parar sem bater, recuar diante de uma caixa e obedecer a todos os controles. Peça que mostrem o destravamento, com o disjuntor desligado, e guarde a nota.",
            "Veja o portão abrir e fechar várias vezes, com o teste da fotocélula. Só depois disso vêm o pagamento final e a nota com a garantia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Autônomo ou empresa: qual contratar?",
        answers: [
          "Os dois servem, se dão nota, garantia por escrito e valor antes do serviço. Para condomínio, a empresa cobre melhor férias e urgência.",
          "Conta mais a nota e a garantia que o tamanho. Em prédio, a empresa costuma ser mais indicada, por causa do contrato.",
        ],
      },
      {
        question: "É normal pedir sinal?",
        answers: [
          "Um sinal para comprar a peça é comum. O valor inteiro antes do serviço, não.",
          "Sinal para o material, sim, desde que escrito. O resto se paga com o portão testado.",
        ],
      },
      {
        question: "Preciso da autorizada da marca?",
        answers: [
          "Só se o motor está na garantia de fábrica e o termo exige. Fora dela, serve quem tem a peça e conhece o modelo.",
          "Dentro da garantia, veja o que diz o certificado. Depois, a assistência independente resolve.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, a etiqueta do motor, se houver, e o bairro",
  },
  {
    id: "guia-do-sindico",
    broader: "condominio",
    label: "Guia do síndico para o portão",
    phrase: "o guia do síndico para o portão",
    asks: [
      ...combine(
        ["síndico portão", "síndico portão garagem", "síndico portão automático", "síndico portão eletrônico"],
        [
          "guia",
          "manual",
          "dicas",
          "precisa saber",
          "deve saber",
          "cuidados",
          "primeira viagem",
          "novo",
          "cartilha",
          "orientações",
          "o que fazer",
        ],
      ),
      "guia síndico",
      "novo síndico portão",
      ...combine(
        ["manutenção portão síndico", "manutenção portão automático síndico", "manutenção portão eletrônico síndico"],
        ["", "guia", "dicas", "manual", "checklist"],
      ),
      "manutenção portão guia síndico",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O guia do síndico para o portão automático tem cinco frentes: revisão marcada, {visits.business} no mínimo, relatório guardado, segurança testada, controles em dia e uma reserva para o motor, que em prédio fica de {price.heavySwap}, com mão de obra. Conservar o portão da garagem é dever do síndico (Código Civil, artigo 1.348, V).",
        "O que o síndico precisa saber do portão da garagem: ele responde pela conservação (Código Civil, artigo 1.348, V), e o que o protege é a manutenção registrada. Marque revisão {visits.business}, no mínimo, guarde os relatórios e teste a fotocélula todo mês. Cada visita em portão grande fica, em geral, de {price.preventiveRange}, sem peças.",
        "O guia de manutenção do portão para síndicos divide o trabalho em três: o zelador varre o trilho e testa a fotocélula todo mês, o técnico revisa {visits.business}, no mínimo, e o síndico guarda cada relatório. A visita em portão grande fica, em geral, de {price.preventiveRange}, sem peças. Conservar o portão é dever do síndico (Código Civil, artigo 1.348, V).",
        "Dicas para o síndico cuidar do portão eletrônico: tenha um técnico combinado antes da urgência, um relatório por visita, a lista dos controles por apartamento e o telefone de quem autoriza o gasto. A revisão se faz {visits.business}, pelo menos, em geral por {price.preventiveRange} em portão grande, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que organizar no primeiro mês", "Por onde o síndico começa"],
        slots: [
          [
            "Quem assume o prédio costuma receber o portão sem papel nenhum. Estes passos põem a casa em ordem.",
            "Comece pelo que existe no papel e termine com uma vistoria. Tudo cabe em um mês.",
          ],
        ],
        steps: [
          "Reúna contrato, notas, manual e a senha da central.",
          "Peça uma vistoria com relatório de cada portão.",
          "Confira a lista de controles e tags e apague os de quem saiu.",
          "Combine quem chama o técnico e até que valor, sem esperar reunião.",
          "Deixe com a portaria um roteiro de emergência e a chave de destravamento.",
          "Marque no calendário as revisões e o teste mensal da fotocélula.",
        ],
      },
      {
        about: "safety",
        headings: ["Segurança e responsabilidade", "O que protege o síndico"],
        slots: [
          [
            "Se alguém se fere, a primeira pergunta é se havia manutenção. Relatório assinado, peça trocada com nota e risco avisado por escrito são a resposta.",
            "A prova do cuidado é o papel: visita registrada, pendência com prazo e orçamento aprovado. Sem isso, o condomínio fica sem defesa num acidente.",
          ],
          [
            "Portão que não para na fotocélula, com cabo desfiado ou folha torta, sai de uso no mesmo dia. O síndico manda desligar o disjuntor, isola a passagem e chama.",
            "Defeito que põe gente em risco não espera assembleia: desliga-se o disjuntor, isola-se a garagem e faz-se o reparo, com prestação de contas depois.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Orçamento, assembleia e reserva", "Quanto prever no caixa"],
        slots: [
          [
            "O reparo do que quebrou é obra necessária, e o síndico pode mandar fazer (Código Civil, artigo 1.341). Motor mais rápido ou portão novo é melhoria e vai a voto.",
            "Consertar não depende de voto; melhorar, sim. A convenção diz até que valor o síndico decide sozinho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Contrato ou chamado avulso?",
        answers: [
          "Onde o portão abre o dia todo, o contrato costuma compensar, pela data marcada e pelo relatório.",
          "Em garagem de muito uso, contrato. Com poucas vagas, a visita avulsa {visits.business} pode bastar.",
        ],
      },
      {
        question: "Quantos orçamentos o síndico precisa?",
        answers: [
          "A lei não fixa número; muitas convenções pedem três. Mande a todos a mesma lista de itens.",
          "Depende da convenção do prédio. Três, com os mesmos itens, ajudam na prestação de contas.",
        ],
      },
      {
        question: "O que o zelador pode fazer no portão?",
        answers: [
          "Varrer o trilho, limpar a fotocélula, olhar e anotar. Cabo, mola, placa e regulagem são do técnico.",
          "A parte dele é limpar e avisar. Nada que tenha tensão, peso ou regulagem de força.",
        ],
      },
    ],
    photo: "uma foto de cada portão, as etiquetas dos motores e o número de vagas",
  },
  {
    id: "portao-quebrou-e-sou-sindico",
    broader: "condominio",
    label: "O portão do prédio quebrou: o que o síndico faz",
    phrase: "o que o síndico faz com o portão quebrado",
    asks: [
      ...combine(
        ["síndico portão"],
        [
          "quebrado faz",
          "quebrou faz",
          "quebrado condomínio faz",
          "quebrou condomínio faz",
          "quebrado deve fazer",
          "quebrado o que fazer",
          "quebrou o que fazer",
          "quebrou fazer primeiro",
          "quebrado prédio faz",
          "quebrou prédio fazer",
          "quebrou garagem prédio fazer",
          "parou o que fazer",
          "emergência o que fazer",
        ],
      ),
      "sou síndico portão quebrou",
      "sou síndica portão quebrou",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Com o portão do condomínio quebrado, o síndico faz primeiro três coisas: manda desligar o disjuntor, isola a passagem e chama o técnico, que atende {shop.hours}. Depois autoriza o conserto, porque reparo necessário não espera assembleia (Código Civil, artigo 1.341), e avisa os moradores por onde entrar e sair.",
        "Quebrou o portão da garagem do prédio? O síndico põe alguém na entrada, corta a energia do motor e manda ao técnico um vídeo e a foto da etiqueta. O conserto do que parou ele autoriza sozinho, dentro do limite da convenção, e presta contas depois (Código Civil, artigo 1.341). Atendemos {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A primeira hora, passo a passo", "O que fazer, em ordem"],
        slots: [
          [
            "A ordem protege as pessoas primeiro e o caixa depois. Registre a hora de cada passo.",
            "Segurança vem antes do orçamento. Quem está no prédio pode executar os primeiros passos por telefone.",
          ],
        ],
        steps: [
          "Mande desligar o disjuntor do portão e isolar os dois lados.",
          "Pergunte se há carro preso, folha torta ou cabo solto.",
          "Chame a empresa do contrato ou peça o orçamento com vídeo e etiqueta.",
          "Ponha portaria ou vigia na entrada, se o portão ficou aberto.",
          "Autorize o valor por escrito e guarde a causa do defeito.",
          "Avise os moradores e, no fim, arquive nota e relatório.",
        ],
      },
      {
        about: "safety",
        headings: ["O que ninguém deve fazer", "Erros comuns na pressa"],
        slots: [
          [
            "Ninguém puxa folha torta, destrava basculante ou segura portão com corda. Só folha de correr ou de abrir, reta e em piso plano, pode ser solta com a chave, por quem já foi ensinado e com o disjuntor desligado.",
            "Não deixe morador forçar a folha nem liberar basculante, que pode cair. Abrir na mão só serve para folha de correr ou de abrir que esteja reta, com a energia cortada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quem autoriza e de onde sai o dinheiro", "O gasto e a assembleia"],
        slots: [
          [
            "O reparo sai da verba de manutenção, ou do fundo, conforme a convenção. Gasto alto é levado à assembleia em seguida, com o orçamento e a causa escrita. A troca do motor em portão de prédio fica de {price.heavySwap}, com mão de obra.",
            "Conserto urgente se faz e se comunica. Se o caso é motor novo, que em prédio custa de {price.heavySwap} com o serviço, leve à assembleia o laudo e o orçamento por itens.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O síndico pode consertar o portão sem assembleia?",
        answers: [
          "Pode, quando o reparo é necessário. Se for urgente e caro, faz e convoca a assembleia logo depois (Código Civil, artigo 1.341).",
          "Sim, para o que quebrou. Melhoria, como motor mais rápido, é votada antes.",
        ],
      },
      {
        question: "O que avisar aos moradores?",
        answers: [
          "Por onde entrar, quem guarda a entrada, que não forcem a folha e quando o técnico vem.",
          "Diga a entrada provisória, o horário do conserto e que ninguém deve mexer no portão.",
        ],
      },
      {
        question: "E se o morador bateu no portão?",
        answers: [
          "Guarde as imagens e o orçamento: o prejuízo é cobrado de quem causou. O conserto não espera a cobrança.",
          "Conserta-se logo e cobra-se depois, com a gravação e a nota.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, outra da etiqueta do motor e o nome de quem autoriza",
  },
  {
    id: "regras-de-uso-do-portao",
    broader: "condominio",
    label: "Regras de uso do portão da garagem",
    phrase: "as regras de uso do portão da garagem",
    asks: [
      ...combine(
        [...building, "moradores", "morador", "condôminos"],
        [
          "regras uso portão",
          "regras portão garagem",
          "cartilha portão",
          "cartilha uso portão",
          "regulamento portão",
          "regulamento uso portão",
          "manual portão",
          "manual uso portão",
          "normas uso portão",
          "orientações uso portão",
          "como usar portão garagem",
          "boas práticas portão",
        ],
      ),
      "regras uso portão garagem",
      "regras uso portão automático",
      "cartilha portão automático",
      "cartilha uso portão",
    ],
    intent: "question",
    answers: {
      any: [
        "As regras de uso do portão do condomínio cabem numa página: acionar só vendo a folha, um carro de cada vez, ninguém a pé no vão dos carros, controle não se empresta nem se copia e defeito se avisa na hora. Para valer como obrigação e gerar multa, a regra precisa estar no regimento ou ser aprovada em assembleia.",
        "Uma cartilha do portão para os moradores diz cinco coisas: esperar a folha parar, não entrar colado em outro carro, não passar a pé nem deixar criança no vão, avisar a perda do controle e não forçar o portão. Afixe na garagem e mande por mensagem. Multa só cabe se o regimento ou a assembleia previr.",
      ],
    },
    sections: [
      {
        about: "care",
        headings: ["Modelo de regras para copiar", "As regras, uma a uma"],
        slots: [
          [
            "O texto serve para portão basculante, de correr e de abrir. Troque o que for diferente no seu prédio.",
            "Copie, ajuste ao prédio e assine como administração. Frase curta é a que se lê.",
          ],
        ],
        steps: [
          "Acione o portão só quando puder ver a folha inteira.",
          "Espere a folha parar antes de passar; um carro de cada vez.",
          "Não entre colado no carro da frente.",
          "Pedestre e bicicleta usam o portão social.",
          "Crianças e animais ficam longe da folha e sem o controle na mão.",
          "Não pare o carro diante da fotocélula.",
          "Controle ou tag perdida se avisa no mesmo dia, para ser apagada.",
          "Não empurre, não segure e não destrave: avise a portaria.",
        ],
      },
      {
        about: "what",
        headings: ["Como a regra passa a valer", "Regimento, assembleia e multa"],
        slots: [
          [
            "A orientação pode ser afixada já. Para cobrar multa, a regra e o valor vêm da convenção ou do regimento, e o morador é avisado antes e pode se defender.",
            "Aviso de bom uso qualquer síndico publica. A punição depende do que a convenção ou o regimento prevê, com notificação e direito de defesa.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que o prédio também precisa fazer", "A parte do condomínio"],
        slots: [
          [
            "Regra não substitui sensor. Fotocélula testada, sinaleira e revisão {visits.business}, no mínimo, são obrigação de quem administra.",
            "O morador cumpre a parte dele, e o condomínio mantém a fotocélula, a sinaleira e a força reguladas, com revisão {visits.business}, pelo menos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso multar quem entra colado no outro carro?",
        answers: [
          "Só se a convenção ou o regimento previr, com aviso e defesa. As imagens da câmera ajudam a provar.",
          "Depende do regimento. Sem previsão, cabe advertência e a cobrança do dano que houver.",
        ],
      },
      {
        question: "Visitante e entregador podem ter controle?",
        answers: [
          "O comum é a portaria abrir. Controle provisório precisa de nome e prazo, e é apagado depois.",
          "Melhor não: quem abre é a portaria ou o morador. Cada aparelho gravado deve ter um responsável.",
        ],
      },
      {
        question: "Onde afixar as regras?",
        answers: [
          "Na parede da garagem, à vista de quem sai, no elevador e no grupo dos moradores.",
          "Perto do portão e do elevador, e no aplicativo do prédio.",
        ],
      },
    ],
    photo: "uma foto do portão e do motor do prédio, com o número de vagas",
  },
  {
    id: "comunicado-do-portao",
    broader: "condominio",
    label: "Comunicado aos moradores sobre o portão",
    phrase: "o comunicado aos moradores sobre o portão",
    asks: [
      ...combine(
        ["aviso", "comunicado", "circular", "avisar"],
        [
          "moradores portão",
          "moradores portão quebrado",
          "moradores manutenção portão",
          "moradores conserto portão",
          "moradores troca portão",
          "portão quebrado condomínio",
          "portão manutenção condomínio",
          "portão quebrado prédio",
          "manutenção portão garagem",
          "portão garagem quebrado",
          "condôminos portão",
        ],
      ),
      "modelo comunicado portão",
      "modelo aviso portão",
      "modelo circular portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O aviso aos moradores sobre o portão quebrado ou em manutenção diz quatro coisas: o que aconteceu, por onde entrar e sair, o que ninguém deve fazer e quando deve voltar. Cabe em cinco linhas. Mande por mensagem, afixe na garagem e no elevador e guarde uma cópia com a data.",
        "Um bom comunicado sobre o portão da garagem traz o motivo, a data e o horário, a entrada provisória e o nome de quem responde. Diga também que o portão não deve ser empurrado nem destravado. Copie o modelo abaixo, troque o que está entre parênteses e publique.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Modelo de comunicado para copiar", "Texto pronto para o aviso"],
        slots: [
          [
            "“Prezados moradores: o portão da garagem está parado desde (data e hora), por (motivo). Até o conserto, entrem por (entrada) e não empurrem nem destravem a folha, que pode ferir. O técnico vem em (data e horário), e o portão ficará fora de uso durante o serviço. Dúvidas com (nome e telefone). A administração.”",
            "“Aos moradores: no dia (data), das (hora) às (hora), o portão da garagem ficará parado para (serviço). Quem precisar sair nesse horário deve deixar o carro fora ou usar (entrada). Mantenham crianças longe da folha e não usem o controle durante o trabalho. Atenciosamente, (nome), síndico.”",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que não pode faltar no aviso", "Confira antes de publicar"],
        slots: [
          [
            "Releia como morador que chega de carro à noite: ele precisa saber o que fazer sem telefonar.",
            "Se a pessoa ainda tiver de perguntar alguma coisa, falta um destes itens.",
          ],
        ],
        steps: [
          "Motivo, em uma frase.",
          "Data e horário de início e de fim, ou a previsão.",
          "Por onde entram e saem carros e pedestres.",
          "O que não fazer com o portão.",
          "Quem responde às dúvidas.",
        ],
      },
      {
        about: "safety",
        headings: ["Enquanto o portão está parado", "Cuidados até o conserto"],
        slots: [
          [
            "Deixe o disjuntor desligado, a passagem isolada e, com o portão aberto, alguém na entrada. O técnico atende {shop.hours}, e o orçamento por foto é grátis.",
            "Corte a energia do motor e isole os dois lados da folha. Se ele ficou aberto, ponha alguém na entrada; o conserto é chamado {shop.hours}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Com quanto tempo avisar os moradores?",
        answers: [
          "Serviço marcado pede alguns dias, para quem precisa tirar o carro. Quebra se avisa na hora.",
          "Na manutenção programada, avise dias antes e de novo na véspera. Na emergência, no mesmo momento.",
        ],
      },
      {
        question: "Preciso contar quem bateu no portão?",
        answers: [
          "Não. O aviso diz que houve um dano. O nome e a cobrança são tratados com a pessoa.",
          "Melhor não citar ninguém. Basta dizer o que quebrou e quando volta.",
        ],
      },
      {
        question: "Mensagem no grupo basta?",
        answers: [
          "Ajuda, mas afixe também na garagem: nem todos leem o grupo, e o papel fica como registro.",
          "Use o grupo e o mural. O registro com data vale mais que a conversa.",
        ],
      },
    ],
    photo: "um vídeo do portão e a foto da etiqueta do motor",
  },
  {
    id: "mitos-e-verdades",
    broader: "portao-automatico",
    label: "Mitos e verdades sobre portão automático",
    phrase: "os mitos e as verdades sobre portão automático",
    asks: [
      "mitos portão",
      "mito portão",
      "mitos verdades portão",
      "mito verdade portão",
      "mitos motor portão",
      "verdade mito motor",
    ],
    intent: "question",
    answers: {
      any: [
        "O maior mito sobre portão automático é que motor mais forte resolve folha pesada. A verdade é que ela se acerta antes, ou o motor novo quebra igual. Também é mito que graxa no trilho ajuda e que a fotocélula é enfeite. É verdade que revisão e folha leve fazem o motor chegar aos {trade.life} esperados.",
        "Entre mitos e verdades sobre o portão automático, três erram mais gente: não gasta muita luz, não se conserta com mais força e não é perigoso se tem fotocélula testada e força no mínimo. O que o faz durar é folha leve, energia com terra e revisão {visits.home} em casa.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Mito ou verdade, um por um", "O que dizem e o que é"],
        slots: [
          [
            "São frases que ouvimos em quase toda visita, cada uma com a resposta.",
            "Cada linha traz o que se diz e o que acontece de fato.",
          ],
        ],
        steps: [
          "“Motor forte resolve portão pesado”: mito. A folha se acerta antes.",
          "“Graxa no trilho faz correr melhor”: mito. Ela junta areia e gasta a roldana.",
          "“Portão automático gasta muita luz”: mito. Ele só consome de verdade nos segundos em que anda.",
          "“Dá para pôr motor no portão que já existe”: verdade, na maioria das casas.",
          "“Fotocélula é dispensável”: mito. É ela que evita o toque.",
          "“Sem luz o portão não abre”: meia verdade. Com bateria abre, e folha reta de correr ou de abrir se destrava.",
          "“Lavar o motor faz bem”: mito. A água queima a placa.",
          "“Portão que funciona não precisa de revisão”: mito. Cabo e roldana se gastam calados.",
        ],
      },
      {
        about: "safety",
        headings: ["Os mitos que machucam", "Onde acreditar errado é perigoso"],
        slots: [
          [
            "Dois mitos ferem gente: o de que se pode segurar o portão na mão e o de que basculante se destrava sempre. Folha em movimento não se segura, e basculante sem equilíbrio cai.",
            "Não é verdade que o portão sempre para ao encostar: só para com a força bem regulada. E basculante com cabo ou mola ruim não se destrava, porque desce de uma vez.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "É verdade que controle se clona fácil?",
        answers: [
          "O de código fixo, sim. O de código rolante muda a cada uso e não se copia do mesmo jeito.",
          "Depende do código: fixo se copia, rolante não. A central e o controle precisam ser do mesmo tipo.",
        ],
      },
      {
        question: "É mito que a marca decide tudo?",
        answers: [
          "Em boa parte. Peso da folha, uso e instalação pesam mais que o nome na tampa.",
          "A marca importa pela peça de reposição. O que decide a duração é folha leve e motor na medida.",
        ],
      },
      {
        question: "Portão automático é menos seguro contra ladrão?",
        answers: [
          "Não, se fecha direito, tem trava e código rolante. Abre e fecha sem ninguém descer do carro.",
          "Com trava e controle rolante, não. A brecha costuma ser o tempo que ele fica aberto.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro e da etiqueta do motor, se houver",
  },
  {
    id: "escola-portao-com-trava",
    broader: "escola",
    label: "Portão de escola com trava",
    phrase: "o portão de escola com trava",
    asks: [
      ...combine(
        ["escola", "creche", "escola infantil", "colégio", "berçário"],
        [
          "portão trava",
          "portão com trava",
          "portão fechadura",
          "portão fechadura elétrica",
          "portão criança não abrir",
          "portão criança abrir",
          "portão criança fugir",
          "trava segurança portão",
          "aluno não sair portão",
          "portão eletroímã",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Portão de escola infantil com trava deve segurar a criança e soltar o adulto: eletroímã ou fechadura elétrica no portão de pedestres, aberta pela recepção, com botão de saída no alto e abertura livre em emergência. No portão de carros, a trava é do motor, e ele fica fechado na entrada e na saída dos alunos.",
        "Para a criança não abrir o portão da creche ou da escola, use fechadura elétrica ou eletroímã comandado pela recepção, botão fora do alcance dela e mola que fecha sozinha e devagar. A porta precisa destravar na falta de luz ou no alarme de incêndio. O preço sai pela foto da folha e do batente.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que trava usar em cada portão", "Eletroímã, fechadura ou trava do motor"],
        slots: [
          [
            "O eletroímã segura por ímã e solta sem energia, o que ajuda a sair; com bateria, continua fechado na queda de luz. A fechadura elétrica fica trancada sem luz e pede chave por perto.",
            "Sem energia, o eletroímã abre e a fechadura elétrica continua trancada. Por isso o primeiro leva bateria, e a segunda, chave com a equipe.",
          ],
          [
            "No portão de carros, a trava elétrica prende a folha fechada e alivia o motor. Ela não substitui a fotocélula nem a força regulada.",
            "A trava elétrica do portão de veículos impede que se force a folha. Quem protege os alunos do movimento são a fotocélula e a regra de não abrir na hora deles.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Saída de emergência e dedos", "O que a trava não pode atrapalhar"],
        slots: [
          [
            "A porta por onde todos saem precisa abrir por dentro numa emergência. Confira a exigência com os bombeiros antes de trancar. Botão de quebra de vidro ou liberação pelo alarme resolvem na maioria dos projetos.",
            "Trava nenhuma pode prender gente num incêndio. Veja com os bombeiros o que o prédio exige e preveja a liberação pelo alarme ou por botão de emergência.",
          ],
          [
            "Vão da dobradiça e borda da folha prendem dedo. Protetor de dobradiça e fechamento amortecido são baratos e evitam o machucado.",
            "Feche o vão da dobradiça com protetor e use mola que freia no fim. Assim a folha não bate nem prende a mão.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que forma o preço", "O que mandar para o orçamento"],
        slots: [
          [
            "Contam a trava, a fonte com bateria, o botão, o interfone e o fio até a recepção. Fotos da folha, do batente e do caminho do fio dão o valor sem custo.",
            "O valor soma trava, fonte com bateria, comando na recepção e cabo. Mande fotos da folha fechada e do lugar da recepção, e o orçamento é grátis.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A que altura fica o botão de saída?",
        answers: [
          "Fora do alcance da criança e ao alcance do adulto. Onde passa cadeirante, a saída tem outro comando, pela recepção.",
          "No alto, à vista da equipe. Para quem usa cadeira de rodas, a recepção abre.",
        ],
      },
      {
        question: "A trava aguenta falta de luz?",
        answers: [
          "Com bateria, sim, por algumas horas, conforme o conjunto. Sem ela, o eletroímã abre e a fechadura fica trancada.",
          "Sim, se houver fonte com bateria. O tempo depende da bateria e do número de travas.",
        ],
      },
      {
        question: "Os pais podem ter senha ou tag?",
        answers: [
          "Podem, mas o mais seguro é a recepção abrir, porque ela vê quem busca a criança.",
          "É possível; na escola infantil, convém que alguém da equipe confira quem entra.",
        ],
      },
    ],
    photo: "fotos do portão fechado, do batente, da dobradiça e do caminho até a recepção",
  },
  {
    id: "fotos-para-o-orcamento",
    broader: "orcamento-por-foto",
    label: "Que fotos mandar para o orçamento",
    phrase: "as fotos para o orçamento",
    asks: [
      ...combine(
        [
          "que fotos",
          "quais fotos",
          "que foto",
          "quantas fotos",
          "como tirar foto",
          "como tirar fotos",
          "como fotografar",

          "o que fotografar",
        ],
        [
          "orçamento",
          "orçamento portão",
          "mandar orçamento",
          "orçamento motor",
          "portão orçamento",
          "mandar portão",
          "enviar portão",
          "mandar técnico",
        ],
      ),
      "o que mandar orçamento portão",
      "o que enviar orçamento portão",
      "o que preciso mandar orçamento motor",
      "que informações orçamento portão",
      "que medidas orçamento portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "As fotos para o orçamento do motor são quatro: o portão inteiro por dentro, o portão por fora, o lugar do motor e a etiqueta dele, se já existe um. Junte a largura e a altura da folha e o bairro. Para conserto, mande também um vídeo curto com som. O orçamento é grátis.",
        "Mande para o orçamento do portão uma foto de longe, por dentro, que mostre a folha inteira, outra por fora, outra de onde fica o motor e outra da etiqueta. Com a largura, a altura e o bairro, respondemos com o valor, sem custo. Defeito se mostra melhor em vídeo, com som.",
      ],
      price: [
        "As fotos que mandar para o orçamento do motor são quatro: portão inteiro por dentro, portão por fora, lugar do motor e etiqueta, se já houver um. Escreva a largura, a altura e o bairro. O orçamento é grátis. De referência, o kit basculante instalado parte de {price.lowest}, e a troca nos outros portões de casa fica de {price.homeSwap}.",
        "Para o orçamento, fotografe a folha inteira por dentro e por fora, o lugar do motor e a etiqueta dele, e informe as medidas e o bairro. A resposta vem sem custo. Em casa, a troca do motor de correr ou de abrir fica de {price.homeSwap}, com mão de obra, e o kit basculante começa em {price.lowest}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["As fotos, uma a uma", "O que fotografar, em ordem"],
        slots: [
          [
            "Tire de dia, com o portão fechado e de uma distância segura da folha.",
            "Com luz do dia e a folha parada, o celular basta. Ninguém precisa subir em nada.",
          ],
        ],
        steps: [
          "O portão inteiro, por dentro, de longe.",
          "O portão inteiro, por fora, com a calçada.",
          "O motor, ou o lugar onde ele vai ficar.",
          "A etiqueta do motor, de perto e sem reflexo.",
          "O trilho, os braços ou os cabos, sem tocar neles.",
          "A tomada ou o ponto de energia mais próximo.",
          "Para defeito, um vídeo de um ciclo, feito de longe e com som.",
        ],
      },
      {
        about: "what",
        headings: ["O que escrever junto", "Medidas e dados que faltam na foto"],
        slots: [
          [
            "Largura e altura da folha, material, bairro e quantas vezes ela abre por dia. Com isso se calcula o peso e se escolhe o motor.",
            "A imagem não diz o peso nem o uso: escreva as medidas, se é ferro ou alumínio, o bairro e o número de aberturas por dia.",
          ],
          [
            "Não abra a tampa do motor para fotografar, porque ali há tensão. Se a etiqueta fica por dentro, mande só a parte de fora.",
            "A tampa do motor fica fechada: lá dentro há tensão. Foto por fora, com o nome da marca, já ajuda.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que acontece depois", "Da foto ao valor"],
        slots: [
          [
            "A resposta traz o valor ou o que ainda falta ver. Se for preciso medir no local, o custo da ida é informado antes.",
            "Você recebe o preço por escrito ou o pedido de mais uma imagem. Visita, só quando a foto não basta, com o valor combinado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "E se a etiqueta do motor estiver apagada?",
        answers: [
          "Fotografe o motor inteiro por fora, de dois lados: pela carcaça quase sempre se reconhece o modelo.",
          "Mande o motor por fora e a cor da carcaça. O formato costuma dizer a marca.",
        ],
      },
      {
        question: "O vídeo precisa mostrar o quê?",
        answers: [
          "Um ciclo inteiro, com som, do comando até a folha parar ou falhar. Filme de longe.",
          "A folha desde o toque no controle até o fim, com o barulho. Não chegue perto para filmar.",
        ],
      },
      {
        question: "O valor da foto muda no dia?",
        answers: [
          "Só se aparecer algo que a imagem não mostrava, e nesse caso você aprova antes.",
          "Em geral não. O que estiver escondido é mostrado e combinado antes de continuar.",
        ],
      },
    ],
    photo: "quatro fotos: portão por dentro, por fora, lugar do motor e etiqueta",
  },
  {
    id: "portao-em-rua-movimentada",
    broader: "portao-automatico",
    label: "Portão em rua movimentada",
    phrase: "o portão em rua movimentada",
    asks: [
      ...combine(
        ["rua movimentada", "avenida movimentada", "rua muito movimento", "avenida"],
        ["portão", "portão automático", "portão eletrônico", "entrada garagem", "entrar garagem", "sair garagem"],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "Em rua movimentada, o portão precisa abrir depressa e avisar quem passa: motor rápido, controle ou tag que comande de longe, sinaleira na calçada e fotocélula. A folha não pode avançar sobre o passeio. No basculante de até {width.quarterHp}, o kit instalado vai de {price.lowest} a {price.jetflex}, conforme a velocidade.",
        "Portão de garagem em avenida ou rua de muito movimento pede três coisas: pouca espera com o carro na rua, aviso ao pedestre e fechamento que não prenda ninguém. Isso se resolve com motor rápido, sinaleira, fotocélula e controle de bom alcance. O JetFlex, para basculante de até {width.quarterHp}, abre em {opening.jetflex} e custa {price.jetflex}, instalado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que instalar na saída movimentada", "Velocidade, alcance e aviso"],
        slots: [
          [
            "O motor rápido encurta a espera atravessado na via. Controle com bom alcance ou tag no para-brisa dão tempo de a folha abrir antes de você parar.",
            "Quanto menos o carro espera na pista, melhor: motor veloz e comando de longe fazem isso juntos. A antena do receptor bem colocada aumenta o alcance.",
          ],
          [
            "Folha que abre para fora ou basculante que avança no passeio não serve. De correr, basculante sem avanço e de abrir para dentro são as saídas.",
            "O portão tem de abrir dentro do lote, sem ocupar a calçada: de correr, basculante sem avanço ou de abrir para dentro.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Proteção de quem passa na calçada", "Pedestre, bicicleta e carro"],
        slots: [
          [
            "Sinaleira com luz e som avisa antes de a folha andar, e a fotocélula impede que ela feche sobre alguém. O motorista ainda olha os dois lados antes de sair.",
            "Luz e som avisam o pedestre, e a fotocélula segura a folha se houver alguém no vão. Nada disso dispensa olhar antes de sair.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Instalação e uso sem transtorno", "O dia do serviço e o dia a dia"],
        slots: [
          [
            "O serviço se marca fora do pico, porque o teste abre e fecha a folha várias vezes. A pausa para fechar deve bastar para o carro passar, e não mais que isso.",
            "Combine o técnico para um horário calmo. Depois, a pausa é regulada para o tempo real da passagem, para o portão não ficar aberto à toa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A sinaleira é obrigatória?",
        answers: [
          "Depende da cidade e do uso; garagem coletiva costuma precisar. Confira na prefeitura, mas em rua cheia ela se justifica sempre.",
          "Há cidades que pedem em garagem coletiva. Veja a regra da sua e, em via de movimento, instale de qualquer forma.",
        ],
      },
      {
        question: "Posso abrir o portão antes de virar a esquina?",
        answers: [
          "Não convém: abra só vendo a folha, para ninguém entrar na sua frente. Bom alcance serve para abrir alguns metros antes.",
          "Melhor esperar até enxergar a entrada, porque portão aberto sem ninguém por perto é convite.",
        ],
      },
      {
        question: "Motor rápido é mais perigoso?",
        answers: [
          "Não, com folha equilibrada, fotocélula e força regulada. Sem isso, não deve ser instalado.",
          "Só se faltar fotocélula ou equilíbrio. Bem regulado, ele acelera no meio e chega devagar ao fim.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a calçada e a rua, e a largura da folha",
  },
];
