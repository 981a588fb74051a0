/** Grows when the rules by which pages are judged change: pages judged by older ones are judged again. */
export const judgeVersion = 7;
