import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { memoryPages, validateXML } from "xmllint-wasm";

const schema = readFileSync(join(import.meta.dirname, "sitemap.xsd"), "utf8");

/** By the schema of the protocol. */
export async function expectValidSitemap(xml: string): Promise<void> {
  const { valid, errors } = await validateXML({ xml, schema, maxMemoryPages: memoryPages.max });
  expect(errors).toEqual([]);
  expect(valid).toBe(true);
}

export function readLocations(xml: string): string[] {
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => address);
}
