/** One address of every kind of public page. */
export const kindsOfPages: { name: string; path: string; htmlKilobytes?: number }[] = [
  { name: "home", path: "/" },
  { name: "home without a match", path: "/?cidade=xyz" },
  { name: "not found", path: "/nao-existe" },
];
