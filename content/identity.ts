import type { Facts } from "#domain/facts/facts.ts";

/** 12345678000190 -> "12.345.678/0001-90" */
export function formatCnpj(digits: string): string {
  return digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{4})(\d{2})$/, "$1.$2.$3/$4-$5");
}

/** "Rua das Flores, 10, Barra Funda, São Paulo - SP, CEP 01140-000"; null for a shop without an open door. */
export function formatAddress({
  isPublic,
  street,
  district,
  city,
  state,
  postalCode,
}: Facts["address"]): string | null {
  if (!isPublic || city === null) return null;
  const town = state === null ? city : `${city} - ${state}`;
  return [street, district, town, postalCode && `CEP ${postalCode}`].filter(Boolean).join(", ");
}
