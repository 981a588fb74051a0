import type { Concept } from "#domain/knowledge/concept.ts";

export const intelbras: Concept = {
  id: "intelbras",
  kind: "brand",
  label: "Intelbras",
  phrase: "o equipamento Intelbras",
  words: [
    "intelbras",
    "motor intelbras",
    "portão intelbras",
    "automatizador intelbras",
    "motor portão intelbras",
    "portão eletrônico intelbras",
    "marca intelbras",
  ],
  intent: "buying",
  answers: {
    any: [
      "A Intelbras é uma fabricante brasileira de câmeras, interfones e alarmes, que tem também motor e central de portão. O interfone dela aciona motor de qualquer marca. Instalar um motor comprado à parte custa a partir de {price.installation}, e a foto da etiqueta diz se atendemos o modelo.",
      "Motor de portão Intelbras existe, embora a marca seja mais conhecida por interfone, câmera e controle de acesso. Instalar um motor já comprado custa a partir de {price.installation}, se o modelo for atendido. Ligar interfone Intelbras ao portão não exige trocar o motor.",
      "Num portão com Intelbras, veja primeiro o que é da marca: o motor, o interfone, a câmera ou o leitor, porque cada um se conserta de um jeito. A instalação de motor comprado à parte custa a partir de {price.installation}, e o acesso Intelbras funciona com motor de outra marca.",
      "Para motor ou interfone Intelbras no portão, olhe primeiro a etiqueta, que mostra modelo e tensão e permite dizer se atendemos. Motor comprado por você é instalado a partir de {price.installation}. O interfone aciona qualquer motor por um contato simples, como o de um botão.",
    ],
    repair: [
      "No portão com motor ou interfone Intelbras, o defeito é procurado em separado, no interfone, no cabo, na central e no motor, até achar qual falhou. A foto da etiqueta, com a descrição do que o portão faz, permite dizer se atendemos o modelo antes de marcar visita.",
      "Motor Intelbras parado é examinado como qualquer automatizador: energia, folha, capacitor, fim de curso e placa. A foto da etiqueta diz se atendemos o modelo. Se não houver peça, a troca por motor das nossas marcas, em casa, fica de {price.homeSwap}, com mão de obra.",
      "Se o interfone Intelbras não abre o portão e o controle abre, o defeito está no contato ou no cabo. Se nada abre, está na energia ou no motor. O técnico testa a central sem o interfone para saber de que lado está a falha.",
    ],
    price: [
      "Motor de portão Intelbras não tem preço de tabela conosco, e instalar o que você comprou custa a partir de {price.installation}, se o modelo for atendido. Para comparar, a troca por motor das nossas marcas fica de {price.homeSwap} em casa, e o kit basculante Padrão custa {price.padrao} instalado.",
      "O preço do motor Intelbras é o da loja que o vende; a nossa mão de obra, para modelo atendido, custa a partir de {price.installation}. Para comparar, trocar o motor de uma casa por um das marcas com que trabalhamos custa de {price.homeSwap}, com o serviço.",
      "O preço de um motor de portão Intelbras depende da loja, e a instalação avulsa custa a partir de {price.installation}, se a foto mostrar que atendemos o modelo. Um motor das nossas marcas, na troca em residência, fica de {price.homeSwap}, e o kit basculante Padrão instalado custa {price.padrao}.",
    ],
    buying: [
      "Motor Intelbras se escolhe pela ficha do modelo: tipo de portão, peso da folha, tensão e aberturas por dia. A instalação de motor comprado por você custa a partir de {price.installation}, se o modelo for atendido. A troca por motor das nossas marcas fica de {price.homeSwap} em casa, com mão de obra.",
      "Antes de comprar motor de portão Intelbras, confira se o modelo serve ao peso da folha e se há peça na região. Se a ideia é só abrir pelo interfone ou celular, o motor atual pode ficar. A instalação avulsa, só a mão de obra, custa a partir de {price.installation}.",
      "Para comprar motor Intelbras, compare a capacidade do modelo com o peso do portão, porque interfone e leitor da marca acionam qualquer motor. A instalação avulsa parte de {price.installation}, e um motor das nossas marcas fica de {price.homeSwap} na troca em casa.",
    ],
    installation: [
      "A instalação de motor Intelbras comprado por você custa a partir de {price.installation}, depois de a foto da etiqueta confirmar que atendemos o modelo. Inclui suporte, ligação, fim de curso, força regulada e controles gravados. O interfone da marca se liga à entrada de botoeira da central.",
      "O motor Intelbras precisa de circuito próprio, regulagem da parada e da força e gravação dos controles, e a folha deve correr leve antes da instalação. A mão de obra custa a partir de {price.installation} em modelo atendido, o que a foto da etiqueta mostra.",
      "Instalar automatizador Intelbras leva de {time.tilting} no basculante e de {time.sliding} no portão de correr, com os controles gravados no fim. A mão de obra custa a partir de {price.installation}, se o modelo for atendido, o que se confirma pela foto da etiqueta.",
    ],
    comparison: [
      "Entre Intelbras e PPA, compare o peso que o motor aguenta, as aberturas por dia e a facilidade de achar peça e controle do modelo. A PPA é fabricante de motor de portão; a Intelbras é forte em interfone e câmera, que funcionam também com motor PPA.",
      "Para escolher entre motor Intelbras e PPA, decida pela folha, que define tipo e capacidade, e depois pela peça e pelo controle à venda na região. A diferença é o perfil: a PPA é conhecida pelo motor, e a Intelbras, pelo interfone, que aciona os dois.",
      "Entre Intelbras e outras marcas, como PPA, Garen e Rossi, compare a ficha do motor e a reposição de peça do modelo exato. Interfone e câmera Intelbras funcionam com motor de qualquer uma, e por isso não precisam pesar na escolha.",
    ],
    emergency: [
      "Com motor Intelbras parado e carro preso ou portão aberto, desligue o disjuntor, afaste crianças e animais e não force a folha. Destrave só portão de correr ou de abrir, reto e nivelado. Pergunte pelo WhatsApp, {shop.hours}, se atendemos o modelo.",
      "Para urgência com motor Intelbras, corte a energia no disjuntor e mande uma foto de longe e outra da etiqueta. O basculante fica travado até o exame, porque a folha pode cair. O contato funciona {shop.hours}, e a resposta diz se o modelo é atendido.",
      "Se o portão com Intelbras travou, desligue o disjuntor e use a chave do motor apenas em folha de correr ou de abrir que esteja reta. O basculante não deve ser destravado. Pelo WhatsApp, {shop.hours}, dizemos se atendemos o modelo.",
    ],
    "how-to": [
      "No motor Intelbras, o dono pode limpar a carcaça por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle, regular força e abrir a central ficam com o técnico, porque há tensão da rede ali.",
      "Para mexer num motor Intelbras, olhe primeiro a etiqueta, que diz o modelo e o manual certo. A parte segura para o morador é testar pilha, botoeira, interfone e fotocélula. Programação e regulagem são feitas na placa, pelo técnico.",
      "Cuidar do conjunto Intelbras em casa é testar controle, interfone e botoeira, um de cada vez, e limpar a fotocélula com pano seco. Programação e ligação exigem abrir caixas com tensão e são serviço de técnico.",
    ],
  },
  line: [
    "Interfone ou leitor Intelbras aciona o motor por um contato simples, mesmo quando ele é de outra marca.",
    "Em portão com Intelbras, descubra se o defeito é do acesso, do interfone ou do motor.",
    "A Intelbras tem câmeras, interfones e também centrais de portão, cada uma com etiqueta própria.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que a Intelbras tem para portão", "Intelbras: do interfone ao motor do portão"],
      slots: [
        [
          "A Intelbras, de Santa Catarina, é conhecida por telefonia, câmeras, interfones e alarmes. Tem também centrais e motores de portão, com etiqueta e manual próprios.",
          "Empresa brasileira, com sede em Santa Catarina, a Intelbras fabrica interfone, câmera, alarme e controle de acesso. Há ainda automatizadores e placas de portão com o nome dela.",
          "O lado mais visto da Intelbras, que é catarinense, são câmeras e videoporteiros. Motores e centrais de portão completam a linha, e a etiqueta diz o modelo.",
          "Interfones e câmeras tornaram conhecida a Intelbras, de Santa Catarina. Os motores de portão da marca são menos comuns e se identificam pela etiqueta da carcaça.",
        ],
        [
          "Em muitas casas o interfone é Intelbras e o motor é de outra marca, sem problema. O interfone fecha um contato, como um botão a mais, e a central do motor obedece.",
          "Misturar marcas é normal, porque o interfone funciona como um botão ligado à placa do motor. Qualquer central com entrada de botoeira aceita a ligação.",
          "O interfone não precisa ser do fabricante do motor. Um contato simples liga um ao outro, do mesmo jeito que o botão interno na parede.",
          "Motor de uma marca e interfone de outra trabalham juntos sem adaptação. O comando chega à central por dois fios, igual ao de uma botoeira.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Motor Intelbras: o que conferir antes de escolher", "Integrar Intelbras ao portão: como combinar"],
      slots: [
        [
          "Antes de escolher o motor, veja o peso da folha, o tipo de portão e as aberturas por dia, e se há peça do modelo por perto. Ter interfone da marca não obriga a comprar o motor dela.",
          "Escolha o motor pela folha e pela reposição de peças, e não pelo interfone que já existe. Peso, tipo de portão e uso diário definem o modelo.",
          "O modelo certo depende do peso da folha, do tipo de portão e de quantas vezes ele abre. Confirme peça e assistência na região antes de pagar.",
          "Peso da folha, aberturas por dia e peça à venda decidem o motor. A câmera ou o interfone da marca não mudam a escolha, porque funcionam com qualquer um.",
        ],
        [
          "Defina também o que vai abrir o portão: controle, interfone, celular, senha ou tag. A fechadura do portão social e o motor ficam em saídas separadas, para um comando não abrir os dois.",
          "Liste as formas de abrir, porque cada uma precisa de um equipamento e de um cabo. Portão de pedestre e garagem usam saídas diferentes do interfone.",
          "Pense em quem vai abrir e de onde, se por celular, senha ou tag. A ligação usa um contato na entrada de botoeira, com o portão social em outra saída.",
          "Cada jeito de abrir, seja senha, tag ou aplicativo, tem o seu aparelho. A tensão da fechadura do portão social nunca deve chegar à placa do motor.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Portão com Intelbras não abre: interfone ou motor?", "Falhas na ligação entre Intelbras e o portão"],
      slots: [
        [
          "Se o controle abre e o interfone não, a falha está no contato, no cabo ou na programação do interfone. Quando o interfone abre e o controle não, a causa é pilha, cadastro ou receptor.",
          "Interfone que não aciona, com o controle funcionando, mostra que o motor está bom e que é preciso examinar o contato e o cabo. Quando só o controle falha, comece pela pilha.",
          "Quando uma forma de abrir funciona e a outra não, o defeito está na que falhou: o cabo, no caso do interfone, ou a pilha e o cadastro, no caso do controle.",
          "O motor está bom se pelo menos um comando funciona. Interfone sem efeito indica defeito no cabo ou no contato, e controle sem efeito, na pilha ou no receptor.",
        ],
        [
          "Se nenhum comando abre, confira o disjuntor antes de suspeitar da placa e do motor. Portão que abre sozinho tem contato preso ou fio em curto, e o que não fecha costuma ter problema na fotocélula.",
          "Quando nenhum comando responde, falta energia ou a placa parou. Abertura sem ordem sugere fio em curto, e portão que não fecha sugere sensor bloqueado.",
          "Falta de resposta em todos os comandos leva ao quadro de luz e à central do motor. O portão que abre sem ninguém acionar tem botão preso ou fio encostando.",
          "Um portão que não obedece a nada tem defeito na energia, na placa ou no motor. Se abre sem ordem, o contato do interfone pode ter colado.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Teste o portão com Intelbras, passo a passo", "Verificação segura: interfone, controle e motor"],
      slots: [
        [
          "Testes de uso bastam para saber qual parte parou, com o vão livre e sem abrir nada. Interfone, fonte e motor ficam fechados, porque há tensão da rede.",
          "Acione cada comando e espere a folha parar antes do próximo. Nenhuma tampa precisa ser aberta, e em algumas caixas há energia da rede.",
          "Os passos a seguir separam interfone, controle e motor, sem ferramenta. Não toque em fio solto no painel da rua nem abra as caixas.",
          "Em poucos minutos você descobre onde está o defeito, só acionando os comandos. Mantenha a passagem vazia e as caixas fechadas durante o teste.",
        ],
      ],
      steps: [
        "Acione o portão pelo controle e observe.",
        "Acione pelo interfone e observe.",
        "Acione pela botoeira, se houver.",
        "Confira o disjuntor do portão e a fonte do interfone.",
        "Fotografe o interfone, a etiqueta do motor e o controle.",
      ],
    },
    {
      about: "causes",
      headings: ["Onde falha a ligação entre Intelbras e motor", "Como se acha a falha no portão com Intelbras"],
      slots: [
        [
          "O técnico simula o comando direto na entrada da central: se o portão anda, o motor está bom e a falha é do interfone ou do cabo. O teste leva poucos segundos e evita trocar a peça errada.",
          "Um toque direto na entrada de botoeira da central, feito pelo técnico, mostra de que lado está o defeito. Se a folha responde, o motor está em ordem, e a procura segue pelo cabo.",
          "Primeiro a placa é testada sem o interfone, com um contato simples. A resposta do portão diz se o problema é do motor ou da ligação entre os dois.",
          "Separar as partes é o começo do exame: a central é acionada direto, e o interfone é medido à parte. A que não responder é a que precisa de conserto.",
        ],
        [
          "Cabo emendado ao tempo oxida e precisa ser refeito, e o tempo do comando é ajustado. No fim, controle, interfone e botoeira são testados um a um.",
          "Emenda exposta à chuva é a causa mais comum de falha nessa ligação. Refeito o cabo, o técnico ajusta a duração do comando e testa todos os jeitos de abrir.",
          "O comando do interfone precisa chegar à placa e durar o bastante, e um cabo oxidado atrapalha. Depois do reparo, cada forma de abrir é conferida.",
          "Entre os dois aparelhos, o cabo é o que mais falha, sobretudo na emenda. Trocado o trecho ruim, o técnico regula o tempo do comando e experimenta cada acionamento.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A Intelbras tem motor de portão?",
      answers: [
        "A Intelbras tem automatizadores e centrais, além dos itens de segurança mais conhecidos. A etiqueta da carcaça diz se o seu é da marca.",
        "Sim, a marca oferece motores e centrais. Muitas casas, porém, têm interfone Intelbras e motor de outro fabricante.",
        "Tem, embora seja mais lembrada por interfones e câmeras. Confira a etiqueta do motor, porque o nome no interfone não diz a marca dele.",
      ],
    },
    {
      question: "Interfone Intelbras abre motor PPA ou Garen?",
      answers: [
        "Abre, quando tem saída de contato para o segundo portão, ligada à entrada de botoeira da central.",
        "Sim, na maioria dos modelos com saída adequada. Nos que não têm, um relé resolve.",
        "Funciona com qualquer motor que aceite botoeira, ou seja, quase todos. A tensão da fechadura fica separada.",
      ],
    },
    {
      question: "Posso abrir o portão pelo celular com Intelbras?",
      answers: [
        "Depende do equipamento: é preciso um interfone ou módulo com aplicativo e saída de acionamento. O motor pode ser de qualquer marca.",
        "Pode, com um aparelho que tenha aplicativo e contato de saída. Mantenha a fotocélula ativa, porque você pode acionar sem ver o portão.",
        "Sim, se o aparelho de acesso tiver essa função. Ele se liga à entrada de botoeira do motor que já existe.",
      ],
    },
    {
      question: "Controle Intelbras funciona em outra marca de motor?",
      answers: [
        "Só se o receptor do motor aceitar o mesmo código. A alternativa é um receptor compatível, ligado à central existente.",
        "Depende do receptor instalado. Frequência e tipo de código precisam ser os mesmos.",
        "Às vezes. Quando o código não é o mesmo, um receptor avulso resolve sem trocar a placa.",
      ],
    },
    {
      question: "Quanto custa instalar motor Intelbras comprado na internet?",
      answers: [
        "Em modelo atendido, confirmado por foto, a instalação avulsa custa a partir de {price.installation}.",
        "Só a instalação custa a partir de {price.installation}, se a foto mostrar que o modelo é atendido e serve na folha. A garantia do motor fica com quem vendeu.",
        "A mão de obra custa a partir de {price.installation}, depois de conferidos modelo e folha. Acertos no portão são cobrados à parte.",
      ],
    },
  ],
  photo: "uma foto do interfone ou da central Intelbras, da etiqueta do motor e do portão inteiro",
  traits: {
    Origem: "Brasileira, de Santa Catarina",
    "Conhecida por": "Câmeras, interfones, alarmes e controle de acesso",
    "Peças e controles": "Integra com outros motores por contato seco",
    Atenção: "Conferir se o motor é mesmo da marca",
  },
  related: ["interfone", "controle-de-acesso", "camera", "ppa", "receptor", "modulo-wifi"],
  topic: "tecnico-de-portao-automatico",
};
