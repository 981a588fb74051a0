/** Every set of words with one of each list: what is named, then what is asked of it. */
export function combine(...lists: string[][]): string[] {
  return lists.reduce((sets, list) => sets.flatMap((set) => list.map((words) => `${set} ${words}`.trim())), [""]);
}
