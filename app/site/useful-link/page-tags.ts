import type { Params } from "react-router";

/**
 * A page is dropped from the cache when it or a page that it links to comes or goes, and, while there is room for
 * more links, when any page does. A full one thus stays through a run that makes thousands of others.
 */
export function getTags(room: number) {
  return ({ slug }: Params, loaderData: unknown): string[] => {
    const related = relatedIn(loaderData);
    const linked = [slug, ...related].map((each) => `page:${each}`);
    return related.length < room ? [...linked, "pages"] : linked;
  };
}

function relatedIn(loaderData: unknown): string[] {
  if (typeof loaderData !== "object" || loaderData === null || !("related" in loaderData)) return [];
  const { related } = loaderData;
  return Array.isArray(related) ? related.map(({ slug }) => String(slug)) : [];
}
