import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Whether something may be put on, left at or expected of a gate at home. */
export const casaPosso: NarrowConcept[] = [
  {
    id: "cadeado-no-portao-automatico",
    broader: "trava",
    label: "Cadeado no portão automático",
    phrase: "o cadeado no portão automático",
    asks: [
      "cadeado queima motor",
      "cadeado portão automático queima motor",
      ...combine(
        ["cadeado", "corrente com cadeado", "ferrolho", "trinco"],
        [
          "portão automático",
          "portão eletrônico",
          "portão motor",
          "posso",
          "pode",
          "colocar portão",
          "junto motor",
          "à noite portão",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Pode usar cadeado no portão automático, mas só com o disjuntor do motor desligado enquanto ele estiver trancado. Com a energia ligada, um toque no controle faz o motor forçar contra o cadeado, e ele quebra a engrenagem ou queima. Para trancar todos os dias, a trava elétrica é melhor, porque abre junto com o motor.",
        "Pode colocar cadeado no portão automático à noite, desde que o disjuntor fique desligado até de manhã. Se alguém aciona o controle com ele fechado, o motor força e quebra a engrenagem ou o braço. Para todas as noites, prefira a trava elétrica, que a central solta sozinha.",
        "O cadeado no portão automático pode queimar o motor se alguém acionar o controle com ele fechado: o motor força, a engrenagem ou o braço quebra e, se insistirem, o motor queima. Por isso só use com o disjuntor desligado, em viagem ou falta de luz. Para o dia a dia, existe a trava elétrica.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como usar cadeado sem quebrar o motor", "A ordem certa ao trancar e ao abrir"],
        slots: [
          [
            "A ordem é o que importa: primeiro desligar a energia, depois trancar; na volta, destrancar antes de religar. O mesmo vale para ferrolho de chão, trinco e corrente.",
            "Tranque só depois de desligar e religue só depois de destrancar. Ferrolho, corrente e trinco seguem a mesma regra, porque seguram a folha do mesmo jeito.",
            "Nunca deixe o motor ligado e o cadeado fechado ao mesmo tempo; isso vale também para trinco, corrente e ferrolho. A ordem abaixo evita o esquecimento.",
          ],
        ],
        steps: [
          "Feche o portão e desligue o disjuntor do motor.",
          "Ponha o cadeado e avise todos os que têm controle.",
          "Deixe um aviso no quadro de luz: cadeado no portão.",
          "Na volta, tire o cadeado primeiro.",
          "Só depois religue o disjuntor.",
        ],
      },
      {
        about: "causes",
        headings: ["O que quebra quando o motor força o cadeado", "Se alguém acionou com o cadeado fechado"],
        slots: [
          [
            "Quem cede primeiro é o ponto mais fraco: o dente da engrenagem, o pino do braço ou a solda do suporte. Se insistem no controle, o motor esquenta e o disjuntor desarma.",
            "Com a folha trancada, a força do motor vai para a engrenagem, o braço e o suporte, até um deles quebrar. Repetir o comando faz o motor esquentar cada vez mais.",
            "O motor não percebe o cadeado e empurra com toda a força. Quebra primeiro a engrenagem, o pino ou uma solda, e cada nova tentativa aumenta o estrago.",
          ],
          [
            "Se alguém acionou assim, desligue o disjuntor, tire o cadeado e teste uma vez só, de longe. Ruído novo, folga ou folha que não anda pede visita, que em casa parte de {price.preventive}, sem peças.",
            "Se isso já aconteceu, corte a energia, tire o cadeado e faça um único teste a distância. Se o portão ranger ou não andar, a visita com ajuste em casa começa em {price.preventive}, sem peças.",
            "Depois de um acionamento desses, desligue, destranque e teste uma vez, olhando de longe. Barulho ou folga pede conserto; a visita de ajuste em casa começa em {price.preventive}, sem peças.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Cadeado ou trava elétrica: qual escolher", "O que tranca sem atrapalhar o motor"],
        slots: [
          [
            "A trava elétrica é um pino que a central solta um instante antes de o motor andar, sem ninguém precisar lembrar. Escolha um modelo com chave, para abrir na falta de luz.",
            "Com a trava elétrica, o controle faz tudo: o pino sai, o portão abre, e ele volta ao fechar. O modelo deve ter chave manual para a falta de luz.",
            "A trava elétrica, um pino comandado pela central, tranca e destranca junto com o motor. A chave de emergência resolve a falta de energia.",
          ],
          [
            "Antes de somar uma tranca, veja se o motor segura o portão fechado. Folha que cede na mão tem engrenagem gasta, e é isso que se conserta.",
            "Um motor em bom estado já segura a folha. Se ela abre na mão, a engrenagem está gasta e precisa de conserto.",
            "O motor bom já resiste ao empurrão. O portão que se move na mão precisa de conserto antes de cadeado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O cadeado atrapalha sair em emergência?",
        answers: [
          "Pode atrapalhar. Deixe a chave por dentro, à vista de todos, e outra saída livre.",
          "Sim, se ninguém acha a chave. Guarde-a num ponto fixo e mantenha o portão social como saída.",
        ],
      },
      {
        question: "Quanto custa a trava elétrica?",
        answers: [
          "Depende do portão, da coluna e de a central ter saída para ela. A trava e a instalação são orçadas de graça, por foto.",
          "O preço soma a trava, a fixação e, em algumas placas, um módulo. A foto do portão e da placa do motor basta para o orçamento gratuito.",
        ],
      },
      {
        question: "No basculante posso usar ferrolho?",
        answers: [
          "Pode, com o disjuntor desligado enquanto ele estiver passado. Esquecido fechado, o ferrolho entorta ou quebra o braço do motor.",
          "Só com a energia cortada. No basculante o estrago costuma ser no braço, que entorta ao forçar contra o ferrolho.",
        ],
      },
      {
        question: "Vou viajar. Cadeado ou motor ligado?",
        answers: [
          "O cadeado com o disjuntor desligado é melhor para dias fora: ninguém abre pelo controle, e o motor não força.",
          "Desligue o disjuntor e ponha o cadeado, avisando quem tem controle. Assim um controle perdido também não abre.",
        ],
      },
    ],
    photo: "fotos do portão fechado por dentro e da etiqueta do motor",
  },
  {
    id: "deixar-o-portao-aberto",
    broader: "casa",
    label: "Deixar o portão aberto o dia todo",
    phrase: "o portão deixado aberto",
    asks: [
      "obra portão aberto dia inteiro",
      "travar portão eletrônico posição aberta",
      "travar portão posição aberta",
      "deixar portão aberto sem fechar",
      "deixar aberto sem fechar",
      "portão aberto sem ele fechar",
      "manter portão aberto",
      "portão aberto sem fechar sozinho",
      ...combine(
        ["posso deixar", "pode deixar", "deixar", "problema deixar", "pode ficar", "faz mal deixar", "estraga deixar"],
        [
          "portão aberto dia",
          "portão aberto dia inteiro",
          "portão aberto muito tempo",
          "portão aberto horas",
          "aberto dia todo",
          "aberto o dia inteiro",
        ],
      ),
      ...combine(["basculante"], ["aberto dia todo", "aberto muito tempo", "deixar aberto horas"]),
    ],
    intent: "question",
    answers: {
      any: [
        "Pode deixar o portão aberto o dia inteiro: parado, o motor não gasta nem esquenta. Para ele não fechar, desligue o fechamento automático na central ou, só por hoje, corte o disjuntor com a folha aberta. No basculante, isso vale com cabos e contrapeso em ordem e ninguém embaixo da folha.",
        "Dá para deixar o portão aberto sem ele fechar, e pode ser o dia todo: abra, desligue o disjuntor ou tire o fechamento automático da central. O motor parado não sofre; o basculante, que fica erguido por cabos e contrapeso, só com tudo em ordem e a passagem livre.",
        "Sim, você pode manter o portão aberto por horas, porque o motor só trabalha quando a folha anda. Tire o fechamento automático ou desligue o disjuntor, para ele não fechar sozinho, e não deixe carro nem gente sob o basculante erguido.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como deixar o portão aberto com segurança", "Passos para ele não fechar"],
        slots: [
          [
            "Com o disjuntor desligado, o controle deixa de responder até você religar, o que é mais seguro durante mudança ou obra. Nunca tampe a fotocélula para segurar o portão.",
            "Desligar o disjuntor é o caminho que serve a qualquer motor: nada se move até religar. Fita na fotocélula não é solução, porque engana o sensor que protege quem passa.",
            "O corte do disjuntor impede que outra pessoa acione de longe. Não use objeto nem fita na frente da fotocélula, que precisa ficar livre.",
          ],
        ],
        steps: [
          "Abra o portão por inteiro.",
          "Desligue o disjuntor dele ou o fechamento automático.",
          "De abrir: prenda a folha no batente, contra o vento.",
          "De correr: mantenha o motor travado.",
          "Ao terminar, libere o vão, religue e veja um ciclo completo.",
        ],
      },
      {
        about: "safety",
        headings: ["O que pode dar errado com o portão aberto", "Vento, basculante e segurança da casa"],
        slots: [
          [
            "O risco maior é o fechamento automático ligado, que age assim que a fotocélula libera, ou alguém que aciona de longe. Folha de abrir solta bate com o vento e entorta o braço do motor.",
            "Com o fechamento automático ativo, a folha volta depois de alguns segundos sem ninguém na fotocélula. O vento é o outro perigo: no portão de abrir, uma rajada força dobradiça e braço.",
            "Esquecer o fechamento automático faz o portão descer ou correr sem aviso, e um controle usado de longe faz o mesmo. No de abrir, a ventania empurra a folha e empena o braço.",
          ],
          [
            "Basculante parado no alto que escorrega alguns centímetros está desequilibrado: tire as pessoas de perto, não o use e chame o técnico. Carro não fica sob a folha, nem em obra longa.",
            "Se o basculante erguido desce sozinho, mesmo pouco, cabo ou contrapeso está falhando. Interrompa o uso, isole a área e peça a visita, sem deixar veículo debaixo.",
            "Folha basculante que cede no alto avisa defeito no contrapeso, na mola ou no cabo. Afaste todos, deixe o vão vazio e não acione antes do conserto.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Se isso é rotina na sua casa", "Para abrir e manter sempre que precisar"],
        slots: [
          [
            "Quem deixa aberto todo dia pode pedir ao técnico uma chave na parede que liga e desliga o fechamento automático, ou o modo de manter aberto, que muitas centrais têm. Peça e ligação são orçadas juntas pela foto da etiqueta.",
            "Para uso diário, compensa programar a central para manter aberto, função comum em muitos modelos, ou instalar um interruptor do fechamento automático. O custo, peça com serviço, sai pela foto da etiqueta do motor.",
            "Se a loja ou a oficina abre de manhã e fecha à noite, o técnico ativa o modo de permanecer aberto, quando existe, ou põe uma chave que suspende o fechamento automático. Com a etiqueta do motor em foto, o valor é calculado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Deixar aberto gasta energia?",
        answers: [
          "Quase nada: a central fica em espera, como quando o portão está fechado. Com o disjuntor desligado, o gasto é zero.",
          "Só o da placa em espera, que é mínimo e igual ao do portão fechado. Cortando o disjuntor, nem isso.",
        ],
      },
      {
        question: "Posso deixar meio aberto?",
        answers: [
          "O de correr, sim, com o disjuntor desligado e o motor travado. Basculante não se deixa no meio do curso, porque a folha fica sobre a passagem e apoiada nos cabos.",
          "De correr, pode, sem energia e travado. Já o basculante para só fechado ou todo aberto: a meia altura, qualquer falha o faz descer.",
        ],
      },
      {
        question: "Destravar e deixar solto é a mesma coisa?",
        answers: [
          "Não. Solto do motor, o de correr anda com um empurrão e o de abrir bate com o vento. Basculante nunca se solta para isso, porque pode cair.",
          "É pior: sem o motor, nada segura a folha de correr ou de abrir. No basculante, soltar no alto é perigoso e não se faz.",
        ],
      },
      {
        question: "Depois de religar, ele fecha sozinho?",
        answers: [
          "Algumas centrais esperam um comando; outras fecham assim que a energia volta. Por isso deixe o vão livre antes de ligar o disjuntor e olhe o primeiro ciclo.",
          "Depende da central: há as que ficam à espera e as que iniciam o fechamento. Religue sempre com a passagem vazia.",
        ],
      },
    ],
    photo: "uma foto do portão aberto e da etiqueta do motor",
  },
  {
    id: "carro-encostado-no-portao",
    broader: "esmagamento",
    label: "Carro encostado no portão",
    phrase: "o carro estacionado junto do portão",
    asks: [
      "carro encostado portão estraga motor",
      "garagem curta carro encostado estraga",
      "para-choque encostando portão",
      ...combine(
        ["carro", "moto", "veículo"],
        [
          "encostado portão",
          "encostar portão",
          "rente portão",
          "colado portão",
          "encosta portão",
          "perto demais portão",
          "deixar encostado",
        ],
      ),
      "garagem curta carro encosta portão",
      "distância carro portão",
      "quanto espaço entre carro e portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Não deixe carro nem moto encostada no portão: a folha precisa andar livre, e o toque força o motor e faz a central voltar. No de correr, um palmo de distância basta; no basculante e no de abrir, fique fora de todo o espaço que a folha ocupa ao abrir.",
        "Estacionar colado no portão estraga, sim: o para-choque encostado segura a folha, esquenta o motor e amassa os dois. Deixe cerca de 20 cm no portão de correr; se ele é basculante ou de abrir, meça até onde a folha vem com a garagem vazia.",
        "Moto ou carro encostado no portão fechado não é bom, porque na abertura a folha empurra o veículo e o motor força. A distância depende do portão: uns 20 cm no de correr, e o percurso inteiro da folha nos que sobem ou giram.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Quanto espaço deixar em cada portão", "Como medir a distância entre o carro e o portão"],
        slots: [
          [
            "Meça uma vez, com a garagem vazia e o portão andando, e marque no chão. Conte a partir do ponto mais saliente do carro, como engate ou para-choque.",
            "Com o portão em movimento e ninguém por perto, veja até onde a folha chega e risque o piso. O engate conta como carro.",
            "A medida se tira sem carro dentro, observando a folha de lado. Some o engate e o para-choque.",
          ],
        ],
        bullets: [
          "De correr: a folha não avança, um palmo evita riscos",
          "Basculante: parte da folha entra na garagem ao subir",
          "De abrir para dentro: fora do arco inteiro da folha",
          "Moto no descanso: longe do alcance, porque tomba com um toque",
        ],
      },
      {
        about: "causes",
        headings: ["O que estraga quando o carro encosta", "Por que encostar força o motor"],
        slots: [
          [
            "A folha presa no carro faz o motor puxar corrente alta, e a placa entende obstáculo e volta. Repetido, isso gasta engrenagem, entorta o braço e queima o capacitor.",
            "Com a folha travada, o motor ronca e a central inverte. Insistir come dentes da engrenagem, cansa o capacitor e empena o braço.",
            "O motor tenta mover a folha contra o carro, esquenta e recua. Depois de algumas vezes cedem capacitor, engrenagem ou braço.",
          ],
          [
            "No basculante, a folha que desce sobre o carro pode ficar torta e sair do prumo. Nesse caso desligue e não tente soltar na mão.",
            "Basculante que apoia no carro entorta e pode soltar cabo. Corte a energia e espere, sem destravar.",
            "Se a folha basculante pousou no carro, não destrave nem force: ela pode descer torta. Disjuntor desligado e técnico.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Garagem curta: o que resolve", "Quando o carro não cabe com folga"],
        slots: [
          [
            "Um batente de roda no piso para o carro sempre no mesmo ponto e é a saída mais barata. Um segundo par de fotocélulas, do lado de dentro, impede a folha de fechar se ele passou da marca.",
            "Batente de borracha no chão resolve gastando pouco. Some fotocélula interna, sensor que segura o portão enquanto o carro estiver no caminho.",
            "Comece pelo limitador de roda, barato e simples. A fotocélula no lado de dentro completa, porque não deixa fechar sobre o carro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O carro encostou e o portão não fecha. O que faço?",
        answers: [
          "Desligue o disjuntor, afaste o carro sem forçar a folha e teste olhando. Se a folha é basculante e está apoiada no carro, não mova: chame.",
          "Corte a energia e recue o carro, desde que nada se apoie nele. Basculante pousado no carro espera escora.",
        ],
      },
      {
        question: "O portão amassou o carro. Quem paga?",
        answers: [
          "Na própria casa, em geral o dono ou o seguro do carro. Em prédio, depende da causa provada pelas imagens.",
          "Em residência, o dono ou o seguro. No condomínio, quem causou ou deixou de manter.",
        ],
      },
      {
        question: "Trocar o tipo de portão resolve a garagem curta?",
        answers: [
          "O de correr é o que menos ocupa a garagem, se houver parede livre ao lado do tamanho da folha.",
          "Resolve quando há lateral para o de correr. Sem ela, o batente de roda sai bem mais barato.",
        ],
      },
      {
        question: "O motor forçado tem conserto?",
        answers: [
          "Quase sempre: capacitor e regulagem são o menor gasto, engrenagem vem depois. A visita com ajuste em casa parte de {price.preventive}, sem peças.",
          "Sim, na maioria das vezes por capacitor ou regulagem, com visita a partir de {price.preventive} em residência, fora peças.",
        ],
      },
    ],
    photo: "fotos do carro na vaga e do portão aberto e fechado, vistos de lado",
  },
  {
    id: "peso-pendurado-no-portao",
    broader: "peso",
    label: "Pendurar coisas no portão automático",
    phrase: "o que se pendura no portão automático",
    asks: [
      ...combine(
        ["pendurar", "colocar", "prender", "fixar", "posso"],
        [
          "vaso portão",
          "placa de aviso portão",
          "banner portão",
          "faixa portão",
          "bicicleta portão",
          "varal portão",
          "planta portão",
          "coisa no portão",
        ],
      ),
      "vaso portão automático",
      "peso no portão automático",
      "criança pendura portão",
      "criança se pendura no portão",
      "pendurar no portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Não é bom pendurar vaso, jardim vertical nem outro peso no portão automático: a folha perde o equilíbrio, o motor força, e o que balança pode cair ou cortar a fotocélula. Placa ou enfeite leve, plano e rente, em geral pode; no basculante, poucos quilos já pedem acertar o contrapeso.",
        "Vaso, faixa e coisas penduradas no portão automático fazem mal, porque motor, roldanas e contrapeso são calculados para a folha como ela é. Um enfeite fino, sem peso e rente à folha, não atrapalha; jardim vertical e criança pendurada, sim, e podem causar acidente.",
        "Pode pendurar enfeite no portão eletrônico só se for leve e plano, como adesivo ou placa fina. Vaso, jardim vertical e faixa somam peso e vento, cansam o motor e desequilibram o contrapeso do basculante, que então precisa ser refeito pelo técnico.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que pode e o que não pode", "Peso, vento e fotocélula"],
        slots: [
          [
            "Três coisas importam no que se pendura: peso, vento e saliência para fora do plano da folha.",
            "Avalie o objeto por três lados, o peso, a área que pega vento e o quanto ele sobressai.",
            "O que atrapalha é peso, superfície ao vento e volume para fora da folha.",
          ],
        ],
        bullets: [
          "Pode: adesivo, número, placa fina parafusada rente.",
          "Com cuidado: caixa de correio leve, dentro do plano da folha.",
          "Não: vaso, jardim vertical, bicicleta e varal, pelo peso.",
          "Não: faixa e banner, que viram vela no vento.",
          "Nunca: criança ou adulto pendurado na folha.",
        ],
      },
      {
        about: "safety",
        headings: ["Por que o peso é perigoso no basculante", "O risco no basculante e no de correr"],
        slots: [
          [
            "No basculante, o contrapeso iguala o peso da folha. O que se soma de um lado falta no outro, e a folha passa a descer mais forte, o que gasta cabo e motor.",
            "A folha que sobe depende de contrapeso igual a ela. Com quilos a mais, desce com força, e cabo, fuso e motor sofrem.",
            "Basculante é uma balança: pôr peso na folha sem pôr no contrapeso a faz descer pesada e cansa os cabos.",
          ],
          [
            "No de correr, o que fica saliente bate na coluna quando a folha abre. Criança pendurada em movimento pode ser prensada ali, e por isso portão não é brinquedo.",
            "O objeto que passa do plano da folha raspa na coluna do portão de correr. Quem se pendura vai junto e pode ser prensado.",
            "Em folha deslizante, nada pode sobressair, pois a coluna arranca. Uma criança agarrada à folha corre o mesmo perigo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Já está pendurado? Confira", "Sinais de que o peso atrapalha"],
        slots: [
          [
            "Retire o peso e observe o portão por um ou dois ciclos, de longe. Ficou lento, esquenta ou a folha desce sozinha, desligue o disjuntor e peça para conferir o equilíbrio: a visita de ajuste parte de {price.preventive} em casa, sem peças.",
            "Tire o que foi pendurado e veja de longe se a folha volta ao normal. Lentidão, motor quente ou descida por conta própria pedem disjuntor desligado e ajuste, desde {price.preventive} em residência, sem peças.",
            "Primeiro remova o objeto, depois olhe um ciclo à distância. Se continua pesado ou desce só, corte a energia; regular o equilíbrio em casa começa em {price.preventive}, fora peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr chapa ou tela no portão que já tem motor?",
        answers: [
          "Pode, depois de somar o peso: o técnico confere motor e contrapeso. Chapa fechada ainda pega mais vento que tela.",
          "Sim, com cálculo. Tela pesa e venta menos que chapa, e no basculante o contrapeso é refeito nos dois casos.",
        ],
      },
      {
        question: "Caixa de correio no portão atrapalha?",
        answers: [
          "Leve e dentro do plano da folha, em geral não. No de correr, ela não pode bater na coluna.",
          "Pouco, se é leve e não sobressai. O melhor lugar é o muro, ao lado.",
        ],
      },
      {
        question: "Como sei quanto peso o motor aguenta?",
        answers: [
          "O modelo da etiqueta traz a capacidade, e a folha deve pesar no máximo três quartos dela. No basculante, decide o contrapeso.",
          "Pela ficha do modelo, deixando um terço de folga sobre o peso da folha. Basculante se mede pelo equilíbrio.",
        ],
      },
      {
        question: "Criança se pendurou e o portão ficou torto. E agora?",
        answers: [
          "Desligue o disjuntor, não force a folha e isole a passagem. Dobradiça, guia ou cabo podem ter cedido, e o portão só volta depois da conferência.",
          "Corte a energia e mantenha todos longe. Folha torta pode estar com roldana ou dobradiça solta, e não se aciona antes de ver.",
        ],
      },
    ],
    photo: "fotos do portão inteiro com o que está pendurado e da etiqueta do motor",
  },
  {
    id: "portao-quando-falta-luz",
    broader: "falta-de-energia",
    label: "O que o portão faz quando falta luz",
    phrase: "o portão quando falta luz",
    asks: [
      "acabou luz portão ficou aberto",
      "acabou energia portão ficou aberto",
      "faltou luz portão ficou aberto",
      "energia acabar portão meio caminho",
      ...combine(
        [
          "fecha sozinho",
          "abre sozinho",
          "fica aberto",
          "fica destravado",
          "fica trancado",
          "fica fechado",
          "destrava sozinho",
          "trava sozinho",
          "acontece",
        ],
        [
          "falta luz",
          "falta energia",
          "faltar luz",
          "acaba luz",
          "sem luz portão",
          "quando acaba energia",
          "quando falta luz portão",
        ],
      ),
      "portão correr faltou luz como fechar",
    ],
    intent: "question",
    answers: {
      "how-to": [
        "Para fechar o portão de correr ou de abrir quando faltou luz, desligue o disjuntor, destrave o motor com a chave e empurre a folha devagar, se ela está reta e leve. Depois trave de novo ou ponha o ferrolho. Basculante não se destrava: deixe a passagem livre e espere a luz ou o técnico.",
        "Se faltou luz e o portão ficou aberto, desligue o disjuntor, destrave o motor com a chave e feche a folha na mão, se ela é de correr ou de abrir e está leve. Em seguida trave de novo ou ponha o ferrolho. Basculante aberto não se puxa: não fique embaixo e chame o técnico.",
        "Com o portão aberto e sem luz, feche na mão só a folha de correr ou de abrir, com o disjuntor desligado e o motor destravado, e tranque por dentro. O basculante espera a luz ou o técnico. Quando a luz voltar, trave o motor antes de religar.",
      ],
      any: [
        "O portão não abre sozinho quando falta luz: ele para onde está, e o motor travado continua segurando a folha. Fechado, permanece trancado; aberto, fica aberto até a luz voltar ou até alguém fechar na mão. Só funciona sem energia o portão com nobreak ou bateria.",
        "Quando falta luz, o portão fica como estava, porque quem segura a folha é a engrenagem do motor, e não a energia. Se está fechado, não abre sozinho; se parou aberto, precisa ser fechado na mão ou esperar a luz. Com nobreak ou bateria, ele segue funcionando por algumas aberturas.",
        "Se acabou a luz e o portão ficou aberto, feche na mão só a folha de correr ou de abrir, reta e leve: desligue o disjuntor, destrave o motor com a chave e conduza devagar. O basculante não se destrava e espera a luz ou o técnico. Depois trave de novo ou ponha o ferrolho.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que acontece com o portão fechado, aberto ou no meio", "Como fica o portão sem energia"],
        slots: [
          [
            "O portão fechado continua trancado, porque a engrenagem do motor segura a folha mesmo sem energia.",
            "Fechado, o portão segue preso pela engrenagem do motor, e empurrar não o abre.",
          ],
          [
            "O que parou no meio do caminho fica ali e, quando a luz volta, espera um novo comando do controle.",
            "Se parou na metade, ele fica nesse ponto até um novo toque no controle, depois que a luz voltar.",
          ],
          [
            "A exceção é o portão social com fechadura de eletroímã: sem bateria, ele destranca na falta de luz, e convém passar a chave.",
            "Cuidado com o portão social de eletroímã, que destranca sem energia se não tiver bateria; nele, use a chave comum.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como fechar o portão que ficou aberto sem luz", "Como fechar na mão com segurança"],
        slots: [
          [
            "Feche na mão só a folha reta, leve e dentro do trilho. Portão torto, pesado ou com cabo frouxo não se destrava, porque pode andar ou cair.",
            "Antes de destravar, olhe se a folha está reta e no trilho. Se estiver torta, pesada ou com cabo frouxo, deixe como está e chame o técnico.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "No portão de correr ou de abrir, destrave o motor com a chave e feche devagar; basculante não se destrava.",
          "Trave de novo o motor ou ponha o ferrolho por dentro.",
          "Quando a luz voltar, tire o ferrolho, religue e teste olhando o portão.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quando a luz volta, ele fecha sozinho?",
        answers: [
          "Na maioria, não: espera um comando. Com fechamento automático, algumas centrais fecham, por isso fique olhando ao religar.",
          "Em geral ele aguarda o controle. Se tem fechamento automático, pode fechar ao receber energia, então deixe a passagem livre.",
        ],
      },
      {
        question: "Ladrão abre mais fácil sem luz?",
        answers: [
          "Pelo motor, não, porque travado ele segura do mesmo jeito. O cuidado é com motor velho, de engrenagem gasta, que cede quando se força a folha.",
          "O portão fechado continua preso. O ponto fraco é o motor com a engrenagem gasta, em que a folha cede na mão.",
        ],
      },
      {
        question: "O nobreak resolve a falta de luz no portão?",
        answers: [
          "Resolve por algumas aberturas, conforme a bateria e o peso da folha. Precisa ser próprio para motor, porque o de computador não aguenta a partida.",
          "Sim, por um número limitado de aberturas. Use um feito para portão, escolhido pela etiqueta do motor.",
        ],
      },
      {
        question: "Posso deixar o portão destravado até a luz voltar?",
        answers: [
          "Só fechado e com ferrolho ou cadeado, porque destravado abre com um empurrão. Trave o motor assim que puder.",
          "Não convém, porque sem o motor ele não está trancado. Feche a folha e tranque por dentro.",
        ],
      },
    ],
    photo: "fotos do motor com a etiqueta e do portão inteiro",
  },
  {
    id: "galho-ou-arvore-no-portao",
    broader: "torto",
    label: "Galho ou árvore sobre o portão",
    phrase: "o galho ou a árvore sobre o portão",
    asks: [
      "portão amassado árvore",
      "portão amassado queda árvore",
      "portão amassado galho",
      ...combine(
        ["galho", "árvore", "poste", "muro", "raiz"],
        [
          "caiu portão",
          "caiu em cima portão",
          "em cima portão",
          "sobre portão",
          "empurrando portão",
          "empurrando muro",
          "derrubou portão",
          "entortou portão",
          "raiz portão",
        ],
      ),
      "raiz levantou piso portão",
      "muro do portão rachado",
      "muro caindo portão",
      "galho trava portão",
      "galho travando portão",
      "planta trava portão",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Se caiu galho ou árvore em cima do portão, não acione o motor nem puxe o galho: afaste todos, desligue o disjuntor e, havendo fio elétrico encostado, ligue para o 193 e para a distribuidora. Retirado o peso, o técnico confere folha, trilho, cabos e motor antes do uso.",
        "Árvore caiu no portão ou um galho trava a folha: trate como se ela pudesse cair, com o disjuntor desligado e ninguém perto. Com rede elétrica no meio, chame o 193 e a distribuidora. Só depois da retirada o técnico examina e libera.",
        "Um galho em cima do portão pede distância primeiro: fio encostado é caso de 193 e distribuidora, e sem fio se desliga o disjuntor por caminho seco. Não force nem destrave a folha com peso; a vistoria do técnico vem depois da retirada.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer primeiro", "Passos seguros, na ordem"],
        slots: [
          [
            "Antes do portão, olhe os fios: metal encostado em rede elétrica pode matar, e ninguém se aproxima. Folha com peso em cima também não se destrava, porque tomba quando se solta.",
            "Fio caído na folha é o maior perigo, maior que o galho. E com carga sobre ela, o motor pode ser o que ainda a segura, então não se solta.",
            "O risco começa na rede elétrica e continua na folha carregada, que cai ao ser destravada. Por isso a ordem importa.",
          ],
        ],
        steps: [
          "Afaste pessoas e animais e veja de longe se há fio elétrico.",
          "Com fio: 193 e distribuidora. Sem fio: desligue o disjuntor por um caminho seco.",
          "Fotografe tudo antes de mexer, para o seguro.",
          "Peça a retirada: prefeitura, se a árvore é da rua; dono do terreno, se é particular.",
          "Só depois chame para o portão.",
        ],
      },
      {
        about: "visit",
        headings: ["O que se confere no portão", "Do amassado ao motor"],
        slots: [
          [
            "O técnico mede o esquadro da folha, olha trilho, roldanas, dobradiças ou cabos e testa o motor separado da folha. O que entortou é consertado antes de o motor voltar a empurrar.",
            "Primeiro a folha, para saber se saiu do esquadro; depois guia, trilho, cabos e suportes, e o motor por último, sem carga. Motor puxando folha torta quebra a engrenagem.",
            "Diagonais da folha, nível do trilho e estado dos cabos vêm antes. O motor é testado solto, e só é ligado quando a folha anda leve.",
          ],
          [
            "Coluna ou muro empurrado por raiz se corrige antes, senão o portão desregula de novo. Folha muito amassada ou furada pode sair mais em conta nova que recuperada.",
            "Se a raiz inclinou o muro, o prumo vem primeiro. Quando a folha torceu toda, compara-se o desempeno com uma nova.",
            "Muro rachado ou coluna fora de prumo é caso de pedreiro antes do motor. E há amassado em que a folha nova custa menos que endireitar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no conserto", "Regulagem, peça ou serralheria"],
        slots: [
          [
            "Roldana e dobradiça são trocas menores; quadro empenado pede serralheiro, e coluna ou muro, pedreiro, cada um em linha separada. Se só desregulou, a visita com ajuste em casa parte de {price.preventive}, sem peças.",
            "Em ordem de custo vêm ajuste, dobradiça ou roldana, braço do motor e desempeno da folha; coluna e muro ficam com o pedreiro. Só regular, em residência, começa em {price.preventive}, fora peças.",
            "Peças tortas somam um pouco, folha empenada é o maior valor do portão, e muro ou coluna é conta do pedreiro. Quando basta regular, a visita custa a partir de {price.preventive} em casa, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O seguro cobre árvore que caiu no portão?",
        answers: [
          "Pode cobrir, se a apólice tem vendaval ou impacto. Fotos de antes da retirada e orçamento por escrito ajudam.",
          "Depende da cobertura contratada. Avise a seguradora antes de consertar e guarde as fotos.",
        ],
      },
      {
        question: "A árvore é da calçada. Quem paga?",
        answers: [
          "Registre na prefeitura e guarde o protocolo; o ressarcimento depende de provar falta de poda ou de cuidado.",
          "Em regra é assunto da prefeitura, com protocolo e provas. Pedido de poda antigo ajuda muito.",
        ],
      },
      {
        question: "Posso abrir o portão para tirar o carro?",
        answers: [
          "Não com o galho em cima ou a folha torta: ela pode tombar. Espere a retirada e a vistoria.",
          "Só depois de livre e examinado. Se a folha está reta, sem peso e é de correr, o técnico orienta a abertura na mão.",
        ],
      },
      {
        question: "O galho é pequeno e só prende o trilho. Posso tirar?",
        answers: [
          "Sem fio por perto e com o disjuntor desligado, pode, se a folha está reta e no lugar. Galho apoiado na folha ou na rede, não.",
          "Se está solto no chão, sim, com a energia cortada. Preso na folha, espere quem retire com segurança.",
        ],
      },
    ],
    photo: "fotos de longe do portão, do galho e dos fios em volta",
  },
];
