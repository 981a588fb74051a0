import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { FreeShipping } from "./free-shipping.tsx";
import { Hero } from "./hero.tsx";

const site = {
  name: "Motores",
  phone: "5511900000000",
  chatHost: "https://wa.me",
  email: "a@b.c",
  url: "https://x.example",
};

/** As it would stand in a page: components ask the root route for the site. */
function render(element: ReactElement): string {
  const router = createMemoryRouter([{ id: "root", path: "/", element, loader: () => ({ site }) }], {
    hydrationData: { loaderData: { root: { site } } },
  });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

const cities = [{ name: "São Paulo (Capital)" }, { name: "Osasco", href: "/cidades/osasco" }];
const shipping = { heading: "Frete grátis", text: "Procure sua cidade.", cities };

test("the headline names the city of the page, when it has one", () => {
  const words = { headline: "Motor para Portão", subline: "Instalado" };
  expect(render(createElement(Hero, words))).toMatch(/<h1[^>]*>Motor para Portão<\/h1>/);
  expect(render(createElement(Hero, { ...words, city: "Osasco" }))).toMatch(
    /<h1[^>]*>Motor para Portão em Osasco<\/h1>/,
  );
});

test("the city of the page stands out among those with free shipping", () => {
  expect(render(createElement(FreeShipping, shipping))).not.toMatch(/Incluindo|<strong/);
  const osasco = render(createElement(FreeShipping, { ...shipping, highlightedCity: "Osasco" }));
  expect(osasco).toContain("Incluindo Osasco!");
  expect(osasco.match(/<strong>[^<]*<\/strong>/g)).toEqual(["<strong>Osasco</strong>"]);
  const capital = render(createElement(FreeShipping, { ...shipping, highlightedCity: "São Paulo" }));
  expect(capital.match(/<strong>[^<]*<\/strong>/g)).toEqual(["<strong>São Paulo (Capital)</strong>"]);
});
