import type { Named } from "./screen-of.ts";

/** Opens beside the panel, so that the figures stay where they were. */
export function PageName({ label, href }: Named) {
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
