import { textSourceNames } from "#content/words/studio-words.ts";
import { runLimits } from "#domain/runs.ts";
import { type TextSource, textSources } from "#domain/sheet/sheet.ts";
import { FieldFrame, toInputProps } from "../parts/field.tsx";
import { styles } from "../parts/styles.ts";
import type { FormField } from "../parts/use-panel-form.ts";
import { TemplateField } from "./template-field.tsx";

type TextChoiceProps = {
  fields: Record<"text" | "textTemplate" | "description", FormField>;
  chosen: TextSource;
  columns: string[];
  hasKey: boolean;
};

const descriptionHint = "O que a IA deve saber além do título: promoção, tom, o que não dizer.";

/** Who writes the texts. What a choice needs shows with it, by the style sheet alone. */
export function TextChoice({ fields, chosen, columns, hasKey }: TextChoiceProps) {
  const typed = textSources.find((source) => source === fields.text.initialValue) ?? chosen;
  return (
    <section aria-labelledby="sheet-text" className={`group/text space-y-4 ${styles.card}`}>
      <h2 id="sheet-text" className="text-xl font-bold">
        Texto
      </h2>
      <fieldset className="space-y-1">
        <legend className="sr-only">Quem escreve o texto das páginas</legend>
        {textSources.map((source) => (
          <label key={source} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="text"
              value={source}
              defaultChecked={source === typed}
              className="size-5 shrink-0 accent-brand"
            />
            {textSourceNames[source]}
          </label>
        ))}
      </fieldset>
      <div className="hidden space-y-4 group-has-[[value=template]:checked]/text:block">
        <TemplateField
          field={fields.textTemplate}
          label="Modelo do texto"
          hint="Uma linha vazia começa outro parágrafo. Quem sabe HTML pode usar títulos, listas e links."
          columns={columns}
          rows={10}
        />
      </div>
      <div className="hidden space-y-2 group-has-[[value=ai]:checked]/text:block">
        {!hasKey && <p className="text-warn">Falta a chave da IA. A dona da loja configura no painel.</p>}
        <FieldFrame field={fields.description} label="Recado para a IA (opcional)" hint={descriptionHint}>
          <textarea
            rows={3}
            maxLength={runLimits.description}
            className={`${styles.input} py-2`}
            {...toInputProps(fields.description, descriptionHint)}
          />
        </FieldFrame>
      </div>
    </section>
  );
}
