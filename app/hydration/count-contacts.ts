const { origin, search } = location;
const { referrer } = document;

/** Where the visitor came from, and with which query: remembered for the tab, since a tap often comes pages later. */
let arrival = [referrer, search.replace(/(clid|braid)=[^&]*/g, "$1=")];
let isSeen = false;

/**
 * Counts contacts and views, before React and without it. Nothing waits for it: the link opens whatever happens here.
 * That an ad brought the visit is remembered, but not the number that it gave to the click.
 */
export function countContacts(): void {
  try {
    const isFirstPage = !referrer.startsWith(`${origin}/`);
    if (isFirstPage) sessionStorage.origem = JSON.stringify(arrival);
    else arrival = JSON.parse(sessionStorage.origem);
  } catch {
    // Storage may be closed; then this page is all that is known.
  }
  addEventListener("click", reportTap, true);
  addEventListener("auxclick", reportTap, true);
  document.addEventListener("visibilitychange", reportView);
  reportView();
}

/**
 * In place of the link's own ping, which knows less and is for browsers without script. A chat is also reported to the
 * ads tag, where there is one.
 */
function reportTap({ target, button: pressed }: MouseEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>("[data-contact],[href^=tel]");
  if (!link || pressed > 1) return;
  const { contact: kind = "phone", button, place } = link.dataset;
  const [from = "", query = ""] = arrival;
  send("contatos", { kind, button, place, referrer: from.slice(0, 300), query: query.slice(0, 700) });
  link.ping = "";
  if (kind === "chat") window.gtag_report_conversion?.(link.href);
}

/** When the page is first seen, so not while it is only fetched ahead. */
function reportView(): void {
  if (!isSeen && !document.hidden) isSeen = send("visitas");
}

function send(to: "contatos" | "visitas", report?: object): boolean {
  const id = Date.now().toString(36) + Math.random().toString(36).slice(2);
  return navigator.sendBeacon(`/api/${to}`, JSON.stringify({ id, path: location.pathname, ...report }));
}
