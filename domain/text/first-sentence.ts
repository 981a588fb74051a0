export function getFirstSentence(text: string): string {
  return text.split(/(?<=[.!?]) /, 1)[0] ?? "";
}
