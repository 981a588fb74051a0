/** In the calendar's order. */
export const weekdayNames = ["Domingo", "Segunda", "Terça", "Quarta", "Quinta", "Sexta", "Sábado"];

/** What may be promised in a city. */
export const cityClaims = [
  ["hasDelivery", "Entrega grátis"],
  ["hasFreeInstallation", "Instalação grátis"],
  ["isOnCall", "Plantão"],
] as const;
