import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const placa: NarrowConcept[] = [
  {
    id: "placa-nao-acende",
    broader: "placa",
    label: "Placa não acende o led",
    phrase: "a placa que não acende",
    asks: [
      "placa não acende",
      "led não acende",
      "placa apagada",
      "led apagado",
      "placa sem luz",
      "central não acende",
      "central apagada",
      "placa morta",
      "luz placa apagada",
      "placa luz não acende",
      "placa queimou luz não acende",
      "placa não liga",
      "fusível bom não liga",
      "placa fusível bom",
      "luz apagada [marca]",
      "[marca] luz apagada",
      "central não liga",
      "central [marca] não liga",
    ],
    answers: {
      any: [
        "Uma placa que não acende o led está sem alimentação ou com fusível aberto, transformador queimado ou um acessório em curto puxando a fonte. Confira disjuntor e DR e religue uma vez; sem luz, o próximo passo é medir, sem abrir a tampa.",
        "Led da central apagado, com luz na casa, leva primeiro ao disjuntor do portão, depois ao fusível e à fonte da placa. Nem sempre é placa perdida: fotocélula ou receptor em curto também apaga tudo.",
        "Se a placa do portão não acende, siga o caminho da energia: quadro, nobreak, cabo, fusível e transformador. A maior parte desses pontos custa menos que uma central nova, e só a medição diz qual falhou.",
      ],
      price: [
        "Uma placa que não acende pode custar só um fusível ou um fio, e não a central inteira. Se ela queimou, cobra-se o reparo ou a placa compatível mais a programação. Com a foto da etiqueta, você recebe a estimativa grátis.",
        "O preço depende da medição: fusível e fonte custam pouco; central nova, mais, com mão de obra e cadastro dos controles. Confira o disjuntor e mande a etiqueta do motor para o valor, sem custo.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que a placa fica apagada",
          "Energia, fusível, fonte ou acessório",
          "O que apaga o led da central",
        ],
        slots: [
          [
            "Disjuntor ou DR desarmado, nobreak desligado e uma fase faltando na rua apagam a placa sem que ela tenha defeito.",
            "Antes da placa vêm quadro, nobreak e rede: qualquer um deles a deixa no escuro.",
            "Em 220 V de duas fases, a falta de uma delas apaga o portão e deixa luz em parte da casa.",
          ],
          [
            "Fusível aberto e transformador queimado são os danos mais comuns depois de surto.",
            "O surto costuma parar no fusível, no varistor ou no transformador da fonte.",
            "Borne frouxo e fio partido pela vibração também cortam a alimentação.",
          ],
          [
            "Fotocélula, receptor ou sinaleiro em curto derruba a fonte; desligado o acessório, o led volta.",
            "Um acessório molhado pode apagar a central inteira, e o técnico os desliga um a um.",
            "Se a placa acende sem os acessórios, o defeito está em um deles, e não nela.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que conferir sem abrir o motor",
          "Placa apagada: passos seguros",
          "Placa apagada: teste em ordem",
        ],
        slots: [
          [
            "O led fica sob a tampa em muitos motores; não abra para olhar.",
            "A tampa fechada é regra: os bornes têm a tensão da rede, 127 V ou 220 V.",
            "Se não dá para ver o led por fora, o som do relé ao acionar já responde.",
          ],
        ],
        steps: [
          "Veja se há luz em toda a casa.",
          "Confira disjuntor e DR do portão e religue uma única vez.",
          "Se houver nobreak, veja se está ligado e sem alarme.",
          "Acione a botoeira e escute se a central estala.",
          "Nada aconteceu, desligue e fotografe a etiqueta.",
        ],
      },
    ],
    keep: ["visit", "replace"],
    questions: [
      {
        question: "O led da placa acendeu fraco. O que é?",
        answers: [
          "É fonte sem força, tensão baixa ou acessório puxando demais. A medição na entrada e na saída da fonte separa os casos.",
          "Pode ser transformador no fim ou curto parcial em fotocélula ou receptor. Não religue várias vezes.",
        ],
      },
      {
        question: "Posso trocar o fusível da placa?",
        answers: [
          "Não: ele fica junto de partes vivas e abriu por um motivo. Valor errado tira a proteção e queima a placa.",
          "Melhor deixar com o técnico, que acha o curto antes de pôr outro fusível.",
        ],
      },
      {
        question: "Se a placa queimou, perco o motor?",
        answers: [
          "Não. O motor costuma estar bom; troca-se a central por outra compatível e refaz-se o percurso e o cadastro dos controles.",
          "Em geral não. Placa e motor são medidos em separado antes de qualquer compra.",
        ],
      },
      {
        question: "Quanto custa consertar a placa que não acende?",
        answers: [
          "Contato e fusível pesam pouco; fonte e placa dependem do modelo. Com a foto da etiqueta, o orçamento sai grátis e compara reparo e troca.",
          "O valor segue a causa, informada antes do serviço. Por foto da etiqueta e do quadro fechado, a estimativa é grátis.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do quadro de luz fechado",
  },
  {
    id: "placa-queimada-preco",
    broader: "placa",
    label: "Placa queimada: quanto custa trocar",
    phrase: "o preço da troca de placa",
    asks: [
      "placa queimada preço",
      "placa queimada custa",
      "placa queimada valor",
      "quanto placa",
      "trocar placa preço",
      "trocar placa caro",
      "placa caro",
      "trocar placa custa",
      "placa motor preço",
      "placa preço",
      "placa valor",
      "central preço",
      "troca placa valor",
      "placa queimou preço",
      "placa queimou custa",
      "placa queimou quanto",
      "placa queimou valor",
      "queimou placa portão preço",
      "conserto placa preço",
      "conserto placa quanto custa",
      "consertar placa custa",
      "placa queimada conserto preço",
      "reparo placa preço",
      "placa defeito preço",
      "placa nova quanto custa",
      "instalar placa preço",
      "instalar placa quanto custa",
      "como trocar placa custa",
      "central queimou quanto custa",
      "trocar placa motor preço",
      "trocar placa motor valor",
      "trocar placa motor custa",
      "quanto custa trocar placa motor",
      "trocar central motor preço",
      "trocar central motor valor",
      "trocar central motor custa",
      "quanto custa trocar central motor",
    ],
    intent: "price",
    answers: {
      any: [
        "Trocar a placa do portão custa a central do modelo mais a mão de obra, com percurso e controles gravados, e não há valor único: o orçamento, pela foto da etiqueta, é grátis. Como teto para comparar, o motor inteiro trocado em casa fica de {price.homeSwap}; perto disso, a placa não compensa.",
        "O preço da placa depende do modelo do motor: central comum custa menos que a de motor com inversor, e reparo de fusível ou relé custa menos que troca. Para comparar, o motor inteiro trocado em casa fica de {price.homeSwap}; com a foto da etiqueta, o valor da placa vem fechado pelo WhatsApp.",
        "O preço da placa de portão tem dois valores possíveis, o do reparo e o da troca, e você recebe os dois por foto da etiqueta, sem custo. Se o motor também está no fim, compare com a troca completa, que em casa fica de {price.homeSwap}.",
      ],
      price: [
        "O preço da placa queimada soma a visita, a partir de {price.preventive} em casa, e a central do seu modelo, orçada de graça pela foto da etiqueta. Se o total passar da metade do motor inteiro, que trocado fica de {price.homeSwap}, compare os dois.",
        "O preço de trocar a placa do motor soma a visita, a partir de {price.preventive} em casa, e a central do seu modelo, que tem o valor dito pela foto da etiqueta, sem custo. Compensa até perto da metade do motor inteiro trocado em casa, que fica de {price.homeSwap}.",
        "Consertar a placa do portão, quando é fusível ou relé, custa menos que pôr uma nova: some a visita, a partir de {price.preventive} em casa, e a peça, com o valor dito pela foto da etiqueta. O conserto compensa até cerca de {price.homeSwapHalf}, metade de um motor novo com a mão de obra.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: [
          "O que entra no preço da placa",
          "Reparo, placa nova ou motor novo",
          "Como se forma o valor da troca",
        ],
        slots: [
          [
            "O preço da troca é um só: a central e a mão de obra, com a ida, a ligação e a programação; controle novo é à parte, se o antigo não servir.",
            "O valor cobre peça, retirada, ligação, percurso gravado e cadastro dos controles.",
            "A conta tem a peça e a mão de obra; um controle novo só entra se o antigo não for compatível.",
          ],
          [
            "Uma central comum de motor residencial é a mais barata; a de motor com inversor ou de alto fluxo custa mais.",
            "Marca, tensão, tipo de fim de curso e inversor mudam o preço mais que qualquer outra coisa.",
            "Motor com inversor só aceita a placa própria dele, que custa mais que a comum.",
          ],
          [
            "Relé, fonte e varistor têm reparo; trilha carbonizada e oxidação espalhada pedem placa nova.",
            "Quando só um componente queimou, o reparo de bancada é a opção de menor custo.",
            "Se a mesma placa já voltou do reparo com defeito, a troca passa a ser a escolha.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "Trocar a placa ou o motor inteiro",
          "Quando a placa nova compensa",
          "Placa nova ou conjunto novo: o critério",
        ],
        slots: [
          [
            "Troque só a placa quando o motor é silencioso, tem força e está longe do fim da vida.",
            "Um motor bom com eletrônica queimada pede placa, e não conjunto novo.",
            "Se o enrolamento mede bem e o redutor não faz ruído, a placa resolve.",
          ],
          [
            "Prefira o motor novo quando o atual chegou ao fim da vida, de {trade.life}, e o redutor também falha; em casa, a troca fica de {price.homeSwap}.",
            "Com motor antigo e barulhento, some as contas: a troca residencial completa é de {price.homeSwap}.",
            "Uma placa nova em motor no fim da vida adia a despesa; a troca, de {price.homeSwap}, encerra.",
          ],
          [
            "Central fora de linha, sem compatível à venda, também leva ao motor novo.",
            "Sem central original nem compatível para o modelo, resta o motor novo.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Como sei que é a placa, e não o motor?",
        answers: [
          "Cheiro de queimado, estalo sem movimento ou nenhuma luz com a energia chegando apontam para ela, se o fusível está bom. Motor que ronca e não sai é outro caso, em geral capacitor. O técnico mede antes de trocar.",
          "Se há energia no ponto, o fusível está bom e nada acende, ou se houve cheiro de queimado depois de raio ou chuva, é provável que seja a placa. A medição confirma, e mostra por que queimou, para a nova não ir junto.",
        ],
      },
      {
        question: "Vocês dão o preço da placa sem visita?",
        answers: [
          "Na maioria das vezes, sim. No local, a medição confirma o defeito antes da troca; se for outra causa, o valor é refeito.",
          "Sim, por foto da etiqueta e um relato do que aconteceu. Se o teste mostrar outra causa, o valor é refeito antes do serviço.",
        ],
      },
      {
        question: "A placa nova tem garantia?",
        answers: [
          "Tem: a da peça é a do fabricante, com o prazo na nota, e o serviço tem pelo menos os 90 dias da lei. Água, raio e ligação de terceiros ficam fora.",
          "Sim: a da peça segue o fabricante, com o prazo na nota, e no serviço valem pelo menos os 90 dias da lei.",
        ],
      },
      {
        question: "Comprei a placa pela internet. Vocês instalam?",
        answers: [
          "Instalamos, se ela serve: mande a foto da placa e da etiqueta do motor antes, porque tensão, fim de curso e tipo de motor precisam combinar. O valor do serviço sai por foto.",
          "Dá para instalar se for compatível. Sem conferir, há risco de queimar a placa nova no primeiro acionamento.",
        ],
      },
      {
        question: "Quanto tempo leva a troca da placa queimada?",
        answers: [
          "Em geral, de uma a duas horas com a peça certa: troca, percurso, força, controles e teste.",
          "Perto de uma a duas horas, na mesma visita. O que demora é achar a placa quando o modelo saiu de linha.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e, se já estiver fora, da placa com o código impresso",
  },
  {
    id: "placa-universal",
    broader: "placa",
    label: "Placa universal",
    phrase: "a placa universal",
    asks: [
      "placa universal preço",
      "central universal preço",
      "central comando universal preço",
      "placa universal valor",
      "central universal valor",
      "placa universal quanto custa",
      "central universal portão",
      "central universal motor",
      "central universal portão eletrônico",
      "central universal inversor",
      "placa universal",
      "central universal",
      "placa serve qualquer",
      "placa outra marca",
      "placa compatível",
      "placa compatível [marca]",
      "placa [marca] compatível",
      "central compatível [marca]",
      "placa universal [marca]",
      "central universal [marca]",
      "central universal motor [marca]",
      "placa universal motor [marca]",
      "placa [marca] universal serve",
      "placa genérica",
      "central outra marca",
      "placa qualquer motor",
    ],
    intent: "question",
    answers: {
      any: [
        "A placa universal serve em boa parte dos motores de portão comuns, mas não em todos: precisa combinar com a tensão, o tipo de fim de curso e o motor. Em motor com inversor ou encoder, use a central própria do fabricante.",
        "A placa universal é boa saída quando a original saiu de linha e o motor é de corrente alternada comum, com capacitor. Não serve em motor com inversor, de corrente contínua ou com encoder que ela não lê. A foto da etiqueta tira a dúvida.",
        "Não, placa universal não serve em qualquer motor: atende o motor comum, de capacitor e fim de curso por chave ou ímã. Motor com inversor, encoder ou ainda na garantia pede a original. Controles antigos só servem se o código for do mesmo tipo.",
      ],
      price: [
        "A central de comando universal costuma custar menos que a original e tem o preço dito pela foto da etiqueta, porque precisa combinar com o motor. Some a visita, a partir de {price.preventive} em casa, sem peças; se passar de {price.homeSwapHalf}, metade da troca do motor inteiro, compare com ela.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Quando a universal serve e quando não",
          "Universal ou original: como escolher",
          "Compatibilidade da placa",
        ],
        slots: [
          [
            "Serve em motor comum de corrente alternada, com capacitor e fim de curso por chave ou ímã.",
            "Motores simples de basculante e deslizante, com capacitor, costumam aceitar central universal.",
            "O caso típico da placa universal é o motor antigo e bom, cuja original não se fabrica mais.",
          ],
          [
            "A placa universal não serve em motor com inversor, de corrente contínua ou com encoder que ela não lê.",
            "Um motor rápido com inversor tem eletrônica casada com ele, e a universal não o faz girar.",
            "Onde a posição é contada por encoder, a placa genérica costuma perder o ponto de parada.",
          ],
          [
            "Ganha-se em disponibilidade; podem-se perder rampa, velocidade ou acessórios que a original tinha.",
            "Algumas funções da original, como desaceleração e trava, dependem de a universal oferecê-las.",
            "Confira se há saída para trava elétrica, sinaleiro e fotocélula antes de comprar.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que conferir antes de comprar",
          "Tensão, fim de curso e controles",
          "Dados para escolher a placa",
        ],
        slots: [
          [
            "Fotografe a etiqueta do motor por fora; o código da placa, só se ela já foi retirada.",
            "Os dados certos estão na etiqueta e no código impresso, e não na aparência da placa.",
            "Com as fotos, a compatibilidade se confirma antes de gastar.",
          ],
        ],
        steps: [
          "Leia na etiqueta a tensão e o modelo do motor.",
          "Veja se o motor é comum ou com inversor.",
          "Pelo manual ou pela etiqueta, veja se o fim de curso é por ímã, chave ou encoder; não abra a tampa.",
          "Olhe a frequência e o tipo de código dos controles.",
          "Mande as fotos antes de comprar.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Meus controles funcionam na placa universal?",
        answers: [
          "Se a frequência e o tipo de código forem iguais, são cadastrados de novo. Código rolante de outra marca, em geral, não entra.",
          "Depende do código. Quando não servem, usa-se um receptor avulso ou controles novos.",
        ],
      },
      {
        question: "Placa universal queima mais?",
        answers: [
          "Não por ser universal. Queima quando a tensão, o motor ou a proteção estão errados, como qualquer outra.",
          "Não necessariamente. Bem escolhida, com terra e DPS, trabalha como a original.",
        ],
      },
      {
        question: "Perco a garantia do motor?",
        answers: [
          "O motor ainda na garantia do fabricante pode perdê-la com placa de outra marca. Leia o termo antes.",
          "Pode perder. Se o motor é novo, prefira a original até o fim da garantia.",
        ],
      },
      {
        question: "Posso instalar a placa universal sozinho?",
        answers: [
          "Não é recomendado: há tensão, capacitor carregado e ligação que, errada, queima a placa. O percurso também é gravado com a folha em movimento.",
          "Não. Há tensão da rede e capacitor carregado na caixa, e é preciso medir o motor, ligar os bornes certos e testar força e reversão.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e da placa antiga, se já estiver fora, e de um controle",
  },
  {
    id: "luz-da-placa-piscando",
    broader: "placa",
    label: "Luz da placa piscando",
    phrase: "a luz da placa que pisca",
    asks: [
      "luz placa piscando",
      "led piscando",
      "placa piscando",
      "central piscando",
      "luz piscando motor",
      "led pisca",
      "placa pisca",
      "luz motor piscando",
      "luz vermelha piscando",
      "led vermelho piscando",
      "luz placa piscando não responde",
      "placa piscando não responde",
      "led piscando não abre",
      "luz placa piscando não abre",
      "placa piscando não abre",
    ],
    intent: "question",
    answers: {
      any: [
        "A luz da placa piscando é um aviso da central, e o significado muda com o modelo: pode ser funcionamento normal, espera de programação, fotocélula interrompida ou falha de percurso. Conte as piscadas, não aperte botões da placa e veja o manual.",
        "Luz da placa piscando é aviso da central: pode ser o sinal normal de ligada ou, se o portão não responde, fotocélula cortada, botoeira presa, percurso perdido ou programação aberta. Limpe a fotocélula, veja se a tecla da botoeira não está presa e religue o disjuntor uma vez; se continuar, filme a luz e chame: a visita em casa parte de {price.preventive}, sem peças.",
        "Se o led do motor pisca e o portão funciona, quase sempre é sinal normal. Se pisca e o portão não anda ou não fecha, olhe a fotocélula e a botoeira antes: botão apertado sem querer pode apagar os controles.",
        "O led piscando mostra em que estado a central está: o número de piscadas e a cor formam um código de cada fabricante. Filme dez segundos e mande com a foto da etiqueta, que dizemos o que quer dizer.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que a luz piscando pode indicar", "Normal, programação ou falha", "Como ler o led da central"],
        slots: [
          [
            "Piscada lenta e constante, com o portão normal, costuma ser só a central ligada.",
            "Muitas placas piscam devagar em espera, sem que haja defeito.",
            "Se tudo funciona, o pisca regular não pede conserto.",
          ],
          [
            "Piscada rápida depois de queda de luz ou de botão apertado lembra modo de programação ou percurso a gravar.",
            "Uma central que perdeu o percurso pisca até fazer um ciclo completo ou ser programada.",
            "Alguém que segurou o botão da placa pode tê-la deixado em cadastro.",
          ],
          [
            "Piscada em grupos, com o portão parado, é código de falha: fotocélula, fim de curso, esforço ou tensão.",
            "Grupos de duas, três ou mais piscadas são códigos, e o manual do modelo diz qual.",
            "Led fraco ou que falha pode ser tensão baixa ou fonte da placa no fim.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Fotocélula, botoeira e energia", "Luz piscando: passos seguros"],
        slots: [
          [
            "Nada se aperta na placa: em muitos modelos, segurar o botão apaga todos os controles.",
            "A tampa fica fechada; se o led não se vê por fora, filme só o comportamento do portão.",
            "Depois de religar, muitas centrais fazem a primeira volta devagar, para reaprender o percurso: deixe o vão livre.",
          ],
        ],
        steps: [
          "Filme o led por dez segundos, se ele aparece por fora.",
          "Limpe a fotocélula e tire o que estiver na frente.",
          "Veja se a botoeira não está com a tecla presa.",
          "Desligue o disjuntor por um minuto e religue.",
          "Acione uma vez, de longe, e mande o vídeo.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Piscou e os controles pararam. Apaguei a memória?",
        answers: [
          "É possível, se alguém segurou o botão da placa. Os controles precisam ser cadastrados de novo, o que o técnico faz em uma visita.",
          "Pode ser. Botoeira funcionando e controles mudos é o sinal; não aperte mais nada.",
        ],
      },
      {
        question: "Led vermelho ou verde na placa: qual é defeito?",
        answers: [
          "A cor depende do fabricante. Em uns, vermelho é energia; em outros, falha. Vale o manual do modelo.",
          "Não há padrão. A foto da etiqueta permite dizer o que cada luz significa no seu motor.",
        ],
      },
      {
        question: "A luz pisca e o portão volta a abrir. O que é?",
        answers: [
          "É, provavelmente, fotocélula ou esforço: a central acusa obstáculo. Limpe as lentes e o trilho e teste uma vez.",
          "Em geral, a central acusa obstáculo: fotocélula suja, trilho com pedra ou folha pesada são os suspeitos.",
        ],
      },
      {
        question: "Posso zerar a placa para parar de piscar?",
        answers: [
          "Não faça isso sem o manual: zerar apaga controles e percurso. Primeiro se descobre o que o código diz.",
          "Melhor não. O reinício pode deixar o portão sem percurso e sem controles.",
        ],
      },
    ],
    photo: "um vídeo de dez segundos da luz, se ela aparece por fora, e uma foto da etiqueta do motor",
  },
  {
    id: "formiga-na-placa",
    broader: "placa",
    label: "Formiga na placa",
    phrase: "a formiga na placa",
    asks: [
      "inseticida na placa portão",
      "inseticida na central",
      "veneno na placa portão",
      "formiga placa",
      "formiga motor",
      "formiga portão",
      "formiga central",
      "formigueiro motor",
      "inseto placa",
      "lagartixa placa",
      "lagartixa motor",
      "formigas dentro motor",
      "barata dentro placa",
    ],
    answers: {
      any: [
        "Formiga na placa costuma prender o relé ou fechar curto entre as trilhas, e limpeza com relé novo muitas vezes resolve. Desligue o disjuntor e não jogue inseticida na central. Para sair, o de correr ou de abrir se destrava com a chave; o basculante espera o técnico.",

        "Formiga na placa fecha contato entre as trilhas, oxida os componentes e faz o portão abrir sozinho, falhar ou queimar. Desligue o disjuntor e não jogue inseticida na central: líquido em placa dá curto. A limpeza e a vedação são do técnico.",
        "Formigas na placa do portão eletrônico dão comando falso e curto: desligue o disjuntor, não jogue inseticida e chame antes que ela queime. Elas procuram o calor da caixa e entram pela passagem dos fios, e limpar sem vedar faz o formigueiro voltar.",
        "Formigueiro na central costuma ter conserto quando se age cedo: placa retirada, limpa, seca e medida, e as entradas fechadas. Um relé com formiga esmagada ou trilha corroída pode pedir reparo ou placa nova.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que as formigas fazem no portão", "Sinais de inseto na central", "Por que o bicho para o motor"],
        slots: [
          [
            "Um portão que dispara sozinho, ignora o controle ou anda num só sentido pode ter formiga entre os contatos do relé.",
            "Corpo de formiga no relé impede o contato, e a folha só abre ou só fecha.",
            "Comando falso e falha que vai e volta são comuns com inseto na placa.",
          ],
          [
            "O ácido e os restos deixam a placa úmida e oxidada, e a falha aparece semanas depois.",
            "Terra, ovos e restos seguram umidade e corroem as trilhas.",
            "Mesmo depois de saírem, o que deixam continua corroendo.",
          ],
          [
            "Lagartixa costuma dar curto de uma vez, com estalo e placa muda.",
            "Um bicho maior, como lagartixa, fecha curto direto e queima trilha ou fusível.",
            "Estalo seguido de silêncio, com bicho na caixa, é curto na placa.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer e o que não fazer", "Formiga no motor: passos seguros", "Antes de chamar o técnico"],
        slots: [
          [
            "Inseticida em spray é líquido condutor e inflamável: nunca na central.",
            "Nada de água, veneno líquido ou pincel com o motor energizado.",
            "Não abra a tampa: há tensão e capacitor carregado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Olhe por fora a trilha de formigas e por onde elas entram.",
          "Ponha isca longe do motor, fora do alcance de crianças e animais.",
          "Fotografe o motor fechado e a entrada dos cabos.",
          "Deixe sem energia até a limpeza.",
        ],
      },
      {
        about: "care",
        headings: ["Como evitar que voltem", "Vedação que fecha a porta para insetos", "Depois da limpeza da placa"],
        slots: [
          [
            "A entrada dos cabos é vedada, a borracha da tampa trocada e o eletroduto fechado nas pontas.",
            "A passagem de cabo sem vedação é a porta de entrada, e fechá-la resolve mais que veneno.",
            "Um eletroduto aberto traz formiga do jardim direto para a placa.",
          ],
          [
            "Na revisão, a partir de {price.preventive} em casas e sem peças, o técnico confere vedação e bornes.",
            "Um motor junto de canteiro pede conferência mais frequente da vedação.",
            "A revisão {visits.home} pega o formigueiro antes de ele chegar à placa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Naftalina ou pó na caixa do motor espanta formiga?",
        answers: [
          "Não ponha nada dentro. Pó e naftalina soltam resíduo sobre os contatos. Vedação e isca do lado de fora funcionam melhor.",
          "Não é boa ideia: o produto suja e oxida a placa. O certo é fechar as entradas.",
        ],
      },
      {
        question: "A placa com formiga tem conserto?",
        answers: [
          "Muitas vezes, sim: limpeza, secagem e troca do relé resolvem. Trilha corroída ou componente em curto pode pedir placa nova.",
          "Tem, se o dano for localizado. A medição depois da limpeza diz se ela volta ao uso com segurança.",
        ],
      },
      {
        question: "Quanto custa limpar a placa?",
        answers: [
          "O preço depende do estado: só limpeza e vedação fica perto do valor de uma revisão, a partir de {price.preventive} em casa, sem peças; relé ou placa soma a peça.",
          "O valor sai por foto e se confirma na visita. Limpeza e vedação custam menos que reparo de relé ou central nova.",
        ],
      },
      {
        question: "Por que elas escolhem o motor?",
        answers: [
          "Pelo calor da central e pelo abrigo seco. Jardim perto, eletroduto aberto e tampa sem borracha facilitam.",
          "A caixa é quente, escura e seca. Fechadas as entradas, elas procuram outro lugar.",
        ],
      },
    ],
    photo: "uma foto do motor fechado e da entrada dos cabos",
  },
  {
    id: "placa-queima-sempre",
    broader: "placa",
    label: "Placa que queima toda hora",
    phrase: "a placa que queima de novo",
    asks: [
      "placa portão parar de queimar",
      "queimou placa terceira vez",
      "queimou placa segunda vez",
      "placa queimou terceira vez",
      "placa queimou segunda vez",
      "placa queimou vezes ano",
      "queimou placa de novo",
      "placa queima sempre",
      "placa queima toda",
      "placa queimou novo",
      "placa queimando direto",
      "queimou segunda placa",
      "placa nova queimou",
      "placa vive queimando",
      "placa queima muito",
      "placa queima quando chove",
      "placa queima toda chove",
      "placa queima toda vez chove",
      "placa queima toda chuva",
      "placa queima dia chuva",
      "causa queima placa",
      "motivo placa queimar",
    ],
    answers: {
      any: [
        "Uma placa que queima de novo tem causa fora dela: rede sem DPS e sem terra, motor com enrolamento em curto, cabo de acessório danificado, água na caixa ou folha pesada demais. Não ligue outra antes de medir o motor e a instalação.",
        "Antes de achar a causa, não vale trocar placa nem motor: duas placas queimadas apontam para rede sem terra, motor em curto, água na caixa ou folha pesada. Se a medição mostra enrolamento em curto ou redutor com folga, aí sim troque o motor, de {price.homeSwap} em casa, com mão de obra.",
        "Duas placas queimadas no mesmo portão apontam para a instalação, e não para a peça. O técnico mede tensão, terra, motor e acessórios; só então a terceira entra, com protetor de surto no quadro.",
        "Placa de portão que queima sempre sofre, em geral, com água que entra na caixa ou com surto numa rede sem DPS e sem terra, sobretudo quando chove; o resto é motor em curto ou folha pesada. Vede, aterre e meça o motor antes de ligar outra.",
        "A placa nova que queima em pouco tempo raramente tem defeito próprio: a causa está na rede, na umidade, no motor ou em um acessório em curto. Guarde a queimada, conte se houve chuva, raio ou queda de luz, e não ligue outra antes da medição.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a placa queima outra vez", "Rede, motor, água ou esforço", "O que ficou sem conserto"],
        slots: [
          [
            "Surto de raio ou da volta da energia encontra caminho livre quando não há DPS nem aterramento.",
            "Sem DPS e sem terra verdadeiro, a próxima tempestade queima a próxima placa.",
            "Queima sempre em dia de chuva com trovão é problema de proteção, e não de placa.",
          ],
          [
            "Motor com enrolamento em curto ou capacitor ruim puxa corrente demais e leva relé e triac.",
            "Relé e triac queimam em uso normal quando o motor puxa além do que deveria.",
            "Um enrolamento parcialmente em curto ainda gira, mas queima a saída da placa.",
          ],
          [
            "Água, formiga e fio de fotocélula ou botoeira com a capa rompida fecham curto na entrada.",
            "Acessório molhado ou cabo esmagado pela folha devolve curto para a central.",
            "Vedação ressecada e eletroduto aberto repetem o mesmo dano a cada chuva.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "O que medir antes da próxima placa",
          "A ordem do diagnóstico da placa",
          "Medições antes de ligar outra placa",
        ],
        slots: [
          [
            "Mede-se a tensão parada e na partida, o terra, a isolação do motor e a corrente com a folha andando.",
            "A medição começa no quadro e termina na folha, porque esforço também queima placa.",
            "Tensão, terra, motor e acessórios são testados em separado, cada um com seu resultado.",
          ],
          [
            "Os acessórios são desligados e religados um a um, e cabos com emenda molhada são trocados.",
            "Fotocélula, botoeira e interfone entram um por vez, até o culpado aparecer.",
            "O cabo de comando junto com o de força é separado, para não levar surto à placa.",
          ],
          [
            "A placa nova entra com DPS no quadro, terra conferido, caixa vedada e folha leve.",
            "Só depois de corrigida a causa se programa a central e se cadastram os controles.",
            "Na entrega, o portão faz ciclos seguidos com a corrente medida.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "O protetor de surto sozinho evita que a placa queime?",
        answers: [
          "Resolve a parte da rede, se houver aterramento. Motor em curto, água e esforço continuam queimando a placa.",
          "Nem sempre. Ele desvia surto; as outras causas precisam de conserto próprio.",
        ],
      },
      {
        question: "A placa era paralela. Foi por isso?",
        answers: [
          "Nem sempre. Placa compatível e bem escolhida trabalha bem; queima quando não combina com o motor ou quando a causa antiga ficou.",
          "Pode ter sido incompatível em tensão ou tipo de motor. A etiqueta dos dois esclarece.",
        ],
      },
      {
        question: "A garantia cobre a segunda placa?",
        answers: [
          "Depende da causa. Raio e água costumam ficar fora; falha da peça ou do serviço se avalia no prazo de garantia.",
          "Avalia-se o motivo, dentro do prazo combinado; surto e umidade não são defeito da peça.",
        ],
      },
      {
        question: "Quando vale trocar o motor junto?",
        answers: [
          "Vale trocar quando a medição mostra enrolamento com curto ou redutor pesado. Em casa, a troca fica de {price.homeSwap}.",
          "Vale trocar se o motor é a causa e tem muitos anos. Uma placa nova em motor em curto é dinheiro perdido.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor, da placa queimada e do quadro de luz fechado, com a data de cada queima",
  },
  {
    id: "placa-queimou",
    broader: "placa",
    label: "Placa do portão queimou",
    phrase: "a placa do portão que queimou",
    asks: [
      "placa queimou",
      "placa queimada",
      "saber placa queimou",
      "saber placa queimada",
      "sinais placa queimada",
      "sintomas placa queimada",
      "central queimou",
      "central queimada",
      "testar placa portão",
      "placa defeito",
      "placa problema",
      "placa com defeito",
      "saber placa motor queimou",
      "saber se placa queimou",
      "placa motor queimou saber",
      "sintomas placa",
      "sinais placa",
      "placa ruim",
      "sintomas placa motor queimada",
      "testar placa",
      "placa pifou",
      "fonte placa queimou",
      "fonte placa portão queimada",
      "transformador placa queimou",
    ],
    answers: {
      any: [
        "Se a placa do portão queimou, deixe o disjuntor desligado: em geral falhou fonte, varistor, relé ou fusível, o que se repara em bancada, e o motor costuma estar bom. Antes de ligar outra central, medem-se a rede, o motor e os acessórios.",
        "Uma placa queimada deixa o portão mudo com o disjuntor ligado, faz só um sentido ou move a folha sem comando. Desligue o disjuntor e não religue para testar. A confirmação vem da medição: fusível, fotocélula e botoeira em curto imitam placa queimada.",
        "Para saber se a placa do portão queimou, junte as pistas: energia no quadro, nenhum estalo ao apertar a botoeira e, às vezes, cheiro ou chuva forte na véspera. Só medindo tensão, fusível e acessórios se condena a placa.",
        "Os sinais de placa queimada são silêncio com energia no quadro, relé que estala sem giro, um sentido só ou cheiro na caixa. O motor costuma estar bom: troca-se ou repara-se a central, depois de achar a causa. Deixe o disjuntor desligado até lá.",
      ],
      "how-to": [
        "A placa do portão provavelmente queimou se há luz na casa, o disjuntor está ligado e o motor não dá nem um estalo, ou se houve cheiro de queimado depois de raio ou chuva. Se o motor ronca, costuma ser capacitor ou folha presa. A certeza vem da medição do técnico.",
        "A placa queimada do portão se reconhece pelo silêncio com energia no quadro, por fazer só um sentido ou por mover a folha sem comando. Fusível, fotocélula e botoeira em curto imitam o defeito, e só a medição separa.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "Como saber se a placa queimou",
          "Placa, fusível ou motor: como separar",
          "Sinais de placa queimada no portão",
        ],
        slots: [
          [
            "Central sem luz e sem estalo, com o disjuntor ligado, aponta para fusível, fonte ou placa.",
            "O sinal mais claro é o silêncio completo com energia chegando ao ponto.",
            "Se a casa tem luz, o disjuntor está ligado e nada estala, a central é suspeita.",
          ],
          [
            "Um relé que estala sem o motor girar pode ser saída da placa, capacitor ou proteção térmica; portão que só faz um sentido costuma ser relé.",
            "Um portão que anda sozinho ou não para no fim pode ter relé colado, e fica desligado até o reparo.",
            "Controles mudos com a botoeira funcionando apontam para pilha, cadastro ou receptor, e não para a placa inteira.",
          ],
          [
            "Cheiro de queimado, mancha escura na caixa ou falha logo depois de raio reforça a suspeita.",
            "Raio, chuva e volta da luz são o que mais queima placa; conte ao técnico o que houve.",
            "Motor que ronca costuma ser capacitor, enrolamento ou folha presa; o que derruba o disjuntor pode ser placa em curto ou motor, e só a medição separa.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que fazer antes de comprar outra placa",
          "Placa queimada: passos sem abrir a tampa",
          "Conferência segura antes da troca",
        ],
        slots: [
          [
            "Uma placa nova ligada em motor com curto queima no primeiro acionamento.",
            "Os passos são de fora: sob a tampa há tensão da rede e capacitor carregado.",
            "Comprar pela aparência é o erro mais comum; o que vale é a etiqueta do motor.",
          ],
        ],
        steps: [
          "Se houve chuva, cheiro ou queda do DR, deixe desligado e pare aqui; senão, veja disjuntor e nobreak e religue uma única vez.",
          "Aperte a botoeira e escute se há estalo.",
          "Limpe a fotocélula e veja se a botoeira não está presa.",
          "Teste um segundo controle e troque a pilha do primeiro, se nada estalou.",
          "Fotografe a etiqueta do motor e um controle, para achar a placa compatível.",
        ],
      },
    ],
    keep: ["visit", "replace"],
    questions: [
      {
        question: "Perco os controles se trocar a placa?",
        answers: [
          "Não, se a placa nova usa a mesma frequência e o mesmo tipo de código: eles são gravados de novo. Senão, entram controles novos ou um receptor avulso.",
          "Depende do código. Deixe todos à mão na visita, porque o cadastro é refeito.",
        ],
      },
      {
        question: "O portão pode ser usado sem a placa?",
        answers: [
          "Só na mão, com o disjuntor desligado, em portão de correr ou de abrir, reto e nivelado. O basculante fica travado até o técnico chegar.",
          "Manualmente, sim, em folha de correr ou de abrir, reta e nivelada. Ligar o motor direto na rede é perigoso e não se faz.",
        ],
      },
      {
        question: "Quanto custa trocar a placa?",
        answers: [
          "Soma-se a central compatível, a mão de obra e a programação; o reparo custa menos que troca. Pela foto da etiqueta, o orçamento é grátis.",
          "O preço depende do modelo do motor e de haver reparo. Você recebe os dois valores por foto da etiqueta, sem custo.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra de um controle, de frente",
  },
  {
    id: "placa-tem-conserto",
    broader: "placa",
    label: "Conserto de placa de portão",
    phrase: "o conserto da placa do portão",
    asks: [
      "placa queimou depois chuva vale consertar",
      "placa queimou chuva vale consertar",
      "conserto placa",
      "consertar placa",
      "reparo placa",
      "placa conserta",
      "arrumar placa",
      "conserta placa",
      "placa queimada conserto",
      "recuperar placa",
      "conserto placa basculante",
      "conserto placa correr",
      "conserto placa deslizante",
      "conserto placa motor",
      "placa queimou vale consertar",
      "placa queimou compensa consertar",
      "trocar só relé",
      "trocar relé placa",
      "só relé placa",
      "consertar placa ou comprar",
      "consertar placa ou comprar nova",
      "consertar placa ou placa nova",
      "conserto placa ou nova",
      "vale pena consertar placa ou comprar outra",
      "compensa consertar placa ou comprar outra",
      "vale pena consertar placa ou nova",
    ],
    answers: {
      price: [
        "Entre consertar e trocar a placa, sai mais barato consertar quando falhou relé, fusível ou varistor; com trilha queimada ou processador morto, a nova compensa. O limite da conta é o motor inteiro, de {price.homeSwap} trocado em casa. A foto da etiqueta do motor traz os dois valores, sem custo.",
      ],
      repair: [
        "Compensa consertar a placa queimada quando falhou um relé, o fusível ou a fonte, porque sai menos que a nova; com as trilhas queimadas ou molhada com energia, vale trocar. O teste no portão, em casa, parte de {price.preventive}, sem peças, e o orçamento traz os dois valores.",
        "Consertamos placa de motor de portão quando o dano é de um componente, como relé, fusível ou fonte, ou quando o modelo saiu de linha; queimada por inteiro, ela é trocada. Antes se medem rede e motor, para a causa não queimar a placa de novo. A visita em casa parte de {price.preventive}, sem peças.",
        "Fazemos o conserto da placa do portão, com teste no local e reparo em bancada quando preciso: relé, fusível e fonte se trocam; com as trilhas queimadas, entra placa nova. A visita em casa parte de {price.preventive}, sem peças, e o orçamento traz as duas opções.",
      ],
      any: [
        "A placa de portão tem conserto quando o dano é localizado: fusível, varistor, relé, triac ou transformador. Com trilha carbonizada, processador queimado ou oxidação espalhada, a troca é mais segura. Mande a foto da etiqueta: o orçamento traz as duas opções.",
        "Consertamos placa de motor de portão quando o dano é de um componente ou o modelo saiu de linha; queimada por inteiro, ela é trocada. Antes se medem rede, motor e acessórios, para a causa não queimar a placa de novo. A visita em casa parte de {price.preventive}, sem peças.",
        "Consertar a placa costuma custar menos que trocar, e depende do que queimou. Relé e fonte se trocam em bancada; a que molhou com energia ou queimou por inteiro pede outra. O portão fica sem automático enquanto ela sai para reparo.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: [
          "Quando a placa se conserta e quando se troca",
          "Reparo ou placa nova: como decidir",
          "O que tem reparo na placa do portão",
        ],
        slots: [
          [
            "Transformador aberto e varistor, a peça que segura o pico de tensão, também são trocados em bancada na maioria das placas.",
            "Dano em um componente só, visível e sem carvão em volta, é o caso típico de conserto.",
            "Conector quebrado, solda trincada e capacitor da fonte também têm reparo.",
          ],
          [
            "Trilha queimada, microcontrolador perdido e oxidação por baixo dos componentes pedem placa nova.",
            "Se a mesma placa já foi consertada e queimou de novo, veja antes a causa: motor em curto, água ou falta de terra queimam também a nova.",
            "Uma placa que ficou molhada com energia costuma ter dano espalhado, e o reparo não dura.",
          ],
          [
            "Um modelo fora de linha inverte a conta: consertar a original pode ser melhor que adaptar outra.",
            "Em motor com inversor, a placa própria é cara, e o reparo merece ser orçado primeiro.",
            "Com motor no fim da vida, de {trade.life}, compare também com a troca do conjunto, de {price.homeSwap} em casa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Como é feito o conserto da placa",
          "Teste no portão e reparo em bancada",
          "O que o técnico faz com a placa",
        ],
        slots: [
          [
            "No local, medem-se rede, fusível, motor e acessórios, para não levar à bancada uma placa boa.",
            "O técnico confirma que o defeito é da placa desligando fotocélula, botoeira e receptor um a um.",
            "A medição do motor vem antes: enrolamento em curto queimaria a placa consertada.",
          ],
          [
            "A placa é retirada com a energia cortada, limpa, testada e reparada componente por componente.",
            "Em bancada, trocam-se as peças danificadas e prova-se cada saída com carga.",
            "Oxidação e formiga saem com limpeza própria antes de qualquer solda.",
          ],
          [
            "De volta ao portão, conferem-se percurso, força, controles e vedação da caixa.",
            "Na entrega, o portão faz ciclos completos, e a causa da queima já foi corrigida.",
            "Instalada de novo, a placa tem o percurso e os controles conferidos na sua frente.",
          ],
        ],
      },
    ],
    keep: ["care"],
    questions: [
      {
        question: "Quanto tempo leva o conserto da placa?",
        answers: [
          "Um reparo simples pode ser feito na visita; o de bancada depende da peça. Nesse período o portão fica fechado e travado.",
          "Fusível, borne e relé costumam ser rápidos. Quando a placa sai, o prazo é combinado antes.",
        ],
      },
      {
        question: "Placa consertada tem garantia?",
        answers: [
          "Combine o prazo da peça e do serviço no orçamento, antes de aprovar. Água, raio e nova sobrecarga costumam ficar fora.",
          "Sim: pela lei, são 90 dias para reclamar do reparo. Água, raio e ligação de terceiros depois do serviço ficam fora.",
        ],
      },
      {
        question: "Posso levar a placa até vocês?",
        answers: [
          "Não retire a placa: há tensão e capacitor carregado sob a tampa. Mande a foto da etiqueta, e o técnico testa no próprio portão.",
          "Se ela já está fora, mande a foto, e dizemos se há reparo; se está no motor, não a retire: o teste é feito no local, com rede e motor medidos.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com a tampa fechada; se a placa já foi retirada por alguém, uma foto dela",
  },
  {
    id: "placa-queimada-tem-conserto",
    broader: "placa",
    label: "Placa queimada tem conserto?",
    phrase: "saber se a placa queimada tem conserto",
    asks: [
      "placa tem conserto",
      "placa queimada tem conserto",
      "placa queimou tem conserto",
      "placa central tem conserto",
      "placa central queimada tem conserto",
      "central queimada tem conserto",
      "central queimou tem conserto",
      "placa queimou tem jeito",
      "placa queimada tem jeito",
      "placa [marca] queimou tem jeito",
      "placa [marca] queimou tem conserto",
      "central queimada tem jeito",
      "placa tem reparo",
      "placa queimada tem reparo",
      "placa [marca] tem conserto",
      "placa queimada [marca] tem conserto",
      "central [marca] queimada tem conserto",
    ],
    intent: "question",
    answers: {
      any: [
        "Na maioria das vezes, sim: a placa central queimada do motor tem conserto quando o dano ficou em um relé, no fusível ou na fonte. Se as trilhas queimaram ou o processador falhou, entra uma central nova. A foto da etiqueta traz o valor dos dois caminhos, sem custo.",
        "A placa do motor tem conserto, se o dano é localizado: peça de entrada, relé e fonte se trocam. Central queimada com trilha carbonizada, oxidação espalhada ou processador queimado se substitui. A visita em casa, com o motor medido antes, parte de {price.preventive}, sem peças.",
        "Sim, em geral a placa queimada tem conserto, e o motor volta a funcionar com a troca só da peça que falhou. Não compensa recuperar a central que queimou por inteiro ou ficou molhada com energia. O técnico testa no portão, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Quando dá para consertar", "O que mostra se tem conserto"],
        slots: [
          [
            "Portão que só faz um sentido ou um estalo sem movimento costuma ser relé, e relé se troca.",
            "Placa muda depois de um pico de energia muitas vezes perdeu só o fusível ou a proteção de entrada.",
          ],
          [
            "Cheiro forte, mancha preta e água dentro da caixa são mau sinal, porque o dano se espalha pelas trilhas.",
            "Com mancha de carvão, ferrugem por baixo das peças ou cheiro que não sai, conte com placa nova.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Conserto, placa nova ou motor novo", "Qual caminho compensa"],
        slots: [
          [
            "O conserto costuma custar menos; a central nova vale quando o reparo já foi feito e o defeito voltou.",
            "Reparo primeiro, quando o dano é pequeno; central nova, quando o defeito se repete.",
          ],
          [
            "Placa fora de linha inverte a conta: consertar a original pode ser melhor que adaptar outra, e em motor comum há a universal.",
            "Sem a placa do modelo à venda, há dois caminhos: reparar a que está aí ou, em motor comum, pôr uma universal.",
          ],
          [
            "Se o motor também está no fim, de {trade.life}, compare com a troca dele, de {price.homeSwap} em casa.",
            "Perto de {price.homeSwapHalf}, metade de um motor trocado em casa, já vale comparar com o motor novo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fazer até o técnico ver", "Antes de mandar consertar"],
        slots: [
          [
            "A tampa do motor fica fechada: há tensão dentro, mesmo algum tempo depois de desligar.",
            "Não abra a tampa nem troque fusível: a placa guarda carga depois de desligada.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão e não insista no controle.",
          "Conte o que veio antes: raio, chuva, queda de luz ou cheiro.",
          "Fotografe a etiqueta do motor, por fora, e um controle, frente e verso.",
          "Separe todos os controles: placa nova pede gravação.",
          "Mande as fotos e o bairro para o orçamento.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva o conserto da placa queimada?",
        answers: [
          "Troca de fusível ou relé pode sair na visita; o reparo em bancada depende da peça, e o prazo é dito antes.",
          "O simples se resolve no local. Quando a placa sai, o portão fica no manual ou fechado até ela voltar, com prazo combinado.",
        ],
      },
      {
        question: "Por que a placa do portão queimou?",
        answers: [
          "Pico de energia, água, inseto e motor em curto são as causas comuns. A causa se corrige junto, ou a placa queima de novo.",
          "Quase sempre por raio, umidade ou motor puxando demais. Por isso se mede a rede e o motor antes de ligar a placa consertada.",
        ],
      },
      {
        question: "Os controles continuam funcionando depois do conserto?",
        answers: [
          "No conserto, em geral sim, porque a memória é a mesma. Na placa nova, eles são gravados outra vez, se o código servir.",
          "Continuam, se a memória não foi atingida. Deixe todos à mão na visita, para regravar se precisar.",
        ],
      },
      {
        question: "A placa consertada tem garantia?",
        answers: [
          "Tem: pela lei, são 90 dias para reclamar do serviço. Raio, água e ligação feita por outra pessoa ficam fora.",
          "Sim, os 90 dias da lei valem para o reparo. Guarde a nota com a data.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, com a tampa fechada, e de um controle, frente e verso",
  },
  {
    id: "resetar-placa",
    broader: "placa",
    label: "Resetar a placa do portão",
    phrase: "como resetar a placa do portão",
    asks: [
      "placa configuração fábrica",
      "voltar placa configuração fábrica",
      "resetar placa",
      "reset placa",
      "resetar portão",
      "resetar motor",
      "resetar central",
      "resetar [marca]",
      "resetar motor [marca]",
      "reset [marca]",
      "reset motor [marca]",
      "reiniciar [marca]",
      "zerar placa",
      "reiniciar placa",
      "reset motor portão",
      "reset portão",
      "reiniciar portão",
      "reprogramar placa",
      "zerar central",
      "placa travada",
      "placa travou",
      "placa travada não responde",
      "placa não sai gravação",
      "placa não sai modo",
      "central travada",
      "central travou",
    ],
    answers: {
      any: [
        "Para resetar a placa do portão sem apagar nada, desligue o disjuntor por um minuto e religue: é o reinício que cabe ao morador. O reset pelo botão da placa apaga controles e, em vários modelos, o percurso, e é feito pelo técnico com o manual.",
        "Para resetar a central do portão sem apagar nada, desligue o disjuntor por um minuto e religue: isso resolve travamento passageiro. Se o defeito volta, não é caso de reset: fotocélula, fim de curso, placa ou motor precisa de exame. Não segure botões da placa sem o manual.",
        "Resete a placa do portão pelo disjuntor: um minuto desligado e religue, com a passagem livre; nada se apaga. Já voltar ao padrão de fábrica, pelo botão da placa, obriga a recadastrar controles e gravar o percurso, e fica com o técnico.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como reiniciar a placa com segurança",
          "Reinício pelo disjuntor, passo a passo",
          "Reset simples, sem abrir o motor",
        ],
        slots: [
          [
            "Tire pessoas e objetos da passagem: algumas centrais fazem um ciclo de reconhecimento ao religar.",
            "Se houver nobreak, desligue-o também, ou a placa continua ligada.",
            "Faça uma vez; reinício repetido não conserta defeito.",
          ],
        ],
        steps: [
          "Deixe a passagem livre e o portão à sua vista.",
          "Desligue o disjuntor do portão e o nobreak, se houver.",
          "Espere um minuto.",
          "Religue e aguarde a central iniciar.",
          "Acione uma vez pela botoeira e acompanhe o ciclo inteiro.",
          "Continuou o defeito: desligue e chame.",
        ],
      },
      {
        about: "what",
        headings: ["O que o reset de fábrica apaga", "Controles, percurso e força", "Antes de zerar a central"],
        slots: [
          [
            "A memória dos controles é a primeira a sair: todos precisam ser cadastrados de novo.",
            "Depois de zerar, nenhum controle funciona até ser gravado outra vez.",
            "Um controle perdido também some da memória, e por isso o reset é usado depois de furto.",
          ],
          [
            "Em muitas centrais, percurso, pausa e força voltam ao valor de fábrica.",
            "Sem percurso gravado, a folha pode bater ou parar antes do fim.",
            "Força de fábrica nem sempre serve ao seu portão, e a reversão precisa ser testada.",
          ],
          [
            "Cada fabricante usa uma sequência de botões ou chaves, que só o manual do modelo informa.",
            "O botão fica sob a tampa, junto de bornes com a tensão da rede.",
            "A mesma sequência faz coisas diferentes em placas diferentes, e o palpite custa caro.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "O reset apaga os controles?",
        answers: [
          "O reinício pelo disjuntor, não. O reset pelo botão da placa, na maioria dos modelos, sim.",
          "Depende do tipo: desligar e ligar não apaga; segurar o botão de apagar na placa, apaga todos.",
        ],
      },
      {
        question: "O reset resolve portão que não fecha?",
        answers: [
          "Só se a central travou. Fotocélula suja, fim de curso e trilho continuam iguais depois do reset.",
          "Raramente. Limpe a fotocélula primeiro; o reset não corrige sensor nem mecânica.",
        ],
      },
      {
        question: "Quanto custa reprogramar o portão depois de um reset?",
        answers: [
          "Cadastro e percurso entram na visita, que em casa parte de {price.preventive}, sem peças. Mande a foto da etiqueta para confirmar.",
          "É serviço de regulagem, a partir de {price.preventive} em casa; controle novo, se precisar, é orçado à parte.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e um vídeo curto do que o portão faz ao religar",
  },
  {
    id: "trocar-placa",
    broader: "placa",
    label: "Troca de placa de portão",
    phrase: "a troca da placa do portão",
    asks: [
      "trocar placa portão",
      "troca placa portão",
      "como trocar placa",
      "troca placa motor",
      "trocar placa motor portão",
      "substituir placa",
      "instalar placa portão",
      "colocar placa portão",
      "trocar central portão",
      "instalar placa motor",
      "ligar placa portão",
    ],
    answers: {
      any: [
        "Trocamos a placa do portão depois de confirmar o defeito: a central nova precisa combinar com o motor, o fim de curso e os controles, e é montada com a energia cortada. Depois vêm percurso, força e cadastro. É serviço de técnico, em uma visita.",
        "A troca da placa do portão é feita por técnico, em uma visita, com a central escolhida pela etiqueta: tensão, tipo de motor, fim de curso por ímã, chave ou encoder, e frequência dos controles. Sob a tampa há tensão da rede e capacitor carregado: não é tarefa de morador.",
        "O serviço de trocar a placa do portão leva uma visita: o motor é medido antes, porque um curto nele queima a central nova, e no fim se gravam percurso, força e controles. Em casa, a visita parte de {price.preventive}, sem peças; a placa do seu modelo é somada pela foto da etiqueta, sem custo.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: [
          "Como é a troca da placa, na ordem",
          "Troca da central: etapas do serviço",
          "O que o técnico faz ao trocar a placa",
        ],
        slots: [
          [
            "Primeiro se confirma o defeito: rede, fusível, fotocélula, botoeira e motor são medidos.",
            "A placa velha só sai depois de medido o motor, que em curto queimaria a nova.",
            "Fios e bornes são identificados antes da retirada, com a energia cortada e o capacitor descarregado.",
          ],
          [
            "A placa nova recebe, com o circuito desligado, os fios do motor, do fim de curso e da fotocélula nos bornes certos.",
            "Motor, capacitor, fim de curso e acessórios entram um a um, com teste entre eles.",
            "O jumper de fábrica da fotocélula sai quando há sensor, para a proteção funcionar.",
          ],
          [
            "Por fim, grava-se o percurso, regula-se a força no mínimo e cadastram-se os controles.",
            "O serviço termina com ciclos completos, reversão testada e caixa vedada.",
            "Na entrega, cada controle é provado, e o portão abre e fecha várias vezes na sua frente.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que separar antes da troca", "Dados para achar a placa certa", "Antes de comprar a placa"],
        slots: [
          [
            "Com estes dados, a central compatível é confirmada antes da visita.",
            "A aparência da placa engana; o que vale é a etiqueta do motor e o código impresso.",
            "Nada disso pede a tampa aberta.",
          ],
        ],
        steps: [
          "Fotografe a etiqueta do motor, com tensão e modelo.",
          "Fotografe um controle, de frente e de trás.",
          "Diga se há trava elétrica, sinaleiro, fotocélula e nobreak.",
          "Conte o que aconteceu: chuva, raio ou falha aos poucos.",
          "Reúna todos os controles para o dia da troca.",
        ],
      },
    ],
    keep: ["replace", "care"],
    questions: [
      {
        question: "Posso trocar a placa sozinho?",
        answers: [
          "Não é indicado. Há tensão da rede, capacitor carregado e ligação que, errada, queima a placa nova; além disso, o percurso é gravado com a folha em movimento.",
          "Melhor não: há risco de choque, e um motor em curto queima a placa nova na hora. O técnico mede o motor antes de ligar.",
        ],
      },
      {
        question: "A placa nova precisa ser da mesma marca?",
        answers: [
          "Não sempre. Um motor comum aceita central compatível; motor com inversor ou encoder costuma exigir a própria do fabricante.",
          "Depende do motor. A foto da etiqueta mostra se há compatível ou se só a original serve.",
        ],
      },
      {
        question: "Comprei a placa. Vocês só instalam?",
        answers: [
          "Mande a foto da placa e da etiqueta do motor: se combinarem, o serviço é orçado por foto, sem custo.",
          "Dá para instalar quando é compatível. Confirmamos por foto antes de ligar, para não queimar a peça.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, outra de um controle e, se já comprou, da placa nova",
  },
  {
    id: "placa-oxidada",
    broader: "placa",
    label: "Placa oxidada",
    phrase: "a placa oxidada do portão",
    asks: [
      "placa oxidada",
      "placa oxidação",
      "placa oxidou",
      "oxidação placa",
      "placa zinabre",
      "zinabre placa",
      "placa enferrujada",
      "placa verde oxidada",
      "limpar placa",
      "limpeza placa",
      "central oxidada",
      "placa corroída",
      "placa umidade",
    ],
    answers: {
      any: [
        "Uma placa oxidada do portão tem recuperação quando a oxidação está só nos bornes e contatos: o técnico desliga, lava com produto próprio, refaz as soldas e testa. Trilha comida ou relé corroído pedem placa nova, e a entrada de água precisa ser vedada.",
        "Se a placa do portão oxidou, desligue o disjuntor: o resíduo verde conduz e pode fechar curto. Oxidação leve se limpa na bancada; espalhada, a troca é mais segura, porque o defeito volta.",
        "Placa com oxidação falha às vezes antes de parar. O conserto é limpeza técnica, troca dos bornes e verniz de proteção; se o cobre sumiu, troca-se a central. Mande foto do motor fechado e da etiqueta para o orçamento.",
      ],
      price: [
        "Recuperar placa oxidada custa a limpeza de bancada e os componentes trocados; com trilha comida, compensa a central nova, com programação. Mande a foto da etiqueta do motor: o orçamento traz os dois valores, sem custo.",
        "O preço da placa oxidada vai da limpeza com reparo à troca da central, conforme o dano. A vedação da tampa é conferida junto, para não oxidar de novo; a foto da etiqueta basta para a estimativa, que é grátis.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["De onde vem a oxidação da placa", "Como a umidade chega à central", "Água, inseto e tampa aberta"],
        slots: [
          [
            "Tampa trincada, cabo entrando por cima e base em poça levam umidade à placa.",
            "A umidade entra pela tampa sem vedação ou pelo furo do cabo.",
            "Vapor do piso e respingo bastam, mesmo sem chuva direta.",
          ],
          [
            "Formigas e lagartixas deixam resíduo ácido que corrói as trilhas.",
            "Ninho de inseto guarda umidade e acelera o zinabre.",
            "Perto do mar ou de piscina, o ar já carrega sal e cloro.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Limpar ou trocar a placa oxidada", "Quando a limpeza basta", "Conserto da placa com oxidação"],
        slots: [
          [
            "A limpeza basta quando só bornes e pinos estão verdes e o resto responde ao teste.",
            "Com trilhas inteiras, limpa-se, ressolda-se e aplica-se verniz.",
            "Borne oxidado troca-se sozinho; a placa segue.",
          ],
          [
            "Com trilha rompida, relé preso ou cheiro de queimado, a troca é a escolha.",
            "Oxidação sob os componentes não se alcança, e a falha volta em semanas.",
            "A placa já reparada uma vez por oxidação raramente compensa de novo.",
          ],
          [
            "O orçamento compara reparo e central nova, grátis por foto.",
            "Peça os dois valores, reparo e troca, antes de decidir.",
            "O preço muda com a marca da central; a foto da etiqueta basta para começar.",
          ],
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso limpar a placa com limpa contato?",
        answers: [
          "Não em casa: há tensão e capacitor carregado sob a tampa. O técnico limpa fora do circuito, na bancada.",
          "Deixe para o técnico. Produto errado espalha o resíduo e ataca o plástico.",
        ],
      },
      {
        question: "Por que o portão funciona em dia seco?",
        answers: [
          "O portão funciona no seco porque o resíduo só conduz quando úmido. É aviso de que a placa vai parar.",
          "A umidade fecha o curto; seca, a falha some por uns dias.",
        ],
      },
      {
        question: "Como evitar que a placa nova oxide?",
        answers: [
          "Vede a tampa e a entrada de cabo, suba a base e peça verniz de proteção na central.",
          "Corrija a entrada de água antes de instalar a nova.",
        ],
      },
    ],
    photo: "uma foto do motor fechado, mostrando tampa e cabos, e outra da etiqueta",
  },
  {
    id: "placa-esquece-controles",
    broader: "placa",
    label: "Placa que esquece os controles",
    phrase: "a placa que esquece os controles",
    asks: [
      "central apagou controles",
      "central apaga controles",
      "acaba energia placa apaga controles",
      "faltou luz apagou controles",
      "placa esquecendo controle",
      "placa esquece controle",
      "portão esqueceu controle",
      "esqueceu controles cadastrados",
      "esqueceu todos controles",
      "controles apagaram queda energia",
      "controles apagaram depois energia",
      "desprogramou controles apagão",
      "desprogramou controles depois",
      "desprogramou controles faltou luz",
      "perdeu controles cadastrados",
      "perdeu todos controles",
      "apagou todos controles sozinho",
      "controles sumiram memória",
      "controles cadastrados faltou luz",
      "controles apagaram faltou luz",
      "controles apagaram falta luz",
      "esqueceu controle faltou luz",
      "esqueceu controle falta energia",
      "placa perde controle",
      "placa perde memória",
      "placa perdeu memória",
      "perde memória controle",
      "placa apaga controle",
      "controles apagam sozinhos",
      "controle descadastra",
      "controle desprograma",
      "controle perde programação",
      "placa perde programação",
      "perde cadastro controle",
      "esquece programação",
      "central perde memória",
      "cai programação controle",
      "controle cai programação",
      "programação controle toda hora",
      "perdeu memória",
      "perdeu memória apagão",
      "perdeu memória queda energia",
      "perdeu memória luz",
      "motor perde programação",
      "[marca] perde programação",
      "motor [marca] perde programação",
      "portão perde programação",
      "controle desconfigurou",
      "controle [marca] desconfigurou",
      "controle desconfigurado",
    ],
    answers: {
      any: [
        "Se a placa esqueceu todos os controles, a memória ou o receptor está com defeito, em geral por surto na volta da energia: o cadastro não depende de luz e não devia sumir. Recadastrar serve de teste; se apaga de novo, troca-se a memória ou a central.",
        "Placa do portão que esquece os controles tem a memória falhando, surto na rede ou alguém apagando o cadastro por engano. Se perde depois de faltar luz, é defeito: a memória não depende de energia. Recadastrar resolve por pouco tempo.",
        "A placa que perde o cadastro dos controles está com a memória ou o receptor falhando, e pode ser consertada com a troca da peça. Antes, teste a pilha: um controle fraco parece esquecido; se todos somem juntos, é a placa.",
        "Um controle que se desprograma sozinho, um só, é pilha ou botão; todos de uma vez, é a placa. Peça ao técnico o teste da memória e da fonte antes de cadastrar de novo, e proteja o circuito com DPS e terra.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que a placa esquece os controles", "Memória, surto ou memória cheia", "O que apaga o cadastro"],
        slots: [
          [
            "Surto e queda de tensão corrompem a memória, sobretudo sem DPS e sem terra.",
            "Uma fonte ruim na placa grava lixo na memória a cada queda de luz.",
            "Pico de energia apaga ou embaralha os códigos gravados.",
          ],
          [
            "Memória cheia grava o novo por cima do antigo em algumas centrais.",
            "O botão de programação preso ou úmido apaga tudo sem aviso.",
            "Umidade e formigas na tecla de gravar fazem a central entrar em programação sozinha.",
          ],
          [
            "Em algumas placas a memória é um chip removível, com mau contato quando oxida.",
            "Chip de memória solto no soquete some e volta com a vibração.",
            "Um receptor avulso com defeito tem memória própria e falha separado da placa.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que testar antes de recadastrar",
          "Um controle ou todos",
          "Teste da pilha, da botoeira e do cadastro",
        ],
        slots: [
          [
            "Nenhum teste exige abrir o motor.",
            "Comece pelo que é barato: a pilha.",
            "Anote em que dia e hora a perda acontece.",
          ],
        ],
        steps: [
          "Troque a pilha e teste de perto.",
          "Teste os outros controles.",
          "Acione pela botoeira: se anda, motor e saída da placa estão bons.",
          "Veja se a perda veio depois de chuva ou falta de luz.",
          "Mande essas respostas com a foto da etiqueta.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "A placa que apaga os controles tem conserto?",
        answers: [
          "Em geral tem conserto: troca-se a memória, o receptor ou a fonte, e a central inteira só se eles estão bons. Some DPS e terra, porque o surto da volta da luz é a causa comum.",
        ],
      },
      {
        question: "Falta de luz apaga os controles?",
        answers: [
          "Não deveria: a memória guarda sem energia. Se apaga, a placa tem defeito ou levou surto.",
          "Em placa boa, não. Se some a cada queda, peça o exame da memória.",
        ],
      },
      {
        question: "Perder os controles é risco de segurança?",
        answers: [
          "Perder, não; mas se alguém apagou e gravou outro, sim. Peça o recadastro de todos.",
          "Pode ser, se a central ficou em programação. Apaga-se tudo e grava-se só o que é seu.",
        ],
      },
      {
        question: "Trocar a memória sai mais barato que a placa?",
        answers: [
          "Quando o chip é removível, sim. Em memória soldada, o receptor avulso costuma ser a saída.",
          "Em geral, sim; depende do modelo da central.",
        ],
      },
    ],
    photo: "uma foto do controle e outra da etiqueta do motor",
  },
  {
    id: "estalo-na-placa",
    broader: "placa",
    label: "Placa estala e o motor não anda",
    phrase: "a placa que estala e não move o motor",
    asks: [
      "basculante clique não sobe",
      "clique não sobe",
      "só faz clique",
      "só dá clique",
      "pivotante só clique",
      "faz clique não sobe",
      "estalo placa",
      "placa estala",
      "placa estalando",
      "estala nada acontece",
      "estalo nada acontece",
      "relé estala",
      "relé estalando",
      "clique placa",
      "placa clica",
      "faz clique não abre",
      "estala não abre",
      "tec tec placa",
      "tic tac placa",
      "estalo motor não anda",
      "tec tec não abre",
      "tec tec tec",
      "faz tec não abre",
      "tec tec portão",
      "fazendo tec tec",
      "estalo placa não sai lugar",
      "estalos placa não sai",
      "tique tique não abre",
      "clique não abre",
      "cliques não abre",
      "faz clec não anda",
      "clec não anda",
      "clec não abre",
      "faz clique não anda",
      "placa clique motor não gira",
      "placa clique não",
      "placa clica não acontece nada",
      "clica não abre",
      "clica não anda",
      "só clica",
      "placa tec não abre",
      "aperto controle só clique",
      "aperto só clique",
      "só dá um clique",
    ],
    intent: "repair",
    answers: {
      any: [
        "Uma placa que estala e não move o motor recebeu o comando e armou o relé, mas a energia não chega ao motor: contato do relé queimado, fio solto, térmico aberto ou capacitor. Acione uma vez só e desligue o disjuntor; a medição diz qual é.",
        "O estalo na placa do portão é o relé trabalhando, e isso mostra que controle e central estão vivos. Se nada acontece depois, a falha está do relé para a frente: contato, fio, motor quente que desarmou ou capacitor.",
        "Quando a placa faz clique e o portão não anda, escute o que vem depois: silêncio é relé, fio ou térmico; ronco é capacitor ou folha presa. Não insista, porque o motor parado esquenta, e deixe o disjuntor desligado até a medição.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que há entre o estalo e o motor", "Relé, fio, térmico ou capacitor", "Por que estala e não anda"],
        slots: [
          [
            "O contato do relé se queima com os anos e deixa de passar corrente, mesmo estalando.",
            "Um relé gasto faz o barulho certo e não entrega energia.",
            "O estalo é da bobina; o contato, que é outra peça, pode estar queimado.",
          ],
          [
            "Um motor que abriu muitas vezes pode ter desarmado pelo térmico e volta quando esfria.",
            "Se o portão trabalhou muito antes de parar, espere esfriar com o disjuntor desligado.",
            "Térmico aberto deixa o motor mudo, com a placa funcionando.",
          ],
          [
            "Borne frouxo e fio partido na saída para o motor dão o mesmo sinal.",
            "Um fio comido por rato ou solto no borne corta a energia do motor.",
            "Estalos repetidos, sem comando, apontam tensão baixa ou fonte da placa fraca.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha a falha", "Medição da saída da placa", "Da placa ao motor, com instrumento"],
        slots: [
          [
            "O técnico mede se há tensão na saída da placa no momento do estalo.",
            "Com instrumento, vê-se se a energia sai da placa e não chega ao motor, ou se nem sai.",
            "A medida na saída separa a placa do motor em um teste.",
          ],
          [
            "Relé se troca na bancada em muitas placas; fio e borne se refazem no local.",
            "Relé ou borne tem conserto barato; trilha queimada pede placa nova.",
            "Capacitor e fio se resolvem na visita; a placa pode ir para bancada.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "A placa estala várias vezes sem parar. O que é?",
        answers: [
          "É tensão baixa, fonte fraca ou comando preso. Desligue o disjuntor, porque o relé se queima assim.",
          "A placa tenta e desiste: falta tensão ou há botão em curto. Desligue até medir.",
        ],
      },
      {
        question: "Posso bater de leve na placa para voltar?",
        answers: [
          "Não. A caixa tem tensão, e bater só esconde o contato queimado.",
          "Não faça isso: há risco de choque e de curto.",
        ],
      },
      {
        question: "Preciso de placa nova?",
        answers: [
          "Nem sempre. Se só o relé ou um borne falhou, há reparo; a medição vem antes da troca.",
          "Só se a trilha ou o processador queimou. Relé e fusível se trocam.",
        ],
      },
    ],
    photo: "um vídeo com som de uma tentativa e uma foto da etiqueta do motor",
  },
  {
    id: "placa-nova-controles-antigos",
    broader: "placa",
    label: "Placa nova e controles antigos",
    phrase: "a placa nova com os controles antigos",
    asks: [
      "comprar controles novos placa nova",
      "troquei placa controles velhos",
      "troquei placa controles não funcionam",
      "mudar marca placa controles",
      "placa nova controles antigos",
      "placa nova controle antigo",
      "placa nova controle",
      "trocar placa controle",
      "trocar placa controles",
      "troquei placa controle",
      "placa nova funciona controles",
      "mesmo controle placa nova",
      "placa nova mesmos controles",
      "placa outra marca controle",
      "central nova controles antigos",
      "troquei central controles",
      "trocar central controles",
    ],
    intent: "question",
    answers: {
      price: [
        "Trocar a central e os controles custa três partes: a placa do modelo, cada controle e a mão de obra de ligar e gravar todos. Se os antigos tiverem a frequência e o código da placa nova, regravam-se e a conta cai; mande a foto da etiqueta do motor e de um controle, e o valor vem por item, grátis.",
      ],
      any: [
        "A placa nova funciona com os controles antigos se usar a mesma frequência e o mesmo tipo de código; nesse caso eles só precisam ser gravados de novo. Se a placa for de outra marca com código rolante, os antigos não servem, ou se mantém o receptor avulso.",
        "Depende do código: placa nova da mesma linha em geral aceita os controles que você tem; de outra marca, só se os dois forem de código fixo e da mesma frequência. Todos são regravados, porque a memória da placa nova vem vazia.",
        "Os controles antigos servem na placa nova quando frequência e código coincidem; a memória, porém, vem vazia, e cada um é gravado de novo. Para não trocar os controles de um prédio inteiro, pode-se ligar o receptor antigo à placa nova.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como saber se os controles servem",
          "Frequência, código e marca",
          "Confira antes de comprar a placa",
        ],
        slots: [
          [
            "Veja no verso do controle a frequência, em geral 433 MHz, e a marca do sistema.",
            "A etiqueta do controle traz a frequência e, às vezes, o tipo de código.",
            "Foto do controle dos dois lados basta para a resposta.",
          ],
          [
            "Código fixo conversa com várias placas; rolante só com a da própria linha.",
            "O controle de chavinhas é de código fixo e aceita mais placas.",
            "O código rolante da marca A não é lido pela placa da marca B.",
          ],
          [
            "Se há receptor avulso, ele continua valendo, porque dá à placa nova só um contato.",
            "Receptor externo guarda os cadastros e liga em qualquer central.",
            "Onde o receptor é separado, trocar a placa não apaga os controles.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que se refaz com a placa nova", "Depois da troca da placa", "Percurso, força e gravação"],
        slots: [
          [
            "O técnico grava cada controle que está na casa, regula o percurso e a força e testa a fotocélula.",
            "Com a placa no lugar, percurso, força, pausa e controles são feitos de novo.",
            "Reúna todos os controles antes da visita, porque o que faltar fica de fora.",
          ],
          [
            "Os que não forem gravados deixam de abrir, o que é bom para quem perdeu algum.",
            "Um controle perdido fica automaticamente fora da memória nova.",
            "É a hora de deixar fora os controles emprestados ou perdidos.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Quantos controles cabem na placa nova?",
        answers: [
          "O número varia com o modelo; em casa quase sempre sobra, em prédio confirme o número antes.",
          "Em geral, de algumas dezenas a pouco mais de cem na placa de casa; o manual dá o número. Um prédio grande usa receptor com memória maior.",
        ],
      },
      {
        question: "Tenho de trocar todos os controles?",
        answers: [
          "Só se o código mudar. Aí cada pessoa recebe um novo.",
          "Não, quando a placa lê o mesmo código. A foto do controle confirma.",
        ],
      },
      {
        question: "Posso aproveitar a placa nova e passar a código rolante?",
        answers: [
          "Pode: a troca de placa é a melhor hora, porque tudo será regravado. Conte com um controle novo por pessoa.",
          "Sim. Escolha placa ou receptor rolante e os controles da mesma linha.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "led-aceso-direto",
    broader: "placa",
    label: "LED da placa aceso direto",
    phrase: "o LED da central aceso sem apagar",
    intent: "repair",
    asks: [
      "led aceso direto",
      "led vermelho aceso",
      "led aceso placa",
      "luz vermelha acesa placa",
      "luz vermelha placa",
      "led vermelho placa",
      "led vermelho central",
      "luz acesa direto central",
      "led sempre aceso",
      "luz acesa placa não abre",
      "led verde aceso",
      "led amarelo aceso",
      "led não apaga placa",
      "luz vermelha acesa central",
      "luz vermelha central",
      "luz vermelha acesa",
      "luz acesa central não abre",
    ],
    answers: {
      any: [
        "LED aceso direto na placa indica um comando ou sensor preso: botoeira em curto, controle com botão travado, fotocélula cortada ou fim de curso acionado. Qual deles depende do LED: o nome impresso ao lado, como FOTO, BOT ou FC, diz a entrada. Fotografe de longe, sem tocar na placa.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que cada LED aceso costuma querer dizer", "Leia o nome ao lado da luz"],
        slots: [
          [
            "Luz de alimentação, em geral verde, fica acesa sempre e é normal.",
            "Um LED de energia aceso é só sinal de que há luz na placa.",
          ],
        ],
        bullets: [
          "BOT ou botoeira: botão preso ou fio em curto",
          "FOTO ou FTC: feixe cortado, lente suja ou sensor sem energia",
          "FCA ou FCF: fim de curso de abertura ou de fechamento acionado",
          "TX ou RX: controle com botão preso",
          "PROG ou LRN: central em modo de gravação",
        ],
      },
      {
        about: "check",
        headings: ["Teste de fora, sem mexer na placa", "Como achar a entrada presa"],
        slots: [["Tudo se testa pelo lado de fora.", "A tampa da central pode ficar fechada neste teste."]],
        steps: [
          "Tire a pilha dos controles, um por um, e veja se a luz apaga.",
          "Limpe as lentes da fotocélula e tire o que estiver no feixe.",
          "Solte e aperte o botão da botoeira, ver se está preso.",
          "Se nada muda, desligue o disjuntor e mande a foto do LED e da etiqueta.",
        ],
      },
    ],
    keep: ["visit", "replace"],
    questions: [
      {
        question: "LED aceso queima a placa?",
        answers: ["Não. Ele só informa; o que gasta é o motor insistindo."],
      },
      {
        question: "Posso desligar e ligar para apagar o LED da placa?",
        answers: ["Pode, uma vez: disjuntor desligado por um minuto. Se a luz volta, a entrada continua presa."],
      },
    ],
    photo: "a foto do LED aceso com o nome impresso ao lado, tirada de longe",
  },
  {
    id: "rele-grudado",
    broader: "placa",
    label: "Relé da placa grudado",
    phrase: "o relé grudado que não solta o motor",
    intent: "repair",
    asks: [
      "relé grudado",
      "relé colado",
      "relé grudou",
      "relé colou",
      "relé travado",
      "relé preso",
      "relé não solta",
      "relé não desarma",
      "placa não desliga motor",
      "relé motor não para",
      "contato colado placa",
    ],
    answers: {
      any: [
        "Um relé grudado deixa o motor ligado mesmo sem comando: o portão não para, força o batente e só obedece ao disjuntor. Desligue o disjuntor agora e deixe assim; bater na placa solta por minutos e ele gruda de novo. Troca-se o relé, ou a placa, e se procura o motivo da corrente alta.",
      ],
      price: [
        "O preço de trocar o relé da placa soma a peça, barata, e a mão de obra de quem solda a placa; com trilha queimada, o valor é o da placa nova. Mande a foto da etiqueta e, se a placa já saiu do motor, a dela, e o orçamento sai grátis.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o relé gruda", "Corrente alta, motor pesado e capacitor"],
        slots: [
          [
            "Um motor forçando puxa corrente demais, e a faísca solda o contato.",
            "O contato cola pela faísca de uma carga acima da dele.",
          ],
          [
            "Capacitor ruim e folha pesada repetem o problema na placa nova.",
            "Sem aliviar a folha e medir o capacitor, o relé novo dura pouco.",
          ],
        ],
      },
    ],
    keep: ["check", "visit", "replace"],
    questions: [
      {
        question: "Dá para trocar só o relé grudado da placa?",
        answers: ["Dá, por quem solda placa, com o relé de mesma tensão e corrente. Trilha queimada pede placa nova."],
      },
      {
        question: "Posso usar o portão pelo disjuntor até consertar o relé?",
        answers: ["Não. Sem parada, a folha bate no fim e o motor queima."],
      },
    ],
    photo: "a foto da etiqueta do motor e, se a placa já saiu, a dela",
  },
  {
    id: "placa-quanto-dura",
    broader: "placa",
    label: "Quanto dura a placa do portão",
    phrase: "quanto dura a placa do portão",
    intent: "question",
    asks: [
      "vida útil placa",
      "quanto dura placa",
      "quantos anos dura placa",
      "quanto tempo dura placa",
      "placa dura quanto",
      "durabilidade placa",
      "quanto dura central portão",
    ],
    answers: {
      any: [
        "A vida útil da placa não tem prazo fixo: com aterramento e protetor de surto ela dura muitos anos e acompanha o motor, de {trade.life}; sem eles, pode queimar no primeiro raio. Umidade e formiga na caixa encurtam o quanto dura.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que encurta a vida da placa", "Por que a placa queima antes da hora"],
        slots: [
          ["Surto da rede e raio são a causa mais comum; água, formiga e vapor vêm em seguida."],
          ["Capacitor em curto e folha travada fazem a saída da placa trabalhar acima do limite."],
        ],
      },
      {
        about: "care",
        headings: ["Como fazer a placa durar", "Proteção que poupa a placa"],
        slots: [
          ["Protetor de surto no quadro, aterramento e disjuntor próprio são a proteção básica."],
          ["Tampa bem fechada e entrada do cabo por baixo, com vedação, mantêm água e inseto fora."],
          ["Na revisão {visits.home}, o técnico reaperta bornes e vê sinais de oxidação."],
        ],
      },
    ],
    keep: ["signs"],
    questions: [
      {
        question: "Placa velha deve ser trocada antes de queimar?",
        answers: [
          "Não. Troca-se pelo defeito: comando que falha, controles que somem, relé que cola ou oxidação nas trilhas.",
        ],
      },
      {
        question: "Placa nova tem garantia?",
        answers: ["O prazo é dito no orçamento; por lei, defeito de produto durável pode ser reclamado em 90 dias."],
      },
    ],
  },
  {
    id: "placa-pelo-modelo",
    broader: "placa",
    label: "Placa pelo código ou modelo",
    phrase: "a placa pelo código ou modelo",
    asks: [
      "placa [marca] [modelo]",
      "central [marca] [modelo]",
      "placa central [marca] [modelo]",
      "placa [marca] [modelo] preço",
      "central [marca] [modelo] preço",
    ],
    intent: "buying",
    answers: {
      any: [
        "A placa [marca] se confirma pela foto da etiqueta e do controle: dizemos se ainda se acha a original ou qual compatível serve, com o valor já com a programação. Antes da troca, o técnico mede capacitor e fusível, que imitam placa queimada.",
        "Para a placa [marca], mande a foto da etiqueta do motor e a do controle, frente e verso: por elas dizemos se há a original ou uma compatível, e o valor com a troca e a gravação dos controles. Na visita, a placa só sai depois de medidos fusível e capacitor.",
      ],
      price: [
        "O preço da placa [marca] depende de haver a original ou só a compatível e de os controles atuais servirem nela; a foto da etiqueta dá o valor, com a programação, sem custo. Como teto, o motor inteiro trocado em casa fica de {price.homeSwap}.",
        "A placa [marca] é orçada de graça, pela foto da etiqueta e do controle: somam-se a central, a troca e, só se preciso, controles novos. Se a conta chegar perto do motor trocado, de {price.homeSwap} em casa, a placa deixa de compensar.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Original ou compatível", "Que placa serve no lugar"],
        slots: [
          [
            "A original mantém os controles, o fim de curso e os ajustes que o motor já usa.",
            "Com a original, os controles e o fim de curso seguem como estão.",
          ],
          [
            "A compatível serve em motor comum de mesma tensão e mesmo tipo de fim de curso; os controles podem ter de mudar.",
            "Uma compatível pede a mesma tensão e o mesmo fim de curso, e às vezes outro padrão de controle.",
          ],
          [
            "Em motor com inversor, só a placa da própria linha comanda a rotação.",
            "Motor com inversor não aceita central comum: a placa tem de ser da linha dele.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que fotografar para achar a placa", "As fotos que dizem qual é a placa"],
        slots: [
          [
            "Fotografe a etiqueta do motor e o controle, frente e verso, sem abrir a tampa.",
            "Bastam a etiqueta do motor e os dois lados do controle; a tampa fica fechada, porque há tensão da rede ali.",
          ],
          [
            "Se você já tem o código da placa anotado, mande junto: ele confirma a versão.",
            "O código impresso na placa, quando você já o tem, evita comprar versão errada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Antes de trocar a placa", "Como é a troca"],
        slots: [
          [
            "O técnico mede a entrada de energia, o fusível e o capacitor antes de condenar a placa.",
            "Energia, fusível e capacitor são medidos primeiro, porque imitam placa queimada.",
          ],
          [
            "Trocada a placa, ele regula força e parada, grava os controles e testa o portão com você.",
            "Depois da troca vêm a regulagem da força, a gravação dos controles e o teste na sua frente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles de hoje servem na placa nova?",
        answers: [
          "Na original ou em compatível do mesmo código, servem e são gravados de novo. Em outro padrão, entram controles novos.",
        ],
      },
      {
        question: "A placa pode ser consertada?",
        answers: [
          "Pode, quando o dano é de relé, fusível ou solda. Com trilha queimada ou muita oxidação, a troca compensa mais.",
        ],
      },
      {
        question: "Posso comprar a placa e só pagar a troca?",
        answers: ["Podemos avaliar, se ela for da versão certa. Mande as fotos antes de comprar."],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do controle, frente e verso",
  },
  {
    id: "placa-inversora",
    broader: "placa",
    label: "Placa inversora de portão",
    phrase: "a placa inversora do portão",
    asks: [
      "placa inversora",
      "placa inversora portão",
      "placa inversora motor",
      "placa inversora motor portão",
      "central inversora",
      "central inversora portão",
      "central inversora motor",
      "placa inversora preço",
      "central inversora preço",
      "placa inversora valor",
      "placa inversora quanto custa",
      "conserto placa inversora",
      "consertar placa inversora",
      "conserto central inversora",
      "placa inversora queimada",
      "placa inversora queimou",
      "central inversora queimou",
      "trocar placa inversora",
      "troca placa inversora",
      ...combine(
        ["placa triflex", "central triflex", "triflex", "placa inverter", "central inverter"],
        ["queimada", "queimou", "defeito", "não liga", "não funciona", "conserto", "preço", "parou", "trocar", "valor"],
      ),
      "placa triflex",
      "central triflex",
      "placa ppa triflex",
      "central ppa triflex",
      "triflex não abre",
      "motor ppa triflex não abre",
      "motor ppa triflex parado",
      "motor ppa triflex parou",
      "triflex não fecha",
      "triflex ronca",
    ],
    intent: "repair",
    answers: {
      any: [
        "A placa PPA Triflex é inversora, sem capacitor de partida, e só se troca pela do próprio modelo: se queimou ou o portão não abre nem se move, medimos placa, cabo do motor e sensor de percurso, consertamos quando o dano é localizado e trocamos quando não é. O valor vem pela foto da etiqueta; para comparar, o motor inteiro trocado em casa fica de {price.homeSwap}, com a mão de obra.",
        "A placa inversora comanda motor trifásico, com inversor, e só se troca pela do próprio modelo: placa comum não serve. Testamos, consertamos quando o dano é localizado ou trocamos; o valor vem por foto da etiqueta, e o motor inteiro, para comparar, fica de {price.homeSwap} em casa, com a mão de obra.",
        "Placa inversora com defeito se mede antes de trocar: alimentação, módulo de potência, fiação do motor e sensor de percurso. Se o dano é localizado, há reparo; se não, entra a placa do próprio modelo, reprogramada. O valor é passado por foto da etiqueta, antes do serviço.",
      ],
      price: [
        "A placa PPA Triflex, inversora, custa mais que a de motor comum, e o valor sai pela foto da etiqueta, porque só serve a do próprio modelo; o reparo de dano localizado custa menos que placa nova. Para comparar, o motor inteiro trocado em casa fica de {price.homeSwap}, com a mão de obra.",
        "A placa inversora custa mais que a de motor comum, e o valor sai pela etiqueta, porque só serve a do próprio modelo; reparo, quando o dano é localizado, custa menos que placa nova. Para comparar, o motor inteiro trocado em casa fica de {price.homeSwap}, com a mão de obra.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O defeito é da placa inversora?", "O que se mede antes de condenar a placa"],
        slots: [
          [
            "Motor com inversor não tem capacitor de partida: se ele treme, não parte ou para com led de erro, mede-se a placa e o cabo do motor juntos.",
            "Led de erro, tremor sem partir e parada fora do ponto podem vir da placa, do cabo do motor ou do sensor de percurso.",
          ],
          [
            "Do seu lado, confira o disjuntor, desligue por um minuto e religue uma vez; a caixa fica fechada, porque o inversor guarda carga depois de desligado.",
            "Não abra a caixa: os capacitores do inversor seguram tensão alta mesmo com o disjuntor desligado.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Qual placa inversora serve no motor", "Consertar ou trocar a placa"],
        slots: [
          [
            "Serve a do mesmo fabricante e modelo, na mesma tensão, com o sensor de percurso que o motor tem.",
            "A escolha é pela etiqueta do motor e da placa: marca, modelo, tensão e tipo de sensor.",
          ],
          [
            "Placa comum, de relé, não move motor trifásico, e inversora não se põe em motor de capacitor.",
            "Não há placa universal segura entre o motor comum e o de inversor: são ligações diferentes.",
          ],
          [
            "Depois da troca, o percurso é gravado de novo, a força e a rampa são reguladas e os controles, cadastrados.",
            "Placa nova pede nova gravação de percurso, de rampa de parada e dos controles.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para a placa inversora não queimar de novo", "Raio, água e energia"],
        slots: [
          [
            "Protetor de surto, aterramento e disjuntor próprio são o que mais poupa a placa inversora.",
            "A inversora é a parte mais cara do motor: terra e protetor de surto entram junto com a troca.",
          ],
          [
            "Caixa vedada e folha leve completam: esforço a mais esquenta o módulo de potência.",
            "Água na caixa e folha pesada são as outras causas de queima, e se corrigem antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar a placa inversora por uma comum?",
        answers: [
          "Não no mesmo motor: o de inversor é trifásico e só trabalha com a central dele. Para usar placa comum, troca-se o motor.",
          "Não. Motor e placa formam conjunto; placa comum pede motor comum.",
        ],
      },
      {
        question: "Placa inversora tem conserto?",
        answers: [
          "Tem quando o dano é localizado, como fusível, varistor ou fonte. Módulo de potência queimado ou trilha carbonizada costuma pedir placa nova.",
          "Muitas vezes, sim. O técnico mede e diz o valor do reparo e o da placa nova, para você escolher.",
        ],
      },
      {
        question: "Os controles continuam servindo na placa nova?",
        answers: [
          "Em geral sim, se a placa é da mesma marca e lê o mesmo código; todos são cadastrados de novo.",
          "Servem se o código é o mesmo. Junte todos para gravar na visita.",
        ],
      },
    ],
    photo:
      "uma foto da etiqueta do motor, outra da caixa da central fechada e um vídeo curto do que acontece ao acionar",
  },
  {
    id: "controle-e-placa",
    isAskedByName: true,
    broader: "placa",
    label: "Controle e placa do portão",
    phrase: "o controle e a placa do portão",
    asks: [
      "controle e placa queimados",
      "controle e placa queimou",
      "placa e controle queimou",

      "comprar placa e controle",
      "comprar controle e placa",
      "preço placa e controle portão",
      "venda placa e controle portão",
      "conserto placa e controle portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Vendemos, trocamos e gravamos controle e placa de portão {em}: o controle tem de ser do código da central, e a placa, do tipo do seu motor. A foto da etiqueta e do controle, frente e verso, diz o que serve e o valor; a visita em casa parte de {price.preventive}, sem peças.",
        "Controle e placa raramente queimam juntos: teste a pilha e a botoeira, porque placa queimada deixa todos os controles mudos. Se os dois se foram, placa e controles novos são gravados na mesma visita, que em casa parte de {price.preventive}, sem peças; a foto da etiqueta e do controle diz o valor.",
        "Controle e placa de portão precisam falar o mesmo código: placa nova pode manter os controles antigos, se a frequência e o tipo de código forem os mesmos, ou pedir outros. A foto da etiqueta e do controle diz o que serve e o valor; a visita em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "O preço de controle e placa soma a central do seu modelo, cada controle e a gravação, e sai pela foto da etiqueta e do controle. A visita em casa parte de {price.preventive}, sem peças; se a placa passar da metade do motor trocado, de {price.homeSwap}, compare os dois.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["É o controle ou é a placa?", "Qual dos dois falhou"],
        slots: [["O teste é por fora, com o portão à vista e a passagem livre:"]],
        bullets: [
          "Um controle falha e outro abre: pilha ou aparelho",
          "Nenhum controle abre e a botoeira abre: receptor ou antena",
          "Nem a botoeira abre, com energia: placa, fusível ou alimentação",
          "Só abre ou só fecha: relé da placa ou fim de curso",
        ],
      },
      {
        about: "replace",
        headings: ["Trocar a placa e manter os controles", "O que muda com a central nova"],
        slots: [
          ["Central de código fixo aceita cópia; a de código rolante só grava controle da própria linha."],
          [
            "Se o receptor novo for de outro código, um receptor avulso, ligado à entrada de botoeira, mantém os antigos.",
          ],
          ["No fim da troca, todos os controles são regravados: reúna-os para o dia da visita."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Placa nova apaga os controles?",
        answers: ["A memória fica na placa que saiu, e por isso cada controle é gravado de novo na central nova."],
      },
      {
        question: "Posso comprar o controle sem trocar a placa?",
        answers: ["Pode, e é o mais comum. A foto do controle e da etiqueta mostra qual a sua central aceita."],
      },
      {
        question: "Placa de uma marca aceita controle de outra?",
        answers: ["Às vezes, se a frequência e o código fixo forem os mesmos; com código rolante, não."],
      },
      {
        question: "A placa tem conserto?",
        answers: [
          "Muitas têm: relé, fusível e fonte se trocam. Com trilha carbonizada ou oxidação espalhada, a central nova é mais segura.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do controle, frente e verso",
  },
];
