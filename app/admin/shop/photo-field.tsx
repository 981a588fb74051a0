import { Picture } from "#app/ui/picture.tsx";
import type { FieldSpec } from "#content/words/section-fields.ts";
import type { PhotoView } from "#domain/photos.ts";
import { styles } from "../parts/styles.ts";
import { type AnyField, Errors } from "./field-parts.tsx";

type PhotoFieldProps = { spec: FieldSpec; field: AnyField; photos: readonly PhotoView[] };

/** One or several of the library. */
export function PhotoField({ spec, field, photos }: PhotoFieldProps) {
  const { initialValue } = field;
  const chosen = new Set(Array.isArray(initialValue) ? initialValue : [initialValue]);
  const isOne = spec.kind === "photo";
  return (
    <fieldset className="w-full space-y-2">
      <legend className="font-medium">{spec.label}</legend>
      <Errors field={field} />
      {photos.length === 0 ? (
        <p className="text-soft-ink">
          Ainda não há fotos com descrição.{" "}
          <a href="/admin/fotos" className={styles.link}>
            Enviar fotos
          </a>
        </p>
      ) : (
        <details className="rounded-lg border border-line px-3" open={chosen.size > 0 && !chosen.has(undefined)}>
          <summary className="flex min-h-11 cursor-pointer items-center py-2">Escolher da biblioteca</summary>
          <div className="grid grid-cols-2 gap-3 pb-3 sm:grid-cols-3">
            {isOne && (
              <label className="grid min-h-24 place-items-center gap-2 rounded-lg border border-line p-2 text-center">
                <input
                  type="radio"
                  name={field.name}
                  value=""
                  defaultChecked={!initialValue}
                  className="size-5 accent-brand"
                />
                Sem foto
              </label>
            )}
            {photos.map((photo) => (
              <label key={photo.id} className="space-y-2 rounded-lg border border-line p-2 has-checked:border-brand">
                <Picture photo={photo} sizes="10rem" loading="lazy" className="h-24 w-full rounded object-cover" />
                <span className="flex items-center gap-2 text-sm">
                  <input
                    type={isOne ? "radio" : "checkbox"}
                    name={field.name}
                    value={photo.id}
                    defaultChecked={chosen.has(photo.id)}
                    className="size-5 shrink-0"
                  />
                  <span className="line-clamp-2">{photo.alt}</span>
                </span>
              </label>
            ))}
          </div>
        </details>
      )}
    </fieldset>
  );
}
