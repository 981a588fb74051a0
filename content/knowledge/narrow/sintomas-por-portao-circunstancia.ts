import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** Defects that come with a circumstance: what was changed, what helps, which leaf, which second sign. */
export const sintomasPorPortaoCircunstancia: NarrowConcept[] = [
  {
    id: "basculante-so-sobe-com-ajuda",
    broader: "pesado",
    label: "Basculante só sobe com ajuda",
    phrase: "o basculante que só sobe com ajuda da mão",
    asks: [
      "só sobe ajuda",
      "só sobe ajudar",
      "só sobe empurrar",
      "só sobe ajuda mão",
      "só abre levantar mão",
      "só abre se levantar",
      "precisa levantar mão abrir",
      "só sobe levantar",
      "tem que ajudar subir",
      ...combine(
        ["basculante"],
        [
          "só sobe ajudar",
          "sobe ajudando",
          "sobe se ajudar",
          "só sobe ajudar mão",
          "precisa ajudar subir",
          "só sobe empurrar",
          "só abre ajudar",
          "só abre empurrar",
        ],
      ),
      "ajudar basculante mão",
      "basculante não sobe sem mão",
      "portão levanta precisa ajudinha",
      "basculante precisa ajuda sair chão",
      "levantar ajudinha chão",
    ],
    intent: "repair",
    answers: {
      any: [
        "O basculante que só sobe com ajuda da mão está pesado para o motor, por contrapeso leve, mola cansada ou cabo ruim, ou tem o capacitor da partida fraco. Pare de ajudar e desligue o disjuntor, porque a folha pode cair sobre você. A visita com regulagem em casa sai a partir de {price.preventive}, sem peças.",
        "Se o portão só abre quando você levanta com a mão, o contrapeso, a mola ou o cabo deixou de equilibrar a folha, ou o capacitor da partida enfraqueceu. Ajudar é perigoso, por isso desligue o disjuntor e não destrave. Equilibrar e medir em residência custa a partir de {price.preventive}, fora peças.",
        "O portão basculante que só sobe se você ajudar tem a folha desequilibrada, por contrapeso, mola ou cabo, ou motor sem força na partida, por capacitor fraco. Não empurre mais, desligue o disjuntor e mantenha todos longe. O técnico equilibra e mede a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["Por que não ajudar com a mão", "O risco de empurrar a folha"],
        slots: [
          [
            "A mão fica no caminho da folha e dos braços, que andam de repente quando o motor pega. Se um cabo partir nessa hora, o peso inteiro desce sobre quem está embaixo.",
            "Quando o motor arranca, a folha sai com a sua mão no caminho. O esforço da partida é também a hora em que cabo e mola cansados rompem.",
            "O motor parte sem aviso, e o braço esmaga o que estiver por perto. O cabo gasto costuma romper justamente nesse momento, e a folha cai.",
          ],
        ],
        steps: [
          "Pare de acionar e de ajudar.",
          "Desligue o disjuntor e deixe a folha como está, sem ninguém embaixo.",
          "Não destrave o motor nem mexa em cabo ou contrapeso.",
          "Afaste crianças e animais e use outra saída.",
        ],
      },
      {
        about: "causes",
        headings: ["Peso ou partida: as duas causas", "Por que o motor precisa de ajuda"],
        slots: [
          [
            "Contrapeso leve, mola cansada ou cabo gasto deixam o motor levantando um peso que eles deveriam equilibrar. A folha que ganhou chapa, madeira ou outro revestimento também passa a pesar mais que o contrapeso.",
            "O mais comum é o equilíbrio perdido por mola fraca, cabo ou contrapeso. O revestimento novo também desequilibra, porque pesa mais do que foi calculado.",
            "Quase sempre a folha pesa mais que o contrapeso, por desgaste de mola e cabo ou por chapa acrescentada depois. O motor, sozinho, não foi feito para esse peso.",
          ],
          [
            "Com a folha equilibrada, a causa provável é o capacitor, a peça que dá o impulso da partida: o motor zumbe e precisa de empurrão. O fuso sem graxa também prende a saída.",
            "Se a folha está leve, a falha é na partida, e o capacitor fraco faz o motor zumbir sem sair do lugar. A rosca do fuso seca dá sinal parecido.",
            "Quando o equilíbrio está bom, mede-se o capacitor, que enfraquecido deixa o motor zumbindo. O fuso ressecado é a outra hipótese.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "Da folha escorada ao capacitor"],
        slots: [
          [
            "O técnico escora a folha antes de tudo, troca cabos, mola ou roldana gastos e acerta o contrapeso até ela ficar parada onde é deixada. Só depois mede o capacitor e regula a força do motor.",
            "Com a folha escorada, o técnico refaz o equilíbrio e troca o que gastou. O capacitor é medido em seguida, porque um novo, em folha pesada, falha outra vez.",
            "Primeiro vêm a escora e o equilíbrio, com a troca das peças ruins; depois, a medição da partida. A força do motor é regulada por último e fica menor que antes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Trocar o capacitor resolve?",
        answers: [
          "Resolve quando a folha está equilibrada. Se ela está pesada, o novo também falha cedo, e por isso o peso se acerta antes.",
          "Só se o defeito é de partida. Em folha desequilibrada ele é consequência, e trocar não basta.",
        ],
      },
      {
        question: "Posso usar ajudando até o fim de semana?",
        answers: [
          "Não, porque o motor esquenta a cada tentativa e a folha pode cair. Deixe o portão parado e sem energia.",
          "Não convém. Cada subida força cabo e mola que já estão no limite, com a sua mão embaixo.",
        ],
      },
      {
        question: "O carro está dentro. Como tiro?",
        answers: [
          "Não destrave nem levante a folha. O atendimento funciona {shop.hours}, e o técnico abre com escora.",
          "Espere o técnico, que atende {shop.hours}, porque só com a folha escorada ela pode ser levantada.",
        ],
      },
      {
        question: "Quanto custa o conserto?",
        answers: [
          "A visita com ajuste em casa parte de {price.preventive}, sem peças. O capacitor é das peças mais baratas; cabos, mola e contrapeso custam mais e são orçados antes.",
          "Equilibrar e regular começa em {price.preventive} em residência, fora peças. Entre elas, o capacitor é a mais barata, e cabos e contrapeso custam mais.",
        ],
      },
    ],
    photo: "fotos de longe dos cabos e do contrapeso e a marca do motor",
  },
  {
    id: "basculante-com-chapa-nova",
    broader: "pesado",
    label: "Basculante não sobe depois da chapa nova",
    phrase: "o basculante que não sobe depois da troca da chapa",
    asks: [
      ...combine(
        ["basculante"],
        [
          "troquei chapa não sobe",
          "trocar chapa não sobe",
          "chapa nova não sobe",
          "depois chapa não sobe",
          "troquei chapa pesado",
          "chapa nova pesado",
          "troquei chapa não abre",
          "fechei chapa não sobe",
        ],
      ),
      "basculante não levanta depois trocar chapa",
      "contrapeso depois chapear basculante",
      "basculante chapa não levanta",
      "fechou basculante chapa não levanta",
      "acrescentar contrapeso chapa nova",
      "contrapeso chapa nova levantar",
    ],
    intent: "repair",
    answers: {
      any: [
        "O basculante com chapa nova não sobe porque a folha ficou mais pesada que o contrapeso: cada milímetro de chapa soma perto de 8 kg por metro quadrado. Desligue o disjuntor, ninguém embaixo e sem destravar; o contrapeso é refeito com a folha escorada, e só depois se regula o motor.",
        "Se você trocou a chapa do basculante e o motor não consegue subir, ele está desequilibrado, e o contrapeso precisa ser refeito para o peso novo, com a folha escorada. Não force o motor nem destrave: chapa de 1 mm acrescenta uns 8 kg em cada metro quadrado, e a folha pode cair.",
        "Depois de chapear, o basculante que não levanta mais tem contrapeso de menos. Corte a energia, deixe a folha quieta e peça o acerto, feito com ela escorada; motor mais forte não resolve, porque são cerca de 8 kg/m² a mais por milímetro de chapa sem nada que equilibre.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que a chapa nova mudou", "Peso, vento e folga"],
        slots: [
          [
            "O contrapeso, bloco preso por cabo em cada coluna, foi feito para a folha antiga. Com chapa mais grossa ou no lugar da grade, o motor passa a erguer a diferença.",
            "Cada coluna guarda um peso calculado para a folha de antes. Chapa nova desfaz a conta, e sobra para o motor.",
            "Os blocos das colunas equilibravam a folha leve. Depois da chapa, a diferença recai sobre o motor, que não foi feito para isso.",
          ],
          [
            "Chapa que sobra na borda raspa na coluna e segura a subida, e a folha fechada ainda pega vento. Os dois se corrigem no mesmo serviço.",
            "Às vezes há também falta de folga: a borda encosta na coluna. O vento, que a grade deixava passar, soma esforço.",
            "Se a chapa passou da borda, ela agarra na lateral. E a folha, agora fechada, vira vela.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que não fazer com a folha pesada", "Até o técnico chegar"],
        slots: [
          [
            "Não insista no controle, não destrave e não ajude com a mão, porque o motor pode ser o único apoio. Aberta pela metade, a folha fica assim, com a área isolada dos dois lados.",
            "Nada de empurrar ou soltar o motor: a folha despenca. Se parou no meio, isole por dentro e por fora.",
            "Controle guardado, disjuntor desligado e ninguém embaixo. Erguer com a mão ou destravar derruba a folha.",
          ],
          [
            "Pôr peso na caixa por conta própria é perigoso, já que há cabo esticado. Esse acerto se faz só com escora.",
            "Não abra a caixa lateral para acrescentar peso; o cabo está sob carga.",
            "Contrapeso não se mexe sem escora, pois o cabo trabalha esticado.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como se acerta o basculante chapeado", "Contrapeso, folga e motor"],
        slots: [
          [
            "Com a folha escorada, acrescenta-se peso igual dos dois lados até ela parar a meia altura, e os cabos são revistos para a carga nova. Força e fim de curso vêm depois; o ajuste em casa parte de {price.preventive}, sem peças.",
            "O técnico escora, soma peso nas duas colunas e testa o equilíbrio em várias alturas, com cabos conferidos. A visita com regulagem em residência começa em {price.preventive}, fora peças.",
            "Escorada a folha, equilibram-se os dois lados e conferem-se cabos e roldanas. Regular a força fecha o serviço, que em casa sai desde {price.preventive}, sem peças.",
          ],
          [
            "Equilibrada, uma folha de até {width.quarterHp} segue com 1/4 HP. Se passa do limite da etiqueta, a troca do motor fica de {price.homeSwap}.",
            "Até {width.quarterHp} e com equilíbrio, o 1/4 HP continua. Motor pequeno para a folha se troca por {price.homeSwap}, instalado.",
            "Com o peso certo nas colunas, 1/4 HP atende até {width.quarterHp}; fora disso, motor novo em casa vai de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto de contrapeso acrescentar?",
        answers: [
          "O bastante para a folha parar sozinha a meia altura, achado com ela escorada. A chapa dá a estimativa: 5 m² de 1 mm são uns 40 kg, divididos pelos dois lados.",
          "Em torno do que a chapa pesa: 40 kg para 5 m² de 1 mm, metade em cada coluna, com ajuste fino na escora.",
        ],
      },
      {
        question: "O motor pode ter queimado tentando subir?",
        answers: [
          "Pode, se ficou roncando parado. O técnico mede depois de equilibrar a folha.",
          "Às vezes. Cheiro de verniz ou disjuntor caindo são os sinais.",
        ],
      },
      {
        question: "Posso tirar a chapa e voltar ao que era?",
        answers: [
          "Pode, e o contrapeso antigo volta a servir. Mesmo assim, cabos e motor são conferidos.",
          "Sim, se a folha voltar ao peso de antes. Confira os cabos, que trabalharam forçados.",
        ],
      },
      {
        question: "Existe chapa mais leve?",
        answers: [
          "Sim: alumínio pesa um terço do aço na mesma espessura, e chapa perfurada pesa menos e deixa o vento passar.",
          "Perfurada ou de alumínio, que tem um terço do peso do aço, e muda pouco o contrapeso.",
        ],
      },
    ],
    photo: "fotos da folha com a chapa nova, dos cabos e da etiqueta do motor",
  },
  {
    id: "uma-folha-mais-lenta",
    broader: "lento",
    label: "Uma folha mais lenta que a outra",
    phrase: "a folha mais lenta que a outra",
    asks: [
      ...combine(
        ["pivotante", "portão"],
        [
          "folha mais lenta outra",
          "uma folha mais lenta",
          "folha lenta outra",
          "uma folha mais devagar",
          "folha mais devagar outra",
          "uma folha atrasada",
        ],
      ),
      "uma folha mais rápido outra",
      "folha abre mais rápido outra",
      "um lado mais rápido outro",
      "um lado mais lento outro",
      "folha fecha mais rápido outra",
    ],
    intent: "repair",
    answers: {
      any: [
        "Quando uma folha do portão pivotante é mais lenta que a outra, as causas são dobradiça seca, ponta raspando no piso ou capacitor e tensão fracos daquele lado. Se ela só sai depois da outra e anda igual, é o retardo, um atraso programado que faz o fechamento na ordem certa.",
        "Uma folha abre mais rápido que a outra porque a lenta tem atrito, na dobradiça ou no piso, ou um motor mais fraco, por capacitor ou tensão. Não confunda com o retardo: a central faz uma sair antes de propósito, para a emenda fechar direito.",
        "No portão pivotante, a folha mais lenta que a outra costuma ter dobradiça dura, ponta arrastando ou motor com capacitor fraco. Sair atrasada, mas na mesma velocidade, é normal: chama-se retardo e evita que uma bata na outra.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Retardo, atrito ou motor", "Por que uma folha fica para trás"],
        slots: [
          [
            "O atrito deixa o giro lento do começo ao fim, e a folha pesa na mão: dobradiça sem graxa, pivô gasto ou folha que cedeu e raspa no chão. Vento de frente em folha de chapa também atrasa.",
            "Lentidão no giro inteiro, com a folha pesada, é atrito: pivô gasto, dobradiça seca ou ponta no piso porque a folha cedeu. Chapa fechada contra o vento dá o mesmo efeito.",
            "Se ela pesa na mão e anda devagar o tempo todo, procure dobradiça sem lubrificante, pivô gasto e folha caída tocando o chão. O vento em chapa fechada conta também.",
          ],
          [
            "Com a folha leve, a suspeita é o motor: capacitor, a peça do arranque, mais fraco que o do outro lado. O motor distante da central ainda perde tensão em cabo fino ou com emenda.",
            "Folha leve e motor lento apontam o capacitor daquele lado, que dá o arranque, ou o cabo até ele: comprido, fino ou emendado, rouba tensão.",
            "Leve na mão e lenta no motor? O capacitor, responsável pela partida, pode estar cansado só naquele lado, ou o fio até o segundo motor perde tensão pelo caminho.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Compare as duas folhas", "O teste de uma contra a outra"],
        slots: [
          [
            "A folha que anda bem serve de medida. O teste na mão é só para folhas retas, em piso plano e com dobradiça firme.",
            "Use a folha boa como comparação. Não destrave portão torto, em rampa ou com dobradiça quebrada.",
            "Uma folha mostra o defeito da outra. Faça o teste apenas se as duas estão alinhadas, firmes e no plano.",
          ],
        ],
        steps: [
          "Cronometre as duas, do começo ao fim do giro, sem contar a espera.",
          "Desligue o disjuntor e destrave os dois motores.",
          "Gire cada folha na mão e sinta qual pesa ou raspa.",
          "Procure risco no piso e dobradiça seca.",
          "Trave as duas, religue e veja um ciclo de longe.",
        ],
      },
      {
        about: "cost",
        headings: ["O conserto e o preço", "O que o técnico faz e quanto custa"],
        slots: [
          [
            "A folha é aliviada primeiro, com dobradiça e altura acertadas, porque motor não compensa peso. Depois se medem capacitor e tensão nos dois lados, com o portão andando, e se regula o retardo.",
            "O serviço começa na dobradiça e na altura da folha, já que motor bom em folha dura continua lento. Em seguida vêm a medição dos dois motores e o ajuste do retardo.",
            "Primeiro se acerta o que pesa, dobradiça ou folha caída. Com ela leve, o técnico compara tensão e capacitor dos dois lados e ajusta o retardo na central.",
          ],
          [
            "Lubrificar, alinhar e regular em casa parte de {price.preventive}, sem peças; capacitor custa pouco perto do motor, e solda de dobradiça é orçada à parte. Trocar os dois motores fica de {price.homeSwapTwice}.",
            "Essa visita de ajuste começa em {price.preventive} em residência, fora as peças. O capacitor é reparo barato, a solda vem em orçamento próprio, e o par de motores trocado vai de {price.homeSwapTwice}.",
            "Em casa, o ajuste sai a partir de {price.preventive}, peças à parte. Entre as peças, o capacitor pesa pouco; solda se orça vendo, e a troca dos dois motores fica de {price.homeSwapTwice}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A folha lenta pode queimar o motor?",
        answers: [
          "Pode, se a lentidão vem de esforço: o motor esquenta a cada ciclo. Aliviar a folha cedo custa menos que trocar o motor.",
          "Sim, porque ele trabalha quente contra o atrito. Acertar a dobradiça antes evita perder o motor.",
        ],
      },
      {
        question: "Dá para igualar as duas folhas na central?",
        answers: [
          "O retardo se ajusta em quase todas. A velocidade, só em central com inversor, que controla a rotação; atrito se resolve na dobradiça.",
          "Só em parte: a ordem de saída, sim. Rotação diferente pede inversor, e folha dura pede lubrificação ou solda.",
        ],
      },
      {
        question: "Preciso trocar os dois motores?",
        answers: [
          "Em geral não, porque quase sempre se conserta só o lado lento. Convém o par quando o modelo saiu de linha, já que motores diferentes andam em tempos diferentes.",
          "Raramente. Troca-se o par quando não há outro motor igual, para as folhas andarem juntas.",
        ],
      },
      {
        question: "As folhas estão se batendo ao fechar. É o mesmo problema?",
        answers: [
          "Está ligado: se uma perde velocidade, chega fora da ordem e encontra a outra. Pare de usar o automático e peça o acerto antes que entorte.",
          "Sim, a lenta chega junto com a outra e as pontas se encontram. Desligue o fechamento automático até a regulagem.",
        ],
      },
    ],
    photo: "um vídeo das duas folhas abrindo e fotos das dobradiças",
  },
  {
    id: "basculante-nao-fecha-com-barulho",
    broader: "nao-fecha",
    label: "Basculante não fecha todo e faz barulho",
    phrase: "o basculante que não fecha todo e faz barulho",
    asks: [
      ...combine(
        ["basculante"],
        [
          "não fecha barulho",
          "não fecha todo barulho",
          "não fecha faz barulho",
          "não fecha todo faz barulho",
          "não desce barulho",
          "não desce faz barulho",
          "não fecha rangendo",
          "não fecha estalando",
        ],
      ),
      "basculante não fecha raspa",
      "basculante range para antes chão",
      "basculante raspa não desce tudo",
      "basculante raspa não desce",
      "basculante desce raspando trava antes fechar",
      "basculante rangido descida fresta",
      "levantar range para antes chão",
    ],
    intent: "repair",
    answers: {
      any: [
        "Basculante que não fecha todo e faz barulho tem a folha raspando ou o peso desigual: cabo esticado de um lado, pivô seco ou guia amassada seguram a descida. Desligue o disjuntor, não fique embaixo nem destrave; o ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o basculante desce fazendo barulho e para antes do chão, há atrito, e não falta de regulagem: cabo fora do canal, guia amassada ou braço torto. Pare de usar, ninguém embaixo; a visita que acerta em residência começa em {price.preventive}, fora peças.",
        "O portão de levantar que range, raspa e não fecha costuma ter guia amassada, pivô seco ou cabo com comprimento diferente. Deixe o disjuntor desligado, não destrave nem empurre; a regulagem em casa sai desde {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O som diz onde prende", "Raspado, estalo ou ronco"],
        slots: [
          [
            "Não acione para escutar de novo: lembre-se do som da última descida e olhe de longe.",
            "Compare de memória ou por um vídeo já feito, sem novo teste e sem chegar perto.",
            "Basta o que você já ouviu. Repetir o fechamento aumenta o risco.",
          ],
        ],
        bullets: [
          "Raspado de ferro: folha na coluna ou guia amassada.",
          "Rangido: pivô ou braço seco.",
          "Estalo de aço: cabo partindo fio a fio; pare já.",
          "Ronco: motor forçando contra o atrito.",
          "Em silêncio, só com fresta: fim de curso.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico acerta", "Da folha ao fim de curso"],
        slots: [
          [
            "Com a folha escorada, os cabos são igualados ou trocados em par, e a guia ou o braço que raspa é corrigido. Pivôs e roldanas recebem graxa.",
            "A escora vem antes de tudo. Depois se igualam os cabos, desamassa-se a guia e lubrificam-se pivôs e roldanas.",
            "Escorada a folha, acertam-se cabos, guia e braço, e os pivôs são lubrificados.",
          ],
          [
            "Só então se regulam o ponto de parada embaixo e a força, com teste de reversão em objeto macio. Apertar o fim de curso antes esconderia o defeito.",
            "Fim de curso e força ficam para o fim, com o recuo provado. Regular primeiro só força o motor.",
            "A parada é ajustada por último, junto com a força mínima e o teste de obstáculo.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o ajuste do fechamento", "Do que depende o preço"],
        slots: [
          [
            "Limpar, lubrificar, alinhar e regular, em casa, fica, em geral, de {price.preventiveRange}, sem peças. Par de cabos, roldanas e serralheria na guia somam nessa ordem, e o cartão divide em até {shop.instalments} vezes.",
            "O mais comum é {price.preventiveRange} em residência, fora peças, porque há mais de um ponto a corrigir. Cabos em par, roldanas e guia refeita aumentam a conta.",
            "Costuma ficar de {price.preventiveRange} em casa, sem contar peças. Cabo e roldana pesam menos que a serralheria de uma guia ou braço torto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Lubrificar faz o basculante fechar até o fim?",
        answers: [
          "Ajuda se é pivô seco. Folha torta ou cabo desigual continua prendendo.",
          "Só quando o barulho é rangido. Raspado e estalo pedem correção da folha ou do cabo.",
        ],
      },
      {
        question: "Posso empurrar o basculante para fechar?",
        answers: [
          "Não. A folha pode destravar de uma vez. Deixe sem energia, com ninguém embaixo, e chame.",
          "De jeito nenhum: presa pelo atrito, ela cai quando solta. Isole o vão.",
        ],
      },
      {
        question: "A casa ficou aberta. O que faço?",
        answers: [
          "Tranque as portas internas, ilumine a frente e peça como urgência, {shop.hours}. Não calce nem puxe a folha.",
          "Feche a casa por dentro e avise que o portão ficou aberto, para ser tratado como urgente, {shop.hours}.",
        ],
      },
      {
        question: "Preciso trocar o motor?",
        answers: [
          "Quase nunca: o barulho é da folha. Se o motor forçou muito, capacitor e fuso são medidos no fim.",
          "Em geral não. Com a folha livre, ele volta a trabalhar leve.",
        ],
      },
    ],
    photo: "um vídeo já existente da descida, com som, e fotos dos dois lados, de longe",
  },
  {
    id: "fecha-mas-nao-abre",
    broader: "nao-abre",
    label: "Portão fecha mas não abre",
    phrase: "o portão que fecha mas não abre",
    asks: [
      "portão só fecha",
      "portão eletrônico só fecha",
      "motor roda fechar não roda abrir",
      "roda lado fechar não lado abrir",
      "só fecha abrir na mão",
      "só fecha abre mão",
      "motor só fecha abrir mão",
      "fecha motor abrir só mão",
      "fecha hora abrir não vai",
      "fecha abrir não vai",
      "fecha quando vou abrir não vai",
      "só desce não sobe",
      "não sobe só desce",
      "hora abrir não vai",
      "só fecha não abre",
      "só fecha não abre mais",
      "controle não abre só fecha",
      "botão parede só fecha não abre",
      "botoeira só fecha não abre",
      "não gira abrir só fechar",
      "motor gira só fechar",
      "fecha normal não abre",
      "fecha normal não abre mais",
      "fecha normal mas não abre",
      "fecha mas não abre",
      "fecha não abre mais",
      ...combine(
        ["correr", "pivotante"],
        ["fecha não abre", "fecha mas não abre", "só fecha não abre", "fecha não abre mais"],
      ),

      "comando fechar funciona abrir não",
      "fecha e não abre",
      "portão fecha não abre",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão fecha mas não abre quando a ordem de abrir se perde no caminho: o sensor de fim de curso de abertura travou, o relé da placa gastou ou uma trava segura a folha. O motor costuma estar bom, já que gira para fechar. A visita com regulagem em casa sai a partir de {price.preventive}, sem peças.",
        "Quando o portão só fecha e não abre, o defeito costuma estar no fim de curso de abertura, no relé que manda abrir ou num ferrolho que prende a folha. Como o motor gira para fechar, em geral ele não precisa ser trocado. Tente abrir uma vez pela botoeira e, se só estalar ou roncar, desligue o disjuntor.",
        "Portão que não sobe, só desce, ou motor que gira só para fechar, tem defeito na ordem de abrir (relé da placa ou fim de curso) ou não vence o peso da folha. Tente uma vez e escute o som. Se for basculante, não destrave nem ajude com a mão, porque ele pode cair.",
        "Se o controle não abre, só fecha, e o botão da parede faz o mesmo, o controle está bom e a falha fica no fim de curso de abertura, no relé da placa ou numa trava que não solta. Confira o ferrolho, tente uma vez e desligue; em casa, a visita com regulagem sai a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Teste seguro antes da visita"],
        slots: [
          [
            "Faça uma tentativa só, de longe da folha e sem abrir a tampa do motor. Se ele roncar parado, desligue o disjuntor na hora, porque o motor travado esquenta e queima.",
            "Uma única tentativa basta para o teste, com ninguém perto da folha e o motor fechado. Corte a energia se ouvir ronco sem movimento, já que insistir queima o motor.",
            "Deixe a passagem livre e acione somente uma vez, sem mexer dentro do motor. Ronco com a folha parada é sinal para desligar o disjuntor, e empurrar na mão piora o defeito.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e veja se há ferrolho, cadeado ou trava elétrica prendendo a folha.",
          "Religue o disjuntor e acione uma vez pela botoeira, o botão da parede.",
          "Escute a resposta: ronco é folha presa ou pesada; estalo ou silêncio, falta de ordem.",
          "Desligue de novo e anote o som e a posição em que a folha parou.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que só falta o lado de abrir", "Fim de curso, relé ou trava"],
        slots: [
          [
            "O fim de curso é o sensor que avisa que a folha chegou ao fim. Se o de abertura fica acionado por um ímã deslocado ou um fio em curto, a placa entende que o portão já está aberto e ignora a ordem de abrir.",
            "Um sensor chamado fim de curso diz à placa quando a folha terminou de abrir. Quando esse aviso fica ligado o tempo todo, por ímã fora do lugar ou curto no fio, ela recusa a abertura porque acha que já terminou.",
            "A placa só manda abrir se o fim de curso, o sensor de chegada, disser que a folha ainda não abriu. Ímã deslocado ou fio em curto mantém o sensor acionado, e por isso nada acontece quando você pede a abertura.",
          ],
          [
            "A placa tem um relé, a chave que liga o motor, para cada sentido: com o de abrir gasto, ouve-se só um estalo ou nada. Já o ronco mostra que a ordem chegou e que a folha está presa numa trava, apertada no batente ou pesada demais.",
            "Cada sentido usa um relé próprio, a pequena chave da placa que liga o motor. Se o da abertura gastou, há estalo ou silêncio; se o motor ronca, a força existe e o que segura é a trava, o batente ou o peso da folha.",
            "Estalo ou silêncio apontam o relé de abertura, a chave da placa que liga o motor nesse sentido. O ronco indica outra coisa: o motor recebeu a ordem, mas encontra trava fechada, batente apertado ou folha pesada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha o lado que falta", "O conserto do portão que só fecha"],
        slots: [
          [
            "O técnico mede a saída da placa nos dois sentidos e testa o fim de curso de abertura. Assim ele descobre onde a ordem se perde e troca só o sensor, o fio ou o relé.",
            "Na visita, comparam-se as duas saídas da placa e o sinal do sensor de abertura. O ponto em que a ordem some mostra se o conserto é no relé, no fio ou no fim de curso.",
            "Com o multímetro, dá para ver se a placa manda abrir e se o sensor está impedindo. Só a parte que falhou é trocada, seja o ímã, o fio, o fim de curso ou o relé.",
          ],
          [
            "Ímã, fio e sensor costumam ficar prontos na mesma visita, enquanto o relé de muitas placas se troca em bancada. Se a folha está pesada, ela é acertada antes, para o motor novo ou antigo não forçar.",
            "Sensor, ímã e fio se resolvem no local, e a placa com relé gasto muitas vezes volta da bancada consertada. Folha pesada ou desregulada precisa de acerto primeiro, senão o motor continua forçando.",
            "Boa parte dos casos termina no mesmo dia, porque sensor, ímã e fio se trocam no local; o relé pode exigir bancada. Quando o peso da folha é a causa, o acerto dela vem antes de qualquer peça do motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Inverter os fios do motor faz o portão abrir?",
        answers: [
          "Não resolve e é perigoso. A folha passa a andar para o outro lado sem a parada certa, bate no fim, e o defeito continua na placa ou no sensor.",
          "Não faça isso: além do risco de choque, o fim de curso passa a agir no lado errado e a folha chega batendo.",
        ],
      },
      {
        question: "O capacitor impede só a abertura?",
        answers: [
          "Raramente, porque o capacitor fraco falha nos dois sentidos. Só parece um lado quando abrir exige muito mais força que fechar, como no basculante pesado.",
          "Em geral não, já que ele serve aos dois sentidos. No basculante desregulado, porém, a força que resta pode bastar para descer e faltar para subir.",
        ],
      },
      {
        question: "Posso abrir na mão até o conserto?",
        answers: [
          "Se for de correr ou de abrir, reto e em piso plano, sim: desligue o disjuntor, solte o motor com a chave e mova a folha devagar. O basculante espera o técnico, porque solto pode cair.",
          "Só o portão de correr ou de abrir que está alinhado, com o disjuntor desligado e a chave do motor. O basculante não se destrava, porque a folha pode cair ou disparar.",
        ],
      },
      {
        question: "Precisa trocar a placa?",
        answers: [
          "Muitas vezes não: o relé se troca em bancada, e o defeito no sensor ou no fio nem envolve a placa. A troca é necessária quando a trilha do circuito queimou junto.",
          "Só quando o reparo dela não compensa. Antes se testam o fim de curso, o fio e o relé, que são consertos menores.",
        ],
      },
    ],
    photo: "um vídeo com som da tentativa de abrir e a foto da etiqueta do motor",
  },
  {
    id: "basculante-desce-mas-nao-sobe",
    broader: "nao-abre",
    label: "Basculante desce mas não sobe",
    phrase: "o basculante que desce mas não sobe",
    asks: [
      ...combine(
        ["basculante"],
        [
          "desce não sobe",
          "desce mas não sobe",
          "só desce não sobe",
          "desce não sobe mais",
          "fecha não abre",
          "fecha mas não abre",
          "só fecha não abre",
        ],
      ),
      "portão fecha não levanta",
      "basculante baixa não consegue levantar",
      "basculante desce subida silêncio",
      "portão baixa subir não tem força",
      "baixa sozinho subir força contrapeso",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão basculante que desce mas não sobe mais tem folha pesada, por contrapeso, mola ou cabo, ou ordem de subir que não chega, por fim de curso ou relé. Ronca e não levanta, é peso ou capacitor; em silêncio, é placa. Não destrave nem levante na mão; o ajuste em casa parte de {price.preventive}, sem peças.",
        "O motor do basculante baixa e não consegue levantar porque descer é a favor do peso: contrapeso leve, mola cansada ou capacitor fraco aparecem só na subida. Não destrave, desligue o disjuntor e afaste todos; equilibrar e regular na residência custa desde {price.preventive}, fora peças.",
        "Se o portão fecha e não levanta, escute de longe: com ronco, falta contrapeso ou força; sem som, a placa não recebe ou não manda a ordem de subir. O basculante que só desce não se destrava, pelo risco de queda, e a visita que mede começa em {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer agora, sem risco", "Passos seguros com o basculante que não sobe"],
        slots: [
          [
            "Cabo, mola e contrapeso seguram a folha, e só o técnico mexe neles. Não levante na mão para ajudar o motor.",
            "Não ajude empurrando nem destrave: se a folha subir sem contrapeso, desce de uma vez. Observe de longe.",
            "A folha pode despencar se for solta. Ninguém embaixo, ninguém levantando.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e afaste todos.",
          "Olhe de longe se os cabos estão esticados e a folha, reta.",
          "Veja se há trava ou cadeado fechado.",
          "Lembre se roncou ou ficou mudo na subida.",
          "Fotografe os dois lados e a etiqueta.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que só falta a subida", "Peso ou ordem de subir"],
        slots: [
          [
            "O som na hora de subir separa os dois grupos.",
            "Ronco e silêncio apontam para lados opostos.",
            "Compare o que ouviu com a lista.",
          ],
        ],
        bullets: [
          "Ronca e não sobe: contrapeso leve, mola cansada ou capacitor fraco",
          "Sobe um palmo torto e para: cabo frouxo ou fora da roldana",
          "Silêncio, mas desce: fim de curso de abertura acionado ou relé da placa",
          "Estala e não parte: trava elétrica que não recolhe",
          "Começou depois de revestir a folha: peso a mais",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz para ele subir", "Escora, equilíbrio e placa"],
        slots: [
          [
            "A folha é escorada, e os cabos e o contrapeso são conferidos primeiro. Equilibrada, ela sobe leve, e muitas vezes o motor está bom.",
            "Com a folha em escora, olham-se cabos, molas e peso dos dois lados. Só depois vem o motor, que costuma se salvar.",
            "Começa-se escorando e conferindo cabo e contrapeso. Com o peso certo, mede-se o motor, quase sempre inteiro.",
          ],
          [
            "Depois se testam capacitor, fim de curso e relé. Sem cabo a trocar, são até {trade.smallRepair}, e o reparo tem os 90 dias da lei.",
            "Em seguida, capacitor e fim de curso, o sensor que pode enganar a placa, e o relé. O caso simples leva até {trade.smallRepair}.",
            "Faltam o capacitor, o relé e o sensor de cima. Em geral cabe em {trade.smallRepair}, com a garantia da lei.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o conserto", "Do contrapeso ao motor"],
        slots: [
          [
            "Equilibrar e regular é o mais barato, depois capacitor, fim de curso, par de cabos e placa. Motor queimado de tanto forçar leva à troca, de {price.homeSwap} em casa.",
            "Em ordem: ajuste do peso, capacitor, sensor, cabos, placa. Só motor queimado chega à troca, de {price.homeSwap} em residência.",
            "O valor cresce do equilíbrio ao capacitor, dele aos cabos e à placa. A troca do motor em casa, de {price.homeSwap}, é o último caso.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O carro está dentro e o basculante não sobe. O que faço?",
        answers: [
          "Não destrave nem force: chame, e o técnico escora a folha e libera o carro. Atendemos {shop.hours}.",
          "Espere o técnico, que sobe a folha com escora. Levantar na mão é o que mais fere.",
        ],
      },
      {
        question: "Trocar o motor resolve o basculante que não sobe?",
        answers: [
          "Só se ele queimou. Folha sem equilíbrio derruba o motor novo também.",
          "Quase nunca sozinho: sem acertar o contrapeso, o novo ronca igual.",
        ],
      },
      {
        question: "Pode ser só o controle?",
        answers: [
          "Se ele desce pelo controle, o sinal chega. Procure na subida: fim de curso, relé ou peso.",
          "Não, quando a descida funciona. O mesmo botão manda as duas ordens.",
        ],
      },
      {
        question: "Por que o contrapeso ficou leve?",
        answers: [
          "A folha ganhou chapa, madeira ou água, ou a caixa perdeu material. Mola também cansa com os anos.",
          "Reforma na folha e ferrugem na caixa são as causas comuns. A mola perde força depois de muitos ciclos.",
        ],
      },
    ],
    photo: "fotos de longe dos dois lados do portão e a marca do motor",
  },
  {
    id: "basculante-dois-motores-um-parou",
    broader: "basculante",
    label: "Basculante com dois motores em que um parou",
    phrase: "o basculante de dois motores em que só um sobe",
    asks: [
      "basculante dois motores só um",
      "basculante dois motores um parou",
      "basculante dois motores um funciona",
      "basculante dois motores só um funciona",
      "dois motores só um funciona",
      "dois motores só um sobe",
      "dois motores um sobe outro não",
      "basculante 2 motores só um",
      "basculante motor um lado parou",
    ],
    intent: "repair",
    answers: {
      any: [
        "Basculante com dois motores em que só um sobe deve parar já: um lado puxa, a folha sobe torta e pode cair. Desligue o disjuntor, tire todos de baixo e não destrave; em geral se troca só a peça do lado parado, como o capacitor, e a visita que mede parte de {price.preventive} em casa, sem peças.",
        "Se um dos dois motores do basculante parou ou queimou, não acione mais, porque o outro entorta a folha e força cabos e braço. Corte a energia, ninguém embaixo e nada de destravar; o conserto costuma ser no lado mudo, e a medição em residência começa em {price.preventive}, fora peças.",
        "No basculante duplo com um motor parado, o perigo é a folha, que sobe torta e pode despencar: disjuntor desligado, área vazia e motor sem destravar. Quase sempre falhou capacitor, cabo ou saída da central daquele lado, o que se mede em visita residencial desde {price.preventive}, fora peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que um dos motores parou", "O lado mudo e o que medir"],
        slots: [
          [
            "Os dois motores recebem a mesma ordem da central, mas cada um tem capacitor, cabo e saída próprios. Por isso um falha sozinho.",
            "A central comanda o par, porém cada acionador possui fio, capacitor e relé só seus. O defeito, então, atinge um lado.",
            "Embora a ordem seja uma, cabo, capacitor e saída são separados para cada motor, e basta um deles falhar.",
          ],
        ],
        bullets: [
          "Ronca e não sobe: capacitor fraco, o caso mais comum",
          "Mudo: cabo partido na travessia do vão ou relé da central",
          "Gira e não puxa: fuso, porca ou engrenagem gastos",
          "Sobe atrasado: curso ou força diferentes entre os dois",
        ],
      },
      {
        about: "safety",
        headings: ["O que fazer até o técnico chegar", "Folha torta: como deixar o portão"],
        slots: [
          [
            "Deixe a folha como está, aberta ou fechada, com o disjuntor desligado e a área isolada por dentro e por fora. Destravar um lado solta o peso no outro, e a folha desce torcendo.",
            "Não tente endireitar nem fechar na mão. Desligada a energia, isole os dois lados, porque soltar um dos motores joga todo o peso no outro.",
            "A folha fica parada onde está. Corte a energia, ponha cones dentro e fora e não solte motor algum: com um lado livre, ela cai torta.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz no basculante duplo", "Medição, peça e sincronismo"],
        slots: [
          [
            "A folha é escorada antes de tudo. Depois se medem capacitor, cabo e saída do lado parado, e a peça ruim é trocada, em geral em até {trade.smallRepair} quando é o capacitor.",
            "Primeiro vem a escora, em seguida a medição do lado mudo, do capacitor à central. Capacitor trocado cabe em {trade.smallRepair}; cabo e saída tomam mais.",
            "Com a folha calçada, o técnico compara os dois lados no medidor e troca o que falhou. Capacitor é rápido, no máximo {trade.smallRepair} em regra.",
          ],
          [
            "No fim, os dois são sincronizados, para começar e parar juntos, e cabos, braços e contrapeso são revistos, porque trabalharam torcidos.",
            "O serviço acaba com o sincronismo do par e a revisão de cabos e braços, que sofreram com a folha torta.",
            "Falta igualar partida e parada dos dois motores e conferir cabos, braços e contrapeso, forçados pelo movimento torto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o basculante com um motor só?",
        answers: [
          "Não. Mesmo que suba, o esforço fica todo de um lado, a folha torce e pode cair.",
          "Não use, nem por um dia. O lado que puxa entorta braço e cabo.",
        ],
      },
      {
        question: "Precisa trocar os dois motores?",
        answers: [
          "Só se os dois estiverem gastos. O par novo fica de {price.homeSwapTwice} em casa, com mão de obra, e por isso vale medir antes.",
          "Em geral não, troca-se a peça do que parou. Trocar os dois custa de {price.homeSwapTwice}, já instalados.",
        ],
      },
      {
        question: "Posso pôr um motor de outra marca no lado parado?",
        answers: [
          "Não convém: velocidade e curso diferentes fazem a folha subir torta. O par deve ser igual.",
          "Melhor usar o mesmo modelo. Marcas diferentes andam em ritmos diferentes, e a folha torce.",
        ],
      },
      {
        question: "O cabo de aço precisa ser trocado depois?",
        answers: [
          "Se a folha subiu torta várias vezes, o técnico olha fio por fio. Cabo com fio solto é trocado em par.",
          "Depende do estrago. Qualquer fio rompido pede os dois cabos novos.",
        ],
      },
    ],
    photo: "fotos das etiquetas dos dois motores e da folha, de longe",
  },
];
