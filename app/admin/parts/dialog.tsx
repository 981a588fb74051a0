import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { raiseToasts } from "./toasts.tsx";

type DialogProps = {
  title: string;
  /** The address without the dialog: Escape goes there. */
  closeTo: string;
  children: ReactNode;
};

/** Stands open in the page when there is no JavaScript, and over it when there is. Its address opens it. */
export function Dialog({ title, closeTo, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.removeAttribute("open");
    element?.showModal();
    raiseToasts();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={id}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg space-y-4 overflow-y-auto rounded-xl border border-line bg-white p-5 text-ink backdrop:bg-ink/60 md:p-6"
      onCancel={(event) => {
        event.preventDefault();
        navigate(closeTo, { replace: true, preventScrollReset: true });
      }}
    >
      <h2 id={id} className="text-xl font-bold text-brand">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
