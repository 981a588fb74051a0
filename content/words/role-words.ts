import { type Role, roles } from "#domain/access.ts";
import { plainLetters } from "#domain/search-text.ts";

/** What each role is called, and what it may do. */
export const roleWords: Record<Role, { name: string; text: string }> = {
  owner: { name: "dona", text: "Pode tudo, também convidar pessoas e ver o histórico." },
  staff: { name: "equipe", text: "Cria e cuida das páginas, vê os contatos e põe fotos." },
  technician: { name: "técnico", text: "Só põe fotos e cuida da própria conta." },
};

/** With and without its accent, as a keyboard has it; null for what is no role. */
export function readRole(text: string): Role | null {
  const wanted = plainLetters(text.trim());
  return roles.find((role) => plainLetters(roleWords[role].name) === wanted) ?? null;
}
