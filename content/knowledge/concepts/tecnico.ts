import type { Concept } from "#domain/knowledge/concept.ts";

export const tecnico: Concept = {
  id: "tecnico",
  kind: "service",
  label: "Técnico de portão",
  phrase: "o técnico de portão",
  words: [
    "técnico",
    "técnico de portão",
    "técnico de portão perto de mim",
    "perto de mim",
    "quem conserta portão",
    "quem arruma portão",
    "quem instala portão",
    "profissional de portão",
    "especialista em portão",
    "chamar técnico",
    "portão eletrônico telefone",
  ],
  intent: "repair",
  answers: {
    any: [
      "Temos técnico de portão para a Grande São Paulo, que cuida da folha, da parte elétrica e da programação na mesma visita. Mande pelo WhatsApp o bairro, um vídeo do defeito e a foto da etiqueta do motor.",
      "Para chamar um técnico de portão, descreva o defeito e envie vídeo com som. O atendimento na Grande São Paulo funciona {shop.hours}, e o valor é combinado antes de qualquer troca de peça.",
      "O técnico de portão vai ao seu endereço, testa a folha e mede o circuito antes de falar em motor novo. Você vê a peça com defeito, sabe o preço e decide se autoriza; a estimativa por vídeo é grátis.",
      "Procurando técnico de portão perto de você: atendemos basculante, deslizante e pivotante, de motores PPA, Garen, Peccinin, Rossi e outras marcas. Foto da etiqueta e endereço bastam para começar o atendimento.",
      "Consertamos portão automático no local, com técnico que entende de roldana, de fio e de placa. Ele separa o defeito por teste e diz se é ajuste, peça ou troca; mande vídeo e etiqueta para a estimativa grátis.",
      "Para ter um técnico de portão no seu endereço, envie vídeo e foto da etiqueta: ele já leva a peça provável, confere folha, energia e comando, e combina o valor antes de executar. O contato funciona {shop.hours}.",
      "Precisa de técnico de portão na Grande São Paulo? Mande o bairro, o tipo de portão e um vídeo curto com som. O orçamento é grátis, o contato funciona {shop.hours}, e nada é trocado sem aprovação.",
    ],
    price: [
      "O técnico de portão cobra a partir de {price.preventive} em residência quando só regula e limpa, sem peças. No conserto soma-se a peça: pelo vídeo do defeito e pela foto da etiqueta passamos o valor, sem custo, antes da visita.",
      "O valor do técnico de portão depende do serviço: regular, em residência, custa a partir de {price.preventive}, sem peças, e trocar o motor fica de {price.homeSwap}, com motor e mão de obra. Para trocar uma peça, a foto da etiqueta basta para o orçamento grátis.",
      "Uma visita só de ajuste e limpeza custa a partir de {price.preventive} em residência, sem peças. Com peça, o preço muda pelo modelo: capacitor é das mais baratas e placa das mais caras; o total sai dividido em até {shop.instalments} vezes no cartão.",
      "O que o técnico cobra vem separado em peça e mão de obra, dito antes de começar; a visita de ajuste em residência, sem peças, começa em {price.preventive}. Mande o vídeo do defeito e a foto da etiqueta: a estimativa é grátis.",
    ],
    emergency: [
      "O técnico de portão atende {shop.hours}. Se a folha está torta, caída ou com cabo solto, desligue o disjuntor, afaste todos e não destrave. Mande vídeo, endereço e diga se o portão ficou aberto ou fechado.",
      "Precisa de técnico com urgência? O contato funciona {shop.hours}. Desligue o disjuntor, não force a folha e envie pelo WhatsApp o endereço, o tipo de portão e um vídeo do que aconteceu.",
      "Técnico de portão para urgência: o contato funciona {shop.hours}, pelo WhatsApp. Enquanto espera, mantenha o disjuntor desligado, a passagem isolada e ninguém debaixo ou ao lado da folha, principalmente em basculante.",
      "Chame o técnico já se o portão ficou aberto, se a folha saiu do trilho ou se há choque. Corte a energia no disjuntor, não encoste na folha e mande a localização; atendemos {shop.hours}.",
      "Em emergência, o técnico primeiro deixa a folha firme e a entrada segura, depois procura o defeito. O contato funciona {shop.hours}; diga se há carro preso, cabo solto ou cheiro de queimado.",
    ],
    question: [
      "Chame um técnico de portão quando o disjuntor cai de novo, a folha pesa, há cheiro de queimado, cabo desfiado ou placa molhada. Pilha fraca, fotocélula suja e obstáculo no trilho você mesmo resolve.",
      "O técnico é necessário sempre que o defeito envolve fio, tampa do motor, cabo, mola ou contrapeso. Troca de pilha, limpeza da fotocélula e conferência do disjuntor podem ser feitas por você.",
      "Técnico de portão é o profissional que reúne mecânica, elétrica e programação: regula a folha, mede o circuito, troca peças e grava controles. Serralheiro e eletricista cuidam de partes desse trabalho.",
      "Sim, muitas dúvidas o técnico responde por vídeo antes da visita. O som, o ponto de parada e a etiqueta do motor indicam a peça provável, e o teste no local confirma.",
    ],
    installation: [
      "O técnico de portão instala motor em folha basculante, deslizante e pivotante: confere o equilíbrio, fixa, liga em circuito com terra, regula a força e grava os controles. O basculante leva de {time.tilting}.",
      "Para o técnico instalar o motor, a folha precisa andar leve e haver energia por perto. No kit basculante a mão de obra está no preço, a partir de {price.lowest}; para motor seu, sai a partir de {price.installation}.",
      "Quem procura técnico para instalar portão automático deve mandar fotos por dentro e por fora, largura e lugar da tomada. O serviço tem {warranty.installation} de garantia e termina com teste de obstáculo.",
      "O técnico instala motor comprado conosco ou por você, depois de conferir por foto se o modelo serve à folha. O deslizante toma de {time.sliding} de trabalho, e portão pesado, de {time.heavy}.",
    ],
    repair: [
      "O técnico de portão atende no seu endereço e cuida da folha, da parte elétrica e da central na mesma visita. Mande o bairro, um vídeo do defeito e a foto da etiqueta do motor: a estimativa é grátis.",
      "Chame um técnico de portão com o relato do defeito e um vídeo com som. O contato na Grande São Paulo funciona {shop.hours}, e você sabe o valor antes de qualquer troca de peça.",
      "Técnico de portão para motor PPA, Garen, Peccinin, Rossi e outras marcas: ele testa a folha, mede o circuito, mostra a peça e só executa com a sua aprovação. Foto da etiqueta e endereço bastam para começar.",
      "Precisa de técnico de portão? Mande o bairro, o tipo de portão e um vídeo curto. Se o motor ronca sem andar ou a folha está torta, desligue o disjuntor e mande só a foto; o contato funciona {shop.hours}.",
      "Temos técnico de portão para ir ao seu endereço: mande vídeo e foto da etiqueta, ele leva a peça provável e confere folha, energia e comando. O preço é dito antes, e a estimativa é grátis.",
      "Um técnico de portão conserta, regula, instala motor e grava controles, em portão basculante, de correr ou de abrir. A estimativa por vídeo e foto não custa nada, e a visita só é marcada com o valor combinado.",
      "Chame o técnico de portão pelo WhatsApp com três dados: o que o portão faz, a foto da etiqueta e o bairro. O orçamento é grátis, e nada é trocado sem você aprovar.",
    ],
  },
  line: [
    "O técnico mede antes de trocar e mostra a peça com defeito.",
    "Um técnico de portão trabalha com mecânica, elétrica e eletrônica na mesma visita.",
    "Com vídeo e foto da etiqueta, o técnico já sai com a peça provável.",
    "Na Grande São Paulo, o técnico de portão atende {shop.hours}.",
    "Tudo o que envolve cabo, mola, contrapeso ou fio fica com o técnico.",
  ],
  sections: [
    {
      about: "signs",
      headings: [
        "Quando chamar o técnico",
        "Isto você resolve, isto é do técnico",
        "Sinais de que o caso pede técnico",
        "Hora de parar de tentar e chamar",
        "O que é do morador e o que é do técnico",
      ],
      slots: [
        [
          "Pilha fraca no controle, disjuntor desarmado e fotocélula suja você resolve sem pagar visita.",
          "Troque a pilha, limpe a lente da fotocélula com pano seco e religue o disjuntor uma única vez: se o portão voltar, não precisa de técnico.",
          "Teste um segundo controle antes de chamar: se ele abre o portão, o defeito é só do primeiro.",
          "Pedra no caminho da folha, lente empoeirada e controle sem pilha você resolve sozinho, sem ferramenta.",
          "Antes de marcar a visita {em}, veja se o disjuntor do portão está ligado e se nada tapa a fotocélula.",
          "Se faltou luz na rua ou o disjuntor caiu, espere a energia voltar e teste uma vez antes de chamar.",
        ],
        [
          "Motor que ronca e não anda é do técnico: em geral é capacitor fraco ou folha travada.",
          "Chame quando o disjuntor desarma outra vez ao acionar: há curto no motor, na placa ou na fiação.",
          "Folha torta, cabo desfiado e portão que desce depressa são do técnico, com o disjuntor desligado e ninguém por perto.",
          "Cheiro de queimado, choque ou placa molhada pedem disjuntor desligado e visita, sem novo teste.",
          "Portão que abre sozinho, para no meio ou volta com a fotocélula limpa precisa de teste na placa e nos sensores.",
          "Barulho de ferro e folha pesada na mão pedem visita antes que o esforço chegue à engrenagem do motor.",
          "Motor que gira com a folha parada é do técnico: engrenagem, fuso ou cremalheira perdeu os dentes ou soltou.",
        ],
        [
          "Insistir no controle com o portão travado aquece o enrolamento e transforma a troca de um capacitor em motor queimado.",
          "Forçar a folha ou puxar com o carro entorta o braço e soma serralheria ao conserto.",
          "Tampa do motor, fio, cabo, mola e contrapeso não são para o morador: ferem mesmo com o portão parado.",
          "Até a visita, deixe o disjuntor do portão desligado, a folha como está e crianças e animais longe.",
          "Não abra a caixa da placa para olhar: mesmo desligado, o capacitor guarda carga.",
          "Cada nova tentativa com a folha torta aumenta o conserto, e por isso o controle deve ficar guardado.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["O que o técnico conserta", "Defeitos que ele resolve na visita", "Do sintoma à peça"],
      slots: [
        [
          "Se o motor ronca, ele mede o capacitor e o troca por um de mesmo valor.",
          "Se o portão não dá sinal, ele mede a tensão do disjuntor à placa e troca o fusível, o conector ou a placa.",
          "Se o portão para antes do fim, ele recoloca o fim de curso no ponto e grava o percurso.",
          "Se o motor gira com a folha parada, ele troca a engrenagem gasta ou prende a transmissão que soltou.",
          "Se o disjuntor cai ao acionar, ele separa motor, placa e fiação e acha onde está o curto.",
        ],
        [
          "Quando o portão fecha e volta, ele limpa, alinha ou troca a fotocélula e confere a regulagem da força.",
          "Quando a folha raspa ou pesa, ele acerta roldana, dobradiça ou equilíbrio antes de mexer no motor.",
          "Quando o portão bate no fim, ele regula a parada e a força, na maioria das vezes sem trocar peça.",
          "Quando o portão abre sozinho, ele desliga botoeira, interfone e receptor um a um até achar o que dá o comando.",
          "Quando há estalo ou rangido, ele procura roldana, dobradiça ou parafuso com folga e reaperta ou troca.",
          "Quando o portão anda devagar, ele mede o capacitor e procura o que deixa a folha pesada.",
        ],
        [
          "Para controle que não aciona, ele testa pilha, receptor e memória e grava os controles de novo.",
          "Para placa molhada ou atingida por raio, ele mede se há reparo ou se entra outra compatível.",
          "Controle perdido ou roubado ele apaga da central, e grava de novo os que ficaram.",
          "Alcance curto ele resolve com pilha nova, antena fora da caixa de metal ou receptor novo.",
          "Motor que pegou chuva ele seca e mede, e refaz a vedação da caixa antes de religar.",
          "Portão que bate no carro ao fechar ele corrige com a fotocélula testada e a força mais baixa.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o técnico trabalha",
        "O que esperar da visita do técnico",
        "A visita, da chegada ao teste",
        "As etapas da visita do técnico",
      ],
      slots: [
        [
          "O técnico pergunta quando começou e se choveu ou faltou luz, e vê o portão tentar abrir uma vez.",
          "Na chegada, o técnico vê o defeito acontecer: o som e o ponto em que a folha para já reduzem as peças suspeitas.",
          "Conte se houve chuva, raio, batida ou queda de energia {em}: cada um aponta para uma peça diferente.",
          "A visita começa com o portão acionado uma vez, de longe, para ouvir o motor e ver onde a folha para.",
          "Antes de abrir o motor, ele testa a pilha, a botoeira e o disjuntor, porque às vezes o defeito está aí.",
          "Ele começa pelo que você viu: se o motor ronca, se a luz da placa acende, se só um controle falha.",
        ],
        [
          "Depois, com o disjuntor desligado, a folha é movida na mão: se anda leve, o defeito está no motor ou na placa; se pesa, no portão.",
          "Com a energia cortada, ele destrava o motor, testa o peso da folha e só então abre a tampa para medir.",
          "Tensão, capacitor, fim de curso e fotocélula são medidos um a um, para não trocar peça boa.",
          "A parte mecânica vem antes da placa, porque folha pesada também causa motor quente, engrenagem gasta e capacitor fraco.",
          "O multímetro mostra se a tensão cai na partida, se o capacitor perdeu valor e se a placa manda energia ao motor.",
          "Com a folha segura, ele confere roldana, dobradiça ou cabo, a engrenagem e a fixação do motor.",
        ],
        [
          "Você vê a peça com defeito, recebe o preço dela e o da mão de obra e só então autoriza.",
          "No fim, o portão abre e fecha várias vezes com cada controle, e a fotocélula é testada com um objeto no caminho.",
          "Antes de sair, ele mostra o destravamento manual e deixa a peça retirada com você, se quiser.",
          "Se o conserto não for aprovado, ele diz em que condição o portão pode ficar até você decidir.",
          "Aprovado o valor, a peça é trocada na hora ou, se for de encomenda, fica com dia marcado.",
          "O serviço acaba com os controles testados, a força conferida e a tampa fechada.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "O que fica combinado antes do serviço",
        "Preço, peça e garantia do serviço",
        "Como trabalhamos",
        "O que você sabe antes de autorizar",
      ],
      slots: [
        [
          "O preço é dito antes, com a peça e a mão de obra em linhas separadas.",
          "Antes de começar, o técnico diz qual peça falhou, quanto custa e se é original ou compatível.",
          "Você recebe o valor por mensagem, aprova e só depois o técnico troca a peça.",
          "A ida, a mão de obra e a peça são ditas em separado, antes de o técnico começar.",
          "Se aparecer um segundo defeito, o trabalho para, e você decide se ele entra na conta.",
        ],
        [
          "O conserto tem a garantia da lei: 90 dias para reclamar do serviço e da peça trocada.",
          "A garantia é de {warranty.motor} no motor que vendemos e de {warranty.installation} na instalação; no conserto valem os 90 dias da lei.",
          "Se o mesmo defeito voltar em até 90 dias, o prazo da lei para serviço e peça, basta mandar o vídeo e a nota.",
          "A nota traz o serviço e a peça trocada, e com ela valem os 90 dias da lei para reclamar.",
          "Na troca de motor, são {warranty.motor} de garantia no equipamento que vendemos e {warranty.installation} na montagem.",
        ],
        [
          "Motor novo só é proposto depois do teste da folha e da medição, com o motivo mostrado a você.",
          "A fotocélula não é desligada para o portão fechar: se falha, ela é consertada ou trocada.",
          "A força fica no menor ponto que move a folha, para o portão parar ao encontrar uma pessoa ou um carro.",
          "Atendemos motores {shop.someBrands}, como serviço independente, sem vínculo com as fábricas.",
          "A peça retirada fica com você, se quiser conferir o defeito.",
          "Peça de desgaste entra nova, com o mesmo valor e a mesma medida da antiga.",
        ],
      ],
      bullets: [
        "Valor dito antes do serviço",
        "Peça e mão de obra em linhas separadas",
        "Peça original ou compatível, identificada na nota",
        "Pela lei, 90 dias para reclamar do serviço e da peça",
        "Teste final com você presente",
      ],
    },
    {
      about: "check",
      headings: [
        "O que separar antes de o técnico chegar",
        "Prepare a visita em poucos minutos",
        "Informações que adiantam o serviço",
        "Ajude o técnico a chegar com a peça certa",
        "Antes de chamar: vídeo, etiqueta e endereço",
      ],
      slots: [
        [
          "Com o modelo do motor e o vídeo do defeito, o técnico chega com a peça provável e evita a segunda ida.",
          "O vídeo é a informação mais útil, porque mostra o som e o ponto em que o portão para.",
          "Foto da etiqueta e vídeo curto já dizem se o caso parece capacitor, fim de curso, placa ou controle.",
        ],
        [
          "Faça tudo de fora, sem abrir o motor e sem ficar no caminho da folha.",
          "Se a folha estiver torta ou com cabo frouxo, não acione de novo para filmar: fotografe de longe.",
          "Diante de cheiro de queimado ou choque, desligue o disjuntor e mande só as fotos.",
        ],
      ],
      steps: [
        "Anote o tipo de portão e há quanto tempo o defeito aparece.",
        "Grave um ciclo ou uma tentativa, com som, a uma distância segura.",
        "Fotografe a etiqueta do motor e o portão inteiro, sem abrir a tampa.",
        "Mande o endereço com ponto de referência e diga se o portão está aberto ou fechado.",
        "Deixe livres o quadro de energia, o motor e todos os controles da casa.",
      ],
    },
    {
      about: "cost",
      headings: [
        "Do que depende o valor do técnico",
        "O que entra no preço do serviço",
        "O que forma o valor da visita e do conserto",
      ],
      slots: [
        [
          "O valor depende do serviço: regular é só mão de obra, trocar capacitor soma uma peça barata, e trocar a placa soma uma das mais caras.",
          "Marca e modelo do motor mudam o preço da peça; altura, peso da folha e acesso ao motor mudam o da mão de obra.",
          "Um motor comum aceita placa compatível; um motor com inversor usa a placa da própria linha, que custa mais.",
          "Folha alta, motor em lugar apertado e portão pesado pedem mais tempo de mão de obra.",
          "O preço da peça vem do modelo, que está na etiqueta do motor; o da mão de obra, do tempo que a troca leva.",
        ],
        [
          "A visita de regulagem e limpeza, em residência, costuma ficar de {price.preventiveRange}, sem peças.",
          "Para comparar: ajuste em residência a partir de {price.preventive}, sem peças, e motor trocado por um novo de {price.homeSwap}, com mão de obra.",
          "Se o motor não tiver reparo, o mesmo técnico faz a troca, que em residência fica de {price.homeSwap}, com o motor.",
          "Em residência, só o ajuste começa em {price.preventive}, sem peças; o motor novo, já trocado, fica de {price.homeSwap}.",
        ],
        [
          "O pagamento é por Pix ou no cartão, em até {shop.instalments} vezes.",
          "O total da peça e da mão de obra pode ser dividido em até {shop.instalments} vezes no cartão.",
          "À noite, no domingo e em feriado a ida pode ter outro valor, dito antes de o técnico sair.",
          "O cartão é aceito em até {shop.instalments} vezes, e o Pix vale para pagar à vista.",
          "O orçamento por vídeo e foto da etiqueta vem pelo WhatsApp, antes de marcar a visita.",
        ],
      ],
    },
    {
      about: "what",
      headings: [
        "O que faz um técnico de portão",
        "Serviços do técnico: mecânica, elétrica e programação",
        "Até onde vai o serviço do técnico",
      ],
      slots: [
        [
          "O técnico regula a folha, mede a parte elétrica, troca peças do motor e grava controles.",
          "Numa mesma visita {em}, o técnico pode acertar a folha, trocar o capacitor e gravar um controle.",
          "Conserto, regulagem, revisão, troca de motor e instalação são feitos pelo mesmo técnico.",
          "O mesmo técnico cuida da folha, do motor, da placa e dos controles.",
          "O serviço vai da troca de um fusível à instalação de um motor novo.",
        ],
        [
          "Ele também instala e troca fotocélula, trava elétrica, nobreak, botoeira e módulo de abertura por celular.",
          "Controle perdido é apagado da central, e os novos são gravados e testados na hora.",
          "Motor comprado em outro lugar também é instalado, depois de conferido por foto se serve à folha.",
          "Ele regula a força e a parada, troca capacitor, placa e engrenagem e grava os controles que faltam.",
          "Ele identifica pela etiqueta a peça e o controle que servem ao seu motor.",
        ],
        [
          "Solda grande, folha empenada e coluna quebrada pedem serralheiro, e o técnico diz o que precisa estar pronto para o motor.",
          "Ponto de energia novo e quadro de luz são trabalho de eletricista, quando não existem no lugar.",
          "O que não é do portão, como muro trincado ou quadro de luz sobrecarregado, é apontado a você para outro profissional.",
          "Portão novo e reforma da folha são de serralheiro; o motor entra depois, com a folha pronta.",
        ],
      ],
    },
    {
      about: "what",
      headings: [
        "O que ele confere em cada portão",
        "Basculante, de correr ou de abrir: o que ele olha",
        "Cada tipo de portão tem o seu ponto fraco",
      ],
      slots: [
        [
          "No basculante, ele vê cabos, roldanas e contrapeso, porque folha desequilibrada queima motor.",
          "No basculante, o técnico confere se a folha fica parada a meia altura, sinal de equilíbrio, e se os cabos não estão desfiados.",
          "No basculante, cabo, contrapeso e braço são vistos antes do motor, com a folha apoiada.",
        ],
        [
          "No portão de correr, ele vê trilho, roldanas e a folga entre a engrenagem e a cremalheira.",
          "No portão de correr, o técnico empurra a folha na mão: se ela prende, limpa o trilho ou troca a roldana.",
          "No portão de correr, cremalheira solta e ímã de parada fora do lugar são os ajustes mais comuns.",
        ],
        [
          "No portão de abrir, ele vê dobradiças, braço e batente e, com duas folhas, qual delas fecha primeiro.",
          "No portão de abrir, o técnico confere se a folha não arriou na dobradiça e se o braço está firme na coluna.",
          "No portão de abrir, o batente e o ponto de fixação do braço são acertados antes da força.",
        ],
      ],
    },
    {
      about: "safety",
      headings: [
        "Como o técnico protege a casa durante o serviço",
        "Trabalho seguro no portão",
        "Segurança durante o conserto",
      ],
      slots: [
        [
          "Antes de abrir a tampa, o técnico desliga o disjuntor e confirma com instrumento que não há tensão.",
          "O disjuntor fica desligado e avisado, para ninguém da casa religar no meio do trabalho.",
          "Com nobreak ligado ao portão, ele também é desligado, porque mantém a placa energizada sem a rede.",
          "Ninguém religa o disjuntor nem usa o controle enquanto a tampa do motor está aberta.",
          "Antes do serviço, carro, bicicletas e animais saem de perto do portão.",
        ],
        [
          "A folha basculante é escorada antes de se mexer em cabo, mola ou contrapeso.",
          "O portão de correr recebe calço nas duas pontas, para não sair do trilho durante o reparo.",
          "Quando é preciso soltar o motor, a folha fica apoiada, e ninguém passa pelo vão até o teste final.",
          "A passagem fica fechada para pessoas, animais e carros até o teste final.",
        ],
        [
          "No fim, a tampa é fechada, os fios são presos e a fotocélula fica funcionando.",
          "Se faltar peça, o portão não é deixado andando com a proteção anulada.",
          "O teste de obstáculo é feito com um objeto, nunca com a mão ou o corpo.",
          "Ao terminar, o técnico confere se a folha para diante de um obstáculo e se o destravamento funciona.",
          "Cabo e mola só são soltos com a folha apoiada, e ninguém fica embaixo.",
        ],
      ],
    },
    {
      about: "time",
      headings: ["Quando marcar e quanto dura a visita", "Quanto tempo leva cada serviço", "Urgência ou hora marcada"],
      slots: [
        [
          "Portão aberto, folha torta, choque ou carro preso têm prioridade: diga isso na primeira mensagem.",
          "Barulho leve, controle extra e revisão se marcam para o dia que servir a você; cabo solto e cheiro de queimado não esperam.",
          "Ao pedir visita {em}, diga se o portão ficou aberto ou com carro preso, para o caso entrar na frente.",
          "O dia e o turno são combinados pelo WhatsApp, entre os horários livres.",
          "Carro preso e portão aberto passam na frente; revisão e controle novo podem ser marcados com calma.",
        ],
        [
          "Regular, trocar capacitor ou gravar controle costuma levar menos de {trade.smallRepair}; trocar o motor leva de {time.tilting} no basculante e de {time.sliding} no de correr.",
          "Um ajuste costuma levar menos de {trade.smallRepair}; a troca do motor em residência, até {time.home.max}.",
          "O tempo vai de menos de {trade.smallRepair}, num ajuste, a {time.heavy} na troca de motor de portão pesado.",
          "Trocar capacitor, fotocélula ou fim de curso é rápido; placa e engrenagem levam mais, e o motor inteiro, até {time.home.max}.",
        ],
        [
          "Escolha um horário em que haja um adulto para aprovar o valor e acompanhar o teste.",
          "Em prédio, marque fora da hora de saída dos carros e avise os moradores de que o portão vai parar.",
          "Com chuva forte, o serviço elétrico ao ar livre pode ser remarcado, por segurança.",
          "Durante o serviço o portão fica sem uso: tire antes o carro de que vai precisar.",
          "Deixe o caminho até o quadro de luz e o motor livre.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Depois que o técnico sai", "Garantia e o que guardar da visita", "O que observar depois do serviço"],
      slots: [
        [
          "Guarde a nota com a data, o serviço e a peça trocada: com ela você tem os 90 dias da lei para reclamar.",
          "A nota diz o que foi trocado e a data, e dela se contam os 90 dias da lei para reclamar do serviço e da peça.",
          "Fotografe a nota e a etiqueta do motor e deixe as imagens no celular para a próxima chamada.",
          "Com a nota em mãos, você tem 90 dias, pela lei, para reclamar do serviço e da peça.",
          "Anote a data e a peça trocada: na próxima chamada, isso poupa tempo de teste.",
        ],
        [
          "Nos dias seguintes, avise logo se o barulho voltar ou se a folha parar em outro ponto.",
          "Teste na semana seguinte os controles que não estavam em casa no dia da visita.",
          "Se algo se desregular, desligue o disjuntor e mande um vídeo, sem mexer na placa.",
          "Repare por uns dias se o portão abre no mesmo tempo e sem barulho novo.",
          "Se o portão voltar a parar, não insista no controle e mande um vídeo pelo WhatsApp.",
        ],
        [
          "Cabo gasto, ferrugem na base ou roldana no fim, se apontados na visita, têm o preço dito antes para você marcar a troca.",
          "Para o defeito não voltar, a revisão é feita {visits.home} em residência e {visits.business} em prédio ou empresa.",
          "Mantenha a tampa do motor fechada: se outra pessoa mexer, fica difícil saber se a falha é da peça.",
          "Roldana, cabo ou engrenagem no fim da vida, anotados na visita, podem ser trocados em outro dia, com o preço já dito.",
          "Manter o trilho varrido e a fotocélula limpa ajuda o conserto a durar.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Tem técnico de portão perto de mim?",
      answers: [
        "Atendemos São Paulo e cidades da Grande São Paulo. Mande o bairro e o defeito pelo WhatsApp para combinar a visita.",
        "Sim, se você está na capital ou na região metropolitana. Envie a localização e um vídeo do portão, e confirmamos o atendimento no seu endereço.",
        "Se o seu endereço fica na capital ou na Grande São Paulo, sim. Envie o bairro, o tipo de portão e um vídeo, e a visita é combinada pelo WhatsApp.",
        "Sim, na cidade de São Paulo e nos municípios da região metropolitana. A localização enviada pelo celular confirma o atendimento e ajuda o técnico a chegar.",
      ],
    },
    {
      question: "O técnico atende à noite e no domingo?",
      answers: [
        "O contato funciona {shop.hours}, e a ida à noite ou no domingo é combinada na conversa, com o valor dito antes. Fora do horário comercial, o primeiro objetivo é deixar o portão fechado e seguro.",
        "Respondemos {shop.hours}; a ida nesses horários depende da agenda e tem o valor dito antes. Se a peça só existir em loja, o técnico deixa o imóvel fechado e volta para concluir.",
        "O contato funciona {shop.hours}, e a visita é combinada na conversa, com o valor da ida. À noite, envie vídeo com luz acesa e diga se o portão ficou aberto, para que a segurança da entrada venha primeiro.",
        "Chame {shop.hours}, inclusive em feriado: a resposta diz se há técnico e quanto custa a ida. Se faltar uma peça de loja, o portão é deixado seguro e o restante do serviço é combinado.",
      ],
    },
    {
      question: "O orçamento do técnico é cobrado?",
      answers: [
        "Não, o orçamento é grátis e sem compromisso. Com vídeo e foto da etiqueta, boa parte dos casos já recebe estimativa pelo WhatsApp.",
        "O orçamento não tem custo. Você recebe o valor com peça e mão de obra separadas e decide se quer fazer.",
        "Não é cobrado. As imagens enviadas pelo WhatsApp permitem uma estimativa, e o valor final só vale depois que você aprova.",
        "É grátis, por foto e vídeo, e você não assume compromisso. Peça e mão de obra aparecem separadas para facilitar a comparação.",
      ],
    },
    {
      question: "Que marcas o técnico conserta?",
      answers: [
        "O técnico conserta PPA, Garen, Peccinin, Rossi, Nice, Jetflex, GGPort, Omegaport, AGL e Speedy. Para outra marca, mande a foto da etiqueta e verificamos a reposição de peças.",
        "O técnico conserta as marcas mais encontradas, entre elas PPA, Garen, Peccinin, Rossi e Nice. A etiqueta do motor, fotografada sem abrir a tampa, confirma o modelo.",
        "O técnico conserta PPA, Rossi, Garen, Nice, Peccinin e outras comuns em casas e prédios. Se a tampa não tem nome, fotografe a etiqueta ou o conjunto por fora.",
        "Conserta as marcas com que trabalhamos, de Garen e PPA a AGL, Jetflex e Speedy. Outras são avaliadas por foto, conforme a existência de peça.",
      ],
    },
    {
      question: "Eletricista ou serralheiro resolve portão automático?",
      answers: [
        "Em parte: o eletricista faz o circuito, e o serralheiro, a estrutura. Motor, placa, regulagem e equilíbrio da folha são do técnico de portão.",
        "Depende do defeito. Solda e folha torta são de serralheiro, e ponto de energia é de eletricista; placa, sensores, força e equilíbrio são do técnico de portão.",
        "Só quando a falha é toda da área de cada um. Se o portão não abre e você não sabe por quê, chame primeiro o técnico de portão, que testa a folha e a parte elétrica.",
      ],
    },
    {
      question: "O que o técnico de portão leva na visita?",
      answers: [
        "O técnico leva multímetro, ferramentas e a peça provável, escolhida pelo vídeo e pela foto da etiqueta. Por isso as imagens mandadas antes evitam uma segunda ida.",
        "Leva o necessário para medir, regular e trocar as peças mais prováveis do seu modelo. Sem foto da etiqueta, pode faltar justamente a placa ou a engrenagem certa.",
        "Depende do caso: capacitor para motor que ronca, fim de curso para portão que passa do ponto, receptor e controle para falha de comando. O vídeo diz o que separar.",
      ],
    },
    {
      question: "Preciso estar em casa durante a visita do técnico?",
      answers: [
        "Sim, alguém responsável deve acompanhar, para mostrar o defeito, autorizar o valor e ver o teste final. Pode ser outra pessoa da sua confiança, maior de idade.",
        "É necessário que haja um adulto no local, com acesso ao quadro de energia e aos controles. Se você não puder ir, combine por WhatsApp quem aprova o orçamento.",
        "Convém, porque o preço é aprovado antes do serviço e os controles são testados no fim. Em prédio, o zelador ou o síndico pode acompanhar.",
        "Alguém precisa estar, mesmo que não seja você. O técnico usa o disjuntor, experimenta os controles da casa e mostra o destravamento a quem recebe.",
      ],
    },
    {
      question: "O técnico de portão também instala motor novo?",
      answers: [
        "Sim, da fixação à gravação dos controles. A instalação leva de {time.tilting} no basculante e de {time.sliding} no portão de correr, com a folha em ordem.",
        "Sim, depois de testar se a folha anda leve. A instalação tem garantia de {warranty.installation}, e o motor vendido por nós, de {warranty.motor}.",
        "Sim. Se o conserto não compensar, o mesmo técnico troca o motor, o que em residência custa de {price.homeSwap}, com o valor aprovado por você antes.",
      ],
    },
    {
      question: "Quanto custa chamar um técnico de portão?",
      answers: [
        "Em residência, a visita só de ajuste e limpeza custa a partir de {price.preventive}, sem peças. O conserto com peça é orçado por vídeo e foto, e você aprova antes.",
        "Depende do que for feito: ajuste em residência, a partir de {price.preventive}, sem peças; motor trocado, de {price.homeSwap}. Peça e mão de obra vêm em linhas separadas.",
        "A mensagem não custa nada. Com o vídeo do defeito e a foto da etiqueta já se sabe se é ajuste, a partir de {price.preventive} em residência, sem peças, ou peça a trocar.",
      ],
    },
    {
      question: "O técnico de portão atende no mesmo dia?",
      answers: [
        "Depende do endereço, da hora e da urgência, e a confirmação vem na conversa. O contato funciona {shop.hours}, com prioridade para carro preso e entrada aberta.",
        "Pode atender, conforme a agenda e a distância. Envie a localização e diga se a folha está aberta, torta ou travada, porque isso muda a ordem das visitas.",
        "A previsão é dada quando você manda o endereço. Para não perder tempo no local, junte vídeo, foto da etiqueta e tipo de portão na primeira mensagem.",
      ],
    },
    {
      question: "Como sei se o portão é caso de técnico ou algo simples?",
      answers: [
        "Simples é o que se vê de fora: disjuntor desarmado, pilha fraca, lente suja, objeto no trajeto. Ronco, fumaça, choque, folha torta ou cabo solto são do técnico.",
        "Confira energia, controle e passagem livre. Se depois disso o portão continuar parado, ou se o disjuntor voltar a cair, pare de tentar e mande um vídeo.",
        "Decida pelo risco: nada que exija abrir tampa, tocar em fio ou aliviar peso é simples. Na dúvida, descreva o sintoma no WhatsApp antes de mexer.",
      ],
    },
    {
      question: "O técnico atende portão de prédio e condomínio?",
      answers: [
        "Atende. Informe quem autoriza o serviço, o horário permitido e quantos carros usam a entrada, para o técnico levar peça de motor de uso intenso.",
        "Sim, com o síndico ou o zelador acompanhando. O orçamento vai por escrito, e a parada do portão é combinada para fora do horário de pico.",
        "Sim, prédio, vila, comércio e galpão também são atendidos. Avise a portaria, que precisa liberar os carros na mão durante o trabalho.",
      ],
    },
    {
      question: "O que faço enquanto o técnico não chega?",
      answers: [
        "Desligue o disjuntor do portão, afaste crianças e animais e não force a folha. Se a entrada ficou aberta, fique de olho de um lugar seguro, longe do vão.",
        "O melhor é não insistir no controle. Separe os controles, a chave de destravamento e a nota do motor, e deixe livre o caminho até o quadro de luz.",
        "Mantenha distância da folha, sobretudo se ela estiver no alto ou fora do trilho. Com pessoa presa ou ferida, ligue para os Bombeiros, 193, ou o SAMU, 192.",
      ],
    },
    {
      question: "O técnico de portão também programa controle?",
      answers: [
        "Programa. Ele confere se o aparelho combina com o receptor, grava cada um na central e apaga os que foram perdidos, tudo na mesma visita.",
        "Sim, inclusive controles que você comprou, quando o padrão é compatível. Mande antes a foto da frente e do verso para não chamar à toa.",
        "Faz o cadastro e também teclado, tag e módulo de celular, se a central aceitar. Reúna todos os controles da casa, porque uma limpeza de memória atinge os que não estiverem ali.",
      ],
    },
  ],
  photo: "um vídeo do defeito com som, uma foto da etiqueta do motor e o bairro",
  related: ["conserto", "emergencia", "visita-tecnica", "orcamento-por-foto", "manutencao", "pecas"],
  topic: "tecnico-de-portao-automatico",
};
