import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What a building asks of its gate besides a motor: hours, quotes, insurance, spare parts. */
export const empresaRegrasECustos: NarrowConcept[] = [
  {
    id: "horario-do-portao-no-condominio",
    broader: "condominio",
    label: "Horário de fechar o portão do condomínio",
    phrase: "o horário do portão do condomínio",
    asks: [
      "obra portão condomínio horário",
      "horário obra portão condomínio",
      "horário permitido obra portão",
      "multa deixar portão aberto",
      "multa quem deixa portão aberto",
      "multa portão aberto condomínio",
      "multar quem deixa portão aberto",
      "portão condomínio aberto dia todo",
      "portão prédio aberto dia todo",
      "portão condomínio aberto dia inteiro",
      "quem define horário fechamento portão",
      "quem define horário portão",
      "síndico mudar horário portão",
      "síndico pode mudar horário portão aberto",
      ...combine(
        ["condomínio", "prédio"],
        [
          "portão horário fechar",
          "portão horário",
          "portão aberto durante dia",
          "portão ficar aberto",
          "horário portão garagem",
        ],
      ),
      "convenção horário portão",
      "convenção condomínio portão",
      "regimento portão garagem",
      "regimento interno portão",
      "regra horário portão condomínio",
      "condomínio pode deixar portão aberto",
      "condomínio fechar portão noite",
    ],
    intent: "question",
    answers: {
      any: [
        "O horário de fechar o portão do condomínio é definido pela convenção, pelo regimento interno ou por assembleia, e não por lei. Se nada está escrito, o síndico decide e avisa os moradores. Por segurança, o usual é o portão não ficar aberto o dia todo, e abrir só para cada carro.",
        "O síndico só pode mudar o horário em que o portão fica aberto se não houver regra escrita. Quando a convenção, o regimento interno ou uma ata fixa o horário do condomínio, a mudança passa por assembleia. Sem regra, ele decide e comunica aos moradores por escrito.",
        "Multa para quem deixa o portão aberto só vale se estiver prevista na convenção ou no regimento do condomínio, com prova e direito de defesa. Sem previsão, o síndico adverte por escrito. Para ninguém esquecer, o fechamento automático com fotocélula é ligado na central, em visita de {price.preventiveRange}, sem peças.",
        "Portão do condomínio aberto o dia todo só é permitido se a convenção, o regimento ou a assembleia decidir assim, e com portaria à vista. Sem regra, o síndico decide e avisa. O mais seguro é o fechamento automático com fotocélula, ajustado na central em visita de {price.preventiveRange}, sem peças.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Onde a regra do portão deve estar", "Convenção, regimento ou ata"],
        slots: [
          [
            "Horário e modo de uso costumam ficar no regimento interno, que a assembleia muda com mais facilidade que a convenção. Decisão em ata também vale, desde que os moradores sejam avisados.",
            "A convenção trata do geral, e o horário do portão cabe melhor no regimento ou em ata de assembleia. Nos dois casos, a mudança passa pelos condôminos.",
            "O mais indicado é o regimento interno, porque ele é alterado em assembleia sem mexer na convenção. Uma ata resolve até o regimento ser atualizado.",
          ],
          [
            "A multa por deixar o portão aberto depende de regra escrita, prova e chance de defesa. Sem isso, o síndico adverte por escrito.",
            "O morador que deixa o portão aberto pode ser multado apenas quando a regra existe, há prova e ele pôde se defender. Fora disso, cabe advertência.",
            "A multa exige regra escrita, prova e direito de defesa. Se a regra não prevê, o síndico só pode advertir.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Como pôr o horário no motor", "Fechamento automático e horário livre"],
        slots: [
          [
            "O fechamento automático fecha o portão depois de alguns segundos, a qualquer hora. Exige a fotocélula testada, que é o sensor que impede de fechar sobre o carro, e é só um ajuste na central, sem trocar motor.",
            "Com a fotocélula em ordem, o sensor da passagem, a central fecha o portão sozinha e ninguém precisa lembrar. Basta regular a pausa, o que se faz em uma visita.",
            "A central pode fechar o portão depois de um tempo marcado, desde que a fotocélula, que impede de fechar sobre carro ou gente, funcione. O motor continua o mesmo.",
          ],
          [
            "Para ficar aberto em certas horas, liga-se um temporizador ou uma chave na portaria, se a central tem essa entrada.",
            "Se o prédio quer horário livre, usa-se temporizador ou chave de portaria, quando a placa aceita.",
            "Horário de portão aberto se programa com temporizador ou com chave na portaria, conforme a central.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O risco do portão aberto de dia", "Portão aberto: vale a pena?"],
        slots: [
          [
            "O portão aberto facilita a entrada de quem não é do prédio, embora o risco diminua com um porteiro à vista. Se o motivo é um motor que não aguenta abrir para cada carro, a solução é um motor de uso intenso.",
            "Alguns prédios com portaria deixam aberto de dia, e à noite quase nenhum, pelo risco de entrada de estranhos. Deixar assim para poupar um motor fraco só adia a troca por um de uso intenso.",
            "De dia, com alguém olhando, alguns prédios deixam aberto; sem portaria, não convém. Quando a razão é um motor que esquenta na hora de pico, o certo é trocá-lo por um de uso intenso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O síndico pode mudar o horário do portão sozinho?",
        answers: [
          "Se o regimento já fixa o horário, não, porque a mudança passa por assembleia. Sem regra escrita, ele decide e comunica aos moradores.",
          "Só quando não há regra. Horário escrito no regimento ou em ata precisa de nova assembleia.",
        ],
      },
      {
        question: "Morador pode ser multado por deixar o portão aberto?",
        answers: [
          "Pode, com multa prevista na convenção ou no regimento, prova e direito de defesa.",
          "Só se a regra existir e ele puder se defender. A imagem da câmera costuma servir de prova.",
        ],
      },
      {
        question: "Que horário vale para obra no portão?",
        answers: [
          "O do regimento, em geral dia útil e horário comercial. Conserto urgente, com garagem aberta ou carro preso, costuma ser aceito fora dele.",
          "Obra segue o horário do regimento, quase sempre comercial. Urgência é exceção, e a troca do motor, que leva {time.heavy}, se marca fora do pico.",
        ],
      },
      {
        question: "Dá para saber se o portão ficou aberto?",
        answers: [
          "Sim, com um sensor ligado à central, que avisa na portaria ou no celular quando a folha não fecha.",
          "Sim: sensor de portão aberto ou módulo Wi-Fi manda o aviso. O fechamento automático completa a proteção.",
        ],
      },
    ],
    photo: "fotos dos portões e das etiquetas dos motores, com o número de unidades e o horário de pico",
  },
  {
    id: "quantos-orcamentos-sindico",
    broader: "condominio",
    label: "Quantos orçamentos o síndico precisa",
    phrase: "os orçamentos do portão do condomínio",
    asks: [
      "três propostas portão",
      "três propostas motor",
      "administradora três propostas",
      "administradora pediu três propostas",
      "administradora pediu três propostas portão",
      "3 propostas portão",
      "três propostas condomínio",
      "administradora exige três orçamentos portão",
      "administradora pediu três orçamentos portão",
      "obrigatório três orçamentos",
      "obrigatório apresentar três orçamentos",
      "obrigatório apresentar três orçamentos motor",
      ...combine(
        ["quantos orçamentos", "três orçamentos", "3 orçamentos"],
        ["síndico", "condomínio", "trocar portão", "portão", "motor portão"],
      ),
      "síndico precisa quantos orçamentos portão",
      "quantos orçamentos síndico precisa",
      "três empresas orçamento portão",
      "3 empresas orçamento portão",
      "condomínio obrigatório orçamentos",
      "obrigatório três orçamentos condomínio",
      "síndico orçamentos trocar portão",
      "comparar orçamentos portão condomínio",
      "quantos orçamentos condomínio trocar motor",
      "quantos orçamentos condomínio precisa",
      "quantos orçamentos prédio trocar motor",
      "quantos orçamentos prédio precisa",
    ],
    intent: "question",
    answers: {
      any: [
        "A troca do portão por um novo precisa de assembleia, porque é melhoria, com ou sem três orçamentos. Já consertar, ou trocar o motor que quebrou, é obra necessária, que o síndico pode fazer e depois prestar contas (Código Civil, artigo 1.341). A lei não exige três orçamentos; confira a convenção.",
        "Nenhuma lei fixa quantos orçamentos o síndico precisa para trocar o portão: três são o costume, e muitas convenções exigem esse número. Em urgência, um só basta, com a causa escrita e a prestação de contas depois. Como referência, a troca do motor em prédio fica de {price.heavySwap}, com mão de obra.",
        "O condomínio precisa de 3 orçamentos de portão se a convenção exige. A lei não obriga, e três são apenas o costume. Peça os mesmos itens a todas as empresas, para a assembleia poder comparar. Como referência, a troca do motor em prédio custa de {price.heavySwap}, instalada.",
        "As três propostas que a administradora pediu para o portão são um costume ou uma regra da convenção, porque nenhuma lei fixa esse número. Mande a mesma lista de itens às três empresas. Em prédio, a troca do motor com mão de obra fica de {price.heavySwap}, e a nossa proposta separa cada item.",
      ],
      price: [
        "Para trocar o portão do condomínio por um novo, precisa de assembleia, e três orçamentos são o costume, não uma lei. O conserto do que quebrou é obra necessária e o síndico faz sem voto; se for urgente e caro, ele avisa a assembleia logo depois (Código Civil, artigo 1.341). A convenção pode pedir mais.",
        "A lei não fixa quantos orçamentos o síndico deve ter: três são o costume, e a convenção do condomínio pode exigir. Para saber se o preço do portão está na faixa, compare com a troca do motor em prédio, que fica de {price.heavySwap}, com mão de obra.",
        "São três orçamentos por costume ou por regra da convenção, porque nenhuma lei obriga o condomínio. Compare o preço com os mesmos itens em cada proposta. Em prédio, trocar o motor do portão custa de {price.heavySwap}, instalado, conforme o peso da folha e o uso.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como comparar propostas de portão", "O que cada orçamento deve dizer"],
        slots: [
          [
            "Três propostas com itens diferentes não se comparam, então mande a mesma lista a cada empresa. Assim a assembleia vê onde está a diferença de preço.",
            "Um total sem detalhe não permite comparar, por isso peça os mesmos itens a todas as empresas. A diferença aparece item por item.",
            "Se cada proposta traz itens diferentes, a comparação engana. Mande uma lista única para todas as empresas.",
          ],
        ],
        bullets: [
          "Marca e modelo do motor, com ciclos por hora e capacidade em quilos",
          "Central, controles, fotocélulas e cremalheira, em quantidade",
          "Serviço na folha: roldana, solda, batente",
          "Prazo e garantia do motor e da mão de obra",
          "Nota fiscal e forma de pagamento",
        ],
      },
      {
        about: "what",
        headings: ["Quando uma proposta basta", "Urgência e peça pequena"],
        slots: [
          [
            "Portão travado aberto, fio exposto ou folha solta não podem esperar três visitas. O síndico resolve com uma proposta, guarda fotos e a causa escrita e presta contas depois, porque é obra necessária (Código Civil, artigo 1.341).",
            "Em urgência basta uma: com risco ou garagem aberta, o síndico manda fazer e documenta com fotos e relatório. O Código Civil, artigo 1.341, permite o reparo necessário sem assembleia, mas, se o gasto for alto, ela deve ser avisada logo.",
            "Quando há perigo, o conserto é feito logo, com a causa por escrito e fotos para a prestação de contas. O reparo necessário não depende de votação (Código Civil, artigo 1.341).",
          ],
          [
            "Peça pequena também costuma dispensar a coleta, sobretudo quando o contrato de manutenção já traz o preço.",
            "Para troca de peça comum, muitas convenções não pedem outras propostas, ainda menos com contrato em vigor.",
            "Consertos pequenos, cobertos por contrato, em geral não precisam de três preços.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Faixa para saber se está caro", "Referência de preço para a assembleia"],
        slots: [
          [
            "O motor de uso intenso com mão de obra fica, em prédio, de {price.heavySwap}, conforme o peso da folha e os ciclos por hora. Se a proposta é muito menor, veja se o motor é residencial, porque ele esquenta e para na hora de pico.",
            "A faixa da troca em portão de prédio é de {price.heavySwap}, instalada, e sobe com o peso e o movimento. Um preço bem menor costuma ser de motor residencial.",
            "Em garagem coletiva, trocar o motor custa de {price.heavySwap}, com mão de obra. Se o valor é muito baixo, confira o modelo, porque motor residencial não aguenta o fluxo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O síndico é obrigado a escolher o mais barato?",
        answers: [
          "Não. Ele pode escolher a que atende melhor e explicar na ata, porque um motor residencial barato dura pouco no prédio.",
          "Não é. Basta justificar a escolha, por exemplo pelos ciclos por hora e pela garantia.",
        ],
      },
      {
        question: "Orçamento por foto vale para a assembleia?",
        answers: [
          "Vale para comparar, se vier por escrito e com itens. A visita confirma antes de fechar.",
          "Serve, desde que traga modelo, quantidade e prazo. A conferência no local vem antes da contratação.",
        ],
      },
      {
        question: "O morador pode contestar a empresa escolhida pelo síndico?",
        answers: [
          "O condômino pode pedir as propostas e discutir as contas na assembleia.",
          "Pode questionar e pedir os documentos. A escolha justificada em ata costuma encerrar a dúvida.",
        ],
      },
      {
        question: "Que quórum a assembleia precisa para trocar o portão?",
        answers: [
          "Obra útil, como um portão novo ou mais rápido, pede em geral a maioria dos condôminos. Se for só para embelezar, são dois terços. A administradora confirma pela convenção.",
          "Em regra, a maioria dos condôminos quando a obra é útil e dois terços quando é só estética. Veja também o que diz a convenção.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com o número de vagas",
  },
  {
    id: "predio-portao-aberto-sem-sindico",
    broader: "predio",
    label: "Portão do prédio quebrado e aberto",
    phrase: "o portão do prédio que ficou aberto",
    asks: [
      "síndico não atende portão prédio quebrado",
      "síndico não atende portão quebrado aberto",
      "síndico não atende portão prédio quebrado aberto quem resolve",
      "portão prédio não fecha inseguro",
      "portão condomínio não fecha inseguro",
      "proteger prédio portão quebrado",
      "proteger prédio enquanto portão quebrado consertado",
      ...combine(
        ["prédio", "condomínio"],
        [
          "portão quebrou aberto",
          "portão quebrado aberto",
          "portão travou aberto",
          "portão aberto fim semana",
          "portão quebrou fim semana",
          "portão quebrou domingo",
          "portão quebrou noite",
          "portão quebrou feriado",
          "portão aberto síndico",
        ],
      ),
      "portão quebrou síndico faz",
      "síndico portão quebrado aberto",
      "síndico portão quebrou fim semana",
      "portão garagem prédio ficou aberto",
      "portão condomínio não fecha madrugada",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Com o portão do prédio quebrado e aberto, de noite ou no fim de semana, o síndico desliga o disjuntor, põe alguém de vigia na entrada e chama o conserto, que atende {shop.hours}. A folha de correr ou de abrir, reta, pode ser fechada à mão; basculante, não. A urgência dispensa assembleia.",
        "Portão do prédio aberto a noite inteira se trata em três passos: disjuntor desligado, vigia no vão e conserto chamado, com atendimento {shop.hours}. Se a folha é de correr ou de abrir e está reta, fecha-se à mão, nunca a basculante. Por ser reparo urgente, o síndico autoriza sem assembleia.",
        "O síndico com o portão do prédio quebrado e aberto faz assim: desliga o disjuntor, deixa um vigia e pede o técnico, {shop.hours}, mesmo no fim de semana. Fechar à mão só vale em folha de correr ou de abrir que esteja reta. Não é preciso assembleia, porque o reparo é urgente.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["A primeira hora com o portão aberto", "Passos para o síndico ou o zelador"],
        slots: [
          [
            "Primeiro vem a segurança das pessoas, depois a do prédio e por último o motor. Basculante ou guilhotina com cabo, mola ou contrapeso rompido não se destrava nem se segura.",
            "Cuide das pessoas antes da entrada e do motor. Folha que sobe, com cabo ou mola partidos, não se toca: só se isola.",
            "A ordem evita acidente: gente, entrada, motor. Em portão basculante com peça rompida, ninguém fica embaixo nem tenta baixar a folha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor e afaste moradores e crianças.",
          "Veja de longe se a folha está reta; torta, solta ou basculante, não se toca.",
          "Folha de correr ou de abrir, reta e firme: destrave, feche devagar e prenda com corrente e cadeado.",
          "Se não fecha, ponha porteiro, vigia ou um carro atravessado por dentro, longe da folha.",
          "Filme o defeito, fotografe a etiqueta e chame pelo WhatsApp.",
        ],
      },
      {
        about: "what",
        headings: ["Quem autoriza o gasto urgente", "Conserto urgente sem assembleia"],
        slots: [
          [
            "Pelo artigo 1.341 do Código Civil, o reparo urgente e necessário não espera assembleia: o síndico manda fazer e comunica depois. Sem ele, autoriza o subsíndico, a administradora ou, em último caso, um condômino, guardando a causa escrita e a nota.",
            "O síndico autoriza na hora e avisa em seguida, porque o artigo 1.341 do Código Civil dispensa a assembleia no reparo urgente. Se ele não atende, procure administradora ou subsíndico, e na falta deles o próprio condômino pode agir, com nota e laudo.",
            "Reparo necessário e urgente se faz primeiro e se comunica depois (Código Civil, artigo 1.341). Na falta do síndico, vale quem a convenção indica, a administradora ou até um morador, desde que fiquem a nota e a causa por escrito.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a urgência", "Valor da ida e do conserto"],
        slots: [
          [
            "O valor da ida e o horário são informados antes de o técnico sair, e a peça vem em linha separada. Sensor, fusível e controle ficam na ponta barata. Se o motor se perdeu, a troca em prédio fica de {price.heavySwap}, com mão de obra.",
            "Você sabe quanto custa a ida antes de confirmar. Depois, ajuste e fusível pesam pouco, placa pesa mais, e a troca do motor em portão pesado, com mão de obra, vai de {price.heavySwap}.",
            "Ida e horário são combinados antes, e a peça, orçada à parte. No extremo caro está o motor novo, de {price.heavySwap} com mão de obra em prédio; no barato, sensor sujo ou fusível.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O condomínio responde se entrarem pelo portão quebrado?",
        answers: [
          "Pode responder se sabia do defeito e não agiu, conforme a convenção e o caso. Registre a hora da quebra, o vigia e o chamado, que mostram o cuidado.",
          "Depende do que foi feito e da convenção. Anotar a hora do defeito, quem ficou na entrada e quando o técnico foi chamado protege o síndico.",
        ],
      },
      {
        question: "O zelador pode consertar o portão?",
        answers: [
          "Ele desliga o disjuntor, limpa o sensor e destrava folha de correr ou de abrir que esteja firme. Placa, cabo, mola e contrapeso são do técnico.",
          "Pode limpar as lentes, desligar a energia e mover à mão uma folha reta de correr ou de abrir. O restante, sobretudo basculante, espera o técnico.",
        ],
      },
      {
        question: "Como os moradores entram com o portão do prédio travado?",
        answers: [
          "Com vigia no vão aberto ou, se a folha é de correr ou de abrir e está reta, movida à mão por uma pessoa só, com o disjuntor desligado.",
          "Se ele parou aberto, passam com um vigia na entrada. Parou fechado, uma pessoa move a folha reta, de correr ou de abrir, já destravada e sem energia.",
        ],
      },
      {
        question: "Dá para o técnico só fechar o portão hoje e consertar depois?",
        answers: [
          "Dá: quando falta peça, ele deixa a folha fechada e presa com segurança e volta com ela. Isso é combinado antes, com o valor das duas idas.",
          "Sim, fechar e travar com segurança é o mínimo da primeira ida. Faltando a peça, a segunda visita fica marcada com o preço já dito.",
        ],
      },
    ],
    photo: "uma foto do portão como parou e outra da etiqueta do motor",
  },
  {
    id: "vida-util-no-predio",
    broader: "predio",
    label: "Vida útil do motor em prédio",
    phrase: "a vida útil do motor no prédio",
    asks: [
      "quantos anos dura motor edifício",
      "quantos anos dura motor portão edifício",
      "durabilidade motor garagem coletiva",
      "motor portão prédio dura menos casa",
      "quanto tempo prédio precisa trocar motor",
      ...combine(
        ["prédio", "condomínio", "empresa", "estacionamento"],
        [
          "vida útil motor",
          "quanto tempo dura motor",
          "quantos anos dura motor",
          "durabilidade motor",
          "motor dura quanto",
        ],
      ),
      "vida útil motor portão prédio carros",
      "vida útil motor uso intenso",
      "quantos anos dura motor condomínio",
    ],
    intent: "question",
    answers: {
      any: [
        "A durabilidade do motor em garagem coletiva se conta em aberturas, e não em anos. Um prédio com 60 carros abre o portão perto de 240 vezes por dia, quase 90 mil por ano. O motor de uso intenso é feito para isso. O residencial, que em casa dura de {trade.life}, acaba muito antes.",
        "O motor de condomínio dura, em geral, de {trade.life} quando é de uso intenso e tem revisão {visits.business}. A vida útil depende das aberturas: um prédio com 60 carros abre o portão umas 240 vezes por dia. Um motor de casa na mesma garagem acaba bem antes.",
        "A vida útil do motor em prédio depende de quantas vezes o portão abre. Sessenta carros dão cerca de 240 aberturas por dia, o que uma casa faz em semanas. Por isso os {trade.life} da casa não valem na garagem coletiva, que precisa de motor de uso intenso.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Faça a conta do seu prédio", "Quantos ciclos por dia o portão faz"],
        slots: [
          [
            "A conta leva um minuto e mostra se o motor está no limite. Um ciclo é uma abertura com o fechamento, e a hora de pico importa mais que o total do dia.",
            "Com poucos números se sabe que motor o prédio precisa. Conte como ciclo cada vez que o portão abre e fecha, e dê atenção à hora mais cheia.",
            "Basta contar carros e saídas. Cada abrir e fechar vale um ciclo. O que mais castiga o motor não é o dia inteiro, e sim a hora de maior movimento.",
          ],
        ],
        steps: [
          "Conte os carros que usam a garagem.",
          "Multiplique por quatro: duas saídas e duas entradas por dia.",
          "Some as aberturas da hora mais cheia.",
          "Compare com os ciclos por hora da ficha do motor, deixando um terço de folga.",
        ],
      },
      {
        about: "causes",
        headings: ["O que encurta a vida do motor", "Por que o motor do prédio acaba cedo"],
        slots: [
          [
            "Motor residencial em uso coletivo não esfria entre uma abertura e outra, e o calor gasta o enrolamento, o fio de cobre que o faz girar. O sinal é desarmar na hora de pico e voltar depois.",
            "O calor é o que mais gasta: com uma abertura atrás da outra, a máquina não descansa e o enrolamento de cobre se perde. Se o portão para às oito e volta às nove, é isso.",
            "Feito para poucas aberturas, o motor de casa esquenta na fila da manhã e queima o enrolamento aos poucos. Parar no pico e voltar sozinho mais tarde é o aviso.",
          ],
          [
            "Folha pesada, roldana gasta e trilho sujo também cobram, porque aumentam o esforço de cada ciclo. Engrenagem e redutor se desgastam primeiro.",
            "Roldana ruim e trilho com sujeira fazem o motor puxar mais a cada passagem, e quem paga é a engrenagem. O mesmo vale para folha fora de prumo.",
            "Conta ainda o estado da folha: cada arrasto no trilho ou roldana presa vai para a engrenagem. Multiplicado por centenas de ciclos, o desgaste aparece logo.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como fazer o motor durar", "Manutenção e reserva para a troca"],
        slots: [
          [
            "Faça revisão {visits.business}, no mínimo, com roldanas, cremalheira, capacitor e força conferidos, e peça ao zelador que varra o trilho. Trocar roldana na hora certa custa pouco perto de um redutor.",
            "A revisão {visits.business}, ou mais frequente, confere capacitor, cremalheira, roldanas e regulagem de força. Entre uma e outra, o trilho limpo pelo zelador já poupa a engrenagem.",
            "Marque manutenção {visits.business}, pelo menos, e limpeza do trilho toda semana. Capacitor, roldana e cremalheira em ordem evitam o gasto maior, que é o redutor.",
          ],
          [
            "Reserve no orçamento a troca, de {price.heavySwap} em portão pesado, com mão de obra, antes que ela vire urgência. Comprar o motor com folga de ciclos é o que mais adia essa conta.",
            "Uma verba para o motor novo, de {price.heavySwap} com a instalação, evita o rateio de última hora. Quem escolhe o modelo acima do pico troca com menos frequência.",
            "Convém ter no caixa o valor da troca, de {price.heavySwap} em folha pesada, serviço incluído. Um motor com ciclos de sobra faz essa despesa demorar mais.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quando trocar o motor do prédio antes de quebrar?",
        answers: [
          "Quando ele desarma na hora de pico, já trocou engrenagem mais de uma vez ou não há peça à venda. Esperar a quebra deixa a garagem parada até chegar o novo.",
          "Três sinais bastam: parar por calor no horário cheio, repetir a mesma peça e faltar reposição. Programar a troca sai melhor que fazê-la na urgência.",
        ],
      },
      {
        question: "Motor com inversor dura mais no prédio?",
        answers: [
          "Costuma poupar a engrenagem, porque parte e para sem tranco. Ainda assim, a ficha de ciclos por hora manda, e a placa dele pede protetor de surto.",
          "Na mecânica, sim, pela partida suave. O limite de ciclos continua valendo, e convém pôr aterramento e protetor, já que a placa é mais cara.",
        ],
      },
      {
        question: "Tag gasta mais o motor que o controle?",
        answers: [
          "Não: o número de aberturas é o mesmo. O que gasta é a leitura dupla, que abre e logo inverte, e ela se corrige regulando a antena.",
          "Gasta igual, porque o carro passa as mesmas vezes. Se o portão abre e volta na leitura, ajuste o alcance da antena, que ali está o desgaste extra.",
        ],
      },
      {
        question: "Dois motores dividem o desgaste?",
        answers: [
          "Só em portão com duas folhas ou com entrada e saída separadas, em que cada motor faz metade do serviço. Dois motores na mesma folha não é solução comum.",
          "Separar entrada e saída divide os ciclos e ajuda bastante. Na mesma folha, o certo é um motor de uso intenso do tamanho dela.",
        ],
      },
    ],
    photo: "a etiqueta do motor e o portão inteiro, com o número de vagas",
  },
  {
    id: "motor-reserva-no-condominio",
    broader: "condominio",
    label: "Motor reserva para condomínio",
    phrase: "o motor reserva do condomínio",
    asks: [
      "motor reserva",
      "motor reserva condomínio",
      "motor reserva prédio",
      "motor reserva portão",
      "motor reserva vale pena",
      "motor sobressalente portão",
      "segundo motor condomínio reserva",
      "placa reserva condomínio",
      "peça reserva portão condomínio",
    ],
    intent: "question",
    answers: {
      any: [
        "Motor reserva para condomínio vale a pena quando há uma só entrada e muito movimento, ou quando o modelo é difícil de achar: a troca cai de dias para horas. Nos outros prédios, compensa mais guardar de reserva a placa, o capacitor e a engrenagem.",
        "Vale a pena ter motor reserva no condomínio se o portão é a única entrada e não pode parar, ou se o modelo demora a chegar. Com duas entradas ou motor comum no comércio, basta a reserva de peças: capacitor, engrenagem e placa.",
        "O motor reserva compensa no condomínio de entrada única e garagem cheia, ou com motor antigo e raro, porque evita dias de portão parado. Se há outra entrada ou o modelo se compra no dia, deixe de reserva só placa, engrenagem e capacitor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Motor inteiro ou só as peças", "Quando ter motor reserva"],
        slots: [
          [
            "Decida pelo prejuízo de um dia com o portão parado ou aberto: fila na rua, vigia extra e risco de invasão. Quanto maior esse custo, mais sentido faz o motor na prateleira.",
            "Compare o motor guardado com o que custa um dia sem portão, em vigia, fila e insegurança. É essa conta que define entre o aparelho inteiro e as peças.",
            "O que pesa é o dia parado. Se ele exige vigia extra ou deixa a garagem aberta, o motor reserva se paga; senão, as peças bastam.",
          ],
        ],
        bullets: [
          "Uma só entrada e portaria sem vigia: motor reserva",
          "Duas entradas: placa e capacitor",
          "Modelo antigo ou importado: motor reserva ou troca planejada",
          "Modelo comum, à venda no dia: nenhuma reserva além do capacitor",
        ],
      },
      {
        about: "care",
        headings: ["Como guardar o motor reserva", "O motor parado também estraga"],
        slots: [
          [
            "Guarde em lugar seco, na caixa, com o manual e a data da compra, porque a garantia corre mesmo sem uso. Nas revisões, troque o reserva pelo que está no portão: assim nenhum dos dois envelhece parado.",
            "O motor parado sofre com umidade e graxa endurecida. Caixa fechada, lugar seco e um rodízio com o titular na revisão evitam surpresa, e a garantia, que conta desde a compra, é aproveitada.",
            "Lugar seco e caixa fechada são o mínimo, com nota e manual juntos. Como a garantia começa na compra, ponha o reserva para trabalhar em rodízio com o outro a cada revisão.",
          ],
          [
            "Ele precisa ser igual ao que está em uso na base, na engrenagem, na tensão e na central. Reserva de outro modelo não entra no mesmo dia, e a vantagem se perde.",
            "Base, tensão, central e engrenagem iguais às do titular são a condição para a troca rápida. Um modelo diferente pede adaptação justamente na hora da pressa.",
            "Compre o mesmo modelo, com a mesma tensão, engrenagem, central e furação. Se algo muda, a troca deixa de ser de horas.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a reserva", "A conta do motor na prateleira"],
        slots: [
          [
            "Como referência, motor e mão de obra na troca de um portão pesado ficam de {price.heavySwap}. Na reserva se paga agora só o aparelho, cotado pela etiqueta do que está em uso, e a mão de obra fica para o dia da troca. Capacitor e engrenagem custam bem menos que a placa, e a placa, menos que o motor.",
            "A troca completa em prédio vai de {price.heavySwap}, com o serviço. O reserva corresponde à parte do aparelho, orçada pela etiqueta, e o trabalho é pago quando ele for usado. Na ordem de custo vêm capacitor, engrenagem, placa e motor.",
            "Trocar o motor de um portão pesado, com mão de obra, custa de {price.heavySwap}. Quem compra a reserva adianta o aparelho, com valor pela etiqueta, e deixa a instalação para depois; reservar peças sai menos, do capacitor à placa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Compensa guardar o motor velho como reserva?",
        answers: [
          "Só se ele foi revisado e funciona. Queimado, serve no máximo para fornecer engrenagem ou carcaça, e não cobre uma emergência.",
          "Funcionando e revisado, sim, como quebra-galho. Com defeito, ele ocupa espaço e não salva o dia da parada.",
          "Depende do estado: testado e lubrificado, ajuda; queimado, vira apenas fonte de peças. Peça a avaliação na próxima revisão.",
        ],
      },
      {
        question: "Dois motores no mesmo portão, um de reserva, funciona?",
        answers: [
          "Não é usual, porque os dois engatados na mesma folha se atrapalham. O reserva fica guardado e entra na troca.",
          "Não convém: parado, o segundo motor freia o primeiro. A reserva é na prateleira.",
          "Em geral não funciona bem, já que o engate de um pesa sobre o outro. Deixe o segundo na caixa, pronto para instalar.",
        ],
      },
      {
        question: "Que peças o condomínio deve ter guardadas?",
        answers: [
          "Um capacitor igual, controles ou tags virgens e, se a entrada é única, a placa. A engrenagem vale em motor que já a trocou uma vez.",
          "Comece pelo capacitor e por controles virgens; a placa vem em seguida, sobretudo em modelo menos comum. Anote o código de cada uma.",
          "Capacitor, controles e placa cobrem a maior parte das paradas. Em motor com mais anos de uso, some a engrenagem.",
        ],
      },
      {
        question: "Um contrato de manutenção substitui a reserva?",
        answers: [
          "Em parte: a revisão {visits.business} evita muita parada, e o contrato pode fixar prazo de atendimento. Ele não resolve a espera por um motor raro.",
          "Ajuda bastante, porque revisão {visits.business} pega o desgaste cedo. Já a falta de um modelo no mercado só a reserva cobre.",
          "Para modelo comum, contrato com prazo e visita {visits.business} costuma bastar. Em motor difícil de achar, tenha os dois.",
        ],
      },
    ],
    photo: "a etiqueta do motor em uso e o portão inteiro",
  },
  {
    id: "seguro-do-condominio-e-portao",
    broader: "condominio",
    label: "Seguro do condomínio e o portão",
    phrase: "o seguro do portão do condomínio",
    asks: [
      "raio seguro condomínio",
      "raio queimou prédio seguro",
      "raio queimou portão prédio seguro condomínio",
      "raio portão prédio seguro cobre",
      "seguro condomínio cobre raio",
      "seguro condomínio cobre motor queimado",
      ...combine(
        ["condomínio", "prédio", "síndico"],
        [
          "precisa seguro portão",
          "obrigatório seguro portão",
          "seguro obrigatório portão",
          "fazer seguro portão",
          "contratar seguro portão",
        ],
      ),
      "portão condomínio precisa seguro",
      "seguro condomínio pede manutenção portão",
      "seguro condomínio exige manutenção portão",
      "seguradora exige manutenção portão",
      "seguradora pede manutenção portão",
      "seguro nega portão falta manutenção",
      "seguro obrigatório condomínio portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão de condomínio não precisa de seguro próprio: obrigatório é o do prédio (Código Civil, artigo 1.346). Ele cobre o portão conforme a apólice, menos a franquia: raio em geral na cobertura básica, surto da rede em danos elétricos, batida em impacto de veículos e terceiro atingido em responsabilidade civil.",
        "O seguro do condomínio costuma cobrir o portão queimado por raio, na cobertura básica ou em danos elétricos, descontada a franquia. Só o seguro do prédio é obrigatório (artigo 1.346 do Código Civil). Impacto de veículos e responsabilidade civil são coberturas a pedir na mesma apólice.",
        "Raio que queimou o portão do prédio em geral é coberto pelo seguro do condomínio. Oscilação da rede depende da cobertura de danos elétricos. A lei obriga o seguro da edificação (Código Civil, artigo 1.346), não um só do portão, e responsabilidade civil e impacto de veículos completam a apólice.",
        "O seguro do condomínio costuma pedir prova de manutenção do portão quando há um acidente ou um motor queimado, e pode negar o pagamento se o dano veio de desgaste ou descuido. Guarde relatório, data e nota de cada revisão, feita {visits.business}. A apólice diz o que é exigido; na dúvida, pergunte à seguradora por escrito.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Coberturas que servem ao portão", "O que pedir na apólice do condomínio"],
        slots: [
          [
            "Cada cobertura paga um tipo de prejuízo, e a básica raramente basta. Confira na apólice se estas aparecem, com o limite e a franquia de cada uma.",
            "A apólice lista as coberturas com limite e franquia. Estas são as que alcançam o portão, além da básica contra incêndio, raio e explosão.",
            "Além da básica, o síndico deve procurar as coberturas abaixo e ver o limite de cada. Sem elas, o conserto sai do caixa.",
          ],
        ],
        bullets: [
          "Danos elétricos: motor e placa queimados por oscilação",
          "Impacto de veículos: carro que derruba a folha",
          "Responsabilidade civil: pessoa ou carro atingido",
          "Roubo: arrombamento ou furto do motor",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer quando o portão queima", "O que a seguradora pede"],
        slots: [
          [
            "A ordem importa: consertar antes da vistoria é motivo comum de recusa. Se houver risco, isole o portão e registre tudo com fotos.",
            "Seguradora quer ver o dano, por isso avise antes do conserto. Havendo perigo, deixe o portão isolado e guarde as imagens.",
            "Não troque nada antes de avisar, salvo risco a pessoas, e guarde o que queimou. Os passos são estes.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e fotografe o portão.",
          "Avise a seguradora com data e hora.",
          "Guarde a placa ou o motor queimado.",
          "Peça ao técnico a causa por escrito e o orçamento.",
          "Junte as notas das revisões do portão.",
          "Conserte depois da vistoria ou da liberação.",
        ],
      },
      {
        about: "cost",
        headings: ["Quando a franquia não compensa", "Seguro ou caixa do condomínio"],
        slots: [
          [
            "Compare o orçamento com a franquia antes de abrir o aviso: placa, capacitor ou controle costuma ficar abaixo dela. O seguro serve ao motor inteiro, que em prédio fica de {price.heavySwap} na troca com mão de obra, à folha derrubada e ao terceiro ferido.",
            "Conserto pequeno, como capacitor ou placa, muitas vezes custa menos que a franquia e sai do caixa. Motor completo, de {price.heavySwap} em portão de prédio com a instalação, folha no chão ou pessoa atingida justificam acionar.",
            "Se o valor não passa da franquia, não há o que receber, e isso é comum em placa e peça pequena. Já a troca do motor, de {price.heavySwap} em portão pesado com mão de obra, a folha caída ou um terceiro atingido costumam passar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga se o portão bater no carro e não houver cobertura?",
        answers: [
          "Se o portão falhou, o condomínio pode ter de pagar do caixa; se o motorista errou, a conta tende a ser dele. A causa escrita pelo técnico e as imagens decidem.",
          "Depende da causa: defeito do portão recai sobre o condomínio, e imprudência, sobre quem dirigia. Laudo do técnico e câmera pesam.",
        ],
      },
      {
        question: "O seguro pode recusar por falta de manutenção?",
        answers: [
          "Pode, quando o dano vem de desgaste ou descuido. Revisão {visits.business}, com relatório e nota, mostra que o prédio cuidava do portão.",
          "Sim, é um motivo frequente de recusa. Guarde os relatórios da revisão, que em prédio se faz {visits.business}.",
        ],
      },
      {
        question: "O seguro cobre o controle perdido?",
        answers: [
          "Em geral não: é despesa do morador, conforme o regimento. Furto comprovado pode entrar na cobertura de bens dele, não na do prédio.",
          "Não costuma cobrir. Reposição de controle fica com o morador ou com o condomínio, como disser a convenção.",
        ],
      },
      {
        question: "Um protetor de surto evita o problema?",
        answers: [
          "Reduz o risco: o DPS, dispositivo que desvia o surto para a terra, só age com aterramento bom. Raio muito próximo ainda pode queimar, e o seguro continua útil.",
          "Ajuda bastante contra oscilação, com aterramento em ordem. Não elimina o raio direto, por isso DPS e seguro se completam.",
        ],
      },
    ],
    photo: "fotos do portão, da peça queimada e da etiqueta do motor",
  },
  {
    id: "interfone-coletivo",
    broader: "interfone",
    label: "Interfone coletivo que abre o portão",
    phrase: "o interfone coletivo do prédio",
    asks: [
      ...combine(
        ["interfone", "porteiro eletrônico"],
        [
          "apartamentos",
          "coletivo",
          "prédio",
          "condomínio",
          "40 apartamentos",
          "coletivo garagem",
          "portaria apartamentos",
        ],
        ["portão", "abre portão"],
      ),
      "interfone coletivo",
      "porteiro eletrônico coletivo",
      "interfone coletivo portão garagem",
      "porteiro eletrônico coletivo garagem",
      "interfone predial portão",
    ],
    intent: "installation",
    answers: {
      any: [
        "O interfone coletivo do prédio ou condomínio tem placa externa com teclado, central com um ramal por apartamento e saída para a fechadura do portão social. Vendemos a parte que comanda o portão e instalamos a ligação com a garagem, feita por um relé na botoeira do motor. O valor sai por foto e número de unidades.",
        "Num prédio de 40 apartamentos, por exemplo, o interfone coletivo liga a placa da rua a cada morador, que atende e solta a fechadura do portão social. A garagem abre por um relé da central, ligado como botoeira no motor. O preço, por foto, depende das unidades e da fiação que se aproveita.",
        "Para vários apartamentos o interfone é coletivo: uma central reparte as chamadas da placa externa, destranca a fechadura do social e, por um relé, pode acionar o motor da garagem. Na troca de um sistema antigo, a fiação em bom estado fica, e isso decide boa parte do orçamento, feito por foto.",
        "O interfone ou porteiro coletivo do prédio junta uma placa externa de chamada, um ramal em cada apartamento e o comando da fechadura do portão social; a garagem entra por um relé na botoeira do motor. Fornecemos e ligamos o que aciona o portão, e o orçamento usa fotos e a quantidade de unidades.",
        "Em condomínio pequeno ou grande, o interfone coletivo faz três coisas: chama o apartamento, deixa o morador falar e destranca a fechadura do portão de pedestre. Com um relé ele também aciona o motor da garagem, e o custo, dado por foto, segue o número de ramais e o estado dos fios.",
      ],
      price: [
        "O preço do interfone coletivo depende do número de apartamentos, da central, da fiação que dá para aproveitar e da fechadura. Prédio com cabos bons paga aparelhos, central e mão de obra. Passar cabo novo é o que mais encarece. O valor sai com fotos e o total de unidades.",
        "Quanto custa o interfone coletivo é conta de apartamentos, tipo de central, fechadura e, acima de tudo, fiação: a que está boa se aproveita, a que falta encarece mais que os aparelhos. Com o número de unidades e fotos do sistema, o orçamento sai antes da visita.",
        "Para um interfone coletivo, o orçamento soma ramais, central, fechadura e horas de serviço, e o cabeamento novo é a parcela mais alta quando o antigo não serve. Informe quantos apartamentos há e mande fotos do que existe, e você recebe o valor antes de qualquer visita.",
        "O valor do interfone coletivo cresce com as unidades e, principalmente, com o cabo que faltar; onde os fios estão bons, a despesa fica em central, aparelhos, fechadura e trabalho. Basta contar os apartamentos e fotografar o sistema atual para o cálculo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Os tipos de interfone para prédio", "Qual sistema para o seu prédio"],
        slots: [
          [
            "A fiação que já existe decide metade da escolha, porque passar cabo novo em todos os andares pesa mais que os aparelhos. Veja os tubos e os pares de fio antes de comparar modelos.",
            "Comece pelos cabos: se estão bons, a central pode ser trocada com pouca obra. Cabo novo por todo o prédio custa mais que o próprio interfone.",
            "Antes do aparelho vem o cabo. Reaproveitar os fios dos andares barateia a troca, e refazê-los costuma ser a parte mais cara.",
            "O que mais separa um sistema do outro é o fio que cada um exige. Prédio com cabos em ordem escolhe à vontade; onde é preciso lançar fiação por andar, a obra passa a custar acima dos equipamentos.",
            "Abra uma caixa de passagem e veja quantos pares sobem aos andares e em que estado estão. Dessa resposta depende o orçamento, já que a passagem de fios novos supera o valor da central com os aparelhos.",
          ],
        ],
        bullets: [
          "Central com ramais: um par de fios por apartamento, simples e durável",
          "Digital em dois fios: menos cabo, bom em reforma",
          "Por celular: sem aparelho no apartamento, depende de internet",
          "Com vídeo: mostra quem chama e em geral pede cabo próprio",
        ],
      },
      {
        about: "visit",
        headings: ["Como o interfone comanda os portões", "A ligação ao social e à garagem"],
        slots: [
          [
            "No portão social, a central solta a fechadura elétrica por alguns segundos. Na garagem, o relé, que é uma chave comandada pela central, fecha um contato na entrada de botoeira do motor, sem mexer nos controles dos moradores.",
            "São dois comandos separados: um pulso destranca a fechadura do social, e um relé, espécie de botão acionado pela central, manda o motor da garagem abrir. Os controles gravados continuam iguais.",
            "A fechadura do pedestre recebe energia da central e abre na hora. Para os carros, um relé imita o aperto da botoeira, e a placa do motor obedece sem perder nenhum controle já cadastrado.",
            "Cada portão recebe um tipo de ordem. A fechadura do social é alimentada por um instante e destrava. O motor dos carros recebe do relé, um contato que a central liga e desliga, o mesmo sinal do botão de parede, com os controles preservados.",
            "Para o pedestre, a central manda um pulso elétrico que abre a fechadura. Já a garagem usa um relé ligado onde fica a botoeira do motor: ele fecha o contato, o portão anda, e a memória dos controles nem é tocada.",
          ],
          [
            "O cabo do interfone corre longe do de energia, para não dar chiado. A fonte tem circuito próprio e bateria, que mantém a conversa e a fechadura quando falta luz.",
            "Chiado na voz costuma vir de cabo junto da força, e por isso os caminhos são separados. Uma fonte com bateria segura interfone e fechadura durante o apagão.",
            "Para a voz sair limpa, o fio do interfone não divide tubo com a rede elétrica. Com bateria na fonte, placa e fechadura seguem vivas sem energia.",
            "Voz e energia vão por tubos diferentes, já que a rede elétrica induz ruído na conversa. A alimentação sai de um circuito só do interfone, com bateria para a queda de luz.",
            "A distância entre o cabo de áudio e o da rede evita o zumbido. Uma bateria junto da fonte mantém as chamadas e a abertura do social quando a energia cai.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O cuidado ao abrir a garagem de longe", "Liberar a garagem sem ver o vão"],
        slots: [
          [
            "Quem abre do apartamento não enxerga a passagem. Para os carros dos moradores, tag ou controle é melhor, e o interfone fica para o pedestre e para visitas com câmera.",
            "Do apartamento não se vê quem está no vão nem quem entra atrás. Deixe os carros com tag ou controle e use o interfone na porta de pedestre, ou com vídeo na garagem.",
            "Abrir de cima é abrir sem ver. O mais seguro é reservar o interfone ao portão social e dar tag ou controle aos carros; se a garagem precisar dele, ponha câmera.",
            "O morador que aperta o botão no andar não sabe se há uma criança ou um estranho na entrada. Convém abrir por ali só o portão de pedestre, pôr câmera se houver visita de carro e entregar tag ou controle a quem mora.",
            "Sem imagem, liberar a garagem pelo interfone é um risco, porque outro carro pode entrar na sequência. Quem mora usa tag ou controle; para o visitante motorizado, só com câmera que mostre o vão.",
          ],
          [
            "Em qualquer caso, a fotocélula, o sensor que impede o portão de fechar sobre alguém, precisa estar testada, porque ninguém acompanha o fechamento de perto.",
            "Como não há ninguém olhando a folha fechar, a fotocélula tem de funcionar: é o par de sensores que segura o portão quando há gente ou carro no vão.",
            "A abertura de longe só é aceitável com fotocélula em ordem, o sensor que detecta pessoa ou carro na passagem e interrompe o fechamento.",
            "Todo portão aberto à distância depende da fotocélula, o feixe que percebe quem passa e faz a folha parar. Ela deve ser testada, pois não há olhos no local.",
            "Quem protege o vão nessa hora é a fotocélula, que barra o fechamento quando algo corta o feixe. Teste o sensor regularmente, já que a pessoa do apartamento não vê a folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para aproveitar os interfones antigos dos apartamentos?",
        answers: [
          "Muitas vezes, se a central nova é da mesma linha e a fiação está boa. De outra marca, o comum é trocar os aparelhos e manter os cabos.",
          "Sim, quando central e aparelhos são compatíveis entre si. Se a linha saiu de fabricação, trocam-se os aparelhos e fica a fiação que estiver boa.",
          "Depende da linha da central: na mesma família, os aparelhos costumam ficar; em outra, são trocados, e o que se aproveita são os fios.",
          "Aparelho antigo só conversa com central compatível. Sendo da mesma linha, ele fica. Não sendo, compra-se novo e a economia vem dos cabos conservados.",
        ],
      },
      {
        question: "O interfone do prédio parou de abrir o portão. O defeito é do motor?",
        answers: [
          "Teste o controle e a botoeira: se eles abrem a garagem, o motor está bom, e o defeito está no interfone, no relé ou no cabo entre os dois.",
          "Provavelmente não, se o controle remoto e o botão da parede ainda abrem. Nesse caso a falha fica entre a central do interfone e a placa do motor.",
          "Veja se o portão responde ao controle. Respondendo, o motor está livre de culpa e se procura no relé, no fio ou na central do interfone.",
          "O controle tira a dúvida: garagem que abre com ele tem motor em ordem. Sobram o fio, o relé e a central do interfone, que o técnico mede nessa sequência.",
        ],
      },
      {
        question: "O interfone coletivo funciona sem luz?",
        answers: [
          "Funciona se a central tiver bateria, que também precisa alimentar a fechadura. O motor da garagem só abre se ele próprio tiver nobreak.",
          "Só com bateria na central. Ela mantém as chamadas e a fechadura do social; o portão da garagem depende do nobreak do motor.",
          "Com bateria, sim, para falar e destrancar o portão social. A garagem continua parada, a não ser que o motor tenha nobreak.",
          "Sem bateria, para tudo. Com ela, os moradores atendem e soltam a fechadura do social, e o portão de carros só anda se houver nobreak no motor.",
        ],
      },
      {
        question: "Quantos ramais a central precisa ter?",
        answers: [
          "Um por apartamento, mais portaria, zelador e áreas comuns. Convém folga para crescer, e a central modular aceita placas de ramal depois.",
          "Conte os apartamentos, some portaria e áreas comuns e deixe alguma sobra. Centrais modulares crescem com novas placas.",
          "O mínimo é um por unidade, além da portaria e do zelador. Prefira central modular, que recebe mais ramais sem ser trocada.",
          "Some as unidades, a portaria, o zelador e os espaços comuns e acrescente uma reserva. A central em módulos permite ampliar mais tarde, placa por placa.",
        ],
      },
    ],
    photo: "fotos da placa externa, da central e de um aparelho, com o número de apartamentos",
  },
  {
    id: "basculante-ou-correr-no-predio",
    broader: "predio",
    label: "Basculante ou de correr no prédio",
    phrase: "a escolha do portão do prédio",
    asks: [
      "deslizante ou basculante edifício",
      "basculante ou correr edifício",
      "portão garagem prédio deslizante levanta",
      "edifício sem parede lateral basculante",
      ...combine(
        ["prédio", "condomínio"],
        [
          "basculante ou deslizante",
          "deslizante ou basculante",
          "basculante ou correr",
          "correr ou basculante",
          "melhor tipo portão",
          "qual tipo portão",
          "qual melhor portão garagem",
        ],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "No prédio, prefira o portão deslizante ao basculante se há parede livre: aguenta mais aberturas, não avança na calçada e dá manutenção mais simples. Sem espaço lateral, fica o basculante com motor de uso intenso. Nos dois, a troca do motor com mão de obra é de {price.heavySwap}.",
        "Para prédio, o de correr costuma ser melhor que o basculante: folha apoiada no chão, motor de uso intenso fácil de achar e nada sobre a calçada. O basculante dá mais manutenção, por cabos e contrapeso, e vale onde falta parede. O motor fica de {price.heavySwap} na troca, com o trabalho.",
        "Entre motor deslizante ou basculante para condomínio, escolha o deslizante de uso intenso, que aguenta mais aberturas, se há parede livre do tamanho da folha ao lado do vão; sem ela, o basculante que não avance na calçada. Trocar o motor, com mão de obra, custa de {price.heavySwap} nos dois.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Decida por espaço e movimento", "O que pesa na escolha do prédio"],
        slots: [
          [
            "Quatro perguntas resolvem, e a assembleia pode respondê-las antes de pedir preço.",
            "Responda a estas perguntas com trena e cronômetro, na hora da saída da manhã.",
            "Leve as respostas à assembleia, porque elas eliminam uma das opções.",
          ],
        ],
        bullets: [
          "Há parede livre igual à largura do vão? De correr.",
          "O vão ocupa toda a frente? Basculante ou duas folhas de correr.",
          "A saída dá direto na calçada? De correr, ou basculante que não avance.",
          "Mais de 60 aberturas por hora? De correr com inversor.",
        ],
      },
      {
        about: "care",
        headings: ["Manutenção de cada um", "O que gasta no uso coletivo"],
        slots: [
          [
            "No de correr gastam roldana, trilho e cremalheira, peças à vista e sem risco de queda, que o zelador limpa. No basculante gastam cabo, pivô e contrapeso, serviço de técnico com a folha escorada.",
            "Deslizante: trilho e roldana, que se veem e se limpam. Basculante: cabo e contrapeso, que ninguém toca sem escora.",
            "O de correr desgasta peças visíveis, e o zelador varre o trilho. Já cabo e contrapeso do basculante são só do técnico, com escora.",
          ],
          [
            "A revisão é no mínimo {visits.business} nos dois, mais frequente em garagem de muitas vagas.",
            "Ambos pedem visita {visits.business}, ou a cada dois ou três meses em prédio grande.",
            "Programe {visits.business}, pelo menos, e encurte o prazo se há muitas vagas.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Custo de cada tipo", "Quanto fica a automação do prédio"],
        slots: [
          [
            "A folha nova é de serralheria, e a de correr ainda soma trilho e base. Ao longo dos anos, porém, o basculante gasta mais em cabo e contrapeso.",
            "Mudar o tipo é obra de serralheiro, com trilho e base no deslizante. A diferença volta na manutenção, menor no de correr.",
            "Na compra, o deslizante acrescenta trilho e base; no uso, economiza cabo e contrapeso. A folha se orça na serralheria.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual abre mais rápido no prédio?",
        answers: [
          "Em vão igual, o basculante costuma levar menos segundos. Com inversor, o de correr chega perto.",
          "O basculante, por pouco. Um deslizante com inversor empata e aguenta mais ciclos.",
        ],
      },
      {
        question: "Vamos trocar o portão do prédio: se escolhemos o de correr, dá para tirar o basculante?",
        answers: [
          "Dá, se há recuo lateral. É portão novo, com trilho e base, e pede assembleia por ser melhoria.",
          "Sim, havendo parede livre. Conte serralheiro, base e aprovação em assembleia.",
        ],
      },
      {
        question: "Portão de prédio que abre para a calçada é permitido?",
        answers: [
          "Na capital, a Lei 16.809/2018 proíbe portão automático que avance sobre o passeio. Em outra cidade, confirme na prefeitura.",
          "Em São Paulo, não: a Lei 16.809/2018 proíbe e multa. Nas demais cidades vale a regra municipal.",
        ],
      },
      {
        question: "Quanto tempo o prédio fica sem portão na troca do motor?",
        answers: [
          "A montagem leva {time.heavy}, fora do pico. Mudar o tipo de portão leva dias, pela obra.",
          "São {time.heavy} se só o motor muda. Folha nova e trilho pedem dias.",
        ],
      },
    ],
    photo: "fotos da entrada por dentro e por fora, com largura, altura e parede livre",
  },
];
