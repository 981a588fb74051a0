import { expect, test } from "vitest";
import { faqPageOf } from "./faq-page.ts";
import { jsonLdOf } from "./graph.ts";

test("a closing script tag in the data stays data", () => {
  const question = "</script><script>alert(1)</script>";
  const json = jsonLdOf(faqPageOf([{ question, answer: "Não." }]));
  expect(json).not.toContain("</script>");
  expect(JSON.parse(json)["@graph"][0].mainEntity[0].name).toBe(question);
});
