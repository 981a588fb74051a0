import { expect, test } from "vitest";
import { chatLink, formatPhone, phoneLink } from "./contact.ts";

const contact = { name: "Portões Silva", phone: "5511900000000", chatHost: "https://wa.me" };

test("a chat link carries the message, encoded", () => {
  expect(chatLink(contact, "Preço do motor & kit?")).toBe(
    "https://wa.me/5511900000000?text=Pre%C3%A7o%20do%20motor%20%26%20kit%3F",
  );
});

test("a chat link without a message is a question to the shop by its name", () => {
  const text = new URL(chatLink(contact)).searchParams.get("text");
  expect(text).toBe("Olá, Portões Silva! Gostaria de receber mais informações sobre motores de portão.");
});

test("a phone is shown the Brazilian way and linked with its country code", () => {
  expect(formatPhone("5511900000000")).toBe("(11) 90000-0000");
  expect(formatPhone("551140000000")).toBe("(11) 4000-0000");
  expect(formatPhone("351210000000")).toBe("+351210000000");
  expect(phoneLink("5511900000000")).toBe("tel:+5511900000000");
});
