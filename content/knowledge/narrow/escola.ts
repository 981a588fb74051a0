import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const escola: NarrowConcept[] = [
  {
    id: "normas-do-portao-de-escola",
    broader: "escola",
    label: "Normas do portão de escola",
    phrase: "as normas do portão de escola",
    asks: [
      "norma portão escola",
      ...combine(
        ["escola", "creche", "colégio", "berçário"],
        [
          "normas",
          "portão normas",
          "segurança normas",
          "portão segurança normas",
          "portão eletrônico segurança normas",
          "portão automático segurança normas",
          "normas segurança portão",
          "norma portão",
          "nbr portão",
          "lei portão",
          "exigências portão",
          "portão bombeiros",
          "portão avcb",
          "portão nbr 9050",
          "portão acessibilidade",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Nenhuma norma trata só do portão eletrônico de escola: a segurança dele segue três, a NBR 9050, que pede entrada acessível, a NBR 5410, da parte elétrica, e as regras dos bombeiros, que exigem saída livre. Além delas, o portão dos carros não deve fechar sozinho e leva fotocélula em duas alturas.",
        "As normas do portão de escola são a NBR 9050, de acessibilidade, a NBR 5410, de instalação elétrica, e as do Corpo de Bombeiros, de saída de emergência. A segurança dos alunos pede ainda entrada separada da dos carros e portão que só anda com um funcionário olhando.",
        "O portão automático de escola precisa cumprir as normas de acessibilidade (NBR 9050), de elétrica (NBR 5410) e de incêndio, vistoriadas pelos bombeiros. Não há uma só para ele, e o município pode pedir mais. Para a segurança, o essencial é aluno não passar pelo portão dos carros.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cada norma pede do portão", "NBR 9050, NBR 5410 e bombeiros"],
        slots: [
          [
            "A NBR 9050 quer uma entrada por onde passe uma cadeira de rodas: caminho sem degrau desde a calçada e vão livre de pelo menos oitenta centímetros na porta ou no portão de pedestres. A NBR 5410 pede circuito próprio para o motor, com disjuntor, fio terra e proteção contra choque.",
            "Pela NBR 9050, o portão de pedestres fica na rota acessível, sem degrau, e abre no mínimo oitenta centímetros livres, o bastante para uma cadeira de rodas. Pela NBR 5410, o motor tem circuito só dele, aterrado e protegido contra choque.",
            "Acessibilidade quer dizer, no portão, chegar sem degrau e passar com folga de cadeira de rodas: oitenta centímetros livres ou mais, segundo a NBR 9050. Da elétrica trata a NBR 5410, com disjuntor, aterramento e dispositivo contra choque no circuito do motor.",
          ],
          [
            "Os bombeiros verificam, para dar o AVCB, que é o auto de vistoria, se as rotas de fuga estão livres. O portão que faz parte de uma delas abre por dentro sem chave enquanto há aula e não depende de energia.",
            "O AVCB, o auto de vistoria dos bombeiros, exige rota de fuga desimpedida. Se o portão está nessa rota, precisa abrir por dentro sem chave durante as aulas e também quando falta energia.",
            "Para renovar o AVCB, que é o auto de vistoria do Corpo de Bombeiros, a saída não pode ter portão trancado no horário de aula. O que fica na rota de fuga abre por dentro, com ou sem energia.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Segurança no portão dos carros", "Proteções que a escola deve pedir"],
        slots: [
          [
            "O fechamento automático fica desligado, e só a portaria aciona, com a folha à vista. A fotocélula baixa enxerga a criança e a mais alta, o carro; a borda sensível, uma borracha na ponta da folha, para o portão ao toque.",
            "São quatro proteções: fotocélula em duas alturas, borda sensível na ponta da folha, força regulada no mínimo e botão de parada na portaria. O portão não fecha por tempo, e pais e alunos não recebem controle.",
            "Peça dois pares de fotocélula, um baixo e um alto, força mínima no motor e botão de parada junto de quem aciona. Na entrada e na saída dos alunos, o portão dos carros fica parado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se o seu portão atende", "Confira na sua escola"],
        slots: [
          [
            "Esta conferência é feita sem alunos e não substitui o projeto, que é do engenheiro ou arquiteto responsável.",
            "Faça a lista com o pátio vazio. O que faltar é levado ao responsável técnico pelo projeto da escola.",
            "Basta uma trena e alguns minutos fora do horário de aula. A palavra final é do profissional que assina o projeto.",
          ],
        ],
        steps: [
          "Meça o vão livre do portão de pedestres, com a folha toda aberta.",
          "Veja se há degrau ou trilho alto no caminho da cadeira de rodas.",
          "Confirme no projeto de incêndio quais portões estão na rota de fuga.",
          "Teste se eles abrem por dentro sem chave.",
          "Peça ao técnico o teste das fotocélulas e da força, com relatório.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão da escola pode ficar trancado durante a aula?",
        answers: [
          "O da rua pode ser controlado, desde que a rota de fuga não dependa dele. O que está nela precisa abrir por dentro, sem chave.",
          "Só se não fizer parte da saída de emergência. O projeto de incêndio mostra quais portas e portões ficam livres.",
        ],
      },
      {
        question: "Quem confere se o portão está dentro das normas?",
        answers: [
          "O engenheiro ou arquiteto responde pelo projeto, e os bombeiros fazem a vistoria. O técnico do motor testa sensores, força e destravamento.",
          "O projeto é do responsável técnico da escola, e a vistoria, dos bombeiros e da prefeitura. Do motor e dos sensores cuida a empresa de manutenção.",
        ],
      },
      {
        question: "De quanto em quanto tempo o portão da escola é revisado?",
        answers: [
          "No mínimo {visits.business}, sem alunos, com teste dos sensores e da parada e relatório guardado.",
          "Pelo menos {visits.business}, de preferência nas férias. O relatório dos testes fica com a direção.",
        ],
      },
    ],
    photo: "fotos das entradas de alunos e de carros, com as medidas da folha",
  },
  {
    id: "escola-saida-alunos",
    broader: "escola",
    label: "Portão automático em escola",
    phrase: "o portão automático na escola",
    asks: [
      "portão automático escola seguro",
      "portão automático creche seguro",
      "portão automático colégio seguro",
      "creche fechamento automático",
      "creche fecha sozinho",
      "creche portão perigoso",
      "crianças passam junto carros portão",
      "colégio fechamento automático alunos",
      "saída estudantes portão machucar",
      "alunos passando portão",
      "portão escola seguro",
      "escola portão alunos",
      "saída alunos portão",
      "escola fecha sozinho",
      "escola portão perigoso",
      "escola fechamento automático",
      "escola portão segurança",
    ],
    intent: "question",
    answers: {
      any: [
        "A segurança do portão automático de escola começa por separar as entradas: carros por um portão, alunos por outro. O dos carros não fecha sozinho, tem fotocélula em duas alturas e só é acionado por um funcionário que vê a folha inteira.",
        "Portão automático em escola é seguro quando aluno não passa por ele: carros entram por um acesso e crianças por outro. O motor fica sem fechamento automático, com fotocélula em duas alturas e comando de um funcionário que vê a folha inteira.",
        "Aluno não deve passar pelo portão de carros da escola. Na entrada e na saída dos alunos, o portão eletrônico fica parado ou aberto e travado, com adulto no vão. A entrada das crianças é à parte, com fechadura comandada pela portaria.",
        "É perigoso criança passar junto com os carros. Na saída dos alunos, o portão automático da escola fica parado, e os carros saem antes, depois ou por outro lugar. A segurança pede também fotocélula em duas alturas, borda sensível, que é uma borracha que para a folha ao toque, e botão de parada.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Entrada e saída dos alunos", "Regras para a portaria"],
        slots: [
          [
            "Na hora da entrada e da saída, o portão de veículos não se move com criança por perto, e o movimento é feito antes ou depois do fluxo. Quem aciona é um funcionário treinado, com a folha inteira à vista.",
            "Com alunos no pátio, o portão fica parado. Quem aciona é um adulto treinado, de onde vê a folha inteira.",
            "O portão não é acionado com criança por perto. Só a portaria comanda, de um lugar em que vê a folha inteira.",
          ],
          [
            "Fotocélula perto do chão vê criança pequena, e a segunda, o carro; borda e força mínima param a folha. O controle não fica com pais nem com alunos.",
            "Um feixe de fotocélula fica baixo, para a criança, e outro mais alto, para o carro. A borda sensível vai na ponta da folha. Pais e alunos não recebem controle.",
            "São dois feixes em alturas diferentes, borda sensível na ponta e força regulada no mínimo. Pais e alunos não recebem controle.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que portão e motor servem na escola", "Escolha para escola e creche"],
        slots: [
          [
            "Use folha de correr, de velocidade baixa, com grade de vão estreito, em que não caiba cabeça nem braço. Entre a folha e a coluna vai uma proteção, porque é ali que a criança põe a mão.",
            "A grade precisa ter vãos pequenos, onde não entre mão, e a folha deve andar devagar. O encontro com a coluna recebe uma proteção.",
            "Escolha grade em que não passe mão nem cabeça, motor lento e proteção na coluna. Em escola, portão rápido é defeito, e não vantagem.",
          ],
          [
            "A saída de emergência precisa abrir por dentro sem chave, mesmo quando falta luz, como pede o projeto de incêndio da escola. Se a fechadura é elétrica, ela tem de soltar na falta de energia.",
            "A saída de emergência precisa abrir por dentro, sem chave e também sem energia, como pede a vistoria dos bombeiros. Verifique isso no projeto.",
            "Numa emergência, a saída precisa abrir por dentro, mesmo sem luz. O projeto de incêndio diz por qual porta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste da portaria", "O que conferir toda semana"],
        slots: [
          [
            "O teste é feito por funcionário, sem alunos no pátio e com a folha à vista. Falha em sensor tira o portão de uso, mesmo com o motor andando.",
            "Teste uma vez por semana, sem alunos no pátio e olhando a folha. Se algo falhar, use outra entrada até o conserto.",
            "Faça o teste uma vez por semana, antes da abertura e com o pátio vazio. Se um sensor falhar, o portão não é usado até o conserto.",
          ],
        ],
        steps: [
          "Confirme que não há ninguém perto da folha e limpe as fotocélulas.",
          "Mande fechar e corte o feixe de cada par com um bastão: a folha deve reabrir.",
          "Aperte o botão de parada com a folha em movimento.",
          "Anote data e resultado.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa automatizar com segurança", "O que define o preço na escola"],
        slots: [
          [
            "Em portão pesado, a troca do motor custa de {price.heavySwap}, com mão de obra, antes dos acessórios. Sensores em duas alturas, borda e botão de parada somam por item, e a montagem leva {time.heavy}.",
            "Trocar o motor de uma folha pesada custa de {price.heavySwap}, com o serviço, e os sensores são orçados à parte. A montagem leva {time.heavy} e pode ser marcada para as férias ou o fim de semana.",
            "A troca do motor em portão pesado fica de {price.heavySwap}, e cada sensor tem o seu preço no orçamento. O serviço dura {time.heavy} e é feito fora do horário de aula.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Existe norma para portão de escola?",
        answers: [
          "Não conhecemos uma só para ele. Aplicam-se a NBR 9050 na passagem de pessoas, a NBR 5410 na fiação e as regras dos bombeiros na saída de emergência; o município pode pedir mais.",
          "Não há uma norma única. O engenheiro do projeto junta a NBR 9050, a NBR 5410, as exigências dos bombeiros e as do município.",
        ],
      },
      {
        question: "Os pais podem ter controle do portão da escola?",
        answers: [
          "Não é recomendado. A portaria aciona, com a folha à vista, e o perdido é difícil de recolher.",
          "Melhor não, porque cada controle a mais é alguém que pode acionar sem ver a passagem. A portaria abre para todos.",
        ],
      },
      {
        question: "O portão pode fechar sozinho?",
        answers: [
          "Em escola, não convém. Fecha quem está vendo a passagem livre.",
          "Não: o fechamento por tempo fica desligado, e quem fecha é o funcionário, com o vão inteiro à vista.",
        ],
      },
      {
        question: "De quanto em quanto tempo revisar?",
        answers: [
          "{visits.business}, no mínimo, sem alunos, com teste dos sensores e da parada. O relatório fica guardado.",
          "Ao menos {visits.business}, fora do horário de aula. Guarde o relatório.",
        ],
      },
    ],
    photo: "fotos das entradas de alunos e de carros, com as medidas da folha e os horários de pico",
  },
  {
    id: "sensor-de-portao-de-escola",
    broader: "escola",
    label: "Sensor para portão de escola",
    phrase: "o sensor do portão da escola",
    asks: [
      "sensor portão escola",
      "sensor barreira escola",
      "sensor barreira portão escola",
      "barreira infravermelha escola",
      "sensor segurança portão escola",
      "sensor portão creche",
      "sensor escola criança",
      "sensor portão colégio",
    ],
    intent: "installation",
    answers: {
      any: [
        "No portão automático de escola, a segurança vem de sensores em duas alturas: fotocélulas por volta de 20 a 30 cm e de 60 a 70 cm do chão, ou barreira própria para portão, que veem também a criança pequena. Borda sensível e força mínima completam, e o valor instalado sai por foto da entrada.",
        "O sensor de barreira para portão de escola precisa ser feito para ligar na central do motor, e não no alarme. Sem ele, use fotocélulas em duas alturas, perto de 25 e de 65 cm. Assim até a criança menor interrompe o feixe. Instalamos os pares e orçamos por foto da entrada.",
        "Portão automático de escola pede fotocélula dupla, a 20 ou 30 cm e a 60 ou 70 cm do chão, ou um sensor de barreira que se ligue à central. Um feixe só passa por cima da criança pequena. Fazemos a instalação, com orçamento pela foto da entrada e do motor.",
      ],
      price: [
        "O preço do sensor no portão de escola depende de quantos pares de fotocélula são, do cabo até a central e de haver borda sensível na folha. Dois pares são o mínimo, a barreira de vários feixes custa mais, e tudo é orçado junto por foto da entrada.",
        "O preço do sensor para portão de escola varia com o número de fotocélulas, a distância do cabo à central e a borda na ponta da folha. O par simples é o mais barato, a barreira o mais caro, e a foto da entrada dá o total.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Fotocélula, barreira e borda na escola", "Que sensor usar onde há crianças"],
        slots: [
          [
            "A fotocélula é um par de sensores com um feixe entre eles. Quem cruza a linha faz o portão parar e reabrir. Um feixe na altura do para-choque deixa passar quem é pequeno, e por isso são dois pares.",
            "Cada fotocélula cria um feixe no vão e, cortado o feixe, a folha para e volta. Instalada só na altura dos carros, não enxerga a criança menor; daí o segundo par, mais baixo.",
            "O par de fotocélulas forma uma linha invisível que, interrompida, faz a folha recuar. Como uma linha alta ignora os menores, o portão da escola leva duas, em alturas diferentes.",
          ],
          [
            "A barreira reúne vários feixes e cobre mais altura, desde que seja de portão, com saída para a central. A borda sensível, uma tira na ponta da folha que faz o portão recuar ao tocar, protege onde o feixe não alcança.",
            "Com vários feixes empilhados, a barreira fecha melhor o vão, mas o modelo de alarme não comanda o motor. Para o toque que escapa aos feixes existe a borda sensível, a tira de borracha na ponta da folha.",
            "Onde se quer cobertura maior, entra a barreira de vários feixes, na versão que conversa com a central do portão. Na ponta da folha vai a borda sensível, faixa que manda recuar quando encosta em algo.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Entrada e saída dos alunos", "Cuidados na hora de mais movimento"],
        slots: [
          [
            "Na entrada e na saída, o portão dos carros fica parado e os alunos usam um portão de pedestres separado. Sensor diminui o risco, mas não substitui quem vigia.",
            "Nos horários de aluno, ninguém move o portão de veículos: a turma passa pelo acesso de pedestres. Nenhum sensor dispensa o funcionário que olha a passagem.",
            "Enquanto os alunos entram ou saem, o acesso dos carros não funciona, e a passagem é pelo portão social. A vigilância de uma pessoa continua necessária, mesmo com todos os sensores.",
          ],
          [
            "Quem aciona precisa ver o vão inteiro, e nesse período o fechamento automático fica desligado. Fotocélula com defeito nunca é anulada: o portão sai do automático até o conserto.",
            "O comando cabe à portaria, com a folha à vista e sem fechamento automático nessas horas. Falhou um sensor, o portão para de operar sozinho até o reparo, sem ponte nem desvio.",
            "A abertura fica com um funcionário que enxergue a passagem toda, e o fechar sozinho é desativado no pico. Se a fotocélula falhar, não se faz ponte: o automático espera o reparo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Instalação e teste dos sensores", "Como os sensores são instalados"],
        slots: [
          [
            "Os pares são presos em coluna firme, longe do sol direto na lente e protegidos de bola e mochila. O cabo vai em duto próprio até a central, separado do de energia.",
            "Fixam-se os sensores em base que não balança, abrigados de pancadas e sem sol de frente. Um tubo só deles leva o cabo à placa, sem dividir espaço com a força.",
            "A coluna precisa ser firme, e a lente não pode receber sol direto nem bolada. Até a central, o cabo segue por duto separado da rede elétrica.",
          ],
          [
            "Depois, a força é reduzida ao mínimo, e cada altura é testada com um objeto enquanto a folha fecha: ela tem de parar e reabrir. A escola repete esse teste toda semana, de longe, e anota.",
            "Com tudo ligado, põe-se um objeto na linha de cada feixe durante o fechamento, e o portão deve voltar. A força do motor fica no mínimo, e o ensaio semanal passa à escola, com registro.",
            "No fim regula-se a menor força e simula-se um obstáculo em cada altura, para a folha parar e abrir. Alguém da escola deve refazer a prova uma vez por semana, com objeto, nunca com o corpo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O sensor do alarme protege o portão da escola?",
        answers: [
          "Não no lugar da fotocélula: ele avisa a central de alarme, e não a do motor, então a folha continua fechando. Só serve o sensor com saída para a placa do portão.",
          "Não. O alarme registra a invasão, mas o motor nada recebe e segue fechando. Use fotocélula ou barreira ligada à central do portão.",
        ],
      },
      {
        question: "Quantas fotocélulas o portão da escola precisa?",
        answers: [
          "Dois pares, em alturas diferentes, é o mínimo onde passam crianças. Vão largo ou portão de ônibus pode pedir outro par, mais para dentro.",
          "No mínimo dois pares. Se entra ônibus ou o vão é fundo, acrescenta-se um terceiro do lado de dentro, para cobrir quem está atrás da folha.",
        ],
      },
      {
        question: "Dá para instalar fora do horário de aula?",
        answers: [
          "Dá: combina-se noite, fim de semana ou férias, e o portão é testado antes da volta dos alunos. O atendimento é {shop.hours}.",
          "Sim, o serviço pode ser feito à noite, no sábado ou nas férias, com o acesso livre. Os testes acabam antes de os alunos voltarem.",
        ],
      },
      {
        question: "Os sensores funcionam com o motor que já existe?",
        answers: [
          "Quase sempre: as centrais atuais têm entrada de fotocélula. Placa antiga, sem essa entrada ou sem reversão, é trocada, e isso vai no mesmo orçamento.",
          "Na maioria dos motores, sim, pela entrada de fotocélula da placa. Se a central não a tem ou não reverte a folha, é preciso substituí-la.",
        ],
      },
    ],
    photo: "uma foto de cada lado do portão, com as colunas inteiras, outra da calçada e a da etiqueta do motor",
  },
  {
    id: "escola-portao-parado",
    broader: "escola",
    label: "Portão da escola não abre ou não fecha",
    phrase: "o portão da escola que parou",
    asks: [
      "escola portão quebrado alunos",
      "escola portão quebrado aluno entrando",
      "creche portão quebrado",
      "portão escola quebrado",
      "portão escola quebrou",
      "colégio portão quebrado",
      ...combine(
        ["escola", "colégio", "creche"],
        ["portão"],
        [
          "parado",
          "parou",
          "não abre",
          "travado",
          "travou",
          "quebrado",
          "quebrou",
          "não funciona",
          "emperrado",
          "emperrou",
          "com defeito",
        ],
      ),
      ...combine(["colégio", "creche"], ["portão"], ["não fecha"]),
    ],
    isAskedByName: true,
    intent: "repair",
    answers: {
      any: [
        "Com o portão da escola parado, ponha um adulto na passagem, leve os alunos a outra entrada e desligue o disjuntor, sem ninguém segurar ou empurrar a folha. Depois chame com um vídeo: o conserto é atendido {shop.hours}, inclusive em creche e colégio, com horário e valor informados antes.",
        "Portão de escola ou creche que não abre ou não fecha pede, primeiro, alunos longe do vão e um funcionário na entrada; só então se confere o disjuntor e se dá um toque na botoeira. Sem resposta, desligue e peça o conserto urgente, {shop.hours}, com um vídeo do portão.",
        "Se o portão do colégio travou com alunos na porta, desvie as crianças para outra entrada, deixe um adulto no vão e corte a energia no disjuntor. O atendimento de urgência funciona {shop.hours}. Um vídeo com o som do motor adianta a causa, e o valor é combinado antes da ida.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Alunos e carros com o portão parado", "A entrada da escola até o conserto"],
        slots: [
          [
            "Os alunos entram pela porta de pedestres, nunca pelo vão do portão quebrado, com cone e um funcionário ali. Basculante erguido, folha torta ou cabo solto ficam como estão, e ninguém passa embaixo.",
            "Use outra porta para as crianças e marque o vão com cones e uma pessoa. Sob folha parada no alto não passa ninguém, e basculante com cabo solto não se toca.",
            "Um funcionário e alguns cones fecham a passagem, enquanto as turmas usam a entrada de pedestres. Basculante aberto ou torto permanece quieto, com a área isolada.",
          ],
          [
            "Folha de correr ou de abrir, reta e no trilho, pode ser fechada na mão por um adulto, com o disjuntor desligado e o motor destravado. O basculante não entra nessa regra.",
            "Só um adulto move a folha, e apenas se ela é de correr ou de abrir, está reta e a energia foi cortada. Basculante não se solta.",
            "Fechar na mão só vale para correr ou abrir, com a folha reta e um adulto que a destrave, sem energia. Em basculante isso não se faz.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão da escola parou", "Do silêncio ao ronco: a causa provável"],
        slots: [
          [
            "Portão mudo aponta disjuntor, fusível ou placa, e portão que ronca aponta capacitor fraco ou folha presa. Se abre e não fecha, a fotocélula, sensor que vigia o vão, foi batida por bola ou mochila ou está suja.",
            "Sem som nenhum, faltou energia ou a central parou. Com ronco, o motor não vence a folha. Abrir e não fechar é fotocélula suja ou torta, muito comum onde há bola e mochila.",
            "Separe pelo som: silêncio é energia, comando ou placa; ronco é capacitor ou folha presa. Quando só não fecha, procure a fotocélula empoeirada ou desalinhada.",
          ],
          [
            "Parar justamente na saída, com o motor quente, é a proteção térmica. Motor de casa em fluxo de escola desarma no pico, volta depois de esfriar e indica que o modelo ficou pequeno.",
            "Na hora da saída as aberturas seguidas esquentam o motor, que desarma e volta minutos depois. Isso mostra um modelo abaixo do movimento da escola.",
            "Motor que desliga no pico e funciona mais tarde esquentou além do limite. O fluxo de uma escola pede motor de uso intenso.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz no conserto urgente", "A visita, sem crianças por perto"],
        slots: [
          [
            "O técnico mede energia e comandos, confere sensores, trilho e roldanas e troca o que falhou; um reparo pequeno leva em geral até {trade.smallRepair}. A fotocélula é testada no fim, com o portão fechando e a passagem vazia.",
            "Medição do quadro à placa, limpeza e alinhamento dos sensores e troca da peça ruim formam a visita, que num reparo simples toma até {trade.smallRepair}. O último teste é o da fotocélula, sem ninguém no vão.",
            "Primeiro se mede a energia, depois se veem sensores, roldanas e motor. O reparo simples cabe em {trade.smallRepair}, e nada é entregue antes de a fotocélula parar a folha num teste.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O conserto pode ser feito fora do horário de aula?",
        answers: [
          "Sim: antes da entrada, depois da saída, à noite ou no sábado, combinado pelo WhatsApp.",
          "Pode, e é melhor, porque não há crianças no vão. Basta dizer os horários de entrada e saída.",
        ],
      },
      {
        question: "Quanto custa consertar o portão da escola?",
        answers: [
          "Sensor e fio são o menor gasto, capacitor e roldana vêm depois, e placa ou motor são o maior: a troca do motor em folha pesada fica de {price.heavySwap}, com mão de obra.",
          "Depende da peça, do sensor, que é o mais leve, à placa. Quando é preciso motor novo para folha pesada, conte de {price.heavySwap}, já instalado.",
        ],
      },
      {
        question: "Podemos deixar o portão aberto durante a aula?",
        answers: [
          "Não sem alguém no vão o tempo todo. Se a folha é de correr ou de abrir e está reta, feche na mão e tranque.",
          "Só com vigilância permanente. O melhor é um adulto fechar a folha de correr, com a energia desligada, e pôr cadeado.",
        ],
      },
      {
        question: "De quanto em quanto tempo fazer revisão na escola?",
        answers: [
          "Em escola, {visits.business}, de preferência nas férias, com teste da fotocélula. Entre as visitas, um funcionário limpa as lentes toda semana.",
          "A base é {visits.business}. Marcar nas férias evita parar a entrada, e a limpeza semanal das lentes fica com a equipe.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, outra da etiqueta do motor e os horários de entrada e saída",
  },
  {
    id: "antiesmagamento-na-escola",
    isAskedByName: true,
    broader: "fotocelula",
    label: "Sensor antiesmagamento em portão de escola",
    phrase: "o sensor antiesmagamento do portão da escola",
    asks: [
      ...combine(
        ["antiesmagamento", "anti esmagamento", "borda sensível", "sensor antiesmagamento", "sensor anti esmagamento"],
        ["escola", "creche", "colégio", "portão escola", "portão creche", "portão colégio", "escola infantil"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O sensor antiesmagamento de portão de escola é a borda sensível: um perfil de borracha na ponta da folha que a faz recuar ao encostar no aluno. Ela se soma à fotocélula em duas alturas, que para antes do contato, e à força regulada no mínimo. Instalamos e testamos as três.",
        "Para o portão da escola ou creche não prender uma criança, instale borda de segurança na ponta da folha, fotocélula a 20 e a 60 cm do piso e a força da central no mínimo. A borda sensível recua ao toque, e o preço depende do comprimento dela e da central.",
        "Antiesmagamento em portão de colégio se faz com borda sensível, que recua a folha ao primeiro toque, somada a dois pares de fotocélula e à força mínima na central. Montamos o conjunto no portão existente, desde que a placa aceite a ligação ou um módulo.",
      ],
      price: [
        "O preço do sensor antiesmagamento em portão de escola depende do comprimento da borda sensível, da entrada que a central tem, do cabo até a ponta móvel e do número de fotocélulas. Com duas fotos do portão, peça e mão de obra vêm num orçamento só.",
        "O preço da borda de segurança no portão da escola varia com os metros de borda, o tipo de cabo, móvel ou sem fio, e a placa existente. Central sem entrada própria pede módulo, o que soma. Tudo é orçado junto, peça e trabalho.",
      ],
      installation: [
        "A instalação do antiesmagamento no portão de escola põe borda sensível na aresta que fecha, fotocélula em duas alturas e a força da central no mínimo. Borda e placa são ligadas por cabo espiral ou módulo sem fio, e a folha é testada com um objeto macio.",
        "Instalar borda sensível no portão da escola pede três passos: fixar o perfil de borracha na ponta da folha, ligá-lo à entrada de segurança da central e testar o recuo. Junto vão os dois pares de fotocélula e a regulagem de força.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cada proteção faz", "Borda, força e fotocélula"],
        slots: [
          [
            "São três proteções que se completam, porque cada uma falha onde a outra alcança.",
            "Nenhuma dessas proteções basta sozinha, e por isso a escola usa as três juntas.",
            "As três trabalham em conjunto: o que escapa de uma é visto por outra.",
          ],
        ],
        bullets: [
          "Borda sensível: apertada em qualquer ponto, faz a folha parar e recuar.",
          "Força da central: no mínimo que move o portão, para a folha ceder se encontrar alguém.",
          "Fotocélula baixa, de 20 a 30 cm: vê a criança pequena antes do contato.",
          "Fotocélula alta, de 60 a 70 cm: vê os maiores e os carros.",
        ],
      },
      {
        about: "visit",
        headings: ["Instalação e teste na escola", "Como o sensor é montado"],
        slots: [
          [
            "A borda cobre toda a aresta que fecha, e o sinal chega à central por cabo espiral ou módulo sem fio. Nas colunas, os sensores baixos ganham proteção contra bola e mochila.",
            "O perfil de borracha ocupa a ponta da folha de cima a baixo, ligado à placa por cabo espiral ou rádio. Uma capa protege a fotocélula baixa de boladas.",
            "Cobre-se a aresta inteira com a borda, que fala com a central por fio espiral ou rádio. Os sensores junto ao piso ficam atrás de proteção firme.",
          ],
          [
            "O teste usa um objeto macio em três alturas, nunca o corpo. Só se libera o portão quando a folha para e recua em todas.",
            "Testa-se com espuma ou caixa em três alturas, sem pôr a mão. Se em alguma a folha não recuar, o portão fica fora do automático.",
            "Com um objeto macio, o técnico prova baixo, meio e alto. A folha tem de recuar nas três, e ninguém usa o próprio corpo para isso.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Na entrada e na saída dos alunos", "O que o sensor não resolve"],
        slots: [
          [
            "No horário de entrada e saída, o portão de carros fica parado e os alunos usam um portão de pedestres. O sensor reduz o risco, mas não dispensa alguém vigiando.",
            "Enquanto os alunos passam, o portão dos carros não se move, e eles entram por porta própria. Vigia continua necessário, pois sensor nenhum elimina o risco.",
            "Separe os alunos dos carros: porta de pedestres para uns e portão parado para os outros nesse horário. A proteção ajuda quem vigia, sem ocupar o lugar dele.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A borda sensível funciona na placa que a escola já tem?",
        answers: [
          "Funciona nas centrais com entrada de segurança. Nas outras, um módulo lê a borda e manda a folha recuar.",
          "Depende da placa: com entrada própria, liga direto; sem ela, entra um módulo intermediário.",
        ],
      },
      {
        question: "Basta a fotocélula no portão da escola?",
        answers: [
          "Não onde passam crianças: o feixe só vê o que cruza a linha dele. Borda e força no mínimo cobrem o resto.",
          "Sozinha, não. Um braço acima ou abaixo do feixe passa sem ser visto, e aí quem age é a borda.",
        ],
      },
      {
        question: "Dá para instalar fora do horário de aula?",
        answers: [
          "Dá: o serviço se faz à noite, no fim de semana ou nas férias, e o portão é testado antes da volta dos alunos.",
          "Sim, em noite, feriado ou férias. O portão só volta ao automático depois do teste de recuo.",
        ],
      },
      {
        question: "De quanto em quanto tempo se testa o sensor?",
        answers: [
          "Toda semana, por alguém da escola, de longe e com um objeto macio, anotando a data. A revisão técnica é {visits.business}.",
          "Uma vez por semana com objeto macio e registro em caderno, além da visita técnica {visits.business}.",
        ],
      },
    ],
    photo: "uma foto da folha inteira, outra de cada coluna, da calçada e da etiqueta do motor",
  },
];
