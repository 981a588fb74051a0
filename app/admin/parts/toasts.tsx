import { useEffect } from "react";
import { Toaster, useSonner } from "sonner";

const id = "toasts";

const toastOptions = {
  classNames: {
    error: "border-danger! text-danger!",
    success: "border-good! text-good!",
    description: "text-ink!",
  },
};

/** A popover, because nothing else can be seen over the backdrop of a dialog. */
export function Toasts() {
  const { toasts } = useSonner();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every toast comes on top of what was opened before it
  useEffect(raiseToasts, [toasts]);
  return (
    <div id={id} popover="manual" className="inset-auto m-0 size-0 overflow-visible border-0 bg-transparent p-0">
      <Toaster position="bottom-right" duration={6_000} containerAriaLabel="Avisos" toastOptions={toastOptions} />
    </div>
  );
}

/** What opened last is on top: call it after opening a dialog. */
export function raiseToasts(): void {
  const toasts = document.getElementById(id);
  // Browsers of before 2024 show them behind the dialog.
  if (!toasts?.showPopover) return;
  if (toasts.matches(":popover-open")) toasts.hidePopover();
  toasts.showPopover();
}
