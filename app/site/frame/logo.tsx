import { useLogo } from "#app/ui/use-site.ts";
import { Photo } from "../parts/photo.tsx";

/** The owner's, or a tilting gate, half open. */
export function Logo() {
  const logo = useLogo();
  if (logo)
    return <Photo photo={{ ...logo, alt: "" }} sizes="6rem" isFirst className="h-10 w-auto max-w-28 shrink-0" />;
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
      <rect width="32" height="32" rx="6" className="fill-brand" />
      <path d="M6 26V9h20v17" fill="none" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M8.5 20 23.5 12" className="stroke-accent" strokeWidth="3" strokeLinecap="round" />
      <path d="M23.5 12v8" stroke="#fff" strokeWidth="1.5" strokeDasharray="2 2" />
    </svg>
  );
}
