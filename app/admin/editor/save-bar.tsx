import { Smartphone } from "lucide-react";
import { useNavigation } from "react-router";
import { formatTime } from "#domain/format-date.ts";
import { styles } from "../parts/styles.ts";
import type { SaveState } from "./use-autosave.ts";

type SaveBarProps = {
  formId: string;
  previewPath: string;
  state: SaveState;
  savedAt: Date | null;
  canPublish: boolean;
  loginPath: string;
};

/** Always in sight, and outside the form: a form that is built anew must not take the focus with it. */
export function SaveBar({ formId, previewPath, state, savedAt, canPublish, loginPath }: SaveBarProps) {
  const navigation = useNavigation();
  const pressed = navigation.state === "idle" ? null : navigation.formData?.get("intent");
  const isBusy = pressed === "save" || pressed === "save-publish";
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-white px-4 py-2 sm:gap-3">
      <button type="submit" form={formId} name="intent" value="save" disabled={isBusy} className={styles.button}>
        {pressed === "save" ? "Salvando..." : "Salvar"}
      </button>
      {canPublish && (
        <button
          type="submit"
          form={formId}
          name="intent"
          value="save-publish"
          disabled={isBusy}
          className={styles.quiet}
        >
          {pressed === "save-publish" ? "Publicando..." : "Salvar e publicar"}
        </button>
      )}
      <button
        type="submit"
        form={formId}
        formAction={previewPath}
        formTarget="_blank"
        className={`${styles.quiet} no-script-only`}
      >
        Ver como fica
      </button>
      <a href="#como-fica" className={`${styles.quiet} px-3 lg:hidden`}>
        <Smartphone aria-hidden="true" className="size-5" />
        <span className="sr-only">Ver a nota e como fica</span>
      </a>
      <p role="status" className="min-w-0 flex-1 basis-40 text-sm text-soft-ink">
        {state === "ended" ? (
          <>
            A sua sessão terminou. O texto está guardado neste aparelho:{" "}
            <a href={loginPath} className="font-medium text-brand underline">
              entre de novo
            </a>{" "}
            e continue de onde parou.
          </>
        ) : (
          saySaveState(state, savedAt)
        )}
      </p>
    </div>
  );
}

function saySaveState(state: Exclude<SaveState, "ended">, savedAt: Date | null): string {
  switch (state) {
    case "untouched":
      return "";
    case "saving":
      return "Guardando o rascunho...";
    case "saved":
      return `Rascunho guardado às ${formatTime(savedAt ?? new Date())}. O site só muda quando você salva.`;
    case "away":
      return "O site não responde. O texto está guardado neste aparelho e vai assim que der.";
    case "gone":
      return "Alguém excluiu esta página. O texto está guardado neste aparelho; tire a página da lixeira para salvar.";
    case "too-long":
      return "O texto é longo demais para guardar sozinho. Está só neste aparelho: encurte ou divida a página.";
  }
}
