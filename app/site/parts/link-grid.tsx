export type PageLink = { label: string; href: string };

/** Many short links, easy to hit with a thumb. */
export function LinkGrid({ links }: { links: readonly PageLink[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className="text-link flex min-h-11 items-center py-1">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
