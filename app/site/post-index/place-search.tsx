import { Search } from "#app/ui/icons.tsx";
import { maxSearchLength } from "#domain/search.ts";

/** A plain GET form: it looks in all letters, which then narrow what was found. */
export function PlaceSearch({ search }: { search: string }) {
  return (
    <search className="block">
      <form action="/postagens/indice" className="max-w-xl">
        <label htmlFor="busca" className="mb-1 block font-semibold">
          Procure pelo bairro ou pela cidade
        </label>
        <div className="flex gap-2">
          <input
            id="busca"
            name="busca"
            type="search"
            defaultValue={search}
            maxLength={maxSearchLength}
            autoComplete="address-level2"
            enterKeyHint="search"
            placeholder="Ex.: Mooca"
            className="min-h-12 w-full min-w-0 rounded-lg border-2 border-brand bg-white px-4 placeholder:text-soft-ink"
          />
          <button type="submit" className="button min-h-12 bg-brand px-4 text-white hover:bg-brand-dark">
            <Search className="size-5" />
            Buscar
          </button>
        </div>
      </form>
      {search !== "" && (
        <a href="/postagens/indice" className="text-link inline-flex min-h-11 items-center">
          Limpar a busca
        </a>
      )}
    </search>
  );
}
