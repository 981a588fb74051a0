export type PrivacySection = { id?: string; heading: string; paragraphs: string[]; list?: string[] };

type Privacy = {
  title: string;
  description: string;
  heading: string;
  intro: string;
  counting: PrivacySection[];
  withoutTags: PrivacySection;
  withTags: PrivacySection[];
  rights: PrivacySection[];
};

/** Says what the code does. Whoever changes what is counted or loaded changes this page too. */
export const privacy: Privacy = {
  title: "Privacidade: o que este site conta e o que não guarda",
  description:
    "O que este site conta, sem cookies e sem guardar o endereço IP, quando carrega etiquetas de anúncio e como usar seus direitos da LGPD.",
  heading: "Privacidade",
  intro:
    "Este site existe para você conhecer os motores e falar com a nossa equipe. Para isso não precisamos saber quem você é. Explicamos aqui, sem juridiquês, o que é contado, o que não é e como você decide.",
  counting: [
    {
      heading: "O que contamos",
      paragraphs: [
        "Contamos quantas vezes cada página é vista e quantas vezes alguém toca em um botão de WhatsApp ou de telefone. Assim sabemos quais páginas ajudam e quais precisam melhorar. Cada toque é anotado com:",
      ],
      list: [
        "o dia e a hora;",
        "se foi WhatsApp ou telefone, e qual botão;",
        "a página e, quando ela fala de um lugar, o lugar;",
        "o site de onde a visita veio, por exemplo um buscador, e a campanha indicada no endereço, se houver;",
        "se a visita veio de um anúncio;",
        "se o aparelho é um celular ou um computador.",
      ],
    },
    {
      heading: "O que não guardamos",
      paragraphs: [
        "Essa contagem não usa cookies. Não guardamos o seu endereço IP, não montamos uma impressão digital do seu aparelho e não seguimos você de um site para outro. Nada do que contamos diz quem você é, e não cruzamos esses números com outros dados.",
        "De onde a visita veio fica anotado só na aba aberta do navegador, sem nenhum número que identifique você, e se apaga quando a aba é fechada.",
        "Para segurar robôs e excesso de acessos, o servidor usa o endereço da conexão por alguns segundos, na memória e embaralhado. Ele não é gravado na contagem.",
      ],
    },
    {
      heading: "Por quanto tempo",
      paragraphs: [
        "As anotações de cada toque são apagadas depois de treze meses. Ficam apenas as somas por dia, como “dez contatos na terça-feira”.",
      ],
    },
    {
      heading: "Quando você fala com a gente",
      paragraphs: [
        "O botão de WhatsApp abre uma conversa no aplicativo, com uma mensagem que você pode mudar antes de enviar. A partir daí valem também as regras de privacidade do WhatsApp. O que você nos contar serve para responder, orçar e prestar o serviço.",
      ],
    },
    {
      heading: "Quando há um vídeo",
      paragraphs: [
        "O vídeo, onde houver um, fica guardado em outro serviço e só é carregado de lá depois que você toca para assistir. A partir daí valem também as regras de privacidade desse serviço.",
      ],
    },
  ],
  withoutTags: {
    id: "preferencias",
    heading: "Etiquetas de anúncio",
    paragraphs: [
      "Este site não carrega etiquetas de anúncio nem, fora o vídeo citado acima, outro conteúdo de terceiros. Por isso não há um aviso para aceitar ou recusar.",
    ],
  },
  withTags: [
    {
      heading: "Etiquetas de anúncio, só com a sua permissão",
      paragraphs: [
        "Usamos etiquetas do Google para saber quais anúncios e páginas trazem contatos. Elas podem gravar cookies e enviar dados da sua visita ao Google. Nada disso é carregado antes de você tocar em “Aceitar”. Se você tocar em “Recusar”, ou se não responder, nenhum pedido é feito ao Google, e o site funciona do mesmo jeito.",
      ],
    },
    {
      id: "preferencias",
      heading: "Como mudar de ideia",
      paragraphs: [
        "Sua resposta vale por seis meses e fica guardada só no seu navegador. Para mudar antes disso, toque em “Preferências de privacidade”, no fim de qualquer página, e escolha de novo. Ao recusar, as etiquetas deixam de ser carregadas e apagamos os cookies que elas gravaram neste site.",
        "Com o JavaScript do navegador desligado, nenhuma etiqueta é carregada.",
      ],
    },
  ],
  rights: [
    {
      heading: "Seus direitos",
      paragraphs: ["A Lei Geral de Proteção de Dados (LGPD, Lei nº 13.709/2018) garante que você possa, sem custo:"],
      list: [
        "confirmar se tratamos dados seus e ter acesso a eles;",
        "corrigir o que estiver incompleto, errado ou desatualizado;",
        "pedir que dados desnecessários sejam bloqueados, tornados anônimos ou apagados;",
        "levar seus dados a outro fornecedor;",
        "saber com quem compartilhamos dados;",
        "retirar uma permissão que tenha dado e pedir que os dados tratados com ela sejam apagados;",
        "reclamar à Autoridade Nacional de Proteção de Dados (ANPD).",
      ],
    },
  ],
};
