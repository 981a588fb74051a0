import { expect, test } from "#tests/support/browser-test.ts";

test("a made-up session neither goes round the page cache nor keeps a page out of it", async ({ launch }) => {
  const { url } = await launch();
  const ask = (cookie?: string) => fetch(`${url}/guia-completo`, { headers: cookie ? { cookie } : {} });
  for (const forged of ["basculante.session_token=abc.def", "__Secure-basculante.session_token=abc.def"]) {
    const first = await ask(forged);
    expect([first.status, first.headers.get("cache-control")]).toEqual([200, "no-cache"]);
    const again = await fetch(`${url}/guia-completo`, {
      headers: { cookie: forged, "if-none-match": first.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  }
});
