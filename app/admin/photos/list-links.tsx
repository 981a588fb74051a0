import { Link } from "react-router";
import { formatNumber } from "#domain/format-number.ts";
import type { PhotoList } from "#domain/photos.ts";
import { type PhotosPlace, toPhotosAddress } from "./photos-address.ts";

type ListLinksProps = { place: PhotosPlace; undescribed: number; inBin: number };

export function ListLinks({ place, undescribed, inBin }: ListLinksProps) {
  const lists: { list: PhotoList; label: string; count?: number }[] = [
    { list: "all", label: "Todas" },
    { list: "undescribed", label: "Sem descrição", count: undescribed },
    { list: "bin", label: "Lixeira", count: inBin },
  ];
  return (
    <nav
      aria-label="Quais fotos"
      className="flex w-full flex-wrap overflow-hidden rounded-lg border border-line bg-white sm:w-auto"
    >
      {lists.map(({ list, label, count = 0 }) => (
        <Link
          key={list}
          to={toPhotosAddress({ list, search: place.search })}
          aria-current={list === place.list ? "true" : undefined}
          preventScrollReset
          className="flex min-h-11 grow items-center justify-center px-2 font-medium -outline-offset-4 hover:bg-paper aria-[current=true]:bg-brand aria-[current=true]:text-white aria-[current=true]:outline-white sm:px-4"
        >
          {label}
          {count > 0 && ` (${formatNumber(count)})`}
        </Link>
      ))}
    </nav>
  );
}
