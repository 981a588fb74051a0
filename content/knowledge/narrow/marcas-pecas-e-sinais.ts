import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What is asked of a part or a light of one make, where the make changes the answer or the label has to settle it. */
export const marcasPecasESinais: NarrowConcept[] = [
  {
    id: "nice-luz-da-fotocelula",
    broader: "nice",
    label: "Luz da fotocélula Nice",
    phrase: "a luz da fotocélula Nice",
    asks: [
      "luz receptor fotocélula nice acesa direto",
      "receptor fotocélula nice acesa",
      "led sensores nice alinhados",
      "alinhar fotocélula nice luz",
      ...combine(
        ["fotocélula nice", "sensor nice", "led fotocélula nice", "luz fotocélula nice"],
        [
          "piscando",
          "pisca",
          "vermelho",
          "vermelha",
          "piscando vermelho",
          "acesa",
          "aceso",
          "apagada",
          "apagado",
          "luz",
        ],
      ),
      "led fotocélula nice",
      "fotocélula nice não fecha",
      "alinhar fotocélula nice",
    ],
    intent: "repair",
    answers: {
      any: [
        "Fotocélula Nice piscando vermelho recebe sinal fraco: quanto mais rápido o receptor pisca, pior o alinhamento, e acesa sem piscar quer dizer feixe cortado. Limpe as duas lentes com pano seco e endireite o suporte torto. Se continuar, a visita com regulagem em casa parte de {price.preventive}, sem peças.",
        "A luz da fotocélula Nice piscando vermelho avisa sinal ruim entre os dois lados. Se piscar depressa, o alinhamento é pior, e a luz fixa indica feixe interrompido. Comece por pano seco nas lentes e suporte reto. Não resolveu? O ajuste em visita residencial começa em {price.preventive}, fora as peças.",
        "Piscando em vermelho, a fotocélula Nice mostra que o sinal chega fraco, por lente suja ou suporte batido, enquanto a luz firme mostra um feixe cortado. Passe um pano seco nos dois lados e alinhe; o que sobrar o técnico regula, em casa, a partir de {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que cada luz da Nice quer dizer", "Piscando, acesa ou apagada: a leitura"],
        slots: [
          [
            "A Nice tem duas famílias de fotocélula, a de relé e a de barramento, chamada BlueBus, e a luz apagada muda de sentido entre elas. O modelo escrito no módulo diz qual é a sua.",
            "Antes de ler a luz, veja o modelo no módulo: existe fotocélula de relé e de barramento (BlueBus), e nem todo sinal vale para as duas. A diferença maior está na luz apagada.",
            "O sentido da luz apagada depende da família, que pode ser de relé ou BlueBus, o barramento da Nice. Para saber qual está no seu portão, leia o modelo gravado no módulo.",
          ],
        ],
        bullets: [
          "Piscando rápido: sinal ruim; limpe e alinhe",
          "Acesa sem piscar: o receptor não vê o emissor",
          "Relé: apagada é tudo certo; piscando devagar, o sinal pode melhorar",
          "BlueBus: piscando bem devagar é o normal; apagada é falta de energia ou defeito",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer por fora, em ordem", "Limpeza e alinhamento sem abrir o módulo"],
        slots: [
          [
            "Faça tudo com o portão parado, a passagem livre e os módulos fechados. Pare no passo em que a luz voltar ao normal.",
            "Com a folha parada e ninguém no vão, siga os passos por fora, sem abrir tampa. Quando a luz normalizar, não precisa ir adiante.",
            "Nenhum módulo precisa ser aberto para estes passos. Deixe o portão parado, o caminho vazio, e vá até a luz mudar.",
          ],
        ],
        steps: [
          "Limpe as duas lentes com pano macio e seco.",
          "Tire planta, teia, vaso ou lixeira da linha entre elas.",
          "Veja se um dos suportes está torto ou solto.",
          "Se o ajuste é externo, mova o módulo aos poucos até a luz apagar ou piscar mais devagar.",
          "Corte o feixe com um papelão e veja se a luz acende. Se nada muda, chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Se a luz não muda depois de limpa", "Quando já não é sujeira"],
        slots: [
          [
            "Acesa o tempo todo com a linha livre, a luz pode vir de um desalinhamento grande ou de um emissor sem energia. O técnico mede a alimentação dos dois lados antes de condenar o par.",
            "Par muito torto e emissor apagado dão a mesma luz fixa no receptor. Só a medição nos dois módulos separa um caso do outro e evita trocar peça boa.",
            "Quando o caminho está limpo e a luz segue firme, sobram duas suspeitas: módulos bem fora de linha ou emissor desligado. Medir a energia de cada lado mostra qual é, sem comprar à toa.",
          ],
          [
            "Fio oxidado ou emenda com umidade também enfraquece o sinal, sobretudo depois de chuva. Se o par precisar mesmo de troca, peça e serviço são orçados juntos, pela foto do modelo.",
            "Depois de chuva, desconfie de emenda úmida e de fio com zinabre, que derrubam o sinal. Fotocélula nova, quando falta, entra num orçamento só com a mão de obra, feito por foto.",
            "A água na emenda e o fio corroído fazem o sinal cair, e o defeito aparece mais em dias molhados. Caso o par tenha de ser substituído, a foto do módulo basta para orçar peça e trabalho.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão Nice não fecha com a luz piscando. O que faço?",
        answers: [
          "Limpe e alinhe as lentes primeiro, porque sem sinal firme a central entende que há alguém na passagem. Não anule o sensor para fechar: sem ele, a folha deixa de parar diante de uma pessoa.",
          "Comece pela limpeza e pelo alinhamento: a central segura o fechamento enquanto o feixe falha. Ligar o fio direto para driblar o sensor nunca é saída, pois a folha fecharia mesmo com gente no vão.",
        ],
      },
      {
        question: "A luz pisca só à tarde. É defeito?",
        answers: [
          "Em geral não: é o sol baixo batendo na lente do receptor. O técnico inverte os dois lados, para o receptor ficar de costas para o sol, ou põe uma aba de sombra.",
          "Quase sempre é sol de frente, que ofusca o receptor naquele horário. Uma aba sobre a lente ou a troca de posição entre emissor e receptor costuma resolver.",
        ],
      },
      {
        question: "Posso pôr fotocélula de outra marca em motor Nice?",
        answers: [
          "Pode, se a central tem entrada de relé, o contato comum. Na central que só trabalha com BlueBus, a fotocélula precisa ser da linha Nice. A etiqueta mostra qual é o caso.",
          "Depende da central: com entrada de contato comum, outra marca serve; apenas com BlueBus, só a da própria linha. Confira o modelo na etiqueta antes de comprar.",
        ],
      },
      {
        question: "Preciso trocar os dois lados da fotocélula?",
        answers: [
          "Normalmente sim, quando há defeito, porque emissor e receptor trabalham em par e são vendidos juntos. Antes se mede a energia dos dois, já que muitas vezes a falha está só no fio.",
          "Em geral o par é trocado inteiro, pois um lado é feito para o outro. A troca só vem depois da medição: fio partido ou emenda ruim se conserta sem peça nova.",
        ],
      },
    ],
    photo: "um vídeo das luzes dos dois lados da fotocélula e uma foto do modelo escrito nela",
  },
  {
    id: "rcg-e-bom",
    broader: "marca-rcg",
    label: "RCG é bom?",
    phrase: "a qualidade da RCG",
    asks: [
      "rcg dura dá problema",
      ...combine(
        ["rcg", "placa rcg", "central rcg", "motor rcg"],
        ["bom", "boa", "presta", "confiável", "ruim", "vale pena", "qualidade", "opinião"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "O motor RCG é bom para uso leve, em portão de casa dentro do limite da ficha, desde que haja placa e engrenagem dele à venda perto de você; a marca é mais conhecida pela placa universal e pelos controles. Ela não está entre as marcas com que trabalhamos: pela foto da etiqueta dizemos se consertamos o seu.",
        "Motor deslizante RCG é bom em folha leve e pouco uso, com capacidade um terço acima do peso; em portão pesado ou de prédio, prefira marca de linha maior e peça fácil. Para placa e controle, a RCG é escolha comum. Ela não está entre as marcas com que trabalhamos, e a foto da etiqueta diz se atendemos.",
        "Sim, a placa RCG é boa opção em motor comum, monofásico, sem inversor, e é por ela e pelos controles que a marca é mais conhecida. Já o motor RCG depende de haver peça na sua região. A marca não está entre as que trabalhamos. A foto da etiqueta diz se consertamos.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Placa, controle ou motor RCG", "Onde a RCG serve e onde não serve"],
        slots: [
          [
            "A placa universal RCG serve em motor antigo, sem inversor, e costuma sair mais em conta que procurar a original. Em motor rápido, com inversor ou encoder, não serve: ali vale a placa da própria linha.",
            "Em motor comum, de placa original cara ou fora de linha, a central universal RCG resolve bem. Onde há inversor, a peça que controla a velocidade, ou encoder, só a placa do fabricante funciona.",
            "Para motor monofásico simples, a placa RCG é substituta usual da original que não se acha. Motor com inversor ou encoder fica de fora, porque a central dele conversa com sensores próprios.",
          ],
          [
            "Motor RCG novo se avalia como qualquer outro: quilos da ficha um terço acima da folha, ciclos para o seu uso e engrenagem à venda por perto. Faltando o último ponto, a economia da compra some no primeiro conserto.",
            "Na compra do motor, olhe três coisas: capacidade com folga de um terço, número de aberturas que ele aguenta e peça na sua região. Sem peça por perto, um conserto simples vira troca.",
            "Do motor, compare peso suportado, com um terço de sobra, uso diário previsto na ficha e oferta de peças. É a peça que costuma decidir, porque motor parado à espera dela não compensa o preço.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Consertar ou trocar o motor RCG", "Já tenho um RCG: o que compensa"],
        slots: [
          [
            "Se há peça, o conserto costuma sair bem abaixo da troca. Sem ela, um motor das marcas com que trabalhamos fica de {price.homeSwap} em casa, com a mão de obra, e aproveita o ponto de energia, a fotocélula e a cremalheira boa.",
            "Havendo peça, conserte; não havendo, trocar sai melhor que esperar. A troca por uma das nossas marcas custa de {price.homeSwap} em residência, instalada, e energia, fotocélula e cremalheira em bom estado continuam.",
            "A conta é a peça mais o serviço contra a troca, de {price.homeSwap} em casa com a mão de obra. Quando a peça não se acha, vem o motor novo, e ficam a fotocélula, a fiação e, no de correr, a cremalheira.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Antes de comprar um RCG", "O que ver na etiqueta e na loja"],
        slots: [
          [
            "Três conferências evitam arrependimento, e nenhuma pede ferramenta.",
            "Antes de pagar, gaste alguns minutos nestas perguntas.",
            "Compare o anúncio com o seu portão nesta ordem.",
          ],
        ],
        steps: [
          "Leia na ficha os quilos e os ciclos por hora do modelo.",
          "Compare com o peso da folha e as aberturas do dia.",
          "Pergunte se há placa e engrenagem daquele modelo na região.",
          "Veja se o seu controle tem o mesmo código e a mesma frequência.",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês vendem motor RCG?",
        answers: [
          "Não, a marca não está entre as que trabalhamos, que são {shop.brands}. Pela foto do portão indicamos qual dessas serve no lugar.",
          "Trabalhamos com {shop.brands}, e a RCG não está na lista. Com a foto e a largura do portão, dizemos qual delas substitui.",
        ],
      },
      {
        question: "Vocês consertam motor RCG?",
        answers: [
          "Depende do modelo e da peça. A foto da etiqueta basta para dizer se atendemos, antes de qualquer visita.",
          "Alguns, sim, quando há peça. Mande a etiqueta e o defeito, e a resposta vem antes de marcar.",
        ],
      },
      {
        question: "Placa RCG funciona com o controle que já tenho?",
        answers: [
          "Só se o código e a frequência forem os dela. Senão, os controles da casa são trocados junto com a placa.",
          "Funciona quando controle e placa falam o mesmo código, na mesma frequência. Fora disso, é preciso comprar controles novos.",
        ],
      },
      {
        question: "RCG serve em condomínio?",
        answers: [
          "Só se a ficha trouxer ciclos para uso intenso e capacidade de sobra. Em garagem coletiva, onde parada custa caro, pese mais a facilidade de peça.",
          "Depende dos ciclos por hora do modelo. Prédio abre o dia inteiro, e ali vale escolher linha de uso intenso com peça fácil.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor ou da placa e outra do portão inteiro",
  },
  {
    id: "dz-rio-manual",
    broader: "ppa-dz-rio",
    label: "Manual do PPA DZ Rio",
    phrase: "o manual do PPA DZ Rio",
    asks: [
      "instruções motor dz rio",
      "dz rio pdf",
      "dz rio manual",
      "ppa dz rio manual",
      "manual dz rio pdf",
      "manual rio 400",
      "ppa rio manual",
    ],
    intent: "how-to",
    answers: {
      any: [
        "O manual do PPA DZ Rio é um PDF do site da PPA: procure por DZ Rio com o número da versão, que está na etiqueta do motor. Baixe também o da central, a placa de comando, que costuma ser um arquivo separado e traz a gravação dos controles.",
        "Para baixar o manual do PPA DZ Rio, entre no site da PPA e busque o nome com a versão escrita na etiqueta do motor. A placa de comando, chamada de central, costuma ter manual à parte, e nele fica o cadastro dos controles.",
        "No site da PPA você encontra, em PDF, o manual do DZ Rio: digite o nome completo, com a versão que a etiqueta mostra. Leve junto o arquivo da central, em geral separado, porque as instruções de controle e percurso são da placa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar o PDF certo", "Da etiqueta do DZ Rio ao manual"],
        slots: [
          [
            "Um número diferente depois de Rio já é outra versão, com capacidade e peças próprias. Por isso comece pela etiqueta, sem tirar a tampa do motor.",
            "Cada versão do Rio tem o seu número, e o manual de uma não vale para a outra. A etiqueta, lida por fora, é o ponto de partida.",
            "Baixar pelo nome curto pode trazer o arquivo de outro Rio. Leia primeiro a etiqueta colada no motor, que dá a versão inteira sem abrir nada.",
          ],
        ],
        steps: [
          "Leia na etiqueta o nome inteiro, a tensão e a potência.",
          "Procure esse nome na área de manuais do site da PPA.",
          "Baixe também o manual da central citada nele.",
          "Compare o desenho com o seu motor: se não bater, a versão é outra.",
        ],
      },
      {
        about: "what",
        headings: ["O que quase todos procuram nele", "As páginas úteis para o dono"],
        slots: [
          [
            "As páginas mais usadas são a do destravamento, com a chave que solta a engrenagem, e a tabela com o peso máximo da folha e os ciclos por hora. Destrave só com o disjuntor desligado e o portão de correr reto no trilho.",
            "Duas partes interessam a quem mora na casa: como destravar com a chave do motor e a tabela de capacidade, com quilos e ciclos por hora. Para soltar a folha, desligue antes o disjuntor e veja se ela está plana e apoiada no trilho.",
            "Procure o desenho do destravamento, feito com a chave, e a tabela técnica, que diz quanto a folha pode pesar e quantas vezes por hora abrir. A folha só é solta com energia cortada, em piso plano e sem ter saído do trilho.",
          ],
          [
            "As páginas de ligação, força e percurso são do instalador, porque a placa trabalha com tensão da rede. Ali também está a folga da cremalheira, a barra dentada do portão: {rack.clearance} em todo o curso.",
            "O resto do PDF fala de fios, força e gravação do percurso, que se fazem junto da tensão da rede e ficam com o técnico. Na montagem, entre engrenagem e cremalheira, a barra de dentes, deixam-se {rack.clearance} do começo ao fim.",
            "Já ligação elétrica, força e percurso ficam para o técnico, pois são ajustes na placa energizada. A montagem pede {rack.clearance} de folga entre a engrenagem e a cremalheira, a régua dentada presa na folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês mandam o manual do DZ Rio?",
        answers: [
          "O arquivo é da PPA e fica no site dela. Com a foto da etiqueta, dizemos qual versão procurar e se a central parece ser a original.",
          "Quem publica o manual é a própria PPA, no site. O que fazemos é ler a etiqueta na sua foto e indicar o nome exato da versão e da placa.",
        ],
      },
      {
        question: "O manual do DZ Rio vale para o DZ Home?",
        answers: [
          "Não: os dois são de correr, mas capacidade, peças e central podem ser diferentes. Baixe o manual pelo nome que está na etiqueta do seu motor.",
          "Melhor não usar um pelo outro. Ambos movem portão deslizante, só que a capacidade e a placa mudam, e a instrução de gravação pode não servir.",
        ],
      },
      {
        question: "A etiqueta do motor apagou. Como sei a versão?",
        answers: [
          "Fotografe o motor de frente e de lado, com a tampa fechada: o formato da carcaça costuma indicar a linha. A versão exata pode depender da placa, que o técnico lê na visita.",
          "O desenho da carcaça em geral mostra a linha, então mande fotos de frente e de lado, sem abrir. Se restar dúvida, o técnico identifica pela central.",
        ],
      },
      {
        question: "Consigo gravar um controle só com o manual?",
        answers: [
          "Se o botão fica sob a tampa, não convém, porque há tensão da rede ao lado. Com receptor externo, o passo a passo dele pode ser seguido por você.",
          "Depende de onde está o botão de gravação: num receptor externo, sim; dentro do motor, junto da rede, o cadastro fica para o técnico.",
        ],
      },
    ],
    photo: "a foto da etiqueta do motor e do motor inteiro, com a tampa fechada",
  },
  {
    id: "garen-chave-perdida",
    broader: "garen",
    label: "Chave do motor Garen perdida",
    phrase: "a chave perdida do motor Garen",
    asks: [
      "não acho chave garen",
      "chavinha motor garen",
      "chave destravar igual motores garen",
      "faltou luz não acho chave garen",
      ...combine(
        ["perdi chave", "chave perdida", "perdeu chave", "não acho chave", "chave sumiu", "sem chave"],
        ["garen", "destravamento garen", "destravar garen", "motor garen"],
      ),
      "comprar chave destravamento garen",
      "chave destravamento garen",
      "chave reserva garen",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Sem a chave, não dá para destravar o motor Garen sem risco de quebrar o miolo, e alicate ou chave de fenda só pioram. Havendo luz, o portão continua abrindo pelo controle. Se está preso, saia pela porta social ou chame o técnico. A chave nova se compra pelo modelo da etiqueta.",
        "Com a chave de destravamento do motor Garen perdida, compre outra pelo modelo que está na etiqueta, porque o encaixe muda de um Garen para outro. Não force com alicate nem fenda: mande a foto da etiqueta e do ponto de encaixe para saber qual serve e quanto custa.",
        "Perdeu a chave de destravamento do motor Garen? Ela se repõe pelo modelo da etiqueta, já que há Garen de chave com miolo e Garen de alavanca ou peça que se gira; as fotos da etiqueta e do encaixe dão o valor, e forçar com ferramenta só estraga o miolo.",
        "A chave de destravamento perdida do motor Garen tem reposição, escolhida pela etiqueta, pois o formato varia conforme o modelo. Fotografe a etiqueta e o lugar em que ela entra, sem tentar alicate ou chave de fenda, e receba a indicação com o preço.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora, na ordem", "Onde procurar e o que fotografar"],
        slots: [
          [
            "Enquanto o controle abre o portão, há tempo de resolver com calma, e é melhor fazer isso antes da próxima falta de luz.",
            "O motor segue funcionando pelo controle sem a chave, que só faz falta no apagão. Aproveite para repor agora.",
            "Sem pressa: com energia, o portão abre normalmente. A chave vai ser necessária quando a luz cair, e convém tê-la antes.",
          ],
        ],
        steps: [
          "Procure com o manual, na caixa do motor e com quem instalou.",
          "Fotografe a etiqueta do Garen e o ponto de destravamento, por fora.",
          "Peça duas chaves do modelo.",
          "Teste a nova com o disjuntor desligado e a folha reta; no basculante, só com o técnico.",
          "Guarde uma fora da garagem trancada.",
        ],
      },
      {
        about: "choose",
        headings: ["Chave nova ou troca do miolo", "Quando a chave avulsa não resolve"],
        slots: [
          [
            "Modelo em linha costuma ter chave avulsa, a saída mais barata. Se o miolo gira em falso ou o motor saiu de linha, troca-se o conjunto do destravamento, que custa mais e inclui a mão de obra.",
            "A chave sozinha resolve na maioria dos modelos atuais e sai por menos. Miolo gasto ou motor antigo pede o conjunto inteiro, com o serviço de desmontar, e por isso custa mais.",
            "Se o miolo está bom e o modelo é atual, basta a chave, o gasto menor. Em motor fora de linha, ou com encaixe espanado, entra o conjunto completo com a instalação.",
          ],
          [
            "Quando a chave some junto com algo que mostra o seu endereço, peça miolo com outro segredo, como na porta de casa.",
            "Perdida com documento ou conta que leva ao endereço, ela deixa a casa exposta, e aí vale mudar o segredo.",
            "Se quem achar a chave pode saber onde você mora, a troca do miolo é mais prudente que a cópia.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Portão preso agora, sem a chave", "Se falta luz e a chave não aparece"],
        slots: [
          [
            "Use a porta social e chame: o técnico abre o destravamento sem quebrar o encaixe, {shop.hours}. No basculante, ninguém solta a trava nem fica embaixo, porque a folha pode descer.",
            "Saia pela entrada de pedestres e peça atendimento, que funciona {shop.hours}. O técnico solta o motor com a ferramenta certa; o basculante não se destrava por conta própria, pelo risco de a folha cair.",
            "Chame o técnico, que atende {shop.hours} e abre sem espanar o miolo, e use a porta social até lá. Se o portão é basculante, fique longe da folha e não mexa na trava.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Chave de PPA ou de outra marca serve no Garen?",
        answers: [
          "Não conte com isso: formato e segredo mudam de marca para marca. Uma chave parecida pode entrar, girar em falso e estragar o miolo.",
          "Em geral não serve, mesmo quando parece igual. O risco é forçar o encaixe e acabar trocando o conjunto em vez de só a chave.",
          "Não. Cada fabricante usa o seu encaixe, e insistir com a errada gasta o miolo do Garen.",
        ],
      },
      {
        question: "A chave quebrou dentro do miolo. E agora?",
        answers: [
          "Não empurre nem use cola, porque o pedaço entra mais. Deixe como está: o técnico puxa com ferramenta fina ou troca o miolo.",
          "Pare de mexer e chame. O resto da chave sai com ferramenta própria, e cola ou arame só o prendem mais fundo.",
          "Deixe o pedaço onde está, sem cola nem palito. Ele é retirado com pinça fina e, se não sair, o miolo é substituído.",
        ],
      },
      {
        question: "Chaveiro faz cópia da chave do Garen?",
        answers: [
          "Faz, se você ainda tem uma para copiar e ela é de miolo comum. Sem nenhuma, o caminho é comprar a do modelo pela etiqueta.",
          "Com uma chave na mão, muitos copiam a de miolo. Se todas se perderam, compra-se outra indicada pelo modelo do motor.",
          "Depende: a de miolo se copia a partir de outra, e a peça de girar se compra pronta. Sem amostra, vale a etiqueta.",
        ],
      },
      {
        question: "Onde guardar a chave nova?",
        answers: [
          "Uma dentro de casa e outra fora da garagem, em lugar que não dependa do portão. Presa no motor, ela não ajuda quem ficou do lado de fora.",
          "Divida as duas: uma com a família, no quadro de chaves, e outra acessível pela porta social. Não a deixe no próprio motor.",
          "Em dois lugares, e ao menos um que se alcance com o portão fechado e sem luz. No carro, só se ele não dorme na garagem.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor Garen e outra do ponto em que a chave entra",
  },
  {
    id: "intelbras-pelo-celular",
    broader: "intelbras",
    label: "Portão Intelbras pelo celular",
    phrase: "o portão Intelbras aberto pelo celular",
    asks: [
      "aplicativo abre portão automatizador intelbras",
      "motor intelbras aplicativo",
      "motor intelbras smartphone",
      "intelbras vem wi-fi módulo abrir",
      "aplicativo abre portão intelbras",
      "motor intelbras dá usar aplicativo",
      ...combine(
        ["intelbras"],
        ["celular", "pelo celular", "wifi", "wi fi", "aplicativo portão", "abrir portão celular", "motor wifi celular"],
      ),
    ],
    intent: "question",
    answers: {
      any: [
        "Dá para abrir o motor de portão Intelbras pelo celular: se o modelo não traz Wi-Fi, o técnico liga um módulo à entrada de botoeira da placa. O aplicativo é o do módulo, como o Mibo Smart nos da Intelbras, e a rede de 2,4 GHz precisa chegar ao motor. A foto da etiqueta basta para orçar.",
        "Sim, o motor Intelbras abre pelo celular, por Wi-Fi próprio ou por um módulo que o técnico liga na entrada de botoeira. É preciso sinal de 2,4 GHz junto ao motor, e quem comanda é o aplicativo do módulo, o Mibo Smart nos da marca. Módulo e ligação são orçados juntos, pela foto da etiqueta.",
        "O portão Intelbras pode ser aberto pelo celular com um módulo Wi-Fi ligado pelo técnico à botoeira, quando o motor não vem com ele. No módulo da marca se usa o Mibo Smart e, em outro, o aplicativo dele, sempre em rede de 2,4 GHz. Com a foto da etiqueta sai o valor de tudo.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes de comprar o módulo", "Sinal, tomada e etiqueta"],
        slots: [
          [
            "A conferência é feita por fora, com a tampa do motor fechada, e evita comprar um módulo que não alcança a rede. O sinal fraco no portão é o problema mais comum.",
            "Antes da compra, confira estes pontos sem abrir o motor. O que mais atrapalha é o roteador longe, que deixa o módulo fora da rede.",
            "Olhe estes itens com o motor fechado, antes de pagar pelo módulo. Se o Wi-Fi não chega bem ao portão, ele cai da rede e o celular não responde.",
          ],
        ],
        steps: [
          "Com o celular ao lado do motor, veja se o Wi-Fi de 2,4 GHz chega.",
          "Confira se há tomada ou ponto de energia por perto.",
          "Fotografe a etiqueta do motor Intelbras.",
          "Veja se você já usa um aplicativo de casa inteligente, para manter um só.",
        ],
      },
      {
        about: "visit",
        headings: ["Da placa ao aplicativo: como fica a ligação", "Quem liga o módulo e quem cadastra"],
        slots: [
          [
            "A ligação é do técnico: com o disjuntor desligado, ele leva dois fios do módulo à entrada de botoeira. A saída precisa ser contato seco, que só fecha o circuito sem mandar tensão, e em pulso, como um toque no botão.",
            "Quem liga é o técnico, porque a placa trabalha com tensão da rede. Desligado o disjuntor, dois fios vão da botoeira a um contato seco, sem tensão própria, ajustado para dar um pulso curto.",
            "O técnico desliga o disjuntor e une o módulo à botoeira por dois fios. Serve apenas saída de contato seco, que não injeta tensão na placa, programada em pulso para imitar o toque do botão.",
          ],
          [
            "O cadastro no aplicativo fica com você: rede de 2,4 GHz, senha forte e convite para a família. Para a tela mostrar aberto ou fechado, peça na mesma visita um sensor de posição na folha.",
            "Depois, você mesmo cadastra o módulo na rede, cria uma senha forte e convida quem mora na casa. Ver o estado do portão na tela exige um sensor de posição, que pode ser posto no mesmo dia.",
            "No celular, o dono da casa faz o registro, escolhe a senha e libera o acesso da família. Sem sensor de posição na folha o aplicativo só manda o toque. Com ele, mostra se está aberto.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no orçamento do Wi-Fi", "De que depende o valor"],
        slots: [
          [
            "O módulo sozinho, com tomada e sinal no lugar, é a opção mais barata. Ponto de energia, repetidor de Wi-Fi e sensor de posição somam ao preço, e o motor continua o mesmo.",
            "Gasta menos quem já tem tomada e Wi-Fi junto ao motor, pois paga apenas módulo e ligação. Sobem a conta o repetidor, a tomada nova e o sensor que mostra o portão aberto, sem trocar a máquina.",
            "Com energia e rede prontas, o custo se resume ao módulo e ao trabalho de ligar. Falta de tomada, sinal fraco e desejo de ver o estado da folha acrescentam peças, mas não pedem outro motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O aplicativo mostra se o portão ficou aberto?",
        answers: [
          "Só com sensor de posição instalado na folha. Sem ele, o celular manda o toque, e uma câmera voltada para o vão é o jeito de saber o que aconteceu.",
          "Mostra quando há um sensor na folha, ligado ao módulo. De outra forma o aplicativo não sabe o resultado do comando, e você precisa olhar pela câmera.",
        ],
      },
      {
        question: "Funciona sem internet?",
        answers: [
          "De longe, não. Em casa, alguns módulos ainda respondem pela rede local, mas conte com o controle comum, que não depende da internet, e deixe a chave de destravamento à mão.",
          "Sem internet, o comando a distância para. O controle remoto segue abrindo normalmente, porque usa rádio próprio, e certos módulos atendem dentro da rede da casa.",
        ],
      },
      {
        question: "É perigoso fechar o portão de longe?",
        answers: [
          "É, se não houver fotocélula nem imagem do vão. Feche a distância só com o sensor funcionando e a câmera aberta na tela, para ver se alguém está passando.",
          "Pode ser: de longe você não vê criança, carro ou animal no caminho. Use o comando de fechar apenas com fotocélula em ordem e câmera mostrando a passagem.",
        ],
      },
      {
        question: "Perdi o celular. Quem achar abre o portão?",
        answers: [
          "Pode abrir, se o aparelho estiver desbloqueado. Entre no aplicativo por outro celular, troque a senha e remova o aparelho perdido; com verificação em duas etapas, o risco cai bastante.",
          "Sem bloqueio de tela, sim. Troque logo a senha da conta por outro aparelho e tire o antigo da lista de acesso, e deixe a verificação em duas etapas ligada.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da tomada mais próxima",
  },
];
