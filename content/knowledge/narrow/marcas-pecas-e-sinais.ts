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
        "Fotocélula Nice piscando vermelho está recebendo sinal fraco: quanto mais rápido a luz do receptor pisca, pior o alinhamento; acesa sem piscar, o feixe está cortado. Limpe as duas lentes, tire o que houver entre elas e veja se algum suporte entortou.",
        "Na fotocélula Nice, a luz do receptor mede o sinal: piscar rápido é sinal ruim, ficar acesa direto é feixe interrompido, e apagada ou piscando bem devagar é o normal, conforme o modelo. Comece por pano seco nas duas lentes e caminho livre.",
        "A luz vermelha piscando na fotocélula Nice avisa sinal fraco entre os dois lados, por lente suja, suporte batido ou sol de frente. Procure a posição em que ela apaga ou pisca mais devagar, e não a que a deixa acesa: luz firme, na Nice, é feixe cortado.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que cada luz da Nice quer dizer", "Piscando, acesa ou apagada: a leitura"],
        slots: [
          [
            "Há duas famílias, e a luz apagada muda de sentido entre elas.",
            "A leitura depende de a fotocélula ser de relé ou de barramento, o que vem escrito nela.",
          ],
        ],
        bullets: [
          "Piscando rápido: sinal ruim; limpe e alinhe",
          "Acesa sem piscar: o receptor não vê o emissor",
          "Nos modelos de relé, apagada é tudo certo e piscar devagar é sinal que pode melhorar",
          "Nos de barramento (BlueBus), piscar bem devagar é o normal, e apagada é falta de energia ou defeito",
        ],
      },
      {
        about: "check",
        headings: ["O que fazer por fora, em ordem", "Limpeza e alinhamento, sem abrir o módulo"],
        slots: [
          [
            "Portão parado, ninguém no caminho da folha e nenhum módulo aberto.",
            "Faça tudo por fora, com a folha parada.",
          ],
        ],
        steps: [
          "Limpe as duas lentes com pano macio e seco.",
          "Tire planta, teia, vaso ou lixeira da linha entre elas.",
          "Veja se um dos suportes está torto ou solto.",
          "Se o ajuste é externo, mova o módulo aos poucos até a luz apagar ou piscar mais devagar.",
          "Corte o feixe com um papelão e confira se a luz acende; sem mudança nenhuma, chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Se a luz não muda depois de limpa", "Quando já não é alinhamento"],
        slots: [
          [
            "Acesa o tempo todo, com a linha livre, pode ser desalinhamento grande ou emissor sem energia: olhe os dois lados antes de condenar o par.",
            "Par muito torto e emissor apagado dão a mesma luz fixa, e a medição separa um do outro.",
          ],
          [
            "A visita com regulagem, em residência, parte de {price.preventive}, sem peças; o par novo é orçado pela foto do modelo.",
            "O acerto entra na visita, a partir de {price.preventive} em casa, sem peças; se for preciso um par novo, a foto do módulo dá o valor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão Nice não fecha com a luz piscando. O que faço?",
        answers: [
          "Limpe e alinhe antes de tudo: sem feixe, a central entende que há alguém na passagem e não fecha. Nunca anule o sensor.",
        ],
      },
      {
        question: "A luz pisca só de tarde. É defeito?",
        answers: [
          "Em geral não: é o sol batendo na lente do receptor. O técnico troca os dois lados de lugar ou põe uma aba.",
          "Quase sempre é sol de frente no receptor. Uma aba ou a inversão dos dois lados resolve.",
        ],
      },
      {
        question: "Posso pôr fotocélula de outra marca em motor Nice?",
        answers: [
          "Sim, se a central tem entrada de relé, de contato comum. Na central que só usa BlueBus, a fotocélula tem de ser da linha.",
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
        "Sim, a placa RCG é boa opção em motor comum, monofásico, sem inversor, e é por ela e pelos controles que a marca é mais conhecida. Já o motor RCG depende de haver peça na sua região. A marca não está entre as que trabalhamos; a foto da etiqueta diz se consertamos.",
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
        "O manual do PPA DZ Rio é um PDF do site da PPA: procure por DZ Rio com o número da versão, que está na etiqueta, e baixe também o da central, que é outro arquivo. Ele é um motor de correr, com cremalheira no portão e ímãs que marcam as paradas.",
        "Para o DZ Rio da PPA são dois manuais, os dois no site do fabricante: o do motor, com montagem, capacidade e destravamento, e o da central, com gravação de controles e percurso. Anote antes o número da versão e a tensão, escritos na etiqueta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como achar o PDF certo", "Da etiqueta do DZ Rio ao manual"],
        slots: [
          ["O nome completo evita baixar o de outra versão.", "Um número diferente depois de Rio já é outra versão."],
        ],
        steps: [
          "Leia na etiqueta o nome inteiro, a tensão e a potência, sem tirar a tampa.",
          "Procure esse nome na área de manuais do site da PPA.",
          "Baixe também o manual da central citada nele.",
          "Se o desenho não bater, o motor é de outra versão ou a placa já foi trocada: a foto tira a dúvida.",
        ],
      },
      {
        about: "what",
        headings: ["O que quase todos procuram nele", "As páginas úteis para o dono"],
        slots: [
          [
            "Destravar: chave que veio com o motor, disjuntor desligado e folha conduzida com a mão; só em portão plano e no trilho.",
            "O destravamento é pela chave do motor, com o disjuntor desligado, em portão plano e bem apoiado no trilho.",
          ],
          [
            "Capacidade: a tabela do começo traz os quilos e os ciclos por hora da versão, e a folha tem de ficar abaixo deles com folga.",
            "Na tabela técnica estão o peso máximo da folha e os ciclos por hora; compare com o seu portão antes de comprar peça ou motor.",
          ],
          [
            "Cremalheira: a folga com a engrenagem é de {rack.clearance} em todo o curso.",
            "Entre engrenagem e cremalheira ficam {rack.clearance} de folga, do começo ao fim do curso.",
          ],
          [
            "Gravar controle e percurso se faz na placa, junto da tensão da rede; essa parte do manual é do técnico.",
            "As páginas de ligação, força e percurso são do instalador: a placa tem tensão da rede.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Vocês mandam o manual do DZ Rio?",
        answers: [
          "O arquivo é da PPA e está no site dela. Pela foto da etiqueta dizemos qual versão procurar, sem custo.",
        ],
      },
      {
        question: "O manual do DZ Rio vale para o DZ Home?",
        answers: ["Não. Os dois são de correr, mas capacidade, peças e central podem ser outras."],
      },
      {
        question: "A etiqueta do motor apagou. Como sei a versão?",
        answers: ["Mande a foto do motor de frente e de lado, fechado: o formato costuma bastar para dizer a linha."],
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
        "Destravar o motor Garen sem a chave dele não é seguro: alicate ou fenda espana o encaixe e deixa o portão preso. Se o seu usa Allen ou alavanca, ela está à vista na carcaça; se é de miolo, repõe-se a chave pela etiqueta, ou o técnico abre, {shop.hours}.",
        "Perdeu a chave de destravamento do motor Garen? Compre outra pelo modelo escrito na etiqueta, porque o encaixe muda de um Garen para outro: há chave de miolo e há peça que se gira. Com o portão preso agora, chame: atendemos {shop.hours}.",
        "A chave do motor Garen se repõe pelo modelo: mande a foto da etiqueta e do ponto em que ela entra, e dizemos qual é e o valor. Não force o miolo com ferramenta; se o portão está preso, o técnico abre, {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Antes de comprar outra chave", "Onde procurar e o que fotografar"],
        slots: [
          [
            "Resolva com a luz funcionando, e não durante o apagão.",
            "Enquanto o controle abre, há tempo de resolver com calma.",
          ],
        ],
        steps: [
          "Procure junto do manual, na caixa do motor e com quem instalou.",
          "Fotografe a etiqueta do Garen e o ponto de destravamento, por fora.",
          "Peça duas chaves do modelo.",
          "Teste a nova com o disjuntor desligado e a folha reta; no basculante, faça o teste com o técnico.",
          "Guarde uma fora da garagem trancada.",
        ],
      },
      {
        about: "choose",
        headings: ["Chave nova ou troca do miolo", "Quando a chave avulsa não resolve"],
        slots: [
          [
            "Modelo em linha tem chave avulsa; em motor antigo, ou com o miolo gasto, troca-se o conjunto do destravamento.",
            "Se o motor saiu de linha ou o miolo gira em falso, o técnico troca o conjunto, e não só a chave.",
          ],
          [
            "Chave perdida com o endereço junto pede miolo novo, como na porta de casa.",
            "Se a chave sumiu com algo que tem o seu endereço, peça segredo novo.",
          ],
          [
            "Chave e miolo são orçados por foto; a visita com regulagem, em casa, parte de {price.preventive}, sem peças.",
            "O valor da chave e do miolo vem pela foto; em casa, a visita com regulagem custa a partir de {price.preventive}, sem peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Chave de PPA ou de outra marca serve no Garen?",
        answers: ["Não conte com isso: formato e segredo mudam, e a chave errada estraga o miolo."],
      },
      {
        question: "A chave quebrou dentro do miolo do Garen. E agora?",
        answers: [
          "Não empurre nem use cola: o pedaço entra mais. Deixe como está e chame, que ele é puxado com ferramenta fina ou o miolo é trocado.",
        ],
      },
      {
        question: "Posso destravar com alicate ou chave de fenda?",
        answers: ["Não. O encaixe espana, e o conserto passa a custar mais que a chave."],
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
        "Dá para abrir o motor Intelbras pelo celular: se o modelo não traz Wi-Fi, o técnico liga um módulo à entrada de botoeira da placa. O aplicativo é o do módulo que for ligado. A visita em casa parte de {price.preventive}, sem peças.",
        "Sim, o portão com motor Intelbras abre pelo celular, com Wi-Fi de 2,4 GHz chegando ao motor. Serve o módulo da marca ou outro de contato seco, cada um com o seu aplicativo. A foto da etiqueta diz se atendemos o modelo e o valor do módulo ligado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes de comprar o módulo", "Sinal, tomada e etiqueta"],
        slots: [["Tudo por fora, com a tampa do motor fechada.", "São quatro conferências, sem abrir o motor."]],
        steps: [
          "Com o celular ao lado do motor, veja se o Wi-Fi de 2,4 GHz chega.",
          "Confira se há tomada ou ponto de energia por perto.",
          "Fotografe a etiqueta do motor Intelbras.",
          "Veja se você já usa um aplicativo de casa inteligente, para manter um só.",
        ],
      },
      {
        about: "visit",
        headings: ["Quem liga e como fica", "Da placa ao aplicativo"],
        slots: [
          [
            "A ligação é do técnico: a placa tem tensão da rede, e a saída do módulo precisa ser contato seco, em pulso.",
            "Quem liga é o técnico, com o disjuntor desligado: dois fios do contato seco do módulo à entrada de botoeira.",
          ],
          [
            "O cadastro no aplicativo é seu: rede de 2,4 GHz, senha forte, família convidada e verificação em duas etapas.",
            "Depois você cadastra o módulo na rede de 2,4 GHz e convida a família; celular perdido se remove ali mesmo.",
          ],
          [
            "Para ver na tela se o portão está aberto ou fechado é preciso um sensor de posição; sem ele, o aplicativo só manda o toque.",
            "O aplicativo só mostra aberto ou fechado com um sensor de posição na folha; peça-o na mesma visita.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O aplicativo mostra se o portão ficou aberto?",
        answers: ["Só com sensor de posição instalado na folha. Sem ele, o celular dá o toque e não sabe o resultado."],
      },
      {
        question: "Funciona sem internet?",
        answers: ["De longe, não. O controle comum e a chave continuam funcionando, e por isso ficam à mão."],
      },
      {
        question: "É perigoso fechar o portão de longe?",
        answers: [
          "É, sem fotocélula e sem imagem do vão. Feche de longe só com o sensor funcionando e a câmera aberta.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra da tomada mais próxima",
  },
];
