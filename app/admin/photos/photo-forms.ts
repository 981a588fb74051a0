import { z } from "zod";
import { DomainError } from "#domain/errors.ts";
import type { PhotoLook, Rect } from "#domain/photos.ts";
import { text } from "../parts/read-form.ts";

/** In hundredths, as they are typed; all empty for none. */
const area = z.object({ x: text, y: text, width: text, height: text });

type Area = z.output<typeof area>;

const noArea: Area = { x: "", y: "", width: "", height: "" };

export const photoForm = z.object({
  intent: text,
  alt: text,
  crop: area.catch(noArea),
  blurs: z.array(area.catch(noArea)).catch([]),
});

export function toLook({ crop, blurs }: Pick<z.output<typeof photoForm>, "crop" | "blurs">): PhotoLook {
  return { crop: toRect(crop), blurs: blurs.flatMap((blur) => toRect(blur) ?? []) };
}

function toRect({ x, y, width, height }: Area): Rect | null {
  if ([x, y, width, height].every((value) => value.trim() === "")) return null;
  return { x: toShare(x), y: toShare(y), width: toShare(width), height: toShare(height) };
}

function toShare(typed: string): number {
  const number = typed.trim().replace(",", ".");
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(number)) throw new DomainError("photo-area-invalid");
  return Number(number) / 100;
}
