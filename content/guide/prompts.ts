export type GuidePrompt = {
  /** Id of the section it follows. */
  after: string;
  heading: string;
  text: string;
  /** Words on the button. */
  button: string;
  /** What the visitor's message starts with. */
  message: string;
};

/** Few, and each where the reader has just learned enough to ask. */
export const prompts: GuidePrompt[] = [
  {
    after: "como-escolher",
    heading: "Na dúvida entre dois motores?",
    text: "Mande uma foto do portão e a largura do vão. O técnico indica o modelo e diz se a folha precisa de ajuste antes.",
    button: "Pedir indicação de motor",
    message: "Olá! Vim pelo guia do site e quero ajuda para escolher o motor do meu portão.",
  },
  {
    after: "problemas-comuns",
    heading: "O sintoma do seu portão não está na tabela?",
    text: "Grave um vídeo curto do portão em movimento, com som. Muitas vezes ele já mostra onde está o defeito.",
    button: "Descrever o defeito",
    message: "Olá! Vim pelo guia do site. Meu portão está com defeito e quero um orçamento de conserto.",
  },
  {
    after: "quanto-custa",
    heading: "Quer o valor para o seu portão?",
    text: "Com foto, medida do vão e distância até o quadro de energia, o orçamento sai sem compromisso.",
    button: "Pedir orçamento",
    message: "Olá! Vim pelo guia do site e gostaria de um orçamento para instalação de motor de portão.",
  },
];
