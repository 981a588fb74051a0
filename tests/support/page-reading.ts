import { type HTMLElement, parse } from "node-html-parser";

/** What a search engine reads of a page. */
export type ReadPage = {
  title: string;
  description: string;
  robots: string;
  canonical: string;
  headings: string[];
  /** Addresses of links, as written. */
  links: string[];
  text: string;
  structuredData: Record<string, unknown>[];
};

export function readPage(html: string): ReadPage {
  const document = parse(html, { comment: false });
  const meta = (name: string) => attribute(document, `meta[name=${name}]`, "content");
  return {
    title: document.querySelector("title")?.text ?? "",
    description: meta("description"),
    robots: meta("robots"),
    canonical: attribute(document, "link[rel=canonical]", "href"),
    headings: document.querySelectorAll("h1").map((heading) => heading.text),
    links: document.querySelectorAll("a").map((link) => link.getAttribute("href") ?? ""),
    text: document.querySelector("body")?.text ?? "",
    structuredData: document
      .querySelectorAll("script[type='application/ld+json']")
      .flatMap((script) => JSON.parse(script.rawText)["@graph"]),
  };
}

function attribute(document: HTMLElement, selector: string, name: string): string {
  return document.querySelector(selector)?.getAttribute(name) ?? "";
}
