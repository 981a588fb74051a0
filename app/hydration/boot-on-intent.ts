import { bootParam } from "./boot-param.ts";

const signs = ["pointerover", "touchstart", "keydown", "focusin"];
let isBooting = false;

/**
 * Boots React at the first sign that someone is about to use a part that needs it, or loads the small script that a part
 * names in `data-script`. A failed load may be tried again.
 */
export function bootOnIntent(): void {
  for (const sign of signs) addEventListener(sign, boot, { passive: true });
}

async function boot({ target }: Event): Promise<void> {
  const part = target instanceof Element ? target.closest<HTMLElement>("[data-react],[data-script]") : null;
  const script = part?.dataset.script;
  if (script) {
    // What was loaded is not loaded twice; what failed is asked for again at the next sign.
    await import(/* @vite-ignore */ script).catch(() => {});
    return;
  }
  if (!part || isBooting) return;
  isBooting = true;
  const address = new URL(location.href);
  address.searchParams.set(bootParam, "");
  try {
    await import(/* @vite-ignore */ address.pathname + address.search);
  } catch {
    isBooting = false;
  }
}
