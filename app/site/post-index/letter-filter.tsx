import { indexAddress } from "./index-address.ts";

type LetterFilterProps = { letters: string[]; active: string | null; search: string };

/** Each letter leads to its first page, the active one back to all of what was found. */
export function LetterFilter({ letters, active, search }: LetterFilterProps) {
  return (
    <nav aria-label="Filtrar por letra">
      <ul className="flex flex-wrap gap-2">
        {[null, ...letters].map((letter) => {
          const isActive = letter === active;
          return (
            <li key={letter}>
              <a
                href={indexAddress({ letter: isActive ? null : letter, search, page: 1 })}
                aria-current={isActive ? "true" : undefined}
                className={`index-link ${isActive ? "index-link-current" : ""}`}
              >
                {letter ?? "Todas"}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
