import { z } from "zod";
import { choicesSchema, email, line, orNone, paragraph, photoId, ticked, webAddress } from "./fields.ts";

const colour = z
  .string("Escolha uma cor.")
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, "Escolha uma cor, ou escreva como #0b2f57.");

export const look = z.object({ logo: orNone(photoId), brandColour: colour, accentColour: colour });

export const homeSections = [
  "video",
  "benefits",
  "prices",
  "product",
  "gates",
  "photos",
  "testimonials",
  "shipping",
  "posts",
  "regional",
] as const;

export type HomeSection = (typeof homeSections)[number];

export const home = z.object({
  headline: orNone(line(90)),
  subline: orNone(line(240)),
  videoUrl: orNone(webAddress.transform(toPlayer)),
  photos: choicesSchema(photoId),
  /** In their order; those left out are hidden. */
  sections: z
    .array(z.object({ id: z.enum(homeSections), isShown: ticked }))
    .refine(
      (sections) => new Set(sections.map(({ id }) => id)).size === homeSections.length,
      "Falta uma parte da página.",
    ),
});

/** The page of a video is not made to stand in a frame; its player is. */
function toPlayer(address: string): string {
  const { hostname, pathname, searchParams } = new URL(address);
  const isYoutube = /(^|\.)youtube\.com$/.test(hostname);
  const id =
    hostname === "youtu.be"
      ? pathname.slice(1)
      : isYoutube
        ? (searchParams.get("v") ?? /^\/shorts\/([\w-]+)/.exec(pathname)?.[1])
        : null;
  return id && /^[\w-]{6,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : address;
}

export const privacy = z.object({
  /** Who answers for personal data, and where to ask. */
  officer: orNone(line(80)),
  email: orNone(email),
  extra: orNone(paragraph(3_000)),
});

const code = (pattern: RegExp, example: string) =>
  orNone(z.string().trim().regex(pattern, `Confira o código: ele é como ${example}.`));

export const tags = z
  .object({
    adsId: code(/^AW-\d{6,15}$/, "AW-123456789"),
    conversionLabel: code(/^[\w-]{6,40}$/, "AbC-D_efG"),
    tagManagerId: code(/^GTM-[A-Z0-9]{4,12}$/, "GTM-ABC1234"),
    analyticsId: code(/^G-[A-Z0-9]{6,14}$/, "G-ABC1234567"),
    searchConsole: code(/^[\w-]{20,100}$/, "o que vem depois de content="),
  })
  .refine(({ adsId, conversionLabel }) => conversionLabel === null || adsId !== null, {
    path: ["adsId"],
    message: "O rótulo da conversão precisa do código da conta.",
  });
