import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What owners ask of the gate that they have, where a neighbouring answer would say the opposite. */
export const perguntaInteiraUso: NarrowConcept[] = [
  {
    id: "fotocelula-nao-parou",
    broader: "fotocelula",
    label: "Passou no vão e o portão não parou",
    phrase: "o portão que não parou com alguém no vão",
    asks: [
      "portão não para alguém cruza",
      "cabo vassoura portão não parou",
      "portão não volta pessoa passa fotocélula",
      "não volta passa frente fotocélula",
      ...combine(
        ["cachorro passou", "gato passou", "criança passou", "pessoa passou", "carro passou", "moto passou", "passei"],
        ["portão não parou", "não parou fotocélula", "não parou"],
      ),
      "fotocélula não parou portão",
      "portão não parou fotocélula",
      "fotocélula não viu",
      "fotocélula não para portão",
      "fotocélula não detecta cachorro",
      "fotocélula não pega cachorro",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se o cachorro passou e o portão não parou, a fotocélula está alta demais para ele ou com defeito. Teste com um cabo de vassoura na altura da lente: se a folha para, falta um segundo par mais baixo; se não para, é fio ou sensor. Até o conserto, feche só olhando; a visita parte de {price.preventive} em casa, sem peças.",
        "A fotocélula vê uma linha só, e por isso o cachorro ou a criança passa por baixo e o portão não para. Um cabo de vassoura no feixe mostra o caso: parou, instale um segundo par perto do piso; não parou, há defeito. Desligue o fechamento automático e peça a visita, a partir de {price.preventive} em casa, sem peças.",
        "Portão que não parou com cachorro ou pessoa no vão tem feixe alto demais, sensor com defeito ou fio solto. Passe um cabo de vassoura na altura da lente; se ele para, o segundo par, mais baixo, protege o animal. Sem parar, desligue o automático: em casa, a visita começa em {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste com o cabo de vassoura", "Altura errada ou defeito?"],
        slots: [
          [
            "O teste é com objeto, de lado e fora do caminho da folha, nunca com o corpo. Em poucos minutos ele separa sensor alto de sensor com defeito.",
            "Fique na lateral, longe da folha, e use só um cabo comprido. O resultado diz se falta um par baixo ou se a fotocélula parou de funcionar.",
            "Com outra pessoa no controle e você fora do vão, um cabo de vassoura basta. Ele mostra se o feixe está alto ou se deixou de proteger.",
          ],
        ],
        steps: [
          "Limpe as duas lentes e veja se a luz do receptor está firme.",
          "Mande fechar e passe o cabo de vassoura na altura da lente: a folha tem de parar e voltar.",
          "Repita perto do piso, na altura do animal ou de uma criança engatinhando.",
          "Se não para na altura da lente, desligue o disjuntor e chame o técnico.",
          "Se só não para embaixo, peça um segundo par.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão não parou", "Feixe alto, sensor com defeito ou força demais"],
        slots: [
          [
            "O par comum fica de 40 a 60 cm do piso, na altura do carro, e o animal passa sob o feixe. Quando nem o cabo na altura da lente faz parar, a suspeita é fio partido, módulo queimado ou ligação fora da entrada de fotocélula da placa.",
            "Entre 40 e 60 cm do chão, a fotocélula enxerga carro e adulto, e não o bicho. Se ela ignora também o cabo, há fio rompido, sensor queimado ou ligação errada na placa.",
            "Animal baixo não corta um feixe posto de 40 a 60 cm do piso, altura pensada para o carro. Já o sensor que não reage a nada tem fio solto, módulo queimado ou está fora da entrada certa da central.",
          ],
          [
            "A força regulada no mínimo é a segunda proteção, porque faz a folha recuar no toque. Se o portão encostou e continuou, ela está alta.",
            "Depois do toque, quem devia recuar a folha era a força, a segunda defesa; seguir empurrando mostra regulagem alta demais.",
            "Folha que encosta e não volta está com força acima do necessário. Essa regulagem é a segunda barreira e se acerta junto.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico corrige", "Sensor, força e segundo par"],
        slots: [
          [
            "São medidas a alimentação dos módulos e a entrada da placa, as lentes são alinhadas e a força baixa ao mínimo que move a folha. O segundo par vai de 15 a 25 cm do piso, e peça com ligação são orçadas por foto.",
            "O técnico mede os módulos e a entrada da central, alinha o par e reduz a força. Havendo animal, instala outro a 15 ou 25 cm do chão, num valor que soma peça e cabo e sai pela foto.",
            "Alinhamento, medição dos fios e ajuste da força são feitos na mesma visita. O par baixo, posto entre 15 e 25 cm do chão, é orçado com a ligação, pela foto das colunas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Como fechar o vão para o cachorro não passar por baixo do portão?",
        answers: [
          "Uma chapa, barra ou escova na base da folha fecha o vão, serviço de serralheiro. O peso a mais pede nova regulagem do motor e, no basculante, do contrapeso.",
          "O serralheiro põe barra, chapa ou escova de vedação embaixo da folha. Depois o motor é regulado de novo, porque ela ficou mais pesada.",
        ],
      },
      {
        question: "Posso usar o portão até consertar?",
        answers: [
          "Só fechando à vista, com o vão livre e o fechamento automático desligado. Se há criança ou animal solto, prefira deixar no disjuntor até a visita.",
          "Com o automático desativado e olhando a folha até o fim. Em casa com criança pequena ou bicho solto, o melhor é desligar.",
        ],
      },
      {
        question: "Preciso trocar a placa para pôr o segundo par?",
        answers: [
          "Quase nunca: os dois pares costumam ser ligados em série na mesma entrada, de modo que qualquer um segura a folha. A foto da etiqueta do motor confirma.",
          "Em geral a placa atual aceita, porque os pares dividem a entrada de fotocélula. Central muito antiga, sem essa entrada, é a exceção.",
        ],
      },
      {
        question: "O cachorro está sempre perto do portão. O que mais ajuda?",
        answers: [
          "Prenda ou segure o animal antes de acionar e espere a folha parar. O fechamento automático com pausa curta é o que mais surpreende bicho, e pode ser desligado.",
          "Recolha o animal antes do comando e não use fechamento automático. Sensor baixo protege, mas não substitui olhar o vão.",
        ],
      },
    ],
    photo: "fotos dos dois módulos com a altura do piso e da etiqueta do motor",
  },
  {
    id: "portao-enferrujado-aceita-motor",
    broader: "ferrugem",
    label: "Portão enferrujado aceita motor",
    phrase: "o motor em portão enferrujado",
    asks: [
      "motor portão enferrujado",
      "motor em portão enferrujado",
      "ferro enferrujado aceita motor",
      "ferro enferrujado aguenta motor",
      "ferro enferrujado colocar motor",
      "ferro enferrujado instalar motor",
      "portão ferro enferrujado motor",
      "portão ferrugem reforma antes motor",
      "portão ferrugem precisa reforma antes motor",
      "enferrujado aguenta motor",
      "ferrugem aguenta motor",
      "enferrujado colocar motor",
      "ferrugem instalar motor",
      "ferrugem colocar motor",
      "enferrujado instalar motor",
      "podre motor",
      ...combine(
        ["enferrujado motor", "ferrugem motor", "portão enferrujado", "portão velho enferrujado"],
        ["aceita", "pode", "dá", "instalar", "automatizar", "colocar motor", "vale pena motor"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Portão de ferro enferrujado aceita motor se a ferrugem é só de superfície e o quadro está firme e leve na mão. Com quadro furado, solda aberta ou base comida, primeiro vem o serralheiro. Depois disso, o motor em casa fica de {price.homeSwap} na troca, ou a partir de {price.lowest} no kit basculante.",
        "Você pode instalar motor em portão com ferrugem se ela ficou na chapa: basta lixar e pintar antes. Se ela está no quadro, na solda da dobradiça ou onde o motor se prende, o serralheiro refaz primeiro, porque o motor arranca o que está fraco. O kit basculante sai desde {price.lowest}.",
        "Sim, portão enferrujado pode receber motor, desde que o quadro e as soldas estejam firmes e a folha ande leve. Se a ferrugem comeu a base ou o ponto de fixação, o serralheiro vem primeiro. O motor custa de {price.homeSwap} na troca residencial, ou desde {price.lowest} no kit basculante instalado.",
        "O que decide se o portão enferrujado aceita motor é onde está a ferrugem. Mancha em ferro duro sai com lixa e não impede; furo ou farelo no quadro, na solda ou no ponto do motor pede reparo antes. A foto da folha já mostra qual é o caso, sem custo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Ferrugem que atrapalha e ferrugem que não", "Onde olhar antes de pôr o motor"],
        slots: [
          [
            "Bata de leve com uma chave nos pontos baixos, onde a água para. Som cheio é ferro bom; farelo ou furo pede reparo. Não toque em cabo de basculante.",
            "O pior fica embaixo, onde a água se acumula. Bata de leve com uma chave: se solta casca ou afunda, precisa de serralheiro. Cabo de basculante só se olha, de longe.",
            "Olhe os pontos da lista e teste o metal com uma batida leve, fora dos cabos. Farelo e furo pedem conserto; mancha em ferro duro sai com lixa.",
          ],
        ],
        bullets: [
          "Travessa de baixo e cantos do quadro",
          "Soldas das dobradiças ou das roldanas, guia e trilho",
          "Lugar em que a cremalheira, o braço ou o motor será preso",
          "Cabos do basculante: com ferrugem, o técnico troca o par",
        ],
      },
      {
        about: "replace",
        headings: ["Reparo antes, motor depois", "A ordem certa do serviço"],
        slots: [
          [
            "Primeiro vêm a solda e o reforço, depois lixa, fundo anticorrosivo e tinta, e só então o motor, preso em ferro limpo. Roldana, dobradiça e trilho travados pela ferrugem são soltos ou trocados, porque fazem o motor forçar.",
            "O serralheiro refaz o que furou, a tinta protege, e o motor vem por último, fixado em metal bom. Roda e dobradiça presas pela ferrugem são acertadas antes.",
            "A ordem é serralheria, pintura e motor. Antes de ligá-lo, a folha precisa andar leve, com rodas, dobradiças e trilho livres da ferrugem.",
          ],
          [
            "No basculante, chapa nova muda o peso, e o contrapeso é acertado pelo técnico antes de ligar.",
            "Se a reforma aumentou o peso do basculante, o técnico corrige o contrapeso primeiro.",
            "Basculante reformado pede novo equilíbrio, feito pelo técnico com a folha escorada.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa e se vale reformar", "Reformar ou trocar o portão"],
        slots: [
          [
            "Reforço, solda e pintura são do serralheiro e vêm à parte do motor. Se o reparo chega perto do preço de outra folha, vale trocar o portão e aproveitar para escolher o tipo.",
            "O ferro é orçado por metro de tubo e chapa, pelo serralheiro, e o motor por nós. Quadro que precisa ser quase todo refeito raramente compensa diante de uma folha nova.",
            "Some o serralheiro ao motor e compare com um portão novo. Ferrugem em pontos compensa tratar; quadro podre em vários lugares, não.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso instalar o motor e pintar depois?",
        answers: [
          "Melhor pintar antes: cremalheira, braço e suporte são presos sobre ferro protegido, e a tinta não cai no motor.",
          "Convém o contrário, para o suporte ficar sobre ferro tratado. Pintando depois, é preciso cobrir motor, trilho, sensor e cremalheira.",
        ],
      },
      {
        question: "A ferrugem pesa o portão?",
        answers: [
          "Não pesa, mas trava: roldana, dobradiça e trilho enferrujados fazem o motor forçar e esquentar.",
          "O que pesa é o atrito. Peças presas pela ferrugem são soltas ou trocadas antes do motor.",
        ],
      },
      {
        question: "Motor em portão podre perde a garantia?",
        answers: [
          "Pode perder: dano por folha sem condição de uso costuma ficar fora do termo. Por isso a folha é conferida antes.",
          "Costuma ficar de fora o que a folha ruim causou. Reforçar antes protege o motor e a garantia.",
        ],
      },
      {
        question: "Vocês fazem a solda?",
        answers: [
          "Chapa, quadro e pintura são do serralheiro. O reforço no ponto do motor é visto por foto, e dizemos de quem é.",
          "A reforma da folha é com serralheiro; nós cuidamos do motor, da regulagem e das peças que fazem o portão andar.",
        ],
      },
    ],
    photo: "fotos da folha inteira, da parte de baixo e de perto das dobradiças ou roldanas",
  },
  {
    id: "dois-toques-para-fechar",
    broader: "controle",
    label: "Dois toques para fechar",
    phrase: "o portão que pede dois toques",
    asks: [
      "dois toques no controle",
      "primeiro aperto para segundo fecha",
      "dois cliques fechar",
      "dois cliques controle fechar",
      "abre um toque fecha dois",
      "abre toque fecha dois toques",
      "dois toques fechar",
      "duas vezes apertar fechar",
      "apertar duas vezes fechar",
      "precisa apertar duas vezes controle",
      "tem que apertar duas vezes controle",
      "só fecha segundo toque",
      "aperto controle duas vezes para fechar",
    ],
    intent: "question",
    answers: {
      any: [
        "Portão que abre com um toque e fecha com dois, em geral, não é defeito: o toque dado com a folha andando só a faz parar, e o segundo fecha. Espere abrir inteiro e aperte uma vez; se parado ainda pede dois toques, veja pilha e fim de curso, em visita a partir de {price.preventive} em casa, sem peças.",
        "Quase sempre não é defeito abrir com um toque e fechar com dois, porque muitas centrais param a folha no primeiro toque e só fecham no segundo. Com o portão já parado, um deve bastar; se não basta, é pilha ou fim de curso, acertado em visita desde {price.preventive}, fora as peças.",
        "Depende de quando você aperta: durante a abertura, o primeiro toque para e o segundo fecha, o que é normal. Aberto e parado, pedir dois toques é pilha fraca ou fim de curso fora do ponto. O ajuste em residência custa a partir de {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão pede dois toques", "Comando passo a passo ou fim de curso"],
        slots: [
          [
            "Na maioria das centrais o comando é passo a passo: cada toque faz a próxima ação, abrir, parar, fechar, parar. Quem aperta antes do fim da abertura gasta um toque para parar.",
            "O controle de um botão só funciona em sequência, que vai de abrir a parar e de parar a fechar. Toque dado com a folha em movimento é entendido como parar.",
            "Com uma tecla, a central segue uma ordem fixa: abre, para, fecha. Por isso, antes de a folha chegar ao fim, o primeiro toque apenas interrompe.",
          ],
          [
            "O mesmo ocorre com a folha parada quando o fim de curso, o sensor que avisa que ela abriu, não atua. A central pensa que ainda está abrindo, usa o primeiro toque para parar e fecha no segundo.",
            "Já com o portão aberto, a causa costuma ser o fim de curso, que informa o término da abertura. Sem esse aviso, a placa acha que o movimento continua e manda parar primeiro.",
            "Se a folha está parada, desconfie do sensor de fim de curso, que marca o final. Não recebendo o sinal dele, a central trata o primeiro toque como ordem de parar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Normal ou defeito: teste", "Três testes rápidos"],
        slots: [
          [
            "Faça com o vão livre e o portão à vista, sem abrir a tampa. Repita cada teste duas vezes antes de concluir.",
            "Tudo se testa pelo controle e pela botoeira, de longe da folha. Cada teste vale depois de repetido.",
            "Ninguém no vão e tampa fechada: bastam o controle e a botoeira. Confirme o resultado uma segunda vez.",
          ],
        ],
        steps: [
          "Abra, espere a folha parar e o motor silenciar, e aperte uma vez.",
          "Teste outro controle e a botoeira: se fecham no primeiro, o caso é pilha ou tecla.",
          "Se nenhum fecha no primeiro toque, repare se o motor força no fim da abertura: é fim de curso.",
          "Com fechamento automático, veja se ele fecha sozinho no tempo certo.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico ajusta", "Fim de curso, lógica e controle"],
        slots: [
          [
            "O técnico acerta o fim de curso ou regrava o percurso, e a placa volta a saber que a abertura acabou. Em muitas centrais também muda a lógica, para que um toque na abertura não pare a folha.",
            "Posto o fim de curso no lugar ou gravado de novo o percurso, um toque volta a bastar. Onde a placa permite, a lógica é trocada para ignorar o toque durante a abertura.",
            "A correção é no sensor de fim de curso ou no percurso gravado. Algumas placas aceitam outra lógica, em que o comando dado enquanto abre não interrompe.",
          ],
          [
            "Em custo, pilha vem primeiro e a regulagem em seguida, dentro da visita. Ímã ou sensor de fim de curso e controle novo são orçados à parte, antes da troca.",
            "A pilha é o menor gasto, depois a regulagem, que a visita inclui. Sensor, ímã ou controle a substituir recebem orçamento próprio.",
            "Gasta-se pouco com a pilha e, na visita, com o ajuste. Só controle novo ou peça do fim de curso acrescentam valor, combinado antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O primeiro toque só pisca a luz do controle. É a pilha?",
        answers: [
          "Provavelmente: pilha fraca falha no primeiro aperto. Troque por uma do mesmo código e teste.",
          "Quase sempre é pilha ou contato da tecla. Com pilha nova e a mesma falha, experimente outro controle.",
        ],
      },
      {
        question: "No condomínio todos apertam duas vezes. E aí?",
        answers: [
          "Se é com todos, é a central ou o fim de curso, e não os controles. Peça ao síndico o ajuste.",
          "Quando ninguém consegue com um toque, o acerto é na placa: fim de curso ou lógica do comando.",
        ],
      },
      {
        question: "Vale ligar o fechamento automático?",
        answers: [
          "Vale, com fotocélula testada: o portão fecha sozinho depois da pausa, e o segundo toque deixa de ser preciso. Sem sensor, não se usa.",
          "Resolve o esquecimento, porque a folha fecha depois de alguns segundos. Só é seguro com fotocélula funcionando.",
        ],
      },
      {
        question: "Apertar várias vezes estraga o portão?",
        answers: [
          "Não quebra na hora, mas cada parada e partida esquenta o motor e gasta a engrenagem. Espere o fim do movimento.",
          "Com o tempo, desgasta: partidas seguidas aquecem motor e capacitor. Um toque, com a folha parada, é o melhor.",
        ],
      },
    ],
    photo: "um vídeo do portão abrindo e do toque para fechar, e a etiqueta do motor",
  },
  {
    id: "casa-de-esquina",
    broader: "casa",
    label: "Portão para casa de esquina",
    phrase: "o portão para casa de esquina",
    asks: [
      "casa esquina",
      "portão casa esquina",
      "esquina qual portão",
      "esquina qual tipo portão",
      "casa esquina qual tipo",
      "terreno esquina portão",
      "garagem esquina portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "Em casa de esquina, o portão automático de correr costuma ser o melhor tipo, porque há muro comprido para a folha se recolher e nada avança sobre a calçada. Com muro curto ou chanfrado, vai o basculante, cujo kit instalado parte de {price.lowest}; o de correr tem referência de {price.homeSwap} em casa.",
        "Portão de correr ou basculante na casa de esquina: correr, se o muro lateral é reto e tem a largura da folha; basculante, se a frente é estreita ou o canto é chanfrado. Em residência o motor de correr fica na base de {price.homeSwap}, e o kit basculante começa em {price.lowest} instalado.",
        "Na esquina, escolha o portão de correr se há muro livre ao lado da entrada, e o basculante se não há, porque o de abrir só serve para dentro. O kit basculante de até {width.quarterHp} parte de {price.lowest} instalado; o de correr, na referência de {price.homeSwap} em casa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que a esquina muda na escolha", "Correr, basculante ou de abrir na esquina"],
        slots: [
          [
            "O de correr precisa de muro reto do tamanho da folha, mais uma sobra; curva ou chanfro no canto impede. O basculante ocupa só o vão, e o de abrir pede recuo interno, porque não pode girar sobre a calçada.",
            "Muro lateral livre e reto pede folha de correr. Se ele é curto, curvo ou chanfrado, o basculante resolve no próprio vão, e o de abrir só entra com recuo do lado de dentro.",
            "Para correr, meça o muro: deve caber a folha inteira e um pouco mais. Sem isso, basculante; e folha que abre para fora não é permitida sobre o passeio.",
          ],
          [
            "A entrada fica longe do cruzamento, porque o município costuma limitar onde rebaixar a guia: confirme na prefeitura antes de comprar. Escolha a rua mais calma para o portão.",
            "Antes do portão, veja na prefeitura onde a guia pode ser rebaixada, o que perto da esquina costuma ser restrito. A rua de menos movimento é a melhor entrada.",
            "Pergunte na prefeitura a distância mínima da esquina para a guia rebaixada. Entrar pela rua tranquila reduz o tempo do carro parado.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Pedestres e espera na rua", "Por que a esquina pede mais sensor"],
        slots: [
          [
            "Calçada dos dois lados traz mais gente: fotocélula, o sensor que segura a folha, e sinaleiro são indispensáveis. Motor rápido vale a pena, porque parado na esquina o carro fica exposto e atrapalha o trânsito.",
            "Com pedestres vindo de duas ruas, não dispense fotocélula nem aviso luminoso. Um motor mais veloz encurta a espera, que na esquina é mais arriscada.",
            "Passa mais gente na esquina, então o par de sensores e o sinaleiro entram no projeto. E abrir depressa diminui o tempo parado na rua.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa motorizar", "Motor para cada tipo"],
        slots: [
          [
            "No basculante o que muda o preço é a velocidade, e no de correr, o peso da folha, com cremalheira e base somadas na primeira vez. O kit basculante de até {width.quarterHp} sai por {models.pricesNamed}, instalado.",
            "O de correr acrescenta base e cremalheira, a régua dentada cobrada por metro, e o motor segue o peso da folha. No basculante paga-se pela rapidez: até {width.quarterHp}, {models.pricesNamed}, com instalação.",
            "Quem escolhe o de correr paga o motor pelo peso, mais a base e a régua dentada na primeira instalação. No basculante de até {width.quarterHp}, a diferença é o tempo de abrir: {models.pricesNamed}, instalado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ter dois portões, um em cada rua?",
        answers: [
          "Pode, se o município aceita as duas guias rebaixadas. Cada portão leva o seu motor, e um controle de dois botões serve aos dois.",
          "Sim, dependendo da prefeitura. São dois motores, que um mesmo controle comanda.",
        ],
      },
      {
        question: "Quem faz o portão?",
        answers: [
          "A folha é da serralheria; o motor, a instalação e a regulagem entram depois. Escolha o tipo antes de encomendar.",
          "O serralheiro. Definido o tipo pelas medidas do muro, o motor é escolhido pelo peso ou pela largura.",
        ],
      },
      {
        question: "Meu muro faz curva no canto. E agora?",
        answers: [
          "A folha reta não corre em curva. Basculante é a saída comum; existe portão de correr em curva, sob medida e mais caro.",
          "Com canto arredondado, prefira basculante. Há soluções em curva na serralheria, que custam mais e pedem mais manutenção.",
        ],
      },
      {
        question: "Motor rápido compensa na esquina?",
        answers: [
          "Compensa: no basculante, o {model.jetflex} abre em {opening.jetflex}, contra {opening.padrao} do {model.padrao}. São segundos a menos parado na rua.",
          "Sim, pela espera menor. De {opening.padrao} no {model.padrao} para {opening.jetflex} no {model.jetflex}.",
        ],
      },
    ],
    photo: "fotos das duas fachadas e do canto, com as medidas da entrada e do muro",
  },
  {
    id: "aberturas-por-dia-em-casa",
    broader: "potencia",
    label: "Quantas aberturas por dia em casa",
    phrase: "as aberturas por dia em casa",
    asks: [
      "quantas aberturas dia casa",
      "motor aguenta quantas aberturas dia casa",
      "quantas vezes dia casa motor aguenta",
      "motor residencial quantas aberturas",
      "motor residencial quantas vezes dia",
      "motor residencial aguenta quantas aberturas",
      "quantas vezes posso abrir portão dia",
      "quantas vezes por dia posso abrir portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Em casa, o motor de portão aguenta com folga umas 20 aberturas por dia, espalhadas, porque o limite dele é por hora, em ciclos, e está na ficha do modelo. O problema é abrir muitas vezes seguidas: ele esquenta e desarma até esfriar.",
        "O motor residencial de portão aguenta o uso de uma família, umas 20 aberturas por dia, sem se cansar; o que vale são os ciclos por hora da ficha, e não o total. Se a casa tem consultório, salão ou muitos carros, escolha motor de uso mais intenso.",
        "Umas 20 aberturas por dia em casa, distribuídas, ficam dentro do que o motor de portão suporta. A ficha limita os ciclos por hora, cada um uma abertura com fechamento, e passar disso, como em festa ou mudança, faz o motor esquentar e desarmar.",
      ],
      question: [
        "Você pode abrir o portão de casa umas 20 vezes por dia, espalhadas, sem cansar o motor residencial: o limite é por hora, em ciclos, escrito na ficha. Muitas aberturas seguidas o esquentam, e ele desarma até esfriar.",
        "Um motor de casa aguenta umas 20 aberturas por dia, desde que não sejam todas juntas, porque o que conta são os ciclos por hora da ficha. Casa com comércio ou muitos carros pede motor de uso mais intenso.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Ciclos por hora: o número que vale", "Como ler a ficha do motor"],
        slots: [
          [
            "Um ciclo é abrir e fechar. A ficha diz quantos por hora o motor faz sem passar da temperatura, e basta comparar esse número com a sua hora mais cheia, como a saída da manhã.",
            "Cada ciclo conta uma abertura e um fechamento. Pegue a hora de mais movimento da casa, em geral a da manhã, e veja se cabe nos ciclos por hora da ficha.",
            "Conte um ciclo a cada vez que o portão abre e volta a fechar. O total da sua hora mais movimentada deve ficar abaixo do que a ficha permite por hora.",
          ],
          [
            "Folha pesada, trilho sujo e calor diminuem esse número na prática, porque o motor trabalha com mais corrente. Com a folha leve, ele costuma durar {trade.life}.",
            "O número da ficha supõe folha leve: peso, atrito e sol forte fazem o motor esquentar antes. Bem cuidado, ele dura em geral {trade.life}.",
            "Trilho sujo, folha desequilibrada e calor reduzem o limite real, pois a corrente sobe. Em condição boa, a vida comum é de {trade.life}.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quando a casa pede motor mais forte", "Casa com muito movimento"],
        slots: [
          [
            "O motor residencial acaba cedo onde o portão abre como em comércio. Nestes casos, peça um modelo de fluxo médio ou intenso.",
            "Algumas casas têm uso de loja, e o motor comum esquenta todo dia. A lista mostra quando escolher um de mais ciclos.",
            "Se o movimento lembra o de um prédio, o modelo de casa trabalha no limite. Veja se o seu caso está na lista.",
          ],
        ],
        bullets: [
          "Consultório, salão ou loja no mesmo portão",
          "Várias famílias no terreno",
          "Entregas ou carro de aplicativo o dia todo",
          "Motor que desarma por calor mais de uma vez por mês",
        ],
      },
      {
        about: "cost",
        headings: ["O preço do motor de casa e do mais forte", "Quanto custa passar a um motor mais forte"],
        slots: [
          [
            "Na troca em casa, o motor residencial fica de {price.homeSwap}, com mão de obra, e o de linha pesada, de {price.heavySwap}. Antes, vale conferir a folha, porque peso e atrito imitam falta de capacidade.",
            "O motor de uso comum, trocado em casa, vai de {price.homeSwap}, e o de uso pesado, de {price.heavySwap}, ambos com o serviço. Confira antes a folha: desregulada, ela faz qualquer motor esquentar.",
            "Entre um e outro, a troca passa de {price.homeSwap}, no residencial, para {price.heavySwap}, no pesado, com mão de obra incluída. Uma folha que arrasta, porém, se resolve com ajuste e não com motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor parou depois de muitas aberturas. Queimou?",
        answers: [
          "Em geral não: o protetor térmico desarmou. Deixe esfriar com o disjuntor desligado; se acontece com pouco uso, há peso na folha ou capacitor fraco.",
          "Quase sempre é proteção contra calor. Espere esfriar sem energia e, se repetir, peça a medição.",
        ],
      },
      {
        question: "Em dia de festa, deixo o portão aberto?",
        answers: [
          "É melhor que abrir a cada convidado: deixe aberto, com o disjuntor desligado e alguém vigiando a entrada. O basculante fica aberto travado pelo motor, sem ser solto.",
          "Sim, aberto e sem energia, com uma pessoa na entrada. Assim o motor não esquenta e ninguém aciona o portão por engano.",
        ],
      },
      {
        question: "Abrir muitas vezes gasta muita luz?",
        answers: [
          "Pouco, porque cada abertura dura segundos. Em casa o gasto fica em poucos reais por mês.",
          "Quase nada: o motor só consome de verdade enquanto anda. São poucos reais mensais numa residência.",
        ],
      },
      {
        question: "Fechamento automático gasta mais o motor?",
        answers: [
          "Não aumenta os ciclos, pois o portão fecharia do mesmo jeito. Ele exige fotocélula, o sensor que impede fechar sobre alguém.",
          "O número de ciclos é igual. O que muda é a segurança, que passa a depender da fotocélula funcionando.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e quantas vezes o portão abre por dia",
  },
  {
    id: "perdi-o-controle-do-condominio",
    broader: "controle",
    label: "Perdi o controle do condomínio",
    phrase: "o controle do condomínio perdido",
    asks: [
      "síndico bloquear controle perdido",
      "bloquear controle perdido morador",
      "sumiu controle prédio",
      "sumiu controle condomínio",
      "perdeu controle condomínio",
      "perdeu controle prédio",
      "perdi tag condomínio",
      "perdi tag prédio",
      "perdi controle garagem prédio",
      "perdi controle apartamento",
      "perdi controle condomínio",
      "perdi controle condomínio quem",
      "perdi controle condomínio quem cancela",
      "perdi controle prédio",
      "perdi controle prédio quem cancela",
      "controle perdido condomínio",
      "controle perdido condomínio quem apaga",
      "roubaram controle condomínio",
      "morador perdeu controle",
    ],
    intent: "question",
    answers: {
      any: [
        "Quem cancela o controle perdido do condomínio é o síndico ou a administradora, que manda apagar o código na central. Avise a portaria no mesmo dia, por escrito, com a sua unidade. Se cada controle tem cadastro próprio, sai só o seu; se não, todos são regravados. O novo costuma ser pago por quem perdeu.",
        "Se sumiu o controle do portão do prédio, avise hoje a portaria e a administração, porque quem o achar entra na garagem até o código ser apagado. O técnico apaga o perdido e grava outro em nome da sua unidade. O condomínio costuma cobrar o aparelho novo do morador, conforme a convenção.",
        "Quem perdeu o controle do condomínio deve avisar a portaria e o síndico por escrito, pedir o bloqueio do código e, depois, um controle novo gravado em nome da sua unidade. O bloqueio leva minutos na central. O aparelho novo, na maioria das regras, é pago pelo morador.",
        "Quem perdeu o controle do condomínio pede o bloqueio ao síndico ou à administração, que manda apagar o código na central. Fale com a portaria no mesmo dia, por mensagem. Onde não há cadastro por unidade, o bloqueio obriga a regravar todos os controles. O controle novo, em geral, é pago por quem perdeu.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer hoje", "Do aviso ao controle novo"],
        slots: [
          [
            "Primeiro vem o bloqueio e só depois o aparelho novo. Enquanto o código estiver ativo, o controle perdido continua abrindo.",
            "Bloquear vem antes de comprar, porque o controle sumido abre a garagem até ser apagado.",
            "Cuide do bloqueio e depois do controle novo, já que o código vale até sair da central.",
          ],
        ],
        steps: [
          "Avise portaria e síndico por mensagem, com a unidade e a hora da perda.",
          "Se houve roubo, faça o boletim de ocorrência.",
          "Combine como entrar até lá: portaria, interfone ou outro controle da família.",
          "Peça o controle novo do modelo aceito e a gravação em seu nome.",
        ],
      },
      {
        about: "what",
        headings: ["Apagar só um controle ou todos", "O que a central do prédio permite"],
        slots: [
          [
            "Central com cadastro individual apaga só o controle perdido, porque cada um tem seu código e seu nome. A simples limpa a memória inteira, e os moradores precisam regravar.",
            "Quando cada controle está na lista por unidade, exclui-se apenas o que sumiu. Sem essa lista, a memória é apagada toda e os demais passam por nova gravação.",
            "O cadastro por unidade permite bloquear um só. Nas centrais que não o têm, apaga-se tudo e o prédio faz um recadastro geral.",
          ],
          [
            "Para o síndico, trocar o receptor por um de cadastro individual evita esse recadastro a cada perda. Pesam no custo o receptor, a instalação e a gravação dos controles de todos.",
            "O síndico resolve as próximas perdas com um receptor que guarda cada controle em separado. A conta soma o aparelho, a ligação e um dia de gravação com os moradores.",
            "Um receptor com lista por morador acaba com o recadastro geral. O valor reúne receptor, mão de obra e o cadastro dos controles existentes.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Enquanto o bloqueio não sai", "Cuidados até o controle ser apagado"],
        slots: [
          [
            "Se o controle sumiu com documentos ou dentro do carro, diga isso à portaria, para ela ficar atenta a quem entra. Não copie o do vizinho, porque a cópia fica fora da lista e não pode ser cancelada sozinha.",
            "Avise a portaria se o controle estava com documentos ou no carro furtado. E espere o seu em vez de copiar o do vizinho, já que uma cópia sem cadastro não se bloqueia sem derrubar o original.",
            "Se o controle sumiu junto com endereço ou documento, peça atenção redobrada da portaria. Evite copiar o de outro morador: a cópia não entra no cadastro e, para bloqueá-la, é preciso bloquear também o dele.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O condomínio pode cobrar o controle novo?",
        answers: [
          "Pode, se a regra do prédio prevê, o que é comum. A convenção ou o regimento diz o valor e o prazo.",
          "Em geral, sim: paga quem perdeu. Confira o regimento, que costuma trazer o preço do aparelho e da gravação.",
        ],
      },
      {
        question: "Achei o controle depois. Ele volta a funcionar?",
        answers: [
          "Só se for gravado de novo, com autorização do síndico. Apagado da central, ele não abre.",
          "Não sozinho: precisa de novo cadastro. O aparelho continua bom, e basta a gravação.",
        ],
      },
      {
        question: "Posso comprar o controle pela internet?",
        answers: [
          "Pode, se for do modelo que a central aceita, mas ele só abre depois que a administração autorizar a gravação.",
          "Antes de comprar, pergunte o modelo à administração. Sem o cadastro do prédio, qualquer controle fica mudo.",
        ],
      },
      {
        question: "Quanto tempo leva para bloquear?",
        answers: [
          "O bloqueio é rápido, minutos na central; o que demora é o aviso e a autorização. Por isso fale com a portaria logo.",
          "Na central é questão de minutos. Conte o tempo até o síndico autorizar e o técnico ir ao prédio.",
        ],
      },
    ],
    photo: "fotos de um controle igual e do receptor ou da etiqueta do motor",
  },
  {
    id: "capa-para-motor-vale-a-pena",
    broader: "molhou",
    label: "Capa para motor de portão",
    phrase: "a capa para o motor",
    asks: [
      "onde comprar capa motor",
      "capa motor",
      "capa para motor",
      "capa motor portão",
      "capa de chuva motor portão",
      "capa de chuva para motor",
      "capa plástica motor",
      "capa justa casinha motor",
      "capa motor vale pena",
      "capa motor portão vale pena",
      "vale pena capa motor",
      "capa motor precisa",
      "capa motor portão precisa",
      "capa motor portão preço",
      "capa proteção motor",
      "capa proteção motor portão",
      "capa proteção chuva motor",
      "capa proteção chuva motor portão",
      "capa proteção contra chuva motor",
      "capa chuva motor",
      "capa impermeável motor portão",
      "capa protetora motor portão",
    ],
    intent: "buying",
    answers: {
      price: [
        "O preço da capa do motor de portão, a tampa original, depende da marca e do modelo. Mande a foto da etiqueta e da tampa, e dizemos de graça se há e quanto custa, sem trocar o motor. A troca no local entra na visita, que em casa parte de {price.preventive}, sem peças.",
        "A capa do motor, que é a tampa dele, tem preço dado pela foto da etiqueta, porque cada modelo tem a sua. Trocar e vedar no local, em residência, custa a partir de {price.preventive}, fora as peças. Capa de pano contra chuva não recomendamos.",
      ],
      any: [
        "Capa para motor de portão em geral não vale a pena: de pano ou plástico, ela prende calor e umidade. O que protege é a tampa original inteira e vedada e, onde a água cai em cima, um telhadinho ventilado. A visita para vedar, em casa, parte de {price.preventive}, sem peças.",
        "A capa do motor de portão, se é a tampa original que quebrou, tem reposição por modelo, e a foto da etiqueta diz se há e o valor. Capa extra por cima não compensa, porque abafa o motor. Trocar e vedar em casa custa a partir de {price.preventive}, fora as peças.",
        "Capa de proteção do motor do portão contra chuva quase nunca compensa: a tampa original já aguenta chuva comum, e a capa justa junta calor e água por dentro. Onde chove direto, ponha uma cobertura rígida e aberta dos lados. Vedar a tampa, em casa, parte de {price.preventive}, fora as peças.",
        "Vale a pena trocar a tampa quebrada do motor do portão, e não vale comprar capa de pano ou plástico, que prende calor e umidade. Contra goteira e sol forte, use um telhadinho solto do motor. A visita de vedação, em residência, começa em {price.preventive}, sem peças.",
        "Capa do motor [marca] quebrada: o lugar onde comprar é loja de peças ou assistência da marca, pelo modelo exato da etiqueta, e também a fornecemos já colocada. Desligue o disjuntor se a placa ficou à mostra, e não improvise com plástico, que prende calor e umidade. O orçamento é grátis pela foto da etiqueta e da capa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que protege de verdade", "Tampa, vedação e cobertura"],
        slots: [
          [
            "A tampa sem trinca, com todos os parafusos, a borracha no lugar e a entrada dos fios vedada, não deixa passar chuva comum nem formiga. Por isso vale mais que uma capa.",
            "A proteção está na própria tampa, inteira, aparafusada, com a borracha boa e o cano dos fios fechado. Isso impede água e formiga de entrar, o que uma capa por cima não faz.",
            "Borracha, parafusos e passagem dos fios em ordem são a vedação do motor. Com eles a chuva fica fora; sem eles, nenhuma capa resolve.",
          ],
          [
            "Onde chove direto ou pinga da calha, ponha um telhadinho rígido, uns 10 a 20 cm acima do motor e aberto dos lados. Ele faz sombra e deixa o ar passar, sem encostar na folha nem na cremalheira.",
            "Se a água cai em cima, uma cobertura de chapa, solta do motor e ventilada, desvia a goteira e o sol. Deixe de 10 a 20 cm de espaço e nada no caminho da folha.",
            "Contra goteira e sol forte, use uma cobertura firme, de 10 a 20 cm acima do motor, com os lados abertos e longe da folha e da cremalheira.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Sinais de que está entrando água", "Quando trocar a tampa"],
        slots: [
          [
            "Olhe por fora, sem tirar a tampa, porque sob ela há tensão da rede. Um destes sinais mostra que a vedação acabou.",
            "Olhe só por fora, pois com a tampa aberta há risco de choque. Se vir um destes sinais, peça a vedação.",
            "A inspeção é feita com os olhos, por fora, já que dentro há tensão da rede. Qualquer sinal da lista pede revisão.",
          ],
        ],
        bullets: [
          "Portão que falha depois da chuva e volta seco",
          "Tampa trincada, solta ou sem parafuso",
          "Formiga ou marca de água na base",
          "Disjuntor ou DR que cai em dia úmido",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa tampa, vedação ou cobertura", "O que sai mais barato"],
        slots: [
          [
            "Borracha e vedação dos fios são o mais barato e entram na visita. A tampa original custa conforme o modelo, e uma placa queimada por água custa muito mais que as duas coisas juntas.",
            "Vedar é o menor gasto, feito na própria visita; a tampa nova depende do modelo do motor. Deixar entrar água sai caro, porque o que queima é a placa.",
            "A vedação custa pouco, e a tampa é orçada pela etiqueta. As duas ficam bem abaixo do preço de uma placa nova, que é a peça que a água queima.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar sacola ou lona até consertar a tampa?",
        answers: [
          "Só por cima, solta e aberta embaixo, por pouco tempo, e sem usar o portão coberto. A tampa nova é a solução.",
          "Por um dia de chuva, sim, sem fechar os lados e com o disjuntor desligado. Fechada, ela junta água por dentro.",
        ],
      },
      {
        question: "Acho tampa para motor antigo?",
        answers: [
          "Para as marcas comuns, muitas vezes, original ou usada em bom estado. A etiqueta diz; sem ela, faz-se uma cobertura rígida e ventilada.",
          "Depende do modelo, que a etiqueta mostra. Quando a tampa saiu de linha, uma cobertura fixa e a vedação dos fios substituem em parte.",
        ],
      },
      {
        question: "A capa ajuda contra o sol?",
        answers: [
          "Faz sombra, mas prende o calor do motor. A cobertura rígida e aberta dos lados faz sombra e deixa o ar correr.",
          "Pouco, porque abafa. Contra o sol, prefira um telhadinho solto do motor, que também corta a goteira.",
        ],
      },
      {
        question: "Motor sem tampa pode ser usado?",
        answers: [
          "Não deve: a placa fica exposta à água, e as pessoas, à tensão da rede. Desligue o disjuntor até pôr a tampa.",
          "Não. Há risco de choque e de queimar a placa na primeira chuva; deixe sem energia até resolver.",
        ],
      },
    ],
    photo: "uma foto do motor com a tampa e do que há acima dele",
  },
  {
    id: "casa-com-portao-comprada-ou-vendida",
    broader: "controle",
    label: "Comprei ou vendi casa com portão automático",
    phrase: "o portão automático na compra ou na venda da casa",
    asks: [
      "entregar portão venda casa",
      "entregar controles venda casa",
      "comprei casa portão automático",
      "comprei casa portão automático trocar primeiro",
      "comprei casa portão o que trocar",
      "comprei casa portão eletrônico",
      "vendi casa controles",
      "vendi casa entregar controles",
      "vendi casa devo entregar controles",
      "vender casa controles portão",
      "entregar controles comprador casa",
    ],
    intent: "question",
    answers: {
      any: [
        "Comprou casa com portão automático? O primeiro passo é apagar a memória da central e gravar só os seus controles, porque o antigo dono ainda abre; faça na revisão, que em casa parte de {price.preventive}, sem peças. Quem vendeu deve entregar todos os controles, a chave de destravamento e o manual.",
        "Na compra da casa, comece pelos controles: memória limpa e regravada na mesma visita da revisão, desde {price.preventive} em casa, sem peças, e a chave de destravamento testada. Na venda, entregue todos os controles, a chave do motor, o manual e a nota, e apague o botão do seu carro.",
        "O portão passa com a casa: quem vende entrega controles, chave de destravamento e manual, salvo o que o contrato disser. Quem compra limpa a memória da central e grava só os seus, junto com a revisão, a partir de {price.preventive} em residência, fora as peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Lista de quem compra", "O que fazer na primeira semana"],
        slots: [
          [
            "Cabe tudo numa visita só, e a ordem põe a segurança na frente. Peça os itens ao antigo dono antes de receber as chaves.",
            "Uma visita resolve a lista, começando pelos controles. Cobre do vendedor o que faltar antes da entrega.",
            "A segurança vem primeiro e o resto segue na mesma ida. Combine com o vendedor a entrega dos itens.",
          ],
        ],
        steps: [
          "Apagar a memória e gravar só os controles da casa.",
          "Achar e testar a chave de destravamento com o técnico.",
          "Testar a fotocélula e regular a força, com o técnico.",
          "Ver cabos, roldanas ou dobradiças e a data da última revisão.",
          "Fotografar a etiqueta do motor e guardar.",
        ],
      },
      {
        about: "choose",
        headings: ["Quando trocar e quando só regular", "O que vale gastar logo"],
        slots: [
          [
            "Código fixo antigo, de chavinhas, vale trocar por receptor e controles de código rolante, que muda a cada toque: as cópias que ficaram por aí deixam de abrir, e o motor continua.",
            "Se o sistema é de chavinhas, limpar a memória não basta, porque cópias antigas repetem o código. Um receptor rolante, de senha que sempre muda, resolve sem trocar o motor.",
            "Com código fixo, as cópias do antigo dono podem voltar a abrir. A saída é um receptor de código rolante, renovado a cada uso, e controles novos, no mesmo motor.",
          ],
          [
            "O motor só se troca se o redutor tem folga, falta peça ou ele já passou de {trade.life}. Em casa, motor e mão de obra ficam de {price.homeSwap}.",
            "Trocar o motor é para o que está no fim da vida, de {trade.life}, ou sem peças. A troca em casa custa de {price.homeSwap}, com mão de obra.",
            "Motor barulhento pode ser só regulagem. No fim da vida, de {trade.life}, compare com a troca, de {price.homeSwap} em residência.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["O que o vendedor entrega", "Lista de quem vende a casa"],
        slots: [
          [
            "Quem vende faz uma lista do que entrega e pede a assinatura do comprador. Assim ninguém reclama depois de controle que sumiu.",
            "Uma lista assinada na entrega evita discussão sobre controles.",
            "Ponha no papel o que vai com o portão e colha a assinatura.",
          ],
        ],
        bullets: [
          "Todos os controles, inclusive o do carro",
          "Chave de destravamento do motor",
          "Manual e nota, se há garantia",
          "Acesso do aplicativo, se houver, passado ao comprador",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O antigo dono não entregou os controles. O que faço?",
        answers: [
          "Apague a memória e compre novos: a etiqueta do motor e o receptor dizem qual serve, e eles são gravados direto na central.",
          "Grave controles novos na central; a limpeza da memória tira os que ficaram com ele.",
        ],
      },
      {
        question: "Preciso trocar a placa para ficar seguro?",
        answers: [
          "Em geral não: apagar e regravar basta, se o código é rolante. Se é fixo, troca-se o receptor.",
          "Não. A memória limpa resolve no rolante, e um receptor novo resolve no fixo.",
        ],
      },
      {
        question: "Falta a chave de destravamento. Como consigo outra?",
        answers: [
          "Pela marca e pelo modelo da etiqueta acha-se a chave, comum à linha em muitos motores. Não force a trava com outra ferramenta.",
          "Mande a foto da etiqueta e da fechadura do motor. Muitas linhas usam chave padrão, vendida à parte.",
        ],
      },
      {
        question: "A garantia do motor passa para mim?",
        answers: [
          "Em geral sim, com a nota, enquanto durar o prazo. Peça o documento ao vendedor.",
          "Passa, se você tiver a nota e o motor estiver no prazo. Sem nota, a fábrica pode recusar.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e de um dos controles, se houver",
  },
  {
    id: "portao-empenado-motor-aguenta",
    broader: "torto",
    label: "Portão empenado: o motor aguenta",
    phrase: "o motor em portão empenado",
    asks: [
      "portão empenado motor fraco",
      "portão torto motor fraco",

      "motor puxa portão empenado",
      "portão torto queima motor",
      "portão empenado queima motor",
      "motor novo folha empenada",
      "desempenar portão antes motor",
      "instalar motor portão empenado",
      "empenado motor aguenta",
      "torto motor aguenta",
      "portão empenado motor aguenta",
      "portão torto posso usar motor",
      "empenado posso usar",
      "empenado estraga motor",
      "portão torto estraga motor",
      "portão empenado estraga motor",
      "posso automatizar portão empenado",
    ],
    intent: "question",
    answers: {
      any: [
        "Portão empenado o motor aguenta por pouco tempo: ele força em cada volta, esquenta e gasta engrenagem e capacitor. A folha se desempena antes, na serralheria, orçada por foto, e só então se regula o motor, em visita a partir de {price.preventive} em casa, sem peças. Se raspa ou prende, pare de usar.",
        "O motor aguenta um empeno leve que não raspa; em folha que prende ou saiu do prumo, ele faz força demais e queima. Primeiro o serralheiro desempena, com preço por foto, depois vem a regulagem, desde {price.preventive} em residência, fora as peças.",
        "Em portão empenado, o motor não aguenta muito: a folha torta pesa num ponto, e aumentar a força só tira a proteção contra esmagamento. O certo é desempenar, serviço de serralheria orçado por foto, e regular em seguida, o que custa a partir de {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Empeno leve ou perigoso", "Até onde dá para usar"],
        slots: [
          [
            "Olhe de longe, com o portão parado e sem destravar. A fresta mostra o empeno: igual de cima a baixo, a folha está reta; em cunha, entortou.",
            "Com a folha parada e travada, compare a fresta no alto e embaixo. Se for mais larga numa ponta, em forma de cunha, há empeno.",
            "A distância entre a folha e a coluna denuncia o empeno: deve ser igual em toda a altura. Veja de longe, sem destravar nem empurrar.",
          ],
        ],
        bullets: [
          "Fresta em cunha, mas sem raspar: marque o conserto e use pouco",
          "Raspa, estala ou para sempre no mesmo ponto: desligue",
          "Roldana fora do trilho, dobradiça aberta ou cabo frouxo: não toque, chame",
          "Basculante que sobe torto: pare já, a folha pode cair",
        ],
      },
      {
        about: "causes",
        headings: ["O que o empeno faz com o motor", "Por que a folha torta queima o motor"],
        slots: [
          [
            "A folha torta prende num trecho, e ali o motor puxa mais corrente, esquenta e gasta os dentes da engrenagem. Muitas vezes ele só parece fraco, porque arrasta um peso que não deveria existir.",
            "No ponto em que a folha raspa, a corrente sobe, o motor aquece e a engrenagem perde dentes. Por isso se pensa que falta potência, quando sobra atrito.",
            "Cada passagem pelo trecho preso aquece o motor e desgasta a engrenagem, com mais corrente que o normal. A impressão de motor fraco vem desse arrasto.",
          ],
          [
            "O empeno nasce de batida, solda fraca, base que cedeu, sol em folha de madeira ou motor puxando de um lado só em folha larga. Sem achar a causa, a folha desempenada volta a entortar.",
            "Batida de carro, piso que cedeu, solda ruim, madeira ao sol e falta de reforço em folha larga são as origens comuns. A causa é corrigida junto, ou o empeno retorna.",
            "Entre as causas estão pancada, falta de reforço, solda que abriu, madeira exposta ao sol e base afundada. Desempenar sem corrigir a origem dura pouco.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que se conserta primeiro", "Folha antes do motor, e o custo"],
        slots: [
          [
            "Do mais barato ao mais caro, vêm dobradiça ou roldana, reforço com solda, desempeno do quadro e folha nova. Quadro torcido por inteiro raramente compensa: compare o reparo com uma folha nova antes de gastar com motor.",
            "Trocar roldana ou dobradiça custa menos, soldar reforço vem depois, em seguida desempenar o quadro e, no topo, a folha nova. Se tudo está torcido, peça os dois últimos preços juntos.",
            "O gasto sobe da dobradiça e da roldana para o reforço soldado, o desempeno e a folha nova. Torção no quadro todo pede comparar o conserto com uma folha nova.",
          ],
          [
            "Com a folha reta, mede-se o motor: se o capacitor e a engrenagem estão bons, basta regular. Quando ele já queimou, a troca em casa fica de {price.homeSwap}, com mão de obra.",
            "Depois da folha, examina-se o motor, que muitas vezes só precisa de regulagem. Queimado, ele é trocado, e em residência isso custa de {price.homeSwap}, com o serviço.",
            "Alinhada a folha, o técnico mede capacitor e engrenagem. Em bom estado, ficam; se o motor queimou, a troca em casa vai de {price.homeSwap}, instalado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Um motor mais forte resolve?",
        answers: [
          "Não: ele só empurra com mais força contra o mesmo ponto, e o risco para quem passa aumenta.",
          "Não resolve. A folha torta continua torta e gasta também o motor maior.",
        ],
      },
      {
        question: "Posso automatizar um portão empenado?",
        answers: [
          "Só depois de desempenar. A garantia não cobre esforço da folha, e o motor novo sobre ela dura pouco.",
          "Primeiro a serralheria, depois o motor. Instalado em folha torta, ele perde força e garantia cedo.",
        ],
      },
      {
        question: "Dá para desempenar sem tirar o portão?",
        answers: [
          "Às vezes: dobradiça caída, roldana e reforço se acertam no lugar, com a folha escorada. Quadro torcido vai para a bancada.",
          "Empeno pequeno, sim, no local e com escora. Quando o quadro torceu, a folha precisa sair.",
        ],
      },
      {
        question: "Aumentar a força na placa ajuda até o conserto?",
        answers: [
          "Não faça: com força alta, o portão deixa de recuar diante de alguém. Use pouco ou desligue até acertar a folha.",
          "Só esconde o defeito e tira a reversão, a proteção contra esmagamento. O seguro é reduzir o uso.",
        ],
      },
    ],
    photo: "fotos da folha de frente e dos lados, com as frestas, e da etiqueta do motor",
  },
  {
    id: "pintar-sem-tirar-o-motor",
    broader: "pintura",
    label: "Pintar o portão sem tirar o motor",
    phrase: "a pintura do portão com motor",
    asks: [
      "pode pintar portão",
      "pode pintar portão eletrônico",
      "pode pintar portão automático",
      "posso pintar portão",
      "posso pintar portão eletrônico",
      "posso pintar portão automático",
      "posso pintar portão com motor",
      "dá para pintar portão eletrônico",
      "pintar portão sozinho",
      "proteger motor pintura",
      "pintar tirar motor",
      "pintar portão tirar motor",
      "pintar portão precisa tirar motor",
      "pintar portão com motor",
      "pintar portão automático",
      "pintar portão eletrônico",
      "como pintar portão automático",
      "cuidados pintar portão motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Pode pintar o portão eletrônico, com o motor no lugar. Desligue o disjuntor, cubra o motor e a fotocélula com plástico e não passe tinta em cremalheira, trilho, roldana, cabo nem dobradiça. Só religue com tudo seco e as proteções retiradas.",
        "Não precisa tirar o motor para pintar o portão: desligue o disjuntor, cubra motor, fotocélula, cremalheira e trilho com plástico e fita, e pinte a folha parada. Tinta em dente, roldana ou lente é o que dá defeito; a revisão depois, em casa, parte de {price.preventive}, sem peças.",
        "Para pintar portão sem tirar o motor, isole as peças: plástico na máquina e na fotocélula, fita na cremalheira e nos cabos, disjuntor desligado até a tinta secar. Tirar o motor é serviço de técnico; regular depois, se ficou pesado, custa desde {price.preventive} em residência, fora peças.",
        "Você mesmo pode pintar o portão sem remover o motor, com o disjuntor desligado e a máquina coberta; lixe longe dela, porque pó de ferro entra na placa. Seca a tinta, tire tudo e teste; se raspar ou pesar, o ajuste em casa começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como isolar e pintar, na ordem", "Pintar sem estragar o motor"],
        slots: [
          [
            "A folha fica parada e fechada do começo ao fim da secagem. Não acione com tinta molhada nem com as fitas no lugar.",
            "Portão fechado e sem energia até secar. Avise a casa e guarde os controles.",
            "Com a folha fechada e a energia cortada, siga a ordem. O basculante não se destrava.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e avise a casa.",
          "Cubra motor, botoeira, fotocélula, cremalheira, fuso e cabos.",
          "Lixe longe do motor e aspire o pó.",
          "Pinte com a folha fechada, sem destravar o basculante.",
          "Seca a tinta, tire as fitas e limpe as lentes com pano seco.",
          "Religue e assista a um ciclo, de longe.",
        ],
      },
      {
        about: "choose",
        headings: ["O que cobrir e o que não pintar", "Peças que a tinta estraga"],
        slots: [
          [
            "Estas partes ficam sem tinta, e o motivo é simples.",
            "Cubra bem estes pontos.",
            "Onde a tinta causa defeito, é aqui.",
          ],
        ],
        bullets: [
          "Dentes da cremalheira e engrenagem: a tinta muda a folga de {rack.clearance}",
          "Lentes da fotocélula: respingo impede o fechamento",
          "Roldanas, trilho e guias: tinta prende a folha",
          "Cabo de aço e fuso: nunca se pintam",
          "Etiqueta do motor: cubra, para não perder o modelo",
        ],
      },
      {
        about: "signs",
        headings: ["Depois da pintura, o que conferir", "Se o portão mudou depois de pintado"],
        slots: [
          [
            "Não fecha: respingo na lente da fotocélula. Raspa ou trava: tinta na guia, no pino ou na roldana.",
            "Se abre e não fecha, limpe as lentes; se prende, procure tinta em guia e roldana.",
            "Lente suja impede o fechamento, e tinta em guia ou pino prende a folha.",
          ],
          [
            "Basculante mais lento ganhou peso: várias camadas somam alguns quilos, e o contrapeso é conferido pelo técnico. Não aumente a força para compensar.",
            "Camada grossa pesa no basculante, que sobe devagar. Quem acerta o contrapeso é o técnico, e a força não se mexe.",
            "Se o basculante sobe com esforço, a tinta pesou. O acerto é no contrapeso, pelo técnico, e não na força.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pintar a cremalheira?",
        answers: [
          "Não: tinta nos dentes muda a folga e gasta a engrenagem. Cubra antes e tire respingo a seco.",
          "Os dentes, não; só o suporte pode ser pintado.",
        ],
      },
      {
        question: "Quanto tempo o portão fica parado?",
        answers: [
          "O tempo de secagem da tinta, em geral de um a dois dias entre demãos e uso. Confira na lata.",
          "De um a dois dias, conforme a tinta e o clima. Até lá, disjuntor desligado.",
        ],
      },
      {
        question: "Com pistola ou compressor, preciso de mais cuidado?",
        answers: [
          "Sim: a névoa entra pela ventilação da tampa. Vede o motor com plástico e fita e tire logo depois de secar, para não juntar umidade.",
          "Muito mais. Cubra o motor inteiro e os sensores, e descubra assim que secar.",
        ],
      },
      {
        question: "E se eu quiser tirar o motor mesmo assim?",
        answers: [
          "É serviço de técnico, e no basculante a folha precisa de escora. Recolocar e regular em seguida pede outra ida, ou a mesma, se for no mesmo dia.",
          "Chame o técnico: no basculante, sem o motor, a folha pode cair.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro e outra do motor",
  },
  {
    id: "orcamento-quanto-tempo",
    isAskedByName: true,
    broader: "orcamento-por-foto",
    label: "Quanto tempo leva o orçamento",
    phrase: "o prazo do orçamento",
    asks: [
      "demora responder orçamento",
      "demora orçamento portão",
      "quanto tempo orçamento",
      "quanto tempo fazer orçamento",
      "quanto tempo orçamento portão",
      "orçamento demora",
      "orçamento demora quanto tempo",
      "orçamento na hora",
      "orçamento rápido portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O orçamento de portão por foto leva o tempo da conversa, sem esperar o dia da visita: mande pelo WhatsApp, {shop.hours}, a foto do portão ou da etiqueta, a medida ou um vídeo do defeito. Só o que pede medição no local fica para a visita, e o que mais atrasa é faltar foto.",
        "Por foto, o orçamento do portão sai na própria conversa, quando chegam pelo WhatsApp, {shop.hours}, as imagens e as medidas. Falta de largura, de etiqueta ou de vídeo faz demorar, e apenas o que precisa ser medido espera o dia da visita.",
        "O orçamento de portão fica pronto na mesma conversa em que você manda a foto e a medida, {shop.hours}. Sem etiqueta, largura ou vídeo do defeito, a resposta volta em perguntas; solda e folha torta esperam o dia da visita, com o valor da ida informado antes.",
      ],
      price: [
        "O orçamento por foto sai na própria conversa e não custa nada: mande pelo WhatsApp, {shop.hours}, o portão por dentro e por fora, a medida, a etiqueta ou um vídeo do defeito. Só quando é preciso medir no local ele espera a visita.",
        "Pela foto, o orçamento é grátis e vem na própria conversa, {shop.hours}. Demora apenas se falta largura, etiqueta ou vídeo com som, ou se o caso pede medição no local, com o valor da ida informado antes da visita.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar para não esperar", "Fotos que rendem o valor"],
        slots: [
          [
            "Cada caso pede uma foto diferente, tirada com o portão parado e sem abrir o motor. Com o material completo, não há pergunta de volta.",
            "O que enviar depende do pedido, e tudo se fotografa por fora, sem mexer no portão.",
            "Mande logo o conjunto certo para o seu caso, fotografado de fora. Assim a primeira resposta já traz o valor.",
          ],
        ],
        bullets: [
          "Motor novo: portão por dentro e por fora, largura, altura e material",
          "Conserto: vídeo com som e foto da etiqueta do motor",
          "Controle: frente e verso do aparelho e quantos quer",
          "Condomínio: fotos de cada portão, etiquetas e número de vagas",
        ],
      },
      {
        about: "what",
        headings: ["Quando é preciso ir ao local", "O que só se fecha na visita"],
        slots: [
          [
            "Solda, folha torta e defeito que vai e volta pedem medição, e o valor da ida é informado antes de marcar. O preço por foto vale para o que as fotos mostram; se a visita acha outra causa, ele é refeito antes do serviço.",
            "Estrutura, solda e falha intermitente só se fecham com medição no local, numa ida com preço combinado antes. Achando causa diferente da que a foto mostrava, o técnico refaz o valor e espera o seu aceite.",
            "Defeito que some e volta, folha empenada e solda precisam de visita, com a ida combinada antes. O que se cotou por foto só muda se aparecer outra causa, e nada se faz sem aprovação.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Depois do orçamento: prazo do serviço", "Do sim à execução: quanto tempo"],
        slots: [
          [
            "Aprovado o valor, marca-se o dia. Instalar leva de {time.tilting} no basculante e de {time.sliding} no portão de correr, e um conserto pequeno, até {trade.smallRepair}.",
            "Com o aceite, combina-se a data. A instalação toma de {time.tilting} em basculante ou de {time.sliding} em deslizante; reparo simples se faz em até {trade.smallRepair}.",
            "O dia é marcado quando você aprova. Reparo pequeno termina em até {trade.smallRepair}, e a instalação ocupa de {time.tilting} no basculante e de {time.sliding} no de correr.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O orçamento tem validade?",
        answers: [
          "Tem, e o prazo vem escrito na resposta, porque o preço das peças muda. Passada a data, basta pedir a atualização.",
          "Sim, a data está no próprio orçamento. Depois dela o valor é confirmado de novo, já que motor e peça sobem.",
        ],
      },
      {
        question: "O orçamento por foto é cobrado?",
        answers: [
          "Não: é grátis e sem compromisso. Só a ida ao local, quando o caso pede, tem valor, informado antes de marcar.",
          "Por foto não se paga nada. Havendo necessidade de medir no local, você sabe antes quanto custa a ida.",
        ],
      },
      {
        question: "Dá para ter uma ideia de preço agora?",
        answers: [
          "Dá: a troca do motor em casa fica de {price.homeSwap}, com mão de obra, e o kit basculante instalado parte de {price.lowest}. Peça e conserto dependem da foto.",
          "Como referência, o kit basculante instalado começa em {price.lowest}, e motor trocado em casa sai de {price.homeSwap}. Os consertos têm valor por foto.",
        ],
      },
      {
        question: "O orçamento de condomínio demora mais?",
        answers: [
          "Pede mais dados, como etiqueta de cada motor, vagas e horário de pico, e às vezes uma visita. Vem separado por item, para a assembleia comparar.",
          "Um pouco, porque são vários portões e é comum medir no local. Com fotos e número de vagas, a estimativa já sai na conversa.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, outra da etiqueta do motor e o que você precisa",
  },
];
