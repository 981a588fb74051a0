import { createHash } from "node:crypto";

/** `npm run test:all` leaves nothing out; `npm test` takes samples of what is long. */
export const isWhole = process.env.TEST_ALL === "1";

/** Chooses the samples. By itself it is that of the commit, so that what is not changed does not change its verdict. */
export const seed = process.env.TEST_SEED ?? "0";

/** Not where a person runs a file by itself: who changes something sees all that is known of it. */
export const isSample = process.env.TEST_SEED !== undefined && !isWhole;

/** A number below so many, the same for the same seed and name. */
export function draw(name: string, below: number): number {
  return createHash("sha256").update(`${seed} ${name}`).digest().readUInt32BE() % below;
}

/** One in so many of what is many; in `npm run test:all` each. */
export function isChosen(name: string, oneIn: number): boolean {
  return isWhole || draw(name, oneIn) === 0;
}

/** The tag of a test that has many sisters: `npm test` runs one in so many of them, `npm run test:all` each. */
export function oneIn(count: number, name: string): string[] {
  return draw(name, count) === 0 ? [] : ["@whole"];
}

/** The tag of each of a few sisters: `npm test` runs one of them. */
export function oneOf(names: readonly string[], name: string): string[] {
  return names[draw(names.join(), names.length)] === name ? [] : ["@whole"];
}
