import type { NamedValue } from "./contacts-view.ts";

/** Opens beside the panel, so that the figures stay where they were. */
export function PageName({ label, href }: NamedValue) {
  if (!href) return label;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="text-brand underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-brand"
    >
      {label}
      <span className="sr-only"> (abre em nova aba)</span>
    </a>
  );
}
