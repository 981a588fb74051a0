import { randomUUID } from "node:crypto";
import { usualCost } from "#domain/accounts.ts";
import { startProduct } from "#tests/support/product.ts";
import { printRow } from "./measure.ts";

/** A wrong password and an unknown address, by turns: who measures must not learn which addresses have an account. */
const email = "bench@exemplo.com.br";
const product = await startProduct({
  LOG_LEVEL: "silent",
  PASSWORD_COST: String(usualCost.ln),
  TRUST_PROXY: "true",
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD: randomUUID(),
});
const known: number[] = [];
const unknown: number[] = [];
await timeGuess(email, 0);
for (let round = 1; round <= 15; round++) {
  known.push(await timeGuess(email, round));
  unknown.push(await timeGuess(`ninguem${round}@exemplo.com.br`, round + 100));
}
const [a, b] = [median(known), median(unknown)];
printRow(
  "sign-in refused",
  `${a.toFixed(0)} / ${b.toFixed(0)} ms`,
  `known / unknown address, ratio ${(a / b).toFixed(2)}`,
);
await product.stop();

async function timeGuess(email: string, visitor: number): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${product.url}/admin/login`, {
    method: "POST",
    body: new URLSearchParams({ email, password: "senha-que-nao-existe" }),
    headers: { "x-forwarded-for": `203.0.113.${visitor}` },
    redirect: "manual",
  });
  await answer.text();
  if (answer.status !== 400) throw new Error(`a guess was answered with ${answer.status}`);
  return performance.now() - started;
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
