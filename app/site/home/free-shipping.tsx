import { MapPin, Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ChatButton } from "#app/ui/chat-button.tsx";
import { longestCitySearch, matchesCity } from "#domain/city-search.ts";
import { Section } from "../parts/section.tsx";

export type DeliveryCity = {
  name: string;
  /** The city's page, when it has one. */
  href?: string;
};

type FreeShippingProps = {
  heading: string;
  text: string;
  cities: readonly DeliveryCity[];
  /** What was searched for in the address of this page. */
  search?: string;
  /** The city that the page is about. */
  highlightedCity?: string;
};

const sectionId = "frete-gratis";

/** A GET form, so that it also filters without script; React filters while one types. */
export function FreeShipping({ heading, text, cities, search: asked = "", highlightedCity }: FreeShippingProps) {
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState(asked);
  // What was typed while React was still loading.
  useEffect(() => setSearch(input.current?.value ?? ""), []);
  const found = cities.filter(({ name }) => matchesCity(name, search));

  return (
    <Section heading={heading} intro={text} id={sectionId}>
      {highlightedCity && <p className="text-xl font-bold text-chat">Incluindo {highlightedCity}!</p>}
      <search>
        <form action={`/#${sectionId}`} data-react onSubmit={(event) => event.preventDefault()} className="max-w-xl">
          <label htmlFor="cidade" className="mb-1 block font-semibold">
            Digite sua cidade
          </label>
          <div className="flex gap-2">
            <input
              ref={input}
              id="cidade"
              name="cidade"
              type="search"
              defaultValue={asked}
              onChange={(event) => setSearch(event.target.value)}
              maxLength={longestCitySearch}
              autoComplete="address-level2"
              enterKeyHint="search"
              placeholder="Ex.: Guarulhos"
              className="min-h-12 w-full min-w-0 rounded-lg border-2 border-brand bg-white px-4 placeholder:text-soft-ink"
            />
            <button type="submit" className="button min-h-12 bg-brand px-4 text-white hover:bg-brand-dark">
              <Search aria-hidden="true" className="size-5" />
              Buscar
            </button>
          </div>
        </form>
      </search>
      <p role="status" className="text-soft-ink">
        {found.length > 0
          ? countOf(found.length)
          : "Nenhuma cidade encontrada com este termo. Entre em contato para verificar disponibilidade."}
      </p>
      {found.length > 0 ? (
        <CityList cities={found} highlightedCity={highlightedCity} />
      ) : (
        <ChatButton
          button="shipping"
          message="Olá! Vim pelo site e gostaria de saber se vocês atendem a minha cidade."
        />
      )}
    </Section>
  );
}

function countOf(found: number): string {
  return found === 1 ? "1 cidade com frete grátis" : `${found} cidades com frete grátis`;
}

function CityList({ cities, highlightedCity }: Pick<FreeShippingProps, "cities" | "highlightedCity">) {
  return (
    <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 lg:grid-cols-4">
      {cities.map(({ name, href }) => {
        const isHighlighted = highlightedCity !== undefined && name.split(" (")[0] === highlightedCity;
        const look = `flex min-h-12 min-w-0 grow items-center gap-2 rounded-lg border px-2 py-2 sm:px-3 leading-tight ${
          isHighlighted ? "border-accent bg-accent text-accent-ink" : "border-line bg-white text-brand"
        }`;
        const label = (
          <>
            <MapPin aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />
            <span className="min-w-0 wrap-anywhere">{isHighlighted ? <strong>{name}</strong> : name}</span>
          </>
        );
        return (
          <li key={name} className="flex min-w-0">
            {href ? (
              <a href={href} className={`${look} hover:border-brand`}>
                {label}
              </a>
            ) : (
              <span className={look}>{label}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
