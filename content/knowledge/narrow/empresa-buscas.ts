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
        "Consertamos portão automático perto de você, em {shop.area}, e o técnico vai até o seu endereço. Diga o bairro pelo WhatsApp, {shop.hours}, com um vídeo curto e a foto da etiqueta do motor: você recebe a causa provável, o valor e o primeiro horário livre antes de marcar a visita.",
        "Consertamos portão e motor de portão indo até você, em {shop.area}. Mande pelo WhatsApp o bairro, o que o portão faz e um vídeo, e a resposta, {shop.hours}, traz o valor, a causa provável e o horário mais próximo; o técnico só sai depois que você aceita.",
        "Consertamos portão hoje, quando há técnico livre perto de você, em {shop.area}: chame agora pelo WhatsApp ou por telefone, {shop.hours}{shop.always}. Com o bairro e um vídeo curto, dizemos a causa provável, quanto custa e o primeiro horário, antes de o técnico sair.",
        "Se o seu portão quebrou ou deu defeito outra vez, em casa, no prédio ou no condomínio, consertamos portão no endereço, em {shop.area}, hoje mesmo se houver técnico livre. Diga o bairro pelo WhatsApp, {shop.hours}, e mande um vídeo: o valor, a causa provável e o horário vêm antes da visita.",
        "Para achar quem conserta portão perto, basta dizer o seu bairro: consertamos portão e motor no endereço, em toda a região de {shop.area}. O WhatsApp atende {shop.hours}; mande a etiqueta do motor e um vídeo, e antes da ida você sabe o preço, o que deve ser e o horário.",
        "Portão automático com defeito se resolve onde ele está: consertamos portão de casa, prédio e comércio, com técnico que se desloca por {shop.area}. Conte o bairro no WhatsApp, {shop.hours}, junte um vídeo do problema, e respondemos com preço, suspeita e hora possível, hoje se a agenda deixar.",
      ],
    },
    sections: [
      {
        about: "visit",
        headings: ["O que consertamos no local", "Defeitos que resolvemos na visita"],
        slots: [
          [
            "Consertamos motor que ronca e não anda, placa queimada, portão que para no meio ou volta, controle que não aciona e roldana barulhenta, em {shop.someBrands}. Os reparos mais comuns são trocar o capacitor, que dá o arranque, e regular o fim de curso, que marca as paradas.",
            "Motor que zumbe parado, portão mudo, folha que volta sozinha, controle sem resposta e barulho no trilho são atendidos no endereço, em {shop.someBrands}. Quase sempre se troca uma peça, como o capacitor de arranque ou a roldana, ou se acerta o fim de curso, o ponto de parada.",
            "No seu endereço atendemos {shop.someBrands}: controle mudo, ronco sem movimento, parada no meio do caminho, barulho e placa sem sinal. O mais frequente é regular o ponto de parada, chamado fim de curso, ou trocar capacitor, a peça que faz o motor partir.",
            "A lista do que se resolve no endereço inclui placa sem vida, folha que volta ou trava no caminho, motor roncando parado, controle sem efeito e roldana gasta, em {shop.someBrands}. Boa parte pede só um capacitor, que dá força na partida, ou o acerto do sensor de parada.",
            "Controle que não abre, motor sem força, portão que estaciona no meio, rangido e central queimada entram na visita, para {shop.someBrands}. Antes de pensar em motor novo, veem-se as causas simples: capacitor fraco, roda do trilho ruim e fim de curso, o sensor do fim do trajeto, desajustado.",
          ],
          [
            "O técnico testa primeiro a folha, depois a energia e a placa, e mostra a peça com defeito antes de trocar. Muitos consertos terminam nessa ida, em menos de {trade.smallRepair}, porque a foto da etiqueta já diz que peça levar.",
            "A conferência vai da folha à energia e à central, até achar o que falhou, e nada é trocado sem você ver. Com a etiqueta fotografada antes, a peça provável vem junto, e um conserto pequeno leva até {trade.smallRepair}.",
            "Primeiro se vê se o problema está no portão ou no motor; depois, tensão e placa são medidas, e a peça ruim é mostrada a você. Reparo pequeno costuma levar menos de {trade.smallRepair}, e a foto da etiqueta evita uma segunda viagem.",
            "O exame separa o que é da folha do que é elétrico, e a troca só ocorre com a peça defeituosa diante de você. Como a etiqueta enviada antes indica o que trazer, o reparo simples acaba em até {trade.smallRepair}.",
            "Folha, alimentação e central são testadas nessa sequência, e você vê o componente antes que saia. A foto do modelo faz o técnico chegar com a reposição mais provável, por isso serviços pequenos duram até {trade.smallRepair}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o conserto", "Do que depende o preço"],
        slots: [
          [
            "Só a regulagem com limpeza, em residência, custa a partir de {price.preventive}, sem peças. Se uma peça falhou, soma-se o valor dela: capacitor e roldana estão entre as baratas, placa e redutor entre as caras, e o motor novo instalado fica de {price.homeSwap}.",
            "Em casa, a visita de ajuste e limpeza parte de {price.preventive}, fora as peças. Capacitor ou roldana acrescentam pouco, placa e redutor pesam mais, e trocar o motor inteiro, com mão de obra, vai de {price.homeSwap}.",
            "O ajuste residencial começa em {price.preventive}, com peças à parte. Entre elas, roldana e capacitor custam menos e redutor e placa custam mais; motor sem reparo é trocado por {price.homeSwap}, já com o serviço.",
            "O valor depende de haver peça. Sem nenhuma, a limpeza com acerto numa casa começa em {price.preventive}; com roldana ou capacitor a diferença é pequena, com placa ou redutor é grande, e a substituição do motor, já montado, custa de {price.homeSwap}.",
            "Conserto sem peça é o mais barato, desde {price.preventive} para regular e limpar um portão residencial. Componentes simples somam pouco, os principais, como redutor e placa, somam bastante, e o último degrau é outro motor com instalação, de {price.homeSwap}.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que mandar no WhatsApp", "Para receber resposta rápida"],
        slots: [
          [
            "Quanto mais claro o vídeo, mais certo o orçamento: com ele e a foto da etiqueta, muitas vezes já se sabe a peça antes de o técnico sair.",
            "Vídeo e etiqueta dizem boa parte do diagnóstico, e a peça provável pode ir junto já na primeira ida.",
            "Com quatro dados a resposta sai mais completa, e o técnico evita voltar para buscar peça.",
            "Descrever bem o caso poupa uma ida. A gravação mostra o comportamento, o rótulo mostra o modelo, e dessa dupla costuma sair a peça a levar.",
            "A resposta depende do que chega na mensagem: imagem nítida do defeito e do rótulo do motor permite separar peça e preço de antemão.",
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
            "Desligue o disjuntor do motor se ele ronca parado, cheira a queimado ou se a folha está torta. Basculante com cabo rompido não se destrava nem se levanta; já o portão de correr ou de abrir, com a folha reta, pode ser solto e fechado na mão.",
            "Ronco, cheiro de queimado e folha torta pedem disjuntor desligado e todos longe. O de correr e o de abrir, se a folha está reta, podem ser destravados e movidos na mão, mas o basculante de cabo partido fica como está, sem ninguém embaixo.",
            "Pare de acionar e corte a energia se o motor zumbe sem andar, esquenta ou a folha saiu do lugar. No basculante com cabo rompido ninguém mexe; o portão reto de correr ou de abrir aceita ser destravado e empurrado devagar.",
            "Enquanto aguarda, deixe o motor sem energia se há cheiro forte, zumbido ou folha fora de posição. Modelos de correr e de abrir, alinhados, podem ser destravados e levados à mão; o basculante que perdeu um cabo não se toca, e a área embaixo fica vazia.",
            "Não insista no controle quando o portão entorta, esquenta ou zune: vá ao disjuntor. Fechar na mão é possível em folha reta de correr ou de abrir, nunca em basculante com o cabo partido, que pode cair sobre quem mexe.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Consertam portão hoje mesmo?",
        answers: [
          "Muitas vezes, sim, conforme a agenda do dia e o bairro. Portão aberto e carro preso têm prioridade; diga isso na primeira mensagem, e a resposta já traz o horário possível.",
          "Depende de haver técnico livre perto de você. Mande o bairro e conte se a entrada ficou aberta, porque esses casos passam na frente e recebem o horário logo.",
          "É possível quando há técnico livre na região. Avise já na primeira mensagem se alguém está preso ou se a casa ficou aberta, porque isso muda a ordem da fila.",
        ],
      },
      {
        question: "Consertam portão de qualquer marca?",
        answers: [
          "Trabalhamos com {shop.brands}. De outra marca, a foto da etiqueta diz se há peça, original ou compatível, e a serralheria simples do portão é vista na mesma ida.",
          "As marcas que atendemos são {shop.brands}. Para as demais, mande a etiqueta: muitos motores aceitam peça compatível, e isso é dito antes da visita.",
          "Atendemos {shop.brands}. Se o seu é outro, o rótulo do motor mostra se existe reposição compatível, e você sabe antes de marcar.",
        ],
      },
      {
        question: "O portão quebrou de novo depois de outro conserto. E agora?",
        answers: [
          "Se o serviço anterior tem menos de 90 dias, procure primeiro quem fez, porque a lei garante esse prazo. Depois disso, o técnico procura a causa, como folha pesada ou umidade na placa, antes de trocar a mesma peça outra vez.",
          "Dentro de 90 dias, a lei dá direito a reclamar com quem consertou. Se não resolver, mande o vídeo e diga o que já foi trocado: peça que queima de novo costuma ter causa na folha, na fiação ou na umidade.",
          "Conte o que foi feito e quando. Com menos de 90 dias, cobre quem prestou o serviço, como a lei permite; passado o prazo, investiga-se o que estraga a peça, da umidade ao peso da folha.",
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
    id: "conserto-barato",
    broader: "conserto",
    label: "Conserto de portão barato",
    phrase: "o conserto de portão que sai barato",
    asks: [
      ...combine(
        ["conserto portão", "consertar portão", "arrumar portão", "técnico portão"],
        ["barato", "mais barato", "barata", "preço baixo", "preço bom", "menor preço", "promoção"],
      ),
      "conserto motor portão barato",
      "conserto motor barato",
      "gastar pouco conserto portão",
      "gastar menos conserto portão",
    ],
    intent: "price",
    answers: {
      any: [
        "O conserto de portão mais barato é regular e limpar: em casa, a partir de {price.preventive}, sem peças. Depois vêm capacitor, fim de curso e roldana, que custam bem menos que um motor; a troca, de {price.homeSwap}, é o último caso.",
        "Para arrumar o portão gastando pouco, troque só a peça que falhou: muitas vezes é ajuste, desde {price.preventive} em residência, fora peças, ou um capacitor. Motor novo, {price.homeSwap} com mão de obra, só quando o conserto não compensa.",
        "Com o dinheiro curto e o portão quebrado, o conserto mais barato começa pelo que você mesmo testa, pilha, disjuntor e lentes, sem custo. Se precisar do técnico, a regulagem em casa sai a partir de {price.preventive}, sem peças, e dá para parcelar em até {shop.instalments} vezes.",
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
          "Por foto ou vídeo, não. A visita, quando é cobrada, tem o valor dito antes de marcar.",
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
        "O telefone do conserto de portão {em} é {shop.phone}, o mesmo do WhatsApp, {shop.hours}. Mande o endereço, um vídeo curto e a foto da etiqueta, e a resposta traz o valor e o horário do técnico; em casa, só a regulagem parte de {price.preventive}, sem peças.",
        "Para ligar a quem conserta portão, o número de telefone é {shop.phone}, que também é WhatsApp, {shop.hours}: diga o bairro e mande um vídeo curto com a foto da etiqueta. Você recebe o valor e o horário do técnico antes da visita; a regulagem em residência começa em {price.preventive}, fora as peças.",
        "O WhatsApp do conserto de portão é {shop.phone}, que também é o telefone do técnico, {shop.hours}. Com o bairro, um vídeo do defeito e a foto da etiqueta, dizemos a causa provável, o valor e o horário; em casa, só a regulagem custa a partir de {price.preventive}, sem peças.",
        "Para emergência com portão, o telefone do plantão é {shop.phone}, o mesmo do WhatsApp, {shop.hours}: desligue o disjuntor, afaste as pessoas e ligue com o endereço. A resposta diz a hora da chegada e o valor da ida antes de o técnico sair; nunca solte basculante com cabo frouxo.",
        "Para condomínio ou prédio, chame {shop.phone}, por mensagem ou ligação, {shop.hours}, com vídeo, endereço e a etiqueta do motor. O síndico recebe o valor por escrito: a revisão fica, em geral, de {price.preventiveRange}, sem peças; se for o motor, a troca vai de {price.heavySwap}.",
        "O telefone da assistência [marca] independente, sem vínculo com a fábrica, é {shop.phone}, também WhatsApp, {shop.hours}. Diga o modelo da etiqueta e o que o motor faz; a regulagem em casa parte de {price.preventive}, sem peças, e motor na garantia se leva a quem vendeu.",
        "O disk portão automático é {shop.phone}, por telefone ou WhatsApp, {shop.hours}: diga o bairro e se o portão ronca, trava ou não dá sinal. A resposta traz a causa provável, o valor e o horário; em casa, só a regulagem custa a partir de {price.preventive}, sem peças.",
        "Quem procura o telefone ou o WhatsApp do técnico de portão pode chamar {shop.phone}, {shop.hours}, por ligação ou mensagem. Com bairro, vídeo e etiqueta do motor, você sabe o preço e o horário antes da ida; regular, em casa, custa a partir de {price.preventive}, sem peças.",
        "Anote o número para chamar conserto de portão: {shop.phone}, telefone e WhatsApp, {shop.hours}. Escreva o bairro, mostre o defeito num vídeo e fotografe a etiqueta; voltam o valor e a hora da visita, e a regulagem residencial começa em {price.preventive}, fora as peças.",
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
            "Cinco informações encurtam a conversa e trazem logo preço, hora livre e o que deve ter falhado. Nome técnico não faz falta, e o que não vier nós perguntamos.",
            "A mensagem boa mostra em vez de explicar: áudio ou texto contam o defeito, o vídeo completa. Com tudo junto, o valor e o horário vêm na mesma resposta.",
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
            "Ligue se há risco, carro preso ou casa aberta, porque a conversa é imediata. Para orçamento, escreva: a foto da etiqueta e o vídeo dizem mais que a descrição por voz.",
            "Na urgência, como portão aberto ou carro preso, telefone. No resto, o WhatsApp rende mais, já que imagem e vídeo mostram o defeito e o modelo do motor.",
            "O telefone serve para o que não espera, como perigo ou entrada aberta. Para saber preço, a mensagem com vídeo e etiqueta é o caminho mais curto.",
            "Perigo, garagem aberta e carro que não sai são caso de ligação, respondida na hora. Quem quer um preço ganha tempo por mensagem, em que vídeo e etiqueta mostram defeito e modelo.",
            "Escolha pelo que está em jogo. Entrada escancarada ou alguém em risco pede voz; um orçamento sai melhor por escrito, pois a imagem mostra o motor que as palavras não descrevem.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço do conserto", "Peça e mão de obra no valor"],
        slots: [
          [
            "Regular fim de curso, que marca as paradas, força ou fotocélula é só mão de obra. Capacitor e roldana somam uma peça barata, placa e redutor, as mais caras, e a troca do motor em casa fica de {price.homeSwap}.",
            "O valor soma mão de obra e peça: nada além do serviço quando basta regular, pouco com capacitor ou roldana, mais com placa ou redutor. Motor novo instalado em residência vai de {price.homeSwap}.",
            "A peça que falhou é o que mais pesa, da roldana e do capacitor, baratos, à placa e ao redutor. Se o motor não tiver reparo, trocá-lo em casa custa de {price.homeSwap}, já com o serviço.",
            "Um ajuste de força, de sensor ou do fim de curso, o aviso de parada, cobra apenas o trabalho. Roldana e capacitor acrescentam pouco, redutor e placa acrescentam mais, e o motor trocado em casa fica de {price.homeSwap}.",
            "Entre os consertos, o mais simples é a regulagem, só mão de obra, seguida das peças miúdas, como capacitor e roldana. Placa e redutor encarecem, e acima deles está a troca do motor, de {price.homeSwap} em residência.",
          ],
          [
            "O pagamento é por Pix ou no cartão, em até {shop.instalments} vezes, depois de você aprovar o valor.",
            "Aceito o orçamento, paga-se no Pix ou em até {shop.instalments} vezes no cartão, peça e serviço juntos.",
            "Você aprova antes, e o cartão divide em até {shop.instalments} vezes; à vista, vale o Pix.",
            "Nada é feito sem o seu sim, e depois você paga em Pix ou parcela no cartão, até {shop.instalments} vezes.",
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
          "Não: por foto ou vídeo, ele é grátis e sem compromisso.",
          "Pelo WhatsApp não se paga nada. Só a visita tem valor, dito antes de você marcar.",
          "É grátis quando feito por imagem ou vídeo, e você decide depois. A ida do técnico é que tem preço, informado antes.",
        ],
      },
      {
        question: "Atendem por telefone no fim de semana?",
        answers: [
          "Sim, o contato funciona {shop.hours}; o valor da ida fora de hora é dito antes de o técnico sair.",
          "Atendemos, {shop.hours}. À noite, no domingo e no feriado, a ida pode custar mais, e você sabe quanto antes de confirmar.",
          "O telefone e o WhatsApp respondem {shop.hours}, domingo e feriado incluídos. Se a ida nesse horário tiver acréscimo, você é avisado primeiro.",
        ],
      },
      {
        question: "Quem responde a mensagem?",
        answers: [
          "A nossa equipe, com a causa provável, o valor e o primeiro horário livre. Se a foto não bastar, pedimos outra.",
          "Alguém da equipe, que olha o vídeo e a etiqueta e devolve causa provável, preço e horário.",
          "Uma pessoa da equipe vê o seu vídeo, lê a etiqueta e responde com horário, preço e o que pode ter falhado.",
        ],
      },
      {
        question: "E se o defeito não aparece no vídeo?",
        answers: [
          "Conte quando acontece, como na chuva, à noite ou só de longe. Essas pistas apontam a causa, e o resto se mede na visita.",
          "Descreva o que percebeu e com que frequência. Defeito que vai e volta é medido no local, com o valor da visita dito antes.",
          "Diga em que situação ele acontece, por exemplo com chuva ou de longe, e quantas vezes. O que só a medição mostra fica para a visita, de valor já informado.",
        ],
      },
    ],
    photo: "o bairro, um vídeo curto e a foto da etiqueta do motor",
  },
];
