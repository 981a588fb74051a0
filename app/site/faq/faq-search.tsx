import type { Ref } from "react";
import { Search } from "#app/ui/icons.tsx";
import { maxSearchLength } from "#domain/search.ts";

type FaqSearchProps = {
  field: Ref<HTMLInputElement>;
  /** The search that the server answered. */
  asked: string;
  /** The search that is shown now. */
  search: string;
  count: number;
  onSearch(typed: string): void;
};

/** A GET form that the server answers; React only answers sooner. The field is left alone, so no letter is ever lost. */
export function FaqSearch({ field, asked, search, count, onSearch }: FaqSearchProps) {
  return (
    <search className="block max-w-3xl space-y-3">
      <form action="/duvidas-frequentes" className="space-y-2" data-react>
        <label htmlFor="busca" className="block font-bold text-brand">
          Procure a sua dúvida
        </label>
        <div className="flex gap-2">
          <input
            ref={field}
            id="busca"
            name="busca"
            type="search"
            defaultValue={asked}
            maxLength={maxSearchLength}
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Ex.: controle"
            onChange={(event) => onSearch(event.currentTarget.value)}
            className="min-h-12 min-w-0 grow rounded-lg border-2 border-soft-ink bg-white px-4 placeholder:text-soft-ink"
          />
          <button type="submit" className="button button-accent px-4">
            <Search className="size-5" />
            <span className="max-sm:sr-only">Buscar</span>
          </button>
        </div>
      </form>
      <p className="flex flex-wrap items-center gap-x-4">
        <span role="status" className="text-soft-ink">
          {search === "" ? `${count} perguntas respondidas` : foundText(count, search)}
        </span>
        {search !== "" && (
          <a href="/duvidas-frequentes" className="text-link inline-flex min-h-11 items-center">
            Ver todas
          </a>
        )}
      </p>
    </search>
  );
}

function foundText(count: number, search: string): string {
  if (count === 0) return `Nenhuma pergunta encontrada para “${search}”`;
  return `${count} ${count === 1 ? "pergunta encontrada" : "perguntas encontradas"} para “${search}”`;
}
