import { bootParam } from "./boot-param.ts";

const signs = ["pointerover", "touchstart", "keydown", "focusin"];
let isBooting = false;

/**
 * Boots React at the first sign that someone is about to use a part that needs it, or loads the small script that a
 * part names in `data-script`. A failed load may be tried again.
 */
export function bootOnIntent(): void {
  for (const sign of signs) addEventListener(sign, load, { passive: true });
}

function load({ target }: Event): void {
  const part = target instanceof Element && target.closest<HTMLElement>("[data-react],[data-script]");
  if (!part) return;
  const { script } = part.dataset;
  if (script) import(/* @vite-ignore */ script).catch(() => {});
  else if (!isBooting) boot();
}

function boot(): void {
  isBooting = true;
  const address = new URL(location.href);
  address.searchParams.set(bootParam, "");
  import(/* @vite-ignore */ address.pathname + address.search).catch(() => {
    isBooting = false;
  });
}
