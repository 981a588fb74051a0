declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Called with the link of a chat button before it opens. */
    gtag_report_conversion?: (link: string) => void;
  }
}

const host = "https://www.googletagmanager.com";
const signals = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];
let isLoaded = false;
let isPromotionReported = false;

/** Google reads the arguments object itself; it does not take an array. */
export function gtag(..._words: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}

/** Consent Mode, version 2: all signals together. */
export function setConsent(step: "default" | "update", state: "granted" | "denied"): void {
  gtag("consent", step, Object.fromEntries(signals.map((name) => [name, state])));
}

/** One script serves both ads and analytics. */
export function loadTags({ ids, container }: { ids: (string | undefined)[]; container?: string }): void {
  if (isLoaded) return;
  isLoaded = true;
  const [first, ...others] = ids.filter((id) => id !== undefined);
  if (first) {
    gtag("js", new Date());
    for (const id of [first, ...others]) gtag("config", id);
    load(`${host}/gtag/js?id=${first}`);
  }
  if (container) {
    window.dataLayer?.push({ "gtm.start": Date.now(), event: "gtm.js" });
    load(`${host}/gtm.js?id=${container}`);
  }
}

/** It reports and no more: the link opens by itself, whether or not Google ever answers. */
export function reportConversions(sendTo: string): void {
  window.gtag_report_conversion = () => gtag("event", "conversion", { send_to: sendTo });
}

/** Once a page, when it is seen: not while it waits in a tab that nobody has opened yet. */
export function reportPromotion(box: HTMLElement | null): void {
  if (!box || isPromotionReported) return;
  if (document.hidden) {
    document.addEventListener("visibilitychange", () => reportPromotion(box), { once: true });
    return;
  }
  isPromotionReported = true;
  const { promotion, promotionName, city } = box.dataset;
  const seen = { promotion_id: promotion, promotion_name: promotionName, location_id: city };
  gtag("event", "view_promotion", { ...seen, items: [{ item_id: promotion, item_name: promotionName, ...seen }] });
}

function load(src: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}
