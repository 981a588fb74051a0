/** Every set of words with one of each list: what is named, then what is asked of it. */
export function combine(...lists: string[][]): string[] {
  return lists.reduce((sets, list) => sets.flatMap((set) => list.map((words) => `${set} ${words}`.trim())), [""]);
}

/** How people ask which motor to take: of one kind of gate, its own question answers it. */
export const choosingMotor = [
  ...["qual motor usar", "qual motor comprar", "qual motor colocar", "qual motor serve", "qual motor preciso"],
  ...["saber qual motor", "saber qual motor usar", "saber qual motor comprar", "como saber qual motor"],
  ...["como saber qual motor usar", "como saber qual motor comprar", "motor adequado", "motor certo"],
];
