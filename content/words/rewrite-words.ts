/** What the screen says on which a page is written again. */

export const rewriteSources = ["knowledge", "version", "ai"] as const;

/** Today's knowledge and facts; the same in other sentences; the text service. */
export type RewriteSource = (typeof rewriteSources)[number];

export const rewriteChoices: Record<RewriteSource, { title: string; text: string; button: string; busy: string }> = {
  knowledge: {
    title: "Com o que sabemos hoje",
    text: "O mesmo jeito de escrever, com o conhecimento e os dados da loja de agora. De graça.",
    button: "Escrever com o que sabemos",
    busy: "Escrevendo...",
  },
  version: {
    title: "Outra versão",
    text: "O mesmo conhecimento, dito com outras frases. Cada clique traz uma diferente. De graça.",
    button: "Escrever outra versão",
    busy: "Escrevendo...",
  },
  ai: {
    title: "Com IA",
    text: "Um texto novo da inteligência artificial. Cada pedido é cobrado e leva alguns segundos.",
    button: "Escrever com IA",
    busy: "A IA está escrevendo...",
  },
};

export const tookTooLong = "a IA demorou demais. Tente de novo em instantes";
