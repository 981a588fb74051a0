import type { Concept } from "#domain/knowledge/concept.ts";
import { createRandom } from "#domain/random.ts";
import type { Knowledge } from "#domain/text/page-request.ts";
import type { TextLink } from "#domain/text/page-text.ts";
import { getTopicBySlug } from "../topics.ts";
import { buildingThemes } from "./buildings.ts";
import { tellCircumstance } from "./circumstances.ts";
import { compareInWords } from "./comparisons.ts";
import { concepts, getConcept } from "./concepts.ts";
import { decideInGeneral, findYardstick, isDecided } from "./decisions.ts";
import {
  arrivalLines,
  closings,
  freeQuoteLines,
  gatePhoto,
  heavyPriceLines,
  listLeads,
  makeLines,
  payingHeading,
  placeLines,
  plainListLead,
  priceHeadings,
  quoteLine,
  serviceHours,
  servicesLinks,
  shortOffers,
  swapLines,
  todayLines,
  topicLeads,
  upkeepLines,
  urgentClosings,
  visitPriceLines,
} from "./frame.ts";
import { groundThemes } from "./ground.ts";
import { local } from "./local.ts";
import { ownFrames } from "./own-frames.ts";
import { findOwnPart } from "./part-names.ts";
import { compareQuantities, describeQuantity, isWide } from "./quantities.ts";
import { serveInPlace } from "./service-leads.ts";
import { isHeavyDuty } from "./service-prices.ts";
import { getTable } from "./tables.ts";
import { weighTerm } from "./term-weights.ts";
import { giveVerdict } from "./verdicts.ts";
import { wishes } from "./wishes.ts";

function getTopicLink({ id, topic }: Concept): TextLink | null {
  const found = topic === undefined ? undefined : getTopicBySlug(topic);
  if (!found) return null;
  const lead = createRandom(`topic ${id}`).pick(topicLeads);
  return { lead, label: found.title, href: `/topicos/${found.slug}` };
}

const narrowByBroader = Map.groupBy(concepts, ({ broader }) => broader ?? "");

/** What pages are written from, put together. */
export const knowledge: Knowledge = {
  getConcept,
  getNarrow: (broader) => narrowByBroader.get(broader) ?? [],
  weighTerm,
  isWish: (id) => wishes.includes(id),
  local,
  aroundThemes: [...buildingThemes, ...groundThemes],
  ownFrames,
  placeLines,
  serveInPlace,
  serviceHours,
  shortOffers,
  arrivalLines,
  todayLines,
  quoteLine,
  priceHeadings,
  payingHeading,
  makeLines,
  isHeavyDuty,
  isWide,
  upkeepLines,
  visitPriceLines,
  swapLines,
  freeQuoteLines,
  heavyPriceLines,
  listLeads,
  plainListLead,
  gatePhoto,
  findPartPhoto: (words) => getConcept(findOwnPart(words)?.conceptId ?? "")?.photo ?? null,
  closings,
  urgentClosings,
  describeQuantity,
  compareQuantities,
  compareInWords,
  isDecided,
  decideInGeneral,
  giveVerdict,
  tellCircumstance,
  findYardstick,
  getTable,
  getTopicLink,
  servicesLinks,
};
