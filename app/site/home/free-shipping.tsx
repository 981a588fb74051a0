import { ChatButton } from "#app/ui/chat-button.tsx";
import { Search } from "#app/ui/icons.tsx";
import { cityCaption, matchesCity } from "#domain/city-search.ts";
import { Section } from "../parts/section.tsx";
// Not a worker: this is how Vite bundles a script apart and tells its address.
import filterScript from "./filter-cities.ts?worker&url";

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

/** A GET form that the server answers; a script of its own filters while one types, by hiding what does not match. */
export function FreeShipping({ heading, text, cities, search = "", highlightedCity }: FreeShippingProps) {
  const found = search === "" ? cities : cities.filter(({ name }) => matchesCity(name, search));
  return (
    <Section heading={heading} intro={text} id={sectionId} script={filterScript}>
      {highlightedCity && <p className="text-xl font-bold text-chat">Incluindo {highlightedCity}!</p>}
      <search>
        <form action={`/#${sectionId}`} className="max-w-xl">
          <label htmlFor="cidade" className="mb-1 block font-semibold">
            Digite sua cidade
          </label>
          <div className="flex gap-2">
            <input
              id="cidade"
              name="cidade"
              type="search"
              defaultValue={search}
              autoComplete="address-level2"
              enterKeyHint="search"
              placeholder="Ex.: Guarulhos"
              className="min-h-12 w-full min-w-0 rounded-lg border-2 border-brand bg-white px-4 placeholder:text-soft-ink"
            />
            <button type="submit" className="button min-h-12 bg-brand px-4 text-white hover:bg-brand-dark">
              <Search className="size-5" />
              Buscar
            </button>
          </div>
        </form>
      </search>
      {/* The filter may have changed the words before React comes. */}
      <p role="status" suppressHydrationWarning className="text-soft-ink">
        {cityCaption(found.length)}
      </p>
      <CityList cities={cities} found={found} highlightedCity={highlightedCity} />
      <div id="pergunte-da-sua-cidade" hidden={found.length > 0}>
        <ChatButton
          button="shipping"
          message="Olá! Vim pelo site e gostaria de saber se vocês atendem a minha cidade."
        />
      </div>
    </Section>
  );
}

type CityListProps = Pick<FreeShippingProps, "cities" | "highlightedCity"> & { found: readonly DeliveryCity[] };

function CityList({ cities, found, highlightedCity }: CityListProps) {
  return (
    <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 lg:grid-cols-4">
      {cities.map((city) => {
        const { name, href } = city;
        const isHighlighted = highlightedCity !== undefined && name.split(" (")[0] === highlightedCity;
        const look = isHighlighted ? "city-link city-link-highlighted" : "city-link";
        const label = isHighlighted ? <strong>{name}</strong> : name;
        return (
          <li key={name} hidden={!found.includes(city)} className="flex min-w-0">
            {href ? (
              <a href={href} className={look}>
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
