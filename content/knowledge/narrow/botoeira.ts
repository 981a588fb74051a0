import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const botoeira: NarrowConcept[] = [
  {
    id: "botoeira-em-curto",
    broader: "botoeira",
    label: "Botoeira em curto ou presa",
    phrase: "a botoeira em curto",
    intent: "repair",
    asks: [
      "botão travado apertado",
      "botão parede travado",
      "botão ficou apertado",
      "botão portão travado",
      "botoeira curto",
      "botoeira presa",
      "botoeira travada",
      "botoeira molhou",
      "botoeira chuva",
      "botoeira não funciona chuva",
      "botoeira não funciona depois chuva",
      "botoeira parou depois chuva",
      "botoeira abre sozinho",
      "botoeira afundada",
      "botoeira travando",
      "botoeira queimada",
      "botoeira queimou",
      "botão interno não funciona",
      "botoeira emperrada",
    ],
    answers: {
      any: [
        "Botoeira queimada ou em curto, o botão de parede com defeito, manda comando sem parar, e o portão abre sozinho ou ignora os controles. Se o botão ficou afundado e não volta, desligue o disjuntor e peça a troca por uma vedada, que é barata. A visita em casa parte de {price.preventive}, sem peças.",
        "A botoeira do portão que não funciona depois da chuva tem água no contato e pode ficar em curto, abrindo o portão sozinha. Desligue o disjuntor e peça a troca do botão por um modelo vedado, já que o oxidado volta a falhar. Em residência, a visita começa em {price.preventive}, fora as peças.",
        "Botoeira presa, com o botão de parede travado ou apertado, deixa o portão abrindo sozinho, porque o comando não para. Solte o botão por fora, sem ferramenta, e se ele não volta desligue o disjuntor. A troca da botoeira é feita em visita a partir de {price.preventive} em casa, sem peças.",
        "Se a botoeira molhou e o portão abre sozinho, a água está unindo os contatos do botão. Com o portão fechado, deixe o disjuntor desligado e troque por uma vedada contra água. A visita residencial custa a partir de {price.preventive}, sem peças, e a placa quase sempre está boa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como confirmar sem abrir nada", "Botoeira ou outra causa"],
        slots: [
          [
            "Fique à vista do portão, com a passagem livre, porque ele pode se mover sozinho. Não abra a caixinha do botão: além do comando, pode haver fios da rede ali.",
            "Basta olhar e apertar o botão, com a caixa fechada, pois atrás dela pode passar fio de 220 V. Mantenha todos longe da folha, que pode andar sem aviso.",
            "O portão pode disparar durante o teste, então deixe o vão livre e fique vendo a folha. A caixa do botão continua fechada, por causa dos outros fios.",
          ],
        ],
        steps: [
          "Veja se o botão está afundado e se volta ao ser tocado.",
          "Procure por fora água, ferrugem ou inseto.",
          "Teste um controle: se não faz nada, o comando pode estar preso.",
          "Se o portão abre sozinho, desligue o disjuntor.",
          "Lembre se o defeito começou com chuva, pintura ou obra, para contar ao técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["O que põe a botoeira em curto", "Água, mola ou cabo da botoeira"],
        slots: [
          [
            "Chuva, lavagem e até a umidade do muro entram em caixa sem vedação e unem os contatos. Formiga e lagartixa fazem o mesmo. A mola quebrada é outra causa, porque mantém o botão apertado depois do toque.",
            "Em uma caixa comum entra água de chuva ou de mangueira, que une os contatos, e insetos fazem o mesmo. Um botão gasto, de mola quebrada, fica apertado sozinho.",
            "A umidade é a primeira suspeita, porque a água dentro da caixa liga um contato ao outro como se alguém apertasse o botão. Depois vêm a mola cansada, que não devolve o botão, e os insetos.",
          ],
          [
            "Se o botão está bom, a causa pode ser o fio: emenda oxidada, cabo roído ou furado por um parafuso no muro. Um interruptor de luz no lugar do botão de pulso também deixa o comando ligado direto.",
            "Às vezes o defeito é do cabo, furado por prego, roído ou com emenda molhada, o que equivale a apertar o botão. Quem usou interruptor de luz também prende a placa, porque ele não volta sozinho.",
            "O cabo de comando com emenda molhada ou furado por parafuso também aciona o portão sozinho. Interruptor comum, posto no lugar da botoeira, deixa o comando ligado o tempo todo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "O conserto da botoeira em curto"],
        slots: [
          [
            "O técnico desliga a energia e solta o fio da botoeira na placa. Se os controles voltam a funcionar, a causa está provada, e ele troca o botão por um vedado ou refaz o cabo. Só o botão leva em geral menos de {trade.smallRepair}.",
            "Primeiro o fio da botoeira é solto na placa, sem energia, e o curto se confirma quando os controles obedecem. A troca do botão leva menos de {trade.smallRepair}, e a do cabo depende do conduíte.",
            "Para ter certeza, o técnico isola o fio do botão na placa e testa os controles. Depois instala uma botoeira vedada ou um cabo novo, e só o botão costuma tomar menos de {trade.smallRepair}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso desligar a botoeira e usar só o controle?",
        answers: [
          "Sim, depois que o técnico isolar os dois fios na placa. Não tire a tampa do motor para isso.",
          "Pode: isolado o fio da botoeira pelo técnico, o portão segue pelo controle até a troca do botão.",
        ],
      },
      {
        question: "O interfone pode ter o mesmo efeito?",
        answers: [
          "Pode. Um interfone ou módulo ligado à mesma entrada, com o contato preso, trava a placa do mesmo modo.",
          "Sim, se estão ligados à mesma entrada da botoeira. No teste, o técnico desliga um por vez até achar o defeito.",
        ],
      },
      {
        question: "Botoeira em curto queima a placa?",
        answers: [
          "O comando contínuo não costuma queimar a placa, mas faz o motor abrir e fechar sem controle. O que queima é um fio da rede encostado no fio de comando.",
          "Em geral não. O perigo é a tensão da rede entrar pelo fio do comando, numa emenda malfeita.",
        ],
      },
      {
        question: "Que botoeira usar na área externa?",
        answers: [
          "Use uma botoeira de pulso, vedada contra água, com o cabo entrando por baixo. Do lado da rua, só serve acionamento com chave ou senha.",
          "Escolha um modelo com proteção contra água e botão que volte sozinho, com o fio entrando por baixo para não conduzir a chuva.",
        ],
      },
    ],
    photo: "uma foto da botoeira e da etiqueta do motor",
  },
  {
    id: "altura-da-botoeira",
    broader: "botoeira",
    label: "Altura da botoeira do portão",
    phrase: "a altura da botoeira do portão",
    asks: [
      "altura botoeira",
      "altura botoeira portão",
      "que altura botoeira",
      "altura instalar botoeira",
      "altura botão portão",
      "altura botoeira parede",
      "qual altura colocar botoeira",
      "onde instalar botoeira portão",
      "onde colocar botoeira",
    ],
    intent: "question",
    answers: {
      any: [
        "A altura usual da botoeira do portão fica entre 1,20 m e 1,50 m do piso: 1,50 m onde há criança, para ela não alcançar, e de 80 cm a 1 m quando alguém usa cadeira de rodas. Mais que a altura, importa o lugar: à vista do portão e fora do caminho da folha.",
        "Instale a botoeira a cerca de 1,30 m do piso, num ponto de onde se vê o portão inteiro e longe da folha. Com criança em casa, suba para 1,50 m. Para cadeira de rodas, a norma de acessibilidade pede comando entre 80 cm e 1 m.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde pôr a botoeira, além da altura", "O lugar certo do botão"],
        slots: [
          [
            "Quem aperta o botão precisa ver se há alguém no vão. Por isso ele não fica dentro da sala nem atrás da porta, e sim num ponto da garagem com vista para a folha.",
            "A botoeira boa é a que obriga a pessoa a olhar o portão. Escolha a parede da garagem de onde se enxerga todo o vão.",
          ],
        ],
        bullets: [
          "Longe da folha: quem aperta não pode estar ao alcance dela",
          "Por dentro do terreno, nunca ao alcance de quem passa na rua",
          "Em lugar seco, ou com modelo vedado, se pega chuva",
          "Perto do caminho do cabo até o motor, para gastar menos",
        ],
      },
      {
        about: "visit",
        headings: ["Como é ligada", "Do botão à placa"],
        slots: [
          [
            "São dois fios finos, da botoeira à entrada de comando da placa, em eletroduto separado da rede. O técnico liga com o disjuntor desligado e testa a fotocélula no fim.",
            "Dois fios bastam, em tubo próprio, porque junto da rede eles captam ruído e o portão abre sozinho. A ligação na placa é do técnico, sem energia.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Botão e criança", "Cuidado com o botão em casa"],
        slots: [
          [
            "Explique à criança que o botão não é brinquedo e ponha-o alto. A fotocélula precisa estar em ordem, porque ninguém vigia o vão o tempo todo.",
            "Um botão a 1,50 m já fica fora do alcance das menores. Para as maiores, a proteção é a fotocélula testada todo mês.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Botoeira sem fio pode ficar em qualquer altura?",
        answers: [
          "A regra é a mesma. A vantagem é escolher o lugar sem quebrar parede, e o cuidado, trocar a pilha.",
          "Vale a mesma altura. Sem fio, fica mais fácil pôr onde se vê o portão.",
        ],
      },
      {
        question: "Posso ter duas botoeiras?",
        answers: [
          "Pode, ligadas em paralelo na mesma entrada da placa. As duas devem ter vista para o portão.",
          "Sim. A placa aceita vários botões na mesma entrada, além do interfone.",
        ],
      },
      {
        question: "Quanto custa instalar uma botoeira?",
        answers: [
          "Depende dos metros de cabo e de haver eletroduto. O orçamento é grátis, pela foto do motor e da parede.",
          "O botão pesa pouco, e o cabo e a mão de obra, mais. A foto do caminho até o motor dá o valor.",
        ],
      },
    ],
    photo: "fotos do motor, da parede escolhida e do caminho entre os dois",
  },
  {
    id: "botoeira-sem-fio",
    broader: "botoeira",
    label: "Botoeira sem fio",
    phrase: "a botoeira sem fio",
    intent: "buying",
    asks: [
      "controle parede pilha abrir portão",
      "controle de parede com pilha",
      "botoeira sem fio",
      "botão sem fio portão",
      "botoeira wireless",
      "controle fixo parede",
      "botoeira controle remoto",
      "botão sem cabo portão",
      "botoeira sem cabo",
    ],
    answers: {
      any: [
        "Entre a botoeira de portão com fio e a sem fio, escolha a com fio se já existe eletroduto até o motor, porque ela não usa pilha e falha menos. A sem fio vale a pena onde passar cabo exige quebrar parede. O preço das duas é informado de graça, pela foto do controle e do lugar do botão.",
        "A botoeira sem fio é um botão de parede com pilha, gravado no receptor do portão como mais um controle. Ela evita quebrar parede para passar cabo, mas para quando a pilha acaba. Com a foto do seu controle, dizemos qual modelo serve e quanto custa.",
        "A botoeira sem fio do portão automático compensa onde não há eletroduto e em imóvel alugado, porque se instala sem obra. Onde já passa um cabo, a botoeira com fio é mais confiável e mais barata. Mande a foto do controle atual para saber qual serve e o valor.",
        "A botoeira com fio é a melhor em portaria, loja e casa que já tem eletroduto, e a sem fio, onde o cabo exigiria obra. As duas abrem do mesmo jeito. Muda a instalação e a pilha. O valor sai pela foto do seu controle e da parede escolhida.",
      ],
      question: [
        "Sim, a botoeira sem fio funciona bem: é um botão de parede com pilha, gravado no receptor do portão como qualquer controle. Vale a pena onde passar cabo exige quebrar parede. Com eletroduto pronto, a de fio é mais confiável.",
        "Sim, a botoeira sem fio abre o portão se tiver a frequência e o código do seu receptor, em geral 433 MHz. Ela evita obra, mas para quando a pilha acaba, o que não acontece com a de fio.",
      ],
      price: [
        "O preço da botoeira sem fio é o da peça, conforme o padrão do seu controle, mais a gravação. A com fio é um botão barato, mais o cabo e a mão de obra para passá-lo. Com eletroduto pronto, a de fio sai por menos; sem ele, a sem fio. O valor é informado de graça, por foto.",
        "Entre botoeira com e sem fio, o botão com fio é a peça mais barata, mas o cabo até o motor pode custar mais que ela. Na sem fio, paga-se só o transmissor e a gravação. A foto do controle e do lugar do botão traz o preço das duas.",
      ],
      "how-to": [
        "Para instalar a botoeira sem fio, compre uma do padrão do receptor, ponha a pilha, grave-a como um controle novo e fixe na parede, à vista do portão. Se o botão de gravar fica dentro do motor, chame o técnico.",
        "A botoeira sem fio primeiro se grava e depois se fixa. Ponha o receptor em modo de gravação, aperte a tecla dela e teste do ponto escolhido antes de furar a parede. Quando a gravação é na placa do motor, sob a tampa, o serviço é do técnico.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde a com fio e onde a sem fio é melhor", "Quando a sem fio compensa"],
        slots: [
          [
            "A sem fio é melhor onde o cabo atravessaria laje, jardim ou acabamento, e em imóvel alugado, porque sai sem deixar marca. A de fio é melhor em portaria e comércio, onde muitos apertos por dia gastam a pilha.",
            "Em parede pronta, casa alugada ou muro distante, a sem fio evita a obra. Em portaria e loja, com uso o dia inteiro, a com fio evita a troca constante de pilha.",
            "A sem fio serve onde quebrar parede custa caro e onde o inquilino quer levá-la embora. Em entrada de muito uso, prefira o cabo, que não depende de pilha.",
          ],
          [
            "Antes de comprar a sem fio, veja o código do receptor. Central de código rolante, que muda a cada aperto, só aceita a da própria linha. Em código fixo, uma universal de 433 MHz costuma servir.",
            "O código do receptor decide o modelo sem fio: o fixo em 433 MHz aceita em geral a universal, e o rolante, que troca a cada uso, exige a do fabricante.",
            "Se o receptor usa código fixo, há botoeiras sem fio universais de 433 MHz. Se usa código rolante, que muda a cada toque, é preciso uma da mesma linha.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que custa menos", "As opções, da mais barata à mais cara"],
        slots: [
          [
            "A solução mais barata é prender na parede um controle já gravado. Depois vem a botoeira de pilha, e por último o teclado sem fio com senha, que pode ficar do lado da rua.",
            "Do menor para o maior custo, há o controle que sobrou, fixado na parede, a botoeira a pilha e o teclado com senha, o único indicado para fora.",
            "Um controle extra na parede custa menos que a botoeira de pilha, e esta custa menos que o teclado sem fio, que tem senha e pode ficar na rua.",
          ],
          [
            "No botão com fio, o que mais pesa é a distância até o motor e o caminho do cabo. Na sem fio, quem grava sozinho paga só a peça.",
            "Metros de cabo e parede a abrir encarecem a versão com fio. Na sem fio, o valor inclui a gravação, que você pode fazer por conta própria.",
            "A com fio fica cara quando o botão está longe e não há eletroduto. A sem fio custa a peça e a gravação, ou só a peça, se você mesmo gravar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como instalar a botoeira sem fio", "Da compra à fixação na parede"],
        slots: [
          [
            "Na parede não há fio de rede, e a gravação é igual à de um controle comum. Teste o ponto com o aparelho na mão antes de furar.",
            "O botão da parede só leva pilha. Grave como se fosse um controle e experimente o lugar antes de usar a furadeira.",
            "Instalar é simples, porque na parede não há nada ligado à energia. Escolha o ponto testando com ela na mão, antes do furo.",
          ],
        ],
        steps: [
          "Confirme pela foto do controle o padrão do receptor.",
          "Grave no receptor. Se o botão de gravar fica no motor, peça ao técnico.",
          "Teste da parede escolhida se o portão responde.",
          "Fixe à vista da folha e fora do alcance de crianças.",
          "Anote a data da pilha.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso prender um controle comum na parede?",
        answers: [
          "Pode, com suporte ou fita própria, e ele funciona igual. A botoeira só tem botão maior e corpo feito para parede.",
          "Sim, quando sobra um controle gravado. Deixe longe de chapa de aço, que enfraquece o sinal.",
          "Pode, e abre do mesmo jeito. Escolha um lugar que criança não alcance e que não fique encostado em metal.",
        ],
      },
      {
        question: "Quanto dura a pilha da botoeira sem fio?",
        answers: [
          "Em casa costuma durar muitos meses, conforme os apertos por dia. Se ela passa a responder só de perto, troque a pilha antes de culpar o motor.",
          "Depende do uso: com poucas aberturas diárias, vários meses. O sinal de que está no fim é o alcance que diminui.",
          "Vários meses numa casa comum e bem menos numa portaria. Quando o portão demora a responder, é hora de trocar.",
        ],
      },
      {
        question: "A botoeira sem fio serve do lado de fora da casa?",
        answers: [
          "Botão simples na rua, não, porque qualquer pessoa abriria. Do lado de fora se usa teclado sem fio com senha, de modelo próprio para chuva.",
          "Só se pedir chave ou senha. O comum é o teclado sem fio, resistente a chuva, fixado do lado externo.",
          "A comum, não, pois abriria para qualquer um. Para a rua existe o teclado com senha, feito para tomar chuva.",
        ],
      },
      {
        question: "A botoeira sem fio funciona com qualquer marca de motor?",
        answers: [
          "Funciona se o receptor aceitar o código dela, e isso depende da central, não do motor. Quando não aceita, um receptor avulso ligado à placa resolve.",
          "Em quase todas. Com código compatível, ela é gravada direto; sem ele, instala-se outro receptor na entrada de botoeira da placa.",
          "Na prática, sim, porque um receptor avulso pode ser ligado à entrada de botoeira de quase toda central.",
        ],
      },
    ],
    photo: "uma foto do controle que você usa, frente e verso, e do lugar da botoeira",
  },
  {
    id: "botoeira-na-portaria",
    isAskedByName: true,
    broader: "botoeira",
    label: "Botoeira de portaria",
    phrase: "a botoeira de portaria",
    asks: [
      "botoeira portaria dois portões",
      "botoeira dois portões",
      "botoeira 2 portões",
      "painel portaria dois portões",
      "botão portaria dois portões",
      ...combine(["botoeira portaria"], ["", "preço", "instalação", "colocar", "três botões", "3 botões"]),
      ...combine(["instalar", "colocar", "instalação"], ["botão portaria"]),
      ...combine(["botoeira três botões", "botoeira 3 botões", "botoeira tripla"], ["portaria", "guarita"]),
    ],
    intent: "installation",
    answers: {
      any: [
        "Instalamos botoeira na portaria {em}, com três botões, abrir, parar e fechar, num ponto de onde o porteiro vê o vão inteiro, direto ou por câmera. Com dois portões, um conjunto para cada. O botão é peça simples: o que faz o valor é o cabo até o motor, e o orçamento sai por foto.",
        "Para dois portões, a portaria leva um conjunto de botões para cada um, com etiqueta de entrada e de saída, ou um painel que não deixa os dois abertos juntos. O valor depende do cabo até cada motor, porque o botão é barato, e sai pela foto do balcão e das etiquetas.",
        "A botoeira de portaria tem três botões, abrir, parar e fechar, e fica onde o porteiro veja a folha, com um conjunto para cada portão. O que mais pesa no preço é o cabo até a central. O orçamento é grátis, com a foto da portaria, o número de portões e a distância até o motor.",
      ],
      price: [
        "O preço da botoeira de portaria é, na maior parte, o do cabo até a central. O botão triplo, de abrir, parar e fechar, é peça simples, e cada portão recebe o seu. Com a foto da portaria, o número de portões e a distância, o valor sai de graça.",
        "A botoeira de portaria custa o conjunto de três botões, que é barato, mais o cabo até cada motor, que é o que mais pesa. Para dois portões são dois conjuntos. Diga quantos portões e quantos metros são, e o orçamento por foto sai sem custo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que botoeira pôr na portaria", "Botões certos para a portaria"],
        slots: [
          [
            "O conjunto segue o número de portões que o porteiro comanda e as entradas que a central tem.",
            "Quantos portões a portaria abre, e o que a placa do motor aceita, decidem o conjunto.",
            "A central define se abrir e fechar podem ter botões separados. O resto depende de quantos portões há.",
          ],
        ],
        bullets: [
          "Um portão: abrir, parar e fechar, se a central tem as três entradas",
          "Central de entrada única: um botão de pulso e outro de parada",
          "Entrada e saída: um conjunto por portão, com etiqueta",
          "Portão social: botão próprio, ligado à fechadura elétrica",
          "Clausura, dois portões em sequência: botões que não deixam os dois abertos",
        ],
      },
      {
        about: "visit",
        headings: ["Como é a instalação", "Do cabo ao teste com o porteiro"],
        slots: [
          [
            "Com o disjuntor desligado, o cabo de comando é levado à central em eletroduto próprio, longe do fio de força, que poderia acionar o portão sozinho. O ponto fica à mão do porteiro e de frente para o vão.",
            "O cabo segue em tubo separado do de energia e é ligado à placa com o motor desligado. A botoeira fica num lugar de onde se vê a folha inteira. Sem vista direta, é preciso uma câmera.",
            "Passa-se o cabo fino por eletroduto só dele, para a rede não interferir, e liga-se à central sem energia. Os botões ficam diante do vão, ou junto da tela da câmera.",
          ],
          [
            "No fim, o porteiro testa abrir, parar e fechar, com a fotocélula funcionando.",
            "O teste é feito com quem vai usar, e o botão de parada é conferido por último.",
            "Quem usa prova cada botão, inclusive o de parar no meio do caminho.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Regra para fechar da portaria", "Quem aperta precisa ver o portão"],
        slots: [
          [
            "O porteiro só fecha com o vão à vista, direto ou pela câmera, porque o botão não substitui a fotocélula. O botão de parada fica em destaque, para deter a folha a qualquer momento.",
            "Ninguém fecha sem ver o vão livre, e a fotocélula é a segunda defesa, nunca anulada. A parada deve ser o botão mais fácil de achar.",
            "Fechar às cegas é o que causa acidente: sem ver a folha, não se aperta. Fotocélula em ordem e botão de parada ao alcance completam a segurança.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A botoeira da portaria serve em qualquer motor?",
        answers: [
          "Em quase todos: a central tem entrada de comando. Abrir e fechar em botões separados depende dela, e a etiqueta do motor mostra.",
          "Serve na maioria dos motores. O que muda é se a placa aceita três comandos ou só um, e a etiqueta do motor responde.",
        ],
      },
      {
        question: "Dá para pôr botoeira sem fio na portaria?",
        answers: [
          "Dá, mas em portaria o cabo é melhor: a sem fio depende de pilha e só manda um pulso, sem botão de parada próprio.",
          "Funciona, com limites: pilha, alcance e um só comando. Para uso o dia todo, o fio falha menos.",
        ],
      },
      {
        question: "E se a portaria já tem botoeira e ela falha?",
        answers: [
          "Troca-se o botão gasto ou o cabo rompido, sem mexer no motor. O defeito costuma ser o contato, apertado o dia inteiro.",
          "Em geral é botão gasto ou emenda oxidada, e o motor está bom. Troca-se a peça e testa-se o cabo.",
        ],
      },
      {
        question: "Quanto tempo leva a instalação?",
        answers: [
          "Com conduíte livre, cabe numa visita. Passar eletroduto novo, por piso ou parede, é o que alonga o serviço.",
          "Depende do caminho do cabo. Com o tubo pronto, é rápido. Com obra no piso, leva mais de um dia.",
        ],
      },
    ],
    photo: "fotos do balcão da portaria, do portão inteiro e da etiqueta do motor, com a distância em metros",
  },
  {
    id: "botoeira-nao-funciona",
    broader: "botoeira",
    label: "Botoeira não funciona",
    phrase: "a botoeira que não funciona",
    intent: "repair",
    asks: [
      "controle funciona mas botão da parede não",
      "controle funciona mas botão não",
      "controle abre mas botão da parede não",
      "porteiro não consegue abrir portão",
      "porteiro não consegue abrir",
      "porteiro não abre portão",
      "portaria não consegue abrir portão",
      "abre controle não abre botão parede",
      "controle abre botão dentro não abre",
      "porteiro aperta botão não abre",
      "porteiro aperta botão portão não abre",
      "botão portaria não abre",
      "botão portaria não funciona",
      "botão guarita não abre",
      "botoeira portaria não abre",
      "só abre controle não botão",
      "portão só abre controle",
      "só funciona controle remoto",
      "botoeira não abre só controle",
      "botão não abre só controle",
      "não abre botão só controle",
      "não abre botoeira só controle",
      "só abre controle botão dentro não",
      "só funciona controle botoeira não",
      "só funciona controle botão não",
      "botão parede não funciona controle sim",
      "interruptor não abre",
      "aperto botoeira nada acontece",
      "botoeira portaria queimou",
      "botoeira portaria queimada",
      ...combine(["botoeira portaria"], ["não funciona", "parou", "defeito", "conserto", "quebrou", "trocar"]),
      "botoeira portaria queimou quanto custa",
      "botão portaria queimou",
      "funciona controle não botoeira",
      "motor funciona controle não botoeira",
      "funciona controle mas não botoeira",
      "botoeira não funciona",
      "botão parede não funciona",
      "botoeira não abre",
      "botoeira parou",
      "botoeira com defeito",
      "botoeira não aciona",
      "botoeira não responde",
      "botoeira interna não responde",
      "botoeira interna portão não responde",
      "botoeira portão não responde",
      "botoeira interna não funciona",
      "botoeira interna não abre",
      "botão interno não responde",
      "botão portão quebrado",
      "botoeira prédio não funciona",
      "consertar botoeira",
      "trocar botoeira",
      "trocar botão parede",
      "trocar botão portão",
      "botão dentro não abre",
      "botão dentro não funciona",
      "botão parede não abre",
      "botão interno não funciona",
      "abre interfone não botoeira",
      "interfone abre botoeira não",
      "abre controle não botoeira",
      "controle abre botoeira não",
      "só abre controle botão não funciona",
      "só abre controle botão não",
    ],
    answers: {
      any: [
        "Quando o portão só abre pelo controle e o botão não funciona, o defeito está na botoeira ou no fio dela, e o motor está bom. As causas comuns são contato oxidado, fio partido e, na sem fio, pilha gasta. O botão é peça barata, e a visita em casa parte de {price.preventive}, sem peças.",
        "Se a botoeira não responde e o controle abre o portão, a falha é do botão ou do fio, e não do motor. Na botoeira sem fio, troque a pilha. Na de fio, o técnico mede o contato e o cabo. A visita residencial custa a partir de {price.preventive}, e o botão é barato.",
        "O botão da parede ou da portaria que não abre o portão, com o controle abrindo, quase sempre tem contato gasto, fio partido ou borne solto, que é o parafuso que prende o fio. A troca do botão é simples. Em casa, a visita custa a partir de {price.preventive}, fora as peças.",
        "Se o portão abre pelo interfone ou pelo controle e não pela botoeira, a falha fica no botão ou no fio dele. O contato oxida, o fio parte ou o borne se solta. Trocar o botão é simples, e a visita em casa parte de {price.preventive}, sem peças.",
        "Se o porteiro não consegue abrir o portão pelo botão, teste o controle de um morador: abrindo, o defeito está na botoeira da portaria ou no cabo até o motor. Se nem o controle abre, falta energia ou o motor parou. Mande fotos da botoeira e da etiqueta do motor, e o valor do conserto sai antes da visita.",
      ],
      price: [
        "Trocar a botoeira que não funciona custa pouco: o botão é peça barata, e a visita em casa parte de {price.preventive}, sem peças. Se o fio rompeu, soma-se o cabo novo até o motor. Com a foto do botão e a distância até o motor, você recebe o valor antes.",
        "O preço de trocar a botoeira queimada soma o botão, que é peça barata, e a mão de obra, a partir de {price.preventive} em residência. Cabo partido aumenta a conta conforme a distância até o motor ou a portaria, e o valor sai por foto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar na botoeira, sem abrir nada", "Descubra se a falha é do botão"],
        slots: [
          [
            "Em poucos testes você separa defeito de botão e defeito de motor. Faça tudo com o vão livre e a caixa do botão fechada, porque atrás dela podem passar fios da rede.",
            "Os testes são por fora, com a passagem livre e o portão à vista. Não abra a caixinha do botão: atrás dela pode haver fio de 127 ou 220 V.",
            "Deixe o vão livre e olhe o portão enquanto testa. A caixa do botão continua fechada, porque às vezes há fios da rede no mesmo lugar.",
          ],
        ],
        steps: [
          "Acione o controle: se ele abre, motor e placa estão bons.",
          "Aperte o botão com firmeza e veja se ele volta ou fica afundado.",
          "Teste outro botão, se houver, como o do interfone.",
          "Na botoeira sem fio, veja se a luz acende e troque a pilha.",
          "Se nem o controle abre, confira o disjuntor do portão.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a botoeira não funciona", "Contato, fio ou placa"],
        slots: [
          [
            "O contato do botão oxida com a umidade e se gasta com o uso, o que é comum em portaria. O fio também falha: parte por dentro, solta-se na emenda ou é cortado numa obra que furou a parede.",
            "Umidade e uso intenso desgastam o contato, sobretudo na portaria, onde o botão é apertado o dia todo. Se o botão está bom, o fio costuma ter partido numa emenda ou ter sido cortado numa obra.",
            "O botão muito usado perde a mola e o contato, e a caixa sem vedação deixa entrar água. Depois do botão vem o fio, que se rompe na dobra, na emenda ou no furo de uma reforma.",
          ],
          [
            "Mais rara é a queima da entrada de comando da placa, o ponto onde o fio do botão chega. Um raio pode queimá-la e deixar os controles funcionando.",
            "Só quando botão e fio estão bons se suspeita da placa. A entrada do botão às vezes queima com um raio, e o receptor dos controles continua em ordem.",
            "A entrada do botão na placa é a última da lista. Um raio pode queimar essa entrada e poupar o receptor, mas isso só se afirma depois de medir botão e fio.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico conserta a botoeira", "O conserto da botoeira"],
        slots: [
          [
            "O técnico fecha o comando direto na placa e vê se o portão anda. Se anda, o defeito está no caminho até o botão, e ele mede o fio e o contato para trocar só o que falhou. Um botão novo leva menos de {trade.smallRepair}; passar cabo novo demora mais.",
            "Com segurança, ele imita o toque do botão na própria placa. Portão que anda mostra que a falha é do fio ou da botoeira, e a medição diz qual dos dois. Trocar o botão costuma levar menos de {trade.smallRepair}.",
            "Testa-se a entrada da placa, depois o fio e por fim o botão, para trocar só o que está ruim. O botão fica pronto em menos de {trade.smallRepair}, e o tempo do cabo depende da distância e do conduíte.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O controle abre e a botoeira não. Preciso trocar a placa?",
        answers: [
          "Quase nunca, porque a placa que obedece ao controle está funcionando. Se só a entrada do botão queimou, um receptor com botoeira sem fio evita a troca.",
          "Em geral, não. Mesmo quando a entrada do botão queimou, dá para usar uma botoeira sem fio, gravada como controle.",
          "Raramente. A placa só é trocada quando falha em outras coisas. Para o botão, há saída mais barata.",
        ],
      },
      {
        question: "Em prédio, várias botoeiras podem parar juntas?",
        answers: [
          "Podem, se dividem o mesmo cabo ou a mesma entrada da placa. O técnico isola um ponto por vez até achar a emenda ruim.",
          "Sim: uma só emenda oxidada derruba todas as que estão no mesmo fio. Cada botão é isolado e testado em separado.",
          "Podem, quando o cabo é um só. E se uma delas entra em curto, as outras deixam de comandar até ela ser desligada.",
        ],
      },
      {
        question: "Posso trocar a botoeira por interruptor de luz?",
        answers: [
          "Não. A botoeira dá um toque e volta. O interruptor deixa o contato fechado, e a placa trava e deixa de obedecer aos controles.",
          "Não serve, porque o interruptor fica ligado. A placa espera um toque curto, e um contato preso a deixa travada.",
          "Não. Use um pulsador, aquele que volta sozinho, como o de campainha. O interruptor comum segura o comando.",
        ],
      },
      {
        question: "Dá para pôr uma botoeira sem fio no lugar?",
        answers: [
          "Dá. Ela funciona como um controle fixo na parede, gravado na placa, e evita passar cabo. Em troca, usa pilha.",
          "Sim, e é boa saída quando o cabo é difícil de refazer. Ela precisa ter a mesma frequência e o mesmo código da placa.",
          "Sim, ela é gravada como um controle comum. Só lembre de trocar a pilha, em geral uma vez por ano.",
        ],
      },
    ],
    photo: "fotos da botoeira fechada e da etiqueta do motor",
  },
  {
    id: "botoeira-e-sirene",
    isAskedByName: true,
    broader: "botoeira",
    label: "Botoeira e sirene de saída de veículos",
    phrase: "a botoeira e a sirene da saída de veículos",
    asks: [
      "botoeira sirene",
      "botoeira e sirene garagem",
      "botoeira sirene saída veículos",
      "botoeira sinaleiro",
      "botoeira sinaleira",
      "botoeira sinaleiro saída veículos",
      "botão sirene garagem",
      "botão sirene portão",
      "botoeira e sirene portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Instalamos botoeira e sirene de saída de veículos {em} na mesma visita: o botão, por dentro e à vista do portão, dá o comando, e a sirene com luz, na fachada, avisa o pedestre enquanto a folha anda. Os dois aparelhos, o cabo e a mão de obra são orçados juntos por foto, sem custo.",
        "A botoeira e a sirene de saída de veículos são duas ligações na mesma central: o botão de pulso vai por dois fios à entrada de comando, e a sirene, à saída de sinaleiro ou a um relé. Vendemos e instalamos as duas. Fotos da fachada, do lugar do botão e da etiqueta do motor dão o valor.",
      ],
      price: [
        "O preço da botoeira com a sirene de saída soma os dois aparelhos, o cabo de cada um até a central, o relé, se a placa não tem saída de sinaleiro, e a mão de obra. A visita em casa parte de {price.preventive}, sem peças. O total sai por foto, item por item, sem custo.",
      ],
      installation: [
        "Botoeira e sirene de saída de veículos ficam prontas em uma visita: o botão por dentro, à vista do portão, e a sirene com luz na fachada, as duas ligadas à central. A visita em casa parte de {price.preventive}, sem peças. Os aparelhos e o cabo são orçados por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["A botoeira: onde fica e qual usar", "O lugar e o tipo da botoeira"],
        slots: [
          [
            "A botoeira fica a cerca de 1,20 m do piso, por dentro, de onde se vê o vão inteiro, e longe do alcance de crianças pequenas.",
          ],
          [
            "O botão é de pulso, nunca interruptor de luz. Em lugar que pega chuva, usa-se modelo vedado, com o cabo entrando por baixo.",
          ],
          [
            "Onde passar o fio é difícil, há botoeira sem fio, gravada no receptor como um controle.",
            "Sem caminho para o fio, a botoeira sem fio, a pilha, é gravada como mais um controle.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["A sirene: som, luz e posição", "Onde fica a sirene e quando ela toca"],
        slots: [
          ["A sirene toca e pisca desde que o portão começa a abrir até terminar de fechar."],
          ["Vai em ponto alto da fachada, visível dos dois lados da calçada, sem avançar sobre ela."],
          ["Escolha som com volume regulável: de noite, baixa-se o som e fica a luz, se a regra da cidade permitir."],
        ],
      },
      {
        about: "visit",
        headings: ["Como as duas são ligadas", "A instalação, na ordem"],
        slots: [
          ["O disjuntor fica desligado durante a ligação, e os fios de comando não dividem o duto com os da rede."],
        ],
        steps: [
          "Marcar na parede o ponto do botão e, na fachada, o da sirene.",
          "Passar os dois cabos em eletroduto até a central.",
          "Ligar o botão à entrada de comando e a sirene à saída de sinaleiro ou ao relé.",
          "Acionar pelo botão e conferir, da calçada, o som e a luz do começo ao fim.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo leva para instalar a botoeira e a sirene?",
        answers: ["Em geral cabe em uma visita. O que demora é passar o cabo até a fachada, e isso se vê nas fotos."],
      },
      {
        question: "A sirene e a botoeira servem no meu motor?",
        answers: [
          "A botoeira, em quase todos, porque a central tem entrada de comando. A sirene usa a saída de sinaleiro da placa. Onde não há, um módulo de relé resolve.",
        ],
      },
      {
        question: "A sirene pode tocar só quando aperto a botoeira?",
        answers: [
          "Não convém: o carro que sai com o controle também precisa avisar. Ligada à central, ela toca em toda abertura.",
        ],
      },
      {
        question: "A sirene dispensa a fotocélula?",
        answers: ["Não: a sirene só avisa. Quem faz a folha parar diante de uma pessoa ou de um carro é a fotocélula."],
      },
    ],
    photo: "fotos da fachada vista da calçada, do lugar do botão e da etiqueta do motor",
  },
  {
    id: "botoeira-com-chave",
    isAskedByName: true,
    broader: "botoeira",
    label: "Botoeira com chave",
    phrase: "a botoeira com chave",
    asks: [
      "botão lado fora",
      "botão portão lado fora",
      "botão abrir portão lado fora",
      "botoeira lado fora",
      "botoeira externa",
      "botoeira externa portão",
      "botoeira rua portão",
      "abrir portão por fora botão",
      "botão externo abrir portão",
      "botoeira com chave",
      "botoeira chave portão",
      "botoeira chave liga desliga",
    ],
    intent: "question",
    answers: {
      question: [
        "O botão para abrir o portão do lado de fora precisa ser com chave ou senha, porque um botão comum na rua abre para qualquer um. A botoeira com chave é ligada por dois fios à placa, como a de dentro, e deve ser de pulso. Quem não quer chave põe teclado de senha. O orçamento é grátis, por foto.",
      ],
      any: [
        "Vendemos e instalamos botoeira com chave de portão {em}: ela abre do lado da rua só para quem tem a chave, por dois fios na entrada de comando da central. A botoeira, o cabo e a instalação são orçados juntos pela foto do lugar e da etiqueta do motor.",
        "A botoeira com chave serve para comandar o portão pelo lado da rua ou bloquear o botão à noite. Precisa ser de pulso, com contato que volta sozinho, e não de liga e desliga, que prende a central. A visita em casa parte de {price.preventive}, sem peças. A botoeira é orçada por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Pulso ou liga e desliga", "Qual chave para cada uso"],
        slots: [
          ["Para abrir e fechar, a chave é de pulso: gira e volta."],
          ["A de duas posições serve só para cortar o botão interno à noite, em série com ele."],
          ["Na rua, escolha corpo metálico vedado e parafusos que não se soltem por fora."],
        ],
      },
      {
        about: "visit",
        headings: ["Como é ligada", "A instalação, com segurança"],
        slots: [
          ["Com o disjuntor desligado, dois fios de comando vão à entrada de botoeira, em duto separado da força."],
          ["O cabo não fica exposto do lado da rua: quem une os fios abre o portão."],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A botoeira com chave é segura na rua?",
        answers: ["É, se o cabo entra por trás da parede e o corpo não se solta por fora."],
      },
      { question: "Serve em qualquer motor?", answers: ["Em quase todos, pela entrada de botoeira da central."] },
      {
        question: "E se eu perder a chave?",
        answers: ["Troca-se o miolo ou a botoeira; os controles continuam valendo."],
      },
      {
        question: "Senha ou chave?",
        answers: ["A chave é mais simples e aguenta chuva. A senha permite dar e tirar acesso sem cópia."],
      },
    ],
    photo: "fotos do lugar da botoeira e da etiqueta do motor",
  },
  {
    id: "botoeira-com-fio",
    broader: "botoeira",
    label: "Botoeira com fio",
    phrase: "a botoeira com fio",
    asks: [
      "botão abrir portão dentro",
      "botão abrir dentro casa portão",
      "botoeira fio",
      "botoeira com fio abrir",
      "botoeira fio abrir portão",
      "botoeira com fio instalar",
      "botoeira fio instalação",
      "botoeira fio portão instalar",
      "botoeira fio preço",
      "botão com fio abrir portão",
      "botão fio portão",
      "botão parede fio portão",
      "botoeira fio portaria",
      "botoeira fio interna",
      "botoeira cabeada",
      "botoeira fio vale pena",
      "botoeira abrir portão dentro casa",
      "botoeira abrir dentro casa",
      "botoeira dentro casa portão",
      "botoeira abrir portão por dentro",
      "interruptor abrir portão dentro",
      "interruptor dentro casa abrir portão",
      "interruptor dentro casa portão",
    ],
    intent: "installation",
    answers: {
      any: [
        "Instalamos botoeira com fio, o botão de parede para abrir o portão por dentro sem controle, em quase todo motor: um cabo de dois fios finos vai do botão à placa. O preço depende dos metros de cabo e de haver tubo pronto, que poupa mão de obra, e botão e fio são a parte menor.",
        "A botoeira com fio é o botão para abrir o portão por dentro, ligado à placa do motor por um cabo fino, e funciona sem pilha. Botão e cabo pesam pouco no preço; o que pesa é a passagem do fio, mais barata onde já existe tubo até o motor.",
        "Para abrir o portão por dentro com um botão, a botoeira com fio é a mais confiável: dois condutores finos chegam à central, sem sinal de rádio nem pilha. Com tubo pronto o serviço é curto e sai em conta, e sem tubo os metros de passagem definem o valor.",
      ],
      price: [
        "O preço da botoeira com fio, o botão para abrir o portão por dentro, é quase todo o da passagem do cabo: botão e fio custam pouco. Com tubo pronto até o motor, sai mais barato; com parede a cortar ou canaleta, os metros de percurso mandam no valor.",
        "Botão e cabo são a parte menor no preço da botoeira com fio para abrir o portão. A maior é levar o fio até a placa. Tubo existente encurta o serviço, canaleta fica no meio e parede quebrada é a opção mais cara.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Onde pôr o botão", "O lugar certo da botoeira"],
        slots: [
          [
            "O botão fica num ponto de onde se vê o portão inteiro, porque quem aperta precisa enxergar a passagem livre. Ponha a mais ou menos 1,5 metro do chão, fora do alcance de criança pequena.",
            "Quem aciona tem de enxergar a folha e o vão, então a botoeira vai perto da saída e de frente para o portão. A altura em torno de 1,5 m a tira da mão das crianças pequenas.",
            "Escolha uma parede com visão do portão todo, para ninguém fechar às cegas. Uma altura perto de 1,50 m serve ao adulto e deixa o comando longe dos pequenos.",
          ],
          [
            "O botão fica também longe da grade, onde um braço ou um arame vindo da rua não alcance. Ao tempo, o modelo é vedado. Na parede interna, serve o de embutir, parecido com o da campainha.",
            "Grade e fresta contam na segurança: da calçada ninguém pode tocar o comando, nem com um arame. Em garagem aberta usa-se peça vedada, e dentro de casa basta um pulsador comum.",
            "Da rua a botoeira não pode ser alcançada, com a mão ou com uma vara entre as barras. Onde pega chuva, a caixa precisa de vedação. Em lugar seco, o pulsador embutido resolve.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se instala a botoeira com fio", "A passagem do fio até a placa"],
        slots: [
          [
            "Com o disjuntor desligado, o técnico leva um cabo de comando de 0,5 mm² por tubo separado da energia. Juntos no mesmo tubo, o fio da rede induz interferência e o portão pode abrir sozinho.",
            "O cabo de comando, de 0,5 mm², segue por um caminho próprio, longe do fio da tomada, para não captar interferência e abrir o portão sem ninguém mandar. Toda a passagem é feita com a energia cortada.",
            "Primeiro se desliga o disjuntor e se escolhe um tubo só para o comando, com cabo de 0,5 mm². A separação da rede evita que o motor receba um falso toque e abra sem aviso.",
          ],
          [
            "Na placa, os dois condutores vão à entrada própria do botão, e essa ponta é do técnico, porque há tensão da rede ao lado. Por fim ele testa abrir, parar e fechar com o vão livre.",
            "A ligação na central fica com o profissional: um borne errado queima a placa, e os vizinhos têm tensão perigosa. O teste final repete abrir, parar e fechar, com alguém olhando a folha.",
            "O técnico conecta as duas pontas ao borne da botoeira, onde o morador não deve mexer por causa da tensão próxima. Depois confere cada toque, abrindo, parando e fechando, sem ninguém no caminho.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Com fio ou sem fio: o que sai melhor", "Quando a botoeira sem fio compensa"],
        slots: [
          [
            "Havendo tubo até o motor, a botoeira com fio sai mais em conta e não dá manutenção. Se for preciso quebrar parede, a sem fio evita a obra: ela é gravada na central como um controle, e só pede troca de pilha.",
            "O caminho pronto favorece o modelo com cabo, barato e sem pilha para trocar. Onde o fio exigiria rasgar parede, vale o botão sem fio, cadastrado na placa da mesma forma que um controle remoto.",
            "Com eletroduto livre, escolha a de fio, que fica anos sem cuidado. Sem passagem, o botão por rádio dispensa o pedreiro, embora dependa de bateria e de sinal, como qualquer controle.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar interruptor de luz como botão do portão?",
        answers: [
          "Não, porque ele fica ligado e a placa entende um toque que nunca acaba, o que trava o comando. O botão tem de voltar sozinho, como o de campainha.",
          "Não serve: o interruptor mantém o contato fechado e o motor deixa de obedecer. Use um pulsador, que solta quando você tira o dedo.",
        ],
      },
      {
        question: "Dá para ter duas botoeiras no mesmo portão?",
        answers: [
          "Dá. As duas são ligadas juntas na mesma entrada da placa, uma na garagem e outra na cozinha, por exemplo, e qualquer delas abre e fecha.",
          "Sim, porque a central aceita vários botões em paralelo no mesmo borne. Um ponto na garagem e outro dentro de casa é o arranjo mais comum.",
        ],
      },
      {
        question: "A botoeira funciona sem luz?",
        answers: [
          "Só com nobreak ou bateria no motor, porque sem energia ele não anda. Na falta de luz, portão de correr ou de abrir se usa pelo destravamento. No basculante, isso só vale com cabo e contrapeso inteiros.",
          "Sem energia o motor não se move, e o botão fica sem efeito, a menos que haja nobreak. A saída é o destravamento manual, que no basculante exige cabo, mola e contrapeso em ordem.",
        ],
      },
      {
        question: "Quanto tempo leva para instalar?",
        answers: [
          "Com tubo pronto, até {trade.smallRepair}. Passar canaleta ou abrir parede alonga o serviço, porque depende dos metros entre o botão e o motor.",
          "Em geral cabe em {trade.smallRepair} quando o caminho do cabo já existe. Sem ele, o tempo cresce com a distância e com o tipo de parede.",
        ],
      },
    ],
    photo: "fotos do motor fechado, da etiqueta e do lugar do botão, com os metros entre eles",
  },
  {
    id: "botoeira-onde-instalar",
    broader: "botoeira",
    label: "Onde instalar a botoeira",
    phrase: "o lugar da botoeira",
    asks: [
      "botoeira onde instalar",
      "onde instalar botoeira",
      "onde colocar botoeira",
      "onde pôr botoeira",
      "onde fica botoeira",
      "botoeira parede onde",
      "melhor lugar botoeira",
      "lugar botoeira",
      "botoeira altura",
      "altura botoeira",
      "qual altura botoeira",
      "que altura botoeira",
      "altura instalar botoeira",
      "botão portão onde instalar",
      "onde colocar botão portão",
      "onde instalar botão portão",
      "botão parede portão onde",
      "distância botoeira motor",
      "botoeira longe motor",
    ],
    intent: "question",
    answers: {
      any: [
        "Instale a botoeira de parede do lado de dentro, num ponto de onde se veja o portão inteiro, a cerca de 1,50 m do chão, fora do alcance de crianças pequenas. Deixe-a longe da grade, para ninguém alcançar da rua, e abrigada da chuva. Perto de um tubo que já vá até o motor, o serviço sai mais barato.",
        "O melhor lugar da botoeira é perto da saída da casa para a garagem, com vista para toda a folha, a mais ou menos 1,50 m de altura. Não a ponha na coluna por onde a folha passa nem ao alcance de um braço pela grade. Ao tempo, use modelo vedado.",
        "A altura da botoeira é de cerca de 1,50 m do piso: o adulto alcança bem, e a criança pequena, não. Para cadeirante, baixe para perto de 1 metro e use modelo com chave ou tampa. De onde ela fica, quem aperta precisa ver o portão todo.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Como escolher o ponto da botoeira", "O que o lugar da botoeira precisa ter"],
        slots: [
          [
            "Antes de marcar a parede, confira estas condições. Elas valem para a botoeira com fio e para a sem fio.",
            "O ponto certo cumpre as condições abaixo, tanto na botoeira com fio como na sem fio.",
          ],
        ],
        bullets: [
          "Vista para a folha inteira e para a calçada, porque quem aperta precisa ver se há alguém",
          "Altura de cerca de 1,50 m",
          "Longe da folha em movimento e do braço do motor, e abrigada da chuva",
          "Fora do alcance da rua, por cima do muro ou entre as grades",
        ],
      },
      {
        about: "check",
        headings: ["Na garagem, na cozinha ou na portaria", "Exemplos de lugar para a botoeira"],
        slots: [
          [
            "Na garagem, o lugar comum é ao lado da porta que entra na casa. Na cozinha ou na sala, o botão só serve se a janela ou a câmera mostra o portão. Quem aperta sem ver pode fechar a folha sobre alguém.",
            "O ponto mais usado é a parede junto da porta entre a casa e a garagem. Dentro de casa, ponha o botão onde uma janela ou a tela da câmera mostre o portão, para ninguém fechar às cegas.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O fio até o motor", "Quanto custa levar o fio até ali"],
        slots: [
          [
            "O técnico leva um cabo fino de dois fios até a placa, em tubo separado do fio de energia, com o disjuntor desligado. A distância não é problema em uma casa, mas cada metro sem tubo pronto aumenta a mão de obra. Onde seria preciso quebrar parede, a botoeira sem fio evita a obra.",
            "Do botão à placa vão dois fios finos, em tubo próprio, longe do fio da tomada. O preço depende mais desse caminho que do botão: com tubo pronto é o menor, e com parede a cortar é o maior. A botoeira sem fio dispensa o cabo e só pede pilha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa instalar a botoeira?",
        answers: [
          "O botão custa pouco, e o valor vem do caminho do fio. Fotos da parede, do motor e da distância entre os dois bastam para o orçamento, que é grátis.",
          "Depende dos metros de fio e de haver tubo. Mande a foto do lugar e do motor, e o valor sai sem custo.",
        ],
      },
      {
        question: "Posso pôr a botoeira do lado de fora do muro?",
        answers: [
          "Botão comum, não, porque qualquer pessoa abriria. Do lado da rua use botoeira com chave ou teclado com senha.",
          "Só com chave ou senha. O botão simples fica sempre do lado de dentro.",
        ],
      },
      {
        question: "Dá para ter duas botoeiras?",
        answers: [
          "Dá: as duas são ligadas à mesma entrada da placa, por exemplo uma na garagem e outra na cozinha.",
          "Sim, a placa aceita mais de um botão na mesma entrada. Cada um deve ter vista para o portão.",
        ],
      },
      {
        question: "Posso usar interruptor de luz no lugar da botoeira?",
        answers: [
          "Não. O interruptor fica ligado depois do toque, e a placa trava no mesmo comando. Use um botão que volta sozinho, como o de campainha.",
          "Não serve, porque a placa precisa de um toque curto. O botão certo é o pulsador, igual ao de campainha.",
        ],
      },
    ],
    photo: "fotos do lugar em que você quer o botão, do motor fechado e do caminho entre os dois",
  },
  {
    id: "interruptor-como-botoeira",
    broader: "botoeira",
    label: "Interruptor de luz como botoeira",
    phrase: "o interruptor no lugar da botoeira",
    asks: [
      "interruptor abrir portão pode",
      "interruptor parede abrir portão",
      "interruptor parede abrir portão pode",
      "posso usar interruptor abrir portão",
      "usar interruptor botoeira",
      "interruptor lugar botoeira",
      "interruptor comum portão",
      "interruptor luz abrir portão",
      "interruptor luz portão motor",
      "botão campainha abrir portão pode",
      "pode usar botão campainha portão",
      "interruptor serve botoeira",
    ],
    intent: "question",
    answers: {
      any: [
        "Interruptor de luz não pode abrir o portão no lugar da botoeira, porque ele continua ligado depois do toque e a placa fica presa no mesmo comando. Use um pulsador, o botão que volta sozinho, como o de campainha, ligado por dois fios finos à entrada de botoeira da placa, nunca à rede elétrica.",
        "Para abrir o portão por um botão de parede, o interruptor comum não serve: tem de ser o do tipo pulsar, que solta quando você tira o dedo. O de campainha funciona, desde que fique em fio próprio, separado da rede. A ligação na placa é do técnico, e o orçamento é grátis, por foto.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que acontece com o interruptor comum", "Por que o interruptor trava o portão"],
        slots: [
          [
            "Com o interruptor ligado, a placa recebe uma ordem que não acaba. O portão abre e não fecha, os controles deixam de funcionar ou a folha anda e para sem motivo. Basta alguém esquecer a tecla para um lado.",
            "O interruptor fica em uma posição fixa, e a placa entende um dedo que nunca sai do botão. Resultado: controles mudos, portão aberto ou movimento na hora errada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Que botão usar", "Botões que servem e que não servem"],
        slots: [
          [
            "O que importa é o botão voltar sozinho e ficar em circuito separado da energia.",
            "Escolha pelo tipo de contato e pelo lugar.",
          ],
        ],
        bullets: [
          "Pulsador de embutir, vendido como campainha: serve em lugar seco",
          "Botoeira vedada: serve ao tempo",
          "Botoeira com chave: serve do lado da rua",
          "Interruptor de luz, simples ou paralelo: não serve",
        ],
      },
      {
        about: "visit",
        headings: ["Como é feita a ligação", "A ligação na placa"],
        slots: [
          [
            "Dois fios finos vão do pulsador ao borne de botoeira, em tubo separado do fio da tomada. Um fio da rede ligado ali queima a placa. Como há tensão perigosa ao lado, a ponta da placa fica com o técnico, com o disjuntor desligado.",
            "O cabo de comando segue em eletroduto próprio até a placa, na entrada chamada de botoeira no manual. Ali perto há tensão da rede, por isso a ligação é do técnico, com a energia cortada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Já tenho um interruptor ligado e o portão enlouqueceu. O que faço?",
        answers: [
          "Desligue o disjuntor, volte a tecla e chame o técnico para trocar por um pulsador. Se os controles voltarem a funcionar com a tecla solta, a causa é essa.",
          "Solte a tecla e não use mais. O técnico troca o interruptor por um pulsador e confere a placa.",
        ],
      },
      {
        question: "Qual altura do botão na parede?",
        answers: [
          "Cerca de 1,50 m do piso, num ponto de onde se veja o portão inteiro, fora do alcance de crianças pequenas.",
          "Perto de 1,50 m, com vista para a folha e longe da mão das crianças pequenas.",
        ],
      },
      {
        question: "Posso usar o mesmo fio da campainha?",
        answers: [
          "Não. O circuito da campainha tem tensão da rede em muitas casas. O cabo do portão precisa ser só dele.",
          "Não, porque em muitas casas a campainha é ligada na rede. Use cabo novo, só de comando.",
        ],
      },
    ],
    photo: "fotos do lugar do botão, do motor fechado e do caminho entre os dois",
  },
];
