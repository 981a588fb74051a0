/**
 * Narrows the list of cities while one types. A script of its own, loaded when the section is touched: React is a
 * hundred times its size and would come to a slow phone seconds after the last letter.
 */
import { cityCaption, matchesCity } from "#domain/city-search.ts";

const form = document.querySelector<HTMLFormElement>("#frete-gratis form");
const field = form?.querySelector("input");
const cities = document.querySelectorAll<HTMLElement>("#frete-gratis li");
const caption = document.querySelector("#frete-gratis [role=status]");
const askUs = document.querySelector<HTMLElement>("#pergunte-da-sua-cidade");

function filter(): void {
  let found = 0;
  for (const city of cities) {
    city.hidden = !matchesCity(city.textContent, field?.value ?? "");
    if (!city.hidden) found++;
  }
  if (caption) caption.textContent = cityCaption(found);
  if (askUs) askUs.hidden = found > 0;
}

field?.addEventListener("input", filter);
form?.addEventListener("submit", (event) => event.preventDefault());
// What was typed while this was still on its way.
filter();
