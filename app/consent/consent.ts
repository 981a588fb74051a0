/**
 * Loaded only where a tag is set up. Asks once, keeps the answer for six months, and only after "Aceitar" loads
 * anything from another host. It listens on the document, so it works before, without and after React.
 */
import { gtag, loadTags, reportConversions, reportPromotion, setConsent } from "./google-tags.ts";
import { readChoice, saveChoice } from "./stored-choice.ts";

const banner = document.getElementById("consent");
let openedFrom: HTMLElement | null = null;

if (banner) {
  setConsent("default", "denied");
  const choice = readChoice();
  if (choice === "accept") allow();
  else banner.hidden = choice === "refuse";
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", onKey);
}

function onClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-consent]") : null;
  const action = button?.dataset.consent;
  if (action === "open") {
    event.preventDefault();
    open(button);
  }
  if (action === "accept" || action === "refuse") decide(action);
}

/** Escape leaves an answer that was given as it is; a first answer has to be one of the two. */
function onKey(event: KeyboardEvent): void {
  if (event.key === "Escape" && readChoice() !== null) close();
}

function open(from: HTMLElement | null): void {
  if (!banner) return;
  openedFrom = from;
  banner.hidden = false;
  banner.querySelector("button")?.focus();
}

function close(): void {
  if (!banner || banner.hidden) return;
  banner.hidden = true;
  openedFrom?.focus();
  openedFrom = null;
}

function decide(choice: "accept" | "refuse"): void {
  const hadAccepted = readChoice() === "accept";
  saveChoice(choice);
  close();
  if (choice === "accept") allow();
  // Tags that already run cannot be unloaded: the page starts again without them.
  else if (hadAccepted) withdraw();
}

function allow(): void {
  const { ads, label, analytics, container } = banner?.dataset ?? {};
  setConsent("update", "granted");
  loadTags({ ids: [ads, analytics], container });
  if (ads && label) reportConversions(`${ads}/${label}`);
  reportPromotion(document.querySelector("[data-promotion]"));
}

function withdraw(): void {
  setConsent("update", "denied");
  gtag("set", "ads_data_redaction", true);
  for (const name of document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? "")) {
    if (/^_(gcl|ga|gid|gac)/.test(name)) expireCookie(name);
  }
  location.reload();
}

/** The tags set their cookies on the widest domain they can. */
function expireCookie(name: string): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`);
  for (const domain of ["", ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
