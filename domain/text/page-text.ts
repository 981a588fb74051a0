export type TextTable = {
  caption: string;
  columns: string[];
  rows: string[][];
  /** One that the shop makes anew whenever it is shown. */
  facts?: "models";
};

/** A sentence with a link at its end: "Leia também" + "motores PPA". */
export type TextLink = { lead: string; label: string; href: string };

export type TextSection = {
  heading: string;
  /** Whether it tells of prices, by what it was written for. */
  isAboutCost?: boolean;
  paragraphs: string[];
  bullets: string[];
  /** Things to do in this order. */
  steps?: string[];
  table?: TextTable;
  links?: TextLink[];
};

/** A page as it is read: the answer, what belongs to it, sections, questions and a last word. */
export type PageText = {
  /** What the title asks for, in the first words. */
  answer: string;
  /** What else the title names, and where the shop goes; "" when there is nothing to add. */
  support: string;
  sections: TextSection[];
  questions: { question: string; answer: string }[];
  closing: string;
};
