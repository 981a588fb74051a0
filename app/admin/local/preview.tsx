import { Form } from "react-router";
import { toast } from "sonner";
import { copyFailed, textCopied } from "#content/words/panel-words.ts";
import { formatNumber } from "#domain/format-number.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";
import { copyText } from "../parts/copy-text.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { useHydrated } from "../parts/use-hydrated.ts";
import type { ShownPreview } from "./local-action.ts";

type PreviewProps = {
  preview: ShownPreview | undefined;
  isGenerating: boolean;
  /** The form of the titles: another version is made of what stands there. */
  formId: string;
};

export function Preview({ preview, isGenerating, formId }: PreviewProps) {
  const isHydrated = useHydrated();
  const copy = async (text: string) => {
    if (await copyText(text)) toast.success(textCopied.title);
    else toast.error(copyFailed.title, { description: copyFailed.description });
  };
  return (
    <section aria-labelledby="preview" aria-busy={isGenerating} className={`min-w-0 space-y-4 ${styles.card}`}>
      <h2 id="preview" className="text-xl font-bold">
        Resultado
      </h2>
      <p role="status" className={isGenerating || !preview ? "" : "text-soft-ink"}>
        {sayState(preview, isGenerating)}
      </p>
      {preview && !isGenerating && (
        <>
          <div className="flex flex-wrap gap-3">
            <button type="submit" form={formId} name="intent" value="another" className={styles.quiet}>
              Gerar outra versão
            </button>
            <button type="button" className={`needs-script ${styles.quiet}`} onClick={() => copy(preview.shown)}>
              Copiar Conteúdo
            </button>
            <button type="button" className={`needs-script ${styles.quiet}`} onClick={() => copy(preview.text)}>
              Copiar Sem HTML
            </button>
          </div>
          <h3 className="text-lg font-bold break-words text-brand">{preview.title}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <section aria-label="Prévia" tabIndex={0} className="max-h-[32rem] overflow-y-auto border-y border-line py-4">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own engine, which escapes the title */}
            <div className="prose" dangerouslySetInnerHTML={{ __html: preview.shown }} />
          </section>
        </>
      )}
      <Form method="post" action="/admin/local-generator" encType="multipart/form-data" preventScrollReset>
        <input type="hidden" name="title" value={preview?.title ?? ""} />
        <input type="hidden" name="content" value={preview?.html ?? ""} />
        {isHydrated && <input type="hidden" name="stay" value="1" />}
        <SubmitButton intent="save" busy="Salvando...">
          Salvar como Página
        </SubmitButton>
      </Form>
    </section>
  );
}

function sayState(preview: ShownPreview | undefined, isGenerating: boolean): string {
  if (isGenerating) return "Gerando conteúdo...";
  if (!preview) return "O conteúdo gerado aparece aqui.";
  return `${formatNumber(preview.words)} palavras, endereço ${getGeneratedPagePath(preview.slug)}`;
}
