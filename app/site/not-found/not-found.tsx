import { data } from "react-router";
import type { PageHandle } from "../../hydration/page-handle.ts";
import { servicesContext } from "../../services.ts";
import { ChatButton } from "../../ui/chat-button.tsx";
import type { Route } from "./+types/not-found";

export const handle: PageHandle = { isPublic: true };

export function loader({ request, context }: Route.LoaderArgs) {
  context.get(servicesContext).log.warn({ path: new URL(request.url).pathname }, "page not found");
  return data(null, { status: 404 });
}

export default function NotFound() {
  return (
    <div className="wrap space-y-6 py-16">
      <title>Página não encontrada</title>
      <meta name="robots" content="noindex" />
      <p className="text-6xl font-extrabold text-brand">404</p>
      <h1 className="text-3xl">Oops! Page not found</h1>
      <p className="text-lg">Esta página não existe ou mudou de endereço. Volte ao início ou fale com a gente.</p>
      <div className="flex flex-wrap gap-3">
        <a href="/" className="button button-quiet px-6">
          Voltar para o início
        </a>
        <ChatButton variant="compact" />
      </div>
    </div>
  );
}
