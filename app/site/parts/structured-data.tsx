import type { Graph } from "../../../domain/structured-data/graph.ts";

/** Data for search engines. "<" is written so that nothing in it can end the script. */
export function StructuredData({ graph }: { graph: Graph }) {
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
