import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What síndicos and residents ask of who decides, who pays and who opens. */
export const empresaCondominio: NarrowConcept[] = [
  {
    id: "sindico-troca-sem-assembleia",
    broader: "condominio",
    label: "Síndico que troca o motor sem assembleia",
    phrase: "a troca do motor pelo síndico, sem assembleia",
    asks: [
      ...combine(
        ["síndico pode", "síndico"],
        ["trocar motor", "trocar portão", "consertar portão"],
        ["sem assembleia", "sozinho", "sem autorização"],
      ),
      "síndico pode trocar motor",
      "síndico pode trocar portão",
      "trocar motor portão sem assembleia",
      "trocar portão sem assembleia",
      "síndico trocou motor sem autorização",
      "síndico trocou portão sem assembleia",
      "síndico pode contratar portão sem assembleia",
      "síndico gastar portão sem assembleia",
      "síndico pode comprar motor",
      "síndico comprar motor sozinho",
    ],
    intent: "question",
    answers: {
      any: [
        "Pode: o síndico troca o motor do portão sem assembleia quando ele quebrou, porque repor o que parou é obra necessária (Código Civil, artigo 1.341). Se o valor for alto, ele precisa convocar a assembleia, e na urgência pode fazer isso logo depois da troca. Veja também se a convenção limita o gasto. Trocar só para modernizar depende de voto.",
        "Sim, a troca do motor quebrado o síndico pode decidir sozinho, sem assembleia, por ser reparo necessário (artigo 1.341 do Código Civil). A despesa alta, ou acima do limite da convenção, precisa ser levada à assembleia. Na urgência, a reunião pode vir depois do serviço. Motor que ainda funciona só é trocado com votação.",
        "Pode, se o motor do portão parou: o artigo 1.341 do Código Civil deixa o síndico fazer o reparo necessário sem assembleia. O gasto alto é levado à assembleia, que na urgência pode ser feita depois. Confira também o limite de despesa na convenção. A troca só por conforto precisa ser aprovada antes.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o síndico decide sozinho e o que vai a voto", "Quando pode e quando não pode"],
        slots: [
          [
            "O síndico pode, sozinho, consertar o portão, trocar o motor queimado por um equivalente e agir quando o portão ficou aberto. Motor mais rápido sem que o outro tenha quebrado, tag, clausura ou portão novo são melhorias e vão a voto.",
            "O síndico decide o conserto, a troca do motor queimado por outro do mesmo porte e o portão que travou aberto. A melhoria, como motor mais rápido, tag, clausura ou folha nova, precisa ser aprovada antes pela assembleia.",
            "O síndico repõe o que quebrou e resolve a urgência do portão aberto. Já a melhoria, como motor mais rápido, tag, clausura (o espaço entre dois portões) ou portão novo, passa por votação.",
          ],
          [
            "Leia na convenção se há um limite de despesa, porque ele vale também para o conserto. Na urgência, o síndico manda fazer o serviço e presta contas em seguida.",
            "A convenção às vezes limita o valor que o síndico gasta sem voto, inclusive em reparo. Só a urgência adia a assembleia para depois.",
            "Pode haver um limite de gasto na convenção, válido mesmo para o necessário, salvo a urgência, em que a reunião vem depois.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como o síndico se resguarda", "Papéis que evitam contestação"],
        slots: [
          [
            "Com a causa escrita e os valores comparados, a troca sem voto se explica na prestação de contas. Reúna tudo antes de autorizar, quando a urgência permitir.",
            "Estes documentos mostram que o gasto era necessário e o preço, justo. Junte-os na pasta do mês.",
            "A contestação costuma nascer da falta de papel, e por isso vale guardar cada etapa. A ordem é simples.",
          ],
        ],
        steps: [
          "Peça ao técnico a causa da quebra por escrito, com fotos.",
          "Junte duas ou três propostas com os mesmos itens.",
          "Avise os moradores no dia da troca.",
          "Guarde a nota fiscal e a garantia em nome do condomínio.",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a troca no prédio", "Valor para levar à prestação de contas"],
        slots: [
          [
            "Em portão de prédio, a troca do motor fica de {price.heavySwap}, com mão de obra, conforme peso e aberturas por hora. Peça motor, acessórios e serviço em linhas separadas, porque assim as propostas se comparam.",
            "O motor com a mão de obra, em portão pesado, custa de {price.heavySwap}. O peso da folha e o movimento de carros definem o ponto da faixa. Uma proposta item por item evita discussão na assembleia.",
            "A faixa é de {price.heavySwap} por motor com mão de obra, mais alta em folha pesada e fluxo intenso. Solicite os itens discriminados, motor de um lado e serviço de outro.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O síndico trocou sem avisar. O que o morador pode fazer?",
        answers: [
          "Pedir por escrito a causa, a nota e as propostas. Se era reparo necessário, a troca vale. Se era melhoria sem voto, a assembleia pode discutir as contas.",
          "Solicitar os documentos da troca. Motor quebrado justifica a decisão; modernização sem aprovação pode ser questionada em assembleia.",
        ],
      },
      {
        question: "O subsíndico pode autorizar o conserto?",
        answers: [
          "Só se a convenção lhe dá essa função ou na ausência do síndico. Em urgência sem ninguém, a lei deixa até o condômino mandar fazer o reparo necessário e avisar.",
          "Na ausência do síndico ou quando a convenção permite, sim. Sem nenhum dos dois, um condômino pode mandar fazer o reparo urgente e comunicar.",
        ],
      },
      {
        question: "Precisa de três orçamentos para o motor do portão?",
        answers: [
          "A lei não pede, mas muitas convenções pedem. Em urgência, um orçamento com a causa escrita costuma bastar, e os outros entram na prestação de contas.",
          "Depende da convenção, porque o Código Civil não fala em número. Com o portão aberto, aceita-se um só, acompanhado do laudo.",
        ],
      },
      {
        question: "Quanto tempo o prédio fica sem o portão na troca?",
        answers: [
          "A troca de motor em portão pesado leva de {time.heavy}, com a folha e o trilho em ordem. Combine horário de pouco movimento e alguém na entrada.",
          "Conte de {time.heavy} para o motor, mais se houver acerto de folha. O zelador controla a passagem nesse período.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com o número de vagas",
  },
  {
    id: "condominio-paga-conserto",
    broader: "condominio",
    label: "Quem paga o conserto do portão no condomínio",
    phrase: "o pagamento do conserto do portão no condomínio",
    asks: [
      "condomínio paga portão quebrado",
      "condomínio paga portão",
      "quem paga portão garagem coletiva",
      "quem paga portão garagem",
      "quem paga garagem coletiva",
      "conta reparo portão condomínio",
      "conta conserto portão condomínio",
      "conserto portão condomínio ou morador",
      "conta conserto portão prédio",
      ...combine(
        ["quem paga"],
        ["conserto", "manutenção", "troca", "motor", "reparo"],
        ["portão condomínio", "portão prédio", "garagem prédio"],
      ),
      "quem paga portão condomínio",
      "quem paga portão prédio",
      "quem paga portão garagem condomínio",
      "condomínio paga conserto portão",
      "condomínio paga portão garagem",
      "responsável manutenção portão condomínio",
      "responsabilidade manutenção portão prédio",
      "não tenho carro pagar conserto portão condomínio",
      "sem garagem paga portão",
      "responsável condomínio ou administradora",
      "portão parado responsável administradora",
      "administradora responsável portão",
      "administradora responde portão",
      "responsável portão condomínio ou administradora",
      "sem garagem paga conserto portão",
      "sem vaga paga portão",
      "sem vaga paga conserto portão",
      "não usa garagem paga portão",
      "não usa garagem paga rateio portão",
      "rateio portão não usa garagem paga",
      "rateio portão novo não usa garagem paga",
      "apartamento térreo sem garagem paga",
      "sem carro pagar conserto portão condomínio",
    ],
    intent: "question",
    answers: {
      any: [
        "Quem paga o conserto do portão da garagem do condomínio é o próprio condomínio, pela taxa mensal, porque o portão da garagem coletiva é área comum, mesmo para quem não tem vaga. Muda se alguém causou o dano, que então paga, ou se a convenção divide a garagem entre os donos de vaga.",
        "Sim, em regra o apartamento sem garagem, mesmo o térreo, paga o conserto e o rateio do portão, porque o portão da garagem coletiva é área comum e protege o prédio todo. Só não paga quem a convenção dispensa, o que acontece onde as vagas são unidades separadas e a despesa é dividida entre os donos delas.",
        "O responsável pelo portão da garagem parado é o condomínio, por meio do síndico, que manda consertar e paga com a taxa de todos. A administradora só executa o que ele autoriza, salvo se o contrato dela incluir a manutenção. Avise o síndico por escrito e peça o prazo do conserto.",
        "O condomínio paga o portão da garagem coletiva: é parte comum, e o conserto sai do caixa ou do rateio entre todos, com ou sem vaga. As exceções são duas: o dano com autor conhecido, que ele paga, e a regra diferente na convenção.",
        "No condomínio, o conserto do portão da garagem é despesa de todos, incluída na taxa, já que ele é parte comum e não de cada vaga. Só paga sozinho quem bateu ou quebrou, com prova. A convenção também pode fixar outra divisão.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Quem paga em cada caso", "A causa decide de quem é a conta"],
        slots: [
          [
            "Antes de cobrar alguém, o síndico precisa saber por que o portão parou, de preferência com laudo ou imagem. A causa leva a conta para um lado ou outro.",
            "O primeiro passo é descobrir a causa, com imagem ou parecer do técnico por escrito. Dela depende quem paga.",
            "Sem a causa não há de quem cobrar, por isso guarde as imagens e peça ao técnico que a escreva. Cada situação tem seu pagador.",
          ],
        ],
        bullets: [
          "Desgaste, motor queimado ou peça gasta: o condomínio",
          "Batida de morador ou visita: quem bateu, com imagem ou testemunha",
          "Controle perdido: o morador, conforme o regimento",
          "Portão de um box ou vaga só: o dono dele",
          "Serviço malfeito, na garantia: a empresa que o fez",
        ],
      },
      {
        about: "choose",
        headings: ["Inquilino ou proprietário", "No apartamento alugado, quem paga"],
        slots: [
          [
            "Pela Lei do Inquilinato, nos artigos 22 e 23, manutenção e conserto são despesa ordinária, que o inquilino paga no condomínio. Portão novo ou melhoria é despesa extraordinária, do proprietário.",
            "O inquilino paga o conserto, que é despesa ordinária, junto com a taxa. O dono paga a obra extraordinária, como o portão novo. É o que dizem os artigos 22 e 23 da Lei do Inquilinato.",
            "Consertar e manter cabe ao inquilino, como despesa ordinária. Trocar por portão novo ou melhorar cabe ao proprietário. A divisão está na Lei do Inquilinato, artigos 22 e 23.",
          ],
          [
            "Por isso o boleto deve trazer as duas cotas em linhas separadas. Se vierem juntas, peça à administradora que as discrimine.",
            "O boleto precisa mostrar cada parte em separado, e a administradora pode corrigi-lo a pedido. Guarde-o para acertar as contas com o locador.",
            "Para cada um pagar o seu, as cotas têm de aparecer separadas no boleto. Não estando, solicite a correção à administradora.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto o condomínio gasta", "Valores para levar à assembleia"],
        slots: [
          [
            "A troca do motor em portão pesado fica de {price.heavySwap}, com mão de obra, e é o item maior. Um conserto com ajuste ou peça pequena custa bem menos e é orçado por foto, item por item.",
            "O gasto mais alto é o motor novo, de {price.heavySwap} em portão pesado, com a instalação. Regulagem e troca de peça ficam bem abaixo, com orçamento por foto em itens separados.",
            "Para o caixa, conte de {price.heavySwap} se for preciso trocar o motor do prédio, serviço incluído. O reparo comum depende da peça e sai por muito menos, orçado pela foto.",
          ],
          [
            "A revisão {visits.business} custa menos que a chamada de urgência e entra na despesa ordinária. Com orçamento por itens, o síndico presta contas sem dúvida.",
            "Manutenção {visits.business} dilui o gasto na taxa e evita o rateio extra. Peça sempre o orçamento item por item, que facilita a prestação de contas.",
            "Prever a revisão {visits.business} na taxa poupa o rateio de surpresa. Orçamento detalhado ajuda o síndico a explicar o gasto aos moradores.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão estragou meu carro. O condomínio paga?",
        answers: [
          "Pode ter de pagar, se faltou manutenção ou sensor. Guarde a imagem, o orçamento do carro e avise o síndico por escrito. Havendo seguro do condomínio, ele pode cobrir.",
          "Depende da causa: portão sem fotocélula ou sem revisão pesa contra o condomínio. Reúna vídeo e orçamento e comunique o síndico por escrito, que pode acionar o seguro.",
        ],
      },
      {
        question: "Posso consertar e descontar do condomínio?",
        answers: [
          "Fale antes com o síndico. Se ele não age e o reparo é necessário, o artigo 1.341 do Código Civil permite fazê-lo e pedir reembolso, com aviso e nota; não desconte do boleto.",
          "Descontar do boleto, não. O Código Civil, no artigo 1.341, admite o reparo necessário feito por um condômino quando o síndico se omite, com reembolso depois e tudo documentado.",
        ],
      },
      {
        question: "O conserto precisa de assembleia?",
        answers: [
          "O reparo necessário e de valor comum, não: o síndico contrata e presta contas. Gasto alto, como portão ou motor novo, costuma ir à assembleia, conforme a convenção.",
          "Em geral, conserto urgente e pequeno o síndico manda fazer. Quando o valor é excessivo, a lei pede que ele informe ou convoque os condôminos, e a convenção pode fixar o limite.",
        ],
      },
      {
        question: "O seguro do condomínio cobre o portão?",
        answers: [
          "Depende da apólice: dano elétrico por raio e batida de veículo podem estar cobertos, enquanto desgaste não está. Consulte a corretora antes do conserto e guarde as fotos.",
          "Pode cobrir raio, surto ou colisão, conforme as cláusulas, mas não peça gasta pelo uso. Peça orçamento por escrito e avise a seguradora antes de mandar arrumar.",
        ],
      },
    ],
    photo: "fotos dos portões e das etiquetas dos motores, com o número de unidades e o horário de pico",
  },
  {
    id: "ratear-conserto-do-portao",
    broader: "condominio",
    label: "Como ratear o conserto do portão entre moradores",
    phrase: "o rateio do conserto do portão entre os moradores",
    asks: [
      ...combine(
        ["ratear", "rateio", "dividir", "divisão"],
        [
          "conserto portão moradores",
          "conserto portão condomínio",
          "conserto portão prédio",
          "conserto portão vizinhos",
          "conserto portão apartamentos",
          "valor conserto portão moradores",
          "custo portão moradores",
          "conta portão moradores",
          "motor portão moradores",
          "conserto motor portão moradores",
          "troca motor portão moradores",
          "despesa portão moradores",
        ],
      ),
      "como ratear conserto portão",
      "como dividir conserto portão",
      "rateio conserto portão fração ideal",
      "como calcular rateio portão condomínio",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para ratear o conserto do portão entre os moradores, divida o total pela fração ideal de cada unidade, que está na convenção, ou em partes iguais, se a convenção disser isso. Entram todos, mesmo quem não tem carro, porque o portão da garagem é área comum. Se alguém causou o dano, ele paga sozinho.",
        "O conserto do portão é dividido entre os moradores do jeito que a convenção manda: em geral pela fração ideal, que é a parte de cada apartamento no prédio, e às vezes em cotas iguais. Onde não há convenção, como numa vila de casas, o comum é cada casa pagar uma parte igual, combinada por escrito.",
        "O rateio do conserto do portão entre os moradores se faz em três passos: juntar o orçamento por itens, ver na convenção se a divisão é por fração ideal ou em partes iguais e lançar a cota de cada unidade no boleto do prédio. O dano que tem autor conhecido fica fora da conta.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como fazer o rateio, passo a passo", "Do orçamento à cota de cada morador"],
        slots: [
          [
            "A regra da divisão vem da convenção do condomínio e, na falta dela, do artigo 1.336 do Código Civil, que manda dividir pela fração ideal. Estes são os passos que o síndico costuma seguir.",
            "Quem decide a forma de dividir não é o síndico: é a convenção, e o artigo 1.336 do Código Civil adota a fração ideal quando ela não diz outra coisa. A conta se faz nesta ordem.",
          ],
        ],
        steps: [
          "Peça o orçamento por escrito, com peças e mão de obra em linhas separadas.",
          "Confirme a causa com o técnico, para saber se é desgaste ou dano causado por alguém.",
          "Veja se o caixa ou o fundo de reserva cobre o valor, porque aí não há cota extra.",
          "Multiplique o total pela fração de cada unidade ou divida pelo número de unidades.",
          "Comunique o valor, o vencimento e o orçamento a todos antes de cobrar.",
        ],
      },
      {
        about: "what",
        headings: ["Fração ideal ou partes iguais", "Um exemplo de divisão"],
        slots: [
          [
            "Fração ideal é o pedaço do prédio que pertence a cada apartamento, escrito na matrícula e na convenção. Uma unidade com 5% do prédio paga 5% do conserto, e a cobertura com 10% paga o dobro.",
            "Na divisão por fração ideal, o apartamento maior paga mais: quem tem 10% do prédio paga 10% do conserto. Na divisão em partes iguais, um prédio de 20 unidades cobra de cada uma a vigésima parte.",
          ],
          [
            "Numa vila ou num portão usado por poucas casas, sem convenção, o mais simples é dividir por casa e guardar o acordo numa mensagem que todos respondam.",
            "Vizinhos que usam o mesmo portão sem ter condomínio podem pagar por casa, desde que a concordância de cada um fique por escrito antes do serviço.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Quem entra no rateio e quem fica fora", "Casos que mudam a divisão"],
        slots: [
          [
            "Nem toda despesa do portão é dividida por todos. Antes de lançar a cota, confira se o caso é um destes.",
            "Alguns casos mudam quem paga, e é melhor resolvê-los antes de emitir o boleto.",
          ],
        ],
        bullets: [
          "Morador sem carro ou sem vaga: em regra paga, porque o portão é área comum",
          "Morador ou visita que bateu no portão: paga sozinho, se há imagem ou testemunha",
          "Vaga ou box com portão próprio: paga só o dono",
          "Apartamento alugado: o conserto é do inquilino; o portão novo é do proprietário",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Precisa de assembleia para ratear o conserto do portão?",
        answers: [
          "Para o conserto necessário, de valor comum, em geral não: o síndico manda fazer e presta contas. A cota extra alta ou a troca do portão costuma passar pela assembleia, como a convenção disser.",
          "O reparo urgente pode ser feito sem assembleia. Se o valor for alto e exigir cota extra, o síndico informa os moradores ou convoca a reunião.",
        ],
      },
      {
        question: "E se um morador não quiser pagar a cota do portão?",
        answers: [
          "A cota aprovada vira dívida do condomínio como a taxa comum, com multa e cobrança. Guarde a ata ou o aviso, o orçamento e a nota.",
          "Ele continua devendo, porque a despesa da área comum não depende de concordância de cada um. O síndico cobra como cobra a taxa em atraso.",
        ],
      },
      {
        question: "Dá para ratear o conserto em parcelas?",
        answers: [
          "Dá. O condomínio pode dividir a cota em alguns meses, e nós aceitamos cartão em até {shop.instalments} vezes ou boleto combinado na proposta.",
          "Sim: a cota pode vir em mais de um boleto. A forma de pagar o serviço, em boleto, Pix ou cartão, se acerta na proposta.",
        ],
      },
    ],
    photo: "fotos dos portões e das etiquetas dos motores, com o número de unidades",
  },
  {
    id: "porteiro-abre-da-guarita",
    broader: "botoeira",
    label: "Abrir o portão da guarita",
    phrase: "o comando do portão na guarita",
    asks: [
      ...combine(["guarita", "porteiro"], ["abrir portão", "botoeira", "comando portão", "botão portão"]),
      "guarita portão",
      "botoeira guarita",
      "botão portaria abrir portão",
      "botoeira portaria abrir portão",
      "instalar botoeira portaria",
      "botoeira dupla portaria",
      "mesa comando portaria portão",
      "portão clausura guarita botão",
      "porteiro abrir dois portões",
      "portaria controlar portão garagem",
    ],
    intent: "installation",
    answers: {
      any: [
        "Para o porteiro abrir o portão pela guarita, instala-se uma botoeira de pulso, botão que solta sozinho, ligada por um par de fios à entrada de comando da central do motor. Cada portão tem o seu botão, e o porteiro precisa ver o vão, direto ou por câmera. Peça e cabo são orçados por foto.",
        "A botoeira da guarita é um botão de pulso com dois fios até a central do motor, um por portão, passados em eletroduto próprio. Na instalação ou na troca, confira se o porteiro enxerga o vão dali ou por câmera. O valor depende da distância e sai por foto.",
        "Botoeira de portão na guarita se instala com cabo fino até a entrada de comando da central, com o disjuntor desligado e longe dos fios de energia. Põe-se um botão para cada portão e, se o porteiro não vê o vão, uma câmera. Botão e cabo têm valor dado por foto.",
        "Abrir o portão da guarita pede uma botoeira de pulso, tecla que volta sozinha, com dois fios até a central do motor. O porteiro recebe um botão por portão e precisa enxergar a passagem, ao vivo ou por câmera. O preço, somando peça e cabo, vem por foto.",
        "Na guarita, o comando do portão é uma botoeira ligada por cabo fino à placa do motor, um botão para cada entrada. A instalação corre em eletroduto separado e sem energia, com câmera onde não há vista do vão, e fotos com a distância bastam para o orçamento de cabo e peça.",
      ],
      price: [
        "O preço da botoeira na guarita depende da distância até a central do motor, do número de portões e do caminho do cabo. O botão é a parte barata; o cabo e o eletroduto pesam mais. Mande fotos da guarita e a distância em metros.",
        "O preço da botoeira de guarita depende mais do cabo que do botão: conta-se a distância até a central, o eletroduto e quantos portões o porteiro comanda. Peça e mão de obra vêm juntas no orçamento por foto.",
        "O custo da botoeira na guarita está mais no caminho que na tecla: metros de cabo, eletroduto e quantidade de portões formam o total. Informe a distância até o motor e mande fotos, para receber mão de obra e material numa conta só.",
        "Para calcular a botoeira da guarita, somam-se um botão por portão, o cabo até cada central e o eletroduto, que é o que mais pesa. A tecla em si custa pouco. Com fotos do trajeto e a metragem, o valor sai fechado.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Que botoeira pôr na guarita", "Botões para cada portão"],
        slots: [
          [
            "Conte quantos portões o porteiro comanda, porque cada um pede botão próprio e com etiqueta.",
            "A quantidade de portões decide o modelo. Separe os botões e identifique todos, para que ninguém abra o errado na pressa.",
            "Um botão para cada portão, com o nome escrito, evita engano na hora do movimento.",
            "Antes do modelo vem a contagem: cada portão que a guarita abre precisa de tecla só dele, bem identificada.",
            "Teclas separadas e com nome livram o porteiro de abrir a saída quando queria a entrada. Por isso a escolha parte do número de portões.",
          ],
        ],
        bullets: [
          "Um portão: botoeira simples, que abre e fecha",
          "Entrada e saída: botoeira dupla, uma tecla para cada",
          "Clausura (dois portões em sequência): botões que não abrem os dois juntos",
          "Portão de pedestre: botão ligado à fechadura elétrica",
          "Portão pesado: botão de parada vermelho, sempre à mão",
        ],
      },
      {
        about: "visit",
        headings: ["Como a botoeira é ligada", "Da guarita à central: a instalação"],
        slots: [
          [
            "O técnico desliga o disjuntor, passa um cabo fino em eletroduto só dele e o liga na entrada de botoeira da central. O fio de comando não anda junto com o de energia, porque a interferência pode acionar o portão sozinho.",
            "Com a energia cortada, o cabo da botoeira segue por um eletroduto separado até a central do motor. Essa separação da rede elétrica evita ruído no fio, que faria o portão abrir sem ninguém apertar.",
            "Um par de fios vai da guarita à entrada de comando da placa, em tubo próprio e com o disjuntor desligado. Fio de comando junto do cabo de força capta ruído e pode mover o portão sem ordem.",
            "Comando e força viajam em tubos diferentes, porque o ruído da rede pode ser lido pela placa como um toque e abrir o portão. O técnico desliga tudo, leva o par de fios até a central e o prende na entrada própria.",
            "A ligação ocupa dois bornes da placa, os mesmos previstos para botão. Até lá o cabo vai sozinho no eletroduto, sem energia durante o serviço, para que a corrente do motor não provoque acionamentos falsos.",
          ],
          [
            "Na troca de uma botoeira velha, o cabo é medido antes, pois botão preso e fio em curto dão o mesmo sintoma: o portão deixa de obedecer. O serviço termina com o porteiro testando cada tecla.",
            "Quando já existe botoeira, mede-se também a fiação: uma tecla travada e um cabo em curto prendem o portão do mesmo jeito. No fim, o porteiro experimenta todos os comandos.",
            "Se for troca, confere-se o fio além do botão, já que um curto no cabo trava o portão tanto quanto a tecla presa. Por último, cada comando é testado com quem vai usar.",
            "Substituir só a tecla pode não bastar: fio amassado em curto segura o comando como um botão afundado. Por isso a linha é medida, e o porteiro prova botão por botão antes da saída do técnico.",
            "Em guarita que já tinha botoeira, o exame separa tecla emperrada de cabo em curto, que travam a placa de modo idêntico. A entrega é feita com quem trabalha ali acionando cada portão.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Regras para quem abre da guarita", "Ver o vão antes de apertar"],
        slots: [
          [
            "O porteiro só fecha o portão com o vão à vista, na janela ou na câmera. A fotocélula, sensor que detecta quem passa, continua ligada: o botão não a substitui.",
            "Antes de fechar, é preciso olhar a passagem, direto ou pela imagem da câmera. Nenhum botão dispensa a fotocélula, que segura a folha se alguém entra na frente.",
            "Fechar às cegas causa acidente, por isso a guarita precisa de janela ou câmera voltada para o vão inteiro. O sensor de passagem fica sempre ativo, junto com a botoeira.",
            "Quem aperta precisa ver a passagem livre, pelo vidro ou pelo monitor, até o fim do fechamento. A botoeira não enxerga ninguém; essa tarefa é da fotocélula, o sensor do vão, que jamais se desliga.",
            "Vidro limpo ou câmera bem apontada fazem parte do comando, porque o portão não pode descer sobre alguém escondido. O sensor fotoelétrico da passagem trabalha junto e nunca é retirado.",
          ],
          [
            "Deixe na guarita a chave de destravamento e o disjuntor do motor identificado, para a falta de luz. Com a energia desligada, a folha reta de correr ou de abrir pode ser movida na mão; a basculante com cabo ou mola rompidos não se destrava.",
            "Para quando faltar energia, guarde ali a chave que libera o motor e marque o disjuntor. Libera-se com tudo desligado e só a folha reta, no trilho; basculante com cabo, mola ou contrapeso em falha fica como está.",
            "A chave do destrave e a identificação do disjuntor também ficam na guarita. Na falta de luz, desligue e libere o portão de correr ou de abrir que estiver reto, mas nunca o basculante com cabo ou mola danificados.",
            "Para dias sem energia, o porteiro deve saber qual é o disjuntor do motor e onde está a chave de liberação. Sem corrente, move-se à mão folha de correr ou de abrir que esteja direita; basculante com mola, cabo ou contrapeso avariado não se libera.",
            "Um quadro identificado e a chave do motor à mão evitam improviso num apagão. A folha só se solta desligada, reta e no trilho, nos tipos de correr e de abrir, e o basculante com defeito de cabo ou mola espera o técnico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A guarita pode saber se o portão ficou aberto?",
        answers: [
          "Pode: um sensor magnético na folha acende uma luz ou toca um aviso na guarita quando o portão não fecha. Ele usa outro par de fios, que convém passar junto com o da botoeira.",
          "Sim, com um sensor de ímã na folha ligado a uma luz ou campainha na guarita. Passe esse cabo na mesma obra da botoeira, para não abrir o piso duas vezes.",
          "Sim: um ímã na folha e um contato no batente avisam por lâmpada ou som quando ela não encosta. É mais um par de fios, fácil de levar no mesmo eletroduto da botoeira.",
        ],
      },
      {
        question: "Dá para bloquear o controle do morador e deixar só a guarita?",
        answers: [
          "Depende da central: algumas têm entrada que bloqueia os controles em certos horários, outras pedem um módulo. Também se pode desligar o receptor por uma chave na guarita.",
          "Em parte dos motores, sim, por uma entrada própria da placa. Nos outros, uma chave que desliga o receptor de rádio faz o mesmo, e a botoeira continua funcionando.",
          "Algumas placas trazem essa função, com bloqueio dos controles por horário. Nas demais, instala-se um módulo ou uma chave que corta o receptor e deixa só o botão da guarita.",
        ],
      },
      {
        question: "Serve um interruptor de luz no lugar da botoeira?",
        answers: [
          "Não serve: ele fica preso ligado, a placa recebe um comando sem fim e o portão para de obedecer. A botoeira de pulso volta sozinha quando se solta o dedo.",
          "Não, porque o interruptor comum mantém o contato fechado e trava o comando na central. Use botão de pulso, que só fecha o contato enquanto é apertado.",
          "Interruptor de parede não, pois continua ligado depois do toque e a central fica presa num só comando. O certo é o botão de pulso, que abre o contato ao ser solto.",
        ],
      },
      {
        question: "Dá para pôr o comando sem passar fio?",
        answers: [
          "Dá, com um controle gravado e fixo na guarita ou com botoeira sem fio. Os dois usam pilha e sofrem com distância e metal, por isso o cabo é mais confiável onde se abre o dia todo.",
          "Pode-se usar botoeira sem fio ou um controle preso na mesa. Serve para pouco uso. Em portaria movimentada, a pilha acaba na hora errada e o fio compensa.",
          "É possível, por rádio: botoeira sem fio ou controle fixo na bancada. Pilha gasta e paredes com metal atrapalham, e numa portaria cheia o cabo falha menos.",
        ],
      },
    ],
    photo: "fotos da guarita, do portão inteiro e da etiqueta do motor, com a distância em metros",
  },
  {
    id: "ppa-ou-peccinin-no-condominio",
    broader: "condominio",
    label: "PPA ou Peccinin no condomínio",
    phrase: "a escolha entre PPA e Peccinin no condomínio",
    asks: combine(
      ["ppa ou peccinin", "peccinin ou ppa", "ppa peccinin qual", "ppa peccinin melhor"],
      ["condomínio", "prédio"],
    ),
    intent: "comparison",
    answers: {
      any: [
        "PPA ou Peccinin no condomínio: na maioria dos prédios a PPA é melhor de manter, porque peça e controle se acham mais fácil; a Peccinin, do grupo Nice, vale se os controles já são dela e o modelo tem peça. A troca em portão de prédio fica de {price.heavySwap} nas duas.",
        "Entre Peccinin e PPA no prédio, a reposição desempata a favor da PPA; fique na Peccinin se os moradores já têm os controles dela e o modelo está em linha. Qual motor é melhor para o condomínio a ficha decide: ciclos por hora e quilos com um terço de folga, por {price.heavySwap} na troca.",
        "Para condomínio, a PPA costuma ganhar da Peccinin pela facilidade de achar peça e controle, e a Peccinin compensa onde já está instalada e tem reposição. Em ambas, o motor deve ser de uso intenso, com um terço de sobra em quilos e ciclos. A troca custa de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que decide entre PPA e Peccinin no prédio", "Três contas antes de escolher"],
        slots: [
          [
            "Peça os mesmos dados nas duas propostas, porque o nome da marca não diz quanto o motor aguenta. Um ciclo é abrir e fechar uma vez.",
            "Ponha as propostas lado a lado e compare número com número. Um ciclo, na ficha, é uma abertura mais um fechamento.",
            "As duas marcas têm linha de casa e linha pesada, e é a ficha que as separa. Conte cada abrir e fechar como um ciclo.",
          ],
        ],
        steps: [
          "Ciclos por hora: conte as aberturas da hora mais cheia e exija um terço a mais na ficha.",
          "Quilos: o limite do motor passa do peso da folha em um terço.",
          "Peça e controle: pergunte preço e prazo da placa e da engrenagem daquele modelo.",
        ],
      },
      {
        about: "replace",
        headings: ["Quando trocar de marca compensa", "Manter ou mudar de marca"],
        slots: [
          [
            "Com dezenas de controles gravados, ficar na mesma marca poupa a troca de todos. Manter o receptor antigo, ligado à central nova, evita isso em muitos casos.",
            "Mudar de marca pode obrigar a regravar ou comprar um controle por morador. A saída é conservar o receptor de hoje na entrada da nova central.",
            "O custo escondido da mudança são os controles: um por vaga. Um receptor da marca antiga, deixado na central, costuma resolver.",
          ],
          [
            "A mudança vale quando o motor vive parado por falta de peça, saiu de linha ou não tem modelo para o peso da folha.",
            "Mude se o atual é fraco para o fluxo, não tem peça ou a linha acabou.",
            "Peça que demora, motor abaixo do ritmo e modelo fora de linha são os três motivos para trocar de marca.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a troca no prédio", "O preço de PPA e Peccinin no condomínio"],
        slots: [
          [
            "Dentro da faixa de {price.heavySwap}, com mão de obra, o modelo move mais o valor que a marca: peso, velocidade e inversor encarecem. Base e cremalheira boas ficam e baixam a conta.",
            "O que muda o preço é a capacidade, a rapidez e o inversor, e não o logotipo. Na troca, entre {price.heavySwap} com serviço, aproveitam-se base e cremalheira em bom estado.",
            "PPA e Peccinin ficam na mesma faixa, de {price.heavySwap} instaladas, e sobem com quilos, inversor e velocidade. Cremalheira reta e base firme são reaproveitadas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Controle PPA funciona em motor Peccinin?",
        answers: [
          "Com a central de fábrica, em geral não. Um receptor à parte, ligado à entrada da central, faz os controles antigos servirem.",
          "Nem sempre: frequência e código precisam combinar. Quando não combinam, um receptor avulso da marca do controle resolve.",
        ],
      },
      {
        question: "Qual das duas dura mais?",
        answers: [
          "A que trabalha abaixo do limite, com revisão {visits.business}. Fora do limite, nenhuma dura.",
          "Dura mais a que tem folga de peso e de aberturas; a marca pesa menos que isso. Prédio revisa {visits.business}.",
        ],
      },
      {
        question: "Vocês instalam e consertam as duas?",
        answers: [
          "Sim, como assistência independente, com {warranty.motor} de garantia no motor que vendemos e {warranty.installation} na instalação.",
          "Instalamos e consertamos PPA e Peccinin, sem vínculo com as fábricas, com {warranty.installation} de garantia na instalação.",
        ],
      },
      {
        question: "Quanto tempo a entrada fica parada?",
        answers: [
          "A troca em portão pesado leva {time.heavy} e é marcada fora do pico, com a passagem isolada.",
          "Conte {time.heavy} de serviço, em horário combinado com o síndico para não pegar a saída da manhã.",
        ],
      },
    ],
    photo: "a etiqueta do motor atual, o portão inteiro e um controle, frente e verso",
  },
  {
    id: "ppa-ou-garen-no-condominio",
    broader: "condominio",
    label: "Marca do motor para condomínio",
    phrase: "a marca do motor para condomínio",
    asks: [
      ...combine(
        ["condomínio", "prédio"],
        ["qual marca motor", "marca motor portão", "melhor marca motor", "melhor marca portão"],
      ),
      "ppa ou garen condomínio",
      "ppa ou garen prédio",
      "síndico propostas ppa garen condomínio",
      "ppa garen condomínio qual",
      "condomínio marca garen melhor ppa",
      "condomínio vagas garen ppa",
    ],
    intent: "comparison",
    answers: {
      any: [
        "Entre PPA e Garen para um prédio com 40 vagas, as duas servem, se o motor for de uso intenso e fizer mais de 50 ciclos por hora, o que cobre 40 carros saindo na mesma hora. Se as duas propostas atendem, fique com a marca dos controles que os moradores já têm. A troca, com mão de obra, fica de {price.heavySwap}.",
        "Entre PPA e Garen para condomínio, nenhuma é melhor em tudo, porque o que decide é o motor ser de uso intenso. Compare na ficha os ciclos por hora e os quilos, com um terço de folga. Se as duas empatam, fique com a marca dos controles dos moradores; a troca fica de {price.heavySwap}, com mão de obra.",
        "Entre Nice e PPA para condomínio, escolha a que tiver um modelo de uso intenso para o peso do portão e peças à venda perto de você. As duas têm linha para prédio, mas na Nice convém confirmar antes a placa de reposição no Brasil. Com mão de obra, a troca fica de {price.heavySwap}.",
        "PPA, Garen e Nice têm motor para condomínio, e o erro é instalar no prédio um modelo residencial de qualquer uma delas. Escolha um de uso intenso, com ciclos por hora acima da hora de pico. No empate, prefira a marca dos controles já gravados; a troca completa fica de {price.heavySwap}.",
      ],
      price: [
        "Em condomínio, a troca do motor fica de {price.heavySwap}, com mão de obra, seja PPA, Garen ou Nice. A linha pesa mais que a marca no preço, e um motor de uso intenso custa mais que o residencial. Trocar os controles de todos os moradores também entra na conta.",
        "O motor para condomínio fica de {price.heavySwap}, instalado, e o que muda o valor é o peso do portão, os ciclos por hora e o inversor, mais que a marca. Os controles são cobrados à parte, se a nova marca não aceitar os atuais.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["O que comparar entre as marcas", "Cinco pontos para comparar antes da marca"],
        slots: [
          [
            "Uma marca pode ser melhor no seu prédio e pior no vizinho, conforme o movimento. Peça os mesmos dados em cada proposta e ponha lado a lado:",
            "As propostas só se comparam com os mesmos números, que estão na ficha do modelo, e o nome na tampa não os substitui. O que pedir a cada marca:",
            "Antes de olhar a marca, descarte o modelo que falhar em um dos requisitos do prédio. Cada proposta deve trazer:",
          ],
        ],
        bullets: [
          "Ciclos por hora: acima da sua hora mais cheia",
          "Capacidade em quilos: um terço de folga sobre o peso da folha",
          "Inversor: abre depressa e para sem tranco",
          "Controles: os dos moradores precisam servir no receptor novo",
          "Peças: placa e engrenagem à venda perto, sem encomenda",
        ],
      },
      {
        about: "what",
        headings: ["Ficar na mesma marca ou mudar", "Quando trocar de marca compensa"],
        slots: [
          [
            "Um prédio com dezenas de controles gravados economiza ao manter a marca ou o receptor. Mudar pode obrigar a comprar um controle para cada morador, um gasto que às vezes passa o do motor.",
            "Com muitos controles em uso, continuar na marca atual evita uma compra para cada apartamento. Essa conta, em prédio grande, chega a superar o preço do motor.",
            "Cada morador tem um controle, e trocá-los todos pode custar mais que o motor. Por isso a marca que já está no prédio leva vantagem, a não ser que o receptor velho seja mantido.",
          ],
          [
            "Mude se a marca atual não tem linha de uso intenso para o peso da folha ou se as peças demoram a chegar. PPA e Garen têm reposição em muitas lojas de São Paulo.",
            "A mudança vale quando falta peça ou quando a linha não aguenta o fluxo. Nesse ponto, PPA e Garen são fáceis de repor; numa marca importada, pergunte pela placa do modelo no Brasil.",
            "Vale mudar se o conserto sempre espera peça ou se não existe versão para o seu portão. Garen e PPA têm peças em muitas lojas; em marca importada, verifique antes a reposição do modelo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto muda no preço", "O que muda o valor da troca no prédio"],
        slots: [
          [
            "A faixa não muda com a marca, e dentro dela o preço sobe com os quilos da folha, os ciclos por hora e o inversor. Base e cremalheira em bom estado são aproveitadas, o que reduz a conta.",
            "Dentro da faixa de troca, paga-se mais por folha pesada, por motor com inversor e por mais ciclos. Quando a base e a cremalheira servem, só o motor é trocado.",
            "O que encarece é a capacidade, o número de ciclos e a presença de inversor, e não o fabricante. Aproveitar a cremalheira e a base, se estão alinhadas, reduz o valor.",
          ],
          [
            "A instalação leva {time.heavy}, e convém marcá-la fora da hora de saída dos carros. A garantia é de {warranty.motor} no motor e de {warranty.installation} na instalação.",
            "O serviço leva {time.heavy} e deve ser marcado, de preferência, para o meio do dia, quando há menos carros. O motor tem {warranty.motor} de garantia, e a montagem, {warranty.installation}.",
            "A troca ocupa o portão por {time.heavy}, num horário combinado com o síndico. A garantia é de {warranty.installation} para a instalação e de {warranty.motor} para o motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual marca de motor dura mais em prédio?",
        answers: [
          "A que trabalha abaixo do limite de ciclos e de peso, com revisão {visits.business}. Um modelo residencial esquenta na hora de pico e acaba cedo, seja qual for a marca.",
          "Dura mais o motor com folga em ciclos e quilos e com manutenção {visits.business}. Forçado na hora de pico, nenhum fabricante resiste.",
        ],
      },
      {
        question: "JetFlex serve para condomínio?",
        answers: [
          "JetFlex é a tecnologia da PPA com inversor, e há versões para portão maior e uso intenso. O kit residencial de 1/4 HP, porém, não é para prédio de muito movimento.",
          "As versões para uso maior servem, conferindo ciclos por hora na ficha. Já o JetFlex de casa, de 1/4 HP, foi feito para poucas aberturas por dia.",
        ],
      },
      {
        question: "Dá para manter os controles ao mudar a marca do motor?",
        answers: [
          "Muitas vezes, sim, porque o receptor antigo pode ficar, ligado à entrada de comando da central nova. Assim cada morador continua com o controle que tem.",
          "Em geral dá, aproveitando o receptor velho como peça à parte, ligado à placa nova. Fotos do controle e do receptor confirmam se é o caso.",
        ],
      },
      {
        question: "Quantos ciclos por hora o condomínio precisa?",
        answers: [
          "Conte as aberturas da hora mais cheia, em geral a da manhã, e some um terço. Um prédio em que 40 carros saem entre sete e oito precisa de ficha com mais de 50 ciclos por hora.",
          "Anote quantas vezes ele abre na hora de pico e acrescente um terço de folga. Se são 40 aberturas, procure um modelo com 54 ciclos por hora ou mais.",
        ],
      },
    ],
    photo: "a etiqueta do motor atual, o portão inteiro e um controle, frente e verso",
  },
];
