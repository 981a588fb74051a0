import { Form } from "react-router";
import { rewriteChoices } from "#content/words/rewrite-words.ts";
import type { StandingLabel } from "#content/words/standing-words.ts";
import { SideBySide } from "../page-history/side-by-side.tsx";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import type { Offer } from "./rewrite-action.ts";

type OfferedTextProps = { offer: Offer; path: string; isDraft: boolean };

/** The present text and the new one, and what may become of it. */
export function OfferedText({ offer, path, isDraft }: OfferedTextProps) {
  const { source, content, basedOn, changes, before, after } = offer;
  const isSame = changes.text.every(({ change }) => change === "same");
  return (
    <section aria-labelledby="offer-title" className={`space-y-4 ${styles.card}`}>
      <h2 id="offer-title" className="text-xl font-bold">
        {rewriteChoices[source].title}
      </h2>
      {isSame ? (
        <p role="status">O texto novo é igual ao que a página já tem. Peça outra versão se quiser outras frases.</p>
      ) : (
        <>
          <dl className="grid gap-x-6 gap-y-1 md:grid-cols-2">
            <Standing name="Nota do texto de hoje" standing={before} />
            <Standing name="Nota do texto novo" standing={after} />
          </dl>
          <SideBySide blocks={changes.text} names={[isDraft ? "Seu rascunho" : "Texto de hoje", "Texto novo"]} />
          {/* In sight while one reads: a text is several screens long. */}
          <Form
            method="post"
            action={path}
            encType="multipart/form-data"
            className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-white py-3"
          >
            <input type="hidden" name="source" value={source} />
            <input type="hidden" name="basedOn" value={basedOn} />
            <input type="hidden" name="text" value={content} />
            <SubmitButton intent="use" busy="Levando ao editor...">
              Usar este texto
            </SubmitButton>
            {!isDraft && (
              <SubmitButton intent="save" kind="quiet" busy="Salvando...">
                Usar e salvar agora
              </SubmitButton>
            )}
          </Form>
          <p className="text-sm text-soft-ink">
            “Usar este texto” abre o editor com ele, para você conferir antes de salvar. O texto de hoje fica no
            histórico.
          </p>
        </>
      )}
    </section>
  );
}

function Standing({ name, standing }: { name: string; standing: StandingLabel | null }) {
  return (
    <div>
      <dt className="font-medium">{name}</dt>
      <dd className="text-soft-ink [overflow-wrap:anywhere]">{standing?.text ?? "Sem texto ainda"}</dd>
    </div>
  );
}
