import type { Concept } from "#domain/knowledge/concept.ts";

export const lento: Concept = {
  id: "lento",
  kind: "symptom",
  label: "Portão lento",
  phrase: "o portão lento",
  words: [
    "lento",
    "lentidão",
    "devagar",
    "muito devagar",
    "anda devagar",
    "andando devagar",
    "demora para abrir",
    "demora para fechar",
    "demorando para abrir",
    "demora muito",
    "abre devagar",
    "fecha devagar",
    "sem força",
    "motor fraco",
    "perdeu força",
    "anda arrastando",
    "arrastando para abrir",
    "arrastando para fechar",
    "ficou lento",
    "perdeu velocidade",
  ],
  intent: "repair",
  answers: {
    any: [
      "Portão que ficou lento tem capacitor fraco, folha pesada, falta de lubrificação ou tensão baixa. Perda aos poucos costuma ser atrito ou peso, e de repente, capacitor ou energia; se sempre foi lento, é o modelo do motor. Em casa, a visita com ajuste parte de {price.preventive}, sem peças.",
      "O portão está abrindo devagar por atrito, capacitor cansado, tensão baixa ou velocidade mal programada. Cronometre uma abertura, porque um basculante Padrão leva {opening.padrao} e os rápidos {opening.speedy} ou {opening.jetflex}; o ajuste em residência começa em {price.preventive}, sem peças.",
      "Motor lento quase sempre puxa peso demais, por trilho sujo, roldana gasta ou basculante desequilibrado, ou perdeu força no capacitor. Limpe o trilho do portão de correr com o disjuntor desligado e não destrave basculante; a visita em casa parte de {price.preventive}, fora peças.",
      "Se o portão ficou lento, veja se foi de uma vez ou aos poucos: capacitor e tensão mudam de repente, e peso, roldana e lubrificação chegam devagar. O técnico mede e regula em visita a partir de {price.preventive} em residência, sem peças; mais rápido que o original, só com outro motor.",
    ],
    price: [
      "Recuperar a velocidade de um portão lento custa, em casa, a partir de {price.preventive}, sem peças, se for ajuste, e capacitor soma pouco. Quem quer mais velocidade no basculante de até {width.quarterHp} tem kit instalado por {price.speedy}, que abre em {opening.speedy}, ou {price.jetflex}, em {opening.jetflex}.",
      "O preço para tirar a lentidão depende da causa: regulagem parte de {price.preventive} em residência, fora peças, e roldana e contrapeso pesam mais. Trocar por um basculante rápido custa {price.speedy} ou {price.jetflex}, instalado.",
      "Portão lento se resolve, em casa, desde {price.preventive}, sem peças, quando é atrito ou regulagem. Capacitor é barato, roldana e contrapeso são mais, e o kit rápido do basculante sai por {price.speedy} no Speedy, já instalado.",
    ],
    buying: [
      "Para trocar um portão lento por um rápido, o kit basculante de 1/4 HP abre em {opening.speedy} no Speedy, por {price.speedy}, ou em {opening.jetflex} no JetFlex, por {price.jetflex}, instalados. Serve à folha de até {width.quarterHp}, que precisa estar leve e firme.",
      "Vendemos motor mais rápido para o basculante de até {width.quarterHp}: o Padrão abre em {opening.padrao}, o Speedy em {opening.speedy} e o JetFlex em {opening.jetflex}, por {models.prices}, com instalação. Antes, a folha é equilibrada, senão o lento continua lento.",
      "O motor lento do basculante pode dar lugar ao Speedy, {opening.speedy} e {price.speedy}, ou ao JetFlex, {opening.jetflex} e {price.jetflex}, com entrega e instalação. Vale para folha de até {width.quarterHp}; em outros portões, a troca em casa fica de {price.homeSwap}.",
    ],
    comparison: [
      "Entre os kits de basculante, o mais lento é o Padrão, que abre em {opening.padrao}; o Speedy abre em {opening.speedy} e o JetFlex em {opening.jetflex}. Custam {models.prices}, nessa ordem, com entrega e instalação, para folha de até {width.quarterHp}.",
      "Portão lento e rápido se separam pelo motor: {opening.padrao} no Padrão, {opening.speedy} no Speedy, {opening.jetflex} no JetFlex. Os preços, instalados, são {models.pricesNamed}, e a folha precisa estar firme e equilibrada.",
      "Comparando tempos de abertura do basculante, são {opening.padrao}, {opening.speedy} e {opening.jetflex}, do mais barato ao mais caro, de {price.lowest} a {price.highest} instalado. Folha fraca ou pesada se acerta antes de ganhar velocidade.",
    ],
  },
  line: [
    "Portão que ficou lento aos poucos costuma precisar de limpeza e equilíbrio; o que ficou de repente, de medição.",
    "Se o portão sempre foi lento, o limite é do modelo, e a troca do motor resolve.",
    "Capacitor fraco deixa o portão lento na saída muito antes de parar de vez.",
  ],
  sections: [
    {
      about: "causes",
      headings: ["Por que o portão ficou lento", "Portão lento: folha pesada, capacitor ou programação"],
      slots: [
        [
          "O mais comum é a folha pesada: contrapeso desregulado, roldana travada ou trilho sujo seguram o movimento. Falta de lubrificação em pinos e fuso faz o mesmo, aos poucos.",
          "Quando a lentidão chega devagar, é mecânica: graxa velha, roda gasta, folha mais pesada. Contrapeso e trilho são os primeiros a olhar.",
          "Atrito e peso tiram velocidade antes de qualquer peça elétrica. Trilho, roldana, contrapeso e lubrificação respondem pela maioria.",
          "Folha que pesa anda arrastada, sobretudo na subida. Roda presa, sujeira e fuso seco somam resistência.",
        ],
        [
          "Perda repentina aponta para capacitor fraco, que tira força da partida, ou tensão baixa. Em motor com inversor, a velocidade é programada e pode ter mudado num reinício.",
          "De uma hora para outra, olhe capacitor e tensão. Com nobreak, a bateria fraca deixa o portão lento na falta de luz, e no inversor a programação conta.",
          "Capacitor gasto e fio fino enfraquecem o motor de repente. Motor com inversor pode ter perdido o ajuste de velocidade.",
          "Se caiu de uma vez, a parte elétrica é suspeita: capacitor, emenda ruim, tensão. Nos de inversor, veja também a velocidade programada.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que observar no portão lento", "Como cronometrar o portão, sem destravar"],
      slots: [
        [
          "O tempo de uma abertura dá um número para comparar com o do modelo e com o de depois do conserto. Não destrave para sentir o peso, porque folha desequilibrada cai ou dispara.",
          "O celular serve de cronômetro, de longe e uma vez só. O basculante fica travado, já que solto pode descer de repente.",
          "Marque o tempo de abrir e o de fechar, sem acionar em sequência. O peso da folha quem confere é o técnico.",
          "Cronometre em dias diferentes, para ver se piora com o calor ou o uso. Nada se destrava no basculante.",
        ],
        [
          "Devagar num só trecho é atrito naquele lugar; devagar o tempo todo é capacitor, tensão ou ajuste.",
          "Lentidão em um ponto acusa trilho ou roldana ali, e do começo ao fim, a parte elétrica ou a regulagem.",
          "Se arrasta sempre no mesmo lugar, há um trecho duro; se é igual no percurso, falta força.",
          "O ponto importa: trecho é mecânica, percurso todo é força ou programação.",
        ],
      ],
      steps: [
        "Cronometre uma abertura e um fechamento, de longe.",
        "Veja se a folha anda devagar o tempo todo ou só em um trecho.",
        "Desligue o disjuntor e, no portão de correr, varra o trilho.",
        "Olhe de longe cabos, roldanas e dobradiças, sem destravar.",
        "Compare com o tempo do manual do modelo.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico devolve a velocidade ao portão", "Portão lento: o que acontece na visita"],
      slots: [
        [
          "A folha é aliviada primeiro, com roldana, trilho, cabo e equilíbrio, porque motor nenhum compensa peso errado. Limpeza e lubrificação vêm junto.",
          "O técnico procura atrito com a folha solta do motor e corrige o que prende. Pinos, fuso e rodas são limpos e lubrificados.",
          "Começa-se pela mecânica, do trilho ao contrapeso, com a folha escorada no basculante. Portão leve já ganha parte da velocidade.",
          "Primeiro se tira a resistência: sujeira, roda ruim, desequilíbrio. Peça elétrica só entra depois disso.",
        ],
        [
          "Depois medem-se capacitor e tensão com o motor andando. Onde a placa permite, velocidade e parada são ajustadas sem passar do que a folha aguenta.",
          "Em seguida, capacitor e corrente são medidos, e a energia, conferida em carga. A rampa da placa, se houver, é acertada.",
          "Capacitor fraco é trocado pelo mesmo valor, e a tensão, verificada. Ajustar a rampa encurta o tempo sem bater no final.",
          "Com a folha leve, mede-se a parte elétrica e regula-se a velocidade. O tempo final é comparado com o do modelo.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Motor mais rápido: tempos e preços do basculante", "Trocar o motor lento por um mais rápido"],
      slots: [
        [
          "No basculante de até {width.quarterHp}, o Padrão abre em {opening.padrao}, o Speedy em {opening.speedy} e o JetFlex em {opening.jetflex}. Instalados, custam {models.prices}, nessa ordem.",
          "Os kits de basculante se distinguem pelo tempo: {opening.padrao}, {opening.speedy} e {opening.jetflex}. Com entrega e instalação são {models.pricesNamed}.",
          "Abrir em {opening.padrao}, em {opening.speedy} ou em {opening.jetflex} é a diferença entre os kits. Já instalados, saem por {models.prices}.",
          "Do mais lento ao mais rápido, {opening.padrao}, {opening.speedy} e {opening.jetflex}; em preço instalado, {models.prices}, para folha de até {width.quarterHp}.",
        ],
        [
          "Velocidade pede folha firme, com solda boa, cabo novo e equilíbrio. Portão bambo não deve ganhar velocidade, porque a parada castiga solda e dobradiça.",
          "Folha fraca ou torta é reforçada antes, senão o motor rápido a estraga. Cabo e contrapeso entram na conferência.",
          "Antes do motor rápido vem o portão firme. Sem isso, cada parada força solda e coluna.",
          "O motor rápido exige mais da estrutura. Soldas, cabos e equilíbrio são vistos primeiro.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Para o portão não voltar a ficar lento", "Cuidados para manter a velocidade do portão"],
      slots: [
        [
          "Trilho limpo e pinos lubrificados, com o disjuntor desligado, mantêm o tempo perto do original. Peso novo na folha pede nova regulagem.",
          "Varra o trilho e lubrifique pinos e dobradiças, sem energia. Chapa ou madeira nova muda o esforço.",
          "A limpeza do trilho é o que mais preserva a velocidade. Depois de reformar a folha, mande regular.",
          "Lubrificação leve nos pinos e trilho varrido evitam o arrasto. Se a folha mudou, o equilíbrio também.",
        ],
        [
          "A revisão {visits.home} em casa mede o capacitor e o tempo de abertura antes da pane. Em empresa, o certo é {visits.business}.",
          "Na revisão, {visits.home} em residência e {visits.business} em comércio, o capacitor fraco aparece cedo.",
          "Peça a conferência {visits.home} na casa, {visits.business} onde o uso é intenso.",
          "Com manutenção {visits.home} em casa, ou {visits.business} na empresa, o portão não perde velocidade sem aviso.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Dá para deixar o meu motor mais rápido?",
      answers: [
        "Em motor com inversor, muitas vezes sim, pela programação. No comum a velocidade é fixa, e só a troca muda o tempo.",
        "Depende do modelo: os com inversor aceitam ajuste; os comuns, não.",
        "Só se for de inversor. Os outros têm rotação fixa, e o ganho vem de aliviar a folha.",
      ],
    },
    {
      question: "O portão abre rápido e fecha devagar. É defeito?",
      answers: [
        "Pode ser programação, já que muitas centrais fecham devagar por segurança. Se mudou de repente, é contrapeso, capacitor ou atrito.",
        "Nem sempre: fechar devagar é opção de segurança em várias placas. Diferença nova costuma ser desequilíbrio.",
        "Se sempre foi assim, é ajuste da placa. Se apareceu agora, algo pesa num dos sentidos.",
      ],
    },
    {
      question: "Portão lento gasta mais energia?",
      answers: [
        "Um pouco mais por ciclo, porque o motor trabalha por mais tempo. O problema maior é o calor.",
        "Sim, mas a conta quase não mostra. Pesa mais o desgaste, porque motor forçado dura menos.",
        "Gasta pouco a mais. O que preocupa é o esforço, que esquenta o motor.",
      ],
    },
    {
      question: "Por que o portão fica lento no frio?",
      answers: [
        "A graxa endurece e o capacitor fraco sofre na partida fria. Limpeza, lubrificante e medição resolvem.",
        "O portão fica lento porque a graxa velha engrossa. Se passa ao meio-dia, comece pela lubrificação.",
        "No frio o atrito aumenta. Portão bem lubrificado sente pouco.",
      ],
    },
    {
      question: "Um capacitor maior deixa o portão mais rápido?",
      answers: [
        "Não: ele devolve a força que faltava, mas não muda a rotação. Acima do valor da etiqueta, aquece o motor.",
        "Não deve ser usado. O certo é o da etiqueta, e mais velocidade só com outro motor.",
        "Não. Valor maior só esquenta o enrolamento e pode queimá-lo.",
      ],
    },
  ],
  photo: "um vídeo da abertura completa e uma foto da etiqueta do motor",
  related: ["capacitor", "tempo-de-abertura", "contrapeso", "roldana", "speedy", "jetflex"],
  topic: "motor-de-abertura-rapida",
};
