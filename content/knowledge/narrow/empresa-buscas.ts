import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What is said to a telephone or typed in a hurry, without naming a place. */
export const empresaBuscas: NarrowConcept[] = [
  {
    id: "quem-conserta-perto",
    broader: "conserto",
    label: "Quem conserta portão perto",
    phrase: "quem conserta portão por perto",
    asks: [
      "quem mexe portão eletrônico",
      "técnico mexe portão",
      "alguém mexe portão eletrônico",
      "quem entende portão eletrônico",
      "quem entende de portão",
      "profissional mexe portão eletrônico",
      "quem procurar portão quebrado",
      "quem arruma portão agora",
      "quem conserta portão agora",
      ...combine(
        [
          ...combine(
            ["conserto portão", "conserto motor portão", "técnico portão"],
            ["aberto agora", "perto aberto agora"],
          ),
          "quem conserta portão",
          "quem arruma portão",
          "conserto portão",
          "conserta portão",
          "arrumar portão",
          "técnico portão",
          "assistência portão",
          "empresa conserta portão",
        ],
        ["perto", "perto mim", "aqui perto", "próximo", "região"],
      ),
      "quem conserta portão",
      "quem arruma portão",
      "quem conserta motor portão",
      "quem arruma motor portão",
      "alguém conserta portão",
      "alguém arruma portão",
      "preciso alguém consertar portão",
      "quem conserta portão hoje",
      "portão quebrou quem chamar",
      "portão parou quem chamar",
      "portão parou de funcionar quem chamar",
      "portão com defeito quem chamar",
      "quem conserta hoje",
      "quem arruma hoje",
      "quem conserta agora",
      "quebrou de novo quem conserta",
      "alguém conserta hoje",
      "quebrou preciso alguém",
      "quebrou hoje preciso alguém",
      "portão quebrou hoje",
      "quebrou de novo hoje",
      "portão parou preciso alguém",
      "preciso alguém portão hoje",
      "onde conserta motor portão",
      "onde conserta portão",
      "onde arruma portão",
      "onde arrumar portão",
      "onde consertar portão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Consertamos portão automático perto de você, em {shop.area}, e o técnico vai até o seu endereço. Diga o bairro pelo WhatsApp, {shop.hours}, com um vídeo curto e a foto da etiqueta do motor. A resposta traz a causa provável, o valor e o primeiro horário livre, antes de você marcar a visita.",
        "O conserto do portão é feito no seu endereço, em {shop.area}, e o técnico só sai depois que você aceita o valor. Mande pelo WhatsApp o bairro e um vídeo do que o portão faz. Respondemos {shop.hours} com a causa provável, o preço e o horário mais próximo.",
        "Consertamos portão hoje quando há técnico livre perto de você, em {shop.area}. Chame agora pelo WhatsApp ou por telefone, {shop.hours}{shop.always}. Com o bairro e um vídeo curto, dizemos a causa provável, quanto custa e a que horas podemos chegar.",
        "Se o portão quebrou ou voltou a dar defeito, consertamos no local, em casa, prédio ou condomínio de {shop.area}, e hoje mesmo se houver técnico livre. Diga o bairro pelo WhatsApp, {shop.hours}, e mande um vídeo. Você recebe o valor, a causa provável e o horário antes da visita.",
        "Para saber onde consertar o motor do portão, basta dizer o seu bairro, porque o conserto é feito aí mesmo, em {shop.area}, sem levar o motor a uma oficina. O WhatsApp atende {shop.hours}. Mande a foto da etiqueta e um vídeo, e antes da visita você sabe o preço, a causa provável e o horário.",
        "Para achar quem conserta portão perto de você, basta dizer o bairro: atendemos casa, prédio e comércio em {shop.area}. Mande pelo WhatsApp, {shop.hours}, um vídeo do problema e a foto da etiqueta. Respondemos com o preço, a causa provável e o primeiro horário livre.",
        "Temos técnico de portão eletrônico perto de você, em {shop.area}, para casa, prédio e comércio. Ele testa a folha na mão, mede a energia, o capacitor e a placa e só troca a peça que você aprovar. Diga o bairro pelo WhatsApp, {shop.hours}, e receba o valor e o primeiro horário livre; em casa, só a regulagem parte de {price.preventive}, sem peças.",
        "Quem mexe com portão eletrônico é o técnico de automação de portões, que cuida do motor, da placa, do controle e da regulagem. Chapa e solda grande são do serralheiro, e o quadro de luz é do eletricista. Fazemos esse serviço em {shop.area}. Mande um vídeo e o bairro pelo WhatsApp, {shop.hours}, e dizemos a causa provável e o valor.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que consertamos no local", "Defeitos que resolvemos na visita"],
        slots: [
          [
            "Consertamos motor que ronca e não anda, placa queimada, portão que para no meio ou volta, controle que não aciona e roldana barulhenta. Os reparos mais comuns são trocar o capacitor, que dá a força da partida, e regular o fim de curso, que marca as paradas.",
            "Motor que zumbe parado, portão que não responde, folha que volta sozinha, controle sem efeito e barulho no trilho são consertados no local. Quase sempre basta trocar uma peça, como o capacitor da partida ou a roldana, ou acertar o fim de curso, que marca onde o portão para.",
            "Atendemos defeito no controle, na placa, no motor e na folha. O que mais aparece é o fim de curso fora do lugar, que faz o portão parar antes da hora, e o capacitor fraco, que deixa o motor roncando sem partir.",
            "No local resolvemos placa queimada, folha que volta ou trava no caminho, motor que ronca parado, controle sem efeito e roldana gasta. Boa parte dos casos pede só um capacitor, a peça que ajuda o motor a partir, ou a regulagem dos pontos de parada.",
          ],
          [
            "O técnico testa primeiro a folha, depois a energia e a placa, e mostra a peça com defeito antes de trocar. Muitos consertos terminam nessa visita, em menos de {trade.smallRepair}, porque a foto da etiqueta já diz que peça levar.",
            "Primeiro o técnico vê se o problema está no portão ou no motor. Depois mede a tensão e testa a placa, e nada é trocado sem você ver. Um conserto pequeno costuma levar menos de {trade.smallRepair}, e a foto da etiqueta evita uma segunda viagem.",
            "O exame começa pela folha e segue pela energia e pela central, até achar o que falhou. Com a foto da etiqueta mandada antes, o técnico já leva a peça provável, e um conserto pequeno leva menos de {trade.smallRepair}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o conserto", "Do que depende o preço"],
        slots: [
          [
            "Só a regulagem com limpeza, em residência, custa a partir de {price.preventive}, sem peças. Se uma peça falhou, soma-se o valor dela: capacitor e roldana estão entre as baratas, placa e redutor entre as caras, e o motor novo instalado fica de {price.homeSwap}.",
            "Em casa, a visita de ajuste e limpeza parte de {price.preventive}, sem peças. Capacitor ou roldana acrescentam pouco, placa e redutor pesam mais, e trocar o motor inteiro, com mão de obra, vai de {price.homeSwap}.",
            "O valor depende da peça. Sem peça nenhuma, a regulagem com limpeza numa casa custa a partir de {price.preventive}. Com roldana ou capacitor a diferença é pequena, com placa ou redutor é grande, e o motor novo, já instalado, custa de {price.homeSwap}.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar no WhatsApp", "O que mandar para receber o valor logo"],
        slots: [
          [
            "Quanto mais claro o vídeo, mais certo o orçamento. Com ele e a foto da etiqueta, muitas vezes já se sabe qual é a peça antes de o técnico sair.",
            "O vídeo mostra o defeito e a etiqueta mostra o modelo do motor. Com os dois, o técnico já pode levar a peça provável.",
            "Com quatro informações a resposta sai mais completa, e o técnico não precisa voltar para buscar peça.",
          ],
        ],
        bullets: [
          "Bairro ou CEP e se é casa, prédio ou comércio",
          "Vídeo curto do portão tentando abrir e fechar",
          "Foto da etiqueta do motor, com marca e modelo",
          "Desde quando falha e se choveu ou faltou luz antes",
        ],
      },
      {
        about: "safety",
        headings: ["Até o técnico chegar", "Cuidados enquanto espera"],
        slots: [
          [
            "Desligue o disjuntor do motor se ele ronca parado, cheira a queimado ou se a folha está torta. Basculante com cabo rompido não se destrava nem se levanta. O portão de correr ou de abrir, com a folha reta, pode ser destravado e fechado na mão.",
            "Se há ronco, cheiro de queimado ou folha torta, desligue o disjuntor e deixe todos longe. O portão de correr ou de abrir, com a folha reta, pode ser destravado e movido na mão. O basculante de cabo partido fica como está, sem ninguém embaixo.",
            "Pare de acionar e desligue o disjuntor se o motor zumbe sem andar, esquenta ou se a folha saiu do lugar. Ninguém mexe no basculante com cabo rompido, que pode cair. O portão de correr ou de abrir, quando está reto, pode ser destravado e empurrado devagar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Consertam portão hoje mesmo?",
        answers: [
          "Muitas vezes, sim, conforme a agenda do dia e o bairro. Portão aberto e carro preso têm prioridade. Diga isso na primeira mensagem, e a resposta já traz o horário possível.",
          "Depende de haver técnico livre perto de você. Mande o bairro e conte se a entrada ficou aberta, porque esses casos passam na frente e recebem o horário logo.",
          "É possível quando há técnico livre na região. Avise já na primeira mensagem se alguém está preso ou se a casa ficou aberta, porque isso muda a ordem da fila.",
        ],
      },
      {
        question: "Consertam portão de qualquer marca?",
        answers: [
          "Trabalhamos com {shop.brands}. De outra marca, a foto da etiqueta diz se há peça, original ou compatível.",
          "As marcas que atendemos são {shop.brands}. Para as demais, mande a etiqueta: muitos motores aceitam peça compatível, e isso é informado antes da visita.",
          "Atendemos {shop.brands}. Se o seu é de outra marca, a etiqueta do motor mostra se existe peça compatível, e você sabe antes de marcar.",
        ],
      },
      {
        question: "O portão quebrou de novo depois de outro conserto. E agora?",
        answers: [
          "Se o serviço anterior tem menos de 90 dias, procure primeiro quem fez, porque a lei garante esse prazo. Depois disso, o técnico procura a causa, como folha pesada ou umidade na placa, antes de trocar a mesma peça outra vez.",
          "Dentro de 90 dias, a lei dá direito a reclamar com quem consertou. Se não resolver, mande o vídeo e diga o que já foi trocado: peça que queima de novo costuma ter causa na folha, na fiação ou na umidade.",
          "Conte o que foi feito e quando. Com menos de 90 dias, você pode cobrar de quem fez o serviço. Passado o prazo, procuramos o que estraga a peça, como umidade ou folha pesada.",
        ],
      },
      {
        question: "O conserto tem garantia?",
        answers: [
          "Tem: pela lei, são 90 dias para reclamar do serviço e da peça trocada. Motor novo vendido por nós tem {warranty.motor} de fábrica.",
          "Sim. Serviço e peça têm os 90 dias da lei, e um motor novo, se for o caso, vem com {warranty.motor} do fabricante.",
          "Sim, valem os 90 dias da lei para mão de obra e componentes. Quando o motor é novo e nosso, a fábrica cobre {warranty.motor}.",
        ],
      },
    ],
    photo: "um vídeo curto do portão e a foto da etiqueta do motor",
  },
  {
    id: "buscar-motor-em-casa",
    broader: "conserto",
    label: "Buscar o motor em casa",
    phrase: "a busca do motor em casa",
    asks: [
      "vocês buscam motor",
      "vocês buscam motor portão",
      "buscam motor casa",
      "buscar motor casa",
      "buscam motor consertar",
      "buscar motor consertar",
      "retiram motor casa",
      "retirar motor casa",
      "retiram motor conserto",
      "pegam motor casa",
      "leva traz motor",
      "leva e traz motor portão",
      "busca entrega motor",
      "motor conserto oficina",
      "consertam motor oficina",
      "consertar motor bancada",
      "conserto motor bancada",
      "posso levar motor vocês",
      "posso levar motor até vocês",
      "levar motor até vocês",
      "levar motor loja",
      "vocês consertam motor oficina",
    ],
    intent: "question",
    answers: {
      any: [
        "Sim, buscamos o motor do portão quando o conserto pede bancada: o técnico vai até você, testa no local, retira, leva e recoloca. Na maior parte das vezes nem é preciso tirar, porque placa, capacitor e fim de curso se trocam ali. Mande o vídeo do defeito e a foto da etiqueta, e dizemos o valor antes.",
        "Você não precisa trazer o motor do portão até nós: o técnico atende no endereço e conserta no lugar quase tudo. Só o defeito por dentro, no redutor ou no enrolamento, vai para a bancada, e nós levamos e trazemos. O valor é combinado antes, pela foto da etiqueta e pelo vídeo.",
        "O motor vai para a oficina só quando é preciso abrir o redutor, que é a caixa de engrenagens, ou refazer o enrolamento. Nesse caso o técnico retira, leva e recoloca, com o portão deixado seguro. O orçamento é grátis, por foto e vídeo, antes da retirada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que se conserta no local e o que vai para a bancada", "No portão ou na oficina"],
        slots: [
          [
            "O teste no portão mostra onde está o defeito. A lista diz o que costuma sair do lugar e o que não sai.",
            "A maioria dos consertos é feita com o motor parafusado na base. Veja o que muda conforme a peça.",
          ],
        ],
        bullets: [
          "No local: capacitor, placa, fim de curso, cremalheira e controle",
          "No local: ajuste de força, de parada e de folga",
          "Na bancada: redutor com vazamento ou dente gasto",
          "Na bancada: enrolamento queimado, quando compensa consertar",
        ],
      },
      {
        about: "visit",
        headings: ["Como o motor é retirado e volta", "Da retirada à volta do motor"],
        slots: [
          [
            "O técnico desliga o disjuntor, confirma que não há tensão, prende a folha, fotografa os fios e tira o motor. No basculante ele escora a folha antes, porque sem o motor ela pode cair. Na volta, regula as paradas e a força e testa.",
            "Com a energia cortada e a folha presa, o motor sai da base com os fios identificados. No basculante a escora vem primeiro. Depois do conserto, ele é recolocado, regulado e testado em vários ciclos.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["A casa enquanto o motor está fora", "Como fica o portão sem o motor"],
        slots: [
          [
            "O portão de correr ou de abrir fica em uso manual, trancado por dentro com ferrolho ou cadeado. O basculante fica fechado e escorado até o motor voltar. O disjuntor do portão continua desligado.",
            "Sem o motor não há trava, por isso a folha de correr ou de abrir é trancada por dentro. O basculante não se abre na mão nesse período. A energia do portão fica desligada no quadro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa buscar e recolocar o motor?",
        answers: [
          "Entra no orçamento do conserto, conforme o tipo do portão e o defeito. O valor é informado antes da retirada, e você decide.",
          "Depende do portão e do que o motor tem. Pela foto da etiqueta e pelo vídeo, passamos o total sem custo.",
        ],
      },
      {
        question: "E se o conserto não compensar?",
        answers: [
          "Avisamos antes de gastar com peça. A troca do motor em casa fica de {price.homeSwap}, com a mão de obra, e você escolhe.",
          "Você recebe os dois valores, o do conserto e o da troca, que em casa vai de {price.homeSwap}.",
        ],
      },
      {
        question: "Posso mandar o motor por transportadora?",
        answers: [
          "Não vale a pena, porque sem a folha e a ligação metade dos defeitos não aparece. O teste no portão é mais seguro.",
          "É melhor não. Muitas falhas são da folha, da tensão ou da ligação, e só se veem no local.",
        ],
      },
      {
        question: "Quanto tempo o motor fica na bancada?",
        answers: [
          "Depende da peça. Com a peça em mãos, o conserto é curto. Peça de motor antigo pode demorar, e avisamos antes.",
          "O prazo é dito junto com o orçamento, porque muda com a peça e com o modelo.",
        ],
      },
    ],
    photo: "um vídeo do defeito com som, a etiqueta do motor e o portão inteiro",
  },
  {
    id: "conserto-barato",
    broader: "conserto",
    label: "Conserto de portão barato",
    phrase: "o conserto de portão que sai barato",
    asks: [
      "economizar conserto portão",
      "dicas economizar conserto",
      "economizar conserto",
      "pagar menos conserto portão",
      ...combine(
        ["conserto portão", "consertar portão", "arrumar portão", "técnico portão"],
        ["barato", "mais barato", "barata", "preço baixo", "preço bom", "menor preço", "promoção"],
      ),
      "conserto motor portão barato",
      "conserto motor barato",
      "gastar pouco conserto portão",
      "gastar menos conserto portão",
      "empresa conserto portão barata",
      "empresa conserto portão barata confiável",
      "empresa barata confiável conserto portão",
      "conserto portão barato confiável",
      "técnico portão barato confiável",
    ],
    intent: "price",
    answers: {
      any: [
        "O conserto de portão mais barato é regular e limpar, que em casa custa a partir de {price.preventive}, sem peças. Depois vêm capacitor, fim de curso e roldana, peças que custam bem menos que um motor. A troca do motor, de {price.homeSwap} com mão de obra, é o último caso. O orçamento por foto é grátis.",
        "Para arrumar o portão gastando pouco, troque só a peça que falhou. Muitas vezes basta um ajuste, que em residência custa a partir de {price.preventive}, sem peças, ou um capacitor novo. O motor inteiro, de {price.homeSwap} com mão de obra, só se troca quando o conserto não compensa.",
        "Com o dinheiro curto e o portão quebrado, o conserto mais barato começa pelo que você mesmo testa, pilha, disjuntor e lentes, sem custo. Se precisar do técnico, a regulagem em casa sai a partir de {price.preventive}, sem peças, e dá para parcelar em até {shop.instalments} vezes.",
        "Para economizar no conserto do portão, as dicas são: teste antes pilha, disjuntor e fotocélula, mande vídeo e foto da etiqueta, peça só a peça que falhou e junte outros ajustes na mesma visita. Em casa, a regulagem parte de {price.preventive}, sem peças. O mais caro é continuar usando com barulho.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar de graça antes", "Quatro testes sem custo"],
        slots: [
          [
            "Boa parte dos portões parados volta com um destes testes, todos por fora e sem ferramenta. Se a folha está torta ou com cabo solto, não teste.",
            "Antes de pagar visita, faça estes testes, com o vão livre e a tampa fechada. Folha torta ou cabo frouxo dispensam o teste.",
            "Estes passos não custam nada e são seguros. Pare se houver cheiro de queimado ou folha fora do lugar.",
          ],
        ],
        steps: [
          "Veja no quadro se o disjuntor do portão caiu; religue uma vez só.",
          "Troque a pilha e teste outro controle.",
          "Limpe as lentes da fotocélula com pano seco.",
          "Com o disjuntor desligado, varra o trilho.",
          "Acione pela botoeira e escute.",
        ],
      },
      {
        about: "cost",
        headings: ["Do mais barato ao mais caro", "Onde se economiza de verdade"],
        slots: [
          [
            "Os consertos comuns se ordenam assim; peça e mão de obra em linhas separadas deixam comparar.",
            "Em ordem de custo, do menor ao maior, os reparos são estes.",
            "Peça o orçamento com peça e trabalho separados e veja em que degrau o seu está.",
          ],
        ],
        bullets: [
          "Regulagem, limpeza e lubrificação, sem peça.",
          "Capacitor, fim de curso, controle ou fotocélula.",
          "Roldana, cabo de aço ou cremalheira.",
          "Reparo da placa; depois, placa nova.",
          "Motor inteiro: {price.homeSwap} em casa.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando o barato sai caro", "O que não vale economizar"],
        slots: [
          [
            "Cabo, mola e sensor de segurança não se remendam, porque um erro ali derruba a folha ou fere alguém. Serviço sem nota deixa você sem como cobrar os 90 dias da lei.",
            "Em cabo, mola e fotocélula não se improvisa: o risco é a folha cair. Exija nota, ou a garantia da lei fica difícil de provar.",
            "Remendo em cabo ou mola põe gente em perigo, e sem nota não há garantia a cobrar. Nesses dois pontos, não economize.",
          ],
          [
            "Desconfie do valor fechado sem ver o portão e da troca do motor proposta sem medição. Capacitor ruim parece motor queimado.",
            "Motor condenado sem medir é o prejuízo mais comum, já que um capacitor fraco dá o mesmo sintoma.",
            "Antes de aceitar motor novo, peça a medição: muitas vezes é só o capacitor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O orçamento do conserto é cobrado?",
        answers: [
          "Por foto ou vídeo, não. A visita, quando é cobrada, tem o valor informado antes de marcar.",
          "Não, quando feito por mensagem. Só a ida ao local pode ter custo, informado antes.",
        ],
      },
      {
        question: "Dá para parcelar o conserto?",
        answers: [
          "Sim, em até {shop.instalments} vezes no cartão, ou Pix à vista.",
          "Dá: peça e trabalho juntos, em até {shop.instalments} parcelas.",
        ],
      },
      {
        question: "O conserto barato tem garantia?",
        answers: [
          "Tem: todo serviço tem os 90 dias da lei, e o preço não muda isso. Guarde a nota.",
          "Sim, a garantia da lei vale para qualquer valor. A nota é a prova.",
        ],
      },
      {
        question: "Posso usar o portão na mão até ter dinheiro?",
        answers: [
          "O de correr e o de abrir, retos e no plano, sim, com o disjuntor desligado e cadeado à noite. O basculante não se usa destravado.",
          "No deslizante e no pivotante retos, pode, com tranca. Basculante com defeito fica fechado.",
        ],
      },
    ],
    photo: "um vídeo curto do defeito e a foto da etiqueta do motor",
  },
  {
    id: "telefone-do-conserto",
    broader: "conserto",
    label: "Telefone e WhatsApp do conserto",
    phrase: "o telefone do conserto de portão",
    asks: [
      "telefone assistência [marca]",
      "whatsapp assistência [marca]",
      "telefone assistência técnica [marca]",
      "telefone técnico [marca]",
      "telefone conserto [marca]",
      "telefone emergência portão",
      "telefone urgência portão",
      "telefone plantão portão",
      "plantão portão telefone",
      "telefone 24 horas portão",
      "plantão portão 24h telefone",
      "telefone portão eletrônico",
      "telefone portão automático",
      "telefone portão",
      "whatsapp portão automático",
      "whatsapp portão eletrônico",
      "disk portão",
      "disk conserto portão",
      "disk portão automático",
      "disque portão",
      ...combine(
        ["telefone", "whatsapp", "zap", "contato", "número", "número telefone", "celular", "fone"],
        [
          ...["conserto portão", "técnico portão", "conserta portão", "arruma portão", "manutenção portão"],
          ...["reparo portão", "conserto motor portão"],
          ...["técnico motor", "quem conserta portão", "homem conserta portão", "empresa conserto portão"],
        ],
      ),
      "ligar técnico portão",
      "ligar conserto portão",
      "chamar técnico whatsapp",
    ],
    intent: "repair",
    answers: {
      any: [
        "O telefone do conserto de portão {em} é {shop.phone}, o mesmo do WhatsApp, e atende {shop.hours}. Mande o endereço, um vídeo curto e a foto da etiqueta do motor, e respondemos com o valor e o horário do técnico. Em casa, só a regulagem parte de {price.preventive}, sem peças.",
        "Para ligar para quem conserta portão, use o telefone {shop.phone}, que atende {shop.hours}. No mesmo número, mande por mensagem o bairro, um vídeo curto e a foto da etiqueta. Você recebe o valor e o horário do técnico antes da visita; em casa, só a regulagem parte de {price.preventive}, sem peças.",
        "O WhatsApp do conserto de portão é {shop.phone}, que também recebe ligações, {shop.hours}. Com o bairro, um vídeo do defeito e a foto da etiqueta, dizemos a causa provável, o valor e o horário. Em casa, só a regulagem custa a partir de {price.preventive}, sem peças.",
        "O telefone de emergência para portão é {shop.phone}, o mesmo do WhatsApp, e atende {shop.hours}. Desligue o disjuntor, afaste as pessoas e ligue com o endereço. Dizemos a hora da chegada e o valor da ida antes de o técnico sair; não solte basculante com o cabo frouxo.",
        "Para condomínio ou prédio, chame {shop.phone}, por mensagem ou ligação, {shop.hours}, e mande o vídeo, o endereço e a etiqueta do motor. O síndico recebe o valor por escrito. A revisão fica, em geral, de {price.preventiveRange}, sem peças; a troca do motor, de {price.heavySwap}.",
        "O telefone da assistência [marca] independente, sem vínculo com a fábrica, é {shop.phone}, também WhatsApp, {shop.hours}. Diga o modelo da etiqueta e o que o motor faz. Em casa, a regulagem parte de {price.preventive}, sem peças; motor na garantia deve ir antes a quem vendeu.",
        "O disk portão automático é {shop.phone}, por telefone ou WhatsApp, e atende {shop.hours}. Diga o bairro e se o portão ronca, trava ou não dá sinal. Respondemos com a causa provável, o valor e o horário. Em casa, só a regulagem custa a partir de {price.preventive}, sem peças.",
        "O telefone do técnico de portão é {shop.phone}, que também é WhatsApp, {shop.hours}. Com o bairro, um vídeo e a etiqueta do motor, você sabe o preço e o horário antes da visita. Em casa, só a regulagem custa a partir de {price.preventive}, sem peças.",
        "Anote o número para chamar o conserto de portão: {shop.phone}, telefone e WhatsApp, {shop.hours}. Escreva o bairro, mostre o defeito num vídeo e fotografe a etiqueta. Respondemos com o valor e a hora da visita. A regulagem em casa começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que dizer na primeira mensagem", "Para a resposta vir com o valor"],
        slots: [
          [
            "Com estes dados, a primeira resposta já traz a causa provável, o preço e o horário livre. Se algo faltar, perguntamos na conversa.",
            "Quanto mais completa a mensagem, mais cedo vêm o valor e a hora da visita. Não é preciso saber o nome da peça.",
            "Escreva ou grave um áudio com o que o portão faz; o resto se vê no vídeo. Assim a resposta já sai com o preço.",
            "Cinco informações encurtam a conversa e trazem logo o preço e o primeiro horário livre. Não é preciso saber o nome da peça; o que faltar, nós perguntamos.",
            "Mostrar é melhor que explicar: conte o defeito em áudio ou texto e junte o vídeo. Com tudo na mesma mensagem, o valor e o horário vêm na mesma resposta.",
          ],
        ],
        steps: [
          "Diga o bairro e a cidade.",
          "Conte o que o portão faz, e desde quando.",
          "Mande um vídeo curto, com som, sem ninguém sob a folha.",
          "Junte a foto da etiqueta do motor.",
          "Avise se há carro preso ou portão aberto.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando ligar e quando escrever", "Telefone ou WhatsApp"],
        slots: [
          [
            "Ligue se há risco, carro preso ou casa aberta, porque a resposta é na hora. Para orçamento, escreva: a foto da etiqueta e o vídeo dizem mais que a descrição por voz.",
            "Na urgência, como portão aberto ou carro preso, telefone. No resto, o WhatsApp rende mais, já que imagem e vídeo mostram o defeito e o modelo do motor.",
            "O telefone serve para o que não espera, como perigo ou entrada aberta. Para saber preço, a mensagem com vídeo e etiqueta é o caminho mais curto.",
            "Perigo, garagem aberta e carro que não sai são caso de ligação, respondida na hora. Quem quer um preço ganha tempo por mensagem, em que vídeo e etiqueta mostram defeito e modelo.",
            "Entrada aberta, carro preso ou risco para alguém é caso de telefonar. Um orçamento sai melhor por escrito, porque a foto e o vídeo mostram o motor e o defeito.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço do conserto", "Peça e mão de obra no valor"],
        slots: [
          [
            "Regular a força, a fotocélula ou o fim de curso, que marca as paradas, é só mão de obra. Capacitor e roldana somam uma peça barata. Placa e redutor são as mais caras. A troca do motor em casa fica de {price.homeSwap}.",
            "O valor soma mão de obra e peça. Quando basta regular, não há peça. Capacitor e roldana custam pouco, e placa e redutor, mais. Motor novo instalado em residência fica de {price.homeSwap}.",
            "A peça que falhou é o que mais pesa, da roldana e do capacitor, baratos, à placa e ao redutor. Se o motor não tiver reparo, trocá-lo em casa custa de {price.homeSwap}, já com o serviço.",
            "No ajuste de força, de sensor ou do fim de curso, que marca as paradas, você paga só o trabalho. Roldana e capacitor acrescentam pouco, redutor e placa acrescentam mais, e o motor trocado em casa fica de {price.homeSwap}.",
            "O conserto mais simples é a regulagem, só mão de obra; depois vêm peças pequenas, como capacitor e roldana. Placa e redutor custam mais, e o maior valor é o da troca do motor, de {price.homeSwap} em residência.",
          ],
          [
            "O pagamento é por Pix ou no cartão, em até {shop.instalments} vezes, depois de você aprovar o valor.",
            "Aprovado o orçamento, você paga no Pix ou em até {shop.instalments} vezes no cartão, peça e serviço juntos.",
            "Você aprova antes, e o cartão divide em até {shop.instalments} vezes; à vista, vale o Pix.",
            "Nada é feito sem a sua aprovação. O pagamento é no Pix ou no cartão, em até {shop.instalments} vezes.",
            "Com o preço aprovado, escolha entre Pix e cartão, que aceita até {shop.instalments} parcelas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O orçamento pelo WhatsApp é cobrado?",
        answers: [
          "Não. O orçamento por foto ou vídeo é grátis e sem compromisso, e só a visita tem valor, informado antes.",
          "Pelo WhatsApp não se paga nada. Só a visita tem valor, informado antes de você marcar.",
          "É grátis quando feito por imagem ou vídeo, e você decide depois. A ida do técnico é que tem preço, informado antes.",
        ],
      },
      {
        question: "Atendem por telefone no fim de semana?",
        answers: [
          "Sim, o contato funciona {shop.hours}. O valor da ida fora de hora é informado antes de o técnico sair.",
          "Atendemos, {shop.hours}. À noite, no domingo e no feriado, a ida pode custar mais, e você sabe quanto antes de confirmar.",
          "O telefone e o WhatsApp respondem {shop.hours}, domingo e feriado incluídos. Se a ida nesse horário tiver acréscimo, você é avisado primeiro.",
        ],
      },
      {
        question: "Quem responde a mensagem?",
        answers: [
          "A nossa equipe, com a causa provável, o valor e o primeiro horário livre. Se a foto não bastar, pedimos outra.",
          "Alguém da equipe, que vê o vídeo e a etiqueta e responde com a causa provável, o preço e o horário.",
          "Uma pessoa da equipe vê o seu vídeo, lê a etiqueta e responde com horário, preço e o que pode ter falhado.",
        ],
      },
      {
        question: "E se o defeito não aparece no vídeo?",
        answers: [
          "Conte quando acontece, como na chuva, à noite ou só de longe. Essas pistas apontam a causa, e o resto se mede na visita.",
          "Descreva o que percebeu e com que frequência. Defeito que vai e volta é medido no local, com o valor da visita informado antes.",
          "Diga em que situação ele acontece, por exemplo com chuva ou de longe, e quantas vezes. O que só a medição mostra fica para a visita, de valor já informado.",
        ],
      },
    ],
    photo: "o bairro, um vídeo curto e a foto da etiqueta do motor",
  },
];
