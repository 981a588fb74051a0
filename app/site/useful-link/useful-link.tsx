import { redirect } from "react-router";
import type { PageHandle } from "../../hydration/page-handle.ts";
import { servicesContext } from "../../services.ts";
import { ChatButton } from "../../ui/chat-button.tsx";
import { HtmlText } from "../parts/html-text.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import type { Route } from "./+types/useful-link";

export const handle: PageHandle = { isPublic: true, tags: ({ slug }) => ["pages", `page:${slug}`] };

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await context.get(servicesContext).pages.getPageBySlug(params.slug);
  if (!page) throw redirect("/not-found");
  return { title: page.title, content: page.content };
}

export default function UsefulLink({ loaderData: { title, content } }: Route.ComponentProps) {
  return (
    <article className="wrap space-y-8 py-10">
      <PageMeta title={title} description={`${title}: instalação, conserto e manutenção com técnico especializado.`} />
      <h1 className="max-w-3xl text-3xl md:text-4xl">{title}</h1>
      <HtmlText html={content} />
      <aside className="max-w-3xl space-y-4 rounded-xl bg-paper p-6">
        <h2 className="text-2xl">Precisa de um técnico?</h2>
        <p>Conte pelo WhatsApp como é o seu portão e o que acontece com ele. Um técnico responde e combina a visita.</p>
        <ChatButton message={`Olá! Vim pelo site e preciso de um técnico. Assunto: ${title}`} />
      </aside>
    </article>
  );
}
