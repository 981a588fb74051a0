import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What a gate in use does or may do where one circumstance decides: the car in the way, a new motor, the night, a shared house. */
export const umaPalavraDecideUso: NarrowConcept[] = [
  {
    id: "pula-depois-do-motor-novo",
    broader: "cremalheira",
    label: "Portão que pula ou treme depois do motor novo",
    phrase: "o portão que pula depois do motor novo",
    asks: [
      ...combine(
        ["pulando", "pula", "tremendo", "treme", "tranco", "saltando", "barulho", "arrastando"],
        ["depois trocou motor", "depois troquei motor", "depois troca motor", "motor novo", "depois instalou motor"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Barulho que apareceu depois de trocar o motor vem da montagem: cremalheira apertada ou alta, base ou suporte frouxo, fim de curso tardio ou velocidade demais para a folha. Filme com som e chame quem instalou, porque o acerto é garantia do serviço; motor de outra loja também regulamos, com o valor dito antes.",
        "Portão que passou a pular ou tremer depois que trocou o motor está com a altura ou a folga da cremalheira errada, a base frouxa ou a velocidade alta para a folha. Desligue o disjuntor e chame quem instalou: é acerto da instalação, que tem garantia.",
        "Motor novo e portão aos pulos apontam para a montagem: engrenagem alta ou baixa em relação à barra, emenda da cremalheira fora do passo ou motor solto na base. A folga certa é de {rack.clearance}; quem instalou volta e acerta, sem troca de peça.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que ficou errado na troca", "Altura, folga, base e velocidade"],
        slots: [
          [
            "A engrenagem do motor novo pode ter outra altura; a cremalheira precisa ser levantada ou baixada em todo o curso.",
            "Cada modelo tem a engrenagem em uma altura: mantida a barra velha no lugar, os dentes pegam só na ponta.",
          ],
          [
            "Dente de outro passo pula do começo ao fim do percurso; aí se troca a barra ou a engrenagem.",
            "Se pula no curso inteiro, confira se o passo da engrenagem nova é o da barra.",
          ],
          [
            "Pulo em um ponto só é emenda da cremalheira, roldana achatada ou amassado do trilho.",
            "Quando o pulo é sempre no mesmo lugar, o motivo está na emenda da barra ou no trilho.",
          ],
          [
            "Motor mais rápido que o antigo mostra defeito de roldana e trilho que antes não se notava.",
            "A velocidade maior revela roda gasta e trilho torto que o motor velho escondia.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que olhar antes de chamar", "Teste com o motor solto"],
        slots: [["O teste separa folha e motor em um minuto.", "Com isso, quem instalou já vem sabendo o que levar."]],
        steps: [
          "Desligue o disjuntor e, no portão de correr com a folha reta, destrave o motor.",
          "Empurre a folha: se pula na mão, é trilho ou roldana; se anda lisa, é cremalheira ou motor.",
          "Olhe se o motor balança na base e se a barra tem parafuso solto.",
          "Trave de novo, filme um ciclo de longe e mande.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão pulando até o acerto?",
        answers: ["Não convém: cada pulo come o dente da engrenagem nova e pode tirar a folha do trilho."],
      },
      {
        question: "O acerto depois da troca do motor é cobrado?",
        answers: [
          "De quem instalou, em geral não, dentro da garantia; a nossa instalação tem {warranty.installation}. Feita por outro, a visita parte de {price.preventive} em casa, sem peças.",
        ],
      },
      {
        question: "O motor novo pode ser forte demais?",
        answers: ["Pode estar com força e velocidade altas; as duas se baixam na central, sem trocar o motor."],
      },
    ],
    photo: "um vídeo de um ciclo, de longe, e fotos da engrenagem com a cremalheira e da base do motor",
  },
  {
    id: "demora-a-fechar-depois-que-passa",
    broader: "regulagem",
    label: "Portão que demora a fechar depois que o carro passa",
    phrase: "o portão que demora a fechar depois que o carro passa",
    asks: [
      "portão espera tanto fechar depois entro",
      ...combine(
        ["demora fechar", "demora para fechar", "fica aberto", "demorando fechar"],
        [
          "depois carro passa",
          "carro passa",
          "depois que passa",
          "depois que entro",
          "depois que saio",
          "muito tempo depois",
        ],
      ),
      "fechar assim carro passa",
      "fechar logo carro passa",
      "fechar depois carro passa",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Se o portão demora a fechar depois que o carro passa, a pausa está longa: ela se regula na central, em geral de 15 a 30 segundos em casa. Muitas placas também fecham logo depois que a fotocélula é liberada, função que o técnico ativa; a visita parte de {price.preventive} em casa, sem peças.",
        "Portão que fica aberto muito tempo depois que você passa tem pausa longa ou fotocélula que faz a contagem recomeçar. Limpe as lentes; se continuar, grava-se a pausa menor, de 15 a 30 segundos em casa, ou o fechamento logo depois da passagem.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Pausa curta ou fechar ao passar", "Os dois jeitos de fechar antes"],
        slots: [
          [
            "Pausa menor serve a qualquer central, mas fecha também quando o carro ainda manobra.",
            "Encurtar a pausa é simples; em garagem de manobra demorada, porém, o portão fecha cedo demais.",
          ],
          [
            "O fechamento pela fotocélula espera o carro liberar o feixe e fecha segundos depois: é o melhor para rua perigosa.",
            "Com a função de fechar após a passagem, o portão só conta depois que o feixe fica livre.",
          ],
          [
            "Nos dois casos, a fotocélula tem de estar testada, porque o portão fecha sem ninguém apertar nada.",
            "Sem fotocélula em ordem, não se usa fechamento automático.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Se antes fechava mais rápido", "Quando a demora é defeito"],
        slots: [
          [
            "Lente suja ou módulo torto corta o feixe de leve e a contagem recomeça sem parar.",
            "Fotocélula desalinhada faz a central pensar que ainda há alguém no vão.",
          ],
          [
            "Fim de curso de abertura fora do ponto atrasa: a pausa só conta depois da abertura completa.",
            "Se a folha não chega ao fim, muitas centrais não começam a contar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso mudar a pausa eu mesmo?",
        answers: [
          "Só se a sua central tem o ajuste por fora ou por aplicativo. Sob a tampa há tensão da rede, e quem grava é o técnico.",
        ],
      },
      {
        question: "Posso fechar com o controle sem esperar a pausa?",
        answers: ["Pode, na maioria das centrais: um toque com o portão aberto manda fechar na hora."],
      },
      {
        question: "Pausa muito curta é perigosa?",
        answers: ["É, sem fotocélula. Com ela testada, o portão volta se alguém entra no vão."],
      },
    ],
    photo: "a foto da etiqueta do motor, da placa e das duas fotocélulas",
  },
  {
    id: "carro-na-frente-da-fotocelula",
    broader: "fotocelula",
    label: "Carro parado na frente da fotocélula",
    phrase: "o carro parado na frente da fotocélula",
    asks: [
      "carro bloqueando sensor portão",
      ...combine(
        ["carro encostado", "carro parado", "carro perto", "carro estacionado", "carro frente"],
        ["fotocélula", "sensor portão", "sensor não abre", "sensor não fecha"],
      ),
      "não abre carro fotocélula",
      "não fecha carro fotocélula",
    ],
    intent: "repair",
    answers: {
      any: [
        "Com o carro encostado ou parado na frente da fotocélula, o portão não deve fechar: é para isso que ela existe. Se ele também não abre, a central está programada para parar nos dois sentidos; o técnico muda para agir só no fechamento, em visita a partir de {price.preventive} em casa, sem peças.",
        "Carro encostado na fotocélula corta o feixe, e o portão fica sem fechar enquanto ele estiver ali. Afaste o carro alguns centímetros; se a vaga obriga, a fotocélula muda de lugar, sem nunca ser anulada.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que é normal e o que é regulagem", "Não fecha, não abre ou volta"],
        slots: [
          [
            "Não fechar com o feixe cortado é normal em qualquer motor.",
            "O portão aberto que não fecha com carro no feixe está trabalhando certo.",
          ],
          [
            "Não abrir é ajuste: em muitas centrais se escolhe se a fotocélula age no fechamento ou nos dois sentidos.",
            "Se não abre, o borne ou a função usada é a que bloqueia tudo; troca-se pela de fechamento.",
          ],
          [
            "Sem carro nenhum e mesmo assim não fecha: lente suja, módulo torto ou para-choque que deslocou o suporte.",
            "Se o defeito continua com a vaga vazia, o carro pode ter entortado o módulo.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando a vaga é justa", "Mudar de lugar, e não anular"],
        slots: [
          [
            "Fixe os módulos mais perto da folha, onde o carro estacionado não chega.",
            "Levar o par para junto da folha libera a vaga sem perder a proteção.",
          ],
          [
            "Uma proteção de ferro na frente do módulo evita que o para-choque o entorte.",
            "Um batente de roda no piso impede o carro de encostar no sensor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso desligar a fotocélula porque a vaga é curta?",
        answers: ["Não. Sem ela o portão fecha sobre o carro ou sobre alguém; mude o par de lugar."],
      },
      {
        question: "O carro entortou o suporte da fotocélula. Conserta?",
        answers: ["Em geral basta endireitar e alinhar; módulo trincado se troca em par."],
      },
      {
        question: "Quanto custa mudar a fotocélula de lugar?",
        answers: ["A visita parte de {price.preventive} em casa, sem peças; cabo novo soma conforme a distância."],
      },
    ],
    photo: "fotos das duas fotocélulas, da vaga com o carro e da etiqueta do motor",
  },
  {
    id: "controle-falha-com-o-carro-ligado",
    broader: "so-de-perto",
    label: "Controle que falha com o carro ligado",
    phrase: "o controle que falha com o carro ligado",
    asks: [
      "controle portão só funciona carro desligado",
      "ligo carro controle para abrir",
      ...combine(
        ["carro ligado", "motor carro ligado", "farol ligado", "carregador carro", "câmera carro"],
        ["não abre", "controle falha", "controle não funciona", "controle não abre", "portão não abre"],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o portão não abre com o carro ligado e abre com ele desligado, algo no carro faz ruído na faixa do controle: carregador no acendedor, câmera, lâmpada de LED ou rastreador. Tire um por vez e teste; pilha nova e controle fora do painel ajudam.",
        "Controle que só falha com o carro ligado sofre interferência do próprio carro, quase sempre do carregador de celular ou da câmera. Desligue um aparelho por vez e teste do mesmo ponto; se outro controle também falha ali, reforça-se a antena do receptor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar o aparelho que atrapalha", "Teste no carro, um por vez"],
        slots: [
          [
            "Teste sempre do mesmo ponto da rua, com o portão à vista.",
            "Marque o ponto em que falha e repita ali cada teste.",
          ],
        ],
        steps: [
          "Ponha pilha nova no controle.",
          "Teste com o carro desligado e ligado, do mesmo ponto.",
          "Tire o carregador do acendedor e teste de novo.",
          "Desligue câmera, rastreador e lâmpadas de LED, um por vez.",
          "Ponha o braço para fora e teste: se abre, a película ou a lataria seguram o sinal.",
        ],
      },
      {
        about: "replace",
        headings: ["O que resolve", "Do carregador à antena"],
        slots: [
          [
            "Trocar o carregador por outro de boa procedência resolve muitos casos.",
            "Um carregador melhor, longe do controle, costuma encerrar o problema.",
          ],
          [
            "Se todos os carros da casa falham, o receptor é que está fraco: acerta-se a antena, em visita a partir de {price.preventive} em casa, sem peças.",
            "Quando falha em qualquer carro, a antena do receptor precisa de acerto, em visita a partir de {price.preventive} em casa, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O alarme do carro atrapalha o controle do portão?",
        answers: ["Raramente, mas pode: alguns usam a mesma faixa. Teste com outro carro no mesmo ponto."],
      },
      {
        question: "Carro elétrico ou híbrido atrapalha?",
        answers: ["Em geral não. O suspeito continua sendo o carregador ou acessório ligado depois."],
      },
      {
        question: "O controle embutido do carro é melhor?",
        answers: [
          "É prático, mas precisa ser compatível com a frequência e o código do receptor; em código rolante nacional, muitas vezes não é.",
        ],
      },
    ],
    photo: "fotos do controle, do motor e do portão por fora",
  },
  {
    id: "portao-de-casa-geminada",
    broader: "sobrado",
    label: "Portão de casa geminada: de quem é",
    phrase: "o portão de casa geminada",
    asks: [
      ...combine(
        [
          "casa geminada",
          "casas geminadas",
          "duas casas mesmo portão",
          "portão duas casas",
          "portão compartilhado",
          "vila casas",
        ],
        ["responsável", "quem paga", "conserto", "quem conserta", "portão", "motor", "de quem"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Em casas geminadas com um portão só, os dois donos dividem o conserto, em partes iguais, salvo acordo por escrito; se o portão serve a uma casa só, ela paga sozinha. Como base, a visita com regulagem parte de {price.preventive}, sem peças, e o motor trocado fica de {price.homeSwap}.",
        "O responsável pelo portão da garagem na casa geminada é quem o usa: entrada comum, os dois dividem; garagem de uma casa, só ela paga. Quem causou o dano responde sozinho. A regulagem em casa começa em {price.preventive}, fora as peças, e a troca do motor vai de {price.homeSwap}.",
        "Na casa geminada, o portão automático que serve às duas se divide entre os vizinhos, e o que serve a uma é só dela; motor e suporte ficam do próprio lado. Para a conta, a regulagem custa a partir de {price.preventive}, sem peças, e o motor, de {price.homeSwap} na troca.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que combinar por escrito", "O acordo entre os dois lados"],
        slots: [
          [
            "Um acordo simples, por mensagem, evita briga: quem chama o técnico, como se divide a conta e quem guarda a chave de destravamento. Cada casa tem os próprios controles, gravados com nome, para apagar os de quem se muda.",
            "Escrevam quem chama, quem paga e com quem fica a chave que destrava o portão na falta de luz. Numerem também os controles de cada casa, porque na mudança de um morador os dele devem sair da memória.",
            "Deixem combinado, ainda que por mensagem, o rateio, quem chama o técnico e o lugar da chave de destravamento. Controles com nome por casa facilitam apagar os de quem sai.",
          ],
          [
            "Decidam ainda de qual medidor sai a energia: em uso de casa, o gasto mensal é baixo.",
            "A energia sai do medidor de uma das casas, e convém dizer qual, embora o gasto seja pequeno.",
            "Combinem de que casa vem a luz do motor, que pesa pouco na conta.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Motor, parede e barulho", "Cuidados com a parede comum"],
        slots: [
          [
            "Motor preso na parede comum leva o barulho para o quarto ao lado; use coluna própria e borracha no suporte. Fixar na parede do vizinho pede autorização dele.",
            "Evite fixar motor ou batente na parede que divide as casas, porque a vibração passa inteira. Em coluna ou parede do outro, só com autorização.",
            "A parede dividida transmite cada pancada do portão. O certo é a coluna do seu lado, com borracha, e nada na do vizinho sem o consentimento dele.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como dividir a conta", "O orçamento para os dois"],
        slots: [
          [
            "Peça o orçamento em itens, com a causa escrita: desgaste se divide, e dano de um lado é dele. O valor pode ser pago em até {shop.instalments} vezes no cartão, e a nota sai no nome combinado.",
            "Com a causa e cada item por escrito, fica claro o que é desgaste, dos dois, e o que é dano, de quem causou. Paga-se por Pix ou em até {shop.instalments} vezes, com a nota em nome de quem vocês indicarem.",
            "O que o tempo gastou é dos dois, e o que alguém quebrou é só dele; por isso a causa vai escrita no orçamento. O cartão divide em até {shop.instalments} vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O vizinho não quer dividir o conserto. E agora?",
        answers: [
          "Guarde orçamento, nota e mensagens. Sem acordo, o Juizado Especial decide; para o seu caso, ouça um advogado.",
          "Faça o pedido por escrito, com o orçamento. Se ele recusar, as provas servem no Juizado Especial.",
        ],
      },
      {
        question: "Posso trocar o portão comum sem o vizinho?",
        answers: [
          "Não convém: é de uso dos dois. Conserto urgente se faz e se comunica; troca se combina antes.",
          "Só conserto urgente, avisando em seguida. A troca muda o que é dos dois e pede acordo.",
        ],
      },
      {
        question: "O vizinho bateu no portão comum. Quem paga?",
        answers: [
          "Quem bateu, sozinho. Fotos e a causa escrita pelo técnico ajudam; o seguro do carro dele pode cobrir.",
          "Ele, porque dano tem autor. Registre em foto antes do conserto e peça o orçamento com a causa.",
        ],
      },
      {
        question: "Cada casa pode ter o próprio controle e o próprio motor?",
        answers: [
          "Controle, sim, quantos precisar. Motor, um por portão: se a entrada é comum, ele serve às duas.",
          "Cada casa grava os seus controles no mesmo motor. Dois motores só fazem sentido com dois portões.",
        ],
      },
    ],
    photo: "fotos da entrada inteira, do motor e das colunas dos dois lados",
  },
  {
    id: "qual-placa-serve-no-meu-motor",
    broader: "placa",
    label: "Qual placa serve no meu motor",
    phrase: "a placa que serve no motor",
    asks: [
      "qual placa serve motor",
      "qual placa serve meu motor",
      "que placa serve motor",
      "saber qual placa serve",
      "saber placa serve motor",
      "qual central serve motor",
      "placa compatível meu motor",
      "descobrir placa motor",
    ],
    intent: "how-to",
    answers: {
      any: [
        "A placa que serve no seu motor se descobre por quatro dados: modelo na etiqueta, tensão, tipo de fim de curso (ímã, chave ou encoder) e se há inversor. Fotografe a etiqueta e o controle, sem abrir o motor: pela foto dizemos o que costuma servir e quanto custa, e o técnico confirma na placa.",
        "Para saber qual placa serve, leia a etiqueta do motor; o nome impresso na placa velha, o técnico lê. A substituta tem de aceitar a tensão, a potência, o fim de curso e os controles. Motor com inversor ou encoder só usa a da própria linha; nos comuns, a universal costuma servir.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que ler e fotografar", "Os dados que a placa tem de aceitar"],
        slots: [
          [
            "A etiqueta e os controles você lê por fora; o que está sob a tampa, o técnico lê na visita.",
            "Não é preciso abrir o motor: a etiqueta e o controle bastam para o orçamento.",
          ],
        ],
        steps: [
          "Etiqueta do motor: marca, modelo, tensão e potência.",
          "Nome e versão impressos na placa velha, se ela já saiu do motor.",
          "Fim de curso: fio com ímã e reed, chave mecânica ou encoder.",
          "Controles: frequência e se o código é fixo ou rolante.",
          "Acessórios ligados: fotocélula, trava, sinaleiro e botoeira.",
        ],
      },
      {
        about: "choose",
        headings: ["Original, da mesma marca ou universal", "Qual das três escolher"],
        slots: [
          [
            "Original ou substituta da marca: encaixa nos conectores e mantém os controles.",
            "A da própria marca entra sem adaptar fio e, em geral, aceita os controles atuais.",
          ],
          [
            "Universal: serve em motor monofásico comum, com os fios religados e os controles gravados de novo.",
            "A universal resolve motor antigo e comum, mas pede nova ligação, percurso e cadastro.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Antes de comprar a placa", "Para não comprar errado"],
        slots: [
          [
            "Meça o motor antes: enrolamento em curto queima a placa nova; a visita com medição parte de {price.preventive} em casa, sem peças.",
            "Confirme que o defeito é da placa: a visita que mede motor e capacitor parte de {price.preventive} em casa, sem peças.",
          ],
          [
            "Se a placa custa mais da metade de um motor novo, de {price.homeSwap} já trocado, compare.",
            "O teto da conta é o motor novo, de {price.homeSwap} com a troca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Placa de outra marca serve no meu motor?",
        answers: ["Em motor comum, às vezes, como universal. Em motor com inversor ou encoder, não."],
      },
      {
        question: "Perdi a etiqueta do motor. Como descobrir?",
        answers: ["Pela placa velha, pelo formato da carcaça e pelos controles. Mande fotos de todos os lados."],
      },
      {
        question: "Placa de 127 V serve em 220 V?",
        answers: ["Só se for bivolt e o motor também aceitar. Ligada na tensão errada, queima na hora."],
      },
    ],
    photo: "fotos da etiqueta do motor, da placa velha com o disjuntor desligado e de um controle",
  },
  {
    id: "travar-o-portao-a-noite",
    broader: "trava",
    label: "Travar o portão à noite",
    phrase: "travar o portão à noite",
    asks: [
      "desligar disjuntor portão noite",
      "portão eletrônico sem abrir controle noite",
      "trancar garagem hora dormir",
      ...combine(
        ["travar portão", "trancar portão", "bloquear portão", "segurar portão"],
        ["noite", "de noite", "ninguém abrir", "dormir", "ninguém abra", "madrugada"],
      ),
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para travar o portão à noite, o mais simples é desligar o disjuntor do motor: sem energia, nenhum controle abre, e o próprio motor segura a folha. Reforce com ferrolho ou trava elétrica; lembre de soltar o ferrolho antes de acionar de manhã.",
        "À noite, desligue o disjuntor do motor e feche um ferrolho com cadeado por dentro: controle clonado não abre e a folha não cede na mão. Quem quer automático usa trava elétrica na central ou bloqueio por horário no aplicativo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Disjuntor, ferrolho, trava ou aplicativo", "Quatro jeitos de travar"],
        slots: [
          [
            "Disjuntor desligado barra qualquer controle, mas também o seu: deixe outro meio de sair.",
            "Sem energia, o portão só abre pela chave de destravamento; guarde-a à mão e fora do alcance da rua.",
          ],
          [
            "Ferrolho é barato e firme; o risco é acionar com ele fechado e forçar o motor.",
            "Se usar ferrolho, ponha um sensor ou o hábito de desligar o disjuntor junto, para o motor não forçar.",
          ],
          [
            "Trava elétrica prende a folha sozinha a cada fechamento e solta quando a central manda abrir.",
            "A trava elétrica trabalha com a central: fecha, prende; manda abrir, solta primeiro.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Saída de emergência", "Como sair se precisar à noite"],
        slots: [
          [
            "Alguém da casa precisa saber religar o disjuntor e destravar, ou ter a porta social livre.",
            "Combine com a família por onde sair: porta social livre ou disjuntor fácil de achar.",
          ],
          [
            "Controle de código fixo antigo se copia com facilidade; o rolante reduz a preocupação com a noite.",
            "Se o medo é clonagem, receptor e controle de código rolante resolvem a causa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Desligar o disjuntor toda noite estraga o motor?",
        answers: ["Não. Controles e percurso ficam na memória; só o nobreak, se houver, deve ser desligado também."],
      },
      {
        question: "Com o disjuntor desligado dá para levantar o portão?",
        answers: [
          "Em geral não: o motor travado segura a folha. Basculante antigo ou destravado pode ceder, e aí o ferrolho faz falta.",
        ],
      },
      {
        question: "Quanto custa pôr trava elétrica?",
        answers: [
          "A trava é orçada por foto; a visita em casa parte de {price.preventive}, sem peças, e a central precisa ter saída ou módulo.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, do lado em que fecha, e da etiqueta do motor",
  },
  {
    id: "motor-em-portao-social",
    broader: "social",
    label: "Motor em portão social",
    phrase: "o motor em portão social",
    asks: [
      "motor portão social",
      "motor portãozinho entrada pessoas",
      "automatizador portão social pequeno",
      "portão pedestres abra sozinho motor",
      "qual motor serve portão social",
      ...combine(
        ["portão social", "portão pedestre", "portãozinho", "portão pequeno", "porta social"],
        ["colocar motor", "motor", "automatizar", "automático", "por motor", "instalar motor", "abrir controle"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para colocar motor em portão social, e ele abre sozinho por controle ou interfone; na maioria das casas, porém, a fechadura elétrica com mola basta e custa menos. O motor vale para cadeirante, idoso ou muito movimento: a troca em casa fica de {price.homeSwap}, e a fechadura sai por foto.",
        "Automatizar o portão social de pedestre se faz de dois modos: fechadura elétrica com mola, que destrava pelo interfone e a pessoa empurra, ou motor, que move a folha sozinho. A fechadura custa menos e serve à maioria; o motor em casa, na troca, fica de {price.homeSwap}, com mão de obra.",
        "Portão social pode ser automático com motor pequeno de abrir ou deslizante leve, com fotocélula. Para quase toda casa, a fechadura elétrica com mola, comandada por interfone, tag ou controle, resolve por menos. Como referência, trocar um motor em casa custa de {price.homeSwap}, e a fechadura é orçada por foto.",
      ],
      installation: [
        "Automatizar o portão social é pôr fechadura elétrica com mola, aberta por interfone, controle, tag ou senha, ou um motor que move a folha, para cadeirante, idoso e muito movimento. O motor em casa, na troca, fica de {price.homeSwap}, com mão de obra; o valor da fechadura sai por foto.",
        "A automatização de portão social de pedestre leva fechadura elétrica com mola, a opção que custa menos, ou motor, quando não dá para empurrar a folha. Interfone, tag, senha e controle servem aos dois; a troca de motor em casa custa de {price.homeSwap}, e a fechadura se orça por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Fechadura elétrica ou motor no pedestre", "O que escolher para o portão social"],
        slots: [
          [
            "Com fechadura elétrica, o interfone destrava, você empurra a folha e a mola a devolve. É simples, barata de manter e, na falta de luz, abre com a chave.",
            "A fechadura elétrica só destrava: a pessoa empurra, e a mola fecha atrás dela. Tem pouca manutenção e continua abrindo pela chave quando falta energia.",
            "Na fechadura elétrica, um toque no interfone solta a trava, a mão empurra e a mola traz de volta. Sem luz, a chave comum resolve.",
          ],
          [
            "Com motor, a folha abre sem empurrar, o que ajuda quem usa cadeira de rodas, carrinho ou anda com as mãos ocupadas. Por passar gente o tempo todo, ele pede fotocélula, força baixa e movimento lento.",
            "O motor faz tudo sozinho e serve a cadeirante, idoso e carrinho de bebê. Como o caminho é de pedestre, leva fotocélula, pouca força e velocidade baixa.",
            "Quem não pode empurrar precisa do motor, que abre e fecha por conta própria. A segurança vem da fotocélula, da força mínima e da folha lenta.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que o portão social precisa ter", "Antes de pedir o motor"],
        slots: [
          [
            "A folha é pequena, mas precisa do mesmo que um portão de garagem: girar leve e estar bem presa. Confira estes pontos antes de pedir o motor.",
            "Mesmo pequeno, o portão tem de girar sem prender e com a coluna firme, senão o motor sofre. Veja se o seu já tem o necessário.",
            "Um motor não corrige folha que raspa nem coluna frouxa. O portão está pronto quando atende a esta lista.",
          ],
        ],
        bullets: [
          "Dobradiças firmes e folha que não raspa",
          "Coluna que segure o braço do motor",
          "Giro para dentro, sem avançar na calçada",
          "Energia e cabo até o interfone",
          "Chave de destravamento fácil, por dentro",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no valor", "Quanto custa cada opção"],
        slots: [
          [
            "Na fechadura contam a peça, a fonte, o cabo até o interfone e a mola. No motor, somam-se suporte, fotocélula e ponto de energia na primeira instalação, e por isso ele fica acima.",
            "A fechadura leva fonte, cabo e mola, e sai por menos. O primeiro motor acrescenta suporte, fotocélula e energia, cada item em sua linha do orçamento.",
            "Fonte, cabo, mola e a própria peça formam o preço da fechadura. O motor custa mais porque inclui fixação, fotocélula e circuito.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O mesmo controle abre o portão social e a garagem?",
        answers: [
          "Sim, com botões diferentes: um para a garagem, outro para o social. A central ou um receptor à parte recebe o segundo botão.",
          "Pode abrir os dois, cada um num botão, se o receptor do social aceitar o código do seu controle.",
        ],
      },
      {
        question: "Motor em portão social é perigoso para criança?",
        answers: [
          "Sem fotocélula, pode ser. Com o sensor, força no mínimo e abertura lenta o risco cai, e a folha deve parar ao encostar num obstáculo.",
          "O risco existe em folha rápida e sem sensor. Fotocélula, pouca força e movimento devagar são obrigatórios onde passa gente.",
        ],
      },
      {
        question: "Portão social com motor abre sem luz?",
        answers: [
          "Abre pela chave de destravamento, que deve ficar por dentro e à mão. Um nobreak mantém algumas aberturas.",
          "Sim, destravando o motor com a chave. Quem depende dele, como um cadeirante, deve pôr nobreak.",
        ],
      },
      {
        question: "Dá para abrir pelo celular?",
        answers: [
          "Dá, com um módulo ligado à fechadura ou à central do motor e internet no local. O interfone e a chave continuam funcionando.",
          "Sim: um módulo de acionamento liga o celular à fechadura ou ao motor, se há rede sem fio perto. A chave fica de reserva.",
        ],
      },
    ],
    photo: "fotos do portão social por dentro, da coluna, da fechadura e do interfone",
  },
  {
    id: "campainha-no-portao",
    broader: "interfone",
    label: "Campainha no portão",
    phrase: "a campainha no portão",
    asks: [
      "campainha abrir portão chamar",
      "campainha consegue abrir portão",
      ...combine(
        ["campainha"],
        ["portão", "portão eletrônico", "motor portão", "junto portão", "portão automático", "por portão"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para pôr campainha no portão: com fio, sem fio ou com câmera, ela fica na coluna, e não na folha, que se move. A campainha só chama; para abrir de dentro, liga-se um interfone, uma botoeira ou o celular à central.",
        "Sim, a campainha pode ficar junto do portão automático, presa na coluna ou no muro e fora do alcance da folha. Sem fio é a mais simples; com câmera ou interfone, você vê quem é e abre dali.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Com fio, sem fio ou com câmera", "Qual campainha escolher"],
        slots: [
          [
            "Sem fio: usa pilha e se instala em minutos, mas portão de chapa e parede grossa encurtam o alcance.",
            "A sem fio dispensa cabo; confira o alcance através do portão de chapa antes de fixar.",
          ],
          [
            "Com fio: não depende de pilha, mas o cabo vai em eletroduto próprio, separado do fio do motor.",
            "A com fio é firme, desde que o cabo não passe junto com o de força do motor.",
          ],
          [
            "Com câmera ou interfone: mostra quem chama e pode abrir a fechadura do portão social.",
            "Porteiro eletrônico com vídeo substitui a campainha e ainda aciona a fechadura.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Onde não instalar", "Cuidados perto da folha"],
        slots: [
          [
            "Quem toca não pode ficar no caminho da folha: ponha o botão do lado em que ela não passa.",
            "Escolha o lado oposto ao da abertura, para ninguém esperar no caminho da folha.",
          ],
          [
            "Não ligue a campainha nos bornes da central sem orientação: tensão errada ali queima a placa.",
            "Campainha de rede não se liga à placa do motor; são circuitos separados.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O botão da campainha pode abrir o portão?",
        answers: ["Não do lado de fora: qualquer um abriria. De dentro, usa-se botoeira ou interfone."],
      },
      {
        question: "Vocês instalam campainha?",
        answers: ["Mande a foto da entrada e do motor: dizemos o que fazemos junto com o portão e o valor."],
      },
      {
        question: "A campainha sem fio atrapalha o controle do portão?",
        answers: ["Raramente. Algumas usam 433 MHz, mas só transmitem no toque; botão preso é que atrapalha."],
      },
    ],
    photo: "fotos da entrada por fora, da coluna e da etiqueta do motor",
  },
  {
    id: "abrir-para-dentro-do-recuo",
    broader: "pivotante",
    label: "Portão que abre para dentro do recuo",
    phrase: "o portão que abre para dentro do recuo",
    asks: [
      "abrir para dentro recuo",
      "abrir dentro recuo",
      "abre dentro recuo",
      "portão abrir para dentro",
      "portão abre para dentro",
      "pode abrir para dentro",
      "recuo portão abrir",
    ],
    intent: "question",
    answers: {
      any: [
        "Pode: abrir para dentro do terreno, sobre o recuo, é o jeito certo, porque a folha não avança na calçada. Só é preciso que caiba com o carro dentro e que o piso não suba para o lado da casa.",
        "Pode, e é o indicado: para dentro a folha não ocupa o passeio. Meça o comprimento da folha mais o carro estacionado e veja se o piso do recuo é plano; se sobe, a folha raspa, e o de correr serve melhor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Cabe? As medidas do recuo", "O que medir antes"],
        slots: [
          [
            "Some o comprimento da folha e o do carro, com uma folga de meio metro.",
            "A folha aberta não pode encostar no carro: deixe meio metro de sobra.",
          ],
          [
            "Piso que sobe para dentro raspa na folha; alguns centímetros se resolvem com dobradiça ou corte, mais que isso, não.",
            "Em recuo inclinado para cima, a folha prende no meio do giro: aí se escolhe o de correr ou o basculante.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Se o recuo é curto", "Outros tipos de portão"],
        slots: [
          [
            "Duas folhas curtas ocupam metade do espaço de uma; articulada ocupa menos ainda.",
            "Dividir em duas folhas corta o giro pela metade.",
          ],
          [
            "De correr não usa o recuo, mas pede parede livre ao lado do vão.",
            "Havendo parede lateral do tamanho da folha, o de correr libera o recuo inteiro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso construir o portão em cima do recuo obrigatório?",
        answers: ["Portão e muro no alinhamento costumam ser aceitos; confirme as regras do seu lote na prefeitura."],
      },
      {
        question: "Qual motor vai no portão que abre para dentro?",
        answers: [
          "O pivotante, um por folha, escolhido pelo comprimento e pelo peso; trocado em casa, um motor fica de {price.homeSwap}.",
        ],
      },
      {
        question: "E se abrir para fora?",
        answers: ["Na cidade de São Paulo não pode avançar sobre a calçada; em outra cidade, pergunte à prefeitura."],
      },
    ],
    photo: "fotos da entrada por fora e por dentro, com a largura do vão, o comprimento do recuo e o desnível",
  },
];
