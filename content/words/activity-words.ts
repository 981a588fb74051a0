import { toRole } from "#domain/access.ts";
import type { ActivityAction, ActivityDetails, ActivityKind } from "#domain/activity.ts";
import { isFactSection } from "#domain/facts/facts.ts";
import { sayBatchAction } from "./batch-words.ts";
import { roleWords } from "./role-words.ts";
import { sayCount } from "./say-count.ts";
import { sectionWords } from "./shop-words.ts";

export const kindWords: Record<ActivityKind, string> = {
  "sign-ins": "Entradas no painel",
  people: "Pessoas e convites",
  pages: "Páginas",
  runs: "Criação de páginas",
  shop: "Minha loja",
  settings: "Chave da IA",
};

/** Who did it where nobody was signed in. */
export const serverActor = "Pelo servidor";

/** What the generator with this key is called. */
type NameGenerator = (kind: string) => string;

const sentences: Record<ActivityAction, (details: ActivityDetails, nameGenerator: NameGenerator) => string> = {
  "signed-in": ({ device }) => `Entrou no painel (${device})`,
  "invitation-made": ({ person, role }) => `Convidou ${person} (${sayRole(role)})`,
  "invitation-withdrawn": ({ person }) => `Cancelou o convite de ${person}`,
  "invitation-accepted": ({ role, device }) => `Aceitou o convite (${sayRole(role)}) e entrou no painel (${device})`,
  "role-changed": ({ person, from, to }) => `Mudou a função de ${person}: era ${sayRole(from)}, agora é ${sayRole(to)}`,
  "access-removed": ({ person }) => `Tirou o acesso de ${person}`,
  "access-restored": ({ person }) => `Devolveu o acesso de ${person}`,
  "reset-link-made": ({ person }) => `Gerou um link de nova senha para ${person}`,
  "idle-end-changed": ({ minutes }) =>
    minutes === 0
      ? "Deixou as sessões abertas também sem uso"
      : `Mudou o fim das sessões sem uso: depois de ${minutes} minutos`,
  "second-factor-demand-changed": ({ isDemanded }) =>
    isDemanded === 1
      ? "Passou a exigir a verificação em duas etapas de toda a equipe"
      : "Deixou de exigir a verificação em duas etapas",
  "pages-deleted": ({ count, first }) =>
    count === 1
      ? `Excluiu a página “${first}”`
      : `Excluiu ${sayCount(Number(count), "página", "páginas")}, entre elas “${first}”`,
  "page-edited": ({ title }) => `Editou a página “${title}”`,
  "pages-restored": ({ count, first }) =>
    count === 1
      ? `Tirou da lixeira a página “${first}”`
      : `Tirou da lixeira ${sayCount(Number(count), "página", "páginas")}, entre elas “${first}”`,
  "pages-purged": ({ count }) => `Apagou de vez ${sayCount(Number(count), "página", "páginas")} da lixeira`,
  "pages-merged": ({ title, slug }) => `Juntou a página “${slug}” à página “${title}”`,
  "redirect-saved": ({ from, to }) => `Fez o endereço ${from} levar para ${to}`,
  "redirect-deleted": ({ from, to }) => `Apagou o redirecionamento de ${from} para ${to}`,
  "page-unpublished": ({ slug, to }) =>
    to === "" ? `Despublicou a página “${slug}”` : `Despublicou a página “${slug}”, que agora leva para ${to}`,
  "batch-started": ({ action, count }) =>
    `Mudou ${sayCount(Number(count), "página", "páginas")} de uma vez: ${sayBatchAction(String(action))}`,
  "batch-undone": ({ action, count }) =>
    `Desfez a mudança de ${sayCount(Number(count), "página", "páginas")}: ${sayBatchAction(String(action))}`,
  "run-started": ({ titles, kind }, nameGenerator) =>
    `Começou a criar ${sayCount(Number(titles), "página", "páginas")} (${nameGenerator(String(kind))})`,
  "run-cancelled": ({ kind }, nameGenerator) => `Cancelou a criação de páginas (${nameGenerator(String(kind))})`,
  "run-paused": ({ kind }, nameGenerator) => `Pausou a criação de páginas (${nameGenerator(String(kind))})`,
  "run-continued": ({ kind }, nameGenerator) => `Continuou a criação de páginas (${nameGenerator(String(kind))})`,
  "shop-saved": ({ section }) => `Mudou a loja: ${saySection(section)}`,
  "shop-restored": ({ section }) => `Voltou a loja como era: ${saySection(section)}`,
  "ai-key-saved": ({ lastFour }) => `Salvou a chave da IA, final ${lastFour}`,
  "ai-key-removed": () => "Removeu a chave da IA",
};

/** What was done, after the name of who did it. */
export function sayActivity(action: string, details: ActivityDetails, nameGenerator: NameGenerator): string {
  return isKnown(action) ? sentences[action](details, nameGenerator) : "Fez uma mudança que esta versão não conhece";
}

function isKnown(action: string): action is ActivityAction {
  return Object.hasOwn(sentences, action);
}

function saySection(section: unknown): string {
  const known = String(section);
  return isFactSection(known) ? sectionWords[known].title : known;
}

function sayRole(role: unknown): string {
  return roleWords[toRole(role)].name;
}
