import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

const basculante = ["basculante"];

/** A tilting gate that stays shut or half open, leaves its guide, or moves unasked. */
export const sintomasPorPortaoBasculanteParado: NarrowConcept[] = [
  {
    id: "basculante-nao-sobe-tudo",
    broader: "para-no-meio",
    label: "Basculante não sobe tudo",
    phrase: "o basculante que não sobe tudo",
    asks: [
      ...combine(basculante, [
        "não sobe tudo",
        "não sobe todo",
        "não sobe completo",
        "não sobe completamente",
        "não sobe até fim",
        "não sobe até em cima",
        "não sobe inteiro",
        "não abre tudo",
        "não abre todo",
        "não abre completo",
        "não abre completamente",
        "não abre até fim",
        "não abre inteiro",
        "abre metade",
        "abre só metade",
        "abre pela metade",
        "sobe só metade",
        "sobe pela metade",
        "fica baixo",
        "fica caído",
        "carro não passa",
      ]),
      "basculante não chega em cima",
      "portão levanta não chega em cima",
      "fim curso cima basculante cortando cedo",
      "regular altura abertura basculante",
      "levanta não chega até cima",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante que não sobe até o final, e fica baixo, tem o fim de curso de cima fora do ponto, o percurso gravado curto ou peso demais no trecho final. Se para quieto, sempre na mesma altura, é regulagem, em visita a partir de {price.preventive}, sem peças; se ronca antes de parar, desligue o disjuntor e chame.",
        "O basculante que não abre tudo costuma estar com o fim de curso, o sensor da parada, deslocado, com o percurso encurtado na placa ou com folha pesada no alto. Parada silenciosa no mesmo ponto se regula em visita desde {price.preventive}, sem peças; ronco antes de parar pede disjuntor desligado e técnico.",
        "Quando o basculante não sobe até em cima, as causas são três: sensor de fim de curso fora do lugar, percurso da central curto ou desequilíbrio que pesa no final. Sem ronco e na mesma altura, basta regular, a partir de {price.preventive} em casa, fora as peças. Com ronco, corte o disjuntor.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Fim de curso, percurso ou peso", "Por que ele para antes do alto"],
        slots: [
          [
            "O fim de curso de cima, o ímã ou a chave que avisa que o portão abriu, escorrega com a vibração e corta o motor antes da hora. Falta de luz ou troca de placa também pode deixar o percurso, o trajeto guardado na memória, mais curto.",
            "Poucos centímetros de deslocamento no ímã ou na chave do fim de curso já deixam a folha baixa. O mesmo ocorre quando o percurso, que a central guarda na memória, se altera numa queda de energia ou na troca da placa.",
            "Com a vibração, a peça do fim de curso que marca a abertura sai do lugar, e o motor desliga cedo. Outra origem é o percurso, a medida do trajeto na placa, que pode se encurtar depois de falta de luz ou placa nova.",
          ],
          [
            "Se há esforço, a causa está no peso: no fim da subida, um contrapeso leve ou uma mola cansada já não ajudam, e o capacitor fraco deixa o motor sem força. Guia amassada ou prateleira junto ao teto também seguram a folha.",
            "Já o ronco aponta peso ou atrito. Mola que perdeu força e contrapeso leve fazem falta no alto, capacitor gasto tira arranque do motor, e uma guia torta ou um cano no teto trava o resto da subida.",
            "Motor que sofre antes de parar indica outra coisa: folha desequilibrada por mola ou contrapeso, capacitor sem força, guia amassada. Às vezes é apenas algo guardado no alto da garagem que encosta na folha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que conferir do chão", "Verificação segura da folha baixa"],
        slots: [
          [
            "Olhe tudo do chão e de fora da linha da folha. Não a empurre para cima, não destrave o motor e não passe com o carro sob o portão meio aberto.",
            "A conferência é só com os olhos, de longe. Deixe o motor travado, não ajude a folha com as mãos e espere para tirar o carro, porque ela pode baixar.",
            "Fique afastado e apenas observe: folha empurrada ou destravada pode cair. Enquanto ela não abre inteira, o carro não passa por baixo.",
          ],
        ],
        steps: [
          "Note se a altura da parada é sempre a mesma.",
          "Ouça se o motor ronca antes de parar.",
          "Olhe se algo toca a folha no alto.",
          "Veja, de longe, se os cabos estão esticados e a folha, reta.",
          "Se roncou, feche pelo controle com o vão livre e desligue o disjuntor.",
        ],
      },
      {
        about: "visit",
        headings: ["Como se recupera a altura", "O acerto e o que ele custa"],
        slots: [
          [
            "O técnico escora a folha e confere o equilíbrio antes de mexer no motor. Leve, ela só precisa do fim de curso no ponto ou do percurso regravado; pesada, pede acerto de contrapeso, cabo ou mola.",
            "Com a folha escorada, o primeiro teste é o do peso. Se está equilibrada, recoloca-se o sensor ou grava-se de novo o percurso; caso contrário, o trabalho começa por cabo, mola e contrapeso.",
            "Na visita, a folha é calçada e pesada na mão pelo técnico. Equilíbrio bom leva direto ao ajuste do fim de curso ou do percurso, e folha pesada passa antes pelo contrapeso e pelos cabos.",
          ],
          [
            "Regular o percurso é o conserto mais barato e cabe no preço da visita; contrapeso ou cabo a acertar fica em geral de {price.preventiveRange}, sem peças. Capacitor, cabo ou mola novos são orçados à parte, antes da troca.",
            "Em custo, o ajuste do fim de curso vem primeiro, dentro do valor da visita. Havendo contrapeso ou cabo a acertar, a faixa comum vai de {price.preventiveRange}, e peças como mola e capacitor se orçam separadamente.",
            "A conta menor é a do sensor reposicionado, que a visita inclui. Quando o equilíbrio precisa de acerto, conte de {price.preventiveRange}, fora as peças: mola, cabo e capacitor têm orçamento próprio.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso mudar o ímã do fim de curso?",
        answers: [
          "Não com a folha no alto: qualquer toque ali fica ao lado de peça em movimento. O ajuste é feito com ela escorada e sem energia, pelo técnico.",
          "Melhor não. O ímã fica junto do fuso e do braço, e mexer nele sem escora e com energia é perigoso; na visita, o acerto leva poucos minutos.",
        ],
      },
      {
        question: "Ficou assim depois da falta de luz. É defeito?",
        answers: [
          "Pode ser só o percurso perdido. Com o vão livre, faça uma abertura e um fechamento completos pelo controle; se a folha continuar baixa, a placa precisa ser regravada.",
          "Nem sempre: várias centrais refazem o percurso no primeiro ciclo depois da queda. Repita uma vez o comando, de longe, e chame se ela parar no mesmo ponto.",
        ],
      },
      {
        question: "Trocaram o motor e agora abre menos. Por quê?",
        answers: [
          "O percurso ou o braço não foi regulado para a sua folha. Isso faz parte do serviço de troca, então peça a quem instalou que volte para regular.",
          "Faltou ajustar o braço ou gravar o percurso depois da montagem. Quem fez a troca deve voltar e acertar, porque é etapa da instalação.",
        ],
      },
      {
        question: "Posso continuar usando com a folha baixa?",
        answers: [
          "Só se o motor para sem ronco, os cabos estão iguais e o carro passa com folga. Com ruído, folha torta ou cabo frouxo, desligue o disjuntor e mantenha todos longe.",
          "Depende do sinal: parada silenciosa e folha reta permitem uso cuidadoso até a visita. Ronco, inclinação ou cabo solto pedem disjuntor desligado e ninguém por perto.",
        ],
      },
    ],
    photo: "uma foto da folha aberta até onde vai, de longe, e da etiqueta do motor",
  },
  {
    id: "basculante-preso-com-carro",
    broader: "travado-com-carro",
    label: "Basculante fechado com o carro dentro",
    phrase: "o basculante fechado com o carro dentro",
    asks: [
      ...combine(basculante, [
        "carro dentro",
        "carro preso",
        "sair carro",
        "sair carro travou",
        "sair carro travado",
        "travou fechado carro",
        "como sair carro travou fechado",
        "não abre carro dentro",
        "não abre carro preso",
        "travou carro dentro",
        "travado carro dentro",
        "fechou não abre carro",
        "carro preso garagem",
        "preciso tirar carro",
        "tirar carro não abre",
        "não sobe carro dentro",
        "não sobe carro preso",
      ]),
      "basculante não levanta carro garagem",
      "basculante trancado tiro carro",
      "levantar não sobe sair carro",
      "basculante não sobe preciso sair carro",
      "portão levantar não sobe preciso sair carro",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Basculante que não abre com o carro preso dentro: confira disjuntor e DR, troque a pilha e tente a botoeira uma vez. Se o motor ronca ou a folha entortou, desligue o disjuntor e chame, {shop.hours}: não destrave nem levante na mão, porque os cabos podem ter falhado e a folha cai.",
        "Para sair com o carro se o basculante travou fechado, veja o quadro de luz, a pilha e a botoeira, numa tentativa só. Motor roncando ou mudo depois disso é caso de técnico, que atende {shop.hours} e abre com a folha escorada; não solte o motor, que pode estar segurando o peso dos cabos.",
        "Se o carro ficou preso embaixo ou atrás do basculante, afaste todos e desligue o disjuntor; não levante a folha nem destrave, porque cabo ou mola pode ter cedido. Chame, {shop.hours}: o técnico escora a folha, libera o carro e então conserta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que tentar, em ordem", "Do quadro de luz à botoeira"],
        slots: [
          [
            "Uma tentativa de cada vez, sem ninguém na frente da folha. Se algo estalou, se a folha entortou ou se há cabo frouxo, pule tudo e chame.",
            "Vale testar energia e comando, uma vez só. Estalo, folha torta ou cabo solto encerra os testes.",
            "O que se pode fazer é conferir luz e comando, de fora. Ao menor sinal de cabo ou mola rompida, pare.",
          ],
        ],
        steps: [
          "Veja disjuntor, DR e se há luz na casa.",
          "Troque a pilha, use outro controle ou a botoeira, uma vez.",
          "Confira se há trava ou cadeado fechado.",
          "Motor roncando: pare e desligue o disjuntor.",
          "Olhe os dois cabos de longe e fotografe.",
          "Não destrave; mande o endereço e a hora em que precisa sair.",
        ],
      },
      {
        about: "safety",
        headings: ["Por que não destravar nem levantar", "O risco da folha sem equilíbrio"],
        slots: [
          [
            "Com cabo frouxo, mola partida ou folha torta, o motor é o que segura o portão, e soltá-lo derruba o peso inteiro de uma vez. De fora não dá para ter certeza, e por isso o basculante espera.",
            "Quando um cabo ou a mola falha, só o motor mantém a folha; destravar a solta de repente. Como o defeito nem sempre se vê, ninguém destrava.",
            "A folha pode estar apoiada apenas no motor, se cabo ou mola cedeu. Soltar é deixá-la cair, e de longe nem sempre se percebe.",
          ],
          [
            "Não saia com o carro sob folha presa por vassoura, macaco ou escada, que escapa. Se o carro está embaixo dela, deixe-o ali, sem ninguém dentro.",
            "Escora improvisada não segura o portão para o carro passar. Carro sob a folha fica parado e vazio até o técnico chegar.",
            "Macaco e cabo de vassoura não sustentam um basculante. Quem estiver no carro sai, longe da linha da folha, e espera.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico libera o carro", "Abrir primeiro, consertar depois"],
        slots: [
          [
            "A folha é escorada, aberta em etapas e presa no alto, para o carro sair com segurança. Depois se medem capacitor, placa e equilíbrio, com o valor combinado antes.",
            "Com escora, o técnico ergue a folha aos poucos e a trava em cima. Liberado o carro, vêm a medição do motor e o acerto de cabos e contrapeso.",
            "Primeiro se escora e se abre por etapas, até o carro sair. O conserto vem em seguida, seja capacitor, cabo ou mola, com preço aprovado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a ida e o conserto", "Os valores, ditos antes"],
        slots: [
          [
            "Pagam-se a ida, que à noite, domingo e feriado tem valor próprio, e o conserto, os dois informados antes de o técnico sair. Só o ajuste, em casa, parte de {price.preventive}, sem peças.",
            "A conta tem a ida daquela hora e o serviço, com os valores antes. Regular em residência começa em {price.preventive}, fora peças.",
            "Você sabe o valor da ida e o do conserto antes de confirmar. O ajuste residencial custa a partir de {price.preventive}, sem peças, e cabos ou mola somam.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso forçar com o macaco do carro?",
        answers: [
          "Não. A folha escapa do apoio e cai, e o braço entorta.",
          "De jeito nenhum: o macaco escorrega, e o peso desce de uma vez.",
        ],
      },
      {
        question: "Quanto tempo leva para liberar o carro?",
        answers: [
          "Depende do trânsito e da causa. Com o endereço e uma foto do portão, a resposta diz o prazo da chegada.",
          "Varia com a distância e com o defeito. A previsão é dada na hora do pedido, pelo endereço.",
        ],
      },
      {
        question: "Faltou luz. O basculante abre na mão?",
        answers: [
          "Não solte sozinho: só o técnico, que confere cabos e equilíbrio antes. Se a luz volta logo, espere com o disjuntor desligado.",
          "Em basculante, não arrisque. A queda de luz pode não ser a única causa, e a folha solta cai se há cabo ruim.",
        ],
      },
      {
        question: "O que evita que isso se repita?",
        answers: [
          "Revisão {visits.home}, com cabos, contrapeso e capacitor conferidos, e nobreak para faltas de luz. Outra saída a pé na garagem também ajuda.",
          "Manter folha equilibrada e capacitor bom, com visita {visits.home}. Um nobreak cobre a falta de energia.",
        ],
      },
    ],
    photo: "fotos de longe do portão, dos dois lados e do motor, com o endereço",
  },
  {
    id: "basculante-saiu-da-guia",
    broader: "caiu-do-trilho",
    label: "Basculante saiu da guia",
    phrase: "o basculante que saiu da guia lateral",
    asks: [
      ...combine(basculante, [
        "saiu trilho",
        "saiu trilho lateral",
        "saiu do trilho",
        "saiu guia",
        "saiu da guia",
        "caiu trilho",
        "caiu do trilho",
        "descarrilou",
        "descarrilhou",
        "fora trilho",
        "fora guia",
        "escapou trilho",
        "escapou guia",
        "pulou trilho",
        "roldana saiu",
        "roldana saiu trilho",
        "rolamento saiu",
      ]),
      "basculante saiu eixo",
      "basculante saiu do lugar",
      "basculante desencaixou",
      "basculante saiu pino",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Portão basculante que saiu do trilho lateral pode cair: desligue o disjuntor, afaste todos e não acione, não destrave e não empurre a folha de volta. A roldana da guia escapou por batida, guia aberta ou cabo desigual. O técnico escora a folha, recoloca e acerta os dois lados.",
        "Basculante fora da guia é emergência: um lado segura o peso dos dois. Deixe a folha como está, sem ninguém embaixo nem na frente, e mande foto de longe pelo WhatsApp. Se o carro está dentro, ele fica onde está até a folha ser escorada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora", "Portão fora da guia: isole"],
        slots: [
          [
            "Folha torta pode cair ao menor toque, do lado que parece firme.",
            "Não escore com madeira solta: ela escapa quando a folha se mexe.",
          ],
        ],
        steps: [
          "Desligue o disjuntor sem passar sob a folha.",
          "Afaste pessoas, animais e, se der com segurança, isole a calçada.",
          "Não destrave o motor.",
          "Fotografe de longe os dois lados e o alto das colunas.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a roldana escapa", "Guia, cabo, batida ou braço"],
        slots: [
          [
            "Guia aberta ou amassada por para-choque solta a roldana no mesmo ponto.",
            "Uma batida de carro abre a guia, e a roldana sai na subida seguinte.",
          ],
          [
            "Cabo mais curto de um lado torce a folha até a roldana pular.",
            "Cabos desiguais puxam a folha torta e arrancam a roldana da guia.",
          ],
          [
            "Eixo ou pino da roldana gasto completa a lista.",
            "Roldana com o pino gasto cai sozinha, sem batida nenhuma.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como a folha volta à guia", "O conserto, com a folha escorada"],
        slots: [
          [
            "A folha é escorada e o contrapeso, apoiado; só então a roldana volta ou é trocada.",
            "Com folha e contrapeso apoiados, endireita-se a guia e troca-se a roldana.",
          ],
          [
            "Os cabos são igualados e o motor faz vários ciclos, para ver se a folha sobe reta.",
            "No fim, cabos iguais, folha reta e fim de curso conferido.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso encaixar a roldana de volta sozinho?",
        answers: ["Não. O peso está nos cabos e pode vir de uma vez. É serviço para dois técnicos com escora."],
      },
      {
        question: "O portão saiu da guia fechado. Posso deixar assim?",
        answers: ["Por algumas horas, sem energia e isolado dos dois lados. Não tente abrir."],
      },
      {
        question: "O basculante que saiu da guia precisa de motor novo?",
        answers: ["Raramente. O motor é testado depois; o dano costuma ficar na guia, na roldana e no braço."],
      },
    ],
    photo: "fotos de longe dos dois lados, da guia e do alto das colunas",
  },
  {
    id: "basculante-so-desce-segurando",
    broader: "nao-fecha",
    label: "Basculante só desce segurando o botão",
    phrase: "o basculante que só desce com o botão seguro",
    asks: [
      ...combine(basculante, [
        "só desce segurando",
        "só desce segurando controle",
        "só desce segurando botão",
        "só fecha segurando",
        "só fecha segurando controle",
        "só fecha segurando botão",
        "só fecha apertando",
        "só desce apertando",
        "desce segurar botão",
        "fecha segurar botão",
        "tem segurar fechar",
      ]),
      "levantar só baixa segurando controle",
      "basculante só baixa segurando",
      "manter controle pressionado basculante",
      "basculante baixar controle pressionado",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante que só desce segurando o controle está sem a fotocélula: em várias centrais, quando o sensor falha, a folha só fecha enquanto alguém segura o botão e vigia. Limpe as lentes e veja se o LED acende; sem resultado, é alinhamento, fio ou sensor queimado.",
        "O basculante só fecha com o botão apertado porque a central não recebe o sinal da fotocélula ou está no modo de comando contínuo. Feche só à vista, sem ninguém embaixo, e peça o acerto do sensor; a programação se confere na mesma visita.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Sensor, fio ou programação", "Por que pede o botão seguro"],
        slots: [
          [
            "Lente suja, suporte torto ou sol no receptor fazem a central ver obstáculo o tempo todo.",
            "Fotocélula desalinhada é a causa mais comum: a folha não desce sozinha por segurança.",
          ],
          [
            "Fio partido ou umidade no par dá o mesmo resultado, com o LED do sensor apagado.",
            "LED apagado no sensor lembra fio solto, água ou aparelho queimado.",
          ],
          [
            "Depois de troca de placa, o modo de comando pode ter ficado errado.",
            "Placa recém-trocada pode estar no modo de homem presente, que se muda na programação.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que tentar em casa", "Limpeza e teste à vista"],
        slots: [
          [
            "Nunca ligue os fios da fotocélula direto para a folha descer.",
            "Não tampe nem tire o sensor: ele protege quem está embaixo.",
          ],
        ],
        steps: [
          "Tire carro e objetos da linha do sensor.",
          "Limpe as lentes com pano seco.",
          "Veja se os LEDs dos dois lados acendem.",
          "Feche uma vez com um toque curto, olhando de longe.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Posso usar o basculante segurando o botão até o conserto?",
        answers: ["Pode, segurando o botão e com a folha à vista até encostar no chão, sem ninguém embaixo."],
      },
      {
        question: "Só descer com o botão seguro é defeito do controle?",
        answers: ["Raramente: se a botoeira também pede para segurar, o problema é o sensor ou a central."],
      },
      {
        question: "Quanto custa resolver o basculante que só desce segurando?",
        answers: [
          "Limpeza e alinhamento cabem na visita, a partir de {price.preventive} em casa, sem peças; sensor novo soma a peça.",
        ],
      },
    ],
    photo: "fotos dos dois lados da fotocélula, com os LEDs, e da etiqueta do motor",
  },
  {
    id: "basculante-abre-sozinho",
    broader: "abre-sozinho",
    label: "Basculante abre sozinho",
    phrase: "o basculante que abre sozinho",
    asks: [
      "portão levanta abrindo conta própria",
      ...combine(basculante, [
        "abre sozinho",
        "abrindo sozinho",
        "abriu sozinho",
        "sobe sozinho",
        "subindo sozinho",
        "subiu sozinho",
        "abre sozinho noite",
        "sobe do nada",
        "abre do nada",
        "abre pouco sozinho",
        "sobe pouco sozinho",
      ]),
      "basculante sobe sem ligar motor",
      "basculante sobe sozinho",
      "portão levantar sobe sozinho depois fecha",
      "basculante sobe sozinho fecha",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante que abre sozinho tem comando falso ou contrapeso pesado. Se o motor funciona, é botoeira úmida, controle preso ou código igual ao de outro; se a folha sobe sem som de motor, o contrapeso passou do peso dela ou o motor está destravado. Desligue o disjuntor e fique longe da folha.",
        "O basculante sobe sozinho por ordem falsa ou por peso; escute. Com o motor ligado, é botoeira, interfone ou controle; em silêncio, é a folha que perdeu peso ou o motor que ficou solto, e ela pode subir ou descer de repente. No segundo caso, não mexa e chame.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Com som de motor ou em silêncio", "Comando falso ou equilíbrio"],
        slots: [
          [
            "Comando falso vem de botoeira molhada, fio em curto, interfone, controle preso no bolso ou código fixo repetido.",
            "Ordem que ninguém deu vem de botoeira úmida, botão preso ou controle igual na vizinhança.",
          ],
          [
            "Depois de tirar chapa ou trocar a folha por outra mais leve, o contrapeso sobra e puxa o portão para cima.",
            "Folha que ficou mais leve deixa o contrapeso no comando.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como descobrir com segurança", "Teste do disjuntor"],
        slots: [["Não destrave o motor durante o teste.", "Ninguém embaixo da folha até saber a causa."]],
        steps: [
          "Feche e desligue o disjuntor: se ainda assim sobe, é equilíbrio ou trava.",
          "Se só sobe com energia, tire a pilha dos controles.",
          "Continuou: peça ao técnico para isolar botoeira e interfone.",
          "À noite, deixe o disjuntor desligado.",
        ],
      },
      {
        about: "visit",
        headings: ["O conserto em cada caso", "O que se faz na visita"],
        slots: [
          [
            "Comando falso: fio e botoeira refeitos, memória apagada e controles regravados.",
            "A memória é limpa, só os controles da casa voltam e a botoeira é vedada.",
          ],
          [
            "Equilíbrio: contrapeso acertado com a folha escorada e trava do motor conferida.",
            "O contrapeso é refeito com a folha escorada, e a trava do motor, testada.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "O basculante que sobe sozinho pode cair?",
        answers: ["Se está desequilibrado ou destravado, sim. Por isso ninguém fica embaixo até o acerto."],
      },
      {
        question: "Código rolante resolve o basculante que abre sozinho?",
        answers: ["Resolve quando outro controle abre o seu portão. Fio em curto e umidade continuam."],
      },
      {
        question: "O basculante sobe sozinho só um palmo. O que é?",
        answers: ["Folga no braço ou contrapeso pesado: com o motor parado, a folha cede até a folga acabar."],
      },
    ],
    photo: "um vídeo com som do portão abrindo e fotos da botoeira, do contrapeso e da etiqueta",
  },
];
