import { createRandom, type Random } from "#domain/random.ts";
import { seed } from "#tests/support/extent.ts";

/** What one kind of fault did to the product. */
export type Report = {
  rounds: number;
  requests: number;
  /** What a person would have noticed, a sentence each. Empty: nothing was lost. */
  losses: string[];
  /** What else is worth knowing, such as a time. */
  note?: string;
};

export type Fault = {
  name: string;
  /** In `npm run test:faults`, and as a sample of it in `npm test`. */
  rounds: number;
  run(rounds: number, random: Random): Promise<Report>;
};

/** The same seed meets the product at the same moments, as far as a machine allows. */
export function runFault({ name, run }: Fault, rounds: number): Promise<Report> {
  return run(rounds, createRandom(`${seed} ${name}`));
}

export class Tally {
  requests = 0;
  readonly losses: string[] = [];

  check(isRight: boolean, otherwise: string): void {
    if (!isRight) this.losses.push(otherwise);
  }

  report(rounds: number, note?: string): Report {
    return { rounds, requests: this.requests, losses: this.losses, ...(note !== undefined && { note }) };
  }
}
