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
        "Para saber se o valor cobrado pela peça está certo, separe a peça da mão de obra: a visita com ajuste em casa parte de {price.preventive}, sem peças, e o motor inteiro trocado fica de {price.homeSwap}. Capacitor e roldana são das peças mais baratas; placa e engrenagem, das mais caras. Perto do preço do motor, é caro.",
        "O valor da peça está certo se, com a mão de obra, fica entre a visita com ajuste em casa, a partir de {price.preventive}, e o motor novo trocado, de {price.homeSwap}: capacitor ou roldana, perto do primeiro; placa e engrenagem, no meio. Mande a foto do orçamento, e dizemos o nosso, grátis.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir no orçamento da peça", "Perguntas que mostram se é justo"],
        slots: [["Sem estes dados, dois preços não se comparam.", "Peça por escrito, antes de autorizar."]],
        steps: [
          "Marca e modelo da peça, e se é original ou compatível.",
          "Preço da peça e da mão de obra em linhas separadas.",
          "Se a visita está incluída ou é cobrada à parte.",
          "Garantia da peça e do serviço.",
          "Por que ela queimou ou gastou: sem a causa, a nova dura pouco.",
        ],
      },
      {
        about: "cost",
        headings: ["O que faz o preço variar", "Por que a mesma troca tem preços diferentes"],
        slots: [
          [
            "A peça original de marca custa mais que a compatível, e a de modelo antigo pode ser difícil de achar.",
            "Modelo do motor e origem da peça mudam o valor mais que a mão de obra.",
          ],
          [
            "Noite, domingo e prédio encarecem a ida; isso deve ter sido dito antes.",
            "Horário fora do comum e portão pesado somam ao serviço.",
          ],
          ["Duas peças na mesma visita pagam uma ida só.", "Trocar peças juntas sai menos que em duas visitas."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Paguei caro na peça. Posso reclamar?",
        answers: [
          "Pode, se não houve orçamento aprovado ou se a peça não foi trocada. Peça a nota detalhada e, sem acordo, procure o Procon; preço alto aprovado por você é mais difícil de contestar.",
        ],
      },
      {
        question: "Posso comprar a peça e pagar só a mão de obra?",
        answers: [
          "Em geral pode, mas a garantia da peça fica com quem vendeu. Confirme o modelo pela etiqueta antes de comprar.",
        ],
      },
      {
        question: "Quando vale mais trocar o motor que a peça?",
        answers: [
          "Quando o conserto passa da metade do motor novo, que em casa fica trocado de {price.homeSwap}, ou quando há mais de uma peça gasta.",
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
        "É normal o condomínio pagar de {price.heavySwap} pela troca do motor, com mão de obra, porque o portão é pesado e o uso, intenso. Se é só conserto ou regulagem e chega a isso, está caro: peça motor, acessórios e serviço em linhas separadas e compare duas ou três propostas.",
        "O orçamento do prédio é justo se fica na faixa: motor de uso intenso trocado, de {price.heavySwap}; regulagem e manutenção, bem abaixo, por portão. Orçamento sem itens não dá para julgar; mande a foto dele e da etiqueta, e respondemos com o nosso, grátis.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que a proposta precisa mostrar", "Lista para o síndico comparar"],
        slots: [
          ["Com os mesmos itens, as propostas se comparam em assembleia.", "Peça a todas as empresas a mesma lista."],
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
            "Folha pesada, motor com inversor e uso contínuo custam mais que o conjunto de uma casa.",
            "O motor de prédio trabalha dezenas de vezes por hora, e essa linha é mais cara.",
          ],
          [
            "Trilho, cremalheira de aço e tags somam, e podem ser feitos em etapas.",
            "Acessório e serralheria podem ficar para depois, se o caixa não permite agora.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos orçamentos o síndico deve pedir?",
        answers: ["A lei não fixa número; dois ou três com os mesmos itens é o costume, e a convenção pode exigir."],
      },
      {
        question: "Consertar sai mais barato que trocar no prédio?",
        answers: [
          "Sai, se só a placa ou o capacitor falhou. Motor residencial em prédio volta a queimar, e a troca por um de uso intenso compensa.",
        ],
      },
      {
        question: "Vocês fazem orçamento sem visita para o condomínio?",
        answers: ["Sim: fotos do portão, da etiqueta e o número de vagas dão a proposta, grátis."],
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
        "Pode, se o condomínio autoriza: o porteiro ou o zelador usa o controle da portaria, cadastrado no nome da função, e não o do morador. Empregado de apartamento usa controle da unidade, e o morador responde por ele. Ao sair do emprego, o código é apagado.",
        "Em geral pode, com regra escrita: controle da portaria para o porteiro e controle da unidade para quem trabalha no apartamento, os dois na lista da administradora. Melhor que emprestar é cadastrar, porque o cadastrado se apaga sozinho na saída da pessoa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como dar acesso sem perder o controle", "Controle, tag ou senha"],
        slots: [
          [
            "Tag ou senha própria mostra quem abriu e se cancela sem mexer nas outras.",
            "Prefira tag ou senha por pessoa: fica o registro, e o corte é na hora.",
          ],
          [
            "Controle de código fixo pode ser copiado; com funcionários, use código rolante.",
            "Para quem não é morador, código rolante é o mínimo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que anotar e combinar", "Regra simples para a portaria"],
        slots: [["A regra vale para todos e fica na portaria.", "Uma folha na portaria resolve."]],
        steps: [
          "Nome, função, número do controle e data da entrega.",
          "Horário em que a pessoa pode usar.",
          "Proibido emprestar ou copiar.",
          "Devolução e código apagado no último dia.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem responde se o controle da diarista for usado por outro?",
        answers: ["Em geral o morador que o entregou. Por isso convém cadastrar no nome dela e apagar na saída."],
      },
      {
        question: "O porteiro pode abrir para entregador?",
        answers: [
          "Pode, se o regimento permite e o morador confirma. Pelo portão de pedestres é mais seguro que pelo da garagem.",
        ],
      },
      {
        question: "Quanto custa cadastrar mais um controle?",
        answers: [
          "Depende do modelo e da central: o valor do aparelho e da gravação sai pela foto do controle usado no prédio.",
        ],
      },
    ],
    photo: "foto do controle usado no prédio e da central",
  },
  {
    id: "dono-nao-conserta",
    broader: "casa",
    label: "O dono não conserta o portão",
    phrase: "o dono que não conserta o portão",
    asks: [
      "imobiliária enrola arrumar portão",
      "imobiliária não conserta portão",
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
    ],
    intent: "how-to",
    answers: {
      any: [
        "Se o dono da casa ou a imobiliária não quer consertar o portão, avise por escrito, com vídeo, orçamento e prazo: desgaste e defeito antigo são obrigação dele (Lei 8.245/91, artigo 22). O urgente pode ser feito e cobrado depois, com prova do aviso; a troca do motor em casa fica de {price.homeSwap}.",
        "Quando a imobiliária demora ou o dono do imóvel não conserta o portão, o caminho é prova e prazo: mensagem escrita, causa do técnico e orçamento por item. Ele responde pelo desgaste (Lei do Inquilinato, artigo 22), e mau uso é de quem mora. Sem acordo, juizado ou advogado; não desconte do aluguel por conta própria.",
        "O que fazer se o dono do imóvel não quer consertar o portão: peça por escrito, dê prazo e mande a causa e o valor dados por um técnico. Pela Lei do Inquilinato, artigo 22, desgaste é dele. Urgência se conserta e se cobra com nota; a visita de ajuste em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer, na ordem", "Do aviso ao reembolso"],
        slots: [
          [
            "Tudo por escrito, mesmo que já tenham falado por telefone, porque é a mensagem com data que prova o aviso. Guarde também a vistoria de entrada.",
            "Mensagem vale mais que ligação: mostra quando você avisou e do quê. A vistoria de entrada completa a prova.",
            "Escreva sempre, ainda que tenham conversado. Data, vídeo e vistoria são o que conta se houver discussão.",
          ],
        ],
        steps: [
          "Filme o defeito e separe a vistoria de entrada.",
          "Peça ao técnico a causa e o valor por item.",
          "Mande ao dono e à imobiliária, com prazo para resposta.",
          "Portão aberto ou perigoso: avise que vai consertar e guarde a nota.",
          "Sem resposta, procure o juizado especial ou um advogado.",
        ],
      },
      {
        about: "cost",
        headings: ["O valor para negociar", "Quanto está em jogo"],
        slots: [
          [
            "Leve números: ajuste em casa parte de {price.preventive}, sem peças, e o motor trocado, com mão de obra, fica de {price.homeSwap}. Muitas vezes o acordo é ele pagar a peça, e você, a visita, ou descontar em parcelas.",
            "Com preço na mão a conversa anda: regulagem residencial a partir de {price.preventive}, fora peças, e troca do motor de {price.homeSwap}. Um acordo comum divide visita e peça ou abate aos poucos do aluguel.",
            "O que se discute é isto: uma visita a partir de {price.preventive}, sem peças, ou um motor novo de {price.homeSwap}, instalado. Dividir ou abater do aluguel, por escrito, costuma resolver.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Como usar o portão até resolver", "Enquanto o dono não decide"],
        slots: [
          [
            "De correr ou de abrir, reto e leve, pode ser usado na mão, com o disjuntor desligado e a chave do motor, e trancado à noite. Basculante, folha torta ou cabo frouxo não se usa nem se destrava.",
            "Com a energia desligada, o de correr e o de abrir se movem na mão, se andam leves, e ficam com corrente à noite. Basculante não se solta, porque a folha pode cair.",
            "Portão de correr ou de abrir, firme e no lugar, aceita uso manual sem energia. No basculante com defeito não se mexe, e a entrada fica isolada; isso também vai no aviso ao dono.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso consertar e descontar do aluguel?",
        answers: [
          "Só com acordo escrito. Sem ele, o desconto parece atraso; pague o aluguel e cobre o conserto à parte.",
          "Melhor não sem autorização. Guarde nota e avisos e peça o reembolso, porque aluguel menor vira dívida.",
        ],
      },
      {
        question: "O portão já estava ruim quando entrei. Muda?",
        answers: [
          "Muda: se consta na vistoria ou há fotos com data, é obrigação do dono.",
          "Sim, porque o imóvel devia ser entregue em uso. Vistoria de entrada ou fotos dos primeiros dias provam.",
        ],
      },
      {
        question: "E se o defeito foi culpa minha?",
        answers: [
          "Batida, descuido ou mau uso são do inquilino, e o conserto é seu. A causa escrita pelo técnico separa um caso do outro.",
          "Aí quem paga é você, pelo artigo 23. Peça a causa por escrito para pagar só o que provocou.",
        ],
      },
      {
        question: "Posso sair do imóvel por causa do portão?",
        answers: [
          "Depende do caso e do contrato; defeito grave não resolvido pode pesar. Consulte um advogado antes de parar de pagar.",
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
          "Pequenos acertos podem ir no mesmo serviço; folha empenada e solda grande ficam com o serralheiro. A foto mostra antes.",
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
    photo: "fotos de longe da folha inteira, da parte quebrada e da etiqueta do motor",
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
        "Com 80, 100, 150, 200, 300 ou mais carros por dia, o condomínio, o estacionamento ou a empresa precisa de uso intenso, com inversor, de {price.heavySwap} na troca, com mão de obra. O que fecha o modelo é a hora mais cheia: os ciclos por hora da ficha ficam um terço acima dela.",
        "Com 10, 15, 20, 30, 40 ou 50 carros por dia espalhados, médio fluxo, pelo peso da folha, atende o condomínio, a oficina ou o estacionamento; se vêm na mesma hora, é uso intenso, de {price.heavySwap} na troca em folha pesada.",
        "O motor se escolhe pela hora mais cheia, e não só pelo dia: 30 carros espalhados pedem motor de médio fluxo pelo peso da folha; os mesmos 30 em uma hora, de uso intenso. Em comércio, a troca fica de {price.heavySwap} em portão pesado, e a foto com o movimento fecha o modelo.",
        "O motor se escolhe pelos ciclos por hora: divida os carros do dia pelas horas de movimento e veja o pico. Até umas dezenas por dia, médio fluxo; muitos na mesma hora, uso intenso com inversor, de {price.heavySwap} em portão pesado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A conta do seu movimento", "Como contar os ciclos"],
        slots: [["Um ciclo é abrir e fechar uma vez.", "Conte um dia comum e um dia cheio."]],
        steps: [
          "Anote quantos carros entram e saem na hora mais cheia.",
          "Some pedestres, se passam pelo mesmo portão.",
          "Acrescente um terço de folga.",
          "Compare com os ciclos por hora da ficha do motor.",
        ],
      },
      {
        about: "choose",
        headings: ["Para poupar o motor", "Menos ciclos com o mesmo movimento"],
        slots: [
          [
            "Pausa maior deixa passar vários carros por abertura.",
            "No horário cheio, deixe o portão aberto com alguém vigiando.",
          ],
          [
            "Porta de pedestres separada tira da folha grande a maior parte das aberturas.",
            "Quem vem a pé entra por porta própria, com fechadura elétrica.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor residencial serve para comércio pequeno?",
        answers: ["Pode servir com poucas aberturas por hora e folha leve. Se ele esquenta e para, passou do limite."],
      },
      {
        question: "O que mandar para a indicação?",
        answers: ["Foto do portão e da etiqueta, largura e altura da folha e os carros da hora mais cheia."],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: ["Em comércio, {visits.business}, com sensores e força testados."],
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
        "Contrato de manutenção de portão sem fidelidade é o que deixa o condomínio sair com aviso curto e sem multa, e isso precisa estar escrito na proposta. Diga no pedido que quer assim; há ainda a visita avulsa, sem mensalidade, em geral de {price.preventiveRange} por portão, sem peças.",
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
          "Sim, pelo WhatsApp, {shop.hours}; a hora possível e o valor são ditos antes.",
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
        "O portão do prédio que fica aberto tempo demais se resolve na pausa da central: o técnico grava menos segundos, com a fotocélula testada, ou põe fechamento logo depois que o carro passa pelo sensor. O síndico pede; é regulagem de uma visita, com o valor por portão, grátis por foto.",
        "O portão do prédio fica aberto demais por pausa longa, sensor sujo ou botão preso. Limpe as lentes; depois o técnico encurta a pausa e liga o fechamento após a passagem, que usa a fotocélula, numa visita pedida pelo síndico, com o valor por foto.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Ajuste ou defeito", "Por que ele demora a fechar"],
        slots: [
          [
            "Se sempre foi assim, é a pausa gravada longa; se piorou, procure lente suja, sensor desalinhado ou botoeira presa.",
            "Tempo sempre igual é ajuste; tempo que muda é sensor ou comando.",
          ],
          [
            "Carro parado na linha do sensor reinicia a pausa, e a entrada fica aberta.",
            "Quem espera sobre o feixe segura o portão aberto sem saber.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que pode ser regulado", "Fechar cedo sem prender ninguém"],
        slots: [
          [
            "Pausa de poucos segundos com dois pares de fotocélulas fecha depressa e não acerta carro nem pedestre.",
            "Menos pausa exige sensor em ordem: primeiro o teste, depois o tempo.",
          ],
          [
            "O fechamento após a passagem espera o carro sair do feixe e fecha em seguida, em central que tem essa função.",
            "Muitas centrais têm a função de fechar logo após a passagem; a etiqueta diz se a sua tem.",
          ],
          [
            "Aviso sonoro para porta aberta e regra de um carro por vez completam, à noite.",
            "À noite, alarme de portão aberto na portaria e um carro por abertura reduzem a carona.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para ter pausa menor só à noite?",
        answers: [
          "Dá em algumas centrais ou com temporizador; na maioria, o tempo é um só. A foto da etiqueta do motor responde.",
        ],
      },
      {
        question: "Pausa curta pode bater no carro?",
        answers: ["Pode, se o sensor falhar. Por isso a fotocélula é testada antes de encurtar."],
      },
      {
        question: "Quem pode pedir o ajuste?",
        answers: ["O síndico ou a administradora. O zelador não deve mexer na placa, que tem tensão da rede."],
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
        "Entrar a pé pelo portão da garagem é perigoso, porque a fotocélula pode não ver a pessoa, e o condomínio pode proibir, se a regra está na convenção, no regimento ou em ata. Ele precisa, porém, oferecer a entrada de pedestres funcionando.",
        "Em geral o condomínio pode proibir a passagem a pé, por segurança, com regra aprovada e aviso no local: a folha fecha sobre quem passa fora da hora. Bicicleta e carrinho costumam ter exceção, passando com o portão parado aberto e um por vez.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Por que passar a pé é arriscado", "O que o portão não vê"],
        slots: [
          [
            "O sensor fica na altura do para-choque e vê uma linha só; uma pessoa rente à folha passa fora dela.",
            "Quem entra atrás de um carro encontra a folha já fechando.",
          ],
          [
            "A folha de um prédio pesa muito e não para no mesmo instante.",
            "Mesmo com reversão, a folha pesada machuca antes de recuar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que o síndico deve fazer", "Regra que funciona"],
        slots: [["Proibir sem dar alternativa não resolve.", "A regra anda junto com a saída."]],
        steps: [
          "Porta de pedestres em ordem, com tag ou senha.",
          "Placa no portão da garagem e aviso aos moradores.",
          "Segundo par de fotocélulas, para quem passar mesmo assim.",
          "Regra escrita, com advertência antes de multa, como manda a convenção.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ser multado por entrar a pé na garagem?",
        answers: ["Só se a convenção ou o regimento prevê, e em geral depois de advertência."],
      },
      {
        question: "E se o portão de pedestres estiver quebrado?",
        answers: ["O condomínio tem de dar outra entrada segura, com a portaria abrindo e vigiando, até o conserto."],
      },
      {
        question: "Quanto custa pôr mais uma fotocélula?",
        answers: ["O par e a instalação são orçados por foto do vão e da etiqueta do motor, grátis."],
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
        "O condomínio pode trocar controle por tag com aprovação da assembleia, porque é melhoria, e o custo do leitor entra no rateio; a primeira tag de cada vaga costuma ir junto, e a extra é paga por quem pede. Sem voto, o síndico não impõe a despesa.",
        "Em geral todos pagam, no rateio aprovado em assembleia, o leitor e uma tag por vaga; tags extras são pagas pelo morador. Aprovada, a troca vale para todas as unidades. O motor do portão fica; leitor e antena são orçados por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que levar à assembleia", "Como apresentar a troca"],
        slots: [["Com números claros, o voto é rápido.", "A proposta precisa ter estes itens."]],
        steps: [
          "Custo do leitor, da antena e da instalação por entrada.",
          "Número de tags: uma por vaga e preço da extra.",
          "Se o controle continua valendo para moto e visitante, e até quando.",
          "Quem cadastra e quem apaga.",
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o valor", "O que o prédio paga"],
        slots: [
          [
            "Contam o número de entradas, a distância da antena e a quantidade de tags; o orçamento por fotos é grátis.",
            "O preço sai pelo número de entradas e de veículos, com fotos da guarita e do portão.",
          ],
          [
            "O motor e a central costumam ficar: o leitor entra como mais um comando.",
            "Em geral não se troca o motor para usar tag.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso recusar a tag e ficar com o controle?",
        answers: [
          "Depende do que a assembleia decidiu. Muitas deixam os dois por um prazo; depois vale a regra aprovada.",
        ],
      },
      {
        question: "Inquilino paga a tag?",
        answers: [
          "O leitor, como melhoria, costuma ser do dono; a tag extra, de quem usa. O contrato pode dizer outra coisa.",
        ],
      },
      {
        question: "E quem tem moto?",
        answers: ["Há tag para moto, presa no garfo ou no capacete, ou mantém-se o controle para ela."],
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
        "Depende de qual seguro: o do carro paga o conserto se tem cobertura de colisão, menos a franquia; o do condomínio ou da casa paga se tem responsabilidade civil e o portão falhou. Não mova a folha caída, fotografe tudo e avise as duas seguradoras antes do conserto.",
        "O seguro do carro costuma pagar, com franquia, e depois pode cobrar de quem cuida do portão; o seguro residencial ou do condomínio só paga o carro se a apólice tem responsabilidade civil. Registre hora, fotos e causa antes de consertar o carro ou o portão.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer antes de acionar", "Passos para o pedido"],
        slots: [["Faça com o disjuntor desligado e ninguém sob a folha.", "Primeiro a segurança, depois o papel."]],
        steps: [
          "Afaste as pessoas e desligue o disjuntor; folha apoiada no carro não se mexe.",
          "Fotografe carro, folha, cabos e fotocélulas.",
          "Avise a seguradora do carro e o dono do portão, por escrito.",
          "Peça relatório do técnico com a causa.",
          "Compare a franquia com o orçamento do conserto.",
        ],
      },
      {
        about: "choose",
        headings: ["Qual seguro acionar", "Carro, casa ou condomínio"],
        slots: [
          [
            "Se o estrago passa pouco da franquia, cobrar de quem causou pode valer mais que acionar o seguro do carro.",
            "Compare franquia e bônus do seu seguro com a cobrança direta ao dono do portão.",
          ],
          [
            "Falta de manutenção pode fazer a seguradora do imóvel negar: o registro das revisões conta.",
            "Portão sem revisão e sem sensor enfraquece o pedido do dono, e ajuda o seu.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Era o meu próprio portão. O seguro do carro paga?",
        answers: [
          "Em geral sim, se há cobertura de colisão; a apólice diz. O seguro da casa não costuma pagar o seu próprio carro.",
        ],
      },
      {
        question: "Posso consertar o portão antes da vistoria?",
        answers: ["Espere a liberação, se não há risco. Com risco, isole, fotografe tudo e guarde as peças."],
      },
      {
        question: "Vocês fazem o relatório da causa?",
        answers: ["Fazemos a vistoria com relatório e fotos; laudo com ART, se pedirem, é de profissional habilitado."],
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
        "Para portão social de casa, a fechadura elétrica com mola é melhor: custa menos, abre pelo interfone ou por tag e a pessoa empurra. Motor só compensa onde alguém não pode empurrar, como cadeirante ou idoso, ou onde passa muita gente. Os dois são orçados por foto.",
        "Fechadura elétrica na maioria das casas; motor no portão social quando é preciso abrir sem as mãos. A fechadura destranca e a mola fecha; o motor abre e fecha sozinho, custa mais e pede sensor. Mande foto da folha e da dobradiça para o valor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando cada um compensa", "Pelo uso da entrada"],
        slots: [["Pense em quem passa e quantas vezes.", "A folha leve decide pouco; quem usa decide mais."]],
        steps: [
          "Casa com interfone: fechadura elétrica e mola aérea.",
          "Prédio e comércio com muito movimento: fechadura ou eletroímã com bateria.",
          "Pessoa que não consegue empurrar: motor, com sensor e abertura lenta.",
          "Rota de saída de emergência: precisa abrir por dentro sem energia.",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço", "Fechadura, mola e botão"],
        slots: [
          [
            "Na fechadura somam a peça, a fonte, o cabo até o interfone e a mola; no motor, a máquina, a central e o sensor.",
            "Cabo e fonte contam tanto quanto a fechadura; se já há interfone, boa parte está pronta.",
          ],
          [
            "A folha precisa fechar alinhada: dobradiça caída é acertada antes de qualquer um dos dois.",
            "Folha que raspa não fecha com mola nem com motor; o acerto vem primeiro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A fechadura elétrica abre na falta de luz?",
        answers: ["Abre com a chave. Pelo interfone, só com bateria ou nobreak."],
      },
      {
        question: "Dá para pôr motor depois?",
        answers: ["Dá, se a folha e a coluna forem firmes. A fechadura pode continuar, comandada pela central."],
      },
      {
        question: "Qual é mais seguro contra arrombamento?",
        answers: ["A fechadura boa com a folha firme. Motor move a folha; quem tranca é a fechadura ou a trava."],
      },
    ],
    photo: "fotos do portão social inteiro, da dobradiça e do batente",
  },
];
