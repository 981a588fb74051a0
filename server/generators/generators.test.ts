import { expect, test } from "vitest";
import { sampleShop } from "#content/shop.ts";
import { createLog } from "../log.ts";
import { createGenerators, getFormLimits } from "./generators.ts";

const generators = createGenerators({
  baseUrl: "http://127.0.0.1:9",
  model: "gpt-4o",
  getShop: () => sampleShop,
  log: createLog("silent"),
});

test("a service that charges by the call is asked gently, our own knowledge need not wait", () => {
  const { ai, predefined, legacy, local } = generators;
  expect([ai.pauseMs, predefined.pauseMs, legacy.pauseMs, local.pauseMs]).toEqual([500, 100, 0, 1_000]);
});

test("each page with a box for titles may send ten thousand of them", () => {
  const limits = getFormLimits(generators);
  expect([...limits.keys()]).toEqual([
    "/admin/painel",
    "/admin/legacy-generator",
    "/admin/local-generator",
    "/admin/criar",
    "/admin/conferir-titulos",
  ]);
  expect(Math.min(...limits.values())).toBe(16 * 1024 * 1024);
});
