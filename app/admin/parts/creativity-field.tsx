import { useState } from "react";
import { toInputProps } from "./field.tsx";
import type { FormField } from "./use-panel-form.ts";

const usual = "75";

/** From 0 to 100 in steps of 5. */
export function CreativityField({ field, hint }: { field: FormField; hint: string }) {
  const { id, initialValue } = field;
  const start = typeof initialValue === "string" && /^\d+$/.test(initialValue) ? initialValue : usual;
  const [value, setValue] = useState(start);
  return (
    <div className="space-y-1">
      <div className="flex justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          Criatividade
        </label>
        <output htmlFor={id} className="needs-script font-semibold">
          {value}%
        </output>
      </div>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        className="h-11 w-full accent-brand"
        {...toInputProps(field, hint)}
        defaultValue={start}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
      <p id={`${id}-hint`} className="text-sm text-soft-ink">
        {hint}
      </p>
    </div>
  );
}
