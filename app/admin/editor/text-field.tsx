import { type ComponentType, useEffect, useRef, useState } from "react";
import type { PhotoView } from "#domain/photos.ts";
import { styles } from "../parts/styles.ts";
import type { FormField } from "../parts/use-panel-form.ts";
import type { FactTable, Figure, LinkedPage } from "./rich-text/library.ts";
import type { RichTextProps } from "./rich-text/rich-text.tsx";

type TextFieldProps = {
  field: FormField;
  /** What it begins with. */
  html: string;
  figures: readonly Figure[];
  tables: readonly FactTable[];
  photos: readonly PhotoView[];
  pages: readonly LinkedPage[];
  photosPath: string;
};

const hint =
  "Preços e outros dados da loja entram pelo botão “Inserir dado da loja” e mudam sozinhos. A frase em que um deles falta em Minha loja não aparece no site. O texto colado perde as cores e o tipo de letra de onde veio.";

/**
 * The text as it looks, once the editor has come; until then, and where it cannot come, the field that it fills. Without
 * JavaScript that field is all there is.
 */
export function TextField({ field, html, ...library }: TextFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [RichText, setRichText] = useState<ComponentType<RichTextProps> | "failed" | null>(null);
  const ids = { label: `${field.id}-label`, hint: `${field.id}-hint` };
  const hasErrors = (field.errors?.length ?? 0) > 0;
  const describedBy = [hasErrors ? field.errorId : "", ids.hint].filter(Boolean).join(" ");
  const isRich = RichText !== null && RichText !== "failed";

  useEffect(() => {
    let isStale = false;
    import("./rich-text/rich-text.tsx").then(
      (module) => !isStale && setRichText(() => module.default),
      () => !isStale && setRichText("failed"),
    );
    return () => {
      isStale = true;
    };
  }, []);

  function write(value: string): void {
    const { current } = box;
    if (!current) return;
    current.value = value;
    current.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <div className="space-y-1">
      <label id={ids.label} htmlFor={isRich ? undefined : field.id} className="font-medium">
        Texto da página
      </label>
      {hasErrors && (
        <p id={field.errorId} role="alert" className="text-sm font-medium text-danger">
          {field.errors?.join(" ")}
        </p>
      )}
      {isRich && (
        <RichText
          {...library}
          html={html}
          labelId={ids.label}
          describedBy={describedBy}
          isInvalid={hasErrors}
          onChange={write}
        />
      )}
      {RichText === null && <p className="needs-script text-soft-ink">Abrindo o editor...</p>}
      <textarea
        ref={box}
        id={field.id}
        name={field.name}
        defaultValue={html}
        rows={20}
        hidden={isRich}
        aria-invalid={hasErrors ? true : undefined}
        aria-describedby={describedBy}
        className={`${styles.input} py-2 font-mono text-sm ${RichText === null ? "no-script-only" : ""}`}
      />
      <p id={ids.hint} className="text-sm text-soft-ink">
        {hint}
      </p>
    </div>
  );
}
