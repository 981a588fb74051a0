import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What something is for, how it is switched on, and what follows from doing it oneself. */
export const duvidasDeUso: NarrowConcept[] = [
  {
    id: "semaforo-e-sirene-de-saida",
    broader: "sinaleiro",
    label: "Semáforo e sirene na saída da garagem",
    phrase: "o semáforo e a sirene da saída da garagem",
    asks: [
      "instalar semáforo garagem",
      "instalação semáforo garagem",
      "semáforo garagem preço",
      "semáforo estacionamento",
      "semáforo portão",
      "semáforo vaga garagem",
      "semáforo sirene",
      "sirene semáforo saída garagem prédio",
      "semáforo e sirene garagem",
      "semáforo sirene garagem prédio",
      "semáforo saída garagem",
      "semáforo saída garagem prédio",
      "semáforo saída veículos",
      "sinalização saída garagem",
      "sinalização saída garagem prédio",
      "alerta saída garagem",
      "semáforo garagem",
      "semáforo para garagem",
      "semáforo garagem condomínio",
      "semáforo garagem prédio",
      "semáforo condomínio",
      "semáforo prédio",
      "semáforo rampa garagem",
      "semáforo rampa condomínio",
    ],
    intent: "buying",
    answers: {
      any: [
        "O semáforo para garagem de condomínio ou prédio mostra verde e vermelho nas pontas da rampa, comandado pela central do portão ou por sensor, para um carro não encontrar o outro. Instalamos com cabo até as duas pontas e relé na placa; fotos da rampa e da etiqueta do motor dão o orçamento, grátis.",
        "Instalamos semáforo de garagem, em condomínio ou prédio, {em}: verde e vermelho nas pontas da rampa ou na saída, comandados pela central do portão ou por sensor, para um carro não encontrar o outro. A sirene com luz, para o pedestre, é opcional; fotos da rampa e da etiqueta do motor bastam para o orçamento.",
        "O semáforo de garagem mostra verde ou vermelho a quem entra e a quem sai, nas pontas da rampa, comandado pela central do portão ou por sensor. A instalação leva cabo até as duas pontas e um relé na placa; a luz e a sirene da calçada, para o pedestre, são outro aparelho.",
        "Na saída de garagem de prédio, o semáforo de duas cores organiza os carros na rampa e a sirene, com luz piscante, avisa o pedestre na calçada. Os dois são ligados à central do portão e funcionam desde que ele começa a abrir até fechar.",
        "Semáforo e sirene de saída de garagem fazem coisas diferentes: o semáforo diz ao carro se pode passar; a sirene com luz avisa quem anda na calçada. Em prédio, usa-se a luz sempre e o som em volume baixo, conforme a regra da cidade.",
      ],
      price: [
        "O preço do semáforo de garagem soma os dois focos, verde e vermelho, o cabo até as pontas da rampa, o relé ou sensor e a instalação, e sai por foto. A visita em casa parte de {price.preventive}, sem peças; em prédio, o valor dela é dito antes.",
        "O preço do semáforo e da sirene da saída de garagem soma os aparelhos, o cabo até a central do portão e a instalação. Fotos da rampa e da calçada bastam para o orçamento, que é grátis.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como o semáforo e a sirene são ligados", "O que a central do portão comanda"],
        slots: [
          [
            "A luz e o som saem da central por saída própria ou por um módulo de relé, que liga quando o portão se move.",
            "Muitas centrais têm saída de sinaleiro; nas outras, um módulo de relé faz a ligação.",
          ],
          [
            "Em rampa de mão única, o semáforo precisa de lógica própria: verde para um lado, vermelho para o outro, com prioridade de quem entra da rua.",
            "Onde os carros sobem e descem pela mesma rampa, o semáforo mostra vermelho na garagem enquanto alguém entra.",
          ],
          [
            "O aparelho fica à vista do pedestre, preso à fachada, sem avançar sobre a calçada.",
            "A posição é do lado de fora, na altura em que o pedestre enxerga antes de chegar ao vão.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Só luz, só som ou os dois", "Volume, horário e vizinhos"],
        slots: [
          [
            "Sirene com volume ajustável e horário evita reclamação; a luz fica ligada sempre.",
            "Prefira som regulável, mais baixo à noite se a regra da cidade permitir, e luz de LED.",
          ],
          [
            "Se é obrigatório, quem diz é o município e o projeto aprovado do prédio; a convenção pode pedir mais.",
            "A exigência vem da prefeitura e do projeto do prédio; confirme antes de comprar.",
          ],
          [
            "Sinaleiro avisa, mas não segura o portão: a fotocélula continua necessária.",
            "Nem luz nem sirene substituem a fotocélula, que é o que faz a folha parar.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Semáforo e sirene servem em qualquer motor?",
        answers: ["Servem em quase todos: se a placa não tem saída para sinaleiro, usa-se um módulo de relé."],
      },
      {
        question: "O sensor de presença na rampa da garagem ajuda?",
        answers: [
          "Ajuda onde o portão fica longe da rampa: um laço ou sensor liga o aviso quando o carro começa a subir.",
        ],
      },
    ],
    photo: "fotos da saída vista da calçada e da rampa, e da etiqueta do motor",
  },
  {
    id: "ativar-fechamento-automatico",
    broader: "regulagem",
    label: "Ativar o fechamento automático",
    phrase: "o fechamento automático do portão",
    asks: [
      "ativar fechamento automático",
      "fechamento automático [marca]",
      "fechamento automático motor [marca]",
      "fazer fechar sozinho",
      "fazer portão fechar sozinho",
      "colocar fechar sozinho",
      "programar fechar sozinho",
      "fazer fechar sozinho depois segundos",
      "programar fechar sozinho segundos",
      "como fechar sozinho depois segundos",
      "ativar fechamento",
      "ligar fechamento automático",
      "habilitar fechamento automático",
      "programar fechamento automático",
      "configurar fechamento automático",
      "colocar fechamento automático",
      "acionar fechamento automático",
      "regular fechamento automático",
      "ajustar fechamento automático",
      "como fechamento automático",
      "como funciona fechamento automático",
      "fechamento automático como",
      "programar tempo fechamento",
      "regular tempo fechamento",
      "ajustar tempo fechamento",
      "configurar tempo fechamento",
      "programar portão fechar sozinho",
      "configurar portão fechar sozinho",
      "programar pausa",
      "ativar pausa",
      "como ativar pausa",
      "programar fechamento automático placa",
      "programar fechamento automático [marca]",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O fechamento automático se ativa na central do motor, no ajuste de pausa: grava-se o tempo que o portão fica aberto antes de fechar sozinho. Antes de ligar, a fotocélula tem de estar instalada e testada, para a folha não fechar sobre ninguém.",
        "Para ativar o fechamento automático do portão, teste a fotocélula e depois grave na central o tempo de pausa, por botão, chave ou menu, como diz o manual da placa. Mande a foto da etiqueta do motor e dizemos se a sua tem a função; como sob a tampa há tensão da rede, quem grava é o técnico, em visita a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Ativar o fechamento automático, na ordem", "O que vem antes da pausa"],
        slots: [
          [
            "Sem fotocélula, deixe o fechamento automático desligado: a central não vê o carro nem a criança no vão.",
            "A fotocélula vem primeiro, porque o portão passa a fechar sem ninguém olhando.",
          ],
        ],
        steps: [
          "Teste a fotocélula: com o portão fechando, passe um cabo de vassoura no feixe; a folha tem de parar e voltar.",
          "Ache o modelo da central na etiqueta e o ajuste de pausa no manual do fabricante.",
          "O técnico grava a pausa do jeito da sua placa: botão segurado pelo tempo desejado, botão de giro, chave ligada ou opção no menu.",
          "Em casa, use de 15 a 30 segundos de pausa.",
          "Faça três ciclos olhando, um deles com o feixe cortado no fim da pausa.",
        ],
      },
      {
        about: "causes",
        headings: ["Ativei e não fecha sozinho", "Ajustou a pausa e o portão não fecha: por quê"],
        slots: [
          [
            "Uma fotocélula suja ou desalinhada segura o portão aberto, e a pausa nunca termina.",
            "Com algo no feixe, a central recomeça a contar e o portão fica aberto.",
          ],
          [
            "Se a folha não chegou ao fim da abertura, muitas centrais não contam a pausa; confira o fim de curso.",
            "A pausa só conta depois da abertura completa na maioria das centrais, e o fim de curso fora do ponto impede isso.",
          ],
          [
            "Uma central antiga pode não ter a função; nesse caso, troca-se a central.",
            "Nem toda placa tem fechamento automático: pela foto da etiqueta dá para saber.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como desativo o fechamento automático?",
        answers: [
          "Desative pelo mesmo ajuste: pausa em zero ou chave desligada, conforme a central. O manual do modelo mostra.",
        ],
      },
      {
        question: "Dá para o portão fechar sozinho só à noite?",
        answers: [
          "Dá em algumas centrais, com módulo ou aplicativo que programa horário. Na maioria, a função fica ligada ou desligada o dia todo.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e das duas fotocélulas",
  },
  {
    id: "velocidade-com-inversor",
    broader: "tempo-de-abertura",
    label: "Aumentar a velocidade com inversor",
    phrase: "o aumento da velocidade com inversor",
    asks: [
      "motor comum aceita placa inversora",
      "motor comum aceita central inversora",
      "comum aceita placa inversora",
      "aumentar velocidade inversor",
      "velocidade inversor",
      "inversor deixar rápido",
      "portão rápido inversor",
      "colocar inversor",
      "instalar inversor",
      "pôr inversor motor",
      "trocar motor inversor",
      "inversor preço",
      "inversor valor",
      "inversor quanto custa",
      "inversor quanto fica",
      "inversor motor antigo",
    ],
    intent: "price",
    answers: {
      any: [
        "Para aumentar a velocidade com inversor, em geral se troca o motor: o comum, de capacitor, não aceita inversor na placa. No basculante de até {width.quarterHp}, o JetFlex, que já traz inversor, abre em {opening.jetflex} e custa {price.jetflex} instalado.",
        "O inversor aumenta a velocidade em motor feito para ele, trifásico com central própria; no motor comum não se acrescenta só a peça. O que se troca é o conjunto, e a folha precisa estar leve e firme.",
      ],
      price: [
        "Aumentar a velocidade do portão com inversor fica em {price.jetflex}, instalado, no basculante de até {width.quarterHp}: é o JetFlex, que abre em {opening.jetflex}. Em portão de correr, de abrir ou mais largo, o valor do motor com inversor sai por foto, sem custo.",
        "O valor depende do portão: no basculante de até {width.quarterHp}, o motor com inversor JetFlex custa {price.jetflex} instalado; nos outros, o orçamento é por foto. Só o inversor, no motor comum de capacitor, não se instala.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Só o inversor ou o motor inteiro", "Quando dá para aproveitar o motor"],
        slots: [
          [
            "Motor comum, monofásico, parte com capacitor e tem uma velocidade só; o inversor comanda motor trifásico.",
            "O inversor muda a velocidade variando a frequência, e isso pede motor trifásico e central própria.",
          ],
          [
            "Se o seu já é trifásico com central inversora, a velocidade se ajusta na programação, sem peça nova.",
            "Um motor que já tem inversor só precisa de regulagem, que entra na visita preventiva, em casa a partir de {price.preventive}, sem peças.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que a folha precisa antes", "Mais velocidade com segurança"],
        slots: [
          [
            "Folha torta, desequilibrada ou com roldana ruim bate mais forte quando anda mais depressa.",
            "Antes de acelerar, acertam-se roldanas, dobradiças ou contrapeso, e testa-se a fotocélula.",
          ],
          [
            "A rampa de parada e a reversão são provadas com obstáculo macio depois do ajuste.",
            "No fim, o técnico prova a parada suave e a volta diante de um obstáculo macio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor com inversor gasta mais energia?",
        answers: ["Quase não muda a conta: o motor trabalha segundos por abertura, e a partida é mais suave."],
      },
      {
        question: "Trocar a engrenagem deixa o portão mais rápido?",
        answers: ["Muda a relação, mas tira força e desgasta o motor. Sem projeto do fabricante, não é o caminho."],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor",
  },
  {
    id: "instalar-abertura-por-celular",
    broader: "modulo-wifi",
    label: "Instalação da abertura por celular",
    phrase: "a instalação da abertura pelo celular",
    asks: [
      "instalação celular",
      "instalar celular",
      "instalação abertura celular",
      "instalar abertura celular",
      "abertura portão celular",
      "abertura celular",
      "colocar portão celular",
      "colocar abertura celular",
      "instalação portão celular",
      "instalação aplicativo portão",
      "instalar aplicativo portão",
      "instalação módulo wifi",
      "instalar módulo wifi",
      "instalar módulo wi-fi",
      "instalação wifi portão",
      "instalar wifi portão",
      "instalador módulo wifi",
      "automação portão celular",
      "instalador módulo wi fi",
      "instalar módulo wi fi",
      "instalar wi fi portão",
      "instalação módulo wi fi",
      "instalação wi fi portão",
    ],
    intent: "installation",
    answers: {
      any: [
        "Instalamos abertura de portão pelo celular {em}: um módulo Wi-Fi é ligado à placa do motor que você já tem ou do novo, se o portão ainda é manual. Mande a foto da etiqueta do motor e diga se o Wi-Fi chega à garagem: a resposta confirma o módulo e o valor, antes da visita.",
        "Sim, deixamos o portão abrindo pelo celular {em}: o técnico liga um módulo Wi-Fi à placa do motor, o atual ou um novo, cadastra no aplicativo e testa com você. Pela foto da etiqueta dizemos se o seu motor aceita e quanto custa; a visita em casa parte de {price.preventive}, sem peças.",
        "Instalamos no motor que você já tem um módulo Wi-Fi, que faz o portão abrir pelo celular; os controles continuam. A visita em casa parte de {price.preventive}, sem peças, e o módulo é orçado pela foto da etiqueta. É preciso que o Wi-Fi da casa chegue ao motor.",
      ],
      price: [
        "A instalação da abertura por celular {em} custa o módulo Wi-Fi mais a ligação na placa; sensor de portão aberto e repetidor entram à parte. A foto da etiqueta do motor dá o valor, sem custo.",
        "A instalação da abertura por celular custa o módulo Wi-Fi mais a ligação na placa; sensor de portão aberto e repetidor entram à parte. A foto da etiqueta do motor dá o valor, sem custo.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que é feito na instalação", "Da placa ao aplicativo, na visita"],
        slots: [
          [
            "Com o disjuntor desligado, o módulo é ligado à entrada de botoeira da placa e à alimentação.",
            "O módulo entra nos mesmos fios do botão de parede, sem mudar o motor.",
          ],
          [
            "Depois ele é conectado ao Wi-Fi de 2,4 GHz e cada morador ganha acesso no aplicativo.",
            "Em seguida vêm a rede de 2,4 GHz, o aplicativo e o cadastro de quem vai usar.",
          ],
          [
            "Quem quer fechar de longe precisa de fotocélula e de sensor que mostre o portão fechado.",
            "Para comandar fora de casa com segurança, somam-se fotocélula e sensor de portão aberto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes da visita", "Sinal e motor: o que mandar"],
        slots: [
          [
            "Fique ao lado do motor com o celular no Wi-Fi: se um vídeo carrega bem, o sinal serve; se não, soma-se um repetidor.",
            "Mande uma captura do sinal do Wi-Fi tirada ao lado do motor: sinal fraco pede repetidor, melhor prever no orçamento.",
          ],
          [
            "Mande também a foto da etiqueta do motor; sem motor ainda, a do portão inteiro e a largura da folha.",
            "Pela etiqueta do motor se sabe se a placa aceita o módulo; se o portão ainda é manual, mande a foto dele inteiro e a largura, e o motor entra no orçamento.",
          ],
          [
            "Em condomínio de casas, o portão da casa é seu; no de uso comum, de prédio ou residencial fechado, quem autoriza é a administração.",
            "No portão de uso comum, a administração decide antes quem cadastra e quem apaga os usuários; no da sua casa, você.",
          ],
        ],
      },
    ],
    keep: ["choose"],
    questions: [
      {
        question: "Quanto custa a abertura pelo celular?",
        answers: [
          "O módulo Wi-Fi e a ligação são orçados pela foto da etiqueta. Com motor novo, some o motor: o kit basculante instalado parte de {price.lowest}, e na troca em casa a faixa é de {price.homeSwap}.",
          "Depende do módulo e da placa, e o valor vem pela foto. Sem motor ainda, some o motor: no basculante de até {width.quarterHp}, o kit instalado parte de {price.lowest}.",
        ],
      },
      {
        question: "O controle continua funcionando com a abertura por celular?",
        answers: ["Sim. O módulo é mais um comando; controle e botoeira continuam como estão."],
      },
      {
        question: "Sem internet, o portão abre pelo celular?",
        answers: [
          "Pelo celular, em geral não, salvo módulo com Bluetooth. Controle, botoeira e chave continuam valendo.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e uma captura do sinal do Wi-Fi ao lado dele",
  },
  {
    id: "ppa-contatto-wifi",
    broader: "modulo-wifi",
    label: "PPA Contatto Wi-Fi",
    phrase: "o PPA Contatto Wi-Fi",
    asks: [
      "ppa contatto",
      "ppa contato wifi",
      "ppa contato celular",
      "ppa contato aplicativo",
      "contatto",
      "contatto wifi",
      "contatto wi-fi",
      "contatto celular",
      "contatto aplicativo",
      "contatto configurar",
      "contatto não conecta",
      "contatto instalar",
      "módulo contatto",
      "app contatto",
      "ppa contatto celular",
      "comprei ppa contatto",
      "contatto wi fi",
      "ppa contato wi fi",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O PPA Contatto Wi-Fi é o módulo da PPA que faz o motor abrir pelo celular: o técnico o liga à central, e você o cadastra no aplicativo, na rede de 2,4 GHz da casa. Mande a foto da etiqueta do motor, e dizemos se a sua central o aceita e quanto fica.",
        "Com o módulo PPA Contatto Wi-Fi, o motor PPA passa a abrir pelo celular, e os controles continuam valendo. O técnico liga o módulo à central; no aplicativo, você cria a conta, escolhe a rede de 2,4 GHz e dá um nome ao portão. O valor vem pela foto da etiqueta do motor.",
        "Módulo Wi-Fi da PPA, o Contatto serve a quem já tem motor da marca e quer abrir pelo celular. A ligação na central é do técnico; o cadastro no aplicativo leva minutos. Se ele não aparece no celular, quase sempre é rede de 5 GHz ou sinal fraco na garagem.",
      ],
      price: [
        "O PPA Contatto Wi-Fi custa o módulo mais a ligação na placa e a configuração no celular. Mande a foto da etiqueta do motor PPA para saber se a central o aceita e quanto fica, sem custo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Configurar no celular, passo a passo", "Do aplicativo ao primeiro teste"],
        slots: [
          [
            "Os nomes dos menus mudam com a versão do aplicativo; a ordem é sempre esta.",
            "O caminho é o mesmo em Android e iPhone, com nomes de menu que variam.",
          ],
        ],
        steps: [
          "Confirme que o módulo está ligado à central e com a luz acesa.",
          "Conecte o celular à rede de 2,4 GHz da casa, perto do portão.",
          "Abra o aplicativo indicado no manual do módulo, crie a conta e adicione o aparelho.",
          "Digite a senha do Wi-Fi e espere a luz do módulo confirmar.",
          "Abra e feche uma vez com o portão à vista e a passagem livre.",
        ],
      },
      {
        about: "causes",
        headings: ["Se o módulo não conecta", "O que impede a configuração"],
        slots: [
          [
            "Rede de 5 GHz, senha errada e sinal fraco são as causas de quase toda falha.",
            "Separe no roteador a rede de 2,4 GHz, porque o módulo costuma não enxergar a de 5 GHz.",
          ],
          [
            "Trocou de roteador? O módulo precisa ser configurado de novo, com a rede nova.",
            "Roteador ou senha nova pede refazer a configuração desde o começo.",
          ],
          [
            "Nem toda central PPA recebe o módulo no conector; nas outras, liga-se pela entrada de botoeira, se o manual permitir.",
            "A foto da etiqueta da central mostra se há encaixe próprio para o módulo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Funciona em motor de outra marca?",
        answers: [
          "O módulo é feito para centrais PPA. Em outra marca, use um módulo Wi-Fi universal, ligado aos mesmos fios de um botão de parede.",
        ],
      },
      {
        question: "Mais de um celular pode usar o PPA Contatto?",
        answers: ["Sim, com cada pessoa cadastrada ou convidada pelo aplicativo. Apague quem não deve mais abrir."],
      },
      {
        question: "O PPA Contatto funciona sem internet?",
        answers: [
          "De longe, não: o celular e o módulo precisam de internet. O controle e o botão de parede abrem sempre.",
          "Sem internet, use o controle ou a botoeira. Pelo celular, só se o aplicativo aceitar comando na rede da casa.",
        ],
      },
      {
        question: "Quanto custa instalar o Contatto?",
        answers: [
          "Soma-se o módulo à visita de instalação, que em casa parte de {price.preventive}, sem peças. A foto da etiqueta do motor dá o total, sem custo.",
          "A visita em casa parte de {price.preventive}, sem o módulo, que é orçado pela foto da etiqueta do motor PPA.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor PPA e do módulo, sem abrir a tampa",
  },
  {
    id: "substituir-placa-por-qual",
    broader: "placa",
    label: "Placa substituta",
    phrase: "a placa que substitui a antiga",
    asks: [
      "placa substituir qual",
      "placa substituir por qual",
      "central substituir qual",
      "qual placa substitui",
      "qual central substitui",
      "placa substituta",
      "central substituta",
      "placa equivalente",
      "central equivalente",
      "placa no lugar da",
      "placa antiga substituir",
      "placa fora linha",
      "central fora linha",
      "placa saiu linha",
      "qual placa nova trocar antiga",
    ],
    intent: "buying",
    answers: {
      any: [
        "A placa que substitui a antiga é a que combina em quatro pontos: tensão, tipo de motor, tipo de fim de curso e código dos controles. Pode ser a atual do fabricante ou uma universal; a foto da etiqueta do motor ajuda a dizer qual.",
        "Substitua a placa por outra de mesma função: 127 ou 220 V como a do motor, saída para o mesmo tipo de motor e entrada para o mesmo fim de curso. Nome parecido não basta, por isso mande a foto antes de comprar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que a placa substituta precisa ter", "Os quatro pontos que decidem"],
        slots: [
          [
            "Motor comum, com capacitor, aceita muitas centrais; com inversor, encoder ou corrente contínua, só a própria.",
            "Em motor de capacitor há várias opções; em motor com inversor ou encoder, use a central da linha dele.",
          ],
          [
            "O fim de curso decide muito: ímã com sensor, chave mecânica e encoder não se trocam entre si.",
            "Compare o conector e o tipo de fim de curso, porque placa para um não lê o outro.",
          ],
          [
            "Controles antigos só ficam se a frequência e o código forem os mesmos; senão, entram novos.",
            "Se o receptor novo usa outro código, todos os controles são trocados ou mantém-se um receptor avulso.",
          ],
        ],
      },
    ],
    keep: ["replace", "care"],
    questions: [
      {
        question: "A placa nova precisa ser da mesma marca?",
        answers: [
          "Não sempre. Em motor comum, uma universal boa atende; na garantia ou com encoder e inversor, use a da marca.",
        ],
      },
      {
        question: "Posso ligar a placa nova sozinho?",
        answers: [
          "Não é indicado: há tensão da rede e capacitor carregado, e um fio trocado queima a placa. O técnico mede o motor antes.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, do controle e, se já foi retirada, da placa dos dois lados",
  },
  {
    id: "peccinin-cp-4000",
    broader: "placa",
    label: "Placa Peccinin CP 4000",
    phrase: "a placa Peccinin CP 4000",
    asks: [
      "cp 4000",
      "placa cp 4000",
      "central cp 4000",
      "peccinin cp 4000",
      "placa peccinin cp 4000",
      "placa peccinin substituir",
      "central peccinin substituir",
      "placa peccinin antiga",
      "placa peccinin fora linha",
      "placa cp4000 queimada",
      "cp4000 qual lugar",
    ],
    intent: "buying",
    answers: {
      any: [
        "A placa Peccinin CP 4000 se substitui por outra central que combine com o motor: mesma tensão, mesmo tipo de fim de curso e saída para motor de capacitor, se for o seu. Qual exatamente, Peccinin atual ou universal, só a foto da etiqueta do motor confirma.",
        "No lugar da Peccinin CP 4000 entra uma central Peccinin atual ou uma universal, desde que tensão, fim de curso e tipo de motor sejam os mesmos. Mande a foto da etiqueta do motor e do controle antes de comprar: o nome sozinho não decide.",
      ],
      price: [
        "Substituir a placa Peccinin CP 4000 custa a central nova, a mão de obra e, se o código mudar, os controles. A foto da etiqueta do motor e do controle dá o valor, sem custo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que conferir antes de trocar a CP 4000", "Tensão, fim de curso e controles"],
        slots: [
          [
            "Veja na etiqueta do motor Peccinin a tensão e se ele usa capacitor.",
            "A tensão e o tipo de motor estão na etiqueta; é por ela que a central nova é escolhida.",
          ],
          [
            "O fim de curso do motor, por ímã ou por chave, tem de ser lido pela placa nova.",
            "Confira o conector do fim de curso, que muda entre versões.",
          ],
          [
            "Os controles da casa só continuam se a placa nova ler o mesmo código; fora disso, são gravados outros.",
            "Conte os controles em uso: se o código mudar, eles entram no orçamento.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Como é a troca", "Da placa antiga à regulagem nova"],
        slots: [
          [
            "O técnico corta a energia, mede o motor e o capacitor e só então liga a placa nova.",
            "Um motor em curto queima a placa nova, e por isso ele é medido antes.",
          ],
          [
            "Depois vêm percurso, força no mínimo, controles e teste da fotocélula.",
            "A troca termina com percurso, força e controles gravados e a parada testada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A CP 4000 tem conserto?",
        answers: [
          "Às vezes, quando o dano é um relé, um fusível ou um borne. Com trilha queimada ou muita oxidação, a troca sai melhor.",
        ],
      },
      {
        question: "Posso pôr placa universal em motor Peccinin?",
        answers: ["Em motor de capacitor, em geral sim. Em motor com encoder ou inversor, use a central da linha."],
      },
    ],
    photo: "fotos da etiqueta do motor Peccinin, do controle e, se já saiu, da placa CP 4000",
  },
  {
    id: "abrir-o-motor-e-a-garantia",
    broader: "garantia",
    label: "Abrir o motor perde a garantia?",
    phrase: "a garantia do motor que foi aberto",
    asks: [
      "abrir motor garantia",
      "abrir motor perde garantia",
      "abri motor garantia",
      "abrir motor conta própria",
      "mexer motor garantia",
      "mexi motor garantia",
      "desmontar motor garantia",
      "consertar sozinho garantia",
      "perde garantia",
      "perco garantia",
      "perder garantia",
      "perdi garantia",
      "lacre garantia",
      "romper lacre",
      "lacre motor",
      "conta própria garantia",
      "perde garantia eu mesmo instalar",
      "garantia eu mesmo instalar",
      "instalar sozinho perde garantia",
      "instalado por outro perde garantia",
      "instalado outro garantia",
      "técnico de fora consertar garantia",
      "técnico fora motor fabricante garantia",
    ],
    intent: "question",
    answers: {
      any: [
        "Em geral, sim: motor aberto, consertado ou instalado por conta própria, ou por técnico que o fabricante não reconhece, pode perder a garantia. O que conta é o termo que veio no manual; a garantia da instalação é sempre de quem a fez.",
        "Sim, em geral abrir o motor por conta própria perde a garantia: o termo do fabricante costuma excluir motor aberto, lacre rompido, ligação errada e peça trocada por quem não é autorizado. Destravar com a chave, limpar por fora e trocar a pilha do controle não contam.",
        "Em geral perde, sim: motor aberto por conta própria, com lacre rompido ou fio mexido, fica fora da garantia do fabricante. O que vale está no termo que veio com o manual; com defeito no prazo, chame quem vendeu antes de soltar um parafuso.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que costuma tirar a garantia", "O que conta e o que não conta"],
        slots: [
          [
            "Contam contra você o lacre rompido, a placa de outra marca, a tensão errada e a água que entrou por tampa malfechada.",
            "Tiram a garantia, na maioria dos termos, a abertura do motor, a ligação em tensão errada e a peça não original.",
          ],
          [
            "Não contam o uso da chave de destravamento, a limpeza por fora, a graxa na cremalheira e a gravação feita como manda o manual.",
            "O cuidado que o próprio manual ensina, como limpar, engraxar e destravar, não tira a garantia.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer com o motor na garantia", "Antes de abrir, faça isto"],
        slots: [
          [
            "Desligue o disjuntor, fotografe a etiqueta e o lacre e avise quem vendeu, por escrito, com a data da compra.",
            "Com o motor no prazo, registre o defeito em vídeo, guarde a nota e chame quem vendeu ou a autorizada.",
          ],
          [
            "No motor que vendemos, a garantia é de {warranty.motor}, e na instalação, de {warranty.installation}; comprado em outra loja, vale o termo do fabricante.",
            "Se o motor veio da nossa loja, são {warranty.motor} nele e {warranty.installation} na instalação; chame antes de abrir.",
          ],
          [
            "Há outro motivo para não abrir: sob a tampa há tensão da rede e um capacitor que guarda carga.",
            "Além da garantia, há o risco: o capacitor dá choque mesmo com o disjuntor desligado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Já abri o motor. Perdi todo o direito?",
        answers: [
          "Não necessariamente: se o defeito é de fábrica e nada tem a ver com a abertura, ainda dá para reclamar. Leve a nota e o relato; em dúvida, consulte o Procon.",
        ],
      },
      {
        question: "Chamar outro técnico também tira a garantia?",
        answers: [
          "Durante o prazo, pode tirar, se ele abrir o motor ou trocar peça. Leia o termo ou pergunte a quem vendeu antes.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, do lacre e da nota, se você a tem",
  },
  {
    id: "para-que-serve-a-fotocelula",
    broader: "fotocelula",
    label: "Para que serve a fotocélula",
    phrase: "a função da fotocélula",
    asks: [
      "para que serve fotocélula",
      "serve fotocélula",
      "fotocélula serve",
      "função fotocélula",
      "fotocélula função",
      "como funciona fotocélula",
      "funciona fotocélula portão",
      "fotocélula significa",
      "entenda fotocélula",
      "que faz fotocélula",
      "serve sensor portão",
      "como funciona sensor portão",
      "caixinhas pretas colunas portão",
      "caixinhas colunas portão servem",
    ],
    intent: "question",
    answers: {
      any: [
        "A fotocélula do portão serve para impedir que ele feche sobre pessoa, animal ou carro: um feixe invisível cruza a passagem e, quando algo o corta, a folha para e volta a abrir. É o sensor de segurança do fechamento.",
        "A fotocélula serve para que o portão não feche em cima de ninguém: dois módulos, um de cada lado, trocam um feixe infravermelho; cortado o feixe, a central para o fechamento e reabre. Sem fotocélula, não se usa fechamento automático.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Como a fotocélula trabalha", "O que acontece quando o feixe é cortado"],
        slots: [
          [
            "Um módulo emite e o outro recebe; enquanto o feixe chega, a placa entende que a passagem está livre.",
            "Emissor e receptor ficam frente a frente, em geral de 40 a 60 cm do piso.",
          ],
          [
            "Na maioria das centrais ela age só ao fechar; na abertura, quem protege é o ajuste de força.",
            "Ao abrir, a fotocélula em geral não interfere: a proteção aí é a força regulada no mínimo.",
          ],
          [
            "Ela vê só a linha do feixe: o que está acima ou abaixo passa, e por isso a força continua regulada no mínimo.",
            "O feixe é uma linha, e não uma cortina; com criança ou animal, soma-se um par mais baixo.",
          ],
        ],
      },
    ],
    keep: ["signs", "check"],
    questions: [
      {
        question: "A fotocélula serve em qualquer motor de portão?",
        answers: [
          "A fotocélula serve em quase todo motor de portão: basta a placa ter a entrada, comum nas centrais dos últimos anos. Em placa muito antiga, troca-se a central ou usa-se um módulo à parte.",
        ],
      },
      {
        question: "Fotocélula e sensor de alarme são a mesma coisa?",
        answers: ["Não. A fotocélula só fala com a placa do motor; quem avisa invasão é sensor de alarme."],
      },
    ],
  },
  {
    id: "pivotante-folha-nao-fecha",
    broader: "nao-fecha",
    label: "Folha do pivotante não fecha",
    phrase: "o portão pivotante com a folha que não fecha",
    asks: [
      "folha esquerda fecha direita não",
      "folha direita fecha esquerda não",
      "duas folhas não fecha",
      "2 folhas não fecha",
      "pivotante duas folhas não fecha",
      "pivotante não fecha",
      "pivotante folha não fecha",
      "pivotante uma folha não fecha",
      "portão pivotante não fecha",
      "folha pivotante não fecha",
      "uma folha não fecha",
      "folha não fecha",
      "só uma folha fecha",
      "uma folha fecha outra não",
      "fecha uma folha só",
      "folha fica aberta",
      "uma folha pivotante aberta",
      "pivotante folha fica aberta",
      "pivotante folha aberta",
      "só lado fecha",
      "só um lado portão fecha",
      "um lado fecha outro não",
      "lado não fecha",
      "pivotante abre folha não volta fechar",
      "dobradiça motor aberto não fecha",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão de abrir que não fecha costuma ter a fotocélula suja, a folha raspando no piso, a trava elétrica desencontrada ou o percurso perdido. Limpe as lentes, desligue o disjuntor e feche na mão, destravado: se encosta leve, é regulagem ou sensor; se pesa, é dobradiça ou piso.",
        "O portão pivotante com uma folha que não fecha costuma ter a dobradiça arriada, que faz a folha raspar, o motor dessa folha destravado ou com capacitor fraco, ou a ordem das duas invertida. Desligue o disjuntor e veja se ela fecha leve na mão.",
        "Se só uma folha do pivotante não fecha, o defeito está do lado dela: folha que raspa no piso, braço solto, motor destravado, capacitor ou cabo. Se nenhuma fecha, suspeite primeiro da fotocélula.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a folha do pivotante não fecha", "Dobradiça, motor ou ordem das folhas"],
        slots: [
          [
            "A dobradiça gasta faz a folha descer e raspar, e a central para por esforço.",
            "Uma folha arriada encosta no piso ou na outra folha antes do fim.",
          ],
          [
            "Com duas folhas, a que cobre a outra fecha por último; sem esse retardo, uma bate na outra e fica aberta.",
            "O retardo errado faz as folhas chegarem juntas, e uma impede a outra de fechar.",
          ],
          [
            "Um motor roncando sem força é capacitor; mudo, é cabo sob o piso ou saída da central; girando sem mover, está destravado.",
            "Escute o motor desse lado: ronco aponta capacitor ou peso, e silêncio, cabo ou central.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir na folha que não fecha", "O teste da folha na mão"],
        slots: [
          [
            "Uma folha que fecha leve na mão tem defeito elétrico ou de regulagem; pesada, é dobradiça, piso ou braço.",
            "O teste na mão separa a mecânica da parte elétrica.",
          ],
        ],
        steps: [
          "Tire pedra, galho ou tapete do caminho da folha e limpe as lentes da fotocélula.",
          "Desligue o disjuntor e destrave o motor dessa folha com a chave.",
          "Feche a folha na mão, devagar, e veja se raspa ou cai.",
          "Trave de novo, religue e teste uma vez, olhando de longe.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "O vento pode impedir a folha de fechar?",
        answers: [
          "Pode, em folha fechada e larga: a central lê o vento como obstáculo. Folha vazada, batente e trava elétrica ajudam mais que aumentar a força.",
        ],
      },
      {
        question: "Preciso trocar os dois motores do pivotante?",
        answers: ["Não. Troca-se a peça do lado que falhou; os dois motores só precisam ser da mesma central."],
      },
    ],
    photo: "um vídeo das duas folhas fechando, feito de longe, e a foto da etiqueta do motor",
  },
  {
    id: "controle-linear-hcs-compativel",
    broader: "linear-hcs",
    label: "Controle Linear-HCS: compatibilidade",
    phrase: "a compatibilidade do controle Linear-HCS",
    asks: [
      "controle linear compatível",
      "controle linear hcs compatível",
      "controle nice linear compatível",
      "controle nice linear hcs",
      "controle nice linear hcs compatível",
      "linear hcs compatível",
      "linear hcs centrais",
      "linear hcs central",
      "linear hcs serve",
      "linear hcs funciona",
      "controle linear serve",
      "controle linear qual central",
      "controle linear hcs serve qualquer",
      "controle linear hcs qual receptor",
      "controle linear serve placa outra marca",
      "controle linear serve qual",
    ],
    intent: "question",
    answers: {
      any: [
        "O controle Nice Linear-HCS é compatível com os receptores e módulos de guarita da linha e serve nas centrais que leem o código dele, na mesma frequência, em geral 433 MHz. Em central de outra marca só serve se o manual dela citar esse código; senão, põe-se um receptor Linear-HCS.",
        "O controle Nice Linear-HCS de código rolante serve nas centrais e nos receptores da própria linha e nos que declaram aceitar esse código. Nas demais centrais, o caminho é um receptor Linear-HCS ligado à entrada de botoeira.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se a sua central aceita", "Onde ver se o controle é compatível"],
        slots: [
          [
            "Veja o verso do controle e o manual da central: frequência e tipo de código têm de ser os mesmos.",
            "Uma frequência igual não basta; o código rolante precisa ser do padrão que a central lê.",
          ],
          [
            "Em prédio, o cadastro é no receptor da portaria, e quem autoriza é o síndico ou a administradora.",
            "No condomínio, o controle só funciona depois de cadastrado no sistema da guarita.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Se a central não aceita", "Receptor avulso: a saída que serve em quase tudo"],
        slots: [
          [
            "Um receptor Linear-HCS avulso é ligado à entrada de botoeira e serve em quase todo motor.",
            "Com receptor avulso, a marca do motor deixa de importar: ele faz o papel de um botão.",
          ],
          [
            "Mande a foto do controle, frente e verso, e da etiqueta da central: dizemos se combina antes da compra.",
            "As duas fotos, do controle e da central, bastam para confirmar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle Linear-HCS pode ser copiado?",
        answers: ["O de código rolante, não: um novo é cadastrado no receptor."],
      },
      {
        question: "Um controle Linear-HCS abre dois portões?",
        answers: ["Abre, um em cada botão, se os dois portões tiverem receptor que leia o código dele."],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta da central ou do receptor",
  },
  {
    id: "trava-eletromagnetica-como-funciona",
    broader: "trava",
    label: "Trava eletromagnética: como funciona",
    phrase: "o funcionamento da trava eletromagnética",
    asks: [
      "trava eletromagnética funciona",
      "como funciona trava eletromagnética",
      "como funciona trava magnética",
      "o que é trava eletromagnética",
      "trava eletromagnética serve",
      "para que serve trava eletromagnética",
      "como funciona trava elétrica",
      "trava elétrica funciona",
      "trava elétrica para que serve",
      "pino trava voltar fecha",
    ],
    intent: "question",
    answers: {
      price: [
        "O preço da trava eletromagnética do portão soma a trava, o módulo, se a placa não tem saída para ela, e a mão de obra; a visita com ajuste em casa parte de {price.preventive}, sem peças, e a trava é orçada por foto. A de pino, da garagem, leva menos itens; o eletroímã, do portão social, soma fonte com bateria.",
        "Trava eletromagnética para portão, instalada, custa a peça, a ligação na central e a fixação; a mão de obra com ajuste em casa parte de {price.preventive}, sem peças. Duas folhas pedem uma ou duas travas, e coluna fraca pede solda; a foto do portão fechado dá o valor, de graça.",
      ],
      any: [
        "A trava eletromagnética do portão funciona com uma bobina que puxa um pino: a central a energiza um instante antes de o motor andar, o pino recolhe e a folha sai; ao fechar, a mola empurra o pino de volta e tranca. Segura a folha sem depender do motor.",
        "A trava eletromagnética do portão funciona assim: ao mandar abrir, a central energiza a bobina dela, que recolhe o pino e libera a folha; ao fechar, a mola trava de novo. No portão social, o mesmo nome é dado ao eletroímã, que segura por força magnética enquanto há energia.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Pino ou eletroímã: dois tipos com o mesmo nome", "Os dois tipos de trava"],
        slots: [
          [
            "Na de pino, usada no portão da garagem, sem energia a folha continua trancada.",
            "A de pino fica trancada quando falta luz e se abre pela chave ou pela alavanca dela.",
          ],
          [
            "No eletroímã, do portão social, sem energia a folha solta, e por isso ele leva fonte com bateria.",
            "O eletroímã não tem pino: segura por ímã, solta sem energia e precisa de bateria.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que a trava precisa para funcionar", "Ligação na central, alinhamento e falta de luz"],
        slots: [
          [
            "A central precisa de saída para trava ou de um módulo de relé, com o tempo de abertura ajustado.",
            "Sem saída própria na placa, um módulo de relé comanda a trava.",
          ],
          [
            "O pino tem de entrar folgado no furo: folha que arriou prende a trava e força o motor.",
            "Uma folha desalinhada é a causa mais comum de trava que não solta.",
          ],
          [
            "Se faltar luz, use a chave da trava antes de destravar o motor, com o disjuntor desligado.",
            "Saiba onde fica a chave da trava: sem ela, destravar só o motor não abre o portão.",
          ],
        ],
      },
    ],
    keep: ["choose", "signs"],
    questions: [
      {
        question: "A trava eletromagnética abre na falta de luz?",
        answers: ["A de pino fica trancada e abre pela chave dela. O eletroímã solta, se não tiver bateria."],
      },
      {
        question: "Todo motor aceita trava?",
        answers: ["Quase todos: se a placa não tem a saída, usa-se um módulo. A foto da etiqueta confirma."],
      },
    ],
  },
  {
    id: "trava-eletromagnetica-instalada",
    broader: "trava",
    label: "Trava eletromagnética instalada",
    phrase: "a trava eletromagnética do portão",
    asks: [
      "trava eletromagnética",
      "trava magnética",
      "trava eletromagnética portão",
      "trava magnética portão",
      "trava eletromagnética basculante",
      "trava eletromagnética portão basculante",
      "trava magnética basculante",
      "trava eletromagnética deslizante",
      "trava eletromagnética portão correr",
      "trava eletromagnética garagem",
      "instalar trava eletromagnética",
      "trava eletromagnética portão automático",
    ],
    intent: "installation",
    answers: {
      any: [
        "A trava é um pino de aço que prende a folha à coluna e se recolhe sozinho um instante antes de o motor andar. No basculante, vai na lateral, perto da borda de baixo; a visita com ajuste em casa parte de {price.preventive}, sem peças, e a trava é orçada pela foto.",
        "No portão da garagem usamos a trava de pino, que segue trancada quando falta luz e abre pela chave dela. A mão de obra com ajuste em casa parte de {price.preventive}, sem peças; a foto do portão fechado, da coluna e da etiqueta do motor diz qual trava serve e o valor.",
        "Para receber a trava, a folha precisa fechar sempre no mesmo ponto e a coluna tem de ser firme; isso é conferido e acertado na mesma visita, que parte de {price.preventive} em casa, sem peças. A trava em si sai pela foto, conforme o portão e a central.",
      ],
      price: [
        "O preço da trava eletromagnética do portão soma a trava, o módulo, se a placa não tem saída para ela, e a mão de obra; a visita com ajuste em casa parte de {price.preventive}, sem peças, e a trava é orçada por foto.",
        "Trava eletromagnética para portão, instalada, custa a peça, a ligação na central e a fixação; a mão de obra com ajuste em casa parte de {price.preventive}, sem peças. Coluna fraca pede solda; a foto do portão fechado dá o valor, de graça.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Como a trava é instalada", "O serviço, da folha ao teste sem luz"],
        slots: [
          [
            "Primeiro a folha é acertada: se ela para cada dia em um ponto, o pino não encontra o furo.",
            "O portão é fechado várias vezes para marcar o lugar exato do furo.",
          ],
          [
            "A trava é presa na coluna, por parafuso ou solda, e o furo da folha leva uma chapa de reforço.",
            "Em folha de alumínio ou chapa fina, o furo é reforçado para o pino não o rasgar.",
          ],
          [
            "Na central, a trava usa a saída própria; se a placa não tem, entra uma pecinha que faz esse papel, o módulo de trava.",
            "A ligação é feita com o disjuntor desligado, e a central passa a soltar o pino antes de mover a folha.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Uma ou duas travas, e onde", "Qual trava serve no seu portão"],
        slots: [
          [
            "Em basculante estreito basta uma; o largo, que torce quando empurrado de um canto, ganha com uma em cada coluna.",
            "Folha de até uns 2,5 metros costuma ficar bem com uma trava; acima disso, duas seguram melhor as pontas.",
          ],
          [
            "No de correr, o pino prende a ponta da folha junto ao batente; no de abrir, vai no piso ou no encontro das folhas.",
            "A posição muda com o portão: lateral no basculante, ponta no de correr, piso no de abrir.",
          ],
          [
            "Escolha modelo com chave: quando falta luz, é ela que recolhe o pino por dentro.",
            "Trava sem chave prende o portão no apagão; peça sempre a que destrava na mão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês consertam trava que não solta?",
        answers: [
          "Sim. Na maioria das vezes a folha arriou e o pino prende no furo; alinhar resolve, sem trocar a trava.",
          "Consertamos: primeiro se vê o alinhamento, depois o fio e a bobina, que é a parte que puxa o pino.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação da trava?",
        answers: [
          "Com o fio até a coluna pronto, costuma caber em uma visita; duto novo ou solda somam tempo.",
          "Em geral uma visita. Se a folha precisar de acerto ou a coluna de solda, avisamos antes, pela foto.",
        ],
      },
      {
        question: "A trava deixa o portão mais lento?",
        answers: [
          "Quase nada: ela solta e o motor parte em seguida, em menos de um segundo.",
          "Não se percebe. O tempo entre soltar e andar é acertado no fim da instalação.",
        ],
      },
      {
        question: "Posso pôr trava em motor antigo?",
        answers: [
          "Quase sempre. A foto da etiqueta do motor mostra se a central tem saída ou se falta o módulo.",
          "Pode, na maioria dos casos; a foto da etiqueta e da coluna confirma o que é preciso.",
        ],
      },
    ],
    photo: "fotos do portão fechado, do encontro da folha com a coluna e da etiqueta do motor",
  },
  {
    id: "manutencao-de-cancela",
    broader: "cancela",
    label: "Manutenção de cancela",
    phrase: "a manutenção da cancela",
    asks: [
      "manutenção cancela",
      "manutenção preventiva cancela",
      "cancela revisão",
      "revisão cancela",
      "cancela preventiva",
      "contrato manutenção cancela",
      "manutenção cancela automática",
      "manutenção cancela estacionamento",
      "manutenção cancela condomínio",
    ],
    intent: "repair",
    answers: {
      any: [
        "Para manutenção de cancela {em}, mande fotos da entrada e da etiqueta: com o modelo, confirmamos pelo WhatsApp, antes da visita, se atendemos e quanto custa. A revisão confere mola, haste, fim de curso, laço ou fotocélula e placa.",
        "A manutenção de cancela {em} começa pela foto da etiqueta, que diz o modelo; com ela respondemos se atendemos e o valor. Na revisão entram equilíbrio da haste, mola, sensores, fim de curso e fixação do gabinete.",
        "A manutenção de cancela é conferir mola e equilíbrio da haste, fim de curso, laço ou fotocélula, placa e fixação do gabinete, com a passagem isolada. Mande a foto da etiqueta: antes da visita dizemos se atendemos o modelo e quanto custa.",
      ],
      price: [
        "A manutenção de cancela {em} é orçada pelo modelo, pelo fluxo e pelo que precisa de peça. A foto da etiqueta e da entrada basta para dizermos, sem custo, se atendemos e o valor.",
        "A manutenção de cancela é orçada pelo modelo, pelo fluxo e pelo que precisa de peça. A foto da etiqueta e da entrada basta para dizermos, sem custo, se atendemos e o valor.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que a manutenção da cancela confere", "Da haste ao sensor, na revisão"],
        slots: [
          [
            "A haste é testada solta: parada no meio, deve ficar; se cai ou sobe, a mola está fora do ponto.",
            "O equilíbrio vem primeiro, porque mola cansada sobrecarrega o motor e derruba a haste.",
          ],
          [
            "Laço ou fotocélula é provado com carro e com moto, para a haste não descer sobre ninguém.",
            "O sensor é testado com veículo alto, baixo e moto.",
          ],
          [
            "Entram ainda o reaperto da base, o fim de curso, a graxa dos mancais e a limpeza do gabinete.",
            "Parafuso da base, mancal, fim de curso e placa fecham a lista.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["De quanto em quanto tempo", "Entre uma revisão e outra"],
        slots: [
          [
            "Quem abre o dia todo pede revisão mais frequente que a entrada de uma empresa pequena; o fluxo decide.",
            "O intervalo segue os ciclos por dia, e não o calendário apenas.",
          ],
          [
            "Entre as visitas, limpe a lente do sensor e observe se a haste bate ou treme; o gabinete fica fechado, porque a mola guarda força.",
            "Quem cuida da portaria pode limpar a lente e anotar falhas; dentro do gabinete, só o técnico, com o disjuntor desligado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A cancela precisa parar durante a manutenção?",
        answers: [
          "Sim, por um período: a passagem é isolada com cones e a energia, cortada. Combine horário de menos movimento.",
        ],
      },
      {
        question: "Vocês atendem qualquer marca de cancela?",
        answers: ["Depende do modelo e de haver peça. A foto da etiqueta responde antes da visita."],
      },
    ],
    photo: "fotos da etiqueta da cancela e da entrada inteira, com a largura da passagem",
  },
  {
    id: "dois-motores-no-basculante-largo",
    broader: "basculante",
    label: "Um ou dois motores no basculante largo",
    phrase: "um ou dois motores no basculante largo",
    asks: [
      "dois motores basculante",
      "2 motores basculante",
      "dois motores só basculante",
      "um ou dois motores basculante",
      "basculante grande dois motores",
      "basculante largo dois motores",
      "dois motores ou um só basculante",
      "dois motores basculante 4 metros",
      "dois motores basculante 5 metros",
      "dois motores basculante 6 metros",
      "dois motores basculante 4 m",
      "dois motores basculante 5 m",
      "dois motores basculante 6 m",
      "motor duplo basculante",
      "dois acionadores basculante",
      "2 acionadores basculante",
      "basculante um motor só",
      "basculante motor cada lado",
      "basculante motor dois lados",
    ],
    intent: "buying",
    answers: {
      any: [
        "Em basculante largo, de 4, 5 ou 6 metros, o usual são dois motores, um acionador em cada coluna, comandados juntos por uma central; um só puxa por um lado e torce a folha. Um motor basta quando há eixo de sincronismo e potência para o peso.",
        "Dois motores ou um só, no basculante de 4, 5 ou 6 metros, quem decide é a folha: se ela torce puxada por um lado, são dois acionadores iguais, um por coluna; com eixo que liga os dois lados e motor de potência maior, um só atende.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando são dois e quando basta um", "Como decidir pela folha"],
        slots: [
          [
            "Uma folha que torce quando um lado sobe antes do outro pede um acionador em cada coluna.",
            "O técnico confere se a folha sobe reta puxada por um lado; se torce, um motor só não serve.",
          ],
          [
            "Os dois acionadores precisam ser do mesmo modelo e partir juntos, com fim de curso igual.",
            "Motores diferentes sobem em tempos diferentes e torcem a folha.",
          ],
          [
            "O contrapeso dos dois lados é acertado antes: motor não substitui equilíbrio.",
            "Cabos e contrapesos iguais vêm antes, com um motor ou com dois.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda no preço", "Um motor maior ou dois iguais: o custo"],
        slots: [
          [
            "Na troca, portão largo e pesado fica de {price.heavySwap}; o valor fechado sai por fotos e medidas.",
            "Um portão pesado fica de {price.heavySwap} na troca, conforme a solução; mande largura, altura e material.",
          ],
          [
            "Se um dos dois parar, o outro não deve levar a folha sozinho: desligue o disjuntor.",
            "Com dois motores, a falha de um para o portão, e forçar com o outro torce a folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dois motores de 1/4 HP resolvem um basculante de 5 metros?",
        answers: [
          "Não por conta simples: o de 1/4 HP atende folha de até {width.quarterHp}, e dois só servem se o fabricante prevê o par e a folha está equilibrada.",
        ],
      },
      {
        question: "Dois motores no basculante precisam de duas placas?",
        answers: [
          "Em geral usa-se uma central com duas saídas, ou duas centrais sincronizadas, conforme o fabricante.",
        ],
      },
    ],
    photo: "fotos do portão por dentro com as duas colunas, largura, altura e material",
  },
  {
    id: "fechar-depois-de-segundos",
    broader: "regulagem",
    label: "Fechamento automático depois de tantos segundos",
    phrase: "o tempo do fechamento automático",
    asks: [
      "programar portão fechar segundos",
      "portão feche segundos depois aberto",
      "portão feche segundos programar",
      "definir segundos portão fechar",
      ...combine(
        [
          "fechamento automático",
          "programar fechamento automático",
          "regular fechamento automático",
          "tempo fechamento automático",
          "fechar sozinho",
          "programar fechar sozinho",
          "portão fechar sozinho",
          "fechar automaticamente",
          "tempo pausa",
          "pausa portão",
        ],
        [
          "10 segundos",
          "15 segundos",
          "20 segundos",
          "30 segundos",
          "40 segundos",
          "45 segundos",
          "60 segundos",
          "90 segundos",
          "1 minuto",
          "um minuto",
          "2 minutos",
          "trinta segundos",
          "depois 30 segundos",
        ],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Dá para programar: de 15 a 60 segundos é o usual, 30 serve bem em casa, e a maioria das centrais aceita. Grava-se o tempo de pausa na central, por botão, chave ou menu, depois de testar a fotocélula; quem grava é o técnico, em visita a partir de {price.preventive} em casa, sem peças.",
        "Dá: o portão fecha sozinho no tempo que você escolher, de uns 10 segundos a alguns minutos, com 30 segundos ou 1 minuto entre os mais usados, se a central tem a função pausa. Em muitas placas se aperta o botão de tempo, se espera a contagem e se aperta de novo; só ligue com fotocélula testada.",
        "Sim, a maioria das centrais aceita: de 15 a 30 segundos é bom tempo para casa, 1 minuto serve a quem manobra, e 2 minutos só a entrada com fila. A central grava esse tempo na função pausa ou fechamento automático, e a fotocélula precisa funcionar antes.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["Gravar o tempo, na ordem", "Como o tempo é programado"],
        slots: [
          [
            "A placa fica sob a tampa, junto da rede: a gravação é do técnico, e o teste é seu.",
            "O caminho muda com a placa; a ordem, não.",
          ],
        ],
        steps: [
          "Testar a fotocélula: cortado o feixe, a folha para e volta.",
          "Achar a função na placa: botão de tempo, chave numerada ou menu com visor.",
          "Na placa de botão, abrir o portão, iniciar a gravação, contar no relógio o tempo escolhido, como 30 segundos, e encerrar.",
          "Na placa de menu, escolher a pausa e digitar os segundos; na de trimpot, girar e medir.",
          "Cronometrar três fechamentos e repetir o teste da fotocélula.",
        ],
      },
      {
        about: "choose",
        headings: ["Quantos segundos escolher", "Do portão de casa à garagem do prédio"],
        slots: [
          [
            "O tempo conta a partir do portão todo aberto; em muitas placas recomeça quando a fotocélula vê o carro.",
            "Conte o tempo que você leva para passar com calma e some dez segundos.",
          ],
        ],
        bullets: [
          "Menos de 15 segundos: só com fotocélula e sem pedestre na entrada",
          "De 15 a 30 segundos: casa com um ou dois carros",
          "De 30 a 60 segundos: rampa, manobra ou quem desce para pegar compras",
          "Fechar logo após a passagem: função de algumas placas, com fotocélula",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar o fechamento automático sem fotocélula?",
        answers: ["Não: a folha fecharia sobre pessoa ou carro. Primeiro a fotocélula, depois o tempo."],
      },
      {
        question: "Programei os segundos e o portão não fecha. Por quê?",
        answers: [
          "Em geral, fotocélula suja ou desalinhada, ou o portão não chegou ao fim de curso de abertura: sem ele, a contagem não começa.",
        ],
      },
      {
        question: "Como deixo o portão aberto por mais tempo num dia?",
        answers: [
          "Em muitas centrais, um toque no controle durante a pausa cancela o fechamento. Se a sua não faz isso, desliga-se a função na placa.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da fotocélula",
  },
  {
    id: "fechar-depois-que-o-carro-passa",
    broader: "regulagem",
    label: "Fechar sozinho depois que o carro passa",
    phrase: "o portão que fecha sozinho depois que o carro passa",
    asks: [
      "fazer fechar sozinho depois carro passa",
      "fazer portão fechar sozinho depois carro passa",
      "fazer fechar sozinho depois passar",
      "fechar sozinho depois carro passa",
      "fechar sozinho depois carro passar",
      "fechar sozinho quando carro passa",
      "fechar sozinho depois entrar",
      "fechar sozinho depois sair",
      "fechar sozinho assim carro passa",
      "fechar automático depois carro passa",
      "fechar logo depois carro passa",
      "fechar depois passar fotocélula",
      "fechamento depois passagem",
      "fechamento após passagem",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para o portão fechar sozinho depois que o carro passa, liga-se na central o fechamento automático, com fotocélula instalada: por tempo, de 15 a 30 segundos, ou logo que o carro sai do feixe, se a placa tiver essa opção. Quem grava é o técnico, em visita a partir de {price.preventive} em casa, sem peças.",
        "O portão fecha sozinho depois do carro com uma função da própria central, o fechamento automático, e um par de fotocélulas que veja a passagem. Há dois modos: contar uma pausa ou fechar quando o feixe fica livre; a foto da etiqueta do motor mostra quais a sua placa tem, e a visita de regulagem parte de {price.preventive} em casa, sem peças.",
        "Dá para o portão fechar sozinho depois que o carro passa: o técnico ativa o fechamento automático na placa e instala ou testa a fotocélula, sem a qual a função não deve ser ligada. A regulagem em casa parte de {price.preventive}, sem peças; o par de fotocélulas é orçado por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Fechar por tempo ou pela passagem", "Os dois modos de fechar sozinho"],
        slots: [
          [
            "Por tempo, a central conta a pausa depois da abertura completa e fecha, tenha o carro passado ou não.",
            "No modo por tempo, presente em quase toda central, a contagem começa com o portão todo aberto.",
          ],
          [
            "Pela passagem, o carro corta o feixe, o feixe volta e a folha fecha poucos segundos depois; nem toda placa oferece.",
            "No modo pela passagem, a central espera o feixe ser cortado e liberado, e o portão fica menos tempo aberto.",
          ],
          [
            "Com pedestre, carro longo ou reboque, o modo por tempo com folga é o mais seguro, porque um feixe só não vê o veículo inteiro.",
            "Um feixe só não vê o carro inteiro: com reboque ou caminhonete, use dois pares ou o modo por tempo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de ligar", "Do teste do sensor à pausa gravada"],
        slots: [
          [
            "Sob a tampa do motor há tensão da rede: a gravação é do técnico, e o teste é seu.",
            "A placa fica dentro do motor, com a rede ligada; por isso você testa e o técnico grava.",
          ],
        ],
        steps: [
          "Com o portão fechando, passe um cabo de vassoura no feixe, de lado: a folha tem de parar e voltar.",
          "Cronometre a sua saída mais lenta e some uns segundos.",
          "Fotografe a etiqueta do motor e as fotocélulas, se houver.",
          "Depois de gravado, olhe três ciclos inteiros, um deles com o feixe cortado no fim da pausa.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar o fechamento automático sem fotocélula?",
        answers: [
          "Não deve: a folha fecharia sobre quem estiver no vão. Primeiro instala-se o par de fotocélulas, orçado pela foto das colunas.",
          "Não é seguro. Sem o sensor, a central não sabe que há carro ou criança no caminho.",
        ],
      },
      {
        question: "Minha placa não fecha sozinha. Preciso trocar o motor?",
        answers: [
          "Em geral não: troca-se só a central por uma que tenha a função, se o motor estiver bom. A foto da etiqueta mostra se é o caso.",
          "Quase nunca. Uma central compatível com fechamento automático costuma bastar.",
        ],
      },
      {
        question: "E se eu precisar deixar o portão aberto?",
        answers: [
          "Em muitas centrais dá para segurar aberto por um botão ou desligar a função por um tempo. Peça ao técnico que mostre como, no dia.",
          "Depende da central: há botão, chave ou aplicativo que suspende o fechamento. Combine isso na regulagem.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e das duas colunas do portão",
  },
];
