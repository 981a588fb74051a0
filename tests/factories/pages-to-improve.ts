import type { NewPage } from "#domain/pages.ts";

const sentences = Array.from(
  { length: 45 },
  (_, index) => `O passo número ${index + 1} deixa o portão da casa mais seguro.`,
);
const shared = `<h2>Como funciona</h2><p>${sentences.join(" ")}</p>`;

/** Two that say nearly the same, and one that says hardly anything. */
export const pagesToImprove: NewPage[] = [
  {
    title: "Capacitor do motor na Mooca",
    slug: "capacitor-do-motor-na-mooca",
    content: `${shared}<h2>Quanto custa</h2><p>O preço depende do tamanho do motor que a casa usa.</p>`,
  },
  {
    title: "Troca de capacitor na Mooca",
    slug: "troca-de-capacitor-na-mooca",
    content: `${shared}<h2>Prazo da visita</h2><p>Na maioria das semanas o técnico passa no mesmo dia do pedido.</p>`,
  },
  {
    title: "Placa do motor em Osasco",
    slug: "placa-do-motor-em-osasco",
    content: "<p>Trocamos a placa do motor do portão.</p>",
  },
];
