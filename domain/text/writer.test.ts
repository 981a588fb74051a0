import { expect, test } from "vitest";
import { createRandom } from "../random.ts";
import { createWriter } from "./writer.ts";

function write(text: string, brand?: string): string {
  return createWriter({ place: null, gates: [], brand, random: createRandom("a seed") }).writeOne([text]);
}

test("a make is named where the title names one", () => {
  expect(write("O motor [marca] se destrava com a chave.", "PPA")).toBe("O motor PPA se destrava com a chave.");
});

test("who names no make is told of the motor, and of no make of theirs", () => {
  expect(write("O motor [marca] se destrava com a chave.")).toBe("O motor se destrava com a chave.");
  expect(write("Compare o [marca] com os outros.")).toBe("Compare o da sua marca com os outros.");
  expect(write("Procure a assistência da [marca].")).toBe("Procure a assistência da sua marca.");
});
