import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const peccinin: NarrowConcept[] = [
  {
    id: "peccinin-e-bom",
    broader: "peccinin",
    label: "Peccinin é bom?",
    phrase: "saber se o motor Peccinin é bom",
    asks: [
      "peccinin bom",
      "peccinin boa",
      "peccinin vale pena",
      "peccinin presta",
      "peccinin confiável",
      "opinião peccinin",
      "pecinin bom",
      "peccinin compensa",
      "peccinin dura bastante problema",
      "peccinin dura dá problema",
    ],
    intent: "comparison",
    answers: {
      any: [
        "O motor Peccinin é bom: há muitos em uso há anos. Vale a pena comprar quando o modelo tem peça disponível e serve ao peso da folha; para quem já tem um antigo, vale consertar enquanto o redutor estiver firme.",
        "Peccinin é boa marca brasileira, hoje do grupo italiano Nice, com motores basculantes, deslizantes e pivotantes. Escolha outra se o modelo que você quer não tiver placa e engrenagem fáceis de achar na sua região.",
        "Sim, Peccinin é bom em portão de casa e em uso maior, com a versão certa. Antes de comprar, confirme peça de reposição e controle; antes de descartar um antigo, peça o exame do redutor.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Peccinin: quando sim e quando outra",
          "Pontos a favor e contra o Peccinin",
          "Vale comprar Peccinin hoje?",
        ],
        slots: [
          [
            "A favor conta haver muitos motores antigos da marca ainda em uso, com peças de desgaste à venda.",
            "O ponto forte é o motor que se conserta: com redutor sem folga, capacitor e placa novos devolvem o uso.",
            "Conta a favor a linha completa, com versões para casa e para fluxo maior.",
          ],
          [
            "Contra pesa a reposição de modelos que saíram de linha: engrenagem de um não serve em outro.",
            "O cuidado é a peça: placa e engrenagem mudam de modelo para modelo e precisam ser confirmadas antes.",
            "Fica contra comprar sem saber a versão, porque a peça certa depende da etiqueta.",
          ],
          [
            "Escolha outra marca quando o motor antigo precisa de várias peças de uma vez ou quando não há placa para ele.",
            "Se o portão é novo e você não tem controles da marca, compare com PPA, Garen e Rossi de mesmo porte.",
            "Em portão que abre o dia todo, decida pelos ciclos por hora da ficha, e não pelo nome.",
          ],
        ],
      },
      {
        about: "replace",
        headings: [
          "Tenho um Peccinin antigo: fico com ele?",
          "Consertar ou trocar o Peccinin",
          "O que fazer com um Peccinin de anos",
        ],
        slots: [
          [
            "Fique com ele se o redutor está sem folga e o defeito é de capacitor, fim de curso ou placa.",
            "Enquanto a mecânica está firme, uma peça elétrica devolve o uso normal.",
            "O exame do redutor decide: firme, conserta-se; com folga, compara-se com motor novo.",
          ],
          [
            "A troca do motor de uma casa custa de {price.homeSwap}, e a de portão pesado, de {price.heavySwap}.",
            "Para comparar, conte de {price.homeSwap} na troca residencial, com motor e mão de obra.",
            "Do outro lado da conta está o motor novo, de {price.homeSwap} em casas, com {warranty.motor} de garantia.",
          ],
        ],
      },
    ],
    keep: ["what"],
    questions: [
      {
        question: "Peccinin é da Nice?",
        answers: [
          "Sim, a Peccinin passou a integrar o grupo italiano Nice. As peças, porém, continuam sendo escolhidas pelo modelo do motor.",
          "É do mesmo grupo. Isso não torna placas e controles iguais: vale a etiqueta.",
        ],
      },
      {
        question: "Peccinin ou PPA: qual é melhor?",
        answers: [
          "Em motores de mesmo porte, o resultado é parecido. A PPA tem reposição mais espalhada; a Peccinin, motores antigos que ainda se consertam.",
          "Decida pela peça: se o modelo Peccinin tem reposição perto de você, é boa compra; se não, a PPA dá menos trabalho.",
        ],
      },
      {
        question: "Ainda acho peça de Peccinin?",
        answers: [
          "Na maioria dos casos, sim, original, compatível ou com central universal. A foto da etiqueta confirma antes da visita.",
          "Para itens de desgaste, sim. A placa de modelo antigo às vezes é substituída por universal compatível.",
        ],
      },
      {
        question: "Quanto dura um motor Peccinin?",
        answers: [
          "A referência é de {trade.life} em casa; há motores que passam disso com o redutor firme e peças trocadas.",
          "Dura de {trade.life}, com folha leve e revisão {visits.home}. O que encurta é peso e umidade.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, a largura da folha e, se já houver motor, a etiqueta dele",
  },
  {
    id: "peccinin-assistencia",
    broader: "peccinin",
    label: "Assistência técnica Peccinin",
    phrase: "a assistência técnica Peccinin",
    asks: [
      "assistência técnica peccinin",
      "autorizada peccinin",
      "assistência peccinin",
      "técnico peccinin",
      "assistência técnica pecinin",
      "autorizada pecinin",
      "assistência pecinin",
      "técnico pecinin",
      "manutenção peccinin",
      "conserto motor peccinin",
      "consertar motor peccinin",
      "conserto portão peccinin",
      "reparo motor peccinin",
      "quem dá manutenção peccinin",
      "telefone assistência peccinin",
    ],
    intent: "repair",
    answers: {
      any: [
        "Nossa assistência em motores Peccinin é independente da fábrica. O técnico mede energia, capacitor, fim de curso e placa, mostra o que falhou e só troca com a sua aprovação. Orçamento grátis por foto e vídeo.",
        "Atendemos motor Peccinin como assistência independente, sem ser autorizada da marca. Se o motor zumbe sem andar ou cheira a queimado, desligue o disjuntor e mande só a foto da etiqueta; nos outros casos, um vídeo adianta o diagnóstico.",
        "Somos assistência técnica independente para motor Peccinin, sem vínculo com a fábrica e não autorizada por ela. Consertamos no local, em toda a Grande São Paulo: mande a foto da etiqueta e um vídeo do defeito e receba o orçamento grátis.",
      ],
      price: [
        "O conserto de motor Peccinin é cobrado pela peça e pela mão de obra, com o valor dito antes: capacitor, fim de curso e regulagem pesam pouco; placa, engrenagem e redutor, mais. A estimativa por foto e vídeo é grátis.",
        "O preço do conserto de um motor Peccinin depende da peça que falhou. Mande a foto da etiqueta e um vídeo do defeito; se a troca compensar mais, em casa ela fica de {price.homeSwap}, com motor e mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Autorizada Peccinin ou assistência independente?",
          "Quando procurar a autorizada",
          "Garantia de fábrica e conserto Peccinin",
        ],
        slots: [
          [
            "O motor Peccinin comprado há pouco tempo deve ir à garantia do fabricante antes de qualquer conserto por terceiros.",
            "Com o motor Peccinin na garantia de fábrica, procure quem vendeu ou a rede do fabricante, com a nota em mãos.",
            "A autorizada é o caminho de quem tem garantia do fabricante em vigor, porque abrir o motor antes pode encerrá-la.",
          ],
          [
            "Quando a garantia acabou, escolha pelo serviço: medição antes da troca, valor por escrito e peça mostrada.",
            "Fora da garantia, a assistência independente conserta no local e trabalha com peça original ou compatível.",
            "Passada a garantia, o serviço independente atende na garagem, sem levar o motor embora, e também cuida da folha.",
          ],
          [
            "Nossa garantia é de 90 dias no conserto, pela lei, de {warranty.installation} na instalação e de {warranty.motor} no motor vendido por nós.",
            "No conserto valem os 90 dias da lei; no motor comprado conosco, {warranty.motor}, e na instalação, {warranty.installation}.",
            "A garantia do nosso serviço é separada da do fabricante: no conserto, os 90 dias da lei; na instalação, {warranty.installation}; no motor que vendemos, {warranty.motor}.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [
          "Quanto custa a assistência Peccinin",
          "Preço do conserto de motor Peccinin",
          "Assistência Peccinin: valores",
        ],
        slots: [
          [
            "Paga-se a peça trocada e o serviço, com os dois valores informados antes de começar.",
            "O conserto é cobrado pela peça e pela mão de obra, em linhas separadas, e o valor vem antes do serviço.",
            "Capacitor, fim de curso e regulagem pesam pouco; placa, engrenagem e redutor pesam mais.",
          ],
          [
            "A revisão preventiva em casa custa a partir de {price.preventive}, sem peças.",
            "Em portão de casa, a visita preventiva parte de {price.preventive}, e as peças são à parte.",
            "Se o caso for de ajuste, a revisão residencial sai a partir de {price.preventive}, fora peças.",
          ],
          [
            "Quando o conserto não compensa, a troca do motor de uma casa fica de {price.homeSwap}, e a de portão pesado, de {price.heavySwap}.",
            "Para comparar, trocar o motor custa de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
            "Com o redutor do Peccinin gasto, compare com um motor novo: em casa, de {price.homeSwap}, já com a mão de obra.",
          ],
        ],
      },
    ],
    keep: ["signs", "causes"],
    questions: [
      {
        question: "Vocês usam peça original Peccinin?",
        answers: [
          "Quando existe e compensa, original. Em motor antigo, a compatível de mesma especificação mantém o portão em uso.",
          "Original ou compatível, conforme o modelo e a sua escolha. A diferença de preço é dita antes da troca.",
        ],
      },
      {
        question: "Motor Peccinin antigo ainda tem conserto?",
        answers: [
          "Na maioria das vezes, sim, se o redutor está firme. Para placa fora de linha, há universal compatível com motores comuns.",
          "Tem, quando há peça e a mecânica está boa. Se várias peças falharam juntas, mostramos a conta da troca.",
        ],
      },
      {
        question: "Vocês são assistência autorizada Peccinin?",
        answers: [
          "Não. Somos assistência independente, que conserta, instala e repõe peças Peccinin sem vínculo com o fabricante.",
          "Não somos. O serviço é independente, e a garantia que damos é a nossa, não a da fábrica.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor Peccinin, o bairro e, se o portão ainda anda sem risco, um vídeo do defeito",
  },
  {
    id: "peccinin-placa",
    broader: "peccinin",
    label: "Placa Peccinin",
    phrase: "a placa do motor Peccinin",
    asks: [
      "placa peccinin",
      "central peccinin",
      "placa pecinin",
      "central pecinin",
      "trocar placa peccinin",
      "placa peccinin queimada",
      "placa peccinin preço",
      "placa peccinin compatível",
      "placa peccinin queimou trocam",
    ],
    intent: "repair",
    answers: {
      any: [
        "A central Peccinin nova precisa combinar com o motor e com os controles da casa. Confirmamos por foto a versão compatível, trocamos com a energia desligada e testamos tudo na sua frente.",
        "A placa Peccinin tem conserto quando o dano é localizado, como relé ou fusível; com trilha queimada ou muita oxidação, troca-se. O valor vem pela foto da etiqueta, antes de qualquer serviço.",
        "A placa do motor Peccinin se troca numa visita, depois de medir se o defeito é mesmo dela: capacitor, fusível e fio solto imitam placa queimada. Com a foto da etiqueta e do controle, sem abrir a tampa, passamos o valor da original ou da compatível, com programação.",
      ],
      price: [
        "Na placa Peccinin, pagam-se a central, a mão de obra da troca e, só se preciso, controles novos. A foto da etiqueta dá o orçamento, e o código da placa confirma na visita, que parte de {price.preventive} em casa, sem peças. Como teto, a troca do motor inteiro em casa fica de {price.homeSwap}; perto disso, a placa não compensa.",
        "O preço da placa Peccinin depende da versão da central, de ser original ou compatível e de os controles atuais servirem, e sai pela foto da etiqueta e do controle, sem custo. A visita que confirma o defeito parte de {price.preventive} em casa, sem peças; perto do motor inteiro trocado, de {price.homeSwap}, a placa não compensa.",
      ],
    },
    sections: [
      {
        about: "replace",
        headings: [
          "Qual placa Peccinin serve no seu motor",
          "Placa Peccinin: original, compatível ou universal",
          "Como identificar a placa Peccinin",
        ],
        slots: [
          [
            "Em Peccinin antigo, a placa original pode ter saído de linha, e a universal compatível costuma resolver.",
            "Nas embalagens recentes, o nome Nice pode acompanhar o da Peccinin; a placa se escolhe pelo modelo do motor.",
            "Cada motor Peccinin pede a central da sua potência e do seu fim de curso, e nomes parecidos não bastam.",
          ],
          [
            "Não abra o motor para procurar o código: os bornes trabalham com a tensão da rede, 127 V ou 220 V.",
            "O código vem impresso na própria placa e é lido pelo técnico, com a energia desligada.",
            "A foto da etiqueta reduz as opções; o código da placa, que fica por dentro, o técnico lê com o circuito desligado.",
          ],
          [
            "Entre original e compatível, pesam o preço, os controles que você já tem e os recursos do motor.",
            "Em motor comum, placa compatível ou universal serve se aceitar a potência, a tensão e o tipo de fim de curso.",
            "A universal é saída para central fora de linha, conferidos o fim de curso e a potência do motor Peccinin.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Como é a troca da placa Peccinin",
          "Medir, reparar ou trocar a central Peccinin",
          "O serviço na placa Peccinin",
        ],
        slots: [
          [
            "Antes da placa, o técnico mede energia, capacitor e enrolamento, para a nova não queimar pelo mesmo motivo.",
            "A medição vem primeiro: um motor travado ou um capacitor em curto podem queimar também a placa nova; se o dano é só relé ou fusível, a placa é reparada na bancada.",
            "Primeiro o motor é testado à parte, porque placa nova em motor com defeito dura pouco; relé ou fusível queimado ainda tem reparo na bancada.",
          ],
          [
            "Depois vêm a ligação, a gravação do percurso e dos controles, a força e o teste da fotocélula.",
            "Com a central no lugar, o percurso é aprendido, os controles são gravados e a força fica no mínimo necessário.",
            "A entrega inclui controles gravados, paradas reguladas e vários ciclos de teste.",
          ],
        ],
      },
      {
        about: "cost",
        headings: [
          "Quanto custa a placa Peccinin",
          "Preço da placa Peccinin com a troca",
          "Placa Peccinin: o que entra no valor",
        ],
        slots: [
          [
            "Mudam o valor o inversor, a placa original ou compatível, o tipo de fim de curso e a necessidade de controles novos.",
            "Pagam-se a placa e a troca, em linhas separadas, e os controles só entram se os atuais não servirem.",
            "O preço muda com a versão da central e com os controles, e por isso pedimos a foto da etiqueta.",
          ],
          [
            "Se o motor também estiver gasto, compare com a troca completa, de {price.homeSwap} em casas.",
            "Com redutor em fim de vida, a conta da placa deve ser posta ao lado da troca do motor, de {price.homeSwap} em residência.",
            "O motor de muitos anos com placa queimada pede as duas contas: central nova ou troca do motor, de {price.homeSwap} em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Por que a placa Peccinin queima de novo?",
        answers: [
          "A causa costuma ser surto, umidade ou motor forçando. Vedação, aterramento e protetor de surto são orçados junto com a placa.",
          "A placa queima de novo porque a causa ficou: capacitor em curto, motor travado, água entrando ou rede sem proteção contra surto. A correção vem no orçamento, junto com a placa.",
        ],
      },
      {
        question: "Posso trocar a placa Peccinin sozinho?",
        answers: [
          "Não recomendamos. Há tensão da rede, capacitor com carga e ajuste de força que protege as pessoas.",
          "Melhor não: ligação trocada queima a placa na hora, e força mal regulada machuca.",
        ],
      },
      {
        question: "Os controles antigos funcionam na placa Peccinin nova?",
        answers: [
          "Só quando o código é o mesmo. Se não for, trocam-se os controles ou se usa um receptor avulso.",
          "Funcionam se a placa aceitar a mesma frequência e o mesmo código; depois são gravados de novo. A foto do controle confirma antes.",
        ],
      },
      {
        question: "Quanto tempo leva a troca da placa Peccinin?",
        answers: [
          "Em geral, a troca leva uma visita, quando a versão já foi identificada por foto. A gravação e o teste fazem parte.",
          "A troca costuma caber em uma visita. Atrasa quando a fiação está danificada ou a placa precisa ser encomendada.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor Peccinin e outra do controle, frente e verso, sem abrir a tampa",
  },
  {
    id: "peccinin-controle",
    broader: "controle",
    label: "Controle Peccinin",
    phrase: "o controle Peccinin",
    asks: [
      "controle peccinin",
      "controle remoto peccinin",
      "controle pecinin",
      "controle remoto pecinin",
      "controle peccinin original",
      "controle peccinin preço",
      "comprar controle peccinin",
      "controle peccinin compatível",
      "chaveiro peccinin",
      "qual controle peccinin",
      "qual controle comprar peccinin",
      "qual controle serve peccinin",
      "controle serve portão peccinin",
      "controle compatível motor peccinin",
      "qual controle portão peccinin",
      "controle portão peccinin comprar",
      "controle genérico central peccinin",
      "perdi controlinho peccinin",
    ],
    intent: "buying",
    answers: {
      any: [
        "O controle Peccinin novo serve se tiver a frequência e o código da sua central: a foto dos dois lados do atual mostra o modelo, e a gravação se faz na central, pelo técnico. Se o antigo ainda acende, troque a pilha antes.",
        "Há controle Peccinin original e compatível, e os dois funcionam quando o código é o da sua placa. O valor depende do modelo e da quantidade; a gravação entra na visita.",
        "O controle Peccinin que serve é o que tem a mesma frequência e o mesmo tipo de código da central instalada, e ele só abre depois de gravado nela. Mande a foto do atual, frente e verso, e dizemos qual comprar.",
      ],
      repair: [
        "Controle Peccinin que não funciona: troque a pilha pelo mesmo modelo, teste perto do portão e experimente outro controle. Se a botoeira abre e nenhum controle abre, o defeito é no receptor; se só um falha, é ele.",
        "Se o controle Peccinin parou, a ordem é pilha, outro controle e botoeira. Uma luz fraca é pilha; luz boa e portão parado é cadastro ou receptor. Não segure o botão da central: em muitas ele apaga tudo.",
      ],
      "how-to": [
        "Gravar controle Peccinin se faz na central do portão, por botão ou menu, e a sequência muda com a placa e a versão. Como o acesso fica junto da tensão da rede, deixe com o técnico e reúna todos os controles no dia.",
        "Para programar controle Peccinin, o técnico abre a central com cuidado, põe a placa em modo de gravação e cadastra cada botão. Em muitas placas, segurar o botão apaga a memória inteira, e por isso não tente no escuro.",
      ],
      price: [
        "O preço do controle Peccinin soma a visita para gravar, a partir de {price.preventive} em casa, sem peças, e cada controle, com o valor dito pela foto. O compatível costuma custar menos que o original, e vários gravados juntos pedem uma só ida.",
        "O controle Peccinin é cobrado por unidade, e a gravação, à parte, em visita que, em casa, parte de {price.preventive}, sem peças. Original ou compatível, tipo de código e quantidade mudam a conta; a foto do atual ajuda a achar o modelo, e vários gravados juntos pedem uma só visita.",
      ],
      buying: [
        "O controle Peccinin original serve se a central ainda é da marca; o compatível abre igual quando tem a mesma frequência, em geral 433 MHz, e o mesmo código. Se a placa já foi trocada, vale o padrão dela, e o controle só abre depois de gravado.",
        "Controle para portão Peccinin se escolhe pela central: placa de fábrica pede controle remoto da linha Peccinin, ou compatível; outra placa pede o padrão dela. A gravação se faz na central, em visita que, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: [
          "Qual controle Peccinin comprar",
          "Controle Peccinin: original ou compatível",
          "Como achar o controle Peccinin certo",
        ],
        slots: [
          [
            "Portão Peccinin de muitos anos quase sempre já trocou de receptor, e o controle deve combinar com o atual.",
            "Antes de comprar, veja que receptor está no portão hoje: é ele que aceita ou recusa o controle Peccinin, original ou não.",
            "O nome Peccinin no motor não garante que o receptor ainda seja da marca.",
          ],
          [
            "A foto do controle atual, frente e verso, vale mais que o nome da marca do motor.",
            "Original custa mais e é feito para aquela central; compatível serve se a frequência e o código forem os mesmos.",
            "Com a placa original no motor, o controle da marca é o caminho sem surpresa; o compatível é a saída mais barata ou quando o modelo saiu de linha.",
          ],
          [
            "O controle de código rolante, que muda a cada toque, não se copia: é cadastrado na central.",
            "O código fixo pode ser copiado; o código rolante precisa ser gravado na central, o que é mais seguro.",
            "Conte também os botões: casa com dois portões pede controle com um botão livre para cada um.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Antes de comprar, veja se é só a pilha",
          "O controle antigo ainda serve?",
          "Antes de trocar o controle Peccinin",
        ],
        slots: [
          [
            "Em poucos minutos você separa pilha, controle e receptor, sem abrir o motor.",
            "O teste vai do mais simples ao mais revelador e não pede ferramenta.",
            "Faça com o portão à vista e a passagem livre.",
          ],
          [
            "Um controle que só abre de perto pede pilha nova; se persistir, a antena e o receptor são conferidos na visita.",
            "Quando nenhum controle abre e a botoeira abre, o receptor precisa de medição.",
            "Se nem a botoeira responde, o caso é de energia ou de central, e não de controle.",
          ],
        ],
        steps: [
          "Troque a pilha pelo mesmo modelo, na posição certa.",
          "Teste a poucos passos do portão.",
          "Teste outro controle já gravado.",
          "Acione uma vez pela botoeira, se houver.",
          "Fotografe o controle, frente e verso.",
        ],
      },
      {
        about: "visit",
        headings: [
          "Cadastro de controle Peccinin",
          "A gravação do controle novo",
          "Programar o controle Peccinin: quem faz",
        ],
        slots: [
          [
            "A gravação se faz por botão ou menu da central, e a sequência muda conforme a placa e a versão.",
            "Cada central tem a sua sequência de gravação, descrita no manual dela, e não no do controle.",
            "O cadastro é feito na placa do motor, onde há tensão da rede, e por isso fica com o técnico.",
          ],
          [
            "Um toque errado pode apagar todos os controles, então reúna os da casa antes da visita.",
            "Na mesma visita se gravam os novos e se apaga o perdido; em placas que não apagam um só, todos são regravados.",
            "Junte todos os controles no dia: se a memória for limpa, cada um é gravado de novo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual pilha usa o controle Peccinin?",
        answers: [
          "É a do código impresso na que está nele; as mais comuns em controle de portão são a A23, de 12 V, e a CR2032, de 3 V. Troque por igual.",
          "A pilha varia com o modelo. Abra só a tampa da pilha, leia o código, como A23 ou CR2032, e confira a posição.",
        ],
      },
      {
        question: "Um controle Peccinin pode abrir dois portões?",
        answers: [
          "Pode, se tiver mais de um botão e os dois receptores aceitarem o mesmo código: grava-se um botão em cada central.",
          "Sim, quando os receptores são compatíveis. Cada botão é cadastrado em um portão.",
        ],
      },
      {
        question: "De que distância o controle Peccinin abre o portão?",
        answers: [
          "Com pilha boa e a antena do receptor esticada, da rua em frente, de dentro do carro. Se só abre encostado, a pilha, a antena ou o receptor pede conferência.",
          "Em geral, de alguns metros antes da entrada. Parede grossa, metal em volta do receptor e pilha fraca diminuem o alcance.",
        ],
      },
      {
        question: "Dá para copiar o controle Peccinin?",
        answers: [
          "O de código fixo, sim; o de código rolante não se copia, precisa ser cadastrado na central.",
          "Só o de código fixo. O de código rolante não se copia: é cadastrado na central, caminho que serve também na dúvida.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso, e outra da etiqueta do motor Peccinin",
  },
  {
    id: "peccinin-defeito",
    broader: "nao-abre",
    label: "Motor Peccinin com defeito",
    phrase: "o motor parado ou com defeito",
    asks: [
      "motor peccinin parou testar",
      "peccinin parou testar",
      "motor peccinin não funciona",
      "portão peccinin não funciona",
      "peccinin defeito",
      "motor peccinin parou",
      "motor peccinin não liga",
      "motor peccinin problema",
      "portão peccinin não abre",
      "defeitos comuns motor peccinin",
      "peccinin parou controle placa motor",
      "motor peccinin parado",
      "peccinin não funciona",
      "peccinin não liga",
      "motor peccinin pifou",
      "peccinin pifou",
      "peccinin quebrado",
      "peccinin quebrou",
      "motor peccinin quebrado",
      "motor peccinin não responde",
      "motor peccinin morreu",
    ],
    intent: "repair",
    answers: {
      any: [
        "O motor [marca] que não abre está sem energia, sem comando ou sem força. Aperte a botoeira uma vez e escute: abriu, o defeito é do controle; mudo, é energia ou placa; roncando, é capacitor ou folha presa, e o disjuntor fica desligado. A visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
        "Quase sempre tem conserto o motor [marca] que parou: comece pelo disjuntor, pela pilha do controle e pela botoeira. Mudo, é energia, comando ou placa; roncando, capacitor ou folha presa, e aí não insista. A visita com ajuste, em casa, parte de {price.preventive}, sem peças; com a foto da etiqueta, o orçamento é grátis.",
        "Falta de energia é o mais comum no motor [marca] que não liga: veja no quadro o disjuntor, o DR e o nobreak e religue uma única vez. Se nem a botoeira tira som dele, a falha é de fusível, placa ou fio, que o técnico mede; a visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
        "Motor [marca] que não funciona costuma estar sem energia, com o controle falhando ou com o capacitor, a peça da partida, fraco. Veja o disjuntor e aperte a botoeira uma vez: mudo, é energia ou placa; roncando, desligue. Com um vídeo e a foto da etiqueta, dizemos a peça provável e o valor, sem custo.",
        "Nem sempre se troca o motor [marca] quebrado, travado ou queimado: capacitor, engrenagem, rolamento e folha presa dão o mesmo sinal e custam menos que a troca, de {price.homeSwap} em casa. Desligue o disjuntor, não force a folha e mande um vídeo com a foto da etiqueta.",
      ],
      price: [
        "O conserto de motor Peccinin que parou custa conforme a peça: ajuste e limpeza, em casa, a partir de {price.preventive}, sem peças; capacitor e fim de curso estão entre as mais baratas, placa e redutor entre as mais caras. Com um vídeo e a foto da etiqueta, o orçamento é grátis.",
        "O preço para consertar motor Peccinin sai pela peça que falhou, dita antes da troca: a visita com regulagem, em casa, parte de {price.preventive}, sem peças, e o motor inteiro novo, para comparar, fica de {price.homeSwap}, com mão de obra. Mande vídeo e etiqueta.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: [
          "O que cada sinal indica no Peccinin",
          "Do sintoma à peça no motor Peccinin",
          "Mudo, roncando ou girando em falso",
        ],
        slots: [
          [
            "Sem nenhum som, confira disjuntor, botoeira e pilha antes de pensar na placa.",
            "O silêncio total aponta para energia, fusível, receptor ou placa, e não para motor queimado.",
            "Um motor mudo com a luz da casa acesa pede teste da botoeira: ela separa controle e central.",
          ],
          [
            "O ronco sem movimento é capacitor, folha presa ou redutor travado, e insistir queima o enrolamento.",
            "Se ele ronca parado, desligue: poucos minutos assim bastam para queimar um motor bom.",
            "O zumbido com a folha imóvel leva a capacitor e a atrito na folha, medidos pelo técnico.",
          ],
          [
            "Motor que gira com o portão parado indica destravamento aberto, engrenagem gasta ou porca do fuso espanada.",
            "Giro em falso é falha de transmissão: engrenagem, porca do fuso ou chave de destravamento aberta.",
            "Quando o motor roda e a folha não anda, veja se a chave ficou destravada; o resto é do técnico.",
          ],
          [
            "Em Peccinin antigo, o exame do redutor vem antes da placa: engrenagem gasta e bucha com folga imitam defeito elétrico.",
            "Uma parada fora do ponto leva ao fim de curso; volta sem motivo leva à fotocélula ou a folha pesada.",
            "Disjuntor que cai ao acionar indica curto ou motor travado: não religue mais de uma vez.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "Verifique o Peccinin por fora",
          "Peccinin parado: o que você pode testar",
          "Conferência rápida e segura",
        ],
        slots: [
          [
            "Tudo se faz por fora, com crianças e animais longe e sem ficar sob a folha.",
            "Nenhum passo pede ferramenta, tampa aberta ou mão na folha.",
            "Se a folha está torta, caída ou com cabo frouxo, pule o teste e deixe o disjuntor desligado.",
          ],
        ],
        steps: [
          "Veja se o disjuntor do portão está ligado; se cair de novo, não insista.",
          "Troque a pilha e teste outro controle.",
          "Acione uma única vez pela botoeira e escute.",
          "Limpe as lentes da fotocélula e veja se há obstáculo.",
          "Desligue o disjuntor e fotografe a etiqueta do motor.",
        ],
      },
      {
        about: "cost",
        headings: ["O valor do conserto", "Consertar ou trocar o motor Peccinin", "O que pesa no orçamento"],
        slots: [
          [
            "Capacitor, fim de curso, ímã e regulagem pesam pouco; placa, engrenagem e redutor pesam mais.",
            "O conserto é cobrado pela peça e pela mão de obra, com o valor dito antes de trocar.",
            "Peça e serviço vêm separados no orçamento, que é grátis por foto e confirmado depois da medição.",
          ],
          [
            "Com o redutor firme, conserta-se; com várias peças gastas, compare com a troca, de {price.homeSwap} em casa.",
            "A troca do motor custa de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado.",
            "Motor no fim da vida útil, de {trade.life}, com mais de um defeito costuma pedir a troca.",
          ],
        ],
      },
    ],
    keep: ["causes"],
    questions: [
      {
        question: "Posso destravar o portão enquanto o técnico não chega?",
        answers: [
          "No de correr ou de abrir, sem folha torta, sim, com o disjuntor desligado. Um basculante com defeito não se destrava.",
          "Só portão de correr ou de abrir, reto e em piso nivelado, com o disjuntor desligado. O basculante fica travado.",
        ],
      },
      {
        question: "Motor Peccinin queimado tem conserto?",
        answers: [
          "Um enrolamento queimado pode ser refeito, mas em motor pequeno a troca costuma compensar. O técnico mede antes, porque capacitor ruim parece motor queimado.",
          "Depende do redutor e do preço. Com a mecânica boa, avalia-se o reparo; senão, a troca em casa custa de {price.homeSwap}.",
        ],
      },
      {
        question: "O motor Peccinin ronca e não anda. O que faço?",
        answers: [
          "Pare de acionar: roncando parado, o motor queima. Mande a foto da etiqueta para adiantar o capacitor certo.",
          "Desligue o disjuntor e não tente de novo. Em geral é capacitor ou folha presa; o técnico mede e troca só o que falhou.",
        ],
      },
      {
        question: "Por que o Peccinin abre, mas não fecha?",
        answers: [
          "Uma fotocélula suja ou desalinhada é a primeira causa; depois vêm fim de curso e relé da placa. Limpe as lentes e teste uma vez.",
          "Quase sempre a fotocélula acusa obstáculo. Se as lentes estão limpas e o vão, livre, o técnico confere fim de curso e placa.",
        ],
      },
    ],
    photo:
      "uma foto da etiqueta do motor Peccinin e, se ele ainda anda sem risco, um vídeo com som; se ronca parado, só a foto",
  },
  {
    id: "peccinin-ronca",
    broader: "nao-abre",
    label: "Motor Peccinin faz barulho e não abre",
    phrase: "o motor que ronca e não abre",
    intent: "repair",
    asks: [
      "peccinin roncando parado",
      "motor peccinin roncando parado",
      "motor peccinin ronca parado",
      "capacitor peccinin ronca",
      "peccinin barulho não abre",
      "motor peccinin barulho não abre",
      "peccinin ronca",
      "peccinin roncando",
      "motor peccinin ronca não abre",
      "peccinin zumbindo",
      "peccinin fazendo barulho não abre",
      "peccinin zumbe",
      "motor peccinin força não abre",
      "motor peccinin gira não abre",
      "peccinin zumbe parado",
      "peccinin só ronca",
      "peccinin barulho treme não abre",
      "peccinin zumbe fica parado",
    ],
    answers: {
      any: [
        "Capacitor fraco é a primeira causa do motor [marca] que ronca e não abre; depois vêm folha presa e redutor travado. Pare de acionar e desligue o disjuntor, porque roncando parado ele queima; a visita com medição, em casa, parte de {price.preventive}, sem peças.",
        "Energia e comando chegam ao motor [marca] que faz barulho e não abre: no ronco parado, suspeite de capacitor ou folha presa; no giro solto, de engrenagem ou chave destravada. Desligue o disjuntor e não insista; a visita com medição, em casa, parte de {price.preventive}, sem peças.",
        "Engrenagem gasta ou chave destravada explica o motor [marca] que gira e não abre; se ele zumbe parado, é capacitor ou folha presa. Desligue o disjuntor, não force o portão e mande um vídeo com som; a visita com medição, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "O que o barulho do Peccinin indica",
          "Por que o motor Peccinin ronca e não abre",
          "Ronco, giro ou estalo no Peccinin",
        ],
        slots: [
          [
            "O ronco grave sem movimento é motor sem força de partida, quase sempre por capacitor.",
            "O zumbido parado aponta para capacitor fraco ou folha presa.",
            "Um capacitor fraco deixa o motor zumbir sem partir.",
          ],
          [
            "Giro livre com a folha parada é engrenagem gasta, cremalheira solta ou motor destravado.",
            "Se o motor gira e nada anda, veja se alguém deixou a chave de destravamento solta.",
            "O barulho de giro sem movimento indica peça gasta entre o motor e a folha.",
          ],
          [
            "A trava elétrica que não recolhe segura a folha e faz o motor roncar.",
            "Folha torta, trilho sujo ou obstáculo também seguram o motor.",
            "Se o motor ronca mesmo destravado, a suspeita vai para o redutor ou o capacitor; se destravada a folha não anda, para o trilho ou as roldanas.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que fazer com o Peccinin que ronca",
          "Primeiros cuidados com o motor roncando",
          "Antes do técnico",
        ],
        slots: [
          [
            "Não acione de novo para mostrar o defeito.",
            "Nada disso exige tocar no motor.",
            "O descanso evita queimar o enrolamento.",
          ],
        ],
        steps: [
          "Desligue o disjuntor do portão.",
          "Olhe de longe se há pedra, galho ou trava segurando a folha.",
          "Não destrave nem empurre se a folha é basculante, está torta ou fora do trilho.",
          "Fotografe a etiqueta do motor e o portão inteiro.",
          "Conte pelo WhatsApp se ele ronca parado ou gira sem mover.",
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso trocar o capacitor do Peccinin sozinho?",
        answers: [
          "Não. Ele guarda carga e fica junto da rede; a troca é do técnico.",
          "Não convém: capacitor carregado dá choque mesmo desligado.",
        ],
      },
      {
        question: "Roncar pode queimar o motor?",
        answers: [
          "Pode, em pouco tempo, se insistir. Desligue o disjuntor.",
          "Sim, o enrolamento aquece rápido com o rotor parado.",
        ],
      },
      {
        question: "O conserto do motor Peccinin que ronca é caro?",
        answers: [
          "O capacitor é das peças mais baratas; engrenagem e redutor pesam mais. O valor vem por foto.",
          "Depende da peça; o orçamento é grátis pela foto da etiqueta.",
        ],
      },
    ],
    photo: "fotos da etiqueta do motor e do portão inteiro",
  },
  {
    id: "peccinin-abre-e-nao-fecha",
    broader: "nao-fecha",
    label: "Motor Peccinin abre e não fecha",
    phrase: "o motor que abre e não fecha",
    intent: "repair",
    asks: [
      "peccinin abre não fecha",
      "motor peccinin abre não fecha",
      "motor peccinin não fecha",
      "peccinin não está fechando",
      "peccinin não volta fechar",
      "fotocélula peccinin não deixa fechar",
      "peccinin abre fica aberto",
      "peccinin abre controle não volta fechar",
      "peccinin abre controle não volta fechar placa",
      "peccinin abre não volta fechar",
    ],
    answers: {
      any: [
        "Fotocélula suja, torta ou com algo na frente é o que mais deixa o motor [marca] sem fechar: limpe as duas lentes com pano seco e livre o feixe. Se ele ainda abre e não fecha, o técnico confere fim de curso, botoeira presa e placa; a visita com ajuste, em casa, parte de {price.preventive}, sem peças.",
        "Quase sempre é um sensor, e não o motor [marca], que não deixa o portão fechar: veja primeiro a fotocélula, de lente limpa e caminho livre, e depois se a botoeira ficou presa. Fim de curso e placa ficam para a visita, que, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "O que conferir no Peccinin que não fecha",
          "Fotocélula e botoeira, na ordem",
          "Testes seguros antes da visita",
        ],
        slots: [
          [
            "Faça com a passagem livre e sem abrir a tampa.",
            "Fique fora do caminho da folha durante os testes.",
            "Um teste por vez mostra a causa.",
          ],
        ],
        steps: [
          "Tire folhas, teia e objetos da frente da fotocélula.",
          "Limpe as duas lentes com pano seco.",
          "Veja se o botão da parede está solto, e não afundado.",
          "Acione uma vez e observe de longe.",
          "Se voltar ou não se mover, mande um vídeo curto e a etiqueta.",
        ],
      },
      {
        about: "causes",
        headings: [
          "Por que o Peccinin abre e não fecha",
          "Causas além da fotocélula",
          "O que o técnico mede no Peccinin",
        ],
        slots: [
          [
            "Fotocélula desalinhada por batida ou vento corta o fechamento por segurança.",
            "Sol direto ou umidade na lente engana a fotocélula em certos horários.",
            "O fio da fotocélula partido deixa a central como se houvesse alguém no vão.",
          ],
          [
            "Fim de curso fora do ponto faz a placa entender que o portão já fechou.",
            "Ímã ou chave de fim de curso deslocados impedem a ordem de fechar.",
            "Curso desregulado aparece depois de batida ou de falta de luz.",
          ],
          [
            "Não isole a fotocélula para o portão fechar: é ela que evita o acidente.",
            "Fechar sem fotocélula põe em risco criança, animal e carro.",
            "Enquanto não conserta, feche à vista e com a passagem vigiada.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Por que o motor Peccinin fecha só se eu segurar o botão?",
        answers: [
          "Em várias centrais é o modo de fechar com a fotocélula em falha. Limpe e alinhe as lentes.",
          "A central percebe falha na fotocélula e só fecha com alguém comandando.",
        ],
      },
      {
        question: "O controle pode fazer o motor Peccinin não fechar?",
        answers: [
          "Dificilmente, se ele abre. A mesma tecla manda abrir e fechar.",
          "Quase nunca, porque o comando chega quando abre.",
        ],
      },
      {
        question: "Como deixo a casa fechada até o conserto do motor Peccinin?",
        answers: [
          "Peça o atendimento, que é {shop.hours}; o portão de correr reto pode ser fechado à mão, com o disjuntor desligado.",
          "Chame pelo WhatsApp, {shop.hours}. O basculante não se destrava sem técnico.",
        ],
      },
    ],
    photo: "um vídeo curto do portão, de longe, e a foto da etiqueta do motor",
  },
  {
    id: "peccinin-light-super-max",
    broader: "peccinin",
    label: "Peccinin Light, Super e Max",
    phrase: "as linhas Light, Super e Max da Peccinin",
    asks: [
      "peccinin light",
      "peccinin super",
      "peccinin max",
      "motor peccinin light",
      "motor peccinin super",
      "motor peccinin max",
      "peccinin light ou super",
      "diferença peccinin light",
      "diferença peccinin super",
      "diferença peccinin max",
      "peccinin light deslizante",
      "peccinin super deslizante",
      "peccinin max deslizante",
      "peccinin deslizante light",
      "peccinin light serve",
      "peccinin light quantos quilos",
    ],
    intent: "buying",
    answers: {
      any: [
        "Light, Super e Max são linhas de motor deslizante da Peccinin, para portão de correr: a Light é a de casa e pequeno comércio, a Super fica no meio e a Max é a de uso contínuo, como condomínio e indústria. O limite em quilos e em metros está na etiqueta; escolha um terço acima do peso da folha.",
      ],
      price: [
        "O motor deslizante Peccinin Light, Super ou Max é cotado por foto e medida da folha: a troca em casa fica de {price.homeSwap}, e em portão pesado ou coletivo, de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Light, Super ou Max: como escolher", "Peso, comprimento e aberturas"],
        slots: [
          ["Uma família e folha leve ficam bem com a Light; muitas aberturas ou folha comprida pedem Super ou Max."],
          ["Versões com Flash no nome são mais rápidas, e por isso a fotocélula e o batente precisam estar em ordem."],
          ["Cremalheira do comprimento da folha, base firme e tomada no lugar entram na conta dos três."],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa com instalação", "Preço da troca por um Peccinin de correr"],
        slots: [
          [
            "A troca em casa fica de {price.homeSwap}, e em portão pesado, de {price.heavySwap}, com mão de obra; o orçamento por foto é grátis.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Peccinin Light serve em condomínio?",
        answers: [
          "Não é o uso dela. Em entrada coletiva, compare os ciclos por hora da ficha e prefira a linha de uso contínuo.",
        ],
      },
      {
        question: "Os motores Light, Super e Max servem em basculante?",
        answers: ["Não. Os deslizantes usam cremalheira; o basculante tem motor próprio."],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha",
  },
];
