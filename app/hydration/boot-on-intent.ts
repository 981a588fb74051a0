import { bootParam } from "./boot-param.ts";

const signs = ["pointerover", "touchstart", "keydown", "focusin"];
let isBooting = false;

/** Boots React at the first sign that someone is about to use a part that needs it. A failed load may be tried again. */
export function bootOnIntent(): void {
  for (const sign of signs) addEventListener(sign, boot, { passive: true });
}

async function boot({ target }: Event): Promise<void> {
  if (isBooting || !(target instanceof Element) || !target.closest("[data-react]")) return;
  isBooting = true;
  const address = new URL(location.href);
  address.searchParams.set(bootParam, "");
  try {
    await import(/* @vite-ignore */ address.pathname + address.search);
    for (const sign of signs) removeEventListener(sign, boot);
  } catch {
    isBooting = false;
  }
}
