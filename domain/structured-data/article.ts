import type { Article, HowTo, HowToStep, HowToTool, Organization } from "schema-dts";
import { shareImagePath } from "../metadata.ts";
import type { Named, SiteIdentity } from "./graph.ts";
import { businessId } from "./local-business.ts";

export type ArticleFacts = { title: string; description: string; datePublished: string; dateModified?: string };

export function toArticleData(article: ArticleFacts, site: SiteIdentity, path: string): Named<Article, "Article"> {
  const publisher: Named<Organization, "Organization"> = {
    "@type": "Organization",
    "@id": businessId(site),
    name: site.name,
    url: `${site.url}/`,
  };
  return {
    "@type": "Article",
    headline: article.title,
    description: article.description,
    inLanguage: "pt-BR",
    datePublished: article.datePublished,
    dateModified: article.dateModified ?? article.datePublished,
    mainEntityOfPage: site.url + path,
    image: site.url + shareImagePath(path),
    author: publisher,
    publisher,
  };
}

export type HowToFacts = {
  name: string;
  description: string;
  /** ISO 8601: "PT2H". */
  totalTime: string;
  tools: readonly string[];
  steps: readonly { name: string; text: string }[];
};

export function toHowToData(guide: HowToFacts): HowTo {
  return {
    "@type": "HowTo",
    name: guide.name,
    description: guide.description,
    totalTime: guide.totalTime,
    tool: guide.tools.map((name): Named<HowToTool, "HowToTool"> => ({ "@type": "HowToTool", name })),
    step: guide.steps.map(
      ({ name, text }, at): Named<HowToStep, "HowToStep"> => ({ "@type": "HowToStep", position: at + 1, name, text }),
    ),
  };
}
