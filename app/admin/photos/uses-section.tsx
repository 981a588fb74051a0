import type { PhotoUse } from "#domain/photos.ts";
import { styles } from "../parts/styles.ts";
import { PhotoSection } from "./photo-section.tsx";

export function UsesSection({ uses }: { uses: PhotoUse[] }) {
  return (
    <PhotoSection title="Onde é usada">
      {uses.length === 0 ? (
        <div className="space-y-2 text-soft-ink">
          <p>Nenhuma página mostra esta foto ainda.</p>
          <p>
            Para ela aparecer no site, escolha-a em Minha loja, nas partes “Página inicial” ou “Quem somos”, ou ponha-a
            no texto de uma página, em Páginas.
          </p>
        </div>
      ) : (
        <ul>
          {uses.map(({ label, path }) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noreferrer" className={styles.link}>
                {label}
                <span className="sr-only"> (abre em nova aba)</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </PhotoSection>
  );
}
