import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Problem } from "../parts/problem.tsx";
import { styles } from "../parts/styles.ts";
import { raiseToasts } from "../parts/toasts.tsx";
import { usePanelForm } from "../parts/use-panel-form.ts";
import type { action } from "./google.tsx";
import { GooglePrompt } from "./google-prompt.tsx";

const delay = 1_000;

/** Asks for the address in a dialog after a second. Without JavaScript the button leads to a page that asks. */
export function GoogleSignIn({ returnTo }: { returnTo: string | null }) {
  const [isWaiting, setIsWaiting] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const fetcher = useFetcher<typeof action>();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const refusal = answer && "problem" in answer ? answer : undefined;
  // The dialog closes with every answer, so the page says what was refused.
  const { formId, fields } = usePanelForm<{ email: string }>("google-dialog", undefined);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      dialog.current?.showModal();
      raiseToasts();
      setIsWaiting(false);
    }, delay);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  useEffect(() => {
    if (!answer) return;
    dialog.current?.close();
    if ("url" in answer) window.location.assign(answer.url);
  }, [answer]);

  const query = returnTo ? `?${new URLSearchParams({ voltar: returnTo })}` : "";
  return (
    <>
      <Problem message={refusal?.problem} id="google-problem" />
      <form
        method="get"
        action="/admin/login/google"
        onSubmit={(event) => {
          event.preventDefault();
          setIsWaiting(true);
        }}
      >
        {returnTo && <input type="hidden" name="voltar" value={returnTo} />}
        <button type="submit" disabled={isWaiting} className={`w-full ${styles.quiet}`}>
          Entrar com Google
        </button>
      </form>
      <dialog
        ref={dialog}
        aria-labelledby="google-prompt"
        className="m-auto w-[calc(100%-2rem)] max-w-md rounded-xl p-6 backdrop:bg-ink/60"
      >
        <h2 id="google-prompt" className="mb-4 text-xl font-bold text-brand">
          Entrar com Google
        </h2>
        <fetcher.Form id={formId} method="post" action={`/admin/login/google${query}`} className="space-y-4">
          <GooglePrompt field={fields.email} isBusy={fetcher.state !== "idle"}>
            <button type="button" className={styles.quiet} onClick={() => dialog.current?.close()}>
              Cancelar
            </button>
          </GooglePrompt>
        </fetcher.Form>
      </dialog>
    </>
  );
}
