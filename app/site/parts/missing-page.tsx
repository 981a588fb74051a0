import { ChatButton } from "#app/ui/chat-button.tsx";

/** Shown, with status 404, where an address leads nowhere. */
export function MissingPage() {
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
