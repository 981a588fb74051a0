import { X } from "lucide-react";
import { useId } from "react";
import { styles } from "../parts/styles.ts";
import type { Area } from "./area.ts";

type AreaFieldsProps = {
  legend: string;
  /** Before the names of its fields. */
  name: string;
  area: Area;
  problemId?: string;
  /** Without it the browser keeps what is typed. */
  onChange?(area: Area): void;
  remove?: { label: string; isShown: boolean; onRemove(): void };
};

const parts = [
  { part: "x", label: "Da esquerda" },
  { part: "y", label: "De cima" },
  { part: "width", label: "Largura" },
  { part: "height", label: "Altura" },
] as const;

/** A part of the picture in numbers, for who does not draw. */
export function AreaFields({ legend, name, area, problemId, onChange, remove }: AreaFieldsProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0 space-y-2 rounded-lg border border-line p-3">
      <legend className="px-1 font-medium">{legend} (em % da foto)</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {parts.map(({ part, label }) => (
          <div key={part} className="space-y-1">
            <label htmlFor={`${id}-${part}`} className="text-sm">
              {label}
            </label>
            <input
              id={`${id}-${part}`}
              name={`${name}.${part}`}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              className={styles.input}
              aria-invalid={problemId ? true : undefined}
              aria-describedby={problemId}
              {...(onChange
                ? {
                    value: area[part],
                    onChange: ({ currentTarget: { value } }) => onChange({ ...area, [part]: value }),
                  }
                : { defaultValue: area[part] })}
            />
          </div>
        ))}
      </div>
      {remove?.isShown && (
        <button type="button" className={`needs-script ${styles.quiet}`} onClick={remove.onRemove}>
          <X aria-hidden="true" className="size-4" />
          {remove.label}
        </button>
      )}
      <noscript>
        <p className="text-sm text-soft-ink">Deixe tudo vazio para não usar.</p>
      </noscript>
    </fieldset>
  );
}
