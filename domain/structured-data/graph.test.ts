import { expect, test } from "vitest";
import { toFaqPageData } from "./faq-page.ts";
import { toJsonLd } from "./graph.ts";

test("a closing script tag in the data stays data", () => {
  const question = "</script><script>alert(1)</script>";
  const json = toJsonLd(toFaqPageData([{ question, answer: "Não." }]));
  expect(json).not.toContain("</script>");
  expect(JSON.parse(json)["@graph"][0].mainEntity[0].name).toBe(question);
});
