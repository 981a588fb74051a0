import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What to change first of two, and which of two kinds: the test that decides comes with the verdict. */
export const precosEPecasQualDosDois: NarrowConcept[] = [
  {
    id: "pilha-controle-ou-receptor",
    broader: "controle",
    label: "Trocar pilha, controle ou receptor",
    phrase: "o que trocar: pilha, controle ou receptor",
    asks: [
      "ordem testo pilha controlinho receptor",
      ...combine(
        ["trocar", "troca", "problema", "defeito"],
        ["pilha ou controle", "controle ou receptor", "pilha ou receptor", "controle ou placa"],
      ),
      "pilha ou controle",
      "controle ou receptor",
      "pilha controle placa",
      "pilha controle ou placa",
      "controle parou pilha placa",
      "controle parou funcionar pilha controle placa",
      "controle não funciona pilha placa",
      "controle não abre pilha placa",
      "pilha ou receptor",
      "pilha ou placa",
    ],
    intent: "question",
    answers: {
      any: [
        "Quando o controle do portão para de funcionar, teste nesta ordem: pilha, controle, receptor e placa. Ponha uma pilha nova e experimente outro controle: se ele abre, o defeito está no seu. Se nenhum abre e o botão da parede abre, o receptor falhou. Se nem o botão abre, falta energia ou a placa queimou.",
        "Troque a pilha se a luz do controle está fraca, e o controle se só ele falha. Troca-se o receptor quando nenhum controle abre, mas o botão da parede abre o portão. Se nem o botão responde, o defeito é de energia ou de placa. A foto do controle e da etiqueta do motor dá o preço da peça certa.",
        "Para saber se é pilha, controle ou placa, compare com outro controle da casa. Se o outro abre, o seu está com pilha fraca, tecla gasta ou sem gravação. Se nenhum abre e a botoeira da parede funciona, falhou o receptor da placa. Com a botoeira também parada, confira o disjuntor; depois dele, a suspeita é a placa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O teste de um minuto", "Como saber qual dos três é"],
        slots: [
          [
            "Faça o teste perto do portão, com ele à vista e ninguém no caminho da folha. Cada passo elimina uma peça, da mais barata à mais cara.",
            "São poucos passos, sem ferramenta e com a tampa do motor fechada. Fique onde veja a folha e mantenha a passagem livre.",
            "Siga a ordem, que vai da pilha à placa, e pare quando o portão abrir. A passagem fica livre e o motor, fechado.",
          ],
        ],
        steps: [
          "Troque a pilha por outra do mesmo tipo e aperte a dois metros do motor.",
          "Teste um segundo controle: se ele abre, o defeito é do primeiro.",
          "Se nenhum abre, aperte a botoeira da parede: abrindo, o receptor ou a antena falhou.",
          "Se nem a botoeira abre, o caso é de energia, placa ou motor.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que cada um falha", "Pilha, código e receptor: o que acontece"],
        slots: [
          [
            "A pilha enfraquece e o alcance encolhe antes de parar. O controle perde a tecla ou o cadastro, o código que a central guarda na memória, e nesse caso basta gravá-lo de novo.",
            "Pilha cansada mostra luz fraca e abre só de perto. No controle, a tecla se gasta ou o código some da memória da central, o que uma nova gravação corrige.",
            "Antes de acabar, a pilha faz o portão abrir apenas de perto. Um controle de luz forte que não abre perdeu a tecla ou o cadastro, e este se refaz na central.",
          ],
          [
            "O receptor, a parte da placa que escuta os controles, sofre com raio, umidade e antena solta. Como ele serve a todos, quando falha nenhum controle abre, e a botoeira, ligada por fio, continua funcionando.",
            "Quem ouve os controles é o receptor, queimado às vezes por surto ou umidade, ou mudo por antena solta. Todos os controles param juntos, mas o botão da parede, que vai por fio, segue abrindo.",
            "Raio, água e antena partida atingem o receptor, o ouvido da central. O sinal é claro: nenhum controle abre, e a botoeira, por não usar rádio, abre normalmente.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que cada troca custa", "Do mais barato ao mais caro"],
        slots: [
          [
            "A pilha você mesmo troca e é o menor gasto. O controle soma o aparelho e a gravação; o receptor soma o aparelho, a ligação na central e a gravação de todos os controles.",
            "Em ordem de custo vêm a pilha, trocada em casa, o controle com a gravação e o receptor, que pede ligação na placa e todos os controles gravados outra vez.",
            "O menor custo é o da pilha, depois o do controle novo com cadastro. Receptor fica acima, porque inclui a ligação e a regravação dos controles da casa.",
          ],
          [
            "Um receptor avulso evita trocar a central inteira quando só o rádio queimou. A ida do técnico, se for preciso, serve para gravar vários controles.",
            "Quando só o rádio da placa falha, um receptor externo custa menos que outra central. Aproveite a visita para gravar os controles de todos.",
            "Não é preciso trocar a central por causa do rádio: um receptor externo faz o papel dele. E uma visita só grava quantos controles houver.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle acende a luz e não abre. É o receptor?",
        answers: [
          "Nem sempre: a luz só mostra que há pilha. Teste outro controle; se ele abre, grave o primeiro de novo.",
          "Pode ser, mas cadastro perdido dá o mesmo sinal. Um segundo controle que funcione inocenta o receptor.",
        ],
      },
      {
        question: "Trocar o receptor apaga os controles?",
        answers: [
          "Sim, todos são gravados de novo no receptor novo, desde que usem o código dele. Tenha os da família à mão no dia.",
          "Apaga, porque a memória fica no receptor. Os controles compatíveis são regravados; os de outro código precisam ser trocados.",
        ],
      },
      {
        question: "Qual pilha vai no controle do portão?",
        answers: [
          "A do código impresso na que está nele; as mais comuns são A23, de 12 V, e CR2032, de 3 V. Respeite a posição.",
          "Depende do modelo: leia o código na própria pilha, como A23 ou CR2032, e compre igual. Pilha invertida também deixa o controle mudo.",
        ],
      },
      {
        question: "O controle só abre encostado no portão. O que trocar?",
        answers: [
          "Primeiro a pilha. Se continuar com pilha nova e todos os controles, a antena do receptor está solta ou ele perdeu sensibilidade.",
          "Pilha nova resolve a maioria. Se todos abrem só de perto, o técnico confere a antena e o receptor.",
        ],
      },
    ],
    photo: "fotos do controle, frente e verso, e da etiqueta do motor",
  },
  {
    id: "trilho-novo-ou-limpar",
    broader: "trilho",
    label: "Trilho novo ou só limpar",
    phrase: "a escolha entre trocar e limpar o trilho",
    asks: [
      "saber basta limpar trilho",
      ...combine(
        ["trilho"],
        [
          "novo ou limpar",
          "trocar ou limpar",
          "limpar ou trocar",
          "novo ou só limpar",
          "trocar ou consertar",
          "consertar ou trocar",
        ],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Entre trilho novo ou só limpar, limpe primeiro: areia, pedra e cimento explicam boa parte dos travamentos do portão. Troque o trilho, ou só o trecho ruim, se depois de limpo ele ainda trava no mesmo ponto, há degrau ou amassado ou o trilho se soltou do piso.",
        "Só limpar o trilho resolve se, varrido e seco, o portão anda leve na mão. Se ele continua pesado ou pula sempre no mesmo lugar, há degrau, amassado ou afundamento, e troca-se apenas esse trecho, o que custa bem menos que o trilho inteiro.",
        "Como saber se basta limpar: varra o trilho, seque e mova a folha na mão. Andou leve, era sujeira; travou no mesmo ponto, o trecho está amassado ou com degrau e precisa ser trocado, e a visita com limpeza e ajuste em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Limpe e teste antes de gastar", "O teste que decide entre limpar e trocar"],
        slots: [
          [
            "O teste se faz com o disjuntor desligado e só com a folha reta, na guia. Folha torta ou fora do trilho não se destrava nem se empurra.",
            "Desligue o disjuntor antes, e não destrave se a folha pende. Com ela no prumo, leva dez minutos.",
            "Só vale para folha reta e com a energia cortada. Se ela está torta, chame sem mexer.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e destrave o motor.",
          "Varra o trilho e tire pedra e cimento grudado.",
          "Seque e não passe graxa, que junta areia.",
          "Ande com a folha na mão e marque onde ela pesa.",
          "No ponto marcado, procure degrau, amassado ou trilho solto.",
        ],
      },
      {
        about: "choose",
        headings: ["Limpeza, trecho ou trilho inteiro", "O que o teste mostra"],
        slots: [
          [
            "O lugar e o tipo do travamento escolhem o serviço, e as roldanas se olham junto, porque roda gasta come trilho novo.",
            "Onde e como trava define o que fazer. Roda gasta estraga trilho novo, por isso é vista na mesma hora.",
            "Compare com a lista e confira as rodas, que se gastam junto com o trilho.",
          ],
        ],
        bullets: [
          "Leve depois de varrer: só limpeza, todo mês",
          "Trava num ponto: degrau ou amassado, troca do trecho",
          "Pesa no curso todo com trilho bom: roldanas",
          "Solto ou afundado em vários pontos: trilho e base novos",
        ],
      },
      {
        about: "cost",
        headings: ["O que muda no preço", "Quanto custa limpar, trocar o trecho ou tudo"],
        slots: [
          [
            "A visita com limpeza e regulagem em casa parte de {price.preventive}, sem peças.",
            "Limpar e ajustar em residência começa em {price.preventive}, fora peças.",
            "Conte desde {price.preventive} pela visita em casa que varre e regula, sem peças.",
          ],
          [
            "Trilho se paga por metro, em torno de duas vezes o vão quando é todo, e a base de concreto costuma pesar mais que o ferro.",
            "Por metro se cobra a troca; completo, dá perto do dobro do vão, e o que encarece é refazer o concreto.",
            "O metro é a unidade: troca completa leva cerca de duas vezes o vão, e a obra no piso é o item mais caro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso desamassar o trilho com martelo?",
        answers: [
          "Não com a folha sobre ele, porque ela pode sair e tombar. Amassado leve o técnico acerta, com a folha escorada.",
          "Melhor não. A pancada desloca o trilho, e a folha perde o apoio.",
        ],
      },
      {
        question: "De quanto em quanto tempo limpar o trilho?",
        answers: [
          "Uma vez por semana com vassoura e com mais cuidado todo mês. Depois de obra ou chuva forte, na hora.",
          "Varra toda semana e confira os cantos todo mês.",
        ],
      },
      {
        question: "Quanto tempo dura um trilho?",
        answers: [
          "Muitos anos, em concreto firme e sem graxa. Base afundada e areia são o que o acaba.",
          "Bem fixado e limpo, mais que várias roldanas.",
        ],
      },
      {
        question: "Trocar só um trecho fica bom?",
        answers: [
          "Fica, se a emenda for lixada no nível e presa no concreto. Emenda alta quebra a roda.",
          "Sim, com perfil igual e junta nivelada. O problema é degrau na emenda.",
        ],
      },
    ],
    photo: "fotos do trilho, do ponto em que trava e da roda, com a largura do vão",
  },
  {
    id: "cabo-inox-ou-comum",
    broader: "cabo-de-aco",
    label: "Cabo de aço inox ou comum",
    phrase: "a escolha entre cabo inox e galvanizado",
    asks: [
      "vale pena cabo aço inoxidável",
      ...combine(
        ["cabo aço", "cabo portão", "cabo basculante"],
        ["inox", "inox ou", "galvanizado", "inox comum", "plastificado ou", "encapado ou"],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre cabo de aço inox ou comum no portão, o galvanizado comum atende a maioria dos basculantes, e o inox vale perto do mar ou em caixa sempre úmida, porque enferruja menos. Nos dois, o que segura a folha é a bitola certa, e quem troca é o técnico, em par.",
        "Vale a pena cabo inox no litoral e onde a caixa molha; no resto, o galvanizado, que custa menos e é mais flexível na roldana. A bitola sai do peso da folha, e a troca é do técnico, dos dois lados, com a folha escorada.",
        "A diferença entre cabo inox e galvanizado é a ferrugem: o inox resiste à maresia e custa mais, o comum serve em lugar seco. Contra o desgaste na roldana, os dois gastam parecido, e a bitola certa, posta pelo técnico, importa mais que o material.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Inox, galvanizado e encapado", "O que muda entre os cabos"],
        slots: [
          [
            "Antes do material vêm a bitola e a roldana: nenhum cabo compensa medida errada. Em basculante de casa são comuns 3 a 5 mm, conforme o peso.",
            "Bitola errada não se corrige com inox. O usual em casa vai de 3 a 5 mm, pelo peso da folha e pelo canal da roldana.",
            "O canal da roldana e o peso definem a bitola, em geral de 3 a 5 mm em residência. Só depois se escolhe o material.",
          ],
        ],
        bullets: [
          "Galvanizado: comum, flexível, mais barato, bom em lugar seco.",
          "Inox: resiste à maresia, custa mais, menos flexível.",
          "Encapado: a capa esconde o fio rompido; não é indicado.",
          "Terminal e presilha do mesmo material, para um não corroer o outro.",
        ],
      },
      {
        about: "safety",
        headings: ["Quem troca é o técnico", "Não mexa no cabo"],
        slots: [
          [
            "O cabo segura o peso da folha e do contrapeso: solto sem escora, ela cai. A troca é sempre em par, para a folha não entortar.",
            "Sem a folha escorada, soltar o cabo é derrubá-la. O técnico troca os dois, iguais em bitola e comprimento.",
            "Tirar o cabo libera a carga, e por isso a escora vem antes. Sai o par, nunca um só.",
          ],
          [
            "Fio espetado, ferrugem ou cabo fora da roldana: pare de usar, desligue o disjuntor, não destrave e não passe embaixo.",
            "Com fio rompido ou ponto de ferrugem, o portão fica parado, sem energia e sem ninguém sob ele.",
            "Viu um fio solto ou oxidado? Disjuntor desligado e vão isolado até a troca.",
          ],
        ],
      },
      {
        about: "time",
        headings: ["Quanto dura cada cabo", "Quando trocar"],
        slots: [
          [
            "Na praia, o galvanizado pode mostrar ferrugem em um ou dois anos, e o inox dura bem mais. Em lugar seco, os dois costumam acabar pelo desgaste na roldana, depois de anos.",
            "Com maresia, o comum enferruja em um ou dois anos. Longe do mar, a roldana é que decide, e a duração fica parecida.",
            "O comum perto do mar dura um ou dois anos; o inox, bem mais. Em clima seco, ambos gastam na curva da roldana.",
          ],
          [
            "A revisão {visits.home} mostra os trechos escondidos. Óleo fino de cabo ajuda o galvanizado; graxa grossa esconde o fio rompido.",
            "Na visita, {visits.home}, o técnico vê a parte dentro da caixa. Lubrificante fino protege o comum, e graxa atrapalha a inspeção.",
            "Revise {visits.home}, porque o trecho da roldana não se vê de baixo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr um lado inox e outro comum?",
        answers: [
          "Não: os dois lados são iguais, para a folha não entortar.",
          "Nunca. Materiais diferentes esticam diferente, e a folha fica torta.",
        ],
      },
      {
        question: "O inox custa muito mais?",
        answers: [
          "O metro custa mais que o galvanizado, mas a mão de obra é a mesma e é a maior parte. Em lugar úmido, a diferença se paga na segunda troca.",
          "Na peça, sim; no serviço, não. Como o trabalho de escorar pesa mais, o total sobe pouco.",
        ],
      },
      {
        question: "Cabo mais grosso é mais seguro?",
        answers: [
          "Não se o canal da roldana é menor: ele apoia na borda e gasta. Bitola e roldana precisam combinar.",
          "Só com roldana do mesmo canal. Grosso demais dobra mal e rompe os fios.",
        ],
      },
      {
        question: "Quanto tempo leva trocar o par?",
        answers: [
          "Em geral de uma a três horas, com escora, roldanas conferidas e equilíbrio refeito.",
          "Conte até três horas, incluindo o acerto do contrapeso e os testes.",
        ],
      },
    ],
    photo: "fotos de longe dos dois lados do portão e a altura da folha, sem tocar nos cabos",
  },
  {
    id: "tag-ou-facial",
    broader: "tag-veicular",
    label: "Tag ou reconhecimento facial",
    phrase: "a escolha entre tag e reconhecimento facial",
    asks: [
      "facial tag qual escolher",
      "tag reconhecimento rosto rápido",
      ...combine(
        ["tag", "tag veicular"],
        ["ou facial", "reconhecimento facial", "ou reconhecimento facial", "ou biometria", "ou digital", "ou senha"],
      ),
    ],
    intent: "comparison",
    answers: {
      any: [
        "Tag ou reconhecimento facial no prédio? Tag para os carros, que entram sem parar, e facial para os pedestres, que dispensam chave. Na garagem, a tag é mais rápida; no portão de quem entra a pé, o facial, com outra opção para quem recusa, pela LGPD.",
        "O condomínio deve pôr tag na garagem e facial na entrada de pedestres: a tag lê o carro em movimento, e o reconhecimento facial precisa do rosto perto do leitor. Usar facial no lugar da tag deixa a entrada de carros mais lenta.",
        "Facial ou tag para entrar na garagem do prédio: tag, porque ninguém abre o vidro nem para no leitor. O facial rende a pé, no portão social; por ser dado sensível na LGPD, ofereça cartão ou senha aos moradores que não quiserem.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Tag e facial lado a lado", "O que cada um faz melhor"],
        slots: [
          [
            "Os dois convivem na mesma central de acesso, cada um na sua porta.",
            "Muitos prédios usam ambos, e a lista mostra por quê.",
            "Compare pela porta em que vai ficar.",
          ],
        ],
        bullets: [
          "Tag: fluxo de carros, dia e noite, sem parar",
          "Tag: identifica o carro, e quem o pega emprestado entra",
          "Facial: pedestres, sem chave nem cartão, difícil de emprestar",
          "Facial: sol na lente, capacete e rosto coberto atrapalham",
          "Os dois: carona atrás só se evita com eclusa, câmera ou porteiro",
        ],
      },
      {
        about: "cost",
        headings: ["De onde vem o custo de cada um", "O que pesa no orçamento"],
        slots: [
          [
            "Na tag, o caro é o leitor com antena, um por entrada, e cada carro soma uma etiqueta barata. No facial, paga-se o leitor de cada porta, e o cadastro não leva peça.",
            "Leitor e antena por entrada são o grosso da tag; a etiqueta custa pouco. Já o facial concentra o custo no leitor de cada porta.",
            "A tag custa por entrada mais um pouco por carro; o facial, por porta e nada por morador.",
          ],
          [
            "O motor do portão não muda, porque tag e facial só mandam a ordem de abrir. Motor lento ou fraco continua o mesmo, e trocá-lo em portão pesado fica de {price.heavySwap}.",
            "Nenhum dos dois exige trocar motor: eles apenas acionam a central. Se a fila vem do portão lento, a troca em portão pesado vai de {price.heavySwap}.",
            "O portão segue com o motor atual, que só recebe o comando. Para abrir mais depressa é outro serviço, de {price.heavySwap} na troca em portão pesado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que o síndico decide antes", "LGPD, cadastro e bloqueio"],
        slots: [
          [
            "O rosto é dado pessoal sensível pela LGPD: o condomínio precisa dizer para que usa, onde guarda e por quanto tempo, e oferecer outra forma de entrar. A tag não traz essa exigência.",
            "Pela LGPD, a imagem do rosto é dado sensível e pede finalidade, guarda segura e alternativa. Com a tag, guarda-se só o número do carro.",
            "Facial exige regra escrita de uso e guarda dos rostos, que a LGPD trata como dado sensível, e alternativa a quem recusa. Tag é mais simples nesse ponto.",
          ],
          [
            "Nos dois, a lista em dia vale mais que o aparelho: bloqueio no mesmo dia em mudança, venda do carro ou perda. Confira o cadastro duas vezes por ano.",
            "Cadastro atualizado é o que protege, com bloqueio no dia da mudança ou da venda do carro. Duas conferências por ano bastam.",
            "Morador que sai perde o acesso no mesmo dia, seja tag ou rosto. Reveja a lista a cada seis meses.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O reconhecimento facial abre a garagem?",
        answers: [
          "Abre, por contato na placa, mas o motorista precisa parar perto do leitor, muitas vezes com o vidro aberto.",
          "Pode abrir; para carros, porém, a tag é bem mais rápida.",
        ],
      },
      {
        question: "E os visitantes e entregadores?",
        answers: [
          "Entram por interfone, senha temporária ou liberação da portaria: tag e facial são para quem está cadastrado.",
          "A portaria libera, ou o morador manda senha ou QR Code temporário, se o sistema tiver.",
        ],
      },
      {
        question: "O morador pode recusar o facial?",
        answers: [
          "Pode, e o condomínio deve oferecer outra forma, como tag, cartão ou senha, porque o rosto é dado sensível.",
          "Sim. Ofereça cartão ou senha desde o início, que evita discussão em assembleia.",
        ],
      },
      {
        question: "Funciona sem internet e sem luz?",
        answers: [
          "A leitura local costuma funcionar sem internet, com o cadastro na memória. Sem luz, só com nobreak no leitor, na fechadura e no motor.",
          "Sem internet, em geral sim; sem energia, depende de nobreak. Preveja também a chave mecânica.",
        ],
      },
    ],
    photo: "fotos das entradas e o número de carros e de unidades",
  },
  {
    id: "bateria-de-litio",
    broader: "bateria",
    label: "Bateria de lítio no portão",
    phrase: "a bateria de lítio no nobreak do portão",
    asks: [
      "carregador selada serve lítio",
      "trocar selada chumbo lítio",
      ...combine(
        ["bateria", "nobreak"],
        ["lítio", "lítio ou", "lítio vale pena", "gel", "estacionária", "estacionária ou"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Bateria de lítio no nobreak do portão só pode ser usada se o aparelho foi feito para ela: o carregador comum é de selada de chumbo, e a mistura traz risco de incêndio. Na maioria dos portões, o certo é repetir a selada de 12 V, com os mesmos Ah.",
        "Em geral não dá para trocar a bateria de chumbo por lítio no motor ou no nobreak do portão, porque a LiFePO4 pede outro carregador. Compre a selada de mesma tensão, mesmos Ah e mesmo tamanho, salvo se o manual citar lítio.",
        "A bateria de lítio dura mais, mas não funciona com segurança em portão eletrônico cujo carregador é de selada: pode não carregar direito ou pegar fogo. Só use LiFePO4 em nobreak que a aceite no manual; nos outros, selada de 12 V.",
      ],
      question: [
        "Em geral não: você não deve colocar bateria de lítio no nobreak do portão, porque o carregador é da selada de chumbo e a mistura é risco de incêndio. Só use se o manual citar LiFePO4; senão, repita a selada de 12 V da etiqueta.",
        "Posso usar lítio no portão automático? Só se o aparelho for feito para ela. O carregador da selada não serve, ainda que a de lítio dure mais, e a saída comum é a mesma selada de 12 V e mesmos Ah.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual bateria o portão aceita", "Lítio, selada e de carro"],
        slots: [
          [
            "Quem manda é o carregador do aparelho, descrito no manual. Fora da lista, não arrisque.",
            "O tipo sai do manual do nobreak ou da central. Mesma tensão não quer dizer mesmo carregador.",
            "Volts iguais não bastam: cada química carrega de um jeito. Veja o que cada uma permite.",
          ],
        ],
        bullets: [
          "Selada (VRLA): a comum em nobreak de portão",
          "Lítio (LiFePO4): só em aparelho que a cita no manual",
          "De carro ou moto: não serve, solta gás",
          "Estacionária grande: só se o carregador aguentar",
        ],
      },
      {
        about: "check",
        headings: ["O que ler antes de comprar a bateria", "Na etiqueta da antiga"],
        slots: [
          [
            "Volts, Ah, tipo e medidas estão na etiqueta da antiga. Muitos nobreaks usam uma selada de 12 V e 7 Ah, ou duas em série nos de 24 V, e o par se troca junto.",
            "Fotografe a etiqueta: tensão, Ah e tamanho precisam ser iguais. É comum a selada de 12 V e 7 Ah, sozinha ou em dupla para 24 V, sempre as duas novas.",
            "Leia tensão, capacidade em Ah e dimensões. No sistema de 24 V são duas de 12 iguais e trocadas no mesmo dia, em geral de 7 Ah.",
          ],
          [
            "A troca é feita com o disjuntor desligado, respeitando positivo e negativo, e o teste final se faz sem luz.",
            "Desligue no quadro antes e não inverta os polos. Depois, prove o portão com a energia cortada.",
            "Com a energia cortada e a polaridade certa, monta-se; o teste é abrir sem a rede.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Lítio ou selada: a conta", "O que custa e quanto dura"],
        slots: [
          [
            "A selada costuma durar de 2 a 4 anos e é a mais barata. A de lítio custa várias vezes mais e passa disso no aparelho próprio, de modo que só compensa em nobreak novo, feito para ela.",
            "Pela selada paga-se pouco a cada 2 a 4 anos. O lítio dura mais e custa bem mais, somado ao nobreak compatível.",
            "Com a selada, a troca vem entre 2 e 4 anos, por pouco. Lítio é investimento que pede também o carregador certo, e raramente se paga em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O que acontece se eu ligar lítio no carregador da selada?",
        answers: [
          "Pode não carregar por completo, desligar sozinha ou superaquecer. Em célula sem proteção, há risco de fogo.",
          "O carregador errado estressa as células e pode aquecê-las até incendiar. Mesmo quando parece funcionar, dura pouco.",
        ],
      },
      {
        question: "Bateria com mais Ah segura mais aberturas?",
        answers: [
          "Segura, se couber e o carregador aguentar. Acima do que o manual aceita, ela nunca carrega de todo.",
          "Em princípio sim, dentro do limite do aparelho. Muito maior, o carregador não completa e ela estraga.",
        ],
      },
      {
        question: "Onde descarto a bateria velha?",
        answers: [
          "Na loja que vende ou em ponto de coleta; não vai no lixo comum.",
          "Devolva à loja ou a um ponto de coleta. Chumbo e lítio contaminam.",
        ],
      },
      {
        question: "Como sei que a bateria acabou?",
        answers: [
          "O portão abre poucas vezes ou nenhuma sem luz, e a selada estufa. Teste desligando o disjuntor uma vez por semestre.",
          "Desligue a rede e conte as aberturas: se caíram muito, ou a caixa estufou, é hora de trocar.",
        ],
      },
    ],
    photo: "a foto da etiqueta da bateria e do nobreak ou da central",
  },
  {
    id: "receptor-para-muitos",
    broader: "receptor",
    label: "Receptor para muitos controles",
    phrase: "o receptor para muitos controles",
    asks: [
      "receptor condomínio",
      "receptor prédio",
      "receptor portão condomínio",
      "controles condomínio receptor comprar",
      "120 controles condomínio receptor",
      "controles condomínio que receptor",
      ...combine(
        ["receptor", "receptora"],
        [
          "100 controles",
          "200 controles",
          "500 controles",
          "50 controles",
          "muitos controles",
          "prédio controles",
          "condomínio controles",
          "quantos controles",
        ],
      ),
    ],
    intent: "buying",
    answers: {
      any: [
        "O receptor para condomínio precisa de três coisas que o de casa não tem: memória para todos os controles, com uns 20 a 30 lugares de folga, código rolante e exclusão de um controle por vez. Ele se liga na entrada de botoeira do motor que já existe. Mande o número de vagas e a foto de um controle para receber o modelo e o valor.",
        "Para 100 controles, 120 ou 500, use receptor de condomínio com memória acima do total, código rolante e exclusão de um controle por vez. Some uns 20 a 30 lugares de folga ao número de vagas, porque receptor de casa enche e só apaga todos juntos.",
        "O receptor que comporta mais de cem controles traz na ficha quantos guarda e permite exclusão individual: para 100 controles, memória de uns 130 lugares. O de casa não serve, porque apagar um obriga a regravar todos.",
        "Receptor de condomínio com memória grande é o indicado para 100 ou 500 controles, com código rolante e cópia da memória. A conta é o total de vagas mais 20 a 30 lugares; cada botão gravado pode ocupar um.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que o receptor de prédio precisa ter", "Como escolher para muitos moradores"],
        slots: [
          [
            "Compre pelo total de vagas, e não pelo de hoje. Estes cinco pontos evitam a segunda troca.",
            "Pense em alguns anos à frente. A ficha deve trazer tudo isto.",
            "O receptor dura mais que o cadastro atual. Confira antes.",
          ],
        ],
        bullets: [
          "Memória para todas as vagas mais 20 a 30 lugares",
          "Exclusão de um controle por vez",
          "Código rolante, que não se copia",
          "Cópia da memória, para não recadastrar tudo numa troca",
          "Duas saídas, se há entrada e saída separadas",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca no prédio", "Do cadastro antigo ao novo"],
        slots: [
          [
            "O receptor novo se liga à entrada de botoeira da placa, e os dois podem trabalhar juntos por uns dias, até todos estarem cadastrados. Gravar leva cerca de um minuto por controle.",
            "Ligado à botoeira, o novo convive com o antigo até a mudança acabar. Conte um minuto por aparelho, 100 em cerca de duas horas.",
            "Instala-se ao lado do antigo, e os moradores vêm em datas marcadas. São perto de um minuto por controle.",
          ],
          [
            "Faça uma lista com unidade e número do controle, porque ela permite apagar só o de quem se muda. Quem autoriza é o síndico ou a administradora.",
            "A lista por unidade é o que permite excluir um só. A administração autoriza o cadastro.",
            "Cada unidade tem o número anotado, e o perdido sai da memória. O síndico guarda a lista.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço", "Receptor, controles e gravação"],
        slots: [
          [
            "O receptor de condomínio custa mais que o de casa, e os controles, por quantidade, saem mais em conta por unidade. A gravação no prédio soma por aparelho ou por plantão.",
            "Receptor grande no topo, controle em lote mais barato por unidade. A gravação entra à parte.",
            "Preço por unidade cai com o lote; o receptor de maior memória sobe. Some o plantão de gravação.",
          ],
          [
            "Código rolante custa mais que fixo e dificulta a cópia, o que costuma compensar em prédio. A nota sai no CNPJ.",
            "O rolante é mais caro e mais seguro. A compra sai com nota no CNPJ do condomínio.",
            "Em prédio, prefira o código rolante, mesmo mais caro, porque dificulta a cópia de rua. A nota da compra sai no CNPJ.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Os controles antigos servem no receptor novo?",
        answers: [
          "Só se forem da mesma frequência e do mesmo código. Se não, migra-se aos poucos, com os dois receptores ligados.",
          "Com frequência e código iguais, sim. Do contrário, mantêm-se os dois até terminar a troca.",
        ],
      },
      {
        question: "Cabem quantos controles num receptor de casa?",
        answers: [
          "Depende do modelo: está no manual, em geral de dezenas. Para prédio, use o próprio.",
          "Em geral dezenas, conforme a ficha. Prédio precisa de memória maior.",
        ],
      },
      {
        question: "Quem perde o controle, como se bloqueia?",
        answers: [
          "Apagando só o número dele, no receptor com exclusão individual, em poucos minutos. Por isso a lista por unidade é essencial.",
          "Exclui-se o código daquela unidade. Sem a exclusão individual, apaga-se tudo.",
        ],
      },
      {
        question: "Preciso trocar o motor junto?",
        answers: [
          "Não, o receptor é peça à parte e serve em quase toda placa com entrada de botoeira. O motor continua como está.",
          "De forma nenhuma. Basta a central ter entrada de botão.",
        ],
      },
    ],
    photo: "fotos do receptor ou da etiqueta do motor, do controle, frente e verso, e o número de unidades",
  },
  {
    id: "cabo-ou-corrente-no-basculante",
    broader: "cabo-de-aco",
    label: "Cabo de aço ou corrente no basculante",
    phrase: "a escolha entre cabo de aço e corrente no basculante",
    asks: [
      "vale a pena trocar cabo por corrente",
      "vale pena trocar cabo corrente",
      "compensa trocar cabo corrente",
      "posso trocar cabo corrente",
      "trocar cabo por corrente",
      "trocar cabo corrente",
      "cabo por corrente",
      "corrente lugar do cabo",
      "corrente em vez cabo",
      "cabo aço corrente",
      "cabo corrente basculante",
      "cabo aço corrente basculante",
      "corrente cabo aço portão",
      "trocar cabo corrente basculante",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "No portão basculante de contrapeso, fique com cabo de aço: é o que a roldana pede, corre em silêncio e avisa com fio solto antes de arrebentar. Corrente só onde o portão já foi feito com ela, porque não se troca o cabo de aço por corrente, nem o contrário, sem mudar as rodas.",
        "Entre cabo de aço e corrente no basculante, o mais seguro e comum é o cabo, leve e de peça fácil, trocado em par ao primeiro fio rompido. Passar de corrente para cabo, ou de cabo para corrente, só com roldanas novas, e a troca é do técnico, com a folha escorada.",
        "Corrente ou cabo de aço no basculante depende da roda instalada: canal liso é para cabo, dentes são para corrente. O cabo é mais silencioso e quase sempre melhor; se o seu usa corrente em bom estado, manter compensa mais que converter.",
        "Não vale a pena trocar o cabo de aço por corrente num portão basculante feito para cabo: a roldana tem canal de cabo, e a corrente salta, gasta e faz barulho. Cabo novo, da bitola certa e trocado aos pares, dura anos. Se o seu arrebenta sempre, a causa é roldana travada, ferrugem ou folha sem equilíbrio.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Cabo e corrente lado a lado", "O que muda de um para o outro"],
        slots: [
          [
            "A roda instalada decide antes do gosto. Compare pelo que o seu portão já tem.",
            "Olhe de longe a roldana: canal ou dentes. Depois veja as diferenças.",
            "O ponto de partida é a roda. O resto pesa menos.",
          ],
        ],
        bullets: [
          "Roda: cabo corre em canal liso; corrente, em dentes",
          "Barulho: cabo é quieto; corrente bate se afrouxa",
          "Aviso: cabo mostra fio solto; corrente, elo esticado e ferrugem",
          "Cuidado: cabo limpo e seco; corrente com óleo e tensão certa",
        ],
      },
      {
        about: "safety",
        headings: ["Por que a troca é do técnico", "Folha presa por cabo ou corrente"],
        slots: [
          [
            "Cabo ou corrente seguram o contrapeso, e solto um lado a folha cai. Com fio rompido ou elo gasto, pare de usar, desligue o disjuntor e não destrave.",
            "É esse par que sustenta a folha. Viu fio solto ou elo fino? Disjuntor desligado, ninguém embaixo, motor travado.",
            "Soltar um lado derruba o portão. Qualquer sinal de desgaste pede parada, sem destravar nem acionar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como é a troca do par", "O serviço com a folha escorada"],
        slots: [
          [
            "A folha é escorada e o contrapeso apoiado antes do primeiro parafuso. Os dois lados são trocados juntos, na mesma medida, e a roldana de canal gasto sai também.",
            "Escora e apoio no contrapeso vêm primeiro. Depois o par é trocado e igualado, com roldanas novas se o canal gastou.",
            "Calçada a folha, troca-se o par de uma vez, com comprimentos iguais e roldana nova quando preciso.",
          ],
          [
            "No fim a folha fica parada a meia altura, e a força do motor é regulada. A visita com ajuste em casa parte de {price.preventive}, e o par é somado pela altura e pela bitola.",
            "O equilíbrio é testado em várias alturas e o motor, ajustado. Em residência a visita começa em {price.preventive}, fora o par.",
            "Testa-se o equilíbrio e acerta-se a força. Conte desde {price.preventive} pela visita em casa, mais cabos ou correntes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr cabo mais grosso para durar?",
        answers: [
          "Só se o canal da roldana for para ele. Mais grosso que o canal, sobe na borda e se corta.",
          "Não sem trocar a roldana. A bitola segue o canal e o peso da folha.",
        ],
      },
      {
        question: "Quanto tempo dura cada um?",
        answers: [
          "Não há prazo: cabo com roldana livre dura anos, e corrente lubrificada também. A revisão {visits.home} diz a hora.",
          "Depende de ferrugem e roldana. Confira na revisão {visits.home} e troque pelo estado.",
        ],
      },
      {
        question: "Motor de corrente é a mesma coisa?",
        answers: [
          "Não. Ali a corrente é do motor, que puxa a folha, e o cabo do contrapeso continua.",
          "São peças diferentes: uma transmite o movimento, a outra sustenta o peso.",
        ],
      },
      {
        question: "E basculante com mola, sem contrapeso?",
        answers: [
          "A mola faz o papel do peso e trabalha tensionada, por isso ninguém a solta. Cabo e mola se revisam juntos.",
          "Nele o cabo liga a folha à mola, que guarda muita força. Só o técnico mexe.",
        ],
      },
    ],
    photo: "fotos de longe, dos dois lados do portão, com a roldana e o cabo, sem acionar",
  },
  {
    id: "cerca-ou-concertina",
    broader: "cerca-eletrica",
    label: "Cerca elétrica ou concertina",
    phrase: "a escolha entre cerca elétrica e concertina",
    asks: [
      "cerca concertina",
      "cerca elétrica concertina",
      "concertina ou cerca",
      "cerca elétrica concertina qual melhor",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Entre cerca elétrica ou concertina, a cerca protege mais quando você quer que o alarme dispare; a concertina é barreira que não depende de luz e custa menos para manter. Juntas, protegem mais, e perto do portão nenhuma pode encostar na folha em movimento.",
        "A diferença entre concertina e cerca elétrica: a cerca avisa e dá choque, mas sai mais cara, com central, bateria e revisão; a concertina só dificulta, sem energia. Em cima do portão não se põe nenhuma delas na folha, só no muro, fora do percurso.",
        "Em casa com alarme, cerca elétrica; onde falta luz ou manutenção, concertina, que costuma sair mais barata. No muro ao lado do portão as duas servem, com folga do caminho da folha, e a lei municipal pede altura mínima, em geral acima de 2 metros, e placa de aviso.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Cerca e concertina lado a lado", "O que cada uma faz"],
        slots: [
          [
            "Uma avisa, a outra atrapalha. Compare nos pontos que pesam no dia a dia.",
            "O aviso é a maior diferença, e a manutenção, a segunda.",
            "Escolha pelo que falta na casa, alarme ou barreira.",
          ],
        ],
        bullets: [
          "Aviso: a cerca dispara sirene; a concertina, não.",
          "Luz: a cerca depende de energia e bateria; a concertina, de nada.",
          "Manutenção: a cerca pede galhos cortados e teste; a concertina, só fixação.",
          "Custo: a cerca tem central e bateria a mais.",
          "Aparência: a concertina aparece mais.",
        ],
      },
      {
        about: "safety",
        headings: ["Em cima e ao lado do portão", "Cuidado com a folha em movimento"],
        slots: [
          [
            "O basculante gira e o de correr passa rente ao muro: fio e lâmina ficam fora desse caminho, com pelo menos 30 cm de folga. Meça com o portão abrindo inteiro.",
            "Fixe fio ou lâmina só no muro, a uns 30 cm ou mais do percurso da folha, que se observa de longe numa abertura completa.",
            "Antes de instalar, veja o percurso inteiro da folha e deixe cerca de 30 cm livres. Nada vai preso nela.",
          ],
          [
            "Metal do portão encostado na cerca dá choque e queima a central do motor. Fio caído sobre a folha: desligue a cerca e chame quem a instalou.",
            "Se a folha toca o fio, o portão fica eletrificado. Desligue a cerca antes de qualquer coisa e não encoste.",
            "Fio sobre o portão transforma a folha em risco de choque. Corte a energia da cerca e só depois chegue perto.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que a lei costuma exigir", "Altura, aviso e técnico"],
        slots: [
          [
            "A lei federal 13.477/2017 trata da cerca elétrica: altura mínima de 2,20 metros em área urbana, equipamento certificado e placas de aviso. A concertina segue a regra do município.",
            "Cerca elétrica em área urbana tem altura mínima de 2,20 metros, pela Lei 13.477/2017, e placa de aviso. Para concertina, consulte a prefeitura.",
            "Pela Lei 13.477/2017, a cerca fica a 2,20 metros ou mais do piso, na cidade, com aviso. A concertina depende de norma municipal.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr concertina em cima do portão basculante?",
        answers: [
          "Não na folha: ela gira, a lâmina desce perto das pessoas e o peso tira o equilíbrio. Fixe no muro ao lado.",
          "Não. O contrapeso fica errado, e a lâmina passa na altura do rosto. Só no muro.",
        ],
      },
      {
        question: "A cerca elétrica atrapalha o controle do portão?",
        answers: [
          "Pode, se há faísca em isolador sujo ou galho. Corrigida a fuga, o controle volta ao normal.",
          "Às vezes: a faísca gera ruído no rádio. Limpar isoladores e podar resolve.",
        ],
      },
      {
        question: "Vocês instalam cerca ou concertina?",
        answers: [
          "O nosso trabalho é o portão: motor, trava e o que o protege. Cerca e concertina ficam com empresa de segurança, e indicamos a folga da folha.",
          "Não é o nosso serviço principal. Cuidamos do portão e dizemos por onde a folha passa, para quem instala não errar.",
        ],
      },
      {
        question: "O que mais protege o portão?",
        answers: [
          "Trava elétrica, chapa sobre o destravamento, sensor de portão aberto e luz na frente. São baratos e agem onde o ladrão tenta entrar.",
          "Uma trava na folha, proteção no destrave e aviso de portão aberto. O muro protegido não adianta com a folha solta.",
        ],
      },
    ],
    photo: "fotos do muro e do portão inteiro, com o portão aberto e fechado",
  },
  {
    id: "receptor-ou-placa-nova",
    broader: "receptor",
    label: "Receptor ou placa nova",
    phrase: "a escolha entre receptor avulso e placa nova",
    asks: [
      "receptor placa nova",
      "trocar receptor ou placa",
      "trocar receptor ou central",
      "receptor avulso ou placa",
      "receptor avulso placa nova",
      "comprar receptor ou placa",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Receptor ou placa nova? Receptor avulso, se o botão da parede abre e nenhum controle funciona; placa inteira, se o botão também falha ou há cheiro de queimado. O receptor custa bem menos que a central, e a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Troque só o receptor quando a botoeira move o portão e os controles não: um receptor externo liga nela e a placa fica. Receptor queimado não condena a central; placa queimada, sim, e ela custa mais. Medir na residência custa desde {price.preventive}, fora peças.",
        "Dá para pôr um receptor em vez de uma placa nova se só o rádio falhou: o teste é o botão da parede. Abriu por ele, compre receptor avulso, mais barato; não abriu, é central, energia ou motor, e a visita que mede começa em {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O teste que decide: botão da parede", "Rádio ou placa: como separar"],
        slots: [
          [
            "Faça por fora, sem abrir o motor, com o vão livre. Dois minutos bastam.",
            "Não é preciso abrir nada nem ter ferramenta. Observe o portão enquanto testa.",
            "O teste é externo e rápido. Deixe a passagem livre.",
          ],
        ],
        steps: [
          "Troque a pilha e tente outro controle cadastrado.",
          "Aperte o botão da parede ou o do interfone.",
          "Botão funciona e controles não: receptor.",
          "Nada funciona, com o disjuntor ligado: placa, energia ou motor.",
          "Olhe no verso do controle a frequência, em MHz.",
        ],
      },
      {
        about: "choose",
        headings: ["O que se aproveita em cada caso", "Controles e cadastro"],
        slots: [
          [
            "Receptor e placa mudam coisas diferentes no seu portão.",
            "Veja o que fica e o que troca.",
            "Compare antes de comprar.",
          ],
        ],
        bullets: [
          "Receptor do mesmo padrão: os controles ficam, com novo cadastro",
          "Receptor de outro padrão: controles novos, como ao passar de 292 para 433 MHz",
          "Placa nova: cadastram-se os controles e regrava-se o percurso",
          "Placa boa e muitos controles: receptor",
          "Placa com outros defeitos: central nova",
        ],
      },
      {
        about: "cost",
        headings: ["O custo de cada saída", "Receptor, central ou reparo"],
        slots: [
          [
            "O receptor é o mais barato e se instala em até {trade.smallRepair}; depois vêm o reparo da placa e, no alto, a central nova. Somam-se os controles, com o fixo abaixo do rolante.",
            "Receptor avulso, reparo da placa, central nova: essa é a ordem. O receptor leva até {trade.smallRepair}, e cada controle novo entra à parte.",
            "Em custo, o receptor vem primeiro, instalado em até {trade.smallRepair}, e a placa nova por último. Controles novos somam, mais caros no rolante.",
          ],
          [
            "Desligue o rádio antigo depois da troca, ou quem tem controle velho continua entrando. O serviço tem os 90 dias da lei.",
            "O receptor velho precisa ser desativado, senão os controles antigos ainda abrem. Vale a garantia da lei sobre o serviço.",
            "Ao trocar, peça para desativar o rádio anterior, por segurança. A mão de obra tem os 90 dias da lei.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O receptor avulso serve em qualquer placa?",
        answers: [
          "Serve nas que têm entrada de botoeira, que são quase todas, com alimentação de 12 ou 24 V ou fonte própria.",
          "Em quase todas. Confira só a tensão que ele pede e a da placa.",
        ],
      },
      {
        question: "Placa nova apaga os controles?",
        answers: [
          "Ela vem sem nenhum: todos são cadastrados de novo, se o padrão for o mesmo.",
          "Os antigos precisam ser gravados na memória dela. De outro padrão, não entram.",
        ],
      },
      {
        question: "O receptor avulso tem mais alcance?",
        answers: [
          "Costuma ter, porque fica fora da caixa e com antena livre: até {trade.reach} sem nada no caminho.",
          "Muitas vezes, sim. Posto no alto, alcança até {trade.reach} em campo aberto.",
        ],
      },
      {
        question: "Nenhum controle funciona de repente. É sempre receptor?",
        answers: [
          "Quase sempre rádio: receptor, antena ou memória apagada. Botão de um controle preso também bloqueia todos; tire as pilhas e teste um por um.",
          "Nem sempre. Um controle com a tecla travada ocupa o canal, e basta tirar a pilha dele.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do controle, frente e verso",
  },
  {
    id: "tag-ativa-ou-passiva",
    broader: "tag-veicular",
    label: "Tag ativa ou passiva",
    phrase: "a escolha entre tag ativa e passiva",
    asks: ["tag ativa passiva", "tag passiva", "tag adesiva bateria", "tag uhf ativa"],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Tag ativa ou passiva: na maioria dos condomínios, a passiva, o adesivo sem bateria, é melhor para garagem, porque é barata, dura anos e lê a poucos metros. A ativa, com bateria, vale se a antena fica longe ou o carro passa depressa; custa mais por carro.",
        "A diferença de tag passiva e ativa no condomínio está na energia: a passiva usa a da antena e lê a poucos metros; a ativa tem bateria, alcança mais e custa mais. Com muitos carros parando perto, fique com a passiva; o leitor tem de ser do mesmo tipo.",
        "Tag com bateria ou adesivo sem bateria? O adesivo, passivo, resolve onde o carro para junto do leitor; a tag ativa veicular vale mais a pena quando é preciso alcance maior. Elas não se misturam no mesmo leitor, e a bateria da ativa acaba em alguns anos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Passiva e ativa lado a lado", "O que muda na garagem"],
        slots: [
          [
            "Decida pela distância e pelo número de carros. Conte os carros e meça onde eles param.",
            "O lugar em que o carro para e a quantidade de etiquetas decidem. Compare.",
            "Distância da antena e número de vagas pesam mais que o preço unitário. Veja as diferenças.",
          ],
        ],
        bullets: [
          "Energia: a passiva usa a da antena; a ativa tem bateria",
          "Alcance: poucos metros na passiva; mais na ativa",
          "Custo por carro: baixo na passiva; maior na ativa",
          "Vida: a passiva dura anos; a ativa até a bateria acabar",
          "Película metálica: pode bloquear a passiva, que então vai no farol",
        ],
      },
      {
        about: "cost",
        headings: ["Onde está o custo de cada tag", "Leitor e etiquetas: a conta"],
        slots: [
          [
            "Na passiva o caro é o leitor, um por pista, e a etiqueta pesa pouco: para 80 carros, são 80 adesivos e alguns de reserva. Na ativa, cada carro custa mais, e a bateria volta a cada poucos anos.",
            "O leitor é a maior parte da passiva, e os 80 adesivos de um prédio de 80 carros somam pouco. Com a ativa, a despesa cresce por carro e se repete na bateria.",
            "Quem tem 80 carros paga um leitor e 80 adesivos baratos na passiva. Na ativa, o gasto está nas tags, com troca de bateria no futuro.",
          ],
          [
            "Cabo até a central, suporte e cadastro somam nos dois. O motor do portão fica.",
            "Nos dois entram cabo, poste e cadastro, e o motor não muda.",
            "Passagem de cabo e cadastro são iguais nas duas, sem mexer no motor.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de comprar as tags", "Leitor, antena e central"],
        slots: [
          [
            "O leitor fecha um contato na entrada de botoeira da central, e por isso qualquer motor aceita. A antena é apontada para não abrir a carro que só passou na frente.",
            "Toda central com entrada de botão recebe o leitor. O ajuste do ângulo e do alcance evita abrir para quem passa na rua.",
            "Basta a entrada de botoeira, que quase toda central tem. Depois se acerta a antena: longe demais abre à toa, perto demais obriga a parar.",
          ],
          [
            "Teste um carro com película e um alto antes de comprar todas, porque o vidro muda a leitura.",
            "Prove com duas ou três tags, incluindo carro de película, antes de fechar o lote.",
            "Peça um teste com veículos diferentes antes da compra total, já que vidro e altura interferem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A tag de pedágio serve no portão?",
        answers: [
          "Em geral não: o código é do serviço de pedágio. Alguns leitores aceitam, e isso se pergunta antes da compra.",
          "Só com leitor que a reconheça. O comum é cada condomínio ter etiqueta própria.",
        ],
      },
      {
        question: "Moto usa qual tag?",
        answers: [
          "A passiva de farol ou um cartão; há quem prefira manter o controle para moto.",
          "Etiqueta própria para farol, vedada contra água, ou o controle comum.",
        ],
      },
      {
        question: "A tag pode passar de um carro para outro?",
        answers: [
          "A passiva adesiva, não: descolada, deixa de funcionar. A ativa costuma ser solta e passa, o que é menos seguro.",
          "O adesivo se inutiliza ao sair do vidro. A ativa, removível, pode ser emprestada.",
        ],
      },
      {
        question: "Carro vendido continua abrindo o portão?",
        answers: [
          "Continua, até a administração apagar a tag do cadastro. Faça isso no mesmo dia.",
          "Sim, enquanto o código estiver gravado. Avise o síndico ao vender.",
        ],
      },
    ],
    photo: "fotos da entrada e do motor, com o número de carros",
  },
  {
    id: "cadeado-ou-trava",
    broader: "trava",
    label: "Cadeado ou trava elétrica",
    phrase: "a escolha entre cadeado e trava elétrica",
    asks: [
      "cadeado trava elétrica",
      "cadeado ou trava elétrica",
      "ferrolho trava elétrica",
      "trinco trava elétrica",
      "corrente cadeado trava elétrica",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Cadeado ou trava elétrica em portão com motor: trava elétrica, que tranca sozinha a cada fechamento e solta o pino antes de a folha andar. O cadeado só serve para viagem, com o disjuntor desligado; esquecido, o motor puxa contra ele e quebra engrenagem ou suporte.",
        "Portão automático pede trava elétrica, e não cadeado: a central comanda a trava a cada abertura, e o cadeado esquecido força o motor. Vai viajar? Desligue o disjuntor e então ponha o cadeado; nunca use os dois com o motor ligado.",
        "Mais seguro no dia a dia é a trava elétrica, porque fecha e abre com o motor; o cadeado é mais barato e reforça o portão parado. Uma trava eletromagnética segura com energia, a elétrica comum com pino, e o cadeado só com o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Quando cada um serve", "Cadeado e trava no dia a dia"],
        slots: [
          [
            "Compare pelo uso: quem abre todo dia precisa da trava, e quem viaja, do cadeado. O preço acompanha.",
            "O uso decide. No dia a dia, trava; na ausência, cadeado.",
            "Cada um tem a sua hora: a trava no uso diário, o cadeado na ausência longa e com o motor desligado.",
          ],
        ],
        bullets: [
          "Trava elétrica: portão longo, de abrir ou que balança no vento",
          "Trava eletromagnética: social de muito movimento, com bateria",
          "Cadeado: viagem, com o disjuntor desligado",
          "Os dois: nunca com o motor ligado",
        ],
      },
      {
        about: "safety",
        headings: ["O risco do cadeado esquecido", "Motor contra cadeado"],
        slots: [
          [
            "Acionado com cadeado, o motor força até parar e pode quebrar dente, entortar o suporte ou soltar a cremalheira. Se alguém acionou assim, corte a energia e olhe antes de usar de novo.",
            "Um cadeado esquecido faz o motor puxar contra ele, e o que cede é engrenagem, suporte ou cremalheira. Depois disso, só use após conferir.",
            "O motor não sabe do cadeado e puxa até quebrar algo. Desligue o disjuntor e veja cremalheira e suporte.",
          ],
          [
            "Deixe um aviso no controle ou no quadro, e retire o cadeado antes de religar. No basculante, ele não vai em nada que segure cabo ou contrapeso.",
            "Um bilhete no controle evita o acidente. Religue só depois de tirar, e não prenda em cabo do basculante.",
            "Anote no quadro que há cadeado. Cabo, mola e contrapeso do basculante não são lugar de cadeado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço da trava", "Trava, instalação e cuidado"],
        slots: [
          [
            "A trava soma aparelho, módulo ou saída na placa, cabo e mão de obra; o cadeado, só a peça. Com saída livre e cabo por perto, a instalação cabe em {trade.smallRepair}.",
            "Trava e ligação custam mais que o cadeado, e menos que uma engrenagem quebrada. Em {trade.smallRepair}, se há saída e cabo.",
            "Em ordem, cadeado, trava elétrica, eletroímã com bateria. Trava leva perto de {trade.smallRepair} com fio pronto.",
          ],
          [
            "Pino limpo e lubrificado, sem energia, faz a trava durar. Na revisão {visits.home}, o técnico confere alinhamento e tempo.",
            "A trava dura mais com pano e uma gota de óleo fino no pino, sem energia. O alinhamento é conferido na revisão {visits.home}.",
            "Mantenha o pino limpo e sem graxa, que junta poeira. Na revisão {visits.home}, o técnico vê se ele entra no centro do furo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A trava elétrica abre sem luz?",
        answers: [
          "Abre pela chave ou pelo destravamento manual do modelo. Confirme isso antes de instalar, sobretudo se a garagem é a única saída.",
          "Sim, na maioria, pela chave. A eletromagnética solta sem energia.",
        ],
      },
      {
        question: "O motor já não segura o portão?",
        answers: [
          "Segura contra empurrão leve, pelo redutor. A trava tira esse esforço da engrenagem e resiste mais.",
          "Em parte. Na ponta de folha longa, o redutor cede, e a trava segura.",
        ],
      },
      {
        question: "Em portão de correr precisa de trava?",
        answers: [
          "Ajuda em folha longa ou que dá para a rua, mas a engrenagem já segura. No basculante, reforça contra levantamento.",
          "Não é obrigatória, porque a engrenagem já segura a folha. Em folha comprida, que balança ou dá para a rua, ela vale o gasto.",
        ],
      },
      {
        question: "Cadeado na corrente do portão basculante é seguro?",
        answers: [
          "Não o prenda em cabo, mola ou contrapeso, nem deixe o motor ligado. Prefira trava própria do basculante.",
          "Fora do cabo e com o disjuntor desligado. O correto é a trava elétrica dele.",
        ],
      },
    ],
    photo: "fotos do portão fechado, por dentro, e da etiqueta do motor",
  },
  {
    id: "laco-ou-fotocelula",
    broader: "cancela",
    label: "Laço indutivo ou fotocélula",
    phrase: "a escolha entre laço indutivo e fotocélula",
    asks: [
      "laço indutivo fotocélula cancela",
      "laço indutivo ou fotocélula saída garagem",
      "laço indutivo ou fotocélula garagem",
      "laço indutivo ou fotocélula prédio",
      "laço ou fotocélula saída",
      "laço fotocélula estacionamento",
      "laço indutivo fotocélula portão",
      "laço fotocélula",
      "laço indutivo fotocélula",
      "laço fotocélula cancela",
      "laço indutivo sensor cancela",
      "laço ou fotocélula",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Na cancela, o laço indutivo é a melhor proteção do carro, porque sente o metal sob o piso e não baixa a barra em cima dele; a fotocélula é mais barata, não corta o piso e vê também pedestre e moto. Em estacionamento de muito fluxo, use os dois.",
        "Laço indutivo ou fotocélula: escolha laço onde só passam carros, o dia todo, e fotocélula onde há gente a pé, moto ou piso que não se pode cortar. A diferença é o que cada um enxerga, massa metálica ou qualquer coisa no feixe infravermelho.",
        "Na saída da garagem, laço indutivo e fotocélula fazem coisas diferentes: o laço abre o portão para o carro que sai, sem controle, e a fotocélula só impede de fechar sobre quem está no vão. Quem quer abrir sozinho usa laço, e a fotocélula continua junto, porque o laço não vê pessoas.",
        "Qual é melhor na cancela depende de quem passa: o laço no piso percebe carros e caminhões, e a fotocélula percebe tudo o que corta o feixe, a uns 60 cm do chão. O laço exige cortar o piso e custa mais; entrada movimentada pede os dois.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Laço e fotocélula lado a lado", "O que cada um enxerga"],
        slots: [
          [
            "Compare pelo que circula na sua entrada, do caminhão ao pedestre.",
            "O que passa por ali num dia comum indica a escolha.",
            "Pense em quem usa a passagem, a pé ou ao volante.",
          ],
        ],
        bullets: [
          "Laço: vê carro e caminhão; moto leve e pedestre escapam",
          "Fotocélula: vê o que corta o feixe; reboque alto pode deixá-lo livre",
          "Obra: laço corta o piso; fotocélula pede dois postes alinhados",
          "Cuidado: laço quase não pede; fotocélula quer lente limpa",
        ],
      },
      {
        about: "visit",
        headings: ["Como cada um é instalado", "Do corte do piso ao teste da barra"],
        slots: [
          [
            "No laço, corta-se um retângulo no piso, passa-se o fio em voltas e veda-se com resina. Na fotocélula, dois postes ficam um de frente para o outro, e nos dois casos o cabo vai até a entrada de sensor da central.",
            "O laço é um fio em voltas dentro de um corte selado no piso. A fotocélula pede postes alinhados, e ambos se ligam à entrada própria da cancela.",
            "Corte, fio e resina fazem o laço; dois postes e alinhamento, a fotocélula. O módulo de cada um entra na central da cancela.",
          ],
          [
            "O teste é com carro de verdade parado sob a barra, que não pode descer. A resina precisa curar antes do tráfego.",
            "No fim um carro para embaixo, e a barra tem de ficar em cima. Espere a cura da resina para liberar a via.",
            "Com um veículo no lugar, a haste não baixa, e isso encerra o teste. A via só abre depois que a resina endurece.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço", "Quanto custa a mais o laço"],
        slots: [
          [
            "O laço custa mais pelo corte e pela vedação do piso, e a fotocélula pesa pelos postes e pelo cabo até o outro lado. Com duto pronto, a fotocélula é a opção mais barata.",
            "Corte e resina encarecem o laço. A fotocélula sai em conta onde já existe passagem de cabo entre os lados.",
            "Entre os dois, a fotocélula é mais barata quando há duto, e o laço, mais caro por abrir o piso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O laço funciona sob bloquete?",
        answers: [
          "Funciona, se o fio ficar firme e protegido. Peça solta mexe o laço e dá leitura falsa.",
          "Sim, num berço de concreto sob as peças. Solto, ele erra.",
        ],
      },
      {
        question: "Preciso trocar a cancela para pôr laço?",
        answers: [
          "Não, se a central dela tem entrada para sensor. O módulo do laço liga nessa entrada.",
          "Na maioria, não. A central precisa só de uma entrada livre.",
        ],
      },
      {
        question: "E no portão de garagem, qual usar?",
        answers: [
          "Fotocélula é a regra, porque protege também pessoas. O laço serve para abrir na saída, sem controle.",
          "No portão, fotocélula sempre. O laço é um extra, para abrir sozinho a quem sai.",
        ],
      },
      {
        question: "Quanto tempo dura um laço?",
        answers: [
          "Muitos anos, se o piso não racha. Recapeamento ou obra corta o fio, e ele é refeito.",
          "Dura enquanto o piso aguenta. Trinca no corte deixa entrar água e o fio se rompe.",
        ],
      },
    ],
    photo: "fotos da passagem, da cancela e da etiqueta da central, com a largura",
  },
  {
    id: "camera-ou-fotocelula",
    broader: "fotocelula",
    label: "Câmera, sensor de presença ou fotocélula",
    phrase: "a escolha entre câmera, sensor de presença e fotocélula",
    asks: ["câmera fotocélula", "câmera ou sensor portão"],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Entre câmera ou fotocélula, para o portão não bater no carro, escolha a fotocélula: ela liga na central e para a folha na hora. A câmera mostra e grava, mas não substitui a fotocélula, e o sensor de presença só acende a luz.",
        "O que protege mais é a fotocélula: vê o que corta o feixe e faz o portão parar ou reabrir. Sensor de presença sente calor, falha no sol e serve para a luz da garagem; câmera só registra, e as três se somam, sem se substituir.",
        "A câmera não substitui a fotocélula do portão, porque só mostra imagem; quem segura a folha diante de carro ou pessoa é o sensor na passagem, a 40 ou 60 cm do piso. O de presença acende luz, e não protege ninguém do portão.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Parar, acender ou gravar", "O que cada um faz no portão"],
        slots: [
          [
            "São três trabalhos diferentes, e o portão seguro precisa do primeiro.",
            "Cada aparelho tem a sua tarefa, e só um deles fala com a central.",
            "Compare pelo que acontece quando alguém entra no vão.",
          ],
        ],
        bullets: [
          "Fotocélula: para ou reabre a folha quando algo corta o feixe; a única que protege.",
          "Sensor de presença: acende a luz quando alguém chega.",
          "Câmera: mostra e grava quem passa; útil para abrir de longe.",
          "Borda sensível: recua ao toque; completa a fotocélula.",
        ],
      },
      {
        about: "check",
        headings: ["Onde fica a fotocélula", "Altura e teste"],
        slots: [
          [
            "O par fica dos dois lados do vão, de 40 a 60 cm do piso. Com criança ou animal, um segundo par mais baixo.",
            "Instale de 40 a 60 cm do chão, uma de cada lado, e outra dupla rente ao piso onde há criança ou bicho.",
            "A altura usual é entre 40 e 60 cm. Crianças e animais pedem mais um par, embaixo.",
          ],
          [
            "Teste todo mês: corte o feixe com um objeto comprido durante o fechamento, sem entrar no caminho. A folha precisa parar ou voltar.",
            "Uma vez por mês, interrompa o feixe com uma vara, de lado, e veja a folha reabrir.",
            "Com o vão vazio, corte o feixe usando um objeto. Se não parar, desligue o disjuntor e chame.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa cada proteção", "O que pesa no preço"],
        slots: [
          [
            "A fotocélula é das proteções mais baratas, e o que muda o valor é o cabo até o outro lado do vão; a sem fio custa mais na peça e menos no serviço. Câmera e gravação ficam bem acima.",
            "Das três, a câmera com gravador é a mais cara. A fotocélula sai por menos, conforme o fio precise cruzar o vão ou o modelo seja sem fio.",
            "Fotocélula custa pouco perto de uma câmera. O cabo que atravessa o vão é o que encarece, e o modelo a bateria o dispensa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar a câmera para abrir com segurança de longe?",
        answers: [
          "Só junto com a fotocélula: a imagem atrasa um ou dois segundos, e a folha não espera.",
          "Como apoio, sim. Quem protege é a fotocélula, porque o vídeo chega atrasado.",
        ],
      },
      {
        question: "Toda placa aceita fotocélula?",
        answers: [
          "Quase todas têm entrada para ela. Em placa muito antiga, usa-se módulo ou troca-se a central.",
          "A grande maioria, sim. As exceções são centrais antigas, que pedem módulo.",
        ],
      },
      {
        question: "A fotocélula funciona com sol ou chuva?",
        answers: [
          "Funciona, bem posicionada. Sol direto na lente ou água dentro enganam o feixe, e virar o receptor ou trocar o par resolve.",
          "Sim, com lente limpa e sem sol de frente. Umidade interna pede troca.",
        ],
      },
      {
        question: "Sensor de presença pode abrir o portão?",
        answers: [
          "Não deve: qualquer movimento na rua abriria a garagem. Para abrir sozinho, use tag ou controle.",
          "Em garagem, não. Ele não distingue morador de estranho; a tag, sim.",
        ],
      },
    ],
    photo: "uma foto das duas colunas do portão e outra da etiqueta do motor",
  },
  {
    id: "solar-ou-nobreak",
    broader: "energia-solar",
    label: "Energia solar ou nobreak",
    phrase: "a escolha entre energia solar e nobreak",
    asks: [
      "solar nobreak",
      "energia solar nobreak",
      "solar ou nobreak portão",
      "painel solar nobreak",
      "solar bateria nobreak chácara",
      "energia solar nobreak chácara",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Energia solar ou nobreak no portão da chácara? Nobreak, se há rede no portão e ela falta de vez em quando; energia solar, se o portão fica longe da rede e levar cabo sai caro. O nobreak é a solução mais barata, e o solar inclui painel, bateria e motor de 24 V.",
        "A diferença entre motor solar e motor com nobreak: o painel substitui a rede, e o nobreak só a socorre. Com luz no local, mesmo que falte sempre, compensa o nobreak; em portão de sítio sem energia, a placa solar com bateria, para poucas aberturas por dia.",
        "Se falta luz sempre mas existe rede, ponha nobreak no portão, que cobre algumas aberturas e custa menos; sem rede perto, painel solar com bateria. Na chácara, o que decide é a distância: cabo curto e nobreak ganham do solar, e vala longa inverte a conta.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Solar e nobreak lado a lado", "Qual resolve o seu caso"],
        slots: [
          [
            "A rede e a distância decidem, e a lista cobre quase todos os portões.",
            "Ache o seu caso antes de pedir preço.",
            "Comece por saber se há energia no portão.",
          ],
        ],
        bullets: [
          "Há rede e falta algumas horas: nobreak",
          "Há rede e falta dias seguidos: motor com bateria maior ou gerador",
          "Sem rede, quadro longe, sol direto: solar com motor de 24 V",
          "Sem rede, quadro a poucos metros: puxe o cabo",
          "Muitas aberturas ou folha pesada: rede com nobreak",
        ],
      },
      {
        about: "cost",
        headings: ["O que entra em cada conta", "Peças de cada solução"],
        slots: [
          [
            "No nobreak pagam-se o aparelho, a ligação e bateria nova a cada 2 a 4 anos, com o motor que já existe. É por isso a opção mais barata.",
            "O nobreak aproveita o motor atual e pede bateria nova, em geral, a cada 2 a 4 anos. O gasto inicial é o menor dos dois.",
            "Mantém-se o motor e compra-se só o aparelho, com troca de bateria a cada 2 a 4 anos. Assim o nobreak sai na frente no preço.",
          ],
          [
            "No solar entram painel, controlador, bateria, poste e, quase sempre, motor novo de 24 V. A bateria também dura de 2 a 4 anos, e o painel passa de 20.",
            "Para o solar somam-se painel, bateria, controlador e motor de baixa tensão. O painel dura mais de 20 anos; a bateria, de 2 a 4.",
            "Painel, poste, controlador, bateria e motor de 24 V formam o conjunto solar. Só a bateria se troca cedo, entre 2 e 4 anos.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que levantar antes do orçamento", "Dados que decidem"],
        slots: [
          [
            "Com estes dados se comparam as duas soluções sem adivinhação. Observe do chão, sem tocar em fio.",
            "Bastam trena, passos e um dia de contagem. Não mexa em fiação.",
            "Anote por fora, num dia comum.",
          ],
        ],
        steps: [
          "Conte em passos a distância até o quadro mais próximo.",
          "Conte as aberturas de um dia cheio.",
          "Meça a folha e diga o material.",
          "Veja onde bate sol da manhã à tarde.",
          "Anote quantas horas a luz costuma faltar.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para ligar o motor comum no painel solar?",
        answers: [
          "Só com inversor e bateria bem dimensionados, o que encarece. Para portão isolado, o motor de 24 V é o usual.",
          "Dá, com inversor, e raramente compensa. Em obra nova, use baixa tensão.",
        ],
      },
      {
        question: "Quantas aberturas o nobreak faz?",
        answers: [
          "Depende da bateria e do peso da folha; o modelo próprio para portão traz o número na ficha, quase sempre algumas dezenas em folha leve.",
          "O número está na ficha do modelo. Folha leve rende bem mais que a pesada.",
        ],
      },
      {
        question: "O solar do telhado da casa serve?",
        answers: [
          "Se ele é ligado à rede, desliga quando falta luz, por segurança. Para o portão, só sistema com bateria.",
          "Não na falta de luz: o sistema conectado para junto com a rede. Com bateria própria, sim.",
        ],
      },
      {
        question: "Nobreak de computador funciona?",
        answers: [
          "Não é indicado: a partida do motor o desarma. Use o próprio para portão, senoidal.",
          "Em geral não, pela partida do motor. O de portão é feito para esse pico.",
        ],
      },
    ],
    photo: "fotos do portão e do caminho até a casa, com a distância, e a etiqueta do motor, se houver",
  },
  {
    id: "consertar-ou-comprar-controle",
    broader: "controle",
    label: "Consertar ou comprar controle",
    phrase: "a escolha entre consertar e comprar outro controle",
    asks: [
      "consertar controle comprar",
      "consertar ou trocar controle",
      "arrumar controle comprar",
      "conserto controle compensa",
      "vale pena consertar controle",
      "compensa consertar controle",
      "consertar controle comprar outro",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Entre consertar o controle ou comprar outro, compre, na maioria dos casos {em}: o conserto costuma sair mais caro que um novo. Só vale arrumar quando é pilha, contato oxidado ou capa; controle quebrado, que molhou ou com botão afundado, troca-se por um já gravado.",
        "Controle de portão quebrado raramente paga o conserto, e é melhor comprar outro, que custa pouco perto da mão de obra. Se molhou, seque e teste com pilha nova; se o botão afundou, só compensa reparo quando basta a capa, e o novo precisa ser cadastrado na central.",
        "Vale a pena consertar controle de portão apenas em três casos: pilha, contato sujo e capa trocável. Nos outros, como placa molhada ou botão que afundou, comprar um novo {em} sai mais barato que arrumar e ainda vem gravado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O teste antes de comprar", "Veja se o defeito é mesmo do controle"],
        slots: [
          [
            "Dois minutos evitam a compra errada. Faça diante do portão, com o caminho livre.",
            "Antes de gastar, tire a pilha e o receptor de suspeita. Siga a ordem.",
            "O controle leva a culpa por defeito do receptor. Este teste separa os dois.",
          ],
        ],
        steps: [
          "Ponha pilha nova do mesmo tipo, no lado certo.",
          "Veja se a luz acende firme ao apertar.",
          "Teste outro controle cadastrado: se ele também falha, o caso é do receptor.",
          "Se só o seu falha, com luz firme, tente regravar; sem efeito, compre outro.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando o conserto compensa", "Caiu, molhou ou afundou: o que fazer"],
        slots: [
          [
            "Capa rachada e tecla de borracha furada se trocam por pouco, e mola de pilha oxidada se limpa. Botão sem clique, trilha partida e placa que molhou pedem solda, que custa quase um controle.",
            "Vale arrumar o que é plástico, borracha ou contato. Solda em botão ou placa oxidada dá um trabalho que custa perto do preço de um novo, sem durar tanto.",
            "Limpar contato e trocar capa são baratos; ressoldar botão ou recuperar placa molhada, não. Nesse segundo caso o novo sai melhor.",
          ],
          [
            "Se molhou, tire a pilha na hora, seque por um dia e só então teste. Ligado molhado, ele queima.",
            "Controle que caiu na água fica sem pilha e secando por um dia. Testar antes disso oxida e queima a plaquinha.",
            "Molhado, o primeiro passo é tirar a pilha e esperar um dia em lugar seco.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço do controle novo", "Qual controle comprar"],
        slots: [
          [
            "O de código fixo compatível é o mais barato, o original e o rolante custam mais. A gravação é de graça para quem tem receptor externo; sob a tampa do motor, é do técnico, e vários controles se gravam na mesma visita.",
            "Genérico de código fixo sai por menos; rolante da marca fica no topo. Em receptor de caixa separada você grava, e dentro do motor o técnico cadastra todos de uma vez.",
            "O preço sobe do compatível de código fixo ao rolante original. Gravar pode ser com você, no receptor externo, ou na visita, quando o botão fica no motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para trocar só a capinha?",
        answers: [
          "Dá, se a capa é do mesmo modelo. A plaquinha passa para ela e continua gravada.",
          "Sim, e é a saída quando só o plástico ou a borracha rasgou. O cadastro não se perde.",
        ],
      },
      {
        question: "Vocês gravam o controle que eu comprei?",
        answers: [
          "Gravamos, se ele combina com a central. Em casa, a visita parte de {price.preventive}, sem peças.",
          "Sim, na visita, a partir de {price.preventive} em residência. Mande o verso do controle antes, para conferir o código.",
        ],
      },
      {
        question: "O controle novo apaga os antigos?",
        answers: [
          "Não, ele ocupa uma posição livre na memória. Só o comando de apagar limpa tudo.",
          "Os antigos continuam. Aproveite para apagar o que foi perdido.",
        ],
      },
      {
        question: "O controle tem garantia?",
        answers: [
          "O novo tem os 90 dias da lei, mais o prazo do fabricante quando há. Queda e água ficam fora.",
          "Tem a garantia da lei, contra defeito. Molhar ou quebrar não entra.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e outra da etiqueta do motor",
  },
  {
    id: "senha-ou-controle-no-social",
    broader: "controle-de-acesso",
    label: "Senha ou controle no portão social",
    phrase: "a escolha entre senha e controle no portão social",
    asks: [
      "senha controle social",
      "senha controle portão social",
      "senha ou controle",
      "teclado senha ou controle",
      "tag ou senha portão social",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Senha ou controle no portão social? Senha, em teclado numérico, em casa com filhos, diarista e visitas, porque ninguém carrega nada e a de visita se apaga depois; controle, para quem chega de carro ou tem dificuldade com teclado. Os dois comandam a mesma fechadura elétrica, e dá para ter ambos.",
        "Para abrir o portão de pedestre por código ou por controle, a senha ganha na rotina da casa, e o controle remoto, em quem já o leva no bolso. O teclado numérico usa a mesma fechadura elétrica do controle, e os dois convivem; o mais barato é o que você já tem.",
        "Entre teclado numérico e controle remoto no portão social, a senha evita perder aparelho e permite código de visita; o controle abre de longe, a até {trade.reach}. Trocar a senha de tempos em tempos é o cuidado, e o controle perdido precisa ser apagado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Senha e controle lado a lado", "O que muda no dia a dia"],
        slots: [
          [
            "Pense em quem entra e por quanto tempo. Os dois podem ficar no mesmo portão.",
            "Compare pelo uso da casa, porque cada um falha num ponto.",
            "Veja quem entra, com que frequência e se essa pessoa um dia deixará de entrar. Senha e controle podem conviver.",
          ],
        ],
        bullets: [
          "Perda: o controle some, a senha vaza",
          "Visita: a senha provisória se apaga, o controle precisa voltar",
          "Chuva e sol: o teclado tem de ser próprio para área externa",
          "Falta de luz: nos dois, a fechadura abre pela chave ou com bateria",
          "Distância: controle abre de longe, senha não",
        ],
      },
      {
        about: "check",
        headings: ["O que o portão precisa ter", "Antes de instalar"],
        slots: [
          [
            "Sem fechadura elétrica, nem senha nem controle abrem, e ela vem primeiro. Depois entram a mola que fecha a folha e o cabo até o teclado, em geral de 12 V.",
            "Fechadura elétrica em ordem, em geral de 12 V, mola que fecha e cabo até a rua. Sem a fechadura, nada abre.",
            "A fechadura é o primeiro item, com 12 V na maioria. Mola e cabo completam.",
          ],
          [
            "O teclado vai protegido da chuva, a cerca de 1,30 m do chão, e o receptor do controle, longe de metal. O cabo dele não divide tubo com a energia.",
            "Altura de 1,30 m, abrigado, é o lugar do teclado; o receptor fica livre de metal. Cabo e força seguem separados.",
            "Ponha o teclado a 1,30 m e sob abrigo, e o receptor fora da caixa metálica. Tubo próprio para o cabo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que muda o preço", "Teclado, receptor e mão de obra"],
        slots: [
          [
            "O receptor com controle, quando a fechadura já existe, é o mais barato; o teclado soma cabo e a leitura de cartão ou biometria é a mais cara. Com tubo pronto leva até {trade.smallRepair}.",
            "Em ordem de preço vêm o receptor com controle, o teclado e a biometria. Havendo cabo até o lugar, a montagem fica em {trade.smallRepair}.",
            "Do receptor ao leitor biométrico, o preço sobe. O cabo pronto reduz para {trade.smallRepair} de trabalho.",
          ],
          [
            "Se a folha raspa, alinhar o batente entra antes, e a mola que a fecha pesa pouco. Fechadura elétrica nova é a maior parte, quando falta.",
            "Folha torta precisa de acerto primeiro. Sem fechadura elétrica, ela é o item principal.",
            "A dobradiça é ajustada se prende. A fechadura elétrica, se não há, é o que mais soma.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A senha pode abrir a garagem também?",
        answers: [
          "Pode, ligada na entrada de botoeira do motor, com fotocélula instalada. Um teclado de duas saídas comanda as duas portas.",
          "Sim, por um contato na central. O sensor no vão é condição.",
        ],
      },
      {
        question: "Quantas senhas dá para cadastrar?",
        answers: [
          "Depende do teclado; os comuns guardam dezenas ou mais. Está na ficha, e uma senha provisória para visita ocupa um lugar.",
          "Em geral dezenas, o que basta para uma casa com visitas. A ficha do teclado traz o número exato e diz se há senha provisória.",
        ],
      },
      {
        question: "A senha funciona sem luz?",
        answers: [
          "Só com fonte de bateria ou nobreak. Sem energia, use a chave da fechadura, que vem com ela.",
          "Não, a menos que haja bateria. A chave é o plano B.",
        ],
      },
      {
        question: "O teclado pega chuva?",
        answers: [
          "O próprio para área externa aguenta, com borracha e abrigo. Um de uso interno perde o contato em poucos meses.",
          "Sim, o modelo externo vedado. Na rua, prefira ainda uma aba por cima.",
        ],
      },
    ],
    photo: "fotos do portão social, da fechadura e do interfone",
  },
  {
    id: "pintor-ou-serralheiro",
    broader: "ferrugem",
    label: "Pintor ou serralheiro no portão enferrujado",
    phrase: "quem chamar para o portão enferrujado",
    asks: [
      "pintor serralheiro",
      "pintar ou serralheiro enferrujado",
      "pintor ou serralheiro portão",
      "serralheiro pintor enferrujado",
      "ferrugem pintor serralheiro",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Pintor ou serralheiro no portão enferrujado depende do ferro: chame o serralheiro se há furo, solda aberta ou base mole, e o pintor se a ferrugem é só na superfície. Nós não pintamos nem soldamos a folha; regulamos o motor antes e depois, a partir de {price.preventive} em casa, sem peças.",
        "Ferrugem com furos é caso de serralheiro primeiro e pintor depois; mancha e bolha na tinta, com a chapa firme, o pintor resolve sozinho. Se o portão tem motor, a regulagem depois da obra é conosco, em residência a partir de {price.preventive}, fora peças.",
        "Quem resolve ferrugem no portão é o pintor, quando ela não comeu o ferro, e o serralheiro, quando a parte de baixo furou ou a solda abriu. O motor fica desligado durante o serviço e é regulado no fim, por nós, desde {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber qual dos dois chamar", "Ferrugem de superfície ou de estrutura"],
        slots: [
          [
            "Olhe com o portão parado e o disjuntor desligado. Aperte a chapa com o cabo de uma chave: se afunda, já não é pintura.",
            "Com a energia cortada, examine a base e as soldas. Chapa que cede à pressão do dedo passou do ponto do pintor.",
            "O exame é visual, sem energia no motor. Bata de leve: som oco e chapa que afunda pedem serralheiro.",
          ],
        ],
        bullets: [
          "Mancha, pó e bolha de tinta: pintor",
          "Furo, chapa que afunda ou solda trincada: serralheiro",
          "Ferrugem junto de roldana, dobradiça, cabo ou suporte: pare de usar",
          "Base toda furada: compare com folha nova",
        ],
      },
      {
        about: "care",
        headings: ["O motor durante a obra", "Proteja motor, trilho e sensores"],
        slots: [
          [
            "A solda se faz com a central desconectada, porque a corrente queima a placa. A tinta não pode cobrir trilho, cabo, cremalheira nem lente da fotocélula.",
            "Para soldar, a placa do motor sai do circuito. Ao pintar, cubra trilho, cremalheira, cabos e sensores.",
            "Desconecte a central antes de qualquer solda. Lente, cabo, trilho e cremalheira ficam protegidos da tinta.",
          ],
          [
            "Chapa nova e tinta mudam o peso, uns 8 kg por metro quadrado a cada milímetro de aço. No basculante o equilíbrio é conferido antes de religar.",
            "Reforço e chapa somam quilos, cerca de 8 por metro quadrado e milímetro, e o contrapeso do basculante é revisto.",
            "Cada metro quadrado de chapa de 1 mm pesa uns 8 kg. Por isso o basculante é reequilibrado antes de ligar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que custa mais: tinta ou serralheria", "A ordem do serviço e do gasto"],
        slots: [
          [
            "A ordem é serralheiro, pintor e motor, e o gasto maior é o do primeiro. Pintura se cobra por metro quadrado, e trocar um perfil da base sai bem mais em conta que folha nova.",
            "Primeiro solda, depois tinta, por fim regulagem. Remendar a base custa menos que outra folha, e a pintura vai por metro quadrado.",
            "Solda, tinta, motor: nessa sequência. O preço do pintor é por metro, e o do serralheiro, pelo que se troca, da barra à folha inteira.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso só pintar por cima da ferrugem?",
        answers: [
          "Não: ela continua por baixo e volta em meses. Lixa-se até o metal, aplica-se fundo antiferrugem e só então a tinta.",
          "Não adianta. Sem lixar e passar fundo, a bolha reaparece na mesma estação.",
        ],
      },
      {
        question: "Portão furado de ferrugem aguenta motor?",
        answers: [
          "Se o furo é longe da fixação, o reparo basta. Na base toda ou junto do suporte, o puxão do motor rasga o resto.",
          "Aguenta depois de remendado e reforçado. Suporte em chapa podre, não.",
        ],
      },
      {
        question: "Quanto dura a pintura nova?",
        answers: [
          "De três a cinco anos, com fundo e retoque dos riscos. Água parada no tubo de baixo é o que a encurta.",
          "Em geral três a cinco anos. Furo de escoamento na base prolonga.",
        ],
      },
      {
        question: "Por que enferruja sempre embaixo?",
        answers: [
          "Porque a água escorre para o tubo e fica presa. Furos de escoamento e folga do piso resolvem.",
          "A base recebe respingo e guarda água dentro do tubo. Abrir dreno evita.",
        ],
      },
    ],
    photo: "fotos dos pontos com ferrugem, das soldas, da base e do portão inteiro",
  },
  {
    id: "soldar-ou-trocar-dobradica",
    broader: "dobradica",
    label: "Soldar ou trocar a dobradiça",
    phrase: "a escolha entre soldar e trocar a dobradiça",
    asks: [
      "consertar trocar dobradiça",
      "arrumar trocar dobradiça",
      "dobradiça soldar nova",
      "compensa soldar dobradiça",
      "vale pena soldar dobradiça",
      "consertar dobradiça comprar",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Dobradiça do portão quebrou: troque se o pino tem folga, o corpo trincou ou a folha já caiu; solde só se abriu o cordão e a peça está boa. Soldar é mais barato, mas não tira folga; o ajuste da folha em casa parte de {price.preventive}, sem peças.",
        "Solda na dobradiça ou dobradiça nova? Nova, quando o pino ou a bucha gastou ou a dobradiça está trincada; solda resolve quando só a solda da dobradiça soltou. Com folga, a ponta cai e força o motor; regular a folha na residência custa desde {price.preventive}, fora peças.",
        "O gonzo do portão quebrado pede substituição, e a dobradiça que só descolou pede solda com reforço. Em preço, o cordão fica embaixo e a dobradiça com rolamento em cima; até lá não acione, e o acerto do prumo em casa começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Gasta ou solta: como ver", "O sinal de cada caso"],
        slots: [
          [
            "Olhe com o portão parado, sem destravar folha que pende.",
            "Um exame de perto, sem mover a folha, mostra qual é.",
            "Cada caso deixa uma marca diferente.",
          ],
        ],
        bullets: [
          "Pó de ferro no pino e folha que cai na ponta: gasta, troque",
          "Trinca no corpo da peça: troque",
          "Risco na tinta junto ao cordão, peça firme: solda",
          "Já soldada duas vezes: peça nova com reforço",
          "Coluna que inclina: reforço antes de tudo",
        ],
      },
      {
        about: "safety",
        headings: ["Enquanto a folha está solta", "Não force a dobradiça"],
        slots: [
          [
            "Desligue o disjuntor, afaste as pessoas e não acione: a folha pode tombar. Não destrave nem calce por conta própria.",
            "Deixe o portão parado, com a energia cortada, até a visita. Ninguém perto da folha nem embaixo dela.",
            "Folha com dobradiça solta cai sem aviso. Disjuntor desligado e área livre, sem escora improvisada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se faz a solda ou a troca", "O serviço, da escora ao teste"],
        slots: [
          [
            "A folha é escorada, e a placa do motor, desligada dos fios, porque a corrente da solda a queima. A peça nova vai em par, alinhada no prumo.",
            "Escora primeiro, central fora do circuito depois. Trocam-se as duas, para não desalinhar.",
            "Com a folha apoiada e a placa protegida da máquina, solda-se ou troca-se, em geral o par.",
          ],
          [
            "No fim a folha gira na mão, e motor, batente e força são regulados. Um cordão simples leva até {trade.smallRepair}, e o reparo tem os 90 dias da lei.",
            "Testa-se o giro na mão e regula-se o motor para a folha no prumo. O caso simples cabe em {trade.smallRepair}, com a garantia da lei.",
            "Girando leve, a folha volta ao motor, com força e parada refeitas. São até {trade.smallRepair} num cordão simples, com os 90 dias da lei.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço", "Cordão, pino, dobradiça ou rolamento"],
        slots: [
          [
            "Em ordem de custo: refazer o cordão, trocar pino ou bucha, dobradiça comum, dobradiça com rolamento e reforço da coluna. Folha pesada soma escora.",
            "O cordão é o mais barato; depois pino, dobradiça, modelo com rolamento e coluna. O peso da folha aumenta o tempo.",
            "Do cordão ao pino, à dobradiça e à coluna, o valor cresce. Escorar folha pesada também conta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Troca-se uma dobradiça ou todas?",
        answers: [
          "Em geral o par da folha, porque gastam juntas; uma nova com outra frouxa desalinha.",
          "As duas. Só uma nova faz a outra sofrer mais.",
        ],
      },
      {
        question: "Dobradiça com rolamento compensa?",
        answers: [
          "Compensa em folha pesada ou com motor: gira leve e gasta menos.",
          "Sim, em portão automático, que abre muito mais vezes que o manual.",
        ],
      },
      {
        question: "Vocês soldam dobradiça ou é serralheiro?",
        answers: [
          "Dobradiça, braço e suporte fazemos junto com o motor. Quadro torto, coluna podre e alumínio são do serralheiro.",
          "Em ferro e ligado ao motor, conosco. Estrutura da folha e alumínio, serralheiro.",
        ],
      },
      {
        question: "Óleo resolve a dobradiça que range?",
        answers: [
          "Se só está seca, um fio de óleo fino basta. Com pó de ferro ou folga, o óleo cala por dias e a folga continua.",
          "Só na seca. Gasta, ela precisa de pino ou peça nova.",
        ],
      },
    ],
    photo: "fotos da dobradiça, da trinca, da coluna e do portão inteiro",
  },
  {
    id: "hdl-ou-agl",
    broader: "fechadura",
    label: "Fechadura ou interfone HDL, AGL ou Intelbras",
    phrase: "a escolha entre HDL, AGL e Intelbras",
    asks: [
      "fechadura elétrica hdl agl",
      "fechadura elétrica agl hdl",
      "fechadura elétrica hdl intelbras",
      "fechadura elétrica agl intelbras",
      "fechadura agl intelbras",
      "vídeo porteiro intelbras ou hdl",
      "videoporteiro intelbras hdl",
      "vídeo porteiro intelbras ou agl",
      "interfone intelbras ou hdl",
      "interfone intelbras hdl melhor",
      "porteiro eletrônico hdl intelbras",
      "hdl agl",
      "fechadura hdl agl",
      "hdl intelbras",
      "interfone hdl intelbras",
      "fechadura hdl intelbras",
      "interfone agl hdl",
      "interfone agl intelbras",
      "vídeo porteiro hdl intelbras",
    ],
    isAskedByName: true,
    intent: "comparison",
    answers: {
      any: [
        "Entre fechadura HDL ou AGL, escolha HDL se o interfone da casa já é dela e AGL se você quer fechadura e motor da mesma marca; para vídeo e aplicativo, o interfone Intelbras leva vantagem. As três trabalham em geral com 12 V, e a tensão igual permite misturar marcas.",
        "HDL, AGL ou Intelbras: nenhuma é melhor em tudo. HDL atende bem quem repõe interfone simples e fechadura comum, AGL reúne fechadura elétrica e motor, e Intelbras tem mais vídeo porteiro e câmera. Compare a tensão, quase sempre 12 V, porque com ela igual uma funciona com a outra.",
        "Na comparação de interfone Intelbras ou HDL e de fechadura HDL ou AGL, decide o que já existe na casa: repor a mesma marca aproveita cabo e suporte. Para vídeo no celular, Intelbras; para voz simples, HDL; para fechadura junto com o motor, AGL, todas em geral de 12 V.",
        "Vídeo porteiro Intelbras ou HDL: escolha Intelbras se você quer imagem e atendimento pelo celular, porque a linha de vídeo dela é maior, e HDL se a casa já tem cabo e fechadura da marca ou se procura um aparelho simples. As duas soltam a fechadura de 12 V e abrem a garagem com um relé.",
        "Entre interfone Intelbras e HDL, a Intelbras tem mais modelos com vídeo e aplicativo, e a HDL é tradicional no porteiro de voz, com peça de reposição fácil de achar. Na abertura do portão não há diferença: as duas usam fechadura de 12 V. Aproveitar o cabo que já existe pesa mais que a marca.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que comparar antes da marca", "Tensão, lado e saídas"],
        slots: [
          [
            "A etiqueta e a embalagem dizem se a peça serve no seu portão, o que conta mais que a marca. Compare estes pontos:",
            "Uma fechadura do lado errado não fecha, seja de que marca for. A ficha de cada peça informa estes pontos:",
            "O que faz a compra dar certo é o encaixe, e não o nome na caixa. Veja na embalagem estes itens:",
          ],
        ],
        bullets: [
          "Tensão da fechadura e do interfone, em geral 12 V",
          "Lado em que a folha abre, e se é de sobrepor ou embutir",
          "Número de saídas: uma para o social, outra para a garagem",
          "Resistência à chuva da peça de fora",
          "Facilidade de achar peça e garantia",
        ],
      },
      {
        about: "what",
        headings: ["Em que cada marca se destaca", "HDL, AGL e Intelbras lado a lado"],
        slots: [
          [
            "A HDL é tradicional em porteiro eletrônico e fechadura elétrica, com peça de reposição comum. A AGL faz fechaduras e também motores de portão, e a Intelbras tem a linha mais larga de vídeo, câmera e controle de acesso.",
            "Porteiro de voz e fechadura são o forte da HDL, fácil de repor. Na AGL, a mesma marca traz fechadura elétrica e automatizador; na Intelbras, o destaque é vídeo porteiro e integração com câmeras.",
            "Quem repõe um interfone antigo costuma encontrar HDL; quem quer fechadura e motor iguais, AGL. A Intelbras cobre vídeo, acesso e câmeras num só aplicativo em vários modelos.",
          ],
          [
            "No preço, a fechadura de sobrepor é a mais barata nas três, e o vídeo porteiro, o mais caro. Entre marcas a diferença é menor que entre modelo com e sem imagem.",
            "A imagem pesa mais no valor que o nome: voz sai em conta, vídeo custa mais. Fechaduras elétricas de sobrepor ficam próximas entre uma marca e outra.",
            "Fechadura simples fica na base, porteiro de voz no meio e vídeo no topo, qualquer que seja o fabricante. Passar de voz a vídeo muda o valor mais que mudar de marca.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Aproveitar o que já existe", "Cabo e fechadura atuais"],
        slots: [
          [
            "Na troca do interfone, fechadura da mesma tensão e cabo em bom estado costumam ficar. Vídeo pode pedir mais fios que a voz, e o técnico testa o cabo antes.",
            "Fechadura de 12 V e fiação boa geralmente servem à marca nova. Ao passar de voz para vídeo, conte os fios, porque pode faltar um par.",
            "O cabo antigo serve se está inteiro e tem fios bastantes, e a fechadura, se a voltagem combina. Teste de continuidade antes da compra evita surpresa com o vídeo.",
          ],
          [
            "Só alinhar a folha e regular a fechadura, sem trocar nada, custa em casa a partir de {price.preventive}, sem peças. Muita fechadura dada como ruim está apenas fora do batente.",
            "Fechadura que não tranca pode estar só desalinhada, e o acerto em residência parte de {price.preventive}, fora peças. Vale conferir isso antes de trocar de marca.",
            "Antes de comprar outra, veja se a atual não está torta no batente. O ajuste em casa começa em {price.preventive}, sem contar peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar fechadura de uma marca com interfone de outra?",
        answers: [
          "Pode, se a tensão e a corrente combinam, em geral 12 V. Os dois valores estão na etiqueta de cada um.",
          "Sim, marcas diferentes funcionam juntas quando a saída do interfone dá a voltagem e a corrente que a fechadura pede.",
        ],
      },
      {
        question: "O interfone abre o portão da garagem?",
        answers: [
          "Abre, se tem uma saída de contato livre ligada à entrada de botoeira do motor, de qualquer marca. Com uma saída só, usa-se um relé.",
          "Com segunda saída ou relé, sim, porque a central recebe um toque como o do botão de parede. O motor pode ser de outra marca.",
        ],
      },
      {
        question: "A fechadura elétrica abre sem luz?",
        answers: [
          "Abre pela chave, do lado de fora, e por dentro nas que têm botão mecânico. O comando do interfone para, a menos que a fonte tenha bateria.",
          "Sem energia, use a chave que vem com ela. Só uma fonte com bateria mantém o interfone destrancando.",
        ],
      },
      {
        question: "Quanto tempo leva a troca?",
        answers: [
          "Trocar a fechadura por outra igual, com a folha alinhada, leva até {trade.smallRepair}. Interfone com cabo novo pode ocupar meio dia.",
          "Uma fechadura do mesmo padrão fica pronta em até {trade.smallRepair}. Solda no batente ou fiação nova aumentam o prazo.",
        ],
      },
    ],
    photo: "fotos da fechadura, do interfone por fora e por dentro e do portão",
  },
];
