import { choosing } from "./guide/choosing.ts";
import { faq } from "./guide/faq.ts";
import { hiring } from "./guide/hiring.ts";
import { partners } from "./guide/partners.ts";
import { type GuidePrompt, prompts } from "./guide/prompts.ts";
import type { GuideSection } from "./guide/section.ts";
import { using } from "./guide/using.ts";

export type { GuidePrompt, GuideSection };

export const guide: {
  title: string;
  /** Meta description: 110 to 155 characters. */
  description: string;
  intro: string;
  sections: GuideSection[];
  faq: { question: string; answer: string }[];
  partners: { name: string; url: string; text: string }[];
  prompts: GuidePrompt[];
} = {
  title: "Guia Completo do Portão Automático",
  description:
    "Tipos de portão, potência do motor, marcas, instalação, manutenção, defeitos, segurança e preços: o guia do portão automático em linguagem clara.",
  intro:
    "Este guia reúne o que um técnico explica na frente do portão: como o motor funciona, qual comprar, como cuidar e quando chamar um técnico. Leia inteiro antes de automatizar a garagem ou vá direto à parte que interessa. As tabelas de manutenção e de defeitos foram feitas para consultar de novo, no celular, com o portão na sua frente.",
  sections: [...choosing, ...using, ...hiring],
  faq,
  partners,
  prompts,
};
