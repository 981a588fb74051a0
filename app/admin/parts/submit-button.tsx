import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { styles } from "./styles.ts";

type SubmitButtonProps = {
  children: ReactNode;
  /** What it says while its own form is on its way. */
  busy: string;
  intent?: string;
  /** Id of its form, where that stands elsewhere. */
  form?: string;
  kind?: "button" | "quiet" | "danger";
  isWide?: boolean;
};

/** Sends its form; with an intent it says which of several on the page it belongs to. */
export function SubmitButton({ children, busy, intent, form, kind = "button", isWide = false }: SubmitButtonProps) {
  const { state, formData } = useNavigation();
  const isMine = !intent || formData?.get("intent") === intent;
  const isBusy = state !== "idle" && isMine;
  return (
    <button
      type="submit"
      form={form}
      name={intent ? "intent" : undefined}
      value={intent}
      disabled={isBusy}
      className={`${styles[kind]} ${isWide ? "w-full" : ""}`}
    >
      {isBusy ? busy : children}
    </button>
  );
}
