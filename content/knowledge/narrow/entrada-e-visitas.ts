import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const entradaEVisitas: NarrowConcept[] = [
  {
    id: "carona-no-portao",
    broader: "invasao",
    label: "Entrar de carona atrás do carro",
    phrase: "a entrada de carona atrás do carro",
    asks: [
      "entrou junto carro portão",
      "ladrão entrou junto carro",
      "ladrão entrou atrás carro",
      "entrar junto carro garagem",
      "entrar carona portão",
      "entrada carona garagem",
      "carona portão condomínio",
      "entregador entrar garagem junto",
      "entregador entra junto carro",
      "moto entra atrás carro garagem",
      "estranho entrou garagem",
      "pessoa entrou garagem atrás carro",
      "evitar arrastão prédio",
      "arrastão prédio portão",
      "arrastão condomínio garagem",
      "portão aberto muito tempo condomínio",
      "portão demora fechar prédio assalto",
      "portão garagem fica aberto muito tempo condomínio",
      "invasão prédio garagem",
      "assalto entrada garagem prédio",
      "assalto garagem prédio",
      "motor rápido evitar assalto prédio",
      "motor rápido assalto prédio",
      "motor rápido assalto condomínio",
    ],
    intent: "question",
    answers: {
      any: [
        "Ladrão que entra junto com o carro, de carona, aproveita os segundos em que o portão da garagem fica aberto: encurte a pausa com a fotocélula, ponha motor mais rápido se a folha é lenta e espere fechar antes de seguir. Em prédio visado, a clausura, com dois portões que não abrem juntos, barra de vez.",
        "Para evitar assalto e carona no portão da garagem, reduza o tempo de vão aberto: fechamento logo que o carro passa pela fotocélula, motor rápido e motorista que espera fechar. No prédio, a clausura, dois portões em que um só abre com o outro fechado, é a medida mais completa.",
        "Contra quem entra atrás do carro, o motor rápido ajuda, mas a primeira medida é regular: o portão fecha assim que o carro libera a fotocélula, e o motorista espera. Onde o risco é alto, o prédio faz a clausura, um segundo portão que prende a carona entre os dois.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Medidas, da mais barata à mais completa", "Do ajuste à clausura"],
        slots: [
          [
            "A mais barata é a regulagem: muitas centrais fecham assim que a fotocélula é liberada, em vez de esperar a pausa inteira. Em casa, a visita de ajuste parte de {price.preventive}, sem peças.",
            "Comece pela programação da pausa, que aproveita o motor atual: o portão passa a fechar quando o carro sai da fotocélula. Numa residência essa visita começa em {price.preventive}, fora as peças.",
            "Antes de trocar qualquer coisa, ajuste o fechamento para seguir a fotocélula, sem pausa longa. O serviço, em casa, sai a partir de {price.preventive}, sem contar peças.",
          ],
          [
            "Depois vem o motor com inversor, que move a folha mais depressa; em portão pesado de prédio, a troca fica de {price.heavySwap}. A clausura custa mais, porque soma portão, motor e obra, e pede espaço na entrada.",
            "Um motor mais veloz, com inversor, é o passo seguinte, e em prédio a troca vai de {price.heavySwap}, com mão de obra. No topo está a clausura, que exige lugar para um carro entre dois portões.",
            "Folha lenta pede motor com inversor, numa faixa de {price.heavySwap} em portão pesado, com mão de obra. Já a clausura é obra: outro portão, outro motor e espaço para o carro esperar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Regras para moradores e portaria", "Hábitos que fecham a brecha"],
        slots: [
          [
            "O costume vale tanto quanto o motor, porque a brecha é quem passa sem olhar. Uma placa na rampa lembra a regra a cada saída.",
            "Nenhum equipamento compensa o motorista que segue sem esperar. Combine as regras em assembleia e repita na entrada da garagem.",
            "Moradores e portaria seguem a mesma lista, afixada na rampa. Sem ela, o portão rápido continua aberto para quem espera na calçada.",
          ],
        ],
        bullets: [
          "Esperar o portão fechar antes de descer a rampa ou sair da rua",
          "Não abrir para carro que não se identificou",
          "Dar a volta se alguém está parado junto ao portão",
          "Receber entrega no portão social, e não na garagem",
          "Bloquear na hora o controle perdido",
        ],
      },
      {
        about: "safety",
        headings: ["Fechar rápido sem prensar ninguém", "Velocidade com sensor"],
        slots: [
          [
            "Quanto mais rápido o portão fecha, mais o sensor precisa estar certo: use fotocélula em duas alturas e teste a reversão todo mês com um objeto. Durante um assalto, não reaja nem feche a folha sobre alguém; depois, chame o 190.",
            "Fechamento veloz exige fotocélula dupla, em duas alturas, e recuo testado com objeto a cada mês. Em assalto, ninguém usa o portão como arma: a folha fica parada e o 190 é chamado quando for seguro.",
            "Dois pares de fotocélulas e teste mensal, feito com objeto, acompanham o motor rápido. Se o assalto acontecer, não tente prender ninguém com a folha; ligue 190 assim que puder.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo o portão deve ficar aberto?",
        answers: [
          "Só o tempo da passagem do carro e poucos segundos a mais. O melhor é fechar quando a fotocélula é liberada, em vez de contar uma pausa fixa.",
          "O da passagem, com uma folga curta. Programado pela fotocélula, ele fecha atrás de cada carro, rápido ou lento.",
        ],
      },
      {
        question: "A clausura serve em casa?",
        answers: [
          "Serve quando há recuo para um carro inteiro entre os dois portões. Sem esse espaço, pausa curta, motor rápido e luz na entrada são o que cabe.",
          "Só com um recuo em que o carro caiba todo. Na maioria das casas, regulagem e abertura rápida são a saída.",
        ],
      },
      {
        question: "Quanto tempo ganho com um motor rápido?",
        answers: [
          "Depende da folha e do modelo. No basculante de casa, por exemplo, o kit comum abre em {opening.padrao} e o com inversor, em {opening.jetflex}; em portão de prédio, compare a ficha.",
          "Em basculante residencial, a diferença vai de {opening.padrao} no kit comum a {opening.jetflex} no de inversor. Em folha pesada, quem diz é a velocidade da ficha.",
        ],
      },
      {
        question: "Câmera e alarme evitam a carona?",
        answers: [
          "Eles inibem e registram, mas não barram quem já está na calçada. Um aviso sonoro de portão aberto e a câmera na portaria ajudam a reagir cedo.",
          "Sozinhos, não. A câmera permite ver antes de abrir e o aviso de portão aberto chama a atenção; quem barra é a folha fechada.",
        ],
      },
    ],
    photo: "um vídeo do portão abrindo e fechando com um carro e a foto da etiqueta do motor",
  },
  {
    id: "portao-lento-assalto",
    broader: "lento",
    label: "Portão lento e medo de assalto",
    phrase: "o portão lento e o risco de assalto",
    asks: [
      "portão lento assalto",
      "portão lento roubo",
      "portão lento ladrão",
      "portão lento medo",
      "portão lento perigoso rua",
      "roubo entrada garagem portão lento",
      "roubo entrada garagem lento",
      "assalto esperando portão abrir",
      "assaltado esperando portão",
      "medo assalto portão demora",
      "portão demora abrir assalto",
      "portão demora assalto",
      "portão rápido assalto",
      "portão rápido contra assalto",
      "portão mais rápido segurança rua",
      "assaltaram entrando garagem",
    ],
    intent: "buying",
    answers: {
      any: [
        "Para ficar menos tempo na rua, troque o motor por um rápido: no basculante, o kit passa de {seconds.padrao} segundos para {opening.speedy} ou {opening.jetflex}, por {price.speedy} ou {price.jetflex} instalado. Antes, peça a revisão: folha pesada e capacitor fraco deixam lento qualquer motor.",
        "Um portão lento na rua é risco de assalto: primeiro veja se ele ficou lento, por capacitor, tensão ou folha pesada, ou se sempre foi. Se sempre foi, motor rápido com inversor ou tag que abre na chegada encurta a espera.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Abrir antes ou abrir mais rápido", "Formas de esperar menos"],
        slots: [
          [
            "Acionar de mais longe, com antena boa, ganha segundos sem trocar o motor; só acione vendo o portão.",
            "Antena e controle em ordem permitem abrir ainda na esquina, com o portão à vista.",
          ],
          [
            "Um motor rápido encurta a abertura; tag ou aplicativo evita procurar o controle.",
            "Velocidade do motor e abertura sem mexer no controle somam segundos.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Por que ficou lento", "Revisão antes de comprar motor"],
        slots: [
          [
            "Capacitor fraco, tensão baixa e folha agarrando são reparos menores que um motor novo.",
            "Se já foi mais rápido, é defeito, e não falta de motor.",
          ],
          [
            "Não destrave basculante lento para testar: desequilibrado, ele cai ou dispara.",
            "O teste da folha solta fica com o técnico.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Chegada segura", "Hábitos na chegada"],
        slots: [
          [
            "Olhe a rua antes de parar; se algo parecer errado, siga e dê a volta.",
            "Com alguém suspeito por perto, passe direto e chame o 190.",
          ],
          ["Espere o portão fechar antes de sair do carro.", "Deixe as portas travadas até a folha encostar."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor rápido de portão é perigoso?",
        answers: ["Não com fotocélula e desaceleração reguladas. Rápido sem sensor, sim."],
      },
      {
        question: "Dá para acelerar o motor que tenho?",
        answers: ["Só se ele tem inversor com ajuste. Trocar polia ou forçar a central encurta a vida do motor."],
      },
    ],
    photo: "um vídeo do portão abrindo, com o tempo, e a foto da etiqueta do motor",
  },
  {
    id: "condominio-responde-roubo",
    broader: "condominio",
    label: "Condomínio responde por roubo?",
    phrase: "a responsabilidade do condomínio por roubo",
    asks: [
      "portão defeito roubo responsabilidade",
      "portão quebrado roubo responsabilidade",
      "portão defeito roubo quem responde",
      "furto carro garagem condomínio paga",
      "furto carro garagem prédio condomínio paga",
      "furto carro prédio condomínio paga",
      "roubo carro garagem condomínio paga",
      "condomínio responde roubo",
      "condomínio responde furto",
      "condomínio responsável roubo",
      "condomínio responsável furto garagem",
      "condomínio paga furto",
      "condomínio paga roubo carro",
      "furto garagem condomínio quem paga",
      "roubo garagem prédio quem paga",
      "furto bicicleta garagem condomínio",
      "porteiro abriu ladrão",
      "porteiro abriu portão ladrão",
      "porteiro deixou ladrão entrar",
      "porteiro abriu portão estranho",
      "porteiro deixou portão aberto",
      "portão aberto furto condomínio",
      "portão quebrado furto condomínio",
      "portão quebrado roubo condomínio",
      "assalto prédio condomínio responde",
      "indenização roubo condomínio",
    ],
    intent: "question",
    answers: {
      any: [
        "Em regra, não: o condomínio só responde por roubo se a convenção assume essa guarda ou se há culpa provada, como porteiro que abriu o portão para ladrão sem identificar ou portão quebrado sem conserto. Registre o boletim e guarde provas, porque sem acordo quem decide é o juiz.",
        "O condomínio responde por roubo quando há culpa provada, por exemplo, porteiro que descumpriu a regra e abriu o portão ou portão sabidamente quebrado, ou quando a convenção prevê. Fora disso, em regra, não indeniza o furto na garagem; veja também o seguro.",
        "Se roubaram na garagem do condomínio, o prédio só paga com culpa provada, e em regra não indeniza. Contam portão quebrado sem conserto, funcionário que abriu para ladrão e convenção que assume a guarda; peça as imagens no mesmo dia e registre o boletim.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer depois do roubo", "Provas do roubo que contam"],
        slots: [
          [
            "A gravação se apaga em poucos dias, então peça as imagens no mesmo dia e por escrito. A ordem abaixo guarda o que decide o caso.",
            "Em muitos sistemas a imagem é sobrescrita em uma ou duas semanas, por isso o pedido vem logo. Siga a ordem.",
            "Peça imagem e registro de acesso no primeiro dia. O resto da prova vem depois.",
          ],
        ],
        steps: [
          "Chame o 190 e registre o boletim.",
          "Peça ao síndico, por escrito, as imagens e o registro de acessos.",
          "Fotografe o portão e o defeito, se houver.",
          "Junte avisos anteriores sobre o portão, com data.",
          "Leia a convenção e as apólices antes de pedir indenização.",
        ],
      },
      {
        about: "what",
        headings: ["Quando o condomínio tem culpa", "Falha da portaria ou do portão"],
        slots: [
          [
            "Aviso antigo de portão quebrado sem conserto pesa contra o condomínio; entrada com controle perdido e não avisado pesa contra o morador. O que decide é o que se sabia e não se fez.",
            "Pesa contra o prédio o defeito conhecido e não consertado, ou o porteiro que abriu sem identificar. Do lado do morador, pesa o controle perdido sem aviso.",
            "O prédio responde pelo que sabia e não resolveu, e pelo erro da portaria. Já o controle que o morador perdeu e não comunicou conta contra ele.",
          ],
          [
            "Cláusula que nega toda responsabilidade não vale sempre, porque o juiz olha o caso. Cada situação pede leitura da convenção e, se preciso, um advogado.",
            "A convenção que exclui tudo pode ser discutida em juízo. A leitura é caso a caso, com um advogado.",
            "Nem toda cláusula de exclusão se sustenta. Só a análise da convenção por um advogado responde.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como o condomínio se protege", "Portão e portaria em ordem"],
        slots: [
          [
            "Manutenção registrada, {visits.business} no mínimo, e regra escrita para abrir são a melhor defesa. Relatório com data mostra cuidado.",
            "Guarde relatórios de revisão, feita {visits.business}, e a regra de identificação assinada. Eles provam que o prédio cuidou.",
            "Uma revisão {visits.business}, com relatório, e portaria com regra escrita mostram diligência. Documento datado vale mais que palavra.",
          ],
          [
            "Cadastro individual de controles, código rolante e perdidos apagados no mesmo dia diminuem o risco. Onde o sistema registra, sabe-se quem abriu e a que horas.",
            "Controle nomeado por unidade, em código rolante, e exclusão imediata do perdido protegem. Registro de acesso encurta a apuração.",
            "Cada controle com dono, código que não se copia e memória limpa quando alguém perde um. Assim se sabe quem abriu.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O condomínio responde por furto dentro do carro na vaga?",
        answers: [
          "Vale a mesma regra: só com guarda assumida ou culpa provada. Objetos deixados no carro costumam ser do dono, salvo previsão.",
          "Igual aos demais casos. Sem culpa provada, em regra não.",
        ],
      },
      {
        question: "E se o ladrão usou controle clonado?",
        answers: [
          "Depende de o condomínio ter sido avisado e de ter meio de bloquear. Apagar a memória e passar a código rolante evita a repetição.",
          "Se o sistema é de código fixo e houve aviso, pesa contra o prédio. O código rolante dificulta a clonagem.",
        ],
      },
      {
        question: "O síndico responde pessoalmente?",
        answers: [
          "Em geral responde o condomínio; o síndico só em caso de falta grave dele, e isso se discute com advogado.",
          "Normalmente não. A responsabilidade dele aparece em omissão grave, provada.",
        ],
      },
      {
        question: "Que conserto do portão conta como prova?",
        answers: [
          "Orçamento, nota e foto datados do defeito e do conserto. Mostram quando o problema foi avisado e resolvido.",
          "O registro de manutenção com data, e o aviso escrito. Sem data, a prova perde força.",
        ],
      },
    ],
    photo: "fotos do portão, da entrada e da etiqueta do motor",
  },
  {
    id: "acidente-de-trabalho-portao",
    broader: "esmagamento",
    label: "Funcionário machucado no portão",
    phrase: "o acidente de trabalho no portão",
    asks: [
      "zelador prensado portão",
      "porteiro prensado portão",
      "funcionário prensado portão",
      "funcionário machucou portão",
      "funcionário prédio machucou portão",
      "funcionário acidente portão",
      "porteiro machucou portão",
      "zelador machucou portão",
      "faxineira machucou portão",
      "porteiro acidente portão",
      "acidente trabalho portão",
      "empregado machucou portão",
      "técnico machucou portão",
      "técnico caiu portão",
      "pintor machucou portão",
      "portão feriu funcionário",
    ],
    intent: "question",
    answers: {
      any: [
        "Socorra primeiro: desligue o disjuntor, ligue 192 ou 193 e não puxe quem está preso. Depois, o empregador, condomínio ou empresa, emite a CAT, que registra o acidente de trabalho, até o dia útil seguinte, e o portão fica parado até um técnico escrever a causa.",
        "Acidente de trabalho no portão segue três passos: socorro (192 ou 193) com a energia desligada, CAT emitida pelo empregador até o dia útil seguinte e portão parado até a vistoria. Quem responde depende da causa: sensor falho e falta de treino pesam contra o empregador.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer, em ordem", "Socorro, registro e vistoria"],
        slots: [
          [
            "Ninguém mexe na folha antes do socorro, salvo orientação do bombeiro.",
            "A cena fica como está depois do socorro, para a vistoria.",
          ],
        ],
        steps: [
          "Corte a energia no disjuntor e no nobreak.",
          "Ligue 192 ou 193 e siga a orientação.",
          "Isole o portão e fotografe.",
          "Emita a CAT e avise a contabilidade ou a terceirizada.",
          "Peça ao técnico a causa por escrito.",
        ],
      },
      {
        about: "causes",
        headings: ["O que costuma falhar no portão", "Sensor, força e hábito"],
        slots: [
          [
            "Fotocélula suja ou desligada, força alta e destrave feito sem treino são as causas mais comuns.",
            "A maioria envolve sensor fora de uso ou destrave sem saber.",
          ],
          [
            "Um basculante destravado desequilibrado cai ou dispara: só quem foi treinado mexe.",
            "Destravar basculante com cabo rompido é o acidente mais grave.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como evitar o próximo acidente", "Treino e manutenção"],
        slots: [
          [
            "Treine porteiro e zelador no destrave e cole o passo a passo junto do motor.",
            "Treinamento escrito e assinado protege as pessoas e o condomínio.",
          ],
          [
            "Teste semanal da reversão com uma caixa e revisão {visits.business}, no mínimo.",
            "Os sensores são testados toda semana, com registro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se o funcionário é terceirizado, quem emite a CAT?",
        answers: ["Quem emite é a empresa que o emprega. O condomínio informa o que houve e guarda as provas."],
      },
      {
        question: "Se foi um morador que se machucou no portão, muda algo?",
        answers: ["Não há CAT; a responsabilidade depende da causa e pode ir ao seguro do condomínio."],
      },
    ],
    photo: "fotos do portão, dos sensores e da etiqueta do motor",
  },
  {
    id: "avcb-bombeiros",
    broader: "normas",
    label: "Bombeiros, AVCB e o portão automático",
    phrase: "as exigências dos bombeiros para o portão",
    asks: [
      "portão emergência empresa",
      "portão emergência automático",
      "saída emergência portão automático",
      "portão emergência pode automático",
      "saída emergência portão motor",
      "portão rota fuga automático",
      "avcb portão",
      "avcb portão automático",
      "bombeiro exige portão",
      "bombeiros exige portão",
      "bombeiros portão automático",
      "bombeiro portão sem energia",
      "bombeiros portão garagem",
      "clcb portão",
      "vistoria bombeiros portão",
      "vistoria bombeiro portão condomínio",
      "portão rota fuga",
      "rota fuga portão automático",
      "saída emergência portão",
      "portão saída emergência",
      "incêndio portão automático",
      "portão abre incêndio",
      "alarme incêndio portão",
      "caminhão bombeiro portão",
      "entrada caminhão bombeiro portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O bombeiro exige que abra sem energia o portão que está na rota de fuga, por onde as pessoas saem: por dentro, sem chave, com barra antipânico ou destrave imediato. Portão só de carros não costuma contar como saída, mas deve ter abertura manual; quem confirma é o responsável pelo AVCB.",
        "Para o AVCB, o portão automático precisa de abertura manual, por dentro e sem chave, quando serve de saída de emergência na rota de fuga. A garagem, só de veículos, em geral pede apenas destrave manual e acesso da viatura, conforme o projeto de incêndio aprovado.",
        "Portão de emergência da empresa pode ser automático, se abrir por dentro sem energia e sem chave, como manda o projeto de incêndio da rota de fuga. Os bombeiros não costumam exigir isso do portão só de carros; o responsável técnico pelo AVCB confirma o seu caso.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Portão social, garagem e viatura", "O que costuma ser visto na vistoria"],
        slots: [
          [
            "No portão social conta o tipo de trava: o eletroímã solta quando falta luz, e a fechadura elétrica comum continua trancada, por isso pede botão ou maçaneta por dentro. A saída nunca pode depender de energia.",
            "A trava decide no portão de pedestres. Eletroímã libera sozinho na falta de luz; fechadura elétrica segue fechada e precisa de abertura mecânica por dentro.",
            "Olha-se primeiro como a porta das pessoas abre sem luz: com eletroímã, ela se solta; com fechadura elétrica, só por maçaneta ou botão mecânico do lado de dentro.",
          ],
          [
            "Na garagem, o usual é destrave manual que alguém treinado saiba usar. Onde o projeto prevê a entrada da viatura, o vão tem largura e altura mínimas.",
            "Do portão de veículos se pede, em geral, o destrave à mão e, se o projeto previr acesso da viatura, um vão com a medida dela.",
            "Quanto à garagem, importam a chave de destravamento e, em alguns projetos, o tamanho do vão para a viatura entrar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como preparar a vistoria", "O que deixar pronto"],
        slots: [
          [
            "O projeto de incêndio aprovado é a regra do seu prédio: tenha-o à mão ao conversar com o técnico do portão.",
            "Leve o projeto aprovado para a conversa, porque é por ele que o vistoriador confere cada saída.",
            "O que vale é o projeto do seu endereço, e com ele se sabe que portão precisa de quê.",
          ],
        ],
        bullets: [
          "Saída de pessoas abre por dentro, sem chave",
          "Destrave manual testado e com a chave acessível",
          "Botão de emergência sinalizado, se houver",
          "Nobreak carregado, se houver",
          "Zelador ou brigada treinados",
        ],
      },
      {
        about: "choose",
        headings: ["Ligar o portão ao alarme de incêndio", "Liberação automática"],
        slots: [
          [
            "A central de incêndio pode soltar o portão social por um contato, que corta a energia do eletroímã. A ligação é projetada por quem responde pelo sistema de incêndio, e o técnico do portão faz a parte dele.",
            "Um relé do alarme pode liberar o eletroímã do social em caso de incêndio. Quem define isso é o responsável pelo projeto; a ligação no portão é feita depois, por orientação dele.",
            "O alarme pode destravar a saída de pedestres cortando a energia do eletroímã. Essa integração sai do projeto de incêndio, e não da escolha do instalador.",
          ],
          [
            "Abrir a garagem no alarme é outra decisão, porque deixa o prédio exposto; nem todo projeto quer isso.",
            "Já a garagem raramente abre com o alarme, pelo risco de segurança, salvo se o projeto pedir.",
            "Para o portão de carros, a abertura automática no alarme só entra quando o projeto manda.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão automático impede o AVCB?",
        answers: [
          "Não por si. Impede se tranca a saída das pessoas ou se só abre com energia.",
          "Só quando está na rota de fuga e não abre por dentro sem chave e sem luz. Corrigido isso, ele é aceito.",
        ],
      },
      {
        question: "Quem assina o projeto do AVCB?",
        answers: [
          "O engenheiro ou arquiteto responsável, com ART ou RRT. O técnico do portão cuida da parte dele.",
          "Um profissional habilitado, com registro no CREA ou no CAU. O instalador do portão segue o que o projeto pede.",
        ],
      },
      {
        question: "Como o portão da garagem abre na falta de luz?",
        answers: [
          "Pelo destravamento do motor, com chave, no de correr e no de abrir; um nobreak mantém o automático por algumas dezenas de aberturas.",
          "Com a chave de destravamento, por quem foi treinado, ou pelo nobreak. O basculante só se move à mão se estiver equilibrado.",
        ],
      },
      {
        question: "Vocês adaptam o portão para a vistoria?",
        answers: [
          "Fazemos a parte do portão: destrave, fechadura ou eletroímã, botão e nobreak, conforme a exigência escrita. O projeto e o AVCB ficam com o responsável técnico.",
          "Sim, no que é do portão, a partir do que o projeto pede. Mande a exigência e as fotos para o orçamento item por item.",
        ],
      },
    ],
    photo: "fotos do portão social, da garagem e das fechaduras",
  },
  {
    id: "qr-code-visitante",
    broader: "controle-de-acesso",
    label: "QR Code e liberação de visitantes",
    phrase: "o QR Code para visitantes",
    asks: [
      "qr code",
      "qr code portão",
      "qr code visitante",
      "qr code condomínio",
      "qr code garagem",
      "abrir portão qr code",
      "convite virtual condomínio",
      "convite digital portão",
      "liberar visitante celular",
      "liberar visitante aplicativo",
      "liberar visita celular",
      "liberar visita aplicativo",
      "liberar entregador celular",
      "autorizar visitante portão",
      "visitante entrar garagem",
      "visitante portão condomínio",
      "acesso visitante condomínio",
      "leitor qr code",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o portão pode abrir por QR Code mandado ao visitante: um leitor na entrada confere o convite e fecha um contato na central do motor ou na fechadura. O convite tem dia, hora e número de usos, e depois disso não abre mais; o motor continua o mesmo.",
        "Para abrir o portão por QR Code, o morador envia o convite ao celular da visita, e um leitor na entrada do prédio ou da casa lê, confere e dá o contato que abre. Não se troca o motor: a central recebe o leitor como um botão a mais.",
        "O convite por QR Code libera o visitante no condomínio assim: você gera o código com prazo, ele mostra ao leitor, e um relé dá o contato no motor ou na fechadura. Convite de uso único vale uma entrada só, o que evita que o print circule.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o QR Code abre o portão", "Convite, leitor e contato"],
        slots: [
          [
            "O sistema cria o código, o leitor confere e um relé aciona a entrada de botoeira. Fica registrado quem convidou e a que horas a visita entrou.",
            "Gerado o convite, o leitor valida e o relé faz o papel do botão. O registro mostra anfitrião e horário.",
            "Do aplicativo sai o código, o leitor confirma e o contato abre, com o nome de quem convidou gravado.",
          ],
          [
            "A pé, abre-se a fechadura do social, e de carro, o motor, com fotocélula funcionando. Sem internet, só abre o leitor que guarda os convites na própria memória.",
            "O social tem fechadura elétrica, e a garagem, o motor com sensor em dia. Confira se o leitor trabalha sem internet, guardando os convites.",
            "Pedestre passa pela fechadura, carro pelo motor, sempre com fotocélula. Leitor com memória própria não depende da rede.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["QR Code, senha ou aplicativo", "Que acesso dar a cada visitante"],
        slots: [
          [
            "Cada visita tem o seu meio, e controle emprestado é o pior deles. Em casa, o vídeo porteiro com Wi-Fi costuma bastar e custa menos.",
            "Escolha conforme quem entra. Para uma casa só, vídeo porteiro com celular faz o mesmo por menos.",
            "O meio muda com a visita. Numa residência, o vídeo porteiro que abre pelo celular sai mais em conta.",
          ],
        ],
        bullets: [
          "Visita de um dia: QR Code de uso único",
          "Diarista: senha com dia e horário",
          "Entrega: interfone e portão social, sem código",
          "Prestador de obra: convite com prazo, que se apaga no fim",
        ],
      },
      {
        about: "care",
        headings: ["Como mandar o convite sem risco", "Cuidados com o código"],
        slots: [
          [
            "Print de QR circula, por isso o convite deve ser de uso único e com hora marcada. Apague convites fixos e reveja a lista todo mês.",
            "Um código permanente vira chave perdida: prefira uso único, com prazo de horas, e limpe os antigos a cada mês.",
            "Convite com hora e uma entrada só não serve ao segundo que tentar. Todo mês, revise o que ainda está ativo.",
          ],
          [
            "Em condomínio, os dados do visitante pedem os cuidados da LGPD: guardar o mínimo e apagar depois. Quem administra é a portaria.",
            "Nome e foto de visita são dados pessoais, e a LGPD manda guardar só o necessário. Isso cabe à administração.",
            "A lista de visitantes é protegida pela LGPD, com prazo para apagar, e fica com a administração.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar o motor para usar QR Code?",
        answers: [
          "Não, se a placa tem entrada de botoeira, como quase todas. O leitor é um botão a mais.",
          "Não. A central só vê um contato, igual ao da botoeira da parede.",
        ],
      },
      {
        question: "Vocês instalam o leitor de QR Code?",
        answers: [
          "A ligação com o motor e a fechadura fazemos. O leitor e o sistema dependem do modelo, confirmado pela foto da entrada.",
          "Fazemos a parte do portão, com relé e fotocélula. Sobre o leitor, respondemos com o modelo em mãos.",
        ],
      },
      {
        question: "Quanto custa ter QR Code no portão?",
        answers: [
          "Somam-se leitor, sistema, que às vezes é mensal, e ligação. É mais caro que teclado de senha e se paga em condomínio com muita visita.",
          "Custa mais que senha e que vídeo porteiro. Leitor, instalação e mensalidade do sistema formam o preço.",
        ],
      },
      {
        question: "O QR Code funciona à noite?",
        answers: [
          "Sim, o leitor tem luz própria, e a tela do celular também ilumina. Sol direto no leitor atrapalha mais que o escuro.",
          "Funciona. O problema é sol batendo na lente, que se evita com uma pequena aba.",
        ],
      },
    ],
    photo: "fotos da entrada, do ponto do leitor e da etiqueta do motor",
  },
  {
    id: "relogio-e-carplay",
    broader: "modulo-wifi",
    label: "Abrir pelo relógio, CarPlay ou Android Auto",
    phrase: "a abertura pelo relógio ou pela tela do carro",
    asks: [
      "abrir portão android auto",
      "android auto portão tela carro",
      "abrir garagem relógio",
      "abrir portão relógio inteligente",
      "abrir garagem relógio inteligente",
      "apple watch",
      "apple watch portão",
      "abrir portão apple watch",
      "relógio abre portão",
      "abrir portão relógio",
      "smartwatch portão",
      "carplay",
      "carplay portão",
      "abrir portão carplay",
      "android auto portão",
      "siri portão",
      "siri abrir portão",
      "homekit portão",
      "multimídia portão",
      "abrir portão multimídia carro",
      "abrir portão tela carro",
      "homelink portão",
      "iphone siri portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para abrir o portão pelo Apple Watch ou pelo celular, se o módulo Wi-Fi ligado ao motor for compatível com HomeKit ou com atalhos da Siri; no Android, com o Google Assistente. O módulo serve em quase todo motor, e sem internet só o controle e o botão de parede abrem.",
        "Relógio, CarPlay e Android Auto abrem o portão por meio de um módulo Wi-Fi que fale com a Siri, o HomeKit ou o Google. Leia a compatibilidade na embalagem antes de comprar; controle comum não conversa com o relógio.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que procurar no módulo", "Compatibilidade antes da compra"],
        slots: [
          [
            "Apple pede HomeKit ou atalhos da Siri; Android pede Google Assistente.",
            "Veja qual sistema você usa e procure o nome dele na caixa.",
          ],
          ["A rede de 2,4 GHz precisa chegar ao motor.", "Teste o sinal do celular junto do motor antes de comprar."],
        ],
      },
      {
        about: "what",
        headings: ["Como funciona na chegada", "Do carro ao portão"],
        slots: [
          [
            "Você fala ou toca na tela; o pedido vai à internet e volta ao módulo, com um atraso de segundos.",
            "O comando passa pela internet, e por isso demora um pouco mais que o controle.",
          ],
          [
            "Abrir pela localização, sem toque, existe em alguns sistemas; só use com fotocélula e portão à vista.",
            "Abertura por localização pode abrir cedo demais; prefira confirmar.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança do acesso", "Celular perdido, portão fechado"],
        slots: [
          ["Exija senha ou rosto no celular para o comando de abrir.", "O celular bloqueado não deve abrir o portão."],
          ["Tire da conta o aparelho perdido no mesmo dia.", "Relógio ou celular perdido: remova da conta."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O botão HomeLink do carro abre o portão?",
        answers: [
          "Só se o receptor usar um código que ele aprende. Muitos no Brasil não usam; veja pela foto do controle.",
        ],
      },
      {
        question: "Como abro o portão pelo relógio sem internet?",
        answers: ["Use o controle ou a botoeira: eles não dependem da rede."],
      },
    ],
    photo: "uma foto da etiqueta do motor e do lugar do roteador",
  },
  {
    id: "celular-sem-modulo",
    broader: "modulo-wifi",
    label: "Usar o celular como controle sem módulo",
    phrase: "o celular como controle sem módulo",
    asks: [
      "não instalar nada abrir só celular",
      "instalar nada motor abrir celular",
      "celular sozinho não abre portão",
      "celular sozinho sem equipamento",
      "abrir portão sem módulo",
      "celular infravermelho portão",
      "celular infravermelho abre portão",
      "celular sem módulo",
      "controle celular sem módulo",
      "celular android sem módulo",
      "abrir portão celular sem módulo",
      "abrir portão celular sem instalar nada",
      "aplicativo controle portão sem módulo",
      "app controle portão sem módulo",
      "infravermelho portão",
      "celular controle portão infravermelho",
      "nfc celular portão",
      "app que abre portão",
      "aplicativo abre qualquer portão",
      "baixar controle portão celular",
      "baixar aplicativo controle portão",
      "celular emite 433 mhz",
      "celular clona controle",
    ],
    intent: "question",
    answers: {
      any: [
        "Não, o celular sem módulo não abre portão: o controle usa rádio de 433 MHz ou faixa próxima, que nenhum Android ou iPhone transmite, e infravermelho e NFC não servem. É preciso um módulo Wi-Fi ou Bluetooth ligado à central, sem trocar o motor.",
        "Sem módulo, não dá para abrir o portão com o celular Android, porque o receptor espera rádio de 433 MHz e o aparelho só fala Wi-Fi, Bluetooth, NFC ou infravermelho. Aplicativo que promete isso não funciona; um módulo na entrada de botoeira resolve.",
        "O celular não substitui o controle do portão sem aparelho instalado: não emite o rádio de 433 MHz que o receptor ouve, nem por NFC nem por infravermelho. A saída é um módulo Wi-Fi, Bluetooth ou GSM, que se liga em cerca de {trade.smallRepair}.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Por que o celular não substitui o controle", "Rádio, infravermelho e NFC"],
        slots: [
          [
            "Cada tecnologia do celular fala com outro tipo de aparelho, e nenhuma chega ao receptor do portão.",
            "Aplicativo não muda o rádio do telefone. Veja o que cada recurso alcança.",
            "O telefone tem quatro formas de comunicação, e o portão não usa nenhuma delas.",
          ],
        ],
        bullets: [
          "Portão: rádio de 433 MHz, ou 299 e 315 em alguns antigos.",
          "Wi-Fi e Bluetooth: 2,4 GHz, outra faixa.",
          "NFC: poucos centímetros, só com leitor de cartão.",
          "Infravermelho: televisão e ar-condicionado.",
        ],
      },
      {
        about: "choose",
        headings: ["O módulo certo", "Wi-Fi, Bluetooth ou GSM"],
        slots: [
          [
            "Wi-Fi abre de qualquer lugar com internet; Bluetooth, de perto e sem rede; GSM, por chamada, onde não há Wi-Fi. O preço sobe nessa ordem em geral, e o GSM ainda pede chip.",
            "Com Wi-Fi na garagem, escolha o módulo Wi-Fi. Sem rede, Bluetooth de perto ou GSM com chip, que é o mais caro de manter.",
            "Há sinal de internet no portão? Wi-Fi. Não há? Bluetooth, que funciona de perto, ou GSM, que usa chip de celular.",
          ],
          [
            "Todos se ligam à entrada de botoeira da central, com contato seco, e os controles continuam funcionando. A instalação é do técnico, porque a caixa tem tensão.",
            "O módulo se soma aos controles, ligado como um botão de parede. Quem liga é o técnico, pois há tensão na central.",
            "Ligado à botoeira, o módulo não tira nenhum controle. Deixe a ligação com o técnico, já que a caixa é energizada.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Cuidado com o que baixa", "Aplicativo milagroso"],
        slots: [
          [
            "Aplicativo que pede dados e promete abrir qualquer portão sem equipamento é golpe ou propaganda. Não dê permissão nem pague por ele.",
            "Desconfie de app que jura abrir portão só com o telefone: quer dados ou dinheiro. Apague sem dar acesso a contatos.",
            "Nenhum programa transforma o celular em rádio de portão. Quem promete isso quer anúncio, dado ou cartão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Celular antigo com infravermelho abre portão?",
        answers: [
          "Não. O receptor de portão é de rádio, e o infravermelho serve a televisão.",
          "Não abre: infravermelho e rádio são coisas diferentes.",
        ],
      },
      {
        question: "Quanto custa o módulo do portão instalado?",
        answers: [
          "Soma o módulo e a ligação, e o Wi-Fi simples costuma ser o mais barato. Sai bem menos que trocar a central ou o motor.",
          "Depende do tipo: Bluetooth e Wi-Fi custam menos, GSM mais, por causa do chip. Peça e trabalho vêm num valor só.",
        ],
      },
      {
        question: "O módulo funciona com qualquer motor?",
        answers: [
          "Em quase todos, porque usa a entrada de botoeira que toda central tem. Motor muito antigo pode precisar de relé.",
          "Sim, na grande maioria. Basta a central aceitar um botão de parede.",
        ],
      },
      {
        question: "Se faltar internet, fico para fora?",
        answers: [
          "Não, se levar o controle: ele continua valendo. No Wi-Fi, alguns módulos ainda abrem pela rede da casa.",
          "O controle comum segue funcionando. Só a abertura de longe depende da internet.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e do lugar do roteador",
  },
  {
    id: "abre-ao-chegar",
    broader: "tag-veicular",
    label: "Portão que abre quando o carro chega",
    phrase: "o portão que abre com a chegada do carro",
    asks: [
      "portão abre sozinho chegar",
      "portão abrir sozinho chegar",
      "reconhece carro abre",
      "portão reconhece carro",
      "abrir sem apertar nada",
      "abre sem apertar nada",
      "abrir chegada sem controle",
      "portão abrir na chegada sem usar controle",
      "abre sozinho quando carro chega",
      "portão abre quando chego",
      "portão abrir quando carro chega",
      "portão abre carro aproxima",
      "sensor aproximação carro",
      "sensor aproximação portão",
      "portão sensor aproximação",
      "portão sensor presença carro",
      "abrir portão por aproximação",
      "abrir portão sem apertar botão",
      "laço indutivo portão",
      "laço indutivo saída",
      "laço no piso portão",
      "sensor piso abre portão",
      "portão abre automaticamente carro",
      "geolocalização portão",
      "abre portão gps",
      "abrir portão sem apertar controle",
      "chegar abrir sem apertar controle",
      "abrir sem apertar controle",
    ],
    intent: "question",
    answers: {
      any: [
        "Dá, com tag no para-brisa e antena na entrada: o leitor reconhece o seu carro a alguns metros e abre. Na saída, um laço no piso basta. O sensor de presença comum na entrada não serve, porque abriria para qualquer carro.",
        "Para abrir sem apertar nada, use tag veicular na chegada e laço indutivo na saída; o aplicativo com localização também abre, com menos precisão. Fotocélula e fechamento automático precisam estar em dia.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Tag, laço ou localização", "Qual sensor em cada lado"],
        slots: [
          [
            "A tag abre só para carros cadastrados. O laço abre para qualquer carro, por isso fica só do lado de dentro. Localização: depende de internet.",
            "Na rua, exige-se identificação; dentro, basta a presença.",
          ],
          [
            "A antena é regulada para ler só quem para diante do portão, e não quem passa na rua.",
            "A potência demais na antena abre para o carro que só passou.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que é ligado ao motor", "Contato seco na central"],
        slots: [
          [
            "Leitor e laço dão um contato na entrada de botoeira; o motor fica.",
            "Nada muda no motor: ele recebe um toque a mais.",
          ],
          [
            "Com duas pessoas na mesma garagem, cada carro tem a sua tag.",
            "Cada carro, uma tag, que se apaga na venda.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Abrir sozinho sem risco", "Antes de tirar o controle"],
        slots: [
          [
            "Fotocélula em duas alturas e sinaleiro são condição: o portão vai andar sem ninguém olhando.",
            "Sem fotocélula funcionando, não use abertura automática.",
          ],
          [
            "Um carro estacionado perto da antena pode reabrir o portão a noite toda; afaste a vaga ou reduza o alcance.",
            "Vaga ao lado da antena pede ajuste de alcance.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão que abre quando o carro chega serve para casa?",
        answers: [
          "Serve, mas o custo da antena faz o controle no farol ou o aplicativo compensar mais em muitos casos.",
        ],
      },
      {
        question: "A abertura na chegada do carro funciona com moto?",
        answers: ["Há tag para moto; o laço pode não perceber moto leve."],
      },
    ],
    photo: "fotos da entrada vista da rua e da etiqueta do motor",
  },
  {
    id: "esqueceu-a-tag",
    broader: "tag-veicular",
    label: "Esqueceu a tag ou trocou de carro",
    phrase: "a entrada sem a tag",
    asks: [
      "esqueceu tag",
      "esqueci tag",
      "sem tag entra",
      "entrar sem tag",
      "carro sem tag",
      "carro reserva sem tag",
      "carro alugado condomínio tag",
      "carro emprestado condomínio",
      "troquei de carro tag",
      "troquei carro tag condomínio",
      "vendi carro tag",
      "tag carro vendido",
      "tirar tag para-brisa",
      "passar tag outro carro",
      "tag descolou",
      "quebrou para-brisa tag",
      "tag não lê carro novo",
      "morador sem tag",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Sem a tag, o morador entra pela portaria, que confere a unidade e abre, ou por um meio reserva: controle, senha ou aplicativo cadastrado. Um carro novo ou alugado pede cadastro de outra tag; a colada no para-brisa não sai inteira.",
        "Quem esqueceu a tag usa o acesso reserva da unidade, controle ou senha, ou se identifica na portaria. Vendeu o carro? Peça no mesmo dia o bloqueio da tag antiga, que continua abrindo até ser apagada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer em cada caso", "Esqueceu, vendeu ou trocou o vidro"],
        slots: [["Cada caso tem um passo simples.", "Avise a administração no mesmo dia."]],
        bullets: [
          "Esqueceu: portaria ou controle reserva",
          "Carro alugado: liberação com prazo",
          "Vendeu o carro: bloqueio da tag",
          "Trocou o para-brisa: tag nova",
          "Tag não lê: veja película e posição",
        ],
      },
      {
        about: "choose",
        headings: ["Que acesso reserva ter", "Plano B da garagem"],
        slots: [
          [
            "Um controle cadastrado por unidade serve de reserva e não depende do carro.",
            "Um controle reserva guardado em casa resolve carro de oficina e visita longa.",
          ],
          [
            "Tag em cartão, levada na carteira, serve em alguns leitores.",
            "Alguns sistemas têm tag de cartão para carro reserva.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cadastro em ordem", "Tag sem dono não fica ativa"],
        slots: [
          [
            "Tag de carro vendido ou de ex-morador é bloqueada na hora.",
            "Toda saída de morador derruba as tags da unidade.",
          ],
          [
            "A etiqueta perde leitura atrás de película metalizada.",
            "Película metalizada pede tag em outra posição, indicada pelo fabricante.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso descolar a tag e colar em outro carro?",
        answers: ["A maioria se rompe ao descolar, de propósito. Peça outra."],
      },
      {
        question: "A portaria remota libera quem esqueceu a tag?",
        answers: ["Sim, depois de confirmar a identidade."],
      },
    ],
    photo: "uma foto da tag no para-brisa e da antena na entrada",
  },
  {
    id: "controle-de-ex-morador",
    broader: "clonado",
    label: "Ex-morador, ex-funcionário e antigos donos com controle",
    phrase: "o controle de quem saiu",
    asks: [
      "zelador demitido controle",
      "zelador levou controle",
      "porteiro levou controle",
      "porteiro demitido controle",
      "zelador demitido levou controle",
      ...combine(
        ["segredo controle", "código controle", "trocar controle", "apagar controle", "cancelar controle"],
        ["mudança inquilino", "mudança morador", "saída inquilino", "saída morador", "troca inquilino"],
      ),
      "controle mudança inquilino",
      "controle saída inquilino",
      "controles troca inquilino",
      "troca segredo controle",
      "trocar segredo controle",
      "mudar segredo controle",
      "segredo controle portão",
      "morador anterior abrindo portão",
      "morador anterior controle",
      "cancelar controle saiu casa",
      "mudei controles antigo morador",
      "controles antigo morador abrem",
      "antigo morador abre portão",
      "mudei controle antigo morador",
      "trocar senha controle portão",
      "trocar senha controle",
      "mudar senha controle",
      "empregada levou controle",
      "funcionário levou controle",
      "diarista controle",
      "empregada controle",
      "pedreiro ficou controle",
      "faxineira controle",
      "ex morador controle",
      "ex morador tem controle",
      "ex inquilino controle",
      "ex inquilino tem controle portão",
      "ex funcionário controle portão",
      "funcionário demitido controle",
      "antigo dono controle",
      "antigo dono tem controle",
      "antigo morador controle",
      "comprei casa controles antigos",
      "comprei casa apagar controles",
      "aluguei casa controles antigos",
      "mudei casa apagar controles",
      "trocar segredo portão",
      "mudar código portão",
      "trocar código portão",
      "trocar senha portão",
      "controle morador mudou",
      "morador mudou controle",
      "morador saiu controle",
      "vizinho mudou levou controle",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O controle que ficou com ex-morador, antigo dono ou inquilino abre o portão até ser apagado da central: limpa-se a memória e regravam-se só os seus. O técnico faz as duas coisas em uma visita, orçada por foto; comprar outro controle, sem apagar os antigos, não adianta.",
        "Quem mudou para casa nova e quer trocar o código do portão, mesmo sem controle nenhum, manda apagar a memória da central e gravar apenas os seus. Controles novos e gravação são orçados juntos e ficam prontos na mesma ida; em prédio, quem pede é a administração.",
        "Apaga-se na central o controle do morador que mudou: em placa simples, limpa-se tudo e regravam-se os que ficam; com cadastro individual, sai só o dele. Em residência, o técnico faz isso numa ida, de valor dado antes; se o código é fixo, o melhor é passar a rolante.",
        "A troca do segredo do controle após a mudança de inquilino, zelador ou funcionário é feita na placa: apaga-se o código de quem saiu e regravam-se os outros. Faça no mesmo dia; em casa ou em prédio, o preço de apagar e regravar sai pela foto da central, com os controles novos incluídos.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como apagar e regravar os controles", "Como cortar o acesso de quem saiu"],
        slots: [
          [
            "Junte antes todos os controles que ficam, porque em placa simples apagar é para todos. Em prédio, marque o dia e avise cada unidade, para ninguém ficar na rua.",
            "Numa central comum, limpar a memória desliga todos os controles de uma vez; por isso reúna os que continuam. No condomínio, a regravação é feita com data e lista por unidade.",
            "Tenha à mão os controles que vão continuar, já que a placa simples não apaga um só. Prédio precisa de lista e de data avisada aos moradores.",
          ],
        ],
        steps: [
          "Liste quem deve continuar abrindo.",
          "O técnico apaga a memória, ou só o cadastro de quem saiu.",
          "Grave e teste os que ficam, um por um, com o vão livre.",
          "Troque também a senha do teclado e do aplicativo.",
          "Confira se um controle antigo já não abre.",
        ],
      },
      {
        about: "choose",
        headings: ["Código fixo, rolante ou cadastro individual", "Como não repetir o problema"],
        slots: [
          [
            "Em código fixo, o controle devolvido pode ter sido copiado num chaveiro, e o clone só para com a troca do código. O receptor de código rolante, que muda a cada aperto, barra essa cópia.",
            "Devolver o controle não garante nada se o código é fixo, porque qualquer chaveiro o copia. Com receptor rolante, o código muda a cada toque e a cópia simples não abre.",
            "O código fixo se copia em minutos, e a cópia fica com quem saiu. Por isso convém passar a rolante, em que cada aperto gera um código novo.",
          ],
          [
            "Para quem troca de inquilino ou de funcionário com frequência, vale um receptor com cadastro individual, que apaga um controle sem mexer nos outros. Anote o nome e a data de cada controle entregue.",
            "Onde entra e sai gente sempre, escolha receptor que apague um controle só. Uma lista com nome e data de entrega diz na hora qual deve sair.",
            "O cadastro por controle evita regravar todos a cada saída, o que ajuda em casa alugada e em prédio. Mantenha a relação de quem recebeu e quando.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Quando é urgente apagar", "Se não dá para esperar"],
        slots: [
          [
            "Se houve ameaça ou briga na saída, peça para apagar no mesmo dia. Até a visita, deixe o disjuntor do motor desligado à noite, com o portão fechado e travado por dentro.",
            "Saída com conflito pede limpeza da memória no próprio dia. Enquanto o técnico não vem, feche o portão, desligue o disjuntor ao anoitecer e tranque a porta da casa.",
            "Havendo risco, não espere: a memória se apaga numa visita. À noite, com o portão fechado, o disjuntor desligado impede que qualquer controle o abra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso do controle da pessoa para apagar?",
        answers: [
          "Não. Apagando toda a memória, o dela sai junto; com cadastro individual, basta o número que o controle tem na lista.",
          "Não é preciso. A limpeza geral elimina todos, e na central com cadastro o técnico apaga pelo número anotado.",
        ],
      },
      {
        question: "No prédio, a quem peço para apagar o controle?",
        answers: [
          "Ao síndico ou à administradora, que chama o técnico ou pede ao zelador, se a central tem cadastro por controle.",
          "Quem manda é a administração. Avise por escrito o número da unidade e quem saiu, para o controle certo ser retirado.",
        ],
      },
      {
        question: "Mudei e não recebi nenhum controle. O que faço?",
        answers: [
          "Compre controle da frequência da sua placa e grave na mesma visita em que a memória é limpa. A foto da etiqueta do motor diz qual serve.",
          "O técnico leva controle compatível, limpa a memória e grava os novos de uma vez. Assim nenhum antigo continua abrindo.",
        ],
      },
      {
        question: "Posso apagar a memória sozinho?",
        answers: [
          "Em muitos motores isso é feito com um botão na placa, dentro da tampa, onde há tensão. Por segurança, deixe essa parte com o técnico.",
          "Não convém: o botão fica na placa, junto de partes com energia, e um toque errado muda outros ajustes. A visita resolve e testa todos os controles.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e dos controles que ficam",
  },
  {
    id: "registro-de-aberturas",
    broader: "controle-de-acesso",
    label: "Registro de quem abriu o portão",
    phrase: "o registro de quem abriu o portão",
    asks: [
      "registro quem abriu",
      "quem abriu portão",
      "saber quem abriu portão",
      "registro abertura portão",
      "registro entrada saída portão",
      "histórico abertura portão",
      "histórico portão",
      "log portão",
      "relatório acessos portão",
      "relatório entrada condomínio",
      "horário quem abriu portão",
      "câmera ver quem abriu",
      "provar quem abriu portão",
      "controle que registra horário",
      "relatório quem entrou garagem",
    ],
    intent: "question",
    answers: {
      any: [
        "Só há registro se o acesso identifica cada pessoa: tag, cartão, facial, senha ou aplicativo guardam nome e hora. Um controle comum não registra nada; um receptor com cadastro individual e memória de eventos pode mostrar qual controle abriu.",
        "Para saber quem abriu e a que horas, use tag, facial ou aplicativo com histórico, e uma câmera apontada para o vão. O controle comum dá o mesmo toque seja de quem for, e nada fica gravado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Meios que registram", "Tag, facial, app ou receptor"],
        slots: [
          [
            "A tag registra o carro; facial e cartão, a pessoa; aplicativo, a conta.",
            "Cada meio registra uma coisa: o carro, a pessoa ou o celular.",
          ],
          [
            "O receptor de condomínio com memória de eventos aproveita os controles atuais, se forem do padrão dele.",
            "Há receptores que anotam o número do controle e a hora.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Câmera junto do registro", "O que a câmera e o registro mostram"],
        slots: [
          ["A câmera mostra quem passou; o registro, que autorização foi usada.", "Um sem o outro deixa dúvida."],
          [
            "Acerte o relógio dos dois e defina por quantos dias se guarda.",
            "Relógios acertados e prazo de guarda definido.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["LGPD e quem pode ver", "Regras para guardar os registros"],
        slots: [
          [
            "O condomínio diz em ata quem consulta, por quanto tempo guarda e como o morador pede os seus dados.",
            "Registro de acesso é dado pessoal: uso limitado à segurança.",
          ],
          ["Não divulgue imagem em grupo de mensagens.", "Imagem de morador não vai para o grupo do prédio."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para saber quem abriu o portão em um dia passado?",
        answers: ["Só se o sistema já registrava. A câmera pode ajudar, se ainda houver gravação."],
      },
      {
        question: "Precisa trocar o motor para registrar quem abriu?",
        answers: ["Não: o leitor é ligado à entrada de botoeira."],
      },
    ],
    photo: "fotos da entrada, do receptor e da etiqueta do motor",
  },
  {
    id: "botao-de-panico",
    broader: "alarme",
    label: "Botão de pânico e o portão",
    phrase: "o botão de pânico ligado ao portão",
    asks: [
      "motor botão emergência",
      "botão emergência motor",
      "motor parada emergência",
      "motor botão parada",
      "botão pânico",
      "botão pânico portão",
      "botão pânico ligado portão",
      "botão pânico garagem",
      "botão pânico condomínio",
      "botão pânico controle",
      "controle pânico portão",
      "pânico silencioso portão",
      "botão emergência portão",
      "botão parada emergência portão",
      "botão soco portão",
      "coação portão",
      "senha coação portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O motor de portão pode ter botão de emergência: um botão de parada ligado à central, à vista de quem vê a folha, corta o movimento na hora. Instalamos no motor que você tem, se a placa tem essa entrada, com visita a partir de {price.preventive} em casa, sem peças; o botão de pânico, que chama ajuda, é outro circuito.",
        "O botão de pânico avisa o alarme ou a central de monitoramento sem barulho e não deve travar nem fechar o portão sobre alguém. Pode ser uma tecla do controle ou um botão fixo na portaria; o que para a folha é outro, o de parada de emergência.",
        "Botão de pânico e botão de parada são coisas diferentes: o de pânico chama ajuda em silêncio; o de parada corta o movimento do portão. Os dois podem ser instalados, em circuitos separados.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Pânico e parada: dois circuitos", "O que cada botão faz"],
        slots: [
          [
            "O pânico vai ao alarme, por um canal do controle ou fio próprio, e a resposta é da empresa de monitoramento.",
            "O alarme recebe o sinal e avisa quem vigia.",
          ],
          [
            "A parada de emergência entra na central do portão e só volta a andar depois de destravada.",
            "O botão de parada trava até alguém soltar.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Onde instalar", "Carro, guarita ou casa"],
        slots: [
          [
            "No carro, um botão separado do de abrir, para não errar; na guarita, ao alcance da mão e escondido da janela.",
            "Discreto e fácil de achar no escuro.",
          ],
          ["O de parada fica à vista, com a folha visível.", "A parada de emergência nunca fica escondida."],
        ],
      },
      {
        about: "check",
        headings: ["Como testar o botão de pânico", "Antes de confiar no botão"],
        slots: [
          ["Teste todo mês com a central de monitoramento avisada.", "Pânico que nunca foi testado não conta."],
          ["Combine o que acontece depois: quem liga, quem vai.", "Defina quem recebe o aviso e o que faz."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão pode fechar no pânico?",
        answers: ["Não convém: pode prender pessoas. A reação é da segurança, não do motor."],
      },
      {
        question: "Vocês instalam botão de pânico no portão?",
        answers: ["A ligação ao portão, sim, caso a caso; o alarme é de quem monitora. Confirme com fotos da central."],
      },
    ],
    photo: "fotos da central do portão fechada, da guarita e da etiqueta do motor",
  },
  {
    id: "controle-tres-botoes",
    broader: "controle",
    label: "Controle com vários botões para vários portões",
    phrase: "o controle com vários botões",
    asks: [
      "controle para vários portões",
      "controle vários botões",
      "outros botões do controle servem",
      "controle 3 botões",
      "controle três botões",
      "controle 2 botões",
      "controle 4 botões",
      "controle remoto 4 botões",
      "controle 4 botões [marca]",
      "controle 3 botões [marca]",
      "controle 2 botões [marca]",
      "controle 4 teclas",
      "controle quatro botões",
      "controle três portões",
      "controle 3 portões",
      "controle botões portões",
      "um controle três portões",
      "um controle vários portões",
      "botão controle outro portão",
      "gravar segundo botão",
      "segundo botão controle",
      "terceiro botão controle",
      "para que serve segundo botão",
      "cada botão um portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, um controle de 3 botões abre três portões, um por botão, como em casa, no trabalho e na praia, se todos usam a mesma frequência e o mesmo tipo de código. Para gravar o segundo botão, põe-se o receptor do outro portão em modo de gravação e aperta-se só esse botão.",
        "O controle para vários portões funciona como vários controles num só: cada um dos três botões é gravado em um portão diferente, ou na luz e no social. Onde a frequência ou o código for outro, um receptor avulso do padrão do controle resolve.",
        "Para que servem os outros botões do controle: cada um abre outro portão, desde que gravado no receptor dele. O de três botões comanda até três portões de mesma frequência e código; no que for diferente, instala-se um receptor avulso e o motor fica.",
      ],
      price: [
        "O preço do controle com 2, 3 ou 4 botões muda pouco pelo número de teclas e muito pelo código: o fixo compatível é o mais barato, e o rolante pede o da própria linha. A gravação só soma quando exige visita.",
        "Controle de três botões é cobrado por unidade, conforme a marca e o código. Código fixo aceita compatível, que custa menos; rolante, não; e gravar você mesmo, pelo manual, não custa nada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como gravar cada botão em um portão", "Um botão de cada vez"],
        slots: [
          [
            "Faça um portão por vez, com o vão livre, e teste antes de passar ao outro. Em receptor fora do motor, você mesmo faz pelo manual.",
            "Grave um, teste e só depois passe ao seguinte. Se o receptor fica dentro do motor, deixe com o técnico, porque há tensão ali.",
            "Siga portão por portão, olhando o vão. Receptor dentro do motor é do técnico; caixinha externa, você grava com o manual.",
          ],
        ],
        steps: [
          "Confira no verso do controle a frequência e o modelo.",
          "Dê um toque curto no botão de gravar do receptor do primeiro portão.",
          "Aperte só a tecla escolhida e teste.",
          "Vá ao segundo portão e repita com outra tecla.",
          "Marque os botões, para não abrir o errado.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando o botão não grava", "Controles de padrões diferentes"],
        slots: [
          [
            "Frequência ou código diferente não grava, por mais que se repita: compare o verso dos dois controles. Os padrões mais comuns são 433 MHz, atual, e 292 MHz, antigo.",
            "Se o segundo portão não aprende, olhe MHz e tipo de código. Controle de 433 não grava em receptor de 292, nem fixo em rolante.",
            "O motivo é quase sempre padrão diferente, como 433 contra 292 MHz ou fixo contra rolante. Insistir não adianta.",
          ],
          [
            "Um receptor avulso do padrão do seu controle, ligado na entrada da botoeira, iguala o portão diferente em até {trade.smallRepair}. O motor e os controles antigos dele continuam valendo.",
            "Põe-se um receptor avulso no portão que destoa, serviço de até {trade.smallRepair}, sem tirar o que já existe.",
            "No portão diferente entra um receptor do seu padrão, em até {trade.smallRepair}, ao lado do original. Ninguém precisa trocar de controle.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para não abrir o portão errado", "Uso no dia a dia"],
        slots: [
          [
            "Botões lado a lado no bolso disparam sozinhos, por isso prefira controle com tampa ou recuo. Só acione o portão que você está vendo.",
            "No bolso, qualquer tecla se aperta sem querer; modelo com capa evita. E não comande portão fora da vista.",
            "Escolha um com tampa, porque tecla solta no bolso abre o portão. Acione sempre olhando para o vão.",
          ],
          [
            "Cada botão gravado ocupa um lugar da memória em muitas placas. Perdeu o controle, apague-o em todos os portões que ele abria, e não só no de casa.",
            "Em muitas centrais, três teclas são três posições de memória. Se o controle some, limpe o cadastro em cada portão.",
            "A memória conta tecla por tecla em boa parte das placas. E um controle perdido precisa sair de todos os receptores.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um botão pode abrir dois portões juntos?",
        answers: [
          "Pode, se for gravado nos dois receptores, mas só convém quando os dois estão à vista.",
          "Sim, com a mesma tecla cadastrada em ambos. Evite se um deles fica fora do seu olhar.",
        ],
      },
      {
        question: "O terceiro botão serve para a luz da garagem?",
        answers: [
          "Serve, se a placa ou um receptor tiver saída para luz. Grava-se a tecla nesse canal.",
          "Sim, com um receptor que comande a lâmpada por relé. O circuito dela fica separado do motor.",
        ],
      },
      {
        question: "Posso gravar o portão do prédio sozinho?",
        answers: [
          "Não: quem grava é a administração, que controla a lista. Leve o controle e peça a tecla livre.",
          "Em prédio, só com o síndico. Cópia por fora costuma ser proibida no regimento.",
        ],
      },
      {
        question: "Gravar um botão novo apaga os outros?",
        answers: [
          "Não, com o toque curto na tecla de gravar. O toque longo, em muitas placas, apaga toda a memória.",
          "Só se você segurar demais o botão da central. Siga o tempo do manual.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e das etiquetas dos motores",
  },
  {
    id: "mudanca-portao-aberto",
    broader: "predio",
    label: "Portão aberto durante mudança ou obra",
    phrase: "o portão aberto durante a mudança",
    asks: [
      "mudança portão aberto",
      "mudança prédio portão",
      "caminhão mudança portão",
      "deixar portão aberto mudança",
      "deixar portão aberto",
      "deixar portão aberto obra",
      "portão aberto obra",
      "manter portão aberto",
      "segurar portão aberto",
      "travar portão aberto",
      "portão não fechar mudança",
      "desligar fechamento automático mudança",
      "como deixar portão aberto sem fechar",
      "portão ficar aberto descarregar",
      "caminhão não passa portão",
      "altura caminhão portão garagem",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para deixar o portão aberto na mudança, abra até o fim e desligue o disjuntor do motor, com alguém vigiando a entrada; não segure a folha com calço nem cubra a fotocélula. O basculante só fica aberto se está equilibrado e travado pelo motor: não destrave nem deixe ninguém parado embaixo.",
        "Abra por completo, corte a energia do motor no disjuntor e sinalize; ao terminar, religue e teste a fotocélula. Fita na fotocélula ou pedra no trilho força o motor e é perigoso. Meça a altura do vão antes de o caminhão chegar.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Antes, durante e depois", "Passos da mudança"],
        slots: [
          ["Combine com a portaria quem vigia e por quanto tempo.", "Um portão aberto precisa de alguém olhando."],
        ],
        steps: [
          "Meça altura e largura do vão e compare com o caminhão.",
          "Abra o portão até o fim, pelo comando normal.",
          "Desligue o disjuntor do motor e avise os moradores.",
          "Deixe uma pessoa na entrada.",
          "No fim, libere o vão, religue e teste o sensor.",
        ],
      },
      {
        about: "safety",
        headings: ["O que não fazer com o portão aberto", "Erros que quebram o portão"],
        slots: [
          [
            "Calço, corrente na folha e fotocélula tampada viram batida em carro ou gente.",
            "Tampar o sensor tira a única proteção do vão.",
          ],
          [
            "Não destrave basculante para segurar na mão: ele pode cair.",
            "Uma folha que sobe não se segura com escada nem cabo de vassoura.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Se o portão fica aberto com frequência", "Modo aberto e horário"],
        slots: [
          [
            "Algumas centrais têm modo de manter aberto, ligado por chave na portaria.",
            "Uma chave na portaria pode suspender o fechamento automático.",
          ],
          ["Regimento com hora de mudança evita portão aberto à noite.", "Marque mudança de dia e com aviso."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga se o caminhão da mudança bater no portão?",
        answers: ["Paga quem bateu, ou a transportadora. Fotografe antes e depois."],
      },
      { question: "Desligar o disjuntor apaga os controles?", answers: ["Não: a memória não depende da energia."] },
    ],
    photo: "fotos do portão aberto, do vão com a medida e da etiqueta do motor",
  },
  {
    id: "controle-para-empregados",
    broader: "controle-de-acesso",
    label: "Acesso para diarista, babá e funcionários",
    phrase: "o acesso de quem trabalha na casa",
    asks: [
      "diarista controle",
      "diarista controle portão",
      "babá controle portão",
      "diarista babá controle portão",
      "diarista precisa controle",
      "empregada controle portão",
      "cuidador controle portão",
      "jardineiro controle portão",
      "piscineiro controle portão",
      "funcionário controle portão",
      "dar controle funcionário",
      "dar controle diarista",
      "diarista entrar casa portão",
      "diarista senha portão",
      "funcionário senha portão",
      "senha temporária portão",
      "acesso diarista",
    ],
    intent: "question",
    answers: {
      any: [
        "Para diarista, babá e cuidador, o melhor é senha ou digital no portão social, com dia e hora, que se cancela na saída; o controle da garagem não é preciso. Um controle emprestado continua abrindo até ser apagado da central.",
        "Prefira senha própria ou cadastro no aplicativo, com horário, no lugar do controle: cada pessoa tem a sua, e sair do emprego é só apagar. Se a pessoa chega de carro, dê um controle cadastrado em nome dela.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Senha, digital, aplicativo ou controle", "O acesso certo para cada um"],
        slots: [
          ["Quem vem a pé usa o social: senha, digital ou interfone.", "A pé, senha ou digital no social bastam."],
          [
            "Quem vem de carro, como motorista e cuidador, recebe controle com nome anotado.",
            "De carro, usa-se um controle registrado, devolvido na saída.",
          ],
          [
            "Uma senha com horário só abre nos dias combinados, se o teclado tiver essa função.",
            "Um teclado com horário limita o acesso aos dias de trabalho.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Quando a pessoa deixa o serviço", "Apague o acesso de quem sai"],
        slots: [
          [
            "Cancele a senha no mesmo dia e apague o controle da memória.",
            "Apague a senha e o controle antes do acerto final.",
          ],
          ["Não use a mesma senha para a família e para quem trabalha.", "Senha de família não se divide."],
        ],
      },
      {
        about: "what",
        headings: ["Como o teclado ou leitor é ligado", "Do teclado ao portão"],
        slots: [
          [
            "Teclado e leitor dão um contato na fechadura ou na placa do motor, sem trocar nada.",
            "O leitor entra na botoeira da placa ou na fechadura do social.",
          ],
          ["Falta de luz pede chave no social.", "Tenha a chave mecânica do social para a falta de luz."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ver a hora em que a diarista entrou?",
        answers: ["Se o teclado ou o aplicativo guarda histórico, sim. Avise a pessoa de que há registro."],
      },
      {
        question: "Como liberar o portão para o entregador de todo dia?",
        answers: ["Use o interfone ou um QR Code de uso único; nunca passe a senha da casa."],
      },
    ],
    photo: "fotos do portão social, da garagem e da etiqueta do motor",
  },
];
