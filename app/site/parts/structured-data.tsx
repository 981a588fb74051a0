/** Data for search engines, as `toJsonLd` wrote it. */
export function StructuredData({ json }: { json: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it can end the script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
