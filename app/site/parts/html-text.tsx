import { useSite } from "#app/ui/use-site.ts";
import { withContactLinks } from "#domain/contact-links.ts";

/** Text that comes as HTML. What was stored has passed the allow-list; what is built in is checked by a test. */
export function HtmlText({ html }: { html: string }) {
  const { chatHost } = useSite();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className="prose" dangerouslySetInnerHTML={{ __html: withContactLinks(html, chatHost) }} />;
}
