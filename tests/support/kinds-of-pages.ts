/** One address of every kind of public page. */
export const kindsOfPages: { name: string; path: string; htmlKilobytes?: number }[] = [
  { name: "home", path: "/" },
  { name: "guide", path: "/guia-completo", htmlKilobytes: 30 },
  { name: "FAQ", path: "/duvidas-frequentes", htmlKilobytes: 30 },
  { name: "FAQ without an answer", path: "/duvidas-frequentes?busca=xyz" },
  { name: "services", path: "/instalacao-motor-portao-automatico" },
  { name: "article", path: "/blog/como-instalar-motor-portao-eletronico" },
  { name: "service area", path: "/portao-automatico-guarulhos" },
  { name: "city offer", path: "/motor-para-portao-em-osasco" },
  { name: "not found", path: "/nao-existe" },
];
