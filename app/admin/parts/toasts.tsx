import { useEffect, useSyncExternalStore } from "react";
import { Toaster, useSonner } from "sonner";

const id = "toasts";

const toastOptions = {
  classNames: {
    error: "border-danger! text-danger!",
    success: "border-good! text-good!",
    description: "text-ink!",
  },
};

const narrow = "(max-width: 40rem)";

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** On a phone the keyboard and the button of the form are at the bottom. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => matchMedia(narrow).matches,
    () => false,
  );
}

/** A popover, because nothing else can be seen over the backdrop of a dialog. */
export function Toasts() {
  const { toasts } = useSonner();
  const isNarrow = useIsNarrow();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every toast comes on top of what was opened before it
  useEffect(raiseToasts, [toasts]);
  return (
    <div id={id} popover="manual" className="inset-auto m-0 size-0 overflow-visible border-0 bg-transparent p-0">
      <Toaster
        position={isNarrow ? "top-center" : "bottom-right"}
        duration={6_000}
        containerAriaLabel="Avisos"
        toastOptions={toastOptions}
      />
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
