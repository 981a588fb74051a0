import { plainLetters } from "../search-text.ts";

/** How a question begins; "other" has a question mark only. */
export type QuestionWord = "como" | "qual" | "quando" | "onde" | "por que" | "compensa" | "other";

const questionWords = ["como", "qual", "quando", "onde", "por que", "compensa"] as const;

/** The kind of question that a title asks, or null when it asks none. */
export function questionWordOf(title: string): QuestionWord | null {
  const plain = plainLetters(title).replace(/\s+/g, " ").trim();
  const word = questionWords.find((each) => plain === each || new RegExp(`^${each}(?![a-z0-9])`).test(plain));
  return word ?? (title.includes("?") ? "other" : null);
}

export function isQuestion(title: string): boolean {
  return questionWordOf(title) !== null;
}
