export type Crumb = { label: string; href: string };

export function Breadcrumb({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  return (
    <nav aria-label="Você está em" className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {[{ label: "Início", href: "/" }, ...crumbs].map(({ label, href }) => (
          <li key={href} className="flex items-center gap-x-2">
            <a href={href} className="inline-flex min-h-11 items-center underline underline-offset-2">
              {label}
            </a>
            <span aria-hidden="true">›</span>
          </li>
        ))}
        <li aria-current="page" className="text-brand-pale">
          {current}
        </li>
      </ol>
    </nav>
  );
}
