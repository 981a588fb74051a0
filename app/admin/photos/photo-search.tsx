import { Search } from "lucide-react";
import { Form, Link } from "react-router";
import { styles } from "../parts/styles.ts";
import { type PhotosPlace, toListName, toPhotosAddress } from "./photos-address.ts";

export function PhotoSearch({ place: { search, list } }: { place: PhotosPlace }) {
  return (
    <Form method="get" role="search" className="flex w-full flex-wrap items-end gap-2 md:w-auto md:flex-1">
      <div className="min-w-0 flex-1 basis-48 space-y-1">
        <label htmlFor="photo-search" className="font-medium">
          Buscar fotos
        </label>
        <input
          key={search}
          id="photo-search"
          type="search"
          name="busca"
          defaultValue={search}
          maxLength={200}
          placeholder="Descrição ou nome do arquivo"
          className={styles.input}
        />
      </div>
      {list !== "all" && <input type="hidden" name="ver" value={toListName(list)} />}
      <button type="submit" className={styles.quiet}>
        <Search aria-hidden="true" className="size-4" />
        Buscar
      </button>
      {search !== "" && (
        <Link to={toPhotosAddress({ list })} className={styles.link}>
          Limpar
        </Link>
      )}
    </Form>
  );
}
