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
      "A Intelbras é uma fabricante brasileira de câmeras, interfones e alarmes, que tem também motor e central de portão. Mande a foto da etiqueta para saber se atendemos o seu modelo; a instalação de motor comprado à parte começa em {price.installation}, e o interfone dela aciona motor de qualquer marca.",
      "Motor de portão Intelbras existe, embora a marca seja mais conhecida por interfone, câmera e controle de acesso. Pela foto da etiqueta dizemos se atendemos o modelo; instalar um motor seu custa a partir de {price.installation}, e ligar interfone Intelbras ao portão não exige trocar o motor.",
      "Num portão com Intelbras, veja primeiro o que é da marca: o motor, o interfone, a câmera ou o leitor. A foto da etiqueta diz se fazemos o serviço, e a mão de obra para instalar motor comprado à parte parte de {price.installation}; o acesso Intelbras funciona com motor de outra marca.",
      "Para motor ou interfone Intelbras no portão, comece pela etiqueta, que mostra modelo e tensão e permite dizer se atendemos. Motor comprado por você é instalado a partir de {price.installation}, confirmado o modelo; o interfone aciona qualquer motor por um contato simples.",
    ],
    repair: [
      "No portão com motor ou interfone Intelbras, o defeito se procura em separado: interfone, cabo, central e motor, até achar qual falhou. Mande a foto da etiqueta e conte o que o portão faz, e dizemos se atendemos esse modelo antes de marcar visita.",
      "Motor Intelbras parado segue o exame de qualquer automatizador: energia, folha, capacitor, fim de curso e placa. Pela foto da etiqueta respondemos se atendemos o modelo; se não, a troca por motor das nossas marcas, em casa, fica de {price.homeSwap}.",
      "Se o interfone Intelbras não abre o portão e o controle abre, o defeito está no contato ou no cabo; se nada abre, está na energia ou no motor. A foto da etiqueta e do interfone diz se fazemos o conserto.",
    ],
    price: [
      "Motor de portão Intelbras não tem preço de tabela conosco: a foto da etiqueta diz se atendemos o modelo, e instalar o que você comprou parte de {price.installation}. Para comparar, a troca por motor das nossas marcas fica de {price.homeSwap} em casa, e o kit basculante Padrão, de outra marca, custa {price.padrao} instalado.",
      "O preço do motor Intelbras é o da loja que o vende; a nossa mão de obra, para modelo atendido, sai a partir de {price.installation}. Como medida, trocar o motor de uma casa por um das marcas com que trabalhamos custa de {price.homeSwap}, com o serviço.",
      "Quanto custa um motor de portão Intelbras depende da loja, e a instalação avulsa começa em {price.installation} se a foto mostrar que atendemos o modelo. Um motor das nossas marcas, já trocado em residência, vai de {price.homeSwap}, e o kit basculante Padrão instalado sai por {price.padrao}.",
    ],
    buying: [
      "Motor Intelbras se escolhe pela ficha do modelo: tipo de portão, peso da folha, tensão e aberturas por dia. Instalamos o que você comprar a partir de {price.installation}, se a foto mostrar que atendemos; se preferir, a troca por motor das nossas marcas fica de {price.homeSwap} em casa, com mão de obra.",
      "Antes de comprar motor de portão Intelbras, confira se o modelo serve ao peso da folha e se há peça na região. Se a ideia é só abrir pelo interfone ou celular, o motor atual pode ficar; a instalação de motor à parte parte de {price.installation}, e a foto confirma.",
      "Para motor Intelbras, mande a foto da etiqueta e do portão: dizemos se atendemos, com instalação desde {price.installation}, ou que motor das nossas marcas serve, de {price.homeSwap} na troca em casa. Interfone e leitor da marca acionam qualquer motor.",
    ],
    installation: [
      "A instalação de motor Intelbras comprado por você custa a partir de {price.installation}, depois de a foto da etiqueta confirmar que atendemos o modelo. Inclui suporte, ligação, fim de curso, força regulada e controles gravados; o interfone da marca se liga à entrada de botoeira da central.",
      "Instalamos motor Intelbras em modelo atendido, o que a foto da etiqueta mostra, com mão de obra a partir de {price.installation}. O motor pede circuito próprio, regulagem da parada e da força e gravação dos controles, e a folha precisa correr leve antes.",
      "Para instalar automatizador Intelbras, mande a foto da etiqueta e do portão: se o modelo é atendido, a mão de obra parte de {price.installation}. O serviço leva de {time.tilting} no basculante e de {time.sliding} no de correr, com controles gravados no fim.",
    ],
    comparison: [
      "Intelbras ou PPA: compare o peso que o motor aguenta, as aberturas por dia e a facilidade de achar peça e controle do modelo. A PPA é fabricante de motor de portão; a Intelbras é forte em interfone e câmera e tem também automatizador, e a escolha por uma não impede usar o acesso da outra.",
      "Para escolher entre motor Intelbras e PPA, decida pela folha: peso, tipo de portão e uso, e depois pela peça e pelo controle à venda na região. A diferença é o perfil, já que a PPA é conhecida pelo motor e a Intelbras pelo interfone, que aciona os dois.",
      "Entre Intelbras e outras marcas, como PPA, Garen e Rossi, compare a ficha do motor e a reposição de peça do modelo exato. Interfone e câmera Intelbras funcionam com motor de qualquer uma, por isso não precisam pesar na escolha.",
    ],
    emergency: [
      "Motor Intelbras parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Destrave só portão de correr ou de abrir, reto e nivelado; pergunte pelo WhatsApp, {shop.hours}, se atendemos o modelo.",
      "Para urgência com motor Intelbras, corte a energia no disjuntor e mande foto de longe e da etiqueta. Basculante fica travado até o exame; o contato funciona {shop.hours}, e a resposta diz se o modelo é atendido.",
      "Se o portão com Intelbras travou, desligue o disjuntor e use a chave do motor apenas em folha de correr ou de abrir que esteja reta. O basculante não se solta; pelo WhatsApp, {shop.hours}, dizemos se atendemos.",
    ],
    "how-to": [
      "No motor Intelbras, o dono pode limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle, regular força e abrir a central ficam com o técnico, porque há tensão da rede ali.",
      "Para lidar com um motor Intelbras, comece pela etiqueta, que diz o modelo e o manual certo. A parte segura é testar pilha, botoeira, interfone e fotocélula; o resto se faz na placa, pelo técnico.",
      "Cuidar do conjunto Intelbras em casa é testar controle, interfone e botoeira, cada um de uma vez, e limpar a fotocélula. Programação e ligação pedem abrir caixas com tensão e são serviço de técnico.",
    ],
  },
  line: [
    "Interfone ou leitor Intelbras aciona o motor por contato seco, mesmo quando a máquina é de outra marca.",
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
          "Brasileira, com sede em Santa Catarina, ela fabrica interfone, câmera, alarme e controle de acesso. Há ainda automatizadores e placas de portão com o nome dela.",
          "O lado mais visto da Intelbras, catarinense, são câmeras e videoporteiros. Motores e centrais de portão completam a linha, e a etiqueta diz o modelo.",
          "De Santa Catarina vêm os interfones e as câmeras que tornaram a marca conhecida. Menos comuns, os motores de portão dela se identificam pela etiqueta da carcaça.",
        ],
        [
          "Em muitas casas o interfone é Intelbras e o motor é de outra marca, sem problema. Ele fecha um contato, como um botão a mais, e a central do motor obedece.",
          "Misturar marcas é normal: o interfone funciona como um botão ligado à placa do motor. Qualquer central com entrada de botoeira aceita.",
          "O interfone não precisa ser do fabricante do motor. Um contato simples liga um ao outro, do mesmo jeito que a botoeira da parede.",
          "Motor de uma marca e interfone de outra trabalham juntos. A ligação é um contato, igual ao do botão interno.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Motor Intelbras: o que conferir antes de escolher", "Integrar Intelbras ao portão: como combinar"],
      slots: [
        [
          "Antes do motor, veja o peso da folha, o tipo de portão e as aberturas por dia, e se há peça do modelo por perto. A marca do interfone não obriga a comprar o motor dela.",
          "Escolha o motor pela folha e pela reposição, e não pelo interfone que já existe. Peso, tipo de portão e uso diário definem o modelo.",
          "O modelo certo sai do peso, do movimento da folha e de quantas vezes abre. Confirme peça e assistência na região antes de pagar.",
          "Folha, uso e peça à venda decidem o motor. Ter câmera ou interfone da marca não muda essa conta.",
        ],
        [
          "Defina também o que vai abrir o portão: controle, interfone, celular, senha ou tag. A fechadura do social e o motor ficam em saídas separadas, para uma não abrir a outra.",
          "Liste as formas de abrir, porque cada uma pede um equipamento e um cabo. Portão de pedestre e garagem usam saídas diferentes.",
          "Pense em quem abre e de onde, do celular à tag. A ligação usa contato na entrada de botoeira, com o portão social à parte.",
          "Cada jeito de abrir, senha, tag ou aplicativo, tem o seu aparelho. A tensão da fechadura nunca entra na placa do motor.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Portão com Intelbras não abre: interfone ou motor?", "Falhas na ligação entre Intelbras e o portão"],
      slots: [
        [
          "Se o controle abre e o interfone não, a falha está no contato, no cabo ou na programação do interfone. O contrário, interfone sim e controle não, é pilha, cadastro ou receptor.",
          "Interfone que não aciona, com controle funcionando, isenta o motor: olhe o contato e o cabo. Quando só o controle falha, comece pela pilha.",
          "Uma forma abre e a outra não? O defeito está na que falhou, cabo do interfone ou pilha e cadastro do controle.",
          "O motor está bom se pelo menos um comando funciona. Interfone mudo é cabo ou contato, e controle mudo é pilha ou receptor.",
        ],
        [
          "Nada abre de nenhum jeito: confira disjuntor, placa e motor. Portão que abre sozinho tem contato preso ou fio em curto, e o que não fecha, fotocélula.",
          "Quando nenhum comando responde, falta energia ou a placa parou. Abrir sem ordem lembra fio em curto, e não fechar lembra sensor.",
          "Silêncio geral leva ao quadro e à central do motor. Abertura sozinha é botão ou fio encostando.",
          "Se tudo falha, o problema é de energia ou do motor. Contato colado abre sem ninguém pedir.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Teste o portão com Intelbras, passo a passo", "Verificação segura: interfone, controle e motor"],
      slots: [
        [
          "Testes de uso bastam para saber qual parte parou, com o vão livre e sem abrir nada. Interfone, fonte e motor ficam fechados, porque há tensão da rede.",
          "Acione cada comando e espere a folha parar antes do próximo. Nenhuma tampa sai: em algumas caixas há energia da rede.",
          "A ordem abaixo separa interfone, controle e motor, sem ferramenta. Fio solto no painel da rua não se toca.",
          "Em poucos minutos você sabe onde procurar. Mantenha a passagem vazia e as caixas fechadas.",
        ],
      ],
      steps: [
        "Acione pelo controle e observe.",
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
          "O técnico simula o contato direto na entrada da central: se o portão anda, o motor está bom e a falha é do interfone ou do cabo. Assim se separa a máquina do acesso em segundos.",
          "Um toque na entrada de botoeira mostra de que lado está o defeito. Folha que responde tira o motor da lista.",
          "Primeiro se testa a placa sem o interfone, com um contato simples. A resposta diz se o problema é do motor ou da ligação.",
          "Separar as partes é o começo: central acionada direto, interfone medido à parte. A que não responde é a culpada.",
        ],
        [
          "Cabo emendado ao tempo oxida e é refeito, e o tempo do pulso é acertado. No fim, controle, interfone e botoeira são testados um a um.",
          "Emenda na chuva é a causa mais comum nessa ligação. Refeito o cabo, ajusta-se a duração do comando e testam-se todos os jeitos de abrir.",
          "O pulso do interfone precisa chegar e durar o bastante, e cabo oxidado atrapalha. Cada comando é conferido antes da entrega.",
          "Entre os aparelhos, o cabo é o que mais falha. Trocado o trecho, o técnico acerta o pulso e prova cada acionamento.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A Intelbras tem motor de portão?",
      answers: [
        "Tem automatizadores e centrais, além dos itens de segurança mais conhecidos. A etiqueta da carcaça diz se o seu é da marca.",
        "Sim, a marca oferece motores e centrais. Muitas casas, porém, têm interfone Intelbras e motor de outro fabricante.",
        "Tem, embora seja mais lembrada por interfones e câmeras. Confira a etiqueta, porque o aparelho na parede engana.",
      ],
    },
    {
      question: "Interfone Intelbras abre motor PPA ou Garen?",
      answers: [
        "Abre, quando tem saída de contato para o segundo portão, ligada à entrada de botoeira da central.",
        "Sim, na maioria dos modelos com saída adequada. Sem ela, um relé resolve.",
        "Funciona com qualquer motor que aceite botoeira, ou seja, quase todos. A tensão da fechadura fica separada.",
      ],
    },
    {
      question: "Posso abrir o portão pelo celular com Intelbras?",
      answers: [
        "Depende do equipamento: é preciso um interfone ou módulo com aplicativo e saída de acionamento. O motor pode ser de qualquer marca.",
        "Pode, com um item que tenha aplicativo e contato de saída. Mantenha a fotocélula ativa, porque você pode acionar sem ver o portão.",
        "Sim, se o aparelho de acesso tiver essa função. Ele se liga à entrada de botoeira do motor que já existe.",
      ],
    },
    {
      question: "Controle Intelbras funciona em outra marca de motor?",
      answers: [
        "Só se o receptor do motor aceitar o mesmo código. A alternativa é um receptor compatível, ligado à central existente.",
        "Depende do receptor instalado. Frequência e tipo de código precisam ser os mesmos.",
        "Às vezes. Quando o código não bate, um receptor avulso resolve sem trocar a placa.",
      ],
    },
    {
      question: "Quanto custa instalar motor Intelbras comprado na internet?",
      answers: [
        "Em modelo atendido, confirmado por foto, a instalação avulsa parte de {price.installation}.",
        "A partir de {price.installation}, se a foto mostrar que o modelo é atendido e serve na folha. A garantia do motor fica com quem vendeu.",
        "A mão de obra sai desde {price.installation}, depois de conferidos modelo e folha. Acertos no portão entram à parte.",
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
