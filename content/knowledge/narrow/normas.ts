import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const normas: NarrowConcept[] = [
  {
    id: "fotocelula-obrigatoria",
    broader: "normas",
    label: "Fotocélula é obrigatória?",
    phrase: "a obrigatoriedade da fotocélula",
    asks: [
      "sem fotocélula crime",
      "sem fotocélula ilegal",
      "sem fotocélula proibido",
      "sem fotocélula multa",
      "fotocélula crime",
      "sem fotocélula pode",
      "norma obriga fotocélula portão",
      "qual norma obriga fotocélula",
      "fotocélula obrigatória",
      "obrigatório fotocélula",
      "obrigado ter fotocélula",
      "obrigatório sensor",
      "sensor obrigatório portão",
      "fotocélula obrigatório lei",
      "lei fotocélula",
      "norma fotocélula",
      "obrigatoriedade fotocélula",
      "pode sem fotocélula",
      "portão pode sem fotocélula",
    ],
    answers: {
      any: [
        "A fotocélula no portão não é obrigatória por nenhuma lei geral que conheçamos, mas o manual do motor, o condomínio, a prefeitura e o seguro podem exigi-la. Mesmo sem obrigação, vale instalar, porque sem o sensor a folha fecha sobre quem está no caminho. Confira primeiro o que diz o manual do seu motor.",
        "Não conhecemos lei única que torne a fotocélula obrigatória em todo portão automático; em casa, quem costuma exigi-la é o manual do motor que fecha sozinho. Em prédio e empresa, trate o sensor como obrigatório, porque a convenção, o município e o seguro podem pedi-lo e o dono do portão responde pelo acidente.",
        "Não é obrigatório por lei geral, que saibamos, ter fotocélula no portão, mas ficar sem ela é arriscado, porque a folha não percebe criança nem carro. Norma técnica, manual, convenção do prédio e prefeitura podem exigir o sensor no seu caso, e o fechamento automático nunca deve funcionar sem ele.",
        "Portão sem fotocélula não é crime por si só, que saibamos, e nenhuma lei geral a exige em toda casa. O problema vem com o acidente: quem deixou o portão sem proteção pode responder pelo dano e até por lesão. Instalar o par é simples, e o valor sai pela foto das colunas.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quem pode exigir a fotocélula", "O que dizem norma, manual, prefeitura e condomínio"],
        slots: [
          [
            "As normas técnicas tratam da proteção contra esmagamento, e a fotocélula é o meio mais usado para cumpri-las. O Código de Defesa do Consumidor toma a norma como referência de serviço bem feito, e o manual do motor costuma exigir o sensor no fechamento automático.",
            "A exigência costuma vir da norma técnica, que manda evitar o esmagamento, e do manual, que pede o sensor quando o portão fecha sozinho. Para o Código do Consumidor, seguir a norma é parte do serviço correto.",
            "Os fabricantes pedem a fotocélula no manual, sobretudo com fechamento automático, e as normas cobram proteção contra esmagamento. O Código do Consumidor usa essas normas para dizer se o serviço foi bem feito.",
          ],
          [
            "A prefeitura, o regulamento do condomínio, a escola e a seguradora podem ir além. Consulte-os quando o portão dá para a calçada ou serve ao público.",
            "Também vale o que disserem o município, a convenção do prédio e a apólice do seguro. O portão sobre a calçada ou de uso público merece essa consulta.",
            "Há ainda a regra municipal, o regimento e o seguro, que variam de um lugar a outro. Quem tem portão para a rua deve perguntar antes.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O risco de ficar sem fotocélula", "O que acontece sem o sensor"],
        slots: [
          [
            "Sem o feixe, o portão só recua depois de encostar em algo, e nem sempre a força está regulada para isso. Criança, animal e moto atrás do carro não são vistos por quem aciona.",
            "A folha sem sensor fecha às cegas e reage apenas ao toque, se a regulagem permitir. Quem está abaixado ou atrás do carro fica fora da vista de quem aperta o botão.",
            "Sem a fotocélula, nada avisa a central de que há alguém no vão. O recuo por força só acontece depois do contato e depende de ajuste.",
          ],
          [
            "Em caso de acidente, a falta de proteção pesa contra o responsável pelo portão. O sensor funcionando e a manutenção anotada protegem as pessoas e quem administra.",
            "Se alguém se machuca, a responsabilidade é analisada caso a caso, e a falta do sensor é difícil de justificar. Guardar o registro das revisões ajuda.",
            "Quem responde pelo portão terá de mostrar que cuidou dele, e a fotocélula ativa com as revisões registradas serve de prova.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como pôr fotocélula em portão que não tem", "O que custa instalar o sensor"],
        slots: [
          [
            "Quase toda central atual aceita o par de sensores sem trocar o motor. O preço soma o sensor e a ligação e muda com o caminho do cabo: com conduíte entre as colunas é simples, e com piso a cortar fica mais caro.",
            "O motor continua, porque a central em geral tem entrada própria para o sensor. Você paga o par e o serviço, e o cabo é o que mais varia: barato com eletroduto pronto e caro se for preciso cortar o piso.",
            "Instalar a fotocélula depois é comum e não exige motor novo. O valor soma o par de sensores, a fixação e o fio, que é a parte demorada quando não existe conduíte.",
          ],
          [
            "A altura usual é de 40 a 60 cm do piso. Para testar, fique de lado e corte o feixe com um cabo de vassoura durante o fechamento: a folha deve parar ou reabrir.",
            "Cada módulo é fixado de 40 a 60 cm do chão. O teste se faz passando um cabo comprido no feixe, com você fora do caminho, para ver se o portão volta.",
            "Os dois lados ficam de 40 a 60 cm do piso. Uma vara no feixe durante o fechamento, com você longe da folha, mostra se o portão para ou reabre.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O instalador deixou sem. Posso reclamar?",
        answers: [
          "Pode pedir por escrito que ele siga o manual do motor, se este exige o sensor. O serviço fora da norma ou do manual pode ser contestado pelo Código do Consumidor.",
          "Sim, se o manual exige fotocélula com fechamento automático. Mande a página do manual e peça a correção por escrito.",
        ],
      },
      {
        question: "O condomínio pode obrigar?",
        answers: [
          "Pode, pela convenção ou pelo regulamento. Na área comum, a decisão costuma ser da assembleia ou do síndico.",
          "Sim, na área comum, por decisão da assembleia ou do síndico. O teste do sensor deve ficar anotado em cada visita.",
        ],
      },
      {
        question: "Quem testa a fotocélula?",
        answers: [
          "O morador, com um cabo de vassoura, uma vez por mês, e o técnico, na revisão, feita {visits.home} em casas e {visits.business} em prédios.",
          "Qualquer adulto, de longe e com um objeto, todo mês. O técnico repete o teste na revisão, {visits.home} em casa e {visits.business} em prédio.",
        ],
      },
      {
        question: "A borda sensível vale no lugar da fotocélula?",
        answers: [
          "Não, porque ela é outra proteção, que age no toque. Onde passa muita gente, usam-se as duas.",
          "Não substitui, porque só reage depois do contato. Onde passa muita gente, somam-se as duas.",
        ],
      },
    ],
    photo: "uma foto do portão e das duas colunas, com as fotocélulas, se houver",
  },
  {
    id: "norma-para-portao",
    broader: "normas",
    label: "Norma ABNT para portão automático",
    phrase: "a norma técnica do portão automático",
    asks: [
      "quais nbrs aplicam portão automático",
      "nbr aplicam instalação portão automático",
      "nbr 5410 nbr 9050 portão",
      "nbr 5410 nbr 9050 portão automático",
      "norma abnt",
      "norma técnica portão",
      "norma portão automático",
      "norma portão eletrônico",
      "nbr portão",
      "abnt portão",
      "qual norma portão",
      "norma condomínio portão",
      "norma técnica condomínio",
      "norma portão condomínio",
      "existe norma portão",
    ],
    answers: {
      any: [
        "Não há uma norma de segurança única da ABNT para portões automáticos: valem várias em conjunto, porque cada uma cuida de uma parte. A NBR 5410 trata da elétrica, a NBR 9050 da acessibilidade e, em prédio, a NBR 5674 da manutenção e a NBR 16280 das reformas. A norma não é lei, mas o Código de Defesa do Consumidor a toma como referência do serviço.",
        "A norma ABNT que mais pesa na segurança do portão automático é a NBR 5410, da instalação elétrica, porque um portão de metal pode dar choque. A NBR 9050 cuida do acesso e, no condomínio, aplicam-se a NBR 16280, sobre reformas, e a NBR 5674, sobre manutenção. O Código de Defesa do Consumidor manda seguir essas normas na prestação do serviço.",
        "Um portão automático precisa atender a várias normas da ABNT ao mesmo tempo, porque nenhuma trata só dele: NBR 5410 na parte elétrica, NBR 9050 no acesso de pedestres e, em edifícios, NBR 16280 nas obras e NBR 5674 na manutenção. Elas não são lei, mas o Código de Defesa do Consumidor as usa como referência do serviço.",
        "As normas para portão automático são a NBR 5410, da elétrica, e a NBR 9050, da acessibilidade, mais a NBR 5674 e a NBR 16280 quando é de condomínio. Não existe uma só para o portão. Para a folha e o motor, o que se segue é o manual do fabricante, com fotocélula e força regulada.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cada norma cobre no portão", "Elétrica, rádio, acesso e reforma"],
        slots: [
          [
            "A fiação do motor segue a NBR 5410, como qualquer circuito da casa. O controle remoto transmite rádio e precisa de homologação da Anatel. Para o mecanismo que move a folha, a referência é a IEC 60335-2-103, internacional, citada por fabricantes.",
            "O circuito que alimenta o motor é assunto da NBR 5410, e o controle, por ser rádio, deve ter homologação da Anatel. O acionador de portão tem norma própria no exterior, a IEC 60335-2-103, usada aqui como referência.",
            "A fiação do motor obedece à NBR 5410, e o controle deve trazer o código de homologação da Anatel. Já o mecanismo que move a folha tem como referência a IEC 60335-2-103, internacional.",
          ],
        ],
        bullets: [
          "NBR 5410: instalação elétrica de baixa tensão",
          "NBR 5419: proteção contra raios",
          "NBR 9050: acessibilidade na entrada",
          "NBR 16280: reforma em prédios",
          "NBR 5674: manutenção e registro em prédios",
          "NR-10 e NR-35: segurança de quem trabalha com eletricidade e em altura",
        ],
      },
      {
        about: "safety",
        headings: ["O que se exige da parte elétrica e da folha", "Aterramento, DR e proteção contra esmagamento"],
        slots: [
          [
            "A NBR 5410 pede o fio terra ligado à carcaça, para que uma fuga não energize a folha. Ela inclui garagens residenciais entre os locais com DR, o dispositivo que desliga quando a corrente escapa. O disjuntor se escolhe pela grossura do fio.",
            "O motor precisa do fio terra, porque um portão de metal leva o choque até quem encosta. Garagens de moradia também devem ter DR, que corta o circuito quando há fuga de corrente, e um disjuntor compatível com o cabo.",
            "Fio terra na carcaça e DR, que desliga quando a corrente escapa, são o que a NBR 5410 prevê em garagem de casa. O disjuntor acompanha a bitola do cabo e nunca é aumentado para deixar de cair.",
          ],
          [
            "Na parte mecânica vale o manual do fabricante, que pede fotocélula, força no mínimo necessário e batente nas pontas do trilho. Sensor anulado ou força no máximo deixam a folha sem proteção contra esmagamento.",
            "Para a folha, a regra é o manual do motor: fotocélula ativa, força baixa e batentes que a impedem de sair do trilho. Com a força toda aberta ou a fotocélula desligada, não há proteção contra esmagamento.",
            "Contra esmagamento, o manual do fabricante pede fotocélula, força no menor valor que move o portão e batente no fim do curso. Sem qualquer um deles, o portão está irregular.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que pedir a quem instala ou mantém o portão", "Documentos e testes a pedir"],
        slots: [
          [
            "Peça por escrito o que será feito na elétrica e nos sensores. Na entrega, o técnico deve testar a fotocélula e a reversão na sua frente, com um objeto, e mostrar como se destrava à mão.",
            "O orçamento precisa dizer o que muda no circuito e quais sensores serão instalados. Ao receber o serviço, acompanhe o teste da fotocélula e do recuo com um objeto e veja como se destrava à mão.",
            "Exija no papel a descrição da elétrica e dos sensores. Quando ficar pronto, o técnico mostra o portão recuando diante de um objeto e ensina a destravar na falta de luz.",
          ],
          [
            "Guarde manual, nota e garantia. Em prédio, a obra passa antes pelo síndico, e o relatório de cada visita, com data e itens testados, faz parte do registro da NBR 5674.",
            "Nota, manual e garantia ficam com o responsável pelo imóvel. No condomínio, o síndico autoriza a obra e arquiva os relatórios de visita, que a NBR 5674 orienta a manter.",
            "Junte manual, garantia e nota. Em edifícios, acrescente a autorização do síndico e um relatório datado por visita, como orienta a NBR 5674.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Portão antigo precisa ser adequado?",
        answers: [
          "Por segurança, sim: terra, DR, fotocélula e força regulada são o mínimo. A exigência formal depende do município, do uso do prédio e de haver reforma.",
          "É recomendável adequar primeiro o que protege pessoas, ou seja, fotocélula, força, terra e DR. Se a lei cobra ou não depende da cidade, do uso e de uma reforma em curso.",
          "A obrigação depende do município e de haver reforma. Mesmo sem ela, instale fotocélula, aterramento e DR, que são baratos perto do risco.",
        ],
      },
      {
        question: "Quem fiscaliza a norma do portão automático?",
        answers: [
          "Em casa, em geral ninguém fiscaliza de rotina. A prefeitura cuida da calçada, a administração responde pelo condomínio e, na empresa, a segurança do trabalho.",
          "Depende do uso: prefeitura no passeio, síndico ou administradora no prédio, segurança do trabalho na empresa. Numa residência não há vistoria de rotina, mas a seguradora pode perguntar.",
          "Não há um fiscal do portão. A prefeitura olha a calçada, o síndico responde pelo prédio, e a seguradora pode pedir prova de manutenção.",
        ],
      },
      {
        question: "O portão pode abrir sobre a calçada?",
        answers: [
          "Quem decide é a prefeitura, e a regra muda de cidade para cidade. Consulte o código de obras antes de escolher; um portão que abre para dentro, sobe ou corre evita o problema.",
          "Cada município tem a sua regra para o passeio, por isso a consulta vem antes da obra. Um portão que corre, sobe por dentro ou abre para o lote não ocupa a calçada.",
          "Muitas prefeituras proíbem, e a regra varia. Na dúvida, escolha um portão que corre ou que abre para dentro do lote.",
        ],
      },
      {
        question: "Quais são os sinais de portão fora da norma?",
        answers: [
          "Os mais comuns são extensão ou emenda no lugar de circuito próprio, motor sem fio terra, quadro sem DR e fotocélula ausente. Se a folha dá formigamento, desligue o disjuntor e chame o técnico.",
          "Os mais vistos são motor em extensão, falta de terra e de DR, e fotocélula retirada ou anulada. Se a folha dá formigamento, desligue o disjuntor e chame o técnico.",
          "Fotocélula desligada, folha que fecha com força, motor ligado em extensão e falta de aterramento. Qualquer um deles pede correção logo.",
        ],
      },
    ],
    photo: "fotos do quadro de luz fechado, do motor e das fotocélulas",
  },
  {
    id: "nr12-portao",
    broader: "normas",
    label: "NR-12 e NR-10 em portão automático",
    phrase: "a NR-12 aplicada a portão automático",
    asks: [
      "nr10 conserto portão",
      "nr 10 conserto portão",
      "loja seguir nr12 portão",
      "portão loja nr12",
      "portão loja nr 12",
      "portão comércio nr12",
      "portão comércio nr 12",
      "nr12 portão loja",
      "nr10 manutenção portão",
      "nr10 motor portão",
      "nr 12 portão",
      "nr12 portão",
      "nr 12 automático",
      "nr12",
      "nr 10 portão",
      "nr10 portão",
      "norma regulamentadora portão",
      "segurança trabalho portão",
    ],
    answers: {
      any: [
        "Sim, em regra a NR-12 vale para portão automático de fábrica e de outro local de trabalho, porque ele é tratado como equipamento com partes móveis. Quem define como é a segurança do trabalho da empresa. Em portão de casa a NR-12 não se aplica, e a NR-10 rege o serviço elétrico do motor nos dois.",
        "O portão da loja ou do comércio com empregados precisa, em regra, seguir a NR-12, que o trata como equipamento com partes móveis. Na prática, são pedidos sensor contra esmagamento, parada ao alcance e registro da manutenção; a segurança do trabalho diz o resto. A NR-10 cobre quem mexe na parte elétrica. Em casa, a NR-12 não se aplica.",
        "Em portão automático de fábrica, a NR-12 em regra se aplica e pede sensor, parada e pontos de esmagamento protegidos, conforme a avaliação da segurança do trabalho. A NR-10 trata do serviço elétrico, e a NR-12 não alcança o portão de casa.",
        "A NR-10 vale para o conserto de portão em local de trabalho, porque o motor é ligado à rede: quem abre a caixa precisa de treinamento em eletricidade, trabalha com o disjuntor bloqueado e confere a ausência de tensão. Em casa, onde não há empregador, o cuidado é o mesmo, mas a norma não é cobrada do morador.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cada NR cobre no portão", "NR-10, NR-12 e NR-35 na prática"],
        slots: [
          [
            "A NR-12 pede que as partes móveis não machuquem: proteção na cremalheira, sensor, parada e manual. A NR-10 cuida de quem trabalha com eletricidade, com capacitação e circuito desligado e bloqueado.",
            "Pela NR-12, a folha e a engrenagem não podem ferir, o que leva a capas, sensores e botão de parada. Já a NR-10 rege a intervenção no motor e no quadro, por pessoa capacitada e com a energia bloqueada.",
            "Proteger cremalheira, aresta e zona de fechamento é assunto da NR-12. Abrir o quadro ou a central é assunto da NR-10, que exige profissional capacitado e bloqueio da energia.",
          ],
          [
            "A NR-35 entra quando o serviço passa de dois metros de altura com risco de queda, como em porta de enrolar e basculante alto. As três normas podem valer na mesma manutenção.",
            "Acima de dois metros, com risco de cair, vale também a NR-35, comum em porta de enrolar. Uma manutenção só pode reunir as três.",
            "Quem trabalha a mais de dois metros segue ainda a NR-35, caso de rolos e basculantes altos. Numa mesma visita, as normas se somam.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que preparar no portão da empresa", "Itens que a segurança do trabalho costuma pedir"],
        slots: [
          [
            "A lista final sai da avaliação do local, feita por profissional habilitado, mas estes pontos aparecem quase sempre. Adiantar a instalação deles encurta a adequação.",
            "Quem fecha a lista é o profissional que avalia o local. Os itens a seguir são os usuais. Já os deixar prontos poupa uma segunda parada do portão.",
            "Cada local tem a sua análise de risco, e mesmo assim alguns itens se repetem. Vale conferir quais o seu portão já tem.",
          ],
        ],
        bullets: [
          "Capa na cremalheira e na engrenagem",
          "Fotocélula em duas alturas e, com pedestre no vão, borda sensível na ponta da folha",
          "Botão de parada ao alcance de quem opera",
          "Força regulada, com reversão testada e anotada",
          "Manual, treinamento do operador e manutenção {visits.business} registrada",
        ],
      },
      {
        about: "safety",
        headings: ["A parte elétrica do portão", "Terra, disjuntor e DR"],
        slots: [
          [
            "O motor precisa do fio terra, para que uma fuga de corrente não energize a folha de metal. O disjuntor segue a bitola do fio e nunca é aumentado para deixar de cair.",
            "Aterrar motor e folha é exigência básica, já que o metal leva a fuga até quem encosta. Disjuntor e seção do cabo andam juntos, e trocar um sem o outro cria risco de incêndio.",
            "Sem fio terra, um defeito deixa a folha inteira com tensão. O disjuntor deve combinar com o cabo, porque um maior não desarma antes de o fio esquentar.",
          ],
          [
            "O DR, que desliga na fuga de corrente a partir de 30 mA, completa a proteção de quem encosta no portão. A NBR 5410 é a norma da instalação de baixa tensão que trata dele.",
            "Completa o conjunto o DR de 30 mA, dispositivo que corta a energia quando ela foge para a massa. As regras da instalação estão na NBR 5410.",
            "A proteção contra choque inclui ainda um DR de 30 mA, previsto na NBR 5410, norma das instalações de baixa tensão. Ele age antes que a fuga fira alguém.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "NR-12 vale para portão de condomínio?",
        answers: [
          "A norma é de ambiente de trabalho, então entra onde há funcionários, como portaria e zeladoria. A administração deve consultar a segurança do trabalho. Para moradores, vale a mesma proteção contra esmagamento.",
          "Onde há empregados, o condomínio deve tratar o assunto com um profissional de segurança do trabalho. Para quem mora, sensor e reversão são cuidados iguais.",
        ],
      },
      {
        question: "Quem emite laudo de NR-12 do portão?",
        answers: [
          "Um profissional habilitado, em geral engenheiro com registro e responsabilidade técnica, depois de avaliar o local. Instalar e regular os sensores é outro serviço, que fazemos.",
          "O laudo é de engenheiro ou profissional habilitado, com responsabilidade técnica assinada. Nós instalamos e regulamos sensores e proteções. O documento não é nosso.",
        ],
      },
      {
        question: "Que sensor o portão da empresa deve ter?",
        answers: [
          "A fotocélula é o básico. Com passagem de pedestres, entram um segundo par em outra altura e a borda sensível, que reverte a folha ao toque.",
          "Ao menos um par de fotocélulas. Onde passam pessoas e caminhões, dois pares e borda sensível na aresta, conforme a avaliação.",
        ],
      },
      {
        question: "De quanto em quanto tempo fazer manutenção na empresa?",
        answers: [
          "Em empresa, a manutenção é {visits.business}, com teste de reversão e registro em planilha. Uso intenso, como doca, pode pedir intervalo menor.",
          "O intervalo comum é {visits.business}, anotado com data e responsável. Portão de muitos ciclos por dia precisa de visitas mais próximas.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, da cremalheira e das fotocélulas, para orçar sensores e proteção",
  },
  {
    id: "nota-fiscal-e-art",
    isAskedByName: true,
    broader: "normas",
    label: "Nota fiscal e ART do portão",
    phrase: "a nota fiscal e a ART do portão",
    asks: [
      ...combine(
        ["nota fiscal", "nota", "emite nota"],
        ["art", "rrt", "trt", "crea", "engenheiro responsável", "responsável técnico"],
        ["", "portão", "empresa portão", "motor portão", "condomínio", "instalação portão"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Motor e serviço de portão automático saem com nota fiscal. A ART, assinada por engenheiro do CREA, é pedida no orçamento, que diz se entra na proposta ou é contratada à parte. Para instalar ou trocar motor igual, sem obra, ela em geral não é exigida. Em obra de condomínio, costuma ser.",
        "Nota fiscal, sim, em motor, peça e mão de obra do portão. A ART do engenheiro depende do serviço: trocar motor raramente precisa; portão novo, estrutura ou elétrica em condomínio costuma exigir, e o pedido é feito antes de fechar, porque soma taxa e honorários.",
        "O condomínio que pede nota fiscal e ART do serviço do portão deve dizer isso no orçamento: a nota é certa, e a ART, anotação de responsabilidade técnica, é contratada quando há obra. Só trocar ou instalar motor, em geral, dispensa a ART.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando a ART é exigida", "Que serviço pede ART e qual pede só a nota"],
        slots: [
          [
            "A linha que separa é a obra: mexeu em estrutura, fachada ou elétrica do prédio, pede responsável técnico; trocou peça, a nota basta.",
            "Pense em obra ou manutenção. Obra em prédio pede quem assine, pela NBR 16280, e manutenção, em geral, só nota.",
            "O tipo de serviço decide, e em condomínio a administradora confirma.",
          ],
        ],
        bullets: [
          "Portão novo, coluna, fachada ou circuito do prédio: pede responsável técnico (NBR 16280).",
          "Troca de motor, placa, roldana ou sensor: nota e relatório costumam bastar.",
          "Casa: nota com a descrição do serviço.",
          "Edital ou empresa: vale o que o contrato exigir.",
        ],
      },
      {
        about: "check",
        headings: ["Como pedir os dois documentos", "O que mandar com o pedido"],
        slots: [
          [
            "Pedida depois de fechado o preço, a ART atrasa o serviço e muda o valor. Combine antes.",
            "Documento se combina junto do preço, porque a ART soma taxa do conselho e honorários.",
            "Peça os papéis no começo: quem assina precisa conhecer o serviço antes.",
          ],
        ],
        steps: [
          "Pergunte à administradora ou ao edital que documento exigem, e de quem.",
          "Mande a exigência com as fotos do portão e o CPF ou CNPJ da nota.",
          "Confira na proposta quem contrata o responsável técnico e quanto soma.",
          "Na entrega, guarde nota, ART, manual e relatório dos testes.",
        ],
      },
      {
        about: "what",
        headings: ["ART, RRT e TRT", "O que cada papel vale"],
        slots: [
          [
            "ART é do engenheiro, no CREA; RRT, do arquiteto, no CAU; TRT, do técnico industrial, no CFT. Pergunte qual delas é aceita, pois a TRT costuma custar menos.",
            "Muda quem assina: engenheiro emite ART, arquiteto, RRT, e técnico industrial, TRT. O número se confere no site do conselho.",
            "Engenheiro assina ART, arquiteto assina RRT e técnico industrial, TRT. Veja antes qual o condomínio aceita e confira o número no conselho.",
          ],
          [
            "A nota descreve serviço, peça com marca e modelo, mão de obra e data, de que corre a garantia: {warranty.motor} no motor e {warranty.installation} na instalação.",
            "Na nota vão peça, marca, modelo, trabalho e data. Dela contam {warranty.motor} de garantia do motor e {warranty.installation} da instalação.",
            "É pela data da nota que correm {warranty.motor} de garantia no motor e {warranty.installation} na instalação, com peça e serviço descritos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A ART está incluída no preço?",
        answers: [
          "Só quando a proposta diz. Ela soma a taxa do conselho e os honorários de quem assina.",
          "Não por padrão. Taxa do CREA e honorários aparecem em linha própria, quando pedidos.",
        ],
      },
      {
        question: "Quanto tempo leva para sair a ART?",
        answers: [
          "Registrada no site do conselho, sai em poucos dias depois do pagamento da taxa. O que demora é o responsável conhecer o serviço.",
          "Em geral poucos dias, pela internet, após paga a taxa. Deve estar registrada antes do início do serviço.",
        ],
      },
      {
        question: "A nota pode sair no CNPJ do condomínio?",
        answers: [
          "Pode: informe o CNPJ ao aprovar, e diga se a administradora tem prazo ou forma de pagamento.",
          "Sim, com CNPJ e endereço do prédio passados na aprovação.",
        ],
      },
      {
        question: "Sem nota fiscal, perco a garantia?",
        answers: [
          "Não perde o direito legal, mas fica difícil provar data e serviço. A garantia de fábrica do motor, de {warranty.motor}, costuma exigir a nota.",
          "A lei continua valendo, só que sem prova. O fabricante, nos {warranty.motor} dele, pede a nota.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor, com a exigência de documentos e o CNPJ da nota",
  },
  {
    id: "art-portao",
    broader: "normas",
    label: "ART para portão automático",
    phrase: "a ART de portão automático",
    asks: [
      "empresa emite art portão",
      "vocês emitem art",
      "emite art portão",
      "emitem art",
      "fornece art portão",
      "empresa com art portão",
      "instalação com art",
      "motor portão com art",
      "engenheiro responsável portão",
      "engenheiro responsável portões",
      "automação portões engenheiro responsável",
      "art portão",
      "art portão automático",
      "art instalação portão",
      "precisa art",
      "responsável técnico portão",
      "art motor portão",
    ],
    answers: {
      price: [
        "O preço da ART de portão automático soma a taxa do CREA e os honorários do engenheiro, que não têm preço nosso e mudam com o serviço. Em casa, trocar o motor quase nunca pede ART. Em prédio, confirme a exigência com a administradora e peça o documento em item separado do orçamento.",
        "O preço da ART do portão depende de quem assina e do que vai ser feito: paga-se a taxa do conselho e o trabalho do engenheiro, à parte do motor e da instalação. Diga a exigência ao pedir o orçamento, que é grátis por foto.",
      ],
      any: [
        "Para instalação de portão automático em condomínio, em geral precisa de ART quando o portão é novo ou o serviço mexe na estrutura ou na elétrica do prédio, porque é reforma pela NBR 16280. Trocar um motor por outro igual costuma dispensar. Diga a exigência no pedido de orçamento.",
        "Quem assina e emite a ART do portão é engenheiro registrado no CREA, e não a empresa de automação por si: diga a exigência no pedido, e a resposta informa se o engenheiro responsável entra na proposta ou é contratado à parte. Relatório, fotos e nota do serviço nós entregamos.",
        "Portão automático precisa de ART se a administração, a empresa ou a obra exige responsável técnico, em geral para portão novo ou estrutura; em casa, quase nunca. A empresa de automação não emite sozinha: quem assina é o engenheiro, e ele entra na proposta quando o documento é pedido.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando o portão pede responsável técnico", "Casa, prédio e empresa: quem pede ART"],
        slots: [
          [
            "Em casa, troca de motor e regulagem são manutenção e raramente envolvem documento. Em prédio, a NBR 16280 pede plano de reforma e responsável quando a obra mexe em estrutura, fachada ou elétrica. Empresa e obra pública costumam pôr a exigência no contrato.",
            "Na residência, orçamento e nota costumam bastar. Condomínio segue a NBR 16280, que trata como reforma o portão novo, a fundação, a fachada e a mudança no quadro de luz; em empresa, quem manda é o contrato.",
            "Trocar motor ou placa é manutenção, em casa e em geral também no prédio. Portão novo e pesado, com fundação, fachada alterada ou circuito novo, é reforma pela NBR 16280 e pede responsável técnico.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["ART, RRT e TRT", "Quem pode assinar"],
        slots: [
          [
            "ART é a anotação de responsabilidade técnica do engenheiro, no CREA, RRT é a do arquiteto, no CAU, e TRT, a do técnico industrial, no CFT. O profissional precisa de atribuição para aquele serviço, e o número se confere no conselho.",
            "As siglas mudam com a profissão: engenheiro assina ART, pelo CREA, arquiteto assina RRT, pelo CAU, e técnico industrial, TRT, pelo CFT. A administração confere o registro antes da obra.",
            "Cada conselho tem o seu documento: o CREA emite ART, o CAU, RRT, e o CFT, TRT. Serve o que a administração aceitar, de quem tem atribuição para o serviço.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que combinar antes do serviço", "Passos para não parar a obra"],
        slots: [
          [
            "A falta do documento é o que mais atrasa serviço em prédio. Combine por escrito quem providencia cada papel.",
            "Pedir o documento no fim para a obra. Resolva isso na primeira conversa, porque ele muda preço e prazo.",
            "O documento é um item a mais no orçamento e leva dias. Por isso entra no começo.",
          ],
        ],
        steps: [
          "Peça à administração, por escrito, o documento exigido.",
          "Inclua essa exigência no pedido de orçamento.",
          "Confirme horário, isolamento e desligamento do circuito.",
          "Peça relatório dos testes na entrega.",
          "Arquive nota, manual e relatório.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Manutenção de portão de prédio precisa de ART?",
        answers: [
          "Em geral não para rotina; a administração pode exigir. O registro das visitas, que a NBR 5674 orienta, deve existir sempre.",
          "Depende da regra interna. Para troca de peça, o comum é relatório e nota.",
        ],
      },
      {
        question: "Quanto custa a ART?",
        answers: [
          "Soma a taxa do CREA e os honorários do engenheiro, que não têm preço nosso. Só entra na conta quando é exigida.",
          "Paga-se a taxa do conselho e o trabalho do profissional, em item separado do portão. O valor depende do serviço e de quem assina.",
        ],
      },
      {
        question: "O que é o laudo de portão?",
        answers: [
          "É o documento em que um profissional descreve o estado do portão, a causa de um defeito ou de um acidente. Seguro e condomínio costumam pedir.",
          "É a descrição técnica do que se encontrou, com fotos e medições. Para uso formal, peça a profissional habilitado.",
        ],
      },
      {
        question: "Portão de casa precisa de ART?",
        answers: [
          "Em geral, não: motor em portão pronto é equipamento. Com muro, coluna ou fundação nova, a prefeitura pode pedir responsável técnico.",
          "Quase nunca para o motor. Se a obra inclui muro, vão novo ou estrutura, consulte a prefeitura.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, outra da etiqueta do motor e a exigência da administração",
  },
  {
    id: "quem-assina-art-do-portao",
    broader: "normas",
    label: "Quem pode assinar a ART do portão",
    phrase: "quem assina a ART do portão",
    asks: [
      "assinar art",
      "assina art",
      "quem assina art",
      "quem pode assinar art",
      "assinar art portão",
      "quem emite art portão",
      "quem assina art portão",
      "quem pode emitir art portão",
      "qual engenheiro assina art portão",
      "engenheiro assina art portão",
      "técnico pode assinar art",
      "técnico assina art portão",
      "eletricista pode assinar art",
      "arquiteto assina portão automático",
      "engenheiro civil art portão",
      "engenheiro eletricista art portão",
      "engenheiro mecânico art portão",
      "quem pode assinar laudo portão",
      "trt portão",
      "trt portão automático",
    ],
    intent: "question",
    answers: {
      price: [
        "O preço da ART de portão automático soma a taxa do CREA e os honorários do engenheiro que assina, e esses honorários cada profissional define. Não é preço nosso. Diga a exigência no pedido de orçamento, e respondemos se o engenheiro entra na proposta ou é contratado à parte.",
        "Quanto custa quem assina a ART do portão depende do serviço e da especialidade: há a taxa do conselho, que é tabelada por ele, e o trabalho do engenheiro. Peça os dois valores separados do preço do motor e do serviço.",
      ],
      any: [
        "Quem pode assinar a ART de portão automático é engenheiro com registro ativo no CREA e atribuição para o serviço: o mecânico pela máquina e pela folha, o eletricista pela parte elétrica, o civil pela estrutura e pela fundação. O arquiteto assina RRT, e o técnico industrial, TRT. O instalador sem registro não assina.",
        "A ART do portão automático é assinada por engenheiro registrado no CREA, e a especialidade depende do que foi feito: mecânica, elétrica ou civil. O técnico industrial registrado no CFT emite outro documento, o TRT, dentro da habilitação dele. A empresa de automação, sozinha, não assina.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Qual profissional assina cada parte", "ART, RRT e TRT: quem emite o quê"],
        slots: [
          [
            "ART é a anotação de responsabilidade técnica, o papel em que o profissional se responsabiliza pelo serviço diante do conselho dele. Veja quem costuma assinar cada parte.",
            "Cada profissão tem o seu documento e o seu conselho. A lista mostra o que se pede a cada um num portão automático.",
          ],
        ],
        bullets: [
          "Engenheiro mecânico, CREA: motor, redutor, cabos, contrapeso e folha em movimento",
          "Engenheiro eletricista, CREA: circuito, quadro, aterramento e comando",
          "Engenheiro civil, CREA: fundação, pilar, viga e muro",
          "Arquiteto, CAU: RRT de projeto, fachada e obra",
          "Técnico industrial, CFT: TRT, dentro da habilitação de eletrotécnica ou mecânica",
        ],
      },
      {
        about: "check",
        headings: ["Como conferir se a ART vale", "Antes de aceitar o documento"],
        slots: [
          [
            "O síndico ou o contratante pode conferir tudo pela internet, sem custo, antes do começo do serviço.",
            "A conferência leva poucos minutos e evita um papel que o seguro ou o condomínio recuse depois.",
          ],
        ],
        steps: [
          "Peça o nome e o número de registro do profissional.",
          "Confira no site do conselho se o registro está ativo.",
          "Leia na ART o endereço e o serviço descrito: instalação, manutenção ou laudo.",
          "Veja se a taxa foi paga, porque sem ela a ART não vale.",
          "Guarde a ART com a nota e o relatório do serviço.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando a assinatura é exigida", "Em que serviço se pede ART"],
        slots: [
          [
            "Trocar o motor por outro igual, numa casa, quase nunca pede ART. Portão novo em prédio, fundação e mudança no quadro de luz são tratados como reforma pela NBR 16280 e pedem um responsável. Diga a exigência ao pedir o orçamento, e respondemos se o engenheiro entra na proposta.",
            "Em prédio, a NBR 16280 pede responsável técnico quando a obra mexe em estrutura, fachada ou elétrica. Na troca simples de motor, o condomínio decide. Avise no pedido de orçamento, porque o documento é contratado antes da obra.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O instalador do portão pode assinar a ART?",
        answers: [
          "Só se ele também for engenheiro registrado. O técnico industrial assina TRT, e o instalador sem registro entrega relatório e nota.",
          "Sem registro em conselho, não. O que ele entrega é a nota, o relatório e o teste do portão.",
        ],
      },
      {
        question: "Eletricista pode assinar a ART do portão?",
        answers: [
          "O eletricista de curso livre não pode. Quem assina a parte elétrica é o engenheiro eletricista, ou o técnico em eletrotécnica, por TRT.",
          "Depende da formação: engenheiro eletricista assina ART, técnico em eletrotécnica assina TRT, e quem só fez curso livre não assina.",
        ],
      },
      {
        question: "A ART precisa ser feita antes do serviço?",
        answers: [
          "Deve ser registrada antes do começo ou no começo. Uma ART feita só no fim atrasa a entrega e pode ser recusada.",
          "Sim, o registro vem antes de a obra começar. Por isso o documento entra no orçamento.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, outra da etiqueta do motor e a exigência da administração",
  },
  {
    id: "responsabilidade-do-sindico",
    broader: "normas",
    label: "Responsabilidade do síndico pelo portão",
    phrase: "a responsabilidade do síndico pelo portão",
    asks: [
      "síndico responsabilidade portão",
      "síndico pode ser processado portão",
      "síndico processado causa portão",
      "portão prédio machucou síndico responde",
      "portão machucou alguém síndico responde",
      "quem paga acidente portão condomínio",
      "responsabilidade do síndico portão",
      "síndico responsável acidente",
      "síndico responsável portão",
      "síndico responde portão",
      "síndico responde acidente",
      "responsabilidade síndico",
      "responsabilidade acidente portão",
      "condomínio responsável acidente",
      "responsabilidade condomínio portão",
      "quem responde acidente portão",
      "acidente portão condomínio",
      "acidente portão prédio",
      "síndico acidente portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, o síndico pode ser responsável por acidente no portão da garagem, se sabia do defeito e não agiu: o Código Civil (artigo 1.348) lhe dá o dever de conservar a área comum. Sem descuido dele, quem paga em regra é o condomínio, ou quem causou o acidente; consulte o advogado do prédio.",
        "O síndico responde por acidente com o portão da garagem quando deixou de cuidar da conservação, que é dever dele pelo artigo 1.348 do Código Civil. Com a manutenção em dia e registrada, quem paga costuma ser o condomínio. Cada caso depende das provas e pede um advogado.",
        "Pode, sim: portão do prédio que machucou alguém ou amassou um carro leva à responsabilidade do síndico se houve descuido, pois conservar a área comum é dever dele (Código Civil, artigo 1.348). Quando ele cuidou, em regra o condomínio paga ou a culpa é de quem causou o dano, e o advogado define.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quem responde em cada caso", "Condomínio, síndico ou causador"],
        slots: [
          [
            "O que mais pesa é a prova de que o portão era cuidado. A divisão abaixo é a mais comum, mas o juiz pode decidir de outro modo.",
            "A resposta muda com as provas e com o que cada um sabia antes do acidente.",
            "O caso se decide por quem sabia do defeito e pelo que foi feito depois do aviso.",
          ],
        ],
        bullets: [
          "Defeito avisado e não consertado: pesa contra o síndico",
          "Quebra repentina com manutenção em dia: em regra, o condomínio",
          "Carro que passou colado em outro, com o portão em ordem: o motorista",
          "Pessoa que forçou a passagem ou improvisou no portão: a culpa pode ser dela",
        ],
      },
      {
        about: "care",
        headings: ["Como o síndico se protege", "Registros que mostram cuidado com o portão"],
        slots: [
          [
            "Guarde contrato, relatório de cada visita e testes da fotocélula com data. A revisão em prédio costuma ser {visits.business}, e o zelador repete um teste simples todo mês.",
            "A defesa está no papel: contrato de manutenção, relatórios e testes datados. Peça revisão {visits.business} e uma checagem mensal da fotocélula.",
            "Relatórios, notas e fotos com data provam o que a memória não prova. Programe revisão {visits.business} e teste mensal do sensor pelo zelador.",
          ],
          [
            "Defeito avisado pede portão parado e aviso aos moradores no mesmo dia, por escrito. Anote a hora da queixa e o que foi feito.",
            "Recebida a queixa, interdite o fechamento, avise os moradores e registre horário e providência, sem esperar a próxima visita.",
            "Se alguém reclama do sensor, o portão para no mesmo dia. O registro leva hora, aviso e conserto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer depois de um acidente", "Passos do síndico após o acidente no portão"],
        slots: [
          [
            "A pessoa vem primeiro, e a prova depois. Faça nesta ordem, sem mexer no portão antes das fotos.",
            "Socorro e isolamento não esperam a administradora. Só depois se preserva o local e se avisa o seguro.",
            "Com a vítima atendida, preserve o lugar como está. O conserto fica para depois do relatório.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e chame 192 ou 193, se há ferido.",
          "Interdite o portão e guarde as imagens das câmeras.",
          "Fotografe folha, sensores e placa de aviso.",
          "Comunique a administradora e a seguradora.",
          "Peça relatório técnico antes de qualquer conserto.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O seguro do condomínio cobre acidente com o portão?",
        answers: [
          "Cobre se a apólice tiver responsabilidade civil do condomínio ou do síndico, que são coberturas contratadas à parte. Avise a seguradora logo.",
          "Depende do que foi contratado. Procure na apólice a responsabilidade civil e comunique o acidente sem demora.",
        ],
      },
      {
        question: "A empresa de manutenção também responde?",
        answers: [
          "Pode responder, se o acidente veio de serviço malfeito ou de defeito que ela devia ter apontado. Se avisou por escrito e o prédio não consertou, a situação se inverte.",
          "Sim, quando o serviço dela causou o dano. O relatório de cada visita mostra o que testou e o que recomendou.",
        ],
      },
      {
        question: "O síndico pode ser processado criminalmente?",
        answers: [
          "Pode, quando alguém se fere ou morre e fica provado que ele sabia do defeito e não agiu. Guarde documentos e imagens e procure logo um advogado.",
          "Pode, se alguém se machucou por falta de cuidado comprovada. Nesse caso o advogado entra desde o primeiro dia.",
        ],
      },
      {
        question: "Uma placa de aviso no portão basta?",
        answers: [
          "Não. Ela orienta, mas não substitui fotocélula, reversão e manutenção registrada.",
          "A placa ajuda e não isenta. O que protege é o sensor funcionando, com testes anotados.",
        ],
      },
    ],
    photo: "fotos do portão, dos sensores e da etiqueta do motor",
  },
  {
    id: "norma-para-sindico",
    broader: "normas",
    label: "Normas do portão para o síndico",
    phrase: "as normas do portão para o síndico",
    asks: [
      "síndico quais normas técnicas portão",
      "síndico quais normas técnicas seguir portão garagem",
      "norma obriga condomínio registrar manutenção",
      "que norma obriga condomínio registrar manutenção portão",
      "norma síndico",
      "normas síndico",
      "abnt síndico",
      "síndico norma abnt",
      "síndico precisa saber norma",
      "norma condomínio síndico",
      "norma abnt condomínio",
      "norma abnt prédio",
      "norma portão condomínio",
      "norma prédio portão",
      "síndico obrigações portão",
      "síndico portão norma",
      "nbr condomínio portão",
      "nbr 5674 portão",
      "nbr 16280 portão",
      "lei portão condomínio",
    ],
    intent: "question",
    answers: {
      any: [
        "O síndico precisa saber que não há norma ABNT única para o portão automático de condomínio: valem em conjunto a NBR 5674, da manutenção, a NBR 16280, da reforma, a NBR 5410, da elétrica, e a NBR 9050, do acesso de pedestres. Comece por guardar o registro das visitas, porque ele prova que o prédio cuida do portão.",
        "Para o portão automático de condomínio, a norma da ABNT que mais pesa é a NBR 5674, porque pede plano de manutenção, visitas registradas e empresa capacitada. A NBR 16280 vale na reforma, a NBR 5410 na elétrica e a NBR 9050 na passagem de pedestres. Somam-se o manual do motor e a regra do município.",
        "O portão automático de condomínio segue um conjunto de normas da ABNT, e não uma só: NBR 5674 (manutenção), NBR 16280 (reforma com responsável), NBR 5410 (elétrica) e NBR 9050 (pedestre). Ao síndico cabe contratar a revisão e guardar o registro, porque é ele que responde pelo portão.",
        "Não conhecemos uma norma ABNT única e obrigatória só para o portão automático de condomínio. O síndico segue a NBR 5674 na manutenção, a NBR 16280 quando há reforma, a NBR 5410 na elétrica e a NBR 9050 na entrada de pedestres. Relatórios guardados mostram que o prédio cuidou do portão.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que cada norma pede do condomínio", "As normas, uma por uma"],
        slots: [
          [
            "A NBR 5674 trata da manutenção: o portão entra no plano do prédio, com datas, executor e relatórios guardados. A NBR 16280 vale para reforma. Trocar o motor por outro igual é manutenção, mas mudar portão, piso ou fachada pede plano e responsável técnico.",
            "Pela NBR 5674, o portão faz parte do programa de manutenção, e cada visita deixa registro. A NBR 16280 só se aplica quando o serviço mexe em estrutura, fachada ou instalação, caso em que é preciso responsável técnico. Motor trocado por outro igual é manutenção comum.",
            "A manutenção é assunto da NBR 5674, que pede plano, datas e relatório de cada visita. A reforma é da NBR 16280: abrir piso, mudar vão ou alterar a instalação exige responsável técnico, e a simples troca de motor por outro igual, em geral, não.",
          ],
          [
            "A NBR 5410 cuida do circuito do motor, com disjuntor próprio, aterramento e DR, a proteção contra choque. A NBR 9050 trata da entrada de pedestres, que deve ser acessível e separada da folha.",
            "Na parte elétrica, a NBR 5410 pede circuito com disjuntor, aterramento e DR, que desarma em caso de choque. Da passagem a pé trata a NBR 9050, com entrada acessível fora do curso do portão.",
            "Circuito próprio, fio terra e DR, que protege contra choque, são exigências da NBR 5410. A entrada de pedestres, acessível e longe da folha, segue a NBR 9050.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Pasta do portão: o que o síndico deve guardar", "Documentos e testes do síndico"],
        slots: [
          [
            "A pasta serve à vistoria, ao seguro e à assembleia, e é o que o síndico mostra se houver acidente. Guarde em papel e em arquivo.",
            "Peça à empresa que entregue tudo por escrito, porque é isso que a seguradora e a assembleia vão querer ver.",
            "Num acidente, o registro prova que o portão era cuidado. Por isso reúna os documentos e mantenha cópia digital.",
          ],
        ],
        steps: [
          "Contrato ou ordem de serviço, com nota fiscal.",
          "Relatório de cada visita, com data e o que foi testado.",
          "Teste da fotocélula e da reversão, anotado todo mês.",
          "ART, o registro do responsável técnico, quando houve reforma.",
          "Manual do motor e lista de controles por unidade.",
        ],
      },
      {
        about: "visit",
        headings: ["O que a revisão do portão deve testar", "A vistoria que atende à norma"],
        slots: [
          [
            "Na revisão, recomendada {visits.business}, o técnico confere folha, fixações, força, paradas, fiação e aterramento. A fotocélula e a reversão são testadas com um objeto, nunca com o corpo, e o relatório vai para a pasta.",
            "O prédio deve revisar o portão {visits.business}. O técnico verifica trilho ou dobradiças, força do motor, fim de curso, sensores, aterramento e fiação. Cada item vai ao relatório, e o teste da reversão é feito com uma caixa, não com pessoas.",
            "Uma visita {visits.business} dá conta do registro que a norma pede. O técnico mede a força, testa fotocélula e reversão com um objeto, olha fixações e aterramento e entrega tudo por escrito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem responde se o portão machucar alguém?",
        answers: [
          "Em regra o condomínio, e o síndico quando houve descuido comprovado. Um advogado orienta o caso concreto.",
          "O condomínio responde pela área comum, e a falta de manutenção registrada pesa contra o síndico. Consulte o advogado do condomínio.",
          "Normalmente o condomínio. O síndico pode responder se ficar provado que sabia do defeito e não agiu; um advogado avalia o caso.",
        ],
      },
      {
        question: "Fotocélula é obrigatória no prédio?",
        answers: [
          "Trate como obrigatória: não conhecemos lei federal única, mas manual do motor, município e seguro podem exigir. Sem ela, não use fechamento automático.",
          "Não conhecemos lei federal única; município, fabricante e seguro podem exigir. Na prática, um portão de prédio com fechamento automático não deve funcionar sem ela.",
          "Pelo manual dos motores, ela é indispensável quando há fechamento automático. Uma lei federal única não conhecemos; consulte a regra do município e o seguro.",
        ],
      },
      {
        question: "Preciso de ART para trocar o motor?",
        answers: [
          "Para troca por motor igual, em geral, não. Se muda estrutura, fachada ou circuito, peça responsável técnico com ART.",
          "Depende do serviço: reforma pede responsável técnico e ART, e manutenção comum pede registro e nota.",
          "Em geral não, se o motor novo é equivalente. A ART é pedida quando há obra no piso, na fachada ou no circuito elétrico.",
        ],
      },
      {
        question: "Quanto custa a revisão do portão do condomínio?",
        answers: [
          "A visita de ajuste em portão maior fica, em geral, de {price.preventiveRange}, sem peças. O relatório para o síndico pode ser pedido já no orçamento.",
          "Em geral, de {price.preventiveRange}, sem as peças, conforme o portão e o número de folhas. Diga que quer o relatório de cada teste.",
          "De {price.preventiveRange} na maioria dos portões grandes, sem contar peças. O orçamento é grátis, e o relatório pode ser incluído.",
        ],
      },
    ],
    photo: "fotos do portão, do quadro de luz e da etiqueta do motor",
  },
  {
    id: "plano-nbr-5674",
    broader: "normas",
    label: "Plano de manutenção do portão do condomínio pela NBR 5674",
    phrase: "o plano de manutenção do portão pela NBR 5674",
    asks: [
      "plano manutenção nbr 5674",
      "plano manutenção nbr 5674 portão",
      "plano manutenção 5674",
      "nbr 5674 plano manutenção portão garagem",
      "programa manutenção nbr 5674",
      "nbr 5674 manutenção portão",
      "nbr 5674 periodicidade portão",
      "nbr 5674 checklist portão",
      "nbr 5674 portão o que fazer",
      "plano manutenção condomínio",
      "plano manutenção portão condomínio",
      "plano manutenção preventiva portão condomínio",
      "plano manutenção preventiva condomínio modelo",
      "modelo plano manutenção portão",
      "plano manutenção prédio portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O plano de manutenção do portão da garagem pela NBR 5674 é uma tabela com quatro colunas: o que se verifica, de quanto em quanto tempo, quem faz e onde fica o registro. A norma pede o plano e o registro. Os intervalos vêm do manual do motor e do uso. Em prédio, o técnico vem {visits.business}.",
        "Um modelo de plano de manutenção preventiva do portão de condomínio tem cinco linhas: limpeza semanal, teste mensal da fotocélula, conferência trimestral, revisão do técnico a cada seis meses e relatório anual. Em cada uma vão o responsável e o registro, como pede a NBR 5674.",
        "Para cumprir a NBR 5674, o portão da garagem entra no plano de manutenção do prédio com item, intervalo, responsável e registro. Zelador faz a limpeza e os testes simples; o técnico revisa {visits.business} e entrega relatório. A norma não dá os dias: quem os dá é o manual do motor e o movimento.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O plano, item por item", "O que pôr na tabela do plano"],
        slots: [
          [
            "Use esta base e ajuste os intervalos ao manual do seu motor e ao número de aberturas por dia. Cada linha traz o intervalo, o item e quem faz.",
            "A lista serve de modelo para a maioria dos prédios. Confira os intervalos no manual do motor, porque portão muito usado pede visitas mais próximas.",
          ],
        ],
        steps: [
          "Toda semana, zelador: varrer o trilho, limpar as lentes da fotocélula e ouvir ruído novo.",
          "Todo mês, zelador: testar fotocélula e reversão com uma caixa, e anotar no livro.",
          "A cada três meses, zelador ou empresa: conferir controles cadastrados, sinaleiro e chave de destravamento.",
          "A cada seis meses, técnico: folha, roldanas, cabos, aperto, força, fim de curso e nobreak.",
          "Uma vez por ano, técnico: aterramento, disjuntor, DR e relatório geral com o que trocar.",
        ],
      },
      {
        about: "what",
        headings: ["O que a norma pede do registro", "O registro que prova o plano"],
        slots: [
          [
            "Para a NBR 5674, manutenção sem registro é como se não tivesse sido feita. Guarde data, nome de quem fez, o que foi testado, o resultado e o que ficou pendente, com a nota do serviço.",
            "O plano só vale com a prova de que foi seguido. Cada visita deixa data, responsável, itens testados, resultado e pendências, junto da nota fiscal.",
          ],
          [
            "A norma divide o trabalho: tarefa simples pode ficar com o pessoal do prédio, treinado para isso, e o que envolve risco vai para empresa capacitada. Tampa do motor, cabo, mola e contrapeso são sempre da empresa.",
            "Nem tudo precisa de empresa: limpeza e teste simples cabem à equipe do prédio, depois de treinada. O que tem energia ou peso suspenso, como placa, cabo e contrapeso, é de empresa capacitada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa cumprir o plano", "Visitas do técnico: valor"],
        slots: [
          [
            "A visita de revisão em portão de prédio fica, em geral, de {price.preventiveRange}, sem peças, conforme o número de folhas. Diga no pedido que o relatório deve trazer cada teste, para ir direto à pasta do síndico.",
            "Conte de {price.preventiveRange} por visita na maioria dos portões grandes, fora as peças. O relatório com os testes pode ser pedido já no orçamento, que é grátis por foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A NBR 5674 obriga a contratar empresa?",
        answers: [
          "Ela pede profissional ou empresa capacitada para o que exige conhecimento técnico. Limpeza e conferência simples podem ser da equipe do prédio.",
          "Para o serviço técnico, sim: alguém capacitado e identificado no registro. As rotinas simples ficam com o zelador treinado.",
        ],
      },
      {
        question: "Quem responde se o plano não for seguido?",
        answers: [
          "O síndico, que deve manter as áreas comuns. Num acidente, a falta de registro pesa contra o condomínio.",
          "Em regra o condomínio, e o síndico se houve descuido. O registro das visitas é a defesa dos dois.",
        ],
      },
      {
        question: "Casa precisa seguir a NBR 5674?",
        answers: [
          "A norma é para edificações em geral, mas na casa ninguém fiscaliza. Uma revisão {visits.home} e as notas guardadas já cumprem a ideia.",
          "Na casa ela serve de orientação. Basta revisar {visits.home}, seguir o manual e guardar as notas.",
        ],
      },
    ],
    photo: "fotos do portão, da etiqueta do motor e quantas vezes ele abre por dia",
  },
  {
    id: "fotocelula-obrigatoria-em-casa",
    broader: "normas",
    label: "Fotocélula é obrigatória em casa?",
    phrase: "a fotocélula em portão residencial",
    asks: [
      ...combine(
        ["residencial", "residência", "casa", "sobrado"],
        [
          "fotocélula obrigatória",
          "fotocélula obrigatório",
          "obrigado fotocélula",
          "obrigatoriedade fotocélula",
          "lei fotocélula",
          "norma fotocélula",
          "norma obriga fotocélula",
          "sensor obrigatório",
          "obrigado ter sensor",
          "lei sensor portão",
          "portão pode sem fotocélula",
          "portão sem fotocélula",
          "posso sem fotocélula",
          "multa fotocélula",
        ],
      ),
      "posso instalar motor sem fotocélula",
      "pode instalar motor sem fotocélula",
      "instalar motor portão sem fotocélula pode",
      "motor sem fotocélula pode",
      "motor sem fotocélula funciona",
    ],
    intent: "question",
    answers: {
      any: [
        "Em portão residencial, a fotocélula não é obrigatória por nenhuma lei geral que conhecemos, mas o manual do motor costuma exigi-la com fechamento automático, e o dono da casa responde por acidente. Instale: par, cabo e mão de obra são orçados juntos, por foto das colunas.",
        "Não conhecemos lei geral que torne obrigatória a fotocélula em portão residencial; sem ela, porém, ele só deve fechar por comando, com o vão à vista. Com fechamento automático, criança ou animal, é indispensável. O preço dela já instalada sai por foto, antes da visita.",
        "Pode instalar motor sem fotocélula em casa, porque não conhecemos lei geral que a torne obrigatória no portão residencial. Mas ele só pode fechar por comando, com o vão à vista. Com fechamento automático, o manual a pede. Sensores e serviço vêm num orçamento só, dado por foto.",
      ],
      installation: [
        "Pode instalar o motor sem fotocélula em casa: não conhecemos lei geral que a exija, e o portão anda. Mas ele só deve fechar por comando, com o vão à vista. Com fechamento automático, o manual a pede e ela não pode faltar. O par é orçado por foto, com a instalação incluída.",
        "O motor pode ser instalado sem fotocélula em residência, desde que o portão feche só por comando, com alguém vendo. Recomendamos pôr o par junto, orçado por foto, porque com fechamento automático ele é indispensável, e instalar os dois na mesma ida poupa serviço.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Lei, manual e responsabilidade", "De onde pode vir a exigência em casa"],
        slots: [
          [
            "Quem costuma exigir é o manual do motor, quando o fechamento automático está ligado; ignorá-lo pesa na garantia e num acidente. Em loteamento fechado, leia também o regulamento interno.",
            "O manual do fabricante vale como regra de uso: se pede o sensor, sem ele a instalação fica incompleta. Casa em condomínio tem ainda o regulamento, e portão sobre a calçada, a lei da cidade.",
            "A exigência vem, em geral, do fabricante do motor, sempre que o portão fecha sozinho. Regulamento de loteamento e lei municipal podem pedir mais.",
          ],
          [
            "Sem lei que obrigue, a responsabilidade continua: o dono da casa responde pelo dano que o portão causa, e a falta de proteção conta contra ele.",
            "Num acidente, quem tem o portão responde, e não ter o sensor agrava. Por isso ele compensa mesmo sem obrigação.",
            "A ausência de lei não livra ninguém: se o portão machuca, o dono responde, e a fotocélula é a prova de cuidado.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando não dá para ficar sem", "Casos em que a fotocélula é indispensável"],
        slots: [
          [
            "Em casa, é o uso que decide. Um destes casos já pede o sensor, que para a folha antes de ela tocar em alguém.",
            "Mais que a lei, conta como o portão é usado. Havendo um destes, não deixe de instalar.",
            "Se alguém pode estar no caminho sem ser visto, o sensor é necessário. São os casos mais comuns.",
          ],
        ],
        bullets: [
          "Fechamento automático ligado",
          "Criança, idoso ou animal na garagem",
          "Portão que fecha sobre a calçada",
          "Acionamento de onde não se vê o vão, por celular ou interfone",
        ],
      },
      {
        about: "check",
        headings: ["Como testar a que já existe", "O teste da fotocélula em casa"],
        slots: [
          [
            "Uma vez por mês, de lado e longe da folha, corte o feixe com um cabo de vassoura durante o fechamento: o portão deve parar e reabrir. Se não voltar, use só com alguém olhando e chame o técnico.",
            "Com a passagem livre e você ao lado, passe um cabo de vassoura no feixe enquanto a folha fecha; ela deve voltar. Falhou uma vez, desligue o fechamento automático e peça a revisão.",
            "O teste mensal é simples: com o portão fechando, interrompa o feixe com um cabo comprido, sem entrar no vão. A folha tem de reabrir. Do contrário, não use o automático até o conserto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa pôr fotocélula em portão residencial?",
        answers: [
          "O par, o cabo e a ligação são orçados juntos, pela foto das colunas e da etiqueta do motor, e o serviço termina com o teste do feixe.",
          "Somam-se o par de sensores, os metros de cabo e a mão de obra de ligar e testar. As colunas fotografadas dão o valor do conjunto antes da visita.",
        ],
      },
      {
        question: "A reversão por força substitui a fotocélula?",
        answers: [
          "Não. Ela só age depois que a folha encosta; a fotocélula para o portão antes do toque. As duas se somam.",
          "Não substitui, porque precisa do contato para agir. O sensor evita o toque, e a reversão limita o dano se ele falhar.",
        ],
      },
      {
        question: "Posso anular a fotocélula que deu defeito?",
        answers: [
          "Não. Sem ela, a folha fecha sobre quem estiver no vão. Até o conserto, feche só por comando, com alguém olhando, e o automático desligado.",
          "Não anule: limpe e alinhe as lentes, e, se não resolver, chame. Muitas placas deixam fechar segurando o botão, com você vendo o vão.",
        ],
      },
      {
        question: "E em prédio ou condomínio?",
        answers: [
          "Lá, trate como obrigatória: convenção, prefeitura e seguro podem exigir, e o síndico pode responder pelo acidente.",
          "Em prédio, não use fechamento automático sem ela. Regulamento, seguro e município costumam pedir, e o síndico responde.",
        ],
      },
    ],
    photo: "uma foto do portão e das duas colunas e a da etiqueta do motor",
  },
];
