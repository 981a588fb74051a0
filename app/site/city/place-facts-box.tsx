import type { ReactNode } from "react";
import { Building2, Compass, type Icon, MapPin, Route as RoadIcon, Signpost } from "#app/ui/icons.tsx";
import type { PlaceFacts } from "#content/places/place-page.ts";

type PlaceLabel = { label: string; href?: string };

export function PlaceFactsBox({ facts: { region, parents, neighbours, roads, housing } }: { facts: PlaceFacts }) {
  return (
    <aside aria-labelledby="sobre-o-lugar" className="lg:sticky lg:top-24 lg:col-start-2 lg:self-start">
      <div className="card space-y-4">
        <h2 id="sobre-o-lugar" className="text-xl">
          Sobre o lugar
        </h2>
        <dl className="space-y-4">
          <Fact icon={Compass} name="Região">
            {region.charAt(0).toUpperCase() + region.slice(1)}
          </Fact>
          {parents.length > 0 && (
            <Fact icon={MapPin} name="Fica em">
              <Names items={parents} />
            </Fact>
          )}
          <Fact icon={Signpost} name="Vizinhos">
            <Names items={neighbours} />
          </Fact>
          <Fact icon={RoadIcon} name="Principais acessos">
            {roads.join(", ")}
          </Fact>
          <Fact icon={Building2} name="Imóveis mais comuns">
            {housing.join(", ")}
          </Fact>
        </dl>
      </div>
    </aside>
  );
}

function Fact({ icon: Icon, name, children }: { icon: Icon; name: string; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-3">
      <dt className="flex items-center gap-2 font-semibold text-brand">
        <Icon className="size-5 shrink-0" />
        {name}
      </dt>
      <dd className="pl-7">{children}</dd>
    </div>
  );
}

function Names({ items }: { items: readonly PlaceLabel[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {items.map(({ label, href }) => (
        <li key={label}>
          {href ? (
            <a href={href} className="text-link inline-flex min-h-11 items-center">
              {label}
            </a>
          ) : (
            label
          )}
        </li>
      ))}
    </ul>
  );
}
