import { expect, test } from "vitest";
import { countWorkers } from "./workers.ts";

const gigabyte = 1024 ** 3;

test("as many as cores, as long as there is memory for them", () => {
  expect(countWorkers("browser", 2, 8 * gigabyte)).toBe(2);
  expect(countWorkers("browser", 16, 64 * gigabyte)).toBe(16);
  expect(countWorkers("browser", 16, 4 * gigabyte)).toBe(5);
  expect(countWorkers("browser", 2, 1.5 * gigabyte)).toBe(2);
  expect(countWorkers("browser", 1, 0.25 * gigabyte)).toBe(1);
  expect(countWorkers("unit", 16, 4 * gigabyte)).toBe(10);
});
