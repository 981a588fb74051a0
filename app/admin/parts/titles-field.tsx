import { type Ref, useImperativeHandle, useRef, useState } from "react";
import { sayCount } from "#content/words/say-count.ts";
import { splitTitles } from "#domain/runs.ts";
import { FieldFrame, toInputProps } from "./field.tsx";
import { styles } from "./styles.ts";
import { useKeptText } from "./use-kept-text.ts";
import type { FormField } from "./use-panel-form.ts";

/** For who must empty the box from outside. */
export type TitlesBox = { clear(): void };

type TitlesFieldProps = {
  field: FormField;
  label: string;
  hint: string;
  rows: number;
  problemId?: string;
  ref?: Ref<TitlesBox>;
};

/** Beyond this, counting on every key would be felt. */
const countedCharacters = 1_000_000;

/** One title per line, with how many there are. */
export function TitlesField({ field, label, hint, rows, problemId, ref }: TitlesFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { initialValue } = field;
  const [count, setCount] = useState(() => (typeof initialValue === "string" ? splitTitles(initialValue).length : 0));
  useImperativeHandle(ref, () => ({
    clear() {
      if (box.current) box.current.value = "";
      setCount(0);
    },
  }));
  useKeptText(box, (text) => setCount(countTitles(text)));
  const hintWithCount = (
    <>
      {hint}
      {count > 0 && <span className="needs-script"> {sayCount(count, "título", "títulos")}.</span>}
    </>
  );
  return (
    <FieldFrame field={field} label={label} hint={hintWithCount}>
      <textarea
        ref={box}
        rows={rows}
        spellCheck="true"
        className={`${styles.input} py-2`}
        {...toInputProps(field, hint, problemId)}
        onChange={({ currentTarget: { value } }) => setCount(countTitles(value))}
      />
    </FieldFrame>
  );
}

function countTitles(text: string): number {
  return text.length > countedCharacters ? Number.NaN : splitTitles(text).length;
}
