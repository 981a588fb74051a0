/** What `npm run doctor` says: one line for each thing that it looked at. */
export type Finding = { name: string; isGood: boolean; text: string };

const width = 22;

export function sayFinding({ name, isGood, text }: Finding): string {
  return `${isGood ? "ok      " : "atenção "}  ${name.padEnd(width)}  ${text}`;
}

export const sayVerdict = (problems: number): string =>
  problems === 0 ? "tudo certo" : `${problems === 1 ? "1 ponto pede" : `${problems} pontos pedem`} atenção`;
