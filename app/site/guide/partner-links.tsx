import { ExternalLink } from "#app/ui/icons.tsx";

export type Partner = { name: string; url: string; text: string };

/**
 * Sources we recommend and nobody pays for, so neither "sponsored" nor "nofollow", which would tell search engines
 * otherwise. "noopener" keeps the new tab's hands off ours; the referrer may pass, so that they see who sends readers.
 */
export function PartnerLinks({ partners }: { partners: readonly Partner[] }) {
  return (
    <ul className="grid max-w-[44rem] gap-3 sm:grid-cols-2">
      {partners.map(({ name, url, text }) => (
        <li key={url} className="card p-4">
          <a href={url} target="_blank" rel="noopener" className="text-link inline-flex min-h-11 items-center gap-2">
            {name}
            <ExternalLink className="size-4" />
            <span className="sr-only">(abre em outra aba)</span>
          </a>
          <p className="text-soft-ink">{text}</p>
        </li>
      ))}
    </ul>
  );
}
