import { useId, useState } from "react";

/** From 0 to 100 in steps of 5. */
export function CreativityField({ hint, defaultValue = 75 }: { hint: string; defaultValue?: number }) {
  const id = useId();
  const [value, setValue] = useState(defaultValue);
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
        id={id}
        name="creativity"
        type="range"
        min={0}
        max={100}
        step={5}
        defaultValue={defaultValue}
        aria-describedby={`${id}-hint`}
        className="h-11 w-full accent-brand"
        onChange={({ currentTarget }) => setValue(Number(currentTarget.value))}
      />
      <p id={`${id}-hint`} className="text-sm text-soft-ink">
        {hint}
      </p>
    </div>
  );
}
