import type { Facts } from "#domain/facts/facts.ts";
import type { PhotoUse } from "#domain/photos.ts";

/** Where the shop's own pages show a photo. */
export function findPhotoUses({ about, home, look }: Pick<Facts, "about" | "home" | "look">, id: string): PhotoUse[] {
  const uses: [boolean, PhotoUse][] = [
    [look.logo === id, { label: "Logotipo, em todas as páginas", path: "/" }],
    [home.photos.includes(id), { label: "Fotos de serviços, na página inicial e em outras", path: "/" }],
    [about.photo === id, { label: "Quem somos", path: "/quem-somos" }],
    [about.team.some(({ photo }) => photo === id), { label: "Equipe, em Quem somos", path: "/quem-somos" }],
  ];
  return uses.filter(([isUsed]) => isUsed).map(([, use]) => use);
}
