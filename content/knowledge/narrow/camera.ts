import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const camera: NarrowConcept[] = [
  {
    id: "camera-abrir-portao",
    broader: "camera",
    label: "Câmera e abertura do portão",
    phrase: "a câmera usada para abrir o portão",
    intent: "question",
    asks: [
      "câmera abrir portão",
      "câmera controle portão",
      "câmera abre portão",
      "ver abrir portão celular",
      "câmera celular portão abrir",
      "câmera placa abre portão",
      "abrir portão vendo câmera",
      "câmera integrada portão",
    ],
    answers: {
      any: [
        "A câmera sozinha não abre o portão: ela mostra quem chegou, e quem abre é um módulo Wi-Fi ligado à central ou um vídeo porteiro com saída de contato. Juntos, você vê a calçada e aciona pelo celular, com a fotocélula testada, porque a imagem atrasa.",
        "Dá para abrir o portão pela câmera no celular só se ela for vídeo porteiro ou leitor de placa, com saída de contato. A câmera comum filma, e o comando vem de um módulo Wi-Fi na entrada de botoeira, instalado em cerca de {trade.smallRepair}.",
        "Ver e abrir a garagem pelo app é possível com três peças: câmera na entrada, módulo na central do motor e fotocélula funcionando. Algumas câmeras têm saída para abrir. A maioria só mostra, e o módulo faz o resto sem trocar o motor.",
      ],
      question: [
        "Não sozinha: a câmera que você já tem mostra quem chegou, e quem abre o portão é um módulo Wi-Fi na central ou um vídeo porteiro com contato. O módulo se instala em cerca de {trade.smallRepair} e abre pelo celular.",
        "Sim, a câmera abre o portão pelo app se for de vídeo porteiro ou de leitura de placa, com saída de contato. A câmera comum, Intelbras ou de outra marca, só filma. Nesse caso, quem abre é um módulo Wi-Fi ligado à central do motor, com a câmera mostrando se o vão está livre.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Jeitos de ver e abrir pelo celular", "Câmera, vídeo porteiro ou leitura de placa"],
        slots: [
          [
            "Há três jeitos de fazer, do mais simples ao mais caro. Em casa, o primeiro costuma bastar.",
            "Escolha pelo uso: vigiar, receber visita ou liberar carros.",
            "Do mais barato ao mais caro, as opções são estas.",
          ],
        ],
        bullets: [
          "Câmera comum mais módulo Wi-Fi: aproveita o que a casa tem; dois aplicativos.",
          "Vídeo porteiro com app: chama, mostra e abre na mesma tela; bom para entregas.",
          "Leitura de placa: abre sem botão; para prédio e empresa, com luz e cadastro.",
        ],
      },
      {
        about: "safety",
        headings: ["Abrir de longe sem risco", "O que a câmera não faz"],
        slots: [
          [
            "A imagem chega com um ou dois segundos de atraso e não serve de sensor. Fotocélula em ordem é condição para fechar um portão que você não vê ao vivo.",
            "Ver o vão livre não garante que continue livre, pelo atraso do vídeo. Quem protege é a fotocélula.",
            "O vídeo atrasa, e a folha não espera. Sem fotocélula testada, não feche de longe.",
          ],
          [
            "Enquadre os dois lados do vão, com luz à noite, e troque a senha de fábrica no primeiro dia. Verificação em duas etapas protege imagem e comando.",
            "Mire a câmera no vão inteiro e ilumine a fachada. Senha própria e duas etapas evitam que outro veja e abra.",
            "Ângulo do vão, luz e senha própria com duas etapas são o mínimo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a ligação no motor", "Integração da câmera com o motor"],
        slots: [
          [
            "O módulo entra como um botão de parede, na entrada de botoeira, por contato sem tensão, e os controles continuam. Cabos e fontes da câmera ficam longe da placa, para não reduzir o alcance.",
            "Liga-se o comando à botoeira da central, sem mexer nos controles. A fonte da câmera é afastada do receptor, porque gera ruído.",
            "Um contato seco na botoeira basta, e nada muda nos controles. Os cabos da câmera seguem separados dos do motor.",
          ],
          [
            "O preço soma módulo e ligação; a câmera é à parte e, em geral, a mais cara do conjunto.",
            "Você paga o módulo e a mão de obra. A câmera, se ainda não há, costuma ser a parte mais cara.",
            "O módulo e a instalação são a menor parte do preço. A câmera com gravação é a maior.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A câmera que já tenho serve?",
        answers: [
          "A câmera serve para ver. Para abrir, acrescenta-se um módulo na central do motor, porque poucas câmeras têm saída para isso.",
          "Serve para a imagem. O comando de abrir vem do módulo ligado à entrada da botoeira.",
        ],
      },
      {
        question: "Dá para abrir para o entregador de longe?",
        answers: [
          "Dá, mas abra de preferência o portão social, e acompanhe o fechamento na imagem.",
          "Sim. Prefira liberar só o pedestre, com fechadura elétrica.",
        ],
      },
      {
        question: "A câmera pode piorar o alcance do controle?",
        answers: [
          "Pode atrapalhar, pela fonte de energia. Se o alcance caiu depois da câmera, desligue a fonte e teste. Afastar a fonte do receptor resolve.",
          "Às vezes atrapalha, pelo ruído da fonte. Compare com a câmera desligada da tomada.",
        ],
      },
      {
        question: "A câmera que abre o portão precisa de internet?",
        answers: [
          "Para abrir de longe, precisa de internet. O controle comum continua valendo sem ela.",
          "De fora de casa, precisa de internet. Dentro de casa, alguns sistemas funcionam só com a rede local.",
        ],
      },
    ],
    photo: "fotos da entrada, da câmera, se houver, e da etiqueta do motor",
  },
  {
    id: "camera-wifi",
    broader: "camera",
    label: "Câmera Wi-Fi no portão",
    phrase: "a câmera Wi-Fi no portão",
    intent: "question",
    asks: [
      "câmera wifi ou com fio",
      "câmera com fio ou sem fio",
      "câmera sem fio ou com fio",
      "câmera wifi",
      "câmera wi fi",
      "câmera wifi portão",
      "câmera wi fi portão",
      "câmera sem fio portão",
      "câmera wifi vale pena",
      "câmera wi fi vale pena",
      "câmera wifi garagem",
      "câmera wifi ou cabo",
      "câmera celular garagem",
    ],
    answers: {
      any: [
        "A câmera Wi-Fi na garagem externa e no portão vale a pena quando o sinal do roteador chega firme ao ponto: mostra a folha e a rua no celular, sem passar cabo de rede. Precisa ser modelo de uso externo, com visão noturna; com sinal fraco ou gravação contínua, prefira cabo.",
        "Para garagem externa, a câmera Wi-Fi serve se for de uso externo e se o sinal chegar bem até ela, o que se testa com o celular no lugar. Com muro grosso ou roteador longe, a imagem cai, e a câmera de cabo é mais estável.",
        "Câmera Wi-Fi no portão da garagem funciona bem perto do roteador e evita o cabo de rede, embora ainda precise de energia. Escolha modelo externo, com visão noturna e cartão; onde o Wi-Fi falha, o cabo resolve.",
        "Câmera Wi-Fi ou com fio no portão: a com fio é mais estável e grava sem falhas, e a Wi-Fi é mais barata de instalar e basta onde o sinal chega forte, perto de uma tomada. Longe do roteador ou atrás de muro grosso, prefira o cabo. As duas precisam de energia e de uso externo.",
      ],
      comparison: [
        "Entre câmera Wi-Fi ou com fio, a com fio é mais estável e grava sem falhas. A Wi-Fi é mais barata de instalar e basta onde o sinal chega forte, perto de uma tomada. No portão, longe do roteador ou atrás de muro grosso, prefira o cabo. As duas precisam de energia e de uso externo.",
        "Câmera com fio ou sem fio no portão? Com fio, se há duto ou a gravação não pode parar. Wi-Fi, se o roteador está perto e o cabo daria obra. Teste o sinal com o celular no lugar antes de comprar. A Wi-Fi também leva fio, o da energia.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que olhar antes de comprar", "Câmera Wi-Fi ou com cabo"],
        slots: [
          [
            "Teste o sinal com o celular no ponto da câmera, com o portão fechado, porque a chapa enfraquece o Wi-Fi. Para uma ou duas câmeras em casa ele basta. Em prédio, comércio e gravação o dia todo, o cabo perde menos imagem.",
            "Fique com o celular onde a câmera vai, portão fechado, e veja um vídeo: se trava ali, a câmera travará também. Casa com um ou dois pontos se dá bem com Wi-Fi, e prédio ou loja, com cabo.",
            "Antes da compra, abra um vídeo no celular no lugar escolhido, com a folha de chapa fechada. Rodou sem travar, o Wi-Fi serve a uma ou duas câmeras. Várias, ou gravação contínua, pedem cabo.",
          ],
          [
            "Procure proteção IP65 ou maior contra chuva, visão noturna e compensação de luz, que evita o clarão do farol. Com cartão de memória, a gravação segue mesmo sem internet.",
            "A ficha deve trazer resistência à água a partir de IP65, imagem noturna e algum controle de contraluz para farol de frente. O cartão guarda as imagens se a internet cair.",
            "Peça IP65 no mínimo, por causa da chuva, e visão noturna que aguente farol de frente. Modelo com cartão continua gravando quando falta internet.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Onde instalar para ver a folha", "A posição da câmera no portão"],
        slots: [
          [
            "Uma câmera alta e de lado mostra a folha inteira, a passagem e a calçada. Isso importa para quem abre pelo celular, embora quem impeça o fechamento sobre alguém seja a fotocélula, o sensor do vão.",
            "Ponha a câmera alta, num canto, vendo folha, chão do vão e calçada ao mesmo tempo. Ela informa, mas não protege: quem segura o fechamento é a fotocélula, o par de sensores da passagem.",
            "O melhor lugar é alto e lateral, com a folha, o piso e a calçada na imagem. Mesmo vendo tudo, conte com a fotocélula, o sensor que para a folha diante de alguém.",
          ],
          [
            "Deixe a câmera e a fonte dela afastadas do motor, porque fonte de má qualidade encurta o alcance do controle. Se ele passou a pegar só de perto, desligue a câmera e teste de novo.",
            "Fonte barata colada ao motor faz ruído no rádio do controle. Afaste uma da outra e, se o alcance caiu depois da instalação, experimente com a câmera sem energia.",
            "O controle remoto usa rádio, e uma fonte ruim ao lado do receptor atrapalha. Mantenha distância; caiu o alcance, desligue a câmera por um minuto e compare.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A ligação da câmera com o portão", "O que o técnico do portão faz"],
        slots: [
          [
            "No portão, o técnico cuida do ponto de energia, do caminho dos cabos e do comando. Para abrir pelo celular, um módulo é ligado à entrada de botoeira do motor, sem mexer nos controles.",
            "A parte do técnico de portão é a energia, a passagem dos fios e, se você quiser abrir pelo aplicativo, um módulo na entrada de botoeira. Os controles seguem como estão.",
            "Cabe ao técnico separar os cabos, levar a energia e ligar o módulo que abre pelo aplicativo, na mesma entrada do botão de parede. Nenhum controle precisa ser regravado.",
          ],
          [
            "O valor depende da distância da energia e de haver ou não o módulo. Só a câmera, com tomada perto, é a conta menor. Peça e serviço são orçados juntos, por foto da entrada.",
            "Câmera com tomada por perto custa menos. Cabo longo e módulo de abertura somam. O orçamento, por foto, já reúne equipamento e instalação.",
            "Quanto mais longe a energia, maior a conta, e o módulo de abertura é somado à parte. Com a foto da entrada se passa um valor para peça e serviço.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A câmera Wi-Fi abre o portão?",
        answers: [
          "Sozinha, não. Quem abre é um módulo ligado à entrada de botoeira do motor. A câmera mostra se a passagem está livre.",
          "Em geral só mostra. A abertura pelo celular vem de um módulo no motor, que pode trabalhar junto com a câmera.",
        ],
      },
      {
        question: "Precisa de tomada no portão para a câmera?",
        answers: [
          "Precisa de energia por perto: tomada, ponto elétrico ou cabo de rede que leve também a alimentação. Modelo a bateria dispensa, mas pede recarga.",
          "Sim, salvo modelo a bateria, que se recarrega de tempos em tempos. Sem tomada, um cabo de rede pode levar energia e imagem.",
        ],
      },
      {
        question: "A câmera do portão funciona sem internet?",
        answers: [
          "Ela continua gravando em cartão ou gravador, mas não se vê a imagem de fora até a internet voltar.",
          "Grava, se tiver cartão ou gravador. Para ver pelo celular longe de casa, a internet precisa estar no ar.",
        ],
      },
      {
        question: "A câmera Wi-Fi funciona quando falta luz?",
        answers: [
          "Só com nobreak, que precisa alimentar a câmera e também o roteador. Modelo a bateria grava no cartão, porém sem roteador não transmite.",
          "Com nobreak na câmera e no roteador, sim. A de bateria segue gravando, sem envio ao celular enquanto o roteador estiver apagado.",
        ],
      },
    ],
    photo: "fotos da entrada e da garagem, com o lugar do roteador",
  },
  {
    id: "camera-que-grava",
    broader: "camera",
    label: "Câmera do portão que grava",
    phrase: "a câmera do portão que grava",
    asks: [
      "câmera grava",
      "câmera gravar",
      "câmera gravando portão",
      "câmera gravação",
      "câmera grava celular",
      "câmera portão celular",
      "ver câmera portão celular",
      "câmera cartão memória portão",
      "câmera nuvem portão",
      "câmera dvr portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Para o portão de casa, a câmera Wi-Fi com cartão é melhor quando o sinal chega firme e poucos dias de gravação bastam; a câmera com DVR, o gravador ligado por cabo, é melhor para guardar semanas, usar várias câmeras e gravar sem depender da internet. As duas se veem pelo celular.",
        "A câmera Wi-Fi ganha em casa, por ser simples e dispensar cabo de imagem, e grava alguns dias em cartão ou na nuvem. Já o DVR, gravador que fica dentro do imóvel, é melhor no portão de prédio e comércio, porque guarda semanas e continua gravando sem internet.",
        "Entre Wi-Fi e DVR, decide o que você quer guardar: a câmera de portão Wi-Fi grava dias em cartão e se instala rápido, enquanto o DVR recebe o cabo de várias câmeras e guarda semanas. Para ver no celular os dois servem, desde que haja internet.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Câmera Wi-Fi ou DVR: o que muda", "Wi-Fi e DVR lado a lado"],
        slots: [
          [
            "A Wi-Fi precisa de tomada perto e bom sinal do roteador no portão; parede grossa e portão de ferro enfraquecem a rede. O DVR pede cabo de cada câmera até o gravador, obra maior, e em troca a imagem não some quando o sinal cai.",
            "No Wi-Fi o custo inicial é menor, mas a imagem depende do sinal, que perde força em parede e chapa. Com DVR se gasta mais em cabo e mão de obra, e a gravação não falha por causa da rede sem fio.",
            "Instalar a Wi-Fi é mais barato: basta energia no ponto e rede que chegue lá, sem tanta parede ou ferro no caminho. O DVR custa mais, pelos cabos até o gravador, e dá imagem estável o tempo todo.",
          ],
        ],
        bullets: [
          "Uma câmera em casa, com bom sinal: Wi-Fi com cartão",
          "Duas ou mais câmeras: DVR com cabo",
          "Semanas de gravação: DVR com disco",
          "Portão longe do roteador: DVR ou cabo de rede",
          "Risco de furto da câmera: DVR ou nuvem",
        ],
      },
      {
        about: "what",
        headings: ["Onde a imagem fica guardada", "Cartão, DVR ou nuvem"],
        slots: [
          [
            "O cartão fica na própria câmera, guarda alguns dias e apaga o mais antigo. Quem leva a câmera leva a gravação. O DVR grava em disco dentro do imóvel, e a nuvem guarda fora dele, por mensalidade e só com internet.",
            "Em cartão a imagem dura dias e vai embora junto se a câmera for furtada. Disco de DVR, em lugar fechado, segura semanas. A nuvem escapa do furto, cobra por mês e para quando cai a conexão.",
            "Cada um guarda de um jeito: o cartão, poucos dias e dentro da câmera; o DVR, semanas em disco longe da rua; a nuvem, fora de casa, paga todo mês. Furto atinge o primeiro, e queda de internet, o último.",
          ],
          [
            "O celular só mostra a imagem, ao vivo ou gravada. Um cartão maior aumenta os dias guardados, e gravar apenas quando há movimento faz render qualquer um dos três.",
            "No aplicativo você assiste, mas o arquivo não mora no telefone. Para guardar mais tempo, aumente a capacidade ou ligue a gravação só por movimento.",
            "Quem mostra é o aplicativo; quem guarda são esses três. Gravar só o movimento estica os dias, e capacidade maior faz o mesmo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A câmera perto do motor do portão", "Onde pôr a câmera no portão"],
        slots: [
          [
            "O lugar bom é alto, abrigado e fora do curso da folha, com vista do rosto e da placa do carro, sem luz forte de frente. A fonte fica longe do receptor do motor, porque pode reduzir o alcance do controle.",
            "Fixe a câmera no alto, onde a folha não encoste e a luz da rua não ofusque, pegando rosto e placa. Afaste a fonte da central do portão: ruído elétrico dela encurta o alcance do controle remoto.",
            "Acima da passagem, protegida da chuva e sem lâmpada na frente, a câmera vê quem chega e a folha inteira. O que atrapalha o motor é a fonte colada ao receptor, que pode diminuir a distância do controle.",
          ],
          [
            "O cabo da câmera não divide tubo com os fios do motor, para não haver interferência. Abrir pelo celular enquanto vê a imagem exige um módulo Wi-Fi na central, orçado por foto com a ligação.",
            "Passe o fio da imagem em eletroduto separado da força do motor. Se a ideia é ver e abrir de longe, soma-se à central um módulo Wi-Fi, cujo valor, com a ligação, sai por foto.",
            "Eletroduto próprio evita ruído na imagem e no comando do portão. Um módulo Wi-Fi ligado à central permite abrir vendo quem está na rua, e peça e ligação são orçadas pela foto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A câmera grava sem internet?",
        answers: [
          "No cartão e no DVR, sim; o que para é a imagem no celular até a conexão voltar. Gravação em nuvem depende da internet o tempo todo.",
          "Sim, se grava em cartão ou em DVR. Sem rede você só deixa de ver de longe, e apenas a nuvem perde o período.",
        ],
      },
      {
        question: "A câmera do portão grava sem luz?",
        answers: [
          "Só com nobreak ou bateria própria. Um nobreak pequeno alimenta câmera, roteador e DVR por algum tempo, conforme a capacidade e o consumo deles.",
          "Não, a menos que tenha apoio. Ponha no mesmo nobreak a câmera, o roteador e o gravador, porque faltando um deles a imagem some.",
        ],
      },
      {
        question: "Posso gravar a calçada?",
        answers: [
          "A sua entrada e o trecho em frente costumam aparecer, e isso é aceito. Evite enquadrar janela e quintal do vizinho, e não divulgue imagem de pessoas.",
          "Pode pegar a entrada e a calçada diante dela, sem mirar a casa dos outros. Em prédio, a administração define quem vê as gravações.",
        ],
      },
      {
        question: "A câmera substitui a fotocélula?",
        answers: [
          "Não. A câmera mostra a passagem, mas não para a folha. Quem faz isso é a fotocélula, o sensor que corta o fechamento quando há algo no vão.",
          "De jeito nenhum: imagem não segura portão. O sensor do vão, a fotocélula, age sozinho, mesmo quando ninguém está olhando.",
        ],
      },
    ],
    photo: "fotos da entrada, do lugar da câmera e da etiqueta do motor",
  },
  {
    id: "camera-e-vizinho",
    broader: "camera",
    label: "Câmera no portão e o vizinho",
    phrase: "a câmera do portão e o vizinho",
    asks: combine(
      ["câmera portão", "câmera garagem", "câmera rua", "câmera"],
      [
        "avisar vizinho",
        "vizinho",
        "vizinho reclama",
        "filma vizinho",
        "vizinho pode reclamar",
        "precisa avisar",
        "é proibido",
      ],
    ),
    intent: "question",
    answers: {
      any: [
        "A câmera da garagem ou do portão em geral é permitida sem avisar o vizinho, desde que mostre a sua entrada e a calçada. O vizinho que reclama tem razão se ela filma dentro da casa, do quintal ou da janela dele: mude o ângulo ou cubra essa parte no aplicativo.",
        "Câmera no portão não precisa, em geral, de aviso ao vizinho quando enquadra só a entrada e a calçada. Se o vizinho reclama, confira a imagem: casa, quintal ou janela dele não podem aparecer, e a máscara de privacidade do aplicativo resolve sem tirar o aparelho.",
        "Para o vizinho que reclama da câmera da garagem, vale o enquadramento: a sua entrada e a calçada podem ser filmadas, o interior, o quintal e a janela dele, não. Avisar antes em geral não é obrigatório, mas uma placa de área filmada e o ângulo certo evitam a briga.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como posicionar a câmera sem problema", "Antes de fixar a câmera"],
        slots: [
          [
            "Cinco minutos de ajuste evitam briga, e mostrar a imagem ao vizinho costuma encerrar a queixa.",
            "Ajuste a imagem olhando a tela, e não só a câmera. Se o vizinho quiser ver, mostre.",
            "O que vale é o que aparece na tela, por isso regule com o celular na mão.",
          ],
        ],
        steps: [
          "Enquadre o portão, a calçada e o carro que chega.",
          "Cubra, no aplicativo, a parte que pega a casa ao lado.",
          "Desligue o som, se a câmera grava conversas da rua.",
          "Ponha um aviso discreto de área filmada.",
          "Guarde as imagens só pelo tempo de que precisa.",
        ],
      },
      {
        about: "what",
        headings: ["Casa, condomínio e a queixa do vizinho", "O que o vizinho pode exigir"],
        slots: [
          [
            "O vizinho pode exigir que você mude o ângulo se a câmera entra na intimidade dele, e não que a retire quando mostra apenas a sua entrada. Em condomínio, câmera em área comum depende do síndico e da regra interna; no conflito, procure orientação jurídica.",
            "Filmar a casa ao lado dá ao vizinho o direito de pedir a correção; filmar a própria entrada, em geral, não. No prédio, corredor e garagem são área comum, e quem decide é o síndico com o regimento. Se a conversa não resolver, um advogado orienta.",
            "Há razão na queixa quando aparece a vida privada do outro, e aí se corrige o ângulo. Área comum de condomínio segue o regimento e o síndico, e a disputa que continua pede orientação de advogado.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Câmera e portão juntos", "O que a câmera ajuda no portão"],
        slots: [
          [
            "Com módulo Wi-Fi no motor, a câmera deixa ver a passagem antes de abrir ou fechar de longe, embora não substitua a fotocélula. A gravação com data também mostra quem bateu na folha.",
            "Quem abre pelo celular vê o vão pela câmera e não fecha sobre ninguém, ainda que a fotocélula continue necessária. E a imagem com data prova quem encostou no portão.",
            "Ver o vão antes do comando é a maior ajuda a quem usa módulo Wi-Fi; a fotocélula segue ligada. Em batida na folha, a gravação esclarece.",
          ],
          [
            "A fonte da câmera fica longe do receptor, porque perto dele pode reduzir o alcance do controle.",
            "Instale a fonte afastada do receptor do motor, já que a interferência encurta o alcance do controle.",
            "Deixe distância entre a fonte dela e o receptor, ou o controle pode passar a abrir só de perto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O vizinho pode mandar tirar a câmera?",
        answers: [
          "Se ela filma a casa dele, pode exigir que mude o ângulo. Se mostra só a sua entrada e a calçada, em geral não.",
          "Em geral não, quando o quadro é a sua entrada. Aparecendo janela ou quintal dele, ele pode pedir a correção, até na Justiça.",
        ],
      },
      {
        question: "Posso divulgar a imagem de quem bateu no portão?",
        answers: [
          "Não convém: entregue à polícia, ao seguro ou ao síndico. Expor a pessoa em grupo ou rede social pode gerar processo.",
          "Melhor não publicar. A gravação serve à polícia, à seguradora e ao síndico, e a exposição pode virar indenização.",
        ],
      },
      {
        question: "A câmera pode gravar som?",
        answers: [
          "Gravar conversa alheia é delicado, e o mais seguro é desligar o microfone da câmera de rua. A imagem basta para ver quem chegou ou bateu.",
          "O som da rua pega conversa de terceiros, por isso desligue-o. Para o portão, só a imagem já resolve.",
        ],
      },
      {
        question: "Quanto custa pôr câmera no portão?",
        answers: [
          "Depende do aparelho, do cabo ou do Wi-Fi na garagem e da altura. A câmera Wi-Fi simples é a mais barata; gravador e cabo encarecem. Diga o que quer no pedido do portão e saberá o que atendemos.",
          "O valor muda com o modelo e o caminho do cabo: Wi-Fi custa menos, sistema com gravador, mais. Mencione a câmera ao pedir o serviço do portão, para saber se entra nele.",
        ],
      },
    ],
    photo: "fotos da entrada, do lugar da câmera e da etiqueta do motor",
  },
  {
    id: "cameras-e-porteiro",
    broader: "camera",
    label: "Câmeras e porteiro eletrônico",
    phrase: "as câmeras e o porteiro eletrônico do portão",
    asks: [
      "câmeras porteiro eletrônico",
      "câmera porteiro eletrônico",
      "porteiro eletrônico câmeras",
      "instalação câmeras porteiro eletrônico",
      "câmeras interfone",
      "instalação câmeras interfone",
      "instalar câmeras interfone",
      "câmeras segurança interfone",
      "cftv interfone",
      "cftv porteiro eletrônico",
      "interfonia câmeras",
    ],
    intent: "installation",
    answers: {
      any: [
        "Instalamos câmera, interfone e porteiro eletrônico ligados ao portão, conforme o caso: o porteiro vai à fechadura do social e à central da garagem, e a foto da entrada diz se câmera e cabo entram no nosso serviço. Cada item vem na sua linha. Se falta o motor, o kit basculante instalado parte de {price.lowest}.",
        "Ligamos o porteiro eletrônico, ou interfone, ao portão social e à garagem; da câmera, a foto da entrada mostra se o modelo e o cabo cabem no nosso atendimento. O valor vem item por item, por foto, e o kit basculante, para quem ainda não tem motor, começa em {price.lowest} instalado.",
        "Câmeras e porteiro eletrônico do portão são orçados juntos, por foto da entrada: dizemos o que atendemos, o aparelho indicado e o valor de cada item. O interfone abre o social e a garagem. Quem ainda não tem motor põe o kit basculante a partir de {price.lowest}, instalado.",
      ],
      price: [
        "Câmeras e porteiro eletrônico não têm preço único: contam o número de câmeras, o gravador, o aparelho do porteiro e os metros de cabo. Com fotos da entrada, dizemos o que atendemos e o valor, item por item. Se falta o motor, o kit basculante instalado parte de {price.lowest}.",
        "O preço de câmera e interfone depende de quantas câmeras, do gravador, do porteiro e do cabo a passar. A foto da entrada dá o valor de cada item e o que atendemos. O motor basculante, se faltar, começa em {price.lowest} instalado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde pôr as câmeras do portão", "Câmeras: posição, gravação e cabo"],
        slots: [
          [
            "Uma câmera vê a calçada e a placa do carro, outra a garagem por dentro, e a do porteiro mostra o rosto de quem chama. Prefira modelo de uso externo, com boa imagem à noite, e gravador longe da entrada.",
            "Bastam, em casa, uma câmera para a rua, uma para dentro da garagem e a do porteiro, voltada ao rosto. Elas devem ser de uso externo e enxergar contra o farol, com o gravador guardado.",
            "Pense em três imagens: rua e placa, garagem e rosto de quem toca. Escolha câmera para área externa, que veja à noite, e deixe o gravador fora do alcance de quem entra.",
          ],
          [
            "Cabo é mais estável; no Wi-Fi, meça o sinal de 2,4 GHz com o portão fechado, porque a chapa o enfraquece.",
            "Com cabo, a imagem não cai. Se for por Wi-Fi, teste o sinal com o portão fechado, porque o ferro atrapalha.",
            "Prefira cabo; se for Wi-Fi, o teste se faz com a folha fechada, que é quando o sinal piora.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o porteiro abre o social e a garagem", "O porteiro eletrônico no portão"],
        slots: [
          [
            "No portão de pedestre, o botão do porteiro aciona a fechadura, em geral de 12 V. Na garagem, a ligação é um toque sem tensão na entrada do botão de parede da central, porque a tensão da fechadura ali queima a placa.",
            "O botão do interfone manda energia à fechadura do social, quase sempre de 12 V; à garagem, manda só um toque, sem tensão, na entrada da botoeira. Trocar um pelo outro queima a placa do motor.",
            "São duas ligações diferentes: a do social leva 12 V à fechadura, e a da garagem fecha um contato sem tensão, como um botão de parede. Por isso a central é ligada pelo técnico.",
          ],
          [
            "O cabo antigo é testado antes de se passar outro, e o sinal corre em duto separado da força. No fim, testam-se chamada, imagem e abertura.",
            "Aproveita-se o cabo que estiver bom, longe do fio de energia, e prova-se tudo da rua e de dentro.",
            "Cabo em ordem fica, o ruim é trocado, sempre separado da rede, e o serviço acaba com o teste de chamada e de abertura.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no orçamento", "Cada item na sua linha"],
        slots: [
          [
            "Contam quantas câmeras, se há gravador, o modelo do porteiro, a fechadura e os metros de cabo. Fazer na mesma visita do motor poupa uma ida e a segunda passagem de fio.",
            "Câmeras, gravador, porteiro, fechadura e cabo têm cada um o seu valor. Quem também vai pôr motor ganha ao fazer tudo junto, com uma só passagem de fios.",
            "O total soma aparelhos, fechadura e cabo, item por item; conduíte livre e cabo aproveitado baixam a conta. Com o motor na mesma visita, economiza-se a ida.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para ver e abrir pelo celular?",
        answers: [
          "Dá, com porteiro ou câmera que use aplicativo. Para abrir, olhe a passagem na imagem antes: a fotocélula continua necessária.",
          "Sim, se o aparelho tem aplicativo ou se há módulo Wi-Fi no motor. Abra vendo a imagem, e feche só com fotocélula.",
        ],
      },
      {
        question: "O que acontece na falta de luz?",
        answers: [
          "Câmera, gravador e porteiro param sem nobreak. A fechadura de trinco abre pela chave.",
          "Sem nobreak, tudo desliga, e o portão social abre pela chave. Um nobreak pequeno mantém a imagem e o interfone.",
        ],
      },
      {
        question: "Vídeo porteiro dispensa a câmera?",
        answers: [
          "Não: ele mostra quem toca, e poucos modelos gravam o tempo todo. Para registro da entrada, some uma câmera com gravação.",
          "Em geral não dispensa, porque só filma quando alguém chama. A câmera com gravador registra o resto.",
        ],
      },
      {
        question: "O interfone antigo pode ser aproveitado?",
        answers: [
          "O cabo muitas vezes é aproveitado. O aparelho só serve se for do mesmo padrão. A foto por dentro e por fora mostra.",
          "Depende do modelo. O fio em bom estado costuma servir ao novo, o que baixa o custo.",
        ],
      },
    ],
    photo: "fotos da entrada por fora e por dentro, do interfone atual, da fechadura e da etiqueta do motor",
  },
  {
    id: "camera-e-alarme-no-portao",
    isAskedByName: true,
    broader: "camera",
    label: "Câmera e alarme no portão",
    phrase: "a câmera e o alarme do portão",
    asks: [
      "câmera alarme portão",
      "câmera alarme garagem",
      "câmeras alarme portão",
      "alarme câmera portão",
      "instalar câmera alarme portão",
      "instalação câmera alarme portão",
      "câmera sensor alarme portão",
      "câmera alarme portão eletrônico",
      "preço câmera alarme portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Câmera e alarme no portão de garagem trabalham juntos: a câmera mostra quem está na entrada, e o alarme avisa, por um sensor magnético na folha, que ela foi aberta à força. Pela foto da entrada dizemos se os dois entram no nosso serviço; a ligação com o motor do portão fazemos nós.",
        "Para o portão, o alarme usa um sensor de abertura na folha e a câmera vigia o vão e a calçada, cada um com o seu circuito, sem trocar o motor. Fazemos a parte do portão e a ligação com a central, e respondemos pela foto da entrada se colocamos também a câmera e o alarme.",
        "Alarme e câmera no portão eletrônico são dois sistemas: um dispara quando o sensor magnético da folha se separa, a outra grava a cena. O que depende do motor e da folha é nosso serviço, e pela foto da entrada dizemos se atendemos o restante.",
      ],
      price: [
        "O preço de câmera e alarme no portão soma a câmera externa, o sensor magnético da folha, cabos e mão de obra: o sensor é a parte mais barata, e a câmera com gravador, a mais cara. Pela foto da entrada vem o valor item por item, com a resposta se atendemos os dois.",
        "Quanto fica alarme com câmera de segurança no portão depende dos metros de cabo e do que já existe: com central de alarme na casa, acrescenta-se só o sensor, a peça mais barata. Câmera e gravador pesam mais; o orçamento, por foto da entrada, separa cada parte.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que a câmera e o alarme vigiam", "Câmera, sensor e motor: o papel de cada um"],
        slots: [
          [
            "A câmera externa mira o vão e a calçada, com visão noturna e grau IP66, que indica proteção contra chuva. Fixada a uns 3 metros, pega o rosto sem ficar ao alcance da mão.",
            "Para a rua, escolha câmera IP66, feita para chuva, com imagem noturna. A altura de uns 3 metros mostra rostos e dificulta o vandalismo.",
            "Câmera de rua precisa de vedação IP66, contra chuva, e visão noturna, presa a cerca de 3 metros, apontada para o vão.",
          ],
          [
            "O sensor de abertura é um ímã na folha e uma ampola na coluna, próprios para metal. A fotocélula do motor não serve de alarme, porque só impede a folha de fechar sobre alguém.",
            "No portão usa-se sensor magnético para ferro, metade na folha, metade na coluna. Não confunda com a fotocélula, que protege quem passa.",
            "Ímã na folha e ampola na coluna formam o sensor, em modelo para portão metálico. Já a fotocélula é proteção contra esmagamento, e não alarme.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se ligam ao portão", "Instalação sem confusão de fios"],
        slots: [
          [
            "Os cabos seguem em duto separado do de força do motor, que causa interferência. Antes do sensor, a folha é acertada, porque portão com folga dispara o alarme com o vento.",
            "Cabo de câmera e de alarme não anda junto com o do motor. E a folha solta é corrigida primeiro, para o vento não gerar alarme falso.",
            "Passam-se os fios longe da força. Folga na folha vem antes de tudo, pois qualquer rajada separaria o ímã.",
          ],
          [
            "O teste é feito com o portão em movimento, de dia e à noite, e com o alarme armado e desarmado.",
            "No fim, abre-se e fecha-se o portão várias vezes, com luz e sem luz, nas duas situações do alarme.",
            "Confere-se imagem noturna, disparo e silêncio do alarme em vários ciclos do portão.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Por onde começar", "O que escolher primeiro: câmera ou alarme"],
        slots: [
          [
            "Se for um só, comece pelo sensor na folha, que avisa na hora e custa menos. A câmera vem depois, e a trava elétrica é o que de fato segura o portão contra a alavanca.",
            "O alarme avisa no momento, e a câmera registra: com pouco dinheiro, o sensor vem primeiro. Contra força bruta, some uma trava elétrica.",
            "Sensor primeiro, por ser barato e imediato, câmera em seguida. Nenhum dos dois segura a folha, papel da trava elétrica.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar o motor para ter câmera e alarme?",
        answers: [
          "Não. São circuitos à parte e trabalham com qualquer motor, novo ou antigo.",
          "Não precisa: nenhum dos dois depende da central do portão.",
        ],
      },
      {
        question: "O alarme dispara quando abro pelo controle?",
        answers: [
          "Não, se a zona do portão tiver tempo de entrada ou estiver desarmada, o que se programa na central do alarme.",
          "Só se estiver armado sem retardo. Um tempo de entrada de uns 30 segundos resolve.",
        ],
      },
      {
        question: "Câmera com Wi-Fi serve na garagem?",
        answers: [
          "Serve onde o sinal chega forte. Atrás de laje ou longe do roteador, o cabo é mais seguro.",
          "Com bom sinal, sim. Teste com o celular no lugar exato da câmera.",
        ],
      },
      {
        question: "Posso filmar a calçada?",
        answers: [
          "Pode filmar a entrada e a calçada em frente, por segurança. Evite apontar para dentro da casa do vizinho e avise com uma placa.",
          "Em geral sim, no limite da sua entrada. O interior do vizinho não deve aparecer.",
        ],
      },
    ],
    photo: "fotos da entrada, do portão fechado e da coluna, com a central do alarme, se já existe",
  },
  {
    id: "camera-na-garagem-do-condominio",
    broader: "camera",
    label: "Câmera na garagem do condomínio",
    phrase: "a câmera na garagem do condomínio",
    asks: [
      "câmera condomínio",
      "câmera ip condomínio",
      "câmera prédio",
      "câmeras condomínio",
      "câmera segurança condomínio",
      "câmera garagem condomínio",
      "câmera garagem condomínio pode",
      "câmera garagem prédio",
      "câmera vaga garagem",
      "câmera minha vaga",
      "câmera vaga condomínio",
      "instalar câmera vaga garagem",
      "câmera condomínio lei",
      "câmera condomínio lgpd",
      "morador pedir imagem câmera condomínio",
      "câmera área comum condomínio",
    ],
    intent: "question",
    answers: {
      any: [
        "Câmera na garagem do condomínio pode, quando quem instala é o próprio condomínio, com aprovação em assembleia ou previsão na convenção. O morador, em geral, não pode pôr uma na vaga sem autorização, porque ela filma área comum e outros moradores. As imagens ficam com a administração, e não são públicas.",
        "Pode haver câmera na garagem do condomínio: é área comum, e a decisão é da assembleia. Avise com placa, aponte para circulação e portão e limite quem vê as gravações, como pede a lei de proteção de dados. Para a câmera particular na vaga, peça autorização por escrito ao síndico.",
      ],
      price: [
        "O preço de câmeras na garagem do condomínio soma os pontos, o gravador, o cabo até ele e a mão de obra, e o cabo é o que mais varia. A do portão é a primeira a instalar. Mande fotos da entrada e do lugar do gravador para o orçamento grátis dessa parte.",
      ],
      buying: [
        "A câmera para condomínio na entrada da garagem deve ser IP, com cabo até o gravador, uso externo, visão noturna e boa imagem contra a claridade do vão. Comece pelo portão, com uma para o rosto e outra para a placa, e peça aprovação da assembleia. A da entrada nós orçamos de graça, por foto.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Regras da câmera em área comum", "O que a lei e a convenção pedem"],
        slots: [
          [
            "Imagem de pessoa é dado pessoal. Por isso o condomínio diz para que filma, por quanto tempo guarda e quem pode ver.",
            "A gravação serve à segurança, e só para isso pode ser usada. Divulgar imagem de morador em grupo de mensagem gera responsabilidade.",
          ],
        ],
        bullets: [
          "Aprovação em assembleia ou regra na convenção",
          "Placa de aviso na entrada",
          "Nada de câmera voltada para dentro de apartamento ou banheiro",
          "Senha do gravador com poucas pessoas",
          "Pedido de imagem feito por escrito ao síndico",
        ],
      },
      {
        about: "choose",
        headings: ["Onde instalar na garagem", "Os pontos que importam"],
        slots: [
          [
            "Comece pelo portão, de modo a ver a folha, a placa e quem entra a pé atrás do carro. Depois vêm a rampa e o acesso ao elevador.",
            "O melhor ponto é o que mostra a entrada inteira, folha e calçada. Em seguida, a circulação e as portas para o prédio.",
          ],
          [
            "Evite apontar contra a luz do vão aberto, que escurece o rosto. Câmera com bom contraste e luz própria resolve a noite.",
            "De dia a claridade do vão apaga a imagem, por isso a câmera fica de lado para a abertura ou tem compensação de luz.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A câmera e o portão do prédio", "O que fazemos na entrada"],
        slots: [
          [
            "Instalamos a câmera que mostra o portão junto com o serviço do motor, com cabo de imagem separado do de força. O restante do sistema é da empresa de segurança do prédio.",
            "A nossa parte é a entrada: câmera da folha, ligação e motor. A rede de câmeras do prédio inteiro é projeto de empresa de segurança.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O morador pode ver a gravação da garagem?",
        answers: [
          "Pode pedir, por escrito e com motivo, como dano no carro. O síndico mostra o trecho, protegendo a imagem de terceiros, ou entrega à autoridade.",
          "Com motivo justificado, sim, pelo síndico. A cópia costuma ser entregue à polícia ou por ordem da Justiça.",
        ],
      },
      {
        question: "Por quanto tempo as imagens ficam guardadas?",
        answers: [
          "Pelo que o condomínio decidir e o gravador comportar, em geral algumas semanas. Quem precisa de um trecho deve pedir logo.",
          "Não há um prazo único. O gravador apaga as mais antigas ao encher, por isso o pedido não pode demorar.",
        ],
      },
      {
        question: "O condomínio responde por carro riscado se há câmera?",
        answers: [
          "Só por haver câmera, em geral não. Vale o que a convenção diz sobre a guarda de veículos.",
          "Depende da convenção. A câmera ajuda a provar quem causou o dano.",
        ],
      },
    ],
    photo: "fotos da entrada da garagem por dentro e por fora e do lugar do gravador",
  },
  {
    id: "instalar-camera-preco",
    broader: "camera",
    label: "Preço para instalar câmera",
    phrase: "o preço para instalar câmera",
    asks: [
      "quanto custa instalar câmera",
      "instalar câmera preço",
      "instalar câmera casa preço",
      "instalar câmera segurança preço",
      "quanto custa câmera segurança",
      "câmera segurança preço",
      "câmera segurança instalada preço",
      "câmera portão preço",
      "câmera garagem preço",
      "preço instalação câmera",
      "câmera quanto custa",
      "câmera preço",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço para instalar câmera em casa depende de três coisas: o aparelho, o cabo ou o Wi-Fi até ele e onde a imagem fica gravada. A câmera Wi-Fi com cartão, perto de uma tomada, é a mais barata. Gravador com cabo até cada ponto custa mais. A do portão nós orçamos de graça, por foto.",
        "O preço da câmera de segurança instalada soma o aparelho de uso externo, a fiação, o gravador, se houver, e a mão de obra por ponto. O que mais pesa é o caminho do cabo, com furo, canaleta ou duto. Para a câmera que mostra o portão, mande fotos da entrada e receba o orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que muda o preço da câmera", "Do ponto mais barato ao mais caro"],
        slots: [
          [
            "O aparelho é só uma parte: passagem de cabo e gravador somam tanto quanto ele. Do mais barato ao mais caro:",
            "Compare propostas pela mesma lista de itens, porque uma pode deixar o cabo de fora. Em ordem de custo:",
          ],
        ],
        bullets: [
          "Câmera Wi-Fi com cartão, perto de tomada e do roteador",
          "Câmera Wi-Fi com ponto de energia novo",
          "Câmera com cabo e gravador, por poucos metros",
          "Vários pontos com duto, gravador e nobreak",
        ],
      },
      {
        about: "choose",
        headings: ["Que câmera pedir para o portão", "O que a câmera do portão precisa ter"],
        slots: [
          [
            "No portão, peça uso externo, visão noturna e boa imagem contra a luz. Uma só câmera bem colocada mostra a folha, a calçada e quem entra.",
            "A câmera do portão fica no tempo e contra a claridade da rua, por isso peça vedação, visão noturna e compensação de luz.",
          ],
          [
            "Para ver pelo celular é preciso internet. Para gravar, não, porque o cartão ou o gravador guarda no local.",
            "A internet só serve para ver de longe. O cartão ou o gravador continua gravando sem ela.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é o serviço", "A câmera junto com o motor"],
        slots: [
          [
            "Quando há motor a instalar ou trocar, a câmera da entrada vai na mesma visita, com o cabo de imagem em tubo separado do de força.",
            "Juntar câmera e motor economiza uma passagem de fio. Os dois cabos correm em dutos separados, para a imagem não ter interferência.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso instalar a câmera Wi-Fi sozinho?",
        answers: [
          "Se há tomada pronta e sinal forte, sim: o aplicativo guia a ligação. Ponto de energia novo é de eletricista, com o disjuntor desligado.",
          "Sim, onde já existe tomada. O que pede profissional é levar energia e cabo até a fachada.",
        ],
      },
      {
        question: "A câmera substitui a fotocélula do portão?",
        answers: [
          "Não. A câmera mostra, e a fotocélula faz a folha parar e voltar.",
          "Não substitui. Quem impede o portão de fechar sobre alguém é a fotocélula.",
        ],
      },
      {
        question: "Existe mensalidade?",
        answers: [
          "Só se você quiser gravação na nuvem ou monitoramento. Com cartão ou gravador próprio, não há.",
          "A nuvem e a central de monitoramento cobram por mês; a gravação local, não.",
        ],
      },
    ],
    photo: "fotos da entrada, do ponto de energia mais próximo e do lugar do roteador ou gravador",
  },
  {
    id: "camera-com-audio",
    broader: "camera",
    label: "Câmera com áudio no portão",
    phrase: "a câmera com áudio no portão",
    asks: [
      "câmera áudio",
      "câmera portão áudio",
      "câmera com áudio portão",
      "câmera microfone",
      "câmera fala",
      "câmera som portão",
      "câmera áudio bidirecional",
      "falar pela câmera portão",
      "câmera que fala portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "A câmera com áudio no portão deixa ouvir e falar com quem está na rua pelo celular, se tiver áudio de duas vias, microfone e alto-falante. Ela não abre o portão sozinha: para isso serve o vídeo porteiro ou um módulo Wi-Fi no motor. Avise com placa que há gravação de som.",
        "Para conversar pelo portão, escolha câmera de uso externo com áudio bidirecional e internet firme, porque a voz atrasa quando o sinal é fraco. Se a ideia é atender visita e abrir, o vídeo porteiro faz as duas coisas melhor. A câmera serve para ver e gravar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que a câmera com áudio precisa ter", "Como escolher a câmera com áudio"],
        slots: [
          [
            "O áudio de duas vias vem escrito na caixa. Só microfone grava o som da rua, mas não deixa responder.",
            "Confira se há alto-falante, e não apenas microfone, e se o modelo é de uso externo.",
          ],
        ],
        bullets: [
          "Áudio de duas vias",
          "Vedação contra chuva",
          "Visão noturna e boa imagem contra a luz",
          "Sinal de Wi-Fi forte no ponto, ou cabo",
          "Gravação em cartão ou gravador",
        ],
      },
      {
        about: "what",
        headings: ["Câmera com áudio ou vídeo porteiro", "Ver, falar ou abrir"],
        slots: [
          [
            "A câmera vigia o tempo todo e avisa de movimento. O vídeo porteiro toca quando apertam o botão e abre a fechadura do portão social.",
            "Quem quer vigiar escolhe a câmera. Quem quer atender e abrir escolhe o vídeo porteiro, que já comanda a fechadura.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Cuidados com a gravação de som", "Privacidade"],
        slots: [
          [
            "Aponte para a sua entrada, e não para a casa do vizinho, e deixe o aviso visível. Conversa de terceiros gravada às escondidas traz problema.",
            "Gravar som é mais delicado que imagem. Avise com placa e limite a captação à frente do portão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A câmera com áudio abre o portão?",
        answers: [
          "Sozinha, não. Um módulo Wi-Fi no motor ou o vídeo porteiro faz isso, por outro comando.",
          "Não. Ela mostra e fala. Quem abre é o módulo ligado ao motor.",
        ],
      },
      {
        question: "Por que a voz chega atrasada?",
        answers: [
          "Por sinal fraco ou internet lenta. Aproxime o roteador ou use cabo.",
          "O atraso vem da rede. Com cabo até a câmera, ele diminui.",
        ],
      },
      {
        question: "Precisa de tomada no portão?",
        answers: [
          "Precisa de energia, por tomada ou pelo próprio cabo de rede. O ponto é feito por eletricista, separado do motor.",
          "Sim, a não ser nos modelos a bateria, que pedem recarga.",
        ],
      },
    ],
    photo: "fotos da entrada, do lugar da câmera e do ponto de energia mais próximo",
  },
  {
    id: "camera-parou",
    broader: "camera",
    label: "Câmera que parou de funcionar",
    phrase: "a câmera que parou de funcionar",
    asks: [
      "câmera parou",
      "câmera parou funcionar",
      "câmera não funciona",
      "câmera não liga",
      "câmera sem imagem",
      "câmera portão parou",
      "câmera portão não funciona",
      "câmera queimou",
      "câmera queimada",
      "câmera offline",
      "câmera não grava",
      "câmera imagem ruim",
      "câmera noite não enxerga",
      "conserto câmera",
      "câmera embaçada",
    ],
    intent: "repair",
    answers: {
      any: [
        "A câmera que parou de funcionar tem, em geral, fonte queimada, cabo rompido ou emenda com água, nessa ordem. Veja se acende alguma luz nela. Apagada, teste a tomada e a fonte. Acesa e sem imagem, o defeito é do cabo, do Wi-Fi ou do gravador. Não abra a caixa na chuva.",
        "Câmera sem imagem ou que não liga: confira a tomada, desligue e ligue a fonte e o roteador e veja se as outras câmeras aparecem. Só uma fora aponta para a fonte ou o cabo dela. Todas fora, para o gravador ou a internet. A da entrada do portão nós avaliamos por foto, sem custo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar em poucos minutos", "Teste da câmera em ordem"],
        slots: [["Do mais comum ao mais raro, sem abrir nada:", "Comece pela energia, que é a causa mais frequente:"]],
        steps: [
          "Teste a tomada da fonte com outro aparelho.",
          "Desligue a fonte, espere um minuto e religue.",
          "Desligue e ligue o roteador ou o gravador e espere alguns minutos.",
          "Veja se as outras câmeras têm imagem.",
          "Limpe a lente por fora, com pano seco.",
        ],
      },
      {
        about: "signs",
        headings: ["O que cada sinal indica", "Fonte, cabo ou gravador"],
        slots: [["O modo de falhar mostra a peça. Compare:", "Repare no que ainda funciona:"]],
        bullets: [
          "Sem luz: fonte ou tomada",
          "Some quando chove: emenda ou vedação",
          "Some à noite: fonte fraca, que não aguenta o infravermelho",
          "Imagem branca ou embaçada: lente suja ou umidade dentro",
          "Só o celular não mostra: internet ou aplicativo",
        ],
      },
      {
        about: "visit",
        headings: ["Quem conserta a câmera", "O que é nosso na entrada"],
        slots: [
          [
            "A câmera que mostra o portão e o cabo dela nós vemos na visita do motor. Sistema com gravador e várias câmeras é da empresa que o instalou.",
            "Nós cuidamos da câmera ligada ao portão. O sistema da casa inteira, com gravador, fica com a empresa de segurança.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor do portão pode queimar a câmera?",
        answers: [
          "Ligada na mesma tomada do motor, a câmera pode reiniciar quando ele parte. Uma tomada separada resolve.",
          "O motor raramente queima a câmera. O comum é ela reiniciar, quando os dois dividem o circuito. Use pontos separados.",
        ],
      },
      {
        question: "Raio queima câmera?",
        answers: [
          "Queima, pela energia ou pelo cabo de imagem. Protetor na tomada e no cabo diminui o risco.",
          "Sim. O surto entra pela rede ou pelo cabo, e o protetor serve aos dois.",
        ],
      },
      {
        question: "Vale consertar ou trocar?",
        answers: [
          "A fonte e o cabo podem ser trocados. A câmera com água dentro quase nunca compensa consertar.",
          "Se o defeito é na fonte ou na emenda, vale consertar. Se entrou água na placa, compre outra câmera.",
        ],
      },
    ],
    photo: "fotos da câmera, da fonte e da tomada em que ela está ligada",
  },
];
