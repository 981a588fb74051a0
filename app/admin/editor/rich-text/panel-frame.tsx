import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { styles } from "../../parts/styles.ts";

type PanelFrameProps = { title: string; onClose(): void; children: ReactNode };

/** Opens below the tools; Escape closes it. Enter must not send the form around it. */
export function PanelFrame({ title, onClose, children }: PanelFrameProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="space-y-3 border-t border-line bg-white p-3"
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
        if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
      // What is typed here is no part of the page.
      onInput={(event) => event.stopPropagation()}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        <button type="button" aria-label="Fechar" className="grid size-11 place-items-center" onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {children}
    </section>
  );
}

type SearchBoxProps = { label: string; value: string; onChange(value: string): void };

export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const id = useId();
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: a person has just asked for it
        autoFocus
        value={value}
        className={styles.input}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
