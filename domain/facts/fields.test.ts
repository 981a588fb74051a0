import { expect, test } from "vitest";
import type { z } from "zod";
import {
  cnpj,
  day,
  line,
  openTime,
  orNone,
  phone,
  price,
  priceRange,
  ticked,
  webAddress,
  wholeNumber,
} from "./fields.ts";

function read(schema: z.ZodType, value: unknown): unknown {
  return schema.safeParse(value).data;
}

function complaint(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

test.each([
  ["899", 899],
  ["R$ 1.349,90", 1349.9],
  ["r$1349,9", 1349.9],
  ["1349.90", 1349.9],
  ["12.500", 12_500],
  [" 299,90 ", 299.9],
  [950, 950],
])("%s is a price", (written, value) => {
  expect(read(price, written)).toBe(value);
});

test.each(["0", "0,00", "-5", "grátis", "899 reais", "1.34,90", "1,349.90", "", "1000000", undefined])(
  "%s is no price",
  (written) => {
    expect(complaint(price, written)).toMatch(/\p{L}/u);
  },
);

test("a range goes up, and says at its second end when it does not", () => {
  expect(read(priceRange, { min: "800", max: "1.500" })).toEqual({ min: 800, max: 1500 });
  expect(priceRange.safeParse({ min: "800", max: "500" }).error?.issues[0]?.path).toEqual(["max"]);
});

test.each([
  ["(11) 98888-7777", "5511988887777"],
  ["11 3333-4444", "551133334444"],
  ["+55 11 98888.7777", "5511988887777"],
  ["5511988887777", "5511988887777"],
  ["55 98888-7777", "5555988887777"],
])("%s is a phone of Brazil", (written, digits) => {
  expect(read(phone, written)).toBe(digits);
});

test.each(["+1 212 555 0100", "+351 912 345 678", "98888-7777", "(01) 98888-7777", "11 98888-777", "abc", ""])(
  "%s is no phone of Brazil",
  (written) => {
    expect(complaint(phone, written)).toContain("telefone");
  },
);

test("a company's number is told by its check digits", () => {
  expect(read(cnpj, "11.222.333/0001-81")).toBe("11222333000181");
  for (const wrong of ["11.222.333/0001-82", "11.222.333/0001-91", "11222333000", "00000000000000"]) {
    expect(complaint(cnpj, wrong), wrong).toContain("CNPJ");
  }
});

test("an empty field is none, one that is filled is checked", () => {
  for (const empty of ["", null, undefined]) expect(orNone(price).parse(empty)).toBeNull();
  expect(read(orNone(price), "899")).toBe(899);
  expect(complaint(orNone(price), "abc")).toContain("reais");
});

test("a line is one line, neither blank nor endless", () => {
  expect(read(line(20), "  Motor \n  novo ")).toBe("Motor novo");
  expect(complaint(line(20, "Como se chama?"), "   ")).toBe("Como se chama?");
  expect(complaint(line(5), "Motores")).toBe("Escreva no máximo 5 letras.");
});

test("numbers are whole and within their bounds", () => {
  expect(read(wholeNumber(1, 36), " 12 ")).toBe(12);
  for (const wrong of ["0", "37", "1,5", "doze", ""]) {
    expect(complaint(wholeNumber(1, 36), wrong), wrong).toBe("Escreva um número de 1 a 36.");
  }
});

test("a box that is not sent is not ticked", () => {
  expect([ticked.parse("on"), ticked.parse(true), ticked.parse(undefined), ticked.parse("")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("a day exists, a shop closes after it opens, and an address is safe", () => {
  expect(read(day, "2027-06-30")).toBe("2027-06-30");
  expect(complaint(day, "2027-13-01")).toBe("Este dia não existe.");
  expect(read(openTime, { opens: "08:00", closes: "18:30" })).toEqual({ opens: "08:00", closes: "18:30" });
  expect(complaint(openTime, { opens: "18:00", closes: "08:00" })).toBe("Precisa fechar depois de abrir.");
  expect(complaint(openTime, { opens: "8h", closes: "18:00" })).toBe("Escreva a hora assim: 08:00.");
  expect(complaint(webAddress, "http://exemplo.com.br")).toContain("https://");
  expect(complaint(webAddress, "javascript:alert(1)")).toContain("https://");
});
