import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const regrasDoCondominio: NarrowConcept[] = [
  {
    id: "assembleia-troca-motor",
    broader: "condominio",
    label: "Assembleia para trocar o motor do portão",
    phrase: "a assembleia para trocar o motor",
    asks: [
      "síndico pode mudar portão",
      "síndico mudar portão assembleia",
      "síndico trocar portão sem assembleia",
      "síndico pode trocar portão",
      "ata trocar portão",
      "ata trocar portão modelo",
      "ata trocar motor",
      "modelo ata portão",
      "ata portão condomínio",
      "ata troca portão",
      "assembleia trocar motor",
      "assembleia motor portão",
      "assembleia troca motor",
      "assembleia portão",
      "assembleia condomínio portão",
      "assembleia portão novo",
      "precisa assembleia portão",
      "precisa assembleia motor",
      "síndico trocar motor assembleia",
      "aprovar motor portão assembleia",
      "quórum motor portão",
      "quórum portão",
      "quórum trocar portão",
      "troca portão quórum assembleia",
      "quórum assembleia portão",
      "quórum portão novo",
      "assembleia conserto portão",
      "voto moradores motor portão",
      "aprovação moradores portão",
      "ata assembleia portão",
      "benfeitoria portão condomínio",
    ],
    intent: "question",
    answers: {
      any: [
        "Para trocar o motor do portão do condomínio que quebrou, em geral não precisa de assembleia: é obra necessária, e o síndico pode fazê-la e prestar contas (Código Civil, artigo 1.341). Trocar por um motor mais rápido, ou pôr portão novo, é melhoria e pede o voto dos condôminos.",
        "O síndico precisa de assembleia para trocar o portão por um novo, porque isso é melhoria e depende da maioria dos condôminos. Consertar, ou trocar o motor que parou, é obra necessária e cabe a ele, com prestação de contas (Código Civil, artigo 1.341). Confira se a convenção limita o gasto.",
        "O síndico pode trocar sem assembleia o motor da garagem que parou, por ser obra necessária (Código Civil, artigo 1.341), e deve prestar contas se o valor for alto. Motor novo só por conforto vai a voto. A troca em prédio fica de {price.heavySwap}, com mão de obra.",
        "A ata para trocar o portão ou o motor deve trazer o motivo, as propostas comparadas, a empresa e o valor aprovados, o prazo, de onde sai o dinheiro e o resultado da votação. O orçamento vai anexo. Reparo necessário dispensa assembleia; melhoria precisa dela (Código Civil, artigo 1.341).",
        "O quórum para a troca do portão do prédio na assembleia é, em geral, a maioria dos condôminos, porque portão novo é obra útil (Código Civil, artigo 1.341). Se a troca for só para embelezar, são dois terços. Consertar ou trocar o motor que parou é obra necessária e não depende de votação.",
        "Três orçamentos para a assembleia da troca do motor só se comparam com o mesmo modelo, os mesmos ciclos por hora, mão de obra e garantia. A lei não exige três, mas muitas convenções sim. Em prédio, a troca fica de {price.heavySwap}.",
        "Não, o síndico não pode mudar o portão sem assembleia quando a mudança é melhoria: portão novo, outro modelo, outra cor na fachada ou motor mais rápido dependem do voto dos condôminos. Sem votação ele só conserta o que quebrou e troca o motor que parou, que é obra necessária, e presta contas (Código Civil, artigo 1.341).",
        "Em regra, não precisa de assembleia para trocar o motor do portão do prédio que queimou, porque é obra necessária: o síndico contrata e presta contas. Precisa se o gasto passa do limite da convenção ou se a troca é só por conforto. Em prédio, fica de {price.heavySwap}, com mão de obra (Código Civil, artigo 1.341).",
      ],
      price: [
        "O motor de portão de prédio, trocado, fica de {price.heavySwap}, com mão de obra, e esse é o valor a levar à assembleia se a convenção exigir voto. Motor quebrado é obra necessária, que o síndico em geral resolve e presta contas depois (Código Civil, artigo 1.341).",
        "Os três orçamentos da troca do motor para a assembleia devem ter os mesmos itens: modelo, ciclos por hora, mão de obra e garantia. Em prédio, ficam de {price.heavySwap}. A lei não exige três, mas muitas convenções sim; no reparo necessário, o síndico pode fazer sem voto (Código Civil, artigo 1.341).",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Obra necessária, útil ou urgente", "O que decide se há votação"],
        slots: [
          [
            "Necessária é a obra que mantém o portão funcionando ou evita dano; útil é a que melhora, como motor mais rápido, tag ou clausura. A primeira cabe ao síndico, e a segunda, à maioria dos condôminos.",
            "Se o portão parou, a obra é necessária e o síndico age. Se o prédio quer melhorar, com motor mais rápido ou tag, a obra é útil e os condôminos votam.",
            "Manter o que existe é obra necessária e fica com o síndico. Acrescentar conforto, como velocidade ou tag, é obra útil e depende da maioria.",
          ],
          [
            "A convenção pode fixar um limite de gasto sem assembleia, e ele vale. Portão travado aberto à noite é urgência: conserta-se, guardam-se fotos e hora, e a conta vai à assembleia depois.",
            "Muitas convenções dão um teto de despesa ao síndico, que convém ler antes de assinar. O portão que ficou aberto não espera convocação, desde que fotos e hora fiquem registradas.",
            "Confira se a convenção limita o gasto do síndico. Diante de portão aberto ou perigoso, o conserto vem primeiro e a prestação de contas, depois, com fotos e horário.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que levar à assembleia e pôr na ata", "Como documentar a troca"],
        slots: [
          [
            "Causa escrita, fotos e propostas comparáveis encurtam a discussão. Estes pontos servem de roteiro para a pauta e para a ata.",
            "Quem leva à assembleia a causa, as fotos e propostas iguais costuma decidir na mesma noite. Use esta lista na convocação e na ata.",
            "Com o relatório do técnico e propostas de mesmos itens, o voto sai mais rápido. Este roteiro serve para a pauta e para a ata.",
          ],
        ],
        bullets: [
          "Causa da quebra, escrita pelo técnico",
          "Propostas com o mesmo motor e os mesmos itens",
          "Empresa e valor aprovados, com o resultado da votação",
          "De onde sai o dinheiro: caixa, fundo de reserva ou rateio",
          "Prazo do serviço e garantia",
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa e de onde sai o dinheiro", "Caixa, fundo de reserva ou rateio"],
        slots: [
          [
            "Em portão de prédio, motor de uso intenso com mão de obra fica de {price.heavySwap}, conforme peso e uso. Se o caixa não cobre, usa-se o fundo de reserva, conforme a convenção, ou um rateio aprovado em assembleia.",
            "A troca do motor em portão coletivo vai de {price.heavySwap}, com mão de obra. Paga-se pelo caixa, pelo fundo de reserva, se a convenção deixa, ou por um rateio votado e registrado em ata.",
            "Conte de {price.heavySwap} para trocar o motor em prédio, com instalação. A convenção diz se o fundo de reserva pode cobrir o gasto. Se não pode e o caixa não basta, o rateio extra precisa ser aprovado e constar da ata.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "São obrigatórios três orçamentos para trocar o motor?",
        answers: [
          "A lei não pede; muitas convenções, sim. Mesmo sem exigência, eles protegem o síndico na prestação de contas.",
          "Só se a convenção mandar. Na prática, dois ou três com os mesmos itens evitam contestação.",
        ],
      },
      {
        question: "Qualquer morador pode mandar consertar o portão?",
        answers: [
          "Se o síndico não age e o reparo é necessário, o condômino pode fazê-lo pelo artigo 1.341, avisando por escrito e guardando a nota.",
          "Pode, na omissão do síndico e só para o necessário. O reembolso se pede com o aviso, o orçamento e a nota.",
        ],
      },
      {
        question: "Para pôr tag ou clausura precisa de voto?",
        answers: [
          "Em geral sim, porque é melhoria, e não reparo. A convenção e a administradora confirmam o quórum.",
          "Precisa, na maioria dos casos: o que não existia e passa a existir é obra útil, da maioria dos condôminos.",
        ],
      },
      {
        question: "E se a assembleia demorar e o portão estiver parado?",
        answers: [
          "Portão parado é reparo necessário: o síndico conserta já e leva a conta na reunião seguinte, com fotos e o relatório do técnico.",
          "Não é preciso esperar. O necessário se faz na hora, e a assembleia recebe a prestação de contas.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com o número de vagas",
  },
  {
    id: "despesa-do-portao",
    broader: "condominio",
    label: "Despesa ordinária ou extraordinária do portão",
    phrase: "a despesa do portão no condomínio",
    asks: [
      "síndico cobrar taxa extra portão",
      "síndico cobrar taxa extra motor",
      "síndico pode cobrar taxa extra motor portão",
      "prédio alugado quem paga motor",
      "prédio alugado quem paga portão",
      "prédio alugado quem paga troca motor portão",
      "apartamento alugado quem paga portão",
      "apartamento alugado quem paga motor portão",
      "administradora cobra conserto portão",
      "administradora cobra taxa conserto portão",
      "taxa conserto portão condomínio",
      "classificação gasto portão",
      "gasto portão taxa condomínio",
      "inquilino paga portão prédio",
      "inquilino paga troca portão prédio",
      "inquilino paga portão condomínio",
      "inquilino paga portão novo prédio",
      "despesa ordinária extraordinária portão",
      "despesa ordinária portão",
      "despesa extraordinária portão",
      "portão despesa ordinária ou extraordinária",
      "motor portão despesa ordinária",
      "troca motor despesa extraordinária",
      "rateio motor portão",
      "rateio portão",
      "rateio motor novo inquilino",
      "rateio motor inquilino dono",
      "rateio motor quem paga",
      "rateio portão inquilino",
      "rateio portão garagem quem paga",
      "inquilino paga rateio portão",
      "inquilino paga motor condomínio",
      "chamada extra portão",
      "taxa extra portão",
      "taxa extra motor portão",
      "quem não tem vaga paga portão",
      "quem não tem carro paga portão",
      "apartamento sem vaga paga portão",
      "loja térrea paga portão",
    ],
    intent: "question",
    answers: {
      any: [
        "A troca do portão da garagem por um novo é despesa extraordinária, paga pelo proprietário. Consertar o que existe, até com motor equivalente, costuma ser despesa ordinária, paga pelo inquilino (Lei do Inquilinato, artigos 22 e 23). O rateio é de todos os condôminos, salvo o que diz a convenção.",
        "O rateio do motor novo do condomínio é feito entre todas as unidades, pela fração de cada uma, salvo regra da convenção. Se ele repõe o que queimou, costuma ser despesa ordinária, do inquilino; se é melhoria, do proprietário. Em prédio, a troca fica de {price.heavySwap}, com mão de obra.",
        "No rateio do conserto do portão, quem não tem carro paga também, em regra, porque o portão é parte comum. Só a convenção pode dividir o gasto apenas entre os donos de vaga. Como é manutenção, a despesa é ordinária e, em imóvel alugado, costuma ser do inquilino.",
        "Em prédio alugado, quem paga a troca do motor do portão por outro igual costuma ser o inquilino, como despesa ordinária. Portão novo ou melhoria é extraordinária, do dono (Lei do Inquilinato, artigos 22 e 23). A troca em prédio fica de {price.heavySwap}, rateada entre as unidades.",
        "O condomínio pode cobrar taxa extra para portão ou motor novo se a assembleia aprovou, em rateio de todas as unidades, conforme a convenção. Melhoria é paga pelo proprietário, e manutenção, pelo inquilino. Em prédio, trocar o motor custa de {price.heavySwap}.",
      ],
      price: [
        "A troca do motor em prédio fica de {price.heavySwap}, com mão de obra, e o rateio segue a fração de cada unidade ou o que a convenção disser. Repor um motor igual costuma ser despesa do inquilino, e melhoria, do proprietário.",
        "O motor do prédio, trocado, custa de {price.heavySwap}, dividido entre as unidades pela fração ideal ou como a convenção manda. Manutenção é despesa ordinária, do inquilino, e obra nova é extraordinária, do dono.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["Exemplos de cada despesa do portão", "Quem paga o quê no portão"],
        slots: [
          [
            "Manter o que já existe é gasto do dia a dia, e acrescentar o que não existia é obra do dono. A ata deve dizer como a despesa foi classificada, porque é ela que o inquilino vai conferir.",
            "Quem usa paga a manutenção, e quem é dono paga o que valoriza o imóvel. Peça que a assembleia registre em ata qual das duas é.",
            "A manutenção fica com quem mora, e a melhoria, com quem é proprietário. A classificação vem na ata, que serve de prova entre dono e inquilino.",
          ],
        ],
        bullets: [
          "Ordinária: revisão, lubrificação, capacitor, roldana, placa e contrato mensal",
          "Ordinária, em geral: motor queimado trocado por equivalente",
          "Extraordinária: portão novo ou reforma do portão",
          "Extraordinária: automatizar portão manual, clausura, tag ou leitor facial",
        ],
      },
      {
        about: "cost",
        headings: ["Como se divide a conta entre as unidades", "Rateio, taxa extra e fundo de reserva"],
        slots: [
          [
            "Em regra todos pagam, pela fração de cada unidade, até quem não tem carro ou vaga, porque o portão é parte comum. Só a convenção pode dividir a garagem apenas entre os donos de vaga.",
            "O portão é de todos, e por isso a unidade sem vaga também entra no rateio, pela sua fração. A exceção precisa estar escrita na convenção.",
            "A divisão segue a fração ideal e inclui quem não usa a garagem. Se a convenção separa as despesas de garagem, vale ela, e na dúvida decide a assembleia.",
          ],
          [
            "Taxa extra pede aprovação, salvo reparo urgente, que o síndico faz e presta contas na assembleia seguinte. O fundo de reserva pode cobrir, se a convenção permite.",
            "A cobrança extra precisa de votação; no reparo urgente, a conta vai à reunião seguinte. Antes de cobrar, veja se o fundo de reserva pode ser usado.",
            "Sem votação, o gasto sai do caixa ou do fundo de reserva, conforme a convenção. O rateio extra é cobrado depois de aprovado ou, no reparo urgente, na prestação de contas.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como conferir o boleto", "Se a cobrança chegou ao inquilino"],
        slots: [
          [
            "O boleto deve separar a cota ordinária da extra, com o motivo, e a ata e a nota mostram o que foi feito. Inquilino que pagou a parte do dono pede o reembolso por escrito, com o comprovante.",
            "Olhe se a cota extra vem à parte e com explicação; se não vem, peça à administradora a ata e a nota. O que era do proprietário e saiu do inquilino se reembolsa com o recibo.",
            "Confira as linhas do boleto e peça ata e nota antes de contestar. Se o inquilino pagou obra extraordinária, o dono devolve mediante comprovante.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Conserto por batida entra no rateio?",
        answers: [
          "Só enquanto não se sabe quem bateu. Provado o autor, ele paga o reparo, e o valor volta ao caixa.",
          "Em princípio o condomínio conserta e depois cobra de quem causou. Sem prova, fica como despesa comum.",
        ],
      },
      {
        question: "Controle novo é despesa do condomínio?",
        answers: [
          "O individual costuma ser pago por quem pede, e o da portaria, pelo condomínio.",
          "Em geral o morador paga o seu controle extra ou perdido. O que serve à portaria entra na despesa comum.",
        ],
      },
      {
        question: "Motor mais caro que o antigo ainda é manutenção?",
        answers: [
          "Se é o equivalente atual do modelo que saiu de linha, costuma ser manutenção. Se acrescenta velocidade ou recursos, é melhoria.",
          "Depende do motivo: repor o que não se acha mais é manutenção, e escolher um motor superior é obra útil, do proprietário.",
        ],
      },
      {
        question: "O síndico pode cobrar sem assembleia?",
        answers: [
          "Reparo urgente, sim, com prestação de contas logo depois. Melhoria e taxa extra planejada dependem de aprovação.",
          "Só para o necessário e urgente. Para o resto, a cobrança extra precisa de ata com a aprovação.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com o número de vagas",
  },
  {
    id: "fundo-de-reserva-portao",
    broader: "condominio",
    label: "Fundo de reserva para o portão",
    phrase: "o uso do fundo de reserva no portão",
    asks: [
      "fundo reserva portão",
      "fundo reserva motor",
      "fundo reserva consertar portão",
      "usar fundo reserva",
      "fundo reserva condomínio portão",
      "dinheiro fundo reserva portão",
      "síndico usar fundo reserva",
      "condomínio sem dinheiro portão",
      "condomínio sem dinheiro consertar portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Usar o fundo de reserva para consertar ou trocar o motor do portão pode, se a convenção permite e o gasto é imprevisto e necessário. A troca em condomínio fica de {price.heavySwap}, com mão de obra; sem dinheiro em caixa, há o fundo, o rateio aprovado ou o parcelamento no cartão em até {shop.instalments} vezes.",
        "O condomínio sem dinheiro em caixa pode pagar o motor do portão com o fundo de reserva, quando a convenção autoriza e a quebra é urgente. Conte de {price.heavySwap} na troca, instalada; outra saída é o rateio em assembleia ou até {shop.instalments} vezes no cartão.",
        "Pode usar o fundo de reserva no portão que quebrou e deixou o prédio aberto, porque é despesa imprevista; a convenção diz quem autoriza. Conserto pequeno sai do caixa do mês, e a troca do motor, de {price.heavySwap} com serviço, admite fundo, rateio ou parcelas, até {shop.instalments} no cartão.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Caixa, fundo ou rateio", "De onde tirar o dinheiro do portão"],
        slots: [
          [
            "Cada tipo de gasto costuma ter a sua fonte, e misturar as três dá problema na prestação de contas.",
            "Em geral, a natureza da despesa define de onde sai o dinheiro.",
            "O bolso certo depende do que se vai pagar no portão.",
          ],
        ],
        bullets: [
          "Revisão e conserto pequeno: caixa do mês",
          "Quebra cara e urgente: fundo de reserva, se a convenção permite",
          "Motor mais rápido ou melhoria: rateio votado em assembleia",
          "Caixa curto: parcelar no cartão, em até {shop.instalments} vezes",
        ],
      },
      {
        about: "cost",
        headings: ["Como gastar menos com o motor do prédio", "Consertar primeiro, trocar depois"],
        slots: [
          [
            "Antes de mexer no fundo, peça o diagnóstico: capacitor, fim de curso e engrenagem custam bem menos que o motor e resolvem muitos casos. A placa fica no meio, e a troca completa, no alto da conta.",
            "Veja se é mesmo caso de troca. Do mais barato ao mais caro, a ordem é ajuste, capacitor ou fim de curso, engrenagem, placa e motor inteiro, e só a medição diz onde parou.",
            "Um motor parado nem sempre acabou. O conserto de engrenagem, capacitor ou fim de curso pesa pouco perto do motor, e até a placa costuma ficar abaixo da troca.",
          ],
          [
            "Em prédio pequeno, com poucas vagas, o motor certo sai perto do começo da faixa; muitas vagas e folha pesada levam ao fim dela. Motor de casa custa menos na hora, mas não aguenta a hora de pico.",
            "Poucas vagas e folha leve deixam o valor no início da faixa, enquanto movimento intenso o empurra para cima. Não economize com motor residencial: ele esquenta com o uso coletivo e volta a parar.",
            "O tamanho da folha e o número de carros situam o prédio dentro da faixa, e os pequenos ficam no começo. O residencial parece economia, porém não suporta aberturas seguidas.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Papéis que o síndico guarda", "Prestação de contas do conserto"],
        slots: [
          [
            "Com a causa por escrito e os orçamentos, o gasto se defende na assembleia seguinte.",
            "Quem usa o fundo presta contas, e o melhor apoio é o papel.",
            "Para explicar o gasto aos moradores, reúna os papéis desde o começo.",
          ],
        ],
        bullets: [
          "Trecho da convenção sobre o fundo de reserva",
          "Relato da causa, com fotos",
          "Orçamentos comparáveis, por itens",
          "Nota fiscal e garantia",
          "Registro na ata seguinte",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quem repõe o fundo de reserva usado no portão?",
        answers: [
          "O rateio dos meses seguintes, como a convenção ou a assembleia decidir. Convém votar prazo e parcelas na mesma reunião que aprovou o gasto.",
          "Os condôminos, pela cota dos próximos meses, na forma que a assembleia escolher ou a convenção já prevê.",
        ],
      },
      {
        question: "O síndico pode usar o fundo de reserva sem assembleia?",
        answers: [
          "Em reparo urgente e necessário, costuma poder, e presta contas logo depois; gasto alto pede convocar a assembleia em seguida. A convenção confirma.",
          "Na urgência, em geral sim, com aviso imediato aos moradores. Se o valor é grande, a lei pede que a assembleia seja chamada logo; veja também a convenção.",
        ],
      },
      {
        question: "Inquilino paga o conserto do portão?",
        answers: [
          "Manutenção e conserto de rotina são despesa comum, em geral do inquilino. Troca do motor por melhoria e formação do fundo de reserva cabem ao proprietário.",
          "A lei do inquilinato deixa com ele a despesa ordinária, como manutenção. O fundo de reserva e a obra que melhora o prédio ficam com o dono.",
        ],
      },
      {
        question: "Como não precisar do fundo outra vez?",
        answers: [
          "Ponha no orçamento do ano a revisão {visits.business} e uma verba para peças de desgaste. Motor com mais de {trade.life} já deve ter a troca prevista.",
          "Preveja a revisão, {visits.business} em prédios, e uma reserva para peças. Quando o motor passa de {trade.life}, a troca entra na previsão seguinte.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com um relato do defeito",
  },
  {
    id: "dano-do-morador",
    broader: "condominio",
    label: "Morador que bateu ou estragou o portão",
    phrase: "o dano causado por morador",
    asks: [
      "síndico morador bateu carro portão",
      "síndico morador amassou portão carro",
      "síndico cobrar morador bateu carro portão",
      "síndico multar morador bateu carro portão",
      "síndico quem bateu carro portão cobrar",
      "visitante quebrou portão",
      "visitante quebrou portão quem paga",
      "visita quebrou portão quem paga",
      "visita bateu portão",
      "visitante bateu portão",
      "entregador quebrou portão",
      "entregador bateu portão quem paga",
      "entregador quebrou portão quem paga",
      "motorista aplicativo bateu portão",
      "caminhão bateu portão condomínio quem paga",
      "caminhão mudança quebrou portão",
      "uber bateu portão",
      "cobrar morador portão amassado",
      "vizinho estragou portão prédio",
      "morador estragou portão",
      "vizinho quebrou portão prédio",
      "condomínio cobrar multa bateu portão",
      "cobrar multa quem bateu portão",
      "multa morador bateu portão",
      "morador bateu portão",
      "morador quebrou portão",
      "morador danificou portão",
      "morador arrancou portão",
      "morador derrubou portão",
      "quem paga morador arranca portão",
      "morador bateu portão quem paga",
      "cobrar morador bateu portão",
      "cobrar morador portão",
      "cobrar conserto morador",
      "multa quem bateu portão",
      "multar quem bateu portão",
      "multa morador portão",
      "condomínio multa bateu portão",
      "condomínio cobrar bateu portão",
      "condomínio pode multar portão",
      "visitante bateu portão condomínio",
      "entregador bateu portão prédio",
      "motoboy bateu portão prédio",
      "caminhão mudança bateu portão prédio",
      "condômino danificou portão",
      "como cobrar morador",
      "bati portão condomínio",
      "bati portão prédio",
      "bati no portão do condomínio tenho que pagar",
      "morador bateu carro no portão condomínio quem paga",
      "morador bateu no portão do condomínio quem paga conserto",
      "morador derrubou portão carro",
      "derrubou portão prédio carro",
      "derrubou portão condomínio",
      "morador amassou portão",
    ],
    intent: "question",
    answers: {
      any: [
        "O condomínio pode cobrar multa de quem bateu no portão só se a convenção ou o regimento prevê essa multa e o morador pôde se defender. O conserto é outra conta: quem causou o dano paga, com a imagem, a placa do carro e o orçamento como prova.",
        "O síndico pode cobrar do morador o conserto do portão do condomínio que ele derrubou ou amassou com o carro, desde que a batida fique provada e o portão não tenha fechado sobre ele. A cobrança vai por escrito à unidade, com a imagem e o orçamento. Multa, além disso, só se estiver na convenção.",
        "Quem paga o portão que o visitante quebrou é quem causou o dano; na prática, o condomínio cobra da unidade que recebeu a visita, e ela acerta com o visitante. Guarde a gravação e a placa do carro e peça o orçamento com a causa escrita. Sem prova, paga o caixa comum.",
        "Quem bateu no portão do condomínio paga o conserto, seja morador, visita ou entregador, quando a imagem ou uma testemunha prova a batida. O síndico cobra por escrito, com o orçamento por item. Se o portão falhou e fechou sobre o carro, a conta tende a ser do prédio.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como cobrar quem bateu, passo a passo", "Da batida ao pagamento"],
        slots: [
          [
            "A causa precisa estar clara, porque batida deixa marca e defeito antigo também. O técnico separa os dois por escrito, e é esse papel que sustenta a cobrança.",
            "Antes de cobrar, é preciso distinguir a batida do defeito que já existia. O relatório do técnico faz isso, e sem ele o morador pode contestar.",
            "Um portão velho pode ter estrago anterior, e por isso a causa vai escrita no orçamento. Com a batida separada do desgaste, a cobrança fica firme.",
          ],
        ],
        steps: [
          "Salve a gravação e fotografe a folha, o motor e a placa do carro.",
          "Isole o portão e desligue o disjuntor se a folha ficou torta.",
          "Peça orçamento por item, com a causa por escrito.",
          "Notifique a unidade com as provas e um prazo para resposta.",
          "Sem acordo, leve ao seguro, à assembleia ou ao juizado.",
        ],
      },
      {
        about: "causes",
        headings: ["Batida do carro ou falha do portão", "Quando o morador não paga"],
        slots: [
          [
            "Se a folha fechou sobre o carro com a fotocélula queimada, sem ela ou sem manutenção, quem responde tende a ser o condomínio. A fotocélula é o sensor que deve segurar o fechamento com carro no vão.",
            "A conta se inverte quando o portão fechou sobre o carro por falta do sensor de passagem, a fotocélula, ou por defeito dele. Aí o morador não bateu: foi o portão que o atingiu.",
            "Portão que fecha em cima do carro, sem fotocélula funcionando, é responsabilidade do prédio. Esse sensor fica nas laterais do vão e existe para impedir a batida.",
          ],
          [
            "Quem entra de carona atrás do vizinho, ou tenta passar com a folha fechando, assume parte do risco. O seguro do carro costuma cobrir o dano a terceiro, e o do condomínio, às vezes, a folha.",
            "Entrar colado em outro carro ou forçar a passagem com a folha em movimento pesa contra quem dirigia. Veja as duas apólices, a do carro e a do prédio, antes de pagar.",
            "Passar fora da vez ou com o portão já fechando joga a culpa para o motorista. Vale consultar os seguros do veículo e do condomínio, porque um deles pode pagar.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no orçamento da batida", "Conserto da folha e do motor"],
        slots: [
          [
            "O orçamento por foto é gratuito e traz em linhas separadas o desempeno, a solda, a roda ou dobradiça, a regulagem e o teste da fotocélula. Folha só entortada custa menos; quadro dobrado ou coluna rachada é obra de serralheiro, à parte.",
            "O orçamento, grátis por foto, lista cada item: desempenar a folha, soldar, trocar roda ou dobradiça, regular e testar o sensor. Estrutura dobrada e coluna trincada encarecem e vão para o serralheiro, em outra proposta.",
            "Mandamos o orçamento de graça, por foto, com um preço para cada serviço, do desempeno à regulagem. Assim o morador vê o que causou. Quadro torto de vez ou coluna aberta pede serralheiro, com proposta própria.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O condomínio pode bloquear o controle de quem não paga?",
        answers: [
          "Não convém: cortar o acesso à garagem costuma ser contestado na Justiça. O caminho é a cobrança com prova e prazo, pelos meios da convenção.",
          "Melhor não, porque impedir a entrada do morador costuma cair na Justiça. Cobre por escrito e, sem resposta, use o juizado.",
        ],
      },
      {
        question: "E se foi um entregador que bateu no portão?",
        answers: [
          "Paga quem causou: anote a placa e a empresa, porque o seguro do veículo costuma cobrir dano a terceiro.",
          "A conta é dele ou da empresa que o mandou. Placa, horário e imagem bastam para acionar o seguro do veículo.",
        ],
      },
      {
        question: "Posso usar o portão torto até o conserto?",
        answers: [
          "Não: folha fora do lugar pode cair ou prender alguém. Desligue o disjuntor, isole a passagem e use outra entrada até a vistoria.",
          "Portão que saiu do trilho ou entortou fica parado, com a energia cortada. Acionar assim aumenta o estrago e confunde a cobrança.",
        ],
      },
      {
        question: "O síndico precisa de assembleia para consertar?",
        answers: [
          "Reparo necessário e urgente pode ser feito já, com prestação de contas depois. A cobrança de quem causou corre em paralelo.",
          "Para o conserto urgente, não: conservar o portão é dever do síndico. Valor alto pede levar o caso à assembleia, conforme a convenção.",
        ],
      },
    ],
    photo: "fotos da folha amassada, do motor e da marca da batida",
  },
  {
    id: "controle-cortado-por-divida",
    broader: "condominio",
    label: "Síndico cortou o controle de quem deve",
    phrase: "o corte do controle por dívida",
    asks: [
      "síndico cortou controle",
      "síndico cortou meu controle",
      "síndico bloqueou controle",
      "síndico bloqueou meu controle",
      "condomínio bloqueou controle",
      "condomínio cortou controle",
      "controle bloqueado inadimplente",
      "controle bloqueado atraso condomínio",
      "bloquear controle inadimplente",
      "síndico pode cortar controle",
      "síndico pode bloquear controle",
      "condomínio pode bloquear controle",
      "condomínio pode cortar controle",
      "bloquear controle morador devedor",
      "controle bloqueado condomínio atrasado",
      "controle garagem inadimplente",
      "controle morador inadimplente",
    ],
    intent: "question",
    answers: {
      any: [
        "Não pode, em geral: o síndico não deve cortar o controle do morador por dívida, porque o atraso do condomínio se cobra por boleto, acordo ou ação, e a entrada na própria vaga é preservada. Peça a liberação por escrito; sem resposta em alguns dias, procure um advogado ou o juizado.",
        "Em geral o síndico não pode bloquear o controle de inadimplente, pois a lei dá outros meios de cobrar a dívida, como multa de 2%, juros e ação judicial. Peça por escrito a volta do controle e guarde a resposta; antes, confirme que não é pilha nem recadastro.",
        "Síndico bloqueou seu controle por atraso do condomínio? Em regra não pode: quem deve continua dono ou morador e precisa entrar com o carro, enquanto a dívida segue para acordo ou Justiça. Escreva ao síndico e à administradora pedindo o controle de volta, com unidade, vaga e data.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Confirme que foi corte", "Corte ou defeito do controle"],
        slots: [
          [
            "Troque a pilha e teste com o portão à vista: se outro controle da unidade abre, o defeito é do seu. Todos os da unidade parados no mesmo dia indicam corte.",
            "Um controle só que parou aponta pilha ou tecla; todos os da unidade ao mesmo tempo apontam bloqueio. Faça o teste de perto, com pilha nova.",
            "A pilha nova e um segundo controle tiram a dúvida. Se nenhum da sua unidade abre e o do vizinho abre, houve bloqueio ou recadastro.",
          ],
          [
            "Pergunte também na portaria se houve recadastro, porque ao trocar placa ou receptor quem não regravou fica de fora. Nesse caso basta levar o controle para gravar.",
            "Troca de placa apaga a memória, e quem faltou no dia da gravação perde o acesso sem ter sido cortado. A portaria informa se foi isso.",
            "Às vezes o receptor foi trocado e todos precisaram regravar. Confirme com a portaria antes de reclamar de corte.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Como pedir a liberação", "O que fazer com o controle cortado"],
        slots: [
          [
            "O pedido fica mais forte por escrito e em ordem. Mantenha o tom cordial e guarde tudo.",
            "Siga estes passos e guarde cópia de cada mensagem, que serve de prova.",
            "Faça tudo por mensagem ou e-mail, para ter data e resposta registradas.",
          ],
        ],
        steps: [
          "Escreva ao síndico e à administradora com unidade, vaga e data do corte.",
          "Peça a regra usada: artigo da convenção ou ata da assembleia.",
          "Dê um prazo curto para a volta do controle e proponha o acordo da dívida.",
          "Sem resposta, leve as mensagens a um advogado ou ao juizado especial.",
        ],
      },
      {
        about: "what",
        headings: ["O que o condomínio pode fazer contra a dívida", "Cobrar sim, impedir a entrada não"],
        slots: [
          [
            "O condomínio pode cobrar multa de até 2%, juros e correção, protestar e entrar na Justiça, e o Código Civil tira do devedor o voto em assembleia. Barrar quem mora ali não está entre esses meios.",
            "A lei prevê multa de até 2% sobre o atraso, juros, cobrança judicial e perda do voto na assembleia. Tirar o acesso à moradia e à vaga, em geral, a Justiça não aceita.",
            "Contra o atraso existem juros, multa de até 2%, protesto e processo, e quem deve não vota. O uso das áreas essenciais, como a entrada, costuma ser mantido pelos juízes.",
          ],
          [
            "Controle extra, além da vaga, segue o regimento e pode ter regra própria. Cada caso depende da convenção, e só um advogado diz o que vale no seu.",
            "A resposta final depende da convenção e do caso, que um advogado examina. O segundo controle, fora da vaga, pode ter limite no regimento.",
            "Há diferença entre o controle da vaga e um adicional, que o regimento pode limitar. Para a sua situação, a palavra é de um advogado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O síndico pode tirar do devedor o controle extra?",
        answers: [
          "O extra segue o regimento, que pode limitar quantos cada unidade tem. O que se preserva é a entrada de quem mora ali na própria vaga.",
          "Depende da regra aprovada em assembleia. Ela pode restringir controles adicionais, mas não costuma alcançar o acesso básico do morador.",
        ],
      },
      {
        question: "O técnico pode religar o controle sem o síndico?",
        answers: [
          "Não. A central é do condomínio, e só o síndico ou a administradora autoriza gravar ou apagar controles nela.",
          "Sem autorização da administração, não gravamos. O equipamento é comum, e o pedido precisa vir de quem responde por ele.",
        ],
      },
      {
        question: "E o controle do inquilino quando quem deve é o dono?",
        answers: [
          "O inquilino mora ali e pede o acesso por escrito, com o contrato de locação. A dívida é do dono da unidade, e o acesso de quem mora se trata à parte.",
          "Com o contrato em mãos, o inquilino pede ao síndico a liberação. Quem responde pelo atraso é o proprietário, salvo o que o contrato disser.",
        ],
      },
      {
        question: "Como o condomínio deixa um controle fora do ar?",
        answers: [
          "Apagando o código dele na memória da central ou do receptor, em poucos minutos, quando o sistema identifica cada um. Para voltar, grava-se de novo.",
          "A central que numera os controles permite excluir um só. Nas que não permitem, apaga-se tudo e os demais são regravados.",
        ],
      },
    ],
    photo: "uma foto do controle, frente e verso",
  },
  {
    id: "controle-regras-condominio",
    broader: "condominio",
    label: "Regras do condomínio para controles",
    phrase: "as regras do condomínio para controles",
    asks: [
      "quantos controles apartamento direito",
      "quantos controles cada apartamento",
      "quantos controles morador direito",
      "direito controles apartamento",

      "síndico cobrar controle",
      "síndico pode cobrar controle",
      "condomínio pode cobrar controle",
      "condomínio cobra controle",
      "condomínio fornece controle",
      "condomínio deve fornecer controle",
      "condomínio deve fornecer quantos controles",
      "quantos controles por apartamento",
      "quantos controles por vaga",
      "quantos controles por unidade",
      "controle por apartamento condomínio",
      "síndico proibir controle clonado",
      "proibir clonar controle condomínio",
      "síndico pode proibir clonar",
      "síndico proíbe controle",
      "síndico limite controles",
      "limite controles condomínio",
      "regra controle portão condomínio",
      "regimento controle portão",
      "convenção controle portão",
      "síndico não libera controle",
      "síndico se recusa cadastrar controle",
      "condomínio nega controle",
      "condomínio obrigado dar controle",
      "inquilino direito controle condomínio",
      "morador controle extra",
      "morador pode controle extra",
      "morador mais controle",
      "morador segundo controle",
      "controle extra condomínio",
      "controle extra morador",
    ],
    intent: "question",
    answers: {
      any: [
        "O normal é um controle por vaga para cada apartamento, fornecido pelo condomínio, e o morador paga o extra e o perdido. Não há número fixado em lei: quem decide é a convenção, o regimento ou a assembleia. Ninguém que mora ali pode ficar sem acesso.",
        "Cada apartamento tem direito aos controles que o regimento prevê, em geral um por vaga, e costuma poder pedir outros pagando o custo. Se o regimento não fala disso, a assembleia decide. O síndico não pode deixar dono ou inquilino sem entrar.",
        "O síndico pode cobrar pelo controle do portão se a convenção, o regimento ou uma ata prevê isso; sozinho, ele não cria a cobrança. O usual é o primeiro de cada vaga sair sem custo, e o extra e o perdido serem pagos por quem pede. Sem regra, decide a assembleia.",
        "O número de controles por apartamento depende do regimento do prédio: na maioria, é um por vaga, com extra pago pelo morador. Se a central tem pouca memória, o condomínio pode limitar a quantidade. Sem regra escrita, leve o assunto à assembleia.",
        "Sim, o condomínio pode cobrar o controle do portão, e o morador paga o extra, o perdido e o quebrado, se a convenção, o regimento ou uma ata prevê. O primeiro de cada vaga costuma ser fornecido sem custo. Cobrança criada só pelo síndico, sem regra aprovada, pode ser contestada na assembleia.",
        "O condomínio pode cobrar pelo controle do portão, e o morador paga o custo dele com a gravação, quando há regra escrita ou decisão de assembleia. Em geral é assim com o segundo controle e com o perdido, e o primeiro de cada vaga sai da taxa mensal. Sem regra, peça que o assunto vá à pauta.",
      ],
      price: [
        "O condomínio pode cobrar o custo do controle extra e da gravação, se o regimento ou a ata prevê. O preço do aparelho depende do modelo e do código da central do prédio, e a foto do controle em uso mostra qual é.",
        "O controle extra custa o aparelho e a gravação, repassados ao morador quando a regra do condomínio permite. O valor muda com o modelo e o tipo de código, que a foto do controle do prédio, frente e verso, identifica.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que o regimento costuma dizer", "Regras comuns para controles"],
        slots: [
          [
            "A regra precisa dizer quatro coisas: quantos controles por vaga, quanto custa o extra, quem grava e em quantas horas o perdido é bloqueado. O controle é da unidade, e o inquilino que sai devolve o seu ou tem o código apagado.",
            "Uma boa regra diz a quantidade por vaga, o preço do adicional, quem faz a gravação e o prazo para apagar o que se perdeu. Quando muda o morador, o cadastro da unidade é refeito.",
            "O regimento precisa tratar de quantidade por vaga, custo do extra, gravação e perda. Como o controle pertence ao apartamento, o inquilino que sai devolve o dele ou tem o código excluído.",
          ],
          [
            "Para a regra funcionar, o receptor precisa ter cadastro individual, que permite apagar um controle sem mexer nos outros.",
            "Para cumprir isso, o receptor deve guardar cada controle com o nome da unidade e apagar um por vez.",
            "Na prática, isso só funciona com um receptor de cadastro por unidade, que exclui um controle de cada vez.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Por que proibir o controle copiado", "Cópia de controle feita fora do condomínio"],
        slots: [
          [
            "O controle copiado repete o código do original, e perder um obriga a apagar os dois. O código rolante, que muda a cada toque, não aceita cópia simples e resolve isso sem fiscalizar morador.",
            "Controle copiado tem o mesmo código do primeiro: não aparece no cadastro e não se bloqueia sozinho. A solução é uma central de código rolante, que muda a cada uso e não aceita cópia simples.",
            "Duas pessoas com o mesmo código confundem o registro, e cancelar um cancela o outro. Em vez de vigiar cópias, o prédio pode adotar o código rolante, diferente a cada toque.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Se o síndico nega o controle", "Como pedir e a quem recorrer"],
        slots: [
          [
            "Faça o pedido por escrito, com o número da vaga e o contrato ou a escritura, porque isso resolve a maior parte dos casos. Sem resposta, leve à administradora e depois à assembleia.",
            "Peça por mensagem ou e-mail, juntando vaga e documento, e guarde a data. Se negarem sem regra escrita, o assunto vai à administradora e, por fim, à assembleia.",
            "O caminho é o pedido escrito, com vaga e comprovante de que você mora ali. Recusa sem base no regimento se discute na administradora e na assembleia.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso comprar o controle fora e pedir só a gravação?",
        answers: [
          "Depende do regimento. Antes de comprar, confirme o modelo, porque controle de outro código não grava na central do prédio.",
          "Se a regra permite, sim. O aparelho precisa ter a mesma frequência e o mesmo código da central, o que a foto do atual mostra.",
        ],
      },
      {
        question: "Quem paga o controle: condomínio ou morador?",
        answers: [
          "O primeiro de cada vaga costuma sair do condomínio; o extra, o perdido e o quebrado por mau uso são do morador.",
          "Em geral o condomínio paga o de cada vaga, no rateio, e o morador paga os demais. Vale o que diz a convenção ou a assembleia.",
        ],
      },
      {
        question: "O condomínio pode desativar o meu controle?",
        answers: [
          "Para recadastrar ou por segurança, sim, com aviso e outro meio de entrar. Como castigo por dívida, é discutível.",
          "Pode quando há recadastro geral ou perda, desde que avise. Cortar o acesso para forçar pagamento costuma ser contestado.",
        ],
      },
      {
        question: "Perdi o controle do prédio. O que faço?",
        answers: [
          "Avise a portaria no mesmo dia, para apagarem o código. O novo costuma ser pago por você e gravado no cadastro da sua unidade.",
          "Comunique síndico ou portaria na hora: enquanto o código não sai da memória, quem achou consegue entrar.",
        ],
      },
    ],
    photo: "uma foto do controle do prédio, frente e verso, e da etiqueta do receptor",
  },
  {
    id: "sindico-nao-conserta",
    broader: "condominio",
    label: "Síndico que não conserta o portão",
    phrase: "o síndico que não conserta o portão",
    asks: [
      "morador pagar conserto descontar condomínio",
      "morador pode consertar portão condomínio",
      "morador pode consertar portão prédio",
      "morador mandar consertar portão condomínio",
      "morador pode pagar conserto descontar condomínio",
      "pagar conserto portão descontar condomínio",
      "pagar conserto portão reembolso condomínio",
      "morador paga conserto portão reembolso",
      "administradora não paga conserto portão",
      "administradora não quer pagar conserto portão",
      "administradora demora aprovar",
      "administradora demora aprovar conserto portão",
      "administradora demora portão",
      "administradora não aprova conserto portão",
      "administradora não responde portão",
      "administradora não resolve portão",
      "administradora não conserta portão",
      "administradora enrola portão",
      "administradora demora consertar portão",
      "síndico demora aprovar conserto",
      "síndico não aprova conserto portão",
      "síndico não autoriza conserto portão",
      "síndico não quer consertar portão",
      "síndico não quer trocar motor",
      "síndico não quer arrumar portão",
      "obrigar síndico consertar portão",
      "portão quebrado síndico não faz nada",
      "consertar portão condomínio cobrar síndico",
      "consertar portão cobrar depois síndico",
      "portão condomínio quebrado semana",
      "portão condomínio quebrado dias",
      "portão prédio quebrado semana",
      "portão prédio quebrado dias",
      "portão condomínio quebrado morador pode fazer",
      "portão condomínio quebrado semana morador pode fazer",
      "portão prédio quebrado morador pode fazer",
      "condomínio demora consertar portão",
      "condomínio não conserta portão",
      "síndico enrola portão",
      "síndico enrola arrumar portão",
      "síndico enrolando portão",
      "síndico não conserta portão",
      "síndico não arruma portão",
      "síndico não resolve portão",
      "síndico demora consertar portão",
      "síndico ignora portão",
      "portão prédio quebrado síndico",
      "portão quebrado semana síndico",
      "portão prédio quebrado há dias",
      "portão condomínio quebrado muito tempo",
      "síndico negligência portão",
      "reclamar síndico portão",
      "prazo síndico consertar portão",
      "quanto tempo síndico consertar portão",
      "quanto tempo condomínio consertar portão",
      "portão aberto dias condomínio síndico",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Se o portão do condomínio está quebrado há dias ou quebra toda semana, peça a solução por escrito ao síndico e à administradora, com fotos e prazo, porque conservar o portão é dever dele (Código Civil, artigo 1.348, V). Se nada acontece e o reparo é necessário, qualquer condômino pode mandar fazer e pedir reembolso (artigo 1.341, § 1º).",
        "Com o portão do prédio quebrado há uma semana, peça o conserto por escrito ao síndico e à administradora, com fotos e prazo: conservar o portão é dever dele (Código Civil, artigo 1.348, V). Se ele não age e o reparo é necessário, qualquer condômino pode mandar fazer e pedir reembolso (artigo 1.341, § 1º).",
        "A lei não fixa quanto tempo o síndico tem para consertar o portão, mas o dever de conservar é dele (Código Civil, artigo 1.348, V), e portão que não fecha ou que ameaça cair pede ação no mesmo dia. Peça o conserto por escrito e com prazo; sem resposta, qualquer condômino pode mandar fazer o reparo necessário e pedir reembolso.",
        "Quando a administradora demora ou não paga, quem decide o conserto do portão é o síndico: peça a ele por escrito a autorização e a data, porque conservar as áreas comuns é dever dele (Código Civil, artigo 1.348, V). Reparo urgente pode ser feito já. Sem resposta, um quarto dos condôminos convoca a assembleia.",
        "O morador pode pagar o conserto necessário do portão e pedir reembolso ao condomínio, se o síndico, avisado por escrito, não age (Código Civil, artigos 1.341, § 1º, e 1.348, V). Guarde o aviso, a nota e o orçamento. Descontar da taxa por conta própria não convém, porque vira atraso.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Do aviso à assembleia", "O que fazer, em ordem"],
        slots: [
          [
            "Faça tudo por escrito, porque a data prova que o síndico sabia do defeito. Passe ao passo seguinte só quando o anterior não deu resultado; o reparo urgente não precisa esperar o último.",
            "Conversa de corredor não prova nada; mensagem e e-mail, sim, porque trazem data. Siga um passo de cada vez, do aviso à assembleia, e guarde as respostas.",
            "O que vale é o registro com data, por aplicativo ou e-mail. Comece pelo aviso e só passe adiante se ele ficar sem resposta; casos de risco podem andar mais depressa.",
          ],
        ],
        steps: [
          "Fotografe o portão e descreva o risco: aberto, torto, sem sensor.",
          "Avise síndico e administradora por e-mail ou aplicativo, com as datas em que ele quebrou.",
          "Peça a causa do defeito, a data do serviço e o nome da empresa.",
          "Sem resposta, leve ao conselho e aos vizinhos.",
          "Por último, um quarto dos condôminos convoca a assembleia.",
        ],
      },
      {
        about: "causes",
        headings: ["Se o defeito volta toda semana", "Por que o portão quebra de novo"],
        slots: [
          [
            "Defeito que volta quase sempre teve a peça trocada e a causa mantida: folha pesada, trilho ou cabo gasto, motor pequeno para o número de carros ou tensão baixa. Peça um laudo com a causa medida, e não só a troca de mais uma peça.",
            "Quando o portão quebra de novo em poucos dias, a causa costuma continuar lá: folha pesada, roldana ou cabo gasto, motor fraco para o movimento ou rede com tensão baixa. O síndico deve pedir à empresa a causa por escrito antes de aprovar outra peça.",
            "Uma pane por semana indica que se troca a peça e não se corrige a origem, como folha pesada, cabo ou roldana gasta e motor abaixo do uso do prédio. Peça que a próxima visita meça a corrente do motor e o peso da folha e registre o resultado.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Enquanto o portão não volta", "Portão parado: cuidado imediato"],
        slots: [
          [
            "Folha torta, cabo solto ou fotocélula sem funcionar pede disjuntor desligado e passagem isolada, sem ninguém embaixo. Basculante desequilibrado não se destrava, porque cai ou dispara.",
            "Se a folha saiu do lugar, o cabo soltou ou a fotocélula parou, a energia fica desligada e a área, isolada. Ninguém deve soltar um basculante sem equilíbrio, que pode despencar.",
            "Portão torto ou sem fotocélula fica desligado, com aviso e passagem fechada. Destravar um basculante fora de equilíbrio é perigoso, porque a folha pode descer de uma vez.",
          ],
          [
            "Peça ao síndico uma saída provisória, como outra entrada ou alguém na portaria, e isso também por escrito.",
            "Enquanto isso, cabe ao condomínio organizar outra entrada ou vigiar a garagem aberta; registre o pedido.",
            "Garagem aberta pede vigilância ou outra entrada até o conserto, e convém incluir isso no aviso ao síndico.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Como adiantar o orçamento", "Proposta que o síndico consegue aprovar"],
        slots: [
          [
            "Vídeo do defeito, etiqueta do motor e número de vagas permitem uma estimativa grátis que já pode ir ao síndico. Com a causa e o valor escritos, a aprovação anda mais depressa.",
            "Uma estimativa pronta encurta a demora: bastam o vídeo, a etiqueta do motor e o número de vagas, sem custo. O síndico recebe a causa provável e o preço juntos.",
            "Quem leva a proposta pronta acelera a decisão. Ela é feita grátis com vídeo, etiqueta do motor e número de vagas, antes da visita.",
          ],
          [
            "Quem contrata e paga é o condomínio, e a visita é marcada com síndico, zelador ou administradora.",
            "A visita do técnico depende da autorização do síndico, do zelador ou da administradora, porque a contratação é do condomínio.",
            "O serviço é do condomínio, então a visita precisa ser combinada com o síndico, a administradora ou o zelador.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso mandar consertar o portão e cobrar depois do condomínio?",
        answers: [
          "Pode, se o reparo é necessário e o síndico, avisado por escrito, não faz: o artigo 1.341, § 1º, do Código Civil permite. Guarde o pedido, o orçamento com a causa e a nota.",
          "O Código Civil deixa qualquer condômino fazer o reparo necessário na omissão do síndico (artigo 1.341, § 1º). Melhorias não entram, e valor alto deve passar pela assembleia.",
          "Em reparo necessário, sim, quando o síndico se omite depois do aviso escrito (artigo 1.341, § 1º, do Código Civil). Peça reembolso com a nota e o orçamento.",
        ],
      },
      {
        question: "Posso descontar o conserto do portão da taxa do condomínio?",
        answers: [
          "Não desconte por conta própria, porque a parte não paga vira dívida com multa. Peça o reembolso com a nota e leve à assembleia se negarem.",
          "O desconto sem acordo conta como atraso. Pague a taxa inteira e cobre o reembolso à parte, com o aviso e a nota.",
          "Só com acordo do síndico por escrito. Sem isso, a parte descontada é cobrada como atraso, com multa e juros.",
        ],
      },
      {
        question: "Se alguém se machucar no portão, quem responde?",
        answers: [
          "Em geral o condomínio e, havendo descuido provado, o síndico. Por isso o aviso escrito importa.",
          "O condomínio, na maioria dos casos, e o síndico quando sabia e não agiu. A data do seu aviso pode mostrar isso.",
          "Na maioria dos casos, o condomínio. O síndico também pode responder, se foi avisado do risco por escrito e não tomou providência.",
        ],
      },
      {
        question: "O síndico precisa de assembleia para consertar o portão?",
        answers: [
          "Para reparo necessário e urgente, não: ele pode mandar fazer e prestar contas depois. Se a despesa é grande, deve comunicar a assembleia em seguida.",
          "Não para o que é urgente e necessário (Código Civil, artigo 1.341). A assembleia entra em obra cara sem urgência ou em troca por escolha.",
          "Em reparo urgente, não. A assembleia é preciso para gasto alto sem urgência, e a convenção diz até que valor ele decide sozinho.",
        ],
      },
    ],
    photo: "um vídeo do portão e a foto da etiqueta do motor",
  },
  {
    id: "escolher-empresa-condominio",
    broader: "condominio",
    label: "Como escolher empresa de manutenção de portão",
    phrase: "a escolha da empresa de manutenção",
    asks: [
      "comparar três orçamentos",
      "comparar três orçamentos motor condomínio",
      "comparar três orçamentos portão condomínio",
      "comparar 3 orçamentos condomínio",
      "comparar orçamentos motor condomínio",
      "comparar orçamentos motor prédio",
      "contratar empresa portão prédio",
      "perguntas antes contratar manutenção portão",
      "perguntas contratar manutenção portão condomínio",
      "escolher empresa manutenção portão",
      "escolher empresa manutenção portão condomínio",
      "escolher empresa portão condomínio",
      "escolher empresa portão",
      "melhor empresa manutenção portão condomínio",
      "qual empresa manutenção portão condomínio",
      "qual empresa contratar portão",
      "trocar empresa manutenção portão",
      "trocar empresa portão condomínio",
      "três orçamentos portão",
      "três orçamentos motor portão",
      "3 orçamentos portão condomínio",
      "comparar orçamentos portão condomínio",
      "comparar propostas portão",
      "comparar propostas manutenção portão",
      "mei ou empresa portão",
      "mei ou empresa instalar portão",
      "contratar mei portão",
      "autônomo ou empresa condomínio",
      "empresa ou autônomo condomínio",
      "como escolher instalador portão",
      "como escolher técnico portão",
      "instalador de confiança portão",
      "trocar empresa cuida portão",
      "trocar empresa portão",
      "preciso trocar empresa portão",
    ],
    intent: "how-to",
    answers: {
      any: [
        "Para trocar de empresa de manutenção do portão, leia no contrato atual o aviso prévio e a multa e peça o histórico e as senhas da central. Depois compare propostas com os mesmos itens e marque uma vistoria antes de assinar. Além do preço, confira o prazo de urgência, as peças e a garantia.",
        "A empresa que cuida do portão se troca em quatro passos: cumprir o aviso prévio, pedir histórico e senhas, reunir três orçamentos com itens iguais e fazer a vistoria da nova. Compare o que é feito em cada visita, o prazo na urgência, as peças incluídas e a garantia antes do preço.",
        "Comparar três orçamentos de portão ou de motor de condomínio exige os mesmos itens em todos: modelo, ciclos por hora, mão de obra, prazo de urgência e garantia. Para mudar de empresa, veja antes o aviso prévio do contrato e peça o histórico e as senhas da central.",
        "Técnico autônomo ou empresa serve para arrumar o portão, desde que dê nota fiscal, garantia por escrito e o valor antes do serviço. Para condomínio, a empresa costuma ser mais indicada, porque cobre férias e urgências e assina contrato. Em conserto simples de casa, compare o preço e a garantia da peça.",
      ],
      price: [
        "Para comparar três orçamentos do portão, peça o mesmo a todos: marca e modelo do motor, ciclos por hora, mão de obra, controles regravados e garantia. Em portão de prédio, a troca do motor fica de {price.heavySwap}, com mão de obra. Se um valor é muito menor, confira o que não está incluído.",
        "O preço só se compara entre orçamentos com os mesmos itens, do modelo do motor à garantia. Como referência no condomínio, trocar o motor custa de {price.heavySwap}, instalado. Quando um valor é bem menor, veja se o motor é residencial ou se algum item é cobrado à parte.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como trocar de empresa, passo a passo", "A troca sem deixar o portão sem cuidado"],
        slots: [
          [
            "Siga esta ordem para não pagar duas empresas ao mesmo tempo nem ficar sem as senhas da central. Só encerre o contrato antigo com a vistoria da nova marcada.",
            "Nesta sequência, o portão não fica sem manutenção e não surge multa inesperada. O histórico é importante, porque mostra o que já foi trocado.",
            "Siga estes passos para não perder prazo nem informação do portão. A nova empresa começa melhor com o histórico em mãos.",
          ],
        ],
        steps: [
          "Leia o aviso prévio e a multa do contrato atual.",
          "Peça o histórico das visitas e as senhas da central.",
          "Mande a mesma lista de itens a três empresas.",
          "Marque a vistoria da escolhida e peça o relatório.",
          "Assine com prazo de urgência e garantia por escrito.",
        ],
      },
      {
        about: "choose",
        headings: ["Como comparar três propostas", "O que pedir por escrito"],
        slots: [
          [
            "Monte uma tabela com uma linha por item e o preço no fim. Peça a cada empresa o modelo do motor e os ciclos por hora, que são quantas vezes ele abre sem esquentar, porque sem isso não há como comparar.",
            "Ponha as três propostas lado a lado, com o total no fim. Sem o modelo e os ciclos por hora, que dizem quantas aberturas o motor aguenta, a comparação não vale.",
            "Uma tabela com os mesmos itens mostra o que falta em cada proposta. Antes de olhar o valor, confira o modelo e os ciclos por hora, que são as aberturas que o motor aguenta.",
          ],
        ],
        bullets: [
          "CNPJ e nota fiscal",
          "O que é feito em cada visita, com relatório",
          "Prazo de atendimento na urgência",
          "Peças incluídas, uma a uma",
          "Marca, modelo e garantia do motor",
          "Quem responde por dano durante o serviço",
        ],
      },
      {
        about: "signs",
        headings: ["Sinais de que é hora de trocar de empresa", "Quando trocar de empresa"],
        slots: [
          [
            "Mesma peça trocada duas vezes, visita sem relatório e preço dito só depois de desmontar são motivos para mudar. Defeito que sempre volta também é, porque mostra que a causa não foi procurada.",
            "Peça trocada mais de uma vez, visita sem registro e orçamento só no fim do serviço são motivos para buscar outra empresa. Se o portão para sempre pelo mesmo motivo, a origem não foi corrigida.",
            "Vale trocar quando o defeito retorna, a visita não gera relatório ou o valor só aparece depois do serviço. A mesma peça trocada de novo mostra que a causa não foi resolvida.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Pagamento adiantado à empresa de portão é normal?",
        answers: [
          "Um sinal para comprar a peça é comum. Pagar o total antes do serviço não é recomendável, e o que for combinado deve estar por escrito.",
          "Pode ser pedido um sinal para a peça. O restante fica para depois do serviço testado, o que protege o condomínio.",
        ],
      },
      {
        question: "A empresa precisa ser autorizada da marca?",
        answers: [
          "Só para manter a garantia do fabricante, se o termo exigir. Fora dela, basta que a empresa tenha as peças e conheça o modelo.",
          "Depois de vencida a garantia de fábrica, não. Ter a peça disponível e conhecer o modelo contam mais.",
        ],
      },
      {
        question: "São obrigatórios três orçamentos?",
        answers: [
          "A lei não exige, mas muitas convenções, sim. Mesmo sem exigência, eles ajudam o síndico na prestação de contas.",
          "Depende da convenção do condomínio. Em urgência, um só basta, com a causa escrita.",
        ],
      },
      {
        question: "Contrato mensal ou chamado avulso?",
        answers: [
          "Em portão de muito uso, o contrato com visita {visits.business} costuma compensar. O avulso serve a portão de pouco movimento.",
          "Para prédio, o contrato compensa, porque a revisão {visits.business} evita a parada. Com poucas vagas, o chamado avulso pode bastar.",
        ],
      },
    ],
    photo: "fotos de cada portão e das etiquetas dos motores, com o número de vagas",
  },
  {
    id: "gasto-anual-condominio",
    broader: "condominio",
    label: "Quanto o condomínio gasta com o portão",
    phrase: "o gasto anual com o portão",
    asks: [
      "custo ano portão condomínio",
      "custo ano manter portão condomínio",
      "quanto condomínio gasta portão",
      "quanto condomínio gasta ano portão",
      "gasto anual portão condomínio",
      "custo anual portão condomínio",
      "custo mensal portão condomínio",
      "quanto gasta portão prédio ano",
      "previsão orçamentária portão",
      "previsão gasto portão condomínio",
      "quanto reservar portão condomínio",
      "orçamento anual portão prédio",
      "custo manutenção anual portão",
    ],
    intent: "price",
    answers: {
      any: [
        "O condomínio gasta por ano com o portão a soma de três linhas: revisão {visits.business}, no mínimo, em geral {price.preventiveRange} cada, sem peças; verba para peças de desgaste; e a reserva do motor, {price.heavySwap} na troca. Com duas visitas e o motor dividido por {trade.life}, sai a base da previsão.",
        "Para prever no orçamento anual o portão do prédio, some as visitas, {visits.business} ou mais, a {price.preventiveRange} cada em geral, as peças de desgaste e a parcela do motor: {price.heavySwap} divididos pelos anos de uso. A energia pesa pouco; urgência é o que encarece.",
        "Quanto um prédio costuma gastar por ano com o portão depende do fluxo: revisão de {price.preventiveRange}, em geral, {visits.business} no mínimo, sem peças, mais desgaste e a reserva para trocar o motor, {price.heavySwap} com mão de obra a cada {trade.life}.",
      ],
      price: [
        "O gasto anual do condomínio com o portão soma revisões, {visits.business} no mínimo e em geral {price.preventiveRange} cada, sem peças, verba de desgaste e a reserva do motor, {price.heavySwap} na troca. Divida a troca pelos anos de uso e ponha a parcela na previsão.",
        "Na previsão orçamentária do portão da garagem entram as visitas, {price.preventiveRange} cada em geral, {visits.business}, as peças e um oitavo a um doze avos da troca do motor, {price.heavySwap}. O custo por ano de manter cai quando a revisão evita a urgência.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["As linhas do gasto anual", "Como montar a previsão de gastos"],
        slots: [
          [
            "São cinco linhas, e a do motor é a que mais se esquece. Faça uma por portão.",
            "Some estas linhas para cada portão do prédio.",
            "A previsão fica completa com cinco itens.",
          ],
        ],
        bullets: [
          "Revisões: {visits.business} no mínimo, em geral {price.preventiveRange} cada, sem peças.",
          "Desgaste: roldana, cabo, capacitor, fotocélula e controles.",
          "Reserva do motor: {price.heavySwap} divididos pelos anos de uso.",
          "Urgências: o número do ano passado, como teto.",
          "Energia: pouca; central e leitores ligados o dia todo.",
        ],
      },
      {
        about: "choose",
        headings: ["Contrato ou visita avulsa no ano", "Mensalidade ou chamado"],
        slots: [
          [
            "Some os chamados do último ano: se passam de doze mensalidades, o contrato compensa. Prédio pequeno, de poucas vagas, costuma gastar menos com visita avulsa.",
            "Compare o total dos chamados com doze mensalidades. Com poucos carros, a avulsa sai por menos.",
            "Doze mensalidades contra os chamados do ano passado: o menor vence. Garagem pequena raramente precisa de contrato.",
          ],
          [
            "Leia se o contrato inclui peça, hora noturna e prazo de atendimento, porque é aí que os preços diferem.",
            "Peça, atendimento noturno e prazo explicam a diferença entre propostas.",
            "O que muda de um contrato a outro é peça incluída, plantão e prazo.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que reduz a conta", "Gastos que se evitam"],
        slots: [
          [
            "Trilho varrido toda semana, folha leve e fotocélula testada poupam motor e batida em carro. O registro de cada visita mostra qual peça volta a falhar.",
            "Limpeza semanal e sensor em dia evitam as urgências mais caras. Com o histórico, o síndico vê quando consertar deixou de compensar.",
            "O que mais economiza é prevenir: limpeza pelo zelador, sensor testado e relatório guardado, que aponta a peça repetida.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A energia do portão pesa na conta do prédio?",
        answers: [
          "Pouco: o motor trabalha segundos por abertura. A maior parte vem da central e dos leitores, ligados o dia todo.",
          "Quase nada perto da iluminação. Central e leitores somam alguns kWh por mês.",
        ],
      },
      {
        question: "Vale seguro para o portão?",
        answers: [
          "Se a apólice tem danos elétricos e impacto de veículo, o portão pode estar coberto. Pergunte ao corretor.",
          "Em geral vale conferir danos elétricos e colisão na apólice do condomínio.",
        ],
      },
      {
        question: "De quanto em quanto tempo trocar o motor do prédio?",
        answers: [
          "De {trade.life} em uso dentro da ficha, e menos se o fluxo é maior que os ciclos do motor. Reserve a partir do primeiro ano.",
          "A faixa é de {trade.life}. Motor subdimensionado dura bem menos.",
        ],
      },
      {
        question: "Troca de motor precisa de assembleia?",
        answers: [
          "Manutenção necessária o síndico faz; gasto alto ou melhoria, como mudar o tipo de portão, costuma ir à assembleia, conforme a convenção.",
          "Depende da convenção e do valor. Urgente e necessário, faz-se e presta-se conta depois.",
        ],
      },
    ],
    photo: "fotos de cada portão e das etiquetas dos motores, com o número de vagas",
  },
  {
    id: "motor-por-apartamentos",
    broader: "predio",
    label: "Motor pelo número de apartamentos",
    phrase: "o motor pelo número de apartamentos",
    asks: [
      "kitnet portão",
      "kitnets portão",
      "kitnets motor portão",
      "kitnets portão automático",
      "quitinetes portão automático",
      "motor prédio vagas preço",
      "motor condomínio vagas preço",
      "motor prédio apartamentos preço",
      "motor condomínio apartamentos preço",
      "motor prédio unidades preço",
      "motor condomínio unidades preço",
      "prédio andares portão",
      "prédio 3 andares motor",
      "prédio 4 andares motor",
      "prédio 5 andares motor",
      "prédio 10 andares motor",
      "motor prédio unidades",
      "motor condomínio unidades",
      "portão prédio unidades",
      "portão condomínio unidades",
      "portão condomínio apartamentos",
      "portão condomínio apartamentos motor",
      "motor condomínio apartamentos",
      "motor condomínio famílias",
      "motor prédio famílias",
      "motor prédio andares",
      "prédio carros qual motor aguenta",
      "condomínio carros qual motor aguenta",
      "motor aguenta prédio carros",
      "motor aguenta condomínio carros",
      "motor aguenta condomínio vagas",
      "motor aguenta prédio vagas",
      "motor prédio apartamentos",
      "motor prédio quantos apartamentos",
      "motor apartamentos",
      "motor portão apartamentos",
      "portão prédio apartamentos motor",
      "motor prédio vagas",
      "motor portão vagas",
      "motor garagem vagas",
      "motor condomínio vagas",
      "qual motor prédio vagas",
      "motor para 20 apartamentos",
      "motor para 40 apartamentos",
      "motor para 60 apartamentos",
      "motor para 100 vagas",
      "portão para 30 carros",
      "motor condomínio carros",
      "motor prédio carros",
      "motor condomínio 100 carros",
      "motor portão 50 carros",
      "portão condomínio quantos carros motor",
      "prédio pequeno apartamentos motor industrial",
      "prédio pequeno precisa motor industrial",
    ],
    intent: "buying",
    answers: {
      any: [
        "Motor de portão para prédio com muitos apartamentos, de 60 para cima, deve ser de uso contínuo, com inversor, porque abre muitas vezes seguidas. Na ficha, as aberturas por hora devem passar em um terço os carros da hora mais cheia. A troca fica de {price.heavySwap} por portão, com mão de obra.",
        "O motor certo depende do tamanho do prédio: até uns 60 apartamentos, de uso intenso com inversor; acima disso, de uso contínuo. Na ficha, as aberturas por hora devem passar dos carros da hora mais cheia, porque é o excesso de aberturas que queima o motor. A troca fica de {price.heavySwap}, com mão de obra.",
        "Para conjunto de kitnets, um motor de médio fluxo, acima do residencial, costuma bastar no portão automático, porque poucos moradores têm carro. Em folha leve de até {width.quarterHp}, basculante, o kit instalado parte de {price.lowest}. Em portão pesado, a troca fica de {price.heavySwap}.",
        "O motor do portão automático do prédio residencial não se escolhe pelos andares, e sim pelos carros da hora de pico. Num de 3, 4 ou 5 andares, com poucas vagas, um de médio fluxo costuma bastar; num de 10, 12, 15 ou 20, é de uso intenso. A troca fica de {price.heavySwap}, com mão de obra.",
        "Para prédio ou condomínio pequeno, de 4, 6, 8, 10, 12 ou 15 apartamentos, unidades ou vagas, um motor de médio fluxo, acima do residencial, costuma bastar, porque são poucos carros na hora de pico. Com mão de obra, a troca fica de {price.heavySwap}, conforme o peso da folha.",
        "Para prédio pequeno, de 20 apartamentos, um motor de uso intenso com inversor atende com folga: se metade dos carros sai na mesma hora, são 10 aberturas, e a ficha deve dar pelo menos 14. A troca fica de {price.heavySwap}, com mão de obra, mais perto do menor valor se a folha é leve.",
        "Um prédio ou condomínio médio, de 16, 24, 30, 40 ou 50 apartamentos, unidades ou vagas, precisa de motor de uso intenso, com inversor. Na ficha, as aberturas por hora devem ficar um terço acima dos carros da hora cheia. A troca fica de {price.heavySwap}, com mão de obra, conforme o peso da folha.",
        "Para condomínio com 100 carros, compre motor de uso contínuo, com inversor, que parte e para devagar: se metade dos carros sai na mesma hora, são 50 aberturas, e a ficha deve dar perto de 70 por hora. A troca fica de {price.heavySwap} por portão, com mão de obra. Onde há espaço, separe entrada e saída.",
        "Um condomínio ou prédio grande, de 60, 80, 120 ou 200 apartamentos, unidades ou vagas, precisa de motor de uso contínuo, com inversor, que abre muitas vezes seguidas sem esquentar. Na ficha, as aberturas por hora devem passar em um terço os carros da hora cheia. A troca fica de {price.heavySwap} por portão, com mão de obra.",
        "O que decide não é a potência, e sim os carros da hora cheia, porque é o excesso de aberturas que queima o motor. Conte esse pico e escolha na ficha ciclos por hora um terço acima. Em prédio, a troca fica de {price.heavySwap}, com mão de obra.",
        "Escolha o motor do prédio pelo pico, contando que metade dos carros sai na mesma hora. Até umas 15 vagas, médio fluxo pode bastar; de 16 a 60, use o de uso intenso, com inversor; acima disso, uso contínuo ou entrada e saída separadas. A troca fica de {price.heavySwap}, com mão de obra.",
        "O motor do portão de prédio ou condomínio se escolhe pelos apartamentos, unidades, vagas ou carros da hora de pico: com até uns 15 basta médio fluxo, e de 16 a 60 é preciso uso intenso, com inversor. Mais que isso pede uso contínuo. Na troca, motor e mão de obra ficam de {price.heavySwap}.",
      ],
      price: [
        "Para prédio ou condomínio pequeno, de 4, 6, 8, 10, 12 ou 15 apartamentos, unidades ou vagas, conte de {price.heavySwap}, com mão de obra, mais perto do piso se a folha é leve: na hora de pico são poucos carros, e um modelo de médio fluxo costuma bastar. Foto da etiqueta e medidas fecham o valor.",
        "Com 16, 20, 24, 30, 40 ou 50 apartamentos, unidades ou vagas no condomínio ou prédio, conte de {price.heavySwap}, com mão de obra: o automatizador é de uso intenso, com inversor, pelos carros da hora de pico e pelo peso da folha. Foto da etiqueta e medidas fecham o valor.",
        "Com 60, 80, 100, 120 ou 200 apartamentos, unidades ou vagas no condomínio ou prédio, conte de {price.heavySwap} por portão, com mão de obra: o automatizador é de uso contínuo, com inversor, pelos carros da hora de pico. Foto da etiqueta e medidas fecham o valor.",
        "Em prédio ou condomínio, o preço do motor do portão fica de {price.heavySwap}, com mão de obra, e o lugar na faixa depende dos apartamentos, unidades, vagas ou carros da hora de pico. Até uns 15, médio fluxo; acima, uso intenso e, passando de 60, contínuo. Medidas e foto da etiqueta fecham o valor.",
      ],
      question: [
        "O motor do prédio se escolhe pelo pico de carros, porque é o excesso de aberturas que o queima: até umas 15 vagas, um de médio fluxo basta, sem ser industrial, e de 16 a 60 vai o de uso intenso, com inversor. A força vem do peso da folha, e a troca fica de {price.heavySwap}, com mão de obra.",
        "Prédio pequeno, de até umas 15 vagas, não precisa de motor industrial: um de médio fluxo, acima do residencial, costuma bastar, porque poucos carros saem juntos. De 16 a 60 vagas, uso intenso com inversor; a troca em portão pesado fica de {price.heavySwap}, com mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Do número de vagas aos ciclos por hora", "A conta dos ciclos por hora"],
        slots: [
          [
            "Um ciclo é abrir e fechar. Conte que metade dos carros sai na mesma hora e some um terço de folga: é esse o número que a ficha do motor deve trazer.",
            "Cada abertura com fechamento vale um ciclo, e o pico costuma levar metade dos carros numa hora. Acrescente um terço, porque calor e folha pesada reduzem o rendimento, e compare com a ficha.",
            "Abrir e fechar uma vez é um ciclo. Na hora cheia sai perto de metade dos carros, e com um terço de sobra se chega aos ciclos por hora que o motor precisa ter.",
          ],
        ],
        bullets: [
          "10 vagas: uns 5 ciclos no pico, ficha de 7 ou mais, médio fluxo",
          "20 vagas: 10 no pico, ficha de 14 ou mais",
          "40 vagas: 20 no pico, ficha de 27, uso intenso",
          "80 vagas: 40 no pico, ficha de 54, uso contínuo",
          "100 vagas: 50 no pico, ficha perto de 70",
        ],
      },
      {
        about: "what",
        headings: ["Força, ciclos e fila na entrada", "Peso da folha e velocidade"],
        slots: [
          [
            "O peso da folha define a força, e as aberturas por hora definem a categoria do motor. Dois motores de mesma potência podem ter ciclos bem diferentes, e só o de mais ciclos aguenta o prédio.",
            "A força vem do peso da folha, e a categoria, das aberturas por hora. Potência igual não quer dizer ciclos iguais, por isso a ficha tem de mostrar os dois.",
            "Folha pesada pede força; muitos carros pedem ciclos. Um motor forte com poucos ciclos queima do mesmo jeito, e a ficha precisa cobrir os dois.",
          ],
          [
            "Acima de umas 60 vagas com entrada única, a velocidade com inversor, ou a entrada separada da saída, evita fila na rua. Com poucas vagas, a velocidade comum basta.",
            "Em prédio pequeno, a velocidade comum basta. Passando de umas 60 vagas num portão só, compensa o motor rápido, com inversor que parte e freia com suavidade, ou dividir entrada e saída.",
            "A fila só aparece com muitas vagas. De umas 60 para cima, num portão único, ajudam o motor rápido com inversor e a separação de entrada e saída.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que entra no preço do motor do prédio", "O que muda o valor no condomínio"],
        slots: [
          [
            "O valor inclui motor, retirada do antigo, montagem e regulagem. Folha leve e poucas vagas ficam perto do menor valor; uso contínuo, inversor e folha grande, perto do maior.",
            "O preço da troca cobre motor, retirada do antigo, montagem e ajuste. O que leva ao maior valor é a ficha de muitos ciclos, o inversor e a folha pesada; prédio pequeno com folha leve paga menos.",
            "Motor, montagem e regulagem estão na faixa. Paga mais quem tem muitas vagas, folha larga e motor com inversor; paga menos quem tem poucos carros e folha leve.",
          ],
          [
            "Cabo, contrapeso, roldana ou cremalheira gasta são cobrados à parte, assim como tag e controles. A troca leva de {time.heavy}, marcadas fora do pico, com aviso aos moradores.",
            "Peças gastas da folha, como cabo, roldana e cremalheira, e os controles novos vêm em linhas separadas. São de {time.heavy} de serviço, fora da hora de movimento.",
            "Controle, tag e conserto da folha (cabo, roldana, cremalheira) são orçados separados. Reserve de {time.heavy}, num horário combinado com o síndico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor residencial serve em prédio de 8 apartamentos?",
        answers: [
          "Pode servir em folha leve e com poucos carros, se a ficha cobre a hora cheia. Se ele desliga por calor quando todos saem, é fraco para o uso.",
          "Às vezes, quando há poucas vagas e a folha é leve. Confira os ciclos por hora antes, porque o residencial precisa de pausa para esfriar.",
          "Só com poucos carros e folha leve. Um de médio fluxo custa pouco mais e aguenta melhor a saída da manhã.",
        ],
      },
      {
        question: "Quantos HP precisa o motor de um prédio?",
        answers: [
          "Depende do peso da folha: em geral de 1/2 HP para cima. Mas são os ciclos por hora, e não os HP, que dizem se ele aguenta o pico.",
          "De 1/2 HP para cima na maioria, conforme a folha. Compare também os ciclos, que mudam entre motores de mesma potência.",
          "Em geral 1/2 HP ou mais, conforme o peso. Dois motores de 1/2 HP podem ter ciclos por hora muito diferentes, e esse é o dado que decide.",
        ],
      },
      {
        question: "Prédio pequeno precisa de motor industrial?",
        answers: [
          "Não. Com poucas vagas, um de médio fluxo, acima do residencial, costuma bastar. O industrial fica para folha muito pesada ou uso contínuo.",
          "Em geral não precisa: médio fluxo atende até umas 15 vagas. Industrial só com folha de muitos quilos ou aberturas sem parar.",
          "Na maioria dos casos, não. Até umas 15 vagas, um motor de médio fluxo dá conta, se a folha não for muito pesada.",
        ],
      },
      {
        question: "Quem aprova a troca do motor no condomínio?",
        answers: [
          "Em regra o síndico, com orçamento por escrito; valores maiores podem ir à assembleia, conforme a convenção. Motor parado na garagem costuma ser reparo necessário.",
          "O síndico costuma autorizar o reparo necessário e prestar contas depois. Veja o limite na convenção e guarde a proposta por itens.",
          "Depende da convenção: há um limite para o síndico decidir sozinho, e acima dele vota a assembleia. Uma proposta por itens facilita.",
        ],
      },
    ],
    photo: "fotos do portão e da etiqueta do motor, com o número de vagas",
  },
  {
    id: "cancelar-contrato",
    broader: "contrato",
    label: "Cancelar o contrato de manutenção",
    phrase: "o cancelamento do contrato de manutenção",
    asks: [
      "romper contrato portão",
      "cancelar contrato",
      "cancelar contrato manutenção",
      "cancelar contrato manutenção portão",
      "cancelar contrato portão",
      "cancelar manutenção mensal",
      "rescindir contrato manutenção",
      "rescindir contrato portão",
      "rescisão contrato manutenção",
      "rescisão contrato portão",
      "sair contrato manutenção",
      "multa cancelar contrato",
      "multa contrato manutenção",
      "encerrar contrato manutenção",
      "carta cancelamento contrato manutenção",
      "contrato renovação automática portão",
    ],
    intent: "question",
    answers: {
      any: [
        "Para cancelar o contrato de manutenção do portão, avise por escrito no prazo de aviso prévio que ele traz, em geral 30 dias. A multa só é devida se estiver prevista, e costuma valer para saída antes do prazo; se a empresa não cumpriu visitas, peça a rescisão sem multa, com as provas.",
        "O contrato de manutenção do portão pode ser cancelado com aviso prévio por escrito, quase sempre de 30 dias. Só há multa por cancelar se uma cláusula a prevê; visita não feita ou prazo descumprido, registrados com data, servem de motivo para sair sem pagar.",
        "A multa por cancelar contrato de manutenção de portão depende da cláusula: sem ela, basta o aviso prévio, comum em 30 dias, mandado por escrito. Quando a empresa falhou, junte datas e mensagens e peça o encerramento sem multa.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como cancelar, em ordem", "Do aviso ao último relatório"],
        slots: [
          [
            "Telefone não prova nada, por isso cada passo fica por escrito e com data. Comece lendo o contrato, porque dele saem o prazo e o valor.",
            "O que conta é o documento datado: e-mail com resposta ou carta com recibo. A leitura do contrato vem primeiro, para não perder o prazo.",
            "Faça tudo por mensagem ou carta que se possa mostrar depois. O ponto de partida é o próprio contrato, que define prazo e condições.",
          ],
        ],
        steps: [
          "Leia prazo, aviso prévio, multa e renovação automática.",
          "Junte relatórios e chamados não atendidos.",
          "Mande o aviso por e-mail ou carta com recibo.",
          "Peça o último relatório, as chaves e os controles.",
          "Marque a entrada da empresa nova, para não ficar sem cobertura.",
        ],
      },
      {
        about: "cost",
        headings: ["Quando há multa e como se calcula", "O que pode ser cobrado na saída"],
        slots: [
          [
            "A multa costuma ser um percentual das mensalidades que faltam ou um número fixo delas, e cabe discutir se for alta demais: o Código Civil, no artigo 413, permite reduzir. Contrato sem prazo final em geral só pede o aviso.",
            "Em geral ela é uma parte das parcelas restantes, ou algumas mensalidades. Se o valor for desproporcional, o artigo 413 do Código Civil admite redução. Quando o prazo já acabou ou não existe, resta cumprir o aviso.",
            "O comum é cobrar uma fração do que falta até o fim do prazo, ou um valor em mensalidades. Exagero pode ser reduzido pelo artigo 413 do Código Civil, e contrato por prazo indeterminado costuma exigir apenas o aviso.",
          ],
          [
            "Descumprimento muda a conta: visita que não houve, prazo estourado ou peça cobrada e não trocada dão base para rescindir sem pagar. Avise a empresa e dê um prazo para corrigir antes de sair.",
            "Se quem falhou foi a empresa, com visita faltando ou chamado sem resposta, peça a rescisão por culpa dela. Convém notificar antes e dar prazo de correção, o que fortalece o pedido.",
            "Falta de visita e atraso repetido tiram a força da multa, desde que estejam registrados. Notifique, conceda um prazo curto para acertar e, sem resposta, rescinda.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["O que não pode se perder na troca", "Chaves, senhas e controles na saída"],
        slots: [
          [
            "Histórico dos portões, senha da central e chaves de destravamento ficam com o condomínio. No primeiro dia da empresa nova, apague da memória os controles da antiga e troque a senha do módulo de celular.",
            "Peça de volta chaves, senhas e o registro das visitas, que pertencem ao dono do portão. Depois retire da central os controles que ficaram com a equipe anterior e mude a senha de abertura por celular.",
            "As chaves de destravar, as senhas e os relatórios são seus. Terminado o contrato, os controles da equipe que saiu precisam ser apagados da memória, e a senha do aplicativo, trocada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["Contrato novo ou serviço avulso", "Antes de assinar outro contrato"],
        slots: [
          [
            "Some doze mensalidades e compare com os chamados do ano. Uma casa costuma ficar bem com visita avulsa, a partir de {price.preventive} sem peças, feita {visits.home}; prédio, com uso diário intenso, ganha com contrato de visita {visits.business}.",
            "Compare o que pagou em doze meses com o que foi feito. Para residência, a revisão avulsa {visits.home}, a partir de {price.preventive} sem contar peças, em geral basta; em condomínio, o uso pede visita {visits.business} e prazo de chamado.",
            "A conta é simples: mensalidades do ano contra visitas recebidas. Portão de casa se mantém com revisão {visits.home}, que avulsa começa em {price.preventive} fora peças, e o de prédio precisa dela {visits.business}, com atendimento combinado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Contrato renovado sozinho vale?",
        answers: [
          "Se a cláusula existe e foi aceita, em geral vale. O aviso antes do vencimento, no prazo que ela traz, impede a renovação; marque a data na agenda.",
          "Vale na maioria dos casos, quando está escrito. Para evitar, mande o aviso antes da data limite, com comprovante.",
        ],
      },
      {
        question: "Quem assina o aviso pelo condomínio?",
        answers: [
          "O síndico, ou a administradora com poderes dados por ele. Mudança grande de despesa pode pedir aprovação em assembleia, conforme a convenção.",
          "Em regra assina o síndico; a administradora, se ele autorizou. A convenção diz se a troca precisa passar pela assembleia.",
        ],
      },
      {
        question: "Posso chamar outra empresa antes do fim?",
        answers: [
          "Pode, salvo se o contrato der exclusividade. Mesmo assim, peça o serviço por escrito à atual primeiro, para ela não alegar que outro mexeu no portão.",
          "Sem cláusula de exclusividade, sim. Registre antes o chamado não atendido, porque a empresa pode negar a garantia se outro técnico mexer.",
        ],
      },
      {
        question: "O que exigir no contrato novo?",
        answers: [
          "Número de visitas, itens de cada uma, prazo de atendimento, peças incluídas ou não e saída sem multa depois de alguns meses. Relatório por visita completa a lista.",
          "Peça por escrito a frequência, o que cada visita inclui, o tempo de resposta e a regra das peças. Inclua relatório e aviso prévio sem multa.",
        ],
      },
    ],
    photo: "fotos de cada portão e das etiquetas dos motores, com o número de vagas",
  },
  {
    id: "automatizar-sem-assembleia",
    broader: "condominio",
    label: "Instalar portão automático sem assembleia",
    phrase: "a instalação do portão automático sem assembleia",
    asks: [
      ...combine(
        [
          "instalar portão automático",
          "instalar motor portão",
          "colocar portão automático",
          "colocar motor portão",
          "automatizar portão",
          "pôr motor portão",
          "instalar portão eletrônico",
          "portão automático",
        ],
        [
          ...["sem assembleia", "precisa assembleia", "assembleia", "aprovação assembleia", "sem aprovação condomínio"],
          ...["aprovação condomínio", "autorização condomínio", "sem autorização condomínio", "sem votação", "quórum"],
        ],
      ),
      "prédio instalar motor portão assembleia",
    ],
    intent: "question",
    answers: {
      any: [
        "Em geral não pode: instalar portão automático em prédio que tinha portão manual é obra útil e precisa de assembleia, com o voto de mais da metade dos condôminos (artigo 1.341 do Código Civil). Sem votação, o síndico só conserta ou troca o motor que quebrou; veja ainda o que a convenção exige.",
        "Colocar motor no portão do prédio precisa de assembleia, porque melhora o uso e a lei pede a maioria dos condôminos (Código Civil, artigo 1.341). A exceção é o reparo necessário, que o síndico faz sem votação e depois presta contas; confira também a convenção.",
        "Sem assembleia, não: automatizar um portão manual depende da maioria dos condôminos, por ser obra útil (artigo 1.341 do Código Civil). Já trocar o motor queimado ou consertar o portão que ameaça cair é necessário, e o síndico pode agir antes de votar.",
      ],
      price: [
        "Instalar portão automático em prédio pede o voto da maioria (Código Civil, artigo 1.341), e convém levar o valor pronto. Como referência, a troca de motor em portão pesado fica de {price.heavySwap}, com mão de obra; no primeiro motor somam base, suporte e ponto de energia.",
        "Para a assembleia que vai decidir o motor do portão, conte de {price.heavySwap}, valor de troca em portão pesado com a mão de obra, mais base e energia se é o primeiro. A lei (artigo 1.341 do Código Civil) exige maioria dos condôminos.",
      ],
    },
    sections: [
      {
        about: "what",
        headings: ["O que pede voto e o que não pede", "Obra útil, necessária ou só conserto"],
        slots: [
          [
            "A lei separa as obras pelo motivo, e não pelo preço: útil é a que melhora, necessária é a que conserva.",
            "O que decide é a razão da obra. Melhorar pede maioria, e conservar, em regra, dispensa votação prévia.",
            "Obra útil aumenta o conforto, obra necessária evita o estrago. Essa diferença diz se é preciso votar.",
          ],
        ],
        bullets: [
          "Primeiro motor no portão manual: obra útil, maioria dos condôminos",
          "Trocar motor bom por um mais rápido: obra útil, maioria",
          "Trocar o motor que queimou: necessária, sem voto prévio",
          "Portão com risco de cair: urgência, o síndico age e presta contas",
          "Mudar a fachada: veja a convenção, que costuma pedir mais votos",
        ],
      },
      {
        about: "check",
        headings: ["Como levar a proposta à assembleia", "Passos para aprovar o portão automático"],
        slots: [
          [
            "Com números e modelo por escrito, a votação cabe em uma reunião. Propostas com os mesmos itens evitam a discussão sobre preço.",
            "Uma reunião basta quando as propostas chegam iguais nos itens. Leve tudo escrito e com prazo.",
            "Quem chega com orçamentos comparáveis discute menos. Prepare o material antes da convocação.",
          ],
        ],
        steps: [
          "Leia na convenção o quórum e o limite de gasto do síndico.",
          "Peça dois ou três orçamentos com os mesmos itens.",
          "Diga de onde sai o dinheiro: caixa, fundo de reserva ou rateio.",
          "Ponha o assunto na convocação.",
          "Registre em ata modelo, valor, prazo e empresa.",
        ],
      },
      {
        about: "time",
        headings: ["Depois da aprovação", "Da ata ao portão funcionando"],
        slots: [
          [
            "A montagem em portão de prédio leva de {time.heavy}, fora a base de concreto, que precisa secar antes. Os controles são gravados no mesmo dia, um por unidade, com lista de quem recebeu.",
            "Conte de {time.heavy} para montar um conjunto pesado, com base e energia já prontas. Cada apartamento recebe o controle gravado, e a relação fica com a administração.",
            "Com ponto elétrico e base feitos, o motor é montado em {time.heavy}. O cadastro dos controles, por unidade, acontece em seguida.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O síndico instalou sem votar. E agora?",
        answers: [
          "A assembleia pode aprovar depois ou contestar o gasto. Peça as propostas e a nota por escrito e leve o tema à próxima reunião.",
          "Obra útil sem voto pode ser questionada. O caminho é pedir os documentos e pôr o assunto na pauta.",
        ],
      },
      {
        question: "Inquilino vota na instalação do portão?",
        answers: [
          "Em geral quem vota é o proprietário, porque se trata de despesa extraordinária. O inquilino participa com procuração.",
          "Melhoria é despesa do dono, e o voto também. Com procuração, o inquilino pode representá-lo.",
        ],
      },
      {
        question: "Precisa de autorização da prefeitura?",
        answers: [
          "Para o motor, em geral não. Mudar o portão de lugar ou abrir sobre a calçada depende da regra do município.",
          "O motor não costuma pedir. Obra na fachada ou avanço na calçada, sim, e a consulta é à prefeitura.",
        ],
      },
      {
        question: "Quantos votos são a maioria?",
        answers: [
          "Para obra útil, mais da metade de todos os condôminos, e não só dos presentes. A convenção define se o voto pesa pela fração ideal.",
          "Conta-se a maioria do total de condôminos. Se cada voto vale por unidade ou por fração, a convenção diz.",
        ],
      },
    ],
    photo: "fotos do portão por dentro e por fora, com a largura da folha e o número de vagas",
  },
];
