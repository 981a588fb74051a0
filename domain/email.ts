/** What mail servers and the accounts library both take; in lower case, so that one address is one account. */
const pattern = /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/;

/** The address as it is stored, or null when it is none. */
export function toEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return email.length <= 254 && pattern.test(email) ? email : null;
}
