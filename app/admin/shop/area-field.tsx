import { useRef } from "react";
import { cityClaims } from "#content/words/setting-parts.ts";
import { styles } from "../parts/styles.ts";
import { type AnyField, Errors, type Option } from "./field-parts.tsx";

type City = { slug: string; hasDelivery: boolean; hasFreeInstallation: boolean; isOnCall: boolean };

/** Every city of the catalogue, and what is promised in it. */
export function AreaField({ field, cities, value }: { field: AnyField; cities: Option[]; value: unknown }) {
  const list = useRef<HTMLUListElement>(null);
  const tickAll = (isTicked: boolean) => {
    for (const box of list.current?.querySelectorAll<HTMLInputElement>("input[name$=isServed]") ?? []) {
      box.checked = isTicked;
    }
  };
  const served = new Map((value as City[]).map((city) => [city.slug, city]));
  return (
    <fieldset className="space-y-3">
      <legend className="font-medium">Marque as cidades que você atende e o que vale em cada uma</legend>
      <Errors field={field} />
      <div className="needs-script flex flex-wrap gap-3">
        <button type="button" className={styles.quiet} onClick={() => tickAll(true)}>
          Marcar todas
        </button>
        <button type="button" className={styles.quiet} onClick={() => tickAll(false)}>
          Desmarcar todas
        </button>
      </div>
      <ul ref={list} className="grid gap-3 md:grid-cols-2">
        {cities.map(({ value: slug, label }, at) => {
          const city = served.get(slug);
          const name = `${field.name}[${at}]`;
          return (
            <li key={slug} className="rounded-lg border border-line p-3">
              <input type="hidden" name={`${name}.slug`} value={slug} />
              <input type="hidden" name={`${name}.isListed`} value="1" />
              <label className="flex min-h-11 items-center gap-3 font-semibold">
                <input
                  type="checkbox"
                  name={`${name}.isServed`}
                  defaultChecked={city !== undefined}
                  className="size-5 accent-brand"
                />
                {label}
              </label>
              <div className="flex flex-wrap gap-x-5 pl-8">
                {cityClaims.map(([claim, words]) => (
                  <label key={claim} className="flex min-h-11 items-center gap-2 text-sm">
                    <input
                      type="checkbox"
                      name={`${name}.${claim}`}
                      defaultChecked={city?.[claim] ?? false}
                      className="size-5 accent-brand"
                    />
                    {words}
                  </label>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
