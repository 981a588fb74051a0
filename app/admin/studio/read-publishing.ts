import { z } from "zod";
import type { Day } from "#domain/business-day.ts";
import { checkDrip, type Publishing } from "#domain/publishing.ts";
import type { ErrorFields } from "../parts/read-form.ts";
import { checkbox, text } from "../parts/read-form.ts";

const many = z
  .union([z.array(z.string()), z.string()])
  .catch([])
  .transform((value) => [value].flat());

/** How a person says when pages come out. */
export const publishingForm = z.object({
  mode: z.enum(["all", "drip", "drafts"]).catch("drafts"),
  perDay: text,
  weekdays: many,
  fromHour: text,
  toHour: text,
  firstDay: text,
  publishesHeld: checkbox,
});

export type PublishingFields = z.infer<typeof publishingForm>;

export const publishingErrors: ErrorFields = {
  "drip-count": "perDay",
  "drip-weekdays": "weekdays",
  "drip-hours": "toHour",
  "drip-day": "firstDay",
  "drip-day-past": "firstDay",
  "drip-day-far": "firstDay",
};

/** Throws a DomainError for a plan that cannot be kept. */
export function readPublishing(typed: Omit<PublishingFields, "publishesHeld">, today: Day): Publishing {
  const { mode, perDay, weekdays, fromHour, toHour, firstDay } = typed;
  if (mode !== "drip") return { mode };
  const toNumber = (digits: string) => (/^\d{1,6}$/.test(digits.trim()) ? Number(digits) : Number.NaN);
  const days = weekdays.map(toNumber).filter((day) => day >= 0 && day <= 6);
  const drip = { perDay: toNumber(perDay), fromHour: toNumber(fromHour), toHour: toNumber(toHour), weekdays: days };
  return { mode, ...checkDrip({ ...drip, firstDay }, today) };
}
