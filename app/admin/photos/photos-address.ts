import { readPageNumber } from "#domain/paging.ts";
import type { PhotoList } from "#domain/photos.ts";

/** What the address of the list says: which photos, what is searched for among them, and which page. */
export type PhotosPlace = { list: PhotoList; search: string; page: number };

export const photosPath = "/admin/fotos";

/** After a photo went into the bin: offers to take it out again. */
const deletedParam = "excluida";
const maxSearchLength = 200;

const listNames: Record<PhotoList, string> = { all: "", undescribed: "sem-descricao", bin: "lixeira" };

export function readPhotosPlace(query: URLSearchParams): PhotosPlace {
  const name = query.get("ver") ?? "";
  const list = name === listNames.bin ? "bin" : name === listNames.undescribed ? "undescribed" : "all";
  const search = (query.get("busca") ?? "").trim().slice(0, maxSearchLength);
  return { list, search, page: Math.min(readPageNumber(query.get("pagina")), 100_000) };
}

export function readDeleted(query: URLSearchParams): string | null {
  return query.get(deletedParam);
}

export function toPhotosAddress({ list = "all", search = "", page = 1 }: Partial<PhotosPlace>, deleted = ""): string {
  const query = new URLSearchParams();
  if (list !== "all") query.set("ver", listNames[list]);
  if (search) query.set("busca", search);
  if (page > 1) query.set("pagina", String(page));
  if (deleted) query.set(deletedParam, deleted);
  return query.size > 0 ? `${photosPath}?${query}` : photosPath;
}

export function toListName(list: PhotoList): string {
  return listNames[list];
}

export function toPhotoAddress(id: string): string {
  return `${photosPath}/${id}`;
}

export function toOriginalAddress(id: string, width?: number): string {
  return `${photosPath}/${id}/original${width ? `?largura=${width}` : ""}`;
}
