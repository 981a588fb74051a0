import type { Concept } from "#domain/knowledge/concept.ts";
import { createRandom } from "#domain/random.ts";
import type { Knowledge } from "#domain/text/page-request.ts";
import type { TextLink } from "#domain/text/page-text.ts";
import { getTopicBySlug } from "../topics.ts";
import { buildingThemes } from "./buildings.ts";
import { compareInWords } from "./comparisons.ts";
import { getConcept } from "./concepts.ts";
import { decideInGeneral, isDecided, visitLines } from "./decisions.ts";
import { closings, listLeads, photoOfGate, placeLines, servicesLinks, topicLeads, upkeepLines } from "./frame.ts";
import { groundThemes } from "./ground.ts";
import { local } from "./local.ts";
import { describeQuantity } from "./quantities.ts";
import { getTable } from "./tables.ts";
import { wishes } from "./wishes.ts";

function getTopicLink({ id, topic }: Concept): TextLink | null {
  const found = topic === undefined ? undefined : getTopicBySlug(topic);
  if (!found) return null;
  const lead = createRandom(`topic ${id}`).pick(topicLeads);
  return { lead, label: found.title, href: `/topicos/${found.slug}` };
}

/** What pages are written from, put together. */
export const knowledge: Knowledge = {
  getConcept,
  isWish: (id) => wishes.includes(id),
  local,
  aroundThemes: [...buildingThemes, ...groundThemes],
  placeLines,
  upkeepLines,
  listLeads,
  photoOfGate,
  closings,
  describeQuantity,
  compareInWords,
  isDecided,
  decideInGeneral,
  visitLines,
  getTable,
  getTopicLink,
  servicesLinks,
};
