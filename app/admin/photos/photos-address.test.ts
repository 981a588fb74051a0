import { expect, test } from "vitest";
import { readPhotosPlace, toPhotosAddress } from "./photos-address.ts";

test("an address says what the list shows, and is read back", () => {
  for (const address of [
    "/admin/fotos",
    "/admin/fotos?ver=lixeira",
    "/admin/fotos?ver=sem-descricao&busca=port%C3%A3o+azul&pagina=3",
  ]) {
    expect(toPhotosAddress(readPhotosPlace(new URL(address, "http://x").searchParams))).toBe(address);
  }
});

test("what nobody was given is the first page of all photos", () => {
  for (const query of ["ver=x", "pagina=-1", "pagina=x", "pagina=0"]) {
    expect(readPhotosPlace(new URLSearchParams(query))).toEqual({ list: "all", search: "", page: 1 });
  }
});
