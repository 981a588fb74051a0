/** One address of every kind of public page. */
export const kindsOfPages: { name: string; path: string; htmlKilobytes?: number }[] = [
  { name: "home", path: "/" },
  { name: "capital", path: "/cidades/sao-paulo" },
  { name: "city with most neighbourhoods", path: "/cidades/guarulhos" },
  { name: "neighbourhood", path: "/cidades/mooca-sao-paulo" },
  { name: "unknown place", path: "/cidades/campinas" },
  { name: "topic", path: "/topicos/motores-ppa" },
  { name: "unknown topic", path: "/topicos/assunto-novo" },
  { name: "term", path: "/termos/motor-basculante-ppa" },
  { name: "no term", path: "/termos" },
  { name: "post index", path: "/postagens/indice?letra=M&pagina=2" },
  { name: "post", path: "/postagens/motor-basculante-ppa-mooca" },
  { name: "not found", path: "/nao-existe" },
];
