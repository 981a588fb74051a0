/** One address of every kind of public page. */
export const kindsOfPages: { name: string; path: string; htmlKilobytes?: number }[] = [
  { name: "home", path: "/" },
  { name: "privacy", path: "/privacidade" },
  { name: "not found", path: "/nao-existe" },
];
