import { SearchBox } from "../parts/search-box.tsx";
import { type PhotosPlace, toListName, toPhotosAddress } from "./photos-address.ts";

export function PhotoSearch({ place: { search, list } }: { place: PhotosPlace }) {
  return (
    <SearchBox
      label="Buscar fotos"
      hint="Descrição ou nome"
      search={search}
      clearTo={toPhotosAddress({ list })}
      kept={list === "all" ? {} : { ver: toListName(list) }}
    />
  );
}
