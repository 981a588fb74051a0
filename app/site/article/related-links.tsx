import { ArrowRight } from "#app/ui/icons.tsx";

const related = [
  {
    href: "/instalacao-motor-portao-automatico",
    title: "Instalação e assistência",
    text: "Serviços, preços e onde atendemos.",
  },
  {
    href: "/guia-completo",
    title: "Guia completo do portão automático",
    text: "Da escolha do motor à manutenção, com tabelas para consultar.",
  },
  {
    href: "/duvidas-frequentes",
    title: "Dúvidas frequentes",
    text: "Respostas curtas, com busca.",
  },
];

export function RelatedLinks() {
  return (
    <nav aria-labelledby="leia-tambem" className="wrap space-y-5 py-6">
      <h2 id="leia-tambem" className="text-2xl">
        Leia também
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {related.map(({ href, title, text }) => (
          <li key={href} className="card relative space-y-1 hover:border-brand">
            <a
              href={href}
              className="flex min-h-11 items-center justify-between gap-3 font-bold text-brand after:absolute after:inset-0"
            >
              {title}
              <ArrowRight className="size-5 shrink-0" />
            </a>
            <p className="text-soft-ink">{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
