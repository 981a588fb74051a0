import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const controle: NarrowConcept[] = [
  {
    id: "controle-molhado",
    broader: "controle",
    label: "Controle que molhou",
    phrase: "o controle que molhou",
    intent: "how-to",
    asks: [
      "controle molhou",
      "controle molhado",
      "controle caiu água",
      "controle piscina",
      "controle lavou",
      "controle máquina lavar",
      "controle tomou chuva",
      "controle pegou chuva",
      "chuva no controle",
      "controle chuva parou",
      "controle caiu privada",
      "controle mergulhou",
      "molhei controle",
      "controle molhar",
      "controle tomou banho",
      "controle molhou tem conserto",
      "controle molhado conserto",
      "controle molhou conserto",
      "conserto controle molhou",
      "controle molhou o que fazer",
      "controle molhado recuperar",
      "controle caiu água conserto",
      "controle lavou roupa",
      "controle caiu piscina",
      "controle caiu balde",
      "controle caiu vaso",
    ],
    answers: {
      any: [
        "Se o controle de portão caiu na água, tire a pilha já, sem apertar nada, abra a capa e deixe secar à sombra por 24 a 48 horas. Depois teste com pilha nova, porque muitas vezes ele volta. Se a placa corroeu, a saída é um controle novo gravado na central. A foto da placa mostra o modelo e o preço.",
        "O controle que molhou na chuva ou na máquina de lavar muitas vezes tem conserto. Retire a pilha na hora, abra, enxugue e deixe aberto à sombra por 24 a 48 horas antes de testar com pilha nova. Se ele não acender, a placa corroeu, e um novo é gravado na central, com o valor informado pela foto.",
        "O controle de portão que molhou deve ficar sem pilha, aberto e à sombra, de 24 a 48 horas, sem que ninguém aperte os botões antes. Com pilha nova, boa parte volta a funcionar. Quando a água corrói a placa, só um controle novo resolve, e a foto dele aberto mostra qual serve.",
        "Tire a pilha do controle que caiu na água antes de qualquer outra coisa, porque é ela que faz a placa corroer. Depois abra e deixe secar ao ar por 24 a 48 horas. Se com pilha nova ele não acender, é hora de gravar um novo, orçado pela foto da placa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com o controle molhado, passo a passo", "Como secar o controle que molhou"],
        slots: [
          [
            "A pressa é só para tirar a pilha, porque com ela a água conduz e corrói os contatos. O controle tem tensão muito baixa, e você pode abri-lo sem risco de choque.",
            "Enquanto há pilha, a água corrói o metal dos contatos, então comece por ela. Abrir o controle é seguro, pois não há tensão perigosa ali dentro.",
            "A corrosão avança enquanto a pilha está no lugar. O resto se faz com calma e sem perigo de choque, porque a tensão é muito baixa.",
          ],
        ],
        steps: [
          "Tire a pilha sem apertar nenhum botão.",
          "Abra a capa e separe a placa e a borracha dos botões.",
          "Enxugue com pano que não solte fiapo.",
          "Se a água era suja, salgada ou com sabão, passe álcool isopropílico com escova macia.",
          "Deixe tudo aberto à sombra por 24 a 48 horas.",
          "Ponha pilha nova, feche e teste à vista do portão.",
        ],
      },
      {
        about: "replace",
        headings: ["Secou e não voltou: quando trocar", "Quando limpar e quando trocar o controle"],
        slots: [
          [
            "Se ele não acende com pilha nova, o contato oxidou ou a placa entrou em curto. Contato esverdeado ainda se limpa; com a trilha de cobre apagada ou mancha espalhada, o controle não tem mais conserto.",
            "A luz apagada depois de seco indica contato oxidado ou placa danificada. O contato verde se limpa com álcool isopropílico, mas trilha corroída não tem conserto.",
            "Sem luz com pilha nova, olhe a placa. A oxidação que ficou só no contato da pilha se limpa; se as trilhas de cobre foram corroídas, é preciso trocar.",
          ],
          [
            "O novo precisa ter a mesma frequência e o mesmo tipo de código, e ser gravado na central. O compatível costuma custar menos que o original, e os outros controles da casa continuam valendo.",
            "Na troca, o novo repete a frequência e o código e é gravado na central; os da família não mudam. O compatível sai em geral por menos que o original.",
            "Um controle igual em frequência e código, original ou compatível mais barato, é gravado na central sem mexer nos demais.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como proteger o controle da água", "Para o controle não molhar de novo"],
        slots: [
          [
            "O controle comum não é vedado, e a água entra pela borracha dos botões e pela emenda da capa. Uma capinha de silicone ou um saquinho fechado ajuda quem anda de moto ou a pé.",
            "Quase nenhum controle de portão resiste à chuva, porque a capa deixa passar respingo. Quem anda de moto pode usar capa de silicone do modelo ou um saquinho.",
            "Chuva no bolso já basta para a água passar pela emenda e pelos botões. Uma capa de silicone ou um saquinho fechado protege, sobretudo na moto.",
          ],
          [
            "Tire-o do bolso antes de lavar a roupa e tenha um reserva gravado, guardado seco e sem pilha.",
            "Um lugar fixo na entrada evita a máquina de lavar, e um segundo controle gravado, guardado sem pilha, resolve o imprevisto.",
            "Esvazie os bolsos antes da lavagem. E deixe outro controle já cadastrado em casa, seco e sem pilha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso secar o controle com secador de cabelo ou arroz?",
        answers: [
          "Não vale a pena. O calor deforma a capa e os botões, e o arroz solta pó sem secar por dentro. Ar livre, à sombra, funciona melhor.",
          "Melhor deixar ao ar. O arroz não alcança a placa, e o ar quente do secador entorta o plástico.",
          "Não. O secador pode deformar os botões e empurrar a água para dentro, e o arroz deixa pó nos contatos.",
        ],
      },
      {
        question: "A água apaga o cadastro do controle?",
        answers: [
          "Não. O código fica no chip do controle e na memória da central. Se ele secou e voltou, abre sem programar de novo.",
          "Não apaga: ou a placa sobrevive e tudo volta como antes, ou ela se estraga e é preciso um controle novo.",
          "Não, o cadastro continua na central. Se o controle voltar a acender, ele abre o portão como antes.",
        ],
      },
      {
        question: "O controle molhou faz dias e agora parou. Tem conserto?",
        answers: [
          "Às vezes. Dias com a pilha e a água dentro deixam a corrosão avançar; limpe com álcool isopropílico, ponha pilha nova e, se não voltar, troque.",
          "Pode ter, se a oxidação ficou no contato da pilha. Trilha corroída na placa não compensa reparar.",
          "Depende da corrosão. Abra e olhe: se só o contato da pilha está verde, limpe com álcool isopropílico e teste com pilha nova.",
        ],
      },
      {
        question: "Como abro o portão enquanto o controle seca?",
        answers: [
          "Com outro controle da casa, pela botoeira ou pelo celular, se houver módulo. O controle molhado não interfere nos demais.",
          "Pelo reserva ou pelo botão interno. Sem nenhum, portão de correr ou de abrir, reto, se solta com a chave, com o disjuntor desligado; no basculante, chame o técnico.",
          "Use a botoeira ou outro controle gravado. Se não houver, a chave solta o portão de correr ou de abrir com o disjuntor desligado, mas nunca o basculante.",
        ],
      },
    ],
    photo: "uma foto do controle aberto, sem a pilha, dos dois lados da placa, e outra da etiqueta do motor",
  },
  {
    id: "controle-perdido",
    broader: "controle",
    label: "Perdi o controle",
    phrase: "o controle perdido",
    intent: "how-to",
    asks: [
      "controle caiu rua não achei",
      "não achei mais controle",
      "controle caiu rua apagar",
      "perdi controle ainda tenho outro",
      "perdi controle tenho outro cadastrar",
      "perdi um controle cadastro novo",
      "roubaram controle portão fazer",
      "controle portão perdido fazer",
      "controle perdido fazer",
      "controle portão sumiu fazer",
      "perdi controle portão fazer",
      "perdi controle",
      "controle perdido",
      "controle sumiu",
      "perdi controle portão",
      "perdeu controle",
      "controle extraviado",
      "segunda via controle",
      "fiquei sem controle",
      "perdi único controle",
      "perder controle",
      "perdi todos controles",
      "perderam controle",
      "controle sumido",
      "sem nenhum controle",
    ],
    answers: {
      any: [
        "Se você perdeu o controle do portão, um novo é gravado direto na central, mesmo sem o antigo para copiar. Na mesma visita o perdido é apagado, porque até lá quem o achar pode abrir. Motor e placa continuam. A foto da etiqueta do motor mostra qual controle serve e quanto custa.",
        "Para fazer outro controle do portão quando o seu se perdeu, é preciso um aparelho do mesmo padrão, gravado na central. O perdido na rua continua abrindo até ser apagado da memória, e isso se faz na mesma ida. Com a foto da etiqueta do motor dizemos o modelo e o valor.",
        "Perdeu o controle do portão, na rua ou em casa? Peça para apagar o código dele da central e gravar outro na mesma visita, sem trocar motor nem placa. O preço depende do modelo e do código, e é informado de graça pela foto da etiqueta do motor.",
        "O controle de portão perdido se substitui por um novo da mesma frequência e do mesmo código, gravado na central. Se ficou outro na família, ele mostra qual comprar. Se era o único, a etiqueta do motor mostra. Apague o antigo junto, porque quem o achou consegue abrir.",
      ],
      "how-to": [
        "Se o controle do portão foi perdido, faça duas coisas no mesmo dia: peça para apagar o código dele da central, porque quem o achar consegue abrir, e grave um novo no lugar. Até lá, desligue o disjuntor do motor à noite. A foto da etiqueta do motor mostra qual controle serve e quanto custa.",
        "Quem perdeu o controle do portão deve pedir logo que ele seja apagado da central, porque continua abrindo. Para fazer outro, é preciso um aparelho do mesmo padrão, gravado na mesma visita, mesmo sem o antigo para copiar. Com a foto da etiqueta do motor, dizemos o modelo e o valor.",
        "Se você perdeu o controle, abra o portão pela botoeira, pelo interfone ou por outro controle da casa, e peça para apagar o perdido da central. Portão de correr ou de abrir, reto, também se abre com a chave do motor, com o disjuntor desligado; o basculante, não. Um controle novo é gravado mesmo sem o antigo.",
        "Para abrir o portão depois de perder o controle, use a botoeira, o interfone ou o controle de outra pessoa da casa. Sem eles, só o portão de correr ou de abrir pode ser solto com a chave do motor, com o disjuntor desligado. O novo é gravado na central, e o perdido é apagado na mesma visita.",
        "Perdeu o controle do portão? Um novo é gravado direto na central, mesmo sem o antigo para copiar, e o perdido é apagado na mesma visita, porque quem o achar pode abrir. A foto da etiqueta do motor mostra qual serve e quanto custa.",
      ],
      question: [
        "Sim, quem achar o controle perdido abre o seu portão até o código ser apagado da central. Reúna os que sobraram e peça para apagar e gravar um novo na mesma visita. Até lá, desligue o disjuntor do motor à noite.",
        "Um controle perdido precisa ser apagado da central, porque continua abrindo. Motor e placa ficam: grava-se um novo do mesmo padrão e regravam-se os que sobraram. A foto da etiqueta do motor mostra o modelo e o valor.",
      ],
      price: [
        "Repor um controle perdido custa o aparelho e uma visita para apagar o antigo e gravar os que ficaram. O valor muda com o modelo, o código e a quantidade, e é informado de graça pela foto da etiqueta do motor e de outro controle, se houver.",
        "Quando o controle se perde, você paga o novo e o serviço de apagar o antigo e regravar os demais, sem trocar motor nem placa. O compatível custa menos que o original. A foto da etiqueta mostra o modelo e o preço.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Perdi o controle: o que fazer agora", "Da perda ao controle novo"],
        slots: [
          [
            "A pressa depende de quem pode achar o controle. Se ele sumiu com o carro ou com um documento que mostra o endereço, peça o serviço no mesmo dia.",
            "Um controle caído na rua, sem endereço, preocupa menos que um levado com o carro ou com documentos. No segundo caso, aja no mesmo dia.",
            "Se ele sumiu com algo que mostra o seu endereço, aja hoje. Sozinho na rua, o risco é menor, mas ele continua abrindo.",
          ],
        ],
        steps: [
          "Conte quantos controles existem e com quem está cada um.",
          "Desligue o disjuntor do motor à noite e confira se a folha fica travada.",
          "Fotografe um controle que funcione, frente e verso, e a etiqueta do motor.",
          "Peça o cadastro do novo e a exclusão do perdido na mesma visita.",
          "Teste todos depois, à vista do portão.",
        ],
      },
      {
        about: "replace",
        headings: ["Como conseguir outro controle", "Controle novo com ou sem o antigo"],
        slots: [
          [
            "Com outro controle da casa em mãos, compre um da mesma frequência e do mesmo código. Se o perdido era o único, o técnico identifica o receptor no local e grava o novo direto nele.",
            "Um controle que ainda abre mostra a frequência e o código a comprar. Se você perdeu o último, o padrão se descobre pelo receptor, e a gravação é feita na própria central.",
            "Se há outro na família, o novo repete a frequência e o código dele. Sem nenhum, não há o que copiar, e o técnico lê o padrão no receptor e grava ali o novo.",
          ],
          [
            "Em condomínio, peça à administração, que bloqueia o perdido e autoriza outro.",
            "Morador de prédio fala com a portaria ou o síndico, que cancela o perdido e manda gravar outro.",
            "Em prédio, quem apaga e autoriza o novo é a administração, avisada no mesmo dia.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço do controle novo", "Aparelho, exclusão e gravação"],
        slots: [
          [
            "O aparelho é o que mais muda de preço, e o original custa em geral mais que o compatível. Apagar e gravar é um serviço só, feito numa ida, e serve para todos os controles da casa.",
            "Você paga o controle, mais caro se for original ou de código rolante, e uma visita que apaga o perdido e grava os outros. Gravar vários de uma vez não muda o deslocamento.",
            "Modelo e tipo de código definem o valor do aparelho. A visita é uma só, para apagar o que sumiu e cadastrar quantos forem, por isso peça o reserva junto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar todos os controles se perdi um?",
        answers: [
          "Em geral, não: apaga-se o perdido ou, nos receptores simples, apaga-se tudo e regravam-se os seus. Só se eles são cópias do perdido, com o mesmo código fixo, o código precisa mudar.",
          "Trocar, não; talvez regravar, se a central só apaga a lista inteira. A exceção são cópias do mesmo código fixo, que deixam o perdido abrir de novo.",
          "Não. Os outros continuam bons e, no máximo, são gravados de novo. Só é preciso trocá-los se forem cópias do que se perdeu.",
        ],
      },
      {
        question: "Como abro o portão até o novo chegar?",
        answers: [
          "Pela botoeira, pelo interfone ou pelo celular, se houver. Portão de correr ou de abrir, reto, também se solta com a chave, com o disjuntor desligado.",
          "Use o botão interno ou outro controle da casa. A chave do motor serve só em portão de correr ou de abrir, com o disjuntor desligado; no basculante, não.",
          "Com a botoeira ou o controle de outra pessoa da casa. Sem eles, solte com a chave um portão de correr ou de abrir, de disjuntor desligado, e nunca um basculante.",
        ],
      },
      {
        question: "Achei o controle depois de apagar. Posso usar de novo?",
        answers: [
          "Pode. Basta cadastrá-lo outra vez no receptor, como se fosse novo.",
          "Sim, com nova gravação. O aparelho não se estraga por ter saído da memória.",
          "Pode, e ele vira o reserva da casa. É só gravar de novo na central.",
        ],
      },
      {
        question: "Quem achou meu controle descobre o endereço?",
        answers: [
          "Pelo controle, não, porque ele não guarda endereço. O risco existe se ele sumiu com documento, com o carro ou perto de casa.",
          "Só se havia algo junto que o mostre. Ele abre apenas perto do portão certo, na ordem de {trade.reach} em campo aberto.",
          "Não pelo aparelho, que não tem nome nem endereço. Quem o achou na sua calçada, porém, pode testar nos portões próximos.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e, se houver, de outro controle que ainda funcione, frente e verso",
  },
  {
    id: "copiar-controle",
    broader: "controle",
    label: "Copiar controle",
    phrase: "a cópia do controle",
    intent: "how-to",
    asks: [
      "controle clonado ou novo qual",
      "controle clonado novo compensa",
      "clonar ou comprar controle",
      "controle cópia qual comprar",
      "qual controle comprar copiar",
      "qual copiador comprar controle",
      "copiar um controle portão para outro",
      "copiar controle para outro controle",
      "fazer outro controle igual",
      "fazer outro igual duplico controle",
      "passar código controle velho para novo",
      "passar código um controle para outro",
      "precisa controle original fazer cópia",
      "controle original perto fazer cópia",
      "copiar controle",
      "cópia controle",
      "duplicar controle",
      "fazer cópia controle",
      "tirar cópia controle",
      "clonar controle",
      "clonar controle [marca]",
      "clonar controle reserva",
      "clonar controle duplicador",
      "clonar controle casa",
      "clonar controle preço",
      "controle copiado preço",
      "preço controle portão copiado",
      "quanto custa controle copiado",
      "controle clonado preço",
      "quanto custa copiar controle",
      "quanto custa clonar controle",
      "valor cópia controle",
      "preço cópia controle",
      "clonar controle passo",
      "clonar controle botão duplicador",
      "como clonar controle",
      "como clonar controle portão",
      "controle duplicador",
      "controle copiador",
      "botão duplicador",
      "duplicador controle como",
      "copiar chave controle",
      "copiar chaveiro portão",
      "duplicata controle",
      "chaveiro faz controle",
      "fazer controle portão",
    ],
    answers: {
      any: [
        "Dá para fazer a cópia do controle do portão na hora quando ele usa código fixo, que um duplicador lê e repete em segundos. Se o código for rolante, que muda a cada toque, a cópia não abre, e é preciso gravar um controle novo na central. Mande foto do seu, frente e verso, e dizemos o tipo e o valor.",
        "O controle do portão de código fixo se copia na hora, com um duplicador na mesma frequência. O de código rolante troca de senha a cada aperto e não aceita cópia, por isso se cadastra outro aparelho no receptor. A foto dos dois lados do seu mostra qual é o caso e quanto custa.",
        "Copiar controle de portão só funciona no código fixo, em que o aparelho novo repete o sinal do antigo. No código rolante, feito contra clonagem, é preciso um controle da mesma linha, gravado na central do portão. Fotografe frente e verso do que você tem: ali aparece o modelo, que decide o caminho e o preço.",
        "A cópia do controle do portão depende do código. Se for fixo, um duplicador da mesma frequência aprende o sinal na hora; se for rolante, que nunca repete a senha, só serve um aparelho novo da linha, cadastrado na central. Fotografe o seu pelos dois lados para saber o tipo e o preço.",
        "Para copiar controle de portão, é preciso saber se o código dele é fixo ou rolante. O fixo passa para um duplicador em instantes, se a frequência for a mesma. O rolante não aceita cópia, e então se grava na central um controle novo. Uma foto da frente e outra do verso bastam para identificar e orçar.",
      ],
      buying: [
        "Para fazer cópia, compre um controle copiador (o duplicador) de código fixo e da mesma frequência do seu, em geral 433 MHz, escrita no verso. Se o original for de código rolante, compre um da linha da central, porque só ele pode ser gravado nela. A foto dos dois lados mostra qual serve.",
        "O controle que copia é o duplicador na frequência do original, quase sempre 433 MHz, e ele só serve para código fixo. Com código rolante, a compra certa é um aparelho da mesma linha do receptor, cadastrado na central. Na dúvida, mande foto da frente e do verso do seu antes de pagar.",
        "Antes de comprar, veja o código do seu controle. Para o fixo, serve um duplicador que trabalhe na frequência impressa atrás do original, geralmente 433 MHz. Para o rolante, é preciso um aparelho da linha da central, onde ele será gravado. Fotos dos dois lados confirmam a escolha.",
        "O controle para cópia é o duplicador, e a frequência dele tem de ser a do original, normalmente 433 MHz. Se o original é de código rolante, ele não adianta: compre um da família do receptor, que aceita cadastro. Mande foto da frente e do verso e confirmamos qual levar.",
      ],
      price: [
        "A cópia do controle de portão custa o preço de um duplicador já copiado, a opção mais barata, quando o código é fixo. No código rolante não há cópia, e o preço passa a ser o de um controle da linha, gravado na central. O valor é informado de graça, pela foto da frente e do verso.",
        "Copiar controle de código fixo custa só o duplicador, que sai por menos que o original. O preço da cópia sobe quando o código é rolante, porque aí é preciso um controle novo da linha, gravado na central. Diga quantos quer, mande os dois lados em foto e receba o valor antes.",
        "O preço do controle de portão copiado depende do código. O duplicador de código fixo é o mais barato, o original da marca custa mais, e o controle de código rolante gravado por técnico é o mais caro. A foto da frente e do verso mostra qual é o seu caso, e pedir vários de uma vez divide o valor da ida.",
        "O preço para copiar o controle do portão depende do código. No fixo, paga-se apenas o duplicador, o mais barato de todos; no rolante, o preço é o de um aparelho novo da linha, mais a visita, se o técnico precisar cadastrá-lo. Fotografe os dois lados e informamos o valor antes da compra.",
        "Para saber o preço da cópia, descubra se o código é fixo ou rolante. Copiar controle fixo pede só um duplicador, mais barato que o original. O rolante exige controle da linha e cadastro na central, que custam mais. Com frente e verso em foto, informamos de graça quanto fica.",
        "Clonar controle de portão custa o preço de um duplicador já gravado, o caminho mais barato, quando o código é fixo. Se o código é rolante, não há clone: paga-se um controle da linha da central e a gravação, que custam mais. O valor exato sai de graça pela foto do seu, frente e verso.",
        "O preço para clonar um controle de portão vai do mais barato, que é o duplicador de código fixo, ao mais caro, que é o controle original de código rolante gravado por técnico. A foto da frente e do verso mostra qual é o seu caso, e o valor é informado antes, sem custo.",
      ],
      "how-to": [
        "Para clonar controle de portão, apague a memória do controle duplicador, encoste nele o original, segure as duas teclas até a luz confirmar e teste no portão. Isso funciona só em código fixo e na mesma frequência. Se a luz confirma e o portão não abre, repita com pilha nova. Se continuar assim, a frequência é outra ou o código é rolante, e então se grava um controle na central.",
        "Copiar controle de código fixo leva poucos minutos: ponha o duplicador em modo de cópia, encoste nele o original, aperte as teclas até o sinal da luz e experimente diante do portão. Quando a cópia não abre nem na segunda tentativa, a frequência é outra ou o original é de código rolante, que se cadastra no receptor em vez de se copiar.",
        "O controle duplicador copia em quatro passos: apague a memória dele, encoste o original, segure os botões dos dois até a luz avisar e teste no portão. Isso vale para código fixo na frequência certa. No rolante a luz até acende, mas só o cadastro na central resolve.",
        "Comece a cópia apagando a memória do controle novo pelas teclas que o folheto indica. Depois encoste o original e segure um botão de cada um até a luz piscar. Se o portão obedecer, o código é fixo e a cópia está pronta. Se não abrir, confira a frequência e repita, porque pode ser rolante, e aí o controle novo tem de ser gravado no receptor.",
      ],
      question: [
        "Controle novo cadastrado na central compensa mais que o clonado, porque tem código próprio, pode ser apagado e serve também em código rolante. A cópia vale como reserva barata da família, e só em código fixo. Com a foto do seu, frente e verso, dizemos qual é o caso e o valor.",
        "Entre clonar e cadastrar, prefira o cadastro: cada pessoa fica com um código seu, que se apaga em caso de perda, e o código rolante só aceita isso. O clonado faz sentido para um reserva simples, de código fixo, que custa menos. A foto dos dois lados mostra o tipo do seu.",
        "Cadastrar um controle novo costuma ser melhor que clonar, pois ele tem código próprio na central, pode ser excluído quando some e funciona com código rolante. O clone custa menos e serve de reserva em casa, desde que o código seja fixo. Frente e verso em foto mostram qual é o seu.",
        "Vale clonar quando o código é fixo e o controle extra fica com a família, porque sai mais barato. Em qualquer outro caso o cadastro é melhor, já que o código é individual, pode ser cancelado e é a única saída no rolante. Mande fotos dos dois lados, e respondemos com o tipo e o preço.",
        "Não precisa do controle antigo quando o novo é gravado na central do motor: basta um aparelho compatível e a placa. O antigo só é preciso para copiar, e a cópia serve apenas em código fixo. Sem ele, a foto da etiqueta do motor mostra qual comprar e o valor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como copiar o controle, passo a passo", "Passo a passo da cópia do controle"],
        slots: [
          [
            "A cópia se faz com os dois controles na mão e sem tocar no motor. As teclas mudam de um duplicador para outro, então siga também o folheto do seu.",
            "Você não precisa mexer na central: o código passa direto de um controle para o outro. Tenha à mão o manual do duplicador, porque a combinação de teclas varia com o modelo.",
            "Tudo acontece entre os dois aparelhos, longe da placa do motor. Veja no folheto do duplicador quais teclas ele usa, pois cada modelo tem a sua combinação.",
            "Para copiar, basta ter os dois aparelhos por perto, sem abrir motor nem central. A sequência de botões não é igual em todo duplicador, e o folheto dele mostra a certa.",
            "O motor fica fechado o tempo todo, porque quem aprende o código é o controle novo. Siga a instrução que veio com ele, pois cada fabricante usa uma combinação de botões.",
          ],
        ],
        steps: [
          "Leia no verso do original a marca, o modelo e a frequência.",
          "Procure chavinhas ou pontos de solda por dentro, sem a pilha: são sinal de código fixo. As palavras rolante, rolling code ou anticlonagem no manual dizem que ele não se copia.",
          "No duplicador novo, segure as duas teclas indicadas até a luz piscar e limpar a memória.",
          "Encoste os controles e segure a tecla do original e a do novo até a luz confirmar.",
          "Teste diante do portão, com a passagem livre.",
        ],
      },
      {
        about: "choose",
        headings: ["Copiar ou cadastrar um controle novo", "Quando a cópia compensa"],
        slots: [
          [
            "A cópia resolve o controle extra de quem mora na casa. Para diarista, inquilino ou funcionário, prefira o cadastro na central: cada um recebe um código próprio, que muitas placas apagam sem mexer nos outros.",
            "Como reserva da família, a cópia basta e custa menos. Quem um dia vai embora deve levar um controle cadastrado, pois o código dele é só dele e pode ser excluído sozinho em muitas centrais.",
            "Se o aparelho fica com gente da casa, copie sem receio. Já para funcionário ou inquilino, o cadastro protege mais, porque dá a essa pessoa um código separado e, conforme a placa, fácil de apagar.",
            "Para a família, a cópia serve bem. Para inquilino, diarista e funcionário, o melhor é um controle próprio cadastrado na central, porque muitas placas apagam o código dele e mantêm os demais.",
            "O controle reserva de alguém da casa pode ser uma cópia. Para quem trabalha ou mora de aluguel ali, grave um controle na placa, que ganha código próprio e, em muitos modelos, pode ser apagado sozinho.",
          ],
          [
            "Lembre que todas as cópias repetem um código só. Se uma se perder e você apagar o original da memória, nenhuma delas volta a abrir o portão, e todos os controles da família precisam ser gravados de novo.",
            "A cópia tem uma desvantagem: para a central, ela é igual ao original. Quando uma some e o código é apagado, todos os controles iguais param e precisam ser regravados.",
            "O ponto fraco é a perda, porque original e cópias são o mesmo código para a central. Quem exclui o que sumiu exclui todos, e precisa gravar outra vez os que ficaram.",
            "A central não distingue a cópia do original, pois recebe o mesmo código. Por isso, quando um se perde e é apagado, os outros iguais param junto e só voltam depois de nova gravação.",
            "As cópias e o original têm o mesmo código. Se um controle some e o código é apagado da central, os da família deixam de abrir e precisam ser gravados de novo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço da cópia", "O que muda o valor do controle"],
        slots: [
          [
            "O valor depende do modelo, da quantidade e do tipo de código. O duplicador de código fixo fica entre os mais baratos, o original da marca custa mais, e a gravação só entra na conta quando o técnico precisa ir até a central.",
            "Modelo, quantidade e código formam o preço. Um duplicador comum custa menos que o original da linha, e a ida do técnico é cobrada apenas se o controle tiver de ser gravado na placa.",
            "Três coisas pesam: qual é o aparelho, quantos são e se o código é fixo ou rolante. O duplicador custa menos que o original, e só há visita na conta quando a gravação depende de abrir a central.",
            "O preço depende do aparelho, da quantidade e do código. O mais barato é o duplicador para código fixo, seguido pelo original da marca, e a visita só é cobrada se o técnico tiver de gravar na central.",
            "O duplicador comum, para código fixo, é o mais barato, e o controle da marca custa mais. A gravação feita no local é somada quando o código é rolante, e a quantidade também muda o total.",
          ],
          [
            "Troque a pilha antes de pagar por outro, porque muitas vezes o controle fraco volta a funcionar assim. Se precisar de vários, peça juntos: uma só ida grava todos.",
            "Antes da compra, ponha uma pilha nova, porque às vezes é só isso que falta ao controle. Vários aparelhos saem melhor de uma vez, gravados na mesma visita.",
            "Vale um teste com pilha nova, pois o controle que falha nem sempre precisa ser substituído. E junte os pedidos da casa, porque o deslocamento é um só para gravar quantos forem.",
            "Comece pela pilha, porque um controle sem força parece estragado e muitas vezes não está. Se a família precisa de mais de um, faça um pedido só e divida o deslocamento.",
            "O controle que falha pode estar só com a pilha no fim, e essa troca vem antes de qualquer compra. Quando são vários, uma visita grava todos e custa um deslocamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qualquer chaveiro copia controle de portão?",
        answers: [
          "Não. Chaveiros com duplicador copiam os códigos fixos mais comuns, em geral de 433 MHz. O código rolante eles não copiam, porque esse controle precisa ser gravado no receptor do portão.",
          "Só os que têm o aparelho copiador, e apenas para código fixo. Leve o original funcionando e combine o teste no portão antes de pagar, pois a cópia de um rolante acende a luz e não abre.",
          "Nem todos, porque é preciso ter o duplicador, que em geral lê os fixos de 433 MHz. O rolante não se copia em chaveiro nenhum, pois depende de cadastro no receptor.",
        ],
      },
      {
        question: "Posso copiar o controle do condomínio?",
        answers: [
          "Peça à administração. Muitos prédios usam código rolante e cadastro por unidade, e a cópia feita por fora não abre ou fere a regra interna.",
          "O certo é solicitar outro ao síndico, que grava no seu nome e pode cancelar se ele se perder. Cópia de rua costuma ser proibida pelo regimento, quando funciona.",
          "Antes fale com o síndico. O controle do prédio costuma ser registrado por unidade e muitas vezes é rolante: a cópia feita fora falha ou desrespeita o regimento.",
        ],
      },
      {
        question: "A cópia do controle tem o mesmo alcance do original?",
        answers: [
          "Deve ter, com pilha boa e na frequência certa. Se ela só abre encostada no portão, troque a pilha e refaça a cópia: o sinal pode ter ficado um pouco fora da frequência.",
          "Normalmente, sim. Alcance curto numa cópia nova indica pilha fraca ou frequência desajustada; comece pela pilha e, se não bastar, repita o procedimento.",
          "Em princípio é igual, se a frequência bate e a pilha está nova. Quando só funciona perto do portão, comece pela pilha e copie outra vez, porque a frequência pode ter saído do ponto.",
        ],
      },
      {
        question: "O controle original para de funcionar depois da cópia?",
        answers: [
          "Não, porque a cópia só lê o sinal dele. Se o original falhou depois, confira se a pilha foi recolocada na posição certa.",
          "Continua abrindo como antes: o duplicador apenas escuta o código. Caso pare, veja se a pilha ficou bem encaixada e no sentido correto.",
          "Nada muda no original, que apenas transmite para o outro aprender. Se ele deixou de abrir, o mais provável é a pilha invertida ou mal assentada.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e dele aberto, sem a pilha",
  },
  {
    id: "clonar-e-seguro",
    broader: "controle",
    label: "Clonar controle é seguro?",
    phrase: "o risco de clonar o controle",
    intent: "question",
    asks: [
      "clonar controle seguro",
      "clonar controle segurança",
      "clonar controle perigoso",
      "clonar controle risco",
      "copiar controle seguro",
      "copiar controle perigoso",
      "cópia controle seguro",
      "controle clonado seguro",
    ],
    answers: {
      any: [
        "Não, a clonagem de controle de portão não é segura, porque a cópia tem o mesmo código do original e ninguém sabe quantas existem. Em condomínio o risco é maior, já que uma cópia abre a garagem de todos. Mais seguro é cadastrar um controle novo, de código rolante, direto no receptor, um por pessoa.",
        "Clonar o controle do portão tem risco, porque só o de código fixo aceita clone, e um estranho também o copia em segundos. Em condomínio, uma cópia abre a garagem de todos. Em vez de copiar, cadastre um controle novo na central; o de código rolante muda a cada toque e não se clona.",
        "Fazer cópia do controle no chaveiro não é o mais seguro, porque quem copia pode guardar o código e o portão não distingue clone de original. O cadastro de um novo, com código rolante, permite apagar só o de quem saiu. Em prédio, peça sempre à administração.",
        "Duplicar controle de portão é um risco pequeno em casa, para um reserva da família, e grande em condomínio, porque ninguém controla quantas cópias existem. O mais seguro é gravar na central um controle novo para cada pessoa, de preferência com código rolante, que não se copia.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O risco do controle clonado, em casa e no condomínio", "Onde está o risco do clone"],
        slots: [
          [
            "O duplicador grava o código em segundos, e outra cópia pode sair dali sem você saber. Se uma se perde, é preciso apagar todas, porque para a central elas são o mesmo controle.",
            "Em poucos segundos o código está copiado, sem registro de quantas vezes. Quando um clone some, apagar o código apaga também o original e as outras cópias.",
            "Clone e original são um só para a central, e por isso, se um se perde, todos param quando o código é apagado. O aparelho que copiou também pode ter guardado esse código.",
          ],
          [
            "Em prédio não há como saber de que apartamento saiu a cópia que abriu a garagem. Com empregado ou inquilino, o código continua valendo depois que ele sai.",
            "No condomínio ninguém consegue rastrear a cópia. Diarista e inquilino também são casos delicados, porque levam um código que continua abrindo.",
            "Os casos mais sensíveis são o prédio, onde não se sabe de quem é a cópia, e o prestador ou inquilino, que mantém o acesso mesmo depois de sair.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como saber se o seu controle é de código fixo", "Confira o tipo do seu controle"],
        slots: [
          [
            "Esta verificação não estraga o controle nem apaga a gravação.",
            "A verificação leva dois minutos, e o controle não perde o cadastro.",
            "Você pode olhar por dentro sem medo, porque a gravação não se perde.",
          ],
        ],
        steps: [
          "Tire a pilha e abra a capa.",
          "Procure uma fila de chavinhas ou jumpers, que são sinal de código fixo.",
          "Leia no manual: as palavras rolante, rolling code ou anticlonagem indicam o código que não se copia.",
          "Veja a frequência no verso, como 433,92 MHz.",
          "Na dúvida, anote o modelo antes de comprar outro.",
        ],
      },
      {
        about: "choose",
        headings: ["O que fazer em vez de clonar", "Como dar acesso com mais segurança"],
        slots: [
          [
            "Peça controles da linha do receptor e cadastre um por pessoa, com o nome anotado. Se a central só aceita código fixo, um receptor de código rolante, ligado a ela, resolve sem trocar o motor.",
            "Um controle por morador, gravado no receptor, permite apagar só o de quem saiu. Se a central é de código fixo, instala-se um receptor rolante à parte, e o motor fica.",
            "Cadastre em vez de copiar, com um registro por pessoa. Quem tem central antiga pode instalar um receptor de código rolante, ligado à entrada de botoeira.",
          ],
          [
            "A cópia é o mais barato, o controle compatível vem depois e o rolante da linha custa mais. Instalar um receptor avulso leva em geral até {trade.smallRepair}.",
            "Do mais barato ao mais caro, há o clone, o compatível e o rolante original. Um receptor novo fica instalado em até {trade.smallRepair}, na maioria dos casos.",
            "O clone é o mais barato e o menos seguro, e o rolante, o contrário. A troca do receptor costuma levar até {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Chaveiro que clona o controle guarda o código?",
        answers: [
          "Pode guardar, porque o duplicador lê o código inteiro. Copie só para reserva da casa e com quem você conhece.",
          "O aparelho de copiar pode ficar com o código na memória. Quem cadastra um controle novo evita essa dúvida.",
          "É possível, já que o código fica na memória do aparelho de copiar. Não há como conferir se ele foi apagado.",
        ],
      },
      {
        question: "Acho que clonaram meu controle. O que faço?",
        answers: [
          "Se ele é de código fixo, regravar o mesmo controle não adianta: troque o receptor por um rolante, com controles novos. Se é rolante, apague a memória e recadastre os seus.",
          "Troque o código ou o receptor e cadastre só os controles que estão na sua mão.",
          "Mude o código. Em sistema fixo, isso se faz com receptor e controles novos. Em rolante, basta apagar a memória e gravar de novo os seus.",
        ],
      },
      {
        question: "Código rolante é impossível de copiar?",
        answers: [
          "Em chaveiro e duplicador comum, não se copia. É o mais seguro para casa, embora nenhum rádio seja perfeito.",
          "Um duplicador comum não consegue, porque o código muda a cada toque. É a melhor proteção para um portão comum.",
          "Na prática, sim, com os aparelhos de chaveiro. Ele nunca repete a mesma senha, e por isso a cópia não abre.",
        ],
      },
      {
        question: "Quantos controles cabem no receptor?",
        answers: [
          "Dezenas em central de casa e centenas em receptor de prédio. Se a memória encheu, é preciso apagar os perdidos.",
          "Depende do modelo, de dezenas a mais de cem. O manual traz o número.",
          "Em casa, em geral, algumas dezenas. Receptores de condomínio guardam centenas, com lista por unidade.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e dele aberto, sem a pilha",
  },
  {
    id: "clonar-e-crime",
    broader: "controle",
    label: "Clonar controle é crime?",
    phrase: "o que a lei diz de clonar controle",
    intent: "question",
    asks: [
      ...combine(
        [
          ...["clonar controle", "copiar controle", "cópia controle", "duplicar controle", "clonagem controle"],
          ...["controle clonado", "controle copiado", "clonar controle vizinho", "copiar controle vizinho"],
        ],
        ["crime", "ilegal", "cadeia", "lei", "permitido", "dá processo", "contra lei", "dá problema lei"],
      ),
      ...combine(["clonar controle", "copiar controle", "duplicar controle"], ["legal", "proibido", "pode dar prisão"]),
      "chaveiro pode copiar controle lei",
      "clonaram meu controle crime",
      "clonaram meu controle boletim ocorrência",
      "clonar controle sem autorização",
      "copiar controle sem autorização",
    ],
    answers: {
      any: [
        "Clonar o controle do seu próprio portão não é crime: é permitido, como copiar a chave de casa. Copiar o de outra pessoa sem autorização é arriscado, porque usar a cópia para entrar ou furtar pode ser violação de domicílio ou furto. Em condomínio, a cópia por fora ainda pode dar multa, se o regimento a proíbe.",
        "Copiar o controle do vizinho sem a autorização dele não é um direito seu, e usar essa cópia pode ser crime: entrar na casa alheia é violação de domicílio, e levar algo é furto. Já clonar o controle do próprio portão é permitido. Em condomínio, siga o regimento, que pode proibir a cópia e prever multa.",
        "Clonar o controle de um portão que é seu, ou que o dono deixou copiar, não é ilegal nem dá cadeia. O que tem pena prevista em lei é o uso sem permissão, como entrar em casa alheia com um clone ou furtar. No prédio vale também o regimento, que pode proibir a cópia e multar.",
        "O síndico pode proibir o controle clonado quando a regra está na convenção, no regimento ou numa ata de assembleia. Com essa regra, a cópia feita por fora pode ser apagada e dar multa ao morador. Clonar o controle do portão da própria casa é permitido, e o do vizinho só com autorização.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quando a cópia é permitida e quando não é", "O que muda de um caso para outro"],
        slots: [
          [
            "Na casa própria, o dono decide quantos controles existem e quem fica com eles. Quem aluga deve avisar o proprietário e devolver todas as cópias com as chaves, para que sejam apagadas da memória.",
            "Quando a casa é sua, a cópia para a família depende só de você. No imóvel alugado, o proprietário deve saber, e na saída todas as cópias voltam com as chaves.",
            "O dono da casa pode copiar o controle para quem quiser. Já o inquilino deve avisar e entregar as cópias quando sair, porque elas continuam abrindo o portão.",
          ],
          [
            "No condomínio, o caminho é o cadastro pela administração, porque a cópia feita fora não aparece na lista da unidade. A regra está na convenção, no regimento ou na ata.",
            "Em prédio, peça o controle extra ao síndico, que o registra em seu nome. A convenção e o regimento dizem o que pode, e cópia fora do cadastro costuma contrariá-los.",
            "Já no portão coletivo, quem decide é a administração, pela convenção e pelo regimento. A cópia feita na rua fica sem registro e costuma ser proibida.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Se clonaram o seu controle", "Suspeita de cópia sem permissão: o que fazer"],
        slots: [
          [
            "O clone continua abrindo até o código mudar, por isso cuide do portão e das provas ao mesmo tempo.",
            "O primeiro passo é tirar da central o código copiado, e o segundo é registrar o que houve.",
            "Enquanto o código for o mesmo, a cópia abre o portão. Guarde as provas e mude o código assim:",
          ],
        ],
        steps: [
          "Guarde as imagens da câmera e anote os dias e horas em que o portão abriu sem explicação.",
          "Peça ao técnico para apagar a memória da central e gravar controles novos.",
          "Se o sistema é de código fixo, troque o receptor por um de código rolante.",
          "Se houve entrada ou furto, registre o boletim de ocorrência; em prédio, avise o síndico por escrito.",
        ],
      },
      {
        about: "safety",
        headings: ["Como dificultar a clonagem", "Código fixo, código rolante e clonagem"],
        slots: [
          [
            "O controle de código fixo manda sempre o mesmo sinal, e por isso um copiador comum o aprende em segundos. O de código rolante muda a cada toque e não aceita essa cópia, de modo que trocar o receptor é a proteção que funciona.",
            "Quem usa código fixo repete sempre o mesmo sinal, e qualquer duplicador consegue ler. Um receptor de código rolante, que se renova a cada uso, acaba com a cópia simples.",
            "Copiar é fácil no código fixo, que nunca muda. Com receptor e controles de código rolante, em que cada toque tem uma senha diferente, a cópia comum deixa de abrir.",
          ],
          [
            "Além disso, dê um controle cadastrado, e não uma cópia, a quem não mora na casa. Ele tem código próprio e, em muitas centrais, pode ser apagado sem mexer nos outros.",
            "Para funcionário ou prestador, prefira gravar na central um controle separado. Quando a pessoa sai, o código dela é apagado sozinho, se a placa permite.",
            "Outra medida é cadastrar um controle para cada pessoa de fora, com código próprio, que muitas placas excluem um a um.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O chaveiro pode copiar qualquer controle?",
        answers: [
          "Ele copia o de código fixo que você leva, e convém que o portão seja seu. O de código rolante precisa ser gravado na central.",
          "Só os de código fixo, e cabe ao cliente ter direito ao controle. No rolante, a cópia não abre.",
        ],
      },
      {
        question: "O condomínio pode me multar por clonar o controle?",
        answers: [
          "Pode, se a proibição e a multa estão na convenção ou no regimento. Leia os dois antes de fazer a cópia.",
          "Só com regra escrita que preveja a multa. Sem ela, o assunto vai à assembleia.",
        ],
      },
      {
        question: "Como ter outro controle sem clonar?",
        answers: [
          "Grave um controle novo na central, porque ele tem código próprio e, em muitos receptores, pode ser apagado sozinho.",
          "Compre um controle novo da mesma linha e cadastre-o no receptor. Isso vale para código fixo e para rolante.",
        ],
      },
      {
        question: "A polícia descobre quem clonou?",
        answers: [
          "Pelo portão é difícil, porque a central comum não guarda quem abriu. As câmeras e a lista de quem teve o controle ajudam mais.",
          "Para a central, o clone de código fixo é igual ao original. O que ajuda a investigação são as imagens e os horários.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e dele aberto, sem a pilha",
  },
  {
    id: "controle-universal",
    broader: "controle",
    label: "Controle universal",
    phrase: "o controle universal",
    intent: "question",
    asks: [
      "controle copia qualquer portão",
      "controle serve qualquer portão",
      "controle universal não copia",
      "comprei controle universal não copia meu",
      "controle universal",
      "controle 433 universal",
      "controle 433 mhz universal",
      "controle universal 433 mhz",
      "controle universal portão",
      "controle universal serve",
      "controle genérico portão",
      "controle copiador",
      "controle multimarca",
      "controle multifrequência",
      "controle universal serve portão",
      "universal controle programar",
      "quanto custa controle universal",
      "quanto custa controle universal portão",
      "preço controle universal portão",
      "valor controle universal portão",
    ],
    answers: {
      any: [
        "O controle de portão universal serve quando o seu é de código fixo e da frequência que ele copia, em geral 433 MHz. Em portão de código rolante, que muda a cada toque, quase nunca funciona: ali se usa um controle da mesma linha, gravado na central. A foto do seu, sem a pilha, diz qual é o caso e o valor.",
        "Um controle universal de 433 MHz abre o portão se o original for de código fixo nessa frequência, porque ele repete o sinal copiado. Com código rolante, o receptor recusa a cópia e o certo é um aparelho da linha, cadastrado na central. Mande foto do seu aberto e damos o tipo e o preço.",
        "Controle eletrônico universal é um copiador: aprende o código fixo do seu, quase sempre em 433 MHz, e passa a abrir o portão. Não serve para código rolante, que troca a cada uso e exige controle da própria linha. Fotografe o atual por dentro e por fora, e dizemos qual comprar e quanto custa.",
      ],
      question: [
        "O controle universal não serve em qualquer portão: só no de código fixo e na frequência que ele copia, em geral 433 MHz. Quando o código é rolante, o receptor o recusa, e a saída é um controle da mesma linha, gravado na central. A foto do seu mostra o tipo.",
        "Serve, se o seu controle for de código fixo e da frequência do universal, quase sempre 433 MHz. Com código rolante, que muda sozinho, compre o original ou um compatível da linha e grave na central. Mande foto dos dois lados para confirmar.",
      ],
      price: [
        "O preço do controle universal depende das frequências que ele copia e do número de botões, e fica entre os mais baratos; a cópia você mesmo faz. Ele só serve em código fixo, então mande antes a foto do seu: dizemos se copia e quanto sai o que a sua central aceita.",
        "Controle de portão universal se paga por unidade, sem visita, porque o código passa de um controle para o outro. O valor varia com botões e frequências, e o aparelho só funciona em código fixo. Confirme pela foto do atual, frente e verso, para não comprar à toa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Universal, compatível ou original", "Quando o controle universal vale a pena"],
        slots: [
          [
            "O universal costuma ser a saída mais em conta para portão de código fixo, sobretudo quando o modelo original saiu de linha. Em central de código rolante ele não adianta: escolha o original ou um compatível declarado para aquela linha, que será gravado na placa.",
            "Em sistema de código fixo, o universal custa menos e substitui até modelo que já não se vende. O rolante o rejeita, por mais parecido que seja o aparelho, e aí só funciona o controle da linha ou um compatível com ela, cadastrado na central.",
            "Se o código é fixo, compre o universal sem receio: é barato e repõe modelo fora de linha. Se é rolante, a central ignora a cópia, e o dinheiro deve ir para o original ou para um compatível da mesma linha, gravado nela.",
          ],
          [
            "Alguns universais são multifrequência e copiam 315 e 433 MHz, mas continuam presos ao código fixo. Leia na embalagem a lista de padrões, e não só a palavra universal.",
            "Existe o multifrequência, para 315 e 433 MHz, que amplia as chances sem vencer o rolante. A lista de marcas e padrões da caixa diz mais que o nome do produto.",
            "Há modelos que leem 315 além de 433 MHz; nem eles copiam rolante. Antes de pagar, procure o seu controle na lista impressa na embalagem.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como gravar o controle universal", "Copiando o seu controle para o universal"],
        slots: [
          [
            "A sequência exata vem na folha do aparelho, e a ideia é a mesma em quase todos. Use pilha boa nos dois, porque sinal fraco grava errado.",
            "O folheto traz as teclas do seu modelo, mas o caminho pouco muda de um para outro. Confira as pilhas antes, já que um original fraco é mal lido.",
            "Quase todos copiam do mesmo jeito, com teclas que o folheto indica. Troque a pilha do original se a luz estiver fraca, para o código ser lido inteiro.",
          ],
        ],
        steps: [
          "Siga a folha do universal para limpar a memória de fábrica.",
          "Encoste os dois controles, frente a frente, longe do portão.",
          "Segure o botão do universal e o do original até a luz confirmar.",
          "Repita para cada botão que for usar.",
          "Teste à vista do portão, com a passagem livre.",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do controle universal", "Universal, compatível e original na conta"],
        slots: [
          [
            "Na ordem de custo, o universal fica embaixo, o compatível no meio e o original em cima. Número de botões e frequências mudam pouco, e o universal dispensa visita, enquanto o controle de código rolante pode pedir a gravação na central.",
            "O universal é o mais barato, seguido do compatível e do original da marca. Botões e frequências a mais encarecem pouco; o que soma de verdade é a gravação, que só o controle de código rolante exige na central.",
            "Do menor para o maior valor vêm universal, compatível e original. Como a cópia se faz em casa, não há ida do técnico. Ela entra na conta quando o código é rolante e o controle novo precisa ser gravado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Universal serve em portão PPA, Garen ou Rossi?",
        answers: [
          "Serve quando a central instalada usa código fixo compatível. Onde ela é de código rolante, o portão pede um controle da linha, gravado no receptor.",
          "Depende da central, e não da marca na tampa do motor. Se o controle atual é de código fixo em 433 MHz, a cópia costuma funcionar.",
        ],
      },
      {
        question: "Controle universal é menos seguro?",
        answers: [
          "É tão seguro quanto o código que repete. Se ele copiou o seu, outro aparelho também copiaria; o código rolante evita isso, com a troca do receptor.",
          "Ele não piora nem melhora, pois o ponto fraco é o código fixo. Quem quer mais proteção troca o receptor por um de código rolante.",
        ],
      },
      {
        question: "Por que o controle universal gravou e não abre?",
        answers: [
          "A luz confirma a leitura, não a compatibilidade. Em geral o original é de código rolante ou de outra frequência, ou a pilha está fraca. Regrave com pilha nova para tirar a dúvida.",
          "O mais comum é ter copiado um código rolante, que o portão recusa depois. Troque a pilha e repita uma vez; sem efeito, o seu sistema não aceita cópia.",
        ],
      },
      {
        question: "Um universal abre mais de um portão?",
        answers: [
          "Abre, um em cada botão, se todos forem de código fixo. Cada código é copiado do controle do portão correspondente.",
          "Sim, gravando um portão por tecla. Você precisa ter à mão um controle que funcione de cada um deles.",
        ],
      },
    ],
    photo: "uma foto do controle atual, frente e verso, e outra dele aberto, sem a pilha",
  },
  {
    id: "qual-controle-serve",
    broader: "controle",
    label: "Qual controle serve no meu portão",
    phrase: "o controle que serve no seu portão",
    intent: "buying",
    asks: [
      "como escolher controle portão",
      "escolher controle portão",
      "escolher controle",
      "qual controle certo portão",

      "que modelo controle comprar",
      "qual modelo controle devo comprar",
      "descobrir controle portão foto",
      "controle certo marca motor ou receptor",
      "qual controle serve",
      "qual controle comprar",
      "controle compatível motor",
      "como saber controle portão",
      "identificar controle",
      "saber qual controle",
      "qual modelo controle",
      "qual controle meu portão",
      "controle serve portão",
    ],
    answers: {
      "how-to": [
        "Para descobrir a marca do controle do portão, olhe o verso, a plaquinha de dentro, sem a pilha, e a etiqueta do receptor ou do motor. O que decide a compra não é só a marca: anote também a frequência, em geral 433 MHz, e se há chavinhas, sinal de código fixo. A foto de tudo isso nos basta para dizer qual serve.",
        "Para saber qual controle serve no portão, leia no verso do atual a marca, o modelo e a frequência, quase sempre 433 MHz. Depois veja o tipo de código, fixo ou rolante. Se não há nada escrito, tire a pilha e fotografe a plaquinha: por ela o técnico reconhece a marca e o padrão, sem custo.",
      ],
      any: [
        "Serve no seu portão o controle com a mesma frequência, em geral 433 MHz, e o mesmo código do receptor instalado. A marca do motor não decide. O jeito seguro de descobrir é ler o verso do controle que já abre e comprar um de modelo igual. Sem dados no verso, a foto da plaquinha de dentro ajuda.",
        "Para saber qual controle serve no portão da garagem, leia no verso do atual marca, modelo e frequência, quase sempre 433 MHz, e se o código é fixo ou rolante. Mudou de casa e não tem nenhum? A etiqueta da central ou do receptor responde.",
        "O controle certo para o seu portão tem a mesma frequência e o mesmo tipo de código do receptor. A marca do motor pode enganar, porque a placa às vezes já foi trocada. Se você não tem nenhum controle, um receptor avulso com controles novos resolve em cerca de {trade.smallRepair}.",
        "Para escolher o controle do portão, combine dois dados com o receptor: a frequência, em geral 433 MHz, e o tipo de código, fixo ou rolante. Os dois costumam estar no verso do controle que já abre. A marca do motor não basta, porque a placa pode ser de outra. Depois disso, escolha pelo número de teclas e pela resistência.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como descobrir o controle certo", "O que olhar para não comprar errado"],
        slots: [
          [
            "Separe um controle que abra bem o portão: é ele o modelo da compra. Nada aqui pede abrir o motor.",
            "O que interessa está no controle que funciona ou na etiqueta do receptor. O motor fica fechado.",
            "Use o controle que ainda abre como modelo, sem mexer no motor.",
          ],
        ],
        steps: [
          "Fotografe o controle, frente e verso, com as letras legíveis.",
          "Abra só a tampa da pilha e fotografe a plaquinha.",
          "Anote a frequência: 433 MHz é a mais comum, e 292, 299 e 315 são de sistemas antigos.",
          "Veja se há receptor avulso na parede e fotografe a etiqueta.",
          "Fotografe a etiqueta do motor, com a tampa fechada.",
        ],
      },
      {
        about: "choose",
        headings: ["Marca do motor não é marca do controle", "Frequência e código decidem"],
        slots: [
          [
            "Um motor de uma marca pode ter placa ou receptor de outra, e é este que manda. Depois de uma troca de central, vale o controle dela.",
            "Quem escuta o controle é o receptor, e não a carcaça. Trocada a placa, muda o controle que serve.",
            "A tampa mostra o fabricante do motor, mas o controle precisa combinar com o receptor instalado hoje.",
          ],
        ],
        bullets: [
          "Código rolante: controle da mesma linha, gravado na central.",
          "Código fixo: compatível ou universal, que copia.",
          "Frequência: tem de ser igual, porque um controle de 433 não abre um receptor de 315.",
          "Botões e formato: à sua escolha, não mudam a compatibilidade.",
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço do controle", "O que muda o valor"],
        slots: [
          [
            "Do mais barato ao mais caro vêm universal, compatível e original de código rolante. Some a gravação, que sai mais em conta quando todos são feitos na mesma ida.",
            "O preço sobe do universal ao original rolante. Gravar vários na mesma visita custa um deslocamento só.",
            "Fixo custa menos que rolante, e compatível, menos que original. A gravação, feita de uma vez para a casa toda, dilui a ida.",
          ],
          [
            "Quem grava em receptor externo, pelo manual, paga só o aparelho. Controle raro pode custar mais que um receptor novo com controles comuns.",
            "Com receptor de caixa separada, você mesmo grava. Linha antiga e cara pode dar lugar a um receptor avulso de 433.",
            "Receptor à parte permite gravar sem técnico. E quando o controle é difícil de achar, trocar o receptor costuma sair por menos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle de 433 MHz serve em qualquer portão de 433 MHz?",
        answers: [
          "Não. Além da frequência, o código precisa ser o mesmo. Dois de 433 podem nunca abrir o mesmo portão.",
          "Só serve se o código também for o mesmo. A frequência é a primeira condição.",
        ],
      },
      {
        question: "Não tenho nenhum controle. Como descubro o modelo?",
        answers: [
          "Pela etiqueta do motor, da central ou do receptor avulso. Se nada for legível, instala-se um receptor com controles novos.",
          "A etiqueta do lado de fora do motor ajuda. Em último caso, um receptor avulso com controles novos dispensa descobrir o antigo.",
        ],
      },
      {
        question: "Mudei de casa: os controles antigos daqui ainda abrem?",
        answers: [
          "Abrem, até a memória da central ser apagada. Peça para limpar e gravar só os seus, o que leva menos de {trade.smallRepair}.",
          "Sim, quem tinha controle continua entrando. Apague a memória e cadastre apenas os da família, no dia da mudança.",
        ],
      },
      {
        question: "Controle usado de outro portão serve?",
        answers: [
          "Serve, se for do mesmo padrão e for gravado no seu receptor. No de chavinhas, basta copiar a posição delas.",
          "Pode servir, com frequência e código iguais, depois de gravado como um novo.",
        ],
      },
    ],
    photo: "fotos do controle que funciona, frente e verso, e da etiqueta do motor",
  },
  {
    id: "original-ou-paralelo",
    broader: "controle",
    label: "Controle original ou paralelo",
    phrase: "a escolha entre controle original e paralelo",
    intent: "comparison",
    asks: [
      "controle original ou paralelo",
      "controle genérico presta",
      "controle genérico bom",
      "controle paralelo estraga",
      "controle paralelo estraga central",
      "controle original ou compatível",
      "controle original paralelo",
      "controle cópia original",
      "controle copiado original",
      "controle cópia ou original",
      "controle original similar",
      "controle original compatível",
      "controle original genérico",
      "controle paralelo",
      "controle original clonado",
      "controle original vale pena",
      "diferença controle original",
      "controle genérico",
      "original ou genérico controle",
      "controle genérico funciona",
      "controle genérico serve",
      "controle universal ou original",
      "controle original ou universal",
      "controle genérico serve [marca]",
      "controle genérico serve portão [marca]",
    ],
    answers: {
      any: [
        "Entre controle original ou genérico, o que decide é o código da central: em código fixo, o genérico de 433 MHz na mesma frequência faz o mesmo e custa menos. Em código rolante, que muda a cada toque, compre o original ou um paralelo que cite a sua linha. A foto do seu, frente e verso, mostra o caso.",
        "O controle paralelo não estraga a placa do portão: ele só manda um sinal de rádio, e o pior que acontece é não abrir. Ele serve quando tem a frequência, em geral 433 MHz, e o código da central, e custa menos que o original. Se o código é rolante, que muda a cada toque, compre o original ou um que cite a sua central.",
        "Entre controle original e paralelo, escolha o original para código rolante ou quando não souber o padrão, e o genérico, mais barato, para código fixo na mesma frequência, quase sempre 433 MHz. Os dois precisam ser gravados na central. Com foto do seu, dizemos se o genérico basta.",
        "Entre o controle [marca] original e o paralelo, compre o original se a central for de código rolante, que muda a cada toque, ou se você não souber o tipo. Em código fixo, o paralelo de mesma frequência, quase sempre 433 MHz, faz o mesmo e custa menos. Uma foto do seu, frente e verso, mostra o caso.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que muda entre original e paralelo", "Como decidir sem errar"],
        slots: [
          [
            "O original custa mais e não deixa dúvida de código nem de frequência. O paralelo é de outro fabricante e precisa indicar na embalagem as centrais que atende. Se o código é fixo, abre do mesmo jeito.",
            "No original, você paga mais pela certeza de que serve na central. Já o paralelo bom traz na caixa a lista de linhas aceitas e, quando o código é fixo, funciona igual por menos.",
            "Com o original, a frequência e o código estão garantidos, e o preço é maior. O genérico de outra marca resolve em código fixo, desde que a embalagem cite a sua central.",
          ],
          [
            "O copiado é um terceiro caso: repete o código fixo de um controle existente e, se um for apagado, os dois param. Contra clonagem, o que protege é o código rolante, e não a marca.",
            "Não confunda com o copiado, que divide o código com o primeiro e deixa de funcionar junto com ele. Quem quer proteção contra cópia deve escolher código rolante, em controle original ou compatível.",
            "Já a cópia carrega o código do controle antigo, e os dois são apagados juntos. A segurança vem do código rolante, que muda a cada uso, e não do nome na capa.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de um controle ruim", "Quando o paralelo dá problema"],
        slots: [
          [
            "A qualidade varia muito entre os genéricos, e estes sinais aparecem na primeira semana:",
            "Nem todo paralelo é ruim, mas os fracos mostram logo estes sinais:",
            "Um genérico de boa procedência dura; o ruim se reconhece cedo, por estes sinais:",
          ],
        ],
        bullets: [
          "Alcance bem menor que o do original, com pilha nova nos dois",
          "Abertura só de bem perto do portão, sinal de frequência errada",
          "Botão que afunda, luz fraca ou pilha que acaba depressa",
          "Embalagem sem marca, sem selo da Anatel e sem lista de centrais",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda no preço", "Original, genérico e gravação na conta"],
        slots: [
          [
            "O original é o mais caro, o genérico fica abaixo, e a cópia de código fixo é a mais barata. A gravação na central, quando exige visita, custa o mesmo para qualquer um e serve para vários de uma vez.",
            "Em ordem de preço estão a cópia, o genérico e o original. A visita para gravar não muda com a marca, e numa só todos são cadastrados.",
            "Do menor ao maior custo vêm a cópia, o paralelo e o original. Se o técnico precisar gravar, o serviço é igual para os três e aproveita a mesma visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle genérico serve no portão Garen ou PPA?",
        answers: [
          "Serve quando a central dessas marcas usa código fixo na frequência dele e a caixa cita a linha. Em código rolante, prefira o original.",
          "Depende da central, e não do nome no motor: o código fixo aceita o genérico, e o rolante exige o da linha, original ou declarado compatível.",
        ],
      },
      {
        question: "Como saber se o meu controle é de código rolante?",
        answers: [
          'A embalagem ou o manual fala em código rolante, "rolling code" ou anticlonagem. Chavinhas pequenas dentro do controle indicam código fixo.',
          'Procure "rolling code" no manual e chavinhas por dentro, sem a pilha. O primeiro indica código rolante; as segundas, código fixo.',
        ],
      },
      {
        question: "Controle paralelo estraga a central?",
        answers: [
          "Não, porque ele só envia um código por rádio. O risco é não funcionar ou ter alcance curto, sem dano à placa.",
          "Não há esse risco. Se o controle for incompatível, a central apenas ignora o sinal.",
        ],
      },
      {
        question: "Posso misturar original e paralelo no mesmo portão?",
        answers: [
          "Pode, se todos usarem o padrão do receptor. Cada um ocupa o seu lugar na memória.",
          "Sim: a central aceita qualquer um que use o mesmo código e esteja gravado.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "um-controle-dois-portoes",
    broader: "controle",
    label: "Um controle para dois portões",
    phrase: "um controle para dois portões",
    intent: "how-to",
    asks: [
      "controle duplicado abre dois portões",
      "controle copiado abre dois portões",
      "controle duplicador dois portões",
      "controle abre dois portões",
      "controle universal dois portões",
      "portão entrada saída mesmo controle",
      "entrada saída mesmo controle",
      "portão entrada outro saída mesmo controle",
      "um controle dois portões dá certo",
      "mesmo controle casa praia",
      "mesmo controle duas casas",
      "mesmo controle casa e praia",
      "mesmo controle outra casa",
      "controle duas casas",
      "usar mesmo controle casa",
      "controle abre dois portões juntos",
      "controle duas teclas abre dois juntos",
      "controle abre os dois ao mesmo tempo",
      "tecla abre dois portões",
      "controle dois portões",
      "controle 2 portões",
      "mesmo controle dois",
      "um controle abrir dois",
      "controle portão social garagem",
      "controle casa trabalho",
      "juntar controles",
      "unificar controle",
      "controle vários portões",
      "segundo botão controle",
      "segundo botão controle social",
      "botão controle portão social",
      "outro botão controle social",
      "dois botões controle portão",
      "botão abra outro portão",
      "botão abrir outro portão",
      "botão 2 outro portão",
      "segundo botão outro portão",
      "controle que abre 2 portões",
      "controle abre 2 portões",
      "controle abre 2 portões preço",
      "controle abre dois portões preço",
      "controle dois portões preço",
    ],
    answers: {
      price: [
        "O controle que abre 2 portões é um controle comum de dois ou mais botões, e o preço muda pouco pelo número de teclas. O de código fixo é o mais barato, e o de código rolante, o mais caro. Se as duas centrais usam códigos diferentes, soma-se um receptor avulso. A foto dos dois controles dá o valor, de graça.",
        "Quanto custa um controle para dois portões depende do código das centrais. Se for igual nas duas, paga-se só o controle de dois botões e, se houver visita, a gravação. Se for diferente, entra um receptor no segundo portão. Mande foto dos controles, frente e verso, e o preço sai sem custo.",
      ],
      any: [
        "Sim, um controle pode abrir dois portões, com uma tecla gravada em cada central, se os dois receptores aceitarem o código dele. Serve para a garagem e o portão social ou para a casa e a praia. Se os códigos são diferentes, um receptor avulso no segundo portão resolve, e a foto dos dois controles basta para o orçamento.",
        "Dá para usar o mesmo controle em dois portões: o botão 1 é gravado numa central e o botão 2 na outra, desde que a frequência e o código combinem. Quando não combinam, instala-se um receptor igual ao do primeiro no segundo portão, que pode até ser o social. Mande fotos dos controles para saber o valor.",
        "Um controle só serve para dois portões quando tem um botão livre e as duas centrais aceitam o código dele. Se as marcas usam códigos diferentes, a solução é instalar um receptor avulso, tanto no portão social quanto na casa da praia. Fotos dos dois controles mostram qual é o caminho e quanto custa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como juntar os portões em um controle", "Um botão para cada portão: passo a passo"],
        slots: [
          [
            "Comece pela comparação dos dois controles que já existem, porque ela mostra se basta gravar ou se falta um receptor. A gravação fica com o técnico, já que a central trabalha com a tensão da rede.",
            "Compare os controles atuais: se são da mesma linha, basta gravar. Se são de linhas diferentes, instala-se um receptor. Quem grava na central é o técnico, porque ali passa a energia da rede.",
            "Olhe primeiro se os dois controles são da mesma linha e frequência. O resto é gravação na placa, que o técnico faz por causa da tensão da rede.",
          ],
        ],
        steps: [
          "Fotografe os dois controles, frente e verso.",
          "Compare a frequência e o tipo de código, que costumam estar na etiqueta.",
          "Escolha a tecla que vai abrir cada portão.",
          "O técnico grava uma tecla em cada receptor.",
          "Teste uma tecla por vez, à vista do portão que se move.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando os padrões são diferentes", "Receptor avulso, universal ou dois controles"],
        slots: [
          [
            "O receptor avulso é ligado na entrada de botoeira do segundo portão e passa a obedecer ao controle do primeiro, enquanto os controles antigos continuam valendo. É a solução para código rolante, que muda a cada toque e não se copia.",
            "Com um receptor externo ligado à entrada de botoeira, o segundo portão obedece ao controle do primeiro sem perder os próprios. Isso serve também quando o código é rolante, que se renova a cada uso e não aceita cópia.",
            "Um receptor extra, ligado à botoeira do outro portão, faz com que ele aceite o controle que você já tem. Os antigos seguem funcionando, e nem o código rolante, renovado a cada toque, impede a solução.",
          ],
          [
            "Se os dois portões são de código fixo, um controle universal copia um código em cada tecla e dispensa o receptor. Em prédio, peça autorização, porque o cadastro é da administração.",
            "Quando os dois usam código fixo, um controle universal de duas ou quatro teclas resolve sem obra. No condomínio, quem autoriza e cadastra é a administração.",
            "Um controle universal basta quando os dois portões têm código fixo, porque cada tecla copia um deles. Já o portão de condomínio depende da autorização do síndico.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço", "Quanto custa juntar dois portões"],
        slots: [
          [
            "O mais barato é gravar a segunda tecla de um controle que já serve. Depois vem o universal, para código fixo, e por último o receptor avulso, que soma aparelho, ligação e gravação.",
            "Só gravar custa menos, já que o controle existe. O universal fica no meio, e o receptor avulso é o mais caro, porque inclui o aparelho e a ligação na central.",
            "A gravação da tecla livre é a opção de menor custo, seguida do universal de código fixo e do receptor extra com a mão de obra. Se os portões ficam em endereços diferentes, são duas visitas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O mesmo botão pode abrir os dois portões ao mesmo tempo?",
        answers: [
          "Pode, se o botão for gravado nos dois receptores, mas um portão se moveria sem você ver. É mais seguro usar uma tecla para cada um.",
          "É possível, porém arriscado. Prefira teclas separadas, para acionar só o portão que está à vista.",
        ],
      },
      {
        question: "Preciso de controle de quantos botões?",
        answers: [
          "Precisa de um botão para cada portão. Modelos de dois a quatro botões são comuns, e um a mais serve para outra garagem.",
          "Dois botões bastam para dois portões. Três ou quatro deixam espaço para o social ou outra garagem.",
        ],
      },
      {
        question: "Dá para abrir o portão social com o controle da garagem?",
        answers: [
          "Dá, com um receptor que acione a fechadura elétrica por outra tecla. Ele manda um pulso curto, que solta o trinco.",
          "Sim, um receptor avulso liga a segunda tecla à fechadura do portão social, sem mexer no motor da garagem.",
        ],
      },
      {
        question: "Se eu perder esse controle, perco os dois portões?",
        answers: [
          "Quem achar o controle abre os dois, então ele deve ser apagado em cada central no mesmo dia. Guarde um reserva já gravado.",
          "Sim, e o bloqueio precisa ser feito nos dois receptores. Ter um reserva gravado evita que você fique do lado de fora.",
        ],
      },
    ],
    photo: "fotos dos dois controles, frente e verso, e da etiqueta de cada motor",
  },
  {
    id: "controle-no-farol",
    broader: "controle",
    label: "Abrir o portão pelo farol",
    phrase: "o acionamento pelo farol",
    intent: "question",
    asks: [
      "abrir garagem lampejo farol",
      "abrir garagem farol",
      "abrir portão piscando farol",
      "piscar farol abrir portão",
      "abrir portão farol",
      "controle farol",
      "farol alto portão",
      "controle instalado carro",
      "controle moto farol",
      "acionador farol",
      "farol abrir portão",
      "botão farol",
      "botão farol carro",
      "transmissor farol",
      "controle farol alto",
      "lampejo farol portão",
      "abrir portão luz carro",
    ],
    answers: {
      any: [
        "O controle de portão no farol do carro é um transmissor ligado ao farol alto, que abre o portão quando você dá o lampejo. Um auto elétrico faz a ligação no carro, e nós gravamos o aparelho na central do portão. Ele precisa ser do padrão do seu receptor. A foto do controle atual mostra qual serve.",
        "O controle de portão no farol alto da moto é um transmissor pequeno, ligado ao fio do farol alto: você dá o lampejo e o portão abre, sem tirar a mão do guidão. Um eletricista de motos faz a ligação, e nós gravamos o aparelho na central. Ele precisa ter a frequência e o código do seu receptor. A foto do controle atual mostra qual serve.",
        "Com um acionador ligado ao farol alto, um lampejo abre o portão, e você dispensa o controle na mão. A ligação no carro é de um eletricista automotivo, e a gravação na central, do técnico do portão. Fotografe o seu controle dos dois lados para saber o modelo certo.",
        "O controle no farol fica escondido no carro e transmite o código quando o farol alto pisca. Para funcionar no seu portão, ele tem de ser do mesmo padrão do receptor e ser gravado como mais um controle. Pela foto do atual, dizemos de graça o modelo e o valor da gravação.",
      ],
      installation: [
        "Para instalar o controle de portão no farol do carro, um eletricista automotivo liga o acionador ao farol alto, e nós o gravamos na central. Compre um do padrão do seu receptor, de preferência com lampejo duplo. A foto do controle atual, frente e verso, mostra qual serve e quanto custa a gravação.",
        "A instalação do controle no farol tem duas partes: a ligação no carro ou na moto, por auto elétrico, e a gravação no portão, que é nossa. O aparelho tem de seguir a frequência e o código do receptor. Mande foto do controle que abre hoje e damos o modelo e o preço.",
        "O controle no farol do carro é instalado por um auto elétrico, no fio do farol alto, e depois gravado na central do portão pelo técnico. Antes de comprar, confirme o padrão do receptor com uma foto do seu controle. A gravação é rápida e orçada de graça, por foto.",
      ],
      price: [
        "O controle de farol custa o transmissor, a ligação no carro por auto elétrico e a gravação na central, que é a nossa parte. O valor muda com o padrão do receptor e é informado de graça, pela foto do controle que você usa, frente e verso.",
        "No acionador pelo farol você paga a peça, o eletricista automotivo e a gravação no portão. O receptor de código rolante encarece, pois só aceita transmissor da linha. A foto do controle atual mostra o padrão e o preço da gravação.",
      ],
      "how-to": [
        "Para instalar o controle de portão no farol do carro, um eletricista automotivo liga o acionador ao farol alto, e o técnico do portão o grava na central. Antes de comprar, confirme o padrão do receptor com uma foto do seu controle, frente e verso. Prefira o modelo que só abre com dois lampejos.",
        "O controle no farol do carro se instala em duas etapas: um auto elétrico o liga ao fio do farol alto, e depois ele é gravado na central do portão, como qualquer controle. O aparelho precisa ter a frequência e o código do receptor. Pela foto do controle atual, dizemos de graça o modelo e o valor da gravação.",
        "Para instalar o abridor de portão no farol da moto, escolha um aparelho do mesmo padrão do receptor, peça a ligação no fio do farol alto a um eletricista de motos e grave o aparelho na central, o que nós fazemos. Ele fica sob o banco ou a carenagem, longe da água. A foto do controle atual mostra o modelo certo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Vale a pena abrir o portão pelo farol?", "Para quem o acionador de farol serve"],
        slots: [
          [
            "Na moto, o controle no farol é o que mais ajuda, porque você abre o portão sem parar nem tirar a luva. No carro, serve a quem vive procurando o controle. O aparelho usa a bateria do veículo e não tem pilha para acabar.",
            "O controle no farol compensa para quem anda de moto ou vive procurando o controle na bolsa. A alimentação vem da bateria do carro, o que elimina a pilha fraca na hora de entrar.",
            "Na moto a vantagem é grande, pois você pisca o farol sem soltar o guidão. No carro, é prático para quem esquece o controle, e a bateria do veículo dispensa a pilha.",
          ],
          [
            "O ponto fraco é o lampejo sem querer, que abre o portão quando você só quis sinalizar a alguém. Por isso prefira o modelo que exige dois toques. Se o carro for vendido ou roubado, apague o código da central.",
            "Um farol alto dado na sua rua pode abrir a garagem, problema que o modelo de lampejo duplo resolve. Lembre ainda que o carro passa a ser a chave da casa: se for vendido ou roubado, o código deve ser apagado.",
            "Piscar para outro motorista perto de casa abriria o portão, então escolha o que só transmite no segundo toque. E, se o carro mudar de dono ou for furtado, exclua esse código da memória.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como é instalado e gravado", "Do farol do veículo à central do portão"],
        slots: [
          [
            "A ligação no carro ou na moto fica com um eletricista de veículos, que conhece a fiação do modelo. No portão, o transmissor é gravado como qualquer controle. A ordem é esta:",
            "No veículo, um auto elétrico liga o aparelho ao circuito do farol alto. Na central, ele é gravado como um controle a mais. A sequência é esta.",
            "O serviço tem duas partes: a do auto elétrico, no farol, e a do técnico do portão, na gravação. Siga esta ordem para não desmontar nada depois.",
          ],
        ],
        steps: [
          "Confirme pela foto do controle atual o padrão que o receptor aceita.",
          "Compre o acionador desse padrão, de preferência com lampejo duplo.",
          "Peça a ligação a um eletricista de carros ou de motos; na moto, o aparelho fica sob o banco ou a carenagem, longe da água e do escapamento.",
          "O técnico grava na central, com o carro ou a moto perto e o portão à vista.",
          "Teste o alcance no ponto em que você costuma chegar.",
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço do controle no farol", "As três partes do custo"],
        slots: [
          [
            "O custo soma três partes: o transmissor, a ligação no carro ou na moto e a gravação no portão. O transmissor de código fixo costuma custar menos que o de código rolante, que precisa ser da linha da central. O valor da gravação é dito de graça, pela foto do seu controle, e ela pode aproveitar uma visita já marcada.",
            "Você paga o transmissor, o auto elétrico e a gravação. Pesa mais o tipo de código, porque o rolante só aceita aparelho da própria linha. Se já houver uma visita marcada, grave tudo na mesma ida.",
            "Peça, mão de obra no carro e gravação na central formam o preço. O código rolante encarece o transmissor, e juntar a gravação com outro serviço do portão evita um segundo deslocamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle no farol funciona com LED ou xenônio?",
        answers: [
          "Em muitos carros, sim, mas o circuito muda com o modelo. O eletricista automotivo acha o ponto certo para ligar sem gerar erro no painel.",
          "Depende do veículo. Alguns faróis de LED são comandados por um módulo e precisam de outro ponto de ligação, que o auto elétrico mede antes.",
          "Na maioria, funciona. Em carros com farol de LED comandado por módulo, o auto elétrico procura outro fio para a ligação.",
        ],
      },
      {
        question: "O botão de fábrica do carro abre o portão?",
        answers: [
          "Alguns carros trazem um botão que aprende controles, e ele funciona se aceitar a frequência e o código do seu. Em código rolante, em geral não aprende.",
          "Às vezes, quando o código é fixo e compatível. Siga o manual do carro e teste diante do portão. Se não aprender, use um acionador ou o controle comum.",
          "Pode abrir, se o carro tem esse recurso e o portão usa código fixo na mesma frequência. Com código rolante, normalmente não.",
        ],
      },
      {
        question: "Posso usar o controle no farol na garagem do prédio?",
        answers: [
          "Pode, se a administração autorizar e cadastrar o aparelho. Sem esse cadastro, ele não abre.",
          "Só com o cadastro feito pelo condomínio, como em qualquer controle. Pergunte antes de comprar, porque o padrão do prédio define a peça.",
          "Pode, com autorização do condomínio. É ele quem grava o aparelho na central e diz qual modelo o receptor aceita.",
        ],
      },
      {
        question: "O controle no farol alcança mais que o chaveiro?",
        answers: [
          "O alcance costuma ser parecido e depende do lugar do aparelho. Entre chapas de metal ou atrás da bateria, o sinal chega menos longe.",
          "Nem sempre. Longe de metal o alcance é bom; atrás da lataria, diminui, e por isso convém testar antes de fixar.",
          "É mais ou menos o mesmo. O lugar em que ele é preso decide: quanto mais longe da lataria, melhor.",
        ],
      },
    ],
    photo: "uma foto do controle que você usa hoje, frente e verso",
  },
  {
    id: "controle-de-condominio",
    broader: "controle",
    label: "Controle de condomínio",
    phrase: "o controle do condomínio",
    intent: "buying",
    asks: [
      "novo morador precisa controle prédio",
      "novo morador precisa controle portão prédio",
      "novo morador precisa controle",
      "novo morador precisa controle condomínio",
      "comprar próprio controle zelador cadastrar",
      "comprar meu próprio controle prédio",
      "morador novo controle prédio",
      "morador novo controle onde cadastra",
      "morador novo precisa controle prédio onde cadastra",
      "onde cadastra controle prédio",
      "controle garagem prédio",
      "controle apartamento",
      "cadastrar controle condomínio",
      "comprar controle prédio",
      "novo morador controle",
      "controle portão condomínio",
      "controle garagem condomínio",
      "controle remoto condomínio",
      "controle portão prédio",
      "comprar controle condomínio",
      "segunda via controle condomínio",
      "controle prédio novo",
    ],
    answers: {
      any: [
        "O cadastro de controles dos moradores é feito pela administração do condomínio ou pelo técnico que ela chama. O morador pergunta ao síndico, ao zelador ou à portaria qual modelo é aceito e pede a gravação no nome da unidade. Assim o controle pode ser bloqueado sozinho, se for perdido.",
        "Para cadastrar o controle do condomínio, peça à administração o modelo aceito e a gravação em nome da sua unidade. Morador novo faz o mesmo com o síndico, o zelador ou a portaria. Uma cópia feita por fora nem sempre abre e não pode ser bloqueada se sumir.",
        "O morador novo cadastra o controle do prédio na administração, que diz o modelo aceito e manda gravar na lista da unidade. Não dá para fazer isso por conta própria, porque a central fica trancada. Para o síndico, o técnico grava vários controles numa só visita, orçada por foto do receptor.",
        "Quem grava o controle de condomínio é a administração ou a empresa do portão, nunca o morador sozinho. Comece perguntando qual modelo o receptor aceita, antes de comprar. O aparelho entra na lista da sua unidade, com um código que pode ser apagado se você o perder.",
      ],
      price: [
        "O preço do controle do condomínio é cobrado por unidade, e quem grava é a administração ou a empresa do portão. Para o síndico, o valor é informado de graça, pela foto do receptor e pela quantidade. Para o morador, depende do modelo aceito no prédio.",
        "No prédio, o preço do controle depende da linha do receptor e de quantos são gravados na mesma visita, porque juntar os pedidos divide o custo da ida. O orçamento é feito de graça, com a foto de um controle que funciona e a quantidade.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como o morador consegue outro controle", "Do pedido ao cadastro da unidade"],
        slots: [
          [
            "Peça a autorização antes de comprar, porque sem ela o técnico não grava controle em portão coletivo.",
            "Fale com a administração antes de gastar com o modelo errado. Em portão coletivo, o técnico só grava o que o condomínio autorizou.",
            "Primeiro vem a autorização, depois a compra. Assim você não erra o modelo, e a gravação no portão coletivo é liberada.",
          ],
        ],
        steps: [
          "Pergunte à administração a marca, o modelo e o tipo de código aceitos.",
          "Fotografe um controle que funciona, frente e verso.",
          "Compre o modelo indicado ou peça pelo condomínio.",
          "Leve-o para gravar no dia marcado.",
          "Confira se ficou registrado no nome da sua unidade.",
        ],
      },
      {
        about: "choose",
        headings: ["Qual controle o receptor do prédio aceita", "Marca, frequência e código do controle"],
        slots: [
          [
            "A marca igual não basta, porque frequência e código precisam ser os do receptor, a peça que recebe o sinal. O código fixo repete sempre o mesmo sinal; o rolante muda a cada toque, não se copia e é o indicado em prédio.",
            "O receptor só aceita o controle se a frequência e o tipo de código coincidem, seja qual for a marca. O código rolante muda a cada aperto e impede a cópia, o que convém à garagem coletiva; o fixo se repete.",
            "Antes da marca, olhe frequência e código, que têm de ser os do receptor. No rolante, o sinal nunca se repete e não há cópia, o que protege o prédio; no fixo, é sempre igual.",
          ],
          [
            "Para o síndico, vale um receptor que exclua um usuário por vez, com memória de sobra e lista por apartamento. Gravar todos os novos num dia só reduz o custo por controle.",
            "O síndico ganha tempo com uma lista numerada por unidade e um receptor de exclusão individual. Juntar os cadastros em uma visita barateia cada um.",
            "Ao síndico convém reunir os pedidos numa única visita, porque o valor por controle cai. E um receptor que apague só um código evita recadastrar o prédio inteiro.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Controle perdido ou morador que saiu", "Quando é preciso cancelar um controle"],
        slots: [
          [
            "Avise a administração no mesmo dia, porque o código perdido continua abrindo a garagem até ser apagado do receptor. Comprar outro não cancela o antigo.",
            "Quem acha um controle perdido consegue entrar na garagem. Avise logo a portaria, já que só a exclusão na memória o bloqueia, e não a compra de um novo.",
            "Enquanto o código estiver na memória, quem encontrou o aparelho entra. Peça a exclusão à administração assim que notar a falta, antes de comprar outro.",
          ],
          [
            "Com lista por unidade, apaga-se só aquele aparelho. Um receptor simples apaga todos, e então os controles do prédio são regravados em dia combinado.",
            "Receptores com posição numerada apagam um código só. Os mais simples apagam todos, o que obriga a marcar um dia para gravar os outros de novo.",
            "Se a central permite exclusão individual e há uma lista, nenhum outro morador é afetado. Caso contrário, a memória é apagada e todos recadastram.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O inquilino tem direito a controle?",
        answers: [
          "Em geral sim, porque o acesso acompanha a unidade, conforme a convenção ou o regimento. Combine com o proprietário quem paga o aparelho e avise a administração.",
          "O costume é que sim: a unidade alugada mantém o acesso à vaga. Quem entrega o controle é o dono do apartamento ou a administração, segundo as regras do prédio.",
          "Normalmente sim, segundo as regras do condomínio. O proprietário avisa a administração, e o controle fica registrado na unidade.",
        ],
      },
      {
        question: "Quantos controles cada apartamento pode ter?",
        answers: [
          "O número depende da regra do condomínio e da memória do receptor. Muitos prédios limitam pelo número de vagas.",
          "Quantos a administração definir, quase sempre de acordo com as vagas. Se a memória encheu, um receptor maior resolve.",
          "Em muitos prédios, um por vaga, mais algum reserva. O limite técnico é a memória do receptor.",
        ],
      },
      {
        question: "Por que o prédio não grava o controle comprado na internet?",
        answers: [
          "Porque o código não é o do receptor ou a memória está cheia. Frequência igual não basta quando o código é rolante. Confira o modelo antes de comprar outro.",
          "O mais provável é que ele seja de outra linha, com código que o receptor não reconhece. Memória cheia é a segunda hipótese, e a administração pode verificar.",
          "Em geral porque é de outro padrão de código, mesmo com a frequência certa. Também pode faltar espaço na memória do receptor.",
        ],
      },
      {
        question: "Mudei de prédio: o controle antigo serve no novo?",
        answers: [
          "Só se os dois usarem o mesmo padrão, e depois de cadastrado. O prédio anterior deve apagar o seu código.",
          "Pode servir, quando o receptor é da mesma linha e a administração nova aceita gravar. Peça ao antigo condomínio que exclua o aparelho da lista.",
          "Depende do receptor do novo prédio. Mostre o controle à administração, e, se o modelo for o mesmo, ele pode ser gravado.",
        ],
      },
    ],
    photo: "fotos do controle do prédio, frente e verso, e, para o síndico, do receptor",
  },
  {
    id: "controle-caiu",
    broader: "controle",
    label: "Controle que caiu ou quebrou",
    phrase: "o controle que caiu no chão",
    intent: "repair",
    asks: [
      "capa controle quebrou",
      "capinha controle quebrou",
      "capa controle trincou",
      "deixei controle cair não funciona",
      "controle caiu não funciona mais",
      "controle caiu não funciona",
      "controle caiu chão",
      "controle caiu parou",
      "controle caiu quebrou capinha",
      "controle caiu quebrou capa",
      "controle quebrou",
      "carcaça controle",
      "capa controle quebrada",
      "controle quebrado conserto",
      "pisei controle",
      "carro passou controle",
      "trocar capa controle",
      "tampinha controle",
      "tampa controle",
      "perdi tampa controle",
      "perdi tampinha controle",
    ],
    answers: {
      any: [
        "O controle que caiu e parou quase sempre está com a pilha fora do lugar ou a mola do contato aberta. Abra, recoloque a pilha, aproxime a mola e teste perto do portão. Se a luz não acende com pilha nova, a placa trincou, e o caminho é um controle novo, gravado na central.",
        "O controle que caiu no chão e não funciona tem conserto em muitos casos, porque o comum é a pilha sair do lugar ou a mola abrir. Abra, recoloque a pilha e teste. Se a luz acende e o portão não abre, a placa sofreu com a queda, e o mais seguro é um controle novo, cadastrado na central.",
        "Se a capa do controle quebrou, basta trocá-la por outra do mesmo modelo, sem mexer no código. Quando ele caiu e parou, abra e recoloque a pilha, que costuma sair do contato na queda. Se a placa trincou, o reparo não compensa, e o caminho é um controle novo.",
        "O controle quebrado depois de uma queda volta a funcionar quando o dano ficou na pilha, na mola ou na capinha, que são peças simples. Se a placa partiu, ou se ele acende e o portão não se mexe, prefira um controle novo, gravado na central em poucos minutos.",
      ],
      price: [
        "Consertar um controle que caiu custa pouco quando é pilha ou capa e quase nunca compensa quando a placa trincou, caso em que vale o controle novo. O preço depende do modelo e do código, fixo ou rolante, e sai pela foto do controle, frente e verso, com a etiqueta do motor.",
        "O preço de um controle quebrado na queda vai da capa nova, mais barata, ao controle inteiro, que varia com o modelo da central. O de código fixo custa menos que o rolante, e a gravação só é cobrada se precisar de visita. Mande a foto dele e da etiqueta do motor para saber o valor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir no controle que caiu", "Teste depois da queda"],
        slots: [
          [
            "O controle trabalha com pilha de baixa tensão, e abrir a capa não oferece risco. Faça isso sobre uma mesa, para não perder a mola nem a borracha.",
            "Abrir o controle é seguro, porque só há uma pilha pequena dentro. Use uma mesa clara, já que mola e botão pulam com facilidade.",
            "Você pode abrir a capa sem receio: a pilha não dá choque. Trabalhe numa mesa, com cuidado para a borracha dos botões não cair.",
          ],
        ],
        steps: [
          "Abra a capa e veja se a pilha está firme e do lado certo.",
          "Aproxime com cuidado a mola ou a lâmina que abriu.",
          "Encaixe a borracha dos botões sobre os contatos.",
          "Procure trinca na placa ou peça solta dentro da capa.",
          "Feche e teste a poucos passos do portão, com a passagem livre.",
        ],
      },
      {
        about: "replace",
        headings: ["Capa nova ou controle novo", "Quando o reparo do controle compensa"],
        slots: [
          [
            "Se só o plástico partiu, basta comprar uma capa igual e passar a placa para ela, com o código intacto. A borracha dos botões também pode ser trocada, nos modelos ainda vendidos.",
            "A capinha quebrada tem reposição em muitos modelos, e a troca não apaga nada, porque o código fica gravado na placa. O mesmo vale para o botão de borracha rasgado.",
            "O dano só no plástico se resolve com outra capa do mesmo modelo, sem novo cadastro. Leve a placa para comparar os furos e o número de botões.",
          ],
          [
            "Quando a queda soltou o ressonador, a peça que marca a frequência, o controle acende e só abre de perto, ou nem abre. A solda pode ser refeita, mas num aparelho comum o novo costuma custar menos.",
            "A luz que acende sem abrir o portão aponta para o ressonador, que define a frequência e se solta na pancada. Ressoldar é possível, embora raramente compense diante do preço de um controle novo.",
            "O dano mais sério é a trinca na placa ou no ressonador, que dá a frequência do sinal: a luz acende e nada acontece, ou o portão só abre de bem perto. Nesse caso, um aparelho novo quase sempre compensa mais que a solda.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do controle", "Do que depende o valor do controle novo"],
        slots: [
          [
            "O modelo da central define o controle que serve, e dele vem o preço, nesta ordem:",
            "Do mais barato ao mais caro, as opções seguem esta ordem:",
            "O valor é por unidade e sobe conforme o que precisa ser trocado:",
          ],
        ],
        bullets: [
          "Pilha ou capa nova: a solução mais barata",
          "Controle compatível de código fixo: preço intermediário",
          "Controle original ou de código rolante: os mais caros",
          "Gravação: sem custo pelo manual, ou cobrada na visita do técnico",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle caiu e agora só abre de perto. O que houve?",
        answers: [
          "A antena da placa trincou ou a frequência mudou com a pancada. Um controle bom alcança até {trade.reach}; troque a pilha e, se não melhorar, use um novo.",
          "Com pilha nova, o alcance esperado é de até {trade.reach}. Se ficou muito abaixo disso depois da queda, há dano na antena ou no ressonador, e vale trocar o controle.",
        ],
      },
      {
        question: "O botão afundou e não volta. Isso faz mal?",
        answers: [
          "Faz, porque o controle transmite sem parar, abre o portão sozinho ou bloqueia os outros da casa. Tire a pilha agora e só a recoloque com o botão livre.",
          "Sim, porque o botão preso manda comando contínuo e pode deixar o portão aberto na sua ausência. Tire a pilha até consertar ou trocar.",
        ],
      },
      {
        question: "Preciso reprogramar depois de trocar a capa?",
        answers: [
          "Não. O código está gravado na placa do controle, e capa, borracha ou pilha não mexem nele. Só um aparelho diferente precisa de cadastro.",
          "Não precisa, porque a central reconhece a placa, e ela continua a mesma. Só um controle novo precisa de cadastro.",
        ],
      },
      {
        question: "Devo apagar o controle quebrado da central?",
        answers: [
          "Se ele foi para o lixo em pedaços, não há pressa. Se ainda transmite ou sumiu, peça para apagar, porque quem o achar abre o seu portão.",
          "Convém quando ele ainda funciona de vez em quando. Em muitas centrais só dá para apagar tudo e regravar os da casa, então deixe todos à mão.",
        ],
      },
    ],
    photo: "fotos do controle aberto, dos dois lados da placa, sem a pilha",
  },
  {
    id: "frequencia-do-controle",
    broader: "controle",
    label: "Frequência do controle",
    phrase: "a frequência do controle",
    intent: "question",
    asks: [
      "saber controle 433",
      "como saber controle 433",
      "saber se controle é 433",
      "controle não tem frequência escrita",
      "controle sem frequência escrita",
      "controle 433 mhz 299 mhz qual meu",
      "controle 433 mhz 292 mhz qual meu",
      "meu controle 433 ou 299",
      "meu controle 433 ou 292",
      "como saber controle 433 299 mhz",
      "saber meu controle 433 ou 299 mhz",
      "saber controle 433 ou 292 mhz",
      "saber controle 433 ou 315 mhz",
      "controle 315 serve",
      "controle 315 mhz serve portão",
      "controle 299 mhz",
      "433 ou 299",
      "saber controle 433 ou 299",
      "saber controle 433 ou 292",
      "controle 433 mhz",
      "controle 292 mhz",
      "433 ou 292",
      "frequência controle",
      "qual frequência controle",
      "descobrir frequência controle",
      "controle mhz",
      "controle 315 mhz",
      "433 292 mhz",
      "controle 433 qualquer",
      "controle 433 serve",
      "modelo controle 433",
    ],
    answers: {
      any: [
        "Para saber se o controle [marca] é 433, leia o verso ou, sem a pilha, a placa de dentro: o número aparece como 433 ou 433,92 MHz. Outros sistemas usam 292, 299 ou 315. Lembre que dois controles de 433 MHz só abrem o mesmo portão se o tipo de código for igual.",
        "Se o controle [marca] não tem a frequência escrita no verso, abra a capa, tire a pilha e procure o número em MHz na placa de dentro. Se ali também não há nada, leia a etiqueta do receptor ou o manual do motor. Com fotos da frente, do verso e da placa, o técnico costuma reconhecer o modelo.",
        "Para saber se o controle [marca] do seu portão é de 433 ou 299 MHz, leia o número no verso ou, com a pilha fora, na placa de dentro. Só abre o portão o controle que tem a frequência do receptor, em geral 433 MHz nos atuais, e o mesmo tipo de código. Se não há número, mande foto dos dois lados.",
        "A frequência do controle [marca] está escrita no verso ou, sem a pilha, na placa de dentro. O valor mais comum hoje é 433 (ou 433,92) MHz; 299, 292 e 315 aparecem em outros sistemas. O controle novo precisa ter a mesma do receptor e o mesmo tipo de código. A foto dos dois lados mostra qual é.",
        "O número em MHz, impresso atrás do controle [marca] ou na placa dele, diz se ele é 433, 299, 292 ou 315. Um de 433 MHz não abre portão de 299, porque a frequência precisa ser a do receptor. O código, fixo ou rolante, também tem de combinar. Com fotos dos dois lados dizemos qual comprar.",
        "Veja no verso do controle [marca] ou na placa interna, sem a pilha, o número seguido de MHz: é essa a frequência do seu portão. A maioria dos atuais é de 433 MHz, e sistemas mais antigos usam 299 ou 292. Sem nenhuma marcação, uma foto da frente e do verso basta para identificar.",
      ],
      price: [
        "O preço do controle não depende só da frequência, e sim do modelo e do código: há vários de 433 MHz que não servem um no lugar do outro. Os de 299 e 292 MHz têm menos opções. Mande a foto do seu, frente e verso, e receba o modelo e o valor, de graça.",
        "Um controle de 433 MHz é cobrado por unidade, mais a gravação quando ela exige visita. Os de 292 e 299 MHz são mais difíceis de achar, e o código rolante custa mais que o fixo. A foto do atual mostra qual é e quanto custa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como descobrir a frequência do controle", "Onde está escrita a frequência"],
        slots: [
          [
            "Não é preciso mexer no motor, porque o número está quase sempre no próprio controle. MHz, megahertz, é a unidade da frequência.",
            "Procure um número acompanhado de MHz, que é a medida da frequência. Dá para ler sem tocar no motor, com boa luz.",
            "O número que você procura vem antes de MHz. Use boa luz e não abra o motor, pois ali há tensão da rede.",
          ],
        ],
        steps: [
          "Olhe o verso do controle e procure um número seguido de MHz.",
          "Se não houver, abra a capa, tire a pilha e leia a placa.",
          "Anote a marca e o modelo, que indicam o tipo de código.",
          "Sem marcação, leia a etiqueta do receptor externo ou o manual do motor.",
          "Fotografe frente, verso e placa.",
        ],
      },
      {
        about: "choose",
        headings: ["Por que um controle de 433 MHz pode não servir", "Frequência e código precisam combinar"],
        slots: [
          [
            "A frequência é o canal, e o código é a senha. Dois controles de 433 MHz só abrem o mesmo portão se o tipo de código for igual: o fixo aceita um compatível ou universal, e o rolante, que muda a cada toque, costuma ser próprio de cada linha.",
            "A frequência funciona como a estação do rádio e o código como a senha, e o receptor exige as duas. Em código fixo, um compatível de 433 MHz em geral serve. Em rolante, que muda a cada uso, só o da mesma linha.",
            "Ter 433 MHz não basta, porque o código também precisa ser o do receptor. O fixo, comum em controles de chavinhas, aceita várias marcas. O rolante, com senha que sempre muda, exige controle da mesma linha.",
          ],
          [
            "Nenhuma frequência é melhor que a outra: vale a do seu receptor. Para sair de 292 ou 299 MHz, instala-se um receptor de 433 e trocam-se todos os controles, sem mexer no motor.",
            "Quem tem sistema de 299 ou 292 pode ficar nele enquanto achar controles. Depois, um receptor avulso de 433 MHz e controles novos resolvem, com o mesmo motor.",
            "A mais usada hoje é 433 MHz, o que facilita achar controles. Um sistema antigo pode passar para ela com receptor e controles novos, e o motor continua.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que a frequência muda no preço", "Do que depende o valor do controle"],
        slots: [
          [
            "O tipo de código pesa mais que a frequência. Em 433 MHz e código fixo há muita oferta e preço menor. O rolante da linha custa mais, e os modelos de 292 e 299 MHz podem faltar.",
            "O mais barato costuma ser o de 433 MHz com código fixo, que tem muitas opções. O código rolante encarece, e uma frequência antiga, como 292 ou 299, limita a escolha.",
            "Controles fixos em 433 MHz são os mais fáceis de achar e os mais baratos. Os de linha rolante custam mais, e os de 299 ou 292 já são poucos.",
          ],
          [
            "Trocar o sistema inteiro soma o receptor, os controles da família e a mão de obra. Compensa quando faltam vários controles da frequência antiga, e não para repor um só.",
            "Mudar de frequência custa o receptor, os controles de todos e a instalação. Para repor um único aparelho, procure primeiro o da frequência atual.",
            "Só vale mudar para 433 MHz se forem necessários vários controles, pois se pagam o receptor, a mão de obra e um aparelho por pessoa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual é a frequência do controle Rossi?",
        answers: [
          "Nos controles Rossi atuais é comum 433 MHz, mas há sistemas antigos em outra. Confirme no verso ou na placa, porque o receptor pode ter sido trocado.",
          "Em geral 433 MHz, escrita no próprio controle. Modelos de outra época e receptores já trocados fogem disso, por isso leia a marcação antes de comprar.",
          "O mais comum é 433 MHz. Num portão antigo, leia o número no controle, porque pode ser outra frequência.",
        ],
      },
      {
        question: "O que quer dizer 433,92 MHz no controle?",
        answers: [
          "É a frequência exata da faixa que se chama de 433. Controle marcado 433 e controle marcado 433,92 estão no mesmo canal.",
          "É o valor completo do 433 MHz usado em portão. Na hora de comprar, os dois nomes dizem a mesma coisa.",
          "É o mesmo 433 MHz, escrito com a parte decimal. Os dois números servem ao mesmo receptor.",
        ],
      },
      {
        question: "Meu controle não tem nada escrito. Como descubro?",
        answers: [
          "Fotografe a placa, sem a pilha, e a etiqueta do motor, porque o desenho costuma mostrar o padrão. O técnico também identifica pelo receptor instalado.",
          "Pelo receptor ou pela placa, já que cada linha tem um desenho. Na visita, o técnico ainda pode medir a frequência com instrumento.",
          "O técnico mede a frequência na visita, com um aparelho próprio. Muitas vezes a foto da placa por dentro já basta para reconhecer o padrão.",
        ],
      },
      {
        question: "Frequência diferente muda o alcance do controle?",
        answers: [
          "Pouco. Pilha, antena e obstáculos contam mais, e a referência é de {trade.reach} em campo aberto.",
          "Quase nada, porque o que decide é a antena certa e a pilha boa. Alcance curto não se resolve mudando de frequência.",
          "Não muda de forma que se perceba. Para abrir de mais longe, troque a pilha e confira a antena do receptor.",
        ],
      },
    ],
    photo: "fotos do controle, frente, verso e placa sem a pilha",
  },
  {
    id: "controle-de-portao-quanto-custa",
    broader: "controle",
    label: "Controle de portão: quanto custa",
    phrase: "o preço do controle de portão",
    asks: [
      "controle extra preço",
      "controle adicional preço",
      "controle a mais preço",
      "controle extra quanto custa",
      "segundo controle preço",

      ...combine(
        ["quanto custa", "preço", "valor", "quanto sai", "quanto fica"],
        [
          "controle portão",
          "controle portão loja",
          "controle loja",
          "controle remoto portão",
          "controle portão eletrônico",
          "controle portão automático",
          "controle portão garagem",
          "controle garagem",
          "controle novo portão",
          "controle portão novo",
          "controle portão chaveiro",
          "controle portão loja material construção",
          "controle portão eletrônico loja",
          "controle portão internet ou loja",
          "controle portão basculante",
          "controle portão correr",
          "controle portão deslizante",
          "dois controles portão",
          "2 controles portão",
        ],
      ),
    ],
    intent: "price",
    answers: {
      any: [
        "O controle de portão na loja custa conforme o modelo: o universal é o mais barato, o compatível fica no meio, e o original de código rolante é o mais caro. O preço é por unidade e sai de graça pela foto do seu, frente e verso. A gravação só entra na conta quando o técnico precisa ir até o portão.",
        "O preço de um controle de portão eletrônico depende de ele ser universal, compatível ou original, nessa ordem do mais barato ao mais caro. Mande a foto do que você usa, frente e verso, e receba sem custo o valor da unidade. A gravação é à parte só se precisar de visita.",
        "O preço do controle de portão é por unidade e muda com o código: o fixo, que repete a mesma senha, tem opções baratas; o rolante, que troca de senha a cada toque, pede um da linha da central e custa mais. A foto do seu, dos dois lados, basta para o orçamento grátis.",
        "Dois controles de portão custam o dobro de um, e a unidade pode ser universal, compatível ou original, da mais barata à mais cara. A economia está na gravação: uma visita serve para os dois, e em receptor fora do motor você mesmo grava. O valor sai de graça pela foto do atual, frente e verso.",
        "O valor do controle de portão depende do modelo que a sua central aceita, do tipo de código e de quantos você leva. O universal custa menos, e o original, mais. Com uma foto da frente e outra do verso, passamos o preço da unidade, com ou sem gravação.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Do controle mais barato ao mais caro", "O que muda o preço do controle"],
        slots: [
          [
            "Dois controles parecidos podem ter preços bem diferentes, porque o que conta está por dentro. O número de botões muda pouco.",
            "O que pesa no preço é o código e a marca, e não o formato. Mais botões acrescentam pouco.",
          ],
        ],
        bullets: [
          "Universal: o mais barato; copia só controle de código fixo",
          "Compatível: preço do meio; outra marca com o mesmo código da central",
          "Original de código fixo: um pouco acima do compatível",
          "Original de código rolante: o mais caro, e muitas vezes o único que funciona",
        ],
      },
      {
        about: "choose",
        headings: ["Comprar na loja sem errar o modelo", "Antes de pagar pelo controle"],
        slots: [
          [
            "O controle mais barato da loja sai caro se não abrir o seu portão. Só serve o que tem a frequência e o código do receptor, que é a peça do motor que ouve o controle. Se comprar em loja, leve o controle atual e pergunte se trocam o novo caso ele não grave.",
            "Na loja, compare o seu controle com o novo pela frequência em MHz e pelo tipo de código, e não pela aparência. A marca do motor pode enganar, porque o receptor às vezes já foi trocado. Combine a troca antes de pagar.",
          ],
        ],
        steps: [
          "Fotografe o controle que funciona, frente e verso.",
          "Se não há nada escrito, tire a pilha e fotografe a placa de dentro.",
          "Se nenhum funciona, fotografe a etiqueta do motor.",
          "Diga quantos quer e o seu bairro.",
        ],
      },
      {
        about: "visit",
        headings: ["Quando a gravação é cobrada", "O controle vem gravado?"],
        slots: [
          [
            "Nenhum controle novo abre o portão antes de ser gravado. Em receptor de caixa própria, fora do motor, você mesmo grava pelo manual e não paga nada. Se o botão de gravar fica sob a tampa do motor, o técnico vai, e uma visita serve para todos os controles da casa.",
            "O controle novo sai da caixa sem cadastro. Quando o receptor fica fora do motor, a gravação é simples e feita por você. Quando fica dentro dele, junto da rede elétrica, é serviço do técnico, que grava vários de uma vez.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que o controle original custa mais?",
        answers: [
          "Porque é feito para a linha da sua central e traz o código dela, muitas vezes rolante, que não se copia. Em código fixo, o compatível faz o mesmo por menos.",
          "Ele tem o código da própria linha e não deixa dúvida de que grava. Se o seu é de código fixo, o compatível basta e custa menos.",
        ],
      },
      {
        question: "Comprando vários controles sai mais barato?",
        answers: [
          "A economia maior está na gravação, porque uma visita serve para todos. O valor de cada unidade vem no orçamento, conforme a quantidade.",
          "O que se divide é a ida do técnico, feita uma vez só. Diga quantos são para receber o preço da unidade.",
        ],
      },
      {
        question: "O controle baratinho da internet funciona?",
        answers: [
          "Funciona em código fixo, se for da mesma frequência. Em código rolante ele pisca como se tivesse copiado, mas não abre o portão.",
          "Às vezes. Ele copia código fixo de mesma frequência; com código rolante, não abre. Veja o tipo do seu antes de comprar.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "melhor-controle",
    broader: "controle",
    label: "Melhor controle de portão",
    phrase: "o melhor controle de portão",
    intent: "comparison",
    asks: [
      "qual melhor controle",
      "controle mais seguro durável",
      "controle portão mais seguro",
      "trocar todos controles casa qual melhor",
      "melhor controle portão",
      "melhor controle garagem",
      "controle não clonado",
      "controle não clonar",
      "melhor controle clonado",
      "controle difícil clonar",
      "melhor marca controle portão",
      "melhor controle remoto portão",
      "qual melhor controle remoto",
      "controle portão bom",
    ],
    answers: {
      any: [
        "O melhor controle para portão de garagem é o de código rolante que a sua central aceita: o código muda a cada toque e não é clonado. A marca certa é a da central, em original ou compatível da mesma linha. Se o seu é de código fixo, um receptor rolante avulso resolve.",
        "O melhor controle de portão de garagem para não ser clonado é o de código rolante, da linha da sua central, com botão firme e capa fechada. Em placa de código fixo, o compatível serve, mas é copiável, e um receptor rolante à parte dá a segurança sem trocar o motor.",
        "Não há marca de controle melhor para todo portão de garagem: primeiro vêm frequência e código iguais aos do receptor, depois segurança, em que o rolante ganha, e durabilidade. Original ou compatível de boa procedência duram anos, com alcance de até {trade.reach} em campo aberto.",
      ],
      buying: [
        "O melhor controle de portão de garagem para comprar é o de código rolante da linha da sua central, que muda a cada toque e não é clonado. Se o atual é de código fixo, um receptor rolante avulso, com controles novos, resolve sem trocar o motor.",
        "Para comprar ou trocar todos os controles do portão da garagem, escolha pelo código: rolante pede original ou compatível da linha, fixo aceita compatível e universal. Entre os que servem, prefira botão firme, capa fechada e pilha comum, como A23 ou CR2032.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Original, compatível ou universal", "Qual controle comprar em cada caso"],
        slots: [
          [
            "O tipo de código da central decide, e ele está na etiqueta do controle ou no manual. Cada opção serve a um caso.",
            "Antes da marca, veja se a central usa código fixo ou rolante. Com isso, a escolha fica assim.",
            "Código fixo ou rolante é a primeira pergunta. A resposta leva a uma destas opções.",
          ],
        ],
        bullets: [
          "Original: sempre serve na central da marca; o mais caro dos três.",
          "Compatível: bom em código fixo e em rolante que cite a sua linha.",
          "Universal: copia só código fixo; o mais barato e o menos seguro.",
          "Receptor rolante com controles novos: quando a central antiga é de código fixo.",
        ],
      },
      {
        about: "signs",
        headings: ["O que diferencia um bom controle", "O que olhar antes de comprar"],
        slots: [
          [
            "Botão que volta firme, capa sem fresta e pilha comum, A23 ou CR2032, duram mais no bolso. Marca, modelo e frequência impressos ajudam a repor depois.",
            "Aperte antes de comprar: botão frouxo e capa com fresta estragam cedo. Pilha fácil, como A23 ou CR2032, e frequência escrita poupam procura.",
            "Prefira tecla firme, carcaça fechada e pilha A23 ou CR2032. Sem frequência impressa, achar outro igual fica difícil.",
          ],
          [
            "O alcance depende mais da antena do receptor e da pilha que da marca. Promessa muito acima de {trade.reach} em campo aberto não vale para garagem com laje e chapa.",
            "Dois controles do mesmo padrão alcançam parecido, até {trade.reach} sem obstáculo. Antena e pilha contam mais que o nome.",
            "Desconfie de alcance prometido muito além de {trade.reach}. Parede, chapa e antena mal posta reduzem qualquer marca.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o valor de um controle", "Do que depende o preço do controle"],
        slots: [
          [
            "Do mais barato ao mais caro vêm universal, compatível e original de código rolante. A quantidade e a gravação na central completam a conta, e gravar vários na mesma ida custa um deslocamento só.",
            "O preço sobe do universal ao compatível e deste ao rolante original. Some a gravação, que sai mais em conta quando todos são cadastrados juntos.",
            "Código fixo custa menos que rolante, e compatível, menos que original. Quem troca os controles da casa toda paga uma ida só para gravar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle original dura mais que o compatível?",
        answers: [
          "Nem sempre. O que mais estraga controle é queda, água e pilha vazada, e isso vale para os dois.",
          "Depende da construção: botão firme e capa vedada contam mais que o nome.",
        ],
      },
      {
        question: "Posso misturar marcas no mesmo portão?",
        answers: [
          "Pode, se todas tiverem a frequência e o código da central. Em código rolante, só os da linha aceita pelo receptor.",
          "Em código fixo é comum misturar. No rolante, a central recusa o que não é da linha.",
        ],
      },
      {
        question: "Vale trocar todos os controles por código rolante?",
        answers: [
          "Vale em prédio, depois de perda ou roubo e em sistema de chavinhas. Entram um receptor e um controle por pessoa, e o motor continua.",
          "Sim, quando há controles sem dono conhecido. Troca-se só receptor e controles.",
        ],
      },
      {
        question: "Celular ou tag são melhores que controle?",
        answers: [
          "São complemento: o celular depende de internet, e a tag, de leitor. O controle segue como o mais simples e rápido no carro.",
          "Cada um tem seu uso. Tag é prática na entrada, celular libera de longe, e o controle funciona sem rede.",
        ],
      },
    ],
    photo: "fotos do controle atual, frente e verso, e da etiqueta do motor",
  },
  {
    id: "controle-para-moto",
    broader: "controle",
    label: "Controle para moto",
    phrase: "o controle de portão para moto",
    intent: "buying",
    asks: [
      "abridor portão moto",
      "abrir portão com moto",
      "controle moto",
      "controle portão moto",
      "controle motoqueiro",
      "abrir portão moto",
      "controle guidão",
    ],
    answers: {
      any: [
        "O melhor controle de portão para moto resiste a água e vibração. Há dois tipos: o acionador ligado ao farol, que não usa pilha, e o controle de guidão vedado, com botão grande para apertar de luva. Os dois precisam ter a frequência e o código do receptor, em geral 433 MHz.",
        "Controle para moto existe em dois tipos: o de guidão, à prova de chuva, e o abridor de portão ligado ao farol, que usa a bateria da moto e dispensa tirar a luva. O de guidão custa menos. O de farol dura mais, e ambos se gravam na central como um controle comum.",
        "Para abrir o portão de moto todo dia, compre um controle de guidão à prova de chuva ou um acionador de farol, que manda o código quando você pisca o farol. Confira no seu controle a frequência, em geral 433 MHz, e o código. O alcance chega a {trade.reach} sem nada no caminho.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Guidão, farol ou bolso", "Qual controle usar na moto"],
        slots: [
          [
            "Cada tipo tem o seu ponto forte, e a chuva decide bastante.",
            "Compare pelo uso, do mais barato ao mais caro.",
            "Veja qual combina com o seu caminho.",
          ],
        ],
        bullets: [
          "Chaveiro no bolso: o mais barato; exige parar e tirar a luva",
          "Guidão vedado, botão grande: barato, mas fica à vista",
          "Acionador de farol: sem pilha, escondido na carenagem",
          "Tag na moto: boa em prédio que já tem leitor",
          "Celular: só parado, e o portão precisa de módulo",
        ],
      },
      {
        about: "check",
        headings: ["Como pôr o controle na moto", "Da compra ao cadastro"],
        slots: [
          [
            "A oficina liga o acionador no farol, com fusível, e o técnico grava no receptor do portão. Compre só depois de conferir a frequência e o código do controle atual.",
            "Confira a frequência e o código antes de comprar. A parte elétrica da moto fica com a oficina.",
            "Confira o código antes de comprar e deixe a fiação da moto para quem faz isso.",
          ],
        ],
        steps: [
          "Leia no controle atual a frequência e o modelo.",
          "Escolha guidão ou farol do mesmo padrão.",
          "Faça a ligação do acionador em oficina, com fusível.",
          "Grave o novo no receptor do portão, pelo manual.",
          "Teste parado, na distância de costume, com a passagem livre.",
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço", "Aparelho, código e gravação"],
        slots: [
          [
            "O código conta mais que o formato: o fixo é mais barato que o rolante, que precisa ser da linha. No de farol, soma a mão de obra da oficina.",
            "Fixo custa menos, rolante custa mais e tem de ser da marca. O acionador de farol acrescenta a instalação na moto.",
            "O preço segue o código, com o fixo embaixo, e o tipo, com o de farol em cima. A ligação na moto é paga à oficina.",
          ],
          [
            "Gravar você mesmo, em receptor externo, não custa. Com técnico, a visita de ajuste em casa parte de {price.preventive}, sem peças. Em prédio, quem autoriza e grava é a administração.",
            "Em receptor de caixa própria, você grava pelo manual. Dentro do motor, o técnico grava, com o valor dado antes por foto. No condomínio, peça ao síndico.",
            "Com receptor fora do motor, você grava sem custo. A ida com ajuste em casa começa em {price.preventive}, fora peças. Em prédio, o cadastro é da administração.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O lampejo pode abrir o portão sem querer?",
        answers: [
          "Pode, no modelo de um toque só. Prefira o que exige dois lampejos seguidos.",
          "Sim, se estiver ao alcance do receptor. O de dois toques reduz muito o risco.",
        ],
      },
      {
        question: "Controle na moto molha?",
        answers: [
          "O controle molha se não for vedado. O acionador de farol fica dentro da carenagem, e o de guidão precisa de capa de borracha.",
          "O controle comum estraga com a chuva. Se molhar, tire a pilha e deixe secar antes de usar.",
        ],
      },
      {
        question: "A fotocélula percebe a moto?",
        answers: [
          "Percebe quando ela corta o feixe, mas a moto é estreita: espere o portão abrir todo e passe com ele parado.",
          "Em geral, sim. Não siga atrás de outro carro com o portão se fechando.",
        ],
      },
      {
        question: "Roubaram a moto com o controle. O que faço?",
        answers: [
          "Desligue o disjuntor do motor e peça para apagar a memória no mesmo dia, regravando só os que ficaram.",
          "Peça para apagar o controle da central no mesmo dia. Até lá, deixe o disjuntor desligado e o ferrolho fechado por dentro.",
        ],
      },
    ],
    photo: "fotos do controle que você usa hoje, frente e verso",
  },
  {
    id: "controle-embutido-no-carro",
    broader: "controle",
    label: "Botão do carro que abre o portão",
    phrase: "o botão do carro que abre o portão",
    intent: "question",
    asks: [
      "botão fábrica carro não reconhece controle",
      "botão fábrica veículo não reconhece controle",
      "gravar controle do carro",
      "controle carro gravar motor",
      "gravar controle carro motor antigo",
      "controle do carro no motor",
      "homelink",
      "homelink portão",
      "controle carro embutido",
      "botão carro portão",
      "controle painel carro",
      "botão painel portão",
      "botão painel carro portão",
      "controle retrovisor",
      "retrovisor abrir portão",
      "botão retrovisor portão",
      "abrir portão multimídia",
      "controle quebra sol",
    ],
    answers: {
      any: [
        "Sim, o botão do carro, no retrovisor ou no painel, abre o portão se transmite na frequência e no código do seu receptor, em geral 433 MHz. Se não combina, inclusive em motor antigo, instala-se um receptor compatível na entrada da botoeira, sem trocar o motor.",
        "Para gravar o código do portão no botão do retrovisor, segue-se o manual do carro com o controle ao lado; se o código é rolante, a central também precisa aprender o botão. O controle embutido no carro funciona com portão brasileiro quando cobre 433 MHz; senão, um receptor resolve.",
        "Dá para abrir o portão pelo painel do carro: o botão de fábrica, como o HomeLink, aprende o seu controle ou conversa com um receptor compatível posto no motor, mesmo antigo. Carro sem botão recebe acionador no farol, que funciona como mais um controle.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como gravar o botão do carro no portão", "Programar o botão do retrovisor"],
        slots: [
          [
            "O roteiro exato está no manual do veículo, e muda de marca para marca. Em linhas gerais é este, com o portão à vista e o vão livre.",
            "Cada carro tem a sua sequência de teclas, no manual. A ordem costuma ser esta, feita perto do portão.",
            "Siga o manual do carro, que dá os tempos certos. O caminho comum tem cinco passos.",
          ],
        ],
        steps: [
          "Confira no verso do controle a frequência e se o código é rolante.",
          "Limpe a memória do botão, se o carro já teve outro dono.",
          "Encoste o controle no botão do carro e segure os dois até a luz confirmar.",
          "Se o código é rolante, grave o botão na central, pelo manual dela ou com o técnico.",
          "Teste com o vão livre, de fora da garagem.",
        ],
      },
      {
        about: "choose",
        headings: ["Botão de fábrica, farol ou tag", "Qual solução serve no seu carro"],
        slots: [
          [
            "A saída depende do que o carro já tem.",
            "Escolha pelo carro e pelo receptor do portão.",
            "Há uma solução para cada caso, e nenhuma troca o motor.",
          ],
        ],
        bullets: [
          "HomeLink ou similar em 433 MHz: grava direto ou pela central",
          "Botão em outra frequência: receptor compatível no portão",
          "Carro sem botão: acionador ligado ao farol",
          "Moto ou segundo carro: mais um controle comum",
          "Prédio: tag ou cadastro feito pela administração",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa usar o botão do carro", "O que entra no preço"],
        slots: [
          [
            "Se o botão grava direto, não custa nada além do tempo, uns dez minutos. Receptor compatível e acionador de farol são peças, e o receptor costuma ser a mais barata das duas somando a ligação.",
            "Gravar o botão de fábrica sai de graça e leva uns dez minutos. Depois vem o receptor avulso e, por último, o acionador de farol, que pede instalação no carro.",
            "O caso sem gasto é o do botão que aprende o controle, em uns dez minutos. Com peça, o receptor no portão costuma pesar menos que o acionador no carro.",
          ],
          [
            "Quem prefere o técnico paga a visita de ajuste, a partir de {price.preventive} em casa, sem peças, e ele grava também os outros controles. Ligar um receptor leva até {trade.smallRepair}.",
            "A visita com ajuste em residência custa desde {price.preventive}, fora peças, e serve para gravar todos de uma vez. A instalação de um receptor cabe em {trade.smallRepair}.",
            "Com técnico, a ida em casa começa em {price.preventive}, peças à parte, e aproveita-se para cadastrar os demais. Um receptor se instala em até {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O HomeLink do carro abre portão no Brasil?",
        answers: [
          "Funciona se a versão do carro cobre a frequência do seu receptor, em geral 433 MHz. Se não cobre, um receptor compatível no portão resolve.",
          "Depende da versão: confira no manual se ela trabalha em 433 MHz. Carro importado às vezes usa outra faixa, e aí entra o receptor.",
        ],
      },
      {
        question: "Posso gravar o botão do carro num motor antigo?",
        answers: [
          "Pode, com um receptor avulso ligado à entrada da botoeira, que quase toda placa tem. A idade do motor não atrapalha.",
          "Sim: o receptor novo manda o mesmo pulso do botão de parede. Se os controles são de 292 MHz, eles continuam no receptor velho.",
        ],
      },
      {
        question: "Vendi o carro. O que faço com o botão?",
        answers: [
          "Apague o botão no carro, pelo manual, e o cadastro na central. Se a central não apaga um só, limpe tudo e regrave os da casa.",
          "Limpe a memória do veículo antes da entrega e exclua o acesso na central. Em carro roubado, faça isso no mesmo dia.",
        ],
      },
      {
        question: "O botão faz perder a garantia do veículo?",
        answers: [
          "O botão de fábrica não muda nada. Acionador ligado à fiação deve ser posto por eletricista automotivo; consulte a concessionária.",
          "Sem mexer na fiação, não. Com acionador de farol, pergunte antes na concessionária.",
        ],
      },
    ],
    photo: "fotos do controle atual, frente e verso, e do botão do carro",
  },
  {
    id: "controle-de-outra-marca",
    broader: "controle",
    label: "Controle de outra marca",
    phrase: "o controle de outra marca",
    intent: "question",
    asks: [
      "usar controle outra marca",
      "posso usar controle outra marca",
      "gravar controle outro fabricante na central",

      "gravar controle outro fabricante",
      "controle outro fabricante central",
      "controle outra marca programar minha placa",
      "ganhei controle outra marca",

      "controle outra marca",
      "controle marca diferente",
      "controle qualquer marca",
      "controle serve outro motor",
      "controle outro portão serve",
      "controle ppa garen",
      "controle ppa rossi",
      "controle ppa peccinin",
      "controle ppa nice",
      "controle ppa seg",
      "controle ppa linear",
      "controle ppa intelbras",
      "controle ppa agl",
      "controle ppa ipec",
      "controle garen rossi",
      "controle garen peccinin",
      "controle garen nice",
      "controle garen seg",
      "controle garen linear",
      "controle garen intelbras",
      "controle garen agl",
      "controle garen ipec",
      "controle rossi peccinin",
      "controle rossi nice",
      "controle rossi seg",
      "controle rossi linear",
      "controle rossi intelbras",
      "controle rossi agl",
      "controle rossi ipec",
      "controle peccinin nice",
      "controle peccinin seg",
      "controle peccinin linear",
      "controle peccinin intelbras",
      "controle peccinin agl",
      "controle peccinin ipec",
      "controle nice seg",
      "controle nice linear",
      "controle nice intelbras",
      "controle nice agl",
      "controle nice ipec",
      "controle seg linear",
      "controle seg intelbras",
      "controle seg agl",
      "controle seg ipec",
      "controle linear intelbras",
      "controle linear agl",
      "controle linear ipec",
      "controle intelbras agl",
      "controle intelbras ipec",
      "controle agl ipec",
    ],
    answers: {
      any: [
        "O controle de outra marca funciona em motor diferente se tiver a mesma frequência, em geral 433 MHz, e o mesmo tipo de código do receptor, o que é comum em código fixo. Em rolante, quase nunca: um Rossi não abre central PPA sem receptor avulso.",
        "Dá para gravar controle de outro fabricante na central quando os dois são de código fixo e de mesma frequência; com código rolante, em geral não combina. Se a marca do motor e a do controle são diferentes e ele não grava, um receptor à parte resolve.",
        "Controle de marca diferente abre seu portão apenas quando frequência e codificação são iguais às do receptor instalado, e a marca do motor não decide. Código fixo costuma aceitar. Rolante exige o da linha da central ou um receptor avulso ligado a ela.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se o controle de outra marca serve", "O que comparar nos dois controles"],
        slots: [
          [
            "Compare com o controle que já abre o portão, e não com a marca do motor. Capas iguais escondem códigos diferentes.",
            "A referência é o controle que funciona hoje, porque a placa pode não ser mais a original. A aparência não prova nada.",
            "Ponha lado a lado o novo e o que abre. O que vale é o receptor que está no portão agora.",
          ],
        ],
        steps: [
          "Leia a frequência na etiqueta dos dois, em geral 433,92 MHz.",
          "Veja se o código é fixo (chavinhas ou cópia) ou rolante.",
          "Confira se a placa do motor ainda é a de fábrica.",
          "Tente gravar: se a luz da central não pisca ao apertar, o código é outro.",
        ],
      },
      {
        about: "choose",
        headings: ["Se o controle da outra marca não serve", "Receptor avulso ou controle da marca"],
        slots: [
          [
            "Para um ou dois aparelhos, comprar o controle da linha da central é o mais barato. Para aproveitar muitos, instala-se um receptor da outra marca na entrada de botoeira, e os dois tipos passam a abrir.",
            "Faltando só um controle, compre o do padrão da placa, que sai por menos. Com cinco ou mais de outra marca, o receptor avulso, ligado como um botão, compensa.",
            "Poucos controles pedem o da própria central. Muitos, um receptor à parte, que custa uma vez e aceita todos. O motor continua o mesmo.",
          ],
          [
            "O controle universal copia código fixo e para aí. Em rolante, cópia não abre: só cadastro na central.",
            "Universal serve entre sistemas de código fixo. No rolante é preciso gravar na memória da placa.",
            "Copiador resolve apenas o fixo, enquanto o rolante exige cadastro.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do controle", "Controle novo ou receptor: o custo"],
        slots: [
          [
            "O controle de código fixo custa menos que o rolante, e o original, mais que o compatível. Receptor avulso custa mais que um controle, mas só se compra uma vez. A gravação na visita soma se exigir abrir o motor.",
            "Na ordem de preço vêm o universal, o compatível de código fixo e o rolante da marca. O receptor fica acima de um controle, com a vantagem de servir a todos.",
            "Fixo e universal são os mais baratos, o rolante original fica no topo. Quem grava em caixa externa não paga visita. Sob a tampa do motor, o técnico grava todos de uma vez.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dois controles de 433 MHz sempre se entendem?",
        answers: [
          "Não. Frequência igual é só o começo: dois códigos fixos podem ter número de bits diferente, e a central não os lê.",
          "Não, porque o código também precisa ser o mesmo. É como falar na mesma estação em outra língua.",
        ],
      },
      {
        question: "Posso ter controles de duas marcas no mesmo portão?",
        answers: [
          "Pode, se a central aceita os dois ou se há um receptor avulso do segundo padrão.",
          "Sim, com receptor externo ligado à entrada da botoeira, os dois funcionam.",
        ],
      },
      {
        question: "A placa trocada muda o controle?",
        answers: [
          "Muda. Vale o padrão da placa nova, e não o da marca do motor.",
          "Sim: depois da troca, o controle precisa ser da central instalada.",
        ],
      },
      {
        question: "Um controle de outra marca estraga a central?",
        answers: [
          "Não: se o código não bate, ela só ignora o sinal.",
          "Nada acontece com a placa. O que se perde é o valor do controle comprado à toa.",
        ],
      },
    ],
    photo: "fotos dos dois controles, frente e verso, e da etiqueta da central",
  },
  {
    id: "trocar-controle",
    broader: "controle",
    label: "Troca do controle",
    phrase: "a troca do controle do portão",
    intent: "buying",
    asks: [
      "controle quebrou tecla troca novo",
      "troca controle",
      "trocar controle",
      "trocar controle [marca]",
      "trocar controle antigo",
      "trocar controle [marca] antigo",
      "trocar controle antigo novo",
      "trocar controle [marca] antigo novo",
      "troca controle remoto",
      "trocar controle remoto",
      "trocar controle portão",
      "substituir controle",
      "renovar controle",
      "trocar controle motor basculante",
      "trocar controle motor correr",
      "quanto custa controle novo",
      "comprar controle novo",
      "controle novo preço",
      "controle novo valor",
      "quero controle novo",
      "preciso controle novo",
      "trocar controle motor preço",
      "trocar controle motor valor",
      "trocar controle motor custa",
      "quanto custa trocar controle motor",
      "trocar controle motor portão basculante",
    ],
    answers: {
      any: [
        "Para trocar o controle do portão, compra-se outro da mesma frequência e do mesmo código e grava-se na central; o motor não muda. O preço do controle novo depende do modelo, e o de código fixo custa menos que o rolante: mande a foto do atual, frente e verso, e da etiqueta do motor.",
        "A troca do controle custa o aparelho compatível e, quando o técnico precisa ir, a gravação na central. Código fixo é o mais barato. Rolante, que muda a cada toque, precisa ser da própria linha. A foto do seu controle, dos dois lados, e a do motor bastam para o valor.",
        "Um controle de portão novo precisa combinar com a central em frequência e código, e só abre depois de gravado. O valor muda com o padrão: fixo sai por menos, rolante por mais, e a gravação só é paga se alguém for ao local. Fotografe o atual, frente e verso, e a etiqueta do motor.",
      ],
      price: [
        "O preço de um controle de portão novo depende do código que a central usa: o fixo, que aceita cópia, custa menos, e o rolante, que muda a cada toque e é da própria linha, custa mais. Some a gravação, se for no local. A foto do atual e da etiqueta do motor traz o valor.",
        "O preço para trocar o controle do portão depende de três coisas: o padrão do código, a quantidade e quem grava. O compatível de código fixo é o mais em conta; o original rolante fica acima. Em muitas centrais de caixa externa você mesmo grava e paga só o aparelho. Mande a foto do atual.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Quanto custa um controle: do que depende", "O que muda o valor do controle"],
        slots: [
          [
            "Entre os aparelhos, o universal que copia código fixo é o mais barato, depois vem o compatível e, por último, o original de código rolante. O número de botões pesa pouco; a quantidade pedida e a ida do técnico pesam mais.",
            "A ordem costuma ser esta: cópia universal de código fixo, compatível da mesma frequência e original rolante, do mais barato ao mais caro. Dois ou quatro botões quase não mudam a conta, ao contrário da visita e da quantidade.",
            "O rolante original fica no alto da conta, o compatível no meio, e o universal de código fixo embaixo. Quantos aparelhos são e se alguém vai ao local gravar mudam o total mais que o número de botões.",
          ],
          [
            "Vários controles gravados na mesma ida dividem um só deslocamento. Antes de comprar, teste com pilha nova: luz fraca e falha a poucos metros muitas vezes somem com ela, e a troca deixa de ser necessária.",
            "Se há outro serviço no portão, peça a gravação na mesma visita e pague uma ida só. Vale também trocar a pilha antes, porque alcance curto e luz apagada podem ser apenas isso.",
            "Juntar todos os controles da casa em uma ida economiza deslocamento. E uma pilha nova, posta antes da compra, resolve boa parte dos casos de botão que só funciona de perto.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como trocar o controle do portão", "Passos da troca do controle"],
        slots: [
          [
            "A troca se resolve em poucos passos, e o único que pode pedir técnico é a gravação, quando a central fica dentro do motor. Em caixa externa, o manual mostra qual botão apertar.",
            "Quase tudo você faz sem ferramenta. Só a gravação fica com o técnico, se a placa estiver sob a tampa do motor. Receptor em caixa separada costuma ter botão de gravar acessível.",
            "Siga a ordem abaixo. A parte da central é do técnico quando é preciso abrir o motor, e pode ser sua quando o receptor fica fora, em caixa própria, com o manual em mãos.",
          ],
        ],
        steps: [
          "Teste o atual com pilha nova.",
          "Fotografe o controle, frente e verso, e a etiqueta do motor.",
          "Confirme frequência e tipo de código do novo.",
          "Grave o novo na central, sem apagar os outros.",
          "Teste da rua; se o antigo foi perdido, peça para apagá-lo.",
        ],
      },
      {
        about: "choose",
        headings: ["Trocar um controle ou todos", "Quando basta um controle novo"],
        slots: [
          [
            "Um aparelho quebrado se troca sozinho, e os outros continuam gravados. Todos mudam quando há cópia sem dono conhecido ou roubo: aí a memória é apagada, e passar de código fixo a rolante pede receptor novo.",
            "Botão gasto ou placa oxidada em um só não obriga a mexer nos demais. Depois de roubo ou de cópias espalhadas, apaga-se a memória e regravam-se todos, e o código rolante exige também outro receptor.",
            "Se apenas um falha, só ele é substituído. A troca geral fica para perda com risco ou cópia desconhecida, com a memória limpa. Para adotar o código rolante, receptor e controles são trocados juntos.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle novo vem pronto para usar?",
        answers: [
          "Não. Ele só abre depois de gravado no receptor, porque a central obedece apenas aos códigos que tem na memória. A gravação leva poucos minutos, com o aparelho certo.",
          "Ainda não: falta o cadastro na memória da central, que ignora qualquer código desconhecido. Com o modelo certo, isso leva poucos minutos.",
        ],
      },
      {
        question: "Perco os outros controles na troca?",
        answers: [
          "Incluir um novo não apaga os demais. Só se perde tudo quando a memória é limpa, o que se faz de propósito em caso de roubo ou de cópia desconhecida.",
          "Os outros continuam abrindo, porque o novo entra em um lugar vago da memória. Se ela for apagada por segurança, todos são regravados.",
        ],
      },
      {
        question: "Serve controle de outra marca?",
        answers: [
          "Serve se a frequência e o código forem iguais, o que é comum em código fixo de 433 MHz. Em código rolante, quase sempre é preciso o da mesma linha da central.",
          "No código fixo, muitos compatíveis de 433 MHz funcionam. No rolante, a marca da central costuma mandar, e o de outra linha não grava.",
        ],
      },
      {
        question: "E se não existir mais o meu controle?",
        answers: [
          "Coloca-se um receptor avulso na entrada de botoeira da central, com controles novos. O motor e a placa continuam os mesmos, e o conjunto custa menos que trocar a central.",
          "A saída é um receptor externo, ligado onde entra o botão de parede, com controles novos. Sai por menos que uma placa nova, e o motor não muda.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e outra da etiqueta do motor",
  },
  {
    id: "trocar-controles-do-condominio",
    broader: "controle",
    label: "Troca dos controles do condomínio",
    phrase: "a troca dos controles do condomínio",
    intent: "question",
    asks: [
      "trocar controles garagem coletiva",
      "controles garagem coletiva",
      "trocar 50 controles",
      "trocar 60 controles",
      "trocar 80 controles",
      "trocar 100 controles",
      "trocar 120 controles",
      "trocar 150 controles",
      "trocar 200 controles",
      "trocar todos controles condomínio preço",
      "comprar 100 controles condomínio preço",
      "60 controles condomínio",
      "80 controles condomínio",
      "100 controles condomínio",
      "120 controles condomínio",
      "150 controles condomínio",
      "200 controles condomínio",
      "comprar controles condomínio",
      "gravar controles condomínio",
      "trocar controles apartamentos",
      "trocar controles moradores",
      "trocar controles 60 apartamentos precisa trocar motor",

      "trocar controles apartamentos precisa trocar motor também",

      "trocar controles apartamentos precisa trocar motor",
      "trocar controles prédio trocar motor também",
      "trocar controles condomínio",
      "trocar controles prédio",
      "todos controles condomínio",
      "recadastramento controles",
      "recadastrar controles",
      "recadastro controles",
      "trocar todos controles",
      "controles moradores trocar",
      "atualizar controles condomínio",
    ],
    answers: {
      any: [
        "Trocamos os controles de portão de todos os moradores sem trocar o motor: um receptor novo, de código rolante, é posto ao lado do antigo, e cada controle é gravado na unidade. Para 50 controles pede-se memória de 65 lugares. O orçamento sai pela quantidade e pela foto do receptor.",
        "A troca dos controles da garagem coletiva pede receptor novo, um controle por vaga e a gravação por unidade; o motor fica. O preço por aparelho cai com a quantidade, e 50 controles usam memória de uns 65 lugares. Mande o número e a foto do receptor para o orçamento.",
        "Para dar controle novo a todos os moradores, instala-se um receptor de código rolante na central atual e grava-se aparelho por aparelho, com lista por unidade. Quem tem 50 controles precisa de memória para 65. Com a quantidade e a foto do receptor, o orçamento vem por unidade, e o motor não muda.",
      ],
      price: [
        "Trocar os controles do condomínio custa a soma de receptor, um aparelho por vaga e gravação, e o motor fica. O preço de cada controle cai com a quantidade. Para 50 controles pede-se memória de 65 lugares; para 80, 100; para 100, 125; para 120, 150; para 200, 250; para 300, 375. Mande a foto do receptor.",
        "O preço dos controles do condomínio é a soma do receptor com os aparelhos e a gravação por unidade, sem motor novo. Quanto maior o pedido, menor o valor de cada um: 50 controles usam memória para 65, e 100 usam para 125. Diga quantos são e mande a foto do receptor.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que forma o preço da troca dos controles", "Do que depende o valor por controle"],
        slots: [
          [
            "O número de controles é o que mais pesa, e baixa o preço unitário. O receptor é pago uma vez por portão, e a gravação toma poucos minutos por aparelho, em um ou dois plantões na portaria.",
            "A maior parcela são os aparelhos, mais baratos por unidade em pedido grande. Soma-se um receptor em cada portão e a mão de obra de gravar, poucos minutos por controle, feita em plantão.",
            "Quanto mais controles, menor o valor de cada um. Cada portão leva um receptor, e o cadastro, de poucos minutos por aparelho, é feito em um ou dois plantões com os moradores.",
          ],
          [
            "A memória leva um quarto a mais, para perdas e mudanças: 80 controles pedem 100 lugares, e 120 pedem 150. Se cada um abrir dois portões com dois botões gravados no mesmo receptor, o número dobra.",
            "Conte 25% de folga na memória do receptor, ou seja, 100 lugares para 80 aparelhos e 150 para 120. Gravar dois botões de cada um no mesmo receptor ocupa o dobro.",
            "Peça memória maior que a lista, com um quarto de sobra para trocas: 80 viram 100, 120 viram 150. Dois botões gravados por controle no mesmo receptor gastam dois lugares.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como organizar a troca dos controles", "Passo a passo para o síndico"],
        slots: [
          [
            "Nesta ordem ninguém fica do lado de fora, porque os dois receptores funcionam juntos até a data de desligar o antigo.",
            "O segredo é deixar o sistema velho ligado durante a entrega. Assim a garagem não para, e cada morador tem tempo de buscar o seu.",
            "Os dois sistemas convivem por algumas semanas, e a passagem é feita sem fila no portão. Siga as etapas abaixo.",
          ],
        ],
        steps: [
          "Levante unidades, vagas e controles de cada uma.",
          "Escolha o padrão e um receptor com memória de sobra.",
          "Aprove o valor por controle e quem paga o extra.",
          "Instale o receptor novo sem tirar o antigo.",
          "Entregue e grave por unidade, com assinatura.",
          "Desligue o antigo na data avisada.",
        ],
      },
      {
        about: "choose",
        headings: ["Código rolante ou tag no condomínio", "Qual padrão adotar na troca"],
        slots: [
          [
            "Código rolante deve ser o mínimo em garagem coletiva: o código muda a cada toque, e a cópia de banca não funciona. Com cadastro individual, o controle perdido é apagado sem mexer nos outros.",
            "Em prédio, prefira o rolante, que gera um código novo a cada aperto e barra a cópia simples. Receptor com lista por unidade permite apagar só o aparelho perdido.",
            "O fixo se copia em qualquer chaveiro, por isso a garagem coletiva pede rolante, que troca de código a cada uso. Um receptor com lista deixa excluir um morador sem regravar os demais.",
          ],
          [
            "A tag no para-brisa dispensa pilha e sai mais barata por carro, mas pede leitor com antena em cada passagem. Acima de muitas dezenas de veículos, vale pedir os dois orçamentos.",
            "Compare com a tag veicular se o prédio tem muitos carros: a etiqueta custa menos que um controle, e o leitor, bem mais que um receptor. Peça as duas contas antes de decidir.",
            "A etiqueta no vidro não gasta pilha e custa menos por veículo. O que encarece é a antena de cada portão. Em prédio grande, os dois orçamentos lado a lado ajudam a assembleia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem paga o controle novo?",
        answers: [
          "A assembleia decide. É comum o rateio cobrir o receptor e um controle por vaga, e o morador pagar os adicionais e a reposição do que perder.",
          "Vale o que for aprovado: em geral um por vaga sai do condomínio, com o receptor, e o extra fica com quem pede.",
        ],
      },
      {
        question: "Quanto tempo leva a troca dos controles?",
        answers: [
          "Instalar o receptor é rápido. Entregar e gravar é o que toma tempo. Com poucos minutos por aparelho, um prédio de 50 controles cabe em um ou dois plantões.",
          "O receptor fica pronto em uma visita. A entrega segue em um ou dois plantões, e o sistema antigo continua ligado até o último morador receber.",
        ],
      },
      {
        question: "Precisa trocar o motor junto?",
        answers: [
          "Não. O receptor novo se liga à entrada de botoeira, a mesma do botão da portaria, e a central obedece aos dois até o antigo ser desligado.",
          "Não: mudam só o receptor e os controles. Ele usa a entrada de comando que já existe na central do motor.",
        ],
      },
      {
        question: "Por que não só gravar mais controles no receptor atual?",
        answers: [
          "Porque a memória pode estar cheia e as cópias antigas continuam abrindo. Se há vaga e todos os donos são conhecidos, gravar mais alguns basta e sai mais barato.",
          "Se sobra memória e a lista está em ordem, dá, e custa menos. A troca geral serve para cópia sem dono, memória cheia ou código fixo.",
        ],
      },
    ],
    photo: "fotos do receptor atual e de um controle, frente e verso, com o número de unidades e de controles",
  },
  {
    id: "copiar-controle-de-condominio",
    broader: "controle",
    label: "Copiar controle do condomínio",
    phrase: "a cópia do controle do condomínio",
    intent: "question",
    asks: [
      "administradora cobra caro controle",
      "administradora controle duplicar por fora",
      "copiar controle condomínio",
      "copiar controle prédio",
      "cópia controle condomínio",
      "autoriza cópia controle condomínio",
      "quem autoriza cópia controle",
      "quem autoriza controle condomínio",
      "pode copiar controle condomínio",
      "cópia controle prédio",
      "duplicar controle condomínio",
      "duplicar controle prédio",
      "clonar controle condomínio",
      "clonar controle prédio",
      "fazer cópia controle condomínio",
      "fazer cópia controle prédio",
      "fazer cópia controle portão condomínio",
      "fazer cópia controle portão prédio",
      "tirar cópia controle condomínio",
      "tirar cópia controle prédio",
      "onde fazer cópia controle condomínio",
      "onde fazer cópia controle prédio",
      "onde copiar controle condomínio",
      "onde copiar controle prédio",
      "chaveiro copia controle condomínio",
      "chaveiro copia controle prédio",
      "chaveiro faz controle condomínio",
      "duplicata controle condomínio",
      "fazer outro controle condomínio",
      "fazer outro controle prédio",
      "controle extra condomínio copiar",
    ],
    answers: {
      any: [
        "A cópia do controle do condomínio só deve ser feita com autorização do síndico ou da administradora, e só abre se o código for fixo. O de código rolante não se copia: a administração autoriza e gravamos um novo na central, em nome da unidade. Mande a foto do controle, frente e verso, para saber qual é o seu.",
        "Quem autoriza a cópia de controle em condomínio é a administração, que em geral prefere gravar um novo na central. Copiar funciona apenas em código fixo e não pode ser cancelado sozinho. Com a autorização e a foto dos dois lados, fornecemos e gravamos o controle certo.",
        "Para ter mais um controle remoto do condomínio, peça à administração: com a autorização, o de código fixo se copia e o de código rolante é gravado na central da garagem. Mande foto da frente e do verso, e dizemos qual serve, o valor e como fica o cadastro da sua unidade.",
        "Copiar o controle da garagem do condomínio é permitido quando a administração autoriza e o código é fixo. Se for rolante, um aparelho novo precisa ser gravado na central. Fale antes com o síndico ou a administradora e envie a foto dos dois lados, que mostra o tipo e o modelo a comprar.",
        "No prédio, outro controle depende de duas coisas: o aval do síndico ou da administradora e o tipo de código do aparelho. O fixo aceita cópia e o rolante exige gravação na central, em nome do apartamento. Fotografe o seu por trás e pela frente para saber o caso.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como conseguir outro controle no condomínio", "O caminho certo no prédio"],
        slots: [
          [
            "Seguir a ordem evita pagar por um controle que não abre ou que o prédio cancela depois. São quatro passos.",
            "O pedido é simples, e começar pela administração poupa a compra errada. Faça assim.",
            "Antes de comprar, descubra o padrão do prédio e consiga a autorização. Depois disso a gravação é rápida.",
            "Copiar primeiro e perguntar depois costuma sair caro, porque o aparelho pode ser recusado ou bloqueado. Siga a sequência abaixo.",
            "O caminho passa pela administração, que sabe o padrão da garagem e libera o cadastro. Em quatro etapas o aparelho novo está em uso.",
          ],
        ],
        steps: [
          "Pergunte à administração a marca e o tipo de código.",
          "Peça por escrito a autorização para mais um controle na sua unidade.",
          "Compre o modelo indicado ou peça o compatível pela foto.",
          "Combine a gravação na central, conosco ou com o técnico do condomínio.",
        ],
      },
      {
        about: "what",
        headings: ["Código fixo ou rolante: o que muda no prédio", "O que a foto do controle mostra"],
        slots: [
          [
            "O código fixo manda sempre o mesmo sinal e aceita cópia. O rolante muda a cada toque e só entra por gravação. Nos prédios o rolante é comum justamente para barrar cópias, e o nome da linha, no verso, diz qual é.",
            "Prédios costumam usar o código rolante, que se renova a cada aperto e não pode ser copiado. Controle antigo ou com chavinhas por dentro tende a ser de código fixo, esse sim copiável; o modelo impresso atrás confirma.",
            "No verso está o nome da linha, que revela o código: fixo, sempre igual e copiável, ou rolante, que muda em cada uso e pede gravação. Garagens coletivas preferem o segundo para evitar cópias.",
            "Há dois tipos de sinal. O que se repete, chamado fixo, pode ser clonado. O que troca a cada acionamento, chamado rolante, foi criado contra isso, domina as garagens coletivas e exige cadastro, e a linha escrita atrás do aparelho mostra em qual deles o seu se enquadra.",
            "Vire o controle e leia o modelo. Se a linha usa sinal constante, ou se há chavinhas internas, existe cópia; se o sinal se altera em cada toque, como na maioria dos condomínios, só a central reconhece um aparelho novo, depois de gravado.",
          ],
          [
            "Cada gravação leva poucos minutos na central. O síndico que precisa de dezenas reúne os moradores num horário e recebe a lista por unidade.",
            "Para muitos controles, o prédio marca um horário e todos são gravados na mesma ida, até o limite da memória da central.",
            "Gravar é coisa de minutos por aparelho, e o prédio pode juntar os pedidos numa visita. A lista por unidade fica com o síndico.",
            "O cadastro em si dura minutos. Quando o prédio troca muitos aparelhos, convém concentrar tudo em um dia, e o síndico guarda a relação de cada apartamento.",
            "Um técnico grava vários em sequência, respeitado o espaço de memória da central. Por isso os pedidos podem ser juntados, e a relação por apartamento vai para a administração.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Por que a cópia sem cadastro é um risco", "Cópia, perda e cancelamento"],
        slots: [
          [
            "Uma cópia de código fixo é igual ao original e não aparece na lista do condomínio. Se ela se perder, apagar o código derruba também o seu controle e o de quem mais copiou.",
            "Cópias soltas deixam o prédio sem saber quantos controles abrem a garagem. E, na perda, não há como bloquear só uma: o original cai junto.",
            "O controle copiado fica fora do cadastro e repete o código do primeiro. Perdido um, é preciso apagar todos os que usam aquele código.",
            "O clone sai com a identidade do primeiro controle, e o prédio não sabe que ele existe. Se alguém o perde, o bloqueio atinge todos os iguais, inclusive o do dono.",
            "Com controles clonados, a administração perde a conta de quem entra. Um aparelho extraviado só é barrado junto com os gêmeos, porque a central os vê como um só.",
          ],
          [
            "No cadastro individual, cada aparelho tem um código próprio e pode ser excluído sem mexer nos outros. É por isso que muitos regimentos proíbem cópia feita por fora.",
            "Gravado por unidade, o controle perdido é cancelado sozinho. Essa é a razão de o regimento, em muitos prédios, não aceitar cópia de rua.",
            "Com um código por aparelho, bloqueia-se apenas o que sumiu. Daí a proibição da cópia avulsa em boa parte dos regimentos.",
            "Já o aparelho cadastrado tem identidade própria na central e pode ser excluído sozinho quando some. Vários regulamentos internos vetam o clone por esse motivo.",
            "O cadastro por apartamento resolve a perda, pois exclui um único aparelho e deixa o resto em uso. Muitas convenções exigem esse modelo e recusam a duplicação externa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa um controle a mais?",
        answers: [
          "Custa o aparelho e a gravação, e depende do modelo que o prédio usa. O de código rolante sai por mais que uma cópia de código fixo; vários juntos dividem a visita.",
          "O preço é o do controle da linha do prédio mais o cadastro na central. Cópia de código fixo é mais barata, quando o condomínio permite.",
          "Depende da linha que a garagem aceita, mais a gravação. Clonar um fixo é o mais em conta, o rolante custa mais, e pedidos reunidos repartem a ida do técnico.",
        ],
      },
      {
        question: "Chaveiro copia controle de condomínio?",
        answers: [
          "Só se for de código fixo, e sem passar pelo cadastro do prédio. No rolante, a cópia acende a luz e não abre.",
          "Copia o de código fixo, mas o controle fica fora da lista da administração. O rolante, comum em prédio, só com gravação na central.",
          "O de sinal fixo, sim, embora o prédio não fique sabendo. Com o rolante não funciona, pois falta o registro na central.",
        ],
      },
      {
        question: "Sou inquilino, posso pedir um controle do condomínio?",
        answers: [
          "Pode, em geral com autorização do proprietário ou da imobiliária, conforme a regra do prédio. Na saída, ele é devolvido ou cancelado.",
          "Sim, seguindo a norma para inquilinos. Peça primeiro ao dono ou à imobiliária, que encaminham à administração.",
          "Sim, se o proprietário concordar e o regulamento deixar. A imobiliária costuma encaminhar o pedido, e o aparelho volta ou é excluído no fim do contrato.",
        ],
      },
      {
        question: "Perdi o controle do condomínio. O que faço?",
        answers: [
          "Avise a administração no mesmo dia, para que ela cancele o aparelho na central. Depois peça outro, gravado em nome da sua unidade.",
          "Comunique ao síndico logo, com o número da unidade. Se o cadastro é individual, só o seu é apagado e um novo é gravado no lugar.",
          "Peça o bloqueio no mesmo dia, pois quem achar o aparelho consegue entrar. Com o antigo excluído, cadastra-se um novo no seu apartamento.",
        ],
      },
    ],
    photo: "fotos do controle do condomínio, frente e verso",
  },
  {
    id: "abrir-sem-controle",
    broader: "controle",
    label: "Abrir o portão sem controle",
    phrase: "como abrir o portão sem o controle",
    intent: "how-to",
    asks: [
      "perdi controle como abro",
      "perdi controle portão fechado",
      "perdi controle portão fechado como abro",
      "perdi controle rua como entro",
      "perdi controle estou rua",
      "perdi controle como entro",
      "perdi controle como abrir",
      "sem controle rua como entro",
      "perdi controle como entrar",
      "sem controle portão fechado",
      "estou sem controle portão fechado",
      "fiquei sem controle portão fechado",
      "to sem controle fechado",
      "esqueci controle portão",
      "esqueci o controle em casa",
      "outras formas abrir portão sem controle",
      "abrir portão sem controle",
      "abrir sem controle",
      "como abrir sem controle",
      "abrir portão eletrônico sem controle",
      "abrir por fora sem controle",
      "portão sem controle como abrir",
      "entrar sem controle",
      "esqueci controle",
      "esqueci controle casa",
      "esqueci controle entrar",
      "controle ficou dentro casa",
      "controle ficou em casa",
      "sem controle entrar casa",
      "trancado fora sem controle",
      "esqueci controle abrir",
      "abrir portão fora sem controle",
      "sair sem controle portão",
    ],
    answers: {
      any: [
        "Sem o controle, o portão se abre pela botoeira, o botão da parede, que alguém de dentro aperta, ou pelo aplicativo e pela senha do interfone, onde existem. A pé, entre pelo portão social. Se nada disso há, não force a folha: chame o técnico, {shop.hours}, com prova de que você mora ali.",
        "Para abrir o portão sem o controle, peça a quem está dentro que aperte a botoeira, o botão da parede, ou use o aplicativo, a senha ou o destravamento externo, se já instalados. Outra saída é entrar pelo portão social e abrir por dentro. Sem ninguém em casa, chame o técnico, {shop.hours}.",
        "Esqueceu ou perdeu o controle e o portão está fechado? Entre pelo portão social e abra pela botoeira, o botão da parede, ou peça isso a alguém de dentro. Aplicativo, senha e outro controle da casa também servem. Não force a folha; se não houver saída, o técnico abre, com prova de que você mora ali.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que tentar, em ordem", "Sem controle: por dentro e por fora"],
        slots: [
          [
            "Comece pelo que não mexe no motor e deixe o destravamento por último. Não ponha ferramenta na fresta nem puxe a folha, porque ela pode sair do lugar ou cair.",
            "A ordem vai do mais fácil ao que exige a chave do motor. Não puxe o portão nem use alavanca, porque isso entorta a folha e pode derrubá-la.",
            "Tente primeiro o que abre sem tocar no motor. Puxar a folha ou forçar a fresta quebra a engrenagem e pode fazer o portão cair.",
          ],
        ],
        steps: [
          "Ligue para quem está dentro e peça que aperte a botoeira ou o interfone.",
          "Use o portão social, o aplicativo ou a senha, se houver.",
          "Se conseguiu entrar, abra pela botoeira e pegue o controle reserva.",
          "Se o motor não responde, desligue o disjuntor e destrave com a chave do motor a folha de correr ou de abrir, reta e em piso plano.",
          "Basculante com defeito fica travado até o técnico chegar, porque a folha pode cair.",
        ],
      },
      {
        about: "safety",
        headings: ["Como entrar pelo lado de fora", "O que abre o portão pela rua"],
        slots: [
          [
            "Pela rua, o portão só abre por um comando já instalado ou pelo destravamento externo, uma fechadura na fachada que solta o motor. Essa fechadura serve à folha de correr ou de abrir, reta. Quem a tem deve guardar a chave fora do carro.",
            "O destravamento externo é uma fechadura na fachada: girada a chave, o motor solta a folha de correr ou de abrir, que se empurra na mão. Sem essa fechadura, só um comando abre pelo lado de fora, como a senha ou o aplicativo.",
            "Quem não instalou senha, aplicativo nem fechadura de destravamento não consegue abrir pela rua sem força. Nesse caso, espere um morador com outro controle ou chame o técnico, que abre sem quebrar.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Para não ficar sem controle outra vez", "Outras formas de abrir o portão"],
        slots: [
          [
            "Um controle reserva já gravado, guardado fora do carro, é a saída mais barata. Depois vêm a senha no interfone e o destravamento externo. O módulo Wi-Fi, ligado à placa, permite abrir pelo celular.",
            "O mais em conta é gravar outro controle e deixar com alguém da família. Quem quer mais pode pôr um teclado de senha, a fechadura de destravamento ou um módulo Wi-Fi, que abre pelo aplicativo.",
            "Comece por um segundo controle gravado, que não fique no carro. Se a casa só tem a entrada da garagem, vale um teclado com senha ou um módulo Wi-Fi para abrir pelo celular.",
          ],
          [
            "O controle novo e o módulo são orçados de graça, pela foto da etiqueta do motor.",
            "A foto da etiqueta do motor basta para o valor do controle ou do módulo, sem custo.",
            "Mande a foto da etiqueta do motor, e o orçamento do controle ou do módulo sai sem cobrança.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Perdi o controle. Quem achar consegue abrir?",
        answers: [
          "Consegue, até o código ser apagado da central. O técnico apaga o perdido e grava um novo na mesma visita, sem trocar a placa.",
          "Sim, enquanto o controle estiver na memória. Peça para apagar o código logo; a placa e o motor continuam os mesmos.",
        ],
      },
      {
        question: "O celular abre o portão sem módulo?",
        answers: [
          "Não. O controle usa um rádio que o celular não tem, e o aplicativo precisa de um módulo ligado à central.",
          "Só com módulo. Sem essa peça na central, nenhum aplicativo fala com o portão.",
        ],
      },
      {
        question: "Posso usar o controle do vizinho?",
        answers: [
          "Não funciona, a não ser que ele tenha sido gravado no seu portão. Se o controle dele abre o seu, peça a troca do código.",
          "Em geral, não, porque cada central só obedece aos controles da sua memória.",
        ],
      },
      {
        question: "O técnico abre o portão se eu não estiver com documento?",
        answers: [
          "É preciso mostrar que você mora ali: uma conta no celular ou a confirmação de um vizinho ajuda. Esse cuidado protege a sua casa.",
          "Ele pede alguma prova, como uma conta de luz ou a confirmação de outro morador. Sem isso, o portão não é aberto.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor, se estiver ao alcance, e outra de um controle que já funcionou",
  },
  {
    id: "capa-do-controle",
    isAskedByName: true,
    broader: "controle",
    label: "Capa ou capinha do controle",
    phrase: "a capa do controle",
    asks: [
      "carcaça controle",
      "carcaça controle quebrada",
      "carcaça controle quebrou",
      "carcaça quebrada",
      "carcaça controle preço",
      "caixinha controle quebrada",
      "caixinha controle quebrou",
      "capa controle quebrada",
      "capa controle quebrou",
      "tampa controle quebrada",
      "carcaça controle [marca]",
      "capinha controle",
      "capinha controle portão",
      "capa controle",
      "capa controle portão",
      "comprar capa controle",
      "carcaça controle portão",
      "carcaça nova controle",
      "capa silicone controle",
      "suporte controle capinha",
      "botão borracha controle",
    ],
    intent: "question",
    answers: {
      any: [
        "A carcaça do controle quebrada pode ser trocada sozinha em muitos modelos: compre a capa igual, passe a plaquinha e a borracha dos botões para ela e não grave nada de novo. Se não existe a capa do seu modelo, um controle novo compatível, cadastrado na central, resolve.",
        "A capa ou capinha do controle de portão, também chamada case ou carcaça, dá para trocar sozinha em muitos modelos: a plaquinha de dentro passa para a nova e continua gravada. Precisa ser do mesmo modelo, e a foto de frente e verso mostra se há a capa, que custa menos que um controle novo.",
        "Rachou a carcaça do controle? Em muitos modelos, de PPA, Rossi e outras marcas, troca-se só a capa ou capinha de reposição, sem perder o cadastro, que fica na plaquinha e na central. Mande frente e verso do seu: sai mais barata que um controle novo, usado quando a capa não existe.",
        "Para comprar capa, case ou caixinha de controle de portão {em}, o modelo tem de ser o mesmo, com tecla, furos e pilha no lugar igual. A plaquinha muda de carcaça e segue gravada. Sem capa avulsa para o seu, a saída é um controle novo, que custa mais e já vai cadastrado.",
      ],
      price: [
        "O preço da capa do controle depende do modelo e da marca e fica abaixo do de um controle novo, porque só a caixinha plástica é trocada. Mande frente e verso por foto para o valor. Se a placa ou o botão de dentro falhou, compensa o controle novo.",
        "Capa ou carcaça avulsa custa menos que o controle inteiro, e o valor muda conforme o modelo. Com a foto dos dois lados orçamos a capa e, se a plaquinha ou a tecla interna estiver ruim, o controle novo já gravado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Para a capinha servir no seu controle", "O que comparar antes de comprar a capa"],
        slots: [
          [
            "Capas parecidas não servem umas nas outras, porque o botão cai fora do contato. Compare a sua com a nova antes de fechar.",
            "A caixinha precisa ser do mesmo modelo, ou a tecla não alcança o botão da placa. Ponha as duas lado a lado antes de comprar.",
            "Mesmo entre controles de uma só marca as capas mudam de furação. Antes de montar, ponha a velha ao lado da nova.",
          ],
        ],
        bullets: [
          "Posição e número de teclas",
          "Furos e pinos que seguram a placa",
          "Lugar e tipo da pilha",
          "Parafuso ou encaixe",
        ],
      },
      {
        about: "choose",
        headings: ["Capa nova ou controle novo", "Quando só a capa resolve"],
        slots: [
          [
            "Plástico trincado, argola quebrada ou borracha do botão furada se resolvem com a capa. Já botão que afunda sem estalo, solda trincada ou placa molhada pedem controle novo, gravado na central.",
            "Se o dano está no plástico, na argola ou na borracha da tecla, a capa basta. Quando a plaquinha molhou, a solda soltou ou o botão perdeu o clique, compre o controle inteiro.",
            "A capa cura racha, argola partida e tecla furada, porque a eletrônica continua boa. Defeito na placa, como oxidação ou botão sem clique, só se resolve com outro controle cadastrado.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Como trocar a capa do controle", "Passar a plaquinha para a capa nova"],
        slots: [
          [
            "Abra o encaixe ou solte o parafuso, anote o lado da pilha e passe a plaquinha segurando pelas bordas. Feche sem forçar e teste perto do portão, com o caminho livre.",
            "A troca leva poucos minutos: desencaixe as metades, veja a posição da pilha, mude a plaquinha de casa pelas bordas e feche. O teste é feito à vista do portão.",
            "Com o controle aberto, fotografe a posição da pilha e da placa, que se pega só pelas beiradas. Encaixe tudo na capa nova, feche e experimente olhando o portão.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Trocar a capa apaga a programação?",
        answers: [
          "Não: o código está na plaquinha e o cadastro, na central. Trocar o plástico não mexe em nenhum dos dois.",
          "Não apaga. A memória fica na central e o código, na placa que muda de capa, de modo que o controle volta a funcionar na hora.",
        ],
      },
      {
        question: "A capinha de silicone atrapalha o alcance?",
        answers: [
          "A de silicone, não. Capa ou chaveiro de metal em volta do controle, sim, porque abafa o sinal.",
          "Silicone e borracha deixam o sinal passar. O que corta o alcance é metal encostado, como capa de alumínio ou molho grande de chaves.",
        ],
      },
      {
        question: "Não acho capa para o meu controle. E agora?",
        answers: [
          "Um controle compatível, gravado na central, faz o mesmo serviço. A etiqueta do motor e a foto do seu dizem qual.",
          "Nesse caso compra-se um controle da mesma frequência e do mesmo código, que é cadastrado na central e substitui o quebrado.",
        ],
      },
      {
        question: "Qual suporte usar para o controle no carro?",
        answers: [
          "Prenda no quebra-sol ou com velcro, fora do sol e da vista de quem passa. Na rua, leve o controle com você, porque quem o pega abre o seu portão.",
          "Clipe de quebra-sol ou velcro bastam, comprados em loja de acessórios. Não deixe à vista nem no painel, onde o calor estraga a pilha e o ladrão vê.",
        ],
      },
    ],
    photo: "fotos do controle, frente, verso e aberto, se der",
  },
  {
    id: "diferenca-292-e-433",
    broader: "controle",
    label: "Diferença entre 292, 299, 315 e 433 MHz",
    phrase: "a diferença entre controle de 292 e de 433 MHz",
    intent: "comparison",
    asks: [
      "controle 433 292 qual melhor",
      "controle 433 299 qual melhor",
      "controle 433 mhz 299 mhz qual melhor",
      "controle 433 mhz 292 mhz qual melhor",
      "433 315 mesma coisa",
      "433 292 mesma coisa",
      "433 299 mesma coisa",
      ...combine(
        ["diferença"],
        [
          "433 292",
          "433 299",
          "433 315",
          "292 299",
          "292 315",
          "299 315",
          "433 292 mhz",
          "controle 433 292",
          "controle 433 299",
          "controle 433 315",
          "controle 433 292 mhz",
          "receptor 433 292",
          "frequência controle",
          "frequência controles portão",
        ],
      ),
      ...combine(
        ["melhor", "mais alcance", "alcance", "mais seguro", "mais comum"],
        [
          "433 292",
          "433 299",
          "433 315",
          "controle 433 292",
          "controle 433 ou 292",
          "controle 433 ou 299",
          "frequência 292 433",
        ],
      ),
      ...combine(
        ["controle"],
        ["433 abre 292", "292 abre 433", "433 abre portão 292", "433 abre 299", "433 299 mhz", "433 e 292"],
      ),
      "entre 433 299 mhz",
      "controle 292 ainda existe",
      "controle 292 ainda vende",
      "controle 292 mhz ainda existe",
      "controle 299 ainda existe",
      "trocar 292 433",
      "mudar 292 433",
      "passar 292 433",
      "trocar controle 292 433",
    ],
    answers: {
      any: [
        "O melhor controle, entre 433 e 292 ou 299 MHz, é o que tem a frequência do seu receptor, porque um não substitui o outro e o alcance é parecido. O 433 é o padrão de hoje, com mais opções à venda. Para trocar 292 por 433, instalam-se receptor e controles novos, sem mexer no motor.",
        "O controle 433 não abre portão 292 nem 299 MHz, porque cada receptor só capta a própria frequência. Em sistema novo, o 433 é a melhor escolha, por ser o padrão atual. No antigo, compre um igual ou troque receptor e controles juntos, mantendo o motor. A foto do seu, frente e verso, mostra o modelo certo.",
        "A diferença entre o 433 e o 292 ou 299 MHz é o canal de rádio, e não o alcance, e só serve o do seu receptor. O 433 (433,92) é o usado hoje e o mais fácil de achar, enquanto 292 e 299 são de sistemas antigos. Para passar de um para outro, trocam-se receptor e controles, mantendo o motor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["292 e 433 MHz lado a lado", "O que muda de uma frequência para a outra"],
        slots: [
          [
            "O número indica em que canal de rádio o controle transmite, e o receptor só capta o seu. Além da frequência, o código, fixo ou rolante, tem de ser o mesmo.",
            "A frequência é o canal de rádio, e o código é a senha, que pode ser fixa ou rolante, a que muda a cada toque. O receptor exige que os dois sejam iguais.",
            "A frequência funciona como a estação de um rádio: fora dela, o receptor não capta nada. O código do controle, fixo ou rolante, também precisa combinar.",
          ],
        ],
        bullets: [
          "433 MHz (433,92): padrão atual, com código fixo ou rolante e mais controles à venda",
          "292 e 299 MHz: sistemas antigos, em geral de código fixo e com menos opções",
          "315 MHz: usado em alguns aparelhos importados",
          "Alcance: parecido em todos, porque antena, pilha e ferro no caminho influem mais",
        ],
      },
      {
        about: "replace",
        headings: ["Manter o 292 ou passar para 433", "Quando vale trocar a frequência"],
        slots: [
          [
            "Se o receptor está bom e só falta um controle, comprar outro da mesma frequência custa menos. Quando o receptor falhou ou não há mais controles à venda, um receptor avulso de 433 com código rolante renova o conjunto, com todos os controles novos.",
            "Para repor um só, procure o de igual frequência e código. Se o receptor queimou ou são vários controles a comprar, vale passar para 433 e trocar todos de uma vez.",
            "Um controle a mais deve ser do padrão que já existe. Com o receptor ruim, ou sem controles no mercado, compensa instalar outro de 433, de código rolante, e dar um controle novo a cada pessoa.",
          ],
          [
            "Receptor, controles e mão de obra são orçados juntos, antes da visita, e o valor depende de quantos controles são trocados.",
            "O técnico faz a ligação e a gravação, cobradas na mesma conta dos aparelhos. O receptor e a quantidade de controles são o que mais influi no valor.",
            "Você paga o receptor, os controles e a instalação, num valor só, informado antes da visita.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se troca 292 por 433 no portão", "A troca do receptor na prática"],
        slots: [
          [
            "O receptor avulso é ligado à entrada de botoeira da central, a mesma do botão da parede, sem mexer no motor. Depois cada controle é gravado e testado da calçada.",
            "O técnico liga o receptor novo na placa, na entrada onde chega o botão da parede, e o motor continua como está. Em seguida grava os controles e testa o alcance da rua.",
            "Pela entrada de botoeira, que é a do botão de parede, o receptor de 433 comanda a central atual. Os controles são gravados e experimentados do lado de fora.",
          ],
          [
            "Os dois sistemas podem funcionar juntos por um tempo, cada um com os seus controles. Quando todos tiverem os novos, o receptor antigo é desligado.",
            "Enquanto a família não troca tudo, o receptor antigo e o novo funcionam juntos. No fim, o antigo é desativado.",
            "Dá para manter os dois receptores até o último controle ser trocado. Depois, mande desligar o antigo, para que controles perdidos deixem de abrir.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como sei a frequência do meu controle?",
        answers: [
          "Leia o número seguido de MHz no verso ou, sem a pilha, na placa de dentro. Se não houver nada escrito, o técnico identifica pelo receptor.",
          "Ela está impressa no controle ou na placa: 292, 299, 315 ou 433. Se faltar, o receptor instalado mostra.",
        ],
      },
      {
        question: "Qual tem mais alcance, 292 ou 433 MHz?",
        answers: [
          "Na prática, nenhum. O que decide é pilha, antena e obstáculos, com referência de {trade.reach} em campo aberto.",
          "O alcance é parecido, na ordem de {trade.reach} sem obstáculos. Uma antena esticada e uma pilha boa fazem mais diferença.",
        ],
      },
      {
        question: "Dois controles de 433 MHz servem no mesmo portão?",
        answers: [
          "Só se o código também for o da central. Em código fixo há compatíveis. No rolante, o controle deve ser da própria linha.",
          "Se tiverem o mesmo tipo de código, sim, depois de gravados. Ter a mesma frequência não basta.",
        ],
      },
      {
        question: "Controle copiador passa de 292 para 433?",
        answers: [
          "Não. A cópia repete o código, mas transmite na frequência do copiador, e o receptor de 292 continua sem captar.",
          "Não, porque o copiador não muda o canal do receptor. É preciso um copiador da mesma frequência.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "controle-de-chaveiro",
    broader: "controle",
    label: "Controle pequeno, de chaveiro",
    phrase: "o controle de chaveiro do portão",
    asks: [
      "controle chaveiro pequeno",
      "controle pequeno chaveiro",
      "controle tipo chaveiro",
      "controle pequeno",
      "controle portão pequeno",
      "controle menor chaveiro",
      "controle pequenininho",
      "mini controle",
      "mini controle portão",
      "controlinho chaveiro",
      "controle formato chaveiro",
      "controle chaveiro resistente",
      "controle tipo chaveiro pequeno mais resistente",
      "controle pôr chaveiro",
      "controle compacto portão",
      ...combine(["controle chaveiro", "controle pequeno", "mini controle"], ["[marca]", "motor [marca]"]),
    ],
    intent: "buying",
    answers: {
      any: [
        "Sim, há controle de portão pequeno para chaveiro, e ele abre como o comum se tiver a mesma frequência e o mesmo tipo de código da sua central. Para linhas como a Linear HCS, de código rolante, ele é da própria linha e gravado no receptor. O preço depende da marca e do código.",
        "O controle chaveiro pequeno serve no seu portão quando tem os MHz e o código do atual. Em Linear HCS e outros de código rolante, precisa ser compatível com essa linha. Os mais resistentes têm botão embutido e capa de borracha ou de metal. O de código fixo costuma custar menos.",
        "Dá para usar um controle pequeno, de prender no chaveiro, no lugar do grande, desde que combine com a frequência e o código da central. Numa Linear HCS, ou em outra linha de código rolante, só o do mesmo sistema grava. No código fixo, um compatível sai mais barato.",
      ],
      price: [
        "O preço do controle de chaveiro pequeno depende da marca, do tipo de código e de quem grava. O de código fixo fica na faixa mais baixa, e o de código rolante, como o da linha Linear HCS, custa mais, porque precisa ser do mesmo sistema.",
        "Um controle pequeno para chaveiro custa perto do comum da mesma linha: mais barato no código fixo, mais caro no rolante, caso do Linear HCS. O tamanho não pesa no valor; pesam a marca, a quantidade e a gravação na central.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que conferir antes de comprar o pequeno", "Como escolher o controle de chaveiro"],
        slots: [
          [
            "No verso do controle que abre hoje, veja a frequência, quase sempre 433,92 MHz, e o modelo. Se a embalagem fala em rolling code, o código que muda a cada aperto, só serve um da própria linha.",
            "Vire o controle atual e anote os MHz, em geral 433,92, e a linha da marca. Código rolante, que troca a cada toque, exige aparelho do mesmo sistema; o fixo aceita compatível.",
            "O atual traz atrás a frequência, na maioria 433,92 MHz, e o nome da linha. Onde o código é fixo, vários pequenos servem. Onde ele muda a cada uso, fique na mesma linha.",
          ],
          [
            "Prefira tecla recuada ou com tampinha, porque no bolso a saliente aperta sozinha e abre o portão. Os menores usam pilha de moeda CR2032 ou CR2016, e outros, a 27A ou a A23.",
            "Escolha botão firme, de preferência com capa, já que o molho de chaves aciona o comando sem querer. Repare também na pilha: CR2032 ou CR2016 nos finos, 27A ou A23 nos demais.",
            "Num molho de chaves, tecla mole abre o portão por acaso, então o modelo com tampa é melhor. Veja ainda a pilha, que costuma ser de moeda, como CR2032, ou cilíndrica, como a 27A.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Cuidados com o controle no chaveiro", "Para o controle pequeno durar"],
        slots: [
          [
            "Queda e atrito com as chaves são o que mais estraga o pequeno, por isso use capa ou uma argola só para ele. Não escreva o endereço no chaveiro nem o deixe à vista no carro.",
            "Uma capinha ou argola separada protege contra batida e contra o desgaste da tecla. Nada de endereço na etiqueta, porque quem achasse saberia qual portão abrir.",
            "As chaves riscam a caixa e gastam o botão; argola própria e capa evitam isso. O chaveiro não deve trazer o endereço, e à vista no carro ele convida ao furto.",
          ],
          [
            "Se ele sumir, peça que o código seja apagado da memória da central no mesmo dia. Em receptores que não apagam um só, limpa-se tudo e regravam-se os outros.",
            "Em caso de perda, o cadastro dele sai da central o quanto antes. Alguns receptores só apagam todos de uma vez, e aí os demais são gravados de novo.",
            "Perdido o controle, mande excluir o código logo. Quando o receptor não exclui um por um, a memória é zerada e a família recadastra os seus.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do controle", "O aparelho e a gravação na conta"],
        slots: [
          [
            "O código fixo compatível é o mais barato, o original de código rolante é o mais caro e o número de botões muda pouco. A gravação soma à parte quando exige ida do técnico, e vários controles entram na mesma visita.",
            "Do mais em conta ao mais caro vêm o compatível de código fixo, o original fixo e o rolante da linha. Quem grava sozinho paga só o aparelho. Na visita, a ida é cobrada uma vez para todos.",
            "Marca e tipo de código fazem o valor: fixo embaixo, rolante em cima. Ter dois ou quatro botões altera pouco, e gravar vários juntos dilui a ida, quando ela é necessária.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle pequeno alcança menos?",
        answers: [
          "Não por ser pequeno: com pilha boa, chega a até {trade.reach} em lugar aberto. Alcance curto vem de pilha fraca, antena do receptor ou interferência.",
          "Em geral alcança o mesmo, até {trade.reach} sem parede no caminho. A pilha de moeda só acaba mais depressa se a tecla fica apertada no bolso.",
        ],
      },
      {
        question: "O controle novo já vem gravado?",
        answers: [
          "Não, ele precisa ser cadastrado na central ou no receptor antes de abrir. Com receptor externo, você mesmo grava pelo manual. Dentro do motor, é serviço do técnico.",
          "Vem sem o código do seu portão. A gravação é feita no receptor, por você quando ele fica fora do motor, ou pelo técnico quando está sob a tampa.",
        ],
      },
      {
        question: "Um chaveiro de rua consegue copiar?",
        answers: [
          "Só se o código for fixo e o controle atual ainda funcionar. No rolante, a cópia acende a luz e não abre, porque o código muda a cada aperto.",
          "Copia os de código fixo. Os de código rolante, como os HCS, são gravados no próprio receptor, e por isso a cópia não serve.",
        ],
      },
      {
        question: "Posso continuar usando o controle grande junto?",
        answers: [
          "Pode. A central guarda vários controles, e o pequeno não apaga o que já abre; basta haver lugar na memória.",
          "Sim, os dois funcionam lado a lado, cada um com o seu cadastro. Só quando a memória está cheia é preciso excluir um antigo.",
        ],
      },
    ],
    photo: "fotos do controle que abre hoje, frente e verso, e da etiqueta do motor",
  },
  {
    id: "lote-de-controles",
    broader: "controle",
    label: "Lote de controles para condomínio",
    phrase: "o lote de controles para o condomínio",
    asks: [
      "lote controles",
      "lote controle portão",
      "lote controles condomínio",
      "lote controles prédio",
      ...combine(
        ["lote 20 controles", "lote 30 controles", "lote 50 controles", "lote 100 controles"],
        ["condomínio", "prédio"],
      ),
      ...combine(
        ["lote"],
        ["20", "30", "40", "50", "60", "80", "100", "120", "150", "200"].map((count) => `${count} controles`),
      ),
      "controles atacado",
      ...combine(
        ["comprar 20 controles", "comprar 30 controles", "comprar 40 controles", "comprar 50 controles"],
        ["prédio", "condomínio"],
      ),
      "controle portão atacado",
      "controles quantidade condomínio",
      "controles portão quantidade",
      "comprar controles quantidade",
    ],
    intent: "buying",
    answers: {
      any: [
        "Fornecemos lote de 50 controles para condomínio, ou de outra quantidade, e o preço por unidade cai com o número. Antes da compra se confirma se cabem na memória do receptor, porque 50 novos mais os atuais pedem uns 65 lugares, e a gravação no prédio é orçada à parte.",
        "O lote de controles para condomínio tem preço por quantidade, menor por unidade em 50 ou mais, e sai com nota no CNPJ. O modelo repete o do receptor ou muda, se a memória está cheia. Com 50 aparelhos, reserve uns 65 lugares, para perdas e mudanças.",
        "Vendemos controles em lote para condomínio, 50 ou mais, com valor por unidade menor que o avulso, gravados ou não. O primeiro dado é o receptor: se ele guarda os 50 novos e os antigos, repete-se o modelo. Se não, um receptor novo é instalado ao lado, sem trocar o motor.",
      ],
      price: [
        "O preço do lote de 50 controles para condomínio depende da quantidade, da marca, do tipo de código e da gravação, e por unidade é menor que o avulso. Código fixo custa menos que o rolante, e gravar no prédio soma por aparelho.",
        "Num lote de 50 controles, o valor por unidade cai conforme o número e sobe com código rolante e gravação. Do mais barato ao mais caro vêm compatível de código fixo, original fixo e rolante da linha.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar para orçar o lote", "Antes de fechar a quantidade"],
        slots: [
          [
            "Com estes dados, o orçamento sai sem visita. O zelador reúne tudo em uma ida à garagem.",
            "Estas informações bastam para o valor, e o zelador as pega numa manhã.",
            "Junte isto antes de pedir preço; a administração tem quase tudo.",
          ],
        ],
        bullets: [
          "Foto de um controle que abre hoje, frente e verso",
          "Foto da etiqueta do receptor ou da central",
          "Quantos controles e quantos botões em cada um",
          "Posições da memória em uso",
          "Se há controles perdidos a apagar",
        ],
      },
      {
        about: "choose",
        headings: ["Repetir o modelo ou mudar o receptor", "Quando vale trocar o receptor junto"],
        slots: [
          [
            "Com código rolante, que muda a cada aperto, e memória livre, o lote entra no receptor que já existe. Memória cheia ou código fixo, que se copia na rua, pede um receptor novo ao lado, e o motor fica.",
            "Receptor rolante com espaço recebe o lote sem troca. Lotado ou de código fixo, que um chaveiro copia, ele ganha um receptor novo, sem tocar no motor.",
            "Se há código rolante e vagas, compre o mesmo modelo. Se a memória encheu ou o código é fixo, um segundo receptor resolve e preserva os antigos.",
          ],
          [
            "Deixe um quarto da memória livre, ou seja, uns 65 lugares para 50 controles, e dois ou três aparelhos de reserva com o síndico. Cada controle sai anotado por unidade.",
            "Reserve perto de 25% da memória, 65 posições para 50 aparelhos, e alguns controles guardados. Uma lista por apartamento acompanha o lote.",
            "Com 25% de sobra, 50 controles pedem uns 65 lugares. Guarde reservas e uma planilha com o número de cada unidade.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é gravado no prédio", "O plantão de gravação"],
        slots: [
          [
            "A gravação leva cerca de um minuto por aparelho, então 50 cabem em uma hora ou duas, com plantão marcado para os moradores. Quem autoriza é o síndico ou a administradora.",
            "São por volta de um minuto cada, e 50 ficam prontos em até duas horas. Combina-se um plantão, com autorização do síndico.",
            "Um minuto por controle é o comum, uma a duas horas no total. O síndico autoriza e define o horário do plantão.",
          ],
          [
            "Se a memória for limpa, todos os antigos precisam ser regravados no mesmo dia, e ninguém fica sem abrir. Os perdidos são excluídos nessa ocasião.",
            "Zerar a memória derruba os velhos, que entram de novo na mesma data. É a hora de eliminar os perdidos.",
            "Com limpeza da memória, os atuais são regravados juntos. Quem perdeu controle deixa de ter um ativo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles vêm gravados?",
        answers: [
          "Podem ser gravados no prédio, um a um, com o nome da unidade. Sem isso, vêm prontos para o síndico gravar, se o receptor é externo.",
          "Como preferir: com gravação feita no local ou só o aparelho. Receptor dentro do motor é gravado pelo técnico.",
        ],
      },
      {
        question: "Dá para comprar misturado, com 2 e 4 botões?",
        answers: [
          "Dá, se todos forem da mesma linha e código. Cada botão gravado pode ocupar um lugar da memória, por isso conte isso.",
          "Sim, na mesma linha. Lembre que cada tecla usada ocupa memória em alguns receptores.",
        ],
      },
      {
        question: "Sai nota no CNPJ do condomínio?",
        answers: [
          "Sim. Informe o CNPJ com o pedido, e a nota traz a quantidade e o modelo, o que vale para a garantia.",
          "Sai, com modelo e quantidade. Basta mandar o CNPJ antes.",
        ],
      },
      {
        question: "Quem perde o controle paga outro?",
        answers: [
          "Depende do regimento, mas o antigo deve ser apagado no mesmo dia. Sobrar reserva no lote evita comprar um avulso mais caro.",
          "É regra de cada prédio. Apague o perdido na hora, e use a reserva do lote para repor.",
        ],
      },
    ],
    photo: "fotos do controle atual, frente e verso, e da etiqueta do receptor, com a quantidade",
  },
];
