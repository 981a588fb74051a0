import type { PageLink } from "../parts/link-grid.tsx";

export function termLink({ name, slug }: { name: string; slug: string }): PageLink {
  return { label: name.charAt(0).toUpperCase() + name.slice(1), href: `/termos/${slug}` };
}
