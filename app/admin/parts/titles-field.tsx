import { type Ref, useId, useImperativeHandle, useRef, useState } from "react";
import { splitTitles } from "#domain/runs.ts";
import { look } from "./look.ts";

/** For who must empty the box from outside. */
export type TitlesBox = { clear(): void };

type TitlesFieldProps = {
  label: string;
  hint: string;
  rows: number;
  defaultValue?: string;
  problemId?: string;
  ref?: Ref<TitlesBox>;
};

const number = new Intl.NumberFormat("pt-BR");
/** Beyond this, counting on every key would be felt. */
const countedCharacters = 1_000_000;

/** One title per line, with how many there are. */
export function TitlesField({ label, hint, rows, defaultValue = "", problemId, ref }: TitlesFieldProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState(() => splitTitles(defaultValue).length);
  useImperativeHandle(ref, () => ({
    clear() {
      if (box.current) box.current.value = "";
      setCount(0);
    },
  }));
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <textarea
        ref={box}
        id={id}
        name="titles"
        rows={rows}
        defaultValue={defaultValue}
        spellCheck="true"
        className={`${look.input} py-2`}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={[`${id}-hint`, problemId].filter(Boolean).join(" ")}
        onChange={({ currentTarget: { value } }) =>
          setCount(value.length > countedCharacters ? Number.NaN : splitTitles(value).length)
        }
      />
      <p id={`${id}-hint`} className="text-sm text-soft-ink">
        {hint}
        {count > 0 && <span className="needs-script"> {sayCount(count)}.</span>}
      </p>
    </div>
  );
}

function sayCount(count: number): string {
  return count === 1 ? "1 título" : `${number.format(count)} títulos`;
}
