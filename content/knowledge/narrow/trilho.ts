import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const trilho: NarrowConcept[] = [
  {
    id: "trilho-afundado",
    broader: "trilho",
    label: "Trilho quebrado ou afundado",
    phrase: "o trilho quebrado ou afundado",
    asks: [
      "trilho entortou carro passou cima",
      "trilho portão entortou carro",
      "trilho entortou carro",
      "carro passou cima trilho",
      "trilho amassou carro passou cima",
      "caminhão amassou trilho",
      "trilho amassado caminhão",
      "trilho amassado carro",
      "trilho quebrado caminhão",
      "trilho afundou caminhão",
      "trilho afundado caminhão",
      "trilho amassado pegando",
      "pegando trilho amassado",
      "prende trilho amassado",
      "trilho portão correr partido",
      "trilho soltou chão",
      "trilho soltou",
      "trilho solto",
      "correr trilho soltou",
      "correr trilho soltou chão",
      "trilho solto chão",
      "trilho quebrado",
      "trilho afundado",
      "trilho afundou",
      "trilho amassado",
      "trilho quebrou",
      "trilho torto",
      "piso afundou trilho",
      "trilho gasto",
      "trilho empenado",
      "trilho entortou",
      "trilho empenou",
      "trilho entortado",
      "conserto trilho correr",
      "conserto trilho torto",
      "trilho levantou",
      "trilho levantando",
      "trilho subiu",
      "trilho portão levantou",
      "trilho portão solto",
      "trilho amassou",
      "carro amassou trilho",
      "carro passou trilho",
      "passou cima trilho amassou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o trilho do portão soltou do chão, não acione nem empurre a folha, porque a roda salta na emenda e o portão pode tombar. Desligue o disjuntor e isole os dois lados. O técnico escora a folha, limpa a base e fixa o trilho de novo, ou troca o trecho com defeito.",
        "Trilho de portão amassado, afundado ou solto tem conserto, muitas vezes só no trecho ruim, que é trocado com a folha escorada. Até lá, desligue o disjuntor e não mova o portão, porque a roda pode saltar e a folha tombar. O orçamento é grátis, por fotos do trilho inteiro.",
        "O conserto do trilho de portão amassado ou torto é feito com a folha escorada, em geral trocando apenas o pedaço com defeito e firmando o piso embaixo dele. Deixe o portão parado e o disjuntor desligado. As fotos do trilho bastam para passar o valor, sem custo.",
        "No conserto do trilho afundado, torto ou solto, o técnico escora a folha, refaz a base onde o piso cedeu e troca o trecho ruim. Não acione nem empurre o portão antes disso, já que a folha pode tombar. O valor sai de graça, por fotos do trilho inteiro.",
        "Trilho de portão quebrado, amassado ou afundado no piso costuma ser consertado por trecho, com a folha escorada e o pedaço novo emendado sem degrau. Não mova o portão e desligue o disjuntor. A troca do trecho é orçada de graça, por fotos.",
        "Se o trilho do portão afundou no concreto, deixe a folha parada, desligue o disjuntor e não destrave, porque a roda pode sair e o portão cair de lado. O técnico escora a folha, refaz a base de concreto naquele ponto e recoloca o trilho no nível. O valor é informado de graça, por fotos.",
        "O trilho do portão que um caminhão ou carro amassou é trocado só no trecho ruim, com a folha escorada, e ganha base mais firme no concreto para não ceder de novo. Até lá, desligue o disjuntor e não mova o portão, porque a roda pode saltar e a folha tombar. O orçamento é grátis, por fotos do trilho.",
        "O trilho do portão que entortou ou empenou só é desentortado quando a curva é leve; o comum é cortar o trecho ruim e emendar um novo, com a folha escorada. Até lá, desligue o disjuntor e não mova o portão, porque a roda pode saltar e a folha tombar. O conserto é orçado de graça, por fotos.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer até o conserto do trilho"],
        slots: [
          [
            "A folha de correr se apoia só no trilho e na guia de cima. Com o trilho fora do lugar, um empurrão pode derrubar o portão.",
            "Enquanto o trilho não é consertado, o portão fica como parou. Estes cuidados evitam que a folha caia.",
            "O risco maior é a roda saltar do trilho e a folha tombar. Por isso o portão não é usado nem na mão.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor e guarde os controles.",
          "Não empurre a folha, não destrave o motor e não passe ao lado dela.",
          "Se o portão ficou aberto, tranque as portas da casa e avise isso ao chamar.",
          "Fotografe de longe o trilho inteiro e, de perto, o trecho ruim.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se conserta o trilho do portão"],
        slots: [
          [
            "O técnico escora a folha dos dois lados antes de qualquer corte. Depois tira o trecho ruim e, se o piso cedeu, abre o chão e faz uma base firme e nivelada. O concreto novo precisa curar antes de receber o peso.",
            "Primeiro o técnico põe escoras nos dois lados, para o portão não tombar. Só então retira o pedaço amassado ou afundado. Onde o concreto quebrou, ele faz uma base nova, que cura até poder aguentar a folha.",
            "Sem escora dos dois lados nada é cortado, porque o peso inteiro está sobre o trilho. Retirado o trecho com defeito, o técnico refaz o piso frouxo no nível. A folha só volta depois da cura do concreto.",
            "O portão é apoiado dos dois lados, e só depois o perfil danificado sai do lugar. No ponto que afundou, o técnico abre o chão, faz outra base no nível e espera o concreto endurecer.",
          ],
          [
            "O perfil novo é preso com chumbador ou solda, e a emenda é lixada, para a roda passar sem bater. No fim, a cremalheira, a barra dentada do motor, volta à folga de {rack.clearance}, e os pontos de parada são regulados de novo.",
            "O trilho é fixado por chumbadores ou solda, e as emendas ficam lisas, sem degrau para a roda. Depois o técnico acerta a cremalheira, a barra dentada que move o portão, com {rack.clearance} de folga, e confere onde a folha para.",
            "Solda ou chumbador prendem o pedaço novo, alinhado com o antigo e sem ressalto na junção. Como a altura da folha muda um pouco, o técnico ajusta a folga da cremalheira, a barra dentada, em {rack.clearance} e regula outra vez as paradas do motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do que depende o preço do conserto"],
        slots: [
          [
            "Prender um trilho solto é o mais barato, trocar um trecho custa mais, e refazer a base de concreto é o que mais pesa. Contam ainda os metros de perfil e a largura da folha. Com ferrugem de ponta a ponta, vale trocar o trilho inteiro.",
            "O conserto mais barato é fixar o trilho de novo. Depois vem a troca de um pedaço e, por último, a base refeita no piso. O preço acompanha os metros do perfil e o tamanho do portão. Se a ferrugem tomou o trilho todo, remendar custa mais que trocar.",
            "O que encarece é o concreto: fixar custa pouco, emendar custa mais, e fazer base nova, mais ainda. A largura da folha e os metros trocados também contam. Um perfil todo enferrujado é melhor trocar inteiro.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["O que faz o trilho amassar ou afundar"],
        slots: [
          [
            "O trilho amassa com o peso dos carros, quando o perfil é fino ou os chumbadores estão longe um do outro. A água parada enferruja o metal por baixo.",
            "Os carros que passam por cima amassam o perfil fino e soltam a fixação no piso. Onde a chuva empoça, a ferrugem ataca a face de baixo.",
            "O amassado vem do peso dos veículos sobre um perfil fraco. Nos pontos em que a água fica parada, a ferrugem começa embaixo do metal e solta o trilho.",
          ],
          [
            "O trilho afunda quando a base de concreto é fina ou quando a água levou a terra de baixo. Nesse caso, a base nova precisa de dreno ou caimento, para a água não fazer o mesmo outra vez.",
            "Quando o trilho afunda, a causa é quase sempre a base rasa ou a água infiltrada. Por isso o conserto inclui uma saída para a água, com dreno ou caimento no piso.",
            "Se o trilho desceu, o concreto de baixo cedeu, porque era raso ou porque a água carregou a terra. Uma saída para a água, feita junto com a base nova, evita que o trilho desça de novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso desamassar o trilho com martelo?",
        answers: [
          "Não com a folha em cima, porque a pancada pode fazer a roda saltar e o portão tombar. O trecho é endireitado ou trocado com a folha escorada.",
          "Melhor não. O golpe afrouxa a fixação, e a roda pode sair do perfil com o portão apoiado nela.",
          "Com o portão apoiado no trilho, martelar traz risco de tombamento e ainda abre as emendas. Um perfil muito marcado é trocado naquele trecho.",
        ],
      },
      {
        question: "Posso encher o trilho de cimento para nivelar?",
        answers: [
          "Não. O cimento dentro do canal faz a roda saltar. O nível é acertado por baixo do perfil, com base nova.",
          "Não resolve. O perfil solto continua se mexendo, e o cimento racha e vira pedra no caminho da roda.",
          "Melhor não, porque o remendo por cima quebra com a passagem da roda. O que afundou é a base, e ela precisa ser refeita.",
        ],
      },
      {
        question: "Quanto tempo o portão fica parado?",
        answers: [
          "Sem obra no piso, o portão volta a andar no mesmo dia. Se for preciso base nova de concreto, a folha espera escorada até a cura, alguns dias, e o prazo vem no orçamento.",
          "Trocar ou prender um trecho cabe numa visita. Concreto novo alonga a espera, porque o portão só pode pesar sobre ele depois de curado.",
          "Depende do piso: fixar ou emendar o perfil leva uma visita, e a base refeita precisa de dias de cura, com o portão apoiado.",
        ],
      },
      {
        question: "O motor pode queimar por causa do trilho torto?",
        answers: [
          "Pode, se o portão continuar em uso. O motor empurra a folha contra o degrau a cada abertura, esquenta e gasta a engrenagem.",
          "Sim, com o tempo. Cada tranco no desnível exige mais força e aquece o motor.",
          "Pode. A folha que prende no trilho faz o motor trabalhar no limite, e por isso o trilho vem antes de pensar em motor novo.",
        ],
      },
    ],
    photo: "fotos do trilho de ponta a ponta, de perto no trecho torto ou afundado, com a largura da folha",
  },
  {
    id: "troca-de-trilho",
    broader: "trilho",
    label: "Troca do trilho do portão",
    phrase: "a troca do trilho do portão de correr",
    asks: [
      "trocar trilho",
      "troca trilho",
      "substituir trilho",
      "troca trilho portão",
      "trocar trilho portão",
      "trocar trilho portão correr",
      "trilho quebrado trocar",
      "trilho torto trocar",
      "trilho gasto trocar",
      "instalar trilho portão correr",
      "colocar trilho novo portão",
      "quem troca trilho",
      "quem faz troca trilho",
    ],
    intent: "repair",
    answers: {
      any: [
        "Trocamos o trilho do portão de correr, inteiro ou só o trecho quebrado, com a folha escorada. O preço soma metros de perfil e mão de obra, e o trecho custa menos que o trilho todo. Com ele quebrado, não acione: a roda salta e o portão pode tombar; fotos de ponta a ponta trazem o valor.",
        "A troca de trilho do portão deslizante pode ser completa ou por trecho, conforme o estrago, e o preço acompanha os metros e o piso. Se quebrou, desligue o disjuntor e não use, porque a folha pode sair e tombar. Mande fotos do trilho inteiro para o orçamento.",
        "O trilho quebrado ou torto do portão de correr é trocado no local, só no trecho ruim ou por inteiro, com a folha escorada. Até lá, não acione o portão, porque ele pode tombar. O preço soma os metros de perfil e a mão de obra, e é calculado pelas fotos.",
        "Para trocar o trilho quebrado do portão de correr, escora-se a folha e se põe perfil novo, num pedaço ou na extensão inteira. Não movimente o portão até lá, pois a roldana pode escapar e ele tombar; o preço, de perfil por metro e mão de obra, sai com fotos do trilho.",
        "O trilho do portão deslizante pode ser substituído no lugar, só onde quebrou ou de ponta a ponta, e um trecho sai mais barato. Deixe o disjuntor desligado e a folha quieta, pelo risco de tombo. Fotos de toda a extensão permitem calcular metros, piso e mão de obra.",
      ],
      price: [
        "A troca de trilho do portão deslizante é cobrada por metro de perfil mais a mão de obra de escorar, fixar e nivelar. Conte trilho com perto do dobro da largura do vão; trecho custa menos que inteiro, e piso quebrado é o que mais encarece. Fotos de ponta a ponta trazem o preço.",
        "O preço para trocar o trilho soma os metros de perfil, em geral quase duas vezes o vão, e o serviço de escorar a folha, fixar e nivelar. Um trecho só sai por menos; concreto a refazer aumenta a conta. Mande fotos do trilho inteiro e a largura da folha.",
        "O preço da troca do trilho depende dos metros, do canal e do chão: ele mede quase o dobro da largura do vão, e a mão de obra inclui escora, nivelamento e fixação. Remendar um trecho custa menos, refazer concreto custa mais, e fotos da extensão inteira trazem o valor.",
        "Para o preço do trilho do portão deslizante, multiplique os metros, cerca de duas larguras de vão, pelo perfil e junte o serviço de apoiar a folha e alinhar. O total cai quando só um pedaço é trocado e sobe com piso ruim; fotografe tudo para orçar.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: ["Trocar o trilho todo ou só um trecho", "Quando basta emendar o trilho"],
        slots: [
          [
            "Um amassado ou quebra num ponto se resolve com um pedaço igual, emendado liso, para a roda não sentir degrau. Ferrugem ao longo do perfil, base solta ou vários amassados pedem o trilho inteiro, porque o remendo dura pouco.",
            "Se o estrago está num lugar só, corta-se ali e entra um pedaço do mesmo perfil, com a emenda bem lisa. Vários pontos ruins, metal fino ou base que se solta tornam a troca completa mais barata que remendar duas vezes.",
            "Estrago localizado leva apenas um trecho novo, de perfil idêntico e emenda sem degrau. Já o trilho fino de ferrugem, solto da base ou amassado em muitos lugares compensa trocar por completo.",
            "Quebra isolada não condena o resto: um segmento do mesmo perfil, com junta alisada para a roldana não bater, resolve. Quando a ferrugem corre por todo ele, a base cede ou há amassados em série, o trilho completo dura mais e evita outro reparo.",
            "Olhe quantos pontos estão ruins. Sendo um, basta substituir aquele pedaço e alisar a junta; sendo muitos, ou com metal corroído e base frouxa, o remendo logo cede, e compensa renovar toda a extensão.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca do trilho", "A troca, da escora ao teste"],
        slots: [
          [
            "A folha é escorada dos dois lados antes de qualquer corte, porque é o trilho que a apoia. O perfil novo, do mesmo canal da roldana, vai assentado no nível e preso em base firme.",
            "Antes de cortar, prende-se a folha pelos dois lados, já que ela perde o apoio e tomba. Depois o perfil que combina com o canal da roldana é nivelado e fixado na base.",
            "Sem trilho não há apoio, por isso o serviço começa pela escora. O perfil certo, igual ao canal da roda, é então nivelado e chumbado ou soldado na base.",
            "O técnico apoia a folha nas duas faces e só então remove o perfil, pois sem ele nada a mantém em pé. O substituto tem o canal da roda, é alinhado com nível e fica preso num piso que não cede.",
            "Escorar é o primeiro trabalho, já que uma folha sem trilho cai de lado. Vêm depois a retirada do velho, a escolha do perfil que casa com a roldana, o nível e a fixação no chão firme.",
          ],
          [
            "No fim o portão corre na mão, sem degrau, e a cremalheira, a régua dentada, volta a {rack.clearance} do motor. Batentes, pontos de parada e força são regulados antes de religar.",
            "Com a folha andando lisa, acerta-se a folga da cremalheira, de {rack.clearance}, entre a régua dentada e o motor. Faltam então batente, força e parada, testados várias vezes.",
            "O teste é mover a folha na mão, sem tranco. Depois se devolve à cremalheira, a régua dentada, a folga de {rack.clearance} e se regulam batentes, força e parada do motor.",
            "Pronto o trilho, a folha é levada de um lado a outro sem motor, para sentir se há tranco. A cremalheira, a régua dentada, recebe de novo {rack.clearance} de folga, e força, paradas e batentes são acertados.",
            "O motor só é religado quando a folha desliza macia e a régua dentada, a cremalheira, está a {rack.clearance} da engrenagem. Seguem a regulagem de parada e força, a revisão dos batentes e alguns percursos completos.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da troca do trilho", "De que depende o valor"],
        slots: [
          [
            "Metros e tipo de canal são a primeira parte; o piso é a segunda e a que mais varia. Sobre base boa a troca é simples; concreto quebrado, trilho afundado e roldana comida pelo trilho velho aumentam o total.",
            "A conta começa nos metros e na espessura do perfil e sobe conforme o chão. Trilho aparafusado em base firme sai mais em conta; embutido no concreto, com roldanas gastas para trocar junto, mais caro.",
            "Perfil por metro e mão de obra formam a base do valor. O que encarece é refazer o piso onde o trilho afundou e trocar as roldanas de canal gasto, que estragariam o trilho novo.",
            "O chão costuma decidir o valor: firme, permite parafusar ou soldar logo; quebrado ou afundado, pede concreto. A isso se juntam os metros, a espessura do perfil e as roldanas, se o trilho antigo gastou o canal delas.",
            "Primeiro se contam os metros do canal certo e a mão de obra, depois o que aparece embaixo. Trilho embutido, base a refazer e roda já gasta, que comeria o perfil novo, são os acréscimos mais comuns.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por quanto tempo o portão fica parado?",
        answers: [
          "Sem obra no piso, em geral volta no mesmo dia. Base de concreto nova precisa secar antes de receber a folha, e esse prazo é combinado no orçamento.",
          "Um trecho ou um trilho sobre base boa costuma caber em uma visita. Se há concreto a fazer, conte os dias de cura.",
          "Com piso bom, o portão costuma rodar outra vez no dia da troca. Havendo concretagem, a folha espera a cura, e o prazo é informado antes.",
        ],
      },
      {
        question: "Qual trilho colocar no lugar?",
        answers: [
          "O do mesmo canal da roldana, em V, em U ou redondo, com espessura para o peso da folha. Com perfil e roda diferentes, um gasta o outro.",
          "Repete-se o canal, V, U ou redondo, porque a roldana é feita para ele. Se o perfil era fino para a folha, trilho e roldanas mudam juntos.",
          "Siga a roldana: canal redondo, em U ou em V pede o perfil correspondente, na espessura que o peso exige. Combinação errada gasta os dois.",
        ],
      },
      {
        question: "O motor precisa sair?",
        answers: [
          "Quase nunca. Ele fica na base, com o disjuntor desligado, e a folha é solta da engrenagem; no fim se refazem a folga e os pontos de parada.",
          "Em geral fica no lugar. O técnico o desliga, separa a folha da engrenagem e regula tudo outra vez quando o trilho está pronto.",
          "O motor continua na base, sem energia, enquanto a folha é afastada da engrenagem. Depois da troca, folga e paradas são ajustadas novamente.",
        ],
      },
      {
        question: "Posso empurrar o portão com o trilho quebrado?",
        answers: [
          "Só longe do ponto ruim, e é melhor não: se a roda cai no vão do trilho, a folha tomba e não há como segurar. Deixe parado e com as pessoas afastadas.",
          "Não convém. Uma folha de correr pesa centenas de quilos e cai de lado quando a roldana sai do trilho; mantenha o disjuntor desligado até a troca.",
          "Melhor deixá-lo onde está, sem energia e sem gente perto. A roldana pode cair no ponto quebrado, e ninguém segura na mão uma folha que tomba.",
        ],
      },
    ],
    photo: "fotos do trilho de ponta a ponta, de perto nos pontos ruins, com a largura da folha",
  },
  {
    id: "portao-sem-trilho",
    broader: "trilho",
    label: "Portão de correr sem trilho no chão",
    phrase: "o portão de correr sem trilho no chão",
    asks: [
      "sem trilho",
      "não precise trilho",
      "não precisa trilho",
      "não tenha trilho",
      "não quero trilho",
      "não precise trilho chão",
      "não precisa trilho chão",
      "portão correr sem trilho",
      "autoportante",
      "trilho aéreo",
      "trilho suspenso",
      "portão suspenso",
      "trilho em cima",
      "correr trilho embutido",
      "portão trilho embutido",
      "portão suspenso preço",
      "autoportante preço",
    ],
    intent: "question",
    answers: {
      any: [
        "O portão de correr comum precisa de trilho no chão, mas existe sem trilho na passagem: o autoportante, apoiado fora do vão, o suspenso numa viga, e o de trilho embutido rente ao piso. O motor é de correr, de {price.homeSwap} na troca em casa; a folha e a estrutura são do serralheiro.",
        "Portão sem trilho no chão existe: o autoportante corre sobre carros presos ao lado do vão, e o suspenso, numa viga acima dele. Nas casas, o trilho embutido costuma bastar com menos obra. A estrutura é do serralheiro, e o motor de correr fica de {price.homeSwap} na troca em casa.",
        "Dá para ter portão de correr sem trilho na passagem, suspenso ou autoportante, desde que haja recuo lateral ou viga e folha feita para isso pelo serralheiro. Em muitos casos, embutir o trilho resolve; o motor é o de correr, na troca em casa de {price.homeSwap}.",
      ],
      price: [
        "O portão suspenso, ou autoportante, custa mais que o de correr comum, porque a folha é mais longa e há carros de apoio, viga ou base de concreto, tudo do serralheiro. O motor é o de correr, de {price.homeSwap} na troca em casa e de {price.heavySwap} em folha pesada; as medidas do vão fecham o valor.",
        "No preço do portão suspenso pesa a estrutura, orçada pelo serralheiro: viga ou carros, base e folha maior. O motor de correr, com mão de obra, fica de {price.homeSwap} na troca em casa, ou de {price.heavySwap} se a folha é pesada.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Autoportante, suspenso ou trilho embutido", "Qual opção cabe na sua entrada"],
        slots: [
          [
            "O espaço ao lado e a altura decidem mais que a vontade.",
            "Recuo lateral, altura livre e piso mostram qual cabe.",
            "Nem toda entrada aceita as três.",
          ],
        ],
        bullets: [
          "Autoportante: recuo lateral bem maior que o vão, base de concreto e folha mais longa, que serve de contrapeso",
          "Suspenso: viga e colunas calculadas, altura do caminhão limitada, guia no piso",
          "Trilho embutido: rente ao chão, sem degrau, com menos obra",
          "Trilho comum: o mais barato, com ressalto na passagem",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda no preço", "Custo de estrutura e de motor"],
        slots: [
          [
            "Mudar de sistema é serralheria: folha, carros, base e batentes novos, além da regulagem do motor. O motor e a cremalheira muitas vezes são aproveitados, se o peso novo couber na capacidade.",
            "A conta maior é de estrutura, da folha às bases. O motor atual fica, quando aguenta o peso extra, e a cremalheira também.",
            "Quase tudo o que se paga é folha e base, feitas pelo serralheiro. Motor e cremalheira se aproveitam se suportarem a folha nova.",
          ],
          [
            "Em ordem de custo estão o trilho comum, o embutido, o suspenso e o autoportante. O peso da folha, com o trecho extra, define o motor, com folga de um terço.",
            "O comum é o mais barato, seguido do embutido; suspenso e autoportante ficam acima. Conte o trecho extra da folha ao escolher o motor.",
            "Do menor ao maior vêm trilho comum, embutido, suspenso e autoportante. Para o motor, vale o peso total da folha, maior que o vão.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Para que serve o trilho do chão", "Por que não é só tirar o trilho"],
        slots: [
          [
            "No portão comum, o trilho do chão carrega o peso e a guia de cima mantém a folha em pé. Sem ele, a folha não tem o que a sustente e tomba, por isso tirar o trilho exige refazer a folha e os apoios.",
            "O trilho sustenta, e a guia do alto impede o tombo. Retirado o trilho, a folha comum cai; para dispensá-lo, ela precisa de outros apoios e de outro desenho.",
            "Quem segura o peso é o trilho, e quem mantém a folha no prumo, a guia superior. Uma folha feita para rodar no chão não fica suspensa sozinha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão autoportante aceita motor?",
        answers: [
          "Aceita, o mesmo tipo do de correr, com cremalheira. Na escolha entra o peso total da folha, maior que o de uma comum.",
          "Sim, motor deslizante. O trecho extra da folha pesa e conta na capacidade.",
        ],
      },
      {
        question: "Trilho embutido acumula água?",
        answers: [
          "Acumula se não houver escoamento. Ralo ou furo de saída e limpeza evitam ferrugem e roda travada.",
          "Pode acumular. Prevê-se saída de água na obra e varre-se o canal com o disjuntor desligado.",
        ],
      },
      {
        question: "Qual dá menos manutenção?",
        answers: [
          "O autoportante não sofre com sujeira na passagem, mas pede carros e base em ordem. O trilho comum pede limpeza frequente.",
          "Cada um tem a sua: carros laterais no autoportante, trilho limpo no comum. Uma revisão {visits.home} atende os dois em casa.",
        ],
      },
      {
        question: "Vocês fazem o portão suspenso?",
        answers: [
          "A folha e a estrutura são do serralheiro. Nós dizemos o que ela precisa para o motor e instalamos a automação.",
          "Não fabricamos a folha: cuidamos do motor, da central e dos sensores quando ela estiver pronta.",
        ],
      },
    ],
    photo: "fotos da entrada inteira, do piso e do espaço ao lado do portão, com o vão e o recuo em metros",
  },
  {
    id: "trilho-preco-metro",
    broader: "trilho",
    label: "Preço do trilho por metro",
    phrase: "o preço do trilho de portão por metro",
    asks: [
      "quantos metros trilho preciso",
      "quanto trilho preciso",
      "trilho preço",
      "trilho metro",
      "trilho valor",
      "trilho quanto custa",
      "trocar trilho preço",
      "conserto trilho preço",
      "consertar trilho preço",
      "trilho preço metro",
      "calcular trilho",
      "como calcular trilho",
      "calcular trilho portão correr",
      "medir trilho portão",
      "comprimento trilho portão correr",
      "tamanho trilho portão",
      "quantos metros trilho",
      "trilho galvanizado metro",
      "trilho galvanizado preço",
      "trilho portão correr galvanizado",
    ],
    intent: "price",
    answers: {
      any: [
        "O preço do trilho de portão de correr é por metro de perfil, mais a mão de obra de fixar e nivelar. Um vão de 3 metros pede cerca de 6 metros de trilho, o dobro. O perfil simples sobre piso firme é o mais barato, o galvanizado custa mais, e o que mais encarece é refazer o piso; mande fotos do trilho e a largura do vão para receber o valor.",
        "O trilho galvanizado para portão de correr é vendido por metro de perfil, e a instalação é cobrada à parte. Conte cerca do dobro do vão: um vão de 3 metros usa perto de 6 metros de trilho. O galvanizado custa mais que o simples e enferruja menos, e o orçamento com mão de obra é grátis, por foto.",
        "O conserto de trilho de portão tem o preço do tamanho do estrago: limpar, alinhar e reapertar é o mais barato, em casa a partir de {price.preventive}, sem peças; depois vêm trocar um trecho, trocar o trilho inteiro, por metro, e refazer o concreto embaixo dele. Fotos do trilho de ponta a ponta bastam para o orçamento, grátis.",
        "O preço do trilho do portão depende de três coisas: quantos metros, qual perfil, simples ou galvanizado, e como está o piso. Um vão de 3 metros usa por volta de 6 metros de trilho. Mande a foto do trilho atual e a largura do vão, e passamos o valor instalado.",
        "Trocar o trilho do portão que enferrujou custa o perfil novo, por metro, mais a mão de obra de escorar a folha, retirar o velho e nivelar o novo. Se a ferrugem está num trecho só, sai mais barato cortar e emendar esse pedaço. O orçamento é grátis, pela foto do trilho de ponta a ponta.",
      ],
      installation: [
        "A instalação de trilho de portão fixa o perfil no piso, nivelado e sem degrau nas emendas, com batente nas duas pontas, e o preço é por metro, mais a mão de obra. Conte cerca do dobro do vão: 3 metros de vão usam perto de 6 de trilho. Fotos do piso e a largura do vão dão o valor.",
        "Para instalar o trilho do portão de correr, o piso precisa estar firme e em nível: nele o perfil é chumbado ou parafusado, com o mesmo canal da roldana. Um vão de 3 metros usa cerca de 6 metros de trilho. Piso a refazer é o que mais encarece, e o orçamento por foto é grátis.",
      ],
      "how-to": [
        "Para calcular o trilho do portão de correr, some a largura do vão e o espaço ao lado para onde a folha corre: em geral dá perto do dobro do vão. Um vão de 3 metros pede cerca de 6 metros de trilho, e um de 4, cerca de 8. Meça o percurso da roda de trás, com o portão fechado e depois aberto.",
        "O comprimento do trilho é a distância da roda da frente, com o portão fechado, até a roda de trás, com ele aberto, mais uma folga para os batentes. Na prática, calcule o dobro da largura do vão: 3 metros de vão usam perto de 6 de trilho.",
      ],
      question: [
        "Para saber quantos metros de trilho você precisa, some a largura do vão e o espaço em que a folha fica aberta: dá perto do dobro do vão. Um vão de 3 metros pede cerca de 6 metros de trilho, e um de 4, cerca de 8. Arredonde pela barra inteira, para ter menos emendas.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["Como se calcula o preço do trilho", "Metros, perfil e piso na conta"],
        slots: [
          [
            "O trilho ocupa o vão e também o lado para onde a folha corre. Por isso o comprimento fica perto do dobro da largura do portão. Multiplique os metros pelo preço do perfil e some a instalação.",
            "Some a largura do vão e o espaço ao lado, para onde a folha vai quando abre: essa é a medida do trilho. O resto do preço depende dos itens abaixo.",
          ],
        ],
        bullets: [
          "Metros: vão de 3 m, cerca de 6; vão de 4 m, cerca de 8",
          "Perfil: V, U ou redondo, igual ao canal da roldana, a rodinha do portão",
          "Galvanizado, com banho de zinco contra ferrugem, ou simples, pintado",
          "Espessura: folha pesada pede perfil reforçado",
          "Piso: nivelar ou refazer o concreto é o item mais caro",
        ],
      },
      {
        about: "choose",
        headings: ["Vale pagar pelo trilho galvanizado?", "Trilho galvanizado ou simples"],
        slots: [
          [
            "Vale em portão que toma chuva ou fica em calçada que se lava, porque o zinco protege o aço da ferrugem por muito mais tempo. Em garagem coberta e seca, o perfil simples, pintado, atende bem.",
            "O galvanizado compensa ao ar livre, onde a água fica parada junto ao trilho. Em lugar coberto, o simples com boa pintura dura quase o mesmo e custa menos.",
          ],
          [
            "Onde se corta ou solda o trilho, o zinco se perde; peça retoque com tinta própria nesses pontos, senão a ferrugem começa por ali.",
            "Corte e solda queimam a camada de zinco, e por isso as emendas precisam de tinta de galvanização a frio.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o trilho é trocado", "O serviço, com a folha escorada"],
        slots: [
          [
            "A folha é escorada dos dois lados antes de qualquer corte, porque solta ela tomba. O trilho novo é nivelado e fixado, e a emenda é lixada até a roda passar sem salto.",
            "Com a folha presa em escoras, o técnico retira o perfil ruim, nivela o novo e o fixa no piso. As emendas são lixadas para a roda não bater nelas.",
          ],
          [
            "No fim, a cremalheira, a régua dentada do portão, volta a {rack.clearance} da engrenagem do motor, e as paradas são reguladas. Concreto novo precisa de alguns dias para curar antes do uso.",
            "Como a altura da folha muda, o técnico refaz a folga de {rack.clearance} entre a cremalheira e a engrenagem do motor e regula as paradas. Se houve concreto, espere a cura de alguns dias.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Preciso trocar o trilho inteiro?",
        answers: [
          "Só se a ferrugem tomou tudo ou o perfil é fino para a folha. Um trecho amassado se corta e se emenda com um pedaço novo do mesmo perfil.",
          "Nem sempre: o pedaço ruim pode ser substituído com emenda lisa. Trilho que volta a amassar no mesmo portão é fino demais e deve ser trocado todo.",
        ],
      },
      {
        question: "Qual trilho usar em portão pesado?",
        answers: [
          "Perfil reforçado, com o mesmo formato do canal da roldana, sobre base firme de concreto. O peso da folha define a espessura.",
          "O que combina com a roldana e aguenta o peso da folha, preso em concreto bom. Perfil fino amassa em pouco tempo.",
        ],
      },
      {
        question: "As roldanas são trocadas junto?",
        answers: [
          "Quando estão gastas, sim, e sempre as duas, porque roda gasta estraga o trilho novo.",
          "Se o canal delas está gasto, trocam-se as duas na mesma visita. Roda boa continua.",
        ],
      },
      {
        question: "Posso colocar o trilho sozinho?",
        answers: [
          "Não convém, porque a folha precisa sair do lugar, e o portão de correr solto tomba. É serviço feito com escora.",
          "A parte perigosa é a folha sem apoio, que pesa muito e cai de lado. Deixe a troca com o técnico.",
        ],
      },
    ],
    photo: "fotos do trilho de ponta a ponta e das roldanas, com a largura do portão",
  },
  {
    id: "trilho-embutido-ou-sobreposto",
    broader: "trilho",
    label: "Trilho embutido ou sobreposto",
    phrase: "a escolha entre trilho embutido e sobreposto",
    asks: [
      "trilho embutido chão",
      "trilho embutido piso",
      "trilho chumbado chão",
      "trilho embutido aparente",
      "trilho embutido ou aparente",
      "trilho aparente",
      "vantagens trilho embutido",
      "trilho embutido sobreposto",
      "trilho embutido ou sobreposto",
      "trilho sobrepor",
      "trilho sobreposto",
      "trilho embutido ou externo",
      "trilho embutir sobrepor",
      "trilho enterrado",
      "trilho no piso melhor",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Trilho embutido ou aparente: escolha o embutido em obra nova ou onde o degrau atrapalha pedestre e carro baixo, e o aparente, preso por cima do piso pronto, para gastar menos e trocar por trecho. O embutido junta água e areia, e por isso pede dreno.",
        "O trilho de portão embutido no piso fica rente ao chão e é a escolha em obra nova ou onde passa pedestre, carro baixo ou cadeira de rodas. Em piso pronto, o sobreposto, preso por cima, pede menos obra e é mais fácil de limpar e trocar.",
        "Para fazer o trilho embutido no chão, corta-se um canal reto no concreto, com o dobro da largura do vão, põe-se um dreno e chumba-se o perfil no nível, com o topo rente ao piso. O concreto cura alguns dias antes de receber o portão. Com o piso pronto, o trilho sobreposto dispensa essa obra.",
        "Embutido ou sobreposto? O trilho embutido no piso não faz degrau, mas exige abrir o concreto e junta água e areia, e por isso pede dreno. O sobreposto é fixado sobre o piso pronto, sai mais barato e se troca por trecho.",
        "Escolha o trilho embutido no piso se o degrau atrapalha a passagem ou se a obra ainda vai ser feita; com o chão acabado, o sobreposto evita quebrar e custa menos. O embutido precisa de dreno e de limpeza mais frequente.",
        "O trilho de portão embutido no chão fica rente ao piso, sem degrau para o carro e a cadeira de rodas, mas junta água e terra e pede ralo ou dreno. Ele é chumbado no concreto, e por isso a troca quebra piso. Em entrada que molha muito, o sobreposto, de cantoneira, dá menos trabalho.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando usar cada trilho", "Embutido e sobreposto, caso a caso"],
        slots: [
          [
            "A decisão sai de três coisas: o piso estar pronto ou não, quem passa por cima e para onde a água corre. A lista resume.",
            "Veja se o piso já está pronto, quem atravessa o trilho e por onde escoa a chuva. Disso sai a escolha, resumida na lista.",
            "Três coisas decidem a escolha: o piso, quem passa por cima e a água da chuva. Procure o seu caso na lista.",
          ],
        ],
        bullets: [
          "Obra nova ou piso a refazer: embutido",
          "Piso pronto e em bom estado: sobreposto",
          "Passagem a pé, carro baixo ou cadeira de rodas: embutido",
          "Lugar que recebe terra ou alaga: sobreposto, ou embutido com dreno",
        ],
      },
      {
        about: "visit",
        headings: ["Como cada trilho é instalado", "Base, nível e fixação"],
        slots: [
          [
            "No embutido, abre-se um canal no concreto, e o perfil é chumbado no nível, com o topo rente ao chão. O fundo leva dreno ou caimento, para a água sair. O sobreposto é preso no piso pronto, com chumbadores a cada 30 a 50 cm ou soldado em chapa fixa.",
            "Para embutir, corta-se o piso, nivela-se o perfil e chumba-se tudo, deixando saída para a água. Já o sobreposto vai por cima, preso por chumbadores em pouca distância um do outro ou soldado numa chapa.",
            "O perfil embutido entra num corte do concreto, nivelado ao chão, com escoamento previsto. O de sobrepor assenta no piso pronto e se fixa por chumbadores seguidos ou por solda em chapa.",
          ],
          [
            "Nos dois, a emenda fica sem degrau e há batente nas pontas, para a folha não sair. Mudando a altura do trilho, a cremalheira, a barra dentada da folha, é reposta a {rack.clearance} da engrenagem.",
            "Emenda lisa e batentes firmes valem para ambos. Se o trilho sobe ou desce, a folha vai junto, e a cremalheira, sua barra dentada, volta a ficar {rack.clearance} acima da engrenagem.",
            "Qualquer que seja o trilho, as pontas levam batente e as emendas não podem ter ressalto. Altura nova obriga a acertar a cremalheira, a barra com dentes, em {rack.clearance} de folga do motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço do trilho", "Qual dos dois sai mais barato"],
        slots: [
          [
            "O sobreposto em piso firme é o mais barato: perfil por metro e fixação. O embutido soma corte do concreto, chumbamento, dreno e os dias de cura do cimento antes de usar o portão.",
            "Sai mais em conta o sobreposto, que cobra os metros do perfil e a fixação. No embutido entram ainda o corte do piso, o concreto, o dreno e a espera da cura.",
            "Perfil por metro e fixação fazem o preço do sobreposto, o menor dos dois. Embutir acrescenta obra no piso, drenagem e alguns dias até o concreto firmar.",
          ],
          [
            "O comprimento é o da passagem mais o recuo da folha, em geral o dobro do vão. Roldanas gastas convém trocar junto; trilho e serviço são orçados juntos por foto e medida.",
            "Conte com cerca do dobro do vão, pois a folha precisa de trilho também onde recolhe. Troca-se a roldana ruim na mesma vez, e o valor sai por foto, com as medidas.",
            "O trilho ocupa o vão e o espaço em que a folha recolhe, perto do dobro da largura. Com medidas e foto se orça peça e mão de obra, incluindo roldanas se estiverem gastas.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Limpeza do trilho", "O que você pode fazer no trilho"],
        slots: [
          [
            "Desligue o disjuntor, varra o trilho e retire pedra e areia; no embutido, limpe também o dreno. Não passe graxa, que junta areia e gasta a roldana, e, com a folha inclinada ou fora do perfil, fique longe e chame.",
            "A limpeza é de vassoura e pano, com o disjuntor desligado, e no embutido inclui o dreno. Graxa ali vira lixa com a areia. Se a folha estiver torta ou com roda fora, não a empurre.",
            "Com a energia do motor cortada, tire areia e pedra com vassoura e desentupa o dreno do embutido. Deixe o perfil sem graxa, que segura sujeira, e não mexa em folha inclinada ou fora do trilho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Carro passa por cima do trilho sobreposto?",
        answers: [
          "Passa, se o perfil e a fixação forem para isso. O degrau é pequeno, mas se sente, e perfil fino amassa com o tempo.",
          "Sim, com perfil reforçado e chumbadores próximos. O de chapa fina cede com o peso e entorta.",
        ],
      },
      {
        question: "Posso embutir o trilho que já tenho no piso?",
        answers: [
          "Às vezes, abrindo o concreto e baixando o perfil. A folha desce junto, e a altura da cremalheira e do motor precisa ser refeita; trilho gasto convém trocar.",
          "É possível com obra, desde que o perfil esteja bom. Como a folha baixa, motor e cremalheira são ajustados à nova altura.",
        ],
      },
      {
        question: "O trilho embutido junta água. Como resolver?",
        answers: [
          "Com dreno ligado ao ralo ou canaleta ao lado, e caimento no piso. Sem saída, a água enferruja o perfil e a roldana.",
          "O caminho é dar saída: furo de dreno, canaleta ou caimento. Água parada come o perfil e os rolamentos das roldanas.",
        ],
      },
      {
        question: "Qual dá menos manutenção, embutido ou sobreposto?",
        answers: [
          "O sobreposto, porque se varre em minutos e se troca por trecho. O embutido precisa de limpeza do canal e do dreno, mais ainda na época de chuva.",
          "Em geral o sobreposto: a sujeira não fica presa e o trecho ruim sai sem quebrar. No embutido, o canal pede limpeza frequente.",
        ],
      },
    ],
    photo: "fotos do piso, da passagem e das roldanas, com a largura do portão",
  },
  {
    id: "trilho-com-agua",
    broader: "trilho",
    label: "Trilho com água",
    phrase: "o trilho que enche de água",
    asks: [
      "canaleta trilho",
      "canaleta água trilho",
      "canaleta no trilho",
      "calha água trilho portão",
      "trilho água",
      "trilho cheio água",
      "trilho alagado",
      "trilho alaga",
      "trilho enche água",
      "trilho empoçado",
      "trilho dreno",
      "trilho chuva",
      "trilho areia enxurrada",
    ],
    intent: "repair",
    answers: {
      any: [
        "Para o trilho com água ou alagado escoar, desligue o disjuntor, tire a água e a areia com vassoura e pano e desentupa o dreno. Se toda chuva o trilho vira uma poça, falta furo, canaleta ou caimento: água parada enferruja a roldana e solta o trilho do piso.",
        "A canaleta de água no trilho do portão é uma calha no piso, ao lado ou antes do trilho, com grelha e saída para o ralo ou para a rua. Ela desvia a enxurrada, e o trilho fica seco. É obra de pedreiro, feita com o portão parado; depois acertamos o trilho, as roldanas e a cremalheira, com valor por foto.",
        "Se o trilho do portão enche de água ou de areia quando chove, desligue o disjuntor, varra, seque e limpe o dreno antes de usar. Quando o trilho vira poça toda chuva, um furo no ponto mais baixo faz escoar e poupa rolamento e base.",
        "Água empoçada no trilho da garagem não impede o uso na hora, mas estraga rolamento e afrouxa a fixação. Desligue o disjuntor, limpe e seque o trilho alagado e abra o dreno; se a poça volta toda chuva, ela precisa escoar por furo, canaleta ou trilho sobreposto.",
        "Trilho cheio de terra depois da chuva se limpa com o disjuntor desligado: varra, solte o barro com uma espátula e seque com pano, sem jato de água perto do motor. A terra vira lixa na roldana e faz o portão forçar ou voltar. Se ela entra a cada chuva, falta canaleta ou caimento no piso.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Limpeza do trilho, passo a passo", "O que fazer com o trilho cheio de água"],
        slots: [
          [
            "Faça com o motor sem energia e a folha parada, sem pôr a mão sob a roda. Vassoura, pá pequena e pano bastam.",
            "Com o disjuntor desligado, ninguém aciona a folha enquanto você limpa. Use vassoura, pá e pano, longe das rodas.",
            "Corte a energia e avise a casa antes de começar. O material é simples, uma vassoura, uma pá e um pano, e os dedos ficam longe da roldana.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do motor.",
          "Tire areia, pedra e folhas com vassoura e pá.",
          "Seque o canal com pano e desentupa o dreno, se houver.",
          "Olhe se há ferrugem, trilho solto do piso ou roda que arrasta.",
          "Religue, acione uma vez, de longe, e escute.",
        ],
      },
      {
        about: "visit",
        headings: ["Como escoar a água que volta", "Dreno, canaleta e caimento"],
        slots: [
          [
            "Um furo de dreno no ponto mais baixo, ligado ao ralo ou à rua, resolve a maioria dos casos. Onde o piso cai para dentro, uma canaleta antes do trilho desvia a enxurrada.",
            "A solução mais simples é o dreno no lugar em que a poça se forma. Se a água vem da rampa, uma canaleta à frente do trilho a recolhe antes.",
            "Abre-se saída onde a água para, por furo até o ralo. Contra enxurrada de rampa, a canaleta fica antes do trilho e leva areia e água para fora.",
          ],
          [
            "Trilho embutido que alaga sempre pode virar sobreposto, alguns centímetros acima do piso. Nesse ponto a roldana de rolamento blindado dura mais.",
            "Quando o embutido não escoa, instala-se o sobreposto, que tira as rodas da água. Rolamento blindado, vedado de fábrica, completa o serviço.",
            "Erguer o trilho poucos centímetros mantém as rodas no seco. Junto, troca-se a roldana comum pela de rolamento vedado.",
          ],
        ],
      },
      {
        about: "signs",
        headings: ["O que a água já estragou", "Sinais de dano no trilho molhado"],
        slots: [
          [
            "Depois de seco, o trilho bom deixa a folha correr lisa. Estes sinais mostram que a água já chegou às peças.",
            "Com o canal limpo, observe a folha andar uma vez. Se um destes sinais aparece, há peça comprometida.",
            "Limpo e seco, o portão deveria andar leve. Quando não anda, compare com a lista.",
          ],
        ],
        bullets: [
          "Rangido ou roda travada: rolamento enferrujado, troca do par.",
          "Trilho que mexe com o pé: chumbador solto pela água.",
          "Tranco sempre no mesmo ponto: amassado ou emenda levantada.",
          "Água na base do motor: disjuntor desligado até a medição.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar graxa no trilho para proteger da água?",
        answers: [
          "Não. A graxa segura areia e vira lixa para as rodas. O trilho fica limpo e seco, e só a cremalheira recebe lubrificante próprio.",
          "Melhor não: areia gruda na graxa e gasta a roldana. Lubrifica-se a cremalheira, nunca a pista da roda.",
        ],
      },
      {
        question: "A água pode chegar ao motor?",
        answers: [
          "Pode, se a base for rente ao piso. Ela deve ficar alguns centímetros acima, com a tampa vedada; se já molhou, deixe o disjuntor desligado.",
          "Sim, em base baixa. Molhou, não ligue: com a energia cortada, a placa costuma se salvar com limpeza.",
        ],
      },
      {
        question: "De quanto em quanto tempo limpar o trilho?",
        answers: [
          "Uma vez por semana em rua de terra, uma vez por mês em piso limpo e sempre depois de chuva forte.",
          "Em piso limpo, todo mês; com terra ou areia por perto, toda semana, além da limpeza após enxurrada.",
        ],
      },
      {
        question: "Quanto custa resolver trilho com água?",
        answers: [
          "Limpeza e ajuste em casa partem de {price.preventive}, sem peças. Dreno, troca de trecho e trilho novo sobem nessa ordem e dependem do piso.",
          "A visita de limpeza e regulagem em residência começa em {price.preventive}, fora peças. Abrir dreno custa menos que trocar o trilho.",
        ],
      },
    ],
    photo: "fotos do trilho de ponta a ponta, do ponto em que a água para e da base do motor",
  },
  {
    id: "trilho-em-v-ou-u",
    broader: "trilho",
    label: "Trilho em V ou em U",
    phrase: "o trilho em V ou em U",
    asks: [
      "trilho v u",
      "trilho v ou u",
      "trilho em v",
      "trilho em u",
      "trilho redondo",
      "trilho redondo ou quadrado",
      "trilho quadrado",
      "trilho cantoneira",
      "tipo trilho",
      "qual trilho",
      "qual melhor trilho",
      "trilho triangular",
      "tipos trilho",
      "trilho v",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre trilho redondo e quadrado, prefira o redondo no portão de correr: a roldana em U gira macia nele, e as peças se acham em qualquer loja. O quadrado pede roldana de canal reto, da mesma largura, e prende mais areia nos cantos.",
        "Trilho em V ou em U: para portão de correr com motor, o trilho V, de cantoneira, é a escolha segura, porque centra a roda, aguenta folha pesada e joga a sujeira para os lados. O redondo, com roldana de canal U, é mais silencioso em folha leve; um não aceita a roda do outro.",
        "A diferença entre trilho V e trilho U está na roldana e na sujeira: o de cantoneira usa canal em V e se limpa sozinho; o redondo usa canal em U e faz menos barulho. Se vai trocar o trilho, mude de perfil só trocando também as rodas.",
        "Trilho redondo ou cantoneira: a cantoneira, em V, é melhor em folha pesada e rua com terra, porque centra a roda e joga a sujeira para os lados. O redondo, com roldana de canal U, é melhor em folha leve e piso limpo, porque faz menos barulho. Um não aceita a roldana do outro.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["V, redondo e calha lado a lado", "O que muda de um trilho para outro"],
        slots: [
          [
            "O peso da folha, a sujeira da rua e o barulho decidem entre os três. Compare com o seu portão.",
            "O lugar decide tanto quanto a folha. Veja ponto por ponto.",
            "Cada perfil tem o seu terreno. Confira qual combina com o seu.",
          ],
        ],
        bullets: [
          "V, de cantoneira: centra a folha e aguenta peso; exige emenda sem degrau, para não marcar a roda",
          "Redondo, para roda em U: anda leve e faz pouco barulho; marca ou afunda com folha muito pesada",
          "Calha em U rente ao piso: boa para pedestre, mas junta água e precisa de ralo",
          "Nos três: roldana com o canal igual ao trilho",
        ],
      },
      {
        about: "check",
        headings: ["Como saber qual é o seu", "Identifique antes de comprar"],
        slots: [
          [
            "O canal da roda é o desenho contrário do trilho. Olhe com o portão aberto e o disjuntor desligado.",
            "Basta ver trilho e roda de perto, sem energia. Não se tira a folha para isso.",
            "Desligue o disjuntor e olhe de perto, sem soltar a folha. A roda conta mais que o piso.",
          ],
        ],
        steps: [
          "Veja a ponta do trilho: quina para cima é V; meia-cana é redondo.",
          "Olhe o canal da roda: em V ou em meia-lua.",
          "Meça a altura e a largura do trilho com a régua.",
          "Repare se a roda está gasta de um lado: é trilho torto ou canal errado.",
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa na troca do trilho", "Trilho, roldana e base: a conta"],
        slots: [
          [
            "O trilho se paga por metro, e as roldanas por par. Manter o perfil é mais barato; mudar de V para redondo soma rodas novas, e base de concreto refeita é o maior custo, com uns 7 dias de cura.",
            "Conte metros de trilho e um par de rodas. Trocar de perfil obriga a trocar rodas, e refazer a base encarece e pede cerca de 7 dias.",
            "O mais em conta é repor o mesmo perfil. Sobe com rodas novas e, mais ainda, com concreto, que cura em torno de 7 dias.",
          ],
          [
            "Depois, a cremalheira é realinhada, a {rack.clearance} da engrenagem, porque a altura da folha muda.",
            "No fim, a engrenagem volta a {rack.clearance} da cremalheira, já que a folha sobe ou desce.",
            "Como a altura varia, o motor é regulado de novo, com {rack.clearance} na cremalheira.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso trocar só o trilho e manter a roldana?",
        answers: [
          "Só se o novo tiver o mesmo perfil e a roda estiver boa. Mudou o perfil, mudam as rodas.",
          "Pode, no mesmo desenho. De V para redondo, não.",
        ],
      },
      {
        question: "Qual trilho faz menos barulho?",
        answers: [
          "O redondo com roda de rolamento. No V, o barulho some quando não há degrau na emenda.",
          "Em geral, o redondo. Trilho bem fixado faz mais diferença que o desenho.",
        ],
      },
      {
        question: "Pode engraxar o trilho?",
        answers: [
          "Não: graxa junta areia e vira lixa. Trilho se varre e fica seco, em V ou em U.",
          "Nenhum dos dois leva graxa. Lubrifica-se só o eixo da roda aberta, com pouco óleo fino.",
        ],
      },
      {
        question: "Quanto dura um trilho?",
        answers: [
          "Muitos anos, se não amassa nem enferruja na base. Carro pesado passando e emenda ruim são o que estraga.",
          "Bem chumbado e limpo, dura mais que as rodas. A revisão {visits.home} vê degrau e folga.",
        ],
      },
    ],
    photo: "uma foto de perto do trilho e outra da roldana, com régua ao lado",
  },
  {
    id: "trilho-para-portao-pesado",
    broader: "trilho",
    label: "Trilho para portão pesado",
    phrase: "o trilho do portão pesado",
    asks: [
      "trilho usar portão pesado",
      "trilho reforçado pesado",
      "qual trilho portão pesado",
      "trilho portão pesado",
      "trilho portão correr pesado",
      ...combine(["trilho", "trilho portão", "qual trilho"], ["500 kg", "600 kg", "800 kg", "1000 kg", "1500 kg"]),
      "qual trilho portão industrial",
      "trilho reforçado portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "O trilho para portão pesado ou industrial, de 500 a 1.500 kg, é de perfil maciço ou de aço grosso, em V ou meia-lua, chumbado numa viga de concreto com ferragem. O que decide é a roldana: o canal dela tem de casar com o perfil, e cada roda deve aguentar a sua parte do peso com folga.",
        "Para portão de 800 kg, use trilho de aço grosso, em V ou redondo, fixado em viga de concreto nivelada, com duas roldanas para pelo menos 550 kg cada. Cantoneira fina sobre contrapiso amassa e afunda. A fixação é de serralheiro, e o motor é orçado por nós, grátis, por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Trilho, roldana e piso: o que combina", "Como escolher o conjunto"],
        slots: [
          [
            "O trilho não trabalha sozinho: piso, perfil e roda precisam aguentar o mesmo portão. Comece pelo peso da folha, e depois veja o canal da roldana.",
            "Trilho, roldana e piso precisam aguentar o mesmo peso, porque o mais fraco cede primeiro. Ache o peso da folha e escolha os três para ele.",
          ],
        ],
        bullets: [
          "Perfil: em V, para roda de canal em V; redondo ou meia-lua, para canal em U",
          "Roldanas: peso da folha dividido por duas, mais um terço de folga em cada",
          "Piso: viga de concreto com ferragem, sob toda a corrida da folha",
          "Fixação: chumbadores a cada 30 a 50 cm, com emendas soldadas e lisas",
          "Água: canaleta ao lado, para a chuva não parar sobre o trilho",
        ],
      },
      {
        about: "check",
        headings: ["Sinais de trilho fraco para o peso", "Quando o trilho não aguenta"],
        slots: [
          [
            "Olhe o trilho com o disjuntor desligado. Perfil amassado nas bordas, emenda com degrau e trecho que se mexe ao passar a folha mostram que ele é leve para o portão. Folha inclinada ou fora do trilho não se empurra, porque pode tombar.",
            "Trilho achatado, parafuso solto e folha que balança mostram que o trilho não aguenta. Se o portão pesado inclinou, desligue o disjuntor, afaste todos e chame o técnico, porque a folha pode cair.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que segura a folha em pé", "Guia e batentes do portão pesado"],
        slots: [
          [
            "O trilho só guia a roda. Quem impede o portão de tombar são a guia de cima e os batentes de aço nas duas pontas. Confira os três antes de pensar em motor.",
            "Mesmo o melhor trilho não segura a folha em pé. Isso é trabalho da guia superior e dos batentes, um em cada ponta, que precisam estar firmes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Trilho em V ou redondo para portão pesado?",
        answers: [
          "Os dois servem, desde que a roda tenha o canal certo. O redondo e o em V maciço sofrem menos com batida de pneu que a cantoneira dobrada.",
          "Depende da roldana que o portão usa. Perfil maciço, em qualquer dos formatos, dura mais sob carro.",
        ],
      },
      {
        question: "Que motor usar num portão de 800 kg?",
        answers: [
          "Um de pelo menos 1.200 kg na ficha, com ciclos por hora acima do seu movimento. Folha que arrasta se corrige antes.",
          "Capacidade de 1.200 kg ou mais. O trilho e as roldanas são acertados primeiro, porque o motor não vence atrito.",
        ],
      },
      {
        question: "Vocês trocam o trilho?",
        answers: [
          "Trocamos trecho e roldanas junto com o serviço do motor. Viga de concreto é feita por pedreiro.",
          "Sim, trecho gasto e roldanas. A obra de concreto fica com pedreiro, combinada antes.",
        ],
      },
    ],
    photo: "fotos do trilho, das roldanas e do portão inteiro, com o comprimento e o material da folha",
  },
  {
    id: "limpar-trilho",
    broader: "trilho",
    label: "Limpar o trilho do portão",
    phrase: "a limpeza do trilho",
    asks: [
      "trilho entope folha",
      "trilho embutido entope",
      "trilho entope",
      "trilho folha árvore",
      "trilho embutido folha árvore",
      "folhas secas trilho",
      "folhas trilho",
      "trilho cheio areia",
      "trilho areia",
      "trilho terra",
      "pedra trilho travou",
      "pedrinha trilho",
      "trilho entupido",
      "limpar trilho",
      "limpeza trilho",
      "limpeza trilho portão",
      "limpeza trilho portão correr",
      "como limpar trilho",
      "trilho sujo",
      "sujeira trilho",
      "varrer trilho",
      "lavar trilho",
      "areia trilho",
      "terra trilho",
      "pedra trilho",
      "trilho sujeira",
      "folha seca trava",
      "folha seca trilho",
      "folha seca portão",
      "correr trilho sujo",
    ],
    intent: "how-to",
    answers: {
      "how-to": [
        "O trilho do portão se limpa com o disjuntor desligado: varra a terra seca, solte o barro com espátula, desentupa o ralo e termine com um pano seco. Não passe graxa nem óleo, que seguram areia. Faça isso uma vez por mês, ou por semana se há terra e folhas por perto.",
      ],
      any: [
        "Para limpar o trilho do portão de correr, desligue o disjuntor, varra a terra e as folhas secas, tire pedra e cimento com espátula e passe um pano seco. Não use graxa nem óleo, porque eles seguram areia e gastam a roda. Se a folha ainda pula ou prende com o trilho limpo, o defeito é do trilho ou da roldana.",
        "Uma pedra no trilho do portão se tira com o disjuntor desligado e uma espátula, sem pôr a mão perto da roda. Depois varra o resto e passe um pano seco, sem graxa. Se o portão continua travando com o trilho limpo, há roldana ou trilho com defeito, e o ajuste em casa começa em {price.preventive}, sem peças.",
        "O portão de correr com o trilho sujo trava ou anda pesado, e a limpeza é simples: com o disjuntor desligado, varra a terra, solte pedra e barro com espátula e enxugue com pano, sem óleo nem graxa. Se a folha segue presa ou pulando, procure um amassado no trilho ou uma roda gasta.",
        "Trilho entupido de terra se limpa com o disjuntor desligado: solte a terra seca com espátula, varra, desentupa o ralo e passe um pano. Não jogue água com pressão nem use graxa, que empurram e seguram areia na roda. Se o portão ainda fica pesado, a roldana já pode estar gasta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Passo a passo da limpeza", "Como limpar sem desmontar nada"],
        slots: [
          [
            "Avise quem mora na casa para ninguém acionar e não ponha a mão entre a roda e o trilho. Folha torta ou fora do trilho não se toca: nesse caso, chame o técnico.",
            "Antes de começar, avise quem tem controle, e mantenha os dedos longe das rodas. Se a folha saiu do trilho ou entortou, pare por aí.",
            "Ninguém deve acionar o portão enquanto você limpa, e a mão não entra debaixo da folha. Portão torto ou descarrilado fica para o técnico.",
          ],
        ],
        steps: [
          "Feche o portão e desligue o disjuntor.",
          "Varra o trilho dos dois lados da folha.",
          "Tire pedra e cimento com espátula e desentupa o ralo.",
          "Religue, abra o portão, desligue de novo e limpe a parte que ficava atrás da folha.",
          "Seque, religue e observe um ciclo de longe.",
        ],
      },
      {
        about: "signs",
        headings: ["O que olhar enquanto limpa", "Quando não é só sujeira no trilho"],
        slots: [
          [
            "O trilho limpo mostra defeitos que a terra escondia. Fotografe o que achar.",
            "Aproveite para ver o estado do trilho, agora sem terra por cima. Fotografe o que parecer gasto.",
            "Com o metal à vista, fica fácil notar o que está gasto. O que estiver solto ou amassado é com o técnico.",
          ],
        ],
        bullets: [
          "Amassado ou emenda com degrau: a roda pula ali",
          "Trilho que balança ao pisar: fixação solta no piso",
          "Marca brilhante de um lado só: folha desalinhada",
          "Pó de metal embaixo da roda: roldana se gastando",
          "Água parada no dia seguinte: ralo entupido ou piso que cedeu",
        ],
      },
      {
        about: "care",
        headings: ["De quanto em quanto tempo limpar", "Como o trilho fica limpo por mais tempo"],
        slots: [
          [
            "Varrer uma vez por semana e escovar uma vez por mês basta na maioria das casas. O trilho embutido embaixo de árvore pede mais, porque a folha úmida entope o canal e levanta a roda.",
            "Varra toda semana e passe escova dura uma vez por mês. Sob árvores, o trilho embutido precisa de mais atenção, já que folha molhada tampa o ralo e faz a roda saltar.",
            "Varrer toda semana evita quase tudo, com uma escovada forte uma vez por mês. O canal embutido perto de árvore entope antes e pede limpeza mais frequente.",
          ],
          [
            "Se precisar de água, use pouca, longe do motor e das rodas, e seque depois. O que leva lubrificante é a cremalheira de aço, a barra dentada, a cada {rack.months}; o trilho trabalha seco.",
            "Um pano úmido tira o que a vassoura deixou, sem molhar o motor. Quem leva lubrificante é a cremalheira, a barra dentada, a cada {rack.months}, e não o trilho.",
            "Para a sujeira grudada, use um pano úmido e seque em seguida. O trilho fica seco; a cremalheira, a barra dentada do motor, é lubrificada a cada {rack.months}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso limpar o trilho com lavadora de pressão?",
        answers: [
          "Melhor não. O jato empurra areia para dentro da roldana, e a água entra no rolamento e na caixa do motor.",
          "Não perto do motor nem das rodas, porque a água entra no rolamento e na caixa. Vassoura, espátula e pano bastam.",
        ],
      },
      {
        question: "Meu trilho range depois de limpo. Passo alguma coisa?",
        answers: [
          "Não. Qualquer produto no trilho segura areia e gasta a roda. O rangido vem da roldana seca ou gasta, que o técnico lubrifica ou troca.",
          "No trilho não se passa nada. Se ele range, a causa é a roldana, e graxa não corrige.",
        ],
      },
      {
        question: "O portão saiu do trilho na limpeza. O que faço?",
        answers: [
          "Não force nem tente levantar a folha, que pode tombar. Desligue o disjuntor, afaste todos e chame o técnico.",
          "Deixe como está, com o disjuntor desligado e ninguém por perto. Recolocar exige escorar a folha dos dois lados.",
        ],
      },
      {
        question: "Quanto custa consertar o trilho?",
        answers: [
          "Acertar a fixação ou a emenda custa menos que trocar um trecho, e a roldana é peça à parte. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
          "Depende do trecho: reaperto é o mais barato; corte e troca do perfil, o mais caro. Fotos do trilho inteiro permitem orçar de graça.",
        ],
      },
    ],
    photo: "fotos do trilho inteiro e dos pontos em que junta sujeira ou a folha prende",
  },
  {
    id: "correr-balancando",
    broader: "trilho",
    label: "Portão de correr balançando",
    phrase: "o portão de correr que balança",
    asks: [
      "correr balança abrir",
      "deslizante balança abrir",
      "portão deslizante frouxo em cima",
      "deslizante balança quando anda",
      "correr balançando",
      "deslizante balançando",
      "portão balança",
      "correr balança",
      "roletes guia",
      "rolete guia",
      "guia gasta",
      "guia solta",
      "portão bambo",
      "correr bambo",
      "tirar folga correr",
      "correr folga",
      "folga portão correr",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão de correr que balança costuma estar com a guia superior gasta ou solta: são os roletes do alto que mantêm a folha em pé. Pare de usar, desligue o disjuntor e deixe todos longe dos dois lados, porque ela pode tombar; o técnico escora a folha, tira a folga e troca os roletes.",
        "Portão deslizante que balança muito tem, quase sempre, folga na guia de cima, os roletes que seguram a folha em pé; depois vêm roldana gasta e trilho solto. Desligue o disjuntor e não passe ao lado: sem a guia a folha tomba. A folga se tira na visita, com ela escorada e roletes novos.",
        "Para tirar a folga do portão de correr, o técnico escora a folha e troca ou reaperta os roletes da guia superior, que a mantêm em pé. Até lá, com a folha balançando, não use o portão, desligue o disjuntor e mantenha distância dos dois lados, pois ela pode cair.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["De onde vem o balanço: guia, roldana ou trilho", "Sinais para observar de longe"],
        slots: [
          [
            "Balanço em cima aponta a guia; embaixo, roldana gasta ou trilho solto. Do lado de fora se vê o vão entre o rolete e a folha, e a guia frouxa bate como metal a cada passagem.",
            "Se a folha joga no alto, a guia é a suspeita; se joga rente ao chão, são as rodas ou o trilho. Um espaço visível junto ao rolete e batida metálica no percurso confirmam a guia.",
            "Repare em que altura ela joga: no alto é guia, na base é roldana ou trilho. Batida de metal ao andar e luz entre rolete e folha são marcas de guia gasta.",
          ],
          [
            "Estalos no motor aparecem junto, porque a cremalheira, a régua de dentes, se afasta e volta na engrenagem. Se continuar andando assim, os dentes se gastam.",
            "O motor costuma estalar no mesmo trecho: a folha inclina e a cremalheira, a barra dentada, perde o encontro com a engrenagem. Usar desse jeito come os dentes.",
            "Como a folha inclina, a barra dentada (a cremalheira) foge da engrenagem e o motor pula dentes. Cada passagem assim gasta um pouco mais o conjunto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico tira a folga do portão", "Escora, guia nova e alinhamento"],
        slots: [
          [
            "A folha é escorada antes de soltar qualquer rolete, e o trabalho se faz a dois. Roletes e suporte novos são ajustados com pouca folga dos dois lados e presos em coluna firme, não no reboco.",
            "Uma pessoa escora, a outra troca: sem apoio não se mexe na guia. O suporte vai em alvenaria ou coluna que aguente, e os roletes ficam quase encostados na folha, de cada lado.",
            "Com dois técnicos e a folha apoiada, saem os roletes gastos e entram os novos, regulados rente à folha. A fixação muda do reboco para a coluna, quando for o caso.",
          ],
          [
            "No fim se conferem o prumo, as roldanas, o trilho e a folga da cremalheira, de {rack.clearance}. Só então o motor volta a trabalhar.",
            "Antes de religar, o técnico verifica prumo, rodas e trilho e devolve à cremalheira a folga de {rack.clearance}.",
            "Prumo, rodas e trilho passam por conferência, e a cremalheira volta à folga de {rack.clearance}. Depois disso o portão é religado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda no custo do conserto", "Do ajuste à guia nova: o que pesa no valor"],
        slots: [
          [
            "Reapertar e alinhar a guia é o conserto menor, e trocar os roletes vem em seguida. Suporte refeito com solda, roldanas novas ou um trecho de trilho custam mais, e peça e serviço se orçam juntos, por foto.",
            "Quando basta ajuste, paga-se só a visita; roletes acrescentam pouco. O que pesa é a solda do suporte, um par de roldanas ou um pedaço de trilho, e o valor completo vem por foto.",
            "A conta mais leve é a do aperto com alinhamento, e roletes novos encarecem pouco. Já rodas, trilho ou suporte refeito fazem o custo subir, e as fotos bastam para dizer quanto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso apertar o parafuso da guia do portão?",
        answers: [
          "Não com a folha em pé e sem escora: se a guia abre, ela tomba. O aperto parece simples, mas mexe na única coisa que segura a folha.",
          "Melhor não. Um parafuso a mais solto e a folha, sem apoio, cai para o lado; esse aperto se faz com ela escorada, por duas pessoas.",
        ],
      },
      {
        question: "De quantos roletes o portão precisa?",
        answers: [
          "Em geral são dois pares, com um rolete de cada lado da folha, e o número sobe com a altura e o peso. Folha alta ou fechada, que recebe vento, pede guia reforçada.",
          "O comum são dois pares. Portão alto, pesado ou de chapa fechada, que o vento empurra, leva mais roletes ou suporte reforçado.",
        ],
      },
      {
        question: "Posso soltar o motor e usar o portão à mão enquanto balança?",
        answers: [
          "Não. O perigo está na folha mal segura, e não no motor: empurrada à mão ela pode tombar sobre quem empurra. Deixe parada até o técnico escorar.",
          "Não convém, porque sem guia a folha pode cair sobre quem a move. Portão de correr só se move à mão quando está reto e firme no trilho.",
        ],
      },
      {
        question: "O balanço pode voltar depois do conserto?",
        answers: [
          "Volta se a causa ficar: coluna fraca, trilho torto ou roldana gasta. Uma revisão {visits.home} em casa pega a folga dos roletes antes de a folha começar a jogar.",
          "Pode, quando só se troca o rolete e o trilho continua torto ou a coluna, fraca. Com revisão {visits.home} em residência, a folga é corrigida ainda pequena.",
        ],
      },
    ],
    photo: "fotos de longe da guia, da folha inteira e do trilho",
  },
  {
    id: "trilho-enferrujado",
    broader: "trilho",
    label: "Trilho enferrujado: lixar ou trocar",
    phrase: "o trilho enferrujado",
    intent: "question",
    asks: [
      "trilho deslizante enferrujado",
      "pode pintar trilho",
      "pode pintar trilho portão",
      "posso pintar trilho",
      "trilho correr enferrujado",
      "trilho portão ferrugem",
      "trilho comido ferrugem",
      "trilho corroído",
      "tirar ferrugem trilho",
      "trilho deslizante ferrugem",
      "trilho ferrugem trocar",
      "trilho enferrujado",
      "trilho ferrugem",
      "trilho enferrujou",
      "trilho enferrujado lixar",
      "trilho enferrujado trocar",
      "trilho oxidado",
      "trilho podre",
      "trilho furado",
      "trilho enferrujando",
      "lixar trilho",
      "trilho enferrujado não anda",
      "trilho enferrujado trava",
      "trilho enferrujado pesado",
    ],
    answers: {
      any: [
        "No trilho enferrujado do portão não se passa óleo nem graxa: escove com escova de aço, passe pano seco e deixe a pista limpa, com o disjuntor desligado. Fundo anticorrosivo e tinta vão só nos lados, fora de onde a roda passa. Trecho furado ou lascado é trocado; a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Trilho de portão deslizante enferrujado se lixa quando a ferrugem é só na cor; com furo, lasca ou metal fino, troca-se o trecho. Pode pintar os lados e a base, nunca a pista da roda, onde a tinta solta. Se o portão já não anda, desligue o disjuntor; a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Pode pintar o trilho do portão só nos lados, com fundo antiferrugem e o disjuntor desligado, porque na pista a roda arranca a tinta e trava. Ferrugem de superfície se lixa; trilho furado, fino ou que prende a folha é trocado por trecho, e a visita de ajuste em casa começa em {price.preventive}, sem peças.",
        "Com o trilho enferrujado e o portão que não anda, pare o motor e olhe de perto: perfil inteiro se escova e lixa, e trecho com furo, lasca ou solto do piso se troca. Pintura, apenas nos lados, fora da pista. A visita com limpeza e regulagem em residência parte de {price.preventive}, fora as peças.",
      ],
      price: [
        "Trocar trilho comido pela ferrugem custa conforme os metros, o perfil e a base do piso, e um trecho sai bem menos que o trilho todo. A visita com limpeza e regulagem em casa parte de {price.preventive}, sem peças; fotos de ponta a ponta, com a largura do portão, dão o valor do trilho.",
        "O preço do trilho enferrujado depende de lixar ou trocar: limpeza e ajuste cabem na visita, desde {price.preventive} em casa, sem peças. Trecho novo soma o perfil e a mão de obra, e o trilho inteiro é o mais caro; mande fotos de ponta a ponta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se dá para lixar ou é troca", "O teste da chave de fenda"],
        slots: [
          [
            "Basta olhar e cutucar, com o disjuntor desligado e sem levantar a folha. Trilho ruim se revela em minutos.",
            "Faça com a energia cortada e a folha no lugar, sem pôr a mão embaixo dela. O teste é simples.",
            "Com o disjuntor desligado, você separa ferrugem de superfície de metal podre. A folha não precisa sair do lugar.",
          ],
        ],
        steps: [
          "Varra e seque o trilho.",
          "Cutuque as partes escuras com a chave de fenda: se a ponta entra ou sai lasca, o trecho se troca.",
          "Bata de leve ao longo do perfil: som oco é metal comido por baixo.",
          "Marque onde o trilho balança: fixação podre não segura a folha.",
          "Se só um trecho está ruim, ele é emendado; se são vários, vale trocar o trilho inteiro.",
        ],
      },
      {
        about: "causes",
        headings: ["O que a ferrugem do trilho estraga", "Por que não deixar para depois"],
        slots: [
          [
            "A pista áspera gasta a roldana, a folha pesa, e o motor esquenta e perde a engrenagem mais cedo. Quando o perfil afina, a roda escapa e a folha pode sair do trilho.",
            "A crosta de ferrugem faz a roda pular e o motor puxar mais peso do que deveria. O metal fino acaba quebrando sob a roda, e o portão sai do trilho.",
            "A ferrugem na pista gasta a roldana e faz o motor trabalhar quente. O risco maior é o trecho fino ceder e a folha sair do lugar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o trilho é trocado ou recuperado", "O serviço e como não enferrujar de novo"],
        slots: [
          [
            "O técnico corta o trecho ruim com a folha escorada e deixa a emenda lisa e no nível, para a roda passar sem salto. Depois confere as roldanas, a folga da cremalheira e o ponto de parada.",
            "Com a folha escorada, o técnico corta a parte podre, solda um pedaço novo e alisa a emenda. Por último ele acerta as roldanas, a cremalheira e a parada do motor.",
            "O técnico escora a folha, troca o trecho ruim e nivela a emenda até a roda passar sem saltar. No fim, ele ajusta as rodas, a cremalheira e o ponto de parada.",
          ],
          [
            "O que enferruja é a água parada, então abra o escoamento e varra a areia toda semana. Na troca, o perfil galvanizado dura mais onde empoça.",
            "O trilho dura mais quando a água não fica parada. Abra uma saída para ela, mantenha o canal limpo e, em lugar úmido, prefira perfil galvanizado.",
            "Para a ferrugem não voltar, faça uma saída para a água e limpe o canal toda semana. Na troca, use perfil galvanizado onde o piso molha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar graxa no trilho para não enferrujar?",
        answers: [
          "Não. A graxa junta areia e gasta a roda. O que protege o trilho é a água ter por onde sair.",
          "Não passe. Com a poeira, a graxa vira uma pasta que gasta a roldana. Mantenha o trilho limpo e seco.",
        ],
      },
      {
        question: "Trilho galvanizado ou inox compensa?",
        answers: [
          "O galvanizado compensa em lugar que empoça. Onde é seco, o aço comum com saída de água dura bem.",
          "O galvanizado compensa quase sempre na troca. O inox só vale onde a água fica parada o tempo todo.",
        ],
      },
      {
        question: "Que tinta usar nos lados do trilho?",
        answers: [
          "Fundo antiferrugem e esmalte para metal, com a superfície lixada e seca. A pista da roda fica sem tinta.",
          "Antiferrugem primeiro, esmalte depois, só nos lados e na base. Espere secar antes de religar o portão.",
        ],
      },
      {
        question: "O portão não anda. Posso empurrar?",
        answers: [
          "Não com o motor travado. Se a folha está reta e o trilho inteiro, desligue o disjuntor, solte o motor com a chave e empurre devagar. Com trilho quebrado, não mexa.",
          "Só com o disjuntor desligado, o motor solto pela chave e a folha reta no trilho. Se o trilho está furado ou a folha torta, chame o técnico.",
        ],
      },
    ],
    photo: "fotos do trilho de ponta a ponta e dos pontos com lasca",
  },
  {
    id: "trilho-aluminio-ou-ferro",
    broader: "trilho",
    label: "Trilho de alumínio ou de ferro",
    phrase: "a escolha do material do trilho",
    intent: "comparison",
    asks: [
      "trilho correr qual melhor",
      "trilho portão correr qual melhor",
      "melhor trilho portão correr",
      "trilho para portão correr qual melhor",
      "trilho deslizante qual melhor",
      "trilho alumínio presta",
      "trilho alumínio aguenta portão",
      "trilho alumínio amassa carro",
      "trilho alumínio ou ferro",
      "trilho ferro ou alumínio",
      "trilho alumínio ferro",
      "trilho alumínio ou aço",
      "trilho aço ou alumínio",
      "trilho inox ou ferro",
      "trilho ferro ou inox",
      "trilho galvanizado ou ferro",
      "trilho inox",
      "trilho galvanizado",
      "material trilho",
      "melhor trilho",
      "qual melhor trilho portão",
    ],
    answers: {
      any: [
        "Entre alumínio e ferro, o melhor trilho para portão de correr é o de ferro galvanizado: aguenta o peso da folha e o carro passando por cima e demora a enferrujar. O de alumínio só serve em folha leve, sem carro sobre ele, porque amassa. O preço por metro sai de graça, pela foto do trilho atual.",
        "O trilho de ferro ou aço galvanizado é melhor que o de alumínio para portão de garagem, que leva peso e pneu. O alumínio é leve e não enferruja, mas amassa. O inox é o mais caro e vale em piso que alaga ou na praia.",
        "A diferença entre trilho de ferro e de alumínio é que o ferro aguenta carga e enferruja, e o alumínio não enferruja e amassa. Para passagem de carro, use ferro galvanizado; para folha leve de pedestre, o alumínio basta. O preço por metro sobe do ferro ao inox e é orçado por foto.",
        "Ferro, alumínio ou aço galvanizado: para garagem, o galvanizado é o melhor, porque tem a força do ferro e resiste à água. O ferro comum é o mais barato e precisa de pintura e piso que escoe. O alumínio fica para folha leve, sem pneu por cima.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Ferro, galvanizado, inox e alumínio comparados"],
        slots: [
          [
            "O trilho leva duas cargas, a da roda do portão e a do pneu, e o carro por cima decide mais que o peso da folha.",
            "Onde o carro passa por cima, o trilho precisa ser de aço. O que muda entre os tipos é a resistência à água e o preço.",
            "A carga do pneu é o que decide o material, e depois vêm a água e o preço.",
          ],
        ],
        bullets: [
          "Ferro comum: barato e forte, pede pintura e piso que escoe",
          "Galvanizado: a mesma força, com mais resistência à água",
          "Inox: para litoral e piso que alaga, o mais caro",
          "Alumínio: folha leve e passagem só de pessoas",
        ],
      },
      {
        about: "check",
        headings: ["Como cuidar do trilho, seja qual for o material"],
        slots: [
          [
            "Vassoura e disjuntor desligado bastam, e o perfil fica seco, porque graxa segura areia. Se a roda saiu do trilho, afaste-se e não empurre.",
            "Limpe a seco, sem graxa, que junta areia, e com o motor sem energia. Se a roda estiver fora do trilho, não mexa.",
            "O trilho fica limpo e seco em qualquer material. Desligue o disjuntor antes, e não empurre portão com a roda fora do lugar.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e tire crianças e animais de perto.",
          "Varra o trilho inteiro e retire pedra e areia.",
          "Olhe emendas, amassados e parafusos soltos.",
          "Veja se a água escoa ou fica parada.",
          "Fotografe o que achar.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o trilho é trocado"],
        slots: [
          [
            "A folha é escorada dos dois lados antes de qualquer corte ou solda, porque tomba. O trilho velho sai, o novo é fixado no nível, e a emenda é lixada até a roda passar sem salto.",
            "Com a folha escorada, o trecho ruim é retirado e o perfil novo é chumbado ou soldado no nível. A emenda é alisada, para a roda não bater.",
            "A escora vem primeiro, porque a folha tomba sem ela. Depois o técnico corta o trecho ruim, fixa o novo no nível e lixa a emenda.",
          ],
          [
            "Por último, a cremalheira, a barra dentada do motor, volta a {rack.clearance} de folga, e as paradas são reguladas. Trocar as roldanas junto costuma compensar.",
            "No fim, a folga da cremalheira volta a {rack.clearance}, e o ponto de parada é ajustado. Aproveite para ver as roldanas.",
            "Com {rack.clearance} de folga na cremalheira e as paradas reguladas, o portão volta ao uso. Roldanas gastas podem ser trocadas na mesma visita.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço do trilho"],
        slots: [
          [
            "O trilho é cobrado por metro, e o ferro é o mais barato e o inox, o mais caro. Piso quebrado soma o serviço do pedreiro, e folha pesada, mais mão de obra. O orçamento por foto é grátis.",
            "O preço por metro sobe nesta ordem: ferro, galvanizado, alumínio e inox. Piso quebrado pede pedreiro antes, e a foto do trilho inteiro dá o valor, sem custo.",
            "Ferro custa menos por metro, e inox, mais. Some o pedreiro se o piso cedeu; o orçamento por foto não custa nada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr roda de aço em trilho de alumínio?",
        answers: [
          "Não é bom, porque a roda dura gasta o alumínio. Em folha leve, use roda de nylon.",
          "Melhor não: o aço desgasta o alumínio a cada passagem. Em folha leve, a roda de nylon é a certa.",
          "Não. Trilho de alumínio trabalha com roldana de nylon, e roda de aço pede trilho de aço.",
        ],
      },
      {
        question: "Ferro e inox podem ser emendados?",
        answers: [
          "Podem, mas o ferro enferruja na emenda. Melhor o trecho inteiro do mesmo material.",
          "Dá para emendar, mas a umidade faz o ferro enferrujar justamente na junção. Um trecho inteiro do mesmo metal dura mais.",
          "Até podem, mas não é o ideal: na emenda, o ferro se gasta primeiro.",
        ],
      },
      {
        question: "Trilho galvanizado enferruja na solda?",
        answers: [
          "Sim, onde o calor queimou o zinco. Fundo de zinco e tinta na emenda protegem.",
          "Na emenda, sim, porque o calor queima o zinco. Aplique fundo rico em zinco e tinta no mesmo dia.",
          "Pode enferrujar ali. Por isso a solda recebe tinta com zinco logo depois de esfriar.",
        ],
      },
      {
        question: "De quanto em quanto tempo limpar o trilho?",
        answers: [
          "Uma vez por semana, e depois de chuva ou obra. A revisão {visits.home} confere nível e emendas.",
          "Toda semana, com vassoura e o disjuntor desligado. Emendas, nível e parafusos são vistos na revisão {visits.home}.",
          "Uma varrida por semana costuma bastar; com obra ou árvore por perto, mais vezes.",
        ],
      },
    ],
    photo: "fotos do trilho atual e do portão, com a largura da folha",
  },
  {
    id: "guia-superior",
    broader: "trilho",
    label: "Guia superior do portão de correr",
    phrase: "a guia superior do portão de correr",
    intent: "repair",
    asks: [
      "rolete guia gasto",
      "roletes guia gastos",
      "rolete portão gasto",
      "rolete portão",
      "rolete da guia",
      "guia superior",
      "guia superior correr",
      "guia portão correr",
      "guia correr",
      "guia superior deslizante",
      "colocar guia superior",
      "instalar guia superior",
      "regular guia superior",
      "guia de cima portão",
      "roletes portão correr",
      "rolete nylon portão",
      "trilho de cima portão entortou",
      "trilho de cima",
      "trilho cima portão torto",
      "guia de cima entortou",
      "rodinha de cima",
      "rodinha de cima soltou",
      "roldana de cima soltou",
      "roldana de cima portão",
      "guia de cima quebrou portão correr",
      "guia superior do portão",
      "guia superior portão correr",
      "trocar roletes guia cima",
      "roletes da guia superior",
      "guia superior quebrada",
      "guia superior quebrou",
      "guia superior solta",
      "guia superior portão",
      "guia cima quebrada",
      "guia portão quebrou",
      "guia portão correr quebrou",
      "guia portão deslizante quebrou",
      "guia cima solta",
      "folga trilho cima",
      "folga guia",
      "folga guia superior",
      "trilho cima folga",
      "rolete guia quebrado",
      "roletes guia",
      "guia portão correr qual",
      "qual guia portão correr",
      "guia nylon portão",
      "guia portão correr quebrada",
      "trocar guia portão",
    ],
    answers: {
      buying: [
        "A guia superior com rolete de nylon mantém o portão de correr em pé sem fazer barulho: são roletes presos num suporte, no alto da coluna, dos dois lados da folha. Escolha pela espessura da folha e pela altura do suporte. Fornecemos e trocamos o par, com valor por fotos tiradas de longe; se a sua quebrou, não use, porque a folha tomba.",
        "Guia superior de portão de correr se compra com rolete ou bucha de nylon, sempre em par, na medida da espessura da folha. O rolete roda e gasta menos que a bucha. A foto da guia e da folha, de longe, dá o modelo e o valor com a troca, que é feita com o portão escorado para ele não tombar.",
      ],
      any: [
        "A guia superior do portão de correr são os roletes de nylon, no alto da coluna, que mantêm a folha em pé enquanto as rodas correm no trilho de baixo. Rolete gasto deixa o portão balançar, e quebrado, a folha pode tombar: desligue o disjuntor e pare de usar. A troca é em par, com a folha escorada, e o valor sai por fotos tiradas de longe.",
        "Se a guia do portão quebrou, a folha ficou sem apoio em cima e pode tombar: desligue o disjuntor, afaste as pessoas e não mova o portão. O técnico escora a folha e troca o par de roletes ou buchas de nylon e, se preciso, o suporte. O preço sai de graça, por fotos tiradas de longe.",
        "Guia ou bucha de nylon quebrada no portão de correr deixa a folha solta em cima, com risco de tombar. Desligue o disjuntor, isole a área e não empurre. A troca é feita com o portão escorado, sempre em par, e o valor depende do rolete, do suporte e da altura da folha.",
        "A guia superior com rolete de nylon, no alto da coluna, é o que mantém o portão de correr em pé; quando ela quebra, a folha pode tombar. Desligue o disjuntor e pare de usar. O técnico escora a folha antes de trocar os roletes e o suporte, com o preço dado por fotos feitas de longe.",
        "Com a guia superior quebrada, o portão de correr perde o que o mantém no prumo e pode tombar sobre alguém, por isso corte a energia e não o mova. O conserto troca o rolete ou a bucha de nylon, sempre em par, e o suporte, se trincou, com a folha escorada.",
        "Se o portão de correr saiu da guia de cima, ou se os roletes quebraram, não use nem empurre, porque só as rodas apoiam a folha e ela pode tombar. Desligue o disjuntor e isole os dois lados. O técnico escora a folha e troca os roletes ou o suporte, com o preço dado por fotos tiradas de longe.",
        "O trilho de cima do portão de correr que entortou, ou a rodinha de cima que soltou, deixa a folha sem apoio, e ela pode tombar. Desligue o disjuntor, não empurre e afaste todos dos dois lados. O técnico escora a folha antes de desentortar a guia e trocar os roletes, com valor dado pela foto.",
        "Rolete da guia gasto deixa o portão de correr balançando, e a folha pode tombar se ele quebrar. Desligue o disjuntor, não passe ao lado e olhe de longe: rolete oval, rachado ou sem nylon pede a troca do par. O técnico escora a folha antes, e o valor sai por fotos da guia e da coluna.",
      ],
      price: [
        "O preço da guia superior do portão de correr depende do rolete, da altura da folha e de o suporte precisar de solda ou chumbador. Trocar só os roletes é o mais barato, e refazer o suporte, o mais caro. Deixe o portão desligado e parado, porque sem a guia ele pode tombar.",
        "Trocar a guia do portão de correr custa conforme o par de roletes, o suporte e a solda. A folha precisa ser escorada durante o serviço, porque sem guia pode tombar. Com fotos da guia, da coluna e da folha, tiradas de longe, o valor é informado antes.",
        "O preço da guia superior nova depende do que quebrou: trocar só o par de roletes é barato, e refazer o suporte com solda ou chumbador é o mais caro. A folha, que pode tombar, é escorada durante o serviço, e o orçamento sai por imagens feitas de longe.",
        "O conserto da guia do portão de correr tem o preço definido pelo suporte, pela altura da folha e pelo tipo de rolete, que é o item mais em conta. Mantenha o motor desligado, pelo risco de a folha tombar, e peça o valor já com a escora e a mão de obra.",
      ],
      "how-to": [
        "A guia do portão que quebrou ou saiu do lugar só se troca com a folha escorada, porque sem a guia o portão de correr tomba. A guia superior é o par de roletes de nylon no alto da coluna, um de cada lado da folha, regulado com poucos milímetros de folga. Até o conserto, deixe o disjuntor desligado e não empurre.",
        "Para instalar ou regular a guia superior do portão de correr, a folha é escorada e aprumada antes; só então os roletes são aproximados dela, com poucos milímetros de folga de cada lado. Não faça sozinho: sem a guia, a folha tomba. O valor sai por fotos da guia e da coluna, feitas de longe.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Até a guia ser trocada", "Risco de tombar: o que não fazer"],
        slots: [
          [
            "A folha de correr pesa muito e só tem dois apoios, as rodas embaixo e a guia em cima. Sem a guia, um empurrão ou o próprio motor derruba o portão, por isso ninguém passa perto nem tenta segurar. Enquanto espera, mantenha:",
            "As rodas sustentam o peso, e a guia impede a folha de cair para o lado. Com ela quebrada, qualquer empurrão tomba o portão: afaste pessoas e carros e não tente escorar com corda. Até o conserto, deixe:",
            "Sem o apoio de cima, todo o peso fica equilibrado sobre as rodas. Não empurre, não acione o motor e não amarre com corda, que não segura uma folha tombando. O seguro é manter:",
            "O portão de correr se apoia embaixo e é contido em cima, e perder essa contenção o deixa prestes a cair. Um toque, o vento ou um comando do motor bastam, e por isso a área ao redor fica vazia. Antes da visita, garanta:",
            "Só o equilíbrio sobre as rodas mantém a folha erguida quando falta a guia. Não a amarre, não a empurre nem se aproxime, porque o tombo é rápido e corda nenhuma aguenta o peso. Enquanto isso, deixe:",
          ],
        ],
        bullets: [
          "Disjuntor do motor desligado",
          "Pessoas, crianças e animais longe dos dois lados da folha",
          "Carro fora do alcance de um tombo",
          "Portão parado onde está, sem empurrar nem puxar",
        ],
      },
      {
        about: "visit",
        headings: ["Como a guia é trocada", "A troca dos roletes na visita"],
        slots: [
          [
            "A folha é escorada dos dois lados antes de soltar o suporte. O novo é chumbado ou soldado no prumo, e os roletes são regulados com o portão fechado, no meio e aberto, para não frear nem balançar.",
            "Primeiro o técnico escora a folha dos dois lados e só depois solta a guia quebrada. O suporte é fixado no prumo, e os roletes são regulados em três pontos do percurso.",
            "Com a folha presa por escoras, troca-se o suporte ou os roletes. A regulagem é feita no começo, no meio e no fim do percurso, até a folha correr sem encostar nem balançar.",
            "O trabalho só começa com escoras nas duas faces do portão. Depois o técnico retira a peça partida, solda ou chumba o suporte alinhado e ajusta os roletes em todo o trajeto, sem aperto nem folga demais.",
            "Antes de soltar qualquer parafuso, o portão é apoiado por duas escoras, uma por lado. A guia nova entra alinhada, e a folga dos roletes é verificada com a folha fechada, a meio caminho e aberta.",
          ],
          [
            "A roda gasta e o trilho torto são vistos na mesma visita, porque jogam a folha contra a guia. Se ficarem como estão, o rolete novo também quebra.",
            "O técnico confere também as rodas e o trilho, que costumam ser a causa. Trocar só o rolete faria o defeito voltar.",
            "Ele examina ainda as rodas, o trilho e o prumo da folha, origem da maioria das quebras, para a guia nova durar.",
            "A causa também é tratada, já que roda sem rolamento ou trilho empenado inclina a folha e sobrecarrega a guia. Deixados assim, esses defeitos partem a peça nova em pouco tempo.",
            "O conserto inclui examinar o trilho e as rodas, pois muitas vezes o defeito nasce embaixo. Com a folha reta outra vez, os roletes trabalham sem esforço.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que guia usar", "Rolete, altura e folga"],
        slots: [
          [
            "O rolete de nylon com rolamento é o mais comum, porque faz pouco barulho e não risca a pintura. A folha alta ou pesada precisa de dois apoios ou de suporte reforçado na coluna.",
            "Nylon com rolamento é silencioso e poupa a pintura, e dois roletes, um de cada lado, são o arranjo usual. Em folha alta, usa-se suporte de chapa grossa ou um segundo apoio.",
            "Prefira o par de nylon com rolamento, que não marca a folha. Quanto mais alto e pesado o portão, mais forte deve ser o suporte, e nos maiores são dois.",
            "Para a maioria dos portões serve um par de roletes de nylon com rolamento, que desliza sem ruído e preserva a tinta. O suporte acompanha o tamanho da folha: nas grandes, chapa reforçada ou um segundo apoio.",
            "A peça usual tem rolamento e corpo de nylon, com um rolete em cada face do portão, e não marca a pintura. Portão alto ou muito pesado precisa de fixação mais grossa ou de apoio duplo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão de correr precisa de trilho em cima?",
        answers: [
          "O comum não precisa: no alto bastam os roletes da guia, porque o peso fica nas rodas de baixo.",
          "Não, precisa da guia, que são os roletes. Trilho no alto só existe em folha pendurada, que é outro sistema.",
          "Não. Em cima ficam os roletes da guia, que só impedem o balanço, e o peso vai para as rodas do chão. Trilho no alto é próprio de folha suspensa.",
        ],
      },
      {
        question: "Por que a guia do portão de correr quebrou?",
        answers: [
          "Trilho torto, roda gasta ou batida jogam a folha contra o rolete até ele partir. O sol também resseca o nylon velho.",
          "Quase sempre por folha fora de prumo, batida ou roda gasta. O nylon antigo, ressecado pelo sol, pode partir sem pancada.",
          "Pancada de carro, roda sem rolamento e trilho empenado forçam o rolete até partir. Idade e sol também racham o nylon.",
        ],
      },
      {
        question: "Posso trocar só a bucha de nylon?",
        answers: [
          "Sim, se o suporte está firme. Trocam-se as duas buchas, sempre com a folha escorada pelo técnico, e não é serviço para fazer sozinho.",
          "Sim, as duas juntas, quando o suporte está bom. Soltar uma delas sem escora pode derrubar a folha.",
          "Pode, em par, se o suporte não trincou. O técnico escora a folha antes, porque retirar a bucha sem apoio deixa o portão cair.",
        ],
      },
      {
        question: "Quanto tempo leva a troca da guia?",
        answers: [
          "Até {trade.smallRepair}, se forem só os roletes, já com a escora. O suporte com solda ou chumbador leva mais, e o tempo é combinado antes.",
          "Os casos simples ficam prontos em até {trade.smallRepair}. Se for preciso soldar ou chumbar, o prazo é dito com o preço.",
          "Roletes simples ficam prontos em {trade.smallRepair} ou menos, contando a escora. Solda e chumbador alongam o serviço, com prazo informado no orçamento.",
        ],
      },
    ],
    photo: "fotos de longe da guia de cima, da roda e da folha inteira",
  },
  {
    id: "cantoneira-do-trilho",
    broader: "trilho",
    label: "Cantoneira para trilho de portão",
    phrase: "a cantoneira do trilho do portão",
    asks: [
      "cantoneira portão deslizante",
      "cantoneira portão correr",
      "cantoneira trilho",
      "cantoneira trilho portão",
      "cantoneira portão",
      "qual cantoneira portão",
      "qual cantoneira trilho",
      "medida cantoneira trilho",
      "cantoneira trilho medida",
      "cantoneira trilho preço",
      "chumbar cantoneira trilho",
      "fixar cantoneira trilho",
      "fazer trilho cantoneira",
    ],
    intent: "buying",
    answers: {
      any: [
        "A cantoneira do trilho do portão deslizante costuma ser de aço, com abas de 1 polegada (25 mm) ou 1 1/4 (32 mm) e espessura de 1/8 (3 mm), em casa, a 3/16 (perto de 5 mm), em folha pesada. O bico fica para cima, e a medida precisa encaixar no canal V da roldana.",
        "No portão de correr, a cantoneira vira trilho: fica com o bico para cima, fixada no piso, e a roldana em V corre sobre ela. Compre perto do dobro da largura do vão, porque a folha aberta também precisa de apoio. Em folha pesada ou com carro passando por cima, escolha perfil mais grosso.",
      ],
      "how-to": [
        "Para fixar a cantoneira do trilho, ela é posta com o bico para cima, em linha reta e no nível, sobre uma base de concreto firme, e presa por grapas chumbadas ou soldada numa chapa de apoio. As emendas são lixadas até a roda não sentir. Quem faz é o serralheiro, com a folha fora ou escorada.",
      ],
      price: [
        "O preço da cantoneira para trilho é por metro ou por barra, e sobe com a espessura e com o galvanizado. Compre perto do dobro da largura do vão. O que mais pesa não é ela, e sim fixar e nivelar o piso; a foto da entrada dá o valor do serviço, com orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que cantoneira usar", "Medida, espessura e material"],
        slots: [
          [
            "A roldana decide a medida: o bico da cantoneira precisa encaixar no canal e apoiar dos dois lados, sem folga. As medidas abaixo são as mais comuns.",
            "Escolha pela roda que o portão já tem, porque um bico estreito em canal largo deixa a folha balançar. Estas são as medidas usuais.",
          ],
        ],
        bullets: [
          "Folha leve de casa: abas de 25 mm (1 polegada) e 3 mm de espessura (1/8)",
          "Folha pesada ou carro por cima: 32 mm (1 1/4) e quase 5 mm de espessura (3/16)",
          "Chão que molha: a mesma medida, em aço galvanizado, que demora a enferrujar",
          "Trilho antigo: repita a medida dele, conferida com régua, se a roldana é a mesma",
        ],
      },
      {
        about: "visit",
        headings: ["Como a cantoneira é fixada", "Do piso à emenda"],
        slots: [
          [
            "A base precisa ser firme e nivelada, porque o trilho copia o piso. O perfil é preso por grapas ou soldado em chapa, e cada emenda é lixada.",
            "Primeiro se acerta o concreto; depois o perfil é alinhado com linha e nível e preso de ponta a ponta. Degrau em emenda quebra a roldana.",
          ],
          [
            "Com motor instalado, os fios da central são soltos antes da solda. No fim, a folga da cremalheira é acertada de novo, em {rack.clearance}.",
            "Solda perto do motor exige a central desconectada. Trilho novo muda a altura da folha, e por isso a cremalheira é regulada em {rack.clearance}.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para a cantoneira durar", "Cuidado com o trilho em V"],
        slots: [
          [
            "Varra a terra dos dois lados e deixe a pista seca, sem óleo nem graxa. O bico joga a sujeira para os lados, e é só tirar o que se acumula.",
            "O trilho em V junta pouca sujeira, e varrer já basta. Não passe óleo nem graxa, porque seguram areia e gastam a roda e o trilho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quantos metros de cantoneira compro?",
        answers: [
          "Perto do dobro da largura do vão, porque a folha precisa de apoio aberta e fechada. Vão de 3 metros pede cerca de 6.",
          "Some a largura do vão e o espaço em que a folha fica aberta. O total dá quase o dobro da passagem.",
        ],
      },
      {
        question: "Posso usar cantoneira de alumínio no trilho?",
        answers: [
          "Só em folha muito leve e sem carro por cima, porque o alumínio amassa. Para portão com motor, use aço.",
          "Não é o indicado. O bico de alumínio se deforma com o peso e a roda passa a pular.",
        ],
      },
      {
        question: "A roldana de canal U anda na cantoneira?",
        answers: [
          "Não. A cantoneira pede canal em V; o canal U é de trilho redondo. Roda errada sai do trilho.",
          "Não. A roda de canal U não encaixa no bico e escapa. Quem muda para cantoneira troca as rodas por outras de canal V.",
        ],
      },
    ],
    photo: "uma foto do trilho atual, outra da roldana de perto e outra da entrada inteira",
  },
];
