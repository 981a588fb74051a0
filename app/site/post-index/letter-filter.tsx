import { indexAddress } from "./index-address.ts";

/** Each letter leads to its first page, the active one back to the whole list. */
export function LetterFilter({ letters, active }: { letters: string[]; active: string | null }) {
  return (
    <nav aria-label="Filtrar por letra">
      <ul className="flex flex-wrap gap-2">
        {[null, ...letters].map((letter) => {
          const isActive = letter === active;
          return (
            <li key={letter}>
              <a
                href={indexAddress({ letter: isActive ? null : letter, page: 1 })}
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
