import { type ReactNode, useRef, useState } from "react";
import { FieldFrame, toInputProps } from "../parts/field.tsx";
import { styles } from "../parts/styles.ts";
import type { FormField } from "../parts/use-panel-form.ts";

type TemplateFieldProps = {
  field: FormField;
  label: string;
  hint: ReactNode;
  columns: string[];
  rows: number;
  /** What the first row makes of it. */
  makeExample?(template: string): string;
};

/** A text with the names of columns in it, each a press away. */
export function TemplateField({ field, label, hint, columns, rows, makeExample }: TemplateFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [template, setTemplate] = useState(typeof field.initialValue === "string" ? field.initialValue : "");
  const example = makeExample?.(template) ?? "";

  function insert(name: string) {
    const area = box.current;
    if (!area) return;
    area.setRangeText(`{${name}}`, area.selectionStart, area.selectionEnd, "end");
    area.focus();
    setTemplate(area.value);
  }

  return (
    <div className="space-y-2">
      <FieldFrame field={field} label={label} hint={hint}>
        <textarea
          ref={box}
          rows={rows}
          className={`${styles.input} py-2`}
          {...toInputProps(field, hint)}
          onChange={({ currentTarget }) => setTemplate(currentTarget.value)}
        />
      </FieldFrame>
      <fieldset className="needs-script flex flex-wrap items-center gap-2">
        <legend className="sr-only">Colocar uma coluna em: {label}</legend>
        <span aria-hidden="true" className="text-sm text-soft-ink">
          Colocar:
        </span>
        {columns.map((name) => (
          <button key={name} type="button" onClick={() => insert(name)} className={styles.chip}>
            {`{${name}}`}
          </button>
        ))}
      </fieldset>
      <noscript>
        <p className="text-sm text-soft-ink">Colunas: {columns.map((name) => `{${name}}`).join(" ")}</p>
      </noscript>
      {example !== "" && (
        <p className="needs-script [overflow-wrap:anywhere]">
          <span className="text-soft-ink">Na primeira linha fica:</span> <strong>{example}</strong>
        </p>
      )}
    </div>
  );
}
