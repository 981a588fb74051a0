import { Search } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Form, Link } from "react-router";
import { sayAge, sayEditor, scoreWords, stateWords } from "#content/words/page-filter-words.ts";
import { ageFilters, isNarrowed, scoreFilters, stateFilters, writePageFilter } from "#domain/page-filter.ts";
import { toOption, toOptionGroups } from "../parts/option-lines.ts";
import { styles } from "../parts/styles.ts";
import type { FilterChoices } from "./filter-choices.ts";
import { type ListPlace, toListAddress, toOrderWord } from "./list-address.ts";

/** What stands above the filters. */
const searchNames = ["busca", "onde"];

type FilterFormProps = { place: ListPlace; choices: FilterChoices };

/** A search, and below it all that the list can be narrowed by; plain links and fields, so it needs no JavaScript. */
export function FilterForm({ place: { filter, order }, choices }: FilterFormProps) {
  const said = writePageFilter(filter);
  const [place, subject] = [said.get("lugar") ?? "", said.get("assunto") ?? ""];
  const orderWord = toOrderWord(order);
  const inUse = [...said.keys()].filter((name) => !searchNames.includes(name));
  return (
    <Form method="get" role="search" key={said.toString()} className="w-full space-y-3">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-48 space-y-1">
          <label htmlFor="page-search" className="font-medium">
            Buscar por título ou endereço
          </label>
          <input
            id="page-search"
            type="search"
            name="busca"
            defaultValue={filter.search}
            maxLength={200}
            aria-describedby="page-search-hint"
            className={styles.input}
          />
        </div>
        {orderWord && <input type="hidden" name="ordem" value={orderWord} />}
        <button type="submit" className={styles.quiet}>
          <Search aria-hidden="true" className="size-4" />
          Buscar
        </button>
        {isNarrowed(filter) && (
          <Link to={toListAddress({ order })} className={styles.link}>
            Limpar
          </Link>
        )}
        <p id="page-search-hint" className="basis-full text-sm text-soft-ink">
          Entre aspas, a frase exata: "vila maria"
        </p>
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="onde"
          value="texto"
          defaultChecked={filter.inText}
          className="size-5 accent-brand"
        />
        Buscar as palavras no texto das páginas
      </label>
      {/* Closed even when in use: on a phone its fields would stand between the search and what it found. */}
      <details className="rounded-lg border border-line bg-white px-4">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
          Filtros{inUse.length > 0 && ` (${inUse.length} em uso)`}
        </summary>
        <div className="grid gap-3 pb-4 sm:grid-cols-2 lg:grid-cols-4">
          <Choice label="Situação" name="estado" value={said.get("estado")}>
            {stateFilters.map((state) => option(writePageFilter({ state }).get("estado"), stateWords[state]))}
          </Choice>
          <Choice
            label="Lugar"
            name="lugar"
            value={place}
            html={toOption("-", "Nenhum lugar", place) + toOptionGroups(choices.places, place)}
          />
          <Choice label="Assunto" name="assunto" value={subject} html={toOptionGroups(choices.subjects, subject)} />
          <Choice label="Nota da resposta" name="nota" value={said.get("nota")}>
            {scoreFilters.map((score) => option(writePageFilter({ score }).get("nota"), scoreWords[score]))}
          </Choice>
          <Choice label="No Google" name="google" value={said.get("google")}>
            {option("sim", "Pode aparecer")}
            {option("nao", "Fora")}
          </Choice>
          <Choice label="Contatos" name="contatos" value={said.get("contatos")}>
            {option("com", "Com contatos")}
            {option("sem", "Sem contatos")}
          </Choice>
          <Choice label="Criada" name="idade" value={said.get("idade")}>
            {ageFilters.map((days) => option(String(days), sayAge(days)))}
          </Choice>
          <Choice label="Editada por" name="editou" value={said.get("editou")}>
            {["*", "-", ...choices.editors].map((editor) => option(editor, sayEditor(editor)))}
          </Choice>
          {filter.isOnlyPlace && <input type="hidden" name="onde-fica" value="so-ali" />}
          {filter.mainSubject && <input type="hidden" name="tema" value={filter.mainSubject} />}
          {filter.run && <input type="hidden" name="execucao" value={filter.run} />}
          <div className="flex items-end">
            <button type="submit" className={`${styles.button} w-full`}>
              Filtrar
            </button>
          </div>
        </div>
      </details>
    </Form>
  );
}

function option(value: string | null, label: string) {
  return (
    <option key={value} value={value ?? ""}>
      {label}
    </option>
  );
}

type ChoiceProps = {
  label: string;
  name: string;
  value: string | null;
} & ({ children: ReactNode; html?: never } | { html: string; children?: never });

const anything = "tanto faz";

function Choice({ label, name, value, html, children }: ChoiceProps) {
  const id = useId();
  const field = { id, name, defaultValue: value ?? "", className: styles.input };
  return (
    <div className="min-w-0 space-y-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {html === undefined ? (
        <select {...field}>
          <option value="">{anything}</option>
          {children}
        </select>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: options of ours, escaped
        <select {...field} dangerouslySetInnerHTML={{ __html: toOption("", anything, field.defaultValue) + html }} />
      )}
    </div>
  );
}
