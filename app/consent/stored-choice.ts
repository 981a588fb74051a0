export type Choice = "accept" | "refuse";

const key = "privacidade";
const sixMonths = 182 * 24 * 60 * 60 * 1000;
/** Where storage is closed the answer holds for this page. */
let pageChoice: Choice | null = null;

/** Null when nobody has answered, or too long ago. */
export function readChoice(): Choice | null {
  try {
    const { choice, at } = JSON.parse(localStorage.getItem(key) ?? "{}");
    const age = Date.now() - Number(at);
    return (choice === "accept" || choice === "refuse") && age >= 0 && age < sixMonths ? choice : pageChoice;
  } catch {
    return pageChoice;
  }
}

export function saveChoice(choice: Choice): void {
  pageChoice = choice;
  try {
    localStorage.setItem(key, JSON.stringify({ choice, at: Date.now() }));
  } catch {
    // Kept for this page above.
  }
}
